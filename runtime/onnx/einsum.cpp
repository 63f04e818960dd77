// Imports Einsum, whose ops become nodes of the function.
#include "runtime/execute/einsum.h"

#include "runtime/onnx/operators.h"

namespace eager::onnx {

namespace {

class AsNodes final : public EinsumOps {
 public:
  explicit AsNodes(OnnxNode& node) : node_(node) {}
  TensorRef run(const EinsumStep& step, const std::vector<TensorRef>& inputs,
                const std::vector<int64_t>& values) override {
    Attrs attrs;
    if (step.attribute && step.is_list) attrs.emplace_back(step.attribute, values);
    else if (step.attribute) attrs.emplace_back(step.attribute, values[0]);
    if (step.transpose_a) attrs.emplace_back("transpose_a", true);
    if (step.transpose_b) attrs.emplace_back("transpose_b", true);
    if (step.zero_copies) attrs.emplace_back("zero_copies", true);
    return node_.run(step.op, inputs, attrs);
  }
  TensorRef cast(const TensorRef& x, DType dtype) override { return node_.cast(x, dtype); }

 private:
  OnnxNode& node_;
};

void import_einsum(OnnxNode& c) {
  std::vector<TensorRef> inputs;
  for (int i = 0; i < c.num_inputs(); ++i) inputs.push_back(c.in(i));
  AsNodes nodes(c);
  c.out(einsum(nodes, c.attr_string("equation", ""), inputs));
}

}  // namespace

void add_einsum(Operators& ops) { ops.merge(Operators{{"Einsum", {import_einsum, 12}}}); }

}  // namespace eager::onnx
