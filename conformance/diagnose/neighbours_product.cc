// Other products: order, adder, scales of operands, ends of the contraction.
#include <algorithm>
#include <numeric>

#include "conformance/diagnose/neighbours.h"
#include "conformance/diagnose/wrong.h"
#include "sim/gemm/adder.h"

namespace mx::conformance {
namespace {

constexpr unsigned kAll = kToMultiply | kToInstruct;

template <Profile kAs>
void OtherProfile(Model& m) {
  m.problem.profile = kAs;
}

template <typename Change>  // change(multiplication, side, row, k, last, step)
void ChangeFetch(Model& m, const Change& change) {
  m.stages.fetch = [right = m.stages.fetch, change](const Multiplication& p, int side, int64_t row, int64_t k,
                                                    int64_t last) {
    Step step = right(p, side, row, k, last);
    change(p, side, row, k, last, step);
    return step;
  };
}
template <typename Change>  // change(byte)
void ChangeScales(Model& m, int side, const Change& change) {
  ChangeFetch(m, [side, change](const Multiplication&, int at, int64_t, int64_t, int64_t, Step& step) {
    if (side >= 0 && at != side) return;
    for (uint8_t& byte : step.scales) byte = change(byte);
  });
}
// The scale of block b + kBlocks of row r + kRows, where there is one.
template <int kSide, int kBlocks, int kRows>
void ScaleBeside(Model& m) {
  ChangeFetch(m, [](const Multiplication& p, int side, int64_t row, int64_t k, int64_t, Step& step) {
    if (kSide >= 0 && side != kSide) return;
    const MxTensor& t = side == 0 ? p.a : p.b;
    for (size_t i = 0; i < step.scales.size(); ++i) {
      const int64_t block = k / kBlock + static_cast<int64_t>(i) + kBlocks, from = row + kRows;
      if (k / kBlock + static_cast<int64_t>(i) < t.blocks() && block >= 0 && block < t.blocks() &&
          from >= 0 && from < t.rows)
        step.scales[i] = t.Scale(from, block);
    }
  });
}
// As above, around the row's end.
template <int kSide, int kBlocks>
void ScaleAround(Model& m) {
  ChangeFetch(m, [](const Multiplication& p, int side, int64_t row, int64_t k, int64_t, Step& step) {
    if (kSide >= 0 && side != kSide) return;
    const MxTensor& t = side == 0 ? p.a : p.b;
    for (size_t i = 0; i < step.scales.size(); ++i) {
      const int64_t block = k / kBlock + static_cast<int64_t>(i);
      if (block < t.blocks()) step.scales[i] = t.Scale(row, (block + kBlocks + t.blocks()) % t.blocks());
    }
  });
}
// The first scale of an instruction for all its blocks.
template <int kSide>
void FirstScale(Model& m) {
  ChangeFetch(m, [](const Multiplication&, int side, int64_t, int64_t, int64_t, Step& step) {
    if (kSide < 0 || side == kSide) std::fill(step.scales.begin(), step.scales.end(), step.scales[0]);
  });
}

template <typename Order>  // order(steps)
void ChangeOrder(Model& m, const Order& order) {
  m.stages.chain = [order](const Multiplication& p, std::span<const Step> a, std::span<const Step> b, int64_t,
                           int64_t) {
    uint32_t acc = 0;
    for (const size_t i : order(a.size())) acc = p.stages.add(p, a[i], b[i], acc);
    return acc;
  };
}
std::vector<size_t> Descending(size_t n) {
  std::vector<size_t> order(n);
  std::iota(order.rbegin(), order.rend(), size_t{0});
  return order;
}
std::vector<size_t> EvenThenOdd(size_t n) {
  std::vector<size_t> order;
  for (size_t first : {0u, 1u}) {
    for (size_t i = first; i < n; i += 2) order.push_back(i);
  }
  return order;
}

// Every instruction's sum from +0, then added; `join(acc, part)`.
template <typename Join>
void ChangeJoin(Model& m, const Join& join) {
  m.stages.add = [right = m.stages.add, join](const Multiplication& p, const Step& a, const Step& b,
                                              uint32_t acc) {
    return Canonical(join(acc, right(p, a, b, 0)));
  };
}
uint32_t Sum(uint32_t a, uint32_t b) { return ToBits(FromBits(a) + FromBits(b)); }

template <typename Change>  // change(acc): after every instruction
void ChangeCarried(Model& m, const Change& change) {
  m.stages.add = [right = m.stages.add, change](const Multiplication& p, const Step& a, const Step& b,
                                                uint32_t acc) { return change(right(p, a, b, acc)); };
}

// The end of a contraction that is no multiple of kMultiple: dropped.
template <int64_t kMultiple>
void DropTail(Model& m) {
  ChangeFetch(m, [](const Multiplication&, int, int64_t, int64_t k, int64_t last, Step& step) {
    for (size_t i = 0; i < step.codes.size(); ++i) {
      if (k + static_cast<int64_t>(i) >= last / kMultiple * kMultiple) step.codes[i] = 0;
    }
  });
}
// Codes behind the end: those of memory that follows, or of the row's beginning.
template <bool kFollowing>
void FillTail(Model& m) {
  ChangeFetch(m, [](const Multiplication& p, int side, int64_t row, int64_t k, int64_t last, Step& step) {
    const MxTensor& t = side == 0 ? p.a : p.b;
    for (size_t i = 0; i < step.codes.size(); ++i) {
      const int64_t at = k + static_cast<int64_t>(i);
      if (at < last) continue;
      const int64_t from = kFollowing ? row + at / t.k : row;
      if (from >= t.rows) continue;
      step.codes[i] = static_cast<uint8_t>(t.Code(from, at % t.k));
      step.scales[i / kBlock] = t.Scale(from, at % t.k / kBlock);
    }
  });
}

// Codes that stand for other numbers.
template <typename Change>
void ChangeCodes(Model& m, int side, const Change& change) {
  ChangeFetch(m, [side, change](const Multiplication& p, int at, int64_t, int64_t, int64_t, Step& step) {
    if ((side >= 0 && at != side) || (at == 0 ? p.a : p.b).format != Format::kE2M1) return;
    for (uint8_t& code : step.codes) code = change(code);
  });
}

template <int kSide>
void UseTwice(Model& m) {
  m.stages.add = [right = m.stages.add](const Multiplication& p, const Step& a, const Step& b, uint32_t acc) {
    return kSide == 0 ? right(p, a, a, acc) : right(p, b, b, acc);
  };
}

std::vector<Neighbour> ProfileRows() {
  return {
#define MX_PROFILE(id, name, ...) \
  {Cause::kProfile, kAll, "the accumulation profile " name, OtherProfile<Profile::id>},
#include "sim/gemm/profiles.inc"
#undef MX_PROFILE
  };
}

}  // namespace

std::vector<Neighbour> ProductNeighbours() {
  std::vector<Neighbour> rows = {
      {Cause::kKOrder, kToMultiply, "instructions in descending order of K",
       [](Model& m) { ChangeOrder(m, Descending); }},
      {Cause::kKOrder, kToMultiply, "instructions of even number before those of odd number",
       [](Model& m) { ChangeOrder(m, EvenThenOdd); }},
      {Cause::kKOrder, kToMultiply, "instructions and their blocks in descending order of K",
       [](Model& m) {
         m.problem.profile = Profile::kRev32;
         ChangeOrder(m, Descending);
       }},
      {Cause::kKOrder, kToMultiply, "two accumulators, added at the end",
       [](Model& m) {
         m.stages.chain = [](const Multiplication& p, std::span<const Step> a, std::span<const Step> b,
                             int64_t, int64_t) {
           uint32_t acc[2] = {0, 0};
           for (size_t i = 0; i < a.size(); ++i) acc[i % 2] = p.stages.add(p, a[i], b[i], acc[i % 2]);
           return Canonical(Sum(acc[0], acc[1]));
         };
       }},
      {Cause::kInstruction, kToMultiply, "the other instruction",
       [](Model& m) {
         m.problem.instruction = m.problem.instruction == Instruction::k32x32x64 ? Instruction::k16x16x128
                                                                                 : Instruction::k32x32x64;
       }},
      {Cause::kAccumulator, kAll, "a chain from +0 and the accumulator added behind it",
       [](Model& m) { ChangeJoin(m, Sum); }},
      {Cause::kAccumulator, kAll, "no accumulator: the last instruction's sum alone",
       [](Model& m) { ChangeJoin(m, [](uint32_t, uint32_t part) { return part; }); }},
      {Cause::kAccumulator, kToMultiply, "an accumulator rounded to bfloat16 after every instruction",
       [](Model& m) { ChangeCarried(m, [](uint32_t acc) { return Canonical(ThroughBf16(acc)); }); }},
      {Cause::kAccumulator, kToMultiply, "an accumulator rounded to binary16 after every instruction",
       [](Model& m) { ChangeCarried(m, [](uint32_t acc) { return Canonical(ThroughF16(acc)); }); }},
      {Cause::kFlush, kAll, "an accumulator whose subnormals are flushed",
       [](Model& m) { ChangeCarried(m, WithoutSubnormals); }},
      {Cause::kFlush, kAll, "scales that are subnormal taken as zero",
       [](Model& m) {
         ChangeFetch(m, [](const Multiplication&, int, int64_t, int64_t, int64_t, Step& step) {
           for (size_t i = 0; i < step.codes.size(); ++i) {
             if (step.scales[i / kBlock] == 0) step.codes[i] = 0;
           }
         });
       }},
      {Cause::kScaleSelect, kAll, "A's scales of the next block", ScaleBeside<0, 1, 0>},
      {Cause::kScaleSelect, kAll, "A's scales of the block before", ScaleBeside<0, -1, 0>},
      {Cause::kScaleSelect, kAll, "B's scales of the next block", ScaleBeside<1, 1, 0>},
      {Cause::kScaleSelect, kAll, "B's scales of the block before", ScaleBeside<1, -1, 0>},
      {Cause::kScaleSelect, kAll, "A's scales of the next block, around the end", ScaleAround<0, 1>},
      {Cause::kScaleSelect, kAll, "A's scales of the block before, around the end", ScaleAround<0, -1>},
      {Cause::kScaleSelect, kAll, "B's scales of the next block, around the end", ScaleAround<1, 1>},
      {Cause::kScaleSelect, kAll, "B's scales of the block before, around the end", ScaleAround<1, -1>},
      {Cause::kScaleSelect, kAll, "A's scales of the next row", ScaleBeside<0, 0, 1>},
      {Cause::kScaleSelect, kAll, "A's scales of the row before", ScaleBeside<0, 0, -1>},
      {Cause::kScaleSelect, kAll, "B's scales of the next row", ScaleBeside<1, 0, 1>},
      {Cause::kScaleSelect, kAll, "B's scales of the row before", ScaleBeside<1, 0, -1>},
      {Cause::kScaleSelect, kAll, "A's first scale for all blocks of an instruction", FirstScale<0>},
      {Cause::kScaleSelect, kAll, "B's first scale for all blocks of an instruction", FirstScale<1>},
      {Cause::kScaleSelect, kAll, "the first scale for all blocks of an instruction", FirstScale<-1>},
      {Cause::kScaleSelect, kAll, "A's scales ignored",
       [](Model& m) { ChangeScales(m, 0, [](uint8_t) { return uint8_t{127}; }); }},
      {Cause::kScaleSelect, kAll, "B's scales ignored",
       [](Model& m) { ChangeScales(m, 1, [](uint8_t) { return uint8_t{127}; }); }},
      {Cause::kProductScale, kAll, "scales with bias 126",
       [](Model& m) {
         ChangeScales(m, -1, [](uint8_t s) { return s < 254 ? static_cast<uint8_t>(s + 1) : s; });
       }},
      {Cause::kProductScale, kAll, "A's scales one binade higher",
       [](Model& m) {
         ChangeScales(m, 0, [](uint8_t s) { return s < 254 ? static_cast<uint8_t>(s + 1) : s; });
       }},
      {Cause::kProductScale, kAll, "A's scales one binade lower",
       [](Model& m) {
         ChangeScales(m, 0, [](uint8_t s) { return s != 0 && s < 255 ? static_cast<uint8_t>(s - 1) : s; });
       }},
      {Cause::kProductScale, kAll, "B's scales one binade lower",
       [](Model& m) {
         ChangeScales(m, 1, [](uint8_t s) { return s != 0 && s < 255 ? static_cast<uint8_t>(s - 1) : s; });
       }},
      {Cause::kProductScale, kAll, "scale byte 00 taken as 2^-126",
       [](Model& m) { ChangeScales(m, -1, [](uint8_t s) { return std::max(s, uint8_t{1}); }); }},
      {Cause::kProductScale, kAll, "scale byte 00 taken as 1",
       [](Model& m) { ChangeScales(m, -1, [](uint8_t s) { return s == 0 ? uint8_t{127} : s; }); }},
      {Cause::kNanScale, kAll, "a NaN scale taken as 2^127",
       [](Model& m) { ChangeScales(m, -1, [](uint8_t s) { return s == 255 ? uint8_t{254} : s; }); }},
      {Cause::kNanScale, kAll, "a NaN scale taken as 1",
       [](Model& m) { ChangeScales(m, -1, [](uint8_t s) { return s == 255 ? uint8_t{127} : s; }); }},
      {Cause::kNanScale, kAll, "a NaN scale of A taken as 2^127",
       [](Model& m) { ChangeScales(m, 0, [](uint8_t s) { return s == 255 ? uint8_t{254} : s; }); }},
      {Cause::kNanScale, kAll, "a NaN scale of B taken as 2^127",
       [](Model& m) { ChangeScales(m, 1, [](uint8_t s) { return s == 255 ? uint8_t{254} : s; }); }},
      {Cause::kNanScale, kAll, "a NaN scale whose block is zero makes no NaN",
       [](Model& m) {
         ChangeFetch(m, [](const Multiplication&, int, int64_t, int64_t, int64_t, Step& step) {
           for (size_t block = 0; block < step.scales.size(); ++block) {
             const auto* codes = step.codes.data() + block * kBlock;
             if (std::all_of(codes, codes + kBlock, [](uint8_t c) { return (c & 7) == 0; }))
               step.scales[block] = 127;
           }
         });
       }},
      {Cause::kNanScale, kAll, "blocks with a NaN scale left out",
       [](Model& m) {
         ChangeFetch(m, [](const Multiplication&, int, int64_t, int64_t, int64_t, Step& step) {
           for (size_t i = 0; i < step.codes.size(); ++i) {
             if (step.scales[i / kBlock] == 255) step.codes[i] = 0;
           }
           std::replace(step.scales.begin(), step.scales.end(), uint8_t{255}, uint8_t{127});
         });
       }},
      {Cause::kKTail, kToMultiply, "the contraction cut to a multiple of 128", DropTail<128>},
      {Cause::kKTail, kToMultiply, "the contraction cut to a multiple of 64", DropTail<64>},
      {Cause::kKTail, kToMultiply, "the contraction cut to a multiple of 32", DropTail<32>},
      {Cause::kKTail, kToMultiply, "the contraction cut to an even number", DropTail<2>},
      {Cause::kKTail, kToMultiply, "what follows in memory behind the contraction's end", FillTail<true>},
      {Cause::kKTail, kToMultiply, "a row's beginning behind the contraction's end", FillTail<false>},
      {Cause::kKTail, kToMultiply, "the last element of the contraction left out",
       [](Model& m) {
         ChangeFetch(m, [](const Multiplication& p, int, int64_t, int64_t k, int64_t last, Step& step) {
           const int64_t at = last - 1 - k;
           if (last == p.a.k && at >= 0 && at < static_cast<int64_t>(step.codes.size()))
             step.codes[static_cast<size_t>(at)] = 0;
         });
       }},
      {Cause::kKTail, kToMultiply, "the last block of the contraction left out",
       [](Model& m) {
         ChangeFetch(m, [](const Multiplication& p, int, int64_t, int64_t k, int64_t last, Step& step) {
           for (size_t i = 0; i < step.codes.size(); ++i) {
             const int64_t at = k + static_cast<int64_t>(i);
             if (last == p.a.k && at / kBlock == (last - 1) / kBlock) step.codes[i] = 0;
           }
         });
       }},
      {Cause::kElementDecode, kAll, "0 for code 1",
       [](Model& m) {
         ChangeCodes(m, -1, [](uint8_t c) { return (c & 7) == 1 ? static_cast<uint8_t>(c & 8) : c; });
       }},
      {Cause::kElementDecode, kAll, "4 for code 7",
       [](Model& m) {
         ChangeCodes(m, -1, [](uint8_t c) { return (c & 7) == 7 ? static_cast<uint8_t>(c & 14) : c; });
       }},
      {Cause::kElementDecode, kAll, "signs of A's codes ignored",
       [](Model& m) { ChangeCodes(m, 0, [](uint8_t c) { return static_cast<uint8_t>(c & 7); }); }},
      {Cause::kElementDecode, kAll, "signs of B's codes ignored",
       [](Model& m) { ChangeCodes(m, 1, [](uint8_t c) { return static_cast<uint8_t>(c & 7); }); }},
      {Cause::kElementDecode, kAll, "codes taken as two's complement",
       [](Model& m) {
         ChangeCodes(m, -1, [](uint8_t c) { return c > 8 ? static_cast<uint8_t>(8 | (16 - c)) : c; });
       }},
      {Cause::kOperands, kToMultiply, "A in place of B", UseTwice<0>},
      {Cause::kOperands, kToMultiply, "B in place of A", UseTwice<1>},
      {Cause::kSplitOrder, kToFinish, "ranges of K added in descending order",
       [](Model& m) {
         m.stages.ranges = [](const Multiplication&, int64_t count) {
           std::vector<int64_t> order(static_cast<size_t>(count));
           std::iota(order.rbegin(), order.rend(), int64_t{0});
           return order;
         };
       }},
      {Cause::kSplitOrder, kToFinish, "even ranges of K added before odd ones",
       [](Model& m) {
         m.stages.ranges = [](const Multiplication&, int64_t count) {
           std::vector<int64_t> order;
           for (int64_t first : {0, 1}) {
             for (int64_t i = first; i < count; i += 2) order.push_back(i);
           }
           return order;
         };
       }},
      {Cause::kSplitOrder, kToFinish, "one range of K where it is split",
       [](Model& m) { m.problem.split = 0; }},
      {Cause::kSplitOrder, kToMultiply, "halves of K summed apart and added",
       [](Model& m) {
         m.stages.chain = [right = m.stages.chain](const Multiplication& p, std::span<const Step> a,
                                                   std::span<const Step> b, int64_t i, int64_t j) {
           const size_t half = (a.size() + 1) / 2;
           return Canonical(Sum(right(p, a.first(half), b.first(half), i, j),
                                right(p, a.subspan(half), b.subspan(half), i, j)));
         };
       }},
  };
  const std::vector<Neighbour> profiles = ProfileRows();
  rows.insert(rows.end(), profiles.begin(), profiles.end());
  return rows;
}

}  // namespace mx::conformance
