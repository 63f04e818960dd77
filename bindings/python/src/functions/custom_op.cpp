// Ops that the program defines: eager_op_define with callbacks that are Python functions. eager/custom_ops.py gives each of them
// the form in which the library asks, and users theirs.
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "functions/function.h"
#include "gradients/tape.h"
#include "python/errors.h"
#include "values/dtypes.h"
#include "values/operand.h"
#include "values/spec.h"
#include "values/tensor.h"

namespace {

constexpr size_t kMaxRank = 32;

// What the library keeps of a definition, and gives back to each callback.
struct Definition {
  std::string name;
  Ref kernel, infer, gradient;  // empty: there is none
  std::string refusal;          // why an op cannot run within the kernel or the inference
};

// The destroy function of a definition, on any thread.
void release_definition(void* data) {
  drop_references([=] { delete static_cast<Definition*>(data); });
}

// ---- What callbacks are given

// Returns a tuple of item(i) for i below n.
template <typename Item>
PyObject* tuple_of(int32_t n, Item item) {
  Ref tuple(PyTuple_New(n));
  for (int32_t i = 0; tuple && i < n; ++i) {
    PyObject* object = item(i);
    if (!object) return nullptr;
    PyTuple_SET_ITEM(tuple.get(), i, object);
  }
  return tuple.release();
}

PyObject* none() { return Ref::borrow(Py_None).release(); }

// Returns the value of an attribute; None: it is absent.
PyObject* python_value(const eager_value& v) {
  switch (v.type) {
    case EAGER_VALUE_INT: return PyLong_FromLongLong(v.i);
    case EAGER_VALUE_FLOAT: return PyFloat_FromDouble(v.f);
    case EAGER_VALUE_BOOL: return PyBool_FromLong(v.i != 0);
    case EAGER_VALUE_DTYPE: return dtype_object(static_cast<int32_t>(v.i));
    case EAGER_VALUE_STRING: return PyUnicode_DecodeUTF8(static_cast<const char*>(v.p), v.count, "replace");
    case EAGER_VALUE_INTS:
      return tuple_of(v.count, [&](int32_t i) { return PyLong_FromLongLong(static_cast<const int64_t*>(v.p)[i]); });
    default: return none();
  }
}
PyObject* python_values(const eager_value* values, int32_t n) {
  return tuple_of(n, [&](int32_t i) { return python_value(values[i]); });
}

PyObject* python_tensors(eager_tensor* const* tensors, int32_t n) {
  return tuple_of(n, [&](int32_t i) { return tensors[i] ? wrap_shared(tensors[i]) : none(); });
}

// Returns (dtype code, shape). The shape of rank -1 is None.
PyObject* python_spec(int32_t dtype, const int64_t* dims, int32_t rank) {
  Ref shape(rank < 0 ? none() : shape_tuple(dims, rank));
  return shape ? Py_BuildValue("iO", dtype, shape.get()) : nullptr;
}

template <typename... Objects>
PyObject* call_python(const Ref& function, const Objects&... objects) {
  if (!(objects && ...)) return nullptr;
  return run_python([&] { return PyObject_CallFunctionObjArgs(function.get(), objects.get()..., nullptr); });
}

// ---- The kernel

// Empties the frames that an exception of a kernel's keeps, and so drops their views of the operands.
void empty_frames() {
  static PyObject* empty = nullptr;
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  PyErr_NormalizeException(&type, &value, &traceback);
  if (traceback) PyException_SetTraceback(value, traceback);
  Ref done(imported(empty, "eager.custom_ops", "_empty_frames")
               ? run_python([&] { return PyObject_CallFunctionObjArgs(empty, value, nullptr); })
               : nullptr);
  if (!done) PyErr_Clear();
  PyErr_Restore(type, value, traceback);
}

bool compute(const Definition& definition, const eager_kernel_call& call) {
  Operands operands;
  Ref inputs(operands.views(call.inputs, call.num_inputs, false));
  Ref outputs(inputs ? operands.views(call.outputs, call.num_outputs, true) : nullptr);
  Ref attributes(outputs ? python_values(call.attrs, call.num_attrs) : nullptr);
  Ref done(call_python(definition.kernel, inputs, outputs, attributes));
  inputs = Ref();
  outputs = Ref();
  if (operands.end()) return static_cast<bool>(done);
  if (!done) empty_frames();
  if (!operands.end()) {
    run_python([]() -> PyObject* {
      PyGC_Collect();  // a view may be part of a cycle; an exception that is set stays so
      return nullptr;
    });
  }
  if (operands.end()) return static_cast<bool>(done);
  const std::string message = "the kernel of " + definition.name +
                              " keeps an array whose memory ends with the call: it must copy what it keeps";
  raise_instead(PyExc_BufferError, message.c_str());
  return false;
}

eager_status* run_kernel(void* user_data, const eager_kernel_call* call) {
  return with_gil([=] {
    const auto& definition = *static_cast<Definition*>(user_data);
    NoExecution scope(definition.refusal.c_str());
    return compute(definition, *call) ? nullptr : status_of_exception();
  });
}

// ---- Inference

bool infer(const Definition& definition, const eager_infer_call& call) {
  Ref inputs(tuple_of(call.num_inputs, [&](int32_t i) {
    const eager_operand& o = call.inputs[i];
    return o.dtype == 0 ? none() : python_spec(o.dtype, o.dims, o.rank);
  }));
  Ref outputs(
      tuple_of(call.num_outputs, [&](int32_t i) { return python_spec(call.dtypes[i], call.dims[i], call.ranks[i]); }));
  Ref attributes(python_values(call.attrs, call.num_attrs));
  Ref inferred(call_python(definition.infer, inputs, outputs, attributes));
  if (!inferred) return false;
  std::vector<Spec> specs;
  if (!PyList_Check(inferred.get()) || PyList_GET_SIZE(inferred.get()) != call.num_outputs) {
    PyErr_SetString(PyExc_TypeError, "a list with the spec of each output is needed");
    return false;
  }
  if (!parse_specs(inferred.get(), specs)) return false;
  for (size_t i = 0; i < specs.size(); ++i) {
    if (specs[i].dims.size() > kMaxRank) {
      raise_code(EAGER_INVALID_ARGUMENT, "rank %zu is above %zu", specs[i].dims.size(), kMaxRank);
      return false;
    }
    call.dtypes[i] = specs[i].dtype;
    call.ranks[i] = static_cast<int32_t>(specs[i].dims.size());
    std::copy(specs[i].dims.begin(), specs[i].dims.end(), call.dims[i]);
  }
  return true;
}

eager_status* run_infer(void* user_data, const eager_infer_call* call) {
  return with_gil([=] {
    const auto& definition = *static_cast<Definition*>(user_data);
    NoExecution scope(definition.refusal.c_str());
    return infer(definition, *call) ? nullptr : status_of_exception();
  });
}

// ---- The gradient

bool differentiate(const Definition& definition, eager_context* ctx, const eager_op_gradient_call& call) {
  Execution* execution = current_execution();
  if (!execution) return false;
  ContextScope scope(execution, ctx);
  Ref saved(python_tensors(call.saved, call.num_saved));
  Ref output_gradients(python_tensors(call.output_gradients, call.num_output_gradients));
  Ref needed(tuple_of(call.num_input_gradients, [&](int32_t i) { return PyBool_FromLong(call.needed[i]); }));
  Ref attributes(python_values(call.attrs, call.num_attrs));
  Ref gradients(call_python(definition.gradient, saved, output_gradients, needed, attributes));
  if (!gradients) return false;
  if (!PyTuple_Check(gradients.get()) || PyTuple_GET_SIZE(gradients.get()) != call.num_input_gradients) {
    PyErr_SetString(PyExc_TypeError, "a tuple with the gradient of each input is needed");
    return false;
  }
  return give_gradients(execution, gradients.get(), call.input_gradients);
}

eager_status* run_gradient(void* user_data, eager_context* ctx, const eager_op_gradient_call* call) {
  return with_gil([=] {
    return differentiate(*static_cast<Definition*>(user_data), ctx, *call) ? nullptr : status_of_exception();
  });
}

// ---- The definition

Ref given(PyObject* function) { return function == Py_None ? Ref() : Ref::borrow(function); }

// Returns the handle of a traced function, borrowed. NULL, with an exception set: it cannot be a gradient.
eager_function* gradient_function_of(PyObject* object) {
  if (!PyObject_TypeCheck(object, &function_type)) {
    PyErr_Format(PyExc_TypeError, "gradient_function must be a ConcreteFunction, not %R", Py_TYPE(object));
    return nullptr;
  }
  const auto* function = reinterpret_cast<Function*>(object);
  if (PyTuple_GET_SIZE(function->captures) == 0) return function->handle;
  PyErr_SetString(PyExc_ValueError, "gradient_function reads tensors from outside, which a definition does not keep");
  return nullptr;
}

// define_op(name, schema, description, version, flags, kernel, infer, gradient, saves, gradient_function, library, call): `call`
// None for a kernel that is a Python function; `library` is bytes, and other objects that are not given are None.
PyObject* define_op(PyObject*, PyObject* args) {
  eager_op_definition d = {};
  d.struct_size = sizeof d;
  PyObject *kernel, *infer, *gradient, *function, *library;
  const char* prototypes;
  if (!PyArg_ParseTuple(args, "ssziiOOOzOOz:define_op", &d.name, &d.schema, &d.description, &d.version, &d.flags,
                        &kernel, &infer, &gradient, &d.saves, &function, &library, &prototypes)) {
    return nullptr;
  }
  const char* path = library == Py_None ? nullptr : PyBytes_AsString(library);
  Execution* execution = PyErr_Occurred() ? nullptr : current_execution();
  if (!execution) return nullptr;
  if (function != Py_None && !(d.gradient_function = gradient_function_of(function))) return nullptr;
  auto definition = std::make_unique<Definition>(Definition{d.name, given(kernel), given(infer), given(gradient), {}});
  definition->refusal = "an op was called within the kernel or the inference of " + definition->name +
                        ", which compute with arrays alone";
  if (definition->kernel) {
    find_numpy();
    d.kernel = run_kernel;
  }
  if (definition->infer) d.infer = run_infer;
  if (definition->gradient) d.gradient = run_gradient;
  d.user_data = definition.release();
  d.destroy = release_definition;
  if (!ok(prototypes ? eager_op_define_native(execution->context, &d, path, prototypes)
                     : eager_op_define(execution->context, &d))) {
    return nullptr;
  }
  return none();
}

PyMethodDef functions[] = {
    {"define_op", define_op, METH_VARARGS, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

bool init_custom_op(PyObject* module) { return init_operand() && PyModule_AddFunctions(module, functions) == 0; }
