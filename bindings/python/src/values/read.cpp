#include "values/read.h"

#include <cstring>
#include <memory>
#include <new>
#include <type_traits>

#include "values/convert.h"
#include "values/dtypes.h"
#include "values/tensor.h"
#include "values/variable.h"

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

// Calls f with one element, a real number or a bool, as a C++ value.
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

enum Target { kBool, kNumber, kIndex, kItem };

// Raises the exception, as NumPy does, for a tensor that does not have exactly one element.
bool refuse_several(Target target, int64_t n) {
  const auto count = static_cast<long long>(n);
  switch (target) {
    case kBool:
      raise_code(EAGER_INVALID_ARGUMENT,
                 "The truth value of a tensor with %lld elements is ambiguous. Use x.any() or x.all()", count);
      break;
    case kNumber:
      PyErr_Format(PyExc_TypeError, "only tensors of one element can be converted to Python scalars, this one has %lld",
                   count);
      break;
    case kIndex:
      PyErr_SetString(PyExc_TypeError, "only integer tensors of one element can be converted to an index");
      break;
    case kItem:
      raise_code(EAGER_INVALID_ARGUMENT, "item() without an index needs a tensor of one element, this one has %lld",
                 count);
  }
  return false;
}

// The only element of a tensor or a variable, in host memory.
class Element {
 public:
  bool read(PyObject* object, Target target) {
    eager_tensor* t = borrowed_value(object, owned_);
    return t && read(t, target);
  }

  bool read(eager_tensor* t, Target target) {
    const int64_t n = eager_tensor_num_elements(t);
    if (unlikely(n != 1)) {
      if (is_symbolic(t)) return symbolic(t);
      return refuse_several(target, n);
    }
    dtype = eager_tensor_dtype(t);
    eager_status* status = eager_tensor_data(t, &data);
    if (likely(status == nullptr)) return true;
    if (dtype == EAGER_STRING) return ok(status);
    eager_status_release(status);  // on a GPU, sparse or symbolic
    Execution* execution = current_execution();
    if (!execution) return false;
    status = without_gil(execution, [&] { return eager_tensor_read(t, bytes_, eager_dtype_size(dtype)); });
    if (unlikely(status && is_symbolic(t))) return has_no_value(status);
    data = bytes_;
    return ok(status);
  }

  const void* data = nullptr;
  int32_t dtype = 0;

 private:
  static bool symbolic(eager_tensor* t) {
    char byte;
    return has_no_value(eager_tensor_read(t, &byte, 1));
  }
  static bool has_no_value(eager_status* status) {
    raise_code(
        eager_status_code(status),
        "%s. Sizes, axes, bounds of slices, and Python's `if`, `while` and `for` cannot depend on it; eager.cond, eager.while_loop, "
        "eager.map_fn and eager.where can",
        eager_status_message(status));
    eager_status_release(status);
    return false;
  }
  TensorHandle owned_;
  char bytes_[16];
};

Py_complex complex_value(int32_t dtype, const void* data) {
  if (dtype == EAGER_COMPLEX64) return {load<float>(data), load<float>(static_cast<const char*>(data) + 4)};
  if (dtype == EAGER_COMPLEX128) return {load<double>(data), load<double>(static_cast<const char*>(data) + 8)};
  return {visit_real(dtype, data, [](auto value) { return static_cast<double>(value); }), 0.0};
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

// Returns one element as a Python bool, int, float, complex or bytes. For bytes, `data` must be the memory of a tensor
// of one string.
PyObject* python_value(int32_t dtype, const void* data) {
  if (dtype == EAGER_BOOL) return PyBool_FromLong(load<uint8_t>(data));
  if (dtype <= EAGER_UINT64) return visit_real(dtype, data, [](auto value) -> PyObject* { return python_int(value); });
  if (dtype <= EAGER_FLOAT64)
    return PyFloat_FromDouble(visit_real(dtype, data, [](auto value) { return static_cast<double>(value); }));
  if (is_complex(dtype)) return PyComplex_FromCComplex(complex_value(dtype, data));
  const int64_t length = load<int64_t>(static_cast<const char*>(data) + 8);
  return PyBytes_FromStringAndSize(static_cast<const char*>(data) + 16, length);
}

// All elements of a tensor, in host memory.
class Elements {
 public:
  bool read(eager_tensor* t) {
    dtype_ = eager_tensor_dtype(t);
    size_ = eager_dtype_size(dtype_);
    n_ = eager_tensor_num_elements(t);
    const void* data;
    eager_status* status = eager_tensor_data(t, &data);
    data_ = static_cast<const char*>(data);
    if (likely(status == nullptr)) return true;
    eager_status_release(status);  // on a GPU, sparse or symbolic
    Execution* execution = current_execution();
    if (!execution) return false;
    const size_t bytes = eager_tensor_num_bytes(t);
    if (bytes != static_cast<size_t>(-1)) copy_.reset(new (std::nothrow) char[bytes + 1]);
    if (bytes != static_cast<size_t>(-1) && !copy_) return PyErr_NoMemory(), false;
    status = without_gil(execution, [&] { return eager_tensor_read(t, copy_.get(), bytes); });
    data_ = copy_.get();
    return ok(status);
  }

  PyObject* value(int64_t i) const {
    if (unlikely(dtype_ == EAGER_STRING)) {
      const int64_t begin = load<int64_t>(data_ + 8 * i), end = load<int64_t>(data_ + 8 * i + 8);
      return PyBytes_FromStringAndSize(data_ + 8 * (n_ + 1) + begin, end - begin);
    }
    return python_value(dtype_, data_ + size_ * static_cast<size_t>(i));
  }

 private:
  const char* data_ = nullptr;
  int32_t dtype_ = 0;
  size_t size_ = 0;
  int64_t n_ = 0;
  std::unique_ptr<char[]> copy_;
};

PyObject* nested_list(const Elements& elements, const int64_t* dims, int32_t rank, int64_t& next) {
  Ref list(PyList_New(*dims));
  for (int64_t i = 0; list && i < *dims; ++i) {
    PyObject* value = rank == 1 ? elements.value(next++) : nested_list(elements, dims + 1, rank - 1, next);
    if (!value) return nullptr;
    PyList_SET_ITEM(list.get(), i, value);
  }
  return list.release();
}

}  // namespace

int tensor_bool(PyObject* self) {
  Element e;
  if (!e.read(self, kBool)) return -1;
  if (unlikely(e.dtype >= EAGER_COMPLEX64)) {
    if (e.dtype == EAGER_STRING) return refuse(e, "bool"), -1;
    const Py_complex value = complex_value(e.dtype, e.data);
    return value.real != 0 || value.imag != 0;
  }
  return visit_real(e.dtype, e.data, [](auto value) { return static_cast<int>(value != 0); });
}

PyObject* tensor_float(PyObject* self) {
  Element e;
  if (!e.read(self, kNumber)) return nullptr;
  if (unlikely(e.dtype >= EAGER_COMPLEX64)) return refuse(e, "float");
  return PyFloat_FromDouble(visit_real(e.dtype, e.data, [](auto value) { return static_cast<double>(value); }));
}

PyObject* tensor_int(PyObject* self) {
  Element e;
  if (!e.read(self, kNumber)) return nullptr;
  if (unlikely(e.dtype >= EAGER_COMPLEX64)) return refuse(e, "int");
  return visit_real(e.dtype, e.data, [](auto value) -> PyObject* { return python_int(value); });
}

PyObject* tensor_index(PyObject* self) {
  Element e;
  if (!e.read(self, kIndex)) return nullptr;
  if (unlikely(e.dtype < EAGER_INT8 || e.dtype > EAGER_UINT64)) {
    PyErr_SetString(PyExc_TypeError, "only integer tensors of one element can be converted to an index");
    return nullptr;
  }
  return visit_real(e.dtype, e.data, [](auto value) -> PyObject* { return python_int(value); });
}

PyObject* tensor_item(eager_tensor* t) {
  Element e;
  return e.read(t, kItem) ? python_value(e.dtype, e.data) : nullptr;
}

PyObject* tensor_elements(eager_tensor* t) {
  Elements elements;
  if (!elements.read(t)) return nullptr;
  const int64_t n = eager_tensor_num_elements(t);
  Ref list(PyList_New(n));
  for (int64_t i = 0; list && i < n; ++i) {
    PyObject* value = elements.value(i);
    if (!value) return nullptr;
    PyList_SET_ITEM(list.get(), i, value);
  }
  return list.release();
}

PyObject* tensor_tolist(eager_tensor* t) {
  if (eager_tensor_rank(t) == 0) return tensor_item(t);
  Elements elements;
  if (!elements.read(t)) return nullptr;
  int64_t next = 0;
  return nested_list(elements, eager_tensor_dims(t), eager_tensor_rank(t), next);
}

namespace {

// item(i) returns the i-th element, counted row by row; item(i, j, ...) and item((i, j, ...)) return the element at
// indices.
PyObject* item_at(PyObject* self, PyObject* args) {
  eager_tensor* t = handle_of(self);
  if (PyTuple_GET_SIZE(args) == 1 && PyTuple_Check(PyTuple_GET_ITEM(args, 0))) args = PyTuple_GET_ITEM(args, 0);
  const int32_t rank = eager_tensor_rank(t);
  const Py_ssize_t n = PyTuple_GET_SIZE(args);
  Ref key = Ref::borrow(args);
  if (n == 1 && rank != 1) {
    const int64_t size = eager_tensor_num_elements(t);
    const Py_ssize_t given = PyNumber_AsSsize_t(PyTuple_GET_ITEM(args, 0), PyExc_IndexError);
    if (given == -1 && PyErr_Occurred()) return nullptr;
    if (given >= size || given < -size)
      return raise_code(EAGER_OUT_OF_RANGE, "index %zd is out of bounds for size %lld", given,
                        static_cast<long long>(size));
    key = Ref(PyTuple_New(rank));
    int64_t rest = given < 0 ? given + size : given;
    for (int32_t i = rank - 1; key && i >= 0; --i) {
      const int64_t dim = eager_tensor_dims(t)[i];
      PyObject* index = PyLong_FromLongLong(rest % dim);
      if (!index) return nullptr;
      PyTuple_SET_ITEM(key.get(), i, index);
      rest /= dim;
    }
  } else if (n != rank) {
    PyErr_Format(PyExc_ValueError, "item() of a tensor of rank %d takes %d indices, but %zd were given", rank, rank, n);
    return nullptr;
  }
  if (!key) return nullptr;
  Ref element(PyObject_GetItem(self, key.get()));
  return element ? tensor_item(handle_of(element.get())) : nullptr;
}

PyObject* item(PyObject* self, PyObject* args) {
  return PyTuple_GET_SIZE(args) == 0 ? tensor_item(handle_of(self)) : item_at(self, args);
}
PyObject* tolist(PyObject* self, PyObject*) { return tensor_tolist(handle_of(self)); }
PyObject* complex_method(PyObject* self, PyObject*) {
  Element e;
  if (!e.read(self, kNumber)) return nullptr;
  if (e.dtype == EAGER_STRING) return refuse(e, "complex");
  return PyComplex_FromCComplex(complex_value(e.dtype, e.data));
}

}  // namespace

PyMethodDef tensor_read_methods[] = {
    {"item", item, METH_VARARGS,
     "item(*index)\n\nThe element at an index as a Python bool, int, float, complex or bytes; without one the only element.\n\n"
     ">>> import eager\n>>> x = eager.constant([[1, 2], [3, 4]])\n>>> x.item(1, 0), x.item(-1), x.sum().item()\n(3, 4, 10)\n"},
    {"tolist", tolist, METH_NOARGS,
     "tolist($self, /)\n--\n\nThe elements as nested lists of Python scalars; a scalar for rank 0."},
    {"__complex__", complex_method, METH_NOARGS, nullptr},
    {nullptr, nullptr, 0, nullptr},
};
