// A function that is traced op by op, and what the passes make of its graph.
#pragma once

#include <limits>
#include <string>
#include <vector>

#include "runtime/core/op.h"
#include "runtime/function/graph/facts.h"
#include "runtime/function/passes/passes.h"
#include "runtime/function/plan/plan_cache.h"
#include "support/tape_fixture.h"
#include "support/trace.h"

namespace client {

inline constexpr double kInf = std::numeric_limits<double>::infinity();
inline constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

// Returns options with every pass off.
inline eager::FunctionOptions no_passes() { return {false, false, false, false, false, false}; }

// Returns the graph's ops in order, for example "read_variable multiply sum".
inline std::string ops_of(const eager::Graph& g) {
  std::string text;
  for (const eager::Node& node : g.nodes) text += (text.empty() ? "" : " ") + std::string(node.def().name);
  return text;
}

// The dtype, dims, device and bytes of a tensor.
struct Bits {
  int32_t dtype;
  std::vector<int64_t> dims;
  std::string device;
  std::vector<char> data;
  bool operator==(const Bits&) const = default;
};
inline Bits bits_of(const Tensor& t) {
  const size_t bytes = t->num_bytes();
  Bits b{eager_tensor_dtype(t.get()), dims_of(t.get()), eager_tensor_device(t.get()), std::vector<char>(bytes)};
  check(eager_tensor_read(t.get(), b.data.data(), bytes));
  return b;
}
inline std::vector<Bits> bits_of(const std::vector<Tensor>& tensors) {
  std::vector<Bits> all;
  for (const Tensor& t : tensors) all.push_back(bits_of(t));
  return all;
}

template <class S>
struct Passing : S {
  Trace trace{this->owner.get()};
  std::vector<std::pair<size_t, Tensor>> bound;
  size_t num_inputs = 0;
  Passing() { this->ctx = trace.ctx(); }

  Tensor input(const std::vector<int64_t>& dims, int32_t dtype = EAGER_FLOAT64) {
    ++num_inputs;
    return trace.input(dtype, dims);
  }
  // Returns a tensor that ops are traced on as an unknown value; `end` makes it a constant of the graph.
  Tensor constant(Tensor value, const std::vector<int64_t>* dims = nullptr) {
    Tensor t = trace.input(eager_tensor_dtype(value.get()), dims ? *dims : dims_of(value.get()));
    bound.emplace_back(num_inputs + bound.size(), std::move(value));
    return t;
  }
  Tensor op(const char* name, const char* attributes, const std::vector<eager_tensor*>& inputs,
            const char* device = nullptr) {
    Op o = make_op(this->ctx, name);
    o->set_from_text(attributes);
    if (device) check(eager_op_set_device(o.get(), device));
    return std::move(execute(this->ctx, o.get(), inputs)[0]);
  }
  Tensor weak(double v) {
    eager_tensor* t = nullptr;
    check(eager_tensor_scalar_float(this->ctx, v, &t));
    return Tensor(t);
  }
  Tensor typed(int32_t dtype, const Tensor& t) {
    const int64_t arg = dtype;
    Op cast = make_op(this->owner.get(), "cast");
    const std::vector<int64_t> args{arg};
    return std::move(execute(this->owner.get(), cast.get(), {t.get()}, &args)[0]);
  }
  // Ends the trace; the helpers then run eagerly.
  Function end(const std::vector<eager_tensor*>& outputs) {
    Function traced = trace.end(outputs);
    this->ctx = this->owner.get();
    eager::Graph g = traced->graph();
    for (size_t i = bound.size(); i-- > 0;) {
      const auto at = g.inputs.begin() + static_cast<ptrdiff_t>(bound[i].first);
      g.values[static_cast<size_t>(*at)] = eager::TensorRef::share(bound[i].second.get());
      g.inputs.erase(at);
    }
    return Function(eager::new_function(std::move(g)).take());
  }
  // Returns the ops that the passes leave, and says so if the outputs then differ in any bit.
  std::string left(const Function& f, const std::vector<eager_tensor*>& inputs,
                   const eager::FunctionOptions& options = {}) {
    const Function plain(eager::new_function(f->graph(), no_passes()).take());
    const Function passed(eager::new_function(f->graph(), options).take());
    const std::string ops = ops_of(passed->kept<eager::PlanCache>().optimized(*this->ctx));
    if (bits_of(call(this->ctx, plain, inputs)) != bits_of(call(this->ctx, passed, inputs)))
      return ops + ", which differs";
    return ops;
  }
};

}  // namespace client
