// Ops that are computed by the library's other ops: so they run on every device, are fused in functions, and have gradients of
// every order.
#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "runtime/core/device_manager.h"
#include "runtime/core/prepared.h"
#include "runtime/execute/execute.h"
#include "runtime/execute/steps.h"
#include "runtime/execute/ways.h"

namespace eager {

using Numbers = std::vector<int64_t>;

// The axes of a reduction, as arguments of sum, max and the like.
struct ReducedAxes {
  Numbers numbers;
  uint64_t mask = 2;  // the argument keepdims is given; axis too unless all axes are reduced

  ReducedAxes(const AttrValue& axis, bool keepdims) {
    if (axis.given) {
      mask = 3;
      numbers.push_back(axis.count);
      numbers.insert(numbers.end(), axis.ints, axis.ints + axis.count);
    }
    numbers.push_back(keepdims);
  }
};

// Returns the word of an attribute. INVALID_ARGUMENT: it is none of the choices.
inline std::string_view chosen(const eager_op& op, AttrName attribute) {
  const std::string_view word = op.attr(attribute).string;
  op.def.attributes_[op.def.index_of(attribute)].check_choice(word);
  return word;
}

// Runs ops on a context, whose recorders see each of them.
class Composed {
 public:
  explicit Composed(eager_context& context) : ctx(context) {}

  template <FixedString Op, FixedString Attributes = "", class... Inputs>
  TensorRef run(const Inputs&... inputs) const {
    return execute1(ctx, *prepared<Op, Attributes>(), {inputs.get()...});
  }
  // Runs an op with its first call arguments, encoded as for eager_execute_args.
  template <FixedString Op, FixedString Attributes = "", class... Inputs>
  TensorRef with(std::span<const int64_t> numbers, const Inputs&... inputs) const {
    const Arguments args{numbers.data(), static_cast<int>(numbers.size())};
    return execute1(ctx, *prepared<Op, Attributes>(), {inputs.get()...}, &args);
  }
  template <FixedString Op, FixedString Attributes = "", class... Inputs>
  TensorRef with(std::initializer_list<int64_t> numbers, const Inputs&... inputs) const {
    return with<Op, Attributes>(std::span(numbers.begin(), numbers.size()), inputs...);
  }
  template <FixedString Op>
  TensorRef reduce(const TensorRef& x, const ReducedAxes& axes) const {
    const Arguments args{axes.numbers.data(), static_cast<int>(axes.numbers.size()), true, axes.mask};
    return execute1(ctx, *prepared<Op, "">(), {x.get()}, &args);
  }
  // Runs an op with a list of inputs or of outputs; `count` outputs are returned.
  template <FixedString Op>
  std::vector<TensorRef> list(const std::vector<TensorRef>& inputs, size_t count, const Numbers& numbers = {}) const {
    const Arguments args{numbers.data(), static_cast<int>(numbers.size())};
    return execute_list(ctx, *prepared<Op, "">(), inputs, count, numbers.empty() ? nullptr : &args);
  }
  TensorRef concat(const std::vector<TensorRef>& parts, int64_t axis) const {
    return list<"concat">(parts, 1, {axis})[0];
  }
  // Make scalars that take the dtype of the other operand.
  TensorRef scalar(double value) const { return TensorRef::adopt(new_weak_float(value)); }
  TensorRef integer(int64_t value) const { return TensorRef::adopt(new_weak_int(value)); }
  TensorRef cast(const TensorRef& x, DType dtype) const { return cast_to(ctx, x, dtype); }
  // Returns the elements from begin on along an axis, `size` of them; -1: up to the end.
  TensorRef slice(const TensorRef& x, int axis, int64_t begin, int64_t size) const {
    Numbers numbers{x->rank};
    for (int i = 0; i < x->rank; ++i) numbers.push_back(i == axis ? begin : 0);
    numbers.push_back(x->rank);
    for (int i = 0; i < x->rank; ++i) numbers.push_back(i == axis ? size : -1);
    return with<"slice">(numbers, x);
  }
  TensorRef flat(const TensorRef& x) const { return x->rank == 1 ? x : with<"reshape">({1, -1}, x); }
  TensorRef column(const TensorRef& x) const { return with<"expand_dims">({-1}, x); }
  TensorRef row(const TensorRef& x) const { return with<"expand_dims">({-2}, x); }
  TensorRef permuted(const TensorRef& x, Numbers axes) const {
    axes.insert(axes.begin(), static_cast<int64_t>(axes.size()));
    return with<"permute_dims">(axes, x);
  }

  eager_context& ctx;
};

// Reports whether only the values matter of what is computed from x, which lies on the host. Internal ops without gradients may
// compute it then; their results are those of the ops that recorders see.
inline bool only_values_matter(const Composed& ops, const TensorRef& x) {
  return !ops.ctx.is_recording() && ops.ctx.scope <= kHostDevice && x->is_plain_on_host();
}

// Says that values on the host decide what a composite op runs, or whether it fails: a call with other values is not like this one.
inline void values_decide(const Composed& ops) {
  if (ops.ctx.observer) ops.ctx.observer->see_values();
}
// Returns the value of a boolean or an integer that only_values_matter, or is weak. What is kept of the call is for this value alone.
int64_t value_of(const Composed& ops, const TensorRef& x);

// Where only values matter and the second of the inputs is a number of the host language, runs the op with a tensor of this dtype
// instead, since calls with numbers are not kept. Returns false, and does nothing, elsewhere. It is asked before inputs are checked.
bool run_with_tensor(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                     int32_t& num_outputs, DType dtype);

// Returns f(x), where f(0) is 0. Its gradient is 0 there too, whatever that of f is.
template <class F>
TensorRef unless_zero(const Composed& ops, const TensorRef& x, const F& f) {
  if (!ops.ctx.is_recording()) return f(x);
  const TensorRef is_zero = ops.run<"equal">(x, ops.integer(0));
  return ops.run<"where">(is_zero, ops.integer(0), f(ops.run<"where">(is_zero, ops.integer(1), x)));
}
inline TensorRef root_unless_zero(const Composed& ops, const TensorRef& x) {
  return unless_zero(ops, x, [&](const TensorRef& y) { return ops.run<"sqrt">(y); });
}
inline TensorRef power_unless_zero(const Composed& ops, const TensorRef& x, double exponent) {
  return unless_zero(ops, x, [&](const TensorRef& y) { return ops.run<"pow">(y, ops.scalar(exponent)); });
}

// Another op that a composite op runs, with the attributes that it has, and those that are set here.
class OtherOp {
 public:
  explicit OtherOp(eager_op& op) : op_(op) { std::copy_n(op.attrs, op.def.attributes_.size(), attrs_); }

  OtherOp& set(AttrName name, AttrValue value) {
    value.given = true;
    attrs_[op_.def.index_of(name)] = value;
    return *this;
  }
  // Returns the first output.
  TensorRef operator()(const Composed& ops, const std::vector<TensorRef>& inputs) const;

 private:
  eager_op& op_;
  AttrValue attrs_[kMaxAttributes];
};

// The inputs of a composite op, of the dtypes that the schema promises.
class ComposedInputs {
 public:
  ComposedInputs(eager_context& ctx, const OpDef& def, eager_tensor* const* inputs, int n);
  // Returns an input, cast as its group is; NULL if it is absent.
  const TensorRef& operator[](size_t i) const { return inputs_[i]; }
  std::vector<TensorRef> first(int n) const { return {inputs_.begin(), inputs_.begin() + n}; }

 private:
  std::vector<TensorRef> inputs_;
};

// Which dims leave open whether a composite op is refused: any, or those of one input.
enum class Matter : bool { all_dims, own_dims };

// The inputs of a composite op of which some parts would broadcast, or cut off, what the op refuses. Where a trace does not know the
// dims that matter, the input `at` passes through an op, require_shapes, which has the composite op check all shapes once they are
// known: when a plan is made. Elsewhere they are the inputs as they are given.
class RequiredShapes {
 public:
  RequiredShapes(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, int at,
                 Matter matter = Matter::all_dims)
      : inputs_(inputs) {
    if (ctx.trace) require(ctx, op, n, at, matter);
  }
  RequiredShapes(const RequiredShapes&) = delete;
  operator eager_tensor* const*() const { return inputs_; }

 private:
  void require(eager_context& ctx, eager_op& op, int n, int at, Matter matter);

  eager_tensor* const* inputs_;
  std::vector<eager_tensor*> list_;
  TensorRef required_;
};

// Computes the outputs of a composite op from its inputs.
using ComposeFn = void (*)(const void* f, const Composed& ops, const ComposedInputs& in, eager_tensor** outputs);

// The body of a composite op with `count` outputs: compose(f, ops, inputs, outputs) makes them. What its ops refuse, the
// composite op refuses.
void run_composed_by(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                     int32_t& num_outputs, int count, ComposeFn compose, const void* f);

// The same for f(ops, inputs), which returns the output, or a list of them.
template <class F>
void run_composed_list(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                       int32_t& num_outputs, int count, const F& f) {
  const ComposeFn compose = [](const void* erased, const Composed& ops, const ComposedInputs& in, eager_tensor** to) {
    const F& call = *static_cast<const F*>(erased);
    if constexpr (std::is_convertible_v<std::invoke_result_t<const F&, Composed, ComposedInputs>, TensorRef>) {
      *to = TensorRef(call(ops, in)).take();
    } else {
      for (TensorRef& result : call(ops, in)) *to++ = result.take();
    }
  };
  run_composed_by(ctx, op, inputs, n, outputs, num_outputs, count, compose, &f);
}

// The body of one with a fixed number of outputs.
template <class F>
void run_composed(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                  int32_t& num_outputs, const F& f) {
  run_composed_list(ctx, op, inputs, n, outputs, num_outputs, static_cast<int>(op.def.outputs_.size()), f);
}

}  // namespace eager
