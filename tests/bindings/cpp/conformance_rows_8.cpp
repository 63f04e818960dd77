// Written by bindings/generate.
// clang-format off
#include "conformance.h"

using namespace eager;

ROW(strided_slice_update_begin_2_end_0_strides_m2, "strided_slice_update begin=2 end=0 strides=-2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(const Tensor value, floats(DType::float32, {1, 3, 4}, {0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(value));
  EAGER_TRY(const Tensor y, eager::strided_slice_update(x, value, StridedSliceUpdateOptions().begin({2}).end({0}).strides({-2})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x0p+0, -0x1p+0, -0x1p+1, -0x1.8p+1, -0x1p+2, -0x1.4p+2, -0x1.8p+2, -0x1.cp+2, -0x1p+3, -0x1.2p+3, -0x1.4p+3, -0x1.6p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, value}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_value = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_floats(d_value, DType::float32, {1, 3, 4}, {0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  return done();
}

ROW(string_hash_bucket_num_buckets_1000, "string_hash_bucket num_buckets=1000") {
  EAGER_TRY(const Tensor x, strings(DType::string, {5}, {"", "one", "eight by", "nine byte", "\346\227\245\346\234\254"}));
  EAGER_TRY(const Tensor y, eager::string_hash_bucket(x, 1000));
  EAGER_DO(expect_integers(y, DType::int64, {5}, {367, 791, 934, 329, 285}));
  return done();
}

ROW(string_hash_bucket_num_buckets_4611686018427387904_key_7_m1, "string_hash_bucket num_buckets=4611686018427387904 key=7,-1") {
  EAGER_TRY(const Tensor x, strings(DType::string, {5}, {"", "one", "eight by", "nine byte", "\346\227\245\346\234\254"}));
  EAGER_TRY(const Tensor y, eager::string_hash_bucket(x, 4611686018427387904, StringHashBucketOptions().key({7, -1})));
  EAGER_DO(expect_integers(y, DType::int64, {5}, {972240184211909722, 3064095122306709494, 1946725671841617183, 2218526482630061585, 4284650800645824256}));
  return done();
}

ROW(string_join, "string_join") {
  EAGER_TRY(const Tensor inputs0, strings(DType::string, {2, 1}, {"a", "\303\274"}));
  EAGER_TRY(const Tensor inputs1, strings(DType::string, {2}, {"c", ""}));
  EAGER_TRY(const Tensor inputs2, strings(DType::string, {}, {"d"}));
  EAGER_TRY(const Tensor y, eager::string_join({inputs0, inputs1, inputs2}));
  EAGER_DO(expect_strings(y, DType::string, {2, 2}, {"acd", "ad", "\303\274cd", "\303\274d"}));
  return done();
}

ROW(string_join_separator_m_of_one, "string_join separator=- of one") {
  EAGER_TRY(const Tensor inputs0, strings(DType::string, {2}, {"c", ""}));
  EAGER_TRY(const Tensor y, eager::string_join({inputs0}, StringJoinOptions().separator("-")));
  EAGER_DO(expect_strings(y, DType::string, {2}, {"c", ""}));
  return done();
}

ROW(string_join_separator_mm, "string_join separator=--") {
  EAGER_TRY(const Tensor inputs0, strings(DType::string, {2, 1}, {"a", "\303\274"}));
  EAGER_TRY(const Tensor inputs1, strings(DType::string, {2}, {"c", ""}));
  EAGER_TRY(const Tensor inputs2, strings(DType::string, {}, {"d"}));
  EAGER_TRY(const Tensor y, eager::string_join({inputs0, inputs1, inputs2}, StringJoinOptions().separator("--")));
  EAGER_DO(expect_strings(y, DType::string, {2, 2}, {"a--c--d", "a----d", "\303\274--c--d", "\303\274----d"}));
  return done();
}

ROW(string_length, "string_length") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 2}, {"Ab", "", "Zo\303\253 X", " \346\227\245\346\234\254\012"}));
  EAGER_TRY(const Tensor y, eager::string_length(x));
  EAGER_DO(expect_integers(y, DType::int32, {2, 2}, {2, 0, 6, 8}));
  return done();
}

ROW(string_length_unit_utf8_char, "string_length unit=UTF8_CHAR") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 2}, {"Ab", "", "Zo\303\253 X", " \346\227\245\346\234\254\012"}));
  EAGER_TRY(const Tensor y, eager::string_length(x, StringLengthOptions().unit(Unit::utf8_char)));
  EAGER_DO(expect_integers(y, DType::int32, {2, 2}, {2, 0, 5, 4}));
  return done();
}

ROW(string_lower, "string_lower") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 2}, {"Ab", "", "Zo\303\253 X", " \346\227\245\346\234\254\012"}));
  EAGER_TRY(const Tensor y, eager::string_lower(x));
  EAGER_DO(expect_strings(y, DType::string, {2, 2}, {"ab", "", "zo\303\253 x", " \346\227\245\346\234\254\012"}));
  return done();
}

ROW(string_lower_encoding_utf8, "string_lower encoding=UTF8") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"Zo\303\213, stra\303\237e", "\316\237\316\243 \357\254\201", "\304\260\307\205\360\220\220\200"}));
  EAGER_TRY(const Tensor y, eager::string_lower(x, StringLowerOptions().encoding(Encoding::utf8)));
  EAGER_DO(expect_strings(y, DType::string, {3}, {"zo\303\253, stra\303\237e", "\316\277\317\202 \357\254\201", "i\314\207\307\206\360\220\220\250"}));
  return done();
}

ROW(string_lower_of_a_scalar, "string_lower of a scalar") {
  EAGER_TRY(const Tensor x, strings(DType::string, {}, {"a B "}));
  EAGER_TRY(const Tensor y, eager::string_lower(x));
  EAGER_DO(expect_strings(y, DType::string, {}, {"a b "}));
  return done();
}

ROW(string_lower_of_nothing, "string_lower of nothing") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 0}, {}));
  EAGER_TRY(const Tensor y, eager::string_lower(x));
  EAGER_DO(expect_strings(y, DType::string, {2, 0}, {}));
  return done();
}

ROW(string_replace_old_m_new_pü, "string_replace old=- new=+\303\274") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"a-b--c", "", "aaa"}));
  EAGER_TRY(const Tensor y, eager::string_replace(x, "-", "+\303\274"));
  EAGER_DO(expect_strings(y, DType::string, {3}, {"a+\303\274b+\303\274+\303\274c", "", "aaa"}));
  return done();
}

ROW(string_replace_old_m_new_count_2, "string_replace old=- new=. count=2") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"a-b--c", "", "aaa"}));
  EAGER_TRY(const Tensor y, eager::string_replace(x, "-", ".", StringReplaceOptions().count(2)));
  EAGER_DO(expect_strings(y, DType::string, {3}, {"a.b.-c", "", "aaa"}));
  return done();
}

ROW(string_replace_old_aa_new_by_nothing, "string_replace old=aa new= by nothing") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"a-b--c", "", "aaa"}));
  EAGER_TRY(const Tensor y, eager::string_replace(x, "aa", ""));
  EAGER_DO(expect_strings(y, DType::string, {3}, {"a-b--c", "", "a"}));
  return done();
}

ROW(string_split_at_a_byte, "string_split at a byte") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"a,,b", "", " c, d "}));
  EAGER_TRY(const StringSplitOutputs outputs_1_, eager::string_split(x, StringSplitOptions().separator(",")));
  const Tensor y0 = outputs_1_.values;
  const Tensor y1 = outputs_1_.row_splits;
  EAGER_DO(expect_strings(y0, DType::string, {6}, {"a", "", "b", "", " c", " d "}));
  EAGER_DO(expect_integers(y1, DType::int64, {4}, {0, 3, 4, 6}));
  return done();
}

ROW(string_split_at_a_byte_once, "string_split at a byte, once") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"a,,b", "", " c, d "}));
  EAGER_TRY(const StringSplitOutputs outputs_1_, eager::string_split(x, StringSplitOptions().separator(",").maxsplit(1)));
  const Tensor y0 = outputs_1_.values;
  const Tensor y1 = outputs_1_.row_splits;
  EAGER_DO(expect_strings(y0, DType::string, {5}, {"a", ",b", "", " c", " d "}));
  EAGER_DO(expect_integers(y1, DType::int64, {4}, {0, 2, 3, 5}));
  return done();
}

ROW(string_split_at_a_byte_without_empty_parts, "string_split at a byte, without empty parts") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"a,,b", "", " c, d "}));
  EAGER_TRY(const StringSplitOutputs outputs_1_, eager::string_split(x, StringSplitOptions().separator(",").skip_empty(true)));
  const Tensor y0 = outputs_1_.values;
  const Tensor y1 = outputs_1_.row_splits;
  EAGER_DO(expect_strings(y0, DType::string, {4}, {"a", "b", " c", " d "}));
  EAGER_DO(expect_integers(y1, DType::int64, {4}, {0, 2, 2, 4}));
  return done();
}

ROW(string_split_at_each_byte, "string_split at each byte") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"a,,b", "", " c, d "}));
  EAGER_TRY(const StringSplitOutputs outputs_1_, eager::string_split(x, StringSplitOptions().any_byte(true)));
  const Tensor y0 = outputs_1_.values;
  const Tensor y1 = outputs_1_.row_splits;
  EAGER_DO(expect_strings(y0, DType::string, {10}, {"a", ",", ",", "b", " ", "c", ",", " ", "d", " "}));
  EAGER_DO(expect_integers(y1, DType::int64, {4}, {0, 4, 4, 10}));
  return done();
}

ROW(string_split_at_either_of_two_bytes, "string_split at either of two bytes") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"a,,b", "", " c, d "}));
  EAGER_TRY(const StringSplitOutputs outputs_1_, eager::string_split(x, StringSplitOptions().separator(", ").any_byte(true)));
  const Tensor y0 = outputs_1_.values;
  const Tensor y1 = outputs_1_.row_splits;
  EAGER_DO(expect_strings(y0, DType::string, {8}, {"a", "", "b", "", "c", "", "d", ""}));
  EAGER_DO(expect_integers(y1, DType::int64, {4}, {0, 3, 3, 8}));
  return done();
}

ROW(string_split_at_spaces, "string_split at spaces") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"a,,b", "", " c, d "}));
  EAGER_TRY(const StringSplitOutputs outputs_1_, eager::string_split(x));
  const Tensor y0 = outputs_1_.values;
  const Tensor y1 = outputs_1_.row_splits;
  EAGER_DO(expect_strings(y0, DType::string, {3}, {"a,,b", "c,", "d"}));
  EAGER_DO(expect_integers(y1, DType::int64, {4}, {0, 1, 1, 3}));
  return done();
}

ROW(string_split_at_two_bytes, "string_split at two bytes") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"a,,b", "", " c, d "}));
  EAGER_TRY(const StringSplitOutputs outputs_1_, eager::string_split(x, StringSplitOptions().separator(", ")));
  const Tensor y0 = outputs_1_.values;
  const Tensor y1 = outputs_1_.row_splits;
  EAGER_DO(expect_strings(y0, DType::string, {4}, {"a,,b", "", " c", "d "}));
  EAGER_DO(expect_integers(y1, DType::int64, {4}, {0, 1, 2, 4}));
  return done();
}

ROW(string_strip, "string_strip") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 2}, {"Ab", "", "Zo\303\253 X", " \346\227\245\346\234\254\012"}));
  EAGER_TRY(const Tensor y, eager::string_strip(x));
  EAGER_DO(expect_strings(y, DType::string, {2, 2}, {"Ab", "", "Zo\303\253 X", "\346\227\245\346\234\254"}));
  return done();
}

ROW(string_strip_of_a_scalar, "string_strip of a scalar") {
  EAGER_TRY(const Tensor x, strings(DType::string, {}, {"a B "}));
  EAGER_TRY(const Tensor y, eager::string_strip(x));
  EAGER_DO(expect_strings(y, DType::string, {}, {"a B"}));
  return done();
}

ROW(string_strip_of_nothing, "string_strip of nothing") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 0}, {}));
  EAGER_TRY(const Tensor y, eager::string_strip(x));
  EAGER_DO(expect_strings(y, DType::string, {2, 0}, {}));
  return done();
}

ROW(string_to_number, "string_to_number") {
  EAGER_TRY(const Tensor x, strings(DType::string, {4}, {"1.5", " -2e3\012", "inf", ".25"}));
  EAGER_TRY(const Tensor y, eager::string_to_number(x));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1.8p+0, -0x1.f4p+10, Inf, 0x1p-2}));
  return done();
}

ROW(string_to_number_dtype_float64, "string_to_number dtype=float64") {
  EAGER_TRY(const Tensor x, strings(DType::string, {5}, {"0.1", "1.5", " -2e3\012", "inf", ".25"}));
  EAGER_TRY(const Tensor y, eager::string_to_number(x, StringToNumberOptions().dtype(DType::float64)));
  EAGER_DO(expect_floats(y, DType::float64, {5}, {0x1.999999999999ap-4, 0x1.8p+0, -0x1.f4p+10, Inf, 0x1p-2}));
  return done();
}

ROW(string_to_number_dtype_int32, "string_to_number dtype=int32") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"-2147483648", "+7", " 2147483647 "}));
  EAGER_TRY(const Tensor y, eager::string_to_number(x, StringToNumberOptions().dtype(DType::int32)));
  EAGER_DO(expect_integers(y, DType::int32, {3}, {-2147483648, 7, 2147483647}));
  return done();
}

ROW(string_to_number_dtype_int64, "string_to_number dtype=int64") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"-9223372036854775808", "+7", " 9223372036854775807 "}));
  EAGER_TRY(const Tensor y, eager::string_to_number(x, StringToNumberOptions().dtype(DType::int64)));
  EAGER_DO(expect_integers(y, DType::int64, {3}, {INT64_MIN, 7, 9223372036854775807}));
  return done();
}

ROW(string_to_number_of_a_word, "string_to_number of a word") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2}, {"1", "one"}));
  EAGER_DO(expect_error(Code::invalid_argument, "string_to_number", "StringToNumberOp could not correctly convert string: one [Op:string_to_number]", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::string_to_number(x));
    return done();
  }));
  return done();
}

ROW(string_upper, "string_upper") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 2}, {"Ab", "", "Zo\303\253 X", " \346\227\245\346\234\254\012"}));
  EAGER_TRY(const Tensor y, eager::string_upper(x));
  EAGER_DO(expect_strings(y, DType::string, {2, 2}, {"AB", "", "ZO\303\253 X", " \346\227\245\346\234\254\012"}));
  return done();
}

ROW(string_upper_encoding_utf8, "string_upper encoding=UTF8") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"Zo\303\213, stra\303\237e", "\316\237\316\243 \357\254\201", "\304\260\307\205\360\220\220\200"}));
  EAGER_TRY(const Tensor y, eager::string_upper(x, StringUpperOptions().encoding(Encoding::utf8)));
  EAGER_DO(expect_strings(y, DType::string, {3}, {"ZO\303\213, STRASSE", "\316\237\316\243 FI", "\304\260\307\204\360\220\220\200"}));
  return done();
}

ROW(string_upper_of_a_scalar, "string_upper of a scalar") {
  EAGER_TRY(const Tensor x, strings(DType::string, {}, {"a B "}));
  EAGER_TRY(const Tensor y, eager::string_upper(x));
  EAGER_DO(expect_strings(y, DType::string, {}, {"A B "}));
  return done();
}

ROW(string_upper_of_nothing, "string_upper of nothing") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 0}, {}));
  EAGER_TRY(const Tensor y, eager::string_upper(x));
  EAGER_DO(expect_strings(y, DType::string, {2, 0}, {}));
  return done();
}

ROW(strings_are_computed_in_a_function, "strings are computed in a function") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor s = given.at(0);
    EAGER_TRY(const Tensor low, eager::string_lower(s));
    EAGER_TRY(const Tensor both, eager::string_join({low, s}, StringJoinOptions().separator("=")));
    EAGER_TRY(const Tensor n, eager::string_length(both));
    return std::vector<Tensor>{both, n};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::string, {-1}}}, "f"));
  EAGER_TRY(const Tensor x, strings(DType::string, {2}, {"A", "Bc"}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, f.call({x}));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor y = outputs_2_.at(0);
  const Tensor m = outputs_2_.at(1);
  EAGER_DO(expect_strings(y, DType::string, {2}, {"a=A", "bc=Bc"}));
  EAGER_DO(expect_integers(m, DType::int32, {2}, {3, 5}));
  return done();
}

ROW(strings_have_no_arithmetic, "strings have no arithmetic") {
  EAGER_TRY(const Tensor x, strings(DType::string, {1}, {"a"}));
  EAGER_DO(expect_error(Code::invalid_argument, "add", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::add(x, x));
    return done();
  }));
  return done();
}

ROW(strings_in_ops_variables_and_functions, "strings in ops, variables and functions") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 2}, {"a", "b", "", "\303\274"}));
  EAGER_TRY(const Tensor y, eager::reshape(x, {4}));
  EAGER_DO(expect_strings(y, DType::string, {4}, {"a", "b", "", "\303\274"}));
  EAGER_TRY(const Variable v, Variable::make(y, "v", false));
  EAGER_TRY(const Tensor z, strings(DType::string, {4}, {"1", "2", "3", "4"}));
  EAGER_DO(v.assign(z));
  EAGER_TRY(const Tensor w, v.read());
  EAGER_DO(expect_strings(w, DType::string, {4}, {"1", "2", "3", "4"}));
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor s = given.at(0);
    EAGER_TRY(const Tensor t, eager::expand_dims(s, 0));
    return std::vector<Tensor>{t};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::string, {-1}}}, "f"));
  EAGER_TRY(const Tensor u, f(y));
  EAGER_DO(expect_strings(u, DType::string, {1, 4}, {"a", "b", "", "\303\274"}));
  EAGER_TRY(const Tensor n, eager::zeros_like(x, ZerosLikeOptions().dtype(DType::int8)));
  EAGER_DO(expect_integers(n, DType::int8, {2, 2}, {0, 0, 0, 0}));
  return done();
}

ROW(substr, "substr") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2}, {"three", "seven"}));
  EAGER_TRY(const Tensor pos, integers(DType::int64, {}, {1}));
  EAGER_TRY(const Tensor len, integers(DType::int32, {}, {3}));
  EAGER_TRY(const Tensor y, eager::substr(x, pos, len));
  EAGER_DO(expect_strings(y, DType::string, {2}, {"hre", "eve"}));
  return done();
}

ROW(substr_unit_utf8_char, "substr unit=UTF8_CHAR") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2}, {"Zo\303\253", "\346\227\245\346\234\254\350\252\236"}));
  EAGER_TRY(const Tensor pos, integers(DType::int32, {2}, {1, -2}));
  EAGER_TRY(const Tensor len, integers(DType::int32, {2}, {1, 9}));
  EAGER_TRY(const Tensor y, eager::substr(x, pos, len, SubstrOptions().unit(Unit::utf8_char)));
  EAGER_DO(expect_strings(y, DType::string, {2}, {"o", "\346\234\254\350\252\236"}));
  return done();
}

ROW(subtract_and_its_gradients, "subtract and its gradients") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::subtract(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {-0x1.8p-1, -0x1.6p+1, 0x1.cp+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}, 1.0));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3}, {-0x1p+0, -0x1p-1, -0x1p+1}, 1.0));
  return done();
}

ROW(subtract_of_other_dtypes, "subtract of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float64, eager::subtract(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {3}, {-0x1.8p-1, -0x1.6p+1, 0x1.cp+2}));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float16, eager::subtract(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {3}, {-0x1.8p-1, -0x1.6p+1, 0x1.cp+2}));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::subtract(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {3}, {-0x1.8p-1, -0x1.6p+1, 0x1.cp+2}));
  EAGER_TRY(const Tensor z1, complexes(DType::complex128, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(const Tensor z2, complexes(DType::complex128, {3}, {{0x1p-1, -0x1p+0}, {0x1p+1, 0x1p-2}, {0x1p+0, 0x1p+0}}));
  EAGER_TRY(const Tensor w, eager::subtract(z1, z2));
  EAGER_DO(expect_complexes(w, DType::complex128, {3}, {{0x0p+0, 0x1.cp+0}, {-0x1.ap+1, 0x1p-2}, {0x1p-1, -0x1.8p+1}}));
  return done();
}

ROW(sum, "sum") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::sum(x));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.2p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0}, 1.0));
  return done();
}

ROW(sum_axis, "sum axis=") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::sum(x, SumOptions().axis({})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}, 1.0));
  return done();
}

ROW(sum_axis_0, "sum axis=0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2}));
  EAGER_TRY(const Tensor y, eager::sum(x, SumOptions().axis({0})));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.4p+2, 0x1p+3, 0x1p+3}));
  return done();
}

ROW(sum_axis_0_m1_keepdims_true, "sum axis=0,-1 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::sum(x, SumOptions().axis({0, -1}).keepdims(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 1}, {0x1p+1, 0x1.ap+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 1}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1}, 1.0));
  return done();
}

ROW(sum_axis_1, "sum axis=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::sum(x, SumOptions().axis({1})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 4}, {-0x1p+0, 0x1p+1, 0x1.4p+2, 0x1p+0, 0x1.cp+2, 0x1.8p+1, -0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}, 1.0));
  return done();
}

ROW(sum_axis_1_keepdims_false, "sum axis=1 keepdims=False") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2}));
  EAGER_TRY(const Tensor y, eager::sum(x, SumOptions().axis({1}).keepdims(false)));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1p+3, 0x1.ap+3}));
  return done();
}

ROW(sum_dtype_int16, "sum dtype=int16") {
  EAGER_TRY(const Tensor x, integers(DType::int8, {2}, {100, 100}));
  EAGER_TRY(const Tensor y, eager::sum(x, SumOptions().dtype(DType::int16)));
  EAGER_DO(expect_integers(y, DType::int16, {}, {200}));
  return done();
}

ROW(sum_of_bool, "sum of bool") {
  EAGER_TRY(const Tensor x, booleans(DType::bool_, {3}, {true, false, true}));
  EAGER_TRY(const Tensor y, eager::sum(x));
  EAGER_DO(expect_integers(y, DType::int64, {}, {2}));
  return done();
}

ROW(sum_of_complex64, "sum of complex64") {
  EAGER_TRY(const Tensor x, complexes(DType::complex64, {3}, {{0x1.8p+1, 0x0p+0}, {0x1p+1, 0x0p+0}, {0x1p+2, 0x0p+0}}));
  EAGER_TRY(const Tensor y, eager::sum(x));
  EAGER_DO(expect_complexes(y, DType::complex64, {}, {{0x1.2p+3, 0x0p+0}}));
  return done();
}

ROW(sum_of_float16, "sum of float16") {
  EAGER_TRY(const Tensor x, floats(DType::float16, {3}, {0x1.8p+1, 0x1p+1, 0x1p+2}));
  EAGER_TRY(const Tensor y, eager::sum(x));
  EAGER_DO(expect_floats(y, DType::float16, {}, {0x1.2p+3}));
  return done();
}

ROW(sum_of_int8, "sum of int8") {
  EAGER_TRY(const Tensor x, integers(DType::int8, {3}, {3, 2, 4}));
  EAGER_TRY(const Tensor y, eager::sum(x));
  EAGER_DO(expect_integers(y, DType::int64, {}, {9}));
  return done();
}

ROW(sum_of_uint8, "sum of uint8") {
  EAGER_TRY(const Tensor x, integers(DType::uint8, {3}, {3, 2, 4}));
  EAGER_TRY(const Tensor y, eager::sum(x));
  EAGER_DO(expect_unsigneds(y, DType::uint64, {}, {9u}));
  return done();
}

ROW(sum_like, "sum_like") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor like, integers(DType::int8, {2, 1}, {0, 0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::sum_like(x, like));
  EAGER_DO(expect_floats(y, DType::float32, {2, 1}, {0x1.8p+2, 0x1.ep+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 1}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p-1, 0x1p-1, 0x1p-1}));
  return done();
}

ROW(sum_like_of_integers, "sum_like of integers") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2, 2}, {1, 2, 3, 4}));
  EAGER_TRY(const Tensor like, integers(DType::int8, {2}, {0, 0}));
  EAGER_TRY(const Tensor y, eager::sum_like(x, like));
  EAGER_DO(expect_integers(y, DType::int32, {2}, {4, 6}));
  return done();
}

ROW(svd, "svd") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+1, 0x1.4p+2}));
  EAGER_TRY(const SvdOutputs outputs_1_, eager::svd(x));
  const Tensor y0 = outputs_1_.u;
  const Tensor y1 = outputs_1_.s;
  const Tensor y2 = outputs_1_.vh;
  EAGER_DO(expect_floats(y0, DType::float64, {3, 3}, {0x1.881b676d023e1p-2, 0x1.e278a17c73d41p-6, 0x1.d8bc83f8883fbp-1, 0x1.bcb45e897e00dp-5, 0x1.fe7cfae013c3p-1, -0x1.bceda962621c5p-5, 0x1.d828cf07b62b4p-1, -0x1.227c7386d0408p-4, -0x1.854ff43615dap-2}, 512.0));
  EAGER_DO(expect_floats(y1, DType::float64, {2}, {0x1.7568bc21be1bdp+2, 0x1.93edc8ff26783p+1}, 512.0));
  EAGER_DO(expect_floats(y2, DType::float64, {2, 2}, {0x1.a37ce040589b5p-2, 0x1.d31120eb9111ap-1, 0x1.d31120eb9111ap-1, -0x1.a37ce040589b5p-2}, 512.0));
  return done();
}

ROW(svd_full_matrices_false, "svd full_matrices=False") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 3}, {0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+1, -0x1p+0, 0x1.4p+2}));
  EAGER_TRY(const SvdOutputs outputs_1_, eager::svd(x, SvdOptions().full_matrices(false)));
  const Tensor y0 = outputs_1_.u;
  const Tensor y1 = outputs_1_.s;
  const Tensor y2 = outputs_1_.vh;
  EAGER_DO(expect_floats(y0, DType::float64, {2, 2}, {0x1.a37ce040589bp-2, 0x1.d31120eb91118p-1, 0x1.d31120eb91119p-1, -0x1.a37ce040589b6p-2}, 512.0));
  EAGER_DO(expect_floats(y1, DType::float64, {2}, {0x1.7568bc21be1bfp+2, 0x1.93edc8ff26783p+1}, 512.0));
  EAGER_DO(expect_floats(y2, DType::float64, {2, 3}, {0x1.881b676d023e1p-2, 0x1.bcb45e897e017p-5, 0x1.d828cf07b62b4p-1, 0x1.e278a17c73d3p-6, 0x1.fe7cfae013c2fp-1, -0x1.227c7386d0412p-4}, 512.0));
  return done();
}

ROW(svd_of_complex_numbers, "svd of complex numbers") {
  EAGER_TRY(const Tensor x, complexes(DType::complex64, {2, 2}, {{0x1p+1, 0x1p+0}, {0x1p+0, 0x0p+0}, {0x0p+0, 0x1p-1}, {-0x1p+0, 0x0p+0}}));
  EAGER_TRY(const SvdOutputs outputs_1_, eager::svd(x));
  const Tensor y0 = outputs_1_.u;
  const Tensor y1 = outputs_1_.s;
  const Tensor y2 = outputs_1_.vh;
  EAGER_DO(expect_complexes(y0, DType::complex64, {2, 2}, {{0x1.f3a92cp-1, 0x1.6c3aap-57}, {0x1.8fba8ap-4, 0x1.8fba8ap-3}, {-0x1.8fba8ap-4, 0x1.8fba8ap-3}, {0x1.f3a92cp-1, 0x1.dca78ep-56}}, 512.0));
  EAGER_DO(expect_floats(y1, DType::float32, {2}, {0x1.4p+1, 0x1p+0}, 512.0));
  EAGER_DO(expect_complexes(y2, DType::complex64, {2, 2}, {{0x1.a3b712p-1, 0x1.7bbe04p-2}, {0x1.b7b398p-2, 0x1.3fc86ep-4}, {0x1.8fba8ap-2, 0x1.8fba8ap-3}, {-0x1.c1b1dcp-1, -0x1.8fba8ap-3}}, 512.0));
  return done();
}

ROW(svdvals, "svdvals") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 3}, {0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+1, -0x1p+0, 0x1.4p+2}));
  EAGER_TRY(const Tensor y, eager::svdvals(x));
  EAGER_DO(expect_floats(y, DType::float64, {2}, {0x1.7568bc21be1bep+2, 0x1.93edc8ff26783p+1}, 64.0));
  return done();
}

ROW(swapaxes_axis1_0_axis2_m1, "swapaxes axis1=0 axis2=-1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::swapaxes(x, 0, -1));
  EAGER_DO(expect_floats(y, DType::float32, {4, 3, 2}, {0x0p+0, 0x1.8p+3, 0x1p+2, 0x1p+4, 0x1p+3, 0x1.4p+4, 0x1p+0, 0x1.ap+3, 0x1.4p+2, 0x1.1p+4, 0x1.2p+3, 0x1.5p+4, 0x1p+1, 0x1.cp+3, 0x1.8p+2, 0x1.2p+4, 0x1.4p+3, 0x1.6p+4, 0x1.8p+1, 0x1.ep+3, 0x1.cp+2, 0x1.3p+4, 0x1.6p+3, 0x1.7p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1.8p-1, 0x1.8p+1, 0x1.8p+0, 0x1p+1, 0x1p-1, 0x1p+0, 0x1.8p-1, 0x1.8p+0, 0x1p-2, 0x1p+1, 0x1p-1, 0x1p-1, 0x1p+0, 0x1.8p-1, 0x1.8p+1, 0x1p-2, 0x1p+1, 0x1p-1, 0x1p+0, 0x1.8p+1, 0x1.8p+0, 0x1p-2, 0x1p+1}));
  return done();
}

ROW(take, "take") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor indices, integers(DType::int32, {3}, {1, -1, 0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::take(x, indices));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1p+1, 0x1.8p+1, 0x1p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+1, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1}));
  return done();
}

ROW(take_axis_m2, "take axis=-2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor indices, integers(DType::int32, {3}, {1, -1, 0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::take(x, indices, TakeOptions().axis(-2)));
  EAGER_DO(expect_floats(y, DType::float32, {3, 3}, {0x1p-1, 0x1p+3, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, 0x1p+0, 0x1p+1, 0x1p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.8p-1, 0x1p+0, 0x1p-1, 0x1.4p+0, 0x1p+1, 0x1.4p+2}));
  return done();
}

ROW(take_axis_1, "take axis=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor indices, integers(DType::int32, {3}, {1, -1, 0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::take(x, indices, TakeOptions().axis(1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+1, 0x1p+2, 0x1p+0, 0x1p+3, 0x1.8p+1, 0x1p-1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+1, 0x1p+0, 0x1p-1, 0x1.8p+1, 0x1p-2, 0x1.8p+0}));
  return done();
}

ROW(take_of_an_index_that_is_out_of_range, "take of an index that is out of range") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor i, integers(DType::int32, {1}, {-3}));
  EAGER_DO(expect_error(Code::invalid_argument, "take", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::take(x, i, TakeOptions().axis(0)));
    return done();
  }));
  return done();
}

ROW(take_along_axis, "take_along_axis") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor indices, integers(DType::int32, {2, 2}, {2, 0, 1, 1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::take_along_axis(x, indices));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1.8p+1, 0x1p+0, 0x1.4p+2, 0x1.4p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p-1, 0x0p+0, 0x1p+0, 0x0p+0, 0x1.2p+1, 0x0p+0}));
  return done();
}

ROW(take_along_axis_axis_0, "take_along_axis axis=0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor indices, integers(DType::int64, {1, 3}, {1, 0, 1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::take_along_axis(x, indices, TakeAlongAxisOptions().axis(0)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3}, {0x1p+2, 0x1p+1, 0x1.8p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x0p+0, 0x1p-1, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p+1}));
  return done();
}

ROW(take_along_axis_axis_1_of_strings, "take_along_axis axis=1 of strings") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 3}, {"a", "", "\346\227\245\346\234\254", "b c", "d", "e"}));
  EAGER_TRY(const Tensor indices, integers(DType::int64, {2, 2}, {2, 0, 1, 1}));
  EAGER_TRY(const Tensor y, eager::take_along_axis(x, indices, TakeAlongAxisOptions().axis(1)));
  EAGER_DO(expect_strings(y, DType::string, {2, 2}, {"\346\227\245\346\234\254", "a", "d", "d"}));
  return done();
}

ROW(tan_and_its_gradient, "tan and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.4p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::tan(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1.17af62p+1, -0x1.17b4f6p-1, 0x1.dcfa36p-1, 0x1.813994p+1}, 16.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.718fc2p+2, 0x1.4c66fcp-1, 0x1.de2cdcp+1, 0x1.41d71ep+1}, 8.0));
  return done();
}

ROW(tan_of_other_dtypes, "tan of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.4p+0}));
  EAGER_TRY(const Tensor y_float64, eager::tan(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x1.17af62e0950f8p+1, -0x1.17b4f5bf3474ap-1, 0x1.dcfa36110eeecp-1, 0x1.8139943e231a8p+1}, 16.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.4p+0}));
  EAGER_TRY(const Tensor y_float16, eager::tan(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x1.17cp+1, -0x1.17cp-1, 0x1.ddp-1, 0x1.814p+1}, 4.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.4p+0}));
  EAGER_TRY(const Tensor y_bfloat16, eager::tan(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1.18p+1, -0x1.18p-1, 0x1.dcp-1, 0x1.82p+1}, 4.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::tan(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.8eb245cbee3a6p+0, 0x1.2866f9be4de13p+0}, 16.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::tan(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.8eb246p+0, 0x1.2866fap+0}, 16.0));
  EAGER_TRY(const Tensor z, complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(z));
  EAGER_TRY(const Tensor w, eager::tan(z));
  EAGER_TRY(const Tensor d_w, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}}));
  EAGER_TRY(const Tensor d_z, tape.gradient(w, z, GradientOptions().output_gradients({d_w})));
  EAGER_DO(expect_complexes(w, DType::complex64, {3}, {{0x1.29dffap-2, 0x1.78e006p-1}, {-0x1.9cff3ap-1, 0x1.957ea2p+0}, {0x1.5f6874p-8, -0x1.09739cp+0}}, 32.0));
  EAGER_DO(expect_complexes(d_z, DType::complex64, {3}, {{0x1.15e9c4p-1, -0x1.b685a2p-2}, {-0x1.471608p+1, -0x1.b7709ap-1}, {-0x1.1d248p-3, 0x1.8f0312p-4}}, 64.0));
  return done();
}

ROW(tanh_and_its_gradient, "tanh and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.4p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::tanh(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.ed9506p-1, -0x1.d9353ep-2, 0x1.45323ep-1, 0x1.b2523cp-1}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.2162c2p-4, 0x1.92a946p-2, 0x1.3173b2p+0, 0x1.1f2514p-4}, 64.0));
  return done();
}

ROW(tanh_of_other_dtypes, "tanh of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.4p+0}));
  EAGER_TRY(const Tensor y_float64, eager::tanh(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.ed9505e1bc3d4p-1, -0x1.d9353d7568af3p-2, 0x1.45323e552f228p-1, 0x1.b2523bb6b2deep-1}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.4p+0}));
  EAGER_TRY(const Tensor y_float16, eager::tanh(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.ed8p-1, -0x1.d94p-2, 0x1.454p-1, 0x1.b24p-1}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.4p+0}));
  EAGER_TRY(const Tensor y_bfloat16, eager::tanh(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.eep-1, -0x1.dap-2, 0x1.46p-1, 0x1.b2p-1}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::tanh(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.85efab514f394p-1, 0x1.ffa81708a0b42p-1}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::tanh(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.85efacp-1, 0x1.ffa818p-1}, 4.0));
  EAGER_TRY(const Tensor z, complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(z));
  EAGER_TRY(const Tensor w, eager::tanh(z));
  EAGER_TRY(const Tensor d_w, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}}));
  EAGER_TRY(const Tensor d_z, tape.gradient(w, z, GradientOptions().output_gradients({d_w})));
  EAGER_DO(expect_complexes(w, DType::complex64, {3}, {{0x1.74d82ep-1, 0x1.3c7722p-1}, {-0x1.d03e3cp-1, 0x1.024536p-3}, {0x1.106bc4p+0, 0x1.494816p-4}}, 8.0));
  EAGER_DO(expect_complexes(d_z, DType::complex64, {3}, {{0x1.b418acp-1, 0x1.cce85ap-1}, {0x1.d45c3ap-3, 0x1.8ccea2p-3}, {-0x1.4ae622p-4, 0x1.df5dc8p-2}}, 16.0));
  return done();
}

ROW(tanh_of_what_is_no_finite_number, "tanh of what is no finite number") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {Inf, -Inf, NaN}));
  EAGER_TRY(const Tensor y, eager::tanh(x));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1p+0, -0x1p+0, NaN}));
  return done();
}

ROW(tapes_in_tapes_derivatives_of_x_4_to_the_fourth_order, "tapes in tapes: derivatives of x^4 to the fourth order") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2}, {0x1.8p+1, -0x1p+1}));
  EAGER_TRY(Tape t0, Tape::make());
  EAGER_DO(t0.watch(x));
  EAGER_TRY(Tape t1, Tape::make());
  EAGER_DO(t1.watch(x));
  EAGER_TRY(Tape t2, Tape::make());
  EAGER_DO(t2.watch(x));
  EAGER_TRY(Tape t3, Tape::make());
  EAGER_DO(t3.watch(x));
  EAGER_TRY(const Tensor y2, eager::multiply(x, x));
  EAGER_TRY(const Tensor y3, eager::multiply(y2, x));
  EAGER_TRY(const Tensor y4, eager::multiply(y3, x));
  EAGER_TRY(const Tensor d0, t3.gradient(y4, x));
  EAGER_DO(expect_floats(d0, DType::float64, {2}, {0x1.bp+6, -0x1p+5}));
  EAGER_TRY(const Tensor d1, t2.gradient(d0, x));
  EAGER_DO(expect_floats(d1, DType::float64, {2}, {0x1.bp+6, 0x1.8p+5}));
  EAGER_TRY(const Tensor d2, t1.gradient(d1, x));
  EAGER_DO(expect_floats(d2, DType::float64, {2}, {0x1.2p+6, -0x1.8p+5}));
  EAGER_TRY(const Tensor d3, t0.gradient(d2, x));
  EAGER_DO(expect_floats(d3, DType::float64, {2}, {0x1.8p+4, 0x1.8p+4}));
  return done();
}

ROW(tapes_that_overlap_stop_in_any_order, "tapes that overlap stop in any order") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1.8p+1}));
  EAGER_TRY(Tape first, Tape::make());
  EAGER_DO(first.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  EAGER_TRY(Tape second, Tape::make());
  EAGER_DO(second.watch(x));
  EAGER_DO(second.watch(y));
  EAGER_TRY(const Tensor z, eager::multiply(y, x));
  EAGER_DO(first.stop());
  EAGER_TRY(const Tensor w, eager::square(z));
  EAGER_DO(second.stop());
  EAGER_TRY(const Tensor v, eager::square(w));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, first.gradient({z, w}, {x}));
  EAGER_DO(expect_count(outputs_1_, 1));
  const Tensor a = outputs_1_.at(0);
  EAGER_TRY(const std::vector<Tensor> outputs_2_, second.gradient({w, v}, {x, y}));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor b = outputs_2_.at(0);
  const Tensor c = outputs_2_.at(1);
  EAGER_DO(expect_floats(a, DType::float32, {}, {0x1.bp+4}));
  EAGER_DO(expect_floats(b, DType::float32, {}, {0x1.e6p+8}));
  EAGER_DO(expect_floats(c, DType::float32, {}, {0x1.44p+7}));
  return done();
}

ROW(tapes_watch_variables_that_are_read, "tapes watch variables that are read") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Variable v, Variable::make(x, "v"));
  EAGER_TRY(const Variable w, Variable::make(x, "w", false));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_TRY(const Tensor a, v.read());
  EAGER_TRY(const Tensor b, w.read());
  EAGER_TRY(const Tensor y, eager::multiply(a, b));
  EAGER_TRY(const Tensor c, v.read());
  EAGER_TRY(const Tensor z, eager::add(y, c));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({z}, {v, w}));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_v = outputs_1_.at(0);
  const Tensor d_w = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_v, DType::float32, {2}, {0x1p+1, 0x1.8p+1}));
  EAGER_DO(expect_none(d_w));
  return done();
}

ROW(tensor_scatter_nd_add, "tensor_scatter_nd_add") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, 0x1.cp+2, 0x1p+2}));
  EAGER_TRY(const Tensor indices, integers(DType::int32, {3, 1}, {2, 0, 2}));
  EAGER_TRY(const Tensor updates, floats(DType::float32, {3}, {0x1.4p+3, 0x1.4p+4, 0x1.4p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(updates));
  EAGER_TRY(const Tensor y, eager::tensor_scatter_nd_add(x, indices, updates));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1.5p+4, 0x1p+1, 0x1.6p+4, 0x1p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, updates}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_updates = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_DO(expect_floats(d_updates, DType::float32, {3}, {0x1p+1, 0x1p+0, 0x1p+1}));
  return done();
}

ROW(tensor_scatter_nd_add_of_slices_of_integers, "tensor_scatter_nd_add of slices of integers") {
  EAGER_TRY(const Tensor x, integers(DType::int8, {2, 2}, {1, 2, 3, 4}));
  EAGER_TRY(const Tensor indices, integers(DType::uint16, {1, 1}, {1}));
  EAGER_TRY(const Tensor updates, integers(DType::int8, {1, 2}, {9, -9}));
  EAGER_TRY(const Tensor y, eager::tensor_scatter_nd_add(x, indices, updates));
  EAGER_DO(expect_integers(y, DType::int8, {2, 2}, {1, 2, 12, -5}));
  return done();
}

ROW(tensor_scatter_nd_max, "tensor_scatter_nd_max") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, 0x1.cp+2, 0x1p+2}));
  EAGER_TRY(const Tensor indices, integers(DType::int32, {3, 1}, {2, 0, 2}));
  EAGER_TRY(const Tensor updates, floats(DType::float32, {3}, {0x1.4p+3, 0x1.4p+4, 0x1.4p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(updates));
  EAGER_TRY(const Tensor y, eager::tensor_scatter_nd_max(x, indices, updates));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1.4p+4, 0x1p+1, 0x1.4p+3, 0x1p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, updates}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_updates = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x0p+0, 0x1p-1, 0x0p+0, 0x1p-2}));
  EAGER_DO(expect_floats(d_updates, DType::float32, {3}, {0x1p+1, 0x1p+0, 0x0p+0}));
  return done();
}

ROW(tensor_scatter_nd_max_of_slices_of_integers, "tensor_scatter_nd_max of slices of integers") {
  EAGER_TRY(const Tensor x, integers(DType::int8, {2, 2}, {1, 2, 3, 4}));
  EAGER_TRY(const Tensor indices, integers(DType::uint16, {1, 1}, {1}));
  EAGER_TRY(const Tensor updates, integers(DType::int8, {1, 2}, {9, -9}));
  EAGER_TRY(const Tensor y, eager::tensor_scatter_nd_max(x, indices, updates));
  EAGER_DO(expect_integers(y, DType::int8, {2, 2}, {1, 2, 9, 4}));
  return done();
}

ROW(tensor_scatter_nd_min, "tensor_scatter_nd_min") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, 0x1.cp+2, 0x1p+2}));
  EAGER_TRY(const Tensor indices, integers(DType::int32, {3, 1}, {2, 0, 2}));
  EAGER_TRY(const Tensor updates, floats(DType::float32, {3}, {0x1.4p+3, 0x1.4p+4, 0x1.4p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(updates));
  EAGER_TRY(const Tensor y, eager::tensor_scatter_nd_min(x, indices, updates));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1p+0, 0x1p+1, 0x1.4p+2, 0x1p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, updates}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_updates = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1p+0, 0x1p-1, 0x0p+0, 0x1p-2}));
  EAGER_DO(expect_floats(d_updates, DType::float32, {3}, {0x0p+0, 0x0p+0, 0x1p+1}));
  return done();
}

ROW(tensor_scatter_nd_min_of_slices_of_integers, "tensor_scatter_nd_min of slices of integers") {
  EAGER_TRY(const Tensor x, integers(DType::int8, {2, 2}, {1, 2, 3, 4}));
  EAGER_TRY(const Tensor indices, integers(DType::uint16, {1, 1}, {1}));
  EAGER_TRY(const Tensor updates, integers(DType::int8, {1, 2}, {9, -9}));
  EAGER_TRY(const Tensor y, eager::tensor_scatter_nd_min(x, indices, updates));
  EAGER_DO(expect_integers(y, DType::int8, {2, 2}, {1, 2, 3, -9}));
  return done();
}

ROW(tensor_scatter_nd_mul, "tensor_scatter_nd_mul") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x0p+0}));
  EAGER_TRY(const Tensor indices, integers(DType::int32, {3, 1}, {2, 0, 2}));
  EAGER_TRY(const Tensor updates, floats(DType::float32, {3}, {0x1.8p+1, 0x1p-1, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(updates));
  EAGER_TRY(const Tensor y, eager::tensor_scatter_nd_mul(x, indices, updates));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1p-1, 0x1p+1, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, updates}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_updates = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {3}, {0x1p-1, 0x1p-1, 0x1.8p+3}));
  EAGER_DO(expect_floats(d_updates, DType::float32, {3}, {0x0p+0, 0x1p+0, 0x0p+0}));
  return done();
}

ROW(tensor_scatter_nd_update, "tensor_scatter_nd_update") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {0x1p+0, 0x1p+1, 0x1.cp+2, 0x1p+2}));
  EAGER_TRY(const Tensor indices, integers(DType::int32, {3, 1}, {2, 0, 3}));
  EAGER_TRY(const Tensor updates, floats(DType::float32, {3}, {0x1.4p+3, 0x1.4p+4, 0x1.4p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(updates));
  EAGER_TRY(const Tensor y, eager::tensor_scatter_nd_update(x, indices, updates));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1.4p+4, 0x1p+1, 0x1.4p+3, 0x1.4p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, updates}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_updates = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_floats(d_updates, DType::float32, {3}, {0x1p+1, 0x1p+0, 0x1p-2}));
  return done();
}

ROW(tensor_scatter_nd_update_of_slices_of_integers, "tensor_scatter_nd_update of slices of integers") {
  EAGER_TRY(const Tensor x, integers(DType::int8, {2, 2}, {1, 2, 3, 4}));
  EAGER_TRY(const Tensor indices, integers(DType::uint16, {1, 1}, {1}));
  EAGER_TRY(const Tensor updates, integers(DType::int8, {1, 2}, {9, -9}));
  EAGER_TRY(const Tensor y, eager::tensor_scatter_nd_update(x, indices, updates));
  EAGER_DO(expect_integers(y, DType::int8, {2, 2}, {1, 2, 9, -9}));
  return done();
}

ROW(tensordot, "tensordot") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3, 4, 2}, {0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1, 0x1p+0, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::tensordot(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1.cp+2, 0x1.cp+3, 0x1.6p+3, 0x1.6p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {2, 3, 4}, {0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1}));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3, 4, 2}, {0x1p+2, -0x1p-2, 0x1.cp+2, 0x1p-1, -0x1p+2, -0x1p-1, -0x1p+0, 0x1p-2, 0x1p+1, 0x1p+0, 0x1.4p+2, 0x1.cp+0, 0x1p+3, 0x1.4p+1, 0x1p+2, -0x1p-2, 0x1.cp+2, 0x1p-1, -0x1p+2, -0x1p-1, -0x1p+0, 0x1p-2, 0x1p+1, 0x1p+0}));
  return done();
}

ROW(tensordot_axes_0_m1, "tensordot axes=0,-1") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::tensordot(x1, x2, TensordotOptions().axes({0, -1})));
  EAGER_DO(expect_floats(y, DType::float32, {3, 2}, {0x1.ep+3, 0x1.fp+4, 0x1.3p+4, 0x1.78p+5, 0x1p+3, 0x1.4p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {2, 3}, {0x1.4p+1, 0x1.6p+1, 0x1.5p+3, 0x1p+2, 0x1.4p+2, 0x1.ep+3}));
  EAGER_DO(expect_floats(d_x2, DType::float32, {2, 2}, {0x1.9p+4, 0x1.4p+4, 0x1.d8p+3, 0x1.58p+3}));
  return done();
}

ROW(text_of_a_bool, "text of a bool") {
  EAGER_TRY(const Tensor x, booleans(DType::bool_, {}, {true}));
  EAGER_DO(expect_text(x, "True"));
  return done();
}

ROW(text_of_a_complex_scalar, "text of a complex scalar") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {}, {{0x1p+0, -0x1p+1}}));
  EAGER_DO(expect_text(x, "(1-2j)"));
  return done();
}

ROW(text_of_a_large_matrix_is_a_summary, "text of a large matrix is a summary") {
  EAGER_TRY(const Tensor n, eager::arange(0x1.2cp+10));
  EAGER_TRY(const Tensor x, eager::reshape(n, {100, 12}));
  EAGER_DO(expect_text(x, "[[   0    1    2 ...    9   10   11]\012 [  12   13   14 ...   21   22   23]\012 [  24   25   26 ...   33   34   35]\012 ...\012 [1164 1165 1166 ... 1173 1174 1175]\012 [1176 1177 1178 ... 1185 1186 1187]\012 [1188 1189 1190 ... 1197 1198 1199]]"));
  return done();
}

ROW(text_of_a_long_line, "text of a long line") {
  EAGER_TRY(const Tensor x, integers(DType::int64, {19}, {1, 10, 100, 1000, 10000, 100000, 1000000, 10000000, 100000000, 1000000000, 10000000000, 100000000000, 1000000000000, 10000000000000, 100000000000000, 1000000000000000, 10000000000000000, 100000000000000000, 1000000000000000000}));
  EAGER_DO(expect_text(x, "[                  1                  10                 100\012                1000               10000              100000\012             1000000            10000000           100000000\012          1000000000         10000000000        100000000000\012       1000000000000      10000000000000     100000000000000\012    1000000000000000   10000000000000000  100000000000000000\012 1000000000000000000]"));
  return done();
}

ROW(text_of_a_long_vector_is_a_summary, "text of a long vector is a summary") {
  EAGER_TRY(const Tensor n, eager::arange(0x1.f48p+9));
  EAGER_TRY(const Tensor x, eager::reshape(n, {1001}));
  EAGER_DO(expect_text(x, "[   0    1    2 ...  998  999 1000]"));
  return done();
}

ROW(text_of_a_matrix, "text of a matrix") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2, 2}, {1, 2, -30, 4}));
  EAGER_DO(expect_text(x, "[[  1   2]\012 [-30   4]]"));
  return done();
}

ROW(text_of_a_matrix_of_floats, "text of a matrix of floats") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 2}, {0x1.8p+0, 0x1p+1, 0x1.ap+1, -0x1.4p+5}));
  EAGER_DO(expect_text(x, "[[  1.5    2.  ]\012 [  3.25 -40.  ]]"));
  return done();
}

ROW(text_of_a_scalar, "text of a scalar") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1.8p+0}));
  EAGER_DO(expect_text(x, "1.5"));
  return done();
}

ROW(text_of_a_whole_scalar, "text of a whole scalar") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {}, {0x1.8p+1}));
  EAGER_DO(expect_text(x, "3.0"));
  return done();
}

ROW(text_of_an_int, "text of an int") {
  EAGER_TRY(const Tensor x, integers(DType::int64, {}, {-7}));
  EAGER_DO(expect_text(x, "-7"));
  return done();
}

ROW(text_of_bools, "text of bools") {
  EAGER_TRY(const Tensor x, booleans(DType::bool_, {2}, {true, false}));
  EAGER_DO(expect_text(x, "[ True False]"));
  return done();
}

ROW(text_of_complex128, "text of complex128") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2}, {{0x1.2a05f2p+33, 0x1p+0}, {NaN, Inf}}));
  EAGER_DO(expect_text(x, "[1.e+10 +1.j    nan+infj]"));
  return done();
}

ROW(text_of_complex64, "text of complex64") {
  EAGER_TRY(const Tensor x, complexes(DType::complex64, {2}, {{0x1p+0, 0x1p+1}, {-0x1p-1, -0x1p+0}}));
  EAGER_DO(expect_text(x, "[ 1. +2.j -0.5-1.j]"));
  return done();
}

ROW(text_of_decimals, "text of decimals") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x1.99999ap-4, 0x1.2p+1, -0x1.8p+1}));
  EAGER_DO(expect_text(x, "[ 0.1   2.25 -3.  ]"));
  return done();
}

ROW(text_of_float16, "text of float16") {
  EAGER_TRY(const Tensor x, floats(DType::float16, {3}, {0x1.998p-4, 0x1.8p+0, 0x1.9p+6}));
  EAGER_DO(expect_text(x, "[  0.1   1.5 100. ]"));
  return done();
}

ROW(text_of_float64, "text of float64") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2}, {0x1.5555555555555p-2, 0x1.908p+6}));
  EAGER_DO(expect_text(x, "[  0.33333333 100.125     ]"));
  return done();
}

ROW(text_of_four_dims_is_a_summary, "text of four dims is a summary") {
  EAGER_TRY(const Tensor n, eager::arange(0x1.5ep+10));
  EAGER_TRY(const Tensor x, eager::reshape(n, {1, 2, 7, 100}));
  EAGER_DO(expect_text(x, "[[[[   0    1    2 ...   97   98   99]\012   [ 100  101  102 ...  197  198  199]\012   [ 200  201  202 ...  297  298  299]\012   ...\012   [ 400  401  402 ...  497  498  499]\012   [ 500  501  502 ...  597  598  599]\012   [ 600  601  602 ...  697  698  699]]\012\012  [[ 700  701  702 ...  797  798  799]\012   [ 800  801  802 ...  897  898  899]\012   [ 900  901  902 ...  997  998  999]\012   ...\012   [1100 1101 1102 ... 1197 1198 1199]\012   [1200 1201 1202 ... 1297 1298 1299]\012   [1300 1301 1302 ... 1397 1398 1399]]]]"));
  return done();
}

ROW(text_of_huge, "text of huge") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2}, {0x1.5af1d78b58c4p+66, 0x1.969368974c05bp+74}));
  EAGER_DO(expect_text(x, "[1.e+20 3.e+22]"));
  return done();
}

ROW(text_of_ints, "text of ints") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {3}, {1, -20, 300}));
  EAGER_DO(expect_text(x, "[  1 -20 300]"));
  return done();
}

ROW(text_of_just_no_summary, "text of just no summary") {
  EAGER_TRY(const Tensor x, eager::arange(0x1.4p+5));
  EAGER_DO(expect_text(x, "[ 0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20 21 22 23\012 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39]"));
  return done();
}

ROW(text_of_large_and_small, "text of large and small") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x1.2a05f2p+33, 0x1.0624dep-10, 0x1p+0}));
  EAGER_DO(expect_text(x, "[1.e+10 1.e-03 1.e+00]"));
  return done();
}

ROW(text_of_largest_and_least, "text of largest and least") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2}, {0x1.fffffffffffffp+1023, 0x0.0000000000001p-1022}));
  EAGER_DO(expect_text(x, "[1.79769313e+308 4.94065646e-324]"));
  return done();
}

ROW(text_of_long_lines_of_floats, "text of long lines of floats") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {30}, {0x1p-3, 0x1.2p+0, 0x1.1p+1, 0x1.9p+1, 0x1.08p+2, 0x1.48p+2, 0x1.88p+2, 0x1.c8p+2, 0x1.04p+3, 0x1.24p+3, 0x1.44p+3, 0x1.64p+3, 0x1.84p+3, 0x1.a4p+3, 0x1.c4p+3, 0x1.e4p+3, 0x1.02p+4, 0x1.12p+4, 0x1.22p+4, 0x1.32p+4, 0x1.42p+4, 0x1.52p+4, 0x1.62p+4, 0x1.72p+4, 0x1.82p+4, 0x1.92p+4, 0x1.a2p+4, 0x1.b2p+4, 0x1.c2p+4, 0x1.d2p+4}));
  EAGER_DO(expect_text(x, "[ 0.125  1.125  2.125  3.125  4.125  5.125  6.125  7.125  8.125  9.125\012 10.125 11.125 12.125 13.125 14.125 15.125 16.125 17.125 18.125 19.125\012 20.125 21.125 22.125 23.125 24.125 25.125 26.125 27.125 28.125 29.125]"));
  return done();
}

ROW(text_of_not_finite, "text of not finite") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {Inf, -Inf, NaN, 0x1p+0}));
  EAGER_DO(expect_text(x, "[ inf -inf  nan   1.]"));
  return done();
}

ROW(text_of_nothing, "text of nothing") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {0}, {}));
  EAGER_DO(expect_text(x, "[]"));
  return done();
}

ROW(text_of_nothing_of_two_dims, "text of nothing of two dims") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2, 0}, {}));
  EAGER_DO(expect_text(x, "[]"));
  return done();
}

ROW(text_of_three_dims, "text of three dims") {
  EAGER_TRY(const Tensor x, integers(DType::int8, {2, 2, 2}, {0, 1, 2, 3, 4, 5, 6, 7}));
  EAGER_DO(expect_text(x, "[[[0 1]\012  [2 3]]\012\012 [[4 5]\012  [6 7]]]"));
  return done();
}

ROW(text_of_tiny, "text of tiny") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2}, {0x1.5798ee2308c3ap-27, 0x1.12e0be826d695p-30}));
  EAGER_DO(expect_text(x, "[1.e-08 1.e-09]"));
  return done();
}

ROW(text_of_uint64, "text of uint64") {
  EAGER_TRY(const Tensor x, unsigneds(DType::uint64, {2}, {18446744073709551615u, 0u}));
  EAGER_DO(expect_text(x, "[18446744073709551615                    0]"));
  return done();
}

ROW(text_of_whole_floats, "text of whole floats") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_DO(expect_text(x, "[1. 2. 3.]"));
  return done();
}

ROW(text_of_zeros, "text of zeros") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x0p+0, -0x0p+0}));
  EAGER_DO(expect_text(x, "[ 0. -0.]"));
  return done();
}

ROW(the_gradient_of_a_gradient_s_function, "the gradient of a gradient's function") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {}, {0x1p+1}));
  EAGER_TRY(const Tensor y, floats(DType::float64, {}, {0x1.4p+2}));
  EAGER_TRY(Tape outer, Tape::make());
  EAGER_DO(outer.watch(x));
  EAGER_DO(outer.watch(y));
  EAGER_TRY(Tape inner, Tape::make());
  EAGER_DO(inner.watch(x));
  EAGER_TRY(const Tensor z, eager::multiply(x, y));
  EAGER_TRY(const Tensor w, eager::square(z));
  EAGER_TRY(const Tensor d_x, inner.gradient(w, x));
  EAGER_TRY(const Tensor v, eager::square(d_x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, outer.gradient({v}, {x, y}));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d2_x = outputs_1_.at(0);
  const Tensor d2_y = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float64, {}, {0x1.9p+6}));
  EAGER_DO(expect_floats(d2_x, DType::float64, {}, {0x1.388p+13}));
  EAGER_DO(expect_floats(d2_y, DType::float64, {}, {0x1.f4p+12}));
  return done();
}

ROW(the_gradient_of_gathered_rows_is_sparse_rows, "the gradient of gathered rows is sparse rows") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3}));
  EAGER_TRY(const Tensor i, integers(DType::int32, {3}, {2, 0, 2}));
  EAGER_TRY(const Variable v, Variable::make(x, "v"));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_TRY(const Tensor values, v.read());
  EAGER_TRY(const Tensor y, eager::gather(values, i));
  EAGER_TRY(const Tensor w, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor g, tape.gradient(y, v, GradientOptions().output_gradients({w})));
  EAGER_DO(expect_sparse(g, true));
  EAGER_DO(expect_floats(g, DType::float32, {4, 2}, {0x1.8p+1, 0x1p+2, 0x0p+0, 0x0p+0, 0x1.8p+2, 0x1p+3, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const SparseRows rows_1_, g.sparse_rows());
  const Tensor indices = rows_1_.indices, parts = rows_1_.values;
  EAGER_DO(expect_integers(indices, DType::int64, {3}, {2, 0, 2}));
  EAGER_DO(expect_floats(parts, DType::float32, {3, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor d, g.to_dense());
  EAGER_DO(expect_sparse(d, false));
  EAGER_DO(expect_floats(d, DType::float32, {4, 2}, {0x1.8p+1, 0x1p+2, 0x0p+0, 0x0p+0, 0x1.8p+2, 0x1p+3, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const Tensor sum, eager::add(g, d));
  EAGER_DO(expect_sparse(sum, false));
  EAGER_DO(expect_floats(sum, DType::float32, {4, 2}, {0x1.8p+2, 0x1p+3, 0x0p+0, 0x0p+0, 0x1.8p+3, 0x1p+4, 0x0p+0, 0x0p+0}));
  EAGER_DO(v.assign_sub(g));
  EAGER_TRY(const Tensor after, v.read());
  EAGER_DO(expect_floats(after, DType::float32, {4, 2}, {-0x1p+1, -0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+0, -0x1p+1, 0x1.cp+2, 0x1p+3}));
  EAGER_DO(v.assign_add(g));
  EAGER_TRY(const Tensor again, v.read());
  EAGER_DO(expect_floats(again, DType::float32, {4, 2}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3}));
  EAGER_DO(v.assign(g));
  EAGER_TRY(const Tensor last, v.read());
  EAGER_DO(expect_floats(last, DType::float32, {4, 2}, {0x1.8p+1, 0x1p+2, 0x0p+0, 0x0p+0, 0x1.8p+2, 0x1p+3, 0x0p+0, 0x0p+0}));
  return done();
}

ROW(the_second_derivative_of_a_loop, "the second derivative of a loop") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor i_c = given.at(0);
    const Tensor x_c = given.at(1);
    const Tensor x0_c = given.at(2);
    EAGER_TRY(const Tensor three, integers(DType::int32, {}, {3}));
    EAGER_TRY(const Tensor go_on, eager::less(i_c, three));
    return std::vector<Tensor>{go_on};
  };
  EAGER_TRY(const Function less, Function::trace_list(callback_1_, {Spec{DType::int32, {}}, Spec{DType::float64, {}}, Spec{DType::float64, {}}}, "less"));
  const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor i_b = given.at(0);
    const Tensor x_b = given.at(1);
    const Tensor x0_b = given.at(2);
    EAGER_TRY(const Tensor one, integers(DType::int32, {}, {1}));
    EAGER_TRY(const Tensor i_next, eager::add(i_b, one));
    EAGER_TRY(const Tensor x_next, eager::multiply(x_b, x0_b));
    return std::vector<Tensor>{i_next, x_next};
  };
  EAGER_TRY(const Function times, Function::trace_list(callback_2_, {Spec{DType::int32, {}}, Spec{DType::float64, {}}, Spec{DType::float64, {}}}, "times"));
  EAGER_TRY(const Tensor a, floats(DType::float64, {}, {0x1.8p+1}));
  EAGER_TRY(Tape outer, Tape::make());
  EAGER_DO(outer.watch(a));
  EAGER_TRY(Tape inner, Tape::make());
  EAGER_DO(inner.watch(a));
  EAGER_TRY(const Tensor zero, integers(DType::int32, {}, {0}));
  EAGER_TRY(const std::vector<Tensor> outputs_3_, eager::while_loop({zero, a, a}, less, times, WhileLoopOptions().num_invariants(1)));
  EAGER_DO(expect_count(outputs_3_, 2));
  const Tensor last = outputs_3_.at(0);
  const Tensor b = outputs_3_.at(1);
  EAGER_TRY(const Tensor d_a, inner.gradient(b, a));
  EAGER_TRY(const Tensor d2_a, outer.gradient(d_a, a));
  EAGER_DO(expect_floats(b, DType::float64, {}, {0x1.44p+6}));
  EAGER_DO(expect_floats(d_a, DType::float64, {}, {0x1.bp+6}));
  EAGER_DO(expect_floats(d2_a, DType::float64, {}, {0x1.bp+6}));
  return done();
}

ROW(the_second_derivative_of_a_loop_in_a_function, "the second derivative of a loop in a function") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor i_c = given.at(0);
    const Tensor x_c = given.at(1);
    const Tensor x0_c = given.at(2);
    EAGER_TRY(const Tensor three, integers(DType::int32, {}, {3}));
    EAGER_TRY(const Tensor go_on, eager::less(i_c, three));
    return std::vector<Tensor>{go_on};
  };
  EAGER_TRY(const Function less, Function::trace_list(callback_1_, {Spec{DType::int32, {}}, Spec{DType::float64, {}}, Spec{DType::float64, {}}}, "less"));
  const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor i_b = given.at(0);
    const Tensor x_b = given.at(1);
    const Tensor x0_b = given.at(2);
    EAGER_TRY(const Tensor one, integers(DType::int32, {}, {1}));
    EAGER_TRY(const Tensor i_next, eager::add(i_b, one));
    EAGER_TRY(const Tensor x_next, eager::multiply(x_b, x0_b));
    return std::vector<Tensor>{i_next, x_next};
  };
  EAGER_TRY(const Function times, Function::trace_list(callback_2_, {Spec{DType::int32, {}}, Spec{DType::float64, {}}, Spec{DType::float64, {}}}, "times"));
  const auto callback_3_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x = given.at(0);
    EAGER_TRY(const Tensor i, integers(DType::int32, {}, {0}));
    EAGER_TRY(const std::vector<Tensor> outputs_4_, eager::while_loop({i, x, x}, less, times, WhileLoopOptions().num_invariants(1)));
    EAGER_DO(expect_count(outputs_4_, 2));
    const Tensor n = outputs_4_.at(0);
    const Tensor y = outputs_4_.at(1);
    return std::vector<Tensor>{y};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_3_, {Spec{DType::float64, {}}}, "f"));
  EAGER_TRY(const Tensor a, floats(DType::float64, {}, {0x1.8p+1}));
  EAGER_TRY(Tape outer, Tape::make());
  EAGER_DO(outer.watch(a));
  EAGER_TRY(Tape inner, Tape::make());
  EAGER_DO(inner.watch(a));
  EAGER_TRY(const Tensor b, f(a));
  EAGER_TRY(const Tensor d_a, inner.gradient(b, a));
  EAGER_TRY(const Tensor d2_a, outer.gradient(d_a, a));
  EAGER_DO(expect_floats(b, DType::float64, {}, {0x1.44p+6}));
  EAGER_DO(expect_floats(d_a, DType::float64, {}, {0x1.bp+6}));
  EAGER_DO(expect_floats(d2_a, DType::float64, {}, {0x1.bp+6}));
  return done();
}

ROW(the_second_derivative_of_a_scan, "the second derivative of a scan") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor c_f = given.at(0);
    const Tensor x_f = given.at(1);
    EAGER_TRY(const Tensor p_f, eager::multiply(c_f, x_f));
    return std::vector<Tensor>{p_f, p_f};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float64, {}}, Spec{DType::float64, {}}}, "f"));
  EAGER_TRY(const Tensor c, floats(DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const Tensor x, floats(DType::float64, {3}, {0x1p+1, 0x1.8p+1, 0x1.4p+2}));
  EAGER_TRY(Tape outer, Tape::make());
  EAGER_DO(outer.watch(x));
  EAGER_TRY(Tape inner, Tape::make());
  EAGER_DO(inner.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, eager::scan({c, x}, f, ScanOptions().num_carries(1)));
  EAGER_DO(expect_count(outputs_2_, 2));
  const Tensor last = outputs_2_.at(0);
  const Tensor all = outputs_2_.at(1);
  EAGER_TRY(const Tensor y, eager::square(last));
  EAGER_TRY(const Tensor d, inner.gradient(y, x));
  EAGER_TRY(const Tensor d2, outer.gradient(d, x));
  EAGER_DO(expect_floats(all, DType::float64, {3}, {0x1p+1, 0x1.8p+2, 0x1.ep+4}));
  EAGER_DO(expect_floats(d, DType::float64, {3}, {0x1.c2p+9, 0x1.2cp+9, 0x1.68p+8}, 4.0));
  EAGER_DO(expect_floats(d2, DType::float64, {3}, {0x1.608p+10, 0x1.04p+10, 0x1.5p+9}, 8.0));
  return done();
}

ROW(the_third_derivative_of_a_function, "the third derivative of a function") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x = given.at(0);
    EAGER_TRY(const Tensor e, eager::exp(x));
    EAGER_TRY(const Tensor y, eager::multiply(e, x));
    return std::vector<Tensor>{y};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float64, {}}}, "f"));
  EAGER_TRY(const Tensor a, floats(DType::float64, {}, {0x1p-1}));
  EAGER_TRY(Tape t0, Tape::make());
  EAGER_DO(t0.watch(a));
  EAGER_TRY(Tape t1, Tape::make());
  EAGER_DO(t1.watch(a));
  EAGER_TRY(Tape t2, Tape::make());
  EAGER_DO(t2.watch(a));
  EAGER_TRY(const Tensor d0, f(a));
  EAGER_TRY(const Tensor d1, t2.gradient(d0, a));
  EAGER_TRY(const Tensor d2, t1.gradient(d1, a));
  EAGER_TRY(const Tensor d3, t0.gradient(d2, a));
  EAGER_DO(expect_floats(d0, DType::float64, {}, {0x1.a61298e1e069cp-1}, 8.0));
  EAGER_DO(expect_floats(d1, DType::float64, {}, {0x1.3c8df2a9684f5p+1}, 8.0));
  EAGER_DO(expect_floats(d2, DType::float64, {}, {0x1.07cb9f8d2c421p+2}, 8.0));
  EAGER_DO(expect_floats(d3, DType::float64, {}, {0x1.715045c5a45c8p+2}, 8.0));
  return done();
}

ROW(the_weak_integer_m1_beside_uint8, "the weak integer -1 beside uint8") {
  EAGER_TRY(const Tensor x, integers(DType::uint8, {1}, {1}));
  EAGER_TRY(const Tensor n, Tensor::weak(int64_t(-1)));
  EAGER_DO(expect_error(Code::invalid_argument, "add", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::add(x, n));
    return done();
  }));
  return done();
}

ROW(the_weak_integer_128_beside_int8, "the weak integer 128 beside int8") {
  EAGER_TRY(const Tensor x, integers(DType::int8, {1}, {1}));
  EAGER_TRY(const Tensor n, Tensor::weak(int64_t(128)));
  EAGER_DO(expect_error(Code::invalid_argument, "add", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::add(x, n));
    return done();
  }));
  return done();
}

ROW(the_weak_integer_2_40_beside_int32, "the weak integer 2^40 beside int32") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {1}, {1}));
  EAGER_TRY(const Tensor n, Tensor::weak(int64_t(1099511627776)));
  EAGER_DO(expect_error(Code::invalid_argument, "add", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::add(x, n));
    return done();
  }));
  return done();
}

ROW(the_weak_integer_300_beside_uint8, "the weak integer 300 beside uint8") {
  EAGER_TRY(const Tensor x, integers(DType::uint8, {1}, {1}));
  EAGER_TRY(const Tensor n, Tensor::weak(int64_t(300)));
  EAGER_DO(expect_error(Code::invalid_argument, "add", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::add(x, n));
    return done();
  }));
  return done();
}

ROW(tile_repetitions, "tile repetitions=") {
  EAGER_TRY(const Tensor x, integers(DType::int16, {}, {7}));
  EAGER_TRY(const Tensor y, eager::tile(x, {}));
  EAGER_DO(expect_integers(y, DType::int16, {}, {7}));
  return done();
}

ROW(tile_repetitions_2_1_of_strings, "tile repetitions=2,1 of strings") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 3}, {"a", "", "\346\227\245\346\234\254", "b c", "d", "e"}));
  EAGER_TRY(const Tensor y, eager::tile(x, {2, 1}));
  EAGER_DO(expect_strings(y, DType::string, {4, 3}, {"a", "", "\346\227\245\346\234\254", "b c", "d", "e", "a", "", "\346\227\245\346\234\254", "b c", "d", "e"}));
  return done();
}

ROW(tile_repetitions_2_2, "tile repetitions=2,2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::tile(x, {2, 2}));
  EAGER_DO(expect_floats(y, DType::float32, {4, 6}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4, 6}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.3p+2, 0x1.3p+2, 0x1.9p+2, 0x1.5p+2, 0x1.3p+2, 0x1.3p+2}));
  return done();
}

ROW(top_k_gradient, "top_k gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x1p+0, 0x1.4p+2, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const TopKOutputs outputs_1_, eager::top_k(x, 2));
  const Tensor values = outputs_1_.values;
  const Tensor indices = outputs_1_.indices;
  EAGER_TRY(const Tensor dx, tape.gradient(values, x));
  EAGER_DO(expect_floats(dx, DType::float32, {3}, {0x0p+0, 0x1p+0, 0x1p+0}));
  return done();
}

ROW(top_k_k_0, "top_k k=0") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2, 3}, {3, 1, 2, 9, 7, 8}));
  EAGER_TRY(const TopKOutputs outputs_1_, eager::top_k(x, 0));
  const Tensor y0 = outputs_1_.values;
  const Tensor y1 = outputs_1_.indices;
  EAGER_DO(expect_integers(y0, DType::int32, {2, 0}, {}));
  EAGER_DO(expect_integers(y1, DType::int64, {2, 0}, {}));
  return done();
}

ROW(top_k_k_2, "top_k k=2") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2, 3}, {3, 1, 2, 9, 7, 8}));
  EAGER_TRY(const TopKOutputs outputs_1_, eager::top_k(x, 2));
  const Tensor y0 = outputs_1_.values;
  const Tensor y1 = outputs_1_.indices;
  EAGER_DO(expect_integers(y0, DType::int32, {2, 2}, {3, 2, 9, 8}));
  EAGER_DO(expect_integers(y1, DType::int64, {2, 2}, {0, 2, 0, 2}));
  return done();
}

ROW(top_k_k_2_of_float32, "top_k k=2 of float32") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const TopKOutputs outputs_1_, eager::top_k(x, 2));
  const Tensor y0 = outputs_1_.values;
  const Tensor y1 = outputs_1_.indices;
  EAGER_DO(expect_floats(y0, DType::float32, {2, 2}, {0x1p+2, 0x1p+1, 0x1p+3, 0x1.8p+1}));
  EAGER_DO(expect_integers(y1, DType::int64, {2, 2}, {2, 1, 1, 2}));
  return done();
}

ROW(top_k_k_3_sorted_false, "top_k k=3 sorted=False") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2, 3}, {3, 1, 2, 9, 7, 8}));
  EAGER_TRY(const TopKOutputs outputs_1_, eager::top_k(x, 3, TopKOptions().sorted(false)));
  const Tensor y0 = outputs_1_.values;
  const Tensor y1 = outputs_1_.indices;
  EAGER_DO(expect_integers(y0, DType::int32, {2, 3}, {3, 2, 1, 9, 8, 7}));
  EAGER_DO(expect_integers(y1, DType::int64, {2, 3}, {0, 2, 1, 0, 2, 1}));
  return done();
}

ROW(top_k_of_too_few, "top_k of too few") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, "top_k", whatever, [&]() -> Fallible<void> {
    EAGER_DO(eager::top_k(x, 3));
    return done();
  }));
  return done();
}

ROW(triangular_solve, "triangular_solve") {
  EAGER_TRY(const Tensor x1, floats(DType::float64, {2, 2}, {0x1p+1, 0x0p+0, 0x1p+0, 0x1p+2}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {2, 2, 1}, {0x1p+1, 0x1.8p+1, 0x1p+2, 0x1p+3}));
  EAGER_TRY(const Tensor y, eager::triangular_solve(x1, x2));
  EAGER_DO(expect_floats(y, DType::float64, {2, 2, 1}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1.8p+0}));
  return done();
}

ROW(triangular_solve_adjoint_true, "triangular_solve adjoint=True") {
  EAGER_TRY(const Tensor x1, floats(DType::float64, {2, 2}, {0x1p+1, 0x0p+0, 0x1p+0, 0x1p+2}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {2, 2, 1}, {0x1p+1, 0x1.8p+1, 0x1p+2, 0x1p+3}));
  EAGER_TRY(const Tensor y, eager::triangular_solve(x1, x2, TriangularSolveOptions().adjoint(true)));
  EAGER_DO(expect_floats(y, DType::float64, {2, 2, 1}, {0x1.4p-1, 0x1.8p-1, 0x1p+0, 0x1p+1}));
  return done();
}

ROW(triangular_solve_lower_false, "triangular_solve lower=False") {
  EAGER_TRY(const Tensor x1, floats(DType::float64, {2, 2}, {0x1p+1, 0x0p+0, 0x1p+0, 0x1p+2}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {2, 2, 1}, {0x1p+1, 0x1.8p+1, 0x1p+2, 0x1p+3}));
  EAGER_TRY(const Tensor y, eager::triangular_solve(x1, x2, TriangularSolveOptions().lower(false)));
  EAGER_DO(expect_floats(y, DType::float64, {2, 2, 1}, {0x1p+0, 0x1.8p-1, 0x1p+1, 0x1p+1}));
  return done();
}

ROW(tril, "tril") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::tril(x));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 3}, {0x1p+0, 0x0p+0, 0x0p+0, 0x1p+2, 0x1.4p+2, 0x0p+0, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x0p+0, 0x0p+0, 0x1.ap+3, 0x1.cp+3, 0x0p+0, 0x1p+4, 0x1.1p+4, 0x1.2p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 3}, {0x1p+0, 0x0p+0, 0x0p+0, 0x1p-2, 0x1.8p+0, 0x0p+0, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p-1, 0x0p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  return done();
}

ROW(tril_k_m1, "tril k=-1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::tril(x, TrilOptions().k(-1)));
  EAGER_DO(expect_floats(y, DType::float32, {3, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.4p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.2p+3, 0x1.4p+3, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x1p+1, 0x0p+0, 0x0p+0}));
  return done();
}

ROW(tril_k_1, "tril k=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::tril(x, TrilOptions().k(1)));
  EAGER_DO(expect_floats(y, DType::float32, {3, 4}, {0x1p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x0p+0, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3, 4}, {0x1p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x0p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  return done();
}

ROW(triu, "triu") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::triu(x));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x0p+0, 0x1.4p+2, 0x1.8p+2, 0x0p+0, 0x0p+0, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x0p+0, 0x1.cp+3, 0x1.ep+3, 0x0p+0, 0x0p+0, 0x1.2p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x0p+0, 0x1.8p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x0p+0, 0x1.8p-1, 0x1p+0, 0x0p+0, 0x0p+0, 0x1p-2}));
  return done();
}

ROW(triu_k_m1, "triu k=-1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::triu(x, TriuOptions().k(-1)));
  EAGER_DO(expect_floats(y, DType::float32, {3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x0p+0, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x0p+0, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  return done();
}

ROW(triu_k_1, "triu k=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::triu(x, TriuOptions().k(1)));
  EAGER_DO(expect_floats(y, DType::float32, {3, 4}, {0x0p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x0p+0, 0x0p+0, 0x1.cp+2, 0x1p+3, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3, 4}, {0x0p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0}));
  return done();
}

ROW(trunc_and_its_gradient_of_zero, "trunc and its gradient of zero") {
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2}));
  EAGER_TRY(const Tensor y_float16, eager::trunc(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {8}, {-0x1p+1, -0x1p+0, -0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+1, -0x0p+0}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::trunc(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {8}, {-0x1p+1, -0x1p+0, -0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+1, -0x0p+0}));
  EAGER_TRY(const Tensor x_float32, floats(DType::float32, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x_float32));
  EAGER_TRY(const Tensor y_float32, eager::trunc(x_float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {8}, {-0x1p+1, -0x1p+0, -0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+1, -0x0p+0}));
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2}));
  EAGER_TRY(const Tensor y_float64, eager::trunc(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {8}, {-0x1p+1, -0x1p+0, -0x0p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+1, -0x0p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y_float32, x_float32, GradientOptions().unconnected_zero(true)));
  EAGER_DO(expect_floats(d_x, DType::float32, {8}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  return done();
}

ROW(trunc_div_and_its_gradients, "trunc_div and its gradients") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_TRY(const Tensor y, eager::trunc_div(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x0p+0, -0x1p+1, -0x1p+0}));
  return done();
}

ROW(trunc_div_of_other_dtypes, "trunc_div of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+1}));
  EAGER_TRY(const Tensor y_float64, eager::trunc_div(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {3}, {0x0p+0, -0x1p+1, -0x1p+0}));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+1}));
  EAGER_TRY(const Tensor y_float16, eager::trunc_div(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {3}, {0x0p+0, -0x1p+1, -0x1p+0}));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::trunc_div(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x0p+0, -0x1p+1, -0x1p+0}));
  return done();
}

ROW(two_integers_of_int16, "two integers of int16") {
  EAGER_TRY(const Tensor x1, integers(DType::int16, {5}, {32767, -32768, 7, 7, 100}));
  EAGER_TRY(const Tensor x2, integers(DType::int16, {5}, {1, 3, 3, 2, 7}));
  EAGER_TRY(const Tensor y_add, eager::add(x1, x2));
  EAGER_DO(expect_integers(y_add, DType::int16, {5}, {-32768, -32765, 10, 9, 107}));
  EAGER_TRY(const Tensor y_subtract, eager::subtract(x1, x2));
  EAGER_DO(expect_integers(y_subtract, DType::int16, {5}, {32766, 32765, 4, 5, 93}));
  EAGER_TRY(const Tensor y_multiply, eager::multiply(x1, x2));
  EAGER_DO(expect_integers(y_multiply, DType::int16, {5}, {32767, -32768, 21, 14, 700}));
  EAGER_TRY(const Tensor y_maximum, eager::maximum(x1, x2));
  EAGER_DO(expect_integers(y_maximum, DType::int16, {5}, {32767, 3, 7, 7, 100}));
  EAGER_TRY(const Tensor y_minimum, eager::minimum(x1, x2));
  EAGER_DO(expect_integers(y_minimum, DType::int16, {5}, {1, -32768, 3, 2, 7}));
  EAGER_TRY(const Tensor y_floor_divide, eager::floor_divide(x1, x2));
  EAGER_DO(expect_integers(y_floor_divide, DType::int16, {5}, {32767, -10923, 2, 3, 14}));
  EAGER_TRY(const Tensor y_remainder, eager::remainder(x1, x2));
  EAGER_DO(expect_integers(y_remainder, DType::int16, {5}, {0, 1, 1, 1, 2}));
  EAGER_TRY(const Tensor y_pow, eager::pow(x1, x2));
  EAGER_DO(expect_integers(y_pow, DType::int16, {5}, {32767, 0, 343, 49, 16384}));
  EAGER_TRY(const Tensor y_fmax, eager::fmax(x1, x2));
  EAGER_DO(expect_integers(y_fmax, DType::int16, {5}, {32767, 3, 7, 7, 100}));
  EAGER_TRY(const Tensor y_fmin, eager::fmin(x1, x2));
  EAGER_DO(expect_integers(y_fmin, DType::int16, {5}, {1, -32768, 3, 2, 7}));
  EAGER_TRY(const Tensor y_trunc_div, eager::trunc_div(x1, x2));
  EAGER_DO(expect_integers(y_trunc_div, DType::int16, {5}, {32767, -10922, 2, 3, 14}));
  EAGER_TRY(const Tensor y_fmod, eager::fmod(x1, x2));
  EAGER_DO(expect_integers(y_fmod, DType::int16, {5}, {0, -2, 1, 1, 2}));
  EAGER_TRY(const Tensor y_gcd, eager::gcd(x1, x2));
  EAGER_DO(expect_integers(y_gcd, DType::int16, {5}, {1, 1, 1, 1, 1}));
  EAGER_TRY(const Tensor y_lcm, eager::lcm(x1, x2));
  EAGER_DO(expect_integers(y_lcm, DType::int16, {5}, {32767, -32768, 21, 14, 700}));
  EAGER_TRY(const Tensor y_heaviside, eager::heaviside(x1, x2));
  EAGER_DO(expect_integers(y_heaviside, DType::int16, {5}, {1, 0, 1, 1, 1}));
  EAGER_TRY(const Tensor y_squared_difference, eager::squared_difference(x1, x2));
  EAGER_DO(expect_integers(y_squared_difference, DType::int16, {5}, {4, 9, 16, 25, 8649}));
  EAGER_TRY(const Tensor y_bitwise_and, eager::bitwise_and(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_and, DType::int16, {5}, {1, 0, 3, 2, 4}));
  EAGER_TRY(const Tensor y_bitwise_or, eager::bitwise_or(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_or, DType::int16, {5}, {32767, -32765, 7, 7, 103}));
  EAGER_TRY(const Tensor y_bitwise_xor, eager::bitwise_xor(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_xor, DType::int16, {5}, {32766, -32765, 4, 5, 99}));
  EAGER_TRY(const Tensor y_bitwise_left_shift, eager::bitwise_left_shift(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_left_shift, DType::int16, {5}, {-2, 0, 56, 28, 12800}));
  EAGER_TRY(const Tensor y_bitwise_right_shift, eager::bitwise_right_shift(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_right_shift, DType::int16, {5}, {16383, -4096, 0, 1, 0}));
  EAGER_TRY(const Tensor y_less, eager::less(x1, x2));
  EAGER_DO(expect_booleans(y_less, DType::bool_, {5}, {false, true, false, false, false}));
  EAGER_TRY(const Tensor y_greater_equal, eager::greater_equal(x1, x2));
  EAGER_DO(expect_booleans(y_greater_equal, DType::bool_, {5}, {true, false, true, true, true}));
  EAGER_TRY(const Tensor y_equal, eager::equal(x1, x2));
  EAGER_DO(expect_booleans(y_equal, DType::bool_, {5}, {false, false, false, false, false}));
  return done();
}

ROW(two_integers_of_int32, "two integers of int32") {
  EAGER_TRY(const Tensor x1, integers(DType::int32, {5}, {2147483647, -2147483648, 7, 7, 100}));
  EAGER_TRY(const Tensor x2, integers(DType::int32, {5}, {1, 3, 3, 2, 7}));
  EAGER_TRY(const Tensor y_add, eager::add(x1, x2));
  EAGER_DO(expect_integers(y_add, DType::int32, {5}, {-2147483648, -2147483645, 10, 9, 107}));
  EAGER_TRY(const Tensor y_subtract, eager::subtract(x1, x2));
  EAGER_DO(expect_integers(y_subtract, DType::int32, {5}, {2147483646, 2147483645, 4, 5, 93}));
  EAGER_TRY(const Tensor y_multiply, eager::multiply(x1, x2));
  EAGER_DO(expect_integers(y_multiply, DType::int32, {5}, {2147483647, -2147483648, 21, 14, 700}));
  EAGER_TRY(const Tensor y_maximum, eager::maximum(x1, x2));
  EAGER_DO(expect_integers(y_maximum, DType::int32, {5}, {2147483647, 3, 7, 7, 100}));
  EAGER_TRY(const Tensor y_minimum, eager::minimum(x1, x2));
  EAGER_DO(expect_integers(y_minimum, DType::int32, {5}, {1, -2147483648, 3, 2, 7}));
  EAGER_TRY(const Tensor y_floor_divide, eager::floor_divide(x1, x2));
  EAGER_DO(expect_integers(y_floor_divide, DType::int32, {5}, {2147483647, -715827883, 2, 3, 14}));
  EAGER_TRY(const Tensor y_remainder, eager::remainder(x1, x2));
  EAGER_DO(expect_integers(y_remainder, DType::int32, {5}, {0, 1, 1, 1, 2}));
  EAGER_TRY(const Tensor y_pow, eager::pow(x1, x2));
  EAGER_DO(expect_integers(y_pow, DType::int32, {5}, {2147483647, 0, 343, 49, 276447232}));
  EAGER_TRY(const Tensor y_fmax, eager::fmax(x1, x2));
  EAGER_DO(expect_integers(y_fmax, DType::int32, {5}, {2147483647, 3, 7, 7, 100}));
  EAGER_TRY(const Tensor y_fmin, eager::fmin(x1, x2));
  EAGER_DO(expect_integers(y_fmin, DType::int32, {5}, {1, -2147483648, 3, 2, 7}));
  EAGER_TRY(const Tensor y_trunc_div, eager::trunc_div(x1, x2));
  EAGER_DO(expect_integers(y_trunc_div, DType::int32, {5}, {2147483647, -715827882, 2, 3, 14}));
  EAGER_TRY(const Tensor y_fmod, eager::fmod(x1, x2));
  EAGER_DO(expect_integers(y_fmod, DType::int32, {5}, {0, -2, 1, 1, 2}));
  EAGER_TRY(const Tensor y_gcd, eager::gcd(x1, x2));
  EAGER_DO(expect_integers(y_gcd, DType::int32, {5}, {1, 1, 1, 1, 1}));
  EAGER_TRY(const Tensor y_lcm, eager::lcm(x1, x2));
  EAGER_DO(expect_integers(y_lcm, DType::int32, {5}, {2147483647, -2147483648, 21, 14, 700}));
  EAGER_TRY(const Tensor y_heaviside, eager::heaviside(x1, x2));
  EAGER_DO(expect_integers(y_heaviside, DType::int32, {5}, {1, 0, 1, 1, 1}));
  EAGER_TRY(const Tensor y_squared_difference, eager::squared_difference(x1, x2));
  EAGER_DO(expect_integers(y_squared_difference, DType::int32, {5}, {4, 9, 16, 25, 8649}));
  EAGER_TRY(const Tensor y_bitwise_and, eager::bitwise_and(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_and, DType::int32, {5}, {1, 0, 3, 2, 4}));
  EAGER_TRY(const Tensor y_bitwise_or, eager::bitwise_or(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_or, DType::int32, {5}, {2147483647, -2147483645, 7, 7, 103}));
  EAGER_TRY(const Tensor y_bitwise_xor, eager::bitwise_xor(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_xor, DType::int32, {5}, {2147483646, -2147483645, 4, 5, 99}));
  EAGER_TRY(const Tensor y_bitwise_left_shift, eager::bitwise_left_shift(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_left_shift, DType::int32, {5}, {-2, 0, 56, 28, 12800}));
  EAGER_TRY(const Tensor y_bitwise_right_shift, eager::bitwise_right_shift(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_right_shift, DType::int32, {5}, {1073741823, -268435456, 0, 1, 0}));
  EAGER_TRY(const Tensor y_less, eager::less(x1, x2));
  EAGER_DO(expect_booleans(y_less, DType::bool_, {5}, {false, true, false, false, false}));
  EAGER_TRY(const Tensor y_greater_equal, eager::greater_equal(x1, x2));
  EAGER_DO(expect_booleans(y_greater_equal, DType::bool_, {5}, {true, false, true, true, true}));
  EAGER_TRY(const Tensor y_equal, eager::equal(x1, x2));
  EAGER_DO(expect_booleans(y_equal, DType::bool_, {5}, {false, false, false, false, false}));
  return done();
}

ROW(two_integers_of_int64, "two integers of int64") {
  EAGER_TRY(const Tensor x1, integers(DType::int64, {5}, {9223372036854775807, INT64_MIN, 7, 7, 100}));
  EAGER_TRY(const Tensor x2, integers(DType::int64, {5}, {1, 3, 3, 2, 7}));
  EAGER_TRY(const Tensor y_add, eager::add(x1, x2));
  EAGER_DO(expect_integers(y_add, DType::int64, {5}, {INT64_MIN, -9223372036854775805, 10, 9, 107}));
  EAGER_TRY(const Tensor y_subtract, eager::subtract(x1, x2));
  EAGER_DO(expect_integers(y_subtract, DType::int64, {5}, {9223372036854775806, 9223372036854775805, 4, 5, 93}));
  EAGER_TRY(const Tensor y_multiply, eager::multiply(x1, x2));
  EAGER_DO(expect_integers(y_multiply, DType::int64, {5}, {9223372036854775807, INT64_MIN, 21, 14, 700}));
  EAGER_TRY(const Tensor y_maximum, eager::maximum(x1, x2));
  EAGER_DO(expect_integers(y_maximum, DType::int64, {5}, {9223372036854775807, 3, 7, 7, 100}));
  EAGER_TRY(const Tensor y_minimum, eager::minimum(x1, x2));
  EAGER_DO(expect_integers(y_minimum, DType::int64, {5}, {1, INT64_MIN, 3, 2, 7}));
  EAGER_TRY(const Tensor y_floor_divide, eager::floor_divide(x1, x2));
  EAGER_DO(expect_integers(y_floor_divide, DType::int64, {5}, {9223372036854775807, -3074457345618258603, 2, 3, 14}));
  EAGER_TRY(const Tensor y_remainder, eager::remainder(x1, x2));
  EAGER_DO(expect_integers(y_remainder, DType::int64, {5}, {0, 1, 1, 1, 2}));
  EAGER_TRY(const Tensor y_pow, eager::pow(x1, x2));
  EAGER_DO(expect_integers(y_pow, DType::int64, {5}, {9223372036854775807, 0, 343, 49, 100000000000000}));
  EAGER_TRY(const Tensor y_fmax, eager::fmax(x1, x2));
  EAGER_DO(expect_integers(y_fmax, DType::int64, {5}, {9223372036854775807, 3, 7, 7, 100}));
  EAGER_TRY(const Tensor y_fmin, eager::fmin(x1, x2));
  EAGER_DO(expect_integers(y_fmin, DType::int64, {5}, {1, INT64_MIN, 3, 2, 7}));
  EAGER_TRY(const Tensor y_trunc_div, eager::trunc_div(x1, x2));
  EAGER_DO(expect_integers(y_trunc_div, DType::int64, {5}, {9223372036854775807, -3074457345618258602, 2, 3, 14}));
  EAGER_TRY(const Tensor y_fmod, eager::fmod(x1, x2));
  EAGER_DO(expect_integers(y_fmod, DType::int64, {5}, {0, -2, 1, 1, 2}));
  EAGER_TRY(const Tensor y_gcd, eager::gcd(x1, x2));
  EAGER_DO(expect_integers(y_gcd, DType::int64, {5}, {1, 1, 1, 1, 1}));
  EAGER_TRY(const Tensor y_lcm, eager::lcm(x1, x2));
  EAGER_DO(expect_integers(y_lcm, DType::int64, {5}, {9223372036854775807, INT64_MIN, 21, 14, 700}));
  EAGER_TRY(const Tensor y_heaviside, eager::heaviside(x1, x2));
  EAGER_DO(expect_integers(y_heaviside, DType::int64, {5}, {1, 0, 1, 1, 1}));
  EAGER_TRY(const Tensor y_squared_difference, eager::squared_difference(x1, x2));
  EAGER_DO(expect_integers(y_squared_difference, DType::int64, {5}, {4, 9, 16, 25, 8649}));
  EAGER_TRY(const Tensor y_bitwise_and, eager::bitwise_and(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_and, DType::int64, {5}, {1, 0, 3, 2, 4}));
  EAGER_TRY(const Tensor y_bitwise_or, eager::bitwise_or(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_or, DType::int64, {5}, {9223372036854775807, -9223372036854775805, 7, 7, 103}));
  EAGER_TRY(const Tensor y_bitwise_xor, eager::bitwise_xor(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_xor, DType::int64, {5}, {9223372036854775806, -9223372036854775805, 4, 5, 99}));
  EAGER_TRY(const Tensor y_bitwise_left_shift, eager::bitwise_left_shift(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_left_shift, DType::int64, {5}, {-2, 0, 56, 28, 12800}));
  EAGER_TRY(const Tensor y_bitwise_right_shift, eager::bitwise_right_shift(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_right_shift, DType::int64, {5}, {4611686018427387903, -1152921504606846976, 0, 1, 0}));
  EAGER_TRY(const Tensor y_less, eager::less(x1, x2));
  EAGER_DO(expect_booleans(y_less, DType::bool_, {5}, {false, true, false, false, false}));
  EAGER_TRY(const Tensor y_greater_equal, eager::greater_equal(x1, x2));
  EAGER_DO(expect_booleans(y_greater_equal, DType::bool_, {5}, {true, false, true, true, true}));
  EAGER_TRY(const Tensor y_equal, eager::equal(x1, x2));
  EAGER_DO(expect_booleans(y_equal, DType::bool_, {5}, {false, false, false, false, false}));
  return done();
}

ROW(two_integers_of_int8, "two integers of int8") {
  EAGER_TRY(const Tensor x1, integers(DType::int8, {5}, {127, -128, 7, 7, 100}));
  EAGER_TRY(const Tensor x2, integers(DType::int8, {5}, {1, 3, 3, 2, 7}));
  EAGER_TRY(const Tensor y_add, eager::add(x1, x2));
  EAGER_DO(expect_integers(y_add, DType::int8, {5}, {-128, -125, 10, 9, 107}));
  EAGER_TRY(const Tensor y_subtract, eager::subtract(x1, x2));
  EAGER_DO(expect_integers(y_subtract, DType::int8, {5}, {126, 125, 4, 5, 93}));
  EAGER_TRY(const Tensor y_multiply, eager::multiply(x1, x2));
  EAGER_DO(expect_integers(y_multiply, DType::int8, {5}, {127, -128, 21, 14, -68}));
  EAGER_TRY(const Tensor y_maximum, eager::maximum(x1, x2));
  EAGER_DO(expect_integers(y_maximum, DType::int8, {5}, {127, 3, 7, 7, 100}));
  EAGER_TRY(const Tensor y_minimum, eager::minimum(x1, x2));
  EAGER_DO(expect_integers(y_minimum, DType::int8, {5}, {1, -128, 3, 2, 7}));
  EAGER_TRY(const Tensor y_floor_divide, eager::floor_divide(x1, x2));
  EAGER_DO(expect_integers(y_floor_divide, DType::int8, {5}, {127, -43, 2, 3, 14}));
  EAGER_TRY(const Tensor y_remainder, eager::remainder(x1, x2));
  EAGER_DO(expect_integers(y_remainder, DType::int8, {5}, {0, 1, 1, 1, 2}));
  EAGER_TRY(const Tensor y_pow, eager::pow(x1, x2));
  EAGER_DO(expect_integers(y_pow, DType::int8, {5}, {127, 0, 87, 49, 0}));
  EAGER_TRY(const Tensor y_fmax, eager::fmax(x1, x2));
  EAGER_DO(expect_integers(y_fmax, DType::int8, {5}, {127, 3, 7, 7, 100}));
  EAGER_TRY(const Tensor y_fmin, eager::fmin(x1, x2));
  EAGER_DO(expect_integers(y_fmin, DType::int8, {5}, {1, -128, 3, 2, 7}));
  EAGER_TRY(const Tensor y_trunc_div, eager::trunc_div(x1, x2));
  EAGER_DO(expect_integers(y_trunc_div, DType::int8, {5}, {127, -42, 2, 3, 14}));
  EAGER_TRY(const Tensor y_fmod, eager::fmod(x1, x2));
  EAGER_DO(expect_integers(y_fmod, DType::int8, {5}, {0, -2, 1, 1, 2}));
  EAGER_TRY(const Tensor y_gcd, eager::gcd(x1, x2));
  EAGER_DO(expect_integers(y_gcd, DType::int8, {5}, {1, 1, 1, 1, 1}));
  EAGER_TRY(const Tensor y_lcm, eager::lcm(x1, x2));
  EAGER_DO(expect_integers(y_lcm, DType::int8, {5}, {127, -128, 21, 14, -68}));
  EAGER_TRY(const Tensor y_heaviside, eager::heaviside(x1, x2));
  EAGER_DO(expect_integers(y_heaviside, DType::int8, {5}, {1, 0, 1, 1, 1}));
  EAGER_TRY(const Tensor y_squared_difference, eager::squared_difference(x1, x2));
  EAGER_DO(expect_integers(y_squared_difference, DType::int8, {5}, {4, 9, 16, 25, -55}));
  EAGER_TRY(const Tensor y_bitwise_and, eager::bitwise_and(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_and, DType::int8, {5}, {1, 0, 3, 2, 4}));
  EAGER_TRY(const Tensor y_bitwise_or, eager::bitwise_or(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_or, DType::int8, {5}, {127, -125, 7, 7, 103}));
  EAGER_TRY(const Tensor y_bitwise_xor, eager::bitwise_xor(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_xor, DType::int8, {5}, {126, -125, 4, 5, 99}));
  EAGER_TRY(const Tensor y_bitwise_left_shift, eager::bitwise_left_shift(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_left_shift, DType::int8, {5}, {-2, 0, 56, 28, 0}));
  EAGER_TRY(const Tensor y_bitwise_right_shift, eager::bitwise_right_shift(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_right_shift, DType::int8, {5}, {63, -16, 0, 1, 0}));
  EAGER_TRY(const Tensor y_less, eager::less(x1, x2));
  EAGER_DO(expect_booleans(y_less, DType::bool_, {5}, {false, true, false, false, false}));
  EAGER_TRY(const Tensor y_greater_equal, eager::greater_equal(x1, x2));
  EAGER_DO(expect_booleans(y_greater_equal, DType::bool_, {5}, {true, false, true, true, true}));
  EAGER_TRY(const Tensor y_equal, eager::equal(x1, x2));
  EAGER_DO(expect_booleans(y_equal, DType::bool_, {5}, {false, false, false, false, false}));
  return done();
}

ROW(two_integers_of_uint16, "two integers of uint16") {
  EAGER_TRY(const Tensor x1, integers(DType::uint16, {5}, {65535, 0, 7, 7, 100}));
  EAGER_TRY(const Tensor x2, integers(DType::uint16, {5}, {1, 3, 3, 2, 7}));
  EAGER_TRY(const Tensor y_add, eager::add(x1, x2));
  EAGER_DO(expect_integers(y_add, DType::uint16, {5}, {0, 3, 10, 9, 107}));
  EAGER_TRY(const Tensor y_subtract, eager::subtract(x1, x2));
  EAGER_DO(expect_integers(y_subtract, DType::uint16, {5}, {65534, 65533, 4, 5, 93}));
  EAGER_TRY(const Tensor y_multiply, eager::multiply(x1, x2));
  EAGER_DO(expect_integers(y_multiply, DType::uint16, {5}, {65535, 0, 21, 14, 700}));
  EAGER_TRY(const Tensor y_maximum, eager::maximum(x1, x2));
  EAGER_DO(expect_integers(y_maximum, DType::uint16, {5}, {65535, 3, 7, 7, 100}));
  EAGER_TRY(const Tensor y_minimum, eager::minimum(x1, x2));
  EAGER_DO(expect_integers(y_minimum, DType::uint16, {5}, {1, 0, 3, 2, 7}));
  EAGER_TRY(const Tensor y_floor_divide, eager::floor_divide(x1, x2));
  EAGER_DO(expect_integers(y_floor_divide, DType::uint16, {5}, {65535, 0, 2, 3, 14}));
  EAGER_TRY(const Tensor y_remainder, eager::remainder(x1, x2));
  EAGER_DO(expect_integers(y_remainder, DType::uint16, {5}, {0, 0, 1, 1, 2}));
  EAGER_TRY(const Tensor y_pow, eager::pow(x1, x2));
  EAGER_DO(expect_integers(y_pow, DType::uint16, {5}, {65535, 0, 343, 49, 16384}));
  EAGER_TRY(const Tensor y_fmax, eager::fmax(x1, x2));
  EAGER_DO(expect_integers(y_fmax, DType::uint16, {5}, {65535, 3, 7, 7, 100}));
  EAGER_TRY(const Tensor y_fmin, eager::fmin(x1, x2));
  EAGER_DO(expect_integers(y_fmin, DType::uint16, {5}, {1, 0, 3, 2, 7}));
  EAGER_TRY(const Tensor y_trunc_div, eager::trunc_div(x1, x2));
  EAGER_DO(expect_integers(y_trunc_div, DType::uint16, {5}, {65535, 0, 2, 3, 14}));
  EAGER_TRY(const Tensor y_fmod, eager::fmod(x1, x2));
  EAGER_DO(expect_integers(y_fmod, DType::uint16, {5}, {0, 0, 1, 1, 2}));
  EAGER_TRY(const Tensor y_gcd, eager::gcd(x1, x2));
  EAGER_DO(expect_integers(y_gcd, DType::uint16, {5}, {1, 3, 1, 1, 1}));
  EAGER_TRY(const Tensor y_lcm, eager::lcm(x1, x2));
  EAGER_DO(expect_integers(y_lcm, DType::uint16, {5}, {65535, 0, 21, 14, 700}));
  EAGER_TRY(const Tensor y_heaviside, eager::heaviside(x1, x2));
  EAGER_DO(expect_integers(y_heaviside, DType::uint16, {5}, {1, 3, 1, 1, 1}));
  EAGER_TRY(const Tensor y_squared_difference, eager::squared_difference(x1, x2));
  EAGER_DO(expect_integers(y_squared_difference, DType::uint16, {5}, {4, 9, 16, 25, 8649}));
  EAGER_TRY(const Tensor y_bitwise_and, eager::bitwise_and(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_and, DType::uint16, {5}, {1, 0, 3, 2, 4}));
  EAGER_TRY(const Tensor y_bitwise_or, eager::bitwise_or(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_or, DType::uint16, {5}, {65535, 3, 7, 7, 103}));
  EAGER_TRY(const Tensor y_bitwise_xor, eager::bitwise_xor(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_xor, DType::uint16, {5}, {65534, 3, 4, 5, 99}));
  EAGER_TRY(const Tensor y_bitwise_left_shift, eager::bitwise_left_shift(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_left_shift, DType::uint16, {5}, {65534, 0, 56, 28, 12800}));
  EAGER_TRY(const Tensor y_bitwise_right_shift, eager::bitwise_right_shift(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_right_shift, DType::uint16, {5}, {32767, 0, 0, 1, 0}));
  EAGER_TRY(const Tensor y_less, eager::less(x1, x2));
  EAGER_DO(expect_booleans(y_less, DType::bool_, {5}, {false, true, false, false, false}));
  EAGER_TRY(const Tensor y_greater_equal, eager::greater_equal(x1, x2));
  EAGER_DO(expect_booleans(y_greater_equal, DType::bool_, {5}, {true, false, true, true, true}));
  EAGER_TRY(const Tensor y_equal, eager::equal(x1, x2));
  EAGER_DO(expect_booleans(y_equal, DType::bool_, {5}, {false, false, false, false, false}));
  return done();
}

ROW(two_integers_of_uint32, "two integers of uint32") {
  EAGER_TRY(const Tensor x1, integers(DType::uint32, {5}, {4294967295, 0, 7, 7, 100}));
  EAGER_TRY(const Tensor x2, integers(DType::uint32, {5}, {1, 3, 3, 2, 7}));
  EAGER_TRY(const Tensor y_add, eager::add(x1, x2));
  EAGER_DO(expect_integers(y_add, DType::uint32, {5}, {0, 3, 10, 9, 107}));
  EAGER_TRY(const Tensor y_subtract, eager::subtract(x1, x2));
  EAGER_DO(expect_integers(y_subtract, DType::uint32, {5}, {4294967294, 4294967293, 4, 5, 93}));
  EAGER_TRY(const Tensor y_multiply, eager::multiply(x1, x2));
  EAGER_DO(expect_integers(y_multiply, DType::uint32, {5}, {4294967295, 0, 21, 14, 700}));
  EAGER_TRY(const Tensor y_maximum, eager::maximum(x1, x2));
  EAGER_DO(expect_integers(y_maximum, DType::uint32, {5}, {4294967295, 3, 7, 7, 100}));
  EAGER_TRY(const Tensor y_minimum, eager::minimum(x1, x2));
  EAGER_DO(expect_integers(y_minimum, DType::uint32, {5}, {1, 0, 3, 2, 7}));
  EAGER_TRY(const Tensor y_floor_divide, eager::floor_divide(x1, x2));
  EAGER_DO(expect_integers(y_floor_divide, DType::uint32, {5}, {4294967295, 0, 2, 3, 14}));
  EAGER_TRY(const Tensor y_remainder, eager::remainder(x1, x2));
  EAGER_DO(expect_integers(y_remainder, DType::uint32, {5}, {0, 0, 1, 1, 2}));
  EAGER_TRY(const Tensor y_pow, eager::pow(x1, x2));
  EAGER_DO(expect_integers(y_pow, DType::uint32, {5}, {4294967295, 0, 343, 49, 276447232}));
  EAGER_TRY(const Tensor y_fmax, eager::fmax(x1, x2));
  EAGER_DO(expect_integers(y_fmax, DType::uint32, {5}, {4294967295, 3, 7, 7, 100}));
  EAGER_TRY(const Tensor y_fmin, eager::fmin(x1, x2));
  EAGER_DO(expect_integers(y_fmin, DType::uint32, {5}, {1, 0, 3, 2, 7}));
  EAGER_TRY(const Tensor y_trunc_div, eager::trunc_div(x1, x2));
  EAGER_DO(expect_integers(y_trunc_div, DType::uint32, {5}, {4294967295, 0, 2, 3, 14}));
  EAGER_TRY(const Tensor y_fmod, eager::fmod(x1, x2));
  EAGER_DO(expect_integers(y_fmod, DType::uint32, {5}, {0, 0, 1, 1, 2}));
  EAGER_TRY(const Tensor y_gcd, eager::gcd(x1, x2));
  EAGER_DO(expect_integers(y_gcd, DType::uint32, {5}, {1, 3, 1, 1, 1}));
  EAGER_TRY(const Tensor y_lcm, eager::lcm(x1, x2));
  EAGER_DO(expect_integers(y_lcm, DType::uint32, {5}, {4294967295, 0, 21, 14, 700}));
  EAGER_TRY(const Tensor y_heaviside, eager::heaviside(x1, x2));
  EAGER_DO(expect_integers(y_heaviside, DType::uint32, {5}, {1, 3, 1, 1, 1}));
  EAGER_TRY(const Tensor y_squared_difference, eager::squared_difference(x1, x2));
  EAGER_DO(expect_integers(y_squared_difference, DType::uint32, {5}, {4, 9, 16, 25, 8649}));
  EAGER_TRY(const Tensor y_bitwise_and, eager::bitwise_and(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_and, DType::uint32, {5}, {1, 0, 3, 2, 4}));
  EAGER_TRY(const Tensor y_bitwise_or, eager::bitwise_or(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_or, DType::uint32, {5}, {4294967295, 3, 7, 7, 103}));
  EAGER_TRY(const Tensor y_bitwise_xor, eager::bitwise_xor(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_xor, DType::uint32, {5}, {4294967294, 3, 4, 5, 99}));
  EAGER_TRY(const Tensor y_bitwise_left_shift, eager::bitwise_left_shift(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_left_shift, DType::uint32, {5}, {4294967294, 0, 56, 28, 12800}));
  EAGER_TRY(const Tensor y_bitwise_right_shift, eager::bitwise_right_shift(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_right_shift, DType::uint32, {5}, {2147483647, 0, 0, 1, 0}));
  EAGER_TRY(const Tensor y_less, eager::less(x1, x2));
  EAGER_DO(expect_booleans(y_less, DType::bool_, {5}, {false, true, false, false, false}));
  EAGER_TRY(const Tensor y_greater_equal, eager::greater_equal(x1, x2));
  EAGER_DO(expect_booleans(y_greater_equal, DType::bool_, {5}, {true, false, true, true, true}));
  EAGER_TRY(const Tensor y_equal, eager::equal(x1, x2));
  EAGER_DO(expect_booleans(y_equal, DType::bool_, {5}, {false, false, false, false, false}));
  return done();
}

ROW(two_integers_of_uint64, "two integers of uint64") {
  EAGER_TRY(const Tensor x1, unsigneds(DType::uint64, {5}, {18446744073709551615u, 0u, 7u, 7u, 100u}));
  EAGER_TRY(const Tensor x2, unsigneds(DType::uint64, {5}, {1u, 3u, 3u, 2u, 7u}));
  EAGER_TRY(const Tensor y_add, eager::add(x1, x2));
  EAGER_DO(expect_unsigneds(y_add, DType::uint64, {5}, {0u, 3u, 10u, 9u, 107u}));
  EAGER_TRY(const Tensor y_subtract, eager::subtract(x1, x2));
  EAGER_DO(expect_unsigneds(y_subtract, DType::uint64, {5}, {18446744073709551614u, 18446744073709551613u, 4u, 5u, 93u}));
  EAGER_TRY(const Tensor y_multiply, eager::multiply(x1, x2));
  EAGER_DO(expect_unsigneds(y_multiply, DType::uint64, {5}, {18446744073709551615u, 0u, 21u, 14u, 700u}));
  EAGER_TRY(const Tensor y_maximum, eager::maximum(x1, x2));
  EAGER_DO(expect_unsigneds(y_maximum, DType::uint64, {5}, {18446744073709551615u, 3u, 7u, 7u, 100u}));
  EAGER_TRY(const Tensor y_minimum, eager::minimum(x1, x2));
  EAGER_DO(expect_unsigneds(y_minimum, DType::uint64, {5}, {1u, 0u, 3u, 2u, 7u}));
  EAGER_TRY(const Tensor y_floor_divide, eager::floor_divide(x1, x2));
  EAGER_DO(expect_unsigneds(y_floor_divide, DType::uint64, {5}, {18446744073709551615u, 0u, 2u, 3u, 14u}));
  EAGER_TRY(const Tensor y_remainder, eager::remainder(x1, x2));
  EAGER_DO(expect_unsigneds(y_remainder, DType::uint64, {5}, {0u, 0u, 1u, 1u, 2u}));
  EAGER_TRY(const Tensor y_pow, eager::pow(x1, x2));
  EAGER_DO(expect_unsigneds(y_pow, DType::uint64, {5}, {18446744073709551615u, 0u, 343u, 49u, 100000000000000u}));
  EAGER_TRY(const Tensor y_fmax, eager::fmax(x1, x2));
  EAGER_DO(expect_unsigneds(y_fmax, DType::uint64, {5}, {18446744073709551615u, 3u, 7u, 7u, 100u}));
  EAGER_TRY(const Tensor y_fmin, eager::fmin(x1, x2));
  EAGER_DO(expect_unsigneds(y_fmin, DType::uint64, {5}, {1u, 0u, 3u, 2u, 7u}));
  EAGER_TRY(const Tensor y_trunc_div, eager::trunc_div(x1, x2));
  EAGER_DO(expect_unsigneds(y_trunc_div, DType::uint64, {5}, {18446744073709551615u, 0u, 2u, 3u, 14u}));
  EAGER_TRY(const Tensor y_fmod, eager::fmod(x1, x2));
  EAGER_DO(expect_unsigneds(y_fmod, DType::uint64, {5}, {0u, 0u, 1u, 1u, 2u}));
  EAGER_TRY(const Tensor y_gcd, eager::gcd(x1, x2));
  EAGER_DO(expect_unsigneds(y_gcd, DType::uint64, {5}, {1u, 3u, 1u, 1u, 1u}));
  EAGER_TRY(const Tensor y_lcm, eager::lcm(x1, x2));
  EAGER_DO(expect_unsigneds(y_lcm, DType::uint64, {5}, {18446744073709551615u, 0u, 21u, 14u, 700u}));
  EAGER_TRY(const Tensor y_heaviside, eager::heaviside(x1, x2));
  EAGER_DO(expect_unsigneds(y_heaviside, DType::uint64, {5}, {1u, 3u, 1u, 1u, 1u}));
  EAGER_TRY(const Tensor y_squared_difference, eager::squared_difference(x1, x2));
  EAGER_DO(expect_unsigneds(y_squared_difference, DType::uint64, {5}, {4u, 9u, 16u, 25u, 8649u}));
  EAGER_TRY(const Tensor y_bitwise_and, eager::bitwise_and(x1, x2));
  EAGER_DO(expect_unsigneds(y_bitwise_and, DType::uint64, {5}, {1u, 0u, 3u, 2u, 4u}));
  EAGER_TRY(const Tensor y_bitwise_or, eager::bitwise_or(x1, x2));
  EAGER_DO(expect_unsigneds(y_bitwise_or, DType::uint64, {5}, {18446744073709551615u, 3u, 7u, 7u, 103u}));
  EAGER_TRY(const Tensor y_bitwise_xor, eager::bitwise_xor(x1, x2));
  EAGER_DO(expect_unsigneds(y_bitwise_xor, DType::uint64, {5}, {18446744073709551614u, 3u, 4u, 5u, 99u}));
  EAGER_TRY(const Tensor y_bitwise_left_shift, eager::bitwise_left_shift(x1, x2));
  EAGER_DO(expect_unsigneds(y_bitwise_left_shift, DType::uint64, {5}, {18446744073709551614u, 0u, 56u, 28u, 12800u}));
  EAGER_TRY(const Tensor y_bitwise_right_shift, eager::bitwise_right_shift(x1, x2));
  EAGER_DO(expect_unsigneds(y_bitwise_right_shift, DType::uint64, {5}, {9223372036854775807u, 0u, 0u, 1u, 0u}));
  EAGER_TRY(const Tensor y_less, eager::less(x1, x2));
  EAGER_DO(expect_booleans(y_less, DType::bool_, {5}, {false, true, false, false, false}));
  EAGER_TRY(const Tensor y_greater_equal, eager::greater_equal(x1, x2));
  EAGER_DO(expect_booleans(y_greater_equal, DType::bool_, {5}, {true, false, true, true, true}));
  EAGER_TRY(const Tensor y_equal, eager::equal(x1, x2));
  EAGER_DO(expect_booleans(y_equal, DType::bool_, {5}, {false, false, false, false, false}));
  return done();
}

ROW(two_integers_of_uint8, "two integers of uint8") {
  EAGER_TRY(const Tensor x1, integers(DType::uint8, {5}, {255, 0, 7, 7, 100}));
  EAGER_TRY(const Tensor x2, integers(DType::uint8, {5}, {1, 3, 3, 2, 7}));
  EAGER_TRY(const Tensor y_add, eager::add(x1, x2));
  EAGER_DO(expect_integers(y_add, DType::uint8, {5}, {0, 3, 10, 9, 107}));
  EAGER_TRY(const Tensor y_subtract, eager::subtract(x1, x2));
  EAGER_DO(expect_integers(y_subtract, DType::uint8, {5}, {254, 253, 4, 5, 93}));
  EAGER_TRY(const Tensor y_multiply, eager::multiply(x1, x2));
  EAGER_DO(expect_integers(y_multiply, DType::uint8, {5}, {255, 0, 21, 14, 188}));
  EAGER_TRY(const Tensor y_maximum, eager::maximum(x1, x2));
  EAGER_DO(expect_integers(y_maximum, DType::uint8, {5}, {255, 3, 7, 7, 100}));
  EAGER_TRY(const Tensor y_minimum, eager::minimum(x1, x2));
  EAGER_DO(expect_integers(y_minimum, DType::uint8, {5}, {1, 0, 3, 2, 7}));
  EAGER_TRY(const Tensor y_floor_divide, eager::floor_divide(x1, x2));
  EAGER_DO(expect_integers(y_floor_divide, DType::uint8, {5}, {255, 0, 2, 3, 14}));
  EAGER_TRY(const Tensor y_remainder, eager::remainder(x1, x2));
  EAGER_DO(expect_integers(y_remainder, DType::uint8, {5}, {0, 0, 1, 1, 2}));
  EAGER_TRY(const Tensor y_pow, eager::pow(x1, x2));
  EAGER_DO(expect_integers(y_pow, DType::uint8, {5}, {255, 0, 87, 49, 0}));
  EAGER_TRY(const Tensor y_fmax, eager::fmax(x1, x2));
  EAGER_DO(expect_integers(y_fmax, DType::uint8, {5}, {255, 3, 7, 7, 100}));
  EAGER_TRY(const Tensor y_fmin, eager::fmin(x1, x2));
  EAGER_DO(expect_integers(y_fmin, DType::uint8, {5}, {1, 0, 3, 2, 7}));
  EAGER_TRY(const Tensor y_trunc_div, eager::trunc_div(x1, x2));
  EAGER_DO(expect_integers(y_trunc_div, DType::uint8, {5}, {255, 0, 2, 3, 14}));
  EAGER_TRY(const Tensor y_fmod, eager::fmod(x1, x2));
  EAGER_DO(expect_integers(y_fmod, DType::uint8, {5}, {0, 0, 1, 1, 2}));
  EAGER_TRY(const Tensor y_gcd, eager::gcd(x1, x2));
  EAGER_DO(expect_integers(y_gcd, DType::uint8, {5}, {1, 3, 1, 1, 1}));
  EAGER_TRY(const Tensor y_lcm, eager::lcm(x1, x2));
  EAGER_DO(expect_integers(y_lcm, DType::uint8, {5}, {255, 0, 21, 14, 188}));
  EAGER_TRY(const Tensor y_heaviside, eager::heaviside(x1, x2));
  EAGER_DO(expect_integers(y_heaviside, DType::uint8, {5}, {1, 3, 1, 1, 1}));
  EAGER_TRY(const Tensor y_squared_difference, eager::squared_difference(x1, x2));
  EAGER_DO(expect_integers(y_squared_difference, DType::uint8, {5}, {4, 9, 16, 25, 201}));
  EAGER_TRY(const Tensor y_bitwise_and, eager::bitwise_and(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_and, DType::uint8, {5}, {1, 0, 3, 2, 4}));
  EAGER_TRY(const Tensor y_bitwise_or, eager::bitwise_or(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_or, DType::uint8, {5}, {255, 3, 7, 7, 103}));
  EAGER_TRY(const Tensor y_bitwise_xor, eager::bitwise_xor(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_xor, DType::uint8, {5}, {254, 3, 4, 5, 99}));
  EAGER_TRY(const Tensor y_bitwise_left_shift, eager::bitwise_left_shift(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_left_shift, DType::uint8, {5}, {254, 0, 56, 28, 0}));
  EAGER_TRY(const Tensor y_bitwise_right_shift, eager::bitwise_right_shift(x1, x2));
  EAGER_DO(expect_integers(y_bitwise_right_shift, DType::uint8, {5}, {127, 0, 0, 1, 0}));
  EAGER_TRY(const Tensor y_less, eager::less(x1, x2));
  EAGER_DO(expect_booleans(y_less, DType::bool_, {5}, {false, true, false, false, false}));
  EAGER_TRY(const Tensor y_greater_equal, eager::greater_equal(x1, x2));
  EAGER_DO(expect_booleans(y_greater_equal, DType::bool_, {5}, {true, false, true, true, true}));
  EAGER_TRY(const Tensor y_equal, eager::equal(x1, x2));
  EAGER_DO(expect_booleans(y_equal, DType::bool_, {5}, {false, false, false, false, false}));
  return done();
}

ROW(two_tapes_share_a_custom_gradient, "two tapes share a custom gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+1}));
  EAGER_TRY(Tape a, Tape::make(TapeOptions().persistent(true)));
  EAGER_DO(a.watch(x));
  EAGER_TRY(Tape b, Tape::make());
  EAGER_DO(b.watch(x));
  EAGER_TRY(const Tensor y, eager::square(x));
  const auto callback_1_ = [=](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor g = given.at(0);
    EAGER_TRY(const Tensor g_x, eager::negative(g));
    return std::vector<Tensor>{g_x};
  };
  EAGER_TRY(const std::vector<Tensor> outputs_2_, record_gradient({x}, {y}, callback_1_));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor y2 = outputs_2_.at(0);
  EAGER_TRY(const Tensor d0, b.gradient(y2, x));
  EAGER_DO(expect_floats(d0, DType::float32, {}, {-0x1p+0}));
  EAGER_TRY(const Tensor d1, a.gradient(y2, x));
  EAGER_DO(expect_floats(d1, DType::float32, {}, {-0x1p+0}));
  EAGER_TRY(const Tensor d2, a.gradient(y2, x));
  EAGER_DO(expect_floats(d2, DType::float32, {}, {-0x1p+0}));
  return done();
}

ROW(unfold_ksize_2, "unfold ksize=2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 3, 4, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::unfold(x, {2}));
  EAGER_DO(expect_floats(y, DType::float32, {1, 6, 8}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 6, 8}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 3, 4, 2}, {0x1p+0, 0x1p-1, 0x1.4p+1, 0x1.2p+1, 0x1.2p+1, 0x1.cp+0, 0x1.8p+0, 0x1.8p+1, 0x1.cp+0, 0x1.2p+2, 0x1.08p+3, 0x1.6p+2, 0x1.6p+2, 0x1.ap+1, 0x1.8p+0, 0x1.4p+1, 0x1p+0, 0x1p-1, 0x1.4p+1, 0x1.2p+1, 0x1.2p+1, 0x1.cp+0, 0x1.8p+0, 0x1.8p+1}));
  return done();
}

ROW(unfold_ksize_2_data_format_nchw, "unfold ksize=2 data_format=NCHW") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 3, 4}, {0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.cp+3, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+4, 0x1.ap+3, 0x1.18p+5, 0x1.4p+4, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.9p+4, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1p+1, 0x1.8p+4, 0x1.2p+3, 0x1.fp+4}));
  EAGER_TRY(const Tensor y, eager::unfold(x, {2}, UnfoldOptions().data_format(DataFormat::nchw)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 8, 6}, {0x0p+0, 0x1.6p+4, 0x1.cp+2, 0x1.cp+3, 0x1.2p+5, 0x1.5p+4, 0x1.6p+4, 0x1.cp+2, 0x1.dp+4, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.cp+3, 0x1.2p+5, 0x1.5p+4, 0x1.cp+4, 0x1.ap+3, 0x1.18p+5, 0x1.2p+5, 0x1.5p+4, 0x1.8p+2, 0x1.ap+3, 0x1.18p+5, 0x1.4p+4, 0x1.6p+3, 0x1.08p+5, 0x1.2p+4, 0x1.9p+4, 0x1.4p+3, 0x1p+5, 0x1.08p+5, 0x1.2p+4, 0x1.8p+1, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1.9p+4, 0x1.4p+3, 0x1p+5, 0x1p+1, 0x1.8p+4, 0x1.2p+3, 0x1.4p+3, 0x1p+5, 0x1.1p+4, 0x1.8p+4, 0x1.2p+3, 0x1.fp+4}));
  return done();
}

ROW(unfold_ksize_2_1_strides_2_1_dilations_2_1_padding_explicit_paddings_1_0_0_0_data_format_n, "unfold ksize=2,1 strides=2,1 dilations=2,1 padding=EXPLICIT paddings=1,0,0,0 data_format=NCHW") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 1, 4, 3}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3}));
  EAGER_TRY(const Tensor y, eager::unfold(x, {2, 1}, UnfoldOptions().strides({2, 1}).padding(Padding::explicit_).data_format(DataFormat::nchw).dilations({2, 1}).paddings({1, 0, 0, 0})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 6}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3}));
  return done();
}

ROW(unique, "unique") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2, 2}, {3, 1, 3, 2}));
  EAGER_TRY(const UniqueOutputs outputs_1_, eager::unique(x));
  const Tensor y0 = outputs_1_.values;
  const Tensor y1 = outputs_1_.indices;
  const Tensor y2 = outputs_1_.inverse;
  const Tensor y3 = outputs_1_.counts;
  EAGER_DO(expect_integers(y0, DType::int32, {3}, {3, 1, 2}));
  EAGER_DO(expect_integers(y1, DType::int64, {3}, {0, 1, 3}));
  EAGER_DO(expect_integers(y2, DType::int64, {2, 2}, {0, 1, 0, 2}));
  EAGER_DO(expect_integers(y3, DType::int64, {3}, {2, 1, 1}));
  return done();
}

ROW(unique_axis_m1, "unique axis=-1") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {3, 3}, {3, 1, 3, 0, 2, 0, 3, 1, 3}));
  EAGER_TRY(const UniqueOutputs outputs_1_, eager::unique(x, UniqueOptions().axis(-1)));
  const Tensor y0 = outputs_1_.values;
  const Tensor y1 = outputs_1_.indices;
  const Tensor y2 = outputs_1_.inverse;
  const Tensor y3 = outputs_1_.counts;
  EAGER_DO(expect_integers(y0, DType::int32, {3, 2}, {1, 3, 2, 0, 1, 3}));
  EAGER_DO(expect_integers(y1, DType::int64, {2}, {1, 0}));
  EAGER_DO(expect_integers(y2, DType::int64, {3}, {1, 0, 1}));
  EAGER_DO(expect_integers(y3, DType::int64, {2}, {1, 2}));
  return done();
}

ROW(unique_axis_0, "unique axis=0") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {3, 3}, {3, 1, 3, 0, 2, 0, 3, 1, 3}));
  EAGER_TRY(const UniqueOutputs outputs_1_, eager::unique(x, UniqueOptions().axis(0)));
  const Tensor y0 = outputs_1_.values;
  const Tensor y1 = outputs_1_.indices;
  const Tensor y2 = outputs_1_.inverse;
  const Tensor y3 = outputs_1_.counts;
  EAGER_DO(expect_integers(y0, DType::int32, {2, 3}, {0, 2, 0, 3, 1, 3}));
  EAGER_DO(expect_integers(y1, DType::int64, {2}, {1, 0}));
  EAGER_DO(expect_integers(y2, DType::int64, {3}, {1, 0, 1}));
  EAGER_DO(expect_integers(y3, DType::int64, {2}, {1, 2}));
  return done();
}

ROW(unravel_index_of_a_number_that_is_out_of_range, "unravel_index of a number that is out of range") {
  EAGER_TRY(const Tensor i, integers(DType::int32, {1}, {6}));
  EAGER_DO(expect_error(Code::invalid_argument, "unravel_index", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_1_, eager::unravel_index(i, {2, 3}));
    EAGER_DO(expect_count(outputs_1_, 2));
    const Tensor a = outputs_1_.at(0);
    const Tensor b = outputs_1_.at(1);
    return done();
  }));
  return done();
}

ROW(unravel_index_shape_2_3, "unravel_index shape=2,3") {
  EAGER_TRY(const Tensor indices, integers(DType::int32, {3}, {0, 5, 4}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, eager::unravel_index(indices, {2, 3}));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor y0 = outputs_1_.at(0);
  const Tensor y1 = outputs_1_.at(1);
  EAGER_DO(expect_integers(y0, DType::int64, {3}, {0, 1, 1}));
  EAGER_DO(expect_integers(y1, DType::int64, {3}, {0, 2, 1}));
  return done();
}

ROW(unsorted_segment_max_num_segments_3, "unsorted_segment_max num_segments=3") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4, 2}, {0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0}));
  EAGER_TRY(const Tensor segment_ids, integers(DType::int64, {4}, {2, 0, -1, 2}));
  EAGER_TRY(const Tensor y, eager::unsorted_segment_max(x, segment_ids, 3));
  EAGER_DO(expect_floats(y, DType::float32, {3, 2}, {0x1p-1, 0x1p+3, -0x1.fffffep+127, -0x1.fffffep+127, 0x1p+1, 0x1p+1}, 1.0));
  return done();
}

ROW(unsorted_segment_max_num_segments_3_of_two_axes, "unsorted_segment_max num_segments=3 of two axes") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4, 2}, {0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0}));
  EAGER_TRY(const Tensor segment_ids, integers(DType::int32, {4, 2}, {0, 1, 1, 0, 0, 2, 2, 1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::unsorted_segment_max(x, segment_ids, 3));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1p+3, 0x1p+1, 0x1.8p+1}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {4, 2}, {0x0p+0, 0x1p-1, 0x0p+0, 0x1p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(unsorted_segment_max_of_an_id_that_is_out_of_range, "unsorted_segment_max of an id that is out of range") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor ids, integers(DType::int32, {2}, {0, 3}));
  EAGER_DO(expect_error(Code::invalid_argument, "unsorted_segment_max", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::unsorted_segment_max(x, ids, 3));
    return done();
  }));
  return done();
}

ROW(unsorted_segment_mean_num_segments_3, "unsorted_segment_mean num_segments=3") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4, 2}, {0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0}));
  EAGER_TRY(const Tensor segment_ids, integers(DType::int64, {4}, {2, 0, -1, 2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::unsorted_segment_mean(x, segment_ids, 3));
  EAGER_DO(expect_floats(y, DType::float32, {3, 2}, {0x1p-1, 0x1p+3, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x1p-1}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {4, 2}, {0x1.8p-1, 0x1.8p+0, 0x1p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1.8p-1, 0x1.8p+0}, 1.0));
  return done();
}

ROW(unsorted_segment_mean_num_segments_3_of_two_axes, "unsorted_segment_mean num_segments=3 of two axes") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4, 2}, {0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0}));
  EAGER_TRY(const Tensor segment_ids, integers(DType::int32, {4, 2}, {0, 1, 1, 0, 0, 2, 2, 1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::unsorted_segment_mean(x, segment_ids, 3));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.155556p+2, 0x1p-1, 0x1.4p+1}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {4, 2}, {0x1.555556p-2, 0x1.555556p-3, 0x1.555556p-3, 0x1.555556p-2, 0x1.555556p-2, 0x1p+0, 0x1p+0, 0x1.555556p-3}, 1.0));
  return done();
}

ROW(unsorted_segment_mean_of_an_id_that_is_out_of_range, "unsorted_segment_mean of an id that is out of range") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor ids, integers(DType::int32, {2}, {0, 3}));
  EAGER_DO(expect_error(Code::invalid_argument, "unsorted_segment_mean", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::unsorted_segment_mean(x, ids, 3));
    return done();
  }));
  return done();
}

ROW(unsorted_segment_min_num_segments_3, "unsorted_segment_min num_segments=3") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4, 2}, {0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0}));
  EAGER_TRY(const Tensor segment_ids, integers(DType::int64, {4}, {2, 0, -1, 2}));
  EAGER_TRY(const Tensor y, eager::unsorted_segment_min(x, segment_ids, 3));
  EAGER_DO(expect_floats(y, DType::float32, {3, 2}, {0x1p-1, 0x1p+3, 0x1.fffffep+127, 0x1.fffffep+127, 0x1p+0, -0x1p+0}, 1.0));
  return done();
}

ROW(unsorted_segment_min_num_segments_3_of_two_axes, "unsorted_segment_min num_segments=3 of two axes") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4, 2}, {0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0}));
  EAGER_TRY(const Tensor segment_ids, integers(DType::int32, {4, 2}, {0, 1, 1, 0, 0, 2, 2, 1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::unsorted_segment_min(x, segment_ids, 3));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1p+0, -0x1p+0, 0x1p+1}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {4, 2}, {0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p-1}, 1.0));
  return done();
}

ROW(unsorted_segment_min_of_an_id_that_is_out_of_range, "unsorted_segment_min of an id that is out of range") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor ids, integers(DType::int32, {2}, {0, 3}));
  EAGER_DO(expect_error(Code::invalid_argument, "unsorted_segment_min", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::unsorted_segment_min(x, ids, 3));
    return done();
  }));
  return done();
}

ROW(unsorted_segment_prod_num_segments_3, "unsorted_segment_prod num_segments=3") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4, 2}, {0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0}));
  EAGER_TRY(const Tensor segment_ids, integers(DType::int64, {4}, {2, 0, -1, 2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::unsorted_segment_prod(x, segment_ids, 3));
  EAGER_DO(expect_floats(y, DType::float32, {3, 2}, {0x1p-1, 0x1p+3, 0x1p+0, 0x1p+0, 0x1p+1, -0x1p+1}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {4, 2}, {0x1.8p+1, -0x1.8p+1, 0x1p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x1.8p+2}, 1.0));
  return done();
}

ROW(unsorted_segment_prod_num_segments_3_of_two_axes, "unsorted_segment_prod num_segments=3 of two axes") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4, 2}, {0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0}));
  EAGER_TRY(const Tensor segment_ids, integers(DType::int32, {4, 2}, {0, 1, 1, 0, 0, 2, 2, 1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::unsorted_segment_prod(x, segment_ids, 3));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1p+5, -0x1p+0, 0x1.8p+2}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {4, 2}, {0x1p+5, -0x1p-2, -0x1p+0, 0x1p+2, 0x1p+3, 0x1p+2, 0x1.8p+2, 0x1p-1}, 1.0));
  return done();
}

ROW(unsorted_segment_prod_of_an_id_that_is_out_of_range, "unsorted_segment_prod of an id that is out of range") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor ids, integers(DType::int32, {2}, {0, 3}));
  EAGER_DO(expect_error(Code::invalid_argument, "unsorted_segment_prod", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::unsorted_segment_prod(x, ids, 3));
    return done();
  }));
  return done();
}

ROW(unsorted_segment_sqrt_n_num_segments_3, "unsorted_segment_sqrt_n num_segments=3") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4, 2}, {0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0}));
  EAGER_TRY(const Tensor segment_ids, integers(DType::int64, {4}, {2, 0, -1, 2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::unsorted_segment_sqrt_n(x, segment_ids, 3));
  EAGER_DO(expect_floats(y, DType::float32, {3, 2}, {0x1p-1, 0x1p+3, 0x0p+0, 0x0p+0, 0x1.0f876cp+1, 0x1.6a09e6p-1}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {4, 2}, {0x1.0f876cp+0, 0x1.0f876cp+1, 0x1p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1.0f876cp+0, 0x1.0f876cp+1}, 1.0));
  return done();
}

ROW(unsorted_segment_sqrt_n_num_segments_3_of_two_axes, "unsorted_segment_sqrt_n num_segments=3 of two axes") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4, 2}, {0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0}));
  EAGER_TRY(const Tensor segment_ids, integers(DType::int32, {4, 2}, {0, 1, 1, 0, 0, 2, 2, 1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::unsorted_segment_sqrt_n(x, segment_ids, 3));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.e05afep+2, 0x1.bb67aep-1, 0x1.c48c6p+1}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {4, 2}, {0x1.279a74p-1, 0x1.279a74p-2, 0x1.279a74p-2, 0x1.279a74p-1, 0x1.279a74p-1, 0x1.6a09e6p+0, 0x1.6a09e6p+0, 0x1.279a74p-2}, 1.0));
  return done();
}

ROW(unsorted_segment_sqrt_n_of_an_id_that_is_out_of_range, "unsorted_segment_sqrt_n of an id that is out of range") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor ids, integers(DType::int32, {2}, {0, 3}));
  EAGER_DO(expect_error(Code::invalid_argument, "unsorted_segment_sqrt_n", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::unsorted_segment_sqrt_n(x, ids, 3));
    return done();
  }));
  return done();
}

ROW(unsorted_segment_sum_num_segments_3, "unsorted_segment_sum num_segments=3") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4, 2}, {0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0}));
  EAGER_TRY(const Tensor segment_ids, integers(DType::int64, {4}, {2, 0, -1, 2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::unsorted_segment_sum(x, segment_ids, 3));
  EAGER_DO(expect_floats(y, DType::float32, {3, 2}, {0x1p-1, 0x1p+3, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1p+0}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {4, 2}, {0x1.8p+0, 0x1.8p+1, 0x1p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x1.8p+1}, 1.0));
  return done();
}

ROW(unsorted_segment_sum_num_segments_3_of_two_axes, "unsorted_segment_sum num_segments=3 of two axes") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4, 2}, {0x1p+0, 0x1p+1, 0x1p-1, 0x1p+3, 0x1p+2, 0x1.8p+1, 0x1p+1, -0x1p+0}));
  EAGER_TRY(const Tensor segment_ids, integers(DType::int32, {4, 2}, {0, 1, 1, 0, 0, 2, 2, 1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::unsorted_segment_sum(x, segment_ids, 3));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.ap+3, 0x1.8p+0, 0x1.4p+2}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {4, 2}, {0x1p+0, 0x1p-1, 0x1p-1, 0x1p+0, 0x1p+0, 0x1p+1, 0x1p+1, 0x1p-1}, 1.0));
  return done();
}

ROW(unsorted_segment_sum_of_an_id_that_is_out_of_range, "unsorted_segment_sum of an id that is out of range") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor ids, integers(DType::int32, {2}, {0, 3}));
  EAGER_DO(expect_error(Code::invalid_argument, "unsorted_segment_sum", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::unsorted_segment_sum(x, ids, 3));
    return done();
  }));
  return done();
}

ROW(unstack, "unstack") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, eager::unstack(x));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor y0 = outputs_1_.at(0);
  const Tensor y1 = outputs_1_.at(1);
  EAGER_DO(expect_floats(y0, DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_DO(expect_floats(y1, DType::float32, {3}, {0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1}, {x}, GradientOptions().output_gradients({d_y0, d_y1})));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor d_x = outputs_2_.at(0);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p+0, 0x1p-1, 0x1p+1}));
  return done();
}

ROW(unstack_axis_m1_num_3, "unstack axis=-1 num=3") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, eager::unstack(x, UnstackOptions().axis(-1).num(3)));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor y0 = outputs_1_.at(0);
  const Tensor y1 = outputs_1_.at(1);
  const Tensor y2 = outputs_1_.at(2);
  EAGER_DO(expect_floats(y0, DType::float32, {2}, {0x1p+0, 0x1p+2}));
  EAGER_DO(expect_floats(y1, DType::float32, {2}, {0x1p+1, 0x1.4p+2}));
  EAGER_DO(expect_floats(y2, DType::float32, {2}, {0x1.8p+1, 0x1.8p+2}));
  EAGER_TRY(const Tensor d_y0, floats(DType::float32, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_y1, floats(DType::float32, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_y2, floats(DType::float32, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({y0, y1, y2}, {x}, GradientOptions().output_gradients({d_y0, d_y1, d_y2})));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor d_x = outputs_2_.at(0);
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p-1, 0x1p-1, 0x1p-1}));
  return done();
}

ROW(unstack_of_strings, "unstack of strings") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 3}, {"a", "", "\346\227\245\346\234\254", "b c", "d", "e"}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, eager::unstack(x));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor y0 = outputs_1_.at(0);
  const Tensor y1 = outputs_1_.at(1);
  EAGER_DO(expect_strings(y0, DType::string, {3}, {"a", "", "\346\227\245\346\234\254"}));
  EAGER_DO(expect_strings(y1, DType::string, {3}, {"b c", "d", "e"}));
  return done();
}

ROW(var, "var") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1p+1, 0x1.ap+3, 0x1.8p+1, 0x1.2p+4, 0x1.8p+3, 0x1p+3, 0x1.8p+2, 0x1.8p+2, 0x1p+3, 0x1.8p+3, 0x1.2p+4, 0x1.8p+1, 0x1.ap+3, 0x1p+1, 0x1p+4, 0x1.2p+3, 0x1p+2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::var(x));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.09c71cp+5}, 2.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {-0x1.471c72p-1, -0x1.1c71c8p-1, -0x1.38e38ep-2, 0x1.c71c72p-4, 0x1.638e38p-1, -0x1.e38e38p-2, 0x1.c71c72p-2, -0x1.8e38e4p-2, 0x1.b8e38ep-1, 0x1.71c71cp-2, 0x1.c71c72p-6, -0x1.1c71c8p-3, -0x1.1c71c8p-3, 0x1.c71c72p-6, 0x1.71c71cp-2, 0x1.b8e38ep-1, -0x1.8e38e4p-2, 0x1.c71c72p-2, -0x1.e38e38p-2, 0x1.638e38p-1, 0x1.c71c72p-4, -0x1.38e38ep-2, -0x1.1c71c8p-1, -0x1.471c72p-1}, 64.0));
  return done();
}

ROW(var_axis_0_m1_keepdims_true, "var axis=0,-1 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1p+1, 0x1.ap+3, 0x1.8p+1, 0x1.2p+4, 0x1.8p+3, 0x1p+3, 0x1.8p+2, 0x1.8p+2, 0x1p+3, 0x1.8p+3, 0x1.2p+4, 0x1.8p+1, 0x1.ap+3, 0x1p+1, 0x1p+4, 0x1.2p+3, 0x1p+2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::var(x, VarOptions().axis({0, -1}).keepdims(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 1}, {0x1.ebp+4, 0x1.2ap+5, 0x1.ebp+4}, 2.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 1}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {-0x1.dp+0, -0x1.9p+0, -0x1.ap-1, 0x1.cp-2, 0x1.ep-1, -0x1.ap-1, 0x1.2p-1, -0x1.6p-1, 0x1.58p+2, 0x1.3p+1, 0x1.8p-2, -0x1.4p-1, -0x1.4p-2, 0x1.8p-3, 0x1.3p+0, 0x1.58p+1, -0x1.6p-1, 0x1.2p-1, -0x1.ap-1, 0x1.ep-1, 0x1.cp-1, -0x1.ap+0, -0x1.9p+1, -0x1.dp+1}, 64.0));
  return done();
}

ROW(var_axis_1, "var axis=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1p+1, 0x1.ap+3, 0x1.8p+1, 0x1.2p+4, 0x1.8p+3, 0x1p+3, 0x1.8p+2, 0x1.8p+2, 0x1p+3, 0x1.8p+3, 0x1.2p+4, 0x1.8p+1, 0x1.ap+3, 0x1p+1, 0x1p+4, 0x1.2p+3, 0x1p+2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::var(x, VarOptions().axis({1})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 4}, {0x1.038e38p+6, 0x1.8aaaaap+4, 0x1.b1c71cp+3, 0x1.8p+2, 0x1.8p+2, 0x1.b1c71cp+3, 0x1.8aaaaap+4, 0x1.038e38p+6}, 2.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {-0x1.e38e38p+2, -0x1.555556p+0, -0x1.71c71cp+2, 0x1p-1, 0x1.8e38e4p+1, -0x1p+0, 0x1.8e38e4p+2, -0x1p-1, 0x1.1c71c8p+2, 0x1.2aaaaap+1, -0x1.c71c72p-2, 0x0p+0, 0x0p+0, -0x1.555556p-1, 0x1.cp+1, 0x1.1c71c8p+2, -0x1.8p+1, 0x1.2aaaaap+3, -0x1.8p+0, 0x1.8e38e4p+1, 0x1.8p+1, -0x1.155556p+3, -0x1p+1, -0x1.e38e38p+2}, 64.0));
  return done();
}

ROW(var_axis_1_correction_1_0, "var axis=1 correction=1.0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x0p+0, 0x1p+0, 0x1p+2, 0x1.2p+3, 0x1p+4, 0x1p+1, 0x1.ap+3, 0x1.8p+1, 0x1.2p+4, 0x1.8p+3, 0x1p+3, 0x1.8p+2, 0x1.8p+2, 0x1p+3, 0x1.8p+3, 0x1.2p+4, 0x1.8p+1, 0x1.ap+3, 0x1p+1, 0x1p+4, 0x1.2p+3, 0x1p+2, 0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::var(x, VarOptions().axis({1}).correction(0x1p+0)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 4}, {0x1.855556p+6, 0x1.28p+5, 0x1.455556p+4, 0x1.2p+3, 0x1.2p+3, 0x1.455556p+4, 0x1.28p+5, 0x1.855556p+6}, 2.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {-0x1.6aaaaap+3, -0x1p+1, -0x1.155556p+3, 0x1.8p-1, 0x1.2aaaaap+2, -0x1.8p+0, 0x1.2aaaaap+3, -0x1.8p-1, 0x1.aaaaaap+2, 0x1.cp+1, -0x1.555556p-1, 0x0p+0, 0x0p+0, -0x1p+0, 0x1.5p+2, 0x1.aaaaaap+2, -0x1.2p+2, 0x1.cp+3, -0x1.2p+1, 0x1.2aaaaap+2, 0x1.2p+2, -0x1.ap+3, -0x1.8p+1, -0x1.6aaaaap+3}, 64.0));
  return done();
}

ROW(var_axis_1_of_complex_numbers, "var axis=1 of complex numbers") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+1}, {0x1p+0, 0x1p+0}, {0x1p-1, 0x0p+0}, {-0x0p+0, -0x1p+0}, {0x1.8p+1, 0x0p+0}}));
  EAGER_TRY(const Tensor y, eager::var(x, VarOptions().axis({1})));
  EAGER_DO(expect_floats(y, DType::float64, {2}, {0x1.c71c71c71c71cp-1, 0x1.f1c71c71c71c7p+0}, 2.0));
  return done();
}

ROW(var_of_int32, "var of int32") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {3}, {1, 2, 4}));
  EAGER_TRY(const Tensor y, eager::var(x));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.8e38e4p+0}, 2.0));
  return done();
}

ROW(vecdot, "vecdot") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, -0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1p+2, 0x1p-1, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::vecdot(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {}, {-0x1p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x1p+2, 0x1p-1, 0x1p+1}));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3}, {0x1p+0, 0x1p+1, -0x1.8p+1}));
  return done();
}

ROW(vecdot_axis_m2, "vecdot axis=-2") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.2p+3, 0x1p+2, 0x1.cp+2, 0x1.4p+2, 0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::vecdot(x1, x2, VecdotOptions().axis(-2)));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.9p+5, 0x1.a8p+6, 0x1.4p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {2, 3}, {0x1p+0, 0x1.2p+2, 0x1p+3, 0x1.cp+2, 0x1.4p+1, 0x1p+2}));
  EAGER_DO(expect_floats(d_x2, DType::float32, {2, 3}, {0x1p+0, 0x1.2p+2, 0x1p+3, 0x1.cp+2, 0x1.4p+1, 0x1p+2}));
  return done();
}

ROW(vecdot_of_complex_numbers, "vecdot of complex numbers") {
  EAGER_TRY(const Tensor x1, complexes(DType::complex64, {1, 2}, {{0x0p+0, 0x1p+0}, {0x1p+1, 0x0p+0}}));
  EAGER_TRY(const Tensor x2, complexes(DType::complex64, {2}, {{0x1p+0, 0x1p+0}, {0x0p+0, 0x1.8p+1}}));
  EAGER_TRY(const Tensor y, eager::vecdot(x1, x2));
  EAGER_DO(expect_complexes(y, DType::complex64, {1}, {{0x1p+0, 0x1.4p+2}}));
  return done();
}

ROW(vector_norm, "vector_norm") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, -0x1p+1, 0x1p+1, 0x1p-1, 0x1.8p+1, -0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::vector_norm(x));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.d763b2p+2}, 4.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.160dfap-3, -0x1.160dfap-2, 0x1.160dfap-2, 0x1.160dfap-4, 0x1.a114f8p-2, -0x1.a114f8p-1}, 4.0));
  return done();
}

ROW(vector_norm_axis_0_keepdims_true, "vector_norm axis=0 keepdims=True") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, -0x1p+1, 0x1p+1, 0x1p-1, 0x1.8p+1, -0x1.8p+2}));
  EAGER_TRY(const Tensor y, eager::vector_norm(x, VectorNormOptions().axis({0}).keepdims(true)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3}, {0x1.1e377ap+0, 0x1.cd82b4p+1, 0x1.94c584p+2}, 4.0));
  return done();
}

ROW(vector_norm_axis_1_ord_1_0, "vector_norm axis=1 ord=1.0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, -0x1p+1, 0x1p+1, 0x1p-1, 0x1.8p+1, -0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::vector_norm(x, VectorNormOptions().axis({1}).ord(0x1p+0)));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1.4p+2, 0x1.3p+3}, 16.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, -0x1p+0, 0x1p+0, 0x1p-1, 0x1p-1, -0x1p-1}, 16.0));
  return done();
}

ROW(vector_norm_axis_1_ord_3_0, "vector_norm axis=1 ord=3.0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, -0x1p+1, 0x1p+1, 0x1p-1, 0x1.8p+1, -0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::vector_norm(x, VectorNormOptions().axis({1}).ord(0x1.8p+1)));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1.491fc2p+1, 0x1.8f71cep+2}, 16.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.35c388p-3, -0x1.35c388p-1, 0x1.35c388p-1, 0x1.a499p-9, 0x1.d92c2p-4, -0x1.d92c2p-2}, 16.0));
  return done();
}

ROW(vector_norm_axis_1_ord_inf, "vector_norm axis=1 ord=inf") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, -0x1p+1, 0x1p+1, 0x1p-1, 0x1.8p+1, -0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::vector_norm(x, VectorNormOptions().axis({1}).ord(Inf)));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1p+1, 0x1.8p+2}, 16.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x0p+0, -0x1p-1, 0x1p-1, 0x0p+0, 0x0p+0, -0x1p-1}, 16.0));
  return done();
}
