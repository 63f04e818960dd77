#include "runtime/function/nodes/optimizers.h"

#include "base/small.h"
#include "runtime/execute/execute.h"
#include "runtime/function/graph/internal_ops.h"
#include "runtime/function/nodes/definitions.h"
#include "runtime/function/trace/tracer.h"

namespace eager {

namespace {

void run_update(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor**,
                int32_t& num_outputs) {
  Update& update = object_of<Update>(op, "update");
  num_outputs = 0;
  if (ctx.trace) return Tracer::of(ctx).add_node(op, std::vector<eager_tensor*>(inputs, inputs + n), {});
  Small<eager_variable*, 16> variables(update.variables.size());
  Small<eager_tensor*, 16> gradients(update.variables.size());
  std::vector<TensorRef> rows;
  int at = 0, count = 0;
  for (const Ref<eager_variable>& v : update.variables) {
    variables[count] = v.get();
    gradients[count] = inputs[at];
    if (update.has_rows[count]) {
      check_rows(*v, *inputs[at], *inputs[at + 1]);
      rows.push_back(TensorRef::adopt(new_sparse_rows(v->has_fixed_shape ? v->shape : Shape(v->read()->shape()),
                                                      TensorRef::share(inputs[at]), TensorRef::share(inputs[at + 1]))));
      gradients[count] = rows.back().get();
      ++at;
    }
    ++at;
    ++count;
  }
  update.optimizer->apply(ctx, variables.get(), gradients.get(), count);
}

}  // namespace

void check_rows(const eager_variable& v, const eager_tensor& indices, const eager_tensor& values) {
  Shape rows = v.shape;
  if (rows.rank() > 0 && indices.rank == 1) rows[0] = indices.dims[0];
  if (indices.dtype != DType::int64 || indices.rank != 1 || v.shape.rank() == 0 || values.dtype != v.dtype ||
      !may_equal(values.shape(), rows)) {
    invalid_argument("indices ", to_string(indices.shape()), " and values ", to_string(values.shape()),
                     " are no sparse rows of variable '", v.name, "' of shape ", to_string(v.shape));
  }
}

void apply_optimizer(eager_context& ctx, eager_optimizer& optimizer, eager_variable* const* variables,
                     eager_tensor* const* gradients, int count) {
  if (!ctx.trace) return optimizer.apply(ctx, variables, gradients, count);
  auto update = std::make_shared<Update>();
  update->optimizer = Ref<eager_optimizer>::share(&optimizer);
  std::vector<eager_tensor*> inputs;
  for (int i = 0; i < count; ++i) {
    eager_tensor* g = gradients[i];
    optimizer.check(*variables[i], g);
    const bool has_rows = g && (g->flags & kSparseRows);
    update->variables.push_back(Ref<eager_variable>::share(variables[i]));
    update->has_rows.push_back(has_rows);
    if (has_rows) {
      inputs.push_back(g->sparse->indices.get());
      inputs.push_back(g->sparse->values.get());
    } else {
      inputs.push_back(g);
    }
  }
  int32_t room = 0;
  execute(ctx, {*update_op(std::move(update)), inputs.data(), static_cast<int>(inputs.size()), nullptr, room});
}

// clang-format off
void define_optimizers(Registry& r) {
  r.op("apply_optimizer").describe("One step of an optimizer.").input("gradients", dtypes::all, 0, kList | kOptional)
      .attr_object("update").composite(run_update).effects(kReadsVariable | kWritesVariable)
      .no_gradient().internal();
}
// clang-format on

}  // namespace eager
