// Floating-point numbers as decimal digits, as NumPy writes them.
#pragma once

#include <cmath>
#include <cstdint>
#include <string>

#include "kernels/half.h"

namespace eager {

// The fewest digits that name the number among its type's numbers, the closest to it where there are several.
// (Steele, White 1990; std::to_chars for float and double.) Finite numbers only.
struct Digits {
  bool negative;
  int count;     // of text, at least 1
  int exponent;  // the number is text[0].text[1..] * 10^exponent
  char text[20];
};
template <class T>
Digits shortest_digits(T value);

// At most `precision` digits behind the point (the exact value rounded when the shortest have more; < 0: no limit),
// without trailing zeros: "1.5", "-0.", "100.".
template <class T>
std::string positional(T value, int precision);

// The same with an exponent of two digits or more: "1.5e+10". At least `min_digits` behind the point; where the
// shortest have fewer, those of the exact value follow.
template <class T>
std::string scientific(T value, int precision, int min_digits = 0, int exponent_digits = 2);

}  // namespace eager
