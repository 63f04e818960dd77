// instructions (WORK COUNT)...: runs each work COUNT times after some runs to warm up. Under callgrind (instructions.sh) only
// the COUNT runs are collected. A work runs in a child of its own, which finds nothing that another has left. The children share
// what takes valgrind longest: to start, and to translate the code of the library's first call.
#include <sys/wait.h>
#include <unistd.h>
#include <valgrind/callgrind.h>

#include <cstdlib>
#include <cstring>

#include "custom_works.h"
#include "works.h"

namespace {

// A function for each work, so that the loop's code does not depend on the other works.
template <class Work, class... Args>
[[gnu::noinline]] int run(int count, Args... args) {
  Work work(args...);
  for (int i = 0; i < 100; ++i) work.run();
  CALLGRIND_TOGGLE_COLLECT;
  for (int i = 0; i < count; ++i) work.run();
  CALLGRIND_TOGGLE_COLLECT;
  return 0;
}

int run_named(const char* name, int count) {
  auto is = [name](const char* other) { return std::strcmp(name, other) == 0; };
  if (is("add8")) return run<works::Add8>(count);
  if (is("add8_args")) return run<works::Add8Args>(count);
  if (is("add8_weak")) return run<works::Add8Weak>(count);
  if (is("sum8")) return run<works::Op8>(count, "sum", "f");
  if (is("less8")) return run<works::Op8>(count, "less", "ff");
  if (is("where8")) return run<works::Op8>(count, "where", "tff");
  if (is("gather8")) return run<works::Op8>(count, "gather", "fp");
  if (is("take8")) return run<works::Op8>(count, "take", "fp");
  if (is("bincount8")) return run<works::Op8>(count, "bincount", "p");
  if (is("nonzero8")) return run<works::Op8>(count, "nonzero", "t");
  if (is("concat8")) return run<works::Op8>(count, "concat", "ff");
  if (is("cumsum8")) return run<works::Op8>(count, "cumulative_sum", "f");
  if (is("sort8")) return run<works::Op8>(count, "sort", "f");
  if (is("pow8")) return run<works::Op8>(count, "pow", "ff");
  if (is("divide8_ints")) return run<works::Op8>(count, "divide", "pp");
  if (is("huber8")) return run<works::Op8>(count, "huber", "ff");
  if (is("kl_div8")) return run<works::Op8>(count, "kl_div", "ff");
  if (is("cosine8")) return run<works::Op8>(count, "cosine_similarity", "ff");
  if (is("l2_normalize8")) return run<works::Op8>(count, "l2_normalize", "f");
  if (is("var8")) return run<works::Op8>(count, "var", "f");
  if (is("median8")) return run<works::Op8>(count, "median", "f");
  if (is("softmax8")) return run<works::Op8>(count, "softmax", "f");
  if (is("cross_entropy8")) return run<works::Op8>(count, "softmax_cross_entropy_with_logits", "ff");
  if (is("layer_norm8")) return run<works::Op8>(count, "layer_norm", "f");
  if (is("mm2")) return run<works::Matmul2>(count);
  if (is("slice")) return run<works::Slice>(count);
  if (is("read")) return run<works::Read>(count);
  if (is("chain100")) return run<works::Chain<false>>(count);
  if (is("chain100_taped")) return run<works::Chain<true>>(count);
  if (is("adds100_taped")) return run<works::Chain<true>>(count, "add");
  if (is("tape20")) return run<works::Tape20>(count);
  if (is("assign")) return run<works::Assign>(count);
  if (is("apply")) return run<works::Apply>(count);
  if (is("mlp")) return run<works::Mlp>(count);
  if (is("lstm")) return run<works::Lstm>(count);
  if (is("linreg")) return run<works::Linreg>(count);
  if (is("add8_function")) return run<works::Traced<works::Add8>>(count);
  if (is("adds100_function")) return run<works::Traced<works::Chain<false>>>(count, "add");
  if (is("mlp_function")) return run<works::Traced<works::Mlp>>(count);
  if (is("lstm_function")) return run<works::Traced<works::Lstm>>(count);
  works::define_custom_ops();
  if (is("custom_callback")) return run<works::Callback>(count);
  if (is("custom_saxpy")) return run<works::Saxpy>(count);
  if (is("custom_saxpy_bare")) return run<works::BareSaxpy>(count);
  if (is("custom_saxpys100_function")) return run<works::Traced<works::Chain<false>>>(count, "bench.saxpy");
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3 || argc % 2 == 0) return 2;
  works::Add8().run();
  for (int i = 1; i < argc; i += 2) {
    const pid_t child = fork();
    if (child == 0) {
      VALGRIND_PRINTF("work %s\n", argv[i]);  // with the process's number, as what it collected
      return run_named(argv[i], std::atoi(argv[i + 1]));
    }
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) != child || status != 0) return 1;
  }
  return 0;
}
