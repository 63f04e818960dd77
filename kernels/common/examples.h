// Params of the ops that read and write Examples (kernels/cpu/examples.cpp), which are on the host alone.
#pragma once

#include <cstdint>

namespace eager {

struct ExampleFeatureParams {
  const char* key;  // a text of the call
  int64_t count;    // values of an example; where is_counted, a divisor of how many there are
  bool is_counted;  // the shape has a dim of -1
  int32_t rank;     // of the feature, for messages
  const int64_t* dims;
};

struct ExampleValuesParams {
  const char* key;
};

}  // namespace eager
