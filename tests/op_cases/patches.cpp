// Patches and blocks of images.
#include "op_cases/windows.h"

namespace op_cases {
namespace {

// Calls f(index into the image, into the patches) for each value of a patch that lies inside the image, whose dims are `image`.
void each_value(const Call& c, const Dims& image, const std::function<void(const Dims&, const Dims&)>& f) {
  const Images images(c.attributes);
  const Dims window = c.attributes.ints("ksize"), taps{item(window, 0), item(window, 1)};
  const std::vector<Axis> axes = axes_of(c, image, window, c.attributes.ints("strides"));
  const Dims out = outputs(axes);
  for (int64_t n = 0; n < image[0]; ++n) {
    for (int64_t k = 0; k < count(out); ++k) {
      each_tap(axes, unravel(k, out), [&](const Dims& tap, const Dims& place) {
        const int64_t channels = images.channels(image);
        for (int64_t ch = 0; ch < channels; ++ch) {
          const int64_t at = ravel(tap, taps);
          f(images.dims(n, place, ch),
            images.first ? Dims{n, ch * count(taps) + at, k} : Dims{n, k, at * channels + ch});
        }
      });
    }
  }
}

Dims patches_shape(const Call& c, const Dims& image) {
  const Images images(c.attributes);
  const Dims window = c.attributes.ints("ksize");
  const int64_t places = count(outputs(axes_of(c, image, window, c.attributes.ints("strides")))),
                values = images.channels(image) * item(window, 0) * item(window, 1);
  return images.first ? Dims{image[0], values, places} : Dims{image[0], places, values};
}

std::vector<Array> unfold(const Call& c) {
  const Array& x = c.inputs[0];
  Array y = filled(patches_shape(c, x.dims));
  each_value(c, x.dims, [&](const Dims& in, const Dims& out) { element(y, out) = element(x, in); });
  return {y};
}

// Returns the reference of fold whose result has this shape.
Reference fold(const Dims& shape) {
  return [shape](const Call& c) -> std::vector<Array> {
    Array y = filled(shape);
    each_value(c, shape, [&](const Dims& out, const Dims& in) { element(y, out) += element(c.inputs[0], in); });
    return {y};
  };
}

void patches(Table& t) {
  struct Row {
    const char* attributes;
    Dims image, patches;
  };
  for (const Row& r : {
           Row{"ksize=2,2", {1, 3, 3, 2}, {1, 4, 8}},
           Row{"ksize=2,3 data_format=NCHW", {2, 2, 3, 4}, {2, 12, 4}},
           Row{"ksize=2,2 strides=2,1 padding=SAME", {1, 3, 4, 1}, {1, 8, 4}},
           Row{"ksize=2,2 strides=1,3 dilations=2,1 data_format=NCHW", {1, 1, 4, 5}, {1, 4, 4}},
           Row{"ksize=3,1 strides=2,2 padding=EXPLICIT paddings=2,1,0,1", {1, 3, 2, 2}, {1, 4, 6}},
           Row{"ksize=2,2 dilations=1,4 padding=EXPLICIT paddings=0,0,3,3 data_format=NCHW", {1, 2, 2, 2}, {1, 8, 4}},
           Row{"ksize=1,1", {1, 2, 2, 1}, {1, 4, 1}},
       }) {
    t.add("unfold", r.attributes, {in(r.image)}, unfold);
    const bool is_first = Attributes(r.attributes).string("data_format", "NHWC") == "NCHW";
    const std::string size =
        " output_size=" + std::to_string(r.image[is_first ? 2 : 1]) + "," + std::to_string(r.image[is_first ? 3 : 2]);
    Case& c = t.add("fold", r.attributes + size, {in(r.patches)}, fold(r.image));
    c.tolerance = 4;
    c.floor = 0.5;
  }
  t.add("unfold", "ksize=2", {in({1, 3, 3, 1})}, as("ksize=2,2", unfold));
  t.add("unfold", "ksize=3 padding=SAME", {in({2, 17, 13, 5})}, unfold).flags = kFirstOrder;
  t.add("unfold", "ksize=3 strides=2 data_format=NCHW", {in({2, 5, 17, 13})}, unfold).flags = kFirstOrder;
  t.add("unfold", "ksize=2", {in({0, 3, 3, 1})}, unfold).flags = kNoGradient;
  t.add("fold", "ksize=2 output_size=3", {in({1, 4, 4}, -9, 9)}, fold({1, 3, 3, 1})).flags = kNoGradient;
  t.add("fold", "ksize=2 output_size=3", {in({0, 4, 4})}, fold({0, 3, 3, 1})).flags = kNoGradient;
  t.add("fold", "ksize=2 output_size=3 data_format=NCHW", {in({1, 0, 4})}, fold({1, 0, 3, 3})).flags = kNoGradient;
  t.refuse("unfold", "", {in({1, 3, 3, 1})}, "ksize must be given");
  t.refuse("unfold", "ksize=2", {in({3, 3, 1})}, "input must be 4-dimensional: [3,3,1]");
  t.refuse("unfold", "ksize=4", {in({1, 3, 3, 1})}, "Computed output size would be negative");
  t.refuse("fold", "ksize=2", {in({1, 4, 4})}, "output_size must be given");
  t.refuse("fold", "ksize=2 output_size=3,3,3", {in({1, 4, 4})}, "output_size must have 2 values, got 3");
  t.refuse("fold", "ksize=2 output_size=3", {in({4, 4})}, "input must be 3-dimensional: [4,4]");
  t.refuse("fold", "ksize=2 output_size=3", {in({1, 4, 6})},
           "Expected the size of patches to be divisible by the product of ksize, 4, but got 6");
  t.refuse("fold", "ksize=2 output_size=3", {in({1, 5, 4})},
           "images of shape [1,3,3,1] have patches of shape [1,4,4], not [1,5,4]");
  t.refuse("fold", "ksize=2 output_size=-1,2", {in({1, 4, 4})}, "output_size must not be negative, got -1");
}

// Calls f(index into the image, into the image whose channels have the blocks) for each element.
void each_of_blocks(const Call& c, const Dims& image, const std::function<void(const Dims&, const Dims&)>& f) {
  const Images images(c.attributes);
  const int64_t size = c.attributes.integer("block_size", 0), channels = images.channels(image);
  const bool blocks_first = c.attributes.string("channel_order", "DCR") == "DCR";
  for (int64_t k = 0; k < count(image); ++k) {
    const Dims i = unravel(k, image), at = images.sizes(i);
    const int64_t pixel = at[0] % size * size + at[1] % size, channel = images.channels(i);
    f(i, images.dims(i[0], {at[0] / size, at[1] / size},
                     blocks_first ? pixel * channels + channel : channel * size * size + pixel));
  }
}

void blocks(Table& t) {
  struct Row {
    const char* attributes;
    Dims wide, deep;
  };
  for (const Row& r : {Row{"block_size=2", {1, 4, 6, 2}, {1, 2, 3, 8}},
                       Row{"block_size=2 channel_order=CRD", {2, 2, 4, 2}, {2, 1, 2, 8}},
                       Row{"block_size=3 data_format=NCHW", {1, 2, 3, 6}, {1, 18, 1, 2}},
                       Row{"block_size=2 channel_order=CRD data_format=NCHW", {2, 2, 4, 2}, {2, 8, 2, 1}},
                       Row{"block_size=1", {1, 2, 2, 2}, {1, 2, 2, 2}}, Row{"block_size=2", {0, 4, 4, 1}, {0, 2, 2, 4}},
                       Row{"block_size=2", {2, 4, 0, 1}, {2, 2, 0, 4}}}) {
    const uint32_t flags = count(r.wide) ? 0u : uint32_t{kNoGradient};
    t.add("space_to_depth", r.attributes, {in(r.wide)}, [r](const Call& c) -> std::vector<Array> {
       Array y = filled(r.deep);
       each_of_blocks(c, r.wide,
                      [&](const Dims& wide, const Dims& deep) { element(y, deep) = element(c.inputs[0], wide); });
       return {y};
     }).flags = flags;
    t.add("depth_to_space", r.attributes, {in(r.deep)}, [r](const Call& c) -> std::vector<Array> {
       Array y = filled(r.wide);
       each_of_blocks(c, r.wide,
                      [&](const Dims& wide, const Dims& deep) { element(y, wide) = element(c.inputs[0], deep); });
       return {y};
     }).flags = flags;
  }
  for (const char* op : {"space_to_depth", "depth_to_space"}) {
    t.refuse(op, "", {in({1, 2, 2, 4})}, "block_size must be given");
    t.refuse(op, "block_size=0", {in({1, 2, 2, 4})}, "Block size should be > 0, but was: 0");
    t.refuse(op, "block_size=2", {in({2, 2, 4})}, "Input rank should be: 4 instead of: 3");
    t.refuse(op, "block_size=2 channel_order=RGB", {in({1, 2, 2, 4})}, "channel_order");
  }
  t.refuse("space_to_depth", "block_size=2", {in({1, 3, 2, 1})},
           "Image height 3 and width 2 should be divisible by block_size: 2");
  t.refuse("depth_to_space", "block_size=2", {in({1, 1, 1, 6})}, "Input depth dimension 6 should be divisible by: 4");
}

}  // namespace

void patch_cases(Table& t) {
  patches(t);
  blocks(t);
}

}  // namespace op_cases
