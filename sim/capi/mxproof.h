/* The simulator for C, and for every language that calls C: block quantising, dequantising, GEMM, element
 * codes and the random words, bit for bit as the C++ library has them (its contract: sim/README.md).
 *
 * Every function that can fail returns a status (enum mx_status); mx_last_error() then says in one line what
 * is wrong. Arguments are checked before anything is written. Nothing is kept between calls but the thread
 * count and the engine: any thread may call any function at any time, only those two setters not while others
 * work. No C++ exception gets out. Matrices are row-major. Integers are little-endian host words. C99. */
#ifndef MX_SIM_CAPI_MXPROOF_H_
#define MX_SIM_CAPI_MXPROOF_H_

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define MX_API __attribute__((visibility("default")))
#else
#define MX_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

enum mx_status {
  MX_OK = 0,
  MX_BAD_ARGUMENT = 1, /* the caller can mend it */
  MX_OUT_OF_MEMORY = 2,
  MX_BAD_ENVIRONMENT = 3, /* this thread flushes subnormals or rounds otherwise: the bits would be wrong */
  MX_INTERNAL = 4
};

enum mx_format { MX_E2M1, MX_E2M3, MX_E3M2, MX_E4M3, MX_E5M2, MX_INT8, MX_E8M0, MX_BF16, MX_FP16 };
enum mx_dtype { MX_DTYPE_F32, MX_DTYPE_BF16, MX_DTYPE_F16 };
enum mx_axis { MX_ROW, MX_COLUMN }; /* contraction along rows; along columns: the result is the transpose */
enum mx_block { MX_BLOCK_1X32, MX_BLOCK_32X32 };
enum mx_rule { MX_RULE_EVEN, MX_RULE_FLOOR, MX_RULE_RCEIL, MX_RULE_CEIL };
enum mx_rounding { MX_RNE, MX_RTZ, MX_SR };
enum mx_overflow { MX_SATURATE, MX_NON_SATURATE };
enum mx_nan { MX_NAN_HARDWARE, MX_NAN_POISON };
enum mx_sr_pair { MX_SR_PRNG, MX_SR_SAME, MX_SR_INDEPENDENT, MX_SR_PAIR1_SHIFT, MX_SR_SEED_SHIFT };
enum mx_split { MX_SPLIT_F32, MX_SPLIT_BF16 };
enum mx_instruction { MX_16X16X128, MX_32X32X64 };
enum mx_purpose { MX_FOR_ROUNDING, MX_FOR_SIGNS, MX_FOR_INIT, MX_FOR_DATA };

MX_API const char* mx_version(void); /* "0.1.0" */
MX_API const char* mx_last_error(
    void); /* of this thread; "" before its first failure; valid until the next one */
MX_API int mx_set_threads(int count); /* 0: all processors of the process */
/* "scalar", or an instruction set as mx_simd() names it ("AVX3", "AVX2", ...); "" or NULL: the best. Same
 * bits. */
MX_API int mx_set_simd(const char* name);
MX_API const char* mx_simd(void); /* valid until this thread calls it again */

/* ---- Quantising ---- */

typedef struct mx_matrix {
  const void* data;           /* any alignment */
  size_t bytes;               /* readable at data: at least ((rows-1)*stride + cols) elements */
  int32_t dtype;              /* enum mx_dtype */
  int64_t rows, cols, stride; /* stride in elements */
} mx_matrix;

/* Set it up with mx_quant_spec_init, then change fields. `size` tells the library which fields the caller
 * knows. */
typedef struct mx_quant_spec {
  size_t size;
  int32_t format;                     /* E2M1 .. INT8 */
  int32_t axis;                       /* enum mx_axis */
  int32_t block;                      /* enum mx_block */
  int32_t rule;                       /* enum mx_rule */
  int32_t zero_byte;                  /* scale byte of a block of zeros, 0..254 */
  int32_t fixed_scale;                /* -1, or the scale byte of every block */
  int32_t nan;                        /* enum mx_nan */
  int32_t rounding;                   /* enum mx_rounding */
  int32_t sr_pair;                    /* enum mx_sr_pair */
  int32_t hadamard;                   /* 0, or 2, 4, .. 128 */
  uint32_t signs[4];                  /* flips before the Hadamard */
  float prescale;                     /* x * prescale before all else */
  uint32_t micro_batch, stream, step; /* with seed: the random words of stochastic rounding */
  uint64_t seed;
} mx_quant_spec;

typedef struct mx_quant_counters {
  uint64_t elements, blocks, nan, inf, clipped, underflow, zero_blocks;
} mx_quant_counters;

/* rows x k codes packed as a bit stream, low bits first, each row padded to a byte; scales rows x ceil(k/32).
 */
typedef struct mx_tensor {
  int32_t format;
  int64_t rows, k;
  const uint8_t* codes;
  size_t code_bytes; /* exactly rows * ceil(bits * k / 8) */
  const uint8_t* scales;
  size_t scale_bytes; /* exactly rows * ceil(k / 32) */
} mx_tensor;

MX_API void mx_quant_spec_init(
    mx_quant_spec* spec); /* E2M1, rows, 1x32, even, 127, none, hardware, RNE, no Hadamard */

/* What mx_quantize will fill: rows and k of the copy, and the sizes of its two buffers. */
MX_API int mx_quantized_size(int format, int axis, int64_t rows, int64_t cols, int64_t* out_rows,
                             int64_t* out_k, size_t* code_bytes, size_t* scale_bytes);
MX_API int mx_quantize(const mx_quant_spec* spec, const mx_matrix* source, uint8_t* codes, size_t code_bytes,
                       uint8_t* scales, size_t scale_bytes, mx_quant_counters* counters /* may be NULL */);

/* out: rows x k of dtype, out_bytes exactly; aligned to the element. */
MX_API int mx_dequantize(const mx_tensor* tensor, int dtype, void* out, size_t out_bytes);

/* Signs and rotation of `rows` rows of `k` values in place, or their inverse. */
MX_API int mx_hadamard(int n, const uint32_t signs[4], int inverse, float* values, int64_t rows, int64_t k);

/* ---- D = A B^T ---- */

typedef struct mx_gemm_spec {
  size_t size;
  const char* profile; /* accumulation profile; NULL: "seq32" */
  int32_t instruction; /* enum mx_instruction */
  int32_t splits;      /* contiguous ranges of K, 1 or more */
  int32_t split_kind;  /* enum mx_split */
  int32_t out;         /* MX_DTYPE_F32 or MX_DTYPE_BF16: of D and C */
  float alpha;
  int32_t beta; /* 0, or 1: add C */
} mx_gemm_spec;

MX_API void mx_gemm_spec_init(mx_gemm_spec* spec); /* seq32, 16x16x128, 1, f32, bf16, 1, 0 */

/* a: M x K, b: N x K. c (with beta only) and d: M x N of spec->out, `bytes` each, aligned to the element.
 * independent: M x N bytes or NULL; 1 where no published model of the adder could give other bits. */
MX_API int mx_gemm(const mx_gemm_spec* spec, const mx_tensor* a, const mx_tensor* b, const void* c, void* d,
                   size_t bytes, uint8_t* independent);
/* Name of profile i, from 0; NULL past the last. */
MX_API const char* mx_profile_name(int i);

/* ---- Single values ---- */

/* codes[i] = code of values[i] * 2^-scale_exponent in any format but MX_E8M0. scale_exponent: -127..127.
 * noise: n words, for MX_SR only (else may be NULL). */
MX_API int mx_encode(int format, const float* values, size_t n, int scale_exponent, int rounding,
                     int overflow, const uint32_t* noise, uint16_t* codes);
/* The byte of the power of two at or below |value|, or with round_up at or above it. */
MX_API int mx_encode_e8m0(const float* values, size_t n, int round_up, uint8_t* codes);
MX_API int mx_decode(int format, const uint16_t* codes, size_t n, float* values);

/* ---- Random words: Philox4x32-10 by position ---- */

MX_API void mx_philox4x32(const uint32_t counter[4], const uint32_t key[2], uint32_t out[4]);
MX_API uint32_t mx_stream_id(int purpose, uint32_t layer, uint32_t linear, uint32_t operand, uint32_t copy);
/* Words first .. first+n-1 of a stream, below 2^34. */
MX_API int mx_random_words(uint64_t seed, uint32_t micro_batch, uint32_t stream, uint32_t step,
                           uint64_t first, size_t n, uint32_t* out);

#ifdef __cplusplus
}
#endif

#endif /* MX_SIM_CAPI_MXPROOF_H_ */
