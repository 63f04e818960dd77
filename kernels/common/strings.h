// Strings as kernels see them, and params of the ops on them. Kernels are on the host alone.
#pragma once

#include <algorithm>
#include <cstdint>
#include <new>
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
  int64_t num_bytes(int64_t n) const { return offsets_[n]; }  // of the first n

 private:
  const int64_t* offsets_;
  const char* bytes_;
};

// The data of an output of strings while its kernel runs, since only the kernel finds out how many bytes there are, and
// perhaps how many strings: the kernel adds one after the other, and the runtime makes the tensor of them.
class StringSink {
 public:
  // Begins anew: a kernel that had no memory for more has added some, and runs again. n is how many strings are expected.
  void begin(int64_t n) {
    if (static_cast<uint64_t>(n) >= offsets_.max_size()) throw std::bad_alloc();
    offsets_.assign(1, 0);
    offsets_.reserve(static_cast<size_t>(n) + 1);
    bytes_.clear();
  }
  void append(std::string_view bytes) { bytes_.append(bytes); }
  // Appends n bytes, which the caller writes.
  char* append(size_t n) {
    bytes_.resize(bytes_.size() + n);
    return bytes_.data() + bytes_.size() - n;
  }
  // Ends the string that was appended.
  void end() { offsets_.push_back(static_cast<int64_t>(bytes_.size())); }
  void add(std::string_view bytes) {
    append(bytes);
    end();
  }
  // Makes room for all bytes of strings that are as long as these.
  void reserve_like(const Strings& strings, int64_t n) { bytes_.reserve(static_cast<size_t>(strings.num_bytes(n))); }
  int64_t count() const { return static_cast<int64_t>(offsets_.size()) - 1; }
  std::string_view operator[](int64_t i) const {
    const auto at = static_cast<size_t>(i);
    return {bytes_.data() + offsets_[at], static_cast<size_t>(offsets_[at + 1] - offsets_[at])};
  }
  const std::vector<int64_t>& offsets() const { return offsets_; }
  const std::string& bytes() const { return bytes_; }

 private:
  std::vector<int64_t> offsets_;
  std::string bytes_;
};

// Returns the sink of an output, for a kernel that begins.
inline StringSink& sink_of(const Operand& y) {
  StringSink& sink = *y.as<StringSink>();
  sink.begin(std::max<int64_t>(y.num_elements, 0));
  return sink;
}

// string_length, substr: whether a position counts characters of UTF-8, or bytes. string_lower, string_upper: whether letters are those
// of UTF-8, or of ASCII.
struct StringUnitParams {
  bool is_utf8;
};

// string_join: a text of the call, which is on the host.
struct StringJoinParams {
  const char* separator;
};

struct StringSplitParams {
  const char* separator;
  int64_t maxsplit;  // -1: no limit
  bool any_byte, skip_empty;
};

// The character that as_string puts before a number that is narrower than width, or positive.
enum class Fill : uint8_t { none, space, zero, plus, minus };

struct AsStringParams {
  int64_t precision, width;  // -1: as printf does without
  Fill fill;
  bool scientific, shortest;
};

struct DecodeRawParams {
  bool is_little_endian;
};

// string_replace: at most `count` times; -1: everywhere.
struct StringReplaceParams {
  const char *old, *with;
  int64_t count;
};

struct StringHashParams {
  uint64_t num_buckets, key[2];
};

// decode_csv: the fields that are taken, in increasing order; NULL: all, which are num_columns.
struct DecodeCsvParams {
  const int64_t* select_cols;
  int64_t num_columns;
  char field_delim;
  bool use_quote_delim;
};

// csv_column: the fields are [columns, records...].
struct CsvColumnParams {
  int64_t column;
};

}  // namespace eager
