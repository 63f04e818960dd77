#include "runtime/layers/layer.h"

#include <algorithm>
#include <optional>

#include "base/error.h"
#include "base/utf8.h"
#include "runtime/execute/execute.h"
#include "runtime/function/trace/tracer.h"
#include "runtime/io/attribute_json.h"
#include "runtime/layers/builder.h"
#include "runtime/layers/call.h"
#include "runtime/layers/initializers.h"

using namespace eager;

namespace {

// Returns the context that the trace began from, or ctx itself if it does not trace.
eager_context& outside_of_traces(eager_context& ctx) {
  eager_context* c = &ctx;
  while (c->trace && c->traced_from) c = c->traced_from.get();
  return *c;
}

// Runs f. An Error that leaves f is told with the layer's name.
template <class F>
void name_layer(const eager_layer& layer, F&& f) {
  try {
    f();
  } catch (Error& error) {
    if (error.message.find(cat("\"", layer.name, "\"")) == std::string::npos)
      error.message = cat("layer \"", layer.name, "\": ", error.message);
    throw;
  }
}

void check_count(const eager_layer& layer, int n) {
  const OpDef& schema = layer.kind.schema;
  const int most = static_cast<int>(schema.inputs_.size());
  int least = most;
  while (least > 0 && (schema.inputs_[static_cast<size_t>(least) - 1].flags & kOptional)) --least;
  if (n < least || n > most) {
    invalid_argument("Layer \"", layer.name, "\" expects ", least == most ? cat(least) : cat(least, " to ", most),
                     " input(s), but it received ", n, " input tensors");
  }
}

// Checks the number of inputs, that only optional ones are missing, and that the others are as the layer was built for,
// if it was. shape_of(i) returns no shape if input i is missing.
template <class F>
void check_inputs(const eager_layer& layer, int n, F shape_of) {
  const std::vector<Input>& declared = layer.kind.schema.inputs_;
  check_count(layer, n);
  for (int i = 0; i < n; ++i) {
    const Input& in = declared[static_cast<size_t>(i)];
    if (!shape_of(i) && !(in.flags & kOptional)) invalid_argument("input '", in.name, "' is missing");
  }
  const Built* built = layer.built();
  if (!built) return;
  for (const Expectation& e : built->expected) {
    const std::optional<ShapeView> shape = e.input < n ? shape_of(e.input) : std::nullopt;
    if (shape) check_expectation(layer, e, *shape);
  }
}

// The inputs of a call. Where a trace does not know a dim that the variables need, an op requires it when the function runs.
class Required {
 public:
  Required(eager_context& ctx, const eager_layer& layer, const Built& built, eager_tensor* const* inputs, int n)
      : inputs_(inputs) {
    if (!ctx.trace) return;
    for (const Expectation& e : built.expected) {
      if (e.kind != Expectation::dim || e.input >= n || !inputs[e.input]) continue;
      const ShapeView shape = inputs_[e.input]->shape();
      if (shape[e.axis < 0 ? e.axis + shape.rank : e.axis] >= 0) continue;
      const Ref<eager_op> op = Ref<eager_op>::adopt(new_op("require_dim"));
      op->set_int("axis", e.axis);
      op->set_int("dim", e.value);
      op->set_int("input", e.input);
      op->set_string("layer", layer.name.c_str());
      if (list_.empty()) list_.assign(inputs, inputs + n);
      made_.push_back(execute1(ctx, *op, {inputs_[e.input]}));
      list_[static_cast<size_t>(e.input)] = made_.back().get();
      inputs_ = list_.data();
    }
  }
  eager_tensor* const* inputs() const { return inputs_; }

 private:
  eager_tensor* const* inputs_;
  std::vector<eager_tensor*> list_;
  std::vector<TensorRef> made_;
};

// ---- Calls

// Runs the layer. A call that fails has released the outputs that it made.
void run_kind(const LayerKind& kind, LayerCall& c, eager_tensor** outputs) {
  try {
    kind.call(c);
  } catch (...) {
    for (int i = 0; i < c.num_outputs(); ++i) outputs[i]->release(), outputs[i] = nullptr;
    throw;
  }
}

// Runs the layer on symbols, in a trace that is dropped: what its ops refuse of the attributes and the inputs is refused while
// nothing has changed.
void try_call(const eager_context& ctx, const eager_layer& layer, const Built& built,
              const std::vector<LayerInput>& inputs) {
  const Ref<eager_context> trace = new_trace_context(ctx, layer.name);
  std::vector<TensorRef> symbols;
  for (const LayerInput& in : inputs)
    symbols.push_back(in.dtype == DType::none ? TensorRef() : Tracer::of(*trace).input(in.dtype, in.shape));
  const std::vector<eager_tensor*> given = handles(symbols);
  std::vector<eager_tensor*> outputs(layer.kind.schema.outputs_.size());
  LayerCall c(*trace, layer, built, given.data(), static_cast<int>(given.size()), false, outputs.data());
  run_kind(layer.kind, c, outputs.data());
  for (eager_tensor* one : outputs) one->release();
}

// ---- Attributes

// Checks what can be said of an attribute's value before the layer is built.
void check_value(const LayerKind& kind, const Attribute& a, const AttrValue& value) {
  if (a.type == AttrType::dtype && !is_floating(static_cast<DType>(value.i)))
    invalid_argument(a.name, " must be a floating dtype, not ", dtype_name(static_cast<DType>(value.i)));
  if (a.type != AttrType::string) return;
  a.check_choice(value.string);
  if (std::ranges::any_of(kind.variables,
                          [&](const LayerVariable& v) { return std::string_view(v.initializer) == a.name; }))
    check_initializer(value.string);
}

}  // namespace

eager_layer::eager_layer(const LayerKind& k, std::string layer_name)
    : Counted(Tag::layer), kind(k), name(layer_name.empty() ? k.schema.name : to_utf8(std::move(layer_name))),
      attributes_(Ref<eager_op>::adopt(new eager_op(k.schema))) {}

eager_layer::~eager_layer() { delete built_.load(std::memory_order_acquire); }

void eager_layer::set(std::string_view attribute, const std::function<void(eager_op&)>& set_one) {
  if (built()) {
    fail(Code::failed_precondition, "layer \"", name, "\" has been built: its attributes can no longer change");
  }
  name_layer(*this, [&] {
    const int i = kind.schema.number_of(attribute);
    const AttrValue before = i < 0 ? AttrValue() : attributes_->attrs[i];
    set_one(*attributes_);
    try {
      if (i >= 0) check_value(kind, kind.schema.attributes_[static_cast<size_t>(i)], attributes_->attrs[i]);
    } catch (...) {
      attributes_->attrs[i] = before;
      throw;
    }
  });
}

void eager_layer::build(eager_context& ctx, const std::vector<LayerInput>& inputs) {
  name_layer(*this, [&] {
    check_inputs(*this, static_cast<int>(inputs.size()), [&](int i) {
      const LayerInput& in = inputs[static_cast<size_t>(i)];
      return in.dtype == DType::none ? std::nullopt : std::optional(in.shape);
    });
    if (built()) return;
    eager_context& outside = outside_of_traces(ctx);
    const DrawState before = outside.draw_state();
    auto made = std::make_unique<Built>();
    try {
      const PauseTapes pause(outside);
      LayerBuilder builder(outside, *this, inputs, *made);
      kind.build(builder);
      try_call(outside, *this, *made, inputs);
    } catch (...) {
      outside.take_back(before);
      throw;
    }
    Built* none = nullptr;
    if (built_.compare_exchange_strong(none, made.get(), std::memory_order_acq_rel)) made.release();
    else outside.take_back(before);
  });
}

const Built& eager_layer::build_for(eager_context& ctx, eager_tensor* const* inputs, int n) {
  std::vector<LayerInput> described;
  for (int i = 0; i < n; ++i) {
    described.push_back(inputs[i] ? LayerInput{inputs[i]->dtype, inputs[i]->shape()} : LayerInput{DType::none, {}});
  }
  build(ctx, described);
  return *built();
}

void eager_layer::call(eager_context& ctx, eager_tensor* const* inputs, int n, bool training, eager_tensor** outputs,
                       int32_t& num_outputs) {
  const int32_t room = num_outputs, needed = static_cast<int32_t>(kind.schema.outputs_.size());
  num_outputs = needed;
  name_layer(*this, [&] {
    if (room < needed) invalid_argument("the layer has ", needed, " outputs, but there is room for ", room);
    const Built* now = built();
    if (!now) now = &build_for(ctx, inputs, n);
    else check_inputs(*this, n, [&](int i) { return inputs[i] ? std::optional(inputs[i]->shape()) : std::nullopt; });
    const Reading reading(*this);
    const Required required(ctx, *this, *now, inputs, n);
    LayerCall c(ctx, *this, *now, required.inputs(), n, training, outputs);
    run_kind(kind, c, outputs);
  });
}

void eager_layer::set_variable(int i, eager_variable& v) {
  Built* b = built_.load(std::memory_order_acquire);
  if (!b) fail(Code::failed_precondition, "layer \"", name, "\" has not been built yet: it has no variables");
  if (i < 0 || static_cast<size_t>(i) >= b->variables.size())
    invalid_argument("layer \"", name, "\" has ", b->variables.size(), " variables, and none of index ", i);
  Ref<eager_variable> former = Ref<eager_variable>::share(&v);  // what it holds then is released behind the replacement
  const Replacing replacing(*this);
  Ref<eager_variable>& at = b->variables[static_cast<size_t>(i)];
  if (v.dtype != at->dtype || !v.has_fixed_shape || !(ShapeView(v.shape) == at->shape)) {
    invalid_argument("Layer \"", name, "\" weight shape ", to_string(at->shape), " of ", dtype_name(at->dtype),
                     " is not compatible with provided weight shape ", to_string(v.shape), " of ", dtype_name(v.dtype));
  }
  std::swap(at, former);
}

eager_layer::Replacing::Replacing(eager_layer& layer) : num_readings_(layer.num_readings_) {
  int32_t none = 0;
  if (!num_readings_.compare_exchange_strong(none, kReplacing, std::memory_order_acquire)) {
    fail(Code::failed_precondition, "layer \"", layer.name,
         "\" is in use: its variables are not replaced while a call runs");
  }
}

namespace eager {

std::string layer_json(const eager_layer& layer) {
  const std::vector<Attribute>& declared = layer.kind.schema.attributes_;
  JsonWriter w;
  w.object([&] {
    w.member("kind", layer.kind.schema.name);
    w.member("name", layer.name);
    w.key("attributes");
    w.object([&] {
      for (size_t i = 0; i < declared.size(); ++i) {
        if (layer.attributes().attrs[i].given) {
          w.key(declared[i].name);
          write_value(w, declared[i].type, layer.attributes().attrs[i]);
        }
      }
    });
    w.key("variables");
    if (const Built* built = layer.built()) w.values(built->names);
    else w.null();
  });
  return w.take();
}

namespace {

Ref<eager_layer> read_layer(std::string_view json) {
  LoadBudget budget(0);
  const JsonDocument document = parse_json(json, "it", budget);
  const Json root = document.root();
  if (!root.is(JsonKind::object)) damaged("it is no object");
  Ref<eager_layer> layer =
      Ref<eager_layer>::adopt(new eager_layer(LayerKinds::global().find(to_string(member(root, "kind"))),
                                              std::string(to_string(member(root, "name")))));
  for_each_member(object_at(root, "attributes"), [&](std::string_view name, Json value) {
    const int i = layer->kind.schema.number_of(name);
    if (i < 0) invalid_argument("layer ", layer->kind.schema.name, " has no attribute '", name, "'");
    const Attribute& declared = layer->kind.schema.attributes_[static_cast<size_t>(i)];
    layer->set(name, [&](eager_op& attributes) { set_value(attributes, declared, value, budget); });
  });
  return layer;
}

}  // namespace

Ref<eager_layer> layer_from_json(std::string_view json) {
  constexpr std::string_view kFile = "the file is damaged";  // what reads JSON says
  try {
    return read_layer(json);
  } catch (Error& error) {
    if (const size_t at = error.message.find(kFile); error.code == Code::data_loss && at != std::string::npos)
      error.message.replace(at, kFile.size(), "the layer's text is damaged");
    throw;
  }
}

}  // namespace eager
