// The launcher on a driver that only records: what is launched for right arguments, and that nothing is for
// wrong ones.
#include "kernels/launch/mxk.h"

#include <gtest/gtest.h>

#include <cstring>
#include <fstream>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "kernels/launch/kernel_table.h"

namespace {

struct Launch {
  std::string symbol;
  uint32_t grid[3], group[3];
  std::vector<char> arguments;
};

struct Recorder {
  std::vector<Launch> launches;
  std::map<std::string, std::string> loaded;  // symbol to file
  std::string refuse_load, refuse_launch;     // symbols
  static int Load(void* context, const char* file, const void* image, size_t size, const char* symbol,
                  void** kernel) {
    auto* self = static_cast<Recorder*>(context);
    if (self->refuse_load == symbol || size < 64 || std::memcmp(image, "\177ELF", 4) != 0) return 1;
    const auto row = self->loaded.emplace(symbol, file).first;
    *kernel = const_cast<std::string*>(&row->first);
    return 0;
  }
  static int Start(void* context, void* kernel, const uint32_t grid[3], const uint32_t group[3],
                   const void* arguments, size_t bytes) {
    auto* self = static_cast<Recorder*>(context);
    const auto& symbol = *static_cast<std::string*>(kernel);
    if (self->refuse_launch == symbol) return 1;
    Launch launch{symbol, {grid[0], grid[1], grid[2]}, {group[0], group[1], group[2]}, {}};
    launch.arguments.assign(static_cast<const char*>(arguments), static_cast<const char*>(arguments) + bytes);
    self->launches.push_back(launch);
    return 0;
  }
  static const char* Why(void*) { return "refused for the test"; }
  mxk_driver driver() { return {this, &Load, &Start, &Why}; }
};

mxk_buffer At(uint64_t address, uint64_t bytes) { return {reinterpret_cast<void*>(address), bytes}; }

template <class T>
T Field(const Launch& launch, size_t offset) {
  T value;
  std::memcpy(&value, launch.arguments.data() + offset, sizeof value);
  return value;
}

class Mxk : public testing::Test {
 protected:
  Mxk() {
    const mxk_driver driver = recorder_.driver();
    handle_ = mxk_open(&driver, MX_GFX950_OBJECTS);
  }
  ~Mxk() override { mxk_close(handle_); }

  // Each edit of good arguments is refused with its status and a message that names `word`, and launches
  // nothing.
  template <class Args>
  struct Bad {
    mxk_status status;
    const char* word;
    std::function<void(Args*)> edit;
  };
  template <class Args>
  void ExpectRefused(const Args& good, mxk_status (*call)(mxk_handle*, const Args*),
                     const std::vector<Bad<Args>>& cases) {
    for (const auto& bad : cases) {
      Args args = good;
      bad.edit(&args);
      EXPECT_EQ(call(handle_, &args), bad.status) << bad.word << ": " << mxk_message(handle_);
      EXPECT_NE(std::string(mxk_message(handle_)).find(bad.word), std::string::npos) << mxk_message(handle_);
    }
    EXPECT_TRUE(recorder_.launches.empty());
    EXPECT_EQ(call(handle_, &good), MXK_OK) << mxk_message(handle_);
    EXPECT_EQ(recorder_.launches.size(), 1u);
  }

  Recorder recorder_;
  mxk_handle* handle_ = nullptr;
};

constexpr uint64_t kX = 0x100000, kRowCodes = 0x200000, kRowScales = 0x300000, kColCodes = 0x400000,
                   kColScales = 0x500000;

struct QuantiseCase {
  mxk_copy row{}, column{};
  mxk_quantise_args args{};
  QuantiseCase() {
    row = {At(kRowCodes, 64 * 48), At(kRowScales, 64 * 3), 0, {}};
    column = {At(kColCodes, 96 * 32), At(kColScales, 96 * 2), 0, {}};
    args.type = MXK_BF16;
    args.x = At(kX, 63 * 104 * 2 + 96 * 2);
    args.rows = 64;
    args.cols = 96;
    args.stride = 104;
    args.row = &row;
    args.column = &column;
    args.variant = MXK_NAIVE;
  }
};

TEST_F(Mxk, QuantiseRefuses) {
  QuantiseCase good;
  mxk_copy short_codes = good.row, odd_codes = good.row, over = good.row, no_scales = good.row;
  short_codes.codes.bytes -= 1;
  odd_codes.codes.data = reinterpret_cast<void*>(kRowCodes + 8);
  over.scales = At(kX + 63 * 104 * 2 + 96 * 2 - 1, 64 * 3);
  no_scales.scales.data = nullptr;
  using B = Bad<mxk_quantise_args>;
  const std::vector<B> cases = {
      {MXK_UNSUPPORTED, "type", [](auto* a) { a->type = static_cast<mxk_type>(2); }},
      {MXK_UNSUPPORTED, "rule", [](auto* a) { a->rule = static_cast<mxk_rule>(3); }},
      {MXK_UNSUPPORTED, "layout", [](auto* a) { a->layout = static_cast<mxk_layout>(-1); }},
      {MXK_UNSUPPORTED, "variant", [](auto* a) { a->variant = static_cast<mxk_variant>(2); }},
      {MXK_UNSUPPORTED, "hadamard", [](auto* a) { a->hadamard = 2; }},
      {MXK_UNSUPPORTED, "stochastic", [](auto* a) { a->stochastic = -1; }},
      {MXK_NULL, "copy", [](auto* a) { a->row = a->column = nullptr; }},
      {MXK_SIZE, "rows", [](auto* a) { a->rows = 63; }},
      {MXK_SIZE, "cols", [](auto* a) { a->cols = 95; }},
      {MXK_SIZE, "rows", [](auto* a) { a->rows = 0; }},
      {MXK_SIZE, "cols", [](auto* a) { a->cols = uint64_t{1} << 32; }},
      {MXK_SIZE, "stride", [](auto* a) { a->stride = 95; }},
      {MXK_NULL, "x", [](auto* a) { a->x.data = nullptr; }},
      {MXK_TOO_SMALL, "x", [](auto* a) { a->x.bytes -= 1; }},
      {MXK_MISALIGNED, "x", [](auto* a) { a->x.data = reinterpret_cast<void*>(kX + 1); }},
      {MXK_TOO_SMALL, "row.codes", [&](auto* a) { a->row = &short_codes; }},
      {MXK_MISALIGNED, "row.codes", [&](auto* a) { a->row = &odd_codes; }},
      {MXK_OVERLAP, "row.scales", [&](auto* a) { a->row = &over; }},
      {MXK_NULL, "row.scales", [&](auto* a) { a->row = &no_scales; }},
      {MXK_TOO_SMALL, "row.scales", [](auto* a) { a->layout = MXK_SHUFFLED; }},
  };
  ExpectRefused<mxk_quantise_args>(good.args, &mxk_quantise, cases);
}

TEST_F(Mxk, StochasticWordsOfOneStream) {
  QuantiseCase c;
  c.row.codes.bytes = c.row.scales.bytes = uint64_t{1} << 40;
  c.row.scales.data = reinterpret_cast<void*>(uint64_t{1} << 44);
  c.row.codes.data = reinterpret_cast<void*>(uint64_t{1} << 45);
  c.args.column = nullptr;
  c.args.rows = (uint64_t{1} << 20) + 1;
  c.args.cols = c.args.stride = 1 << 15;
  c.args.x = At(uint64_t{1} << 46, uint64_t{1} << 40);
  EXPECT_EQ(mxk_quantise(handle_, &c.args), MXK_OK) << mxk_message(handle_);
  c.args.stochastic = 1;
  EXPECT_EQ(mxk_quantise(handle_, &c.args), MXK_SIZE);
  EXPECT_NE(std::string(mxk_message(handle_)).find("2^34"), std::string::npos);
}

TEST_F(Mxk, QuantiseLaunches) {
  QuantiseCase c;
  c.args.hadamard = c.args.stochastic = 1;
  c.args.rule = MXK_RCEIL;
  c.row.signs = 0x1234;
  c.column.signs = 0x5678;
  c.row.random = {0x1122334455667788u, 1, 2, 3};
  c.column.random = {9, 4, 5, 6};
  ASSERT_EQ(mxk_quantise(handle_, &c.args), MXK_OK) << mxk_message(handle_);
  c.args.column = nullptr;
  c.args.rule = MXK_FLOOR;
  ASSERT_EQ(mxk_quantise(handle_, &c.args), MXK_OK) << mxk_message(handle_);
  ASSERT_EQ(recorder_.launches.size(), 2u);
  const Launch& both = recorder_.launches[0];
  EXPECT_EQ(both.symbol, "QuantiseBoth");
  EXPECT_EQ(both.grid[0], 3u);
  EXPECT_EQ(both.grid[1], 2u);
  EXPECT_EQ(both.group[0], 64u);
  EXPECT_EQ(both.arguments.size(), 112u);
  EXPECT_EQ(Field<uint64_t>(both, 24), kColCodes);
  EXPECT_EQ(Field<uint32_t>(both, 40), 104u);
  EXPECT_EQ(Field<uint32_t>(both, 52), 2u | 4u | 2u << 4);
  EXPECT_EQ(Field<uint32_t>(both, 60), 0x5678u);
  EXPECT_EQ(Field<uint64_t>(both, 64), 0x1122334455667788u);
  EXPECT_EQ(Field<uint32_t>(both, 104), 6u);
  const Launch& row = recorder_.launches[1];
  EXPECT_EQ(row.symbol, "QuantiseRow");
  EXPECT_EQ(row.grid[0], 1u);
  EXPECT_EQ(row.grid[1], 3u);
  EXPECT_EQ(row.arguments.size(), 72u);
  EXPECT_EQ(Field<uint32_t>(row, 36), 2u | 4u | 1u << 4);
}

TEST_F(Mxk, QuantiseTunedKernels) {
  QuantiseCase c;
  c.args.variant = MXK_TUNED;
  c.args.stochastic = 1;
  ASSERT_EQ(mxk_quantise(handle_, &c.args), MXK_OK) << mxk_message(handle_);
  c.args.hadamard = 1;
  c.args.column = nullptr;
  ASSERT_EQ(mxk_quantise(handle_, &c.args), MXK_OK) << mxk_message(handle_);
  c.args.column = &c.column;
  c.args.row = nullptr;
  c.args.stochastic = 0;
  ASSERT_EQ(mxk_quantise(handle_, &c.args), MXK_OK) << mxk_message(handle_);
  const Launch &both = recorder_.launches[0], &row = recorder_.launches[1], &column = recorder_.launches[2];
  EXPECT_EQ(both.symbol, "QuantiseBothBf16Sr");
  EXPECT_EQ(both.grid[0], 1u);
  EXPECT_EQ(both.grid[1], 1u);
  EXPECT_EQ(row.symbol, "QuantiseRowTunedH16Sr");
  EXPECT_EQ(Field<uint32_t>(row, 36), 2u | 4u | 2u << 8);  // 3 blocks a row: 4 a workgroup's row
  EXPECT_EQ(row.grid[0], 1u);                              // of 64 rows
  EXPECT_EQ(row.grid[1], 1u);
  EXPECT_EQ(column.symbol, "QuantiseColumnTunedH16");
  c.args.stride = 105;  // rows that are not 16-byte aligned
  c.args.x.bytes = 63 * 105 * 2 + 96 * 2;
  ASSERT_EQ(mxk_quantise(handle_, &c.args), MXK_OK) << mxk_message(handle_);
  EXPECT_EQ(recorder_.launches[3].symbol, "QuantiseColumn");
}

mxk_gemm_args GoodGemm() {
  mxk_gemm_args args{};
  args.a = {At(0x10000, 33 * 32), At(0x20000, 33 * 2)};
  args.b = {At(0x30000, 17 * 32), At(0x40000, 17 * 2)};
  args.m = 33;
  args.n = 17;
  args.k = 64;
  args.type = MXK_BF16;
  args.stride = 20;
  args.d = At(0x50000, (32 * 20 + 17) * 2);
  args.c = At(0x60000, (32 * 20 + 17) * 2);
  args.alpha = 0.5f;
  args.beta = 1;
  args.variant = MXK_NAIVE;
  return args;
}

TEST_F(Mxk, GemmRefuses) {
  using B = Bad<mxk_gemm_args>;
  const std::vector<B> cases = {
      {MXK_UNSUPPORTED, "beta", [](auto* a) { a->beta = 2; }},
      {MXK_UNSUPPORTED, "instruction", [](auto* a) { a->instruction = static_cast<mxk_instruction>(2); }},
      {MXK_SIZE, "k", [](auto* a) { a->k = 48; }},
      {MXK_SIZE, "m", [](auto* a) { a->m = 0; }},
      {MXK_SIZE, "stride", [](auto* a) { a->stride = 16; }},
      {MXK_MISALIGNED, "a.codes", [](auto* a) { a->a.codes.data = reinterpret_cast<void*>(0x10004); }},
      {MXK_TOO_SMALL, "b.codes", [](auto* a) { a->b.codes.bytes = 1; }},
      {MXK_TOO_SMALL, "b.scales", [](auto* a) { a->b.scales.bytes = 33; }},
      {MXK_MISALIGNED, "d", [](auto* a) { a->d.data = reinterpret_cast<void*>(0x50001); }},
      {MXK_TOO_SMALL, "d", [](auto* a) { a->d.bytes -= 2; }},
      {MXK_OVERLAP, "d", [](auto* a) { a->d.data = a->a.scales.data; }},
      {MXK_OVERLAP, "c", [](auto* a) { a->c.data = reinterpret_cast<void*>(0x50002); }},
      {MXK_NULL, "c", [](auto* a) { a->c.data = nullptr; }},
      {MXK_TOO_SMALL, "a.scales",
       [](auto* a) {
         a->layout = MXK_SHUFFLED;
         a->a.scales.bytes = 256 * 8 - 1;
       }},
  };
  ExpectRefused<mxk_gemm_args>(GoodGemm(), &mxk_gemm, cases);
}

TEST_F(Mxk, GemmLaunches) {
  mxk_gemm_args args = GoodGemm();
  ASSERT_EQ(mxk_gemm(handle_, &args), MXK_OK);
  args.instruction = MXK_32X32X64;
  args.beta = 0;
  args.c = At(0, 0);
  ASSERT_EQ(mxk_gemm(handle_, &args), MXK_OK);
  const Launch &first = recorder_.launches[0], &second = recorder_.launches[1];
  EXPECT_EQ(first.symbol, "Gemm16");
  EXPECT_EQ(first.grid[0], 2u);
  EXPECT_EQ(first.grid[1], 3u);
  EXPECT_EQ(first.arguments.size(), 72u);
  EXPECT_EQ(Field<uint64_t>(first, 32), 0x60000u);
  EXPECT_EQ(Field<uint32_t>(first, 64), 2u);
  EXPECT_EQ(Field<float>(first, 68), 0.5f);
  EXPECT_EQ(second.symbol, "Gemm32");
  EXPECT_EQ(second.grid[0], 1u);
  EXPECT_EQ(second.grid[1], 2u);
  EXPECT_EQ(Field<uint64_t>(second, 32), 0u);
  args.beta = 1;
  args.c = args.d;  // in place
  EXPECT_EQ(mxk_gemm(handle_, &args), MXK_OK) << mxk_message(handle_);
}

TEST_F(Mxk, DequantiseAndHadamardRefuse) {
  mxk_dequantise_args d{At(0x10000, 5 * 16),  At(0x20000, 5), 5, 32, MXK_LINEAR, MXK_F32,
                        At(0x30000, 5 * 128), MXK_NAIVE};
  using B = Bad<mxk_dequantise_args>;
  ExpectRefused<mxk_dequantise_args>(
      d, &mxk_dequantise,
      std::vector<B>{{MXK_SIZE, "k", [](auto* a) { a->k = 31; }},
                     {MXK_TOO_SMALL, "y", [](auto* a) { a->y.bytes = 5 * 128 - 1; }},
                     {MXK_OVERLAP, "y", [](auto* a) { a->y.data = a->codes.data; }},
                     {MXK_TOO_SMALL, "scales", [](auto* a) { a->scales.bytes = 4; }}});
  recorder_.launches.clear();
  mxk_hadamard_args h{MXK_F32, MXK_F32, At(0x10000, 3 * 64), At(0x10000, 3 * 64), 3, 16, 0, MXK_NAIVE};
  using H = Bad<mxk_hadamard_args>;
  ExpectRefused<mxk_hadamard_args>(
      h, &mxk_hadamard,
      std::vector<H>{{MXK_SIZE, "k", [](auto* a) { a->k = 24; }},
                     {MXK_OVERLAP, "y", [](auto* a) { a->x_type = MXK_BF16; }},  // in place needs equal types
                     {MXK_OVERLAP, "y", [](auto* a) { a->y.data = reinterpret_cast<void*>(0x10010); }},
                     {MXK_NULL, "y", [](auto* a) { a->y.data = nullptr; }}});
}

TEST_F(Mxk, LinearSequences) {
  mxk_linear_args args{};
  args.tokens = 64;
  args.in = 96;
  args.out = 32;
  args.hadamard = 1;
  args.variant = MXK_NAIVE;
  uint64_t next = 0x1000000;
  const auto take = [&](uint64_t bytes) {
    const mxk_buffer buffer = At(next, bytes);
    next += 0x100000;
    return buffer;
  };
  const auto fill = [&](mxk_tensor* t, uint64_t rows, uint64_t cols) {
    t->type = MXK_BF16;
    t->data = take(rows * cols * 2);
    t->row.codes = take(mxk_code_bytes(rows, cols));
    t->row.scales = take(mxk_scale_bytes(rows, cols, MXK_LINEAR));
    t->column.codes = take(mxk_code_bytes(cols, rows));
    t->column.scales = take(mxk_scale_bytes(cols, rows, MXK_LINEAR));
  };
  fill(&args.x, 64, 96);
  fill(&args.w, 32, 96);
  fill(&args.dy, 64, 32);
  const mxk_buffer y = take(64 * 32 * 2), dx = take(64 * 96 * 2), dw = take(32 * 96 * 4);
  ASSERT_EQ(mxk_fprop(handle_, &args, MXK_BF16, y), MXK_OK) << mxk_message(handle_);
  ASSERT_EQ(mxk_dgrad(handle_, &args, MXK_BF16, dx), MXK_OK) << mxk_message(handle_);
  ASSERT_EQ(mxk_wgrad(handle_, &args, MXK_F32, 1, dw), MXK_OK) << mxk_message(handle_);
  ASSERT_EQ(recorder_.launches.size(), 6u);
  const std::vector<std::string> order = {"QuantiseBoth", "QuantiseBoth", "Gemm16",
                                          "QuantiseBoth", "Gemm16",       "Gemm16"};
  for (size_t i = 0; i < order.size(); ++i) EXPECT_EQ(recorder_.launches[i].symbol, order[i]) << i;
  const Launch& wgrad = recorder_.launches[5];
  EXPECT_EQ(Field<void*>(wgrad, 0), args.dy.column.codes.data);
  EXPECT_EQ(Field<void*>(wgrad, 16), args.x.column.codes.data);
  EXPECT_EQ(Field<void*>(wgrad, 32), dw.data);
  EXPECT_EQ(Field<uint32_t>(wgrad, 52), 32u);
  EXPECT_EQ(Field<uint32_t>(wgrad, 56), 96u);
  EXPECT_EQ(Field<uint32_t>(wgrad, 60), 64u);
  const Launch& dgrad = recorder_.launches[4];
  EXPECT_EQ(Field<void*>(dgrad, 16), args.w.column.codes.data);
  args.w.row.signs = 1;
  EXPECT_EQ(mxk_fprop(handle_, &args, MXK_BF16, y), MXK_UNSUPPORTED);
  args.w.row.signs = 0;
  args.tokens = 63;
  EXPECT_EQ(mxk_wgrad(handle_, &args, MXK_F32, 0, dw), MXK_SIZE);
  EXPECT_EQ(recorder_.launches.size(), 6u);
}

TEST_F(Mxk, DriverAndFiles) {
  mxk_gemm_args args = GoodGemm();
  recorder_.refuse_load = "Gemm16";
  EXPECT_EQ(mxk_gemm(handle_, &args), MXK_DRIVER);
  EXPECT_NE(std::string(mxk_message(handle_)).find("refused for the test"), std::string::npos);
  recorder_.refuse_load.clear();
  recorder_.refuse_launch = "Gemm16";
  EXPECT_EQ(mxk_gemm(handle_, &args), MXK_DRIVER);
  const mxk_driver driver = recorder_.driver();
  mxk_handle* lost = mxk_open(&driver, "/nonexistent");
  EXPECT_EQ(mxk_gemm(lost, &args), MXK_FILE);
  EXPECT_NE(std::string(mxk_message(lost)).find("/nonexistent/gemm16.co"), std::string::npos);
  mxk_close(lost);
  EXPECT_EQ(mxk_gemm(nullptr, &args), MXK_NULL);
  EXPECT_EQ(mxk_gemm(handle_, nullptr), MXK_NULL);
  EXPECT_EQ(mxk_open(nullptr, "."), nullptr);
  EXPECT_EQ(mxk_open(&driver, nullptr), nullptr);
  EXPECT_STREQ(mxk_status_name(MXK_OVERLAP), "overlap");
}

// Every kernel of the table is in its object, with the arguments of arguments.inc, as the listing's metadata
// says.
TEST(KernelTable, ArgumentsAreThoseOfTheObjects) {
  using namespace mxk;
  size_t count = 0;
  const ArgumentRow* rows = Arguments(&count);
  for (uint16_t id = 0; id < static_cast<uint16_t>(KernelId::kCount); ++id) {
    const KernelRow& kernel = Row(static_cast<KernelId>(id));
    std::string path = std::string(MX_GFX950_OBJECTS) + "/" + kernel.file;
    path.replace(path.size() - 3, 3, ".s");
    std::ifstream listing(path);
    ASSERT_TRUE(listing) << path;
    std::vector<std::string> offsets, sizes, found_offsets, found_sizes;
    std::string word, value;
    bool found = false;
    while (listing >> word) {
      if (word == ".args:") found_offsets.clear(), found_sizes.clear();
      if (word == ".offset:") listing >> value, found_offsets.push_back(value);
      if (word == ".size:") listing >> value, found_sizes.push_back(value);
      if (word == ".symbol:") {
        listing >> value;
        if (value == std::string(kernel.symbol) + ".kd") {
          found = true;
          break;
        }
      }
    }
    ASSERT_TRUE(found) << kernel.symbol << " is not in " << path;
    for (size_t i = 0; i < count; ++i) {
      if (rows[i].list != kernel.arguments) continue;
      offsets.push_back(std::to_string(rows[i].offset));
      sizes.push_back(std::to_string(rows[i].bytes));
    }
    EXPECT_EQ(offsets, found_offsets) << kernel.symbol;
    EXPECT_EQ(sizes, found_sizes) << kernel.symbol;
  }
}

// The blocks that the launcher fills have the members of arguments.inc at its offsets.
TEST(KernelTable, StructuresAreTheRows) {
  using namespace mxk;
  EXPECT_EQ(offsetof(QuantiseArguments, random), 48u);
  EXPECT_EQ(offsetof(QuantiseArguments, signs), 40u);
  EXPECT_EQ(sizeof(QuantiseArguments), 72u);
  EXPECT_EQ(offsetof(QuantiseBothArguments, column_signs), 60u);
  EXPECT_EQ(offsetof(QuantiseBothArguments, column_random), 88u);
  EXPECT_EQ(sizeof(QuantiseBothArguments), 112u);
  EXPECT_EQ(offsetof(DequantiseArguments, flags), 32u);
  EXPECT_EQ(offsetof(HadamardArguments, signs), 28u);
  EXPECT_EQ(sizeof(HadamardArguments), 32u);
  EXPECT_EQ(sizeof(DequantiseArguments), 40u);
  EXPECT_EQ(offsetof(GemmArguments, alpha), 68u);
  EXPECT_EQ(sizeof(GemmArguments), 72u);
}

}  // namespace
