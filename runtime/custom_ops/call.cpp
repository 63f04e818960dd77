#include "runtime/custom_ops/call.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <mutex>
#include <string>

#include "base/small.h"
#include "base/status.h"
#include "runtime/core/context.h"
#include "runtime/core/custom_ops.h"
#include "runtime/core/device_manager.h"
#include "runtime/execute/launch.h"

namespace eager {

void throw_status(eager_status* status, const CustomOpDef& def) {
  const std::unique_ptr<eager_status, decltype(&eager_status_release)> owner(status, eager_status_release);
  throw_of_program([&] {
    Error error = error_of(*status);
    error.op = status->op.empty() ? def.name : status->op;
    const std::string named = " [Op:" + error.op + "]";  // which the text of an error with an op gets
    if (error.message.ends_with(named)) error.message.resize(error.message.size() - named.size());
    return error;
  });
}

namespace {

constexpr int kFew = 8;
constexpr int kMostOwn = 4;  // the inputs, and the outputs, of a call that goes the way of its own
alignas(64) constexpr unsigned char kNoElements[64] = {};  // what an operand without elements points at

eager_value value_of(AttrType type, const AttrValue& a) {
  eager_value v{};
  if (!a.given) return v;
  switch (type) {
    case AttrType::real:
      v.type = EAGER_VALUE_FLOAT;
      v.f = a.f;
      return v;
    case AttrType::string:
      v.type = EAGER_VALUE_STRING;
      v.p = a.string;
      v.count = static_cast<int32_t>(std::strlen(a.string));
      return v;
    case AttrType::ints:
      v.type = EAGER_VALUE_INTS;
      v.p = a.ints ? static_cast<const void*>(a.ints) : kNoElements;
      v.count = a.count;
      return v;
    case AttrType::boolean: v.type = EAGER_VALUE_BOOL; break;
    case AttrType::dtype: v.type = EAGER_VALUE_DTYPE; break;
    default: v.type = EAGER_VALUE_INT; break;
  }
  v.i = a.i;
  return v;
}

}  // namespace

void write_values(const OpDef& def, const AttrValue* attrs, eager_value* values) {
  for (size_t i = 0; i < def.attributes_.size(); ++i) values[i] = value_of(def.attributes_[i].type, attrs[i]);
}

namespace {

// The params of the kernel.
struct KernelParams : CustomParams {
  const CustomOpDef* def;
  const NativeFunction*
      function;  // the C function, of which values are prepared; NULL: there is none, or no room for them
  // The values of the attributes, and behind them those that the function is passed.
  alignas(8) unsigned char room[kMaxParams - 3 * sizeof(void*)];

  const eager_value* attrs() const { return reinterpret_cast<const eager_value*>(room); }
  eager_value* attrs() { return reinterpret_cast<eager_value*>(room); }
  const NativeValue* values() const { return reinterpret_cast<const NativeValue*>(attrs() + def->attributes_.size()); }
  NativeValue* values() { return reinterpret_cast<NativeValue*>(attrs() + def->attributes_.size()); }
  bool has_room_for(size_t num_values) const {
    return def->attributes_.size() * sizeof(eager_value) + num_values * sizeof(NativeValue) <= sizeof room;
  }
};
static_assert(sizeof(KernelParams) == kMaxParams);
static_assert(kMaxAttributes * sizeof(eager_value) <= sizeof KernelParams::room);

// Runs the program's kernel, whose values may have been prepared.
void run_program(const CustomOpDef& def, eager_kernel_fn kernel, const eager_kernel_call& given,
                 const NativeFunction* function, const NativeValue* values) {
  auto run = [&] {
    if (kernel) return call_program(def, [&] { return kernel(def.user_data, &given); });
    if (function) return def.native->run(given, *function, values, def.is_serial);
    Small<NativeValue, 12> now(static_cast<int>(def.native->most_parameters()));
    const NativeFunction& found = def.native->prepare(given, def.user_data, now.get());
    def.native->run(given, found, now.get(), def.is_serial);
  };
  if (!def.is_serial) return run();
  std::lock_guard turn(def.turn);
  run();
}

eager_operand operand_of(const Operand& o) {
  void* data = o.data || !o.given() ? o.data : const_cast<unsigned char*>(kNoElements);
  return {data, o.dims, o.num_elements, o.rank, static_cast<int32_t>(o.dtype)};
}

eager_operand operand_of(const eager_tensor& t) {
  void* data = t.data ? t.data : const_cast<unsigned char*>(kNoElements);
  return {data, t.dims, t.num_elements, t.rank, static_cast<int32_t>(t.dtype)};
}

// Makes every byte of booleans 0 or 1.
void settle_booleans(const eager_operand& o) {
  if (static_cast<DType>(o.dtype) != DType::boolean) return;
  auto* bytes = static_cast<unsigned char*>(o.data);
  for (int64_t i = 0; i < o.num_elements; ++i) bytes[i] = bytes[i] != 0;
}

// The kernel of every op of the program's. It throws an Error where the program's kernel fails. A native kernel is of the host or
// of GPUs.
int32_t run_custom(KernelCall& c) {
  const auto& params = c.params_as<KernelParams>();
  const CustomOpDef& def = *params.def;
  const int n = num_inputs_of(def, c.num_inputs);
  Small<eager_operand, kFew> operands(n + c.num_outputs);
  for (int i = 0; i < c.num_inputs; ++i) operands[i] = operand_of(c.inputs[i]);
  for (int i = c.num_inputs; i < n; ++i) operands[i] = {};
  for (int i = 0; i < c.num_outputs; ++i) operands[n + i] = operand_of(c.outputs[i]);
  const eager_kernel_call given{sizeof given,       operands.get(),
                                operands.get() + n, n,
                                c.num_outputs,      static_cast<int32_t>(def.attributes_.size()),
                                c.device->index,    params.attrs(),
                                c.device->stream()};
  const bool is_host = c.device->is_host();
  run_program(def, is_host ? def.kernel : def.gpu, given, params.function, params.values());
  for (int i = 0; is_host && i < c.num_outputs; ++i) settle_booleans(operands[n + i]);
  return 0;
}

eager_operand operand_of(ShapeView shape, DType dtype) {
  return {nullptr, shape.dims, num_elements(shape), shape.rank, static_cast<int32_t>(dtype)};
}

// Describes the inputs that the program's code sees, without their elements.
void describe(const InferContext::Inputs& in, int n, eager_operand* operands) {
  for (int i = 0; i < n; ++i) {
    const bool is_given = i < in.count && in.dtypes[i] != DType::none;
    operands[i] = is_given ? operand_of(in.shapes[i], in.dtypes[i]) : eager_operand{};
  }
}

// Asks the program's inference for the outputs, which the schema has begun.
void ask(const CustomOpDef& def, const InferContext::Inputs& in, bool is_concrete, const eager_value* attrs,
         Signature::Inferred* outputs) {
  const int n = num_inputs_of(def, in.count), m = static_cast<int>(def.outputs_.size());
  Small<eager_operand, kFew> inputs(n);
  describe(in, n, inputs.get());
  Small<int32_t, kFew> dtypes(m), ranks(m);
  Small<int64_t*, kFew> dims(m);
  for (int i = 0; i < m; ++i) {
    dtypes[i] = static_cast<int32_t>(outputs[i].dtype);
    ranks[i] = outputs[i].rank;
    dims[i] = outputs[i].dims;
    std::fill(outputs[i].dims + std::max(outputs[i].rank, 0), outputs[i].dims + kMaxRank, kUnknown);
  }
  const eager_infer_call given{
      sizeof given, inputs.get(), attrs,     n, static_cast<int32_t>(def.attributes_.size()), m, 0,
      dtypes.get(), ranks.get(),  dims.get()};
  call_program(def, [&] { return def.infer(def.user_data, &given); });
  for (int i = 0; i < m; ++i) {
    const char* output = def.outputs_[static_cast<size_t>(i)].name;
    if (ranks[i] < 0 || ranks[i] > kMaxRank)
      fail(Code::internal, "the inference gives output ", output, " rank ", ranks[i]);
    if (dtypes[i] <= 0 || dtypes[i] >= kNumDTypes || static_cast<DType>(dtypes[i]) == DType::string)
      fail(Code::internal, "the inference gives output ", output, " dtype ", dtypes[i]);
    for (int k = 0; k < ranks[i]; ++k) {
      if (dims[i][k] < kUnknown || (is_concrete && dims[i][k] < 0))
        fail(Code::internal, "the inference gives dim ", k, " of output ", output, " as ", dims[i][k]);
    }
    outputs[i].rank = ranks[i];
    outputs[i].dtype = static_cast<DType>(dtypes[i]);
  }
}

// Infers the outputs by the schema and then by the program. attrs: the program's view of given_attrs.
void infer_outputs(const CustomOpDef& def, const InferContext::Inputs& in, bool is_concrete,
                   const AttrValue* given_attrs, const eager_value* attrs, Signature::Inferred* outputs) {
  for (size_t i = 0; i < def.attributes_.size(); ++i) {
    const Attribute& a = def.attributes_[i];
    if (a.is_required && !given_attrs[i].given) invalid_argument("attribute '", a.name, "' must be given");
  }
  const bool is_known = def.signature.infer(def, in, given_attrs, outputs);
  if (def.infer) ask(def, in, is_concrete, attrs, outputs);
  if (is_known) return;
  for (size_t i = 0; i < def.outputs_.size(); ++i) {
    const char* name = def.outputs_[i].name;
    if (outputs[i].rank < 0) fail(Code::internal, "output ", name, " has no shape");
    for (int k = 0; k < outputs[i].rank && is_concrete; ++k) {
      if (outputs[i].dims[k] < 0)
        invalid_argument("dim ", k, " of output ", name, " is one of an input that is absent");
    }
  }
}

// Prepares what the C function is passed that no address decides.
void prepare(KernelParams& params, const InferContext::Inputs& in, const Signature::Inferred* outputs) {
  const CustomOpDef& def = *params.def;
  const int n = num_inputs_of(def, in.count), m = static_cast<int>(def.outputs_.size());
  Small<eager_operand, kFew> operands(n + m);
  describe(in, n, operands.get());
  for (int i = 0; i < m; ++i) operands[n + i] = operand_of({outputs[i].dims, outputs[i].rank}, outputs[i].dtype);
  eager_kernel_call given{};
  given.inputs = operands.get();
  given.outputs = operands.get() + n;
  given.num_inputs = n;
  given.num_outputs = m;
  given.attrs = params.attrs();
  params.function = &def.native->prepare(given, def.user_data, params.values());
}

}  // namespace

void infer_custom(InferContext& c) {
  const auto& def = static_cast<const CustomOpDef&>(c.def());
  auto& params = c.params<KernelParams>();
  params.run = run_custom;
  params.def = &def;
  params.function = nullptr;
  write_values(def, c.attrs(), params.attrs());
  const int m = static_cast<int>(def.outputs_.size());
  Small<Signature::Inferred, 2> outputs(m);
  infer_outputs(def, c.inputs(), c.concrete(), c.attrs(), params.attrs(), outputs.get());
  for (int i = 0; i < m; ++i) c.output(outputs[i].dtype, {outputs[i].dims, outputs[i].rank});
  if (c.concrete() && def.native && params.has_room_for(def.native->most_parameters()))
    prepare(params, c.inputs(), outputs.get());
}

bool take_custom(eager_context& ctx, const Call& call) {
  const auto& def = static_cast<const CustomOpDef&>(call.op.def);
  const int n = call.num_inputs, m = static_cast<int>(def.outputs_.size());
  if (n != static_cast<int>(def.leaders.size()) || n > kMostOwn || m > kMostOwn || m > call.num_outputs) return false;
  const int wanted = wanted_device(ctx, call.op);
  if (wanted > kHostDevice || (n == 0 && wanted < 0 && ctx.default_device != kHostDevice)) return false;
  if (ctx.trace && def.effects_ != kNoEffects) return false;
  ShapeView shapes[kMostOwn];
  DType dtypes[kMostOwn];
  eager_operand operands[2 * kMostOwn];
  for (int i = 0; i < n; ++i) {
    const eager_tensor* t = call.inputs[i];
    if (!t || tag_of(t) != Tag::tensor || !t->is_plain_on_host()) return false;
    if (!contains(def.inputs_[static_cast<size_t>(i)].dtypes, t->dtype)) return false;
    if (t->dtype != call.inputs[def.leaders[static_cast<size_t>(i)]]->dtype) return false;
    dtypes[i] = t->dtype;
    shapes[i] = t->shape();
    operands[i] = operand_of(*t);
  }
  eager_value attrs[kMaxAttributes];
  write_values(def, call.attrs, attrs);
  Signature::Inferred outputs[kMostOwn];
  infer_outputs(def, {n, shapes, dtypes, call.inputs}, true, call.attrs, attrs, outputs);
  for (int i = 0; i < m; ++i) {
    call.outputs[i] = new_tensor(outputs[i].dtype, {outputs[i].dims, outputs[i].rank}, kHostDevice);
    operands[n + i] = operand_of(*call.outputs[i]);
  }
  const eager_kernel_call given{
      sizeof given, operands, operands + n, n, m, static_cast<int32_t>(def.attributes_.size()),
      kHostDevice,  attrs,    nullptr};
  try {
    run_program(def, def.kernel, given, nullptr, nullptr);
  } catch (const std::bad_alloc&) {  // of the library's: a launch asks the collectors, and runs the kernel again
    release_all(call.outputs, m);
    return false;
  }
  for (int i = 0; i < m; ++i) settle_booleans(operands[n + i]);
  call.num_outputs = m;
  if (ctx.is_recording())
    tell_recorders(ctx, {&call.op, call.attrs, call.attrs != call.op.attrs, call.inputs, n, call.outputs, m});
  return true;
}

}  // namespace eager
