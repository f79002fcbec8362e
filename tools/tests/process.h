// For tests: the command as a child process.
#ifndef MX_TOOLS_TESTS_PROCESS_H_
#define MX_TOOLS_TESTS_PROCESS_H_

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <stdexcept>
#include <string>
#include <vector>

namespace mx {

// Runs the executable that the environment variable MXPROOF names. Its output goes to files.
class Process {
 public:
  Process(const std::vector<std::string>& arguments, const std::string& out, const std::string& err,
          const std::string& in = "/dev/null") {
    const char* program = std::getenv("MXPROOF");
    if (program == nullptr) throw std::runtime_error("MXPROOF does not name the command");
    std::vector<char*> argv = {const_cast<char*>(program)};
    for (const std::string& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
    argv.push_back(nullptr);
    pid_ = fork();
    if (pid_ < 0) throw std::runtime_error("fork failed");
    if (pid_ > 0) return;
    dup2(open(in.c_str(), O_RDONLY), 0);
    dup2(open(out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0666), 1);
    dup2(open(err.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0666), 2);
    execv(program, argv.data());
    _exit(127);
  }
  ~Process() {
    if (pid_ <= 0) return;
    Signal(SIGKILL);
    Wait();
  }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  void Signal(int number) { kill(pid_, number); }
  bool Running() { return pid_ > 0 && waitpid(pid_, &status_, WNOHANG) == 0; }
  // The exit code, or minus the signal that ended it.
  int Wait() {
    if (pid_ > 0) {
      waitpid(pid_, &status_, 0);
      pid_ = -1;
    }
    return WIFEXITED(status_) ? WEXITSTATUS(status_) : -WTERMSIG(status_);
  }

 private:
  pid_t pid_ = -1;
  int status_ = 0;
};

}  // namespace mx

#endif  // MX_TOOLS_TESTS_PROCESS_H_
