// Specs: the dtype and shape of a tensor that does not exist yet. In Python a spec is a tuple (dtype code, shape), in
// which None stands for an unknown dim.
#ifndef EAGER_PYTHON_SPEC_H_
#define EAGER_PYTHON_SPEC_H_

#include <vector>

#include "python/python.h"

struct Spec {
  int32_t dtype;
  std::vector<int64_t> dims;  // -1: unknown
};

bool parse_spec(PyObject* object, Spec& spec);

// Returns the spec of a tensor as Python's tuple, a new reference.
PyObject* spec_of(const eager_tensor* t);

#endif
