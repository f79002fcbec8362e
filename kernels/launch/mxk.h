/* Launching the MXFP4 kernels: a C interface that a training library links.
 *
 * Every call checks all of its arguments first and launches nothing unless all are right: it returns a
 * status, and mxk_message() says in one sentence what is wrong. Work is queued on the caller's driver (a
 * table of functions), so that the same launcher runs on HIP and on a virtual device. Tensors live in device
 * memory and are never read here.
 *
 * Matrices are row-major. Codes are E2M1, two a byte, element 2i in the low nibble, rows of k/2 bytes without
 * gaps. Scales are E8M0, one a block of 32 elements along k, in one of two layouts. k is a multiple of 32.
 */
#ifndef MXK_H_
#define MXK_H_

#include <stddef.h>
#include <stdint.h>

/* A caller may pass any number where an enumeration is meant, and the launcher then refuses it: in C++, too,
 * every number must be a value of the type. */
#ifdef __cplusplus
extern "C" {
#define MXK_INT : int
#else
#define MXK_INT
#endif

typedef enum mxk_status MXK_INT {
  MXK_OK = 0,
  MXK_NULL,        /* a pointer that must be given is null */
  MXK_SIZE,        /* a dimension is zero, no multiple of what it must be, or too large */
  MXK_TOO_SMALL,   /* a buffer holds fewer bytes than the tensor needs */
  MXK_MISALIGNED,  /* an address or a leading dimension is not aligned as the kernel needs */
  MXK_OVERLAP,     /* an output overlaps another buffer */
  MXK_UNSUPPORTED, /* a combination without a kernel, or a value outside its enumeration */
  MXK_FILE,        /* a code object cannot be read */
  MXK_DRIVER       /* the driver refused */
} mxk_status;

typedef enum mxk_type MXK_INT { MXK_BF16 = 0, MXK_F32 = 1 } mxk_type;
typedef enum mxk_rule MXK_INT { MXK_EVEN = 0, MXK_FLOOR = 1, MXK_RCEIL = 2 } mxk_rule;
typedef enum mxk_layout MXK_INT {
  MXK_LINEAR = 0,  /* [rows][k/32] */
  MXK_SHUFFLED = 1 /* padded to rows % 256 == 0 and blocks % 8 == 0, the padding 7F; byte of (r, b):
                      (r/32)*32*blocks + (b/8)*256 + (b%4)*64 + (r%16)*4 + ((b%8)/4)*2 + (r%32)/16 */
} mxk_layout;
typedef enum mxk_variant MXK_INT {
  MXK_TUNED = 0, /* the fastest kernel that takes the arguments: x that is not 16-byte aligned, or has such
                    rows, takes the naive one */
  MXK_NAIVE = 1
} mxk_variant;
typedef enum mxk_instruction MXK_INT { MXK_16X16X128 = 0, MXK_32X32X64 = 1 } mxk_instruction;

/* Device memory: its address and how many bytes from there belong to the tensor. */
typedef struct mxk_buffer {
  void* data;
  uint64_t bytes;
} mxk_buffer;

/* What the launcher needs of a runtime. Functions return 0 on success. */
typedef struct mxk_driver {
  void* context; /* first argument of every function */
  /* Makes a code object (an ELF image of `size` bytes, kept by the launcher until mxk_close) and one of its
   * kernels ready. `file` is the object's name, e.g. "quantise_row.co". */
  int (*load)(void* context, const char* file, const void* image, size_t size, const char* symbol,
              void** kernel);
  /* Queues a launch: workgroups and work-items a workgroup in x, y, z; the explicit kernel arguments. */
  int (*launch)(void* context, void* kernel, const uint32_t grid[3], const uint32_t group[3],
                const void* arguments, size_t argument_bytes);
  /* What went wrong in the last call that failed, or null. May itself be null. */
  const char* (*error)(void* context);
} mxk_driver;

typedef struct mxk_handle mxk_handle;

/* `folder` holds the code objects (golden/gfx950 or a build of the preset gfx950). They are read when first
 * used. A handle serves one thread at a time. Returns null when an argument is null or memory ends. */
mxk_handle* mxk_open(const mxk_driver* driver, const char* folder);
void mxk_close(mxk_handle* handle);
/* One sentence about the last call that did not return MXK_OK; "" if there was none. */
const char* mxk_message(const mxk_handle* handle);
const char* mxk_status_name(mxk_status status);

/* Words of stochastic rounding: Philox4x32-10, key `seed`, counter (i/4, micro_batch, stream, step), word
 * i%4, for the pair i = (row*k + element)/2 of a copy. The odd element of a pair takes prng of the word
 * (v_prng_b32). */
typedef struct mxk_random {
  uint64_t seed;
  uint32_t micro_batch, stream, step;
} mxk_random;

/* One quantised copy. */
typedef struct mxk_copy {
  mxk_buffer codes, scales;
  uint32_t signs;    /* with hadamard: bit k%32 set flips the sign of element k before the rotation */
  mxk_random random; /* with stochastic */
} mxk_copy;

/* x: rows x cols, rows `stride` elements apart. The row copy is [rows][cols], cols % 32 == 0; the column copy
 * is the transpose, [cols][rows], rows % 32 == 0. A null copy is not made; both are made in one pass over x.
 */
typedef struct mxk_quantise_args {
  mxk_type type;
  mxk_buffer x;
  uint64_t rows, cols, stride;
  const mxk_copy* row;
  const mxk_copy* column;
  int hadamard;   /* 16 consecutive elements along k */
  int stochastic; /* else round to nearest, ties to even code */
  mxk_rule rule;
  mxk_layout layout;
  mxk_variant variant;
} mxk_quantise_args;
mxk_status mxk_quantise(mxk_handle* handle, const mxk_quantise_args* args);

/* y[rows][k] = code * 2^(scale - 127); scale FF gives a quiet NaN. */
typedef struct mxk_dequantise_args {
  mxk_buffer codes, scales;
  uint64_t rows, k;
  mxk_layout layout;
  mxk_type type; /* of y */
  mxk_buffer y;
  mxk_variant variant;
} mxk_dequantise_args;
mxk_status mxk_dequantise(mxk_handle* handle, const mxk_dequantise_args* args);

/* y = signs, then Hadamard-16 of every 16 consecutive elements of a row; k % 16 == 0. A NaN leaves as
 * 7FC00000 (7FC0). y may be x (same type). */
typedef struct mxk_hadamard_args {
  mxk_type x_type, y_type;
  mxk_buffer x, y;
  uint64_t rows, k;
  uint32_t signs;
  mxk_variant variant;
} mxk_hadamard_args;
mxk_status mxk_hadamard(mxk_handle* handle, const mxk_hadamard_args* args);

/* A quantised operand of a product. */
typedef struct mxk_operand {
  mxk_buffer codes, scales;
} mxk_operand;

/* d[m][n] = alpha * a b^T (+ c): a is [m][k], b [n][k]; d, and c where beta is 1, have `type` and rows of
 * `stride` elements. c may be d. beta is 0 (c unused) or 1. */
typedef struct mxk_gemm_args {
  mxk_operand a, b;
  mxk_layout layout; /* of both operands' scales */
  uint64_t m, n, k;
  mxk_type type;
  mxk_buffer c, d;
  uint64_t stride;
  float alpha;
  int beta;
  mxk_instruction instruction;
  mxk_variant variant;
} mxk_gemm_args;
mxk_status mxk_gemm(mxk_handle* handle, const mxk_gemm_args* args);

/* Bytes of a [rows][k] copy; 0 when k is no multiple of 32. */
uint64_t mxk_code_bytes(uint64_t rows, uint64_t k);
uint64_t mxk_scale_bytes(uint64_t rows, uint64_t k, mxk_layout layout);

/* The three products of a linear layer y = x w^T with bf16 activations, quantised and multiplied as a
 * training library does it: x [tokens][in], w [out][in], dy [tokens][out], all multiples of 32. The copies
 * are the caller's; what a call makes and what it only reads is said at each. Fprop: Y = X W^T, k = in.
 * Dgrad: dX = dY W, k = out. Wgrad: dW = dY^T X, k = tokens. Signs belong to a product: give both of its
 * copies the same. */
typedef struct mxk_tensor { /* a bf16 or f32 matrix and its two quantised copies */
  mxk_type type;
  mxk_buffer data;
  mxk_copy row, column;
} mxk_tensor;

typedef struct mxk_linear_args {
  uint64_t tokens, in, out;
  int hadamard, stochastic;
  mxk_rule rule;
  mxk_layout layout;
  mxk_instruction instruction;
  mxk_variant variant;
  mxk_tensor x, w, dy;
} mxk_linear_args;
/* Both copies of x and w are made in one pass each, then y[tokens][out] of `type`. */
mxk_status mxk_fprop(mxk_handle* handle, const mxk_linear_args* args, mxk_type type, mxk_buffer y);
/* Both copies of dy are made in one pass, then dx[tokens][in]; reads w's column copy, which Fprop made. */
mxk_status mxk_dgrad(mxk_handle* handle, const mxk_linear_args* args, mxk_type type, mxk_buffer dx);
/* dw[out][in] from dy's and x's column copies, which the other two made; beta 1 adds to dw (same type). */
mxk_status mxk_wgrad(mxk_handle* handle, const mxk_linear_args* args, mxk_type type, int beta, mxk_buffer dw);

#ifdef __cplusplus
}
#endif
#endif /* MXK_H_ */
