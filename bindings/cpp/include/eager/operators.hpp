// Operators on tensors, variables and numbers.
#ifndef EAGER_OPERATORS_HPP_
#define EAGER_OPERATORS_HPP_

#include "ops.hpp"

EAGER_NAMESPACE_BEGIN

// The ops of these signs, of which one side at least is a tensor or a variable. What compares gives a tensor of bool.
#define EAGER_BINARY(sign, op)                                                                             \
  EAGER_INLINE Fallible<Tensor> operator sign(const Operand& x1, const Operand& x2) { return op(x1, x2); } \
  EAGER_INLINE Fallible<Tensor> operator sign(const Tensor& x1, const Tensor& x2) { return op(x1, x2); }
EAGER_BINARY(+, add)
EAGER_BINARY(-, subtract)
EAGER_BINARY(*, multiply)
EAGER_BINARY(/, divide)
EAGER_BINARY(%, remainder)
EAGER_BINARY(==, equal)
EAGER_BINARY(!=, not_equal)
EAGER_BINARY(<, less)
EAGER_BINARY(<=, less_equal)
EAGER_BINARY(>, greater)
EAGER_BINARY(>=, greater_equal)
EAGER_BINARY(&, bitwise_and)
EAGER_BINARY(|, bitwise_or)
EAGER_BINARY(^, bitwise_xor)
#undef EAGER_BINARY

inline Fallible<Tensor> operator-(const Operand& x) { return negative(x); }
inline Fallible<Tensor> operator~(const Operand& x) { return bitwise_invert(x); }

inline Fallible<Tensor> Tensor::operator[](int64_t index) const {
  const int64_t end = index == -1 || index == INT64_MAX ? INT64_MAX : index + 1;
  return strided_slice(*this, StridedSliceOptions().begin(index).end(end).shrink_axes(1));
}

#ifndef EAGER_RESULTS
template <class T>
Tensor& Tensor::operator+=(const T& other) {
  return *this = *this + other;
}
template <class T>
Tensor& Tensor::operator-=(const T& other) {
  return *this = *this - other;
}
template <class T>
Tensor& Tensor::operator*=(const T& other) {
  return *this = *this * other;
}
template <class T>
Tensor& Tensor::operator/=(const T& other) {
  return *this = *this / other;
}
#endif

EAGER_NAMESPACE_END

#endif
