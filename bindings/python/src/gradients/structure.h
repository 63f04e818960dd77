// Structures of tensors, for functions whose speed matters.
#ifndef EAGER_PYTHON_STRUCTURE_H_
#define EAGER_PYTHON_STRUCTURE_H_

#include "python/small.h"
#include "values/tensor.h"
#include "values/variable.h"

// The leaves of a structure: a Tensor or Variable itself, the items of a list or tuple of them, or the leaves that
// eager/nest.py finds. A list is copied, since another thread may change it while the GIL is released.
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
    static PyObject* flatten = nullptr;
    Ref list(imported(flatten, "eager.nest", "flatten") ? PyObject_CallFunctionObjArgs(flatten, structure, nullptr)
                                                        : nullptr);
    if (!list) return false;
    owned_ = Ref(PySequence_Tuple(list.get()));
    return static_cast<bool>(owned_);
  }
  Py_ssize_t size() const { return kind_ == kSingle ? 1 : PyTuple_GET_SIZE(owned_.get()); }
  PyObject* operator[](Py_ssize_t i) const { return kind_ == kSingle ? structure_ : PyTuple_GET_ITEM(owned_.get(), i); }

  // Returns a structure of the same form with these leaves, which are consumed.
  PyObject* pack(PyObject** leaves) const {
    if (kind_ == kSingle) return leaves[0];
    Ref result(kind_ == kTuple ? PyTuple_New(size()) : PyList_New(size()));
    for (Py_ssize_t i = 0; i < size(); ++i) {
      if (!result) Py_DECREF(leaves[i]);
      else if (kind_ == kTuple) PyTuple_SET_ITEM(result.get(), i, leaves[i]);
      else PyList_SET_ITEM(result.get(), i, leaves[i]);
    }
    if (!result || kind_ != kNested) return result.release();
    static PyObject* pack = nullptr;
    if (!imported(pack, "eager.nest", "pack")) return nullptr;
    return PyObject_CallFunctionObjArgs(pack, structure_, result.get(), nullptr);
  }

 private:
  enum Kind { kSingle, kList, kTuple, kNested };

  static bool is_value(PyObject* object) { return is_tensor(object) || is_variable(object); }

  Kind kind_ = kSingle;
  PyObject* structure_ = nullptr;
  Ref owned_;
};

#endif
