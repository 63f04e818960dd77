// Tracing. While a function is traced its execution runs ops on the trace's context. Traces nest: a decorated function
// that is called in a trace, and the functions of control flow, have traces of their own. A runtime's trace knows only
// its own symbolic tensors; those of an enclosing one that Python code closes over become inputs here, captures, that
// calls fill in. So do tensors with values that a tape outside watches, since it is to see what they lead to. Others are
// constants; they are remembered, because a later tape may watch them: then the function is traced anew.
#include <map>
#include <memory>
#include <unordered_set>
#include <vector>

#include "convert.h"
#include "errors.h"
#include "function.h"
#include "tensor.h"

namespace {

using ContextHandle = Owned<eager_context, eager_context_release>;

struct Trace {
  Trace(eager_context* traced, eager_context* enclosing, PyObject* wanted, int dims_vary);
  Trace(const Trace&) = delete;
  ~Trace();

  // The input that stands for a tensor from outside. NULL: a status that the caller releases, or none.
  eager_tensor* capture(eager_tensor* outer, eager_status** status);
  // Whether a tape outside watches a tensor with a value.
  bool is_watched(const eager_tensor* t) const;
  // Notes a tensor with a value from outside that is a constant here.
  void close_over(eager_tensor* t);
  // t, or what stands for it where it has a value and is watched, else noted. NULL: as capture.
  eager_tensor* take(eager_tensor* t, eager_status** status);

  eager_context* context;
  eager_context* enclosing;
  Trace* parent;  // that of enclosing, or NULL
  const bool captures_watched;
  std::unordered_set<int64_t> wanted;                           // as if they were watched
  const bool dims_vary;                                         // unknown dims: None would do, but nobody asked for it
  int variables = 0;                                            // made meanwhile
  std::vector<std::pair<TensorHandle, TensorHandle>> captures;  // the outer, ours
  std::map<int64_t, TensorHandle> closed_over;                  // by id
  std::unordered_set<int64_t> made;                             // what ops here made with a value
  Trace* next;
};
Trace* traces;  // all that are under way, in any thread

Trace* find_trace(const eager_context* context) {
  for (Trace* trace = traces; trace; trace = trace->next) {
    if (trace->context == context) return trace;
  }
  return nullptr;
}

// wanted: None, or a tuple of Tensors that are captured besides those that tapes watch.
Trace::Trace(eager_context* traced, eager_context* around, PyObject* tensors, int dims_vary)
    : context(traced), enclosing(around), parent(find_trace(around)), captures_watched(tensors != Py_None),
      dims_vary(dims_vary < 0 ? parent && parent->dims_vary : dims_vary > 0), next(traces) {
  for (Py_ssize_t i = 0; captures_watched && i < PyTuple_GET_SIZE(tensors); ++i) {
    wanted.insert(eager_tensor_id(handle_of(PyTuple_GET_ITEM(tensors, i))));
  }
  traces = this;
  ++detail::num_traces;
}

Trace::~Trace() {
  Trace** link = &traces;
  while (*link != this) link = &(*link)->next;
  *link = next;
  --detail::num_traces;
}

bool is_symbolic(const eager_tensor* t) { return describe(t).flags & EAGER_TENSOR_SYMBOLIC; }

eager_tensor* Trace::capture(eager_tensor* outer, eager_status** status) {
  const int64_t id = eager_tensor_id(outer);
  for (const auto& [theirs, ours] : captures) {
    if (eager_tensor_id(theirs.get()) == id) return ours.get();
  }
  eager_tensor* ours;
  *status =
      eager_trace_input(context, eager_tensor_dtype(outer), eager_tensor_dims(outer), eager_tensor_rank(outer), &ours);
  if (*status) return nullptr;
  eager_tensor_retain(outer);
  captures.emplace_back(TensorHandle(outer), TensorHandle(ours));
  return ours;
}

bool Trace::is_watched(const eager_tensor* t) const {
  return captures_watched && (wanted.count(eager_tensor_id(t)) || eager_context_is_watched(enclosing, t) ||
                              (parent && parent->is_watched(t)));
}

void Trace::close_over(eager_tensor* t) {
  const int64_t id = eager_tensor_id(t);
  for (Trace* trace = this; trace && !trace->made.count(id); trace = trace->parent) {
    const auto [place, is_new] = trace->closed_over.try_emplace(id);
    if (!is_new) return;
    eager_tensor_retain(t);
    place->second = TensorHandle(t);
  }
}

eager_tensor* Trace::take(eager_tensor* t, eager_status** status) {
  if (!t) return t;
  const eager_tensor_description d = describe(t);
  if (d.flags != 0 || d.dtype < EAGER_FLOAT16 || d.dtype == EAGER_STRING || made.count(eager_tensor_id(t))) return t;
  if (is_watched(t)) return capture(t, status);
  close_over(t);
  return t;
}

// ---- trace

PyObject* make_inputs(eager_context* context, PyObject* specs) {
  const Py_ssize_t n = PyList_GET_SIZE(specs);
  Ref inputs(PyList_New(n));
  for (Py_ssize_t i = 0; inputs && i < n; ++i) {
    Spec spec;
    eager_tensor* input;
    if (!parse_spec(PyList_GET_ITEM(specs, i), spec) ||
        !ok(eager_trace_input(context, spec.dtype, spec.dims.data(), static_cast<int32_t>(spec.dims.size()), &input))) {
      return nullptr;
    }
    PyObject* tensor = wrap(input);
    if (!tensor) return nullptr;
    PyList_SET_ITEM(inputs.get(), i, tensor);
  }
  return inputs.release();
}

// The outputs' handles, borrowed from the list or from captures.
bool output_handles(Execution* execution, PyObject* list, std::vector<eager_tensor*>& handles) {
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(list); ++i) {
    PyObject* item = PyList_GET_ITEM(list, i);
    if (!is_tensor(item)) {
      PyErr_Format(PyExc_TypeError, "a traced function must give Tensors, not %R", Py_TYPE(item));
      return false;
    }
    handles.push_back(in_trace(execution, handle_of(item)));
  }
  return true;
}

template <typename Items, typename Handle>
PyObject* tensor_tuple(const Items& items, Handle handle) {
  Ref tuple(PyTuple_New(static_cast<Py_ssize_t>(items.size())));
  Py_ssize_t i = 0;
  for (const auto& item : items) {
    PyObject* tensor = tuple ? wrap_shared(handle(item)) : nullptr;
    if (!tensor) return nullptr;
    PyTuple_SET_ITEM(tuple.get(), i++, tensor);
  }
  return tuple.release();
}

bool is_tensor_tuple(PyObject* object) {
  bool are_tensors = PyTuple_Check(object);
  for (Py_ssize_t i = 0; are_tensors && i < PyTuple_GET_SIZE(object); ++i)
    are_tensors = is_tensor(PyTuple_GET_ITEM(object, i));
  return are_tensors;
}

bool is_watched(const Execution* execution, const eager_tensor* t) {
  if (eager_context_is_watched(execution->context, t)) return true;
  const Trace* trace = traces ? find_trace(execution->context) : nullptr;
  return trace && trace->is_watched(t);
}

PyObject* is_tracing_function(PyObject*, PyObject*) {
  Execution* execution = current_execution();
  return execution ? PyBool_FromLong(is_tracing(execution)) : nullptr;
}

// capture(tensor): what stands for it in the present trace.
PyObject* capture_function(PyObject*, PyObject* tensor) {
  if (!is_tensor(tensor)) {
    PyErr_SetString(PyExc_TypeError, "a Tensor is needed");
    return nullptr;
  }
  Execution* execution = current_execution();
  if (!execution) return nullptr;
  return wrap_shared(in_trace(execution, handle_of(tensor)));
}

// watched(tensors): those of a tuple that a tape, or one around a trace, watches.
PyObject* watched_function(PyObject*, PyObject* tensors) {
  if (!is_tensor_tuple(tensors)) return PyErr_Format(PyExc_TypeError, "a tuple of Tensors is needed");
  Execution* execution = current_execution();
  if (!execution) return nullptr;
  Ref found(PyList_New(0));
  for (Py_ssize_t i = 0; found && i < PyTuple_GET_SIZE(tensors); ++i) {
    PyObject* tensor = PyTuple_GET_ITEM(tensors, i);
    if (is_watched(execution, handle_of(tensor)) && PyList_Append(found.get(), tensor) < 0) return nullptr;
  }
  return found ? PyList_AsTuple(found.get()) : nullptr;
}

PyMethodDef functions[] = {
    {"watched", watched_function, METH_O, nullptr},
    {"capture", capture_function, METH_O, nullptr},
    {"is_tracing", is_tracing_function, METH_NOARGS, "Whether a function is being traced here."},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

bool parse_spec(PyObject* object, Spec& spec) {
  PyObject* shape;
  if (!PyTuple_Check(object)) {
    PyErr_SetString(PyExc_TypeError, "a spec is (dtype code, shape)");
    return false;
  }
  if (!PyArg_ParseTuple(object, "iO!:spec", &spec.dtype, &PyTuple_Type, &shape)) return false;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(shape); ++i) {
    PyObject* dim = PyTuple_GET_ITEM(shape, i);
    spec.dims.push_back(dim == Py_None ? -1 : PyLong_AsLongLong(dim));
    if (spec.dims.back() == -1 && PyErr_Occurred()) return false;
  }
  return true;
}

int detail::num_traces = 0;

eager_tensor* detail::captured(Execution* execution, eager_tensor* t) {
  Trace* trace = find_trace(execution->context);
  if (!trace || !t) return t;
  eager_status* status = nullptr;
  eager_tensor* ours = t;
  if (!is_symbolic(t)) ours = trace->take(t, &status);
  else if (trace->parent && !eager_trace_owns(trace->context, t)) ours = trace->capture(t, &status);
  eager_status_release(status);  // whoever uses t says that it is not of this trace
  return ours ? ours : t;
}

void note_closed_over(const Execution* execution, PyObject* tensors) {
  Trace* trace = find_trace(execution->context);
  for (Py_ssize_t i = 0; trace && i < PyTuple_GET_SIZE(tensors); ++i)
    trace->close_over(handle_of(PyTuple_GET_ITEM(tensors, i)));
}

bool any_is_watched(const Execution* execution, PyObject* tensors) {
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(tensors); ++i) {
    if (is_watched(execution, handle_of(PyTuple_GET_ITEM(tensors, i)))) return true;
  }
  return false;
}

bool is_tracing(const Execution* execution) { return find_trace(execution->context); }

PyObject* dims_in_trace(PyObject* dims) {
  Execution* execution = current_execution();
  if (!execution) return nullptr;
  const Trace* trace = find_trace(execution->context);
  if (!trace || !trace->dims_vary) return Ref::borrow(dims).release();
  static PyObject* function = nullptr;
  return imported(function, "eager._graphs", "without_none") ? PyObject_CallFunctionObjArgs(function, dims, nullptr)
                                                             : nullptr;
}

void note_variable(const Execution* execution) {
  for (Trace* trace = find_trace(execution->context); trace; trace = trace->parent) ++trace->variables;
}

// Function.trace(name, specs, body, wanted=(), dims_vary=-1): body is called with a list of symbolic Tensors, one for each
// (dtype code, shape) of specs, and gives (list of output Tensors, structure). Returns (function, number of variables that
// body made). dims_vary: whether unknown dims are UnknownDims for the body; -1: as in the trace around.
// wanted: Tensors from outside that become inputs as those do that tapes watch; None: all are constants.
PyObject* trace_function(PyObject* cls, PyObject* args) {
  const char* name;
  Ref empty(PyTuple_New(0));
  PyObject *specs, *body, *wanted = empty.get();
  int dims_vary = -1;
  if (!empty || !PyArg_ParseTuple(args, "sO!O|Oi:trace", &name, &PyList_Type, &specs, &body, &wanted, &dims_vary))
    return nullptr;
  if (wanted != Py_None && !is_tensor_tuple(wanted)) {
    return PyErr_Format(PyExc_TypeError, "wanted must be None or a tuple of Tensors");
  }
  Execution* execution = current_execution();
  if (!execution) return nullptr;
  ContextHandle context;
  if (!ok(eager_trace_begin(execution->context, name, context.out()))) return nullptr;
  Trace trace(context.get(), execution->context, wanted, dims_vary);
  ContextScope scope(execution, context.get());
  Ref inputs(make_inputs(context.get(), specs));
  if (!inputs) return nullptr;
  Ref result(PyObject_CallFunctionObjArgs(body, inputs.get(), nullptr));
  PyObject *outputs, *structure;
  if (result && !PyTuple_Check(result.get()))
    PyErr_SetString(PyExc_TypeError, "body must give (list of tensors, structure)");
  if (PyErr_Occurred() || !PyArg_ParseTuple(result.get(), "O!O", &PyList_Type, &outputs, &structure)) return nullptr;
  std::vector<eager_tensor*> handles;
  if (!output_handles(execution, outputs, handles)) return nullptr;
  FunctionHandle handle;
  if (!ok(eager_trace_end(context.get(), handles.data(), static_cast<int32_t>(handles.size()), handle.out())))
    return nullptr;
  Ref captures(tensor_tuple(trace.captures, [](const auto& pair) { return pair.first.get(); }));
  Ref closed_over(tensor_tuple(trace.closed_over, [](const auto& pair) { return pair.second.get(); }));
  if (!captures || !closed_over) return nullptr;
  Ref function(
      new_function(reinterpret_cast<PyTypeObject*>(cls), std::move(handle), captures.get(), closed_over.get()));
  if (!function || PyObject_SetAttrString(function.get(), "structure", structure) < 0) return nullptr;
  return Py_BuildValue("Oi", function.get(), trace.variables);
}

eager_status* execute_in_trace(Execution* execution, eager_tensor* const* inputs, int32_t num_inputs,
                               eager_tensor** outputs, int32_t* num_outputs,
                               const std::function<eager_status*(eager_tensor* const*)>& run) {
  Trace* trace = find_trace(execution->context);
  if (!trace) return run(inputs);
  const int32_t room = *num_outputs;
  std::vector<eager_tensor*> taken(inputs, inputs + num_inputs);
  eager_status* failed = nullptr;
  for (eager_tensor*& input : taken) {
    input = trace->take(input, &failed);
    if (failed) return failed;
  }
  eager_status* status = run(taken.data());
  if (status && trace->parent && eager_status_code(status) == EAGER_INVALID_ARGUMENT) {
    // Perhaps since inputs belong to a trace that encloses this one.
    bool any = false;
    for (eager_tensor*& input : taken) {
      if (!input || !is_symbolic(input) || eager_trace_owns(trace->context, input)) continue;
      input = trace->capture(input, &failed);
      any = true;
      if (!failed) continue;
      eager_status_release(status);
      return failed;
    }
    if (!any) return status;
    eager_status_release(status);
    *num_outputs = room;
    status = run(taken.data());
  }
  for (int32_t i = 0; !status && i < *num_outputs; ++i) {
    if (outputs[i] && !is_symbolic(outputs[i])) trace->made.insert(eager_tensor_id(outputs[i]));
  }
  return status;
}

bool init_trace(PyObject* module) { return PyModule_AddFunctions(module, functions) == 0; }
