// Random numbers whose distributions have parameters that are tensors. Each number has a counter of the stream to itself, from which it
// takes as many words as it needs (kernels/common/random_draws.h).
#include "runtime/ops/random_draws.h"

#include "kernels/common/random_draws.h"
#include "runtime/ops/elementwise.h"
#include "runtime/ops/shape_util.h"

namespace eager {

OpDef& with_key(OpDef& op) {
  return op.input("key", dtypes::index, 0, kOptional | kHost)
      .says("[2]", "Two numbers that decide the result, whatever was drawn before; the seed does if it is absent.");
}

void check_key(InferContext& c, int input) {
  if (!c.has_input(input)) return;
  const ShapeView shape = c.input(input);
  if (shape.rank != 1 || (shape[0] >= 0 && shape[0] != 2))
    invalid_argument("key must have shape [2], not ", to_string(shape));
}

void draw_blocks(InferContext& c, int input, int64_t blocks, uint64_t& key, uint64_t& counter) {
  if (!c.has_input(input)) return c.random(static_cast<uint64_t>(c.integer("seed")), blocks, key, counter);
  std::vector<int64_t> words;
  key = counter = 0;
  if (c.host_ints(input, words)) key = mixed_key(words[0], words[1]);
}

Shape drawn_shape(InferContext& c, ShapeView parameters) {
  if (!c.given("shape")) return parameters;
  const Shape out = shape_attr(c);
  Shape both;
  broadcast(parameters, out, both);
  if (!(ShapeView(both) == ShapeView(out))) {
    invalid_argument("Incompatible shapes: ", to_string(parameters), " vs. ", to_string(out));
  }
  return out;
}

namespace {

DType count_dtype(InferContext& c, DType otherwise) {
  const DType t = c.dtype_attr("dtype", otherwise);
  if (!contains(dtypes::real, t)) invalid_argument("counts are real numbers, not ", dtype_name(t));
  return t;
}

// Infers an op with n parameters, and then the key.
template <Distribution distribution, int n>
void draw_infer(InferContext& c) {
  constexpr bool has_standard = distribution == Distribution::laplace || distribution == Distribution::gumbel;
  constexpr bool is_count = distribution == Distribution::poisson || distribution == Distribution::binomial;
  Shape parameters(c.input(0));
  if (n > 1 && c.has_input(1)) broadcast(c.input(0), c.input(1), parameters);
  const Shape out = drawn_shape(c, parameters);
  check_key(c, n);
  if (c.concrete()) {
    DrawParams& p = c.params<DrawParams>();
    p.distribution = distribution;
    draw_blocks(c, n, num_elements(out), p.key, p.counter);
  }
  DType t = c.dtype(0);
  if constexpr (is_count) t = count_dtype(c, distribution == Distribution::poisson ? DType::float32 : DType::int32);
  c.output(t, out);
  if (has_standard) c.output(c.dtype(0), out);
  if (distribution == Distribution::beta) c.output(DType::uint64, Shape{2});
}

void multinomial_infer(InferContext& c) {
  const ShapeView probs = c.input(1);
  if (probs.rank == 0) invalid_argument("probs must have at least one dimension");
  Shape rows;
  broadcast(c.input(0), ShapeView{probs.dims, probs.rank - 1}, rows);
  Shape out = drawn_shape(c, rows);
  out.push_back(probs[probs.rank - 1]);
  check_key(c, 2);
  if (c.concrete()) {
    DrawParams& p = c.params<DrawParams>();
    draw_blocks(c, 2, num_elements(out), p.key, p.counter);
  }
  c.output(count_dtype(c, DType::int32), out);
}

void exponential_gradient(GradientContext& g) {
  const Algebra m{g};
  g.set(0, g.sum_like(m.neg(m.mul(g.grad(), m.div(g.output(), g.input(0)))), 0));
}
void location_gradient(GradientContext& g) {
  if (!g.has_grad()) return;  // the hidden output does not depend on the parameters
  if (g.needs(0)) g.set(0, g.sum_like(g.grad(), 0));
  if (g.needs(1)) g.set(1, g.sum_like(Algebra{g}.mul(g.grad(), g.output(1)), 1));
}

// A number x of the gamma distribution of alpha has a gradient: the distribution function P(alpha, x) is a constant uniform number, so
// dx = -(dP / dalpha) / (dP / dx) dalpha (Figurnov et al., Implicit reparameterization gradients, 2018). Sets the gradient of the
// parameter that is an input, from that of log x.
void set_gamma_gradient(GradientContext& g, int input, const Tensor& of_log_x, const Tensor& log_x) {
  const DType t = g.input_dtype(input);
  const Tensor slope = g.op<"gamma_sample_log_slope">(g.cast(g.input(input), computed_dtype(t)), log_x);
  g.set(input, g.cast(g.sum_like(Algebra{g}.mul(of_log_x, slope), input), t));
}

// y = x / beta.
void random_gamma_gradient(GradientContext& g) {
  const Algebra m{g};
  const Tensor beta = g.input(1), of_log_y = m.mul(g.grad(), g.output());
  if (g.needs(0)) {
    const DType wide = computed_dtype(g.input_dtype(0));
    const Tensor x = g.cast(beta ? m.mul(g.output(), beta) : g.output(), wide);
    set_gamma_gradient(g, 0, g.cast(of_log_y, wide), g.op<"log">(x));
  }
  if (beta && g.needs(1)) g.set(1, g.sum_like(m.neg(m.div(of_log_y, beta)), 1));
}

// The numbers of y = x1 / (x1 + x2), where x1 and x2 have the gamma distributions of alpha and beta, are drawn again for the gradient:
// it takes their logarithms, since small parameters make them smaller than a dtype's numbers.
void random_beta_gradient(GradientContext& g) {
  const Algebra m{g};
  const DType t = g.input_dtype(0), wide = computed_dtype(t);
  const std::vector<Tensor> logarithms =
      run_list(g, prepared<"beta_logarithms", "">(), {g.input(0), g.input(1), g.output(1), g.output()}, {});
  const Tensor y = g.cast(g.output(), wide);
  const Tensor of_log_ratio = m.mul(g.cast(g.grad(), wide), m.mul(y, m.sub(1.0, y)));
  if (g.needs(0)) set_gamma_gradient(g, 0, of_log_ratio, logarithms[0]);
  if (g.needs(1)) set_gamma_gradient(g, 1, m.neg(of_log_ratio), logarithms[1]);
}
void beta_logarithms_infer(InferContext& c) {
  Shape parameters, both;
  broadcast(c.input(0), c.input(1), parameters);
  broadcast(parameters, c.input(3), both);
  check_shape(both, c.input(3), "y");
  check_shape(c.input(2), Shape{2}, "words");
  for (int i = 0; i < 2; ++i) c.output(computed_dtype(c.dtype(0)), c.input(3));
}
void beta_logarithms_gradient(GradientContext& g) {
  for (int i = 0; i < 2; ++i) {
    if (g.has_grad(i) && g.needs(i)) set_gamma_gradient(g, i, g.grad(i), g.output(i));
  }
}

OpDef& parameter(OpDef& op, const char* name, const char* text, uint8_t flags = 0) {
  return op.input(name, dtypes::floats, 'T', static_cast<uint8_t>(flags | kIntegersToFloat)).says("any", text);
}

// Adds what all have behind their parameters.
OpDef& drawn(OpDef& op, const char* output_dtype, const char* text) {
  return with_key(op).output("y", output_dtype).says("[n...]", text);
}
OpDef& with_shape(OpDef& op,
                  const char* text = "The result's shape, to which the parameters broadcast; theirs if it is absent.") {
  return op.attr_ints("shape")
      .argument()
      .says(text)
      .attr_int("seed", 0)
      .says("The same numbers at every call; 0: the next numbers of the context's stream, which begins with its seed.")
      .effects(kRandom);
}
OpDef& hidden_standard(OpDef& op) {
  return op.output("standard", "loc").says("[n...]", "The numbers before they are scaled and moved.").hide_outputs(1);
}

// clang-format off
void define_continuous(Registry& r) {
  const char* numbers = "The numbers; n is shape, or that of the parameters without it.";
  with_shape(drawn(parameter(r.op("random_exponential")
      .describe("Random numbers of the exponential distribution: waiting times. NaN where rate is negative."),
      "rate", "The inverse of the mean."), "rate", numbers))
      .example(R"("rate": ["inf", 0.0], "seed": 7)", "float32 [ 0. inf]")
      .parameters("rate shape").infer(draw_infer<Distribution::exponential, 1>).gradient(exponential_gradient, "rate y");
  auto located = [&](const char* name, const char* text) -> OpDef& {
    OpDef& op = parameter(parameter(r.op(name).describe(text), "loc", "The location of the peak."),
                          "scale", "What the numbers of location 0 are multiplied by.");
    return with_shape(hidden_standard(drawn(op, "loc", numbers))).example(R"("loc": [1.0, 2.0], "scale": 0.0, "seed": 7)", "float32 [1. 2.]");
  };
  located("random_laplace", "Random numbers of Laplace's distribution, exponential on both sides. NaN where scale is negative.")
      .parameters("loc scale shape").infer(draw_infer<Distribution::laplace, 2>).gradient(location_gradient, "shape(loc) shape(scale) standard");
  located("random_gumbel", "Random numbers of Gumbel's distribution, that of the largest of many. NaN where scale is negative.")
      .parameters("loc scale shape").infer(draw_infer<Distribution::gumbel, 2>).gradient(location_gradient, "shape(loc) shape(scale) standard");
  with_shape(drawn(parameter(parameter(r.op("random_gamma")
      .describe("Random numbers of the gamma distribution. NaN where a parameter is negative. The gradient of alpha is that "
                "of a number at a fixed value of the distribution function (Figurnov et al., 2018); it goes up to the eighth order."),
      "alpha", "The shape of the distribution, its mean where beta is 1."),
      "beta", "The rate: what the numbers are divided by; 1 if it is absent.", kOptional), "alpha", numbers))
      .example(R"("alpha": [0.0, "inf"], "seed": 7)", "float32 [ 0. inf]")
      .parameters("alpha beta shape").infer(draw_infer<Distribution::gamma, 2>).gradient(random_gamma_gradient, "alpha beta y");
  with_shape(drawn(parameter(parameter(r.op("random_beta")
      .describe("Random numbers of the beta distribution, between 0 and 1. NaN where a parameter is negative, or both are 0. The "
                "gradients are those of two gamma numbers, of which the result is the share of the first; they go up to the eighth order."),
      "alpha", "How near to 1 the numbers tend to be."), "beta", "How near to 0 the numbers tend to be."), "alpha", numbers)
      .output("words", "uint64").says("[2]", "What decided the numbers.").hide_outputs(1))
      .example(R"("alpha": [0.0, 1.0], "beta": [1.0, 0.0], "seed": 7)", "float32 [0. 1.]")
      .parameters("alpha beta shape").infer(draw_infer<Distribution::beta, 2>).gradient(random_beta_gradient, "alpha beta y words");
  r.helper("beta_logarithms").describe("The logarithms of the two gamma numbers of which each number of random_beta is a share.")
      .input("alpha", dtypes::floats).input("beta", dtypes::floats).input("words", dtype_bit(DType::uint64), 0)
      .input("y", dtypes::floats, 0, kShapeOnly).output("log_x1", "alpha").output("log_x2", "alpha")
      .infer(beta_logarithms_infer).gradient(beta_logarithms_gradient, "alpha beta log_x1 log_x2");
}

void define_counts(Registry& r) {
  const char* numbers = "The counts; n is shape, or that of the parameters without it.";
  auto counts = [](OpDef& op, DType t, const char* shape = nullptr) -> OpDef& {
    return (shape ? with_shape(op, shape) : with_shape(op)).attr_dtype("dtype", t)
        .says("The result's dtype: floats, or integers, where counts beyond its range are its largest number.");
  };
  counts(drawn(parameter(r.op("random_poisson")
      .describe("Random counts of Poisson's distribution. Where rate is negative or not finite they are NaN, and integers "
                "INVALID_ARGUMENT. There is no gradient: counts do not change smoothly."),
      "rate", "The mean."), "dtype", numbers), DType::float32)
      .example(R"("rate": [0.0, 0.0], "seed": 7)", "float32 [0. 0.]")
      .parameters("rate shape").infer(draw_infer<Distribution::poisson, 1>).no_gradient();
  counts(drawn(parameter(parameter(r.op("random_binomial")
      .describe("Random counts of the binomial distribution: how many of independent trials succeed. Where a parameter is none they "
                "are NaN, and integers INVALID_ARGUMENT. There is no gradient: counts do not change smoothly."),
      "counts", "The numbers of trials; fractions are dropped."), "probs", "The probabilities of success."), "dtype", numbers),
      DType::int32)
      .example(R"("counts": [5.0, 7.0], "probs": [0.0, 1.0], "seed": 7)", "int32 [0 7]")
      .parameters("counts probs shape").infer(draw_infer<Distribution::binomial, 2>).no_gradient();
  counts(drawn(parameter(parameter(r.op("random_multinomial")
      .describe("Random counts of the multinomial distribution: how many of independent trials fall into each class. Where a "
                "parameter is none they are NaN, and integers INVALID_ARGUMENT. There is no gradient: counts do not change "
                "smoothly."),
      "counts", "The numbers of trials; fractions are dropped."), "probs", "The classes' probabilities along the last axis, which "
      "need not add up to 1."), "dtype", "The counts of each class, along the last axis; they add up to the trials."), DType::int32,
      "The result's shape without the classes, to which the parameters broadcast; theirs if it is absent.")
      .example(R"("counts": 5.0, "probs": [[0.0, 2.0], [1.0, 0.0]], "seed": 7)", "int32 [[0 5]\n [5 0]]")
      .parameters("counts probs shape").infer(multinomial_infer).no_gradient();
}
// clang-format on

}  // namespace

void define_random_draws(Registry& r) {
  define_continuous(r);
  define_counts(r);
}

}  // namespace eager
