// CPU kernels of the random ops whose numbers take as many words as they need (kernels/common/random_draws.h).
#include "kernels/common/random_draws.h"

#include <algorithm>
#include <atomic>
#include <optional>

#include "base/parallel.h"
#include "kernels/common/elementwise.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/random.h"
#include "kernels/cpu/random_draws.h"
#include "kernels/kernel.h"

namespace eager::cpu {
namespace {

constexpr int64_t kDrawGrain = 512;  // numbers that are worth a thread

// The first attempts at the gamma numbers of neighbouring elements, all or none of whose a are below 1.
class FirstGammas {
 public:
  FirstGammas(ManyDraws& from, bool is_below_1) : is_below_1_(is_below_1) {
    if (is_below_1) from.uniform(of_factor_);
    from.normal(normal_);
    from.uniform(uniform_);
  }
  // Returns whether the attempt gives element i a number.
  bool find(int64_t i, double a, draws::ScaledGamma& g) {
    if (a != last_) shape_ = draws::GammaShape(last_ = a);
    g.log_factor = is_below_1_ ? draws::gamma_log_factor(a, of_factor_[i]) : 0;
    return shape_.accepts(
        normal_[i], [&] { return uniform_[i]; }, g.value);
  }

 private:
  bool is_below_1_;
  double last_ = 1;
  draws::GammaShape shape_{1};
  double of_factor_[ManyDraws::kCount], normal_[ManyDraws::kCount], uniform_[ManyDraws::kCount];
};

// Draws gamma or beta numbers for n neighbouring elements, at most ManyDraws::kCount, and puts them by put(i, number). Returns false
// where they differ in what they draw.
template <class F>
bool draw_together(const DrawParams& p, const DrawSources& sources, int64_t begin, int64_t n, F&& put) {
  const bool is_beta = p.distribution == Distribution::beta;
  double first[ManyDraws::kCount], second[ManyDraws::kCount];
  bool is_alike = true;
  for (int64_t i = 0; i < n; ++i) {
    first[i] = sources.at(0, begin + i);
    second[i] = sources.at(1, begin + i);
    is_alike &= draws::has_gamma(first[i]) && (first[i] < 1) == (first[0] < 1) &&
                (is_beta ? draws::has_gamma(second[i]) && (second[i] < 1) == (second[0] < 1) : second[i] >= 0);
  }
  if (!is_alike) return false;
  ManyDraws from(p.key, p.counter + static_cast<uint64_t>(begin));
  FirstGammas gammas(from, first[0] < 1);
  std::optional<FirstGammas> others;
  if (is_beta) others.emplace(from, second[0] < 1);
  for (int64_t i = 0; i < n; ++i) {
    draws::ScaledGamma x, y;
    double number;
    if (!gammas.find(i, first[i], x) || (is_beta && !others->find(i, second[i], y))) {
      Draws again(p.key, p.counter + static_cast<uint64_t>(begin + i));
      double unused = 0;
      number = draw(p.distribution, again, first[i], second[i], unused);
    } else if (is_beta) {
      number = draws::share_of(x, y);
    } else {
      number = (x.log_factor == 0 ? x.value : x.value * draws::exp_of_negative(x.log_factor)) / second[i];
    }
    put(begin + i, number);
  }
  return true;
}

int32_t draw_numbers(KernelCall& call) {
  const auto& p = call.params_as<DrawParams>();
  const Operand& y = call.outputs[0];
  if (call.num_outputs > 1) *call.outputs[1].as<DrawnWords>() = {p.key, p.counter};
  if (y.num_elements == 0) return 0;
  const DrawSources sources = draw_sources(call.inputs, has_second_parameter(call), y);
  std::atomic<bool> has_all{true};
  parallel_for(y.num_elements, kDrawGrain, [&](int64_t begin, int64_t end) {
    bool has_these = true;
    const bool are_gammas = p.distribution == Distribution::gamma || p.distribution == Distribution::beta;
    const auto put = [&](int64_t i, double number) { has_these &= write_number(y.dtype, y.data, i, number); };
    for (int64_t at = begin; at < end; at += ManyDraws::kCount) {
      const int64_t n = std::min(ManyDraws::kCount, end - at);
      if (are_gammas && n > 4 && draw_together(p, sources, at, n, put)) continue;
      for (int64_t i = at; i < at + n; ++i) {
        Draws from(p.key, p.counter + static_cast<uint64_t>(i));
        double at_1 = 0;
        put(i, draw(p.distribution, from, sources.at(0, i), sources.at(1, i), at_1));
      }
    }
    if (!has_these) has_all.store(false, std::memory_order_relaxed);
  });
  return has_all ? 0 : failed(call, wrong_parameters(p.distribution));
}

// Draws both gamma numbers of each beta number again.
int32_t beta_logarithms(KernelCall& call) {
  const Operand &first = call.outputs[0], &second = call.outputs[1];
  if (first.num_elements == 0) return 0;
  const DrawnWords words = *call.inputs[2].as<DrawnWords>();
  const DrawSources sources = draw_sources(call.inputs, true, first);
  parallel_for(first.num_elements, kDrawGrain, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      Draws from(words.key, words.counter + static_cast<uint64_t>(i));
      write_number(first.dtype, first.data, i, draws::log_gamma_number(from, sources.at(0, i)));
      write_number(second.dtype, second.data, i, draws::log_gamma_number(from, sources.at(1, i)));
    }
  });
  return 0;
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
  (table.add("beta_logarithms", dtype_of<T>, beta_logarithms), ...);
}

}  // namespace

void register_random_draws(KernelTable& table) { add(table, Floats{}); }

}  // namespace eager::cpu
