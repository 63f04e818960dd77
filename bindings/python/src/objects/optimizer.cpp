// eager._core.Optimizer: an eager_optimizer. eager/optimizers has a class for each kind.
//
// A call that may wait for the optimizer's lock releases the GIL: the thread that holds the lock may need the GIL to
// release Python's memory on which a variable lay.
#include "python/small.h"
#include "objects/objects.h"
#include "ops/prepared_op.h"
#include "tracing/trace.h"
#include "values/convert.h"
#include "values/tensor.h"
#include "values/variable.h"

namespace {

struct Optimizer {
  PyObject_HEAD
  eager_optimizer* handle;
  PyObject* learning_rate;  // the rate as set: a float, a Tensor, a Variable, a Schedule, or a function; or NULL
  PyObject* schedule;       // the trace of that function whose op the optimizer has; NULL: none
  bool may_have_schedule;   // whether the rate is a function that may be a traced one
  PyObject* weak_references;
};

Optimizer* cast_self(PyObject* self) { return reinterpret_cast<Optimizer*>(self); }

eager_optimizer* checked(PyObject* self) {
  eager_optimizer* handle = cast_self(self)->handle;
  if (unlikely(!handle)) raise_code(EAGER_FAILED_PRECONDITION, "Optimizer.__init__() was not called");
  return handle;
}

bool is_function(PyObject* object) {
  return !is_tensor(object) && !is_variable(object) && !is_schedule(object) && PyCallable_Check(object);
}

// ---- Hyperparameters

// Gives the optimizer a learning rate op, made by eager/optimizers, that calls the function in self->learning_rate at each
// step. The op holds self weakly: the function may hold the optimizer, and the collector does not see what an op holds.
bool set_rate_function(Execution* execution, PyObject* self) {
  static PyObject* make = nullptr;
  if (!imported(make, "eager.optimizers", "_rate_op")) return false;
  Ref weak(PyWeakref_NewRef(self, nullptr));
  Ref object(weak ? PyObject_CallFunctionObjArgs(make, weak.get(), nullptr) : nullptr);
  eager_op* op = object ? prepared_op(object.get()) : nullptr;
  eager_optimizer* optimizer = cast_self(self)->handle;
  return op && ok(without_gil(execution, [&] { return eager_optimizer_set_learning_rate_op(optimizer, op); }));
}

// Reports whether the optimizer has a trace of its learning rate, and tracing the function now would give the same
// trace.
bool has_current_schedule(PyObject* self) {
  PyObject* schedule = cast_self(self)->schedule;
  Ref answer(schedule ? PyObject_GetAttrString(schedule, "is_current") : nullptr);
  if (schedule && !answer) PyErr_Clear();
  return answer.get() == Py_True;
}

// A scope in which this thread traces the learning rate of an optimizer.
class TracingRate {
 public:
  explicit TracingRate(PyObject* optimizer) : optimizer_(optimizer), outer_(std::exchange(innermost_, this)) {}
  TracingRate(const TracingRate&) = delete;
  ~TracingRate() { innermost_ = outer_; }
  static bool is_under_way(PyObject* optimizer) {
    const TracingRate* at = innermost_;
    while (at && at->optimizer_ != optimizer) at = at->outer_;
    return at;
  }

 private:
  static thread_local const TracingRate* innermost_;
  PyObject* optimizer_;
  const TracingRate* outer_;
};
thread_local const TracingRate* TracingRate::innermost_ = nullptr;

// Traces a learning rate by eager/optimizers' _schedule_op. Returns None, or a tuple of a trace and its op.
PyObject* trace_rate(PyObject* self, PyObject* rate) {
  static PyObject* make = nullptr;
  if (!imported(make, "eager.optimizers", "_schedule_op")) return nullptr;
  if (TracingRate::is_under_way(self))
    return raise_code(EAGER_INVALID_ARGUMENT,
                      "the learning rate of an optimizer is computed by a function that applies it");
  const TracingRate tracing(self);
  return PyObject_CallFunctionObjArgs(make, rate, nullptr);
}

// Gives the optimizer the op of a result of trace_rate, and keeps the trace. None leaves the op that set_rate_function
// gave.
bool set_schedule(Execution* execution, PyObject* self, PyObject* traced) {
  PyObject* trace = traced == Py_None ? nullptr : PyTuple_GET_ITEM(traced, 0);
  if (trace) {
    eager_op* op = prepared_op(PyTuple_GET_ITEM(traced, 1));
    eager_optimizer* optimizer = cast_self(self)->handle;
    if (!op || !ok(without_gil(execution, [&] { return eager_optimizer_set_learning_rate_op(optimizer, op); })))
      return false;
  }
  cast_self(self)->may_have_schedule = trace;
  Ref former(std::exchange(cast_self(self)->schedule, Ref::borrow(trace).release()));
  return true;
}

// Traces a learning rate that is a traced function, before a step: before the first one, since the function may use the
// optimizer that is being made, and before a later one if a new trace would differ.
bool update_schedule(Execution* execution, PyObject* self) {
  if (has_current_schedule(self)) return true;
  Ref rate = Ref::borrow(cast_self(self)->learning_rate);
  Ref traced(trace_rate(self, rate.get()));
  if (!traced) return false;
  if (rate.get() != cast_self(self)->learning_rate) return true;  // the rate was set again meanwhile
  return set_schedule(execution, self, traced.get());
}

bool set_rate(Execution* execution, PyObject* self, PyObject* rate) {
  if (is_function(rate)) return set_rate_function(execution, self);
  eager_optimizer* optimizer = cast_self(self)->handle;
  if (is_tensor(rate)) {
    eager_tensor* t = handle_of(rate);
    return ok(without_gil(execution, [&] { return eager_optimizer_set_learning_rate_tensor(optimizer, t); }));
  }
  if (is_variable(rate)) {
    eager_variable* v = variable_handle(rate);
    return ok(without_gil(execution, [&] { return eager_optimizer_set_learning_rate_variable(optimizer, v); }));
  }
  if (is_schedule(rate)) {
    eager_schedule* s = schedule_handle(rate);
    return ok(without_gil(execution, [&] { return eager_optimizer_set_schedule(optimizer, s); }));
  }
  const double value = PyFloat_AsDouble(rate);
  if (value == -1.0 && PyErr_Occurred()) return false;
  return ok(without_gil(execution, [&] { return eager_optimizer_set_float(optimizer, "learning_rate", value); }));
}

PyObject* get_learning_rate(PyObject* self, void*) {
  PyObject* rate = cast_self(self)->learning_rate;
  if (rate) return Ref::borrow(rate).release();
  PyErr_SetString(PyExc_AttributeError, "learning_rate");
  return nullptr;
}

int set_learning_rate(PyObject* self, PyObject* rate, void*) {
  if (!rate) {
    PyErr_SetString(PyExc_AttributeError, "learning_rate cannot be deleted");
    return -1;
  }
  eager_optimizer* handle = checked(self);
  Execution* execution = handle ? current_execution() : nullptr;
  if (!execution) return -1;
  // A rate that replaces another is traced at once: steps that are traced already use it, and do not call
  // apply_gradients, which would trace it.
  const bool is_later = is_function(rate) && cast_self(self)->learning_rate;
  Ref traced(is_later ? trace_rate(self, rate) : Ref::borrow(Py_None).release());
  if (!traced) return -1;
  if (traced.get() == Py_None && !set_rate(execution, self, rate)) return -1;
  if (!set_schedule(execution, self, traced.get())) return -1;
  Ref former(std::exchange(cast_self(self)->learning_rate, Ref::borrow(rate).release()));
  cast_self(self)->may_have_schedule |= is_function(rate) && !is_later;
  return 0;
}

PyObject* set_float(PyObject* self, PyObject* args) {
  const char* name;
  double value;
  if (!PyArg_ParseTuple(args, "sd:set_float", &name, &value)) return nullptr;
  eager_optimizer* handle = checked(self);
  Execution* execution = handle ? current_execution() : nullptr;
  if (!execution || !ok(without_gil(execution, [&] { return eager_optimizer_set_float(handle, name, value); })))
    return nullptr;
  Py_RETURN_NONE;
}

PyObject* set_bool(PyObject* self, PyObject* args) {
  const char* name;
  int value;
  if (!PyArg_ParseTuple(args, "sp:set_bool", &name, &value)) return nullptr;
  eager_optimizer* handle = checked(self);
  Execution* execution = handle ? current_execution() : nullptr;
  if (!execution || !ok(without_gil(execution, [&] { return eager_optimizer_set_bool(handle, name, value); })))
    return nullptr;
  Py_RETURN_NONE;
}

PyObject* set_int(PyObject* self, PyObject* args) {
  const char* name;
  long long value;
  if (!PyArg_ParseTuple(args, "sL:set_int", &name, &value)) return nullptr;
  eager_optimizer* handle = checked(self);
  Execution* execution = handle ? current_execution() : nullptr;
  if (!execution || !ok(without_gil(execution, [&] { return eager_optimizer_set_int(handle, name, value); })))
    return nullptr;
  Py_RETURN_NONE;
}

PyObject* set_strings(PyObject* self, PyObject* args) {
  const char* name;
  PyObject* given;
  if (!PyArg_ParseTuple(args, "sO!:set_strings", &name, &PyTuple_Type, &given)) return nullptr;
  List<const char*> values;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(given); ++i) {
    const char* text = PyUnicode_AsUTF8(PyTuple_GET_ITEM(given, i));
    if (!text) return nullptr;
    values.push(text);
  }
  eager_optimizer* handle = checked(self);
  Execution* execution = handle ? current_execution() : nullptr;
  const auto set = [&] { return eager_optimizer_set_strings(handle, name, values.data(), values.size()); };
  if (!execution || !ok(without_gil(execution, set))) return nullptr;
  Py_RETURN_NONE;
}

// ---- apply_gradients

// The gradients and variables of one step. It holds references to their objects, since an iterator such as zip() does
// not.
class Pairs {
 public:
  Pairs() = default;
  Pairs(const Pairs&) = delete;
  ~Pairs() {
    for (int32_t i = 0; i < owners_.size(); ++i) Py_DECREF(owners_.data()[i]);
  }

  bool collect(Execution* execution, PyObject* iterable) {
    Ref iterator(PyObject_GetIter(iterable));
    if (!iterator) return false;
    while (PyObject* item = PyIter_Next(iterator.get())) {
      Ref pair(item);
      if (likely(PyTuple_CheckExact(item) && PyTuple_GET_SIZE(item) == 2)) {
        if (!add(execution, PyTuple_GET_ITEM(item, 0), PyTuple_GET_ITEM(item, 1))) return false;
      } else if (!add_sequence(execution, item)) {
        return false;
      }
    }
    return !PyErr_Occurred();
  }

  eager_variable* const* variables() { return variables_.data(); }
  eager_tensor* const* gradients() { return gradients_.data(); }
  int32_t size() const { return variables_.size(); }
  bool any_gradient() const { return any_gradient_; }

 private:
  bool add_sequence(Execution* execution, PyObject* item) {
    Ref pair(PySequence_Fast(item, "apply_gradients() takes pairs of a gradient and a variable"));
    if (!pair) return false;
    if (PySequence_Fast_GET_SIZE(pair.get()) != 2) {
      PyErr_SetString(PyExc_ValueError, "apply_gradients() takes pairs of a gradient and a variable");
      return false;
    }
    Ref gradient = Ref::borrow(PySequence_Fast_GET_ITEM(pair.get(), 0)),
        variable = Ref::borrow(PySequence_Fast_GET_ITEM(pair.get(), 1));
    return add(execution, gradient.get(), variable.get());
  }

  bool add(Execution* execution, PyObject* gradient, PyObject* variable) {
    if (!is_variable(variable) || !variable_handle(variable)) {
      PyErr_Format(PyExc_TypeError,
                   "apply_gradients() takes pairs of a gradient and a Variable, not of a gradient and %R",
                   Py_TYPE(variable));
      return false;
    }
    variables_.push(variable_handle(variable));
    owners_.push(Ref::borrow(variable).release());
    if (gradient == Py_None) {
      gradients_.push(nullptr);
      return true;
    }
    Ref tensor;
    if (likely(is_tensor(gradient))) {
      tensor = Ref::borrow(gradient);
    } else {
      eager_tensor* handle = to_tensor(execution, gradient, eager_variable_dtype(variable_handle(variable)));
      tensor = Ref(handle ? wrap(handle) : nullptr);
      if (!tensor) return false;
    }
    any_gradient_ = true;
    gradients_.push(in_trace(execution, handle_of(tensor.get())));
    owners_.push(tensor.release());
    return true;
  }

  List<eager_variable*> variables_;
  List<eager_tensor*> gradients_;
  List<PyObject*, 64> owners_;
  bool any_gradient_ = false;
};

PyObject* no_gradients(Pairs& pairs) {
  Ref names(PyList_New(0));
  for (int32_t i = 0; names && i < pairs.size(); ++i) {
    Ref name(PyUnicode_FromString(eager_variable_name(pairs.variables()[i])));
    if (!name || PyList_Append(names.get(), name.get()) < 0) return nullptr;
  }
  if (names) PyErr_Format(PyExc_ValueError, "No gradients provided for any variable: %R.", names.get());
  return nullptr;
}

// apply_gradients(grads_and_vars, name=None). The name is accepted as in TensorFlow, and has no effect.
PyObject* apply_gradients(PyObject* self, PyObject* const* args, Py_ssize_t n, PyObject* keywords) {
  const Py_ssize_t num_keywords = keywords ? PyTuple_GET_SIZE(keywords) : 0;
  PyObject* iterable = n > 0 ? args[0] : nullptr;
  for (Py_ssize_t k = 0; k < num_keywords; ++k) {
    PyObject* name = PyTuple_GET_ITEM(keywords, k);
    if (PyUnicode_CompareWithASCIIString(name, "grads_and_vars") == 0 && !iterable) {
      iterable = args[n + k];
    } else if (PyUnicode_CompareWithASCIIString(name, "name") != 0) {
      PyErr_Format(PyExc_TypeError, "apply_gradients() got an unexpected keyword argument '%U'", name);
      return nullptr;
    }
  }
  if (!iterable || n > 2) {
    PyErr_SetString(PyExc_TypeError, "apply_gradients() takes the pairs of gradients and variables, and a name");
    return nullptr;
  }
  eager_optimizer* handle = checked(self);
  Execution* execution = handle ? current_execution() : nullptr;
  if (!execution) return nullptr;
  Pairs pairs;
  if (!pairs.collect(execution, iterable)) return nullptr;
  if (!pairs.any_gradient()) return no_gradients(pairs);
  if (unlikely(cast_self(self)->may_have_schedule) && !update_schedule(execution, self)) return nullptr;
  eager_status* status = without_gil(execution, [&] {
    return eager_optimizer_apply(execution->context, handle, pairs.variables(), pairs.gradients(), pairs.size());
  });
  if (!ok(status)) return nullptr;
  Py_RETURN_NONE;
}

PyObject* build(PyObject* self, PyObject* iterable) {
  eager_optimizer* handle = checked(self);
  Execution* execution = handle ? current_execution() : nullptr;
  Ref sequence(execution ? PySequence_Tuple(iterable) : nullptr);
  if (!sequence) return nullptr;
  List<eager_variable*> variables;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(sequence.get()); ++i) {
    PyObject* v = PyTuple_GET_ITEM(sequence.get(), i);
    if (!is_variable(v)) {
      PyErr_Format(PyExc_TypeError, "build() takes Variables, not %R", Py_TYPE(v));
      return nullptr;
    }
    variables.push(variable_handle(v));
  }
  if (!ok(without_gil(execution, [&] { return eager_optimizer_build(handle, variables.data(), variables.size()); })))
    return nullptr;
  Py_RETURN_NONE;
}

// ---- State

using VariableOf = eager_variable* (*)(const eager_optimizer*, int32_t);
PyObject* list_variables(PyObject* self, int32_t first, VariableOf get = eager_optimizer_variable) {
  eager_optimizer* handle = checked(self);
  Execution* execution = handle ? current_execution() : nullptr;
  if (!execution) return nullptr;
  List<eager_variable*> found;  // retained, since a step of another thread that fails may remove slots
  without_gil(execution, [&] {
    const int32_t n = eager_optimizer_num_variables(handle);
    for (int32_t i = first; i < n; ++i) {
      eager_variable* v = get(handle, i);
      eager_variable_retain(v);
      if (v) found.push(v);
    }
  });
  Ref list(PyList_New(found.size()));
  for (int32_t i = 0; i < found.size(); ++i) {
    PyObject* v = list ? variable_object(found.data()[i]) : nullptr;
    eager_variable_release(found.data()[i]);
    if (v) PyList_SET_ITEM(list.get(), i, v);
    else list = Ref();
  }
  return list.release();
}

PyObject* get_variables(PyObject* self, void*) { return list_variables(self, 0); }
PyObject* get_slots(PyObject* self, void*) { return list_variables(self, 1); }
PyObject* get_trained(PyObject* self, void*) { return list_variables(self, 1, eager_optimizer_trained); }
PyObject* get_iterations(PyObject* self, void*) {
  eager_optimizer* handle = checked(self);
  Execution* execution = handle ? current_execution() : nullptr;
  if (!execution) return nullptr;
  return variable_object(without_gil(execution, [&] { return eager_optimizer_variable(handle, 0); }));
}

// ---- The type

int init(PyObject* self, PyObject* args, PyObject* kwargs) {
  static const char* names[] = {"kind", nullptr};
  const char* kind;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "s:Optimizer", const_cast<char**>(names), &kind)) return -1;
  if (cast_self(self)->handle) {
    raise_code(EAGER_FAILED_PRECONDITION, "an Optimizer cannot be initialized twice");
    return -1;
  }
  Execution* execution = current_execution();
  return execution && ok(eager_optimizer_create(execution->context, kind, &cast_self(self)->handle)) ? 0 : -1;
}

int traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(cast_self(self)->learning_rate);
  Py_VISIT(cast_self(self)->schedule);
  return 0;
}

int clear(PyObject* self) {
  Py_CLEAR(cast_self(self)->learning_rate);
  Py_CLEAR(cast_self(self)->schedule);
  return 0;
}

void dealloc(PyObject* self) {
  PyObject_GC_UnTrack(self);
  if (cast_self(self)->weak_references) PyObject_ClearWeakRefs(self);
  clear(self);
  eager_optimizer_release(cast_self(self)->handle);
  Py_TYPE(self)->tp_free(self);
}

PyMethodDef methods[] = {
    {"apply_gradients", as_method(apply_gradients), METH_FASTCALL | METH_KEYWORDS,
     "apply_gradients(grads_and_vars, name=None): one step, that is, all variables change together.\n\n"
     "grads_and_vars: pairs of a gradient and a Variable. A gradient is a tensor of the variable's shape and dtype, or None,\n"
     "which leaves the variable as it is.\n"
     "ValueError: all gradients are None. InvalidArgumentError: a shape or dtype that differs, a variable that is given twice."},
    {"build", build, METH_O,
     "build(variables): makes their slots ahead of the first step, so that a checkpoint can fill them."},
    {"set_float", set_float, METH_VARARGS, nullptr},
    {"set_int", set_int, METH_VARARGS, nullptr},
    {"set_bool", set_bool, METH_VARARGS, nullptr},
    {"set_strings", set_strings, METH_VARARGS, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

PyGetSetDef properties[] = {
    {"learning_rate", get_learning_rate, set_learning_rate,
     "A float, a scalar Tensor, a Variable, which is read at each step, a schedule (eager.optimizers.schedules), or a function\n"
     "without parameters, which is called at each step, also at the steps of a traced function. It must not be negative.",
     nullptr},
    {"iterations", get_iterations, nullptr, "The number of steps so far, a Variable of int64.", nullptr},
    {"variables", get_variables, nullptr, "What the optimizer remembers, Variables: `iterations`, then the slots.",
     nullptr},
    {"_trained", get_trained, nullptr, "The Variable that each slot belongs to.", nullptr},
    {"slots", get_slots, nullptr,
     "The slots, Variables named '<variable>/<slot>', in the order in which they were made.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

PyTypeObject optimizer_type = {
    .ob_base = PyVarObject_HEAD_INIT(nullptr, 0).tp_name = "eager._core.Optimizer",
    .tp_basicsize = sizeof(Optimizer),
    .tp_dealloc = dealloc,
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = "A rule that updates variables, and what it remembers.",
    .tp_traverse = traverse,
    .tp_clear = clear,
    .tp_weaklistoffset = offsetof(Optimizer, weak_references),
    .tp_methods = methods,
    .tp_getset = properties,
    .tp_init = init,
    .tp_new = PyType_GenericNew,
};

}  // namespace

PyObject* optimizer_object(eager_optimizer* handle) {
  PyObject* self = optimizer_type.tp_alloc(&optimizer_type, 0);
  if (!self) return nullptr;
  eager_optimizer_retain(handle);
  cast_self(self)->handle = handle;
  return self;
}

eager_optimizer* optimizer_handle(PyObject* object) {
  if (PyObject_TypeCheck(object, &optimizer_type)) return checked(object);
  PyErr_Format(PyExc_TypeError, "an Optimizer is needed, not %R", object);
  return nullptr;
}

bool init_optimizer(PyObject* module) {
  return PyType_Ready(&optimizer_type) == 0 && add_object(module, "Optimizer", &optimizer_type);
}
