// How the process of the command starts and how a signal ends it.
#ifndef MX_TOOLS_PROCESS_H_
#define MX_TOOLS_PROCESS_H_

namespace mx::tools {

// What the runtime libraries read from the environment before main and only then; where something is to be
// set the program is started anew, once, and where that is not possible, or it runs with more rights than its
// caller, it goes on as it is. A debugger or an emulator that does not follow must set both itself. First
// call of main.
// - Threads that wait for work sleep, unless the environment says how they wait (OMP_WAIT_POLICY,
//   GOMP_SPINCOUNT, KMP_BLOCKTIME): on a busy machine threads that spin take the processors from those that
//   work.
// - Memory comes in pages of 2 MiB where the kernel grants them to those who ask (glibc from 2.35), unless
//   GLIBC_TUNABLES says something of glibc.malloc.hugetlb. Under a hypervisor, looking up pages of 4 KiB took
//   a quarter of the time of a linear layer.
void ChooseEnvironment(char** argv);

// On SIGINT, SIGTERM and SIGHUP unfinished files go and the signal then ends the process as it would have by
// itself. A signal that the parent process has ignored (nohup) stays ignored.
void EndCleanlyOnSignals();

// The same from a handler: only calls that a handler may make.
[[noreturn]] void EndBySignal(int number) noexcept;

// A standard descriptor that the parent has closed would be taken by the first file that is opened, which
// would then receive what is printed. Here a closed one fails on use instead.
void OccupyStandardDescriptors();

// Memory that is freed stays with the process (glibc; up to 1 GiB) instead of coming back from the kernel
// page by page: commands make the same large tensors again and again. Environment variables of glibc still
// decide.
void KeepFreedMemory();

}  // namespace mx::tools

#endif  // MX_TOOLS_PROCESS_H_
