// eager._core.Dispatcher: the fast path of a decorated function. Python (eager/functions.py) decides which trace serves
// a call. The dispatcher remembers the decision as a pattern of the call's arguments, so that the next call of this
// form runs the trace at once. The patterns are only a cache: a call that matches none goes to Python.
#include <algorithm>
#include <cstring>
#include <iterator>
#include <memory>
#include <vector>

#include "functions/function.h"
#include "values/convert.h"
#include "values/tensor.h"
#include "values/variable.h"

namespace {

constexpr std::ptrdiff_t kMaxEntries = 64;

// The tensors among a call's arguments, in the order of the function's inputs.
class Leaves {
 public:
  explicit Leaves(Execution* execution) : execution_(execution) {}
  Leaves(const Leaves&) = delete;
  ~Leaves() { release(); }

  // Begins a match, for a function of num_tensors inputs. hold: the tensors are retained, since lists and dicts that
  // hold some of them may change while other arguments are matched or the function runs.
  void start(int32_t num_tensors, bool hold) {
    release();
    is_held_ = hold;
    if (likely(num_tensors <= kInline)) return;
    more_.resize(static_cast<size_t>(num_tensors));
    handles_ = more_.data();
  }
  void push(eager_tensor* t) {
    if (is_held_) eager_tensor_retain(t);
    handles_[size_++] = t;
  }

  // Returns the tensor of an array, which is made once for a call. NULL without an exception: the conversion fails.
  eager_tensor* converted(PyObject* array) {
    for (const auto& [from, tensor] : converted_) {
      if (from == array) return tensor.get();
    }
    converted_.emplace_back(array, TensorHandle(to_tensor(execution_, array, 0)));
    if (!converted_.back().second) PyErr_Clear();
    return converted_.back().second.get();
  }

  eager_tensor* const* data() const { return handles_; }

 private:
  void release() {
    if (is_held_) eager_tensors_release(handles_, size_);
    size_ = 0;
  }

  static constexpr int32_t kInline = 32;
  Execution* execution_;
  eager_tensor** handles_ = inline_;
  int32_t size_ = 0;
  bool is_held_ = false;
  eager_tensor* inline_[kInline];
  std::vector<eager_tensor*> more_;
  std::vector<std::pair<PyObject*, TensorHandle>> converted_;
};

struct Pattern {
  enum Kind : uint8_t { kTensor, kArray, kFloat, kEqual, kSame, kWeak, kSequence, kDict };

  Kind kind = kEqual;
  int32_t dtype = 0, rank = 0;
  std::vector<int64_t> dims;  // -1: any size
  double number = 0;
  // kEqual, kSame: the value; kWeak: a weak reference to the value; kArray, kSequence: the value's type; kDict: a tuple
  // of the sorted keys.
  Ref object;
  std::vector<Pattern> children;

  bool matches(PyObject* value, Leaves& leaves) const;
  bool matches(eager_tensor* t, Leaves& leaves) const;
  bool has_unknown_dims() const;
  int traverse(visitproc visit, void* arg) const;
};

inline bool Pattern::matches(eager_tensor* t, Leaves& leaves) const {
  if (!t || eager_tensor_dtype(t) != dtype || eager_tensor_rank(t) != rank) return false;
  const int64_t* actual = eager_tensor_dims(t);
  for (int32_t i = 0; i < rank; ++i) {
    if (dims[static_cast<size_t>(i)] != actual[i] && dims[static_cast<size_t>(i)] >= 0) return false;
  }
  leaves.push(t);
  return true;
}

bool Pattern::matches(PyObject* value, Leaves& leaves) const {
  switch (kind) {
    case kTensor: return likely(is_tensor(value)) && matches(handle_of(value), leaves);
    case kArray:
      return reinterpret_cast<PyObject*>(Py_TYPE(value)) == object.get() && matches(leaves.converted(value), leaves);
    case kFloat: {
      if (!PyFloat_CheckExact(value)) return false;
      const double other = PyFloat_AS_DOUBLE(value);
      return std::memcmp(&other, &number, sizeof other) == 0;
    }
    case kEqual: {
      if (value == object.get()) return true;
      if (Py_TYPE(value) != Py_TYPE(object.get())) return false;
      const int is_equal = PyObject_RichCompareBool(value, object.get(), Py_EQ);
      if (unlikely(is_equal < 0)) PyErr_Clear();
      return is_equal > 0;
    }
    case kSame: return value == object.get();
    case kWeak: return refers_to(object.get(), value);
    case kSequence: {
      if (reinterpret_cast<PyObject*>(Py_TYPE(value)) != object.get()) return false;
      const auto n = static_cast<Py_ssize_t>(children.size());
      for (Py_ssize_t i = 0; i < n && PySequence_Fast_GET_SIZE(value) == n; ++i) {  // an __eq__ may change a list
        const Ref item = Ref::borrow(PySequence_Fast_GET_ITEM(value, i));
        if (!children[static_cast<size_t>(i)].matches(item.get(), leaves)) return false;
      }
      return PySequence_Fast_GET_SIZE(value) == n;
    }
    default: {
      if (!PyDict_CheckExact(value) || static_cast<size_t>(PyDict_GET_SIZE(value)) != children.size()) return false;
      for (size_t i = 0; i < children.size(); ++i) {
        const Ref item =
            Ref::borrow(PyDict_GetItemWithError(value, PyTuple_GET_ITEM(object.get(), static_cast<Py_ssize_t>(i))));
        if (!item) return PyErr_Clear(), false;
        if (!children[i].matches(item.get(), leaves)) return false;
      }
      return true;
    }
  }
}

bool Pattern::has_unknown_dims() const {
  return std::any_of(dims.begin(), dims.end(), [](int64_t dim) { return dim < 0; }) ||
         std::any_of(children.begin(), children.end(), [](const Pattern& child) { return child.has_unknown_dims(); });
}

int Pattern::traverse(visitproc visit, void* arg) const {
  Py_VISIT(object.get());
  for (const Pattern& child : children) {
    if (const int result = child.traverse(visit, arg)) return result;
  }
  return 0;
}

// Reports whether the value is an array that becomes a tensor, by the rule of is_array in eager/_arguments.py.
bool is_array(PyObject* value) {
  if (is_variable(value)) return false;
  auto* type = reinterpret_cast<PyObject*>(Py_TYPE(value));
  return PyObject_HasAttrString(type, "__array__") || PyObject_HasAttrString(type, "__eager_tensor__") ||
         PyObject_HasAttrString(type, "__dlpack__");
}
// Reports whether the value is compared by == and not by identity, by the rule of Arguments in eager/_arguments.py.
bool is_value(PyObject* value) {
  if (is_variable(value) || PyComplex_Check(value)) return false;  // complex: 0 and -0 are equal
  if (Py_TYPE(value)->tp_richcompare == PyBaseObject_Type.tp_richcompare) return false;
  const bool has_hash = PyObject_Hash(value) != -1;
  PyErr_Clear();
  return has_hash;
}

// Makes the patterns of a call's arguments. The tensors in them are the inputs of `function`; the next one is input
// `at`.
struct PatternMaker {
  const Function* function;
  int32_t at = 0;
  bool has_containers = false;

  bool tensor(PyObject* value, Pattern& p) {
    if (at >= function->num_inputs) {
      PyErr_SetString(PyExc_ValueError, "more tensors than inputs");
      return false;
    }
    eager_tensor* input = eager_function_input(function->handle, at++);
    p.kind = is_tensor(value) ? Pattern::kTensor : Pattern::kArray;
    if (p.kind == Pattern::kArray) p.object = Ref::borrow(reinterpret_cast<PyObject*>(Py_TYPE(value)));
    p.dtype = eager_tensor_dtype(input);
    p.rank = eager_tensor_rank(input);
    p.dims.assign(eager_tensor_dims(input), eager_tensor_dims(input) + p.rank);
    return true;
  }

  bool sequence(PyObject* value, Pattern& p) {
    has_containers = true;
    p.kind = Pattern::kSequence;
    p.object = Ref::borrow(reinterpret_cast<PyObject*>(Py_TYPE(value)));
    for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(value); ++i) {
      const Ref item = Ref::borrow(PySequence_Fast_GET_ITEM(value, i));
      if (!make(item.get(), p.children.emplace_back())) return false;
    }
    return true;
  }

  bool dict(PyObject* value, Pattern& p) {
    has_containers = true;
    p.kind = Pattern::kDict;
    Ref nest(PyImport_ImportModule("eager.nest"));
    Ref keys(nest ? PyObject_CallMethod(nest.get(), "_keys", "O", value) : nullptr);
    if (!keys || !(p.object = Ref(PySequence_Tuple(keys.get())))) return false;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(p.object.get()); ++i) {
      const Ref item = Ref::borrow(PyDict_GetItemWithError(value, PyTuple_GET_ITEM(p.object.get(), i)));
      if (!item || !make(item.get(), p.children.emplace_back())) return false;
    }
    return true;
  }

  bool make(PyObject* value, Pattern& p) {
    if (is_tensor(value)) return tensor(value, p);
    if (PyList_CheckExact(value) || PyTuple_CheckExact(value)) return sequence(value, p);
    if (PyDict_CheckExact(value)) return dict(value, p);
    if (PyFloat_CheckExact(value)) {
      p.kind = Pattern::kFloat;
      p.number = PyFloat_AS_DOUBLE(value);
      return true;
    }
    if (value == Py_None || PyBool_Check(value) || PyLong_CheckExact(value) || PyUnicode_CheckExact(value) ||
        PyBytes_CheckExact(value)) {
      p.object = Ref::borrow(value);
      return true;
    }
    if (is_array(value)) return tensor(value, p);
    if (is_value(value)) {
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
  int training = 0;
  bool has_containers = false;
  bool has_unknown_dims = false;
  Ref function;

  bool same_names(PyObject* names) const {
    if (!names || !keywords || PyTuple_GET_SIZE(names) != PyTuple_GET_SIZE(keywords.get())) return false;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(names); ++i) {
      PyObject *a = PyTuple_GET_ITEM(names, i), *b = PyTuple_GET_ITEM(keywords.get(), i);
      if (a != b && PyUnicode_Compare(a, b) != 0) return false;  // most names are interned
    }
    return true;
  }

  bool has_form_of(const Entry& other) const {
    return function.get() == other.function.get() && device == other.device && training == other.training &&
           num_positional == other.num_positional && arguments.size() == other.arguments.size() && !keywords &&
           !other.keywords;
  }

  bool matches(const Execution* execution, PyObject* const* args, Py_ssize_t n, PyObject* names, Leaves& leaves) const {
    if (n != num_positional || execution->training != training) return false;
    if (eager_context_device(execution->context) != device) return false;
    if (names != keywords.get() && !same_names(names)) return false;
    leaves.start(reinterpret_cast<Function*>(function.get())->num_inputs, has_containers);
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
  // Entries without unknown dims come before those with unknown dims, as in Python, and later ones before earlier ones.
  // The vector is replaced and never changed, since matching may run any code.
  std::shared_ptr<const Entries>* entries;
  PyObject* weak_references;
};

Dispatcher* as_dispatcher(PyObject* self) { return reinterpret_cast<Dispatcher*>(self); }

// Calls self._call(args, kwargs), the path through Python.
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
  if (unlikely(is_tracing(execution)))
    return call_python(self, args, n, names);  // which notes what the trace depends on
  Leaves leaves(execution);
  const std::shared_ptr<const Entries> entries = *as_dispatcher(self)->entries;
  for (const auto& entry : *entries) {
    if (!entry->matches(execution, args, n, names, leaves)) continue;
    auto* function = reinterpret_cast<Function*>(entry->function.get());
    if (unlikely(function->closed_over) && closes_over_watched(function, execution)) continue;
    if (unlikely(!eager_function_is_current(function->handle))) continue;
    return run_function(function, execution, leaves.data());
  }
  return call_python(self, args, n, names);
}

// _remember(args, kwargs, function): makes calls with arguments of this form run `function`, whose inputs are the
// tensors among the arguments, in order.
PyObject* remember(PyObject* self, PyObject* args) {
  PyObject *positional, *keywords, *function;
  if (!PyArg_ParseTuple(args, "O!O!O!:_remember", &PyTuple_Type, &positional, &PyDict_Type, &keywords, &function_type,
                        &function)) {
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
  entry->has_containers = maker.has_containers;
  entry->has_unknown_dims = std::any_of(entry->arguments.begin(), entry->arguments.end(),
                                        [](const Pattern& p) { return p.has_unknown_dims(); });
  entry->device = eager_context_device(execution->context);
  entry->training = execution->training;
  entry->function = Ref::borrow(function);
  // An older entry for the same function differs from this one in an argument that is compared by identity here and by
  // value in Python. It is replaced.
  const std::shared_ptr<const Entries> old = *as_dispatcher(self)->entries;
  auto entries = std::make_shared<Entries>();
  std::copy_if(old->begin(), old->end(), std::back_inserter(*entries),
               [&](const auto& other) { return !other->has_form_of(*entry); });
  auto num_certain =
      std::count_if(entries->begin(), entries->end(), [](const auto& e) { return !e->has_unknown_dims; });
  entries->insert(entries->begin() + (entry->has_unknown_dims ? num_certain : 0), entry);
  num_certain += !entry->has_unknown_dims;
  const auto size = static_cast<std::ptrdiff_t>(entries->size());
  if (size > kMaxEntries) entries->erase(entries->begin() + (num_certain > kMaxEntries / 2 ? num_certain : size) - 1);
  *as_dispatcher(self)->entries = std::move(entries);
  Py_RETURN_NONE;
}

PyObject* forget(PyObject* self, PyObject*) {
  const std::shared_ptr<const Entries> dropped =
      std::exchange(*as_dispatcher(self)->entries, std::make_shared<const Entries>());
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
  as_dispatcher(object)->entries = new std::shared_ptr<const Entries>(std::make_shared<const Entries>());
  return object;
}

int traverse(PyObject* self, visitproc visit, void* arg) {
  if (!as_dispatcher(self)->entries) return 0;
  for (const auto& entry : **as_dispatcher(self)->entries) {
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
    .ob_base = PyVarObject_HEAD_INIT(nullptr, 0).tp_name = "eager._core.Dispatcher",
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

bool init_dispatcher(PyObject* module) {
  return PyType_Ready(&dispatcher_type) == 0 && add_object(module, "Dispatcher", &dispatcher_type);
}
