// works (WORK COUNT)...: runs each work of the C++ binding, or its twin in C, COUNT times after some runs to warm up. Under
// callgrind (run.sh) only the COUNT runs are collected, and each work's are written to a file of their own. The work
// `callbacks` is COUNT rounds of three callbacks in turn, C's, the binding's called by C's function, and the binding's by
// `Op::run`, and prints the least nanoseconds of a call of each.
#include <valgrind/callgrind.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>

#include <eager.hpp>

namespace {

void check(eager_status* status) {
  if (!status) return;
  std::fprintf(stderr, "%s\n", eager_status_message(status));
  std::exit(1);
}

template <class Work>
[[gnu::noinline]] int repeat(int count, Work work) {
  for (int i = 0; i < 100; ++i) work();
  CALLGRIND_TOGGLE_COLLECT;
  for (int i = 0; i < count; ++i) work();
  CALLGRIND_TOGGLE_COLLECT;
  CALLGRIND_DUMP_STATS;
  return 0;
}

const float values[8] = {1, 2, 3, 4, 5, 6, 7, 8};

// The tensors, ops and context that the works in C use.
struct World {
  World() {
    const int64_t dims[] = {8};
    check(eager_context_create(nullptr, &ctx));
    check(eager_tensor_create(ctx, EAGER_FLOAT32, dims, 1, values, sizeof values, &x));
    check(eager_op_create(ctx, "add", &add));
    check(eager_op_create(ctx, "multiply", &multiply));
    check(eager_op_create(ctx, "identity", &identity));
  }

  eager_context* ctx = nullptr;
  eager_tensor* x = nullptr;
  eager_op *add = nullptr, *multiply = nullptr, *identity = nullptr;
};

int add_in_c(int count) {
  World w;
  return repeat(
      count, [&]() __attribute__((always_inline)) {
        eager_tensor *const inputs[] = {w.x, w.x}, *y;
        int32_t n = 1;
        check(eager_execute(w.ctx, w.add, inputs, 2, const_cast<eager_tensor**>(&y), &n));
        eager_tensor_release(const_cast<eager_tensor*>(y));
      });
}

int add_in_cpp(int count) {
  const eager::Tensor x(std::vector<float>(values, values + 8));
  return repeat(
      count, [&]() __attribute__((always_inline)) { const eager::Tensor y = x + x; });
}

int gradient_in_c(int count) {
  World w;
  return repeat(
      count, [&]() __attribute__((always_inline)) {
        eager_tape* tape;
        eager_tensor *y, *dx, *const inputs[] = {w.x, w.x};
        int32_t n = 1;
        check(eager_tape_create(w.ctx, nullptr, &tape));
        check(eager_tape_watch(tape, w.x));
        check(eager_execute(w.ctx, w.multiply, inputs, 2, &y, &n));
        check(eager_tape_gradient(w.ctx, tape, &y, 1, nullptr, &w.x, 1, nullptr, 0, nullptr, &dx));
        eager_tensor_release(dx);
        eager_tensor_release(y);
        eager_tape_release(tape);
      });
}

int gradient_in_cpp(int count) {
  const eager::Tensor x(std::vector<float>(values, values + 8));
  return repeat(
      count, [&]() __attribute__((always_inline)) {
        eager::Tape tape;
        tape.watch(x);
        const eager::Tensor y = x * x;
        const eager::Tensor dx = tape.gradient(y, x);
      });
}

// A call of an op of the program's own, which gives nothing.
struct CallbackInC {
  CallbackInC() {
    check(eager_op_create_host_call(
        w.ctx, "nothing",
        [](void*, eager_context*, eager_tensor* const*, int32_t, eager_tensor**, int32_t) -> eager_status* {
          return nullptr;
        },
        nullptr, nullptr, 0, nullptr, nullptr, nullptr, &op));
  }
  __attribute__((always_inline)) void operator()() const {
    int32_t n = 0;
    check(eager_execute(w.ctx, op, nullptr, 0, nullptr, &n));
  }

  World w;
  eager_op* op = nullptr;
};

struct CallbackInCpp {
  __attribute__((always_inline)) void operator()() const { op.run({}); }

  const eager::Op op =
      eager::host_op("nothing", [](const std::vector<eager::Tensor>&) { return std::vector<eager::Tensor>(); }, {});
};

int callback_in_c(int count) { return repeat(count, CallbackInC()); }
int callback_in_cpp(int count) { return repeat(count, CallbackInCpp()); }

template <class Work>
double nanoseconds(const Work& work) {
  constexpr int kCalls = 1000;
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < kCalls; ++i) work();
  return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count() / kCalls;
}

int callbacks_in_turn(int rounds) {
  const CallbackInC in_c;
  const CallbackInCpp in_cpp;
  const auto called_by_c = [&] {
    int32_t n = 0;
    check(eager_execute(in_c.w.ctx, in_cpp.op.get(), nullptr, 0, nullptr, &n));
  };
  double c = 1e9, alone = 1e9, cpp = 1e9;
  for (int i = 0; i < rounds; ++i) {
    c = std::min(c, nanoseconds(in_c));
    alone = std::min(alone, nanoseconds(called_by_c));
    cpp = std::min(cpp, nanoseconds(in_cpp));
  }
  std::printf("%.1f %.1f %.1f\n", c, alone, cpp);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const struct {
    const char* name;
    int (*run)(int);
  } works[] = {{"add_c", add_in_c},
               {"add_cpp", add_in_cpp},
               {"gradient_c", gradient_in_c},
               {"gradient_cpp", gradient_in_cpp},
               {"callback_c", callback_in_c},
               {"callback_cpp", callback_in_cpp},
               {"callbacks", callbacks_in_turn}};
  if (argc < 3 || argc % 2 == 0) return 2;
  for (int i = 1; i < argc; i += 2) {
    const auto is_named = [&](const auto& work) { return std::strcmp(argv[i], work.name) == 0; };
    const auto work = std::find_if(std::begin(works), std::end(works), is_named);
    if (work == std::end(works)) return 2;
    work->run(std::atoi(argv[i + 1]));
  }
  return 0;
}
