// Pools.
#include "runtime/layers/builder.h"
#include "runtime/layers/call.h"
#include "runtime/layers/channels.h"
#include "runtime/layers/kinds.h"

namespace eager {

namespace {

template <int Axes, bool is_max>
void pool_build(LayerBuilder& b) {
  b.expect_rank(0, Axes + 2);
  constexpr const char* ops[][2] = {{"avg_pool1d", "max_pool1d"},
                                    {"avg_pool2d", "max_pool2d"},
                                    {"avg_pool3d", "max_pool3d"}};
  const std::span<const int64_t> sizes = window(b, "pool_size", Axes);
  b.prepare(ops[Axes - 1][is_max]).set_ints("ksize", sizes.data(), static_cast<int32_t>(sizes.size()));
}

void pool_call(LayerCall& c) { c.output(c.run(c.op_at(0), {c.input(0)})); }

template <int Axes, bool is_max>
void global_build(LayerBuilder& b) {
  b.expect_rank(0, Axes + 2);
  const int first = channel_axis(b) == 1 ? 2 : 1;
  std::vector<int64_t> axes;
  for (int i = 0; i < Axes; ++i) axes.push_back(first + i);
  b.prepare(is_max ? "max" : "mean").set_ints("axis", axes.data(), Axes);
}

template <int Axes, bool is_max>
void define_pool(LayerKinds& kinds, const char* name, const char* title) {
  OpDef& schema = kinds.add(name, title, pool_build<Axes, is_max>, pool_call).schema;
  schema
      .describe(is_max ? "The greatest element in each place of a window, channel by channel."
                       : "The mean of the elements in each place of a window, channel by channel; padding is left out.")
      .input("x", dtypes::floats)
      .says("[batch, sizes..., channels]", "The elements; channels first: [batch, channels, sizes...].")
      .output("y")
      .says("[batch, places..., channels]", "An element for each place of the window.");
  schema.attr_ints("pool_size", std::vector<int64_t>(Axes, 2))
      .length(Axes)
      .says("The window's size along each axis; one value stands for all.");
  attr_sliding(schema, Axes, true);
}

template <int Axes, bool is_max>
void define_global(LayerKinds& kinds, const char* name, const char* title) {
  OpDef& schema = kinds.add(name, title, global_build<Axes, is_max>, pool_call).schema;
  schema.describe(is_max ? "The greatest element of each channel." : "The mean of each channel's elements.")
      .input("x", dtypes::floats)
      .says("[batch, sizes..., channels]", "The elements; channels first: [batch, channels, sizes...].")
      .output("y")
      .says("[batch, channels]", "An element for each channel; with keepdims the other axes stay, as dims of 1.");
  attr_data_format(schema).attr_bool("keepdims", false).says("Whether the axes stay, as dims of 1.");
}

}  // namespace

void define_pools(LayerKinds& kinds) {
  define_pool<1, true>(kinds, "max_pool1d", "MaxPooling1D");
  define_pool<2, true>(kinds, "max_pool2d", "MaxPooling2D");
  define_pool<3, true>(kinds, "max_pool3d", "MaxPooling3D");
  define_pool<1, false>(kinds, "average_pool1d", "AveragePooling1D");
  define_pool<2, false>(kinds, "average_pool2d", "AveragePooling2D");
  define_pool<3, false>(kinds, "average_pool3d", "AveragePooling3D");
  define_global<1, true>(kinds, "global_max_pool1d", "GlobalMaxPooling1D");
  define_global<2, true>(kinds, "global_max_pool2d", "GlobalMaxPooling2D");
  define_global<3, true>(kinds, "global_max_pool3d", "GlobalMaxPooling3D");
  define_global<1, false>(kinds, "global_average_pool1d", "GlobalAveragePooling1D");
  define_global<2, false>(kinds, "global_average_pool2d", "GlobalAveragePooling2D");
  define_global<3, false>(kinds, "global_average_pool3d", "GlobalAveragePooling3D");
}

}  // namespace eager
