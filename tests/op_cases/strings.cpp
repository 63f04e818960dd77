// Strings: bytes in, strings or numbers out. The results are TensorFlow's.
#include <cmath>
#include <concepts>
#include <limits>
#include <map>
#include <optional>

#include "op_cases/harness.h"
#include "op_cases/op_case.h"
#include "support/strings.h"

namespace op_cases {
namespace {

using Texts = std::vector<std::string>;

// Runs an op with one attribute, a text or the name of a dtype.
client::Tensor run(eager_context* ctx, const std::string& name, const std::vector<client::Tensor>& inputs,
                   const char* attribute = nullptr, const std::string& value = "") {
  client::Op op = client::make_op(ctx, name);
  if (attribute && std::string(attribute) == "dtype")
    client::check(eager_op_set_dtype(op.get(), attribute, numbers::dtype_of(value)));
  else if (attribute) client::check(eager_op_set_string(op.get(), attribute, value.c_str()));
  return std::move(client::execute(ctx, op.get(), client::handles(inputs))[0]);
}

std::vector<client::Tensor> list(client::Tensor a) {
  std::vector<client::Tensor> all;
  all.push_back(std::move(a));
  return all;
}

void expect(const Texts& got, const Texts& wanted) {
  if (got == wanted) return;
  std::string all;
  for (const std::string& s : got) all += "'" + s + "' ";
  fail("got " + all);
}

void expect_refused(const std::string& op, const std::string& message, const std::function<void()>& f) {
  try {
    f();
  } catch (const client::Failure& e) {
    if (e.code != EAGER_INVALID_ARGUMENT || e.op != op || std::string(e.what()).find(message) == std::string::npos)
      fail(e.op + ": " + e.what());
    return;
  }
  fail("it is not refused");
}

// A serialized Example with features of all kinds, as protocol buffers lie in files.
std::string field(int number, const std::string& bytes) {
  std::string out(1, static_cast<char>(number << 3 | 2));
  for (size_t n = bytes.size();; n >>= 7) {
    out += static_cast<char>(n < 128 ? n : (n & 127) | 128);
    if (n < 128) break;
  }
  return out + bytes;
}
std::string feature(const std::string& key, int kind, const std::string& list) {
  return field(1, field(1, key) + field(2, kind == 0 ? "" : field(kind, list)));
}
std::string example(const std::string& features) { return field(1, features); }
std::string varint(int64_t v) {
  std::string out;
  for (auto n = static_cast<uint64_t>(v);; n >>= 7) {
    out += static_cast<char>(n < 128 ? n : (n & 127) | 128);
    if (n < 128) return out;
  }
}
std::string packed_ints(const std::vector<int64_t>& values) {
  std::string all;
  for (const int64_t v : values) all += varint(v);
  return field(1, all);
}
std::string packed_floats(const std::vector<float>& values) {
  return field(1, std::string(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(float)));
}

void example_cases(Table& t) {
  struct Call {
    std::string key;
    int32_t dtype;
    std::vector<int64_t> shape{};
  };
  auto read = [](eager_context* ctx, const char* name, const client::Tensor& in, const Call& c,
                 const client::Tensor& otherwise = nullptr) {
    client::Op op = client::make_op(ctx, name);
    client::check(eager_op_set_string(op.get(), "key", c.key.c_str()));
    client::check(eager_op_set_dtype(op.get(), "dtype", c.dtype));
    if (!c.shape.empty()) {
      client::check(eager_op_set_ints(op.get(), "shape", c.shape.data(), static_cast<int32_t>(c.shape.size())));
    }
    std::vector<eager_tensor*> inputs{in.get()};
    if (otherwise) inputs.push_back(otherwise.get());
    return client::execute(ctx, op.get(), inputs);
  };
  const std::string both = example(feature("i", 3, packed_ints({1, -2, int64_t{1} << 40, INT64_MIN})) +
                                   feature("f", 2, packed_floats({0.5f, -1})) +
                                   feature("s", 1, field(1, "one") + field(1, std::string("\0\xff", 2))) +
                                   feature("none", 0, "") + feature("empty", 3, ""));
  // Lists that are not packed, as older writers write them, and a key that is there twice: the last one counts.
  const std::string plain = example(feature("f", 2, packed_floats({9, 9, 9})) +
                                    feature("f", 2, std::string("\x0d\0\0\0\x40\x0d\0\0\x40\x40", 10)) +
                                    feature("i", 3, std::string("\x08\x05\x08\x06\x08\x07\x08\x08", 8)) +
                                    feature("s", 1, field(1, "a") + field(1, "b")));
  auto expect_numbers = [](const client::Tensor& got, const Dims& dims, const std::vector<Complex>& values) {
    const Array a = array_of(got.get());
    if (a.dims != dims || a.values != values) fail("the numbers differ");
  };
  t.custom("example_feature", "reads features of all dtypes", [=] {
    client::Context owner = client::make_context();
    eager_context* ctx = owner.get();
    const client::Tensor one = client::make_strings(ctx, {}, {both}),
                         two = client::make_strings(ctx, {2, 1}, {both, plain});
    expect_numbers(read(ctx, "example_feature", one, {"f", EAGER_FLOAT32, {2}})[0], {2}, {0.5, -1.0});
    expect_numbers(read(ctx, "example_feature", two, {"f", EAGER_FLOAT32, {2, 1}})[0], {2, 1, 2, 1},
                   {0.5, -1.0, 2.0, 3.0});
    expect_numbers(read(ctx, "example_feature", two, {"f", EAGER_FLOAT32, {-1}})[0], {2, 1, 2}, {0.5, -1.0, 2.0, 3.0});
    expect_numbers(read(ctx, "example_feature", two, {"i", EAGER_INT64, {2, -1}})[0], {2, 1, 2, 2},
                   {1.0, -2.0, 1099511627776.0, -9223372036854775808.0, 5.0, 6.0, 7.0, 8.0});
    expect_numbers(read(ctx, "example_feature", one, {"empty", EAGER_INT64, {-1}})[0], {0}, {});
    expect_numbers(read(ctx, "example_feature", client::make_strings(ctx, {0}, {}), {"f", EAGER_FLOAT32, {3}})[0],
                   {0, 3}, {});
    expect_numbers(read(ctx, "example_feature", client::make_strings(ctx, {0}, {}), {"f", EAGER_FLOAT32, {-1}})[0],
                   {0, 0}, {});
    std::vector<client::Tensor> s = read(ctx, "example_feature", two, {"s", EAGER_STRING, {2}});
    if (client::dims_of(s[0].get()) != Dims{2, 1, 2}) fail("the shape differs");
    expect(client::strings_of(s[0].get()), {"one", std::string("\0\xff", 2), "a", "b"});
    s = read(ctx, "example_feature", two, {"s", EAGER_STRING, {-1}});
    if (client::dims_of(s[0].get()) != Dims{2, 1, 2}) fail("the shape differs");
    s = read(ctx, "example_feature", client::make_strings(ctx, {0}, {}), {"s", EAGER_STRING, {-1}});
    if (client::dims_of(s[0].get()) != Dims{0, 0}) fail("the shape differs");
    s = read(ctx, "example_feature", one, {"s", EAGER_STRING, {-1, 1}});
    if (client::dims_of(s[0].get()) != Dims{2, 1}) fail("the shape differs");
  });
  t.custom("example_feature", "takes a default where a feature is missing", [=] {
    client::Context owner = client::make_context();
    eager_context* ctx = owner.get();
    const client::Tensor two = client::make_strings(ctx, {2}, {both, ""});
    const float values[] = {7, 8};
    const client::Tensor whole = client::make_tensor(ctx, EAGER_FLOAT32, {2}, values, 8);
    const client::Tensor single = client::make_tensor(ctx, EAGER_FLOAT32, {}, values, 4);
    expect_numbers(read(ctx, "example_feature", two, {"f", EAGER_FLOAT32, {2}}, whole)[0], {2, 2},
                   {0.5, -1.0, 7.0, 8.0});
    expect_numbers(read(ctx, "example_feature", two, {"f", EAGER_FLOAT32, {2}}, single)[0], {2, 2},
                   {0.5, -1.0, 7.0, 7.0});
    expect_numbers(read(ctx, "example_feature", two, {"f", EAGER_FLOAT32, {-1}}, whole)[0], {2, 2},
                   {0.5, -1.0, 7.0, 8.0});
    expect_numbers(read(ctx, "example_feature", two, {"none", EAGER_FLOAT32, {}}, single)[0], {2}, {7.0, 7.0});
    const client::Tensor text = client::make_strings(ctx, {}, {"x"});
    std::vector<client::Tensor> s = read(ctx, "example_feature", two, {"s", EAGER_STRING, {2}}, text);
    expect(client::strings_of(s[0].get()), {"one", std::string("\0\xff", 2), "x", "x"});
    expect_refused("example_feature", "default_value has dtype float32, the feature int64", [&] {
      read(ctx, "example_feature", two, {"i", EAGER_INT64, {4}}, single);
    });
    const client::Tensor three = client::make_strings(ctx, {3}, {both, "", ""});
    expect_refused("example_feature", "values != expected.  Values size: 2 but output shape: [3]", [&] {
      read(ctx, "example_feature", three, {"f", EAGER_FLOAT32, {3}}, whole);
    });
  });
  t.custom("example_feature", "refuses what does not fit, by the key", [=] {
    client::Context owner = client::make_context();
    eager_context* ctx = owner.get();
    const client::Tensor one = client::make_strings(ctx, {1}, {both}),
                         mixed = client::make_strings(ctx, {2}, {both, plain});
    auto refused = [&](const char* message, const client::Tensor& in, const Call& c) {
      expect_refused("example_feature", message, [&] { read(ctx, "example_feature", in, c); });
    };
    refused("Feature: age (data type: int64) is required but could not be found in Example 0", one,
            {"age", EAGER_INT64, {}});
    refused("Feature: none (data type: float) is required", one, {"none", EAGER_FLOAT32, {}});
    refused("Key: i, Index: 0.  Data types don't match. Data type: int64 but expected type: float", one,
            {"i", EAGER_FLOAT32, {4}});
    refused("Key: f, Index: 0.  Number of float values != expected.  Values size: 2 but output shape: [3]", one,
            {"f", EAGER_FLOAT32, {3}});
    refused("Values size: 4 but output shape: [?,3]", one, {"i", EAGER_INT64, {-1, 3}});
    refused("but output shape: [0,?]", one, {"i", EAGER_INT64, {0, -1}});
    const std::string longer = example(feature("f", 2, packed_floats({1, 2, 3, 4, 5, 6, 7, 8, 9})));
    refused("and others have 9", client::make_strings(ctx, {2}, {longer, plain}), {"f", EAGER_FLOAT32, {-1}});
    refused("more than one dim of -1", one, {"f", EAGER_FLOAT32, {-1, -1}});
    refused("shape[0] = -2 is below -1", one, {"f", EAGER_FLOAT32, {-2}});
    refused("too many elements", one, {"f", EAGER_FLOAT32, {INT64_MAX, 3}});
    refused("Value for attr 'dtype' of float64", one, {"f", EAGER_FLOAT64, {}});
    for (const std::string& bad :
         {std::string("text that is no Example"), both.substr(0, both.size() - 1), std::string("\xff")}) {
      refused("Could not parse example input", client::make_strings(ctx, {1}, {bad}), {"f", EAGER_FLOAT32, {2}});
    }
    refused("Could not parse example input",
            client::make_strings(ctx, {1}, {example(feature("f", 2, field(1, "abc")))}), {"f", EAGER_FLOAT32, {2}});
  });
  t.custom("example_with_feature", "writes what the readers read", [=] {
    client::Context owner = client::make_context();
    eager_context* ctx = owner.get();
    auto with = [&](const client::Tensor& serialized, const char* key, const client::Tensor& values) {
      client::Op op = client::make_op(ctx, "example_with_feature");
      client::check(eager_op_set_string(op.get(), "key", key));
      return std::move(client::execute(ctx, op.get(), {serialized.get(), values.get()})[0]);
    };
    auto integers = [&](const Dims& dims, const std::vector<int64_t>& v) {
      return client::make_tensor(ctx, EAGER_INT64, dims, v.data(), v.size() * 8);
    };
    const float halves[] = {0.5f, -1};
    const client::Tensor none = client::make_strings(ctx, {}, {""});
    const client::Tensor floats = client::make_tensor(ctx, EAGER_FLOAT32, {2, 1}, halves, sizeof halves),
                         texts = client::make_strings(ctx, {2}, {"one", std::string("\0\xff", 2)});
    client::Tensor one = with(none, "i", integers({2, 2}, {1, -2, int64_t{1} << 40, INT64_MIN}));
    expect(client::strings_of(one.get()),
           {example(feature("i", 3, packed_ints({1, -2, int64_t{1} << 40, INT64_MIN})))});
    one = with(with(with(one, "f", floats), "s", texts), "empty", integers({0}, {}));
    expect_numbers(read(ctx, "example_feature", one, {"i", EAGER_INT64, {4}})[0], {4},
                   {1.0, -2.0, 1099511627776.0, -9223372036854775808.0});
    expect_numbers(read(ctx, "example_feature", one, {"f", EAGER_FLOAT32, {2}})[0], {2}, {0.5, -1.0});
    expect(client::strings_of(read(ctx, "example_feature", one, {"s", EAGER_STRING, {2}})[0].get()),
           {"one", std::string("\0\xff", 2)});
    expect_numbers(read(ctx, "example_values", one, {"empty", EAGER_INT64})[0], {0}, {});
    // An Example a row; a feature that is there already is another then.
    const client::Tensor two = with(client::make_strings(ctx, {2}, {both, plain}), "i", integers({2, 1}, {7, 8}));
    expect_numbers(read(ctx, "example_feature", two, {"i", EAGER_INT64, {1}})[0], {2, 1}, {7.0, 8.0});
    expect_numbers(read(ctx, "example_feature", two, {"f", EAGER_FLOAT32, {2}})[0], {2, 2}, {0.5, -1.0, 2.0, 3.0});
    if (client::dims_of(with(client::make_strings(ctx, {0}, {}), "i", integers({0, 3}, {})).get()) != Dims{0})
      fail("dims");
    expect_refused("example_with_feature", "values must have shape [serialized..., shape...], got shape [3]", [&] {
      with(client::make_strings(ctx, {2}, {"", ""}), "i", integers({3}, {1, 2, 3}));
    });
    expect_refused("example_with_feature", "key must be given", [&] {
      client::Op op = client::make_op(ctx, "example_with_feature");
      client::execute(ctx, op.get(), {none.get(), texts.get()});
    });
  });
  t.custom("example_values", "reads all values, and where each Example's begin", [=] {
    client::Context owner = client::make_context();
    eager_context* ctx = owner.get();
    const client::Tensor in = client::make_strings(ctx, {3}, {both, "", plain});
    std::vector<client::Tensor> out = read(ctx, "example_values", in, {"i", EAGER_INT64});
    expect_numbers(out[0], {8}, {1.0, -2.0, 1099511627776.0, -9223372036854775808.0, 5.0, 6.0, 7.0, 8.0});
    expect_numbers(out[1], {4}, {0.0, 4.0, 4.0, 8.0});
    out = read(ctx, "example_values", in, {"f", EAGER_FLOAT32});
    expect_numbers(out[0], {4}, {0.5, -1.0, 2.0, 3.0});
    out = read(ctx, "example_values", in, {"s", EAGER_STRING});
    expect(client::strings_of(out[0].get()), {"one", std::string("\0\xff", 2), "a", "b"});
    expect_numbers(out[1], {4}, {0.0, 2.0, 2.0, 4.0});
    out = read(ctx, "example_values", client::make_strings(ctx, {0}, {}), {"f", EAGER_FLOAT32});
    expect_numbers(out[0], {0}, {});
    expect_numbers(out[1], {1}, {0.0});
    expect_refused("example_values", "Data types don't match", [&] {
      read(ctx, "example_values", in, {"i", EAGER_STRING});
    });
  });
}

// ---- ops that move elements of any dtype

// An attribute's value: a number, a list of them, or a word.
struct Value {
  Value(int64_t number) : numbers{number}, is_list(false) {}
  Value(const Dims& list) : numbers(list), is_list(true) {}
  Value(std::initializer_list<int64_t> list) : numbers(list), is_list(true) {}
  template <std::same_as<bool> Flag>
  Value(Flag flag) : numbers{flag}, is_list(false), is_flag(true) {}
  Value(const char* text) : is_list(false), word(text) {}
  Dims numbers;
  bool is_list, is_flag = false;
  std::string word;
};
using Values = std::vector<std::pair<const char*, Value>>;

// An input of an op: strings, numbered one after the other where no numbers are given, or numbers of a dtype.
struct Moved {
  Dims dims;
  int32_t dtype = EAGER_STRING;
  std::vector<int64_t> values{};
};

// Returns string number v, of which 0 is the empty one; every fifth is long.
std::string text_of(int64_t v) {
  if (v == 0) return "";
  return (v % 5 == 0 ? std::string(static_cast<size_t>(v), '-') : "") + std::to_string(v);
}

// Returns string number v of a list that is sorted by bytes.
std::string ranked_text(int64_t v) {
  static const Texts texts{"",
                           std::string("\0", 1),
                           std::string("\0a", 2),
                           " ",
                           "B",
                           "a",
                           "aa",
                           "b",
                           "b" + std::string("\0", 1),
                           "ba",
                           "bb",
                           "\x7f",
                           "\xc3\xa9",
                           "\xff"};
  return texts.at(static_cast<size_t>(v));
}

// Strings move, or are ordered, as their numbers are.
template <std::string (*text_of)(int64_t)>
void expect_as_numbers(const std::string& name, const std::vector<Moved>& inputs, const Values& attributes) {
  client::Context ctx = client::make_context();
  std::vector<client::Tensor> texts, numbers;
  int64_t next = 1;
  for (const Moved& in : inputs) {
    if (in.dtype != EAGER_STRING) {
      for (auto* list : {&texts, &numbers}) {
        const std::vector<bool> is_true(in.values.begin(), in.values.end());
        std::vector<char> bytes(is_true.begin(), is_true.end());
        const bool is_mask = in.dtype == EAGER_BOOL;
        list->push_back(client::make_tensor(ctx.get(), in.dtype, in.dims,
                                            is_mask ? static_cast<const void*>(bytes.data()) : in.values.data(),
                                            in.values.size() * (is_mask ? 1 : 8)));
      }
      continue;
    }
    int64_t n = 1;
    for (const int64_t dim : in.dims) n *= dim;
    std::vector<int64_t> count = in.values;
    while (count.size() < static_cast<size_t>(n)) count.push_back(next++);
    Texts text;
    for (const int64_t v : count) text.push_back(text_of(v));
    texts.push_back(client::make_strings(ctx.get(), in.dims, text));
    numbers.push_back(client::make_tensor(ctx.get(), EAGER_INT64, in.dims, count.data(), count.size() * 8));
  }
  client::Op op = client::make_op(ctx.get(), name);
  for (const auto& [attribute, value] : attributes) {
    const Dims& n = value.numbers;
    client::check(!value.word.empty() ? eager_op_set_string(op.get(), attribute, value.word.c_str())
                  : value.is_flag     ? eager_op_set_bool(op.get(), attribute, n[0] != 0)
                  : value.is_list     ? eager_op_set_ints(op.get(), attribute, n.data(), static_cast<int32_t>(n.size()))
                                      : eager_op_set_int(op.get(), attribute, n[0]));
  }
  std::vector<client::Tensor> got;
  for (int call = 0; call < 3; ++call) got = client::execute(ctx.get(), op.get(), client::handles(texts));
  const std::vector<client::Tensor> wanted = client::execute(ctx.get(), op.get(), client::handles(numbers));
  if (got.size() != wanted.size()) fail("the number of outputs differs");
  for (size_t i = 0; i < got.size(); ++i) {
    const Array numbered = array_of(wanted[i].get());
    if (client::dims_of(got[i].get()) != numbered.dims) fail("the shape of output " + std::to_string(i) + " differs");
    if (eager_tensor_dtype(got[i].get()) != EAGER_STRING) {
      if (array_of(got[i].get()).values != numbered.values) fail("output " + std::to_string(i) + " differs");
      continue;
    }
    Texts text;
    for (const Complex& c : numbered.values) {
      const auto v = static_cast<int64_t>(c.real());
      text.push_back(text_of(v));
    }
    expect(client::strings_of(got[i].get()), text);
  }
}

void moved_cases(Table& t) {
  struct Call {
    const char* op;
    std::vector<Moved> inputs;
    Values attributes;
    void (*expect)(const std::string&, const std::vector<Moved>&, const Values&) = expect_as_numbers<text_of>;
  };
  const Moved matrix{{2, 3}}, some_empty{{3, 2}, EAGER_STRING, {1, 0, 2, 5, 0, 0}};
  std::vector<Call> calls = {
      {"permute_dims", {{{2, 3, 4}}}, {{"axes", {2, 0, 1}}}},
      {"permute_dims", {{{0, 3}}}, {{"axes", {1, 0}}}},
      {"permute_dims", {{{}}}, {}},
      {"broadcast_to", {{{2, 1}}}, {{"shape", {3, 2, 2}}}},
      {"broadcast_to", {{{}}}, {{"shape", {0, 2}}}},
      {"broadcast_like", {{{1, 3}}, {{2, 3}, EAGER_INT64, {0, 0, 0, 0, 0, 0}}}, {}},
      {"tile", {matrix}, {{"repetitions", {2, 2}}}},
      {"tile", {matrix}, {{"repetitions", {0, 2}}}},
      {"repeat", {matrix}, {{"repeats", 3}, {"axis", 0}}},
      {"flip", {matrix}, {{"axis", {0, 1}}}},
      {"flip", {matrix}, {{"axis", {1}}}},
      {"roll", {matrix}, {{"shift", {1, 2}}, {"axis", {0, 1}}}},
      {"roll", {{{5}}}, {{"shift", {-2}}}},
      {"slice", {matrix}, {{"begin", {0, 1}}, {"size", {2, 1}}}},
      {"slice", {{{4}}}, {{"begin", {1}}, {"size", {2}}}},
      {"slice", {{{4}}}, {{"begin", {0}}, {"size", {4}}}},
      {"slice", {{{4}}}, {{"begin", {4}}, {"size", {0}}}},
      {"strided_slice", {{{4, 5}}}, {{"begin", {3, 0}}, {"end", {0, 5}}, {"strides", {-2, 3}}}},
      {"strided_slice", {{{4}}}, {{"begin", {2}}, {"end", {3}}, {"shrink_axes", 1}}},
      {"strided_slice_update", {{{5}}, {{2}}}, {{"begin", {1}}, {"end", {5}}, {"strides", {2}}}},
      {"strided_slice_update", {{{5}}, {{0}}}, {{"begin", {1}}, {"end", {1}}}},
      {"gather", {matrix, {{2, 2}, EAGER_INT64, {1, 0, 0, 1}}}, {}},
      {"gather", {matrix, {{3}, EAGER_INT64, {2, 2, 0}}}, {{"axis", 1}}},
      {"gather", {{{2, 3}}, {{2, 1}, EAGER_INT64, {2, 0}}}, {{"axis", 1}, {"batch_dims", 1}}},
      {"gather", {matrix, {{0}, EAGER_INT64}}, {}},
      {"gather", {{{0, 2}}, {{0}, EAGER_INT64}}, {}},
      {"gather_nd", {matrix, {{2, 2}, EAGER_INT64, {1, 2, 0, 0}}}, {}},
      {"gather_nd", {matrix, {{2, 1}, EAGER_INT64, {1, 0}}}, {}},
      {"take_along_axis", {matrix, {{2, 2}, EAGER_INT64, {2, 0, 1, 1}}}, {{"axis", 1}}},
      {"take_along_axis", {matrix, {{1, 0}, EAGER_INT64}}, {{"axis", 1}}},
      {"boolean_mask", {matrix, {{3}, EAGER_BOOL, {1, 0, 1}}}, {{"axis", 1}}},
      {"boolean_mask", {matrix, {{2, 3}, EAGER_BOOL, {1, 0, 1, 0, 0, 1}}}, {}},
      {"boolean_mask", {matrix, {{2}, EAGER_BOOL, {0, 0}}}, {}},
      {"boolean_mask", {{{0, 3}}, {{0}, EAGER_BOOL}}, {}},
      {"where", {{{2, 1}, EAGER_BOOL, {1, 0}}, {{2, 3}}, {{3}}}, {}},
      {"where", {{{}, EAGER_BOOL, {1}}, {{0}}, {{}}}, {}},
      {"concat", {matrix, {{2, 1}}, {{2, 0}}, {{2, 2}}}, {{"axis", 1}}},
      {"concat", {{{0}}, {{0}}}, {{"axis", 0}}},
      {"concat", {matrix}, {{"axis", 0}}},
      {"stack", {matrix, matrix, matrix}, {{"axis", 2}}},
      {"stack", {{{}}, {{}}}, {{"axis", 0}}},
      {"split", {{{2, 5}}}, {{"num_or_size_splits", {1, 0, 4}}, {"axis", 1}}},
      {"split", {{{4}}}, {{"num_or_size_splits", {2}}, {"axis", 0}}},
      {"unstack", {matrix}, {{"axis", 0}}},
      {"unstack", {matrix}, {{"axis", 1}}},
      {"copy", {matrix}, {}},
      {"copy", {{{0, 2}}}, {}},
      {"fill", {{{}}}, {{"shape", {2, 3}}}},
      {"fill", {{{}}}, {{"shape", {0, 3}}}},
      {"pad", {matrix}, {{"paddings", {1, 0, 2, 1}}}},
      {"pad", {{{0}}}, {{"paddings", {1, 2}}}},
      {"pad", {{{}}}, {{"paddings", Dims{}}}},
      {"pad", {matrix}, {{"paddings", {1, 1, 2, 0}}, {"mode", "REFLECT"}}},
      {"pad", {matrix}, {{"paddings", {1, 2, 0, 3}}, {"mode", "SYMMETRIC"}}},
      {"diagonal", {{{2, 3, 3}}}, {{"k", 1}}},
      {"fftshift", {matrix}, {}},
      {"ifftshift", {matrix}, {{"axes", {1}}}},
      {"matrix_transpose", {{{2, 3, 2}}}, {}},
      {"moveaxis", {{{2, 3, 4}}}, {{"source", {0}}, {"destination", {-1}}}},
      {"swapaxes", {{{2, 3, 4}}}, {{"axis1", 0}, {"axis2", 2}}},
      {"rot90", {matrix}, {{"k", 1}}},
      {"rot90", {matrix}, {{"k", 2}}},
      {"rot90", {matrix}, {{"k", 3}}},
      {"atleast_1d", {{{}}}, {}},
      {"atleast_2d", {{{3}}}, {}},
      {"atleast_3d", {matrix}, {}},
      {"broadcast_arrays", {{{3}}, {{2, 1}}, {{}, EAGER_INT64, {7}}}, {}},
      {"meshgrid", {{{3}}, {{2}}}, {}},
      {"meshgrid", {{{3}}, {{2}}}, {{"indexing", "IJ"}}},
      {"repeat_each", {matrix, {{2}, EAGER_INT64, {2, 0}}}, {{"axis", 0}}},
      {"take", {matrix, {{2, 2}, EAGER_INT64, {-1, 0, 1, 1}}}, {{"axis", 1}}},
      {"take", {matrix, {{1}, EAGER_INT64, {-6}}}, {}},
      {"tensor_scatter_nd_update", {{{5}}, {{2, 1}, EAGER_INT64, {4, 0}}, {{2}}}, {}},
      {"tensor_scatter_nd_update", {matrix, {{1, 1}, EAGER_INT64, {1}}, {{1, 3}}}, {}},
      {"tensor_scatter_nd_update", {matrix, {{0, 1}, EAGER_INT64}, {{0, 3}}}, {}},
      {"scatter_nd", {{{2, 1}, EAGER_INT64, {4, 0}}, {{2}}}, {{"shape", {5}}}},
      {"scatter_nd", {{{1, 2, 1}, EAGER_INT64, {3, 1}}, {{1, 2, 2}}}, {{"shape", {4, 2}}}},
      {"scatter_nd", {{{0, 1}, EAGER_INT64}, {{0, 3}}}, {{"shape", {2, 3}}}},
      {"scatter_nd", {{{1, 0}, EAGER_INT64}, {{1, 3}}}, {{"shape", {3}}}},
      {"scatter_nd", {{{2, 1}, EAGER_INT64, {1, 0}}, {{2, 0}}}, {{"shape", {2, 0}}}},
      {"zeros_like", {matrix}, {}},
      {"zeros_like", {{{0, 2}}}, {}},
      {"count_nonzero", {some_empty}, {}},
      {"count_nonzero", {some_empty}, {{"axis", {0}}}},
      {"count_nonzero", {some_empty}, {{"axis", {-1}}, {"keepdims", true}}},
      {"count_nonzero", {{{0, 2}}}, {{"axis", {0}}}},
      {"count_nonzero", {{{}}}, {}},
      {"scatter_elements", {matrix, {{2, 2}, EAGER_INT64, {-1, 0, 1, 2}}, {{2, 2}}}, {{"axis", 1}}},
      {"scatter_elements", {matrix, {{1, 0}, EAGER_INT64}, {{1, 0}}}, {}},
      {"reverse_sequence", {matrix, {{2}, EAGER_INT64, {3, 2}}}, {{"seq_axis", 1}}},
      {"random_crop", {{{4, 5}}}, {{"size", {2, 3}}, {"seed", 7}}},
      {"one_hot", {{{3}, EAGER_INT64, {1, -1, 0}}, {{}}, {{}}}, {{"depth", 2}}},
  };
  const Moved mixed{{2, 6}, EAGER_STRING, {7, 3, 3, 13, 0, 8, 12, 1, 5, 2, 2, 2}}, none{{0}},
      one{{}, EAGER_STRING, {4}};
  const Moved sorted{{5}, EAGER_STRING, {0, 2, 2, 7, 12}};
  for (const bool descending : {false, true}) {
    for (const char* op : {"sort", "argsort"}) {
      for (const int64_t axis : {int64_t{0}, int64_t{1}})
        calls.push_back({op, {mixed}, {{"axis", axis}, {"descending", descending}}, expect_as_numbers<ranked_text>});
      calls.push_back({op, {none}, {{"descending", descending}}, expect_as_numbers<ranked_text>});
    }
  }
  for (const int64_t k : {int64_t{0}, int64_t{3}, int64_t{6}})
    calls.push_back({"top_k", {mixed}, {{"k", k}}, expect_as_numbers<ranked_text>});
  for (const Moved& x : {mixed, none, one}) {
    calls.push_back({"unique", {x}, {}, expect_as_numbers<ranked_text>});
    for (int64_t axis = 0; axis < static_cast<int64_t>(x.dims.size()); ++axis)
      calls.push_back({"unique", {x}, {{"axis", axis}}, expect_as_numbers<ranked_text>});
    calls.push_back({"isin", {x, sorted}, {}, expect_as_numbers<ranked_text>});
    calls.push_back({"isin", {sorted, x}, {}, expect_as_numbers<ranked_text>});
    calls.push_back({"searchsorted", {sorted, x}, {}, expect_as_numbers<ranked_text>});
  }
  calls.push_back({"searchsorted", {none, mixed}, {}, expect_as_numbers<ranked_text>});
  for (const Call& c : calls) {
    std::string about = "treats strings as their numbers, of shape";
    for (const Moved& in : c.inputs) {
      about += " [";
      for (const int64_t dim : in.dims) about += std::to_string(dim) + ",";
      about += "]";
    }
    for (const auto& [name, value] : c.attributes) {
      about += std::string(" ") + name;
      for (const int64_t v : value.numbers) about += " " + std::to_string(v);
      if (!value.word.empty()) about += " " + value.word;
    }
    t.custom(c.op, about, [c] { c.expect(c.op, c.inputs, c.attributes); });
  }
  t.custom("gather", "refuses strings at indices out of range", [] {
    client::Context ctx = client::make_context();
    for (const char* op : {"gather", "take_along_axis"}) {
      std::vector<client::Tensor> inputs = list(client::make_strings(ctx.get(), {2}, {"a", "b"}));
      const int64_t index = 2;
      inputs.push_back(client::make_tensor(ctx.get(), EAGER_INT64, {1}, &index, 8));
      expect_refused(op, "= 2 is not in [0, 2)", [&] { run(ctx.get(), op, inputs); });
    }
  });
  t.custom("pad", "refuses a number between strings", [] {
    client::Context ctx = client::make_context();
    client::Op op = client::make_op(ctx.get(), "pad");
    const int64_t paddings[] = {0, 1};
    client::check(eager_op_set_ints(op.get(), "paddings", paddings, 2));
    client::check(eager_op_set_float(op.get(), "constant_values", 1));
    const client::Tensor x = client::make_strings(ctx.get(), {1}, {"a"});
    expect_refused("pad", "a string tensor cannot hold a number",
                   [&] { client::execute(ctx.get(), op.get(), {x.get()}); });
  });
  t.custom("scatter_nd", "joins strings whose tuples are equal, in the order of the updates", [] {
    client::Context ctx = client::make_context();
    client::Op op = client::make_op(ctx.get(), "scatter_nd");
    const int64_t shape[] = {2, 2};
    client::check(eager_op_set_ints(op.get(), "shape", shape, 2));
    for (const int64_t last : {0, 2}) {
      const int64_t rows[] = {1, 1, last};
      const client::Tensor indices = client::make_tensor(ctx.get(), EAGER_INT64, {3, 1}, rows, sizeof rows),
                           updates = client::make_strings(ctx.get(), {3, 2}, {"c", "", "ab", "d", "e", "f"});
      const auto run = [&] { return client::execute(ctx.get(), op.get(), {indices.get(), updates.get()}); };
      if (last == 0) expect(client::strings_of(run()[0].get()), {"e", "f", "cab", "d"});
      else expect_refused("scatter_nd", "indices[2] = [2] does not index into shape [2,2]", run);
    }
  });
  t.custom("zeros_like", "gives empty strings of the shape of numbers", [] {
    client::Context ctx = client::make_context();
    const float numbers[] = {1, 2};
    const std::vector<client::Tensor> x = list(client::make_tensor(ctx.get(), EAGER_FLOAT32, {2}, numbers, 8));
    expect(client::strings_of(run(ctx.get(), "zeros_like", x, "dtype", "string").get()), {"", ""});
  });
  t.custom("scatter_elements", "refuses to reduce strings", [] {
    client::Context ctx = client::make_context();
    std::vector<client::Tensor> inputs = list(client::make_strings(ctx.get(), {2}, {"a", "b"}));
    const int64_t index = 0;
    inputs.push_back(client::make_tensor(ctx.get(), EAGER_INT64, {1}, &index, 8));
    inputs.push_back(client::make_strings(ctx.get(), {1}, {"c"}));
    expect_refused("scatter_elements", "reduce MAX is not there for string",
                   [&] { run(ctx.get(), "scatter_elements", inputs, "reduce", "MAX"); });
  });
  t.custom("one_hot", "refuses strings without both values", [] {
    client::Context ctx = client::make_context();
    client::Op op = client::make_op(ctx.get(), "one_hot");
    client::check(eager_op_set_int(op.get(), "depth", 2));
    const int64_t index = 0;
    const client::Tensor indices = client::make_tensor(ctx.get(), EAGER_INT64, {}, &index, 8),
                         on = client::make_strings(ctx.get(), {}, {"a"});
    expect_refused("one_hot", "strings need on_value and off_value", [&] {
      client::execute(ctx.get(), op.get(), {indices.get(), on.get()});
    });
  });
  t.custom("concat", "refuses strings beside numbers", [] {
    client::Context ctx = client::make_context();
    std::vector<client::Tensor> inputs = list(client::make_strings(ctx.get(), {2}, {"a", "b"}));
    const int64_t numbers[] = {1, 2};
    inputs.push_back(client::make_tensor(ctx.get(), EAGER_INT64, {2}, numbers, 16));
    expect_refused("concat", "string", [&] { run(ctx.get(), "concat", inputs); });
  });
  for (const char* name : {"less", "less_equal", "greater", "greater_equal"}) {
    t.custom(name, "compares strings byte by byte", [name] {
      client::Context ctx = client::make_context();
      const Texts left{"", "a", "ab", std::string("a\0", 2), "\xff"}, right{"", "a", "b", "a", "z"};
      std::vector<client::Tensor> inputs = list(client::make_strings(ctx.get(), {5, 1}, left));
      inputs.push_back(client::make_strings(ctx.get(), {5}, right));
      const Array y = array_of(run(ctx.get(), name, inputs).get());
      if (y.dims != Dims{5, 5}) fail("the shape differs");
      const std::string op = name;
      for (size_t i = 0; i < 25; ++i) {
        const std::string &a = left[i / 5], &b = right[i % 5];
        const bool wanted = op == "less" ? a < b : op == "less_equal" ? a <= b : op == "greater" ? a > b : a >= b;
        if ((y.values[i].real() != 0) != wanted) fail("'" + a + "' and '" + b + "' differ");
      }
    });
  }
}

// ---- comma-separated values

void csv_cases(Table& t) {
  struct Csv {
    std::optional<int64_t> num_columns{};
    std::optional<std::string> delim{};
    bool use_quote_delim = true;
    std::optional<Dims> select_cols{};
  };
  auto decode = [](eager_context* ctx, const Dims& dims, const Texts& records, const Csv& how) {
    client::Op op = client::make_op(ctx, "decode_csv");
    if (how.num_columns) client::check(eager_op_set_int(op.get(), "num_columns", *how.num_columns));
    if (how.delim) client::check(eager_op_set_string(op.get(), "field_delim", how.delim->c_str()));
    client::check(eager_op_set_bool(op.get(), "use_quote_delim", how.use_quote_delim));
    if (how.select_cols) {
      client::check(eager_op_set_ints(op.get(), "select_cols", how.select_cols->data(),
                                      static_cast<int32_t>(how.select_cols->size())));
    }
    const client::Tensor x = client::make_strings(ctx, dims, records);
    return std::move(client::execute(ctx, op.get(), {x.get()})[0]);
  };
  t.custom("decode_csv", "finds the fields of records", [decode] {
    client::Context ctx = client::make_context();
    auto found = [&](const std::string& record, const Csv& how) {
      return client::strings_of(decode(ctx.get(), {}, {record}, how).get());
    };
    const int64_t many = int64_t{1} << 40;
    if (client::dims_of(decode(ctx.get(), {0}, {}, {many}).get()) != Dims{many, 0})
      fail("no records have other columns");
    expect(found("a,b", {2}), {"a", "b"});
    expect(found(" a , b", {2}), {" a ", " b"});
    expect(found("a,", {2}), {"a", ""});
    expect(found(",", {2}), {"", ""});
    expect(found(",,", {3}), {"", "", ""});
    expect(found("", {0}), {});
    expect(found("\r\na,b", {2}), {"a", "b"});
    expect(found("\"a,b\",\"\"", {2}), {"a,b", ""});
    expect(found("\"a\"\"\",\"\"\"b\"", {2}), {"a\"", "\"b"});
    expect(found("\"a\r\nb\",c", {2}), {"a\r\nb", "c"});
    expect(found("a;b,c", {2, ";"}), {"a", "b,c"});
    expect(found("\"a;b\"\"", {2, ";", false}), {"\"a", "b\"\""});
    expect(found("a,b,c", {.select_cols = Dims{0, 2}}), {"a", "c"});
    expect(found("a,b,\"", {.select_cols = Dims{0, 1}}), {"a", "b"});  // what is behind them is not read
    expect(found("a,", {.select_cols = Dims{1}}), {""});
    const client::Tensor y = decode(ctx.get(), {2, 1}, {"a,b", "c,d"}, {2});
    if (client::dims_of(y.get()) != Dims{2, 2, 1}) fail("the shape differs");
    expect(client::strings_of(y.get()), {"a", "c", "b", "d"});
    if (client::dims_of(decode(ctx.get(), {0}, {}, {3}).get()) != Dims{3, 0}) fail("the shape of nothing differs");
  });
  t.custom("decode_csv", "refuses records that are none", [decode] {
    client::Context ctx = client::make_context();
    auto refused = [&](const std::string& message, const std::string& record, const Csv& how) {
      expect_refused("decode_csv", message, [&] { decode(ctx.get(), {2}, {"", record}, how); });
    };
    auto refused_alone = [&](const std::string& message, const std::string& record, const Csv& how) {
      expect_refused("decode_csv", message, [&] { decode(ctx.get(), {}, {record}, how); });
    };
    refused("Expect 1 fields but have 0 in record 0", "a", {1});
    refused("Expect 0 fields but have 2 in record 1", "a,b", {0});
    refused_alone("Expect 2 fields but have 1 in record 0", "a,b", {.select_cols = Dims{0, 2}});
    for (const char* record : {"a\"b,c", "a\nb,c", "a,b\n"}) {
      refused_alone("Unquoted fields cannot have quotes/CRLFs inside", record, {2});
    }
    refused_alone("Quote inside a string has to be escaped by another quote", "\"a\"b\",c", {2});
    for (const char* record : {"\"", "\"a", "b,\"a,b"}) {
      refused_alone("Quoted field has to end with quote followed by delim or end", record, {2});
    }
    refused_alone("field_delim should be only 1 char", "a", {1, ""});
    refused_alone("field_delim should be only 1 char", "a", {1, "ab"});
    refused_alone("num_columns or select_cols is needed, and not both", "a", {});
    refused_alone("num_columns or select_cols is needed, and not both", "a", {1, ",", true, Dims{0}});
    refused_alone("num_columns must not be negative, got -1", "a", {-1});
    refused_alone("select_cols should be non-negative indices", "a", {.select_cols = Dims{-1}});
    refused_alone("select_cols should be strictly increasing indices", "a", {.select_cols = Dims{1, 1}});
  });
  t.custom("csv_column", "reads columns of all dtypes", [] {
    client::Context ctx = client::make_context();
    const client::Tensor fields = client::make_strings(ctx.get(), {4, 2}, {"1", " -2 ", "", "NA", "x", "", "", "7"});
    auto column = [&](int64_t i, int32_t dtype, const client::Tensor& otherwise = nullptr) {
      client::Op op = client::make_op(ctx.get(), "csv_column");
      client::check(eager_op_set_int(op.get(), "column", i));
      if (dtype) client::check(eager_op_set_dtype(op.get(), "dtype", dtype));
      std::vector<eager_tensor*> inputs{fields.get()};
      if (otherwise) inputs.push_back(otherwise.get());
      return std::move(client::execute(ctx.get(), op.get(), inputs)[0]);
    };
    for (const int32_t dtype : {EAGER_INT32, EAGER_INT64, EAGER_FLOAT32, EAGER_FLOAT64}) {
      const Array y = array_of(column(0, dtype).get());
      if (y.dims != Dims{2} || y.values != std::vector<Complex>{1.0, -2.0}) fail("the numbers differ");
      const std::vector<char> zeros(8);
      const client::Tensor zero = client::make_tensor(ctx.get(), dtype, {1}, zeros.data(), eager_dtype_size(dtype));
      if (array_of(column(3, 0, zero).get()).values != std::vector<Complex>{0.0, 7.0}) fail("the defaults differ");
      const std::string name = dtype == EAGER_FLOAT32   ? "float"
                               : dtype == EAGER_FLOAT64 ? "double"
                                                        : eager_dtype_name(dtype);
      expect_refused("csv_column", "Field 1 in record 1 is not a valid " + name + ": NA",
                     [&] { column(1, dtype, zero); });
      expect_refused("csv_column", "Field 1 is required but missing in record 0!", [&] { column(1, dtype); });
      const client::Tensor none = client::make_tensor(ctx.get(), dtype, {0}, nullptr, 0);
      expect_refused("csv_column", "Field 2 in record 0 is not a valid " + name + ": x",
                     [&] { column(2, dtype, none); });
    }
    const client::Tensor text = client::make_strings(ctx.get(), {}, {"none"});
    expect(client::strings_of(column(2, 0, text).get()), {"x", "none"});
    expect(client::strings_of(column(0, 0).get()), {"1", " -2 "});
    const double two[] = {1, 2};
    expect_refused("csv_column", "Shape of a default must be a length-0 or length-1 vector, or a scalar.",
                   [&] { column(0, 0, client::make_tensor(ctx.get(), EAGER_FLOAT64, {2}, two, 16)); });
    expect_refused("csv_column", "default_value has dtype float64, the column int32",
                   [&] { column(0, EAGER_INT32, client::make_tensor(ctx.get(), EAGER_FLOAT64, {1}, two, 8)); });
    expect_refused("csv_column", "Value for attr 'dtype' of int8 is not in the list", [&] { column(0, EAGER_INT8); });
    expect_refused("csv_column", "column = 4 is not in [0, 4)", [&] { column(4, EAGER_INT32); });
    expect_refused("csv_column", "column = -1 is not in [0, 4)", [&] { column(-1, EAGER_INT32); });
  });
}

}  // namespace

void string_cases(Table& t) {
  moved_cases(t);
  csv_cases(t);
  t.custom("string_replace", "replaces texts from the left on", [] {
    client::Context ctx = client::make_context();
    auto replaced = [&](const std::string& x, const char* old, const char* with, int64_t count = -1) {
      client::Op op = client::make_op(ctx.get(), "string_replace");
      client::check(eager_op_set_string(op.get(), "old", old));
      client::check(eager_op_set_string(op.get(), "new", with));
      client::check(eager_op_set_int(op.get(), "count", count));
      const client::Tensor in = client::make_strings(ctx.get(), {}, {x});
      return client::strings_of(client::execute(ctx.get(), op.get(), {in.get()})[0].get())[0];
    };
    expect({replaced("aXbXX", "X", "--"), replaced("aaaa", "aa", "b"), replaced("abc", "x", "y"),
            replaced("", "x", "y"), replaced("aXbX", "X", "", 1), replaced("aXbX", "X", "y", 0),
            replaced(std::string("a\0X", 3), "X", "日")},
           {"a--b----", "bb", "abc", "", "abX", "aXbX", std::string("a\0日", 5)});
    expect_refused("string_replace", "old must not be empty", [&] { replaced("a", "", "b"); });
    expect_refused("string_replace", "old and new must be given", [&] {
      run(ctx.get(), "string_replace", list(client::make_strings(ctx.get(), {}, {"a"})), "old", "a");
    });
    if (client::dims_of(run(ctx.get(), "string_lower", list(client::make_strings(ctx.get(), {0, 2}, {}))).get()) !=
        Dims{0, 2})
      fail("the shape differs");
  });
  t.custom("string_hash_bucket", "gives the numbers that SipHash's authors give", [] {
    client::Context ctx = client::make_context();
    const int64_t key[] = {0x0706050403020100, 0x0f0e0d0c0b0a0908};
    auto hash = [&](const std::string& x, int64_t buckets) {
      client::Op op = client::make_op(ctx.get(), "string_hash_bucket");
      client::check(eager_op_set_int(op.get(), "num_buckets", buckets));
      client::check(eager_op_set_ints(op.get(), "key", key, 2));
      const client::Tensor in = client::make_strings(ctx.get(), {}, {x});
      int64_t got = 0;
      client::check(eager_tensor_read(client::execute(ctx.get(), op.get(), {in.get()})[0].get(), &got, 8));
      return got;
    };
    // The vectors of the reference implementation for the bytes 0, 1, 2, ... and their number.
    const std::pair<size_t, uint64_t> vectors[] = {{0, 0x726fdb47dd0e0e31},
                                                   {1, 0x74f839c593dc67fd},
                                                   {8, 0x93f5f5799a932462},
                                                   {15, 0xa129ca6149be45e5}};
    for (const auto& [n, wanted] : vectors) {
      std::string bytes;
      for (size_t i = 0; i < n; ++i) bytes += static_cast<char>(i);
      for (const int64_t buckets : {INT64_MAX, int64_t{1} << 62, int64_t{1000}, int64_t{1}}) {
        if (hash(bytes, buckets) != static_cast<int64_t>(wanted % static_cast<uint64_t>(buckets)))
          fail("a hash differs");
      }
    }
    for (const int64_t buckets : {int64_t{0}, INT64_MIN})
      expect_refused("string_hash_bucket", "num_buckets must be at least 1", [&] { hash("a", buckets); });
  });
  t.custom("string_lower", "maps the letters of UTF-8 where it is told to", [] {
    client::Context ctx = client::make_context();
    const auto in_case = [&](const std::string& op, const Texts& x) {
      client::Tensor given = client::make_strings(ctx.get(), {static_cast<int64_t>(x.size())}, x);
      return client::strings_of(run(ctx.get(), op, list(std::move(given)), "encoding", "UTF8").get());
    };
    // Bytes that are no UTF-8: a tail alone, a head alone, a long form of '/', half of a pair, beyond U+10FFFF, and a cut one.
    const std::string broken = "\x80\xc3(\xc0\xaf\xed\xa0\x80\xf4\x90\x80\x80\xe2\x82";
    expect(in_case("string_lower", {"", "ÄbZ@[`{", "ΑΣ", "ΑΣΑ", "Σ", "İ", "ẞ", broken + "A", std::string("A\0B", 3)}),
           {"", "äbz@[`{", "ας", "ασα", "σ", "i̇", "ß", broken + "a", std::string("a\0b", 3)});
    expect(in_case("string_upper",
                   {"", "äBz@[`{", "ας", "straße", "ﬃ", "\u0390", "ǆ", broken + "a", std::string("a\0b", 3)}),
           {"", "ÄBZ@[`{", "ΑΣ", "STRASSE", "FFI", "\u0399\u0308\u0301", "Ǆ", broken + "A", std::string("A\0B", 3)});
    expect_refused(
        "string_lower",
        "Value for attr 'encoding' of \"latin-1\" is not in the list of allowed values: \"ASCII\", \"UTF8\", \"UTF-8\"",
        [&] {
          run(ctx.get(), "string_lower", list(client::make_strings(ctx.get(), {}, {"a"})), "encoding", "latin-1");
        });
  });
  const std::string nul("a\0b", 3), broken(
                                        "\xff\x80"
                                        "A");
  for (const char* name : {"string_lower", "string_upper", "string_strip"}) {
    const std::string op = name;
    t.custom(op, "maps each string, whatever its bytes", [op, nul, broken] {
      client::Context ctx = client::make_context();
      const Texts x{"", " Ab \n", nul, broken, "Ä"};
      const Texts wanted = op == "string_lower"   ? Texts{"", " ab \n", nul,
                                                        "\xff\x80"
                                                          "a",
                                                        "Ä"}
                           : op == "string_upper" ? Texts{"", " AB \n", std::string("A\0B", 3), broken, "Ä"}
                                                  : Texts{"", "Ab", nul, broken, "Ä"};
      expect(client::strings_of(run(ctx.get(), op, list(client::make_strings(ctx.get(), {5}, x))).get()), wanted);
      expect(client::strings_of(run(ctx.get(), op, list(client::make_strings(ctx.get(), {}, {"x"}))).get()),
             {op == "string_upper" ? "X" : "x"});
      expect(client::strings_of(run(ctx.get(), op, list(client::make_strings(ctx.get(), {2, 0}, {}))).get()), {});
    });
  }
  t.custom("string_length", "counts bytes, or characters", [nul, broken] {
    client::Context ctx = client::make_context();
    for (const bool is_utf8 : {false, true}) {
      const Array y = array_of(run(ctx.get(), "string_length",
                                   list(client::make_strings(ctx.get(), {4}, {"", nul, "日本", broken})), "unit",
                                   is_utf8 ? "UTF8_CHAR" : "BYTE")
                                   .get());
      const std::vector<Complex> wanted = is_utf8 ? std::vector<Complex>{0, 3, 2, 2} : std::vector<Complex>{0, 3, 6, 3};
      if (y.values != wanted) fail("the lengths differ");
    }
  });
  t.custom("string_to_number", "reads what TensorFlow reads, and refuses the rest", [] {
    client::Context ctx = client::make_context();
    auto read = [&](const std::string& text, const char* dtype) {
      return array_of(
                 run(ctx.get(), "string_to_number", list(client::make_strings(ctx.get(), {}, {text})), "dtype", dtype)
                     .get())
          .values[0]
          .real();
    };
    const double inf = std::numeric_limits<double>::infinity();
    const std::pair<const char*, double> numbers[] = {{"1", 1},       {"+1", 1},        {" 3 ", 3},    {"\t4\n", 4},
                                                      {"1e400", inf}, {"-1e400", -inf}, {"1e-400", 0}, {"INF", inf},
                                                      {"0x10", 16},   {"1.", 1},        {".5", 0.5},   {"+inf", inf}};
    const std::string zeros(5000, '0');
    const std::pair<std::string, double> long_numbers[] = {{"0x1p-20000", 0},
                                                           {"0x1p20000", inf},
                                                           {"0." + zeros + "1", 0},
                                                           {"." + zeros + "1e4990", 1e-11},
                                                           {"." + zeros + "1e4999999999999999999999", inf},
                                                           {"1" + zeros, inf},
                                                           {"1" + zeros + "e-10", inf},
                                                           {"1" + zeros + "e-10000", 0},
                                                           {"1" + zeros + "e-9999999999999999999999", 0},
                                                           {"0x" + zeros + "." + zeros + "1", 0},
                                                           {"0x1" + zeros + "p-10", inf},
                                                           {"1e9223372036854775807", inf},
                                                           {"0.001e-9223372036854775807", 0}};
    for (const char* dtype : {"float32", "float64"}) {
      for (const auto& [text, value] : numbers) {
        if (read(text, dtype) != value) fail(std::string(text) + " differs");
      }
      for (const auto& [text, value] : long_numbers) {
        const double y = read(text, dtype);
        if (y != value && !(std::abs(y - value) < 1e-6 * value)) fail(std::string(text) + " differs");
      }
      if (!std::isnan(read("-nan", dtype))) fail("-nan differs");
    }
    if (read("-2147483648", "int32") != -2147483648.0 || read("+7", "int64") != 7) fail("an integer differs");
    for (const std::string bad : {"", "  ", "1_0", "1e", "+-1", "--1", "1f", "+ 1", "nan(1)", "0x-1"}) {
      for (const char* dtype : {"float32", "float64", "int32", "int64"}) {
        expect_refused("string_to_number", "StringToNumberOp could not correctly convert string: " + bad,
                       [&] { read(bad, dtype); });
      }
    }
    for (const char* bad : {"2147483648", "-2147483649", "0x10", "1.5", "inf"})
      expect_refused("string_to_number", "could not correctly convert", [&] { read(bad, "int32"); });
    expect_refused("string_to_number", "could not correctly convert", [&] { read(std::string("1\0", 2), "float32"); });
    expect_refused("string_to_number", "not in the list of allowed values", [&] { read("1", "int8"); });
  });
  t.custom("string_join", "joins strings that broadcast", [] {
    client::Context ctx = client::make_context();
    std::vector<client::Tensor> inputs = list(client::make_strings(ctx.get(), {2, 1}, {"a", "b"}));
    inputs.push_back(client::make_strings(ctx.get(), {2}, {"c", ""}));
    inputs.push_back(client::make_strings(ctx.get(), {}, {"d"}));
    expect(client::strings_of(run(ctx.get(), "string_join", inputs, "separator", "--").get()),
           {"a--c--d", "a----d", "b--c--d", "b----d"});
    for (const char* attribute : {static_cast<const char*>(nullptr), "separator"}) {
      expect(client::strings_of(run(ctx.get(), "string_join", inputs, attribute).get()), {"acd", "ad", "bcd", "bd"});
    }
    inputs.push_back(client::make_strings(ctx.get(), {3}, {"", "", ""}));
    expect_refused("string_join", "Input shapes do not match: [2,2] vs. [3]",
                   [&] { run(ctx.get(), "string_join", inputs, "separator"); });
    expect_refused("string_join", "at least 1", [&] { run(ctx.get(), "string_join", {}, "separator"); });
  });
  t.custom("substr", "takes bytes or characters, from either end", [] {
    client::Context ctx = client::make_context();
    auto part = [&](const std::string& text, int64_t pos, int32_t len, const char* unit) {
      std::vector<client::Tensor> inputs = list(client::make_strings(ctx.get(), {}, {text}));
      inputs.push_back(client::make_tensor(ctx.get(), EAGER_INT64, {}, &pos, 8));
      inputs.push_back(client::make_tensor(ctx.get(), EAGER_INT32, {}, &len, 4));
      return client::strings_of(run(ctx.get(), "substr", inputs, "unit", unit).get())[0];
    };
    if (part("abc", 3, 1, "BYTE") != "" || part("abc", -3, 2, "BYTE") != "ab" || part("abc", 1, 99, "BYTE") != "bc" ||
        part("abc", 1, -1, "BYTE") != "bc" || part("abc", 1, -1, "UTF8_CHAR") != "" ||
        part("日本x", 1, 1, "BYTE") != "\x97" || part("日本x", 1, 1, "UTF8_CHAR") != "本" ||
        part("日本x", -1, 5, "UTF8_CHAR") != "x")
      fail("a part differs");
    const int64_t least = std::numeric_limits<int64_t>::min();
    expect_refused("substr", "pos 4 out of range for string b'abc' at index 0", [&] { part("abc", 4, 1, "BYTE"); });
    expect_refused("substr", "out of range for string at index 0", [&] { part("abc", least, 1, "UTF8_CHAR"); });
  });
  t.custom("string_split", "splits at a text, at spaces, and at bytes", [nul] {
    client::Context ctx = client::make_context();
    using Attributes = std::map<std::string, int64_t>;
    auto split = [&](const Texts& x, const char* separator, const Attributes& attributes = {}) {
      client::Op op = client::make_op(ctx.get(), "string_split");
      if (separator) client::check(eager_op_set_string(op.get(), "separator", separator));
      for (const auto& [name, value] : attributes) {
        if (name == "maxsplit") client::check(eager_op_set_int(op.get(), name.c_str(), value));
        else client::check(eager_op_set_bool(op.get(), name.c_str(), value != 0));
      }
      const client::Tensor in = client::make_strings(ctx.get(), {static_cast<int64_t>(x.size())}, x);
      const std::vector<client::Tensor> out = client::execute(ctx.get(), op.get(), {in.get()});
      // The parts of each string, one row after another, with "|" behind each row.
      const Texts values = client::strings_of(out[0].get());
      const Array splits = array_of(out[1].get());
      Texts rows;
      for (size_t row = 0; row < x.size(); ++row) {
        for (auto k = static_cast<size_t>(splits.values[row].real()); k < splits.values[row + 1].real(); ++k)
          rows.push_back(values.at(k));
        rows.emplace_back("|");
      }
      if (splits.values.size() != x.size() + 1 || splits.values.back() != static_cast<double>(values.size()))
        fail("the splits differ");
      return rows;
    };
    expect(split({"a,,b", ",", "", "x"}, ","), {"a", "", "b", "|", "", "", "|", "", "|", "x", "|"});
    expect(split({"a<>b<>c", "aaa"}, "<>", {{"maxsplit", 1}}), {"a", "b<>c", "|", "aaa", "|"});
    expect(split({"aaa"}, "aa"), {"", "a", "|"});
    expect(split({"a,,b,"}, ",", {{"skip_empty", 1}}), {"a", "b", "|"});
    for (const char* spaces : {"", static_cast<const char*>(nullptr)})
      expect(split({" a\t\nb ", "", " \v\f\r", nul}, spaces), {"a", "b", "|", "|", "|", nul, "|"});
    expect(split({" a  b  c ", "a b "}, "", {{"maxsplit", 1}}), {"a", "b  c ", "|", "a", "b ", "|"});
    expect(split({" a "}, "", {{"maxsplit", 0}}), {"a ", "|"});
    expect(split({"a,b;;c", ""}, ",;", {{"any_byte", 1}}), {"a", "b", "", "c", "|", "|"});
    expect(split({",a,b;;c", ";"}, ",;", {{"any_byte", 1}, {"skip_empty", 1}}), {"a", "b", "c", "|", "|"});
    expect(split({"日x"}, "", {{"any_byte", 1}}), {"\xe6", "\x97", "\xa5", "x", "|"});
    expect(split({"abc"}, "", {{"any_byte", 1}, {"maxsplit", 1}}), {"a", "bc", "|"});
    expect(split({}, ","), {});
    expect(split({std::string(100000, 'x') + "," + std::string(100000, 'y')}, ","),
           {std::string(100000, 'x'), std::string(100000, 'y'), "|"});
  });
  t.custom("equal", "compares strings that broadcast", [nul] {
    client::Context ctx = client::make_context();
    std::vector<client::Tensor> inputs = list(client::make_strings(ctx.get(), {2, 1}, {"a", nul}));
    inputs.push_back(client::make_strings(ctx.get(), {3}, {"a", "", nul}));
    for (const bool when_equal : {true, false}) {
      const Array y = array_of(run(ctx.get(), when_equal ? "equal" : "not_equal", inputs).get());
      std::vector<Complex> wanted;
      for (const bool is_equal : {true, false, false, false, false, true}) wanted.emplace_back(is_equal == when_equal);
      if (y.values != wanted) fail("the results differ");
    }
    inputs.push_back(client::make_strings(ctx.get(), {2}, {"a", "b"}));
    inputs.erase(inputs.begin());
    expect_refused("equal", "Incompatible shapes", [&] { run(ctx.get(), "equal", inputs); });
    const float one = 1;
    inputs[1] = client::make_tensor(ctx.get(), EAGER_FLOAT32, {}, &one, sizeof one);
    expect_refused("equal", "", [&] { run(ctx.get(), "equal", inputs); });
  });
  t.custom("as_string", "writes each dtype as printf does", [] {
    client::Context ctx = client::make_context();
    using Attributes = std::map<std::string, std::string>;
    auto written = [&](int32_t dtype, const std::vector<Complex>& values, const Attributes& attributes = {}) {
      client::Op op = client::make_op(ctx.get(), "as_string");
      for (const auto& [name, value] : attributes) {
        if (name == "fill") client::check(eager_op_set_string(op.get(), "fill", value.c_str()));
        else if (name == "width" || name == "precision")
          client::check(eager_op_set_int(op.get(), name.c_str(), std::stoll(value)));
        else client::check(eager_op_set_bool(op.get(), name.c_str(), 1));
      }
      const std::vector<unsigned char> bytes = numbers::encode(values, dtype);
      const client::Tensor x =
          client::make_tensor(ctx.get(), dtype, {static_cast<int64_t>(values.size())}, bytes.data(), bytes.size());
      return client::strings_of(client::execute(ctx.get(), op.get(), {x.get()})[0].get());
    };
    const double inf = std::numeric_limits<double>::infinity(), nan = std::numeric_limits<double>::quiet_NaN();
    for (const int32_t dtype : {EAGER_INT8, EAGER_INT16, EAGER_INT32, EAGER_INT64})
      expect(written(dtype, {1.0, -2.0}), {"1", "-2"});
    for (const int32_t dtype : {EAGER_UINT8, EAGER_UINT16, EAGER_UINT32, EAGER_UINT64})
      expect(written(dtype, {250.0}), {"250"});
    for (const int32_t dtype : {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64}) {
      expect(written(dtype, {1.5, -2.0, nan, inf}), {"1.500000", "-2.000000", "nan", "inf"});
      expect(written(dtype, {nan, -inf, -0.0}, {{"width", "6"}, {"fill", "zero"}}), {"   nan", "  -inf", "-0.000000"});
    }
    expect(written(EAGER_BOOL, {1.0, 0.0}, {{"width", "7"}}), {"true", "false"});
    expect(written(EAGER_FLOAT32, {1e20}), {"100000002004087734272.000000"});
    expect(written(EAGER_FLOAT64, {0.1, 2.5}, {{"precision", "0"}}), {"0", "2"});
    expect(written(EAGER_FLOAT32, {1.5, 1e10}, {{"scientific", ""}}), {"1.500000e+00", "1.000000e+10"});
    expect(written(EAGER_FLOAT32, {1.5, 1e10}, {{"shortest", ""}}), {"1.5", "1e+10"});
    expect(written(EAGER_FLOAT32, {2.5, 1e-10}, {{"shortest", ""}, {"precision", "3"}}), {"2.5", "1e-10"});
    expect(written(EAGER_INT32, {15.0, -1.0}, {{"width", "4"}}), {"  15", "  -1"});
    expect(written(EAGER_INT32, {15.0, -1.0}, {{"width", "4"}, {"fill", "ZERO"}}), {"0015", "-001"});
    expect(written(EAGER_INT32, {15.0, -1.0}, {{"width", "4"}, {"fill", "minus"}}), {"15  ", "-1  "});
    expect(written(EAGER_INT32, {15.0, -1.0}, {{"width", "4"}, {"fill", "plus"}}), {" +15", "  -1"});
    expect(written(EAGER_INT32, {7.0}, {{"fill", "space"}}), {" 7"});
    expect(written(EAGER_UINT8, {7.0}, {{"fill", "plus"}}), {"7"});
    expect(written(EAGER_FLOAT32, {nan}, {{"fill", "plus"}, {"width", "6"}}), {"  +nan"});
    expect(written(EAGER_COMPLEX64, {{1.5, -2.0}}), {"(1.500000,-2.000000)"});
    expect(written(EAGER_COMPLEX128, {{1.5, 2.0}}, {{"width", "10"}, {"precision", "1"}}), {"(       1.5,       2.0)"});
    expect(written(EAGER_FLOAT32, {}), {});
    if (written(EAGER_FLOAT64, {1e300}, {{"precision", "100"}})[0].size() != 301 + 1 + 100) fail("a long text is cut");
    for (const int32_t dtype : {EAGER_BOOL, EAGER_INT32, EAGER_UINT64}) {
      expect_refused("as_string", "precision not supported for datatype", [&] {
        written(dtype, {1.0}, {{"precision", "3"}});
      });
      expect_refused("as_string", "scientific and shortest format not supported for datatype", [&] {
        written(dtype, {1.0}, {{"shortest", ""}, {"precision", "3"}});
      });
    }
    expect_refused("as_string", "Cannot select both scientific and shortest notation", [&] {
      written(EAGER_FLOAT32, {1.0}, {{"shortest", ""}, {"scientific", ""}});
    });
    expect_refused("as_string", "Value for attr 'fill' of \"x\" is not in the list of allowed values", [&] {
      written(EAGER_FLOAT32, {1.0}, {{"fill", "x"}});
    });
    expect_refused("as_string", "width = 9223372036854775807", [&] {
      written(EAGER_INT8, {1.0}, {{"width", "9223372036854775807"}});
    });
    expect(client::strings_of(
               run(ctx.get(), "as_string", list(client::make_strings(ctx.get(), {2}, {"x", "long"}))).get()),
           {"x", "long"});
    eager_tensor* weak = nullptr;
    client::check(eager_tensor_scalar_float(ctx.get(), 1.5, &weak));
    expect(client::strings_of(run(ctx.get(), "as_string", list(client::Tensor(weak))).get()), {"1.500000"});
  });
  t.custom("decode_raw", "reads bytes as numbers in either order", [] {
    client::Context ctx = client::make_context();
    auto decoded = [&](const Dims& dims, const Texts& x, int32_t dtype, bool little_endian = true) {
      client::Op op = client::make_op(ctx.get(), "decode_raw");
      client::check(eager_op_set_dtype(op.get(), "dtype", dtype));
      client::check(eager_op_set_bool(op.get(), "little_endian", little_endian));
      const client::Tensor in = client::make_strings(ctx.get(), dims, x);
      return array_of(client::execute(ctx.get(), op.get(), {in.get()})[0].get());
    };
    auto expect_numbers = [](const Array& got, const Dims& dims, const std::vector<Complex>& values) {
      if (got.dims != dims || got.values != values) fail("the numbers differ");
    };
    expect_numbers(decoded({2}, {"abcd", "efgh"}, EAGER_INT16), {2, 2}, {25185.0, 25699.0, 26213.0, 26727.0});
    expect_numbers(decoded({1, 2}, {"abcd", "efgh"}, EAGER_INT16, false), {1, 2, 2},
                   {24930.0, 25444.0, 25958.0, 26472.0});
    expect_numbers(decoded({1}, {"abcd"}, EAGER_INT32, false), {1, 1}, {1633837924.0});
    expect_numbers(decoded({}, {"abc"}, EAGER_UINT8), {3}, {97.0, 98.0, 99.0});
    expect_numbers(decoded({1}, {std::string("ab\0\1", 4)}, EAGER_BOOL), {1, 4}, {1.0, 1.0, 0.0, 1.0});
    expect_numbers(decoded({1}, {std::string("\x3f\xc0\0\0\xc0\0\0\0", 8)}, EAGER_COMPLEX64, false), {1, 1},
                   {{1.5, -2.0}});
    expect_numbers(decoded({}, {std::string("\0\0\0\0\0\0\xf8\x3f", 8)}, EAGER_FLOAT64), {1}, {1.5});
    for (const int32_t dtype :
         {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_UINT16, EAGER_UINT32, EAGER_UINT64, EAGER_INT64, EAGER_COMPLEX128}) {
      const auto count = static_cast<int64_t>(16 / eager_dtype_size(dtype));
      expect_numbers(decoded({1}, {std::string(16, 0)}, dtype), {1, count},
                     std::vector<Complex>(static_cast<size_t>(count)));
    }
    expect_numbers(decoded({0}, {}, EAGER_INT16), {0, 0}, {});
    expect_numbers(decoded({2, 0}, {}, EAGER_INT16), {2, 0, 0}, {});
    expect_numbers(decoded({2}, {"", ""}, EAGER_INT16), {2, 0}, {});
    expect_refused("decode_raw", "requires input strings to all be the same size, but element 1 has size 4 != 3", [&] {
      decoded({2}, {"abc", "efgh"}, EAGER_INT16);
    });
    expect_refused("decode_raw", "has length 3 that is not a multiple of 2, the size of int16",
                   [&] { decoded({1}, {"abc"}, EAGER_INT16); });
    expect_refused("decode_raw", "Value for attr 'dtype' of string", [&] { decoded({1}, {"abc"}, EAGER_STRING); });
  });
  example_cases(t);
}

}  // namespace op_cases
