// Reading one file of training text, packed by gzip or not.
#ifndef MX_SIM_NN_DATASET_READER_H_
#define MX_SIM_NN_DATASET_READER_H_

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace mx {

// A plain or gzip file as a stream of bytes; the signature decides, not the name.
class TextReader {
 public:
  explicit TextReader(const std::string& path);  // throws InputError
  ~TextReader();
  // False at the end. The line feed is not part of the line; the last line need not have one.
  bool Line(std::string& line);
  std::string All();  // what is left

 private:
  bool Fill();
  struct Stream;
  std::unique_ptr<Stream> stream_;
  std::string path_, buffer_;
  size_t used_ = 0;
};

// A NUL byte among the first 8192: no text in any encoding that extends ASCII.
bool LooksBinary(std::string_view bytes);

// Calls use(document) with the string "text" of each line; blank lines are skipped. Throws InputError naming
// path:line and the field.
void ReadJsonLines(const std::string& path, const std::function<void(std::string_view)>& use);
// Whether the first line is a JSON object with a string "text".
bool IsJsonLines(const std::string& path);

}  // namespace mx

#endif  // MX_SIM_NN_DATASET_READER_H_
