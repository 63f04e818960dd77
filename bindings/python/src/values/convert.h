// Python objects as tensors.
#ifndef EAGER_PYTHON_CONVERT_H_
#define EAGER_PYTHON_CONVERT_H_

#include "calls/call.h"

// A tensor with the object's value, owned by the caller: Python scalars and nested lists (int32, else int64; float32;
// complex64; bool; strings), whatever has the buffer protocol (NumPy's arrays and scalars), Tensors, Variables, and what
// eager/_convert.py knows. dtype: 0 for the object's own.
eager_tensor* to_tensor(Execution* execution, PyObject* object, int32_t dtype);

// The same, but lists of Python's numbers take the dtype that is given where it is of their kind or a higher one.
eager_tensor* to_tensor_like(Execution* execution, PyObject* object, int32_t other);

// A tensor from an object that has the buffer protocol (buffer.cpp). With `known` false there is no exception, and the buffer's
// format has no dtype. share: its memory is not copied where it is row-major.
eager_tensor* buffer_tensor(Execution* execution, PyObject* object, bool share, bool& known);

// The same from memory that is not copied where it can be shared, and must not change then (from_numpy).
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

// Reports whether it is a Python number that travels as a weak scalar.
inline bool is_scalar(PyObject* object) { return PyFloat_CheckExact(object) || PyLong_CheckExact(object); }
inline bool is_list(PyObject* object) { return PyList_Check(object) || PyTuple_Check(object); }

// from_numpy and constant: functions of the module.
bool init_convert(PyObject* module);

#endif
