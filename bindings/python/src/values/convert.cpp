#include "values/convert.h"

#include <cstring>
#include <new>
#include <string>
#include <vector>

#include "calls/observer.h"
#include "values/dtypes.h"
#include "values/tensor.h"
#include "values/variable.h"

bool complex_is_wide = false;

namespace {

// ---- Nested lists of Python scalars

enum Kind { kNone, kBool, kInt, kFloat, kComplex, kString, kOther };

Kind kind_of(PyObject* leaf) {
  if (PyBool_Check(leaf)) return kBool;
  if (PyLong_CheckExact(leaf)) return kInt;
  if (PyFloat_CheckExact(leaf)) return kFloat;
  if (PyComplex_CheckExact(leaf)) return kComplex;
  if (PyUnicode_Check(leaf) || PyBytes_Check(leaf)) return kString;
  return kOther;
}

// A nested list, flattened: its shape, its leaves in order, and the widest kind among them.
struct Nested {
  std::vector<int64_t> dims;
  std::vector<PyObject*> leaves;  // borrowed from the lists
  Kind kind = kNone;
  bool int64 = false, uint64 = false;  // whether some int does not fit int32, and int64

  // Adds an object at a depth. False: an exception is set. If some leaf is no Python scalar, kind is kOther, and the
  // other members mean nothing. Throws std::bad_alloc: a list that holds one list many times may have more elements
  // than memory.
  bool collect(PyObject* object, size_t depth) {
    if (!is_list(object)) {
      if (depth != dims.size()) return ragged();
      return add_leaf(object);
    }
    if (depth > 32) return raise_code(EAGER_INVALID_ARGUMENT, "Lists are nested deeper than 32"), false;
    const Py_ssize_t n = PySequence_Fast_GET_SIZE(object);
    if (depth == dims.size()) {
      if (!leaves.empty()) return ragged();
      dims.push_back(n);
    } else if (dims[depth] != n) {
      return ragged();
    }
    for (Py_ssize_t i = 0; i < n; ++i) {
      PyObject* item = PySequence_Fast_GET_ITEM(object, i);
      if (kind_of(item) == kOther && !is_list(item)) {
        kind = kOther;
        return true;
      }
      if (!collect(item, depth + 1)) return false;
      if (kind == kOther) return true;
    }
    return true;
  }

 private:
  // Reserves room for all leaves. The whole shape is known when the first leaf is reached.
  void reserve() {
    size_t n = 1;
    for (int64_t dim : dims) {
      if (__builtin_mul_overflow(n, static_cast<size_t>(dim), &n) || n > leaves.max_size()) throw std::bad_alloc();
    }
    leaves.reserve(n);
  }

  bool ragged() {
    PyErr_SetString(PyExc_ValueError, "Can't convert non-rectangular Python sequence to Tensor.");
    return false;
  }

  bool add_leaf(PyObject* leaf) {
    const Kind k = kind_of(leaf);
    if (k == kOther) {
      kind = kOther;
      return true;
    }
    if (kind != kNone && (k == kString) != (kind == kString)) {
      PyErr_SetString(PyExc_TypeError, "Can't convert a sequence of strings and numbers to Tensor.");
      return false;
    }
    if (k > kind) kind = k;
    if (k == kInt) {
      int overflow;
      const long long value = PyLong_AsLongLongAndOverflow(leaf, &overflow);
      if (overflow || value < INT32_MIN || value > INT32_MAX) int64 = true;
      uint64 |= overflow > 0;
    }
    if (leaves.empty()) reserve();
    leaves.push_back(leaf);
    return true;
  }
};

int32_t natural_dtype(const Nested& nested) {
  switch (nested.kind) {
    case kBool: return EAGER_BOOL;
    case kInt: return nested.uint64 ? EAGER_UINT64 : nested.int64 ? EAGER_INT64 : EAGER_INT32;
    case kComplex: return complex_is_wide ? EAGER_COMPLEX128 : EAGER_COMPLEX64;
    case kString: return EAGER_STRING;
    default: return EAGER_FLOAT32;  // also for kNone, an empty list
  }
}

bool out_of_bounds(PyObject* leaf, int32_t dtype) {
  PyErr_Format(PyExc_OverflowError, "Python integer %R out of bounds for %s", leaf, eager_dtype_name(dtype));
  return false;
}

template <typename T>
bool store_int(PyObject* leaf, int32_t dtype, char* to) {
  T value;
  if constexpr (std::is_same_v<T, uint64_t>) {
    value = PyLong_AsUnsignedLongLong(leaf);
    if (value == static_cast<T>(-1) && PyErr_Occurred()) {
      PyErr_Clear();
      return out_of_bounds(leaf, dtype);
    }
  } else {
    int overflow;
    const long long wide = PyLong_AsLongLongAndOverflow(leaf, &overflow);
    value = static_cast<T>(wide);
    if (overflow || static_cast<long long>(value) != wide) return out_of_bounds(leaf, dtype);
  }
  std::memcpy(to, &value, sizeof value);
  return true;
}

template <typename T>
void put(char*& to, T value) {
  std::memcpy(to, &value, sizeof value);
  to += sizeof value;
}

// Writes one leaf at `to`, and moves `to` behind it. dtype must not be float16 or bfloat16.
bool store(PyObject* leaf, int32_t dtype, char*& to) {
  if (dtype == EAGER_BOOL) {
    const int truth = PyObject_IsTrue(leaf);
    put<uint8_t>(to, truth > 0);
    return truth >= 0;
  }
  if (is_integer(dtype)) {
    if (!PyLong_Check(leaf)) {
      PyErr_Format(PyExc_TypeError, "Cannot convert %R to Tensor of dtype %s", leaf, eager_dtype_name(dtype));
      return false;
    }
    char* at = to;
    to += eager_dtype_size(dtype);
    switch (dtype) {
      case EAGER_INT8: return store_int<int8_t>(leaf, dtype, at);
      case EAGER_INT16: return store_int<int16_t>(leaf, dtype, at);
      case EAGER_INT32: return store_int<int32_t>(leaf, dtype, at);
      case EAGER_INT64: return store_int<int64_t>(leaf, dtype, at);
      case EAGER_UINT8: return store_int<uint8_t>(leaf, dtype, at);
      case EAGER_UINT16: return store_int<uint16_t>(leaf, dtype, at);
      case EAGER_UINT32: return store_int<uint32_t>(leaf, dtype, at);
      default: return store_int<uint64_t>(leaf, dtype, at);
    }
  }
  if (is_complex(dtype)) {
    const Py_complex value = PyComplex_AsCComplex(leaf);
    if (value.real == -1.0 && PyErr_Occurred()) return false;
    if (dtype == EAGER_COMPLEX64) {
      put(to, static_cast<float>(value.real));
      put(to, static_cast<float>(value.imag));
    } else {
      put(to, value.real);
      put(to, value.imag);
    }
    return true;
  }
  if (PyComplex_Check(leaf)) {
    PyErr_Format(PyExc_TypeError, "Cannot convert %R to Tensor of dtype %s", leaf, eager_dtype_name(dtype));
    return false;
  }
  const double value = PyFloat_AsDouble(leaf);
  if (value == -1.0 && PyErr_Occurred()) return false;
  if (dtype == EAGER_FLOAT64) put(to, value);
  else put(to, static_cast<float>(value));
  return true;
}

eager_tensor* create(Execution* execution, int32_t dtype, const std::vector<int64_t>& dims, const void* data,
                     size_t bytes) {
  eager_tensor* out;
  return ok(eager_tensor_create(execution->context, dtype, dims.data(), static_cast<int32_t>(dims.size()), data, bytes,
                                &out))
             ? out
             : nullptr;
}

eager_tensor* string_tensor(Execution* execution, const Nested& nested) {
  std::vector<int64_t> offsets = {0};
  std::string bytes;
  for (PyObject* leaf : nested.leaves) {
    Py_ssize_t length;
    const char* text;
    if (PyBytes_Check(leaf)) {
      text = PyBytes_AS_STRING(leaf);
      length = PyBytes_GET_SIZE(leaf);
    } else if (!(text = PyUnicode_AsUTF8AndSize(leaf, &length))) {
      return nullptr;
    }
    bytes.append(text, static_cast<size_t>(length));
    offsets.push_back(static_cast<int64_t>(bytes.size()));
  }
  std::string data(reinterpret_cast<const char*>(offsets.data()), offsets.size() * sizeof(int64_t));
  data += bytes;
  return create(execution, EAGER_STRING, nested.dims, data.data(), data.size());
}

eager_tensor* nested_tensor(Execution* execution, const Nested& nested, int32_t dtype) {
  if (dtype == 0) dtype = natural_dtype(nested);
  if ((nested.kind == kString) != (dtype == EAGER_STRING) && !nested.leaves.empty()) {
    PyErr_Format(PyExc_TypeError, "Cannot convert %R to Tensor of dtype %s", nested.leaves[0], eager_dtype_name(dtype));
    return nullptr;
  }
  if (dtype == EAGER_STRING) return string_tensor(execution, nested);
  const bool half = dtype == EAGER_FLOAT16 || dtype == EAGER_BFLOAT16;
  const int32_t stored = half ? EAGER_FLOAT64 : dtype;  // so that numbers are rounded once
  std::vector<char> data(nested.leaves.size() * eager_dtype_size(stored));
  char* to = data.data();
  for (PyObject* leaf : nested.leaves) {
    if (!store(leaf, stored, to)) return nullptr;
  }
  eager_tensor* out = create(execution, stored, nested.dims, data.data(), data.size());
  return out && half ? cast(execution, TensorHandle(out), dtype) : out;
}

// Returns a tensor of one Python number. It has the result of nested_tensor, without the vectors of a Nested.
eager_tensor* scalar_tensor(Execution* execution, PyObject* object, int32_t dtype) {
  if (dtype == 0) {
    if (PyFloat_CheckExact(object)) {
      dtype = EAGER_FLOAT32;
    } else {
      int overflow;
      const long long value = PyLong_AsLongLongAndOverflow(object, &overflow);
      dtype = overflow > 0                                         ? EAGER_UINT64
              : overflow || value < INT32_MIN || value > INT32_MAX ? EAGER_INT64
                                                                   : EAGER_INT32;
    }
  }
  if (dtype == EAGER_FLOAT16 || dtype == EAGER_BFLOAT16) {
    eager_tensor* wide = scalar_tensor(execution, object, EAGER_FLOAT64);
    return wide ? cast(execution, TensorHandle(wide), dtype) : nullptr;
  }
  if (dtype == EAGER_STRING) {
    PyErr_Format(PyExc_TypeError, "Cannot convert %R to Tensor of dtype string", object);
    return nullptr;
  }
  char data[16], *to = data;
  if (!store(object, dtype, to)) return nullptr;
  eager_tensor* out;
  return ok(eager_tensor_create(execution->context, dtype, nullptr, 0, data, static_cast<size_t>(to - data), &out))
             ? out
             : nullptr;
}

// Returns the tensor that eager/_convert.py makes of any other object.
eager_tensor* other_tensor(Execution* execution, PyObject* object, int32_t dtype) {
  static PyObject* convert = nullptr;
  if (!imported(convert, "eager._convert", "to_tensor")) return nullptr;
  Ref wanted(dtype ? dtype_object(dtype) : Ref::borrow(Py_None).release());
  Ref result(PyObject_CallFunctionObjArgs(convert, object, wanted.get(), nullptr));
  if (!result) return nullptr;
  if (!is_tensor(result.get())) {
    PyErr_Format(PyExc_TypeError, "eager._convert.to_tensor gave %R", result.get());
    return nullptr;
  }
  TensorHandle handle(handle_of(result.get()));
  eager_tensor_retain(handle.get());
  result = Ref();
  if (unlikely(observer != nullptr)) observer->passed(handle.get());
  return dtype ? cast(execution, std::move(handle), dtype) : handle.release();
}

}  // namespace

eager_tensor* cast(Execution* execution, TensorHandle t, int32_t dtype) {
  const int32_t given = eager_tensor_dtype(t.get());
  if (given == dtype) return t.release();
  if (unlikely(is_complex(given) && !is_complex(dtype) && dtype != EAGER_BOOL)) {
    PyErr_Format(
        PyExc_TypeError,
        "Cannot convert a tensor of dtype %s to Tensor of dtype %s: the imaginary part would be lost, as cast() does it",
        eager_dtype_name(given), eager_dtype_name(dtype));
    return nullptr;
  }
  static eager_op* op = nullptr;
  eager_tensor* const input = t.get();
  Arguments wanted;
  wanted.push_dtype(dtype);
  return run_op(execution, op, "cast", &input, 1, &wanted);
}

eager_tensor* borrowed_value(PyObject* object, TensorHandle& owned) {
  if (likely(is_tensor(object))) return handle_of(object);
  Execution* execution = current_execution();
  if (!execution || !ok(eager_variable_read(execution->context, variable_handle(object), owned.out()))) return nullptr;
  note_read(object, owned.get());
  return owned.get();
}

eager_tensor* weak_scalar(Execution* execution, PyObject* number) {
  eager_tensor* t = nullptr;
  if (PyFloat_Check(number)) {  // NumPy's float64 is a subclass of float
    return ok(eager_tensor_scalar_float(execution->context, PyFloat_AS_DOUBLE(number), &t)) ? t : nullptr;
  }
  if (!PyLong_CheckExact(number)) return nullptr;
  int overflow;
  const long long value = PyLong_AsLongLongAndOverflow(number, &overflow);
  if (overflow) return nullptr;
  return ok(eager_tensor_scalar_int(execution->context, value, &t)) ? t : nullptr;
}

static eager_tensor* list_tensor(Execution* execution, PyObject* object, int32_t dtype) try {
  Nested nested;
  if (!nested.collect(object, 0)) return nullptr;
  return nested.kind != kOther ? nested_tensor(execution, nested, dtype) : other_tensor(execution, object, dtype);
} catch (const std::bad_alloc&) {
  PyErr_NoMemory();
  return nullptr;
}

eager_tensor* to_tensor(Execution* execution, PyObject* object, int32_t dtype) {
  if (is_tensor(object)) {
    eager_tensor_retain(handle_of(object));
    TensorHandle t(handle_of(object));
    return dtype ? cast(execution, std::move(t), dtype) : t.release();
  }
  if (is_variable(object)) {
    TensorHandle t;
    if (!ok(eager_variable_read(execution->context, variable_handle(object), t.out()))) return nullptr;
    note_read(object, t.get());
    return dtype ? cast(execution, std::move(t), dtype) : t.release();
  }
  if (is_scalar(object)) return scalar_tensor(execution, object, dtype);
  if (is_list(object) || kind_of(object) != kOther) return list_tensor(execution, object, dtype);
  if (PyObject_CheckBuffer(object)) {
    bool known;
    TensorHandle t(buffer_tensor(execution, object, false, known));
    if (known) return t && dtype ? cast(execution, std::move(t), dtype) : t.release();
  }
  return other_tensor(execution, object, dtype);
}

eager_tensor* to_tensor_like(Execution* execution, PyObject* object, int32_t other) try {
  if (!is_list(object)) {
    const bool takes = other <= EAGER_COMPLEX128 && ((PyLong_CheckExact(object) && other >= EAGER_INT8) ||
                                                     (PyFloat_CheckExact(object) && other >= EAGER_FLOAT16));
    return to_tensor(execution, object, takes ? other : 0);
  }
  Nested nested;
  if (!nested.collect(object, 0)) return nullptr;
  if (nested.kind == kOther) return other_tensor(execution, object, 0);
  const bool takes =
      (nested.kind == kInt && other >= EAGER_INT8 && other <= EAGER_COMPLEX128) ||
      ((nested.kind == kFloat || nested.kind == kNone) && other >= EAGER_FLOAT16 && other <= EAGER_COMPLEX128) ||
      (nested.kind == kComplex && is_complex(other));
  return nested_tensor(execution, nested, takes ? other : 0);
} catch (const std::bad_alloc&) {
  PyErr_NoMemory();
  return nullptr;
}

bool is_operand(PyObject* object) {
  if (is_tensor(object) || PyLong_Check(object) || PyFloat_Check(object) || is_variable(object) ||
      PyComplex_Check(object) || is_list(object) || PyRange_Check(object)) {
    return true;
  }
  if (object == Py_None || PyUnicode_Check(object) || PyDict_Check(object) || PyAnySet_Check(object)) return false;
  if (PyObject_CheckBuffer(object)) return !PyBytes_Check(object);
  static PyObject* names[3] = {PyUnicode_InternFromString("__array__"), PyUnicode_InternFromString("__dlpack__"),
                               PyUnicode_InternFromString("__eager_tensor__")};
  for (PyObject* name : names) {
    if (PyObject_HasAttr(object, name)) return true;
  }
  return false;
}

namespace {

// from_buffer(object): returns a tensor on the memory of an object that has the buffer protocol, for from_numpy.
PyObject* from_buffer(PyObject*, PyObject* object) {
  Execution* execution = current_execution();
  eager_tensor* out = execution ? share_buffer(execution, object) : nullptr;
  return out ? wrap(out) : nullptr;
}

PyObject* to_tensor_function(PyObject*, PyObject* args) {
  PyObject *object, *dtype = Py_None;
  if (!PyArg_ParseTuple(args, "O|O", &object, &dtype)) return nullptr;
  const int32_t code = dtype == Py_None ? 0 : dtype_code(dtype);
  if (dtype != Py_None && !code) return nullptr;
  Execution* execution = current_execution();
  if (!execution) return nullptr;
  eager_tensor* out = to_tensor(execution, object, code);
  return out ? wrap(out) : nullptr;
}

PyMethodDef functions[] = {
    {"from_buffer", from_buffer, METH_O, nullptr},
    {"to_tensor", to_tensor_function, METH_VARARGS, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

bool init_convert(PyObject* module) { return PyModule_AddFunctions(module, functions) == 0; }
