#include "runtime/core/decimal.h"

#include <charconv>
#include <cmath>
#include <cstdio>

#include "base/number.h"

namespace eager {

namespace {

// Reads the digits and the exponent of "d.ddde+XX", which has no sign.
Digits parse_scientific(const char* text, bool negative) {
  Digits d{negative, 0, 0, {}};
  for (; *text && *text != 'e'; ++text) {
    if (*text != '.' && d.count < 19) d.text[d.count++] = *text;
  }
  if (*text == 'e') d.exponent = std::atoi(text + 1);
  while (d.count > 1 && d.text[d.count - 1] == '0') --d.count;
  return d;
}

template <class F>
Digits shortest_of_standard(F value) {
  char text[40];
  *std::to_chars(text, text + sizeof text - 1, std::fabs(value), std::chars_format::scientific).ptr = 0;
  return parse_scientific(text, std::signbit(value));
}

// The 16-bit types have no to_chars. Tries one digit after another until a decimal of that many digits lies in the
// interval of numbers that round to the value. All values and midpoints are exact in double.
template <class T>
Digits shortest_of_half(T value) {
  const bool negative = value.bits & 0x8000;
  T here = value, below = value, above = value;
  here.bits &= 0x7fff;
  if (here.bits == 0) return {negative, 1, 0, "0"};
  below.bits = here.bits - 1;
  above.bits = here.bits + 1;
  const double x = static_cast<float>(here), down = static_cast<float>(below);
  const double up =
      std::isinf(static_cast<float>(above)) ? 2 * x - down : static_cast<double>(static_cast<float>(above));
  const double low = (down + x) / 2, high = (x + up) / 2;
  const bool is_even = (here.bits & 1) == 0;
  auto names_x = [&](double d) { return is_even ? d >= low && d <= high : d > low && d < high; };
  for (int behind = 0;; ++behind) {
    const std::string text = printed(x, std::chars_format::scientific, behind);
    const double nearest = *number_of(text);
    if (names_x(nearest)) return parse_scientific(text.c_str(), negative);
    // At a power of two the interval is wider upwards: the next decimal above may lie in it where the nearest does not.
    const double unit = std::pow(10.0, std::floor(std::log10(x)) - behind);
    const std::string other = printed(nearest + unit, std::chars_format::scientific, behind);
    const double next = *number_of(other);
    if (next > x && names_x(next)) return parse_scientific(other.c_str(), negative);
  }
}

std::string trim_zeros(std::string s) {
  while (s.back() == '0') s.pop_back();
  return s;
}

std::string exact_positional(double value, int precision) {
  const std::string s = printed(value, std::chars_format::fixed, precision);
  return trim_zeros(precision == 0 ? s + '.' : s);
}

double widened(double v) { return v; }
double widened(float v) { return v; }
double widened(float16 v) { return static_cast<float>(v); }
double widened(bfloat16 v) { return static_cast<float>(v); }

}  // namespace

template <>
Digits shortest_digits(double v) {
  return shortest_of_standard(v);
}
template <>
Digits shortest_digits(float v) {
  return shortest_of_standard(v);
}
template <>
Digits shortest_digits(float16 v) {
  return shortest_of_half(v);
}
template <>
Digits shortest_digits(bfloat16 v) {
  return shortest_of_half(v);
}

template <class T>
std::string positional(T value, int precision) {
  const Digits d = shortest_digits(value);
  if (precision >= 0 && d.count > d.exponent + 1 + precision) return exact_positional(widened(value), precision);
  std::string s(d.negative ? "-" : "");
  const int whole = d.exponent + 1;  // digits before the point
  if (whole <= 0) {
    s += "0.";
    if (d.text[0] != '0') s.append(static_cast<size_t>(-whole), '0').append(d.text, static_cast<size_t>(d.count));
    return s;
  }
  for (int i = 0; i < whole; ++i) s += i < d.count ? d.text[i] : '0';
  s += '.';
  if (d.count > whole) s.append(d.text + whole, static_cast<size_t>(d.count - whole));
  if (d.text[0] == '0') return d.negative ? "-0." : "0.";
  return s;
}

template <class T>
std::string scientific(T value, int precision, int min_digits, int exponent_digits) {
  Digits d = shortest_digits(value);
  const int digits = d.count <= min_digits ? min_digits : precision;
  if (d.count <= min_digits || (precision >= 0 && d.count > precision + 1)) {
    d = parse_scientific(printed(std::fabs(widened(value)), std::chars_format::scientific, digits).c_str(), d.negative);
  }
  std::string s(d.negative ? "-" : "");
  s += d.text[0];
  s += '.';
  s.append(d.text + 1, static_cast<size_t>(d.count - 1));
  for (int i = d.count - 1; i < min_digits; ++i) s += '0';
  char exponent[16];
  std::snprintf(exponent, sizeof exponent, "e%c%0*d", d.exponent < 0 ? '-' : '+', exponent_digits,
                std::abs(d.exponent));
  return s + exponent;
}

template std::string positional(double, int);
template std::string positional(float, int);
template std::string positional(float16, int);
template std::string positional(bfloat16, int);
template std::string scientific(double, int, int, int);
template std::string scientific(float, int, int, int);
template std::string scientific(float16, int, int, int);
template std::string scientific(bfloat16, int, int, int);

}  // namespace eager
