// What composite ops refuse of dims that a trace does not know: it is found when a function runs, and its plan is made.
#include "runtime/execute/composed.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <iterator>
#include <string>

#include "runtime/core/gradient.h"
#include "runtime/execute/steps.h"

namespace eager {

namespace {

// The trace of a context in which ops are run on shapes alone, to see what they refuse: nothing is written down.
class NoGraph final : public Trace {
 public:
  void record(const Executed&) override {}
  bool watches(const eager_tensor&) const override { return false; }
  bool knows(const eager_tensor&) const override { return true; }
  std::vector<TensorRef> scan(const TraceLoop&, const TraceStep&) override {
    fail(Code::unimplemented, "a loop has no shapes");
  }
};

// Writes attributes as eager_op::set_from_text reads them, where a blank ends a value. Of texts only the equation of einsum may have
// blanks, which mean nothing.
std::string attributes_of(const eager_op& op) {
  std::string text;
  for (size_t i = 0; i < op.def.attributes_.size(); ++i) {
    const AttrValue& value = op.attrs[i];
    if (!value.given) continue;
    text += cat(op.def.attributes_[i].name, "=");
    switch (op.def.attributes_[i].type) {
      case AttrType::integer: text += cat(value.i); break;
      case AttrType::real: {
        char digits[32];
        text.append(digits, std::to_chars(digits, std::end(digits), value.f).ptr);
        break;
      }
      case AttrType::boolean: text += value.i ? "true" : "false"; break;
      case AttrType::dtype: text += dtype_name(static_cast<DType>(value.i)); break;
      case AttrType::string:
        std::copy_if(value.string, value.string + std::strlen(value.string), std::back_inserter(text),
                     [](char c) { return c != ' '; });
        break;
      case AttrType::ints:
        for (int k = 0; k < value.count; ++k) text += cat(k > 0 ? "," : "", value.ints[k]);
        break;
      default: fail(Code::internal, "an attribute of ", op.def.name, " has no text");
    }
    text += ' ';
  }
  return text;
}

// Returns the composite op that an op require_shapes names, with its attributes.
Ref<eager_op> required_op(const InferContext& c) {
  const std::string name(c.string("op"));
  Ref<eager_op> op = Ref<eager_op>::adopt(new_op(name.c_str()));
  const bool is_composed = op->def.run_ && !op->def.is_internal_ && op->def.effects_ == kNoEffects;
  if (!is_composed || std::ranges::any_of(op->def.attributes_, [](const Attribute& a) { return is_object(a.type); }))
    invalid_argument(name, " is not composed of ops by attributes that are text");
  op->set_from_text(std::string(c.string("attributes")).c_str());
  return op;
}

void require_shapes_infer(InferContext& c) {
  c.alias(0, c.dtype(0), c.input(0));
  if (!c.concrete()) return;
  const Ref<eager_op> op = required_op(c);
  const AttrValue &places = c.attr("places"), &dtypes = c.attr("dtypes");
  if (places.count != c.num_inputs() || dtypes.count != c.num_inputs())
    invalid_argument("places and dtypes must have a number for each input");
  std::vector<TensorRef> symbols;
  for (int i = 0; i < places.count; ++i) {
    const int64_t place = places.ints[i];
    if (place < 0 || place >= kMaxOutputs) invalid_argument("places must be numbers of inputs, got ", place);
    if (dtypes.ints[i] < 0 || dtypes.ints[i] >= kNumDTypes) invalid_argument("there is no dtype ", dtypes.ints[i]);
    const DType dtype = dtypes.ints[i] == 0 ? c.dtype(i) : static_cast<DType>(dtypes.ints[i]);
    symbols.resize(std::max(symbols.size(), static_cast<size_t>(place) + 1));
    symbols[static_cast<size_t>(place)] = TensorRef::adopt(new_symbolic(dtype, c.input(i)));
  }
  ContextOptions options;
  options.seed = 1;
  const Ref<eager_context> ctx = Ref<eager_context>::adopt(new eager_context(options));
  ctx->start_trace(std::make_unique<NoGraph>());
  const std::vector<eager_tensor*> inputs = handles(symbols);
  auto count = static_cast<int32_t>(op->def.outputs_.size());
  std::vector<eager_tensor*> outputs(static_cast<size_t>(count));
  execute(*ctx, {*op, inputs.data(), static_cast<int>(inputs.size()), outputs.data(), count});
  release_all(outputs.data(), count);
}

}  // namespace

void RequiredShapes::require(eager_context& ctx, eager_op& op, int n, int at, Matter matter) {
  eager_tensor* const* const inputs = inputs_;
  if (at >= n) return;
  check_inputs(ctx, op.def, inputs, n);
  const auto is_unknown = [](const eager_tensor* t) { return t && !is_known(t->shape()); };
  const bool is_open =
      matter == Matter::own_dims ? is_unknown(inputs[at]) : std::any_of(inputs, inputs + n, is_unknown);
  if (!inputs[at] || !is_open) return;
  // A weak scalar would come out of the op as a strong one. It has no dims, so that another input has those that are open.
  const auto is_strong = [](const eager_tensor* t) { return t && !(t->flags & kWeak); };
  if (!is_strong(inputs[at])) at = static_cast<int>(std::find_if(inputs, inputs + n, is_strong) - inputs);
  Small<DType, 6> promoted(n);
  promote_dtypes(op.def, inputs, n, promoted.get());
  std::vector<int64_t> places, dtypes;
  std::vector<eager_tensor*> given;
  const auto give = [&](int i) {
    places.push_back(i);
    dtypes.push_back(static_cast<int64_t>(promoted[i]));
    given.push_back(inputs[i]);
  };
  give(at);
  for (int i = 0; i < n; ++i) {
    if (i != at && inputs[i]) give(i);
  }
  const Ref<eager_op> check = Ref<eager_op>::adopt(new_op("require_shapes"));
  check->set_string("op", op.def.name);
  check->set_string("attributes", attributes_of(op).c_str());
  check->set_ints("places", places.data(), static_cast<int32_t>(places.size()));
  check->set_ints("dtypes", dtypes.data(), static_cast<int32_t>(dtypes.size()));
  required_ = execute1(ctx, *check, given.data(), static_cast<int>(given.size()));
  list_.assign(inputs, inputs + n);
  list_[static_cast<size_t>(at)] = required_.get();
  inputs_ = list_.data();
}

// clang-format off
void define_required_shapes(Registry& r) {
  r.helper("require_shapes").describe("x itself. A composite op of inputs of these dtypes and of the inputs' shapes must not be refused: else it is, in its words.")
      .input("x", dtypes::all).input("others", dtypes::all, 0, kShapeOnly | kList).output("y")
      .attr_string("op", "").attr_string("attributes", "").attr_ints("places", {0}).attr_ints("dtypes", {0}).infer(require_shapes_infer)
      .gradient([](GradientContext& g) { g.set(0, g.grad()); });
}
// clang-format on

}  // namespace eager
