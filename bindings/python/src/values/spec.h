// The form of a tensor that is not there yet: Python's (dtype code, shape), with None for an unknown dim.
#ifndef EAGER_PYTHON_SPEC_H_
#define EAGER_PYTHON_SPEC_H_

#include <vector>

#include "python/python.h"

struct Spec {
  int32_t dtype;
  std::vector<int64_t> dims;  // -1: unknown
};

bool parse_spec(PyObject* object, Spec& spec);

// That of a tensor, a new reference.
PyObject* spec_of(const eager_tensor* t);

#endif
