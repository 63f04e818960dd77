#include "runtime/execute.h"

#include <cstring>
#include <memory>
#include <new>

#include "runtime/autograd/gradient.h"
#include "runtime/core/device_manager.h"

namespace eager {

namespace {

// A tensor that is not weak, with a weak scalar's value.
TensorRef strong_scalar(const eager_tensor& t, DType dtype) {
  TensorRef strong = TensorRef::adopt(new_tensor(dtype, t.shape(), kHostDevice));
  convert_scalar(t, dtype, strong->data);
  return strong;
}

// Values in place for the usual few, on the heap beyond.
template <class T, int N>
class Small {
 public:
  explicit Small(int n) : data_(n <= N ? reinterpret_cast<T*>(inline_) : new T[static_cast<size_t>(n)]), is_heap_(n > N) {}
  ~Small() { if (is_heap_) delete[] data_; }
  Small(const Small&) = delete;
  Small& operator=(const Small&) = delete;
  T* get() { return data_; }
  T& operator[](int i) { return data_[i]; }

 private:
  T* data_;
  bool is_heap_;
  alignas(T) unsigned char inline_[sizeof(T) * N];
};

constexpr int kFew = 6;

Kernel find_kernel(const OpDef& def, DType dtype, int device_index) {
  Kernel k = device_at(device_index).kernels[def.index * kNumDTypes + static_cast<int>(dtype)];
  if (!k) [[unlikely]] {
    fail(Code::unimplemented, "Could not find device for node: no kernel of ", def.name, " for ", dtype_name(dtype),
         " on ", device_at(device_index).name());
  }
  return k;
}

void set_operand(Operand& o, const eager_tensor& t) {
  o.data = t.data;
  o.dims = t.dims;
  o.num_elements = t.num_elements;
  o.rank = t.rank;
  o.dtype = t.dtype;
  o.is_immediate = false;
}

void set_immediate(Operand& o, DType dtype, const eager_tensor& t) {
  convert_scalar(t, dtype, o.immediate);
  o.data = o.immediate;
  o.dims = t.dims;
  o.num_elements = 1;
  o.rank = 0;
  o.dtype = dtype;
  o.is_immediate = true;
}

void launch(const OpDef& def, Kernel kernel, int device_index, Operand* in, int num_in, Operand* out, int num_out,
            const void* params, size_t params_size, bool same_shape) {
  char message[kMaxMessage];
  Device& device = device_at(device_index);
  KernelCall call{in, out, num_in, num_out, params, params_size, def.name, &device, same_shape, message};
  int32_t code = device_index == kHostDevice ? kernel(call) : device.launch(kernel, call);
  if (code != 0) [[unlikely]] {
    message[kMaxMessage - 1] = 0;
    fail(static_cast<Code>(code), std::string(message));
  }
}

[[gnu::noinline]] void tell_recorders(eager_context& ctx, const Executed& e) {
  for (Recorder* r : ctx.recorders()) r->record(e);
}

}  // namespace

void run_elementwise(eager_op& op, eager_tensor* const* inputs, int n, eager_tensor& out) {
  if (const Loop loop = out.device_index == kHostDevice && out.num_elements <= kShortLoop ? op.loops[static_cast<int>(out.dtype)] : nullptr) {
    const void* data[] = {inputs[0]->data, inputs[n - 1]->data};
    loop(data, out.data, out.num_elements, nullptr);
    return;
  }
  Kernel kernel = find_kernel(op.def, out.dtype, out.device_index);
  Operand operands[3];
  set_operand(operands[0], *inputs[0]);
  set_operand(operands[1], *inputs[n - 1]);
  set_operand(operands[2], out);
  launch(op.def, kernel, out.device_index, operands, n, operands + 2, 1, nullptr, 0, true);
}

class OutputList {
 public:
  struct Item {
    DType dtype;
    int32_t alias;  // input, or -1
    int64_t offset;
    Shape shape;
  };
  ~OutputList() { for (int i = 4; i < size_; ++i) delete more_[static_cast<size_t>(i - 4)]; }
  Item& add() {
    if (size_ == kMaxOutputs) [[unlikely]] invalid_argument("an op has at most ", kMaxOutputs, " outputs");
    if (size_ < 4) return *new (few_ + sizeof(Item) * static_cast<size_t>(size_++)) Item;
    more_.push_back(new Item);
    ++size_;
    return *more_.back();
  }
  int size() const { return size_; }
  bool all_alias() const { return num_aliases_ == size_ && size_ > 0; }
  void add_alias() { ++num_aliases_; }
  Item& operator[](int i) { return i < 4 ? *std::launder(reinterpret_cast<Item*>(few_ + sizeof(Item) * static_cast<size_t>(i))) : *more_[static_cast<size_t>(i - 4)]; }

 private:
  int size_ = 0, num_aliases_ = 0;
  std::vector<Item*> more_;
  alignas(Item) unsigned char few_[4 * sizeof(Item)];
};

void InferContext::output(DType dtype, ShapeView shape) {
  OutputList::Item& o = outputs_->add();
  o.dtype = dtype;
  o.alias = -1;
  o.shape = shape;
}

void InferContext::alias(int i, DType dtype, ShapeView shape, int64_t offset) {
  OutputList::Item& o = outputs_->add();
  outputs_->add_alias();
  o.dtype = dtype;
  o.alias = i;
  o.offset = offset;
  o.shape = shape;
}

void InferContext::random(uint64_t seed, int64_t blocks, uint64_t& key, uint64_t& counter) {
  if (seed == 0) return context_->draw(blocks, key, counter);
  key = seed;
  counter = 0;
}

bool InferContext::host_ints(int i, std::vector<int64_t>& out) const {
  if (!has_input(i) || !tensors_ || (tensors_[i]->flags & kSymbolic)) return false;
  const eager_tensor& t = *tensors_[i];
  if (!device_at(t.device_index).is_host()) invalid_argument("input #", i, " must be on the host");
  out.resize(static_cast<size_t>(t.num_elements));
  const char* at = static_cast<const char*>(t.data);
  for (int64_t& v : out) {
    switch (t.dtype) {
      case DType::int32: { int32_t x; std::memcpy(&x, at, 4); v = x; break; }
      case DType::int64: std::memcpy(&v, at, 8); break;
      default: invalid_argument("input #", i, " must be int32 or int64, not ", dtype_name(t.dtype));
    }
    at += t.element_size();
  }
  return true;
}

void record_short(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** output) {
  try {
    tell_recorders(ctx, {&op, op.attrs, false, inputs, n, output, 1});
  } catch (...) {
    (*output)->release();
    *output = nullptr;
    throw;
  }
}

// The general path, a step a function, in the order in which they stand.
class Executor {
 public:
  Executor(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, const AttrValue* attrs)
      : ctx_(ctx), op_(op), def_(op.def), n_(n), attrs_(attrs), inputs_(n), dtypes_(n), shapes_(n), owned_(n), by_value_(n) {
    for (int i = 0; i < n; ++i) {
      inputs_[i] = inputs[i];
      owned_[i] = nullptr;
      by_value_[i] = false;
    }
  }
  ~Executor() {
    for (int i = 0; i < n_; ++i) {
      if (owned_[i]) owned_[i]->release();
    }
  }

  // The middle way: inputs of one group that are all plain and of one dtype and device need no checks, promotion,
  // placement, copies. False: nothing has happened.
  static bool run_plain(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, const AttrValue* attrs,
                        eager_tensor** outputs, int32_t& num_outputs);
  void check_inputs();
  void promote_inputs();
  void promote_shapes();  // of inputs that have no values
  void infer(bool has_values = true);
  void place();
  void run(eager_tensor** outputs);
  void record(eager_tensor* const* outputs) {
    if (!ctx_.is_recording()) return;
    settle_weak();
    tell_recorders(ctx_, {&op_, attrs_, attrs_ != op_.attrs, inputs_.get(), n_, outputs, outputs_.size()});
  }
  OutputList& outputs() { return outputs_; }

 private:
  const Input& input_def(int i) const {
    int last = static_cast<int>(def_.inputs_.size()) - 1;
    return def_.inputs_[static_cast<size_t>(i < last ? i : last)];
  }
  void replace(int i, TensorRef t) {
    if (owned_[i]) owned_[i]->release();
    inputs_[i] = owned_[i] = t.take();
  }
  void settle_weak();
  DType group_dtype(char group, bool to_float) const;
  void bring_to_device(int i, Operand& operand);
  [[noreturn]] void wrong_dtype(int i, DType dtype) const;

  eager_context& ctx_;
  eager_op& op_;
  const OpDef& def_;
  const int n_;
  const AttrValue* attrs_;
  Small<eager_tensor*, kFew> inputs_;
  Small<DType, kFew> dtypes_;
  Small<ShapeView, kFew> shapes_;
  Small<eager_tensor*, kFew> owned_;  // made here: dense forms, casts
  Small<bool, kFew> by_value_;        // a weak scalar that is converted, not cast
  OutputList outputs_;
  InferContext infer_;
  std::vector<TensorRef> copies_;
  int device_ = 0;
  bool is_symbolic_ = false;
  alignas(16) unsigned char params_[kMaxParams];
};

bool Executor::run_plain(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, const AttrValue* attrs,
                         eager_tensor** outputs, int32_t& num_outputs) {
  constexpr int kMost = 3, kMostOutputs = 4;
  const OpDef& def = op.def;
  if (!op.is_uniform || n > kMost || n != static_cast<int>(def.inputs_.size())) return false;
  const eager_tensor* first = inputs[0];
  if (!first || tag_of(first) != Tag::tensor || !contains(def.inputs_[0].dtypes, first->dtype)) return false;
  const int device = first->device_index;
  const int wanted = op.device_index >= 0 ? op.device_index : ctx.scope;
  if (wanted >= 0 && wanted != device) return false;
  DType dtypes[kMost];
  ShapeView shapes[kMost];
  for (int i = 0; i < n; ++i) {
    const eager_tensor* t = inputs[i];
    if (!t || tag_of(t) != Tag::tensor || t->flags != 0 || t->dtype != first->dtype || t->device_index != device) return false;
    dtypes[i] = t->dtype;
    shapes[i] = t->shape();
  }
  alignas(16) unsigned char params[kMaxParams];
  OutputList list;
  InferContext infer;
  infer.num_inputs_ = n;
  infer.input_shapes_ = shapes;
  infer.input_dtypes_ = dtypes;
  infer.tensors_ = inputs;
  infer.attrs_ = attrs;
  infer.context_ = &ctx;
  infer.params_ = params;
  infer.outputs_ = &list;
  def.infer_(infer);
  const int m = list.size();
  if (m > kMostOutputs || m > num_outputs) return false;
  num_outputs = m;
  if (list.all_alias()) {
    for (int i = 0; i < m; ++i) outputs[i] = new_alias(*inputs[list[i].alias], list[i].dtype, list[i].shape, list[i].offset);
  } else {
    Kernel kernel = find_kernel(def, infer.kernel_dtype_ == DType::none ? first->dtype : infer.kernel_dtype_, device);
    Small<Operand, kMost + kMostOutputs> operands(n + m);
    bool same_shape = def.elementwise_;
    for (int i = 0; i < n; ++i) {
      set_operand(operands[i], *inputs[i]);
      same_shape = same_shape && shapes[i] == ShapeView(list[0].shape);
    }
    for (int i = 0; i < m; ++i) {
      outputs[i] = new_tensor(list[i].dtype, list[i].shape, device);
      set_operand(operands[n + i], *outputs[i]);
    }
    launch(def, kernel, device, operands.get(), n, operands.get() + n, m, infer.params_size_ ? params : nullptr,
           infer.params_size_, same_shape);
  }
  if (ctx.is_recording()) tell_recorders(ctx, {&op, attrs, attrs != op.attrs, inputs, n, outputs, m});
  return true;
}

void Executor::check_inputs() {
  int declared = static_cast<int>(def_.inputs_.size());
  int fixed = declared - def_.is_list_;
  int least = 0;
  while (least < fixed && !(def_.inputs_[static_cast<size_t>(least)].flags & kOptional)) ++least;
  if (n_ < least || (n_ > fixed && !def_.is_list_)) {
    invalid_argument(def_.name, " expects ", def_.is_list_ ? "at least " : "", fixed, " inputs, got ", n_);
  }
  for (int i = 0; i < n_; ++i) {
    const Input& in = input_def(i);
    if (!inputs_[i]) {
      if (in.flags & kOptional) continue;
      invalid_argument("input #", i, " (", in.name, ") is NULL");
    }
    if (tag_of(inputs_[i]) != Tag::tensor) invalid_argument("input #", i, " (", in.name, ") is not a tensor");
    if (inputs_[i]->flags & kSymbolic && !ctx_.trace) invalid_argument("input #", i, " (", in.name, ") is symbolic and is used outside its trace");
    is_symbolic_ = is_symbolic_ || (inputs_[i]->flags & kSymbolic);
    if ((in.flags & kHost) && !device_at(inputs_[i]->device_index).is_host()) {
      replace(i, copy_to_device(TensorRef::share(inputs_[i]), kHostDevice));
    }
    if ((inputs_[i]->flags & kSparseRows) && !(in.flags & kShapeOnly)) replace(i, to_dense(ctx_, *inputs_[i]));
  }
}

// The dtype that the inputs of a group meet at. Weak scalars have a say only in the kind: a float among integers.
DType Executor::group_dtype(char group, bool to_float) const {
  DType strong = DType::none;
  bool weak_int = false, weak_float = false;
  for (int i = 0; i < n_; ++i) {
    eager_tensor* t = const_cast<Executor*>(this)->inputs_[i];
    if (!t || input_def(i).group != group) continue;
    if (!(t->flags & kWeak)) strong = promote(strong, t->dtype);
    else (t->dtype == DType::int64 ? weak_int : weak_float) = true;
  }
  if (weak_float && !is_inexact(strong) && strong != DType::string) strong = DType::float32;
  if (weak_int && (strong == DType::none || strong == DType::boolean)) strong = DType::int64;
  if (to_float && (is_integer(strong) || strong == DType::boolean)) strong = DType::float32;
  return strong;
}

void Executor::wrong_dtype(int i, DType dtype) const {
  std::string allowed;
  for (int t = 1; t < kNumDTypes; ++t) {
    if (contains(input_def(i).dtypes, static_cast<DType>(t))) allowed += (allowed.empty() ? "" : ", ") + std::string(dtype_name(static_cast<DType>(t)));
  }
  invalid_argument("cannot compute ", def_.name, " as input #", i, "(zero-based) was expected to be one of ", allowed,
                   " but is a ", dtype_name(dtype), " tensor");
}

void Executor::promote_inputs() {
  for (int i = 0; i < n_; ++i) {
    eager_tensor* t = inputs_[i];
    const Input& in = input_def(i);
    if (!t) {
      dtypes_[i] = DType::none;
      shapes_[i] = {nullptr, 0};
      continue;
    }
    DType dtype = t->dtype;
    if (in.group) {
      // The usual case, all alike, is seen without asking for the group.
      bool first_of_group = true;
      for (int k = 0; k < i && first_of_group; ++k) {
        if (inputs_[k] && input_def(k).group == in.group) {
          dtype = dtypes_[k];
          first_of_group = false;
        }
      }
      if (first_of_group) {
        bool alike = !(t->flags & kWeak) && !((in.flags & kIntegersToFloat) && !is_inexact(dtype));
        for (int k = i + 1; k < n_ && alike; ++k) {
          if (inputs_[k] && input_def(k).group == in.group) alike = inputs_[k]->dtype == dtype && !(inputs_[k]->flags & kWeak);
        }
        if (!alike) dtype = group_dtype(in.group, in.flags & kIntegersToFloat);
      }
    }
    if (!contains(in.dtypes, dtype)) [[unlikely]] wrong_dtype(i, dtype);
    dtypes_[i] = dtype;
    if (in.flags & kShapeOnly) {
      dtypes_[i] = t->dtype;
    } else if (t->flags & kWeak) {
      if (ctx_.is_watched(*t) && dtype != t->dtype) {
        int64_t arg = static_cast<int64_t>(dtype);
        replace(i, execute1(ctx_, *prepared<"cast", "">(), {t}, &arg, 1));
      } else {
        by_value_[i] = true;
      }
    } else if (t->dtype != dtype) {
      int64_t arg = static_cast<int64_t>(dtype);
      replace(i, execute1(ctx_, *prepared<"cast", "">(), {t}, &arg, 1));
    }
    shapes_[i] = inputs_[i]->shape();
  }
}

// What a gradient reads of a weak scalar is what the op read: next to another weak one it would be something else.
void Executor::settle_weak() {
  for (const Save& s : def_.saves_) {
    const int i = s.index;
    if (s.is_output || s.shape_only || i >= n_ || !by_value_[i] || dtypes_[i] == inputs_[i]->dtype) continue;
    replace(i, strong_scalar(*inputs_[i], dtypes_[i]));
  }
}

void Executor::promote_shapes() {
  for (int i = 0; i < n_; ++i) {
    const Input& in = input_def(i);
    bool shape_only = in.flags & kShapeOnly;
    dtypes_[i] = !inputs_[i] ? DType::none
                 : in.group && !shape_only ? group_dtype(in.group, in.flags & kIntegersToFloat) : inputs_[i]->dtype;
    if (inputs_[i] && !contains(in.dtypes, dtypes_[i])) wrong_dtype(i, dtypes_[i]);
    shapes_[i] = inputs_[i] ? inputs_[i]->shape() : ShapeView{nullptr, 0};
  }
}

void Executor::infer(bool has_values) {
  infer_.num_inputs_ = n_;
  infer_.input_shapes_ = shapes_.get();
  infer_.input_dtypes_ = dtypes_.get();
  infer_.tensors_ = has_values ? inputs_.get() : nullptr;
  infer_.attrs_ = attrs_;
  infer_.context_ = &ctx_;
  infer_.params_ = params_;
  infer_.outputs_ = &outputs_;
  for (int i = 0; i < n_; ++i) infer_.concrete_ = infer_.concrete_ && is_known(shapes_[i]);
  def_.infer_(infer_);
}

void Executor::place() {
  device_ = op_.device_index >= 0 ? op_.device_index : ctx_.scope;
  if (device_ >= 0) return;
  bool has_home = false;
  for (int i = 0; i < n_; ++i) {
    eager_tensor* t = inputs_[i];
    if (!t || (input_def(i).flags & (kShapeOnly | kHost))) continue;
    if (t->is_host_scalar()) {
      if (device_ < 0) device_ = kHostDevice;
      continue;
    }
    // Where its inputs lie; when they disagree, away from the host.
    if (!has_home || device_ == kHostDevice) device_ = t->device_index;
    has_home = true;
  }
  // zeros_like(x): only a shape is read, but x is at home somewhere.
  for (int i = 0; i < n_ && device_ < 0; ++i) {
    const eager_tensor* t = inputs_[i];
    if (t && (input_def(i).flags & kShapeOnly) && !(t->flags & kShapeOnlyTensor)) device_ = t->device_index;
  }
  if (device_ < 0) device_ = ctx_.default_device;
}

void Executor::bring_to_device(int i, Operand& operand) {
  eager_tensor* t = inputs_[i];
  if (!t || (input_def(i).flags & kHost)) {
    if (!t) {
      operand = Operand{};
      operand.dtype = DType::none;
      return;
    }
    return set_operand(operand, *t);
  }
  if (input_def(i).flags & kShapeOnly) {
    set_operand(operand, *t);
    operand.data = nullptr;
    return;
  }
  if (by_value_[i]) return set_immediate(operand, dtypes_[i], *t);
  if (t->device_index == device_) return set_operand(operand, *t);
  if (t->is_host_scalar()) return set_immediate(operand, dtypes_[i], *t);
  if (ctx_.options.copy_is_error) {
    invalid_argument("Tensors on conflicting devices: cannot compute ", def_.name, " as input #", i,
                     " was expected to be on ", device_at(device_).name(), " but is actually on ",
                     device_at(t->device_index).name(), " (operation running on ", device_at(device_).name(), ")");
  }
  // Recorded as it came: the copy only serves this launch, and lives until the launch has been queued.
  TensorRef copy = copy_to_device(TensorRef::share(t), device_);
  set_operand(operand, *copy);
  copies_.push_back(std::move(copy));
}

void Executor::run(eager_tensor** outputs) {
  int m = outputs_.size();
  if (is_symbolic_) {
    for (int i = 0; i < m; ++i) outputs[i] = new_symbolic(outputs_[i].dtype, outputs_[i].shape);
    return;
  }
  if (outputs_.all_alias()) {
    for (int i = 0; i < m; ++i) {
      eager_tensor* base = inputs_[outputs_[i].alias];
      bool moves = base->device_index != device_ && (op_.device_index >= 0 || ctx_.scope >= 0);
      TensorRef at = TensorRef::share(base);
      if (by_value_[outputs_[i].alias]) at = strong_scalar(*base, dtypes_[outputs_[i].alias]);
      if (moves) at = copy_to_device(at, device_);
      outputs[i] = new_alias(*at, outputs_[i].dtype, outputs_[i].shape, outputs_[i].offset);
    }
    return;
  }
  DType key = infer_.kernel_dtype_;
  if (key == DType::none) key = n_ > 0 && dtypes_[0] != DType::none ? dtypes_[0] : outputs_[0].dtype;
  Kernel kernel = find_kernel(def_, key, device_);
  Small<Operand, kFew + 2> operands(n_ + m);
  for (int i = 0; i < n_; ++i) bring_to_device(i, operands[i]);
  bool same_shape = def_.elementwise_;
  for (int i = 0; i < m; ++i) {
    outputs[i] = new_tensor(outputs_[i].dtype, outputs_[i].shape, device_);
    set_operand(operands[n_ + i], *outputs[i]);
  }
  for (int i = 0; i < n_ && same_shape; ++i) same_shape = !operands[i].given() || shapes_[i] == ShapeView(outputs_[0].shape);
  launch(def_, kernel, device_, operands.get(), n_, operands.get() + n_, m, infer_.params_size_ ? params_ : nullptr,
         infer_.params_size_, same_shape);
}

namespace {

// The prepared attributes with the values that came with the call: a list is its count, then its values; a real
// number its bits. What was not given keeps the prepared value.
void apply_args(const eager_op& op, const int64_t* args, int n, AttrValue* attrs) {
  const int64_t* end = args + n;
  const std::vector<Attribute>& all = op.def.attributes_;
  for (size_t i = 0; i < all.size(); ++i) {
    attrs[i] = op.attrs[i];
    if (!all[i].is_argument || args == end) continue;
    attrs[i].given = true;
    switch (all[i].type) {
      case AttrType::ints: {
        int64_t count = *args++;
        if (count < 0 || count > end - args) invalid_argument("argument '", all[i].name, "': a list of ", count, " does not fit the ", n, " args");
        attrs[i].ints = args;
        attrs[i].count = static_cast<int32_t>(count);
        args += count;
        break;
      }
      case AttrType::real: std::memcpy(&attrs[i].f, args++, sizeof(double)); break;
      case AttrType::dtype:
        if (*args <= 0 || *args >= kNumDTypes) invalid_argument("argument '", all[i].name, "': unknown dtype ", *args);
        attrs[i].i = *args++;
        break;
      case AttrType::integer:
      case AttrType::boolean: attrs[i].i = *args++; break;
      case AttrType::string: invalid_argument("argument '", all[i].name, "' is a string");
    }
  }
  if (args != end) invalid_argument(op.def.name, " takes fewer args: ", end - args, " are left over");
}

void execute_general(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, const int64_t* args,
                     int num_args, eager_tensor** outputs, int32_t& num_outputs) {
  if (num_args == 0) return execute_with(ctx, op, inputs, n, op.attrs, outputs, num_outputs);
  AttrValue attrs[kMaxAttributes];
  apply_args(op, args, num_args, attrs);
  execute_with(ctx, op, inputs, n, attrs, outputs, num_outputs);
}

}  // namespace

namespace {

const Input& input_of(const eager_op& op, int i) {
  return op.def.inputs_[std::min(static_cast<size_t>(i), op.def.inputs_.size() - 1)];
}

bool takes_rows(const eager_op& op, int i, const eager_tensor* t) {
  return t && tag_of(t) == Tag::tensor && (t->flags & kSparseRows) && (input_of(op, i).flags & kSparse);
}

// Sparse rows among the inputs that the op may take as such. Bounds of clip that are no scalars belong to places in
// the dense tensor.
bool has_rows(const eager_op& op, eager_tensor* const* inputs, int n) {
  if (op.def.inputs_.empty()) return false;
  bool has = false;
  for (int i = 0; i < n; ++i) has = has || takes_rows(op, i, inputs[i]);
  for (int i = 0; has && i < n; ++i) {
    const eager_tensor* t = inputs[i];
    if (t && tag_of(t) == Tag::tensor && t->rank > 0 && !(input_of(op, i).flags & kSparse)) return false;
  }
  return has;
}

// Once more, with the values of the sparse rows (clipping, as TensorFlow clips IndexedSlices).
void execute_on_rows(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, const AttrValue* attrs,
                     eager_tensor** outputs, int32_t& num_outputs) {
  std::vector<eager_tensor*> values(inputs, inputs + n);
  for (int i = 0; i < n; ++i) {
    if (takes_rows(op, i, inputs[i])) values[static_cast<size_t>(i)] = inputs[i]->sparse->values.get();
  }
  execute_with(ctx, op, values.data(), n, attrs, outputs, num_outputs);
  for (int i = 0; i < std::min(n, num_outputs); ++i) {
    if (!takes_rows(op, i, inputs[i]) || !(outputs[i]->shape() == values[static_cast<size_t>(i)]->shape())) continue;
    const eager_tensor& rows = *inputs[i];
    outputs[i] = new_sparse_rows(rows.shape(), rows.sparse->indices, TensorRef::adopt(std::exchange(outputs[i], nullptr)));
  }
}

}  // namespace

void execute_with(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, const AttrValue* attrs,
                  eager_tensor** outputs, int32_t& num_outputs) {
  if (has_rows(op, inputs, n)) return execute_on_rows(ctx, op, inputs, n, attrs, outputs, num_outputs);
  if (attrs != op.attrs && Executor::run_plain(ctx, op, inputs, n, attrs, outputs, num_outputs)) return;
  Executor e(ctx, op, inputs, n, attrs);
  e.check_inputs();
  e.promote_inputs();
  const RandomState before = ctx.random_state();
  e.infer();
  int hidden = op.def.num_hidden_;
  int needed = e.outputs().size() - hidden, room = num_outputs;
  num_outputs = needed;
  if (needed > room) {
    ctx.set_random_state(before);  // nothing has run
    invalid_argument(op.def.name, " has ", needed, " outputs, room for ", room, " was given");
  }
  e.place();
  if (hidden == 0) {
    e.run(outputs);
    e.record(outputs);
    return;
  }
  TensorRef kept[8];  // released here, unless a recorder saved them
  eager_tensor* all[8] = {};
  try {
    e.run(all);
  } catch (...) {
    for (eager_tensor* t : all) TensorRef::adopt(t);
    throw;
  }
  for (int i = 0; i < needed + hidden; ++i) kept[i] = TensorRef::adopt(all[i]);
  e.record(all);
  for (int i = 0; i < needed; ++i) outputs[i] = kept[i].take();
}

void execute(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, const int64_t* args, int num_args,
             eager_tensor** outputs, int32_t& num_outputs) {
  if (!op.frozen.load(std::memory_order_relaxed)) op.frozen.store(true, std::memory_order_relaxed);
  int room = num_outputs;
  for (int i = 0; i < room; ++i) outputs[i] = nullptr;
  try {
    if (num_args == 0) {
      if (execute_short<false>(ctx, op, inputs, n, outputs, num_outputs)) {
        if (ctx.is_recording()) record_short(ctx, op, inputs, n, outputs);
        return;
      }
      if (Executor::run_plain(ctx, op, inputs, n, op.attrs, outputs, num_outputs)) return;
    }
    execute_general(ctx, op, inputs, n, args, num_args, outputs, num_outputs);
  } catch (Error& error) {
    for (int i = 0; i < room; ++i) {
      if (eager_tensor* t = std::exchange(outputs[i], nullptr)) t->release();
    }
    if (error.op.empty()) error.op = op.def.name;
    throw;
  } catch (...) {
    for (int i = 0; i < room; ++i) {
      if (eager_tensor* t = std::exchange(outputs[i], nullptr)) t->release();
    }
    throw;
  }
}

TensorRef execute1(eager_context& ctx, eager_op& op, std::initializer_list<eager_tensor*> inputs, const int64_t* args,
                   int num_args) {
  eager_tensor* out = nullptr;
  int32_t room = 1;
  execute(ctx, op, inputs.begin(), static_cast<int>(inputs.size()), args, num_args, &out, room);
  return TensorRef::adopt(out);
}

void launch_on(eager_op& op, DType kernel_dtype, int device_index, eager_tensor* const* inputs, int n,
               eager_tensor* const* outputs, int m, const void* params, size_t params_size) {
  Kernel kernel = find_kernel(op.def, kernel_dtype, device_index);
  Small<Operand, 24> operands(n + m);
  for (int i = 0; i < n; ++i) {
    const eager_tensor* t = inputs[i];
    if (!t) {
      operands[i] = Operand{};
      operands[i].dtype = DType::none;
    } else if (t->device_index != device_index && t->is_host_scalar()) {
      set_immediate(operands[i], t->dtype, *t);
    } else {
      set_operand(operands[i], *t);
    }
  }
  for (int i = 0; i < m; ++i) set_operand(operands[n + i], *outputs[i]);
  bool same_shape = m > 0;
  for (int i = 0; i < n && same_shape; ++i) same_shape = inputs[i] && inputs[i]->shape() == outputs[0]->shape();
  launch(op.def, kernel, device_index, operands.get(), n, operands.get() + n, m, params, params_size, same_shape);
}

std::vector<InferredOutput> infer_outputs(eager_context& ctx, eager_op& op, const std::vector<DType>& dtypes,
                                          const std::vector<Shape>& shapes) {
  std::vector<TensorRef> inputs;
  std::vector<eager_tensor*> pointers;
  for (size_t i = 0; i < dtypes.size(); ++i) {
    inputs.push_back(TensorRef::adopt(new_shape_only(dtypes[i], shapes[i])));
    pointers.push_back(inputs.back().get());
  }
  int n = static_cast<int>(pointers.size());
  Executor e(ctx, op, pointers.data(), n, op.attrs);
  try {
    e.check_inputs();
    e.promote_shapes();
    e.infer(false);
  } catch (Error& error) {
    error.op = op.def.name;
    throw;
  }
  std::vector<InferredOutput> all;
  for (int i = 0; i < e.outputs().size(); ++i) all.push_back({e.outputs()[i].dtype, e.outputs()[i].shape});
  return all;
}

TensorRef copy_to_device(const TensorRef& t, int device_index) {
  if (t->device_index == device_index) return t;
  if (t->flags & kStringData) invalid_argument("a string tensor cannot lie on ", device_at(device_index).name());
  if (t->flags & kSparseRows) {
    return TensorRef::adopt(new_sparse_rows(t->shape(), copy_to_device(t->sparse->indices, device_index),
                                            copy_to_device(t->sparse->values, device_index)));
  }
  TensorRef copy = TensorRef::adopt(new_tensor(t->dtype, t->shape(), device_index));
  size_t bytes = t->num_bytes();
  if (bytes == 0) return copy;
  Device& to = device_at(device_index);
  Device& from = device_at(t->device_index);
  int32_t code;
  if (from.is_host()) {
    code = to.copy_from_host(copy->data, t->data, bytes);
  } else if (to.is_host()) {
    read_to_host(*t, copy->data);
    return copy;
  } else {
    code = to.copy_from_device(copy->data, from, t->data, bytes);
  }
  if (code != 0) fail(static_cast<Code>(code), "copy from ", from.name(), " to ", to.name(), " failed");
  return copy;
}

void wait_for_device(int device_index) {
  DeviceError e = device_at(device_index).wait();
  if (e.code != 0) throw Error{static_cast<Code>(e.code), e.message, e.op_name};
}

void read_to_host(const eager_tensor& t, void* destination) {
  if (!device_at(t.device_index).is_host()) wait_for_device(t.device_index);
  if (t.num_bytes() == 0) return;
  int32_t code = device_at(t.device_index).copy_to_host(destination, t.data, t.num_bytes());
  if (code != 0) fail(static_cast<Code>(code), "reading from ", device_at(t.device_index).name(), " failed");
}

TensorRef to_dense(eager_context& ctx, eager_tensor& sparse) {
  TensorRef like = sparse.sparse->like;
  if (!like) like = TensorRef::adopt(new_shape_only(sparse.dtype, sparse.shape()));
  return execute1(ctx, *prepared<"sparse_to_dense_rows", "">(),
                  {sparse.sparse->indices.get(), sparse.sparse->values.get(), like.get()});
}

TensorRef copy_to(eager_context& ctx, eager_tensor& t, int device_index) {
  if (t.flags & kSparseRows) {  // tapes know the values
    return TensorRef::adopt(new_sparse_rows(t.shape(), copy_to_device(t.sparse->indices, device_index),
                                            copy_to(ctx, *t.sparse->values, device_index)));
  }
  TensorRef copy = copy_to_device(TensorRef::share(&t), device_index);
  if (copy.get() == &t || (t.flags & kWeak)) {
    copy = TensorRef::adopt(new_alias(*copy, copy->dtype, copy->shape(), 0));
  }
  if (ctx.is_recording()) {
    eager_op& identity = *prepared<"identity", "">();
    eager_tensor *in = &t, *out = copy.get();
    tell_recorders(ctx, {&identity, identity.attrs, false, &in, 1, &out, 1});
  }
  return copy;
}

}  // namespace eager
