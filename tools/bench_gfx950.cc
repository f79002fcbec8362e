// The virtual device's part of `mxproof bench`: matrix instructions by format, wave instructions outside
// them, one of the project's kernels on a large tensor, and AMD's FP4 product where MXPROOF_AITER names a
// checkout of ROCm/aiter.
#include <fmt/format.h>

#include <array>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <map>
#include <memory>

#include "sim/base/error.h"
#include "sim/gfx950/exec/handlers.h"
#include "sim/gfx950/isa/decoder.h"
#include "sim/gfx950/machine/launch.h"
#include "tools/bench_cases.h"

namespace mx::tools {
namespace {

using Call = std::function<unsigned char()>;
using gfx950::Access;

constexpr double kInstructions = 105536;  // of 16 tiles of 128 x 128

uint32_t Noise(uint64_t i) {
  i = (i + 1) * 0x9E3779B97F4A7C15u;
  return static_cast<uint32_t>((i ^ i >> 29) * 0xBF58476D1CE4E5B9u >> 32);
}

// v_mfma_scale_f32_16x16x128_f8f6f4 or 32x32x64, v[64:..], v[0:7], v[8:15], v[32:..], v16, v17, both formats
// `code`.
gfx950::Instruction Mfma(bool wide, uint32_t code) {
  const std::array<uint32_t, 4> words = {0xD3AC0000u, 272u | 273u << 9,
                                         0xD3800000u | (wide ? 46u : 45u) << 16 | 1u << 11 | code << 8 | 64u,
                                         256u | 264u << 9 | 288u << 18 | code << 29};
  return gfx950::Decode(std::as_bytes(std::span(words)), 0);
}

Call MfmaCall(bool wide, uint32_t code) {
  auto wave = std::make_shared<gfx950::Wave>();
  wave->vgpr.resize(128);
  for (size_t r = 0; r < 64; ++r) {
    for (size_t l = 0; l < gfx950::kLanes; ++l) {
      uint32_t x = Noise(64 * r + l);
      if (r < 16 && code == 0) x &= 0xBFBFBFBFu;                    // no NaN
      if (r == 16 || r == 17) x = 0x7A7A7A7Au + (x & 0x07070707u);  // scales
      if (r >= 32) x = (x & 0x83FFFFFFu) | 0x3C000000u;
      wave->vgpr[r].lane[l] = x;
    }
  }
  const gfx950::Instruction in = Mfma(wide, code);
  const gfx950::Handler handler = gfx950::HandlerOf(in.op);
  if (handler == nullptr) Fail("the virtual device does not execute {}", gfx950::Disassemble(in));
  return [=] {
    for (int i = 0; i < 64; ++i) handler(*wave, in);
    return static_cast<unsigned char>(wave->vgpr[64].lane[0]);
  };
}

// A launch that can be repeated: its memory, arguments and object live as long as it does.
struct Prepared {
  gfx950::CodeObject object;
  const gfx950::Kernel* kernel = nullptr;
  gfx950::Memory memory;
  std::vector<std::byte> arguments;
  gfx950::LaunchConfig config;

  uint64_t Buffer(const std::string& name, size_t bytes, bool output, uint32_t keep, uint32_t set) {
    gfx950::Allocation& a =
        memory.Allocate(name, bytes, 256, output ? Access::kReadWrite : Access::kRead, !output);
    for (size_t i = 0; !output && i + 4 <= bytes; i += 4) {
      const uint32_t word = (Noise(i + bytes) & keep) | set;
      std::memcpy(&a.data[i], &word, 4);
    }
    return a.address;
  }
  gfx950::LaunchResult Launch() {
    config.kernarg = arguments;
    gfx950::LaunchResult result = gfx950::Launch(object, *kernel, memory, config);
    if (!result.findings.empty()) Fail("{}", gfx950::Describe(result.findings[0]));
    return result;
  }
};
Call Repeat(const std::shared_ptr<Prepared>& launch) {
  return [=] { return static_cast<unsigned char>(launch->Launch().counters.instructions); };
}

// Both copies of a bfloat16 tensor with the rotation of 16.
std::shared_ptr<Prepared> Quantise(uint32_t rows, uint32_t columns) {
  auto p = std::make_shared<Prepared>();
  p->object = gfx950::ReadCodeObject(std::string(MX_GFX950_OBJECTS) + "/quantise_both_bf16.co");
  p->kernel = &p->object.Find("QuantiseBothBf16H16");
  const size_t values = size_t{rows} * columns;
  const std::map<std::string, uint64_t> arguments = {
      {"x", p->Buffer("x", 2 * values, false, 0x83FF83FFu, 0x3C003C00u)},
      {"row_codes", p->Buffer("row_codes", values / 2, true, 0, 0)},
      {"row_scales", p->Buffer("row_scales", values / 32, true, 0, 0)},
      {"column_codes", p->Buffer("column_codes", values / 2, true, 0, 0)},
      {"column_scales", p->Buffer("column_scales", values / 32, true, 0, 0)},
      {"stride", columns},
      {"rows", rows},
      {"cols", columns},
      {"flags", 2},
      {"row_signs", 0x5A3C},
      {"column_signs", 0x1234}};
  p->arguments.resize(p->kernel->kernarg_bytes);
  for (const gfx950::KernelArgument& argument : p->kernel->arguments) {
    const auto it = arguments.find(argument.name);
    const uint64_t value = it == arguments.end() ? 0 : it->second;
    std::memcpy(&p->arguments[argument.offset], &value, std::min<size_t>(8, argument.size));
  }
  p->config.group = {256, 1, 1};
  p->config.grid = {columns / 128, rows / 128, 1};
  return p;
}

// The argument block of aiter's csrc/py_itfs_cu/asm_gemm_a4w4.cu, a value every 16 bytes.
std::shared_ptr<Prepared> AiterProduct(const std::string& file, uint32_t m, uint32_t n, uint32_t k) {
  auto p = std::make_shared<Prepared>();
  p->object = gfx950::ReadCodeObject(file);
  p->kernel = &p->object.kernels.at(0);
  p->arguments.resize(384);
  const auto put = [&](size_t at, uint64_t value) { std::memcpy(&p->arguments[at], &value, 8); };
  const auto scales = [&](const char* name, uint32_t rows) {
    return p->Buffer(name, size_t{rows} * k / 32, false, 0x07070707u, 0x78787878u);
  };
  put(0, p->Buffer("D", size_t{m} * n * 2, true, 0, 0));
  put(32, p->Buffer("A", size_t{m} * k / 2, false, ~0u, 0));
  put(48, p->Buffer("B", size_t{n} * k / 2, false, ~0u, 0));
  put(64, 0x3F800000);
  put(128, n), put(160, k), put(192, k);
  put(224, m), put(240, n), put(256, k);
  put(272, scales("scale_a", m)), put(288, scales("scale_b", n));
  put(304, k / 32), put(336, k / 32);
  p->config.group = {256, 1, 1};
  p->config.grid = {n / 256, m / 256, 1};
  return p;
}

}  // namespace

void AddGfx950Cases(std::vector<BenchCase>* cases) {
  const struct {
    uint32_t code;
    const char* name;
  } formats[] = {{4, "fp4"}, {2, "fp6"}, {0, "fp8"}};
  for (const bool wide : {false, true}) {
    const char* size = wide ? "/32x32x64" : "/16x16x128";
    for (const auto& f : formats) {
      cases->push_back({fmt::format("gfx950/mfma-{}{}", f.name, size), fmt::format("gfx950/mfma-fp4{}", size),
                        "MAC", 64.0 * (wide ? 65536 : 32768), [=] { return MfmaCall(wide, f.code); }});
    }
  }
  const std::string instructions = "gfx950/wave-instructions/512x512",
                    both = "gfx950/quantise-both-bf16-h16/4096x4096";
  cases->push_back({instructions, instructions, "instruction", kInstructions, [] {
                      const auto launch = Quantise(512, 512);
                      const double counted = static_cast<double>(launch->Launch().counters.instructions);
                      if (counted != kInstructions) Fail("{} instructions, not {}", counted, kInstructions);
                      return Repeat(launch);
                    }});
  cases->push_back({both, both, "value", 4096.0 * 4096, [] { return Repeat(Quantise(4096, 4096)); }});
  const char* checkout = std::getenv("MXPROOF_AITER");
  if (checkout == nullptr) return;
  const std::string file =
      std::string(checkout) + "/hsa/gfx950/f4gemm/f4gemm_bf16_per1x32Fp4_BpreShuffle_256x256.co";
  if (!std::filesystem::exists(file)) return;
  const std::string product = "gfx950/aiter-f4gemm-256x256/512x2048x4096";
  cases->push_back({product, product, "MAC", 512.0 * 2048 * 4096,
                    [=] { return Repeat(AiterProduct(file, 512, 2048, 4096)); }});
}

}  // namespace mx::tools
