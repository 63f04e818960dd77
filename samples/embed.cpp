// Shows libeager in a C++ program that has data in memory of its own: points measured on the rim of
// a round part. A tensor shares that memory without a copy, and an optimizer fits a circle to the
// points.
#include <eager_c.h>

#include <cmath>
#include <cstdio>
#include <initializer_list>
#include <memory>
#include <stdexcept>
#include <vector>

// --- the program, without libeager ---

struct Point {
  float x, y;
};

struct Circle {
  float x, y, radius;
};

static std::vector<Point> measure(const Circle& part) {
  std::vector<Point> points;
  for (int i = 0; i < 200; i++) {
    const float angle = 0.02f * static_cast<float>(i);  // two thirds of the rim
    const float error = 0.05f * std::sin(7.3f * static_cast<float>(i));
    points.push_back(
        {part.x + (part.radius + error) * std::cos(angle), part.y + (part.radius + error) * std::sin(angle)});
  }
  return points;
}

// --- libeager's handles as C++ objects, which release them ---

template <auto release>
struct Release {
  template <class T>
  void operator()(T* handle) const {
    release(handle);
  }
};
using Context = std::unique_ptr<eager_context, Release<eager_context_release>>;
using Tensor = std::unique_ptr<eager_tensor, Release<eager_tensor_release>>;
using Op = std::unique_ptr<eager_op, Release<eager_op_release>>;
using Tape = std::unique_ptr<eager_tape, Release<eager_tape_release>>;
using Variable = std::unique_ptr<eager_variable, Release<eager_variable_release>>;
using Optimizer = std::unique_ptr<eager_optimizer, Release<eager_optimizer_release>>;

static void check(eager_status* status) {
  if (!status) return;
  const std::unique_ptr<eager_status, Release<eager_status_release>> owned(status);
  throw std::runtime_error(eager_status_message(status));
}

// Calls a function, and returns the handle that it gives through its last parameter:
// make<Tensor>(eager_tensor_wrap, ...).
template <class Handle, class F, class... Args>
Handle make(F function, Args... args) {
  typename Handle::pointer raw = nullptr;
  check(function(args..., &raw));
  return Handle(raw);
}

// --- the fit ---

class CircleFit {
 public:
  CircleFit()
      : ctx(make<Context>(eager_context_create, nullptr)), subtract(op("subtract")), square(op("square")),
        sum(op("sum")), sqrt(op("sqrt")), mean(op("mean")), centre(variable({0, 0})), radius(variable({1})) {
    const int64_t axis = 1;
    check(eager_op_set_ints(sum.get(), "axis", &axis, 1));
  }

  Circle fit(std::vector<Point>& points, int steps) {
    static_assert(sizeof(Point) == 2 * sizeof(float), "a point is a row of two numbers");
    const int64_t dims[] = {static_cast<int64_t>(points.size()), 2};
    const Tensor rows = make<Tensor>(eager_tensor_wrap, ctx.get(), EAGER_FLOAT32, dims, 2, points.data(),
                                     points.size() * sizeof(Point), nullptr, nullptr);
    const void* data = nullptr;
    check(eager_tensor_data(rows.get(), &data));
    std::printf("the tensor lies in the program's memory: %s\n", data == points.data() ? "yes" : "no");

    const Optimizer adam = make<Optimizer>(eager_optimizer_create, ctx.get(), "adam");
    check(eager_optimizer_set_float(adam.get(), "learning_rate", 0.05));
    for (int i = 0; i < steps; i++) step(rows.get(), adam.get());

    Circle found{};
    check(eager_tensor_read(read(centre).get(), &found.x, 2 * sizeof(float)));
    check(eager_tensor_read(read(radius).get(), &found.radius, sizeof(float)));
    return found;
  }

 private:
  // Returns mean((|point - centre| - radius)^2).
  Tensor loss(eager_tensor* rows) {
    const Tensor offset = run(subtract, {rows, read(centre).get()});
    const Tensor distance = run(sqrt, {run(sum, {run(square, {offset.get()}).get()}).get()});
    const Tensor error = run(subtract, {distance.get(), read(radius).get()});
    return run(mean, {run(square, {error.get()}).get()});
  }

  void step(eager_tensor* rows, eager_optimizer* optimizer) {
    eager_variable* const variables[] = {centre.get(), radius.get()};
    eager_tensor* gradients[2] = {};
    const Tape tape = make<Tape>(eager_tape_create, ctx.get(), nullptr);
    const Tensor now = loss(rows);
    eager_tensor* const target = now.get();

    check(
        eager_tape_gradient(ctx.get(), tape.get(), &target, 1, nullptr, nullptr, 0, variables, 2, nullptr, gradients));
    const Tensor owned[] = {Tensor(gradients[0]), Tensor(gradients[1])};
    check(eager_optimizer_apply(ctx.get(), optimizer, variables, gradients, 2));
  }

  Op op(const char* name) { return make<Op>(eager_op_create, ctx.get(), name); }

  Variable variable(std::initializer_list<float> values) {
    const int64_t count = static_cast<int64_t>(values.size());
    const Tensor initial = make<Tensor>(eager_tensor_create, ctx.get(), EAGER_FLOAT32, &count, 1, values.begin(),
                                        values.size() * sizeof(float));
    return make<Variable>(eager_variable_create, ctx.get(), initial.get(), "", 1);
  }

  Tensor read(const Variable& v) { return make<Tensor>(eager_variable_read, ctx.get(), v.get()); }

  Tensor run(const Op& op, std::initializer_list<eager_tensor*> inputs) {
    eager_tensor* output = nullptr;
    int32_t num_outputs = 1;
    check(
        eager_execute(ctx.get(), op.get(), inputs.begin(), static_cast<int32_t>(inputs.size()), &output, &num_outputs));
    return Tensor(output);
  }

  Context ctx;
  Op subtract, square, sum, sqrt, mean;
  Variable centre, radius;
};

int main() {
  try {
    std::vector<Point> points = measure({3, -2, 5});
    const Circle found = CircleFit().fit(points, 600);
    std::printf("centre %.2f, %.2f  radius %.2f  (measured on 3, -2 and 5)\n", found.x, found.y, found.radius);
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}
