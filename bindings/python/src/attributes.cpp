#include "attributes.h"

#include <cstring>

#include "errors.h"
#include "tensor.h"

namespace {

bool as_int(PyObject* value, int64_t& out) {
  if (likely(PyLong_CheckExact(value))) {
    out = PyLong_AsLongLong(value);
  } else {
    Ref index(PyNumber_Index(value));
    if (!index) return false;
    out = PyLong_AsLongLong(index.get());
  }
  return !(out == -1 && PyErr_Occurred());
}

// A list of ints, or one int as a list of one. Lists may hold lists, as pad's [[1, 2], [0, 0]].
bool as_ints(PyObject* value, std::vector<int64_t>& out, int depth = 0) {
  int64_t item;
  const bool is_one = is_tensor(value)
                          ? eager_tensor_rank(handle_of(value)) == 0
                          : PyLong_Check(value) || (PyIndex_Check(value) && !PyObject_HasAttrString(value, "__len__"));
  if (is_one) {
    if (!as_int(value, item)) return false;
    out.push_back(item);
    return true;
  }
  constexpr int kMaxDepth = 2;
  if (PyBytes_Check(value) || PyByteArray_Check(value) || depth == kMaxDepth) {  // bytes: ints, but not meant as such
    PyErr_Format(PyExc_TypeError, "an int or a sequence of ints is needed, not %R", value);
    return false;
  }
  Ref items(as_tuple(value, "an int or a sequence of ints is needed"));
  if (!items) return false;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(items.get()); ++i) {
    PyObject* entry = PyTuple_GET_ITEM(items.get(), i);
    if (PyList_Check(entry) || PyTuple_Check(entry)) {
      if (!as_ints(entry, out, depth + 1)) return false;
      continue;
    }
    if (!as_int(entry, item)) return false;
    out.push_back(item);
  }
  return true;
}

// Whether a float would lose digits of the integer (an int, or what has __index__, as NumPy's), which an int64 holds.
bool is_long_int(PyObject* value) {
  if (likely(PyFloat_CheckExact(value)) || !PyIndex_Check(value)) return false;
  PyObject* index = PyNumber_Index(value);
  if (!index) return PyErr_Clear(), false;
  int overflow;
  const long long number = PyLong_AsLongLongAndOverflow(index, &overflow);
  Py_DECREF(index);
  constexpr long long kExact = 1LL << 53;
  return overflow == 0 && (number > kExact || number < -kExact);
}

}  // namespace

// The place of a choice by one of its names, in any case; -1: there is no such choice.
static int place_of_choice(const Parameter& p, PyObject* name) {
  if (!p.choices || !PyUnicode_Check(name)) return -1;
  PyObject* place = PyDict_GetItemWithError(p.choices, name);
  if (unlikely(!place)) {
    Ref capitals(PyObject_CallMethod(name, "upper", nullptr));
    if (capitals) place = PyDict_GetItemWithError(p.choices, capitals.get());
  }
  PyErr_Clear();
  return place ? static_cast<int>(PyLong_AsLong(place)) : -1;
}

bool must_be_prepared(const Parameter& p, PyObject* value) {
  if (p.type == Type::kString) return place_of_choice(p, value) < 0;
  return p.type == Type::kFloat && is_long_int(value);
}

bool push_argument(const Parameter& p, PyObject* value, Arguments& args) {
  args.give(p.argument);
  switch (p.type) {
    case Type::kInts: {
      if (PyTuple_CheckExact(value) || PyList_CheckExact(value)) {  // without a vector
        const Py_ssize_t n = PySequence_Fast_GET_SIZE(value);
        bool plain = true;
        for (Py_ssize_t i = 0; plain && i < n; ++i) plain = PyLong_CheckExact(PySequence_Fast_GET_ITEM(value, i));
        if (plain) {
          args.push(n);
          for (Py_ssize_t i = 0; i < n; ++i) {
            int64_t item;
            if (!as_int(PySequence_Fast_GET_ITEM(value, i), item)) return false;
            args.push_factor(item);
          }
          return true;
        }
      }
      std::vector<int64_t> list;
      if (!as_ints(value, list)) return false;
      args.push(static_cast<int64_t>(list.size()));
      for (int64_t item : list) args.push_factor(item);
      return true;
    }
    case Type::kFloat: {
      const double number = PyFloat_AsDouble(value);
      if (number == -1.0 && PyErr_Occurred()) return false;
      int64_t bits;
      std::memcpy(&bits, &number, sizeof bits);
      args.push(bits);
      return true;
    }
    case Type::kBool: {
      const int truth = PyObject_IsTrue(value);
      args.push(truth);
      return truth >= 0;
    }
    case Type::kDtype: {
      const int32_t code = dtype_code(value);
      args.push(code);
      return code != 0;
    }
    case Type::kString: args.push(place_of_choice(p, value)); return true;
    default: {
      int64_t item;
      if (!as_int(value, item)) return false;
      args.push_factor(item);
      return true;
    }
  }
}

bool set_attribute(eager_op* op, const Parameter& p, PyObject* value) {
  const char* name = PyUnicode_AsUTF8(p.name);
  if (p.type == Type::kFloat) {
    int64_t number;
    return as_int(value, number) && ok(eager_op_set_int(op, name, number));
  }
  if (!PyUnicode_Check(value)) {
    PyErr_Format(PyExc_TypeError, "a str is needed, not %R", Py_TYPE(value));
    return false;
  }
  const char* text = utf8_of(value);
  return text && ok(eager_op_set_string(op, name, text));
}

bool parse_type(const char* text, Type& type) {
  static constexpr const char* names[] = {"input", "int", "float", "bool", "dtype", "string", "ints"};
  for (int i = 0; i < 7; ++i) {
    if (std::strcmp(text, names[i]) == 0) {
      type = static_cast<Type>(i);
      return true;
    }
  }
  PyErr_Format(PyExc_ValueError, "unknown type of parameter: %s", text);
  return false;
}
