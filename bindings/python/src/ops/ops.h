// Ops as Python has them: functions, operators, indexing, methods of Tensors.
#ifndef EAGER_PYTHON_OPS_H_
#define EAGER_PYTHON_OPS_H_

#include "python/python.h"

// ---- Operators (operators.cpp), indexing (indexing.cpp): slots of Tensors' and Variables' types

extern PyNumberMethods number_methods, variable_number_methods;
PyObject* rich_compare(PyObject* a, PyObject* b, int comparison);

extern PyMappingMethods tensor_mapping;
extern PySequenceMethods tensor_sequence;
PyObject* tensor_iter(PyObject* self);

bool init_op(PyObject* module);
bool init_methods(PyObject* module);
bool init_operators(PyObject* module);
bool init_prepared_op(PyObject* module);

#endif
