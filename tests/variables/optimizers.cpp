// Compares optimizers with PyTorch's values; optimizer_reference.py describes the problem.
#include <catch2/catch.hpp>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "eager_c.h"
#include "kernels/half.h"
#include "base/error.h"
#include "runtime/core/device_manager.h"
#include "runtime/core/op.h"
#include "runtime/execute/execute.h"
#include "runtime/variables/optimizer.h"
#include "support/test_device.h"
#include "tests/variables/optimizer_reference.h"

using namespace eager;

namespace {

using Variable = Ref<eager_variable>;
using Optimizer = Ref<eager_optimizer>;

template <class T>
constexpr DType kDType = DType::float64;
template <>
constexpr DType kDType<float> = DType::float32;
template <>
constexpr DType kDType<float16> = DType::float16;
template <>
constexpr DType kDType<bfloat16> = DType::bfloat16;
template <>
constexpr DType kDType<int64_t> = DType::int64;

template <class T, class V>
TensorRef tensor(const Shape& shape, const std::vector<V>& values) {
  TensorRef t = TensorRef::adopt(new_tensor(kDType<T>, shape, kHostDevice));
  for (size_t i = 0; i < values.size(); ++i) static_cast<T*>(t->data)[i] = static_cast<T>(values[i]);
  return t;
}

template <class T>
std::vector<double> read(eager_variable& v) {
  const TensorRef t = v.read();
  std::vector<double> out;
  for (int64_t i = 0; i < t->num_elements; ++i) out.push_back(static_cast<double>(static_cast<const T*>(t->data)[i]));
  return out;
}

Variable variable(TensorRef t, const char* name = "v") {
  return Variable::adopt(new eager_variable(std::move(t), name, true));
}

Ref<eager_context> new_context() { return Ref<eager_context>::adopt(new eager_context(ContextOptions{})); }

// Clips the gradients by the op that a case's name ends with ("sgd/clip"), as clipped() in optimizer_reference.py does.
void clip(eager_context& ctx, const std::string& how, TensorRef (&gradients)[2]) {
  Ref<eager_op> op = Ref<eager_op>::adopt(new_op(how.c_str()));
  if (how == "clip") {
    TensorRef low = TensorRef::adopt(new_weak_float(-0.2)), high = TensorRef::adopt(new_weak_float(0.2));
    for (TensorRef& g : gradients) g = execute1(ctx, *op, {g.get(), low.get(), high.get()});
    return;
  }
  op->set_float("clip_norm", 0.3);
  if (how == "clip_by_norm") {
    for (TensorRef& g : gradients) g = execute1(ctx, *op, {g.get()});
    return;
  }
  eager_tensor* inputs[] = {gradients[0].get(), gradients[1].get()};
  eager_tensor* outputs[3];
  int32_t n = 3;
  execute(ctx, {*op, inputs, 2, outputs, n});
  for (int i = 0; i < 2; ++i) gradients[i] = TensorRef::adopt(outputs[i]);
  outputs[2]->release();
}

enum class Rate { number, tensor, variable, schedule };

// Makes the optimizer of a case in optimizer_reference.py.
Optimizer make(const std::string& full_name, Rate kind) {
  const std::string name = full_name.substr(0, full_name.find('/'));
  const std::string how = full_name.size() > name.size() ? full_name.substr(name.size() + 1) : "";
  const auto has = [&](const char* option) { return name.find(option) != name.npos; };
  Optimizer o = Optimizer::adopt(new eager_optimizer(name.substr(0, name.find('_')).c_str()));
  const double rate = name == "sgd" || name.rfind("adagrad", 0) == 0 || name == "ftrl" ? 0.1
                      : name == "momentum" || name == "nesterov"                       ? 0.05
                      : name == "adadelta"                                             ? 0.5
                                                                                       : 0.02;
  if (name == "ftrl") {
    o->set_float("l1_regularization_strength", 0.01);
    o->set_float("l2_regularization_strength", 0.02);
    o->set_float("l2_shrinkage_regularization_strength", 0.03);
    o->set_float("beta", 0.1);
  }
  if (how == "decay") {
    o->set_float("weight_decay", 0.1);
    o->set_strings("exclude_from_weight_decay", {"b*b", "[vw]"});
  }
  if (how == "decay" || how == "ema") {
    if (name != "sgd") o->set_float("epsilon", 1e-30);
  }
  if (how == "accumulate") o->set_int("accumulation_steps", 3);
  if (how == "ema") o->set_float("ema_momentum", 0.9);
  if (kind == Rate::number && how == "clip") o->set_float("clip_value", 0.2);
  if (kind == Rate::number && how == "clip_by_norm") o->set_float("clip_norm", 0.3);
  if (kind == Rate::number && how == "clip_by_global_norm") o->set_float("global_clip_norm", 0.3);
  if (has("adamw")) o->set_float("weight_decay", 0.1);
  if (has("_amsgrad")) o->set_bool("amsgrad", true), o->set_float("beta_2", 0.9);
  if (has("_centered")) o->set_bool("centered", true);
  if (name.rfind("rmsprop", 0) == 0) o->set_float("rho", 0.9);
  if (has("_momentum")) o->set_float("momentum", 0.5);
  if (has("_initial")) o->set_float("initial_accumulator_value", 0.1), o->set_float("epsilon", 1e-7);
  if (kind == Rate::number) o->set_float("learning_rate", rate);
  if (kind == Rate::tensor) o->set_learning_rate(tensor<double>({}, std::vector{rate}));
  if (kind == Rate::variable) o->set_learning_rate(*variable(tensor<double>({}, std::vector{rate}), "rate"));
  if (kind == Rate::schedule) {
    Ref<eager_schedule> constant = Ref<eager_schedule>::adopt(new eager_schedule("constant"));
    constant->set_float("learning_rate", rate);
    o->set_schedule(*constant);
  }
  return o;
}

std::vector<double> gradient_of_w(const std::vector<double>& w, int t) {
  std::vector<double> g;
  for (int i = 0; i < 6; ++i) g.push_back((w[i] - (1 - i / 4.0)) / 2 + (i % 3 - 0.5) * ((t + i) % 4) / 8);
  return g;
}

std::vector<double> first_w() { return {0.1, 0.2, 0.1 * 3, 0.4, 0.5, 0.1 * 6}; }

template <class T>
using slot_type = std::conditional_t<sizeof(T) == 2, float, T>;

// Returns the elements of the slots "average" of these variables.
template <class T>
std::vector<double> averages(eager_optimizer& o, const std::vector<eager_variable*>& variables) {
  std::vector<double> all;
  for (const eager_variable* v : variables) {
    for (int i = 1; i < o.num_variables(); ++i) {
      if (o.trained(i) != v || o.variable(i)->name != v->name + "/average") continue;
      const std::vector<double> one = read<T>(*o.variable(i));
      all.insert(all.end(), one.begin(), one.end());
    }
  }
  return all;
}

template <class T>
std::vector<double> train_dense(const std::string& name, Rate rate, bool is_held) {
  Optimizer o = make(name, rate);
  Ref<eager_context> ctx = new_context();
  std::vector<double> b0;
  for (int i = 0; i < 6; ++i) b0.push_back(0.5 - 0.2 * i);
  Variable w = variable(tensor<T>({6}, first_w()), "w"), b = variable(tensor<T>({2, 3}, b0), "b");
  TensorRef held;
  for (int t = 0; t < 50; ++t) {
    std::vector<double> gb = read<T>(*b);
    for (double& g : gb) g += (t % 5 - 2) / 4.0;
    TensorRef grads[] = {tensor<T>({2, 3}, gb), tensor<T>({6}, gradient_of_w(read<T>(*w), t))};
    // The optimizer clips where its rate is a number.
    if (size_t at = name.find("/clip"); at != name.npos && rate != Rate::number) clip(*ctx, name.substr(at + 1), grads);
    eager_variable* variables[] = {b.get(), w.get()};  // not the order of creation
    eager_tensor* gradients[] = {grads[0].get(), grads[1].get()};
    if (is_held) held = w->read();
    o->apply(*ctx, variables, gradients, 2);
  }
  if (name.find("/ema") != name.npos) return averages<slot_type<T>>(*o, {w.get(), b.get()});
  std::vector<double> all = read<T>(*w), rest = read<T>(*b);
  all.insert(all.end(), rest.begin(), rest.end());
  return all;
}

template <class T>
std::vector<double> train_sparse(eager_optimizer& o, bool is_held) {
  Ref<eager_context> ctx = new_context();
  Variable w = variable(tensor<T>({3, 2}, first_w()), "w");
  TensorRef held;
  for (int t = 0; t < 50; ++t) {
    const std::vector<double> g = gradient_of_w(read<T>(*w), t);
    std::vector<int64_t> rows{t % 3, (2 * t + 1) % 3, t % 3};
    std::vector<double> values;
    for (int64_t r : rows) values.push_back(g[2 * r]), values.push_back(g[2 * r + 1]);
    TensorRef grad =
        TensorRef::adopt(new_sparse_rows(Shape{3, 2}, tensor<int64_t>({3}, rows), tensor<T>({3, 2}, values)));
    eager_variable* variables[] = {w.get()};
    eager_tensor* gradients[] = {grad.get()};
    if (is_held) held = w->read();
    o.apply(*ctx, variables, gradients, 1);
  }
  return read<T>(*w);
}

void compare(const std::vector<double>& got, const double* expected, double tolerance) {
  for (size_t i = 0; i < got.size(); ++i) {
    INFO("element " << i);
    CHECK(got[i] == Approx(expected[i]).epsilon(tolerance).margin(tolerance));
  }
}

std::string message_of(eager_optimizer& o, std::vector<eager_variable*> v, std::vector<eager_tensor*> g) {
  Ref<eager_context> ctx = new_context();
  try {
    o.apply(*ctx, v.data(), g.data(), static_cast<int>(v.size()));
  } catch (const Error& e) {
    CHECK(e.code == Code::invalid_argument);
    return e.message;
  }
  return "";
}

}  // namespace

TEST_CASE("optimizers reach PyTorch's values") {
  start_devices();
  for (const auto& c : kDenseCases) {
    for (Rate rate : {Rate::number, Rate::tensor, Rate::variable, Rate::schedule}) {
      for (bool is_held : {false, true}) {
        INFO(c.name << ", rate " << static_cast<int>(rate) << ", held " << is_held);
        compare(train_dense<double>(c.name, rate, is_held), c.values, 1e-12);
        if (std::string(c.name) != "lion") compare(train_dense<float>(c.name, rate, is_held), c.values, 1e-5);
      }
    }
    if (std::string(c.name) == "lion") continue;  // the sign of a rounded number may be another
    compare(train_dense<float16>(c.name, Rate::number, false), c.values, 3e-2);
    compare(train_dense<bfloat16>(c.name, Rate::number, false), c.values, 2e-1);
  }
}

TEST_CASE("sparse rows update the rows that they name") {
  start_devices();
  for (const auto& c : kSparseCases) {
    for (bool is_held : {false, true}) {
      INFO(c.name << ", held " << is_held);
      compare(train_sparse<double>(*make(c.name, Rate::number), is_held), c.values, 1e-12);
      compare(train_sparse<float>(*make(c.name, Rate::tensor), is_held), c.values, 1e-5);
    }
  }
}

TEST_CASE("rows that are not named stay, and a bad index changes nothing") {
  start_devices();
  Optimizer o = make("sgd", Rate::number);
  std::vector<double> values(600 * 7, 1.0);
  Variable w = variable(tensor<float>({600, 7}, values));
  TensorRef good = TensorRef::adopt(new_sparse_rows(Shape{600, 7}, tensor<int64_t>({2}, std::vector{599, 3}),
                                                    tensor<float>({2, 7}, std::vector<double>(14, 1.0))));
  CHECK(message_of(*o, {w.get()}, {good.get()}).empty());
  const std::vector<double> after = read<float>(*w);
  CHECK(after[0] == 1);
  CHECK(after[3 * 7 + 6] == Approx(0.9));
  CHECK(after[599 * 7] == Approx(0.9));
  TensorRef bad = TensorRef::adopt(new_sparse_rows(Shape{600, 7}, tensor<int64_t>({2}, std::vector{5, 600}),
                                                   tensor<float>({2, 7}, std::vector<double>(14, 1.0))));
  CHECK(message_of(*o, {w.get()}, {bad.get()}) == "indices[1] = 600 is not in [0, 600)");
  CHECK(read<float>(*w) == after);
  CHECK(o->variable(0)->read()->value<int64_t>() == 1);
}

TEST_CASE("accumulated sparse rows leave alone the rows that none of them names, and their slots") {
  start_devices();
  const auto rows_of = [](std::vector<int64_t> rows) {
    const auto n = static_cast<int64_t>(rows.size());
    return TensorRef::adopt(new_sparse_rows(Shape{4, 2}, tensor<int64_t>({n}, rows),
                                            tensor<float>({n, 2}, std::vector<double>(rows.size() * 2, 1.0))));
  };
  const TensorRef dense = tensor<float>({4, 2}, std::vector<double>(8, 0.0));
  const std::vector<double> ones(8, 1.0);
  // The row of each element of w that moved.
  const auto moved = [&](std::vector<std::vector<TensorRef>> updates,
                         const std::function<void(eager_optimizer&)>& between = {}) {
    Optimizer o = Optimizer::adopt(new eager_optimizer("adam"));
    o->set_float("learning_rate", 0.1), o->set_float("weight_decay", 0.5);
    o->set_int("accumulation_steps", static_cast<int64_t>(updates[0].size()));
    Variable w = variable(tensor<float>({4, 2}, ones));
    std::vector<double> before;
    for (const std::vector<TensorRef>& update : updates) {
      before = read<float>(*w);
      for (const TensorRef& g : update) {
        CHECK(message_of(*o, {w.get()}, {g.get()}).empty());
        if (between) between(*o);
      }
    }
    std::vector<int> found;
    const std::vector<double> after = read<float>(*w);
    for (int i = 0; i < 4; ++i) {
      if (after[static_cast<size_t>(2 * i)] != before[static_cast<size_t>(2 * i)]) found.push_back(i);
    }
    return found;
  };
  using Rows = std::vector<int>;
  CHECK(moved({{rows_of({0}), rows_of({0})}}) == Rows{0});
  CHECK(moved({{rows_of({2, 0, 2}), rows_of({3, 0})}}) == Rows{0, 2, 3});
  CHECK(moved({{rows_of({1}), rows_of({1})}, {rows_of({3}), rows_of({3})}}) == Rows{3});
  CHECK(moved({{TensorRef(), rows_of({1})}}) == Rows{1});
  CHECK(moved({{rows_of({1}), TensorRef()}}) == Rows{1});
  CHECK(moved({{rows_of({1}), dense}}) == Rows{0, 1, 2, 3});
  CHECK(moved({{dense, rows_of({1})}}) == Rows{0, 1, 2, 3});
  CHECK(moved({{dense, dense}, {rows_of({1}), rows_of({1})}}) == Rows{1});
  // A value that the program assigns to the slot may have any rows.
  CHECK(moved({{rows_of({1}), rows_of({1})}}, [&](eager_optimizer& o) {
          for (int i = 0; i < o.num_variables(); ++i) {
            if (o.variable(i)->name == "v/accumulated_gradient") o.variable(i)->assign(tensor<float>({4, 2}, ones));
          }
        }) == Rows{0, 1, 2, 3});
}

TEST_CASE("accumulated gradients that a program assigns count where an update had left their variable out") {
  start_devices();
  const TensorRef g = tensor<float>({2}, std::vector{1.0, 2.0}), zeros = tensor<float>({2}, std::vector{0.0, 0.0});
  Optimizer o = Optimizer::adopt(new eager_optimizer("sgd"));
  o->set_float("learning_rate", 1), o->set_int("accumulation_steps", 2);
  Variable a = variable(zeros, "a"), b = variable(zeros, "b");
  const auto apply = [&](std::vector<eager_variable*> variables) {
    CHECK(message_of(*o, variables, std::vector<eager_tensor*>(variables.size(), g.get())).empty());
  };
  apply({a.get(), b.get()});
  REQUIRE(o->num_variables() == 3);
  apply({a.get(), b.get()});
  apply({a.get()});
  for (int i = 1; i < 3; ++i) {  // what a file has of a variable that is left out adds nothing
    const bool is_b = o->variable(i)->name == "b/accumulated_gradient";
    CHECK(read<float>(*o->variable(i)) == (is_b ? read<float>(*variable(zeros)) : std::vector{1.0, 2.0}));
  }
  const std::vector<double> before = read<float>(*b);
  SECTION("and are not assigned") {
    apply({a.get()});
    CHECK(read<float>(*b) == before);
    apply({a.get()});
    apply({a.get(), b.get()});
    CHECK(read<float>(*b) == std::vector{-1.5, -3.0});
  }
  SECTION("as the file of an earlier step does") {
    for (const Variable& v : {a, b}) v->assign(zeros);
    for (int i = 1; i < 3; ++i) o->variable(i)->assign(g);
    o->variable(0)->assign(tensor<int64_t>({}, std::vector{1}));
    apply({a.get(), b.get()});
    CHECK(read<float>(*a) == std::vector{-1.0, -2.0});
    CHECK(read<float>(*b) == std::vector{-1.0, -2.0});
  }
}

TEST_CASE("clipping sparse rows by scalars gives sparse rows") {
  start_devices();
  eager_context ctx{{}};
  TensorRef indices = tensor<int64_t>({2}, std::vector{7, 3});
  TensorRef values = tensor<float>({2, 2}, std::vector<double>{3, 0, 0, 4});
  TensorRef rows = TensorRef::adopt(new_sparse_rows(Shape{9, 2}, indices, values));
  TensorRef dense = tensor<float>({1}, std::vector<double>{12});
  auto run = [&](const char* name, double clip, std::vector<eager_tensor*> inputs, int room) {
    Ref<eager_op> op = Ref<eager_op>::adopt(new_op(name));
    if (clip > 0) op->set_float("clip_norm", clip);
    std::vector<eager_tensor*> out(static_cast<size_t>(room));
    int32_t count = room;
    execute(ctx, {*op, inputs.data(), static_cast<int>(inputs.size()), out.data(), count});
    REQUIRE(count == room);
    std::vector<TensorRef> owned;
    for (eager_tensor* t : out) owned.push_back(TensorRef::adopt(t));
    return owned;
  };
  auto is_half = [&](const eager_tensor& t, double factor) {
    REQUIRE((t.flags & kSparseRows));
    CHECK(t.shape() == rows->shape());
    CHECK(t.sparse->indices.get() == indices.get());
    const float* at = static_cast<const float*>(t.sparse->values->data);
    for (int i = 0; i < 4; ++i) CHECK(at[i] == Approx(factor * static_cast<float*>(values->data)[i]));
  };
  is_half(*run("clip_by_norm", 2.5, {rows.get()}, 1)[0], 0.5);
  std::vector<TensorRef> all = run("clip_by_global_norm", 6.5, {rows.get(), dense.get()}, 3);
  is_half(*all[0], 0.5);
  CHECK(all[1]->value<float>() == Approx(6));
  CHECK(all[2]->value<float>() == Approx(13));
  TensorRef low = TensorRef::adopt(new_weak_float(0)), high = TensorRef::adopt(new_weak_float(3.5));
  TensorRef clipped = run("clip", 0, {rows.get(), low.get(), high.get()}, 1)[0];
  REQUIRE((clipped->flags & kSparseRows));
  CHECK(static_cast<float*>(clipped->sparse->values->data)[3] == Approx(3.5));
  CHECK(run("global_norm", 0, {dense.get(), rows.get()}, 1)[0]->value<float>() == Approx(13));
  // A bound for each element is applied to the dense tensor, so the result is dense.
  TensorRef each = tensor<float>({9, 2}, std::vector<double>{9, 9, 9, 9, 9, 9, 9, 3, 9, 9, 9, 9, 9, 9, 2, 5, 9, -1});
  TensorRef placed = run("clip", 0, {rows.get(), low.get(), each.get()}, 1)[0];
  REQUIRE(placed->flags == 0);
  const float* at = static_cast<const float*>(placed->data);
  CHECK((at[14] == 2 && at[15] == 0 && at[16] == 0 && at[17] == -1 && at[7] == 3));
}

TEST_CASE("an update by sparse rows of halves equals the update by the dense gradient") {
  start_devices();
  eager_context ctx{{}};
  // 1 + 2^-11 cannot be represented as a half: the sum of the rows is rounded before it is multiplied by the rate.
  TensorRef rows = TensorRef::adopt(new_sparse_rows(Shape{2}, tensor<int64_t>({2}, std::vector{1, 1}),
                                                    tensor<float16>({2}, std::vector<double>{1, 0.00048828125})));
  TensorRef dense = to_dense(ctx, *rows);
  std::vector<double> found[2];
  for (eager_tensor* g : {rows.get(), dense.get()}) {
    Optimizer o = Optimizer::adopt(new eager_optimizer("sgd"));
    o->set_float("learning_rate", 1);
    Variable w = variable(tensor<float16>({2}, std::vector<double>{1, 1}));
    CHECK(message_of(*o, {w.get()}, {g}).empty());
    found[g == dense.get()] = read<float16>(*w);
  }
  CHECK(found[0] == found[1]);
}

TEST_CASE("an update is in place unless the value is held elsewhere") {
  start_devices();
  Optimizer o = make("momentum", Rate::number);
  Variable w = variable(tensor<float>({100}, std::vector<double>(100, 1.0)));
  TensorRef g = tensor<float>({100}, std::vector<double>(100, 1.0));
  const void* address = w->read()->data;
  const uint64_t id = w->read()->id;
  message_of(*o, {w.get()}, {g.get()});
  CHECK(w->read()->data == address);
  CHECK(w->read()->id != id);
  TensorRef held = w->read();
  message_of(*o, {w.get()}, {g.get()});
  CHECK(w->read()->data != address);
  CHECK(static_cast<float*>(held->data)[0] == Approx(0.95));
}

TEST_CASE("an optimizer lists its step and its slots") {
  start_devices();
  Optimizer o = Optimizer::adopt(new eager_optimizer("adam"));
  REQUIRE(o->num_variables() == 1);
  CHECK(o->variable(0)->name == "step");
  CHECK(o->variable(0)->dtype == DType::int64);
  CHECK(o->variable(0)->shape.rank() == 0);
  Variable w = variable(tensor<float16>({2, 3}, std::vector<double>(6, 1.0)), "w");
  Variable b = variable(tensor<float>({3}, std::vector<double>(3, 1.0)), "b");
  eager_variable* both[] = {w.get(), b.get()};
  o->build(both, 2);
  REQUIRE(o->num_variables() == 5);
  CHECK(o->variable(1)->name == "w/m");
  CHECK(o->variable(2)->name == "w/v");
  CHECK(o->variable(2)->dtype == DType::float32);
  CHECK(ShapeView(o->variable(2)->shape) == ShapeView(w->shape));
  CHECK(o->variable(4)->name == "b/v");
  CHECK(o->trained(0) == nullptr);
  CHECK(o->trained(1) == w.get());
  CHECK(o->trained(4) == b.get());
  CHECK(o->trained(5) == nullptr);
  CHECK(o->variable(5) == nullptr);
  TensorRef g = tensor<float>({3}, std::vector<double>(3, 1.0));
  CHECK(message_of(*o, {w.get(), b.get()}, {nullptr, g.get()}).empty());
  CHECK(o->num_variables() == 5);
  CHECK(o->variable(0)->read()->value<int64_t>() == 1);
  CHECK(read<float>(*o->variable(3))[0] == Approx(0.1));
  CHECK(read<float16>(*w)[0] == 1);
  // A checkpoint sets the step, and Adam's correction follows it.
  o->variable(0)->assign(tensor<int64_t>({}, std::vector{1000000}));
  CHECK(message_of(*o, {b.get()}, {g.get()}).empty());
  CHECK(o->variable(0)->read()->value<int64_t>() == 1000001);
}

TEST_CASE("options make slots of their own, also between steps") {
  start_devices();
  const auto names = [](eager_optimizer& o) {
    std::string all;
    for (int i = 1; i < o.num_variables(); ++i) all += o.variable(i)->name + " ";
    return all;
  };
  Variable w = variable(tensor<float>({}, std::vector{1.0}), "w");
  TensorRef g = tensor<float>({}, std::vector{1.0}), less = tensor<float>({}, std::vector{0.5});
  Optimizer adam = Optimizer::adopt(new eager_optimizer("adam"));
  adam->set_float("beta_2", 0.5);
  message_of(*adam, {w.get()}, {g.get()});
  CHECK(names(*adam) == "w/m w/v ");
  adam->set_bool("amsgrad", true);
  message_of(*adam, {w.get()}, {g.get()});
  message_of(*adam, {w.get()}, {less.get()});
  REQUIRE(names(*adam) == "w/m w/v w/v_max ");
  CHECK(read<float>(*adam->variable(2))[0] == 0.5f * 0.75f + 0.5f * 0.25f);
  CHECK(read<float>(*adam->variable(3))[0] == 0.75f);

  // A momentum that comes later leaves the mean gradient where it is.
  Optimizer rmsprop = Optimizer::adopt(new eager_optimizer("rmsprop"));
  rmsprop->set_bool("centered", true);
  rmsprop->set_float("rho", 0.5);
  message_of(*rmsprop, {w.get()}, {g.get()});
  CHECK(names(*rmsprop) == "w/mean_square w/mean_gradient ");
  rmsprop->set_float("momentum", 0.5);
  message_of(*rmsprop, {w.get()}, {g.get()});
  REQUIRE(names(*rmsprop) == "w/mean_square w/mean_gradient w/momentum ");
  CHECK(read<float>(*rmsprop->variable(2))[0] == 0.75);
  CHECK(rmsprop->trained(2) == w.get());
  std::vector<int> numbers;
  for (const eager_optimizer::State::Slot& slot : rmsprop->state().slots) numbers.push_back(slot.which);
  CHECK(numbers == std::vector{0, 4, 1});
}

TEST_CASE("a variance that rounding makes negative is 0") {
  start_devices();
  for (const double momentum : {0.0, 0.5}) {
    for (const double rho : {0.5, 0.9, 0.99}) {
      Optimizer o = Optimizer::adopt(new eager_optimizer("rmsprop"));
      o->set_bool("centered", true);
      o->set_bool("epsilon_within_root", true);
      o->set_float("rho", rho);
      o->set_float("epsilon", 1e-12);
      o->set_float("momentum", momentum);
      std::vector<double> values;
      for (int i = 1; i <= 100; ++i) values.push_back(0.1 * i);
      values.push_back(std::nan(""));
      Variable w = variable(tensor<float>({101}, std::vector<double>(101, 1.0)));
      TensorRef g = tensor<float>({101}, values);
      for (int step = 0; step < 3000; ++step) message_of(*o, {w.get()}, {g.get()});
      const std::vector<double> all = read<float>(*w);
      CHECK(std::all_of(all.begin(), all.end() - 1, [](double x) { return std::isfinite(x); }));
      CHECK(std::isnan(all.back()));
    }
  }
}

TEST_CASE("a learning rate variable is read at each apply") {
  start_devices();
  Optimizer o = Optimizer::adopt(new eager_optimizer("sgd"));
  Variable rate = variable(tensor<float>({}, std::vector{0.5}), "rate");
  o->set_learning_rate(*rate);
  Variable w = variable(tensor<float>({}, std::vector{1.0}));
  TensorRef g = tensor<float>({}, std::vector{1.0});
  message_of(*o, {w.get()}, {g.get()});
  CHECK(read<float>(*w)[0] == 0.5);
  rate->assign(tensor<float>({}, std::vector{0.25}));
  message_of(*o, {w.get()}, {g.get()});
  CHECK(read<float>(*w)[0] == 0.25);
  o->set_float("learning_rate", 1);
  message_of(*o, {w.get()}, {g.get()});
  CHECK(read<float>(*w)[0] == -0.75);
}

TEST_CASE("a learning rate op may release what the update was given") {
  start_devices();
  Ref<eager_context> ctx = new_context();
  struct Given {
    eager_optimizer* optimizer;
    eager_variable* variable;
    eager_tensor* gradient;
  };
  const auto release = [](void* data, eager_context* c, eager_tensor* const*, int32_t, eager_tensor** outputs,
                          int32_t) {
    const auto& given = *static_cast<Given*>(data);
    eager_optimizer_release(given.optimizer);
    eager_variable_release(given.variable);
    eager_tensor_release(given.gradient);
    const float rate = 0.5f;
    return eager_tensor_create(c, EAGER_FLOAT32, nullptr, 0, &rate, sizeof rate, &outputs[0]);
  };
  const std::vector<float> ones(5000, 1.0f);
  Given given{};
  eager_op* op = nullptr;
  const int32_t dtype = EAGER_FLOAT32, rank = 0;
  const int64_t* dims = nullptr;
  REQUIRE(!eager_op_create_host_call(ctx.get(), "rate", release, &given, nullptr, 1, &dtype, &rank, &dims, &op));
  given.optimizer = new eager_optimizer("sgd");
  given.variable = variable(tensor<float>({5000}, ones)).take();
  given.gradient = tensor<float>({5000}, ones).take();
  Variable kept = Variable::share(given.variable);
  REQUIRE(!eager_optimizer_set_learning_rate_op(given.optimizer, op));
  REQUIRE(!eager_optimizer_apply(ctx.get(), given.optimizer, &given.variable, &given.gradient, 1));
  CHECK(read<float>(*kept)[4999] == 0.5f);
  kept = Variable();
  given.optimizer = new eager_optimizer("sgd");
  given.variable = variable(tensor<float>({5000}, ones)).take();
  given.gradient = tensor<float>({5000}, ones).take();
  REQUIRE(!eager_optimizer_set_learning_rate_op(given.optimizer, op));
  REQUIRE(!eager_optimizer_apply(ctx.get(), given.optimizer, &given.variable, &given.gradient, 1));
  eager_op_release(op);
}

TEST_CASE("a learning rate op is executed at each apply, even in a function that was traced earlier") {
  start_devices();
  Ref<eager_context> ctx = new_context();
  Optimizer o = Optimizer::adopt(new eager_optimizer("sgd"));
  Variable w = variable(tensor<double>({}, std::vector{1.0})), count = variable(tensor<double>({}, std::vector{0.0}));
  TensorRef g = tensor<double>({}, std::vector{1.0});
  eager_variable* variables[] = {w.get()};
  eager_tensor* gradients[] = {g.get()};

  eager_context* trace;
  eager_function *step, *schedule;
  eager_op *step_op, *rate_op, *add;
  REQUIRE(!eager_trace_begin(ctx.get(), "step", &trace));
  REQUIRE(!eager_optimizer_apply(trace, o.get(), variables, gradients, 1));
  REQUIRE(!eager_trace_end(trace, nullptr, 0, &step));
  REQUIRE(!eager_function_op(ctx.get(), step, &step_op));
  eager_context_release(trace);

  // Call number n gives n.
  eager_tensor *value, *one, *next;
  int32_t n = 1;
  REQUIRE(!eager_trace_begin(ctx.get(), "schedule", &trace));
  REQUIRE(!eager_variable_read(trace, count.get(), &value));
  REQUIRE(!eager_tensor_scalar_float(trace, 1, &one));
  REQUIRE(!eager_op_create(trace, "add", &add));
  eager_tensor* const inputs[] = {value, one};
  REQUIRE(!eager_execute(trace, add, inputs, 2, &next, &n));
  REQUIRE(!eager_variable_assign(trace, count.get(), next));
  REQUIRE(!eager_trace_end(trace, &next, 1, &schedule));
  REQUIRE(!eager_function_op(ctx.get(), schedule, &rate_op));
  eager_context_release(trace);
  for (eager_tensor* t : {value, one, next}) eager_tensor_release(t);
  eager_op_release(add);

  REQUIRE(!eager_optimizer_set_learning_rate_op(o.get(), rate_op));
  REQUIRE(!eager_optimizer_apply(ctx.get(), o.get(), variables, gradients, 1));
  CHECK(read<double>(*w)[0] == 0);
  n = 0;
  REQUIRE(!eager_execute(ctx.get(), step_op, nullptr, 0, nullptr, &n));
  CHECK(read<double>(*w)[0] == -2);
  REQUIRE(!eager_execute(ctx.get(), step_op, nullptr, 0, nullptr, &n));
  CHECK(read<double>(*w)[0] == -5);
  count->assign(tensor<double>({}, std::vector{-9.0}));
  CHECK(message_of(*o, {w.get()}, {g.get()}) == "learning_rate must not be negative, got -8");
  eager_status* status = eager_function_save(ctx.get(), step, "/dev/null/none");
  CHECK(eager_status_code(status) == EAGER_FAILED_PRECONDITION);
  eager_status_release(status);
  o->set_float("learning_rate", 1);  // replaces the op
  CHECK(message_of(*o, {w.get()}, {g.get()}).empty());
  CHECK(read<double>(*w)[0] == -6);
  CHECK(read<double>(*count)[0] == -8);
  eager_op_release(step_op);
  eager_op_release(rate_op);
  eager_function_release(step);
  eager_function_release(schedule);
}

TEST_CASE("hyperparameters out of their range are refused") {
  start_devices();
  Optimizer adam = Optimizer::adopt(new eager_optimizer("adam"));
  auto refusal = [&](const char* attr, double value) -> std::string {
    try {
      adam->set_float(attr, value);
    } catch (const Error& e) {
      CHECK(e.code == Code::invalid_argument);
      return e.message;
    }
    return "";
  };
  for (const char* attr : {"learning_rate", "beta_1", "beta_2", "epsilon", "weight_decay"}) {
    CHECK(refusal(attr, -1) == std::string(attr) + " must not be negative, got -1");
    CHECK(refusal(attr, std::nan("")) == std::string(attr) + " must be finite, got nan");
    CHECK(refusal(attr, INFINITY).find(" must be ") != std::string::npos);
    CHECK(refusal(attr, 0) == "");
  }
  CHECK(refusal("learning_rate", INFINITY) == "learning_rate must be finite, got inf");
  CHECK(refusal("beta_1", 1) == "beta_1 must be less than 1, got 1");
  Variable w = variable(tensor<float>({}, std::vector{1.0}));
  TensorRef g = tensor<float>({}, std::vector{1.0});
  adam->set_learning_rate(tensor<float>({}, std::vector{-0.5}));
  CHECK(message_of(*adam, {w.get()}, {g.get()}) == "learning_rate must not be negative, got -0.5");
  adam->set_learning_rate(tensor<float>({}, std::vector<double>{INFINITY}));
  CHECK(message_of(*adam, {w.get()}, {g.get()}) == "learning_rate must be finite, got inf");
  CHECK(read<float>(*w)[0] == 1);
}

TEST_CASE("one call updates many variables of several dtypes") {
  start_devices();
  Optimizer o = make("sgd", Rate::number);
  std::vector<Variable> owners;
  std::vector<TensorRef> grads;
  for (int i = 0; i < 60; ++i) {
    const std::vector<double> ones(static_cast<size_t>(i * i * 20), 1.0);
    const Shape shape{i, i * 20};
    owners.push_back(variable(i % 3 ? tensor<float>(shape, ones) : tensor<double>(shape, ones)));
    grads.push_back(i % 3 ? tensor<float>(shape, ones) : tensor<double>(shape, ones));
  }
  std::vector<eager_variable*> v;
  std::vector<eager_tensor*> g;
  for (int i = 0; i < 60; ++i) v.push_back(owners[i].get()), g.push_back(grads[i].get());
  CHECK(message_of(*o, v, g).empty());
  for (int i = 1; i < 60; ++i) {
    const std::vector<double> all = i % 3 ? read<float>(*v[i]) : read<double>(*v[i]);
    CHECK(all.front() == Approx(0.9));
    CHECK(all.back() == Approx(0.9));
  }
}

TEST_CASE("an optimizer refuses wrong names, variables and gradients") {
  start_devices();
  try {
    eager_optimizer o("sgdd");
    FAIL("made");
  } catch (const Error& e) {
    CHECK(e.code == Code::not_found);
  }
  Optimizer o = make("sgd", Rate::number);
  CHECK_THROWS_AS(o->set_float("beta_1", 0.5), Error);
  CHECK_THROWS_AS(o->set_float(nullptr, 0.5), Error);
  CHECK_THROWS_AS(o->set_bool("momentum", true), Error);
  CHECK_THROWS_AS(o->set_learning_rate(tensor<float>({2}, std::vector{1.0, 2.0})), Error);
  CHECK_THROWS_AS(o->set_learning_rate(tensor<int64_t>({}, std::vector{1})), Error);
  Variable w = variable(tensor<float>({2}, std::vector{1.0, 2.0}), "w"),
           i = variable(tensor<int64_t>({2}, std::vector{1, 2}), "i");
  TensorRef g = tensor<float>({2}, std::vector{1.0, 2.0}), d = tensor<double>({2}, std::vector{1.0, 2.0}),
            g3 = tensor<float>({3}, std::vector{1.0, 2.0, 3.0});
  CHECK(message_of(*o, {w.get()}, {g3.get()}) == "the gradient of variable 'w' has shape [3], the variable [2]");
  CHECK(message_of(*o, {w.get()}, {d.get()}) == "the gradient of variable 'w' is float64, the variable float32");
  CHECK(message_of(*o, {i.get()}, {g.get()}) == "variable 'i' of dtype int64 cannot be trained");
  CHECK(message_of(*o, {w.get(), w.get()}, {g.get(), g.get()}) == "variable 'w' is given twice");
  CHECK(message_of(*o, {nullptr}, {g.get()}) == "variables[0] is not a variable");
  CHECK(message_of(*o, {}, {}).empty());
  Optimizer adam = make("adam", Rate::number);
  CHECK(message_of(*adam, {w.get()}, {nullptr}).empty());
  CHECK(message_of(*o, {w.get(), w.get()}, {g.get(), nullptr}) == "variable 'w' is given twice");
  CHECK(message_of(*o, {i.get()}, {nullptr}) == "variable 'i' of dtype int64 cannot be trained");
  eager_variable* integers[] = {i.get()};
  CHECK_THROWS_AS(adam->build(integers, 1), Error);
  CHECK(adam->num_variables() == 1);
  eager_variable* all[] = {w.get()};
  adam->build(all, 1);
  eager_variable* slot = adam->variable(1);
  CHECK(message_of(*adam, {w.get(), slot}, {g.get(), g.get()}) == "variable 'w/m' is an optimizer's slot");
  CHECK(message_of(*o, {slot}, {g.get()}) == "variable 'w/m' is an optimizer's slot");
  eager_variable* slots[] = {slot};
  CHECK_THROWS_AS(o->build(slots, 1), Error);
  CHECK(read<float>(*w)[0] == 1);
}

TEST_CASE("updates on several threads do not mix") {
  start_devices();
  Variable a = variable(tensor<double>({50}, std::vector<double>(50, 0.0))),
           b = variable(tensor<double>({50}, std::vector<double>(50, 0.0)));
  TensorRef g = tensor<double>({50}, std::vector<double>(50, -1.0));
  std::atomic<bool> stop{false};
  std::atomic<int> torn{0};
  std::thread reader([&] {
    while (!stop) {
      const std::vector<double> all = read<double>(*a);
      torn += all.front() != all.back();
    }
  });
  std::vector<std::thread> writers;
  for (int t = 0; t < 4; ++t) {
    writers.emplace_back([&, t] {
      Optimizer o = Optimizer::adopt(new eager_optimizer("sgd"));
      o->set_float("learning_rate", 1);
      for (int i = 0; i < 500; ++i) {
        if (t % 2) message_of(*o, {a.get(), b.get()}, {g.get(), g.get()});
        else message_of(*o, {b.get(), a.get()}, {g.get(), g.get()});
      }
    });
  }
  for (std::thread& t : writers) t.join();
  stop = true;
  reader.join();
  CHECK(torn == 0);
  CHECK(read<double>(*a) == std::vector<double>(50, 2000.0));
  CHECK(read<double>(*b) == std::vector<double>(50, 2000.0));
}

TEST_CASE("updates run on a device, and the host does not wait for the learning rate", "[device]") {
  Ref<eager_context> ctx = new_context();
  testing::add_test_devices();
  const int device = find_device("test:0");
  const auto there = [&](TensorRef t) { return copy_to_device(t, device); };
  const auto first = [](eager_variable& v) {
    return static_cast<float*>(copy_to_device(v.read(), kHostDevice)->data)[0];
  };
  Variable w = variable(there(tensor<float>({100}, std::vector<double>(100, 1.0)))),
           rate = variable(there(tensor<float>({}, std::vector{0.5})));
  Variable rows = variable(there(tensor<float>({3, 2}, std::vector<double>(6, 1.0))));
  TensorRef sparse = TensorRef::adopt(new_sparse_rows(Shape{3, 2}, tensor<int64_t>({2}, std::vector{0, 0}),
                                                      tensor<float>({2, 2}, std::vector<double>(4, 1.0))));
  TensorRef g = tensor<float>({100}, std::vector<double>(100, 1.0));  // lies on the host; the update copies it
  for (const char* name : {"sgd", "momentum"}) {
    w->assign(tensor<float>({100}, std::vector<double>(100, 1.0)));
    rows->assign(tensor<float>({3, 2}, std::vector<double>(6, 1.0)));
    Optimizer o = Optimizer::adopt(new eager_optimizer(name));
    o->set_learning_rate(*rate);
    testing::hold(0);
    CHECK(message_of(*o, {w.get(), rows.get()}, {g.get(), sparse.get()}).empty());
    CHECK(message_of(*o, {w.get(), rows.get()}, {g.get(), sparse.get()}).empty());
    testing::let_go(0);
    const double steps = std::string(name) == "sgd" ? 2 : 2.9;
    CHECK(first(*w) == Approx(1 - 0.5 * steps));
    CHECK(first(*rows) == Approx(1 - steps));
    o->set_learning_rate(there(tensor<double>({}, std::vector{0.25})));
    Variable host = variable(tensor<float>({2}, std::vector{1.0, 1.0}));
    TensorRef host_g = tensor<float>({2}, std::vector{1.0, 1.0});
    CHECK(message_of(*o, {host.get()}, {host_g.get()}).empty());
    CHECK(first(*host) == 0.75);
  }
}

TEST_CASE("an update op can be executed as an ordinary op") {
  Ref<eager_context> ctx = new_context();
  Ref<eager_op> op = Ref<eager_op>::adopt(new_op("apply_adam"));
  op->set_float("learning_rate", 0.1);
  op->set_int("step", 1);
  TensorRef x = tensor<float>({2}, std::vector{1.0, 2.0}), zero = tensor<float>({2}, std::vector{0.0, 0.0}),
            g = tensor<float>({2}, std::vector{3.0, -4.0});
  eager_tensor* inputs[] = {x.get(), zero.get(), zero.get(), g.get()};
  eager_tensor* outputs[3];
  int32_t n = 3;
  execute(*ctx, {*op, inputs, 4, outputs, n});
  REQUIRE(n == 3);
  CHECK(static_cast<float*>(outputs[0]->data)[0] == Approx(0.9));
  CHECK(static_cast<float*>(outputs[0]->data)[1] == Approx(2.1));
  CHECK(static_cast<float*>(x->data)[0] == 1);
  for (eager_tensor* t : outputs) t->release();
}
