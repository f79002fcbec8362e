#include "sim/nn/dataset_split.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "sim/base/error.h"
#include "sim/base/philox.h"

namespace mx {
namespace {

// Token i is i: a window shows where it was read.
TokenData Counting(int64_t size, std::vector<int64_t> documents = {0}) {
  std::vector<int32_t> tokens(static_cast<size_t>(size));
  for (int64_t i = 0; i < size; ++i) tokens[static_cast<size_t>(i)] = static_cast<int32_t>(i);
  TokenData data;
  data.tokens = TokenStore::FromWords(tokens);
  data.documents = std::move(documents);
  return data;
}

std::vector<char> HeldOut(const DataSplit& split, int64_t size) {
  std::vector<char> held(static_cast<size_t>(size), 2);
  for (const TokenRange& r : split.train()) std::fill(held.begin() + r.begin, held.begin() + r.end, char{0});
  for (const TokenRange& r : split.validation())
    std::fill(held.begin() + r.begin, held.begin() + r.end, char{1});
  return held;
}

TEST(DataSplit, EveryTokenIsInExactlyOnePartAndATenthIsHeldOut) {
  for (int64_t size : {20'000, 100'001, 1'234'567}) {
    const TokenData data = Counting(size);
    const DataSplit split(data, 2, 32);
    int64_t total = 0, held = 0;
    for (const TokenRange& r : split.train()) total += r.size();
    for (const TokenRange& r : split.validation()) held += r.size();
    EXPECT_EQ(total + held, size);
    for (char kind : HeldOut(split, size)) EXPECT_NE(kind, 2);
    EXPECT_NEAR(static_cast<double>(held) / static_cast<double>(size), 0.1, 0.02) << size;
  }
}

TEST(DataSplit, NoTrainingWindowTouchesAHeldOutToken) {
  const TokenData data = Counting(6000);
  const int64_t batch = 3, seq = 17;
  const DataSplit split(data, batch, seq);
  const std::vector<char> held = HeldOut(split, 6000);
  std::vector<int32_t> tokens(batch * seq), targets(batch * seq);
  std::set<int32_t> starts;
  for (uint32_t step = 1; step <= 600; ++step) {
    split.TrainBatch(7, step, step % 3, tokens.data(), targets.data());
    for (int64_t i = 0; i < batch * seq; ++i) {
      EXPECT_EQ(held[tokens[i]], 0);
      EXPECT_EQ(held[targets[i]], 0);
      EXPECT_EQ(targets[i], tokens[i] + 1);
      EXPECT_TRUE(i % seq == 0 || tokens[i] == tokens[i - 1] + 1);
    }
    for (int64_t j = 0; j < batch; ++j) starts.insert(tokens[j * seq]);
  }
  EXPECT_GT(starts.size(), 1400u);  // of 1800 draws from about 5400 starts
}

TEST(DataSplit, FirstAndLastStartOfEveryRangeOccur) {
  const TokenData data = Counting(2000);
  const DataSplit split(data, 1, 8);
  std::set<int32_t> starts;
  std::vector<int32_t> tokens(8), targets(8);
  for (uint32_t step = 0; step < 40'000; ++step) {
    split.TrainBatch(1, step, 0, tokens.data(), targets.data());
    starts.insert(tokens[0]);
  }
  for (const TokenRange& r : split.train()) {
    EXPECT_TRUE(starts.count(static_cast<int32_t>(r.begin)));
    EXPECT_TRUE(starts.count(static_cast<int32_t>(r.end - 9)));  // its last target is the range's last token
  }
}

TEST(DataSplit, TrainingPositionIsTheDefinedProduct) {
  const TokenData data = Counting(5000);
  const DataSplit split(data, 4, 16);
  int64_t count = 0;
  for (const TokenRange& r : split.train()) count += r.size() - 16;
  std::vector<int32_t> tokens(64), targets(64);
  for (uint32_t step : {1u, 2u, 77u}) {
    split.TrainBatch(0x123456789abcdefull, step, 5, tokens.data(), targets.data());
    for (uint32_t j = 0; j < 4; ++j) {
      const RandomStream stream{0x123456789abcdefull, 5, 0x30000000u, step};
      const unsigned __int128 x =
          stream.Word(2 * j) + (static_cast<unsigned __int128>(stream.Word(2 * j + 1)) << 32);
      int64_t place = static_cast<int64_t>((x * static_cast<unsigned __int128>(count)) >> 64);
      size_t range = 0;
      while (place >= split.train()[range].size() - 16) place -= split.train()[range++].size() - 16;
      EXPECT_EQ(tokens[j * 16], split.train()[range].begin + place);
    }
  }
}

TEST(DataSplit, ValidationWindowsAreHeldOutDistinctAndSpread) {
  const TokenData data = Counting(40'000);
  const int64_t batch = 2, seq = 32;
  const DataSplit split(data, batch, seq);
  const std::vector<char> held = HeldOut(split, 40'000);
  for (int64_t wanted : {1, 3, 1'000'000}) {
    const int64_t batches = split.ValidationBatches(wanted);
    ASSERT_GT(batches, 0);
    EXPECT_LE(batches, wanted);
    std::set<int32_t> starts;
    std::vector<int32_t> tokens(batch * seq), targets(batch * seq);
    for (int64_t i = 0; i < batches; ++i) {
      split.ValidationBatch(i, batches, tokens.data(), targets.data());
      for (int32_t token : targets) EXPECT_EQ(held[token], 1);
      for (int32_t token : tokens) EXPECT_EQ(held[token], 1);
      for (int64_t j = 0; j < batch; ++j) starts.insert(tokens[j * seq]);
    }
    EXPECT_EQ(static_cast<int64_t>(starts.size()), batches * batch);
    EXPECT_TRUE(wanted == 1 || *starts.rbegin() - *starts.begin() > 20'000);
  }
}

TEST(DataSplit, CutsMoveToDocumentStarts) {
  std::vector<int64_t> documents;
  for (int64_t at = 0; at < 400'000; at += 337) documents.push_back(at);
  const TokenData data = Counting(400'000, documents);
  const DataSplit split(data, 2, 32);
  const std::set<int64_t> starts(documents.begin(), documents.end());
  for (const TokenRange& r : split.validation()) EXPECT_TRUE(starts.count(r.begin)) << r.begin;
  EXPECT_GT(split.validation().size(), 20u);
}

TEST(DataSplit, EnoughTokensAreEnoughWhereverDocumentsStart) {
  for (int64_t batch = 1; batch <= 70; ++batch) {
    for (int64_t seq : {1, 2, 7, 32}) {
      const int64_t size = DataSplit::EnoughTokens(batch, seq);
      for (int64_t step : {int64_t{0}, int64_t{1}, seq, 2 * seq + 3, 3 * seq + 1, size / 7}) {
        std::vector<int64_t> documents = {0};
        if (step > 0) {
          for (int64_t at = step; at < size; at += step) documents.push_back(at);
        }
        for (int64_t more : {int64_t{0}, int64_t{1}, size / 3}) {
          EXPECT_NO_THROW(DataSplit(Counting(size + more, documents), batch, seq))
              << batch << ' ' << seq << ' ' << step;
        }
      }
    }
  }
}

TEST(DataSplit, TooLittleDataSaysHowMuchIsNeeded) {
  for (int64_t size : {1, 10, 500, 2000}) {
    const TokenData data = Counting(size);
    try {
      const DataSplit split(data, 4, 64);
      FAIL();
    } catch (const InputError& error) {
      EXPECT_NE(std::string(error.what()).find("10320 tokens are enough"), std::string::npos) << error.what();
      EXPECT_NE(std::string(error.what()).find(fmt::format("{} tokens are too few", size)),
                std::string::npos);
    }
  }
}

TEST(DataSplit, ValidationEntropyCountsHeldOutTokensOnly) {
  TokenData data = Counting(20'000);
  std::vector<int32_t> tokens(20'000, 1);
  {
    const DataSplit shape(data, 2, 32);
    for (const TokenRange& r : shape.validation()) {
      for (int64_t i = r.begin; i < r.end; ++i)
        tokens[static_cast<size_t>(i)] = 2 + (i - r.begin < r.size() / 2 ? 1 : 0);
    }
  }
  data.tokens = TokenStore::FromWords(tokens);
  EXPECT_NEAR(DataSplit(data, 2, 32).ValidationEntropy(), std::log(2.0), 0.001);
}

}  // namespace
}  // namespace mx
