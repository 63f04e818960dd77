// The interface that an op's gradient function sees. A gradient is written with ops, which run through `execute`, so
// that it works on every device and can be differentiated again. It never reads dims, since a trace may not know them;
// sum_like (which undoes broadcasting), reshape_like, broadcast_like and zeros_like follow the shapes of tensors.
//
//   void multiply_gradient(GradientContext& g) {
//     if (g.needs(0)) g.set(0, g.sum_like(g.op<"multiply">(g.grad(), g.conj(g.input(1))), 0));
//     ...
//   }
//
// g.op<"matmul", "transpose_a=true">(a, b) is a prepared call (prepared.h). The backward pass, which calls these
// functions, and the bodies of GradientContext stand in autograd/backward.cpp.
#pragma once

#include <functional>
#include <initializer_list>
#include <utility>
#include <vector>

#include "kernels/dtype.h"
#include "runtime/core/prepared.h"
#include "runtime/core/ref.h"
#include "runtime/core/schema.h"
#include "runtime/core/tensor.h"

namespace eager {

// A tensor as gradient functions handle it: owned, or borrowed from the record or the backward pass, which outlive the
// function. Borrowing saves the atomic counts; g.set takes a reference of its own.
class Tensor {
 public:
  Tensor() = default;
  Tensor(TensorRef r) : p_(r.take()), owned_(true) {}
  Tensor(const Tensor& o) : p_(o.p_), owned_(true) {
    if (p_) p_->retain();
  }
  Tensor(Tensor&& o) noexcept : p_(std::exchange(o.p_, nullptr)), owned_(o.owned_) {}
  Tensor& operator=(Tensor o) noexcept {
    std::swap(p_, o.p_);
    std::swap(owned_, o.owned_);
    return *this;
  }
  ~Tensor() {
    if (p_ && owned_) p_->release();
  }

  static Tensor adopt(eager_tensor* p) { return TensorRef::adopt(p); }
  static Tensor borrow(eager_tensor* p) {
    Tensor t;
    t.p_ = p;
    t.owned_ = false;
    return t;
  }
  TensorRef own() && {
    eager_tensor* p = std::exchange(p_, nullptr);
    return owned_ ? TensorRef::adopt(p) : TensorRef::share(p);
  }
  eager_tensor* get() const { return p_; }
  eager_tensor* operator->() const { return p_; }
  eager_tensor& operator*() const { return *p_; }
  explicit operator bool() const { return p_ != nullptr; }

 private:
  eager_tensor* p_ = nullptr;
  bool owned_ = true;
};

class GradientContext {
 public:
  // Inputs and outputs are numbered as in the schema; those of a list as in the call.
  int num_inputs() const;
  int num_outputs() const;
  // Reports whether the gradient of input i is asked for. Computing another one only wastes time.
  bool needs(int i) const;
  // has_grad reports whether a gradient has reached output i, which holds for one output at least; grad returns it.
  bool has_grad(int i = 0) const;
  Tensor grad(int i = 0) const;
  // Return a tensor that `saves` names. Any other is an INTERNAL error.
  Tensor input(int i) const;
  Tensor output(int i = 0) const;
  // Return a tensor that has only a shape and a dtype, for inputs that are declared kShapeOnly.
  Tensor input_shape(int i) const;
  Tensor output_shape(int i = 0) const;
  // Returns an attribute of the forward op's call: the call's argument, or else the op's.
  const AttrValue& attr(AttrName name) const;
  const AttrValue* attrs() const;  // all of them
  const OpDef& def() const;        // of the forward op
  DType input_dtype(int i) const;  // needs shape(x) or x in saves
  // Returns the rank of an input, which a trace knows too. `saves` must name the input or its shape.
  int input_rank(int i) const;

  void set(int input, Tensor gradient);

  // These follow the shape of an input. They run no op if the shape is right already.
  Tensor sum_like(Tensor x, int input) const;  // sums over what was broadcast
  Tensor reshape_like(Tensor x, int input) const;
  Tensor broadcast_like(Tensor x, int input) const;
  Tensor zeros_like(int input) const;
  Tensor zeros_like_output(int output) const;       // `saves` must name its shape
  Tensor cast(const Tensor& x, DType dtype) const;  // x itself when it has the dtype
  Tensor conj(Tensor x) const;                      // x itself unless complex
  // Makes the gradient of an input as sparse rows: values[k] belongs to x[indices[k]], for indices of any rank, which
  // may repeat. It stays sparse (int64 [n], [n, ...]) until an op takes it that needs dense inputs.
  Tensor sparse_rows(int input, Tensor indices, Tensor values) const;
  // Makes a weak scalar, which takes the dtype and device of the other operand.
  Tensor scalar(double value) const;

  template <FixedString Name, FixedString Attributes = "", class... Inputs>
  Tensor op(const Inputs&... inputs) const {
    eager_tensor* in[] = {inputs.get()...};
    return run(prepared<Name, Attributes>(), in, sizeof...(inputs), nullptr, 0);
  }
  // Runs an op with call arguments, encoded as for eager_execute_args.
  template <FixedString Name, FixedString Attributes = "">
  Tensor op_args(std::initializer_list<eager_tensor*> inputs, const std::vector<int64_t>& args) const {
    return run(prepared<Name, Attributes>(), inputs.begin(), static_cast<int>(inputs.size()), args.data(),
               static_cast<int>(args.size()));
  }
  // Runs the op `Name` with the forward op's attributes of the same names, as conv2d's gradients do. The forward op
  // keeps the prepared op.
  template <FixedString Name>
  Tensor op_with_attrs(std::initializer_list<eager_tensor*> inputs) const {
    return run_with_attrs(Name.text, inputs.begin(), static_cast<int>(inputs.size()));
  }
  // Does the same with a list as the last input.
  template <FixedString Name>
  Tensor op_with_attrs(const Tensor& first, const Tensor& second, const std::vector<Tensor>& list) const {
    std::vector<eager_tensor*> inputs{first.get(), second.get()};
    for (const Tensor& t : list) inputs.push_back(t.get());
    return run_with_attrs(Name.text, inputs.data(), static_cast<int>(inputs.size()));
  }
  // Runs an op with several outputs. A list of them has at most 32 entries, `most`, or as many as the forward op has inputs or
  // outputs.
  void run_all(eager_op* op, eager_tensor* const* inputs, int num_inputs, const int64_t* args, int num_args,
               std::vector<Tensor>& outputs, int most = 0) const;

  // Returns the gradients of what f computes by ops, with respect to the tensors that it takes. They are computed by ops too,
  // and can be differentiated again: for an op whose gradient is an op without a gradient rule of its own. Tensors may be
  // absent. An output whose gradient is absent has none.
  using ByOps = std::function<std::vector<Tensor>(const std::vector<Tensor>&)>;
  std::vector<Tensor> differentiate(const ByOps& f, const std::vector<Tensor>& at,
                                    const std::vector<Tensor>& output_gradients) const;

  eager_context& context() const;

 private:
  friend class Tape;
  friend class BackwardPass;
  explicit GradientContext(class BackwardPass& pass) : pass_(pass) {}
  Tensor run(eager_op* op, eager_tensor* const* inputs, int num_inputs, const int64_t* args, int num_args) const;
  Tensor run_with_attrs(const char* name, eager_tensor* const* inputs, int num_inputs) const;

  class BackwardPass& pass_;
};

// Fails with INVALID_ARGUMENT, in the op's name if there is one: a gradient that the program gives has another shape than its input.
[[noreturn, gnu::cold]] inline void wrong_gradient(const std::string& what, ShapeView shape, ShapeView wanted,
                                                   std::string op) {
  throw Error{Code::invalid_argument, cat(what, " has shape ", to_string(shape), ", the input ", to_string(wanted)),
              std::move(op)};
}

// Append attributes to the arguments of op_args.
inline void append_args(std::vector<int64_t>& args, const AttrValue& list) {
  args.push_back(list.count);
  args.insert(args.end(), list.ints, list.ints + list.count);
}

}  // namespace eager
