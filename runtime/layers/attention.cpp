// Attention (Vaswani et al., 2017).
#include <algorithm>
#include <numeric>
#include <optional>
#include <string>

#include "runtime/layers/builder.h"
#include "runtime/layers/call.h"
#include "runtime/layers/kinds.h"

namespace eager {

namespace {

enum AttentionInput { kQuery, kValue, kKey, kAttentionMask };
enum AttentionOp { kAttention, kTraining };

// Makes a kernel and perhaps a bias. `output`: the dims behind those of the inputs.
void projection(LayerBuilder& b, const char* kernel, const char* bias, const Shape& input, const Shape& output) {
  Shape whole = input;
  for (int64_t dim : ShapeView(output)) whole.push_back(dim);
  b.matrix(kernel, whole, input.rank());
  if (b.boolean("use_bias")) b.variable(bias, output);
}

void attention_build(LayerBuilder& b) {
  for (int i : {kQuery, kValue}) b.expect_min_rank(i, 3);
  const int64_t heads = b.at_least("num_heads", 1), key_dim = b.at_least("key_dim", 1);
  const int64_t value_dim = b.given("value_dim") ? b.at_least("value_dim", 1) : key_dim;
  const int64_t query = b.dim(kQuery, -1), value = b.dim(kValue, -1);
  const int64_t key = b.has_input(kKey) ? b.dim(kKey, -1) : value;
  const int64_t out = b.given("output_dim") ? b.at_least("output_dim", 1) : query;
  const double rate = b.real("dropout");
  if (!(rate >= 0 && rate < 1)) invalid_argument("`dropout` must be in [0, 1), got ", rate);
  projection(b, "query_kernel", "query_bias", {query}, {heads, key_dim});
  projection(b, "key_kernel", "key_bias", {key}, {heads, key_dim});
  projection(b, "value_kernel", "value_bias", {value}, {heads, value_dim});
  projection(b, "output_kernel", "output_bias", {heads, value_dim}, {out});
  for (const double dropped : {0.0, rate}) {
    eager_op& op = b.prepare("multi_head_attention");
    op.set_bool("is_causal", b.boolean("use_causal_mask"));
    op.set_float("dropout", dropped);
  }
}

using Numbers = std::vector<int64_t>;

// The axes of inputs with more than three: those that are attended along go behind the others and become one.
class AttendedAxes {
 public:
  AttendedAxes(LayerCall& c, int rank) : c_(c) {
    const AttrValue& given = c.attr("attention_axes");
    for (int i = 0; i < given.count; ++i) axes_.push_back(given.ints[i] + (given.ints[i] < 0 ? rank : 0));
    for (int64_t axis = 1; !given.given && axis < rank - 1; ++axis) axes_.push_back(axis);
    Numbers sorted = axes_;
    std::ranges::sort(sorted);
    if (sorted.empty() || sorted[0] < 1 || sorted.back() > rank - 2 ||
        std::ranges::adjacent_find(sorted) != sorted.end()) {
      std::string received;
      for (int i = 0; i < given.count; ++i) received += cat(i == 0 ? "" : ",", given.ints[i]);
      invalid_argument("attention_axes must be axes between the batch and the features. Received: attention_axes=[",
                       received, "], and an input of rank ", rank);
    }
    for (int64_t axis = 0; axis < rank - 1; ++axis) {
      if (!std::ranges::count(axes_, axis)) order_.push_back(axis);
    }
    order_.insert(order_.end(), axes_.begin(), axes_.end());
    order_.push_back(rank - 1);
  }

  // Returns an input with the attended axes behind the others.
  Tensor moved(const Tensor& x) const {
    if (static_cast<size_t>(x->rank) != order_.size()) {
      invalid_argument("query, value and key must have as many dims, got ", order_.size(), " and ", x->rank);
    }
    return permuted(x, order_);
  }

  // Returns what moved gives with one axis in place of the attended ones.
  Tensor merged(const Tensor& x, int64_t features) const {
    return num_attended() == 1 ? x : reshaped(x, num_others(), {-1, features});
  }

  // Returns y with the axes of the query, which moved gives, in place of the merged one, and all as they were.
  Tensor restored(Tensor y, const Tensor& query, int64_t features) const {
    Numbers dims(query->dims + num_others(), query->dims + query->rank - 1);
    dims.push_back(features);
    if (num_attended() > 1 && std::ranges::count(dims, -1) < 2 && !std::ranges::count(dims, 0)) {
      y = reshaped(y, num_others(), dims);
    } else if (num_attended() > 1) {  // a reshape names one unknown dim alone, and 0 would copy
      Numbers like(static_cast<size_t>(query->rank), -1);
      like.back() = features;
      const Tensor one = c_.op_args<"sum">({query}, {1, -1, 1});
      y = c_.op<"reshape_like">(y, c_.op_args<"broadcast_to">({one}, counted(like)));
    }
    Numbers back(order_.size());
    for (size_t i = 0; i < order_.size(); ++i) back[static_cast<size_t>(order_[i])] = static_cast<int64_t>(i);
    return permuted(y, back);
  }

  // Returns a mask with all axes of the scores: the others, one for the heads, the query's merged one and the value's. query
  // and value are what moved gives. Axes that the mask lacks stand behind the first ones.
  Tensor mask(Tensor mask, const Tensor& query, const Tensor& value) const {
    const int n = num_attended(), first = num_others() + 1, whole = first + 2 * n;
    if (mask->rank < 2 * n || mask->rank > whole) {
      invalid_argument("attention_mask must have from ", 2 * n, " to ", whole, " dims for inputs of rank ",
                       order_.size(), ", got shape ", to_string(mask->shape()));
    }
    while (mask->rank < whole) mask = c_.op_args<"expand_dims">({mask}, {-2 * n - 1});
    if (n == 1) return mask;
    Numbers dims(static_cast<size_t>(first), -1);  // dims that stay
    for (const Tensor* x : {&query, &value})
      dims.insert(dims.end(), (*x)->dims + num_others(), (*x)->dims + (*x)->rank - 1);
    if (!may_equal({dims.data(), whole}, mask->shape())) mask = c_.op_args<"broadcast_to">({mask}, counted(dims));
    mask = reshaped(mask, first + n, {-1});
    if (const int64_t columns = mask->dims[first + n]; columns > 0) return reshaped(mask, first, {-1, columns});
    // A reshape copies an unknown dim, or 0, only to where it stands.
    Numbers ahead(static_cast<size_t>(first + n + 1));
    std::iota(ahead.begin(), ahead.end(), 0);
    std::rotate(ahead.begin() + first, ahead.end() - 1, ahead.end());
    Numbers swapped(ahead.begin(), ahead.begin() + first + 2);
    std::iota(swapped.begin(), swapped.end(), 0);
    std::swap(swapped[static_cast<size_t>(first)], swapped.back());
    return permuted(reshaped(permuted(mask, ahead), first + 1, {-1}), swapped);
  }

 private:
  int num_attended() const { return static_cast<int>(axes_.size()); }
  int num_others() const { return static_cast<int>(order_.size()) - 1 - num_attended(); }
  static Numbers counted(const Numbers& list) {
    Numbers args{static_cast<int64_t>(list.size())};
    args.insert(args.end(), list.begin(), list.end());
    return args;
  }
  // Returns x with its first dims and others behind them.
  Tensor reshaped(const Tensor& x, int num_kept, const Numbers& others) const {
    Numbers dims(static_cast<size_t>(num_kept), 0);  // zeros copy
    dims.insert(dims.end(), others.begin(), others.end());
    return c_.op_args<"reshape", "zero_copies=true">({x}, counted(dims));
  }
  Tensor permuted(const Tensor& x, const Numbers& axes) const {
    return std::ranges::is_sorted(axes) ? x : c_.op_args<"permute_dims">({x}, counted(axes));
  }

  LayerCall& c_;
  Numbers axes_, order_;  // order_: the others, the attended ones, the features
};

void attention_call(LayerCall& c) {
  const bool has_bias = c.attr("use_bias").i != 0;
  Tensor kernels[4], biases[4], mask;
  for (int i = 0; i < 4; ++i) {
    kernels[i] = c.variable(has_bias ? 2 * i : i);
    if (has_bias) biases[i] = c.variable(2 * i + 1);
  }
  Tensor query = c.input(kQuery), value = c.input(kValue), key = c.has_input(kKey) ? c.input(kKey) : value;
  if (c.has_input(kAttentionMask)) {
    mask = c.input(kAttentionMask);
    const bool is_of_numbers = is_floating(mask->dtype);
    mask = c.cast(mask, is_of_numbers ? computed_dtype(promote(query->dtype, kernels[0]->dtype)) : DType::boolean);
  }
  std::optional<AttendedAxes> axes;
  Tensor of_query;
  if (query->rank > 3 || c.attr("attention_axes").given) {
    axes.emplace(c, query->rank);
    of_query = axes->moved(query);
    value = axes->moved(value);
    if (mask) mask = axes->mask(mask, of_query, value);
    query = axes->merged(of_query, kernels[0]->dims[0]);
    key = c.has_input(kKey) ? axes->moved(key) : value;
    key = axes->merged(key, kernels[1]->dims[0]);
    value = axes->merged(value, kernels[2]->dims[0]);
  }
  Tensor y = c.run(c.op_at(c.training ? kTraining : kAttention),
                   {query, key, value, kernels[0], kernels[1], kernels[2], kernels[3], biases[0], biases[1], biases[2],
                    biases[3], mask});
  c.output(axes ? axes->restored(std::move(y), of_query, kernels[3]->dims[2]) : std::move(y));
}

}  // namespace

void define_attention(LayerKinds& kinds) {
  LayerKind& kind = kinds.add("multi_head_attention", "MultiHeadAttention", attention_build, attention_call);
  const char* const weights = "kernel_initializer";
  const char* const offsets = "bias_initializer";
  kind.variables = {{"query_kernel", "[n, num_heads, key_dim]", weights, "What projects the queries."},
                    {"query_bias", "[num_heads, key_dim]", offsets, "What is added to the queries, if use_bias."},
                    {"key_kernel", "[m, num_heads, key_dim]", weights, "What projects the keys."},
                    {"key_bias", "[num_heads, key_dim]", offsets, "What is added to the keys, if use_bias."},
                    {"value_kernel", "[l, num_heads, value_dim]", weights, "What projects the values."},
                    {"value_bias", "[num_heads, value_dim]", offsets, "What is added to the values, if use_bias."},
                    {"output_kernel", "[num_heads, value_dim, output_dim]", weights, "What projects the result."},
                    {"output_bias", "[output_dim]", offsets, "What is added to the result, if use_bias."}};
  OpDef& schema =
      kind.schema
          .describe(
              "Attention with several heads: means of the projected values, weighted by how the projected queries and "
              "keys agree (Vaswani et al., 2017).")
          .input("query", dtypes::floats)
          .says("[batch, steps..., n]", "What asks.")
          .input("value", dtypes::floats)
          .says("[batch, places..., l]", "What is taken the mean of.")
          .input("key", dtypes::floats, 'T', kOptional)
          .says("[batch, places..., m]", "What is compared with the queries; absent: value.")
          .input("attention_mask", dtypes::all, 'M', kOptional)
          .says(
              "[batch, steps..., places...]",
              "Which places each step may see, by booleans or whole numbers; or floats, which are added to the scores, "
              "and -inf hides a place. Absent: each sees all. With attention_axes it has the first of the other dims, "
              "the attended ones of the query, and those of the value.")
          .output("y")
          .says("[batch, steps..., output_dim]", "The projected means.")
          .attr_int("num_heads")
          .required()
          .says("The number of heads.")
          .attr_int("key_dim")
          .required()
          .says("The length of a head's queries and keys.")
          .attr_int("value_dim")
          .says("The length of a head's values; absent: key_dim.")
          .attr_int("output_dim")
          .says("The length of the results; absent: that of the queries.")
          .attr_float("dropout", 0)
          .says("The probability that a weight is dropped while the layer trains.")
          .attr_bool("use_bias", true)
          .says("Whether biases are added.")
          .attr_bool("use_causal_mask", false)
          .says("Whether a step sees only the places up to its own.");
  attr_initializer(schema, "kernel_initializer", "glorot_uniform");
  attr_dtypes(
      attr_initializer(schema, "bias_initializer", "zeros")
          .attr_ints("attention_axes")
          .says("The axes that are attended along, of inputs with more than three; absent: all but the batch and the "
                "features. The inputs are alike in the other dims."));
}

}  // namespace eager
