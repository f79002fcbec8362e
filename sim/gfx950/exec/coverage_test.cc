// Every operation that the decoder knows is executed here, belongs to the machine (memory, waits, barriers,
// the wave's end), or is on the list below with the reason why nothing executes it.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "sim/gfx950/exec/handlers.h"

namespace mx::gfx950 {
namespace {

struct Row {
  Op op;
  Encoding encoding;
};
constexpr Row kAll[] = {
#define MX_GFX950(op, encoding, ...) {Op::op, Encoding::encoding},
#include "sim/gfx950/isa/all.inc"
#undef MX_GFX950
};

bool IsMemory(Encoding e) {
  return e == Encoding::kSMEM || e == Encoding::kDS || e == Encoding::kFLAT || e == Encoding::kMUBUF ||
         e == Encoding::kMTBUF;
}
const std::set<Op> kMachine = {Op::s_endpgm, Op::s_barrier, Op::s_waitcnt, Op::s_sendmsg, Op::s_sethalt};

const std::map<std::string, const char*> kUnsupported = {
    {"s_cbranch_g_fork", "the branch stack is gone from what compilers emit"},
    {"s_cbranch_i_fork", "the branch stack is gone from what compilers emit"},
    {"s_cbranch_join", "the branch stack is gone from what compilers emit"},
    {"s_rfe_b64", "trap handlers only"},
    {"s_rfe_restore_b64", "trap handlers only"},
    {"s_trap", "the device takes no traps"},
    {"s_setkill", "debugging of the wave from the host"},
    {"s_sendmsghalt", "debugging of the wave from the host"},
    {"s_endpgm_saved", "context switches only"},
    {"s_endpgm_ordered_ps_done", "graphics only"},
    {"v_mfma_ld_scale_b32", "the first half of a scaled MFMA, which the decoder joins"},
    {"v_screen_partition_4se_b32", "graphics only"},
};

TEST(Coverage, EveryDecodedOperationIsExecutedOrListed) {
  for (const Row& row : kAll) {
    const std::string name = Name(row.op);
    const bool sparse =
        name.starts_with("v_smfmac_");  // 2:4 sparse matrices: no kernel of MX training uses them
    const bool elsewhere = IsMemory(row.encoding) || kMachine.contains(row.op);
    const bool listed = kUnsupported.contains(name) || sparse;
    if (HandlerOf(row.op) != nullptr) {
      EXPECT_FALSE(listed) << name << " is executed: take it off the list";
    } else {
      EXPECT_TRUE(elsewhere || listed) << name << " is executed nowhere";
    }
  }
}

TEST(Coverage, ListedNamesExist) {
  std::set<std::string> names;
  for (const Row& row : kAll) names.insert(Name(row.op));
  for (const auto& [name, reason] : kUnsupported) EXPECT_TRUE(names.contains(name)) << name;
}

TEST(Coverage, NothingExecutesAnUnknownOperation) {
  EXPECT_EQ(HandlerOf(Op::kInvalid), nullptr);
  EXPECT_EQ(HandlerOf(Op::kCount), nullptr);
}

}  // namespace
}  // namespace mx::gfx950
