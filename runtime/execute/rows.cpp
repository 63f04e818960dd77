// The way of sparse rows: an op that leaves zeros as they are (its input is declared kSparse) runs on their values, and
// its output is sparse rows again.
#include <algorithm>

#include "runtime/core/prepared.h"
#include "runtime/execute/ways.h"

namespace eager {

namespace {

// Reports whether input i is sparse rows, on whose values the op may run.
bool takes_rows(const eager_op& op, int i, const eager_tensor* t) {
  return t && (t->flags & kSparseRows) && (op.def.input_at(i).flags & kSparse);
}

// Reports whether some input is sparse rows, and the op leaves zeros as they are with these inputs.
bool has_rows(const eager_op& op, eager_tensor* const* inputs, int n) {
  if (op.def.inputs_.empty()) return false;
  bool has = false;
  for (int i = 0; i < n; ++i) has = has || takes_rows(op, i, inputs[i]);
  return has && (!op.def.keeps_zeros_ || op.def.keeps_zeros_(inputs, n));
}

// Returns the values of sparse rows, in which a row that is named more than once has its sum where it is named first,
// and 0 elsewhere. The number of rows stays, which a trace needs, and an op that is not linear sees the rows of the
// dense tensor.
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
  on_values.arguments = nullptr;  // attrs hold them already
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
