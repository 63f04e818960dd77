// Elements of a tensor as Python values, and its memory for other libraries.
#include <cstring>
#include <type_traits>

#include "convert.h"
#include "errors.h"
#include "tensor.h"
#include "variable.h"

namespace {

float half_to_float(uint16_t bits) {
  const uint32_t sign = uint32_t(bits & 0x8000) << 16, exponent = bits >> 10 & 31, fraction = bits & 1023;
  uint32_t word;
  if (exponent == 31) word = sign | 0x7f800000 | fraction << 13;
  else if (exponent != 0) word = sign | (exponent + 112) << 23 | fraction << 13;
  else {
    const float value = static_cast<float>(fraction) * 0x1p-24f;
    std::memcpy(&word, &value, sizeof word);
    word |= sign;
  }
  float value;
  std::memcpy(&value, &word, sizeof value);
  return value;
}

template <typename T>
T load(const void* data) {
  T value;
  std::memcpy(&value, data, sizeof value);
  return value;
}

// One element that is a number and no complex one: f is called with it as a C++ value.
template <typename F>
auto visit_real(int32_t dtype, const void* data, F f) -> decltype(f(double())) {
  switch (dtype) {
    case EAGER_BOOL: return f(load<uint8_t>(data) != 0);
    case EAGER_INT8: return f(load<int8_t>(data));
    case EAGER_INT16: return f(load<int16_t>(data));
    case EAGER_INT32: return f(load<int32_t>(data));
    case EAGER_INT64: return f(load<int64_t>(data));
    case EAGER_UINT8: return f(load<uint8_t>(data));
    case EAGER_UINT16: return f(load<uint16_t>(data));
    case EAGER_UINT32: return f(load<uint32_t>(data));
    case EAGER_UINT64: return f(load<uint64_t>(data));
    case EAGER_FLOAT16: return f(double(half_to_float(load<uint16_t>(data))));
    case EAGER_BFLOAT16: {
      const uint32_t word = uint32_t(load<uint16_t>(data)) << 16;
      return f(double(load<float>(&word)));
    }
    case EAGER_FLOAT32: return f(double(load<float>(data)));
    default: return f(load<double>(data));
  }
}

// The only element of a tensor or a variable on the host.
class Element {
 public:
  bool read(PyObject* object) {
    eager_tensor* t;
    if (likely(is_tensor(object))) {
      t = handle_of(object);
    } else {
      Execution* execution = current_execution();
      if (!execution || !ok(eager_variable_read(execution->context, variable_handle(object), owned_.out()))) return false;
      t = owned_.get();
    }
    return read(t);
  }

  bool read(eager_tensor* t) {
    const int64_t n = eager_tensor_num_elements(t);
    if (unlikely(n != 1)) {
      if (n < 0) return symbolic(t);
      raise_code(EAGER_INVALID_ARGUMENT, "only tensors of one element can be converted to Python scalars, this one has %lld",
                 static_cast<long long>(n));
      return false;
    }
    dtype = eager_tensor_dtype(t);
    eager_status* status = eager_tensor_data(t, &data);
    if (likely(status == nullptr)) return true;
    if (dtype == EAGER_STRING) return ok(status);
    eager_status_release(status);  // on a GPU, sparse or symbolic
    Execution* execution = current_execution();
    if (!execution) return false;
    {
      WithoutGil released(execution);
      status = eager_tensor_read(t, bytes_, eager_dtype_size(dtype));
    }
    data = bytes_;
    return ok(status);
  }

  const void* data = nullptr;
  int32_t dtype = 0;

 private:
  static bool symbolic(eager_tensor* t) {
    char byte;
    return ok(eager_tensor_read(t, &byte, 1));
  }
  TensorHandle owned_;
  char bytes_[16];
};

bool is_complex(int32_t dtype) { return dtype == EAGER_COMPLEX64 || dtype == EAGER_COMPLEX128; }

Py_complex complex_value(const Element& e) {
  if (e.dtype == EAGER_COMPLEX64) return {load<float>(e.data), load<float>(static_cast<const char*>(e.data) + 4)};
  if (e.dtype == EAGER_COMPLEX128) return {load<double>(e.data), load<double>(static_cast<const char*>(e.data) + 8)};
  return {visit_real(e.dtype, e.data, [](auto value) { return static_cast<double>(value); }), 0.0};
}

PyObject* refuse(const Element& e, const char* target) {
  PyErr_Format(PyExc_TypeError, "a tensor of dtype %s cannot be converted to %s", eager_dtype_name(e.dtype), target);
  return nullptr;
}

template <typename T>
PyObject* python_int(T value) {
  if constexpr (std::is_same_v<T, double>) return PyLong_FromDouble(value);
  else if constexpr (std::is_unsigned_v<T>) return PyLong_FromUnsignedLongLong(value);
  else return PyLong_FromLongLong(value);
}

}  // namespace

int tensor_bool(PyObject* self) {
  Element e;
  if (!e.read(self)) return -1;
  if (unlikely(e.dtype >= EAGER_COMPLEX64)) {
    if (e.dtype == EAGER_STRING) return refuse(e, "bool"), -1;
    const Py_complex value = complex_value(e);
    return value.real != 0 || value.imag != 0;
  }
  return visit_real(e.dtype, e.data, [](auto value) { return static_cast<int>(value != 0); });
}

PyObject* tensor_float(PyObject* self) {
  Element e;
  if (!e.read(self)) return nullptr;
  if (unlikely(e.dtype >= EAGER_COMPLEX64)) return refuse(e, "float");
  return PyFloat_FromDouble(visit_real(e.dtype, e.data, [](auto value) { return static_cast<double>(value); }));
}

PyObject* tensor_int(PyObject* self) {
  Element e;
  if (!e.read(self)) return nullptr;
  if (unlikely(e.dtype >= EAGER_COMPLEX64)) return refuse(e, "int");
  return visit_real(e.dtype, e.data, [](auto value) -> PyObject* { return python_int(value); });
}

PyObject* tensor_index(PyObject* self) {
  Element e;
  if (!e.read(self)) return nullptr;
  if (unlikely(e.dtype < EAGER_INT8 || e.dtype > EAGER_UINT64)) {
    PyErr_SetString(PyExc_TypeError, "only integer tensors of one element can be converted to an index");
    return nullptr;
  }
  return visit_real(e.dtype, e.data, [](auto value) -> PyObject* { return python_int(value); });
}

PyObject* tensor_item(eager_tensor* t) {
  Element e;
  if (!e.read(t)) return nullptr;
  if (e.dtype == EAGER_BOOL) return PyBool_FromLong(load<uint8_t>(e.data));
  if (e.dtype <= EAGER_UINT64) return visit_real(e.dtype, e.data, [](auto value) -> PyObject* { return python_int(value); });
  if (e.dtype <= EAGER_FLOAT64) return PyFloat_FromDouble(visit_real(e.dtype, e.data, [](auto value) { return static_cast<double>(value); }));
  if (is_complex(e.dtype)) return PyComplex_FromCComplex(complex_value(e));
  const int64_t length = load<int64_t>(static_cast<const char*>(e.data) + 8);
  return PyBytes_FromStringAndSize(static_cast<const char*>(e.data) + 16, length);
}

PyObject* tensor_tolist(eager_tensor* t) { return tensor_item(t); }  // stub

PyObject* tensor_numpy(eager_tensor*, bool) { return raise_code(EAGER_UNIMPLEMENTED, "stub"); }

PyBufferProcs tensor_buffer = {};

namespace {
PyObject* item(PyObject* self, PyObject*) { return tensor_item(handle_of(self)); }
PyObject* tolist(PyObject* self, PyObject*) { return tensor_tolist(handle_of(self)); }
PyObject* complex_method(PyObject* self, PyObject*) {
  Element e;
  if (!e.read(self)) return nullptr;
  if (e.dtype == EAGER_STRING) return refuse(e, "complex");
  return PyComplex_FromCComplex(complex_value(e));
}
}  // namespace

PyMethodDef tensor_read_methods[] = {
    {"item", item, METH_NOARGS, "The only element as a Python bool, int, float, complex or bytes."},
    {"tolist", tolist, METH_NOARGS, "The elements as nested lists of Python scalars; a scalar for rank 0."},
    {"__complex__", complex_method, METH_NOARGS, nullptr},
    {nullptr, nullptr, 0, nullptr},
};
