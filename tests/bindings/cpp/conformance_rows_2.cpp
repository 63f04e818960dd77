// Written by bindings/generate.
// clang-format off
#include "conformance.h"

using namespace eager;

ROW(datasets_that_are_refused, "datasets that are refused") {
  EAGER_TRY(const Dataset r, Dataset::range(3));
  EAGER_TRY(const Dataset b, r.batch(0));
  EAGER_DO(expect_error(Code::invalid_argument, "batch", "batch_size must be at least 1, not 0 [Op:batch]", [&]() -> Fallible<void> {
    EAGER_DO(expect_elements(b, {}, -1, false));
    return done();
  }));
  EAGER_TRY(const Dataset u, r.unbatch());
  EAGER_DO(expect_error(Code::invalid_argument, "unbatch", whatever, [&]() -> Fallible<void> {
    EAGER_DO(expect_elements(u, {}, -1, false));
    return done();
  }));
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    EAGER_DO(Dataset::zip({}));
    return done();
  }));
  return done();
}

ROW(decode_csv_num_columns_2_field_delim_use_quote_delim_false, "decode_csv num_columns=2 field_delim=; use_quote_delim=False") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2}, {"1;\042", "2;"}));
  EAGER_TRY(const Tensor y, eager::decode_csv(x, DecodeCsvOptions().num_columns(2).field_delim(";").use_quote_delim(false)));
  EAGER_DO(expect_strings(y, DType::string, {2, 2}, {"1", "2", "\042", ""}));
  return done();
}

ROW(decode_csv_num_columns_3, "decode_csv num_columns=3") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"1,a,2.5", "2,,NA", "-3,\042b,\042\042c\042\042\012d\042,-1e3"}));
  EAGER_TRY(const Tensor y, eager::decode_csv(x, DecodeCsvOptions().num_columns(3)));
  EAGER_DO(expect_strings(y, DType::string, {3, 3}, {"1", "2", "-3", "a", "", "b,\042c\042\012d", "2.5", "NA", "-1e3"}));
  return done();
}

ROW(decode_csv_of_a_record_with_other_fields, "decode_csv of a record with other fields") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2}, {"1,2", "1,2,3"}));
  EAGER_DO(expect_error(Code::invalid_argument, "decode_csv", "Expect 2 fields but have 3 in record 1 [Op:decode_csv]", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::decode_csv(x, DecodeCsvOptions().num_columns(2)));
    return done();
  }));
  return done();
}

ROW(decode_csv_select_cols_0_2_of_some_columns, "decode_csv select_cols=0,2 of some columns") {
  EAGER_TRY(const Tensor x, strings(DType::string, {3}, {"1,a,2.5", "2,,NA", "-3,\042b,\042\042c\042\042\012d\042,-1e3"}));
  EAGER_TRY(const Tensor y, eager::decode_csv(x, DecodeCsvOptions().select_cols({0, 2})));
  EAGER_DO(expect_strings(y, DType::string, {2, 3}, {"1", "2", "-3", "2.5", "NA", "-1e3"}));
  return done();
}

ROW(decode_png_of_encode_png_of_uint16_3_channels, "decode_png of encode_png of uint16, 3 channels") {
  EAGER_TRY(const Tensor x, integers(DType::uint16, {2, 3, 3}, {0, 37, 74, 111, 148, 185, 222, 8, 45, 82, 119, 156, 193, 230, 16, 53, 90, 127}));
  EAGER_TRY(const Tensor file, eager::encode_png(x, EncodePngOptions().compression_level(9)));
  EAGER_TRY(const Tensor y, eager::decode_png(file, DecodePngOptions().dtype(DType::uint16)));
  EAGER_DO(expect_integers(y, DType::uint16, {2, 3, 3}, {0, 37, 74, 111, 148, 185, 222, 8, 45, 82, 119, 156, 193, 230, 16, 53, 90, 127}));
  EAGER_TRY(const Tensor z, eager::decode_png(file, DecodePngOptions().channels(4).dtype(DType::uint16)));
  EAGER_TRY(const Tensor first, eager::slice(z, {0, 0, 0}, SliceOptions().size({2, 3, 1})));
  EAGER_DO(expect_integers(first, DType::uint16, {2, 3, 1}, {0, 111, 222, 82, 193, 53}));
  return done();
}

ROW(decode_png_of_encode_png_of_uint8_1_channels, "decode_png of encode_png of uint8, 1 channels") {
  EAGER_TRY(const Tensor x, integers(DType::uint8, {2, 3, 1}, {0, 37, 74, 111, 148, 185}));
  EAGER_TRY(const Tensor file, eager::encode_png(x, EncodePngOptions().compression_level(9)));
  EAGER_TRY(const Tensor y, eager::decode_png(file, DecodePngOptions().dtype(DType::uint8)));
  EAGER_DO(expect_integers(y, DType::uint8, {2, 3, 1}, {0, 37, 74, 111, 148, 185}));
  EAGER_TRY(const Tensor z, eager::decode_png(file, DecodePngOptions().channels(4).dtype(DType::uint8)));
  EAGER_TRY(const Tensor first, eager::slice(z, {0, 0, 0}, SliceOptions().size({2, 3, 1})));
  EAGER_DO(expect_integers(first, DType::uint8, {2, 3, 1}, {0, 37, 74, 111, 148, 185}));
  return done();
}

ROW(decode_png_of_encode_png_of_uint8_2_channels, "decode_png of encode_png of uint8, 2 channels") {
  EAGER_TRY(const Tensor x, integers(DType::uint8, {2, 3, 2}, {0, 37, 74, 111, 148, 185, 222, 8, 45, 82, 119, 156}));
  EAGER_TRY(const Tensor file, eager::encode_png(x, EncodePngOptions().compression_level(9)));
  EAGER_TRY(const Tensor y, eager::decode_png(file, DecodePngOptions().dtype(DType::uint8)));
  EAGER_DO(expect_integers(y, DType::uint8, {2, 3, 2}, {0, 37, 74, 111, 148, 185, 222, 8, 45, 82, 119, 156}));
  EAGER_TRY(const Tensor z, eager::decode_png(file, DecodePngOptions().channels(4).dtype(DType::uint8)));
  EAGER_TRY(const Tensor first, eager::slice(z, {0, 0, 0}, SliceOptions().size({2, 3, 1})));
  EAGER_DO(expect_integers(first, DType::uint8, {2, 3, 1}, {0, 74, 148, 222, 45, 119}));
  return done();
}

ROW(decode_png_of_encode_png_of_uint8_3_channels, "decode_png of encode_png of uint8, 3 channels") {
  EAGER_TRY(const Tensor x, integers(DType::uint8, {2, 3, 3}, {0, 37, 74, 111, 148, 185, 222, 8, 45, 82, 119, 156, 193, 230, 16, 53, 90, 127}));
  EAGER_TRY(const Tensor file, eager::encode_png(x, EncodePngOptions().compression_level(9)));
  EAGER_TRY(const Tensor y, eager::decode_png(file, DecodePngOptions().dtype(DType::uint8)));
  EAGER_DO(expect_integers(y, DType::uint8, {2, 3, 3}, {0, 37, 74, 111, 148, 185, 222, 8, 45, 82, 119, 156, 193, 230, 16, 53, 90, 127}));
  EAGER_TRY(const Tensor z, eager::decode_png(file, DecodePngOptions().channels(4).dtype(DType::uint8)));
  EAGER_TRY(const Tensor first, eager::slice(z, {0, 0, 0}, SliceOptions().size({2, 3, 1})));
  EAGER_DO(expect_integers(first, DType::uint8, {2, 3, 1}, {0, 111, 222, 82, 193, 53}));
  return done();
}

ROW(decode_png_of_encode_png_of_uint8_4_channels, "decode_png of encode_png of uint8, 4 channels") {
  EAGER_TRY(const Tensor x, integers(DType::uint8, {2, 3, 4}, {0, 37, 74, 111, 148, 185, 222, 8, 45, 82, 119, 156, 193, 230, 16, 53, 90, 127, 164, 201, 238, 24, 61, 98}));
  EAGER_TRY(const Tensor file, eager::encode_png(x, EncodePngOptions().compression_level(9)));
  EAGER_TRY(const Tensor y, eager::decode_png(file, DecodePngOptions().dtype(DType::uint8)));
  EAGER_DO(expect_integers(y, DType::uint8, {2, 3, 4}, {0, 37, 74, 111, 148, 185, 222, 8, 45, 82, 119, 156, 193, 230, 16, 53, 90, 127, 164, 201, 238, 24, 61, 98}));
  EAGER_TRY(const Tensor z, eager::decode_png(file, DecodePngOptions().channels(4).dtype(DType::uint8)));
  EAGER_TRY(const Tensor first, eager::slice(z, {0, 0, 0}, SliceOptions().size({2, 3, 1})));
  EAGER_DO(expect_integers(first, DType::uint8, {2, 3, 1}, {0, 148, 45, 193, 90, 238}));
  return done();
}

ROW(decode_png_of_no_png, "decode_png of no PNG") {
  EAGER_TRY(const Tensor x, strings(DType::string, {}, {"GIF89a"}));
  EAGER_DO(expect_error(Code::invalid_argument, "decode_png", "Invalid PNG data, size 6 [Op:decode_png]", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::decode_png(x));
    return done();
  }));
  return done();
}

ROW(decode_raw_dtype_int16, "decode_raw dtype=int16") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2}, {"abcd", "efgh"}));
  EAGER_TRY(const Tensor y, eager::decode_raw(x, DType::int16));
  EAGER_DO(expect_integers(y, DType::int16, {2, 2}, {25185, 25699, 26213, 26727}));
  return done();
}

ROW(decode_raw_dtype_int16_little_endian_false, "decode_raw dtype=int16 little_endian=False") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2}, {"abcd", "efgh"}));
  EAGER_TRY(const Tensor y, eager::decode_raw(x, DType::int16, DecodeRawOptions().little_endian(false)));
  EAGER_DO(expect_integers(y, DType::int16, {2, 2}, {24930, 25444, 25958, 26472}));
  return done();
}

ROW(decode_raw_dtype_uint32, "decode_raw dtype=uint32") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2}, {"abcd", "efgh"}));
  EAGER_TRY(const Tensor y, eager::decode_raw(x, DType::uint32));
  EAGER_DO(expect_integers(y, DType::uint32, {2, 1}, {1684234849, 1751606885}));
  return done();
}

ROW(decode_raw_dtype_uint8, "decode_raw dtype=uint8") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2}, {"abcd", "efgh"}));
  EAGER_TRY(const Tensor y, eager::decode_raw(x, DType::uint8));
  EAGER_DO(expect_integers(y, DType::uint8, {2, 4}, {97, 98, 99, 100, 101, 102, 103, 104}));
  return done();
}

ROW(decode_raw_of_strings_of_two_sizes, "decode_raw of strings of two sizes") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2}, {"abc", "efgh"}));
  EAGER_DO(expect_error(Code::invalid_argument, "decode_raw", "DecodeRaw requires input strings to all be the same size, but element 1 has size 4 != 3 [Op:decode_raw]", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::decode_raw(x, DType::uint8));
    return done();
  }));
  return done();
}

ROW(deg2rad_and_its_gradient, "deg2rad and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1.68p+7, -0x1p-1, 0x1.8p-1, 0x1.ep+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::deg2rad(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.921fb6p+1, -0x1.1df46ap-7, 0x1.aceeap-7, 0x1.0c1524p-1}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.1df46ap-6, 0x1.1df46ap-7, 0x1.1df46ap-5, 0x1.1df46ap-8}, 8.0));
  return done();
}

ROW(deg2rad_of_other_dtypes, "deg2rad of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1.68p+7, -0x1p-1, 0x1.8p-1, 0x1.ep+4}));
  EAGER_TRY(const Tensor y_float64, eager::deg2rad(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.921fb54442d18p+1, -0x1.1df46a2529d39p-7, 0x1.acee9f37bebd6p-7, 0x1.0c152382d7366p-1}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1.68p+7, -0x1p-1, 0x1.8p-1, 0x1.ep+4}));
  EAGER_TRY(const Tensor y_float16, eager::deg2rad(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.92p+1, -0x1.1ep-7, 0x1.adp-7, 0x1.0cp-1}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1.68p+7, -0x1p-1, 0x1.8p-1, 0x1.ep+4}));
  EAGER_TRY(const Tensor y_bfloat16, eager::deg2rad(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.92p+1, -0x1.1ep-7, 0x1.acp-7, 0x1.0cp-1}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 90}));
  EAGER_TRY(const Tensor y_int64, eager::deg2rad(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.1df46a2529d39p-6, 0x1.921fb54442d18p+0}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 90}));
  EAGER_TRY(const Tensor y_uint8, eager::deg2rad(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.1df46ap-6, 0x1.921fb6p+0}, 4.0));
  return done();
}

ROW(depth_to_space_block_size_2, "depth_to_space block_size=2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 1, 2, 8}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::depth_to_space(x, 2));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 4, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 1, 2, 8}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  return done();
}

ROW(depth_to_space_block_size_2_channel_order_crd_data_format_nchw, "depth_to_space block_size=2 channel_order=CRD data_format=NCHW") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 8, 1, 2}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4}));
  EAGER_TRY(const Tensor y, eager::depth_to_space(x, 2, DepthToSpaceOptions().channel_order(ChannelOrder::crd).data_format(DataFormat::nchw)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 4}, {0x0p+0, 0x1.6p+4, 0x1.6p+3, 0x1.08p+5, 0x1.cp+2, 0x1.dp+4, 0x1.2p+4, 0x1.8p+1, 0x1.cp+3, 0x1.2p+5, 0x1.9p+4, 0x1.4p+3, 0x1.5p+4, 0x1.8p+2, 0x1p+5, 0x1.1p+4}));
  return done();
}

ROW(depthwise_conv2d, "depthwise_conv2d") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 2, 2, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::depthwise_conv2d(x, filter));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 2, 4}, {0x1.8p+2, 0x1.4p+2, -0x1.4p+3, 0x1.6p+3, 0x1.8p+2, 0x1.8p+1, 0x1.2p+3, 0x1.4p+3, 0x1.8p+2, -0x1p+0, 0x1.6p+3, -0x1.4p+3, 0x1.8p+2, -0x1.8p+1, -0x1.8p+2, -0x1p+1, -0x1.8p+1, -0x1.cp+2, -0x1p+2, -0x1p+2, -0x1.8p+1, -0x1.2p+3, -0x1.8p+1, -0x1.4p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 3, 2}, {-0x1p+1, 0x1.ep+1, -0x1.8p+1, 0x1p+0, -0x1.2p+2, 0x1p+1, -0x1.8p+0, -0x1.4p+2, -0x1.ap+2, 0x1.2p+2, 0x1.8p+0, -0x1p-2, -0x1.4p+1, -0x1p-1, -0x1.ap+1, 0x1p-2, 0x1p+2, 0x1p+2, -0x1.cp+0, -0x1.8p+1, 0x1p+2, -0x1.6p+2, 0x1p-1, -0x1.cp+1}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 2, 2, 2}, {-0x1.6p+1, -0x1.3p+3, -0x1.8p+1, -0x1.cp+0, 0x1.8p+2, -0x1p+1, 0x1.8p-1, -0x1.cp+2, -0x1.4p+0, 0x1.cp+0, 0x1.8p+2, 0x1p-1, 0x1.ep+2, 0x1.28p+3, -0x1.8p+2, 0x1.ap+2}));
  return done();
}

ROW(depthwise_conv2d_data_format_nchw, "depthwise_conv2d data_format=NCHW") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 4, 3}, {-0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+2, -0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 2, 2, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::depthwise_conv2d(x, filter, DepthwiseConv2dOptions().data_format(DataFormat::nchw)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 4, 3, 2}, {0x1.8p+2, 0x1.8p+2, 0x1.8p+2, 0x1.8p+2, -0x1.8p+1, -0x1.8p+1, 0x1.4p+2, 0x1.8p+1, -0x1p+0, -0x1.8p+1, -0x1.cp+2, -0x1.2p+3, -0x1.4p+3, 0x1.2p+3, 0x1.6p+3, -0x1.8p+2, -0x1p+2, -0x1.8p+1, 0x1.6p+3, 0x1.4p+3, -0x1.4p+3, -0x1p+1, -0x1p+2, -0x1.4p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 4, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 2, 4, 3}, {-0x1p+1, -0x1.8p+0, -0x1.8p+0, -0x1.1p+2, 0x1.2p+1, -0x1.ep+1, -0x1.2p+2, 0x1p-2, -0x1.8p+0, -0x1.4p+0, 0x1.4p+0, 0x1.2p+2, 0x1.2p+2, 0x1.8p+0, 0x1.8p+2, -0x1.3p+2, 0x0p+0, -0x1.ap+1, 0x1.8p+0, -0x1p+1, 0x1.4p+1, -0x1p+2, 0x1p-1, -0x1.ep+1}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 2, 2, 2}, {0x1.2p+2, -0x1.8p+0, 0x1.2p+1, 0x1.cp+1, 0x1.98p+3, 0x1.2p+2, 0x1.8p-1, 0x1.6p+2, -0x1.68p+3, 0x1.8p-1, 0x1.2p+3, -0x1p+2, -0x1.8p+1, 0x1.bp+2, -0x1.5p+3, -0x1.18p+3}));
  return done();
}

ROW(depthwise_conv2d_dilations_2_1, "depthwise_conv2d dilations=2,1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 2, 2, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::depthwise_conv2d(x, filter, DepthwiseConv2dOptions().dilations({2, 1})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 2, 4}, {0x1.2p+3, 0x1.4p+2, 0x1.4p+2, 0x1.4p+2, 0x1.2p+3, 0x1.8p+1, 0x1.8p+2, 0x1p+2, 0x0p+0, -0x1p+0, 0x1p+3, -0x1p+4, 0x0p+0, -0x1.8p+1, -0x1.2p+3, -0x1p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 3, 2}, {-0x1p+1, 0x1.ep+1, -0x1.8p+1, 0x1p+0, -0x1.2p+2, 0x1p+1, -0x1p+0, -0x1p+0, -0x1.3p+3, 0x1.2p+2, 0x1.8p+0, 0x1p+0, -0x1p-1, -0x1p+2, 0x1.8p+1, 0x0p+0, 0x0p+0, -0x1.4p+0, 0x1.8p+0, -0x1p-1, -0x1.ap+1, -0x1.3p+2, 0x1.5p+2, 0x0p+0}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 2, 2, 2}, {-0x1.2p+3, -0x1.ap+3, 0x1p-1, 0x1.9p+2, -0x1.8p+1, -0x1.bp+2, 0x1.2p+1, -0x1p+2, -0x1.2p+2, -0x1p-2, -0x1.4p+1, 0x1p+0, 0x1.8p+0, 0x1.8p+2, 0x1.8p+0, 0x1.1p+2}));
  return done();
}

ROW(depthwise_conv2d_padding_explicit_paddings_1_0_0_2, "depthwise_conv2d padding=EXPLICIT paddings=1,0,0,2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 2, 2, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::depthwise_conv2d(x, filter, DepthwiseConv2dOptions().padding(Padding::explicit_).paddings({1, 0, 0, 2})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 4, 4, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, -0x1p+2, -0x1p+0, -0x1p+0, -0x1p+0, -0x1.8p+2, 0x1p+1, -0x1p+1, -0x1.8p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+2, 0x1.4p+2, -0x1.4p+3, 0x1.6p+3, 0x1.8p+2, 0x1.8p+1, 0x1.2p+3, 0x1.4p+3, 0x1.8p+1, 0x1p+0, 0x1.8p+3, -0x1.8p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+2, -0x1p+0, 0x1.6p+3, -0x1.4p+3, 0x1.8p+2, -0x1.8p+1, -0x1.8p+2, -0x1p+1, -0x1.8p+2, 0x1p+2, -0x1.8p+2, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, -0x1.8p+1, -0x1.cp+2, -0x1p+2, -0x1p+2, -0x1.8p+1, -0x1.2p+3, -0x1.8p+1, -0x1.4p+2, -0x1.8p+2, -0x1p+1, -0x1.8p+2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 4, 4, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 3, 2}, {-0x1.2p+2, -0x1p+2, 0x1.8p+1, 0x1.4p+2, -0x1p-2, 0x1.ep+2, -0x1.3p+2, -0x1.4p+1, -0x1.8p+0, -0x1.2p+2, -0x1.fp+2, -0x1.4p+2, 0x0p+0, -0x1.4p+1, -0x1p-2, 0x1.ep+2, -0x1p+3, 0x1p-1, 0x1p-2, -0x1p+0, 0x1.cp+0, -0x1.3p+3, -0x1.8p+0, -0x1.4p+1}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 2, 2, 2}, {-0x1.8p+1, -0x1.8p-1, 0x1.ap+2, 0x1p+0, -0x1.ep+1, 0x1.08p+3, 0x1p-2, 0x1.8p+0, -0x1p-1, -0x1.08p+3, 0x1.4p+3, 0x1.28p+3, -0x1.8p+0, 0x1.2p+2, 0x1p+3, -0x1.28p+3}));
  return done();
}

ROW(depthwise_conv2d_strides_2_1_padding_same, "depthwise_conv2d strides=2,1 padding=SAME") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 4, 3, 2}, {-0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1, -0x1p+0, 0x1p+2, 0x0p+0, -0x1p+2, 0x1p+0, -0x1.8p+1, 0x1p+1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor filter, floats(DType::float32, {2, 2, 2, 2}, {-0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1, 0x0p+0, 0x1p+1, -0x1p+0, 0x1p+0, -0x1p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_DO(tape.watch(filter));
  EAGER_TRY(const Tensor y, eager::depthwise_conv2d(x, filter, DepthwiseConv2dOptions().strides({2, 1}).padding(Padding::same)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 2, 3, 4}, {0x1.8p+2, 0x1.4p+2, -0x1.4p+3, 0x1.6p+3, 0x1.8p+2, 0x1.8p+1, 0x1.2p+3, 0x1.4p+3, 0x1.8p+1, 0x1p+0, 0x1.8p+3, -0x1.8p+1, -0x1.8p+1, -0x1.cp+2, -0x1p+2, -0x1p+2, -0x1.8p+1, -0x1.2p+3, -0x1.8p+1, -0x1.4p+2, -0x1.8p+2, -0x1p+1, -0x1.8p+2, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x, filter}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x = outputs_1_.at(0);
  const Tensor d_filter = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 4, 3, 2}, {-0x1p+1, 0x1.ep+1, -0x1.8p+1, 0x1p+0, -0x1.6p+2, 0x1p+0, -0x1p-1, -0x1p+2, 0x1.8p+1, 0x0p+0, 0x1.8p+0, -0x1.cp+0, -0x1.8p+2, 0x1.8p+0, -0x1.4p+1, 0x1p+0, 0x0p+0, 0x1.4p+2, -0x1.2p+1, -0x1p+1, 0x1.cp+1, -0x1.8p+1, 0x1p+2, -0x1.6p+2}));
  EAGER_DO(expect_floats(d_filter, DType::float32, {2, 2, 2, 2}, {0x1.6p+2, -0x1.18p+3, 0x1.8p-1, 0x1.6p+1, 0x1.6p+3, -0x1.1p+2, 0x1.5p+2, 0x1.8p+1, -0x1.4p+4, -0x1.1p+2, 0x1.38p+3, 0x1.4p+2, -0x1.7p+3, 0x1p-2, -0x1.ep+1, 0x1.8p+2}));
  return done();
}

ROW(det, "det") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 2, 2}, {0x0p+0, 0x1p+1, 0x1p+0, 0x1p+0, 0x1p+2, 0x1p+1, 0x1p+1, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::det(x));
  EAGER_DO(expect_floats(y, DType::float64, {2}, {-0x1p+1, 0x1p+2}, 4.0));
  return done();
}

ROW(det_of_integers, "det of integers") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2, 2}, {3, 1, 2, 4}));
  EAGER_TRY(const Tensor y, eager::det(x));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.4p+3}, 1.0));
  return done();
}

ROW(devices_by_any_name, "devices by any name") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y0, x.to("cpu:0"));
  EAGER_DO(expect_floats(y0, DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y1, x.to("/cpu:0"));
  EAGER_DO(expect_floats(y1, DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y2, x.to("/device:CPU:0"));
  EAGER_DO(expect_floats(y2, DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y3, x.to("cpu"));
  EAGER_DO(expect_floats(y3, DType::float32, {2}, {0x1p+0, 0x1p+1}));
  {
    EAGER_TRY(const auto scope, DeviceScope::make("cpu:0"));
    EAGER_TRY(const Tensor z, eager::add(x, y0));
    EAGER_DO(expect_floats(z, DType::float32, {2}, {0x1p+1, 0x1p+2}));
  }
  return done();
}

ROW(devices_that_do_not_exist, "devices that do not exist") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_DO(expect_error(Code::not_found, whatever, whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, x.to("gpu:99"));
    return done();
  }));
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor z, x.to("no device"));
    return done();
  }));
  EAGER_DO(expect_error(Code::not_found, whatever, whatever, [&]() -> Fallible<void> {
    {
      EAGER_TRY(const auto scope, DeviceScope::make("cpu:7"));
    }
    return done();
  }));
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    {
      EAGER_TRY(const auto scope, DeviceScope::make(":"));
    }
    return done();
  }));
  return done();
}

ROW(diag_k_m1_of_a_vector, "diag k=-1 of a vector") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::diag(x, DiagOptions().k(-1)));
  EAGER_DO(expect_floats(y, DType::float32, {4, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3}, {0x1.8p+0, 0x1p+1, 0x1p+0}));
  return done();
}

ROW(diag_k_1_of_a_matrix, "diag k=1 of a matrix") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::diag(x, DiagOptions().k(1)));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1p+1, 0x1.cp+2, 0x1.8p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3, 4}, {0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1}));
  return done();
}

ROW(diag_of_a_vector, "diag of a vector") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::diag(x));
  EAGER_DO(expect_floats(y, DType::float32, {3, 3}, {0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3}, {0x1p+0, 0x1.8p+0, 0x1p-1}));
  return done();
}

ROW(diagonal_k_1, "diagonal k=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {-0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, -0x1p+1, -0x1p+0, 0x0p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::diagonal(x, DiagonalOptions().k(1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {-0x1p+0, 0x1p+2, 0x1p+1, 0x1p+2, 0x1p+1, 0x0p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+1}));
  return done();
}

ROW(diff, "diff") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::diff(x));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1p+0, 0x1p+1, 0x1.ep+2, -0x1.4p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {-0x1p+0, 0x1p-1, 0x1p-1, -0x1p+1, 0x1.cp+0, 0x1p-2}));
  return done();
}

ROW(diff_axis_0_n_2, "diff axis=0 n=2") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {5}, {1, 3, 1, 0, 5}));
  EAGER_TRY(const Tensor y, eager::diff(x, DiffOptions().axis(0).n(2)));
  EAGER_DO(expect_integers(y, DType::int32, {3}, {-4, 1, 6}));
  return done();
}

ROW(diff_axis_0_with_more_at_both_ends, "diff axis=0 with more at both ends") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor prepend, floats(DType::float32, {1, 3}, {0x1.cp+2, 0x1.cp+2, 0x1.cp+2}));
  EAGER_TRY(const Tensor append, floats(DType::float32, {1, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y, eager::diff(x, DiffOptions().axis(0).prepend(prepend).append(append)));
  EAGER_DO(expect_floats(y, DType::float32, {3, 3}, {-0x1.8p+2, -0x1.4p+2, -0x1.8p+1, -0x1p-1, 0x1.8p+2, -0x1p+0, 0x1p-1, -0x1.8p+2, 0x0p+0}));
  return done();
}

ROW(digamma_and_its_gradient, "digamma and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::digamma(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.0e8e9ap+2, -0x1.15fafap+0, 0x1.1a687ap+0, 0x1.7c3a22p+1}, 16.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.132842p+4, 0x1.455c5p+0, 0x1.52494ep-1, 0x1.a402b6p-7}, 8.0));
  return done();
}

ROW(digamma_of_other_dtypes, "digamma of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_float64, eager::digamma(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.0e8e9943cd7c3p+2, -0x1.15fafa86b04dbp+0, 0x1.1a68793defc15p+0, 0x1.7c3a215354e9ep+1}, 16.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_float16, eager::digamma(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.0e8p+2, -0x1.16p+0, 0x1.1a8p+0, 0x1.7c4p+1}, 4.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_bfloat16, eager::digamma(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.0ep+2, -0x1.16p+0, 0x1.1ap+0, 0x1.7cp+1}, 4.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {1, 2, 9}));
  EAGER_TRY(const Tensor y_int64, eager::digamma(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {-0x1.2788cfc6fb619p-1, 0x1.b0ee6072093cep-2, 0x1.12008a3a23e5dp+1}, 16.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {1, 2, 9}));
  EAGER_TRY(const Tensor y_uint8, eager::digamma(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {-0x1.2788dp-1, 0x1.b0ee6p-2, 0x1.12008ap+1}, 16.0));
  return done();
}

ROW(divide_and_its_gradients, "divide and its gradients") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::divide(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.99999ap-2, -0x1.555556p+1, -0x1.8p-1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x1.99999ap-1, 0x1.555556p-1, -0x1p-1}, 16.0));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3}, {-0x1.47ae14p-2, 0x1.c71c72p+0, -0x1.8p-2}, 16.0));
  return done();
}

ROW(divide_of_integers_is_true, "divide of integers is true") {
  EAGER_TRY(const Tensor a_int32, integers(DType::int32, {3}, {7, 1, 100}));
  EAGER_TRY(const Tensor b_int32, integers(DType::int32, {3}, {2, 3, 7}));
  EAGER_TRY(const Tensor y_int32, eager::divide(a_int32, b_int32));
  EAGER_DO(expect_floats(y_int32, DType::float32, {3}, {0x1.cp+1, 0x1.555556p-2, 0x1.c92492p+3}, 1.0));
  EAGER_TRY(const Tensor a_int64, integers(DType::int64, {3}, {7, 1, 100}));
  EAGER_TRY(const Tensor b_int64, integers(DType::int64, {3}, {2, 3, 7}));
  EAGER_TRY(const Tensor y_int64, eager::divide(a_int64, b_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x1.cp+1, 0x1.5555555555555p-2, 0x1.c924924924925p+3}, 1.0));
  EAGER_TRY(const Tensor a_uint8, integers(DType::uint8, {3}, {7, 1, 100}));
  EAGER_TRY(const Tensor b_uint8, integers(DType::uint8, {3}, {2, 3, 7}));
  EAGER_TRY(const Tensor y_uint8, eager::divide(a_uint8, b_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x1.cp+1, 0x1.555556p-2, 0x1.c92492p+3}, 1.0));
  return done();
}

ROW(divide_of_other_dtypes, "divide of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float64, eager::divide(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {3}, {0x1.999999999999ap-2, -0x1.5555555555555p+1, -0x1.8p-1}, 8.0));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float16, eager::divide(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {3}, {0x1.998p-2, -0x1.554p+1, -0x1.8p-1}, 1.0));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::divide(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1.9ap-2, -0x1.56p+1, -0x1.8p-1}, 1.0));
  EAGER_TRY(const Tensor z1, complexes(DType::complex128, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(const Tensor z2, complexes(DType::complex128, {3}, {{0x1p-1, -0x1p+0}, {0x1p+1, 0x1p-2}, {0x1p+0, 0x1p+0}}));
  EAGER_TRY(const Tensor w, eager::divide(z1, z2));
  EAGER_DO(expect_complexes(w, DType::complex128, {3}, {{-0x1.999999999999ap-2, 0x1.6666666666666p-1}, {-0x1.2b52b52b52b53p-1, 0x1.4ad4ad4ad4ad5p-2}, {-0x1p-2, -0x1.cp+0}}, 16.0));
  return done();
}

ROW(divide_no_nan_and_its_gradients, "divide_no_nan and its gradients") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::divide_no_nan(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.99999ap-2, -0x1.555556p+1, -0x1.8p-1}, 8.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x1.99999ap-1, 0x1.555556p-1, -0x1p-1}, 16.0));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3}, {-0x1.47ae14p-2, 0x1.c71c72p+0, -0x1.8p-2}, 16.0));
  return done();
}

ROW(divide_no_nan_of_other_dtypes, "divide_no_nan of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float64, eager::divide_no_nan(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {3}, {0x1.999999999999ap-2, -0x1.5555555555555p+1, -0x1.8p-1}, 8.0));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float16, eager::divide_no_nan(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {3}, {0x1.998p-2, -0x1.554p+1, -0x1.8p-1}, 1.0));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::divide_no_nan(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1.9ap-2, -0x1.56p+1, -0x1.8p-1}, 1.0));
  EAGER_TRY(const Tensor z1, complexes(DType::complex128, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(const Tensor z2, complexes(DType::complex128, {3}, {{0x1p-1, -0x1p+0}, {0x1p+1, 0x1p-2}, {0x1p+0, 0x1p+0}}));
  EAGER_TRY(const Tensor w, eager::divide_no_nan(z1, z2));
  EAGER_DO(expect_complexes(w, DType::complex128, {3}, {{-0x1.999999999999ap-2, 0x1.6666666666666p-1}, {-0x1.2b52b52b52b53p-1, 0x1.4ad4ad4ad4ad5p-2}, {-0x1p-2, -0x1.cp+0}}, 16.0));
  return done();
}

ROW(divmod, "divmod") {
  EAGER_TRY(const Tensor x1, integers(DType::int32, {3}, {7, -7, 5}));
  EAGER_TRY(const Tensor x2, integers(DType::int32, {3}, {3, 3, -2}));
  EAGER_TRY(const DivmodOutputs outputs_1_, eager::divmod(x1, x2));
  const Tensor y0 = outputs_1_.quotient;
  const Tensor y1 = outputs_1_.remainder;
  EAGER_DO(expect_integers(y0, DType::int32, {3}, {2, -3, -3}));
  EAGER_DO(expect_integers(y1, DType::int32, {3}, {1, 2, -1}));
  return done();
}

ROW(divmod_by_zero, "divmod by zero") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {1}, {1}));
  EAGER_TRY(const Tensor z, integers(DType::int32, {1}, {0}));
  EAGER_DO(expect_error(Code::invalid_argument, "divmod", whatever, [&]() -> Fallible<void> {
    EAGER_DO(eager::divmod(x, z));
    return done();
  }));
  return done();
}

ROW(divmod_of_float32, "divmod of float32") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {2}, {0x1.ep+2, -0x1.cp+2}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {2}, {0x1p+1, 0x1.8p+0}));
  EAGER_TRY(const DivmodOutputs outputs_1_, eager::divmod(x1, x2));
  const Tensor y0 = outputs_1_.quotient;
  const Tensor y1 = outputs_1_.remainder;
  EAGER_DO(expect_floats(y0, DType::float32, {2}, {0x1.8p+1, -0x1.4p+2}));
  EAGER_DO(expect_floats(y1, DType::float32, {2}, {0x1.8p+0, 0x1p-1}));
  return done();
}

ROW(dropout_in_a_function_new_at_each_call_the_same_forward_and_backward, "dropout in a function: new at each call, the same forward and backward") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x_f = given.at(0);
    EAGER_TRY(const Tensor y_f, eager::dropout(x_f));
    return std::vector<Tensor>{y_f};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float32, {-1}}}, "f"));
  EAGER_TRY(const Tensor x, floats(DType::float32, {16}, {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0}));
  EAGER_DO(set_seed(78));
  EAGER_TRY(Tape t0, Tape::make());
  EAGER_DO(t0.watch(x));
  EAGER_TRY(const Tensor y0, f(x));
  EAGER_TRY(const Tensor d0, t0.gradient(y0, x));
  EAGER_DO(expect_floats(y0, DType::float32, {16}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p+1, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p+1, 0x1p+1, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_floats(d0, DType::float32, {16}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p+1, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p+1, 0x1p+1, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(Tape t1, Tape::make());
  EAGER_DO(t1.watch(x));
  EAGER_TRY(const Tensor y1, f(x));
  EAGER_TRY(const Tensor d1, t1.gradient(y1, x));
  EAGER_DO(expect_floats(y1, DType::float32, {16}, {0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p+1, 0x1p+1, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0}));
  EAGER_DO(expect_floats(d1, DType::float32, {16}, {0x1p+1, 0x1p+1, 0x1p+1, 0x1p+1, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x1p+1, 0x1p+1, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0}));
  return done();
}

ROW(dropout_of_a_seed_of_its_own_in_a_function_is_the_same_at_each_call, "dropout of a seed of its own in a function is the same at each call") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x_f = given.at(0);
    EAGER_TRY(const Tensor wide, eager::broadcast_to(x_f, {8}));
    EAGER_TRY(const Tensor y_f, eager::dropout(wide, DropoutOptions().rate(0x1p-2).seed(6)));
    return std::vector<Tensor>{y_f};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float64, {}}}, "f"));
  EAGER_TRY(const Tensor x, floats(DType::float64, {}, {0x1.8p+1}));
  EAGER_TRY(const Tensor y0, f(x));
  EAGER_DO(expect_floats(y0, DType::float64, {8}, {0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2}, 1.0));
  EAGER_TRY(const Tensor y1, f(x));
  EAGER_DO(expect_floats(y1, DType::float64, {8}, {0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2, 0x1p+2}, 1.0));
  return done();
}

ROW(dropout_rate_0_changes_nothing, "dropout rate=0 changes nothing") {
  EAGER_TRY(const Tensor x, floats(DType::float16, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y, eager::dropout(x, DropoutOptions().rate(0x0p+0)));
  EAGER_DO(expect_floats(y, DType::float16, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  return done();
}

ROW(dropout_rate_0_25_and_its_gradient_which_has_the_same_elements, "dropout rate=0.25 and its gradient, which has the same elements") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {8}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::dropout(x, DropoutOptions().rate(0x1p-2).seed(5)));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x));
  EAGER_DO(expect_floats(y, DType::float32, {8}, {0x0p+0, 0x1.555556p+1, 0x0p+0, 0x0p+0, 0x1.aaaaaap+2, 0x1p+3, 0x1.2aaaaap+3, 0x1.555556p+3}, 1.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {8}, {0x0p+0, 0x1.555556p+0, 0x0p+0, 0x0p+0, 0x1.555556p+0, 0x1.555556p+0, 0x1.555556p+0, 0x1.555556p+0}, 1.0));
  return done();
}

ROW(dropout_rate_0_5_and_its_gradient_which_has_the_same_elements, "dropout rate=0.5 and its gradient, which has the same elements") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {8}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::dropout(x, DropoutOptions().seed(5)));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x));
  EAGER_DO(expect_floats(y, DType::float32, {8}, {0x0p+0, 0x1p+2, 0x0p+0, 0x0p+0, 0x1.4p+3, 0x1.8p+3, 0x0p+0, 0x1p+4}, 1.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {8}, {0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x1p+1, 0x1p+1, 0x0p+0, 0x1p+1}, 1.0));
  return done();
}

ROW(eig, "eig") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 2}, {0x1p+0, 0x1p+1, 0x0p+0, 0x1p+2}));
  EAGER_TRY(const EigOutputs outputs_1_, eager::eig(x));
  const Tensor y0 = outputs_1_.eigenvalues;
  const Tensor y1 = outputs_1_.eigenvectors;
  EAGER_DO(expect_complexes(y0, DType::complex128, {2}, {{0x1p+0, 0x0p+0}, {0x1p+2, 0x0p+0}}, 64.0));
  EAGER_DO(expect_complexes(y1, DType::complex128, {2, 2}, {{0x1p+0, 0x0p+0}, {0x1.1c01aa03be896p-1, 0x0p+0}, {0x0p+0, 0x0p+0}, {0x1.aa027f059dce1p-1, 0x0p+0}}, 64.0));
  return done();
}

ROW(eigh, "eigh") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 2}, {{0x1p+1, 0x0p+0}, {0x1p+0, -0x1p+0}, {0x1p+0, 0x1p+0}, {-0x1p+0, 0x0p+0}}));
  EAGER_TRY(const EighOutputs outputs_1_, eager::eigh(x));
  const Tensor y0 = outputs_1_.eigenvalues;
  const Tensor y1 = outputs_1_.eigenvectors;
  EAGER_DO(expect_floats(y0, DType::float64, {2}, {-0x1.8fc1ecd5fda0cp+0, 0x1.47e0f66afed08p+1}, 64.0));
  EAGER_DO(expect_complexes(y1, DType::complex128, {2, 2}, {{-0x1.0b382c82c106ap-2, 0x1.0b382c82c106bp-2}, {0x1.dbdba97b017fp-1, -0x0p+0}, {0x1.dbdba97b017efp-1, 0x1.0295017d5614p-57}, {0x1.0b382c82c1069p-2, 0x1.0b382c82c106ap-2}}, 64.0));
  return done();
}

ROW(eigvals, "eigvals") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 2}, {0x1p+0, 0x1p+1, 0x0p+0, 0x1p+2}));
  EAGER_TRY(const Tensor y, eager::eigvals(x));
  EAGER_DO(expect_complexes(y, DType::complex128, {2}, {{0x1p+0, 0x0p+0}, {0x1p+2, 0x0p+0}}, 64.0));
  return done();
}

ROW(eigvalsh, "eigvalsh") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 2}, {{0x1p+1, 0x0p+0}, {0x1p+0, -0x1p+0}, {0x1p+0, 0x1p+0}, {-0x1p+0, 0x0p+0}}));
  EAGER_TRY(const Tensor y, eager::eigvalsh(x));
  EAGER_DO(expect_floats(y, DType::float64, {2}, {-0x1.8fc1ecd5fda0cp+0, 0x1.47e0f66afed08p+1}, 64.0));
  return done();
}

ROW(einsum_equation_i_im, "einsum equation=...i,...i->...") {
  EAGER_TRY(const Tensor inputs0, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor inputs1, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(inputs0));
  EAGER_DO(tape.watch(inputs1));
  EAGER_TRY(const Tensor y, eager::einsum("...i,...i->...", {inputs0, inputs1}));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1.cp+3, 0x1.34p+6}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {inputs0, inputs1}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_inputs0 = outputs_1_.at(0);
  const Tensor d_inputs1 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_inputs0, DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+1, 0x1.4p+1, 0x1.8p+1}));
  EAGER_DO(expect_floats(d_inputs1, DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+1, 0x1.4p+1, 0x1.8p+1}));
  return done();
}

ROW(einsum_equation_iim_i, "einsum equation=ii->i") {
  EAGER_TRY(const Tensor inputs0, floats(DType::float32, {2, 2}, {0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(inputs0));
  EAGER_TRY(const Tensor y, eager::einsum("ii->i", {inputs0}));
  EAGER_DO(expect_floats(y, DType::float32, {2}, {0x1.4p+2, 0x1p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_inputs0, tape.gradient(y, inputs0, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_inputs0, DType::float32, {2, 2}, {0x1p+0, 0x0p+0, 0x0p+0, 0x1p-1}));
  return done();
}

ROW(einsum_equation_ij_ij, "einsum equation=ij,ij") {
  EAGER_TRY(const Tensor inputs0, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor inputs1, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(inputs0));
  EAGER_DO(tape.watch(inputs1));
  EAGER_TRY(const Tensor y, eager::einsum("ij,ij", {inputs0, inputs1}));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.6cp+6}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {inputs0, inputs1}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_inputs0 = outputs_1_.at(0);
  const Tensor d_inputs1 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_inputs0, DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_DO(expect_floats(d_inputs1, DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  return done();
}

ROW(einsum_equation_ij_jk_klm_il, "einsum equation=ij,jk,kl->il") {
  EAGER_TRY(const Tensor inputs0, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor inputs1, floats(DType::float32, {3, 2}, {0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2}));
  EAGER_TRY(const Tensor inputs2, floats(DType::float32, {2, 2}, {0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(inputs0));
  EAGER_DO(tape.watch(inputs1));
  EAGER_DO(tape.watch(inputs2));
  EAGER_TRY(const Tensor y, eager::einsum("ij,jk,kl->il", {inputs0, inputs1, inputs2}));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1.7ap+8, 0x1.b8p+8, 0x1.b48p+9, 0x1.fcp+9}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {inputs0, inputs1, inputs2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 3));
  const Tensor d_inputs0 = outputs_1_.at(0);
  const Tensor d_inputs1 = outputs_1_.at(1);
  const Tensor d_inputs2 = outputs_1_.at(2);
  EAGER_DO(expect_floats(d_inputs0, DType::float32, {2, 3}, {0x1.88p+5, 0x1.5cp+6, 0x1.f4p+6, 0x1.1cp+6, 0x1.f8p+6, 0x1.6ap+7}));
  EAGER_DO(expect_floats(d_inputs1, DType::float32, {3, 2}, {0x1.bp+5, 0x1.2cp+6, 0x1.26p+6, 0x1.98p+6, 0x1.74p+6, 0x1.02p+7}));
  EAGER_DO(expect_floats(d_inputs2, DType::float32, {2, 2}, {0x1.38p+7, 0x1.ep+4, 0x1.8p+7, 0x1.26p+5}));
  return done();
}

ROW(einsum_equation_ij_jkm_ik, "einsum equation=ij,jk->ik") {
  EAGER_TRY(const Tensor inputs0, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor inputs1, floats(DType::float32, {3, 2}, {0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(inputs0));
  EAGER_DO(tape.watch(inputs1));
  EAGER_TRY(const Tensor y, eager::einsum("ij,jk->ik", {inputs0, inputs1}));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1.cp+4, 0x1.1p+5, 0x1p+6, 0x1.3cp+6}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {inputs0, inputs1}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_inputs0 = outputs_1_.at(0);
  const Tensor d_inputs1 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_inputs0, DType::float32, {2, 3}, {0x1.cp+1, 0x1.ap+2, 0x1.3p+3, 0x1.3p+2, 0x1.28p+3, 0x1.b8p+3}));
  EAGER_DO(expect_floats(d_inputs1, DType::float32, {3, 2}, {0x1.2p+3, 0x1.8p+0, 0x1.8p+3, 0x1.2p+1, 0x1.ep+3, 0x1.8p+1}));
  return done();
}

ROW(einsum_equation_ij_jkm_k_of_booleans, "einsum equation=ij,jk->k of booleans") {
  EAGER_TRY(const Tensor inputs0, booleans(DType::bool_, {2, 2}, {true, false, true, true}));
  EAGER_TRY(const Tensor inputs1, booleans(DType::bool_, {2, 2}, {false, true, true, false}));
  EAGER_TRY(const Tensor y, eager::einsum("ij,jk->k", {inputs0, inputs1}));
  EAGER_DO(expect_booleans(y, DType::bool_, {2}, {true, true}));
  return done();
}

ROW(einsum_equation_ij_jkm_ki_promotes, "einsum equation=ij,jk->ki promotes") {
  EAGER_TRY(const Tensor inputs0, integers(DType::int8, {1, 2}, {1, 2}));
  EAGER_TRY(const Tensor inputs1, integers(DType::int32, {2, 1}, {3, 4}));
  EAGER_TRY(const Tensor y, eager::einsum("ij,jk->ki", {inputs0, inputs1}));
  EAGER_DO(expect_integers(y, DType::int32, {1, 1}, {11}));
  return done();
}

ROW(elu_alpha_0_0, "elu alpha=0.0") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2}, {-0x1p+0, 0x1p+1}));
  EAGER_TRY(const Tensor y, eager::elu(x, EluOptions().alpha(0x0p+0)));
  EAGER_DO(expect_floats(y, DType::float64, {2}, {-0x0p+0, 0x1p+1}, 1.0));
  return done();
}

ROW(elu_alpha_0_5_and_its_gradient, "elu alpha=0.5 and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::elu(x, EluOptions().alpha(0x1p-1)));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.bab556p-2, -0x1.92e9ap-3, 0x1.8p-1, 0x1.8p+1}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.152aaap-4, 0x1.368b3p-3, 0x1p+1, 0x1p-2}, 8.0));
  return done();
}

ROW(elu_alpha_0_5_of_other_dtypes, "elu alpha=0.5 of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::elu(x_float64, EluOptions().alpha(0x1p-1)));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.bab5557101f8dp-2, -0x1.92e9a0720d3ecp-3, 0x1.8p-1, 0x1.8p+1}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::elu(x_float16, EluOptions().alpha(0x1p-1)));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.bacp-2, -0x1.93p-3, 0x1.8p-1, 0x1.8p+1}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::elu(x_bfloat16, EluOptions().alpha(0x1p-1)));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.bap-2, -0x1.92p-3, 0x1.8p-1, 0x1.8p+1}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::elu(x_int64, EluOptions().alpha(0x1p-1)));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1p+0, 0x1p+2}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::elu(x_uint8, EluOptions().alpha(0x1p-1)));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1p+0, 0x1p+2}, 4.0));
  return done();
}

ROW(elu_and_its_gradient, "elu and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::elu(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.bab556p-1, -0x1.92e9ap-2, 0x1.8p-1, 0x1.8p+1}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.152aaap-3, 0x1.368b3p-2, 0x1p+1, 0x1p-2}, 8.0));
  return done();
}

ROW(elu_of_other_dtypes, "elu of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::elu(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.bab5557101f8dp-1, -0x1.92e9a0720d3ecp-2, 0x1.8p-1, 0x1.8p+1}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::elu(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.bacp-1, -0x1.93p-2, 0x1.8p-1, 0x1.8p+1}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::elu(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.bap-1, -0x1.92p-2, 0x1.8p-1, 0x1.8p+1}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::elu(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1p+0, 0x1p+2}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::elu(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1p+0, 0x1p+2}, 4.0));
  return done();
}

ROW(embedding_bag_combiner_max, "embedding_bag combiner=MAX") {
  EAGER_TRY(const Tensor params, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p+3, 0x1.8p+1, -0x1p+0}));
  EAGER_TRY(const Tensor indices, integers(DType::int32, {2, 2}, {0, 2, 1, 0}));
  EAGER_TRY(const Tensor y, eager::embedding_bag(params, indices, EmbeddingBagOptions().combiner(Combiner::max)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1.8p+1, 0x1p+1, 0x1p+2, 0x1p+3}));
  return done();
}

ROW(embedding_bag_combiner_mean, "embedding_bag combiner=MEAN") {
  EAGER_TRY(const Tensor params, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p+3, 0x1.8p+1, -0x1p+0}));
  EAGER_TRY(const Tensor indices, integers(DType::int32, {2, 2}, {0, 2, 1, 0}));
  EAGER_TRY(const Tensor y, eager::embedding_bag(params, indices, EmbeddingBagOptions().combiner(Combiner::mean)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1p+1, 0x1p-1, 0x1.4p+1, 0x1.4p+2}));
  return done();
}

ROW(embedding_bag_combiner_sum, "embedding_bag combiner=SUM") {
  EAGER_TRY(const Tensor params, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p+3, 0x1.8p+1, -0x1p+0}));
  EAGER_TRY(const Tensor indices, integers(DType::int32, {2, 2}, {0, 2, 1, 0}));
  EAGER_TRY(const Tensor y, eager::embedding_bag(params, indices, EmbeddingBagOptions().combiner(Combiner::sum)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1p+2, 0x1p+0, 0x1.4p+2, 0x1.4p+3}));
  return done();
}

ROW(embedding_bag_combiner_sum_include_last_offset_true, "embedding_bag combiner=SUM include_last_offset=True") {
  EAGER_TRY(const Tensor params, floats(DType::float32, {3, 1}, {0x1p+0, 0x1p+2, 0x1.8p+1}));
  EAGER_TRY(const Tensor indices, integers(DType::int64, {3}, {2, 0, 1}));
  EAGER_TRY(const Tensor offsets, integers(DType::int32, {3}, {0, 2, 3}));
  EAGER_TRY(const Tensor y, eager::embedding_bag(params, indices, EmbeddingBagOptions().offsets(offsets).combiner(Combiner::sum).include_last_offset(true)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 1}, {0x1p+2, 0x1p+2}));
  return done();
}

ROW(embedding_bag_combiner_sum_with_offsets, "embedding_bag combiner=SUM with offsets") {
  EAGER_TRY(const Tensor params, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p+3, 0x1.8p+1, -0x1p+0}));
  EAGER_TRY(const Tensor indices, integers(DType::int64, {3}, {2, 0, 1}));
  EAGER_TRY(const Tensor offsets, integers(DType::int64, {3}, {0, 1, 1}));
  EAGER_TRY(const Tensor weights, floats(DType::float32, {3}, {0x1p+1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor y, eager::embedding_bag(params, indices, EmbeddingBagOptions().offsets(offsets).weights(weights).combiner(Combiner::sum)));
  EAGER_DO(expect_floats(y, DType::float32, {3, 2}, {0x1.8p+2, -0x1p+1, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1.8p+2}));
  return done();
}

ROW(embedding_lookup, "embedding_lookup") {
  EAGER_TRY(const Tensor params, floats(DType::float32, {3, 2}, {0x1.8p+1, 0x1p+2, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const Tensor ids, integers(DType::int64, {2, 2}, {1, 0, 2, 0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(params));
  EAGER_TRY(const Tensor y, eager::embedding_lookup(params, ids));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 2}, {0x0p+0, 0x1p+0, 0x1.8p+1, 0x1p+2, 0x0p+0, 0x0p+0, 0x1.8p+1, 0x1p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_params, tape.gradient(y, params, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_params, DType::float32, {3, 2}, {0x1.6p+1, 0x1.4p+0, 0x1p+0, 0x1p-1, 0x1.8p+0, 0x1.8p+1}));
  return done();
}

ROW(embedding_lookup_max_norm_1_0, "embedding_lookup max_norm=1.0") {
  EAGER_TRY(const Tensor params, floats(DType::float32, {3, 2}, {0x1.8p+1, 0x1p+2, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0}));
  EAGER_TRY(const Tensor ids, integers(DType::int64, {2, 2}, {1, 0, 2, 0}));
  EAGER_TRY(const Tensor y, eager::embedding_lookup(params, ids, EmbeddingLookupOptions().max_norm(0x1p+0)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 2}, {0x0p+0, 0x1p+0, 0x1.333334p-1, 0x1.99999ap-1, 0x0p+0, 0x0p+0, 0x1.333334p-1, 0x1.99999ap-1}, 4.0));
  return done();
}

ROW(equal_of_strings, "equal of strings") {
  EAGER_TRY(const Tensor x1, strings(DType::string, {2, 1}, {"a", "\303\274"}));
  EAGER_TRY(const Tensor x2, strings(DType::string, {3}, {"a", "", "\303\274"}));
  EAGER_TRY(const Tensor y, eager::equal(x1, x2));
  EAGER_DO(expect_booleans(y, DType::bool_, {2, 3}, {true, false, false, false, false, true}));
  return done();
}

ROW(erf_and_its_gradient, "erf and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.4p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::erf(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.fd9ae2p-1, -0x1.0a7ef6p-1, 0x1.6c1c98p-1, 0x1.d8865ep-1}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.529b9ep-6, 0x1.c1efcap-2, 0x1.492e42p+0, 0x1.e4653p-5}, 8.0));
  return done();
}

ROW(erf_of_other_dtypes, "erf of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.4p+0}));
  EAGER_TRY(const Tensor y_float64, eager::erf(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.fd9ae142795e3p-1, -0x1.0a7ef5c18edd2p-1, 0x1.6c1c9759d0e5fp-1, 0x1.d8865d98abe01p-1}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.4p+0}));
  EAGER_TRY(const Tensor y_float16, eager::erf(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.fd8p-1, -0x1.0a8p-1, 0x1.6cp-1, 0x1.d88p-1}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.4p+0}));
  EAGER_TRY(const Tensor y_bfloat16, eager::erf(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.fep-1, -0x1.0ap-1, 0x1.6cp-1, 0x1.d8p-1}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 2}));
  EAGER_TRY(const Tensor y_int64, eager::erf(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.af767a741088bp-1, 0x1.fd9ae142795e3p-1}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 2}));
  EAGER_TRY(const Tensor y_uint8, eager::erf(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.af767ap-1, 0x1.fd9ae2p-1}, 4.0));
  return done();
}

ROW(erfc_and_its_gradient, "erfc and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::erfc(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1.fecd7p+0, 0x1.853f7ap+0, 0x1.27c6d2p-2, 0x1.729df6p-16}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {-0x1.529b9ep-6, -0x1.c1efcap-2, -0x1.492e42p+0, -0x1.2408eap-15}, 8.0));
  return done();
}

ROW(erfc_of_other_dtypes, "erfc of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::erfc(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x1.fecd70a13caf2p+0, 0x1.853f7ae0c76e9p+0, 0x1.27c6d14c5e341p-2, 0x1.729df6503422ap-16}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::erfc(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x1.fecp+0, 0x1.854p+0, 0x1.27cp-2, 0x1.73p-16}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::erfc(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1.fep+0, 0x1.86p+0, 0x1.28p-2, 0x1.72p-16}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::erfc(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x1p+0, 0x1.4226162fbddd5p-3, 0x1.08ddd13bd35e7p-26}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::erfc(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x1p+0, 0x1.422616p-3, 0x1.08ddd2p-26}, 4.0));
  return done();
}

ROW(erfcinv_and_its_gradient, "erfcinv and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {0x1p-3, 0x1p-1, 0x1.8p-1, 0x1.cp+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::erfcinv(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1.15b49ap+0, 0x1.e861fcp-2, 0x1.cd7068p-3, -0x1.a0789p-1}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {-0x1.6ff938p+1, -0x1.1cd25cp-1, -0x1.dd60aep+0, -0x1.b7ae1p-2}, 8.0));
  return done();
}

ROW(erfcinv_of_other_dtypes, "erfcinv of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {0x1p-3, 0x1p-1, 0x1.8p-1, 0x1.cp+0}));
  EAGER_TRY(const Tensor y_float64, eager::erfcinv(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x1.15b49a7c38e2fp+0, 0x1.e861fbb24c00ap-2, 0x1.cd70681d5ff7p-3, -0x1.a07890f6b2ba1p-1}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {0x1p-3, 0x1p-1, 0x1.8p-1, 0x1.cp+0}));
  EAGER_TRY(const Tensor y_float16, eager::erfcinv(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x1.15cp+0, 0x1.e88p-2, 0x1.cd8p-3, -0x1.a08p-1}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {0x1p-3, 0x1p-1, 0x1.8p-1, 0x1.cp+0}));
  EAGER_TRY(const Tensor y_bfloat16, eager::erfcinv(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1.16p+0, 0x1.e8p-2, 0x1.cep-3, -0x1.ap-1}, 1.0));
  return done();
}

ROW(erfinv_and_its_gradient, "erfinv and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1.cp-1, -0x1p-1, 0x1p-2, 0x1.8p-1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::erfinv(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.15b49ap+0, -0x1.e861fcp-2, 0x1.cd7068p-3, 0x1.a0789p-1}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.6ff938p+1, 0x1.1cd25cp-1, 0x1.dd60aep+0, 0x1.b7ae1p-2}, 8.0));
  return done();
}

ROW(erfinv_of_other_dtypes, "erfinv of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1.cp-1, -0x1p-1, 0x1p-2, 0x1.8p-1}));
  EAGER_TRY(const Tensor y_float64, eager::erfinv(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.15b49a7c38e2fp+0, -0x1.e861fbb24c00ap-2, 0x1.cd70681d5ff7p-3, 0x1.a07890f6b2ba1p-1}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1.cp-1, -0x1p-1, 0x1p-2, 0x1.8p-1}));
  EAGER_TRY(const Tensor y_float16, eager::erfinv(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.15cp+0, -0x1.e88p-2, 0x1.cd8p-3, 0x1.a08p-1}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1.cp-1, -0x1p-1, 0x1p-2, 0x1.8p-1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::erfinv(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.16p+0, -0x1.e8p-2, 0x1.cep-3, 0x1.ap-1}, 1.0));
  return done();
}

ROW(events_in_a_file_of_records, "events in a file of records") {
  EAGER_TRY(const std::string file, write_events({{"loss", 0x1p-1, 1}, {"loss", 0x1p-2, 2}, {"accuracy", 0x1p+0, 100}}));
  EAGER_TRY(const Dataset d, Dataset::records({file}));
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor record = given.at(0);
    EAGER_TRY(const Tensor bytes, eager::string_length(record));
    return std::vector<Tensor>{bytes};
  };
  EAGER_TRY(const Function size, Function::trace_list(callback_1_, {Spec{DType::string, {}}}, "size"));
  EAGER_TRY(const Dataset sizes, d.map(size));
  EAGER_DO(expect_elements(sizes, {"24", "26", "26", "30"}, -1, false));
  return done();
}

ROW(example_feature_key_age_dtype_int64, "example_feature key=age dtype=int64") {
  EAGER_TRY(const Tensor serialized, strings(DType::string, {2}, {"\012 \012\014\012\003age\022\005\032\003\012\001\007\012\020\012\004name\022\010\012\006\012\001a\012\001b", "\012 \012\020\012\004name\022\010\012\006\012\001c\012\001d\012\014\012\003age\022\005\032\003\012\001\011"}));
  EAGER_TRY(const Tensor y, eager::example_feature(serialized, "age", ExampleFeatureOptions().dtype(DType::int64)));
  EAGER_DO(expect_integers(y, DType::int64, {2}, {7, 9}));
  return done();
}

ROW(example_feature_key_name_dtype_string_shape_m1_of_texts, "example_feature key=name dtype=string shape=-1 of texts") {
  EAGER_TRY(const Tensor serialized, strings(DType::string, {2}, {"\012 \012\014\012\003age\022\005\032\003\012\001\007\012\020\012\004name\022\010\012\006\012\001a\012\001b", "\012 \012\020\012\004name\022\010\012\006\012\001c\012\001d\012\014\012\003age\022\005\032\003\012\001\011"}));
  EAGER_TRY(const Tensor y, eager::example_feature(serialized, "name", ExampleFeatureOptions().dtype(DType::string).shape({-1})));
  EAGER_DO(expect_strings(y, DType::string, {2, 2}, {"a", "b", "c", "d"}));
  return done();
}

ROW(example_feature_key_none_shape_3_that_is_missing, "example_feature key=none shape=3 that is missing") {
  EAGER_TRY(const Tensor serialized, strings(DType::string, {2}, {"\012 \012\014\012\003age\022\005\032\003\012\001\007\012\020\012\004name\022\010\012\006\012\001a\012\001b", "\012 \012\020\012\004name\022\010\012\006\012\001c\012\001d\012\014\012\003age\022\005\032\003\012\001\011"}));
  EAGER_TRY(const Tensor default_value, floats(DType::float32, {}, {0x1p-1}));
  EAGER_TRY(const Tensor y, eager::example_feature(serialized, "none", ExampleFeatureOptions().shape({3}).default_value(default_value)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1, 0x1p-1}));
  return done();
}

ROW(example_feature_of_a_key_that_is_not_there, "example_feature of a key that is not there") {
  EAGER_TRY(const Tensor x, strings(DType::string, {1}, {"\012\016\012\014\012\003age\022\005\032\003\012\001\007"}));
  EAGER_DO(expect_error(Code::invalid_argument, "example_feature", "Feature: size (data type: float) is required but could not be found in Example 0 [Op:example_feature]", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::example_feature(x, "size"));
    return done();
  }));
  return done();
}

ROW(example_values_key_age_dtype_int64, "example_values key=age dtype=int64") {
  EAGER_TRY(const Tensor serialized, strings(DType::string, {2}, {"\012 \012\014\012\003age\022\005\032\003\012\001\007\012\020\012\004name\022\010\012\006\012\001a\012\001b", "\012 \012\020\012\004name\022\010\012\006\012\001c\012\001d\012\014\012\003age\022\005\032\003\012\001\011"}));
  EAGER_TRY(const ExampleValuesOutputs outputs_1_, eager::example_values(serialized, "age", ExampleValuesOptions().dtype(DType::int64)));
  const Tensor y0 = outputs_1_.values;
  const Tensor y1 = outputs_1_.row_splits;
  EAGER_DO(expect_integers(y0, DType::int64, {2}, {7, 9}));
  EAGER_DO(expect_integers(y1, DType::int64, {3}, {0, 1, 2}));
  return done();
}

ROW(example_with_feature_key_age_of_numbers, "example_with_feature key=age of numbers") {
  EAGER_TRY(const Tensor serialized, strings(DType::string, {}, {""}));
  EAGER_TRY(const Tensor values, integers(DType::int64, {2}, {7, 9}));
  EAGER_TRY(const Tensor y, eager::example_with_feature(serialized, values, "age"));
  EAGER_DO(expect_strings(y, DType::string, {}, {"\012\017\012\015\012\003age\022\006\032\004\012\002\007\011"}));
  return done();
}

ROW(example_with_feature_key_name, "example_with_feature key=name") {
  EAGER_TRY(const Tensor serialized, strings(DType::string, {2}, {"\012\016\012\014\012\003age\022\005\032\003\012\001\007", "\012\016\012\014\012\003age\022\005\032\003\012\001\011"}));
  EAGER_TRY(const Tensor values, strings(DType::string, {2, 2}, {"a", "b", "c", "d"}));
  EAGER_TRY(const Tensor y, eager::example_with_feature(serialized, values, "name"));
  EAGER_DO(expect_strings(y, DType::string, {2}, {"\012\016\012\014\012\003age\022\005\032\003\012\001\007\012\022\012\020\012\004name\022\010\012\006\012\001a\012\001b", "\012\016\012\014\012\003age\022\005\032\003\012\001\011\012\022\012\020\012\004name\022\010\012\006\012\001c\012\001d"}));
  return done();
}

ROW(exp_and_its_gradient, "exp and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::exp(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1.152aaap-3, 0x1.368b3p-1, 0x1.0ef9dcp+1, 0x1.415e5cp+4}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.152aaap-3, 0x1.368b3p-2, 0x1.0ef9dcp+2, 0x1.415e5cp+2}, 8.0));
  return done();
}

ROW(exp_of_other_dtypes, "exp of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::exp(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x1.152aaa3bf81ccp-3, 0x1.368b2fc6f960ap-1, 0x1.0ef9db467dcf8p+1, 0x1.415e5bf6fb106p+4}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::exp(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x1.154p-3, 0x1.368p-1, 0x1.0fp+1, 0x1.414p+4}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::exp(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1.16p-3, 0x1.36p-1, 0x1.0ep+1, 0x1.42p+4}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::exp(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x1p+0, 0x1.5bf0a8b145769p+1, 0x1.b4c902e273a58p+5}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::exp(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x1p+0, 0x1.5bf0a8p+1, 0x1.b4c902p+5}, 4.0));
  EAGER_TRY(const Tensor z, complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(z));
  EAGER_TRY(const Tensor w, eager::exp(z));
  EAGER_TRY(const Tensor d_w, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}}));
  EAGER_TRY(const Tensor d_z, tape.gradient(w, z, GradientOptions().output_gradients({d_w})));
  EAGER_DO(expect_complexes(w, DType::complex64, {3}, {{0x1.34d36cp+0, 0x1.1fb37ap+0}, {0x1.01774ap-2, 0x1.194fp-3}, {-0x1.dd735p+0, -0x1.04cfe2p+2}}, 8.0));
  EAGER_DO(expect_complexes(d_z, DType::complex64, {3}, {{0x1.34d36cp+0, -0x1.1fb37ap+0}, {0x1.194fp-3, 0x1.01774ap-2}, {0x1.6163b2p-2, 0x1.407e4cp+3}}, 16.0));
  return done();
}

ROW(exp_of_what_is_no_finite_number, "exp of what is no finite number") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {Inf, -Inf, NaN, 0x1.f4p+9}));
  EAGER_TRY(const Tensor y, eager::exp(x));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {Inf, 0x0p+0, NaN, Inf}));
  return done();
}

ROW(exp2_and_its_gradient, "exp2 and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::exp2(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1p-2, 0x1.6a09e6p-1, 0x1.ae89fap+0, 0x1p+3}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.62e43p-3, 0x1.f5e466p-3, 0x1.2a6d48p+1, 0x1.62e43p+0}, 8.0));
  return done();
}

ROW(exp2_of_other_dtypes, "exp2 of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::exp2(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x1p-2, 0x1.6a09e667f3bcdp-1, 0x1.ae89f995ad3adp+0, 0x1p+3}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::exp2(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x1p-2, 0x1.6ap-1, 0x1.ae8p+0, 0x1p+3}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::exp2(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1p-2, 0x1.6ap-1, 0x1.aep+0, 0x1p+3}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::exp2(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x1p+0, 0x1p+1, 0x1p+4}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::exp2(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1p+4}, 4.0));
  EAGER_TRY(const Tensor z, complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(z));
  EAGER_TRY(const Tensor w, eager::exp2(z));
  EAGER_TRY(const Tensor d_w, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}}));
  EAGER_TRY(const Tensor d_z, tape.gradient(w, z, GradientOptions().output_gradients({d_w})));
  EAGER_DO(expect_complexes(w, DType::complex64, {3}, {{0x1.3a359p+0, 0x1.67b122p-1}, {0x1.94f0a6p-2, 0x1.247d0cp-3}, {0x1.09ac9p-1, -0x1.63e4ep+1}}, 8.0));
  EAGER_DO(expect_complexes(d_z, DType::complex64, {3}, {{0x1.b39622p-1, -0x1.f2a38ep-2}, {0x1.9579a2p-4, 0x1.18aedcp-2}, {0x1.52c338p+1, 0x1.bf560cp+1}}, 16.0));
  return done();
}

ROW(expand_dims_axis_m1, "expand_dims axis=-1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::expand_dims(x, -1));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 1}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 1}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  return done();
}

ROW(expand_dims_axis_1, "expand_dims axis=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::expand_dims(x, 1));
  EAGER_DO(expect_floats(y, DType::float32, {2, 1, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 1, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  return done();
}

ROW(expm1_and_its_gradient, "expm1 and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::expm1(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.bab556p-1, -0x1.92e9ap-2, 0x1.1df3b6p+0, 0x1.315e5cp+4}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {0x1.152aaap-3, 0x1.368b3p-2, 0x1.0ef9dcp+2, 0x1.415e5cp+2}, 8.0));
  return done();
}

ROW(expm1_of_other_dtypes, "expm1 of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::expm1(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.bab5557101f8dp-1, -0x1.92e9a0720d3ecp-2, 0x1.1df3b68cfb9efp+0, 0x1.315e5bf6fb106p+4}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::expm1(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.bacp-1, -0x1.93p-2, 0x1.1ep+0, 0x1.314p+4}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::expm1(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.bap-1, -0x1.92p-2, 0x1.1ep+0, 0x1.32p+4}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::expm1(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.b7e151628aed3p+0, 0x1.acc902e273a58p+5}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::expm1(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.b7e152p+0, 0x1.acc902p+5}, 4.0));
  EAGER_TRY(const Tensor z, complexes(DType::complex64, {3}, {{0x1p-1, 0x1.8p-1}, {-0x1.4p+0, 0x1p-1}, {0x1.8p+0, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(z));
  EAGER_TRY(const Tensor w, eager::expm1(z));
  EAGER_TRY(const Tensor d_w, complexes(DType::complex64, {3}, {{0x1p+0, 0x0p+0}, {0x0p+0, 0x1p+0}, {0x1p+1, -0x1p+0}}));
  EAGER_TRY(const Tensor d_z, tape.gradient(w, z, GradientOptions().output_gradients({d_w})));
  EAGER_DO(expect_complexes(w, DType::complex64, {3}, {{0x1.a69b5ap-3, 0x1.1fb37ap+0}, {-0x1.7f445cp-1, 0x1.194fp-3}, {-0x1.6eb9a8p+1, -0x1.04cfe2p+2}}, 8.0));
  EAGER_DO(expect_complexes(d_z, DType::complex64, {3}, {{0x1.34d36cp+0, -0x1.1fb37ap+0}, {0x1.194fp-3, 0x1.01774ap-2}, {0x1.6163b2p-2, 0x1.407e4cp+3}}, 16.0));
  return done();
}

ROW(eye_n_rows_2, "eye n_rows=2") {
  EAGER_TRY(const Tensor y, eager::eye(2));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1p+0, 0x0p+0, 0x0p+0, 0x1p+0}));
  return done();
}

ROW(eye_n_rows_2_n_cols_0, "eye n_rows=2 n_cols=0") {
  EAGER_TRY(const Tensor y, eager::eye(2, EyeOptions().n_cols(0)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 0}, {}));
  return done();
}

ROW(eye_n_rows_2_n_cols_4_k_1_dtype_complex64, "eye n_rows=2 n_cols=4 k=1 dtype=complex64") {
  EAGER_TRY(const Tensor y, eager::eye(2, EyeOptions().n_cols(4).k(1).dtype(DType::complex64)));
  EAGER_DO(expect_complexes(y, DType::complex64, {2, 4}, {{0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {0x0p+0, 0x0p+0}, {0x0p+0, 0x0p+0}, {0x0p+0, 0x0p+0}, {0x0p+0, 0x0p+0}, {0x1p+0, 0x0p+0}, {0x0p+0, 0x0p+0}}));
  return done();
}

ROW(eye_n_rows_3_k_m1_dtype_bool, "eye n_rows=3 k=-1 dtype=bool") {
  EAGER_TRY(const Tensor y, eager::eye(3, EyeOptions().k(-1).dtype(DType::bool_)));
  EAGER_DO(expect_booleans(y, DType::bool_, {3, 3}, {false, false, false, true, false, false, false, true, false}));
  return done();
}

ROW(fft, "fft") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0}));
  EAGER_TRY(const Tensor y, eager::fft(x));
  EAGER_DO(expect_complexes(y, DType::complex64, {2, 4}, {{0x1.4p+3, 0x0p+0}, {-0x1.8p+1, 0x1p+0}, {0x0p+0, 0x0p+0}, {-0x1.8p+1, -0x1p+0}, {0x1.5p+3, 0x0p+0}, {-0x1.4p+1, -0x1.2p+3}, {-0x1.cp+1, 0x0p+0}, {-0x1.4p+1, 0x1.2p+3}}, 16.0));
  return done();
}

ROW(fft_n_2_axis_0, "fft n=2 axis=0") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 3}, {{0x1p+0, 0x1p+1}, {0x1.8p+1, -0x1p+0}, {0x1p+1, 0x1p+0}, {0x1p+2, 0x1p+0}, {-0x1p+1, 0x1.8p+1}, {0x1p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor y, eager::fft(x, FftOptions().n(2).axis(0)));
  EAGER_DO(expect_complexes(y, DType::complex128, {2, 3}, {{0x1.4p+2, 0x1.8p+1}, {0x1p+0, 0x1p+1}, {0x1.8p+1, 0x0p+0}, {-0x1.8p+1, 0x1p+0}, {0x1.4p+2, -0x1p+2}, {0x1p+0, 0x1p+1}}, 64.0));
  return done();
}

ROW(fft_n_8_norm_ortho, "fft n=8 norm=ORTHO") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 3}, {{0x1p+0, 0x1p+1}, {0x1.8p+1, -0x1p+0}, {0x1p+1, 0x1p+0}, {0x1p+2, 0x1p+0}, {-0x1p+1, 0x1.8p+1}, {0x1p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor y, eager::fft(x, FftOptions().n(8).norm(Norm::ortho)));
  EAGER_DO(expect_complexes(y, DType::complex128, {2, 8}, {{0x1.0f876ccdf6cd9p+1, 0x1.6a09e667f3bcdp-1}, {0x1.3504f333f9de6p+0, -0x1p+0}, {-0x1.6a09e667f3bcdp-1, -0x1.6a09e667f3bcdp-1}, {-0x1p+0, 0x1.d413cccfe7799p-1}, {0x0p+0, 0x1.6a09e667f3bcdp+0}, {0x1.a827999fcef32p-3, 0x1p+0}, {0x0p+0, 0x1.6a09e667f3bcdp+0}, {0x1p+0, 0x1.ea09e667f3bcdp+0}, {0x1.0f876ccdf6cd9p+0, 0x1.0f876ccdf6cd9p+0}, {0x1.4f876ccdf6cd9p+0, 0x1.4p+0}, {0x1.0f876ccdf6cd9p+1, 0x1.6a09e667f3bcdp+0}, {0x1.82463000f856p+1, 0x1.d413cccfe7799p-2}, {0x1.3cc8a99af5453p+1, -0x1.0f876ccdf6cd9p+0}, {0x1.9f0ed99bed9b3p-1, -0x1.4p+0}, {0x0p+0, 0x0p+0}, {0x1.0918c003e157fp-1, 0x1.ea09e667f3bcdp-1}}, 64.0));
  return done();
}

ROW(fft_norm_forward, "fft norm=FORWARD") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 3}, {{0x1p+0, 0x1p+1}, {0x1.8p+1, -0x1p+0}, {0x1p+1, 0x1p+0}, {0x1p+2, 0x1p+0}, {-0x1p+1, 0x1.8p+1}, {0x1p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor y, eager::fft(x, FftOptions().norm(Norm::forward)));
  EAGER_DO(expect_complexes(y, DType::complex128, {2, 3}, {{0x1p+1, 0x1.5555555555555p-1}, {-0x1.13cd3a2c8198ep+0, 0x1.83103651a778ep-2}, {0x1.3cd3a2c8198e2p-4, 0x1.e9228f81d6ee3p-1}, {0x1p+0, 0x1p+0}, {0x1.53cd3a2c8198ep+1, 0x1.bb67ae8584caap-1}, {0x1.61962e9bf338fp-2, -0x1.bb67ae8584caap-1}}, 64.0));
  return done();
}

ROW(fft_of_int32, "fft of int32") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {4}, {3, 1, 4, 1}));
  EAGER_TRY(const Tensor y, eager::fft(x));
  EAGER_DO(expect_complexes(y, DType::complex64, {4}, {{0x1.2p+3, 0x0p+0}, {-0x1p+0, 0x0p+0}, {0x1.4p+2, 0x0p+0}, {-0x1p+0, 0x0p+0}}, 16.0));
  return done();
}

ROW(fft_of_no_points, "fft of no points") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+0, 0x1p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, "fft", "Invalid number of FFT data points (0) specified. [Op:fft]", [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::fft(x, FftOptions().n(0)));
    return done();
  }));
  return done();
}

ROW(fft2, "fft2") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 3}, {{0x1p+0, 0x1p+1}, {0x1.8p+1, -0x1p+0}, {0x1p+1, 0x1p+0}, {0x1p+2, 0x1p+0}, {-0x1p+1, 0x1.8p+1}, {0x1p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor y, eager::fft2(x));
  EAGER_DO(expect_complexes(y, DType::complex128, {2, 3}, {{0x1.2p+3, 0x1.4p+2}, {0x1.2ed9eba16132bp+2, 0x1.ddb3d742c2655p+1}, {0x1.4498517a7b356p+0, 0x1.126145e9ecd56p-2}, {0x1.8p+1, -0x1p+0}, {-0x1.6646e17211ccp+3, -0x1.76cf5d0b09955p+0}, {-0x1.9b91e8dee3401p-1, 0x1.5db3d742c2655p+2}}, 64.0));
  return done();
}

ROW(fft2_s_2_4_axes_1_0_norm_ortho, "fft2 s=2,4 axes=1,0 norm=ORTHO") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 3}, {{0x1p+0, 0x1p+1}, {0x1.8p+1, -0x1p+0}, {0x1p+1, 0x1p+0}, {0x1p+2, 0x1p+0}, {-0x1p+1, 0x1.8p+1}, {0x1p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor y, eager::fft2(x, Fft2Options().s({2, 4}).axes({1, 0}).norm(Norm::ortho)));
  EAGER_DO(expect_complexes(y, DType::complex128, {4, 2}, {{0x1.0f876ccdf6cd9p+1, 0x1.c48c6001f0acp+0}, {0x1.6a09e667f3bcdp+0, 0x1.6a09e667f3bcdp-2}, {0x1.6a09e667f3bcdp+1, -0x1.6a09e667f3bcdp-2}, {-0x1.6a09e667f3bcdp+0, -0x1.0f876ccdf6cd9p+0}, {0x1.6a09e667f3bcdp-1, -0x1.0f876ccdf6cd9p+0}, {-0x1.6a09e667f3bcdp+1, 0x1.c48c6001f0acp+0}, {0x0p+0, 0x1.0f876ccdf6cd9p+0}, {0x0p+0, 0x1.974b2334f2346p+1}}, 64.0));
  return done();
}

ROW(fftfreq_n_4_dtype_float64, "fftfreq n=4 dtype=float64") {
  EAGER_TRY(const Tensor y, eager::fftfreq(4, FftfreqOptions().dtype(DType::float64)));
  EAGER_DO(expect_floats(y, DType::float64, {4}, {0x0p+0, 0x1p-2, -0x1p-1, -0x1p-2}, 1.0));
  return done();
}

ROW(fftfreq_n_5_d_0_5, "fftfreq n=5 d=0.5") {
  EAGER_TRY(const Tensor y, eager::fftfreq(5, FftfreqOptions().d(0x1p-1)));
  EAGER_DO(expect_floats(y, DType::float32, {5}, {0x0p+0, 0x1.99999ap-2, 0x1.99999ap-1, -0x1.99999ap-1, -0x1.99999ap-2}, 1.0));
  return done();
}

ROW(fftn, "fftn") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 3}, {{0x1p+0, 0x1p+1}, {0x1.8p+1, -0x1p+0}, {0x1p+1, 0x1p+0}, {0x1p+2, 0x1p+0}, {-0x1p+1, 0x1.8p+1}, {0x1p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor y, eager::fftn(x));
  EAGER_DO(expect_complexes(y, DType::complex128, {2, 3}, {{0x1.2p+3, 0x1.4p+2}, {0x1.2ed9eba16132bp+2, 0x1.ddb3d742c2655p+1}, {0x1.4498517a7b356p+0, 0x1.126145e9ecd56p-2}, {0x1.8p+1, -0x1p+0}, {-0x1.6646e17211ccp+3, -0x1.76cf5d0b09955p+0}, {-0x1.9b91e8dee3401p-1, 0x1.5db3d742c2655p+2}}, 64.0));
  return done();
}

ROW(fftn_s_2_4_axes_1_0_norm_ortho, "fftn s=2,4 axes=1,0 norm=ORTHO") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 3}, {{0x1p+0, 0x1p+1}, {0x1.8p+1, -0x1p+0}, {0x1p+1, 0x1p+0}, {0x1p+2, 0x1p+0}, {-0x1p+1, 0x1.8p+1}, {0x1p+0, -0x1p+0}}));
  EAGER_TRY(const Tensor y, eager::fftn(x, FftnOptions().s({2, 4}).axes({1, 0}).norm(Norm::ortho)));
  EAGER_DO(expect_complexes(y, DType::complex128, {4, 2}, {{0x1.0f876ccdf6cd9p+1, 0x1.c48c6001f0acp+0}, {0x1.6a09e667f3bcdp+0, 0x1.6a09e667f3bcdp-2}, {0x1.6a09e667f3bcdp+1, -0x1.6a09e667f3bcdp-2}, {-0x1.6a09e667f3bcdp+0, -0x1.0f876ccdf6cd9p+0}, {0x1.6a09e667f3bcdp-1, -0x1.0f876ccdf6cd9p+0}, {-0x1.6a09e667f3bcdp+1, 0x1.c48c6001f0acp+0}, {0x0p+0, 0x1.0f876ccdf6cd9p+0}, {0x0p+0, 0x1.974b2334f2346p+1}}, 64.0));
  return done();
}

ROW(fftshift, "fftshift") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {2, 3}, {1, 2, 3, 4, 5, 6}));
  EAGER_TRY(const Tensor y, eager::fftshift(x));
  EAGER_DO(expect_integers(y, DType::int32, {2, 3}, {6, 4, 5, 3, 1, 2}));
  return done();
}

ROW(fftshift_axes_0, "fftshift axes=0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::fftshift(x, FftshiftOptions().axes({0})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 4}, {0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0, 0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 4}, {0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  return done();
}

ROW(fill_of_rank_32, "fill of rank 32") {
  EAGER_TRY(const Tensor value, integers(DType::int8, {}, {3}));
  EAGER_TRY(const Tensor y, eager::fill({1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, value));
  EAGER_DO(expect_integers(y, DType::int8, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, {3}));
  return done();
}

ROW(fill_shape, "fill shape=") {
  EAGER_TRY(const Tensor value, integers(DType::int16, {}, {7}));
  EAGER_TRY(const Tensor y, eager::fill({}, value));
  EAGER_DO(expect_integers(y, DType::int16, {}, {7}));
  return done();
}

ROW(fill_shape_0_3, "fill shape=0,3") {
  EAGER_TRY(const Tensor value, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor y, eager::fill({0, 3}, value));
  EAGER_DO(expect_booleans(y, DType::bool_, {0, 3}, {}));
  return done();
}

ROW(fill_shape_2_3, "fill shape=2,3") {
  EAGER_TRY(const Tensor value, floats(DType::float32, {}, {0x1.4p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(value));
  EAGER_TRY(const Tensor y, eager::fill({2, 3}, value));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1, 0x1.4p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_value, tape.gradient(y, value, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_value, DType::float32, {}, {0x1.08p+3}));
  return done();
}

ROW(flip, "flip") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::flip(x));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1.8p+2, 0x1.4p+2, 0x1p+2, 0x1.8p+1, 0x1p+1, 0x1p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1.8p+1, 0x1.8p+0, 0x1p-2, 0x1p+1, 0x1p-1, 0x1p+0}));
  return done();
}

ROW(flip_axis, "flip axis=") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2}));
  EAGER_TRY(const Tensor y, eager::flip(x, FlipOptions().axis({})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+0, 0x1.4p+2, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1.8p+2}));
  return done();
}

ROW(flip_axis_m1, "flip axis=-1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::flip(x, FlipOptions().axis({-1})));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1.8p+1, 0x1p+1, 0x1p+0, 0x1.8p+2, 0x1.4p+2, 0x1p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p+1, 0x1p-1, 0x1p+0, 0x1.8p+1, 0x1.8p+0, 0x1p-2}));
  return done();
}

ROW(flip_axis_1_of_strings, "flip axis=1 of strings") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 3}, {"a", "", "\346\227\245\346\234\254", "b c", "d", "e"}));
  EAGER_TRY(const Tensor y, eager::flip(x, FlipOptions().axis({1})));
  EAGER_DO(expect_strings(y, DType::string, {2, 3}, {"\346\227\245\346\234\254", "", "a", "e", "d", "b c"}));
  return done();
}

ROW(floor_and_its_gradient_of_zero, "floor and its gradient of zero") {
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2}));
  EAGER_TRY(const Tensor y_float16, eager::floor(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {8}, {-0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+1, -0x1p+0}));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::floor(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {8}, {-0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+1, -0x1p+0}));
  EAGER_TRY(const Tensor x_float32, floats(DType::float32, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x_float32));
  EAGER_TRY(const Tensor y_float32, eager::floor(x_float32));
  EAGER_DO(expect_floats(y_float32, DType::float32, {8}, {-0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+1, -0x1p+0}));
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {8}, {-0x1.4p+1, -0x1.8p+0, -0x1p-1, 0x1p-1, 0x1.8p+0, 0x1.4p+1, 0x1.6p+1, -0x1p-2}));
  EAGER_TRY(const Tensor y_float64, eager::floor(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {8}, {-0x1.8p+1, -0x1p+1, -0x1p+0, 0x0p+0, 0x1p+0, 0x1p+1, 0x1p+1, -0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y_float32, x_float32, GradientOptions().unconnected_zero(true)));
  EAGER_DO(expect_floats(d_x, DType::float32, {8}, {0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  return done();
}

ROW(floor_divide_and_its_gradients, "floor_divide and its gradients") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_TRY(const Tensor y, eager::floor_divide(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x0p+0, -0x1.8p+1, -0x1p+0}));
  return done();
}

ROW(floor_divide_of_other_dtypes, "floor_divide of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float64, eager::floor_divide(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {3}, {0x0p+0, -0x1.8p+1, -0x1p+0}));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float16, eager::floor_divide(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {3}, {0x0p+0, -0x1.8p+1, -0x1p+0}));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::floor_divide(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x0p+0, -0x1.8p+1, -0x1p+0}));
  return done();
}

ROW(fmax_and_its_gradients, "fmax and its gradients") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::fmax(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x0p+0, 0x0p+0, 0x1p+1}, 1.0));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3}, {0x1p+0, 0x1p-1, 0x0p+0}, 1.0));
  return done();
}

ROW(fmax_of_other_dtypes, "fmax of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float64, eager::fmax(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float16, eager::fmax(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::fmax(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, 0x1.8p+1}));
  return done();
}

ROW(fmin_and_its_gradients, "fmin and its gradients") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::fmin(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1p-1, -0x1p+1, -0x1p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x1p+0, 0x1p-1, 0x0p+0}, 1.0));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3}, {0x0p+0, 0x0p+0, 0x1p+1}, 1.0));
  return done();
}

ROW(fmin_of_other_dtypes, "fmin of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float64, eager::fmin(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {3}, {0x1p-1, -0x1p+1, -0x1p+2}));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float16, eager::fmin(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {3}, {0x1p-1, -0x1p+1, -0x1p+2}));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::fmin(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1p-1, -0x1p+1, -0x1p+2}));
  return done();
}

ROW(fmod_and_its_gradients, "fmod and its gradients") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::fmod(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1p-1, -0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}, 1.0));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3}, {0x0p+0, 0x1p+0, 0x0p+0}, 1.0));
  return done();
}

ROW(fmod_of_other_dtypes, "fmod of other dtypes") {
  EAGER_TRY(const Tensor x1_float64, floats(DType::float64, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float64, floats(DType::float64, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float64, eager::fmod(x1_float64, x2_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {3}, {0x1p-1, -0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x1_float16, floats(DType::float16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_float16, floats(DType::float16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_float16, eager::fmod(x1_float16, x2_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {3}, {0x1p-1, -0x1p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x1_bfloat16, floats(DType::bfloat16, {3}, {0x1p-1, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2_bfloat16, floats(DType::bfloat16, {3}, {0x1.4p+0, 0x1.8p-1, -0x1p+2}));
  EAGER_TRY(const Tensor y_bfloat16, eager::fmod(x1_bfloat16, x2_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {3}, {0x1p-1, -0x1p-1, 0x1.8p+1}));
  return done();
}

ROW(fold_output_size_3_4_ksize_2, "fold output_size=3,4 ksize=2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 6, 8}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3, 0x1.5p+4, 0x1p+5, 0x1.8p+2, 0x1.1p+4, 0x1.cp+4, 0x1p+1, 0x1.ap+3, 0x1.8p+4, 0x1.18p+5, 0x1.2p+3, 0x1.4p+4, 0x1.fp+4, 0x1.4p+2, 0x1p+4, 0x1.bp+4, 0x1p+0, 0x1.8p+3, 0x1.7p+4, 0x1.1p+5, 0x1p+3, 0x1.3p+4, 0x1.ep+4, 0x1p+2, 0x1.ep+3, 0x1.ap+4, 0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::fold(x, {3, 4}, {2}));
  EAGER_DO(expect_floats(y, DType::float32, {1, 3, 4, 2}, {0x0p+0, 0x1.6p+3, 0x1.2p+5, 0x1.dp+5, 0x1p+6, 0x1.8p+3, 0x1.ap+3, 0x1.8p+4, 0x1.8p+3, 0x1.1p+5, 0x1.8p+6, 0x1.08p+6, 0x1.38p+6, 0x1.8p+5, 0x1.3p+5, 0x1.ep+5, 0x1.8p+3, 0x1.7p+4, 0x1.ep+5, 0x1p+3, 0x1.cp+3, 0x1.2p+5, 0x1.9p+4, 0x1.2p+5}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 3, 4, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {1, 6, 8}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  return done();
}

ROW(fold_output_size_4_3_ksize_2_1_strides_2_1_dilations_2_1_padding_explicit_paddings_1_0_0_0, "fold output_size=4,3 ksize=2,1 strides=2,1 dilations=2,1 padding=EXPLICIT paddings=1,0,0,0 data_format=NCHW") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1, 2, 6}, {0x0p+0, 0x1.6p+3, 0x1.6p+4, 0x1.08p+5, 0x1.cp+2, 0x1.2p+4, 0x1.dp+4, 0x1.8p+1, 0x1.cp+3, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3}));
  EAGER_TRY(const Tensor y, eager::fold(x, {4, 3}, {2, 1}, FoldOptions().strides({2, 1}).padding(Padding::explicit_).data_format(DataFormat::nchw).dilations({2, 1}).paddings({1, 0, 0, 0})));
  EAGER_DO(expect_floats(y, DType::float32, {1, 1, 4, 3}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1.fp+5, 0x1.4p+3, 0x1p+5, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.9p+4, 0x1.2p+5, 0x1.4p+3}));
  return done();
}

ROW(forks_have_streams_of_their_own_which_follow_from_the_seed, "forks have streams of their own, which follow from the seed") {
  EAGER_DO(set_seed(12));
  {
    EAGER_TRY(const Context fork_1_, fork_context());
    EAGER_TRY(const auto scope, ContextScope::make(fork_1_));
    EAGER_TRY(const Tensor a0, eager::random_uniform(RandomUniformOptions().shape({3})));
    EAGER_DO(expect_floats(a0, DType::float32, {3}, {0x1.c85518p-3, 0x1.2b364cp-1, 0x1.4bb8f6p-1}));
  }
  {
    EAGER_TRY(const Context fork_2_, fork_context());
    EAGER_TRY(const auto scope, ContextScope::make(fork_2_));
    EAGER_TRY(const Tensor a1, eager::random_uniform(RandomUniformOptions().shape({3})));
    EAGER_DO(expect_floats(a1, DType::float32, {3}, {0x1.d24a32p-1, 0x1.3935f6p-1, 0x1.a26d6ep-1}));
  }
  EAGER_TRY(const Tensor c, eager::random_uniform(RandomUniformOptions().shape({4})));
  EAGER_DO(expect_floats(c, DType::float32, {4}, {0x1.de1e98p-1, 0x1.7a76ap-3, 0x1.242536p-1, 0x1.618f38p-2}));
  return done();
}

ROW(frame_frame_length_2_frame_step_1_pad_end_true_pad_value_9_0_axis_0, "frame frame_length=2 frame_step=1 pad_end=True pad_value=9.0 axis=0") {
  EAGER_TRY(const Tensor x, integers(DType::int32, {3}, {1, 2, 3}));
  EAGER_TRY(const Tensor y, eager::frame(x, 2, 1, FrameOptions().pad_end(true).pad_value(0x1.2p+3).axis(0)));
  EAGER_DO(expect_integers(y, DType::int32, {3, 2}, {1, 2, 2, 3, 3, 9}));
  return done();
}

ROW(frame_frame_length_2_frame_step_2, "frame frame_length=2 frame_step=2") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::frame(x, 2, 2));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 2}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1.8p+1, 0x1p-1, 0x1p+3, 0x1.8p+1, -0x1p+0}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0}));
  return done();
}

ROW(frexp, "frexp") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {5}, {0x1.ap+2, -0x1p-2, 0x0p+0, -0x1.9p+6, 0x1.333334p-2}));
  EAGER_TRY(const FrexpOutputs outputs_1_, eager::frexp(x));
  const Tensor y0 = outputs_1_.mantissa;
  const Tensor y1 = outputs_1_.exponent;
  EAGER_DO(expect_floats(y0, DType::float32, {5}, {0x1.ap-1, -0x1p-1, 0x0p+0, -0x1.9p-1, 0x1.333334p-1}));
  EAGER_DO(expect_integers(y1, DType::int32, {5}, {3, -1, 0, 7, -1}));
  return done();
}

ROW(functions_that_do_not_fit_cond, "functions that do not fit cond") {
  const auto callback_1_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x_f = given.at(0);
    return std::vector<Tensor>{x_f};
  };
  EAGER_TRY(const Function f, Function::trace_list(callback_1_, {Spec{DType::float32, {}}}, "f"));
  const auto callback_2_ = [&](const std::vector<Tensor>& given) -> Fallible<std::vector<Tensor>> {
    (void)given;
    const Tensor x_g = given.at(0);
    EAGER_TRY(const Tensor y_g, eager::cast(x_g, DType::int32));
    return std::vector<Tensor>{y_g};
  };
  EAGER_TRY(const Function g, Function::trace_list(callback_2_, {Spec{DType::float32, {}}}, "g"));
  EAGER_TRY(const Tensor p, booleans(DType::bool_, {}, {true}));
  EAGER_TRY(const Tensor x, floats(DType::float32, {}, {0x1p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, "cond", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const std::vector<Tensor> outputs_3_, eager::cond({p, x}, f, g));
    EAGER_DO(expect_count(outputs_3_, 1));
    const Tensor y = outputs_3_.at(0);
    return done();
  }));
  return done();
}

ROW(gamma_and_its_gradient, "gamma and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::gamma(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {0x1.d013fcp+1, 0x1.39b4e8p+0, 0x1.a9639p+1, 0x1.b02b94p+56}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {-0x1.ea7796p+3, -0x1.54a44ep-1, 0x1.d54548p+2, 0x1.40f168p+56}, 8.0));
  return done();
}

ROW(gamma_of_other_dtypes, "gamma of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_float64, eager::gamma(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {0x1.d013fc47eeeeap+1, 0x1.39b4e8b50f62cp+0, 0x1.a96390899a074p+1, 0x1.b02b930689p+56}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_float16, eager::gamma(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {0x1.dp+1, 0x1.39cp+0, 0x1.a98p+1, Inf}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {0x1p-2, 0x1.8p-1, 0x1.cp+1, 0x1.4p+4}));
  EAGER_TRY(const Tensor y_bfloat16, eager::gamma(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {0x1.dp+1, 0x1.3ap+0, 0x1.aap+1, 0x1.bp+56}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {1, 2, 9}));
  EAGER_TRY(const Tensor y_int64, eager::gamma(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x1p+0, 0x1p+0, 0x1.3bp+15}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {1, 2, 9}));
  EAGER_TRY(const Tensor y_uint8, eager::gamma(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x1p+0, 0x1p+0, 0x1.3bp+15}, 4.0));
  return done();
}

ROW(gather_axis_m1_by_a_scalar, "gather axis=-1 by a scalar") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(const Tensor indices, integers(DType::int64, {}, {3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::gather(x, indices, GatherOptions().axis(-1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3}, {0x1p+2, 0x1p+3, 0x1.8p+3, 0x1p+4, 0x1.4p+4, 0x1.8p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+1}));
  return done();
}

ROW(gather_axis_1, "gather axis=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(const Tensor indices, integers(DType::int64, {2}, {2, 0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::gather(x, indices, GatherOptions().axis(1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 4}, {0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  return done();
}

ROW(gather_axis_1_batch_dims_1, "gather axis=1 batch_dims=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(const Tensor indices, integers(DType::int32, {2, 2}, {0, 2, 1, 1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::gather(x, indices, GatherOptions().axis(1).batch_dims(1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0, 0x1.cp+1, 0x1.6p+1, 0x1.4p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0}));
  return done();
}

ROW(gather_axis_1_of_strings, "gather axis=1 of strings") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 3}, {"a", "", "\346\227\245\346\234\254", "b c", "d", "e"}));
  EAGER_TRY(const Tensor indices, integers(DType::int32, {3}, {2, 0, 2}));
  EAGER_TRY(const Tensor y, eager::gather(x, indices, GatherOptions().axis(1)));
  EAGER_DO(expect_strings(y, DType::string, {2, 3}, {"\346\227\245\346\234\254", "a", "\346\227\245\346\234\254", "e", "b c", "e"}));
  return done();
}

ROW(gather_by_int32, "gather by int32") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor indices, integers(DType::int32, {2, 2}, {1, 0, 1, 1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::gather(x, indices));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 3}, {0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.ep+1, 0x1.cp+0, 0x1p+2}));
  return done();
}

ROW(gather_by_uint8, "gather by uint8") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor indices, integers(DType::uint8, {2, 2}, {1, 0, 1, 1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::gather(x, indices));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2, 3}, {0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.ep+1, 0x1.cp+0, 0x1p+2}));
  return done();
}

ROW(gather_of_nothing, "gather of nothing") {
  EAGER_TRY(const Tensor x, complexes(DType::complex64, {2}, {{0x1p+0, 0x1p+0}, {0x1p+1, 0x0p+0}}));
  EAGER_TRY(const Tensor indices, integers(DType::int32, {2, 0}, {}));
  EAGER_TRY(const Tensor y, eager::gather(x, indices));
  EAGER_DO(expect_complexes(y, DType::complex64, {2, 0}, {}));
  return done();
}

ROW(gather_nd, "gather_nd") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2}));
  EAGER_TRY(const Tensor indices, integers(DType::int32, {3, 2}, {0, 1, 1, 2, 0, 1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::gather_nd(x, indices));
  EAGER_DO(expect_floats(y, DType::float32, {3}, {0x1p+1, 0x1.8p+2, 0x1p+1}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x0p+0, 0x1.8p+1, 0x0p+0, 0x0p+0, 0x0p+0, 0x1p-1}));
  return done();
}

ROW(gather_nd_batch_dims_1, "gather_nd batch_dims=1") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3}, {0x1p+0, 0x1p+1, 0x1p+2, 0x1p-1, 0x1p+3, 0x1.8p+1}));
  EAGER_TRY(const Tensor indices, integers(DType::int64, {2, 2, 1}, {2, 0, 1, 1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::gather_nd(x, indices, GatherNdOptions().batch_dims(1)));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1p+2, 0x1p+0, 0x1p+3, 0x1p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3}, {0x1p-1, 0x0p+0, 0x1p+0, 0x0p+0, 0x1.2p+1, 0x0p+0}));
  return done();
}

ROW(gather_nd_of_slices, "gather_nd of slices") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3, 0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4}));
  EAGER_TRY(const Tensor indices, integers(DType::int16, {2, 1}, {1, 0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::gather_nd(x, indices));
  EAGER_DO(expect_floats(y, DType::float32, {2, 3, 4}, {0x1.ap+3, 0x1.cp+3, 0x1.ep+3, 0x1p+4, 0x1.1p+4, 0x1.2p+4, 0x1.3p+4, 0x1.4p+4, 0x1.5p+4, 0x1.6p+4, 0x1.7p+4, 0x1.8p+4, 0x1p+0, 0x1p+1, 0x1.8p+1, 0x1p+2, 0x1.4p+2, 0x1.8p+2, 0x1.cp+2, 0x1p+3, 0x1.2p+3, 0x1.4p+3, 0x1.6p+3, 0x1.8p+3}));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 3, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 3, 4}, {0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  return done();
}

ROW(gather_nd_of_strings, "gather_nd of strings") {
  EAGER_TRY(const Tensor x, strings(DType::string, {2, 3}, {"a", "", "\346\227\245\346\234\254", "b c", "d", "e"}));
  EAGER_TRY(const Tensor indices, integers(DType::int64, {2, 2}, {1, 2, 0, 0}));
  EAGER_TRY(const Tensor y, eager::gather_nd(x, indices));
  EAGER_DO(expect_strings(y, DType::string, {2}, {"e", "a"}));
  return done();
}

ROW(gelu_and_its_gradient, "gelu and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::gelu(x));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.74bcf8p-5, -0x1.3bf144p-3, 0x1.28f9ap-1, 0x1.7f7b4cp+1}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {-0x1.5d1c06p-4, 0x1.0f5eb8p-4, 0x1.ff9a84p+0, 0x1.030edep-2}, 8.0));
  return done();
}

ROW(gelu_approximate_false, "gelu approximate=False") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {1}, {0x0p+0}));
  EAGER_TRY(const Tensor y, eager::gelu(x, GeluOptions().approximate(false)));
  EAGER_DO(expect_floats(y, DType::float32, {1}, {0x0p+0}, 1.0));
  return done();
}

ROW(gelu_approximate_true_and_its_gradient, "gelu approximate=True and its gradient") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::gelu(x, GeluOptions().approximate(true)));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(y, DType::float32, {4}, {-0x1.73ef8ap-5, -0x1.3bfa4cp-3, 0x1.28f098p-1, 0x1.7f88dp+1}, 4.0));
  EAGER_DO(expect_floats(d_x, DType::float32, {4}, {-0x1.60a99ep-4, 0x1.0fa05ep-4, 0x1.ff74d6p+0, 0x1.02f72ep-2}, 8.0));
  return done();
}

ROW(gelu_approximate_true_of_other_dtypes, "gelu approximate=True of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::gelu(x_float64, GeluOptions().approximate(true)));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.73ef8961cab36p-5, -0x1.3bfa4b104180fp-3, 0x1.28f09702d00c3p-1, 0x1.7f88cf57fba7bp+1}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::gelu(x_float16, GeluOptions().approximate(true)));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.74p-5, -0x1.3cp-3, 0x1.29p-1, 0x1.7f8p+1}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::gelu(x_bfloat16, GeluOptions().approximate(true)));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.74p-5, -0x1.3cp-3, 0x1.28p-1, 0x1.8p+1}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::gelu(x_int64, GeluOptions().approximate(true)));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.aeb0b772a3ae1p-1, 0x1.fffdb2bbf9944p+1}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::gelu(x_uint8, GeluOptions().approximate(true)));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.aeb0b8p-1, 0x1.fffdb2p+1}, 4.0));
  return done();
}

ROW(gelu_of_other_dtypes, "gelu of other dtypes") {
  EAGER_TRY(const Tensor x_float64, floats(DType::float64, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float64, eager::gelu(x_float64));
  EAGER_DO(expect_floats(y_float64, DType::float64, {4}, {-0x1.74bcf82c9d86p-5, -0x1.3bf143b9aa712p-3, 0x1.28f99fefbe511p-1, 0x1.7f7b4cb426ddcp+1}, 4.0));
  EAGER_TRY(const Tensor x_float16, floats(DType::float16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_float16, eager::gelu(x_float16));
  EAGER_DO(expect_floats(y_float16, DType::float16, {4}, {-0x1.74cp-5, -0x1.3cp-3, 0x1.29p-1, 0x1.7f8p+1}, 1.0));
  EAGER_TRY(const Tensor x_bfloat16, floats(DType::bfloat16, {4}, {-0x1p+1, -0x1p-1, 0x1.8p-1, 0x1.8p+1}));
  EAGER_TRY(const Tensor y_bfloat16, eager::gelu(x_bfloat16));
  EAGER_DO(expect_floats(y_bfloat16, DType::bfloat16, {4}, {-0x1.74p-5, -0x1.3cp-3, 0x1.28p-1, 0x1.8p+1}, 1.0));
  EAGER_TRY(const Tensor x_int64, integers(DType::int64, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_int64, eager::gelu(x_int64));
  EAGER_DO(expect_floats(y_int64, DType::float64, {3}, {0x0p+0, 0x1.aec4bd120d37dp-1, 0x1.fffbd94a1aad4p+1}, 4.0));
  EAGER_TRY(const Tensor x_uint8, integers(DType::uint8, {3}, {0, 1, 4}));
  EAGER_TRY(const Tensor y_uint8, eager::gelu(x_uint8));
  EAGER_DO(expect_floats(y_uint8, DType::float32, {3}, {0x0p+0, 0x1.aec4bep-1, 0x1.fffbdap+1}, 4.0));
  return done();
}

ROW(global_norm, "global_norm") {
  EAGER_TRY(const Tensor xs0, floats(DType::float32, {2, 2}, {0x1.8p+1, 0x0p+0, 0x0p+0, 0x1p+2}));
  EAGER_TRY(const Tensor xs1, floats(DType::float32, {1}, {0x1.8p+3}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(xs0));
  EAGER_DO(tape.watch(xs1));
  EAGER_TRY(const Tensor y, eager::global_norm({xs0, xs1}));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.ap+3}, 1.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {xs0, xs1}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_xs0 = outputs_1_.at(0);
  const Tensor d_xs1 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_xs0, DType::float32, {2, 2}, {0x1.d89d8ap-3, 0x0p+0, 0x0p+0, 0x1.3b13b2p-2}, 4.0));
  EAGER_DO(expect_floats(d_xs1, DType::float32, {1}, {0x1.d89d8ap-1}, 4.0));
  return done();
}

ROW(glu, "glu") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1.8p+1, 0x1p-2, -0x1p+1, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::glu(x));
  EAGER_DO(expect_floats(y, DType::float32, {2, 2}, {0x1.3eb2fep-1, 0x1.136562p-1, 0x1.6e30fep-2, 0x1.f6ca82p-3}, 4.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {2, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 4}, {0x1.3eb2fep-1, 0x1.136562p-3, 0x1.e149ap-3, 0x1.92a946p-3, 0x1.e84152p-3, 0x1.f6ca82p-3, 0x1.428a5p-1, 0x1.2162c2p-10}, 16.0));
  return done();
}

ROW(glu_axis_0, "glu axis=0") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2, 4}, {0x1p+0, 0x1p+1, 0x1p-1, -0x1p+0, 0x1.8p+1, 0x1p-2, -0x1p+1, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::glu(x, GluOptions().axis(0)));
  EAGER_DO(expect_floats(y, DType::float32, {1, 4}, {0x1.e7b7ccp-1, 0x1.1fd59ap+0, 0x1.e84152p-5, -0x1.f6ca82p-1}, 4.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {1, 4}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {2, 4}, {0x1.e7b7ccp-1, 0x1.1fd59ap-2, 0x1.e84152p-3, 0x1.f6ca82p-3, 0x1.721652p-5, 0x1.f81526p-3, 0x1.ae0dcp-4, -0x1.2162c2p-8}, 16.0));
  return done();
}

ROW(glu_of_an_odd_size, "glu of an odd size") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3}, {0x1p+0, 0x1p+1, 0x1.8p+1}));
  EAGER_DO(expect_error(Code::invalid_argument, "glu", whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor y, eager::glu(x));
    return done();
  }));
  return done();
}

ROW(gradient_descent_down_a_parabola, "gradient descent down a parabola") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {2}, {0x1p+2, -0x1p+3}));
  EAGER_TRY(const Variable v, Variable::make(x, ""));
  EAGER_TRY(const SGD sgd, SGD::make(SGDOptions().learning_rate(0x1p-2)));
  EAGER_TRY(Tape t0, Tape::make());
  EAGER_TRY(const Tensor a0, v.read());
  EAGER_TRY(const Tensor y0, eager::square(a0));
  EAGER_TRY(const Tensor loss0, eager::sum(y0));
  EAGER_DO(expect_floats(loss0, DType::float32, {}, {0x1.4p+6}));
  EAGER_TRY(const Tensor g0, t0.gradient(loss0, v));
  EAGER_DO(sgd.apply({g0}, {v}));
  EAGER_TRY(Tape t1, Tape::make());
  EAGER_TRY(const Tensor a1, v.read());
  EAGER_TRY(const Tensor y1, eager::square(a1));
  EAGER_TRY(const Tensor loss1, eager::sum(y1));
  EAGER_DO(expect_floats(loss1, DType::float32, {}, {0x1.4p+4}));
  EAGER_TRY(const Tensor g1, t1.gradient(loss1, v));
  EAGER_DO(sgd.apply({g1}, {v}));
  EAGER_TRY(Tape t2, Tape::make());
  EAGER_TRY(const Tensor a2, v.read());
  EAGER_TRY(const Tensor y2, eager::square(a2));
  EAGER_TRY(const Tensor loss2, eager::sum(y2));
  EAGER_DO(expect_floats(loss2, DType::float32, {}, {0x1.4p+2}));
  EAGER_TRY(const Tensor g2, t2.gradient(loss2, v));
  EAGER_DO(sgd.apply({g2}, {v}));
  EAGER_TRY(const Tensor last, v.read());
  EAGER_DO(expect_floats(last, DType::float32, {2}, {0x1p-1, -0x1p+0}));
  return done();
}

ROW(gradient_of_cholesky, "gradient of cholesky") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 3, 3}, {0x1p+2, 0x1p+1, -0x1p+1, 0x1p+1, 0x1.4p+3, 0x1p-1, -0x1p+1, 0x1p-1, 0x1.cp+1, 0x1p+2, 0x1p+1, -0x1p+1, 0x1p+1, 0x1.28p+5, 0x1.4p+2, -0x1p+1, 0x1.4p+2, 0x1.48p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::cholesky(x));
  EAGER_DO(expect_floats(y, DType::float64, {2, 3, 3}, {0x1p+1, 0x0p+0, 0x0p+0, 0x1p+0, 0x1.8p+1, 0x0p+0, -0x1p+0, 0x1p-1, 0x1.8p+0, 0x1p+1, 0x0p+0, 0x0p+0, 0x1p+0, 0x1.8p+2, 0x0p+0, -0x1p+0, 0x1p+0, 0x1.8p-1}, 64.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float64, {2, 3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float64, {2, 3, 3}, {0x1.5da12f684bda1p-2, 0x1.2f684bda12f6bp-6, 0x1.9c71c71c71c72p-3, 0x1.2f684bda12f6bp-6, 0x1.d097b425ed097p-3, 0x1.1c71c71c71c71p-3, 0x1.9c71c71c71c72p-3, 0x1.1c71c71c71c71p-3, 0x1.5555555555555p-3, 0x1.5b425ed097b45p-3, 0x1.997b425ed097ap-1, 0x1.1c71c71c71c72p-3, 0x1.997b425ed097ap-1, 0x1.425ed097b425ep-5, 0x1.1c71c71c71c71p-3, 0x1.1c71c71c71c72p-3, 0x1.1c71c71c71c71p-3, 0x1.5555555555555p-3}, 64.0));
  return done();
}

ROW(gradient_of_cholesky_of_complex_numbers, "gradient of cholesky of complex numbers") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {3, 3}, {{0x1p+2, 0x0p+0}, {0x1p+1, -0x1p+2}, {-0x1p+1, 0x0p+0}, {0x1p+1, 0x1p+2}, {0x1.cp+3, 0x0p+0}, {0x1p-1, 0x1p+0}, {-0x1p+1, 0x0p+0}, {0x1p-1, -0x1p+0}, {0x1.2p+2, 0x0p+0}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::cholesky(x));
  EAGER_DO(expect_complexes(y, DType::complex128, {3, 3}, {{0x1p+1, 0x0p+0}, {0x0p+0, 0x0p+0}, {0x0p+0, 0x0p+0}, {0x1p+0, 0x1p+1}, {0x1.8p+1, 0x0p+0}, {0x0p+0, 0x0p+0}, {-0x1p+0, 0x0p+0}, {0x1p-1, -0x1p+0}, {0x1.8p+0, 0x0p+0}}, 64.0));
  EAGER_TRY(const Tensor d_y, complexes(DType::complex128, {3, 3}, {{0x1p+0, 0x1.8p-1}, {0x1p-1, 0x1.8p+1}, {0x1p+1, 0x1.8p+0}, {0x1p-2, 0x1p-2}, {0x1.8p+0, 0x1p+1}, {0x1.8p+1, 0x1p-1}, {0x1.8p-1, 0x1p+0}, {0x1p+0, 0x1.8p-1}, {0x1p-1, 0x1.8p+1}}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_complexes(d_x, DType::complex128, {3, 3}, {{0x1.85ed097b425ebp-1, 0x0p+0}, {-0x1.7b425ed097bp-7, 0x1.425ed097b425dp-2}, {0x1.871c71c71c71ap-2, -0x1.555555555556p-6}, {-0x1.7b425ed097bp-7, -0x1.425ed097b425dp-2}, {0x1.25ed097b425ecp-2, 0x0p+0}, {0x1.1c71c71c71c72p-3, -0x1.71c71c71c71c6p-3}, {0x1.871c71c71c71ap-2, 0x1.555555555556p-6}, {0x1.1c71c71c71c72p-3, 0x1.71c71c71c71c6p-3}, {0x1.5555555555555p-3, 0x0p+0}}, 64.0));
  return done();
}

ROW(gradient_of_cholesky_of_float32, "gradient of cholesky of float32") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3, 3}, {0x1p+2, 0x1p+1, -0x1p+1, 0x1p+1, 0x1.4p+3, 0x1p-1, -0x1p+1, 0x1p-1, 0x1.cp+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::cholesky(x));
  EAGER_DO(expect_floats(y, DType::float32, {3, 3}, {0x1p+1, 0x0p+0, 0x0p+0, 0x1p+0, 0x1.8p+1, 0x0p+0, -0x1p+0, 0x1p-1, 0x1.8p+0}, 1024.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3, 3}, {0x1.5da13p-2, 0x1.2f684cp-6, 0x1.9c71c8p-3, 0x1.2f684cp-6, 0x1.d097b4p-3, 0x1.1c71c8p-3, 0x1.9c71c8p-3, 0x1.1c71c8p-3, 0x1.555556p-3}, 1024.0));
  return done();
}

ROW(gradient_of_det, "gradient of det") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2, 0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+2, -0x1p+0, 0x1p-1, -0x1p+1, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::det(x));
  EAGER_DO(expect_floats(y, DType::float64, {2}, {0x1.43fffffffffffp+5, -0x1.16p+5}, 64.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float64, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float64, {2, 3, 3}, {0x1.9fffffffffffep+3, -0x1.bfffffffffffep+1, 0x1.ffffffffffffep+1, -0x1.1ffffffffffffp+3, 0x1.1ffffffffffffp+4, -0x1.1fffffffffffep+3, 0x1.bfffffffffffep+2, -0x1.3fffffffffffep+2, 0x1.6ffffffffffffp+3, -0x1.ep+0, -0x1.ap+2, 0x1p+1, -0x1.8p+1, 0x1.cp+1, -0x1.ep+1, 0x1.cp+0, 0x1.ep+1, -0x1.ap+2}, 64.0));
  return done();
}

ROW(gradient_of_det_of_a_singular_matrix, "gradient of det of a singular matrix") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 2}, {0x1p+2, 0x1p+1, 0x1p+1, 0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::det(x));
  EAGER_DO(expect_floats(y, DType::float64, {}, {0x0p+0}));
  EAGER_TRY(const Tensor d, tape.gradient(y, x));
  EAGER_DO(expect_floats(d, DType::float64, {2, 2}, {0x1p+0, -0x1p+1, -0x1p+1, 0x1p+2}, 64.0));
  return done();
}

ROW(gradient_of_det_of_complex_numbers, "gradient of det of complex numbers") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 2}, {{0x1p+1, 0x1p+0}, {0x1p+0, -0x1p+0}, {0x0p+0, 0x1p-1}, {0x1.8p+1, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::det(x));
  EAGER_DO(expect_complexes(y, DType::complex128, {}, {{0x1.e000000000001p+2, -0x1.8000000000001p+0}}, 64.0));
  EAGER_TRY(const Tensor d_y, complexes(DType::complex128, {}, {{0x1p+0, 0x1.8p-1}}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_complexes(d_x, DType::complex128, {2, 2}, {{0x1.8000000000002p+0, 0x1.1000000000001p+2}, {-0x1.8000000000001p-2, 0x1p-1}, {-0x1.0000000000001p-2, -0x1.cp+0}, {0x1.6p+1, 0x1.fffffffffffffp-2}}, 64.0));
  return done();
}

ROW(gradient_of_det_of_float32, "gradient of det of float32") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::det(x));
  EAGER_DO(expect_floats(y, DType::float32, {}, {0x1.44p+5}, 1024.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3, 3}, {0x1.ap+3, -0x1.cp+1, 0x1p+2, -0x1.2p+3, 0x1.2p+4, -0x1.2p+3, 0x1.cp+2, -0x1.4p+2, 0x1.7p+3}, 1024.0));
  return done();
}

ROW(gradient_of_inv, "gradient of inv") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2, 0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+2, -0x1p+0, 0x1p-1, -0x1p+1, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::inv(x));
  EAGER_DO(expect_floats(y, DType::float64, {2, 3, 3}, {0x1.48b0fcd6e9e06p-2, -0x1.c71c71c71c71cp-3, 0x1.61f9add3c0ca4p-3, -0x1.61f9add3c0ca4p-4, 0x1.c71c71c71c71cp-2, -0x1.f9add3c0ca457p-4, 0x1.948b0fcd6e9ep-4, -0x1.c71c71c71c71bp-3, 0x1.22c3f35ba7819p-2, 0x1.ba03aef6ca97p-4, 0x1.619c8bf8a2127p-3, -0x1.9c8bf8a2126adp-4, 0x1.7f14424d5a3eap-2, -0x1.9c8bf8a2126adp-3, -0x1.ba03aef6ca97p-3, -0x1.d77b654b82c34p-4, 0x1.ba03aef6ca97p-3, 0x1.7f14424d5a3eap-2}, 64.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float64, {2, 3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float64, {2, 3, 3}, {-0x1.5375dfed4569ep-3, 0x1.cadb5c973c488p-6, -0x1.0bd29520e47dfp-3, 0x1.d7f7926fabb84p-6, -0x1.37d5dc2e5a99fp-4, -0x1.e8d2b3183afefp-4, -0x1.7d21d438a79f8p-4, -0x1.3058068e1aec4p-5, -0x1.bdbf26beccd8ep-6, -0x1.9b7c9d5ae16edp-4, -0x1.6a83f11b70be4p-2, -0x1.e390dc43e462ep-5, -0x1.d0b2b6b7160fbp-6, 0x1.2a99243d0091dp-3, -0x1.08260db34891bp-3, -0x1.b22ba51b2ce79p-5, 0x1.34e14cd5f5521p-2, -0x1.853a2083dcc17p-4}, 64.0));
  return done();
}

ROW(gradient_of_inv_adjoint_true, "gradient of inv adjoint=True") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2, 0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+2, -0x1p+0, 0x1p-1, -0x1p+1, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::inv(x, InvOptions().adjoint(true)));
  EAGER_DO(expect_floats(y, DType::float64, {2, 3, 3}, {0x1.48b0fcd6e9e06p-2, -0x1.61f9add3c0ca4p-4, 0x1.948b0fcd6e9ep-4, -0x1.c71c71c71c71cp-3, 0x1.c71c71c71c71cp-2, -0x1.c71c71c71c71bp-3, 0x1.61f9add3c0ca4p-3, -0x1.f9add3c0ca457p-4, 0x1.22c3f35ba7819p-2, 0x1.ba03aef6ca97p-4, 0x1.7f14424d5a3eap-2, -0x1.d77b654b82c34p-4, 0x1.619c8bf8a2127p-3, -0x1.9c8bf8a2126adp-3, 0x1.ba03aef6ca97p-3, -0x1.9c8bf8a2126adp-4, -0x1.ba03aef6ca97p-3, 0x1.7f14424d5a3eap-2}, 64.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float64, {2, 3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float64, {2, 3, 3}, {-0x1.103151be5ef88p-3, -0x1.6478f5092b596p-5, -0x1.98e9cc6ae918bp-5, 0x1.9fc7d03dce224p-4, 0x1.c17e118eecae5p-8, -0x1.02754a1894e4fp-6, -0x1.5f7a669e563aep-4, -0x1.e882ca318dad1p-3, 0x1.8e4cddc7e438p-5, -0x1.5d5f1edbde225p-6, 0x1.b6f0bfdb8955ap-3, -0x1.8445e7f6fd782p-2, -0x1.8cf707a528be4p-3, -0x1.5db0870ad33a8p-3, 0x1.65d9f9156602dp-5, -0x1.cfa35b6fe513ap-5, -0x1.bb130a3dfb932p-3, 0x1.99790986d1297p-3}, 64.0));
  return done();
}

ROW(gradient_of_inv_adjoint_true_of_complex_numbers, "gradient of inv adjoint=True of complex numbers") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 2}, {{0x1p+1, 0x1p+0}, {0x1p+0, -0x1p+0}, {0x0p+0, 0x1p-1}, {0x1.8p+1, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::inv(x, InvOptions().adjoint(true)));
  EAGER_DO(expect_complexes(y, DType::complex128, {2, 2}, {{0x1.be5be5be5be5dp-2, 0x1.6f96f96f96f98p-3}, {0x1.a41a41a41a41ap-7, 0x1.069069069069p-4}, {-0x1.3b13b13b13b13p-3, -0x1.a41a41a41a419p-4}, {0x1.d89d89d89d89cp-3, -0x1.6f96f96f96f96p-3}}, 64.0));
  EAGER_TRY(const Tensor d_y, complexes(DType::complex128, {2, 2}, {{0x1p+0, 0x1.8p-1}, {0x1p-1, 0x1.8p+1}, {0x1p+1, 0x1.8p+0}, {0x1p-2, 0x1p-2}}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_complexes(d_x, DType::complex128, {2, 2}, {{-0x1.3e7170efac84dp-3, 0x1.2d9cb268b062dp-8}, {-0x1.e512025b3964cp-3, 0x1.ceda7780158b3p-3}, {0x1.5f6e94731fcfap-4, 0x1.9448096ce5934p-2}, {0x1.390ea49b84cbdp-4, -0x1.68db7a066551fp-7}}, 64.0));
  return done();
}

ROW(gradient_of_inv_adjoint_true_of_float32, "gradient of inv adjoint=True of float32") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::inv(x, InvOptions().adjoint(true)));
  EAGER_DO(expect_floats(y, DType::float32, {3, 3}, {0x1.48b0fcp-2, -0x1.61f9aep-4, 0x1.948b1p-4, -0x1.c71c72p-3, 0x1.c71c72p-2, -0x1.c71c72p-3, 0x1.61f9aep-3, -0x1.f9add4p-4, 0x1.22c3f4p-2}, 1024.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3, 3}, {-0x1.103152p-3, -0x1.6478f6p-5, -0x1.98e9ccp-5, 0x1.9fc7dp-4, 0x1.c17e12p-8, -0x1.02754ap-6, -0x1.5f7a66p-4, -0x1.e882cap-3, 0x1.8e4cdep-5}, 1024.0));
  return done();
}

ROW(gradient_of_inv_of_complex_numbers, "gradient of inv of complex numbers") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 2}, {{0x1p+1, 0x1p+0}, {0x1p+0, -0x1p+0}, {0x0p+0, 0x1p-1}, {0x1.8p+1, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::inv(x));
  EAGER_DO(expect_complexes(y, DType::complex128, {2, 2}, {{0x1.be5be5be5be5dp-2, -0x1.6f96f96f96f98p-3}, {-0x1.3b13b13b13b13p-3, 0x1.a41a41a41a419p-4}, {0x1.a41a41a41a41ap-7, -0x1.069069069069p-4}, {0x1.d89d89d89d89cp-3, 0x1.6f96f96f96f96p-3}}, 64.0));
  EAGER_TRY(const Tensor d_y, complexes(DType::complex128, {2, 2}, {{0x1p+0, 0x1.8p-1}, {0x1p-1, 0x1.8p+1}, {0x1p+1, 0x1.8p+0}, {0x1p-2, 0x1p-2}}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_complexes(d_x, DType::complex128, {2, 2}, {{-0x1.704352fa1bf08p-3, -0x1.242fccd56ae0bp-3}, {-0x1.1b6f40ccaa547p-3, -0x1.a3c414ded7c61p-2}, {-0x1.ca7a317bb5454p-3, -0x1.e76d3bc00ac56p-5}, {-0x1.535048b5c6703p-7, 0x1.170efac84a0e5p-3}}, 64.0));
  return done();
}

ROW(gradient_of_inv_of_float32, "gradient of inv of float32") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const Tensor y, eager::inv(x));
  EAGER_DO(expect_floats(y, DType::float32, {3, 3}, {0x1.48b0fcp-2, -0x1.c71c72p-3, 0x1.61f9aep-3, -0x1.61f9aep-4, 0x1.c71c72p-2, -0x1.f9add4p-4, 0x1.948b1p-4, -0x1.c71c72p-3, 0x1.22c3f4p-2}, 1024.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 3}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1}));
  EAGER_TRY(const Tensor d_x, tape.gradient(y, x, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_floats(d_x, DType::float32, {3, 3}, {-0x1.5375ep-3, 0x1.cadb5cp-6, -0x1.0bd296p-3, 0x1.d7f792p-6, -0x1.37d5dcp-4, -0x1.e8d2b4p-4, -0x1.7d21d4p-4, -0x1.305806p-5, -0x1.bdbf26p-6}, 1024.0));
  return done();
}

ROW(gradient_of_slogdet, "gradient of slogdet") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2, 0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+2, -0x1p+0, 0x1p-1, -0x1p+1, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const SlogdetOutputs outputs_1_, eager::slogdet(x));
  const Tensor sign = outputs_1_.sign;
  const Tensor logabsdet = outputs_1_.logabsdet;
  EAGER_DO(expect_floats(sign, DType::float64, {2}, {0x1p+0, -0x1p+0}, 64.0));
  EAGER_TRY(const Tensor d_sign, floats(DType::float64, {2}, {0x1p+0, 0x1p-1}));
  EAGER_DO(expect_floats(logabsdet, DType::float64, {2}, {0x1.d9c44359b7799p+1, 0x1.c62abf8b0f92dp+1}, 64.0));
  EAGER_TRY(const Tensor d_logabsdet, floats(DType::float64, {2}, {0x1p+0, 0x1p-1}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({sign, logabsdet}, {x}, GradientOptions().output_gradients({d_sign, d_logabsdet})));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor d_x = outputs_2_.at(0);
  EAGER_DO(expect_floats(d_x, DType::float64, {2, 3, 3}, {0x1.48b0fcd6e9e06p-2, -0x1.61f9add3c0ca4p-4, 0x1.948b0fcd6e9ep-4, -0x1.c71c71c71c71cp-3, 0x1.c71c71c71c71cp-2, -0x1.c71c71c71c71bp-3, 0x1.61f9add3c0ca4p-3, -0x1.f9add3c0ca457p-4, 0x1.22c3f35ba7819p-2, 0x1.ba03aef6ca97p-5, 0x1.7f14424d5a3eap-3, -0x1.d77b654b82c34p-5, 0x1.619c8bf8a2127p-4, -0x1.9c8bf8a2126adp-4, 0x1.ba03aef6ca97p-4, -0x1.9c8bf8a2126adp-5, -0x1.ba03aef6ca97p-4, 0x1.7f14424d5a3eap-3}, 64.0));
  return done();
}

ROW(gradient_of_slogdet_of_a_singular_matrix, "gradient of slogdet of a singular matrix") {
  EAGER_TRY(const Tensor x, floats(DType::float64, {2, 2}, {0x1p+2, 0x1p+1, 0x1p+1, 0x1p+0}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const SlogdetOutputs outputs_1_, eager::slogdet(x));
  const Tensor sign = outputs_1_.sign;
  const Tensor log = outputs_1_.logabsdet;
  EAGER_DO(expect_floats(sign, DType::float64, {}, {0x0p+0}));
  EAGER_DO(expect_error(Code::invalid_argument, whatever, whatever, [&]() -> Fallible<void> {
    EAGER_TRY(const Tensor d, tape.gradient(log, x));
    return done();
  }));
  return done();
}

ROW(gradient_of_slogdet_of_complex_numbers, "gradient of slogdet of complex numbers") {
  EAGER_TRY(const Tensor x, complexes(DType::complex128, {2, 2}, {{0x1p+1, 0x1p+0}, {0x1p+0, -0x1p+0}, {0x0p+0, 0x1p-1}, {0x1.8p+1, -0x1p+1}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const SlogdetOutputs outputs_1_, eager::slogdet(x));
  const Tensor sign = outputs_1_.sign;
  const Tensor logabsdet = outputs_1_.logabsdet;
  EAGER_DO(expect_complexes(sign, DType::complex128, {}, {{0x1.f60eab9a5d3a3p-1, -0x1.91a556151761cp-3}}, 64.0));
  EAGER_TRY(const Tensor d_sign, complexes(DType::complex128, {}, {{0x1p+0, 0x1.8p-1}}));
  EAGER_DO(expect_floats(logabsdet, DType::float64, {}, {0x1.046aef310007p+1}, 64.0));
  EAGER_TRY(const Tensor d_logabsdet, floats(DType::float64, {}, {0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({sign, logabsdet}, {x}, GradientOptions().output_gradients({d_sign, d_logabsdet})));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor d_x = outputs_2_.at(0);
  EAGER_DO(expect_complexes(d_x, DType::complex128, {2, 2}, {{0x1.132501de64cd6p-2, 0x1.2bccf7a2b65c1p-1}, {-0x1.80288cf24db56p-5, 0x1.377b858fb27p-4}, {-0x1.dd9cfc5a2e554p-5, -0x1.f78fcc08d94aap-3}, {0x1.9785a8cc45dd4p-2, 0x1.22b41d8a6d158p-5}}, 64.0));
  return done();
}

ROW(gradient_of_slogdet_of_float32, "gradient of slogdet of float32") {
  EAGER_TRY(const Tensor x, floats(DType::float32, {3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x));
  EAGER_TRY(const SlogdetOutputs outputs_1_, eager::slogdet(x));
  const Tensor sign = outputs_1_.sign;
  const Tensor logabsdet = outputs_1_.logabsdet;
  EAGER_DO(expect_floats(sign, DType::float32, {}, {0x1p+0}, 1024.0));
  EAGER_TRY(const Tensor d_sign, floats(DType::float32, {}, {0x1p+0}));
  EAGER_DO(expect_floats(logabsdet, DType::float32, {}, {0x1.d9c444p+1}, 1024.0));
  EAGER_TRY(const Tensor d_logabsdet, floats(DType::float32, {}, {0x1p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_2_, tape.gradient({sign, logabsdet}, {x}, GradientOptions().output_gradients({d_sign, d_logabsdet})));
  EAGER_DO(expect_count(outputs_2_, 1));
  const Tensor d_x = outputs_2_.at(0);
  EAGER_DO(expect_floats(d_x, DType::float32, {3, 3}, {0x1.48b0fcp-2, -0x1.61f9aep-4, 0x1.948b1p-4, -0x1.c71c72p-3, 0x1.c71c72p-2, -0x1.c71c72p-3, 0x1.61f9aep-3, -0x1.f9add4p-4, 0x1.22c3f4p-2}, 1024.0));
  return done();
}

ROW(gradient_of_solve, "gradient of solve") {
  EAGER_TRY(const Tensor x1, floats(DType::float64, {3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::solve(x1, x2));
  EAGER_DO(expect_floats(y, DType::float64, {3, 2}, {0x1.5555555555554p+0, 0x1.38e38e38e38e4p+0, -0x1.aaaaaaaaaaaaap+0, -0x1.c71c71c71c71dp-2, 0x1.5555555555554p+0, 0x1.38e38e38e38e4p+0}, 64.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float64, {3, 3}, {-0x1.da99cf8a021b5p-1, 0x1.5fde49beaee17p-1, -0x1.da99cf8a021b5p-1, 0x1.7b425ed097b43p-2, 0x1.097b425ed097cp-2, 0x1.7b425ed097b43p-2, -0x1.940436c82a23cp+0, 0x1.fabb85cb5339dp-1, -0x1.940436c82a23cp+0}, 64.0));
  EAGER_DO(expect_floats(d_x2, DType::float64, {3, 2}, {0x1.2f684bda12f68p-2, 0x1.bda12f684bda1p-2, 0x1.5555555555556p-2, -0x1.5555555555555p-1, 0x1.684bda12f684bp-2, 0x1.d097b425ed097p-1}, 64.0));
  return done();
}

ROW(gradient_of_solve_adjoint_true, "gradient of solve adjoint=True") {
  EAGER_TRY(const Tensor x1, floats(DType::float64, {3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::solve(x1, x2, SolveOptions().adjoint(true)));
  EAGER_DO(expect_floats(y, DType::float64, {3, 2}, {0x1.8e38e38e38e39p-1, 0x1.fcd6e9e06522cp-1, -0x1p+1, -0x1.1c71c71c71c71p+0, 0x1.1c71c71c71c72p+0, 0x1.6b74f0329161fp+0}, 64.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float64, {3, 3}, {-0x1.7351aa64bee0dp-1, -0x1.6fa1bb3fdf897p-3, -0x1.ce455ff243f86p-1, 0x1.edbd474964c8dp-1, 0x1.cc0705f8463bbp-1, 0x1.19a2970059e6p+0, -0x1.093a552363c52p+0, -0x1.069818090d624p-2, -0x1.4a318dad0bfa8p+0}, 64.0));
  EAGER_DO(expect_floats(d_x2, DType::float64, {3, 2}, {0x1.161f9add3c0cbp-3, 0x1.3f35ba781948bp-1, 0x1.3c0ca4587e6b7p-1, -0x1.35ba781948b0fp-2, 0x1.48b0fcd6e9e09p-4, 0x1.b0fcd6e9e0652p-1}, 64.0));
  return done();
}

ROW(gradient_of_solve_adjoint_true_for_a_vector, "gradient of solve adjoint=True for a vector") {
  EAGER_TRY(const Tensor x1, floats(DType::float64, {3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {3}, {0x1p+0, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::solve(x1, x2, SolveOptions().adjoint(true)));
  EAGER_DO(expect_floats(y, DType::float64, {3}, {0x1.948b0fcd6e9e1p-1, -0x1.c71c71c71c71dp+0, 0x1.4587e6b74f033p+0}, 64.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float64, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float64, {3, 3}, {-0x1.c17e118eecafap-2, 0x1.67980e0bf08c8p-4, -0x1.c17e118eecafap-2, 0x1.f9add3c0ca45ap-1, -0x1.948b0fcd6e9e1p-3, 0x1.f9add3c0ca45ap-1, -0x1.69b3722102755p-1, 0x1.215c5b4d9b911p-3, -0x1.69b3722102755p-1}, 64.0));
  EAGER_DO(expect_floats(d_x2, DType::float64, {3}, {0x1.1c71c71c71c72p-1, -0x1.c71c71c71c71dp-4, 0x1.1c71c71c71c72p-1}, 64.0));
  return done();
}

ROW(gradient_of_solve_adjoint_true_of_batches_that_broadcast, "gradient of solve adjoint=True of batches that broadcast") {
  EAGER_TRY(const Tensor x1, floats(DType::float64, {2, 3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2, 0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+2, -0x1p+0, 0x1p-1, -0x1p+1, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::solve(x1, x2, SolveOptions().adjoint(true)));
  EAGER_DO(expect_floats(y, DType::float64, {2, 3, 2}, {0x1.8e38e38e38e39p-1, 0x1.fcd6e9e06522cp-1, -0x1p+1, -0x1.1c71c71c71c71p+0, 0x1.1c71c71c71c72p+0, 0x1.6b74f0329161fp+0, -0x1.3e9e6374075dfp+0, -0x1.d77b654b82c35p-5, 0x1.3568fa798dd02p+0, 0x1.1ba03aef6ca98p+0, 0x1.4b82c33917f15p+0, 0x1.2fe28849ab47ep+0}, 64.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float64, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float64, {2, 3, 3}, {-0x1.7351aa64bee0dp-1, -0x1.6fa1bb3fdf897p-3, -0x1.ce455ff243f86p-1, 0x1.edbd474964c8dp-1, 0x1.cc0705f8463bbp-1, 0x1.19a2970059e6p+0, -0x1.093a552363c52p+0, -0x1.069818090d624p-2, -0x1.4a318dad0bfa8p+0, 0x1.8dc954c921e81p-3, 0x1.175c0524144c8p-3, 0x1.8cdbe4ead70b9p-3, -0x1.03536195c34a2p-1, 0x1.e83ad449ef1efp-3, -0x1.1c8daacdb7861p+0, -0x1.15d9564508189p-1, 0x1.058d3ade76f52p-2, -0x1.30e0eddc69344p+0}, 64.0));
  EAGER_DO(expect_floats(d_x2, DType::float64, {3, 2}, {0x1.1c8ee1b0eb60ap-2, 0x1.d9ea37b4e030cp-1, 0x1.7c828331d14c2p-1, -0x1.4f5a78d38c674p-1, 0x1.901631113651ep-3, 0x1.b92f39baec83ap+0}, 64.0));
  return done();
}

ROW(gradient_of_solve_adjoint_true_of_complex_numbers, "gradient of solve adjoint=True of complex numbers") {
  EAGER_TRY(const Tensor x1, complexes(DType::complex128, {2, 2}, {{0x1p+1, 0x1p+0}, {0x1p+0, -0x1p+0}, {0x0p+0, 0x1p-1}, {0x1.8p+1, -0x1p+1}}));
  EAGER_TRY(const Tensor x2, complexes(DType::complex128, {2, 2}, {{0x1p+0, 0x1p+0}, {0x1p+1, 0x1p+0}, {-0x1.8p+1, 0x1p+0}, {0x1p-1, 0x1p+0}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::solve(x1, x2, SolveOptions().adjoint(true)));
  EAGER_DO(expect_complexes(y, DType::complex128, {2, 2}, {{0x1.3b13b13b13b14p-3, 0x1.be5be5be5be5dp-2}, {0x1.44ec4ec4ec4edp-1, 0x1.adf2df2df2df4p-1}, {-0x1.20d20d20d20d1p-1, 0x1.069069069069p-1}, {0x1.6f96f96f96f95p-4, -0x1.be5be5be5be5cp-3}}, 64.0));
  EAGER_TRY(const Tensor d_y, complexes(DType::complex128, {2, 2}, {{0x1p+0, 0x1.8p-1}, {0x1p-1, 0x1.8p+1}, {0x1p+1, 0x1.8p+0}, {0x1p-2, 0x1p-2}}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_complexes(d_x1, DType::complex128, {2, 2}, {{-0x1.856d91ecd0083p+0, 0x1.3cc29115601bp-3}, {-0x1.18bddaa296782p-1, -0x1.e66ab5704352ep-4}, {0x1.98a84f7145d98p-3, 0x1.135b0e4e6ebf8p-3}, {-0x1.7d0df841fa472p-3, -0x1.c3939bafe2606p-2}}, 64.0));
  EAGER_DO(expect_complexes(d_x2, DType::complex128, {2, 2}, {{0x1.be5be5be5be62p-4, 0x1.f2df2df2df2dcp-4}, {0x1.6276276276276p-1, 0x1.3483483483484p+0}, {0x1.0348348348346p-2, 0x1.4d20d20d20d2p-1}, {0x1.b13b13b13b13ap-3, 0x1.be5be5be5be5bp-4}}, 64.0));
  return done();
}

ROW(gradient_of_solve_adjoint_true_of_float32, "gradient of solve adjoint=True of float32") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::solve(x1, x2, SolveOptions().adjoint(true)));
  EAGER_DO(expect_floats(y, DType::float32, {3, 2}, {0x1.8e38e4p-1, 0x1.fcd6eap-1, -0x1p+1, -0x1.1c71c8p+0, 0x1.1c71c8p+0, 0x1.6b74fp+0}, 1024.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3, 3}, {-0x1.7351aap-1, -0x1.6fa1bcp-3, -0x1.ce456p-1, 0x1.edbd48p-1, 0x1.cc0706p-1, 0x1.19a298p+0, -0x1.093a56p+0, -0x1.069818p-2, -0x1.4a318ep+0}, 1024.0));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3, 2}, {0x1.161f9ap-3, 0x1.3f35bap-1, 0x1.3c0ca4p-1, -0x1.35ba78p-2, 0x1.48b0fcp-4, 0x1.b0fcd6p-1}, 1024.0));
  return done();
}

ROW(gradient_of_solve_for_a_vector, "gradient of solve for a vector") {
  EAGER_TRY(const Tensor x1, floats(DType::float64, {3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {3}, {0x1p+0, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::solve(x1, x2));
  EAGER_DO(expect_floats(y, DType::float64, {3}, {0x1.48b0fcd6e9e06p+0, -0x1.587e6b74f0328p+0, 0x1.6522c3f35ba77p+0}, 64.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float64, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float64, {3, 3}, {-0x1.3875adfbb53d9p-1, 0x1.477b56590a43p-1, -0x1.537fdd0a1b142p-1, 0x1.242b8b69b3722p-1, -0x1.32377bf62ad79p-1, 0x1.3d743c668a5bfp-1, -0x1.be5ef88c277c9p-1, 0x1.d3d4c47f333b2p-1, -0x1.e4ffce0e6fd3ap-1}, 64.0));
  EAGER_DO(expect_floats(d_x2, DType::float64, {3}, {0x1.e6b74f0329162p-2, -0x1.c71c71c71c71dp-2, 0x1.5ba781948b0fdp-1}, 64.0));
  return done();
}

ROW(gradient_of_solve_of_batches_that_broadcast, "gradient of solve of batches that broadcast") {
  EAGER_TRY(const Tensor x1, floats(DType::float64, {2, 3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2, 0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+2, -0x1p+0, 0x1p-1, -0x1p+1, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::solve(x1, x2));
  EAGER_DO(expect_floats(y, DType::float64, {2, 3, 2}, {0x1.5555555555554p+0, 0x1.38e38e38e38e4p+0, -0x1.aaaaaaaaaaaaap+0, -0x1.c71c71c71c71dp-2, 0x1.5555555555554p+0, 0x1.38e38e38e38e4p+0, -0x1.3917f14424d5ap-1, -0x1.9c8bf8a2126aap-4, 0x1.17f14424d5a3ep-1, -0x1.ba03aef6ca96dp-3, -0x1.d77b654b82c16p-7, 0x1.5fc51093568fap+0}, 64.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float64, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float64, {2, 3, 3}, {-0x1.da99cf8a021b5p-1, 0x1.5fde49beaee17p-1, -0x1.da99cf8a021b5p-1, 0x1.7b425ed097b43p-2, 0x1.097b425ed097cp-2, 0x1.7b425ed097b43p-2, -0x1.940436c82a23cp+0, 0x1.fabb85cb5339dp-1, -0x1.940436c82a23cp+0, 0x1.b88e9174e73c5p-3, 0x1.11e688a8a4d29p-6, -0x1.df12fcac9e6a2p-1, 0x1.eb9f2b9425788p-5, -0x1.9a6d4213b0729p-6, -0x1.04c1b66912382p-3, -0x1.aac02628d602dp-5, 0x1.c5ac9b05e56bcp-5, -0x1.4e8820f7305ap-5}, 64.0));
  EAGER_DO(expect_floats(d_x2, DType::float64, {3, 2}, {0x1.122db3bd26f3p-1, 0x1.1e5f1671187cfp+0, 0x1.aa0d8188e6d48p-2, -0x1.2572cd0baa0d7p-1, 0x1.0c35c04a36fa9p-2, 0x1.df538f50491f9p-1}, 64.0));
  return done();
}

ROW(gradient_of_solve_of_complex_numbers, "gradient of solve of complex numbers") {
  EAGER_TRY(const Tensor x1, complexes(DType::complex128, {2, 2}, {{0x1p+1, 0x1p+0}, {0x1p+0, -0x1p+0}, {0x0p+0, 0x1p-1}, {0x1.8p+1, -0x1p+1}}));
  EAGER_TRY(const Tensor x2, complexes(DType::complex128, {2, 2}, {{0x1p+0, 0x1p+0}, {0x1p+1, 0x1p+0}, {-0x1.8p+1, 0x1p+0}, {0x1p-1, 0x1p+0}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::solve(x1, x2));
  EAGER_DO(expect_complexes(y, DType::complex128, {2, 2}, {{0x1.f2df2df2df2ep-1, -0x1.a41a41a41a419p-3}, {0x1.be5be5be5be5cp-1, -0x1.a41a41a41a41ep-6}, {-0x1.96f96f96f96f8p-1, -0x1.6f96f96f96f96p-2}, {0x1.a41a41a41a418p-6, 0x1.a41a41a41a419p-3}}, 64.0));
  EAGER_TRY(const Tensor d_y, complexes(DType::complex128, {2, 2}, {{0x1p+0, 0x1.8p-1}, {0x1p-1, 0x1.8p+1}, {0x1p+1, 0x1.8p+0}, {0x1p-2, 0x1p-2}}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_complexes(d_x1, DType::complex128, {2, 2}, {{0x1.e3b94f462f768p-3, -0x1.e931a6cba7ce4p+0}, {0x1.16b8ce030792fp-3, 0x1.5427b8a2eca4ep-2}, {-0x1.f9c5c3beb2127p-1, 0x1.0941cf30a4457p-1}, {0x1.0fd2383734ae5p-1, -0x1.590941cf30a43p-2}}, 64.0));
  EAGER_DO(expect_complexes(d_x2, DType::complex128, {2, 2}, {{0x1.d89d89d89d89ep-3, 0x1.4ec4ec4ec4ec5p-1}, {-0x1.5555555555554p-2, 0x1.6aaaaaaaaaaabp+0}, {0x1.4ec4ec4ec4ec4p-1, -0x1.d89d89d89d89ep-3}, {0x1.5555555555555p-2, -0x1p-1}}, 64.0));
  return done();
}

ROW(gradient_of_solve_of_float32, "gradient of solve of float32") {
  EAGER_TRY(const Tensor x1, floats(DType::float32, {3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2}));
  EAGER_TRY(const Tensor x2, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::solve(x1, x2));
  EAGER_DO(expect_floats(y, DType::float32, {3, 2}, {0x1.555556p+0, 0x1.38e38ep+0, -0x1.aaaaaap+0, -0x1.c71c72p-2, 0x1.555556p+0, 0x1.38e38ep+0}, 1024.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float32, {3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float32, {3, 3}, {-0x1.da99dp-1, 0x1.5fde4ap-1, -0x1.da99dp-1, 0x1.7b425ep-2, 0x1.097b42p-2, 0x1.7b425ep-2, -0x1.940436p+0, 0x1.fabb86p-1, -0x1.940436p+0}, 1024.0));
  EAGER_DO(expect_floats(d_x2, DType::float32, {3, 2}, {0x1.2f684cp-2, 0x1.bda13p-2, 0x1.555556p-2, -0x1.555556p-1, 0x1.684bdap-2, 0x1.d097b4p-1}, 1024.0));
  return done();
}

ROW(gradient_of_triangular_solve, "gradient of triangular_solve") {
  EAGER_TRY(const Tensor x1, floats(DType::float64, {3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::triangular_solve(x1, x2));
  EAGER_DO(expect_floats(y, DType::float64, {3, 2}, {0x1p-2, 0x1p-1, -0x1.0aaaaaaaaaaaap+0, 0x1.5555555555555p-4, 0x1.bbbbbbbbbbbbcp-1, 0x1.bbbbbbbbbbbbcp-1}, 64.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float64, {3, 3}, {-0x1.caaaaaaaaaaacp-3, 0x0p+0, 0x0p+0, 0x1.555555555555ap-5, 0x1.0666666666665p-1, 0x0p+0, -0x1.8000000000001p-2, 0x1.0cccccccccccdp-2, -0x1.8f5c28f5c28f7p-1}, 64.0));
  EAGER_DO(expect_floats(d_x2, DType::float64, {3, 2}, {0x1.1111111111111p-2, 0x1.4222222222223p-2, 0x1.dddddddddddddp-2, -0x1.4444444444445p-2, 0x1.3333333333334p-2, 0x1.3333333333334p-1}, 64.0));
  return done();
}

ROW(gradient_of_triangular_solve_adjoint_true, "gradient of triangular_solve adjoint=True") {
  EAGER_TRY(const Tensor x1, floats(DType::float64, {3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::triangular_solve(x1, x2, TriangularSolveOptions().adjoint(true)));
  EAGER_DO(expect_floats(y, DType::float64, {3, 2}, {0x1.0444444444444p-1, 0x1.7dddddddddddep-1, -0x1.4444444444444p+0, -0x1.7777777777778p-2, 0x1.999999999999ap-2, 0x1.999999999999ap-1}, 64.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float64, {3, 3}, {-0x1.c333333333333p-3, 0x0p+0, 0x0p+0, 0x1.7333333333333p-2, 0x1.a111111111111p-1, 0x0p+0, -0x1.999999999999ap-3, -0x1.3333333333333p-2, -0x1.0a3d70a3d70a5p-1}, 64.0));
  EAGER_DO(expect_floats(d_x2, DType::float64, {3, 2}, {0x1p-2, 0x1p-3, 0x1.4p-1, 0x1p-4, 0x1.999999999999cp-4, 0x1.3333333333334p-1}, 64.0));
  return done();
}

ROW(gradient_of_triangular_solve_adjoint_true_for_a_vector, "gradient of triangular_solve adjoint=True for a vector") {
  EAGER_TRY(const Tensor x1, floats(DType::float64, {3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {3}, {0x1p+0, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::triangular_solve(x1, x2, TriangularSolveOptions().adjoint(true)));
  EAGER_DO(expect_floats(y, DType::float64, {3}, {0x1.1111111111111p-1, -0x1.1111111111111p+0, 0x1.3333333333333p-1}, 64.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float64, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float64, {3, 3}, {-0x1.1111111111111p-3, 0x0p+0, 0x0p+0, 0x1.1111111111111p-2, 0x1.1111111111111p-3, 0x0p+0, -0x1.3333333333333p-3, -0x1.3333333333333p-4, -0x1.eb851eb851eb8p-3}, 64.0));
  EAGER_DO(expect_floats(d_x2, DType::float64, {3}, {0x1p-2, 0x1p-3, 0x1.999999999999ap-2}, 64.0));
  return done();
}

ROW(gradient_of_triangular_solve_adjoint_true_lower_false, "gradient of triangular_solve adjoint=True lower=False") {
  EAGER_TRY(const Tensor x1, floats(DType::float64, {3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::triangular_solve(x1, x2, TriangularSolveOptions().lower(false).adjoint(true)));
  EAGER_DO(expect_floats(y, DType::float64, {3, 2}, {0x1p-2, 0x1p-1, -0x1.1555555555555p+0, 0x0p+0, 0x1.6eeeeeeeeeeefp-1, 0x1p+0}, 64.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float64, {3, 3}, {-0x1.2aaaaaaaaaaabp-2, -0x1.5555555555554p-4, -0x1.8000000000001p-2, 0x0p+0, 0x1.3a4fa4fa4fa4fp-1, 0x1.4cccccccccccdp-2, 0x0p+0, 0x0p+0, -0x1.a147ae147ae16p-1}, 64.0));
  EAGER_DO(expect_floats(d_x2, DType::float64, {3, 2}, {0x1.0888888888889p-2, 0x1.d111111111112p-2, 0x1.2222222222222p-1, -0x1.dddddddddddep-4, 0x1.3333333333334p-2, 0x1.3333333333334p-1}, 64.0));
  return done();
}

ROW(gradient_of_triangular_solve_adjoint_true_lower_false_for_a_vector, "gradient of triangular_solve adjoint=True lower=False for a vector") {
  EAGER_TRY(const Tensor x1, floats(DType::float64, {3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {3}, {0x1p+0, -0x1p+1, 0x1.8p+1}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::triangular_solve(x1, x2, TriangularSolveOptions().lower(false).adjoint(true)));
  EAGER_DO(expect_floats(y, DType::float64, {3}, {0x1p-2, -0x1.8p-1, 0x1.b333333333333p-1}, 64.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float64, {3}, {0x1p+0, 0x1p-1, 0x1p+1}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float64, {3, 3}, {-0x1.c444444444444p-4, -0x1.111111111111p-7, -0x1.999999999999ap-4, 0x0p+0, 0x1.9999999999998p-6, 0x1.3333333333334p-2, 0x0p+0, 0x0p+0, -0x1.5c28f5c28f5c3p-2}, 64.0));
  EAGER_DO(expect_floats(d_x2, DType::float64, {3}, {0x1.c444444444444p-2, 0x1.111111111111p-5, 0x1.999999999999ap-2}, 64.0));
  return done();
}

ROW(gradient_of_triangular_solve_adjoint_true_lower_false_of_batches_that_broadcast, "gradient of triangular_solve adjoint=True lower=False of batches that broadcast") {
  EAGER_TRY(const Tensor x1, floats(DType::float64, {2, 3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2, 0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+2, -0x1p+0, 0x1p-1, -0x1p+1, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::triangular_solve(x1, x2, TriangularSolveOptions().lower(false).adjoint(true)));
  EAGER_DO(expect_floats(y, DType::float64, {2, 3, 2}, {0x1p-2, 0x1p-1, -0x1.1555555555555p+0, 0x0p+0, 0x1.6eeeeeeeeeeefp-1, 0x1p+0, 0x1.0000000000001p+0, 0x1p+1, 0x1.8000000000001p+2, 0x1.6000000000001p+2, -0x1.0000000000001p+0, -0x1.d555555555557p-1}, 64.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float64, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float64, {2, 3, 3}, {-0x1.2aaaaaaaaaaabp-2, -0x1.5555555555554p-4, -0x1.8000000000001p-2, 0x0p+0, 0x1.3a4fa4fa4fa4fp-1, 0x1.4cccccccccccdp-2, 0x0p+0, 0x0p+0, -0x1.a147ae147ae16p-1, -0x1.8eaaaaaaaaaabp+3, 0x1.faaaaaaaaaaabp+1, -0x1.1555555555555p+0, 0x0p+0, 0x1.8c00000000001p+3, -0x1.a000000000001p+1, 0x0p+0, 0x0p+0, 0x1.1555555555556p-1}, 64.0));
  EAGER_DO(expect_floats(d_x2, DType::float64, {3, 2}, {0x1.1bbbbbbbbbbbcp+1, 0x1.6d11111111111p+2, 0x1.bbbbbbbbbbbbcp-4, -0x1.ddddddddddddep+0, 0x1.8888888888889p-2, 0x1.199999999999ap+0}, 64.0));
  return done();
}

ROW(gradient_of_triangular_solve_adjoint_true_of_batches_that_broadcast, "gradient of triangular_solve adjoint=True of batches that broadcast") {
  EAGER_TRY(const Tensor x1, floats(DType::float64, {2, 3, 3}, {0x1p+2, 0x1p+0, -0x1p+1, 0x1p-1, 0x1.8p+1, 0x1p+0, -0x1p+0, 0x1p+1, 0x1.4p+2, 0x1p+0, 0x1.8p+1, 0x1p+1, 0x1p+2, -0x1p+0, 0x1p-1, -0x1p+1, 0x1.8p+0, 0x1.8p+1}));
  EAGER_TRY(const Tensor x2, floats(DType::float64, {3, 2}, {0x1p+0, 0x1p+1, -0x1.8p+1, 0x1p-1, 0x1p+1, 0x1p+2}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::triangular_solve(x1, x2, TriangularSolveOptions().adjoint(true)));
  EAGER_DO(expect_floats(y, DType::float64, {2, 3, 2}, {0x1.0444444444444p-1, 0x1.7dddddddddddep-1, -0x1.4444444444444p+0, -0x1.7777777777778p-2, 0x1.999999999999ap-2, 0x1.999999999999ap-1, -0x1.b555555555556p+3, -0x1.5555555555558p+0, 0x1p+2, 0x1.8p+0, 0x1.5555555555555p-1, 0x1.5555555555555p+0}, 64.0));
  EAGER_TRY(const Tensor d_y, floats(DType::float64, {2, 3, 2}, {0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0, 0x1.8p+1, 0x1.8p-1, 0x1p+0, 0x1p-1, 0x1p+1, 0x1p-2, 0x1.8p+0}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_floats(d_x1, DType::float64, {2, 3, 3}, {-0x1.c333333333333p-3, 0x0p+0, 0x0p+0, 0x1.7333333333333p-2, 0x1.a111111111111p-1, 0x0p+0, -0x1.999999999999ap-3, -0x1.3333333333333p-2, -0x1.0a3d70a3d70a5p-1, 0x1.72aaaaaaaaaabp+3, 0x0p+0, 0x0p+0, -0x1.2p+2, -0x1.ap+3, 0x0p+0, -0x1.d555555555555p+0, -0x1.1555555555555p+2, 0x1.c71c71c71c71cp-3}, 64.0));
  EAGER_DO(expect_floats(d_x2, DType::float64, {3, 2}, {0x1p+0, 0x1.2p+0, 0x1.9p+1, 0x1.08p+1, -0x1.2222222222222p-1, 0x1.8888888888889p-1}, 64.0));
  return done();
}

ROW(gradient_of_triangular_solve_adjoint_true_of_complex_numbers, "gradient of triangular_solve adjoint=True of complex numbers") {
  EAGER_TRY(const Tensor x1, complexes(DType::complex128, {2, 2}, {{0x1p+1, 0x1p+0}, {0x1p+0, -0x1p+0}, {0x0p+0, 0x1p-1}, {0x1.8p+1, -0x1p+1}}));
  EAGER_TRY(const Tensor x2, complexes(DType::complex128, {2, 2}, {{0x1p+0, 0x1p+0}, {0x1p+1, 0x1p+0}, {-0x1.8p+1, 0x1p+0}, {0x1p-1, 0x1p+0}}));
  EAGER_TRY(Tape tape, Tape::make());
  EAGER_DO(tape.watch(x1));
  EAGER_DO(tape.watch(x2));
  EAGER_TRY(const Tensor y, eager::triangular_solve(x1, x2, TriangularSolveOptions().adjoint(true)));
  EAGER_DO(expect_complexes(y, DType::complex128, {2, 2}, {{0x1.d89d89d89d89ep-4, 0x1.b13b13b13b13bp-2}, {0x1.15a95a95a95aap-1, 0x1.ad4ad4ad4ad4bp-1}, {-0x1.13b13b13b13b2p-1, 0x1.6276276276276p-1}, {0x1.13b13b13b13b2p-2, 0x1.3b13b13b13b14p-3}}, 64.0));
  EAGER_TRY(const Tensor d_y, complexes(DType::complex128, {2, 2}, {{0x1p+0, 0x1.8p-1}, {0x1p-1, 0x1.8p+1}, {0x1p+1, 0x1.8p+0}, {0x1p-2, 0x1p-2}}));
  EAGER_TRY(const std::vector<Tensor> outputs_1_, tape.gradient({y}, {x1, x2}, GradientOptions().output_gradients({d_y})));
  EAGER_DO(expect_count(outputs_1_, 2));
  const Tensor d_x1 = outputs_1_.at(0);
  const Tensor d_x2 = outputs_1_.at(1);
  EAGER_DO(expect_complexes(d_x1, DType::complex128, {2, 2}, {{-0x1.7640973ca6fdbp+0, -0x1.2e794dfb461aap-2}, {0x0p+0, 0x0p+0}, {-0x1.42f42f42f42f5p-3, -0x1.0bd0bd0bd0bd2p-2}, {-0x1.5240d5486837bp-2, -0x1.0defa3e68d2dbp-1}}, 64.0));
  EAGER_DO(expect_complexes(d_x2, DType::complex128, {2, 2}, {{0x1.199999999999ap-1, 0x1.999999999999ap-4}, {0x1.999999999999ap-1, 0x1.199999999999ap+0}, {0x1.2372372372372p-2, 0x1.3237237237237p-1}, {0x1.a95a95a95a95bp-3, 0x1.6a56a56a56a57p-4}}, 64.0));
  return done();
}
