// CPU kernels of the string family.
#include "kernels/common/strings.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>
#include <type_traits>

#include "kernels/cpu/kernels.h"

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
    long double wide = 0;  // has a wider range, and beyond that the exponent's sign says which end of it
    if (std::from_chars(digits, end, wide, format).ec != std::errc()) {
      const bool is_small = text.find("e-") != text.npos || text.find("E-") != text.npos;
      wide = is_small ? 0.0L : std::numeric_limits<long double>::infinity();
    }
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

// Maps each byte that is an ASCII letter.
template <char from, char to>
int32_t map_letters(KernelCall& call) {
  const Operand& x = call.inputs[0];
  StringSink& sink = sink_of(call.outputs[0]);
  if (x.num_elements == 0) return 0;
  const Strings strings(x);
  std::string text;
  for (int64_t i = 0; i < x.num_elements; ++i) {
    text = strings[i];
    for (char& c : text) {
      if (c >= from && c < from + 26) c = static_cast<char>(c - from + to);
    }
    sink.add(text);
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

int64_t integer_at(const Operand& x, int64_t i) {
  return x.dtype == DType::int32 ? x.as<int32_t>()[i] : x.as<int64_t>()[i];
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
  for (int64_t i = 0; i < y.num_elements; ++i) {
    const std::string_view s = Strings(x)[place_of(x, y, i)];
    const int64_t given = integer_at(pos, place_of(pos, y, i)), most = integer_at(len, place_of(len, y, i));
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

}  // namespace

void register_strings(KernelTable& t) {
  t.add("string_length", DType::string, string_length);
  t.add("string_to_number", DType::string, to_number);
  t.add("string_lower", DType::string, map_letters<'A', 'a'>);
  t.add("string_upper", DType::string, map_letters<'a', 'A'>);
  t.add("string_strip", DType::string, string_strip);
  t.add("string_join", DType::string, string_join);
  t.add("substr", DType::string, substr);
}

}  // namespace eager::cpu
