// Tests of the C++ binding without exceptions.
#include "check.h"

using namespace eager;

static bool same(const Result<Tensor>& t, const std::vector<float>& values) {
  return t && *t->to_vector<float>() == values;
}

static Result<Tensor> loss(const Tensor& x, const Variable& w) {
  EAGER_TRY(const Tensor y, matmul(x, w) + 1);
  return sum(y * y);
}

TEST(errors_pass_through_expressions) {
  const Tensor a = *Tensor::of({{1.f, 2.f}, {3.f, 4.f}}), b = *Tensor::of({1.f, 2.f, 3.f});
  CHECK(same(a + a * 2 - 1, {2, 5, 8, 11}));
  const Result<Tensor> bad = relu(matmul(a, b) + 1) * a;
  CHECK(!bad && bad.error().code() == Code::invalid_argument && std::string(bad.error().op()) == "matmul");
  CHECK_FAILS(Code::invalid_argument, "[Op:matmul]", concat({a, matmul(a, b)}));
  CHECK_FAILS(Code::invalid_argument, "[Op:matmul]", clip(a, ClipOptions().min(matmul(a, b))));
  CHECK_FAILS(Code::invalid_argument, "[Op:matmul]", sum(matmul(a, b), SumOptions().axis(0)));
  CHECK_FAILS(Code::invalid_argument, "[Op:matmul]", split(matmul(a, b), 2));
  CHECK_FAILS(Code::invalid_argument, "different lengths", Tensor::of({{1, 2}, {3}}));
  CHECK_FAILS(Code::invalid_argument, "float32, not int32", a.item<int>());
  CHECK_FAILS(Code::not_found, "", Op::make("no_such_op"));
  CHECK_FAILS(Code::not_found, "", DeviceScope::make("gpu:77"));
}

TEST(training) {
  const Tensor x = *Tensor::of({{1.f, 2.f}});
  const Variable w = *Variable::make(*Tensor::of({{1.f}, {1.f}}));
  const Adam adam = *Adam::make(AdamOptions().learning_rate(0.1));
  float first = 0, last = 0;
  for (int i = 0; i < 50; ++i) {
    const Result<Tensor> now = adam.minimize([&] { return loss(x, w); }, {w});
    CHECK(now.has_value());
    last = *now->item<float>();
    if (i == 0) first = last;
  }
  CHECK(first == 16 && last < 1);
  CHECK_FAILS(Code::not_found, "", Optimizer::make("no_such_optimizer"));
}

TEST(callbacks) {
  const Tensor x = *Tensor::of({1.f, 2.f});
  const auto twice =
      custom_gradient([](const Tensor& t) { return with_gradient(t * 2, [](const Tensor& dy) { return dy * 5; }); });
  CHECK(same(gradient(twice)(x), {5, 5}));
  const auto fails = custom_gradient([](const Tensor& t) {
    return with_gradient(t * 2, [](const Tensor&) -> Result<Tensor> { return Error(Code::aborted, "enough"); });
  });
  CHECK_FAILS(Code::aborted, "enough", gradient(fails)(x));
  const Function f = *trace([](const Tensor& t) { return t * t; }, Spec{DType::float32, {-1}});
  CHECK(same(f(x), {1, 4}));
  CHECK_FAILS(Code::invalid_argument, "[Op:matmul]", f(matmul(x, *Tensor::of({1.f}))));
  CHECK_FAILS(Code::aborted, "no",
              trace([](const Tensor&) -> Result<Tensor> { return Error(Code::aborted, "no"); },
                    Spec{DType::float32, {}}));
}

TEST(scopes) {
  const Context context = *Context::make(ContextOptions().seed(1));
  const auto scope = ContextScope::make(context);
  CHECK(scope.has_value());
  const auto on = DeviceScope::make("cpu:0");
  CHECK(on && device() == "cpu:0");
  const auto paused = PauseTapes::make();
  CHECK(paused.has_value() && set_seed(1) && devices()->size() == 1);
}

int main(int argc, char** argv) { return run_tests(argc, argv); }
