#include <vector>

#include "data/data.h"
#include "execution/execution.h"
#include "functions/function.h"
#include "ops/prepared_op.h"
#include "python/errors.h"
#include "values/spec.h"
#include "values/tensor.h"

namespace {

struct Dataset {
  PyObject_HEAD
  eager_dataset* handle;
};
extern PyTypeObject dataset_type;

// ---- Generators

// Calls callable(state, index), where state is None at first. It returns None at the end, or (state, list of Tensors), or
// (state, exception), which keeps the state where an element fails.
bool call_generator(PyObject* callable, void** state, int64_t index, eager_tensor** outputs, int32_t n, int32_t* end) {
  Ref number(PyLong_FromLongLong(index));
  PyObject* before = *state ? static_cast<PyObject*>(*state) : Py_None;
  Ref result(number ? run_python([&] { return PyObject_CallFunctionObjArgs(callable, before, number.get(), nullptr); })
                    : nullptr);
  if (!result) return false;
  if (result.get() == Py_None) {
    *end = 1;
    return true;
  }
  PyObject *next, *list;
  if (!PyArg_ParseTuple(result.get(), "OO", &next, &list)) return false;
  if (next != Py_None && next != *state) {
    Py_XDECREF(static_cast<PyObject*>(*state));
    *state = Ref::borrow(next).release();
  }
  if (PyExceptionInstance_Check(list)) return raise(list) != nullptr;
  return give_tensors(list, outputs, n, "the generator");
}

eager_status* generate(void* callable, eager_context* context, void** state, int64_t index, eager_tensor** outputs,
                       int32_t n, int32_t* end) {
  Gil gil;
  Execution* execution = current_execution();
  if (!execution) return status_of_exception();
  ContextScope scope(execution, context);
  return call_generator(static_cast<PyObject*>(callable), state, index, outputs, n, end) ? nullptr
                                                                                         : status_of_exception();
}

void release_state(void*, void* state) { release_object(state); }

// ---- Attributes

bool set_generator(eager_dataset* d, const char* name, PyObject* pair) {
  PyObject *callable, *specs;
  if (!PyArg_ParseTuple(pair, "OO!", &callable, &PyList_Type, &specs)) return false;
  std::vector<Spec> parsed;
  if (!parse_specs(specs, parsed)) return false;
  const SpecLists declared(parsed);
  Py_INCREF(callable);
  return ok(eager_dataset_set_generator(d, name, generate, callable, release_object, release_state, declared.size(),
                                        declared.dtypes.data(), declared.ranks.data(), declared.dims.data()));
}

bool set_tensors(eager_dataset* d, const char* name, PyObject* list) {
  std::vector<eager_tensor*> handles;
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(list); ++i) {
    PyObject* item = PyList_GET_ITEM(list, i);
    if (!is_tensor(item)) {
      PyErr_Format(PyExc_TypeError, "Tensors are needed, not %R", Py_TYPE(item));
      return false;
    }
    if (is_symbolic(handle_of(item))) {
      raise_code(EAGER_FAILED_PRECONDITION,
                 "a Dataset needs the values of its tensors, which are symbolic while a function is traced");
      return false;
    }
    handles.push_back(handle_of(item));
  }
  return ok(eager_dataset_set_tensors(d, name, handles.data(), static_cast<int32_t>(handles.size())));
}

bool set_int(eager_dataset* d, const char* name, PyObject* value) {
  const Ref index(PyNumber_Index(value));
  if (!index) return false;
  const long long number = PyLong_AsLongLong(index.get());
  if (number == -1 && PyErr_Occurred()) return false;
  return ok(eager_dataset_set_int(d, name, number));
}

bool set_op(eager_dataset* d, const char* name, PyObject* value) {
  if (is_prepared_op(value)) return ok(eager_dataset_set_op(d, name, prepared_op(value)));
  auto* function = reinterpret_cast<Function*>(value);
  if (function->captures && PyTuple_GET_SIZE(function->captures) > 0) {
    raise_code(EAGER_FAILED_PRECONDITION,
               "the function uses a symbolic tensor of another function that is being traced");
    return false;
  }
  return ok(eager_dataset_set_op(d, name, function->op));
}

// An attribute's type is that of the value: bool, str, a list of Tensors, a tuple (callable, specs) for a generator, a function or
// a PreparedOp, else an int or what stands for one.
bool set_attribute(eager_dataset* d, const char* name, PyObject* value) {
  if (PyBool_Check(value)) return ok(eager_dataset_set_bool(d, name, value == Py_True));
  if (PyUnicode_Check(value)) {
    const char* text = utf8_of(value);
    return text && ok(eager_dataset_set_string(d, name, text));
  }
  if (PyList_Check(value)) return set_tensors(d, name, value);
  if (PyTuple_Check(value)) return set_generator(d, name, value);
  if (PyObject_TypeCheck(value, &function_type) || is_prepared_op(value)) return set_op(d, name, value);
  if (PyIndex_Check(value)) return set_int(d, name, value);
  PyErr_Format(PyExc_TypeError, "%s cannot be of type %s: an integer, a bool or a str is needed", name,
               Py_TYPE(value)->tp_name);
  return false;
}

// ---- The type

int init(PyObject* self, PyObject* args, PyObject* kwargs) {
  static const char* names[] = {"kind", "inputs", "attributes", nullptr};
  const char* kind;
  PyObject *inputs, *attributes;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "sO!O!:Dataset", const_cast<char**>(names), &kind, &PyTuple_Type,
                                   &inputs, &PyDict_Type, &attributes)) {
    return -1;
  }
  auto* dataset = reinterpret_cast<Dataset*>(self);
  if (dataset->handle) {
    raise_code(EAGER_FAILED_PRECONDITION, "a Dataset cannot be initialized twice");
    return -1;
  }
  std::vector<eager_dataset*> before;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(inputs); ++i) {
    before.push_back(dataset_handle(PyTuple_GET_ITEM(inputs, i)));
    if (!before.back()) return -1;
  }
  Execution* execution = current_execution();
  Owned<eager_dataset, eager_dataset_release> made;
  if (!execution || !ok(eager_dataset_create(execution->context, kind, before.data(),
                                             static_cast<int32_t>(before.size()), made.out()))) {
    return -1;
  }
  PyObject *name, *value;
  for (Py_ssize_t at = 0; PyDict_Next(attributes, &at, &name, &value);) {
    const char* text = utf8_of(name);
    if (!text || !set_attribute(made.get(), text, value)) return -1;
  }
  dataset->handle = made.release();
  return 0;
}

void dealloc(PyObject* self) {
  eager_dataset_release(reinterpret_cast<Dataset*>(self)->handle);
  Py_TYPE(self)->tp_free(self);
}

PyObject* element(PyObject* self, PyObject*) {
  eager_dataset* d = dataset_handle(self);
  Execution* execution = d ? current_execution() : nullptr;
  if (!execution) return nullptr;
  std::vector<eager_tensor*> list(16);
  auto n = static_cast<int32_t>(list.size());
  auto ask = [&] {
    return without_gil(execution, [&] { return eager_dataset_element(execution->context, d, list.data(), &n); });
  };
  eager_status* status = ask();
  if (status && n > static_cast<int32_t>(list.size())) {
    eager_status_release(status);
    list.resize(static_cast<size_t>(n));
    status = ask();
  }
  if (!ok(status)) return nullptr;
  Ref specs(PyList_New(n));
  bool done = static_cast<bool>(specs);
  for (int32_t i = 0; i < n; ++i) {
    const TensorHandle t(list[static_cast<size_t>(i)]);
    PyObject* spec = done ? spec_of(t.get()) : nullptr;
    done = spec != nullptr;
    if (done) PyList_SET_ITEM(specs.get(), i, spec);
  }
  return done ? specs.release() : nullptr;
}

PyObject* size(PyObject* self, PyObject*) {
  eager_dataset* d = dataset_handle(self);
  Execution* execution = d ? current_execution() : nullptr;
  int64_t n = 0;
  const auto ask = [&] { return eager_dataset_size(execution->context, d, &n); };
  return execution && ok(without_gil(execution, ask)) ? PyLong_FromLongLong(n) : nullptr;
}

PyMethodDef methods[] = {
    {"element", element, METH_NOARGS, "element(): a list of (dtype code, shape), one for each component."},
    {"size", size, METH_NOARGS, "size(): the number of elements; -1: infinite, -2: not known."},
    {nullptr, nullptr, 0, nullptr},
};

PyTypeObject dataset_type = {
    .ob_base = PyVarObject_HEAD_INIT(nullptr, 0).tp_name = "eager._core.Dataset",
    .tp_basicsize = sizeof(Dataset),
    .tp_dealloc = dealloc,
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "Dataset(kind, inputs, attributes): the description of a pipeline.",
    .tp_methods = methods,
    .tp_init = init,
    .tp_new = PyType_GenericNew,
};

}  // namespace

eager_dataset* dataset_handle(PyObject* object) {
  if (Py_TYPE(object) != &dataset_type) PyErr_Format(PyExc_TypeError, "a Dataset is needed, not %R", object);
  else if (eager_dataset* handle = reinterpret_cast<Dataset*>(object)->handle) return handle;
  else raise_code(EAGER_FAILED_PRECONDITION, "Dataset.__init__() was not called");
  return nullptr;
}

bool init_dataset(PyObject* module) {
  return PyType_Ready(&dataset_type) == 0 && add_object(module, "Dataset", &dataset_type);
}
