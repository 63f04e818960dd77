#include "python.h"

bool init_optimizer(PyObject*) { return true; }  // stub
