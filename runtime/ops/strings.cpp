// Strings, which are bytes, on the host alone.
#include "kernels/common/strings.h"

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

void same_shape_infer(InferContext& c) { c.output(DType::string, c.input(0)); }

// The broadcast shape of all inputs.
void broadcast_infer(InferContext& c) {
  if (c.num_inputs() == 0) invalid_argument(c.num_inputs(), " inputs were given, at least 1 is needed");
  Shape out(c.input(0));
  for (int i = 1; i < c.num_inputs(); ++i) {
    const Shape before = out;
    broadcast(before, c.input(i), out);
  }
  c.output(DType::string, out);
}

void string_join_infer(InferContext& c) {
  if (!c.given("separator")) invalid_argument("separator must be given");
  broadcast_infer(c);
  if (c.concrete()) c.params<StringJoinParams>().separator = c.string("separator").data();
}

void substr_infer(InferContext& c) {
  broadcast_infer(c);
  unit_params(c);
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
      .infer(same_shape_infer);
  op("string_upper", "Each string with ASCII letters in capitals; other bytes stay as they are.")
      .output("y").says("x", "The strings.")
      .example(R"("x": ["One", "two"])", "string [b'ONE' b'TWO']")
      .infer(same_shape_infer);
  op("string_strip", "Each string without the ASCII spaces at its beginning and end.")
      .output("y").says("x", "The strings.")
      .example(R"("x": [" one", "t wo\n"])", "string [b'one' b't wo']")
      .infer(same_shape_infer);
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
}
// clang-format on

}  // namespace eager
