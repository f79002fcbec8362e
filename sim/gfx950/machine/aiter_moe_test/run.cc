#include "sim/gfx950/machine/aiter_moe_test/run.h"

#include <array>
#include <cstring>
#include <iterator>

#include "sim/gfx950/machine/aiter_moe_test/layouts.h"

namespace mx::gfx950::test {
namespace {

class MoeArguments {
 public:
  explicit MoeArguments(Memory& memory) : memory_(memory) {}
  template <class T>
  Allocation& Place(size_t slot, const char* name, const std::vector<T>& data,
                    Access access = Access::kRead) {
    Allocation& a = memory_.Allocate(name, data.size() * sizeof(T), 256, access, true);
    std::memcpy(a.data.data(), data.data(), a.data.size());
    Number(slot, a.address);
    return a;
  }
  void Number(size_t slot, uint64_t value) { std::memcpy(&bytes[16 * slot], &value, 8); }
  std::vector<std::byte> bytes = std::vector<std::byte>(480);  // an argument every 16 bytes

 private:
  Memory& memory_;
};

int PersistentGroups(const MoeObject& object) { return 256 * 512 / object.tile; }

void PlaceInputs(const MoeObject& object, const MoeProblem& p, MoeArguments& arguments) {
  const int k1 = p.dim / 32, k2 = p.inner / 32;
  if (object.flat) {
    arguments.Place(1, "X", p.bf16);
  } else {
    arguments.Place(1, "X", Packed(p.x));
  }
  arguments.Place(2, "GU", Shuffled(p.w1));
  arguments.Place(
      3, "num_valid_ids",
      std::vector<uint32_t>{static_cast<uint32_t>(p.sorted.size()), static_cast<uint32_t>(p.tokens)});
  arguments.Place(4, "D", Shuffled(p.w2));
  arguments.Place(5, "XQ",
                  ShuffledScales(static_cast<int>(p.sorted.size()), k1, [&](int r, int b) -> uint8_t {
                    const int token = static_cast<int>(p.sorted[size_t(r)] & 0xFFFFFF);
                    return token < p.tokens ? p.x.scale[size_t(token * k1 + b)] : 127;
                  }));
  arguments.Place(
      6, "GUQ", ShuffledScales(p.w1.rows, k1, [&](int r, int b) { return p.w1.scale[size_t(r * k1 + b)]; }));
  std::vector<uint8_t> down =
      ShuffledScales(p.w2.rows, k2, [&](int r, int b) { return p.w2.scale[size_t(r * k2 + b)]; });
  down.resize(down.size() + 4, 127);  // a tile of 128 reads its last dwords half a dword further on
  arguments.Place(7, "DQ", down);
  arguments.Place(9, "token_ids", object.flat ? p.expert_of : p.sorted);
  arguments.Place(10, "weights", object.flat ? p.weight_of : p.sorted_weight);
  arguments.Place(11, "expert_ids", object.flat ? p.expert_of : p.expert_of_block);
}

void PlaceScalars(const MoeObject& object, const MoeProblem& p, MoeArguments& arguments) {
  const int tiles = p.inner / object.tile, k1 = p.dim / 32, k2 = p.inner / 32;
  const int scalars[] = {p.dim,
                         p.inner,
                         p.tokens,
                         p.experts,
                         object.flat ? 2 * p.dim : p.dim / 2,
                         p.dim / 2,
                         p.inner / 2,
                         p.dim * 2,
                         p.dim * p.inner,
                         p.inner / 2 * p.dim,
                         2 * p.inner * k1,
                         p.dim * k2,
                         p.inner * 4,
                         p.top,
                         object.persistent ? PersistentGroups(object) / tiles * tiles : 0,
                         tiles};
  for (size_t i = 0; i < std::size(scalars); ++i) arguments.Number(12 + i, static_cast<uint64_t>(scalars[i]));
}

std::array<uint32_t, 3> GridOf(const MoeObject& object, const MoeProblem& p) {
  const auto tiles = static_cast<uint32_t>(p.inner / object.tile);
  if (object.persistent) return {static_cast<uint32_t>(PersistentGroups(object)), 1, 1};
  if (object.flat) return {tiles, static_cast<uint32_t>(p.top), static_cast<uint32_t>(p.tokens)};
  return {tiles, static_cast<uint32_t>(p.blocks()), 1};
}

}  // namespace

Ran Execute(const MoeObject& object, const MoeProblem& p, bool lucky) {
  const CodeObject code = ReadCodeObject(object.path.string());
  Memory memory;
  MoeArguments arguments(memory);
  // Flat kernels clear the output themselves; the eight bytes behind it tell each other that it is done.
  std::vector<uint16_t> start(size_t(p.tokens * p.dim + (object.flat ? 4 : 0)), object.flat ? 0x7FC1 : 0);
  const Allocation& out = arguments.Place(0, "O", start, Access::kReadWrite);
  PlaceInputs(object, p, arguments);
  PlaceScalars(object, p, arguments);
  LaunchConfig config;
  config.kernarg = arguments.bytes;
  config.max_findings = 1000;
  config.max_instructions = 1000000;
  config.lucky_loads = lucky;
  config.group = {256, 1, 1};
  config.grid = GridOf(object, p);
  Ran ran;
  ran.result = Launch(code, code.kernels.at(0), memory, config);
  ran.out.resize(size_t(p.tokens * p.dim));
  std::memcpy(ran.out.data(), out.data.data(), ran.out.size() * 2);
  return ran;
}

}  // namespace mx::gfx950::test
