// Text that came from a file or a command line, made safe to show: whatever a terminal would act on instead
// of showing it becomes a visible escape.
#ifndef MX_TOOLS_PRINTABLE_H_
#define MX_TOOLS_PRINTABLE_H_

#include <string>
#include <string_view>

namespace mx::tools {

// Control characters (C0, DEL, C1) and bytes that are no UTF-8 become \xNN, byte by byte; line and paragraph
// separators and the characters that turn the direction of text \uNNNN; all else stays. `keep`: control
// characters to leave alone.
std::string Printable(std::string_view text, std::string_view keep = "");

// The same for text that arrives in pieces which may end inside a character.
class PrintableStream {
 public:
  explicit PrintableStream(std::string_view keep) : keep_(keep) {}
  std::string Add(std::string_view piece);  // what can be shown by now
  std::string Rest();                       // the end of the text

 private:
  std::string_view keep_;
  std::string pending_;
};

}  // namespace mx::tools

#endif  // MX_TOOLS_PRINTABLE_H_
