// Device memory: named allocations in one 64-bit address space, with guard distance between them, and a
// shadow that knows which bytes were ever written.
#ifndef MX_SIM_GFX950_MACHINE_MEMORY_H_
#define MX_SIM_GFX950_MACHINE_MEMORY_H_

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace mx::gfx950 {

enum class Access : uint8_t { kRead, kReadWrite };

struct Allocation {
  std::string name;  // for findings: the argument's name
  uint64_t address = 0;
  std::vector<std::byte> data;
  Access access = Access::kReadWrite;
  std::vector<uint8_t> written;  // one per byte; empty: all written (host data)
};

class Memory {
 public:
  // alignment: power of two. `initialised` false: reads before a write are findings, contents are `poison`.
  Allocation& Allocate(std::string name, uint64_t bytes, uint64_t alignment, Access access, bool initialised,
                       std::byte poison = std::byte{0xA5});
  Allocation& Map(std::string name, uint64_t address, std::span<const std::byte> data,
                  Access access);  // code object segments
  // The allocation that holds all of [address, address + bytes), or nullptr.
  Allocation* Find(uint64_t address, uint64_t bytes);
  // The nearest allocation, for the message of an out-of-bounds finding; nullptr if there is none.
  const Allocation* Nearest(uint64_t address) const;
  void Release(uint64_t address);  // the allocation that starts there
  void Clear();

 private:
  std::map<uint64_t, std::unique_ptr<Allocation>> allocations_;
  uint64_t next_ = 0x100000000000;
};

}  // namespace mx::gfx950

#endif  // MX_SIM_GFX950_MACHINE_MEMORY_H_
