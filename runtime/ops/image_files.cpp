// Files of images, as strings or bytes.
#include "base/png.h"
#include "kernels/common/image_files.h"
#include "runtime/core/gradient.h"
#include "runtime/ops/families.h"

namespace eager {

namespace {

constexpr DTypeSet kSamples = dtype_bit(DType::uint8) | dtype_bit(DType::uint16);

// The file tells the size, so that it is known where the string is.
void decode_png_infer(InferContext& c) {
  const int64_t channels = c.integer("channels");
  if (channels < 0 || channels > 4) invalid_argument("channels must be 0, 1, 2, 3 or 4, got ", channels);
  const DType t = c.dtype_attr("dtype", DType::uint8);
  if (!contains(kSamples, t))
    invalid_argument("Value for attr 'dtype' of ", dtype_name(t),
                     " is not in the list of allowed values: uint8, uint16");
  const int rank = c.dtype(0) == DType::string ? 0 : 1;
  if (c.rank(0) != rank)
    invalid_argument("contents must be ", rank == 0 ? "scalar" : "1-dimensional", ", got shape ",
                     to_string(c.input(0)));
  const eager_tensor& file = *c.inputs().tensors[0];
  if (file.flags & kSymbolic) return c.output(t, Shape{kUnknown, kUnknown, channels > 0 ? channels : kUnknown});
  const std::string_view bytes = file_bytes(file.dtype, file.data, file.num_elements);
  const PngHeader h = png_header(bytes);
  const int64_t made = channels > 0 ? channels : h.channels;
  const Shape out{h.height, h.width, made};
  // A small file may be a huge image of one colour.
  const double most = (256 << 20) + 8 * static_cast<double>(bytes.size());
  if (static_cast<double>(num_elements(out)) * static_cast<double>(dtype_size(t)) > most)
    fail(Code::resource_exhausted, "PNG image of shape ", to_string(out),
         " exceeds 256 MiB and 8 times the file's size");
  c.output(t, out);
}

void encode_png_infer(InferContext& c) {
  const int64_t compression = c.integer("compression_level");
  if (compression < -1 || compression > 9)
    invalid_argument("compression_level should be in [-1, 9], got ", compression);
  const ShapeView x = c.input(0);
  if (x.rank < 3) invalid_argument("image must have at least 3 dimensions, got shape ", to_string(x));
  const int64_t height = x[x.rank - 3], width = x[x.rank - 2], channels = x[x.rank - 1];
  if (channels == 0 || channels > 4) invalid_argument("image must have 1, 2, 3, or 4 channels, got ", channels);
  constexpr int64_t kMost = 1'000'000;  // libpng's limit of a side
  if (height == 0 || width == 0 || height > kMost || width > kMost)
    invalid_argument("images of PNG files have 1 to ", kMost, " rows and columns, got shape ", to_string(x));
  c.output(DType::string, {x.dims, x.rank - 3});
  if (!c.concrete()) return;
  c.params<EncodePngParams>() = {height, width, static_cast<int32_t>(channels), static_cast<int32_t>(compression)};
}

}  // namespace

// clang-format off
void define_image_files(Registry& r) {
  r.op("decode_png").describe("The pixels of a PNG file. A file that is none is INVALID_ARGUMENT, a damaged one DATA_LOSS.")
      .input("contents", dtype_bit(DType::string) | dtype_bit(DType::uint8), 0, kHost)
      .says("any", "The file's bytes: a string [], or uint8 [n].")
      .output("y", "dtype").says("[height, width, channels]", "The pixels.")
      .attr_int("channels", 0).argument()
      .says("1: grey, 2: grey and alpha, 3: RGB, 4: RGBA, made of what the file has; 0: what the file has, without a palette.")
      .attr_dtype("dtype", DType::uint8).says("The result's dtype: uint8, or uint16, whose samples have 16 bits.")
      .infer(decode_png_infer).no_gradient();
  r.op("encode_png").describe("Images as PNG files.")
      .input("x", kSamples).says("[batch..., height, width, channels]", "Pixels of 1 channel (grey), 2 (with alpha), 3 (RGB) or 4 (RGBA).")
      .output("contents", "string").says("[batch...]", "The bytes of a file for each image.")
      .attr_int("compression_level", -1).says("From 0, none, to 9, the smallest; -1: zlib's default.")
      .infer(encode_png_infer).no_gradient();
}
// clang-format on

}  // namespace eager
