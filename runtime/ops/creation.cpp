// Ops that make tensors from numbers: fill, arange, linspace, eye.
#include "kernels/common/creation.h"

#include <algorithm>
#include <cmath>

#include "kernels/common/element.h"
#include "runtime/core/axis_error.h"
#include "runtime/core/gradient.h"
#include "runtime/ops/families.h"
#include "runtime/ops/shape_util.h"
#include "runtime/core/whole_number.h"

namespace eager {
namespace {

// ---- fill

void fill_infer(InferContext& c) {
  if (c.rank(0) != 0) invalid_argument("value must be a scalar. Got shape ", to_string(c.input(0)));
  c.output(c.dtype(0), shape_attr(c));
}

void fill_gradient(GradientContext& g) { g.set(0, g.sum_like(g.grad(), 0)); }

// ---- arange

// Returns v rounded towards 0. What no integer dtype has is clamped.
__int128 whole(double v) { return static_cast<__int128>(std::clamp(v, -0x1p65, 0x1p65)); }

// Returns how many of the numbers start, start + step, ... lie before stop.
int64_t arange_count(__int128 start, __int128 stop, __int128 step) {
  const __int128 count = (stop - start + step - (step > 0 ? 1 : -1)) / step;
  if (count > INT64_MAX) invalid_argument("arange: too many elements");
  return count > 0 ? static_cast<int64_t>(count) : 0;
}
int64_t arange_count(double start, double stop, double step) {
  const double count = std::ceil((stop - start) / step);
  if (!(count < 0x1p63)) invalid_argument("arange: too many elements");
  return count > 0 ? static_cast<int64_t>(count) : 0;
}

// Infers arange as in the Array API: without stop, start is the end, and the numbers begin at 0.
void arange_infer(InferContext& c) {
  if (!c.given("start")) invalid_argument("start must be given");
  const bool has_stop = c.given("stop");
  const AttrValue zero{}, &first = has_stop ? c.attr("start") : zero,
                          &end = has_stop ? c.attr("stop") : c.attr("start");
  const double start = first.f, stop = end.f, step = c.real("step");
  if (step == 0) invalid_argument("arange: step must not be 0");
  if (!std::isfinite(start) || !std::isfinite(stop) || !std::isfinite(step)) {
    invalid_argument("arange: start, stop and step must be finite");
  }
  RangeParams& p = c.params<RangeParams>();
  p = {start, step, 0, 0, 0, 0};
  __int128 whole_start = 0, whole_step = 0, whole_stop = 0;
  const bool steps_are_whole = whole_value(first, whole_start) && whole_value(c.attr("step"), whole_step);
  const bool are_whole = steps_are_whole && whole_value(end, whole_stop);
  const bool are_int64 = are_whole && fits(whole_start, DType::int64) && fits(whole_stop, DType::int64);
  const DType t = c.dtype_attr("dtype", are_int64 ? DType::int64 : DType::float32);
  if (!contains(dtypes::numeric, t)) invalid_argument("arange gives numbers, not ", dtype_name(t));
  const int64_t count = are_whole ? arange_count(whole_start, whole_stop, whole_step) : arange_count(start, stop, step);
  if (is_integer(t) && !steps_are_whole) {
    // As in NumPy: where start or step is a fraction, the first two elements are rounded towards 0, and their difference is the
    // step.
    whole_start = whole(start);
    whole_step = whole(start + step) - whole_start;
  }
  if (is_integer(t) && count > 0) {
    for (const int64_t i : {int64_t{0}, std::min<int64_t>(count - 1, 1), count - 1}) {
      const __int128 n = whole_start + i * whole_step;
      if (!fits(n, t))
        invalid_argument("Cannot convert ",
                         steps_are_whole ? static_cast<double>(n) : std::trunc(start + static_cast<double>(i) * step),
                         " to a tensor of dtype ", dtype_name(t));
    }
  }
  p.whole_start = static_cast<int64_t>(whole_start);
  p.whole_step = static_cast<int64_t>(whole_step);
  c.output(t, Shape{count});
}

// ---- linspace

// Reports whether the number is an integer that an int32 does not hold.
bool is_wide_integer(const AttrValue& a) {
  int64_t whole = 0;
  return whole_value(a, whole) && whole != static_cast<int32_t>(whole);
}

void linspace_infer(InferContext& c) {
  if (!c.given("start") || !c.given("stop") || !c.given("num")) invalid_argument("start, stop and num must be given");
  const double start = c.real("start"), stop = c.real("stop");
  const int64_t num = c.integer("num");
  const bool endpoint = c.boolean("endpoint");
  const bool is_wide = is_wide_integer(c.attr("start")) || is_wide_integer(c.attr("stop"));
  const DType t = c.dtype_attr("dtype", is_wide ? DType::float64 : DType::float32);
  if (num < 0) invalid_argument("Requires num >= 0: ", num);
  if (!is_inexact(t)) invalid_argument("linspace gives floating-point numbers, not ", dtype_name(t));
  const int64_t intervals = endpoint ? num - 1 : num;
  RangeParams& p = c.params<RangeParams>();
  const double scale = std::isinf(stop - start) && std::isfinite(start) && std::isfinite(stop) ? 4 : 1;
  const double first = start / scale,
               step = intervals > 0 ? (stop / scale - first) / static_cast<double>(intervals) : 0.0;
  p = {first, step, 0, 0, stop, endpoint && num > 1, scale};
  c.output(t, Shape{num});
}

// ---- dim_size

void dim_size_infer(InferContext& c) {
  const int rank = c.rank(0);
  const int64_t axis = c.integer("axis");
  if (axis < -rank || axis >= rank) axis_error("axis ", axis, " is out of bounds for a tensor of rank ", rank);
  if (c.concrete()) c.params<DimParams>().size = c.input(0)[static_cast<int>(axis < 0 ? axis + rank : axis)];
  c.kernel_dtype(DType::int64);
  c.output(DType::int64, Shape{});
}

// ---- eye

void eye_infer(InferContext& c) {
  if (!c.given("n_rows")) invalid_argument("n_rows must be given");
  const int64_t rows = c.integer("n_rows"), columns = c.given("n_cols") ? c.integer("n_cols") : rows;
  const DType t = c.dtype_attr("dtype", DType::float32);
  if (rows < 0 || columns < 0) invalid_argument("n_rows and n_cols must be non-negative, got ", rows, " and ", columns);
  if (t == DType::string) invalid_argument("eye gives no strings");
  EyeParams& p = c.params<EyeParams>();
  p.rows = rows;
  p.columns = columns;
  p.k = c.integer("k");
  encode_element(t, 1, p.one);
  c.output(t, Shape{rows, columns});
}

}  // namespace

// clang-format off
void define_creation(Registry& r) {
  r.op("fill").describe("A tensor that has one value everywhere.")
      .input("value", dtypes::all).says("[]", "The value.")
      .output("y", "value").says("shape", "The value, as often as shape has elements.")
      .attr_ints("shape").argument().required().says("The result's shape.")
      .parameters("shape value")
      .example(R"("shape": [2, 2], "value": 7)", "int32 [[7 7]\n [7 7]]")
      .infer(fill_infer).gradient(fill_gradient, "shape(value)");
  r.op("arange").describe("start, start + step, start + 2 * step, and so on, up to stop and without it.")
      .output("y", "dtype").says("[n]", "The numbers, ceil((stop - start) / step) of them.")
      .attr_float("start").argument().required().says("The first number. If stop is absent it is where to stop, and 0 "
                                                      "comes first.")
      .attr_float("stop").argument().says("Where to stop; it is not reached. That is start if it is absent.")
      .attr_float("step", 1.0).argument().says("The difference of neighbours, not 0.")
      .attr_dtype("dtype").says("The result's dtype. If it is absent, int64 where start, stop and step are whole, "
                                "else float32. One that has not all the numbers is INVALID_ARGUMENT.")
      .example(R"("start": 1, "stop": 10, "step": 3)", "int64 [1 4 7]")
      .infer(arange_infer).no_gradient();
  r.op("linspace").describe("Numbers from start to stop, equally far apart.")
      .output("y", "dtype").says("[num]", "The numbers.")
      .attr_float("start").argument().required().says("The first number.")
      .attr_float("stop").argument().required().says("The last number; without endpoint the one after it.")
      .attr_int("num").argument().required().says("How many numbers.")
      .attr_bool("endpoint", true).says("Whether stop is the last number.")
      .attr_dtype("dtype").says("The result's dtype, a floating or complex one. If it is absent, float64 where start or "
                                "stop is an integer beyond 31 bits, else float32.")
      .example(R"("start": 0, "stop": 1, "num": 5)", "float32 [0.   0.25 0.5  0.75 1.  ]")
      .infer(linspace_infer).no_gradient();
  r.helper("dim_size").describe("The size of x along an axis, for ops that are composed where a trace does not know it.")
      .input("x", dtypes::all, 0, kShapeOnly).output("y", "int64").attr_int("axis").argument().required()
      .infer(dim_size_infer).no_gradient();
  r.op("eye").describe("A matrix with ones on a diagonal and zeros elsewhere.")
      .output("y", "dtype").says("[n_rows, columns]", "The matrix; columns is n_cols, or n_rows without it.")
      .attr_int("n_rows").argument().required().says("The number of rows.")
      .attr_int("n_cols").argument().says("The number of columns; n_rows if it is absent.")
      .attr_int("k", 0).argument().says("The diagonal: 0 the main one, above it greater, below it less.")
      .attr_dtype("dtype", DType::float32).says("The result's dtype.")
      .example(R"("n_rows": 2, "n_cols": 3)", "float32 [[1. 0. 0.]\n [0. 1. 0.]]")
      .infer(eye_infer).no_gradient();
}
// clang-format on

}  // namespace eager
