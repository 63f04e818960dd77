// Variables: reading, assigning, adding in place.
#include <catch2/catch.hpp>
#include <cstring>
#include <vector>

#include "eager_c.h"
#include "base/error.h"
#include "runtime/core/context.h"
#include "runtime/core/device_manager.h"
#include "runtime/variables/variable.h"

using namespace eager;

namespace {

using Variable = Ref<eager_variable>;

TensorRef floats(const Shape& shape, std::vector<float> values) {
  TensorRef t = TensorRef::adopt(new_tensor(DType::float32, shape, kHostDevice));
  if (!values.empty()) std::memcpy(t->data, values.data(), values.size() * sizeof(float));
  return t;
}

TensorRef indices(std::vector<int64_t> values) {
  TensorRef t = TensorRef::adopt(new_tensor(DType::int64, Shape{static_cast<int64_t>(values.size())}, kHostDevice));
  if (!values.empty()) std::memcpy(t->data, values.data(), values.size() * sizeof(int64_t));
  return t;
}

TensorRef rows(const Shape& shape, std::vector<int64_t> indices, TensorRef values) {
  TensorRef i = TensorRef::adopt(new_tensor(DType::int64, Shape{static_cast<int64_t>(indices.size())}, kHostDevice));
  std::memcpy(i->data, indices.data(), indices.size() * sizeof(int64_t));
  return TensorRef::adopt(new_sparse_rows(shape, std::move(i), std::move(values)));
}

std::vector<float> values(eager_variable& v) {
  const TensorRef t = v.read();
  const float* p = static_cast<const float*>(t->data);
  return {p, p + t->num_elements};
}

Variable variable(const TensorRef& t, const char* name = "w") {
  return Variable::adopt(new eager_variable(t, name, true));
}
Ref<eager_context> new_context() { return Ref<eager_context>::adopt(new eager_context(ContextOptions{})); }

template <class F>
std::string refusal(F f) {
  try {
    f();
  } catch (const Error& e) {
    CHECK(e.code == Code::invalid_argument);
    return e.message;
  }
  return "";
}

}  // namespace

TEST_CASE("a value that was read does not change") {
  Ref<eager_context> ctx = new_context();
  Variable v = variable(floats({2}, {1, 2}));
  TensorRef before = v->read();
  v->assign(floats({2}, {3, 4}));
  assign_add(*ctx, *v, floats({2}, {1, 1}));
  CHECK(values(*v) == std::vector<float>{4, 5});
  CHECK(static_cast<float*>(before->data)[0] == 1);
}

TEST_CASE("an assigned tensor is shared, under an id of its own") {
  Ref<eager_context> ctx = new_context();
  TensorRef x = floats({30}, std::vector<float>(30, 1));
  Variable v = variable(floats({30}, std::vector<float>(30)));
  v->assign(x);
  CHECK(v->read()->data == x->data);
  CHECK(v->read()->id != x->id);
  assign_sub(*ctx, *v, x);
  CHECK(static_cast<float*>(x->data)[0] == 1);
  CHECK(values(*v)[0] == 0);
}

TEST_CASE("adding is in place when the value is held nowhere else") {
  Ref<eager_context> ctx = new_context();
  Variable v = variable(floats({30}, std::vector<float>(30, 1)));
  const void* address = v->read()->data;
  const uint64_t id = v->read()->id;
  assign_add(*ctx, *v, floats({30}, std::vector<float>(30, 2)));
  CHECK(v->read()->data == address);
  CHECK(v->read()->id != id);
  TensorRef held = v->read();
  assign_add(*ctx, *v, held);
  CHECK(v->read()->data != address);
  CHECK(values(*v)[29] == 6);
  CHECK(static_cast<float*>(held->data)[29] == 3);
}

TEST_CASE("a slice is assigned in place when the value is held nowhere else") {
  Ref<eager_context> ctx = new_context();
  Variable v = variable(floats({2, 3}, {1, 2, 3, 4, 5, 6}));
  assign_add(*ctx, *v, floats({2, 3}, {0, 0, 0, 0, 0, 0}));  // its memory is its own from here on
  const void* memory = v->read()->data;
  const uint64_t id = v->read()->id;
  assign_slice(*ctx, *v, indices({1, 1}), floats({1, 2}, {7, 8}));
  CHECK(values(*v) == std::vector<float>{1, 2, 3, 4, 7, 8});
  CHECK(v->read()->data == memory);
  CHECK(v->read()->id != id);
  const TensorRef held = v->read();
  assign_slice(*ctx, *v, indices({0, 2}), floats({2, 1}, {0, 0}));
  CHECK(values(*v) == std::vector<float>{1, 2, 0, 4, 7, 0});
  CHECK(static_cast<const float*>(held->data)[2] == 3);
  assign_slice(*ctx, *v, indices({2, 3}), floats({0, 0}, {}));  // nothing, at the edge
  CHECK(values(*v) == std::vector<float>{1, 2, 0, 4, 7, 0});
  auto refused = [&](const TensorRef& begin, const TensorRef& value) {
    return refusal([&] { assign_slice(*ctx, *v, begin, value); });
  };
  CHECK(refused(indices({0, 2}), floats({1, 2}, {1, 2})) ==
        "Expected begin[1] in [0, 1] for a slice of shape [1,2] of variable 'w' of shape [2,3], but got 2");
  CHECK(refused(indices({-1, 0}), floats({1, 2}, {1, 2})) ==
        "Expected begin[0] in [0, 1] for a slice of shape [1,2] of variable 'w' of shape [2,3], but got -1");
  CHECK(refused(indices({0}), floats({1, 2}, {1, 2})) ==
        "begin must be int32 or int64 of shape [2], a number for each axis of variable 'w', got int64 of shape [1]");
  CHECK(refused(indices({0, 0}), floats({2}, {1, 2})) ==
        "Cannot assign a slice of shape [2] to variable 'w' of shape [2,3]");
  CHECK(refused(indices({0, 0}), floats({3, 1}, {1, 2, 3})) ==
        "Cannot assign a slice of shape [3,1] to variable 'w' of shape [2,3]");
  CHECK(refused(indices({0, 0}), indices({1, 2})) ==
        "Cannot assign value to variable 'w': the variable's dtype is float32, that of the assigned value is int64");
  CHECK(values(*v) == std::vector<float>{1, 2, 0, 4, 7, 0});
  Variable scalar = variable(floats({}, {1}));
  assign_slice(*ctx, *scalar, indices({}), floats({}, {2}));
  CHECK(values(*scalar) == std::vector<float>{2});
}

TEST_CASE("wrapped memory is shared until it is assigned, and never written") {
  Ref<eager_context> ctx = new_context();
  std::vector<float> mine(20, 1);
  {
    TensorRef t = TensorRef::adopt(
        new_wrapped(DType::float32, Shape{20}, Buffer::wrap(mine.data(), 80, nullptr, nullptr), mine.data()));
    Variable v = variable(t);
    CHECK(v->read()->data == mine.data());
    t = nullptr;
    assign_add(*ctx, *v, floats({20}, std::vector<float>(20, 1)));
    CHECK(values(*v)[0] == 2);
  }
  CHECK(mine == std::vector<float>(20, 1));
}

TEST_CASE("weak scalars and sparse rows may be values and deltas") {
  Ref<eager_context> ctx = new_context();
  TensorRef weak = TensorRef::adopt(new_weak_float(0.5)), weak_int = TensorRef::adopt(new_weak_int(3));
  Variable s = variable(weak);
  CHECK(s->dtype == DType::float32);
  CHECK(s->read()->flags == 0);
  Variable i = variable(weak_int);
  CHECK(i->dtype == DType::int64);
  s->assign(weak_int);
  CHECK(values(*s)[0] == 3);
  CHECK(refusal([&] { i->assign(weak); }) ==
        "Cannot assign value to variable 'w': the variable's dtype is int64, that of the assigned value is float32");

  Variable v = variable(floats({3, 2}, {0, 0, 0, 0, 0, 0}));
  assign_add(*ctx, *v, weak);
  assign_sub(*ctx, *v, weak_int);
  CHECK(values(*v) == std::vector<float>(6, -2.5f));
  assign_add(*ctx, *v, rows({3, 2}, {2, 0, 2}, floats({3, 2}, {1, 2, 3, 4, 5, 6})));
  CHECK(values(*v) == std::vector<float>{0.5f, 1.5f, -2.5f, -2.5f, 3.5f, 5.5f});
  assign_sub(*ctx, *v, rows({3, 2}, {0}, floats({1, 2}, {0.5f, 1.5f})));
  CHECK(values(*v)[1] == 0);
  CHECK(refusal([&] {
          assign_sub(*ctx, *v, rows({3, 2}, {3}, floats({1, 2}, {1, 1})));
        }) == "indices[0] = 3 is not in [0, 3)");
}

TEST_CASE("whether a variable is trainable is asked at each read, in functions too") {
  Ref<eager_context> ctx = new_context();
  Variable v = variable(floats({2}, {1, 2}));
  eager_context* trace;
  eager_tensor* x;
  eager_function* f;
  eager_op* op;
  REQUIRE(!eager_trace_begin(ctx.get(), "f", &trace));
  REQUIRE(!eager_variable_read(trace, v.get(), &x));
  REQUIRE(!eager_trace_end(trace, &x, 1, &f));
  REQUIRE(!eager_function_op(ctx.get(), f, &op));
  eager_tensor_release(x);
  eager_context_release(trace);
  for (int32_t trainable : {1, 0, 1, 0}) {
    REQUIRE(!eager_variable_set_trainable(v.get(), trainable));
    CHECK(eager_variable_trainable(v.get()) == trainable);
    CHECK(eager_function_is_current(f) == 1);  // no tape in the trace met the variable
    for (const bool is_traced : {false, true}) {
      eager_tape* tape;
      eager_tensor *y, *dv;
      eager_variable* sources[] = {v.get()};
      int32_t n = 1;
      REQUIRE(!eager_tape_create(ctx.get(), nullptr, &tape));
      REQUIRE(!(is_traced ? eager_execute(ctx.get(), op, nullptr, 0, &y, &n)
                          : eager_variable_read(ctx.get(), v.get(), &y)));
      CHECK(eager_tape_num_watched(tape) == trainable);
      REQUIRE(!eager_tape_gradient(ctx.get(), tape, &y, 1, nullptr, nullptr, 0, sources, 1, nullptr, &dv));
      CHECK((dv != nullptr) == (trainable == 1));
      eager_tensor_release(dv);
      eager_tensor_release(y);
      eager_tape_release(tape);
    }
  }
  eager_op_release(op);
  eager_function_release(f);
}

TEST_CASE("a function is current only while the variables that its tapes met are as trainable as they were") {
  Ref<eager_context> ctx = new_context();
  Variable v = variable(floats({2}, {1, 2})), other = variable(floats({1}, {1}));
  auto traced = [&](eager_function* inner) {
    eager_context* trace;
    eager_tensor* y = nullptr;
    eager_tape* tape;
    eager_function* f;
    int32_t n = 1;
    REQUIRE(!eager_trace_begin(ctx.get(), "f", &trace));
    REQUIRE(!eager_tape_create(trace, nullptr, &tape));
    if (inner) {
      eager_tape_release(tape);
      eager_op* op;
      REQUIRE(!eager_function_op(trace, inner, &op));
      REQUIRE(!eager_execute(trace, op, nullptr, 0, &y, &n));
      eager_op_release(op);
    } else {
      REQUIRE(!eager_variable_read(trace, v.get(), &y));
      eager_tape_release(tape);
    }
    REQUIRE(!eager_trace_end(trace, &y, 1, &f));
    eager_tensor_release(y);
    eager_context_release(trace);
    return f;
  };
  eager_function *f = traced(nullptr), *outer = traced(f);
  for (const int32_t trainable : {1, 0, 1}) {
    REQUIRE(!eager_variable_set_trainable(v.get(), trainable));
    REQUIRE(!eager_variable_set_trainable(other.get(), trainable));
    CHECK(eager_function_is_current(f) == trainable);
    CHECK(eager_function_is_current(f) == trainable);
    CHECK(eager_function_is_current(outer) == trainable);
  }
  CHECK(eager_function_is_current(nullptr) == 0);
  eager_function_release(f);
  eager_function_release(outer);
  CHECK(refusal([&] {
          v->is_slot = true;
          v->set_trainable(true);
        }) == "variable 'w' is an optimizer's slot");
  CHECK(eager_variable_trainable(v.get()) == 1);
  eager_status* status = eager_variable_set_trainable(nullptr, 1);
  CHECK(eager_status_code(status) == EAGER_INVALID_ARGUMENT);
  eager_status_release(status);
}

TEST_CASE("a variable stores sparse rows as a dense value") {
  Ref<eager_context> ctx = new_context();
  Variable v = variable(rows({3, 2}, {1}, floats({1, 2}, {1, 2})));
  CHECK(values(*v) == std::vector<float>{0, 0, 1, 2, 0, 0});
  v->assign(rows({3, 2}, {0, 0}, floats({2, 2}, {1, 2, 3, 4})));
  CHECK(values(*v) == std::vector<float>{4, 6, 0, 0, 0, 0});
}

TEST_CASE("other shapes and dtypes are refused in TensorFlow's words") {
  Ref<eager_context> ctx = new_context();
  Variable v = variable(floats({2}, {1, 2}), "weights");
  const std::string shape =
      "Cannot assign value to variable 'weights': Shape mismatch.The variable shape (2,), and the "
      "assigned value shape (3,) are incompatible.";
  CHECK(refusal([&] { v->assign(floats({3}, {1, 2, 3})); }) == shape);
  CHECK(refusal([&] { assign_add(*ctx, *v, floats({3}, {1, 2, 3})); }) == shape);
  CHECK(refusal([&] { assign_add(*ctx, *v, floats({}, {1})); }).find("(2,), and the assigned value shape ()") !=
        std::string::npos);
  TensorRef d = TensorRef::adopt(new_tensor(DType::float64, Shape{2}, kHostDevice));
  CHECK_FALSE(refusal([&] { v->assign(d); }).empty());
  CHECK_FALSE(refusal([&] { assign_add(*ctx, *v, d); }).empty());
  TensorRef b = TensorRef::adopt(new_tensor(DType::boolean, Shape{}, kHostDevice));
  static_cast<uint8_t*>(b->data)[0] = 1;
  Variable flag = variable(b);
  CHECK_FALSE(refusal([&] { assign_add(*ctx, *flag, b); }).empty());
  CHECK(values(*v) == std::vector<float>{1, 2});
}

TEST_CASE("a variable with declared dims takes values of other sizes, and none that do not fit") {
  Ref<eager_context> ctx = new_context();
  Variable v = new_variable(*ctx, floats({1, 2}, {1, 2}), {Shape{-1, 2}}, "w", true);
  CHECK(eager_variable_rank(v.get()) == 2);
  CHECK(eager_variable_dims(v.get())[0] == -1);
  v->assign(floats({2, 2}, {1, 2, 3, 4}));
  assign_add(*ctx, *v, floats({2, 2}, {1, 1, 1, 1}));
  assign_add(*ctx, *v, TensorRef::adopt(new_weak_float(1)));
  assign_sub(*ctx, *v, rows({2, 2}, {1}, floats({1, 2}, {1, 1})));
  CHECK(values(*v) == std::vector<float>{3, 4, 4, 5});
  CHECK(v->read()->dims[0] == 2);
  CHECK(
      refusal([&] {
        v->assign(floats({3}, {1, 2, 3}));
      }) ==
      "Cannot assign value to variable 'w': Shape mismatch.The variable shape (None, 2), and the assigned value shape "
      "(3,) are incompatible.");
  CHECK(refusal([&] {
          assign_add(*ctx, *v, floats({1, 2}, {1, 2}));
        }) == "Cannot update variable with shape [2,2] using a Tensor with shape [1,2], shapes must be equal.");
  const TensorRef begin = TensorRef::adopt(new_tensor(DType::int64, Shape{2}, kHostDevice));
  static_cast<int64_t*>(begin->data)[0] = 1;
  static_cast<int64_t*>(begin->data)[1] = 0;
  assign_slice(*ctx, *v, begin, floats({1, 2}, {7, 8}));
  CHECK(values(*v) == std::vector<float>{3, 4, 7, 8});
  v->assign(floats({1, 2}, {1, 2}));
  CHECK(refusal([&] {
          assign_slice(*ctx, *v, begin, floats({1, 2}, {7, 8}));
        }) == "Expected begin[0] in [0, 0] for a slice of shape [1,2] of variable 'w' of shape [1,2], but got 1");
  CHECK(
      refusal([&] {
        new_variable(*ctx, floats({1, 2}, {1, 2}), {Shape{-1, 3}}, "w", true);
      }) ==
      "In this `tf.Variable` creation, the initial value's shape ((1, 2)) is not compatible with the explicitly supplied "
      "`shape` argument ((None, 3)).");
}

TEST_CASE("a variable of any rank takes every shape") {
  Ref<eager_context> ctx = new_context();
  Variable v = new_variable(*ctx, floats({}, {1}), {{}, true}, "w", true);
  CHECK(eager_variable_rank(v.get()) == -1);
  v->assign(floats({1, 2}, {1, 2}));
  assign_add(*ctx, *v, floats({1, 2}, {1, 1}));
  CHECK(values(*v) == std::vector<float>{2, 3});
  CHECK(refusal([&] {
          assign_add(*ctx, *v, floats({2}, {1, 1}));
        }) == "Cannot update variable with shape [1,2] using a Tensor with shape [2], shapes must be equal.");
}
