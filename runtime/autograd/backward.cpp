#include "runtime/autograd/backward.h"

#include <algorithm>
#include <vector>

#include "runtime/autograd/custom.h"
#include "runtime/core/device_manager.h"
#include "runtime/execute/execute.h"
#include "runtime/execute/short.h"

namespace eager {

namespace {

enum : uint8_t { kNeeded = 1, kSource = 2 };

// Returns a tensor for an op that reads only the shape of its operand: one without data, or t itself where t is
// symbolic, since only its value will have a known shape.
Tensor shape_of(const eager_tensor& t) {
  if (t.flags & kSymbolic) return Tensor::borrow(const_cast<eager_tensor*>(&t));
  return Tensor::adopt(new_shape_only(t.dtype, t.shape()));
}

Tensor shape_of(const eager_context& ctx, eager_variable& v) {
  if (v.has_fixed_shape) return Tensor::adopt(new_shape_only(v.dtype, v.shape));
  if (ctx.trace)
    fail(Code::unimplemented,
         "a traced function does not know the shape of the zeros that are the gradient of variable '", v.name,
         "' of shape ", v.declared.text());
  return shape_of(*v.read());
}
Tensor shape_of(const Saved& s) {
  if (s.tensor) return Tensor::borrow(s.tensor);
  return Tensor::adopt(new_shape_only(s.dtype, {s.dims, s.rank}));
}

bool is_plain(const eager_tensor& t) { return t.flags == 0; }

// Returns the device of t; -1: t is symbolic, and has none yet.
int home_of(const eager_tensor& t) { return t.flags & kSymbolic ? -1 : t.device_index; }

bool can_overwrite(const eager_tensor& t) {
  return t.is_sole() && is_plain(t) &&
         (t.buffer ? t.buffer->is_owned && t.buffer->refs.load(std::memory_order_acquire) == 1 : t.data == t.payload);
}

}  // namespace

BackwardPass::BackwardPass(eager_context& ctx, eager_tape& tape)
    : ctx_(ctx), tape_(tape), copy_is_error_(ctx.copy_is_error), num_records_(tape.log_.records().size()),
      sums_(static_cast<size_t>(tape.log_.num_slots())), needed_(static_cast<size_t>(tape.log_.num_slots())) {
  enter();
}

BackwardPass::~BackwardPass() { leave(); }

void BackwardPass::enter() {
  scope_.emplace(ctx_, -1);
  ctx_.copy_is_error = false;
}

void BackwardPass::leave() {
  scope_.reset();
  ctx_.copy_is_error = copy_is_error_;
}

void BackwardPass::run(const GradientRequest& request, eager_tensor** gradients) {
  find_needed(request);
  seed(request);
  std::vector<Record*>& records = tape_.log_.records();
  for (size_t i = num_records_; i-- > 0;) {
    Record& r = *records[i];
    step(r);
    if (!tape_.persistent) tape_.log_.drop_saved(r);
  }
  record_ = nullptr;
  sum_reads();
  auto has_zeros = [&](DType dtype) { return request.unconnected_zero && dtype != DType::string; };
  int out = 0;
  for (int i = 0; i < request.num_sources; ++i) {
    const eager_tensor& s = *request.sources[i];
    TensorRef g = answer(slot_of(&s), s.device_index);
    if (!g && has_zeros(s.dtype)) g = filled_like(Fill::zeros, shape_of(s), home_of(s));
    gradients[out++] = g.take();
  }
  for (int i = 0; i < request.num_variables; ++i) {
    eager_variable& v = *request.variables[i];
    TensorRef g = answer(tape_.log_.find(v.id), v.device_index);
    if (!g && has_zeros(v.dtype)) g = filled_like(Fill::zeros, shape_of(ctx_, v), v.device_index);
    gradients[out++] = g.take();
  }
}

void BackwardPass::find_needed(const GradientRequest& request) {
  auto mark = [this](int32_t slot) {
    if (slot >= 0) needed_[static_cast<size_t>(slot)] = kNeeded | kSource;
  };
  for (int i = 0; i < request.num_sources; ++i) mark(slot_of(request.sources[i]));
  for (int i = 0; i < request.num_variables; ++i) mark(tape_.log_.find(request.variables[i]->id));
  for (const Log::Read& read : tape_.log_.reads()) {
    if (needed_[static_cast<size_t>(read.variable)]) mark(read.value);
  }
  for (Record* r : tape_.log_.records()) {
    bool is_needed = false;
    for (int i = 0; i < r->num_inputs && !is_needed; ++i) {
      is_needed = r->input_slots[i] >= 0 && needed_[static_cast<size_t>(r->input_slots[i])];
    }
    if (!is_needed) continue;
    for (int i = 0; i < r->num_outputs; ++i) needed_[static_cast<size_t>(r->first_output + i)] |= kNeeded;
  }
}

void BackwardPass::seed(const GradientRequest& request) {
  for (int i = 0; i < request.num_targets; ++i) {
    eager_tensor& target = *request.targets[i];
    const bool is_rows = target.flags & kSparseRows;  // a tape knows sparse rows by the id of their values
    int32_t slot = slot_of(is_rows ? target.sparse->values.get() : &target);
    eager_tensor* given = request.output_gradients ? request.output_gradients[i] : nullptr;
    if (given && !may_equal(given->shape(), target.shape())) {
      invalid_argument("output gradient #", i, " has shape ", to_string(given->shape()), ", its target ",
                       to_string(target.shape()));
    }
    if (slot < 0 || !is_inexact(target.dtype) || !needed_[static_cast<size_t>(slot)]) continue;
    if (!given) {
      const eager_tensor& like = is_rows ? *target.sparse->values : target;
      accumulate(slot, filled_like(Fill::ones, shape_of(like), home_of(target)));
      continue;
    }
    TensorRef g = cast_to(ctx_, TensorRef::share(given), target.dtype);
    if (is_rows) g = execute1(ctx_, *prepared<"gather", "">(), {g.get(), target.sparse->indices.get()});
    accumulate(slot, std::move(g));
  }
}

void BackwardPass::sum_reads() {
  for (const Log::Read& read : tape_.log_.reads()) {
    const auto variable = static_cast<size_t>(read.variable), value = static_cast<size_t>(read.value);
    if (variable >= sums_.size() || value >= sums_.size()) continue;  // first read during the backward pass
    if (needed_[variable] && sums_[value]) accumulate(read.variable, TensorRef(sums_[value]));
  }
}

void BackwardPass::step(Record& r) {
  bool has_grad = false, is_needed = false;
  for (int i = 0; i < r.num_outputs; ++i) has_grad |= static_cast<bool>(sums_[static_cast<size_t>(r.first_output + i)]);
  if (!has_grad) return;
  for (int i = 0; i < r.num_inputs; ++i) {
    is_needed |= r.input_slots[i] >= 0 && needed_[static_cast<size_t>(r.input_slots[i])];
  }
  if (is_needed) {
    record_ = &r;
    if (r.custom) {
      call_custom(r);
    } else if (GradientFn f = r.op->def.gradient_) {
      GradientContext g(*this);
      f(g);
      if (r.op->def.is_custom_) follow_scope();
    } else if (!r.op->def.no_gradient_ || r.op->def.is_internal_) {
      throw Error{Code::unimplemented, cat("gradient registry has no entry for: ", r.op->def.name), r.op->def.name};
    }
  }
  for (int i = 0; i < r.num_outputs; ++i) {
    size_t slot = static_cast<size_t>(r.first_output + i);
    if (!(needed_[slot] & kSource)) sums_[slot] = nullptr;
  }
}

void BackwardPass::call_custom(Record& r) {
  std::vector<TensorRef> grads, results(static_cast<size_t>(r.num_inputs));
  for (int i = 0; i < r.num_outputs; ++i) {
    TensorRef g = sums_[static_cast<size_t>(r.first_output + i)];
    const Saved& s = r.saved[r.num_inputs + i];
    if (!g && r.custom->takes_zeros) g = filled_like(Fill::zeros, shape_of(s), device_of_gradients());
    if (g && g->flags & kSparseRows) g = to_dense(ctx_, *g);
    grads.push_back(std::move(g));
  }
  if (r.custom->is_callers) leave();
  r.custom->run(ctx_, grads, results);
  follow_scope();
  for (int i = 0; i < r.num_inputs; ++i) {
    TensorRef& g = results[static_cast<size_t>(i)];
    if (!g || !is_inexact(r.saved[i].dtype)) continue;
    const ShapeView wanted{r.saved[i].dims, r.saved[i].rank};
    if (!(g->shape() == wanted) || !is_known(wanted)) {
      const Tensor like = shape_of(r.saved[i]);
      g = require_shape(ctx_, std::move(g), *like, cat("custom gradient: input gradient #", i), "");
    }
    g = cast_to(ctx_, std::move(g), r.saved[i].dtype);
    int32_t slot = r.input_slots[i];
    if (slot >= 0 && needed_[static_cast<size_t>(slot)]) accumulate(slot, std::move(g));
  }
}

void BackwardPass::accumulate(int32_t slot, TensorRef g) {
  TensorRef& sum = sums_[static_cast<size_t>(slot)];
  if (!sum) {
    sum = std::move(g);
    return;
  }
  if ((sum->flags & kSparseRows) && (g->flags & kSparseRows)) {
    const int64_t axis = 0;
    const Arguments args{&axis, 1};
    eager_op& concat = *prepared<"concat", "">();
    SparseParts &a = *sum->sparse, &b = *g->sparse;
    sum =
        TensorRef::adopt(new_sparse_rows(g->shape(), execute1(ctx_, concat, {a.indices.get(), b.indices.get()}, &args),
                                         execute1(ctx_, concat, {a.values.get(), b.values.get()}, &args), a.like));
    return;
  }
  eager_op& add = *prepared<"add", "">();
  // One gradient may be set for two inputs: then `sum` and `g` can be the same tensor, which is not overwritten since
  // it has two references.
  if (!ctx_.is_recording() && can_overwrite(*sum) && is_plain(*g) && sum->dtype == g->dtype &&
      sum->device_index == g->device_index && sum->shape() == g->shape()) {
    eager_tensor* in[] = {sum.get(), g.get()};
    run_elementwise(add, in, 2, *sum);
    sum->id = next_id();
    return;
  }
  sum = execute1(ctx_, add, {sum.get(), g.get()});
}

TensorRef BackwardPass::filled_like(Fill fill, const Tensor& like, int device_index) {
  eager_op& op = fill == Fill::ones ? *prepared<"ones_like", "">() : *prepared<"zeros_like", "">();
  int before = std::exchange(ctx_.scope, device_index);
  try {
    TensorRef t = execute1(ctx_, op, {like.get()});
    ctx_.scope = before;
    return t;
  } catch (...) {
    ctx_.scope = before;
    throw;
  }
}

int BackwardPass::device_of_gradients() const {
  for (int i = 0; i < record_->num_outputs; ++i) {
    if (const TensorRef& g = sums_[static_cast<size_t>(record_->first_output + i)]) return home_of(*g);
  }
  return kHostDevice;
}

TensorRef BackwardPass::answer(int32_t slot, int device_index) {
  // A persistent tape that records its own backward pass may have more slots by now than when that began.
  const bool is_of_pass = slot >= 0 && static_cast<size_t>(slot) < sums_.size();
  TensorRef g = is_of_pass ? sums_[static_cast<size_t>(slot)] : nullptr;
  return !g || home_of(*g) < 0 || g->device_index == device_index ? g : copy_to(ctx_, *g, device_index);
}

const Saved& BackwardPass::saved(bool is_output, int index) const {
  const OpDef& def = record_->op->def;
  if (!def.is_list_ && index < 8) [[likely]] {
    int at = (is_output ? def.output_save_ : def.input_save_)[index];
    if (at >= 0) [[likely]]
      return record_->saved[at];
  }
  int fixed = static_cast<int>(def.inputs_.size()) - def.is_list_;
  int at = 0;
  for (const Save& s : def.saves_) {
    bool is_list = !s.is_output && def.is_list_ && s.index == fixed;
    int count = is_list ? record_->num_inputs - fixed : 1;
    if (s.is_output == is_output && index >= s.index && index < s.index + count)
      return record_->saved[at + index - s.index];
    at += count;
  }
  fail(Code::internal, "gradient of ", def.name, " reads ", is_output ? "output " : "input ", index,
       ", which it does not save");
}

// ---- GradientContext: what a gradient function sees

namespace {

bool is_known_shape(const Saved& s) { return !s.tensor || !(s.tensor->flags & kSymbolic); }

bool has_shape(const eager_tensor& t, const Saved& s) {
  ShapeView shape{s.dims, s.rank};
  return is_known_shape(s) && t.shape() == shape && is_known(shape);
}

}  // namespace

eager_context& GradientContext::context() const { return pass_.ctx_; }
int GradientContext::num_inputs() const { return pass_.record_->num_inputs; }
int GradientContext::num_outputs() const { return pass_.record_->num_outputs; }

bool GradientContext::needs(int i) const {
  if (i >= pass_.record_->num_inputs) return false;
  int32_t slot = pass_.record_->input_slots[i];
  return slot >= 0 && pass_.needed_[static_cast<size_t>(slot)];
}

bool GradientContext::has_grad(int i) const {
  return static_cast<bool>(pass_.sums_[static_cast<size_t>(pass_.record_->first_output + i)]);
}

Tensor GradientContext::grad(int i) const {
  return Tensor::borrow(pass_.sums_[static_cast<size_t>(pass_.record_->first_output + i)].get());
}

Tensor GradientContext::input(int i) const {
  const Saved& s = pass_.saved(false, i);
  if (!s.tensor && s.dtype != DType::none) fail(Code::internal, "only the shape of input ", i, " was saved");
  return Tensor::borrow(s.tensor);
}

Tensor GradientContext::output(int i) const {
  const Saved& s = pass_.saved(true, i);
  if (!s.tensor) fail(Code::internal, "only the shape of output ", i, " was saved");
  return Tensor::borrow(s.tensor);
}

Tensor GradientContext::input_shape(int i) const { return shape_of(pass_.saved(false, i)); }
Tensor GradientContext::output_shape(int i) const { return shape_of(pass_.saved(true, i)); }
const AttrValue& GradientContext::attr(AttrName name) const {
  return pass_.record_->attrs[pass_.record_->op->def.index_of(name)];
}
const AttrValue* GradientContext::attrs() const { return pass_.record_->attrs; }
const OpDef& GradientContext::def() const { return pass_.record_->op->def; }
DType GradientContext::input_dtype(int i) const { return pass_.saved(false, i).dtype; }
int GradientContext::input_rank(int i) const { return pass_.saved(false, i).rank; }

void GradientContext::set(int input, Tensor gradient) {
  if (gradient && needs(input)) pass_.accumulate(pass_.record_->input_slots[input], std::move(gradient).own());
}

Tensor GradientContext::sum_like(Tensor x, int input) const {
  const Saved& s = pass_.saved(false, input);
  if (!(x->flags & kSparseRows) && has_shape(*x, s)) return x;
  return op<"sum_like">(x, shape_of(s));
}

Tensor GradientContext::reshape_like(Tensor x, int input) const {
  const Saved& s = pass_.saved(false, input);
  if (has_shape(*x, s)) return x;
  return op<"reshape_like">(x, shape_of(s));
}

Tensor GradientContext::broadcast_like(Tensor x, int input) const {
  const Saved& s = pass_.saved(false, input);
  if (has_shape(*x, s)) return x;
  return op<"broadcast_like">(x, shape_of(s));
}

Tensor GradientContext::zeros_like(int input) const {
  const Saved& s = pass_.saved(false, input);
  return pass_.filled_like(BackwardPass::Fill::zeros, shape_of(s), pass_.device_of_gradients());
}

Tensor GradientContext::zeros_like_output(int output) const {
  return pass_.filled_like(BackwardPass::Fill::zeros, shape_of(pass_.saved(true, output)), pass_.device_of_gradients());
}

Tensor GradientContext::cast(const Tensor& x, DType dtype) const {
  return cast_to(pass_.ctx_, TensorRef::share(x.get()), dtype);
}

Tensor GradientContext::conj(Tensor x) const { return is_complex(x->dtype) ? op<"conj">(x) : x; }

Tensor GradientContext::sparse_rows(int input, Tensor indices, Tensor values) const {
  const Saved& s = pass_.saved(false, input);
  const bool is_symbolic = s.tensor && (s.tensor->flags & kSymbolic);
  if (values->flags & kSparseRows) values = Tensor(to_dense(pass_.ctx_, *values));
  const int rank = indices->rank;
  const int64_t n = num_elements(indices->shape());
  // reshape below works out the number of rows where that is unknown (-1): for this the size of a row must be known,
  // and not 0.
  const int64_t row = num_elements({values->dims + rank, values->rank - rank});
  if (rank > 1 && (row < 0 || (row == 0 && n < 0))) {
    return op<"sparse_to_dense_rows">(indices, values, shape_of(s));
  }
  indices = cast(indices, DType::int64);
  if (rank == 0) {
    indices = op_args<"expand_dims">({indices.get()}, {0});
    values = op_args<"expand_dims">({values.get()}, {0});
  } else if (rank > 1) {
    std::vector<int64_t> rows = {values->rank - rank + 1, n};
    rows.insert(rows.end(), values->dims + rank, values->dims + values->rank);
    indices = op_args<"reshape">({indices.get()}, {1, n});
    values = op_args<"reshape">({values.get()}, rows);
  }
  return Tensor::adopt(new_sparse_rows({s.dims, s.rank}, std::move(indices).own(), std::move(values).own(),
                                       is_symbolic ? TensorRef::share(s.tensor) : nullptr));
}

Tensor GradientContext::scalar(double value) const { return Tensor::adopt(new_weak_float(value)); }

Tensor GradientContext::run(eager_op* op, eager_tensor* const* inputs, int n, const int64_t* args, int num_args) const {
  eager_tensor* out = nullptr;
  int32_t room = 1;
  const bool is_short =
      num_args == 0 && !pass_.ctx_.is_recording() && run_short<true>(pass_.ctx_, *op, inputs, n, &out, room);
  const Arguments given{args, num_args};
  if (!is_short) execute(pass_.ctx_, {*op, inputs, n, &out, room, num_args ? &given : nullptr});
  return Tensor::adopt(out);
}

Tensor GradientContext::run_with_attrs(const char* name, eager_tensor* const* inputs, int n) const {
  const Record& r = *pass_.record_;
  eager_op& other = r.op->op_with_attrs(name);
  eager_tensor* out = nullptr;
  int32_t room = 1;
  if (r.attrs == r.op->attrs) {
    execute(pass_.ctx_, {other, inputs, n, &out, room});
    return Tensor::adopt(out);
  }
  AttrValue attrs[kMaxAttributes];
  for (size_t i = 0; i < other.def.attributes_.size(); ++i) {
    const int k = r.op->def.number_of(other.def.attributes_[i].name);
    attrs[i] = k >= 0 && r.attrs[k].given ? r.attrs[k] : other.attrs[i];
  }
  execute(pass_.ctx_, {other, inputs, n, &out, room, nullptr, attrs});
  return Tensor::adopt(out);
}

void GradientContext::run_all(eager_op* op, eager_tensor* const* inputs, int n, const int64_t* args, int num_args,
                              std::vector<Tensor>& outputs, int most) const {
  int32_t room = std::max({32, most, pass_.record_->num_inputs, pass_.record_->num_outputs});
  std::vector<eager_tensor*> out(static_cast<size_t>(room));
  outputs.reserve(outputs.size() + out.size());
  const Arguments given{args, num_args};
  execute(pass_.ctx_, {*op, inputs, n, out.data(), room, num_args ? &given : nullptr});
  for (int i = 0; i < room; ++i) outputs.push_back(Tensor::adopt(out[static_cast<size_t>(i)]));
}

std::vector<Tensor> GradientContext::differentiate(const ByOps& f, const std::vector<Tensor>& at,
                                                   const std::vector<Tensor>& output_gradients) const {
  // Each place has a tensor of its own, so that one tensor at two places is told apart by the tape.
  std::vector<Tensor> places;
  std::vector<eager_tensor*> sources, targets, gradients_of_targets;
  for (const Tensor& t : at) places.push_back(t ? op<"identity">(t) : Tensor());
  const Ref<eager_tape> tape = Ref<eager_tape>::adopt(new eager_tape(pass_.ctx_, false, true));
  std::vector<eager_tensor*> found(at.size());
  std::vector<Tensor> gradients(at.size());
  try {
    for (const Tensor& t : places) {
      if (!t) continue;
      tape->watch(*t);
      sources.push_back(t.get());
    }
    const std::vector<Tensor> results = f(places);
    for (size_t i = 0; i < results.size(); ++i) {
      if (!results[i] || !output_gradients[i]) continue;
      targets.push_back(results[i].get());
      gradients_of_targets.push_back(output_gradients[i].get());
    }
    tape->gradient(pass_.ctx_,
                   {targets.data(), static_cast<int>(targets.size()), gradients_of_targets.data(), sources.data(),
                    static_cast<int>(sources.size()), nullptr, 0, true},
                   found.data());
  } catch (...) {
    tape->stop();
    throw;
  }
  for (size_t i = 0, k = 0; i < at.size(); ++i) {
    if (places[i]) gradients[i] = Tensor::adopt(found[k++]);
  }
  return gradients;
}

}  // namespace eager
