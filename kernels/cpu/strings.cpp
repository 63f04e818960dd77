// CPU kernels of the string family.
#include "kernels/cpu/strings.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstring>
#include <functional>
#include <limits>
#include <numeric>
#include <optional>
#include <type_traits>
#include <utility>

#include "kernels/common/counted.h"
#include "kernels/common/elementwise.h"
#include "kernels/common/index_at.h"
#include "kernels/common/indexing.h"
#include "kernels/common/messages.h"
#include "kernels/common/shape.h"
#include "kernels/common/strings.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/letter_case.h"
#include "kernels/cpu/rows.h"

namespace eager::cpu {
namespace {

// Reports whether a byte begins a character of UTF-8; bytes that are no UTF-8 count as TensorFlow counts them.
bool begins_character(char byte) { return (static_cast<unsigned char>(byte) & 0xc0) != 0x80; }

int32_t string_length(KernelCall& call) {
  const Operand& x = call.inputs[0];
  const bool is_utf8 = call.params_as<StringUnitParams>().is_utf8;
  int32_t* const y = call.outputs[0].as<int32_t>();
  if (x.num_elements == 0) return 0;
  const Strings strings(x);
  for (int64_t i = 0; i < x.num_elements; ++i) {
    const std::string_view s = strings[i];
    y[i] = static_cast<int32_t>(is_utf8 ? static_cast<size_t>(std::ranges::count_if(s, begins_character)) : s.size());
  }
  return 0;
}

bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

// Reports whether a number that is not 0 is far below 1, and not far above: the text of its digits, and perhaps of an exponent,
// says so.
bool is_tiny(std::string_view text, bool is_hex) {
  const size_t end = std::min(text.find_first_of(is_hex ? "pP" : "eE"), text.size());
  const std::string_view digits = text.substr(0, end);
  const auto point = static_cast<int64_t>(std::min(digits.find('.'), digits.size())),
             first = static_cast<int64_t>(digits.find_first_not_of("0."));
  std::string_view after = text.substr(std::min(end + 1, text.size()));
  const bool is_negative = after.starts_with('-');
  if (is_negative || after.starts_with('+')) after.remove_prefix(1);
  int64_t exponent = 0;
  if (std::from_chars(after.data(), after.data() + after.size(), exponent).ec == std::errc::result_out_of_range)
    exponent = INT64_MAX;
  exponent = std::min(exponent, INT64_MAX / 2);
  return (point - first) * (is_hex ? 4 : 1) + (is_negative ? -exponent : exponent) < 0;
}

// Reads an unsigned number that all of the text is. Whatever the locale, the point is a point.
template <class T>
bool read_number(std::string_view text, T& value) {
  const char *const begin = text.data(), *const end = begin + text.size();
  if (text.empty() || text[0] == '-' || text[0] == '+') return false;
  if constexpr (std::is_integral_v<T>) {
    const auto [stop, error] = std::from_chars(begin, end, value);
    return stop == end && error == std::errc();
  } else {
    const bool is_hex = text.size() > 2 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X');
    const auto format = is_hex ? std::chars_format::hex : std::chars_format::general;
    const char* const digits = is_hex ? begin + 2 : begin;
    if (*digits == '-' || text.find('(') != text.npos) return false;  // nan(...) is C's alone
    const auto [stop, error] = std::from_chars(digits, end, value, format);
    if (stop != end || error == std::errc::invalid_argument) return false;
    if (error == std::errc()) return true;
    long double wide = 0;  // has a wider range
    if (std::from_chars(digits, end, wide, format).ec != std::errc())
      wide = is_tiny({digits, end}, is_hex) ? 0.0L : std::numeric_limits<long double>::infinity();
    value = static_cast<T>(wide);
    return true;
  }
}

// Returns the number that all of the text is, but for a sign and spaces around both.
template <class T>
std::optional<T> number_of(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  const bool is_negative = !text.empty() && text[0] == '-';
  if (is_negative || (!text.empty() && text[0] == '+')) text.remove_prefix(1);
  if constexpr (std::is_integral_v<T>) {
    std::make_unsigned_t<T> size{};
    const std::make_unsigned_t<T> most = std::numeric_limits<T>::max();
    if (!read_number(text, size) || size > most + is_negative) return std::nullopt;
    return static_cast<T>(is_negative ? 0 - size : size);
  } else {
    T value{};
    if (!read_number(text, value)) return std::nullopt;
    return is_negative ? -value : value;
  }
}

template <class T>
int32_t string_to_number(KernelCall& call) {
  const Operand& x = call.inputs[0];
  T* const y = call.outputs[0].as<T>();
  if (x.num_elements == 0) return 0;
  const Strings strings(x);
  for (int64_t i = 0; i < x.num_elements; ++i) {
    const std::optional<T> number = number_of<T>(strings[i]);
    if (!number) {
      const std::string text = "StringToNumberOp could not correctly convert string: " + std::string(strings[i]);
      return failed(call, text.c_str());
    }
    y[i] = *number;
  }
  return 0;
}

int32_t to_number(KernelCall& call) {
  switch (call.outputs[0].dtype) {
    case DType::float32: return string_to_number<float>(call);
    case DType::float64: return string_to_number<double>(call);
    case DType::int32: return string_to_number<int32_t>(call);
    default: return string_to_number<int64_t>(call);
  }
}

// Maps each letter of UTF-8, or each byte that is one of ASCII.
template <char from, char to>
int32_t map_letters(KernelCall& call) {
  const Operand& x = call.inputs[0];
  StringSink& sink = sink_of(call.outputs[0]);
  const bool is_utf8 = call.params_as<StringUnitParams>().is_utf8;
  if (x.num_elements == 0) return 0;
  const Strings strings(x);
  sink.reserve_like(strings, x.num_elements);
  for (int64_t i = 0; i < x.num_elements; ++i) {
    const std::string_view s = strings[i];
    if (is_utf8) {
      append_in_case(sink, s, to == 'A');
    } else {
      std::ranges::transform(s, sink.append(s.size()), [](char c) {
        const bool is_letter = static_cast<unsigned char>(c - from) < 26;
        return static_cast<char>(is_letter ? c - from + to : c);
      });
    }
    sink.end();
  }
  return 0;
}

int32_t string_strip(KernelCall& call) {
  const Operand& x = call.inputs[0];
  StringSink& sink = sink_of(call.outputs[0]);
  for (int64_t i = 0; i < x.num_elements; ++i) {
    std::string_view s = Strings(x)[i];
    while (!s.empty() && is_space(s.front())) s.remove_prefix(1);
    while (!s.empty() && is_space(s.back())) s.remove_suffix(1);
    sink.add(s);
  }
  return 0;
}

// Returns the place in x, which broadcasts to y's dims, of element i of y.
int64_t place_of(const Operand& x, const Operand& y, int64_t i) {
  if (x.num_elements == y.num_elements)
    return i;  // the loop below divides, which takes longer than what a short string needs
  int64_t place = 0, stride = 1;
  for (int d = 1; d <= x.rank; ++d) {
    const int64_t dim = x.dims[x.rank - d], size = y.dims[y.rank - d];
    if (dim != 1) place += i % size * stride;
    stride *= dim;
    i /= size;
  }
  return place;
}

int32_t string_join(KernelCall& call) {
  const std::string_view separator = call.params_as<StringJoinParams>().separator;
  const Operand& y = call.outputs[0];
  StringSink& sink = sink_of(y);
  for (int64_t i = 0; i < y.num_elements; ++i) {
    for (int k = 0; k < call.num_inputs; ++k) {
      const Operand& x = call.inputs[k];
      if (k > 0) sink.append(separator);
      sink.append(Strings(x)[place_of(x, y, i)]);
    }
    sink.end();
  }
  return 0;
}

// Returns the byte where character n of s begins; s.size() behind the last one.
size_t byte_of(std::string_view s, int64_t n) {
  size_t at = 0;
  for (; at < s.size(); ++at) {
    if (begins_character(s[at]) && n-- == 0) break;
  }
  return at;
}

int32_t substr(KernelCall& call) {
  const bool is_utf8 = call.params_as<StringUnitParams>().is_utf8;
  const Operand &x = call.inputs[0], &pos = call.inputs[1], &len = call.inputs[2], &y = call.outputs[0];
  StringSink& sink = sink_of(y);
  const Strings strings(x);
  const bool is_same = pos.num_elements == 1 && len.num_elements == 1;
  int64_t given = 0, most = 0;
  for (int64_t i = 0; i < y.num_elements; ++i) {
    const std::string_view s = strings[place_of(x, y, i)];
    if (i == 0 || !is_same) {
      given = index_at(pos, place_of(pos, y, i));
      most = index_at(len, place_of(len, y, i));
    }
    const auto size =
        static_cast<int64_t>(is_utf8 ? static_cast<size_t>(std::ranges::count_if(s, begins_character)) : s.size());
    if (given > size || given < -size) {
      const std::string text = "pos " + std::to_string(given) + " out of range for string " +
                               (is_utf8 ? "" : "b'" + std::string(s) + "' ") + "at index " + std::to_string(i);
      return failed(call, text.c_str());
    }
    const int64_t first = given < 0 ? given + size : given;
    // TensorFlow takes a negative number of bytes as unsigned: all that there are.
    const int64_t count = most < 0 && !is_utf8 ? size - first : std::clamp<int64_t>(most, 0, size - first);
    if (!is_utf8) {
      sink.add(s.substr(static_cast<size_t>(first), static_cast<size_t>(count)));
      continue;
    }
    const size_t begin = byte_of(s, first), end = byte_of(s, first + count);
    sink.add(s.substr(begin, end - begin));
  }
  return 0;
}

// Splits strings at a separator of one kind, and gives the sink the parts.
class Splitter {
 public:
  Splitter(const StringSplitParams& params, StringSink& sink)
      : separator_(params.separator), maxsplit_(params.maxsplit), any_byte_(params.any_byte),
        skip_empty_(params.skip_empty), sink_(sink) {}

  void split(std::string_view s) const {
    if (any_byte_) split_at_bytes(s);
    else if (separator_.empty()) split_at_spaces(s);
    else split_at_text(s);
  }

 private:
  bool goes_on(int64_t count) const { return maxsplit_ < 0 || count < maxsplit_; }
  void add(std::string_view part) const {
    if (!part.empty() || !skip_empty_) sink_.add(part);
  }
  void split_at_text(std::string_view s) const {
    size_t end;
    for (int64_t n = 0; goes_on(n) && (end = s.find(separator_)) != s.npos; ++n) {
      add(s.substr(0, end));
      s.remove_prefix(end + separator_.size());
    }
    add(s);
  }
  void split_at_spaces(std::string_view s) const {
    for (int64_t n = 0;; ++n) {
      while (!s.empty() && is_space(s.front())) s.remove_prefix(1);
      if (s.empty()) return;
      if (!goes_on(n)) return sink_.add(s);
      size_t end = 0;
      while (end < s.size() && !is_space(s[end])) ++end;
      sink_.add(s.substr(0, end));
      s.remove_prefix(end);
    }
  }
  void split_at_bytes(std::string_view s) const {
    if (s.empty()) return;
    for (int64_t n = 0; goes_on(n); ++n) {
      const size_t end = separator_.empty() ? (s.size() > 1 ? 1 : s.npos) : s.find_first_of(separator_);
      if (end == s.npos) break;
      add(s.substr(0, end));
      s.remove_prefix(end + (separator_.empty() ? 0 : 1));
    }
    add(s);
  }

  std::string_view separator_;
  int64_t maxsplit_;
  bool any_byte_, skip_empty_;
  StringSink& sink_;
};

int32_t string_split(KernelCall& call) {
  const Operand& x = call.inputs[0];
  StringSink& sink = sink_of(call.outputs[0]);
  int64_t* const row_splits = call.outputs[1].as<int64_t>();
  const Splitter splitter(call.params_as<StringSplitParams>(), sink);
  row_splits[0] = 0;
  if (x.num_elements > 0) sink.reserve_like(Strings(x), x.num_elements);
  for (int64_t i = 0; i < x.num_elements; ++i) {
    splitter.split(Strings(x)[i]);
    row_splits[i + 1] = sink.count();
  }
  return 0;
}

template <class Compare>
int32_t compare_strings(KernelCall& call) {
  const Operand &a = call.inputs[0], &b = call.inputs[1], &y = call.outputs[0];
  for (int64_t i = 0; i < y.num_elements; ++i) {
    y.as<bool>()[i] = Compare()(Strings(a)[place_of(a, y, i)], Strings(b)[place_of(b, y, i)]);
  }
  return 0;
}

// ---- strings that are only moved

int32_t where_strings(KernelCall& call) {
  const Operand &condition = call.inputs[0], &y = call.outputs[0];
  StringSink& sink = sink_of(y);
  for (int64_t i = 0; i < y.num_elements; ++i) {
    const Operand& x = call.inputs[condition.as<uint8_t>()[place_of(condition, y, i)] ? 1 : 2];
    sink.add(Strings(x)[place_of(x, y, i)]);
  }
  return 0;
}

int32_t gather_strings(KernelCall& call) {
  const auto& p = call.params_as<GatherParams>();
  const Operand &x = call.inputs[0], &o = call.inputs[1];
  return with_indices(o, [&](const auto* indices) {
    if (const int32_t code = check_indices(call, o, indices, p.n)) return code;
    StringSink& sink = sink_of(call.outputs[0]);
    if (call.outputs[0].num_elements == 0) return 0;
    for (int64_t row = 0; row < p.batch * p.outer; ++row) {
      for (int64_t k = 0; k < p.count; ++k) {
        const int64_t first = (row * p.n + static_cast<int64_t>(indices[row / p.outer * p.count + k])) * p.inner;
        for (int64_t i = 0; i < p.inner; ++i) sink.add(Strings(x)[first + i]);
      }
    }
    return 0;
  });
}

int32_t mask_strings(KernelCall& call) {
  const auto& p = call.params_as<MaskParams>();
  const Operand &x = call.inputs[0], &mask = call.inputs[1];
  StringSink& sink = sink_of(call.outputs[0]);
  if (x.num_elements == 0) return 0;
  for (int64_t row = 0; row < p.outer * p.n; ++row) {
    if (!mask.as<uint8_t>()[row % p.n]) continue;
    for (int64_t i = 0; i < p.inner; ++i) sink.add(Strings(x)[row * p.inner + i]);
  }
  return 0;
}

// ---- new strings, hashes

int32_t string_replace(KernelCall& call) {
  const auto& p = call.params_as<StringReplaceParams>();
  const std::string_view old = p.old, with = p.with;
  const Operand& x = call.inputs[0];
  StringSink& sink = sink_of(call.outputs[0]);
  for (int64_t i = 0; i < x.num_elements; ++i) {
    std::string_view s = Strings(x)[i];
    size_t at;
    for (int64_t n = 0; n != p.count && (at = s.find(old)) != s.npos; ++n) {
      sink.append(s.substr(0, at));
      sink.append(with);
      s.remove_prefix(at + old.size());
    }
    sink.add(s);
  }
  return 0;
}

// SipHash-2-4 (Aumasson and Bernstein, 2012): nobody who lacks the key finds strings that fall into one bucket.
uint64_t sip_hash(std::string_view s, const uint64_t key[2]) {
  uint64_t a = key[0] ^ 0x736f6d6570736575, b = key[1] ^ 0x646f72616e646f6d, c = key[0] ^ 0x6c7967656e657261,
           d = key[1] ^ 0x7465646279746573;
  const auto mix = [&](int rounds) {
    for (int i = 0; i < rounds; ++i) {
      a += b, b = std::rotl(b, 13) ^ a, a = std::rotl(a, 32);
      c += d, d = std::rotl(d, 16) ^ c;
      a += d, d = std::rotl(d, 21) ^ a;
      c += b, b = std::rotl(b, 17) ^ c, c = std::rotl(c, 32);
    }
  };
  const uint64_t length = static_cast<uint64_t>(s.size()) << 56;
  for (bool is_last = false; !is_last;) {
    is_last = s.size() < 8;
    uint64_t word = is_last ? length : 0;
    for (size_t i = 0; i < std::min<size_t>(s.size(), 8); ++i)
      word |= static_cast<uint64_t>(static_cast<unsigned char>(s[i])) << 8 * i;
    d ^= word;
    mix(2);
    a ^= word;
    if (!is_last) s.remove_prefix(8);
  }
  c ^= 0xff;
  mix(4);
  return a ^ b ^ c ^ d;
}

int32_t string_hash_bucket(KernelCall& call) {
  const auto& p = call.params_as<StringHashParams>();
  const Operand& x = call.inputs[0];
  int64_t* const y = call.outputs[0].as<int64_t>();
  for (int64_t i = 0; i < x.num_elements; ++i)
    y[i] = static_cast<int64_t>(sip_hash(Strings(x)[i], p.key) % p.num_buckets);
  return 0;
}

// ---- comma-separated values (RFC 4180)

// Reads the fields of a record, one after the other.
class CsvRecord {
 public:
  CsvRecord(std::string_view record, const DecodeCsvParams& p)
      : rest_(record), p_(p), has_empty_end_(!record.empty() && record.back() == p.field_delim) {}

  // Sets `field` to the next one, and reports whether there is one. It may be wrong: error() says so.
  bool next(std::string& field) {
    field.clear();
    while (!rest_.empty() && is_line_end(rest_[0])) rest_.remove_prefix(1);
    if (rest_.empty()) return std::exchange(has_empty_end_, false);
    if (p_.use_quote_delim && rest_[0] == '"') read_quoted(field);
    else read_plain(field);
    if (!rest_.empty()) rest_.remove_prefix(1);  // the delimiter
    return true;
  }
  const char* error() const { return error_; }

 private:
  static bool is_line_end(char c) { return c == '\n' || c == '\r'; }
  bool is_at_end() const { return rest_.empty() || rest_[0] == p_.field_delim; }

  void read_plain(std::string& field) {
    size_t n = 0;
    for (; n < rest_.size() && rest_[n] != p_.field_delim; ++n) {
      if ((p_.use_quote_delim && rest_[n] == '"') || is_line_end(rest_[n])) {
        error_ = "Unquoted fields cannot have quotes/CRLFs inside";
        return;
      }
    }
    field = rest_.substr(0, n);
    rest_.remove_prefix(n);
  }
  void read_quoted(std::string& field) {
    rest_.remove_prefix(1);
    for (;;) {
      const size_t quote = rest_.find('"');
      field += rest_.substr(0, quote);
      rest_.remove_prefix(std::min(quote, rest_.size() - 1) + 1);
      if (quote == rest_.npos) break;
      if (is_at_end()) return;
      if (rest_[0] != '"') {
        error_ = "Quote inside a string has to be escaped by another quote";
        return;
      }
      field += '"';
      rest_.remove_prefix(1);
    }
    error_ = "Quoted field has to end with quote followed by delim or end";
  }

  std::string_view rest_;
  const DecodeCsvParams& p_;
  bool has_empty_end_;  // behind a last delimiter, until it is read
  const char* error_ = nullptr;
};

// The fields are found record by record, and wanted column by column.
int32_t decode_csv(KernelCall& call) {
  const auto& p = call.params_as<DecodeCsvParams>();
  const Operand &x = call.inputs[0], &y = call.outputs[0];
  StringSink& sink = sink_of(y);
  StringSink found;
  found.begin(y.num_elements);
  std::string field;
  for (int64_t i = 0; i < x.num_elements; ++i) {
    CsvRecord record(Strings(x)[i], p);
    int64_t count = 0, number = 0;  // of the fields that are taken, and that were read
    for (; (!p.select_cols || count < p.num_columns) && record.next(field); ++number) {
      if (record.error()) return failed(call, record.error());
      if (p.select_cols && p.select_cols[count] != number) continue;
      if (++count <= p.num_columns) found.add(field);
    }
    if (count == p.num_columns) continue;
    const std::string text = "Expect " + std::to_string(p.num_columns) + " fields but have " + std::to_string(count) +
                             " in record " + std::to_string(i);
    return failed(call, text.c_str());
  }
  if (y.num_elements == 0) return 0;  // of how many columns ever
  for (int64_t column = 0; column < p.num_columns; ++column) {
    for (int64_t i = 0; i < x.num_elements; ++i) sink.add(found[i * p.num_columns + column]);
  }
  return 0;
}

// Calls add(value) for each record of a column, of its field or of the default.
template <class T, class Add>
int32_t read_column(KernelCall& call, Add add) {
  const auto& p = call.params_as<CsvColumnParams>();
  const Operand &fields = call.inputs[0], &otherwise = call.inputs[1];
  const bool has_default = call.num_inputs > 1 && otherwise.num_elements == 1;
  const auto fail = [&](const std::string& what) {
    return failed(call, ("Field " + std::to_string(p.column) + what).c_str());
  };
  const int64_t n = fields.dims[0] == 0 ? 0 : fields.num_elements / fields.dims[0];
  for (int64_t i = 0; i < n; ++i) {
    const std::string_view field = Strings(fields)[p.column * n + i];
    const bool is_missing = field.empty();
    if (is_missing && !has_default) return fail(" is required but missing in record " + std::to_string(i) + "!");
    if constexpr (std::is_same_v<T, std::string_view>) {
      add(is_missing ? Strings(otherwise)[0] : field);
    } else {
      const std::optional<T> number = is_missing ? *otherwise.as<T>() : number_of<T>(field);
      if (!number) {
        return fail(" in record " + std::to_string(i) + " is not a valid " +
                    messages::type_name(call.outputs[0].dtype) + ": " + std::string(field));
      }
      add(*number);
    }
  }
  return 0;
}

template <class T>
int32_t number_column(KernelCall& call) {
  T* to = call.outputs[0].as<T>();
  return read_column<T>(call, [&](T value) { *to++ = value; });
}

int32_t csv_column(KernelCall& call) {
  const Operand& y = call.outputs[0];
  switch (y.dtype) {
    case DType::float32: return number_column<float>(call);
    case DType::float64: return number_column<double>(call);
    case DType::int32: return number_column<int32_t>(call);
    case DType::int64: return number_column<int64_t>(call);
    default: break;
  }
  StringSink& sink = sink_of(y);
  return read_column<std::string_view>(call, [&](std::string_view value) { sink.add(value); });
}

// Writes numbers as printf does in the C locale.
class NumberText {
 public:
  explicit NumberText(const AsStringParams& params) : p_(params) {}

  template <class T>
  std::string_view operator()(T value) {
    if constexpr (std::is_same_v<T, Boolean>) {
      return value ? "true" : "false";
    } else if constexpr (ComplexParts<T>::is_complex) {
      const std::string real(padded(value.real()));
      text_ = "(" + real + "," + std::string(padded(value.imag())) + ")";
      return text_;
    } else {
      return padded(value);
    }
  }

  // Pads with spaces, as printf does a string.
  std::string_view padded_text(std::string_view s) {
    text_ = s;
    return pad(false);
  }

 private:
  template <class T>
  std::string_view padded(T value) {
    bool is_signed = true, is_finite = true;
    if constexpr (std::is_integral_v<T>) {
      text_.resize(24);
      text_.resize(
          static_cast<size_t>(std::to_chars(text_.data(), text_.data() + text_.size(), value).ptr - text_.data()));
      is_signed = std::is_signed_v<T>;
    } else {
      const auto wide = static_cast<double>(value);
      const auto format = p_.shortest     ? std::chars_format::general
                          : p_.scientific ? std::chars_format::scientific
                                          : std::chars_format::fixed;
      const int precision = p_.precision < 0 ? 6 : static_cast<int>(p_.precision);
      text_.resize(static_cast<size_t>(precision) + 320);
      char* const end = std::to_chars(text_.data(), text_.data() + text_.size(), wide, format, precision).ptr;
      text_.resize(static_cast<size_t>(end - text_.data()));
      is_finite = std::isfinite(wide);
    }
    if (is_signed && text_[0] != '-') {
      if (p_.fill == Fill::plus) text_.insert(0, "+");
      if (p_.fill == Fill::space) text_.insert(0, " ");
    }
    return pad(is_finite);
  }
  std::string_view pad(bool may_be_zeros) {
    const size_t width = p_.width < 0 ? 0 : static_cast<size_t>(p_.width);
    if (text_.size() >= width) return text_;
    const size_t missing = width - text_.size();
    if (p_.fill == Fill::minus) text_.append(missing, ' ');
    else if (p_.fill == Fill::zero && may_be_zeros) text_.insert(text_[0] == '-', missing, '0');
    else text_.insert(0, missing, ' ');
    return text_;
  }

  const AsStringParams p_;
  std::string text_;
};

template <class T>
int32_t as_string(KernelCall& call) {
  const Operand& x = call.inputs[0];
  StringSink& sink = sink_of(call.outputs[0]);
  NumberText text(call.params_as<AsStringParams>());
  for (int64_t i = 0; i < x.num_elements; ++i) sink.add(text(x.as<T>()[i]));
  return 0;
}

int32_t string_as_string(KernelCall& call) {
  const Operand& x = call.inputs[0];
  StringSink& sink = sink_of(call.outputs[0]);
  NumberText text(call.params_as<AsStringParams>());
  for (int64_t i = 0; i < x.num_elements; ++i) sink.add(text.padded_text(Strings(x)[i]));
  return 0;
}

int32_t decode_raw(KernelCall& call) {
  const Operand &x = call.inputs[0], &y = call.outputs[0];
  const size_t size = dtype_size(y.dtype);
  *count_of(call) = 0;
  if (x.num_elements == 0) return 0;
  const Strings strings(x);
  const size_t length = strings[0].size();
  for (int64_t i = 1; i < x.num_elements; ++i) {
    if (strings[i].size() == length) continue;
    const std::string text = "DecodeRaw requires input strings to all be the same size, but element " +
                             std::to_string(i) + " has size " + std::to_string(strings[i].size()) +
                             " != " + std::to_string(length);
    return failed(call, text.c_str());
  }
  if (length % size != 0) {
    const std::string text = "Input to DecodeRaw has length " + std::to_string(length) + " that is not a multiple of " +
                             std::to_string(size) + ", the size of " + dtype_name(y.dtype);
    return failed(call, text.c_str());
  }
  *count_of(call) = static_cast<int64_t>(length / size);
  const size_t bytes = length * static_cast<size_t>(x.num_elements);
  char* const out = y.as<char>();
  if (bytes == 0) return 0;
  std::memcpy(out, strings[0].data(), bytes);
  const size_t part = is_complex(y.dtype) ? size / 2 : size;
  if (part > 1 && call.params_as<DecodeRawParams>().is_little_endian != (std::endian::native == std::endian::little)) {
    for (size_t at = 0; at < bytes; at += part) std::reverse(out + at, out + at + part);
  }
  if (y.dtype == DType::boolean) {
    for (size_t at = 0; at < bytes; ++at) out[at] = out[at] != 0;
  }
  return 0;
}

template <class... T>
void add_as_string(KernelTable& t, Types<T...>) {
  (t.add("as_string", dtype_of<T>, as_string<T>), ...);
}

// A call with a number, an int64, in place of each string.
class NumberedCall {
 public:
  explicit NumberedCall(KernelCall& call) : call_(call), operands_(call.inputs, call.inputs + call.num_inputs) {
    operands_.insert(operands_.end(), call.outputs, call.outputs + call.num_outputs);
    numbers_.resize(operands_.size());
    for (size_t i = 0; i < operands_.size(); ++i) {
      Operand& o = operands_[i];
      if (o.dtype != DType::string) continue;
      if (i >= static_cast<size_t>(call.num_inputs)) sink_of(o);  // which refuses more than there can be
      numbers_[i].resize(static_cast<size_t>(o.num_elements));
      o.data = numbers_[i].data();
      o.dtype = DType::int64;
    }
  }
  // Returns the numbers of an input, which the caller sets; none if it has no strings.
  std::vector<int64_t>& input(int i) { return numbers_[static_cast<size_t>(i)]; }
  // Runs a kernel, and adds the string text_of(number) to an output of strings for each number that the kernel gives.
  template <class F>
  int32_t run(Kernel kernel, const F& text_of) {
    KernelCall numbered = call_;
    numbered.inputs = operands_.data();
    numbered.outputs = operands_.data() + call_.num_inputs;
    if (const int32_t code = kernel(numbered)) return code;
    for (int k = 0; k < call_.num_outputs; ++k) {
      const Operand& y = call_.outputs[k];
      if (y.dtype != DType::string) continue;
      StringSink& sink = sink_of(y);
      const int64_t* given = numbers_[static_cast<size_t>(call_.num_inputs + k)].data();
      int64_t n = 1;
      for (int d = 0; d < y.rank; ++d) n *= y.dims[d] < 0 ? *count_of(call_) : y.dims[d];
      for (int64_t i = 0; i < n; ++i) sink.add(text_of(given[i]));
    }
    return 0;
  }

 private:
  KernelCall& call_;
  std::vector<Operand> operands_;
  std::vector<std::vector<int64_t>> numbers_;
};

}  // namespace

int32_t read_strings(KernelCall& call) {
  const auto& plan = call.params_as<StridedCopy>();
  const Operand &x = call.inputs[0], &y = call.outputs[0];
  StringSink& sink = sink_of(y);
  for (int64_t i = 0; i < y.num_elements; ++i) sink.add(Strings(x)[plan.offset + plan.place_of(i, 0, plan.rank)]);
  return 0;
}

int32_t move_strings(KernelCall& call, Kernel move) {
  NumberedCall moving(call);
  std::vector<int64_t> ends;  // of the numbers of each input
  int64_t next = 1;
  for (int i = 0; i < call.num_inputs; ++i) {
    std::vector<int64_t>& numbers = moving.input(i);
    std::iota(numbers.begin(), numbers.end(), next);
    ends.push_back(next += static_cast<int64_t>(numbers.size()));
  }
  return moving.run(move, [&](int64_t number) {
    if (number == 0) return std::string_view();
    const auto input = std::ranges::upper_bound(ends, number) - ends.begin();
    return Strings(call.inputs[input])[number - (input > 0 ? ends[static_cast<size_t>(input) - 1] : 1)];
  });
}

int32_t rank_strings(KernelCall& call, Kernel compare) {
  struct Placed {
    std::string_view text;
    int64_t* rank;
    bool operator<(const Placed& b) const { return text < b.text; }
  };
  NumberedCall comparing(call);
  std::vector<Placed> placed;
  for (int i = 0; i < call.num_inputs; ++i) {
    int64_t k = 0;
    for (int64_t& rank : comparing.input(i)) placed.push_back({Strings(call.inputs[i])[k++], &rank});
  }
  std::sort(placed.begin(), placed.end());
  size_t distinct = 0;
  for (size_t k = 0; k < placed.size(); ++k) {
    *placed[k].rank = static_cast<int64_t>(distinct);
    placed[distinct].text = placed[k].text;
    if (k + 1 < placed.size() && placed[k].text < placed[k + 1].text) ++distinct;
  }
  return comparing.run(compare, [&](int64_t rank) { return placed[static_cast<size_t>(rank)].text; });
}

int32_t measure_strings(KernelCall& call, Kernel kernel) {
  NumberedCall measured(call);
  for (int i = 0; i < call.num_inputs; ++i) {
    int64_t k = 0;
    for (int64_t& length : measured.input(i)) length = static_cast<int64_t>(Strings(call.inputs[i])[k++].size());
  }
  return measured.run(kernel, [](int64_t) { return std::string_view(); });
}

void register_strings(KernelTable& t) {
  t.add("string_length", DType::string, string_length);
  t.add("string_to_number", DType::string, to_number);
  t.add("string_lower", DType::string, map_letters<'A', 'a'>);
  t.add("string_upper", DType::string, map_letters<'a', 'A'>);
  t.add("string_strip", DType::string, string_strip);
  t.add("string_join", DType::string, string_join);
  t.add("substr", DType::string, substr);
  t.add("string_split", DType::string, string_split);
  t.add("equal", DType::string, compare_strings<std::equal_to<>>);
  t.add("not_equal", DType::string, compare_strings<std::not_equal_to<>>);
  t.add("less", DType::string, compare_strings<std::less<>>);
  t.add("less_equal", DType::string, compare_strings<std::less_equal<>>);
  t.add("greater", DType::string, compare_strings<std::greater<>>);
  t.add("greater_equal", DType::string, compare_strings<std::greater_equal<>>);
  t.add("where", DType::string, where_strings);
  t.add("gather", DType::string, gather_strings);
  t.add("boolean_mask", DType::string, mask_strings);
  t.add("string_replace", DType::string, string_replace);
  t.add("string_hash_bucket", DType::string, string_hash_bucket);
  t.add("decode_csv", DType::string, decode_csv);
  t.add("csv_column", DType::string, csv_column);
  t.add("as_string", DType::string, string_as_string);
  add_as_string(t, Fixed{});
  t.add("decode_raw", DType::string, decode_raw);
}

}  // namespace eager::cpu
