// One layer of experts: activations, weights, and which token goes where.
#ifndef MX_SIM_GFX950_MACHINE_AITER_MOE_TEST_PROBLEM_H_
#define MX_SIM_GFX950_MACHINE_AITER_MOE_TEST_PROBLEM_H_

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mx::gfx950::test {

struct MoeRng;

// Codes as twice their value, row by row; scales row by row.
struct Matrix4 {
  int rows, columns;
  std::vector<uint8_t> code, scale;
  std::vector<int8_t> twice;
  Matrix4(int r, int c)
      : rows(r), columns(c), code(size_t(r) * c), scale(size_t(r) * c / 32, 127), twice(size_t(r) * c) {}
  void Set(size_t at, uint32_t c) {
    static constexpr int8_t kTwice[16] = {0, 1, 2, 3, 4, 6, 8, 12, 0, -1, -2, -3, -4, -6, -8, -12};
    code[at] = static_cast<uint8_t>(c), twice[at] = kTwice[c];
  }
  void Randomise(MoeRng& rng, uint32_t low, uint32_t span);  // scales low .. low + span - 1
};

struct MoeProblem {
  int tokens, dim, inner, experts = 3, top = 2;
  Matrix4 x{tokens, dim}, w1{experts * 2 * inner, dim}, w2{experts * dim, inner};  // w1: gates before ups
  std::vector<uint16_t> bf16;                                                      // X of the flat kernels
  std::vector<uint32_t> expert_of;                                                 // [token][slot]
  std::vector<float> weight_of;
  std::vector<uint32_t> sorted;  // token, slot << 24; padded to 32 an expert
  std::vector<float> sorted_weight;
  std::vector<uint32_t> expert_of_block;  // of 32

  MoeProblem(int t, int d, int i, uint64_t seed);
  int blocks() const { return static_cast<int>(expert_of_block.size()); }
  Matrix4 Quantised() const;  // X as the flat kernels quantise it
};

}  // namespace mx::gfx950::test

#endif  // MX_SIM_GFX950_MACHINE_AITER_MOE_TEST_PROBLEM_H_
