// Structures of tensors, and short lists: what hot functions that take both need.
#ifndef EAGER_PYTHON_STRUCTURE_H_
#define EAGER_PYTHON_STRUCTURE_H_

#include <memory>

#include "tensor.h"
#include "variable.h"

// A list that needs no allocation for a few entries.
template <typename T>
class Few {
 public:
  explicit Few(Py_ssize_t capacity) {
    if (likely(capacity <= kInline)) return;
    more_.reset(new T[static_cast<size_t>(capacity)]);
    items_ = more_.get();
  }
  Few(const Few&) = delete;
  void push(T item) { items_[size_++] = item; }
  T& operator[](Py_ssize_t i) { return items_[i]; }
  T* data() { return items_; }
  int32_t size() const { return size_; }

 private:
  static constexpr Py_ssize_t kInline = 12;
  T inline_[kInline];
  std::unique_ptr<T[]> more_;
  T* items_ = inline_;
  int32_t size_ = 0;
};

// The leaves of a structure: a Tensor or Variable, a list or tuple of them, or else what eager/nest.py finds. A list is
// copied: another thread may change it while the GIL is released.
class Leaves {
 public:
  bool of(PyObject* structure) {
    structure_ = structure;
    if (likely(is_value(structure))) return true;
    kind_ = PyList_CheckExact(structure) ? kList : PyTuple_CheckExact(structure) ? kTuple : kNested;
    if (kind_ != kNested) {
      owned_ = Ref(PySequence_Tuple(structure));
      if (!owned_) return false;
      bool flat = true;
      for (Py_ssize_t i = 0; flat && i < size(); ++i) flat = is_value((*this)[i]);
      if (likely(flat)) return true;
    }
    kind_ = kNested;
    Ref flatten(nest_function("flatten"));
    Ref list(flatten ? PyObject_CallFunctionObjArgs(flatten.get(), structure, nullptr) : nullptr);
    if (!list) return false;
    owned_ = Ref(PySequence_Tuple(list.get()));
    return static_cast<bool>(owned_);
  }
  Py_ssize_t size() const { return kind_ == kSingle ? 1 : PyTuple_GET_SIZE(owned_.get()); }
  PyObject* operator[](Py_ssize_t i) const { return kind_ == kSingle ? structure_ : PyTuple_GET_ITEM(owned_.get(), i); }

  // The structure with as many other leaves, which are consumed.
  PyObject* pack(PyObject** leaves) const {
    if (kind_ == kSingle) return leaves[0];
    Ref result(kind_ == kTuple ? PyTuple_New(size()) : PyList_New(size()));
    for (Py_ssize_t i = 0; i < size(); ++i) {
      if (!result) Py_DECREF(leaves[i]);
      else if (kind_ == kTuple) PyTuple_SET_ITEM(result.get(), i, leaves[i]);
      else PyList_SET_ITEM(result.get(), i, leaves[i]);
    }
    if (!result || kind_ != kNested) return result.release();
    Ref pack(nest_function("pack"));
    return pack ? PyObject_CallFunctionObjArgs(pack.get(), structure_, result.get(), nullptr) : nullptr;
  }

 private:
  enum Kind { kSingle, kList, kTuple, kNested };

  static bool is_value(PyObject* object) { return is_tensor(object) || is_variable(object); }

  static PyObject* nest_function(const char* name) {
    static PyObject* module = nullptr;
    if (!module && !(module = PyImport_ImportModule("eager.nest"))) return nullptr;
    return PyObject_GetAttrString(module, name);
  }

  Kind kind_ = kSingle;
  PyObject* structure_ = nullptr;
  Ref owned_;
};

#endif
