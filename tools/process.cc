#include "tools/process.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/auxv.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <cstdlib>
#include <string>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

#include "sim/io/atomic_file.h"

namespace mx::tools {

namespace {

bool LetWaitingThreadsSleep() {
  for (const char* name : {"OMP_WAIT_POLICY", "GOMP_SPINCOUNT", "KMP_BLOCKTIME"}) {
    if (std::getenv(name) != nullptr) return false;
  }
  return setenv("OMP_WAIT_POLICY", "passive", 1) == 0;
}

bool AllocateLargePages() {
#if defined(__GLIBC__)
  const char* given = std::getenv("GLIBC_TUNABLES");
  std::string tunables = given == nullptr ? "" : given;
  if (tunables.find("glibc.malloc.hugetlb=") != std::string::npos) return false;
  if (!tunables.empty()) tunables += ':';
  return setenv("GLIBC_TUNABLES", (tunables + "glibc.malloc.hugetlb=1").c_str(), 1) == 0;
#else
  return false;
#endif
}

}  // namespace

void ChooseEnvironment(char** argv) {
  constexpr const char* kAnew = "MXPROOF_STARTED_ANEW";
  const bool anew = std::getenv(kAnew) != nullptr;
  unsetenv(kAnew);
  // With more rights than its caller's the loader takes variables away again.
  if (anew || getauxval(AT_SECURE) != 0) return;
  const bool threads = LetWaitingThreadsSleep(), pages = AllocateLargePages();
  if (!threads && !pages) return;
  char self[PATH_MAX];
  const ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
  if (length <= 0) return;
  self[length] = '\0';
  setenv(kAnew, "1", 1);
  execv(self, argv);  // returns only where it cannot
  unsetenv(kAnew);
}

void EndBySignal(int number) noexcept {
  RemoveUnfinishedFiles();
  signal(number, SIG_DFL);
  sigset_t one;
  sigemptyset(&one);
  sigaddset(&one, number);
  sigprocmask(SIG_UNBLOCK, &one, nullptr);
  raise(number);
  _exit(128 + number);
}

void EndCleanlyOnSignals() {
  for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
    struct sigaction action {
    }, before{};
    if (sigaction(number, nullptr, &before) != 0 || before.sa_handler == SIG_IGN) continue;
    action.sa_handler = EndBySignal;
    action.sa_flags = SA_RESTART;
    sigaction(number, &action, nullptr);
  }
}

void KeepFreedMemory() {
#if defined(__GLIBC__)
  if (std::getenv("MALLOC_MMAP_THRESHOLD_") == nullptr) mallopt(M_MMAP_THRESHOLD, 32 << 20);  // its largest
  if (std::getenv("MALLOC_TRIM_THRESHOLD_") == nullptr) mallopt(M_TRIM_THRESHOLD, 1 << 30);
#endif
}

void OccupyStandardDescriptors() {
  for (int fd = 0; fd <= 2; ++fd) {
    if (fcntl(fd, F_GETFD) == -1 && errno == EBADF) (void)!open("/dev/null", fd == 0 ? O_WRONLY : O_RDONLY);
  }
}

}  // namespace mx::tools
