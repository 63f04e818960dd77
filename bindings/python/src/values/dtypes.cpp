#include "values/dtypes.h"

namespace {
PyObject* by_code;   // list: eager.dtypes.BY_CODE
PyObject* as_dtype;  // eager.dtypes.as_dtype
PyObject* dtype_class;
PyObject* code_name;
}  // namespace

PyObject* dtype_object(int32_t code) { return Ref::borrow(PyList_GET_ITEM(by_code, code)).release(); }

int32_t dtype_code(PyObject* object) {
  Ref converted;
  if (Py_TYPE(object) != reinterpret_cast<PyTypeObject*>(dtype_class)) {
    converted = Ref(PyObject_CallFunctionObjArgs(as_dtype, object, nullptr));
    if (!converted) return 0;
    object = converted.get();
  }
  Ref code(PyObject_GetAttr(object, code_name));
  const long value = code ? PyLong_AsLong(code.get()) : -1;
  return value > 0 ? static_cast<int32_t>(value) : 0;
}

bool init_dtypes() {
  Ref module(PyImport_ImportModule("eager.dtypes"));
  return module && (by_code = PyObject_GetAttrString(module.get(), "BY_CODE")) &&
         (as_dtype = PyObject_GetAttrString(module.get(), "as_dtype")) &&
         (dtype_class = PyObject_GetAttrString(module.get(), "DType")) &&
         (code_name = PyUnicode_InternFromString("code"));
}
