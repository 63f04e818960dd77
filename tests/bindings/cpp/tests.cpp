// Tests of the C++ binding: values, gradients, functions.
#include "check.h"

#include <cmath>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <sstream>

using namespace eager;

static bool same(const Tensor& t, const std::vector<float>& values) { return t.to_vector<float>() == values; }

template <class T>
static void round_trip(const std::vector<T>& values) {
  const Tensor t(values, {2, 2});
  CHECK(t.dtype() == dtype_of<T>);
  CHECK((t.shape() == std::vector<int64_t>{2, 2}));
  CHECK(t.to_vector<T>() == values);
}

TEST(every_dtype_comes_back) {
  round_trip<bool>({true, false, false, true});
  round_trip<int8_t>({-128, -1, 0, 127});
  round_trip<int16_t>({-32768, -1, 0, 32767});
  round_trip<int32_t>({INT32_MIN, -1, 0, INT32_MAX});
  round_trip<int64_t>({INT64_MIN, -1, 0, INT64_MAX});
  round_trip<long long>({INT64_MIN, -1, 0, INT64_MAX});
  round_trip<uint8_t>({0, 1, 2, 255});
  round_trip<uint16_t>({0, 1, 2, 65535});
  round_trip<uint32_t>({0, 1, 2, UINT32_MAX});
  round_trip<uint64_t>({0, 1, 2, UINT64_MAX});
  round_trip<float>({-1.5f, 0, 1e-45f, INFINITY});
  round_trip<double>({-1.5, 0, 5e-324, HUGE_VAL});
  round_trip<std::complex<float>>({{1, 2}, {3, 4}, {-1, 0}, {0, 1}});
  round_trip<std::complex<double>>({{1, 2}, {3, 4}, {-1, 0}, {0, 1}});
  const std::vector<std::string> texts = {"", "a", std::string("b\0c", 3), "\xc3\xbc"};
  CHECK(Tensor::strings(texts, {4}).to_strings() == texts);
}

// Halves are converted as the library's casts do, for every number of 16 bits and the floats around them.
TEST(half_floats_are_the_librarys) {
  std::vector<Float16> halves(65536);
  std::vector<BFloat16> bfloats(65536);
  for (int i = 0; i < 65536; ++i) halves[i].bits = bfloats[i].bits = static_cast<uint16_t>(i);
  std::vector<float> as_floats;
  for (const Float16 one : halves) as_floats.push_back(float(one));
  for (const BFloat16 one : bfloats) as_floats.push_back(float(one));
  for (size_t i = 0; i < 131072; i += 3) as_floats.push_back(std::nextafter(as_floats[i] * 1.0004883f, INFINITY));
  const auto bits = [](float x) { return std::isnan(x) ? 0u : detail::bits_of(x); };
  const std::vector<float> cast = eager::cast(Tensor(halves), DType::float32).to_vector<float>();
  const std::vector<float> cast_b = eager::cast(Tensor(bfloats), DType::float32).to_vector<float>();
  for (size_t i = 0; i < 65536; ++i) {
    if (bits(cast[i]) != bits(as_floats[i]) || bits(cast_b[i]) != bits(as_floats[65536 + i])) CHECK(i == 65536);
  }
  const std::vector<Float16> down = eager::cast(Tensor(as_floats), DType::float16).to_vector<Float16>();
  const std::vector<BFloat16> down_b = eager::cast(Tensor(as_floats), DType::bfloat16).to_vector<BFloat16>();
  for (size_t i = 0; i < as_floats.size(); ++i) {
    if (std::isnan(as_floats[i])) continue;
    if (down[i].bits != Float16(as_floats[i]).bits || down_b[i].bits != BFloat16(as_floats[i]).bits) {
      CHECK(as_floats[i] == 0 && i == 0);
    }
  }
}

TEST(tensors_of_lists) {
  CHECK(Tensor({1, 2}).str() == "[1 2]");
  CHECK(Tensor{{1, 2}, {3, 4}}.str() == "[[1 2]\n [3 4]]");
  CHECK((Tensor{{{1.f}, {2.f}}, {{3.f}, {4.f}}}.shape() == std::vector<int64_t>{2, 2, 1}));
  CHECK(Tensor{true, false}.dtype() == DType::bool_);
  CHECK(Tensor::scalar(2.5).str() == "2.5");
  CHECK((Tensor{6}.shape() == std::vector<int64_t>{1}));
  CHECK((Tensor(std::vector<float>{}, {0, 3}).shape() == std::vector<int64_t>{0, 3}));
  CHECK_FAILS(Code::invalid_argument, "different lengths", Tensor{{1, 2}, {3}});
}

TEST(operators) {
  const Tensor a{1.f, 2.f}, b{3.f, 5.f};
  CHECK(same(a + b, {4, 7}));
  CHECK(same(a - 1, {0, 1}));
  CHECK(same(6 / b, {2, 1.2f}));
  CHECK(same(-a * 2.0, {-2, -4}));
  CHECK(same(b % 3, {0, 2}));
  CHECK((a < 1.5).to_vector<bool>() == std::vector<bool>({true, false}));
  CHECK((a == a).to_vector<bool>() == std::vector<bool>({true, true}));
  CHECK((Tensor{6, 5} & Tensor{3, 4}).to_vector<int>() == std::vector<int>({2, 4}));
  CHECK((~Tensor{0}).item<int>() == -1);
  CHECK(a.dtype() == (a + 1).dtype());
  CHECK((Tensor{1, 2} + true).to_vector<int>() == std::vector<int>({2, 3}));
  Tensor c = a;
  c += b;
  c *= 2;
  c -= 1;
  c /= 2.0;
  CHECK(same(c, {3.5f, 6.5f}));
  const Variable v(a);
  CHECK(same(v * b + v, {4, 12}));
  CHECK(same(Tensor{{1.f, 2.f}, {3.f, 4.f}}[1], {3, 4}));
  CHECK(same(Tensor{{1.f, 2.f}, {3.f, 4.f}}[-2], {1, 2}));
}

TEST(views_keep_their_memory) {
  View<float> view = (Tensor{1.f, 2.f} + 1).view<float>();
  CHECK(view.size() == 2 && view[1] == 3);
  float sum = 0;
  for (const float one : view) sum += one;
  CHECK(sum == 5);
}

TEST(memory_of_the_program) {
  std::vector<float> values = {1, 2, 3, 4};
  int released = 0;
  {
    const Tensor t = Tensor::wrap(values.data(), 4, {2, 2}, [&] { ++released; });
    CHECK(t.view<float>().data() == values.data());
    const Tensor row = t[1];
    CHECK(released == 0);
  }
  CHECK(released == 1);
  CHECK_FAILS(Code::invalid_argument, "", Tensor::wrap(values.data(), 4, {3}, [&] { ++released; }));
  CHECK(released == 2);
  Tensor::wrap(values.data(), 4, {4}, [&] {
    ++released;
    throw std::runtime_error("nobody takes it");
  });
  CHECK(released == 3);
  const float* data = values.data();
  CHECK(Tensor::move(std::move(values), {4}).view<float>().data() == data);
}

TEST(dlpack) {
  const Tensor t{1.f, 2.f};
  CHECK(same(Tensor::from_dlpack(t.to_dlpack()), {1, 2}));
  const DLPack unused = t.to_dlpack(DLPackOptions().copy(true));
  CHECK(unused.get() != nullptr);
  CHECK_FAILS(Code::invalid_argument, "", Tensor::from_dlpack(DLPack(nullptr)));
}

TEST(text) {
  std::ostringstream stream;
  stream << Tensor{1.5f, 2.f} << " " << Variable(Tensor::scalar(3)) << std::hex;
  CHECK(stream.str() == "[1.5 2. ] 3");
  CHECK(Tensor{1.0 / 3}.str(FormatOptions().precision(2)) == "[0.33]");
  CHECK(Tensor{1.0 / 3}.str(FormatOptions().precision(0)) == "[0.]");
}

TEST(gradients) {
  const Tensor x{1.f, 2.f, 3.f};
  CHECK(same(gradient([](const Tensor& t) { return t * t; })(x), {2, 4, 6}));
  const auto cube = [](const Tensor& t) { return t * t * t; };
  CHECK(same(gradient(gradient(cube))(x), {6, 12, 18}));
  const auto [value, gradients] = value_and_gradient([](const Tensor& a, const Tensor& b) { return sum(a * b); })(x, x);
  CHECK(value.item<float>() == 14 && same(gradients[0], {1, 2, 3}) && same(gradients[1], {1, 2, 3}));

  Tape tape(TapeOptions().persistent(true));
  const Variable w(x, "w"), other(x, "other");
  tape.watch(x);
  const Tensor y = x * w;
  const std::vector<Tensor> all = tape.gradient(y, {w, x, other});
  CHECK(same(all[0], {1, 2, 3}) && same(all[1], {1, 2, 3}) && !all[2]);
  CHECK(same(tape.gradient(y, x, GradientOptions().output_gradients({x})), {1, 4, 9}));
  CHECK(same(tape.gradient({y, y}, w), {2, 4, 6}));
  CHECK(same(tape.gradient(y, other, GradientOptions().unconnected_zero(true)), {0, 0, 0}));
  CHECK(tape.watched().size() == 1 && tape.watched()[0].name() == "w");
  tape.reset();
  CHECK(tape.watched().empty() && tape.is_recording());
}

TEST(pauses) {
  const Tensor x{2.f};
  Tape tape;
  tape.watch(x);
  {
    const PauseTapes paused;
    CHECK(!tape.gradient(x * x, {x}).empty());
  }
  Tape second;
  second.watch(x);
  second.pause();
  const Tensor y = x * x;
  CHECK(!second.is_recording());
  second.resume();
  CHECK(!second.gradient(y, x));
  CHECK_FAILS(Code::failed_precondition, "", (second.gradient(y, x)));
}

TEST(custom_gradients) {
  const auto log1pexp = custom_gradient([](const Tensor& x) {
    const Tensor e = exp(x);
    return with_gradient(log(1 + e), [e](const Tensor& dy) { return dy * (1 - 1 / (1 + e)); });
  });
  CHECK(gradient(log1pexp)(Tensor::scalar(100.f)).item<float>() == 1);
  CHECK(gradient(gradient(log1pexp))(Tensor::scalar(0.f)).item<float>() == 0.25f);
  const auto two = custom_gradient([](const Tensor& a, const Tensor& b) {
    return with_gradient(a + b, [](const Tensor& dy) { return std::array<Tensor, 2>{dy * 2, dy * 3}; });
  });
  const auto both = gradient(two)(Tensor{1.f}, Tensor{1.f});
  CHECK(same(both[0], {2}) && same(both[1], {3}));
}

TEST(training) {
  std::vector<float> xs, ys;
  for (int i = 0; i < 64; ++i) xs.push_back(float(i) / 32 - 1), ys.push_back(3 * xs.back() + 2);
  const Tensor x(xs), y(ys);
  const Variable w(Tensor::scalar(0.f), "w"), b(Tensor::scalar(0.f), "b");
  const SGD sgd(SGDOptions().learning_rate(0.1).momentum(0.5));
  for (int i = 0; i < 300; ++i) sgd.minimize([&] { return mean(square(x * w + b - y)); }, {w, b});
  CHECK(std::fabs(w.read().item<float>() - 3) < 1e-4f && std::fabs(b.read().item<float>() - 2) < 1e-4f);
  CHECK(sgd.variables()[0].name() == "step" && sgd.variables().size() == 3);
  CHECK(sgd.slot(w, "momentum").name() == "w/momentum" && !sgd.slot(w, "m"));
  CHECK(!sgd.slot(Variable(), "m"));

  const Optimizer adam = Adam(AdamOptions().learning_rate(1));
  adam.build({w});
  CHECK(adam.variables().size() == 3);
  adam.set("beta_1", 0.5);
  adam.set_learning_rate(Tensor::scalar(0.f));
  adam.apply({Tensor::scalar(1.f)}, {w});
  CHECK(std::fabs(w.read().item<float>() - 3) < 1e-4f);
  adam.set_learning_rate(Variable(Tensor::scalar(0.f)));
  adam.apply({Tensor()}, {w});
  adam.set_learning_rate(trace([] { return Tensor::scalar(1.f) * 0; }));
  adam.apply({Tensor::scalar(1.f)}, {w});
  CHECK(std::fabs(w.read().item<float>() - 3) < 1e-4f);
}

TEST(variables) {
  const Variable v(Tensor{1.f, 2.f}, "v", false);
  CHECK(v.name() == "v" && !v.trainable() && v.dtype() == DType::float32 && v.rank() == 1 && v.device() == "cpu:0");
  const Tensor before = v.read();
  v.assign_add(1);
  v.assign_sub(Tensor{0.f, 1.f});
  CHECK(same(v.read(), {2, 2}) && same(before, {1, 2}));
  v.assign(before);
  v.set_trainable(true);
  CHECK(v.trainable() && same(v.read(), {1, 2}));
  CHECK_FAILS(Code::invalid_argument, "", (v.assign(Tensor{1.f}), 0));
}

TEST(functions) {
  const Variable v(Tensor{1.f, 1.f}, "v");
  const Function f = trace(
      "f",
      [&](const Tensor& x, const Tensor& y) {
        return std::vector<Tensor>{x + v, x * y};
      },
      Spec{DType::float32, {-1}}, Spec{DType::float32, {2}});
  const Tensor x{1.f, 2.f};
  const std::vector<Tensor> both = f.call({x, x});
  CHECK(same(both[0], {2, 3}) && same(both[1], {1, 4}));
  CHECK(f.name() == "f" && f.inputs().size() == 2 && f.inputs()[0].shape[0] == -1 && f.outputs().size() == 2);
  CHECK(f.variables().size() == 1 && f.variables()[0].name() == "v" && f.optimizers().empty() && f.is_current());
  CHECK(f.str().find("multiply") != std::string::npos && f.graphviz().find("digraph") != std::string::npos);
  const Function square = trace([](const Tensor& t) { return t * t; }, Spec{DType::float32, {}});
  square.set_option("relaxed_math", true);
  CHECK(square(3).item<float>() == 9);
  CHECK(gradient([&](const Tensor& t) { return square(t); })(Tensor::scalar(3.f)).item<float>() == 6);
  const Function assigns = trace([&] { v.assign_add(1); });
  CHECK(!assigns());
  CHECK(same(v.read(), {2, 2}));
  CHECK_FAILS(Code::not_found, "", Function::load("/nowhere/f"));
  CHECK_FAILS(Code::not_found, "", Function::import_onnx("/nowhere/f"));
}

TEST(control_flow) {
  const Spec number{DType::float32, {}};
  const Function more = trace([](const Tensor& x) { return x < 100; }, number);
  const Function twice = trace([](const Tensor& x) { return x * 2; }, number);
  CHECK(while_loop({Tensor::scalar(3.f)}, more, twice)[0].item<float>() == 192);
  CHECK(while_loop({Tensor::scalar(3.f)}, more, twice, WhileLoopOptions().maximum_iterations(1))[0].item<float>() == 6);
  const Function negated = trace([](const Tensor& x) { return -x; }, number);
  CHECK(cond({true, Tensor::scalar(3.f)}, twice, negated)[0].item<float>() == 6);
  CHECK(cond({false, Tensor::scalar(3.f)}, twice, negated)[0].item<float>() == -3);
  CHECK(same(eager::map({Tensor{1.f, 2.f}}, twice)[0], {2, 4}));
}

TEST(host_ops) {
  int calls = 0;
  const Op op = host_op("count", [&](const std::vector<Tensor>& given) { return ++calls, given[0] + 1; },
                        {Spec{DType::float32, {-1}}});
  const Function f = trace([&](const Tensor& x) { return op(x) * 2; }, Spec{DType::float32, {2}});
  CHECK(same(f(Tensor{1.f, 2.f}), {4, 6}) && same(f(Tensor{1.f, 2.f}), {4, 6}) && calls == 2);
}

TEST(prepared_ops) {
  const Op sum("sum");
  sum.set("axis", std::vector<int64_t>{1});
  sum.set("keepdims", true);
  sum.set_device("cpu:0");
  CHECK(sum.name() == "sum");
  CHECK(same(sum(Tensor{{1.f, 2.f}}), {3}));
  CHECK(same(Op("softmax").run({Tensor{{1.f}, {1.f}}}, {0})[0], {0.5f, 0.5f}));
  CHECK_FAILS(Code::failed_precondition, "", (sum.set("keepdims", false), 0));
  CHECK_FAILS(Code::invalid_argument, "", (Op("sum").set("axes", 1), 0));
  CHECK_FAILS(Code::not_found, "", Op("no_such_op"));
}

TEST(many_outputs) {
  const std::vector<Tensor> parts = split(Tensor(std::vector<float>(100, 1)), 100);
  CHECK(parts.size() == 100 && same(parts[99], {1}));
  const ClipByGlobalNormOutputs clipped = clip_by_global_norm({Tensor{3.f}, Tensor{4.f}});
  CHECK(clipped.global_norm.item<float>() == 5 && clipped.ys.size() == 2);
}

TEST(sparse_rows) {
  const Tensor x{{1.f, 2.f}, {3.f, 4.f}};
  const Tensor g = gradient([](const Tensor& t) { return gather(t, Tensor{1, 1}); })(x);
  CHECK(g.is_sparse_rows() && g.sparse_rows().indices.num_elements() == 2 && same(g.to_dense(), {0, 0, 2, 2}));
  CHECK_FAILS(Code::invalid_argument, "", x.sparse_rows());
}

TEST(schedules) {
  const CosineDecay cosine(CosineDecayOptions().initial_learning_rate(0.5).decay_steps(10));
  CHECK(cosine.rate(0) == 0.5 && cosine.rate(10) == 0);
  const PiecewiseConstantDecay steps(PiecewiseConstantDecayOptions().boundaries({0}).values({1, 0.5}));
  CHECK(steps.json() == R"({"kind":"step","attributes":{"boundaries":[0.0],"values":[1.0,0.5]}})");
  const SGD sgd(SGDOptions().accumulation_steps(2).clip_value(1).weight_decay(0.5).exclude_from_weight_decay({"v?"}));
  sgd.set_learning_rate(steps);
  const Variable w(Tensor{8.f}, "w"), v(Tensor{8.f}, "v1");
  for (int i = 0; i < 4; ++i) sgd.apply({Tensor{2.f}, Tensor{2.f}}, {w, v});
  CHECK(same(w.read(), {1.75f}) && same(v.read(), {6.5f}));
  CHECK_FAILS(Code::failed_precondition, "", steps.set("values", std::vector<double>{1}));
  CHECK_FAILS(Code::invalid_argument, "", cosine.set("staircase", true));
  CHECK_FAILS(Code::invalid_argument, "", Schedule("step").rate(0));
  CHECK_FAILS(Code::not_found, "", Schedule("no_such_schedule"));
}

TEST(devices_and_settings) {
  CHECK(devices()[0] == "cpu:0" && num_devices("cpu") == 1 && device().empty());
  {
    const DeviceScope scope("cpu:0");
    CHECK(device() == "cpu:0");
  }
  CHECK(device().empty());
  CHECK((Tensor{1} + 1).to("/device:CPU:0").device() == "cpu:0");
  CHECK_FAILS(Code::not_found, "", DeviceScope("gpu:77"));
  CHECK_FAILS(Code::invalid_argument, "", DeviceScope("cpu:x"));
  CHECK(device().empty());
  allow_tf32(true);
  allow_tf32(false);
  set_load_limit(0);
  set_memory_limit("cpu:0", 0);
  synchronize();
  CHECK(stream("cpu:0") == nullptr && !version().empty());
  CHECK(build_info().find("\"simd\"") != std::string::npos);
  CHECK(registry_json().size() > 1000 && op_json("add").find("x1") != std::string::npos);
  CHECK(kinds_json("optimizers").find("adam") != std::string::npos);
  CHECK(kinds_json("schedules").find("cosine") != std::string::npos);
  CHECK(name(DType::bfloat16) == "bfloat16" && size(DType::bfloat16) == 2);
}

TEST(seeds_and_forks) {
  const auto draw = [](const Context& context) {
    const ContextScope scope(context);
    return random_uniform(RandomUniformOptions().shape({4})).to_vector<float>();
  };
  const Context one(ContextOptions().seed(7)), other(ContextOptions().seed(7));
  const Context first = one.fork(), second = one.fork(), again = other.fork();
  CHECK(draw(first) == draw(again));
  CHECK(draw(second) != draw(first));
  CHECK(draw(one) == draw(other));
  const auto seeded = [&](uint64_t seed) { return draw(Context(ContextOptions().seed(seed))); };
  CHECK(seeded(0) == seeded(0) && seeded(0) != seeded(7));  // 0 is a seed as any other
  CHECK(draw(Context()) != draw(Context()));
  set_seed(3);
  const Tensor a = random_normal(RandomNormalOptions().shape({4}));
  set_seed(3);
  CHECK(same(random_normal(RandomNormalOptions().shape({4})), a.to_vector<float>()));
}

// ---- Layers

TEST(a_layer_makes_its_variables_at_the_first_call) {
  const nn::Dense layer(3, nn::DenseOptions().name("hidden").activation("relu").kernel_initializer("ones"));
  CHECK(layer.kind() == "dense" && layer.name() == "hidden" && !layer.is_built() && layer.variables().empty());
  const Tensor x{{1.f, 2.f}, {-3.f, -4.f}};
  CHECK(same(layer(x), {3, 3, 3, 0, 0, 0}));
  CHECK(layer.is_built() && layer.variables().size() == 2);
  CHECK(layer.variable("bias").name() == "hidden/bias" && !layer.variable("karnel"));
  CHECK(layer.json().find("\"units\":3") != std::string::npos);
  const Layer copy = Layer::from_json(layer.json());
  CHECK(!copy.is_built());
  copy.build({{DType::float32, {-1, 2}}});
  CHECK(copy.variables().size() == 2);
  copy.set_variable("kernel", layer.variable("kernel"));
  CHECK(same(copy(x), {3, 3, 3, 0, 0, 0}));
  CHECK(same(initial_value("constant value=2", {2}), {2, 2}));
}

TEST(layers_in_a_row_are_trained) {
  set_seed(1);
  const Sequential model{nn::Dense(4, nn::DenseOptions().activation("tanh")), nn::Dropout(0.0), nn::Dense(1)};
  const Tensor x{{0.f}, {1.f}}, y{{1.f}, {-1.f}};
  const Adam optimizer(AdamOptions().learning_rate(0.1));
  auto loss = [&] { return mean(square(model(x, true) - y)); };
  loss();
  CHECK(model.trainable_variables().size() == 4 && model.modules().size() == 3);
  const float first = optimizer.minimize(loss, model.trainable_variables()).item<float>();
  for (int i = 0; i < 100; ++i) optimizer.minimize(loss, model.trainable_variables());
  CHECK(loss().item<float>() < 0.01f * first);
}

TEST(modules_of_a_sequence_may_share_and_nest) {
  struct Doubled {  // a module of the program's own
    Variable scale{Tensor::scalar(2.f)};
    Tensor operator()(const Tensor& x, bool) const { return x * scale; }
    std::vector<Variable> variables() const { return {scale}; }
  };
  const nn::Dense first(2), tied(2);
  const Sequential model{first, Sequential{tied, Doubled()}, first};
  const Tensor x{{1.f, 2.f}};
  model(x);
  tied.set_variable("kernel", first.variable("kernel"));
  CHECK(model.variables().size() == 4);  // a kernel, two biases and the scale
  const SGD optimizer(SGDOptions().learning_rate(0.01));
  optimizer.minimize([&] { return mean(square(model(x, true))); }, model.trainable_variables());
  CHECK(detail::keyed_variables("m", Module(model))[4].key == "m/layers/1/layers/1/0");
}

TEST(a_layer_says_what_does_not_fit) {
  const nn::Dense layer(3, nn::DenseOptions().name("hidden"));
  layer(Tensor{{1.f, 2.f}});
  CHECK_FAILS(Code::invalid_argument, "layer \"hidden\"", layer(Tensor{{1.f, 2.f, 3.f}}));
  CHECK_FAILS(Code::failed_precondition, "has been built", layer.set("units", 4));
  CHECK_FAILS(Code::invalid_argument, "has no variable \"karnel\"",
              layer.set_variable("karnel", layer.variable("bias")));
  CHECK_FAILS(Code::not_found, "danse", Layer("danse"));
  CHECK_FAILS(Code::data_loss, "", Layer::from_json("{"));
  CHECK_FAILS(Code::invalid_argument, "", Layer()(Tensor{1.f}));
}

// A folder that is removed with its files.
struct Folder {
  std::filesystem::path path;
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "eager-XXXXXX").string();
    path = mkdtemp(name.data());
  }
  ~Folder() { std::filesystem::remove_all(path); }
  std::string operator/(const char* name) const { return (path / name).string(); }
};

TEST(a_training_goes_on_from_a_checkpoint) {
  const Folder folder;
  const Tensor x{{0.f}, {1.f}}, y{{1.f}, {-1.f}};
  struct Training {
    Sequential model{nn::Dense(4, nn::DenseOptions().activation("tanh")), nn::Dense(1)};
    Adam optimizer{AdamOptions().learning_rate(0.1)};
    void run(const Tensor& x, const Tensor& y, int steps) {
      for (int i = 0; i < steps; ++i) {
        optimizer.minimize([&] { return mean(square(model(x, true) - y)); }, model.trainable_variables());
      }
    }
  };
  set_seed(1);
  Training straight, resumed;
  straight.model(x);
  resumed.model(x);
  straight.run(x, y, 3);
  resumed.run(x, y, 2);
  const CheckpointWriter writer;
  writer.add("model", straight.model);
  writer.add("optimizer", straight.optimizer);
  writer.add("note", "three steps");
  writer.add_random_state();
  writer.commit(folder / "run-1.safetensors", CommitOptions{false, true, 1});
  const Tensor next = random_normal(RandomNormalOptions().shape({3}));
  straight.run(x, y, 3);

  CHECK(latest_checkpoint(folder.path.string()) == folder / "run-1.safetensors");
  const Checkpoint checkpoint(latest_checkpoint(folder.path.string()));
  checkpoint.restore("model", resumed.model);
  checkpoint.restore("optimizer", resumed.optimizer, "model", resumed.model);
  checkpoint.restore_random_state();
  CHECK(same(random_normal(RandomNormalOptions().shape({3})), next.to_vector<float>()));
  resumed.run(x, y, 3);
  for (size_t i = 0; i < 4; ++i) {
    CHECK(same(resumed.model.variables()[i].read(), straight.model.variables()[i].read().to_vector<float>()));
  }
  std::string keys;
  for (const Checkpoint::Entry& e : checkpoint.entries()) keys += e.key + " ";
  CHECK(keys.find("model/layers/0/bias model/layers/0/kernel model/layers/1/bias model/layers/1/kernel ") == 0);
  CHECK(keys.find("optimizer/slots/model/layers/0/kernel/m ") != keys.npos);
  CHECK(checkpoint.text("note") == "three steps" && checkpoint.contains("random") && !checkpoint.contains("lost"));
}

TEST(entries_of_a_checkpoint) {
  const Folder folder;
  const CheckpointWriter writer;
  writer.add("t", Tensor{{1.f, 2.f}});
  writer.add("v", Variable(Tensor{1.f}));
  writer.commit(folder / "c");
  const Checkpoint checkpoint(folder / "c");
  const std::vector<Checkpoint::Entry> entries = checkpoint.entries();
  CHECK(entries.size() == 2 && entries[0].key == "t" && entries[0].dtype == DType::float32 && !entries[0].is_text);
  CHECK((entries[0].shape == std::vector<int64_t>{1, 2}) && entries[0].num_bytes == 8 &&
        entries[0].stored_dtype == "F32");
  CHECK(same(checkpoint.read("t"), {1, 2}));
  const RandomState state = random_state();
  const Tensor first = random_normal(RandomNormalOptions().shape({2}));
  set_random_state(state);
  CHECK(same(random_normal(RandomNormalOptions().shape({2})), first.to_vector<float>()));
}

TEST(what_a_checkpoint_refuses) {
  const Folder folder;
  const Variable a(Tensor{7.f}), b(Tensor{8.f, 9.f});
  const CheckpointWriter writer;
  writer.add("a", Tensor{1.f});
  CHECK_FAILS(Code::already_exists, "key a has been added", writer.add("a", a));
  CHECK_FAILS(Code::invalid_argument, "NUL", writer.add(std::string("a\0b", 3), a));
  CHECK_FAILS(Code::invalid_argument, "not UTF-8", writer.add("\xff", a));
  CHECK_FAILS(Code::failed_precondition, "no variables yet", writer.add("m", Sequential{nn::Dense(1)}));
  CHECK_FAILS(Code::not_found, "", writer.commit(folder / "no/c"));
  writer.commit(folder / "c");
  const Checkpoint checkpoint(folder / "c");
  CHECK_FAILS(Code::not_found, "Key b not found in checkpoint", checkpoint.restore({{"a", a}, {"b", b}}));
  CHECK_FAILS(Code::invalid_argument, "is float32 [2]", checkpoint.restore({{"a", a}, {"a", b}}));
  CHECK(same(a.read(), {7}));
  CHECK_FAILS(Code::not_found, "", checkpoint.text("a"));
  CHECK_FAILS(Code::failed_precondition, "no variables yet", checkpoint.restore("m", Sequential{nn::Dense(1)}));
  // Its slots would be left out.
  CHECK_FAILS(Code::failed_precondition, "no variables yet",
              checkpoint.restore("o", Adam(), "m", Sequential{nn::Dense(1)}));
  CHECK_FAILS(Code::not_found, "No such file", Checkpoint(folder / "lost"));
  CHECK_FAILS(Code::invalid_argument, "", Checkpoint().read("a"));
  CHECK(latest_checkpoint(folder.path.string()).empty());
}

TEST(records_are_written_and_read) {
  const Folder folder;
  for (const Compression compression : {Compression::none, Compression::gzip, Compression::zlib}) {
    const RecordWriter writer(folder / "r", compression);
    writer.write("one");
    writer.write(std::string("\0", 1));
    writer.flush();
    writer.close();
    CHECK_FAILS(Code::failed_precondition, "is closed", writer.write("late"));
    const RecordReader reader(folder / "r", compression);
    std::string record;
    CHECK(reader.next(record) && record == "one");
    CHECK(reader.next(record) && record == std::string("\0", 1));
    CHECK(!reader.next(record));
  }
  CHECK_FAILS(Code::data_loss, "corrupted record at 0", [&] {
    std::string record;
    RecordReader(folder / "r").next(record);
  }());
  CHECK_FAILS(Code::not_found, "", RecordReader(folder / "lost"));
  CHECK_FAILS(Code::not_found, "", RecordWriter(folder / "no/r"));
  CHECK_FAILS(Code::invalid_argument, "level", RecordWriter(folder / "r", Compression::gzip, 10));
  CHECK_FAILS(Code::invalid_argument, "", RecordWriter().write("a"));
}

TEST(events_are_written) {
  const Folder folder;
  EventOptions options;
  options.suffix = ".v2";
  const EventWriter writer(folder / "logs", options);
  writer.scalar("loss", 0.5, 1);
  writer.scalars({{"a", 1}, {"b", 2}}, 1);
  writer.histogram("h", Tensor{1.f, 2.f}, 1);
  ImageOptions images;
  images.max_images = 1;
  images.scaled = true;
  writer.image("i", fill(std::vector<int64_t>{1, 2, 2, 3}, 0.f), 1, images);
  writer.text("t", Tensor::strings({"text"}, {}), 1);
  writer.graph(trace([](const Tensor& x) { return x * x; }, Spec{DType::float32, {2}}));
  writer.summary("", 1);
  const EventWriter same_writer = writer;
  same_writer.flush();
  const std::string path = writer.path();
  CHECK(path.substr(path.size() - 3) == ".v2");
  const RecordReader reader(path);
  std::string record;
  int count = 0;
  while (reader.next(record)) ++count;
  CHECK(count == 8);
  CHECK_FAILS(Code::invalid_argument, "Nan in summary histogram for: h", writer.histogram("h", Tensor{NAN}, 1));
  CHECK_FAILS(Code::invalid_argument, "4-D", writer.image("i", Tensor{1.f}, 1));
  images.max_images = 0;
  CHECK_FAILS(Code::invalid_argument, "max_images = 0 is below 1", writer.image("i", Tensor{1.f}, 1, images));
  CHECK_FAILS(Code::invalid_argument, "strings", writer.text("t", Tensor{1.f}, 1));
  CHECK_FAILS(Code::invalid_argument, "UTF-8", writer.scalar("\xff", 1, 1));
  CHECK_FAILS(Code::invalid_argument, "NUL", writer.scalar(std::string("a\0b", 3), 1, 1));
  writer.close();
  CHECK_FAILS(Code::failed_precondition, "is closed", writer.scalar("loss", 1, 1));
}

int main(int argc, char** argv) { return run_tests(argc, argv); }
