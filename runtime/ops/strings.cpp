// Strings, which are bytes, on the host alone.
#include "kernels/common/strings.h"

#include <algorithm>

#include "runtime/core/gradient.h"
#include "runtime/ops/families.h"
#include "runtime/ops/shape_util.h"

namespace eager {

namespace {

constexpr DTypeSet kStrings = dtype_bit(DType::string);
constexpr DTypeSet kNumbers = dtypes::index | dtype_bit(DType::float32) | dtype_bit(DType::float64);
constexpr DTypeSet kColumnTypes = kNumbers | kStrings;
constexpr const char* kUnits = "BYTE UTF8_CHAR";

// Sets the params of an attribute of two choices, of which the second is UTF-8.
void utf8_params(InferContext& c, AttrName attr) {
  const bool is_utf8 = choice_of<int>(c, attr) != 0;
  if (c.concrete()) c.params<StringUnitParams>().is_utf8 = is_utf8;
}

void string_length_infer(InferContext& c) {
  c.output(DType::int32, c.input(0));
  utf8_params(c, "unit");
}

void string_to_number_infer(InferContext& c) {
  const DType t = c.dtype_attr("dtype", DType::float32);
  if (!contains(kNumbers, t)) {
    invalid_argument("Value for attr 'dtype' of ", dtype_name(t), " is not in the list of allowed values: float32, ",
                     "float64, int32, int64");
  }
  c.output(t, c.input(0));
}

void string_infer(InferContext& c) { c.output(DType::string, c.input(0)); }

void letter_case_infer(InferContext& c) {
  string_infer(c);
  utf8_params(c, "encoding");
}

// The broadcast shape of all inputs.
void string_broadcast_infer(InferContext& c, const char* mismatch = "Incompatible shapes: ") {
  if (c.num_inputs() == 0) invalid_argument(c.num_inputs(), " inputs were given, at least 1 is needed");
  Shape out(c.input(0));
  for (int i = 1; i < c.num_inputs(); ++i) {
    const Shape before = out;
    const ShapeView x = c.input(i);
    for (int k = 1; k <= std::min(before.rank(), x.rank); ++k) {
      const int64_t a = before[before.rank() - k], b = x[x.rank - k];
      if (a != 1 && b != 1 && !may_equal(a, b)) invalid_argument(mismatch, to_string(before), " vs. ", to_string(x));
    }
    broadcast(before, x, out);
  }
  c.output(DType::string, out);
}

void string_join_infer(InferContext& c) {
  string_broadcast_infer(c, "Input shapes do not match: ");
  if (c.concrete()) c.params<StringJoinParams>().separator = c.string("separator").data();
}

void substr_infer(InferContext& c) {
  string_broadcast_infer(c);
  utf8_params(c, "unit");
}

void string_split_infer(InferContext& c) {
  const int64_t n = num_elements(c.input(0));
  c.output(DType::string, Shape{kUnknown});
  c.output(DType::int64, Shape{n < 0 ? kUnknown : n + 1});
  if (!c.concrete()) return;
  c.params<StringSplitParams>() = {c.string("separator").data(), c.integer("maxsplit"), c.boolean("any_byte"),
                                   c.boolean("skip_empty")};
}

void as_string_infer(InferContext& c) {
  const DType t = c.dtype(0);
  const int64_t precision = c.integer("precision"), width = c.integer("width");
  const bool scientific = c.boolean("scientific"), shortest = c.boolean("shortest");
  if (scientific && shortest) invalid_argument("Cannot select both scientific and shortest notation");
  if (is_integer(t) || t == DType::boolean) {
    if (scientific || shortest) {
      invalid_argument("scientific and shortest format not supported for datatype ", dtype_name(t));
    }
    if (precision >= 0) invalid_argument("precision not supported for datatype ", dtype_name(t));
  }
  constexpr int64_t kMost = int64_t{1} << 20;
  if (precision > kMost) invalid_argument("precision = ", precision, " is above ", kMost);
  if (width > kMost) invalid_argument("width = ", width, " is above ", kMost);
  const Fill fill = choice_of<Fill>(c, "fill");
  c.output(DType::string, c.input(0));
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

void string_replace_infer(InferContext& c) {
  if (!c.given("old") || !c.given("new")) invalid_argument("old and new must be given");
  if (c.string("old").empty()) invalid_argument("old must not be empty");
  c.output(DType::string, c.input(0));
  if (c.concrete())
    c.params<StringReplaceParams>() = {c.string("old").data(), c.string("new").data(), c.integer("count")};
}

void string_hash_bucket_infer(InferContext& c) {
  const int64_t n = c.integer("num_buckets");
  if (n < 1) invalid_argument("num_buckets must be at least 1, got ", n);
  if (c.attr("key").count != 2) invalid_argument("Key must have 2 elements");
  c.output(DType::int64, c.input(0));
  if (!c.concrete()) return;
  const int64_t* key = c.attr("key").ints;
  c.params<StringHashParams>() = {static_cast<uint64_t>(n),
                                  {static_cast<uint64_t>(key[0]), static_cast<uint64_t>(key[1])}};
}

void decode_csv_infer(InferContext& c) {
  const AttrValue& selected = c.attr("select_cols");
  const std::string_view delim = c.string("field_delim");
  if (delim.size() != 1) invalid_argument("field_delim should be only 1 char");
  if (selected.given == c.given("num_columns")) invalid_argument("num_columns or select_cols is needed, and not both");
  for (int64_t i = 0; selected.given && i < selected.count; ++i) {
    if (selected.ints[i] < 0) invalid_argument("select_cols should be non-negative indices");
    if (i > 0 && selected.ints[i] <= selected.ints[i - 1]) {
      invalid_argument("select_cols should be strictly increasing indices");
    }
  }
  const int64_t n = selected.given ? selected.count : c.integer("num_columns");
  if (n < 0) invalid_argument("num_columns must not be negative, got ", n);
  const ShapeView x = c.input(0);
  Shape out{n};
  for (const int64_t dim : x) out.push_back(dim);
  c.output(DType::string, out);
  if (c.concrete()) {
    c.params<DecodeCsvParams>() = {selected.given ? selected.ints : nullptr, n, delim[0], c.boolean("use_quote_delim")};
  }
}

void csv_column_infer(InferContext& c) {
  const ShapeView fields = c.input(0);
  if (!c.given("column")) invalid_argument("column must be given");
  const int64_t column = c.integer("column");
  const DType t = c.dtype_attr("dtype", c.has_input(1) ? c.dtype(1) : DType::string);
  if (!contains(kColumnTypes, t)) {
    invalid_argument("Value for attr 'dtype' of ", dtype_name(t), " is not in the list of allowed values: float32, ",
                     "float64, int32, int64, string");
  }
  if (c.has_input(1) && c.dtype(1) != t) {
    invalid_argument("default_value has dtype ", dtype_name(c.dtype(1)), ", the column ", dtype_name(t));
  }
  if (c.has_input(1) && (c.rank(1) > 1 || (c.rank(1) == 1 && c.input(1)[0] > 1))) {
    invalid_argument("Shape of a default must be a length-0 or length-1 vector, or a scalar.");
  }
  if (fields.rank == 0) invalid_argument("fields must have a dim of columns");
  if (column < 0 || (fields[0] >= 0 && column >= fields[0]))
    invalid_argument("column = ", column, " is not in [0, ", fields[0], ")");
  c.output(t, ShapeView{fields.dims + 1, fields.rank - 1});
  if (c.concrete()) c.params<CsvColumnParams>().column = column;
}

}  // namespace

// clang-format off
void define_strings(Registry& r) {
  auto op = [&r](const char* name, const char* text) -> OpDef& {
    return r.op(name).describe(text).input("x", kStrings, 0).says("any", "The strings.").no_gradient();
  };
  const char* unit = "What is counted: bytes, or characters of UTF-8.";
  const char* encoding = "Which letters: those of ASCII, or with UTF8 all of Unicode, by its full mapping, which depends on no language.";
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
  op("string_lower", "Each string with its letters in lower case; bytes that are none stay as they are.")
      .output("y").says("x", "The strings.")
      .attr_string("encoding", "ASCII").choices("ASCII UTF8|UTF-8").says(encoding)
      .example(R"("x": ["One", "TWO"])", "string [b'one' b'two']")
      .infer(letter_case_infer);
  op("string_upper", "Each string with its letters in capitals; bytes that are none stay as they are.")
      .output("y").says("x", "The strings.")
      .attr_string("encoding", "ASCII").choices("ASCII UTF8|UTF-8").says(encoding)
      .example(R"("x": ["One", "two"])", "string [b'ONE' b'TWO']")
      .infer(letter_case_infer);
  op("string_strip", "Each string without the ASCII spaces at its beginning and end.")
      .output("y").says("x", "The strings.")
      .example(R"("x": [" one", "t wo\n"])", "string [b'one' b't wo']")
      .infer(string_infer);
  r.op("string_join").describe("Strings one behind the other, element by element.")
      .input("inputs", kStrings, 0, kList).says("any", "One or more; they broadcast.")
      .output("y", "string").says("broadcast(inputs)", "The joined strings.")
      .attr_string("separator", "").says("What stands between two.")
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
      .attr_string("separator", "").says("What stands between parts; if it is empty, one or more ASCII spaces, also at the ends.")
      .attr_int("maxsplit", -1).says("The most times that a string is split; what is left is its last part. -1 is no limit. If "
                                         "separator is empty, spaces alone are no part, as in Python's split.")
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
  op("string_replace", "Each string with one text in the place of another, from the left on.")
      .output("y").says("x", "The strings.")
      .attr_string("old").required().says("The text that is replaced, byte by byte; must not be empty.")
      .attr_string("new").required().says("What stands in its place; may be empty.")
      .attr_int("count", -1).says("The most times in a string; -1 is no limit.")
      .example(R"("x": ["a-b-c", "d"], "old": "-", "new": "+")", "string [b'a+b+c' b'd']")
      .infer(string_replace_infer);
  op("string_hash_bucket", "For each string the number of a bucket: its SipHash-2-4 modulo num_buckets. Aumasson and Bernstein (2012); "
                           "TensorFlow's string_to_hash_bucket_strong gives the same.")
      .output("y", "int64").says("x", "The numbers, from 0 on and less than num_buckets.")
      .attr_int("num_buckets").argument().required().says("The number of buckets.")
      .attr_ints("key", {0, 0}).length(2).says("The hash's key. Who does not know it cannot choose strings that fall into one bucket.")
      .example(R"("x": ["one", "two", "one"], "num_buckets": 10)", "int64 [1 0 1]")
      .infer(string_hash_bucket_infer);
  op("decode_csv", "The fields of records of comma-separated values (RFC 4180), column by column; csv_column reads one as numbers.")
      .output("fields", "string").says("[m, x...]", "The fields; m is num_columns, or the number of select_cols. A record of another number "
                                                    "of fields is INVALID_ARGUMENT; with select_cols it may have more.")
      .attr_int("num_columns").argument().says("The number of fields of each record; as many as select_cols if it is absent.")
      .attr_string("field_delim", ",").says("What stands between fields: one byte.")
      .attr_bool("use_quote_delim", true).says("Whether quotes may stand around a field, which then may have delimiters, line ends, and quotes, "
                                               "written twice.")
      .attr_ints("select_cols").says("The fields that are taken, from 0 on, in increasing order; all if it is absent.")
      .example(R"("x": ["1,a", "2,\"b,c\""], "num_columns": 2)", "string [[b'1' b'2']\n [b'a' b'b,c']]")
      .infer(decode_csv_infer);
  r.op("csv_column").describe("A column of decode_csv's fields, as numbers or strings.")
      .input("fields", kStrings, 0).says("[m, n...]", "The fields of m columns.")
      .input("default_value", kColumnTypes, 0, kOptional).says("any", "What stands for an empty field: one element. If there is none, or it is "
                                                               "absent, such a field is INVALID_ARGUMENT, as one is that is no number.")
      .output("y", "dtype").says("[n...]", "The column.")
      .attr_int("column").argument().required().says("The column, from 0 on.")
      .attr_dtype("dtype").says("The result's dtype: float32, float64, int32, int64 or string; if it is absent, that of default_value, else string.")
      .parameters("fields column dtype default_value")
      .example(R"("fields": [["1", "2.5"], ["a", "b"]], "column": 0, "dtype": "float32")", "float32 [1.  2.5]")
      .infer(csv_column_infer).no_gradient();
}
// clang-format on

}  // namespace eager
