// Fourier transforms and signals. References are sums by the definition, in long double.
#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>
#include <random>

#include "op_cases/harness.h"
#include "op_cases/op_case.h"
#include "support/client.h"

namespace op_cases {
namespace {

using Line = std::vector<Complex>;
using Wide = std::complex<long double>;

const long double kPi = 3.14159265358979323846264338327950288L;

Wide turn(int64_t k, int64_t n, int sign) {
  const long double angle = 2 * kPi * static_cast<long double>(k % n) / static_cast<long double>(n);
  return {std::cos(angle), static_cast<long double>(sign) * std::sin(angle)};
}

// The sums of x[j] e^(sign 2 pi i jk/n).
Line sums(const Line& x, int sign) {
  const auto n = static_cast<int64_t>(x.size());
  std::vector<Wide> turns;
  for (int64_t j = 0; j < n; ++j) turns.push_back(turn(j, n, sign));
  Line y;
  for (int64_t k = 0; k < n; ++k) {
    long double re = 0, im = 0;
    for (int64_t j = 0; j < n; ++j) {
      const Complex z = x[static_cast<size_t>(j)];
      const Wide w = turns[static_cast<size_t>(j * k % n)];
      re += z.real() * w.real() - z.imag() * w.imag();
      im += z.real() * w.imag() + z.imag() * w.real();
    }
    y.emplace_back(static_cast<double>(re), static_cast<double>(im));
  }
  return y;
}

// Replaces each line along an axis.
Array along(const Array& x, size_t axis, const std::function<Line(const Line&)>& f) {
  Dims rest = x.dims;
  rest[axis] = 1;
  Array y;
  for (int64_t i = 0; i < count(rest); ++i) {
    Dims at = unravel(i, rest);
    Line line;
    for (at[axis] = 0; at[axis] < x.dims[axis]; ++at[axis])
      line.push_back(x.values[static_cast<size_t>(ravel(at, x.dims))]);
    const Line result = f(line);
    if (i == 0) {
      Dims dims = x.dims;
      dims[axis] = static_cast<int64_t>(result.size());
      y = filled(dims);
    }
    for (at[axis] = 0; at[axis] < y.dims[axis]; ++at[axis])
      y.values[static_cast<size_t>(ravel(at, y.dims))] = result[static_cast<size_t>(at[axis])];
  }
  return y;
}

Line scaled(Line x, const std::string& norm, bool is_inverse, double n) {
  const double factor = norm == "ORTHO" ? 1 / std::sqrt(n) : (norm == "BACKWARD") == is_inverse ? 1 / n : 1;
  for (Complex& z : x) z *= factor;
  return x;
}

enum class Kind { fft, ifft, rfft, irfft };

Line transformed(Kind kind, Line x, int64_t n, const std::string& norm) {
  const bool is_inverse = kind == Kind::ifft || kind == Kind::irfft;
  const int64_t half = n / 2 + 1;
  x.resize(static_cast<size_t>(kind == Kind::irfft ? half : n));
  if (kind == Kind::irfft) {
    x[0] = x[0].real();
    if (n % 2 == 0) x.back() = x.back().real();
    for (int64_t k = half; k < n; ++k) x.push_back(std::conj(x[static_cast<size_t>(n - k)]));
  }
  Line y = scaled(sums(x, is_inverse ? 1 : -1), norm, is_inverse, static_cast<double>(n));
  if (kind == Kind::rfft) y.resize(static_cast<size_t>(half));
  if (kind == Kind::irfft) {
    for (Complex& z : y) z = z.real();
  }
  return y;
}

Array conjugate(Array x) {
  for (Complex& z : x.values) z = std::conj(z);
  return x;
}

Array one_axis(Kind kind, const Array& x, size_t axis, int64_t n, const std::string& norm) {
  if (n == -1) n = kind == Kind::irfft ? 2 * (x.dims[axis] - 1) : x.dims[axis];
  if (count(x.dims) == 0) {
    Dims dims = x.dims;
    dims[axis] = kind == Kind::rfft ? n / 2 + 1 : n;
    return filled(dims);
  }
  return along(x, axis, [&](const Line& line) { return transformed(kind, line, n, norm); });
}

Reference along_axis(const std::string& op) {
  return [op](const Call& c) {
    const bool is_hermitian = op == "hfft" || op == "ihfft";
    std::string norm = c.attributes.string("norm", "BACKWARD");
    if (is_hermitian) norm = norm == "BACKWARD" ? "FORWARD" : norm == "FORWARD" ? "BACKWARD" : norm;
    const Kind kind = op == "fft"                     ? Kind::fft
                      : op == "ifft"                  ? Kind::ifft
                      : op == "rfft" || op == "ihfft" ? Kind::rfft
                                                      : Kind::irfft;
    const Array& x = c.inputs[0];
    const auto axis = static_cast<size_t>(axis_of(c.attributes.integer("axis", -1), x.dims.size()));
    const Array y = one_axis(kind, op == "hfft" ? conjugate(x) : x, axis, c.attributes.integer("n", -1), norm);
    return std::vector<Array>{op == "ihfft" ? conjugate(y) : y};
  };
}

Reference along_axes(const std::string& op) {
  return [op](const Call& c) {
    Array x = c.inputs[0];
    const auto rank = static_cast<int64_t>(x.dims.size());
    const bool is_two = op.back() == '2';
    Dims sizes = c.attributes.ints("s"), axes = c.attributes.ints("axes", is_two ? Dims{-2, -1} : Dims{});
    if (axes.empty()) {
      for (int64_t i = sizes.empty() ? 0 : rank - static_cast<int64_t>(sizes.size()); i < rank; ++i) axes.push_back(i);
    }
    sizes.resize(axes.size(), -1);
    const std::string norm = c.attributes.string("norm", "BACKWARD");
    const bool is_inverse = op[0] == 'i', is_real = op.find("rfft") != std::string::npos;
    for (size_t i = 0; i < axes.size(); ++i) {
      const size_t k = is_real && !is_inverse ? axes.size() - 1 - i : i;  // real ends are at the last axis
      const bool is_end = is_real && k + 1 == axes.size();
      const Kind kind = is_inverse ? (is_end ? Kind::irfft : Kind::ifft) : is_end ? Kind::rfft : Kind::fft;
      x = one_axis(kind, x, static_cast<size_t>(axis_of(axes[k], x.dims.size())), sizes[k], norm);
    }
    return std::vector<Array>{x};
  };
}

void transform_cases(Table& t) {
  for (const std::string op : {"fft", "ifft", "rfft", "irfft", "hfft", "ihfft"}) {
    const auto add = [&](const std::string& attributes, const Dims& dims, uint32_t flags = 0) -> Case& {
      Case& c = t.add(op, attributes, {in(dims)}, along_axis(op));
      c.flags = flags;
      c.floor = 2;
      c.tolerance = 4;
      c.max_integer = 100;
      return c;
    };
    add("", {4});
    add("", {5}, kFirstOrder);
    add("n=3 axis=0", {4, 2});
    add("n=6 axis=1 norm=ORTHO", {2, 3, 2}, kFirstOrder);
    add("n=5 norm=FORWARD", {3}, kFirstOrder);
    add("n=1", {3}, kFirstOrder);
    add("axis=-2 norm=FORWARD", {3, 2}, kFirstOrder);
    add("n=4", {0}, kNoGradient);
    add("", {0, 3}, kNoGradient);
    add("axis=0", {3, 0}, kNoGradient);
    t.refuse(op, "", {in({})}, "axis -1 is out of bounds for a tensor of rank 0");
    t.refuse(op, "axis=1", {in({3})}, "axis 1 is out of bounds for a tensor of rank 1");
    t.refuse(op, "n=0", {in({3})}, "Invalid number of FFT data points (0) specified.");
    t.refuse(op, "n=-3", {in({3})}, "Invalid number of FFT data points (-3) specified.");
    t.refuse(op, "norm=L2", {in({3})}, "Value for attr 'norm' of \"L2\" is not in the list of allowed values");
    if (op.find("rfft") == std::string::npos && op != "hfft" && op != "ihfft")
      t.refuse(op, "", {in({2, 0})}, "Invalid number of FFT data points (0) specified.");
  }
  t.refuse("fft_c2r", "n=-5", {of_dtype(EAGER_COMPLEX64, {3}, {1, 2, 3})}, "n must not be negative, got -5");
  t.refuse("irfft", "", {in({2, 0})}, "Invalid number of FFT data points (-2) specified.");
  t.refuse("hfft", "", {in({1})}, "Invalid number of FFT data points (0) specified.");
  for (const std::string op : {"fft2", "ifft2", "rfft2", "irfft2", "fftn", "ifftn", "rfftn", "irfftn"}) {
    const auto add = [&](const std::string& attributes, const Dims& dims, uint32_t flags = 0) {
      Case& c = t.add(op, attributes, {in(dims)}, along_axes(op));
      c.flags = flags;
      c.floor = 2;
      c.tolerance = 4;
      c.max_integer = 100;
    };
    add("", {3, 2});
    add("s=2,5 axes=0,1 norm=ORTHO", {3, 3}, kFirstOrder);
    add("s=-1,4 axes=2,0 norm=FORWARD", {2, 1, 3}, kFirstOrder);
    add("axes=1,2", {0, 2, 3}, kNoGradient);
    t.refuse(op, "s=2 axes=0,1", {in({2, 2})}, "Shape and axes have different lengths.");
    t.refuse(op, "axes=1,-1", {in({2, 2})}, "axis -1 is given twice");
    t.refuse(op, "s=0,2 axes=0,1", {in({2, 2})}, "Invalid number of FFT data points (0) specified.");
    if (op.back() == '2') t.refuse(op, "", {in({3})}, "axis -2 is out of bounds for a tensor of rank 1");
  }
  t.add("fftn", "s=3", {in({2, 2})}, along_axes("fftn")).flags = kFirstOrder;
  t.add("fftn", "", {in({})}, along_axes("fftn")).flags = kNoGradient;
  t.refuse("fftn", "s=2,2", {in({3})}, "s has 2 sizes for a tensor of rank 1");
  t.refuse("rfftn", "", {in({})}, "at least 1 axis must be transformed");
}

// ---- many lengths, and what holds of long transforms

using client::Tensor;

class Transformer {
 public:
  std::vector<Complex> run(const char* op, int32_t dtype, const Dims& dims, const std::vector<Complex>& x, int64_t axis,
                           int64_t n = 0) {
    const std::vector<unsigned char> bytes = numbers::encode(x, dtype);
    const Tensor input = client::make_tensor(ctx_.get(), dtype, dims, bytes.data(), bytes.size());
    const client::Op prepared = client::make_op(ctx_.get(), op);
    client::check(eager_op_set_int(prepared.get(), "axis", axis));
    if (n) client::check(eager_op_set_int(prepared.get(), "n", n));
    return array_of(client::execute(ctx_.get(), prepared.get(), {input.get()})[0].get()).values;
  }

 private:
  client::Context ctx_ = client::make_context(1);
};

std::vector<Complex> drawn_numbers(int64_t n, bool is_complex) {
  std::mt19937 random(static_cast<unsigned>(n));
  std::uniform_real_distribution<double> number(-1, 1);
  std::vector<Complex> x;
  for (int64_t i = 0; i < n; ++i) {
    const double re = number(random);
    x.emplace_back(re, is_complex ? number(random) : 0);
  }
  return x;
}

// Fails where the relative error, as a root mean square, is more than 2 eps sqrt(1 + log2 n).
void check_error(const std::string& what, const std::vector<Complex>& got, const std::vector<Complex>& want, int64_t n,
                 int32_t dtype) {
  double error = 0, size = 0;
  for (size_t i = 0; i < want.size(); ++i) error += std::norm(got[i] - want[i]), size += std::norm(want[i]);
  const double allowed = 2 * numbers::epsilon(dtype) * std::sqrt(1 + std::log2(static_cast<double>(n)));
  if (got.size() != want.size() || !(std::sqrt(error) <= allowed * std::sqrt(size)))
    fail(what + " of " + std::to_string(n) + " " + numbers::name_of(dtype) + ": a relative error of " +
         std::to_string(std::sqrt(error / size) / allowed) + " times what is allowed");
}

// Transforms [outer, n, inner] and compares some of the lines.
void check_lines(Transformer& t, int64_t n, int64_t outer, int64_t inner) {
  for (const int32_t dtype : {EAGER_COMPLEX64, EAGER_COMPLEX128}) {
    const int32_t real = dtype == EAGER_COMPLEX64 ? EAGER_FLOAT32 : EAGER_FLOAT64;
    const std::vector<Complex> x = numbers::rounded(drawn_numbers(outer * n * inner, true), dtype);
    std::vector<Complex> reals = x;
    for (Complex& z : reals) z = z.real();
    const Dims dims = {outer, n, inner};
    const int64_t half = n / 2 + 1;
    const auto line = [&](const std::vector<Complex>& all, int64_t size, int64_t o, int64_t i) {
      Line y;
      for (int64_t k = 0; k < size; ++k) y.push_back(all[static_cast<size_t>((o * size + k) * inner + i)]);
      return y;
    };
    const std::vector<Complex> f = t.run("fft", dtype, dims, x, 1), g = t.run("ifft", dtype, dims, x, 1);
    const std::vector<Complex> r = t.run("rfft", real, dims, reals, 1),
                               h = t.run("irfft", dtype, {outer, half, inner}, r, 1, n);
    for (const int64_t o : {int64_t{0}, outer - 1}) {
      for (const int64_t i : {int64_t{0}, inner - 1}) {
        const Line in = line(x, n, o, i), in_reals = line(reals, n, o, i);
        check_error("fft", line(f, n, o, i), transformed(Kind::fft, in, n, "BACKWARD"), n, dtype);
        check_error("ifft", line(g, n, o, i), transformed(Kind::ifft, in, n, "BACKWARD"), n, dtype);
        check_error("rfft", line(r, half, o, i), transformed(Kind::rfft, in_reals, n, "BACKWARD"), n, real);
        check_error("irfft", line(h, n, o, i), in_reals, n, real);
      }
    }
  }
}

// A line with few numbers that are not zero, so that its transform takes few terms.
void check_long_line(Transformer& t, int64_t n, int32_t dtype) {
  std::mt19937_64 random(static_cast<uint64_t>(n));
  std::vector<Complex> x(static_cast<size_t>(n)), want(static_cast<size_t>(n));
  const bool is_real = !numbers::is_complex(dtype);
  for (int i = 0; i < 3; ++i) {
    const auto at = static_cast<int64_t>(random() % static_cast<uint64_t>(n));
    const Complex z(1 + i, is_real ? 0 : 2 - i);
    x[static_cast<size_t>(at)] += z;
    const Wide step = turn(at, n, -1);
    Wide w = 1;
    for (int64_t k = 0; k < n; ++k, w *= step) {
      if (k % 64 == 0) w = turn(at * k, n, -1);
      want[static_cast<size_t>(k)] += z * Complex(w);
    }
  }
  if (is_real) want.resize(static_cast<size_t>(n / 2 + 1));
  check_error(is_real ? "rfft" : "fft", t.run(is_real ? "rfft" : "fft", dtype, {n}, x, 0), want, n, dtype);
}

void length_cases(Table& t) {
  t.custom("fft", "every length up to 72, alone and with others", [] {
    Transformer transformer;
    for (int64_t n = 1; n <= 72; ++n) check_lines(transformer, n, 1, 1);
    for (const int64_t n : {1, 2, 3, 8, 15, 31, 53, 60, 67}) {
      for (const auto& [outer, inner] : {std::pair<int64_t, int64_t>{19, 1}, {1, 33}, {3, 5}, {2, 1}})
        check_lines(transformer, n, outer, inner);
    }
  });
  t.custom("fft", "lengths of every way", [] {
    Transformer transformer;
    for (const int64_t n : {121, 128, 210, 256, 331, 343}) {
      check_lines(transformer, n, 1, 1);
      check_lines(transformer, n, 17, 1);
      check_lines(transformer, n, 1, 18);
    }
  });
  t.custom("fft", "long lines", [] {
    Transformer transformer;
    for (const int64_t n : {1 << 16, 6561 * 4, 10007, 30030, 5 * 8191}) {
      for (const int32_t dtype : {EAGER_COMPLEX64, EAGER_COMPLEX128, EAGER_FLOAT32, EAGER_FLOAT64})
        check_long_line(transformer, n, dtype);
    }
  });
  t.custom("fft", "a line's results do not depend on those beside it, nor on infinities there", [] {
    Transformer transformer;
    for (const int64_t n : {7, 16, 100, 128}) {
      std::vector<Complex> x = drawn_numbers(40 * n, true), y = x;
      for (int64_t i = 0; i < n; ++i)
        y[static_cast<size_t>(17 * n + i)] = {std::numeric_limits<double>::infinity(), 1e30};
      for (const char* op : {"fft", "rfft"}) {
        const int32_t dtype = op[0] == 'f' ? EAGER_COMPLEX64 : EAGER_FLOAT32;
        const std::vector<Complex> a = transformer.run(op, dtype, {40, n}, x, 1),
                                   b = transformer.run(op, dtype, {40, n}, y, 1);
        const size_t size = a.size() / 40;
        for (size_t i = 0; i < a.size(); ++i) {
          if (i / size != 17 && a[i] != b[i]) fail("element " + std::to_string(i) + " differs");
          if (i / size == 17 && std::isfinite(std::abs(b[i]))) fail("element " + std::to_string(i) + " is finite");
        }
      }
    }
  });
}

// ---- shifts, frequencies, windows

std::vector<Array> shifted(const Call& c, bool is_inverse) {
  const Array& x = c.inputs[0];
  Dims axes = c.attributes.ints("axes");
  if (!c.attributes.has("axes")) {
    for (size_t i = 0; i < x.dims.size(); ++i) axes.push_back(static_cast<int64_t>(i));
  }
  return {generate(x.dims, [&](Dims at) {
    for (const int64_t axis : axes) {
      const auto i = static_cast<size_t>(axis_of(axis, x.dims.size()));
      const int64_t n = x.dims[i];
      at[i] = (at[i] + (is_inverse ? n / 2 : n - n / 2)) % n;
    }
    return x.values[static_cast<size_t>(ravel(at, x.dims))];
  })};
}

void shift_cases(Table& t) {
  for (const char* op : {"fftshift", "ifftshift"}) {
    const Reference reference = [is_inverse = op[0] == 'i'](const Call& c) { return shifted(c, is_inverse); };
    t.add(op, "", {in({5})}, reference);
    t.add(op, "", {in({2, 3})}, reference).flags = kFirstOrder;
    t.add(op, "axes=-1", {in({2, 3, 5})}, reference).flags = kFirstOrder;
    t.add(op, "axes=0,2", {in({4, 2, 3})}, reference).flags = kFirstOrder;
    t.add(op, "", {in({0, 3})}, reference).flags = kNoGradient;
    t.add(op, "", {in({})}, reference);
    t.refuse(op, "axes=2", {in({2, 3})}, "axis 2 is out of bounds for a tensor of rank 2");
  }
}

Array made(int64_t n, const std::function<double(int64_t)>& f) {
  return generate({n}, [&](const Dims& at) { return Complex(f(at[0])); });
}

long double bessel(long double x) {
  long double sum = 1, term = 1;
  for (int k = 1; k < 400; ++k)
    sum += term *= x * x / (4.0L * static_cast<long double>(k) * static_cast<long double>(k));
  return sum;
}

double window_at(const std::string& op, long double t, long double beta) {
  const long double a = std::cos(2 * kPi * t), b = std::cos(4 * kPi * t);
  if (op == "hann_window") return static_cast<double>((1 - a) / 2);
  if (op == "hamming_window") return static_cast<double>(0.54L - 0.46L * a);
  if (op == "blackman_window") return static_cast<double>(0.42L - a / 2 + 0.08L * b);
  const long double from_middle = 2 * t - 1;
  return static_cast<double>(bessel(beta * std::sqrt(1 - from_middle * from_middle)) / bessel(beta));
}

void window_cases(Table& t) {
  for (const std::string op : {"hann_window", "hamming_window", "blackman_window", "kaiser_window"}) {
    const Reference reference = [op](const Call& c) {
      const int64_t n = c.attributes.integer("window_length", 0);
      const bool is_periodic = c.attributes.boolean("periodic", op != "kaiser_window");
      const double beta = c.attributes.real("beta", 12);
      return std::vector<Array>{made(n, [&](int64_t i) {
        const auto last = static_cast<long double>(is_periodic ? n : n - 1);
        return n == 1 ? 1 : window_at(op, static_cast<long double>(i) / last, beta);
      })};
    };
    for (const char* more :
         {"", " periodic=false", " periodic=true dtype=float64", " dtype=bfloat16", " dtype=float16"}) {
      for (const char* n : {"0", "1", "2", "7", "64"}) {
        Case& c = t.add(op, std::string("window_length=") + n + more, {}, reference);
        c.floor = 1e-3;
      }
    }
    t.add(op, "window_length=9001 dtype=float64", {}, reference).floor = 1e-3;  // on several threads
    if (op == "kaiser_window") {
      for (const char* beta : {" beta=0", " beta=-3.5", " beta=30 dtype=float64", " beta=600 dtype=float64"}) {
        Case& c = t.add(op, std::string("window_length=9") + beta, {}, reference);
        c.floor = 1e-6;
        c.tolerance = 4;
      }
      Case& c = t.add(op, "window_length=50 beta=300 dtype=float64", {}, reference);  // down to I0(300), 1e-129
      c.floor = 1e-200;
      c.tolerance = 8;
      t.refuse(op, "window_length=3 beta=inf", {}, "beta must be finite, got inf");
    }
    t.refuse(op, "", {}, "window_length must be given");
    t.refuse(op, "window_length=-1", {}, "window_length must be >= 0, got -1");
    t.refuse(op, "window_length=3 dtype=int32", {}, op + " gives floating-point numbers, not int32");
  }
  for (const std::string op : {"fftfreq", "rfftfreq"}) {
    const Reference reference = [op](const Call& c) {
      const int64_t n = c.attributes.integer("n", 0);
      const double d = c.attributes.real("d", 1);
      return std::vector<Array>{made(op[0] == 'r' ? n / 2 + 1 : n, [&](int64_t i) {
        return static_cast<double>(op[0] == 'r' || i <= (n - 1) / 2 ? i : i - n) / (static_cast<double>(n) * d);
      })};
    };
    for (const char* attributes : {"n=1", "n=4", "n=5 d=0.25", "n=6 d=-2 dtype=float64", "n=9 dtype=bfloat16",
                                   "n=9001 d=0.1", "n=10 d=1e300 dtype=float64"})
      t.add(op, attributes, {}, reference);
    t.refuse(op, "n=0", {}, "n must be positive, got 0");
    t.refuse(op, "", {}, "n must be given");
    t.refuse(op, "n=3 dtype=bool", {}, op + " gives floating-point numbers, not bool");
  }
}

// ---- frames

Array framed(const Array& x, size_t axis, int64_t length, int64_t step, bool pad_end, double padding) {
  const int64_t n = x.dims[axis];
  Dims dims = x.dims;
  dims[axis] = pad_end ? (n + step - 1) / step : n < length ? 0 : 1 + (n - length) / step;
  dims.insert(dims.begin() + static_cast<std::ptrdiff_t>(axis) + 1, length);
  return generate(dims, [&](const Dims& at) {
    Dims from = at;
    from.erase(from.begin() + static_cast<std::ptrdiff_t>(axis) + 1);
    from[axis] = at[axis] * step + at[axis + 1];
    return from[axis] < n ? x.values[static_cast<size_t>(ravel(from, x.dims))] : Complex(padding);
  });
}

Array overlapped(const Array& x, int64_t step) {
  const size_t rank = x.dims.size();
  const int64_t frames = x.dims[rank - 2], length = x.dims[rank - 1];
  Dims dims(x.dims.begin(), x.dims.end() - 1);
  dims[rank - 2] = frames == 0 ? 0 : (frames - 1) * step + length;
  Array y = filled(dims);
  for (size_t i = 0; i < x.values.size(); ++i) {
    Dims at = unravel(static_cast<int64_t>(i), x.dims);
    at[rank - 2] = at[rank - 2] * step + at[rank - 1];
    at.pop_back();
    y.values[static_cast<size_t>(ravel(at, dims))] += x.values[i];
  }
  return y;
}

void frame_cases(Table& t) {
  const Reference frame = [](const Call& c) {
    const Attributes& a = c.attributes;
    const Array& x = c.inputs[0];
    return std::vector<Array>{framed(x, static_cast<size_t>(axis_of(a.integer("axis", -1), x.dims.size())),
                                     a.integer("frame_length", 0), a.integer("frame_step", 0),
                                     a.boolean("pad_end", false), a.real("pad_value", 0))};
  };
  t.add("frame", "frame_length=3 frame_step=2", {in({6})}, frame);
  t.add("frame", "frame_length=2 frame_step=3 axis=1", {in({2, 5, 2})}, frame);
  t.add("frame", "frame_length=3 frame_step=2 pad_end=true pad_value=1", {in({2, 4})}, frame);
  t.add("frame", "frame_length=2 frame_step=1 pad_end=true axis=0", {in({3, 2})}, frame).flags = kFirstOrder;
  t.add("frame", "frame_length=4 frame_step=1", {in({3})}, frame).flags = kNoGradient;
  t.add("frame", "frame_length=2 frame_step=1", {in({0})}, frame).flags = kNoGradient;
  t.add("frame", "frame_length=2 frame_step=1", {in({0, 3})}, frame).flags = kNoGradient;
  const Input bytes = of_dtype(EAGER_UINT8, {3}, {1, 2, 3}), whole = of_dtype(EAGER_INT32, {3}, {1, 2, 3});
  t.refuse("frame", "frame_length=2 frame_step=1 pad_end=true pad_value=-1", {bytes},
           "Cannot convert -1 to a tensor of dtype uint8");
  t.refuse("frame", "frame_length=2 frame_step=1 pad_end=true pad_value=1e30", {whole}, "to a tensor of dtype int32");
  t.refuse("frame", "frame_length=0 frame_step=1", {in({3})}, "frame_length must be positive, got 0");
  t.refuse("frame", "frame_length=1 frame_step=-1", {in({3})}, "frame_step must be positive, got -1");
  t.refuse("frame", "frame_step=1", {in({3})}, "frame_length must be given");
  t.refuse("frame", "frame_length=1 frame_step=1", {in({})}, "axis -1 is out of bounds for a tensor of rank 0");

  const Reference overlap = [](const Call& c) {
    return std::vector<Array>{overlapped(c.inputs[0], c.attributes.integer("frame_step", 0))};
  };
  for (const char* step : {"frame_step=1", "frame_step=2", "frame_step=4"}) {
    Case& c = t.add("overlap_and_add", step, {in({2, 3, 3})}, overlap);
    c.max_integer = 20;
    c.floor = 2;
  }
  t.add("overlap_and_add", "frame_step=2", {in({2, 3})}, overlap).max_integer = 50;
  t.add("overlap_and_add", "frame_step=2", {in({0, 3})}, overlap).flags = kNoGradient;
  t.add("overlap_and_add", "frame_step=2", {in({3, 0})}, overlap).flags = kNoGradient;
  Case& wide = t.add("overlap_and_add", "frame_step=100", {in({7, 513})}, overlap);
  wide.flags = kValuesOnly;
  wide.max_integer = 10;
  wide.floor = 8;
  t.refuse("overlap_and_add", "frame_step=1", {in({3})}, "Input tensor 0 must have rank >= 2, got 1");
  t.refuse("overlap_and_add", "frame_step=0", {in({3, 2})}, "frame_step must be positive, got 0");
}

int64_t points_of(const Attributes& a) {
  int64_t points = 1;
  while (points < a.integer("frame_length", 0)) points *= 2;
  return a.integer("fft_length", points);
}

Array times_window(const Array& x, const Call& c) {
  const int64_t length = x.dims.back();
  const bool is_given = c.inputs.size() > 1 && !c.inputs[1].values.empty();
  return generate(x.dims, [&](const Dims& at) {
    const double w =
        is_given ? c.inputs[1].values[static_cast<size_t>(at.back())].real()
                 : window_at("hann_window", static_cast<long double>(at.back()) / static_cast<long double>(length), 0);
    return broadcast_at(x, at) * (length == 1 && !is_given ? 1 : w);
  });
}

void short_time_cases(Table& t) {
  const Reference stft = [](const Call& c) {
    const Attributes& a = c.attributes;
    const Array frames = times_window(framed(c.inputs[0], c.inputs[0].dims.size() - 1, a.integer("frame_length", 0),
                                             a.integer("frame_step", 0), a.boolean("pad_end", false), 0),
                                      c);
    return std::vector<Array>{one_axis(Kind::rfft, frames, frames.dims.size() - 1, points_of(a), "BACKWARD")};
  };
  const auto add = [&t](const char* op, const std::string& attributes, std::vector<Input> inputs,
                        const Reference& reference, uint32_t flags = 0) {
    Case& c = t.add(op, attributes, std::move(inputs), reference);
    c.flags = flags;
    c.floor = 2;
    c.tolerance = 8;
    c.max_integer = 100;
  };
  add("stft", "frame_length=4 frame_step=2", {in({7})}, stft);
  add("stft", "frame_length=3 frame_step=2 pad_end=true", {in({2, 4}), in({3})}, stft, kFirstOrder);
  add("stft", "frame_length=3 frame_step=1 fft_length=2", {in({5}), in({3})}, stft, kFirstOrder);
  add("stft", "frame_length=1 frame_step=1", {in({3})}, stft, kFirstOrder);
  add("stft", "frame_length=4 frame_step=2", {in({2, 3})}, stft, kNoGradient);
  t.refuse("stft", "frame_length=4 frame_step=0", {in({7})}, "frame_step must be positive, got 0");
  t.refuse("stft", "frame_length=4 frame_step=2 fft_length=0", {in({7})},
           "Invalid number of FFT data points (0) specified.");
  t.refuse("stft", "frame_length=4 frame_step=2", {in({7}), in({3})}, "window must have shape [4], got [3]");
  t.refuse("stft", "frame_length=4 frame_step=2", {in({7}), in({1})}, "window must have shape [4], got [1]");
  t.refuse("stft", "frame_length=4 frame_step=2", {in({})}, "Input tensor 0 must have rank >= 1, got 0");
  t.refuse("stft", "frame_step=2", {in({4})}, "frame_length must be given");

  const Reference istft = [](const Call& c) {
    const Attributes& a = c.attributes;
    Array y = one_axis(Kind::irfft, c.inputs[0], c.inputs[0].dims.size() - 1, points_of(a), "BACKWARD");
    if (count(y.dims) == 0) y.dims.back() = a.integer("frame_length", 0);
    else
      y = along(y, y.dims.size() - 1, [&](Line line) {
        line.resize(static_cast<size_t>(a.integer("frame_length", 0)));
        return line;
      });
    return std::vector<Array>{overlapped(times_window(y, c), a.integer("frame_step", 0))};
  };
  const auto window = [](int64_t n) { return drawn(EAGER_FLOAT64, {n}, 0.5, 1); };
  add("istft", "frame_length=4 frame_step=2", {in({3, 3})}, istft);
  add("istft", "frame_length=3 frame_step=2", {in({2, 2, 3}), window(3)}, istft, kFirstOrder);
  add("istft", "frame_length=3 frame_step=1 fft_length=2", {in({2, 2}), window(3)}, istft, kFirstOrder);
  add("istft", "frame_length=4 frame_step=2", {in({0, 3})}, istft, kNoGradient);
  t.refuse("istft", "frame_length=4 frame_step=2", {in({3})}, "Input tensor 0 must have rank >= 2, got 1");
  t.refuse("istft", "frame_length=4 frame_step=2", {in({2, 3}), in({3})}, "window must have shape [4], got [3]");
  t.refuse("istft", "frame_length=4 frame_step=2", {in({2, 3}), in({1})}, "window must have shape [4], got [1]");
  t.refuse("istft", "frame_length=4", {in({2, 3})}, "frame_step must be given");

  const Reference inverse = [](const Call& c) {
    const Array& w = c.inputs[0];
    const int64_t step = c.attributes.integer("frame_step", 0), n = w.dims[0];
    return std::vector<Array>{made(n, [&](int64_t i) {
      double sum = 0;
      for (int64_t k = i % step; k < n; k += step) sum += std::norm(w.values[static_cast<size_t>(k)]);
      return w.values[static_cast<size_t>(i)].real() / sum;
    })};
  };
  for (const char* step : {"frame_step=1", "frame_step=2", "frame_step=3"}) {
    for (const Dims& d : {Dims{3}, Dims{4}}) {
      Case& c = t.add("inverse_stft_window", step, {in(d, 0.5, 1.5)}, inverse);
      c.tolerance = 2;
    }
  }
  t.refuse("inverse_stft_window", "frame_step=1", {in({2, 2})}, "window must be a vector, got shape [2,2]");
  t.refuse("inverse_stft_window", "frame_step=0", {in({2})}, "frame_step must be positive, got 0");
}

}  // namespace

void fourier_cases(Table& t) {
  transform_cases(t);
  length_cases(t);
  shift_cases(t);
  window_cases(t);
  frame_cases(t);
  short_time_cases(t);
}

}  // namespace op_cases
