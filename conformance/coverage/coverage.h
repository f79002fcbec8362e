// What the cases of a run have met, as named points. Points are grouped in families (families.cc); a family
// says from which level on its points must be met, and by an example which of them a device can meet at all.
#ifndef MX_CONFORMANCE_COVERAGE_COVERAGE_H_
#define MX_CONFORMANCE_COVERAGE_COVERAGE_H_

#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "conformance/properties/property.h"
#include "conformance/tensor.h"

namespace mx::conformance {

enum class Family : uint8_t {
#define MX_FAMILY(id, ...) id,
#include "conformance/coverage/families.inc"
#undef MX_FAMILY
};

struct Point {
  std::string name;
  Check example;  // can meet the point: where the device does not offer it, the point is not required
};
struct FamilyInfo {
  Family id;
  const char *name, *about;
  Level level;  // the first one that requires its points
  std::vector<Point> points;
};
const std::vector<FamilyInfo>& Families();

// Counts hits; any number of threads at once.
class Coverage {
 public:
  Coverage();
  void Hit(Family family, size_t point, uint64_t times = 1);
  uint64_t Hits(Family family, size_t point) const;

  // From inputs and the reference's outputs of a case that ran.
  void Collect(const Problem& problem, const Claims& claims, const TensorSet& expected);
  void HitLaw(const Check& check);  // its operation was judged by its law

 private:
  std::vector<size_t> first_;  // of a family, in hits_
  std::vector<std::atomic<uint64_t>> hits_;
};

struct FamilyResult {
  const FamilyInfo* family = nullptr;
  size_t offered = 0, hit = 0;       // points that the device can meet; of these, met
  bool required = false;             // at this level
  std::string not_offered;           // the device's reason, when it can meet none
  std::vector<std::string> missing;  // points that it can meet and no case has
};
// Of all families, in their order.
std::vector<FamilyResult> Judge(const Coverage& coverage, const Device& device, Level level);
// What a verdict is missing: one sentence a family that is required and not complete.
std::vector<std::string> Doubts(const std::vector<FamilyResult>& results);

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_COVERAGE_COVERAGE_H_
