// The way of sparse rows: an op that leaves zeros as they are (its input is declared kSparse) runs on their values, and what
// it gives is sparse rows again.
#include <algorithm>

#include "runtime/core/prepared.h"
#include "runtime/execute/ways.h"

namespace eager {

namespace {

bool takes_rows(const eager_op& op, int i, const eager_tensor* t) {
  return t && (t->flags & kSparseRows) && (op.def.input_at(i).flags & kSparse);
}

// Reports whether there are sparse rows among the inputs, and the op gives the same for them as for the dense tensor.
bool has_rows(const eager_op& op, eager_tensor* const* inputs, int n) {
  if (op.def.inputs_.empty()) return false;
  bool has = false;
  for (int i = 0; i < n; ++i) has = has || takes_rows(op, i, inputs[i]);
  return has && (!op.def.keeps_zeros_ || op.def.keeps_zeros_(inputs, n));
}

// The values of sparse rows, but a row that is named more than once has its sum where it is named first, and 0 elsewhere.
// So there are as many as before, which a trace needs, and an op that is not linear sees what the dense tensor holds.
TensorRef summed_values(eager_context& ctx, const SparseParts& rows) {
  TensorRef first = execute1(ctx, *prepared<"first_dense_rows", "">(), {rows.indices.get()});
  return execute1(ctx, *prepared<"sparse_to_dense_rows", "">(), {first.get(), rows.values.get(), rows.values.get()});
}

}  // namespace

bool run_rows(eager_context& ctx, const Call& call) {
  if (!has_rows(call.op, call.inputs, call.num_inputs)) return false;
  std::vector<eager_tensor*> values(call.inputs, call.inputs + call.num_inputs);
  std::vector<TensorRef> summed;
  for (int i = 0; i < call.num_inputs; ++i) {
    if (!takes_rows(call.op, i, call.inputs[i])) continue;
    summed.push_back(summed_values(ctx, *call.inputs[i]->sparse));
    values[static_cast<size_t>(i)] = summed.back().get();
  }
  Call on_values = call;
  on_values.inputs = values.data();
  on_values.arguments = nullptr;  // which attrs hold
  execute(ctx, on_values);
  for (int i = 0; i < std::min(call.num_inputs, call.num_outputs); ++i) {
    eager_tensor*& out = call.outputs[i];
    if (!takes_rows(call.op, i, call.inputs[i]) || !(out->shape() == values[static_cast<size_t>(i)]->shape())) continue;
    const eager_tensor& rows = *call.inputs[i];
    out = new_sparse_rows(rows.shape(), rows.sparse->indices, TensorRef::adopt(std::exchange(out, nullptr)),
                          rows.sparse->like);
  }
  return true;
}

}  // namespace eager
