// DLPack: memory shared with other libraries.
#ifndef EAGER_PYTHON_DLPACK_H_
#define EAGER_PYTHON_DLPACK_H_

#include "python/python.h"

extern PyMethodDef tensor_dlpack_methods[];

bool init_dlpack(PyObject* module);

#endif
