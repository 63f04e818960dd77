// Python objects as tensors.
#ifndef EAGER_PYTHON_CONVERT_H_
#define EAGER_PYTHON_CONVERT_H_

#include "calls/call.h"

// True if Python's complex numbers are complex128, as in TensorFlow, and not complex64.
extern bool complex_is_wide;

// Returns a tensor with the object's value, owned by the caller. The object may be a Python scalar or a nested list
// (ints become int32, or else int64, or else uint64; the others float32, complex64, bool or strings), a Tensor, a
// Variable, anything with the buffer protocol (NumPy's arrays and scalars), or what eager/_convert.py converts. dtype:
// 0 for the object's own.
eager_tensor* to_tensor(Execution* execution, PyObject* object, int32_t dtype);

// Does as to_tensor with dtype 0, except that a Python number, or a list of these, takes the dtype `other` if that is of the
// numbers' kind or a higher one: ints take any numeric dtype, floats any floating-point or complex one, complex numbers
// any complex one.
eager_tensor* to_tensor_like(Execution* execution, PyObject* object, int32_t other);

// Returns a tensor from an object that has the buffer protocol (buffer.cpp). NULL with `known` false: there is no
// exception, and the buffer cannot be had or its format has no dtype. share: the tensor uses the object's memory if
// that is row-major.
eager_tensor* buffer_tensor(Execution* execution, PyObject* object, bool share, bool& known);

// Returns a tensor on the object's memory, for from_numpy; memory that cannot be shared is copied. Shared memory must
// not change as long as the tensor lives.
eager_tensor* share_buffer(Execution* execution, PyObject* object);

// Returns the present value of a Tensor or a Variable. It is borrowed from the Tensor, or owned by `owned`.
eager_tensor* borrowed_value(PyObject* object, TensorHandle& owned);

// Returns a weak scalar, owned by the caller, for a Python float or an int that an int64 holds. NULL without an
// exception: the object is neither.
eager_tensor* weak_scalar(Execution* execution, PyObject* number);

// Returns t converted to dtype, owned by the caller, or t itself if it has this dtype. Consumes t.
eager_tensor* cast(Execution* execution, TensorHandle t, int32_t dtype);

// Reports whether an operator may take the object as its other operand.
bool is_operand(PyObject* object);

// Reports whether the object is a Python number that an op takes as a weak scalar.
inline bool is_scalar(PyObject* object) { return PyFloat_CheckExact(object) || PyLong_CheckExact(object); }
inline bool is_list(PyObject* object) { return PyList_Check(object) || PyTuple_Check(object); }

// Adds from_buffer and to_tensor to the module, on which Python's from_numpy and constant rest.
bool init_convert(PyObject* module);

#endif
