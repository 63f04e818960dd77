#include "runtime/layers/channels.h"

#include <string_view>

#include "base/error.h"

namespace eager {

int channel_axis(const LayerBuilder& b) { return std::string_view(b.string("data_format"))[1] == 'C' ? 1 : -1; }

std::span<const int64_t> window(const LayerBuilder& b, const char* name, int axes) {
  const int i = b.kind().schema.number_of(name);
  const std::span<const int64_t> sizes = b.ints_at(i);
  if (sizes.size() != static_cast<size_t>(axes)) {
    invalid_argument("The `", name, "` argument must be a list of ", axes, " integers. Received ", sizes.size());
  }
  for (int64_t size : sizes) {
    if (size < 1) invalid_argument("The `", name, "` argument must be of positive integers. Received ", size);
  }
  return sizes;
}

OpDef& attr_window(OpDef& schema, const char* name, int axes) {
  return schema.attr_ints(name).length(axes).says("The window's size along each axis; one value stands for all.");
}

OpDef& attr_sliding(OpDef& schema, int axes, bool strides_as_window) {
  if (strides_as_window)
    schema.attr_ints("strides").length(axes).says("How far the window moves along each axis. Absent: by its own size.");
  else
    schema.attr_ints("strides", std::vector<int64_t>(static_cast<size_t>(axes), 1))
        .length(axes)
        .says("How far the filters move along each axis; one value stands for all.");
  return attr_data_format(
      schema.attr_string("padding", "VALID")
          .choices("VALID SAME")
          .says("VALID: none; SAME: so much that a stride of 1 keeps the size, one more behind where it is odd."));
}

OpDef& attr_data_format(OpDef& schema) {
  return schema.attr_string("data_format", "NHWC")
      .choices("NHWC|NWC|NDHWC|CHANNELS_LAST NCHW|NCW|NCDHW|CHANNELS_FIRST")
      .says("Where the channels (C) stand: behind the other axes, or before them.");
}

}  // namespace eager
