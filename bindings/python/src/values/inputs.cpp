#include "values/inputs.h"

#include <algorithm>
#include <new>

#include "calls/observer.h"
#include "values/convert.h"
#include "values/dtypes.h"
#include "values/tensor.h"
#include "values/variable.h"

Inputs::~Inputs() {
  for (int32_t i = 0; i < size_; ++i) {
    if (owned_[i]) eager_tensor_release(handles_[i]);
  }
  if (handles_ != inline_) {
    delete[] handles_;
    delete[] owned_;
  }
}

bool Inputs::grow() {
  const int32_t capacity = capacity_ * 4;
  auto* handles = new (std::nothrow) eager_tensor*[static_cast<size_t>(capacity)];
  auto* owned = new (std::nothrow) bool[static_cast<size_t>(capacity)];
  if (!handles || !owned) {
    delete[] handles;
    delete[] owned;
    PyErr_NoMemory();
    return false;
  }
  std::copy_n(handles_, size_, handles);
  std::copy_n(owned_, size_, owned);
  if (handles_ != inline_) {
    delete[] handles_;
    delete[] owned_;
  }
  handles_ = handles;
  owned_ = owned;
  capacity_ = capacity;
  return true;
}

bool Inputs::push(eager_tensor* handle, bool owned) {
  if (unlikely(size_ == capacity_) && !grow()) {
    if (owned) eager_tensor_release(handle);
    return false;
  }
  if (size_ < kInline) scalars_[size_] = nullptr;
  handles_[size_] = handle;
  owned_[size_++] = owned;
  return true;
}

void Inputs::add_null() { push(nullptr, false); }

bool Inputs::add(PyObject* object) {
  if (likely(is_tensor(object))) {
    any_tensor_ = true;
    return push(handle_of(object), false);
  }
  eager_tensor* handle = nullptr;
  if (is_variable(object)) {
    any_tensor_ = true;
    if (!ok(eager_variable_read(execution_->context, variable_handle(object), &handle))) return false;
    note_read(object, handle);
    return push(handle, true);
  }
  if (size_ < kInline && (is_scalar(object) || PyFloat_Check(object) || PyComplex_Check(object))) {
    if (!push(nullptr, false)) return false;
    any_scalar_ = true;
    scalars_[size_ - 1] = object;
    return true;
  }
  any_tensor_ = true;
  handle = to_tensor(execution_, object, 0);
  return handle && push(handle, true);
}

bool Inputs::add_in(int32_t dtype, PyObject* object) {
  if (dtype == 0 || !(is_list(object) || is_scalar(object))) return add(object);
  any_tensor_ = true;
  eager_tensor* handle = to_tensor_like(execution_, object, dtype);
  return handle && push(handle, true);
}

bool Inputs::add_list(PyObject* sequence, int32_t dtype) {
  Ref items(as_tuple(sequence, "a sequence of tensors is needed"));
  if (!items) return false;
  PyObject* tuple = items.get();
  kept_ = Ref(kept_ ? PyTuple_Pack(2, kept_.get(), tuple) : items.release());
  for (Py_ssize_t i = 0; kept_ && i < PyTuple_GET_SIZE(tuple); ++i) {
    if (!add_in(dtype, PyTuple_GET_ITEM(tuple, i))) return false;
  }
  return static_cast<bool>(kept_);
}

bool Inputs::add_like(PyObject* object, PyObject* other) {
  if (!is_list(object) || !(is_tensor(other) || is_variable(other) || PyObject_CheckBuffer(other))) return add(object);
  int32_t dtype;
  if (is_variable(other)) {
    dtype = eager_variable_dtype(variable_handle(other));
  } else {
    TensorHandle t(to_tensor(execution_, other, 0));
    if (!t) return false;
    dtype = eager_tensor_dtype(t.get());
  }
  any_tensor_ = true;
  eager_tensor* handle = to_tensor_like(execution_, object, dtype);
  return handle && push(handle, true);
}

// Reports whether some input is a tensor of a floating-point or complex dtype.
bool Inputs::takes_float() const {
  return std::any_of(handles_, handles_ + size_, [](const eager_tensor* t) {
    const int32_t dtype = t ? eager_tensor_dtype(t) : 0;
    return dtype >= EAGER_FLOAT16 && dtype <= EAGER_COMPLEX128;
  });
}

bool Inputs::finish() {
  if (!any_scalar_) return true;
  for (int32_t i = 0; i < size_ && i < kInline; ++i) {
    PyObject* scalar = scalars_[i];
    if (!scalar) continue;
    eager_tensor* handle = nullptr;
    if (!any_tensor_ && !is_scalar(scalar) && !PyComplex_CheckExact(scalar)) {
      handle = to_tensor(execution_, scalar, 0);  // NumPy's scalars have a dtype of their own
    } else if (PyComplex_Check(scalar)) {
      bool wide = false;
      for (int32_t j = 0; j < size_; ++j) {
        const int32_t dtype = eager_tensor_dtype(handles_[j]);
        wide |= dtype == EAGER_FLOAT64 || dtype == EAGER_COMPLEX128 || dtype == EAGER_INT64 || dtype == EAGER_UINT64 ||
                (complex_is_wide && dtype != 0 && dtype != EAGER_COMPLEX64);
      }
      wide |= complex_is_wide && !any_tensor_;
      handle = to_tensor(execution_, scalar, wide ? EAGER_COMPLEX128 : EAGER_COMPLEX64);
    } else if (!any_tensor_) {
      handle = to_tensor(execution_, scalar, 0);
    } else if (!(handle = weak_scalar(execution_, scalar)) && !PyErr_Occurred()) {  // an int too large for an int64
      if (takes_float()) {
        const double number = PyLong_AsDouble(scalar);
        if (number == -1.0 && PyErr_Occurred()) return false;
        if (!ok(eager_tensor_scalar_float(execution_->context, number, &handle))) return false;
      } else {
        handle = to_tensor(execution_, scalar, 0);
      }
    }
    if (!handle) return false;
    handles_[i] = handle;
    owned_[i] = true;
  }
  return true;
}
