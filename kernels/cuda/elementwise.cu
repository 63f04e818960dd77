// Elementwise kernels: what their host side has in common.
#include "kernels/cuda/elementwise.h"

#include "kernels/cuda/kernels.h"

namespace eager::cuda {

namespace {

bool is_aligned(const void* data, int bytes) { return reinterpret_cast<uintptr_t>(data) % static_cast<uintptr_t>(bytes) == 0; }

template <int N>
GeneralPlan<N> plan_general(const Operand* inputs, const Operand& output) {
  GeneralPlan<N> g;
  plan_broadcast<N>(inputs, output, g.plan);
  int64_t largest = output.num_elements;
  for (int k = 0; k < N; ++k) largest = std::max(largest, inputs[k].num_elements);
  g.is_short = largest < (int64_t{1} << 31);
  for (int d = 0; g.is_short && d < g.plan.rank; ++d) g.divisors[d] = Divisor(static_cast<uint32_t>(g.plan.dims[d]));
  return g;
}

}  // namespace

template <int N>
void run(const KernelCall& call, const Operand* inputs, const Kernels<N>& kernels) {
  const Operand& output = call.outputs[0];
  if (output.num_elements == 0) return;
  Work<N> w{output.num_elements, output.data, {}, {}, reporter(call)};
  if (call.params && call.params_size == sizeof(ElementwiseParams)) w.params = call.params_as<ElementwiseParams>();
  bool is_flat = is_aligned(output.data, std::min(16, kernels.pack_size * kernels.sizes[N]));
  for (int k = 0; k < N; ++k) {
    const Operand& input = inputs[k];
    Source& source = w.sources[k];
    source.is_scalar = input.num_elements == 1;
    source.data = input.is_immediate ? nullptr : input.data;
    if (input.is_immediate) std::memcpy(source.value, input.immediate, sizeof source.value);
    is_flat = is_flat && (source.is_scalar || (input.num_elements == w.n &&
                          is_aligned(input.data, std::min(16, kernels.pack_size * kernels.sizes[k]))));
  }
  if (is_flat) {
    const int64_t packs = std::max<int64_t>(1, w.n / kernels.pack_size);
    return launch(call, std::min<int64_t>(blocks_for(packs, kThreads), 1 << 30), kThreads, kernels.flat, w);
  }
  const int64_t most = static_cast<int64_t>(device_of(call).multiprocessors()) * 64;
  launch(call, std::min(blocks_for(w.n, kThreads), most), kThreads, kernels.general, w, plan_general<N>(inputs, output));
}

template void run<1>(const KernelCall&, const Operand*, const Kernels<1>&);
template void run<2>(const KernelCall&, const Operand*, const Kernels<2>&);
template void run<3>(const KernelCall&, const Operand*, const Kernels<3>&);

void register_elementwise(KernelTable& table) {
  register_elementwise_unary(table);
  register_elementwise_binary(table);
  register_elementwise_compare(table);
  register_elementwise_select(table);
  register_elementwise_cast(table);
}

}  // namespace eager::cuda
