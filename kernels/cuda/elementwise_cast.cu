// cast and bitcast.
#include "kernels/cuda/elementwise.h"

namespace eager::cuda {

namespace {

template <class From>
int32_t cast(KernelCall& call) {
  auto to = [&]<class To>(std::type_identity<To>) { run<Cast<To, From>, To, From>(call, call.inputs); };
  // Casts to signed and unsigned integers give the same bits, except from floats to 64-bit integers.
  constexpr bool is_real = is_half<From> || std::is_floating_point_v<From> || is_complex_type<From>;
  switch (call.outputs[0].dtype) {
    case DType::boolean: to(std::type_identity<Boolean>()); break;
    case DType::int8:
    case DType::uint8: to(std::type_identity<uint8_t>()); break;
    case DType::int16:
    case DType::uint16: to(std::type_identity<uint16_t>()); break;
    case DType::int32:
    case DType::uint32: to(std::type_identity<uint32_t>()); break;
    case DType::int64:
      if constexpr (is_real) {
        to(std::type_identity<int64_t>());
        break;
      }
      [[fallthrough]];
    case DType::uint64: to(std::type_identity<uint64_t>()); break;
    case DType::float16: to(std::type_identity<float16>()); break;
    case DType::bfloat16: to(std::type_identity<bfloat16>()); break;
    case DType::float32: to(std::type_identity<float>()); break;
    case DType::float64: to(std::type_identity<double>()); break;
    case DType::complex64: to(std::type_identity<Complex<float>>()); break;
    default: to(std::type_identity<Complex<double>>()); break;
  }
  return 0;
}

int32_t bitcast(KernelCall& call) {
  const Operand& to = call.outputs[0];
  copy_operand(call, call.inputs[0], to.data);
  if (to.dtype != DType::boolean) return 0;
  // A bool is made from bytes by the rule that any byte but 0 is true.
  Operand bytes = to;
  bytes.dtype = DType::uint8;
  run<Cast<Boolean, uint8_t>, Boolean, uint8_t>(call, &bytes);
  return 0;
}

template <class... T>
void add_casts(KernelTable& table, Types<T...>) {
  (table.add("cast", dtype_of<T>, cast<T>), ...);
}

}  // namespace

void register_elementwise_cast(KernelTable& table) {
  add_casts(table, Fixed{});
  table.add("bitcast", DType::none, bitcast);
}

}  // namespace eager::cuda
