// Operators on sizes: lists of numbers of which some are dims that only a call of the function knows.
#include <algorithm>

#include "runtime/onnx/operators.h"

namespace eager::onnx {

namespace {

// Checks the axis of an operator on sizes, which are a vector.
void check_axis(int64_t axis) { normalize_axis(axis, 1); }

void sizes_as_they_are(OnnxNode& c) { c.out_sizes(c.sizes(0), c.value(0).is_scalar); }

void cast_sizes(OnnxNode& c) {
  const int64_t type = c.attr_int("to");
  if (type != onnx_type_of(DType::int64) && type != onnx_type_of(DType::int32))
    unimplemented("a dim that is not known, in another type");
  c.attr_int("saturate", 1);
  sizes_as_they_are(c);
}

// Appends to a list of sizes. There are never more of them than a shape has dims: more are of no use, and a chain of
// Concat, each of a list with itself, would double them at each step.
void append(Sizes& all, Size s) {
  if (all.size() == kMaxRank)
    unimplemented(cat("more than ", kMaxRank, " numbers of which some are dims that are not known"));
  all.push_back(std::move(s));
}

void concat_sizes(OnnxNode& c) {
  check_axis(c.attr_int("axis"));
  Sizes all;
  for (int i = 0; i < c.num_inputs(); ++i) {
    for (Size& s : c.sizes(i)) append(all, std::move(s));
  }
  c.out_sizes(std::move(all), false);
}

void gather_sizes(OnnxNode& c) {
  if (!c.is_sizes(0)) unimplemented("an index that is not known");
  check_axis(c.attr_int("axis", 0));
  const Sizes from = c.sizes(0);
  const int64_t n = static_cast<int64_t>(from.size());
  Sizes out;
  for (int64_t i : c.ints(1)) {
    if (i < -n || i >= n) invalid_argument("indices = ", i, " is not in [", -n, ", ", n, ")");
    append(out, from[static_cast<size_t>(i < 0 ? i + n : i)]);
  }
  const int rank = c.in(1)->rank;
  if (rank > 1) unimplemented("indices of rank 2");
  c.out_sizes(std::move(out), rank == 0);
}

void slice_sizes(OnnxNode& c) {
  const Sizes from = c.sizes(0);
  const int64_t n = static_cast<int64_t>(from.size());
  for (int64_t axis : c.has(3) ? c.ints(3) : std::vector<int64_t>()) check_axis(axis);
  if (c.has(4) && c.integer(4) != 1) unimplemented("a step");
  auto position = [&](int64_t v) { return std::clamp<int64_t>(v < 0 ? std::max(v, -n) + n : v, 0, n); };
  const int64_t first = position(c.integer(1)), end = std::max(first, position(c.integer(2)));
  c.out_sizes(Sizes(from.begin() + first, from.begin() + end), false);
}

void squeeze_sizes(OnnxNode& c) {
  for (int64_t axis : c.has(1) ? c.ints(1) : std::vector<int64_t>()) check_axis(axis);
  if (c.sizes(0).size() != 1)
    invalid_argument("Can not squeeze dim[0], expected a dimension of 1, got ", c.sizes(0).size());
  c.out_sizes(c.sizes(0), true);
}
void unsqueeze_sizes(OnnxNode& c) {
  const std::vector<int64_t> axes = c.ints(1);
  if (!c.value(0).is_scalar || axes.size() != 1) unimplemented("a matrix of dims that are not known");
  check_axis(axes[0]);
  c.out_sizes(c.sizes(0), false);
}
void reshape_sizes(OnnxNode& c) {
  c.attr_int("allowzero", 0);
  const std::vector<int64_t> shape = c.ints(1);
  const int64_t n = static_cast<int64_t>(c.sizes(0).size());
  const bool is_scalar = shape.empty() && n == 1;
  if (!is_scalar && !(shape.size() == 1 && (shape[0] == -1 || shape[0] == n)))
    unimplemented("a matrix of dims that are not known");
  c.out_sizes(c.sizes(0), is_scalar);
}

std::optional<int64_t> apply(const std::string& op, int64_t a, int64_t b) {
  int64_t r = 0;
  const bool overflows = op == "Add"   ? __builtin_add_overflow(a, b, &r)
                         : op == "Sub" ? __builtin_sub_overflow(a, b, &r)
                         : op == "Mul" ? __builtin_mul_overflow(a, b, &r)
                                       : b == 0 || (b == -1 && a == INT64_MIN);
  if (overflows) invalid_argument("the sizes overflow");
  return op == "Div" ? a / b : r;
}

void sizes_arithmetic(OnnxNode& c) {
  const Sizes a = c.sizes(0), b = c.sizes(1);
  if (a.size() != b.size() && a.size() != 1 && b.size() != 1)
    invalid_argument("Incompatible shapes: [", a.size(), "] vs. [", b.size(), "]");
  const std::string& op = c.node().op_type;
  Sizes out;
  for (size_t i = 0; i < (a.size() == 1 ? b.size() : a.size()); ++i) {
    const Size &x = a[a.size() == 1 ? 0 : i], &y = b[b.size() == 1 ? 0 : i];
    const bool keeps_x = y.value && *y.value == (op == "Mul" || op == "Div" ? 1 : 0);
    if (keeps_x) out.push_back(x);
    else if (x.value && y.value) out.push_back({apply(op, *x.value, *y.value), "", nullptr});
    else out.push_back({std::nullopt, "", nullptr});
  }
  auto is_scalar = [&](int i) { return c.is_sizes(i) ? c.value(i).is_scalar : c.in(i)->rank == 0; };
  c.out_sizes(std::move(out), is_scalar(0) && is_scalar(1));
}

}  // namespace

bool import_sizes(OnnxNode& c) {
  bool has_sizes = false;
  for (int i = 0; i < c.num_inputs(); ++i) has_sizes = has_sizes || c.is_sizes(i);
  if (!has_sizes) return false;
  const std::string& op = c.node().op_type;
  if (op == "Identity") sizes_as_they_are(c);
  else if (op == "Cast") cast_sizes(c);
  else if (op == "Concat") concat_sizes(c);
  else if (op == "Gather") gather_sizes(c);
  else if (op == "Slice" && c.is_sizes(0)) slice_sizes(c);
  else if (op == "Squeeze") squeeze_sizes(c);
  else if (op == "Unsqueeze") unsqueeze_sizes(c);
  else if (op == "Reshape" && c.is_sizes(0)) reshape_sizes(c);
  else if (op == "Add" || op == "Sub" || op == "Mul" || op == "Div") sizes_arithmetic(c);
  else return false;
  return true;
}

}  // namespace eager::onnx
