// Layers: building, calling, variables, and what goes wrong.
#include <catch2/catch.hpp>

#include <cmath>
#include <functional>
#include <limits>
#include <nlohmann/json.hpp>
#include <thread>

#include "support/device_fixture.h"
#include "support/traced.h"

using namespace client;
using nlohmann::json;

namespace {

using Layer = std::unique_ptr<eager_layer, Releaser<eager_layer_release>>;
using Doubles = std::vector<double>;

Layer make_layer(eager_context* ctx, const char* kind, const char* name = nullptr) {
  eager_layer* layer = nullptr;
  check(eager_layer_create(ctx, kind, name, &layer));
  return Layer(layer);
}

std::vector<Tensor> call(eager_context* ctx, const Layer& layer, const std::vector<eager_tensor*>& inputs,
                         bool training = false) {
  eager_tensor* out[4];
  int32_t n = 4;
  check(eager_layer_call(ctx, layer.get(), inputs.data(), static_cast<int32_t>(inputs.size()), training, out, &n));
  return {out, out + n};
}

Tensor call1(eager_context* ctx, const Layer& layer, const Tensor& x, bool training = false) {
  return std::move(call(ctx, layer, {x.get()}, training)[0]);
}

std::string json_of(const Layer& layer) {
  char* text = nullptr;
  check(eager_layer_json(layer.get(), &text));
  return taken(text);
}

std::vector<std::string> variable_names(const Layer& layer) {
  std::vector<std::string> names;
  for (int i = 0; i < eager_layer_num_variables(layer.get()); ++i)
    names.emplace_back(eager_variable_name(eager_layer_variable(layer.get(), i)));
  return names;
}

void build(eager_context* ctx, const Layer& layer, const std::vector<int64_t>& dims, int32_t dtype = EAGER_FLOAT64) {
  const int64_t* at = dims.data();
  const auto rank = static_cast<int32_t>(dims.size());
  check(eager_layer_build(ctx, layer.get(), &dtype, &rank, &at, 1));
}

struct Layers : DeviceSession {
  Tensor ones(const std::vector<int64_t>& dims) {
    int64_t n = 1;
    for (int64_t d : dims) n *= d;
    return make_tensor(ctx, EAGER_FLOAT64, dims, Doubles(static_cast<size_t>(n), 1).data(), static_cast<size_t>(n) * 8);
  }
  Tensor counted(const std::vector<int64_t>& dims) {
    Doubles v;
    int64_t n = 1;
    for (int64_t d : dims) n *= d;
    for (int64_t i = 0; i < n; ++i) v.push_back(static_cast<double>(i));
    return make_tensor(ctx, EAGER_FLOAT64, dims, v.data(), v.size() * 8);
  }
  // The next number of the context's stream.
  float drawn() {
    float v;
    check(eager_tensor_read(run("random_uniform", {}).get(), &v, sizeof v));
    return v;
  }
  Tensor read(const Layer& layer, int i) {
    eager_tensor* t = nullptr;
    check(eager_variable_read(ctx, eager_layer_variable(layer.get(), i), &t));
    return Tensor(t);
  }
  Tensor permuted(const Tensor& x, const std::vector<int64_t>& axes) {
    std::vector<int64_t> args{static_cast<int64_t>(axes.size())};
    args.insert(args.end(), axes.begin(), axes.end());
    return run("permute_dims", {x.get()}, &args);
  }
  // A dense layer whose kernel begins with 2, and whose bias begins with 1.
  Layer dense(int64_t units, const char* name = nullptr) {
    Layer layer = make_layer(ctx, "dense", name);
    check(eager_layer_set_int(layer.get(), "units", units));
    check(eager_layer_set_string(layer.get(), "kernel_initializer", "constant value=2"));
    check(eager_layer_set_string(layer.get(), "bias_initializer", "ones"));
    return layer;
  }
  std::string refused_call(const Layer& layer, const Tensor& x) {
    const int64_t before = live();
    std::string text = refusal([&] { call1(ctx, layer, x); });
    CHECK(live() == before);
    return text;
  }
};

}  // namespace

TEST_CASE_METHOD(Layers, "layer: a dense layer is built by its first call and gives x @ kernel + bias") {
  Layer layer = dense(3, "hidden");
  CHECK(!eager_layer_is_built(layer.get()));
  CHECK(eager_layer_num_variables(layer.get()) == 0);
  CHECK(values(call1(ctx, layer, vec({1, 2}))) == Doubles{7, 7, 7});
  CHECK(eager_layer_is_built(layer.get()));
  CHECK(variable_names(layer) == std::vector<std::string>{"hidden/kernel", "hidden/bias"});
  CHECK(std::string(eager_layer_variable_name(layer.get(), 1)) == "bias");
  CHECK(eager_layer_variable(layer.get(), 2) == nullptr);
  CHECK(eager_variable_dtype(eager_layer_variable(layer.get(), 0)) == EAGER_FLOAT64);
  CHECK(values(call1(ctx, layer, counted({2, 2}))) == Doubles{3, 3, 3, 11, 11, 11});
  CHECK(dims_of(call1(ctx, layer, ones({4, 0, 2})).get()) == std::vector<int64_t>{4, 0, 3});
}

TEST_CASE_METHOD(Layers, "layer: gradients reach the variables and the input") {
  Layer layer = dense(2);
  check(eager_layer_set_string(layer.get(), "activation", "relu"));
  build(ctx, layer, {-1, 3});
  Tensor x = counted({2, 3});
  Tape tape = make_tape(ctx, true);
  watch(tape, x);
  Tensor y = sum(call1(ctx, layer, x, true));
  CHECK(values(grad(tape, y, x)) == Doubles(6, 4));
  eager_variable* v[] = {eager_layer_variable(layer.get(), 0), eager_layer_variable(layer.get(), 1)};
  eager_tensor *of = y.get(), *g[2];
  check(eager_tape_gradient(ctx, tape.get(), &of, 1, nullptr, nullptr, 0, v, 2, nullptr, g));
  Tensor kernel(g[0]), bias(g[1]);
  CHECK(values(kernel) == Doubles{3, 3, 5, 5, 7, 7});
  CHECK(values(bias) == Doubles{2, 2});
}

TEST_CASE_METHOD(Layers, "layer: one seed gives the same weights, built or called, eagerly or in a trace") {
  auto weights = [&](auto make) {
    check(eager_context_set_seed(ctx, 7));
    Layer layer = make_layer(ctx, "dense");
    check(eager_layer_set_int(layer.get(), "units", 4));
    check(eager_layer_set_string(layer.get(), "kernel_initializer", "normal stddev=0.5"));
    make(layer);
    return std::pair(values(read(layer, 0)), drawn());
  };
  const auto built = weights([&](const Layer& layer) { build(ctx, layer, {-1, 3}); });
  const auto called = weights([&](const Layer& layer) { call1(ctx, layer, ones({2, 3})); });
  const auto traced = weights([&](const Layer& layer) {
    Trace trace(ctx), inner(trace.ctx());
    call1(inner.ctx(), layer, inner.input(EAGER_FLOAT64, {-1, 3}));
  });
  CHECK(built.first.size() == 12);
  CHECK(built == called);
  CHECK(built == traced);
}

TEST_CASE_METHOD(Layers, "layer: a first call in a trace makes variables outside of it, which the function reads") {
  Layer layer = dense(2);
  Trace trace(ctx);
  Tensor x = trace.input(EAGER_FLOAT64, {-1, 3});
  Tensor y = call1(trace.ctx(), layer, x);
  CHECK(dims_of(y.get()) == std::vector<int64_t>{-1, 2});
  Function f = trace.end({y.get()});
  CHECK(eager_function_num_variables(f.get()) == 2);
  CHECK(values(client::call(ctx, f, {ones({1, 3}).get()})[0]) == Doubles{7, 7});
  check(eager_variable_assign(ctx, eager_layer_variable(layer.get(), 1), vec({10, 20}).get()));
  CHECK(values(client::call(ctx, f, {ones({2, 3}).get()})[0]) == Doubles{16, 26, 16, 26});
  CHECK(values(call1(ctx, layer, ones({1, 3}))) == Doubles{16, 26});
}

TEST_CASE_METHOD(Layers, "layer: a tape that records does not see how variables begin") {
  Layer layer = make_layer(ctx, "dense");
  check(eager_layer_set_int(layer.get(), "units", 2));
  check(eager_layer_set_string(layer.get(), "kernel_initializer", "identity gain=3"));
  Tensor x = vec({1, 2});
  Tape tape = make_tape(ctx, true);
  watch(tape, x);
  Tensor y = call1(ctx, layer, x);
  CHECK(values(y) == Doubles{3, 6});
  CHECK(values(grad(tape, y, x)) == Doubles{3, 3});
}

TEST_CASE_METHOD(Layers, "layer: of threads at a first call one builds") {
  for (int round = 0; round < 20; ++round) {
    Layer layer = dense(8);
    check(eager_layer_set_string(layer.get(), "kernel_initializer", "normal"));
    std::vector<std::thread> threads;
    std::vector<Doubles> results(4);
    std::atomic<int> ready{0};
    for (Doubles& result : results) {
      threads.emplace_back([&] {
        Session s;
        Tensor x = s.vec({1, 2, 3});
        ++ready;
        while (ready < 4) std::this_thread::yield();
        result = values(call1(s.ctx, layer, x));
      });
    }
    for (std::thread& t : threads) t.join();
    for (const Doubles& result : results) CHECK(result == results[0]);
  }
}

TEST_CASE_METHOD(Layers, "layer: a variable is replaced between calls of other threads, or that is refused") {
  const Layer layer = dense(2);
  const Tensor x = vec({1, 2, 3});
  CHECK(values(call1(ctx, layer, x)) == Doubles{13, 13});
  const Tensor kernel = read(layer, 0), doubled = run("add", {kernel.get(), kernel.get()});
  std::atomic<bool> is_done{false};
  std::vector<std::thread> threads;
  std::atomic<int> wrong{0};
  for (int t = 0; t < 2; ++t) {
    threads.emplace_back([&] {
      Session own;
      while (!is_done) {
        const Doubles y = values(call1(own.ctx, layer, x));
        if (y != Doubles{13, 13} && y != Doubles{25, 25}) ++wrong;
      }
    });
  }
  int replaced = 0;
  for (int i = 0; i < 2000 || replaced == 0; ++i) {
    const Variable v = variable(i % 2 ? kernel : doubled);
    const int32_t code = code_of(eager_layer_set_variable(layer.get(), 0, v.get()));
    if (code == EAGER_OK) ++replaced;
    else if (code != EAGER_FAILED_PRECONDITION) ++wrong;
  }
  is_done = true;
  for (std::thread& t : threads) t.join();
  CHECK(wrong == 0);
}

TEST_CASE_METHOD(Layers, "layer: a trace that does not know a dim of the variables requires it at each run") {
  const Layer dense_layer = dense(2, "d"), prelu = make_layer(ctx, "prelu", "p");
  for (const Layer* layer : {&dense_layer, &prelu}) {
    call1(ctx, *layer, ones({3, 4}));
    Trace trace(ctx);
    const Tensor x = trace.input(EAGER_FLOAT64, {-1, -1}), y = call1(trace.ctx(), *layer, x);
    const Function f = trace.end({y.get()});
    CHECK(dims_of(call(ctx, f, {ones({5, 4}).get()})[0].get())[0] == 5);
    const std::string who = layer == &prelu ? "p\" is incompatible with the layer: expected axis 1"
                                            : "d\" is incompatible with the layer: expected axis -1";
    for (const int64_t last : {1, 5}) {
      CHECK_THAT(refusal([&] {
                   call(ctx, f, {ones({3, last}).get()});
                 }),
                 Catch::Contains("Input 0 of layer \"" + who +
                                 " of input shape to have value 4, but received input with shape [3," +
                                 std::to_string(last) + "]"));
    }
  }
}

TEST_CASE_METHOD(Layers, "layer: a projection's initial values are those of a matrix, as Keras 3 has them") {
  const Layer layer = make_layer(ctx, "multi_head_attention", "a");
  check(eager_layer_set_int(layer.get(), "num_heads", 4));
  check(eager_layer_set_int(layer.get(), "key_dim", 8));
  check(eager_layer_set_int(layer.get(), "value_dim", 16));
  const Tensor x = ones({1, 2, 32});
  eager_tensor *in[] = {x.get(), x.get()}, *out = nullptr;
  int32_t count = 1;
  check(eager_layer_call(ctx, layer.get(), in, 2, 0, &out, &count));
  const Tensor y(out);
  const std::pair<int, double> rows[] = {{0, 32 + 4 * 8}, {2, 32 + 4 * 8}, {4, 32 + 4 * 16}, {6, 4 * 16 + 32}};
  for (const auto& [variable, fans] : rows) {
    double most = 0;
    for (const double v : values(read(layer, variable))) most = std::max(most, std::abs(v));
    INFO(variable);
    CHECK(most < std::sqrt(6 / fans));
    CHECK(most > 0.95 * std::sqrt(6 / fans));
  }
}

TEST_CASE_METHOD(Layers, "layer: a text makes the same layer") {
  Layer layer = dense(2, "out");
  check(eager_layer_set_string(layer.get(), "activation", "Swish"));
  check(eager_layer_set_dtype(layer.get(), "dtype", EAGER_FLOAT32));
  const json before = json::parse(json_of(layer));
  CHECK(before == json::parse(R"({"kind": "dense", "name": "out", "variables": null, "attributes": {"units": 2,
    "activation": "SILU", "use_bias": true, "kernel_initializer": "constant value=2", "bias_initializer": "ones",
    "dtype": "float32"}})"));
  eager_layer* made = nullptr;
  check(eager_layer_from_json(ctx, json_of(layer).c_str(), &made));
  Layer copy(made);
  CHECK(json_of(copy) == json_of(layer));
  build(ctx, copy, {-1, 3}, EAGER_FLOAT32);
  CHECK(json::parse(json_of(copy)).at("variables") == json{"kernel", "bias"});
  for (const char* bad : {"", "{", "[]", R"({"kind": "dense"})", R"({"kind": 3, "name": "", "attributes": {}})",
                          R"({"kind": "dense", "name": "", "attributes": {"units": "x"}})"}) {
    INFO(bad);
    CHECK(code_of(eager_layer_from_json(ctx, bad, &made)) == EAGER_DATA_LOSS);
  }
  CHECK(code_of(eager_layer_from_json(ctx, R"({"kind": "x", "name": "", "attributes": {}})", &made)) ==
        EAGER_NOT_FOUND);
  CHECK(code_of(eager_layer_from_json(ctx, R"({"kind": "dense", "name": "", "attributes": {"x": 1}})", &made)) ==
        EAGER_INVALID_ARGUMENT);
}

TEST_CASE_METHOD(Layers, "layer: a text that is none is told of as such") {
  for (const auto& [text, message] : std::vector<std::pair<const char*, const char*>>{
           {"{", "15: the layer's text is damaged: it is no JSON at byte"},
           {"[]", "15: the layer's text is damaged: it is no object"},
           {R"({"kind": "dense", "name": "a"})", "15: the layer's text is damaged: 'attributes' is missing"},
           {R"({"kind": "dense", "name": "a", "attributes": {"units": "x"}})",
            "15: layer \"a\": the layer's text is damaged: a whole number is expected"}}) {
    CHECK_THAT(refusal([&, t = text] {
                 eager_layer* none = nullptr;
                 check(eager_layer_from_json(ctx, t, &none));
               }),
               Catch::StartsWith(message));
  }
}

TEST_CASE_METHOD(Layers, "layer: two layers share a variable") {
  Layer a = dense(3, "a"), b = dense(3, "b");
  CHECK(code_of(eager_layer_set_variable(b.get(), 0, nullptr)) == EAGER_INVALID_ARGUMENT);
  build(ctx, a, {-1, 3});
  eager_variable* kernel = eager_layer_variable(a.get(), 0);
  CHECK(code_of(eager_layer_set_variable(b.get(), 0, kernel)) == EAGER_FAILED_PRECONDITION);
  build(ctx, b, {-1, 3});
  CHECK(code_of(eager_layer_set_variable(b.get(), 1, kernel)) == EAGER_INVALID_ARGUMENT);
  CHECK(code_of(eager_layer_set_variable(b.get(), 2, kernel)) == EAGER_INVALID_ARGUMENT);
  check(eager_layer_set_variable(b.get(), 0, kernel));
  CHECK(eager_layer_variable(b.get(), 0) == kernel);
  check(eager_variable_assign(ctx, kernel, ones({3, 3}).get()));
  CHECK(values(call1(ctx, b, ones({1, 3}))) == Doubles{4, 4, 4});
}

TEST_CASE_METHOD(Layers, "layer: dtype is that of the computation, param_dtype the variables'") {
  Layer layer = dense(2);
  check(eager_layer_set_dtype(layer.get(), "dtype", EAGER_FLOAT16));
  check(eager_layer_set_dtype(layer.get(), "param_dtype", EAGER_FLOAT32));
  Tensor y = call1(ctx, layer, ones({1, 3}));
  CHECK(eager_tensor_dtype(y.get()) == EAGER_FLOAT16);
  CHECK(eager_variable_dtype(eager_layer_variable(layer.get(), 0)) == EAGER_FLOAT32);

  Layer whole = dense(2);
  const int64_t three[] = {1, 2, 3};
  Tensor x = make_tensor(ctx, EAGER_INT64, {1, 3}, three, sizeof three);
  CHECK(eager_tensor_dtype(call1(ctx, whole, x).get()) == EAGER_FLOAT32);

  Layer wrong = dense(2);
  CHECK(refusal([&] { check(eager_layer_set_dtype(wrong.get(), "param_dtype", EAGER_INT32)); }) ==
        "3: layer \"dense\": param_dtype must be a floating dtype, not int32");
  CHECK(eager_tensor_dtype(call1(ctx, wrong, ones({1, 3})).get()) == EAGER_FLOAT64);
}

TEST_CASE_METHOD(Layers, "layer: what does not fit is refused, with the layer's name") {
  Layer layer = dense(3, "hidden");
  CHECK(refused_call(layer, num(1)) ==
        "3: Input 0 of layer \"hidden\" is incompatible with the layer: expected min_ndim=1, found ndim=0. Full shape "
        "received: []");
  CHECK(!eager_layer_is_built(layer.get()));
  {
    Trace trace(ctx);
    Tensor x = trace.input(EAGER_FLOAT64, {2, -1});
    CHECK(refusal([&] { call1(trace.ctx(), layer, x); }) ==
          "3: layer \"hidden\": axis -1 of input 0 must be known when the layer is built, but the shape is [2,?]");
  }
  build(ctx, layer, {-1, 2});
  CHECK(
      refused_call(layer, ones({2, 3})) ==
      "3: Input 0 of layer \"hidden\" is incompatible with the layer: expected axis -1 of input shape to have value 2, "
      "but received input with shape [2,3]");
  CHECK(code_of(eager_layer_set_int(layer.get(), "units", 4)) == EAGER_FAILED_PRECONDITION);
  CHECK(refusal([&] { call(ctx, layer, {}); }) ==
        "3: Layer \"hidden\" expects 1 input(s), but it received 0 input tensors");
  CHECK(refusal([&] { call(ctx, layer, {nullptr}); }) == "3: layer \"hidden\": input 'x' is missing");
  CHECK(code_of(eager_layer_call(ctx, layer.get(), nullptr, 1, 0, nullptr, nullptr)) == EAGER_INVALID_ARGUMENT);
  const Tensor x = ones({1, 2});
  eager_tensor* in = x.get();
  int32_t room = 0;
  CHECK(code_of(eager_layer_call(ctx, layer.get(), &in, 1, 0, nullptr, &room)) == EAGER_INVALID_ARGUMENT);
  CHECK(room == 1);

  eager_layer* none = nullptr;
  Layer bad = make_layer(ctx, "dense");
  CHECK(refused_call(bad, ones({1, 2})) == "3: layer \"dense\": the layer needs the attribute 'units'");
  check(eager_layer_set_int(bad.get(), "units", 0));
  CHECK_THAT(refused_call(bad, ones({1, 2})), Catch::Contains("`units`"));
  CHECK(code_of(eager_layer_set_int(bad.get(), "unitz", 1)) == EAGER_INVALID_ARGUMENT);
  CHECK(code_of(eager_layer_set_string(bad.get(), "units", "1")) == EAGER_INVALID_ARGUMENT);
  check(eager_layer_set_int(bad.get(), "units", 2));
  for (const auto& [attribute, value, message] : std::vector<std::array<const char*, 3>>{
           {"kernel_initializer", "glorrot", "Unknown initializer: 'glorrot'"},
           {"bias_initializer", "normal stdev=1", "'stdev'"},
           {"activation", "rleu",
            "Value for attr 'activation' of \"rleu\" is not in the list of allowed values: \"LINEAR\""}}) {
    const std::string before = json_of(bad);
    const std::string told = refusal([&, a = attribute, v = value] { check(eager_layer_set_string(bad.get(), a, v)); });
    CHECK_THAT(told, Catch::StartsWith("3: layer \"dense\": ") && Catch::Contains(message));
    CHECK(json_of(bad) == before);
  }
  CHECK(code_of(eager_layer_from_json(
            ctx, R"({"kind": "flatten", "name": "", "attributes": {"data_format": "channels_frist"}})", &none)) ==
        EAGER_INVALID_ARGUMENT);
  const Layer conv = make_layer(ctx, "conv2d");
  CHECK_THAT(refusal([&] { check(eager_layer_set_string(conv.get(), "data_format", "channels_frist")); }),
             Catch::Contains("\"channels_frist\" is not in the list of allowed values: \"NHWC\"") &&
                 Catch::Contains("\"CHANNELS_FIRST\""));
  CHECK(code_of(eager_layer_create(ctx, "danse", nullptr, &none)) == EAGER_NOT_FOUND);
}

TEST_CASE_METHOD(Layers, "layer: a build refuses what the ops refuse, and changes nothing") {
  using Change = std::function<void(eager_layer*)>;
  struct Refused {
    const char* kind;
    std::vector<int64_t> dims;
    Change wrong, right;
    const char* message;
  };
  auto ints = [](const char* name, std::vector<int64_t> list) -> Change {
    return
        [=](eager_layer* l) { check(eager_layer_set_ints(l, name, list.data(), static_cast<int32_t>(list.size()))); };
  };
  auto number = [](const char* name, double value) -> Change {
    return [=](eager_layer* l) { check(eager_layer_set_float(l, name, value)); };
  };
  auto integer = [](const char* name, int64_t value) -> Change {
    return [=](eager_layer* l) { check(eager_layer_set_int(l, name, value)); };
  };
  const std::vector<int64_t> images = {-1, 5, 5, 2};
  for (const Refused& r : std::vector<Refused>{
           {"conv2d", images, ints("strides", {1, 2, 3}), ints("strides", {1}), "strides must have 2 values, got 3"},
           {"conv2d", images, ints("strides", {0}), ints("strides", {2}), "strides must be positive"},
           {"conv2d", images, ints("dilation_rate", {1, -1}), ints("dilation_rate", {2}), "dilations must be positive"},
           {"conv2d", images, ints("kernel_size", {6}), ints("kernel_size", {5}),
            "Computed output size would be negative"},
           {"max_pool2d", images, ints("strides", {1, 1, 1}), ints("strides", {3}),
            "strides must have 2 values, got 3"},
           {"softmax", {-1, 3}, integer("axis", 2), integer("axis", 1), "axis 2 is out of bounds"},
           {"reshape", {1, 3, 2}, ints("target_shape", {4}), ints("target_shape", {6}), "the requested shape"},
           {"layer_normalization", {-1, 3}, number("epsilon", -1), number("epsilon", 1), "epsilon must be at least 0"},
           {"batch_normalization",
            {-1, 3},
            number("epsilon", NAN),
            number("epsilon", 1),
            "epsilon must be at least 0"}}) {
    CAPTURE(r.kind, r.message);
    Layer layer = make_layer(ctx, r.kind, "mine");
    if (std::string(r.kind) == "conv2d") {
      integer("filters", 3)(layer.get());
      ints("kernel_size", {2})(layer.get());
    }
    r.wrong(layer.get());
    check(eager_context_set_seed(ctx, 3));
    const float first = drawn();
    check(eager_context_set_seed(ctx, 3));
    const std::string told = refusal([&] { build(ctx, layer, r.dims); });
    CHECK_THAT(told, Catch::StartsWith("3: layer \"mine\": ") && Catch::Contains(r.message));
    CHECK(!eager_layer_is_built(layer.get()));
    CHECK(drawn() == first);
    std::vector<int64_t> known = r.dims;
    known[0] = 1;
    CHECK(refused_call(layer, ones(known)) == told);
    CHECK(!eager_layer_is_built(layer.get()));
    r.right(layer.get());
    build(ctx, layer, r.dims);
    call1(ctx, layer, ones(known));
  }
  Layer words = make_layer(ctx, "embedding");  // an input that the ops do not take
  integer("input_dim", 3)(words.get());
  integer("output_dim", 2)(words.get());
  CHECK_THAT(refusal([&] { build(ctx, words, {4}, EAGER_FLOAT64); }), Catch::Contains("is a float64 tensor"));
  build(ctx, words, {4}, EAGER_INT32);
  CHECK(eager_variable_dtype(eager_layer_variable(words.get(), 0)) == EAGER_FLOAT32);
}

TEST_CASE_METHOD(Layers, "layer: a build that fails leaves the random stream where it was") {
  Layer layer = make_layer(ctx, "dense");
  check(eager_layer_set_int(layer.get(), "units", 2));
  check(eager_layer_set_string(layer.get(), "kernel_initializer", "normal"));
  check(eager_layer_set_string(layer.get(), "bias_initializer", "identity"));  // a bias is no matrix
  check(eager_context_set_seed(ctx, 3));
  const float first = drawn();
  check(eager_context_set_seed(ctx, 3));
  CHECK(!refused_call(layer, ones({1, 2})).empty());
  CHECK(drawn() == first);
}

TEST_CASE_METHOD(Layers, "layer: convolutions and pools, in both formats") {
  auto with = [&](const char* kind, const char* format, auto set) {
    Layer layer = make_layer(ctx, kind);
    if (format) check(eager_layer_set_string(layer.get(), "data_format", format));
    set(layer.get());
    return layer;
  };
  auto conv = [&](eager_layer* l) {
    const int64_t size = 2;
    check(eager_layer_set_int(l, "filters", 2));
    check(eager_layer_set_ints(l, "kernel_size", &size, 1));
    check(eager_layer_set_string(l, "kernel_initializer", "ones"));
    check(eager_layer_set_string(l, "bias_initializer", "ones"));
  };
  Layer last = with("conv2d", "channels_last", conv), first = with("conv2d", "channels_first", conv);
  CHECK(values(call1(ctx, last, counted({1, 2, 2, 3}))) == Doubles{67, 67});
  CHECK(values(call1(ctx, first, counted({1, 3, 2, 2}))) == Doubles{67, 67});
  CHECK(dims_of(call1(ctx, first, ones({1, 3, 2, 2})).get()) == std::vector<int64_t>{1, 2, 1, 1});
  CHECK_THAT(refused_call(last, ones({1, 2, 2, 4})), Catch::Contains("axis -1"));
  CHECK_THAT(refused_call(last, ones({2, 2, 4})), Catch::Contains("expected ndim=4, found ndim=3"));

  auto nothing = [](eager_layer*) {};
  CHECK(values(call1(ctx, with("max_pool2d", nullptr, nothing), counted({1, 2, 2, 2}))) == Doubles{6, 7});
  CHECK(values(call1(ctx, with("average_pool2d", "NCHW", nothing), counted({1, 2, 2, 2}))) == Doubles{1.5, 5.5});
  CHECK(values(call1(ctx, with("global_average_pool1d", nullptr, nothing), counted({1, 2, 2}))) == Doubles{1, 2});
  CHECK(values(call1(ctx, with("global_max_pool2d", "NCHW", nothing), counted({1, 2, 2, 2}))) == Doubles{3, 7});
}

TEST_CASE_METHOD(Layers, "layer: shapes, with dims that a trace does not know") {
  Layer flat = make_layer(ctx, "flatten"), shaped = make_layer(ctx, "reshape"), turned = make_layer(ctx, "permute");
  const int64_t target[] = {-1, 2}, axes[] = {2, 1};
  check(eager_layer_set_ints(shaped.get(), "target_shape", target, 2));
  check(eager_layer_set_ints(turned.get(), "dims", axes, 2));
  using Dims = std::vector<int64_t>;
  CHECK(dims_of(call1(ctx, flat, ones({2, 3, 4})).get()) == Dims{2, 12});
  CHECK(dims_of(call1(ctx, flat, ones({2})).get()) == Dims{2, 1});
  CHECK(dims_of(call1(ctx, flat, ones({0, 3, 4})).get()) == Dims{0, 12});
  CHECK(dims_of(call1(ctx, flat, ones({2, 0, 4})).get()) == Dims{2, 0});
  CHECK(dims_of(call1(ctx, shaped, ones({2, 3, 4})).get()) == Dims{2, 6, 2});
  CHECK(dims_of(call1(ctx, shaped, ones({0, 3, 4})).get()) == Dims{0, 6, 2});
  CHECK(dims_of(call1(ctx, shaped, ones({2, 0, 4})).get()) == Dims{2, 0, 2});
  CHECK(dims_of(call1(ctx, turned, ones({2, 3, 4})).get()) == Dims{2, 4, 3});
  Trace trace(ctx);
  Tensor rows = trace.input(EAGER_FLOAT64, {-1, 3, 4});
  CHECK(dims_of(call1(trace.ctx(), flat, rows).get()) == Dims{-1, 12});
  CHECK(dims_of(call1(trace.ctx(), shaped, rows).get()) == Dims{-1, 6, 2});
  Tensor x = trace.input(EAGER_FLOAT64, {-1, -1, 4});
  CHECK(dims_of(call1(trace.ctx(), flat, x).get())[0] == -1);
  CHECK(dims_of(call1(trace.ctx(), shaped, x).get()) == Dims{-1, -1, 2});
  CHECK(dims_of(call1(trace.ctx(), turned, x).get()) == Dims{-1, 4, -1});
  CHECK_THAT(refused_call(turned, ones({2, 3})), Catch::Contains("expected ndim=3"));
}

TEST_CASE_METHOD(Layers, "layer: dropout drops while it trains alone") {
  Layer layer = make_layer(ctx, "dropout");
  check(eager_layer_set_float(layer.get(), "rate", 0.5));
  Tensor x = ones({1000});
  CHECK(values(call1(ctx, layer, x)) == Doubles(1000, 1));
  double zeros = 0;
  for (double v : values(call1(ctx, layer, x, true))) {
    CHECK((v == 0 || v == 2));
    zeros += v == 0;
  }
  CHECK(std::abs(zeros - 500) < 100);
  Layer all = make_layer(ctx, "dropout"), bad = make_layer(ctx, "dropout");
  check(eager_layer_set_float(all.get(), "rate", 1));
  CHECK(values(call1(ctx, all, x, true)) == Doubles(1000, 0));
  check(eager_layer_set_float(bad.get(), "rate", 1.5));
  CHECK_THAT(refused_call(bad, x), Catch::Contains("rate=1.5"));
}

TEST_CASE_METHOD(Layers, "layer: an embedding gives rows, whose gradient is sparse") {
  Layer layer = make_layer(ctx, "embedding");
  check(eager_layer_set_int(layer.get(), "input_dim", 4));
  check(eager_layer_set_int(layer.get(), "output_dim", 3));
  Tensor x = ids({1, 1, 3});
  Tape tape = make_tape(ctx);
  Tensor y = call1(ctx, layer, x);
  CHECK(dims_of(y.get()) == std::vector<int64_t>{3, 3});
  CHECK(eager_tensor_dtype(y.get()) == EAGER_FLOAT32);
  eager_variable* v = eager_layer_variable(layer.get(), 0);
  eager_tensor *of = y.get(), *g = nullptr;
  check(eager_tape_gradient(ctx, tape.get(), &of, 1, nullptr, nullptr, 0, &v, 1, nullptr, &g));
  Tensor gradient(g);
  CHECK(eager_tensor_is_sparse_rows(gradient.get()));
}

TEST_CASE_METHOD(Layers, "layer: activations by name, and with a slope that is learned") {
  Tensor x = vec({-2, 3});
  Layer by_name = make_layer(ctx, "activation"), leaky = make_layer(ctx, "leaky_relu"),
        prelu = make_layer(ctx, "prelu");
  check(eager_layer_set_string(by_name.get(), "activation", "relu"));
  check(eager_layer_set_float(leaky.get(), "alpha", 0.25));
  check(eager_layer_set_string(prelu.get(), "alpha_initializer", "constant value=0.5"));
  CHECK(values(call1(ctx, by_name, x)) == Doubles{0, 3});
  CHECK(values(call1(ctx, leaky, x)) == Doubles{-0.5, 3});
  Tensor rows = counted({2, 2});
  CHECK(values(call1(ctx, prelu, run("subtract", {rows.get(), ones({2, 2}).get()}))) == Doubles{-0.5, 0, 1, 2});
  CHECK(dims_of(read(prelu, 0).get()) == std::vector<int64_t>{2});
}

TEST_CASE_METHOD(Layers, "layer: initializers by their texts") {
  auto made = [&](const char* text, const std::vector<int64_t>& dims) {
    eager_tensor* t = nullptr;
    check(eager_layer_initial_value(ctx, text, EAGER_FLOAT64, dims.data(), static_cast<int32_t>(dims.size()), &t));
    return values(Tensor(t));
  };
  CHECK(made("zeros", {2}) == Doubles{0, 0});
  CHECK(made("Constant value=2.5", {2}) == Doubles{2.5, 2.5});
  CHECK(made("identity gain=2", {2, 3}) == Doubles{2, 0, 0, 0, 2, 0});
  for (const char* text :
       {"glorot_uniform", "glorot_normal", "he_uniform", "he_normal", "lecun_uniform", "lecun_normal",
        "variance_scaling fan=FAN_OUT", "uniform", "normal stddev=2", "truncated_normal", "random_normal"}) {
    INFO(text);
    const Doubles v = made(text, {50, 40});
    double sum = 0, most = 0;
    for (double x : v) sum += x, most = std::max(most, std::abs(x));
    CHECK(std::abs(sum / 2000) < most / 20);
    CHECK(most > 0);
  }
  for (const auto& [rows, columns] : std::vector<std::pair<int64_t, int64_t>>{{5, 3}, {3, 5}, {4, 4}, {1, 1}}) {
    const Doubles q = made("orthogonal gain=2 seed=3", {rows, columns});
    CHECK(q == made("orthogonal gain=2 seed=3", {rows, columns}));
    const int64_t n = std::min(rows, columns), along = std::max(rows, columns);
    for (int64_t a = 0; a < n; ++a) {
      for (int64_t b = 0; b < n; ++b) {
        double sum = 0;
        for (int64_t i = 0; i < along; ++i) {
          auto at = [&](int64_t k) {
            return q[static_cast<size_t>(rows < columns ? k * columns + i : i * columns + k)];
          };
          sum += at(a) * at(b);
        }
        CHECK(sum == Approx(a == b ? 4 : 0).margin(1e-12));
      }
    }
  }
  eager_tensor* none = nullptr;
  const int64_t dims[] = {2, 2};
  for (const char* bad : {"", "add", "constant value=", "constant valu=1", "orthogonal gain=x", "normal stddev=x",
                          "normal stdev=1", "sum"}) {
    INFO(bad);
    CHECK(code_of(eager_layer_initial_value(ctx, bad, EAGER_FLOAT64, dims, 2, &none)) == EAGER_INVALID_ARGUMENT);
  }
  CHECK(code_of(eager_layer_initial_value(ctx, "orthogonal", EAGER_FLOAT64, dims, 1, &none)) == EAGER_INVALID_ARGUMENT);
  CHECK(code_of(eager_layer_initial_value(ctx, "normal", EAGER_INT32, dims, 2, &none)) == EAGER_INVALID_ARGUMENT);
}

TEST_CASE_METHOD(Layers, "layer: normalizations, and the running states of batches") {
  Layer batch = make_layer(ctx, "batch_normalization");
  check(eager_layer_set_float(batch.get(), "epsilon", 0));
  check(eager_layer_set_float(batch.get(), "momentum", 0.75));
  Tensor x = counted({3, 2});  // 0 1, 2 3, 4 5: means 2 and 3, variances 8 / 3
  CHECK(values(call1(ctx, batch, x)) == values(x));
  Tape tape = make_tape(ctx, true);
  watch(tape, x);
  const Doubles trained = values(call1(ctx, batch, x, true));
  CHECK(trained[0] == Approx(-2 / std::sqrt(8.0 / 3)));
  CHECK(trained[2] == Approx(0));
  CHECK(values(read(batch, 2)) == Doubles{0.5, 0.75});
  CHECK(values(read(batch, 3))[0] == Approx(0.75 + 0.25 * 8 / 3));
  CHECK(!eager_variable_trainable(eager_layer_variable(batch.get(), 2)));
  CHECK(variable_names(batch)[3] == "batch_normalization/moving_variance");
  {  // a trace writes the assignments down
    Trace trace(ctx);
    Tensor y = call1(trace.ctx(), batch, trace.input(EAGER_FLOAT64, {-1, 2}), true);
    Function f = trace.end({y.get()});
    client::call(ctx, f, {x.get()});
    CHECK(values(read(batch, 2)) == Doubles{0.875, 1.3125});
  }
  Layer first = make_layer(ctx, "batch_normalization"), none = make_layer(ctx, "batch_normalization");
  check(eager_layer_set_int(first.get(), "axis", 1));
  check(eager_layer_set_bool(none.get(), "scale", 0));
  check(eager_layer_set_bool(none.get(), "center", 0));
  call1(ctx, first, ones({2, 3, 4, 4}), true);
  call1(ctx, none, ones({2, 3, 4, 4}), true);
  CHECK(dims_of(read(first, 0).get()) == std::vector<int64_t>{3});
  CHECK(dims_of(read(none, 1).get()) == std::vector<int64_t>{4});

  Layer layer = make_layer(ctx, "layer_normalization"), rms = make_layer(ctx, "rms_normalization");
  Layer group = make_layer(ctx, "group_normalization");
  check(eager_layer_set_int(group.get(), "groups", 2));
  CHECK(values(call1(ctx, layer, vec({1, 3})))[1] == Approx(1 / std::sqrt(1.001)));
  CHECK(values(call1(ctx, rms, vec({1, 7})))[0] == Approx(0.2));
  CHECK(values(call1(ctx, group, counted({1, 2, 4})))[0] == Approx(-2.5 / std::sqrt(4.251)));
  CHECK_THAT(refused_call(group, ones({1, 2, 3})), Catch::Contains("axis -1"));
}

TEST_CASE_METHOD(Layers, "layer: normalizations have the channels at any axis") {
  using Dims = std::vector<int64_t>;
  for (const char* kind : {"batch_normalization", "group_normalization"}) {
    for (bool training : {false, true}) {
      const Tensor x = counted({2, 3, 4, 5});
      for (int64_t axis = *kind == 'g' ? 1 : 0; axis < 4; ++axis) {
        INFO(kind << " axis " << axis);
        Layer layer = make_layer(ctx, kind), negative = make_layer(ctx, kind), last = make_layer(ctx, kind);
        check(eager_layer_set_int(layer.get(), "axis", axis));
        check(eager_layer_set_int(negative.get(), "axis", axis - 4));
        if (*kind == 'g')
          for (const Layer* one : {&layer, &negative, &last}) check(eager_layer_set_int(one->get(), "groups", 1));
        Dims to_last, back(4);
        for (int64_t i = 0; i < 4; ++i)
          if (i != axis) to_last.push_back(i);
        to_last.push_back(axis);
        for (size_t i = 0; i < 4; ++i) back[static_cast<size_t>(to_last[i])] = static_cast<int64_t>(i);
        const Tensor expected = permuted(call1(ctx, last, permuted(x, to_last), training), back);
        const Tensor y = call1(ctx, layer, x, training);
        CHECK(dims_of(y.get()) == Dims{2, 3, 4, 5});
        const Doubles found = values(y), wanted = values(expected), other = values(call1(ctx, negative, x, training));
        for (size_t i = 0; i < wanted.size(); ++i) {
          REQUIRE(found[i] == Approx(wanted[i]).margin(1e-12));
          REQUIRE(other[i] == Approx(wanted[i]).margin(1e-12));
        }
        CHECK(dims_of(read(layer, 0).get()) == Dims{dims_of(x.get())[static_cast<size_t>(axis)]});
        if (axis == 2)
          CHECK_THAT(refused_call(layer, ones({2, 3, 4})), Catch::Contains("expected ndim=4, found ndim=3"));
      }
    }
    Layer wrong = make_layer(ctx, kind);
    check(eager_layer_set_int(wrong.get(), "axis", 4));
    CHECK_THAT(refused_call(wrong, ones({2, 3, 4, 5})),
               Catch::Contains(
                   "Invalid value for `axis` argument. Expected 0 <= axis < inputs.rank (with inputs.rank=4). "
                   "Received: axis=(4,)"));
  }
  Layer group = make_layer(ctx, "group_normalization"), rows = make_layer(ctx, "group_normalization");
  check(eager_layer_set_int(group.get(), "groups", 5));
  CHECK_THAT(refused_call(group, ones({2, 3})),
             Catch::Contains("Number of groups (5) cannot be more than the number of channels (3)."));
  check(eager_layer_set_int(rows.get(), "axis", 0));
  CHECK_THAT(refused_call(rows, ones({32, 3})), Catch::Contains("must not be that of the batch"));
  for (const char* kind : {"layer_normalization", "rms_normalization"}) {
    Layer twice = make_layer(ctx, kind), wrong = make_layer(ctx, kind), none = make_layer(ctx, kind);
    const int64_t same[] = {1, -1}, far[] = {-3};
    check(eager_layer_set_ints(twice.get(), "axis", same, 2));
    check(eager_layer_set_ints(wrong.get(), "axis", far, 1));
    check(eager_layer_set_ints(none.get(), "axis", same, 0));
    CHECK_THAT(refused_call(twice, ones({2, 3})), Catch::Contains("Duplicate axis: -1"));
    CHECK_THAT(refused_call(wrong, ones({2, 3})), Catch::Contains("(with inputs.rank=2). Received: axis=(-3,)"));
    CHECK_THAT(refused_call(none, ones({2, 3})), Catch::Contains("`axis` must have one axis or more"));
  }
}

TEST_CASE_METHOD(Layers, "layer: attention takes the mean of values, and of those that a mask leaves") {
  Layer layer = make_layer(ctx, "multi_head_attention");
  check(eager_layer_set_int(layer.get(), "num_heads", 2));
  check(eager_layer_set_int(layer.get(), "key_dim", 3));
  check(eager_layer_set_string(layer.get(), "kernel_initializer", "ones"));
  Tensor x = counted({1, 2, 4});  // rows sum to 6 and 22
  CHECK(eager_layer_num_variables(layer.get()) == 0);
  const Doubles both = values(call(ctx, layer, {x.get(), x.get()})[0]);
  CHECK(both.size() == 8);
  CHECK(both[0] == Approx(6 * 22));  // 6 features of the value, nearly all of the second row
  const uint8_t first_alone[] = {1, 0, 1, 0};
  Tensor mask = make_tensor(ctx, EAGER_BOOL, {1, 2, 2}, first_alone, sizeof first_alone);
  CHECK(values(call(ctx, layer, {x.get(), x.get(), nullptr, mask.get()})[0]) == Doubles(8, 6 * 6));
  const double far = -std::numeric_limits<double>::infinity(), added[] = {0, far, 1, far};
  Tensor numbers = make_tensor(ctx, EAGER_FLOAT64, {1, 2, 2}, added, sizeof added);  // the layer casts them
  CHECK(values(call(ctx, layer, {x.get(), x.get(), nullptr, numbers.get()})[0]) == Doubles(8, 6 * 6));
  CHECK(eager_layer_num_variables(layer.get()) == 8);
  CHECK(dims_of(read(layer, 6).get()) == std::vector<int64_t>{2, 3, 4});
  Layer causal = make_layer(ctx, "multi_head_attention");
  check(eager_layer_set_int(causal.get(), "num_heads", 1));
  check(eager_layer_set_int(causal.get(), "key_dim", 1));
  check(eager_layer_set_bool(causal.get(), "use_causal_mask", 1));
  check(eager_layer_set_bool(causal.get(), "use_bias", 0));
  check(eager_layer_set_string(causal.get(), "kernel_initializer", "ones"));
  const Doubles ahead = values(call(ctx, causal, {x.get(), x.get()})[0]);
  CHECK(ahead[0] == Approx(6));
  CHECK(ahead[4] == Approx(22));
  Trace trace(ctx);
  Tensor t = trace.input(EAGER_FLOAT64, {-1, -1, 4});
  CHECK(dims_of(call(trace.ctx(), causal, {t.get(), t.get()})[0].get()) == std::vector<int64_t>{-1, -1, 4});
}

TEST_CASE_METHOD(Layers, "layer: attention along some axes is that of sequences, one by one") {
  auto attention = [&](const std::vector<int64_t>& axes) {
    Layer layer = make_layer(ctx, "multi_head_attention", "a");
    check(eager_layer_set_int(layer.get(), "num_heads", 2));
    check(eager_layer_set_int(layer.get(), "key_dim", 3));
    check(eager_layer_set_int(layer.get(), "output_dim", 5));
    if (!axes.empty())
      check(eager_layer_set_ints(layer.get(), "attention_axes", axes.data(), static_cast<int32_t>(axes.size())));
    return layer;
  };
  using Dims = std::vector<int64_t>;
  Layer plain = attention({}), last = attention({-2}), all = attention({}), both = attention({2, 1});
  Tensor x = counted({2, 3, 2, 4}), rows = counted({6, 2, 4}), whole = counted({2, 6, 4});
  const uint8_t some[] = {1, 0, 1, 1};
  Tensor mask = make_tensor(ctx, EAGER_BOOL, {1, 2, 2}, some, sizeof some),
         wide = make_tensor(ctx, EAGER_BOOL, {1, 1, 2, 2}, some, sizeof some);
  call(ctx, plain, {rows.get(), rows.get()});
  for (const Layer* one : {&last, &all, &both}) {
    call(ctx, *one, {x.get(), x.get()});
    for (int32_t i = 0; i < 8; ++i) {
      check(eager_layer_set_variable(one->get(), i, eager_layer_variable(plain.get(), i)));
    }
  }
  const std::vector<Tensor> y = call(ctx, last, {x.get(), x.get(), nullptr, wide.get()});
  CHECK(dims_of(y[0].get()) == Dims{2, 3, 2, 5});
  CHECK(values(y[0]) == values(call(ctx, plain, {rows.get(), rows.get(), nullptr, mask.get()})[0]));
  CHECK(values(call(ctx, all, {x.get(), x.get()})[0]) == values(call(ctx, plain, {whole.get(), whole.get()})[0]));
  for (const bool is_known : {true, false}) {
    Trace trace(ctx);
    Tensor t = trace.input(EAGER_FLOAT64, is_known ? Dims{-1, 3, -1, 4} : Dims{-1, -1, -1, -1});
    const std::vector<Tensor> traced = call(trace.ctx(), both, {t.get(), t.get()});
    CHECK(dims_of(traced[0].get()) == (is_known ? Dims{-1, 3, -1, 5} : Dims{-1, -1, -1, 5}));
    const Function f = trace.end({traced[0].get()});
    const Doubles a = values(client::call(ctx, f, {x.get()})[0]), b = values(call(ctx, all, {x.get(), x.get()})[0]);
    REQUIRE(a.size() == b.size());
    for (size_t i = 0; i < a.size(); ++i) CHECK(a[i] == Approx(b[i]));
  }
  const Tensor empty = ones({2, 3, 0, 4});
  const Tensor hidden = make_tensor(ctx, EAGER_BOOL, {2, 2, 3, 0, 3}, some, 0);
  for (const Layer* one : {&last, &all, &both}) {
    CHECK(dims_of(call(ctx, *one, {empty.get(), one == &last ? empty.get() : x.get()})[0].get()) == Dims{2, 3, 0, 5});
    CHECK(dims_of(call(ctx, *one, {x.get(), empty.get()})[0].get()) == Dims{2, 3, 2, 5});
  }
  CHECK(dims_of(call(ctx, both, {x.get(), empty.get(), nullptr, hidden.get()})[0].get()) == Dims{2, 3, 2, 5});
  CHECK_THAT(refusal([&] {
               call(ctx, attention({1, -1}), {x.get(), x.get()});
             }),
             Catch::Contains("attention_axes=[1,-1]"));
  const Layer wrong = attention({3});
  CHECK_THAT(refusal([&] {
               call(ctx, wrong, {x.get(), x.get()});
             }),
             Catch::Contains("attention_axes must be axes between the batch and the features. Received: "
                             "attention_axes=[3], and an input of rank 4"));
  CHECK_THAT(refusal([&] {
               call(ctx, last, {x.get(), rows.get()});
             }),
             Catch::Contains("query, value and key must have as many dims, got 4 and 3"));
}

TEST_CASE_METHOD(Layers, "layer: convolutions of one to three axes, their transposes, and of each channel") {
  auto conv = [&](const char* kind, int64_t size, bool has_filters = true) {
    Layer layer = make_layer(ctx, kind);
    if (has_filters) check(eager_layer_set_int(layer.get(), "filters", 2));
    check(eager_layer_set_ints(layer.get(), "kernel_size", &size, 1));
    for (const char* initializer : {"kernel_initializer", "depthwise_initializer", "pointwise_initializer"})
      eager_status_release(eager_layer_set_string(layer.get(), initializer, "ones"));
    return layer;
  };
  using Dims = std::vector<int64_t>;
  for (const char* format : {"channels_last", "channels_first"}) {
    const bool is_first = std::string(format) == "channels_first";
    for (int axes = 1; axes <= 3; ++axes) {
      Dims dims(static_cast<size_t>(axes) + 2, 4);
      dims[is_first ? 1 : dims.size() - 1] = 3;
      const std::string name = "conv" + std::to_string(axes) + "d";
      Layer layer = conv(name.c_str(), 2), back = conv((name + "_transpose").c_str(), 2);
      for (const Layer* l : {&layer, &back}) check(eager_layer_set_string(l->get(), "data_format", format));
      Tensor y = call1(ctx, layer, ones(dims));
      CHECK(values(y)[0] == 3 * (1 << axes));
      Tensor z = call1(ctx, back, ones(dims));
      CHECK(dims_of(z.get())[is_first ? 2 : 1] == 5);
      CHECK(dims_of(read(back, 0).get())[static_cast<size_t>(axes)] == 2);
    }
  }
  Layer depthwise = conv("depthwise_conv2d", 2, false), separable = conv("separable_conv2d", 2);
  check(eager_layer_set_int(depthwise.get(), "depth_multiplier", 2));
  CHECK(dims_of(call1(ctx, depthwise, ones({1, 3, 3, 2})).get()) == Dims{1, 2, 2, 4});
  CHECK(values(call1(ctx, separable, ones({1, 2, 2, 3}))) == Doubles{12, 12});
  CHECK(variable_names(separable) == std::vector<std::string>{"separable_conv2d/depthwise_kernel",
                                                              "separable_conv2d/pointwise_kernel",
                                                              "separable_conv2d/bias"});
  Layer pool = make_layer(ctx, "max_pool3d"), mean = make_layer(ctx, "average_pool1d");
  CHECK(values(call1(ctx, pool, counted({1, 2, 2, 2, 1}))) == Doubles{7});
  CHECK(values(call1(ctx, mean, counted({1, 4, 1}))) == Doubles{0.5, 2.5});
}

TEST_CASE_METHOD(Layers, "layer: recurrent layers, in one direction and in both") {
  for (const char* kind : {"lstm", "gru", "rnn"}) {
    INFO(kind);
    const bool is_lstm = std::string(kind) == "lstm";
    auto recurrent = [&](std::initializer_list<const char*> flags) {
      Layer layer = make_layer(ctx, kind);
      check(eager_layer_set_int(layer.get(), "units", 2));
      for (const char* initializer : {"kernel_initializer", "recurrent_initializer"})
        check(eager_layer_set_string(layer.get(), initializer, "constant value=0.5"));
      for (const char* flag : flags) check(eager_layer_set_bool(layer.get(), flag, 1));
      return layer;
    };
    using Dims = std::vector<int64_t>;
    Tensor x = counted({1, 3, 2});
    Layer last = recurrent({}), all = recurrent({"return_sequences"}),
          back = recurrent({"return_sequences", "go_backwards"});
    const std::vector<Tensor> one = call(ctx, last, {x.get()});
    CHECK(one.size() == (is_lstm ? 3 : 2));
    CHECK(values(one[0]) == values(one[1]));
    const Doubles sequence = values(call1(ctx, all, x));
    CHECK(sequence.size() == 6);
    CHECK(sequence[5] == values(one[0])[1]);
    const Doubles bias = values(read(last, 2));
    if (is_lstm) CHECK(bias == Doubles{0, 0, 1, 1, 0, 0, 0, 0});
    // The same from the last step on, in the order of computation.
    const std::vector<int64_t> steps = {1, 1};
    Tensor turned = run("flip", {x.get()}, &steps);
    CHECK(values(call1(ctx, back, turned)) == sequence);
    Layer both = recurrent({"return_sequences", "bidirectional"});
    const std::vector<Tensor> two = call(ctx, both, {x.get()});
    CHECK(dims_of(two[0].get()) == Dims{1, 3, 4});
    CHECK(dims_of(two[1].get()) == Dims{1, 4});
    CHECK(eager_layer_num_variables(both.get()) == 6);
    CHECK(std::string(eager_layer_variable_name(both.get(), 5)) == "backward_bias");
    const Doubles merged = values(two[0]);
    CHECK(merged[0] == sequence[0]);
    CHECK(merged[9] == sequence[5]);
    // The steps behind the mask change nothing, and states go on where they ended.
    const uint8_t first_two[] = {1, 1, 0};
    Tensor mask = make_tensor(ctx, EAGER_BOOL, {1, 3}, first_two, sizeof first_two);
    CHECK(values(call(ctx, last, {x.get(), mask.get()})[0])[1] == sequence[3]);
    std::vector<eager_tensor*> again = {x.get(), nullptr, one[1].get()};
    if (is_lstm) again.push_back(one[2].get());
    CHECK(values(call(ctx, last, again)[0]) != values(one[0]));
    Trace trace(ctx);
    Tensor t = trace.input(EAGER_FLOAT64, {-1, -1, 2});
    CHECK(dims_of(call(trace.ctx(), both, {t.get()})[0].get()) == Dims{-1, -1, 4});
  }
}

TEST_CASE_METHOD(Layers, "layer: initial states have a row for each sequence, and the width of all directions") {
  const Tensor x = ones({2, 4, 3});
  for (const bool both : {false, true}) {
    Layer layer = make_layer(ctx, "gru");
    check(eager_layer_set_int(layer.get(), "units", 3));
    check(eager_layer_set_bool(layer.get(), "bidirectional", both));
    check(eager_layer_set_float(layer.get(), "recurrent_dropout", 0.5));
    const int64_t width = both ? 6 : 3;
    const std::string wanted = both ? "[2,6]" : "[2,3]";
    for (const bool training : {false, true}) {
      auto with = [&](std::vector<int64_t> dims) {
        const Tensor h = ones(dims);
        return refusal([&] { call(ctx, layer, {x.get(), nullptr, h.get()}, training); });
      };
      CHECK(with({2, width}) == "");
      CHECK(with({1, width}) ==
            "3: layer \"gru\": initial_h must have shape " + wanted + ", got shape [1," + std::to_string(width) + "]");
      CHECK(with({2, width + 1}).find("initial_h must have shape " + wanted) != std::string::npos);
      CHECK(with({width}).find("initial_h must have shape " + wanted) != std::string::npos);
    }
  }
  Layer cell = make_layer(ctx, "lstm_cell");
  check(eager_layer_set_int(cell.get(), "units", 3));
  const Tensor step = ones({2, 3}), h = ones({1, 3});
  CHECK(refusal([&] {
          call(ctx, cell, {step.get(), step.get(), h.get()}, true);
        }) == "3: layer \"lstm_cell\": initial_c must have shape [2,3], got shape [1,3]");
}

TEST_CASE_METHOD(Layers,
                 "layer: a recurrent layer drops inputs and states while it trains, the same ones at all steps") {
  for (const char* kind : {"lstm", "gru", "rnn"}) {
    INFO(kind);
    auto recurrent = [&](double dropout, double recurrent_dropout, bool both) {
      Layer layer = make_layer(ctx, kind);
      check(eager_layer_set_int(layer.get(), "units", 32));
      for (const char* initializer : {"kernel_initializer", "recurrent_initializer"})
        check(eager_layer_set_string(layer.get(), initializer, "identity"));
      check(eager_layer_set_bool(layer.get(), "return_sequences", 1));
      check(eager_layer_set_bool(layer.get(), "bidirectional", both));
      check(eager_layer_set_float(layer.get(), "dropout", dropout));
      check(eager_layer_set_float(layer.get(), "recurrent_dropout", recurrent_dropout));
      return layer;
    };
    auto trained = [&](const Layer& layer, const Tensor& x) { return call(ctx, layer, {x.get()}, true); };
    if (std::string(kind) == "rnn") {
      Tensor x = ones({3, 2, 32});
      const Doubles inputs = values(trained(recurrent(0.5, 0, false), x)[0]);
      int dropped = 0;
      for (size_t i = 0; i < inputs.size(); ++i) {
        const size_t b = i / 64, unit = i % 32;
        CHECK((inputs[i] == 0) == (inputs[b * 64 + unit] == 0));  // at all steps
        dropped += inputs[i] == 0;
        if (i % 64 < 32 && inputs[i] != 0) CHECK(std::abs(inputs[i] - std::tanh(2.0)) < 1e-6);
      }
      CHECK(dropped > 40);
      CHECK(dropped < 152);
      // The first step has no state; the second one's is kept twice as large, or not at all.
      const Doubles states = values(trained(recurrent(0, 0.5, false), x)[0]);
      dropped = 0;
      for (size_t i = 0; i < states.size(); ++i) {
        const double first = std::tanh(1.0), kept = std::tanh(1 + 2 * first);
        if (i % 64 < 32) CHECK(std::abs(states[i] - first) < 1e-6);
        else CHECK(std::min(std::abs(states[i] - first), std::abs(states[i] - kept)) < 1e-6);
        dropped += i % 64 >= 32 && std::abs(states[i] - first) < 1e-6;
      }
      CHECK(dropped > 20);
      CHECK(dropped < 76);
    }
    // A small share almost surely drops nothing: step by step the same is computed as in one op, with a mask too.
    Tensor x = counted({2, 3, 4});
    const uint8_t steps[] = {1, 1, 0, 1, 0, 1};
    Tensor mask = make_tensor(ctx, EAGER_BOOL, {2, 3}, steps, sizeof steps);
    Layer layer = recurrent(0, 1e-9, true);
    const std::vector<Tensor> one = call(ctx, layer, {x.get(), mask.get()}),
                              other = call(ctx, layer, {x.get(), mask.get()}, true);
    REQUIRE(one.size() == other.size());
    for (size_t i = 0; i < one.size(); ++i) {
      const Doubles a = values(one[i]), b = values(other[i]);
      REQUIRE(a.size() == b.size());
      for (size_t k = 0; k < a.size(); ++k) CHECK(std::abs(a[k] - b[k]) < 1e-5);
    }
    {
      Trace trace(ctx);
      Tensor known = trace.input(EAGER_FLOAT64, {-1, 3, 4});
      CHECK(dims_of(call(trace.ctx(), layer, {known.get()}, true)[0].get()) == std::vector<int64_t>{-1, 3, 64});
    }
    // Without a known number of steps they are a loop.
    Trace trace(ctx);
    Tensor t = trace.input(EAGER_FLOAT64, {-1, -1, 4}), traced_mask = trace.input(EAGER_BOOL, {-1, -1});
    const std::vector<Tensor> traced = call(trace.ctx(), layer, {t.get(), traced_mask.get()}, true);
    CHECK(dims_of(traced[0].get()) == std::vector<int64_t>{-1, -1, 64});
    std::vector<eager_tensor*> ends;
    for (const Tensor& end : traced) ends.push_back(end.get());
    const Function f = trace.end(ends);
    const std::vector<Tensor> looped = client::call(ctx, f, {x.get(), mask.get()});
    REQUIRE(one.size() == looped.size());
    for (size_t i = 0; i < one.size(); ++i) {
      const Doubles a = values(one[i]), b = values(looped[i]);
      REQUIRE(a.size() == b.size());
      for (size_t k = 0; k < a.size(); ++k) CHECK(std::abs(a[k] - b[k]) < 1e-5);
    }
    {  // of which there may be none
      const Layer dropping = recurrent(0.25, 0.5, true);
      call(ctx, dropping, {x.get()});
      Trace unknown(ctx);
      Tensor sequence = unknown.input(EAGER_FLOAT64, {-1, -1, 4});
      std::vector<eager_tensor*> results;
      const std::vector<Tensor> symbols = call(unknown.ctx(), dropping, {sequence.get()}, true);
      for (const Tensor& one_of : symbols) results.push_back(one_of.get());
      const Function g = unknown.end(results);
      const std::vector<Tensor> none = client::call(ctx, g, {ones({2, 0, 4}).get()});
      CHECK(dims_of(none[0].get()) == std::vector<int64_t>{2, 0, 64});
      CHECK(values(none[1]) == Doubles(128));
    }
    CHECK_THAT(refused_call(recurrent(1.5, 0, false), x), Catch::Contains("`dropout` must be in [0, 1), got 1.5"));
  }
}

TEST_CASE_METHOD(Layers, "layer: a cell is a step of the layer over sequences") {
  for (const std::string kind : {"lstm", "gru", "rnn"}) {
    Layer cell = make_layer(ctx, (kind + "_cell").c_str()), whole = make_layer(ctx, kind.c_str());
    for (const Layer* one : {&cell, &whole}) {
      check(eager_layer_set_int(one->get(), "units", 3));
      for (const char* dropout : {"dropout", "recurrent_dropout"})
        check(eager_layer_set_float(one->get(), dropout, 1e-9));
    }
    const Tensor x = counted({2, 4});
    const Tensor steps =
        make_tensor(ctx, EAGER_FLOAT64, {2, 2, 4}, Doubles{0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 7, 4, 5, 6, 7}.data(), 128);
    call1(ctx, whole, steps);
    build(ctx, cell, {-1, 4});
    CHECK(eager_layer_num_variables(cell.get()) == 3);
    for (int i = 0; i < 3; ++i) check(eager_layer_set_variable(cell.get(), i, eager_layer_variable(whole.get(), i)));
    const bool has_cells = kind == "lstm";
    for (bool training : {false, true}) {  // so small a share drops nothing, but goes step by step
      const std::vector<Tensor> last = call(ctx, whole, {steps.get()});
      std::vector<Tensor> state = call(ctx, cell, {x.get()}, training);
      CHECK(state.size() == (has_cells ? 2 : 1));
      std::vector<eager_tensor*> inputs{x.get()};
      for (const Tensor& t : state) inputs.push_back(t.get());
      state = call(ctx, cell, inputs, training);
      for (size_t i = 0; i < state.size(); ++i) {
        const Doubles found = values(state[i]), expected = values(last[i + 1]);
        for (size_t k = 0; k < 6; ++k) CHECK(found[k] == Approx(expected[k]).epsilon(1e-6));
      }
    }
    {
      Trace trace(ctx);
      Tensor rows = trace.input(EAGER_FLOAT64, {-1, 4});
      CHECK(dims_of(call(trace.ctx(), cell, {rows.get()})[0].get()) == std::vector<int64_t>{-1, 3});
      CHECK(dims_of(call(trace.ctx(), cell, {rows.get()}, true)[0].get()) == std::vector<int64_t>{-1, 3});
    }
    CHECK(dims_of(call(ctx, cell, {ones({0, 4}).get()})[0].get()) == std::vector<int64_t>{0, 3});
    CHECK_THAT(refused_call(cell, ones({2, 2, 4})), Catch::Contains("expected ndim=2, found ndim=3"));
    CHECK_THAT(refused_call(cell, ones({2, 5})), Catch::Contains("axis -1 of input shape to have value 4"));
  }
  Layer dropping = make_layer(ctx, "rnn_cell");
  check(eager_layer_set_int(dropping.get(), "units", 64));
  check(eager_layer_set_string(dropping.get(), "kernel_initializer", "identity"));
  check(eager_layer_set_string(dropping.get(), "recurrent_initializer", "identity"));
  check(eager_layer_set_float(dropping.get(), "recurrent_dropout", 0.5));
  const Tensor zeros = make_tensor(ctx, EAGER_FLOAT64, {1, 64}, Doubles(64).data(), 512);
  int kept = 0;
  for (double v : values(call(ctx, dropping, {zeros.get(), ones({1, 64}).get()}, true)[0])) {
    CHECK((v == 0 || v == Approx(std::tanh(2.0)).epsilon(1e-6)));
    kept += v != 0;
  }
  CHECK(kept > 8);
  CHECK(kept < 56);
}

TEST_CASE_METHOD(Layers, "layer: variables lie on the context's device") {
  check(eager_context_set_device(ctx, "test:0"));
  Layer layer = dense(2);
  Tensor y = call1(ctx, layer, ones({1, 3}));
  CHECK(where(y) == "test:0");
  CHECK(std::string(eager_variable_device(eager_layer_variable(layer.get(), 0))) == "test:0");
}

TEST_CASE_METHOD(Layers, "layer: every kind is described, and its attributes can be set") {
  char* text = nullptr;
  check(eager_kinds_json(ctx, "layers", &text));
  const json kinds = json::parse(taken(text));
  CHECK(kinds.size() >= 20);
  for (const json& kind : kinds) {
    INFO(kind.at("name"));
    for (const char* member : {"title", "description"}) CHECK(!kind.at(member).get<std::string>().empty());
    for (const char* list : {"inputs", "outputs"}) {
      for (const json& one : kind.at(list)) {
        CHECK(!one.at("shape").get<std::string>().empty());
        CHECK(!one.at("description").get<std::string>().empty());
      }
    }
    Layer layer = make_layer(ctx, kind.at("name").get<std::string>().c_str());
    for (const json& a : kind.at("attributes")) {
      const std::string name = a.at("name"), type = a.at("type");
      INFO(name);
      CHECK(!a.at("description").get<std::string>().empty());
      if (a.at("default").is_null()) continue;
      if (type == "int") check(eager_layer_set_int(layer.get(), name.c_str(), a.at("default")));
      if (type == "float") check(eager_layer_set_float(layer.get(), name.c_str(), a.at("default")));
      if (type == "bool") check(eager_layer_set_bool(layer.get(), name.c_str(), a.at("default").get<bool>()));
      if (type == "string")
        check(eager_layer_set_string(layer.get(), name.c_str(), a.at("default").get<std::string>().c_str()));
    }
    for (const json& v : kind.at("variables")) {
      CHECK(!v.at("shape").get<std::string>().empty());
      CHECK(!v.at("description").get<std::string>().empty());
    }
  }
}
