// fork() after use, and while other threads are in the middle of every kind of work on shared objects. The child
// computes on one thread, waits for nobody, and sees whole values.
//
//   fork_test [FORKS]    the number of forks while others work; 200 unless told otherwise
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <thread>

#include "stress/training.h"
#include "support/tape_fixture.h"

namespace {

using namespace client;

constexpr int kThreads = 8;
// GCC 12's AddressSanitizer does not take its allocator's locks around a fork: where another thread allocates at that
// moment, the child finds them held for ever.
#if defined(__SANITIZE_ADDRESS__)
constexpr int kForks = 0;
#else
constexpr int kForks = 200;
#endif

// The state that all threads share. At any moment, the elements of a variable are all equal.
struct Shared {
  Session session;
  eager_context* ctx = session.ctx;
  // Large, so that an update takes some time.
  Variable whole = session.variable(session.vec(std::vector<double>(50000, 0.0)));
  Variable counter = session.variable(session.num(0)),
           assigned = session.variable(session.vec(std::vector<double>(100, 0.0)));
  Variable weights = session.variable(session.vec(std::vector<double>(20000, 1.0)));
  Tensor ones = session.vec(std::vector<double>(50000, 1.0)), gradient = session.vec(std::vector<double>(20000, 0.5));
  Tensor matrix = filled(EAGER_FLOAT64, {96, 96}), floats = filled(EAGER_FLOAT32, {128, 128});
  Tensor image = filled(EAGER_FLOAT32, {4, 16, 16, 8}), filter = filled(EAGER_FLOAT32, {3, 3, 8, 8});
  Op matmul = make_op(ctx, "matmul"), conv = make_op(ctx, "conv2d"), multiply = make_op(ctx, "multiply"),
     sum = make_op(ctx, "sum");
  eager_optimizer* adam = nullptr;
  eager_function* function = nullptr;

  Shared() {
    check(eager_optimizer_create(ctx, "adam", &adam));
    function = trace(ctx);
  }
  // y = sum(x * x)
  eager_function* trace(eager_context* parent) {
    eager_context* made = nullptr;
    check(eager_trace_begin(parent, "f", &made));
    Context t(made);
    const int64_t unknown = -1;
    eager_tensor* x = nullptr;
    check(eager_trace_input(t.get(), EAGER_FLOAT64, &unknown, 1, &x));
    Tensor owner(x), y = std::move(execute(t.get(), sum.get(), {execute(t.get(), multiply.get(), {x, x})[0].get()})[0]);
    eager_tensor* out = y.get();
    eager_function* f = nullptr;
    check(eager_trace_end(t.get(), &out, 1, &f));
    return f;
  }
  Tensor filled(int32_t dtype, const std::vector<int64_t>& dims) {
    int64_t n = 1;
    for (int64_t d : dims) n *= d;
    const std::vector<double> d(static_cast<size_t>(n), 1.0);
    const std::vector<float> f(static_cast<size_t>(n), 1.0f);
    const bool is_double = dtype == EAGER_FLOAT64;
    return make_tensor(ctx, dtype, dims, is_double ? static_cast<const void*>(d.data()) : f.data(),
                       static_cast<size_t>(n) * (is_double ? 8 : 4));
  }
};

constexpr int kKinds = 9;

Tensor read(eager_context* ctx, eager_variable* v) {
  eager_tensor* t = nullptr;
  check(eager_variable_read(ctx, v, &t));
  return Tensor(t);
}

bool is_even(const Tensor& t) {
  const std::vector<double> v = values(t);
  return std::ranges::all_of(v, [&](double x) { return x == v[0]; });
}

template <class T>
bool begins_with(const Tensor& t, T wanted) {
  std::vector<T> v(static_cast<size_t>(eager_tensor_num_elements(t.get())));
  check(eager_tensor_read(t.get(), v.data(), v.size() * sizeof(T)));
  return v[v.size() / 2] == wanted;
}

// Does one piece of work. Returns whether the result was right.
bool work(Shared& s, eager_context* ctx, int kind) {
  auto run = [&](const Op& op, std::vector<eager_tensor*> in) { return std::move(execute(ctx, op.get(), in)[0]); };
  switch (kind) {
    case 0:
      check(eager_variable_assign_add(ctx, s.whole.get(), s.ones.get()));
      return is_even(read(ctx, s.whole.get()));
    case 1: {
      eager_tensor* one = nullptr;
      check(eager_tensor_scalar_float(ctx, 1, &one));
      Tensor owner(one);
      check(eager_variable_assign_add(ctx, s.counter.get(), one));
      check(eager_variable_assign(
          ctx, s.assigned.get(),
          make_tensor(ctx, EAGER_FLOAT64, {100}, std::vector<double>(100, 3.0).data(), 800).get()));
      return is_even(read(ctx, s.assigned.get()));
    }
    case 2: {
      eager_variable* v = s.weights.get();
      eager_tensor* g = s.gradient.get();
      check(eager_optimizer_apply(ctx, s.adam, &v, &g, 1));
      bool ok = is_even(read(ctx, v));
      for (int32_t i = 1; i < eager_optimizer_num_variables(s.adam); ++i) {
        ok = ok && is_even(read(ctx, eager_optimizer_variable(s.adam, i)));
      }
      return ok;
    }
    case 3: return begins_with(run(s.matmul, {s.matrix.get(), s.matrix.get()}), 96.0);    // BLAS
    case 4: return begins_with(run(s.matmul, {s.floats.get(), s.floats.get()}), 128.0f);  // oneDNN
    case 5: return begins_with(run(s.conv, {s.image.get(), s.filter.get()}), 72.0f);
    // Runs on the team of threads, with a new op.
    case 6: {
      Op add = make_op(ctx, "add");
      return begins_with(run(add, {s.ones.get(), s.ones.get()}), 2.0);
    }
    // Runs a function that all threads share, and its gradient.
    case 7: {
      eager_op* f = nullptr;
      check(eager_function_op(ctx, s.function, &f));
      Op op(f);
      Tape tape = make_tape(ctx);
      watch(tape, s.ones);
      Tensor y = run(op, {s.ones.get()});
      return begins_with(y, 50000.0) &&
             begins_with(std::move(client::gradient(ctx, tape.get(), {y.get()}, {}, {s.ones.get()})[0]), 2.0);
    }
    // Runs a function that it traces itself.
    default: {
      eager_function* f = s.trace(ctx);
      eager_op* made = nullptr;
      check(eager_function_op(ctx, f, &made));
      Op op(made);
      eager_function_release(f);
      return begins_with(run(op, {s.ones.get()}), 50000.0);
    }
  }
}

// Does a child's work after use. Returns 0 when all results are right.
int child_work() {
  try {
    Session s;
    Tensor x = s.vec(std::vector<double>(1 << 18, 1.0));
    if (values(s.sum(s.add(x, x)))[0] != 2 << 18) return 1;
    std::vector<float> m(256 * 256, 1.0f);
    Tensor a = make_tensor(s.ctx, EAGER_FLOAT32, {256, 256}, m.data(), m.size() * 4);
    Tensor product = s.run("matmul", {a.get(), a.get()});
    check(eager_tensor_read(product.get(), m.data(), m.size() * 4));
    if (m[777] != 256) return 2;
    training::Step step;
    if (step.run() || !(step.loss > 0)) return 3;
  } catch (const std::exception& e) {
    std::printf("child: %s\n", e.what());
    return 4;
  }
  return 0;
}

// Does a child's work on the shared objects, and forks once more. Returns 0, or 10 + the kind of work whose result is
// wrong, or 20.
int child_work(Shared& s) {
  for (int kind = 0; kind < kKinds; ++kind) {
    if (!is_even(read(s.ctx, s.whole.get())) || !work(s, s.ctx, kind)) return 10 + kind;
  }
  const pid_t grandchild = fork();
  if (grandchild == 0) _exit(work(s, s.ctx, 2) ? 0 : 1);
  int status = -1;
  return waitpid(grandchild, &status, 0) == grandchild && status == 0 ? 0 : 20;
}

template <class F>
bool fork_and_check(const char* when, F work) {
  pid_t child = fork();
  if (child == 0) {
    alarm(60);
    _exit(work());
  }
  int status = 0;
  if (child < 0 || waitpid(child, &status, 0) != child) return false;
  bool ok = WIFEXITED(status) && WEXITSTATUS(status) == 0;
  if (!ok)
    std::printf("FAILED %s: %s %d\n", when, WIFSIGNALED(status) ? "signal" : "exit code",
                WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
  return ok;
}

}  // namespace

int main(int argc, char** argv) {
#if defined(__SANITIZE_THREAD__)
  std::printf("0 passed, 0 failed\n");  // ThreadSanitizer's runtime does not take a fork of many threads
  return 0;
#endif
  const int forks = argc > 1 ? std::atoi(argv[1]) : kForks;
  int passed = 0, failed = 0;
  auto count = [&](bool ok) { ++(ok ? passed : failed); };
  if (child_work() != 0) return 1;  // makes the team of threads
  count(fork_and_check("after use", [] { return child_work(); }));
  Shared shared;
  std::atomic<bool> stop{false};
  std::atomic<int> wrong{0};
  std::vector<std::thread> busy;
  for (int i = 0; i < kThreads; ++i) {
    eager_context* ctx = nullptr;
    check(eager_context_fork(shared.ctx, &ctx));
    busy.emplace_back([&, i, ctx] {
      Context owner(ctx);
      std::minstd_rand random(static_cast<unsigned>(i + 1));
      while (!stop) wrong += !work(shared, ctx, static_cast<int>(random() % kKinds));
    });
  }
  for (int i = 0; i < forks && failed < 10; ++i) {
    usleep(1000);
    count(fork_and_check("while other threads work", [&] { return child_work(shared); }));
  }
  stop = true;
  for (std::thread& t : busy) t.join();
  if (wrong > 0) ++failed, std::printf("FAILED %d times in the parent\n", wrong.load());
  if (child_work() != 0) ++failed, std::printf("FAILED the parent does not go on\n");
  eager_optimizer_release(shared.adam);
  eager_function_release(shared.function);
  std::printf("%d passed, %d failed\n", passed, failed);
  return failed ? 1 : 0;
}
