#include "sim/gfx950/isa/code_object.h"

#include <gtest/gtest.h>

#include <cstring>
#include <fstream>
#include <functional>
#include <iterator>
#include <random>
#include <string>

#include "sim/base/error.h"
#include "sim/gfx950/isa/decoder.h"

namespace mx::gfx950 {
namespace {

const std::string kSmall = std::string(MX_GOLDEN_GFX950) + "/mutants/clean.co";
const std::string kGemm = std::string(MX_GOLDEN_GFX950) + "/gemm16.co";

std::vector<std::byte> Load(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  const std::string text((std::istreambuf_iterator<char>(in)), {});
  std::vector<std::byte> bytes(text.size());
  std::memcpy(bytes.data(), text.data(), text.size());
  EXPECT_GT(bytes.size(), 0u) << path;
  return bytes;
}

std::string Error(std::vector<std::byte> bytes) {
  try {
    ParseCodeObject("file.co", std::move(bytes));
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

void Put(std::vector<std::byte>* bytes, size_t at, uint64_t value, int size) {
  for (int i = 0; i < size; ++i)
    (*bytes)[at + static_cast<size_t>(i)] = static_cast<std::byte>(value >> (8 * i));
}

TEST(CodeObject, ReadsAKernel) {
  const CodeObject object = ReadCodeObject(kGemm);
  EXPECT_EQ(object.version, 6);
  EXPECT_EQ(object.target, "amdgcn-amd-amdhsa--gfx950");
  ASSERT_EQ(object.kernels.size(), 1u);
  const Kernel& kernel = object.Find("Gemm16");
  EXPECT_EQ(kernel.entry, 0u);
  ASSERT_GT(kernel.arguments.size(), 6u);
  const KernelArgument& last = kernel.arguments.back();
  EXPECT_EQ(kernel.kernarg_bytes, last.offset + last.size) << "no hidden arguments behind it";
  EXPECT_EQ(kernel.arguments[0].name, "a");
  EXPECT_EQ(kernel.arguments[0].value_kind, "global_buffer");
  EXPECT_TRUE(kernel.arguments[0].is_const);
  EXPECT_FALSE(kernel.wave32);
  EXPECT_EQ(kernel.vgpr_spills, 0u);
  EXPECT_GE(kernel.vgprs, kernel.vgpr_count);
  EXPECT_EQ(kernel.vgprs % 8, 0u);
  ASSERT_EQ(object.functions.size(), 1u);
  EXPECT_EQ(object.functions[0].name, "Gemm16");
  EXPECT_THROW(object.Find("Gemm17"), InputError);
}

TEST(CodeObject, MovesAndKeepsItsText) {
  CodeObject first = ReadCodeObject(kGemm);
  const Instruction before = Decode(first.text, 0);
  const CodeObject second = std::move(first);
  EXPECT_EQ(Decode(second.text, 0).op, before.op);
}

TEST(CodeObject, SourceLines) {
  const CodeObject object = ReadCodeObject(kGemm);
  ASSERT_FALSE(object.lines.empty());
  EXPECT_FALSE(object.SourceLine(0).empty());
  EXPECT_NE(object.SourceLine(0).find(':'), std::string::npos);
  EXPECT_EQ(object.SourceLine(0x7FFFFFFF), "") << "behind the last sequence";
}

TEST(CodeObject, TheOtherVersionAndTheWrongMachines) {
  std::vector<std::byte> bytes = Load(kSmall);
  Put(&bytes, 8, 3, 1);
  EXPECT_EQ(ParseCodeObject("file.co", bytes).version, 5);
  Put(&bytes, 8, 2, 1);
  EXPECT_NE(Error(bytes).find("ABI version 2"), std::string::npos);
  bytes = Load(kSmall);
  Put(&bytes, 48, 0x54C, 4);  // gfx942
  EXPECT_NE(Error(bytes).find("not for gfx950"), std::string::npos);
  Put(&bytes, 18, 62, 2);
  EXPECT_NE(Error(bytes).find("machine 62"), std::string::npos);
  EXPECT_NE(Error({}).find("not an ELF file"), std::string::npos);
  EXPECT_NE(Error(std::vector<std::byte>(100)).find("not an ELF file"), std::string::npos);
}

std::vector<std::byte> Bundle(const std::vector<std::byte>& object, const std::vector<std::string>& targets) {
  std::vector<std::byte> bytes;
  const auto add = [&](const std::string& text) {
    for (const char c : text) bytes.push_back(static_cast<std::byte>(c));
  };
  const auto number = [&](uint64_t value) {
    bytes.resize(bytes.size() + 8);
    Put(&bytes, bytes.size() - 8, value, 8);
  };
  add("__CLANG_OFFLOAD_BUNDLE__");
  number(targets.size());
  for (const std::string& target : targets) {
    number(4096);
    number(target.starts_with("host") ? 0 : object.size());
    number(target.size());
    add(target);
  }
  bytes.resize(4096);
  bytes.insert(bytes.end(), object.begin(), object.end());
  return bytes;
}

TEST(CodeObject, OffloadBundles) {
  const std::vector<std::byte> object = Load(kSmall);
  const std::string host = "host-x86_64-unknown-linux-gnu-", ours = "hipv4-amdgcn-amd-amdhsa--gfx950";
  EXPECT_EQ(ParseCodeObject("b", Bundle(object, {host, ours})).kernels.size(),
            ParseCodeObject("o", object).kernels.size());
  EXPECT_NE(Error(Bundle(object, {host, "hipv4-amdgcn-amd-amdhsa--gfx942"})).find("0 gfx950"),
            std::string::npos);
  EXPECT_NE(Error(Bundle(object, {ours, ours + ":xnack+"})).find("2 gfx950"), std::string::npos);
  std::vector<std::byte> cut = Bundle(object, {host, ours});
  cut.resize(4100);
  EXPECT_NE(Error(cut), "");
  std::vector<std::byte> compressed = object;
  std::memcpy(compressed.data(), "CCOB", 4);
  EXPECT_NE(Error(compressed).find("compressed"), std::string::npos);
}

// What may come of a broken file: the object, all of whose instructions decode to something, or one line of
// error.
bool ReadsOrRefuses(std::vector<std::byte> bytes) {
  try {
    const CodeObject object = ParseCodeObject("broken.co", std::move(bytes));
    for (uint32_t at = 0; at < object.text.size();) {
      const Instruction in = Decode(object.text, at);
      Disassemble(in);
      object.SourceLine(at);
      EXPECT_GT(in.bytes, 0);
      at += in.bytes;
    }
    for (const Kernel& kernel : object.kernels) EXPECT_LT(kernel.entry, object.text.size());
    return true;
  } catch (const InputError& error) {
    EXPECT_EQ(std::string(error.what()).find('\n'), std::string::npos);
    EXPECT_EQ(std::string(error.what()).find("broken.co"), 0u) << error.what();
    return false;
  }
}

TEST(CodeObject, EveryTruncation) {
  const std::vector<std::byte> whole = Load(kSmall);
  // The last bytes of the file only fill it up to a multiple of 8.
  for (size_t size = 0; size + 8 < whole.size(); size += size < 1024 ? 1 : 17) {
    EXPECT_FALSE(ReadsOrRefuses({whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size)})) << size;
  }
}

TEST(CodeObject, FlippedBits) {
  std::mt19937 random(950);
  int refused = 0, read = 0;
  for (const std::string& path : {kSmall, kGemm}) {
    const std::vector<std::byte> whole = Load(path);
    for (int i = 0; i < 1500; ++i) {
      std::vector<std::byte> bytes = whole;
      const int flips = 1 + static_cast<int>(random() % 4);
      for (int k = 0; k < flips; ++k) {
        // Half of them in what is parsed: headers, notes, descriptor; half anywhere.
        const size_t range = random() % 2 == 0 ? std::min<size_t>(bytes.size(), 1536) : bytes.size();
        bytes[random() % range] ^= static_cast<std::byte>(1u << random() % 8);
      }
      (ReadsOrRefuses(std::move(bytes)) ? read : refused) += 1;
    }
  }
  EXPECT_GT(refused, 100);
  EXPECT_GT(read, 100);
}

}  // namespace
}  // namespace mx::gfx950
