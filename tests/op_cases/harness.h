// Runs op cases; op_case.h says what one case drives.
#pragma once

#include <map>
#include <random>
#include <string>
#include <vector>

#include "op_cases/op_case.h"
#include "support/client.h"
#include "support/trace.h"

namespace op_cases {

// An op as the registry describes it.
struct Schema {
  struct Input {
    std::string name;
    std::vector<int32_t> dtypes;
    bool list, host, shape_only, to_float;
  };
  struct Attribute {
    std::string name, type;
    int place;  // among the call arguments; -1: not one
    std::vector<std::vector<std::string>> choices;
  };
  std::string name;
  std::vector<Input> inputs;
  std::vector<std::pair<std::string, std::string>> outputs;  // name and dtype
  std::vector<Attribute> attributes;
  bool differentiable, has_no_gradient, is_public;

  const Input& input(size_t i) const { return inputs[std::min(i, inputs.size() - 1)]; }
  bool allows(size_t i, int32_t dtype) const;
};
std::map<std::string, Schema> read_registry(eager_context* ctx);

class Harness {
 public:
  Harness();
  // Runs everything that a case drives. Throws std::runtime_error with all that went wrong.
  void run(const Case& c);
  void refuse(const Refusal& r);
  // Prints what check_values compares, or the refusal, as lines of JSON; print.cpp has the format. A case of which an
  // input or output has more than `most` elements is left out.
  void print(const Case& c, int64_t most);
  void print(const Refusal& r);
  // Calls the op with inputs and attributes of any kind. It must give outputs or a status with the op's name; a call
  // that is accepted must have gradients of its inputs' shapes. Sanitizers check that nothing else happens.
  void survive(const std::string& op, int num_calls);
  // The same with tensors that have no elements, but huge dims. Each call must return.
  void survive_vast(const std::string& op, int num_calls);
  const std::map<std::string, Schema>& registry() const { return registry_; }

 private:
  friend class GradientCheck;

  // Makes what is drawn next depend on the case alone.
  void seed(const Case& c);
  std::vector<int32_t> dtypes_of(const Case& c, const Schema& s) const;
  std::vector<Array> draw(const Case& c, int32_t dtype, bool smooth);
  static int32_t input_dtype(const Input& in, int32_t dtype) { return in.dtype ? in.dtype : dtype; }
  client::Tensor tensor(const Array& a, int32_t dtype);
  client::Tensor numbered(const Dims& dims, int32_t dtype);  // 0, 1, 0, 1 ..., or strings without bytes
  client::Tensor tensor_on(const Array& a, int32_t dtype, const std::string& device);
  std::vector<client::Tensor> tensors(const Case& c, const std::vector<Array>& arrays, int32_t dtype,
                                      const std::string& device = "");
  // Attributes that may come with the call are left out when `args` is given, and encoded there.
  client::Op prepare(const Case& c, const Schema& s, client::Arguments* args = nullptr);

  void refuse_in_function(const Schema& s, eager_op& op, const std::vector<client::Tensor>& inputs);
  void check_values(const Case& c, const Schema& s, int32_t dtype);
  void check_in_function(const Case& c, const Schema& s, eager_op& op, const std::vector<client::Tensor>& inputs,
                         const std::vector<client::Tensor>& want, bool is_known);
  void check_gradients(const Case& c, const Schema& s);
  void check_missing_gradient(const Case& c, const Schema& s);
  void check_devices(const Case& c, const Schema& s);
  void check_refused_dtypes(const Case& c, const Schema& s);
  void check_unknown_dims(const Case& c, const Schema& s);

  client::Context ctx_;
  std::map<std::string, Schema> registry_;
  std::vector<std::string> devices_;  // all but cpu:0
  std::mt19937_64 random_;
};

// Adds an input to a trace that stands for `value`, with as many unknown dims as the case's flags allow.
client::Tensor stand_in(client::Trace& trace, const Case& c, client::Tensor value);
Array array_of(const eager_tensor* t);
// Returns "", or how the two differ. `factor` multiplies the dtype's tolerance.
std::string difference(const Array& got, const Array& want, int32_t dtype, double factor, double floor = 0.05);
// Returns how far a number of dtype may be off, relative to the expected one; `factor` multiplies it.
double tolerance_of(int32_t dtype, double factor);
std::string text(const Dims& dims);
std::string title(const Case& c);  // the call, for people
Case case_of(const Refusal& r);    // the call that is refused

}  // namespace op_cases
