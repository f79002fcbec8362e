// What a person sees while training runs: on a terminal a bar that is redrawn, elsewhere plain lines now and
// then. Time comes from the caller, text goes to the caller.
#ifndef MX_SIM_NN_PROGRESS_H_
#define MX_SIM_NN_PROGRESS_H_

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace mx {

std::string FormatDuration(double seconds);  // "0:07", "12:34", "3:04:05", "2 d 03 h"
std::string FormatRate(double per_second);   // "7.4", "812", "12.3k", "4.5M"

class Progress {
 public:
  using Write = std::function<void(std::string_view)>;
  // steps: of the whole run; columns: width of the terminal.
  Progress(Write write, bool terminal, int columns, int64_t steps);

  void Begin(int64_t done, double now);  // done: steps of an earlier process
  // After a step; `now` in seconds of any clock that does not go back.
  void Step(int64_t step, float loss, int64_t tokens, double now);
  void Skip(double seconds) {
    last_step_time_ += seconds;
  }                                  // time that was not spent on a step: validation, saving
  void Line(std::string_view text);  // a line of its own, above the bar
  void Finish();                     // the bar goes

  double tokens_per_second() const { return rate_; }

 private:
  std::string Status(int64_t step, float loss) const;
  std::string Bar(const std::string& status, int64_t step) const;
  Write write_;
  bool terminal_;
  int columns_;
  int64_t steps_, done_ = 0, last_line_step_ = 0;
  double rate_ = 0, seconds_a_step_ = 0, last_step_time_ = 0, last_drawn_ = -1e9;
  bool drawn_ = false;
};

}  // namespace mx

#endif  // MX_SIM_NN_PROGRESS_H_
