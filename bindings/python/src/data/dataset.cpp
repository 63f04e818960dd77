#include <utility>
#include <vector>

#include "data/code.h"
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
  Code* code;        // NULL: there is none
  PyObject* inputs;  // the Datasets before, whose code the library's dataset calls
};
extern PyTypeObject dataset_type;

// ---- Attributes

// (callable, specs): a generator; (name, callable, specs): the op that calls it.
bool set_code(Dataset* self, const char* attribute, PyObject* value) {
  const char* name = nullptr;
  PyObject *callable, *specs;
  const bool is_op = PyTuple_GET_SIZE(value) == 3;
  if (is_op ? !PyArg_ParseTuple(value, "sOO!", &name, &callable, &PyList_Type, &specs)
            : !PyArg_ParseTuple(value, "OO!", &callable, &PyList_Type, &specs)) {
    return false;
  }
  if (self->code) return raise_code(EAGER_INVALID_ARGUMENT, "a Dataset has one callable") != nullptr;
  self->code = is_op ? Code::set_op(self->handle, attribute, name, callable, specs)
                     : Code::set_generator(self->handle, attribute, callable, specs);
  return self->code != nullptr;
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

// An attribute's type is that of the value: bool, str, a list of Tensors, a tuple for code, a function or a PreparedOp, else an int
// or what stands for one.
bool set_attribute(Dataset* self, const char* name, PyObject* value) {
  eager_dataset* d = self->handle;
  if (PyBool_Check(value)) return ok(eager_dataset_set_bool(d, name, value == Py_True));
  if (PyUnicode_Check(value)) {
    const char* text = utf8_of(value);
    return text && ok(eager_dataset_set_string(d, name, text));
  }
  if (PyList_Check(value)) return set_tensors(d, name, value);
  if (PyTuple_Check(value)) return set_code(self, name, value);
  if (PyObject_TypeCheck(value, &function_type) || is_prepared_op(value)) return set_op(d, name, value);
  if (PyIndex_Check(value)) return set_int(d, name, value);
  PyErr_Format(PyExc_TypeError, "%s cannot be of type %s: an integer, a bool or a str is needed", name,
               Py_TYPE(value)->tp_name);
  return false;
}

// ---- The type

Dataset* cast(PyObject* self) { return reinterpret_cast<Dataset*>(self); }

void release(Dataset* dataset) {
  if (dataset->code) dataset->code->clear();
  dataset->code = nullptr;
  eager_dataset_release(std::exchange(dataset->handle, nullptr));
  Py_CLEAR(dataset->inputs);
}

int init(PyObject* self, PyObject* args, PyObject* kwargs) {
  static const char* names[] = {"kind", "inputs", "attributes", nullptr};
  const char* kind;
  PyObject *inputs, *attributes;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "sO!O!:Dataset", const_cast<char**>(names), &kind, &PyTuple_Type,
                                   &inputs, &PyDict_Type, &attributes)) {
    return -1;
  }
  Dataset* dataset = cast(self);
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
  if (!execution || !ok(eager_dataset_create(execution->context, kind, before.data(),
                                             static_cast<int32_t>(before.size()), &dataset->handle))) {
    return -1;
  }
  dataset->inputs = Ref::borrow(inputs).release();
  PyObject *name, *value;
  for (Py_ssize_t at = 0; PyDict_Next(attributes, &at, &name, &value);) {
    const char* text = utf8_of(name);
    if (text && set_attribute(dataset, text, value)) continue;
    release(dataset);
    return -1;
  }
  return 0;
}

int traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(cast(self)->inputs);
  return cast(self)->code ? cast(self)->code->traverse(visit, arg) : 0;
}

int clear(PyObject* self) {
  if (cast(self)->code) cast(self)->code->clear();
  return 0;
}

void dealloc(PyObject* self) {
  PyObject_GC_UnTrack(self);
  release(cast(self));
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
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC,
    .tp_doc = "Dataset(kind, inputs, attributes): the description of a pipeline.",
    .tp_traverse = traverse,
    .tp_clear = clear,
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
