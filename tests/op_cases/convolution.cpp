// Convolution, written as sums over windows.
#include "op_cases/harness.h"
#include "op_cases/windows.h"
#include "support/client.h"

namespace op_cases {
namespace {

// Calls f(index into the image, into the filter, into the output) for each product of a convolution.
void each_product(const Call& c, const Dims& image, const Dims& filter, const std::vector<Axis>& axes,
                  const std::function<void(const Dims&, const Dims&, const Dims&)>& f) {
  const Images images(c.attributes);
  const int64_t groups = c.attributes.integer("groups", 1), in = filter[filter.size() - 2], out = filter.back();
  const Dims result = images.dims(image[0], outputs(axes), out);
  for (int64_t k = 0; k < count(result); ++k) {
    const Dims i = unravel(k, result);
    const int64_t o = images.channels(i), group = o / (out / groups);
    each_tap(axes, images.sizes(i), [&](const Dims& tap, const Dims& place) {
      Dims at = tap, from = images.dims(i[0], place, group * in);
      at.insert(at.end(), {0, o});
      for (int64_t ch = 0; ch < in; ++ch, ++at[tap.size()], ++from[images.channel_axis(from)]) f(from, at, i);
    });
  }
}

std::vector<Array> convolution(const Call& c) {
  const Array &x = c.inputs[0], &f = c.inputs[1];
  const std::vector<Axis> axes = axes_of(c, x.dims, f.dims, c.attributes.ints("strides"));
  Array y = filled(Images(c.attributes).dims(x.dims[0], outputs(axes), f.dims.back()));
  each_product(c, x.dims, f.dims, axes, [&](const Dims& in, const Dims& at, const Dims& out) {
    element(y, out) += element(x, in) * element(f, at);
  });
  return {y};
}

std::vector<Array> depthwise(const Call& c) {
  Call grouped = c;
  Dims& f = grouped.inputs[1].dims;
  std::string attributes = "groups=" + std::to_string(f[2]);
  for (const auto& [name, value] : c.attributes.all()) attributes += " " + name + "=" + value;
  grouped.attributes = Attributes(attributes);
  f = {f[0], f[1], 1, f[2] * f[3]};
  return convolution(grouped);
}

// Returns the reference of a transposed convolution whose result has this shape.
Reference transposed(const Dims& shape) {
  return [shape](const Call& c) -> std::vector<Array> {
    const Array &x = c.inputs[0], &f = c.inputs[1];
    Array y = filled(shape);
    const std::vector<Axis> axes = axes_of(c, shape, f.dims, c.attributes.ints("strides"));
    each_product(c, shape, f.dims, axes, [&](const Dims& image, const Dims& at, const Dims& out) {
      element(y, image) += element(x, out) * element(f, at);
    });
    return {y};
  };
}

// Adds cases in which one value stands for a whole list, and choices are written in lower case or by other names.
void other_spellings(Table& t) {
  const Input image = in({1, 4, 3, 2}, -1, 1), filter = in({2, 2, 2, 1}, -1, 1), first = in({1, 2, 4, 3}, -1, 1);
  auto conv = [&](const char* given, const char* canonical, const Input& x) {
    t.add("conv2d", given, {x, filter}, as(canonical, convolution)).tolerance = 4;
  };
  conv("strides=2 padding=same", "strides=2,2 padding=SAME", image);
  conv("dilations=2 padding=Same data_format=channels_last", "dilations=2,2 padding=SAME", image);
  conv("strides=2 data_format=channels_first", "strides=2,2 data_format=NCHW", first);
  conv("padding=explicit paddings=1 data_format=nchw", "padding=EXPLICIT paddings=1,1,1,1 data_format=NCHW", first);
}

struct Row {
  const char* attributes;
  Dims x, filter;
};

void add_convolution(Table& t, const char* op, const Row& r, const Reference& reference, uint32_t flags = 0,
                     double tolerance = 4) {
  Case& c = t.add(op, r.attributes, {in(r.x, -1, 1), in(r.filter, -1, 1)}, reference);
  c.flags = flags;
  c.tolerance = tolerance;
  c.floor = 0.5;  // a sum near 0 of products of either sign is as inexact as they are
}

void other_ranks(Table& t) {
  for (const Row& r : {Row{"", {2, 4, 2}, {2, 2, 3}}, Row{"padding=SAME strides=2", {1, 5, 2}, {3, 2, 1}},
                       Row{"padding=EXPLICIT paddings=2,0 dilations=2 groups=2 data_format=NCHW", {1, 4, 4}, {2, 2, 2}},
                       Row{"padding=SAME data_format=NCHW", {2, 1, 3}, {2, 1, 2}}}) {
    add_convolution(t, "conv1d", r, convolution);
  }
  add_convolution(t, "conv1d", {"padding=SAME", {3, 17, 8}, {5, 8, 16}}, convolution, kFirstOrder, 16);
  add_convolution(t, "conv1d", {"padding=SAME", {0, 3, 1}, {3, 1, 2}}, convolution, kNoGradient);
  add_convolution(t, "conv1d", {"padding=VALID groups=4", {2, 300, 8}, {5, 2, 8}}, convolution, kValuesOnly, 16);
  for (const Row& r :
       {Row{"", {1, 2, 2, 3, 2}, {2, 1, 2, 2, 2}}, Row{"padding=SAME strides=2,1,2", {1, 3, 2, 3, 1}, {2, 2, 2, 1, 2}},
        Row{"padding=VALID dilations=2,1,2", {1, 3, 1, 4, 1}, {2, 1, 2, 1, 1}},
        Row{"padding=EXPLICIT paddings=1,0,0,1,2,0 groups=2 data_format=NCHW", {1, 2, 2, 2, 1}, {2, 2, 2, 1, 2}}}) {
    add_convolution(t, "conv3d", r, convolution);
  }
  add_convolution(t, "conv3d", {"padding=SAME", {2, 5, 4, 6, 8}, {3, 3, 3, 8, 8}}, convolution, kFirstOrder, 64);
  add_convolution(t, "conv3d", {"padding=SAME data_format=NCHW", {1, 3, 4, 5, 3}, {3, 2, 1, 3, 5}}, convolution,
                  kValuesOnly, 16);
  add_convolution(t, "conv3d", {"padding=VALID groups=3 strides=1,2,1", {2, 4, 7, 5, 3}, {3, 3, 2, 1, 6}}, convolution,
                  kFirstOrder, 16);
  add_convolution(t, "conv3d", {"", {1, 2, 3, 2, 3}, {1, 1, 1, 3, 2}}, convolution, kFirstOrder, 16);
}

// The depthwise convolution, and one of single places.
std::vector<Array> separable(const Call& c) {
  Call first = c, second = c;
  first.inputs.pop_back();
  second.inputs = {depthwise(first)[0], c.inputs[2]};
  second.attributes = Attributes("data_format=" + c.attributes.string("data_format", "NHWC"));
  return convolution(second);
}

void separable_cases(Table& t) {
  struct Separable {
    const char* attributes;
    Dims x, each, points;
  };
  const Separable rows[] = {
      {"", {2, 3, 3, 2}, {2, 2, 2, 1}, {1, 1, 2, 3}},
      {"padding=SAME strides=2,2", {1, 4, 3, 1}, {3, 2, 1, 2}, {1, 1, 2, 1}},
      {"padding=VALID dilations=2,1", {1, 4, 2, 2}, {2, 1, 2, 2}, {1, 1, 4, 2}},
      {"padding=EXPLICIT paddings=1,0,0,2 data_format=NCHW", {1, 2, 2, 2}, {2, 2, 2, 1}, {1, 1, 2, 2}},
      {"padding=SAME", {0, 2, 2, 1}, {2, 2, 1, 1}, {1, 1, 1, 1}},
      {"padding=SAME", {1, 0, 3, 2}, {2, 2, 2, 1}, {1, 1, 2, 3}}};
  for (const Separable& r : rows) {
    Case& c =
        t.add("separable_conv2d", r.attributes, {in(r.x, -1, 1), in(r.each, -1, 1), in(r.points, -1, 1)}, separable);
    c.tolerance = 16;
    c.floor = 0.5;
    if (count(r.x) == 0) c.flags = kNoGradient;
  }
  // Halves are rounded once: 2^-14, in the second channel, is lost where the outputs of the first convolution are rounded.
  Case& once = t.add("separable_conv2d", "",
                     {given({1, 1, 1, 2}, {0x1.02p0, 1}), given({1, 1, 2, 1}, {0x1.02p0, -0x1.04p0}),
                      given({1, 1, 2, 1}, {1, 1})},
                     separable);
  once.dtypes = {EAGER_FLOAT16, EAGER_BFLOAT16};
  once.flags = kNoGradient;
  once.floor = 1e-6;
  t.refuse("separable_conv2d", "", {in({1, 2, 2, 1}), in({1, 1, 1, 1}), in({0, 1, 1, 1})},
           "pointwise_filter must have shape [1, 1, in, out], got [0,1,1,1]");
  t.refuse("separable_conv2d", "", {in({1, 2, 2, 1}), in({1, 1, 1, 1}), in({2, 1, 1, 1})},
           "pointwise_filter must have shape [1, 1, in, out], got [2,1,1,1]");
}

// Rows of outputs that are divided into parts.
void long_lines(Table& t) {
  for (const Row& r :
       {Row{"padding=SAME", {1, 900, 4}, {64, 4, 2}}, Row{"padding=SAME groups=2", {1, 900, 4}, {128, 2, 2}},
        Row{"padding=SAME dilations=2", {1, 900, 4}, {64, 4, 2}}}) {
    add_convolution(t, "conv1d", r, convolution, kValuesOnly, 64);
  }
  t.custom("conv1d", "needs little memory for long lines, with its gradients", [] {
    const int64_t n = 10'000, depth = 16, taps = 256;
    const client::Context ctx = client::make_context(1);
    auto drawn = [&, state = uint32_t{1}](const Dims& dims) mutable {
      std::vector<double> values(static_cast<size_t>(count(dims)));
      for (double& v : values) v = static_cast<double>((state = state * 1664525 + 1013904223) >> 8) * 0x1p-24 - 0.5;
      return client::make_tensor(ctx.get(), EAGER_FLOAT64, dims, values.data(), values.size() * 8);
    };
    const client::Tensor x = drawn({1, n, depth}), filter = drawn({taps, depth, 1}), dy = drawn({1, n, 1});
    const client::Op op = client::make_op(ctx.get(), "conv1d");
    client::check(eager_op_set_string(op.get(), "padding", "SAME"));
    const client::Tape tape = client::make_tape(ctx.get());
    for (const client::Tensor* input : {&x, &filter}) client::check(eager_tape_watch(tape.get(), input->get()));
    const struct Limit {  // the windows have 330 MB
      explicit Limit(eager_context* c, int64_t bytes) : ctx(c) {
        client::check(eager_context_set_memory_limit(ctx, nullptr, bytes));
      }
      ~Limit() { eager_status_release(eager_context_set_memory_limit(ctx, nullptr, 0)); }
      eager_context* ctx;
    } limit(ctx.get(), client::memory_of(ctx.get()).reserved + (int64_t{1} << 26));
    const client::Tensor y = std::move(client::execute(ctx.get(), op.get(), {x.get(), filter.get()})[0]);
    const std::vector<client::Tensor> slopes =
        client::gradient(ctx.get(), tape.get(), {y.get()}, {dy.get()}, {x.get(), filter.get()});
    // The convolution is linear in both inputs.
    const auto product = [](const client::Tensor& a, const client::Tensor& b) {
      const Array u = array_of(a.get()), v = array_of(b.get());
      double sum = 0;
      for (size_t i = 0; i < u.values.size(); ++i) sum += u.values[i].real() * v.values[i].real();
      return sum;
    };
    const double expected = product(dy, y);
    for (const double got : {product(slopes[0], x), product(slopes[1], filter)}) {
      if (!(std::abs(got - expected) < 1e-9 * std::abs(expected)))
        fail("it is " + std::to_string(got) + ", not " + std::to_string(expected));
    }
  });
}

void depthwise_cases(Table& t) {
  for (const Row& r :
       {Row{"padding=SAME", {1, 3, 3, 2}, {2, 2, 2, 2}}, Row{"strides=2,1", {2, 4, 3, 3}, {2, 2, 3, 1}},
        Row{"padding=SAME data_format=NCHW", {1, 2, 3, 3}, {3, 2, 2, 2}}, Row{"", {1, 2, 2, 1}, {2, 1, 1, 3}},
        Row{"padding=EXPLICIT paddings=1,0,0,2 dilations=1,2", {1, 3, 3, 2}, {2, 2, 2, 1}}}) {
    add_convolution(t, "depthwise_conv2d", r, depthwise);
  }
  for (const Row& r :
       {Row{"padding=SAME", {2, 6, 7, 16}, {3, 3, 16, 1}}, Row{"padding=SAME", {2, 6, 7, 8}, {3, 3, 8, 2}},
        Row{"padding=SAME strides=2,2", {2, 9, 9, 40}, {3, 3, 40, 1}}}) {
    add_convolution(t, "depthwise_conv2d", r, depthwise, kFirstOrder, 16);
  }
  add_convolution(t, "depthwise_conv2d", {"padding=SAME", {1, 3, 3, 0}, {3, 3, 0, 2}}, depthwise, kNoGradient);
}

// The shapes of the results, which output_shape gives or leaves to the op, were computed by Keras's rule: with VALID
// (size - 1) * stride + max(window, stride), with SAME size * stride; and with EXPLICIT by PyTorch's, (size - 1) * stride + window -
// paddings.
void transposed_cases(Table& t) {
  struct Transposed {
    const char* op;
    Row row;
    Dims result;
  };
  for (const Transposed& c : {
           Transposed{"conv2d_transpose", {"", {1, 2, 2, 2}, {2, 3, 3, 2}}, {1, 3, 4, 3}},
           Transposed{"conv2d_transpose", {"padding=SAME strides=2,2", {2, 2, 1, 1}, {3, 2, 2, 1}}, {2, 4, 2, 2}},
           Transposed{"conv2d_transpose",
                      {"output_shape=1,3,4,2 padding=SAME strides=2,2", {1, 2, 2, 1}, {3, 3, 2, 1}},
                      {1, 3, 4, 2}},
           Transposed{"conv2d_transpose", {"strides=3,2", {1, 2, 2, 1}, {2, 3, 1, 1}}, {1, 6, 5, 1}},
           Transposed{"conv2d_transpose",
                      {"output_shape=-1,-1,5,-1 dilations=2,2 strides=2,2", {1, 1, 2, 2}, {2, 2, 1, 2}},
                      {1, 3, 5, 1}},
           Transposed{"conv2d_transpose",
                      {"padding=EXPLICIT paddings=1,0,0,1 data_format=NCHW", {1, 2, 2, 2}, {2, 2, 1, 2}},
                      {1, 1, 2, 2}},
           Transposed{"conv2d_transpose",
                      {"groups=2 padding=SAME strides=2,1 data_format=NCHW", {1, 4, 1, 2}, {2, 2, 1, 4}},
                      {1, 2, 2, 2}},
           Transposed{"conv1d_transpose", {"strides=2", {2, 3, 2}, {3, 1, 2}}, {2, 7, 1}},
           Transposed{"conv1d_transpose", {"padding=EXPLICIT paddings=1,1 strides=3", {1, 3, 1}, {1, 1, 1}}, {1, 5, 1}},
           Transposed{"conv2d_transpose",
                      {"padding=EXPLICIT paddings=0,1,1,0 strides=3,2", {2, 2, 3, 1}, {2, 1, 1, 1}},
                      {2, 4, 4, 1}},
           Transposed{"conv1d_transpose",
                      {"output_shape=1,2,5 padding=SAME strides=2 data_format=NCHW", {1, 1, 3}, {2, 2, 1}},
                      {1, 2, 5}},
           Transposed{"conv3d_transpose", {"strides=1,2,1", {1, 1, 2, 2, 1}, {2, 2, 1, 1, 1}}, {1, 2, 4, 2, 1}},
           Transposed{
               "conv3d_transpose",
               {"output_shape=1,1,2,3,2 padding=SAME strides=1,2,2 data_format=NCHW", {1, 2, 2, 2, 1}, {1, 2, 2, 1, 2}},
               {1, 1, 2, 3, 2}},
       }) {
    add_convolution(t, c.op, c.row, transposed(c.result));
  }
  add_convolution(t, "conv2d_transpose", {"padding=SAME strides=2,2", {2, 5, 6, 16}, {4, 4, 8, 16}},
                  transposed({2, 10, 12, 8}), kFirstOrder, 16);
  add_convolution(t, "conv3d_transpose", {"padding=SAME strides=2,2,2", {2, 2, 3, 2, 8}, {3, 3, 3, 8, 8}},
                  transposed({2, 4, 6, 4, 8}), kFirstOrder, 16);
  add_convolution(t, "conv2d_transpose", {"padding=SAME", {0, 3, 3, 1}, {3, 3, 2, 1}}, transposed({0, 3, 3, 2}),
                  kNoGradient);
  add_convolution(t, "conv2d_transpose", {"", {1, 2, 2, 0}, {2, 2, 1, 0}}, transposed({1, 3, 3, 1}), kNoGradient);
}

}  // namespace

void convolution_cases(Table& t) {
  other_spellings(t);
  other_ranks(t);
  long_lines(t);
  depthwise_cases(t);
  separable_cases(t);
  transposed_cases(t);
  auto conv = [&](const Row& r, uint32_t flags, double tolerance) {
    add_convolution(t, "conv2d", r, convolution, flags, tolerance);
  };
  // Enough channels for the library's own kernels, in several parts of the batch.
  conv({"padding=SAME", {3, 6, 5, 8}, {3, 3, 8, 16}}, kFirstOrder, 16);
  conv({"padding=SAME strides=2,1", {5, 7, 6, 4}, {3, 2, 4, 5}}, kFirstOrder, 16);
  conv({"padding=VALID dilations=2,2", {2, 8, 7, 4}, {3, 2, 4, 6}}, kFirstOrder, 16);
  conv({"padding=EXPLICIT paddings=1,0,2,1", {2, 5, 4, 16}, {3, 3, 16, 7}}, kFirstOrder, 16);
  conv({"padding=SAME data_format=NCHW", {2, 4, 6, 5}, {5, 5, 4, 4}}, kFirstOrder, 16);
  for (const Row& r :
       {Row{"padding=VALID", {1, 3, 3, 2}, {2, 2, 2, 2}}, Row{"padding=SAME", {1, 3, 3, 1}, {3, 3, 1, 2}},
        Row{"padding=SAME strides=2,2", {1, 4, 3, 1}, {2, 2, 1, 2}},
        Row{"padding=VALID strides=2,1", {2, 4, 3, 1}, {2, 2, 1, 1}},
        Row{"padding=SAME data_format=NCHW", {1, 2, 3, 3}, {2, 2, 2, 2}},
        Row{"padding=VALID dilations=2,1", {1, 4, 3, 1}, {2, 2, 1, 1}},
        Row{"padding=SAME groups=2", {1, 3, 3, 4}, {2, 2, 2, 2}},
        Row{"padding=EXPLICIT paddings=1,0,0,2", {1, 2, 2, 1}, {2, 2, 1, 2}},
        Row{"padding=VALID groups=2 data_format=NCHW strides=2,2", {1, 2, 3, 3}, {2, 2, 1, 4}},
        Row{"", {1, 2, 2, 3}, {1, 1, 3, 2}}, Row{"padding=SAME dilations=2,2", {1, 4, 4, 1}, {2, 2, 1, 1}}}) {
    conv(r, 0, 4);
  }
  conv({"padding=SAME", {0, 3, 3, 1}, {3, 3, 1, 2}}, kNoGradient, 4);
  for (const Row& r :
       {Row{"padding=SAME", {3, 8, 8, 1}, {3, 3, 1, 16}}, Row{"padding=SAME", {2, 14, 13, 5}, {3, 3, 5, 17}},
        Row{"padding=VALID strides=2,2", {2, 15, 15, 3}, {5, 5, 3, 8}},
        Row{"padding=SAME groups=4", {2, 9, 9, 8}, {3, 3, 2, 8}},
        Row{"padding=SAME data_format=NCHW", {2, 5, 12, 13}, {3, 3, 5, 7}}}) {
    conv(r, kValuesOnly, 16);
  }
}

}  // namespace op_cases
