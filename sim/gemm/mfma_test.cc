#include "sim/gemm/mfma.h"

#include <gtest/gtest.h>

#include <set>

#include "sim/base/error.h"
#include "sim/gemm/adder.h"
#include "sim/gemm/gemm_test_util.h"

namespace mx {
namespace {

constexpr Instruction kInstructions[] = {Instruction::k16x16x128, Instruction::k32x32x64};

int D(Instruction i) { return i == Instruction::k16x16x128 ? 16 : 32; }
int K(Instruction i) { return i == Instruction::k16x16x128 ? 128 : 64; }

TEST(LaneMaps, EveryRegisterBitHoldsOneElementBit) {
  for (Instruction instruction : kInstructions) {
    for (Format format : kMatrixFormats) {
      const int bits = Info(format).bits;
      std::vector<int> used(static_cast<size_t>(64 * bits * 32), 0);
      for (int row = 0; row < D(instruction); ++row) {
        for (int k = 0; k < K(instruction); ++k) {
          const LaneSlot s = OperandSlot(instruction, format, row, k);
          ASSERT_TRUE(s.lane >= 0 && s.lane < 64 && s.bit >= 0 && s.bit < 32);
          for (int i = 0; i < bits; ++i) {
            const int at = 32 * s.reg + s.bit + i;
            ASSERT_LT(at, 32 * bits);
            ++used[static_cast<size_t>(s.lane * bits * 32 + at)];
          }
        }
      }
      for (int count : used) ASSERT_EQ(count, 1);
    }
    std::set<int> slots, lanes;
    for (int row = 0; row < D(instruction); ++row) {
      for (int col = 0; col < D(instruction); ++col) {
        const LaneSlot s = AccumulatorSlot(instruction, row, col);
        slots.insert(64 * s.reg + s.lane);
      }
      for (int block = 0; block < K(instruction) / 32; ++block)
        lanes.insert(ScaleLane(instruction, row, block));
    }
    EXPECT_EQ(slots.size(), static_cast<size_t>(D(instruction) * D(instruction)));
    EXPECT_EQ(*slots.rbegin(), D(instruction) * D(instruction) - 1);
    EXPECT_EQ(lanes.size(), 64u);
    EXPECT_EQ(*lanes.rbegin(), 63);
  }
}

void ExpectSlot(const LaneSlot& s, int lane, int reg, int bit) {
  EXPECT_EQ(s.lane, lane);
  EXPECT_EQ(s.reg, reg);
  EXPECT_EQ(s.bit, bit);
}

// Worked by hand from the tables of CDNA4 ISA 7.1.5 and 7.2.
TEST(LaneMaps, HandCheckedPoints) {
  const Instruction small = Instruction::k16x16x128, large = Instruction::k32x32x64;
  ExpectSlot(OperandSlot(small, Format::kE2M1, 5, 77), 37, 1,
             20);  // block 2, element 13: nibble 5 of register 1
  ExpectSlot(OperandSlot(large, Format::kE2M1, 21, 63), 53, 3, 28);  // block 1, element 31
  ExpectSlot(OperandSlot(small, Format::kE2M3, 3, 53), 19, 3,
             30);  // element 21: bit 126, straddles registers 3, 4
  ExpectSlot(OperandSlot(large, Format::kE3M2, 31, 0), 31, 0, 0);
  ExpectSlot(OperandSlot(small, Format::kE4M3, 5, 77), 5, 7, 8);  // k = 64 + 13: second half of lane group 0
  ExpectSlot(OperandSlot(small, Format::kE5M2, 15, 63), 63, 3,
             24);  // k = 48 + 15: first half of lane group 3
  ExpectSlot(OperandSlot(large, Format::kE4M3, 2, 50), 34, 4,
             16);  // k = 32 + 16 + 2: second half of lane group 1
  ExpectSlot(AccumulatorSlot(small, 13, 6), 54, 1, 0);
  ExpectSlot(AccumulatorSlot(large, 22, 9), 41, 10, 0);
  EXPECT_EQ(ScaleLane(small, 7, 3), 55);
  EXPECT_EQ(ScaleLane(large, 7, 1), 39);
}

// The manual's direction of the map: which k the n-th element of a lane is.
int TableK(Instruction instruction, Format format, int lane, int n) {
  const int group = lane / D(instruction);
  if (Info(format).bits < 8) return 32 * group + n;
  return n < 16 ? 16 * group + n : K(instruction) / 2 + 16 * group + n - 16;
}

struct Operand {
  std::vector<uint8_t> codes, scales;
  std::vector<uint32_t> registers, scale_registers;
  WaveOperand Wave(Format format, int byte) const {
    return {format, registers.data(), scale_registers.data(), byte};
  }
};

Operand RandomOperand(Random& random, Instruction instruction, Format format, int byte, int first_scale) {
  const int d = D(instruction), k = K(instruction), bits = Info(format).bits;
  Operand o{std::vector<uint8_t>(static_cast<size_t>(d * k)), std::vector<uint8_t>(64),
            std::vector<uint32_t>(static_cast<size_t>(bits * 64), 0), std::vector<uint32_t>(64)};
  for (int lane = 0; lane < 64; ++lane) {
    for (int n = 0; n < 32; ++n) {
      const uint32_t code = RandomCode(random, format, false);
      o.codes[static_cast<size_t>(lane % d * k + TableK(instruction, format, lane, n))] =
          static_cast<uint8_t>(code);
      for (int bit = 0; bit < bits; ++bit) {
        const int at = bits * n + bit;
        o.registers[static_cast<size_t>(at / 32 * 64 + lane)] |= (code >> bit & 1) << (at % 32);
      }
    }
    const auto scale = static_cast<uint32_t>(first_scale + (lane * 37) % 64);  // all differ
    o.scales[static_cast<size_t>(lane % d * (k / 32) + lane / d)] = static_cast<uint8_t>(scale);
    o.scale_registers[static_cast<size_t>(lane)] =
        (random.Bits() & ~(0xFFu << (8 * byte))) | scale << (8 * byte);
  }
  return o;
}

TEST(Mfma, WaveFormEqualsMatrixForm) {
  Random random(2);
  for (Instruction instruction : kInstructions) {
    const int d = D(instruction);
    for (Format fa : kMatrixFormats) {
      for (Format fb : kMatrixFormats) {
        const Profile profile = kProfiles[random.Int(0, 17)].id;
        const int byte_a = random.Int(0, 3), byte_b = random.Int(0, 3);
        const Operand a = RandomOperand(random, instruction, fa, byte_a, 96);
        const Operand b = RandomOperand(random, instruction, fb, byte_b, 100);
        std::vector<uint32_t> c(static_cast<size_t>(d * d)), want(c.size()), wave(c.size()), got(c.size());
        for (uint32_t& x : c) x = ToBits(static_cast<float>(random.Int(-1000, 1000)));
        for (int lane = 0; lane < 64; ++lane) {
          for (int r = 0; r < d * d / 64; ++r) {
            const int row = d == 16 ? 4 * (lane / 16) + r : 8 * (r / 4) + 4 * (lane / 32) + r % 4;
            wave[static_cast<size_t>(r * 64 + lane)] = c[static_cast<size_t>(row * d + lane % d)];
          }
        }
        MfmaScaled(instruction, profile, fa, a.codes.data(), a.scales.data(), fb, b.codes.data(),
                   b.scales.data(), c.data(), want.data());
        MfmaScaledWave(instruction, profile, a.Wave(fa, byte_a), b.Wave(fb, byte_b), wave.data(),
                       wave.data());
        for (int lane = 0; lane < 64; ++lane) {
          for (int r = 0; r < d * d / 64; ++r) {
            const int row = d == 16 ? 4 * (lane / 16) + r : 8 * (r / 4) + 4 * (lane / 32) + r % 4;
            got[static_cast<size_t>(row * d + lane % d)] = wave[static_cast<size_t>(r * 64 + lane)];
          }
        }
        ASSERT_EQ(got, want) << Name(instruction) << " " << Name(fa) << " x " << Name(fb);
      }
    }
  }
}

TEST(Mfma, IsTheAdderOfEachRowPairAndWorksInPlace) {
  Random random(3);
  for (Instruction instruction : kInstructions) {
    const int d = D(instruction), k = K(instruction);
    const Operand a = RandomOperand(random, instruction, Format::kE5M2, 0, 96);
    const Operand b = RandomOperand(random, instruction, Format::kE2M3, 0, 100);
    std::vector<uint32_t> c(static_cast<size_t>(d * d), 0x41200000), got = c;
    MfmaScaled(instruction, Profile::kSeq32, Format::kE5M2, a.codes.data(), a.scales.data(), Format::kE2M3,
               b.codes.data(), b.scales.data(), got.data(), got.data());
    for (int i = 0; i < d; ++i) {
      for (int j = 0; j < d; ++j) {
        EXPECT_EQ(got[static_cast<size_t>(i * d + j)],
                  Accumulate(Profile::kSeq32, Format::kE5M2, &a.codes[static_cast<size_t>(i * k)],
                             &a.scales[static_cast<size_t>(i * k / 32)], Format::kE2M3,
                             &b.codes[static_cast<size_t>(j * k)], &b.scales[static_cast<size_t>(j * k / 32)],
                             k, 0x41200000));
      }
    }
  }
}

TEST(Mfma, RefusesOtherFormatsAndNames) {
  std::vector<uint8_t> codes(4096), scales(256);
  std::vector<uint32_t> c(1024);
  EXPECT_THROW(MfmaScaled(Instruction::k16x16x128, Profile::kSeq32, Format::kINT8, codes.data(),
                          scales.data(), Format::kE2M1, codes.data(), scales.data(), c.data(), c.data()),
               InputError);
  EXPECT_THROW(InstructionByName("16x16x64"), InputError);
  for (Instruction i : kInstructions) EXPECT_EQ(InstructionByName(Name(i)), i);
}

}  // namespace
}  // namespace mx
