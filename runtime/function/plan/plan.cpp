#include "runtime/function/plan/plan.h"

#include <algorithm>
#include <optional>

#include "runtime/core/device_manager.h"
#include "runtime/execute/execute.h"
#include "runtime/function/graph/facts.h"
#include "runtime/function/graph/run_nodes.h"

namespace eager {

namespace {

constexpr size_t kKeptMemory = 64 << 10;  // the most bytes of host memory that a frame keeps between calls

}  // namespace

struct Plan::Frame {
  struct Memory {
    Buffer* buffer = nullptr;
    void* patched = nullptr;  // the buffer's data when the patches were last applied
  };
  std::unique_ptr<Operand[]> operands;
  std::unique_ptr<const void*[]> addresses;
  std::unique_ptr<eager_tensor*[]> registers;
  std::unique_ptr<Memory[]> memories;
  int num_memories = 0;

  explicit Frame(const Plan& p)
      : operands(new Operand[p.operands_.size()]), addresses(new const void*[p.addresses_.size()]),
        registers(new eager_tensor*[p.registers_.size()]()), memories(new Memory[p.memories_.size()]),
        num_memories(p.memories_.size()) {
    std::copy(p.operands_.begin(), p.operands_.end(), operands.get());
    std::copy(p.addresses_.begin(), p.addresses_.end(), addresses.get());
    for (size_t i = 0; i < p.operands_.size(); ++i) {
      if (operands[i].is_immediate) operands[i].data = operands[i].immediate;
    }
  }
  ~Frame() {
    for (int i = 0; i < num_memories; ++i) {
      if (memories[i].buffer) memories[i].buffer->release();
    }
  }
  void patch(const Plan& p, Range range, const void* base) {
    for (int32_t i = range.first; i < range.end; ++i) {
      const PatchPlace& place = p.patches_[i];
      const char* address = static_cast<const char*>(base) + place.offset;
      if (place.slot >= 0) operands[place.slot].data = const_cast<char*>(address);
      else addresses[~place.slot] = address;
    }
  }
};

// One call of a plan: it holds a frame, runs the instructions and releases what they made.
class Plan::Run {
 public:
  Run(const Plan& plan, eager_context& ctx, eager_tensor* const* inputs)
      : p_(plan), ctx_(ctx), inputs_(inputs), f_(*plan.take_frame()) {}
  ~Run() {
    for (size_t r = 0; r < p_.registers_.size(); ++r) drop(r);
    for (size_t m = 0; m < p_.memories_.size(); ++m) {
      if (keeps(p_.memories_[m])) continue;
      if (Buffer* b = std::exchange(f_.memories[m].buffer, nullptr)) b->release();
    }
    p_.give_back(&f_);
  }

  void run(eager_tensor** outputs) {
    for (size_t i = 0; i < p_.inputs_.size(); ++i) f_.patch(p_, p_.inputs_[i].patches, inputs_[i]->data);
    for (size_t m = 0; m < p_.memories_.size(); ++m) {
      Frame::Memory& memory = f_.memories[m];
      if (!memory.buffer) memory.buffer = Buffer::allocate(p_.memories_[m].device, p_.memories_[m].bytes);
      if (memory.patched == memory.buffer->data) continue;
      f_.patch(p_, p_.memories_[m].patches, memory.buffer->data);
      memory.patched = memory.buffer->data;
    }
    for (const Instruction& in : p_.instructions_) {
      for (int32_t i = in.makes.first; i < in.makes.end; ++i) make(p_.lists_[i]);
      step(in);
      for (int32_t i = in.drops.first; i < in.drops.end; ++i) drop(p_.lists_[i]);
    }
    give(outputs);
  }

 private:
  static bool keeps(const MemoryPlan& m) { return m.device == kHostDevice && m.bytes <= kKeptMemory; }
  void drop(int32_t r) {
    if (eager_tensor* t = std::exchange(f_.registers[r], nullptr)) t->release();
  }
  void make(int32_t r) {
    const Register& reg = p_.registers_[r];
    eager_tensor* t = new_like(*reg.like);
    f_.registers[r] = t;
    f_.patch(p_, reg.patches, t->data);
  }
  eager_tensor* tensor(int32_t source) const {
    const Source& s = p_.sources_[source];
    switch (s.from) {
      case Source::nothing: return nullptr;
      case Source::input: return inputs_[s.index];
      case Source::constant: return p_.constants_[s.index].get();
      case Source::reg: return f_.registers[s.index];
    }
    return nullptr;
  }

  void step(const Instruction& in) {
    switch (in.kind) {
      case Kind::loop: {
        const void** at = f_.addresses.get() + in.first;
        in.loop(at, const_cast<void*>(at[in.num_inputs]), in.n, in.params);
        return;
      }
      case Kind::kernel: {
        Operand* at = f_.operands.get() + in.first;
        name_errors(in.def->name, [&] {
          launch(*in.def, in.kernel, in.device, at, in.num_inputs, at + in.num_inputs, in.num_outputs, in.params,
                 in.params_size, in.same_shape);
        });
        return;
      }
      case Kind::view: {
        const View& view = p_.views_[in.first];
        eager_tensor* t = new_alias(*tensor(view.source), view.dtype, view.shape, view.offset);
        f_.registers[view.reg] = t;
        f_.patch(p_, p_.registers_[view.reg].patches, t->data);
        return;
      }
      case Kind::execute: return execute_node(p_.eager_nodes_[in.first]);
    }
  }

  void execute_node(const EagerNode& e) {
    Small<eager_tensor*, 8> in(e.inputs.size()), out(e.outputs.size());
    for (size_t i = 0; i < e.inputs.size(); ++i) in[i] = tensor(e.inputs[i]);
    const int32_t n = e.inputs.size(), room = e.outputs.size();
    run_op(ctx_, *e.op, e.composite, in.get(), n, out.get(), room);
    for (size_t i = 0; i < e.outputs.size(); ++i) f_.registers[e.outputs[i]] = out[i];
    for (size_t i = 0; i < e.outputs.size(); ++i) {
      const Register& reg = p_.registers_[e.outputs[i]];
      const eager_tensor& t = *out[i];
      if (!e.traced.empty()) check_as_traced(e.op->def, i, *e.traced[i], t.dtype, t.shape());
      if (!e.has_stand_in[i]) continue;
      const eager_tensor& like = *reg.like;
      if (t.word() != like.word() || !(t.shape() == like.shape())) {
        throw Error{Code::internal, cat("output ", i, " is not what was planned"), e.op->def.name};
      }
      f_.patch(p_, reg.patches, t.data);
    }
  }

  void give(eager_tensor** outputs) {
    const int n = p_.outputs_.size();
    int done = 0;
    try {
      for (; done < n; ++done) {
        eager_tensor* t = tensor(p_.outputs_[done]);
        const bool is_own = p_.is_own_[done];
        if (is_own) t->retain();
        outputs[done] = is_own ? t : new_alias(*t, t->dtype, t->shape(), 0);
      }
    } catch (...) {
      while (done-- > 0) std::exchange(outputs[done], nullptr)->release();
      throw;
    }
  }

  const Plan& p_;
  eager_context& ctx_;
  eager_tensor* const* inputs_;
  Frame& f_;
};

Plan::~Plan() {
  for (std::atomic<Frame*>& slot : frames_) delete slot.load(std::memory_order_acquire);
}

bool Plan::fits(const eager_context& ctx, eager_tensor* const* inputs) const {
  if (ctx.scope != scope_ || ctx.default_device != default_device_ || ctx.copy_is_error != copy_is_error_ ||
      ctx.options.allow_tf32 != allows_tf32_) {
    return false;
  }
  for (size_t i = 0; i < inputs_.size(); ++i) {
    const eager_tensor* t = inputs[i];
    if (t->word() != inputs_[i].word) return false;
    for (size_t d = 0; d < inputs_[i].dims.size(); ++d) {
      if (t->dims[d] != inputs_[i].dims[d]) return false;
    }
  }
  return true;
}

Plan::Frame* Plan::take_frame() const {
  for (std::atomic<Frame*>& slot : frames_) {
    if (Frame* f = slot.exchange(nullptr, std::memory_order_acquire)) return f;
  }
  return new Frame(*this);
}

void Plan::give_back(Frame* frame) const {
  for (std::atomic<Frame*>& slot : frames_) {
    Frame* expected = nullptr;
    if (slot.compare_exchange_strong(expected, frame, std::memory_order_release, std::memory_order_relaxed)) return;
  }
  delete frame;
}

void Plan::run(eager_context& ctx, eager_tensor* const* inputs, eager_tensor** outputs) const {
  const InsideFunction inside(ctx);
  if (eager_nodes_.empty()) return Run(*this, ctx, inputs).run(outputs);
  std::optional<PauseTapes> pause;
  if (ctx.has_tapes()) pause.emplace(ctx);
  Run(*this, ctx, inputs).run(outputs);
}

}  // namespace eager
