#include "runtime/custom_ops/definition.h"

#include <algorithm>
#include <cctype>
#include <cstring>
#include <exception>
#include <mutex>

#include "base/fork.h"
#include "base/small.h"
#include "base/status.h"
#include "runtime/core/callback.h"
#include "runtime/core/context.h"
#include "runtime/core/custom_ops.h"
#include "runtime/core/gradient.h"
#include "runtime/execute/execute.h"
#include "runtime/ops/families.h"

namespace eager {

void Turn::lock() {
  const uint32_t here = detail::fork_generation.load(std::memory_order_relaxed);
  for (;;) {
    uint32_t holder = holder_.load(std::memory_order_relaxed);
    if (holder == here) {
      holder_.wait(holder, std::memory_order_relaxed);
    } else if (holder_.compare_exchange_weak(holder, here, std::memory_order_acquire)) {
      return;
    }
  }
}

void Turn::unlock() {
  holder_.store(0, std::memory_order_release);
  holder_.notify_one();
}

CustomOpDef::~CustomOpDef() {
  if (destroy) destroy(user_data);
}

namespace {

constexpr int kFew = 8;
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

// Returns the number of inputs that the program's code sees: those left off at the end are absent ones.
int num_inputs_of(const OpDef& def, int num_given) {
  return std::max(num_given, static_cast<int>(def.inputs_.size()) - def.is_list_);
}

void write_values(const OpDef& def, const AttrValue* attrs, eager_value* values) {
  for (size_t i = 0; i < def.attributes_.size(); ++i) values[i] = value_of(def.attributes_[i].type, attrs[i]);
}

// The params of a kernel's call, which inference fills in.
struct KernelParams : CustomParams {
  const CustomOpDef* def;
  eager_value attrs[kMaxAttributes];
};
static_assert(sizeof(KernelParams) <= kMaxParams);

// Throws what a function of the program's returned. The error names the op, unless it names one already.
void check(eager_status* status, const CustomOpDef& def) {
  if (!status) [[likely]]
    return;
  Error error = error_of(*status);
  error.op = status->op.empty() ? def.name : status->op;
  eager_status_release(status);
  throw error;
}

// Calls a function of the program's, whose C++ exception becomes an error.
template <class F>
void call(const CustomOpDef& def, F f) {
  eager_status* status;
  try {
    status = f();
  } catch (const Error&) {
    throw;
  } catch (const std::bad_alloc&) {
    throw;
  } catch (const std::exception& e) {
    fail(Code::internal, "the program's code threw ", e.what());
  } catch (...) {
    fail(Code::internal, "the program's code threw what is no std::exception");
  }
  check(status, def);
}

eager_operand operand_of(const Operand& o) {
  void* data = o.data || !o.given() ? o.data : const_cast<unsigned char*>(kNoElements);
  return {data, o.dims, o.num_elements, o.rank, static_cast<int32_t>(o.dtype)};
}

// Makes every byte of a boolean 0 or 1.
void settle_booleans(const Operand& o) {
  auto* bytes = o.as<unsigned char>();
  for (int64_t i = 0; i < o.num_elements; ++i) bytes[i] = bytes[i] != 0;
}

// The kernel of every custom op. It throws an Error where the program's kernel fails. A native kernel is of the host or of GPUs.
int32_t run_kernel(KernelCall& c) {
  const auto& params = c.params_as<KernelParams>();
  const CustomOpDef& def = *params.def;
  const int n = num_inputs_of(def, c.num_inputs);
  Small<eager_operand, kFew> operands(n + c.num_outputs);
  for (int i = 0; i < n; ++i) operands[i] = i < c.num_inputs ? operand_of(c.inputs[i]) : eager_operand{};
  for (int i = 0; i < c.num_outputs; ++i) operands[n + i] = operand_of(c.outputs[i]);
  const eager_kernel_call given{sizeof given,       operands.get(),
                                operands.get() + n, n,
                                c.num_outputs,      static_cast<int32_t>(def.attributes_.size()),
                                c.device->index,    params.attrs,
                                c.device->stream()};
  const bool is_host = c.device->is_host();
  const eager_kernel_fn kernel = is_host ? def.kernel : def.gpu;
  auto run = [&] {
    call(def, [&]() -> eager_status* {
      if (kernel) return kernel(def.user_data, &given);
      def.native->run(given, def.user_data, def.is_serial);
      return nullptr;
    });
  };
  if (def.is_serial) {
    std::lock_guard turn(def.turn);
    run();
  } else {
    run();
  }
  for (int i = 0; is_host && i < c.num_outputs; ++i) {
    if (c.outputs[i].dtype == DType::boolean) settle_booleans(c.outputs[i]);
  }
  return 0;
}

// Asks the program's inference for the outputs, which the schema has begun.
void ask(const InferContext& c, const CustomOpDef& def, const eager_value* attrs, Signature::Inferred* outputs) {
  const int n = num_inputs_of(def, c.num_inputs()), m = static_cast<int>(def.outputs_.size());
  Small<eager_operand, kFew> inputs(n);
  for (int i = 0; i < n; ++i) {
    inputs[i] = {};
    if (i >= c.num_inputs() || !c.has_input(i)) continue;
    const ShapeView shape = c.input(i);
    inputs[i] = {nullptr, shape.dims, num_elements(shape), shape.rank, static_cast<int32_t>(c.dtype(i))};
  }
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
  call(def, [&] { return def.infer(def.user_data, &given); });
  for (int i = 0; i < m; ++i) {
    const char* output = def.outputs_[static_cast<size_t>(i)].name;
    if (ranks[i] < 0 || ranks[i] > kMaxRank)
      fail(Code::internal, "the inference gives output ", output, " rank ", ranks[i]);
    if (dtypes[i] <= 0 || dtypes[i] >= kNumDTypes || static_cast<DType>(dtypes[i]) == DType::string)
      fail(Code::internal, "the inference gives output ", output, " dtype ", dtypes[i]);
    for (int k = 0; k < ranks[i]; ++k) {
      if (dims[i][k] < kUnknown || (c.concrete() && dims[i][k] < 0))
        fail(Code::internal, "the inference gives dim ", k, " of output ", output, " as ", dims[i][k]);
    }
    outputs[i].rank = ranks[i];
    outputs[i].dtype = static_cast<DType>(dtypes[i]);
  }
}

void infer_outputs(InferContext& c) {
  const auto& def = static_cast<const CustomOpDef&>(c.def());
  auto& params = c.params<KernelParams>();
  params.run = run_kernel;
  params.def = &def;
  for (size_t i = 0; i < def.attributes_.size(); ++i) {
    const Attribute& a = def.attributes_[i];
    if (a.is_required && !c.attrs()[i].given) invalid_argument("attribute '", a.name, "' must be given");
  }
  write_values(def, c.attrs(), params.attrs);
  const int m = static_cast<int>(def.outputs_.size());
  Small<Signature::Inferred, 2> outputs(m);
  def.signature.infer(c, outputs.get());
  if (def.infer) ask(c, def, params.attrs, outputs.get());
  for (int i = 0; i < m; ++i) {
    const char* name = def.outputs_[static_cast<size_t>(i)].name;
    if (outputs[i].rank < 0) fail(Code::internal, "output ", name, " has no shape");
    for (int k = 0; k < outputs[i].rank && c.concrete(); ++k) {
      if (outputs[i].dims[k] < 0)
        invalid_argument("dim ", k, " of output ", name, " is one of an input that is absent");
    }
    c.output(outputs[i].dtype, {outputs[i].dims, outputs[i].rank});
  }
}

bool may_have_gradient(const Input& in) { return in.dtypes & (dtypes::floats | dtypes::complexes); }

// Appends what a gradient is given of an input or output that is saved.
void append_saved(const GradientContext& g, const Save& s, std::vector<Tensor>& saved) {
  const OpDef& def = g.def();
  const int fixed = static_cast<int>(def.inputs_.size()) - def.is_list_;
  const int end = !s.is_output && def.is_list_ && s.index == fixed ? g.num_inputs() : s.index + 1;
  for (int i = s.index; i < end; ++i) {
    const bool is_absent = !s.is_output && (i >= g.num_inputs() || g.input_dtype(i) == DType::none);
    if (is_absent) saved.emplace_back();
    else if (s.how == Saving::shape) saved.push_back(s.is_output ? g.output_shape(i) : g.input_shape(i));
    else saved.push_back(s.is_output ? g.output(i) : g.input(i));
  }
}

// Sets the gradient of an input, which must have the input's shape.
void set(GradientContext& g, int input, Tensor gradient) {
  if (!gradient || input >= g.num_inputs() || !g.needs(input)) return;
  if (gradient->flags & kShapeOnlyTensor)
    invalid_argument("input gradient #", input, " is the shape of a tensor, which has no values");
  const Tensor like = g.input_shape(input);
  if (!may_equal(gradient->shape(), like->shape())) {
    invalid_argument("input gradient #", input, " has shape ", to_string(gradient->shape()), ", the input ",
                     to_string(like->shape()));
  }
  g.set(input, g.cast(gradient, g.input_dtype(input)));
}

void compute_gradient(GradientContext& g) {
  const auto& def = static_cast<const CustomOpDef&>(g.def());
  const int n = num_inputs_of(def, g.num_inputs()), m = g.num_outputs();
  std::vector<Tensor> saved, output_gradients;
  for (const Save& s : def.named_saves) append_saved(g, s, saved);
  for (int i = 0; i < m; ++i) {
    Tensor dy = g.has_grad(i) ? g.grad(i) : g.zeros_like_output(i);
    if (dy->flags & kSparseRows) dy = Tensor(to_dense(g.context(), *dy));
    output_gradients.push_back(std::move(dy));
  }
  std::vector<eager_tensor*> in, dy, dx(static_cast<size_t>(n));
  for (const Tensor& t : saved) in.push_back(t.get());
  for (const Tensor& t : output_gradients) dy.push_back(t.get());
  if (def.gradient_call) {
    for (size_t i = 0; i < in.size(); ++i) {
      if (!in[i])
        invalid_argument("gradient_function is not given '", def.inputs_[def.named_saves[i].index].name,
                         "', which is absent");
    }
    // A function's ops may read values.
    for (size_t i = 0; i < in.size(); ++i) {
      if (!(in[i]->flags & kShapeOnlyTensor)) continue;
      saved[i] = g.op<"zeros_like">(saved[i]);
      in[i] = saved[i].get();
    }
    in.insert(in.end(), dy.begin(), dy.end());
    std::vector<Tensor> results;
    g.run_all(def.gradient_call.get(), in.data(), static_cast<int>(in.size()), nullptr, 0, results);
    size_t next = 0;
    for (int i = 0; i < n; ++i) {
      if (may_have_gradient(def.inputs_[static_cast<size_t>(i)])) set(g, i, std::move(results[next++]));
    }
    return;
  }
  std::vector<int32_t> needed;
  for (int i = 0; i < n; ++i) needed.push_back(i < g.num_inputs() && g.needs(i));
  eager_value attrs[kMaxAttributes];
  write_values(def, g.attrs(), attrs);
  const eager_op_gradient_call given{sizeof given,
                                     in.data(),
                                     dy.data(),
                                     dx.data(),
                                     needed.data(),
                                     attrs,
                                     static_cast<int32_t>(in.size()),
                                     m,
                                     n,
                                     static_cast<int32_t>(def.attributes_.size())};
  std::vector<TensorRef> results(static_cast<size_t>(n));
  eager_status* status = nullptr;
  try {
    call(def, [&] {
      status = def.gradient(def.user_data, &g.context(), &given);
      return static_cast<eager_status*>(nullptr);
    });
  } catch (...) {
    for (eager_tensor* t : dx) eager_tensor_release(t);
    throw;
  }
  take_gradients(g.context(), dx, status, results);
  for (int i = 0; i < n; ++i) set(g, i, std::move(results[static_cast<size_t>(i)]));
}

void gradient(GradientContext& g) {
  name_errors(g.def().name, [&] { compute_gradient(g); });
}

// Declares what a gradient reads, "x z shape(y)", and besides the shapes that its results are checked by.
void declare_gradient(CustomOpDef& def, const char* saves) {
  std::string all;
  std::string_view rest = saves ? saves : "";
  auto names_one = [&](std::string_view word) {
    return std::ranges::count(def.inputs_, word, [](const Input& in) { return std::string_view(in.name); }) +
               std::ranges::count(def.outputs_, word, [](const Output& out) { return std::string_view(out.name); }) >
           0;
  };
  auto add = [&](std::string_view word) { all += cat(all.empty() ? "" : " ", std::string(word)); };
  while (!rest.empty()) {
    const size_t length = std::min(rest.find(' '), rest.size());
    const std::string_view word = rest.substr(0, length);
    rest.remove_prefix(std::min(length + 1, rest.size()));
    if (word.empty()) continue;
    const bool is_shape = word.starts_with("shape(") && word.ends_with(")");
    if (!names_one(is_shape ? word.substr(6, word.size() - 7) : word))
      invalid_argument("saves names '", std::string(word), "', which is no input or output");
    add(word);
  }
  def.OpDef::gradient(gradient, all.c_str());
  def.named_saves = std::exchange(def.saves_, {});
  // A tape saves a tensor once, whole if that is asked for. The gradients' shapes are checked by those of the inputs.
  auto save = [&](bool is_output, size_t i) {
    const auto is_it = [&](const Save& s) { return s.is_output == is_output && s.index == i; };
    const bool is_whole =
        std::ranges::any_of(def.named_saves, [&](const Save& s) { return is_it(s) && s.how == Saving::whole; });
    const bool is_named = std::ranges::any_of(def.named_saves, is_it);
    if (is_output && !is_named && def.outputs_.size() == 1) return;
    def.saves_.push_back({is_output, is_whole ? Saving::whole : Saving::shape, static_cast<uint8_t>(i)});
    const auto at = static_cast<int8_t>(def.saves_.size() - 1);
    if (!def.is_list_ && i < 8) (is_output ? def.output_save_ : def.input_save_)[i] = at;
  };
  for (size_t i = 0; i < def.inputs_.size(); ++i) save(false, i);
  for (size_t i = 0; i < def.outputs_.size(); ++i) save(true, i);
}

// Checks that a gradient function takes what is saved and the output gradients, and gives a gradient for each input that can
// have one.
void check_gradient_function(const CustomOpDef& def, int num_inputs, int num_outputs) {
  if (def.is_list_) invalid_argument("an op with a list has no gradient_function, but may have a gradient");
  const size_t takes = def.named_saves.size() + def.outputs_.size();
  const auto gives = std::ranges::count_if(def.inputs_, may_have_gradient);
  if (static_cast<size_t>(num_inputs) != takes)
    invalid_argument("gradient_function takes ", num_inputs, " tensors, not ", takes,
                     ": what saves names, and the output gradients");
  if (num_outputs != gives)
    invalid_argument("gradient_function gives ", num_outputs, " tensors, not ", gives,
                     ": one for each input of floats");
}

// Reports whether a name is words of letters, digits and "_" with dots between them.
bool is_name(const char* name) {
  bool has_dot = false, begins_word = true;
  for (const char* p = name; *p; ++p) {
    if (*p == '.') {
      if (begins_word) return false;
      has_dot = begins_word = true;
      continue;
    }
    const auto c = static_cast<unsigned char>(*p);
    if (!std::isalnum(c) && c != '_') return false;
    if (p == name && std::isdigit(c)) return false;
    begins_word = false;
  }
  return has_dot && !begins_word;
}

// Gives a definition the index of the kernel for the kinds of device that it has code for.
void choose_devices(CustomOpDef& def) {
  const bool native_is_for_gpus = def.native && def.native->is_for_gpus();
  if (def.native && (native_is_for_gpus ? def.gpu : def.kernel))
    invalid_argument("both ", native_is_for_gpus ? "gpu" : "kernel", " and a C function for its devices are given");
  const bool has_host = def.kernel || (def.native && !native_is_for_gpus), has_gpu = def.gpu || native_is_for_gpus;
  const char* name = !has_gpu ? kCustomOp : has_host ? kCustomOpAlsoOnGpus : kCustomOpOnGpus;
  def.index = Registry::global().find(name)->index;
}

}  // namespace

std::shared_ptr<CustomOpDef> define_custom_op(const eager_op_definition& given, NativeCode code,
                                              Ref<eager_op> gradient_call, int num_inputs, int num_outputs) {
  if (!given.name) invalid_argument("name is NULL");
  if (!is_name(given.name))
    invalid_argument("an op of the program's has a name of letters, digits and '_' with a dot, not '", given.name, "'");
  if (!given.schema) invalid_argument("schema is NULL");
  if (!given.kernel && !given.gpu && !code.call) invalid_argument("neither kernel nor gpu is given");
  if (given.version < 0) invalid_argument("version is negative: ", given.version);
  constexpr int32_t kFlags = EAGER_OP_EFFECTS | EAGER_OP_SERIAL | EAGER_OP_NO_GRADIENT;
  if (given.flags & ~kFlags) invalid_argument("unknown flags ", given.flags);
  const bool has_gradient = given.gradient || gradient_call;
  if (given.gradient && gradient_call) invalid_argument("both gradient and gradient_function are given");
  if (has_gradient && given.flags & EAGER_OP_NO_GRADIENT) invalid_argument("an op without gradient is given one");

  auto def = std::make_shared<CustomOpDef>();
  def->name = lasting_name(given.name);
  def->description_text = given.description ? given.description : "";
  def->description = def->description_text.c_str();
  def->version = def->oldest = std::max(given.version, 1);
  def->is_custom_ = true;
  def->is_serial = given.flags & EAGER_OP_SERIAL;
  def->infer = given.infer;
  def->kernel = given.kernel;
  def->gpu = given.gpu;
  def->gradient = given.gradient;
  def->gradient_call = std::move(gradient_call);
  def->signature.read(given.schema, *def, given.infer != nullptr);
  def->infer_ = infer_outputs;
  if (code.call)
    def->native = std::make_unique<NativeKernel>(*def, def->signature, given.infer, code.library, code.call);
  choose_devices(*def);
  if (given.flags & EAGER_OP_EFFECTS) def->effects(kCallback);
  if (given.flags & EAGER_OP_NO_GRADIENT) def->no_gradient();
  if (has_gradient) declare_gradient(*def, given.saves);
  else if (given.saves && *given.saves) invalid_argument("saves is given without a gradient");
  if (def->gradient_call) check_gradient_function(*def, num_inputs, num_outputs);
  return def;
}

void define_custom_ops(Registry& r) {
  for (const char* name : {kCustomOp, kCustomOpAlsoOnGpus, kCustomOpOnGpus}) {
    r.op(name).describe("An op that the program defines.").internal().infer([](InferContext& c) {
      invalid_argument(c.def().name, " is no op");
    });
  }
}

}  // namespace eager
