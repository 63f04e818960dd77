// Tensors from the memory of objects that have the buffer protocol.
#include <algorithm>
#include <cstring>
#include <memory>
#include <new>

#include "values/convert.h"

namespace {

// Returns the dtype of a buffer's format. 0 without an exception: there is no such dtype.
int32_t format_dtype(const Py_buffer& view) {
  const char* format = view.format ? view.format : "B";
  if (*format == '@' || *format == '=' || (*format == '<' && PY_LITTLE_ENDIAN)) ++format;
  if (format[0] == 'Z' && format[1] && !format[2]) {
    return format[1] == 'f' ? EAGER_COMPLEX64 : format[1] == 'd' ? EAGER_COMPLEX128 : 0;
  }
  if (!format[0] || format[1]) return 0;
  switch (*format) {
    case '?': return EAGER_BOOL;
    case 'e': return EAGER_FLOAT16;
    case 'f': return EAGER_FLOAT32;
    case 'd': return EAGER_FLOAT64;
    // clang-format off
    case 'b': case 'h': case 'i': case 'l': case 'q': case 'n':
      return view.itemsize == 1 ? EAGER_INT8 : view.itemsize == 2 ? EAGER_INT16 : view.itemsize == 4 ? EAGER_INT32 : EAGER_INT64;
    case 'B': case 'H': case 'I': case 'L': case 'Q': case 'N':
      return view.itemsize == 1 ? EAGER_UINT8 : view.itemsize == 2 ? EAGER_UINT16 : view.itemsize == 4 ? EAGER_UINT32 : EAGER_UINT64;
    // clang-format on
    default: return 0;
  }
}

constexpr int kMaxRank = 32;
constexpr Py_ssize_t kLongCopy = 1 << 18;  // number of bytes from which a copy releases the GIL

// Releases a buffer whose memory a tensor used. It is called on any thread, the one that releases the last tensor on
// it.
void release_view(void* data) {
  drop_references([=] {
    auto* view = static_cast<Py_buffer*>(data);
    PyBuffer_Release(view);
    delete view;
  });
}

// Reports whether a tensor may use the buffer's bytes as they are. A boolean in a tensor is 0 or 1; in a buffer every
// byte but 0 is true.
bool is_as_stored(int32_t dtype, const Py_buffer& view) {
  const auto* bytes = static_cast<const uint8_t*>(view.buf);
  return dtype != EAGER_BOOL || std::all_of(bytes, bytes + view.len, [](uint8_t byte) { return byte <= 1; });
}

bool is_ndarray(PyObject* object) { return std::strcmp(Py_TYPE(object)->tp_name, "numpy.ndarray") == 0; }

// Reports whether the object is a NumPy time, whose buffer has the format of bytes although it holds a number.
bool is_numpy_time(PyObject* object) {
  const char* name = Py_TYPE(object)->tp_name;
  return std::strcmp(name, "numpy.datetime64") == 0 || std::strcmp(name, "numpy.timedelta64") == 0;
}

}  // namespace

eager_tensor* buffer_tensor(Execution* execution, PyObject* object, bool share, bool& known) {
  known = false;
  if (unlikely(is_numpy_time(object))) return nullptr;
  auto* view = new (std::nothrow) Py_buffer;
  if (!view || PyObject_GetBuffer(object, view, PyBUF_FULL_RO) < 0) {
    PyErr_Clear();  // a NumPy array may have a dtype that has no format
    delete view;
    return nullptr;
  }
  const int32_t dtype = format_dtype(*view);
  if (dtype == 0) {
    PyBuffer_Release(view);
    delete view;
    return nullptr;
  }
  known = true;
  int64_t dims[kMaxRank];
  if (view->ndim > kMaxRank) {
    raise_code(EAGER_INVALID_ARGUMENT, "rank %d is above %d", view->ndim, kMaxRank);
    PyBuffer_Release(view);
    delete view;
    return nullptr;
  }
  for (int i = 0; i < view->ndim; ++i) dims[i] = view->shape[i];
  const bool contiguous = PyBuffer_IsContiguous(view, 'C');
  eager_tensor* out = nullptr;
  if (share && contiguous && is_as_stored(dtype, *view)) {
    return ok(eager_tensor_wrap(execution->context, dtype, dims, view->ndim, view->buf, static_cast<size_t>(view->len),
                                release_view, view, &out))
               ? out
               : nullptr;
  }
  if (!contiguous && is_ndarray(object)) {  // NumPy copies strided memory faster than PyBuffer_ToContiguous
    PyBuffer_Release(view);
    delete view;
    Ref copy(PyObject_CallMethod(object, "copy", "s", "C"));
    return copy ? buffer_tensor(execution, copy.get(), true, known) : nullptr;
  }
  if (contiguous) {
    const auto copy = [&] {
      return eager_tensor_create(execution->context, dtype, dims, view->ndim, view->buf, static_cast<size_t>(view->len),
                                 &out);
    };
    if (!ok(view->len < kLongCopy ? copy() : without_gil(execution, copy))) out = nullptr;
  } else {
    const auto size = static_cast<size_t>(view->len);  // may exceed the memory, since a stride of 0 repeats elements
    std::unique_ptr<char[]> data(new (std::nothrow) char[size]);
    if (!data) PyErr_NoMemory();
    else if (PyBuffer_ToContiguous(data.get(), view, view->len, 'C') == 0 &&
             !ok(eager_tensor_create(execution->context, dtype, dims, view->ndim, data.get(), size, &out))) {
      out = nullptr;
    }
  }
  PyBuffer_Release(view);
  delete view;
  return out;
}

eager_tensor* share_buffer(Execution* execution, PyObject* object) {
  bool known;
  eager_tensor* out = buffer_tensor(execution, object, true, known);
  if (!known) PyErr_Format(PyExc_TypeError, "No tensor can be made on the memory of %R", Py_TYPE(object));
  return out;
}
