/* The launcher's driver on HIP, for a program that links libamdhip64 (library mx_kernels_hip). */
#ifndef MXK_HIP_H_
#define MXK_HIP_H_

#include "kernels/launch/mxk.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct mxk_hip mxk_hip;

/* `stream` is a hipStream_t, null for the default stream; launches are queued on it and not waited for. Null
 * when memory ends. Close the mxk_handle first, then this: it unloads the modules. */
mxk_hip* mxk_hip_open(void* stream);
void mxk_hip_close(mxk_hip* hip);
/* The table to give to mxk_open. */
mxk_driver mxk_hip_driver(mxk_hip* hip);

#ifdef __cplusplus
}
#endif
#endif /* MXK_HIP_H_ */
