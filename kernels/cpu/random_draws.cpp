// CPU kernels of the random ops whose numbers take as many words as they need (kernels/common/random_draws.h).
#include "kernels/common/random_draws.h"

#include <atomic>

#include "base/parallel.h"
#include "kernels/common/elementwise.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/random.h"
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
  std::atomic<bool> has_all{true};
  parallel_for(y.num_elements, kDrawGrain, [&](int64_t begin, int64_t end) {
    bool has_these = true;
    for (int64_t i = begin; i < end; ++i) {
      Draws from(p.key, p.counter + static_cast<uint64_t>(i));
      double at_1 = 0;
      has_these &=
          write_number(y.dtype, y.data, i, draw(p.distribution, from, sources.at(0, i), sources.at(1, i), at_1));
      if (standard) write_number(standard->dtype, standard->data, i, at_1);
    }
    if (!has_these) has_all.store(false, std::memory_order_relaxed);
  });
  return has_all ? 0 : failed(call, wrong_parameters(p.distribution));
}

// Draws numbers of a distribution that is_mapped.
template <class T>
int32_t map_numbers(KernelCall& call) {
  const auto& p = call.params_as<DrawParams>();
  T* y = call.outputs[0].as<T>();
  T* standard = call.num_outputs > 1 ? call.outputs[1].as<T>() : nullptr;
  const int64_t n = call.outputs[0].num_elements;
  if (n == 0) return 0;
  const DrawSources sources = draw_sources(call.inputs, has_second_parameter(call), call.outputs[0]);
  const bool are_values = !sources.data[0] && !sources.data[1];
  parallel_for(n, 4 * kDrawGrain, [&](int64_t begin, int64_t end) {
    constexpr int64_t kPiece = 256;
    double numbers[kPiece];
    for (int64_t at = begin; at < end; at += kPiece) {
      const int64_t count = std::min(kPiece, end - at);
      standard_numbers(p.distribution, numbers, count, p.key, p.counter + static_cast<uint64_t>(at));
      for (int64_t i = 0; standard && i < count; ++i)
        standard[at + i] = static_cast<T>(static_cast<Compute<T>>(numbers[i]));
      const auto put = [&](int64_t i, double first, double second) {
        y[at + i] = static_cast<T>(static_cast<Compute<T>>(from_standard(p.distribution, numbers[i], first, second)));
      };
      if (are_values) {
        for (int64_t i = 0; i < count; ++i) put(i, sources.values[0], sources.values[1]);
      } else {
        for (int64_t i = 0; i < count; ++i) put(i, sources.at(0, at + i), sources.at(1, at + i));
      }
    }
  });
  return 0;
}

int32_t multinomial(KernelCall& call) {
  const auto& p = call.params_as<DrawParams>();
  const Operand& y = call.outputs[0];
  if (y.num_elements == 0) return 0;
  const MultinomialRows rows(call);
  std::atomic<bool> has_all{true};
  parallel_for(rows.count, kDrawGrain / 8, [&](int64_t begin, int64_t end) {
    bool has_these = true;
    for (int64_t r = begin; r < end; ++r) has_these &= draw_counts(p, rows.sources, r, rows.classes, y.dtype, y.data);
    if (!has_these) has_all.store(false, std::memory_order_relaxed);
  });
  return has_all ? 0 : failed(call, kWrongShares);
}

template <class... T>
void add(KernelTable& table, Types<T...>) {
  for (const char* op : {"random_exponential", "random_laplace", "random_gumbel"})
    (table.add(op, dtype_of<T>, map_numbers<T>), ...);
  for (const char* op : {"random_gamma", "random_beta", "random_poisson", "random_binomial"})
    (table.add(op, dtype_of<T>, draw_numbers), ...);
  (table.add("random_multinomial", dtype_of<T>, multinomial), ...);
}

}  // namespace

void register_random_draws(KernelTable& table) { add(table, Floats{}); }

}  // namespace eager::cpu
