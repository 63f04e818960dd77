#include "functions/function.h"

#include <algorithm>
#include <vector>

#include "python/small.h"
#include "calls/call.h"
#include "objects/objects.h"
#include "values/convert.h"
#include "values/spec.h"
#include "values/tensor.h"
#include "values/variable.h"

namespace {

Function* as_function(PyObject* self) { return reinterpret_cast<Function*>(self); }

// The kind of a template's node, which is the node's first entry. A node is a tuple (kOutput, i), (kValue, object),
// (kList, ...), (kTuple, ...), (kDict, keys, ...) or (kCall, f, ...); the last stands for the result of f on the rest.
enum Node { kOutput, kValue, kList, kTuple, kDict, kCall };

PyObject* build(PyObject* node, PyObject* outputs);

template <PyObject* (*kNew)(Py_ssize_t), int (*kSet)(PyObject*, Py_ssize_t, PyObject*)>
PyObject* build_items(PyObject* node, Py_ssize_t from, PyObject* outputs) {
  const Py_ssize_t n = PyTuple_GET_SIZE(node) - from;
  Ref items(kNew(n));
  for (Py_ssize_t i = 0; items && i < n; ++i) {
    PyObject* item = build(PyTuple_GET_ITEM(node, from + i), outputs);
    if (!item || kSet(items.get(), i, item) < 0) return nullptr;
  }
  return items.release();
}
constexpr auto build_tuple = build_items<PyTuple_New, PyTuple_SetItem>;
constexpr auto build_list = build_items<PyList_New, PyList_SetItem>;

PyObject* build_dict(PyObject* node, PyObject* outputs) {
  Ref dict(PyDict_New());
  PyObject* keys = PyTuple_GET_ITEM(node, 1);
  for (Py_ssize_t i = 0; dict && i < PyTuple_GET_SIZE(keys); ++i) {
    Ref item(build(PyTuple_GET_ITEM(node, 2 + i), outputs));
    if (!item || PyDict_SetItem(dict.get(), PyTuple_GET_ITEM(keys, i), item.get()) < 0) return nullptr;
  }
  return dict.release();
}

PyObject* build(PyObject* node, PyObject* outputs) {
  switch (PyLong_AsLong(PyTuple_GET_ITEM(node, 0))) {
    case kOutput: return Ref::borrow(PyList_GET_ITEM(outputs, PyLong_AsSsize_t(PyTuple_GET_ITEM(node, 1)))).release();
    case kValue: return Ref::borrow(PyTuple_GET_ITEM(node, 1)).release();
    case kTuple: return build_tuple(node, 1, outputs);
    case kDict: return build_dict(node, outputs);
    case kList: return build_list(node, 1, outputs);
    default: {
      Ref items(build_tuple(node, 2, outputs));
      return items ? PyObject_Call(PyTuple_GET_ITEM(node, 1), items.get(), nullptr) : nullptr;
    }
  }
}

PyObject* structured(const Function* self, eager_tensor** outputs) {
  const int32_t n = self->num_outputs;
  if (likely(self->structure == Py_None && n == 1)) return wrap(outputs[0]);
  Ref list(wrap_list(outputs, n));
  if (!list) return nullptr;
  return self->structure == Py_None ? PyList_AsTuple(list.get()) : build(self->structure, list.get());
}

// Reports whether a template has the form that `build` relies on.
bool is_template(PyObject* node, int32_t num_outputs) {
  if (!PyTuple_CheckExact(node) || PyTuple_GET_SIZE(node) < 1 || !PyLong_CheckExact(PyTuple_GET_ITEM(node, 0)))
    return false;
  const long kind = PyLong_AsLong(PyTuple_GET_ITEM(node, 0));
  const Py_ssize_t n = PyTuple_GET_SIZE(node);
  Py_ssize_t from = 1;
  if (kind == kOutput) {
    const Py_ssize_t i =
        n == 2 && PyLong_CheckExact(PyTuple_GET_ITEM(node, 1)) ? PyLong_AsSsize_t(PyTuple_GET_ITEM(node, 1)) : -1;
    return i >= 0 && i < num_outputs;
  }
  if (kind == kValue) return n == 2;
  if (kind == kDict || kind == kCall) from = 2;
  else if (kind != kList && kind != kTuple) return false;
  if (n < from) return false;
  if (kind == kDict &&
      !(PyTuple_CheckExact(PyTuple_GET_ITEM(node, 1)) && PyTuple_GET_SIZE(PyTuple_GET_ITEM(node, 1)) == n - 2))
    return false;
  for (Py_ssize_t i = from; i < n; ++i) {
    if (!is_template(PyTuple_GET_ITEM(node, i), num_outputs)) return false;
  }
  return true;
}

// Converts the arguments of a call to tensors. Objects other than Tensors and Variables are converted to the input's
// dtype.
bool convert_inputs(Function* self, Execution* execution, PyObject* const* args, std::vector<TensorHandle>& owned,
                    eager_tensor** handles) {
  for (int32_t i = 0; i < self->num_inputs; ++i) {
    if (likely(is_tensor(args[i]))) {
      handles[i] = handle_of(args[i]);
      continue;
    }
    const int32_t dtype = is_variable(args[i]) ? 0 : eager_tensor_dtype(eager_function_input(self->handle, i));
    owned.emplace_back(to_tensor(execution, args[i], dtype));
    if (!owned.back()) return false;
    handles[i] = owned.back().get();
  }
  return true;
}

PyObject* call(PyObject* callable, PyObject* const* args, size_t nargsf, PyObject* keywords) {
  Function* self = as_function(callable);
  const Py_ssize_t n = PyVectorcall_NARGS(nargsf);
  const char* name = eager_function_name(self->handle);
  if (keywords && PyTuple_GET_SIZE(keywords) > 0) {
    PyErr_Format(PyExc_TypeError, "%s() takes no keyword arguments", name);
    return nullptr;
  }
  if (n != self->num_inputs) {
    PyErr_Format(PyExc_TypeError, "%s() takes %d tensors but %zd were given", name, self->num_inputs, n);
    return nullptr;
  }
  Execution* execution = current_execution();
  if (!execution) return nullptr;
  Few<eager_tensor*> handles(self->num_inputs);
  std::vector<TensorHandle> owned;
  if (!convert_inputs(self, execution, args, owned, handles.data())) return nullptr;
  return run_function(self, execution, handles.data());
}

// ---- Attributes

PyObject* specs(PyObject* self, int32_t n, eager_tensor* (*get)(const eager_function*, int32_t)) {
  Ref list(PyList_New(n));
  for (int32_t i = 0; list && i < n; ++i) {
    PyObject* spec = spec_of(get(as_function(self)->handle, i));
    if (!spec) return nullptr;
    PyList_SET_ITEM(list.get(), i, spec);
  }
  return list.release();
}
PyObject* input_specs(PyObject* self, void*) {
  return specs(self, as_function(self)->num_inputs, eager_function_input);
}
PyObject* output_specs(PyObject* self, void*) {
  return specs(self, as_function(self)->num_outputs, eager_function_output);
}

template <typename T>
PyObject* objects(PyObject* self, int32_t (*count)(const eager_function*), T* (*get)(const eager_function*, int32_t),
                  PyObject* (*make)(T*)) {
  eager_function* f = as_function(self)->handle;
  const int32_t n = count(f);
  Ref tuple(PyTuple_New(n));
  for (int32_t i = 0; tuple && i < n; ++i) {
    PyObject* object = make(get(f, i));
    if (!object) return nullptr;
    PyTuple_SET_ITEM(tuple.get(), i, object);
  }
  return tuple.release();
}
PyObject* get_variables(PyObject* self, void*) {
  return objects(self, eager_function_num_variables, eager_function_variable, variable_object);
}
PyObject* get_optimizers(PyObject* self, void*) {
  return objects(self, eager_function_num_optimizers, eager_function_optimizer, optimizer_object);
}

PyObject* get_name(PyObject* self, void*) {
  return PyUnicode_FromString(eager_function_name(as_function(self)->handle));
}
PyObject* get_captures(PyObject* self, void*) { return Ref::borrow(as_function(self)->captures).release(); }
PyObject* get_closed_over(PyObject* self, void*) {
  PyObject* tuple = as_function(self)->closed_over;
  return tuple ? Ref::borrow(tuple).release() : PyTuple_New(0);
}
PyObject* get_structure(PyObject* self, void*) { return Ref::borrow(as_function(self)->structure).release(); }
int set_structure(PyObject* self, PyObject* value, void*) {
  if (!value) {
    PyErr_SetString(PyExc_AttributeError, "structure cannot be deleted");
    return -1;
  }
  if (value != Py_None && !is_template(value, as_function(self)->num_outputs)) {
    PyErr_Clear();
    PyErr_SetString(PyExc_TypeError, "structure must be None or a template");
    return -1;
  }
  Py_INCREF(value);
  Py_SETREF(as_function(self)->structure, value);
  return 0;
}

PyObject* get_is_current(PyObject* self, void*) {
  return PyBool_FromLong(eager_function_is_current(as_function(self)->handle));
}

PyGetSetDef properties[] = {
    {"name", get_name, nullptr, "The name it was traced under.", nullptr},
    {"input_specs", input_specs, nullptr, "(dtype code, shape) of each input.", nullptr},
    {"output_specs", output_specs, nullptr, "(dtype code, shape) of each output.", nullptr},
    {"variables", get_variables, nullptr, "The Variables that it reads, assigns or trains, in the order of first use.",
     nullptr},
    {"optimizers", get_optimizers, nullptr, "The optimizers that it applies.", nullptr},
    {"captures", get_captures, nullptr, "Tensors from outside that calls pass on.", nullptr},
    {"closed_over", get_closed_over, nullptr, "Tensors from outside that are constants.", nullptr},
    {"is_current", get_is_current, nullptr,
     "Whether the Variables that its own tapes met, and those of traced learning rates of the optimizers that it applies, are\n"
     "trainable, or not, as they were when it was traced. Else it does not run.",
     nullptr},
    {"structure", get_structure, set_structure,
     "What a call gives: None for the only output, or a tuple of all; else a template.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

PyObject* text(PyObject* self, PyObject*) {
  char* out;
  return ok(eager_function_format(as_function(self)->handle, &out)) ? take_string(out) : nullptr;
}
PyObject* graphviz(PyObject* self, PyObject*) {
  char* out;
  return ok(eager_function_graphviz(as_function(self)->handle, &out)) ? take_string(out) : nullptr;
}

PyObject* set_option(PyObject* self, PyObject* args) {
  const char* name;
  int value;
  if (!PyArg_ParseTuple(args, "si:set_option", &name, &value)) return nullptr;
  if (!ok(eager_function_set_option(as_function(self)->handle, name, value))) return nullptr;
  Py_RETURN_NONE;
}

// ---- Files

class Path {
 public:
  explicit Path(PyObject* object) {
    PyObject* encoded;
    if (PyUnicode_FSConverter(object, &encoded)) encoded_ = Ref(encoded);
  }
  explicit operator bool() const { return static_cast<bool>(encoded_); }
  const char* text() const { return PyBytes_AS_STRING(encoded_.get()); }

 private:
  Ref encoded_;
};

using Writer = eager_status* (*)(eager_context*, const eager_function*, const char*);
PyObject* write(PyObject* self, PyObject* object, Writer writer) {
  Path path(object);
  Execution* execution = path ? current_execution() : nullptr;
  if (!execution) return nullptr;
  if (PyTuple_GET_SIZE(as_function(self)->captures) > 0) {
    return raise_code(
        EAGER_FAILED_PRECONDITION,
        "%s takes tensors from outside its inputs, so it cannot be saved; get_concrete_function gives one that can",
        eager_function_name(as_function(self)->handle));
  }
  const auto run = [&] { return writer(execution->context, as_function(self)->handle, path.text()); };
  if (!ok(without_gil(execution, run))) return nullptr;
  Py_RETURN_NONE;
}
PyObject* save(PyObject* self, PyObject* path) { return write(self, path, eager_function_save); }
PyObject* export_onnx(PyObject* self, PyObject* path) { return write(self, path, eager_function_export_onnx); }

using Reader = eager_status* (*)(eager_context*, const char*, eager_function**);
PyObject* read(PyObject* cls, PyObject* object, Reader reader) {
  Path path(object);
  Execution* execution = path ? current_execution() : nullptr;
  if (!execution) return nullptr;
  FunctionHandle handle;
  const auto run = [&] { return reader(execution->context, path.text(), handle.out()); };
  return ok(without_gil(execution, run))
             ? new_function(reinterpret_cast<PyTypeObject*>(cls), std::move(handle), nullptr)
             : nullptr;
}
PyObject* load(PyObject* cls, PyObject* path) { return read(cls, path, eager_function_load); }
PyObject* import_onnx(PyObject* cls, PyObject* path) { return read(cls, path, eager_function_import_onnx); }

PyObject* init_subclass(PyObject* cls, PyObject*) {
  set_call_flags(reinterpret_cast<PyTypeObject*>(cls), false);
  Py_RETURN_NONE;
}

PyMethodDef methods[] = {
    {"load", load, METH_O | METH_CLASS, nullptr},
    {"import_onnx", import_onnx, METH_O | METH_CLASS, nullptr},
    {"save", save, METH_O, nullptr},
    {"export_onnx", export_onnx, METH_O, nullptr},
    {"text", text, METH_NOARGS, nullptr},
    {"graphviz", graphviz, METH_NOARGS, nullptr},
    {"set_option", set_option, METH_VARARGS, nullptr},
    {"__init_subclass__", init_subclass, METH_NOARGS | METH_CLASS, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

// ---- The type

int traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(as_function(self)->captures);
  Py_VISIT(as_function(self)->closed_over);
  Py_VISIT(as_function(self)->structure);
  return 0;
}

int clear(PyObject* self) {
  Py_INCREF(Py_None);
  Py_XSETREF(as_function(self)->structure, Py_None);
  return 0;
}

void dealloc(PyObject* self) {
  PyObject_GC_UnTrack(self);
  Function* f = as_function(self);
  if (f->weak_references) PyObject_ClearWeakRefs(self);
  Py_XDECREF(f->captures);
  Py_XDECREF(f->closed_over);
  Py_XDECREF(f->structure);
  eager_op_release(f->op);
  eager_function_release(f->handle);
  Py_TYPE(self)->tp_free(self);
}

}  // namespace

PyTypeObject function_type = {
    .ob_base = PyVarObject_HEAD_INIT(nullptr, 0).tp_name = "eager._core.Function",
    .tp_basicsize = sizeof(Function),
    .tp_dealloc = dealloc,
    .tp_vectorcall_offset = offsetof(Function, vectorcall),
    .tp_call = PyVectorcall_Call,
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = "A graph that is called with tensors.",
    .tp_traverse = traverse,
    .tp_clear = clear,
    .tp_weaklistoffset = offsetof(Function, weak_references),
    .tp_methods = methods,
    .tp_getset = properties,
};

void set_call_flags(PyTypeObject* type, bool is_method) {
  type->tp_flags |= Py_TPFLAGS_HAVE_VECTORCALL | (is_method ? Py_TPFLAGS_METHOD_DESCRIPTOR : 0);
  PyType_Modified(type);
}

PyObject* new_function(PyTypeObject* cls, FunctionHandle handle, PyObject* captures, PyObject* closed_over) {
  Execution* execution = current_execution();
  OpHandle op;
  if (!execution || !ok(eager_function_op(execution->context, handle.get(), op.out()))) return nullptr;
  Ref tuple(captures ? Ref::borrow(captures) : Ref(PyTuple_New(0)));
  Ref object(tuple ? cls->tp_alloc(cls, 0) : nullptr);
  if (!object) return nullptr;
  Function* self = as_function(object.get());
  self->vectorcall = call;
  self->handle = handle.release();
  self->op = op.release();
  self->captures = tuple.release();
  if (closed_over && PyTuple_GET_SIZE(closed_over) > 0) self->closed_over = Ref::borrow(closed_over).release();
  self->structure = Ref::borrow(Py_None).release();
  self->num_inputs = eager_function_num_inputs(self->handle) - static_cast<int32_t>(PyTuple_GET_SIZE(self->captures));
  self->num_outputs = eager_function_num_outputs(self->handle);
  return object.release();
}

PyObject* run_function(Function* self, Execution* execution, eager_tensor* const* inputs) {
  const auto num_captures = static_cast<int32_t>(PyTuple_GET_SIZE(self->captures));
  Few<eager_tensor*> all(num_captures ? self->num_inputs + num_captures : 0), outputs(self->num_outputs);
  if (unlikely(num_captures > 0)) {
    std::copy_n(inputs, self->num_inputs, all.data());
    for (int32_t i = 0; i < num_captures; ++i)
      all.data()[self->num_inputs + i] = handle_of(PyTuple_GET_ITEM(self->captures, i));
    inputs = all.data();
  }
  if (unlikely(self->closed_over && is_tracing(execution))) {
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(self->closed_over); ++i)
      note_closed_over(execution, handle_of(PyTuple_GET_ITEM(self->closed_over, i)));
  }
  int32_t n = self->num_outputs;
  Py_INCREF(self);  // other threads may drop their references while the GIL is released
  eager_status* status =
      execute(execution, self->op, inputs, self->num_inputs + num_captures, nullptr, outputs.data(), &n, kLongOp);
  PyObject* result = likely(status == nullptr) ? structured(self, outputs.data()) : raise_status(status);
  Py_DECREF(self);
  return result;
}

bool closes_over_watched(const Function* self, const Execution* execution) {
  for (Py_ssize_t i = 0; self->closed_over && i < PyTuple_GET_SIZE(self->closed_over); ++i) {
    if (is_watched(execution, handle_of(PyTuple_GET_ITEM(self->closed_over, i)))) return true;
  }
  return false;
}

bool init_function(PyObject* module) {
  return PyType_Ready(&function_type) == 0 && add_object(module, "Function", &function_type);
}
