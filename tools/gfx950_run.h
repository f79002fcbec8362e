// `mxproof gfx950 run`: one launch of a kernel on .npy buffers.
#ifndef MX_TOOLS_GFX950_RUN_H_
#define MX_TOOLS_GFX950_RUN_H_

#include <CLI/CLI.hpp>

namespace mx::tools {

void AddGfx950Run(CLI::App* parent);

}  // namespace mx::tools

#endif  // MX_TOOLS_GFX950_RUN_H_
