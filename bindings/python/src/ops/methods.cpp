// eager._core.Method: a method of Tensors that is an op in its common calls, x.sum() or x.sum(axis=0), at the op's speed, and a
// function of eager/_methods.py for all that NumPy's functions call it with.
#include "ops/ops.h"
#include "values/tensor.h"

namespace {

struct Method {
  PyObject_HEAD
  vectorcallfunc vectorcall;
  PyObject* name;  // the op's name
  PyObject* op;    // NULL before the first call, since `import eager` makes no ops
  PyObject* function;
  PyObject* keywords;     // tuple of the keyword arguments with which the op may be called
  Py_ssize_t positional;  // most positional arguments with which the op may be called, the tensor among them
  bool pack;              // whether ints after the tensor become one tuple, the op's second argument: x.reshape(2, 3)
};
extern PyTypeObject method_type;

PyObject* op_of(Method* self) {
  if (likely(self->op != nullptr)) return self->op;
  static PyObject* op = nullptr;
  return imported(op, "eager._registry", "op") ? self->op = PyObject_CallFunctionObjArgs(op, self->name, nullptr)
                                               : nullptr;
}

bool takes(const Method* self, PyObject* names) {
  for (Py_ssize_t i = 0; names && i < PyTuple_GET_SIZE(names); ++i) {
    bool found = false;
    for (Py_ssize_t k = 0; !found && k < PyTuple_GET_SIZE(self->keywords); ++k) {
      found = PyTuple_GET_ITEM(names, i) == PyTuple_GET_ITEM(self->keywords, k);  // both are interned
    }
    if (!found) return false;
  }
  return true;
}

PyObject* call(PyObject* callable, PyObject* const* args, size_t nargsf, PyObject* names) {
  auto* self = reinterpret_cast<Method*>(callable);
  const Py_ssize_t n = PyVectorcall_NARGS(nargsf);
  if (likely(n >= 1 && is_tensor(args[0]))) {
    if (n <= self->positional && takes(self, names) && !(self->pack && (n < 2 || PyLong_Check(args[1])))) {
      PyObject* op = op_of(self);
      return op ? PyObject_Vectorcall(op, args, static_cast<size_t>(n), names) : nullptr;
    }
    if (self->pack && n >= 2 && !names) {
      bool ints = true;
      for (Py_ssize_t i = 1; ints && i < n; ++i) ints = PyLong_Check(args[i]);
      PyObject* op = ints ? op_of(self) : nullptr;
      if (ints && !op) return nullptr;
      if (ints) {
        Ref shape(PyTuple_New(n - 1));
        for (Py_ssize_t i = 1; shape && i < n; ++i)
          PyTuple_SET_ITEM(shape.get(), i - 1, Ref::borrow(args[i]).release());
        PyObject* const packed[2] = {args[0], shape.get()};
        return shape ? PyObject_Vectorcall(op, packed, 2, nullptr) : nullptr;
      }
    }
  }
  return PyObject_Vectorcall(self->function, args, static_cast<size_t>(n), names);
}

// Method(name, function, positional, keywords, pack)
PyObject* make(PyTypeObject*, PyObject* args, PyObject*) {
  PyObject *name, *function, *keywords;
  Py_ssize_t positional;
  int pack;
  if (!PyArg_ParseTuple(args, "UOnO!p", &name, &function, &positional, &PyTuple_Type, &keywords, &pack)) return nullptr;
  auto* self = PyObject_New(Method, &method_type);
  if (!self) return nullptr;
  self->vectorcall = call;
  self->name = Ref::borrow(name).release();
  self->op = nullptr;
  self->function = Ref::borrow(function).release();
  self->keywords = Ref::borrow(keywords).release();
  self->positional = positional;
  self->pack = pack;
  return reinterpret_cast<PyObject*>(self);
}

void dealloc(PyObject* object) {
  auto* self = reinterpret_cast<Method*>(object);
  Py_DECREF(self->name);
  Py_XDECREF(self->op);
  Py_DECREF(self->function);
  Py_DECREF(self->keywords);
  PyObject_Free(object);
}

// Returns an attribute of the Python function, which gives the method its name, docstring and signature.
PyObject* get_attribute(PyObject* self, void* name) {
  return PyObject_GetAttrString(reinterpret_cast<Method*>(self)->function, static_cast<const char*>(name));
}
PyObject* get_function(PyObject* self, void*) {
  return Ref::borrow(reinterpret_cast<Method*>(self)->function).release();
}
PyObject* repr(PyObject* self) {
  return PyUnicode_FromFormat("<method eager.Tensor.%U>", reinterpret_cast<Method*>(self)->name);
}

char kName[] = "__name__", kQualname[] = "__qualname__", kDoc[] = "__doc__", kModule[] = "__module__";
PyGetSetDef properties[] = {
    {kName, get_attribute, nullptr, nullptr, kName},
    {kQualname, get_attribute, nullptr, nullptr, kQualname},
    {kDoc, get_attribute, nullptr, nullptr, kDoc},
    {kModule, get_attribute, nullptr, nullptr, kModule},
    {"__wrapped__", get_function, nullptr, nullptr, nullptr},  // inspect.signature follows it
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

PyTypeObject method_type = {
    .ob_base = PyVarObject_HEAD_INIT(nullptr, 0).tp_name = "eager._core.Method",
    .tp_basicsize = sizeof(Method),
    .tp_dealloc = dealloc,
    .tp_vectorcall_offset = offsetof(Method, vectorcall),
    .tp_repr = repr,
    .tp_call = PyVectorcall_Call,
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_VECTORCALL | Py_TPFLAGS_METHOD_DESCRIPTOR,
    .tp_getset = properties,
    .tp_descr_get = bind_method,
    .tp_new = make,
};

}  // namespace

bool init_methods(PyObject* module) {
  return PyType_Ready(&method_type) == 0 && add_object(module, "Method", &method_type);
}
