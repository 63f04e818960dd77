// The refusals of the ops, and their messages: a row for each check of runtime/ops and of the kernels.
#include "op_cases/op_case.h"

namespace op_cases {

namespace {

constexpr int32_t i32 = EAGER_INT32, i64 = EAGER_INT64, u8 = EAGER_UINT8, f64 = EAGER_FLOAT64, boolean = EAGER_BOOL;

Input ids(Dims dims, std::vector<Complex> values) { return of_dtype(i64, std::move(dims), std::move(values)); }
Input image(Dims dims = {1, 4, 4, 2}) { return in(std::move(dims)); }

void elementwise(Table& t) {
  t.refuse("add", "", {in({2}), in({3})}, "Incompatible shapes: [2] vs. [3]");
  const Input two = in({2}), three = in({3});
  const Input of_integers[] = {of_dtype(i32, {2}, {1, 1}), of_dtype(i32, {3}, {1, 1, 1})};
  for (const char* op : {"atan2",
                         "beta",
                         "complex",
                         "copysign",
                         "divide",
                         "divide_no_nan",
                         "equal",
                         "fmax",
                         "fmin",
                         "fmod",
                         "greater",
                         "greater_equal",
                         "heaviside",
                         "hypot",
                         "igamma",
                         "igammac",
                         "less",
                         "less_equal",
                         "logaddexp",
                         "logaddexp2",
                         "maximum",
                         "minimum",
                         "multiply",
                         "nextafter",
                         "not_equal",
                         "polygamma",
                         "prelu",
                         "random_beta",
                         "random_gumbel",
                         "random_laplace",
                         "squared_difference",
                         "subtract",
                         "trunc_div",
                         "xdivy",
                         "xlog1py",
                         "xlogy",
                         "zeta"})
    t.refuse(op, std::string(op).starts_with("random") ? "shape=2" : "", {two, three},
             "Incompatible shapes: [2] vs. [3]");
  t.refuse("random_exponential", "shape=3", {two}, "Incompatible shapes: [2] vs. [3]");
  for (const char* op : {"bitwise_left_shift", "bitwise_or", "bitwise_right_shift", "bitwise_xor", "gcd", "lcm"})
    t.refuse(op, "", {of_integers[0], of_integers[1]}, "Incompatible shapes: [2] vs. [3]");
  for (const char* op : {"logical_and", "logical_or", "logical_xor"})
    t.refuse(op, "", {of_dtype(boolean, {2}, {1, 0}), of_dtype(boolean, {3}, {1, 0, 1})},
             "Incompatible shapes: [2] vs. [3]");
  for (const char* op : {"betainc", "clip"}) t.refuse(op, "", {two, three, two}, "Incompatible shapes: [2] vs. [3]");
  for (const char* op : {"isin", "kron"})
    t.refuse(op, "", {of_dtype(EAGER_UINT64, {1}, {1}), of_dtype(i64, {1}, {1})}, "cannot promote uint64 and int64");
  t.refuse("celu", "alpha=0", {two}, "alpha must not be 0");
  t.refuse("add", "", {in({2})}, "add expects 2 inputs, got 1");
  t.refuse("add", "", {in({2}), in({2}), in({2})}, "add expects 2 inputs, got 3");
  t.refuse("add", "", {in({2}), absent()}, "input #1 (x2) is NULL");
  t.refuse("add", "", {of_dtype(EAGER_UINT64, {1}, {1}), of_dtype(i64, {1}, {1})},
           "cannot promote uint64 and int64: no dtype holds both");
  t.refuse("bitwise_and", "", {in({2}), in({2})},
           "cannot compute bitwise_and as input #0(zero-based) was expected to be one of");
  t.refuse("floor_divide", "", {of_dtype(i32, {2}, {1, 2}), of_dtype(i32, {2}, {1, 0})}, "Integer division by zero");
  t.refuse("remainder", "", {of_dtype(u8, {1}, {1}), of_dtype(u8, {1}, {0})}, "Integer division by zero");
  t.refuse("pow", "", {of_dtype(i32, {1}, {2}), of_dtype(i32, {1}, {-1})},
           "Integers to negative integer powers are not allowed");
  t.refuse("cast", "", {in({2})}, "dtype must be given, and not be string");
  t.refuse("bitcast", "", {in({2})}, "dtype must be given, and not be string");
  t.refuse("bitcast", "dtype=float64", {in({3})}, "Cannot bitcast from float32 to float64: shape [3]");
}

void reductions(Table& t) {
  t.refuse("sum", "axis=2", {in({2, 3})}, "Invalid reduction dimension (2 for input with 2 dimension(s))");
  t.refuse("sum", "axis=-3", {in({2, 3})}, "Invalid reduction dimension (-3 for input with 2 dimension(s))");
  t.refuse("mean", "axis=0,-2", {in({2, 3})}, "Invalid reduction arguments: Axes contains duplicate dimension: -2");
  t.refuse("sum", "dtype=bool", {in({2})}, "cannot accumulate float32 as bool");
  for (const char* op : {"all", "any", "prod", "logsumexp", "count_nonzero", "nanmedian"})
    t.refuse(op, "axis=2", {in({2, 3})}, "Invalid reduction dimension (2 for input with 2 dimension(s))");
  for (const char* op : {"nanquantile", "nanpercentile"})
    t.refuse(op, "axis=2", {in({2, 3}), in({}, 0, 1)}, "Invalid reduction dimension (2 for input with 2 dimension(s))");
  for (const char* op : {"nancumsum", "nancumprod", "log_softmax"})
    t.refuse(op, "axis=2", {in({2, 3})}, "axis 2 is out of bounds for a tensor of rank 2");
  t.refuse("max", "axis=1", {in({2, 0})}, "Reduction axis 1 is empty in shape [2,0]");
  t.refuse("min", "", {in({0})}, "Reduction axis 0 is empty in shape [0]");
  t.refuse("argmax", "axis=2", {in({2, 3})}, "Invalid reduction dimension (2 for input with 2 dimension(s))");
  t.refuse("argmin", "", {in({0})}, "is empty in shape [0]");
  t.refuse("sum_like", "", {in({2}), in({2, 3})}, "Incompatible shapes: [2] vs. [2,3]");
  t.refuse("sum_like", "", {in({2, 3}), in({4})}, "Incompatible shapes: [2,3] vs. [4]");
  t.refuse("broadcast_reduced", "axis=0", {in({5}), in({2, 3})}, "Incompatible shapes: [5] vs. [2,3]");
  t.refuse("broadcast_reduced", "axis=0", {in({1, 3}), in({2, 3})}, "Incompatible shapes: [1,3] vs. [2,3]");
  t.refuse("mean_grad", "axis=0", {in({5}), in({2, 3})}, "Incompatible shapes: [5] vs. [2,3]");
}

void shapes(Table& t) {
  t.refuse("reshape", "", {in({2})}, "shape must be given");
  t.refuse("reshape", "", {in({4}), ids({2, 1}, {2, 2})}, "shape must be a vector, got shape [2,1]");
  t.refuse("reshape", "", {in({4}), of_dtype(f64, {1}, {4})},
           "cannot compute reshape as input #1(zero-based) was expected to be one of");
  t.refuse("reshape", "", {in({4}), of_dtype(u8, {1}, {4})}, "input #1 must be int32 or int64, not uint8");
  t.refuse("reshape", "shape=-1,-1", {in({4})}, "Only one input size may be -1, not both 0 and 1");
  t.refuse("reshape", "shape=2,-2", {in({4})}, "Size 1 must be non-negative, not -2");
  t.refuse("reshape", "shape=0,-1", {in({0})}, "reshape cannot infer the missing input size for an empty tensor");
  t.refuse("reshape", "shape=4,0 zero_copies=true", {in({4})}, "Size 1 is 0, but the input has rank 1");
  t.refuse("reshape", "shape=3,-1", {in({4})},
           "Input to reshape is a tensor with 4 values, but the requested shape requires a multiple of 3");
  t.refuse("reshape", "shape=3", {in({4})},
           "Input to reshape is a tensor with 4 values, but the requested shape has 3");
  t.refuse(
      "require_dim", "axis=-1 dim=4 input=1 layer=d", {in({2, 3})},
      "Input 1 of layer \"d\" is incompatible with the layer: expected axis -1 of input shape to have value 4, but "
      "received input with shape [2,3]");
  t.refuse("require_dim", "axis=2 dim=4", {in({2, 3})}, "expected axis 2");
  t.refuse("require_dim", "dim=-1", {in({2, 3})}, "dim must not be negative, got -1");
  t.refuse("require_shapes", "op=add places=0,1", {in({2, 3}), in({2, 3})}, "add is not composed of ops");
  for (const char* op : {"custom_gradient", "call", "cond"}) {
    t.refuse("require_shapes", "op=" + std::string(op) + " places=0,1 dtypes=1,1", {in({2, 3}), in({2, 3})},
             std::string(op) + " is not composed of ops");
  }
  t.refuse("require_shapes", "op=vecdot places=0,1 dtypes=1,99", {in({2, 3}), in({2, 3})}, "there is no dtype 99");
  t.refuse("require_shapes", "op=vecdot places=0", {in({2, 3}), in({2, 3})},
           "places and dtypes must have a number for each input");
  t.refuse("require_shape", "what=it", {in({2, 3}), in({3, 2})}, "it has shape [2,3], the input [3,2]");
  t.refuse("reshape_like", "", {in({4}), in({3})},
           "Input to reshape is a tensor with 4 values, but the requested shape has 3");
  t.refuse("expand_dims", "", {in({4})}, "axis must be given");
  t.refuse("expand_dims", "axis=2", {in({4})}, "Tried to expand dim index 2 for tensor with 1 dimensions.");
  t.refuse("expand_dims", "axis=0", {in(Dims(32, 1))}, "rank must be at most 32");
  t.refuse("squeeze", "axis=0", {in({4})}, "Can not squeeze dim[0], expected a dimension of 1, got 4");
  t.refuse("squeeze", "axis=0,0", {in({1, 4})}, "axis 0 is given twice");
  t.refuse("permute_dims", "axes=0", {in({2, 3})},
           "transpose expects a vector of size 2. But axes is a vector of size 1");
  t.refuse("permute_dims", "axes=0,2", {in({2, 3})}, "2 is out of range [0 .. 2)");
  t.refuse("permute_dims", "axes=0,0", {in({2, 3})}, "1 is missing from {0,0}.");
  t.refuse("broadcast_to", "shape=2,4", {in({3})}, "Incompatible shapes: [3] vs. [2,4]");
  t.refuse("broadcast_to", "shape=3", {in({2, 3})}, "Incompatible shapes: [2,3] vs. [3]");
  t.refuse("broadcast_like", "", {in({3}), in({2})}, "Incompatible shapes: [3] vs. [2]");
  t.refuse("ones_like", "dtype=string", {in({3})}, "a string tensor cannot hold a number");
  t.refuse("triu", "", {in({3})}, "input must be at least 2-dim, received shape: [3]");
  t.refuse("band_part", "num_lower=1 num_upper=1", {in({3})}, "Input tensor 0 must have rank >= 2, got 1");
  t.refuse("concat", "", {}, "concat needs at least one tensor");
  t.refuse("concat", "", {in({}), in({})},
           "ConcatOp : Expected concatenating dimensions in the range [0, 0), but got 0");
  t.refuse("concat", "axis=2", {in({2, 3}), in({2, 3})},
           "ConcatOp : Expected concatenating dimensions in the range [-2, 2), but got 2");
  t.refuse("concat", "", {in({2, 3}), in({3})},
           "ConcatOp : Ranks of all input tensors should match: shape[0] = [2,3] vs. shape[1] = [3]");
  t.refuse("concat", "", {in({2, 3}), in({2, 4})},
           "ConcatOp : Dimension 1 in both shapes must be equal: shape[0] = [2,3] vs. shape[1] = [2,4]");
  t.refuse("concat_grad", "", {in({3}), in({2}), in({2})}, "Incompatible shapes: [3] vs. [4]");
  t.refuse("repeat_grad", "repeats=2", {in({3}), in({2})}, "Incompatible shapes: [3] vs. [4]");
  t.refuse("stack", "", {}, "stack needs at least one tensor");
  t.refuse("stack", "", {in({2}), in({3})},
           "Shapes of all inputs must match: values[0].shape = [2] != values[1].shape = [3]");
  t.refuse("unstack", "", {in({})}, "unstack needs at least one dimension");
  t.refuse("split", "num_or_size_splits=1152921504606846976", {in({0})},
           "Number of ways to split should be at most 1048576, but got 1152921504606846976");
  t.refuse("unstack", "axis=1", {in({0, int64_t{1} << 40})}, "an op has at most 1048576 outputs");
  t.refuse("unstack", "num=3", {in({2, 3})}, "Input shape axis 0 must equal 3, got shape [2,3]");
  t.refuse("split", "", {in({4})}, "num_or_size_splits must be given");
  t.refuse("split", "num_or_size_splits=0", {in({4})}, "Number of ways to split should be > 0, but got 0");
  t.refuse("split", "num_or_size_splits=3", {in({4})},
           "Number of ways to split should evenly divide the split dimension");
  t.refuse("split", "num_or_size_splits=5,-2", {in({4})}, "Split size at index 1 must be >= 0. Got: -2");
  t.refuse("split", "num_or_size_splits=9223372036854775807,2", {in({4})}, "the sizes of a split overflow");
  t.refuse("split", "num_or_size_splits=1,2", {in({4})},
           "Determined shape must either match input shape along split_dim exactly");
  t.refuse("split", "num_or_size_splits=1", {in({})}, "Can't split scalars");
  t.refuse("tile", "", {in({4})}, "repetitions must be given");
  t.refuse("tile", "repetitions=2,-1", {in({2, 2})}, "Expected repetitions[1] >= 0, but got -1");
  t.refuse("tile", "repetitions=4611686018427387904", {in({4})}, "too many elements");
  std::string ones = "1";
  for (int i = 0; i < 32; ++i) ones += ",1";
  t.refuse("tile", "repetitions=" + ones, {in({1})}, "rank must be at most 32");
  t.refuse("tile_grad", "repetitions=2", {in({3}), in({2})}, "Incompatible shapes: [3] vs. [4]");
  t.refuse("repeat", "", {in({4})}, "repeats must be given");
  t.refuse("repeat", "repeats=-1", {in({4})}, "repeats must be non-negative, got -1");
  t.refuse("repeat", "repeats=4611686018427387904 axis=0", {in({4})}, "too many elements");
  t.refuse("pad", "paddings=1,1 mode=AROUND", {in({4})},
           "Value for attr 'mode' of \"AROUND\" is not in the list of allowed values");
  t.refuse("pad", "paddings=1", {in({4})}, "The first dimension of paddings must be the rank of inputs, 1");
  t.refuse("pad", "paddings=1,-1", {in({4})}, "Paddings must be non-negative: 1 -1");
  t.refuse("pad", "paddings=4,0 mode=REFLECT", {in({4})},
           "paddings must be less than the dimension size: 4, 0 not less than 4");
  t.refuse("pad", "paddings=0,5 mode=SYMMETRIC", {in({4})},
           "paddings must be no greater than the dimension size: 0, 5");
  t.refuse("pad", "paddings=9223372036854775807,1", {in({4})}, "too many elements");
}

void slices(Table& t) {
  t.refuse("slice", "begin=0 size=1", {in({2, 3})},
           "Expected begin and size arguments to be 1-D tensors of size 2, but got shapes [1] and [1]");
  t.refuse("slice", "begin=3 size=1", {in({2})}, "Expected begin[0] in [0, 2], but got 3");
  t.refuse("slice", "begin=1 size=2", {in({2})}, "Expected size[0] in [0, 1], but got 2");
  t.refuse("slice_grad", "begin=0 size=1", {in({2}), in({2})}, "Incompatible shapes: [2] vs. [1]");
  t.refuse("strided_slice", "begin=0,0 end=1,1 strides=1,1", {in({2})},
           "Index out of range using input dim 1; input has only 1 dims");
  t.refuse("strided_slice", "begin=0,0 end=1 strides=1", {in({2, 2})},
           "Expected begin, end, and strides to be 1D equal size tensors");
  t.refuse("strided_slice", "begin=0,0 end=1,1 strides=1,1 ellipsis=3", {in({2, 2})},
           "Multiple ellipses in slice spec not allowed");
  t.refuse("strided_slice", "begin=0 end=1 strides=-1 shrink_axes=1", {in({2})},
           "only stride 1 allowed on non-range indexing.");
  t.refuse("strided_slice", "begin=2 end=3 strides=1 shrink_axes=1", {in({2})},
           "slice index 2 of dimension 0 out of bounds.");
  t.refuse("strided_slice", "begin=0 end=1 strides=0", {in({2})}, "strides[0] must be non-zero");
  t.refuse("flip", "axis=1", {in({2})}, "axis 1 is out of bounds for a tensor of rank 1");
  t.refuse("flip", "axis=0,0", {in({2})}, "axis 0 is given twice");
  t.refuse("roll", "", {in({2})}, "shift must be given");
  t.refuse("roll", "shift=1,2 axis=0", {in({2})}, "shift and axis must have the same size, got 2 and 1");
  t.refuse("tril", "", {in({2})}, "input must be at least 2-dim, received shape: [2]");
  t.refuse("diag_grad", "", {in({1}), in({2})}, "diag expects a vector or a matrix, got shape [2]");
  t.refuse("diag", "", {in({2, 2, 2})}, "diag expects a vector or a matrix, got shape [2,2,2]");
  t.refuse("diag", "k=4611686018427387904", {in({2})}, "[4611686018427387906,4611686018427387906]");
  t.refuse("diag", "k=-9223372036854775808", {in({2})},
           "a matrix with diagonal -9223372036854775808 has too many elements");
  t.refuse("matrix_diag", "k=9223372036854775807", {in({2})},
           "a matrix with diagonal 9223372036854775807 has too many elements");
  t.refuse("diagonal", "", {in({2})}, "input must be at least 2-dim, received shape: [2]");
  t.refuse("diagonal_grad", "", {in({2}), in({2})}, "input must be at least 2-dim, received shape: [2]");
  t.refuse("matrix_diag", "", {in({})}, "diagonal must be at least 1-dim, received shape: []");
}

void indexing(Table& t) {
  t.refuse("gather", "", {in({}), ids({1}, {0})}, "params must be at least 1 dimensional");
  t.refuse("gather", "", {in({2}), ids({1}, {2})}, "indices[0] = 2 is not in [0, 2)");
  t.refuse("gather", "", {in({2}), ids({1}, {-3})}, "indices[0] = -3 is not in [0, 2)");
  t.refuse("gather", "", {in({2}), in({1})}, "cannot compute gather as input #1(zero-based) was expected to be one of");
  t.refuse("gather", "batch_dims=2", {in({2, 3}), ids({2}, {0, 0})},
           "Expected batch_dims in the range [-1, 1], but got 2");
  t.refuse("gather", "batch_dims=1 axis=0", {in({2, 3}), ids({2}, {0, 0})},
           "batch_dims (1) must be less than or equal to axis (0).");
  t.refuse("gather", "batch_dims=1 axis=1", {in({2, 3}), ids({3}, {0, 0, 0})},
           "params.shape[0]: 2 should be equal to indices.shape[0]: 3");
  t.refuse("gather_grad", "", {in({2}), ids({1}, {0}), in({3})}, "Incompatible shapes: [2] vs. [1]");
  t.refuse("sparse_to_dense_rows", "", {ids({1}, {0}), in({1}), in({})}, "a scalar has no rows");
  t.refuse("sparse_to_dense_rows", "", {ids({1}, {5}), in({1}), in({3})}, "indices[0] = 5 is not in [0, 3)");
  t.refuse("take_along_axis", "", {in({2, 3}), ids({1}, {0})},
           "take_along_axis needs x and indices of one rank, at least 1, got shapes [2,3] and [1]");
  t.refuse("take_along_axis", "", {in({3}), ids({1}, {3})}, "indices[0] = 3 is not in [0, 3)");
  t.refuse("take_along_axis", "", {in({3}), ids({2}, {-3, -4})}, "indices[1] = -4 is not in [0, 3)");
  t.refuse("one_hot", "", {ids({1}, {0})}, "depth must be given");
  t.refuse("one_hot", "depth=-1", {ids({1}, {0})}, "depth must be non-negative, got: -1");
  t.refuse("one_hot", "depth=2", {ids({1}, {0}), in({1})}, "on_value must be a scalar, but got: [1]");
  t.refuse("one_hot", "depth=2", {ids({1}, {0}), absent(), in({1})}, "off_value must be a scalar, but got: [1]");
  t.refuse("one_hot", "depth=2 dtype=int32", {ids({1}, {0}), in({})},
           "dtype int32 of one_hot does not match float32 of its on_value");
  t.refuse("one_hot", "depth=2 dtype=string", {ids({1}, {0})}, "strings need on_value and off_value");
  t.refuse("gather_nd", "", {in({2}), ids({}, {0})}, "indices must be at least a vector");
  t.refuse("gather_nd", "", {in({2}), ids({2}, {0, 0})},
           "index innermost dimension length must be <= params rank; saw: 2 vs. 1");
  t.refuse("gather_nd", "", {in({2}), ids({1}, {2})}, "does not index into shape [2]");
  t.refuse("scatter_nd", "", {ids({1}, {0}), in({})}, "shape must be given");
  t.refuse("scatter_nd", "shape=3", {ids({2, 1}, {0, 1}), in({1})},
           "Dimensions [0,1) of indices[shape=[2,1]] must match dimensions [0,1) of updates[shape=[1]]");
  t.refuse("scatter_nd", "shape=3,2", {ids({2, 1}, {0, 1}), in({2, 1})},
           "Dimensions [1,2) of input[shape=[3,2]] must match dimensions [1,2) of updates[shape=[2,1]]");
  t.refuse("scatter_nd", "shape=-1", {ids({1}, {0}), in({})}, "Dimension -1 must be >= 0");
  for (const char* how : {"max", "min", "update"})
    t.refuse(std::string("tensor_scatter_nd_") + how, "", {in({3}), ids({1, 1}, {3}), in({1})},
             "indices[0] = [3] does not index into shape [3]");
  t.refuse("tensor_scatter_nd_add", "", {in({2}), ids({1, 1}, {0}), in({2})}, "Incompatible shapes: [2] vs. [1]");
}

void creation(Table& t) {
  t.refuse("fill", "", {in({})}, "shape must be given");
  t.refuse("fill", "shape=2", {in({1})}, "value must be a scalar. Got shape [1]");
  t.refuse("fill", "shape=-2", {in({})}, "Dimension -2 must be >= 0");
  t.refuse("fill", "shape=4611686018427387904,4611686018427387904", {in({})}, "has too many elements");
  t.refuse("fill", "shape=4611686018427387904", {of_dtype(f64, {}, {1})}, "has too many elements");
  t.refuse("arange", "", {}, "start must be given");
  t.refuse("arange", "start=1 stop=2 step=0", {}, "arange: step must not be 0");
  t.refuse("arange", "start=1 stop=inf", {}, "arange: start, stop and step must be finite");
  t.refuse("arange", "start=1 dtype=bool", {}, "arange gives numbers, not bool");
  t.refuse("arange", "start=0 stop=1e300", {}, "arange: too many elements");
  t.refuse("arange", "start=-1 stop=1 dtype=uint64", {}, "Cannot convert -1 to a tensor of dtype uint64");
  t.refuse("arange", "start=0 stop=300.5 dtype=uint8", {}, "Cannot convert 300 to a tensor of dtype uint8");
  t.refuse("arange", "start=0.5 stop=1e10 step=3e9 dtype=int8", {}, "to a tensor of dtype int8");
  t.refuse("arange", "start=0.5 stop=300 step=1.5 dtype=uint8", {}, "to a tensor of dtype uint8");
  t.refuse("arange", "start=-0.5 stop=-3 step=-1 dtype=uint8", {}, "Cannot convert -1 to a tensor of dtype uint8");
  t.refuse("arange", "start=0 stop=300 step=299 dtype=uint8", {}, "Cannot convert 299 to a tensor of dtype uint8");
  t.refuse("arange", "start=9223372036854775808 stop=9223372036854777856 dtype=int64", {},
           "to a tensor of dtype int64");
  t.refuse("pad", "paddings=1,0 constant_values=300", {of_dtype(EAGER_UINT8, {1}, {1})},
           "Cannot convert 300 to a tensor of dtype uint8");
  for (const char* value : {"-1", "18446744073709551616", "1e300", "inf", "nan"}) {
    t.refuse("pad", std::string("paddings=1,0 constant_values=") + value, {of_dtype(EAGER_UINT64, {1}, {1})},
             "to a tensor of dtype uint64");
  }
  t.refuse("linspace", "start=0 stop=1", {}, "start, stop and num must be given");
  t.refuse("linspace", "start=0 stop=1 num=-1", {}, "Requires num >= 0: -1");
  t.refuse("linspace", "start=0 stop=1 num=2 dtype=int32", {}, "linspace gives floating-point numbers, not int32");
  t.refuse("eye", "", {}, "n_rows must be given");
  t.refuse("eye", "n_rows=-1", {}, "n_rows and n_cols must be non-negative, got -1 and -1");
  t.refuse("eye", "n_rows=1 dtype=string", {}, "eye gives no strings");
  t.refuse("random_uniform", "shape=-1", {}, "Dimension -1 must be >= 0");
  t.refuse("random_uniform", "shape=1 minval=2 maxval=2 dtype=int32", {}, "Need minval < maxval, got 2 >= 2");
  t.refuse("random_uniform", "shape=1 minval=0 maxval=300 dtype=uint8", {},
           "minval and maxval must be in the range of uint8, got 0 and 300");
  t.refuse("random_uniform", "shape=1 dtype=complex64", {}, "random_uniform gives real numbers, not complex64");
  t.refuse("random_uniform", "shape=1 maxval=inf", {}, "minval and maxval must be finite");
  t.refuse("random_uniform", "shape=1 minval=-3e38 maxval=3e38", {},
           "minval, maxval and their difference must be in the range of float32, got -3e+38 and 3e+38");
  t.refuse("random_uniform", "shape=1 maxval=1e6 dtype=float16", {},
           "must be in the range of float16, got 0 and 1e+06");
  t.refuse("random_uniform", "shape=1 minval=-1e308 maxval=1e308 dtype=float64", {}, "must be in the range of float64");
  std::string ones = "shape=1";
  for (int i = 1; i < 40; ++i) ones += ",1";
  for (const char* op : {"random_uniform", "random_normal", "random_truncated_normal"}) {
    t.refuse(op, ones, {}, "rank must be at most 32, got 40");
  }
  t.refuse("random_bernoulli", ones, {in({})}, "rank must be at most 32, got 40");
  t.refuse("fill", ones, {in({})}, "rank must be at most 32, got 40");
  t.refuse("broadcast_to", ones, {in({})}, "rank must be at most 32, got 40");
  t.refuse("reshape", ones, {in({})}, "rank must be at most 32, got 40");
  t.refuse("random_normal", "shape=1 dtype=int32", {}, "normal numbers are floating-point, not int32");
  t.refuse("random_bernoulli", "shape=3", {in({2}, 0, 1)}, "Incompatible shapes: [2] vs. [3]");
  t.refuse("random_bernoulli", "shape=2 dtype=string", {in({2}, 0, 1)}, "random_bernoulli gives no strings");
  t.refuse("random_categorical", "", {in({})}, "logits must have at least one dimension");
  t.refuse("random_categorical", "num_samples=-1", {in({2, 3})}, "num_samples should be nonnegative, got -1");
  t.refuse("random_categorical", "dtype=float32", {in({2, 3})}, "random_categorical gives int32 or int64, not float32");
  t.refuse("random_categorical", "", {in({2, 0})}, "num_classes should be positive, got 0");
  t.refuse("random_permutation", "", {}, "n must be given");
  t.refuse("random_permutation", "n=-1", {}, "n must be non-negative, got -1");
  t.refuse("random_permutation", "n=3 dtype=float32", {}, "random_permutation gives integers, not float32");
  t.refuse("random_permutation", "n=300 dtype=uint8", {}, "300 numbers do not fit uint8");
}

void products(Table& t) {
  t.refuse("matmul", "", {in({2, 3}), in({2, 3})}, "Matrix size-incompatible: In[0]: [2,3], In[1]: [2,3]");
  t.refuse("matmul", "", {in({2, 1, 3}), in({3, 3, 1})}, "Incompatible shapes: [2] vs. [3]");
  // The dims of this batch are broadcast by either operand in turn, so that none can be merged.
  Dims odd, even;
  for (int i = 0; i < 26; ++i) odd.push_back(i % 2 ? 2 : 1), even.push_back(i % 2 ? 1 : 2);
  for (Dims* d : {&odd, &even}) d->push_back(1), d->push_back(1);
  t.refuse("matmul", "", {in(odd), in(even)}, "too many batch dimensions");
  t.refuse("matmul", "", {in({}), in({2})}, "In[0] and In[1] must have at least one dimension: [], [2]");
  t.refuse("matmul", "transpose_a=true adjoint_a=true", {in({2, 2}), in({2, 2})},
           "Only one of transpose_a and adjoint_a can be True");
  t.refuse("matmul", "transpose_b=true adjoint_b=true", {in({2, 2}), in({2, 2})},
           "Only one of transpose_b and adjoint_b can be True");
  t.refuse("conv2d", "data_format=NWHC", {image(), in({3, 3, 2, 4})},
           "Value for attr 'data_format' of \"NWHC\" is not in the list of allowed values: \"NHWC\", ");
  t.refuse("conv2d", "strides=1,1,1", {image(), in({3, 3, 2, 4})}, "strides must have 2 values, got 3");
  t.refuse("conv2d", "strides=0,1", {image(), in({3, 3, 2, 4})}, "strides must be positive, got 0 and 1");
  t.refuse("conv2d", "dilations=1,0", {image(), in({3, 3, 2, 4})}, "dilations must be positive, got 1 and 0");
  t.refuse("conv2d", "padding=EXPLICIT", {image(), in({3, 3, 2, 4})},
           "EXPLICIT padding needs paddings: top, bottom, left, right");
  for (const char* op : {"conv2d", "conv2d_transpose", "depthwise_conv2d"}) {
    for (const char* padding : {"paddings=1", "padding=SAME paddings=0,0,0,0"})
      t.refuse(op, padding, {image(), in({2, 2, 2, 1})},
               "paddings attribute must be empty if the padding attribute is not EXPLICIT");
  }
  for (const char* op : {"max_pool2d", "avg_pool2d", "max_pool_with_argmax", "lp_pool", "unfold"}) {
    t.refuse(op, "ksize=2,2 paddings=1,1,1,1", {image()},
             "paddings attribute must be empty if the padding attribute is not EXPLICIT");
  }
  t.refuse("conv2d", "padding=EXPLICIT paddings=0,0,-1,0", {image(), in({3, 3, 2, 4})},
           "paddings must not be negative");
  const std::string big = std::to_string(INT64_MAX);
  t.refuse("conv2d", "padding=EXPLICIT paddings=" + big + "," + big + ",2,2", {image(), in({3, 3, 2, 4})},
           "paddings must be at most 2147483647");
  t.refuse("conv2d", "groups=4611686018427387905", {in({1, 4, 4, 4}), in({1, 1, 4, 0})},
           "input depth must be evenly divisible by filter depth");
  t.refuse("max_pool2d", "padding=SAME ksize=" + big + ",2", {image()},
           "ksize must be at most 2147483647, got " + big + " and 2");
  t.refuse("max_pool2d", "padding=SAME strides=" + big + ",1", {image()},
           "strides must be at most 2147483647, got " + big + " and 1");
  t.refuse("conv2d", "", {in({0, int64_t{1} << 40, 4, 2}), in({3, 3, 2, 4})},
           "images and windows must be at most 2147483647 high and wide");
  t.refuse(
      "conv2d", "padding=FULL", {image(), in({3, 3, 2, 4})},
      "Value for attr 'padding' of \"FULL\" is not in the list of allowed values: \"VALID\", \"SAME\", \"EXPLICIT\"");
  t.refuse("conv2d", "", {image(), in({5, 5, 2, 4})},
           "Computed output size would be negative: -1 [input_size: 4, effective_filter_size: 5, stride: 1]");
  t.refuse("conv2d", "", {in({4, 4, 2}), in({3, 3, 2, 4})}, "input must be 4-dimensional: [4,4,2]");
  t.refuse("conv2d", "", {image(), in({3, 3, 2})}, "filter must be 4-dimensional: [3,3,2]");
  t.refuse("conv2d", "groups=0", {image(), in({3, 3, 2, 4})}, "groups must be positive, got 0");
  t.refuse("conv2d", "", {image(), in({3, 3, 3, 4})},
           "input depth must be evenly divisible by filter depth: 2 vs 3 in 1 groups");
  t.refuse("conv2d", "groups=2", {image(), in({3, 3, 1, 3})}, "output depth 3 must be divisible by groups 2");
  t.refuse("conv2d_grad_input", "", {in({1, 3, 3, 4}), in({3, 3, 2, 4}), image()},
           "dy has shape [1,3,3,4], expected [1,2,2,4]");
  t.refuse("conv1d", "", {image(), in({3, 2, 4})}, "input must be 3-dimensional: [1,4,4,2]");
  t.refuse("conv3d", "strides=1,0,1", {in({1, 4, 4, 4, 2}), in({1, 1, 1, 2, 4})},
           "strides must be positive, got 1 and 0 and 1");
  t.refuse("conv3d", "padding=EXPLICIT", {in({1, 4, 4, 4, 2}), in({1, 1, 1, 2, 4})},
           "EXPLICIT padding needs paddings: front, back, top, bottom, left, right");
  t.refuse("depthwise_conv2d", "", {image(), in({3, 3, 3, 1})}, "input and filter must have the same depth: 2 vs 3");
  t.refuse("conv2d_transpose", "", {image(), in({3, 3, 4, 3})}, "input and filter must have the same depth: 2 vs 3");
  t.refuse("conv2d_transpose", "output_shape=1,8,8", {image(), in({3, 3, 4, 2})},
           "output_shape must have 4 values, got 3");
  t.refuse("conv2d_transpose", "output_shape=1,-2,8,4", {image(), in({3, 3, 4, 2})},
           "output_shape must not be negative, got -2");
  t.refuse("conv2d_transpose", "output_shape=1,8,8,4", {image(), in({3, 3, 4, 2})},
           "a convolution of output_shape [1,8,8,4] gives [1,6,6,2], but the input is [1,4,4,2]");
  t.refuse("conv2d_transpose", "output_shape=2,6,6,4", {image(), in({3, 3, 4, 2})},
           "a convolution of output_shape [2,6,6,4] gives [2,4,4,2], but the input is [1,4,4,2]");
  t.refuse("conv2d_transpose", "output_shape=1,6,6,5", {image(), in({3, 3, 4, 2})},
           "input depth must be evenly divisible by filter depth: 5 vs 4 in 1 groups");
  t.refuse("conv2d_transpose", "groups=4611686018427387905", {in({1, 4, 4, 4}), in({1, 1, 4, 4})}, "too many elements");
  t.refuse("conv2d_transpose", "strides=" + big + ",1", {image(), in({3, 3, 4, 2})}, "must be at most");
  t.refuse("max_pool2d", "", {in({4, 4, 2})}, "input must be 4-dimensional: [4,4,2]");
  t.refuse("avg_pool2d_grad", "", {in({1, 3, 3, 2}), in({4, 4, 2})}, "input must be 4-dimensional: [4,4,2]");
  const Input pooled = in({1, 2, 2, 2});
  t.refuse("max_pool2d_grad", "", {in({1, 2, 3, 2}), image(), pooled}, "dy has shape [1,2,3,2], expected [1,2,2,2]");
  t.refuse("max_pool2d_grad", "", {pooled, image(), in({1, 1, 1, 2})}, "y has shape [1,1,1,2], expected [1,2,2,2]");
  t.refuse("max_pool2d_grad_grad", "", {pooled, image(), pooled}, "ddx has shape [1,2,2,2], expected [1,4,4,2]");
  t.refuse("max_pool2d_grad_grad", "", {image(), image(), in({1, 1, 1, 2})},
           "y has shape [1,1,1,2], expected [1,2,2,2]");
  const Input wide = in({1, 65536, 65536, 0}), half = in({1, 32768, 32768, 0});
  for (const char* op : {"max_pool2d_grad", "max_pool2d_grad_grad"}) {
    const bool is_second = op != std::string("max_pool2d_grad");
    t.refuse(op, "", {is_second ? wide : half, wide, half},
             "an image with numbered places must have at most 2147483647");
  }
  t.refuse("avg_pool2d_grad", "", {image(), image()}, "dy has shape [1,4,4,2], expected [1,2,2,2]");
  t.refuse("max_pool2d", "ksize=2,2,2", {image()}, "ksize must have 2 values, got 3");
  for (const char* op : {"avg_pool1d", "max_pool1d"})
    t.refuse(op, "ksize=2,2", {in({1, 4, 2})}, "ksize must have 1 values, got 2");
  for (const char* op : {"avg_pool3d", "max_pool3d"})
    t.refuse(op, "ksize=2,2", {in({1, 4, 4, 4, 2})}, "ksize must have 3 values, got 2");
  t.refuse("conv1d_transpose", "", {in({1, 4, 2}), in({3, 2, 4})}, "input and filter must have the same depth: 2 vs 4");
  t.refuse("conv3d_transpose", "", {in({1, 4, 4, 4, 2}), in({3, 3, 3, 2, 4})},
           "input and filter must have the same depth: 2 vs 4");
  for (const char* paddings : {"2,0,0,0", "0,2,0,0", "0,0,2,0", "0,0,0,2"}) {
    t.refuse("avg_pool2d", std::string("padding=EXPLICIT paddings=") + paddings, {image()},
             "padding must be smaller than the window");
  }
  t.refuse("max_pool2d", "padding=EXPLICIT paddings=1,1,0,0", {in({1, 0, 4, 2})}, "the image has no pixels: [1,0,4,2]");
}

void network(Table& t) {
  t.refuse("softmax", "", {in({})}, "logits must have at least one dimension");
  t.refuse("softmax", "axis=1", {in({2})}, "axis 1 is out of bounds for a tensor of rank 1");
  for (const char* op : {"softmax_grad", "log_softmax_grad"})
    t.refuse(op, "", {in({2}), in({3})}, "dy and y must be the same shape, got [2] and [3]");
  t.refuse("softmax_cross_entropy_with_logits", "", {in({2, 3}), in({2, 4})},
           "logits and labels must be the same shape, got [2,3] and [2,4]");
  t.refuse("sparse_softmax_cross_entropy_with_logits", "", {in({2, 3}), ids({3}, {0, 0, 0})},
           "logits without the class axis, and labels, must be the same shape, got [2] and [3]");
  t.refuse("sparse_softmax_cross_entropy_with_logits", "", {in({2, 3}), ids({2}, {0, 3})},
           "Received a label value of 3 which is outside the valid range of [0, 3)");
  t.refuse("sparse_softmax_cross_entropy_with_logits", "", {in({2, 0}), ids({2}, {0, 0})},
           "Must have at least one class, but got logits shape [2,0]");
  t.refuse("softmax_cross_entropy_with_logits_grad", "", {in({3}), in({2, 3}), in({2, 3})},
           "dy, and logits without the class axis, must be the same shape, got [3] and [2]");
  t.refuse("dropout_grad", "", {in({2}), of_dtype(boolean, {1}, {1})},
           "dy and mask must be the same shape, got [2] and [1]");
  t.refuse("sigmoid_cross_entropy_with_logits", "", {in({2}), in({3})}, "must be the same shape, got [2] and [3]");
  t.refuse("bias_add", "data_format=NC", {in({2, 3}), in({3})}, "is not in the list of allowed values");
  t.refuse("bias_add", "", {in({3}), in({3})}, "Input tensor must be at least 2D: 1D");
  t.refuse("rnn_cell", "", {in({2, 3}), in({2, 4}), in({3, 4}), in({4, 4}), in({5})},
           "bias must have shape [4], got shape [5]");
  t.refuse("bias_add", "", {in({2, 3}), in({1, 3})}, "Biases must be 1D: [1,3]");
  t.refuse("bias_add", "", {in({2, 3}), in({2})},
           "Must provide as many biases as the last dimension of the input tensor: [2] vs. [2,3]");
  t.refuse("dropout", "rate=1.5", {in({2})}, "rate must be in the range [0, 1], got 1.5");
  t.refuse("dropout", "rate=nan", {in({2})}, "rate must be in the range [0, 1], got");
  t.refuse("clip_by_norm", "clip_norm=0", {in({2})}, "clip_norm must be positive, got 0");
  t.refuse("clip_by_global_norm", "", {}, "expected at least one tensor");
  t.refuse("global_norm", "", {}, "expected at least one tensor");
  t.refuse("apply_gradient_descent", "", {in({2}), in({3})}, "x and gradient do not have the same shape [2] [3]");
  t.refuse("apply_momentum", "", {in({2}), in({3}), in({2})}, "x and a slot do not have the same shape [2] [3]");
  t.refuse("apply_momentum", "", {in({2}), of_dtype(f64, {2}, {0, 0}), in({2})},
           "a slot of a float32 variable is float32, not float64");
  t.refuse("apply_gradient_descent", "", {in({2}), in({2}), in({1})}, "learning_rate is not a scalar: [1]");
  t.refuse("apply_gradient_descent_rows", "", {in({}), ids({1}, {0}), in({1})},
           "x must be at least a vector, got shape []");
  t.refuse("apply_gradient_descent_rows", "", {in({2}), ids({}, {0}), in({1})},
           "indices must be one-dimensional, got shape []");
  t.refuse("apply_gradient_descent_rows", "", {in({2}), ids({1}, {0}), in({2})},
           "Shape of values must be that of indices + shape of x[1:], got values [2]");
  t.refuse("apply_gradient_descent_rows", "", {in({2}), ids({1}, {2}), in({1})}, "indices[0] = 2 is not in [0, 2)");
  t.refuse("where", "", {of_dtype(boolean, {2}, {0, 1}), in({3}), in({2})}, "Incompatible shapes");
}

}  // namespace

void refusal_cases(Table& t) {
  elementwise(t);
  reductions(t);
  shapes(t);
  slices(t);
  indexing(t);
  creation(t);
  products(t);
  network(t);
}

}  // namespace op_cases
