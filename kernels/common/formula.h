// How formulas of elementwise ops are written, for one element. T is the type that arithmetic is done in (Compute): integers, float,
// double, or a complex type whose functions are found by its namespace.
//
// No formula has undefined behaviour: integers wrap, shifts and divisions are defined for every operand. A formula with
// `valid` reports operands for which the op fails with `kError`, and gives any value for them.
#pragma once

// clang-format off
#define EAGER_FORMULA1(Name) \
  struct Name {              \
    template <class T>       \
    EAGER_HD auto operator()(T x) const
#define EAGER_FORMULA2(Name) \
  struct Name {              \
    template <class T>       \
    EAGER_HD auto operator()(T a, T b) const

#define EAGER_SIGN_AGNOSTIC static constexpr bool kSignAgnostic = true
// clang-format on
