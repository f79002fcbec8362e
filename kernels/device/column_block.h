// Blocks along the columns: what the work-items of a column pass share.
#ifndef KERNELS_DEVICE_COLUMN_BLOCK_H_
#define KERNELS_DEVICE_COLUMN_BLOCK_H_

#include "block.h"
#include "layout.h"

// A workgroup of 256 takes 128 columns and 4 blocks of each: wave w block w, lane l columns 2l and 2l + 1.
inline constexpr u32 kColumnTile = 128, kBlocksOfTile = 4;

// Codes and scales of a tile on their way to memory. Chunk (column, block) lies at block ^ (column / 2 % 4),
// so that neither the writes (two columns a lane) nor the reads (four blocks of a column in four lanes) meet
// in a bank.
struct ColumnTile {
  u32x4 codes[kColumnTile * kBlocksOfTile];
  u8 scales[kColumnTile * kBlocksOfTile];
};

MX_DEVICE u32 ChunkOf(u32 column, u32 block) {
  return column * kBlocksOfTile + (block ^ (column / 2 % kBlocksOfTile));
}

MX_DEVICE void KeepColumn(ColumnTile& tile, u32 column, u32 block, const CodedBlock& coded) {
  tile.codes[ChunkOf(column, block)] = coded.codes;
  tile.scales[column * kBlocksOfTile + block] = static_cast<u8>(coded.scale);
}

// The tile at (first_column, first_block) to memory: four lanes write the 64 bytes of a column. After a
// barrier. `columns` and `blocks` are those of the copy; past them only the padding of shuffled scales is
// written.
MX_DEVICE void StoreColumns(const ColumnTile& tile, u32x4* codes, u8* scales, bool shuffled, u32 first_column,
                            u32 first_block, u32 columns, u32 blocks) {
#pragma unroll
  for (u32 i = 0; i < kColumnTile * kBlocksOfTile / 256; ++i) {
    const u32 chunk = i * 256 + ItemX(), local = chunk / kBlocksOfTile, part = chunk % kBlocksOfTile;
    const u32 column = first_column + local, block = first_block + part;
    const u64 place = ScaleOffset(shuffled, column, block, blocks);
    if (column < columns && block < blocks) {
      codes[static_cast<u64>(column) * blocks + block] = tile.codes[ChunkOf(local, part)];
      scales[place] = tile.scales[chunk];
    } else if (shuffled && column < PadTo(columns, 256) && block < PadTo(blocks, 8)) {
      scales[place] = 127;
    }
  }
}

#endif  // KERNELS_DEVICE_COLUMN_BLOCK_H_
