// What a card's bits may depend on besides the kernel: runtime, driver, firmware. In the environment of a
// certificate, so that a change of any of them afterwards is refused at load.
#ifndef MX_TOOLS_CERTIFIED_CARD_FACTS_H_
#define MX_TOOLS_CERTIFIED_CARD_FACTS_H_

#include <string>
#include <utility>
#include <vector>

namespace mx::tools {

struct Card {
  std::string runtime;  // of HIP, "7.0.51831"
  std::string pci;      // bus id, "0000:c1:00.0"
};
// The first card, by libamdhip64.so. Throws InputError where there is none.
Card FirstCard();

// {hip, driver, vbios, firmware}. The last three come from the kernel driver's files below `sys`; "unknown"
// where it shows none.
std::vector<std::pair<std::string, std::string>> CardFacts(const Card& card, const std::string& sys = "/sys");
// What tells this board from others of its kind: the driver's unique_id, or the bus id.
std::string BoardId(const Card& card, const std::string& sys = "/sys");

std::string HipVersionText(
    int version);  // major * 10^7 + minor * 10^5 + patch, as hipRuntimeGetVersion counts

}  // namespace mx::tools

#endif  // MX_TOOLS_CERTIFIED_CARD_FACTS_H_
