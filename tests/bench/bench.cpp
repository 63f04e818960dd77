// Measures the table of tests/bench/README.md. A time is that of one call of a work; `per_op` divides it by the ops in
// it.
//
//   bench --benchmark_filter=add8 --benchmark_repetitions=5 --benchmark_report_aggregates_only=true
#include <benchmark/benchmark.h>

#include <cstdio>
#include <string>

#include "custom_works.h"
#include "works.h"

namespace {

template <class Work, class... Args>
void run(benchmark::State& state, int ops, Args... args) {
  Work work(args...);
  work.run();
  for (auto _ : state) work.run();
  if (ops > 1) {
    state.counters["per_op"] = benchmark::Counter(static_cast<double>(state.iterations()) * ops,
                                                  benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
  }
}

template <class Work, class... Args>
void add(const char* name, benchmark::TimeUnit unit, int ops, Args... args) {
  benchmark::RegisterBenchmark(name, [=](benchmark::State& s) { run<Work>(s, ops, args...); })
      ->Unit(unit)
      ->UseRealTime();
}

using Dims = std::vector<int64_t>;

void add_op(const char* name, const char* op, Dims a, Dims b = {}) {
  benchmark::RegisterBenchmark(name, [=](benchmark::State& s) { run<works::Large>(s, 1, op, a, b); })
      ->Unit(benchmark::kMicrosecond)
      ->UseRealTime();
}

// Measures a fresh process that opens the library and adds two numbers; the process prints how many nanoseconds that
// took.
void first_result(benchmark::State& state) {
  std::string command = std::string(EAGER_FIRST_RESULT) + " " + EAGER_LIBRARY;
  for (auto _ : state) {
    FILE* pipe = popen(command.c_str(), "r");
    double nanoseconds = 0;
    if (!pipe || std::fscanf(pipe, "%lf", &nanoseconds) != 1) state.SkipWithError("first_result does not run");
    if (pipe) pclose(pipe);
    state.SetIterationTime(nanoseconds * 1e-9);
  }
}

}  // namespace

int main(int argc, char** argv) {
  constexpr auto ns = benchmark::kNanosecond, us = benchmark::kMicrosecond;
  const int64_t million = 1 << 20;
  add<works::Add8>("add8", ns, 1);
  add<works::Matmul2>("mm2", ns, 1);
  add<works::Slice>("slice", ns, 1);
  add<works::Read>("read", ns, 1);
  add<works::Chain<false>>("chain100", ns, 100);
  add<works::Chain<true>>("chain100_taped", ns, 100);
  add<works::Chain<false>>("adds100", ns, 100, "add");
  add<works::Chain<true>>("adds100_taped", ns, 100, "add");
  add<works::Tape20>("tape20", ns, 20);
  add<works::Assign>("assign", ns, 1);
  add<works::Apply>("apply", ns, 1);
  add<works::Mlp>("mlp", us, 1);
  add<works::Lstm>("lstm", us, 1);
  add<works::Linreg>("linreg", us, 1);
  add<works::Cnn>("cnn", us, 1);
  add<works::Traced<works::Add8>>("add8_function", ns, 1);
  add<works::Traced<works::Chain<false>>>("adds100_function", ns, 100, "add");
  add<works::Traced<works::Mlp>>("mlp_function", us, 1);
  add<works::Traced<works::Lstm>>("lstm_function", us, 1);
  add<works::Traced<works::Linreg>>("linreg_function", us, 1);
  add<works::Traced<works::Cnn>>("cnn_function", us, 1);
  add<works::Tracing<works::Mlp>>("mlp_tracing", us, 1);
  works::define_custom_ops();
  add<works::Callback>("custom_callback", ns, 1);
  add<works::Saxpy>("custom_saxpy", ns, 1);
  add<works::BareSaxpy>("custom_saxpy_bare", ns, 1);
  add<works::Traced<works::Chain<false>>>("custom_saxpy_function", ns, 100, "bench.saxpy");
  add<works::Bessel>("custom_j0f", us, 1, million);
  add<works::BesselLoop>("custom_j0f_loop", us, 1, million);
  add<works::Nine>("chain", us, 1, million);
  add<works::Traced<works::Nine>>("chain_function", us, 1, million);
  add<works::SquaredError>("squared_error", us, 1, million);
  add<works::Traced<works::SquaredError>>("squared_error_function", us, 1, million);
  for (const char* op : {"exp", "tanh", "erf", "sum"}) add_op(op, op, {million});
  add_op("add", "add", {million}, {million});
  add_op("softmax", "softmax", {1024, 1024});
  add_op("mm512", "matmul", {512, 512}, {512, 512});
  add_op("mm2048", "matmul", {2048, 2048}, {2048, 2048});
  add<works::LargeConv>("conv", us, 1);
  benchmark::RegisterBenchmark("first_result", first_result)
      ->Unit(benchmark::kMillisecond)
      ->UseManualTime()
      ->Iterations(20);
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  benchmark::RunSpecifiedBenchmarks();
}
