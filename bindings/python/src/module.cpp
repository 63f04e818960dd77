// eager._core: the extension. What users see is the package eager.
#include <algorithm>
#include <string>

#include "data/data.h"
#include "python/errors.h"
#include "python/gil.h"
#include "execution/execution.h"
#include "functions/function.h"
#include "gradients/tape.h"
#include "objects/objects.h"
#include "ops/ops.h"
#include "values/convert.h"
#include "values/dlpack.h"
#include "values/dtypes.h"

namespace {

// Returns the library's version in the form of Python packages: "1.0.0-rc.1" becomes "1.0.0rc1".
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
  const bool done = init_gil() && init_errors() && init_execution() && init_settings(module) && init_dtypes() &&
                    init_convert(module) && init_dlpack(module) && init_op(module) && init_methods(module) &&
                    init_operators(module) && init_prepared_op(module) && init_tensor(module) &&
                    init_variable(module) && init_optimizer(module) && init_schedule(module) && init_layer(module) &&
                    init_checkpoint(module) && init_observer(module) && init_tape(module) && init_function(module) &&
                    init_trace_function(module) && init_dispatcher(module) && init_control_flow(module) &&
                    init_dataset(module) && init_iterator(module) && init_files(module) && init_custom_op(module) &&
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

PyMODINIT_FUNC PyInit__core() {
  // A library of another version is asked for its version alone.
  const uint32_t library = eager_abi_version();
  const int major = static_cast<int>(library >> 16), minor = static_cast<int>(library & 0xffff);
  if (major != EAGER_ABI_MAJOR || minor < EAGER_ABI_MINOR) {
    return PyErr_Format(PyExc_ImportError,
                        "eager: the library has version %d.%d of the C interface, this package needs %d.%d", major,
                        minor, EAGER_ABI_MAJOR, EAGER_ABI_MINOR);
  }
  return PyModuleDef_Init(&definition);
}
