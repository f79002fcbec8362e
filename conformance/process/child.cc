#include "conformance/process/child.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>

#include "sim/base/error.h"

namespace mx::conformance {
namespace {

using Clock = std::chrono::steady_clock;
constexpr size_t kPiece = 65536, kErrorsKept = 400;
constexpr int kGraceMilliseconds = 200;  // for a program whose pipe closed to end by itself

void Close(int& fd) {
  if (fd >= 0) close(fd);
  fd = -1;
}
void DoNotBlock(int fd) { fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK); }

// The last line of a text, as far as a terminal shows it.
std::string LastLine(std::string text) {
  while (!text.empty() && (text.back() == '\n' || text.back() == ' ')) text.pop_back();
  const size_t newline = text.rfind('\n');
  if (newline != std::string::npos) text.erase(0, newline + 1);
  for (char& c : text) {
    if (c < 32 || c > 126) c = '?';
  }
  return text;
}

// The program ended with exit code 0 and without an answer: between two cases it may.
struct EndedWell {
  std::string how;
};

}  // namespace

// Standard input is a socket, because a write to it can be asked not to raise SIGPIPE.
void Child::Start() {
  int in[2] = {-1, -1}, out[2] = {-1, -1}, error[2] = {-1, -1};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, in) != 0 || pipe2(out, O_CLOEXEC) != 0 ||
      pipe2(error, O_CLOEXEC) != 0)
    Fail("--device process: no pipe to a program: {}", std::strerror(errno));
  const char* arguments[] = {"/bin/sh", "-c", command_.c_str(), nullptr};
  pid_ = fork();
  if (pid_ < 0) Fail("--device process: no process for '{}': {}", command_, std::strerror(errno));
  if (pid_ == 0) {  // only calls that are safe between fork and exec
    setpgid(0, 0);
    dup2(in[1], STDIN_FILENO);
    dup2(out[1], STDOUT_FILENO);
    dup2(error[1], STDERR_FILENO);
    execv(arguments[0], const_cast<char**>(arguments));
    _exit(127);
  }
  setpgid(pid_, pid_);  // in both processes: whichever comes first
  close(in[1]);
  close(out[1]);
  close(error[1]);
  in_ = in[0];
  out_ = out[0];
  error_ = error[0];
  for (const int fd : {in_, out_, error_}) DoNotBlock(fd);
  answer_.clear();
  errors_.clear();
}

void Child::Kill() {
  if (pid_ > 0) {
    kill(-pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
  }
  pid_ = -1;
  Close(in_);
  Close(out_);
  Close(error_);
}

bool Child::ReadSome(int& fd, std::string& to, size_t keep) {
  char piece[kPiece];
  const ssize_t got = read(fd, piece, sizeof piece);
  if (got < 0) return errno == EAGAIN || errno == EINTR;
  to.append(piece, static_cast<size_t>(got));
  if (to.size() > keep && keep != 0) to.erase(0, to.size() - keep);
  return got != 0;
}

void Child::DrainErrors() {
  for (size_t before = errors_.size() + 1; error_ >= 0 && errors_.size() != before;) {
    before = errors_.size();
    if (!ReadSome(error_, errors_, kErrorsKept)) Close(error_);
  }
}

std::string Child::Ending() {
  int status = 0;
  const auto deadline = Clock::now() + std::chrono::milliseconds(kGraceMilliseconds);
  pid_t ended = 0;
  while ((ended = waitpid(pid_, &status, WNOHANG)) == 0 && Clock::now() < deadline) usleep(1000);
  ended_well_ = ended > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0;
  if (ended <= 0) return "closed its output without ending";
  kill(-pid_, SIGKILL);  // what it may have started
  pid_ = -1;
  if (WIFSIGNALED(status))
    return fmt::format("was ended by signal {} ({})", WTERMSIG(status), strsignal(WTERMSIG(status)));
  const int code = WEXITSTATUS(status);
  return fmt::format("ended with exit code {}{}", code, code == 127 ? " (no such program?)" : "");
}

void Child::Broken(const std::string& what) {
  DrainErrors();
  const std::string said = LastLine(errors_);
  Kill();
  Fail("'{}' {}{}", command_, what,
       said.empty() ? "" : fmt::format("; its standard error ends with: {}", said));
}

void Child::Exchange(std::string_view line, size_t limit) {
  const auto deadline = Clock::now() + std::chrono::duration<double>(timeout_);
  size_t written = 0;
  while (written < line.size() || answer_.find('\n') == std::string::npos) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
    if (left < 0) Broken(fmt::format("gave no answer within {} s", timeout_));
    pollfd wait[3] = {{out_, POLLIN, 0}, {error_, POLLIN, 0}, {written < line.size() ? in_ : -1, POLLOUT, 0}};
    if (poll(wait, 3, static_cast<int>(std::min<int64_t>(left + 1, 1000))) < 0 && errno != EINTR)
      Fail("--device process: poll: {}", std::strerror(errno));
    if (wait[1].revents != 0 && !ReadSome(error_, errors_, kErrorsKept)) Close(error_);
    if (wait[0].revents != 0 && !ReadSome(out_, answer_, 0)) {
      const std::string how = Ending();
      if (ended_well_ && answer_.empty()) throw EndedWell{how + " instead of an answer"};
      Broken(
          fmt::format("{} {}", how, answer_.empty() ? "instead of an answer" : "in the middle of an answer"));
    }
    if (answer_.size() > limit)
      Broken(fmt::format("wrote more than the {} bytes that the answer may have", limit));
    if (wait[2].revents != 0) {
      const ssize_t sent = send(in_, line.data() + written, line.size() - written, MSG_NOSIGNAL);
      if (sent > 0) written += static_cast<size_t>(sent);
      if (sent < 0 && errno != EAGAIN && errno != EINTR) {
        const std::string how = Ending() + " before it had read the case";
        if (ended_well_) throw EndedWell{how};
        Broken(how);
      }
    }
  }
}

std::string Child::Ask(std::string_view line, size_t limit) {
  if (pid_ > 0 && answer_.empty()) {  // something that it wrote since its last answer
    if (!ReadSome(out_, answer_, 0)) {
      const std::string how = Ending();
      if (!ended_well_) Broken(fmt::format("{} between two cases", how));
      Kill();
    }
  }
  if (!answer_.empty()) Broken(fmt::format("wrote '{:.60}', which nobody had asked for", LastLine(answer_)));
  const std::string whole = std::string(line) + "\n";
  const bool used = pid_ > 0;
  if (!used) Start();
  try {
    Exchange(whole, limit);
  } catch (const EndedWell& end) {
    if (!used) Broken(end.how);
    Kill();  // it was on its way out when the case came
    Start();
    try {
      Exchange(whole, limit);
    } catch (const EndedWell& again) {
      Broken(again.how);
    }
  }
  const size_t newline = answer_.find('\n');
  std::string answer = answer_.substr(0, newline);
  answer_.erase(0, newline + 1);
  if (!answer.empty() && answer.back() == '\r') answer.pop_back();
  if (answer.find('\0') != std::string::npos) Broken("wrote a null byte");
  return answer;
}

}  // namespace mx::conformance
