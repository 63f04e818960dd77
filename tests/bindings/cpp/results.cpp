// Tests of the C++ binding without exceptions.
#include <functional>

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

TEST(tensors) {
  const Tensor t = *Tensor::of({{1.f, 2.f}, {3.f, 4.f}});
  CHECK(*Tensor::from(std::vector<int>{1, 2, 3, 4}, {2, 2})->str() == "[[1 2]\n [3 4]]");
  CHECK(*Tensor::scalar(2.5)->item<double>() == 2.5);
  CHECK(same(t[1], {3, 4}) && same(t.to("cpu:0"), {1, 2, 3, 4}));
  CHECK((*t.view<float>())[3] == 4);
  CHECK_FAILS(Code::invalid_argument, "", Tensor::from(std::vector<int>{1, 2, 3}, {2, 2}));
  CHECK_FAILS(Code::invalid_argument, "", t.view<int>());
  CHECK_FAILS(Code::invalid_argument, "", t.item<float>());
  CHECK_FAILS(Code::not_found, "", t.to("gpu:77"));
  CHECK_FAILS(Code::invalid_argument, "", t.sparse_rows());
  const Result<Tensor> rows = gradient([](const Tensor& x) { return gather(x, Tensor::of({1, 1})); })(t);
  CHECK(rows && rows->is_sparse_rows() && same(rows->to_dense(), {0, 0, 2, 2}));

  std::vector<float> values = {1, 2, 3, 4};
  int released = 0;
  CHECK(same(Tensor::wrap(values.data(), 4, {2, 2}, [&] { ++released; }), {1, 2, 3, 4}));
  CHECK(released == 1);
  CHECK_FAILS(Code::invalid_argument, "", Tensor::wrap(values.data(), 4, {3}, [&] { ++released; }));
  CHECK(released == 2);
}

TEST(dlpack) {
  const Tensor t = *Tensor::of({1.f, 2.f});
  CHECK(same(Tensor::from_dlpack(*t.to_dlpack()), {1, 2}));
  CHECK(same(Tensor::from_dlpack(*t.to_dlpack(DLPackOptions().copy(true))), {1, 2}));
  CHECK_FAILS(Code::invalid_argument, "", Tensor::from_dlpack(DLPack(nullptr)));
  CHECK_FAILS(Code::invalid_argument, "", Tensor().to_dlpack());
}

TEST(prepared_ops) {
  const Op sum = *Op::make("sum");
  CHECK(sum.set("axis", std::vector<int64_t>{1}) && sum.set("keepdims", true) && sum.set_device("cpu:0"));
  const Tensor x = *Tensor::of({{1.f, 2.f}});
  CHECK(same(sum(x), {3}));
  CHECK_FAILS(Code::failed_precondition, "", sum.set("keepdims", false));
  CHECK_FAILS(Code::invalid_argument, "", Op::make("sum")->set("axes", 1));
  const Op fails =
      *host_op("mine", [](const std::vector<Tensor>&) -> Result<Tensor> { return Error(Code::aborted, "enough"); },
               {Spec{DType::float32, {}}});
  CHECK_FAILS(Code::aborted, "enough", fails(x));
  const Op works =
      *host_op("mine", [](const std::vector<Tensor>& given) { return given[0] + 1; }, {Spec{DType::float32, {1, 2}}});
  CHECK(same(works(x), {2, 3}));
}

TEST(custom_ops) {
  const Op saxpy = *define_op(
      "results.saxpy", "x: float32[n], y: float32[n], a: float = 1 -> z: float32[n]",
      [](const KernelCall& call) -> Result<void> {
        EAGER_TRY(const auto x, call.input<float>(0));
        EAGER_TRY(const auto y, call.input<float>(1));
        EAGER_TRY(const auto z, call.output<float>(0));
        EAGER_TRY(const double a, call.attribute<double>(0));
        return call.parallel_for(call.output(0).num_elements(), 1, [=](int64_t begin, int64_t end) -> Result<void> {
          if (a < 0) return Error(Code::aborted, "a < 0");
          for (auto i = static_cast<size_t>(begin); i < static_cast<size_t>(end); ++i)
            z[i] = static_cast<float>(a) * x[i] + y[i];
          return Result<void>();
        });
      },
      OpOptions().gradient([](const GradientCall& call) -> Result<std::vector<Tensor>> {
        const Tensor dz = call.output_gradient(0);
        EAGER_TRY(const double a, call.attribute<double>(0));
        EAGER_TRY(Tensor dx, dz * a);
        return std::vector<Tensor>{dx, dz};
      }));
  CHECK(saxpy.set("a", 2.0).has_value());
  const Tensor x = *Tensor::of({1.f, 2.f}), y = *Tensor::of({10.f, 20.f});
  CHECK(same(saxpy(x, y), {12, 24}));
  const auto both = gradient([&](const Tensor& a, const Tensor& b) { return saxpy(a * a, b); })(x, y);
  CHECK(both && same((*both)[0], {4, 8}) && same((*both)[1], {1, 1}));
  const Op negative = *Op::make("results.saxpy");
  CHECK(negative.set("a", -1.0).has_value());
  CHECK_FAILS(Code::aborted, "a < 0", negative(x, y));
  CHECK_FAILS(Code::invalid_argument, "[Op:matmul]", saxpy(matmul(x, y) * x, y + matmul(x, *Tensor::of({1.f}))));

  const char* const schema = "x: float32[n] -> y: float32[n]";
  const auto nothing = [](const KernelCall&) {};
  const auto define = [&](const auto& kernel) { return define_op("results.fails", schema, kernel); };
  CHECK_FAILS(Code::aborted, "enough",
              (*define([](const KernelCall&) -> Result<void> { return Error(Code::aborted, "enough"); }))(x));
  CHECK_FAILS(Code::invalid_argument, "input 0 is float32, not float64",
              (*define([](const KernelCall& call) { return call.input<double>(0); }))(x));
  CHECK_FAILS(Code::failed_precondition, "runs no ops",
              (*define([](const KernelCall&) { return Tensor::scalar(1) + 1; }))(x));
  CHECK_FAILS(Code::aborted, "not so",
              (*define_op("results.fails", schema, nothing, OpOptions().infer([](const InferCall&) -> Result<void> {
                return Error(Code::aborted, "not so");
              })))(x));
  const auto failed = (*define([](const KernelCall& call) -> Result<void> {
    if (auto x = call.input<float>(9); !x) return x.error();
    return {};
  }))(x);
  CHECK(!failed && std::string(failed.error().op()) == "results.fails");
  const Op slope = *define_op("results.fails", schema, nothing,
                              OpOptions().gradient([](const GradientCall& call) { return call.saved(0) * 2; }));
  CHECK_FAILS(Code::invalid_argument, "", gradient(slope)(x));
  CHECK_FAILS(Code::invalid_argument, "malformed", define_op("results.fails", "x", nothing));
  CHECK_FAILS(Code::invalid_argument, "NUL", define_op(std::string("a.\0", 3), schema, nothing));

  const Op j0 =
      *define_native_op("results.j0", "x: float64[...] -> z: float64[...]", "libm.so.6", "double = z j0(double = x)");
  CHECK(*j0(*Tensor::scalar(0.0))->item<double>() == 1);
  CHECK_FAILS(Code::not_found, "libnothing.so was not opened",
              define_native_op("results.j0", "x: float64 -> z: float64", "libnothing.so", "double = z j0(double = x)"));
}

TEST(tapes) {
  const Tensor x = *Tensor::of({1.f, 2.f, 3.f});
  const Variable w = *Variable::make(x, "w");
  Tape tape = *Tape::make(TapeOptions().persistent(true));
  CHECK(tape.watch(x).has_value());
  const Tensor y = *(x * w);
  const auto all = tape.gradient(y, {w, x});
  CHECK(all && same((*all)[0], {1, 2, 3}) && same((*all)[1], {1, 2, 3}));
  CHECK(same(tape.gradient(y, x, GradientOptions().output_gradients({x})), {1, 4, 9}));
  CHECK_FAILS(Code::invalid_argument, "",
              tape.gradient(y, x, GradientOptions().output_gradients({*Tensor::of({1.f})})));
  CHECK(*tape.is_recording() && tape.watched()->size() == 1);
  std::thread([&] {
    CHECK_FAILS(Code::failed_precondition, "another thread", tape.is_recording());
    CHECK_FAILS(Code::failed_precondition, "another thread", tape.watched());
  }).join();
  CHECK(tape.stop().has_value());
  Tape once = *Tape::make();
  CHECK(once.watch(x).has_value());
  const Tensor z = *(x * x);
  CHECK(same(once.gradient(z, x), {2, 4, 6}));
  CHECK_FAILS(Code::failed_precondition, "", once.gradient(z, x));
  const auto both = value_and_gradient([](const Tensor& a) { return sum(a * a); })(x);
  CHECK(both && *both->value.item<float>() == 14 && same(both->gradient, {2, 4, 6}));
  CHECK_FAILS(Code::invalid_argument, "[Op:matmul]",
              value_and_gradient([](const Tensor& a) { return matmul(a, *Tensor::of({1.f})); })(x));
}

TEST(variables) {
  const Variable v = *Variable::make(*Tensor::of({1.f, 2.f}), "v", false);
  CHECK(v.assign_add(1) && v.assign_sub(*Tensor::of({0.f, 1.f})) && same(v.read(), {2, 2}));
  CHECK(v.assign(*Tensor::of({5.f, 6.f})) && same(v.read(), {5, 6}) && same(v + 1, {6, 7}));
  CHECK_FAILS(Code::invalid_argument, "", v.assign(*Tensor::of({1.f})));
}

TEST(optimizers) {
  const Variable w = *Variable::make(*Tensor::of({8.f}), "w");
  const SGD sgd = *SGD::make(SGDOptions().learning_rate(0.5).momentum(0.5));
  CHECK(sgd.apply({*Tensor::of({2.f})}, {w}) && same(w.read(), {7}));
  CHECK(sgd.set_learning_rate(*Tensor::scalar(0.25)) && sgd.slot(w, "momentum"));
  CHECK_FAILS(Code::invalid_argument, "", sgd.apply({*Tensor::of({2.f, 3.f})}, {w}));
  CHECK_FAILS(Code::invalid_argument, "", SGD::make(SGDOptions().momentum(-1)));
  CHECK_FAILS(Code::aborted, "no loss",
              sgd.minimize([]() -> Result<Tensor> { return Error(Code::aborted, "no loss"); }, {w}));
  const CosineDecay cosine = *CosineDecay::make(CosineDecayOptions().initial_learning_rate(0.5).decay_steps(10));
  CHECK(*cosine.rate(0) == 0.5 && sgd.set_learning_rate(cosine));
  CHECK_FAILS(Code::not_found, "", Schedule::make("no_such_schedule"));
  CHECK_FAILS(Code::invalid_argument, "", cosine.set("staircase", true));
}

TEST(functions) {
  const Function f = *trace(
      "f",
      [](const Tensor& x, const Tensor& y) {
        return std::vector<Tensor>{*(x + y), *(x * y)};
      },
      Spec{DType::float32, {-1}}, Spec{DType::float32, {-1}});
  const Tensor x = *Tensor::of({1.f, 2.f});
  const auto both = f.call({x, x});
  CHECK(both && same((*both)[0], {2, 4}) && same((*both)[1], {1, 4}));
  CHECK_FAILS(Code::invalid_argument, "", f.call({x}));
  CHECK_FAILS(Code::not_found, "", f.save("/no/such/folder/f"));
  CHECK_FAILS(Code::not_found, "", Function::load("/no/such/file"));
  const Spec number{DType::float32, {}};
  const Function more = *trace([](const Tensor& t) { return t < 100; }, number);
  const Function twice = *trace([](const Tensor& t) { return t * 2; }, number);
  const auto last = while_loop({*Tensor::scalar(3.f)}, more, twice);
  CHECK(last && *(*last)[0].item<float>() == 192);
  CHECK_FAILS(Code::invalid_argument, "", while_loop({*Tensor::scalar(3)}, more, twice));
}

TEST(layers) {
  const nn::Dense layer = *nn::Dense::make(3, nn::DenseOptions().name("hidden").kernel_initializer("ones"));
  const Tensor x = *Tensor::of({{1.f, 2.f}});
  CHECK(same(layer(x), {3, 3, 3}));
  CHECK(same(layer(x * 2), {6, 6, 6}));
  CHECK_FAILS(Code::invalid_argument, "layer \"hidden\"", layer(*Tensor::of({{1.f, 2.f, 3.f}})));
  CHECK_FAILS(Code::invalid_argument, "[Op:matmul]", layer(matmul(x, x)));
  CHECK_FAILS(Code::failed_precondition, "has been built", layer.set("units", 4));
  CHECK_FAILS(Code::not_found, "danse", Layer::make("danse"));
  CHECK_FAILS(Code::data_loss, "", Layer::from_json("{"));
  const Layer copy = *Layer::from_json(*layer.json());
  CHECK(copy.build({{DType::float32, {-1, 2}}}).has_value());
}

TEST(checkpoints) {
  const CheckpointWriter writer = *CheckpointWriter::make();
  CHECK(writer.add("w", *Variable::make(*Tensor::of({1.f, 2.f}))).has_value());
  CHECK_FAILS(Code::already_exists, "key w", writer.add("w", *Tensor::of({1.f})));
  char name[] = "eager-XXXXXX";
  const std::string folder = mkdtemp(name), path = folder + "/c";
  CHECK(writer.commit(path).has_value());
  const Checkpoint checkpoint = *Checkpoint::open(path);
  CHECK(same(checkpoint.read("w"), {1, 2}) && (*checkpoint.entries()).size() == 1);
  const Variable v = *Variable::make(*Tensor::of({0.f, 0.f}));
  CHECK(checkpoint.restore("w", v).has_value() && same(v.read(), {1, 2}));
  CHECK_FAILS(Code::not_found, "Key x", checkpoint.restore("x", v));
  CHECK_FAILS(Code::not_found, "", Checkpoint::open(folder + "/lost"));
  CHECK(random_state().has_value() && set_random_state(*random_state()).has_value());
  std::remove(path.c_str());
  std::remove(folder.c_str());
}

TEST(files) {
  char name[] = "eager-XXXXXX";
  const std::string folder = mkdtemp(name), path = folder + "/r";
  CHECK_FAILS(Code::not_found, "", RecordReader::open(path));
  const RecordWriter records = *RecordWriter::open(path);
  CHECK(records.write("one").has_value() && records.close().has_value());
  CHECK_FAILS(Code::failed_precondition, "", records.write("two"));
  std::string record;
  CHECK(*RecordReader::open(path)->next(record) && record == "one");
  const EventWriter events = *EventWriter::open(folder);
  CHECK(events.scalar("loss", 1, 1).has_value() && events.flush().has_value());
  CHECK_FAILS(Code::invalid_argument, "", events.image("i", *Tensor::of({1.f}), 1));
  std::remove(events.path().c_str());
  std::remove(path.c_str());
  std::remove(folder.c_str());
}

TEST(devices_and_memory) {
  CHECK((*devices())[0] == "cpu:0" && memory_info("cpu:0") && build_info() && synchronize());
  CHECK_FAILS(Code::not_found, "", memory_info("gpu:77"));
  CHECK_FAILS(Code::invalid_argument, "", DeviceScope::make("cpu:x"));
  CHECK_FAILS(Code::not_found, "", set_memory_limit("gpu:77", 0));
  CHECK_FAILS(Code::invalid_argument, "", Context::make(ContextOptions().num_threads(-1)));
  CHECK_FAILS(Code::invalid_argument, "", Context::make(ContextOptions().num_threads(0)));
  CHECK_FAILS(Code::invalid_argument, "", Tensor::of({1.f})->str(FormatOptions().line_width(-1)));
}

// ---- Datasets

TEST(datasets) {
  const Result<Dataset> range = Dataset::range(6);
  const Spec number{DType::int64, {}};
  const Result<Op> op = host_op("no_threes",
                                [](const std::vector<Tensor>& x) -> Result<Tensor> {
                                  if (*x[0].item<int64_t>() == 3) return Error(Code::aborted, "no threes");
                                  return x[0];
                                },
                                {number});
  const Result<Dataset> mapped = range->map(*op);
  std::string texts;
  for (const Result<std::vector<Tensor>>& element : *mapped)
    texts += element ? element->front().str().value() : element.error().what();
  CHECK(texts == "012no threes45");  // the loop goes on behind an error
  CHECK(*mapped->size() == 6);

  const Result<Dataset> squares = range->map([](const Tensor& x) { return x * x; });
  const Result<Dataset> batches = squares->batch(4);
  const Result<Iterator> it = Iterator::make(*batches);
  Result<std::optional<std::vector<Tensor>>> element = it->next();
  CHECK(element && *element && *(**element)[0].str() == "[0 1 4 9]");
  const Result<Tensor> place = it->save();
  CHECK(it->next().value().has_value());
  CHECK(!it->next().value().has_value());
  CHECK(it->restore(*place).has_value());
  CHECK(it->next().value().has_value());
  CHECK(it->stats().has_value());
  CHECK(it->stop().has_value());
  CHECK_FAILS(Code::failed_precondition, "has been stopped", it->next());
  int errors = 0;
  for (const auto& one : *it) errors += !one;
  CHECK(errors == 1);

  CHECK_FAILS(Code::not_found, "unknown kind", Dataset::make("shufle"));
  CHECK_FAILS(Code::invalid_argument, "at least 1", range->batch(0)->iterate());
  errors = 0;
  for (const auto& one : range->batch(0)) errors += !one;
  CHECK(errors == 1);
  CHECK_FAILS(Code::invalid_argument, "Incompatible shapes", range->map([](const Tensor& x) {
    return x + Tensor::of({1, 2}) + Tensor::of({1, 2, 3});
  }));
  CHECK_FAILS(Code::invalid_argument, "Incompatible shapes",
              Dataset::tensor_slices(Tensor::of({1, 2}) + Tensor::of({1, 2, 3})));
  CHECK_FAILS(Code::invalid_argument, "NUL", Dataset::range(1)->prefetch_to_device(std::string("cpu\0", 4)));
}

TEST(generators) {
  const Spec number{DType::int64, {}};
  const auto epoch = []() {
    return [i = int64_t(0)]() mutable -> Result<std::optional<Tensor>> {
      if (i == 3) return std::optional<Tensor>();
      EAGER_TRY(Tensor made, Tensor::scalar(i++));
      return std::optional<Tensor>(std::move(made));
    };
  };
  int64_t sum = 0;
  for (const auto& element : Dataset::generator(epoch, {number})->repeat(2)) sum += *element->front().item<int64_t>();
  CHECK(sum == 6);
  const auto fails = [](int64_t) -> Result<Tensor> { return Error(Code::aborted, "no more"); };
  CHECK_FAILS(Code::aborted, "no more", Iterator::make(*Dataset::generator(fails, {number}))->next());
  const auto no_epoch = []() -> Result<std::function<Result<Tensor>()>> { return Error(Code::aborted, "none"); };
  const Result<Iterator> it = Iterator::make(*Dataset::generator(no_epoch, {number}));
  CHECK_FAILS(Code::aborted, "none", it->next());
  CHECK(!it->next().value().has_value());
}

int main(int argc, char** argv) { return run_tests(argc, argv); }
