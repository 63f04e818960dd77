// Powers of complex numbers, e^(b log a), whose errors are a few roundings. A power multiplies the error of b log a by its size, so that
// the logarithm and the product have more digits than the result: those of float64 for complex64, and pairs for complex128.
#pragma once

#include <cmath>
#include <limits>

#include "kernels/common/arithmetic.h"
#include "kernels/common/special_functions.h"

namespace eager {

namespace twofold {

EAGER_HD inline Pair quotient(Pair a, Pair b) {
  const double q = a.high / b.high;
  const Pair back = product(q, b.high);
  return sum(q, ((a.high - back.high) - back.low + (a.low - q * b.low)) / b.high);
}

// s + s^3 / 3 + s^5 / 5 + ... + s^last / last, for w = s^2; for w = -s^2 the signs alternate.
EAGER_HD inline Pair odd_series(Pair s, Pair w, int last) {
  Pair y = {0, 0};
  for (int n = last; n > 0; n -= 2) y = sum(quotient({1, 0}, {static_cast<double>(n), 0}), product(y, w));
  return product(s, y);
}

// log sqrt(x^2 + y^2) to some 67 bits, or 100 where it is_long, for numbers of which the larger is at least 1 and less than 2: with
// x^2 + y^2 = 2^k (1 + f) and s = f / (2 + f), half of log(1 + f) is s + s^3 / 3 + s^5 / 5 + ... The result has `power` times log(2)
// added.
EAGER_HD inline Pair log_of_length(double x, double y, int power, bool is_long) {
  const Pair square = sum(product(x, x), product(y, y));
  constexpr double kRoot = 1.41421356237309504880;
  const int k = (square.high > kRoot) + (square.high > 2 * kRoot) + (square.high > 4 * kRoot);
  const double factor = 1.0 / (1 << k);
  const Pair f = sum(square.high * factor - 1, square.low * factor);
  const Pair s = quotient(f, sum(f, Pair{2, 0})), w = product(s, s);
  const double halves = 2.0 * power + k;
  if (is_long)
    return sum(product(Pair{halves, 0}, {0.34657359027997264, 1.1595234069231498e-17}), odd_series(s, w, 39));
  // Differences of w and multiples of its third are exact.
  const double v = w.high, third = v * (1.0 / 3), third_low = ((v - 2 * third) - third + w.low) * (1.0 / 3);
  const double more =
      0.2 + v * (0.14285714285714682 +
                 v * (0.11111111110827943 +
                      v * (0.090909091676964015 +
                           v * (0.076922974812592151 +
                                v * (0.066674023469236551 + v * (0.058531181697456032 + v * 0.058615893119382589))))));
  const Pair slope = sum(Pair{1, 0}, Pair{third, third_low + v * v * more});
  // The first part of log(2) / 2 is short, so that its products are exact.
  const Pair of_power = {halves * 0.346573590184561908, halves * 9.5410746463529385e-11};
  return sum(of_power, product(s, slope));
}

// The angle of x + iy to some 67 bits, or 100 where it is_long, for such numbers: with c = k / 16 near the quotient of the smaller
// and the larger part, it is atan(c) + atan(t), where t is the quotient turned by the first.
EAGER_HD inline Pair angle(double x, double y, bool is_long) {
  constexpr Pair kArcs[] = {{0, 0},
                            {0.062418809995957351, -1.5490756308295046e-18},
                            {0.12435499454676144, -3.1253241424539383e-18},
                            {0.18534794999569476, 4.180692268843079e-18},
                            {0.24497866312686414, 1.0698755618734451e-17},
                            {0.30288486837497142, -1.1010827903001369e-17},
                            {0.35877067027057225, -2.4623815582638635e-17},
                            {0.41241044159738732, -1.5876522277706891e-17},
                            {0.46364760900080609, 2.2698777452961687e-17},
                            {0.51238946031073773, -2.5462781472855804e-17},
                            {0.55859931534356244, -5.4556305485916264e-18},
                            {0.60228734613496415, 2.9504307372284023e-17},
                            {0.64350110879328437, 1.5834785051444286e-17},
                            {0.68231655487474807, 6.9432236715600077e-18},
                            {0.71882999962162453, -2.1478388444456983e-17},
                            {0.75315128096219441, -2.4256934659182068e-17},
                            {0.78539816339744828, 3.061616997868383e-17}};
  const double a = std::abs(x), b = std::abs(y), large = a < b ? b : a, small = a < b ? a : b;
  const double steps = std::rint(16 * small / large), c = steps / 16;
  const Pair of_large = product(c, -large), of_small = product(c, small);
  const Pair t = quotient(sum(of_large, Pair{small, 0}), sum(Pair{large, 0}, of_small));
  const double w = t.high * t.high;
  const double rest = t.high * w * (-1.0 / 3 + w * (1.0 / 5 + w * (-1.0 / 7 + w * (1.0 / 9 - w / 11))));
  Pair y_angle = sum(kArcs[static_cast<int>(steps)],
                     is_long ? odd_series(t, product(Pair{-t.high, -t.low}, t), 19) : Pair{t.high, t.low + rest});
  const auto less_than = [&y_angle](Pair whole) { return sum(whole, Pair{-y_angle.high, -y_angle.low}); };
  if (a < b) y_angle = less_than({1.5707963267948966, 6.123233995736766e-17});
  if (std::signbit(x)) y_angle = less_than({3.1415926535897931, 1.2246467991473532e-16});
  return std::signbit(y) ? Pair{-y_angle.high, -y_angle.low} : y_angle;
}

}  // namespace twofold

struct ComplexExponent {
  twofold::Pair real, imag;
};
// (bx + i by) log(ax + i ay). Numbers are finite, and those of b at most 2^500.
EAGER_SHARED ComplexExponent exponent_of_power(double ax, double ay, double bx, double by) {
  using twofold::Pair;
  const double larger = std::abs(ax) < std::abs(ay) ? std::abs(ay) : std::abs(ax);
  const int beyond = larger < 0x1p-900 ? 200 : larger > 0x1p900 ? -200 : 0;  // brings the power's inverse into range
  const double first = beyond > 0 ? 0x1p200 : beyond < 0 ? 0x1p-200 : 1;
  const int power = static_cast<int>(formula::float_bits(larger * first) >> 52) - 1023;
  const double factor = formula::from_float_bits<double>(static_cast<uint64_t>(1023 - power) << 52);
  ax = ax * first * factor, ay = ay * first * factor;
  // An exponent multiplies the logarithm's error.
  const bool is_long = std::abs(bx) > 1000 || std::abs(by) > 1000;
  const Pair length = twofold::log_of_length(ax, ay, power - beyond, is_long), angle = twofold::angle(ax, ay, is_long);
  const Pair x = {bx, 0}, y = {by, 0}, minus_y = {-by, 0};
  return {sum(product(x, length), product(minus_y, angle)), sum(product(x, angle), product(y, length))};
}

// e^(real + i imag). The pairs' low parts are digits of the exponent, and only the last product overflows, or rounds to a subnormal
// number. Where the angle is 0, `zero` is the imaginary part.
template <class T>
EAGER_HD T exp_of_pairs(const ComplexExponent& x, double zero) {
  const bool is_large = std::abs(x.real.high) > 700;
  const double first = std::exp(is_large ? x.real.high / 2 : x.real.high), scale = first * (1 + x.real.low);
  const double s = std::sin(x.imag.high), c = std::cos(x.imag.high), rest = x.imag.low;
  const bool is_tiny = std::abs(rest) < 0x1p-27;
  const double more_s = is_tiny ? rest : std::sin(rest), more_c = is_tiny ? 1 : std::cos(rest);
  const double factor = is_large ? first : 1;
  const double real = scale * (c * more_c - s * more_s) * factor;
  using Part = typename ComplexParts<T>::Part;
  if (x.imag.high == 0) return T(static_cast<Part>(real), static_cast<Part>(zero));
  return T(static_cast<Part>(real), static_cast<Part>(scale * (s * more_c + c * more_s) * factor));
}

// a^b for finite numbers that are not 0, of float32 in float64.
template <class T>
EAGER_HD T power_of_float(T a, T b) {
  const double x = a.real(), y = a.imag(), square = x * x + y * y, above = (x - 1) * (x + 1) + y * y;
  const double length = (std::abs(above) < 0.5 ? std::log1p(above) : std::log(square)) / 2, angle = std::atan2(y, x);
  const double real = b.real() * length - b.imag() * angle, imag = b.real() * angle + b.imag() * length;
  return exp_of_pairs<T>({{real, 0}, {imag, 0}}, imag);
}

// a^b. The C library's power says what it is of zeros, and of numbers that are not finite.
template <class T>
EAGER_HD T complex_power(T a, T b) {
  using Part = typename ComplexParts<T>::Part;
  using std::pow;
  constexpr double kMost = 0x1p500;
  const double ax = a.real(), ay = a.imag(), bx = b.real(), by = b.imag();
  if (bx == 0 && by == 0) return T(1);
  if (ax == 0 && ay == 0 && by == 0 && bx > 0) return T(0);
  const bool is_ordinary =
      (ax != 0 || ay != 0) && std::isfinite(ax) && std::isfinite(ay) && std::abs(bx) < kMost && std::abs(by) < kMost;
  if (!is_ordinary || sizeof(Part) > sizeof(double)) return pow(a, b);
  // The logarithm in float64 has enough digits for complex64, unless a large exponent multiplies its error.
  constexpr double kFewDigits = sizeof(Part) == sizeof(float) ? 0x1p22 : 0;
  if (std::abs(bx) < kFewDigits && std::abs(by) < kFewDigits) return power_of_float(a, b);
  const ComplexExponent x = exponent_of_power(ax, ay, bx, by);
  return exp_of_pairs<T>(x, x.imag.high);
}

}  // namespace eager
