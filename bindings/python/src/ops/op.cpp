// eager._core.Op: an op of the registry as a Python function, op(inputs..., attributes...). eager/_registry.py makes one for
// each op from the registry's text. Attributes travel as call arguments; the few that cannot are set on an op of the call's
// own.
#include <algorithm>
#include <string>
#include <vector>

#include "calls/call.h"
#include "ops/ops.h"
#include "ops/parameters.h"
#include "values/inputs.h"
#include "values/tensor.h"

namespace {

constexpr int kMaxParameters = 96;

struct Op {
  PyObject_HEAD
  vectorcallfunc vectorcall;
  PyObject* name;
  Parameters* parameters;
  int num_positional;  // number of parameters that may be given without a name
  int num_required;  // number of inputs that must be given, which come first; below 0: a list or an attribute is among them
  int num_outputs;  // number of visible outputs; a list counts as one
  int list_output;  // index of the output that is a list, or -1
  eager_op* bare;   // the op without attributes; NULL before its first use
  bool is_users;  // whether the program has defined it; then `bare` is made at once, and stays that of this definition
  bool is_replaced;  // whether there is a later definition of its name
};
extern PyTypeObject op_type;

const char* name_of(const Op* op) { return PyUnicode_AsUTF8(op->name); }

// Returns the most elements that the call may compute, as far as inputs and arguments tell, or kLongOp if that is less.
int64_t work_of(const Inputs& inputs, const Arguments& args) {
  int64_t elements = 1;
  for (int32_t i = 0; i < inputs.size(); ++i)
    elements = std::max(elements, eager_tensor_num_elements(inputs.data()[i]));
  return elements < kLongOp ? elements * args.factor() : kLongOp;
}

eager_op* bare_op(Op* self, Execution* execution) {
  if (unlikely(!self->bare) && !ok(eager_op_create(execution->context, name_of(self), &self->bare))) return nullptr;
  return self->bare;
}

// Returns a new op for one call, with the attributes that cannot be call arguments set.
OpHandle op_with_attributes(const Op* self, Execution* execution, PyObject* const* values) {
  OpHandle op;
  if (self->is_replaced) {
    raise_code(EAGER_FAILED_PRECONDITION,
               "%U has been defined again: of its former definition, an op with this attribute cannot be made any more",
               self->name);
    return {};
  }
  if (!ok(eager_op_create(execution->context, name_of(self), op.out()))) return {};
  return set_attributes(op.get(), *self->parameters, values) ? std::move(op) : OpHandle();
}

bool add_inputs(Op* self, PyObject* const* values, Inputs& inputs) {
  int given = 0;
  const auto& parameters = self->parameters->list;
  PyObject* by_place[kMaxParameters];
  const Parameter* parameter_at[kMaxParameters];
  std::fill_n(by_place, parameters.size(), nullptr);
  for (size_t i = 0; i < parameters.size(); ++i) {
    const Parameter& p = parameters[i];
    if (p.input < 0) continue;
    parameter_at[p.input] = &p;
    if (values[i] && (p.type == Type::kInput || is_given_as_tensor(p, values[i]))) {
      by_place[p.input] = values[i];
      if (p.input + 1 > given) given = p.input + 1;
    }
  }
  for (int i = 0; i < given; ++i) {
    const Parameter& p = *parameter_at[i];
    if (!by_place[i]) {
      inputs.add_null();
    } else if (p.list) {
      if (!inputs.add_list(by_place[i], p.dtype)) return false;
    } else if (!inputs.add_in(p.dtype, by_place[i])) {
      return false;
    }
  }
  return inputs.finish();
}

PyObject* result(const Op* self, eager_tensor** outputs, int32_t n) {
  if (likely(self->num_outputs == 1 && self->list_output < 0)) return wrap(outputs[0]);
  const int32_t in_list = self->list_output < 0 ? 0 : n - (self->num_outputs - 1);
  Ref all(PyTuple_New(self->num_outputs));
  int32_t next = 0;
  for (int i = 0; i < self->num_outputs; ++i) {
    PyObject* item = nullptr;
    if (i == self->list_output) {
      item = PyTuple_New(in_list);
      for (int32_t k = 0; k < in_list; ++k) {
        PyObject* t = wrap(outputs[next]);
        outputs[next++] = nullptr;
        if (item && t) PyTuple_SET_ITEM(item, k, t);
        else Py_CLEAR(item);
      }
    } else {
      item = wrap(outputs[next]);
      outputs[next++] = nullptr;
    }
    if (!all || !item) {
      eager_tensors_release(outputs + next, n - next);
      Py_XDECREF(item);
      return nullptr;
    }
    PyTuple_SET_ITEM(all.get(), i, item);
  }
  return self->num_outputs == 1 ? Ref::borrow(PyTuple_GET_ITEM(all.get(), 0)).release() : all.release();
}

PyObject* run(Op* self, Execution* execution, eager_op* op, const Inputs& inputs, const Arguments* arguments) {
  constexpr int32_t kRoom = 8;
  eager_tensor* few[kRoom];
  int32_t n = kRoom;
  int64_t work = arguments && arguments->factor() > 1 ? work_of(inputs, *arguments) : 0;
  // A kernel of the program's may wait for a thread that needs the GIL: one that runs the same serial op.
  if (unlikely(self->is_users)) work = kLongOp;
  eager_status* status = execute(execution, op, inputs.data(), inputs.size(), arguments, few, &n, work);
  if (likely(status == nullptr)) return result(self, few, n);
  if (self->list_output < 0 || n <= kRoom) return raise_status(status);
  eager_status_release(status);
  std::vector<eager_tensor*> many(static_cast<size_t>(n));
  status = execute(execution, op, inputs.data(), inputs.size(), arguments, many.data(), &n, work);
  return status == nullptr ? result(self, many.data(), n) : raise_status(status);
}

int find_parameter(const Op* self, PyObject* name) {
  const auto& parameters = self->parameters->list;
  for (size_t i = 0; i < parameters.size(); ++i) {
    if (parameters[i].name == name) return static_cast<int>(i);
  }
  for (size_t i = 0; i < parameters.size(); ++i) {
    if (PyUnicode_Compare(parameters[i].name, name) == 0) return static_cast<int>(i);
  }
  return -1;
}

// Raises a TypeError that says what to write: "add(x1=..., x2=...)". Returns false.
bool refuse_positional(const Op* self) {
  std::string names;
  for (const Parameter& p : self->parameters->list) {
    if (p.by_name) names += (names.empty() ? "" : ", ") + std::string(PyUnicode_AsUTF8(p.name)) + "=...";
  }
  PyErr_Format(PyExc_TypeError, "%U() takes its inputs by name, since libraries differ in their order: write %U(%s)",
               self->name, self->name, names.c_str());
  return false;
}

bool bind(const Op* self, PyObject* const* args, Py_ssize_t num_positional, PyObject* keywords, PyObject** values) {
  const auto& parameters = self->parameters->list;
  const auto n = static_cast<Py_ssize_t>(parameters.size());
  if (num_positional > self->num_positional && self->num_positional < n) return refuse_positional(self);
  if (num_positional > n) {
    PyErr_Format(PyExc_TypeError, "%U() takes %zd positional arguments but %zd were given", self->name, n,
                 num_positional);
    return false;
  }
  for (Py_ssize_t i = 0; i < num_positional; ++i) values[i] = args[i] == Py_None ? nullptr : args[i];
  const Py_ssize_t num_keywords = keywords ? PyTuple_GET_SIZE(keywords) : 0;
  for (Py_ssize_t k = 0; k < num_keywords; ++k) {
    PyObject* name = PyTuple_GET_ITEM(keywords, k);
    const int i = find_parameter(self, name);
    if (i < 0) {
      PyErr_Format(PyExc_TypeError, "%U() got an unexpected keyword argument '%U'", self->name, name);
      return false;
    }
    if (i < num_positional) {
      PyErr_Format(PyExc_TypeError, "%U() got multiple values for argument '%U'", self->name, name);
      return false;
    }
    PyObject* value = args[num_positional + k];
    values[i] = value == Py_None ? nullptr : value;
  }
  for (size_t i = 0; i < parameters.size(); ++i) {
    if (unlikely(!values[i] && !parameters[i].optional)) {
      const bool given = static_cast<Py_ssize_t>(i) < num_positional;
      PyErr_Format(PyExc_TypeError, given ? "%U(): '%U' must not be None" : "%U() missing required argument: '%U'",
                   self->name, parameters[i].name);
      return false;
    }
  }
  return true;
}

// Runs a call that gives the required inputs alone, by position: there are no attributes and no arguments to sort.
PyObject* call_with_required(Op* self, Execution* execution, PyObject* const* args) {
  Inputs inputs(execution);
  for (int i = 0; i < self->num_required; ++i) {
    if (unlikely(args[i] == Py_None)) {
      PyErr_Format(PyExc_TypeError, "%U(): '%U' must not be None", self->name,
                   self->parameters->list[static_cast<size_t>(i)].name);
      return nullptr;
    }
    if (!inputs.add_in(self->parameters->list[static_cast<size_t>(i)].dtype, args[i])) return nullptr;
  }
  if (!inputs.finish()) return nullptr;
  eager_op* op = bare_op(self, execution);
  return op ? run(self, execution, op, inputs, nullptr) : nullptr;
}

PyObject* call(PyObject* callable, PyObject* const* args, size_t nargsf, PyObject* keywords) {
  auto* self = reinterpret_cast<Op*>(callable);
  Execution* execution = current_execution();
  if (unlikely(!execution)) return nullptr;
  const Py_ssize_t num_positional = PyVectorcall_NARGS(nargsf);
  if (likely(!keywords && num_positional == self->num_required)) return call_with_required(self, execution, args);
  PyObject* values[kMaxParameters];
  std::fill_n(values, self->parameters->list.size(), nullptr);
  if (!bind(self, args, num_positional, keywords, values)) return nullptr;

  Encoded encoded;
  Inputs inputs(execution);
  if (!encode(*self->parameters, values, encoded) || !add_inputs(self, values, inputs)) return nullptr;
  if (likely(!encoded.has_attributes)) {
    eager_op* op = bare_op(self, execution);
    return op ? run(self, execution, op, inputs, &encoded.arguments) : nullptr;
  }
  OpHandle op = op_with_attributes(self, execution, values);
  return op ? run(self, execution, op.get(), inputs, &encoded.arguments) : nullptr;
}

// ---- The type

void dealloc(PyObject* object) {
  auto* self = reinterpret_cast<Op*>(object);
  if (self->parameters) {
    for (Parameter& p : self->parameters->list) {
      Py_DECREF(p.name);
      Py_XDECREF(p.choices);
    }
  }
  delete self->parameters;
  eager_op_release(self->bare);
  Py_XDECREF(self->name);
  PyObject_Free(object);
}

// Op(name, parameters, num_outputs, list_output, is_users): each of the parameters is a tuple (name, type, optional, list, input,
// argument, choices, by_name, dtype).
PyObject* make(PyTypeObject*, PyObject* args, PyObject*) {
  PyObject *name, *list;
  int num_outputs, list_output, is_users;
  if (!PyArg_ParseTuple(args, "UO!iip", &name, &PyList_Type, &list, &num_outputs, &list_output, &is_users))
    return nullptr;
  auto* self = PyObject_New(Op, &op_type);
  if (!self) return nullptr;
  self->vectorcall = call;
  self->name = Ref::borrow(name).release();
  self->parameters = new Parameters;
  self->num_positional = self->num_required = 0;
  self->num_outputs = num_outputs;
  self->list_output = list_output;
  self->bare = nullptr;
  self->is_users = is_users;
  self->is_replaced = false;
  Ref owned(reinterpret_cast<PyObject*>(self));
  if (PyList_GET_SIZE(list) > kMaxParameters) {
    PyErr_SetString(PyExc_ValueError, "too many parameters");
    return nullptr;
  }
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(list); ++i) {
    PyObject *parameter_name, *choices;
    const char* type;
    int optional, is_a_list, input, argument, by_name, dtype;
    if (!PyArg_ParseTuple(PyList_GET_ITEM(list, i), "UsppiiOpi", &parameter_name, &type, &optional, &is_a_list, &input,
                          &argument, &choices, &by_name, &dtype)) {
      return nullptr;
    }
    Parameter p;
    if (!parse_type(type, p.type)) return nullptr;
    p.name = Ref::borrow(parameter_name).release();
    PyUnicode_InternInPlace(&p.name);
    p.optional = optional;
    p.list = is_a_list;
    p.by_name = by_name;
    if (!p.by_name && self->num_positional == i) ++self->num_positional;
    p.input = static_cast<int16_t>(input);
    p.argument = static_cast<int16_t>(argument);
    p.dtype = dtype;
    p.choices = choices == Py_None ? nullptr : Ref::borrow(choices).release();
    if (!p.optional) {
      const bool is_next_input = p.type == Type::kInput && !p.list && !p.by_name && input == i;
      self->num_required = is_next_input ? self->num_required + 1 : -kMaxParameters;
    }
    self->parameters->add(p);
  }
  if (is_users) {
    Execution* execution = current_execution();
    if (!execution || !bare_op(self, execution)) return nullptr;
  }
  return owned.release();
}

// Returns the docstring or the signature that eager/_docs.py makes for this op.
PyObject* ask_docs(PyObject* self, const char* function) {
  static PyObject* module = nullptr;
  if (!module && !(module = PyImport_ImportModule("eager._docs"))) return nullptr;
  return PyObject_CallMethod(module, function, "O", reinterpret_cast<Op*>(self)->name);
}
PyObject* get_doc(PyObject* self, void*) { return ask_docs(self, "docstring"); }
PyObject* get_signature(PyObject* self, void*) { return ask_docs(self, "signature"); }
PyObject* get_name(PyObject* self, void*) { return Ref::borrow(reinterpret_cast<Op*>(self)->name).release(); }
PyObject* get_module(PyObject*, void*) { return PyUnicode_InternFromString("eager"); }

PyGetSetDef properties[] = {
    {"__name__", get_name, nullptr, nullptr, nullptr},           {"__qualname__", get_name, nullptr, nullptr, nullptr},
    {"__module__", get_module, nullptr, nullptr, nullptr},       {"__doc__", get_doc, nullptr, nullptr, nullptr},
    {"__signature__", get_signature, nullptr, nullptr, nullptr}, {nullptr, nullptr, nullptr, nullptr, nullptr},
};

PyObject* repr(PyObject* self) {
  const auto* op = reinterpret_cast<Op*>(self);
  return PyUnicode_FromFormat(op->is_users ? "<op %U>" : "<op eager.%U>", op->name);
}

PyObject* reduce(PyObject* self, PyObject*) {  // an op is pickled by its name, as functions are
  static PyObject* op = nullptr;
  return imported(op, "eager._registry", "op") ? Py_BuildValue("O(O)", op, reinterpret_cast<Op*>(self)->name) : nullptr;
}

PyObject* replaced(PyObject* self, PyObject*) {
  reinterpret_cast<Op*>(self)->is_replaced = true;
  return Ref::borrow(Py_None).release();
}

PyMethodDef methods[] = {
    {"__reduce__", reduce, METH_NOARGS, nullptr},
    {"_replaced", replaced, METH_NOARGS, "Says that there is a later definition of the op."},
    {nullptr, nullptr, 0, nullptr},
};

PyTypeObject op_type = {
    .ob_base = PyVarObject_HEAD_INIT(nullptr, 0).tp_name = "eager._core.Op",
    .tp_basicsize = sizeof(Op),
    .tp_dealloc = dealloc,
    .tp_vectorcall_offset = offsetof(Op, vectorcall),
    .tp_repr = repr,
    .tp_call = PyVectorcall_Call,
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_VECTORCALL | Py_TPFLAGS_METHOD_DESCRIPTOR,
    .tp_methods = methods,
    .tp_getset = properties,
    .tp_descr_get = bind_method,
    .tp_new = make,
};

}  // namespace

bool init_op(PyObject* module) { return PyType_Ready(&op_type) == 0 && add_object(module, "Op", &op_type); }
