#include "tools/bench/machine.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <vector>

#include "sim/base/parallel.h"
#include "sim/gemm/gemm_kernels.h"

#if defined(__x86_64__)
#include <immintrin.h>
#define MX_TARGET(features) __attribute__((target(features)))
#endif

namespace mx::tools {
namespace {

constexpr int kChains = 16;  // hides the latency of both instructions
constexpr int64_t kTurns = 1 << 18;
constexpr size_t kMemory = size_t{256} << 20, kPiece = size_t{4} << 20;

// What a loop leaves, so that no compiler drops it.
volatile float g_float;
volatile int g_int;

#if defined(__x86_64__)
MX_TARGET("avx512f") void Fma512(int64_t turns) {
  __m512 a[kChains];
  const __m512 factor = _mm512_set1_ps(0.999999f), term = _mm512_set1_ps(1e-6f);
#pragma GCC unroll 16
  for (int i = 0; i < kChains; ++i) a[i] = _mm512_set1_ps(static_cast<float>(i));
  for (int64_t t = 0; t < turns; ++t) {
#pragma GCC unroll 16
    for (int i = 0; i < kChains; ++i) a[i] = _mm512_fmadd_ps(a[i], factor, term);
  }
  __m512 sum = a[0];
#pragma GCC unroll 16
  for (int i = 1; i < kChains; ++i) sum = _mm512_add_ps(sum, a[i]);
  g_float = _mm512_cvtss_f32(sum);
}

MX_TARGET("avx2,fma") void Fma256(int64_t turns) {
  __m256 a[kChains / 2];
  const __m256 factor = _mm256_set1_ps(0.999999f), term = _mm256_set1_ps(1e-6f);
#pragma GCC unroll 8
  for (int i = 0; i < kChains / 2; ++i) a[i] = _mm256_set1_ps(static_cast<float>(i));
  for (int64_t t = 0; t < 2 * turns; ++t) {
#pragma GCC unroll 8
    for (int i = 0; i < kChains / 2; ++i) a[i] = _mm256_fmadd_ps(a[i], factor, term);
  }
  __m256 sum = a[0];
#pragma GCC unroll 8
  for (int i = 1; i < kChains / 2; ++i) sum = _mm256_add_ps(sum, a[i]);
  g_float = _mm256_cvtss_f32(sum);
}

MX_TARGET("avx512f,avx512vnni") void Vnni512(int64_t turns) {
  __m512i a[kChains];
  const __m512i u = _mm512_set1_epi8(3), s = _mm512_set1_epi8(-5);
#pragma GCC unroll 16
  for (int i = 0; i < kChains; ++i) a[i] = _mm512_set1_epi32(i);
  for (int64_t t = 0; t < turns; ++t) {
#pragma GCC unroll 16
    for (int i = 0; i < kChains; ++i) a[i] = _mm512_dpbusd_epi32(a[i], u, s);
  }
  __m512i sum = a[0];
#pragma GCC unroll 16
  for (int i = 1; i < kChains; ++i) sum = _mm512_add_epi32(sum, a[i]);
  g_int = _mm_cvtsi128_si32(_mm512_castsi512_si128(sum));
}

// LDTILECFG's operand: eight tiles of 16 rows of 64 bytes. GCC's intrinsic shows the compiler only its first
// bytes.
struct alignas(64) TileShapes {
  uint8_t palette = 1, start_row = 0, reserved[14] = {};
  uint16_t row_bytes[16] = {64, 64, 64, 64, 64, 64, 64, 64};
  uint8_t rows[16] = {16, 16, 16, 16, 16, 16, 16, 16};
};
constexpr TileShapes kShapes;

// Two rows by two columns of tiles, four accumulators.
MX_TARGET("amx-tile,amx-bf16") void Tiles(int64_t turns) {
  _tile_loadconfig(&kShapes);
  for (int64_t t = 0; t < turns; ++t) {
    _tile_dpbf16ps(0, 4, 6);
    _tile_dpbf16ps(1, 4, 7);
    _tile_dpbf16ps(2, 5, 6);
    _tile_dpbf16ps(3, 5, 7);
  }
  _tile_release();
}

void ReadAll(const unsigned char* data, size_t bytes) {
  __m128i sum[4] = {};
  const __m128i* words = reinterpret_cast<const __m128i*>(data);
  for (size_t i = 0; i < bytes / 16; i += 4) {
#pragma GCC unroll 4
    for (int j = 0; j < 4; ++j) sum[j] = _mm_add_epi32(sum[j], _mm_loadu_si128(words + i + j));
  }
  g_int = _mm_cvtsi128_si32(_mm_add_epi32(_mm_add_epi32(sum[0], sum[1]), _mm_add_epi32(sum[2], sum[3])));
}

MX_TARGET("avx512f") void ReadAll512(const unsigned char* data, size_t bytes) {
  __m512i sum[4] = {};
  const __m512i* words = reinterpret_cast<const __m512i*>(data);
  for (size_t i = 0; i < bytes / 64; i += 4) {
#pragma GCC unroll 4
    for (int j = 0; j < 4; ++j) sum[j] = _mm512_add_epi32(sum[j], _mm512_loadu_si512(words + i + j));
  }
  const __m512i all = _mm512_add_epi32(_mm512_add_epi32(sum[0], sum[1]), _mm512_add_epi32(sum[2], sum[3]));
  g_int = _mm_cvtsi128_si32(_mm512_castsi512_si128(all));
}

void StreamAll(unsigned char* data, size_t bytes) {
  __m128i* words = reinterpret_cast<__m128i*>(data);
  for (size_t i = 0; i < bytes / 16; ++i) _mm_stream_si128(words + i, _mm_set1_epi32(7));
  _mm_sfence();
}

MX_TARGET("avx512f") void StreamAll512(unsigned char* data, size_t bytes) {
  __m512i* words = reinterpret_cast<__m512i*>(data);
  for (size_t i = 0; i < bytes / 64; ++i) _mm512_stream_si512(words + i, _mm512_set1_epi32(7));
  _mm_sfence();
}

bool Has512() { return __builtin_cpu_supports("avx512f") != 0; }
#else
void ReadAll(const unsigned char* data, size_t bytes) {
  uint64_t sum[4] = {}, word;
  for (size_t i = 0; i < bytes; i += 8) {
    std::memcpy(&word, data + i, 8);
    sum[i / 8 % 4] += word;
  }
  g_int = static_cast<int>(sum[0] + sum[1] + sum[2] + sum[3]);
}
void StreamAll(unsigned char* data, size_t bytes) { std::memset(data, 7, bytes); }
#endif

[[maybe_unused]] Work OnEveryThread(std::function<void()> body) {
  return [body = std::move(body)] {
    ParallelFor(Threads(), 1, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) body();
    });
  };
}

struct FreeMemory {
  void operator()(void* p) const { std::free(p); }
};

// One buffer for all loops over memory; kept, so that its pages are there.
unsigned char* Memory() {
  static const std::unique_ptr<unsigned char, FreeMemory> memory = [] {
    std::unique_ptr<unsigned char, FreeMemory> p(
        static_cast<unsigned char*>(std::aligned_alloc(4096, kMemory)));
    if (p) std::memset(p.get(), 1, kMemory);
    return p;
  }();
  return memory.get();
}

Work OverMemory(void (*body)(unsigned char*, size_t)) {
  if (Memory() == nullptr) return {};
  return [body] {
    ParallelFor(kMemory / kPiece, kMemory / kPiece / Threads(), [&](int64_t begin, int64_t end) {
      body(Memory() + static_cast<size_t>(begin) * kPiece, static_cast<size_t>(end - begin) * kPiece);
    });
  };
}

}  // namespace

MachineLoop FmaLoop() {
  MachineLoop loop{"f32 FMA", static_cast<double>(kTurns * kChains) * 16 * Threads(), {}};
#if defined(__x86_64__)
  if (Has512()) {
    loop.run = OnEveryThread([] { Fma512(kTurns); });
  } else if (__builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("fma") != 0) {
    loop.work /= 2;
    loop.run = OnEveryThread([] { Fma256(kTurns); });
  }
#endif
  return loop;
}

MachineLoop VnniLoop() {
  MachineLoop loop{"vpdpbusd", static_cast<double>(kTurns * kChains) * 64 * Threads(), {}};
#if defined(__x86_64__)
  if (Has512() && __builtin_cpu_supports("avx512vnni") != 0)
    loop.run = OnEveryThread([] { Vnni512(kTurns); });
#endif
  return loop;
}

MachineLoop TileLoop() {
  constexpr int64_t kTileTurns = kTurns / 8;
  MachineLoop loop{"TDPBF16PS", static_cast<double>(kTileTurns * 4) * 16 * 16 * 32 * Threads(), {}};
#if defined(__x86_64__)
  if (HasAmx()) loop.run = OnEveryThread([] { Tiles(kTileTurns); });
#endif
  return loop;
}

MachineLoop ReadLoop(std::shared_ptr<const LineVector<float>> values) {
  void (*body)(const unsigned char*, size_t) = ReadAll;
#if defined(__x86_64__)
  if (Has512()) body = ReadAll512;
#endif
  const auto pieces = static_cast<int64_t>(values->size() * sizeof(float) / kPiece);
  return {"memory read", static_cast<double>(pieces) * kPiece, [values = std::move(values), body, pieces] {
            const auto* data = reinterpret_cast<const unsigned char*>(values->data());
            ParallelFor(pieces, std::max<int64_t>(1, pieces / Threads()), [&](int64_t begin, int64_t end) {
              body(data + static_cast<size_t>(begin) * kPiece, static_cast<size_t>(end - begin) * kPiece);
            });
          }};
}

MachineLoop StreamingStoreLoop() {
  void (*body)(unsigned char*, size_t) = StreamAll;
#if defined(__x86_64__)
  if (Has512()) body = StreamAll512;
#endif
  return {"streaming stores", static_cast<double>(kMemory), OverMemory(body)};
}

}  // namespace mx::tools
