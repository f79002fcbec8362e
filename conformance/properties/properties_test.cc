// The machinery of properties, by devices that lie: nothing passes for want of cases, coverage or
// reproduction.
#include <gtest/gtest.h>

#include <functional>
#include <set>

#include "conformance/coverage/coverage.h"
#include "conformance/properties/property.h"
#include "conformance/reference.h"
#include "sim/base/error.h"
#include "sim/base/parallel.h"

namespace mx::conformance {
namespace {

// Computes what the reference says and then does one thing wrong.
class LyingDevice : public Device {
 public:
  using Lie = std::function<void(const Problem&, TensorSet&)>;
  explicit LyingDevice(Lie lie = {}) : lie_(std::move(lie)) {}
  std::string Describe() const override { return "liar"; }
  std::string Unsupported(const Problem& p) const override { return offers ? offers(p) : ""; }
  Answer Run(const Problem& p, TensorSet& tensors) override {
    RunReference(p, claims(), tensors);
    if (lie_) lie_(p, tensors);
    return {};
  }
  std::function<std::string(const Problem&)> offers;

 private:
  Lie lie_;
};

PropertyOptions Only(const std::string& id) {
  PropertyOptions options;
  options.only = {id};
  return options;
}

TEST(Property, IdsAreUniqueAndEveryRowGivesChecks) {
  std::set<std::string> ids;
  for (const PropertyInfo& property : Properties()) {
    EXPECT_TRUE(ids.insert(property.id).second) << property.id;
    EXPECT_LE(property.smoke, property.full) << property.id;
    EXPECT_TRUE(property.make(Draw{}).has_value()) << property.id;
  }
}

TEST(Property, ChecksAreAFunctionOfTheirDrawAndSurviveTheirLine) {
  for (const PropertyInfo& property : Properties()) {
    std::set<std::string> lines;
    for (int64_t i = 0; i < std::min<int64_t>(property.smoke, 24); ++i) {
      const Draw draw{Level::kSmoke, 7, i, 0};
      const auto check = property.make(draw);
      ASSERT_TRUE(check) << property.id << " " << i;
      const std::string line = CheckLine(*check);
      EXPECT_EQ(CheckLine(*property.make(draw)), line) << property.id;
      EXPECT_EQ(CheckLine(ParseCheck(line, "line")), line) << property.id;
      lines.insert(line);
    }
    EXPECT_GT(lines.size(), 5u) << property.id;
  }
}

}  // namespace
}  // namespace mx::conformance
