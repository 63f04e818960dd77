// Pools, written as maxima and sums over windows.
#include <cmath>
#include <ctime>
#include <limits>

#include "op_cases/windows.h"
#include "support/client.h"

namespace op_cases {
namespace {

// Returns the windows of a pool of x.
std::vector<Axis> windows_of(const Call& c, const Dims& image, const char* ksize = "ksize") {
  const Dims window = c.attributes.ints(ksize, {2});
  return axes_of(c, image, window, c.attributes.ints("strides", window));
}

// Returns an array of which each element is f(windows' place, the elements that its window reads).
std::vector<Array> each_pool(const Call& c, const std::function<Complex(const Dims&, const std::vector<double>&)>& f) {
  const Array& x = c.inputs[0];
  const Images images(c.attributes);
  const std::vector<Axis> axes = windows_of(c, x.dims);
  return {generate(images.dims(x.dims[0], outputs(axes), images.channels(x.dims)), [&](const Dims& i) -> Complex {
    std::vector<double> read;
    each_tap(axes, images.sizes(i), [&](const Dims&, const Dims& place) {
      read.push_back(element(x, images.dims(i[0], place, images.channels(i))).real());
    });
    return f(images.sizes(i), read);
  })};
}

std::vector<Array> max_pool(const Call& c) {
  return each_pool(c, [](const Dims&, const std::vector<double>& read) {
    double best = -std::numeric_limits<double>::infinity();
    for (double v : read) best = std::max(best, v);
    return best;
  });
}

std::vector<Array> avg_pool(const Call& c) {
  const std::vector<Axis> axes = windows_of(c, c.inputs[0].dims);
  return each_pool(c, [&](const Dims& out, const std::vector<double>& read) {
    double sum = 0, n = static_cast<double>(read.size());
    for (double v : read) sum += v;
    if (c.attributes.boolean("count_include_pad", false)) {
      n = 1;
      for (size_t k = 0; k < axes.size(); ++k) {
        double along = 0;
        for (int64_t tap = 0; tap < axes[k].window; ++tap)
          along += out[k] * axes[k].stride + tap * axes[k].dilation < axes[k].before + axes[k].in + axes[k].after;
        n *= along;
      }
    }
    if (c.attributes.has("divisor_override")) n = static_cast<double>(c.attributes.integer("divisor_override", 1));
    return sum / n;
  });
}

Reference pool(bool is_max) { return is_max ? max_pool : avg_pool; }

std::vector<Array> lp_pool(const Call& c) {
  const double ord = c.attributes.real("ord", 2);
  return each_pool(c, [&](const Dims&, const std::vector<double>& read) {
    double sum = 0, most = 0;
    for (double v : read) sum += std::pow(std::abs(v), ord), most = std::max(most, std::abs(v));
    return std::isinf(ord) ? most : std::pow(sum, 1 / ord);
  });
}

// Calls f(index of the output, place, its number as max_pool_with_argmax gives it) for each element of each window of images whose
// dims are `image`.
void each_numbered(const Call& c, const Dims& image, const std::function<void(const Dims&, const Dims&, double)>& f) {
  const Images images(c.attributes);
  const std::vector<Axis> axes = windows_of(c, image);
  const Dims out = images.dims(image[0], outputs(axes), images.channels(image));
  for (int64_t k = 0; k < count(out); ++k) {
    const Dims i = unravel(k, out);
    each_tap(axes, images.sizes(i), [&](const Dims&, const Dims& place) {
      Dims at = images.dims(i[0], place, images.channels(i)), own = at;
      if (!c.attributes.boolean("include_batch_in_index", false)) own[0] = 0;
      f(i, at, static_cast<double>(ravel(own, image)));
    });
  }
}

std::vector<Array> max_pool_with_argmax(const Call& c) {
  const Array& x = c.inputs[0];
  Array y = max_pool(c)[0], places = filled(y.dims, -1);
  each_numbered(c, x.dims, [&](const Dims& i, const Dims& at, double number) {
    if (element(places, i) == -1.0 && element(x, at) == element(y, i)) element(places, i) = number;
  });
  return {y, places};
}

// Returns the reference of max_unpool whose result has this shape.
Reference max_unpool(const Dims& shape) {
  return [shape](const Call& c) -> std::vector<Array> {
    const Array &x = c.inputs[0], &indices = c.inputs[1];
    Array y = filled(shape);
    for (size_t k = 0; k < x.values.size(); ++k) {
      Dims at = unravel(static_cast<int64_t>(indices.values[k].real()), shape);
      if (!c.attributes.boolean("include_batch_in_index", false)) at[0] = unravel(static_cast<int64_t>(k), x.dims)[0];
      element(y, at) = x.values[k];
    }
    return {y};
  };
}

// The parts of an image are those that PyTorch's text gives: from floor(i in / out) to ceil((i + 1) in / out).
std::vector<Array> adaptive_pool(const Call& c, bool is_max) {
  const Array& x = c.inputs[0];
  const Images images(c.attributes);
  const Dims in = images.sizes(x.dims), given = c.attributes.ints("output_size");
  Dims out;
  for (size_t k = 0; k < in.size(); ++k) out.push_back(item(given, k) < 0 ? in[k] : item(given, k));
  return {generate(images.dims(x.dims[0], out, images.channels(x.dims)), [&](const Dims& i) -> Complex {
    const Dims place = images.sizes(i);
    double best = -std::numeric_limits<double>::infinity(), sum = 0, n = 0;
    for (int64_t k = 0; k < count(in); ++k) {
      const Dims at = unravel(k, in);
      bool is_inside = true;
      for (size_t a = 0; a < in.size(); ++a) {
        const double part = static_cast<double>(in[a]) / static_cast<double>(out[a]);
        is_inside = is_inside && static_cast<double>(at[a]) >= std::floor(static_cast<double>(place[a]) * part) &&
                    static_cast<double>(at[a]) < std::ceil(static_cast<double>(place[a] + 1) * part);
      }
      if (!is_inside) continue;
      const double v = element(x, images.dims(i[0], at, images.channels(i))).real();
      best = std::max(best, v);
      sum += v;
      ++n;
    }
    return is_max ? best : sum / n;
  })};
}

struct Row {
  const char* attributes;
  Dims x;
};

void flat_pools(Table& t, bool is_max) {
  const char* op = is_max ? "max_pool2d" : "avg_pool2d";
  for (const Row& r :
       {Row{"ksize=2,2 strides=2,2 padding=VALID", {1, 4, 4, 2}}, Row{"ksize=2,3", {1, 4, 7, 2}},
        Row{"ksize=2,2 strides=1,1 padding=VALID", {1, 3, 3, 1}},
        Row{"ksize=3,3 strides=2,2 padding=SAME", {1, 4, 5, 1}},
        Row{"ksize=2,2 strides=2,2 padding=SAME", {2, 3, 3, 1}},
        Row{"ksize=2,3 strides=1,2 padding=VALID data_format=NCHW", {1, 2, 3, 4}},
        Row{"ksize=2,2 strides=2,2 padding=SAME data_format=NCHW", {1, 1, 3, 3}},
        Row{"ksize=2,2 strides=1,2 dilations=2,1", {1, 4, 4, 2}},
        Row{"ksize=3,2 strides=2,1 dilations=2,3 padding=EXPLICIT paddings=2,1,2,0 data_format=NCHW", {1, 1, 4, 3}},
        Row{"ksize=2,2 strides=2,2 dilations=2,2 padding=SAME", {1, 4, 4, 1}},
        Row{"ksize=3,2 strides=2,2 ceil_mode=true", {1, 4, 5, 2}},
        Row{"ksize=2,3 strides=2,4 padding=EXPLICIT paddings=1,0,1,1 ceil_mode=true data_format=NCHW", {1, 1, 4, 5}},
        Row{"ksize=3,3 strides=3,3 ceil_mode=true", {1, 2, 4, 1}}}) {
    t.add(op, r.attributes, {in(r.x, -4, 4)}, pool(is_max)).tolerance = 4;
  }
  const size_t first = t.cases.size();
  t.add(op, "ksize=2,2 strides=2,2 padding=VALID", {in({3, 14, 14, 33}, -4, 4)}, pool(is_max)).flags = kValuesOnly;
  t.add(op, "ksize=3,3 strides=2,2 padding=SAME", {in({2, 15, 14, 19}, -4, 4)}, pool(is_max)).flags = kValuesOnly;
  t.add(op, "ksize=3,3 strides=2,2 padding=SAME", {in({1, 5, 5, 2}, -9, -1)}, pool(is_max)).flags = kValuesOnly;
  t.add(op, "ksize=3,3 strides=2,1 dilations=2,3", {in({2, 11, 13, 40}, -4, 4)}, pool(is_max)).flags = kFirstOrder;
  t.add(op, "ksize=2,2 strides=2,2 padding=VALID", {in({0, 4, 4, 2})}, pool(is_max)).flags = kNoGradient;
  t.add(op, "ksize=2", {in({1, 4, 5, 2}, -4, 4)}, as("ksize=2,2", pool(is_max)));
  t.add(op, "ksize=3 strides=1 padding=same", {in({1, 4, 5, 2}, -4, 4)},
        as("ksize=3,3 strides=1,1 padding=SAME", pool(is_max)));
  for (size_t i = first; i < t.cases.size(); ++i) t.cases[i].tolerance = 4;
}

void pools_of_other_ranks(Table& t, bool is_max) {
  const std::string kind = is_max ? "max_pool" : "avg_pool";
  for (const Row& r : {Row{"ksize=2", {1, 5, 2}}, Row{"ksize=3 strides=2 padding=SAME", {2, 4, 1}},
                       Row{"ksize=2 strides=1 padding=EXPLICIT paddings=1,0 data_format=NCHW", {1, 2, 4}},
                       Row{"ksize=2 strides=2 dilations=3 ceil_mode=true", {1, 7, 1}}}) {
    t.add(kind + "1d", r.attributes, {in(r.x, -4, 4)}, pool(is_max)).tolerance = 4;
  }
  for (const Row& r :
       {Row{"ksize=2,2,2", {1, 2, 4, 2, 2}}, Row{"ksize=2,1,2 strides=1,1,1 padding=SAME", {1, 3, 2, 2, 1}},
        Row{"ksize=2,2,1 strides=1,1,2 dilations=2,1,1 ceil_mode=true", {1, 3, 2, 4, 1}},
        Row{"ksize=2,3,2 strides=2,2,1 padding=EXPLICIT paddings=1,0,1,2,0,1 data_format=NCHW", {1, 2, 2, 3, 2}}}) {
    t.add(kind + "3d", r.attributes, {in(r.x, -4, 4)}, pool(is_max)).tolerance = 4;
  }
  t.add(kind + "3d", "ksize=3,3,3 strides=2,2,2 padding=SAME", {in({2, 5, 6, 7, 33}, -4, 4)}, pool(is_max)).flags =
      kValuesOnly;
  t.cases.back().tolerance = 4;
  t.add(kind + "1d", "ksize=2", {in({0, 4, 2})}, pool(is_max)).flags = kNoGradient;
}

// Windows that have many elements in common.
void long_windows(Table& t, bool is_max) {
  const std::string kind = is_max ? "max_pool" : "avg_pool";
  const auto add = [&](const char* axes, const Row& r) {
    Case& c = t.add(kind + axes, r.attributes, {in(r.x, -4, 4)}, pool(is_max));
    c.flags = kFirstOrder;
    c.tolerance = 4;
  };
  for (const Row& r :
       {Row{"ksize=16 strides=1", {1, 20, 1}}, Row{"ksize=40 strides=1 padding=SAME", {2, 61, 3}},
        Row{"ksize=23 strides=3 dilations=2 padding=EXPLICIT paddings=20,40 ceil_mode=true", {1, 70, 1}},
        Row{"ksize=31 strides=1 dilations=3 padding=SAME data_format=NCHW", {1, 2, 50}},
        Row{"ksize=100 strides=1 padding=SAME", {1, 9, 33}}, Row{"ksize=201 strides=1 padding=SAME", {1, 230, 1}},
        Row{"ksize=220 strides=1 padding=EXPLICIT paddings=130,120 data_format=NCHW", {2, 1, 210}}}) {
    add("1d", r);
  }
  for (const Row& r :
       {Row{"ksize=9,8 strides=1,1", {1, 12, 14, 33}}, Row{"ksize=7,11 strides=1,2 padding=SAME", {1, 13, 18, 2}},
        Row{"ksize=8,1 strides=1,1 data_format=NCHW", {2, 2, 11, 3}},
        Row{"ksize=24,30 strides=1,1 padding=SAME", {1, 26, 32, 1}},
        Row{"ksize=19,21 strides=1,2 dilations=2,1 padding=SAME data_format=NCHW", {2, 1, 23, 29}}}) {
    add("2d", r);
  }
  add("3d", {"ksize=4,5,6 strides=1,2,1 padding=SAME", {1, 5, 7, 8, 2}});
}

void divisors(Table& t) {
  for (const Row& r :
       {Row{"ksize=2,3 padding=SAME count_include_pad=true", {1, 3, 4, 2}},
        Row{"ksize=3,2 strides=2,2 padding=EXPLICIT paddings=1,1,0,1 count_include_pad=true", {1, 4, 3, 1}},
        Row{"ksize=3,3 strides=2,2 padding=EXPLICIT paddings=1,1,1,1 count_include_pad=true ceil_mode=true "
            "data_format=NCHW",
            {1, 1, 4, 6}},
        Row{"ksize=2,2 strides=1,1 dilations=2,1 padding=EXPLICIT paddings=1,1,0,1 count_include_pad=true",
            {1, 3, 2, 1}},
        Row{"ksize=2,2 divisor_override=3", {1, 2, 4, 2}},
        Row{"ksize=2,2 padding=SAME divisor_override=-1 count_include_pad=true", {1, 3, 3, 1}}}) {
    t.add("avg_pool2d", r.attributes, {in(r.x, -4, 4)}, avg_pool).tolerance = 4;
  }
  t.add("avg_pool1d", "ksize=9 strides=1 padding=SAME count_include_pad=true", {in({1, 12, 1}, -4, 4)}, avg_pool)
      .tolerance = 4;
  t.add("avg_pool1d", "ksize=3 padding=SAME count_include_pad=true", {in({1, 4, 1}, -4, 4)}, avg_pool).tolerance = 4;
  t.refuse("avg_pool2d", "divisor_override=0", {in({1, 2, 2, 1})}, "divisor must be not zero");
}

// A window without an infinite element has a finite mean, also beside one that has it. Means of many elements are accurate.
void infinite_neighbours_and_long_sums(Table& t) {
  std::vector<Complex> x(40, 1);
  x[3] = INFINITY, x[9] = -INFINITY;
  t.add("avg_pool1d", "ksize=8 strides=1", {given({1, 40, 1}, x)}, avg_pool).flags = kValuesOnly;
  is_long_sum(t.add("avg_pool1d", "ksize=1001", {great_and_ones({1, 1001, 1})}, avg_pool));
  is_long_sum(t.add("avg_pool1d", "ksize=1000 strides=1", {great_and_ones({1, 1001, 1})}, avg_pool));
}

// Returns the least of the processor's times, in seconds, of a pool of 2^16 elements and its gradient.
double seconds_of_pool(const std::string& kind, int64_t ksize) {
  const client::Context ctx = client::make_context();
  std::vector<float> values(1 << 16);
  for (size_t i = 0; i < values.size(); ++i) values[i] = static_cast<float>(i * 7919 % 10007);
  const client::Tensor x =
      client::make_tensor(ctx.get(), EAGER_FLOAT32, {1, 1 << 16, 1}, values.data(), values.size() * 4);
  const auto make = [&](const std::string& name) {
    client::Op op = client::make_op(ctx.get(), name.c_str());
    client::check(eager_op_set_ints(op.get(), "ksize", &ksize, 1));
    const int64_t stride = 1;
    client::check(eager_op_set_ints(op.get(), "strides", &stride, 1));
    return op;
  };
  const client::Op pool = make(kind + "1d"), gradient = make(kind + "1d_grad");
  double least = INFINITY;
  for (int i = 0; i < 3; ++i) {
    const std::clock_t start = std::clock();
    const client::Tensor y = std::move(client::execute(ctx.get(), pool.get(), {x.get()})[0]);
    if (kind == "max_pool") client::execute(ctx.get(), gradient.get(), {y.get(), x.get(), y.get()});
    else client::execute(ctx.get(), gradient.get(), {y.get(), x.get()});
    least = std::min(least, static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
  }
  return least;
}

void times(Table& t) {
  for (const char* kind : {"max_pool", "avg_pool"}) {
    t.custom(std::string(kind) + "1d", "takes hardly longer for windows of 16384 elements than for those of 8", [=] {
      const double ratio = seconds_of_pool(kind, 16384) / seconds_of_pool(kind, 8);
      if (ratio > 20) fail("took " + std::to_string(ratio) + " times as long");
    });
  }
}

void norms(Table& t) {
  for (const Row& r :
       {Row{"ksize=2,2", {1, 4, 4, 2}}, Row{"ksize=2", {1, 4, 1}}, Row{"ord=1 ksize=2 strides=1", {1, 3, 3, 1}},
        Row{"ord=3 ksize=2,1 strides=1,1 padding=SAME", {1, 3, 2, 1}}, Row{"ord=inf ksize=3", {2, 3, 1}},
        Row{"ksize=2 dilations=2 strides=1 data_format=NCHW", {1, 2, 4}}, Row{"ord=2.5 ksize=2", {1, 2, 2, 2, 1}},
        Row{"ksize=3 strides=2 padding=EXPLICIT paddings=1 ceil_mode=true", {1, 4, 1}}}) {
    Case& c = t.add("lp_pool", r.attributes, {in(r.x, 0.5, 4)}, lp_pool);
    c.tolerance = 8;
  }
  t.add("lp_pool", "ksize=2", {in({2, 6, 3}, -4, 4)}, lp_pool).flags = kValuesOnly;
  t.add("lp_pool", "ord=3 ksize=2", {given({1, 4, 1}, {0, 0, 0, -2})}, lp_pool).flags = kValuesOnly;
  t.add("lp_pool", "ksize=2", {in({0, 4, 2})}, lp_pool).flags = kNoGradient;
  t.refuse("lp_pool", "ord=0", {in({1, 4, 1})}, "ord must be positive, got 0");
  t.refuse("lp_pool", "", {in({4, 1})}, "input must be 3-, 4- or 5-dimensional: [4,1]");
  t.refuse("lp_pool", "ksize=2,2,2", {in({1, 4, 1})}, "ksize must have 1 values, got 3");
}

void places(Table& t) {
  const char* op = "max_pool_with_argmax";
  for (const Row& r : {Row{"ksize=2", {2, 4, 4, 3}}, Row{"ksize=3,2 strides=2,1 padding=SAME", {2, 4, 3, 2}},
                       Row{"ksize=2", {2, 5, 2}}, Row{"ksize=2 include_batch_in_index=true", {2, 4, 2, 2}},
                       Row{"ksize=2 data_format=NCHW", {2, 3, 4, 2}},
                       Row{"ksize=2,1,2 strides=1 include_batch_in_index=true data_format=NCHW", {2, 2, 2, 1, 3}},
                       Row{"ksize=2 strides=1 dilations=2 padding=EXPLICIT paddings=1 ceil_mode=true", {1, 4, 4, 1}}}) {
    t.add(op, r.attributes, {in(r.x, -4, 4)}, max_pool_with_argmax);
  }
  t.add(op, "ksize=3 strides=2 padding=SAME", {in({2, 9, 10, 40}, -4, 4)}, max_pool_with_argmax).flags = kValuesOnly;
  std::vector<Complex> equal;
  for (int i = 0; i < 60; ++i) equal.push_back(i < 20 ? -INFINITY : i * 7 % 3);
  const std::vector<int32_t> floats{EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64};
  Case& with_infinities =
      t.add(op, "ksize=9 strides=1 padding=SAME", {given({1, 10, 6, 1}, equal)}, max_pool_with_argmax);
  with_infinities.flags = kValuesOnly;
  with_infinities.dtypes = floats;
  t.add(op, "ksize=12,2 strides=1", {in({2, 15, 5, 3}, -4, 4)}, max_pool_with_argmax);
  Case& infinite = t.add(op, "ksize=2", {given({1, 4, 1}, {-INFINITY, -INFINITY, 2, 2})}, max_pool_with_argmax);
  infinite.flags = kValuesOnly;
  infinite.dtypes = floats;
  t.add(op, "ksize=2", {in({0, 4, 2})}, max_pool_with_argmax).flags = kNoGradient;
  t.refuse(op, "", {in({4, 2})}, "input must be 3-, 4- or 5-dimensional: [4,2]");

  const auto indices = [](Dims dims, std::vector<Complex> values, int32_t dtype = EAGER_INT64) {
    return of_dtype(dtype, std::move(dims), std::move(values));
  };
  t.add("max_unpool", "ksize=2", {in({2, 2, 1}), indices({2, 2, 1}, {0, 3, 2, 1})}, max_unpool({2, 4, 1}));
  t.add("max_unpool", "ksize=2 include_batch_in_index=true",
        {in({2, 1, 2}), indices({2, 1, 2}, {2, 1, 4, 7}, EAGER_INT32)}, max_unpool({2, 2, 2}));
  t.add("max_unpool", "ksize=2 data_format=NCHW", {in({1, 2, 1, 2}), indices({1, 2, 1, 2}, {1, 6, 12, 11})},
        max_unpool({1, 2, 2, 4}));
  t.add("max_unpool", "ksize=3 strides=2 padding=EXPLICIT paddings=1", {in({1, 2, 1}), indices({1, 2, 1}, {2, 0})},
        max_unpool({1, 3, 1}));
  t.add("max_unpool", "ksize=2,1 strides=2,1 padding=SAME", {in({1, 1, 2, 1}), indices({1, 1, 2, 1}, {2, 3})},
        max_unpool({1, 2, 2, 1}));
  t.add("max_unpool", "ksize=2 output_size=5", {in({1, 2, 1}), indices({1, 2, 1}, {4, 0})}, max_unpool({1, 5, 1}));
  t.add("max_unpool", "ksize=2", {in({0, 2, 1}), indices({0, 2, 1}, {})}, max_unpool({0, 4, 1})).flags = kNoGradient;
  t.add("max_unpool", "ksize=1,1,2", {in({1, 1, 1, 2, 1}), indices({1, 1, 1, 2, 1}, {1, 2})},
        max_unpool({1, 1, 1, 4, 1}));
  t.refuse("max_unpool", "ksize=2", {in({1, 2, 1}), indices({1, 2, 1}, {0, 4})}, "indices[0,1,0] = 4 is not in [0, 4)");
  t.refuse("max_unpool", "", {in({1, 2, 1}), indices({1, 1, 1}, {0})}, "indices has shape [1,1,1], expected [1,2,1]");
  t.refuse("max_unpool", "output_size=-1", {in({1, 1, 1}), indices({1, 1, 1}, {0})},
           "output_size must not be negative, got -1");
  t.refuse("max_unpool", "output_size=1,1", {in({1, 1, 1}), indices({1, 1, 1}, {0})},
           "output_size must have 1 values, got 2");
  t.custom("max_unpool", "puts what max_pool_with_argmax gives back where it was", [] {
    const client::Context ctx = client::make_context();
    const std::vector<float> x{1, 5, 2, 3, 9, 8, 4, 7}, expected{0, 5, 0, 3, 9, 0, 0, 7};
    const client::Op pool = client::make_op(ctx.get(), "max_pool_with_argmax"),
                     unpool = client::make_op(ctx.get(), "max_unpool");
    const client::Tensor in = client::make_tensor(ctx.get(), EAGER_FLOAT32, {1, 8, 1}, x.data(), 32);
    std::vector<client::Tensor> found = client::execute(ctx.get(), pool.get(), {in.get()});
    const client::Tensor y = std::move(client::execute(ctx.get(), unpool.get(), {found[0].get(), found[1].get()})[0]);
    std::vector<float> got(8);
    client::check(eager_tensor_read(y.get(), got.data(), 32));
    if (got != expected) fail("other elements are set");
  });
}

void adaptive(Table& t) {
  for (bool is_max : {true, false}) {
    const char* op = is_max ? "adaptive_max_pool" : "adaptive_avg_pool";
    const Reference reference = [is_max](const Call& c) { return adaptive_pool(c, is_max); };
    for (const Row& r :
         {Row{"output_size=3", {1, 5, 2}}, Row{"output_size=2,3", {1, 4, 5, 2}}, Row{"output_size=2", {2, 4, 4, 1}},
          Row{"output_size=1", {1, 3, 2, 2}}, Row{"output_size=3,-1 data_format=NCHW", {1, 2, 4, 2}},
          Row{"output_size=5,2 data_format=NCHW", {1, 1, 3, 4}}, Row{"output_size=2,1,3", {1, 3, 2, 4, 1}}}) {
      t.add(op, r.attributes, {in(r.x, -4, 4)}, reference).tolerance = 4;
    }
    Case& large = t.add(op, "output_size=7", {in({2, 17, 12, 40}, -4, 4)}, reference);
    large.flags = kFirstOrder;
    large.tolerance = 4;
    t.add(op, "output_size=0", {in({1, 4, 2})}, reference).flags = kNoGradient;
    t.add(op, "output_size=2", {in({0, 4, 2})}, reference).flags = kNoGradient;
    t.refuse(op, "output_size=2,2", {in({1, 4, 2})}, "output_size must have 1 values, got 2");
    t.refuse(op, "output_size=-2", {in({1, 4, 2})}, "output_size must not be negative, got -2");
    t.refuse(op, "", {in({1, 4, 2})}, "output_size must be given");
    t.refuse(op, "output_size=1", {in({4, 2})}, "input must be 3-, 4- or 5-dimensional: [4,2]");
    t.refuse(op, "output_size=1", {in({1, 0, 2})}, "the image has no pixels: [1,0,2]");
  }
}

}  // namespace

void pooling_cases(Table& t) {
  for (bool is_max : {true, false}) {
    flat_pools(t, is_max);
    pools_of_other_ranks(t, is_max);
    long_windows(t, is_max);
  }
  divisors(t);
  infinite_neighbours_and_long_sums(t);
  times(t);
  norms(t);
  places(t);
  adaptive(t);
}

}  // namespace op_cases
