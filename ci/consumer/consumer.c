/* The same for C: 2.6 becomes code 5 of E2M1, which is 3. */
#include <mxproof.h>
#include <stdio.h>

int main(void) {
  const float value = 2.6f;
  uint16_t code = 0;
  if (mx_encode(MX_E2M1, &value, 1, 0, MX_RNE, MX_SATURATE, NULL, &code) != MX_OK) {
    printf("%s\n", mx_last_error());
    return 1;
  }
  printf("C interface %s: code %u\n", mx_version(), code);
  return code == 5 ? 0 : 1;
}
