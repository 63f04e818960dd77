// Tracing. While a function is traced its execution runs ops on the trace's context. Traces nest: a decorated function
// that is called in a trace, and the functions of control flow, have traces of their own. A runtime's trace knows only
// its own symbolic tensors; those of an enclosing one that Python code closes over become inputs here, captures, that
// calls fill in.
#include <memory>
#include <vector>

#include "convert.h"
#include "errors.h"
#include "function.h"
#include "tensor.h"

namespace {

using ContextHandle = Owned<eager_context, eager_context_release>;

struct Trace {
  explicit Trace(eager_context* traced, eager_context* enclosing);
  Trace(const Trace&) = delete;
  ~Trace();

  bool owns(eager_tensor* t) const;
  // The input that stands for an enclosing trace's tensor. NULL: a status that the caller releases, or none.
  eager_tensor* capture(eager_tensor* outer, eager_status** status);

  eager_context* context;
  Trace* parent;                                                // the one that encloses it, or NULL
  int variables = 0;                                            // made meanwhile
  std::vector<std::pair<TensorHandle, TensorHandle>> captures;  // the enclosing trace's, ours
  Trace* next;
};
Trace* traces;  // all that are under way, in any thread

Trace* find_trace(const eager_context* context) {
  for (Trace* trace = traces; trace; trace = trace->next) {
    if (trace->context == context) return trace;
  }
  return nullptr;
}

Trace::Trace(eager_context* traced, eager_context* enclosing)
    : context(traced), parent(find_trace(enclosing)), next(traces) {
  traces = this;
  detail::nested_traces += parent != nullptr;
}

Trace::~Trace() {
  Trace** link = &traces;
  while (*link != this) link = &(*link)->next;
  *link = next;
  detail::nested_traces -= parent != nullptr;
}

bool is_symbolic(const eager_tensor* t) { return describe(t).flags & EAGER_TENSOR_SYMBOLIC; }

// The runtime does not say whose a symbolic tensor is. But an op refuses those of others before it finds, here, that
// there is no room for its output, and says how much it needs; nothing is written down.
bool Trace::owns(eager_tensor* t) const {
  static eager_op* identity = nullptr;
  if (!identity) eager_status_release(eager_op_create(context, "identity", &identity));
  eager_tensor* out = nullptr;
  int32_t needed = 0;
  eager_status_release(eager_execute(context, identity, &t, 1, &out, &needed));
  return needed == 1;
}

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

PyObject* capture_tuple(const Trace& trace) {
  Ref tuple(PyTuple_New(static_cast<Py_ssize_t>(trace.captures.size())));
  for (size_t i = 0; tuple && i < trace.captures.size(); ++i) {
    PyObject* tensor = wrap_shared(trace.captures[i].first.get());
    if (!tensor) return nullptr;
    PyTuple_SET_ITEM(tuple.get(), static_cast<Py_ssize_t>(i), tensor);
  }
  return tuple.release();
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

PyMethodDef functions[] = {
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

int detail::nested_traces = 0;

eager_tensor* detail::captured(Execution* execution, eager_tensor* t) {
  Trace* trace = find_trace(execution->context);
  if (!trace || !trace->parent || !t || !is_symbolic(t) || trace->owns(t)) return t;
  eager_status* status = nullptr;
  eager_tensor* ours = trace->capture(t, &status);
  eager_status_release(status);  // whoever uses t says that it is not of this trace
  return ours ? ours : t;
}

bool is_tracing(const Execution* execution) { return find_trace(execution->context); }

void note_variable(const Execution* execution) {
  for (Trace* trace = find_trace(execution->context); trace; trace = trace->parent) ++trace->variables;
}

// Function.trace(name, specs, body): body is called with a list of symbolic Tensors, one for each (dtype code, shape)
// of specs, and gives (list of output Tensors, structure). Returns (function, number of variables that body made).
PyObject* trace_function(PyObject* cls, PyObject* args) {
  const char* name;
  PyObject *specs, *body;
  if (!PyArg_ParseTuple(args, "sO!O:trace", &name, &PyList_Type, &specs, &body)) return nullptr;
  Execution* execution = current_execution();
  if (!execution) return nullptr;
  ContextHandle context;
  if (!ok(eager_trace_begin(execution->context, name, context.out()))) return nullptr;
  Trace trace(context.get(), execution->context);
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
  Ref captures(capture_tuple(trace));
  if (!captures) return nullptr;
  Ref function(new_function(reinterpret_cast<PyTypeObject*>(cls), std::move(handle), captures.get()));
  if (!function || PyObject_SetAttrString(function.get(), "structure", structure) < 0) return nullptr;
  return Py_BuildValue("Oi", function.get(), trace.variables);
}

eager_status* retry_with_captures(Execution* execution, eager_op* op, eager_tensor* const* inputs, int32_t num_inputs,
                                  const int64_t* args, int32_t num_args, eager_tensor** outputs, int32_t room,
                                  int32_t* num_outputs, eager_status* status) {
  Trace* trace =
      traces && eager_status_code(status) == EAGER_INVALID_ARGUMENT ? find_trace(execution->context) : nullptr;
  if (!trace || !trace->parent) return status;
  std::vector<eager_tensor*> replaced(inputs, inputs + num_inputs);
  bool any = false;
  for (eager_tensor*& input : replaced) {
    if (!input || !is_symbolic(input) || trace->owns(input)) continue;
    eager_status* failed = nullptr;
    eager_tensor* ours = trace->capture(input, &failed);
    if (failed) {
      eager_status_release(status);
      return failed;
    }
    input = ours;
    any = true;
  }
  if (!any) return status;
  eager_status_release(status);
  *num_outputs = room;
  return eager_execute_args(execution->context, op, replaced.data(), num_inputs, args, num_args, outputs, num_outputs);
}

bool init_trace(PyObject* module) { return PyModule_AddFunctions(module, functions) == 0; }
