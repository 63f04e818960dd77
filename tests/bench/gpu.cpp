// Measures the library's speed on gpu:0 through the C header. It prints a JSON object { work: { "value", "unit" } or
// { "error" }, ... }, with a line for each work that is written when the work is done, so that nothing is lost when a
// later one crashes.
//
//   gpu_bench [--quick] [--tf32] [--works=NAME,NAME,...]
//
// With --tf32 float32 is multiplied as TF32. With --quick sizes are tiny and each work runs once or twice, which shows
// whether everything runs but not how fast. Exit codes: 0, all works have a value; 1, one has none; 2, none was tried;
// 3, the device broke down, and later works were not tried.
//
// gpu.py compares the values with PyTorch's. A value is the median of some rounds of wall clock, each until the device
// has finished, after a time to warm up in which clocks rise. Bytes are those that must be read and written once.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "works.h"
#ifdef EAGER_FAKE_GPUS
#include "support/fake_gpus.h"
#endif

namespace {

using works::check;
using Dims = std::vector<int64_t>;
using Clock = std::chrono::steady_clock;

constexpr const char* kDevice = "gpu:0";

bool is_quick = false;

int64_t size(int64_t full, int64_t quick) { return is_quick ? quick : full; }

double since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

// Returns the median over rounds of timed(n) / n, where timed(n) runs a work n times and returns the seconds that
// count. n is chosen so that a round is long enough for the clock.
template <class F>
double median_of_rounds(F&& timed) {
  const double warm_up = 0.2, round = 0.1;
  timed(1);  // opens libraries and takes memory
  if (is_quick) return timed(1);
  int64_t done = 0;
  double counted = 0;
  const auto start = Clock::now();
  for (int64_t n = 1; since(start) < warm_up; n = std::min<int64_t>(2 * n, 1000)) {
    counted += timed(n);
    done += n;
  }
  const int64_t n =
      std::max<int64_t>(1, static_cast<int64_t>(std::ceil(round / (counted / static_cast<double>(done)))));
  std::vector<double> results;
  for (int i = 0; i < 5; ++i) results.push_back(timed(n) / static_cast<double>(n));
  std::sort(results.begin(), results.end());
  return results[results.size() / 2];
}

// Returns the seconds of one run of `work`, the device's time included.
template <class F>
double seconds(eager_context* ctx, F&& work) {
  return median_of_rounds([&](int64_t n) {
    check(eager_context_synchronize(ctx));
    const auto start = Clock::now();
    for (int64_t i = 0; i < n; ++i) work();
    check(eager_context_synchronize(ctx));
    return since(start);
  });
}

// Returns the host's seconds for one of `batch` ops that run() queues. The device catches up between batches, outside
// of the measured time, so that a full queue never makes the host wait.
template <class F>
double host_seconds(eager_context* ctx, int batch, F&& run) {
  return median_of_rounds([&](int64_t n) {
           double total = 0;
           for (int64_t i = 0; i < n; ++i) {
             check(eager_context_synchronize(ctx));
             const auto start = Clock::now();
             run();
             total += since(start);
           }
           return total;
         }) /
         batch;
}

// A context on the GPU. It releases the handles that it was given to keep.
struct Gpu : works::Context {
  Gpu() : Context(0, kDevice) {}
  ~Gpu() {
    eager_tensors_release(tensors.data(), static_cast<int32_t>(tensors.size()));
    for (eager_op* o : ops) eager_op_release(o);
    for (eager_variable* v : variables) eager_variable_release(v);
  }
  eager_op* op(const char* name) {
    ops.push_back(Context::op(name));
    return ops.back();
  }
  eager_tensor* keep(eager_tensor* t) {
    tensors.push_back(t);
    return t;
  }
  eager_tensor* execute(eager_op* op, const std::vector<eager_tensor*>& in, const Dims& args = {}) {
    eager_tensor* out;
    int32_t count = 1;
    check(eager_execute_args(ctx, op, in.data(), static_cast<int32_t>(in.size()), args.data(),
                             static_cast<int32_t>(args.size()), &out, &count));
    return out;
  }
  // Makes random numbers in [0, 1) on the device.
  eager_tensor* random(const Dims& dims, int32_t dtype = EAGER_FLOAT32) {
    Dims args{static_cast<int64_t>(dims.size())};
    args.insert(args.end(), dims.begin(), dims.end());
    eager_tensor* t = execute(op("random_uniform"), {}, args);
    if (dtype == EAGER_FLOAT32) return t;
    eager_tensor* other = execute(op("cast"), {t}, {dtype});
    eager_tensor_release(t);
    return other;
  }
  eager_tensor* scalar(double value) {
    eager_tensor* t = nullptr;
    check(eager_tensor_scalar_float(ctx, value, &t));
    return keep(t);
  }
  eager_variable* variable(const Dims& dims) {
    eager_tensor* t = random(dims);
    eager_variable* v = nullptr;
    eager_status* s = eager_variable_create(ctx, t, "v", 1, &v);
    eager_tensor_release(t);
    check(s);
    variables.push_back(v);
    return v;
  }

  std::vector<eager_tensor*> tensors;
  std::vector<eager_op*> ops;
  std::vector<eager_variable*> variables;
};

struct Work {
  std::string name;
  const char* unit;
  std::function<double()> measure;
};

double op_seconds(Gpu& g, const char* name, const std::vector<eager_tensor*>& in, const Dims& args = {}) {
  eager_op* o = g.op(name);
  return seconds(g.ctx, [&] { eager_tensor_release(g.execute(o, in, args)); });
}

// ---- Memory bandwidth: GB/s

int64_t large() { return size(int64_t{1} << 28, 1 << 10); }  // elements: 1 GiB of float32
int64_t side() { return size(1 << 14, 1 << 5); }             // the side of a square of as many elements

double rate(double bytes, double s) { return bytes / s * 1e-9; }

double elementwise(const char* name, int num_inputs, Dims args = {}, int result_bytes = 4) {
  Gpu g;
  std::vector<eager_tensor*> in;
  for (int i = 0; i < num_inputs; ++i) in.push_back(g.keep(g.random({large()})));
  return rate(static_cast<double>(large()) * (4 * num_inputs + result_bytes), op_seconds(g, name, in, args));
}

double multiply_by_scalar() {
  Gpu g;
  return rate(static_cast<double>(large()) * 8,
              op_seconds(g, "multiply", {g.keep(g.random({large()})), g.scalar(1.5)}));
}

double where() {
  Gpu g;
  eager_tensor *x = g.keep(g.random({large()})), *y = g.keep(g.random({large()}));
  eager_tensor* condition = g.keep(g.execute(g.op("greater"), {x, y}));
  return rate(static_cast<double>(large()) * 13, op_seconds(g, "where", {condition, x, y}));
}

double add_row() {
  Gpu g;
  const int64_t n = side();
  return rate(static_cast<double>(n * n) * 8, op_seconds(g, "add", {g.keep(g.random({n, n})), g.keep(g.random({n}))}));
}

// Reduces a square. What a reduction writes is little and is not counted.
double reduction(const char* name, const Dims& args) {
  Gpu g;
  const int64_t n = side();
  return rate(static_cast<double>(n * n) * 4, op_seconds(g, name, {g.keep(g.random({n, n}))}, args));
}

double softmax(int32_t dtype, int bytes) {
  Gpu g;
  const int64_t rows = size(8192, 8), columns = size(4096, 32);
  const double s = op_seconds(g, "softmax", {g.keep(g.random({rows, columns}, dtype))}, {-1});
  return rate(static_cast<double>(rows * columns) * 2 * bytes, s);
}

double random_numbers(const char* name) {
  Gpu g;
  return rate(static_cast<double>(large()) * 4, op_seconds(g, name, {}, {1, large()}));
}

// tanh(sigmoid(sqrt(abs((3 - exp(x * 2 + 1)) * .5)))), nine ops.
eager_tensor* nine_ops(Gpu& g, std::map<std::string, eager_op*>& ops, eager_context* at, eager_tensor* x) {
  works::Temporaries keep;
  auto apply = [&](const char* name, eager_tensor* a, double scalar = 0) {
    eager_tensor *in[2] = {a, nullptr}, *out = nullptr;
    if (scalar != 0) check(eager_tensor_scalar_float(at, scalar, &in[1]));
    int32_t count = 1;
    eager_op*& op = ops[name];
    if (!op) op = g.op(name);
    check(eager_execute(at, op, in, in[1] ? 2 : 1, &out, &count));
    eager_tensor_release(in[1]);
    return keep(out);
  };
  eager_tensor* y = apply("exp", apply("add", apply("multiply", x, 2), 1));
  y = apply("abs", apply("multiply", apply("add", apply("negative", y), 3), 0.5));
  y = apply("tanh", apply("sigmoid", apply("sqrt", y)));
  eager_tensor_retain(y);
  return y;
}

// Runs the ops one by one, or as a function in which they are one kernel. Only the bytes of the input and the result
// count.
double chain(bool is_function) {
  Gpu g;
  const Dims dims{size(1 << 24, 1 << 6)};
  eager_tensor *x = g.keep(g.random(dims)), *in = nullptr, *out = nullptr;
  eager_op* op = nullptr;
  std::map<std::string, eager_op*> ops;
  if (is_function) {
    eager_context* trace = nullptr;
    eager_function* f = nullptr;
    check(eager_trace_begin(g.ctx, "chain", &trace));
    check(eager_trace_input(trace, EAGER_FLOAT32, dims.data(), 1, &in));
    out = nine_ops(g, ops, trace, in);
    check(eager_trace_end(trace, &out, 1, &f));
    eager_tensor_release(in);
    eager_tensor_release(out);
    eager_context_release(trace);
    check(eager_function_op(g.ctx, f, &op));
    eager_function_release(f);
    g.ops.push_back(op);
  }
  const double s = seconds(g.ctx, [&] { eager_tensor_release(op ? g.execute(op, {x}) : nine_ops(g, ops, g.ctx, x)); });
  return rate(static_cast<double>(dims[0]) * 8, s);
}

// ---- Products: TFLOP/s

double matmul(int32_t dtype, int64_t n, int64_t batch = 0) {
  if (is_quick) n = 16, batch = std::min<int64_t>(batch, 2);
  const Dims dims = batch ? Dims{batch, n, n} : Dims{n, n};
  Gpu g;
  const double s = op_seconds(g, "matmul", {g.keep(g.random(dims, dtype)), g.keep(g.random(dims, dtype))});
  return 2.0 * static_cast<double>(n) * static_cast<double>(n) * static_cast<double>(n) *
         static_cast<double>(std::max<int64_t>(1, batch)) / s * 1e-12;
}

// ---- The host's time

template <bool Taped>
double small_op() {
  Gpu g;
  const int batch = is_quick ? 10 : 300;
  eager_tensor *a = g.keep(g.tensor({8})), *b = g.keep(g.tensor({8}));
  eager_op* add = g.op("add");
  return 1e9 * host_seconds(g.ctx, batch, [&] {
           eager_tape* tape = nullptr;
           if (Taped) {
             check(eager_tape_create(g.ctx, nullptr, &tape));
             check(eager_tape_watch(tape, a));
           }
           for (int i = 0; i < batch; ++i) eager_tensor_release(g.run(add, a, b));
           eager_tape_release(tape);
         });
}

double small_op_read() {
  Gpu g;
  eager_tensor *a = g.keep(g.tensor({8})), *b = g.keep(g.tensor({8}));
  eager_op* add = g.op("add");
  return 1e6 * seconds(g.ctx, [&] {
           float values[8];
           eager_tensor* y = g.run(add, a, b);
           check(eager_tensor_read(y, values, sizeof values));
           eager_tensor_release(y);
         });
}

// Allocates tensors of 256 bytes to 1 MiB, of which 64 live at a time. Each is filled, since memory that is never
// written is rare.
double allocations() {
  Gpu g;
  constexpr size_t kLive = 64;
  std::vector<eager_tensor*> live(kLive, nullptr);
  std::vector<int64_t> elements(1000);
  uint32_t state = 1;
  for (int64_t& n : elements) {
    state = state * 1664525u + 1013904223u;
    n = static_cast<int64_t>(std::exp2(6 + (state >> 8) * 0x1p-24 * 12));
  }
  eager_op* fill = g.op("fill");
  eager_tensor* value = g.scalar(1);
  size_t at = 0;
  const double s = seconds(g.ctx, [&] {
    eager_tensor*& t = live[at % kLive];
    eager_tensor_release(t);
    t = nullptr;
    t = g.execute(fill, {value}, {1, elements[at++ % elements.size()]});
  });
  eager_tensors_release(live.data(), kLive);
  return 1 / s;
}

// ---- Training

double cnn(int64_t batch) {
  works::Cnn work(is_quick ? 2 : batch, kDevice);
  return 1e3 * seconds(work.ctx, [&] { work.run(); });
}

eager_memory_info memory(eager_context* ctx) {
  eager_memory_info info{};
  info.struct_size = sizeof info;
  check(eager_context_memory(ctx, kDevice, &info));
  return info;
}

// The peak counts from the process's start, so this work must come first.
double cnn_memory(int64_t batch) {
  Gpu g;
  const int64_t before = memory(g.ctx).peak;
  works::Cnn work(is_quick ? 2 : batch, kDevice);
  for (int i = 0; i < (is_quick ? 1 : 5); ++i) work.run();
  check(eager_context_synchronize(work.ctx));
  const int64_t peak = memory(g.ctx).peak;
  if (peak == before) throw std::runtime_error("an earlier work of this process took more memory");
  return static_cast<double>(peak) / (1 << 20);
}

double adam() {
  Gpu g;
  const int64_t n = size(1 << 20, 64);
  const int32_t count = static_cast<int32_t>(size(100, 3));
  std::vector<eager_tensor*> gradients;
  for (int i = 0; i < count; ++i) {
    g.variable({n});
    gradients.push_back(g.keep(g.random({n})));
  }
  eager_optimizer* adam = nullptr;
  check(eager_optimizer_create(g.ctx, "adam", &adam));
  std::unique_ptr<eager_optimizer, void (*)(eager_optimizer*)> owner(adam, eager_optimizer_release);
  return 1e3 * seconds(g.ctx,
                       [&] { check(eager_optimizer_apply(g.ctx, adam, g.variables.data(), gradients.data(), count)); });
}

// Gathers rows of a table, and updates only those rows with the gradient of their sum.
double embedding() {
  Gpu g;
  const int64_t rows = size(1 << 20, 64), width = size(128, 8), n = size(1 << 16, 16);
  eager_variable* table = g.variable({rows, width});
  std::vector<int64_t> ids(static_cast<size_t>(n));
  uint32_t state = 1;
  for (int64_t& id : ids) id = static_cast<int64_t>(state = state * 1664525u + 1013904223u) % rows;
  eager_tensor* indices = nullptr;
  check(eager_tensor_create(g.ctx, EAGER_INT64, &n, 1, ids.data(), ids.size() * sizeof ids[0], &indices));
  g.keep(indices = g.on_device(indices));
  eager_optimizer* sgd = nullptr;
  check(eager_optimizer_create(g.ctx, "sgd", &sgd));
  std::unique_ptr<eager_optimizer, void (*)(eager_optimizer*)> owner(sgd, eager_optimizer_release);
  eager_op *gather = g.op("gather"), *sum = g.op("sum");
  return 1e3 * seconds(g.ctx, [&] {
           works::Temporaries keep;
           eager_tape* tape;
           check(eager_tape_create(g.ctx, nullptr, &tape));
           eager_tensor* loss = keep(g.run(sum, keep(g.run(gather, keep(g.read(table)), indices))));
           eager_tensor* gradient;
           check(eager_tape_gradient(g.ctx, tape, &loss, 1, nullptr, nullptr, 0, &table, 1, nullptr, &gradient));
           keep.release();  // nobody reads the table any more, so it is updated in place
           check(eager_optimizer_apply(g.ctx, sgd, &table, &gradient, 1));
           keep(gradient);
           eager_tape_release(tape);
         });
}

std::vector<Work> all_works() {
  std::vector<Work> all = {
      {"cnn_1024_memory", "MiB", [] { return cnn_memory(1024); }},
      {"copy", "GB/s", [] { return elementwise("copy", 1); }},
      {"add", "GB/s", [] { return elementwise("add", 2); }},
      {"multiply_by_scalar", "GB/s", multiply_by_scalar},
      {"exp", "GB/s", [] { return elementwise("exp", 1); }},
      {"where", "GB/s", where},
      {"add_row", "GB/s", add_row},
      {"cast_bfloat16", "GB/s", [] { return elementwise("cast", 1, {EAGER_BFLOAT16}, 2); }},
      {"sum", "GB/s", [] { return reduction("sum", {}); }},
      {"sum_of_rows", "GB/s",
       [] {
         return reduction("sum", {1, 1});
       }},
      {"sum_of_columns", "GB/s",
       [] {
         return reduction("sum", {1, 0});
       }},
      {"argmax", "GB/s", [] { return reduction("argmax", {-1}); }},
      {"softmax", "GB/s", [] { return softmax(EAGER_FLOAT32, 4); }},
      {"softmax_bfloat16", "GB/s", [] { return softmax(EAGER_BFLOAT16, 2); }},
      {"random_uniform", "GB/s", [] { return random_numbers("random_uniform"); }},
      {"random_normal", "GB/s", [] { return random_numbers("random_normal"); }},
      {"chain", "GB/s", [] { return chain(false); }},
      {"chain_function", "GB/s", [] { return chain(true); }},
  };
  for (int32_t dtype : {EAGER_FLOAT32, EAGER_FLOAT16, EAGER_BFLOAT16}) {
    for (int64_t n : {1024, 4096, 8192}) {
      const std::string name = std::string("matmul_") + eager_dtype_name(dtype) + "_" + std::to_string(n);
      all.push_back({name, "TFLOP/s", [=] { return matmul(dtype, n); }});
    }
  }
  for (int32_t dtype : {EAGER_FLOAT32, EAGER_BFLOAT16}) {
    const std::string name = std::string("batched_matmul_") + eager_dtype_name(dtype);
    all.push_back({name, "TFLOP/s", [=] { return matmul(dtype, 512, 64); }});
  }
  const std::vector<Work> rest = {
      {"small_op", "ns", small_op<false>},
      {"small_op_taped", "ns", small_op<true>},
      {"small_op_read", "us", small_op_read},
      {"allocations", "/s", allocations},
      {"cnn_64", "ms", [] { return cnn(64); }},
      {"cnn_1024", "ms", [] { return cnn(1024); }},
      {"adam", "ms", adam},
      {"embedding", "ms", embedding},
  };
  all.insert(all.end(), rest.begin(), rest.end());
  return all;
}

std::string quoted(const std::string& text) {
  std::string s = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') s += '\\';
    s += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
  }
  return s + '"';
}

bool is_in(const std::string& list, const std::string& name) {
  return ("," + list + ",").find("," + name + ",") != std::string::npos;
}

}  // namespace

int main(int argc, char** argv) {
  std::string wanted;
  for (int i = 1; i < argc; ++i) {
    if (std::strcmp(argv[i], "--quick") == 0) is_quick = true;
    else if (std::strcmp(argv[i], "--tf32") == 0) works::allow_tf32 = true;
    else if (std::strncmp(argv[i], "--works=", 8) == 0) wanted = argv[i] + 8;
    else return std::fprintf(stderr, "usage: gpu_bench [--quick] [--tf32] [--works=NAME,NAME,...]\n"), 2;
  }
#ifdef EAGER_FAKE_GPUS
  eager::testing::add_fake_gpus();
#endif
  try {
    Gpu{};
  } catch (const std::exception& e) {
    return std::fprintf(stderr, "%s\n", e.what()), 2;
  }
  int code = 0;
  const char* separator = "";
  std::printf("{\n");
  std::fflush(stdout);
  for (const Work& work : all_works()) {
    if (!wanted.empty() && !is_in(wanted, work.name)) continue;
    std::string result;
    try {
      char number[64];
      std::snprintf(number, sizeof number, "%.6g", work.measure());
      result = std::string("{\"value\": ") + number + ", \"unit\": " + quoted(work.unit) + "}";
    } catch (const std::exception& e) {
      const auto* error = dynamic_cast<const works::Error*>(&e);
      code = error && error->code == EAGER_UNAVAILABLE ? 3 : 1;
      result = "{\"error\": " + quoted(e.what()) + "}";
    }
    std::printf("%s%s: %s", separator, quoted(work.name).c_str(), result.c_str());
    std::fflush(stdout);
    separator = ",\n";
    if (code == 3) break;
  }
  std::printf("\n}\n");
  return code;
}
