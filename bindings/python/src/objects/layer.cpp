// eager._core.Layer: an eager_layer. eager/nn.py has a class for each kind.
//
// Calling a Layer runs the layer, in one crossing. The first call builds it: then Python is told (_on_build), before ops
// run on the new variables.
#include <vector>

#include "calls/call.h"
#include "objects/objects.h"
#include "values/dtypes.h"
#include "values/inputs.h"
#include "values/spec.h"
#include "values/tensor.h"
#include "values/variable.h"

namespace {

// Classes of eager.nn add a __dict__.
struct Layer {
  PyObject_HEAD
  vectorcallfunc vectorcall;
  eager_layer* handle;
  PyObject* activation;         // a function that is applied to the first output; NULL: none
  PyObject* input_names;        // a tuple of str
  PyThread_type_lock building;  // is held by the thread that builds
  bool is_ready;                // it has been built, and _on_build has run
  bool always_infers;           // it infers also where a call says that it trains
};

Layer* cast_self(PyObject* self) { return reinterpret_cast<Layer*>(self); }

eager_layer* checked(PyObject* self) {
  eager_layer* handle = cast_self(self)->handle;
  if (unlikely(!handle)) raise_code(EAGER_FAILED_PRECONDITION, "Layer.__init__() was not called");
  return handle;
}

// ---- Building

// Returns a tuple of specs, as _on_build and _build_anew take it.
PyObject* spec_objects(const std::vector<Spec>& specs) {
  Ref all(PyTuple_New(static_cast<Py_ssize_t>(specs.size())));
  for (size_t i = 0; all && i < specs.size(); ++i) {
    const Spec& spec = specs[i];
    Ref shape(spec.dtype ? shape_tuple(spec.dims.data(), static_cast<int32_t>(spec.dims.size())) : nullptr);
    if (spec.dtype && !shape) return nullptr;
    PyObject* one = spec.dtype ? Py_BuildValue("iO", spec.dtype, shape.get()) : Ref::borrow(Py_None).release();
    if (!one) return nullptr;
    PyTuple_SET_ITEM(all.get(), static_cast<Py_ssize_t>(i), one);
  }
  return all.release();
}

// Tells Python that the layer is built. If it has its values from a checkpoint now, the random numbers of its initial
// values are given back, so that a training which is resumed draws those that it would have drawn.
bool call_on_build(PyObject* self, Execution* execution, const std::vector<Spec>& specs,
                   const eager_random_state& before) {
  if (cast_self(self)->is_ready) return true;
  const int32_t n = eager_layer_num_variables(cast_self(self)->handle);
  for (int32_t i = 0; i < n; ++i) note_variable(execution);
  Ref objects(spec_objects(specs));
  ContextScope scope(execution, execution->own);  // assigns initial values at once, also while a function is traced
  Ref done(objects ? PyObject_CallMethod(self, "_on_build", "(O)", objects.get()) : nullptr);
  for (int32_t i = 0; done && i < n; ++i) {
    const Ref v(variable_object(eager_layer_variable(cast_self(self)->handle, i)));
    if (!v || !tell_of_new_variable(v.get())) return false;
  }
  cast_self(self)->is_ready = static_cast<bool>(done);
  return done && (done.get() != Py_True || ok(eager_context_set_random_state(execution->own, &before)));
}

bool build_on(PyObject* self, Execution* execution, eager_context* context, const std::vector<Spec>& specs) {
  const SpecLists inputs(specs);
  eager_layer* handle = cast_self(self)->handle;
  eager_status* status = without_gil(execution, [&] {
    return eager_layer_build(context, handle, inputs.dtypes.data(), inputs.ranks.data(), inputs.dims.data(),
                             inputs.size());
  });
  return ok(status);
}

// Waits for the thread that builds a layer, and keeps others from it.
class Building {
 public:
  explicit Building(PyObject* self) : lock_(cast_self(self)->building) {
    if (PyThread_acquire_lock(lock_, NOWAIT_LOCK)) return;
    Py_BEGIN_ALLOW_THREADS PyThread_acquire_lock(lock_, WAIT_LOCK);
    Py_END_ALLOW_THREADS
  }
  Building(const Building&) = delete;
  ~Building() { PyThread_release_lock(lock_); }

 private:
  PyThread_type_lock lock_;
};

// Gives up what a build made, whose initial values could not be had: the layer's attributes may change again.
bool make_unbuilt(PyObject* self, Execution* execution) {
  char* text = nullptr;
  eager_layer* unbuilt = nullptr;
  if (!ok(eager_layer_json(cast_self(self)->handle, &text))) return false;
  const bool made = ok(eager_layer_from_json(execution->own, text, &unbuilt));
  eager_string_release(text);
  if (made) eager_layer_release(std::exchange(cast_self(self)->handle, unbuilt));
  return made;
}

// On the line's own context, as Variables are made: neither a trace nor a fork has their random numbers.
bool build_for(PyObject* self, Execution* execution, const std::vector<Spec>& specs) {
  const Building building(self);
  eager_random_state before = {};
  before.struct_size = sizeof before;
  if (!ok(eager_context_get_random_state(execution->own, &before)) || !build_on(self, execution, execution->own, specs))
    return false;
  if (call_on_build(self, execution, specs, before)) return true;
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  if (make_unbuilt(self, execution)) PyErr_Restore(type, value, traceback);
  return false;
}

bool parse_input_specs(PyObject* iterable, std::vector<Spec>& specs) {
  Ref items(as_tuple(iterable, "_build() takes a list of specs"));
  if (!items) return false;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(items.get()); ++i) {
    PyObject* item = PyTuple_GET_ITEM(items.get(), i);
    specs.push_back({0, {}});
    if (item != Py_None && !parse_spec(item, specs.back())) return false;
  }
  return true;
}

// _build(specs): builds for inputs of these specs; None stands for one that is not given.
PyObject* build(PyObject* self, PyObject* specs) {
  Execution* execution = checked(self) ? current_execution() : nullptr;
  std::vector<Spec> parsed;
  if (!execution || !parse_input_specs(specs, parsed) || !build_for(self, execution, parsed)) return nullptr;
  Py_RETURN_NONE;
}

// _build_anew(specs, variables): builds a copy on these variables. No random numbers are taken from the stream.
PyObject* build_anew(PyObject* self, PyObject* args) {
  PyObject *specs, *variables;
  Execution* execution = checked(self) ? current_execution() : nullptr;
  if (!execution || !PyArg_ParseTuple(args, "OO!:_build_anew", &specs, &PyList_Type, &variables)) return nullptr;
  std::vector<Spec> parsed;
  Owned<eager_context, eager_context_release> apart;
  if (!parse_input_specs(specs, parsed) || !ok(eager_context_create(nullptr, apart.out()))) return nullptr;
  if (!build_on(self, execution, apart.get(), parsed)) return nullptr;
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(variables); ++i) {
    PyObject* v = PyList_GET_ITEM(variables, i);
    if (!is_variable(v)) {
      PyErr_SetString(PyExc_TypeError, "_build_anew() takes Variables");
      return nullptr;
    }
    if (!ok(eager_layer_set_variable(cast_self(self)->handle, static_cast<int32_t>(i), variable_handle(v))))
      return nullptr;
  }
  cast_self(self)->is_ready = true;
  Py_RETURN_NONE;
}

bool build_for_inputs(PyObject* self, Execution* execution, const Inputs& inputs) {
  std::vector<Spec> specs;
  for (int32_t i = 0; i < inputs.size(); ++i) {
    const eager_tensor* t = inputs.data()[i];
    if (!t) {
      specs.push_back({0, {}});
      continue;
    }
    const int64_t* dims = eager_tensor_dims(t);
    specs.push_back({eager_tensor_dtype(t), {dims, dims + eager_tensor_rank(t)}});
  }
  return build_for(self, execution, specs);
}

// ---- Calling

// The arguments of a call: inputs in their order, and training.
class Given {
 public:
  bool sort(PyObject* self, PyObject* const* args, Py_ssize_t n, PyObject* keywords) {
    PyObject* names = cast_self(self)->input_names;
    const Py_ssize_t most = PyTuple_GET_SIZE(names);
    if (n > most || most > kMost) {
      PyErr_Format(PyExc_TypeError, "%s takes %zd inputs but %zd were given", Py_TYPE(self)->tp_name, most, n);
      return false;
    }
    for (size_ = 0; size_ < n; ++size_) inputs_[size_] = args[size_];
    for (Py_ssize_t k = 0; keywords && k < PyTuple_GET_SIZE(keywords); ++k) {
      PyObject* name = PyTuple_GET_ITEM(keywords, k);
      if (PyUnicode_CompareWithASCIIString(name, "training") == 0) {
        training_ = args[n + k];
        continue;
      }
      Py_ssize_t i = 0;
      while (i < most && PyUnicode_Compare(PyTuple_GET_ITEM(names, i), name) != 0) ++i;
      if (i == most || i < n) {
        PyErr_Format(PyExc_TypeError,
                     i == most ? "%s got an unexpected keyword argument '%U'"
                               : "%s got multiple values for argument '%U'",
                     Py_TYPE(self)->tp_name, name);
        return false;
      }
      while (size_ <= i) inputs_[size_++] = nullptr;
      inputs_[i] = args[n + k];
    }
    return true;
  }
  bool add_to(Inputs& inputs) const {
    for (Py_ssize_t i = 0; i < size_; ++i) {
      if (!inputs_[i] || inputs_[i] == Py_None) inputs.add_null();
      else if (!inputs.add(inputs_[i])) return false;
    }
    return inputs.finish();
  }
  // Returns whether the layer trains: as said, or as the module does that calls it. -1: an exception is set.
  int training(const Execution* execution) const {
    if (!training_ || training_ == Py_None) return execution->training;
    return training_ == Py_True ? 1 : training_ == Py_False ? 0 : PyObject_IsTrue(training_);
  }

 private:
  static constexpr Py_ssize_t kMost = 8;
  PyObject* inputs_[kMost];
  Py_ssize_t size_ = 0;
  PyObject* training_ = nullptr;
};

PyObject* result(PyObject* self, eager_tensor** outputs, int32_t n) {
  Ref first(wrap(outputs[0]));
  if (first && cast_self(self)->activation) {
    const Ref activation = Ref::borrow(cast_self(self)->activation);
    first = Ref(PyObject_CallOneArg(activation.get(), first.get()));
  }
  if (n == 1 || !first) {
    eager_tensors_release(outputs + 1, n - 1);
    return first.release();
  }
  Ref all(PyTuple_New(n));
  for (int32_t i = 1; i < n; ++i) {
    PyObject* t = wrap(outputs[i]);
    if (!all || !t) {
      Py_XDECREF(t);
      eager_tensors_release(outputs + i + 1, n - i - 1);
      return nullptr;
    }
    PyTuple_SET_ITEM(all.get(), i, t);
  }
  if (all) PyTuple_SET_ITEM(all.get(), 0, first.release());
  return all.release();
}

PyObject* call(PyObject* self, PyObject* const* args, size_t nargsf, PyObject* keywords) {
  eager_layer* handle = checked(self);
  Execution* execution = handle ? current_execution() : nullptr;
  if (unlikely(!execution)) return nullptr;
  Given given;
  Inputs inputs(execution);
  if (!given.sort(self, args, PyVectorcall_NARGS(nargsf), keywords) || !given.add_to(inputs)) return nullptr;
  int training = given.training(execution);
  if (training < 0) return nullptr;
  if (cast_self(self)->always_infers) training = 0;
  if (unlikely(!cast_self(self)->is_ready)) {
    if (!build_for_inputs(self, execution, inputs)) return nullptr;
    handle = cast_self(self)->handle;
  }
  constexpr int32_t kRoom = 8;
  eager_tensor* outputs[kRoom];
  int32_t n = kRoom;
  int64_t elements = 0;
  for (int32_t i = 0; i < inputs.size(); ++i) elements += eager_tensor_num_elements(inputs.data()[i]);
  auto run = [&](eager_tensor* const* in) {
    return without_gil_if_long(execution, elements, [&] {
      return eager_layer_call(execution->context, handle, in, inputs.size(), training, outputs, &n);
    });
  };
  Trace* trace = trace_of(execution);
  eager_status* status =
      likely(!trace) ? run(inputs.data()) : trace->execute(inputs.data(), inputs.size(), outputs, &n, run);
  return ok(status) ? result(self, outputs, n) : nullptr;
}

// ---- Attributes

// _set(name, value): sets an attribute by the type of its value: a bool, an int, a float, a str, a DType, or a list of ints.
PyObject* set(PyObject* self, PyObject* args) {
  const char* name;
  PyObject* value;
  eager_layer* handle = checked(self);
  if (!handle || !PyArg_ParseTuple(args, "sO:_set", &name, &value)) return nullptr;
  eager_status* status = nullptr;
  if (PyBool_Check(value)) {
    status = eager_layer_set_bool(handle, name, value == Py_True);
  } else if (PyLong_Check(value)) {
    const long long number = PyLong_AsLongLong(value);
    if (number == -1 && PyErr_Occurred()) return nullptr;
    status = eager_layer_set_int(handle, name, number);
  } else if (PyFloat_Check(value)) {
    status = eager_layer_set_float(handle, name, PyFloat_AS_DOUBLE(value));
  } else if (PyUnicode_Check(value)) {
    const char* text = utf8_of(value);
    if (!text) return nullptr;
    status = eager_layer_set_string(handle, name, text);
  } else if (PyTuple_Check(value)) {
    std::vector<int64_t> numbers;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(value); ++i) {
      numbers.push_back(PyLong_AsLongLong(PyTuple_GET_ITEM(value, i)));
      if (numbers.back() == -1 && PyErr_Occurred()) return nullptr;
    }
    status = eager_layer_set_ints(handle, name, numbers.data(), static_cast<int32_t>(numbers.size()));
  } else {
    const int32_t dtype = dtype_code(value);
    if (dtype == 0) return nullptr;
    status = eager_layer_set_dtype(handle, name, dtype);
  }
  if (!ok(status)) return nullptr;
  Py_RETURN_NONE;
}

PyObject* set_variable(PyObject* self, PyObject* args) {
  int index;
  PyObject* variable;
  eager_layer* handle = checked(self);
  Execution* execution = handle ? current_execution() : nullptr;
  if (!execution || !PyArg_ParseTuple(args, "iO!:_set_variable", &index, &variable_type, &variable)) return nullptr;
  if (!ok(eager_layer_set_variable(handle, index, variable_handle(variable)))) return nullptr;
  Py_RETURN_NONE;
}

PyObject* get_variables(PyObject* self, void*) {
  eager_layer* handle = checked(self);
  if (!handle) return nullptr;
  const int32_t n = eager_layer_num_variables(handle);
  Ref list(PyList_New(n));
  for (int32_t i = 0; list && i < n; ++i) {
    PyObject* v = variable_object(eager_layer_variable(handle, i));
    if (!v) return nullptr;
    PyList_SET_ITEM(list.get(), i, v);
  }
  return list.release();
}

PyObject* get_variable_names(PyObject* self, void*) {
  eager_layer* handle = checked(self);
  if (!handle) return nullptr;
  const int32_t n = eager_layer_num_variables(handle);
  Ref list(PyList_New(n));
  for (int32_t i = 0; list && i < n; ++i) {
    PyObject* name = PyUnicode_FromString(eager_layer_variable_name(handle, i));
    if (!name) return nullptr;
    PyList_SET_ITEM(list.get(), i, name);
  }
  return list.release();
}

PyObject* get_name(PyObject* self, void*) {
  eager_layer* handle = checked(self);
  return handle ? PyUnicode_FromString(eager_layer_name(handle)) : nullptr;
}

PyObject* get_built(PyObject* self, void*) {
  eager_layer* handle = checked(self);
  return handle ? PyBool_FromLong(eager_layer_is_built(handle)) : nullptr;
}

PyObject* get_json(PyObject* self, void*) {
  eager_layer* handle = checked(self);
  char* text = nullptr;
  return handle && ok(eager_layer_json(handle, &text)) ? take_string(text) : nullptr;
}

PyObject* get_activation(PyObject* self, void*) {
  PyObject* activation = cast_self(self)->activation;
  return Ref::borrow(activation ? activation : Py_None).release();
}

PyObject* get_always_infers(PyObject* self, void*) { return PyBool_FromLong(cast_self(self)->always_infers); }

int set_always_infers(PyObject* self, PyObject* value, void*) {
  const int truth = value ? PyObject_IsTrue(value) : 0;
  if (truth < 0) return -1;
  cast_self(self)->always_infers = truth;
  return 0;
}

int set_activation(PyObject* self, PyObject* value, void*) {
  PyObject* function = value == Py_None ? nullptr : value;
  Ref former(std::exchange(cast_self(self)->activation, Ref::borrow(function).release()));
  return 0;
}

// ---- The type

int init(PyObject* self, PyObject* args, PyObject* kwargs) {
  static const char* names[] = {"kind", "name", "input_names", nullptr};
  const char *kind, *name;
  PyObject* input_names;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "szO!:Layer", const_cast<char**>(names), &kind, &name, &PyTuple_Type,
                                   &input_names)) {
    return -1;
  }
  if (cast_self(self)->handle) {
    raise_code(EAGER_FAILED_PRECONDITION, "a Layer cannot be initialized twice");
    return -1;
  }
  Execution* execution = current_execution();
  if (!execution || !ok(eager_layer_create(execution->context, kind, name, &cast_self(self)->handle))) return -1;
  Ref former(std::exchange(cast_self(self)->input_names, Ref::borrow(input_names).release()));
  return 0;
}

PyObject* make(PyTypeObject* type, PyObject*, PyObject*) {
  PyObject* self = type->tp_alloc(type, 0);
  if (!self) return nullptr;
  cast_self(self)->vectorcall = call;
  cast_self(self)->building = PyThread_allocate_lock();
  if (cast_self(self)->building) return self;
  Py_DECREF(self);
  return PyErr_NoMemory();
}

int traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(cast_self(self)->activation);
  return 0;
}

int clear(PyObject* self) {
  Py_CLEAR(cast_self(self)->activation);
  return 0;
}

void dealloc(PyObject* self) {
  PyObject_GC_UnTrack(self);
  clear(self);
  Py_CLEAR(cast_self(self)->input_names);
  eager_layer_release(cast_self(self)->handle);
  if (cast_self(self)->building) PyThread_free_lock(cast_self(self)->building);
  Py_TYPE(self)->tp_free(self);
}

PyMethodDef methods[] = {
    {"_set", set, METH_VARARGS, nullptr},
    {"_build", build, METH_O, nullptr},
    {"_build_anew", build_anew, METH_VARARGS, nullptr},
    {"_set_variable", set_variable, METH_VARARGS, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

PyGetSetDef properties[] = {
    {"name", get_name, nullptr, "The layer's name, which stands in messages and before its Variables' names.", nullptr},
    {"built", get_built, nullptr, "Whether the layer has its Variables, which the first call makes.", nullptr},
    {"_variables", get_variables, nullptr, nullptr, nullptr},
    {"_variable_names", get_variable_names, nullptr, nullptr, nullptr},
    {"_json", get_json, nullptr, nullptr, nullptr},
    {"_activation", get_activation, set_activation, nullptr, nullptr},
    {"_always_infers", get_always_infers, set_always_infers, nullptr, nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

PyTypeObject layer_type = {
    .ob_base = PyVarObject_HEAD_INIT(nullptr, 0).tp_name = "eager._core.Layer",
    .tp_basicsize = sizeof(Layer),
    .tp_dealloc = dealloc,
    .tp_vectorcall_offset = offsetof(Layer, vectorcall),
    .tp_call = PyVectorcall_Call,
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = "Ops, and the variables that they use.",
    .tp_traverse = traverse,
    .tp_clear = clear,
    .tp_methods = methods,
    .tp_getset = properties,
    .tp_init = init,
    .tp_new = make,
};

// set_training(value): says whether layers train from here on, where a call does not say it. Returns what was before.
PyObject* set_training(PyObject*, PyObject* value) {
  const int training = PyObject_IsTrue(value);
  Execution* execution = training < 0 ? nullptr : current_execution();
  return execution ? PyBool_FromLong(std::exchange(execution->training, training)) : nullptr;
}

PyObject* is_training(PyObject*, PyObject*) {
  Execution* execution = current_execution();
  return execution ? PyBool_FromLong(execution->training) : nullptr;
}

// initial_value(text, shape, dtype code): a tensor that an initializer makes.
PyObject* initial_value(PyObject*, PyObject* args) {
  PyObject *text, *shape;
  Spec spec{};
  if (!PyArg_ParseTuple(args, "UO!i:initial_value", &text, &PyTuple_Type, &shape, &spec.dtype)) return nullptr;
  Ref object(Py_BuildValue("iO", spec.dtype, shape));
  const char* name = utf8_of(text);
  Execution* execution = object && name && parse_spec(object.get(), spec) ? current_execution() : nullptr;
  eager_tensor* out;
  if (!execution || !ok(eager_layer_initial_value(execution->context, name, spec.dtype, spec.dims.data(),
                                                  static_cast<int32_t>(spec.dims.size()), &out)))
    return nullptr;
  return wrap(out);
}

PyMethodDef functions[] = {
    {"initial_value", initial_value, METH_VARARGS, nullptr},
    {"set_training", set_training, METH_O, nullptr},
    {"is_training", is_training, METH_NOARGS, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

bool init_layer(PyObject* module) {
  return PyType_Ready(&layer_type) == 0 && add_object(module, "Layer", &layer_type) &&
         PyModule_AddFunctions(module, functions) == 0;
}
