#include "conformance/signature.h"

#include <gtest/gtest.h>

#include "sim/base/error.h"

namespace mx::conformance {
namespace {

TEST(Expression, PrecedenceAndFunctions) {
  const Values v = {{"m", 37}, {"k", 256}};
  EXPECT_EQ(Evaluate("1 + 2 * 3 - 4", v, "t"), 3);
  EXPECT_EQ(Evaluate("(1 + 2) * 3", v, "t"), 9);
  EXPECT_EQ(Evaluate("10 - 3 - 2", v, "t"), 5);
  EXPECT_EQ(Evaluate("100 / 7 % 4", v, "t"), 2);
  EXPECT_EQ(Evaluate("1 << 3 + 1", v, "t"), 16);
  EXPECT_EQ(Evaluate("k >> 3", v, "t"), 32);
  EXPECT_EQ(Evaluate("up(m, 32)", v, "t"), 64);
  EXPECT_EQ(Evaluate("up(64,32)", v, "t"), 64);
  EXPECT_EQ(Evaluate("ceil(m, 32) + min(1, 2) + max(3, 4)", v, "t"), 7);
  EXPECT_EQ(Evaluate("m < 38 ? m <= 36 ? 1 : 2 : 3", v, "t"), 2);
  EXPECT_EQ(Evaluate("m>=37", v, "t"), 1);
  EXPECT_EQ(Evaluate("m != 37", v, "t"), 0);
}

TEST(Expression, WhatIsWrongIsRefused) {
  const Values v = {{"m", 37}};
  for (const char* text : {"",
                           "1 +",
                           "(1",
                           "1)",
                           "1 2",
                           "n",
                           "m / 0",
                           "m % 0",
                           "up(m)",
                           "up(m, 0)",
                           "f(1, 2)",
                           "1 << 48",
                           "1 << (0 - 1)",
                           "999999999999999999999",
                           "9999999999999 * 9999999999999",
                           "1x",
                           "? 1 : 2",
                           "m ? 1",
                           "-1",
                           "ceil(0 - 1, 2)"}) {
    EXPECT_THROW(Evaluate(text, v, "t"), InputError) << text;
  }
  EXPECT_THROW(Evaluate(std::string(1000, '('), v, "t"), InputError);
}

const char* const kSmall =
    "signature: mx-signature/1\n"
    "operation: gemm\n"
    "parameters: tile split\n"
    "object: a.co sym 32 1\n"
    "object: b.co sym 64 0\n"
    "choice: log2 0 3 range\n"
    "value: range = up(ceil(k, 1 << log2), 256)\n"
    "size: n tile\n"
    "size: k 256\n"
    "require: m < 100\n"
    "claim: gemm.profile seq32\n"
    "group: 256 1 1\n"
    "grid: ceil(n, tile) m 1\n"
    "kernarg: 24\n"
    "tensor: d d rows=m row_bytes=2*n\n"
    "argument: 0 pointer d\n"
    "argument: 8 u32 range\n"
    "argument: 16 f32 alpha when split\n";

Signature With(const std::string& from, const std::string& to) {
  std::string text = kSmall;
  const size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  text.replace(at, from.size(), to);
  return ParseSignature(text, "s");
}

Problem Gemm(int64_t m, int64_t n, int64_t k) {
  Problem p;
  p.m = m, p.n = n, p.k = k;
  return p;
}

TEST(Signature, ReadsItsParts) {
  const Signature s = ParseSignature(kSmall, "s");
  EXPECT_EQ(s.objects.size(), 2u);
  EXPECT_EQ(s.step[1], "tile");
  EXPECT_EQ(s.grid[0], "ceil(n, tile)");
  EXPECT_EQ(s.arguments[2].when, "split");
  const SignatureObject object = FindObject(s, "/somewhere/b.co", "");
  EXPECT_EQ(object.parameters.at("tile"), 64);
  EXPECT_THROW(FindObject(s, "c.co", ""), InputError);
  EXPECT_THROW(FindObject(s, "a.co", "other"), InputError);
}

TEST(Signature, ChoosesTheLeastSplitThatGivesTheRange) {
  const Signature s = ParseSignature(kSmall, "s");
  Problem p = Gemm(1, 32, 1280);
  p.split = 512;
  EXPECT_EQ(LaunchValues(s, s.objects[0], p).at("log2"), 2);  // up(320, 256)
  p.split = 768;
  EXPECT_EQ(LaunchValues(s, s.objects[0], p).at("log2"), 1);  // up(640, 256)
  p.split = 1024;
  EXPECT_THROW(LaunchValues(s, s.objects[0], p), InputError);
  p.split = 0;
  EXPECT_EQ(LaunchValues(s, s.objects[0], p).at("log2"), 0);
}

TEST(Signature, SaysWhatItDoesNotOffer) {
  const Signature s = ParseSignature(kSmall, "s");
  const SignatureObject& o = s.objects[0];
  EXPECT_EQ(OutsideSignature(s, o, Gemm(5, 64, 512)), "");
  EXPECT_NE(OutsideSignature(s, o, Gemm(5, 33, 512)), "");
  EXPECT_NE(OutsideSignature(s, o, Gemm(5, 64, 128)), "");
  EXPECT_NE(OutsideSignature(s, o, Gemm(100, 64, 256)), "");
  Problem p = Gemm(5, 64, 512);
  p.alpha = 2;
  EXPECT_NE(OutsideSignature(s, o, p), "");
  p = Gemm(5, 64, 512);
  p.beta = true;
  EXPECT_NE(OutsideSignature(s, o, p), "");
  p = Gemm(5, 64, 512);
  p.out = DType::kF32;
  EXPECT_NE(OutsideSignature(s, o, p), "");
  p.op = Operation::kHadamard;
  EXPECT_NE(OutsideSignature(s, o, p), "");
}

TEST(Signature, MalformedTextIsRefusedWithItsLine) {
  EXPECT_THROW(ParseSignature("", "s"), InputError);
  EXPECT_THROW(With("mx-signature/1", "mx-signature/2"), InputError);
  EXPECT_THROW(With("operation: gemm", "operation: gemv"), InputError);
  EXPECT_THROW(With("operation: gemm\n", ""), InputError);
  EXPECT_THROW(With("operation: gemm", "operation: gemm\noperation: gemm"), InputError);
  EXPECT_THROW(With("operation: gemm", "operation: mfma"), InputError);
  EXPECT_THROW(With("operation: gemm", "operation gemm"), InputError);
  EXPECT_THROW(With("parameters: tile split\n", ""), InputError);
  EXPECT_THROW(With("a.co sym 32 1", "a.co sym 32"), InputError);
  EXPECT_THROW(With("a.co sym 32 1", "a.co sym 32 x"), InputError);
  EXPECT_THROW(With("log2 0 3 range", "log2 3 0 range"), InputError);
  EXPECT_THROW(With("value: range = up", "value: range up"), InputError);
  EXPECT_THROW(With("1 << log2", "1 << log3"), InputError);
  EXPECT_THROW(With("size: n tile", "size: q tile"), InputError);
  EXPECT_THROW(With("require: m < 100", "require: z"), InputError);
  EXPECT_THROW(With("gemm.profile seq32", "gemm.profile seq33"), InputError);
  EXPECT_THROW(With("gemm.profile seq32", "gemm.profil seq32"), InputError);
  EXPECT_THROW(With("ceil(n, tile) m 1", "ceil(n, tile) m"), InputError);
  EXPECT_THROW(With("kernarg: 24", "kernarg: 16"), InputError);
  EXPECT_THROW(With("kernarg: 24\n", ""), InputError);
  EXPECT_THROW(With("row_bytes=2*n", "row_bytes=2*nn"), InputError);
  EXPECT_THROW(With("row_bytes=2*n", "colour=2"), InputError);
  EXPECT_THROW(With(" row_bytes=2*n", ""), InputError);
  EXPECT_THROW(With("pointer d", "pointer e"), InputError);
  EXPECT_THROW(With("8 u32 range", "4 u32 range"), InputError);
  EXPECT_THROW(With("8 u32 range", "8 u16 range"), InputError);
  EXPECT_THROW(With("alpha when split", "alpha when"), InputError);
  EXPECT_THROW(With("f32 alpha", "f32 beta"), InputError);
  try {
    With("size: n tile", "size: q tile");
  } catch (const InputError& error) {
    EXPECT_NE(std::string(error.what()).find("s:8"), std::string::npos) << error.what();
  }
}

TEST(Signature, TheShippedOneIsWhole) {
  const Signature s = ReadSignature(std::string(MX_SIGNATURES) + "/aiter-f4gemm.sig");
  EXPECT_EQ(s.objects.size(), 35u);
  EXPECT_TRUE(s.claims.flush);
}

}  // namespace
}  // namespace mx::conformance
