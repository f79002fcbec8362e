#include "tools/verify_print.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace mx::tools {
namespace {

using conformance::CoverageLine;
using conformance::FailureLine;
using conformance::ResultLine;
using conformance::Results;

constexpr int64_t kMostPrinted = 3;  // failures of a line

constexpr const char *kRed = "31", *kGreen = "32", *kYellow = "33";

std::string Painted(const std::string& text, const char* colour, bool wanted) {
  return wanted ? fmt::format("\033[{}m{}\033[0m", colour, text) : text;
}

std::string FailuresText(const Results& r, const std::string& rerun, bool colour) {
  std::string text;
  for (const ResultLine& line : r.lines) {
    int64_t printed = 0;
    for (const FailureLine& f : r.failures) {
      if (f.id != line.id || printed == kMostPrinted) continue;
      ++printed;
      text += fmt::format("\n{} {}{}\n", Painted("FAIL", kRed, colour), f.id == "case" ? "" : f.id + "  ",
                          f.line);
      for (const std::string& fault : f.faults) text += fmt::format("  {}\n", fault);
      if (!f.cause.empty()) text += fmt::format("  cause: {}\n", f.cause);
      text += fmt::format("  rerun: {} --case '{}'\n", rerun, f.line);
    }
    if (line.failed > printed && printed != 0)
      text += fmt::format("  and {} more cases of {}\n", line.failed - printed, line.id);
  }
  return text;
}

std::string CoverageText(const Results& r, bool all, bool colour) {
  if (r.coverage.empty()) return "";
  int64_t offered = 0, hit = 0;
  std::string families;
  for (const CoverageLine& line : r.coverage) {
    const auto missing = static_cast<int64_t>(line.missing.size());
    offered += line.offered;
    hit += line.offered - missing;
    if (!all) continue;
    if (line.offered == 0) {
      families += fmt::format("  {:<22} not offered: {}\n", line.name, line.not_offered);
      continue;
    }
    const std::string count = fmt::format("{:>5} of {:>5}", line.offered - missing, line.offered);
    families +=
        fmt::format("  {:<22} {}  {}{}\n", line.name, missing == 0 ? count : Painted(count, kYellow, colour),
                    line.about, line.required || missing == 0 ? "" : " (not required at this level)");
    for (const std::string& name : line.missing) families += fmt::format("    not met: {}\n", name);
  }
  return fmt::format("\ncoverage: {} of {} points that the device can meet{}\n{}", hit, offered,
                     r.selection.empty() ? "" : " (not judged: " + r.selection + ")", families);
}

}  // namespace

bool ColourWanted() {
  const char *no = std::getenv("NO_COLOR"), *term = std::getenv("TERM");
  return isatty(STDOUT_FILENO) != 0 && (no == nullptr || *no == '\0') && term != nullptr &&
         std::string_view(term) != "dumb";
}

std::string TableHead() {
  return fmt::format("{:<20} {:<13} {:>6} {:>7} {:>9} {:>12} {:>10} {:>13} {:>9}", "operation, property",
                     "kind", "cases", "failed", "discards", "elements", "wrong", "instructions", "time");
}

std::string TableRow(const ResultLine& l) {
  if (!l.not_offered.empty()) return fmt::format("{:<20} not offered: {}", l.id, l.not_offered);
  const std::string instructions = l.instructions == 0 ? "-" : std::to_string(l.instructions);
  return fmt::format("{:<20} {:<13} {:>6} {:>7} {:>9} {:>12} {:>10} {:>13} {:>7.2f} s", l.id, l.kind, l.cases,
                     l.failed, l.discards, l.elements, l.wrong, instructions, l.seconds);
}

std::string VerdictLine(const Results& r) {
  int64_t elements = 0, wrong = 0, discards = 0;
  for (const ResultLine& line : r.lines)
    elements += line.elements, wrong += line.wrong, discards += line.discards;
  std::string text =
      fmt::format("{}: {} cases, {} elements compared, {} wrong, {} cases failed, {} draws discarded",
                  r.Verdict(), r.Cases(), elements, wrong, r.Failed(), discards);
  if (r.Partial())
    text += fmt::format("; shard {} of {}: mxproof verify merge gives the verdict", r.shard + 1, r.shards);
  if (r.rounds > 1) text += fmt::format("; {} rounds of seeds", r.rounds);
  if (r.Cases() == 0 && !r.interrupted && !r.Partial()) text += "; no case ran, and that proves nothing";
  return text;
}

std::string Conclusion(const Results& r, const std::string& rerun, bool long_coverage, bool colour) {
  std::string text = FailuresText(r, rerun, colour);
  text += CoverageText(r, long_coverage, colour);
  for (const std::string& doubt : r.Doubts())
    text += fmt::format("{} {}\n", Painted("doubt:", kYellow, colour), doubt);
  const std::string_view verdict = r.Verdict();
  const char* shade = verdict == "PASS" || verdict == "PARTIAL" ? kGreen : verdict == "FAIL" ? kRed : kYellow;
  std::string line = VerdictLine(r);
  line = Painted(line.substr(0, verdict.size()), shade, colour) + line.substr(verdict.size());
  return text + line + "\n";
}

std::string PropertyList() {
  std::string text = fmt::format("{:<20} {:<13} {:>6} {:>6}  {}\n", "property", "kind", "smoke", "full", "");
  for (const conformance::PropertyInfo& p : conformance::Properties())
    text += fmt::format("{:<20} {:<13} {:>6} {:>6}  {}\n", p.id, Name(p.kind), p.smoke, p.full, p.about);
  return text;
}

}  // namespace mx::tools
