// The numbers of a call: what changes from one call of an op to the next, an axis or a shape, travels as arguments.
#ifndef EAGER_PYTHON_ARGUMENTS_H_
#define EAGER_PYTHON_ARGUMENTS_H_

#include "python/small.h"
#include "execution/execution.h"

// The arguments of one call, in the op's order, as eager_execute_args takes them, or eager_execute_masked where some before the
// last are not given: the one place that knows how a value of each type is written.
class Arguments {
 public:
  // Argument `place` is pushed next. Whoever pushes the first ones in order need not say so.
  void give(int place) { given_ |= uint64_t{1} << place; }
  uint64_t given() const { return given_; }  // 0: the first ones

  void push_int(int64_t value) { numbers_.push(value); }
  void push_bool(bool value) { numbers_.push(value); }
  void push_dtype(int32_t value) { numbers_.push(value); }
  void push_float(double value) {
    int64_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    numbers_.push(bits);
  }
  // A list is its length, and so many ints behind it.
  void push_length(int64_t n) { numbers_.push(n); }
  // Room for `count` lists of n ints each, which the caller fills in. Gives the first one's; the next one's lies n + 1 behind it.
  int64_t* push_lists(int32_t count, int32_t n) {
    int64_t* to = numbers_.extend(count * (n + 1));
    for (int32_t k = 0; k < count; ++k) to[k * (n + 1)] = n;
    return to + 1;
  }

  // An int that may say how large the result is: a dim of it, or how often inputs count in it (a depth, a count of
  // repetitions).
  void push_factor(int64_t value) {
    push_int(value);
    if (value > 1) factor_ = value < kLongOp / factor_ ? factor_ * value : kLongOp;
  }
  // What the factors multiply the elements of the inputs by, at most kLongOp.
  int64_t factor() const { return factor_; }

  const int64_t* data() const { return numbers_.data(); }
  int32_t size() const { return numbers_.size(); }

 private:
  List<int64_t, 40> numbers_;
  int64_t factor_ = 1;
  uint64_t given_ = 0;
};

#endif
