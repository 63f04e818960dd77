#include "values/spec.h"

#include "values/tensor.h"

bool parse_spec(PyObject* object, Spec& spec) {
  PyObject* shape;
  if (!PyTuple_Check(object)) {
    PyErr_SetString(PyExc_TypeError, "a spec is (dtype code, shape)");
    return false;
  }
  if (!PyArg_ParseTuple(object, "iO!:spec", &spec.dtype, &PyTuple_Type, &shape)) return false;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(shape); ++i) {
    PyObject* dim = PyTuple_GET_ITEM(shape, i);
    spec.dims.push_back(dim == Py_None ? -1 : PyLong_AsLongLong(dim));
    if (spec.dims.back() == -1 && PyErr_Occurred()) return false;
  }
  return true;
}

bool parse_specs(PyObject* list, std::vector<Spec>& specs) {
  specs.resize(static_cast<size_t>(PyList_GET_SIZE(list)));
  for (size_t i = 0; i < specs.size(); ++i) {
    if (!parse_spec(PyList_GET_ITEM(list, static_cast<Py_ssize_t>(i)), specs[i])) return false;
  }
  return true;
}

SpecLists::SpecLists(const std::vector<Spec>& specs) {
  for (const Spec& spec : specs) {
    dtypes.push_back(spec.dtype);
    ranks.push_back(static_cast<int32_t>(spec.dims.size()));
    dims.push_back(spec.dims.data());
  }
}

PyObject* spec_of(const eager_tensor* t) {
  Ref shape(shape_tuple(eager_tensor_dims(t), eager_tensor_rank(t)));
  return shape ? Py_BuildValue("iO", eager_tensor_dtype(t), shape.get()) : nullptr;
}
