#include "python.h"

bool init_function(PyObject*) { return true; }  // stub
