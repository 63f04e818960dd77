// Normalizations.
#include <cmath>
#include <map>

#include "op_cases/harness.h"

namespace op_cases {
namespace {

// Says of an element, by its index in x: which mean it shares, and where its parameters stand.
struct Places {
  std::function<Dims(const Dims&)> cell, parameter;
};

struct Moments {
  double mean = 0, variance = 0;
};

std::map<Dims, Moments> moments_of(const Array& x, const Places& places, bool is_centered) {
  std::map<Dims, std::vector<double>> cells;
  for (size_t i = 0; i < x.values.size(); ++i) {
    cells[places.cell(unravel(static_cast<int64_t>(i), x.dims))].push_back(x.values[i].real());
  }
  std::map<Dims, Moments> out;
  for (const auto& [key, values] : cells) {
    Moments m;
    for (double v : values) m.mean += is_centered ? v / static_cast<double>(values.size()) : 0;
    for (double v : values) m.variance += (v - m.mean) * (v - m.mean) / static_cast<double>(values.size());
    out[key] = m;
  }
  return out;
}

double parameter_at(const Call& c, size_t input, const Dims& at, double otherwise) {
  if (input >= c.inputs.size() || c.inputs[input].values.empty()) return otherwise;
  return c.inputs[input].values[static_cast<size_t>(ravel(at, c.inputs[input].dims))].real();
}

Array normalized(const Call& c, const Places& places, const std::map<Dims, Moments>& moments, double epsilon) {
  return generate(c.inputs[0].dims, [&](const Dims& i) -> Complex {
    const Moments m = moments.at(places.cell(i));
    const Dims at = places.parameter(i);
    const double x = c.inputs[0].values[static_cast<size_t>(ravel(i, c.inputs[0].dims))].real();
    return (x - m.mean) / std::sqrt(m.variance + epsilon) * parameter_at(c, 1, at, 1) + parameter_at(c, 2, at, 0);
  });
}

Reference row_norm(bool is_centered) {
  return [=](const Call& c) -> std::vector<Array> {
    const size_t rank = c.inputs[0].dims.size();
    std::vector<bool> is_normalized(rank);
    for (int64_t a : c.attributes.ints("axis", {-1})) is_normalized[static_cast<size_t>(axis_of(a, rank))] = true;
    auto part = [=](const Dims& i, bool wanted) {
      Dims out;
      for (size_t d = 0; d < rank; ++d) {
        if (is_normalized[d] == wanted) out.push_back(i[d]);
      }
      return out;
    };
    const Places places{[=](const Dims& i) { return part(i, false); }, [=](const Dims& i) { return part(i, true); }};
    const double epsilon = c.attributes.real("epsilon", is_centered ? 1e-3 : 1e-6);
    return {normalized(c, places, moments_of(c.inputs[0], places, is_centered), epsilon)};
  };
}

size_t channel_axis(const Call& c) {
  const std::string format = c.attributes.string("data_format", "NHWC");
  return format == "NCHW" || format == "channels_first" ? 1 : c.inputs[0].dims.size() - 1;
}

std::vector<Array> group_norm(const Call& c) {
  const size_t axis = channel_axis(c);
  const int64_t groups = c.attributes.integer("groups", 1), channels = c.inputs[0].dims[axis];
  const int64_t size = groups < 0 ? 1 : channels / groups;
  const Places places{[=](const Dims& i) {
                        return Dims{i[0], i[axis] / size};
                      },
                      [=](const Dims& i) { return Dims{i[axis]}; }};
  const double epsilon = c.attributes.real("epsilon", 1e-3);
  return {normalized(c, places, moments_of(c.inputs[0], places, true), epsilon)};
}

std::vector<Array> batch_norm(const Call& c) {
  const size_t axis = channel_axis(c);
  const Dims channels{c.inputs[0].dims[axis]};
  const Places places{[=](const Dims& i) { return Dims{i[axis]}; }, [=](const Dims& i) { return Dims{i[axis]}; }};
  std::map<Dims, Moments> moments;
  if (c.attributes.boolean("training", false)) moments = moments_of(c.inputs[0], places, true);
  for (int64_t k = 0; k < channels[0]; ++k) {
    if (!moments.count({k})) moments[{k}] = {parameter_at(c, 3, {k}, NAN), parameter_at(c, 4, {k}, NAN)};
  }
  return {normalized(c, places, moments, c.attributes.real("epsilon", 1e-3)),
          generate(channels, [&](const Dims& i) -> Complex { return moments.at(i).mean; }),
          generate(channels, [&](const Dims& i) -> Complex { return moments.at(i).variance; })};
}

// Adds a case whose values alone are checked: of many elements, or where no gradient is smooth.
void large(Table& t, const char* op, const char* attributes, std::vector<Input> inputs, Reference f) {
  Case& c = t.add(op, attributes, std::move(inputs), std::move(f));
  c.flags = kValuesOnly;
  c.tolerance = 32;
}

void small(Table& t, const char* op, const std::string& attributes, std::vector<Input> inputs, Reference f) {
  t.add(op, attributes, std::move(inputs), std::move(f)).tolerance = 16;
}

void rows(Table& t) {
  for (const bool is_centered : {true, false}) {
    const char* op = is_centered ? "layer_norm" : "rms_norm";
    const Reference f = row_norm(is_centered);
    auto inputs = [=](const Dims& x, const Dims& parameters, bool has_scale, bool has_offset) {
      std::vector<Input> all{in(x), has_scale ? in(parameters) : absent()};
      if (is_centered) all.push_back(has_offset ? in(parameters) : absent());
      return all;
    };
    small(t, op, "", inputs({2, 5}, {5}, true, true), f);
    small(t, op, "epsilon=0.1", inputs({2, 5}, {5}, false, false), f);
    small(t, op, "epsilon=0.1", inputs({2, 5}, {5}, false, true), f);
    small(t, op, "axis=0", inputs({4}, {4}, true, false), f);
    small(t, op, "axis=1,2", inputs({2, 2, 3}, {2, 3}, true, true), f);
    small(t, op, "axis=1", inputs({2, 4, 2}, {4}, true, true), f);
    small(t, op, "axis=0,-1", inputs({3, 2, 2}, {3, 2}, true, true), f);
    for (const Dims& d : {Dims{0, 3}, Dims{3, 0}}) t.add(op, "", inputs(d, {d[1]}, true, true), f).flags = kNoGradient;
    for (const Dims& d : {Dims{70, 37}, Dims{2, 1101}, Dims{130, 5}, Dims{5, 256}}) {
      large(t, op, "", inputs(d, {d[1]}, true, true), f);
    }
    large(t, op, "axis=1", inputs({2, 40, 7}, {40}, true, true), f);
    t.refuse(op, "", {in({})}, "x must have at least one dimension");
    t.refuse(op, "axis=2", {in({2, 3})}, "");
    t.refuse(op, "epsilon=-1", {in({2, 3})}, "epsilon must be at least 0, got -1");
    t.refuse(op, "", {in({2, 3}), in({2})}, "scale must have shape [3], got shape [2]");
    t.refuse(op, "axis=0,1", {in({2, 3}), in({6})}, "scale must have shape [2,3], got shape [6]");
  }
  t.refuse("layer_norm", "", {in({2, 3}), absent(), in({2})}, "offset must have shape [3], got shape [2]");
  // The mean is far from 0, and x minus it has few digits left.
  large(t, "layer_norm", "epsilon=0", {given({1, 4}, {4096, 4097, 4099, 4100})}, row_norm(true));
}

void channels(Table& t) {
  const Reference group = group_norm, batch = batch_norm;
  for (const bool is_last : {true, false}) {
    const std::string format = is_last ? "" : " data_format=NCHW";
    auto image = [=](int64_t n, int64_t inner, int64_t c) { return is_last ? Dims{n, inner, c} : Dims{n, c, inner}; };
    small(t, "group_norm", "groups=2" + format, {in(image(2, 3, 4)), in({4}), in({4})}, group);
    small(t, "group_norm", "groups=3 epsilon=0.1" + format, {in({2, 6})}, group);
    small(t, "group_norm", "groups=1" + format, {in(image(1, 2, 3)), in({3})}, group);
    small(t, "group_norm", "groups=-1" + format, {in(image(2, 2, 3)), in({3}), in({3})}, group);
    small(t, "batch_norm", "training=true" + format, {in(image(2, 3, 2)), in({2}), in({2})}, batch);
    small(t, "batch_norm", "training=true epsilon=0.1" + format, {in({4, 3})}, batch);
    small(t, "batch_norm", "training=true" + format, {in({4, 3}), in({3}), in({3}), in({3}), in({3}, 0.5, 2)}, batch);
    small(t, "batch_norm", "training=false" + format, {in(image(2, 2, 3)), in({3}), in({3}), in({3}), in({3}, 0.5, 2)},
          batch);
    small(t, "batch_norm", format, {in({3, 2}), absent(), in({2}), in({2}), in({2}, 0.5, 2)}, batch);
    for (auto [n, inner, c] : {std::tuple{3, 37, 12}, std::tuple{1, 600, 6}, std::tuple{2, 9, 72}}) {
      const Dims d = image(n, inner, c);
      const char* attributes = is_last ? "groups=6" : "groups=6 data_format=NCHW";
      large(t, "group_norm", attributes, {in(d), in({c}), in({c})}, group);
      attributes = is_last ? "training=true" : "training=true data_format=NCHW";
      large(t, "batch_norm", attributes, {in(d), in({c}), in({c})}, batch);
    }
  }
  large(t, "batch_norm", "training=true data_format=channels_first", {in({2, 3, 4})}, batch);
  large(t, "batch_norm", "training=true epsilon=0", {given({4, 1}, {4096, 4097, 4099, 4100})}, batch);
  t.add("batch_norm", "training=false", {in({0, 2}), in({2}), in({2}), in({2}), in({2}, 0.5, 2)}, batch).flags =
      kNoGradient;
  t.add("group_norm", "groups=2", {in({0, 3, 4})}, group).flags = kNoGradient;
  t.add("group_norm", "groups=2", {in({3, 0, 4}), in({4})}, group).flags = kNoGradient;
  t.refuse("group_norm", "groups=3", {in({2, 4})}, "The number of channels must be a multiple of groups: 4 vs. 3");
  t.refuse("group_norm", "groups=0", {in({2, 4})}, "groups must be at least 1, or -1, got 0");
  t.refuse("group_norm", "groups=1", {in({4})}, "Input tensor must be at least 2D: 1D");
  t.refuse("batch_norm", "training=true", {in({4})}, "Input tensor must be at least 2D: 1D");
  t.refuse("batch_norm", "", {in({2, 3})}, "mean is missing: only training does without it");
  t.refuse("batch_norm", "", {in({2, 3}), absent(), absent(), in({3})},
           "variance is missing: only training does without it");
  t.refuse("batch_norm", "training=true", {in({2, 3}), in({2})}, "scale must have shape [3], got shape [2]");
  t.refuse("batch_norm", "training=true data_format=NHCW", {in({2, 3})}, "is not in the list of allowed values");
}

// ---- composed of other ops

std::vector<Array> instance_norm(const Call& c) {
  Call each = c;
  each.attributes = Attributes("groups=-1 epsilon=" + std::to_string(c.attributes.real("epsilon", 1e-3)) +
                               " data_format=" + c.attributes.string("data_format", "NHWC"));
  return group_norm(each);
}

std::vector<Array> local_response_norm(const Call& c) {
  const Array& x = c.inputs[0];
  const int64_t radius = c.attributes.integer("depth_radius", 5);
  return {generate(x.dims, [&](const Dims& i) -> Complex {
    double sum = 0;
    Dims at = i;
    for (int64_t k = std::max<int64_t>(0, i.back() - radius); k <= std::min(x.dims.back() - 1, i.back() + radius);
         ++k) {
      at.back() = k;
      const double v = x.values[static_cast<size_t>(ravel(at, x.dims))].real();
      sum += v * v;
    }
    return x.values[static_cast<size_t>(ravel(i, x.dims))] /
           std::pow(c.attributes.real("bias", 1) + c.attributes.real("alpha", 1) * sum, c.attributes.real("beta", 0.5));
  })};
}

void composed_norms(Table& t) {
  for (const char* format : {"", " data_format=NCHW"}) {
    const auto image = [&](int64_t rows, int64_t columns, int64_t channels) {
      return *format ? in({2, channels, rows, columns}) : in({2, rows, columns, channels});
    };
    for (const char* epsilon : {"", "epsilon=0.1"}) {
      const std::string attributes = std::string(epsilon) + format;
      small(t, "instance_norm", attributes, {image(2, 3, 2), in({2}), in({2})}, instance_norm);
      small(t, "instance_norm", attributes, {image(3, 1, 3), absent(), in({3})}, instance_norm);
      small(t, "instance_norm", attributes, {image(2, 2, 1), in({1})}, instance_norm);
    }
    t.add("instance_norm", format, {in({0, 3, 3})}, instance_norm).flags = kNoGradient;
  }
  t.refuse("instance_norm", "", {in({2})}, "Input tensor must be at least 2D: 1D");
  t.refuse("instance_norm", "data_format=x", {in({2, 2})}, "data_format");
  t.refuse("instance_norm", "", {in({2, 2}), in({3})}, "scale must have shape [2], got shape [3]");
  for (const char* attributes :
       {"", "depth_radius=1 alpha=0.5 beta=0.75", "depth_radius=0 bias=2", "depth_radius=2 bias=0.5 beta=1"}) {
    for (const Dims& dims : {Dims{2, 5}, Dims{1, 2, 3}, Dims{4}}) {
      Case& c = t.add("local_response_norm", attributes, {in(dims, -2, 2)}, local_response_norm);
      c.tolerance = 8;
    }
    t.add("local_response_norm", attributes, {in({0, 3})}, local_response_norm).flags = kNoGradient;
    t.add("local_response_norm", attributes, {in({3, 0})}, local_response_norm).flags = kNoGradient;
  }
  t.refuse("local_response_norm", "", {in({})}, "input must be at least 1-dimensional");
  t.refuse("local_response_norm", "depth_radius=-1", {in({2})}, "depth_radius must be from 0 to");
}

void constant_channels(Table& t) {
  const auto check = [](int32_t dtype, const char* format, const Dims& dims, size_t axis) {
    const Array x = generate(dims, [axis](const Dims& i) -> Complex { return 0.1 + static_cast<double>(i[axis]) / 3; });
    const client::Context ctx = client::make_context();
    const client::Op op = client::make_op(ctx.get(), "batch_norm");
    client::check(eager_op_set_bool(op.get(), "training", 1));
    client::check(eager_op_set_string(op.get(), "data_format", format));
    const std::vector<unsigned char> bytes = numbers::encode(numbers::rounded(x.values, dtype), dtype);
    const client::Tensor a = client::make_tensor(ctx.get(), dtype, dims, bytes.data(), bytes.size());
    const std::vector<client::Tensor> y = client::execute(ctx.get(), op.get(), {a.get()});
    for (Complex v : array_of(y[2].get()).values) {
      if (v != 0.0) fail("the batch's variance is " + std::to_string(std::abs(v) * 1e20) + "e-20");
    }
  };
  t.custom("batch_norm", "finds that equal elements do not vary at all", [=] {
    for (int32_t dtype : {EAGER_FLOAT16, EAGER_FLOAT32, EAGER_FLOAT64}) {
      for (int64_t n : {3, 13, 100, 1000}) {
        check(dtype, "NHWC", {n, 7}, 1);
        check(dtype, "NHWC", {3, n, 40}, 2);
        check(dtype, "NCHW", {3, 7, n}, 1);
      }
    }
  });
}

}  // namespace

void normalization_cases(Table& t) {
  composed_norms(t);
  constant_channels(t);
  rows(t);
  channels(t);
}

}  // namespace op_cases
