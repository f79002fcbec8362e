#include "tools/golden/suite.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <sstream>
#include <system_error>

#include "sim/base/error.h"
#include "sim/base/parallel.h"
#include "sim/base/sha256.h"
#include "sim/io/atomic_file.h"
#include "tools/golden/regression.h"
#include "tools/golden/vectors.h"

namespace mx::golden {
namespace {

namespace fs = std::filesystem;

constexpr const char* kRegressions = "regressions/";

// Vector files below the folder, by relative path, sorted.
std::vector<std::string> VectorFilesIn(const std::string& folder) {
  std::error_code error;
  std::vector<std::string> paths;
  for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    if (it->is_regular_file() && it->path().extension() == ".tv") {
      paths.push_back(it->path().lexically_relative(folder).generic_string());
    }
  }
  if (error) Fail("{}: {}", folder, error.message());
  std::sort(paths.begin(), paths.end());
  return paths;
}

// Each computed file's text; files in parallel, each a pure function of nothing.
std::vector<std::string> ComputeAll(const std::vector<VectorFile>& files) {
  std::vector<std::string> texts(files.size());
  ParallelFor(static_cast<int64_t>(files.size()), 1, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      const VectorFile& file = files[static_cast<size_t>(i)];
      texts[static_cast<size_t>(i)] = file.make(file.name);
    }
  });
  return texts;
}

// First line in which two texts differ.
std::string FirstDifference(const std::string& stored, const std::string& fresh) {
  std::istringstream a(stored), b(fresh);
  std::string line_a, line_b;
  for (int number = 1;; ++number) {
    const bool more_a = static_cast<bool>(std::getline(a, line_a)),
               more_b = static_cast<bool>(std::getline(b, line_b));
    if (!more_a && !more_b) return "the files differ in their last line's end";
    if (!more_a) return fmt::format("line {}: the file ends, computed: {}", number, line_b);
    if (!more_b) return fmt::format("line {}: not computed: {}", number, line_a);
    if (line_a == line_b) continue;
    size_t at = 0;
    while (at < line_a.size() && at < line_b.size() && line_a[at] == line_b[at]) ++at;
    const size_t from = at < 40 ? 0 : at - 40;
    return fmt::format("line {} column {}: stored '{}', computed '{}'", number, at + 1,
                       line_a.substr(from, 80), line_b.substr(from, 80));
  }
}

std::map<std::string, std::string> ReadManifest(const std::string& folder) {
  std::map<std::string, std::string> digests;
  std::istringstream lines(ReadFile(folder + "/" + kManifest));
  for (std::string line; std::getline(lines, line);) {
    if (line.size() < 67 || line.substr(64, 2) != "  ")
      Fail("{}/{}: '{}' is no digest line", folder, kManifest, line);
    digests[line.substr(66)] = line.substr(0, 64);
  }
  return digests;
}

void CheckManifest(const std::string& folder, const std::vector<std::string>& paths, SuiteResult& result) {
  auto digests = ReadManifest(folder);
  for (const std::string& path : paths) {
    const auto found = digests.find(path);
    if (found == digests.end()) {
      result.problems.push_back(fmt::format("{}: not in {}", path, kManifest));
      continue;
    }
    if (Sha256Hex(ReadFile(folder + "/" + path)) != found->second) {
      result.problems.push_back(fmt::format("{}: its digest is not the one in {}", path, kManifest));
    }
    digests.erase(found);
  }
  for (const auto& left : digests)
    result.problems.push_back(fmt::format("{}: in {} but missing", left.first, kManifest));
}

void CheckComputed(const std::string& folder, SuiteResult& result) {
  const auto files = ComputedFiles();
  const auto texts = ComputeAll(files);
  for (size_t i = 0; i < files.size(); ++i) {
    ++result.computed;
    const std::string path = folder + "/" + files[i].path;
    if (!fs::exists(path)) {
      result.problems.push_back(files[i].path + ": missing");
      continue;
    }
    const std::string stored = ReadFile(path);
    if (stored != texts[i])
      result.problems.push_back(files[i].path + ": " + FirstDifference(stored, texts[i]));
  }
}

void CheckRegressions(const std::string& folder, const std::vector<std::string>& paths, SuiteResult& result) {
  for (const std::string& path : paths) {
    if (path.rfind(kRegressions, 0) != 0) continue;
    for (const Case& c : ParseCases(ReadFile(folder + "/" + path), path)) {
      ++result.regressions;
      result.regression_ids.push_back(c.id);
      const auto problems = RunCase(c);
      result.problems.insert(result.problems.end(), problems.begin(), problems.end());
    }
  }
}

}  // namespace

void WriteSuite(const std::string& folder) {
  const auto files = ComputedFiles();
  const auto texts = ComputeAll(files);
  for (size_t i = 0; i < files.size(); ++i) {
    const fs::path path = fs::path(folder) / files[i].path;
    std::error_code error;
    fs::create_directories(path.parent_path(), error);
    if (error) Fail("{}: {}", path.parent_path().string(), error.message());
    WriteFileAtomically(path.string(), texts[i]);
  }
  std::string manifest;
  for (const std::string& path : VectorFilesIn(folder)) {
    manifest += Sha256Hex(ReadFile(folder + "/" + path)) + "  " + path + "\n";
  }
  WriteFileAtomically(folder + "/" + kManifest, manifest);
}

SuiteResult CheckSuite(const std::string& folder) {
  SuiteResult result;
  const auto paths = VectorFilesIn(folder);
  result.files = static_cast<int64_t>(paths.size());
  CheckManifest(folder, paths, result);
  CheckRegressions(folder, paths, result);
  CheckComputed(folder, result);
  return result;
}

}  // namespace mx::golden
