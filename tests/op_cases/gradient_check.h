// Compares the gradients of one op, to any order, with central differences.
//
// Terms, for an op y = f(x)
//   cotangent   c_0 has the shape of y; c_k for k > 0 has the shape of the k-th gradient.
//   S_0         = Re <c_0, y>. A tape gives g_1 = dS_0/dx.
//   S_k         = Re <c_k, g_k>. An outer tape gives g_(k+1) = dS_k/d(x, c_0, ..., c_(k-1)).
//   Each g_k is compared with (S_(k-1)(v + h) - S_(k-1)(v - h)) / 2h for elements v of all its sources. For complex v
//   the gradient is dS/dRe(v) + i dS/dIm(v).
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "op_cases/harness.h"

namespace op_cases {

class GradientCheck {
 public:
  GradientCheck(Harness& harness, const Case& c, const Schema& s, int32_t dtype, std::vector<Array> inputs);
  // Reports whether there is an input and an output to differentiate.
  bool is_possible() const { return !active_.empty() && !targets_.empty(); }
  void against_differences(int orders);
  // Compares with the gradients computed in a function that is traced with unknown dims (as far as the case's flags
  // allow), at this size and at another.
  void against_trace(int orders);
  // Compares with the gradients of the op as a function that is traced with unknown dims, under eager tapes: these are
  // derived.
  void against_function(int orders);
  // Compares first gradients in another dtype, or on another device, at the same point, with those in float64.
  void against_dtype(int32_t dtype, const std::string& device);
  std::vector<Array> first();

 private:
  struct Point {
    std::vector<Array> inputs;
    std::vector<std::vector<Array>> cotangents;  // c_0, c_1, ...
  };
  // Returns g_k at p, by k nested tapes; for k = 0 the values y.
  std::vector<Array> evaluate(const Point& p, int k, int32_t dtype, const std::string& device = "",
                              client::Trace* trace = nullptr, const client::Function* function = nullptr);
  using Cotangents = std::vector<std::vector<client::Tensor>>;
  std::pair<std::vector<client::Tensor>, Cotangents> tensors_of(const Point& p, int k, int32_t dtype,
                                                                const std::string& device);
  void for_each_traced(std::vector<client::Tensor>& inputs, Cotangents& cotangents,
                       const std::function<void(client::Tensor&)>& f);
  // Fails unless `run` gives g_k at p.
  void against_eager(const std::string& what, const Point& p, int k, const std::function<std::vector<Array>()>& run);
  static std::vector<Array> arrays_of(const std::vector<client::Tensor>& values, size_t count,
                                      const std::vector<client::Tensor>& sources, size_t first);
  std::vector<Array> run_again(const Point& p, int k, client::Trace& trace);
  bool grow(Point& p, int orders);
  // Returns S_k. It is computed on the CPU also where the gradients are a GPU's: a difference takes dozens of evaluations,
  // which take minutes on a fake GPU.
  double scalar(const Point& p, int k);
  std::vector<Array*> sources(Point& p, int k);  // what g_k is taken with respect to
  std::vector<Array> random_like(const std::vector<Array>& arrays);
  std::vector<Array> real_like(const std::vector<Array>& arrays, const std::vector<Array>& like);

  Harness& harness_;
  const Case& case_;
  const Schema& schema_;
  int32_t dtype_;
  client::Op op_;
  std::vector<size_t> active_;   // inputs that have gradients
  std::vector<size_t> targets_;  // outputs that have gradients
  Point point_;
};

}  // namespace op_cases
