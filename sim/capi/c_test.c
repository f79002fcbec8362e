/* The C interface from C: compiled as C99, linked with the shared library alone. Exit code 0, or 1 after a
 * line for every check that failed. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include <mxproof.h>

static int failures = 0;
#define CHECK(condition)                                                                       \
  do {                                                                                         \
    if (!(condition)) {                                                                        \
      printf("%s:%d: %s (last error: %s)\n", __FILE__, __LINE__, #condition, mx_last_error()); \
      ++failures;                                                                              \
    }                                                                                          \
  } while (0)

static mx_matrix matrix(const float* data, int64_t rows, int64_t cols) {
  mx_matrix m;
  m.data = data;
  m.bytes = (size_t)(rows * cols) * sizeof(float);
  m.dtype = MX_DTYPE_F32;
  m.rows = rows;
  m.cols = cols;
  m.stride = cols;
  return m;
}

static void test_philox(void) {
  const uint32_t zero[4] = {0, 0, 0, 0}, key[2] = {0, 0};
  const uint32_t want[4] = {0x6627e8d5u, 0xe169c58du, 0xbc57ac4cu, 0x9b00dbd8u};
  uint32_t out[4], words[6];
  int i;
  mx_philox4x32(zero, key, out);
  for (i = 0; i < 4; ++i) CHECK(out[i] == want[i]);
  CHECK(mx_random_words(0, 0, 0, 0, 2, 2, words) == MX_OK);
  CHECK(words[0] == want[2] && words[1] == want[3]);
  CHECK(mx_random_words(0, 0, 0, 0, (uint64_t)1 << 34, 1, words) == MX_BAD_ARGUMENT);
  CHECK(mx_random_words(0, 0, 0, 0, (uint64_t)1 << 34, 0, words) == MX_OK);
  CHECK(mx_stream_id(MX_FOR_SIGNS, 3, 5, 2, 1) == 0x10030521u);
}

static void test_values(void) {
  /* 0.25, 0.75, 1.25, 1.75, 2.5, 3.5, 5 are the ties of E2M1: each goes to the even code. */
  const float values[10] = {0.25f, 0.75f, 1.25f, 1.75f, 2.5f, 3.5f, 5.0f, -0.0f, -7.0f, 0.3f};
  const uint16_t want[10] = {0, 2, 2, 4, 4, 6, 6, 8, 15, 1};
  uint16_t codes[10], bad = 16;
  float back[10];
  uint8_t scales[2];
  int i;
  CHECK(mx_encode(MX_E2M1, values, 10, 0, MX_RNE, MX_SATURATE, NULL, codes) == MX_OK);
  for (i = 0; i < 10; ++i) CHECK(codes[i] == want[i]);
  CHECK(mx_decode(MX_E2M1, codes, 10, back) == MX_OK);
  CHECK(back[1] == 1.0f && back[6] == 4.0f && back[7] == 0.0f && signbit(back[7]) && back[8] == -6.0f);
  CHECK(mx_encode(MX_E2M1, values, 1, 0, MX_SR, MX_SATURATE, NULL, codes) == MX_BAD_ARGUMENT);
  CHECK(strcmp(mx_last_error(), "noise is NULL") == 0);
  CHECK(mx_decode(MX_E2M1, &bad, 1, back) == MX_BAD_ARGUMENT);
  CHECK(mx_encode_e8m0(values, 2, 0, scales) == MX_OK && scales[0] == 125 && scales[1] == 126);
  CHECK(mx_encode_e8m0(values, 2, 1, scales) == MX_OK && scales[0] == 125 && scales[1] == 127);
  CHECK(mx_encode(9, values, 1, 0, MX_RNE, MX_SATURATE, NULL, codes) == MX_BAD_ARGUMENT);
  CHECK(strcmp(mx_last_error(), "format is 9: use 0 to 8") == 0);
}

/* Two rows of 32: ramp 0 .. 7.75 in quarters, and zeros with one value. */
static void test_quantize(void) {
  float source[64], back[64];
  uint8_t codes[32], scales[2];
  size_t code_bytes = 0, scale_bytes = 0;
  int64_t rows = 0, k = 0;
  mx_quant_spec spec;
  mx_quant_counters counters;
  mx_matrix m = matrix(source, 2, 32);
  mx_tensor t;
  int i;
  for (i = 0; i < 32; ++i) source[i] = (float)i * 0.25f;
  for (i = 32; i < 64; ++i) source[i] = 0.0f;
  source[40] = 96.0f;

  CHECK(mx_quantized_size(MX_E2M1, MX_ROW, 2, 32, &rows, &k, &code_bytes, &scale_bytes) == MX_OK);
  CHECK(rows == 2 && k == 32 && code_bytes == 32 && scale_bytes == 2);
  mx_quant_spec_init(&spec);
  CHECK(mx_quantize(&spec, &m, codes, sizeof codes, scales, sizeof scales, &counters) == MX_OK);
  CHECK(scales[0] == 128); /* amax 7.75 rounds up to 8 under `even`: 8 is 4 * 2^1 */
  CHECK(scales[1] == 131 && (codes[16 + 4] & 15) == 7); /* 96 = 6 * 2^4 */
  CHECK(counters.elements == 64 && counters.blocks == 2 && counters.zero_blocks == 0);

  t.format = MX_E2M1;
  t.rows = 2;
  t.k = 32;
  t.codes = codes;
  t.code_bytes = sizeof codes;
  t.scales = scales;
  t.scale_bytes = sizeof scales;
  CHECK(mx_dequantize(&t, MX_DTYPE_F32, back, sizeof back) == MX_OK);
  CHECK(back[40] == 96.0f && back[31] == 8.0f && back[4] == 1.0f && back[3] == 1.0f && back[2] == 0.0f);
  CHECK(mx_dequantize(&t, MX_DTYPE_F32, back, sizeof back - 1) == MX_BAD_ARGUMENT);
  CHECK(strcmp(mx_last_error(), "out_bytes is 255 bytes, 256 are needed") == 0);

  spec.size = 8;
  CHECK(mx_quantize(&spec, &m, codes, sizeof codes, scales, sizeof scales, NULL) == MX_BAD_ARGUMENT);
  CHECK(strncmp(mx_last_error(), "spec->size is 8, this library knows ", 36) == 0);
}

static void test_hadamard(void) {
  const uint32_t none[4] = {0, 0, 0, 0}, all[4] = {~0u, ~0u, ~0u, ~0u};
  float x[16] = {0}, y[16];
  int i;
  x[3] = 16.0f;
  memcpy(y, x, sizeof x);
  CHECK(mx_hadamard(16, none, 0, x, 1, 16) == MX_OK);
  for (i = 0; i < 16; ++i) CHECK(x[i] == ((i % 4 == 1 || i % 4 == 2) ? -4.0f : 4.0f));
  CHECK(mx_hadamard(16, none, 1, x, 1, 16) == MX_OK);
  CHECK(memcmp(x, y, sizeof x) == 0);
  CHECK(mx_hadamard(16, all, 0, x, 1, 16) == MX_OK && x[0] == -4.0f);
  CHECK(mx_hadamard(24, none, 0, x, 1, 16) == MX_BAD_ARGUMENT);
  CHECK(mx_hadamard(32, none, 0, x, 1, 16) == MX_BAD_ARGUMENT);
}

static void test_gemm(void) {
  float source[3 * 64], d[9], c[9];
  uint16_t narrow[9];
  uint8_t codes[3 * 32], scales[6], independent[9];
  mx_quant_spec quant;
  mx_gemm_spec spec;
  mx_matrix m = matrix(source, 3, 64);
  mx_tensor t;
  int i;
  for (i = 0; i < 3 * 64; ++i) source[i] = i < 64 ? 1.0f : i < 128 ? 2.0f : -0.5f;
  for (i = 0; i < 9; ++i) c[i] = 0.25f;
  mx_quant_spec_init(&quant);
  CHECK(mx_quantize(&quant, &m, codes, sizeof codes, scales, sizeof scales, NULL) == MX_OK);
  t.format = MX_E2M1;
  t.rows = 3;
  t.k = 64;
  t.codes = codes;
  t.code_bytes = sizeof codes;
  t.scales = scales;
  t.scale_bytes = sizeof scales;
  mx_gemm_spec_init(&spec);
  spec.out = MX_DTYPE_F32;
  CHECK(mx_gemm(&spec, &t, &t, NULL, d, sizeof d, independent) == MX_OK);
  CHECK(d[0] == 64.0f && d[1] == 128.0f && d[2] == -32.0f && d[4] == 256.0f && d[5] == -64.0f &&
        d[8] == 16.0f);
  for (i = 0; i < 9; ++i) CHECK(independent[i] == 1);
  spec.beta = 1;
  spec.alpha = 0.5f;
  CHECK(mx_gemm(&spec, &t, &t, c, d, sizeof d, NULL) == MX_OK && d[0] == 32.25f);
  spec.beta = 0;
  spec.alpha = 1.0f;
  spec.out = MX_DTYPE_BF16;
  CHECK(mx_gemm(&spec, &t, &t, NULL, narrow, sizeof narrow, NULL) == MX_OK && narrow[0] == 0x4280);
  CHECK(mx_gemm(&spec, &t, &t, NULL, narrow, sizeof d, NULL) == MX_BAD_ARGUMENT);
  spec.profile = "seq33";
  CHECK(mx_gemm(&spec, &t, &t, NULL, narrow, sizeof narrow, NULL) == MX_BAD_ARGUMENT);
  CHECK(mx_profile_name(0) != NULL && mx_profile_name(-1) == NULL && mx_profile_name(1000) == NULL);
}

int main(void) {
  CHECK(mx_last_error()[0] == '\0');
  CHECK(strlen(mx_version()) >= 5);
  CHECK(strlen(mx_simd()) > 0);
  CHECK(mx_set_threads(2) == MX_OK && mx_set_threads(-1) == MX_BAD_ARGUMENT && mx_set_threads(0) == MX_OK);
  CHECK(mx_set_simd("no such thing") == MX_BAD_ARGUMENT);
  test_philox();
  test_values();
  test_quantize();
  test_hadamard();
  test_gemm();
  CHECK(mx_set_simd("scalar") == MX_OK && strcmp(mx_simd(), "scalar") == 0);
  test_quantize();
  test_gemm();
  CHECK(mx_set_simd(NULL) == MX_OK);
  if (failures == 0) puts("c_test: all checks passed");
  return failures == 0 ? 0 : 1;
}
