// eager.GradientTape.
//
// Leaving a `with` pauses the tape rather than stopping it, so that it can be entered again. It stops when it gives its one
// gradient, or when another line of execution asks for one.
#include "tape.h"

#include <structmember.h>

#include <memory>
#include <new>
#include <utility>
#include <vector>

#include "convert.h"
#include "errors.h"
#include "tensor.h"
#include "variable.h"

namespace {

// A variable that watch() was given. value: NULL where the tape follows the variable's reads by itself; else the value that
// it had then, which the tape was told to watch.
struct Watched {
  Ref variable;
  TensorHandle value;
};

struct GradientTape {
  PyObject_HEAD
  eager_tape* handle;            // NULL: not entered yet
  Execution* execution;          // where it records
  eager_context* context;        // on which; only compared
  std::vector<Watched>* watched;
  PyObject* weak_references;
  char persistent, watches_variables;
  bool entered;                  // inside its `with`, and the one gradient was not asked for
  bool used;                     // it gave its one gradient
  bool busy;                     // the gradient is being computed
};

GradientTape* tape_of(PyObject* self) { return reinterpret_cast<GradientTape*>(self); }

// A list that needs no allocation for a few entries.
template <typename T>
class Few {
 public:
  explicit Few(Py_ssize_t capacity) : items_(capacity <= kInline ? inline_ : (more_.reset(new T[static_cast<size_t>(capacity)]), more_.get())) {}
  Few(const Few&) = delete;
  void push(T item) { items_[size_++] = item; }
  T& operator[](Py_ssize_t i) { return items_[i]; }
  T* data() { return items_; }
  int32_t size() const { return size_; }

 private:
  static constexpr Py_ssize_t kInline = 12;
  T inline_[kInline];
  std::unique_ptr<T[]> more_;
  T* items_;
  int32_t size_ = 0;
};

// ---- Structures

bool is_value(PyObject* object) { return is_tensor(object) || is_variable(object); }

PyObject* nest_function(const char* name) {
  static PyObject* module = nullptr;
  if (!module && !(module = PyImport_ImportModule("eager.nest"))) return nullptr;
  return PyObject_GetAttrString(module, name);
}

// The leaves of a structure. Those of a single tensor and of a plain list or tuple are found without Python code. A list is
// copied: another thread may change it while the GIL is released.
class Leaves {
 public:
  bool of(PyObject* structure) {
    structure_ = structure;
    if (likely(is_value(structure))) return true;
    kind_ = PyList_CheckExact(structure) ? kList : PyTuple_CheckExact(structure) ? kTuple : kNested;
    if (kind_ != kNested) {
      owned_ = Ref(PySequence_Tuple(structure));
      if (!owned_) return false;
      bool flat = true;
      for (Py_ssize_t i = 0; flat && i < size(); ++i) flat = is_value((*this)[i]);
      if (likely(flat)) return true;
    }
    kind_ = kNested;
    Ref flatten(nest_function("flatten"));
    Ref list(flatten ? PyObject_CallFunctionObjArgs(flatten.get(), structure, nullptr) : nullptr);
    if (!list) return false;
    owned_ = Ref(PySequence_Tuple(list.get()));
    return static_cast<bool>(owned_);
  }
  Py_ssize_t size() const { return kind_ == kSingle ? 1 : PyTuple_GET_SIZE(owned_.get()); }
  PyObject* operator[](Py_ssize_t i) const { return kind_ == kSingle ? structure_ : PyTuple_GET_ITEM(owned_.get(), i); }

  // The structure with other leaves, of which there are as many; consumes them. NULL among them: None, unless an exception is
  // set.
  PyObject* pack(PyObject** leaves) const {
    if (kind_ == kSingle) return leaves[0];
    Ref result(kind_ == kTuple ? PyTuple_New(size()) : PyList_New(size()));
    for (Py_ssize_t i = 0; i < size(); ++i) {
      if (!result) Py_XDECREF(leaves[i]);
      else if (kind_ == kTuple) PyTuple_SET_ITEM(result.get(), i, leaves[i]);
      else PyList_SET_ITEM(result.get(), i, leaves[i]);
    }
    if (!result || kind_ != kNested) return result.release();
    Ref pack(nest_function("pack"));
    return pack ? PyObject_CallFunctionObjArgs(pack.get(), structure_, result.get(), nullptr) : nullptr;
  }

 private:
  enum Kind { kSingle, kList, kTuple, kNested };
  Kind kind_ = kSingle;
  PyObject* structure_ = nullptr;
  Ref owned_;
};

// ---- Who may use it

bool is_live(const GradientTape* self, const char* method) {
  if (unlikely(self->busy)) {
    raise_code(EAGER_FAILED_PRECONDITION, "%s() of a tape whose gradient is being computed", method);
  } else if (unlikely(!self->handle)) {
    raise_code(EAGER_FAILED_PRECONDITION, "%s() of a GradientTape that was not entered: record ops in `with tape:` first", method);
  } else if (unlikely(self->used)) {
    raise_code(EAGER_FAILED_PRECONDITION,
               "A non-persistent GradientTape can only be used to compute one set of gradients (or jacobians)");
  } else {
    return true;
  }
  return false;
}

// A tape belongs to a context, which one thread uses at a time: that of its Execution, or any while that one rests.
bool may_touch(const GradientTape* self, const Execution* execution) {
  if (likely(self->execution == execution || self->execution->running == 0)) return true;
  raise_code(EAGER_FAILED_PRECONDITION, "The tape's context is in use by another thread right now");
  return false;
}

bool begin(const GradientTape* self, const char* method, Execution*& execution) {
  execution = current_execution();
  return execution && is_live(self, method) && may_touch(self, execution);
}

// ---- with

void forget(GradientTape* self) {
  eager_tape_release(std::exchange(self->handle, nullptr));
  delete std::exchange(self->watched, nullptr);
  Execution* execution = std::exchange(self->execution, nullptr);
  Py_XDECREF(execution);
}

// Whether the tape of an earlier `with` goes on.
bool resume(GradientTape* self, const Execution* execution, bool& resumed) {
  resumed = false;
  if (!self->handle || self->used) return true;
  if (!may_touch(self, execution)) return false;
  if (self->context == execution->context) {
    if (!ok(eager_tape_resume(self->handle))) return false;
    resumed = eager_tape_is_recording(self->handle);
  }
  if (resumed || !self->persistent) return true;
  raise_code(EAGER_FAILED_PRECONDITION, "The tape recorded in another context, or has stopped: make another one");
  return false;
}

PyObject* enter(PyObject* object, PyObject*) {
  GradientTape* self = tape_of(object);
  if (unlikely(self->entered)) {
    PyErr_SetString(PyExc_ValueError,
                    "Tape is still recording, This can happen if you try to re-enter an already-active tape.");
    return nullptr;
  }
  Execution* execution = current_execution();
  if (!execution) return nullptr;
  if (unlikely(self->busy)) return raise_code(EAGER_FAILED_PRECONDITION, "The tape's gradient is being computed");
  bool resumed;
  if (!resume(self, execution, resumed)) return nullptr;
  if (!resumed) {
    forget(self);
    const eager_tape_options options = {sizeof options, self->persistent, !self->watches_variables};
    if (!ok(eager_tape_create(execution->context, &options, &self->handle))) return nullptr;
    Py_INCREF(execution);
    self->execution = execution;
    self->context = execution->context;
    self->used = false;
  }
  self->entered = true;
  return Ref::borrow(object).release();
}

PyObject* leave(PyObject* object, PyObject* const*, Py_ssize_t) {
  GradientTape* self = tape_of(object);
  if (likely(self->entered)) {
    Execution* execution = current_execution();
    if (!execution || !may_touch(self, execution)) return nullptr;
    self->entered = false;
    if (!ok(eager_tape_pause(self->handle))) return nullptr;
  }
  Py_RETURN_NONE;
}

// ---- watch

bool watch_variable(GradientTape* self, Execution* execution, PyObject* variable) {
  eager_variable* handle = variable_handle(variable);
  TensorHandle value;
  if (!self->watches_variables || !eager_variable_trainable(handle)) {
    // No tape is to see this read.
    if (!ok(eager_context_pause_tapes(execution->context))) return false;
    eager_status* status = eager_variable_read(execution->context, handle, value.out());
    eager_status_release(eager_context_resume_tapes(execution->context));
    if (!ok(status) || !ok(eager_tape_watch(self->handle, value.get()))) return false;
  }
  if (!self->watched) self->watched = new std::vector<Watched>;
  for (const Watched& w : *self->watched) {
    if (variable_handle(w.variable.get()) == handle && eager_tensor_id(w.value.get()) == eager_tensor_id(value.get())) return true;
  }
  self->watched->push_back({Ref::borrow(variable), std::move(value)});
  return true;
}

PyObject* watch(PyObject* object, PyObject* structure) {
  GradientTape* self = tape_of(object);
  Execution* execution;
  Leaves leaves;
  if (!begin(self, "watch", execution) || !leaves.of(structure)) return nullptr;
  for (Py_ssize_t i = 0; i < leaves.size(); ++i) {
    PyObject* leaf = leaves[i];
    if (likely(is_tensor(leaf))) {
      if (!ok(eager_tape_watch(self->handle, handle_of(leaf)))) return nullptr;
    } else if (is_variable(leaf)) {
      if (!watch_variable(self, execution, leaf)) return nullptr;
    } else {
      PyErr_Format(PyExc_ValueError, "Passed in object %R of type '%s', not eager.Tensor or eager.Variable.", leaf,
                   Py_TYPE(leaf)->tp_name);
      return nullptr;
    }
  }
  Py_RETURN_NONE;
}

PyObject* watched_variables(PyObject* object, PyObject*) {
  const GradientTape* self = tape_of(object);
  if (self->handle) {
    Execution* execution = current_execution();
    if (!execution || !may_touch(self, execution)) return nullptr;
  }
  Ref list(PyList_New(0));
  for (int32_t i = 0; list && i < eager_tape_num_watched(self->handle); ++i) {
    Ref variable(variable_object(eager_tape_watched(self->handle, i)));
    if (!variable || PyList_Append(list.get(), variable.get()) < 0) return nullptr;
  }
  for (size_t i = 0; list && self->watched && i < self->watched->size(); ++i) {
    PyObject* variable = (*self->watched)[i].variable.get();
    bool known = false;
    for (Py_ssize_t k = 0; !known && k < PyList_GET_SIZE(list.get()); ++k) {
      known = variable_handle(PyList_GET_ITEM(list.get(), k)) == variable_handle(variable);
    }
    if (!known && PyList_Append(list.get(), variable) < 0) return nullptr;
  }
  return list ? PyList_AsTuple(list.get()) : nullptr;
}

// ---- gradient

// Tensors of the leaves; the values of variables are owned.
class Values {
 public:
  explicit Values(Py_ssize_t n) : handles_(n), owned_(n) {}
  ~Values() { eager_tensors_release(owned_.data(), owned_.size()); }
  void push(eager_tensor* borrowed) { handles_.push(borrowed); }
  void push_owned(eager_tensor* owned) {
    handles_.push(owned);
    owned_.push(owned);
  }
  eager_tensor* const* data() { return handles_.data(); }
  int32_t size() const { return handles_.size(); }

 private:
  Few<eager_tensor*> handles_, owned_;
};

bool wrong_leaf(const char* what, PyObject* leaf) {
  PyErr_Format(PyExc_TypeError, "%s must be Tensors or Variables, or structures of them, not %R", what, leaf);
  return false;
}

bool add_targets(Execution* execution, const Leaves& leaves, Values& values) {
  for (Py_ssize_t i = 0; i < leaves.size(); ++i) {
    PyObject* leaf = leaves[i];
    if (likely(is_tensor(leaf))) {
      values.push(handle_of(leaf));
    } else if (is_variable(leaf)) {
      eager_tensor* value;
      if (!ok(eager_variable_read(execution->context, variable_handle(leaf), &value))) return false;
      values.push_owned(value);
    } else {
      return wrong_leaf("targets", leaf);
    }
  }
  return true;
}

bool add_output_gradients(Execution* execution, const Leaves& leaves, Py_ssize_t num_targets, Values& values) {
  if (leaves.size() != num_targets) {
    PyErr_Format(PyExc_ValueError, "There are %zd output gradients for %zd targets", leaves.size(), num_targets);
    return false;
  }
  for (Py_ssize_t i = 0; i < leaves.size(); ++i) {
    PyObject* leaf = leaves[i];
    if (leaf == Py_None) {
      values.push(nullptr);
    } else if (is_tensor(leaf)) {
      values.push(handle_of(leaf));
    } else {
      eager_tensor* value = to_tensor(execution, leaf, 0);
      if (!value) return false;
      values.push_owned(value);
    }
  }
  return true;
}

// Sources, sorted into tensors and variables. A variable that the tape does not follow counts as the values of it that
// watch() saw.
struct Sources {
  struct Place {
    int32_t first, count;  // among the tensors; count 0: the variable at `first`
  };
  Sources(Py_ssize_t n, size_t num_watched) : tensors(n + static_cast<Py_ssize_t>(num_watched) * n), variables(n), places(n) {}

  bool add(const GradientTape* self, const Leaves& leaves) {
    for (Py_ssize_t i = 0; i < leaves.size(); ++i) {
      PyObject* leaf = leaves[i];
      const int32_t first = tensors.size();
      if (is_tensor(leaf)) {
        tensors.push(handle_of(leaf));
      } else if (is_variable(leaf)) {
        for (size_t k = 0; self->watched && k < self->watched->size(); ++k) {
          const Watched& w = (*self->watched)[k];
          if (w.value && variable_handle(w.variable.get()) == variable_handle(leaf)) tensors.push(w.value.get());
        }
        if (tensors.size() == first) {
          places.push({variables.size(), 0});
          variables.push(variable_handle(leaf));
          continue;
        }
      } else {
        return wrong_leaf("sources", leaf);
      }
      places.push({first, tensors.size() - first});
    }
    return true;
  }

  Few<eager_tensor*> tensors;
  Few<eager_variable*> variables;
  Few<Place> places;
};

// The sum of gradients, which are released and may be NULL; of none it is NULL.
bool sum(Execution* execution, eager_tensor** gradients, int32_t n, eager_tensor*& out) {
  static eager_op* add = nullptr;
  TensorHandle total(std::exchange(gradients[0], nullptr));
  for (int32_t i = 1; i < n; ++i) {
    TensorHandle next(std::exchange(gradients[i], nullptr));
    if (!total) total = std::move(next);
    if (!next) continue;
    if (!add && !ok(eager_op_create(execution->context, "add", &add))) return false;
    eager_tensor* const inputs[] = {total.get(), next.get()};
    TensorHandle both;
    int32_t room = 1;
    if (!ok(execute(execution, add, inputs, 2, nullptr, 0, both.out(), &room))) return false;
    total = std::move(both);
  }
  out = total.release();
  return true;
}

PyObject* result(Execution* execution, const Leaves& leaves, Sources& sources, Few<eager_tensor*>& gradients) {
  const int32_t num_tensors = sources.tensors.size(), total = num_tensors + sources.variables.size();
  Few<PyObject*> objects(leaves.size());
  bool done = true;
  for (Py_ssize_t i = 0; done && i < leaves.size(); ++i) {
    const auto [first, count] = sources.places[i];
    eager_tensor* gradient = nullptr;
    if (count == 0) gradient = std::exchange(gradients[num_tensors + first], nullptr);
    else done = sum(execution, &gradients[first], count, gradient);
    PyObject* object = gradient ? wrap(gradient) : done ? Ref::borrow(Py_None).release() : nullptr;
    if (object) objects.push(object);
    else done = false;
  }
  if (likely(done)) return leaves.pack(objects.data());
  for (int32_t i = 0; i < objects.size(); ++i) Py_DECREF(objects[i]);
  eager_tensors_release(gradients.data(), total);
  return nullptr;
}

// Where the tape does not record in the present context any more, it stops there for good.
bool bring_here(GradientTape* self, const Execution* execution) {
  if (likely(self->context == execution->context)) return true;
  if (self->entered) {
    raise_code(EAGER_FAILED_PRECONDITION, "The tape still records in another context: leave its `with` first");
    return false;
  }
  return may_touch(self, execution) && ok(eager_tape_stop(self->handle));
}

PyObject* compute(GradientTape* self, PyObject* target, PyObject* source, PyObject* output_gradients, int32_t unconnected_zero) {
  Execution* execution = current_execution();
  if (!execution || !is_live(self, "gradient") || !bring_here(self, execution)) return nullptr;
  if (target == Py_None) {
    PyErr_SetString(PyExc_TypeError, "Argument `target` should be a list or nested structure of Tensors or Variables to be "
                                     "differentiated, but received None.");
    return nullptr;
  }
  Leaves target_leaves, source_leaves, gradient_leaves;
  if (!target_leaves.of(target) || !source_leaves.of(source)) return nullptr;
  Values targets(target_leaves.size());
  Sources sources(source_leaves.size(), self->watched ? self->watched->size() : 0);
  if (!add_targets(execution, target_leaves, targets) || !sources.add(self, source_leaves)) return nullptr;
  const bool weighted = output_gradients && output_gradients != Py_None;
  if (weighted && !gradient_leaves.of(output_gradients)) return nullptr;
  Values weights(weighted ? gradient_leaves.size() : 0);
  if (weighted && !add_output_gradients(execution, gradient_leaves, targets.size(), weights)) return nullptr;

  const int32_t num_tensors = sources.tensors.size(), num_variables = sources.variables.size();
  Few<eager_tensor*> gradients(num_tensors + num_variables);
  const eager_gradient_options options = {sizeof options, unconnected_zero};
  if (!self->persistent) self->entered = false;
  self->busy = true;
  eager_status* status;
  {
    WithoutGil released(execution);
    status = eager_tape_gradient(execution->context, self->handle, targets.data(), targets.size(),
                                 weighted ? weights.data() : nullptr, sources.tensors.data(), num_tensors,
                                 sources.variables.data(), num_variables, &options, gradients.data());
  }
  self->busy = false;
  if (unlikely(status != nullptr)) {
    if (!self->persistent) eager_status_release(eager_tape_stop(self->handle));
    return raise_status(status);
  }
  self->used = !self->persistent;
  return result(execution, source_leaves, sources, gradients);
}

// 1 for "zero", 0 for "none", as str or as an enum's value.
int32_t unconnected(PyObject* choice) {
  Ref value(PyUnicode_Check(choice) ? Ref::borrow(choice).release() : PyObject_GetAttrString(choice, "value"));
  if (value && PyUnicode_Check(value.get())) {
    if (PyUnicode_CompareWithASCIIString(value.get(), "none") == 0) return 0;
    if (PyUnicode_CompareWithASCIIString(value.get(), "zero") == 0) return 1;
  }
  PyErr_Clear();
  PyErr_Format(PyExc_ValueError, "Unknown value for unconnected_gradients: %R", choice);
  return -1;
}

// Positional and keyword arguments by name; those that are not given stay NULL.
bool bind(const char* function, const char* const* names, Py_ssize_t n, Py_ssize_t required, PyObject* const* args,
          Py_ssize_t num_positional, PyObject* keywords, PyObject** values) {
  if (num_positional > n) {
    PyErr_Format(PyExc_TypeError, "%s() takes at most %zd arguments (%zd given)", function, n, num_positional);
    return false;
  }
  for (Py_ssize_t i = 0; i < num_positional; ++i) values[i] = args[i];
  for (Py_ssize_t k = 0; keywords && k < PyTuple_GET_SIZE(keywords); ++k) {
    PyObject* name = PyTuple_GET_ITEM(keywords, k);
    Py_ssize_t i = 0;
    while (i < n && PyUnicode_CompareWithASCIIString(name, names[i]) != 0) ++i;
    if (i == n || values[i]) {
      PyErr_Format(PyExc_TypeError, i == n ? "%s() got an unexpected keyword argument '%U'" : "%s() got multiple values for argument '%U'",
                   function, name);
      return false;
    }
    values[i] = args[num_positional + k];
  }
  for (Py_ssize_t i = 0; i < required; ++i) {
    if (values[i]) continue;
    PyErr_Format(PyExc_TypeError, "%s() missing required argument: '%s'", function, names[i]);
    return false;
  }
  return true;
}

PyObject* gradient(PyObject* object, PyObject* const* args, Py_ssize_t num_args, PyObject* keywords) {
  static constexpr const char* names[] = {"target", "sources", "output_gradients", "unconnected_gradients"};
  PyObject* values[4] = {};
  if (!bind("gradient", names, 4, 2, args, num_args, keywords, values)) return nullptr;
  const int32_t zero = values[3] ? unconnected(values[3]) : 0;
  return zero < 0 ? nullptr : compute(tape_of(object), values[0], values[1], values[2], zero);
}

// Loops over gradients: eager/gradients.py.
PyObject* call_python(const char* name, PyObject* self, PyObject* args, PyObject* kwargs) {
  Ref module(PyImport_ImportModule("eager.gradients"));
  Ref function(module ? PyObject_GetAttrString(module.get(), name) : nullptr);
  Ref first(function ? PyTuple_Pack(1, self) : nullptr);
  Ref all(first ? PySequence_Concat(first.get(), args) : nullptr);
  return all ? PyObject_Call(function.get(), all.get(), kwargs) : nullptr;
}
PyObject* jacobian(PyObject* self, PyObject* args, PyObject* kwargs) {
  return is_live(tape_of(self), "jacobian") ? call_python("_tape_jacobian", self, args, kwargs) : nullptr;
}
PyObject* batch_jacobian(PyObject* self, PyObject* args, PyObject* kwargs) {
  return is_live(tape_of(self), "batch_jacobian") ? call_python("_tape_batch_jacobian", self, args, kwargs) : nullptr;
}

// ---- stop_recording, reset

struct Pause {
  PyObject_HEAD
  GradientTape* tape;
  eager_tape* handle;  // that is paused
};

void pause_dealloc(PyObject* object) {
  auto* self = reinterpret_cast<Pause*>(object);
  eager_tape_release(self->handle);
  Py_DECREF(self->tape);
  PyObject_Free(object);
}

PyObject* pause_enter(PyObject* object, PyObject*) {
  auto* self = reinterpret_cast<Pause*>(object);
  Execution* execution;
  if (!self->tape->entered || self->handle) {
    return raise_code(EAGER_FAILED_PRECONDITION, "Trying to stop recording a tape which is not recording.");
  }
  if (!begin(self->tape, "stop_recording", execution) || !ok(eager_tape_pause(self->tape->handle))) return nullptr;
  self->handle = self->tape->handle;
  eager_tape_retain(self->handle);
  Py_RETURN_NONE;
}

PyObject* pause_leave(PyObject* object, PyObject* const*, Py_ssize_t) {
  auto* self = reinterpret_cast<Pause*>(object);
  if (!self->handle) Py_RETURN_NONE;
  Execution* execution = current_execution();
  if (!execution || !may_touch(self->tape, execution)) return nullptr;
  eager_tape* handle = std::exchange(self->handle, nullptr);
  eager_status* status = eager_tape_resume(handle);
  eager_tape_release(handle);
  if (!ok(status)) return nullptr;
  Py_RETURN_NONE;
}

PyMethodDef pause_methods[] = {
    {"__enter__", pause_enter, METH_NOARGS, nullptr},
    {"__exit__", as_method(pause_leave), METH_FASTCALL, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

PyTypeObject pause_type = {
    .ob_base = PyVarObject_HEAD_INIT(nullptr, 0)
    .tp_name = "eager._core.StopRecording",
    .tp_basicsize = sizeof(Pause),
    .tp_dealloc = pause_dealloc,
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_methods = pause_methods,
};

PyObject* stop_recording(PyObject* object, PyObject*) {
  auto* pause = PyObject_New(Pause, &pause_type);
  if (!pause) return nullptr;
  Py_INCREF(object);
  pause->tape = tape_of(object);
  pause->handle = nullptr;
  return reinterpret_cast<PyObject*>(pause);
}

PyObject* reset(PyObject* object, PyObject*) {
  GradientTape* self = tape_of(object);
  if (!self->entered) {
    PyErr_SetString(PyExc_ValueError, "Tape is not recording.");
    return nullptr;
  }
  Execution* execution;
  if (!begin(self, "reset", execution) || !ok(eager_tape_reset(self->handle))) return nullptr;
  delete std::exchange(self->watched, nullptr);
  Py_RETURN_NONE;
}

// ---- The type

void init_fields(GradientTape* self, int persistent, int watches_variables) {
  self->persistent = static_cast<char>(persistent);
  self->watches_variables = static_cast<char>(watches_variables);
}

// GradientTape(...) without tp_init's detour; subclasses come through make.
PyObject* construct(PyObject* type, PyObject* const* args, size_t nargsf, PyObject* keywords) {
  static constexpr const char* names[] = {"persistent", "watch_accessed_variables"};
  PyObject* values[2] = {};
  const Py_ssize_t n = PyVectorcall_NARGS(nargsf);
  if ((n > 0 || keywords) && !bind("GradientTape", names, 2, 0, args, n, keywords, values)) return nullptr;
  const int persistent = values[0] ? PyObject_IsTrue(values[0]) : 0, watches = values[1] ? PyObject_IsTrue(values[1]) : 1;
  if (persistent < 0 || watches < 0) return nullptr;
  auto* cls = reinterpret_cast<PyTypeObject*>(type);
  PyObject* self = cls->tp_alloc(cls, 0);
  if (self) init_fields(tape_of(self), persistent, watches);
  return self;
}

PyObject* make(PyTypeObject* type, PyObject*, PyObject*) {
  PyObject* self = type->tp_alloc(type, 0);
  if (self) init_fields(tape_of(self), 0, 1);
  return self;
}

int init(PyObject* self, PyObject* args, PyObject* kwargs) {
  static const char* names[] = {"persistent", "watch_accessed_variables", nullptr};
  int persistent = 0, watches = 1;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "|pp:GradientTape", const_cast<char**>(names), &persistent, &watches)) return -1;
  if (tape_of(self)->handle) {
    PyErr_SetString(PyExc_ValueError, "The tape is in use");
    return -1;
  }
  init_fields(tape_of(self), persistent, watches);
  return 0;
}

void dealloc(PyObject* object) {
  if (tape_of(object)->weak_references) PyObject_ClearWeakRefs(object);
  forget(tape_of(object));
  Py_TYPE(object)->tp_free(object);
}

PyMemberDef members[] = {
    {"persistent", T_BOOL, offsetof(GradientTape, persistent), READONLY, "Whether it gives any number of gradients."},
    {nullptr, 0, 0, 0, nullptr},
};

PyMethodDef methods[] = {
    {"__enter__", enter, METH_NOARGS, "Starts to record, or goes on. ValueError: it records already."},
    {"__exit__", as_method(leave), METH_FASTCALL, "Ends recording."},
    {"watch", watch, METH_O,
     "watch($self, tensor, /)\n--\n\n"
     "Makes a Tensor, a Variable or a structure of them known, before the ops that use it.\n"
     "Of a Variable that the tape does not follow by itself (one that is not trainable, or any with\n"
     "watch_accessed_variables=False) it is the present value: watch it again after an assignment.\n"
     "ValueError: it is neither. FailedPreconditionError: the tape was not entered."},
    {"gradient", as_method(gradient), METH_FASTCALL | METH_KEYWORDS,
     "gradient($self, target, sources, output_gradients=None, unconnected_gradients='none')\n--\n\n"
     "The gradient of the sum of target with respect to sources, each a Tensor, a Variable or a structure of them.\n\n"
     "output_gradients: weights for target, of its structure and shapes; None for ones.\n"
     "unconnected_gradients: 'none', or 'zero' for zeros instead of None where no path leads to a source.\n"
     "Returns sources' structure, with a Tensor of the source's shape and dtype for each (it may be sparse rows), or None.\n"
     "FailedPreconditionError (a RuntimeError): the second call for a tape that is not persistent; the tape was not\n"
     "entered, or records in another thread. TypeError: a leaf that is no Tensor or Variable.\n\n"
     ">>> import eager\n>>> x = eager.constant([1., 2.])\n>>> with eager.GradientTape() as tape:\n...     tape.watch(x)\n"
     "...     y = x * x\n>>> tape.gradient(y, x).tolist()\n[2.0, 4.0]\n"},
    {"jacobian", as_method(jacobian), METH_VARARGS | METH_KEYWORDS,
     "jacobian($self, target, sources, unconnected_gradients='none', parallel_iterations=None, experimental_use_pfor=True)\n--\n\n"
     "The derivatives of each element of target, a Tensor, with respect to each of sources: of shape\n"
     "target.shape + source.shape, in sources' structure. The last two parameters have no effect.\n\n"
     "On a tape that is not persistent all ops on the way must have a gradient whose ops have gradients too.\n\n"
     ">>> import eager\n>>> x = eager.constant([1., 2.])\n>>> with eager.GradientTape() as tape:\n...     tape.watch(x)\n"
     "...     y = x * x\n>>> tape.jacobian(y, x).tolist()\n[[2.0, 0.0], [0.0, 4.0]]\n"},
    {"batch_jacobian", as_method(batch_jacobian), METH_VARARGS | METH_KEYWORDS,
     "batch_jacobian($self, target, source, unconnected_gradients='none', parallel_iterations=None, "
     "experimental_use_pfor=True)\n--\n\n"
     "The jacobians of target[i] with respect to source[i], stacked, where target[i] depends on no other row of source.\n"
     "target: [b, y...], source: [b, x...]; returns [b, y..., x...]. ValueError: other shapes.\n\n"
     ">>> import eager\n>>> x = eager.constant([[1., 2.], [3., 4.]])\n>>> with eager.GradientTape() as tape:\n"
     "...     tape.watch(x)\n...     y = x * x\n>>> tape.batch_jacobian(y, x)[1].tolist()\n[[6.0, 0.0], [0.0, 8.0]]\n"},
    {"stop_recording", stop_recording, METH_NOARGS,
     "stop_recording($self)\n--\n\nA context manager: what runs inside is not recorded.\n"
     "FailedPreconditionError: the tape does not record."},
    {"reset", reset, METH_NOARGS,
     "reset($self)\n--\n\nForgets what was recorded and watched, and goes on recording. ValueError: it does not record."},
    {"watched_variables", watched_variables, METH_NOARGS,
     "watched_variables($self)\n--\n\nA tuple of the trainable Variables that were read, in the order of first reads, and of "
     "those that watch() was given."},
    {nullptr, nullptr, 0, nullptr},
};

PyTypeObject tape_type = {
    .ob_base = PyVarObject_HEAD_INIT(nullptr, 0)
    .tp_name = "eager.GradientTape",
    .tp_basicsize = sizeof(GradientTape),
    .tp_dealloc = dealloc,
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    .tp_doc = "GradientTape(persistent=False, watch_accessed_variables=True)\n--\n\n"
              "Records the ops inside its `with` for gradients: those on tensors that were watched, on what was computed from\n"
              "them, and on trainable Variables. Tapes nest; a gradient that is asked for inside another tape's `with` can be\n"
              "differentiated again.\n\n"
              "persistent: gives any number of gradients, and keeps what they need.\n"
              "watch_accessed_variables: watches trainable Variables when they are read.\n\n"
              ">>> import eager\n>>> x = eager.constant(3.)\n>>> with eager.GradientTape() as tape:\n...     tape.watch(x)\n"
              "...     y = x * x\n>>> float(tape.gradient(y, x))\n6.0\n",
    .tp_weaklistoffset = offsetof(GradientTape, weak_references),
    .tp_methods = methods,
    .tp_members = members,
    .tp_init = init,
    .tp_new = make,
    .tp_vectorcall = construct,
};

PyMethodDef functions[] = {
    {"record_gradient", as_method(record_gradient), METH_FASTCALL, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

bool init_tape(PyObject* module) {
  return PyType_Ready(&pause_type) == 0 && PyType_Ready(&tape_type) == 0 && add_object(module, "GradientTape", &tape_type) &&
         PyModule_AddFunctions(module, functions) == 0;
}
