// where and clip.
#include "kernels/common/element.h"
#include "kernels/cuda/elementwise.h"

namespace eager::cuda {

namespace {

// Runs clip with the bounds that were given: one or both.
template <class T>
int32_t clip(KernelCall& call) {
  const bool low = call.num_inputs > 1 && call.inputs[1].given();
  const bool high = call.num_inputs > 2 && call.inputs[2].given();
  if (low && high) {
    run<Clip<T, true, true>, T, T, T, T>(call, call.inputs);
  } else if (low || high) {
    const Operand two[] = {call.inputs[0], call.inputs[low ? 1 : 2]};
    if (low) run<Clip<T, true, false>, T, T, T>(call, two);
    else run<Clip<T, false, true>, T, T, T>(call, two);
  } else {
    copy_operand(call, call.inputs[0], call.outputs[0].data);
  }
  return 0;
}

template <class T>
void add_where(KernelTable& table, std::initializer_list<DType> dtypes) {
  for (DType t : dtypes) table.add("where", t, kernel<Where<T>, T, Boolean, T, T>);
}

template <class... T>
void add_clip(KernelTable& table, Types<T...>) {
  (table.add("clip", dtype_of<T>, clip<T>), ...);
}

}  // namespace

void register_elementwise_select(KernelTable& table) {
  add_where<uint8_t>(table, {DType::boolean, DType::int8, DType::uint8});
  add_where<uint16_t>(table, {DType::int16, DType::uint16, DType::float16, DType::bfloat16});
  add_where<uint32_t>(table, {DType::int32, DType::uint32, DType::float32});
  add_where<uint64_t>(table, {DType::int64, DType::uint64, DType::float64, DType::complex64});
  add_where<Unit16>(table, {DType::complex128});
  add_clip(table, Real{});
}

}  // namespace eager::cuda
