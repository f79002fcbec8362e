#include "conformance/foreign_golden.h"

#include <fmt/format.h>

#include <algorithm>

#include "conformance/case/case.h"
#include "conformance/device.h"
#include "conformance/reference.h"
#include "sim/base/error.h"
#include "sim/base/parallel.h"
#include "sim/base/sha256.h"

namespace mx::conformance {
namespace {

std::string One(const Case& c, const std::string& key) {
  const auto found = c.expected.find(key);
  if (found == c.expected.end() || found->second.size() != 1)
    Fail("{}: '{}' must be one word", c.where(), key);
  return found->second.front();
}

uint64_t Count(const Case& c, const std::string& key) {
  const std::string text = One(c, key);
  if (text.empty() || text.size() > 18 || text.find_first_not_of("0123456789") != std::string::npos)
    Fail("{}: {}={} is no decimal number", c.where(), key, text);
  return std::stoull(text);
}

std::string Digest(const Problem& problem, const Claims& claims, bool scalar) {
  TensorSet tensors = MakeTensors(problem);
  if (problem.op == Operation::kGemm && !scalar) {
    RunGemm(problem, claims, EngineProduct, tensors);
  } else {
    RunReference(problem, claims, tensors);
  }
  return OutputsDigest(tensors);
}

}  // namespace

bool ForeignRecord::operator==(const ForeignRecord& o) const {
  return id == o.id && CaseLine(problem) == CaseLine(o.problem) && file == o.file && symbol == o.symbol &&
         object_sha256 == o.object_sha256 && outputs_sha256 == o.outputs_sha256 && first == o.first &&
         instructions == o.instructions && mfma == o.mfma && order_dependent == o.order_dependent;
}

std::string OutputsDigest(const TensorSet& tensors) {
  Sha256 sha;
  for (const Tensor& tensor : tensors) {
    if (tensor.is_output()) sha.Update(tensor.payload().data(), tensor.payload().size());
  }
  return sha.Hex();
}

std::string FirstWords(const TensorSet& tensors) {
  for (const Tensor& t : tensors) {
    if (t.direction() == Direction::kIn) continue;
    std::vector<uint32_t> words;
    for (int64_t col = 0; col < std::min<int64_t>(4, t.cols()); ++col) words.push_back(t.Word(0, col));
    return JoinWords(HexWords(words, 2 * Bytes(t.type())));
  }
  return "-";
}

std::string RecordsText(const std::vector<ForeignRecord>& records, const std::string& source) {
  std::string text = fmt::format(
      "{}\n# schema: case/1\n# content: kernels that others wrote, executed on the virtual MI355X\n# source: "
      "{}\n"
      "# count: {}\n",
      kFirstLine, source, records.size());
  for (const ForeignRecord& r : records) {
    text += fmt::format(
        "{} {} object={} symbol={} object_sha256={} | => sha256={} first={} instructions={} mfma={} "
        "order_dependent={}\n",
        r.id, CaseLine(r.problem), r.file, r.symbol, r.object_sha256, r.outputs_sha256, r.first,
        r.instructions, r.mfma, r.order_dependent ? 1 : 0);
  }
  return text;
}

std::vector<ForeignRecord> ParseRecords(std::string_view text, const std::string& name) {
  std::vector<ForeignRecord> records;
  for (const Case& c : ParseCases(text, name)) {
    ForeignRecord r;
    r.id = c.id;
    r.problem = ProblemOf(c);
    r.file = c.Param("object");
    r.symbol = c.Param("symbol");
    r.object_sha256 = c.Param("object_sha256");
    r.outputs_sha256 = One(c, "sha256");
    const auto first = c.expected.find("first");
    if (first == c.expected.end()) Fail("{}: 'first' is missing", c.where());
    r.first = JoinWords(first->second);
    r.instructions = Count(c, "instructions");
    r.mfma = Count(c, "mfma");
    r.order_dependent = Count(c, "order_dependent") != 0;
    if (!c.Unused().empty()) Fail("{}: parameter '{}' is unknown", c.where(), c.Unused().front());
    records.push_back(r);
  }
  return records;
}

std::vector<std::string> CheckRecords(const std::vector<ForeignRecord>& records, const Claims& claims,
                                      size_t scalar) {
  std::vector<std::string> found(records.size());
  ParallelFor(static_cast<int64_t>(records.size()), 1, [&](int64_t begin, int64_t end) {
    for (auto i = static_cast<size_t>(begin); i < static_cast<size_t>(end); ++i) {
      const ForeignRecord& r = records[i];
      for (const bool slow : {false, true}) {
        if (slow && (scalar == 0 || i % scalar != 0)) continue;
        if (Digest(r.problem, claims, slow) == r.outputs_sha256) continue;
        found[i] = fmt::format("{}: {} computes other bits: {}", r.id,
                               slow ? "the scalar reference" : "the engine", CaseLine(r.problem));
      }
    }
  });
  found.erase(std::remove(found.begin(), found.end(), ""), found.end());
  return found;
}

}  // namespace mx::conformance
