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

// Adds a value to the call's arguments.
bool push_argument(const Parameter& p, PyObject* value, Arguments& arguments) {
  switch (p.type) {
    case Type::kInts: {
      if (PyTuple_CheckExact(value) || PyList_CheckExact(value)) {  // without a vector
        const Py_ssize_t n = PySequence_Fast_GET_SIZE(value);
        bool plain = true;
        for (Py_ssize_t i = 0; plain && i < n; ++i) plain = PyLong_CheckExact(PySequence_Fast_GET_ITEM(value, i));
        if (plain) {
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
    default: {
      int64_t item;
      if (!as_int(value, item)) return false;
      arguments.push_factor(item);
      return true;
    }
  }
}

// An attribute's value in the one form that it has as a key of prepared ops.
PyObject* normalised(Type type, PyObject* value) {
  switch (type) {
    case Type::kInt: return PyNumber_Index(value);
    case Type::kFloat: return is_long_int(value) ? PyNumber_Index(value) : PyNumber_Float(value);
    case Type::kBool: {
      const int truth = PyObject_IsTrue(value);
      return truth < 0 ? nullptr : PyBool_FromLong(truth);
    }
    case Type::kDtype: {
      const int32_t code = dtype_code(value);
      return code ? PyLong_FromLong(code) : nullptr;
    }
    case Type::kString:
      if (!PyUnicode_Check(value)) {
        PyErr_Format(PyExc_TypeError, "a str is needed, not %R", Py_TYPE(value));
        return nullptr;
      }
      return Ref::borrow(value).release();
    default: {
      std::vector<int64_t> list;
      if (!as_ints(value, list)) return nullptr;
      Ref tuple(PyTuple_New(static_cast<Py_ssize_t>(list.size())));
      for (size_t i = 0; tuple && i < list.size(); ++i) {
        PyObject* item = PyLong_FromLongLong(list[i]);
        if (!item) return nullptr;
        PyTuple_SET_ITEM(tuple.get(), static_cast<Py_ssize_t>(i), item);
      }
      return tuple.release();
    }
  }
}

// Prepares op with a value of that form.
bool set_normalised(eager_op* op, const char* name, Type type, PyObject* value) {
  switch (type) {
    case Type::kInt: {
      int64_t number;
      return as_int(value, number) && ok(eager_op_set_int(op, name, number));
    }
    case Type::kFloat:
      if (PyLong_Check(value)) return ok(eager_op_set_int(op, name, PyLong_AsLongLong(value)));
      return ok(eager_op_set_float(op, name, PyFloat_AS_DOUBLE(value)));
    case Type::kBool: return ok(eager_op_set_bool(op, name, value == Py_True));
    case Type::kDtype: return ok(eager_op_set_dtype(op, name, static_cast<int32_t>(PyLong_AsLong(value))));
    case Type::kString: {
      const char* text = utf8_of(value);
      return text && ok(eager_op_set_string(op, name, text));
    }
    default: {
      std::vector<int64_t> list;
      return as_ints(value, list) && ok(eager_op_set_ints(op, name, list.data(), static_cast<int32_t>(list.size())));
    }
  }
}

// A shape with symbolic entries is a tensor, the optional input that stands for the attribute.
bool has_symbolic(PyObject* value) {
  if (!is_list(value)) return false;
  for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(value); ++i) {
    PyObject* item = PySequence_Fast_GET_ITEM(value, i);
    if (is_tensor(item) && is_symbolic(handle_of(item))) return true;
  }
  return false;
}

// Whether a call argument cannot hold the value.
bool must_be_prepared(const Parameter& p, PyObject* value) { return p.type == Type::kFloat && is_long_int(value); }

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

bool encode(const Parameters& parameters, PyObject** values, Encoded& encoded) {
  int last = -1;
  for (size_t i = 0; i < parameters.list.size(); ++i) {
    const Parameter& p = parameters.list[i];
    if (!values[i] || p.type == Type::kInput || is_given_as_tensor(p, values[i])) continue;
    if (p.argument >= 0) {
      if (p.argument > last) last = p.argument;
    } else if (values[i] == p.fallback) {
      values[i] = nullptr;  // given, but as it is by default (False, a small int): nothing to prepare
    } else {
      encoded.prepared = true;
    }
  }
  const auto place_of = [&](int argument) {
    return static_cast<size_t>(parameters.by_argument[static_cast<size_t>(argument)]);
  };
  for (int k = 0; k <= last; ++k) {
    const size_t i = place_of(k);
    const Parameter& p = parameters.list[i];
    if (values[i] ? must_be_prepared(p, values[i]) : !p.fallback) encoded.prepared = encoded.prepared_arguments = true;
  }
  for (int k = 0; !encoded.prepared_arguments && k <= last; ++k) {
    const size_t i = place_of(k);
    const Parameter& p = parameters.list[i];
    if (!push_argument(p, values[i] ? values[i] : p.fallback, encoded.arguments)) return false;
  }
  return true;
}

PyObject* prepared_key(const Parameters& parameters, PyObject* const* values, const Encoded& encoded) {
  Ref key(PyList_New(0));
  for (size_t i = 0; key && i < parameters.list.size(); ++i) {
    const Parameter& p = parameters.list[i];
    if (!values[i] || p.type == Type::kInput || is_given_as_tensor(p, values[i])) continue;
    if (p.argument >= 0 && !encoded.prepared_arguments) continue;
    Ref place(PyLong_FromSize_t(i)), value(normalised(p.type, values[i]));
    if (!place || !value || PyList_Append(key.get(), place.get()) < 0 || PyList_Append(key.get(), value.get()) < 0)
      return nullptr;
  }
  return key ? PyList_AsTuple(key.get()) : nullptr;
}

bool set_attributes(eager_op* op, const Parameters& parameters, PyObject* key) {
  for (Py_ssize_t k = 0; k < PyTuple_GET_SIZE(key); k += 2) {
    const Parameter& p = parameters.list[static_cast<size_t>(PyLong_AsLong(PyTuple_GET_ITEM(key, k)))];
    if (!set_normalised(op, PyUnicode_AsUTF8(p.name), p.type, PyTuple_GET_ITEM(key, k + 1))) return false;
  }
  return true;
}

bool set_attribute(eager_op* op, const char* name, Type type, PyObject* given) {
  Ref value(normalised(type, given));
  return value && set_normalised(op, name, type, value.get());
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
