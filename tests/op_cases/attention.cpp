// scaled_dot_product_attention.
#include <cmath>

#include "op_cases/op_case.h"

namespace op_cases {
namespace {

std::vector<Array> attention(const Call& c) {
  const Array &q = c.inputs[0], &k = c.inputs[1], &v = c.inputs[2];
  const size_t rank = q.dims.size();
  const int64_t columns = k.dims[rank - 2], depth = q.dims[rank - 1];
  const double scale = c.attributes.real("scale", 1 / std::sqrt(static_cast<double>(depth)));
  const bool has_mask = c.inputs.size() > 3 && !c.inputs[3].values.empty();
  auto at = [&](const Array& a, Dims i, int64_t row, int64_t column) {
    i[rank - 2] = row, i[rank - 1] = column;
    return a.values[static_cast<size_t>(ravel(i, a.dims))].real();
  };
  // Returns the weight of key j, before they are divided by their sum, for the query of i.
  auto weight = [&](Dims i, int64_t j) {
    const int64_t row = i[rank - 2];
    double score = 0;
    for (int64_t e = 0; e < depth; ++e) score += at(q, i, row, e) * at(k, i, j, e);
    i[rank - 1] = j;
    const bool is_read =
        (!has_mask || broadcast_at(c.inputs[3], i) != 0.0) && (!c.attributes.boolean("is_causal", false) || j <= row);
    return is_read ? std::exp(scale * score) : 0;
  };
  Dims out = q.dims;
  out[rank - 1] = v.dims[rank - 1];
  return {generate(out, [&](const Dims& i) -> Complex {
    double sum = 0, total = 0;
    for (int64_t j = 0; j < columns; ++j) {
      const double w = weight(i, j);
      sum += w;
      total += w * at(v, i, j, i[rank - 1]);
    }
    return sum == 0 ? 0 : total / sum;
  })};
}

}  // namespace

void attention_cases(Table& t) {
  const char* op = "scaled_dot_product_attention";
  auto mask = [](const Dims& dims) {
    std::vector<Complex> values;
    for (int64_t i = 0; i < count(dims); ++i) values.push_back(i % 3 != 1);
    return of_dtype(EAGER_BOOL, dims, values);
  };
  auto add = [&](const char* attributes, std::vector<Input> inputs) -> Case& {
    Case& c = t.add(op, attributes, std::move(inputs), attention);
    c.tolerance = 16;
    return c;
  };
  auto inputs = [](Dims batch, int64_t rows, int64_t columns, int64_t depth, int64_t width) {
    auto matrix = [&](int64_t m, int64_t n) {
      Dims d = batch;
      d.push_back(m);
      d.push_back(n);
      return in(d, -1, 1);
    };
    return std::vector<Input>{matrix(rows, depth), matrix(columns, depth), matrix(columns, width)};
  };
  auto masked = [&](std::vector<Input> all, const Dims& dims) {
    all.push_back(mask(dims));
    return all;
  };
  add("", inputs({2}, 2, 3, 2, 1));
  add("scale=0.7", inputs({}, 2, 2, 3, 2));
  add("is_causal=true", inputs({}, 3, 3, 2, 1));
  add("is_causal=true scale=-0.5", inputs({1}, 2, 3, 1, 2));
  add("", masked(inputs({2}, 2, 3, 1, 2), {2, 3}));
  add("", masked(inputs({2, 1}, 2, 2, 2, 1), {2, 1, 1, 2}));
  add("is_causal=true", masked(inputs({}, 2, 3, 2, 1), {2, 3}));
  for (auto [rows, columns] : {std::pair<int64_t, int64_t>{0, 3}, {2, 0}}) {
    add("", inputs({2}, rows, columns, 2, 1)).flags = kNoGradient;
  }
  add("", inputs({0}, 2, 3, 2, 1)).flags = kNoGradient;
  add("is_causal=true", inputs({2, 3}, 19, 21, 17, 5)).flags = kValuesOnly;
  add("", masked(inputs({3}, 9, 70, 4, 33), {1, 9, 70})).flags = kValuesOnly;
  // A query that reads no key.
  add("", {in({2, 3}), in({4, 3}), in({4, 2}), of_dtype(EAGER_BOOL, {2, 1}, {1, 0})}).flags = kValuesOnly;
  add("scale=1", {given({1, 1}, {20}), given({2, 1}, {20, -20}), given({2, 1}, {1, 2})}).flags = kValuesOnly;
  t.refuse(op, "", {in({3}), in({4, 3}), in({4, 2})}, "query must have at least 2 dimensions, got shape [3]");
  t.refuse(op, "", {in({2, 3}), in({4, 2}), in({4, 2})}, "key must have shape [4,3], got shape [4,2]");
  t.refuse(op, "", {in({2, 3}), in({4, 3}), in({5, 2})}, "value must have shape [4,2], got shape [5,2]");
  t.refuse(op, "", {in({5, 2, 3}), in({4, 3}), in({4, 2})}, "key must have shape [5,4,3], got shape [4,3]");
  t.refuse(op, "", {in({2, 3}), in({4, 3}), in({4, 2}), of_dtype(EAGER_BOOL, {3, 4}, std::vector<Complex>(12, 1))},
           "mask must broadcast to shape [2,4], got shape [3,4]");
}

}  // namespace op_cases
