#include "sim/nn/dataset_reader.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <nlohmann/json.hpp>

#include "sim/base/error.h"

namespace mx {
namespace {

constexpr size_t kBufferBytes = 1 << 17;
constexpr size_t kSniffBytes = 8192;

}  // namespace

struct TextReader::Stream {
  gzFile file = nullptr;
  ~Stream() {
    if (file != nullptr) gzclose(file);
  }
};

TextReader::TextReader(const std::string& path) : stream_(std::make_unique<Stream>()), path_(path) {
  const int fd = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0) Fail("{}: {}", path, std::strerror(errno));
  struct stat status {};
  if (fstat(fd, &status) == 0 && S_ISDIR(status.st_mode)) {
    close(fd);
    Fail("{}: is a folder, not a file", path);
  }
  stream_->file = gzdopen(fd, "rb");
  if (stream_->file == nullptr) {
    close(fd);
    Fail("{}: not enough memory to read the file", path);
  }
  gzbuffer(stream_->file, kBufferBytes);
}

TextReader::~TextReader() = default;

bool TextReader::Fill() {
  buffer_.erase(0, used_);
  used_ = 0;
  const size_t old = buffer_.size();
  buffer_.resize(old + kBufferBytes);
  const int got = gzread(stream_->file, buffer_.data() + old, kBufferBytes);
  buffer_.resize(old + static_cast<size_t>(std::max(got, 0)));
  int error = Z_OK;
  const char* message = gzerror(stream_->file, &error);
  // A file cut off inside a gzip member is delivered up to the cut, with Z_BUF_ERROR beside it.
  if (error == Z_BUF_ERROR) Fail("{}: the gzip data end too early (a truncated file)", path_);
  if (got < 0) {
    const std::string_view text = error == Z_ERRNO ? std::strerror(errno) : message;
    const size_t name =
        text.rfind("<fd:", 0) == 0 ? text.find(">: ") : text.npos;  // zlib's name for the file
    Fail("{}: not readable as gzip: {}", path_, name == text.npos ? text : text.substr(name + 3));
  }
  return got > 0;
}

bool TextReader::Line(std::string& line) {
  size_t searched = used_;
  for (;;) {
    const size_t end = buffer_.find('\n', searched);
    if (end != buffer_.npos) {
      line.assign(buffer_, used_, end - used_);
      used_ = end + 1;
      return true;
    }
    const size_t pending = buffer_.size() - used_;
    if (!Fill()) {
      line.assign(buffer_, used_, pending);
      used_ = buffer_.size();
      return pending > 0;
    }
    searched = pending;
  }
}

std::string TextReader::All() {
  while (Fill()) {
  }
  std::string all = std::move(buffer_);
  buffer_.clear();
  return all;
}

bool LooksBinary(std::string_view bytes) {
  return bytes.substr(0, kSniffBytes).find('\0') != std::string_view::npos;
}

void ReadJsonLines(const std::string& path, const std::function<void(std::string_view)>& use) {
  TextReader reader(path);
  std::string line;
  for (int64_t number = 1; reader.Line(line); ++number) {
    if (line.find_first_not_of(" \t\r") == line.npos) continue;
    const nlohmann::json object = nlohmann::json::parse(line, nullptr, false);
    if (!object.is_object() || !object.contains("text") || !object["text"].is_string()) {
      Fail("{}:{}: no JSON object with a string \"text\" (one whole object a line, UTF-8)", path, number);
    }
    use(object["text"].get_ref<const std::string&>());
  }
}

bool IsJsonLines(const std::string& path) {
  TextReader reader(path);
  std::string line;
  if (!reader.Line(line)) return false;
  const nlohmann::json object = nlohmann::json::parse(line, nullptr, false);
  return object.is_object() && object.contains("text") && object["text"].is_string();
}

}  // namespace mx
