// Who is told of what ops that run outside of traces make of variables: objects/observer.cpp, for a function in Python. TensorFlow's
// graphs ask it how a tensor came from Variables.
#ifndef EAGER_PYTHON_CALLS_OBSERVER_H_
#define EAGER_PYTHON_CALLS_OBSERVER_H_

#include "calls/arguments.h"

struct Observer {
  // The op has run. arguments: NULL for none.
  void (*call)(eager_op* op, eager_tensor* const* inputs, int32_t num_inputs, const Arguments* arguments,
               eager_tensor* const* outputs, int32_t num_outputs);
  // The Variable was read, and this is its value.
  void (*read)(PyObject* variable, const eager_tensor* value);
  // A Tensor of this tensor was made, or freed.
  void (*wrapped)(const eager_tensor* tensor);
  void (*freed)(const eager_tensor* tensor);
  // The Tensor that was freed last had this tensor, which the next op takes.
  void (*passed)(const eager_tensor* tensor);
};

// NULL, as in all programs without graphs: nobody is told.
extern const Observer* observer;

inline void note_read(PyObject* variable, const eager_tensor* value) {
  if (unlikely(observer != nullptr)) observer->read(variable, value);
}

#endif
