// One block of a quantised tensor, element by element, beside what it was made from.
#ifndef MX_TOOLS_BLOCK_TABLE_H_
#define MX_TOOLS_BLOCK_TABLE_H_

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <vector>

#include "tools/mx_file.h"

namespace mx::tools {

struct BlockElement {
  int64_t k = 0;
  uint32_t code = 0;
  uint32_t value = 0;  // binary32 bits of the dequantised value
  // The rest only when the source is known.
  uint32_t source = 0;     // bits of the element of the copy before rotation
  uint32_t coded = 0;      // y: after prescale, signs and rotation
  double scaled = 0;       // v = y * 2^-s, exact
  double error = 0;        // value - y
  bool clipped = false;    // finite |v| beyond the largest value of the format
  bool underflow = false;  // y != 0 became zero
  bool tie = false;        // v lies exactly between two values of the format
};

struct BlockTable {
  std::string name;
  Format format = Format::kE2M1;
  int64_t row = 0, block = 0;
  uint8_t scale = 0;
  bool has_source = false, rotated = false;
  std::vector<BlockElement> elements;
};

// source, coded: the row's k values before and after rotation, or both empty. Throws InputError for a row or
// a block that the tensor does not have.
BlockTable MakeBlockTable(const QuantisedTensor& tensor, int64_t row, int64_t block,
                          std::span<const float> source, std::span<const float> coded);

std::string Text(const BlockTable& table);
nlohmann::ordered_json Json(const BlockTable& table);

}  // namespace mx::tools

#endif  // MX_TOOLS_BLOCK_TABLE_H_
