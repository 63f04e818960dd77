// eager._core.Dataset and Iterator: an eager_dataset and an eager_iterator. eager/data/ puts elements into structures.
#ifndef EAGER_PYTHON_DATA_H_
#define EAGER_PYTHON_DATA_H_

#include "python/python.h"

// Returns the handle of a Dataset. NULL: an exception is set, since the object is none.
eager_dataset* dataset_handle(PyObject* object);

bool init_dataset(PyObject* module);
bool init_iterator(PyObject* module);

#endif
