// The arguments of a call: numbers that change from one call of an op to the next, such as an axis or a shape.
#ifndef EAGER_PYTHON_ARGUMENTS_H_
#define EAGER_PYTHON_ARGUMENTS_H_

#include "python/small.h"
#include "execution/execution.h"

// The arguments of one call in the op's order, written as eager_execute_args takes them, or eager_execute_masked if
// some before the last are not given.
class Arguments {
 public:
  // Says that argument `place` is pushed next. A caller that pushes the op's first arguments in order need not call it.
  void give(int place) { given_ |= uint64_t{1} << place; }
  // Returns a mask of the arguments that are given; 0: the op's first ones.
  uint64_t given() const { return given_; }

  void push_int(int64_t value) { numbers_.push(value); }
  void push_bool(bool value) { numbers_.push(value); }
  void push_dtype(int32_t value) { numbers_.push(value); }
  void push_float(double value) {
    int64_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    numbers_.push(bits);
  }
  // Begins a list of n ints. The caller pushes the ints next.
  void push_length(int64_t n) { numbers_.push(n); }
  // Pushes `count` lists of n ints each, which the caller fills in. Returns the ints of the first list; those of each
  // further list begin n + 1 places later.
  int64_t* push_lists(int32_t count, int32_t n) {
    int64_t* to = numbers_.extend(count * (n + 1));
    for (int32_t k = 0; k < count; ++k) to[k * (n + 1)] = n;
    return to + 1;
  }

  // Pushes an int that may multiply the size of the result: a dim of the result, a depth, or a count of repetitions.
  void push_factor(int64_t value) {
    push_int(value);
    if (value > 1) factor_ = value < kLongOp / factor_ ? factor_ * value : kLongOp;
  }
  // Returns the product of the factors above 1, at most kLongOp.
  int64_t factor() const { return factor_; }

  const int64_t* data() const { return numbers_.data(); }
  int32_t size() const { return numbers_.size(); }

 private:
  List<int64_t, 40> numbers_;
  int64_t factor_ = 1;
  uint64_t given_ = 0;
};

#endif
