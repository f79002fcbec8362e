/* The gate: decides whether a kernel may be loaded. C11 and later, C++, ctypes.
 *
 * A certificate says which bytes of a code object, which symbol of it and which launches were proved, under
 * which claims and on which device. The gate takes the certificate, the policy of the training program and
 * the very buffer that will be loaded, and answers ALLOW only if all that it checks is present and equal.
 *
 * No heap, no input or output, no clock (the time is an argument: seconds since 1970-01-01 UTC), no global
 * state. After mx_gate_open the gate is read only: any number of threads may check at once. */
#ifndef MX_CONFORMANCE_GATE_MX_GATE_H_
#define MX_CONFORMANCE_GATE_MX_GATE_H_

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define MX_GATE_API __attribute__((visibility("default")))
#else
#define MX_GATE_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define MX_GATE_ABI 1

/* Predicate types: what the evidence is. Evidence from the virtual device is of a lesser type than from a
 * card. */
#define MX_GATE_PREDICATE_DEVICE "urn:mxproof:conformance:1"
#define MX_GATE_PREDICATE_VIRTUAL "urn:mxproof:conformance-vgpu:1"

/* Numbers never change their meaning; new ones are added. Name: mx_gate_code_name. */
enum {
  MX_GATE_ALLOW = 0,
  MX_GATE_BAD_ARGUMENT = 1, /* of this call: never allowed, in record mode neither */
  MX_GATE_BAD_POLICY = 2,   /* likewise */

  MX_GATE_ENVELOPE_SIZE = 10,
  MX_GATE_ENVELOPE_JSON = 11,
  MX_GATE_PAYLOAD_TYPE = 12,
  MX_GATE_PAYLOAD_ENCODING = 13,
  MX_GATE_SIGNATURE_ENCODING = 14,
  MX_GATE_SIGNATURE_DUPLICATE = 15,
  MX_GATE_SIGNATURE_WRONG = 16,
  MX_GATE_SIGNATURES_TOO_FEW = 17,
  MX_GATE_KEY_REVOKED = 18,

  MX_GATE_STATEMENT_JSON = 20,
  MX_GATE_STATEMENT_TYPE = 21,
  MX_GATE_PREDICATE_TYPE = 22,
  MX_GATE_STATEMENT_VALUE = 23,

  MX_GATE_RESULT = 30,
  MX_GATE_LEVEL = 31,
  MX_GATE_TREE = 32,
  MX_GATE_CASES = 33,
  MX_GATE_PROPERTIES = 34,
  MX_GATE_COVERAGE = 35,
  MX_GATE_DETERMINISM = 36,
  MX_GATE_PROBE = 37,
  MX_GATE_WAIVER = 38,
  MX_GATE_MUST_PASS = 39,
  MX_GATE_CLAIMS = 40,
  MX_GATE_ORDER = 41,
  MX_GATE_SELF_CHECK = 42,

  MX_GATE_NOT_YET_VALID = 50,
  MX_GATE_EXPIRED = 51,
  MX_GATE_TOO_OLD = 52,
  MX_GATE_CLOCK = 53,

  MX_GATE_OBJECT_UNKNOWN = 60,
  MX_GATE_OBJECT_REVOKED = 61,
  MX_GATE_SYMBOL = 62,
  MX_GATE_TARGET = 63,
  MX_GATE_ENVIRONMENT = 64,
  MX_GATE_GRID = 65,
  MX_GATE_GROUP = 66,
  MX_GATE_LDS = 67,
  MX_GATE_LAUNCH_VALUE = 68,

  MX_GATE_CANARY = 70
};

#define MX_GATE_SENTENCE 512
typedef struct mx_gate_verdict {
  uint32_t code;                   /* MX_GATE_ALLOW, or the first reason against it */
  uint32_t allow;                  /* 1: load it. Code ALLOW, or the policy only records */
  char sentence[MX_GATE_SENTENCE]; /* which field, what was wanted, what was found; ends with NUL */
} mx_gate_verdict;

#define MX_GATE_MAX_KEYS 16
#define MX_GATE_MAX_CLAIMS 64
#define MX_GATE_MAX_WAIVERS 16
#define MX_GATE_MAX_REVOKED_KEYS 32
#define MX_GATE_MAX_REVOKED_OBJECTS 256
#define MX_GATE_NAME 64
#define MX_GATE_VALUE 160

enum { MX_GATE_ENFORCE = 0, MX_GATE_RECORD = 1 };

typedef struct mx_gate_claim {
  char name[MX_GATE_NAME], value[MX_GATE_VALUE];
} mx_gate_claim;

typedef struct mx_gate_waiver { /* accepted only where all three are equal */
  char id[MX_GATE_NAME], property[MX_GATE_VALUE], scope[MX_GATE_VALUE];
} mx_gate_waiver;

/* Compiled into the training program, or read by mx_gate_policy_parse. Texts end with NUL. All bytes that are
 * not set are 0. The sets must equal those of the certificate: a claim too few is refused like a claim too
 * many. */
typedef struct mx_gate_policy {
  size_t size;        /* sizeof(mx_gate_policy) */
  uint32_t mode;      /* MX_GATE_ENFORCE or MX_GATE_RECORD */
  uint32_t threshold; /* so many different keys must have signed, at least 1 */
  uint8_t keys[MX_GATE_MAX_KEYS][32];
  uint32_t key_count;
  uint32_t accept_order_dependent; /* 1: kernels whose bits depend on the order of workgroups may be loaded */
  char predicate_type[MX_GATE_VALUE];
  char must_pass[MX_GATE_NAME]; /* name of the must-pass list */
  uint64_t must_pass_version;   /* this version or a later one */
  uint64_t maximum_age;         /* seconds since the certificate was issued */
  uint64_t not_before;          /* a clock that shows less is wrong */
  mx_gate_claim claims[MX_GATE_MAX_CLAIMS];
  uint32_t claim_count;
  uint32_t waiver_count;
  mx_gate_waiver waivers[MX_GATE_MAX_WAIVERS];
  uint8_t revoked_keys[MX_GATE_MAX_REVOKED_KEYS][32]; /* key ids: SHA-256 of the public key */
  uint8_t revoked_objects[MX_GATE_MAX_REVOKED_OBJECTS][32];
  uint32_t revoked_key_count, revoked_object_count;
} mx_gate_policy;

/* The policy as JSON (README.md). Returns the code; `policy` is all zero unless it is MX_GATE_ALLOW. */
MX_GATE_API uint32_t mx_gate_policy_parse(const char* json, size_t bytes, mx_gate_policy* policy,
                                          mx_gate_verdict* verdict);

typedef struct mx_gate mx_gate;

MX_GATE_API size_t mx_gate_bytes(void); /* memory that a gate needs, aligned to 16 */

/* Verifies the signatures over the exact payload, then parses it, then applies the policy. The gate lives in
 * `memory`, which the caller keeps and later releases; envelope and policy need not be kept. The verdict
 * concerns the certificate; a gate that was refused is returned all the same and refuses (or records) every
 * check for that reason. Returns NULL only for MX_GATE_BAD_ARGUMENT and MX_GATE_BAD_POLICY. */
MX_GATE_API mx_gate* mx_gate_open(void* memory, size_t memory_bytes, const void* envelope,
                                  size_t envelope_bytes, const mx_gate_policy* policy, uint64_t now,
                                  mx_gate_verdict* verdict);

typedef struct mx_gate_number {
  const char* name;
  uint64_t value;
} mx_gate_number;

typedef struct mx_gate_launch {
  size_t size; /* sizeof(mx_gate_launch) */
  uint32_t grid[3], group[3];
  uint32_t dynamic_lds;
  uint32_t argument_count;
  const mx_gate_number* arguments; /* exactly the names of the certificate's launch domain, in any order */
} mx_gate_launch;

typedef struct mx_gate_fact {
  const char *name, *value;
} mx_gate_fact;

typedef struct mx_gate_environment {
  size_t size;        /* sizeof(mx_gate_environment) */
  const char* target; /* of the device that will run it, such as gfx950:sramecc+:xnack- */
  uint32_t fact_count;
  const mx_gate_fact*
      facts; /* exactly the names of the certificate's environment: compiler, runtime, firmware */
} mx_gate_environment;

/* Hashes `code_object`: pass the buffer that goes to the loader, then load that same buffer. Returns
 * `verdict->allow`. */
MX_GATE_API uint32_t mx_gate_check(const mx_gate* gate, const void* code_object, size_t bytes,
                                   const char* symbol, const mx_gate_launch* launch,
                                   const mx_gate_environment* environment, uint64_t now,
                                   mx_gate_verdict* verdict);

/* The names in the launch domain of a kernel, for launchers that fill `arguments` from them: not ended by
 * NUL; NULL past the last one, for an object or symbol that the certificate does not have, and where the
 * certificate was refused. */
MX_GATE_API const char* mx_gate_argument_name(const mx_gate* gate, const uint8_t object[32],
                                              const char* symbol, uint32_t index, size_t* bytes);

/* The canary: case lines of the certificate, to be run through the loaded kernels on every device that will
 * be used. `outputs` is the SHA-256 of all output lines in order, each followed by a line feed. */
MX_GATE_API uint32_t mx_gate_canary_count(const mx_gate* gate);
MX_GATE_API const char* mx_gate_canary_case(const mx_gate* gate, uint32_t index, size_t* bytes); /* no NUL */
MX_GATE_API uint32_t mx_gate_canary_check(const mx_gate* gate, const uint8_t outputs[32],
                                          mx_gate_verdict* verdict);

/* What every checkpoint carries: `certified: sha256:<payload>` or `uncertified: <code>: <sentence>`. `text`
 * always ends with NUL; MX_GATE_STAMP bytes hold every stamp. Feed it the worst verdict of the run. */
#define MX_GATE_STAMP 640
MX_GATE_API void mx_gate_stamp(const mx_gate* gate, const mx_gate_verdict* verdict, char* text, size_t bytes);

MX_GATE_API const char* mx_gate_code_name(
    uint32_t code); /* "SYMBOL"; "UNKNOWN" for a number not listed above */
MX_GATE_API void mx_gate_sha256(const void* data, size_t bytes, uint8_t digest[32]);

#ifdef __cplusplus
}
#endif

#endif /* MX_CONFORMANCE_GATE_MX_GATE_H_ */
