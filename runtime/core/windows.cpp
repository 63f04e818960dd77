#include "runtime/core/windows.h"

namespace eager {

namespace {

void check_choice(InferContext& c, AttrName name) {
  c.def().attributes_[c.def().index_of(name)].check_choice(c.string(name));
}

// Sets the size of the output along an axis (-1 if the input's size is unknown), and the padding around the input.
void set_output(InferContext& c, WindowAxis& a, int i, int num_axes) {
  if (a.in > kMostSize || a.kernel > kMostSize)
    invalid_argument("images and windows must be at most ", kMostSize, " high and wide");
  a.out = kUnknown;
  if (c.string("padding") == "SAME") {
    if (a.in < 0) return;
    a.out = (a.in + a.stride - 1) / a.stride;
    const int64_t all = std::max<int64_t>(0, (a.out - 1) * a.stride + a.reach() - a.in);
    a.pad = all / 2;
    a.after = all - a.pad;
    return;
  }
  const Padding padding(c, i, num_axes);
  a.pad = padding.before;
  a.after = padding.after;
  if (a.in < 0 || a.kernel < 0) return;
  const bool rounds_up = c.def().has("ceil_mode") && c.boolean("ceil_mode");
  const int64_t size = a.in + a.pad + a.after, room = size - a.reach();
  if (room < 0 && (!rounds_up || room <= -a.stride))
    invalid_argument("Computed output size would be negative: ", std::min<int64_t>(-1, (room + a.stride) / a.stride),
                     " [input_size: ", size, ", effective_filter_size: ", a.reach(), ", stride: ", a.stride, "]");
  a.out = room < 0 ? 0 : room / a.stride + 1;
  // One more window, if it begins inside the input or the padding before it.
  if (rounds_up && (room < 0 || room % a.stride != 0) && a.out * a.stride < a.in + a.pad) ++a.out;
}

// clang-format off
constexpr WindowTexts kTexts[] = {
    {"The 1-D convolution of sequences with a filter, which is not mirrored (cross-correlation).",
     "[n, w, in]", "[n, ow, out]", "[columns, in / groups, out]", "[columns, out / groups, in]",
     "[n, w, c]", "[n, ow, c]",
     "Sequences in the order of data_format: w places, and their channels.",
     "Places that are added: left, right; one value stands for both. For EXPLICIT alone, else it must be absent.",
     "How far windows are apart.", "How far the filter's elements are apart.", "The size of a window."},
    {"The 2-D convolution of images with a filter, which is not mirrored (cross-correlation).",
     "[n, h, w, in]", "[n, oh, ow, out]", "[rows, columns, in / groups, out]", "[rows, columns, out / groups, in]",
     "[n, h, w, c]", "[n, oh, ow, c]",
     "Images in the order of data_format: h rows, w columns, and their channels.",
     "Rows and columns that are added: top, bottom, left, right; one value stands for all. For EXPLICIT alone, else "
     "it must be absent.",
     "How far windows are apart: rows, columns; one value stands for both.",
     "How far the filter's elements are apart: rows, columns; one value stands for both.",
     "The size of a window: rows, columns; one value stands for both."},
    {"The 3-D convolution of volumes with a filter, which is not mirrored (cross-correlation).",
     "[n, d, h, w, in]", "[n, od, oh, ow, out]", "[slices, rows, columns, in / groups, out]",
     "[slices, rows, columns, out / groups, in]", "[n, d, h, w, c]", "[n, od, oh, ow, c]",
     "Volumes in the order of data_format: d slices, h rows, w columns, and their channels.",
     "Slices, rows and columns that are added: front, back, top, bottom, left, right; one value stands for all. For "
     "EXPLICIT alone, else it must be absent.",
     "How far windows are apart: slices, rows, columns; one value stands for all.",
     "How far the filter's elements are apart: slices, rows, columns; one value stands for all.",
     "The size of a window: slices, rows, columns; one value stands for all."},
    {"", "", "", "", "", "[n, sizes..., c]", "[n, windows..., c]",
     "Sequences, images or volumes in the order of data_format: one to three spatial axes, and their channels.",
     "Places that are added before and after each spatial axis; one value stands for all. For EXPLICIT alone; it may be "
     "absent otherwise.",
     "How far windows are apart along each spatial axis; one value stands for all.",
     "How far the filter's elements are apart along each spatial axis; one value stands for all.",
     "The size of a window along each spatial axis; one value stands for all."}};
// clang-format on

}  // namespace

Layout::Layout(InferContext& c, int num_axes) : axes(num_axes), nchw(c.string("data_format") == "NCHW") {
  if (!nchw) check_choice(c, "data_format");
}

Layout layout_of(InferContext& c, ShapeView images) {
  if (images.rank < 3 || images.rank > 5)
    invalid_argument("input must be 3-, 4- or 5-dimensional: ", to_string(images));
  return {c, images.rank - 2};
}

void check_rank(const char* name, ShapeView shape, const Layout& layout) {
  if (shape.rank != layout.rank())
    invalid_argument(name, " must be ", layout.rank(), "-dimensional: ", to_string(shape));
}

void check_windows(const char* name, ShapeView shape, ShapeView expected) {
  if (!may_equal(shape, expected))
    invalid_argument(name, " has shape ", to_string(shape), ", expected ", to_string(expected));
}

WindowAxis& axis_of(Window3d& p, const Layout& layout, int i) {
  WindowAxis* axes[] = {&p.d, &p.h, &p.w};
  return *axes[3 - layout.axes + i];
}

void read_sizes(InferContext& c, AttrName attr, const char* name, const Layout& layout, int64_t WindowAxis::*member,
                Window3d& p) {
  const AttrValue& a = c.attr(attr);
  if (a.count != layout.axes && a.count != 1)
    invalid_argument(name, " must have ", layout.axes, " values, got ", a.count);
  const auto text = [&] {
    std::string all = std::to_string(a.ints[0]);
    for (int i = 1; i < a.count; ++i) all += " and " + std::to_string(a.ints[i]);
    return all;
  };
  for (int i = 0; i < layout.axes; ++i) {
    const int64_t size = a.ints[a.count == 1 ? 0 : i];
    if (size < 1) invalid_argument(name, " must be positive, got ", text());
    if (size > kMostSize) invalid_argument(name, " must be at most ", kMostSize, ", got ", text());
    axis_of(p, layout, i).*member = size;
  }
}

Padding::Padding(InferContext& c, int i, int num_axes) {
  const std::string_view padding = c.string("padding");
  if (padding == "VALID") return;
  check_choice(c, "padding");
  const AttrValue& a = c.attr("paddings");
  if (!a.given || (a.count != 2 * num_axes && a.count != 1)) {
    constexpr const char* kNames[] = {"left, right", "top, bottom, left, right",
                                      "front, back, top, bottom, left, right"};
    invalid_argument("EXPLICIT padding needs paddings: ", kNames[num_axes - 1]);
  }
  before = a.ints[a.count == 1 ? 0 : 2 * i];
  after = a.ints[a.count == 1 ? 0 : 2 * i + 1];
  if (before < 0 || after < 0) invalid_argument("paddings must not be negative");
  if (std::max(before, after) > kMostSize) invalid_argument("paddings must be at most ", kMostSize);
}

Shape plan_windows(InferContext& c, ShapeView x, const Layout& layout, Window3d& p) {
  if (c.string("padding") != "EXPLICIT" && c.attr("paddings").count > 0)
    invalid_argument("paddings attribute must be empty if the padding attribute is not EXPLICIT");
  p.nchw = layout.nchw;
  p.batch = x[0];
  p.in_c = x[layout.channels()];
  Shape out;
  out.resize(layout.rank());
  out[0] = p.batch;
  out[layout.channels()] = p.out_c;
  for (int i = 0; i < layout.axes; ++i) {
    WindowAxis& a = axis_of(p, layout, i);
    a.in = x[layout.spatial(i)];
    set_output(c, a, i, layout.axes);
    out[layout.spatial(i)] = a.out;
  }
  return out;
}

const WindowTexts& window_texts(int num_axes) { return kTexts[num_axes == 0 ? 3 : num_axes - 1]; }

OpDef& padding_attributes(OpDef& op, int num_axes) {
  return op.attr_string("padding", "VALID")
      .choices("VALID SAME EXPLICIT")
      .says(
          "VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd; EXPLICIT: "
          "paddings.")
      .attr_ints("paddings")
      .length(2 * num_axes)
      .says(window_texts(num_axes).paddings)
      .attr_string("data_format", "NHWC")
      .choices(kDataFormats)
      .says(kDataFormatText);
}

OpDef& dilation_attribute(OpDef& op, int num_axes) {
  return op.attr_ints("dilations", std::vector<int64_t>(static_cast<size_t>(std::max(num_axes, 1)), 1))
      .length(num_axes)
      .says(window_texts(num_axes).dilations);
}

OpDef& window_attributes(OpDef& op, int num_axes) {
  static constexpr const char* kStrides[] = {
      "How far windows are apart along each spatial axis; one value stands for all. As far as ksize if it is absent.",
      "How far windows are apart. As far as ksize if it is absent.",
      "How far windows are apart: rows, columns; one value stands for both. As far as ksize if it is absent.",
      "How far windows are apart: slices, rows, columns; one value stands for all. As far as ksize if it is absent."};
  return padding_attributes(op.attr_ints("strides").length(num_axes).says(kStrides[num_axes]), num_axes)
      .attr_ints("ksize", std::vector<int64_t>(static_cast<size_t>(std::max(num_axes, 1)), 2))
      .length(num_axes)
      .says(window_texts(num_axes).ksize);
}

OpDef& pool_windows(OpDef& op, int num_axes) {
  return dilation_attribute(window_attributes(op, num_axes), num_axes)
      .attr_bool("ceil_mode", false)
      .says("Whether a last window that reaches beyond the padding counts, if it begins before that. SAME has none.");
}

}  // namespace eager
