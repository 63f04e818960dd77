// Images as patches, and as blocks of pixels that lie in the channels.
#include "kernels/common/patches.h"

#include "runtime/core/gradient.h"
#include "runtime/ops/families.h"
#include "runtime/ops/shape_util.h"
#include "runtime/core/windows.h"

namespace eager {

namespace {

// --- patches ---

// Returns the shape of the patches of images, and fills in the params of a call whose dims are known.
Shape plan_patches(InferContext& c, ShapeView images) {
  const Layout layout(c, 2);
  Window3d p;
  if (!c.given("ksize")) invalid_argument("ksize must be given");
  read_sizes(c, "ksize", "ksize", layout, &WindowAxis::kernel, p);
  read_sizes(c, "strides", "strides", layout, &WindowAxis::stride, p);
  read_sizes(c, "dilations", "dilations", layout, &WindowAxis::dilation, p);
  check_rank("input", images, layout);
  plan_windows(c, images, layout, p);
  if (c.concrete()) {
    c.params<PatchParams>() = {layout.nchw, times(p.batch, layout.nchw ? p.in_c : 1), layout.nchw ? 1 : p.in_c, p.h,
                               p.w};
  }
  const int64_t places = p.h.out < 0 || p.w.out < 0 ? kUnknown : times(p.h.out, p.w.out);
  const int64_t values = times(times(p.in_c, p.h.kernel), p.w.kernel);
  return layout.nchw ? Shape{images[0], values, places} : Shape{images[0], places, values};
}

void unfold_infer(InferContext& c) { c.output(c.dtype(0), plan_patches(c, c.input(0))); }

void unfold_grad_infer(InferContext& c) {  // inputs: dy, like
  check_windows("dy", c.input(0), plan_patches(c, c.input(1)));
  c.output(c.dtype(0), c.input(1));
}

void fold_infer(InferContext& c) {
  const Layout layout(c, 2);
  const ShapeView x = c.input(0);
  if (x.rank != 3) invalid_argument("input must be 3-dimensional: ", to_string(x));
  Window3d p;
  if (!c.given("ksize")) invalid_argument("ksize must be given");
  read_sizes(c, "ksize", "ksize", layout, &WindowAxis::kernel, p);
  const AttrValue& size = c.attr("output_size");
  if (!size.given) invalid_argument("output_size must be given");
  if (size.count != 2 && size.count != 1) invalid_argument("output_size must have 2 values, got ", size.count);
  const int64_t values = x[layout.nchw ? 1 : 2], taps = p.h.kernel * p.w.kernel;
  if (values >= 0 && values % taps != 0) {
    invalid_argument("Expected the size of patches to be divisible by the product of ksize, ", taps, ", but got ",
                     values);
  }
  Shape images;
  images.resize(4);
  images[0] = x[0];
  images[layout.channels()] = values < 0 ? kUnknown : values / taps;
  for (int i = 0; i < 2; ++i) {
    const int64_t along = size.ints[size.count == 1 ? 0 : i];
    if (along < 0) invalid_argument("output_size must not be negative, got ", along);
    images[layout.spatial(i)] = along;
  }
  const Shape patches = plan_patches(c, images);
  if (!may_equal(x, patches))
    invalid_argument("images of shape ", to_string(images), " have patches of shape ", to_string(patches), ", not ",
                     to_string(x));
  c.output(c.dtype(0), images);
}

void fold_gradient(GradientContext& g) { g.set(0, g.op_with_attrs<"unfold">({g.grad().get()})); }

// --- blocks ---

// One dim of images whose channels are split, or whose rows and columns are: its size and its step in the input.
struct BlockDim {
  int64_t size, step;
};

enum Part { kImage, kRow, kColumn, kBlockRow, kBlockColumn, kChannel, kNumParts };

// The order of the parts of channels, by channel_order: DCR has blocks before channels, CRD channels before blocks.
constexpr Part kChannelParts[2][3] = {{kBlockRow, kBlockColumn, kChannel}, {kChannel, kBlockRow, kBlockColumn}};

// Reads blocks of size x size pixels from rows and columns (to depth), or from channels, and writes them the other way.
template <bool to_depth>
void blocks_infer(InferContext& c) {
  const Layout layout(c, 2);
  const ShapeView x = c.input(0);
  if (!c.given("block_size")) invalid_argument("block_size must be given");
  const int64_t size = c.integer("block_size");
  if (size < 1) invalid_argument("Block size should be > 0, but was: ", size);
  if (size > kMostSize) invalid_argument("Block size should be at most ", kMostSize, ", but was: ", size);
  const Part(&channel_parts)[3] = kChannelParts[choice_of<size_t>(c, "channel_order")];
  if (x.rank != 4) invalid_argument("Input rank should be: 4 instead of: ", x.rank);
  const int64_t h = x[layout.spatial(0)], w = x[layout.spatial(1)], depth = x[layout.channels()];
  const auto part_of = [](int64_t whole, int64_t by) { return whole < 0 ? kUnknown : whole / by; };
  const auto divides = [](int64_t whole, int64_t by) { return whole < 0 || whole % by == 0; };
  if (to_depth && (!divides(h, size) || !divides(w, size)))
    invalid_argument("Image height ", h, " and width ", w, " should be divisible by block_size: ", size);
  if (!to_depth && !divides(depth, size * size))
    invalid_argument("Input depth dimension ", depth, " should be divisible by: ", size * size);

  Shape out(x);
  out[layout.spatial(0)] = to_depth ? part_of(h, size) : times(h, size);
  out[layout.spatial(1)] = to_depth ? part_of(w, size) : times(w, size);
  out[layout.channels()] = to_depth ? times(times(depth, size), size) : part_of(depth, size * size);

  const ShapeView small = to_depth ? ShapeView(out) : x, large = to_depth ? x : ShapeView(out);
  const int64_t sizes[kNumParts] = {x[0], small[layout.spatial(0)], small[layout.spatial(1)], size,
                                    size, large[layout.channels()]};
  // Where parts stand, from the outermost on, in the images whose channels have the blocks and in the others.
  std::vector<Part> deep = layout.nchw ? std::vector<Part>{kImage} : std::vector<Part>{kImage, kRow, kColumn};
  deep.insert(deep.end(), std::begin(channel_parts), std::end(channel_parts));
  if (layout.nchw) deep.insert(deep.end(), {kRow, kColumn});
  std::vector<Part> wide = layout.nchw ? std::vector<Part>{kImage, kChannel} : std::vector<Part>{kImage};
  wide.insert(wide.end(), {kRow, kBlockRow, kColumn, kBlockColumn});
  if (!layout.nchw) wide.push_back(kChannel);

  const std::vector<Part>&from = to_depth ? wide : deep, &to = to_depth ? deep : wide;
  int64_t steps[kNumParts], step = 1;
  for (size_t i = from.size(); i-- > 0;) {
    steps[from[i]] = step;
    step = wrapping_product(step, sizes[from[i]]);
  }
  StridedCopy plan;
  for (const Part part : to) add_dim(plan, sizes[part], steps[part]);
  output_read(c, out, plan);
}

}  // namespace

// clang-format off
void define_patches(Registry& r) {
  const WindowTexts& texts = window_texts(2);
  const auto attributes = [&](OpDef& op) -> OpDef& {
    return dilation_attribute(padding_attributes(op.attr_ints("ksize").length(2).argument().required().says(texts.ksize)
        .attr_ints("strides", {1, 1}).length(2).says(texts.strides), 2), 2);
  };
  const char* patches = "[n, places, values]";
  const char* patches_text = "The patches: values for each place of the window, row by row. A patch has c values a place, channels "
                             "innermost. Where data_format is NCHW: [n, values, places], channels outermost.";
  attributes(r.op("unfold").describe("The patches of images that a window reads, one behind the other (im2col).")
      .input("x", dtypes::fixed).says(texts.pool_images, texts.image_text)
      .output("y").says(patches, patches_text))
      .parameters("x ksize strides padding data_format dilations")
      .example(R"("x": [[[[1], [2], [3]]]], "ksize": [1, 2])", "int32 [[[1 2]\n  [2 3]]]")
      .infer(unfold_infer).gradient(like_gradient<"unfold_grad">, "shape(x)");
  attributes(r.helper("unfold_grad").describe("Adds the patches of unfold where they lie in the images.")
      .input("dy", dtypes::inexact).input("like", dtypes::all, 0, kShapeOnly).output("dx", "dy"))
      .infer(unfold_grad_infer).gradient(forward_gradient<"unfold">);
  attributes(r.op("fold").describe("Images in which patches are added where they lie: the transpose of unfold (col2im). Integers wrap.")
      .input("x", dtypes::numeric).says(patches, patches_text)
      .output("y").says(texts.pool_images, texts.image_text)
      .attr_ints("output_size").argument().required().says("h and w: the size of the images; one value stands for both."))
      .parameters("x output_size ksize strides padding data_format dilations")
      .example(R"("x": [[[1.0, 2.0], [2.0, 3.0]]], "output_size": [1, 3], "ksize": [1, 2])", "float32 [[[[1.]\n   [4.]\n   [3.]]]]")
      .infer(fold_infer).gradient(fold_gradient);

  const auto blocks = [&](const char* name, const char* text, const char* takes, const char* takes_text, const char* gives,
                          const char* gives_text) -> OpDef& {
    return r.op(name).describe(text).input("x", dtypes::fixed).says(takes, takes_text).output("y").says(gives, gives_text)
        .attr_int("block_size").argument().required().says("How many rows and columns a block has.")
        .attr_string("channel_order", "DCR").choices("DCR CRD")
        .says("DCR: a channel of the block's first pixel, then the next one; first those of one pixel. CRD: first those of one channel.")
        .attr_string("data_format", "NHWC").choices(kDataFormats).says(kDataFormatText);
  };
  const char *wide = "[n, h, w, c]", *deep = "[n, rows, columns, depth]";
  blocks("space_to_depth", "Images with the pixels of each block as channels of one pixel.", wide,
         "The images; block_size divides h and w.", deep, "h and w divided by block_size, c times its square.")
      .example(R"("x": [[[[1], [2]], [[3], [4]]]], "block_size": 2)", "int32 [[[[1 2 3 4]]]]")
      .infer(blocks_infer<true>).gradient(forward_gradient<"depth_to_space">);
  blocks("depth_to_space", "Images with the channels of each pixel as a block of pixels: the inverse of space_to_depth.", deep,
         "The images; the square of block_size divides depth.", wide, "rows and columns times block_size, depth divided by its square.")
      .example(R"("x": [[[[1]], [[2]], [[3]], [[4]]]], "block_size": 2, "data_format": "NCHW")", "int32 [[[[1 2]\n   [3 4]]]]")
      .infer(blocks_infer<false>).gradient(forward_gradient<"space_to_depth">);
}
// clang-format on

}  // namespace eager
