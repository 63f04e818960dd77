// Ops on segments that the library's other ops compute: means, and segments whose ids are sorted, of which the last id tells the
// number.
#include <string_view>

#include "runtime/execute/composed.h"

namespace eager {

namespace {

// Folds rows by an op of their ids, for as many segments as `n` says, or else the attribute.
class Segments {
 public:
  Segments(const Composed& ops, const eager_op& op, TensorRef ids, TensorRef n)
      : ops_(ops), ids_(std::move(ids)), n_(std::move(n)) {
    if (!n_) given_ = op.attr("num_segments").i;
  }
  // Of ids of which count_segments gave the number n, where only values matter.
  Segments(const Composed& ops, TensorRef ids, int64_t n)
      : ops_(ops), ids_(std::move(ids)), are_sorted_(true), given_(n) {}
  bool are_sorted() const { return are_sorted_; }
  template <FixedString Op>
  TensorRef fold(const TensorRef& x) const {
    return n_ ? ops_.run<Op>(x, ids_, n_) : ops_.with<Op>({given_}, x, ids_);
  }
  TensorRef sum(const TensorRef& x) const {
    return are_sorted_ ? fold<"sorted_segment_sum">(x) : fold<"unsorted_segment_sum">(x);
  }
  // Returns how many ids each segment has, shaped as rows of x: [n, 1...].
  TensorRef counts(const TensorRef& x) const {
    TensorRef y =
        are_sorted_ ? fold<"sorted_segment_counts">(ids_) : sum(ops_.cast(ops_.run<"ones_like">(ids_), DType::int64));
    for (int i = ids_->rank; i < x->rank; ++i) y = ops_.with<"expand_dims">({-1}, y);
    return y;
  }

 private:
  const Composed& ops_;
  TensorRef ids_, n_;
  bool are_sorted_ = false;
  int64_t given_ = 0;
};

// Returns the sums over the number of elements, or its root; 0 where there is none.
TensorRef mean_of(const Composed& ops, const Segments& segments, const TensorRef& given, bool is_root) {
  const TensorRef x = ops.cast(given, computed_dtype(given->dtype));
  TensorRef count = ops.cast(ops.run<"maximum">(segments.counts(x), ops.integer(1)), x->dtype);
  if (is_root) count = ops.run<"sqrt">(count);
  return ops.cast(ops.run<"divide">(segments.sum(x), count), given->dtype);
}

template <bool is_root>
void run_unsorted_mean(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                       int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    return mean_of(ops, Segments(ops, op, in[1], in[2]), in[0], is_root);
  });
}

template <FixedString Name>
void run_sorted(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs,
               [&](const Composed& ops, const ComposedInputs& in) -> TensorRef {
                 const TensorRef &x = in[0], &ids = in[1];
                 if (ids->rank != 1) invalid_argument("segment_ids should be a vector.");
                 if (x->rank == 0 || !may_equal(x->dims[0], ids->dims[0]))
                   invalid_argument("segment_ids should be the same size as dimension 0 of input.");
                 constexpr std::string_view name = Name.text;
                 const TensorRef count = ops.run<"count_segments">(ids);
                 const Segments segments = only_values_matter(ops, x) && only_values_matter(ops, count)
                                               ? Segments(ops, ids, value_of(ops, count))
                                               : Segments(ops, op, ids, count);
                 if constexpr (name == "mean") return mean_of(ops, segments, x, false);
                 else if constexpr (name == "sum") return segments.sum(x);
                 else if constexpr (name == "prod")
                   return segments.are_sorted() ? segments.fold<"sorted_segment_prod">(x)
                                                : segments.fold<"unsorted_segment_prod">(x);
                 else {
                   if (segments.are_sorted())
                     return name == "max" ? segments.fold<"sorted_segment_max">(x)
                                          : segments.fold<"sorted_segment_min">(x);
                   // An id that does not occur has 0, as in TensorFlow.
                   const TensorRef is_empty = ops.run<"equal">(segments.counts(x), ops.integer(0));
                   const TensorRef y = name == "max" ? segments.fold<"unsorted_segment_max">(x)
                                                     : segments.fold<"unsorted_segment_min">(x);
                   return ops.run<"where">(is_empty, ops.integer(0), y);
                 }
               });
}

OpDef& sorted_op(Registry& r, const char* name, const char* text, DTypeSet dtypes, uint8_t flags = 0) {
  return r.op(name)
      .describe(text)
      .input("x", dtypes, 'T', flags)
      .says("[n, inner...]", "The elements.")
      .input("segment_ids", dtypes::integers, 0)
      .says("[n]", "The segment of each row; they begin at 0 and do not decrease. INVALID_ARGUMENT otherwise.")
      .output("y")
      .says("[m, inner...]", "A row for each id up to the last one.")
      .gradient(no_own_gradient);
}

OpDef& unsorted_op(Registry& r, const char* name, const char* text) {
  return r.op(name)
      .describe(text)
      .input("x", dtypes::inexact, 'T', kIntegersToFloat)
      .says("[outer..., inner...]", "The elements.")
      .input("segment_ids", dtypes::integers, 0)
      .says("[outer...]", "The segment of each row, below num_segments. A row of a negative one belongs to none.")
      .input("num_segments", dtypes::integers, 0, kOptional | kHost)
      .says("[]", "The number of segments, where a program computes it; the attribute counts if it is absent.")
      .output("y")
      .says("[m, inner...]", "A row for each of the num_segments segments.")
      .attr_int("num_segments")
      .argument()
      .required()
      .says("The number of segments.")
      .gradient(no_own_gradient);
}

}  // namespace

// clang-format off
void define_segment_ops(Registry& r) {
  sorted_op(r, "segment_sum", "The sums of the rows of x that have one id; 0 for ids that do not occur.", dtypes::numeric)
      .example(R"("x": [1, 2, 4, 8], "segment_ids": [0, 0, 1, 3])", "int32 [3 4 0 8]").composite(run_sorted<"sum">);
  sorted_op(r, "segment_prod", "The products of the rows of x that have one id; 1 for ids that do not occur. Its gradients go up "
                               "to the ninth order.", dtypes::numeric)
      .example(R"("x": [1, 2, 4, 8], "segment_ids": [0, 0, 1, 3])", "int32 [2 4 1 8]").composite(run_sorted<"prod">);
  sorted_op(r, "segment_max", "The largest elements of the rows of x that have one id; 0 for ids that do not occur.", dtypes::real)
      .example(R"("x": [1, 2, 4, 8], "segment_ids": [0, 0, 1, 3])", "int32 [2 4 0 8]").composite(run_sorted<"max">);
  sorted_op(r, "segment_min", "The smallest elements of the rows of x that have one id; 0 for ids that do not occur.", dtypes::real)
      .example(R"("x": [1, 2, 4, 8], "segment_ids": [0, 0, 1, 3])", "int32 [1 4 0 8]").composite(run_sorted<"min">);
  sorted_op(r, "segment_mean", "The means of the rows of x that have one id; 0 for ids that do not occur. Integers become floats "
                            "first.", dtypes::inexact, kIntegersToFloat)
      .example(R"("x": [1.0, 2.0, 4.0, 8.0], "segment_ids": [0, 0, 1, 3])", "float32 [1.5 4.  0.  8. ]").composite(run_sorted<"mean">);
  unsorted_op(r, "unsorted_segment_mean", "The means of the rows of x that have one id; 0 where there is none. Integers become floats "
                                       "first.")
      .example(R"("x": [1.0, 2.0, 4.0], "segment_ids": [0, 2, 0], "num_segments": 3)", "float32 [2.5 0.  2. ]")
      .composite(run_unsorted_mean<false>);
  unsorted_op(r, "unsorted_segment_sqrt_n", "The sums of the rows of x that have one id, each over the root of their number. Integers "
                                         "become floats first.")
      .example(R"("x": [1.0, 2.0, 4.0, 1.0, 2.0], "segment_ids": [0, 1, 0, 0, 0], "num_segments": 3)", "float32 [4. 2. 0.]")
      .composite(run_unsorted_mean<true>);
}
// clang-format on

}  // namespace eager
