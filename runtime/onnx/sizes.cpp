// Operators on sizes: lists of numbers of which some are dims that only a call of the function knows. A function of one of these
// operators returns false for what it does not follow; then the sizes become a tensor.
#include <algorithm>

#include "runtime/onnx/operators.h"

namespace eager::onnx {

TensorRef vector_of_length(const OnnxNode& c, const Size& dim) {
  std::vector<int64_t> begin(static_cast<size_t>(dim.tensor->rank), 0), end(begin.size(), 1), others;
  end[static_cast<size_t>(dim.axis)] = INT64_MAX;
  for (int i = 0; i < dim.tensor->rank; ++i) {
    if (i != dim.axis) others.push_back(i);
  }
  TensorRef row = c.run("strided_slice", {dim.tensor}, {{"begin", begin}, {"end", end}});
  row = c.run("zeros_like", {row}, {{"dtype", DType::boolean}});
  if (!others.empty()) row = c.run("any", {row}, {{"axis", others}});
  return c.run("ones_like", {row});
}

TensorRef number_of(const OnnxNode& c, const Size& s) {
  if (s.value) return c.whole(*s.value);
  return s.number ? s.number : c.run("count_nonzero", {vector_of_length(c, s)});
}

TensorRef tensor_of(const OnnxNode& c, const Value& v) {
  std::vector<TensorRef> numbers;
  for (const Size& s : v.sizes) numbers.push_back(number_of(c, s));
  return c.cast(v.is_scalar ? numbers[0] : c.run("stack", numbers, {{"axis", 0}}), v.dtype);
}

namespace {

// Checks the axis of an operator on sizes, which are a vector.
void check_axis(int64_t axis) { normalize_axis(axis, 1); }
void check_axes(const std::optional<std::vector<int64_t>>& axes) {
  for (int64_t a : axes.value_or(std::vector<int64_t>())) check_axis(a);
}

bool as_they_are(OnnxNode& c, bool is_scalar) {
  c.out_sizes(c.sizes(0), is_scalar, c.value(0).dtype);
  return true;
}

bool cast_sizes(OnnxNode& c) {
  const int64_t type = c.attr_int("to");
  const DType to = type == onnx_type_of(DType::int64)   ? DType::int64
                   : type == onnx_type_of(DType::int32) ? DType::int32
                                                        : DType::none;
  if (to != DType::none) c.out_sizes(c.sizes(0), c.value(0).is_scalar, to);
  return to != DType::none;
}

bool are_integers(const OnnxNode& c, int i) {
  return c.is_sizes(i) ||
         (!c.is_computed(i) && is_integer(c.in(i)->dtype) && c.in(i)->num_elements <= kMaxRank && c.in(i)->rank <= 1);
}
DType dtype_of_sizes(const OnnxNode& c, int i) { return c.is_sizes(i) ? c.value(i).dtype : c.in(i)->dtype; }
bool is_scalar(const OnnxNode& c, int i) { return c.is_sizes(i) ? c.value(i).is_scalar : c.in(i)->rank == 0; }

// There are never more sizes than a shape has dims: more are of no use, and a chain of Concat, each of a list with itself, would
// double them at each step.
bool concat_sizes(OnnxNode& c) {
  check_axis(c.attr_int("axis"));
  Sizes all;
  for (int i = 0; i < c.num_inputs(); ++i) {
    if (!are_integers(c, i)) return false;
    const Sizes part = c.sizes(i);
    if (all.size() + part.size() > kMaxRank) return false;
    all.insert(all.end(), part.begin(), part.end());
  }
  c.out_sizes(std::move(all), false, dtype_of_sizes(c, 0));
  return true;
}

bool gather_sizes(OnnxNode& c) {
  check_axis(c.attr_int("axis", 0));
  if (!c.is_sizes(0) || c.is_computed(1) || c.in(1)->rank > 1 || c.in(1)->num_elements > kMaxRank) return false;
  const Sizes from = c.sizes(0);
  const int64_t n = static_cast<int64_t>(from.size());
  Sizes out;
  for (int64_t i : c.ints(1)) {
    if (i < -n || i >= n) invalid_argument("indices = ", i, " is not in [", -n, ", ", n, ")");
    out.push_back(from[static_cast<size_t>(i < 0 ? i + n : i)]);
  }
  c.out_sizes(std::move(out), c.in(1)->rank == 0, c.value(0).dtype);
  return true;
}

bool slice_sizes(OnnxNode& c) {
  if (!c.is_sizes(0)) return false;
  for (int i = 1; i < c.num_inputs(); ++i) {
    if (c.is_computed(i)) return false;
  }
  const auto starts = c.list("starts", 10, 1), ends = c.list("ends", 10, 2);
  check_axes(c.list("axes", 10, 3));
  if (!starts || !ends || starts->size() != 1 || ends->size() != 1 || (c.has(4) && c.integer(4) != 1)) return false;
  const Sizes from = c.sizes(0);
  const int64_t n = static_cast<int64_t>(from.size());
  auto position = [&](int64_t v) { return std::clamp<int64_t>(v < 0 ? std::max(v, -n) + n : v, 0, n); };
  const int64_t first = position((*starts)[0]), end = std::max(first, position((*ends)[0]));
  c.out_sizes(Sizes(from.begin() + first, from.begin() + end), false, c.value(0).dtype);
  return true;
}

bool squeeze_sizes(OnnxNode& c) {
  if (!c.is_sizes(0) || c.is_computed(1)) return false;
  check_axes(c.list("axes", 13, 1));
  if (c.sizes(0).size() != 1)
    invalid_argument("Can not squeeze dim[0], expected a dimension of 1, got ", c.sizes(0).size());
  return as_they_are(c, true);
}
bool unsqueeze_sizes(OnnxNode& c) {
  if (!c.is_sizes(0) || c.is_computed(1)) return false;
  const auto axes = c.list("axes", 13, 1);
  if (!c.value(0).is_scalar || !axes || axes->size() != 1) return false;
  check_axis((*axes)[0]);
  return as_they_are(c, false);
}
bool reshape_sizes(OnnxNode& c) {
  if (!c.is_sizes(0) || c.is_computed(1)) return false;
  c.attr_int("allowzero", 0);
  const std::vector<int64_t> shape = c.ints(1);
  const int64_t n = static_cast<int64_t>(c.sizes(0).size());
  const bool is_scalar = shape.empty() && n == 1;
  return (is_scalar || (shape.size() == 1 && (shape[0] == -1 || shape[0] == n))) && as_they_are(c, is_scalar);
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

// Returns an operator's result for each pair of sizes, of which one list may have one alone.
template <class T, class F>
std::vector<T> for_pairs(const Sizes& a, const Sizes& b, F&& result) {
  if (a.size() != b.size() && a.size() != 1 && b.size() != 1)
    invalid_argument("Incompatible shapes: [", a.size(), "] vs. [", b.size(), "]");
  std::vector<T> out;
  for (size_t i = 0; i < (a.size() == 1 ? b.size() : a.size()); ++i)
    out.push_back(result(a[a.size() == 1 ? 0 : i], b[b.size() == 1 ? 0 : i]));
  return out;
}

bool sizes_arithmetic(OnnxNode& c) {
  if (!are_integers(c, 0) || !are_integers(c, 1)) return false;
  const std::string& op = c.node().op_type;
  const char* run = op == "Add" ? "add" : op == "Sub" ? "subtract" : op == "Mul" ? "multiply" : "trunc_div";
  c.out_sizes(for_pairs<Size>(c.sizes(0), c.sizes(1),
                              [&](const Size& x, const Size& y) -> Size {
                                const bool keeps_x = y.value && *y.value == (op == "Mul" || op == "Div" ? 1 : 0);
                                if (keeps_x) return x;
                                if (x.value && y.value) return {apply(op, *x.value, *y.value), "", nullptr};
                                Size s{std::nullopt, "", nullptr};
                                s.number = c.run(run, {number_of(c, x), number_of(c, y)});
                                return s;
                              }),
              is_scalar(c, 0) && is_scalar(c, 1), dtype_of_sizes(c, c.is_sizes(0) ? 0 : 1));
  return true;
}

// Compares sizes, for exporters that write -1 for a dim that Expand leaves alone: a dim is never negative.
bool equal_sizes(OnnxNode& c) {
  if (!are_integers(c, 0) || !are_integers(c, 1)) return false;
  bool is_decided = true;
  auto differs = [](const Size& x, const Size& y) { return x.tensor && y.value && *y.value < 0; };
  const auto equal = for_pairs<int64_t>(c.sizes(0), c.sizes(1), [&](const Size& x, const Size& y) -> int64_t {
    const bool is_same_dim = x.tensor && y.tensor && !x.name.empty() && x.name == y.name;
    is_decided = is_decided && (is_same_dim || (x.value && y.value) || differs(x, y) || differs(y, x));
    return is_same_dim || (x.value && y.value && *x.value == *y.value);
  });
  if (!is_decided) return false;
  const bool is_one = is_scalar(c, 0) && is_scalar(c, 1);
  c.out(c.cast(is_one ? c.whole(equal[0]) : c.constant(equal), DType::boolean));
  return true;
}

bool where_sizes(OnnxNode& c) {
  if (c.is_computed(0) || c.in(0)->rank > 1 || c.in(0)->num_elements > kMaxRank || !are_integers(c, 1) ||
      !are_integers(c, 2)) {
    return false;
  }
  const TensorRef condition = c.cast(copy_to_device(c.in(0), kHostDevice), DType::int64);
  std::vector<int64_t> is_first(static_cast<size_t>(condition->num_elements));
  if (!is_first.empty()) read_to_host(*condition, is_first.data());
  const auto pairs = for_pairs<std::pair<Size, Size>>(c.sizes(1), c.sizes(2), [](const Size& x, const Size& y) {
    return std::pair{x, y};
  });
  if (is_first.size() != pairs.size()) return false;
  Sizes out;
  for (size_t i = 0; i < pairs.size(); ++i) out.push_back(is_first[i] ? pairs[i].first : pairs[i].second);
  c.out_sizes(std::move(out), condition->rank == 0 && is_scalar(c, 1) && is_scalar(c, 2), dtype_of_sizes(c, 1));
  return true;
}

}  // namespace

bool import_sizes(OnnxNode& c) {
  bool has_sizes = false;
  for (int i = 0; i < c.num_inputs(); ++i) has_sizes = has_sizes || c.is_sizes(i);
  if (!has_sizes) return false;
  const std::string& op = c.node().op_type;
  if (op == "Identity") return as_they_are(c, c.value(0).is_scalar);
  if (op == "Cast") return cast_sizes(c);
  if (op == "Concat") return concat_sizes(c);
  if (op == "Gather") return gather_sizes(c);
  if (op == "Slice") return slice_sizes(c);
  if (op == "Squeeze") return squeeze_sizes(c);
  if (op == "Unsqueeze") return unsqueeze_sizes(c);
  if (op == "Reshape") return reshape_sizes(c);
  if (op == "Equal") return equal_sizes(c);
  if (op == "Where") return where_sizes(c);
  return (op == "Add" || op == "Sub" || op == "Mul" || op == "Div") && sizes_arithmetic(c);
}

}  // namespace eager::onnx
