// Tests of the C++ binding: bad input is an error, and never a crash, a leak or undefined behaviour; callbacks, threads and
// memory.
#include "check.h"

#include <atomic>
#include <chrono>
#include <fstream>
#include <thread>

using namespace eager;

static const Spec kAny = {DType::float32, {-1}};

TEST(what_was_moved_from) {
  Tensor t{1.f};
  const Tensor kept = std::move(t);
  CHECK(!t && t.shape().empty() && t.num_elements() == 0 && t.device().empty() && !t.is_weak() && t.dim(0) == 0);
  CHECK_FAILS(Code::invalid_argument, "", t + 1);
  CHECK_FAILS(Code::invalid_argument, "", t.str());
  CHECK_FAILS(Code::invalid_argument, "empty", t.to_vector<float>());
  CHECK_FAILS(Code::invalid_argument, "", t.to("cpu:0"));
  CHECK_FAILS(Code::invalid_argument, "", t.to_dlpack());
  Variable v(kept);
  const Variable moved = std::move(v);
  CHECK_FAILS(Code::invalid_argument, "", v.read());
  CHECK_FAILS(Code::invalid_argument, "", v + kept);
  CHECK_FAILS(Code::invalid_argument, "", (v.assign(kept), 0));
  CHECK(v.name().empty() && !v.trainable());
  Tape tape;
  Tape other = std::move(tape);
  CHECK_FAILS(Code::invalid_argument, "", (tape.watch(kept), 0));
  CHECK_FAILS(Code::invalid_argument, "", tape.gradient(kept, kept));
  Tape assigned;
  assigned = std::move(other);
  CHECK(other.get() == nullptr && !other.is_recording() && assigned.is_recording());
  CHECK_FAILS(Code::invalid_argument, "", (other.watch(kept), 0));
  Function f = trace([](const Tensor& x) { return x; }, kAny);
  const Function held = std::move(f);
  CHECK_FAILS(Code::invalid_argument, "", f(kept));
  CHECK_FAILS(Code::invalid_argument, "", (f.save("/tmp/never"), 0));
  CHECK(f.inputs().empty() && f.variables().empty() && f.name().empty());
  SGD sgd;
  const SGD owner = std::move(sgd);
  CHECK_FAILS(Code::invalid_argument, "", (sgd.apply({kept}, {moved}), 0));
  Op op("square");
  const Op holder = std::move(op);
  CHECK_FAILS(Code::invalid_argument, "", op(kept));
  Context context;
  const Context taken = std::move(context);
  CHECK_FAILS(Code::invalid_argument, "", ContextScope(context));
  CHECK_FAILS(Code::invalid_argument, "", context.fork());
}

TEST(wrong_data) {
  const Tensor t{1.f, 2.f};
  CHECK_FAILS(Code::invalid_argument, "float32, not int32", t.to_vector<int>());
  CHECK_FAILS(Code::invalid_argument, "float32, not int64", t.item<int64_t>());
  CHECK_FAILS(Code::invalid_argument, "float32, not float64", t.view<double>());
  CHECK_FAILS(Code::invalid_argument, "more than one", t.item<float>());
  CHECK_FAILS(Code::invalid_argument, "", (Tensor(std::vector<float>{}, {0}).item<float>()));
  CHECK_FAILS(Code::invalid_argument, "no strings", t.to_strings());
  CHECK_FAILS(Code::invalid_argument, "", Tensor(std::vector<float>{1, 2, 3}, {2, 2}));
  CHECK_FAILS(Code::invalid_argument, "", Tensor(std::vector<float>{1}, {-1}));
  CHECK_FAILS(Code::invalid_argument, "", Tensor(std::vector<float>{1}, std::vector<int64_t>(33, 1)));
  CHECK_FAILS(Code::invalid_argument, "", Tensor(std::vector<float>{1}, {INT64_MAX, INT64_MAX}));
  CHECK_FAILS(Code::invalid_argument, "", Tensor::from_bytes(DType(99), {1}, "x", 1));
  CHECK_FAILS(Code::invalid_argument, "", Tensor::from_bytes(DType::string, {1}, "x", 1));
  CHECK_FAILS(Code::invalid_argument, "2^63", t + UINT64_MAX);
  float one = 3;
  const size_t too_many = (size_t{1} << 62) + 1;  // whose bytes are those of one float, modulo 2^64
  CHECK_FAILS(Code::invalid_argument, "", Tensor::copy(&one, too_many, {1}));
  CHECK_FAILS(Code::invalid_argument, "", Tensor::wrap(&one, too_many, {1}));
  CHECK_FAILS(Code::failed_precondition, "symbolic",
              trace(
                  [](const Tensor& x) {
                    x.to_strings();
                    return x;
                  },
                  Spec{DType::string, {-1}}));
  char byte[1];
  CHECK_FAILS(Code::invalid_argument, "", (t.read(byte, 1), 0));
}

TEST(wrong_arguments_of_ops) {
  const Tensor t{1.f, 2.f};
  CHECK_FAILS(Code::invalid_argument, "", concat({}));
  CHECK_FAILS(Code::invalid_argument, "", concat(std::vector<Tensor>()));
  CHECK_FAILS(Code::invalid_argument, "", add(t, Tensor()));
  CHECK_FAILS(Code::invalid_argument, "[Op:matmul]", matmul(t, Tensor{{1.f}}));
  CHECK_FAILS(Code::invalid_argument, "", reshape(t, {INT64_MAX, INT64_MAX}));
  CHECK_FAILS(Code::invalid_argument, "", reshape(t, std::vector<int64_t>(33, 1)));
  CHECK_FAILS(Code::invalid_argument, "", reshape(t, UINT64_MAX));
  CHECK_FAILS(Code::invalid_argument, "", t[INT64_MAX]);
  CHECK_FAILS(Code::invalid_argument, "", t[INT64_MIN]);
  CHECK_FAILS(Code::invalid_argument, "", permute_dims(t, PermuteDimsOptions().axes(std::vector<int64_t>(1000, 0))));
  CHECK_FAILS(Code::invalid_argument, "", pad(t, {1, 1}, PadOptions().mode(PadMode(77))));
  CHECK_FAILS(Code::invalid_argument, "", eager::cast(t, DType(77)));
  CHECK_FAILS(Code::invalid_argument, "", gather(t, Tensor{7}));
  CHECK_FAILS(Code::invalid_argument, "", floor_divide(Tensor{1}, 0));
  CHECK_FAILS(Code::invalid_argument, "", cond({true, t}, Function(), Function()));
  CHECK_FAILS(Code::invalid_argument, "as many gradients", (SGD().apply({t, t}, {Variable(t)}), 0));
  try {
    matmul(t, Tensor{{1.f}});
    CHECK(false);
  } catch (const Error& error) {
    CHECK(std::string(error.op()) == "matmul" && name(error.code()) == "INVALID_ARGUMENT");
  }
}

TEST(names) {
  const std::string nul("a\0b", 3), no_utf8 = "\xff\xfe";
  const Tensor t{1.f};
  CHECK_FAILS(Code::invalid_argument, "NUL", Variable(t, nul));
  CHECK_FAILS(Code::invalid_argument, "NUL", Op{nul});
  CHECK_FAILS(Code::invalid_argument, "NUL", Optimizer{nul});
  CHECK_FAILS(Code::invalid_argument, "NUL", DeviceScope(std::string("cpu:0\0x", 7)));
  CHECK_FAILS(Code::invalid_argument, "NUL", Function::load(nul));
  CHECK_FAILS(Code::invalid_argument, "NUL", t.to(std::string("cpu:0\0", 6)));
  CHECK_FAILS(Code::invalid_argument, "NUL", (Op("sum").set(nul, 1), 0));
  const std::string cpu("cpu:0\0x", 7), rate("learning_rate\0x", 15), kind("optimizers\0x", 12);
  CHECK_FAILS(Code::invalid_argument, "NUL", memory_info(cpu));
  CHECK_FAILS(Code::invalid_argument, "NUL", stream(cpu));
  CHECK_FAILS(Code::invalid_argument, "NUL", (set_memory_limit(cpu, 0), 0));
  CHECK_FAILS(Code::invalid_argument, "NUL", num_devices(std::string("cpu\0x", 5)));
  CHECK_FAILS(Code::invalid_argument, "NUL", op_json(std::string("add\0x", 5)));
  CHECK_FAILS(Code::invalid_argument, "NUL", kinds_json(kind));
  CHECK_FAILS(Code::invalid_argument, "NUL", (SGD().set(rate, 0.5), 0));
  CHECK_FAILS(Code::invalid_argument, "NUL", (Schedule("cosine").set(rate, 0.5), 0));
  CHECK_FAILS(Code::invalid_argument, "NUL",
              trace(
                  nul, [](const Tensor& x) { return x; }, kAny));
  CHECK_FAILS(Code::not_found, "\\xff\\xfe", Op{no_utf8});
  CHECK_FAILS(Code::not_found, "", Optimizer{no_utf8});
  CHECK_FAILS(Code::invalid_argument, "the name is not UTF-8: \\xff\\xfe", Variable(t, no_utf8));
}

struct Mine {
  int value;
};

template <class Backward>
static Tensor ask(Backward backward) {
  const Tensor x{1.f, 2.f};
  Tape tape;
  tape.watch(x);
  const Tensor y = record_gradient({x}, {x * 1}, std::move(backward))[0];
  return tape.gradient(y, x);
}

TEST(callbacks_that_fail) {
  try {
    ask([](const std::vector<Tensor>&) -> Tensor { throw Mine{7}; });
    CHECK(false);
  } catch (const Mine& mine) {
    CHECK(mine.value == 7);
  }
  CHECK_FAILS(Code::aborted, "enough",
              ask([](const std::vector<Tensor>&) -> Tensor { throw Error(Code::aborted, "enough"); }));
  CHECK_FAILS(Code::aborted, "enough\\x00and more", throw Error(Code::aborted, std::string("enough\0and more", 15)));
  CHECK_FAILS(Code::unknown, "no code",
              ask([](const std::vector<Tensor>&) -> Tensor { throw Error(Code::ok, "no code"); }));
  CHECK_FAILS(Code::invalid_argument, "0 tensors where 1",
              ask([](const std::vector<Tensor>&) { return std::vector<Tensor>(); }));
  CHECK_FAILS(Code::invalid_argument, "", ask([](const std::vector<Tensor>&) { return Tensor{{1.f}}; }));
  CHECK(!ask([](const std::vector<Tensor>&) { return Tensor(); }));
  const Tensor closed = [] {
    return ask([](const std::vector<Tensor>& dy) {
      Tensor gone = dy[0];
      const Tensor kept = std::move(gone);
      return gone;
    });
  }();
  CHECK(!closed);

  const Op op = host_op("fails", [](const std::vector<Tensor>&) -> Tensor { throw Mine{8}; }, {kAny});
  const Function f = trace([&](const Tensor& x) { return op(x); }, kAny);
  for (int i = 0; i < 2; ++i) {
    try {
      f(Tensor{1.f});
      CHECK(false);
    } catch (const Mine& mine) {
      CHECK(mine.value == 8);
    }
  }
  const Op two = host_op("two", [](const std::vector<Tensor>& given) { return given; }, {kAny, kAny});
  CHECK_FAILS(Code::invalid_argument, "1 tensors where 2", two.run({Tensor{1.f}}));
  CHECK_FAILS(Code::invalid_argument, "", two.run({Tensor{1.f}, Tensor{1}}));
  try {
    trace([](const Tensor&) -> Tensor { throw Mine{9}; }, kAny);
    CHECK(false);
  } catch (const Mine& mine) {
    CHECK(mine.value == 9);
  }
  CHECK_FAILS(Code::failed_precondition, "", trace([](const Tensor& x) { return x + x.to_vector<float>()[0]; }, kAny));
}

TEST(callbacks_that_reach_out) {
  // The scopes that are open around a call may be ended within it.
  const Context context;
  auto scope = std::make_unique<ContextScope>(context);
  ask([&](const std::vector<Tensor>& dy) {
    scope.reset();
    return dy[0] * 2;
  });
  CHECK((Tensor{1.f} + 1).item<float>() == 2);
  auto on = std::make_unique<DeviceScope>("cpu:0");
  ask([&](const std::vector<Tensor>& dy) {
    on.reset();
    return dy[0] * 2;
  });
  CHECK(device().empty());

  // Those of a thread may end in any order.
  auto outer = std::make_unique<ContextScope>(context);
  const Context second;
  auto inner = std::make_unique<ContextScope>(second);
  outer.reset();
  CHECK((Tensor{1.f} + 1).item<float>() == 2);
  inner.reset();
  CHECK((Tensor{1.f} + 1).item<float>() == 2);
  on = std::make_unique<DeviceScope>("cpu:0");
  inner = std::make_unique<ContextScope>(second);
  on.reset();
  CHECK(device().empty());
  inner.reset();
  CHECK(device().empty());
  on = std::make_unique<DeviceScope>("cpu:0");
  auto later = std::make_unique<DeviceScope>("cpu:0");
  on.reset();
  CHECK(device() == "cpu:0");
  later.reset();
  CHECK(device().empty());

  // A callback that uses the tape that is being asked gets an error, or what the tape knows.
  const Tensor x{1.f};
  Tape tape;
  tape.watch(x);
  const Tensor y = record_gradient({x}, {x * 1}, [&](const std::vector<Tensor>& dy) -> Tensor {
    tape.gradient(y, x);
    return dy[0];
  })[0];
  try {
    tape.gradient(y, x);
  } catch (const Error& error) {
    CHECK(error.code() == Code::failed_precondition || error.code() == Code::invalid_argument);
  }
}

TEST(contexts_of_other_threads) {
  const Context context;
  const ContextScope scope(context);
  const Tensor x{1.f};
  Tape tape;
  std::thread([&] {
    CHECK_FAILS(Code::failed_precondition, "another thread", ContextScope(context));
    CHECK_FAILS(Code::failed_precondition, "", (tape.watch(x), 0));
    CHECK_FAILS(Code::failed_precondition, "", tape.gradient(x, x));
    CHECK_FAILS(Code::failed_precondition, "", tape.is_recording());
    CHECK_FAILS(Code::failed_precondition, "", tape.watched());
    const Context fork = context.fork();
    const ContextScope mine(fork);
    CHECK((x + 1).item<float>() == 2);
  }).join();
  tape.watch(x);
  const Tensor y = x * x;
  CHECK_FAILS(Code::invalid_argument, "", tape.gradient(Tensor(), x));
  std::thread([&] { CHECK_FAILS(Code::failed_precondition, "another thread", (tape.watch(x), 0)); }).join();
  CHECK(tape.is_recording());
  tape.pause();
  std::thread([&] {
    CHECK_FAILS(Code::failed_precondition, "another thread", (tape.resume(), 0));
    CHECK_FAILS(Code::failed_precondition, "another thread", (tape.stop(), 0));
    CHECK_FAILS(Code::failed_precondition, "another thread", tape.gradient(y, x));
  }).join();
  tape.stop();
  std::thread([&] {
    CHECK(!tape.is_recording() && tape.watched().empty());
    CHECK(tape.gradient(y, x).item<float>() == 2);
  }).join();
}

TEST(options_out_of_range) {
  const Tensor t{1.0 / 3};
  CHECK_FAILS(Code::invalid_argument, "precision is negative: -7", t.str(FormatOptions().precision(-7)));
  CHECK_FAILS(Code::invalid_argument, "edge_items is negative", t.str(FormatOptions().edge_items(-1)));
  CHECK_FAILS(Code::invalid_argument, "threshold is negative", t.str(FormatOptions().threshold(INT64_MIN)));
  CHECK_FAILS(Code::invalid_argument, "line_width is negative", t.str(FormatOptions().line_width(-1)));
  CHECK_FAILS(Code::invalid_argument, "num_threads is 0", Context(ContextOptions().num_threads(0)));
  CHECK_FAILS(Code::invalid_argument, "num_threads is negative", Context(ContextOptions().num_threads(-1)));
}

TEST(threads) {
  const Tensor a{1.f, 2.f, 3.f};
  const Variable count(Tensor::scalar(int64_t(0)));
  std::atomic<int> right{0};
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; ++i) {
    threads.emplace_back([&] {
      Tensor sum = a;
      for (int k = 0; k < 5000; ++k) {
        sum = sum * 1.0 + a * 0.0;
        if (k % 100 == 0) count.assign_add(1);
      }
      const Tensor g = gradient([](const Tensor& x) { return x * x; })(a);
      right += sum.to_vector<float>() == a.to_vector<float>() && g.to_vector<float>()[2] == 6;
    });
  }
  for (std::thread& one : threads) one.join();
  CHECK(right == 8 && count.read().item<int64_t>() == 400);
}

static long resident_kib() {
  std::ifstream file("/proc/self/statm");
  long total = 0, resident = 0;
  file >> total >> resident;
  return resident * 4;
}

// A sanitizer keeps what was freed, and is slow.
#if defined(__SANITIZE_ADDRESS__) || defined(EAGER_TESTS_SANITIZED)
constexpr bool kSanitized = true;
#else
constexpr bool kSanitized = false;
#endif

TEST(memory_is_flat) {
  const int ops = kSanitized ? 10000 : 1000000, large = kSanitized ? 20 : 300;
  const Tensor a(std::vector<float>(8, 1)), b(std::vector<float>(1 << 20, 1));
  const auto some = [&](int small_ones, int large_ones) {
    for (int i = 0; i < small_ones; ++i) const Tensor c = a + a;
    for (int i = 0; i < large_ones; ++i) const Tensor c = b + b;
  };
  some(1000, 3);
  const long before = resident_kib();
  some(ops, large);
  CHECK(kSanitized || resident_kib() - before < 8 * 1024);
}

TEST(interrupts) {
  const Spec number{DType::float32, {}};
  const Function forever = trace([](const Tensor& x) { return x > -1; }, number);
  const Function more = trace([](const Tensor& x) { return x + 1; }, number);
  const Context context;
  const ContextScope scope(context);
  int asked = 0;
  set_interrupt([&] {
    if (++asked == 3) throw Mine{1};
  });
  try {
    while_loop({Tensor::scalar(0.f)}, forever, more);
    CHECK(false);
  } catch (const Mine&) {
    CHECK(asked == 3);
  }
  clear_interrupt();
}

TEST(what_a_callback_holds_goes) {
  auto held = std::make_shared<int>(1);
  ask([held](const std::vector<Tensor>& dy) { return dy[0]; });
  {
    const Op op = host_op("op", [held](const std::vector<Tensor>& given) { return given; }, {kAny});
  }
  {
    const Context context;
    const ContextScope scope(context);
    set_interrupt([held] {});
  }
  CHECK_FAILS(Code::invalid_argument, "",
              record_gradient({Tensor()}, {Tensor()}, [held](const auto&) { return Tensor(); }));
  CHECK(held.use_count() == 1);
}

// Objects that are released while the process ends, and a thread that computes meanwhile, with copies of its own.
static int end_while_others_compute() {
  static const Tensor kept{1.f, 2.f};
  static const Variable variable(kept);
  static Tape tape;
  std::thread([own = variable, t = kept]() mutable {
    for (;;) t = t * 1.0 + own;
  }).detach();
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  return 0;
}

int main(int argc, char** argv) {
  if (argc > 1 && std::string(argv[1]) == "--end") return end_while_others_compute();
  return run_tests(argc, argv);
}
