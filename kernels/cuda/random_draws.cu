// GPU kernels of the random ops whose numbers take as many words as they need: a thread makes a number, or a row of counts.
#include "kernels/common/random_draws.h"

#include "kernels/common/elementwise.h"
#include "kernels/cuda/launch.h"
#include "kernels/cuda/random_draws.h"

namespace eager::cuda {
namespace {

struct Target {
  void* data;
  DType dtype;
};

// Tells that the dtype of counts has no number for some parameters.
struct TellWrong {
  Reporter reporter;
  const char* text;
  __device__ void operator()(int64_t i) const {
    reporter.report(i, [this](Finding& f) {
      f.problem = Problem::text;
      f.text = text;
    });
  }
};

__global__ void draw_all(int64_t n, Target y, Target standard, DrawnWords* words, const __grid_constant__ DrawParams p,
                         const __grid_constant__ DrawSources sources, TellWrong tell) {
  const int64_t threads = static_cast<int64_t>(gridDim.x) * blockDim.x;
  if (words && blockIdx.x == 0 && threadIdx.x == 0) *words = {p.key, p.counter};
  for (int64_t i = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < n; i += threads) {
    Draws from(p.key, p.counter + static_cast<uint64_t>(i));
    double at_1 = 0;
    const double number = draw(p.distribution, from, sources.at(0, i), sources.at(1, i), at_1);
    if (!write_number(y.dtype, y.data, i, number)) tell(i);
    if (standard.data) write_number(standard.dtype, standard.data, i, at_1);
  }
}

// Draws both gamma numbers of each beta number again.
__global__ void draw_logarithms(int64_t n, Target first, Target second, const DrawnWords* words,
                                const __grid_constant__ DrawSources sources) {
  const int64_t threads = static_cast<int64_t>(gridDim.x) * blockDim.x;
  for (int64_t i = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < n; i += threads) {
    Draws from(words->key, words->counter + static_cast<uint64_t>(i));
    write_number(first.dtype, first.data, i, draws::log_gamma_number(from, sources.at(0, i)));
    write_number(second.dtype, second.data, i, draws::log_gamma_number(from, sources.at(1, i)));
  }
}

__global__ void draw_all_counts(int64_t rows, int64_t classes, Target y, const __grid_constant__ DrawParams p,
                                const __grid_constant__ DrawSources sources, TellWrong tell) {
  const int64_t threads = static_cast<int64_t>(gridDim.x) * blockDim.x;
  for (int64_t r = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; r < rows; r += threads) {
    if (!draw_counts(OneBinomial{p}, sources, r, classes, y.dtype, y.data)) tell(r);
  }
}

int32_t draw_numbers(KernelCall& call) {
  const Operand& y = call.outputs[0];
  const int64_t n = y.num_elements;
  if (n == 0) return 0;
  const DrawSources sources = draw_sources(call.inputs, has_second_parameter(call), y);
  const DrawParams& p = call.params_as<DrawParams>();
  const bool has_words = p.distribution == Distribution::beta, has_standard = call.num_outputs > 1 && !has_words;
  const Target standard = has_standard ? Target{call.outputs[1].data, call.outputs[1].dtype} : Target{};
  launch(call, std::min<int64_t>(blocks_for(n, kThreads), 1 << 20), kThreads, draw_all, n, Target{y.data, y.dtype},
         standard, has_words ? call.outputs[1].as<DrawnWords>() : nullptr, p, sources,
         TellWrong{reporter(call), wrong_parameters(p.distribution)});
  return 0;
}

int32_t beta_logarithms(KernelCall& call) {
  const Operand &first = call.outputs[0], &second = call.outputs[1];
  const int64_t n = first.num_elements;
  if (n == 0) return 0;
  const DrawSources sources = draw_sources(call.inputs, true, first);
  launch(call, std::min<int64_t>(blocks_for(n, kThreads), 1 << 20), kThreads, draw_logarithms, n,
         Target{first.data, first.dtype}, Target{second.data, second.dtype}, call.inputs[2].as<const DrawnWords>(),
         sources);
  return 0;
}

int32_t multinomial(KernelCall& call) {
  const Operand& y = call.outputs[0];
  if (y.num_elements == 0) return 0;
  const MultinomialRows rows(call);
  launch(call, std::min<int64_t>(blocks_for(rows.count, kThreads), 1 << 20), kThreads, draw_all_counts, rows.count,
         rows.classes, Target{y.data, y.dtype}, call.params_as<DrawParams>(), rows.sources,
         TellWrong{reporter(call), kWrongShares});
  return 0;
}

template <class... T>
void add(KernelTable& table, Types<T...>) {
  for (const char* op : {"random_exponential", "random_laplace", "random_gumbel", "random_gamma", "random_beta",
                         "random_poisson", "random_binomial"}) {
    (table.add(op, dtype_of<T>, draw_numbers), ...);
  }
  (table.add("random_multinomial", dtype_of<T>, multinomial), ...);
  (table.add("beta_logarithms", dtype_of<T>, beta_logarithms), ...);
}

}  // namespace

void register_random_draws(KernelTable& table) { add(table, Floats{}); }

}  // namespace eager::cuda
