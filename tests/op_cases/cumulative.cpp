// Sums and products that run along an axis.
#include <algorithm>
#include <cmath>
#include <limits>

#include "op_cases/harness.h"
#include "support/client.h"

namespace op_cases {
namespace {

// Calls f(index of a line's first element) for each line along the axis.
template <class F>
void each_line(Dims dims, size_t axis, F&& f) {
  dims[axis] = 1;
  for (int64_t i = 0; i < count(dims); ++i) f(unravel(i, dims));
}

Complex& at(Array& x, const Dims& index) { return x.values[static_cast<size_t>(ravel(index, x.dims))]; }

template <class Step>
Reference running(Complex initial, Step step) {
  return [=](const Call& c) -> std::vector<Array> {
    Array x = c.inputs[0];
    const Attributes& a = c.attributes;
    const size_t axis = static_cast<size_t>(axis_of(a.integer("axis", 0), x.dims.size()));
    const bool first = a.boolean("include_initial", false), exclusive = a.boolean("exclusive", false);
    const bool reverse = a.boolean("reverse", false);
    const int64_t n = x.dims[axis];
    Dims out = x.dims;
    out[axis] += first;
    Array y = filled(out);
    each_line(x.dims, axis, [&](Dims i) {
      Complex s = initial;
      const int64_t last = out[axis] - 1;
      int64_t place = 0;
      auto put = [&] {
        i[axis] = reverse ? last - place : place;
        ++place;
        at(y, i) = s;
      };
      if (first) put();
      for (int64_t k = 0; k < n; ++k) {
        if (exclusive) put();
        i[axis] = reverse ? n - 1 - k : k;
        s = step(s, at(x, i));
        if (!exclusive) put();
      }
    });
    return {y};
  };
}

std::vector<Array> recurrence(const Call& c) {
  Array a = c.inputs[0], b = c.inputs[1], y = filled(a.dims);
  const bool exclusive = c.attributes.boolean("exclusive", false), shifted = c.attributes.boolean("shifted", false);
  const bool reverse = c.attributes.boolean("reverse", false);
  const size_t axis = static_cast<size_t>(axis_of(c.attributes.integer("axis", 0), a.dims.size()));
  const int64_t n = a.dims[axis];
  each_line(a.dims, axis, [&](Dims i) {
    Complex s = 0;
    for (int64_t k = 0; k < n; ++k) {
      auto index = [&](int64_t step) {
        i[axis] = reverse ? n - 1 - step : step;
        return i;
      };
      if (exclusive) at(y, index(k)) = s;
      const Complex factor = k == 0 ? Complex(0) : at(b, index(shifted ? k - 1 : k));
      s = at(a, index(k)) + factor * s;
      if (!exclusive) at(y, index(k)) = s;
    }
  });
  return {y};
}

void rows(Table& t, const char* op, const Reference& reference, double lo, double hi) {
  auto add = [&](const char* attributes, Dims dims) -> Case& {
    Case& c = t.add(op, attributes, {in(std::move(dims), lo, hi)}, reference);
    c.max_integer = 2;
    return c;
  };
  add("", {4});
  for (const char* flags : {"", " reverse=true", " exclusive=true", " exclusive=true reverse=true",
                            " include_initial=true", " include_initial=true reverse=true"}) {
    add((std::string("axis=0") + flags).c_str(), {4});
    add((std::string("axis=1") + flags).c_str(), {2, 3, 2});
    add((std::string("axis=-1") + flags).c_str(), {2, 3}).flags = kFirstOrder;
    add((std::string("axis=0") + flags).c_str(), {0}).flags = kNoGradient;
    add((std::string("axis=1") + flags).c_str(), {2, 0, 3}).flags = kNoGradient;
    add((std::string("axis=0") + flags).c_str(), {3, 0}).flags = kNoGradient;
    // More than a tile of elements and of columns.
    for (Dims dims : {Dims{2, 700}, Dims{5, 300}}) {
      Case& c = add((std::string(dims[0] == 2 ? "axis=1" : "axis=0") + flags).c_str(), dims);
      c.flags = kValuesOnly;
      c.inputs[0].lo = dims[0] == 2 ? 0.99 : lo;
      c.inputs[0].hi = dims[0] == 2 ? 1.01 : hi;
      c.dtypes = {EAGER_INT32, EAGER_FLOAT32, EAGER_FLOAT64, EAGER_COMPLEX128};
      c.tolerance = 8;
      c.max_integer = 1;
    }
  }
  add("axis=0 dtype=float32", {3}).dtypes = {EAGER_INT8, EAGER_UINT64, EAGER_FLOAT32, EAGER_FLOAT16};
  add("axis=0 dtype=int16", {3}).dtypes = {EAGER_INT8, EAGER_INT64, EAGER_UINT8};
  add("axis=0 dtype=complex64", {3}).dtypes = {EAGER_INT8, EAGER_FLOAT32, EAGER_COMPLEX64};
}

const double kInf = std::numeric_limits<double>::infinity();
const double kNan = std::numeric_limits<double>::quiet_NaN();
const std::vector<int32_t> kFloats = {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64};

// Extremes in whole tensors; gradients need elements that are apart.
void extremes(Table& t) {
  auto extreme = [](double sign) {
    return running(-sign * kInf, [sign](Complex s, Complex x) -> Complex {
      if (std::isnan(s.real()) || std::isnan(x.real())) return kNan;
      return sign * std::max(sign * s.real(), sign * x.real());
    });
  };
  for (auto [op, reference] : {std::pair{"cumulative_max", extreme(1)}, {"cumulative_min", extreme(-1)}}) {
    for (const std::string flags : {"", " reverse=true"}) {
      t.add(op, flags, {given({6}, {1.25, -0.75, 0.25, 1.75, -1.25, 0.75})}, reference);
      for (const char* axis : {"axis=0", "axis=1", "axis=-2"})
        t.add(op, axis + flags, {given({2, 3}, {1.25, -0.75, 0.25, 1.75, -1.25, 0.75})}, reference);
      t.add(op, "axis=1" + flags, {in({2, 700}, -1e9, 1e9)}, reference).flags = kValuesOnly;
      t.add(op, "axis=0" + flags, {in({5, 300}, -9, 9)}, reference).flags = kValuesOnly;
      t.add(op, "axis=1" + flags, {in({2, 5, 3}, -9, 9)}, reference).flags = kNoGradient;
      for (const Dims& dims : {Dims{3, 0}, Dims{0, 3}})
        t.add(op, "axis=1" + flags, {in(dims)}, reference).flags = kNoGradient;
      Case& c = t.add(op, "axis=0" + flags, {given({8}, {1, kInf, 0, -kInf, 2, kNan, 3, -1})}, reference);
      c.flags = kValuesOnly;
      c.dtypes = kFloats;
      t.add(op, "axis=1" + flags, {given({2, 3}, {0, 1, 0, 1, 0, 1})}, reference).dtypes = {EAGER_BOOL};
    }
    t.refuse(op, "axis=1", {in({3})}, "axis 1 is out of bounds for a tensor of rank 1");
    t.refuse(op, "axis=0", {in({})}, "axis 0 is out of bounds for a tensor of rank 0");
    t.refuse(op, "", {in({2, 3})}, "axis must be given for a tensor of rank 2");
  }
}

void log_sums(Table& t) {
  const Reference reference = running(-kInf, [](Complex s, Complex x) -> Complex {
    if (s.imag() != 0 || x.imag() != 0) {
      using Wide = std::complex<long double>;
      const Wide m = std::max(s.real(), x.real());
      return Complex(m + std::log(std::exp(Wide(x) - m) + (std::isinf(s.real()) ? Wide(0) : std::exp(Wide(s) - m))));
    }
    const long double a = s.real(), b = x.real();
    const long double most = std::max(a, b), least = std::min(a, b);
    if (std::isnan(a + b) && (std::isnan(a) || std::isnan(b))) return kNan;
    if (std::isinf(most)) return static_cast<double>(most);
    return static_cast<double>(most + std::log1p(std::exp(least - most)));
  });
  for (const std::string flags : {"", " reverse=true", " exclusive=true", " exclusive=true reverse=true"}) {
    const bool exclusive = flags.find("exclusive") != std::string::npos;
    auto add = [&](const std::string& axis, const Dims& dims, uint32_t more = 0) -> Case& {
      Case& c = t.add("cumulative_logsumexp", axis + flags, {in(dims, -3, 3)}, reference);
      // Differences cannot be made of the first result, -inf.
      c.flags = more | (exclusive ? kNoGradient : 0);
      c.tolerance = 8;
      c.max_integer = 9;
      return c;
    };
    add("", {4});
    add("axis=1", {2, 3, 2});
    add("axis=-1", {2, 3});
    add("axis=0", {0}, kNoGradient);
    add("axis=1", {2, 0, 3}, kNoGradient);
    add("axis=1", {2, 700}, kValuesOnly).dtypes = kFloats;  // so many complex numbers cancel each other
    add("axis=0", {5, 300}, kValuesOnly);
    for (const std::vector<Complex>& x : {std::vector<Complex>{-kInf, -kInf, 1, 1000, 999, -kInf, 1000, 0},
                                          {0, kInf, 1, 2, kInf, 3, -kInf, 4},
                                          {-1000, -1000, -999, kNan, 1, 2, 3, kInf}}) {
      Case& c = t.add("cumulative_logsumexp", flags, {given({8}, x)}, reference);
      c.flags = kValuesOnly;
      c.dtypes = kFloats;
    }
  }
  t.refuse("cumulative_logsumexp", "axis=1", {in({3})}, "axis 1 is out of bounds for a tensor of rank 1");
  t.refuse("cumulative_logsumexp", "", {in({2, 3})}, "axis must be given for a tensor of rank 2");
}

// Checks that the errors of sums do not grow with a line's length: sums of n equal elements, of which all roundings go the same way.
void long_sums(Table& t) {
  t.custom("cumulative_sum", "has errors of at most 8 roundings, however long the line", [] {
    const client::Context ctx = client::make_context(1);
    const int64_t n = 100'000;
    for (const int32_t dtype : {EAGER_FLOAT64, EAGER_COMPLEX128}) {
      for (const int64_t columns : {1, 3}) {
        for (const char* flag : {"", "reverse", "exclusive", "include_initial"}) {
          const bool is_complex = dtype == EAGER_COMPLEX128, is_shifted = flag[0] == 'e' || flag[0] == 'i';
          const std::vector<double> x(static_cast<size_t>(n * columns * (is_complex ? 2 : 1)), 0.1);
          const client::Tensor tensor = client::make_tensor(ctx.get(), dtype, {n, columns}, x.data(), x.size() * 8);
          const client::Op op = client::make_op(ctx.get(), "cumulative_sum");
          client::check(eager_op_set_int(op.get(), "axis", 0));
          if (flag[0]) client::check(eager_op_set_bool(op.get(), flag, 1));
          const client::Tensor y = std::move(client::execute(ctx.get(), op.get(), {tensor.get()})[0]);
          const int64_t rows = eager_tensor_dims(y.get())[0], width = columns * (is_complex ? 2 : 1);
          std::vector<double> got(static_cast<size_t>(rows * width));
          client::check(eager_tensor_read(y.get(), got.data(), got.size() * 8));
          for (int64_t i = 0; i < rows * width; ++i) {
            const int64_t row = flag[0] == 'r' ? rows - 1 - i / width : i / width;
            const long double exact = 0.1 * static_cast<long double>(row + !is_shifted);
            if (std::abs(got[static_cast<size_t>(i)] - exact) <= 8 * 0x1p-52L * exact) continue;
            fail(std::string(flag) + " sum of " + std::to_string(row) + " elements of " + numbers::name_of(dtype) +
                 " is " + std::to_string(got[static_cast<size_t>(i)]));
          }
        }
      }
    }
  });
}

// Lines of which parts have products that overflow or vanish: where the line's do not, and where they do within a part alone.
void long_products(Table& t, const Reference& product) {
  const auto line = [](Complex first, std::initializer_list<double> parts) {
    std::vector<Complex> x(64 * parts.size() + 20, 1.0);
    for (size_t part = 0; part < parts.size(); ++part) std::fill_n(x.begin() + 64 * part, 64, *(parts.begin() + part));
    x[0] = first;
    return x;
  };
  std::vector<std::vector<Complex>> lines = {line(0, {1, 1e5, 1e5, -1}),       line(-1e-300, {1, 1e5, 1, 1e-5, 1}),
                                             line(1e300, {1, 1e-6, 1, 1e5}),   line(kInf, {1, 1e-6, -1, 1e-6}),
                                             line(0, {1e5, -1e-5, 0, 1e5}),    line(2, {1e5, 1e-6, 1, 1}),
                                             line(1, {1e-6, -1e-5, 1e5, 1e5}), line(kNan, {1, 1e5, 1e-5})};
  for (const auto& [a, b] : {std::pair{1e200, 1e-300}, {1e-200, 1e300}}) {
    lines.push_back(line(1, {1, 1, 1}));
    for (size_t first : {2, 70}) lines.back()[first] = lines.back()[first + 1] = a, lines.back()[first + 2] = b;
  }
  for (const std::vector<Complex>& x : lines) {
    const int64_t n = static_cast<int64_t>(x.size());
    Complex s = 1;
    const bool is_finite =
        std::all_of(x.begin(), x.end(), [&](Complex v) { return std::isfinite(std::abs(s = s * v)); });
    for (const char* op : {"cumulative_prod", "cumulative_recurrence"}) {
      const bool is_product = std::string(op) == "cumulative_prod";
      // The first factor is not read.
      std::vector<Complex> start(x.size(), 0.0);
      start[0] = x[0];
      Case& c = is_product ? t.add(op, "axis=0", {given({n}, x)}, product)
                           : t.add(op, "axis=0", {given({n}, start), given({n}, x)}, recurrence);
      c.flags = kValuesOnly;
      c.dtypes = {EAGER_FLOAT64};
      if (is_finite && is_product) c.dtypes.push_back(EAGER_COMPLEX128);
      c.tolerance = 16;
      c.floor = 0;
    }
  }
}

// Checks gradients whose sums a half can hold, but not their terms.
void small_gradients(Table& t) {
  for (const char* name : {"cumulative_sum", "cumulative_prod"}) {
    t.custom(name, "takes the gradients of float32 results to halves by one rounding", [name] {
      const client::Context ctx = client::make_context(1);
      const int64_t n = 1 << 13;
      const std::vector<uint16_t> ones(n, 0x3c00);
      const std::vector<float> slopes(n, 0x1p-26f);
      const client::Tensor x = client::make_tensor(ctx.get(), EAGER_FLOAT16, {n}, ones.data(), n * 2),
                           dy = client::make_tensor(ctx.get(), EAGER_FLOAT32, {n}, slopes.data(), n * 4);
      const client::Op op = client::make_op(ctx.get(), name);
      client::check(eager_op_set_dtype(op.get(), "dtype", EAGER_FLOAT32));
      const client::Tape tape = client::make_tape(ctx.get());
      client::check(eager_tape_watch(tape.get(), x.get()));
      const client::Tensor y = std::move(client::execute(ctx.get(), op.get(), {x.get()})[0]);
      const client::Tensor dx = std::move(client::gradient(ctx.get(), tape.get(), {y.get()}, {dy.get()}, {x.get()})[0]);
      if (const Complex got = array_of(dx.get()).values[0]; got != 0x1p-13) fail("it is " + std::to_string(got.real()));
    });
  }
}

}  // namespace

void cumulative_cases(Table& t) {
  long_sums(t);
  small_gradients(t);
  extremes(t);
  log_sums(t);
  rows(t, "cumulative_sum", running(0, [](Complex s, Complex x) { return s + x; }), -2, 2);
  const Reference product = running(1, [](Complex s, Complex x) { return s * x; });
  rows(t, "cumulative_prod", product, 0.4, 2.2);
  rows(t, "nancumsum", running(0, [](Complex s, Complex x) { return s + x; }), -2, 2);
  rows(t, "nancumprod", product, 0.4, 2.2);
  for (const char* flags : {"axis=0", "axis=0 exclusive=true", "axis=0 reverse=true", "axis=0 include_initial=true"}) {
    const auto number = [](Complex v, Complex otherwise) { return std::isnan(v.real()) ? otherwise : v; };
    const Input x = given({5}, {kNan, 1.5, kNan, 2, -3});
    for (auto [op, reference] :
         {std::pair<const char*, Reference>{"nancumsum",
                                            running(0, [=](Complex s, Complex v) { return s + number(v, 0.0); })},
          {"nancumprod", running(1, [=](Complex s, Complex v) { return s * number(v, 1.0); })}}) {
      Case& c = t.add(op, flags, {x}, reference);
      c.flags = kValuesOnly;
      c.dtypes = kFloats;
    }
  }
  // Products with zeros have derivatives too.
  for (const std::vector<Complex>& x : {std::vector<Complex>{1.5, 0, 2, 3}, {1.5, 0, 2, 0}, {0, 0, 2, 1}}) {
    for (const char* flags : {"axis=0", "axis=0 exclusive=true", "axis=0 reverse=true", "axis=0 include_initial=true"})
      t.add("cumulative_prod", flags, {given({4}, x)}, product);
  }
  // Sums of some elements alone would overflow, also in the rest of a line and in columns.
  std::vector<Complex> huge(40, 1e306), tail(18, -1e307), columns;
  huge[0] = -1.7e308, huge[20] = huge[21] = 1e308;
  tail[16] = tail[17] = 1e308;
  for (const Complex x : tail) columns.insert(columns.end(), {x, 1.0});
  for (auto [dims, values] : {std::pair{Dims{40}, huge}, std::pair{Dims{18}, tail}, std::pair{Dims{18, 2}, columns}}) {
    Case& c = t.add("cumulative_sum", "axis=0", {given(dims, values)},
                    running(0, [](Complex s, Complex x) { return s + x; }));
    c.flags = kValuesOnly;
    c.dtypes = {EAGER_FLOAT64};
  }
  // Infinite elements stay so behind chunks of lines.
  std::vector<Complex> infinite(300, 1.0);
  infinite[70] = std::numeric_limits<double>::infinity();
  for (auto [op, reference] : {std::pair<const char*, Reference>{"cumulative_prod", product},
                               {"cumulative_sum", running(0, [](Complex s, Complex x) { return s + x; })}}) {
    Case& c = t.add(op, "axis=0", {given({300}, infinite)}, reference);
    c.flags = kValuesOnly;
    c.dtypes = {EAGER_FLOAT32, EAGER_FLOAT64};
  }
  long_products(t, product);
  for (const char* flags : {"axis=0", "axis=0 reverse=true", "axis=0 exclusive=true", "axis=0 shifted=true",
                            "axis=0 exclusive=true reverse=true", "axis=0 shifted=true reverse=true"}) {
    t.add("cumulative_recurrence", flags, {in({4}), in({4})}, recurrence);
    t.add("cumulative_recurrence", flags, {in({3, 2}), in({3, 2})}, recurrence).flags = kFirstOrder;
    t.add("cumulative_recurrence", flags, {in({600}), in({600}, -0.9, 0.9)}, recurrence).flags = kValuesOnly;
    t.cases.back().tolerance = 32;
  }

  t.refuse("cumulative_sum", "axis=1", {in({3})}, "axis 1 is out of bounds for a tensor of rank 1");
  t.refuse("cumulative_sum", "axis=0", {in({})}, "axis 0 is out of bounds for a tensor of rank 0");
  t.refuse("cumulative_sum", "", {in({2, 3})}, "axis must be given for a tensor of rank 2");
  t.refuse("cumulative_prod", "axis=0 include_initial=true exclusive=true", {in({3})},
           "include_initial and exclusive cannot both be true");
  t.refuse("cumulative_sum", "axis=0 dtype=int32", {in({3})}, "cannot accumulate float32 as int32");
  t.refuse("cumulative_sum", "axis=0 dtype=bool", {of_dtype(EAGER_INT32, {1}, {1})}, "cannot accumulate int32 as bool");
  t.refuse("cumulative_recurrence", "axis=0", {in({3}), in({2})}, "Incompatible shapes: [3] vs. [2]");
  t.refuse("cumulative_recurrence", "axis=0 exclusive=true shifted=true", {in({3}), in({3})},
           "exclusive and shifted cannot both be true");
}

}  // namespace op_cases
