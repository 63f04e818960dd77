// Tests of what the header's table of threads allows, one for each line. stress/threads.cpp does all of it at once.
#include <atomic>
#include <catch2/catch.hpp>
#include <functional>
#include <mutex>
#include <thread>

#include "support/tape_fixture.h"

using namespace client;
using V = std::vector<double>;

namespace {

#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
constexpr int kRounds = 20;
#else
constexpr int kRounds = 200;
#endif
constexpr int kThreads = 8;

void on_threads(int n, const std::function<void(int)>& f) {
  std::vector<std::thread> threads;
  for (int i = 0; i < n; ++i) threads.emplace_back(f, i);
  for (std::thread& t : threads) t.join();
}

// Makes one context for each thread; every other one is a fork.
std::vector<Context> make_contexts(eager_context* parent) {
  std::vector<Context> contexts;
  for (int i = 0; i < kThreads; ++i) {
    eager_context* fork = nullptr;
    if (i % 2) {
      contexts.push_back(make_context(7));
    } else {
      check(eager_context_fork(parent, &fork));
      contexts.emplace_back(fork);
    }
  }
  return contexts;
}

Tensor run(eager_context* ctx, const Op& op, const Tensor& a, const Tensor& b) {
  return std::move(execute(ctx, op.get(), {a.get(), b.get()})[0]);
}

// Handles on their way to the thread that releases them.
template <class T>
class Channel {
 public:
  void put(T t) {
    std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(t));
  }
  void drain() {
    std::vector<T> all;
    std::lock_guard lock(mutex_);
    all.swap(waiting_);
  }

 private:
  std::mutex mutex_;
  std::vector<T> waiting_;
};

}  // namespace

TEST_CASE("contexts, ops and attributes come and go on all threads", "[threads]") {
  Session s;
  const int64_t before = s.live();
  std::atomic<int> wrong{0};
  on_threads(kThreads, [&](int) {
    for (int k = 0; k < kRounds; ++k) {
      Session own;
      Tensor m = make_tensor(own.ctx, EAGER_FLOAT64, {2, 2}, V{1, 2, 3, 4}.data(), 32);
      Op sum = make_op(own.ctx, "sum");
      check(eager_op_set_bool(sum.get(), "keepdims", 1));
      wrong += dims_of(execute(own.ctx, sum.get(), {m.get()})[0].get()) != std::vector<int64_t>{1, 1};
      wrong += values(own.run("matmul", {m.get(), m.get()})) != V{7, 10, 15, 22};
      wrong += code_of(eager_op_set_bool(sum.get(), "keepdims", 0)) != EAGER_FAILED_PRECONDITION;
    }
  });
  CHECK(wrong == 0);
  CHECK(s.live() == before);
}

TEST_CASE("all threads may execute a new op at once", "[threads]") {
  Session s;
  std::vector<Context> contexts = make_contexts(s.ctx);
  std::atomic<int> wrong{0};
  for (int k = 0; k < kRounds; ++k) {
    Op softmax = make_op(s.ctx, "softmax");
    check(eager_op_set_int(softmax.get(), "axis", -1));
    Tensor x = s.vec({0, 0});
    on_threads(kThreads, [&](int i) {
      eager_context* ctx = contexts[static_cast<size_t>(i)].get();
      Tape tape = make_tape(ctx);
      watch(tape, x);
      Tensor y = std::move(execute(ctx, softmax.get(), {x.get()})[0]);
      wrong += values(y) != V{0.5, 0.5};
      wrong += values(gradient(ctx, tape.get(), {y.get()}, {}, {x.get()})[0]) != V{0, 0};
    });
  }
  CHECK(wrong == 0);
}

TEST_CASE("every kind of handle may be released by another thread", "[threads]") {
  Session s;
  const int64_t before = s.live();
  {
    Op multiply = make_op(s.ctx, "multiply");
    std::vector<Context> contexts = make_contexts(s.ctx);
    Channel<Tensor> tensors;
    Channel<Variable> variables;
    Channel<Op> ops;
    Channel<Tape> tapes;
    std::atomic<int> running{kThreads - 2};
    on_threads(kThreads, [&](int i) {
      if (i < 2) {  // as threads that run finalizers do
        while (running > 0) {
          tensors.drain(), tapes.drain(), variables.drain(), ops.drain();
          std::this_thread::yield();
        }
        return;
      }
      eager_context* ctx = contexts[static_cast<size_t>(i)].get();
      for (int k = 0; k < kRounds; ++k) {
        Tensor x = make_tensor(ctx, EAGER_FLOAT64, {100}, V(100, 1.0).data(), 800);
        eager_variable* v = nullptr;
        eager_tensor* value = nullptr;
        check(eager_variable_create(ctx, x.get(), "v", 1, &v));
        Variable owner(v);
        Tape tape = make_tape(ctx);  // is released while it records
        check(eager_variable_read(ctx, v, &value));
        tensors.put(run(ctx, multiply, Tensor(value), x));
        tensors.put(std::move(x));
        variables.put(std::move(owner));
        ops.put(make_op(ctx, "add"));
        tapes.put(std::move(tape));
      }
      --running;
    });
    tensors.drain(), variables.drain(), ops.drain(), tapes.drain();
    for (Context& ctx : contexts) check(eager_context_synchronize(ctx.get()));  // releases abandoned tapes
    CHECK(s.live() == before);
  }
}

TEST_CASE("a tape outlives its context and is asked on another thread", "[threads]") {
  Session s;
  const int64_t before = s.live();
  std::atomic<int> wrong{0};
  on_threads(kThreads, [&](int) {
    for (int k = 0; k < kRounds / 4; ++k) {
      Tape tape;
      Tensor x, y;
      std::thread([&] {
        Session own;
        x = own.vec({3});
        tape = make_tape(own.ctx);
        watch(tape, x);
        y = own.mul(x, x);
      }).join();
      Session other;
      wrong += values(other.grad(tape, y, x)) != V{6};
    }
  });
  CHECK(wrong == 0);
  CHECK(s.live() == before);
}

TEST_CASE("a value that was read is whole and does not change while others assign, add and subtract", "[threads]") {
  // The values lie in the handle, lie in a buffer, and are computed by a parallel loop.
  for (size_t size : {size_t{6}, size_t{1000}, size_t{100000}}) {
    Session s;
    Variable v = s.variable(s.vec(V(size, 0.0)));
    std::atomic<int> writing{3}, torn{0};
    const int rounds = size > 10000 ? kRounds / 2 : kRounds;
    on_threads(6, [&](int i) {
      Session own;
      if (i < 3) {
        Tensor one = own.vec(V(size, 1.0));
        for (int k = 0; k < rounds; ++k) {
          if (i == 0) check(eager_variable_assign(own.ctx, v.get(), own.vec(V(size, k)).get()));
          else if (i == 1) check(eager_variable_assign_add(own.ctx, v.get(), one.get()));
          else check(eager_variable_assign_sub(own.ctx, v.get(), one.get()));
        }
        --writing;
      } else {
        while (writing > 0) {
          Tensor t = own.read(v);
          const double first = values(t)[0];
          for (double d : values(t)) torn += d != first;
        }
      }
    });
    CHECK(torn == 0);
  }
}

TEST_CASE("optimizers may share variables, given in any order", "[threads]") {
  Session s;
  const int64_t before = s.live();
  {
    Variable a = s.variable(s.vec(V(30, 0.0)), "a"), b = s.variable(s.vec(V(3000, 0.0)), "b");
    using Optimizer = std::unique_ptr<eager_optimizer, Releaser<eager_optimizer_release>>;
    eager_optimizer* made = nullptr;
    check(eager_optimizer_create(s.ctx, "sgd", &made));
    Optimizer sgd(made);
    check(eager_optimizer_create(s.ctx, "momentum", &made));
    Optimizer momentum(made);
    check(eager_optimizer_set_float(sgd.get(), "learning_rate", 1));
    check(eager_optimizer_set_float(momentum.get(), "learning_rate", 0));  // changes no value, but has slots
    on_threads(kThreads, [&](int i) {
      Session own;
      Tensor ga = own.vec(V(30, -1.0)), gb = own.vec(V(3000, -1.0));
      eager_variable* variables[] = {a.get(), b.get(), a.get()};
      eager_tensor* gradients[] = {ga.get(), gb.get(), ga.get()};
      for (int k = 0; k < kRounds; ++k) {
        check(eager_optimizer_apply(own.ctx, k % 2 ? momentum.get() : sgd.get(), variables + i % 2, gradients + i % 2,
                                    2));
        own.read(i % 2 ? a : b);
      }
    });
    CHECK(values(s.read(a)) == V(30, kThreads * kRounds / 2));
    CHECK(values(s.read(b)) == V(3000, kThreads * kRounds / 2));
  }
  CHECK(s.live() == before);
}

TEST_CASE("parallel loops of all kinds run on all threads at once", "[threads]") {
  Session s;
  Tensor a = make_tensor(s.ctx, EAGER_FLOAT64, {128, 128}, V(128 * 128, 1.0).data(), 128 * 128 * 8);
  Tensor x = s.vec(V(200000, 2.0));
  std::vector<Context> contexts = make_contexts(s.ctx);
  std::atomic<int> wrong{0};
  on_threads(kThreads, [&](int i) {
    eager_context* ctx = contexts[static_cast<size_t>(i)].get();
    Op matmul = make_op(ctx, "matmul"), multiply = make_op(ctx, "multiply"), sqrt = make_op(ctx, "sqrt"),
       sum = make_op(ctx, "sum");
    for (int k = 0; k < kRounds / 10; ++k) {
      wrong += values(run(ctx, matmul, a, a)) != V(128 * 128, 128.0);
      Tensor squares = run(ctx, multiply, x, x);
      Tensor roots = std::move(execute(ctx, sqrt.get(), {squares.get()})[0]);
      wrong += values(execute(ctx, sum.get(), {roots.get()})[0]) != V{400000};
    }
  });
  CHECK(wrong == 0);
}
