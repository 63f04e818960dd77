// eager.GradientTape.
//
// The end of a `with` pauses the tape and does not stop it, so that it can be entered again. The tape stops when its
// one gradient is computed, or when another line of execution asks for a gradient.
#include "python/errors.h"
#include "gradients/structure.h"
#include "gradients/tape.h"
#include "tracing/trace.h"

#include <structmember.h>

namespace {

bool begin(const GradientTape* self, const char* method, Execution*& execution) {
  execution = current_execution();
  return execution && is_live(self, method) && may_touch(self, execution);
}

// ---- with

void forget(GradientTape* self) {
  eager_tape_release(std::exchange(self->handle, nullptr));
  Execution* execution = std::exchange(self->execution, nullptr);
  Py_XDECREF(execution);
}

// Resumes the tape of an earlier `with`; `resumed` says whether there is such a tape. Returns false if an exception is
// set.
bool resume(GradientTape* self, const Execution* execution, bool& resumed) {
  resumed = false;
  if (!self->handle || self->used) return true;
  if (!may_touch(self, execution)) return false;
  const bool is_here = self->context == execution->context;
  if (is_here && !ok(eager_tape_resume(self->handle))) return false;
  resumed = is_here && eager_tape_is_recording(self->handle);
  if (resumed) return true;
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

PyObject* watch(PyObject* object, PyObject* structure) {
  GradientTape* self = tape_of(object);
  Execution* execution;
  Leaves leaves;
  if (!begin(self, "watch", execution) || !leaves.of(structure)) return nullptr;
  for (Py_ssize_t i = 0; i < leaves.size(); ++i) {
    PyObject* leaf = leaves[i];
    if (likely(is_tensor(leaf))) {
      if (!ok(eager_tape_watch(self->handle, in_trace(execution, handle_of(leaf))))) return nullptr;
    } else if (is_variable(leaf)) {
      if (!ok(eager_tape_watch_variable(self->handle, variable_handle(leaf)))) return nullptr;
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
    if (self->busy) return raise_code(EAGER_FAILED_PRECONDITION, "The tape's gradient is being computed");
  }
  Ref list(PyList_New(0));
  for (int32_t i = 0; list && i < eager_tape_num_watched(self->handle); ++i) {
    Ref variable(variable_object(eager_tape_watched(self->handle, i)));
    if (!variable || PyList_Append(list.get(), variable.get()) < 0) return nullptr;
  }
  return list ? PyList_AsTuple(list.get()) : nullptr;
}

// ---- Jacobians

// Calls a function of eager/gradients.py, where Jacobians are loops over gradients.
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
  eager_tape* handle;  // the paused tape; NULL outside the `with`
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
  if (unlikely(self->tape->busy)) return raise_code(EAGER_FAILED_PRECONDITION, "The tape's gradient is being computed");
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
    .ob_base = PyVarObject_HEAD_INIT(nullptr, 0).tp_name = "eager._core.StopRecording",
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
  Py_RETURN_NONE;
}

// ---- The type

void init_fields(GradientTape* self, int persistent, int watches_variables) {
  self->persistent = static_cast<char>(persistent);
  self->watches_variables = static_cast<char>(watches_variables);
}

// Makes a GradientTape by vectorcall, which saves the call of tp_init. Subclasses are made by `make`.
PyObject* construct(PyObject* type, PyObject* const* args, size_t nargsf, PyObject* keywords) {
  static constexpr const char* names[] = {"persistent", "watch_accessed_variables"};
  PyObject* values[2] = {};
  const Py_ssize_t n = PyVectorcall_NARGS(nargsf);
  if ((n > 0 || keywords) && !bind_arguments("GradientTape", names, 2, 0, args, n, keywords, values)) return nullptr;
  const int persistent = values[0] ? PyObject_IsTrue(values[0]) : 0;
  if (persistent < 0) return nullptr;
  const int watches = values[1] ? PyObject_IsTrue(values[1]) : 1;
  if (watches < 0) return nullptr;
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
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "|pp:GradientTape", const_cast<char**>(names), &persistent, &watches))
    return -1;
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

constexpr char kWatchDoc[] = R"(watch($self, tensor, /)
--

Makes a Tensor, a Variable or a structure of them known, before the ops that use it.

Of a Variable it is all values that are read from then on, also where it is not trainable, or with
watch_accessed_variables=False.

ValueError: it is neither. FailedPreconditionError: the tape was not entered.
)";

constexpr char kGradientDoc[] = R"(gradient($self, target, sources, output_gradients=None, unconnected_gradients='none')
--

The gradient of the sum of target with respect to sources, each a Tensor, a Variable or a structure of them.

output_gradients: weights for target, of its structure and shapes; None for ones.
unconnected_gradients: 'none', or 'zero' for zeros instead of None where no path leads to a source.
Returns sources' structure, with a Tensor of the source's shape and dtype for each (it may be sparse rows), or None.

FailedPreconditionError (a RuntimeError): the second call for a tape that is not persistent; the tape was not entered, or
records in another thread. TypeError: a leaf that is no Tensor or Variable. An exception of a custom gradient comes out.

>>> import eager
>>> x = eager.constant([1., 2.])
>>> with eager.GradientTape() as tape:
...     tape.watch(x)
...     y = x * x
>>> tape.gradient(y, x).tolist()
[2.0, 4.0]
)";

constexpr char kJacobianDoc[] =
    R"(jacobian($self, target, sources, unconnected_gradients='none', parallel_iterations=None, experimental_use_pfor=True)
--

The derivatives of each element of target, a Tensor, with respect to each of sources: of shape target.shape + source.shape, in
sources' structure. The last two parameters have no effect.

On a tape that is not persistent all ops on the way must have a gradient whose ops have gradients too.

>>> import eager
>>> x = eager.constant([1., 2.])
>>> with eager.GradientTape() as tape:
...     tape.watch(x)
...     y = x * x
>>> tape.jacobian(y, x).tolist()
[[2.0, 0.0], [0.0, 4.0]]
)";

constexpr char kBatchJacobianDoc[] =
    R"(batch_jacobian($self, target, source, unconnected_gradients='none', parallel_iterations=None, experimental_use_pfor=True)
--

The jacobians of target[i] with respect to source[i], stacked, where target[i] depends on no other row of source.

target: [b, y...], source: [b, x...]; returns [b, y..., x...]. ValueError: other shapes.

>>> import eager
>>> x = eager.constant([[1., 2.], [3., 4.]])
>>> with eager.GradientTape() as tape:
...     tape.watch(x)
...     y = x * x
>>> tape.batch_jacobian(y, x)[1].tolist()
[[6.0, 0.0], [0.0, 8.0]]
)";

constexpr char kStopRecordingDoc[] = R"(stop_recording($self)
--

A context manager: what runs inside is not recorded. FailedPreconditionError: the tape does not record.
)";

constexpr char kResetDoc[] = R"(reset($self)
--

Forgets what was recorded and watched, and goes on recording. ValueError: it does not record.
)";

constexpr char kWatchedVariablesDoc[] = R"(watched_variables($self)
--

A tuple of the trainable Variables that were read, in the order of first reads, and of those that watch() was given.
)";

constexpr char kTapeDoc[] = R"(GradientTape(persistent=False, watch_accessed_variables=True)
--

Records the ops inside its `with` for gradients: those on tensors that were watched, on what was computed from them, and on
trainable Variables. Tapes nest; a gradient that is asked for inside another tape's `with` can be differentiated again.

persistent: gives any number of gradients, and keeps what they need.
watch_accessed_variables: watches trainable Variables when they are read.

>>> import eager
>>> x = eager.constant(3.)
>>> with eager.GradientTape() as tape:
...     tape.watch(x)
...     y = x * x
>>> float(tape.gradient(y, x))
6.0
)";

PyMethodDef methods[] = {
    {"__enter__", enter, METH_NOARGS, "Starts to record, or goes on. ValueError: it records already."},
    {"__exit__", as_method(leave), METH_FASTCALL, "Ends recording."},
    {"watch", watch, METH_O, kWatchDoc},
    {"gradient", as_method(tape_gradient), METH_FASTCALL | METH_KEYWORDS, kGradientDoc},
    {"jacobian", as_method(jacobian), METH_VARARGS | METH_KEYWORDS, kJacobianDoc},
    {"batch_jacobian", as_method(batch_jacobian), METH_VARARGS | METH_KEYWORDS, kBatchJacobianDoc},
    {"stop_recording", stop_recording, METH_NOARGS, kStopRecordingDoc},
    {"reset", reset, METH_NOARGS, kResetDoc},
    {"watched_variables", watched_variables, METH_NOARGS, kWatchedVariablesDoc},
    {nullptr, nullptr, 0, nullptr},
};

PyTypeObject tape_type = {
    .ob_base = PyVarObject_HEAD_INIT(nullptr, 0).tp_name = "eager.GradientTape",
    .tp_basicsize = sizeof(GradientTape),
    .tp_dealloc = dealloc,
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    .tp_doc = kTapeDoc,
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
  return PyType_Ready(&pause_type) == 0 && PyType_Ready(&tape_type) == 0 &&
         add_object(module, "GradientTape", &tape_type) && PyModule_AddFunctions(module, functions) == 0;
}
