// The host code that all elementwise kernels share.
#include "kernels/cuda/elementwise.h"

#include "kernels/cuda/kernels.h"
#include "kernels/cuda/special_functions.h"

namespace eager::cuda {

namespace {

// Reports whether each pack of the output is made from one pack, or from one element, of each operand.
template <int N>
bool comes_in_packs(const BroadcastPlan<N>& plan, const Operand* inputs, const Operand& output,
                    const Kernels<N>& kernels) {
  const int last = plan.rank - 1, size = kernels.pack_size;
  if (size == 1 || plan.dims[last] % size != 0 || !kernels.has_packs_at(output.data, N)) return false;
  for (int k = 0; k < N; ++k) {
    const int64_t* strides = plan.strides[k];
    if (strides[last] == 0) continue;
    if (strides[last] != 1 || !kernels.has_packs_at(inputs[k].data, k)) return false;
    for (int d = 0; d < last; ++d) {
      if (strides[d] % size != 0) return false;
    }
  }
  return true;
}

template <int N>
GeneralPlan<N> plan_general(const Operand* inputs, const Operand& output, const Kernels<N>& kernels) {
  GeneralPlan<N> g;
  plan_broadcast<N>(inputs, output, g.plan);
  g.is_packed = comes_in_packs<N>(g.plan, inputs, output, kernels);
  if (g.is_packed) {
    const int last = g.plan.rank - 1;
    g.plan.dims[last] /= kernels.pack_size;
    for (int k = 0; k < N; ++k) g.plan.strides[k][last] *= kernels.pack_size;
  }
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
  bool is_flat = kernels.has_packs_at(output.data, N);
  for (int k = 0; k < N; ++k) {
    const Operand& input = inputs[k];
    Source& source = w.sources[k];
    source.is_scalar = input.num_elements == 1;
    source.data = input.is_immediate ? nullptr : input.data;
    if (input.is_immediate) std::memcpy(source.value, input.immediate, sizeof source.value);
    is_flat = is_flat && (source.is_scalar || (input.num_elements == w.n && kernels.has_packs_at(input.data, k)));
  }
  if (is_flat) {
    const int64_t packs = std::max<int64_t>(1, w.n / kernels.pack_size);
    return launch(call, std::min<int64_t>(blocks_for(packs, kThreads), 1 << 30), kThreads, kernels.flat, w);
  }
  const GeneralPlan<N> plan = plan_general<N>(inputs, output, kernels);
  const int64_t items = plan.is_packed ? w.n / kernels.pack_size : w.n;
  launch(call, std::min<int64_t>(blocks_for(items, kThreads), 1 << 30), kThreads, kernels.general, w, plan);
}

template void run<1>(const KernelCall&, const Operand*, const Kernels<1>&);
template void run<2>(const KernelCall&, const Operand*, const Kernels<2>&);
template void run<3>(const KernelCall&, const Operand*, const Kernels<3>&);

void register_elementwise(KernelTable& table) {
  register_elementwise_unary(table);
  register_elementwise_binary(table);
  register_elementwise_math(table);
  register_elementwise_compare(table);
  register_elementwise_select(table);
  register_elementwise_cast(table);
  register_special_functions(table);
}

}  // namespace eager::cuda
