#include "kernels/cuda/finding.h"

#include <cstdio>

#include "kernels/common/messages.h"
#include "base/error.h"

namespace eager::cuda {

int32_t describe(const Finding& f, char* message) {
  switch (f.problem) {
    case Problem::index:
      messages::index(message, f.dims.values, f.dims.count, f.position, f.value, f.limit, f.is_unsigned);
      break;
    case Problem::tuple:
      messages::tuple(message, f.dims.values, f.dims.count, f.position, f.tuple.values, f.tuple.count, f.shape.values,
                      f.shape.count);
      break;
    case Problem::label: messages::label(message, f.value, f.limit); break;
    case Problem::divide_by_zero: std::snprintf(message, kMaxMessage, "%s", messages::kDivideByZero); break;
    case Problem::negative_power: std::snprintf(message, kMaxMessage, "%s", messages::kNegativePower); break;
    case Problem::segment:
      messages::segment(message, f.dims.values, f.dims.count, f.position, f.value, f.limit, f.is_unsigned);
      break;
    case Problem::negative_segment: std::snprintf(message, kMaxMessage, "%s", messages::kNegativeSegment); break;
    case Problem::unsorted_segments: std::snprintf(message, kMaxMessage, "%s", messages::kUnsortedSegments); break;
    case Problem::length: messages::length(message, f.position, f.value, f.axis); break;
    case Problem::negative_count: std::snprintf(message, kMaxMessage, "%s", messages::kNegativeCount); break;
    case Problem::text: std::snprintf(message, kMaxMessage, "%s", f.text); break;
    case Problem::repeats: std::snprintf(message, kMaxMessage, "%s", messages::kWrongRepeats); break;
  }
  return static_cast<int32_t>(Code::invalid_argument);
}

}  // namespace eager::cuda
