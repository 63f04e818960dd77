// Numbers that are taken apart and put together.
#include <cmath>
#include <limits>

#include "op_cases/op_case.h"

namespace op_cases {
namespace {

const double kInf = std::numeric_limits<double>::infinity(), kNan = std::numeric_limits<double>::quiet_NaN();

std::vector<Array> in_two(const Call& c, const std::function<std::pair<double, double>(double)>& f) {
  Array first = filled(c.inputs[0].dims), second = first;
  for (size_t i = 0; i < first.values.size(); ++i) {
    const auto [a, b] = f(c.inputs[0].values[i].real());
    first.values[i] = a;
    second.values[i] = b;
  }
  return {first, second};
}

}  // namespace

void number_part_cases(Table& t) {
  const std::vector<int32_t> floats = {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64};
  Reference scale = [](const Call& c) -> std::vector<Array> {
    return {generate(broadcast(c.inputs[0].dims, c.inputs[1].dims), [&](const Dims& i) {
      return Complex(
          std::ldexp(broadcast_at(c.inputs[0], i).real(), static_cast<int>(broadcast_at(c.inputs[1], i).real())));
    })};
  };
  t.add("ldexp", "", {in({2, 3}), of_dtype(EAGER_INT32, {2, 3}, {0, 1, -2, 3, -1, 2})}, scale);
  t.add("ldexp", "", {in({2, 3}), of_dtype(EAGER_INT8, {3}, {0, 2, -3})}, scale);
  t.add("ldexp", "", {in({3}), of_dtype(EAGER_INT64, {2, 1}, {1, -1})}, scale);
  t.add("ldexp", "", {in({0}), of_dtype(EAGER_INT64, {}, {1})}, scale).flags = kNoGradient;
  Case& far = t.add("ldexp", "",
                    {given({6}, {0x1p-126, 1, 1, kInf, kNan, -0.0}),
                     of_dtype(EAGER_INT64, {6}, {127, 100000, -100000, -5, 5, 3})},
                    scale);
  far.flags = kValuesOnly;
  far.dtypes = {EAGER_FLOAT32, EAGER_FLOAT64};
  Case& wide =
      t.add("ldexp", "", {given({2}, {0x1p-1074, 0x1p1023}), of_dtype(EAGER_INT32, {2}, {2097, -2097})}, scale);
  wide.flags = kValuesOnly;
  wide.dtypes = {EAGER_FLOAT64};
  // Results on both sides of the least normal number, of the least one, and of the greatest.
  for (const auto& [dtype, least, greatest] :
       {std::tuple(EAGER_FLOAT32, -149, 128), std::tuple(EAGER_FLOAT64, -1074, 1024)}) {
    std::vector<Complex> x;
    std::vector<Complex> powers;
    for (int i = 0; i < 600; ++i) {
      const double mantissa = 1 + (i * 7919 % 4096 / 4096.0) + (i % 3) * 0x1p-23;
      const int from = least + 30 + (i * 131) % (greatest - least - 32), to = i % 3 == 0   ? least - 3 + i % 60
                                                                              : i % 3 == 1 ? greatest - 3 + i % 5
                                                                                           : 0;
      x.push_back(std::ldexp(i % 2 ? -mantissa : mantissa, from));
      powers.push_back(double(to - from));
    }
    Case& c = t.add("ldexp", "", {given({600}, x), of_dtype(EAGER_INT32, {600}, powers)}, scale);
    c.flags = kValuesOnly;
    c.dtypes = {dtype};
  }
  t.refuse("ldexp", "", {in({2}), of_dtype(EAGER_INT32, {3}, {1, 1, 1})}, "Incompatible shapes: [2] vs. [3]");
  t.refuse("ldexp", "", {in({2}), in({2})}, "cannot compute ldexp as input #1(zero-based) was expected");

  Reference apart = [](const Call& c) {
    return in_two(c, [](double x) {
      int exponent = 0;
      const double mantissa = std::frexp(x, &exponent);
      return std::isfinite(x) ? std::pair(mantissa, double(exponent)) : std::pair(x, 0.0);
    });
  };
  t.add("frexp", "", {given({2, 3}, {0.3, 5, 7, 0.75, 100, 1.5})}, apart);
  t.add("frexp", "", {in({0, 2})}, apart).flags = kNoGradient;
  Case& limits = t.add("frexp", "", {given({6}, {0, -0.0, kInf, -kInf, kNan, -0x1.8p-14})}, apart);
  limits.flags = kValuesOnly;
  limits.dtypes = floats;
  Case& least = t.add("frexp", "", {given({3}, {0x1p-149, 0x1.8p-130, 0x1.fffffep127})}, apart);
  least.flags = kValuesOnly;
  least.dtypes = {EAGER_FLOAT32, EAGER_FLOAT64};
  Case& lowest = t.add("frexp", "", {given({3}, {0x1p-1074, 0x1.8p-1030, -0x1.fffffffffffffp1023})}, apart);
  lowest.flags = kValuesOnly;
  lowest.dtypes = {EAGER_FLOAT64};

  Reference fraction = [](const Call& c) {
    return in_two(c, [](double x) {
      double whole = 0;
      const double rest = std::modf(x, &whole);
      return std::pair(rest, whole);
    });
  };
  t.add("modf", "", {given({2, 3}, {0.3, 5.25, 8.5, 0.75, 100.125, 1.5})}, fraction);
  t.add("modf", "", {in({0, 2})}, fraction).flags = kNoGradient;
  Case& signs = t.add("modf", "", {given({8}, {0, -0.0, kInf, -kInf, kNan, 3, -3, -5.25})}, fraction);
  signs.flags = kValuesOnly;
  signs.dtypes = floats;

  Reference quotient = [](const Call& c) -> std::vector<Array> {
    const Dims dims = broadcast(c.inputs[0].dims, c.inputs[1].dims);
    const auto floor = [&](const Dims& i) {
      return std::floor(broadcast_at(c.inputs[0], i).real() / broadcast_at(c.inputs[1], i).real());
    };
    return {generate(dims, [&](const Dims& i) { return Complex(floor(i)); }), generate(dims, [&](const Dims& i) {
              return Complex(broadcast_at(c.inputs[0], i).real() - floor(i) * broadcast_at(c.inputs[1], i).real());
            })};
  };
  t.add("divmod", "", {given({2, 3}, {7, 5, 9, 11, 3, 8}), given({3}, {2, 4, 5})}, quotient).flags = kNoGradient;
  Case& mixed = t.add("divmod", "", {given({2, 2}, {7.5, -7.5, 4.25, -3.25}), given({2, 1}, {2, -1.5})}, quotient);
  mixed.dtypes = floats;
  t.add("divmod", "", {in({0}), in({}, 1, 2)}, quotient).flags = kNoGradient;
  t.refuse("divmod", "", {of_dtype(EAGER_INT32, {2}, {1, 2}), of_dtype(EAGER_INT32, {2}, {1, 0})},
           "Integer division by zero");
  t.refusals.back().is_of_part = true;
  t.refuse("divmod", "", {in({2}), in({3})}, "Incompatible shapes: [2] vs. [3]");
}

}  // namespace op_cases
