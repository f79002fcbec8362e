// A failing check as a person sees it: where the wrong elements lie, tile by tile, scales and codes apart,
// and the first wrong block in full.
#ifndef MX_CONFORMANCE_HTML_PICTURE_H_
#define MX_CONFORMANCE_HTML_PICTURE_H_

#include <cstdint>
#include <string>
#include <vector>

#include "conformance/diagnose/explain.h"

namespace mx::conformance {

// One output, cut into tiles: blocks of codes, single scales, 16 x 16 values. Where there are too many,
// neighbouring tiles share a cell.
struct HeatMap {
  std::string tensor, element;  // "row_codes", "codes"
  std::string tile;             // what a cell is, a phrase
  int64_t rows = 0, cols = 0;   // cells
  int64_t tile_rows = 1, tile_cols = 1;
  std::vector<int64_t> wrong, total;       // elements a cell, row by row
  int64_t first_row = -1, first_col = -1;  // cell of the first wrong element; -1: none is wrong
  int64_t Wrong() const;
  int64_t Total() const;
};

// The first wrong block, as a table: a row of cells a line, each with what is expected and what was found.
struct BlockTable {
  struct Line {
    std::string name;
    std::vector<std::string> cells;
    std::vector<bool> wrong;
  };
  std::string title;
  std::vector<std::string> head;
  std::vector<Line> lines;
};

struct Picture {
  std::string property;  // id, may be empty
  std::string line;      // of the check
  std::vector<std::string> faults;
  Explanation explanation;
  std::vector<HeatMap> maps;
  BlockTable table;
};

// Runs the device on the problem that the explanation rests on (that of the check where there is none).
Picture MakePicture(Device& device, const Check& check, const Explanation& explanation,
                    const std::vector<std::string>& faults, const std::string& property = "");

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_HTML_PICTURE_H_
