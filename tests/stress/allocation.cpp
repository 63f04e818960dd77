// Makes the n-th allocation fail, for every n, and then the n-th and all that follow: in a training step that makes
// everything it uses, while it is saved and loaded, and in the JSON that the library gives. Each time the failure must
// be a status, nothing may leak, and the library must go on working. (A single failure need not be a status, since the
// library may find memory by giving back its caches.)
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <string>
#include <vector>

#include "base/memory.h"
#include "stress/training.h"
#include "support/saved_file.h"

namespace {

// Allocations until one fails; negative: none fails.
thread_local long countdown = -1;
thread_local bool all_that_follow = false;
thread_local bool has_failed = false;
thread_local long outstanding = 0;

void* allocate(size_t bytes, size_t alignment) noexcept {
  if (countdown == 0) {
    has_failed = true;
    if (!all_that_follow) countdown = -1;
    return nullptr;
  }
  if (countdown > 0) --countdown;
  void* p = alignment > alignof(std::max_align_t)
                ? std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment)
                : std::malloc(bytes ? bytes : 1);
  if (p) ++outstanding;
  return p;
}
void* allocate_or_throw(size_t bytes, size_t alignment) {
  if (void* p = allocate(bytes, alignment)) return p;
  throw std::bad_alloc();
}
void deallocate(void* p) noexcept {
  if (!p) return;
  --outstanding;
  std::free(p);
}

}  // namespace

void* operator new(size_t n) { return allocate_or_throw(n, 1); }
void* operator new[](size_t n) { return allocate_or_throw(n, 1); }
void* operator new(size_t n, const std::nothrow_t&) noexcept { return allocate(n, 1); }
void* operator new[](size_t n, const std::nothrow_t&) noexcept { return allocate(n, 1); }
void* operator new(size_t n, std::align_val_t a) { return allocate_or_throw(n, static_cast<size_t>(a)); }
void* operator new[](size_t n, std::align_val_t a) { return allocate_or_throw(n, static_cast<size_t>(a)); }
void* operator new(size_t n, std::align_val_t a, const std::nothrow_t&) noexcept {
  return allocate(n, static_cast<size_t>(a));
}
void operator delete(void* p) noexcept { deallocate(p); }
void operator delete[](void* p) noexcept { deallocate(p); }
void operator delete(void* p, size_t) noexcept { deallocate(p); }
void operator delete[](void* p, size_t) noexcept { deallocate(p); }
void operator delete(void* p, std::align_val_t) noexcept { deallocate(p); }
void operator delete[](void* p, std::align_val_t) noexcept { deallocate(p); }
void operator delete(void* p, size_t, std::align_val_t) noexcept { deallocate(p); }
void operator delete(void* p, const std::nothrow_t&) noexcept { deallocate(p); }
void operator delete(void* p, std::align_val_t, const std::nothrow_t&) noexcept { deallocate(p); }

namespace {

eager_memory_info memory() {
  eager_memory_info info{};
  info.struct_size = sizeof info;
  eager_context* ctx = nullptr;
  eager_status_release(eager_context_create(nullptr, &ctx));
  eager_status_release(eager_context_memory(ctx, "cpu:0", &info));
  eager_context_release(ctx);
  return info;
}

int num_devices() {
  eager_context* ctx = nullptr;
  eager_status_release(eager_context_create(nullptr, &ctx));
  int n = eager_context_num_devices_of_kind(ctx, "cpu");
  eager_context_release(ctx);
  return n;
}

int failures = 0;
void expect(bool ok, long n, const char* what, const char* detail = "") {
  if (ok) return;
  ++failures;
  std::printf("allocation %ld: %s %s\n", n, what, detail);
}

// Runs with the n-th allocation failing. Returns false when the run needed fewer allocations.
template <class Run>
bool strike(long n, bool all, Run run) {
  has_failed = false;
  all_that_follow = all;
  countdown = n;
  eager_status* status = run();
  countdown = -1;
  if (has_failed && all) expect(status != nullptr, n, "is not reported");
  if (!has_failed) expect(status == nullptr, n, "a failure without a cause:", eager_status_message(status));
  if (status)
    expect(eager_status_code(status) == EAGER_RESOURCE_EXHAUSTED, n, "another status:", eager_status_message(status));
  eager_status_release(status);
  return has_failed;
}

// Records a chain of ops on a tape, and tries an op that fails again: its failure must have left nothing in the tape.
// Returns false when the n-th allocation was not reached.
bool strike_tape(long n) {
  constexpr int kLength = 100;
  eager_context* ctx = nullptr;
  eager_op *multiply = nullptr, *sum = nullptr;
  eager_tape* tape = nullptr;
  eager_tensor *x = nullptr, *all[kLength + 2] = {}, *g[kLength + 2] = {};  // x, its powers, the sum
  const double start[] = {1.01, 0.99};
  const int64_t dims[] = {2};
  auto must = [n](eager_status* status) {
    expect(status == nullptr, n, "a failure without a cause:", eager_status_message(status));
    eager_status_release(status);
  };
  must(eager_context_create(nullptr, &ctx));
  must(eager_op_create(ctx, "multiply", &multiply));
  must(eager_op_create(ctx, "sum", &sum));
  must(eager_tensor_create(ctx, EAGER_FLOAT64, dims, 1, start, sizeof start, &x));
  must(eager_tape_create(ctx, nullptr, &tape));
  must(eager_tape_watch(tape, x));
  all[0] = x;
  has_failed = false;
  all_that_follow = false;
  countdown = n;
  for (int i = 0; i <= kLength; ++i) {  // op i makes x^(i + 2); the last op is the sum, which saves a shape
    eager_tensor* in[] = {all[i], x};
    for (int trial = 0; trial < 2 && !all[i + 1]; ++trial) {
      int32_t room = 1;
      eager_status_release(
          eager_execute(ctx, i < kLength ? multiply : sum, in, i < kLength ? 2 : 1, &all[i + 1], &room));
    }
  }
  countdown = -1;
  // All tensors are sources, so their gradients stay until the backward pass ends.
  must(eager_tape_gradient(ctx, tape, &all[kLength + 1], 1, nullptr, all, kLength + 2, nullptr, 0, nullptr, g));
  double got[2] = {}, want[2];
  must(eager_tensor_read(g[0], got, sizeof got));
  for (int k = 0; k < 2; ++k) want[k] = (kLength + 1) * std::pow(start[k], kLength);
  expect(std::abs(got[0] - want[0]) < 1e-9 * want[0] && std::abs(got[1] - want[1]) < 1e-9 * want[1], n,
         "the gradient is wrong");
  eager_tensors_release(all, kLength + 2);
  eager_tensors_release(g, kLength + 2);
  eager_tape_release(tape);
  eager_op_release(multiply);
  eager_op_release(sum);
  eager_context_release(ctx);
  return has_failed;
}

eager_status* run_step() {
  training::Step step;
  return step.run();
}

// Behind the first hundred allocations of a run, which of them fail: with AddressSanitizer, which makes a run ten times as long,
// one in seventeen.
#ifdef __SANITIZE_ADDRESS__
constexpr long kStride = 17;
#else
constexpr long kStride = 1;
#endif

// Makes the allocations of a run fail in turn. The caches, which would serve most of them, are emptied before each run.
// Returns the number of allocations, rounded up to a multiple of the stride.
template <class Run>
long sweep(bool all, const eager_memory_info& before, Run run) {
  for (long n = 0;; n += n < 100 ? 1 : kStride) {
    eager::trim_host_memory();
    bool struck = strike(n, all, run);
    eager_memory_info after = memory();
    expect(after.live_tensors == before.live_tensors, n, "tensors are leaked");
    expect(after.in_use == before.in_use, n, "memory is leaked");
    if (!struck) return n;
  }
}

// Two functions, one of them with a training step, and their files.
struct Saved {
  client::Folder folder;
  client::Traced session;
  client::Function step, plain;
  const std::string saved = folder / "f", exported = folder / "f.onnx";

  Saved() {
    client::Variable w = session.variable(session.vec({1, 2, 3}), "w");
    eager_optimizer* adam = nullptr;
    client::check(eager_optimizer_create(session.ctx, "adam", &adam));
    eager_variable* variables = w.get();
    client::check(eager_optimizer_build(adam, &variables, 1));
    client::Tensor x = session.input({-1, 3}), y = session.mul(x, session.read(w)), g = session.input({3});
    eager_tensor* gradient = g.get();
    client::check(eager_optimizer_apply(session.ctx, adam, &variables, &gradient, 1));
    eager_optimizer_release(adam);
    step = session.end({session.mul(y, session.vec({4, 5, 6})).get()});
    session.begin();
    x = session.input({-1, 3});
    plain = session.end({session.sum(session.mul(x, session.vec({1, 2, 3}))).get()});
    client::save(session.ctx, step, saved);
    client::check(eager_function_export_onnx(session.ctx, plain.get(), exported.c_str()));
  }
};

// Makes allocations fail in everything that reads or writes files or makes JSON. Returns the number of allocations.
long sweep_files(const Saved& s, const eager_memory_info& before) {
  eager_context* ctx = s.session.ctx;
  auto each = [&](auto run) { return sweep(true, before, run) + sweep(false, before, run); };
  auto text = [&](auto make) {
    return each([&, make] {
      char* made = nullptr;
      eager_status* status = make(&made);
      eager_string_release(made);
      return status;
    });
  };
  auto function = [&](auto make) {
    return each([&, make] {
      eager_function* made = nullptr;
      eager_status* status = make(&made);
      eager_function_release(made);
      return status;
    });
  };
  long count = text([&](char** out) { return eager_registry_json(ctx, out); });
  count += text([](char** out) { return eager_build_info(out); });
  count += each([&] { return eager_function_save(ctx, s.step.get(), s.saved.c_str()); });
  count += each([&] { return eager_function_export_onnx(ctx, s.plain.get(), s.exported.c_str()); });
  count += function([&](eager_function** out) { return eager_function_load(ctx, s.saved.c_str(), out); });
  count += function([&](eager_function** out) { return eager_function_import_onnx(ctx, s.exported.c_str(), out); });
  expect(s.folder.num_files() == 2, count, "a file is left behind");
  return count;
}

// Defines an op that is a C function, and runs it. A definition that fails destroys its user_data, and one that does not that of the
// definition before it.
eager_status* define_and_run() {
  static int destroyed;
  static bool is_defined = false;
  destroyed = 0;
  eager_op_definition d{};
  d.struct_size = sizeof d;
  d.name = "test.bessel";
  d.schema =
      "x: T[...], a: float = 1, s: string = 'a text that is too long to lie in the string' -> z: T[...]; T: float64";
  d.user_data = &destroyed;
  d.destroy = [](void* count) { ++*static_cast<int*>(count); };
  eager_context* ctx = nullptr;
  eager_op* op = nullptr;
  eager_tensor *x = nullptr, *z = nullptr;
  const double values[] = {1, 2};
  const int64_t dims[] = {2};
  int32_t room = 1;
  eager_status* status = eager_context_create(nullptr, &ctx);
  if (!status) {
    status = eager_op_define_native(ctx, &d, "libm.so.6", "double = z j0(double = x)");
    expect(destroyed == (status || is_defined), destroyed, "user_data is not destroyed, or too early");
    is_defined = is_defined || !status;
  }
  if (!status) status = eager_op_create(ctx, "test.bessel", &op);
  if (!status) status = eager_tensor_create(ctx, EAGER_FLOAT64, dims, 1, values, sizeof values, &x);
  if (!status) status = eager_execute(ctx, op, &x, 1, &z, &room);
  eager_tensor_release(x);
  eager_tensor_release(z);
  eager_op_release(op);
  eager_context_release(ctx);
  return status;
}

// How often the program's code of the ops below has run, in a kernel, or for an element.
constexpr int kElements = 4096;
int64_t runs[kElements];

eager_status* kernel_of_sum(void* fails, const eager_kernel_call* call) {
  __atomic_fetch_add(&runs[0], 1, __ATOMIC_RELAXED);
  double sum = 0;
  for (int32_t i = 0; i < call->num_inputs; ++i) sum += *static_cast<const double*>(call->inputs[i].data);
  *static_cast<double*>(call->outputs[0].data) = sum;
  return fails ? eager_status_new(EAGER_ABORTED, "a text that is too long to lie in the string") : nullptr;
}
eager_status* throwing_kernel(void*, const eager_kernel_call*) {
  __atomic_fetch_add(&runs[0], 1, __ATOMIC_RELAXED);
  struct LongText : std::exception {
    const char* what() const noexcept override { return "a text that is too long to lie in the string"; }
  };
  throw LongText();
}
eager_status* slope_of_sum(void*, eager_context*, const eager_op_gradient_call* call) {
  for (int32_t i = 0; i < call->num_input_gradients; ++i) {
    eager_tensor_retain(call->output_gradients[0]);
    call->input_gradients[i] = call->output_gradients[0];
  }
  return nullptr;
}
eager_status* shape_of_sum(void*, const eager_infer_call* call) {
  call->ranks[0] = 0;
  return nullptr;
}

void define_counted() {
  eager_context* ctx = nullptr;
  client::check(eager_context_create(nullptr, &ctx));
  eager_op_definition d{};
  d.struct_size = sizeof d;
  d.name = "test.sum";
  d.schema = "x: T[any]* -> z: T[any]; T: float64";
  d.kernel = kernel_of_sum;
  d.infer = shape_of_sum;
  d.gradient = slope_of_sum;
  client::check(eager_op_define(ctx, &d));
  d.name = "test.failing";
  d.user_data = &d;
  client::check(eager_op_define(ctx, &d));
  d.name = "test.throwing";
  d.kernel = throwing_kernel;
  client::check(eager_op_define(ctx, &d));
  d = {};
  d.struct_size = sizeof d;
  d.user_data = runs;
  d.name = "test.counted";
  d.schema = "x: float64[...] -> z: float64[...]";
  const std::string call =
      std::string("double = z count_call(double = x, int64_t * = user_data, void * = scratch(4096)");
  client::check(eager_op_define_native(ctx, &d, EAGER_TEST_NATIVE_FUNCTIONS, (call + ")").c_str()));
  std::string more = "double = z count_call_of_many(double = x, int64_t * = user_data, void * = scratch(4096)";
  for (int i = 0; i < 10; ++i) more += ", int = 1";
  d.name = "test.counted_of_many";
  client::check(eager_op_define_native(ctx, &d, EAGER_TEST_NATIVE_FUNCTIONS, (more + ")").c_str()));
  d.name = "test.counted_once";
  d.schema = "x: float64[n] -> z: float64[n]";
  client::check(eager_op_define_native(
      ctx, &d, EAGER_TEST_NATIVE_FUNCTIONS,
      "int = 0 count_call_once(const double * = x, double * = z, int64_t * = user_data, void * = scratch(4096))"));
  d.name = "test.watched_once";
  setenv("EAGER_CHECK_NATIVE", "1", 1);
  client::check(eager_op_define_native(
      ctx, &d, EAGER_TEST_NATIVE_FUNCTIONS,
      "int = 1234567890 count_call_once(const double * = x, double * = z, int64_t * = user_data, void * = scratch(0))"));
  unsetenv("EAGER_CHECK_NATIVE");
  eager_context_release(ctx);
}

// Runs an op of those, under a tape if it has a gradient, with each allocation failing in turn. Whatever comes of that, the
// program's code runs once. code: what the op gives where nothing fails. Returns the number of allocations.
long strike_counted(const char* name, bool is_number, int32_t code) {
  static std::vector<double> values(kElements);
  for (int i = 0; i < kElements; ++i) values[static_cast<size_t>(i)] = is_number ? 1 : i;
  const int64_t dims[] = {kElements};
  for (long n = 0;; ++n) {
    eager::trim_host_memory();
    std::fill_n(runs, kElements, 0);
    eager_context* ctx = nullptr;
    eager_op* op = nullptr;
    eager_tape* tape = nullptr;
    eager_tensor *x = nullptr, *z = nullptr, *g = nullptr;
    client::check(eager_context_create(nullptr, &ctx));
    client::check(eager_tensor_create(ctx, EAGER_FLOAT64, dims, is_number ? 0 : 1, values.data(),
                                      is_number ? 8 : sizeof(double) * kElements, &x));
    client::check(eager_op_create(ctx, name, &op));
    if (is_number) {
      client::check(eager_tape_create(ctx, nullptr, &tape));
      client::check(eager_tape_watch(tape, x));
    }
    int32_t room = 1;
    eager_tensor* inputs[] = {x, x, x};
    has_failed = false;
    all_that_follow = false;
    countdown = n;
    eager_status* status = eager_execute(ctx, op, inputs, is_number ? 3 : 1, &z, &room);
    const long left = countdown;
    countdown = -1;
    const bool struck = has_failed;
    const int32_t found = eager_status_code(status);
    expect(found == code || (struck && found == EAGER_RESOURCE_EXHAUSTED), n, name, "has another status");
    for (const int64_t one : runs) expect(one <= 1, n, name, "has run twice");
    if (!status) expect(runs[0] == 1, n, name, "has not run");
    if (!status && is_number) {
      countdown = left;
      eager_status_release(eager_tape_gradient(ctx, tape, &z, 1, nullptr, &x, 1, nullptr, 0, nullptr, &g));
      countdown = -1;
    }
    const bool is_done = !has_failed;
    eager_status_release(status);
    eager_tensor_release(g);
    eager_tensor_release(z);
    eager_tensor_release(x);
    eager_tape_release(tape);
    eager_op_release(op);
    eager_context_release(ctx);
    if (is_done) return n;
  }
}

long strike_all_counted() {
  // Where a collector may make room, a kernel that had none runs again.
  const eager_pressure_fn collect = [](void*, const char*, int64_t) -> eager_status* { return nullptr; };
  client::check(eager_memory_on_pressure(int64_t{1} << 40, collect, nullptr, nullptr));
  long count = 0;
  for (int round = 0; round < 2; ++round) {  // the second finds what is made once
    eager::trim_host_memory();
    const eager_memory_info before = memory();
    const long first = outstanding;
    count = strike_counted("test.sum", true, EAGER_OK) + strike_counted("test.failing", true, EAGER_ABORTED) +
            strike_counted("test.throwing", true, EAGER_INTERNAL) + strike_counted("test.counted", false, EAGER_OK) +
            strike_counted("test.counted_of_many", false, EAGER_OK) +
            strike_counted("test.counted_once", false, EAGER_INTERNAL) +
            strike_counted("test.watched_once", false, EAGER_INTERNAL);
    eager::trim_host_memory();
    if (round == 0) continue;
    expect(outstanding == first, count, "ops of the program's leak heap blocks");
    expect(memory().live_tensors == before.live_tensors && memory().in_use == before.in_use, count,
           "ops of the program's leak memory");
  }
  client::check(eager_memory_on_pressure(0, collect, nullptr, nullptr));
  return count;
}

// Makes a status with a payload. Where there is no memory for it, the payload must be destroyed by the time it returns.
long strike_status() {
  static int destroyed;
  for (long n = 0;; ++n) {
    destroyed = 0;
    has_failed = false;
    all_that_follow = false;
    countdown = n;
    eager_status* status = eager_status_new_with(EAGER_ABORTED, "a text that is too long to lie in the string",
                                                 &destroyed, [](void* count) { ++*static_cast<int*>(count); });
    countdown = -1;
    expect(eager_status_code(status) == (has_failed ? EAGER_RESOURCE_EXHAUSTED : EAGER_ABORTED), n, "another status");
    expect(destroyed == has_failed, n, "the payload is not destroyed, or too early");
    eager_status_release(status);
    expect(destroyed == 1, n, "the payload is not destroyed once");
    if (!has_failed) return n;
  }
}

}  // namespace

int main() {
  // The first sweep also strikes what is made once and stays: devices, the registry, prepared gradient ops.
  long cold = 0;
  while (strike(cold, true, run_step)) ++cold;
  eager_memory_info before = memory();
  long warm = sweep(true, before, run_step);
  sweep(false, before, run_step);
  long filed = 0;
  {
    const Saved saved;
    sweep_files(saved, memory());
    eager::trim_host_memory();
    const long first = outstanding;
    filed = sweep_files(saved, memory());
    eager::trim_host_memory();
    expect(outstanding == first, filed, "files leak heap blocks");
  }
  long taped = 0;
  while (eager::trim_host_memory(), strike_tape(taped)) ++taped;
  expect(taped > 8, taped, "the tape allocates too little to be tested");
  // Repeated sweeps leave no heap blocks behind.
  eager::trim_host_memory();
  long first = outstanding;
  sweep(true, before, run_step);
  sweep(false, before, run_step);
  eager::trim_host_memory();
  expect(outstanding == first, warm, "heap blocks are leaked");
  eager_status_release(define_and_run());  // the definition stays
  eager::trim_host_memory();
  const long before_definitions = outstanding;
  const long defined = sweep(true, memory(), define_and_run) + sweep(false, memory(), define_and_run);
  eager::trim_host_memory();
  expect(outstanding == before_definitions, defined, "definitions leak heap blocks");
  expect(defined > 20, defined, "a definition allocates too little to be tested");
  define_counted();
  const long counted = strike_all_counted();
  expect(counted > 20, counted, "ops of the program's allocate too little to be tested");
  const long of_status = strike_status();
  expect(of_status > 2, of_status, "a status allocates too little to be tested");
  expect(num_devices() == 1, cold, "the device is listed twice");
  training::Step step;
  eager_status* status = step.run();
  expect(status == nullptr && step.loss > 0, warm, "does not work any more");
  eager_status_release(status);
  std::printf(
      "%ld allocations when cold, %ld when warm, %ld under a tape, %ld with files, %ld of ops of the program's, failed one by one\n",
      cold, warm, taped, filed, counted);
  std::printf("%d passed, %d failed\n", failures ? 0 : 1, failures ? 1 : 0);
  return failures ? 1 : 0;
}
