// CPU kernels of the random ops whose numbers take as many words as they need (kernels/common/random_draws.h).
#include "kernels/common/random_draws.h"

#include "base/parallel.h"
#include "kernels/common/elementwise.h"
#include "kernels/cpu/random_draws.h"
#include "kernels/kernel.h"

namespace eager::cpu {
namespace {

constexpr int64_t kDrawGrain = 512;  // numbers that are worth a thread

int32_t draw_numbers(KernelCall& call) {
  const auto& p = call.params_as<DrawParams>();
  const Operand& y = call.outputs[0];
  if (y.num_elements == 0) return 0;
  const DrawSources sources = draw_sources(call.inputs, has_second_parameter(call), y);
  const Operand* standard = call.num_outputs > 1 ? &call.outputs[1] : nullptr;
  parallel_for(y.num_elements, kDrawGrain, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      Draws from(p.key, p.counter + static_cast<uint64_t>(i));
      double at_1 = 0;
      write_number(y.dtype, y.data, i, draw(p.distribution, from, sources.at(0, i), sources.at(1, i), at_1));
      if (standard) write_number(standard->dtype, standard->data, i, at_1);
    }
  });
  return 0;
}

int32_t multinomial(KernelCall& call) {
  const auto& p = call.params_as<DrawParams>();
  const Operand& y = call.outputs[0];
  if (y.num_elements == 0) return 0;
  const MultinomialRows rows(call);
  parallel_for(rows.count, kDrawGrain / 8, [&](int64_t begin, int64_t end) {
    for (int64_t r = begin; r < end; ++r) draw_counts(p, rows.sources, r, rows.classes, y.dtype, y.data);
  });
  return 0;
}

template <class... T>
void add(KernelTable& table, Types<T...>) {
  for (const char* op : {"random_exponential", "random_laplace", "random_gumbel", "random_gamma", "random_beta",
                         "random_poisson", "random_binomial"}) {
    (table.add(op, dtype_of<T>, draw_numbers), ...);
  }
  (table.add("random_multinomial", dtype_of<T>, multinomial), ...);
}

}  // namespace

void register_random_draws(KernelTable& table) { add(table, Floats{}); }

}  // namespace eager::cpu
