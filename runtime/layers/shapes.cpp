// Layers that only change shapes.
#include "runtime/layers/builder.h"
#include "runtime/layers/call.h"
#include "runtime/layers/kinds.h"

namespace eager {

namespace {

using Args = std::vector<int64_t>;

// Returns the axes of a tensor with its second axis moved to the end.
Args channels_last(int rank) {
  Args axes{rank, 0};
  for (int i = 2; i < rank; ++i) axes.push_back(i);
  axes.push_back(1);
  return axes;
}

void flatten_build(LayerBuilder& b) { b.expect_min_rank(0, 1); }

void flatten_call(LayerCall& c) {
  Tensor x = c.input(0);
  const int rank = x->rank;
  if (rank > 2 && std::string_view(c.attr("data_format").string) == "NCHW")
    x = c.op_args<"permute_dims">({x}, channels_last(rank));
  c.output(c.op_args<"reshape", "zero_copies=true">({x}, {2, 0, -1}));
}

void reshape_build(LayerBuilder& b) {
  b.expect_min_rank(0, 1);
  int unknown = 0;
  for (int64_t dim : b.ints("target_shape")) {
    if (dim < -1 || dim == 0) invalid_argument("target_shape must have dims of 1 or more, or -1 once, got ", dim);
    unknown += dim == -1;
  }
  if (unknown > 1) invalid_argument("target_shape has more than one -1");
}

void reshape_call(LayerCall& c) {
  const AttrValue& target = c.attr("target_shape");
  Args shape{target.count + 1, 0};
  shape.insert(shape.end(), target.ints, target.ints + target.count);
  c.output(c.op_args<"reshape", "zero_copies=true">({c.input(0)}, shape));
}

void permute_build(LayerBuilder& b) {
  const std::span<const int64_t> dims = b.ints("dims");
  std::vector<bool> seen(dims.size());
  for (int64_t d : dims) {
    if (d < 1 || d > static_cast<int64_t>(dims.size()) || seen[static_cast<size_t>(d) - 1])
      invalid_argument(
          "Invalid permutation argument `dims` for Permute Layer. The set of indices in `dims` must be "
          "consecutive and start from 1.");
    seen[static_cast<size_t>(d) - 1] = true;
  }
  b.expect_rank(0, static_cast<int>(dims.size()) + 1);
}

void permute_call(LayerCall& c) {
  const AttrValue& dims = c.attr("dims");
  Args axes{dims.count + 1, 0};
  axes.insert(axes.end(), dims.ints, dims.ints + dims.count);
  c.output(c.op_args<"permute_dims">({c.input(0)}, axes));
}

}  // namespace

void define_shapes(LayerKinds& kinds) {
  kinds.add("flatten", "Flatten", flatten_build, flatten_call)
      .schema.describe("x with all axes but the first joined into one.")
      .input("x", dtypes::all)
      .says("[batch, dims...]", "The elements.")
      .output("y")
      .says("[batch, product]", "The same elements; product is that of the dims.")
      .attr_string("data_format", "NHWC")
      .choices("NHWC|CHANNELS_LAST NCHW|CHANNELS_FIRST")
      .says(
          "Where the channels stand; NCHW: the second axis, which is moved to the end first, so that weights of a "
          "dense layer behind this one fit both formats.");
  kinds.add("reshape", "Reshape", reshape_build, reshape_call)
      .schema.describe("x with other axes behind the first.")
      .input("x", dtypes::all)
      .says("[batch, dims...]", "The elements.")
      .output("y")
      .says("[batch, target...]", "The same elements.")
      .attr_ints("target_shape")
      .required()
      .says("The dims behind the first, of which one may be -1: as many as remain.");
  kinds.add("permute", "Permute", permute_build, permute_call)
      .schema.describe("x with the axes behind the first in another order.")
      .input("x", dtypes::all)
      .says("[batch, dims...]", "The elements.")
      .output("y")
      .says("[batch, permuted...]", "The same elements.")
      .attr_ints("dims")
      .required()
      .says("The axes' new order, counted from 1: 2 1 exchanges the second axis and the third.");
}

}  // namespace eager
