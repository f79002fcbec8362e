// Any program as a device: it reads case lines and writes answers (process/README.md).
#include <fmt/format.h>

#include <charconv>
#include <mutex>
#include <utility>

#include "conformance/case/case.h"
#include "conformance/device.h"
#include "conformance/process/child.h"
#include "sim/base/error.h"

namespace mx::conformance {
namespace {

constexpr size_t kWordsShown = 60;
constexpr const char* kUnsupported = "unsupported";

std::string Shown(const std::string& text) {
  std::string out = text.substr(0, kWordsShown);
  for (char& c : out) {
    if (c < 32 || c > 126) c = '?';
  }
  return text.size() > kWordsShown ? out + "..." : out;
}

// The case with all of its inputs as words: a program needs no generator of ours.
std::string LineOf(const Problem& problem, const TensorSet& tensors) {
  Problem whole = problem;
  whole.words.clear();
  for (const Tensor& t : tensors) {
    if (t.direction() == Direction::kOut) continue;
    std::vector<uint32_t>& words = whole.words[t.name()];
    for (int64_t row = 0; row < t.rows(); ++row) {
      for (int64_t col = 0; col < t.cols(); ++col) words.push_back(t.Word(row, col));
    }
  }
  return CaseLine(whole);
}

// Twice what the words of the outputs take when each is written out.
size_t LongestAnswer(const TensorSet& tensors) {
  size_t bytes = 4096;
  for (const Tensor& t : tensors) {
    if (t.is_output()) bytes += static_cast<size_t>(t.rows() * t.cols()) * 2 * 9;
  }
  return bytes;
}

void Fill(Tensor& t, const Words& words) {
  if (static_cast<int64_t>(words.size()) != t.rows() * t.cols())
    Fail("the answer has {} words for {}, which has {} x {}", words.size(), t.name(), t.rows(), t.cols());
  const uint64_t most = Bytes(t.type()) == 4 ? ~uint32_t{0} : (1u << 8 * Bytes(t.type())) - 1;
  for (size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    uint64_t bits = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), bits, 16);
    if (error != std::errc{} || end != word.data() + word.size() || bits > most)
      Fail("word {} of {} in the answer is '{}', not a hexadecimal word of {} bits", i, t.name(), Shown(word),
           8 * Bytes(t.type()));
    const auto at = static_cast<int64_t>(i);
    t.SetWord(at / t.cols(), at % t.cols(), static_cast<uint32_t>(bits));
  }
}

class ProcessDevice : public Device {
 public:
  explicit ProcessDevice(const DeviceOptions& options)
      : child_(options.command, options.timeout), claims_(options.behaviour.value_or(Claims{})) {
    if (options.command.empty())
      Fail("--device process: give the program with --command 'PROGRAM ARGUMENTS'");
  }

  std::string Describe() const override { return fmt::format("the program '{}'", child_.command()); }
  Claims claims() const override { return claims_; }
  bool Concurrent() const override { return false; }

  // Asked by running the case: a program says that it does not do one instead of answering. The answer waits
  // for Run.
  std::string Unsupported(const Problem& problem) const override {
    const TensorSet tensors = MakeTensors(problem);
    const std::lock_guard<std::mutex> lock(mutex_);
    line_ = LineOf(problem, tensors);
    failure_.clear();
    try {
      answer_ = child_.Ask(line_, LongestAnswer(tensors));
    } catch (const InputError& error) {
      answer_.clear();
      failure_ = error.what();  // a failure of the case, not a reason to pass over it
      return "";
    }
    if (answer_.rfind(kUnsupported, 0) != 0) return "";
    const std::string why = answer_.substr(std::string(kUnsupported).size());
    return why.size() < 2 ? "the program does not offer it" : Shown(why.substr(1));
  }

  Answer Run(const Problem& problem, TensorSet& tensors) override {
    const std::lock_guard<std::mutex> lock(mutex_);
    const std::string line = LineOf(problem, tensors);
    if (line != line_ || line_.empty()) {
      failure_.clear();
      answer_ = child_.Ask(line, LongestAnswer(tensors));
    }
    line_.clear();  // an answer is used once: a second run is a second question
    if (!failure_.empty()) Fail("{}", failure_);
    Take(answer_, tensors);
    return {};
  }

 private:
  static void Take(const std::string& answer, TensorSet& tensors) {
    const std::string where = fmt::format("the answer '{}'", Shown(answer));
    if (answer.rfind("error", 0) == 0) Fail("the program says: {}", Shown(answer));
    if (answer.rfind(kUnsupported, 0) == 0)
      Fail("the program does not offer what it had offered with other inputs: {}", Shown(answer));
    if (answer.rfind("=>", 0) != 0)
      Fail("{} begins with neither '=>' nor '{}' nor 'error'", where, kUnsupported);
    Case parsed = Case::ParseProblem("answer " + answer, where);
    for (Tensor& t : tensors) {
      if (t.direction() == Direction::kIn) continue;
      const auto found = parsed.expected.find(t.name());
      if (found == parsed.expected.end()) Fail("{} lacks {}", where, t.name());
      Fill(t, found->second);
      parsed.expected.erase(found);
    }
    if (!parsed.expected.empty())
      Fail("{} has '{}', which is no output of the case", where, parsed.expected.begin()->first);
  }

  mutable std::mutex mutex_;
  mutable Child child_;
  mutable std::string line_, answer_, failure_;
  Claims claims_;
};

}  // namespace

std::unique_ptr<Device> MakeProcessDevice(const DeviceOptions& options) {
  return std::make_unique<ProcessDevice>(options);
}

}  // namespace mx::conformance
