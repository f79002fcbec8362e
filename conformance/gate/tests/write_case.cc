// write_case FOLDER: certificate, policy and object of the fixture as files, for tests in other languages.
#include <fstream>
#include <iostream>

#include "conformance/gate/tests/fixture.h"

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  const mx::gate::test::Case c;
  const std::string folder = std::string(argv[1]) + "/";
  std::ofstream(folder + "cert.dsse.json") << c.Envelope();
  std::ofstream(folder + "policy.json") << c.Policy();
  std::ofstream(folder + "kernel.co") << c.object;
  std::cout << mx::gate::test::kNow << "\n" << mx::gate::test::Key(1).hex << "\n";
}
