// The methods and attributes of eager.Tensor.
#include "objects/objects.h"
#include "ops/ops.h"
#include "tracing/trace.h"
#include "values/convert.h"
#include "values/dlpack.h"
#include "values/dtypes.h"
#include "values/numpy.h"
#include "values/read.h"
#include "values/tensor.h"
#include "values/variable.h"

namespace {

PyObject* get_dims(PyObject* self, void*) {
  eager_tensor* t = handle_of(self);
  return shape_tuple(eager_tensor_dims(t), eager_tensor_rank(t));
}
PyObject* get_shape(PyObject* self, void*) {
  if (likely(eager_tensor_num_elements(handle_of(self)) >= 0)) return get_dims(self, nullptr);
  Ref dims(get_dims(self, nullptr));
  return dims ? dims_in_trace(dims.get()) : nullptr;
}
PyObject* get_dtype(PyObject* self, void*) { return dtype_object(eager_tensor_dtype(handle_of(self))); }
PyObject* get_ndim(PyObject* self, void*) { return PyLong_FromLong(eager_tensor_rank(handle_of(self))); }
PyObject* get_device(PyObject* self, void*) { return device_string(eager_tensor_device(handle_of(self))); }
PyObject* get_id(PyObject* self, void*) { return PyLong_FromLongLong(eager_tensor_id(handle_of(self))); }
PyObject* get_size(PyObject* self, void*) {
  const int64_t n = eager_tensor_num_elements(handle_of(self));
  return likely(n >= 0) ? PyLong_FromLongLong(n) : dims_in_trace(Py_None);
}
PyObject* get_nbytes(PyObject* self, void*) {
  const size_t n = eager_tensor_num_bytes(handle_of(self));
  if (n == static_cast<size_t>(-1)) return dims_in_trace(Py_None);
  return PyLong_FromSize_t(n);
}
PyObject* get_flag(PyObject* self, void* flag) {
  return PyBool_FromLong(describe(handle_of(self)).flags & static_cast<int32_t>(reinterpret_cast<intptr_t>(flag)));
}

// Returns the parts of sparse rows in `indices` and `values`. Raises AttributeError for a dense tensor: other libraries
// take an object with an attribute `values` for one of pandas.
bool sparse_parts(PyObject* self, const char* name, TensorHandle& indices, TensorHandle& values) {
  if (eager_tensor_is_sparse_rows(handle_of(self)))
    return ok(eager_tensor_sparse_rows(handle_of(self), indices.out(), values.out()));
  PyErr_Format(PyExc_AttributeError, "a dense Tensor has no attribute '%s': only sparse rows do (is_sparse_rows)",
               name);
  return false;
}
PyObject* get_indices(PyObject* self, void*) {
  TensorHandle indices, values;
  return sparse_parts(self, "indices", indices, values) ? wrap(indices.release()) : nullptr;
}
PyObject* get_values(PyObject* self, void*) {
  TensorHandle indices, values;
  return sparse_parts(self, "values", indices, values) ? wrap(values.release()) : nullptr;
}

PyGetSetDef properties[] = {
    {"shape", get_shape, nullptr, "The dims, a tuple of int; None for one that is not known (in a traced function).",
     nullptr},
    {"_dims", get_dims, nullptr, nullptr, nullptr},
    {"dtype", get_dtype, nullptr, "The element type, as eager.float32.", nullptr},
    {"ndim", get_ndim, nullptr, "The number of dims.", nullptr},
    {"size", get_size, nullptr, "The number of elements; None when it is not known.", nullptr},
    {"nbytes", get_nbytes, nullptr, "Bytes of the elements; None when it is not known.", nullptr},
    {"device", get_device, nullptr, "The device that the elements lie on, as 'cpu:0'; '' in a traced function.",
     nullptr},
    {"id", get_id, nullptr, "A number that no other tensor or variable of this process has or will have.", nullptr},
    {"is_symbolic", get_flag, nullptr, "Whether it stands for a value in a traced function.",
     reinterpret_cast<void*>(EAGER_TENSOR_SYMBOLIC)},
    {"is_sparse_rows", get_flag, nullptr, "Whether it is zero but for the rows `indices`, which are `values`.",
     reinterpret_cast<void*>(EAGER_TENSOR_SPARSE_ROWS)},
    {"indices", get_indices, nullptr, "Of sparse rows: int64[n], which rows. AttributeError for others.", nullptr},
    {"values", get_values, nullptr, "Of sparse rows: [n, ...], their values. AttributeError for others.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

PyObject* copy_to(PyObject* self, const char* device) {
  Execution* execution = current_execution();
  if (!execution) return nullptr;
  eager_tensor* out;
  const auto copy = [&] { return eager_tensor_copy_to(execution->context, handle_of(self), device, &out); };
  return ok(without_gil(execution, copy)) ? wrap(out) : nullptr;
}

PyObject* to(PyObject* self, PyObject* device) {
  const char* name = utf8_of(device);
  return name ? copy_to(self, name) : nullptr;
}

PyObject* to_index(PyObject* self, PyObject* args, const char* kind) {
  int index = 0;
  if (!PyArg_ParseTuple(args, "|i", &index)) return nullptr;
  char name[32];
  PyOS_snprintf(name, sizeof name, "%s:%d", kind, index);
  return copy_to(self, name);
}
PyObject* cpu(PyObject* self, PyObject*) { return copy_to(self, "cpu:0"); }
PyObject* gpu(PyObject* self, PyObject* args) { return to_index(self, args, "gpu"); }

PyObject* to_dense(PyObject* self, PyObject*) {
  Execution* execution = current_execution();
  eager_tensor* out;
  return execution && ok(eager_tensor_to_dense(execution->context, handle_of(self), &out)) ? wrap(out) : nullptr;
}

eager_format_options format_options = {.struct_size = sizeof(eager_format_options)};

PyObject* format_value(PyObject* self, PyObject*) {
  char* text;
  return ok(eager_tensor_format_with(handle_of(self), &format_options, &text)) ? take_string(text) : nullptr;
}

// set_format_options(precision, threshold, edgeitems, linewidth, suppress): sets how value_text() prints.
PyObject* set_format_options(PyObject*, PyObject* args) {
  eager_format_options given = {.struct_size = sizeof given};
  long long threshold;
  if (!PyArg_ParseTuple(args, "iLiip", &given.precision, &threshold, &given.edge_items, &given.line_width,
                        &given.suppress))
    return nullptr;
  given.threshold = threshold;
  auto as_given = [](auto& number) { number = number == 0 ? -1 : number; };  // 0 would mean the default, and -1 means 0
  as_given(given.precision);
  as_given(given.edge_items);
  as_given(given.threshold);
  as_given(given.line_width);
  format_options = given;
  Py_RETURN_NONE;
}

PyObject* itself(PyObject* self, PyObject*) { return Ref::borrow(self).release(); }

PyMethodDef methods[] = {
    {"to", to, METH_O,
     "to(device): the same value on a device, as 'gpu:0'. Tapes know it.\nNotFoundError: no such device."},
    {"cpu", cpu, METH_NOARGS, "The same value on the host, copied if it lies elsewhere."},
    {"gpu", gpu, METH_VARARGS, "gpu(i=0): the same value on GPU i. NotFoundError: there is no such GPU."},
    {"to_dense", to_dense, METH_NOARGS, "The dense tensor that sparse rows stand for; a dense tensor itself."},
    {"value_text", format_value, METH_NOARGS, "The elements as text, as NumPy prints them."},
    {"__copy__", itself, METH_NOARGS, nullptr},
    {"__deepcopy__", itself, METH_O, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

// Calls a function of eager/_printing.py, which makes the texts of str, repr and format: they need not be fast.
PyObject* call_printing(const char* function, PyObject* self, PyObject* argument = nullptr) {
  static PyObject* module = nullptr;
  if (!module && !(module = PyImport_ImportModule("eager._printing"))) return nullptr;
  Ref f(PyObject_GetAttrString(module, function));
  return f ? PyObject_CallFunctionObjArgs(f.get(), self, argument, nullptr) : nullptr;
}
PyObject* repr(PyObject* self) { return call_printing("tensor_repr", self); }
PyObject* str(PyObject* self) { return call_printing("tensor_str", self); }
PyObject* format(PyObject* self, PyObject* spec) { return call_printing("tensor_format", self, spec); }
PyMethodDef format_method[] = {{"__format__", format, METH_O, nullptr}, {nullptr, nullptr, 0, nullptr}};

// Tensor(value, dtype=None): returns the same as eager.constant, so that isinstance and construction use one name.
PyObject* make(PyTypeObject*, PyObject* args, PyObject* kwargs) {
  static const char* names[] = {"value", "dtype", nullptr};
  PyObject *value, *dtype = Py_None;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O|O:Tensor", const_cast<char**>(names), &value, &dtype))
    return nullptr;
  const int32_t code = dtype == Py_None ? 0 : dtype_code(dtype);
  if (dtype != Py_None && code == 0) return nullptr;
  Execution* execution = current_execution();
  if (!execution) return nullptr;
  eager_tensor* out = to_tensor(execution, value, code);
  return out ? wrap(out) : nullptr;
}

bool add_methods(PyTypeObject* type, PyMethodDef* list) {
  for (; list->ml_name; ++list) {
    Ref method(PyDescr_NewMethod(type, list));
    if (!method || PyDict_SetItemString(type->tp_dict, list->ml_name, method.get()) < 0) return false;
  }
  PyType_Modified(type);
  return true;
}

// set_attributes(type, dict): adds attributes that are written in Python to Tensor or Variable, or puts others in the
// place of its own. None removes one.
PyObject* set_attributes(PyObject*, PyObject* args) {
  PyTypeObject* type;
  PyObject* attributes;
  if (!PyArg_ParseTuple(args, "O!O!", &PyType_Type, &type, &PyDict_Type, &attributes)) return nullptr;
  if (type != &tensor_type && type != &variable_type) {
    PyErr_Format(PyExc_TypeError, "Tensor or Variable is needed, not %R", type);
    return nullptr;
  }
  PyObject *name, *value;
  for (Py_ssize_t i = 0; PyDict_Next(attributes, &i, &name, &value);) {
    const int had = PyDict_Contains(type->tp_dict, name);
    if (had < 0) return nullptr;
    const int failed = value != Py_None ? PyDict_SetItem(type->tp_dict, name, value)
                       : had            ? PyDict_DelItem(type->tp_dict, name)
                                        : 0;
    if (failed) return nullptr;
  }
  PyType_Modified(type);
  Py_RETURN_NONE;
}

// tensor_bytes(tensor): returns the elements as the bytes that eager_tensor_create takes; tensor_from_bytes(dtype,
// shape, bytes) is the inverse.
PyObject* tensor_bytes(PyObject*, PyObject* object) {
  if (!is_tensor(object)) {
    PyErr_SetString(PyExc_TypeError, "a Tensor is needed");
    return nullptr;
  }
  Execution* execution = current_execution();
  TensorHandle dense;
  if (!execution || !ok(eager_tensor_to_dense(execution->context, handle_of(object), dense.out()))) return nullptr;
  const size_t size = eager_tensor_num_bytes(dense.get());
  const bool known = size != static_cast<size_t>(-1);
  Ref bytes(PyBytes_FromStringAndSize(nullptr, known ? static_cast<Py_ssize_t>(size) : 0));
  if (!bytes) return nullptr;
  char* to = PyBytes_AS_STRING(bytes.get());
  return ok(without_gil(execution, [&] { return eager_tensor_read(dense.get(), to, size); })) ? bytes.release()
                                                                                              : nullptr;
}

PyObject* tensor_from_bytes(PyObject*, PyObject* args) {
  PyObject *dtype, *shape;
  Py_buffer bytes;
  if (!PyArg_ParseTuple(args, "OO!y*", &dtype, &PyTuple_Type, &shape, &bytes)) return nullptr;
  int64_t dims[32];
  const Py_ssize_t rank = PyTuple_GET_SIZE(shape);
  Execution* execution = current_execution();
  const int32_t code = execution ? dtype_code(dtype) : 0;
  bool valid = code != 0;
  if (valid && rank > 32) valid = raise_code(EAGER_INVALID_ARGUMENT, "rank %zd is above 32", rank) != nullptr;
  for (Py_ssize_t i = 0; valid && i < rank; ++i) {
    dims[i] = PyLong_AsLongLong(PyTuple_GET_ITEM(shape, i));
    valid = !(dims[i] == -1 && PyErr_Occurred());
  }
  eager_tensor* out = nullptr;
  valid = valid && ok(eager_tensor_create(execution->context, code, dims, static_cast<int32_t>(rank), bytes.buf,
                                          static_cast<size_t>(bytes.len), &out));
  PyBuffer_Release(&bytes);
  return valid ? wrap(out) : nullptr;
}

// stand_for(tensor, other): makes a Tensor of a trace, which has no value, another one of the same trace.
PyObject* stand_for(PyObject*, PyObject* args) {
  PyObject *tensor, *other;
  if (!PyArg_ParseTuple(args, "O!O!:stand_for", &tensor_type, &tensor, &tensor_type, &other)) return nullptr;
  if (!is_symbolic(handle_of(tensor)) || !is_symbolic(handle_of(other))) {
    PyErr_SetString(PyExc_ValueError, "a tensor with a value stays what it is");
    return nullptr;
  }
  share_handle(tensor, other);
  Py_RETURN_NONE;
}

PyMethodDef functions[] = {
    {"stand_for", stand_for, METH_VARARGS, nullptr},
    {"set_attributes", set_attributes, METH_VARARGS, nullptr},
    {"set_format_options", set_format_options, METH_VARARGS, nullptr},
    {"tensor_bytes", tensor_bytes, METH_O, nullptr},
    {"tensor_from_bytes", tensor_from_bytes, METH_VARARGS, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

constexpr char kDoc[] =
    "Tensor(value, dtype=None)\n--\n\n"
    "An immutable array of elements of one dtype on one device. Ops on it run at once.\n\n"
    ">>> import eager\n>>> x = eager.Tensor([[1., 2.], [3., 4.]])\n>>> (x @ x).tolist()\n[[7.0, 10.0], [15.0, 22.0]]\n";

bool complete(PyTypeObject& type) {
  type.tp_repr = repr;
  type.tp_str = str;
  type.tp_as_number = &number_methods;
  type.tp_as_sequence = &tensor_sequence;
  type.tp_as_mapping = &tensor_mapping;
  type.tp_as_buffer = &tensor_buffer;
  type.tp_doc = kDoc;
  type.tp_richcompare = rich_compare;
  type.tp_iter = tensor_iter;
  type.tp_methods = methods;
  type.tp_getset = properties;
  type.tp_new = make;
  return PyType_Ready(&type) == 0 && add_methods(&type, tensor_read_methods) &&
         add_methods(&type, tensor_numpy_methods) && add_methods(&type, tensor_dlpack_methods) &&
         add_methods(&type, format_method);
}

}  // namespace

bool init_tensor(PyObject* module) {
  return complete(tensor_type) && PyModule_AddFunctions(module, functions) == 0 &&
         add_object(module, "Tensor", &tensor_type);
}
