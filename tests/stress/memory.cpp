// A million ops, a million batches, ten thousand iterators that are left, and thousands of training steps leave the process as
// large as it was, with as many threads.
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <thread>

#include "data/pipelines.h"
#include "stress/training.h"
#include "support/sanitizer.h"
#include "support/tape_fixture.h"

namespace {

using namespace client;

long resident_bytes() {
  long size = 0, resident = 0;
  FILE* f = std::fopen("/proc/self/statm", "r");
  if (f && std::fscanf(f, "%ld %ld", &size, &resident) != 2) resident = 0;
  if (f) std::fclose(f);
  return resident * sysconf(_SC_PAGESIZE);
}

long num_threads() {
  const std::filesystem::directory_iterator threads("/proc/self/task");
  return std::distance(begin(threads), end(threads));
}

// Returns how many threads there are, once those that nobody joins, of iterators that were left, have ended.
long settled_threads() {
  long threads = num_threads();
  for (int same = 0; same < 10;) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    const long now = num_threads();
    same = now == threads ? same + 1 : 0;
    threads = now;
  }
  return threads;
}

// Sanitizers are slow, and their allocators keep freed memory for a while.
const int kScale = eager::testing::is_sanitized() ? 100 : 1;
const bool kMeasuresResident = !eager::testing::is_sanitized();

int failed = 0;

template <class F>
void flat(const char* what, int times, F&& f, long most_grown = 256 << 10) {
  times /= kScale;
  for (int i = 0; i < times / 10; ++i) f();
  const long threads = settled_threads();
  Session s;
  int64_t live = s.live();
  long before = resident_bytes();
  for (int i = 0; i < times; ++i) f();
  const long more_threads = settled_threads() - threads;
  long grown = resident_bytes() - before;
  bool ok = s.live() == live && more_threads == 0 && (!kMeasuresResident || grown < most_grown);
  if (!ok) ++failed;
  std::printf("%s %s: %d times, grown by %ld bytes, %ld more tensors, %ld more threads\n", ok ? "ok    " : "FAILED",
              what, times, grown, static_cast<long>(s.live() - live), more_threads);
}

void batches_and_iterators() {
  Pipelines p;
  const Op negative = make_op(p.ctx, "negative");
  const Dataset numbers = p.step("repeat", p.step("shuffle", p.range(1000), {{"buffer_size", 100}}));
  const Dataset mapped =
      p.with_op("map", p.step("batch", numbers, {{"batch_size", 4}}), negative.get(), {{"num_threads", 2}});
  const Dataset ahead = p.step("prefetch", mapped);
  // As many threads may run at once as have not ended yet, each with its stack and caches.
  flat(
      "an iterator that is left", 10000, [&] { p.next(p.iterate(ahead)); }, 1 << 20);
  // What waits in the pipeline varies, so that it is there before and after.
  const Iterator it = p.iterate(p.step("batch", numbers, {{"batch_size", 4}}));
  p.next(it);
  flat("a batch", 1000000, [&] { p.next(it); });
}

eager_status* negate(void*, const eager_kernel_call* call) {
  for (int64_t i = 0; i < call->inputs[0].num_elements; ++i)
    static_cast<double*>(call->outputs[0].data)[i] = -static_cast<const double*>(call->inputs[0].data)[i];
  return nullptr;
}
void definitions() {
  Session s;
  const Tensor x = s.vec({1, 2, 3});
  eager_op_definition by_callback{}, native{};
  by_callback.struct_size = native.struct_size = sizeof(eager_op_definition);
  by_callback.schema = native.schema = "x: float64[...] -> y: float64[...]";
  by_callback.name = "test.negated";
  by_callback.kernel = negate;
  native.name = "test.bessel";
  flat("an op that is defined, run and released", 100000, [&] {
    check(eager_op_define(s.ctx, &by_callback));
    check(eager_op_define_native(s.ctx, &native, "libm.so.6", "double = y j0(double = x)"));
    s.run("test.negated", {s.run("test.bessel", {x.get()}).get()});
  });
}

}  // namespace

int main() {
  Session s;
  Tensor x = s.vec({1, 2, 3}), large = s.vec(std::vector<double>(10000, 1.0));
  Op add = make_op(s.ctx, "add"), multiply = make_op(s.ctx, "multiply");
  flat("add", 1000000, [&] { execute(s.ctx, add.get(), {x.get(), x.get()}); });
  flat("add of 10000", 100000, [&] { execute(s.ctx, add.get(), {large.get(), large.get()}); });
  flat("a taped op and its gradient", 200000, [&] {
    Tape tape = make_tape(s.ctx);
    watch(tape, x);
    Tensor y = std::move(execute(s.ctx, multiply.get(), {x.get(), x.get()})[0]);
    s.grad(tape, y, x);
  });
  Tape lasting = make_tape(s.ctx, true);
  flat("a failure", 100000, [&] {
    eager_tensor* in[1] = {x.get()};
    eager_tensor* out = nullptr;
    int32_t count = 1;
    if (code_of(eager_execute(s.ctx, add.get(), in, 1, &out, &count)) != EAGER_INVALID_ARGUMENT) ++failed;
  });
  lasting.reset();
  flat("a training step from nothing", 3000, [] {
    training::Step step;
    if (eager_status* status = step.run()) ++failed, eager_status_release(status);
  });
  batches_and_iterators();
  definitions();
  std::printf("%d passed, %d failed\n", failed ? 0 : 1, failed);
  return failed ? 1 : 0;
}
