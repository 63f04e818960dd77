// The Python code of a pipeline: the callable of a generator, or of the op of a map, filter or flat_map.
//
// The Dataset owns the callable, and the states that it gives, and shows them to Python's collector of cycles; the library's dataset has
// an address alone. So a Dataset is collected whose code refers to it, as a method's does of an object that keeps the Dataset. What
// uses the library's dataset keeps the Dataset: those behind it, and Iterators. Threads of an Iterator that is gone find no callable.
#ifndef EAGER_PYTHON_CODE_H_
#define EAGER_PYTHON_CODE_H_

#include <vector>

#include "python/python.h"

// All members need the GIL, but for the destructor, by which the library's dataset gives the address back.
class Code {
 public:
  // Make an attribute of the dataset of a callable and the specs of what it gives. They return the code, whose owner calls clear()
  // before it releases the dataset. NULL: an exception is set.
  static Code* set_generator(eager_dataset* d, const char* attribute, PyObject* callable, PyObject* specs);
  static Code* set_op(eager_dataset* d, const char* attribute, const char* name, PyObject* callable, PyObject* specs);

  int traverse(visitproc visit, void* arg) const;
  void clear();

 private:
  Code() = default;
  Ref callable() const;
  bool change_state(void** state, PyObject* to);
  void drop_state(PyObject* state);
  bool generate(void** state, int64_t index, eager_tensor** outputs, int32_t n, int32_t* end);

  static eager_status* call_generator(void* code, eager_context* ctx, void** state, int64_t index,
                                      eager_tensor** outputs, int32_t n, int32_t* end);
  static eager_status* call_op(void* code, eager_context* ctx, eager_tensor* const* inputs, int32_t n,
                               eager_tensor** outputs, int32_t m);
  static void destroy_state(void* code, void* state);
  static void destroy(void* code);

  PyObject* callable_ = nullptr;  // NULL: the Dataset is gone
  std::vector<PyObject*> states_;
};

#endif
