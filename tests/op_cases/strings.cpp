// Strings: bytes in, strings or numbers out. The results are TensorFlow's.
#include <cmath>
#include <limits>

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

}  // namespace

void string_cases(Table& t) {
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
    for (const char* dtype : {"float32", "float64"}) {
      for (const auto& [text, value] : numbers) {
        if (read(text, dtype) != value) fail(std::string(text) + " differs");
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
    expect(client::strings_of(run(ctx.get(), "string_join", inputs, "separator").get()), {"acd", "ad", "bcd", "bd"});
    inputs.push_back(client::make_strings(ctx.get(), {3}, {"", "", ""}));
    expect_refused("string_join", "Incompatible shapes", [&] { run(ctx.get(), "string_join", inputs, "separator"); });
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
}

}  // namespace op_cases
