// What an observer of the calls sees: a function in Python that is told of each op that runs outside of traces, with what runs
// it again, and of each read of a variable. TensorFlow's graphs ask it how a tensor came from Variables.
#ifndef EAGER_PYTHON_OBSERVER_H_
#define EAGER_PYTHON_OBSERVER_H_

#include "calls/arguments.h"

// The observer; NULL, as in all programs without graphs: there is none.
extern PyObject* observer;

// Calls observer(again, inputs, ids): again(tensors) runs the op on other tensors and returns its outputs, a list; inputs has
// Tensors, and None for inputs that are not given; ids are those of the outputs. An exception of the observer is reported as
// one that nobody catches.
void observe_call(eager_op* op, eager_tensor* const* inputs, int32_t num_inputs, const Arguments* arguments,
                  eager_tensor* const* outputs, int32_t num_outputs);

// Calls observer(None, variable, id) where there is an observer: the variable was read, and its value has this id.
void observe_read(PyObject* variable, const eager_tensor* value);
inline void note_read(PyObject* variable, const eager_tensor* value) {
  if (unlikely(observer != nullptr)) observe_read(variable, value);
}

bool init_observer(PyObject* module);

#endif
