// Tensors as NumPy arrays, and as memory for whoever knows the buffer protocol.
#ifndef EAGER_PYTHON_NUMPY_H_
#define EAGER_PYTHON_NUMPY_H_

#include "python/python.h"

extern PyBufferProcs tensor_buffer;
extern PyMethodDef tensor_numpy_methods[];

#endif
