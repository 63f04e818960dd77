// Tests of what threads share: tensors, ops, variables; releases from other threads; fork.
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <catch2/catch.hpp>
#include <functional>
#include <thread>

#include "support/tape_fixture.h"
#include "support/test_device.h"
#include "support/trace.h"

using namespace client;
using V = std::vector<double>;

namespace {

void on_threads(int n, const std::function<void(int)>& f) {
  std::vector<std::thread> threads;
  for (int i = 0; i < n; ++i) threads.emplace_back(f, i);
  for (std::thread& t : threads) t.join();
}

}  // namespace

TEST_CASE("8 contexts on 8 threads share tensors, ops and variables", "[threads]") {
  Session s;
  Tensor x = s.vec(V(40000, 1.0)), small = s.vec({1, 2});
  Variable v = s.variable(s.vec({3, 4}));
  Op add = make_op(s.ctx, "add"), multiply = make_op(s.ctx, "multiply");
  std::atomic<int> wrong{0};
  std::vector<Context> contexts;
  for (int i = 0; i < 8; ++i) {
    eager_context* fork = nullptr;
    check(eager_context_fork(s.ctx, &fork));
    contexts.emplace_back(fork);
  }
  on_threads(8, [&](int i) {
    eager_context* ctx = contexts[static_cast<size_t>(i)].get();
    for (int k = 0; k < 50; ++k) {
      Tensor big = std::move(execute(ctx, add.get(), {x.get(), x.get()})[0]);
      if (values(big)[39999] != 2) ++wrong;
      Tape tape = make_tape(ctx);
      eager_tensor* value = nullptr;
      check(eager_variable_read(ctx, v.get(), &value));
      Tensor w(value);
      watch(tape, small);
      Tensor y = std::move(execute(ctx, multiply.get(), {small.get(), w.get()})[0]);
      if (values(gradient(ctx, tape.get(), {y.get()}, {}, {small.get()})[0]) != V{3, 4}) ++wrong;
    }
  });
  CHECK(wrong == 0);
}

TEST_CASE("forks may be made on any thread: in one order they draw the same numbers", "[threads]") {
  auto draw = [](eager_context* ctx) {
    const std::vector<int64_t> shape = {1, 3};
    std::vector<float> drawn(3);
    check(eager_tensor_read(execute(ctx, make_op(ctx, "random_normal").get(), {}, &shape)[0].get(), drawn.data(), 12));
    return drawn;
  };
  auto numbers = [&](bool on_threads_of_their_own) {
    Session s;
    std::vector<std::vector<float>> all;
    for (int i = 0; i < 4; ++i) {
      auto fork = [&] {
        eager_context* made = nullptr;
        check(eager_context_fork(s.ctx, &made));
        all.push_back(draw(Context(made).get()));
      };
      if (on_threads_of_their_own && i % 2) std::thread(fork).join();
      else fork();
    }
    return all;
  };
  CHECK(numbers(true) == numbers(false));
}

TEST_CASE("forks may be made while another thread sets options and uses the context", "[threads]") {
  eager::testing::add_test_devices();
  Session s;
  std::atomic<bool> done{false};
  std::atomic<int> wrong{0}, destroyed{0};
  std::thread owner([&] {
    for (int i = 0; i < 200; ++i) {
      if (code_of(eager_context_set_device(s.ctx, i % 2 ? "cpu:0" : "test:0"))) ++wrong;
      check(eager_context_allow_tf32(s.ctx, i % 3));
      check(eager_context_set_load_limit(s.ctx, i));
      check(eager_context_set_seed(s.ctx, static_cast<uint64_t>(i)));
      check(eager_context_set_interrupt(
          s.ctx, [](void*, eager_context*) -> eager_status* { return nullptr; }, &destroyed,
          [](void* count) { ++*static_cast<std::atomic<int>*>(count); }));
      Tensor x = s.vec({1, 2});
      Tape tape = make_tape(s.ctx);
      watch(tape, x);
      s.grad(tape, s.mul(x, x), x);
    }
    done = true;
  });
  on_threads(3, [&](int) {
    while (!done) {
      eager_context* made = nullptr;
      check(eager_context_fork(s.ctx, &made));
      Context fork(made);
      const char* device = eager_context_device(made);
      if (device && std::string(device) != "cpu:0" && std::string(device) != "test:0") ++wrong;
    }
  });
  owner.join();
  CHECK(wrong == 0);
  CHECK(destroyed == 199);  // the context still has the last one
}

TEST_CASE("a fork has the device scope that the program set, even while the runtime has set another", "[threads]") {
  eager::testing::add_test_devices();
  Session s;
  check(eager_context_set_device(s.ctx, "test:0"));
  struct Seen {
    eager_context* ctx;
    std::string device;
  } seen{s.ctx, ""};
  auto look = [](void* data, eager_context*, eager_tensor* const* in, int32_t, eager_tensor** out,
                 int32_t) -> eager_status* {
    auto& to = *static_cast<Seen*>(data);
    std::thread([&] {
      eager_context* made = nullptr;
      check(eager_context_fork(to.ctx, &made));
      to.device = eager_context_device(Context(made).get());
    }).join();
    eager_tensor_retain(out[0] = in[0]);
    return nullptr;
  };
  const int32_t dtype = EAGER_FLOAT64, rank = 0;
  const int64_t* dims = nullptr;
  eager_op* made = nullptr;
  check(eager_op_create_host_call(s.ctx, "look", look, &seen, nullptr, 1, &dtype, &rank, &dims, &made));
  Op op(made);
  Trace trace(s.ctx);
  Tensor x = trace.input(EAGER_FLOAT64, {});
  Function f = trace.end({execute(trace.ctx(), made, {x.get()})[0].get()});
  Op map = make_op(s.ctx, "map");
  check(eager_op_set_function(map.get(), "function", f.get()));
  check(eager_op_set_device(map.get(), "test:1"));
  execute(s.ctx, map.get(), {s.vec({1, 2}).get()});
  CHECK(seen.device == "test:0");
}

TEST_CASE("a reader sees a whole value, old or new, while others assign", "[threads]") {
  Session s;
  Variable v = s.variable(s.vec(V(1000, 0.0)));
  std::atomic<bool> done{false};
  std::atomic<int> torn{0};
  on_threads(4, [&](int i) {
    Session own;
    if (i == 0) {
      for (int k = 1; k <= 200; ++k) check(eager_variable_assign(own.ctx, v.get(), own.vec(V(1000, k)).get()));
      done = true;
    } else if (i == 1) {
      Tensor one = own.vec(V(1000, 1.0));
      while (!done) check(eager_variable_assign_add(own.ctx, v.get(), one.get()));
    } else {
      while (!done) {
        V seen = values(own.read(v));
        for (double d : seen) torn += d != seen[0];
      }
    }
  });
  CHECK(torn == 0);
}

TEST_CASE("handles made on one thread are released on another", "[threads]") {
  Session s;
  int64_t before = s.live();
  std::vector<Tensor> made;
  for (int i = 0; i < 5000; ++i) made.push_back(s.vec({1, 2, 3}));
  std::thread([&] { made.clear(); }).join();
  CHECK(s.live() == before);
  for (int i = 0; i < 5000; ++i) made.push_back(s.vec(V(100, 1.0)));  // these have buffers
  on_threads(4, [&](int i) {
    for (size_t k = static_cast<size_t>(i); k < made.size(); k += 4) made[k].reset();
  });
  CHECK(s.live() == before);
}

TEST_CASE("tensors and ops outlive the last context, and work in another", "[threads]") {
  Tensor x, y;
  Op op;
  {
    Session s;
    x = s.vec({1, 2});
    op = make_op(s.ctx, "add");
  }
  char* text = nullptr;
  check(eager_tensor_format(x.get(), &text));
  CHECK(std::string(text) == "[1. 2.]");
  eager_string_release(text);
  Session other;
  CHECK(values(execute(other.ctx, op.get(), {x.get(), x.get()})[0]) == V{2, 4});
}

#if !defined(__SANITIZE_THREAD__)  // ThreadSanitizer's runtime does not take a fork of many threads
TEST_CASE("a forked child runs on one thread", "[threads][fork]") {
  Session s;
  Tensor x = s.vec(V(1 << 20, 1.0));
  CHECK(values(s.sum(x)) == V{1 << 20});  // the team of threads exists now
  pid_t child = fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    alarm(20);
    bool right = values(s.sum(s.add(x, x))) == V{2 << 20};
    _exit(right ? 0 : 1);
  }
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  CHECK(WIFEXITED(status));
  CHECK(WEXITSTATUS(status) == 0);
}
#endif

TEST_CASE("a million ops leave no live handles", "[threads]") {
  Session s;
  Tensor x = s.vec({1, 2, 3});
  Op op = make_op(s.ctx, "add");
  int64_t before = s.live();
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  constexpr int kOps = 10000;
#else
  constexpr int kOps = 1000000;
#endif
  for (int i = 0; i < kOps; ++i) {
    eager_tensor *in[] = {x.get(), x.get()}, *out = nullptr;
    int32_t n = 1;
    check(eager_execute(s.ctx, op.get(), in, 2, &out, &n));
    eager_tensor_release(out);
  }
  CHECK(s.live() == before);
}
