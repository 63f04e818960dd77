#include "ops/parameters.h"

#include <cstring>

#include "python/errors.h"
#include "values/convert.h"
#include "values/dtypes.h"
#include "values/tensor.h"

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

// Appends the ints of a sequence, or one int, to `out`. The sequence may hold lists, as pad's [[1, 2], [0, 0]].
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
  if (PyBytes_Check(value) || PyByteArray_Check(value) || depth == kMaxDepth) {  // bytes are not meant as ints
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

// Reports whether the value is an integer (an int, or an object with __index__, as NumPy's) of 64 bits that a float may
// round: an int64 beyond 2^53, or a uint64 that is no int64 and that a float does round.
bool is_long_int(PyObject* value) {
  if (likely(PyFloat_CheckExact(value)) || !PyIndex_Check(value)) return false;
  PyObject* index = PyNumber_Index(value);
  if (!index) return PyErr_Clear(), false;
  int overflow;
  const long long number = PyLong_AsLongLongAndOverflow(index, &overflow);
  const unsigned long long positive = overflow > 0 ? PyLong_AsUnsignedLongLong(index) : 0;
  Py_DECREF(index);
  if (PyErr_Occurred()) return PyErr_Clear(), false;
  if (overflow > 0) return static_cast<__int128>(static_cast<double>(positive)) != positive;
  constexpr long long kExact = 1LL << 53;
  return overflow == 0 && (number > kExact || number < -kExact);
}

// Returns the index of the choice with this name, which may be written in lower case; -1: there is no such choice.
int place_of_choice(const Parameter& p, PyObject* name) {
  if (!p.choices || !PyUnicode_Check(name)) return -1;
  PyObject* place = PyDict_GetItemWithError(p.choices, name);
  if (unlikely(!place)) {
    Ref capitals(PyObject_CallMethod(name, "upper", nullptr));
    if (capitals) place = PyDict_GetItemWithError(p.choices, capitals.get());
  }
  PyErr_Clear();
  return place ? static_cast<int>(PyLong_AsLong(place)) : -1;
}

// Adds a value to the call's arguments.
bool push_argument(const Parameter& p, PyObject* value, Arguments& arguments) {
  switch (p.type) {
    case Type::kInts: {
      if (PyTuple_CheckExact(value) || PyList_CheckExact(value)) {  // the common case needs no vector
        const Py_ssize_t n = PySequence_Fast_GET_SIZE(value);
        bool all_ints = true;
        for (Py_ssize_t i = 0; all_ints && i < n; ++i) all_ints = PyLong_CheckExact(PySequence_Fast_GET_ITEM(value, i));
        if (all_ints) {
          arguments.push_length(n);
          for (Py_ssize_t i = 0; i < n; ++i) {
            int64_t item;
            if (!as_int(PySequence_Fast_GET_ITEM(value, i), item)) return false;
            arguments.push_factor(item);
          }
          return true;
        }
      }
      std::vector<int64_t> list;
      if (!as_ints(value, list)) return false;
      arguments.push_length(static_cast<int64_t>(list.size()));
      for (int64_t item : list) arguments.push_factor(item);
      return true;
    }
    case Type::kFloat: {
      const double number = PyFloat_AsDouble(value);
      if (number == -1.0 && PyErr_Occurred()) return false;
      arguments.push_float(number);
      return true;
    }
    case Type::kBool: {
      const int truth = PyObject_IsTrue(value);
      arguments.push_bool(truth > 0);
      return truth >= 0;
    }
    case Type::kDtype: {
      const int32_t code = dtype_code(value);
      arguments.push_dtype(code);
      return code != 0;
    }
    case Type::kString: arguments.push_int(place_of_choice(p, value)); return true;
    default: {
      int64_t item;
      if (!as_int(value, item)) return false;
      arguments.push_factor(item);
      return true;
    }
  }
}

// Reports whether the value is a list with a symbolic entry. Such a shape is given as a tensor, by the optional input
// that stands for the attribute.
bool has_symbolic(PyObject* value) {
  if (!is_list(value)) return false;
  for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(value); ++i) {
    PyObject* item = PySequence_Fast_GET_ITEM(value, i);
    if (is_tensor(item) && is_symbolic(handle_of(item))) return true;
  }
  return false;
}

}  // namespace

void Parameters::add(const Parameter& p) {
  if (p.argument >= 0) {
    const auto place = static_cast<size_t>(p.argument);
    if (by_argument.size() <= place) by_argument.resize(place + 1);
    by_argument[place] = static_cast<int>(list.size());
  }
  list.push_back(p);
}

bool is_given_as_tensor(const Parameter& p, PyObject* value) {
  return p.input >= 0 && (is_tensor(value) || has_symbolic(value));
}

bool must_be_set(const Parameter& p, PyObject* value) {
  if (p.argument < 0) return true;
  if (p.type == Type::kString) return place_of_choice(p, value) < 0;
  return p.type == Type::kFloat && is_long_int(value);
}

bool encode(const Parameters& parameters, PyObject* const* values, Encoded& encoded) {
  for (const int at : parameters.by_argument) {
    const Parameter& p = parameters.list[static_cast<size_t>(at)];
    PyObject* value = values[at];
    if (!value || is_given_as_tensor(p, value)) continue;
    if (must_be_set(p, value)) {
      encoded.has_attributes = true;
      continue;
    }
    encoded.arguments.give(p.argument);
    if (!push_argument(p, value, encoded.arguments)) return false;
  }
  for (size_t i = 0; i < parameters.list.size(); ++i) {
    const Parameter& p = parameters.list[i];
    if (values[i] && p.argument < 0 && p.type != Type::kInput && !is_given_as_tensor(p, values[i]))
      encoded.has_attributes = true;
  }
  return true;
}

bool set_attributes(eager_op* op, const Parameters& parameters, PyObject* const* values) {
  for (size_t i = 0; i < parameters.list.size(); ++i) {
    const Parameter& p = parameters.list[i];
    if (!values[i] || p.type == Type::kInput || is_given_as_tensor(p, values[i]) || !must_be_set(p, values[i]))
      continue;
    if (!set_attribute(op, PyUnicode_AsUTF8(p.name), p.type, values[i])) return false;
  }
  return true;
}

bool set_attribute(eager_op* op, const char* name, Type type, PyObject* value) {
  int64_t number;
  switch (type) {
    case Type::kInt: return as_int(value, number) && ok(eager_op_set_int(op, name, number));
    case Type::kFloat: {
      if (is_long_int(value)) return as_int(value, number) && ok(eager_op_set_int(op, name, number));
      const double real = PyFloat_AsDouble(value);
      return !(real == -1.0 && PyErr_Occurred()) && ok(eager_op_set_float(op, name, real));
    }
    case Type::kBool: {
      const int truth = PyObject_IsTrue(value);
      return truth >= 0 && ok(eager_op_set_bool(op, name, truth));
    }
    case Type::kDtype: {
      const int32_t code = dtype_code(value);
      return code != 0 && ok(eager_op_set_dtype(op, name, code));
    }
    case Type::kString: {
      if (!PyUnicode_Check(value)) {
        PyErr_Format(PyExc_TypeError, "a str is needed, not %R", Py_TYPE(value));
        return false;
      }
      const char* text = utf8_of(value);
      return text && ok(eager_op_set_string(op, name, text));
    }
    default: {
      std::vector<int64_t> list;
      return as_ints(value, list) && ok(eager_op_set_ints(op, name, list.data(), static_cast<int32_t>(list.size())));
    }
  }
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
