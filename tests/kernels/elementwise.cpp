// The guarantees of elementwise kernels beyond the tolerances of the op cases.
#include <catch2/catch.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <random>
#include <string>
#include <vector>

#include "support/client.h"
#include "support/sanitizer.h"

using namespace client;

namespace {

void check_roots(eager_context* ctx, const std::vector<float>& x) {
  Tensor t = make_tensor(ctx, EAGER_FLOAT32, {static_cast<int64_t>(x.size())}, x.data(), x.size() * 4);
  Tensor roots = std::move(execute(ctx, make_op(ctx, "sqrt").get(), {t.get()})[0]);
  std::vector<float> y(x.size());
  check(eager_tensor_read(roots.get(), y.data(), y.size() * 4));
  auto is_right = [&](size_t i) {
    const float root = std::sqrt(x[i]);
    return std::isnan(root) ? std::isnan(y[i]) : std::bit_cast<uint32_t>(root) == std::bit_cast<uint32_t>(y[i]);
  };
  size_t right = 0;
  while (right < x.size() && is_right(right)) ++right;
  INFO("sqrt of " << x[std::min(right, x.size() - 1)]);
  CHECK(right == x.size());
}

// The numbers of a floating-point type in ascending order; index 0 is -infinity.
template <class T, class Bits>
struct Ordered {
  static constexpr Bits kTop = Bits{1} << (8 * sizeof(T) - 1);
  static Bits index_of(T x) {
    const Bits bits = std::bit_cast<Bits>(x);
    return bits & kTop ? ~bits : bits ^ kTop;
  }
  static T at(Bits index) { return std::bit_cast<T>(static_cast<Bits>(index & kTop ? index ^ kTop : ~index)); }
};
using Floats = Ordered<float, uint32_t>;
const uint64_t kFirstFloat = Floats::index_of(-std::numeric_limits<float>::infinity());
const uint64_t kLastFloat = Floats::index_of(std::numeric_limits<float>::infinity());

struct Bounded {
  const char* op;
  double low, high;
  bool is_monotone;  // in float32
};
const double kInf = std::numeric_limits<double>::infinity();
// clang-format off
const Bounded kBounded[] = {
    {"sin", -1, 1, false},           {"cos", -1, 1, false},      {"tanh", -1, 1, true},
    {"sigmoid", 0, 1, true},         {"erf", -1, 1, true},       {"erfc", 0, 2, false},
    {"softsign", -1, 1, false},      {"softplus", 0, kInf, true}, {"exp", 0, kInf, true},
    {"exp2", 0, kInf, true},         {"expm1", -1, kInf, true},  {"cosh", 1, kInf, false},
    {"log", -kInf, kInf, true},
    {"asin", -M_PI_2, M_PI_2, false}, {"acos", 0, M_PI, false},  {"atan", -M_PI_2, M_PI_2, false}};
// clang-format on

// Reports whether op(x) is a number: for |x| <= 1 where the op is asin or acos, for x >= 0 where it is log, and for every
// finite x elsewhere.
template <class T>
bool has_value(std::string_view op, T x) {
  if (op == "log") return x >= 0;
  return std::abs(x) <= (op == "asin" || op == "acos" ? T(1) : std::numeric_limits<T>::max());
}

// Runs the op on ascending x, and checks that each result is in range and that none is smaller than the one before.
template <class T>
void check_bounded(eager_context* ctx, int32_t dtype, const Bounded& b, const std::vector<T>& x) {
  Tensor t = make_tensor(ctx, dtype, {static_cast<int64_t>(x.size())}, x.data(), x.size() * sizeof(T));
  Tensor result = std::move(execute(ctx, make_op(ctx, b.op).get(), {t.get()})[0]);
  std::vector<T> y(x.size());
  check(eager_tensor_read(result.get(), y.data(), y.size() * sizeof(T)));
  const T low = static_cast<T>(b.low), high = static_cast<T>(b.high);
  auto is_wrong = [&](size_t i) {
    const bool falls = b.is_monotone && sizeof(T) == sizeof(float) && i > 0 && y[i] < y[i - 1];
    const bool is_inside = y[i] >= low && y[i] <= high;
    return falls || !(is_inside || (std::isnan(y[i]) && !has_value(b.op, x[i])));
  };
  size_t first = 0, num_wrong = 0;
  for (size_t i = 0; i < x.size(); ++i) {
    if (!is_wrong(i)) continue;
    if (num_wrong++ == 0) first = i;
  }
  INFO(b.op << " of " << x[first] << " is " << y[first] << "; " << num_wrong << " such results");
  CHECK(num_wrong == 0);
}

template <class T, class Bits>
std::vector<T> neighbours(T middle, int count) {
  std::vector<T> x;
  const Bits first = Ordered<T, Bits>::index_of(middle) - static_cast<Bits>(count / 2);
  for (int i = 0; i < count; ++i) x.push_back(Ordered<T, Bits>::at(first + static_cast<Bits>(i)));
  return x;
}

// Points where a function is near a bound, or where its formula changes.
std::vector<double> delicate_points() {
  std::vector<double> x = {0,        9.677839e-05, 3.55e-10, 1e-6,    2.5e-6, 0.25, 0.3465736, 0.41421357, 0.5,
                           0.499996, 0.75,         0.9625,   0.96835, 1,      1.5,  1.99,      2,          3,
                           3.9,      3.95,         8.6,      9,       10,     16,   17,        20,         40,
                           88,       103,          1e30};
  for (int k = 1; k <= 60; ++k) x.push_back(k * M_PI_2);
  for (int k = 61; k <= 19000; k += 311) x.push_back(k * M_PI_2);
  std::vector<double> both;
  for (double v : x) both.insert(both.end(), {v, -v});
  return both;
}

struct Kind {
  int32_t dtype;
  size_t part;       // bytes of a number, or of a part of a complex one
  size_t num_parts;  // of an element
};
constexpr Kind kHalves[] = {{EAGER_FLOAT16, 2, 1}, {EAGER_BFLOAT16, 2, 1}};
constexpr Kind kReals[] = {{EAGER_FLOAT32, 4, 1}, {EAGER_FLOAT64, 8, 1}};
constexpr Kind kComplexes[] = {{EAGER_COMPLEX64, 4, 2}, {EAGER_COMPLEX128, 8, 2}};

// A third of the numbers of a half; of other dtypes random bits, and numbers of ordinary sizes.
std::string various_numbers(const Kind& k) {
  std::string bytes;
  const auto add = [&bytes](auto x) { bytes.append(reinterpret_cast<const char*>(&x), sizeof x); };
  if (k.part == 2) {
    for (uint32_t bits = 0; bits < 0x10000; bits += 3) add(static_cast<uint16_t>(bits));
    return bytes;
  }
  std::mt19937_64 random(41);
  std::uniform_real_distribution<double> unit(-1, 1);
  for (int i = 0; i < 2000; ++i) {
    for (size_t p = 0; p < k.num_parts; ++p) {
      const double size = i % 4 == 1 ? 1 : i % 4 == 2 ? 8 : 800, x = size * unit(random);
      const uint64_t bits = i % 4 == 0 ? random() : std::bit_cast<uint64_t>(x);
      if (k.part == 8) add(bits);
      else if (i % 4 == 0) add(static_cast<uint32_t>(bits));
      else add(static_cast<float>(x));
    }
  }
  return bytes;
}
std::string with_other_signs(std::string numbers, size_t part) {
  for (size_t at = part - 1; at < numbers.size(); at += part) numbers[at] = static_cast<char>(numbers[at] ^ 0x80);
  return numbers;
}
bool is_nan(const char* number, const Kind& k) {
  if (k.part == 8) return std::isnan(*reinterpret_cast<const double*>(number));
  if (k.part == 4) return std::isnan(*reinterpret_cast<const float*>(number));
  const int bits = *reinterpret_cast<const uint16_t*>(number) & 0x7fff;
  return bits > (k.dtype == EAGER_FLOAT16 ? 0x7c00 : 0x7f80);
}

// Checks that a change of the input's sign changes that of an odd function's result, or nothing of an even one's.
void check_symmetry(eager_context* ctx, const char* name, bool is_odd, const Kind& k) {
  const Op op = make_op(ctx, name);
  const auto values = [&](const std::string& x) {
    const Tensor t =
        make_tensor(ctx, k.dtype, {static_cast<int64_t>(x.size() / k.part / k.num_parts)}, x.data(), x.size());
    const Tensor y = std::move(execute(ctx, op.get(), {t.get()})[0]);
    std::string bytes(eager_tensor_num_bytes(y.get()), '\0');
    check(eager_tensor_read(y.get(), bytes.data(), bytes.size()));
    return bytes;
  };
  const std::string x = various_numbers(k), y = values(x), mirrored = values(with_other_signs(x, k.part));
  const std::string expected = is_odd ? with_other_signs(y, k.part) : y;
  if (mirrored == expected) return;
  for (size_t at = 0; at < y.size(); at += k.part) {
    if (mirrored.compare(at, k.part, expected, at, k.part) == 0) continue;
    if (is_nan(&mirrored[at], k) && is_nan(&expected[at], k)) continue;
    FAIL_CHECK(name << " of dtype " << k.dtype << " at " << at / k.part);
    return;
  }
}

}  // namespace

TEST_CASE("odd functions are exactly odd, and even ones exactly even") {
  Context ctx = make_context();
  const char* const odd[] = {"sin",   "tan",   "asin",     "atan",       "sinh", "tanh",
                             "asinh", "atanh", "negative", "reciprocal", "sign"};
  const char* const odd_of_reals[] = {"erf",     "erfinv",  "cbrt",      "i1",    "i1e",  "softsign",
                                      "deg2rad", "rad2deg", "hard_tanh", "round", "trunc"};
  const char* const even[] = {"abs", "cos", "cosh", "square"};
  const char* const even_of_reals[] = {"i0", "i0e", "sinc"};
  for (const auto& kinds : {kHalves, kReals, kComplexes}) {
    for (const Kind* k = kinds; k < kinds + 2; ++k) {
      for (const char* op : odd) check_symmetry(ctx.get(), op, true, *k);
      for (const char* op : even) check_symmetry(ctx.get(), op, false, *k);
      if (k->num_parts == 2) continue;
      for (const char* op : odd_of_reals) check_symmetry(ctx.get(), op, true, *k);
      for (const char* op : even_of_reals) check_symmetry(ctx.get(), op, false, *k);
    }
  }
}

TEST_CASE("bounded functions stay in their range, and monotone ones do not fall") {
  Context ctx = make_context();
  for (double middle : delicate_points()) {
    const std::vector<float> x = neighbours<float, uint32_t>(static_cast<float>(middle), 2048);
    const std::vector<double> wide = neighbours<double, uint64_t>(middle, 512);
    for (const Bounded& b : kBounded) {
      check_bounded(ctx.get(), EAGER_FLOAT32, b, x);
      check_bounded(ctx.get(), EAGER_FLOAT64, b, wide);
    }
  }
  std::vector<float> x;
  for (uint64_t i = kFirstFloat; i <= kLastFloat; i += 65521) x.push_back(Floats::at(static_cast<uint32_t>(i)));
  for (const Bounded& b : kBounded) check_bounded(ctx.get(), EAGER_FLOAT32, b, x);
}

// Takes some half an hour: unit_tests "[exhaustive]".
TEST_CASE("bounded functions stay in their range for all of float32", "[.][exhaustive]") {
  Context ctx = make_context();
  constexpr uint64_t kPiece = 1 << 22;
  for (uint64_t first = kFirstFloat; first <= kLastFloat; first += kPiece) {
    std::vector<float> x;
    const uint64_t last = std::min(first + kPiece, kLastFloat);  // the first number of the next piece
    for (uint64_t i = first; i <= last; ++i) x.push_back(Floats::at(static_cast<uint32_t>(i)));
    for (const Bounded& b : kBounded) check_bounded(ctx.get(), EAGER_FLOAT32, b, x);
  }
}

TEST_CASE("an inverse function gives a number for every value of its function") {
  Context ctx = make_context();
  for (const auto& [inverse, op] : {std::pair("acos", "cos"), std::pair("asin", "sin"), std::pair("acosh", "cosh")}) {
    for (double middle : delicate_points()) {
      const std::vector<float> x = neighbours<float, uint32_t>(static_cast<float>(middle), 512);
      Tensor t = make_tensor(ctx.get(), EAGER_FLOAT32, {512}, x.data(), 512 * 4);
      Tensor y = std::move(execute(ctx.get(), make_op(ctx.get(), op).get(), {t.get()})[0]);
      Tensor back = std::move(execute(ctx.get(), make_op(ctx.get(), inverse).get(), {y.get()})[0]);
      std::vector<float> z(512);
      check(eager_tensor_read(back.get(), z.data(), z.size() * 4));
      INFO(inverse << " of " << op << " near " << middle);
      CHECK(std::none_of(z.begin(), z.end(), [](float v) { return std::isnan(v); }));
    }
  }
}

TEST_CASE("square roots are rounded correctly") {
  const uint32_t step = eager::testing::is_sanitized() ? 97 : 1;
  Context ctx = make_context();
  std::vector<float> x;
  const uint32_t end = std::bit_cast<uint32_t>(4.0f);  // from 1 to here: all mantissas, with even and odd exponents
  for (uint32_t bits = std::bit_cast<uint32_t>(1.0f); bits < end; bits += step) {
    x.push_back(std::bit_cast<float>(bits));
    if (x.size() < 1u << 20 && bits + step < end) continue;
    check_roots(ctx.get(), x);
    x.clear();
  }
  for (uint64_t bits = 0; bits < 1ull << 32; bits += 65521)
    x.push_back(std::bit_cast<float>(static_cast<uint32_t>(bits)));
  for (float v : {0.0f, -0.0f, std::numeric_limits<float>::infinity(), -1.0f, std::numeric_limits<float>::denorm_min(),
                  std::numeric_limits<float>::min(), std::numeric_limits<float>::max(), 0x1p-90f, 0x1p120f}) {
    for (float other : {1.0f, 2.0f, 3.0f, 5.0f, 7.0f}) x.insert(x.end(), {other, v, other});
  }
  check_roots(ctx.get(), x);
}

TEST_CASE("cosines of multiples of pi are whole") {
  Context ctx = make_context();
  std::vector<float> x(70), y(x.size());  // full vectors and a rest
  for (size_t i = 0; i < x.size(); ++i) x[i] = i % 3 == 0 ? 0.0f : i % 3 == 1 ? -0.0f : static_cast<float>(M_PI);
  Tensor t = make_tensor(ctx.get(), EAGER_FLOAT32, {static_cast<int64_t>(x.size())}, x.data(), x.size() * 4);
  Tensor cosines = std::move(execute(ctx.get(), make_op(ctx.get(), "cos").get(), {t.get()})[0]);
  check(eager_tensor_read(cosines.get(), y.data(), y.size() * 4));
  for (size_t i = 0; i < x.size(); ++i) CHECK(y[i] == (i % 3 == 2 ? -1.0f : 1.0f));
}
