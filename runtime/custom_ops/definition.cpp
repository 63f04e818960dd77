#include "runtime/custom_ops/definition.h"

#include <algorithm>
#include <cctype>
#include <mutex>

#include "base/error.h"
#include "base/fork.h"
#include "runtime/core/callback.h"
#include "runtime/core/context.h"
#include "runtime/core/custom_ops.h"
#include "runtime/core/gradient.h"
#include "runtime/custom_ops/call.h"
#include "runtime/ops/families.h"

namespace eager {

namespace {

thread_local constinit const char this_thread = 0;  // its address tells threads apart

}  // namespace

void Turn::lock() {
  const uint32_t here = detail::fork_generation.load(std::memory_order_relaxed);
  for (;;) {
    uint32_t since = held_since_.load(std::memory_order_relaxed);
    if (since == here) {
      if (holder_.load(std::memory_order_relaxed) == &this_thread)
        fail(Code::failed_precondition, "the op is serial, and its kernel runs it again");
      held_since_.wait(since, std::memory_order_relaxed);
    } else if (held_since_.compare_exchange_weak(since, here, std::memory_order_acquire)) {
      holder_.store(&this_thread, std::memory_order_relaxed);
      return;
    }
  }
}

void Turn::unlock() {
  holder_.store(nullptr, std::memory_order_relaxed);
  held_since_.store(0, std::memory_order_release);
  held_since_.notify_one();
}

CustomOpDef::~CustomOpDef() {
  if (destroy) destroy(user_data);
}

namespace {

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

// Sets the gradient of an input, which must have the input's shape, or of an elementwise op the output's.
void set(GradientContext& g, int input, Tensor gradient) {
  if (!gradient || input >= g.num_inputs() || !g.needs(input)) return;
  const Tensor like = g.input_shape(input);
  const auto require = [&](const Tensor& wanted) {
    gradient =
        require_shape(g.context(), std::move(gradient).own(), *wanted, cat("input gradient #", input), g.def().name);
  };
  if (static_cast<const CustomOpDef&>(g.def()).signature.broadcasts()) {
    const Tensor whole = g.grad(0);  // of the output's shape
    if (may_equal(gradient->shape(), whole->shape())) {
      if (!may_equal(gradient->shape(), like->shape())) require(whole);
      gradient = g.sum_like(std::move(gradient), input);
    }
  }
  require(like);
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
    call_program(def, [&] {
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

// Lets calls with values on the host go the way of their own.
void choose_way(CustomOpDef& def) {
  const bool has_host = def.kernel || (def.native && !def.native->is_for_gpus());
  if (!has_host || def.is_list_) return;
  for (const Input& in : def.inputs_) {
    const auto is_of_group = [&](const Input& other) { return &other == &in || (in.group && other.group == in.group); };
    def.leaders.push_back(static_cast<uint8_t>(std::ranges::find_if(def.inputs_, is_of_group) - def.inputs_.begin()));
  }
  def.way_ = take_custom;
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
  def->runs_code_ = given.kernel || given.gpu || given.infer;
  def->is_serial = given.flags & EAGER_OP_SERIAL;
  def->infer = given.infer;
  def->kernel = given.kernel;
  def->gpu = given.gpu;
  def->gradient = given.gradient;
  def->gradient_call = std::move(gradient_call);
  def->signature.read(given.schema, *def, given.infer != nullptr);
  def->infer_ = infer_custom;
  if (code.call) {
    def->native = std::make_unique<NativeKernel>(*def, def->signature, given.infer, code.library, code.call);
    if (def->native->is_elementwise()) def->signature.let_broadcast();
  }
  choose_devices(*def);
  choose_way(*def);
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
