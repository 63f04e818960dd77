// Exports products of matrices, convolutions, pooling, softmax and losses.
#include <algorithm>

#include "runtime/onnx/exporter.h"
#include "runtime/onnx/importer.h"

namespace eager::onnx {

namespace {

Name matrix(Export& c, int i, const char* transpose, const char* adjoint) {
  const int rank = c.rank(i);
  if (rank < 2 || !(c.boolean(transpose) || c.boolean(adjoint))) return c.in(i);
  Ints perm;
  for (int k = 0; k < rank; ++k) perm.push_back(k);
  std::swap(perm[perm.size() - 2], perm[perm.size() - 1]);
  return c.add("Transpose", {c.in(i)}, {{"perm", perm}});
}
void matmul(Export& c) {
  c.out(c.add("MatMul", {matrix(c, 0, "transpose_a", "adjoint_a"), matrix(c, 1, "transpose_b", "adjoint_b")}));
}

void bias_add(Export& c) {
  Name bias = c.in(1);
  Ints inner;
  for (int i = 1; i < c.rank(0) - 1; ++i) inner.push_back(i);
  if (c.text("data_format") == "NCHW" && !inner.empty()) bias = c.add("Unsqueeze", {bias, c.constant(inner)});
  c.out(c.add("Add", {c.in(0), bias}));
}

// ---- windows

bool is_nhwc(Export& c) { return c.text("data_format") == "NHWC"; }
size_t num_axes(Export& c) { return static_cast<size_t>(c.rank(0) - 2); }
int first_axis(Export& c) { return is_nhwc(c) ? 1 : 2; }

// Returns the dims of the spatial axes, where the first of them is `first`, between others.
Ints axes_between(Export& c, Ints before, int64_t first, const Ints& after) {
  for (size_t i = 0; i < num_axes(c); ++i) before.push_back(first + static_cast<int64_t>(i));
  before.insert(before.end(), after.begin(), after.end());
  return before;
}

Name channels_first(Export& c, const Name& x) {
  const int64_t channels = c.rank(0) - 1;
  return is_nhwc(c) ? c.add("Transpose", {x}, {{"perm", axes_between(c, {0, channels}, 1, {})}}) : x;
}
Name image(Export& c) { return channels_first(c, c.in(0)); }
// Returns a filter whose last two dims are turned and come first.
Name filter(Export& c) {
  const int64_t last = c.rank(1) - 1;
  return c.add("Transpose", {c.in(1)}, {{"perm", axes_between(c, {last, last - 1}, 0, {})}});
}
void out_image(Export& c, const Name& y, DType made) {
  c.out(is_nhwc(c) ? c.add("Transpose", {y}, {{"perm", axes_between(c, {0}, 2, {1})}}) : y, made);
}
void out_image(Export& c, const Name& y) { out_image(c, y, c.dtype()); }

Ints kernel_of(Export& c) { return {c.shape(1).dims, c.shape(1).dims + num_axes(c)}; }

// Adds the padding of these images. SAME is written as numbers if their size is known, since not every runtime takes
// auto_pad together with dilations.
void add_padding(Export& c, ShapeView images, const Ints& kernel, const Ints& strides, const Ints& dilations,
                 Fields& fields) {
  const size_t n = num_axes(c);
  Ints pads(2 * n, 0);
  for (size_t i = 0; i < n; ++i) {
    if (c.text("padding") == "EXPLICIT") {
      pads[i] = c.ints("paddings")[2 * i];
      pads[i + n] = c.ints("paddings")[2 * i + 1];
    } else if (c.text("padding") == "SAME") {
      const int64_t size = images[first_axis(c) + static_cast<int>(i)];
      if (size < 0 || kernel[i] < 0) return fields.push_back({"auto_pad", "SAME_UPPER"});
      const int64_t out = (size + strides[i] - 1) / strides[i], reach = (kernel[i] - 1) * dilations[i] + 1;
      const int64_t total = std::max<int64_t>(0, (out - 1) * strides[i] + reach - size);
      pads[i] = total / 2;
      pads[i + n] = total - pads[i];
    }
  }
  fields.push_back({"pads", pads});
}

void convolution(Export& c, int64_t groups, const Name& weights) {
  const Ints strides = c.ints("strides"), dilations = c.ints("dilations");
  Fields fields{{"strides", strides}, {"dilations", dilations}, {"group", groups}};
  add_padding(c, c.shape(0), kernel_of(c), strides, dilations, fields);
  out_image(c, c.add("Conv", {image(c), weights}, fields));
}
void conv(Export& c) { convolution(c, c.integer("groups"), filter(c)); }

// Writes a convolution in groups of one channel, whose filters [rows, columns, in, multiplier] become
// [in * multiplier, 1, rows, columns].
void depthwise_conv2d(Export& c) {
  const int64_t in = c.shape(1)[2];
  if (in < 0) unimplemented("a number of channels that is not known, in an ONNX file,");
  const Name turned = c.add("Transpose", {c.in(1)}, {{"perm", Ints{2, 3, 0, 1}}});
  convolution(c, in, c.add("Reshape", {turned, c.constant({-1, 1, 0, 0})}));
}

// Writes ONNX's transposed convolution. The image's size must be known, since output_padding is the number of its last
// pixels that lie beyond all windows.
void conv_transpose(Export& c) {
  const Ints strides = c.ints("strides"), dilations = c.ints("dilations"), kernel = kernel_of(c);
  const ShapeView images = c.output(0).shape();
  Fields fields{{"strides", strides}, {"dilations", dilations}, {"group", c.integer("groups")}};
  add_padding(c, images, kernel, strides, dilations, fields);
  const Ints pads = fields.back().ints;
  Ints beyond;
  for (size_t i = 0, n = num_axes(c); i < n; ++i) {
    const int axis = first_axis(c) + static_cast<int>(i);
    const int64_t small = c.shape(0)[axis], large = images[axis];
    if (small < 1 || large < 0 || kernel[i] < 0) unimplemented("an image whose size is not known, in an ONNX file,");
    beyond.push_back(large + pads[i] + pads[i + n] - ((small - 1) * strides[i] + (kernel[i] - 1) * dilations[i] + 1));
  }
  fields.push_back({"output_padding", beyond});
  out_image(c, c.add("ConvTranspose", {image(c), filter(c)}, fields));
}

// Returns the fields of a pool's windows, of images of this shape.
Fields pool_fields(Export& c, ShapeView images) {
  const Ints kernel = c.ints("ksize"), strides = c.given("strides") ? c.ints("strides") : kernel;
  const auto all = [&](const Ints& v) { return v.size() == 1 ? Ints(num_axes(c), v[0]) : v; };  // one value for all
  Fields fields{{"kernel_shape", all(kernel)}, {"strides", all(strides)}};
  Ints dilations(num_axes(c), 1);
  if (c.op().def.has("dilations")) {
    dilations = all(c.ints("dilations"));
    if (std::string_view(c.onnx) != "AveragePool" || dilations != Ints(num_axes(c), 1)) {
      if (std::string_view(c.onnx) == "AveragePool") c.require_opset(19);
      fields.push_back({"dilations", dilations});
    }
    if (c.boolean("ceil_mode") && c.text("padding") != "SAME") fields.push_back({"ceil_mode", 1});
  }
  add_padding(c, images, all(kernel), all(strides), dilations, fields);
  return fields;
}

void pool(Export& c) { out_image(c, c.add(c.onnx, {image(c)}, pool_fields(c, c.shape(0)))); }

int64_t count_places(const Ints& window) { return product_of(window.data(), 0, static_cast<int>(window.size())); }

// Adds padding at the end of images, so that the last windows lie in it whose beginning alone lies in the image.
void pad_to_windows(Export& c, Fields& fields) {
  const auto field = [&](const char* name) {
    return std::find_if(fields.begin(), fields.end(), [&](const Field& f) { return f.name == name; });
  };
  const size_t n = num_axes(c);
  const Ints dilations = field("dilations") == fields.end() ? Ints(n, 1) : field("dilations")->ints;
  const Ints kernel = field("kernel_shape")->ints, strides = field("strides")->ints;
  Ints& pads = field("pads")->ints;
  for (size_t i = 0; i < n; ++i) {
    const int axis = first_axis(c) + static_cast<int>(i);
    const int64_t size = c.shape(0)[axis], out = c.output(0).dims[axis];
    if (size < 0) unimplemented("ceil_mode and a divisor, for an image whose size is not known, in an ONNX file,");
    const int64_t reach = (out - 1) * strides[i] + (kernel[i] - 1) * dilations[i] + 1;
    pads[i + n] += std::max<int64_t>(0, reach - (size + pads[i] + pads[i + n]));
  }
}

// Exports averages. With a divisor they are sums: the mean, in which padding counts, times the number of elements. What ceil_mode
// adds at the end is padding too then.
void avg_pool(Export& c) {
  const bool is_sum = c.given("divisor_override");
  Fields fields = pool_fields(c, c.shape(0));
  const auto ceil_mode =
      std::find_if(fields.begin(), fields.end(), [](const Field& f) { return f.name == "ceil_mode"; });
  if (is_sum && ceil_mode != fields.end()) {
    fields.erase(ceil_mode);
    pad_to_windows(c, fields);
  }
  if (c.boolean("count_include_pad") || is_sum) fields.push_back({"count_include_pad", 1});
  Name y = c.add(c.onnx, {image(c)}, fields);
  if (is_sum) {
    const double divisor = static_cast<double>(c.integer("divisor_override"));
    y = c.add("Mul", {y, c.number(static_cast<double>(count_places(fields[0].ints)) / divisor)});
  }
  out_image(c, y);
}

// Returns x with an axis that is divided into parts, which overlap where they do not divide it: part i begins at i n / parts and ends at
// (i + 1) n / parts, rounded up. Each part reads as many elements, of which those beyond its end repeat the last one or count nothing.
Name of_parts(Export& c, const Name& x, int64_t axis, int64_t parts, bool is_mean) {
  const Name n = c.dim(0, axis), all = c.scalar(parts);
  const auto limits = [&](int64_t next, int64_t up) {
    const Name part = c.add("Add", {c.count_up(all), c.scalar(next)});
    return unsqueeze(c, c.add("Div", {c.add("Add", {c.add("Mul", {part, n}), c.scalar(up)}), all}), {1});
  };
  const Name begin = limits(0, 0), end = limits(1, parts - 1);
  const Name most = c.add("Add", {c.add("Div", {n, all}), c.scalar(2)});
  const Name places = c.add("Add", {begin, c.count_up(most)});
  const Name y = c.add("Gather", {x, c.add("Min", {places, c.add("Sub", {end, c.scalar(1)})})}, {{"axis", axis}});
  const Ints within{axis + 1};
  if (!is_mean) return c.reduce("ReduceMax", y, &within, false);
  Ints inner;
  for (int64_t i = 2; i < c.rank(0) + 1 - axis; ++i) inner.push_back(i);
  const Name is_read = c.add("Where", {unsqueeze(c, c.add("Less", {places, end}), inner), y, c.zero()});
  const Name count = unsqueeze(c, c.cast(c.add("Sub", {end, begin}), DType::int64, c.dtype()), inner);
  const Name sum = c.reduce("ReduceSum", is_read, &within, true);
  return c.add("Squeeze", {c.add("Div", {sum, count}), c.constant(within)});
}
// Exports adaptive pools. Those whose parts are of one size are pools with as large steps, or the whole images.
void adaptive_pool(Export& c) {
  const Ints given = c.ints("output_size");
  Ints kernel, parts;
  bool is_whole = true;
  for (size_t i = 0; i < num_axes(c); ++i) {
    const int64_t size = c.shape(0)[first_axis(c) + static_cast<int>(i)], out = given[given.size() == 1 ? 0 : i];
    is_whole = is_whole && out == 1;
    const bool divides = out == -1 || (size >= 0 && out > 0 && size % out == 0);
    kernel.push_back(out == -1 ? 1 : divides ? size / out : 0);
    parts.push_back(out);
  }
  if (is_whole) return out_image(c, c.add(cat("Global", c.onnx).c_str(), {image(c)}));
  if (count_places(kernel) > 0)
    return out_image(c, c.add(c.onnx, {image(c)}, {{"kernel_shape", kernel}, {"strides", kernel}}));
  Name x = c.in(0);
  for (size_t i = 0; i < parts.size(); ++i) {
    const int64_t axis = first_axis(c) + static_cast<int64_t>(i);
    if (parts[i] >= 0) x = of_parts(c, x, axis, parts[i], std::string_view(c.onnx) == "AveragePool");
  }
  c.out(x);
}

// How the elements of images are numbered. ONNX numbers those of all images, channels before spatial axes; the op numbers them in the
// order of data_format, and those of each image from 0 on, unless include_batch_in_index is set.
struct ElementNumbers {
  Export& c;
  const Name pixels;  // how many an image has
  const Name channels = c.dim(0, is_nhwc(c) ? c.rank(0) - 1 : 1), size = c.add("Mul", {channels, pixels});
  const bool are_of_all = c.boolean("include_batch_in_index");

  Name to_onnx(const Name& number) {
    if (!is_nhwc(c) && are_of_all) return number;
    Name place = are_of_all ? c.add("Mod", {number, size}) : number;
    if (is_nhwc(c)) {
      const Name channel = c.add("Mul", {c.add("Mod", {place, channels}), pixels});
      place = c.add("Add", {channel, c.add("Div", {place, channels})});
    }
    return c.add("Add", {place, first_of_image()});
  }
  Name from_onnx(const Name& number) {
    if (!is_nhwc(c) && are_of_all) return number;
    Name place = c.add("Mod", {number, size});
    if (is_nhwc(c)) {
      const Name pixel = c.add("Mul", {c.add("Mod", {place, pixels}), channels});
      place = c.add("Add", {pixel, c.add("Div", {place, pixels})});
    }
    return are_of_all ? c.add("Add", {place, first_of_image()}) : place;
  }
  // Returns the number of each image's first element.
  Name first_of_image() {
    Ints inner;
    for (int64_t i = 1; i < c.rank(0); ++i) inner.push_back(i);
    return unsqueeze(c, c.add("Mul", {c.count_up(c.dim(0, 0)), size}), inner);
  }
};
// Returns the product of the spatial dims, which are known or those of input 0.
Name pixels_of(Export& c, ShapeView images, bool are_input) {
  Name product = c.scalar(1);
  for (size_t i = 0; i < num_axes(c); ++i) {
    const int axis = first_axis(c) + static_cast<int>(i);
    if (images[axis] < 0 && !are_input) unimplemented("an image whose size is not known, in an ONNX file,");
    product = c.add("Mul", {product, are_input ? c.dim(0, axis) : c.scalar(images[axis])});
  }
  return product;
}

void max_pool_with_argmax(Export& c) {
  const Names y = c.add_all("MaxPool", {image(c)}, pool_fields(c, c.shape(0)), 2);
  ElementNumbers numbers{c, pixels_of(c, c.shape(0), true)};
  out_image(c, y[0]);
  out_image(c, numbers.from_onnx(y[1]), DType::int64);
}
void max_unpool(Export& c) {
  if (c.given("output_size") || c.text("padding") == "SAME") unimplemented("an output_size, or SAME, in an ONNX file,");
  ElementNumbers numbers{c, pixels_of(c, c.output(0).shape(), false)};
  const Name places = numbers.to_onnx(channels_first(c, c.indices(1)));
  out_image(c, c.add("MaxUnpool", {image(c), places}, pool_fields(c, c.shape(0))));
}

void fold(Export& c) {
  c.require_opset(18);
  if (c.text("padding") == "SAME") unimplemented("padding SAME of fold, in an ONNX file,");
  const auto both = [](const Ints& v) { return v.size() == 1 ? Ints(2, v[0]) : v; };
  const Ints image = both(c.ints("output_size"));
  Fields fields{{"strides", c.ints("strides")}, {"dilations", c.ints("dilations")}};
  if (c.text("padding") == "EXPLICIT") {
    const Ints given = c.ints("paddings");
    fields.push_back({"pads", Ints{given[0], given[2], given[1], given[3]}});
  }
  const Ints kernel = both(c.ints("ksize"));
  Name x = c.in(0);
  if (is_nhwc(c)) {  // [n, patches, pixels * channels] becomes [n, channels * pixels, patches]
    const Name apart = reshape(c, x, c.constant({0, 0, count_places(kernel), -1}), true);
    const Name turned = c.add("Transpose", {apart}, {{"perm", Ints{0, 3, 2, 1}}});
    x = reshape(c, turned, c.add("Gather", {c.dims(0), c.constant({0, 2, 1})}));
  }
  const Name y = c.add("Col2Im", {x, c.constant(image), c.constant(kernel)}, fields);
  c.out(is_nhwc(c) ? c.add("Transpose", {y}, {{"perm", Ints{0, 2, 3, 1}}}) : y);
}

// Exports unfold: rows and columns are gathered window by window, which makes two axes of each.
void unfold(Export& c) {
  const auto both = [](const Ints& v) { return v.size() == 1 ? Ints(2, v[0]) : v; };
  const Ints kernel = both(c.ints("ksize")), strides = both(c.ints("strides")), dilations = both(c.ints("dilations"));
  Fields padding;
  add_padding(c, c.shape(0), kernel, strides, dilations, padding);
  if (padding[0].name == "auto_pad")
    unimplemented("padding SAME for an image whose size is not known, in an ONNX file,");
  const Ints pads = padding[0].ints;
  const int64_t first = first_axis(c);
  Ints around(8, 0);
  for (size_t i = 0; i < 2; ++i)
    around[static_cast<size_t>(first) + i] = pads[i], around[static_cast<size_t>(first) + i + 4] = pads[i + 2];
  Name x = c.in(0);
  if (around != Ints(8, 0)) x = c.add("Pad", {x, c.constant(around), c.zero()});
  for (size_t i = 2; i-- > 0;) {
    const int64_t axis = first + static_cast<int64_t>(i), reach = (kernel[i] - 1) * dilations[i] + 1;
    const Name size = c.add("Add", {c.dim(0, axis), c.scalar(pads[i] + pads[i + 2])});
    const Name places =
        window_places(c, count_windows(c, size, strides[i], reach), strides[i], kernel[i], dilations[i]);
    x = c.add("Gather", {x, places}, {{"axis", axis}});
  }
  // [n, rows, kernel rows, columns, kernel columns, c], or c stands behind n.
  x = c.add("Transpose", {x}, {{"perm", is_nhwc(c) ? Ints{0, 1, 3, 2, 4, 5} : Ints{0, 1, 3, 5, 2, 4}}});
  Ints shape(c.output(0).dims, c.output(0).dims + 3);
  for (size_t i = 0; i < 3; ++i) shape[i] = shape[i] < 0 && i == 0 ? 0 : shape[i];
  if (std::count(shape.begin(), shape.end(), -1) > 1)
    unimplemented("images of which neither the size nor the number of channels is known, in an ONNX file,");
  c.out(reshape(c, x, c.constant(shape), shape[0] == 0 && c.output(0).dims[0] < 0));
}

void blocks(Export& c) {
  const bool is_dcr = c.text("channel_order") == "DCR", to_space = std::string_view(c.onnx) == "DepthToSpace";
  if (!is_dcr && !to_space) unimplemented("channel_order CRD of space_to_depth, in an ONNX file,");
  Fields fields{{"blocksize", c.integer("block_size")}};
  if (to_space) fields.push_back({"mode", is_dcr ? "DCR" : "CRD"});
  out_image(c, c.add(c.onnx, {image(c)}, fields));
}

// ---- images

// Returns how much of each of an axis' elements lies in each part, if the axis has so many of one size: [parts, elements]. A unit of
// 1 / (parts * elements) makes all limits whole numbers.
Name shares_of_parts(Export& c, int64_t axis, int64_t parts) {
  const Name n = c.dim(0, axis), step = c.scalar(parts);
  const Name begin = c.add("Mul", {unsqueeze(c, c.count_up(step), {1}), n}), left = c.add("Mul", {c.count_up(n), step});
  const Name end = c.add("Min", {c.add("Add", {begin, n}), c.add("Add", {left, step})});
  const Name length = c.add("Max", {c.add("Sub", {end, c.add("Max", {begin, left})}), c.scalar(0)});
  return c.add("Div", {c.cast(length, DType::int64, c.dtype()), c.cast(n, DType::int64, c.dtype())});
}

// Writes an Einsum for each axis that changes: the means of its parts.
void resize_by_area(Export& c) {
  constexpr const char* kAlong[] = {"...a,za->...z", "...ab,za->...zb", "...abc,za->...zbc", "...abcd,za->...zbcd"};
  Name x = c.in(0);
  int axis = first_axis(c);
  for (const int64_t size : c.ints("size")) {
    const char* equation = kAlong[c.rank(0) - 1 - axis];
    if (size >= 0) x = c.add("Einsum", {x, shares_of_parts(c, axis, size)}, {{"equation", equation}});
    ++axis;
  }
  c.out(x);
}

// Writes Resize for images in NCHW order. The sizes of axes that stay are x's, which may be unknown.
void resize(Export& c) {
  const std::string_view word = c.text("interpolation"), coordinates = c.text("coordinates");
  const bool is_nearest = word == "NEAREST", is_cubic = word == "BICUBIC";
  if (!is_nearest && !is_cubic && word != "BILINEAR" && word != "AREA")
    unimplemented(cat("interpolation ", word, ", in an ONNX file,"));
  if (!is_nearest && !is_floating(c.dtype())) unimplemented("integers that become floats, in an ONNX file,");
  if (c.boolean("antialias") && !is_nearest && !is_cubic) unimplemented("antialias of BILINEAR, in an ONNX file,");
  if (c.given("scale") || !c.given("size")) unimplemented("a size that is not an attribute, in an ONNX file,");
  if (word == "AREA") return resize_by_area(c);
  c.require_opset(18);
  const Name x = image(c), shape = c.add("Shape", {x});
  Ints places{0, 1};  // of the sizes, in x's shape and what stands behind it
  Ints changed;
  for (const int64_t size : c.ints("size")) {
    const int64_t axis = static_cast<int64_t>(places.size());
    places.push_back(size < 0 ? axis : c.rank(0) + static_cast<int64_t>(changed.size()));
    if (size >= 0) changed.push_back(size);
  }
  Name sizes = shape;
  if (!changed.empty())
    sizes = c.add("Gather", {c.add("Concat", {shape, c.constant(changed)}, {{"axis", 0}}), c.constant(places)});
  std::string_view nearest = c.text("nearest_mode");
  if (nearest == "AUTO") nearest = coordinates == "ASYMMETRIC" ? "FLOOR" : "ROUND_PREFER_CEIL";
  const char* onnx_nearest = nearest == "FLOOR"                ? "floor"
                             : nearest == "CEIL"               ? "ceil"
                             : nearest == "ROUND_PREFER_FLOOR" ? "round_prefer_floor"
                                                               : "round_prefer_ceil";
  const char* onnx_coordinates = coordinates == "ALIGN_CORNERS" ? "align_corners"
                                 : coordinates == "ASYMMETRIC"  ? "asymmetric"
                                                                : "half_pixel";
  Fields fields{{"mode", is_nearest ? "nearest"
                         : is_cubic ? "cubic"
                                    : "linear"},
                {"coordinate_transformation_mode", onnx_coordinates},
                {"antialias", c.boolean("antialias") && !is_nearest}};
  if (is_nearest) fields.push_back({"nearest_mode", onnx_nearest});
  if (is_cubic) {
    fields.push_back({"cubic_coeff_a", c.real("cubic_coefficient")});
    fields.push_back({"exclude_outside", c.boolean("exclude_outside")});
  }
  out_image(c, c.add("Resize", {x, "", "", sizes}, fields));
}

void grid_sample(Export& c) {
  const std::string_view word = c.text("interpolation"), padding = c.text("padding_mode");
  if (c.rank(0) != 4) unimplemented("grid_sample of images that are not flat, in an ONNX file,");
  const bool is_new = c.opset >= 20;
  out_image(c, c.add("GridSample", {image(c), c.in(1)},
                     {{"mode", word == "NEAREST"   ? "nearest"
                               : word == "BICUBIC" ? is_new ? "cubic" : "bicubic"
                               : is_new            ? "linear"
                                                   : "bilinear"},
                      {"padding_mode", padding == "ZEROS"    ? "zeros"
                                       : padding == "BORDER" ? "border"
                                                             : "reflection"},
                      {"align_corners", c.boolean("align_corners")}}));
}

// ---- softmax and losses

void softmax(Export& c) { c.out(c.add(c.onnx, {c.in(0)}, {{"axis", c.axis(c.rank(0))}})); }

Name negative_sum(Export& c, const Name& x, int64_t axis) {
  const Ints axes{axis};
  return c.add("Neg", {c.reduce("ReduceSum", x, &axes, false)});
}
void cross_entropy(Export& c) {
  const int64_t axis = c.axis(c.rank(0));
  c.out(negative_sum(c, c.add("Mul", {c.in(1), c.add("LogSoftmax", {c.in(0)}, {{"axis", axis}})}), axis));
}
void sparse_cross_entropy(Export& c) {
  const int64_t axis = c.axis(c.rank(0));
  const Name labels = c.add("Unsqueeze", {c.in(1), c.constant({axis})});
  const Name log_p = c.add("LogSoftmax", {c.in(0)}, {{"axis", axis}});
  const Name chosen = c.add("GatherElements", {log_p, labels}, {{"axis", axis}});
  c.out(c.add("Neg", {c.add("Squeeze", {chosen, c.constant({axis})})}));
}
void sigmoid_cross_entropy(Export& c) {
  const Name x = c.in(0), z = c.in(1);
  const Name tail = c.add("Softplus", {c.add("Neg", {c.add("Abs", {x})})});
  c.out(c.add("Add", {c.add("Sub", {c.add("Relu", {x}), c.add("Mul", {x, z})}), tail}));
}
void l2_loss(Export& c) {
  const Name x = c.in(0);
  c.out(c.add("Div", {c.reduce("ReduceSum", c.add("Mul", {x, x}), nullptr, false), c.number(2)}));
}

// ---- norms

// Returns the norm of all inputs, in float64, where the squares of float32 do not overflow.
Name norm_of_all(Export& c) {
  Names sums;
  for (int i = 0; i < c.num_inputs(); ++i) {
    const Name x = c.cast(c.in(i), c.dtype(), DType::float64);
    sums.push_back(c.reduce("ReduceSum", c.add("Mul", {x, x}), nullptr, false));
  }
  return c.add("Sqrt", {c.add("Sum", sums)});
}
void global_norm(Export& c) { c.out(norm_of_all(c), DType::float64); }
// Exports clip_by_norm and clip_by_global_norm, which gives the norm too.
void clip_by_norm(Export& c) {
  const Name norm = norm_of_all(c), most = c.number(DType::float64, c.real("clip_norm"));
  const Name scale = c.cast(c.add("Div", {most, c.add("Max", {norm, most})}), DType::float64, c.dtype());
  for (int i = 0; i < c.num_inputs(); ++i) c.out(c.add("Mul", {c.in(i), scale}));
  if (c.num_outputs() > static_cast<size_t>(c.num_inputs())) c.out(norm, DType::float64);
}

}  // namespace

// clang-format off
void add_network_mappings(Mappings& m) {
  m["matmul"] = {matmul, kFloats | dtypes::index | dtype_bit(DType::uint32) | dtype_bit(DType::uint64)};
  m["det"] = {direct, kSingle, "Det"};
  m["bias_add"] = {bias_add, dtypes::real};
  for (const char* op : {"conv1d", "conv2d", "conv3d"}) m[op] = {conv, kFloat};
  for (const char* op : {"conv1d_transpose", "conv2d_transpose", "conv3d_transpose", "conv1d_grad_input",
                         "conv2d_grad_input", "conv3d_grad_input"}) m[op] = {conv_transpose, kFloat};
  m["depthwise_conv2d"] = {depthwise_conv2d, kFloat};
  for (const char* op : {"max_pool1d", "max_pool2d", "max_pool3d"}) m[op] = {pool, kFloat, "MaxPool"};
  for (const char* op : {"avg_pool1d", "avg_pool2d", "avg_pool3d"}) m[op] = {avg_pool, kFloat, "AveragePool"};
  m["max_pool_with_argmax"] = {max_pool_with_argmax, kFloat, "MaxPool"};
  m["max_unpool"] = {max_unpool, kFloat, "MaxUnpool"};
  m["adaptive_avg_pool"] = {adaptive_pool, kFloat, "AveragePool"};
  m["adaptive_max_pool"] = {adaptive_pool, kFloat, "MaxPool"};
  m["unfold"] = {unfold, dtypes::numeric};
  m["fold"] = {fold, kFloats, "Col2Im"};
  m["space_to_depth"] = {blocks, dtypes::fixed, "SpaceToDepth"};
  m["depth_to_space"] = {blocks, dtypes::fixed, "DepthToSpace"};
  m["resize"] = {resize, kSingle | dtype_bit(DType::int32) | dtype_bit(DType::int8) | dtype_bit(DType::uint8), "Resize"};
  m["grid_sample"] = {grid_sample, kSingle, "GridSample"};
  m["softmax"] = {softmax, kFloats, "Softmax"};
  m["log_softmax"] = {softmax, kFloats, "LogSoftmax"};
  m["softmax_cross_entropy_with_logits"] = {cross_entropy, kSingle};
  m["sparse_softmax_cross_entropy_with_logits"] = {sparse_cross_entropy, kSingle};
  m["sigmoid_cross_entropy_with_logits"] = {sigmoid_cross_entropy, kSingle};
  m["l2_loss"] = {l2_loss, kSingle};
  m["global_norm"] = {global_norm, kSingle};
  m["clip_by_norm"] = {clip_by_norm, kSingle};
  m["clip_by_global_norm"] = {clip_by_norm, kSingle};
}
// clang-format on

}  // namespace eager::onnx
