// The treatment of gradients before an update: they are accumulated over steps, and clipped. Both run ops.
#include <algorithm>

#include "runtime/core/device_manager.h"
#include "runtime/core/op.h"
#include "runtime/core/prepared.h"
#include "runtime/execute/execute.h"
#include "runtime/variables/optimizer.h"

using namespace eager;

namespace {

// A scope in which ops run where their inputs lie, whatever the program has set, and no tape records them.
class OwnOps {
 public:
  explicit OwnOps(eager_context& ctx)
      : ctx_(ctx), pause_(ctx), scope_(std::exchange(ctx.scope, -1)),
        copy_is_error_(std::exchange(ctx.copy_is_error, false)) {}
  ~OwnOps() {
    ctx_.scope = scope_;
    ctx_.copy_is_error = copy_is_error_;
  }
  OwnOps(const OwnOps&) = delete;

 private:
  eager_context& ctx_;
  PauseTapes pause_;
  const int scope_;
  const bool copy_is_error_;
};

TensorRef scaled(eager_context& ctx, eager_tensor& t, double factor) {
  const TensorRef weak = TensorRef::adopt(new_weak_float(factor));
  return execute1(ctx, *prepared<"multiply", "">(), {&t, weak.get()});
}

// Returns the sum of a variable's gradients since the last update, as a tensor of its own. gradient: NULL counts as 0.
TensorRef added(eager_context& ctx, eager_variable& sum, eager_tensor* gradient, bool is_first) {
  const TensorRef former = sum.read();
  if (!gradient) return is_first ? execute1(ctx, *prepared<"zeros_like", "">(), {former.get()}) : former;
  TensorRef g = gradient->flags & kSparseRows ? to_dense(ctx, *gradient) : TensorRef::share(gradient);
  g = copy_to_device(cast_to(ctx, std::move(g), sum.dtype), sum.device_index);
  return is_first ? scaled(ctx, *g, 1) : execute1(ctx, *prepared<"add", "">(), {former.get(), g.get()});
}

// Returns rows of the accumulated gradient, among them all that are not 0. A row may be there more than once.
TensorRef rows_of(eager_context& ctx, eager_tensor& sum) {
  eager_tensor* input = &sum;
  int32_t room = sum.rank;
  const auto along = [&](eager_tensor** out) { execute(ctx, {*prepared<"nonzero", "">(), &input, 1, out, room}); };
  return owners(static_cast<size_t>(sum.rank), along)[0];
}

// Returns the rows that are among `named` (NULL: none), or that indices name, each once.
TensorRef with_rows(eager_context& ctx, const TensorRef& named, const TensorRef& indices) {
  TensorRef all = cast_to(ctx, indices, DType::int64);
  if (named) all = execute1(ctx, *prepared<"concat", "">(), {named.get(), all.get()});
  eager_tensor* input = all.get();
  int32_t room = 4;
  return owners(4, [&](eager_tensor** out) { execute(ctx, {*prepared<"unique", "">(), &input, 1, out, room}); })[0];
}

Ref<eager_op> clip_op(const char* name, double clip_norm) {
  Ref<eager_op> op = Ref<eager_op>::adopt(new_op(name));
  op->set_float("clip_norm", clip_norm);
  return op;
}

// Returns the clipped gradient of v, in the dtype and on the device of v.
TensorRef fitted(eager_context& ctx, const eager_variable& v, TensorRef t) {
  if (t->dtype == v.dtype && (t->flags & kSparseRows)) return t;
  if (t->flags & kSparseRows) t = to_dense(ctx, *t);
  return copy_to_device(cast_to(ctx, std::move(t), v.dtype), v.device_index);
}

}  // namespace

void eager_optimizer::drop_left_out(eager_context& ctx) {
  for (auto& [id, slots] : slots_) {
    if (!slots.at[kAccumulated] || gives(id)) continue;
    if (slots.named || slots.is_dense || !slots.is_known()) {
      eager_variable& sum = *slots.at[kAccumulated];
      TensorRef zeros = added(ctx, sum, nullptr, true);
      slots.named = nullptr;
      slots.is_dense = false;
      slots.known_id = zeros->id;
      std::lock_guard lock(sum.mutex);
      std::swap(sum.value, zeros);
      values_.push_back(std::move(zeros));
    }
    slots.is_left_out = true;
  }
}

bool eager_optimizer::accumulate(eager_context& ctx, Former& former) {
  const OwnOps own(ctx);
  const auto n = static_cast<int64_t>(params_.accumulation_steps), at = step_of_update();
  struct Rows {
    TensorRef named;
    bool is_dense;
  };
  std::vector<Rows> all_rows;  // as Slots have them
  for (Update& u : updates_) {
    const Slots& s = *u.slots;
    const bool is_first = at == 0 || s.is_stale();
    const bool is_sparse = u.gradient && (u.gradient->flags & kSparseRows), is_known = s.is_known();
    Rows rows{nullptr, (u.gradient && !is_sparse) || (!is_first && (is_known ? s.is_dense : !is_sparse))};
    if (!rows.is_dense && !is_first) rows.named = is_known ? s.named : rows_of(ctx, *s.at[kAccumulated]->read());
    if (!rows.is_dense && is_sparse) rows.named = with_rows(ctx, rows.named, u.gradient->sparse->indices);
    TensorRef sum = added(ctx, *s.at[kAccumulated], u.gradient, is_first);
    if (at < n - 1) {
      values_.push_back(std::move(sum));
      all_rows.push_back(std::move(rows));
      continue;
    }
    const TensorRef part = rows.named ? execute1(ctx, *prepared<"gather", "">(), {sum.get(), rows.named.get()}) : sum;
    TensorRef mean = fitted(ctx, *u.variable, scaled(ctx, *part, 1.0 / static_cast<double>(n)));
    if (rows.named) mean = TensorRef::adopt(new_sparse_rows(sum->shape(), std::move(rows.named), std::move(mean)));
    copies_.push_back(std::move(mean));
    u.gradient = copies_.back().get();
  }
  if (at == n - 1) return true;
  eager_variable& steps = *listed_[0];
  if (!can_write_in_place(*steps.value))
    former.step = TensorRef::adopt(new_tensor(DType::int64, {nullptr, 0}, kHostDevice));
  for (size_t i = 0; i < updates_.size(); ++i) {
    eager_variable& sum = *updates_[i].slots->at[kAccumulated];
    std::lock_guard lock(sum.mutex);
    std::swap(sum.value, values_[i]);
    Slots& s = *updates_[i].slots;
    s.is_left_out = false;
    s.named = std::move(all_rows[i].named);
    s.known_id = sum.value->id;
    s.is_dense = all_rows[i].is_dense;
  }
  if (at == 0) drop_left_out(ctx);
  std::lock_guard lock(steps.mutex);
  count_step(former.step);
  return false;
}

void eager_optimizer::clip(eager_context& ctx) {
  if (updates_.empty()) return;
  const OwnOps own(ctx);
  const auto replace = [&](Update& u, TensorRef clipped) {
    copies_.push_back(fitted(ctx, *u.variable, std::move(clipped)));
    u.gradient = copies_.back().get();
  };
  if (const double most = params_.clip_value; most != 0) {
    const TensorRef low = TensorRef::adopt(new_weak_float(-most)), high = TensorRef::adopt(new_weak_float(most));
    for (Update& u : updates_) replace(u, execute1(ctx, *prepared<"clip", "">(), {u.gradient, low.get(), high.get()}));
  }
  if (params_.clip_norm != 0) {
    const Ref<eager_op> op = clip_op("clip_by_norm", params_.clip_norm);
    for (Update& u : updates_) replace(u, execute1(ctx, *op, {u.gradient}));
  }
  if (params_.global_clip_norm == 0) return;
  const Ref<eager_op> op = clip_op("clip_by_global_norm", params_.global_clip_norm);
  std::vector<eager_tensor*> inputs;
  for (const Update& u : updates_) inputs.push_back(u.gradient);
  std::vector<TensorRef> clipped = owners(inputs.size() + 1, [&](eager_tensor** out) {
    auto room = static_cast<int32_t>(inputs.size() + 1);
    execute(ctx, {*op, inputs.data(), static_cast<int>(inputs.size()), out, room});
  });
  for (size_t i = 0; i < updates_.size(); ++i) replace(updates_[i], std::move(clipped[i]));
}
