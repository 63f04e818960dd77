// x[...]: NumPy's basic forms become one strided_slice here; integer and boolean arrays go to eager/_indexing.py.
#include <cstring>

#include "calls/call.h"
#include "ops/ops.h"
#include "values/convert.h"
#include "values/dtypes.h"
#include "values/read.h"
#include "values/tensor.h"
#include "values/variable.h"

namespace {

// The arguments of strided_slice for one index expression, which has `items` items.
struct Slice {
  static constexpr Py_ssize_t kMaxItems = 64;  // 32 dims and as many new axes

  explicit Slice(Py_ssize_t items)
      : begin(arguments.push_lists(3, static_cast<int32_t>(items))), end(begin + items + 1), stride(end + items + 1) {}

  void push_masks() {
    arguments.push_int(shrink);
    if (!(new_axes | ellipsis | begin_mask | end_mask)) return;  // 0 is the default of all four
    for (const int64_t mask : {new_axes, ellipsis, begin_mask, end_mask}) arguments.push_int(mask);
  }

  Arguments arguments;
  int64_t *const begin, *const end, *const stride;  // lists inside `arguments`, valid until more is pushed
  int64_t shrink = 0, new_axes = 0, ellipsis = 0, begin_mask = 0, end_mask = 0;
  int n = 0, axis = 0;  // number of items, and of axes, that have been handled
};

bool bound(PyObject* object, int64_t& value, int64_t& mask, int i) {
  if (object == Py_None) {
    mask |= int64_t(1) << i;
    value = 0;
    return true;
  }
  if (likely(PyLong_CheckExact(object))) {
    int overflow;
    value = PyLong_AsLongLongAndOverflow(object, &overflow);
    if (unlikely(overflow)) value = overflow > 0 ? INT64_MAX : INT64_MIN;
    return true;
  }
  Ref index(PyNumber_Index(object));
  if (!index) return false;
  value = PyNumber_AsSsize_t(index.get(), nullptr);  // clips large values, as Python's slices do
  return !(value == -1 && PyErr_Occurred());
}

// Reports whether the item is a NumPy bool, which means a mask although it has an __index__ in older versions of NumPy.
bool is_numpy_bool(PyObject* item) {
  const char* name = Py_TYPE(item)->tp_name;
  return std::strcmp(name, "numpy.bool") == 0 || std::strcmp(name, "numpy.bool_") == 0;
}

// Returns a Python int for an index that is one integer; a tensor or array of rank 0 may be one. NULL without an
// exception: the item is an array, or cannot be an index.
PyObject* scalar_index(PyObject* item) {
  if (PyBool_Check(item) || !PyIndex_Check(item) || is_numpy_bool(item)) return nullptr;
  if (is_tensor(item) || is_variable(item)) {
    TensorHandle owned;
    const eager_tensor* t = borrowed_value(item, owned);
    if (!t) return nullptr;
    const int32_t dtype = eager_tensor_dtype(t);
    const bool number = eager_tensor_rank(t) == 0 && is_integer(dtype);
    if (!number || is_symbolic(t)) return nullptr;
  }
  PyObject* index = PyNumber_Index(item);
  if (!index && PyErr_ExceptionMatches(PyExc_TypeError))
    PyErr_Clear();  // NumPy's arrays have an __index__ that raises TypeError
  if (likely(!index || PyLong_CheckExact(index))) return index;
  Ref of_subclass(index);  // Python before 3.10 may return an instance of a subclass of int
  return PyNumber_Long(index);
}

bool is_basic(PyObject* item) {
  return PyLong_CheckExact(item) || PySlice_Check(item) || item == Py_None || item == Py_Ellipsis;
}

bool add_item(Slice& s, const eager_tensor* t, int32_t rank, int32_t num_items_with_axis, PyObject* item) {
  const int i = s.n;
  const int64_t bit = int64_t(1) << i;
  s.begin[i] = s.end[i] = 0;
  s.stride[i] = 1;
  if (likely(PyLong_CheckExact(item))) {
    const Py_ssize_t index = PyNumber_AsSsize_t(item, PyExc_IndexError);
    if (index == -1 && PyErr_Occurred()) return false;
    if (s.axis < rank) {
      const int64_t dim = eager_tensor_dims(t)[s.axis];
      if (dim >= 0 && (index >= dim || index < -dim)) {
        raise_code(EAGER_OUT_OF_RANGE, "index %zd is out of bounds for axis %d with size %lld", index, s.axis,
                   static_cast<long long>(dim));
        return false;
      }
    }
    s.begin[i] = index;
    s.shrink |= bit;
    ++s.axis;
  } else if (PySlice_Check(item)) {
    auto* slice = reinterpret_cast<PySliceObject*>(item);
    int64_t ignored = 0;
    if (!bound(slice->start, s.begin[i], s.begin_mask, i) || !bound(slice->stop, s.end[i], s.end_mask, i) ||
        (slice->step != Py_None && !bound(slice->step, s.stride[i], ignored, i))) {
      return false;
    }
    if (s.stride[i] == 0) {
      PyErr_SetString(PyExc_ValueError, "slice step cannot be zero");
      return false;
    }
    ++s.axis;
  } else if (item == Py_Ellipsis) {
    if (s.ellipsis) {
      PyErr_SetString(PyExc_IndexError, "an index can only have a single ellipsis ('...')");
      return false;
    }
    s.ellipsis |= bit;
    s.axis += rank - num_items_with_axis;  // the difference is not negative: too many items were refused before
  } else if (item == Py_None) {
    s.new_axes |= bit;
  } else {
    Ref index(scalar_index(item));
    return index && add_item(s, t, rank, num_items_with_axis, index.get());
  }
  ++s.n;
  return true;
}

// Returns self[key], a part, which it takes over. Of a variable it calls variable_slice_observer(variable, key, part).
PyObject* given_part(PyObject* self, PyObject* key, PyObject* part) {
  if (likely(!variable_slice_observer) || !part || !is_variable(self)) return part;
  const Ref result(part), observer(Ref::borrow(variable_slice_observer));
  const Ref done(PyObject_CallFunctionObjArgs(observer.get(), self, key, part, nullptr));
  return done ? Ref::borrow(part).release() : nullptr;
}

PyObject* advanced(PyObject* self, PyObject* key) {
  static PyObject* function = nullptr;
  if (!imported(function, "eager._indexing", "advanced")) return nullptr;
  return given_part(self, key, PyObject_CallFunctionObjArgs(function, self, key, nullptr));
}

PyObject* subscript(PyObject* self, PyObject* key) {
  TensorHandle owned;
  eager_tensor* t = borrowed_value(self, owned);
  if (!t) return nullptr;
  const int32_t rank = eager_tensor_rank(t);
  PyObject* const* items = &key;
  Py_ssize_t n = 1;
  if (PyTuple_Check(key)) {
    items = &PyTuple_GET_ITEM(key, 0);
    n = PyTuple_GET_SIZE(key);
  }
  int32_t with_axis = 0;
  for (Py_ssize_t i = 0; i < n; ++i) {
    with_axis += items[i] != Py_None && items[i] != Py_Ellipsis;
    if (likely(is_basic(items[i]))) continue;
    Ref index(scalar_index(items[i]));
    if (!index) return PyErr_Occurred() ? nullptr : advanced(self, key);
  }
  if (with_axis > rank) {
    PyErr_Format(PyExc_IndexError, "too many indices for tensor: tensor is %d-dimensional, but %d were indexed", rank,
                 with_axis);
    return nullptr;
  }
  if (n > Slice::kMaxItems) {
    PyErr_SetString(PyExc_IndexError, "too many indices for tensor");
    return nullptr;
  }
  Slice s(n);
  for (Py_ssize_t i = 0; i < n; ++i) {
    if (!add_item(s, t, rank, with_axis, items[i])) return nullptr;
  }
  Execution* execution = current_execution();
  if (!execution) return nullptr;
  static eager_op* op = nullptr;
  s.push_masks();
  eager_tensor* out = run_op(execution, op, "strided_slice", &t, 1, &s.arguments);
  return given_part(self, key, out ? wrap(out) : nullptr);
}

int64_t length_of(PyObject* self) {
  TensorHandle owned;
  eager_tensor* t = borrowed_value(self, owned);
  if (!t) return -1;
  if (eager_tensor_rank(t) == 0) {
    PyErr_SetString(PyExc_TypeError, "len() of a scalar tensor");
    return -1;
  }
  const int64_t n = eager_tensor_dims(t)[0];
  if (n < 0) PyErr_SetString(PyExc_TypeError, "len() of a tensor whose first dim is not known (in a traced function)");
  return n;
}
Py_ssize_t length(PyObject* self) { return length_of(self); }

int assign(PyObject* self, PyObject*, PyObject* value) {
  PyErr_Format(
      PyExc_TypeError,
      "'%s' object does not support item %s: tensors are immutable values. Use x.at[key].set(values) or eager.where to "
      "make a changed one, or a Variable",
      Py_TYPE(self)->tp_name, value ? "assignment" : "deletion");
  return -1;
}

PyObject* sequence_item(PyObject* self, Py_ssize_t i) {
  Ref index(PyLong_FromSsize_t(i));
  return index ? subscript(self, index.get()) : nullptr;
}

// Reports whether any element of self equals value, for `value in self`; -1: an exception is set.
int contains(PyObject* self, PyObject* value) {
  Ref equal(rich_compare(self, value, Py_EQ));
  if (!equal) return -1;
  if (equal.get() == Py_NotImplemented) return 0;
  Execution* execution = current_execution();
  static eager_op* op = nullptr;
  eager_tensor* const input = handle_of(equal.get());
  eager_tensor* out = execution ? run_op(execution, op, "any", &input, 1) : nullptr;
  Ref any(out ? wrap(out) : nullptr);
  return any ? tensor_bool(any.get()) : -1;
}

}  // namespace

PyMappingMethods tensor_mapping = {.mp_length = length, .mp_subscript = subscript, .mp_ass_subscript = assign};
PySequenceMethods tensor_sequence = {.sq_length = length, .sq_item = sequence_item, .sq_contains = contains};

// Returns an iterator over the slices along the first axis, which makes each slice when it is asked for.
PyObject* tensor_iter(PyObject* self) {
  if (is_tensor(self) && eager_tensor_rank(handle_of(self)) == 0) {
    PyErr_SetString(PyExc_TypeError, "Cannot iterate over a scalar tensor.");
    return nullptr;
  }
  return length_of(self) < 0 ? nullptr : PySeqIter_New(self);
}
