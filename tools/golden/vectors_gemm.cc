// Whole products: every profile, instruction, epilogue and way to split K; ragged sizes.
#include <fmt/format.h>

#include "sim/gemm/profile.h"
#include "tools/golden/vectors.h"

namespace mx::golden {

std::string GemmVectors(const std::string&) {
  VectorWriter writer(
      "products of generated operands, by digest, first words and count of model-independent outputs",
      "sim/README.md");
  const std::vector<std::string> outputs = {"first", "independent", "sha256"};
  uint64_t seed = 0x1000;
  auto add = [&](const std::string& options, const char* a = "e2m1", const char* b = "e2m1") {
    writer.Add("g",
               fmt::format("gemm-digest format_a={} format_b={} seed={:x} {}", a, b, seed += 16, options),
               outputs);
  };
  for (const ProfileInfo& profile : kProfiles) {
    for (const char* instruction : {"16x16x128", "32x32x64"}) {
      add(fmt::format("profile={} instruction={} m=5 n=7 k=416 spread=12 out=f32", profile.name,
                      instruction));
    }
    add(fmt::format("profile={} m=3 n=4 k=200 spread=6 out=f32", profile.name), "e4m3", "e5m2");
  }
  for (const char* size : {"m=1 n=1 k=1", "m=2 n=3 k=31", "m=3 n=2 k=33", "m=17 n=16 k=128",
                           "m=16 n=33 k=160", "m=4 n=4 k=1024"}) {
    for (const char* out : {"f32", "bf16"}) add(fmt::format("{} out={}", size, out));
  }
  const char* const mixes[][2] = {{"e4m3", "e4m3"}, {"e5m2", "e4m3"}, {"e2m3", "e2m3"},
                                  {"e3m2", "e3m2"}, {"e2m1", "e4m3"}, {"e3m2", "e2m1"}};
  for (const auto& [a, b] : mixes) add("m=6 n=5 k=288 out=f32", a, b);
  for (const char* epilogue : {"alpha=3f000000", "alpha=3eaaaaab", "beta=1", "alpha=3eaaaaab beta=1"}) {
    for (const char* out : {"f32", "bf16"}) add(fmt::format("m=6 n=5 k=256 out={} {}", out, epilogue));
  }
  for (const char* split : {"splits=2", "splits=3", "splits=2 split_kind=bf16", "splits=4 split_kind=bf16"}) {
    for (const char* rest : {"", " alpha=3eaaaaab beta=1"})
      add(fmt::format("m=6 n=5 k=512 out=bf16 spread=8 {}{}", split, rest));
  }
  return writer.Text();
}

}  // namespace mx::golden
