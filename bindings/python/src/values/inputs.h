// The inputs of a call.
#ifndef EAGER_PYTHON_INPUTS_H_
#define EAGER_PYTHON_INPUTS_H_

#include "execution/execution.h"

// The inputs of one call of an op. Python's int and float are weak scalars next to tensors; alone they are int32 (int64
// where that is too small) and float32.
class Inputs {
 public:
  explicit Inputs(Execution* execution) : execution_(execution) {}
  Inputs(const Inputs&) = delete;
  ~Inputs();

  bool add(PyObject* object);
  bool add_list(PyObject* sequence);  // each item; the items are kept, whatever becomes of the sequence
  bool add_like(PyObject* object,
                PyObject* other);  // an operator's operand: next to a tensor a list is as weak as a scalar
  void add_null();                 // an optional input that is not given
  bool finish();                   // to be called once, when all have been added

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
  Ref kept_;                    // the items of lists
  bool any_scalar_ = false, any_tensor_ = false;
};

#endif
