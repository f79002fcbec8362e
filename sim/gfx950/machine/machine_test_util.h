// Programs made by hand: encodings of the instructions that the tests need (CDNA4 ISA chapter 13), a code
// object around them, and launches on buffers of dwords.
#ifndef MX_SIM_GFX950_MACHINE_MACHINE_TEST_UTIL_H_
#define MX_SIM_GFX950_MACHINE_MACHINE_TEST_UTIL_H_

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "sim/gfx950/machine/launch.h"

namespace mx::gfx950::test {

enum : uint32_t {
  kVcc = 106,
  kM0 = 124,
  kExec = 126,
  kZero = 128,
  kOne = 129,
  kMinusOne = 193,
  kV = 256,
  kOff = 0x7F
};
constexpr uint32_t Inline(int n) {
  return n >= 0 ? 128u + static_cast<uint32_t>(n) : 192u + static_cast<uint32_t>(-n);
}

class Assembler {
 public:
  std::vector<uint32_t> words;
  uint32_t Here() const { return static_cast<uint32_t>(words.size() * 4); }

  // Scalar operands are numbered as encoded; vector sources are kV + n.
  Assembler& Sopp(uint32_t op, uint32_t imm = 0) { return Put(0xBF800000u | op << 16 | (imm & 0xFFFF)); }
  Assembler& Sop1(uint32_t op, uint32_t d, uint32_t s) { return Put(0xBE800000u | d << 16 | op << 8 | s); }
  Assembler& Sop2(uint32_t op, uint32_t d, uint32_t a, uint32_t b) {
    return Put(0x80000000u | op << 23 | d << 16 | b << 8 | a);
  }
  Assembler& Sopk(uint32_t op, uint32_t d, uint32_t imm) {
    return Put(0xB0000000u | op << 23 | d << 16 | (imm & 0xFFFF));
  }
  Assembler& Sopc(uint32_t op, uint32_t a, uint32_t b) { return Put(0xBF000000u | op << 16 | b << 8 | a); }
  Assembler& Vop1(uint32_t op, uint32_t d, uint32_t s) { return Put(0x7E000000u | d << 17 | op << 9 | s); }
  Assembler& Vop2(uint32_t op, uint32_t d, uint32_t a, uint32_t b) {
    return Put(op << 25 | d << 17 | b << 9 | a);
  }
  Assembler& Vopc(uint32_t op, uint32_t a, uint32_t b) { return Put(0x7C000000u | op << 17 | b << 9 | a); }
  Assembler& Vop3(uint32_t op, uint32_t d, uint32_t a, uint32_t b, uint32_t c = 0, uint32_t op_sel = 0) {
    return Put(0xD0000000u | op << 16 | op_sel << 11 | d).Put(c << 18 | b << 9 | a);
  }
  Assembler& Ds(uint32_t op, uint32_t d, uint32_t address, uint32_t data = 0, uint32_t data2 = 0,
                uint32_t offset = 0) {
    return Put(0xD8000000u | op << 17 | offset).Put(d << 24 | data2 << 16 | data << 8 | address);
  }
  // segment 0 FLAT, 1 SCRATCH, 2 GLOBAL; bit 13: scratch uses its VGPR.
  Assembler& Flat(uint32_t segment, uint32_t op, uint32_t d, uint32_t address, uint32_t data,
                  uint32_t saddr = kOff, int offset = 0, bool sc0 = false) {
    const uint32_t sve = segment == 1 && saddr == kOff ? 1u << 13 : 0;
    return Put(0xDC000000u | op << 18 | uint32_t{sc0} << 16 | segment << 14 | sve |
               (static_cast<uint32_t>(offset) & 0x1FFF))
        .Put(d << 24 | saddr << 16 | data << 8 | address);
  }
  Assembler& Global(uint32_t op, uint32_t d, uint32_t address, uint32_t data, uint32_t saddr = kOff,
                    int offset = 0, bool sc0 = false) {
    return Flat(2, op, d, address, data, saddr, offset, sc0);
  }
  struct BufferBits {
    bool offen = false, idxen = false, lds = false;
    uint32_t offset = 0, soffset = kZero;
  };
  Assembler& Buffer(uint32_t op, uint32_t data, uint32_t address, uint32_t resource, BufferBits bits) {
    return Put(0xE0000000u | op << 18 | uint32_t{bits.lds} << 16 | uint32_t{bits.idxen} << 13 |
               uint32_t{bits.offen} << 12 | bits.offset)
        .Put(bits.soffset << 24 | resource / 4 << 16 | data << 8 | address);
  }
  Assembler& Smem(uint32_t op, uint32_t d, uint32_t base, uint32_t offset) {
    return Put(0xC0020000u | op << 18 | d << 6 | base / 2).Put(offset);
  }

  // The usual ones by name.
  Assembler& Nop(uint32_t n = 0) { return Sopp(0, n); }
  Assembler& End() { return Sopp(1); }
  Assembler& Barrier() { return Sopp(10); }
  Assembler& WaitVm(uint32_t n = 0) { return Sopp(12, (n & 15) | (n >> 4) << 14 | 0xF70); }
  Assembler& WaitLgkm(uint32_t n = 0) { return Sopp(12, 0xC07F | n << 8); }
  Assembler& LoadArguments(uint32_t dwords_log2, uint32_t d, uint32_t offset = 0) {
    return Smem(dwords_log2, d, 0, offset);
  }
  Assembler& SMov(uint32_t d, uint32_t s) { return Sop1(0, d, s); }
  Assembler& SMovLiteral(uint32_t d, uint32_t value) { return Sop1(0, d, 255).Put(value); }
  Assembler& VMov(uint32_t d, uint32_t s) { return Vop1(1, d, s); }
  Assembler& VMovLiteral(uint32_t d, uint32_t value) { return Vop1(1, d, 255).Put(value); }
  Assembler& VShl(uint32_t d, uint32_t bits, uint32_t v) {
    return Vop2(18, d, Inline(static_cast<int>(bits)), v);
  }
  Assembler& VAdd(uint32_t d, uint32_t a, uint32_t v) { return Vop2(52, d, a, v); }

  Assembler& Put(uint32_t word) {
    words.push_back(word);
    return *this;
  }
};

// Kernel "test": kernarg pointer in s[0:1], workgroup id x in s2, work-item in v0.
struct TestProgram {
  CodeObject object;
  explicit TestProgram(const Assembler& code, uint32_t lds = 0, uint32_t scratch = 0, uint32_t vgprs = 64) {
    object.name = "test.co";
    object.bytes.resize(code.words.size() * 4);
    std::memcpy(object.bytes.data(), code.words.data(), object.bytes.size());
    object.text = object.bytes;
    Kernel kernel;
    kernel.name = "test";
    kernel.lds_bytes = lds;
    kernel.scratch_bytes = scratch;
    kernel.kernarg_bytes = 64;
    kernel.rsrc1 = 0x00AC0000u;  // denormals kept, IEEE, DX10 clamp
    kernel.rsrc2 = 2u << 1 | 1u << 7;
    kernel.properties = 8;
    kernel.user_sgprs = 2;
    kernel.vgprs = vgprs;
    kernel.accum_offset = vgprs / 2;
    object.kernels.push_back(kernel);
  }
};

// Arguments: the addresses of `in` (written, read only) and `out` (poisoned), then up to 12 dwords of values.
struct Session {
  Memory memory;
  LaunchConfig config;
  Allocation* in = nullptr;
  Allocation* out = nullptr;
  std::vector<std::byte> kernarg = std::vector<std::byte>(64);
  LaunchResult result;

  explicit Session(size_t in_dwords = 1024, size_t out_dwords = 1024, bool out_initialised = false) {
    in = &memory.Allocate("in", in_dwords * 4, 256, Access::kRead, true);
    out = &memory.Allocate("out", out_dwords * 4, 256, Access::kReadWrite, out_initialised);
    for (uint32_t i = 0; i < in_dwords; ++i) {
      const uint32_t v = 0x01000193u * (i + 1);
      std::memcpy(&in->data[4 * i], &v, 4);
    }
    std::memcpy(&kernarg[0], &in->address, 8);
    std::memcpy(&kernarg[8], &out->address, 8);
  }
  void Value(size_t index, uint32_t v) { std::memcpy(&kernarg[16 + 4 * index], &v, 4); }
  const LaunchResult& Go(const TestProgram& program) {
    config.kernarg = kernarg;
    result = Launch(program.object, program.object.kernels[0], memory, config);
    return result;
  }
  uint32_t In(size_t i) const { return Dword(*in, i); }
  uint32_t Out(size_t i) const { return Dword(*out, i); }
  static uint32_t Dword(const Allocation& a, size_t i) {
    uint32_t v;
    std::memcpy(&v, &a.data[4 * i], 4);
    return v;
  }
  // "out-of-bounds lds-race": the kinds found, in order.
  std::string Kinds() const {
    std::string kinds;
    for (const Finding& finding : result.findings) {
      if (!kinds.empty()) kinds.append(1, ' ');
      kinds.append(Name(finding.kind));
    }
    return kinds;
  }
  std::string Text() const {
    std::string text;
    for (const Finding& finding : result.findings) text.append(Describe(finding)).append(1, '\n');
    return text;
  }
};

// The head of most programs: s[4:5] = in, s[6:7] = out, v1 = byte offset of the work-item's dword.
inline Assembler Head() {
  Assembler a;
  a.LoadArguments(2, 4).VShl(1, 2, 0).WaitLgkm();
  return a;
}

}  // namespace mx::gfx950::test

#endif  // MX_SIM_GFX950_MACHINE_MACHINE_TEST_UTIL_H_
