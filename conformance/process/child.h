// A program that answers lines with lines, and everything that can go wrong with one.
#ifndef MX_CONFORMANCE_PROCESS_CHILD_H_
#define MX_CONFORMANCE_PROCESS_CHILD_H_

#include <sys/types.h>

#include <string>
#include <string_view>

namespace mx::conformance {

// Started when first asked, in a process group of its own, by /bin/sh. After anything that went wrong it is
// killed, and started anew by the next question; so is one that ends by itself, with exit code 0, between two
// questions. Used by one thread.
class Child {
 public:
  Child(std::string command, double timeout) : command_(std::move(command)), timeout_(timeout) {}
  ~Child() { Kill(); }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  const std::string& command() const { return command_; }
  // Writes `line` and a newline, and reads one line, without its newline. Throws InputError, one line that
  // says what happened and what the program last wrote to its standard error: it took longer than the
  // time-out, ended, closed a pipe, wrote more than `limit` bytes, a null byte, or a line that nobody had
  // asked for.
  std::string Ask(std::string_view line, size_t limit);

 private:
  void Start();
  void Kill();
  // Fails after it has killed the program.
  [[noreturn]] void Broken(const std::string& what);
  // Moves what can be moved until the line is written and an answer is there.
  void Exchange(std::string_view line, size_t limit);
  bool ReadSome(int& fd, std::string& to, size_t keep);  // false at the end of the stream
  void DrainErrors();
  std::string Ending();  // how the program ended: "ended with exit code 3"

  std::string command_;
  double timeout_;
  pid_t pid_ = -1;
  int in_ = -1, out_ = -1, error_ = -1;
  std::string answer_, errors_;
  bool ended_well_ = false;  // by itself, with exit code 0
};

}  // namespace mx::conformance

#endif  // MX_CONFORMANCE_PROCESS_CHILD_H_
