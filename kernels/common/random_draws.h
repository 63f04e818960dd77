// Numbers of distributions that take a number of random words which is not known beforehand: rejection and counts. Each element has a
// sequence of words of its own, so that it depends neither on its neighbours nor on threads, and all arithmetic is our own, so
// that the CPU and GPUs decide alike.
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>

#include "kernels/common/broadcast.h"
#include "kernels/common/random.h"
#include "kernels/common/special_gamma.h"
#include "kernels/dtype.h"
#include "kernels/half.h"
#include "kernels/portability.h"

namespace eager {

enum class Distribution : int32_t { exponential, laplace, gumbel, gamma, beta, poisson, binomial };

struct DrawParams {
  uint64_t key, counter;
  Distribution distribution;
};

// Returns a number in (0, 1), never nearer to 0 or 1 than 2^-54.
EAGER_HD EAGER_INLINE double open_uniform(uint32_t low, uint32_t high) {
  const double u = uniform_double(low, high) + 0x1p-54;
  return u < 1 ? u : 1 - 0x1p-53;
}

// The random words of one element: the blocks of its counter whose upper halves are 0, 1, 2, ...
class Draws {
 public:
  // The first `blocks` blocks are left out.
  EAGER_HD Draws(uint64_t key, uint64_t counter, uint64_t blocks = 0) : key_(key), counter_(counter), blocks_(blocks) {}

  // Returns the next open_uniform.
  EAGER_HD double uniform() {
    if (used_ == 4) {
      philox4x32_10(words_, counter_, blocks_++, key_);
      used_ = 0;
    }
    used_ += 2;
    return open_uniform(words_[used_ - 2], words_[used_ - 1]);
  }
  EAGER_HD double normal() {
    uint32_t w[4];
    philox4x32_10(w, counter_, blocks_++, key_);
    double z0, z1;
    normal_pair(w[0], w[1], w[2], w[3], z0, z1);
    return z0;
  }

 private:
  uint64_t key_, counter_, blocks_;
  uint32_t words_[4];
  int used_ = 4;
};

namespace draws {

// log x for normal numbers x > 0, and log(1 - p) for 0 <= p <= 1/2.
EAGER_HD inline double log(double x) { return log_unit(x); }
EAGER_HD inline double log_one_minus(double p) {
  const double rest = 1 - p;
  return log_unit(rest) - (p - (1 - rest)) / rest;
}

// Returns 2^k for a whole number k from -1022 on, made of its bits.
EAGER_HD EAGER_INLINE double power_of_2(double k) {
  const double shifted = k + (0x1.8p52 + 1023);
  uint64_t bits;
  std::memcpy(&bits, &shifted, sizeof bits);
  bits <<= 52;
  double power;
  std::memcpy(&power, &bits, sizeof power);
  return power;
}

// e^x for x <= 0, to within some 1e-16. Loops over it vectorise.
EAGER_HD EAGER_INLINE double exp_of_negative(double x) {
  const double k = (x * 1.44269504088896340736 + 0x1.8p52) - 0x1.8p52;  // the nearest whole number
  const double r = (x - k * 0.693147180369123816490) - k * 1.90821492927058770002e-10;
  constexpr double kInverseFactorials[] = {
      1,         1,          1. / 2,      1. / 6,       1. / 24,       1. / 120,       1. / 720,
      1. / 5040, 1. / 40320, 1. / 362880, 1. / 3628800, 1. / 39916800, 1. / 479001600, 1. / 6227020800};
  double y = kInverseFactorials[13];
#ifdef __CUDACC__
#pragma unroll
#else
#pragma GCC unroll 13
#endif
  for (int n = 12; n >= 0; --n) y = y * r + kInverseFactorials[n];
  // The first product is exact, so that a result below the normal numbers is rounded once.
  const double half = (0.5 * k + 0x1.8p52) - 0x1.8p52;
  const double power = y * power_of_2(half) * power_of_2(k - half);
  return x > -745 ? power : x != x ? x : 0;
}

// log(k!) - (k log k - k + log(2 pi k) / 2): what Stirling's formula leaves out.
EAGER_SHARED double stirling_rest_of(double k) {
  constexpr double kSmall[] = {0,
                               0.0810614667953272582,
                               0.041340695955409294,
                               0.0276779256849983391,
                               0.0207906721037650932,
                               0.0166446911898211921,
                               0.0138761288230707480,
                               0.0118967099458917701,
                               0.0104112652619720965,
                               0.00925546218271273291};
  return k < 10 ? kSmall[static_cast<int>(k)] : stirling_rest(k);
}
// k log(k / mean) - k + mean for k > 0, which does not cancel where k is near the mean (C. Loader, Fast and accurate computation of
// binomial probabilities, 2000).
EAGER_SHARED double deviance(double k, double mean) {
  const double v = (mean - k) / k;
  if (v > -0.5 && v < 1) return 0.5 * k * v * v * log1p_rest(v);
  return mean - k - k * log(mean / k);
}

inline constexpr double kLogRootTwoPi = 0.918938533204672741780;

EAGER_HD inline double log_poisson(double k, double rate) {
  if (k == 0) return -rate;
  return -deviance(k, rate) - stirling_rest_of(k) - 0.5 * log(k) - kLogRootTwoPi;
}
EAGER_HD inline double log_binomial(double k, double n, double p) {
  if (k == 0) return n * log_one_minus(p);
  if (k == n) return n * log(p);
  const double rest = n - k;
  return stirling_rest_of(n) - stirling_rest_of(k) - stirling_rest_of(rest) - deviance(k, n * p) -
         deviance(rest, n * (1 - p)) + 0.5 * (log(n / rest) - log(k)) - kLogRootTwoPi;
}

// A number of the gamma distribution with rate 1, as value * e^log_factor, whose factor underflows for small a (G. Marsaglia and W. W.
// Tsang, A simple method for generating gamma variables, 2000).
struct ScaledGamma {
  double value, log_factor;
};
struct GammaShape {
  explicit EAGER_HD GammaShape(double a) : d((a < 1 ? a + 1 : a) - 1.0 / 3), c(1 / (3 * std::sqrt(d))) {}
  // Reports whether an attempt with a normal number gives a number, `value`; uniform() is asked for where it matters.
  template <class F>
  EAGER_HD EAGER_INLINE bool accepts(double z, F&& uniform, double& value) const {
    const double root = 1 + c * z;
    if (!(root > 0)) return false;
    const double v = root * root * root, square = z * z, u = uniform();
    value = d * v;
    return u < 1 - 0.0331 * square * square || log(u) < 0.5 * square + d * (1 - v + log(v));
  }
  double d, c;
};
EAGER_HD inline double gamma_log_factor(double a, double uniform) { return log(uniform) / a; }
EAGER_SHARED ScaledGamma scaled_gamma(Draws& from, double a) {
  ScaledGamma g{0, a < 1 ? gamma_log_factor(a, from.uniform()) : 0};
  const GammaShape shape(a);
  while (!shape.accepts(
      from.normal(), [&] { return from.uniform(); }, g.value)) {
  }
  return g;
}
EAGER_HD inline bool has_gamma(double a) { return a > 0 && !std::isinf(a); }
EAGER_HD inline double gamma(Draws& from, double a) {
  if (!has_gamma(a)) return a >= 0 ? a : not_a_number();
  const ScaledGamma g = scaled_gamma(from, a);
  return g.value * exp_of_negative(g.log_factor);
}
// Returns the logarithm of such a number.
EAGER_HD inline double log_gamma_number(Draws& from, double a) {
  if (!has_gamma(a)) return a >= 0 ? log(a) : not_a_number();
  const ScaledGamma g = scaled_gamma(from, a);
  return log(g.value) + g.log_factor;
}
EAGER_HD inline double share_of(const ScaledGamma& x, const ScaledGamma& y) {
  // Only the quotient of the factors counts.
  const double difference = x.log_factor - y.log_factor,
               factor = difference == 0 ? 1 : exp_of_negative(difference < 0 ? difference : -difference);
  const double share = difference < 0 ? x.value * factor : x.value, other = difference < 0 ? y.value : y.value * factor;
  return share / (share + other);
}
EAGER_HD inline double beta(Draws& from, double a, double b) {
  if (!(a >= 0 && b >= 0) || a + b == 0 || (std::isinf(a) && std::isinf(b))) return not_a_number();
  if (a == 0 || std::isinf(b)) return 0;
  if (b == 0 || std::isinf(a)) return 1;
  const ScaledGamma x = scaled_gamma(from, a), y = scaled_gamma(from, b);
  return share_of(x, y);
}

// The least k whose cumulative probability reaches u, for probabilities that begin with `first` and of which each is ratio(k) times the
// one before. Their sum may stay below u by its rounding errors, hence the bound.
template <class F>
EAGER_HD double count_at(double u, double first, double most, F ratio) {
  double k = 0;
  for (double p = first, sum = p; u > sum && k < most;) {
    ++k;
    p *= ratio(k);
    sum += p;
  }
  return k;
}
inline constexpr double kMostByInversion = 200;  // of a mean below 10

// Counts with mean `rate`: by inversion of the distribution function, or for rates from 10 on by rejection (W. Hormann, The transformed
// rejection method for generating Poisson random variables, 1993: PTRS).
class Poisson {
 public:
  explicit EAGER_HD Poisson(double rate) : rate_(rate), is_small_(!(rate >= 10) || std::isinf(rate)) {
    if (is_small_) {
      first_ = rate < 10 && rate >= 0 ? exp_of_negative(-rate) : not_a_number();
    } else {
      b_ = 0.931 + 2.53 * std::sqrt(rate);
      a_ = -0.059 + 0.02483 * b_;
      enough_ = 0.9277 - 3.6224 / (b_ - 2);
    }
  }
  // Reports whether an attempt with two uniform numbers gives a count, k; NaN where the rate is none.
  EAGER_HD bool accepts(double uniform, double v, double& k) {
    if (is_small_) {
      const double rate = rate_;
      k = first_ == first_ ? count_at(uniform, first_, kMostByInversion, [=](double i) { return rate / i; }) : first_;
      return true;
    }
    const double u = uniform - 0.5, distance = 0.5 - std::abs(u);
    k = std::floor((2 * a_ / distance + b_) * u + rate_ + 0.43);
    if (distance >= 0.07 && v <= enough_) return true;
    if (k < 0 || (distance < 0.013 && v > distance)) return false;
    if (log_scale_ != log_scale_) log_scale_ = log(1.1239 + 1.1328 / (b_ - 3.4));
    return log(v) + log_scale_ - log(a_ / (distance * distance) + b_) <= log_poisson(k, rate_);
  }

 private:
  double rate_;
  bool is_small_;
  double first_ = 0, a_ = 0, b_ = 0, enough_ = 0, log_scale_ = not_a_number();
};

// Counts of successes of n trials: by inversion, or for means from 10 on by rejection (W. Hormann, The generation of binomial random
// variates, 1993: BTRS).
class Binomial {
 public:
  EAGER_HD Binomial(double n, double p)
      : n_(std::floor(n)), is_turned_(p > 0.5), p_(is_turned_ ? 1 - p : p),
        is_number_(n >= 0 && p >= 0 && p <= 1 && !std::isinf(n)), is_small_(n_ * p_ < 10) {
    if (!is_number_) return;
    if (is_small_) {
      first_ = exp_of_negative(n_ * log_one_minus(p_));
    } else {
      deviation_ = std::sqrt(n_ * p_ * (1 - p_));
      b_ = 1.15 + 2.53 * deviation_;
      a_ = -0.0873 + 0.0248 * b_ + 0.01 * p_;
      enough_ = 0.92 - 4.2 / b_;
    }
  }
  // Reports whether an attempt with two uniform numbers gives a count, k; NaN where the parameters are none.
  EAGER_HD bool accepts(double uniform, double v, double& k) {
    if (!is_number_) {
      k = not_a_number();
      return true;
    }
    if (!(is_small_ ? inverts(uniform, k) : attempts(uniform, v, k))) return false;
    if (is_turned_) k = n_ - k;
    return true;
  }

 private:
  EAGER_HD bool inverts(double uniform, double& k) const {
    const double n = n_, odds = p_ / (1 - p_), most = n < kMostByInversion ? n : kMostByInversion;
    k = count_at(uniform, first_, most, [=](double i) { return (n - i + 1) / i * odds; });
    return true;
  }
  EAGER_HD bool attempts(double uniform, double v, double& k) {
    const double u = uniform - 0.5, distance = 0.5 - std::abs(u);
    k = std::floor((2 * a_ / distance + b_) * u + n_ * p_ + 0.5);
    if (distance >= 0.07 && v <= enough_) return true;
    if (k < 0 || k > n_) return false;
    // The logarithm of k's probability over that of the likeliest count is near that of the normal distribution (V. Kachitvichyanukul
    // and B. W. Schmeiser, Binomial random variate generation, 1988).
    const double likeliest = std::floor((n_ + 1) * p_), steps = std::abs(k - likeliest),
                 variance = deviation_ * deviation_;
    const double log_share = log(v * ((2.83 + 5.1 / b_) * deviation_) / (a_ / (distance * distance) + b_));
    if (steps < variance / 2 - 1) {
      const double near = -steps * steps / (2 * variance),
                   off = steps / variance * ((steps * (steps / 3 + 0.625) + 1.0 / 6) / variance + 0.5);
      if (std::abs(log_share - near) > off) return log_share < near;
    }
    if (log_likeliest_ != log_likeliest_) log_likeliest_ = log_binomial(likeliest, n_, p_);
    return log_share + log_likeliest_ <= log_binomial(k, n_, p_);
  }

  double n_;
  bool is_turned_;
  double p_;
  bool is_number_, is_small_;
  double first_ = 0, deviation_ = 0, a_ = 0, b_ = 0, enough_ = 0, log_likeliest_ = not_a_number();
};

// Draws attempts until one gives a count. All have two uniform numbers, which are the words of one block.
template <class Counts>
EAGER_HD double count_of(Draws& from, Counts& counts) {
  double k;
  for (bool is_found = false; !is_found;) {
    const double u = from.uniform(), v = from.uniform();
    is_found = counts.accepts(u, v, k);
  }
  return k;
}
EAGER_SHARED double poisson(Draws& from, double rate) {
  Poisson counts(rate);
  return count_of(from, counts);
}
EAGER_SHARED double binomial(Draws& from, double n, double p) {
  Binomial counts(n, p);
  return count_of(from, counts);
}

}  // namespace draws

// Returns the number, of a distribution up to gumbel with rate 1, or location 0 and scale 1, that a uniform number in (0, 1) becomes:
// -log u, +-log u or -log(-log u), where log u is exact near both ends.
EAGER_HD EAGER_INLINE double standard_number(Distribution d, double u) {
  if (d == Distribution::exponential) return -log_unit(u);
  if (d == Distribution::gumbel) return -log_unit(-log_unit(u));
  const double both = 2 * u, magnitude = log_unit(both < 1 ? both : 2 - both);
  return both < 1 ? magnitude : -magnitude;
}

// Returns what a standard number becomes with the distribution's parameters; NaN where they are none of it.
EAGER_HD EAGER_INLINE double from_standard(Distribution d, double standard, double first, double second) {
  if (d == Distribution::exponential) return first >= 0 ? standard / first : not_a_number();
  return second >= 0 ? first + second * standard : not_a_number();
}

// A number of a distribution with one or two parameters; NaN where they are none of it. `standard` is the number of the
// distribution with location 0 and scale 1, for laplace and gumbel.
EAGER_SHARED double draw(Distribution distribution, Draws& from, double first, double second, double& standard) {
  switch (distribution) {
    case Distribution::exponential:
    case Distribution::laplace:
    case Distribution::gumbel:
      standard = standard_number(distribution, from.uniform());
      return from_standard(distribution, standard, first, second);
    case Distribution::gamma: return second >= 0 ? draws::gamma(from, first) / second : not_a_number();
    case Distribution::beta: return draws::beta(from, first, second);
    case Distribution::poisson: return draws::poisson(from, first);
    default: return draws::binomial(from, first, second);
  }
}

// Reads an element of a floating-point dtype as a double, and writes one of any real dtype: integers that are too large as the
// largest, NaN as 0.
EAGER_HD inline double read_number(DType t, const void* from, int64_t i) {
  switch (t) {
    case DType::float16: return static_cast<float>(static_cast<const float16*>(from)[i]);
    case DType::bfloat16: return static_cast<float>(static_cast<const bfloat16*>(from)[i]);
    case DType::float32: return static_cast<const float*>(from)[i];
    default: return static_cast<const double*>(from)[i];
  }
}
template <class T>
EAGER_HD T count_as(double x) {
  constexpr T most = std::numeric_limits<T>::max();
  if (x != x) return 0;
  return x >= static_cast<double>(most) ? most : static_cast<T>(x);
}
// Returns whether the dtype has the number: integers have no NaN.
EAGER_SHARED bool write_number(DType t, void* to, int64_t i, double x) {
  switch (t) {
    case DType::float16: static_cast<float16*>(to)[i] = float16(static_cast<float>(x)); break;
    case DType::bfloat16: static_cast<bfloat16*>(to)[i] = bfloat16(static_cast<float>(x)); break;
    case DType::float32: static_cast<float*>(to)[i] = static_cast<float>(x); break;
    case DType::float64: static_cast<double*>(to)[i] = x; break;
    case DType::int8: static_cast<int8_t*>(to)[i] = count_as<int8_t>(x); break;
    case DType::int16: static_cast<int16_t*>(to)[i] = count_as<int16_t>(x); break;
    case DType::int32: static_cast<int32_t*>(to)[i] = count_as<int32_t>(x); break;
    case DType::int64: static_cast<int64_t*>(to)[i] = count_as<int64_t>(x); break;
    case DType::uint8: static_cast<uint8_t*>(to)[i] = count_as<uint8_t>(x); break;
    case DType::uint16: static_cast<uint16_t*>(to)[i] = count_as<uint16_t>(x); break;
    case DType::uint32: static_cast<uint32_t*>(to)[i] = count_as<uint32_t>(x); break;
    default: static_cast<uint64_t*>(to)[i] = count_as<uint64_t>(x); break;
  }
  return x == x || is_floating(t);
}

// The words by which a call drew its numbers, for the gradient, which draws them again.
struct DrawnWords {
  uint64_t key, counter;
};

// Where the one or two parameters of each number of an output lie; an absent second one is 1.
struct DrawSources {
  BroadcastPlan<2> plan;
  const void* data[2];  // NULL: the parameter is `values`
  double values[2];
  DType dtypes[2];

  EAGER_HD double at(int k, int64_t i) const {
    return data[k] ? read_number(dtypes[k], data[k], plan.offset(k, i)) : values[k];
  }
};
// Reports whether a call has the second of two parameters; behind the only one of other distributions stands the key.
inline bool has_second_parameter(const KernelCall& call) {
  const Distribution d = call.params_as<DrawParams>().distribution;
  if (d == Distribution::exponential || d == Distribution::poisson) return false;
  return call.num_inputs > 1 && call.inputs[1].given();
}
// Plans the parameters for an output in which no dim is 0. Runs on the host.
inline DrawSources draw_sources(const Operand* inputs, bool has_second, const Operand& output) {
  DrawSources sources;
  const Operand both[2] = {inputs[0], inputs[has_second ? 1 : 0]};
  plan_broadcast<2>(both, output, sources.plan);
  for (int k = 0; k < 2; ++k) {
    const bool is_value = both[k].is_immediate || (k == 1 && !has_second);
    sources.data[k] = is_value ? nullptr : both[k].data;
    sources.dtypes[k] = both[k].dtype;
    sources.values[k] = both[k].is_immediate ? read_number(both[k].dtype, both[k].immediate, 0) : 1;
  }
  if (!has_second) sources.values[1] = 1;
  return sources;
}

// The rows of a multinomial op, of inputs n and p and the counts of each class along the output's last axis.
struct MultinomialRows {
  explicit MultinomialRows(const KernelCall& call) {
    Operand row = call.outputs[0], inputs[2] = {call.inputs[0], call.inputs[1]};
    classes = row.dims[--row.rank];
    count = row.num_elements / classes;
    --inputs[1].rank;
    sources = draw_sources(inputs, true, row);
  }
  int64_t count, classes;
  DrawSources sources;
};

// What is wrong where integers have no number, for each distribution of counts.
inline constexpr char
    kWrongRate[] = "rate must be finite and not negative for counts that are integers",
    kWrongTrials[] = "counts must be finite and not negative, and probs in [0, 1], for counts that are integers",
    kWrongShares[] =
        "counts must be finite and not negative, and probs not negative with a finite sum above 0, for "
        "counts that are integers";
inline const char* wrong_parameters(Distribution d) {
  return d == Distribution::poisson ? kWrongRate : d == Distribution::binomial ? kWrongTrials : "";
}

// Draws element i of a multinomial op's output by itself.
struct OneBinomial {
  const DrawParams& params;
  EAGER_HD double operator()(int64_t i, double n, double p) const {
    Draws from(params.key, params.counter + static_cast<uint64_t>(i));
    return draws::binomial(from, n, p);
  }
};
// Draws row r of the multinomial distribution: how many of n trials fall into each class, one binomial number after the other, those of
// binomial(element, n, p). Returns whether the dtype has the numbers.
template <class F>
EAGER_HD inline bool draw_counts(F&& binomial, const DrawSources& sources, int64_t r, int64_t classes, DType t,
                                 void* out) {
  const int64_t at = sources.plan.offset(1, r) * classes;
  const auto share = [&](int64_t k) {
    return sources.data[1] ? read_number(sources.dtypes[1], sources.data[1], at + k) : sources.values[1];
  };
  double rest = 0, trials = std::floor(sources.at(0, r));
  bool is_valid = trials >= 0 && !std::isinf(trials);
  for (int64_t k = 0; k < classes; ++k) {
    const double p = share(k);
    is_valid = is_valid && p >= 0;
    rest += p;
  }
  is_valid = is_valid && (rest > 0 || trials == 0) && !std::isinf(rest);
  bool has_numbers = true;
  for (int64_t k = 0; k < classes; ++k) {
    const int64_t i = r * classes + k;
    if (!is_valid) {
      has_numbers = write_number(t, out, i, not_a_number());
      continue;
    }
    const double p = share(k);
    const double count = p < rest && k + 1 < classes ? binomial(i, trials, p / rest) : trials;
    write_number(t, out, i, count);
    trials -= count;
    rest -= p;
  }
  return has_numbers;
}

}  // namespace eager
