// write_case FOLDER: certificate, policy and object of the fixture as files, for tests in other languages.
// write_case --seeds FOLDER: documents that the gate takes, as seeds of the fuzzer (fuzz_target.h).
#include <fstream>
#include <iostream>

#include "conformance/gate/tests/fixture.h"

namespace mx::gate::test {
namespace {

void Write(const std::string& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

// `kind`: which reader it is for (FuzzOne).
void WriteSeed(const std::string& folder, const std::string& name, char kind, const std::string& text) {
  Write(folder + "/" + name, std::string(1, kind).append(text));
}

void WriteSeeds(const std::string& folder) {
  const Case plain;
  Case two, waived, record, vgpu, few;
  two.signers = {Key(1), Key(2), Key(8)};
  two.policy["threshold"] = 2;
  waived.statement["predicate"]["waivers"] = Json::array({{{"id", "W-1"},
                                                           {"property", "gemm/tail"},
                                                           {"scope", "MI355X"},
                                                           {"expires", kNow + 10},
                                                           {"link", "none"}}});
  waived.policy["waivers"] = Json::array({{{"id", "W-1"}, {"property", "gemm/tail"}, {"scope", "MI355X"}}});
  record.policy["mode"] = "record";
  record.policy["orderDependent"] = "accept";
  record.policy["revokedKeys"] = Json::array({Key(5).id});
  record.policy["revokedObjects"] = Json::array({Hash("old")});
  vgpu.statement["predicateType"] = vgpu.policy["predicateType"] = MX_GATE_PREDICATE_VIRTUAL;
  vgpu.statement["predicate"]["device"]["kind"] = "vgpu";
  vgpu.statement["predicate"]["probe"] = "not-applicable";
  few.statement["predicate"]["kernels"].erase(1);
  few.statement["predicate"]["claims"] = Json::array();
  few.statement["predicate"]["kernels"][0]["launch"]["arguments"] = Json::array();
  few.statement["predicate"]["kernels"][0]["launch"]["grid"] = {Json::array(), Json::array(), Json::array()};
  const std::pair<const char*, const Case*> cases[] = {
      {"plain", &plain}, {"waived", &waived}, {"vgpu", &vgpu}, {"few", &few}};
  for (const auto& [name, c] : cases) WriteSeed(folder, std::string("statement-") + name, '0', c->Payload());
  WriteSeed(folder, "envelope-one", '1', plain.Envelope());
  WriteSeed(folder, "envelope-three", '1', two.Envelope());
  for (const auto& [name, c] : {std::pair<const char*, const Case*>{"plain", &plain},
                                {"two", &two},
                                {"waived", &waived},
                                {"record", &record},
                                {"vgpu", &vgpu}}) {
    WriteSeed(folder, std::string("policy-") + name, '2', c->Policy());
  }
}

void WriteCase(const std::string& folder) {
  const Case c;
  Write(folder + "/cert.dsse.json", c.Envelope());
  Write(folder + "/policy.json", c.Policy());
  Write(folder + "/kernel.co", c.object);
  std::cout << kNow << "\n" << Key(1).hex << "\n";
}

}  // namespace
}  // namespace mx::gate::test

int main(int argc, char** argv) {
  if (argc == 3 && std::string(argv[1]) == "--seeds") {
    mx::gate::test::WriteSeeds(argv[2]);
  } else if (argc == 2) {
    mx::gate::test::WriteCase(argv[1]);
  } else {
    return 2;
  }
}
