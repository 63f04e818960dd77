// Python objects as tensors.
#ifndef EAGER_PYTHON_CONVERT_H_
#define EAGER_PYTHON_CONVERT_H_

#include "execution.h"

// A tensor with the object's value, owned by the caller: Python scalars and nested lists (int32, else int64; float32;
// complex64; bool; strings), whatever has the buffer protocol (NumPy's arrays and scalars), Tensors, Variables, and what
// eager/_convert.py knows. dtype: 0 for the object's own.
eager_tensor* to_tensor(Execution* execution, PyObject* object, int32_t dtype);

// The same, but lists of Python's numbers take the dtype that is given where it is of their kind or a higher one.
eager_tensor* to_tensor_like(Execution* execution, PyObject* object, int32_t other);

// A tensor from an object that has the buffer protocol (buffer.cpp). With `known` false there is no exception, and the buffer's
// format has no dtype. share: its memory is not copied where it is row-major.
eager_tensor* buffer_tensor(Execution* execution, PyObject* object, bool share, bool& known);

// The same from memory that is not copied and must not change (from_numpy), where it can be shared.
eager_tensor* share_buffer(Execution* execution, PyObject* object);

// The present value of a Tensor or a Variable: borrowed, or owned by `owned`.
eager_tensor* borrowed_value(PyObject* object, TensorHandle& owned);

// Python's float, or an int that an int64 holds, as a weak scalar, owned by the caller. NULL without an exception: another
// object.
eager_tensor* weak_scalar(Execution* execution, PyObject* number);

// A tensor of another dtype, owned by the caller; consumes t.
eager_tensor* cast(Execution* execution, TensorHandle t, int32_t dtype);

// Whether an operator may take the object as its other operand.
bool is_operand(PyObject* object);

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
