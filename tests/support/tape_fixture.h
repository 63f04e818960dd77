// Helpers for tests that run a few float64 ops under a tape.
#pragma once

#include <string>
#include <vector>

#include "support/client.h"

namespace client {

struct Session {
  Context owner = make_context(1);
  eager_context* ctx = owner.get();

  Tensor vec(const std::vector<double>& v) {
    return make_tensor(ctx, EAGER_FLOAT64, {static_cast<int64_t>(v.size())}, v.data(), v.size() * 8);
  }
  Tensor num(double v) { return make_tensor(ctx, EAGER_FLOAT64, {}, &v, 8); }
  Tensor ids(const std::vector<int64_t>& v) {
    return make_tensor(ctx, EAGER_INT64, {static_cast<int64_t>(v.size())}, v.data(), v.size() * 8);
  }
  Tensor run(const std::string& name, const std::vector<eager_tensor*>& inputs,
             const std::vector<int64_t>* args = nullptr) {
    Op op = make_op(ctx, name);
    return std::move(execute(ctx, op.get(), inputs, args)[0]);
  }
  Tensor mul(const Tensor& a, const Tensor& b) { return run("multiply", {a.get(), b.get()}); }
  Tensor add(const Tensor& a, const Tensor& b) { return run("add", {a.get(), b.get()}); }
  Tensor sum(const Tensor& a) { return run("sum", {a.get()}); }
  Variable variable(const Tensor& initial, const char* name = "v", bool trainable = true) {
    eager_variable* v = nullptr;
    check(eager_variable_create(ctx, initial.get(), name, trainable, &v));
    return Variable(v);
  }
  Tensor read(const Variable& v) {
    eager_tensor* t = nullptr;
    check(eager_variable_read(ctx, v.get(), &t));
    return Tensor(t);
  }
  Tensor to(const Tensor& t, const char* device) {
    eager_tensor* copy = nullptr;
    check(eager_tensor_copy_to(ctx, t.get(), device, &copy));
    return Tensor(copy);
  }
  // Returns twice the variable's value, queued before 7 + 1 is assigned to the variable and device memory is used again
  // `reuses` times.
  Tensor read_before_assigning(const Variable& v, const char* device, int reuses) {
    Tensor doubled = add(read(v), read(v));
    check(eager_variable_assign(ctx, v.get(), vec(std::vector<double>(1000, 7.0)).get()));
    check(eager_variable_assign_add(ctx, v.get(), vec(std::vector<double>(1000, 1.0)).get()));
    for (int i = 0; i < reuses; ++i) to(vec(std::vector<double>(1000, 99.0)), device);
    return doubled;
  }
  // Returns d target / d source, or NULL where they are unconnected.
  Tensor grad(const Tape& tape, const Tensor& target, const Tensor& source) {
    return std::move(gradient(ctx, tape.get(), {target.get()}, {}, {source.get()})[0]);
  }
  Tensor grad(const Tape& tape, const Tensor& target, const Variable& variable) {
    eager_tensor *of = target.get(), *g = nullptr;
    eager_variable* v = variable.get();
    check(eager_tape_gradient(ctx, tape.get(), &of, 1, nullptr, nullptr, 0, &v, 1, nullptr, &g));
    return Tensor(g);
  }
  int64_t live() { return memory_of(ctx).live_tensors; }
};

inline void watch(const Tape& tape, const Tensor& t) { check(eager_tape_watch(tape.get(), t.get())); }
inline void watch(const Tape& tape, const Variable& v) { check(eager_tape_watch_variable(tape.get(), v.get())); }

// Returns the values of a float64 tensor on any device.
inline std::vector<double> values(const Tensor& t) {
  std::vector<double> v(static_cast<size_t>(eager_tensor_num_elements(t.get())));
  check(eager_tensor_read(t.get(), v.data(), v.size() * 8));
  return v;
}

}  // namespace client
