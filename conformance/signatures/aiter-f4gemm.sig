signature: mx-signature/1
about: ROCm/aiter, hsa/gfx950/f4gemm: MXFP4 products with bf16 output; argument block of csrc/py_itfs_cu/asm_gemm_a4w4.cu
operation: gemm
out: bf16

# Found by executing them: which arguments are read; that all but three ignore alpha, and all ignore beta and C; that the
# kernel without preshuffle stores whole tiles of rows (its D needs them) and has a shorter argument block; that the
# 256 x 256 kernels read behind A, B or the scales where K, or the last range of a split K, is one step of 256 (least).
parameters: tile_m tile_n split shuffled scaled least
choice: log2_split 0 5 range
value: range = up(ceil(k, 1 << log2_split), 256)
value: slices = split ? ceil(k, range) : 1
value: last = slices > 1 ? k - (slices - 1) * range : k
value: blocks = up(k / 32, 8)

size: m 1
size: n tile_n
size: k 256
require: last >= least
alpha: scaled
claim: gemm.profile seq32
claim: gemm.instruction 16x16x128
claim: epilogue.flush yes

group: 256 1 1
grid: ceil(n, tile_n) ceil(m, tile_m) slices
kernarg: shuffled ? 384 : 368

tensor: d d rows=shuffled?m:up(m,tile_m) spill=shuffled==0 row_bytes=2*(n+gap) zero=slices>1
tensor: a a_codes rows=m row_bytes=k/2
tensor: b b_codes rows=up(n,16) row_bytes=k/2 shuffled=shuffled
tensor: a_scale a_scales rows=up(m,256) row_bytes=blocks shuffled=1 fill=ff
tensor: b_scale b_scales rows=up(n,256) row_bytes=blocks shuffled=1 fill=ff

argument: 0 pointer d
argument: 32 pointer a
argument: 48 pointer b
argument: 64 f32 alpha
argument: 128 u32 n+gap
argument: 160 u32 k
argument: 192 u32 k
argument: 224 u32 m
argument: 240 u32 n
argument: 256 u32 k
argument: 272 pointer a_scale
argument: 288 pointer b_scale
argument: 304 u32 blocks
argument: 336 u32 blocks
argument: 368 u32 log2_split when shuffled

# file symbol tile_m tile_n split shuffled scaled least
object: f4gemm_bf16_per1x32Fp4_noBpreShuffle_256x256.co _ZN5aiter44f4gemm_bf16_per1x32Fp4_noBpreShuffle_256x256E 256 256 0 0 1 512
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_32x128.co _ZN5aiter41f4gemm_bf16_per1x32Fp4_BpreShuffle_32x128E 32 128 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_32x256.co _ZN5aiter41f4gemm_bf16_per1x32Fp4_BpreShuffle_32x256E 32 256 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_32x384.co _ZN5aiter41f4gemm_bf16_per1x32Fp4_BpreShuffle_32x384E 32 384 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_32x512.co _ZN5aiter41f4gemm_bf16_per1x32Fp4_BpreShuffle_32x512E 32 512 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_32x640.co _ZN5aiter41f4gemm_bf16_per1x32Fp4_BpreShuffle_32x640E 32 640 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_32x768.co _ZN5aiter41f4gemm_bf16_per1x32Fp4_BpreShuffle_32x768E 32 768 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_32x896.co _ZN5aiter41f4gemm_bf16_per1x32Fp4_BpreShuffle_32x896E 32 896 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_32x1024.co _ZN5aiter42f4gemm_bf16_per1x32Fp4_BpreShuffle_32x1024E 32 1024 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_64x128.co _ZN5aiter41f4gemm_bf16_per1x32Fp4_BpreShuffle_64x128E 64 128 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_64x256.co _ZN5aiter41f4gemm_bf16_per1x32Fp4_BpreShuffle_64x256E 64 256 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_64x384.co _ZN5aiter41f4gemm_bf16_per1x32Fp4_BpreShuffle_64x384E 64 384 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_64x512.co _ZN5aiter41f4gemm_bf16_per1x32Fp4_BpreShuffle_64x512E 64 512 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_64x640.co _ZN5aiter41f4gemm_bf16_per1x32Fp4_BpreShuffle_64x640E 64 640 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_64x768.co _ZN5aiter41f4gemm_bf16_per1x32Fp4_BpreShuffle_64x768E 64 768 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_64x896.co _ZN5aiter41f4gemm_bf16_per1x32Fp4_BpreShuffle_64x896E 64 896 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_64x1024.co _ZN5aiter42f4gemm_bf16_per1x32Fp4_BpreShuffle_64x1024E 64 1024 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_96x128.co _ZN5aiter41f4gemm_bf16_per1x32Fp4_BpreShuffle_96x128E 96 128 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_96x256.co _ZN5aiter41f4gemm_bf16_per1x32Fp4_BpreShuffle_96x256E 96 256 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_96x384.co _ZN5aiter41f4gemm_bf16_per1x32Fp4_BpreShuffle_96x384E 96 384 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_96x512.co _ZN5aiter41f4gemm_bf16_per1x32Fp4_BpreShuffle_96x512E 96 512 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_96x640.co _ZN5aiter41f4gemm_bf16_per1x32Fp4_BpreShuffle_96x640E 96 640 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_128x128.co _ZN5aiter42f4gemm_bf16_per1x32Fp4_BpreShuffle_128x128E 128 128 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_128x256.co _ZN5aiter42f4gemm_bf16_per1x32Fp4_BpreShuffle_128x256E 128 256 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_128x384.co _ZN5aiter42f4gemm_bf16_per1x32Fp4_BpreShuffle_128x384E 128 384 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_128x512.co _ZN5aiter42f4gemm_bf16_per1x32Fp4_BpreShuffle_128x512E 128 512 1 1 1 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_160x128.co _ZN5aiter42f4gemm_bf16_per1x32Fp4_BpreShuffle_160x128E 160 128 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_160x256.co _ZN5aiter42f4gemm_bf16_per1x32Fp4_BpreShuffle_160x256E 160 256 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_160x384.co _ZN5aiter42f4gemm_bf16_per1x32Fp4_BpreShuffle_160x384E 160 384 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_192x128.co _ZN5aiter42f4gemm_bf16_per1x32Fp4_BpreShuffle_192x128E 192 128 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_192x256.co _ZN5aiter42f4gemm_bf16_per1x32Fp4_BpreShuffle_192x256E 192 256 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_224x128.co _ZN5aiter42f4gemm_bf16_per1x32Fp4_BpreShuffle_224x128E 224 128 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_224x256.co _ZN5aiter42f4gemm_bf16_per1x32Fp4_BpreShuffle_224x256E 224 256 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_256x128.co _ZN5aiter42f4gemm_bf16_per1x32Fp4_BpreShuffle_256x128E 256 128 0 1 0 256
object: f4gemm_bf16_per1x32Fp4_BpreShuffle_256x256.co _ZN5aiter42f4gemm_bf16_per1x32Fp4_BpreShuffle_256x256E 256 256 1 1 1 512
