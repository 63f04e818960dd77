// 8 contexts on 8 threads share tensors, ops, variables and an optimizer. Values are assigned while others read, and
// one thread releases what another makes. For ThreadSanitizer, and for its own checks.
#include <atomic>
#include <cstdio>
#include <mutex>
#include <thread>

#include "stress/training.h"
#include "support/sanitizer.h"
#include "support/tape_fixture.h"

namespace {

using namespace client;

constexpr int kThreads = 8;
const int kRounds = eager::testing::is_sanitized() ? 40 : 2000;

struct Shared {
  Session session;
  Tensor x = session.vec({1, 2, 3, 4}), large = session.vec(std::vector<double>(50000, 1.0));
  Op add = make_op(session.ctx, "add"), multiply = make_op(session.ctx, "multiply"), exp = make_op(session.ctx, "exp"),
     sum = make_op(session.ctx, "sum"), broken = make_op(session.ctx, "add");
  // Its elements are equal at any moment.
  Variable whole = session.variable(session.vec(std::vector<double>(1000, 0.0)));
  Variable counter = session.variable(session.num(0));
  Variable weights = session.variable(session.vec({1, 1, 1, 1}));
  eager_optimizer* optimizer = nullptr;
  std::mutex mutex;
  std::vector<eager_tensor*> mailbox;  // released by whichever thread finds them
  std::atomic<int> wrong{0};
};

void expect(Shared& sh, bool ok) {
  if (!ok) ++sh.wrong;
}

void post(Shared& sh, Tensor t) {
  eager_tensor* old = nullptr;
  {
    std::lock_guard lock(sh.mutex);
    sh.mailbox.push_back(t.release());
    if (sh.mailbox.size() > 16) {
      old = sh.mailbox.front();
      sh.mailbox.erase(sh.mailbox.begin());
    }
  }
  eager_tensor_release(old);
}

void round_of(Shared& sh, eager_context* ctx, int i, int k) {
  auto run = [&](const Op& op, std::vector<eager_tensor*> in) { return std::move(execute(ctx, op.get(), in)[0]); };
  auto read = [&](const Variable& v) {
    eager_tensor* t = nullptr;
    check(eager_variable_read(ctx, v.get(), &t));
    return Tensor(t);
  };
  Tensor twice = run(sh.add, {sh.x.get(), sh.x.get()});
  expect(sh, values(twice) == std::vector<double>{2, 4, 6, 8});
  post(sh, std::move(twice));
  // A parallel loop: one thread at a time has the team.
  if (k % 8 == i) expect(sh, values(run(sh.sum, {sh.large.get()}))[0] == 50000);

  // A gradient with respect to a shared tensor.
  {
    Tape tape = make_tape(ctx);
    check(eager_tape_watch(tape.get(), sh.x.get()));
    Tensor y = run(sh.multiply, {run(sh.exp, {sh.x.get()}).get(), sh.x.get()});
    Tensor g = std::move(gradient(ctx, tape.get(), {y.get()}, {}, {sh.x.get()})[0]);
    expect(sh, std::abs(values(g)[0] - 2 * 2.718281828459045) < 1e-9);
    post(sh, std::move(g));
    // Abandons a tape that records; another thread releases it, as a finalizer would.
    if (k % 5 == 0) {
      eager_tape* lost = make_tape(ctx).release();
      std::thread([lost] { eager_tape_release(lost); }).join();
    }
  }
  // Values are whole, old or new.
  if (i % 2 == 0) {
    std::vector<double> next(1000, i + k);
    Tensor value = make_tensor(ctx, EAGER_FLOAT64, {1000}, next.data(), 8000);
    check(eager_variable_assign(ctx, sh.whole.get(), value.get()));
  } else {
    std::vector<double> seen = values(read(sh.whole));
    for (double v : seen) expect(sh, v == seen[0]);
  }
  eager_tensor* one = nullptr;
  check(eager_tensor_scalar_float(ctx, 1, &one));
  check(eager_variable_assign_add(ctx, sh.counter.get(), one));
  eager_tensor_release(one);

  // All threads share one optimizer.
  {
    Tape tape = make_tape(ctx);
    Tensor w = read(sh.weights);
    Tensor y = run(sh.multiply, {w.get(), w.get()});
    eager_variable* v = sh.weights.get();
    eager_tensor *target = y.get(), *g = nullptr;
    check(eager_tape_gradient(ctx, tape.get(), &target, 1, nullptr, nullptr, 0, &v, 1, nullptr, &g));
    check(eager_optimizer_apply(ctx, sh.optimizer, &v, &g, 1));
    eager_tensor_release(g);
  }
  // The op fails on all threads at once.
  eager_tensor *in[1] = {sh.x.get()}, *out = nullptr;
  int32_t count = 1;
  expect(sh, code_of(eager_execute(ctx, sh.broken.get(), in, 1, &out, &count)) == EAGER_INVALID_ARGUMENT);
}

}  // namespace

int main() {
  Shared sh;
  check(eager_optimizer_create(sh.session.ctx, "adam", &sh.optimizer));
  std::vector<Context> contexts;
  for (int i = 0; i < kThreads; ++i) {
    eager_context* fork = nullptr;
    check(eager_context_fork(sh.session.ctx, &fork));
    contexts.emplace_back(fork);
  }
  std::vector<std::thread> threads;
  for (int i = 0; i < kThreads; ++i) {
    threads.emplace_back([&sh, &contexts, i] {
      try {
        for (int k = 0; k < kRounds; ++k) round_of(sh, contexts[static_cast<size_t>(i)].get(), i, k);
        training::Step step;
        expect(sh, step.run() == nullptr);
      } catch (const std::exception& e) {
        ++sh.wrong;
        std::printf("thread %d: %s\n", i, e.what());
      }
    });
  }
  for (std::thread& t : threads) t.join();
  expect(sh, values(sh.session.read(sh.counter))[0] == kThreads * kRounds);
  for (eager_tensor* t : sh.mailbox) eager_tensor_release(t);
  eager_optimizer_release(sh.optimizer);
  std::printf("%d passed, %d failed\n", sh.wrong ? 0 : 1, sh.wrong.load());
  return sh.wrong ? 1 : 0;
}
