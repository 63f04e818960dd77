// Imports operators that read or write elements by index. ONNX counts negative indices from the end; the library's ops
// refuse them.
#include <algorithm>
#include <cmath>

#include "runtime/onnx/operators.h"

namespace eager::onnx {

namespace {

using Ints = std::vector<int64_t>;

bool is_known_not_negative(OnnxNode& c, const TensorRef& indices) {
  if (contains(dtypes::unsigned_integers, indices->dtype)) return true;
  if (indices->flags & kSymbolic) return false;
  const TensorRef host = c.cast(copy_to_device(indices, kHostDevice), DType::int64);
  std::vector<int64_t> v(static_cast<size_t>(host->num_elements));
  if (!v.empty()) read_to_host(*host, v.data());
  return std::all_of(v.begin(), v.end(), [](int64_t i) { return i >= 0; });
}

// Adds dim to negative indices. If the dim is unknown they stay, and are an error when the function runs.
TensorRef wrapped(OnnxNode& c, const TensorRef& indices, int64_t dim) {
  if (dim < 0 || is_known_not_negative(c, indices)) return indices;
  const TensorRef is_negative = c.run("less", {indices, c.scalar_int(0)});
  return c.run("where", {is_negative, c.run("add", {indices, c.scalar_int(dim)}), indices});
}

void gather(OnnxNode& c) {
  const TensorRef x = c.in(0), indices = c.in(1);
  if (x->rank == 0) invalid_argument("input must be at least a vector");
  const int axis = normalize_axis(c.attr_int("axis", 0), x->rank);
  if (indices->rank == 0 && !(indices->flags & kSymbolic)) return c.out(pick(c, x, axis, c.integer(1)));
  c.out(c.run("gather", {x, wrapped(c, indices, x->dims[axis])}, {{"axis", axis}}));
}

// Imports GatherElements. Along all axes but `axis` the indices may be shorter than x, which is then cut: the op would broadcast them.
void gather_elements(OnnxNode& c) {
  TensorRef x = c.in(0);
  const TensorRef indices = c.in(1);
  const int axis = normalize_axis(c.attr_int("axis", 0), x->rank);
  if (indices->rank != x->rank)
    invalid_argument("indices must have rank ", x->rank, ", got shape ", to_string(indices->shape()));
  Ints size(static_cast<size_t>(x->rank), -1);
  bool is_shorter = false;
  for (int i = 0; i < x->rank; ++i) {
    const Size wanted = c.dim(1, i), present = c.dim(0, i);
    const bool is_same =
        wanted.value ? wanted.value == present.value : !wanted.name.empty() && wanted.name == present.name;
    if (i == axis || is_same) continue;
    if (wanted.value) size[static_cast<size_t>(i)] = *wanted.value, is_shorter = true;
    else x = c.run("gather", {x, count_up(c, number_of(c, wanted))}, {{"axis", i}});
  }
  if (is_shorter) x = c.run("slice", {x}, {{"begin", Ints(size.size(), 0)}, {"size", size}});
  c.out(c.run("take_along_axis", {x, indices}, {{"axis", axis}}));
}

// Adds the dims of x to negative indices, which are tuples of indices into the dims of x behind those of the batch.
TensorRef wrapped_tuples(OnnxNode& c, const TensorRef& x, const TensorRef& indices, int batch = 0) {
  if (indices->rank == 0) invalid_argument("indices must be at least a vector");
  const int64_t n = dim_or_fail(indices, indices->rank - 1, "the operator");
  if (n > x->rank - batch)
    invalid_argument("index innermost dimension length must be <= params rank; saw: ", n, " vs. ", x->rank - batch);
  if (is_known_not_negative(c, indices)) return indices;
  Ints dims(x->dims + batch, x->dims + batch + n);
  if (std::any_of(dims.begin(), dims.end(), [](int64_t d) { return d < 0; })) return indices;
  const TensorRef is_negative = c.run("less", {indices, c.scalar_int(0)});
  const TensorRef from_end = c.run("add", {indices, c.cast(c.constant(dims), indices->dtype)});
  return c.run("where", {is_negative, from_end, indices});
}

void gather_nd(OnnxNode& c) {
  const TensorRef x = c.in(0);
  const int64_t batch_dims = c.attr_int("batch_dims", 0);
  if (batch_dims < 0 || batch_dims > x->rank)
    invalid_argument("batch_dims must be from 0 to ", x->rank, ", got ", batch_dims);
  const TensorRef tuples = wrapped_tuples(c, x, c.in(1), static_cast<int>(batch_dims));
  c.out(c.run("gather_nd", {x, tuples}, {{"batch_dims", batch_dims}}));
}

const char* scatter_op(OnnxNode& c) {
  const std::string kind = c.attr_string("reduction", "none");
  if (kind == "none") return "tensor_scatter_nd_update";
  if (kind == "add") return "tensor_scatter_nd_add";
  if (kind == "max") return "tensor_scatter_nd_max";
  if (kind == "min") return "tensor_scatter_nd_min";
  if (kind == "mul") return "tensor_scatter_nd_mul";
  invalid_argument("unknown reduction '", kind, "'");
}

void scatter_nd(OnnxNode& c) {
  const char* op = scatter_op(c);
  const TensorRef x = c.in(0);
  c.out(c.run(op, {x, wrapped_tuples(c, x, c.in(1)), c.in(2)}));
}

void scatter_elements(OnnxNode& c) {
  const std::string kind = c.attr_string("reduction", "none");
  if (kind != "none" && kind != "add" && kind != "mul" && kind != "max" && kind != "min")
    invalid_argument("unknown reduction '", kind, "'");
  c.out(c.run("scatter_elements", {c.in(0), c.in(1), c.in(2)},
              {{"axis", c.attr_int("axis", 0)}, {"reduce", kind.c_str()}}));
}

// Imports TensorScatter: updates lie along an axis from an index on that each part of the batch has.
void tensor_scatter(OnnxNode& c) {
  const TensorRef cache = c.in(0), update = c.in(1);
  const int rank = cache->rank, axis = normalize_axis(c.attr_int("axis", -2), rank);
  const std::string mode = c.attr_string("mode", "linear");
  if (mode != "linear" && mode != "circular") invalid_argument("unknown mode '", mode, "'");
  if (axis == 0 || update->rank != rank)
    invalid_argument("axis must not be 0, nor update of another rank than the cache");
  TensorRef at = along_axis(c, count_up(c, number_of(c, c.dim(1, axis))), axis, rank);
  if (c.has(2)) at = c.run("add", {at, along_axis(c, c.cast(c.in(2), DType::int64), 0, rank)});
  if (mode == "circular") at = c.run("remainder", {at, dim_number(c, axis)});
  c.out(c.run("scatter_elements", {cache, c.run("broadcast_like", {at, update}), update}, {{"axis", axis}}));
}

void reverse_sequence(OnnxNode& c) {
  c.out(c.run("reverse_sequence", {c.in(0), c.in(1)},
              {{"seq_axis", c.attr_int("time_axis", 0)}, {"batch_axis", c.attr_int("batch_axis", 1)}}));
}

// Returns the depth of OneHot, a whole number of any dtype, which may be computed.
TensorRef depth_of(OnnxNode& c) {
  const TensorRef depth = c.in(1);
  if (c.is_computed(1) || is_integer(depth->dtype)) return only(c, depth);
  const double number = c.number(1);
  if (!(std::abs(number) <= 0x1p53)) invalid_argument("depth must be a whole number, got ", number);
  return c.whole(static_cast<int64_t>(number));
}

// Imports OneHot, whose input `values` has two elements, off and on. Negative indices count from the end since opset 11. One that
// is out of range gives only `off`.
void one_hot(OnnxNode& c) {
  const TensorRef values = c.in(2), depth = depth_of(c);
  if (values->rank != 1) invalid_argument("values must be a vector, got shape ", to_string(values->shape()));
  TensorRef indices = c.cast(c.in(0), DType::int64);
  const TensorRef on = pick(c, values, 0, 1), off = pick(c, values, 0, 0);
  const int64_t axis = c.attr_int("axis", -1);
  const bool wraps = c.opset >= 11 && !is_known_not_negative(c, indices);
  if (wraps) indices = c.run("where", {c.run("less", {indices, c.whole(0)}), c.run("add", {indices, depth}), indices});
  if (!c.is_computed(1)) {
    int64_t depth_value;
    read_to_host(*copy_to_device(depth, kHostDevice), &depth_value);
    return c.out(c.run("one_hot", {indices, on, off}, {{"depth", depth_value}, {"axis", axis}}));
  }
  const int rank = indices->rank + 1, place = normalize_axis(axis, rank);
  const TensorRef classes = along_axis(c, count_up(c, depth), place, rank);
  const TensorRef is_on = c.run("equal", {c.run("expand_dims", {indices}, {{"axis", place}}), classes});
  c.out(c.run("where", {is_on, on, off}));
}

}  // namespace

// clang-format off
void add_indexing(Operators& ops) {
  ops.merge(Operators{
      {"Gather", {gather}}, {"GatherElements", {gather_elements, 11}}, {"GatherND", {gather_nd, 11}}, {"ScatterND", {scatter_nd, 11}},
      {"ScatterElements", {scatter_elements, 11}}, {"Scatter", {scatter_elements, 9, 10}}, {"TensorScatter", {tensor_scatter, 24}},
      {"OneHot", {one_hot, 9}}, {"ReverseSequence", {reverse_sequence, 10}},
  });
}
// clang-format on

}  // namespace eager::onnx
