// Files of images: bytes in tensors of strings.
#include "kernels/common/image_files.h"

#include "base/png.h"
#include "kernels/common/strings.h"
#include "kernels/cpu/kernels.h"

namespace eager::cpu {

namespace {

// Calls f, and returns a status code with its message where it fails.
template <class F>
int32_t with_status(const KernelCall& call, F f) {
  try {
    f();
    return 0;
  } catch (const Error& e) {
    std::snprintf(call.message, kMaxMessage, "%s", e.message.c_str());
    return static_cast<int32_t>(e.code);
  }
}

int32_t read_png(KernelCall& call) {
  const Operand &file = call.inputs[0], &y = call.outputs[0];
  return with_status(call, [&] {
    decode_png(file_bytes(file.dtype, file.data, file.num_elements), static_cast<int>(y.dims[2]),
               static_cast<int>(8 * dtype_size(y.dtype)), y.data);
  });
}

int32_t write_png(KernelCall& call) {
  const auto& p = call.params_as<EncodePngParams>();
  const Operand &x = call.inputs[0], &y = call.outputs[0];
  StringSink& sink = sink_of(y);
  const int64_t size = static_cast<int64_t>(dtype_size(x.dtype));
  return with_status(call, [&] {
    for (int64_t i = 0; i < y.num_elements; ++i) {
      sink.add(encode_png(x.as<char>() + i * p.height * p.width * p.channels * size, static_cast<uint32_t>(p.width),
                          static_cast<uint32_t>(p.height), p.channels, static_cast<int>(8 * size), p.compression));
    }
  });
}

}  // namespace

void register_image_files(KernelTable& table) {
  for (const DType t : {DType::string, DType::uint8}) table.add("decode_png", t, read_png);
  for (const DType t : {DType::uint8, DType::uint16}) table.add("encode_png", t, write_png);
}

}  // namespace eager::cpu
