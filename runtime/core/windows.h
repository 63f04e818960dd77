// Windows over images with one to three spatial axes: what the attributes of convolutions, pools and patches say of them.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "kernels/common/convolution.h"
#include "runtime/core/gradient.h"
#include "runtime/core/schema.h"

namespace eager {

// The greatest size of a window, stride, dilation, padding or image along an axis, so that no sum or product of sizes
// overflows.
inline constexpr int64_t kMostSize = INT32_MAX;

// The choices of the attribute data_format, for any number of spatial axes.
inline constexpr const char* kDataFormats = "NHWC|CHANNELS_LAST|NWC|NDHWC NCHW|CHANNELS_FIRST|NCW|NCDHW";
inline constexpr const char* kDataFormatText =
    "The order of the dims of images of any rank: NHWC (or NWC, NDHWC): channels last; NCHW (or NCW, NCDHW): channels "
    "second. Shapes are those of NHWC.";

// Joins two names, for the ops that belong to another.
template <FixedString A, FixedString B>
consteval auto join() {
  char text[sizeof A.text + sizeof B.text - 1];
  std::copy_n(B.text, sizeof B.text, std::copy_n(A.text, sizeof A.text - 1, text));
  return FixedString<sizeof text>(text);
}

// The layout of images with this number of spatial axes.
struct Layout {
  Layout(InferContext& c, int num_axes);
  int rank() const { return axes + 2; }
  int channels() const { return nchw ? 1 : axes + 1; }
  int spatial(int i) const { return nchw ? i + 2 : i + 1; }  // the dim of spatial axis i
  int axes;
  bool nchw;
};

// Returns the layout of images of this shape. INVALID_ARGUMENT: they have not one to three spatial axes.
Layout layout_of(InferContext& c, ShapeView images);

void check_rank(const char* name, ShapeView shape, const Layout& layout);
void check_windows(const char* name, ShapeView shape, ShapeView expected);

// Returns spatial axis i of those that the layout has: the last ones of depth, height and width.
WindowAxis& axis_of(Window3d& p, const Layout& layout, int i);

// Reads an attribute that has a positive number for each spatial axis, or one for all, into this member of the axes.
void read_sizes(InferContext& c, AttrName attr, const char* name, const Layout& layout, int64_t WindowAxis::*member,
                Window3d& p);

// The padding before and after an axis, as VALID and EXPLICIT give it.
struct Padding {
  Padding(InferContext& c, int i, int num_axes);
  int64_t before = 0, after = 0;
};

// Returns the shape of the output for x and the window, strides, dilations and out_c that p has. Fills in the rest of
// p.
Shape plan_windows(InferContext& c, ShapeView x, const Layout& layout, Window3d& p);

// The words in the texts that differ for one, two and three spatial axes, and for any number of them.
struct WindowTexts {
  const char *title, *images, *outputs, *filter, *transposed_filter, *pool_images, *pool_outputs;
  const char *image_text, *paddings, *strides, *dilations, *ksize;
};
const WindowTexts& window_texts(int num_axes);  // 0: any number

// Declare the attributes padding, paddings and data_format; and dilations. num_axes 0: for any number of spatial axes.
OpDef& padding_attributes(OpDef& op, int num_axes);
OpDef& dilation_attribute(OpDef& op, int num_axes);
// Declare the attributes of pools' windows: strides, padding, paddings, data_format and ksize; and besides these dilations and
// ceil_mode.
OpDef& window_attributes(OpDef& op, int num_axes);
OpDef& pool_windows(OpDef& op, int num_axes);

}  // namespace eager
