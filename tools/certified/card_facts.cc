#include "tools/certified/card_facts.h"

#include <dlfcn.h>

#include <fstream>

#include "sim/base/error.h"

namespace mx::tools {

namespace {

// The first line of a file of sysfs, of printable ASCII; "unknown" where there is none.
std::string Line(const std::string& path) {
  std::string line, out;
  std::ifstream file(path);
  std::getline(file, line);
  for (const char c : line) {
    if (c >= 0x20 && c <= 0x7e) out += c;
  }
  return out.empty() ? "unknown" : out;
}

std::string DeviceFile(const Card& card, const std::string& sys, const char* name) {
  return Line(sys + "/bus/pci/devices/" + card.pci + "/" + name);
}

}  // namespace

Card FirstCard() {
  void* library = nullptr;
  for (const char* name : {"libamdhip64.so", "libamdhip64.so.7", "libamdhip64.so.6"}) {
    if (library == nullptr) library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  }
  if (library == nullptr) Fail("the card: libamdhip64.so was not found; it needs AMD's ROCm");
  // Stable parts of HIP's C interface; hipError_t is an int. The library stays open: it has threads of its
  // own.
  const auto version = reinterpret_cast<int (*)(int*)>(dlsym(library, "hipRuntimeGetVersion"));
  const auto bus_id = reinterpret_cast<int (*)(char*, int, int)>(dlsym(library, "hipDeviceGetPCIBusId"));
  if (version == nullptr || bus_id == nullptr)
    Fail("the card: libamdhip64.so has no hipRuntimeGetVersion or hipDeviceGetPCIBusId");
  int number = 0;
  char text[64] = "";
  if (version(&number) != 0 || bus_id(text, sizeof text - 1, 0) != 0)
    Fail("the card: the HIP runtime sees none");
  return {HipVersionText(number), text};
}

std::vector<std::pair<std::string, std::string>> CardFacts(const Card& card, const std::string& sys) {
  return {{"hip", card.runtime},
          {"driver", Line(sys + "/module/amdgpu/version")},
          {"vbios", DeviceFile(card, sys, "vbios_version")},
          {"firmware", DeviceFile(card, sys, "fw_version/mec_fw_version")}};
}

std::string BoardId(const Card& card, const std::string& sys) {
  const std::string id = DeviceFile(card, sys, "unique_id");
  return id == "unknown" ? card.pci : id;
}

std::string HipVersionText(int version) {
  return fmt::format("{}.{}.{}", version / 10'000'000, version / 100'000 % 100, version % 100'000);
}

}  // namespace mx::tools
