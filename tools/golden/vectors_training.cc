// Ten training steps of a tiny Llama under several recipes, and words of the generator that everything draws
// from.
#include <fmt/format.h>

#include "tools/golden/vectors.h"

namespace mx::golden {

std::string TrainingVectors(const std::string&) {
  VectorWriter writer("ten steps of a two-layer Llama: losses, digests of gradients and parameters",
                      "sim/nn, sim/linear");
  for (const char* recipe : {"f32", "bf16", "fp8", "mxfp4", "mxfp4-h16", "mxfp4-sr", "mxfp4-rht16"}) {
    writer.Add(
        "t",
        fmt::format(
            "train recipe={} dim=64 heads=4 kv_heads=2 ffn=96 vocab=256 layers=2 batch=2 seq=32 micro=2",
            recipe),
        {"loss", "gradients", "parameters"});
  }
  writer.Add("t",
             "train recipe=mxfp4-h16 steps=3 dim=32 heads=2 kv_heads=2 ffn=64 vocab=64 layers=1 tied=0 "
             "batch=1 seq=32",
             {});
  return writer.Text();
}

std::string GeneratorVectors(const std::string&) {
  VectorWriter writer("Philox4x32-10 words by position",
                      "Salmon et al., SC 2011; counter layout in sim/README.md");
  const char* const indices = "stream=0*8 index=0,1,2,3,4,5,7fffffff,ffffffff";
  writer.Add("p", fmt::format("philox seed=0 | {}", indices), {"words"});
  for (const char* key :
       {"seed=1", "seed=123456789abcdef", "seed=ffffffffffffffff", "seed=1 step=1", "seed=1 micro-batch=1"}) {
    writer.Add("p", fmt::format("philox {} | {}", key, indices), {"words"});
    writer.Add("p",
               fmt::format(
                   "philox {} | "
                   "stream=00000000,00000001,00000010,00000100,00010000,10000000,20000000,30000000 index=0*8",
                   key),
               {"words"});
  }
  return writer.Text();
}

}  // namespace mx::golden
