// Exports ops on whole numbers as such: on their bits, and on their divisors.
#include "runtime/core/gradient.h"
#include "runtime/onnx/exporter.h"
#include "runtime/onnx/importer.h"
#include "runtime/ops/elementwise.h"

namespace eager::onnx {

namespace {

// ---- bits

// Exports a bitwise op. Booleans use logical operators.
template <FixedString OfBools>
void bitwise(Export& c) {
  if (c.dtype() != DType::boolean) c.require_opset(18);
  Names inputs;
  for (int i = 0; i < c.num_inputs(); ++i) inputs.push_back(c.in(i));
  c.out(c.add(c.dtype() == DType::boolean ? OfBools.text : c.onnx, std::move(inputs)));
}

// Exports bitwise_count, which adds up neighbouring fields of 1, 2 and 4 bits, and then all bytes in the highest one.
void bitwise_count(Export& c) {
  c.require_opset(18);
  Name n = c.in(0);
  if (c.dtype() == DType::int64) n = c.add("Where", {c.add("Less", {n, c.zero()}), c.add("Neg", {n}), n});
  n = c.cast(n, c.dtype(), DType::uint64);
  const auto word = [&](int64_t v) { return c.cast(c.scalar(v), DType::int64, DType::uint64); };
  const auto shifted = [&](int64_t by) { return c.add("BitShift", {n, word(by)}, {{"direction", "RIGHT"}}); };
  const auto masked = [&](const Name& x, int64_t mask) { return c.add("BitwiseAnd", {x, word(mask)}); };
  n = c.add("Sub", {n, masked(shifted(1), 0x5555555555555555)});
  n = c.add("Add", {masked(n, 0x3333333333333333), masked(shifted(2), 0x3333333333333333)});
  n = masked(c.add("Add", {n, shifted(4)}), 0x0f0f0f0f0f0f0f0f);
  n = c.add("Mul", {n, word(0x0101010101010101)});
  c.out(shifted(56), DType::uint64);
}

// Exports shifts. BitShift takes unsigned integers, and only what is less than their width, to which the places are limited.
struct Shift {
  Export& c;
  const Name places = c.in(1), width = c.number(static_cast<double>(8 * dtype_size(c.dtype(0))));
  const Name is_within = c.add("And", {c.add("GreaterOrEqual", {places, c.zero()}), c.add("Less", {places, width})});

  // `beyond`: the places where they are not within the width.
  Name run(const Name& x, const char* direction, int64_t beyond) {
    const Name by = c.add("Where", {is_within, places, c.number(static_cast<double>(beyond))});
    const auto word = [&](const Name& v) { return c.cast(v, c.dtype(), DType::uint64); };
    const Name y = c.add("BitShift", {word(x), word(by)}, {{"direction", direction}});
    return c.cast(y, DType::uint64, c.dtype());
  }
};
void left_shift(Export& c) {
  Shift shift{c};
  c.out(c.add("Where", {shift.is_within, shift.run(c.in(0), "LEFT", 0), c.zero()}));
}
// A negative number is shifted as -1 - x, whose bits are the opposite ones.
void right_shift(Export& c) {
  Shift shift{c};
  const Name x = c.in(0);
  if (is_unsigned(c.dtype(0))) return c.out(c.add("Where", {shift.is_within, shift.run(x, "RIGHT", 0), c.zero()}));
  const Name minus_1 = c.number(-1), is_negative = c.add("Less", {x, c.zero()});
  const auto turned = [&](const Name& v) { return c.add("Where", {is_negative, c.add("Sub", {minus_1, v}), v}); };
  c.out(turned(shift.run(turned(x), "RIGHT", 63)));
}

// ---- divisors

// Returns the greatest common divisor of |a| and |b|, or 1 if both are 0, by Euclid's algorithm: the last remainder but 0 stays. Each
// number is at least the sum of the two that follow, so that the number of steps is at most 1.44 times that of the bits. The least
// signed number, which is its own absolute value, is only ever a dividend: it comes first.
Name divisor_of(Export& c, const Name& a, const Name& b) {
  const Name first = c.add("Min", {a, b}), second = c.add("Max", {a, b});
  Name dividend = first, divisor = c.add("Where", {c.add("Equal", {second, c.zero()}), first, second});
  divisor = c.add("Where", {c.add("Equal", {divisor, c.zero()}), c.number(1), divisor});
  const size_t bits = 8 * dtype_size(c.dtype(0));
  for (size_t step = 0; step < bits * 144 / 100 + 1; ++step) {
    const Name rest = c.add("Mod", {dividend, divisor});
    dividend = divisor;
    divisor = c.add("Where", {c.add("Equal", {rest, c.zero()}), divisor, rest});
  }
  return divisor;
}
struct Divisor {
  Export& c;
  const bool is_signed = !is_unsigned(c.dtype());
  const Name a = is_signed ? c.add("Abs", {c.in(0)}) : c.in(0), b = is_signed ? c.add("Abs", {c.in(1)}) : c.in(1);
  const Name divisor = divisor_of(c, a, b);
};
// Equal numbers are their divisor; they may be 0.
void gcd(Export& c) {
  const Divisor d{c};
  c.out(c.add("Where", {c.add("Equal", {d.a, d.b}), d.a, d.divisor}));
}
void lcm(Export& c) {
  const Divisor d{c};
  c.out(c.add("Mul", {c.add("Div", {d.a, d.divisor}), d.b}));
}

}  // namespace

void add_integer_mappings(Mappings& m) {
  constexpr DTypeSet kWords = dtype_bit(DType::int64) | dtype_bit(DType::uint64);
  m["bitwise_and"] = {bitwise<"And">, dtypes::integers | dtypes::boolean, "BitwiseAnd"};
  m["bitwise_or"] = {bitwise<"Or">, dtypes::integers | dtypes::boolean, "BitwiseOr"};
  m["bitwise_xor"] = {bitwise<"Xor">, dtypes::integers | dtypes::boolean, "BitwiseXor"};
  m["bitwise_invert"] = {bitwise<"Not">, dtypes::integers | dtypes::boolean, "BitwiseNot"};
  m["bitwise_count"] = {bitwise_count, kWords};
  m["bitwise_left_shift"] = {left_shift, kWords};
  m["bitwise_right_shift"] = {right_shift, kWords};
  m["gcd"] = {gcd, kWords};
  m["lcm"] = {lcm, kWords};
}

}  // namespace eager::onnx
