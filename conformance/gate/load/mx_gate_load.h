/* Read a code object, ask the gate about the buffer, hand out that buffer: what is loaded is what was
 * checked, whatever happens to the file in between. C11 and C++; header only. The gate itself reads no files:
 * this does. */
#ifndef MX_CONFORMANCE_GATE_LOAD_MX_GATE_LOAD_H_
#define MX_CONFORMANCE_GATE_LOAD_MX_GATE_LOAD_H_

#include <mx_gate.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* One kernel of the object and one launch of it. Ask about every shape that the run will use, before it
 * starts. */
typedef struct mx_gate_request {
  const char* symbol;
  const mx_gate_launch* launch;
} mx_gate_request;

static inline void* mx_gate_refuse_file(const char* path, const char* why, mx_gate_verdict* verdict) {
  memset(verdict, 0, sizeof *verdict);
  verdict->code = MX_GATE_BAD_ARGUMENT;
  (void)snprintf(verdict->sentence, sizeof verdict->sentence, "code object: wanted a file, found %.300s: %s",
                 path, why);
  return NULL;
}

/* The whole file in memory from malloc, or NULL with the reason in `verdict`. */
static inline void* mx_gate_read_file(const char* path, size_t* bytes, mx_gate_verdict* verdict) {
  const size_t most = (size_t)1 << 30;
  size_t capacity = (size_t)1 << 20, size = 0;
  FILE* file = fopen(path, "rb");
  char* buffer = NULL;
  if (file == NULL) return mx_gate_refuse_file(path, "it cannot be opened", verdict);
  buffer = (char*)malloc(capacity);
  while (buffer != NULL) {
    size += fread(buffer + size, 1, capacity - size, file);
    if (size < capacity || capacity >= most) break;
    capacity *= 2;
    {
      char* larger = (char*)realloc(buffer, capacity);
      if (larger == NULL) free(buffer);
      buffer = larger;
    }
  }
  if (buffer == NULL || ferror(file) || size == 0 || size >= most) {
    free(buffer);
    fclose(file);
    return mx_gate_refuse_file(path, "it is empty, too large or cannot be read", verdict);
  }
  fclose(file);
  *bytes = size;
  return buffer;
}

/* 1 if every request may be loaded from this buffer. In `verdict` the first reason against one of them, which
 * in record mode goes into the stamp. No request is a refusal. */
static inline int mx_gate_check_all(const mx_gate* gate, const void* code_object, size_t bytes,
                                    const mx_gate_request* requests, uint32_t count,
                                    const mx_gate_environment* environment, uint64_t now,
                                    mx_gate_verdict* verdict) {
  mx_gate_verdict one;
  uint32_t i;
  if (count == 0) return mx_gate_refuse_file("no request", "nothing would be checked", verdict) != NULL;
  for (i = 0; i < count; ++i) {
    mx_gate_check(gate, code_object, bytes, requests[i].symbol, requests[i].launch, environment, now, &one);
    if (i == 0 || (verdict->code == MX_GATE_ALLOW && one.code != MX_GATE_ALLOW)) *verdict = one;
    if (one.allow == 0) {
      *verdict = one;
      return 0;
    }
  }
  return 1;
}

/* The buffer that may be loaded, to be freed by the caller; NULL if not. */
static inline void* mx_gate_read_checked(const mx_gate* gate, const char* path,
                                         const mx_gate_request* requests, uint32_t count,
                                         const mx_gate_environment* environment, uint64_t now, size_t* bytes,
                                         mx_gate_verdict* verdict) {
  void* buffer = mx_gate_read_file(path, bytes, verdict);
  if (buffer == NULL) return NULL;
  if (mx_gate_check_all(gate, buffer, *bytes, requests, count, environment, now, verdict)) return buffer;
  free(buffer);
  return NULL;
}

#endif /* MX_CONFORMANCE_GATE_LOAD_MX_GATE_LOAD_H_ */
