// Random numbers: counter-based (kernels/common/philox.h), so that a seed gives the same numbers on every device. Each
// call takes the next counters of its context's stream; with an attribute `seed`, or an input `key`, it takes the counters of
// that key, from 0 on.
#include "kernels/common/random.h"

#include <cmath>

#include "kernels/common/element.h"
#include "kernels/common/linear_algebra.h"
#include "runtime/core/gradient.h"
#include "runtime/core/whole_number.h"
#include "runtime/ops/families.h"
#include "runtime/ops/random_draws.h"
#include "runtime/ops/shape_util.h"

namespace eager {
namespace {

// Takes the counters for `count` numbers of 32 random bits, or of 64 if `wide`; `input` is the number of the input `key`.
template <class P>
void draw(InferContext& c, int input, int64_t count, bool wide, P& p) {
  const int64_t per_block = wide ? 2 : 4;
  draw_blocks(c, input, count / per_block + (count % per_block != 0), p.key, p.counter);
}

// Declares the output of an op whose only input may be its key.
void output_drawn(InferContext& c, DType dtype, ShapeView shape) {
  c.kernel_dtype(dtype);
  c.output(dtype, shape);
}

// ---- uniform, normal, truncated normal: shape, dtype, a, b, seed

template <class H>
double last_half_below(double limit) {
  H h(static_cast<float>(limit));
  if (static_cast<double>(static_cast<float>(h)) >= limit) {
    const bool is_zero = (h.bits & 0x7fff) == 0, is_negative = h.bits & 0x8000;
    h.bits = is_zero ? 0x8001 : static_cast<uint16_t>(is_negative ? h.bits + 1 : h.bits - 1);
  }
  return static_cast<float>(h);
}

// Returns the largest number of dtype t below `limit`.
double last_below(DType t, double limit) {
  if (t == DType::float64) return std::nextafter(limit, -INFINITY);
  if (t == DType::float16) return last_half_below<float16>(limit);
  if (t == DType::bfloat16) return last_half_below<bfloat16>(limit);
  const float f = static_cast<float>(limit);
  return static_cast<double>(f) < limit ? f : std::nextafterf(f, -INFINITY);
}

template <class T>
void check_range(T low, T high) {
  if (!(low < high)) invalid_argument("Need minval < maxval, got ", low, " >= ", high);
}

double largest(DType t) {
  if (t == DType::float64) return std::numeric_limits<double>::max();
  return t == DType::float16 ? 65504.0 : static_cast<double>(std::numeric_limits<float>::max());
}

// Reports whether numbers from low to high, and the difference, which float16 computes as float32, are finite in dtype t.
bool are_bounds(DType t, double low, double high) {
  return std::abs(low) <= largest(t) && std::abs(high) <= largest(t) &&
         high - low <= largest(t == DType::float16 ? DType::float32 : t);
}

// Sets the bounds of random integers. Bounds that are integers keep all their digits; others are rounded up.
void integer_range(DType t, const AttrValue& from, const AttrValue& to, RandomParams& p) {
  int64_t first, last;
  if (whole_value(from, first) && whole_value(to, last) && fits(first, t) && fits(last, t)) {
    check_range(first, last);
    p.low = first;
    p.range = static_cast<uint64_t>(last) - static_cast<uint64_t>(first);
    return;
  }
  double low = from.f, high = to.f;
  const int bits = static_cast<int>(8 * dtype_size(t));
  const double least = is_unsigned(t) ? 0 : -std::ldexp(1.0, bits - 1);
  const double beyond = std::ldexp(1.0, is_unsigned(t) ? bits : bits - 1);
  low = std::ceil(low);
  high = std::ceil(high);
  check_range(low, high);
  if (low < least || high > beyond) {
    invalid_argument("minval and maxval must be in the range of ", dtype_name(t), ", got ", low, " and ", high);
  }
  auto whole = [](double v) {
    return v >= 18446744073709551616.0 ? 0
           : v >= 0                    ? static_cast<uint64_t>(v)
                                       : static_cast<uint64_t>(static_cast<int64_t>(v));
  };
  p.low = static_cast<int64_t>(whole(low));
  p.range = whole(high) - whole(low);
  if (p.range == 0) p.range = UINT64_MAX;  // 2^64 is no uint64, so the last number is left out
}

void uniform_infer(InferContext& c) {
  check_key(c, 0);
  const Shape out = shape_attr(c);
  const DType t = c.dtype_attr("dtype", DType::float32);
  const double low = c.real("minval"), high = c.real("maxval");
  if (!contains(dtypes::real, t)) invalid_argument("random_uniform gives real numbers, not ", dtype_name(t));
  if (!std::isfinite(low) || !std::isfinite(high)) invalid_argument("minval and maxval must be finite");
  if (c.concrete()) {
    RandomParams& p = c.params<RandomParams>();
    p.a = low;
    p.b = high - low;
    if (is_integer(t)) {
      integer_range(t, c.attr("minval"), c.attr("maxval"), p);
    } else {
      check_range(low, high);
      if (!are_bounds(t, low, high)) {
        invalid_argument("minval, maxval and their difference must be in the range of ", dtype_name(t), ", got ", low,
                         " and ", high);
      }
      p.last = last_below(t, high);
    }
    draw(c, 0, num_elements(out), dtype_size(t) == 8, p);
  }
  output_drawn(c, t, out);
}

void normal_infer(InferContext& c) {
  check_key(c, 0);
  const Shape out = shape_attr(c);
  const DType t = c.dtype_attr("dtype", DType::float32);
  if (!is_floating(t)) invalid_argument("normal numbers are floating-point, not ", dtype_name(t));
  if (c.concrete()) {
    RandomParams& p = c.params<RandomParams>();
    p.a = c.real("mean");
    p.b = c.real("stddev");
    draw(c, 0, num_elements(out), t == DType::float64, p);
  }
  output_drawn(c, t, out);
}

// ---- variance scaling

enum class Fan { in, out, average };

// Returns the number of inputs or outputs, or their mean, of a unit whose weights have this shape: [in, out], [n], or
// the shape of a convolution's filters, [sizes..., in, out].
double fan_of(ShapeView shape, Fan which) {
  double places = 1;
  for (int i = 0; i < shape.rank - 2; ++i) places *= static_cast<double>(shape[i]);
  const double out = shape.rank > 0 ? places * static_cast<double>(shape[shape.rank - 1]) : 1;
  const double in = shape.rank > 1 ? places * static_cast<double>(shape[shape.rank - 2]) : out;
  return which == Fan::in ? in : which == Fan::out ? out : (in + out) / 2;
}

// Sets the params for numbers of this variance. 0.8796... is the standard deviation of a normal distribution that ends
// two standard deviations from the mean.
void set_variance(DType t, double variance, VarianceScalingParams& p) {
  p.a = 0;
  p.b = std::sqrt(variance);
  if (p.distribution == VarianceScalingParams::truncated_normal) p.b /= 0.87962566103423978;
  if (p.distribution != VarianceScalingParams::uniform) return;
  const double limit = std::sqrt(3 * variance);
  if (!are_bounds(t, -limit, limit)) {
    invalid_argument("`scale` gives numbers up to ", limit, ", beyond the range of ", dtype_name(t));
  }
  p.a = -limit;
  p.b = 2 * limit;
  p.last = last_below(t, limit);
}

void variance_scaling_infer(InferContext& c) {
  check_key(c, 0);
  const Shape out = shape_attr(c);
  const DType t = c.dtype_attr("dtype", DType::float32);
  const double scale = c.real("scale");
  if (!is_floating(t)) invalid_argument("random_variance_scaling gives floating-point numbers, not ", dtype_name(t));
  if (!(scale > 0) || !std::isfinite(scale)) invalid_argument("`scale` must be positive and finite, got ", scale);
  const double fan = fan_of(out, choice_of<Fan>(c, "fan"));
  const auto distribution = choice_of<VarianceScalingParams::Distribution>(c, "distribution");
  if (c.concrete()) {
    VarianceScalingParams& p = c.params<VarianceScalingParams>();
    p.distribution = distribution;
    set_variance(t, scale / std::max(1.0, fan), p);
    draw(c, 0, num_elements(out), t == DType::float64, p);
  }
  output_drawn(c, t, out);
}

// ---- orthogonal

void orthogonal_infer(InferContext& c) {
  check_key(c, 0);
  const Shape out = shape_attr(c);
  const DType t = c.dtype_attr("dtype", DType::float32);
  if (!is_floating(t)) invalid_argument("random_orthogonal gives floating-point numbers, not ", dtype_name(t));
  if (out.rank() < 2) {
    invalid_argument("The tensor to initialize must be at least two-dimensional. Received: shape=", to_string(out));
  }
  if (c.concrete()) {
    OrthogonalParams& p = c.params<OrthogonalParams>();
    p.rows = wrapping_size(out, 0, out.rank() - 1);
    p.columns = out[out.rank() - 1];
    p.gain = c.real("gain");
    draw(c, 0, num_elements(out), true, p);
  }
  output_drawn(c, t, out);
}

// ---- bernoulli, categorical, permutation

void bernoulli_infer(InferContext& c) {
  check_key(c, 1);
  const ShapeView p = c.input(0);
  const Shape out = drawn_shape(c, p);
  const DType t = c.dtype_attr("dtype", DType::boolean);
  if (t == DType::string) invalid_argument("random_bernoulli gives no strings");
  if (c.concrete()) {
    BernoulliParams& b = c.params<BernoulliParams>();
    encode_element(t, 1, b.one);
    int64_t strides[kMaxRank];
    row_major_strides(p.dims, p.rank, strides);
    const int lead = out.rank() - p.rank;
    for (int i = 0; i < out.rank(); ++i) add_dim(b.plan, out[i], i < lead || p[i - lead] == 1 ? 0 : strides[i - lead]);
    draw(c, 1, num_elements(out), c.dtype(0) == DType::float64, b);
  }
  c.output(t, out);
}

void categorical_infer(InferContext& c) {
  check_key(c, 1);
  Shape out(c.input(0));
  if (out.rank() == 0) invalid_argument("logits must have at least one dimension");
  const int last = out.rank() - 1;
  const int64_t n = out[last], samples = c.integer("num_samples");
  const DType t = c.dtype_attr("dtype", DType::int64);
  if (samples < 0) invalid_argument("num_samples should be nonnegative, got ", samples);
  if (!contains(dtypes::index, t)) invalid_argument("random_categorical gives int32 or int64, not ", dtype_name(t));
  out[last] = samples;
  if (c.concrete()) {
    const int64_t total = num_elements(out);
    if (n == 0 && total > 0) invalid_argument("num_classes should be positive, got 0");
    CategoricalParams& p = c.params<CategoricalParams>();
    p.n = n;
    p.samples = samples;
    p.rows = samples > 0 ? total / samples : 0;
    draw(c, 1, total, true, p);
  }
  c.output(t, out);
}

void permutation_infer(InferContext& c) {
  check_key(c, 0);
  const int64_t n = c.integer("n");
  const DType t = c.dtype_attr("dtype", DType::int64);
  if (!c.given("n")) invalid_argument("n must be given");
  if (n < 0) invalid_argument("n must be non-negative, got ", n);
  if (!is_integer(t)) invalid_argument("random_permutation gives integers, not ", dtype_name(t));
  const int bits = static_cast<int>(8 * dtype_size(t)) - !is_unsigned(t);
  if (bits < 63 && n > int64_t{1} << bits) invalid_argument(n, " numbers do not fit ", dtype_name(t));
  if (c.concrete()) draw(c, 0, n, true, c.params<PermutationParams>());
  output_drawn(c, t, Shape{n});
}

constexpr const char* kSeedText =
    "The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed.";

OpDef& random_op(Registry& r, const char* name, const char* text) {
  return with_key(r.op(name).describe(text))
      .output("y", "dtype")
      .says("shape", "The numbers.")
      .attr_ints("shape", {})
      .argument()
      .says("The result's shape.")
      .attr_dtype("dtype", DType::float32)
      .says("The result's dtype.")
      .effects(kRandom)
      .no_gradient();
}

}  // namespace

// clang-format off
void define_random(Registry& r) {
  random_op(r, "random_uniform", "Random numbers with a uniform distribution in [minval, maxval), floats or integers.")
      .attr_float("minval", 0.0).says("The lower bound.")
      .attr_float("maxval", 1.0).says("The upper bound, which is not reached.")
      .attr_int("seed", 0).says(kSeedText)
      .parameters("shape minval maxval dtype seed")
      .example(R"("shape": [3], "minval": -1.0, "maxval": 1.0, "seed": 7)",
               "float32 [ 0.90919423  0.50030434 -0.7716453 ]")
      .infer(uniform_infer);
  random_op(r, "random_normal", "Random numbers with a normal distribution.")
      .attr_float("mean", 0.0).says("The mean.").attr_float("stddev", 1.0).says("The standard deviation.")
      .attr_int("seed", 0).says(kSeedText)
      .parameters("shape mean stddev dtype seed")
      .example(R"("shape": [2], "mean": 10.0, "seed": 7)", "float32 [10.000292  9.695153]")
      .infer(normal_infer);
  random_op(r, "random_truncated_normal", "Random numbers with a normal distribution that ends two standard "
                                          "deviations from the mean, on both sides.")
      .attr_float("mean", 0.0).says("The mean.")
      .attr_float("stddev", 1.0).says("The standard deviation, ahead of the cut.")
      .attr_int("seed", 0).says(kSeedText)
      .parameters("shape mean stddev dtype seed")
      .example(R"("shape": [2], "seed": 7)", "float32 [1.5055828 0.6395586]")
      .infer(normal_infer);
  random_op(r, "random_variance_scaling",
            "Random weights whose variance is scale over a unit's number of inputs or outputs. The inputs are the shape's "
            "last axis but one times the axes before it, the outputs the last axis times the same (Glorot and Bengio, "
            "2010; He et al., 2015).")
      .attr_float("scale", 1.0).says("The variance times that number.")
      .attr_string("fan", "FAN_IN").choices("FAN_IN FAN_OUT FAN_AVG").says("Inputs, outputs, or the mean of both.")
      .attr_string("distribution", "TRUNCATED_NORMAL").choices("TRUNCATED_NORMAL UNTRUNCATED_NORMAL UNIFORM")
      .says("The distribution; TRUNCATED_NORMAL ends two standard deviations from 0.")
      .attr_int("seed", 0).says(kSeedText)
      .parameters("shape scale fan distribution dtype seed")
      .example(R"("shape": [2, 2], "distribution": "UNIFORM", "seed": 7)",
               "float32 [[ 1.113531    0.61274517]\n [-0.94506866 -1.0149269 ]]")
      .infer(variance_scaling_infer);
  random_op(r, "random_orthogonal",
            "A random matrix of orthogonal rows or columns, whichever are fewer, times gain. It is equally likely to be any such "
            "matrix (Saxe et al., 2014). All axes but the last one are its rows.")
      .attr_float("gain", 1.0).says("The length of each row or column.")
      .attr_int("seed", 0).says(kSeedText)
      .parameters("shape gain dtype seed")
      .example(R"("shape": [1, 1], "gain": 2.0, "seed": 7)", "float32 [[2.]]")
      .infer(orthogonal_infer);
  with_key(r.op("random_bernoulli").describe("One (true) with probability p, else zero.")
      .input("p", dtypes::floats, 'T', kIntegersToFloat).says("any", "Probabilities, which broadcast to shape."))
      .output("y", "dtype").says("[n...]", "Ones and zeros; n is shape, or that of p without it.")
      .attr_ints("shape").argument().says("The result's shape; that of p if it is absent.")
      .attr_dtype("dtype", DType::boolean).says("The result's dtype.")
      .attr_int("seed", 0).says(kSeedText)
      .parameters("p shape dtype seed")
      .example(R"("p": [0.0, 1.0], "seed": 7)", "bool [False  True]")
      .effects(kRandom).infer(bernoulli_infer).no_gradient();
  with_key(r.op("random_categorical").describe("Random indices of classes, drawn with the probabilities softmax(logits).")
      .input("logits", dtypes::floats)
      .says("[..., classes]", "Logarithms of the classes' probabilities, which need not add up to 1."))
      .output("y", "dtype").says("[..., num_samples]", "The indices, from 0 on.")
      .attr_int("num_samples", 1).argument().says("How many indices to draw for each row.")
      .attr_dtype("dtype", DType::int64).says("The result's dtype, int32 or int64.")
      .attr_int("seed", 0).says(kSeedText)
      .parameters("logits num_samples dtype seed")
      .example(R"("logits": [[0.0, 100.0]], "num_samples": 3, "seed": 7)", "int64 [[1 1 1]]")
      .effects(kRandom).infer(categorical_infer).no_gradient();
  with_key(r.op("random_permutation").describe("The numbers 0, 1, ... n - 1 in random order."))
      .output("y", "dtype").says("[n]", "The numbers.")
      .attr_int("n").argument().required().says("How many numbers.")
      .attr_dtype("dtype", DType::int64).says("The result's dtype, one of integers.")
      .attr_int("seed", 0).says(kSeedText)
      .parameters("n dtype seed")
      .example(R"("n": 4, "seed": 7)", "int64 [1 0 2 3]")
      .effects(kRandom).infer(permutation_infer).no_gradient();
  define_random_draws(r);
}
// clang-format on

}  // namespace eager
