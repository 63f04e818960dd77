// Conversions between codes of dtypes (EAGER_FLOAT32, ...) and the DType objects of eager/dtypes.py.
#ifndef EAGER_PYTHON_DTYPES_H_
#define EAGER_PYTHON_DTYPES_H_

#include "python/python.h"

inline bool is_integer(int32_t dtype) { return dtype >= EAGER_INT8 && dtype <= EAGER_UINT64; }
inline bool is_complex(int32_t dtype) { return dtype == EAGER_COMPLEX64 || dtype == EAGER_COMPLEX128; }

// Returns the DType object of a code, a new reference.
PyObject* dtype_object(int32_t code);

// Returns the code of a DType, a NumPy dtype, a name or a Python type. 0: an exception is set.
int32_t dtype_code(PyObject* object);

bool init_dtypes();

#endif
