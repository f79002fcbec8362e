#include "sim/nn/metrics.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <cstring>

#include "sim/base/bits.h"
#include "sim/base/error.h"
#include "sim/base/sha256.h"

namespace mx {
namespace {

constexpr std::array<std::array<const char*, 2>, 3> kOperands = {{{"x", "w"}, {"dy", "w"}, {"dy", "x"}}};

struct CounterField {
  const char* name;
  uint64_t QuantCounters::*member;
};
constexpr std::array<CounterField, 7> kCounters = {{{"elements", &QuantCounters::elements},
                                                    {"blocks", &QuantCounters::blocks},
                                                    {"nan", &QuantCounters::nan},
                                                    {"inf", &QuantCounters::inf},
                                                    {"clipped", &QuantCounters::clipped},
                                                    {"underflow", &QuantCounters::underflow},
                                                    {"zero_blocks", &QuantCounters::zero_blocks}}};

// Calls visit(path, counts a, counts b) for every count of two statistics.
template <typename A, typename B, typename Visit>
void ForEachCount(A& a, B& b, Visit visit) {
  for (size_t g = 0; g < 3; ++g) {
    visit(a.gemms[g], b.gemms[g]);
    visit(a.mx_gemms[g], b.mx_gemms[g]);
    for (size_t o = 0; o < 2; ++o) {
      for (const CounterField& field : kCounters)
        visit(a.counters[g][o].*field.member, b.counters[g][o].*field.member);
    }
  }
}

OrderedJson Finite(double x) { return std::isfinite(x) ? OrderedJson(x) : OrderedJson(nullptr); }

uint64_t Count(const nlohmann::json& object, const char* name, const std::string& where) {
  if (!object.contains(name)) return 0;
  if (!object[name].is_number_unsigned()) Fail("{}: count \"{}\" is no number", where, name);
  return object[name].get<uint64_t>();
}

}  // namespace

LinearStats Difference(const LinearStats& after, const LinearStats& before) {
  LinearStats difference = after;
  ForEachCount(difference, before, [](uint64_t& a, const uint64_t& b) { a -= b; });
  return difference;
}

OrderedJson StatsToJson(const LinearStats& stats) {
  OrderedJson out = {{"gemms", OrderedJson::object()}, {"mx_gemms", OrderedJson::object()}};
  OrderedJson quantised = OrderedJson::object();
  for (size_t g = 0; g < 3; ++g) {
    if (stats.gemms[g] != 0) out["gemms"][kLinearGemmNames[g]] = stats.gemms[g];
    if (stats.mx_gemms[g] != 0) out["mx_gemms"][kLinearGemmNames[g]] = stats.mx_gemms[g];
    for (size_t o = 0; o < 2; ++o) {
      for (const CounterField& field : kCounters) {
        const uint64_t count = stats.counters[g][o].*field.member;
        if (count != 0) quantised[kLinearGemmNames[g]][kOperands[g][o]][field.name] = count;
      }
    }
  }
  if (!quantised.empty()) out["quantised"] = quantised;
  return out;
}

LinearStats StatsFromJson(const nlohmann::json& in, const std::string& where) {
  LinearStats stats;
  const auto below = [&](const nlohmann::json& object, const char* name) {
    return object.is_object() ? object.value(name, nlohmann::json::object()) : nlohmann::json::object();
  };
  if (!in.is_object()) Fail("{}: the counts are no JSON object", where);
  for (size_t g = 0; g < 3; ++g) {
    stats.gemms[g] = Count(below(in, "gemms"), kLinearGemmNames[g], where);
    stats.mx_gemms[g] = Count(below(in, "mx_gemms"), kLinearGemmNames[g], where);
    for (size_t o = 0; o < 2; ++o) {
      const nlohmann::json operand =
          below(below(below(in, "quantised"), kLinearGemmNames[g]), kOperands[g][o]);
      for (const CounterField& field : kCounters) {
        stats.counters[g][o].*field.member = Count(operand, field.name, where);
      }
    }
  }
  return stats;
}

QuantCounters TotalCounters(const LinearStats& stats) {
  QuantCounters total;
  for (const auto& gemm : stats.counters) {
    for (const QuantCounters& operand : gemm) total += operand;
  }
  return total;
}

uint64_t TotalMxGemms(const LinearStats& stats) {
  return stats.mx_gemms[0] + stats.mx_gemms[1] + stats.mx_gemms[2];
}

std::string HexBits(float x) { return fmt::format("{:08x}", Canonical(ToBits(x))); }

std::string HexBits(double x) {
  return fmt::format("{:016x}", std::isnan(x) ? 0x7FF8000000000000ull : ToBits64(x));
}

OrderedJson StepLine(const StepRecord& record) {
  OrderedJson line = {{"kind", "step"},
                      {"step", record.step},
                      {"loss", Finite(record.loss)},
                      {"loss_bits", HexBits(record.loss)},
                      {"grad_norm", Finite(record.grad_norm)},
                      {"grad_norm_bits", HexBits(record.grad_norm)},
                      {"learning_rate", Finite(record.learning_rate)},
                      {"learning_rate_bits", HexBits(record.learning_rate)},
                      {"tokens", record.tokens}};
  line.update(StatsToJson(record.stats));
  return line;
}

OrderedJson ValidationLine(int64_t step, float loss, int64_t tokens, const std::string& parameters_sha256) {
  return {{"kind", "validation"},       {"step", step},     {"loss", Finite(loss)},
          {"loss_bits", HexBits(loss)}, {"tokens", tokens}, {"parameters_sha256", parameters_sha256}};
}

std::string ParametersDigest(std::span<const float> parameters) {
  Sha256 hash;
  hash.Update(parameters.data(), parameters.size_bytes());
  return hash.Hex();
}

LineFile::LineFile(const std::string& path, int64_t keep) : path_(path) {
  fd_ = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (fd_ < 0) Fail("{}: cannot write: {}", path, std::strerror(errno));
  struct stat status {};
  const int64_t size = fstat(fd_, &status) == 0 ? static_cast<int64_t>(status.st_size) : -1;
  char last = 0;
  if (keep == kAll) keep = std::max<int64_t>(size, 0);
  const bool whole = keep == 0 || (size >= keep && pread(fd_, &last, 1, keep - 1) == 1 && last == '\n');
  if (!whole || ftruncate(fd_, keep) != 0 || lseek(fd_, 0, SEEK_END) != keep) {
    close(fd_);
    if (!whole) Fail("{}: shorter than when the checkpoint was written, or changed since; restore it", path);
    Fail("{}: cannot write: {}", path, std::strerror(errno));
  }
  bytes_ = keep;
}

LineFile::~LineFile() {
  if (fd_ >= 0) close(fd_);
}

void LineFile::Append(const OrderedJson& line) {
  const std::string text = line.dump() + "\n";
  size_t done = 0;
  while (done < text.size()) {
    const ssize_t wrote = write(fd_, text.data() + done, text.size() - done);
    if (wrote < 0 && errno == EINTR) continue;
    if (wrote < 0) {
      const int error = errno;
      if (ftruncate(fd_, bytes_) != 0)
        Fail("{}: cannot write, and ends in half a line: {}", path_, std::strerror(error));
      Fail("{}: cannot write: {}", path_, std::strerror(error));
    }
    done += static_cast<size_t>(wrote);
  }
  bytes_ += static_cast<int64_t>(text.size());
}

void LineFile::Sync() {
  if (fdatasync(fd_) != 0 && errno != EINVAL && errno != EROFS)
    Fail("{}: cannot write: {}", path_, std::strerror(errno));
}

}  // namespace mx
