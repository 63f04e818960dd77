// The inputs of a call.
#ifndef EAGER_PYTHON_INPUTS_H_
#define EAGER_PYTHON_INPUTS_H_

#include "execution/execution.h"

// The inputs of one call of an op. A Python int or float next to a tensor becomes a weak scalar. Without a tensor an
// int becomes an int32, or an int64 if that is too small, or a uint64, and a float becomes a float32.
class Inputs {
 public:
  explicit Inputs(Execution* execution) : execution_(execution) {}
  Inputs(const Inputs&) = delete;
  ~Inputs();

  bool add(PyObject* object);
  // Adds an input of which the op takes one dtype alone: a Python number, or a list of these, takes it as far as to_tensor_like
  // allows.
  bool add_in(int32_t dtype, PyObject* object);
  // Adds each item, as add_in does, or for dtype 0 as add does. The items are kept, so that the sequence may change.
  bool add_list(PyObject* sequence, int32_t dtype = 0);
  // Adds one of an operator's two operands, of which `other` is the second. A list next to a tensor takes the tensor's
  // dtype if to_tensor_like allows it.
  bool add_like(PyObject* object, PyObject* other);
  // Adds NULL for an optional input that is not given.
  void add_null();
  // Converts the Python numbers. It must be called once, after all inputs have been added.
  bool finish();

  eager_tensor* const* data() const { return handles_; }
  int32_t size() const { return size_; }

 private:
  bool push(eager_tensor* handle, bool owned);
  bool grow();
  bool takes_float() const;

  static constexpr int32_t kInline = 8;
  Execution* execution_;
  eager_tensor* inline_[kInline];
  bool inline_owned_[kInline];
  eager_tensor** handles_ = inline_;
  bool* owned_ = inline_owned_;
  int32_t size_ = 0, capacity_ = kInline;
  PyObject* scalars_[kInline];  // the Python numbers among the first inputs, or NULL
  Ref kept_;                    // keeps the items of lists
  bool any_scalar_ = false, any_tensor_ = false;
};

#endif
