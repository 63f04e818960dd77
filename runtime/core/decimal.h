// Floating-point numbers as decimal digits, as NumPy writes them.
#pragma once

#include <string>

#include "kernels/half.h"

namespace eager {

// The shortest digits of a finite number: the fewest that tell it from all others of its type, and of those the closest
// to it. (Steele, White 1990; std::to_chars for float and double.)
struct Digits {
  bool negative;
  int count;     // the number of digits in text, at least 1
  int exponent;  // the number is text[0].text[1..] * 10^exponent
  char text[20];
};
template <class T>
Digits shortest_digits(T value);

// Writes a number without exponent or trailing zeros: "1.5", "-0.", "100.". There are at most `precision` digits behind
// the point (< 0: no limit); where the shortest digits are more, the exact value is rounded.
template <class T>
std::string positional(T value, int precision);

// Writes a number with an exponent of two digits or more: "1.5e+10". There are at least `min_digits` behind the point;
// where the shortest digits are fewer, the exact value gives the rest.
template <class T>
std::string scientific(T value, int precision, int min_digits = 0, int exponent_digits = 2);

}  // namespace eager
