// Imports operators on strings.
#include "runtime/onnx/operators.h"

namespace eager::onnx {

namespace {

using Ints = std::vector<int64_t>;

TensorRef strings_of(OnnxNode& c, const std::vector<std::string_view>& v) {
  TensorProto t;
  t.type = onnx_type_of(DType::string);
  t.dims = {static_cast<int64_t>(v.size())};
  t.strings = v;
  return c.tensor(t);
}

// Returns the values and, behind them, "".
TensorRef with_empty(OnnxNode& c, const TensorRef& values) {
  return c.run("concat", std::vector<TensorRef>{values, strings_of(c, {""})}, {{"axis", 0}});
}

void string_concat(OnnxNode& c) { c.out(c.run("string_join", {c.in(0), c.in(1)}, {{"separator", ""}})); }

// Imports StringSplit. The parts of all strings stand in one vector; those of each become a row, which is filled up with "".
void string_split(OnnxNode& c) {
  const TensorRef x = c.in(0);
  const std::string delimiter = c.attr_string("delimiter", "");
  const std::vector<TensorRef> split =
      c.run_all("string_split", {x}, {{"separator", delimiter.c_str()}, {"maxsplit", c.attr_int("maxsplit", -1)}}, 2);
  auto cut = [&](int64_t begin, int64_t end) {
    return c.run("strided_slice", {split[1]}, {{"begin", Ints{begin}}, {"end", Ints{end}}});
  };
  const TensorRef first = cut(0, -1), count = c.run("subtract", {cut(1, INT64_MAX), first});
  const TensorRef counts = c.run("concat", std::vector<TensorRef>{count, c.constant({0})}, {{"axis", 0}});
  const TensorRef most = c.run("max", {counts}), columns = count_up(c, most);
  auto row = [&](const TensorRef& v) { return c.run("expand_dims", {v}, {{"axis", -1}}); };
  const TensorRef is_part = c.run("less", {columns, row(count)});
  const TensorRef place = c.run("where", {is_part, c.run("add", {row(first), columns}), pick(c, split[1], 0, -1)});
  const TensorRef y = c.run("gather", {with_empty(c, split[0]), place});
  std::vector<TensorRef> shape{shape_vector(c), reshape_to(c, most, {1})};
  c.out(x->rank == 1 ? y : c.run("reshape", {y, c.run("concat", shape, {{"axis", 0}})}));
  c.out(c.run("reshape_like", {count, x}));
}

// Imports StringNormalizer: without the stopwords, in lower case or in capitals. Where nothing is left there is one empty string.
void string_normalizer(OnnxNode& c) {
  c.attr_string("locale", "");
  const std::string action = c.attr_string("case_change_action", "NONE");
  const bool is_exact = c.attr_int("is_case_sensitive", 0) != 0;
  const AttributeProto* stopwords = c.attr("stopwords");
  if (action != "NONE" && action != "LOWER" && action != "UPPER")
    invalid_argument("unknown case_change_action '", action, "'");
  const TensorRef x = c.in(0);
  if (x->rank != 1 && !(x->rank == 2 && may_equal(x->dims[0], 1)))
    invalid_argument("X must have shape [C] or [1, C], got ", to_string(x->shape()));
  const auto in_case = [&](const TensorRef& v, bool is_upper) {
    return c.run(is_upper ? "string_upper" : "string_lower", {v}, {{"encoding", "UTF8"}});
  };
  TensorRef y = reshape_to(c, x, {-1});
  if (stopwords && !stopwords->strings.empty()) {
    auto compared = [&](const TensorRef& v) { return is_exact ? v : in_case(v, false); };
    const TensorRef each = c.run("expand_dims", {compared(y)}, {{"axis", -1}});
    const TensorRef differs = c.run("not_equal", {each, compared(strings_of(c, stopwords->strings))});
    const TensorRef stays = c.run("all", {differs}, {{"axis", Ints{1}}});
    const TensorRef n = c.run("maximum", {c.run("count_nonzero", {stays}), c.whole(1)});
    y = c.run("gather", {with_empty(c, c.run("boolean_mask", {y, stays})), count_up(c, n)});
  }
  if (action != "NONE") y = in_case(y, action == "UPPER");
  c.out(x->rank == 1 ? y : c.run("expand_dims", {y}, {{"axis", 0}}));
}

}  // namespace

void add_strings(Operators& ops) {
  ops.merge(Operators{{"StringConcat", {string_concat, 20}},
                      {"StringSplit", {string_split, 20}},
                      {"StringNormalizer", {string_normalizer, 10}}});
}

}  // namespace eager::onnx
