// Elementwise ops at their limits: infinities, zeros of both signs, NaN, and numbers just above 0.
#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numbers>
#include <sstream>

#include "op_cases/op_case.h"
#include "support/client.h"

namespace op_cases {
namespace {

const double kInf = std::numeric_limits<double>::infinity();
const double kNan = std::numeric_limits<double>::quiet_NaN();

client::Tensor vector_of(eager_context* ctx, int32_t dtype, const std::vector<Complex>& values) {
  const std::vector<unsigned char> bytes = numbers::encode(values, dtype);
  return client::make_tensor(ctx, dtype, {static_cast<int64_t>(values.size())}, bytes.data(), bytes.size());
}

std::vector<Complex> values_of(const eager_tensor* t) {
  std::vector<unsigned char> bytes(eager_tensor_num_bytes(t));
  client::check(eager_tensor_read(t, bytes.data(), bytes.size()));
  return numbers::decode(bytes.data(), eager_tensor_num_elements(t), eager_tensor_dtype(t));
}

client::Op make_op(eager_context* ctx, const std::string& name, bool approximate) {
  client::Op op = client::make_op(ctx, name);
  if (approximate) client::check(eager_op_set_bool(op.get(), "approximate", 1));
  return op;
}

// Collects what a check finds wrong. `end` throws all of it, if there is any.
struct Problems {
  std::ostringstream text;
  Problems() { text.precision(17); }
  void end() const {
    if (!text.str().empty()) fail(text.str());
  }
};

// ---- complex numbers at zeros, infinities and NaN

bool is_same(double got, double want, double scale, double tolerance) {
  if (std::isnan(want)) return std::isnan(got);
  if (std::isinf(want)) return got == want;
  if (want == 0) return std::abs(got) <= tolerance * scale && std::signbit(got) == std::signbit(want);
  return std::abs(got - want) <= tolerance * std::max(scale, std::abs(want));
}

using Function = std::function<Complex(Complex)>;

// exp(z) - 1 as C99's Annex G defines cexp.
Complex expm1(Complex z) {
  if (z.imag() == 0) return {std::expm1(z.real()), z.imag()};
  const Complex y = std::exp(z);
  return {y.real() - 1, y.imag()};
}
// clog(1 + z) without losing the sign of a zero.
Complex exp2(Complex z) {
  const long double ln2 = std::numbers::ln2_v<long double>;
  const std::complex<long double> y = std::exp(std::complex<long double>(z.real() * ln2, z.imag() * ln2));
  return {static_cast<double>(y.real()), static_cast<double>(y.imag())};
}
Complex log1p(Complex z) { return z == 0.0 ? z : std::log(Complex(1 + z.real(), z.imag())); }
// z / |z|, with NumPy's value where one part is infinite and the other NaN.
Complex sign(Complex z) {
  if (z == 0.0) return 0;
  const bool is_infinite = std::isinf(z.real()) || std::isinf(z.imag());
  if (!is_infinite) return z / std::abs(z);
  auto part = [](double p) { return std::copysign(std::isinf(p) ? 1.0 : 0.0, p); };
  const Complex direction(part(z.real()), part(z.imag()));
  return direction / std::abs(direction);
}

void check_complex(const char* name, int32_t dtype, const std::vector<Complex>& z, const Function& f) {
  client::Context ctx = client::make_context(1);
  client::Op op = client::make_op(ctx.get(), name);
  client::Tensor x = vector_of(ctx.get(), dtype, z);
  const std::vector<Complex> y = values_of(client::execute(ctx.get(), op.get(), {x.get()})[0].get());
  const double tolerance = 16 * numbers::epsilon(dtype);
  Problems problems;
  for (size_t i = 0; i < z.size(); ++i) {
    const Complex want = f(z[i]);
    const double scale = std::isfinite(std::abs(want)) ? std::abs(want) : 0;
    const bool is_right =
        is_same(y[i].real(), want.real(), scale, tolerance) && is_same(y[i].imag(), want.imag(), scale, tolerance);
    if (is_right) continue;
    problems.text << "    " << numbers::name_of(dtype) << " of " << z[i] << ": " << y[i] << ", expected " << want
                  << "\n";
  }
  problems.end();
}

void complex_cases(Table& t) {
  auto add = [&t](const char* name, Function f) {
    t.custom(name, "keeps complex zeros, infinities and NaN", [=] {
      std::vector<Complex> z;
      for (double a : {0.0, -0.0, 0.5, -0.5, 1.0, -1.0, -4.0, kInf, -kInf, kNan}) {
        for (double b : {0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 4.0, kInf, -kInf, kNan}) z.emplace_back(a, b);
      }
      check_complex(name, EAGER_COMPLEX64, z, f);
      check_complex(name, EAGER_COMPLEX128, z, f);
    });
  };
  add("expm1", [](Complex z) { return expm1(z); });
  add("exp2", exp2);
  add("log1p", [](Complex z) { return log1p(z); });
  add("sign", [](Complex z) { return sign(z); });
  add("negative", [](Complex z) { return -z; });
  add("conj", [](Complex z) { return std::conj(z); });
  // Other devices have another library's functions.
  if (!client::device_scope.empty() && client::device_scope != "cpu:0") return;
  add("sqrt", [](Complex z) { return std::sqrt(z); });
  add("exp", [](Complex z) { return std::exp(z); });
  add("log", [](Complex z) { return std::log(z); });
  add("log10", [](Complex z) { return std::log10(z); });
  add("sin", [](Complex z) { return std::sin(z); });
  add("cos", [](Complex z) { return std::cos(z); });
  add("tan", [](Complex z) { return std::tan(z); });
  add("asin", [](Complex z) { return std::asin(z); });
  add("acos", [](Complex z) { return std::acos(z); });
  add("atan", [](Complex z) { return std::atan(z); });
  add("sinh", [](Complex z) { return std::sinh(z); });
  add("cosh", [](Complex z) { return std::cosh(z); });
  add("tanh", [](Complex z) { return std::tanh(z); });
  add("asinh", [](Complex z) { return std::asinh(z); });
  add("acosh", [](Complex z) { return std::acosh(z); });
  add("atanh", [](Complex z) { return std::atanh(z); });
  add("abs", [](Complex z) { return Complex(std::abs(z)); });
}

// Checks quotients of which parts, or the squares of divisors, are too large or too small for the dtype. The sign of a 0 is open.
void check_quotients(int32_t dtype, double huge, double tiny, double large) {
  const std::vector<Complex> dividends = {1, {1, 1}, 0, {0, -large}, {large, large}, {tiny, -tiny}, {kInf, 1}};
  const std::vector<Complex> divisors = {{huge, huge}, {huge, tiny}, {-huge, 1}, {tiny, tiny}, {tiny, 0}, {1, tiny}, 0,
                                         {0, kInf},    {-kInf, 1},   {2, -4}};
  client::Context ctx = client::make_context(1);
  Problems problems;
  for (const char* name : {"divide", "divide_no_nan", "reciprocal", "reciprocal_no_nan"}) {
    const bool is_unary = name[0] == 'r', is_defined = std::string(name).ends_with("no_nan");
    std::vector<Complex> a, b;
    for (Complex x : is_unary ? std::vector<Complex>{1} : dividends) {
      for (Complex y : divisors) a.push_back(x), b.push_back(y);
    }
    const client::Tensor x = vector_of(ctx.get(), dtype, a), y = vector_of(ctx.get(), dtype, b);
    std::vector<eager_tensor*> inputs = {x.get(), y.get()};
    if (is_unary) inputs.erase(inputs.begin());
    client::Op op = client::make_op(ctx.get(), name);
    const std::vector<Complex> got = values_of(client::execute(ctx.get(), op.get(), inputs)[0].get());
    for (size_t i = 0; i < a.size(); ++i) {
      using Wide = std::complex<long double>;
      const Wide wide = Wide(a[i]) / Wide(b[i]);
      auto in_dtype = [&](long double v) {
        return dtype == EAGER_COMPLEX64 ? static_cast<float>(v) : static_cast<double>(v);
      };
      const Complex want =
          is_defined && b[i] == 0.0 ? Complex(0) : Complex(in_dtype(wide.real()), in_dtype(wide.imag()));
      const double scale = std::isfinite(std::abs(want)) ? std::abs(want) : 0;
      auto is_right = [&](double g, double w) {
        return w == 0 && g == 0 ? true : is_same(g, w, scale, 16 * numbers::epsilon(dtype));
      };
      if (is_right(got[i].real(), want.real()) && is_right(got[i].imag(), want.imag())) continue;
      problems.text << name << ", " << numbers::name_of(dtype) << ": " << a[i] << " by " << b[i] << " is " << got[i]
                    << ", expected " << want << "; ";
    }
  }
  problems.end();
}

// Numbers for which e^a, or |z|, is too large or too small for the dtype.
void extreme_cases(Table& t) {
  t.custom("divide", "takes complex numbers that are huge, tiny, 0 or infinite", [] {
    check_quotients(EAGER_COMPLEX64, 3e38, 1e-39, 3e38);
    check_quotients(EAGER_COMPLEX128, 1.5e308, 1e-300, 1e7);
  });
  t.custom("sign", "takes complex numbers whose absolute value overflows or is subnormal", [] {
    const std::vector<Complex> z = {{1.5e308, 1.5e308}, {-1.7e308, 0}, {5e-324, -5e-324}, {0, 1e-320}};
    auto part = [](double p) { return p == 0 ? 0 : std::copysign(1.0, p); };
    check_complex("sign", EAGER_COMPLEX128, z, [&](Complex x) {
      const Complex direction(part(x.real()), part(x.imag()));
      return direction / std::abs(direction);
    });
  });
  t.custom("expm1", "takes complex numbers for which e^a overflows or cancels", [] {
    check_complex("expm1", EAGER_COMPLEX128, {{710, 0.75}, {-800, 2}}, expm1);
    auto series = [](Complex z) { return z + z * z / 2.0; };
    check_complex("expm1", EAGER_COMPLEX128, {{1e-20, 1e-30}, {-1e-9, 1e-9}}, series);
  });
  t.custom("exp2", "takes complex numbers with large parts", [] {
    check_complex("exp2", EAGER_COMPLEX128, {{1023.5, 1}, {1024.25, 1.125}, {-1020, 3}, {900, 1e3}, {0.5, -12345.75}},
                  exp2);
    check_complex("exp2", EAGER_COMPLEX64,
                  {{127.5, 1}, {128.25, 1.125}, {-120, 3}, {0.5, -1234.75}, {1, 6597069766656}}, exp2);
  });
  // With mpmath's values.
  t.custom("exp2", "turns by the angles of huge imaginary parts", [] {
    const std::vector<Complex> z = {{0.25, 1e158},
                                    {0, -3.7e300},
                                    {1.5, 9007199254740994.0},
                                    {-1, 1.7e308},
                                    {2, -6.02e23}},
                               y = {{1.0469940181169345, 0.56393003856901554},
                                    {0.27074243114865088, -0.96265182489606181},
                                    {-1.0900879869328818, -2.6099249377605896},
                                    {0.48973714081048382, 0.10078458667262742},
                                    {3.9986961300681848, 0.10212374541565959}};
    check_complex("exp2", EAGER_COMPLEX128, z,
                  [&](Complex x) { return y[static_cast<size_t>(std::find(z.begin(), z.end(), x) - z.begin())]; });
    check_complex("exp2", EAGER_COMPLEX64, numbers::rounded({{0.5, 3e38}, {1, -1e20}}, EAGER_COMPLEX64), [](Complex x) {
      return x.real() == 1 ? Complex(-1.0921973762606901, 1.675441700355242)
                           : Complex(0.82248840868057763, -1.1504402711945071);
    });
  });
  t.custom("sigmoid", "keeps its digits at a pole", [] {
    // -1 / (e^d - 1) of the distance d to the pole.
    auto near_pole = [](Complex z) {
      const long double a = -z.real(), b = std::numbers::pi_v<long double> - z.imag(), half = std::sin(b / 2);
      const std::complex<long double> less(std::expm1(a) * std::cos(b) - 2 * half * half, std::exp(a) * std::sin(b)),
          y = -1.0L / less;
      return Complex(static_cast<double>(y.real()), static_cast<double>(y.imag()));
    };
    const double pi = std::numbers::pi;
    for (const double distance : {0.25, 1e-2, 1e-4}) {
      const std::vector<Complex> z = {{distance, pi}, {-distance, pi - distance}, {distance / 8, pi + distance}};
      check_complex("sigmoid", EAGER_COMPLEX128, z, near_pole);
      check_complex("sigmoid", EAGER_COMPLEX64, numbers::rounded(z, EAGER_COMPLEX64), near_pole);
    }
  });
}

// ---- real numbers

struct Smooth {
  const char* name;
  bool approximate;
  std::vector<double> x, y, slope;  // `slope` is the derivative of y
};

void check_limits(const Smooth& s) {
  client::Context ctx = client::make_context(1);
  client::Op op = make_op(ctx.get(), s.name, s.approximate);
  Problems problems;
  for (int32_t dtype : {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64}) {
    client::Tensor x = vector_of(ctx.get(), dtype, std::vector<Complex>(s.x.begin(), s.x.end()));
    client::Tape tape = client::make_tape(ctx.get());
    client::check(eager_tape_watch(tape.get(), x.get()));
    client::Tensor y = std::move(client::execute(ctx.get(), op.get(), {x.get()})[0]);
    const std::vector<Complex> got = values_of(y.get());
    client::Tensor dx = std::move(client::gradient(ctx.get(), tape.get(), {y.get()}, {}, {x.get()})[0]);
    const std::vector<Complex> slope = values_of(dx.get());
    const double tolerance = 4 * numbers::epsilon(dtype);
    for (size_t i = 0; i < s.x.size(); ++i) {
      const double a = got[i].real(), b = s.y[i];
      const bool is_right = std::isinf(b) ? a == b : std::abs(a - b) <= tolerance * std::abs(b);
      if (is_right && std::abs(slope[i].real() - s.slope[i]) <= tolerance) continue;
      problems.text << "    " << numbers::name_of(dtype) << " at " << s.x[i] << ": " << a << " with slope "
                    << slope[i].real() << ", expected " << b << " with slope " << s.slope[i] << "\n";
    }
  }
  problems.end();
}

void limit_cases_of_activations(Table& t) {
  const double selu_limit = -1.7580993408473768, selu_scale = 1.0507009873554805;
  const std::vector<double> ends = {-kInf, -3e4, 3e4, kInf};
  const std::vector<Smooth> all = {
      {"silu", false, ends, {0, 0, 3e4, kInf}, {0, 0, 1, 1}},
      {"gelu", false, ends, {0, 0, 3e4, kInf}, {0, 0, 1, 1}},
      {"gelu", true, ends, {0, 0, 3e4, kInf}, {0, 0, 1, 1}},
      {"sigmoid", false, ends, {0, 0, 1, 1}, {0, 0, 0, 0}},
      {"softplus", false, ends, {0, 0, 3e4, kInf}, {0, 0, 1, 1}},
      {"elu", false, ends, {-1, -1, 3e4, kInf}, {0, 0, 1, 1}},
      {"selu", false, ends, {selu_limit, selu_limit, 3e4 * selu_scale, kInf}, {0, 0, selu_scale, selu_scale}},
      {"tanh", false, ends, {-1, -1, 1, 1}, {0, 0, 0, 0}},
      {"erf", false, ends, {-1, -1, 1, 1}, {0, 0, 0, 0}},
      {"erfc", false, ends, {2, 2, 0, 0}, {0, 0, 0, 0}},
      {"softsign", false, {-kInf, kInf}, {-1, 1}, {0, 0}},
      {"atan", false, {-kInf, kInf}, {-std::atan(kInf), std::atan(kInf)}, {0, 0}},
  };
  for (const Smooth& s : all) {
    const char* name = s.approximate ? "limits of the approximation and of its slope" : "limits and those of the slope";
    t.custom(s.name, name, [s] { check_limits(s); });
  }
}

// The distance from got to want in units of the dtype's last place at want.
double ulps(double got, long double want, int32_t dtype) {
  const bool is_double = dtype == EAGER_FLOAT64, is_half = dtype == EAGER_FLOAT16;
  int exponent;
  std::frexp(want, &exponent);
  const int last = std::max(exponent - (is_double ? 53 : is_half ? 11 : 24), is_double ? -1074 : is_half ? -24 : -149);
  return static_cast<double>(std::abs(got - want) / std::ldexp(1.0L, last));
}

using LongFunction = std::function<long double(long double)>;

// Checks all results between 1e-3 and 0: their digits must be right to the last. `approximate` is for gelu.
void check_small(const char* name, const LongFunction& f, double most_ulps, bool approximate) {
  client::Context ctx = client::make_context(1);
  client::Op op = client::make_op(ctx.get(), name);
  if (approximate) client::check(eager_op_set_bool(op.get(), "approximate", true));
  Problems problems;
  for (int32_t dtype : {EAGER_FLOAT32, EAGER_FLOAT64}) {
    const bool is_double = dtype == EAGER_FLOAT64, is_gelu = std::string(name) == "gelu";
    const double end = approximate ? (is_double ? 21.65 : 10.8)
                       : is_gelu   ? (is_double ? 39 : 14.5)
                       : is_double ? 755
                                   : 110;
    std::vector<Complex> x;
    for (int i = 0; i <= 4000; ++i) x.push_back(-end * (0.1 + 0.9 * i / 4000.0));
    x = numbers::rounded(x, dtype);
    client::Tensor t = vector_of(ctx.get(), dtype, x);
    const std::vector<Complex> y = values_of(client::execute(ctx.get(), op.get(), {t.get()})[0].get());
    double worst = 0;
    size_t at = 0;
    for (size_t i = 0; i < x.size(); ++i) {
      const double error = ulps(y[i].real(), f(x[i].real()), dtype);
      if (error > worst || std::isnan(error)) worst = error, at = i;
    }
    if (worst <= most_ulps) continue;
    problems.text << "    " << numbers::name_of(dtype) << " of " << x[at].real() << ": " << y[at].real()
                  << ", expected " << static_cast<double>(f(x[at].real())) << ", off by " << worst << " units\n";
  }
  problems.end();
}

void small_cases(Table& t) {
  auto add = [&t](const char* name, LongFunction f, double most_ulps, bool approximate = false) {
    t.custom(name,
             std::string("keeps all digits of results down to the smallest") + (approximate ? ", approximate" : ""),
             [=] { check_small(name, f, most_ulps, approximate); });
  };
  add(
      "sigmoid", [](long double x) { return std::exp(x) / (1 + std::exp(x)); }, 4);
  add(
      "silu", [](long double x) { return x * std::exp(x) / (1 + std::exp(x)); }, 4);
  add(
      "gelu", [](long double x) { return x / 2 * std::erfc(-x * std::sqrt(0.5L)); }, 8);
  const long double c = 2 * std::sqrt(2 / 3.14159265358979323846264338328L);
  add(
      "gelu", [c](long double x) { return x / (1 + std::exp(-c * (x + 0.044715L * x * x * x))); }, 8, true);
}

// ---- logaddexp

struct Pairs {
  int32_t dtype;
  std::vector<Complex> a, b, y;
};
void near_0(Table& t, const char* name, const std::vector<Pairs>& all) {
  t.custom(name, "keeps its digits near 0", [name, all] {
    client::Context ctx = client::make_context(1);
    client::Op op = client::make_op(ctx.get(), name);
    Problems problems;
    for (const Pairs& p : all) {
      client::Tensor a = vector_of(ctx.get(), p.dtype, p.a), b = vector_of(ctx.get(), p.dtype, p.b);
      const std::vector<Complex> y = values_of(client::execute(ctx.get(), op.get(), {a.get(), b.get()})[0].get());
      for (size_t i = 0; i < p.y.size(); ++i) {
        if (ulps(y[i].real(), p.y[i].real(), p.dtype) <= (p.dtype == EAGER_FLOAT16 ? 1 : 2)) continue;
        problems.text << "    " << numbers::name_of(p.dtype) << " of " << p.a[i].real() << ", " << p.b[i].real() << ": "
                      << y[i].real() << ", expected " << p.y[i].real() << "\n";
      }
    }
    problems.end();
  });
}

// Values (mpmath's) where the powers add up to nearly 1, so that logaddexp is nearly 0.
void logaddexp_cases(Table& t) {
  near_0(t, "logaddexp",
         {{EAGER_FLOAT32,
           {-2.24181604, -0.693147182, -0.00999999978, -9.99999975e-05, -0.5, -3, -20, 0.25},
           {-0.112436853, -0.693147182, -4.61000013, -9.21000004, -0.932752073, -0.0510692, -2.05999995e-09,
            -0.400000006},
           {-8.0880189565629573e-5, -1.9046542999577679e-9, 1.6509482360382777e-6, 3.9041533469081489e-8,
            2.2331770602885955e-8, -1.8145464087472645e-8, 1.1536761597977216e-12, 0.67005533365833826}},
          {EAGER_FLOAT64,
           {-2.241816, -0.6931471805599453, -0.01, -0.0001, -0.5, -3.0, -36.0},
           {-0.11243685, -0.6931471805599453, -4.610166019324897, -9.210390371559516, -0.9327521295671886, -0.051069,
            -2.3195e-16},
           {-8.0872535778446191e-5, 2.3190468138462996e-17, 1.1671996822294661e-18, 1.2298932627125538e-20,
            4.9641909298184984e-18, 1.7193409570330941e-7, 2.2830243569635048e-21}},
          {EAGER_FLOAT64,
           {-36.976827332271384, -9.999999999996365e-10, -0.2499999999999453, -2.499999999999708, -12.49999999999746,
            -30.249999999990138, -2.9999999999994685e-05},
           {-8.733089908407706e-17, -20.723265837446775, -1.5086915494462247, -0.08565048374206431,
            -3.726660116077322e-06, -7.287724095891832e-14, -10.414328176264796},
           {-6.2847476527740429e-37, -1.1182723900533671e-28, 2.5172728495932212e-21, 1.207534931502277e-21,
            2.9663200710008966e-26, -9.5596869172577549e-33, 2.9675158844361864e-24}}});
  near_0(t, "logaddexp2",
         {{EAGER_FLOAT16,
           {-1.2705078125, -0.8310546875, -0.5},
           {-0.7724609375, -1.19140625, -3.0},
           {-9.8302658782719315e-5, -8.6679986049055935e-6, -0.26515941892079829}},
          {EAGER_FLOAT32,
           {-1.0, -0.7681971788406372, -1.0814167261123657, -0.009999999776482582, -20.0, 0.0, 0.25},
           {-1.0, -1.2763129472732544, -0.9229335188865662, -7.177000045776367, -9.999999974752427e-07, -130.0,
            -0.4000000059604645},
           {0.0, 1.4948487898919761e-11, 4.0609441047625557e-11, 4.2812238675561134e-6, 3.7586150703963052e-7,
            1.059924919077691e-39, 0.96130133996001335}},
          {EAGER_FLOAT64,
           {-0.7681972, -0.5, -0.01, -0.0001, -36.0, -3.0},
           {-1.2763129172167964, -1.771553303163612, -7.175, -13.8, -2.1e-11, -0.19264507794239588},
           {2.5843922604129541e-17, 1.3825178417012194e-17, 1.8111739572963844e-5, 1.1522335203813163e-6,
            -6.0240644457150803e-15, 9.7160106285923208e-18}},
          {EAGER_FLOAT64,
           {-36.976827332274794, -9.999999999998477e-10, -0.24999999999997796, -2.4999999999995843, -12.499999999999696,
            -30.249999999993914, -2.9999999999989894e-05},
           {-1.066695265411746e-11, -30.42611922743138, -2.6519617536407245, -0.28064427069241576,
            -0.0002490789823851888, -1.1298405832312977e-09, -15.553459346635046},
           {1.8713631560915742e-31, 1.3407299120674985e-28, 1.4185914486766118e-20, 6.3419986692372409e-22,
            -4.8306721168668512e-24, -4.6091298402865209e-30, -9.1403087388471894e-26}}});
  t.custom("logaddexp", "has gradients where the operands are the same infinity", [] {
    client::Context ctx = client::make_context(1);
    client::Op op = client::make_op(ctx.get(), "logaddexp");
    const std::vector<Complex> x = {kInf, -kInf, kInf, -kInf, 2, 1}, y = {kInf, -kInf, -kInf, kInf, 2, kInf};
    const std::vector<Complex> dx = {0.5, 0.5, 1, 0, 0.5, 0}, dy = {0.5, 0.5, 0, 1, 0.5, 1};
    client::Tensor a = vector_of(ctx.get(), EAGER_FLOAT64, x), b = vector_of(ctx.get(), EAGER_FLOAT64, y);
    client::Tape tape = client::make_tape(ctx.get());
    for (const client::Tensor* v : {&a, &b}) client::check(eager_tape_watch(tape.get(), v->get()));
    client::Tensor sum = std::move(client::execute(ctx.get(), op.get(), {a.get(), b.get()})[0]);
    const std::vector<client::Tensor> g = client::gradient(ctx.get(), tape.get(), {sum.get()}, {}, {a.get(), b.get()});
    if (values_of(g[0].get()) != dx || values_of(g[1].get()) != dy) fail("other gradients than 1/2, 0 and 1");
  });
}

}  // namespace

void limit_cases(Table& t) {
  for (const char* name : {"expm1", "sinh", "elu", "selu", "celu"}) {
    t.custom(name, "keeps the least numbers", [name] {
      const client::Context ctx = client::make_context(1);
      const client::Op op = client::make_op(ctx.get(), name);
      for (const int32_t dtype : {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64}) {
        const double least = dtype == EAGER_FLOAT16    ? 0x1p-24
                             : dtype == EAGER_BFLOAT16 ? 0x1p-133
                             : dtype == EAGER_FLOAT32  ? 0x1p-149
                                                       : 0x1p-1074;
        std::vector<Complex> x, want;
        for (const double multiple : {1.0, 3.0, 7.0, 101.0}) {
          for (const double v : {multiple, -multiple}) {
            const double slope = std::string(name) != "selu" ? 1 : v > 0 ? 1.0507009873554805 : 1.7580993408473768;
            x.push_back(v * least);
            want.push_back(std::nearbyint(slope * v) * least);
          }
        }
        const client::Tensor input = vector_of(ctx.get(), dtype, x);
        const std::vector<Complex> y = values_of(client::execute(ctx.get(), op.get(), {input.get()})[0].get());
        for (size_t i = 0; i < y.size(); ++i) {
          if (y[i] != want[i])
            fail(std::string(numbers::name_of(dtype)) + ": " + std::to_string(y[i].real() / least) +
                 " times the least number of " + std::to_string(x[i].real() / least));
        }
      }
    });
  }
  complex_cases(t);
  extreme_cases(t);
  limit_cases_of_activations(t);
  small_cases(t);
  logaddexp_cases(t);
}

}  // namespace op_cases
