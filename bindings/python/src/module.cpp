// eager._core: the extension. What users see is the package eager.
#include <algorithm>
#include <string>

#include "convert.h"
#include "errors.h"
#include "tensor.h"

namespace {

// from_numpy: a tensor on the memory of an object that has the buffer protocol.
PyObject* from_buffer(PyObject*, PyObject* object) {
  Execution* execution = current_execution();
  eager_tensor* out = execution ? share_buffer(execution, object) : nullptr;
  return out ? wrap(out) : nullptr;
}

PyObject* to_tensor_function(PyObject*, PyObject* args) {
  PyObject *object, *dtype = Py_None;
  if (!PyArg_ParseTuple(args, "O|O", &object, &dtype)) return nullptr;
  const int32_t code = dtype == Py_None ? 0 : dtype_code(dtype);
  if (dtype != Py_None && !code) return nullptr;
  Execution* execution = current_execution();
  if (!execution) return nullptr;
  eager_tensor* out = to_tensor(execution, object, code);
  return out ? wrap(out) : nullptr;
}

PyMethodDef functions[] = {
    {"from_buffer", from_buffer, METH_O, nullptr},
    {"to_tensor", to_tensor_function, METH_VARARGS, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

// The library's version as Python writes versions: "1.0.0-rc.1" is 1.0.0rc1.
std::string version() {
  std::string text = eager_version();
  if (const size_t suffix = text.find('-'); suffix != std::string::npos) {
    text.erase(suffix, 1);
    text.erase(std::remove(text.begin() + static_cast<std::ptrdiff_t>(suffix), text.end(), '.'), text.end());
  }
  return text;
}

int execute_module(PyObject* module) {
  // The extension has one set of types and one runtime for the process.
  static bool initialised = false;
  if (initialised || PyInterpreterState_Get() != PyInterpreterState_Main()) {
    PyErr_SetString(PyExc_ImportError,
                    "eager does not support subinterpreters: import it in the main interpreter, once");
    return -1;
  }
  initialised = true;
  const bool done = init_errors(module) && init_dtypes(module) && init_execution(module) && init_tensor(module) &&
                    init_operators(module) && init_variable(module) && init_ops(module) && init_tape(module) &&
                    init_optimizer(module) && init_function(module) && PyModule_AddFunctions(module, functions) == 0 &&
                    PyModule_AddStringConstant(module, "__version__", version().c_str()) == 0;
  return done ? 0 : -1;
}

PyModuleDef_Slot slots[] = {
    {Py_mod_exec, reinterpret_cast<void*>(execute_module)},
#if PY_VERSION_HEX >= 0x030c0000
    {Py_mod_multiple_interpreters, Py_MOD_MULTIPLE_INTERPRETERS_NOT_SUPPORTED},
#endif
    {0, nullptr},
};

PyModuleDef definition = {
    .m_base = PyModuleDef_HEAD_INIT,
    .m_name = "eager._core",
    .m_doc = "The extension behind the package eager.",
    .m_size = 0,
    .m_slots = slots,
};

}  // namespace

PyMODINIT_FUNC PyInit__core() { return PyModuleDef_Init(&definition); }
