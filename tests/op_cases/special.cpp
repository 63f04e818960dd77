// Special functions: values over their whole ranges beside mpmath's, values at the edges, and gradients beside references that are
// computed otherwise, in long double.
#include <cmath>
#include <limits>
#include <numbers>
#include <random>

#include "op_cases/op_case.h"
#include "op_cases/special.h"
#include "support/client.h"

namespace op_cases {
namespace {

const double kInfinite = std::numeric_limits<double>::infinity();
const double kNone = std::numeric_limits<double>::quiet_NaN();
const std::vector<int32_t> kFloatDTypes = {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64};

// Returns the reference for a function of one, two or three numbers, which broadcast.
template <class F>
Reference of_numbers(F f) {
  return [f](const Call& c) -> std::vector<Array> {
    Dims dims;
    for (const Array& a : c.inputs) dims = broadcast(dims, a.dims);
    return {generate(dims, [&](const Dims& i) -> Complex {
      auto at = [&](size_t k) { return broadcast_at(c.inputs[k], i).real(); };
      if constexpr (std::is_invocable_v<F, double>) return f(at(0));
      else if constexpr (std::is_invocable_v<F, double, double>) return f(at(0), at(1));
      else return f(at(0), at(1), at(2));
    })};
  };
}

// ---- references

double log_ndtr(double x) {
  const long double t = static_cast<long double>(x) * std::sqrt(0.5L);
  return static_cast<double>(x > 0 ? std::log1p(-std::erfc(t) / 2) : std::log(std::erfc(-t) / 2));
}
// Solves erfc(y) = x, by Newton's steps from a point where it is steep.
long double inverse_erfc(long double x) {
  if (x > 1) return -inverse_erfc(2 - x);
  long double y = 0;
  for (int i = 0; i < 200; ++i)
    y += (std::erfc(y) - x) / (2 / std::sqrt(std::numbers::pi_v<long double>) * std::exp(-y * y));
  return y;
}
double bessel(double n, double x, bool scaled) {
  const double size = std::abs(x), y = static_cast<double>(std::cyl_bessel_il(static_cast<long double>(n), size));
  return (scaled ? std::exp(-size) : 1) * (x < 0 && n == 1 ? -y : y);
}
long double log_of_beta(long double a, long double b) { return std::lgamma(a) + std::lgamma(b) - std::lgamma(a + b); }
// Kummer's series for the lower incomplete gamma function.
double lower_gamma(double a, double x) {
  long double term = 1 / static_cast<long double>(a), sum = 0;
  for (int n = 1; n < 400; ++n) {
    sum += term;
    term *= x / (static_cast<long double>(a) + n);
  }
  return static_cast<double>(
      sum * std::exp(a * std::log(static_cast<long double>(x)) - x - std::lgamma(static_cast<long double>(a))));
}
double hurwitz(double s, double q) {
  long double sum = 0, at = q;
  for (; at < q + 60; ++at) sum += std::pow(at, -static_cast<long double>(s));
  const long double power = std::pow(at, -static_cast<long double>(s));
  sum += power * at / (s - 1) + power / 2 + s * power / at / 12 - s * (s + 1) * (s + 2) * power / (at * at * at) / 720;
  sum += s * (s + 1) * (s + 2) * (s + 3) * (s + 4) * power / (at * at * at * at * at) / 30240;
  return static_cast<double>(sum);
}
double incomplete_beta(double a, double b, double x) {
  long double term = 1 / static_cast<long double>(a), sum = 0;
  for (int n = 0; n < 4000; ++n) {
    sum += term;
    term *= x * (static_cast<long double>(a) + b + n) / (static_cast<long double>(a) + n + 1);
  }
  return static_cast<double>(sum * std::exp(a * std::log(static_cast<long double>(x)) +
                                            b * std::log1p(-static_cast<long double>(x)) - log_of_beta(a, b)));
}

// ---- cases

struct Range {
  double low, high;
};

template <class F>
void one_number(Table& t, const char* op, Range r, F f, double tolerance = 2) {
  const Reference reference = of_numbers(f);
  for (const Dims& dims : {Dims{2, 3}, Dims{}, Dims{0}, Dims{2, 0, 3}, Dims{1001}}) {
    Case& c = t.add(op, "", {in(dims, r.low, r.high)}, reference);
    c.flags = dims == Dims{2, 3} ? 0 : uint32_t{kNoGradient};
    c.tolerance = tolerance;
    c.dtypes = kFloatDTypes;
  }
}
template <class F>
void two_numbers(Table& t, const char* op, Range r1, Range r2, F f, uint32_t flags, double tolerance = 4) {
  const std::pair<Dims, Dims> shapes[] = {{{2, 3}, {2, 3}}, {{2, 3}, {3}}, {{2, 1}, {1, 3}}, {{}, {2, 3}},
                                          {{}, {}},         {{0, 3}, {3}}, {{701}, {701}}};
  for (const auto& [a, b] : shapes) {
    Case& c = t.add(op, "", {in(a, r1.low, r1.high), in(b, r2.low, r2.high)}, of_numbers(f));
    c.flags = a.size() == 2 && a[0] == 2 ? flags : uint32_t{kNoGradient};
    c.tolerance = tolerance;
    c.dtypes = kFloatDTypes;
  }
}

void with_gradients(Table& t) {
  const long double half = std::sqrt(0.5L);
  one_number(t, "erfinv", {-0.8, 0.8},
             [](double x) { return static_cast<double>(inverse_erfc(1 - static_cast<long double>(x))); });
  one_number(t, "erfcinv", {0.3, 1.7}, [](double x) { return static_cast<double>(inverse_erfc(x)); });
  one_number(t, "ndtri", {0.15, 0.85}, [half](double x) {
    return static_cast<double>(inverse_erfc(2 - 2 * static_cast<long double>(x)) / half);
  });
  one_number(t, "log_ndtr", {-4, 4}, log_ndtr);
  one_number(t, "gamma", {0.6, 4},
             [](double x) { return static_cast<double>(std::tgamma(static_cast<long double>(x))); });
  one_number(t, "i0", {-4, 4}, [](double x) { return bessel(0, x, false); });
  one_number(t, "i1", {-4, 4}, [](double x) { return bessel(1, x, false); });
  one_number(t, "i0e", {0.2, 4}, [](double x) { return bessel(0, x, true); });
  one_number(t, "i1e", {0.2, 4}, [](double x) { return bessel(1, x, true); });
  // Gradients of higher orders use Bessel functions of higher orders, which small, large and zero arguments lead elsewhere.
  for (const char* op : {"i0", "i1"}) {
    const double n = op[1] == '1' ? 1 : 0;
    Case& c = t.add(op, "", {given({4}, {0, 1e-3, 9, -12})}, of_numbers([n](double x) { return bessel(n, x, false); }));
    c.dtypes = {EAGER_FLOAT64};
    c.tolerance = 8;
  }
  two_numbers(
      t, "beta", {0.6, 3}, {0.6, 3},
      [](double a, double b) { return static_cast<double>(std::exp(log_of_beta(a, b))); }, 0);
  two_numbers(t, "igamma", {0.6, 4}, {0.4, 5}, lower_gamma, 0);
  two_numbers(
      t, "igammac", {0.6, 4}, {0.4, 5}, [](double a, double x) { return 1 - lower_gamma(a, x); }, 0);
  two_numbers(t, "zeta", {1.5, 4}, {0.6, 4}, hurwitz, 0);
  t.add("gamma_sample_log_slope", "", {in({2, 3}, 0.6, 4), in({3}, -1, 1.5)}, of_numbers([](double a, double log_x) {
          const double x = std::exp(log_x), h = 2e-3;
          const auto difference = [&](int k) { return lower_gamma(a + k * h, x) - lower_gamma(a - k * h, x); };
          const double slope = (45 * difference(1) - 9 * difference(2) + difference(3)) / (60 * h);
          return -slope / std::exp(a * log_x - x - std::lgamma(a));
        }))
      .tolerance = 1000;
  const Input whole = of_dtype(EAGER_INT32, {3}, {2, 3, 5});
  t.add("igamma", "", {whole, in({3}, 0.5, 4)}, of_numbers(lower_gamma)).dtypes = {EAGER_FLOAT32, EAGER_FLOAT64};
  t.add("zeta", "", {whole, in({2, 3}, 0.6, 3)}, of_numbers(hurwitz)).dtypes = {EAGER_FLOAT32, EAGER_FLOAT64};
  Case& beta = t.add("betainc", "", {whole, of_dtype(EAGER_INT32, {2, 1}, {1, 4}), in({2, 3}, 0.1, 0.8)},
                     of_numbers(incomplete_beta));
  beta.dtypes = {EAGER_FLOAT32, EAGER_FLOAT64};
  for (const Dims& dims : {Dims{2, 3}, Dims{}, Dims{0}, Dims{701}}) {
    Case& c = t.add("betainc", "", {in(dims, 0.6, 4), in({}, 0.6, 4), in(dims, 0.1, 0.9)}, of_numbers(incomplete_beta));
    c.flags = dims == Dims{2, 3} ? 0 : uint32_t{kNoGradient};
    c.tolerance = 4;
    c.dtypes = kFloatDTypes;
  }
  t.refuse("betainc_slope", "order_a=3 order_b=-1", {in({2}), in({2}), in({2})},
           "the sum of 'order_a' and 'order_b' must be from 1 to 8, got 3 and -1");
  const Reference lbeta = [](const Call& c) -> std::vector<Array> {
    const Array& x = c.inputs[0];
    const Dims dims(x.dims.begin(), x.dims.end() - 1);
    const int64_t n = x.dims.back();
    return {generate(dims, [&](const Dims& i) -> Complex {
      long double sum = 0, logs = 0;
      for (int64_t k = 0; k < n; ++k) {
        const long double v = x.values[static_cast<size_t>(ravel(i, dims) * n + k)].real();
        sum += v;
        logs += std::lgamma(v);
      }
      return n == 0 ? -INFINITY : static_cast<double>(logs - std::lgamma(sum));
    })};
  };
  for (const Dims& dims : {Dims{2, 3}, Dims{4}, Dims{2, 2, 2}, Dims{3, 1}, Dims{0, 3}, Dims{5, 40}, Dims{2, 0}}) {
    Case& c = t.add("lbeta", "", {in(dims, 0.6, 3)}, lbeta);
    c.flags = dims == Dims{5, 40} || count(dims) == 0 ? uint32_t{kNoGradient} : 0;
    c.tolerance = 8;
    c.dtypes = kFloatDTypes;
  }
  // Integers become floats.
  const auto add_whole = [&t](const char* op, std::vector<std::vector<Complex>> x, Reference reference) {
    std::vector<Input> inputs;
    for (std::vector<Complex>& one : x) inputs.push_back(given({3}, std::move(one)));
    Case& c = t.add(op, "", std::move(inputs), std::move(reference));
    c.flags = kValuesOnly;
    c.tolerance = 4;
    c.dtypes = {EAGER_UINT8, EAGER_INT32, EAGER_INT64};
  };
  add_whole("gamma", {{1, 4, 6}}, of_numbers([](double x) { return std::tgamma(x); }));
  add_whole("log_ndtr", {{0, 1, 3}}, of_numbers(log_ndtr));
  add_whole("i1e", {{0, 1, 3}}, of_numbers([](double x) { return bessel(1, x, true); }));
  add_whole("beta", {{1, 2, 5}, {3, 1, 4}},
            of_numbers([](double a, double b) { return static_cast<double>(std::exp(log_of_beta(a, b))); }));
  add_whole("igamma", {{1, 2, 5}, {3, 1, 4}}, of_numbers(lower_gamma));
  t.refuse("lbeta", "", {in({})}, "x must have at least one dimension");
}

// ---- values over the whole range

struct Row {
  const char* op;
  std::vector<double> inputs;
  double value;
};
const Row kRows[] = {
#include "op_cases/special_values.inc"
};

// Checks the rows of an op to within so many units of the last place of float64, and to 2 in float32, which is rounded once.
void values(Table& t, const char* op, double most) {
  t.custom(op, "has mpmath's values over its whole range", [op, most] {
    client::Context ctx = client::make_context(1);
    for (int32_t dtype : {EAGER_FLOAT64, EAGER_FLOAT32}) {
      const double largest = dtype == EAGER_FLOAT32 ? 3.4e38 : 1.7e308,
                   least = dtype == EAGER_FLOAT32 ? 1.2e-38 : 1e-307;
      const auto fits = [&](double x) { return std::abs(x) < largest && std::abs(x) > least; };
      for (const Row& row : kRows) {
        if (std::string(row.op) != op || !fits(row.value)) continue;
        std::vector<client::Tensor> inputs;
        bool all_fit = true;
        for (double x : row.inputs) {
          all_fit = all_fit && fits(x);
          const std::vector<unsigned char> bytes = numbers::encode({x}, dtype);
          inputs.push_back(client::make_tensor(ctx.get(), dtype, {1}, bytes.data(), bytes.size()));
        }
        if (!all_fit) continue;
        client::Op prepared = client::make_op(ctx.get(), op);
        const client::Tensor y = std::move(client::execute(ctx.get(), prepared.get(), client::handles(inputs))[0]);
        std::vector<unsigned char> bytes(eager_tensor_num_bytes(y.get()));
        client::check(eager_tensor_read(y.get(), bytes.data(), bytes.size()));
        const double got = numbers::decode(bytes.data(), 1, dtype)[0].real();
        const double error = std::abs(got / row.value - 1) / numbers::epsilon(dtype);
        if (error <= (dtype == EAGER_FLOAT32 ? 2 : most)) continue;
        fail(std::string(op) + " of " + std::to_string(row.inputs[0]) + " ... in " + numbers::name_of(dtype) + " is " +
             std::to_string(got) + ", off by " + std::to_string(error) + " units");
      }
    }
  });
}

void whole_ranges(Table& t) {
  for (const char* op : {"erfinv", "erfcinv", "ndtri"}) values(t, op, 2);
  // CUDA's tangent, which is that of negative numbers, may be off by two units itself.
  values(t, "digamma", client::device_scope.empty() || client::device_scope == "cpu:0" ? 2 : 4);
  for (const char* op : {"i0", "i1", "i0e", "i1e"}) values(t, op, 6);
  for (const char* op : {"log_ndtr", "gamma", "zeta", "polygamma"}) values(t, op, 12);
  for (const char* op : {"igamma", "igammac"}) values(t, op, 24);
  // Where thousands are subtracted from thousands in an exponent.
  for (const char* op : {"beta", "log_beta", "betainc"}) values(t, op, 600);
}

// ---- edges, as SciPy has them

void edge(Table& t, const char* op, std::vector<std::vector<Complex>> inputs, std::vector<Complex> expected) {
  const auto n = static_cast<int64_t>(expected.size());
  std::vector<Input> given_inputs;
  for (std::vector<Complex>& x : inputs) given_inputs.push_back(given({n}, std::move(x)));
  Case& c = t.add(op, "", std::move(given_inputs), [expected, n](const Call&) -> std::vector<Array> {
    return {Array{{n}, expected}};
  });
  c.flags = kValuesOnly;
  c.dtypes = {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64};
}

void edges(Table& t) {
  const double inf = kInfinite, nan = kNone;
  edge(t, "erfinv", {{0, 1, -1, 1.25, -2, inf, nan}}, {0, inf, -inf, nan, nan, nan, nan});
  edge(t, "erfcinv", {{1, 0, 2, 2.25, -0.5, inf, nan}}, {0, inf, -inf, nan, nan, nan, nan});
  edge(t, "ndtri", {{0.5, 0, 1, 1.25, -0.5, inf, nan}}, {0, -inf, inf, nan, nan, nan, nan});
  edge(t, "log_ndtr", {{inf, -inf, nan, -100}}, {0, -inf, nan, -5005.5242086942050});
  edge(t, "gamma", {{0.0, -0.0, -1, -2, -inf, inf, 5, nan}}, {inf, -inf, nan, nan, nan, inf, 24, nan});
  edge(t, "i0", {{0, inf, -inf, nan}}, {1, inf, inf, nan});
  edge(t, "i1", {{0, inf, -inf, nan}}, {0, inf, -inf, nan});
  edge(t, "i0e", {{0, inf, -inf, nan}}, {1, 0, 0, nan});
  edge(t, "i1e", {{0, inf, -inf, nan}}, {0, 0, 0, nan});
  edge(t, "beta",
       {{0, 0, -1, -1, -2, -1.5, inf, inf, 1, 0, -3, -3, -3, 2}, {1, 0, 1, 2, 1.5, 0.5, 1, inf, nan, inf, 2, 3, 4, -3}},
       {inf, inf, -1, inf, inf, 0, 0, nan, nan, inf, 1 / 6.0, -1 / 3.0, inf, 1 / 6.0});
  const std::vector<Complex> a = {0, 0, 1, -1, 1, inf, 1, inf, nan, 1, 0},
                             x = {0, 1, 0, 1, -1, 1, inf, inf, 1, nan, inf};
  edge(t, "igamma", {a, x}, {nan, 1, 0, nan, nan, 0, 1, nan, nan, nan, 1});
  edge(t, "igammac", {a, x}, {nan, 0, 1, nan, nan, 1, 0, nan, nan, nan, 0});
  edge(t, "betainc",
       {{1, 1, 0, 1, 0, 0, 1, -1, 1, 1, inf, 1, inf, nan, 1, inf, 1},
        {1, 1, 1, 0, 0, 1, 0, 1, 1, 1, 1, inf, inf, 1, 1, 1, inf},
        {0, 1, 0.5, 0.5, 0.5, 0, 1, 0.5, -0.5, 1.5, 0.5, 0.5, 0.5, 0.5, nan, 1, 0}},
       {0, 1, 1, 0, nan, 0, 1, nan, nan, nan, 0, 1, nan, nan, nan, 1, 0});
  for (double most : {1e18, 1e30}) {  // where a fraction would have no end
    edge(t, "betainc",
         {{most, most, most, most, 1, 1}, {most, most, most, 1, most, most}, {0.5, 0.25, 0.75, 0.5, 0.5, 0}},
         {0.5, 0, 1, 0, 1, 0});
    t.cases.back().dtypes = {EAGER_FLOAT32, EAGER_FLOAT64};
  }
  edge(t, "sinc_derivative", {{nan, -1, 0.5, 3000, 30000, 0, 1}, {1, 1, 1, 1, 1, 0, 0}},
       {nan, nan, nan, nan, nan, 1, 0});
  edge(t, "zeta",
       {{1, 0.5, 2, 2, 2, 3, 2.5, 2, nan, 2, 1, inf, 2}, {1, 1, 0, -1, -1.5, -1.5, -1.5, inf, 1, nan, -1, 2, -inf}},
       {inf, nan, inf, inf, 9.3792466449891237, 0.1181020258208637, nan, 0, nan, nan, inf, 0, inf});
  for (const char* name : {"igamma", "igammac"}) {
    t.custom(name, "is from 0 to 1", [name] {
      std::vector<double> a = {1e-300, 4.9e-272, 1.17e-16}, x = {1, 0.979, 0.39};
      std::mt19937_64 random(1);
      const auto power_of_10 = [&random](double low, double high) {
        return std::pow(10, low + (high - low) * static_cast<double>(random()) * 0x1p-64);
      };
      for (int i = 0; i < 50000; ++i) {
        a.push_back(power_of_10(i % 2 == 0 ? -320 : -12, 4));
        x.push_back(power_of_10(i % 3 == 0 ? -20 : -3, i % 3 == 0 ? 4 : 1));
      }
      const client::Context ctx = client::make_context(1);
      const client::Op op = client::make_op(ctx.get(), name);
      const int64_t n = static_cast<int64_t>(a.size());
      const client::Tensor a_tensor = client::make_tensor(ctx.get(), EAGER_FLOAT64, {n}, a.data(), a.size() * 8),
                           x_tensor = client::make_tensor(ctx.get(), EAGER_FLOAT64, {n}, x.data(), x.size() * 8);
      const client::Tensor y = std::move(client::execute(ctx.get(), op.get(), {a_tensor.get(), x_tensor.get()})[0]);
      std::vector<double> found(a.size());
      client::check(eager_tensor_read(y.get(), found.data(), found.size() * 8));
      for (size_t i = 0; i < found.size(); ++i) {
        if (!(found[i] >= 0 && found[i] <= 1)) {
          fail("of " + std::to_string(std::log10(a[i])) + " and " + std::to_string(std::log10(x[i])) +
               " (powers of 10) it differs from 0 to 1 by " + std::to_string(std::max(-found[i], found[i] - 1) * 1e16) +
               "e-16");
        }
      }
    });
  }
  t.custom("lbeta", "is 0 for one number, and -inf for none", [] {
    client::Context ctx = client::make_context(1);
    client::Op op = client::make_op(ctx.get(), "lbeta");
    const float x = 3;
    const client::Tensor one = client::make_tensor(ctx.get(), EAGER_FLOAT32, {1}, &x, 4),
                         none = client::make_tensor(ctx.get(), EAGER_FLOAT32, {2, 0}, nullptr, 0);
    float y[2];
    client::check(eager_tensor_read(client::execute(ctx.get(), op.get(), {one.get()})[0].get(), y, 4));
    if (y[0] != 0) fail("of one number it is not 0");
    client::check(eager_tensor_read(client::execute(ctx.get(), op.get(), {none.get()})[0].get(), y, 8));
    if (y[0] != -INFINITY || y[1] != -INFINITY) fail("of none it is not -inf");
  });
  t.custom("igamma", "has derivatives in its first parameter up to the eighth", [] {
    const client::Context ctx = client::make_context(1);
    const double one_and_half = 1.5;
    for (const char* name : {"igamma", "igammac", "zeta"}) {
      const client::Tensor a = client::make_tensor(ctx.get(), EAGER_FLOAT64, {}, &one_and_half, 8);
      const client::Tensor x = client::make_tensor(ctx.get(), EAGER_FLOAT64, {}, &one_and_half, 8);
      std::vector<client::Tape> tapes;
      for (int i = 0; i < 9; ++i) {
        tapes.push_back(client::make_tape(ctx.get()));
        client::check(eager_tape_watch(tapes.back().get(), a.get()));
      }
      const client::Op op = client::make_op(ctx.get(), name);
      client::Tensor y = std::move(client::execute(ctx.get(), op.get(), {a.get(), x.get()})[0]);
      for (int order = 1; order <= 9; ++order) {
        try {
          y = std::move(client::gradient(ctx.get(), tapes.back().get(), {y.get()}, {}, {a.get()})[0]);
          if (order == 9) fail(std::string(name) + ": there is a ninth");
        } catch (const client::Failure& e) {
          if (order < 9 || e.code != EAGER_UNIMPLEMENTED ||
              std::string(e.what()).find("with respect to x1 beyond order 8") == std::string::npos)
            fail(std::string(name) + ", order " + std::to_string(order) + ": " + e.what());
        }
        tapes.pop_back();
      }
    }
  });
  // With mpmath's values, where each of the series is used.
  t.custom("igamma", "has the derivatives in its first parameter, as zeta has", [] {
    struct Slope {
      const char* op;
      double order, x1, x2, value;
    };
    const Slope slopes[] = {
#include "op_cases/special_slopes.inc"
    };
    const client::Context ctx = client::make_context(1);
    for (const Slope& s : slopes) {
      const client::Op op = client::make_op(ctx.get(), std::string(s.op) + "_slope");
      client::check(eager_op_set_float(op.get(), "order", s.order));
      const client::Tensor x1 = client::make_tensor(ctx.get(), EAGER_FLOAT64, {}, &s.x1, 8);
      const client::Tensor x2 = client::make_tensor(ctx.get(), EAGER_FLOAT64, {}, &s.x2, 8);
      double got;
      client::check(eager_tensor_read(client::execute(ctx.get(), op.get(), {x1.get(), x2.get()})[0].get(), &got, 8));
      if (!(std::abs(got / s.value - 1) < 2e-12))
        fail(std::string(s.op) + " of " + std::to_string(s.x1) + ", order " + std::to_string(s.order) + ": it is " +
             std::to_string(got));
    }
  });
  // With mpmath's values.
  t.custom("log_ndtr", "has the derivatives of the second to the sixth order", [] {
    struct Row {
      double x, derivatives[5];
    };
    const Row all[] = {
        {-10000,
         {-0.9999999900000006, 1.99999976000003e-12, 5.99999880000021e-16, 2.399999280000168e-19,
          1.1999994960001512e-22}},
        {-1000,
         {-0.99999900000599995, 1.9999760002999959e-9, 5.9998800020999627e-12, 2.3999280016799627e-14,
          1.199949601511959e-16}},
        {-100,
         {-0.99990005995005174, 1.9976029958623432e-6, 5.9880209627737542e-8, 2.3928167627876772e-9,
          1.1949750790831413e-10}},
        {-37.5,
         {-0.99929190511457925, 3.7605140156381738e-5, 2.991453099245385e-6, 3.1684314238144681e-7,
          4.188946437134605e-8}},
        {-12,
         {-0.99332927366415414, 0.0010686026960367542, 0.00025351456089684986, 7.9178239387841694e-5,
          3.051974323956146e-5}},
        {-3,
         {-0.92944081321473188, 0.031470672830842488, 0.018930547102077378, 0.013578681847727706,
          0.010669718169548384}},
        {-1.5,
         {-0.8504534064497973, 0.083151924423927126, 0.056683231968575253, 0.040089123860499378, 0.022127146317597865}},
        {-1,
         {-0.80090233442965121, 0.11693119540604883, 0.07917498368074563, 0.0487790804707741, 0.0085437603306302679}},
        {-0.5,
         {-0.73151959284412105, 0.16260392517612297, 0.10301187006051434, 0.042292792319855707, -0.043218423345952169}},
        {0,
         {-0.63661977236758134, 0.21801361414499016, 0.11477068205421886, -0.004437688462617821, -0.15265853384165693}},
        {1,
         {-0.3703137142233946, 0.29571817018227121, 0.00054769007944965555, -0.23096626814687358,
          -0.16144558803217226}},
        {2.5,
         {-0.044405656605198767, 0.094942754469749076, -0.15583846511022206, 0.1355611747826463, 0.1702232800986925}},
        {6,
         {-3.6455297171822411e-8, 2.1265590061811302e-7, -1.2030248146071554e-6, 6.5801812469220731e-6,
          -3.4668988925252848e-5}},
        {30,
         {-4.4209384046356426e-195, 1.3248078752558142e-193, -3.9655817489581714e-192, 1.185700101061684e-190,
          -3.5412379761892192e-189}},
    };
    const client::Context ctx = client::make_context(1);
    for (const Row& row : all) {
      for (const int32_t dtype : {EAGER_FLOAT64, EAGER_FLOAT32}) {
        const std::vector<unsigned char> bytes = numbers::encode({row.x}, dtype);
        const client::Tensor x = client::make_tensor(ctx.get(), dtype, {}, bytes.data(), bytes.size());
        std::vector<client::Tape> tapes;
        for (int i = 0; i < 6; ++i) {
          tapes.push_back(client::make_tape(ctx.get()));
          client::check(eager_tape_watch(tapes.back().get(), x.get()));
        }
        const client::Op op = client::make_op(ctx.get(), "log_ndtr");
        client::Tensor y = std::move(client::execute(ctx.get(), op.get(), {x.get()})[0]);
        for (int order = 1; order <= 6; ++order) {
          y = std::move(client::gradient(ctx.get(), tapes.back().get(), {y.get()}, {}, {x.get()})[0]);
          tapes.pop_back();
          if (order == 1) continue;
          std::vector<unsigned char> found(eager_tensor_num_bytes(y.get()));
          client::check(eager_tensor_read(y.get(), found.data(), found.size()));
          const double got = numbers::decode(found.data(), 1, dtype)[0].real(), want = row.derivatives[order - 2];
          if (dtype == EAGER_FLOAT32 && std::abs(want) < 1e-37) continue;
          if (!(std::abs(got / want - 1) < (dtype == EAGER_FLOAT32 ? 1e-6 : 1e-11)))
            fail("order " + std::to_string(order) + " at " + std::to_string(row.x) + ": it is " + std::to_string(got));
        }
      }
    }
  });
  // I_n^(k) = 2^-k times the sum of binomial(k, j) I_(n - k + 2 j), where I_-n = I_n.
  t.custom("i0", "has derivatives of any order, as i1, i0e and i1e have", [] {
    const auto derivative = [](int n, int order, double x) {
      double sum = 0, choices = 1;
      for (int j = 0; j <= order; ++j) {
        const int of = std::abs(n - order + 2 * j);
        sum += choices * std::cyl_bessel_i(of, std::abs(x)) * (x < 0 && of % 2 == 1 ? -1 : 1);
        choices = choices * (order - j) / (j + 1);
      }
      return std::ldexp(sum, -order);
    };
    const client::Context ctx = client::make_context(1);
    for (const char* name : {"i0", "i1", "i0e", "i1e"}) {
      const int n = name[1] - '0';
      const bool is_scaled = name[2] == 'e';
      for (const double x : {8.0, 0.5, is_scaled ? 3.0 : -3.0}) {
        const client::Tensor input = client::make_tensor(ctx.get(), EAGER_FLOAT64, {}, &x, 8);
        std::vector<client::Tape> tapes;
        for (int i = 0; i < 7; ++i) {
          tapes.push_back(client::make_tape(ctx.get()));
          client::check(eager_tape_watch(tapes.back().get(), input.get()));
        }
        const client::Op op = client::make_op(ctx.get(), name);
        client::Tensor y = std::move(client::execute(ctx.get(), op.get(), {input.get()})[0]);
        for (int order = 1; order <= 7; ++order) {
          y = std::move(client::gradient(ctx.get(), tapes.back().get(), {y.get()}, {}, {input.get()})[0]);
          tapes.pop_back();
          double got, want = derivative(n, order, x);
          if (is_scaled) {  // of e^-x I_n, by Leibniz' rule
            double choices = 1;
            want = 0;
            for (int k = 0; k <= order; ++k) {
              want += ((order - k) % 2 == 0 ? choices : -choices) * std::exp(-x) * derivative(n, k, x);
              choices = choices * (order - k) / (k + 1);
            }
          }
          client::check(eager_tensor_read(y.get(), &got, 8));
          if (!(std::abs(got - want) < 1e-11 * std::max(1.0, std::abs(want))))
            fail(std::string(name) + " at " + std::to_string(x) + ", order " + std::to_string(order) + ": it is " +
                 std::to_string(got) + " instead of " + std::to_string(want));
        }
      }
    }
  });
  t.custom("polygamma", "is right where the factorial of the order overflows, or the sum underflows", [] {
    struct Value {
      double order, x, value;
    };
    const Value values[] = {{100, 10000, -9.3793632015435127e-245},
                            {171, 1000, 7.8957036584269071e-207},
                            {180, 500, -2.0368079501995667e-159},
                            {1000, 370, -0.00073264565798063697},
                            {5000, 2100, -1.7768301155986496e-289},
                            {200, 1e10, 0},
                            {100000, 1, -kInfinite},
                            {171, kInfinite, 0},
                            {50, -999999.5, -6.0828186396963761e-238},
                            {60, -300000.5, -3.2708562386180064e-249},
                            {60, -300000.4375, 6.6147472595014599e+103},
                            {100, -0.5, -1.5303349262176004e+140},
                            {172, -40.5, -2.5948727560259937e+31},
                            {300, -100.5, -36549896196.907703},
                            {301, -6.5, kInfinite},
                            {700, -1.5, -kInfinite},
                            {1000, -0.5, -kInfinite},
                            {1000, -1.5, -kInfinite}};
    const client::Context ctx = client::make_context(1);
    const client::Op op = client::make_op(ctx.get(), "polygamma");
    for (const Value& v : values) {
      const client::Tensor order = client::make_tensor(ctx.get(), EAGER_FLOAT64, {}, &v.order, 8),
                           x = client::make_tensor(ctx.get(), EAGER_FLOAT64, {}, &v.x, 8);
      double got;
      client::check(eager_tensor_read(client::execute(ctx.get(), op.get(), {order.get(), x.get()})[0].get(), &got, 8));
      if (got != v.value && !(std::abs(got / v.value - 1) < 2e-11))
        fail("of order " + std::to_string(v.order) + " at " + std::to_string(v.x) + " it is " + std::to_string(got));
    }
  });
  t.custom("betainc", "has second derivatives where the density is 0, as igamma has", [] {
    struct Second {
      const char* op;
      std::vector<double> x;
      size_t first, second;
      double value;
    };
    const double inf = kInfinite;
    const Second seconds[] = {{"igamma", {1.5, 0}, 0, 1, 0},     {"igamma", {1.5, 0}, 1, 0, 0},
                              {"igamma", {1.5, 0}, 1, 1, inf},   {"igamma", {2, 0}, 1, 1, 1},
                              {"igamma", {3, 0}, 1, 1, 0},       {"igamma", {1, 0}, 1, 1, -1},
                              {"igamma", {1, 0}, 1, 0, -inf},    {"igamma", {0.5, 0}, 1, 1, -inf},
                              {"igamma", {2, inf}, 1, 0, 0},     {"igamma", {2, inf}, 1, 1, 0},
                              {"betainc", {2, 3, 0}, 0, 2, 0},   {"betainc", {2, 3, 0}, 2, 0, 0},
                              {"betainc", {2, 3, 0}, 2, 1, 0},   {"betainc", {3, 3, 0}, 2, 2, 0},
                              {"betainc", {3, 3, 1}, 2, 2, 0},   {"betainc", {3, 2.5, 1}, 1, 2, 0},
                              {"betainc", {3, 2.5, 1}, 2, 1, 0}, {"betainc", {1, 3, 0}, 2, 2, -6}};
    const client::Context ctx = client::make_context(1);
    for (const Second& s : seconds) {
      std::vector<client::Tensor> inputs;
      for (const double& x : s.x) inputs.push_back(client::make_tensor(ctx.get(), EAGER_FLOAT64, {}, &x, 8));
      const client::Op op = client::make_op(ctx.get(), s.op);
      const client::Tape outer = client::make_tape(ctx.get()), inner = client::make_tape(ctx.get());
      client::check(eager_tape_watch(outer.get(), inputs[s.second].get()));
      client::check(eager_tape_watch(inner.get(), inputs[s.first].get()));
      const client::Tensor y = std::move(client::execute(ctx.get(), op.get(), client::handles(inputs))[0]);
      const client::Tensor first =
          std::move(client::gradient(ctx.get(), inner.get(), {y.get()}, {}, {inputs[s.first].get()})[0]);
      const client::Tensor second =
          std::move(client::gradient(ctx.get(), outer.get(), {first.get()}, {}, {inputs[s.second].get()})[0]);
      double got;
      client::check(eager_tensor_read(second.get(), &got, 8));
      if (got != s.value && !(std::abs(got - s.value) < 1e-12))
        fail(std::string(s.op) + " of " + std::to_string(s.x[0]) + " ... " + std::to_string(s.x.back()) + ", inputs " +
             std::to_string(s.first) + " and " + std::to_string(s.second) + ": it is " + std::to_string(got));
    }
  });
  t.custom("betainc", "has the further derivatives in x where the density is 0", [] {
    struct Derivative {
      double a, b, x;
      int order;
      double value;
      size_t first = 2;  // the input of the first derivative
    };
    const double inf = kInfinite;
    const Derivative derivatives[] = {{2, 3, 0, 1, 0},       {2, 3, 0, 2, 12},       {2, 3, 0, 3, -48},
                                      {2, 3, 0, 4, 72},      {2, 3, 0, 5, 0},        {1.5, 3, 0, 1, 0},
                                      {1.5, 3, 0, 2, inf},   {1.5, 3, 0, 3, -inf},   {1.5, 3, 0, 4, inf},
                                      {3, 2, 0, 2, 0},       {3, 2, 0, 3, 24},       {3, 2, 0, 4, -72},
                                      {2.5, 0.5, 0, 2, 0},   {2.5, 0.5, 0, 3, inf},  {3, 2, 1, 1, 0},
                                      {3, 2, 1, 2, -12},     {3, 2, 1, 3, -48},      {3, 2, 1, 4, -72},
                                      {3, 1.5, 1, 2, -inf},  {2, 3, 1, 2, 0},        {2, 3, 1, 3, 24},
                                      {1, 3, 1, 2, 0},       {1, 3, 1, 3, 6},        {2, 1e5, 0, 2, 10000100000},
                                      {inf, 2, 0, 1, 0},     {2, 3, 0, 2, 12},       {2000, 2000, 0, 2, 0},
                                      {2000, 2000, 1, 3, 0}, {1 + 1e-9, 3, 0, 1, 0}, {2, 3, 0.5, 2, -3},
                                      {2, 3, 0, 3, 7, 1},    {3, 2, 1, 3, -7, 0}};
    const client::Context ctx = client::make_context(1);
    const client::Op op = client::make_op(ctx.get(), "betainc");
    for (const Derivative& d : derivatives) {
      std::vector<client::Tensor> inputs;
      for (const double* x : {&d.a, &d.b, &d.x})
        inputs.push_back(client::make_tensor(ctx.get(), EAGER_FLOAT64, {}, x, 8));
      std::vector<client::Tape> tapes;
      for (int k = 0; k < d.order; ++k) {
        tapes.push_back(client::make_tape(ctx.get()));
        client::check(eager_tape_watch(tapes.back().get(), inputs[k + 1 == d.order ? d.first : 2].get()));
      }
      client::Tensor y = std::move(client::execute(ctx.get(), op.get(), client::handles(inputs))[0]);
      for (size_t at = d.first; !tapes.empty(); tapes.pop_back(), at = 2)
        y = std::move(client::gradient(ctx.get(), tapes.back().get(), {y.get()}, {}, {inputs[at].get()})[0]);
      double got;
      client::check(eager_tensor_read(y.get(), &got, 8));
      if (got != d.value && !(std::abs(got - d.value) < 1e-12 * std::max(1.0, std::abs(d.value))))
        fail("derivative " + std::to_string(d.order) + " of " + std::to_string(d.a) + ", " + std::to_string(d.b) +
             " at " + std::to_string(d.x) + ": it is " + std::to_string(got));
    }
  });
  t.custom("betainc", "has the derivatives in its parameters", [] {
    struct Slope {
      int64_t order_a, order_b;
      double inputs[3], value;
    };
    const Slope slopes[] = {
#include "op_cases/betainc_slopes.inc"
    };
    const client::Context ctx = client::make_context(1);
    for (const Slope& s : slopes) {
      const client::Op op = client::make_op(ctx.get(), "betainc_slope");
      client::check(eager_op_set_int(op.get(), "order_a", s.order_a));
      client::check(eager_op_set_int(op.get(), "order_b", s.order_b));
      std::vector<client::Tensor> inputs;
      for (const double& x : s.inputs) inputs.push_back(client::make_tensor(ctx.get(), EAGER_FLOAT64, {}, &x, 8));
      double got;
      client::check(eager_tensor_read(client::execute(ctx.get(), op.get(), client::handles(inputs))[0].get(), &got, 8));
      const bool is_mixed = s.order_a > 0 && s.order_b > 0;  // from differences
      if (!(std::abs(got / s.value - 1) < (is_mixed ? 1e-9 : 2e-12)))
        fail("of " + std::to_string(s.inputs[0]) + ", orders " + std::to_string(s.order_a) + " and " +
             std::to_string(s.order_b) + ": it is " + std::to_string(got));
    }
  });
  t.custom("betainc", "has no derivative beyond the eighth", [] {
    const client::Context ctx = client::make_context(1);
    const client::Op op = client::make_op(ctx.get(), "betainc_slope");
    client::check(eager_op_set_int(op.get(), "order_a", 5));
    client::check(eager_op_set_int(op.get(), "order_b", 3));
    const double half = 0.5;
    const client::Tensor x = client::make_tensor(ctx.get(), EAGER_FLOAT64, {}, &half, 8),
                         a = client::make_tensor(ctx.get(), EAGER_FLOAT64, {}, &half, 8);
    const client::Tape tape = client::make_tape(ctx.get());
    client::check(eager_tape_watch(tape.get(), a.get()));
    const client::Tensor y = std::move(client::execute(ctx.get(), op.get(), {a.get(), a.get(), x.get()})[0]);
    try {
      client::gradient(ctx.get(), tape.get(), {y.get()}, {}, {a.get()});
      fail("there is one");
    } catch (const client::Failure& e) {
      if (e.code != EAGER_UNIMPLEMENTED) fail(e.what());
    }
  });
  // No derivative has another order than a whole one from 1 to 8.
  const std::vector<Complex> x1 = {1, 2, 2, inf, 0.5, nan}, x2 = {1.5, 0, -1.5, 2, 1, 1};
  const std::pair<const char*, std::vector<Complex>> of_zeta[] = {{"order=1", {-inf, inf, nan, 0, nan, nan}},
                                                                  {"order=2", {inf, inf, nan, 0, nan, nan}},
                                                                  {"order=1.5", std::vector<Complex>(6, nan)},
                                                                  {"order=9", std::vector<Complex>(6, nan)}};
  for (const auto& [order, expected] : of_zeta) {
    edge(t, "zeta_slope", {x1, x2}, expected);
    t.cases.back().attributes = order;
  }
}

}  // namespace

void special_cases(Table& t) {
  with_gradients(t);
  whole_ranges(t);
  edges(t);
}

}  // namespace op_cases
