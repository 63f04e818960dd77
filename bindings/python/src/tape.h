// eager.GradientTape, and the way back of custom gradients.
#ifndef EAGER_PYTHON_TAPE_H_
#define EAGER_PYTHON_TAPE_H_

#include "execution.h"

// record_gradient(inputs, outputs, backward): tuples of Tensors, and a function from the outputs' gradients to a sequence of
// the inputs' (None: none). Gives the Tensors to go on with. Behind eager.custom_gradient (custom_gradient.cpp).
PyObject* record_gradient(PyObject* module, PyObject* const* args, Py_ssize_t num_args);

#endif
