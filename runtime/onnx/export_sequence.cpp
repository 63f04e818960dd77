// Exports normalizations, attention and recurrent networks. Outputs that only gradients read are not written.
#include <algorithm>
#include <cmath>
#include <limits>

#include "runtime/onnx/exporter.h"
#include "runtime/onnx/importer.h"

namespace eager::onnx {

namespace {

Name turned(Export& c, const Name& x, const Ints& perm) { return c.add("Transpose", {x}, {{"perm", perm}}); }

// ---- normalizations

struct Moments {
  Name centered, mean, inverse;
};
Name inverse_root(Export& c, const Name& variance) {
  return c.add("Reciprocal", {c.add("Sqrt", {c.add("Add", {variance, c.number(c.real("epsilon"))})})});
}
Name mean_square(Export& c, const Name& x, const Ints& axes) {
  return c.reduce("ReduceMean", c.add("Mul", {x, x}), &axes, true);
}
// Returns y times a scale plus an offset, each of which may be absent.
Name scaled(Export& c, Name y, const Name& scale, const Name& offset) {
  if (!scale.empty()) y = c.add("Mul", {y, scale});
  return offset.empty() ? y : c.add("Add", {y, offset});
}

// Returns the places of dims of 1 with which parameters of the normalized axes broadcast to x.
Ints axes_between(const Ints& normalized, int rank) {
  Ints others;
  for (int64_t i = normalized[0]; i < rank; ++i) {
    if (std::find(normalized.begin(), normalized.end(), i) == normalized.end()) others.push_back(i - normalized[0]);
  }
  return others;
}

template <bool kIsCentered>
void row_norm(Export& c) {
  Ints axes = c.axes("axis", c.rank(0));
  std::sort(axes.begin(), axes.end());
  const Ints between = axes_between(axes, c.rank(0));
  Name x = c.in(0);
  if (kIsCentered) x = c.add("Sub", {x, c.reduce("ReduceMean", x, &axes, true)});
  const Name normal = c.add("Mul", {x, inverse_root(c, mean_square(c, x, axes))});
  c.out(scaled(c, normal, unsqueeze(c, c.in(1), between), kIsCentered ? unsqueeze(c, c.in(2), between) : ""));
}

bool is_channels_last(Export& c) { return c.text("data_format") == "NHWC"; }
// Returns the dims of 1 behind the channels, with which a vector of channels broadcasts to x.
Ints behind_channels(Export& c) {
  Ints axes;
  for (int i = 1; i < c.rank(0) - 1 && !is_channels_last(c); ++i) axes.push_back(i);
  return axes;
}

void group_norm(Export& c) {
  const int rank = c.rank(0);
  Ints to_front{0, rank - 1}, back{0};
  for (int i = 1; i < rank - 1; ++i) to_front.push_back(i), back.push_back(i + 1);
  back.push_back(1);
  const Name x = is_channels_last(c) ? turned(c, c.in(0), to_front) : c.in(0);
  const int64_t groups = std::max<int64_t>(c.integer("groups"), 0);  // 0: as many as there are channels
  const Name rows = c.add("Reshape", {x, c.constant({0, groups, -1})});
  const Ints last{2};
  const Name centered = c.add("Sub", {rows, c.reduce("ReduceMean", rows, &last, true)});
  Name y = c.add("Mul", {centered, inverse_root(c, mean_square(c, centered, last))});
  y = c.add("Reshape", {y, c.add("Shape", {x})});
  if (is_channels_last(c)) y = turned(c, y, back);
  c.out(scaled(c, y, unsqueeze(c, c.in(1), behind_channels(c)), unsqueeze(c, c.in(2), behind_channels(c))));
}

void batch_norm(Export& c) {
  const Ints behind = behind_channels(c);
  Name mean = c.in(3), variance = c.in(4), x = c.in(0);
  if (c.boolean("training")) {
    const int channels = is_channels_last(c) ? c.rank(0) - 1 : 1;
    Ints others;
    for (int i = 0; i < c.rank(0); ++i) {
      if (i != channels) others.push_back(i);
    }
    mean = c.reduce("ReduceMean", x, &others, false);
    const Name centered = c.add("Sub", {x, unsqueeze(c, mean, behind)});
    variance = c.reduce("ReduceMean", c.add("Mul", {centered, centered}), &others, false);
  }
  const Name inverse = inverse_root(c, variance), factor = c.has(1) ? c.add("Mul", {inverse, c.in(1)}) : inverse;
  const Name centered = c.add("Sub", {x, unsqueeze(c, mean, behind)});
  c.out(scaled(c, centered, unsqueeze(c, factor, behind), unsqueeze(c, c.in(2), behind)));
  c.out(mean);
  c.out(variance);
}

// ---- attention

Name places_of_rows(Export& c, int i) { return c.count_up(c.dim(i, c.rank(i) - 2)); }

// Returns input i, a number for each of the first outer dims, so that it broadcasts to the scores.
Name of_scores(Export& c, int i) {
  Ints behind;
  for (int axis = c.rank(i); axis < c.rank(0); ++axis) behind.push_back(axis);
  return unsqueeze(c, c.indices(i), behind);
}

// Returns keys or values with as many heads as the queries have, of which groups share one.
Name for_heads(Export& c, int i) {
  const int heads = c.rank(0) - 3;
  const int64_t wanted = heads < 0 ? 1 : c.shape(0)[heads], shared = heads < 0 ? 1 : c.shape(i)[heads];
  if (shared == 1 || may_equal(wanted, shared)) return c.in(i);
  Ints times(static_cast<size_t>(c.rank(i)) + 1, 1), factors(static_cast<size_t>(c.rank(i)), 1);
  times[static_cast<size_t>(heads) + 1] = factors[static_cast<size_t>(heads)] = wanted / shared;
  const Name copies = c.add("Tile", {unsqueeze(c, c.in(i), {heads + 1}), c.constant(times)});
  return reshape(c, copies, c.add("Mul", {c.dims(i), c.constant(factors)}));
}

// Exports scaled_dot_product_attention. A query that reads no key gets 0: its probabilities are dropped behind the softmax.
void attention(Export& c) {
  const int rank = c.rank(0);
  const int64_t depth = c.shape(0)[rank - 1];
  if (!c.given("scale") && depth < 0) unimplemented("a depth that is not known, in an ONNX file,");
  const double scale = c.given("scale") ? c.real("scale") : 1 / std::sqrt(static_cast<double>(depth));
  Ints perm;
  for (int i = 0; i < rank; ++i) perm.push_back(i);
  std::swap(perm[static_cast<size_t>(rank) - 2], perm[static_cast<size_t>(rank) - 1]);
  Name scores = c.add("MatMul", {c.add("Mul", {c.in(0), c.number(scale)}), turned(c, for_heads(c, 1), perm)});
  Name mask;
  const auto also = [&](const Name& reads) { mask = mask.empty() ? reads : c.add("And", {mask, reads}); };
  if (c.has(3) && c.dtype(3) == DType::boolean) {
    also(c.in(3));
  } else if (c.has(3)) {
    const Name added = c.cast(c.in(3), c.dtype(3), c.dtype());
    scores = c.add("Add", {scores, added});
    also(c.add("Greater", {added, c.number(-std::numeric_limits<double>::infinity())}));
  }
  const Name keys = c.has(4) || c.boolean("is_causal") ? places_of_rows(c, 1) : "";
  if (c.has(4)) also(c.add("Less", {keys, of_scores(c, 4)}));
  if (c.boolean("is_causal")) {
    Name last = unsqueeze(c, places_of_rows(c, 0), {1});
    if (c.has(5)) last = c.add("Add", {last, of_scores(c, 5)});
    also(c.add("LessOrEqual", {keys, last}));
  }
  if (!mask.empty()) scores = c.add("Where", {mask, scores, c.number(std::numeric_limits<float>::lowest())});
  Name p = c.add("Softmax", {scores}, {{"axis", -1}});
  if (!mask.empty()) p = c.add("Where", {mask, p, c.zero()});
  c.out(c.add("MatMul", {p, for_heads(c, 2)}));
}

// ---- recurrent networks

// Writes LSTM, GRU or RNN. The weights are [inputs, gates of `units`], in the order in which ONNX has them if `order` is applied.
// `bias`: ONNX's, of x and of h, or "".
void recurrent(Export& c, const Ints& order, const Name& bias, const Names& states, Fields fields) {
  const int mask = static_cast<int>(4 + states.size());
  if (c.has(mask)) unimplemented("a mask in an ONNX file");
  const int64_t units = c.shape(2)[0];
  if (units < 0) unimplemented("a number of units that is not known, in an ONNX file,");
  const bool is_time_major = c.boolean("time_major");
  auto weights = [&](int i) {
    const Names gates = order.size() == 1 ? Names{c.in(i)}
                                          : c.add_all("Split", {c.in(i), c.constant(Ints(order.size(), units))},
                                                      {{"axis", 1}}, order.size());
    Names ordered;
    for (int64_t k : order) ordered.push_back(gates[static_cast<size_t>(k)]);
    const Name all = ordered.size() == 1 ? ordered[0] : c.add("Concat", ordered, {{"axis", 1}});
    return unsqueeze(c, turned(c, all, {1, 0}), {0});
  };
  Names inputs{is_time_major ? c.in(0) : turned(c, c.in(0), {1, 0, 2}), weights(1), weights(2), bias, ""};
  for (const Name& state : states) inputs.push_back(unsqueeze(c, state, {0}));
  fields.push_back({"hidden_size", units});
  fields.push_back({"direction", c.boolean("reverse") ? "reverse" : "forward"});
  const Names y = c.add_all(c.onnx, inputs, fields, 1 + states.size());
  const Name sequence = c.add("Squeeze", {y[0], c.constant({1})});
  c.out(is_time_major ? sequence : turned(c, sequence, {1, 0, 2}));
  for (size_t i = 1; i < y.size(); ++i) c.out(c.add("Squeeze", {y[i], c.constant({0})}));
}

// Returns a bias of so many gates as ONNX's, with zeros for that of h.
Name one_bias(Export& c, const Ints& order) {
  const int64_t units = c.shape(2)[0], n = static_cast<int64_t>(order.size());
  if (!c.has(3) || units < 0) return "";
  Names parts = order.size() == 1
                    ? Names{c.in(3)}
                    : c.add_all("Split", {c.in(3), c.constant(Ints(order.size(), units))}, {{"axis", 0}}, order.size());
  Names ordered;
  for (int64_t k : order) ordered.push_back(parts[static_cast<size_t>(k)]);
  ordered.push_back(c.add("Expand", {c.zero(), c.constant({n * units})}));
  return unsqueeze(c, c.add("Concat", ordered, {{"axis", 0}}), {0});
}

void lstm(Export& c) {
  const Ints order{0, 3, 1, 2};  // ONNX has i, o, f, c
  recurrent(c, order, one_bias(c, order), {c.in(4), c.in(5)}, {});
}
void gru(Export& c) {
  const Name bias = c.has(3) ? c.add("Reshape", {c.in(3), c.constant({1, -1})}) : "";
  recurrent(c, {0, 1, 2}, bias, {c.in(4)}, {{"linear_before_reset", 1}});
}
void rnn(Export& c) {
  Fields fields;
  if (c.text("activation") == "RELU") fields.push_back({"activations", std::vector<std::string_view>{"Relu"}});
  recurrent(c, {0}, one_bias(c, {0}), {c.in(4)}, fields);
}

}  // namespace

void add_sequence_mappings(Mappings& m) {
  m["layer_norm"] = {row_norm<true>, kSingle};
  m["rms_norm"] = {row_norm<false>, kSingle};
  m["group_norm"] = {group_norm, kSingle};
  m["batch_norm"] = {batch_norm, kSingle};
  m["attention"] = {attention, kSingle};
  m["lstm"] = {lstm, kSingle, "LSTM"};
  m["gru"] = {gru, kSingle, "GRU"};
  m["rnn"] = {rnn, kSingle, "RNN"};
}

}  // namespace eager::onnx
