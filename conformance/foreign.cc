#include "conformance/foreign.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <utility>

#include "conformance/operand.h"
#include "sim/base/error.h"
#include "sim/base/sha256.h"
#include "sim/io/atomic_file.h"
#include "sim/quant/layout.h"

namespace mx::conformance {
namespace {

bool EndsIn(const std::string& text, const std::string& end) {
  return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

// A buffer of the kernel and how the bytes of a problem's tensor lie in it.
class Buffer {
 public:
  Buffer(const Signature& s, const SignatureTensor& described, const Values& values, const Tensor& data,
         const ForeignLimits& limits)
      : described_(described),
        row_bytes_(Evaluate(described.row_bytes, values, s.where)),
        shuffled_(Evaluate(described.shuffled, values, s.where) != 0),
        rows_(limits.tensor == described.name && limits.rows >= 0
                  ? limits.rows
                  : Evaluate(described.rows, values, s.where)),
        limited_(limits.tensor == described.name && limits.rows >= 0),
        spill_(Evaluate(described.spill, values, s.where) != 0),
        shift_(limits.tensor == described.name ? limits.shift : 0),
        tensor_(described.name, TensorType::kU8, shift_ != 0 ? 1 : std::max<int64_t>(rows_, 0),
                shift_ != 0 ? rows_ * row_bytes_ + shift_ : std::max<int64_t>(row_bytes_, 0),
                DirectionOf(data, Evaluate(described.zero, values, s.where) != 0)) {
    const int64_t need = data.cols() * Bytes(data.type());
    if (shuffled_ && !EndsIn(data.name(), "codes") && !EndsIn(data.name(), "scales"))
      Fail("{}: {}: only codes and scales are shuffled", s.where, described.name);
    if (row_bytes_ < need || (rows_ < data.rows() && !limited_))
      Fail("{}: {} is {} x {} bytes, its data {} x {}", s.where, described.name, rows_, row_bytes_,
           data.rows(), need);
    if (described.fill)
      std::fill(tensor_.payload().begin(), tensor_.payload().end(), std::byte{*described.fill});
    if (tensor_.direction() == Direction::kInOut)
      std::fill(tensor_.payload().begin(), tensor_.payload().end(), std::byte{0});
  }

  Tensor& tensor() { return tensor_; }
  int64_t shift() const { return shift_; }

  void Fill(const Tensor& data) {
    Each(data, [&](uint8_t* mine, const uint8_t* theirs, int64_t bytes) {
      std::memcpy(mine, theirs, static_cast<size_t>(bytes));
    });
  }

  // Out of the buffer again; what lies between and behind the data must be as it was.
  void Take(Tensor& data, std::vector<std::string>& findings) {
    const std::byte untouched = described_.fill                            ? std::byte{*described_.fill}
                                : tensor_.direction() == Direction::kInOut ? std::byte{0}
                                                                           : Tensor::kPoison;
    Each(data, [&](uint8_t* mine, const uint8_t* theirs, int64_t bytes) {
      std::memcpy(const_cast<uint8_t*>(theirs), mine, static_cast<size_t>(bytes));
      std::memset(mine, static_cast<int>(untouched), static_cast<size_t>(bytes));
    });
    const auto rest = tensor_.payload();
    const auto wrong = std::find_if(rest.begin(), rest.end(), [&](std::byte b) { return b != untouched; });
    if (wrong != rest.end() && !spill_) {
      findings.push_back(
          fmt::format("{}: byte {}, which is padding, was written", described_.name, wrong - rest.begin()));
    }
    const std::string trespass = tensor_.Trespass();
    if (!trespass.empty()) findings.push_back(trespass);
  }

 private:
  static Direction DirectionOf(const Tensor& data, bool zero) {
    if (data.direction() == Direction::kIn) return Direction::kIn;
    return zero ? Direction::kInOut : Direction::kOut;
  }

  // visit(place in the buffer, place in the data, bytes) for every run of bytes that lie together.
  template <typename Visit>
  void Each(const Tensor& data, Visit visit) {
    const int64_t row = data.cols() * Bytes(data.type());
    const auto* theirs = data.data<uint8_t>();
    auto* mine = tensor_.data<uint8_t>() + shift_;
    for (int64_t r = 0; r < std::min(data.rows(), limited_ ? rows_ : data.rows()); ++r) {
      const uint8_t* from = theirs + r * data.stride() * Bytes(data.type());
      if (!shuffled_) {
        visit(mine + r * row_bytes_, from, row);
        continue;
      }
      const bool scales = EndsIn(data.name(), "scales");
      for (int64_t b = 0; b < row; ++b) {
        const int64_t at =
            scales ? ShuffledScaleOffset(r, b, row_bytes_) : ShuffledWeightOffset(r, b, row_bytes_);
        if (at < rows_ * row_bytes_) visit(mine + at, from + b, 1);
      }
    }
  }

  const SignatureTensor& described_;
  int64_t row_bytes_;
  bool shuffled_;
  int64_t rows_;
  bool limited_, spill_;
  int64_t shift_;
  Tensor tensor_;
};

std::vector<std::byte> ArgumentBlock(const Signature& s, const Values& values, float alpha,
                                     const std::map<std::string, uint64_t>& addresses) {
  std::vector<std::byte> block(static_cast<size_t>(Evaluate(s.kernarg, values, s.where)));
  for (const SignatureArgument& a : s.arguments) {
    if (Evaluate(a.when, values, s.where) == 0) continue;
    uint64_t bits = 0;
    size_t bytes = 4;
    switch (a.kind) {
      case SignatureArgument::kPointer:
        bits = addresses.at(a.value);
        bytes = 8;
        break;
      case SignatureArgument::kF32:
        bits = ToBits(alpha);
        break;
      case SignatureArgument::kU64:
        bytes = 8;
        [[fallthrough]];
      case SignatureArgument::kU32:
        bits = static_cast<uint64_t>(Evaluate(a.value, values, s.where));
        break;
    }
    std::memcpy(block.data() + a.offset, &bits, bytes);
  }
  return block;
}

std::array<uint32_t, 3> Extent(const Signature& s, const std::array<std::string, 3>& expressions,
                               const Values& values) {
  std::array<uint32_t, 3> out{};
  for (size_t i = 0; i < 3; ++i) {
    const int64_t value = Evaluate(expressions[i], values, s.where);
    if (value < 1 || value > (int64_t{1} << 31)) Fail("{}: '{}' is {}", s.where, expressions[i], value);
    out[i] = static_cast<uint32_t>(value);
  }
  return out;
}

}  // namespace

ForeignDevice::ForeignDevice(std::shared_ptr<Platform> platform, const Signature& signature,
                             const SignatureObject& object, const std::string& path)
    : platform_(std::move(platform)),
      signature_(signature),
      object_(object),
      image_(ReadFile(path)),
      sha256_(Sha256Hex(image_)) {
  // Refuse a broken object or a wrong symbol before any problem is made.
  platform_->Open(Problem{})->Load(path, std::as_bytes(std::span(image_)), object_.symbol);
  object_.file = path;
}

std::string ForeignDevice::Describe() const {
  return fmt::format("{}, {} of {}", platform_->Describe(), object_.symbol, object_.file);
}

std::string ForeignDevice::Unsupported(const Problem& problem) const {
  return OutsideSignature(signature_, object_, problem);
}

Answer ForeignDevice::Run(const Problem& p, TensorSet& tensors) {
  const Values values = LaunchValues(signature_, object_, p);
  const std::unique_ptr<Machine> machine = platform_->Open(p);
  std::vector<Buffer> buffers;
  buffers.reserve(signature_.tensors.size());
  std::map<std::string, uint64_t> addresses;
  for (const SignatureTensor& described : signature_.tensors) {
    const Tensor& data = tensors[described.role];
    buffers.emplace_back(signature_, described, values, data, limits_);
    if (data.direction() == Direction::kIn) buffers.back().Fill(data);
    addresses[described.name] =
        machine->Place(buffers.back().tensor()) + static_cast<uint64_t>(buffers.back().shift());
  }
  void* kernel = machine->Load(object_.file, std::as_bytes(std::span(image_)), object_.symbol);
  machine->Launch(kernel, Extent(signature_, signature_.grid, values),
                  Extent(signature_, signature_.group, values),
                  ArgumentBlock(signature_, values, p.alpha, addresses));
  Answer answer = machine->Finish();
  for (size_t i = 0; i < buffers.size(); ++i) {
    machine->Fetch(buffers[i].tensor());
    Tensor& data = tensors[signature_.tensors[i].role];
    // Inputs were lent read-only; taking them back shows that they still hold what they held.
    buffers[i].Take(data, answer.findings);
  }
  return answer;
}

}  // namespace mx::conformance
