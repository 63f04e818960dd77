// Strings as kernels see them, and params of the ops on them. Kernels are on the host alone.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "kernels/kernel.h"

namespace eager {

// The elements of an operand of strings, whose data are int64 offsets[n + 1] and then the bytes.
class Strings {
 public:
  explicit Strings(const Operand& x)
      : offsets_(x.as<int64_t>()), bytes_(x.as<char>() + (x.num_elements + 1) * static_cast<int64_t>(sizeof(int64_t))) {
  }
  std::string_view operator[](int64_t i) const {
    return {bytes_ + offsets_[i], static_cast<size_t>(offsets_[i + 1] - offsets_[i])};
  }

 private:
  const int64_t* offsets_;
  const char* bytes_;
};

// What the data of an output of strings is while its kernel runs, since only the kernel finds out how many bytes there are: the
// kernel adds the strings one after the other, and the runtime makes the tensor of them.
class StringSink {
 public:
  // Makes room for the offsets of n strings, which come before their bytes.
  explicit StringSink(int64_t n) : head_((static_cast<size_t>(n) + 1) * sizeof(int64_t)), data_(head_, 0) {}
  // Forgets what a kernel has added that had no memory for more, and now runs again.
  void begin() {
    data_.resize(head_);
    count_ = 0;
  }
  void append(std::string_view bytes) { data_.append(bytes); }
  // Ends the string that was appended.
  void end() {
    const auto offset = static_cast<int64_t>(data_.size() - head_);
    data_.replace(++count_ * sizeof offset, sizeof offset, reinterpret_cast<const char*>(&offset), sizeof offset);
  }
  void add(std::string_view bytes) {
    append(bytes);
    end();
  }
  const std::string& data() const { return data_; }

 private:
  size_t head_, count_ = 0;
  std::string data_;
};

// Returns the sink of an output, for a kernel that begins.
inline StringSink& sink_of(const Operand& y) {
  StringSink& sink = *y.as<StringSink>();
  sink.begin();
  return sink;
}

// string_length, substr: whether a position counts characters of UTF-8, or bytes.
struct StringUnitParams {
  bool is_utf8;
};

// string_join: a text of the call, which is on the host.
struct StringJoinParams {
  const char* separator;
};

}  // namespace eager
