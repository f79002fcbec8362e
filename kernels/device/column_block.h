// Blocks along the columns: what the work-items of a column pass share.
#ifndef KERNELS_DEVICE_COLUMN_BLOCK_H_
#define KERNELS_DEVICE_COLUMN_BLOCK_H_

#include "block.h"
#include "layout.h"

// A workgroup of 256 takes 128 columns and 4 blocks of each: wave w block w, lane l columns 2l and 2l + 1.
inline constexpr u32 kColumnTile = 128, kBlocksOfTile = 4;

// Codes and scales of a tile on their way to memory. Neither the writes (of one parity of columns, one block,
// 16 lanes) nor the reads (four blocks of four columns) meet in a bank: even columns come first, then the odd
// ones with each two pairs of columns exchanged, and block b of the column at place i lies at b ^ i / 4 % 4.
struct ColumnTile {
  u32x4 codes[kColumnTile * kBlocksOfTile];
  u8 scales[kColumnTile * kBlocksOfTile];
};

MX_DEVICE u32 PlaceOf(u32 column) {
  return column % 2 == 0 ? column / 2 : kColumnTile / 2 + (column / 2 ^ 2);
}
MX_DEVICE u32 ChunkOf(u32 place, u32 block) { return place * kBlocksOfTile + (block ^ place / 4 % 4); }

MX_DEVICE void KeepColumn(ColumnTile& tile, u32 column, u32 block, const CodedBlock& coded) {
  const u32 place = PlaceOf(column);
  tile.codes[ChunkOf(place, block)] = coded.codes;
  tile.scales[place * kBlocksOfTile + block] = static_cast<u8>(coded.scale);
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
      codes[static_cast<u64>(column) * blocks + block] = tile.codes[ChunkOf(PlaceOf(local), part)];
      scales[place] = tile.scales[PlaceOf(local) * kBlocksOfTile + part];
    } else if (shuffled && column < PadTo(columns, 256) && block < PadTo(blocks, 8)) {
      scales[place] = 127;
    }
  }
}

#endif  // KERNELS_DEVICE_COLUMN_BLOCK_H_
