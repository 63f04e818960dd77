// eager._core.Dispatcher: the fast path of a decorated function. Python (eager/functions.py) decides which trace serves a
// call; what it decided is remembered here as a pattern of the call's arguments, so that the next call of this form runs the
// trace at once. Patterns are but a cache: what no pattern matches goes to Python again.
#include <cstring>
#include <memory>
#include <vector>

#include "convert.h"
#include "errors.h"
#include "function.h"
#include "tensor.h"
#include "variable.h"

namespace {

constexpr size_t kMaxEntries = 64;

// The tensors of a call.
struct Leaves {
  static constexpr int32_t kMax = 64;
  eager_tensor* handles[kMax];
  int32_t n = 0;
};

struct Pattern {
  enum Kind : uint8_t { kTensor, kFloat, kEqual, kSame, kWeak, kSequence, kDict };

  Kind kind = kEqual;
  int32_t dtype = 0, rank = 0;
  std::vector<int64_t> dims;  // -1: any
  double number = 0;
  Ref object;  // kEqual, kSame: the value; kWeak: a weak reference to it; kSequence: its type; kDict: tuple of the sorted keys
  std::vector<Pattern> children;

  bool matches(PyObject* value, Leaves& leaves) const;
  int traverse(visitproc visit, void* arg) const;
};

bool Pattern::matches(PyObject* value, Leaves& leaves) const {
  switch (kind) {
    case kTensor: {
      if (unlikely(!is_tensor(value))) return false;
      eager_tensor* t = handle_of(value);
      if (eager_tensor_dtype(t) != dtype || eager_tensor_rank(t) != rank) return false;
      const int64_t* actual = eager_tensor_dims(t);
      for (int32_t i = 0; i < rank; ++i) {
        if (dims[static_cast<size_t>(i)] != actual[i] && dims[static_cast<size_t>(i)] >= 0) return false;
      }
      leaves.handles[leaves.n++] = t;
      return true;
    }
    case kFloat: {
      if (!PyFloat_CheckExact(value)) return false;
      const double other = PyFloat_AS_DOUBLE(value);
      return std::memcmp(&other, &number, sizeof other) == 0;
    }
    case kEqual: {
      if (value == object.get()) return true;
      if (Py_TYPE(value) != Py_TYPE(object.get())) return false;
      return PyObject_RichCompareBool(value, object.get(), Py_EQ) > 0;  // of int, str and bytes: runs no code of others
    }
    case kSame: return value == object.get();
    case kWeak: return PyWeakref_GetObject(object.get()) == value;
    case kSequence: {
      if (reinterpret_cast<PyObject*>(Py_TYPE(value)) != object.get()) return false;
      const auto n = static_cast<size_t>(PySequence_Fast_GET_SIZE(value));
      if (n != children.size()) return false;
      for (size_t i = 0; i < n; ++i) {
        if (!children[i].matches(PySequence_Fast_GET_ITEM(value, static_cast<Py_ssize_t>(i)), leaves)) return false;
      }
      return true;
    }
    default: {
      if (!PyDict_CheckExact(value) || static_cast<size_t>(PyDict_GET_SIZE(value)) != children.size()) return false;
      for (size_t i = 0; i < children.size(); ++i) {
        PyObject* item = PyDict_GetItemWithError(value, PyTuple_GET_ITEM(object.get(), static_cast<Py_ssize_t>(i)));
        if (!item) return PyErr_Clear(), false;
        if (!children[i].matches(item, leaves)) return false;
      }
      return true;
    }
  }
}

int Pattern::traverse(visitproc visit, void* arg) const {
  Py_VISIT(object.get());
  for (const Pattern& child : children) {
    if (const int result = child.traverse(visit, arg)) return result;
  }
  return 0;
}

// The pattern of a value. specs: dtype and dims of the function's inputs, the next of which is `at`.
struct PatternMaker {
  const Function* function;
  int32_t at = 0;

  bool tensor(Pattern& p) {
    if (at >= function->num_inputs || at >= Leaves::kMax) {
      PyErr_SetString(PyExc_ValueError, "more tensors than inputs");
      return false;
    }
    eager_tensor* input = eager_function_input(function->handle, at++);
    p.kind = Pattern::kTensor;
    p.dtype = eager_tensor_dtype(input);
    p.rank = eager_tensor_rank(input);
    p.dims.assign(eager_tensor_dims(input), eager_tensor_dims(input) + p.rank);
    return true;
  }

  bool sequence(PyObject* value, Pattern& p) {
    p.kind = Pattern::kSequence;
    p.object = Ref::borrow(reinterpret_cast<PyObject*>(Py_TYPE(value)));
    for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(value); ++i) {
      if (!make(PySequence_Fast_GET_ITEM(value, i), p.children.emplace_back())) return false;
    }
    return true;
  }

  bool dict(PyObject* value, Pattern& p) {
    p.kind = Pattern::kDict;
    Ref keys(PyDict_Keys(value));
    if (!keys || PyList_Sort(keys.get()) < 0 || !(p.object = Ref(PyList_AsTuple(keys.get())))) return false;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(p.object.get()); ++i) {
      PyObject* item = PyDict_GetItemWithError(value, PyTuple_GET_ITEM(p.object.get(), i));
      if (!item || !make(item, p.children.emplace_back())) return false;
    }
    return true;
  }

  bool make(PyObject* value, Pattern& p) {
    if (is_tensor(value)) return tensor(p);
    if (PyList_CheckExact(value) || PyTuple_CheckExact(value)) return sequence(value, p);
    if (PyDict_CheckExact(value)) return dict(value, p);
    if (PyFloat_CheckExact(value)) {
      p.kind = Pattern::kFloat;
      p.number = PyFloat_AS_DOUBLE(value);
      return true;
    }
    if (value == Py_None || PyBool_Check(value) || PyLong_CheckExact(value) || PyUnicode_CheckExact(value) || PyBytes_CheckExact(value)) {
      p.object = Ref::borrow(value);
      return true;
    }
    p.kind = PyType_SUPPORTS_WEAKREFS(Py_TYPE(value)) ? Pattern::kWeak : Pattern::kSame;
    p.object = p.kind == Pattern::kWeak ? Ref(PyWeakref_NewRef(value, nullptr)) : Ref::borrow(value);
    return static_cast<bool>(p.object);
  }
};

struct Entry {
  std::vector<Pattern> arguments;
  Py_ssize_t num_positional = 0;
  Ref keywords;  // tuple of names, or NULL
  const char* device = nullptr;
  Ref function;

  bool matches(const Execution* execution, PyObject* const* args, Py_ssize_t n, PyObject* names, Leaves& leaves) const {
    if (n != num_positional || eager_context_device(execution->context) != device) return false;
    if (unlikely(names != keywords.get())) {
      if (!names || !keywords || PyObject_RichCompareBool(names, keywords.get(), Py_EQ) <= 0) return false;
    }
    leaves.n = 0;
    for (size_t i = 0; i < arguments.size(); ++i) {
      if (!arguments[i].matches(args[i], leaves)) return false;
    }
    return true;
  }
};
using Entries = std::vector<std::shared_ptr<const Entry>>;

struct Dispatcher {
  PyObject_HEAD
  vectorcallfunc vectorcall;
  Entries* entries;  // the latest first
  PyObject* weak_references;
};

Dispatcher* as_dispatcher(PyObject* self) { return reinterpret_cast<Dispatcher*>(self); }

// Python's way: self._call(args, kwargs).
PyObject* call_python(PyObject* self, PyObject* const* args, Py_ssize_t n, PyObject* names) {
  Ref tuple(PyTuple_New(n)), keywords(PyDict_New());
  if (!tuple || !keywords) return nullptr;
  for (Py_ssize_t i = 0; i < n; ++i) PyTuple_SET_ITEM(tuple.get(), i, Ref::borrow(args[i]).release());
  for (Py_ssize_t i = 0; names && i < PyTuple_GET_SIZE(names); ++i) {
    if (PyDict_SetItem(keywords.get(), PyTuple_GET_ITEM(names, i), args[n + i]) < 0) return nullptr;
  }
  static PyObject* name = PyUnicode_InternFromString("_call");
  return PyObject_CallMethodObjArgs(self, name, tuple.get(), keywords.get(), nullptr);
}

PyObject* call(PyObject* self, PyObject* const* args, size_t nargsf, PyObject* names) {
  const Py_ssize_t n = PyVectorcall_NARGS(nargsf);
  if (names && PyTuple_GET_SIZE(names) == 0) names = nullptr;
  Execution* execution = current_execution();
  if (!execution) return nullptr;
  Leaves leaves;
  for (const auto& entry : *as_dispatcher(self)->entries) {
    if (!entry->matches(execution, args, n, names, leaves)) continue;
    Ref held = Ref::borrow(entry->function.get());  // the call may change the entries
    return run_function(reinterpret_cast<Function*>(held.get()), execution, leaves.handles);
  }
  return call_python(self, args, n, names);
}

// _remember(args, kwargs, function): calls with such arguments run function, whose inputs are their tensors in order.
PyObject* remember(PyObject* self, PyObject* args) {
  PyObject *positional, *keywords, *function;
  if (!PyArg_ParseTuple(args, "O!O!O!:_remember", &PyTuple_Type, &positional, &PyDict_Type, &keywords, &function_type, &function)) {
    return nullptr;
  }
  Execution* execution = current_execution();
  if (!execution) return nullptr;
  auto entry = std::make_shared<Entry>();
  PatternMaker maker{reinterpret_cast<Function*>(function)};
  entry->num_positional = PyTuple_GET_SIZE(positional);
  for (Py_ssize_t i = 0; i < entry->num_positional; ++i) {
    if (!maker.make(PyTuple_GET_ITEM(positional, i), entry->arguments.emplace_back())) return nullptr;
  }
  if (PyDict_GET_SIZE(keywords) > 0) {
    Ref names(PyDict_Keys(keywords));
    if (!names || !(entry->keywords = Ref(PyList_AsTuple(names.get())))) return nullptr;
    PyObject *name, *value;
    for (Py_ssize_t at = 0; PyDict_Next(keywords, &at, &name, &value);) {
      if (!maker.make(value, entry->arguments.emplace_back())) return nullptr;
    }
  }
  if (maker.at != maker.function->num_inputs) {
    PyErr_SetString(PyExc_ValueError, "fewer tensors than inputs");
    return nullptr;
  }
  entry->device = eager_context_device(execution->context);
  entry->function = Ref::borrow(function);
  Entries& entries = *as_dispatcher(self)->entries;
  std::shared_ptr<const Entry> dropped;  // freed when the list is whole again: that may run code
  if (entries.size() >= kMaxEntries) {
    dropped = std::move(entries.back());
    entries.pop_back();
  }
  entries.insert(entries.begin(), std::move(entry));
  Py_RETURN_NONE;
}

PyObject* forget(PyObject* self, PyObject*) {
  Entries dropped;
  dropped.swap(*as_dispatcher(self)->entries);
  Py_RETURN_NONE;
}

PyObject* init_subclass(PyObject* cls, PyObject*) {
  set_call_flags(reinterpret_cast<PyTypeObject*>(cls), true);
  Py_RETURN_NONE;
}

PyMethodDef methods[] = {
    {"_remember", remember, METH_VARARGS, nullptr},
    {"_forget", forget, METH_NOARGS, nullptr},
    {"__init_subclass__", init_subclass, METH_NOARGS | METH_CLASS, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

PyObject* make(PyTypeObject* cls, PyObject*, PyObject*) {
  PyObject* object = cls->tp_alloc(cls, 0);
  if (!object) return nullptr;
  as_dispatcher(object)->vectorcall = call;
  as_dispatcher(object)->entries = new Entries;
  return object;
}

int traverse(PyObject* self, visitproc visit, void* arg) {
  if (!as_dispatcher(self)->entries) return 0;
  for (const auto& entry : *as_dispatcher(self)->entries) {
    Py_VISIT(entry->function.get());
    Py_VISIT(entry->keywords.get());
    for (const Pattern& pattern : entry->arguments) {
      if (const int result = pattern.traverse(visit, arg)) return result;
    }
  }
  return 0;
}

int clear(PyObject* self) {
  Py_XDECREF(forget(self, nullptr));
  return 0;
}

void dealloc(PyObject* self) {
  PyObject_GC_UnTrack(self);
  if (as_dispatcher(self)->weak_references) PyObject_ClearWeakRefs(self);
  delete as_dispatcher(self)->entries;
  Py_TYPE(self)->tp_free(self);
}

PyTypeObject dispatcher_type = {
    .ob_base = PyVarObject_HEAD_INIT(nullptr, 0)
    .tp_name = "eager._core.Dispatcher",
    .tp_basicsize = sizeof(Dispatcher),
    .tp_dealloc = dealloc,
    .tp_vectorcall_offset = offsetof(Dispatcher, vectorcall),
    .tp_call = PyVectorcall_Call,
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = "A callable that remembers which traced function serves which arguments.",
    .tp_traverse = traverse,
    .tp_clear = clear,
    .tp_weaklistoffset = offsetof(Dispatcher, weak_references),
    .tp_methods = methods,
    .tp_new = make,
};

}  // namespace

bool init_dispatcher(PyObject* module) { return PyType_Ready(&dispatcher_type) == 0 && add_object(module, "Dispatcher", &dispatcher_type); }
