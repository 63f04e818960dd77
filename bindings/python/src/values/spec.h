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

// Parses a list of specs.
bool parse_specs(PyObject* list, std::vector<Spec>& specs);

// Specs as the library takes them, a list for each of their parts. The specs must outlive it.
struct SpecLists {
  explicit SpecLists(const std::vector<Spec>& specs);
  int32_t size() const { return static_cast<int32_t>(dtypes.size()); }

  std::vector<int32_t> dtypes, ranks;
  std::vector<const int64_t*> dims;
};

// Returns the spec of a tensor as Python's tuple, a new reference.
PyObject* spec_of(const eager_tensor* t);

#endif
