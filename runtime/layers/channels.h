// The part that convolutions and pools share: channels, windows, strides and padding.
#pragma once

#include <span>

#include "runtime/layers/builder.h"

namespace eager {

// Returns the axis of the channels, 1 or -1, by the attribute data_format.
int channel_axis(const LayerBuilder& b);
// Returns the list of an attribute, of `axes` numbers of 1 or more.
std::span<const int64_t> window(const LayerBuilder& b, const char* name, int axes);

// Declares the size of a window over `axes` axes.
OpDef& attr_window(OpDef& schema, const char* name, int axes);
// Declares strides, padding and data_format.
OpDef& attr_sliding(OpDef& schema, int axes, bool strides_as_window = false);
OpDef& attr_data_format(OpDef& schema);

}  // namespace eager
