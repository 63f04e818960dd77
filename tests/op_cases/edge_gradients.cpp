// Gradients at edge points, compared with their limits: where a formula has 0 * inf or 0 / 0, or overflows before its
// result does.
#include <cmath>
#include <limits>

#include "op_cases/harness.h"
#include "support/client.h"

namespace op_cases {
namespace {

const double kInf = std::numeric_limits<double>::infinity();
const double kMost = std::numeric_limits<double>::max();  // stands for the largest number of the dtype
const double kNan = std::numeric_limits<double>::quiet_NaN();

using List = std::vector<Complex>;

struct Edge {
  const char *op, *attribute;   // for example "alpha=-0.5"; the value is a float
  std::vector<List> inputs;     // one number makes a scalar
  std::vector<List> gradients;  // of each input; an empty list is not checked
  int32_t dtype = EAGER_FLOAT64;
};

// Returns the gradients of the op's first output, for a cotangent of ones.
const std::vector<Edge>& edges() {
  const int32_t f32 = EAGER_FLOAT32, c128 = EAGER_COMPLEX128;
  // 1 / (5 tiny) overflows float32.
  const double root = std::sqrt(0.5), ln2 = std::log(2.0), tiny = std::ldexp(1, -131);
  static const std::vector<Edge> all = {
      {"pow", "", {{kInf, -kInf, kNan, 0, 3}, {0, 0, 0, 0, 0}}, {{0, 0, 0, 0, 0}, {}}},
      {"pow", "", {{kInf, -kInf, kNan, 0, 3}, {0}}, {{0, 0, 0, 0, 0}, {}}},
      {"pow", "", {{0, 0, 0, 0}, {2, 1, 0.5, -1}}, {{0, 1, kInf, -kInf}, {}}},
      {"pow", "", {{0, kInf, 2}, {2}}, {{0, kInf, 4}, {}}},
      {"pow", "", {{0, 0, kInf, 2, -2, -kInf}, {2, -1, -1, 3, 3, 2}}, {{}, {0, 0, 0, 8 * ln2, 0, 0}}},
      {"pow", "", {{0, 0}, {0, 2}}, {{0, 0}, {0, 0}}, c128},
      {"elu", "alpha=-0.5", {{-1, 2, -kInf}}, {{-0.5 * std::exp(-1), 1, 0}}},
      {"elu", "alpha=1.5", {{-1, 2, -kInf}}, {{1.5 * std::exp(-1), 1, 0}}},
      {"elu", "alpha=0", {{-1, 2}}, {{0, 1}}},
      {"selu", "", {{-kInf, kInf}}, {{0, 1.0507009873554805}}},
      {"selu", "", {{-37, -40, -650}}, {{1.5001945406239916e-16, 7.469028815914291e-18, 8.9873193513670612e-283}}},
      {"global_norm", "", {{0, 0}}, {{0, 0}}},
      {"global_norm", "", {{0, 0}, {3, 4}}, {{0, 0}, {0.6, 0.8}}},
      {"clip_by_norm", "clip_norm=0.5", {{0, 0}}, {{1, 1}}},
      {"clip_by_norm",
       "clip_norm=5e15",
       {{3e15, 4e15, 12e15}},
       {{5. / 13 * (1 - 57. / 169), 5. / 13 * (1 - 76. / 169), 5. / 13 * (1 - 228. / 169)}},
       f32},
      // The products of cotangents and elements, and the norm, are beyond float16; the largest number is 65504.
      {"clip_by_norm",
       "clip_norm=8192",
       {{6e4, 6e4, 3e4}},
       {{-8192. / 81e4, -8192. / 81e4, 4 * 8192. / 81e4}},
       EAGER_FLOAT16},
      {"log10", "", {{30000}}, {{1 / (30000 * std::log(10.0))}}, EAGER_FLOAT16},
      {"atan", "", {{300, kInf}}, {{1. / 90001, 0}}, EAGER_FLOAT16},
      {"i0e", "", {{60}}, {{-0.00043191898458112283}}, EAGER_BFLOAT16},
      {"i1e", "", {{150}}, {{-0.00010776114752321928}}, EAGER_FLOAT16},
      {"cumulative_prod",
       "",
       {{1. / 8192, 0.5, 512, 512}},
       {{kInf, 262657. / 8192, 513. / 16384, 0.03125}},
       EAGER_FLOAT16},
      {"prod", "", {{1e30, 1e30, 1e-30}}, {{1, 1, kInf}}, f32},
      {"prod", "", {{1e-30, 1e-30, 1e30}}, {{1, 1, 0}}, f32},
      {"prod", "", {{0, 2, 3}}, {{6, 0, 0}}},
      {"prod", "", {{0, 0, 3}}, {{0, 0, 0}}},
      {"prod", "", {{0, kInf, 2}}, {{kInf, 0, kNan}}},
      {"cumulative_max", "", {{1, 1, 0, 1}}, {{1, 2, 0, 1}}},
      {"cumulative_min", "", {{1, 1, 2, 1}}, {{1, 2, 0, 1}}},
      {"cumulative_logsumexp", "", {{-kInf, -kInf, 0, -kInf}}, {{0, 0, 2, 0}}},
      {"cumulative_logsumexp", "", {{0, 0}}, {{1.5, 0.5}}},
      {"cumulative_logsumexp", "", {{0, kInf, 0}}, {{1, 2, 0}}},
      {"digamma", "", {{kInf}}, {{0}}},
      {"polygamma", "", {{1}, {kInf}}, {{}, {0}}},
      {"lgamma", "", {{kInf}}, {{kInf}}},
      {"sign", "", {{0, Complex(3, 4)}}, {{0, Complex(0.128, -0.096)}}, c128},
      {"abs", "", {{0, Complex(3, 4)}}, {{0, Complex(0.6, 0.8)}}, c128},
      {"abs", "", {{0, kInf}}, {{0, 1}}},
      {"atan2", "", {{0}, {0}}, {{0}, {0}}},
      {"atan2", "", {{0, 1}, {-2, 0}}, {{-0.5, 0}, {0, -1}}},
      {"atan2", "", {{1e25}, {1e25}}, {{5e-26}, {-5e-26}}, f32},
      {"atan2", "", {{1e-25}, {1e-25}}, {{5e24}, {-5e24}}, f32},
      {"hypot", "", {{0, 3, 0}, {0, 4, 2}}, {{0, 0.6, 0}, {0, 0.8, 1}}},
      {"hypot", "", {{1e30}, {1e30}}, {{root}, {root}}, f32},
      {"hypot", "", {{3 * tiny}, {4 * tiny}}, {{0.6}, {0.8}}, f32},
      {"sqrt", "", {{0, kInf}}, {{kInf, 0}}},
      {"rsqrt", "", {{0, kInf}}, {{-kInf, 0}}},
      {"reciprocal", "", {{0, kInf}}, {{-kInf, 0}}},
      {"divide", "", {{1, 1}, {kInf, 0}}, {{0, kInf}, {0, -kInf}}},
      {"exp", "", {{-kInf, kInf}}, {{0, kInf}}},
      {"expm1", "", {{-kInf}}, {{0}}},
      {"log", "", {{0, kInf}}, {{kInf, 0}}},
      {"log1p", "", {{-1, kInf}}, {{kInf, 0}}},
      {"asin", "", {{1, -1}}, {{kInf, kInf}}},
      {"acos", "", {{1, -1}}, {{-kInf, -kInf}}},
      {"atan", "", {{kInf, -kInf}}, {{0, 0}}},
      {"acosh", "", {{1, kInf}}, {{kInf, 0}}},
      {"asinh", "", {{kInf}}, {{0}}},
      {"atanh", "", {{1, -1}}, {{kInf, kInf}}},
      {"tanh", "", {{kInf, -kInf}}, {{0, 0}}},
      {"sigmoid", "", {{kInf, -kInf}}, {{0, 0}}},
      // Near 1, where 1 - y cancels; values from mpmath.
      {"sigmoid",
       "",
       {{{20, 0.5},
         {40, -1},
         {200, 2},
         {-200, 2},
         {1.5, 0.5},
         {-3, 1},
         {800, 0.5},
         {-800, 0.5},
         {kInf, 0},
         {-kInf, 0}}},
       {{{0x1.f13544fc0e0cap-30, 0x1.0fa04261de0d8p-30},
         {0x1.52bd980f2b4f3p-59, -0x1.07c7534b20b73p-58},
         {-0x1.2548ccbd61e7fp-290, 0x1.406b452d84028p-289},
         {-0x1.2548ccbd61e7fp-290, -0x1.406b452d84028p-289},
         {0x1.2cc760341a264p-3, 0x1.90c8d00d06508p-5},
         {0x1.d4cba74e071dbp-6, -0x1.32d6ca985d875p-5},
         0,
         0,
         0,
         0}},
       c128},
      {"sigmoid",
       "",
       {{{18, 0.5}, {60, 1}, {-60, 1}, {200, 0.5}, {-200, 0.5}}},
       {{{0x1.cb3ccp-27, 0x1.f5c3d4p-28}, {0x1.76d762p-88, 0x1.23e3f2p-87}, {0x1.76d762p-88, -0x1.23e3f2p-87}, 0, 0}},
       EAGER_COMPLEX64},
      // Near 1, where sigmoid(x) - z cancels.
      {"sigmoid_cross_entropy_with_logits",
       "",
       {{20, -20, 20, -20, 0, kInf, -kInf, 20}, {1, 0, 0, 1, 0.25, 1, 0, 0.75}},
       {{-2.0611536181902037e-9, 2.0611536181902037e-9, 1 - 2.0611536181902037e-9, 2.0611536181902037e-9 - 1, 0.25, 0,
         0, 0.25 - 2.0611536181902037e-9},
        {}},
       f32},
      // Near i and 1, where y^2 + 1 and 1 - y^2 cancel; values from mpmath.
      {"tan",
       "",
       {{{0.5, 20}, {-1, -30}, {2, 200}, {1.5, 0.5}, {0, 800}, {0.5, kInf}}},
       {{{0x1.52bd980f2b4f3p-57, -0x1.07c7534b20b73p-56},
         {-0x1.20b4fbe9aecbfp-86, -0x1.3b6b09c671258p-85},
         {-0x1.3d0c6b8d5cabap-576, 0x1.6f15e49b11c15p-576},
         {-0x1.b98ecb1a622adp+1, -0x1.15937c153753cp+0},
         0,
         0}},
       c128},
      {"tanh",
       "",
       {{{20, 0.5}, {-30, -1}, {200, 2}, {0.5, 1.5}, {-800, 0}, {kInf, 0.5}}},
       {{{0x1.52bd980f2b4f3p-57, 0x1.07c7534b20b73p-56},
         {-0x1.20b4fbe9aecbfp-86, 0x1.3b6b09c671258p-85},
         {-0x1.3d0c6b8d5cabap-576, -0x1.6f15e49b11c15p-576},
         {-0x1.b98ecb1a622adp+1, 0x1.15937c153753cp+0},
         0,
         0}},
       c128},
      {"tan",
       "",
       {{{0.5, 9}, {1, 60}, {0, 100}}},
       {{{0x1.1abd3b5f25ad0p-25, -0x1.b8571556f4691p-25}, {-0x1.8732ffd1016c0p-173, -0x1.ab6497c25ec2fp-172}, 0}},
       EAGER_COMPLEX64},
      {"tanh",
       "",
       {{{9, 0.5}, {60, 1}, {100, 0}}},
       {{{0x1.1abd3b5f25ad0p-25, 0x1.b8571556f4691p-25}, {-0x1.8732ffd1016c0p-173, 0x1.ab6497c25ec2fp-172}, 0}},
       EAGER_COMPLEX64},
      {"softplus", "", {{kInf, -kInf}}, {{1, 0}}},
      {"log_sigmoid", "", {{kInf, -kInf}}, {{0, 1}}},
      {"mish", "", {{kInf, 0}}, {{1, 0.6}}},
      {"mish",
       "",
       {{-90, -120, -650, -kInf}},
       {{-7.2926712353515587e-38, -9.1245012077291796e-51, -3.3176568146746004e-280, 0}}},
      {"mish", "", {{-90, -92}}, {{-7.2926712353515587e-38, -1.0091345075740441e-38}}, f32},
      {"celu", "alpha=2.0", {{-kInf, kInf}}, {{0, 1}}},
      {"celu", "alpha=-0.5", {{-1, 2}}, {{std::exp(2), 1}}},
      {"hard_tanh", "", {{1, -1, 0, kInf}}, {{0, 0, 1, 0}}},
      {"hard_sigmoid", "", {{3, -3, 0, kInf}}, {{0, 0, 1.0 / 6, 0}}},
      {"hard_swish", "", {{3, -3, 0, kInf, -kInf}}, {{1, 0, 0.5, 1, 0}}},
      {"hardshrink", "", {{0.5, -0.5, 2, -kInf}}, {{0, 0, 1, 1}}},
      {"softshrink", "", {{0.5, -0.5, 2, -kInf}}, {{0, 0, 1, 1}}},
      {"prelu", "", {{0, -kInf, 2}, {0.5, 0.5, 0.5}}, {{0.5, 0.5, 1}, {0, -kInf, 0}}},
      {"fmax", "", {{kNan, 1, 2, kNan}, {1, kNan, 2, kNan}}, {{0, 1, 1, 1}, {1, 0, 0, 0}}},
      {"fmin", "", {{kNan, 1, 2, kNan}, {1, kNan, 2, kNan}}, {{0, 1, 1, 1}, {1, 0, 0, 0}}},
      {"heaviside", "", {{-1, 0, 1}, {5, 5, 5}}, {{0, 0, 0}, {0, 1, 0}}},
      {"divide_no_nan", "", {{1, 3}, {4, 0}}, {{0.25, 0}, {-0.0625, 0}}},
      {"reciprocal_no_nan", "", {{2, 0}}, {{-0.25, 0}}},
      {"xdivy", "", {{0, 0, 2}, {0, 4, 4}}, {{0, 0.25, 0.25}, {0, 0, -0.125}}},
      {"xlogy", "", {{0, 0, 2}, {0, 1, 2}}, {{0, 0, ln2}, {0, 0, 1}}},
      {"xlog1py", "", {{0, 0, 2}, {-1, 0, 1}}, {{0, 0, ln2}, {0, 0, 1}}},
      {"logaddexp2", "", {{-kInf, kInf}, {0, 0}}, {{0, 1}, {1, 0}}},
      {"cbrt", "", {{0, 8, kInf}}, {{kInf, 1.0 / 12, 0}}},
      {"angle", "", {{0, Complex(3, 4)}}, {{0, Complex(-0.16, 0.12)}}, c128},
      {"angle", "", {{0, -2}}, {{0, 0}}},
      {"softsign", "", {{kInf, -kInf, 0}}, {{0, 0, 1}}},
      {"erf", "", {{kInf, -kInf}}, {{0, 0}}},
      {"erfc", "", {{kInf, -kInf}}, {{0, 0}}},
      {"logaddexp", "", {{-kInf, kInf}, {0, 0}}, {{0, 1}, {1, 0}}},
      {"logsumexp", "", {{-kInf, 0}}, {{0, 1}}},
      {"logsumexp", "", {{1000, 0}}, {{1, 0}}},
      {"logsumexp", "", {{1, -kInf, 1}}, {{0.5, 0, 0.5}}},
      {"logsumexp", "", {{Complex(1, 1), Complex(1, 1)}}, {{0.5, 0.5}}, c128},
      {"max", "", {{2, 2, 1}}, {{0.5, 0.5, 0}}},
      {"max", "", {{kInf, 1}}, {{1, 0}}},
      {"max", "", {List(1 << 17, 1)}, {List(1 << 17, 0x1p-17)}, EAGER_FLOAT16},
      {"maximum", "", {{2, kInf}, {2, 0}}, {{1, 1}, {0, 0}}},
      {"squared_difference", "", {{2, 0}, {2, 0}}, {{0, 0}, {0, 0}}},
      {"copysign", "", {{0, -2}, {-1, 1}}, {{0, -1}, {0, 0}}},
      {"relu", "", {{0, kInf, -kInf}}, {{0, 1, 0}}},
      {"l2_loss", "", {{0, 0}}, {{0, 0}}},
      {"softmax", "", {{-kInf, 0}}, {{0, 0}}},
      {"std", "", {{2, 2, 2}}, {{0, 0, 0}}},
      {"var", "", {{2, 2, 2}}, {{0, 0, 0}}},
      {"vector_norm", "", {{0, 0}}, {{0, 0}}},
      {"vector_norm", "", {{0, Complex(3, 4)}}, {{0, Complex(0.6, 0.8)}}, c128},
      {"vector_norm", "ord=3", {{0, 0}}, {{0, 0}}},
      {"vector_norm", "ord=3", {{0, 2}}, {{0, 1}}},
      {"vector_norm", "ord=0.5", {{0, 0}}, {{0, 0}}},
      {"vector_norm", "ord=0.5", {{0, 4, 4}}, {{0, 2, 2}}},
      {"vector_norm", "ord=1", {{0, -2}}, {{0, -1}}},
      {"vector_norm", "ord=1.5", {{0, -2}}, {{0, -1}}},
      {"vector_norm", "ord=-1", {{0, 0}}, {{0, 0}}},
      {"vector_norm", "ord=-1", {{0, 3}}, {{0, 0}}},
      {"vector_norm", "ord=-1", {{2, 2}}, {{0.25, 0.25}}},
      {"vector_norm", "ord=inf", {{0, 0}}, {{0, 0}}},
      {"vector_norm", "ord=0", {{0, 3, kInf, kNan}}, {{0, 0, 0, 0}}},
      {"vector_norm", "ord=0", {{0, Complex(3, 4)}}, {{0, 0}}, c128},
      {"vector_norm", "ord=6", {{0, 0}}, {{0, 0}}},
      {"vector_norm", "ord=6", {{0, 2e200}}, {{0, 1}}},
      {"vector_norm", "ord=5.5", {{0, -2e30}}, {{0, -1}}, f32},
      {"vector_norm", "ord=-6", {{1e-200, 1}}, {{1, 0}}},
      {"vector_norm",
       "ord=1000",
       {{4, 3, 4}},
       {{std::exp2(-0.999), std::exp2(-0.999) * std::pow(0.75, 999), std::exp2(-0.999)}}},
      {"vector_norm", "ord=1e308", {{4, 3, 4}}, {{0.5, 0, 0.5}}},
      {"vector_norm", "ord=1e308", {{4, 3, 4}}, {{0.5, 0, 0.5}}, f32},
      {"vector_norm", "ord=-1e308", {{3, 3, 4}}, {{0.5, 0.5, 0}}},
      {"cosine_similarity", "", {{0, 0}, {3, 4}}, {{0.6e8, 0.8e8}, {0, 0}}},
      {"clip", "", {{1, 3, 2, 0, 4}, {1}, {3}}, {{1, 1, 1, 0, 0}, {}, {}}},
  };
  return all;
}

client::Tensor tensor(eager_context* ctx, const List& values, int32_t dtype) {
  const std::vector<unsigned char> bytes = numbers::encode(numbers::rounded(values, dtype), dtype);
  const Dims dims = values.size() == 1 ? Dims{} : Dims{static_cast<int64_t>(values.size())};
  return client::make_tensor(ctx, dtype, dims, bytes.data(), bytes.size());
}

void check(const Edge& e) {
  const client::Context ctx = client::make_context(1);
  const client::Op op = client::make_op(ctx.get(), e.op);
  const Attributes attributes(e.attribute);
  for (const auto& [name, value] : attributes.all()) {
    client::check(eager_op_set_float(op.get(), name.c_str(), std::stod(value)));
  }
  const client::Tape tape = client::make_tape(ctx.get());
  std::vector<client::Tensor> inputs;
  for (const List& values : e.inputs) {
    inputs.push_back(tensor(ctx.get(), values, e.dtype));
    client::check(eager_tape_watch(tape.get(), inputs.back().get()));
  }
  const std::vector<client::Tensor> y = client::execute(ctx.get(), op.get(), client::handles(inputs));
  const std::vector<client::Tensor> found =
      client::gradient(ctx.get(), tape.get(), {y[0].get()}, {}, client::handles(inputs));
  for (size_t i = 0; i < e.gradients.size(); ++i) {
    if (e.gradients[i].empty()) continue;
    const Array want{client::dims_of(inputs[i].get()), e.gradients[i]};
    const std::string problem = difference(array_of(found[i].get()), want, e.dtype, 1, 1e-300);
    if (!problem.empty()) fail("input " + std::to_string(i) + ": " + problem);
  }
}

// Second derivatives where they vanish: at infinities, at the largest numbers, and at some zeros.
struct Curve {
  const char* op;
  List x, second;
  bool approximate = false;
  // `has_halves` is false where the gradient reads y, whose rounding to a half is too coarse.
  bool has_halves = true;
};
const std::vector<Curve>& curves() {
  const double most = kMost, gauss = 2 * 0.398942280401432678, error_slope = -4 / std::sqrt(M_PI) * std::exp(-1);
  static const std::vector<Curve> all = {
      {"silu", {kInf, -kInf, most, -most, 0, -0.0}, {0, 0, 0, 0, 0.5, 0.5}},
      {"gelu", {kInf, -kInf, most, -most, 0, -0.0}, {0, 0, 0, 0, gauss, gauss}},
      {"gelu", {kInf, -kInf, most, -most, 0, -0.0}, {0, 0, 0, 0, gauss, gauss}, true},
      {"erf", {kInf, -kInf, most, -most, 0, 1}, {0, 0, 0, 0, 0, error_slope}},
      {"erfc", {kInf, -kInf, most, -most, 0, 1}, {0, 0, 0, 0, 0, -error_slope}},
      {"softsign", {kInf, -kInf, most, -most, 1, -1}, {0, 0, 0, 0, -0.25, 0.25}},
      {"softplus", {kInf, -kInf, most, -most, 0, -0.0}, {0, 0, 0, 0, 0.25, 0.25}},
      {"sigmoid", {kInf, -kInf, most, -most, 0, -0.0}, {0, 0, 0, 0, 0, 0}},
      {"tanh", {kInf, -kInf, most, -most, 0, -0.0}, {0, 0, 0, 0, 0, 0}},
      {"elu", {kInf, -kInf, most, -most}, {0, 0, 0, 0}},
      {"selu", {kInf, -kInf, most, -most}, {0, 0, 0, 0}},
      {"mish", {kInf, -kInf, most, -most}, {0, 0, 0, 0}},
      {"atan", {kInf, -kInf, most, -most, 0, 1}, {0, 0, 0, 0, 0, -0.5}},
      {"asinh", {kInf, -kInf, most, -most, 0, 1}, {0, 0, 0, 0, 0, -std::pow(2, -1.5)}, false, false},
      {"acosh", {kInf, most, std::sqrt(2)}, {0, 0, -std::sqrt(2)}, false, false},
  };
  return all;
}

double largest(int32_t dtype) {
  switch (dtype) {
    case EAGER_FLOAT16: return 65504;
    case EAGER_BFLOAT16: return 0x1.fep127;
    case EAGER_FLOAT32: return std::numeric_limits<float>::max();
    default: return kMost;
  }
}

void check(const Curve& curve, int32_t dtype) {
  const client::Context ctx = client::make_context(1);
  const client::Op op = client::make_op(ctx.get(), curve.op);
  if (curve.approximate) client::check(eager_op_set_bool(op.get(), "approximate", true));
  List x = curve.x;
  for (Complex& v : x) {
    if (std::abs(v) == kMost) v = std::copysign(largest(dtype), v.real());
  }
  const client::Tensor input = tensor(ctx.get(), x, dtype);
  const client::Tape outer = client::make_tape(ctx.get()), inner = client::make_tape(ctx.get());
  for (const client::Tape* tape : {&outer, &inner}) client::check(eager_tape_watch(tape->get(), input.get()));
  const std::vector<client::Tensor> y = client::execute(ctx.get(), op.get(), {input.get()});
  const std::vector<client::Tensor> first = client::gradient(ctx.get(), inner.get(), {y[0].get()}, {}, {input.get()});
  const std::vector<client::Tensor> second =
      client::gradient(ctx.get(), outer.get(), {first[0].get()}, {}, {input.get()});
  const Array want{client::dims_of(input.get()), curve.second};
  const std::string problem = difference(array_of(second[0].get()), want, dtype, 4, 1e-3);
  if (!problem.empty()) fail(std::string(numbers::name_of(dtype)) + ": " + problem);
}

// Checks d/dx2 of the gradient for x1, which is 1 / x1 for pow(x1, x2) at x2 = 0.
void check_mixed_derivative() {
  const client::Context ctx = client::make_context(1);
  const client::Op op = client::make_op(ctx.get(), "pow");
  const client::Tensor x1 = tensor(ctx.get(), {4, -2}, EAGER_FLOAT64), x2 = tensor(ctx.get(), {0, 0}, EAGER_FLOAT64);
  const client::Tape outer = client::make_tape(ctx.get()), inner = client::make_tape(ctx.get());
  client::check(eager_tape_watch(outer.get(), x2.get()));
  client::check(eager_tape_watch(inner.get(), x1.get()));
  const std::vector<client::Tensor> y = client::execute(ctx.get(), op.get(), {x1.get(), x2.get()});
  const std::vector<client::Tensor> dx1 = client::gradient(ctx.get(), inner.get(), {y[0].get()}, {}, {x1.get()});
  const std::vector<client::Tensor> mixed = client::gradient(ctx.get(), outer.get(), {dx1[0].get()}, {}, {x2.get()});
  const std::string problem = difference(array_of(mixed[0].get()), {{2}, {0.25, -0.5}}, EAGER_FLOAT64, 1);
  if (!problem.empty()) fail(problem);
}

// Checks that elements that equal the extreme share its gradient where they are more than float16 can count.
void check_many_ties(const std::string& name) {
  const client::Context ctx = client::make_context(1);
  const int64_t n = 1 << 17;
  const client::Tensor ones = tensor(ctx.get(), List(n, 1), EAGER_FLOAT16);
  const std::vector<int32_t> zeros(n), one{1};
  const auto integers = [&](const std::vector<int32_t>& values, const Dims& dims) {
    return client::make_tensor(ctx.get(), EAGER_INT32, dims, values.data(), values.size() * 4);
  };
  const bool scatters = name.starts_with("tensor_scatter");
  const client::Tensor least = client::make_tensor(ctx.get(), EAGER_FLOAT16, {1}, zeros.data(), 2);
  const client::Tensor places = integers(zeros, scatters ? Dims{n, 1} : Dims{n}), count = integers(one, {});
  const std::vector<eager_tensor*> inputs = scatters ? std::vector{least.get(), places.get(), ones.get()}
                                                     : std::vector{ones.get(), places.get(), count.get()};
  const client::Tape tape = client::make_tape(ctx.get());
  client::check(eager_tape_watch(tape.get(), ones.get()));
  const client::Op op = client::make_op(ctx.get(), name);
  const client::Tensor y = std::move(client::execute(ctx.get(), op.get(), inputs)[0]);
  const client::Tensor dx = std::move(client::gradient(ctx.get(), tape.get(), {y.get()}, {}, {ones.get()})[0]);
  const std::string problem = difference(array_of(dx.get()), {{n}, List(n, 0x1p-17)}, EAGER_FLOAT16, 1, 1e-300);
  if (!problem.empty()) fail(problem);
}

// Checks the gradient of the gradient at 0, where a derivative is infinite.
void check_norm_at_0() {
  const client::Context ctx = client::make_context(1);
  for (const double ord : {0.5, 1.5, 2.5}) {
    const client::Op op = client::make_op(ctx.get(), "vector_norm");
    client::check(eager_op_set_float(op.get(), "ord", ord));
    for (const List& x : {List{0, 0}, List{0, 2}}) {
      const client::Tensor input = tensor(ctx.get(), x, EAGER_FLOAT64);
      std::vector<client::Tape> tapes;
      for (int i = 0; i < 3; ++i) {
        tapes.push_back(client::make_tape(ctx.get()));
        client::check(eager_tape_watch(tapes.back().get(), input.get()));
      }
      client::Tensor y = std::move(client::execute(ctx.get(), op.get(), {input.get()})[0]);
      for (int order = 1; order <= 3; ++order) {
        y = std::move(client::gradient(ctx.get(), tapes.back().get(), {y.get()}, {}, {input.get()})[0]);
        tapes.pop_back();
        if (array_of(y.get()).values[0] != Complex(0))
          fail("ord " + std::to_string(ord) + ", order " + std::to_string(order) + ": it is not 0 at 0");
      }
    }
  }
}

// The derivative of the product of x, of order directions.size() + 1, in these directions.
struct ProductEdge {
  List x;
  std::vector<List> directions;
  List derivative;
  int32_t dtype = EAGER_FLOAT64;
};

const std::vector<ProductEdge>& product_edges() {
  const int32_t f32 = EAGER_FLOAT32, c128 = EAGER_COMPLEX128;
  static const std::vector<ProductEdge> all = {
      // Partial products that overflow.
      {{1e200, 1e200, 1e-200}, {{1, 0, 0}}, {0, 1e-200, 1e200}},
      {{1e200, 1e200, 1e-200}, {{0, 0, 1}}, {1e200, 1e200, 0}},
      {{1e200, 1e200, 1e200, 2}, {{1, 0, 0, 0}, {0, 1, 0, 0}}, {0, 0, 2, 1e200}},
      {{1e30, 1e30, 1e-30, 1e-30}, {{0, 0, 1, 0}}, {1, 1, 0, kInf}, f32},
      {{1e30, 1e30, 1e-30, 1e-30}, {{0, 1, 0, 0}}, {1e-30 * 1e-30, 0, 1, 1}, f32},
      {{1e30, 1e30, 0, 5}, {}, {0, 0, kInf, 0}, f32},
      {{5, 0, 1e30, 1e30}, {}, {0, kInf, 0, 0}, f32},
      {{1e-30, 1e-30, 1e30, 1e30}, {}, {1e30, 1e30, 1e-30, 1e-30}, f32},
      // Partial products that vanish.
      {{1e-200, 1e-200, 1e200}, {{1, 0, 0}}, {0, 1e200, 1e-200}},
      {{1e-200, 1e-200, 1e200}, {{1, 0, 0}, {0, 1, 0}}, {0, 0, 1}},
      // Factors that are 0.
      {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}}, {0, 0, 1}},
      {{0, 0, 0, 5}, {{1, 1, 0, 0}, {1, 1, 0, 0}}, {0, 0, 10, 0}},
      {{0, 0, 0, 5}, {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}, {0, 0, 0, 1}},
      {{2, 0, 3}, {{1, 1, 1}}, {3, 5, 2}},
      {{Complex(0, 1), 0, 2}, {{1, 1, 1}}, {2, Complex(2, -1), Complex(0, -1)}, c128},
  };
  return all;
}

void check(const ProductEdge& e) {
  const client::Context ctx = client::make_context(1);
  const client::Op op = client::make_op(ctx.get(), "prod");
  const client::Tensor x = tensor(ctx.get(), e.x, e.dtype);
  std::vector<client::Tape> tapes;
  for (size_t i = 0; i <= e.directions.size(); ++i) {
    tapes.push_back(client::make_tape(ctx.get()));
    client::check(eager_tape_watch(tapes.back().get(), x.get()));
  }
  std::vector<client::Tensor> y = client::execute(ctx.get(), op.get(), {x.get()});
  y = client::gradient(ctx.get(), tapes.back().get(), {y[0].get()}, {}, {x.get()});
  for (size_t i = 0; i < e.directions.size(); ++i) {
    tapes.pop_back();
    const client::Tensor u = tensor(ctx.get(), e.directions[i], e.dtype);
    y = client::gradient(ctx.get(), tapes.back().get(), {y[0].get()}, {u.get()}, {x.get()});
  }
  const std::string problem =
      difference(array_of(y[0].get()), {client::dims_of(x.get()), e.derivative}, e.dtype, 1, 1e-300);
  if (!problem.empty()) fail(problem);
}

}  // namespace

void edge_gradient_cases(Table& t) {
  int number = 0;
  for (const Edge& e : edges()) {
    t.custom(e.op,
             "has its limit as gradient at edge " + std::to_string(++number) +
                 (e.attribute[0] ? std::string(", ") + e.attribute : ""),
             [&e] { check(e); });
  }
  for (const Curve& curve : curves()) {
    t.custom(curve.op,
             std::string("has its limits as second derivatives at edges") + (curve.approximate ? ", approximate" : ""),
             [&curve] {
               for (int32_t dtype : {EAGER_FLOAT64, EAGER_FLOAT32}) check(curve, dtype);
               if (!curve.has_halves) return;
               for (int32_t dtype : {EAGER_FLOAT16, EAGER_BFLOAT16}) check(curve, dtype);
             });
  }
  for (const ProductEdge& e : product_edges()) {
    t.custom("prod", "has its limit as derivative at edge " + std::to_string(++number), [&e] { check(e); });
  }
  for (const char* name : {"unsorted_segment_max", "tensor_scatter_nd_max"})
    t.custom(name, "shares the gradient among more elements than float16 can count", [name] { check_many_ties(name); });
  t.custom("vector_norm", "has gradients of 0 at 0", check_norm_at_0);
  t.custom("pow", "has its mixed derivative where the exponent is 0", check_mixed_derivative);
}

}  // namespace op_cases
