// The operators of Tensors and Variables. They return NotImplemented for an operand that cannot be converted to a
// tensor.
#include "calls/call.h"
#include "ops/ops.h"
#include "values/convert.h"
#include "values/dtypes.h"
#include "values/inputs.h"
#include "values/read.h"
#include "values/tensor.h"
#include "values/variable.h"

namespace {

enum Operator {
  // clang-format off
  kAdd, kSubtract, kMultiply, kDivide, kFloorDivide, kRemainder, kPow, kMatmul, kAnd, kOr, kXor, kLeftShift, kRightShift,
  kLess, kLessEqual, kEqual, kNotEqual, kGreater, kGreaterEqual,
  kNegative, kAbs, kInvert, kLogicalNot, kNumOperators
};
constexpr const char* kNames[kNumOperators] = {
    "add", "subtract", "multiply", "divide", "floor_divide", "remainder", "pow", "matmul", "bitwise_and", "bitwise_or",
    "bitwise_xor", "bitwise_left_shift", "bitwise_right_shift", "less", "less_equal", "equal", "not_equal", "greater", "greater_equal",
    "negative", "abs", "bitwise_invert", "logical_not"};
// clang-format on
eager_op* ops[kNumOperators];

// The result of / of two integers, where it is not that of the op divide.
enum class Division { kQuotient, kFloat64, kFloor };
Division division = Division::kQuotient;
bool tensorflow = false, python2_division = false;

inline PyObject* run(Execution* execution, Operator which, eager_tensor* const* inputs, int32_t n) {
  eager_tensor* out = run_op(execution, ops[which], kNames[which], inputs, n);
  return likely(out != nullptr) ? wrap(out) : nullptr;
}

// Computes a / b of integers, of which inputs are the tensors. Numbers of Python take the other's dtype, so that only
// the sizes of other operands count.
PyObject* divide_integers(Execution* execution, PyObject* a, PyObject* b, eager_tensor* const* inputs) {
  if (division == Division::kFloor) return run(execution, kFloorDivide, inputs, 2);
  const auto is_wide = [](PyObject* object, const eager_tensor* t) {
    return !PyLong_CheckExact(object) && eager_dtype_size(eager_tensor_dtype(t)) >= 4;
  };
  if (!is_wide(a, inputs[0]) && !is_wide(b, inputs[1])) return run(execution, kDivide, inputs, 2);
  TensorHandle wide[2];
  for (int i = 0; i < 2; ++i) {
    eager_tensor_retain(inputs[i]);
    wide[i] = TensorHandle(cast(execution, TensorHandle(inputs[i]), EAGER_FLOAT64));
    if (!wide[i]) return nullptr;
  }
  eager_tensor* const both[2] = {wide[0].get(), wide[1].get()};
  return run(execution, kDivide, both, 2);
}

[[gnu::noinline]] PyObject* binary_converted(Execution* execution, Operator which, PyObject* a, PyObject* b) {
  // x + 1.0 and 1.0 + x need none of the bookkeeping in Inputs.
  if (is_tensor(a) != is_tensor(b) && !(which == kDivide && division != Division::kQuotient)) {
    TensorHandle scalar(weak_scalar(execution, is_tensor(a) ? b : a));
    if (scalar) {
      eager_tensor* const inputs[2] = {is_tensor(a) ? handle_of(a) : scalar.get(),
                                       is_tensor(b) ? handle_of(b) : scalar.get()};
      return run(execution, which, inputs, 2);
    }
    if (PyErr_Occurred()) return nullptr;
  }
  if (!is_operand(a) || !is_operand(b)) {
    if (which == kAdd && PyBytes_Check(a)) {  // after NotImplemented, bytes would append the tensor's memory
      PyErr_Format(PyExc_TypeError, "unsupported operand type(s) for +: 'bytes' and '%s'", Py_TYPE(b)->tp_name);
      return nullptr;
    }
    Py_RETURN_NOTIMPLEMENTED;
  }
  Inputs inputs(execution);
  if (!inputs.add_like(a, b) || !inputs.add_like(b, a) || !inputs.finish()) return nullptr;
  if (which == kDivide && division != Division::kQuotient && is_integer(eager_tensor_dtype(inputs.data()[0])) &&
      is_integer(eager_tensor_dtype(inputs.data()[1]))) {
    return divide_integers(execution, a, b, inputs.data());
  }
  return run(execution, which, inputs.data(), 2);
}

inline PyObject* binary(Operator which, PyObject* a, PyObject* b) {
  Execution* execution = current_execution();
  if (unlikely(!execution)) return nullptr;
  if (likely(is_tensor(a) && is_tensor(b)) && !(which == kDivide && unlikely(division != Division::kQuotient))) {
    eager_tensor* const inputs[2] = {handle_of(a), handle_of(b)};
    return run(execution, which, inputs, 2);
  }
  return binary_converted(execution, which, a, b);
}

inline PyObject* unary(Operator which, PyObject* a) {
  Execution* execution = current_execution();
  if (unlikely(!execution)) return nullptr;
  if (likely(is_tensor(a))) {
    eager_tensor* const input = handle_of(a);
    return run(execution, which, &input, 1);
  }
  Inputs inputs(execution);
  if (!inputs.add(a) || !inputs.finish()) return nullptr;
  return run(execution, which, inputs.data(), 1);
}

template <Operator kWhich>
PyObject* binary_slot(PyObject* a, PyObject* b) {
  return binary(kWhich, a, b);
}
template <Operator kWhich>
PyObject* unary_slot(PyObject* a) {
  return unary(kWhich, a);
}

PyObject* power(PyObject* a, PyObject* b, PyObject* modulus) {
  if (modulus != Py_None) Py_RETURN_NOTIMPLEMENTED;
  return binary(kPow, a, b);
}

PyObject* positive(PyObject* a) {
  if (is_tensor(a)) return Ref::borrow(a).release();
  Execution* execution = current_execution();
  eager_tensor* out = execution ? to_tensor(execution, a, 0) : nullptr;
  return out ? wrap(out) : nullptr;
}

// Computes ~x: logical_not of booleans, and the bitwise complement of integers.
PyObject* invert(PyObject* a) {
  Execution* execution = current_execution();
  if (!execution) return nullptr;
  Inputs inputs(execution);
  if (!inputs.add(a) || !inputs.finish()) return nullptr;
  return run(execution, eager_tensor_dtype(inputs.data()[0]) == EAGER_BOOL ? kLogicalNot : kInvert, inputs.data(), 1);
}

PyObject* divmod(PyObject* a, PyObject* b) {
  Ref quotient(binary(kFloorDivide, a, b));
  if (!quotient || quotient.get() == Py_NotImplemented) return quotient.release();
  Ref remainder(binary(kRemainder, a, b));
  return remainder ? PyTuple_Pack(2, quotient.get(), remainder.get()) : nullptr;
}

PyObject* set_switch(bool& which, PyObject* on) {
  const int truth = PyObject_IsTrue(on);
  if (truth < 0) return nullptr;
  which = truth;
  division = python2_division ? Division::kFloor : tensorflow ? Division::kFloat64 : Division::kQuotient;
  Py_RETURN_NONE;
}
// Sets whether / of two integer operands is a floor division, as in Python 2. Programs of that time ask for it.
PyObject* set_python2_division(PyObject*, PyObject* on) { return set_switch(python2_division, on); }
// Sets whether values are TensorFlow's where eager's differ: / of integers of 32 bits and more is float64, Python's
// complex numbers are complex128, and == of shapes that do not broadcast is False.
PyObject* set_tensorflow(PyObject*, PyObject* on) {
  PyObject* done = set_switch(tensorflow, on);
  complex_is_wide = tensorflow;
  return done;
}
PyMethodDef functions[] = {{"set_python2_division", set_python2_division, METH_O, nullptr},
                           {"set_tensorflow", set_tensorflow, METH_O, nullptr},
                           {nullptr, nullptr, 0, nullptr}};

}  // namespace

PyNumberMethods number_methods = {
    .nb_add = binary_slot<kAdd>,
    .nb_subtract = binary_slot<kSubtract>,
    .nb_multiply = binary_slot<kMultiply>,
    .nb_remainder = binary_slot<kRemainder>,
    .nb_divmod = divmod,
    .nb_power = power,
    .nb_negative = unary_slot<kNegative>,
    .nb_positive = positive,
    .nb_absolute = unary_slot<kAbs>,
    .nb_bool = tensor_bool,
    .nb_invert = invert,
    .nb_lshift = binary_slot<kLeftShift>,
    .nb_rshift = binary_slot<kRightShift>,
    .nb_and = binary_slot<kAnd>,
    .nb_xor = binary_slot<kXor>,
    .nb_or = binary_slot<kOr>,
    .nb_int = tensor_int,
    .nb_float = tensor_float,
    .nb_floor_divide = binary_slot<kFloorDivide>,
    .nb_true_divide = binary_slot<kDivide>,
    .nb_index = tensor_index,
    .nb_matrix_multiply = binary_slot<kMatmul>,
};

namespace {

// An in-place operator on a Variable. Each is refused: Python would give the variable's name to the Tensor v + x, and the
// variable would stay as it is.
struct InPlace {
  const char *sign, *result, *instead;
};
constexpr InPlace kAdding{"+=", "v + x", "v.assign_add(x)"}, kSubtracting{"-=", "v - x", "v.assign_sub(x)"},
    kMultiplying{"*=", "v * x", "v.assign(v * x)"}, kDividing{"/=", "v / x", "v.assign(v / x)"},
    kFloorDividing{"//=", "v // x", "v.assign(v // x)"}, kTakingRemainder{"%=", "v % x", "v.assign(v % x)"},
    kRaising{"**=", "v ** x", "v.assign(v ** x)"}, kMatrixMultiplying{"@=", "v @ x", "v.assign(v @ x)"},
    kAnding{"&=", "v & x", "v.assign(v & x)"}, kOring{"|=", "v | x", "v.assign(v | x)"},
    kXoring{"^=", "v ^ x", "v.assign(v ^ x)"}, kShiftingLeft{"<<=", "v << x", "v.assign(v << x)"},
    kShiftingRight{">>=", "v >> x", "v.assign(v >> x)"};

template <const InPlace& kHow>
PyObject* refuse_in_place(PyObject*, PyObject*) {
  return PyErr_Format(
      PyExc_TypeError,
      "'v %s x' of a Variable v is not supported. Use %s to change the variable, or y = %s for a new Tensor", kHow.sign,
      kHow.instead, kHow.result);
}
PyObject* refuse_power_in_place(PyObject* v, PyObject* x, PyObject*) { return refuse_in_place<kRaising>(v, x); }

PyNumberMethods with_refusals() {
  PyNumberMethods methods = number_methods;
  methods.nb_inplace_add = refuse_in_place<kAdding>;
  methods.nb_inplace_subtract = refuse_in_place<kSubtracting>;
  methods.nb_inplace_multiply = refuse_in_place<kMultiplying>;
  methods.nb_inplace_true_divide = refuse_in_place<kDividing>;
  methods.nb_inplace_floor_divide = refuse_in_place<kFloorDividing>;
  methods.nb_inplace_remainder = refuse_in_place<kTakingRemainder>;
  methods.nb_inplace_power = refuse_power_in_place;
  methods.nb_inplace_matrix_multiply = refuse_in_place<kMatrixMultiplying>;
  methods.nb_inplace_and = refuse_in_place<kAnding>;
  methods.nb_inplace_or = refuse_in_place<kOring>;
  methods.nb_inplace_xor = refuse_in_place<kXoring>;
  methods.nb_inplace_lshift = refuse_in_place<kShiftingLeft>;
  methods.nb_inplace_rshift = refuse_in_place<kShiftingRight>;
  return methods;
}

}  // namespace

PyNumberMethods variable_number_methods = with_refusals();

namespace {
bool is_text(PyObject* object) {
  return is_tensor(object) ? eager_tensor_dtype(handle_of(object)) == EAGER_STRING
                           : PyUnicode_Check(object) || PyBytes_Check(object);
}

// Compares strings with str, bytes, and what may be numbers, of which no string equals one, by eager/_methods.py.
PyObject* compare_strings(PyObject* a, PyObject* b, int comparison) {
  static PyObject* function = nullptr;
  constexpr const char* kOps[] = {"less",      "less_equal", "equal",
                                  "not_equal", "greater",    "greater_equal"};  // as Py_LT, ...
  if (!imported(function, "eager._methods", "compare_strings")) return nullptr;
  return PyObject_CallFunction(function, "OOs", a, b, kOps[comparison]);
}

// Returns the tensor's dims or the variable's. False: the object is neither.
bool dims_of(PyObject* object, const int64_t*& dims, int32_t& rank) {
  if (is_tensor(object)) {
    dims = eager_tensor_dims(handle_of(object));
    rank = eager_tensor_rank(handle_of(object));
  } else if (is_variable(object) && variable_handle(object)) {
    dims = eager_variable_dims(variable_handle(object));
    rank = eager_variable_rank(variable_handle(object));
  } else {
    return false;
  }
  return true;
}

// Reports whether two operands have shapes that do not broadcast. Other objects than Tensors and Variables are converted.
bool differ_in_shape(PyObject* a, PyObject* b) {
  Execution* execution = current_execution();
  Ref converted[2];
  const int64_t* dims[2];
  int32_t rank[2];
  PyObject* objects[2] = {a, b};
  for (int i = 0; i < 2; ++i) {
    if (dims_of(objects[i], dims[i], rank[i])) continue;
    eager_tensor* t = execution ? to_tensor(execution, objects[i], 0) : nullptr;
    converted[i] = Ref(t ? wrap(t) : nullptr);
    if (!converted[i] || !dims_of(converted[i].get(), dims[i], rank[i])) {
      PyErr_Clear();
      return false;
    }
  }
  for (int32_t i = 1; i <= rank[0] && i <= rank[1]; ++i) {
    const int64_t m = dims[0][rank[0] - i], n = dims[1][rank[1] - i];
    if (m != n && m != 1 && n != 1 && m >= 0 && n >= 0) return true;
  }
  return false;
}

// Computes a == b or a != b as TensorFlow does: shapes that do not broadcast are unequal, and no error.
PyObject* compare_shapes_too(Operator which, PyObject* a, PyObject* b) {
  PyObject* result = binary(which, a, b);
  if (likely(result != nullptr) || !tensorflow) return result;
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  if (!differ_in_shape(a, b)) {
    PyErr_Restore(type, value, traceback);
    return nullptr;
  }
  Py_XDECREF(type);
  Py_XDECREF(value);
  Py_XDECREF(traceback);
  return PyBool_FromLong(which == kNotEqual);
}
}  // namespace

PyObject* rich_compare(PyObject* a, PyObject* b, int comparison) {
  if (unlikely(is_text(a)) && (is_text(b) || is_operand(b))) return compare_strings(a, b, comparison);
  switch (comparison) {
    case Py_LT: return binary(kLess, a, b);
    case Py_LE: return binary(kLessEqual, a, b);
    case Py_EQ: return compare_shapes_too(kEqual, a, b);
    case Py_NE: return compare_shapes_too(kNotEqual, a, b);
    case Py_GT: return binary(kGreater, a, b);
    default: return binary(kGreaterEqual, a, b);
  }
}

bool init_operators(PyObject* module) { return PyModule_AddFunctions(module, functions) == 0; }
