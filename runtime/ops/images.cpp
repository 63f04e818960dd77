// Images: resizing, and sampling at the points of a grid.
#include <algorithm>
#include <cmath>
#include <string>

#include "kernels/common/grid_sample.h"
#include "kernels/common/resize.h"
#include "runtime/core/gradient.h"
#include "runtime/core/windows.h"
#include "runtime/ops/families.h"
#include "runtime/ops/shape_util.h"

namespace eager {

namespace {

constexpr const char* kInterpolations =
    "BILINEAR|LINEAR NEAREST|NEAREST_NEIGHBOR BICUBIC|CUBIC AREA LANCZOS3 LANCZOS5 GAUSSIAN MITCHELLCUBIC|MITCHELL";
constexpr const char* kCoordinates = "HALF_PIXEL ALIGN_CORNERS ASYMMETRIC HALF_PIXEL_SYMMETRIC";
constexpr const char* kNearestModes = "AUTO FLOOR CEIL ROUND_PREFER_FLOOR ROUND_PREFER_CEIL";
constexpr const char* kPaddingModes = "ZEROS BORDER REFLECTION";
constexpr int64_t kMostPixels = INT32_MAX;  // along an axis

// --- resize ---

ResizeParams resize_attributes(InferContext& c) {
  ResizeParams p;
  p.interpolation = choice_of<Interpolation>(c, "interpolation");
  p.coordinates = choice_of<Coordinates>(c, "coordinates");
  p.nearest = choice_of<NearestMode>(c, "nearest_mode");
  if (p.nearest == NearestMode::automatic)
    p.nearest = p.coordinates == Coordinates::asymmetric ? NearestMode::floor : NearestMode::round_prefer_ceil;
  p.antialias = c.boolean("antialias");
  p.excludes_outside = c.boolean("exclude_outside");
  p.cubic = c.real("cubic_coefficient");
  if (!std::isfinite(p.cubic)) invalid_argument("cubic_coefficient must be finite, got ", p.cubic);
  if (!c.given("scale")) return p;
  p.scale = c.real("scale");
  if (!(p.scale > 0) || !std::isfinite(p.scale)) invalid_argument("scale must be positive and finite, got ", p.scale);
  return p;
}

// The spatial axes of images: how many, and which is the first.
struct SpatialAxes {
  SpatialAxes(InferContext& c, ShapeView x) {
    const int channels = channel_axis(c, x.rank);
    if (x.rank < 3) invalid_argument("input must have a batch, spatial axes and channels, got shape ", to_string(x));
    first = channels == 1 ? 2 : 1;
    count = x.rank - 2;
  }
  int first, count;
};

// Returns the sizes that are asked for, -1 where they are not known. In `keeps`, the bits of axes that are to stay.
Shape requested_sizes(InferContext& c, ShapeView x, const SpatialAxes& axes, uint64_t& keeps) {
  Shape sizes;
  std::vector<int64_t> values;
  const AttrValue& size = c.attr("size");
  auto check_count = [&](int64_t n) {
    if (n != axes.count)
      invalid_argument("size must have ", axes.count, " elements for shape ", to_string(x), ", got ", n);
  };
  if (c.has_input(1)) {
    const ShapeView given = c.input(1);
    if (given.rank != 1) invalid_argument("size must be a vector, got shape ", to_string(given));
    if (given[0] >= 0) check_count(given[0]);
    if (!c.host_ints(1, values)) values.assign(static_cast<size_t>(axes.count), kUnknown);
    else if (std::any_of(values.begin(), values.end(), [](int64_t v) { return v < 1; }))
      invalid_argument("output dimensions must be positive");
  } else {
    if (!size.given) invalid_argument("size must be given");
    check_count(size.count);
    values.assign(size.ints, size.ints + size.count);
  }
  for (int i = 0; i < axes.count; ++i) {
    int64_t v = values[static_cast<size_t>(i)];
    if (!c.has_input(1) && v == -1) {
      keeps |= uint64_t{1} << i;
      v = x[axes.first + i];
    } else if (!c.has_input(1) && v < 1) {
      invalid_argument("output dimensions must be positive, or -1 for an axis that stays, got ", v);
    }
    sizes.push_back(v);
  }
  return sizes;
}

// Checks an axis, and says whether it stays as it is: it is to stay, or it has its size and no scale of its own. The
// filters that smooth change it nevertheless.
bool stays(const ResizeParams& p, int64_t in, int64_t out, bool keeps) {
  const bool smooths = p.interpolation == Interpolation::gaussian || p.interpolation == Interpolation::mitchell;
  if (keeps || (in == out && p.scale == 0 && !smooths)) return true;
  if (in == 0) invalid_argument("input image must be of non-zero size");
  if (std::max(in, out) > kMostPixels) invalid_argument("images must be at most ", kMostPixels, " high and wide");
  if (p.scale > 0 && in > 0 && out > 0 &&
      !(std::abs(static_cast<double>(in) * p.scale - static_cast<double>(out)) <= 1))
    invalid_argument("scale must be about the output's size over the input's, got ", p.scale, " for ", in, " to ", out);
  return false;
}

// Sets the geometry for images of x's shape, whose spatial axes get these sizes. Axes that stay are joined with their
// neighbours, so that at most three are left.
void plan_resize(InferContext& c, ResizeParams p, ShapeView x, const SpatialAxes& axes, ShapeView sizes,
                 uint64_t keeps) {
  std::vector<ResizeAxis> left;
  for (int i = 0; i < axes.first; ++i) p.batch = wrapping_product(p.batch, x[i]);
  for (int i = 0; i < axes.count; ++i) {
    const int64_t in = x[axes.first + i], out = sizes[i];
    const ResizeAxis a{in, out, stays(p, in, out, (keeps >> i & 1) != 0)};
    if (a.is_kept && left.empty()) p.batch = wrapping_product(p.batch, in);
    else if (a.is_kept && left.back().is_kept) left.back().in = left.back().out = wrapping_product(left.back().in, in);
    else left.push_back(a);
  }
  if (axes.first + axes.count < x.rank) p.inner = x[x.rank - 1];
  if (!left.empty() && left.back().is_kept) {
    p.inner = wrapping_product(p.inner, left.back().in);
    left.pop_back();
  }
  if (left.size() > 3) invalid_argument("resize changes at most 3 axes, or 2 with others in between");
  if (!c.concrete()) return;
  // A single axis whose elements are long is that of the rows, which are then added as a whole.
  if (left.size() == 1 && p.inner >= 64) {
    left.push_back({p.inner, p.inner, true});
    p.inner = 1;
  }
  while (left.size() < 3) left.insert(left.begin(), ResizeAxis{});
  p.d = left[0], p.h = left[1], p.w = left[2];
  c.params<ResizeParams>() = p;
}

void resize_infer(InferContext& c) {
  const ShapeView x = c.input(0);
  const ResizeParams p = resize_attributes(c);
  const SpatialAxes axes(c, x);
  uint64_t keeps = 0;
  const Shape sizes = requested_sizes(c, x, axes, keeps);
  Shape out(x);
  for (int i = 0; i < axes.count; ++i) out[axes.first + i] = sizes[i];
  plan_resize(c, p, x, axes, sizes, keeps);
  const bool keeps_dtype = p.interpolation == Interpolation::nearest || is_floating(c.dtype(0));
  c.output(keeps_dtype ? c.dtype(0) : DType::float32, out);
}

// For the ops that have x and dy, one of them as a shape alone: the sizes are dy's, and the attribute says which axes stay.
void resize_between(InferContext& c, ShapeView x, ShapeView dy, const char* name) {
  const ResizeParams p = resize_attributes(c);
  const SpatialAxes axes(c, x);
  Shape expected(x), sizes;
  for (int i = 0; i < axes.count && dy.rank == x.rank; ++i) {
    expected[axes.first + i] = dy[axes.first + i];
    sizes.push_back(dy[axes.first + i]);
  }
  check_shape(dy, expected, name);
  const AttrValue& size = c.attr("size");
  uint64_t keeps = 0;
  for (int i = 0; size.given && i < std::min(size.count, axes.count); ++i) {
    if (size.ints[i] == -1) keeps |= uint64_t{1} << i;
  }
  plan_resize(c, p, x, axes, sizes, keeps);
}

void resize_grad_infer(InferContext& c) {
  resize_between(c, c.input(1), c.input(0), "dy");
  c.output(c.dtype(0), c.input(1));
}

void resize_like_infer(InferContext& c) {
  resize_between(c, c.input(0), c.input(1), "like");
  c.output(c.dtype(0), c.input(1));
}

void resize_gradient(GradientContext& g) {
  if (is_floating(g.input_dtype(0))) like_gradient<"resize_grad">(g);
}

OpDef& resize_attrs(OpDef& def) {
  return def.attr_string("interpolation", "BILINEAR")
      .choices(kInterpolations)
      .argument()
      .says(
          "How values between elements are found: NEAREST takes the nearest element, AREA the mean of what an output element "
          "covers; BILINEAR, BICUBIC, LANCZOS3, LANCZOS5, GAUSSIAN and MITCHELLCUBIC weigh the elements around.")
      .attr_string("coordinates", "HALF_PIXEL")
      .choices(kCoordinates)
      .says(
          "Which places match: HALF_PIXEL the edges of images, as if elements were squares; ALIGN_CORNERS the middles of the "
          "outermost elements; ASYMMETRIC the middles of the first elements; HALF_PIXEL_SYMMETRIC the images' middles, where "
          "scale is not the ratio of sizes. AREA does without.")
      .attr_bool("antialias", false)
      .says("Whether an image that becomes smaller is weighed over as much as an output element covers.")
      .attr_string("nearest_mode", "AUTO")
      .choices(kNearestModes)
      .says("The element that is nearest to a position; AUTO: FLOOR for ASYMMETRIC, else ROUND_PREFER_CEIL.")
      .attr_float("cubic_coefficient", -0.5)
      .says("Of BICUBIC (a in Keys, 1981): -0.5 as TensorFlow's, -0.75 as PyTorch's.")
      .attr_bool("exclude_outside", true)
      .says("Whether elements outside the image have no weight. If not, they are those at its edge.")
      .attr_float("scale")
      .says(
          "Output elements per input element; the ratio of the sizes if it is absent. By ALIGN_CORNERS the outermost elements are "
          "those of an output that is as long as it says, before its size is rounded.")
      .attr_string("data_format", "NHWC")
      .choices(kDataFormats)
      .says(kDataFormatText);
}

// --- grid_sample ---
//
// T(o) is grid_sample with the weights along each axis differentiated o times by the coordinate, so that
//   grid_sample_derivative   is T(o) of x at the points of the grid,
//   grid_sample_grad_input   its adjoint R(o), which takes dy to what each element of x gets of it,
//   grid_sample_grad_grid    G(o): for each coordinate a the sum over channels of dy T(o + a) x,
// where o + a differentiates once more by a. All are linear in x and dy, and the derivatives of each are made of these.

using Orders = std::vector<int64_t>;

constexpr int64_t kMostOrder = 64;  // of a derivative along an axis: each gradient adds one

// Reads the attributes and the shapes of x and grid. Returns the output's shape.
Shape plan_samples(InferContext& c, ShapeView x, ShapeView grid) {
  GridSampleParams p;
  p.interpolation = choice_of<Interpolation>(c, "interpolation");
  if (p.interpolation > Interpolation::bicubic)
    invalid_argument("grid_sample interpolates by NEAREST, BILINEAR or BICUBIC, not ", c.string("interpolation"));
  p.padding = choice_of<GridPadding>(c, "padding_mode");
  p.align_corners = c.boolean("align_corners");
  const SpatialAxes axes(c, x);
  if (axes.count > kMostGridAxes)
    invalid_argument("grid_sample takes images with at most 3 spatial axes, got shape ", to_string(x));
  p.axes = axes.count;
  p.nchw = axes.first == 2;
  Shape expected;
  expected.push_back(x[0]);
  for (int i = 0; i < axes.count; ++i) expected.push_back(kUnknown);
  expected.push_back(axes.count);
  check_shape(grid, expected, "grid");
  Shape out(x);
  for (int i = 0; i < axes.count; ++i) {
    out[axes.first + i] = grid[1 + i];
    p.points = i == 0 ? grid[1] : wrapping_product(p.points, grid[1 + i]);
    p.sizes[kMostGridAxes - axes.count + i] = x[axes.first + i];
    if (x[axes.first + i] > kMostPixels) invalid_argument("images must be at most ", kMostPixels, " high and wide");
  }
  if (out[0] < 0) out[0] = grid[0];
  if (!c.concrete()) return out;
  if (p.pixels() == 0 && p.points != 0) invalid_argument("input image must be of non-zero size");
  p.batch = x[0];
  p.channels = x[p.nchw ? 1 : x.rank - 1];
  if (c.def().number_of("orders") >= 0 && c.given("orders")) {
    const AttrValue& orders = c.attr("orders");
    for (int i = 0; i < orders.count && i < axes.count; ++i) {
      const int64_t order = orders.ints[i];
      if (order < 0 || order > kMostOrder) invalid_argument("orders must be from 0 to ", kMostOrder, ", got ", order);
      p.orders[kMostGridAxes - axes.count + i] = static_cast<int32_t>(order);
    }
  }
  c.params<GridSampleParams>() = p;
  return out;
}

void grid_sample_infer(InferContext& c) { c.output(c.dtype(0), plan_samples(c, c.input(0), c.input(1))); }

void grid_sample_grad_input_infer(InferContext& c) {
  check_grad_shape(c.input(0), plan_samples(c, c.input(2), c.input(1)));
  c.output(c.dtype(0), c.input(2));
}

void grid_sample_grad_grid_infer(InferContext& c) {
  check_grad_shape(c.input(0), plan_samples(c, c.input(1), c.input(2)));
  c.output(c.dtype(0), c.input(2));
}

// The gradient of T, R or G, whose inputs have images with this number of spatial axes.
class Sampling {
 public:
  Sampling(GradientContext& g, int rank) : g_(g), orders_(static_cast<size_t>(rank - 2)) {
    if (g.def().number_of("orders") < 0 || !g.attr("orders").given) return;
    const AttrValue& orders = g.attr("orders");
    std::copy_n(orders.ints, std::min<size_t>(orders_.size(), static_cast<size_t>(orders.count)), orders_.begin());
  }
  size_t num_axes() const { return orders_.size(); }
  // Reports whether nothing depends on the grid.
  bool is_flat() const { return std::string_view(g_.attr("interpolation").string) == "NEAREST"; }
  // Returns the orders, once more for coordinate a of the grid.
  Orders once_more(size_t a) const {
    Orders o = orders_;
    ++o[o.size() - 1 - a];
    return o;
  }
  const Orders& orders() const { return orders_; }
  Tensor sampled(const Tensor& x, const Tensor& grid, const Orders& o) const {
    return g_.op_args<"grid_sample_derivative">({x.get(), grid.get()}, args(o));
  }
  Tensor spread(const Tensor& dy, const Tensor& grid, const Tensor& like, const Orders& o) const {
    return g_.op_args<"grid_sample_grad_input">({dy.get(), grid.get(), like.get()}, args(o));
  }
  Tensor of_grid(const Tensor& dy, const Tensor& x, const Tensor& grid, const Orders& o) const {
    return g_.op_args<"grid_sample_grad_grid">({dy.get(), x.get(), grid.get()}, args(o));
  }
  // Returns what v, which has the grid's shape, has for each coordinate, in shapes that broadcast to dy's.
  std::vector<Tensor> coordinates(const Tensor& v) const {
    const int64_t channels = choice_of<int64_t>(g_, "data_format") == 1 ? 1 : -1;
    std::vector<Tensor> all = run_list(g_, prepared<"unstack", "">(), {v}, {-1, static_cast<int64_t>(num_axes())});
    for (Tensor& t : all) t = t ? g_.op_args<"expand_dims">({t.get()}, {channels}) : t;
    return all;
  }

 private:
  std::vector<int64_t> args(const Orders& o) const {
    std::vector<int64_t> args{static_cast<int64_t>(o.size())};
    args.insert(args.end(), o.begin(), o.end());
    args.insert(args.end(), {choice_of<int64_t>(g_, "interpolation"), choice_of<int64_t>(g_, "padding_mode"),
                             g_.attr("align_corners").i, choice_of<int64_t>(g_, "data_format")});
    return args;
  }
  GradientContext& g_;
  Orders orders_;
};

void grid_sample_gradient(GradientContext& g) {
  const Sampling s(g, g.input_rank(0));
  if (g.needs(0)) g.set(0, s.spread(g.grad(), g.input(1), g.input_shape(0), s.orders()));
  if (g.needs(1)) g.set(1, s.is_flat() ? g.zeros_like(1) : s.of_grid(g.grad(), g.input(0), g.input(1), s.orders()));
}

void grid_sample_grad_input_gradient(GradientContext& g) {
  const Sampling s(g, g.input_rank(0));
  if (g.needs(0)) g.set(0, s.sampled(g.grad(), g.input(1), s.orders()));
  if (g.needs(1)) g.set(1, s.is_flat() ? g.zeros_like(1) : s.of_grid(g.input(0), g.grad(), g.input(1), s.orders()));
}

void grid_sample_grad_grid_gradient(GradientContext& g) {
  const Sampling s(g, g.input_rank(0));
  const Tensor dy = g.input(0), x = g.input(1), grid = g.input(2);
  const std::vector<Tensor> v = s.coordinates(g.grad());
  Tensor sums[3];
  for (size_t a = 0; a < s.num_axes(); ++a) {
    const Orders o = s.once_more(a);
    const Tensor scaled = g.needs(1) || g.needs(2) ? g.op<"multiply">(dy, v[a]) : Tensor();
    for (int i = 0; i < 3; ++i) {
      if (!g.needs(i)) continue;
      Tensor part = i == 0   ? g.op<"multiply">(s.sampled(x, grid, o), v[a])
                    : i == 1 ? s.spread(scaled, grid, g.input_shape(1), o)
                             : s.of_grid(scaled, x, grid, o);
      sums[i] = sums[i] ? g.op<"add">(sums[i], part) : part;
    }
  }
  for (int i = 0; i < 3; ++i) {
    if (g.needs(i)) g.set(i, sums[i]);
  }
}

OpDef& grid_attrs(OpDef& def) {
  return def.attr_string("interpolation", "BILINEAR")
      .choices(kInterpolations)
      .says("How values between elements are found: NEAREST, BILINEAR or BICUBIC (Keys, 1981, with a = -0.75).")
      .attr_string("padding_mode", "ZEROS")
      .choices(kPaddingModes)
      .says("What lies outside the image: ZEROS, the elements at its BORDER, or its REFLECTION.")
      .attr_bool("align_corners", false)
      .says("Whether -1 and 1 are the middles of the outermost elements, and not the edges of the image.")
      .attr_string("data_format", "NHWC")
      .choices(kDataFormats)
      .says(kDataFormatText);
}

}  // namespace

// clang-format off
void define_images(Registry& r) {
  resize_attrs(r.op("resize")
      .describe("Images with another height and width, or other sizes along one to three spatial axes.")
      .input("x", dtypes::real).says("[batch, in..., channels]", "The images.")
      .input("size", dtypes::integers, 0, kOptional | kHost)
      .says("[axes]", "The sizes, where a program computes them; the attribute counts if it is absent.")
      .output("y").says("[batch, size..., channels]", "The images. Integers become float32, but for NEAREST.")
      .attr_ints("size").argument().required()
      .says("The result's size along each spatial axis, height before width. -1: the axis stays as it is, and so does one that "
            "has this size, without a scale, but for GAUSSIAN and MITCHELLCUBIC, which smooth it."))
      .example(R"("x": [[[[1.0], [2.0]], [[3.0], [4.0]]]], "size": [1, 4])",
               "float32 [[[[2.  ]\n   [2.25]\n   [2.75]\n   [3.  ]]]]")
      .infer(resize_infer).gradient(resize_gradient, "shape(x)");
  resize_attrs(r.helper("resize_grad").describe("The gradient of resize: the images of which dy is one's resized.")
      .input("dy", dtypes::floats).input("x", dtypes::real, 0, kShapeOnly).output("dx", "dy").attr_ints("size"))
      .infer(resize_grad_infer).gradient(like_gradient<"resize_like">, "shape(dy)");
  resize_attrs(r.helper("resize_like").describe("x resized to the size of like.")
      .input("x", dtypes::floats).input("like", dtypes::real, 0, kShapeOnly).output("y").attr_ints("size"))
      .infer(resize_like_infer).gradient(like_gradient<"resize_grad">, "shape(x)");
  grid_attrs(r.op("grid_sample")
      .describe("The values of images at the points of a grid, which has coordinates from -1 to 1.")
      .input("x", dtypes::floats).says("[batch, in..., channels]", "The images, with one to three spatial axes.")
      .input("grid", dtypes::floats)
      .says("[batch, out..., axes]", "The coordinates of each point in x, those along the last spatial axis first: x, y and z.")
      .output("y").says("[batch, out..., channels]", "The values at the points."))
      .example(R"("x": [[[[1.0], [2.0]], [[3.0], [4.0]]]], "grid": [[[[0.0, 0.0], [0.5, -0.5]]]])", "float32 [[[[2.5]\n   [2. ]]]]")
      .infer(grid_sample_infer).gradient(grid_sample_gradient, "x grid");
  grid_attrs(r.helper("grid_sample_derivative").describe("grid_sample, differentiated by the coordinates along each spatial axis so many times.")
      .input("x", dtypes::floats).input("grid", dtypes::floats).output("y").attr_ints("orders"))
      .infer(grid_sample_infer).gradient(grid_sample_gradient, "x grid");
  grid_attrs(r.helper("grid_sample_grad_input").describe("The gradient of x in grid_sample_derivative.")
      .input("dy", dtypes::floats).input("grid", dtypes::floats).input("x", dtypes::floats, 0, kShapeOnly).output("dx", "dy")
      .attr_ints("orders"))
      .infer(grid_sample_grad_input_infer).gradient(grid_sample_grad_input_gradient, "dy grid");
  grid_attrs(r.helper("grid_sample_grad_grid").describe("The gradient of the grid in grid_sample_derivative.")
      .input("dy", dtypes::floats).input("x", dtypes::floats).input("grid", dtypes::floats).output("dgrid", "grid")
      .attr_ints("orders"))
      .infer(grid_sample_grad_grid_infer).gradient(grid_sample_grad_grid_gradient, "dy x grid");
}
// clang-format on

}  // namespace eager
