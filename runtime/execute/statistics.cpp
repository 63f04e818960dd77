// Statistics and sets that the library's other ops compute: differences, moments, counts, quantiles, reductions that leave NaN
// out, and the constant of Dirichlet's distribution.
#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "kernels/common/messages.h"
#include "kernels/common/sorting.h"
#include "runtime/core/axis_error.h"
#include "runtime/core/copy.h"
#include "runtime/core/device_manager.h"
#include "runtime/execute/composed.h"
#include "runtime/execute/statistics.h"

namespace eager {

namespace {

using Outputs = std::vector<TensorRef>;

// Returns x without its last element along an axis, or without its first one: nothing where there is none.
TensorRef without_end(const Composed& ops, const TensorRef& x, int axis, bool is_last) {
  Numbers numbers;
  for (int list = 0; list < 3; ++list) {
    numbers.push_back(axis + 1);
    for (int i = 0; i <= axis; ++i) numbers.push_back(list == 2 ? 1 : i < axis ? 0 : list == 1 ? -1 : is_last ? 0 : 1);
  }
  const int64_t whole = (int64_t{1} << axis) - 1, here = int64_t{1} << axis;
  numbers.insert(numbers.end(), {0, 0, 0, whole | (is_last ? here : 0), whole | (is_last ? 0 : here)});
  return ops.with<"strided_slice">(numbers, x);
}

// ---- differences and moments

void run_diff(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
              int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) -> Outputs {
    TensorRef x = in[0];
    if (x->rank == 0) invalid_argument("diff requires input that is at least one dimensional");
    const int axis = normalize_axis(op.attr("axis").i, x->rank);
    const int64_t times = op.attr("n").i;
    if (times < 0) invalid_argument("order must be non-negative but got ", times);
    if (times > 0 && (in[1] || in[2])) {
      std::vector<TensorRef> parts;
      for (const TensorRef& part : {in[1], x, in[2]}) {
        if (part) parts.push_back(part);
      }
      x = ops.concat(parts, axis);
    }
    if (times > 1) x = ops.cast(x, computed_dtype(x->dtype));  // each difference of halves would be rounded
    constexpr int64_t kMostOfUnknownSize = 1000;
    if (x->dims[axis] < 0 && times > kMostOfUnknownSize)
      invalid_argument("order must be at most ", kMostOfUnknownSize, " for an axis of unknown size but got ", times);
    // Differences of an empty axis are empty, too.
    for (int64_t i = 0; i < times && x->dims[axis] != 0; ++i) {
      const TensorRef later = without_end(ops, x, axis, false), earlier = without_end(ops, x, axis, true);
      x = x->dtype == DType::boolean ? ops.run<"not_equal">(later, earlier) : ops.run<"subtract">(later, earlier);
    }
    return {ops.cast(x, in[0]->dtype)};
  });
}

void run_moments(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                 int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) -> Outputs {
    const ReducedAxes axes(op.attr("axis"), op.attr("keepdims").i != 0);
    return {ops.reduce<"mean">(in[0], axes), ops.reduce<"var">(in[0], axes)};
  });
}

// ---- counts

// What the elements of x count: their weights, or 1 each.
class Weights {
 public:
  Weights(const Composed& ops, const eager_op& op, const TensorRef& x, const TensorRef& given) : ops_(ops) {
    const AttrValue& dtype = op.attr("dtype");
    dtype_ = dtype.given ? static_cast<DType>(dtype.i) : given ? given->dtype : DType::int64;
    if (!contains(dtypes::numeric, dtype_)) invalid_argument("cannot count as ", dtype_name(dtype_));
    if (!given) return;
    if (is_known(given->shape()) && is_known(x->shape()) && given->shape() != x->shape()) {
      invalid_argument("weights must have the shape of x: ", to_string(given->shape()), " vs. ", to_string(x->shape()));
    }
    weights_ = ops.cast(ops.flat(given), dtype_);
  }
  // Returns the sums by place. `like` has as many elements as there are sums.
  TensorRef at(const TensorRef& places, const TensorRef& like) const {
    if (weights_) return ops_.run<"gather_grad">(weights_, places, like);
    return ops_.cast(ops_.run<"count_indices">(places, like), dtype_);
  }

 private:
  const Composed& ops_;
  DType dtype_;
  TensorRef weights_;  // NULL: 1 each
};

// Returns n + 1. INVALID_ARGUMENT if it overflows.
int64_t plus_one(int64_t n) {
  if (n == std::numeric_limits<int64_t>::max()) invalid_argument("too many elements");
  return n + 1;
}

TensorRef zeros(const Composed& ops, int64_t n) {
  return ops.with<"fill">({1, n}, ops.cast(ops.integer(0), DType::int32));
}

void run_bincount(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                  int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) -> Outputs {
    const int64_t least = op.attr("minlength").i;
    const AttrValue& length = op.attr("length");
    if (least < 0) invalid_argument("minlength must not be negative, got ", least);
    if (length.given && length.i < 0) invalid_argument("length must not be negative, got ", length.i);
    const Weights weights(ops, op, in[0], in[1]);
    // What counts 1 is checked as it is counted.
    TensorRef x = ops.flat(in[0]->dtype == DType::boolean ? ops.cast(in[0], DType::int32) : in[0]);
    if (in[1]) x = ops.with<"check_indices", "kind=NUMBER">({std::numeric_limits<int64_t>::max()}, x);
    const auto wide = [&](const TensorRef& t) { return ops.cast(t, DType::int64); };
    if (length.given) {  // what is greater goes to a place behind the others
      const TensorRef places = ops.run<"minimum">(wide(x), ops.integer(length.i));
      return {ops.slice(weights.at(places, zeros(ops, plus_one(length.i))), 0, 0, length.i)};
    }
    if (x->num_elements > 0 && only_values_matter(ops, x)) {
      TensorRef greatest = wide(ops.run<"max">(x));
      if (least > 0) greatest = ops.run<"maximum">(greatest, ops.integer(least - 1));  // a lesser one changes nothing
      return {weights.at(x, zeros(ops, plus_one(std::max<int64_t>(value_of(ops, greatest), -1))))};
    }
    const TensorRef last = wide(ops.integer(least - 1)), one = ops.with<"fill">({1, 1}, last);
    // What may be empty has no greatest element of its own.
    const TensorRef greatest = x->num_elements > 0 ? ops.run<"maximum">(wide(ops.with<"max">({1, 0, 1}, x)), one)
                                                   : ops.with<"max">({1, 0, 1}, ops.concat({wide(x), one}, 0));
    const TensorRef size = ops.run<"add">(greatest, ops.integer(1));
    const TensorRef like = ops.run<"broadcast_to">(ops.cast(ops.integer(0), DType::int32), size);
    return {weights.at(x, like)};
  });
}

void run_histogram(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                   int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) -> Outputs {
    const int64_t bins = op.attr("bins").i;
    const AttrValue &first = op.attr("low"), &last = op.attr("high");
    if (bins < 1) invalid_argument("bins must be positive, got ", bins);
    if (!std::isfinite((last.given ? last.f : 0) - (first.given ? first.f : 0)))
      invalid_argument("the range from low to high must be finite");
    if (first.given && last.given && first.f > last.f)
      invalid_argument("high must not be less than low, got ", last.f, " and ", first.f);
    const Weights weights(ops, op, in[0], in[1]);
    const DType t = computed_dtype(in[0]->dtype);
    const TensorRef x = ops.cast(ops.flat(in[0]), t);
    // A sum of nothing, which lies where x does.
    const TensorRef zero = ops.run<"sum">(ops.slice(x, 0, 0, 0));
    const auto end = [&](const AttrValue& given, bool is_max) {
      const TensorRef otherwise = ops.run<"add">(zero, ops.scalar(given.given ? given.f : is_max));
      if (given.given || x->num_elements == 0) return otherwise;
      if (x->num_elements > 0) return is_max ? ops.run<"max">(x) : ops.run<"min">(x);
      const double infinity = std::numeric_limits<double>::infinity();
      const TensorRef beyond = ops.cast(ops.scalar(is_max ? -infinity : infinity), t);
      const TensorRef all = ops.concat({x, ops.with<"expand_dims">({0}, beyond)}, 0);
      const TensorRef is_empty = ops.run<"equal">(ops.with<"dim_size">({0}, x), ops.integer(0));
      return ops.run<"where">(is_empty, otherwise, is_max ? ops.run<"max">(all) : ops.run<"min">(all));
    };
    TensorRef low = end(first, false), high = end(last, true);
    if (!first.given || !last.given) {
      const TensorRef is_finite = ops.run<"isfinite">(ops.run<"subtract">(high, low));
      low = ops.run<"require_true", "requirement=RANGE">(low, is_finite);
    }
    const TensorRef is_point = ops.run<"equal">(low, high), half = ops.scalar(0.5);
    low = ops.run<"where">(is_point, ops.run<"subtract">(low, half), low);
    high = ops.run<"where">(is_point, ops.run<"add">(high, half), high);
    // As NumPy's: the last one is high itself.
    const auto count = static_cast<double>(bins);
    const TensorRef numbers =
        ops.cast(ops.with<"linspace", "dtype=float64">({0, std::bit_cast<int64_t>(count), plus_one(bins)}), t);
    const TensorRef step = ops.run<"divide">(ops.run<"subtract">(high, low), ops.scalar(count));
    const TensorRef inner = ops.run<"add">(low, ops.run<"multiply">(numbers, step));
    const TensorRef edges = ops.run<"where">(ops.run<"equal">(numbers, ops.scalar(count)), high, inner);
    // The last bin has its upper edge too. Place 0 is for what lies in no bin.
    const auto search = [&] {
      const TensorRef places = ops.run<"searchsorted", "side=RIGHT">(ops.slice(edges, 0, 0, bins), x);
      return ops.run<"where">(ops.run<"less_equal">(x, high), places, ops.integer(0));
    };
    const TensorRef kept = only_values_matter(ops, x) ? ops.run<"bin_places">(x, edges) : search();
    const TensorRef counts = ops.slice(weights.at(kept, zeros(ops, plus_one(bins))), 0, 1, bins);
    return {counts, ops.cast(edges, in[0]->dtype)};
  });
}

// Reports for each of x whether it is among the elements, of a dtype that has no order: whether the first that equals it, of all of
// them and then x, is one of them.
TensorRef is_in(const Composed& ops, const TensorRef& x, const TensorRef& elements) {
  const std::vector<TensorRef> distinct = ops.list<"unique">({ops.concat({elements, ops.flat(x)}, 0)}, 4);
  const TensorRef first = ops.with<"gather">({0}, distinct[1], distinct[2]);
  const TensorRef of_x = ops.list<"concat_grad">({first, elements, ops.flat(x)}, 2, {0})[1];
  return ops.run<"less">(ops.run<"reshape_like">(of_x, x), ops.with<"dim_size">({0}, elements));
}

// The same for a dtype that has an order, and elements in that order.
TensorRef is_in_sorted(const Composed& ops, const TensorRef& x, const TensorRef& sorted) {
  const TensorRef place = ops.run<"searchsorted">(sorted, x);
  // What is greater than all elements finds the one behind them, which does not count.
  const TensorRef behind = ops.with<"fill">({1, 1}, ops.cast(ops.integer(0), sorted->dtype));
  const TensorRef nearest = ops.with<"gather">({0}, ops.concat({sorted, behind}, 0), place);
  return ops.run<"logical_and">(ops.run<"equal">(nearest, x),
                                ops.run<"less">(place, ops.with<"dim_size">({0}, sorted)));
}

void run_isin(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
              int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) -> Outputs {
    const TensorRef x = in[0], elements = ops.flat(in[1]);
    const bool has_order = contains(dtypes::real | dtypes::boolean, x->dtype);
    const bool is_here = only_values_matter(ops, x) && only_values_matter(ops, elements);
    const TensorRef found = !has_order ? is_in(ops, x, elements)
                            : is_here  ? ops.run<"is_among">(x, elements)
                                       : is_in_sorted(ops, x, ops.run<"sort">(elements));
    return {op.attr("invert").i ? ops.run<"logical_not">(found) : found};
  });
}

// ---- quantiles

using Method = QuantileMethod;
constexpr const char* kMethods = "LINEAR LOWER HIGHER NEAREST MIDPOINT";

Method method_of(const eager_op& op) {
  const std::string_view name = op.attr("method").string;
  if (name == "LINEAR") return Method::linear;
  if (name == "LOWER") return Method::lower;
  if (name == "HIGHER") return Method::higher;
  if (name == "NEAREST") return Method::nearest;
  if (name != "MIDPOINT") invalid_argument("method must be LINEAR, LOWER, HIGHER, NEAREST or MIDPOINT, got ", name);
  return Method::midpoint;
}

// Returns the reduced axes in order.
std::vector<int> sorted_axes(const AttrValue& axis, int rank) {
  std::vector<int> axes;
  for (int i = 0; !axis.given && i < rank; ++i) axes.push_back(i);
  for (int i = 0; axis.given && i < axis.count; ++i) {
    const int64_t a = axis.ints[i];
    if (a < -rank || a >= rank)
      axis_error("Invalid reduction dimension (", a, " for input with ", rank, " dimension(s))");
    const int at = static_cast<int>(a < 0 ? a + rank : a);
    if (std::find(axes.begin(), axes.end(), at) != axes.end())
      invalid_argument("Invalid reduction arguments: Axes contains duplicate dimension: ", a);
    axes.push_back(at);
  }
  std::sort(axes.begin(), axes.end());
  return axes;
}

// Returns x with the reduced axes as one, the last.
TensorRef as_lines(const Composed& ops, const TensorRef& x, const std::vector<int>& axes) {
  if (axes.empty()) return ops.column(x);
  Numbers order{x->rank}, shape{0};
  int64_t count = 1;
  for (int i = 0; i < x->rank; ++i) {
    if (std::find(axes.begin(), axes.end(), i) != axes.end()) continue;
    order.push_back(i);
    shape.push_back(x->dims[i] < 0 ? 0 : x->dims[i]);  // 0: as it is there
  }
  for (int i : axes) {
    order.push_back(i);
    count = x->dims[i] < 0 ? kUnknown : times(count, x->dims[i]);
    if (x->dims[i] == 0) invalid_argument("Reduction axis ", i, " is empty in shape ", to_string(x->shape()));
  }
  shape.push_back(count);
  shape[0] = static_cast<int64_t>(shape.size()) - 1;
  const TensorRef ordered = std::is_sorted(order.begin() + 1, order.end()) ? x : ops.with<"permute_dims">(order, x);
  return axes.size() == 1 ? ordered : ops.with<"reshape", "zero_copies=true">(shape, ordered);
}

// Returns the numbers, which INVALID_ARGUMENT refuses unless they lie in [0, 1], or percents in [0, 100].
TensorRef within_range(const Composed& ops, const TensorRef& q, bool as_percent) {
  if (!q->data) {  // of a trace, or none
    const TensorRef least = ops.run<"greater_equal">(q, ops.scalar(0));
    const TensorRef is_within =
        ops.run<"logical_and">(least, ops.run<"less_equal">(q, ops.scalar(as_percent ? 100 : 1)));
    return as_percent ? ops.run<"require_true", "requirement=PERCENTILES">(q, is_within)
                      : ops.run<"require_true", "requirement=QUANTILES">(q, is_within);
  }
  values_decide(ops);
  std::vector<double> values(static_cast<size_t>(q->num_elements));
  read_to_host(*q, values.data());
  for (double value : values) {
    if (const char* const wrong = messages::wrong_quantile(value, as_percent)) invalid_argument(wrong);
  }
  return q;
}

// Returns y, which the reduction of axes left behind `before` other ones, as the op gives it.
TensorRef reduced_back(const Composed& ops, const eager_op& op, TensorRef y, const std::vector<int>& axes, int before,
                       DType dtype) {
  if (op.attr("keepdims").i) {
    for (int i : axes) y = ops.with<"expand_dims">({i + before}, y);
  }
  return ops.cast(y, dtype);
}

// Returns the quantiles q (float64, or medians where it is NULL) of x: q's dims, then those that the reduction leaves. With omits_nan
// they are those of the other elements, and NaN where there are none.
TensorRef quantiles(const Composed& ops, const eager_op& op, const TensorRef& given, TensorRef q, Method method,
                    bool omits_nan, bool as_percent) {
  const DType t = computed_dtype(given->dtype);
  const std::vector<int> axes = sorted_axes(op.attr("axis"), given->rank);
  const TensorRef x = as_lines(ops, ops.cast(given, t), axes);
  const int last = x->rank - 1;
  if (only_values_matter(ops, x) && (!q || only_values_matter(ops, q))) {
    const int64_t n = x->dims[last], count = q ? q->num_elements : 1;
    if (n <= kFewToSort || (n >= kLeastToSelect && count <= kMostSelected)) {
      const Numbers how{static_cast<int64_t>(method), omits_nan, as_percent};
      const TensorRef y = q ? ops.with<"line_quantiles">(how, x, q) : ops.with<"line_quantiles">(how, x);
      return reduced_back(ops, op, y, axes, q ? q->rank : 0, given->dtype);
    }
  }
  if (!q) q = ops.cast(ops.scalar(0.5), DType::float64);
  else q = within_range(ops, q, as_percent);
  if (as_percent) q = ops.run<"divide">(q, ops.scalar(100));
  TensorRef sorted = ops.run<"sort">(x);
  // The place of a quantile among n elements, from 0 on.
  TensorRef most;
  if (omits_nan) {  // NaN lies behind the other elements, of which each line has a number of its own
    const TensorRef present = ops.run<"logical_not">(ops.run<"isnan">(x));
    const TensorRef count = ops.cast(ops.with<"count_nonzero">({1, last, 1}, present), DType::float64);
    most = ops.run<"maximum">(ops.run<"subtract">(count, ops.scalar(1)), ops.scalar(0));
    for (int i = 1; i < q->rank; ++i) sorted = ops.column(sorted), most = ops.column(most);
  } else {
    const int64_t n = x->dims[last];
    most = n >= 0 ? ops.scalar(static_cast<double>(n - 1))
                  : ops.run<"subtract">(ops.cast(ops.with<"dim_size">({last}, x), DType::float64), ops.scalar(1));
  }
  TensorRef place = ops.run<"multiply">(q, most);
  if (method == Method::nearest) place = ops.run<"round">(place);
  const TensorRef floor = ops.run<"floor">(place), ceil = ops.run<"ceil">(place);
  const auto at = [&](const TensorRef& index) {
    const TensorRef whole = ops.cast(index, DType::int64);
    return omits_nan ? ops.with<"take_along_axis">({last}, sorted, whole) : ops.with<"gather">({-1}, sorted, whole);
  };
  TensorRef y;
  if (method == Method::lower || method == Method::nearest) y = at(floor);
  else if (method == Method::higher) y = at(ceil);
  else {
    const TensorRef a = at(floor), b = at(ceil);
    const TensorRef between = ops.run<"subtract">(place, floor);
    const TensorRef weight =
        method == Method::midpoint
            ? ops.cast(ops.run<"multiply">(ops.cast(ops.run<"greater">(between, ops.scalar(0)), t), ops.scalar(0.5)), t)
            : ops.cast(between, t);
    // A mean is rounded once. Infinities are not subtracted from each other, nor multiplied by 0.
    const TensorRef line = method == Method::midpoint
                               ? ops.run<"multiply">(ops.run<"add">(a, b), ops.cast(ops.scalar(0.5), t))
                               : ops.run<"add">(a, ops.run<"multiply">(ops.run<"subtract">(b, a), weight));
    const TensorRef rest = ops.run<"subtract">(ops.scalar(1), weight);
    const TensorRef mean = ops.run<"add">(ops.run<"multiply">(a, rest), ops.run<"multiply">(b, weight));
    y = ops.run<"where">(ops.run<"isfinite">(line), line, mean);
    y = ops.run<"where">(ops.run<"equal">(weight, ops.scalar(0)), a, y);
  }
  if (omits_nan) {
    if (q->rank == 0) y = ops.with<"squeeze">({1, -1}, y);
  } else {  // NaN counts as greatest, and makes all quantiles of its line NaN
    TensorRef greatest = ops.with<"max">({1, last, 1}, x);
    for (int i = 1; i < q->rank; ++i) greatest = ops.with<"expand_dims">({-1}, greatest);
    if (q->rank == 0) greatest = ops.with<"squeeze">({1, -1}, greatest);
    y = ops.run<"where">(ops.run<"isnan">(greatest), greatest, y);
  }
  if (q->rank > 0 && last > 0) {
    Numbers order{y->rank};
    for (int i = 0; i < q->rank; ++i) order.push_back(last + i);
    for (int i = 0; i < last; ++i) order.push_back(i);
    y = ops.with<"permute_dims">(order, y);
  }
  return reduced_back(ops, op, y, axes, q->rank, given->dtype);
}

template <bool as_percent, bool omits_nan>
void run_quantile(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                  int32_t& num_outputs) {
  if (run_with_tensor(ctx, op, inputs, n, outputs, num_outputs, DType::float64)) return;
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) -> Outputs {
    // A number is not rounded to float32, as it is among the inputs.
    TensorRef q =
        inputs[1]->flags & kWeak ? cast_scalar(ctx, *inputs[1], DType::float64) : ops.cast(in[1], DType::float64);
    return {quantiles(ops, op, in[0], q, method_of(op), omits_nan, as_percent)};
  });
}

template <bool omits_nan>
void run_median(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) -> Outputs {
    return {quantiles(ops, op, in[0], TensorRef(), Method::midpoint, omits_nan, false)};
  });
}

// ---- reductions without NaN

// What the input holds beside NaN.
struct Numbered {
  const Composed& ops;
  TensorRef x, missing;  // `missing` is NULL where the dtype has no NaN

  Numbered(const Composed& o, TensorRef given) : ops(o), x(std::move(given)) {
    if (is_inexact(x->dtype)) missing = ops.run<"isnan">(x);
  }
  TensorRef with(double otherwise) const { return missing ? ops.run<"where">(missing, ops.scalar(otherwise), x) : x; }
};

// Reports whether an internal op reduces what is not NaN in x.
bool reduces_present(const Composed& ops, const TensorRef& x) {
  return (x->dtype == DType::float32 || x->dtype == DType::float64) && only_values_matter(ops, x);
}

template <FixedString Op>
void run_nan_sum(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                 int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) -> Outputs {
    const bool is_sum = std::string_view(Op.text) == "sum";
    ReducedAxes axes(op.attr("axis"), op.attr("keepdims").i != 0);
    if (op.attr("dtype").given) {
      axes.mask |= 4;
      axes.numbers.push_back(op.attr("dtype").i);
    } else if (is_sum && reduces_present(ops, in[0])) {
      return {ops.reduce<"present_sum">(in[0], axes)};
    }
    return {ops.reduce<Op>(Numbered(ops, in[0]).with(is_sum ? 0 : 1), axes)};
  });
}

void run_nan_extreme(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                     int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) -> Outputs {
    const bool is_max = op.def.name == std::string_view("nanmax");
    const ReducedAxes axes(op.attr("axis"), op.attr("keepdims").i != 0);
    const double infinity = std::numeric_limits<double>::infinity(), otherwise = is_max ? -infinity : infinity;
    // Of few elements, the kernels that need no look at a value take less time.
    constexpr int64_t kFew = 256;
    TensorRef y;
    if (in[0]->num_elements > kFew && reduces_present(ops, in[0])) {
      y = is_max ? ops.reduce<"present_max">(in[0], axes) : ops.reduce<"present_min">(in[0], axes);
      // Only where nothing is greater than this may all elements be NaN.
      const TensorRef is_least = ops.run<"any">(ops.run<"equal">(y, ops.scalar(otherwise)));
      if (!value_of(ops, is_least)) return {y};
    }
    const Numbered numbers(ops, in[0]);
    if (!y) {
      const TensorRef x = numbers.with(otherwise);
      y = is_max ? ops.reduce<"max">(x, axes) : ops.reduce<"min">(x, axes);
    }
    if (!numbers.missing) return {y};
    const TensorRef none = ops.reduce<"all">(numbers.missing, axes);
    return {ops.run<"where">(none, ops.scalar(std::numeric_limits<double>::quiet_NaN()), y)};
  });
}

// The first of the elements that equal the extreme one, which -inf and inf may be.
template <FixedString Extreme>
void run_nan_arg(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                 int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) -> Outputs {
    const bool is_max = std::string_view(Extreme.text) == "max";
    AttrValue axes = op.attr("axis");  // one, or none for all
    int64_t axis = axes.i;
    axes.count = 1;
    axes.ints = &axis;
    const Numbered numbers(ops, in[0]);
    if (!numbers.missing) return {OtherOp(op.op_with_attrs(is_max ? "argmax" : "argmin"))(ops, {in[0]})};
    const double infinity = std::numeric_limits<double>::infinity();
    const TensorRef most = ops.reduce<Extreme>(numbers.with(is_max ? -infinity : infinity), ReducedAxes(axes, true));
    return {OtherOp(op.op_with_attrs("argmax"))(ops, {ops.run<"equal">(in[0], most)})};
  });
}

template <bool is_product>
void run_nan_cumulative(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                        int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) -> Outputs {
    OtherOp running(op.op_with_attrs(is_product ? "cumulative_prod" : "cumulative_sum"));
    return {running(ops, {Numbered(ops, in[0]).with(is_product ? 1 : 0)})};
  });
}

// Returns how many elements are no NaN.
TensorRef count_of(const Composed& ops, const Numbered& numbers, const ReducedAxes& axes, DType dtype) {
  return ops.cast(ops.reduce<"count_nonzero">(ops.run<"logical_not">(numbers.missing), axes), dtype);
}

void run_nanmean(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                 int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) -> Outputs {
    const ReducedAxes axes(op.attr("axis"), op.attr("keepdims").i != 0);
    const DType t = in[0]->dtype;
    const Numbered numbers(ops, ops.cast(in[0], computed_dtype(t)));
    const TensorRef sum = reduces_present(ops, numbers.x) ? ops.reduce<"present_sum">(numbers.x, axes)
                                                          : ops.reduce<"sum">(numbers.with(0), axes);
    return {ops.cast(ops.run<"divide">(sum, count_of(ops, numbers, axes, numbers.x->dtype)), t)};
  });
}

template <bool is_root>
void run_nanvar(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) -> Outputs {
    const ReducedAxes axes(op.attr("axis"), op.attr("keepdims").i != 0), kept(op.attr("axis"), true);
    const DType t = in[0]->dtype;
    const Numbered numbers(ops, ops.cast(in[0], computed_dtype(t)));
    const TensorRef present = numbers.with(0), count = count_of(ops, numbers, kept, numbers.x->dtype);
    const auto mean_of = [&](const TensorRef& x) { return ops.run<"divide">(ops.reduce<"sum">(x, kept), count); };
    const auto distance_from = [&](const TensorRef& center) {
      return ops.run<"where">(numbers.missing, ops.scalar(0), ops.run<"subtract">(present, center));
    };
    // The mean of equal elements is what they are, once what their sum's rounding loses is added: so they do not vary. A sum that is
    // infinite loses all.
    const TensorRef rounded = mean_of(present), lost = ops.run<"stop_gradient">(mean_of(distance_from(rounded)));
    const TensorRef is_little = ops.run<"isfinite">(lost);
    const TensorRef distance = distance_from(ops.run<"add">(rounded, ops.run<"where">(is_little, lost, ops.scalar(0))));
    const TensorRef square = is_complex(t) ? ops.run<"real">(ops.run<"multiply">(distance, ops.run<"conj">(distance)))
                                           : ops.run<"square">(distance);
    const TensorRef squares = ops.reduce<"sum">(square, axes);
    const TensorRef less =
        ops.run<"subtract">(count_of(ops, numbers, axes, squares->dtype), ops.scalar(op.attr("correction").f));
    const TensorRef none = ops.scalar(std::numeric_limits<double>::quiet_NaN());
    TensorRef y = ops.run<"divide">(squares, ops.run<"where">(ops.run<"greater">(less, ops.scalar(0)), less, none));
    if (is_root) y = root_unless_zero(ops, y);
    return {is_complex(t) ? y : ops.cast(y, t)};
  });
}

// ---- schemas

constexpr const char* kAxes =
    "The axes to reduce, each once; negative ones count from the end. All axes if it is absent.";

OpDef& reduced(OpDef& op) {
  return op.attr_ints("axis")
      .argument()
      .says(kAxes)
      .attr_bool("keepdims", false)
      .says("Whether the axes that are reduced stay, with size 1.");
}

OpDef& nan_reduction(Registry& r, const char* name, const char* text, DTypeSet dtypes, const char* out, uint8_t flags) {
  return reduced(r.op(name)
                     .describe(text)
                     .input("x", dtypes, 'T', flags)
                     .says("any", "The elements to be reduced.")
                     .output("y", out)
                     .says("reduced(x)", "A result for each place that axis leaves."));
}

OpDef& weighted(OpDef& op) {
  return op.attr_dtype("dtype").says("The dtype of the counts. If it is absent, that of weights, or else int64.");
}

OpDef& with_method(OpDef& op) {
  return op.attr_string("method", "LINEAR")
      .choices(kMethods)
      .says(
          "Between two elements: LINEAR interpolates, LOWER and HIGHER take that one, NEAREST the nearer one (halfway the one "
          "of even number), and MIDPOINT their mean.");
}

// ---- Dirichlet's distribution

// The beta function of x1 ... xn is the product of those of x1 + ... + xk and x(k + 1), whose logarithms keep their digits where
// those of gamma functions cancel.
TensorRef lbeta(const Composed& ops, const TensorRef& x) {
  const int axis = x->rank - 1;
  if (axis < 0) invalid_argument("x must have at least one dimension");
  if (x->dims[axis] == 0) {
    return ops.run<"negative">(ops.run<"lgamma">(ops.with<"sum">({1, -1, 0}, x)));
  }
  const TensorRef wide = ops.cast(x, computed_dtype(x->dtype));
  const TensorRef sums = without_end(ops, ops.with<"cumulative_sum", "exclusive=true">({-1}, wide), axis, false);
  TensorRef y = ops.with<"sum">({1, -1, 0}, ops.run<"log_beta">(sums, without_end(ops, wide, axis, false)));
  if (x->dims[axis] < 0) {  // there may be no number, where log(0) is added
    const TensorRef count = ops.with<"sum">({1, -1, 0}, ops.run<"ones_like">(wide));
    y = ops.run<"add">(y, ops.run<"log">(ops.run<"minimum">(count, ops.scalar(1))));
  }
  return ops.cast(y, x->dtype);
}

void run_lbeta(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
               int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs,
               [](const Composed& ops, const ComposedInputs& in) { return lbeta(ops, in[0]); });
}

}  // namespace

// clang-format off
void define_statistics(Registry& r) {
  r.op("diff").describe("The differences of neighbours along an axis; of booleans, whether they differ.")
      .input("x", dtypes::fixed).says("[outer..., size, inner...]", "The elements; size stands at axis.")
      .input("prepend", dtypes::fixed, 'T', kOptional).says("[outer..., k, inner...]", "What to put before x; nothing if it is absent.")
      .input("append", dtypes::fixed, 'T', kOptional).says("[outer..., j, inner...]", "What to put behind x; nothing if it is absent.")
      .output("y").says("[outer..., m, inner...]", "Each element less the one before it: one less than there are elements.")
      .attr_int("axis", -1).argument().says("The axis to run along; negative ones count from the end.")
      .attr_int("n", 1).argument().says("How often differences are taken, each time of those before.")
      .parameters("x axis n")
      .example(R"("x": [1, 4, 9, 16])", "int32 [3 5 7]")
      .composite(run_diff).gradient(no_own_gradient);
  reduced(r.op("moments").describe("The mean and the variance over axes; integers become floats first.")
      .input("x", dtypes::inexact, 'T', kIntegersToFloat).says("any", "The elements to be reduced.")
      .output("mean").says("reduced(x)", "The means. NaN where there is no element.")
      .output("variance", "real(x)").says("reduced(x)", "The means of the squared distances from them."))
      .example(R"("x": [[1.0, 3.0], [2.0, 6.0]], "axis": [1])", "float32 [2. 4.]; float32 [1. 4.]")
      .composite(run_moments).gradient(no_own_gradient);
  weighted(r.op("bincount").describe("How often each number from 0 on occurs. A negative one is INVALID_ARGUMENT.")
      .input("x", dtypes::integers | dtypes::boolean, 0).says("any", "The numbers, none of them negative; true is 1.")
      .input("weights", dtypes::numeric, 0, kOptional).says("x", "What each element counts; 1 if it is absent.")
      .output("counts", "dtype").says("[m]", "The counts of 0 to m - 1; m is one more than the greatest number, or length.")
      .attr_int("minlength", 0).argument().says("The least that m may be.")
      .attr_int("length").argument().says("What m is, where it is known: greater numbers do not count then. The values decide if "
                                          "it is absent."))
      .example(R"("x": [1, 3, 1])", "int64 [0 2 0 1]")
      .composite(run_bincount).gradient(no_own_gradient);
  weighted(r.op("histogram").describe("How many elements lie in each of equally wide bins; integers become floats first. A bin has "
                             "its lower edge, and the last one its upper edge too. NaN and what lies outside do not count. Without "
                             "low or high, the range that is found must be finite.")
      .input("x", dtypes::floats, 'T', kIntegersToFloat).says("any", "The elements.")
      .input("weights", dtypes::numeric, 0, kOptional).says("x", "What each element counts; 1 if it is absent.")
      .output("counts", "dtype").says("[bins]", "The counts.")
      .output("edges", "x").says("[m]", "The edges of the bins, one more than there are bins.")
      .attr_int("bins", 10).argument().says("The number of bins.")
      .attr_float("low").argument().says("The first edge. The least element, or 0 where there is none, if it is absent.")
      .attr_float("high").argument().says("The last edge. The greatest element, or 1 where there is none, if it is absent."))
      .parameters("x bins low high weights dtype")
      .example(R"("x": [1.0, 2.0, 2.5, 5.0], "bins": 2)", "int64 [3 1]; float32 [1. 3. 5.]")
      .composite(run_histogram).gradient(no_own_gradient);
  r.op("isin").describe("Whether elements of x1 are among those of x2. NaN is not.")
      .input("x1", dtypes::all).says("any", "The elements to look for.")
      .input("x2", dtypes::all).says("any", "Where to look for them.")
      .output("y", "bool").says("x1", "Whether each one is there.")
      .attr_bool("invert", false).says("Whether to tell that they are not there.")
      .example(R"("x1": [1, 2, 3], "x2": [3, 1])", "bool [ True False  True]")
      .composite(run_isin).no_gradient();
  const auto quantile = [&](const char* name, const char* text, bool as_percent) -> OpDef& {
    return with_method(reduced(r.op(name).describe(text)
        .input("x", dtypes::floats, 'T', kIntegersToFloat).says("any", "The elements to be reduced.")
        .input("q", dtypes::real, 0).says("[count...]", as_percent ? "The percentages, from 0 to 100." : "The fractions, from 0 to 1.")
        .output("y").says("[count..., kept...]", "The quantiles; kept is what axis leaves of x's shape.")))
        .gradient(no_own_gradient);
  };
  quantile("quantile", "The elements below which the given fractions of those over axes lie; integers become floats first. NaN where "
                       "an element is.", false)
      .example(R"("x": [1.0, 2.0, 3.0, 4.0], "q": [0.5, 1.0])", "float32 [2.5 4. ]").composite(run_quantile<false, false>);
  quantile("percentile", "The elements below which the given percentages of those over axes lie; integers become floats first. NaN "
                         "where an element is.", true)
      .example(R"("x": [1.0, 2.0, 3.0, 4.0], "q": [50.0, 100.0])", "float32 [2.5 4. ]").composite(run_quantile<true, false>);
  quantile("nanquantile", "The quantiles over axes of the elements that are not NaN; integers become floats first. NaN where there are "
                          "no others.", false)
      .example(R"("x": [1.0, "nan", 3.0, 4.0], "q": [0.5, 1.0])", "float32 [3. 4.]").composite(run_quantile<false, true>);
  quantile("nanpercentile", "The percentiles over axes of the elements that are not NaN; integers become floats first. NaN where there "
                            "are no others.", true)
      .example(R"("x": [1.0, "nan", 3.0, 4.0], "q": [50.0, 100.0])", "float32 [3. 4.]").composite(run_quantile<true, true>);
  const auto median = [&](const char* name, const char* text) -> OpDef& {
    return reduced(r.op(name).describe(text)
        .input("x", dtypes::floats, 'T', kIntegersToFloat).says("any", "The elements to be reduced.")
        .output("y").says("reduced(x)", "A result for each place that axis leaves."))
        .gradient(no_own_gradient);
  };
  median("median", "The middle element over axes, or the mean of the two in the middle; integers become floats first. NaN where an "
                   "element is.")
      .example(R"("x": [3.0, 1.0, 2.0, 8.0])", "float32 2.5").composite(run_median<false>);
  median("nanmedian", "The median over axes of the elements that are not NaN; integers become floats first. NaN where there are no "
                      "others.")
      .example(R"("x": [3.0, 1.0, "nan", 2.0])", "float32 2.0").composite(run_median<true>);
  const char* sum_dtype = "The result's dtype, which is also computed with. If it is absent, int64 for integers and booleans, "
                          "uint64 for unsigned ones, else that of x.";
  nan_reduction(r, "nansum", "The sum over axes of the elements that are not NaN.", dtypes::fixed, "dtype", 0)
      .attr_dtype("dtype").says(sum_dtype)
      .example(R"("x": [[1.0, "nan"], [3.0, 4.0]], "axis": [0])", "float32 [4. 4.]")
      .composite(run_nan_sum<"sum">).gradient(no_own_gradient);
  nan_reduction(r, "nanprod", "The product over axes of the elements that are not NaN. Its gradients go up to the "
                              "ninth order.", dtypes::fixed, "dtype", 0)
      .attr_dtype("dtype").says(sum_dtype)
      .example(R"("x": [[1.0, "nan"], [3.0, 4.0]], "axis": [1])", "float32 [ 1. 12.]")
      .composite(run_nan_sum<"prod">).gradient(no_own_gradient);
  nan_reduction(r, "nanmax", "The largest element over axes that is not NaN; NaN where there are no others.", dtypes::real | dtypes::boolean, "x", 0)
      .example(R"("x": [[1.0, "nan"], [3.0, 4.0]], "axis": [1])", "float32 [1. 4.]")
      .composite(run_nan_extreme).gradient(no_own_gradient);
  nan_reduction(r, "nanmin", "The smallest element over axes that is not NaN; NaN where there are no others.", dtypes::real | dtypes::boolean, "x", 0)
      .example(R"("x": [[1.0, "nan"], [3.0, 4.0]], "axis": [1])", "float32 [1. 3.]")
      .composite(run_nan_extreme).gradient(no_own_gradient);
  nan_reduction(r, "nanmean", "The mean over axes of the elements that are not NaN; integers become floats first. NaN where there "
                              "are no others.", dtypes::inexact, "x", kIntegersToFloat)
      .example(R"("x": [[1.0, "nan"], [3.0, 4.0]], "axis": [0])", "float32 [2. 4.]")
      .composite(run_nanmean).gradient(no_own_gradient);
  const char* correction = "What is taken from the number of elements before the sum of squares is divided by it: 1 for a "
                           "sample's variance. The result is NaN where nothing is left.";
  nan_reduction(r, "nanvar", "The variance over axes of the elements that are not NaN; integers become floats first. NaN where "
                             "there are no others.", dtypes::inexact, "real(x)", kIntegersToFloat)
      .attr_float("correction", 0.0).says(correction)
      .example(R"("x": [[1.0, "nan"], [3.0, 4.0]], "axis": [0])", "float32 [1. 0.]")
      .composite(run_nanvar<false>).gradient(no_own_gradient);
  nan_reduction(r, "nanstd", "The standard deviation over axes of the elements that are not NaN; integers become floats first. NaN "
                             "where there are no others.", dtypes::inexact, "real(x)", kIntegersToFloat)
      .attr_float("correction", 0.0).says(correction)
      .example(R"("x": [[1.0, "nan"], [3.0, 4.0]], "axis": [0])", "float32 [1. 0.]")
      .composite(run_nanvar<true>).gradient(no_own_gradient);
  const auto nan_arg = [&](const char* name, const char* text) -> OpDef& {
    return r.op(name).describe(text)
        .input("x", dtypes::real | dtypes::boolean).says("any", "The elements to be compared.")
        .output("y", "int64").says("reduced(x)", "The indices along axis, from 0 on.")
        .attr_int("axis").argument().says("The axis to search; negative ones count from the end. The flattened tensor if it is absent.")
        .attr_bool("keepdims", false).says("Whether the axes that are searched stay, with size 1.").no_gradient();
  };
  nan_arg("nanargmax", "The index of the first largest element along an axis that is not NaN; 0 where there are no others.")
      .example(R"("x": [["nan", 9.0, 3.0], [7.0, "nan", 6.0]], "axis": 1)", "int64 [1 0]").composite(run_nan_arg<"max">);
  nan_arg("nanargmin", "The index of the first smallest element along an axis that is not NaN; 0 where there are no others.")
      .example(R"("x": [["nan", 9.0, 3.0], [7.0, "nan", 6.0]], "axis": 1)", "int64 [2 2]").composite(run_nan_arg<"min">);
  for (const bool is_product : {false, true}) {
    r.op(is_product ? "nancumprod" : "nancumsum")
        .describe(is_product ? "The product of the elements up to each one along an axis, with 1 in place of NaN."
                             : "The sum of the elements up to each one along an axis, with 0 in place of NaN.")
        .input("x", dtypes::fixed).says("[outer..., n, inner...]", "The elements; n stands at axis.")
        .output("y", "dtype").says("[outer..., m, inner...]", "A result for each element; m is n, or n + 1 with include_initial.")
        .attr_int("axis").argument().says("The axis to run along; negative ones count from the end. Only a vector's may be absent.")
        .attr_dtype("dtype").says("The result's dtype. If it is absent, int64 for integers and booleans, uint64 for unsigned ones, else "
                                  "that of x.")
        .attr_bool("include_initial", false).says(is_product ? "Whether the product of no element, 1, comes ahead of the others."
                                                             : "Whether the sum of no element, 0, comes ahead of the others.")
        .attr_bool("exclusive", false).says("Whether an element's own result leaves it out.")
        .attr_bool("reverse", false).says("Whether to run from the end of the axis to its beginning.")
        .example(R"("x": [1.0, "nan", 3.0], "axis": 0)", is_product ? "float32 [1. 1. 3.]" : "float32 [1. 1. 4.]")
        .composite(is_product ? run_nan_cumulative<true> : run_nan_cumulative<false>).gradient(no_own_gradient);
  }
  r.op("lbeta").describe("The logarithm of the absolute value of the beta function of the numbers along the last axis. It is the sum of "
                         "their lgamma, less lgamma of their sum: the constant of Dirichlet's distribution.")
      .input("x", dtypes::floats, 'T', kIntegersToFloat).says("[outer..., n]", "The numbers. One alone gives 0, none -inf.")
      .output("y").says("[outer...]", "The logarithms.")
      .example(R"("x": [[1.0, 1.0], ["inf", 1.0]])", "float32 [  0. -inf]").composite(run_lbeta).gradient(no_own_gradient);
}
// clang-format on

}  // namespace eager
