// rotary_embedding.
#include "op_cases/op_case.h"

namespace op_cases {
namespace {

std::vector<Array> rotated(const Call& c) {
  const Array &x = c.inputs[0], &cos = c.inputs[1], &sin = c.inputs[2];
  const bool has_ids = c.inputs.size() > 3 && !c.inputs[3].dims.empty(),
             is_interleaved = c.attributes.boolean("interleaved", false);
  const size_t rank = x.dims.size();
  const int64_t turned = c.attributes.integer("rotary_dim", x.dims[rank - 1]), half = turned / 2;
  // The row of a table, cos or sin, for the position of i.
  const auto row = [&](const Array& table, const Dims& i) -> int64_t {
    const int64_t position = i[rank - 2], positions = x.dims[rank - 2];
    if (!has_ids) return table.dims.size() == 3 ? i[0] * positions + position : position;
    const Array& ids = c.inputs[3];
    return static_cast<int64_t>(
        ids.values[static_cast<size_t>(ids.dims.size() == 2 ? i[0] * positions + position : position)].real());
  };
  return {generate(x.dims, [&](const Dims& i) -> Complex {
    const int64_t k = i[rank - 1];
    const auto at = [&](int64_t column) {
      Dims j = i;
      j[rank - 1] = column;
      return x.values[static_cast<size_t>(ravel(j, x.dims))];
    };
    if (k >= turned) return at(k);
    const int64_t pair = is_interleaved ? k / 2 : k % half;
    const bool is_first = is_interleaved ? k % 2 == 0 : k < half;
    const Complex a = at(is_interleaved ? 2 * pair : pair), b = at(is_interleaved ? 2 * pair + 1 : pair + half);
    const Complex co = cos.values[static_cast<size_t>(row(cos, i) * half + pair)],
                  si = sin.values[static_cast<size_t>(row(sin, i) * half + pair)];
    return is_first ? a * co - b * si : b * co + a * si;
  })};
}

}  // namespace

void rotation_cases(Table& t) {
  const char* op = "rotary_embedding";
  const auto add = [&](const char* attributes, std::vector<Input> inputs) -> Case& {
    Case& c = t.add(op, attributes, std::move(inputs), rotated);
    c.tolerance = 8;
    c.floor = 0.5;
    return c;
  };
  const auto ids = [](Dims dims, std::vector<Complex> values) {
    return of_dtype(EAGER_INT64, std::move(dims), std::move(values));
  };
  for (const char* attributes : {"", "interleaved=true"}) {
    add(attributes, {in({2, 4}), in({2, 2}), in({2, 2})});
    add(attributes, {in({2, 3, 2, 4}), in({2, 2}), in({2, 2})}).flags = kFirstOrder;
    add(attributes, {in({2, 1, 3, 2}), in({2, 3, 1}), in({2, 3, 1})}).flags = kFirstOrder;
    add(attributes, {in({2, 3, 4}), in({2, 3, 2}), in({3, 2})}).flags = kFirstOrder;
    add(attributes, {in({2, 3, 4}), in({3, 2}), in({2, 3, 2})}).flags = kFirstOrder;
    add(attributes, {in({2, 3, 4}), in({5, 2}), in({5, 2}), ids({3}, {4, 0, 4})}).flags = kFirstOrder;
    add(attributes, {in({2, 1, 2, 2}), in({5, 1}), in({5, 1}), ids({2, 2}, {4, 0, 1, 2})}).flags = kFirstOrder;
    add((std::string("rotary_dim=2 ") + attributes).c_str(), {in({3, 5}), in({3, 1}), in({3, 1})});
    add((std::string("rotary_dim=0 ") + attributes).c_str(), {in({2, 3}), in({2, 0}), in({2, 0})}).flags = kNoGradient;
    add(attributes, {in({0, 3, 2}), in({3, 1}), in({3, 1})}).flags = kNoGradient;
  }
  t.refuse(op, "", {in({4}), in({1, 2}), in({1, 2})},
           "x must have positions and their numbers, at least 2 dimensions, got shape [4]");
  t.refuse(op, "", {in({2, 3}), in({2, 1}), in({2, 1})}, "rotary_dim must be even and at most 3, got 3");
  t.refuse(op, "rotary_dim=6", {in({2, 4}), in({2, 3}), in({2, 3})}, "rotary_dim must be even and at most 4, got 6");
  t.refuse(op, "", {in({2, 4}), in({2, 3}), in({2, 2})}, "cos must have 2 columns, got shape [2,3]");
  t.refuse(op, "", {in({2, 4}), in({2, 2}), in({3, 2})},
           "sin must have a row for each of 2 positions, got shape [3,2]");
  t.refuse(op, "", {in({3, 4}), in({1, 2}), in({3, 2})},
           "cos must have a row for each of 3 positions, got shape [1,2]");
  t.refuse(op, "", {in({1, 4}), in({3, 2}), in({3, 2})},
           "cos must have a row for each of 1 positions, got shape [3,2]");
  t.refuse(op, "", {in({3, 4}), in({3, 1}), in({3, 1})}, "cos must have 2 columns, got shape [3,1]");
  t.refuse(op, "", {in({3, 5}), in({3, 2}), in({3, 2})}, "rotary_dim must be even and at most 5, got 5");
  t.refuse(op, "", {in({2, 4}), in({2}), in({2})},
           "cos must have a row for each position, or for each in the batch, got shape [2]");
  t.refuse(op, "", {in({2, 2, 4}), in({3, 2, 2}), in({3, 2, 2})},
           "cos of shape [3,2,2] does not fit x of shape [2,2,4]");
  t.refuse(op, "", {in({2, 4}), in({1, 2, 2}), in({1, 2, 2}), ids({2}, {0, 0})},
           "cos must be a matrix where there are position_ids, got shape [1,2,2]");
  t.refuse(op, "", {in({2, 4}), in({2, 2}), in({2, 2}), ids({2}, {0, 2})}, "indices[1] = 2 is not in [0, 2)");
  t.refusals.back().is_of_part = true;
}

}  // namespace op_cases
