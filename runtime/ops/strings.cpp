// Strings, which are bytes, on the host alone.
#include "kernels/common/strings.h"

#include <algorithm>

#include "runtime/core/gradient.h"
#include "runtime/ops/families.h"
#include "runtime/ops/shape_util.h"

namespace eager {

namespace {

constexpr DTypeSet kStrings = dtype_bit(DType::string);
constexpr const char* kUnits = "BYTE UTF8_CHAR";

void unit_params(InferContext& c) {
  const std::string_view unit = c.string("unit");
  if (unit != "BYTE" && unit != "UTF8_CHAR") {
    invalid_argument("Value for attr 'unit' of \"", unit,
                     "\" is not in the list of allowed values: \"BYTE\", \"UTF8_CHAR\"");
  }
  if (c.concrete()) c.params<StringUnitParams>().is_utf8 = unit == "UTF8_CHAR";
}

void string_length_infer(InferContext& c) {
  c.output(DType::int32, c.input(0));
  unit_params(c);
}

void string_to_number_infer(InferContext& c) {
  const DType t = c.dtype_attr("dtype", DType::float32);
  constexpr DTypeSet kNumbers = dtypes::index | dtype_bit(DType::float32) | dtype_bit(DType::float64);
  if (!contains(kNumbers, t)) {
    invalid_argument("Value for attr 'dtype' of ", dtype_name(t), " is not in the list of allowed values: float32, ",
                     "float64, int32, int64");
  }
  c.output(t, c.input(0));
}

void string_infer(InferContext& c) { c.string_output(c.input(0)); }

// The broadcast shape of all inputs.
void string_broadcast_infer(InferContext& c) {
  if (c.num_inputs() == 0) invalid_argument(c.num_inputs(), " inputs were given, at least 1 is needed");
  Shape out(c.input(0));
  for (int i = 1; i < c.num_inputs(); ++i) {
    const Shape before = out;
    broadcast(before, c.input(i), out);
  }
  c.string_output(out);
}

void string_join_infer(InferContext& c) {
  if (!c.given("separator")) invalid_argument("separator must be given");
  string_broadcast_infer(c);
  if (c.concrete()) c.params<StringJoinParams>().separator = c.string("separator").data();
}

void substr_infer(InferContext& c) {
  string_broadcast_infer(c);
  unit_params(c);
}

void string_split_infer(InferContext& c) {
  if (!c.given("separator")) invalid_argument("separator must be given");
  const int64_t n = num_elements(c.input(0));
  c.string_output(Shape{kUnknown});
  c.output(DType::int64, Shape{n < 0 ? kUnknown : n + 1});
  if (!c.concrete()) return;
  c.params<StringSplitParams>() = {c.string("separator").data(), c.integer("maxsplit"), c.boolean("any_byte"),
                                   c.boolean("skip_empty")};
}

Fill fill_of(std::string_view name) {
  constexpr std::string_view kNames[] = {"NONE", "SPACE", "ZERO", "PLUS", "MINUS"};
  const auto found = std::ranges::find(kNames, name);
  if (found == std::end(kNames)) invalid_argument("Fill argument not supported: fill = \"", name, "\"");
  return static_cast<Fill>(found - kNames);
}

void as_string_infer(InferContext& c) {
  const DType t = c.dtype(0);
  const int64_t precision = c.integer("precision"), width = c.integer("width");
  const bool scientific = c.boolean("scientific"), shortest = c.boolean("shortest");
  if (scientific && shortest) invalid_argument("Cannot select both scientific and shortest notation");
  if (is_integer(t) || t == DType::boolean) {
    if (precision >= 0) invalid_argument("precision not supported for datatype ", dtype_name(t));
    if (scientific || shortest) {
      invalid_argument("scientific and shortest format not supported for datatype ", dtype_name(t));
    }
  }
  constexpr int64_t kMost = int64_t{1} << 20;
  if (precision > kMost) invalid_argument("precision = ", precision, " is above ", kMost);
  if (width > kMost) invalid_argument("width = ", width, " is above ", kMost);
  const Fill fill = fill_of(c.string("fill"));
  c.string_output(c.input(0));
  if (c.concrete()) c.params<AsStringParams>() = {precision, width, fill, scientific, shortest};
}

void decode_raw_infer(InferContext& c) {
  const DType t = c.dtype_attr("dtype", DType::none);
  if (t == DType::none) invalid_argument("dtype must be given");
  if (t == DType::string)
    invalid_argument("Value for attr 'dtype' of string is not in the list of allowed values: any but string");
  const ShapeView x = c.input(0);
  Shape out(x);
  const int64_t n = is_known(x) ? num_elements(x) : 0;
  out.push_back(n > 0 ? c.string_bytes(0) / n / static_cast<int64_t>(dtype_size(t)) : 0);
  c.counted_output(t, out, x.rank);
  if (c.concrete()) c.params<DecodeRawParams>().is_little_endian = c.boolean("little_endian");
}

}  // namespace

// clang-format off
void define_strings(Registry& r) {
  auto op = [&r](const char* name, const char* text) -> OpDef& {
    return r.op(name).describe(text).input("x", kStrings, 0).says("any", "The strings.").no_gradient();
  };
  const char* unit = "What is counted: bytes, or characters of UTF-8.";
  op("string_length", "The length of each string.")
      .output("y", "int32").says("x", "The lengths.")
      .attr_string("unit", "BYTE").choices(kUnits).says(unit)
      .example(R"("x": ["one", "", "three"])", "int32 [3 0 5]")
      .infer(string_length_infer);
  op("string_to_number", "The number that each string is, with or without spaces around it. Another string is INVALID_ARGUMENT.")
      .output("y", "dtype").says("x", "The numbers.")
      .attr_dtype("dtype", DType::float32).says("The result's dtype: float32, float64, int32 or int64.")
      .example(R"("x": ["1", "-2.5", " 3e2 "])", "float32 [  1.   -2.5 300. ]")
      .infer(string_to_number_infer);
  op("string_lower", "Each string with ASCII letters in lower case; other bytes stay as they are.")
      .output("y").says("x", "The strings.")
      .example(R"("x": ["One", "TWO"])", "string [b'one' b'two']")
      .infer(string_infer);
  op("string_upper", "Each string with ASCII letters in capitals; other bytes stay as they are.")
      .output("y").says("x", "The strings.")
      .example(R"("x": ["One", "two"])", "string [b'ONE' b'TWO']")
      .infer(string_infer);
  op("string_strip", "Each string without the ASCII spaces at its beginning and end.")
      .output("y").says("x", "The strings.")
      .example(R"("x": [" one", "t wo\n"])", "string [b'one' b't wo']")
      .infer(string_infer);
  r.op("string_join").describe("Strings one behind the other, element by element.")
      .input("inputs", kStrings, 0, kList).says("any", "One or more; they broadcast.")
      .output("y", "string").says("broadcast(inputs)", "The joined strings.")
      .attr_string("separator").required().says("What stands between two; may be empty.")
      .example(R"("inputs": [["one", "two"], ["x", "y"]], "separator": "-")", "string [b'one-x' b'two-y']")
      .infer(string_join_infer).no_gradient();
  op("substr", "From each string the part that begins at pos and has at most len bytes or characters.")
      .input("pos", dtypes::index, 0).says("any", "Where a part begins, from 0 on; negative ones count from the end. One out of range "
                                                  "is INVALID_ARGUMENT.")
      .input("len", dtypes::index, 0).says("any", "The most that a part has; a negative number of bytes is all of them.")
      .output("y").says("broadcast(x, pos, len)", "The parts.")
      .attr_string("unit", "BYTE").choices(kUnits).says(unit)
      .example(R"("x": ["three", "seven"], "pos": 1, "len": 3)", "string [b'hre' b'eve']")
      .infer(substr_infer);
  op("string_split", "The parts of each string between separators, all in one vector.")
      .output("values", "string").says("[m]", "The parts; m is the number of all.")
      .output("row_splits", "int64").says("[n]", "Where in values the parts of each string begin, and at the end m; n is the number of strings and 1.")
      .attr_string("separator").required().says("What stands between parts; if it is empty, one or more ASCII spaces, also at the ends.")
      .attr_int("maxsplit", -1).says("The most times that a string is split; what is left is its last part. -1 is no limit.")
      .attr_bool("skip_empty", false).says("Whether empty parts are left out.")
      .attr_bool("any_byte", false).says("Whether each byte of separator is a separator, as in TensorFlow's StringSplit; if it is empty, each "
                                         "byte is a part. An empty string then has no parts.")
      .example(R"("x": ["a,b", "c"], "separator": ",")", "string [b'a' b'b' b'c']; int64 [0 2 3]")
      .infer(string_split_infer);
  r.op("as_string").describe("Each element as text: numbers as printf writes them, booleans as true and false.")
      .input("x", dtypes::all, 0).says("any", "The elements.")
      .output("y", "string").says("x", "The strings.")
      .attr_int("precision", -1).says("The number of digits behind the point of floats and complex numbers; -1 is 6.")
      .attr_bool("scientific", false).says("Whether they are written as 1.5e+00.")
      .attr_bool("shortest", false).says("Whether they are written as 1.5, and as 1.5e+10 where that is shorter.")
      .attr_int("width", -1).says("The least number of characters, but for booleans; -1 is no limit.")
      .attr_string("fill", "NONE").choices("NONE SPACE ZERO PLUS MINUS")
      .says("What a narrow or positive number gets: spaces at the left, a space in place of the sign, zeros behind the sign, a plus, or spaces "
            "at the right.")
      .example(R"("x": [1.5, -2.0], "precision": 2)", "string [b'1.50' b'-2.00']")
      .infer(as_string_infer).no_gradient();
  op("decode_raw", "The bytes of strings as numbers. Strings of different sizes are INVALID_ARGUMENT.")
      .output("y", "dtype").says("[x..., m]", "The numbers; m is the number of those in a string.")
      .attr_dtype("dtype").argument().required().says("The result's dtype, any but string.")
      .attr_bool("little_endian", true).says("Whether the lowest byte of a number comes first.")
      .example(R"("x": ["abcd", "efgh"], "dtype": "int16")", "int16 [[25185 25699]\n [26213 26727]]")
      .infer(decode_raw_infer);
}
// clang-format on

}  // namespace eager
