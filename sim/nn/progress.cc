#include "sim/nn/progress.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace mx {
namespace {

constexpr double kRedraw = 0.1, kPlainEvery = 10.0;  // seconds
constexpr int kPlainLines = 20;                      // about so many in a run, more only where steps are slow
constexpr int kSmallestBar = 10, kLargestBar = 40;
constexpr const char* kClearLine = "\r\x1b[K";

}  // namespace

std::string FormatDuration(double seconds) {
  if (!(seconds >= 0) || seconds > 1e9) return "?";
  const int64_t s = static_cast<int64_t>(seconds + 0.5);
  if (s >= 48 * 3600) return fmt::format("{} d {:02} h", s / 86400, s % 86400 / 3600);
  if (s >= 3600) return fmt::format("{}:{:02}:{:02}", s / 3600, s % 3600 / 60, s % 60);
  return fmt::format("{}:{:02}", s / 60, s % 60);
}

std::string FormatRate(double per_second) {
  if (per_second >= 999'500) return fmt::format("{:.1f}M", per_second / 1e6);
  if (per_second >= 9'995) return fmt::format("{:.1f}k", per_second / 1e3);
  return per_second >= 99.5 ? fmt::format("{:.0f}", per_second) : fmt::format("{:.1f}", per_second);
}

Progress::Progress(Write write, bool terminal, int columns, int64_t steps)
    : write_(std::move(write)), terminal_(terminal), columns_(columns), steps_(steps) {}

void Progress::Begin(int64_t done, double now) {
  done_ = done;
  last_step_time_ = now;
}

std::string Progress::Status(int64_t step, float loss) const {
  const double left = seconds_a_step_ * static_cast<double>(steps_ - step);
  return fmt::format("step {:>{}}/{}  loss {:.4f}  {} tokens/s  ETA {}", step,
                     fmt::formatted_size("{}", steps_), steps_, loss, FormatRate(rate_),
                     FormatDuration(left));
}

std::string Progress::Bar(const std::string& status, int64_t step) const {
  const int room = columns_ - static_cast<int>(status.size()) - 4;
  if (room < kSmallestBar) return status.substr(0, static_cast<size_t>(std::max(columns_ - 1, 1)));
  const int width = std::min(room, kLargestBar);
  const int full = static_cast<int>(step * width / std::max<int64_t>(steps_, 1));
  return fmt::format("[{}{}] {}", std::string(static_cast<size_t>(full), '#'),
                     std::string(static_cast<size_t>(width - full), '.'), status);
}

void Progress::Step(int64_t step, float loss, int64_t tokens, double now) {
  const double seconds = std::max(now - last_step_time_, 1e-9);
  last_step_time_ = now;
  // A moving mean over about the last 20 steps; the first steps count in full.
  const double weight = 1.0 / static_cast<double>(std::min<int64_t>(step - done_, 20));
  seconds_a_step_ += weight * (seconds - seconds_a_step_);
  rate_ = static_cast<double>(tokens) / seconds_a_step_;
  if (terminal_) {
    if (now - last_drawn_ < kRedraw && step != steps_) return;
    write_(kClearLine + Bar(Status(step, loss), step));
    drawn_ = true;
  } else {
    const int64_t every = std::max<int64_t>(steps_ / kPlainLines, 1);
    const bool due = step == done_ + 1 || step == steps_ || step / every != last_line_step_ / every;
    if (!due && now - last_drawn_ < kPlainEvery) return;
    write_(Status(step, loss) + "\n");
    last_line_step_ = step;
  }
  last_drawn_ = now;
}

void Progress::Line(std::string_view text) {
  write_(fmt::format("{}{}\n", drawn_ ? kClearLine : "", text));
  drawn_ = false;
  if (terminal_) last_drawn_ = -1e9;
}

void Progress::Finish() {
  if (drawn_) write_(kClearLine);
  drawn_ = false;
}

}  // namespace mx
