// The methods and attributes of eager.Variable.
#include <algorithm>
#include <vector>

#include "calls/call.h"
#include "calls/observer.h"
#include "objects/objects.h"
#include "ops/ops.h"
#include "values/convert.h"
#include "values/dtypes.h"
#include "values/tensor.h"
#include "values/variable.h"

namespace {

// Returns the variable's handle. NULL, with an exception set: a subclass has not called Variable.__init__.
eager_variable* checked(PyObject* self) {
  eager_variable* handle = variable_handle(self);
  if (unlikely(!handle)) raise_code(EAGER_FAILED_PRECONDITION, "Variable.__init__() was not called");
  return handle;
}

eager_tensor* read(PyObject* self) {
  eager_variable* handle = checked(self);
  Execution* execution = handle ? current_execution() : nullptr;
  eager_tensor* out;
  if (!execution || !ok(eager_variable_read(execution->context, handle, &out))) return nullptr;
  note_read(self, out);
  return out;
}

// ---- Making

PyObject* on_new_variable;  // ContextVar: a function, or None

// A shape that values may have: None where a dim differs, Ellipsis for any rank. None, or NULL: the initial value's.
struct DeclaredShape {
  bool is_given = false;
  std::vector<int64_t> dims;
  int32_t rank = -1;
};

bool parse_shape(PyObject* object, DeclaredShape& out) {
  out.is_given = object && object != Py_None;
  if (!out.is_given || object == Py_Ellipsis) return true;
  const Ref items(PySequence_Fast(object, "shape must be a list or tuple of int and None, or ... for any rank"));
  if (!items) return false;
  out.rank = static_cast<int32_t>(PySequence_Fast_GET_SIZE(items.get()));
  for (int32_t i = 0; i < out.rank; ++i) {
    PyObject* dim = PySequence_Fast_GET_ITEM(items.get(), i);
    out.dims.push_back(dim == Py_None ? -1 : PyLong_AsLongLong(dim));
    if (out.dims.back() == -1 && PyErr_Occurred()) return false;
  }
  return true;
}

bool initialise(PyObject* self, PyObject* initial, bool trainable, const char* name, int32_t dtype,
                PyObject* shape = nullptr) {
  DeclaredShape declared;
  if (!parse_shape(shape, declared)) return false;
  Ref called;
  if (PyCallable_Check(initial) && !is_tensor(initial) && !is_variable(initial)) {
    Execution* execution = current_execution();
    if (!execution) return false;
    ContextScope scope(execution, execution->own);  // computes the value at once, also while a function is traced
    called = Ref(PyObject_CallFunctionObjArgs(initial, nullptr));
    if (!called) return false;
    initial = called.get();
  }
  Execution* execution = current_execution();
  if (!execution) return false;
  TensorHandle value(to_tensor(execution, initial, dtype));
  if (!value) return false;
  if (is_symbolic(value.get())) {
    raise_code(EAGER_INVALID_ARGUMENT,
               "a Variable's initial value is symbolic, made in a function that is being traced: give a function that "
               "makes it, as in Variable(lambda: eager.zeros([2])), or make the Variable outside");
    return false;
  }
  VariableHandle handle;
  if (!ok(declared.is_given ? eager_variable_create_with_shape(execution->context, value.get(), declared.dims.data(),
                                                               declared.rank, name, trainable, handle.out())
                            : eager_variable_create(execution->context, value.get(), name, trainable, handle.out())))
    return false;
  if (variable_handle(self)) {  // Python code that the conversion ran may have initialized it too
    raise_code(EAGER_FAILED_PRECONDITION, "a Variable cannot be initialized twice: assign to it");
    return false;
  }
  adopt_variable(self, handle.release());
  note_variable(execution);
  return true;
}

// A function in Python that takes the keyword arguments of Variable that are TensorFlow's alone out of a dict, and may say what
// the name is. It is given the tuple of the other arguments, too, and returns a function of the new Variable, or None. NULL: there
// are no such arguments.
PyObject* variable_options = nullptr;

int init_by(PyObject* self, PyObject* args, PyObject* kwargs);

int init(PyObject* self, PyObject* args, PyObject* kwargs) {
  if (likely(!variable_options)) return init_by(self, args, kwargs);
  const Ref options(Ref::borrow(variable_options)), own(kwargs ? PyDict_Copy(kwargs) : PyDict_New());
  const Ref finish(own ? PyObject_CallFunctionObjArgs(options.get(), own.get(), args, nullptr) : nullptr);
  if (!finish || init_by(self, args, own.get()) < 0) return -1;
  return finish.get() == Py_None || Ref(PyObject_CallFunctionObjArgs(finish.get(), self, nullptr)) ? 0 : -1;
}

int init_by(PyObject* self, PyObject* args, PyObject* kwargs) {
  static const char* names[] = {"initial_value", "trainable", "name", "dtype", "shape", nullptr};
  PyObject *initial, *dtype = Py_None, *trainable = Py_True, *shape = nullptr;
  const char* name = nullptr;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O|OzO$O:Variable", const_cast<char**>(names), &initial, &trainable,
                                   &name, &dtype, &shape)) {
    return -1;
  }
  const int truth = trainable == Py_None ? 1 : PyObject_IsTrue(trainable);
  if (truth < 0) return -1;
  const int32_t code = dtype == Py_None ? 0 : dtype_code(dtype);
  if (dtype != Py_None && code == 0) return -1;
  return initialise(self, initial, truth, name ? name : "Variable", code, shape) && tell_of_new_variable(self) ? 0 : -1;
}

// restore_variable(class, value, trainable, name, shape=None): returns a variable of the class with this value, without a
// call of the class's own __init__. Pickles and copies call it.
PyObject* restore(PyObject*, PyObject* args) {
  PyObject *type, *value, *shape = nullptr;
  int trainable;
  const char* name;
  if (!PyArg_ParseTuple(args, "O!Ops|O:restore_variable", &PyType_Type, &type, &value, &trainable, &name, &shape))
    return nullptr;
  if (!PyType_IsSubtype(reinterpret_cast<PyTypeObject*>(type), &variable_type)) {
    PyErr_Format(PyExc_TypeError, "%R is no subclass of Variable", type);
    return nullptr;
  }
  Ref self(variable_type.tp_alloc(reinterpret_cast<PyTypeObject*>(type), 0));
  return self && initialise(self.get(), value, trainable, name, 0, shape) ? self.release() : nullptr;
}

PyObject* reduce(PyObject* self, PyObject*) {
  static PyObject* function = nullptr;
  if (!imported(function, "eager._core", "restore_variable")) return nullptr;
  eager_tensor* handle = read(self);
  Ref value(handle ? wrap(handle) : nullptr);
  if (!value) return nullptr;
  eager_variable* v = variable_handle(self);
  PyObject* attributes = reinterpret_cast<Variable*>(self)->attributes;
  const int32_t rank = eager_variable_rank(v);
  const Ref shape(rank < 0 ? Ref::borrow(Py_Ellipsis) : Ref(shape_tuple(eager_variable_dims(v), rank)));
  if (!shape) return nullptr;
  return Py_BuildValue("O(OOOsO)O", function, Py_TYPE(self), value.get(),
                       eager_variable_trainable(v) ? Py_True : Py_False, eager_variable_name(v), shape.get(),
                       attributes ? attributes : Py_None);
}

// ---- Assignment

// Returns the kind of a dtype as a number: bool, integer, floating-point, complex, others. A value may be converted to
// a dtype of the same or a higher kind.
int kind(int32_t dtype) {
  return dtype == EAGER_BOOL         ? 0
         : dtype <= EAGER_UINT64     ? 1
         : dtype <= EAGER_FLOAT64    ? 2
         : dtype <= EAGER_COMPLEX128 ? 3
                                     : 4;
}

// Returns t, a scalar, broadcast to the shape of the variable's value.
eager_tensor* broadcast(Execution* execution, eager_variable* v, TensorHandle t) {
  static eager_op* op = nullptr;
  TensorHandle present;
  if (!ok(eager_variable_read(execution->context, v, present.out()))) return nullptr;
  const int32_t rank = eager_tensor_rank(present.get());
  Arguments shape;
  std::copy_n(eager_tensor_dims(present.get()), rank, shape.push_lists(1, rank));
  eager_tensor* const input = t.get();
  return run_op(execution, op, "broadcast_to", &input, 1, &shape);
}

// Reports whether the object is a Python int, bool or complex number.
bool is_other_number(PyObject* object) {
  return PyLong_CheckExact(object) || PyBool_Check(object) || PyComplex_CheckExact(object);
}

// Makes the tensor to assign from an object that is no Tensor. It takes the variable's dtype if the object's may be
// converted to that. spread: a number is broadcast to the variable's shape.
bool operand(Execution* execution, eager_variable* v, PyObject* object, bool spread, TensorHandle& out) {
  const int32_t dtype = eager_variable_dtype(v);
  if (PyFloat_Check(object) || (PyLong_CheckExact(object) && dtype < EAGER_COMPLEX64)) {
    out = TensorHandle(weak_scalar(execution, object));
    if (out || PyErr_Occurred()) return static_cast<bool>(out);
  }
  if (is_other_number(object)) {
    out = TensorHandle(to_tensor(execution, object, dtype));
    if (out && spread && eager_variable_rank(v) != 0) out = TensorHandle(broadcast(execution, v, std::move(out)));
  } else if (PyObject_CheckBuffer(object) || is_variable(object)) {
    out = TensorHandle(to_tensor(execution, object, 0));
    const int32_t given = out ? eager_tensor_dtype(out.get()) : dtype;
    if (given != dtype && !is_variable(object) && kind(given) <= kind(dtype) && kind(dtype) < 4) {
      out = TensorHandle(cast(execution, std::move(out), dtype));
    }
  } else {
    out = TensorHandle(to_tensor(execution, object, dtype));
  }
  return static_cast<bool>(out);
}

using Assignment = eager_status* (*)(eager_context*, eager_variable*, eager_tensor*);

PyObject* assign_value(Assignment assignment, PyObject* self, PyObject* object) {
  eager_variable* v = checked(self);
  Execution* execution = v ? current_execution() : nullptr;
  if (unlikely(!execution)) return nullptr;
  TensorHandle value;
  if (!is_tensor(object)) {
    if (!operand(execution, v, object, assignment != eager_variable_assign, value)) return nullptr;
  }
  eager_tensor* handle = value ? value.get() : in_trace(execution, handle_of(object));
  const auto call = [&] { return assignment(execution->context, v, handle); };
  return ok(without_gil_if_long(execution, eager_tensor_num_elements(handle), call)) ? Ref::borrow(self).release()
                                                                                     : nullptr;
}

// assign_slice(begin, value): returns the variable.
PyObject* assign_slice(PyObject* self, PyObject* args, PyObject* kwargs) {
  static const char* const names[] = {"begin", "value", nullptr};
  PyObject *begin = nullptr, *object = nullptr;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "OO:assign_slice", const_cast<char**>(names), &begin, &object))
    return nullptr;
  eager_variable* v = checked(self);
  Execution* execution = v ? current_execution() : nullptr;
  if (!execution) return nullptr;
  TensorHandle at(to_tensor(execution, begin, 0)), value;
  if (!at) return nullptr;
  if (eager_tensor_num_elements(at.get()) == 0)
    at = TensorHandle(cast(execution, std::move(at), EAGER_INT64));  // of ()
  if (!at || (!is_tensor(object) && !operand(execution, v, object, false, value))) return nullptr;
  eager_tensor* handle = value ? value.get() : in_trace(execution, handle_of(object));
  const auto call = [&] { return eager_variable_assign_slice(execution->context, v, at.get(), handle); };
  return ok(without_gil_if_long(execution, eager_tensor_num_elements(handle), call)) ? Ref::borrow(self).release()
                                                                                     : nullptr;
}

// assign*(value, use_locking=None, name=None, read_value=True): returns the variable, or None if read_value is false.
// use_locking and name are accepted as in TensorFlow, and have no effect.
template <Assignment kAssignment>
PyObject* assign(PyObject* self, PyObject* const* args, Py_ssize_t n, PyObject* keywords) {
  if (likely(n == 1 && !keywords)) return assign_value(kAssignment, self, args[0]);
  static const char* const names[] = {"value", "use_locking", "name", "read_value"};
  PyObject* values[4] = {};
  if (n > 4) {
    PyErr_Format(PyExc_TypeError, "an assignment takes at most 4 arguments but %zd were given", n);
    return nullptr;
  }
  for (Py_ssize_t i = 0; i < n; ++i) values[i] = args[i];
  for (Py_ssize_t k = 0; keywords && k < PyTuple_GET_SIZE(keywords); ++k) {
    PyObject* name = PyTuple_GET_ITEM(keywords, k);
    int i = 0;
    while (i < 4 && PyUnicode_CompareWithASCIIString(name, names[i]) != 0) ++i;
    if (i == 4 && PyUnicode_CompareWithASCIIString(name, "delta") == 0)
      i = 0;  // TensorFlow's assign_add and assign_sub call the value `delta`
    if (i == 4 || values[i]) {
      PyErr_Format(PyExc_TypeError,
                   i == 4 ? "an assignment got an unexpected keyword argument '%U'"
                          : "an assignment got multiple values for argument '%U'",
                   name);
      return nullptr;
    }
    values[i] = args[n + k];
  }
  if (!values[0]) {
    PyErr_SetString(PyExc_TypeError, "an assignment is missing its value");
    return nullptr;
  }
  const int wanted = values[3] ? PyObject_IsTrue(values[3]) : 1;
  if (wanted < 0) return nullptr;
  Ref result(assign_value(kAssignment, self, values[0]));
  if (!result || wanted) return result.release();
  Py_RETURN_NONE;
}

int assign_item(PyObject*, PyObject*, PyObject*) {
  PyErr_SetString(PyExc_TypeError,
                  "'Variable' object does not support item assignment. Use assign(), as in "
                  "v.assign(v.at[key].set(values)), or assign_slice()");
  return -1;
}

// ---- Reading

PyObject* value(PyObject* self, PyObject*) {
  eager_tensor* out = read(self);
  return out ? wrap(out) : nullptr;
}

// Calls the Tensor method of this name on the variable's present value.
template <const char* kName>
PyObject* of_value(PyObject* self, PyObject* args, PyObject* kwargs) {
  Ref tensor(value(self, nullptr));
  Ref method(tensor ? PyObject_GetAttrString(tensor.get(), kName) : nullptr);
  return method ? PyObject_Call(method.get(), args, kwargs) : nullptr;
}
constexpr char kNumpy[] = "numpy", kItem[] = "item", kTolist[] = "tolist", kComplex[] = "__complex__",
               kFormat[] = "__format__", kArray[] = "__array__", kDlpack[] = "__dlpack__",
               kDlpackDevice[] = "__dlpack_device__", kTo[] = "to", kCpu[] = "cpu", kGpu[] = "gpu";

template <const char* kName>
PyMethodDef forwarded(const char* doc) {
  return {kName, as_method(of_value<kName>), METH_VARARGS | METH_KEYWORDS, doc};
}

PyObject* get_shape(PyObject* self, void*) {
  eager_variable* v = checked(self);
  if (v && eager_variable_rank(v) < 0) Py_RETURN_NONE;
  return v ? shape_tuple(eager_variable_dims(v), eager_variable_rank(v)) : nullptr;
}
PyObject* get_dtype(PyObject* self, void*) {
  eager_variable* v = checked(self);
  return v ? dtype_object(eager_variable_dtype(v)) : nullptr;
}
PyObject* get_ndim(PyObject* self, void*) {
  eager_variable* v = checked(self);
  if (!v || eager_variable_rank(v) >= 0) return v ? PyLong_FromLong(eager_variable_rank(v)) : nullptr;
  const TensorHandle present(read(self));
  return present ? PyLong_FromLong(eager_tensor_rank(present.get())) : nullptr;
}
PyObject* get_size(PyObject* self, void*) {
  eager_variable* v = checked(self);
  if (!v) return nullptr;
  const int64_t* const dims = eager_variable_dims(v);
  const int32_t rank = eager_variable_rank(v);
  if (rank < 0 || std::any_of(dims, dims + rank, [](int64_t dim) { return dim < 0; })) {
    const TensorHandle present(read(self));
    return present ? PyLong_FromLongLong(eager_tensor_num_elements(present.get())) : nullptr;
  }
  int64_t n = 1;
  for (int32_t i = 0; i < rank; ++i) n *= dims[i];
  return PyLong_FromLongLong(n);
}
PyObject* get_device(PyObject* self, void*) {
  eager_variable* v = checked(self);
  return v ? device_string(eager_variable_device(v)) : nullptr;
}
PyObject* get_name(PyObject* self, void*) {
  eager_variable* v = checked(self);
  return v ? PyUnicode_FromString(eager_variable_name(v)) : nullptr;
}
PyObject* get_trainable(PyObject* self, void*) {
  eager_variable* v = checked(self);
  return v ? PyBool_FromLong(eager_variable_trainable(v)) : nullptr;
}

int set_trainable(PyObject* self, PyObject* value, void*) {
  if (!value) {
    PyErr_SetString(PyExc_AttributeError, "trainable cannot be deleted");
    return -1;
  }
  eager_variable* v = checked(self);
  const int truth = v ? PyObject_IsTrue(value) : -1;
  return truth >= 0 && ok(eager_variable_set_trainable(v, truth)) ? 0 : -1;
}

PyObject* repr(PyObject* self) {
  if (!checked(self)) {
    PyErr_Clear();
    return PyUnicode_FromFormat("<%s, not initialized>", Py_TYPE(self)->tp_name);
  }
  static PyObject* function = nullptr;
  if (!imported(function, "eager._printing", "variable_repr")) return nullptr;
  return PyObject_CallFunctionObjArgs(function, self, nullptr);
}

PyGetSetDef properties[] = {
    {"shape", get_shape, nullptr, "The dims, a tuple: None for one that was declared as None. None: of any rank.",
     nullptr},
    {"_shape", get_shape, nullptr, nullptr, nullptr},
    {"dtype", get_dtype, nullptr, "The element type, as eager.float32.", nullptr},
    {"ndim", get_ndim, nullptr, "The number of dims.", nullptr},
    {"size", get_size, nullptr, "The number of elements.", nullptr},
    {"device", get_device, nullptr, "The device that the value lies on, as 'cpu:0'.", nullptr},
    {"name", get_name, nullptr, "As given; names need not be unique.", nullptr},
    {"_name", get_name, nullptr, nullptr, nullptr},
    {"trainable", get_trainable, set_trainable, "Whether tapes watch it when it is read; may be set.", nullptr},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict, nullptr, nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

constexpr int kFast = METH_FASTCALL | METH_KEYWORDS;
PyMethodDef methods[] = {
    {"assign", as_method(assign<eager_variable_assign>), kFast,
     "assign(value, read_value=True): gives it a new value of its shape and dtype. Returns the variable.\n"
     "Tensors that were read before keep theirs. InvalidArgumentError: another shape or dtype."},
    {"assign_add", as_method(assign<eager_variable_assign_add>), kFast,
     "assign_add(delta, read_value=True): adds delta, in one step that no other assignment comes between. Returns the variable.\n"
     "A Python number is added to all elements. InvalidArgumentError: another shape or dtype; booleans and strings."},
    {"assign_sub", as_method(assign<eager_variable_assign_sub>), kFast,
     "assign_sub(delta, read_value=True): subtracts delta, as assign_add adds it. Returns the variable."},
    {"assign_slice", as_method(assign_slice), METH_VARARGS | METH_KEYWORDS,
     "assign_slice(begin, value): replaces the block of value's shape whose first element stands at begin, an index for each\n"
     "axis. Returns the variable. Only the block is written, where no tensor that was read before is left: a cache of keys and\n"
     "values. InvalidArgumentError: the block does not lie within the variable; another rank or dtype.\n\n"
     ">>> import eager\n>>> cache = eager.Variable([0.0, 0.0, 0.0])\n"
     ">>> print(cache.assign_slice([1], [5.0]).numpy())\n[0. 5. 0.]"},
    {"value", value, METH_NOARGS, "The present value, a Tensor, which later assignments do not change."},
    {"read_value", value, METH_NOARGS, "The present value, a Tensor, which later assignments do not change."},
    forwarded<kNumpy>("numpy(): the present value as a NumPy array."),
    forwarded<kItem>("item(): the only element as a Python scalar."),
    forwarded<kTolist>("tolist(): the elements as nested lists of Python scalars."),
    forwarded<kTo>("to(device): the present value on a device, a Tensor."),
    forwarded<kCpu>("cpu(): the present value on the host, a Tensor."),
    forwarded<kGpu>("gpu(i=0): the present value on GPU i, a Tensor."),
    forwarded<kComplex>(nullptr),
    forwarded<kFormat>(nullptr),
    forwarded<kArray>(nullptr),
    forwarded<kDlpack>(nullptr),
    forwarded<kDlpackDevice>(nullptr),
    {"__reduce__", reduce, METH_NOARGS, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

// set_variable_hooks(options, slices): sets variable_options and variable_slice_observer; None: there is none.
PyObject* set_variable_hooks(PyObject*, PyObject* args) {
  PyObject *options, *slices;
  if (!PyArg_ParseTuple(args, "OO:set_variable_hooks", &options, &slices)) return nullptr;
  const auto set = [](PyObject*& hook, PyObject* function) {
    const Ref before(std::exchange(hook, function == Py_None ? nullptr : Ref::borrow(function).release()));
  };
  set(variable_options, options);
  set(variable_slice_observer, slices);
  Py_RETURN_NONE;
}

PyMethodDef functions[] = {{"restore_variable", restore, METH_VARARGS, nullptr},
                           {"set_variable_hooks", set_variable_hooks, METH_VARARGS, nullptr},
                           {nullptr, nullptr, 0, nullptr}};

PyMappingMethods mapping = {};

constexpr char kDoc[] =
    "Variable(initial_value, trainable=True, name=None, dtype=None, *, shape=None)\n--\n\n"
    "A cell that holds a tensor, which assignments replace. Its shape, dtype and device stay.\n\n"
    "initial_value is what a tensor can be made of, or a function that gives it. Tapes watch a variable that is\n"
    "trainable when it is read. Operators and ops take its present value, so `v + 1` is a Tensor. A shape such as\n"
    "(None, 3) lets values have any size where it has None, and shape=... any rank (but in traced functions).\n\n"
    ">>> import eager\n>>> v = eager.Variable(2.0)\n>>> v.assign_add(1.0).item()\n3.0\n>>> float(v * 2)\n6.0\n";

bool complete(PyTypeObject& type) {
  mapping = tensor_mapping;
  mapping.mp_ass_subscript = assign_item;
  type.tp_repr = repr;
  type.tp_as_number = &variable_number_methods;
  type.tp_as_sequence = &tensor_sequence;
  type.tp_as_mapping = &mapping;
  type.tp_getattro = PyObject_GenericGetAttr;
  type.tp_setattro = PyObject_GenericSetAttr;
  type.tp_doc = kDoc;
  type.tp_richcompare = rich_compare;
  type.tp_iter = tensor_iter;
  type.tp_methods = methods;
  type.tp_getset = properties;
  type.tp_init = init;
  type.tp_new = PyType_GenericNew;
  return PyType_Ready(&type) == 0;
}

}  // namespace

bool tell_of_new_variable(PyObject* variable) {
  PyObject* found;
  if (PyContextVar_Get(on_new_variable, Py_None, &found) < 0) return false;
  const Ref function(found);
  if (found == Py_None) return true;
  Execution* execution = current_execution();
  if (!execution) return false;
  ContextScope scope(execution, execution->own);
  return static_cast<bool>(Ref(PyObject_CallOneArg(found, variable)));
}

bool init_variable(PyObject* module) {
  on_new_variable = PyContextVar_New("eager.on_new_variable", nullptr);
  return on_new_variable && PyObject_SetAttrString(module, "on_new_variable", on_new_variable) == 0 &&
         complete(variable_type) && PyModule_AddFunctions(module, functions) == 0 &&
         add_object(module, "Variable", &variable_type);
}
