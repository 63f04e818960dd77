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

// Returns x[..., i, ...], for which the dim along axis need not be known.
TensorRef pick(OnnxNode& c, const TensorRef& x, int axis, int64_t i) {
  Ints begin(static_cast<size_t>(x->rank), 0), end(begin.size(), INT64_MAX / 2);
  begin[static_cast<size_t>(axis)] = i;
  return c.run("strided_slice", {x}, {{"begin", begin}, {"end", end}, {"shrink_axes", int64_t{1} << axis}});
}

void gather(OnnxNode& c) {
  const TensorRef x = c.in(0), indices = c.in(1);
  if (x->rank == 0) invalid_argument("input must be at least a vector");
  const int axis = normalize_axis(c.attr_int("axis", 0), x->rank);
  if (indices->rank == 0 && !(indices->flags & kSymbolic)) return c.out(pick(c, x, axis, c.integer(1)));
  c.out(c.run("gather", {x, wrapped(c, indices, x->dims[axis])}, {{"axis", axis}}));
}

// Imports GatherElements. Along all axes but `axis` the indices may be shorter than x, which is then cut.
void gather_elements(OnnxNode& c) {
  TensorRef x = c.in(0);
  const TensorRef indices = c.in(1);
  const int axis = normalize_axis(c.attr_int("axis", 0), x->rank);
  if (indices->rank != x->rank)
    invalid_argument("indices must have rank ", x->rank, ", got shape ", to_string(indices->shape()));
  const int64_t dim = x->dims[axis];
  Ints size(x->dims, x->dims + x->rank);
  bool is_shorter = false;
  for (int i = 0; i < x->rank; ++i) {
    int64_t& n = size[static_cast<size_t>(i)];
    if (i == axis || n == indices->dims[i]) continue;
    if (n < 0) continue;  // taken to be equal: if it is not, the op fails when the function runs
    if (indices->dims[i] < 0) unimplemented("a dim of indices that is not known");
    n = indices->dims[i];
    is_shorter = true;
  }
  if (is_shorter) {
    size[static_cast<size_t>(axis)] = -1;
    for (int64_t& n : size) n = n < 0 ? -1 : n;
    x = c.run("slice", {x}, {{"begin", Ints(size.size(), 0)}, {"size", size}});
  }
  c.out(c.run("take_along_axis", {x, wrapped(c, indices, dim)}, {{"axis", axis}}));
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

void reverse_sequence(OnnxNode& c) {
  c.out(c.run("reverse_sequence", {c.in(0), c.in(1)},
              {{"seq_axis", c.attr_int("time_axis", 0)}, {"batch_axis", c.attr_int("batch_axis", 1)}}));
}

// Imports OneHot, whose input `values` has two elements, off and on.
void one_hot(OnnxNode& c) {
  int64_t depth = 0;
  if (c.has(1) && is_integer(c.in(1)->dtype)) {
    depth = c.integer(1);
  } else if (c.has(1)) {
    const double number = c.number(1);
    if (!(std::abs(number) <= 0x1p53)) invalid_argument("depth must be a whole number, got ", number);
    depth = static_cast<int64_t>(number);
  }
  const TensorRef values = c.in(2);
  if (values->rank != 1) invalid_argument("values must be a vector, got shape ", to_string(values->shape()));
  TensorRef indices = c.cast(c.in(0), DType::int64);
  // An index outside [-depth, depth - 1] gives only `off`: it is still out of range after depth is added.
  indices = wrapped(c, indices, depth);
  c.out(c.run("one_hot", {indices, pick(c, values, 0, 1), pick(c, values, 0, 0)},
              {{"depth", depth}, {"axis", c.attr_int("axis", -1)}}));
}

}  // namespace

// clang-format off
void add_indexing(Operators& ops) {
  ops.merge(Operators{
      {"Gather", {gather}}, {"GatherElements", {gather_elements}}, {"GatherND", {gather_nd}}, {"ScatterND", {scatter_nd}},
      {"ScatterElements", {scatter_elements}}, {"OneHot", {one_hot}}, {"ReverseSequence", {reverse_sequence}},
  });
}
// clang-format on

}  // namespace eager::onnx
