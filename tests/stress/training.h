// A training step through the C header in plain C style: it allocates nothing itself and keeps every status. It makes
// everything it uses, so that any allocation may fail.
#pragma once

#include <eager_c.h>

#include <cstdint>
#include <utility>

namespace training {

class Step {
 public:
  // Runs the step. Returns the first status that is not success, or NULL; everything is released in either case.
  eager_status* run() {
    go();
    release();
    return status_;
  }
  float loss = 0;

 private:
  bool ok(eager_status* s) {
    if (!s) return true;
    if (!status_) status_ = s;
    else eager_status_release(s);
    return false;
  }
  eager_op* op(const char* name) {
    eager_op* o = nullptr;
    if (ok(eager_op_create(ctx_, name, &o))) ops_[num_ops_++] = o;
    return o;
  }
  eager_tensor* keep(eager_tensor* t) {
    if (t) tensors_[num_tensors_++] = t;
    return t;
  }
  eager_tensor* make(int32_t dtype, int64_t rows, int64_t columns, const void* data, size_t bytes) {
    const int64_t dims[2] = {rows, columns};
    eager_tensor* t = nullptr;
    ok(eager_tensor_create(ctx_, dtype, dims, columns ? 2 : 1, data, bytes, &t));
    return keep(t);
  }
  eager_tensor* run(eager_op* o, eager_tensor* a, eager_tensor* b = nullptr) {
    eager_tensor *in[2] = {a, b}, *out = nullptr;
    int32_t count = 1;
    ok(eager_execute(ctx_, o, in, b ? 2 : 1, &out, &count));
    return keep(out);
  }
  eager_tensor* run_along(eager_op* o, eager_tensor* a, eager_tensor* b, int64_t axis) {
    eager_tensor *in[2] = {a, b}, *out = nullptr;
    int32_t count = 1;
    ok(eager_execute_args(ctx_, o, in, 2, &axis, 1, &out, &count));
    return keep(out);
  }
  bool variable(int i, int64_t rows, int64_t columns) {
    for (int k = 0; k < rows * (columns ? columns : 1); ++k) data_[k] = static_cast<float>(k % 7) * 0.1f - 0.3f;
    eager_tensor* t =
        make(EAGER_FLOAT32, rows, columns, data_, static_cast<size_t>(rows * (columns ? columns : 1)) * 4);
    return t && ok(eager_variable_create(ctx_, t, "v", 1, &variables_[i]));
  }
  eager_tensor* read(int i) {
    eager_tensor* t = nullptr;
    ok(eager_variable_read(ctx_, variables_[i], &t));
    return keep(t);
  }
  // Trains an MLP 10-32-10 with softmax cross-entropy and Adam for one step.
  void go() {
    eager_op *matmul, *add, *relu, *loss_op, *mean;
    eager_tensor *x, *y, *w1, *b1, *w2, *b2, *h, *l;
    int32_t labels[16];
    if (!ok(eager_context_create(nullptr, &ctx_))) return;
    for (int i = 0; i < 160; ++i) data_[i] = static_cast<float>(i % 11) * 0.1f;
    for (int i = 0; i < 16; ++i) labels[i] = i % 10;
    if (!(x = make(EAGER_FLOAT32, 16, 10, data_, 640)) || !(y = make(EAGER_INT32, 16, 0, labels, 64))) return;
    if (!variable(0, 10, 32) || !variable(1, 32, 0) || !variable(2, 32, 10) || !variable(3, 10, 0)) return;
    if (!(matmul = op("matmul")) || !(add = op("add")) || !(relu = op("relu")) || !(mean = op("mean"))) return;
    if (!(loss_op = op("sparse_softmax_cross_entropy_with_logits"))) return;
    if (!ok(eager_optimizer_create(ctx_, "adam", &optimizer_))) return;
    if (!ok(eager_tape_create(ctx_, nullptr, &tape_))) return;
    if (!(w1 = read(0)) || !(b1 = read(1)) || !(w2 = read(2)) || !(b2 = read(3))) return;
    if (!(h = run(matmul, x, w1)) || !(h = run(add, h, b1)) || !(h = run(relu, h))) return;
    if (!(h = run(matmul, h, w2)) || !(h = run(add, h, b2))) return;
    if (!(l = run(loss_op, h, y)) || !(l = run(mean, l))) return;
    if (!(h = penalty(w2, y)) || !(h = run(mean, h)) || !(l = run(add, l, h))) return;
    if (!ok(eager_tape_gradient(ctx_, tape_, &l, 1, nullptr, nullptr, 0, variables_, 4, nullptr, gradients_))) return;
    if (!ok(eager_optimizer_apply(ctx_, optimizer_, variables_, gradients_, 4))) return;
    if (!ok(eager_variable_assign_add(ctx_, variables_[1], gradients_[1]))) return;
    if (!ok(eager_variable_assign(ctx_, variables_[3], gradients_[3]))) return;
    if (!as_function(matmul, mean, x) || !in_parallel(add) || !ok(eager_context_fork(ctx_, &fork_)) || !pass_on(x))
      return;
    if (!ok(eager_tensor_format(l, &text_))) return;
    ok(eager_tensor_read(l, &loss, sizeof loss));
  }
  // Gathers rows of w twice: the gradients are sparse rows, are summed, and come from ops with call arguments.
  eager_tensor* penalty(eager_tensor* w, eager_tensor* rows) {
    eager_op *gather, *concat, *multiply;
    eager_tensor* r;
    if (!(gather = op("gather")) || !(concat = op("concat")) || !(multiply = op("multiply"))) return nullptr;
    if (!(r = run_along(gather, w, rows, 0)) || !(r = run_along(concat, r, r, 0))) return nullptr;
    return run(multiply, r, r);
  }
  // Traces a loss that contains a training step, and calls it under a tape that takes its gradient.
  bool as_function(eager_op* matmul, eager_op* mean, eager_tensor* x) {
    const int64_t dims[2] = {-1, 10};
    eager_tensor *in = nullptr, *w, *l, *g[2] = {};
    if (!ok(eager_trace_begin(ctx_, "f", &trace_))) return false;
    std::swap(ctx_, trace_);
    if (!ok(eager_trace_input(ctx_, EAGER_FLOAT32, dims, 2, &in)) || !keep(in)) return false;
    if (!ok(eager_tape_create(ctx_, nullptr, &tapes_[0])) || !(w = read(0)) || !(l = run(matmul, in, w)) ||
        !(l = run(mean, l)))
      return false;
    if (!ok(eager_tape_gradient(ctx_, tapes_[0], &l, 1, nullptr, nullptr, 0, variables_, 1, nullptr, g)) || !keep(g[0]))
      return false;
    if (!ok(eager_optimizer_apply(ctx_, optimizer_, variables_, g, 1)) || !ok(eager_trace_end(ctx_, &l, 1, &function_)))
      return false;
    std::swap(ctx_, trace_);
    if (!ok(eager_function_op(ctx_, function_, &ops_[num_ops_]))) return false;
    eager_op* f = ops_[num_ops_++];
    if (!run(f, x) || !ok(eager_tape_create(ctx_, nullptr, &tapes_[1])) || !ok(eager_tape_watch(tapes_[1], x)) ||
        !(l = run(f, x)))
      return false;
    const bool is_done = ok(eager_tape_gradient(ctx_, tapes_[1], &l, 1, nullptr, &x, 1, variables_, 1, nullptr, g));
    for (eager_tensor* t : g) keep(t);
    return is_done;
  }
  // Adds tensors that are large enough for a team of threads.
  bool in_parallel(eager_op* add) {
    static const float zeros[1 << 17] = {};
    eager_tensor* t = make(EAGER_FLOAT32, 1 << 17, 0, zeros, sizeof zeros);
    return t && run(add, t, t);
  }
  bool pass_on(eager_tensor* t) {
    void* managed = nullptr;
    eager_tensor* back = nullptr;
    if (!ok(eager_tensor_to_dlpack(ctx_, t, nullptr, &managed))) return false;
    ok(eager_tensor_from_dlpack(ctx_, managed, &back));
    return keep(back);
  }
  void release() {
    eager_string_release(text_);
    eager_tensors_release(gradients_, 4);
    eager_tensors_release(tensors_, num_tensors_);
    for (int i = 0; i < num_ops_; ++i) eager_op_release(ops_[i]);
    for (eager_variable* v : variables_) eager_variable_release(v);
    eager_optimizer_release(optimizer_);
    eager_tape_release(tape_);
    for (eager_tape* tape : tapes_) eager_tape_release(tape);
    eager_function_release(function_);
    eager_context_release(trace_);
    eager_context_release(fork_);
    eager_context_release(ctx_);
  }

  eager_status* status_ = nullptr;
  eager_context *ctx_ = nullptr, *fork_ = nullptr, *trace_ = nullptr;
  eager_tape *tape_ = nullptr, *tapes_[2] = {};
  eager_function* function_ = nullptr;
  eager_optimizer* optimizer_ = nullptr;
  eager_variable* variables_[4] = {};
  eager_tensor *tensors_[64] = {}, *gradients_[4] = {};
  eager_op* ops_[16] = {};
  char* text_ = nullptr;
  int num_ops_ = 0, num_tensors_ = 0;
  float data_[512];
};

}  // namespace training
