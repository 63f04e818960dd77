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

// Reads parameter k of the n numbers from `begin` on.
void read_numbers(const DrawSources& sources, int k, int64_t begin, int64_t n, double* out) {
  const bool is_line = sources.data[k] && sources.plan.rank == 1 && sources.plan.strides[k][0] == 1;
  if (is_line && sources.dtypes[k] == DType::float32) {
    std::copy_n(static_cast<const float*>(sources.data[k]) + begin, n, out);
  } else if (!sources.data[k]) {
    std::fill_n(out, n, sources.values[k]);
  } else {
    for (int64_t i = 0; i < n; ++i) out[i] = sources.at(k, begin + i);
  }
}

// Writes the n numbers from `begin` on. Returns whether the dtype has them.
bool write_numbers(const Operand& y, int64_t begin, int64_t n, const double* numbers) {
  if (y.dtype == DType::float32) {
    for (int64_t i = 0; i < n; ++i) y.as<float>()[begin + i] = static_cast<float>(numbers[i]);
    return true;
  }
  bool has_all = true;
  for (int64_t i = 0; i < n; ++i) has_all &= write_number(y.dtype, y.data, begin + i, numbers[i]);
  return has_all;
}

// The first attempts at the gamma numbers of n neighbouring elements, all or none of whose a are below 1.
class FirstGammas {
 public:
  FirstGammas(ManyDraws& from, int64_t n, bool is_below_1) : is_below_1_(is_below_1) {
    if (is_below_1) {
      from.uniform(log_);
      take_logs(log_, n);
    }
    from.normal(normal_);
    from.uniform(uniform_);
  }
  // Returns whether the attempt gives element i a number.
  bool find(int64_t i, double a, draws::ScaledGamma& g) {
    if (a != last_) shape_ = draws::GammaShape(last_ = a);
    g.log_factor = is_below_1_ ? log_[i] / a : 0;
    return shape_.accepts(
        normal_[i], [&] { return uniform_[i]; }, g.value);
  }

 private:
  bool is_below_1_;
  double last_ = 1;
  draws::GammaShape shape_{1};
  double log_[ManyDraws::kCount], normal_[ManyDraws::kCount], uniform_[ManyDraws::kCount];
};

using Numbers = double[ManyDraws::kCount];

// The parameters of n neighbouring numbers.
struct Parameters {
  Parameters(const DrawSources& sources, int64_t begin, int64_t n) {
    read_numbers(sources, 0, begin, n, first);
    read_numbers(sources, 1, begin, n, second);
  }
  Numbers first, second;
};

// Draws gamma or beta numbers for n neighbouring elements, of which the counter is that of the first. Returns false where they differ in
// what they draw.
bool draw_gammas(const DrawParams& p, uint64_t counter, const Parameters& of, int64_t n, double* numbers) {
  const bool is_beta = p.distribution == Distribution::beta;
  const double *first = of.first, *second = of.second;
  bool is_alike = true;
  for (int64_t i = 0; i < n; ++i) {
    is_alike &= draws::has_gamma(first[i]) && (first[i] < 1) == (first[0] < 1) &&
                (is_beta ? draws::has_gamma(second[i]) && (second[i] < 1) == (second[0] < 1) : second[i] >= 0);
  }
  if (!is_alike) return false;
  ManyDraws from(p.key, counter, n);
  FirstGammas gammas(from, n, first[0] < 1);
  std::optional<FirstGammas> others;
  if (is_beta) others.emplace(from, n, second[0] < 1);
  Numbers factors = {};  // their logarithms
  for (int64_t i = 0; i < n; ++i) {
    draws::ScaledGamma x, y;
    if (!gammas.find(i, first[i], x) || (is_beta && !others->find(i, second[i], y))) {
      Draws again(p.key, counter + static_cast<uint64_t>(i));
      if (is_beta) numbers[i] = draws::beta(again, first[i], second[i]);
      else x = draws::scaled_gamma(again, first[i]);
    } else if (is_beta) {
      numbers[i] = draws::share_of(x, y);
    }
    if (is_beta) continue;
    numbers[i] = x.value;
    factors[i] = x.log_factor;
  }
  if (is_beta) return true;
  if (first[0] < 1) {
    take_powers_of_e(factors, n);
    for (int64_t i = 0; i < n; ++i) numbers[i] *= factors[i];
  }
  for (int64_t i = 0; i < n; ++i) numbers[i] /= second[i];
  return true;
}

// Draws counts for n neighbouring elements. make(i) returns the distribution of element i.
template <class F>
void draw_counts_by(const DrawParams& p, uint64_t counter, const Parameters& of, int64_t n, double* numbers, F&& make) {
  ManyDraws from(p.key, counter, n);
  Numbers u, v;
  from.uniform(u);
  from.uniform(v);
  auto counts = make(0);
  for (int64_t i = 0; i < n; ++i) {
    if (i > 0 && (of.first[i] != of.first[i - 1] || of.second[i] != of.second[i - 1])) counts = make(i);
    if (counts.accepts(u[i], v[i], numbers[i])) continue;
    Draws others(p.key, counter + static_cast<uint64_t>(i), 1);
    numbers[i] = draws::count_of(others, counts);
  }
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
    for (int64_t at = begin; at < end; at += ManyDraws::kCount) {
      const int64_t n = std::min(ManyDraws::kCount, end - at);
      const uint64_t counter = p.counter + static_cast<uint64_t>(at);
      const Parameters of(sources, at, n);
      Numbers numbers;
      const auto draw_one_by_one = [&] {
        for (int64_t i = 0; i < n; ++i) {
          Draws from(p.key, counter + static_cast<uint64_t>(i));
          double at_1 = 0;
          numbers[i] = draw(p.distribution, from, of.first[i], of.second[i], at_1);
        }
      };
      const bool are_few = n <= 4;
      if (are_few) {
        draw_one_by_one();
      } else if (p.distribution == Distribution::poisson) {
        draw_counts_by(p, counter, of, n, numbers, [&](int64_t i) { return draws::Poisson(of.first[i]); });
      } else if (p.distribution == Distribution::binomial) {
        draw_counts_by(p, counter, of, n, numbers,
                       [&](int64_t i) { return draws::Binomial(of.first[i], of.second[i]); });
      } else if (!draw_gammas(p, counter, of, n, numbers)) {
        draw_one_by_one();
      }
      has_these &= write_numbers(y, at, n, numbers);
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

// Draws numbers of a distribution up to gumbel.
template <class T>
int32_t map_numbers(KernelCall& call) {
  const auto& p = call.params_as<DrawParams>();
  T* y = call.outputs[0].as<T>();
  T* standard = call.num_outputs > 1 ? call.outputs[1].as<T>() : nullptr;
  const int64_t n = call.outputs[0].num_elements;
  if (n == 0) return 0;
  const DrawSources sources = draw_sources(call.inputs, has_second_parameter(call), call.outputs[0]);
  parallel_for(n, 4 * kDrawGrain, [&](int64_t begin, int64_t end) {
    constexpr int64_t kPiece = 256;
    double numbers[kPiece], first[kPiece], second[kPiece];
    for (int64_t at = begin; at < end; at += kPiece) {
      const int64_t count = std::min(kPiece, end - at);
      standard_numbers(p.distribution, numbers, count, p.key, p.counter + static_cast<uint64_t>(at));
      for (int64_t i = 0; standard && i < count; ++i)
        standard[at + i] = static_cast<T>(static_cast<Compute<T>>(numbers[i]));
      read_numbers(sources, 0, at, count, first);
      read_numbers(sources, 1, at, count, second);
      for (int64_t i = 0; i < count; ++i) {
        y[at + i] =
            static_cast<T>(static_cast<Compute<T>>(from_standard(p.distribution, numbers[i], first[i], second[i])));
      }
    }
  });
  return 0;
}

// Draws elements of a multinomial op's output before `end`, in their order; the first attempts of neighbours are made together.
class NextBinomial {
 public:
  NextBinomial(const DrawParams& p, int64_t end) : p_(p), end_(end) {}
  double operator()(int64_t i, double n, double p) {
    if (i - first_ >= ManyDraws::kCount) {
      first_ = i;
      ManyDraws from(p_.key, p_.counter + static_cast<uint64_t>(i), std::min(ManyDraws::kCount, end_ - i));
      from.uniform(u_);
      from.uniform(v_);
    }
    draws::Binomial counts(n, p);
    double count;
    if (counts.accepts(u_[i - first_], v_[i - first_], count)) return count;
    Draws others(p_.key, p_.counter + static_cast<uint64_t>(i), 1);
    return draws::count_of(others, counts);
  }

 private:
  const DrawParams& p_;
  int64_t end_, first_ = -ManyDraws::kCount;
  Numbers u_, v_;
};

int32_t multinomial(KernelCall& call) {
  const auto& p = call.params_as<DrawParams>();
  const Operand& y = call.outputs[0];
  if (y.num_elements == 0) return 0;
  const MultinomialRows rows(call);
  std::atomic<bool> has_all{true};
  parallel_for(rows.count, kDrawGrain / 8, [&](int64_t begin, int64_t end) {
    bool has_these = true;
    NextBinomial next(p, end * rows.classes);
    for (int64_t r = begin; r < end; ++r)
      has_these &= draw_counts(next, rows.sources, r, rows.classes, y.dtype, y.data);
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
