// What is kept of a call, how a call like it is found, and the shortest of its ways.
#pragma once

#include <algorithm>
#include <bit>
#include <cstring>
#include <memory>
#include <vector>

#include "base/memory.h"
#include "base/mix.h"
#include "kernels/kernel.h"
#include "runtime/core/context.h"
#include "runtime/core/device_manager.h"
#include "runtime/core/op.h"
#include "runtime/core/tensor.h"
#include "runtime/core/threads_scope.h"
#include "runtime/execute/arguments.h"

namespace eager::kept {

inline constexpr int kMostInputs = 6, kMostOutputs = 4, kMostArguments = 32;
inline constexpr int kSetBits = 5, kWays = 4;  // the calls that are kept: kWays for each of 2^kSetBits sets

// A call, as it is compared with those that are kept.
struct Asked {
  uint64_t op;  // its number, and whether GPUs' multiplications may be inexact
  eager_tensor* const* inputs;
  int n;
  const Arguments* arguments;
};

// The call arguments of a call or an op that is kept.
struct KeptArguments {
  int count = -1;  // -1: there are none
  bool has_mask;
  uint64_t mask;
  int64_t numbers[kMostArguments];

  void set(const Arguments& a) {
    count = a.count;
    has_mask = a.has_mask;
    mask = a.mask;
    std::copy_n(a.numbers, a.count, numbers);
  }
  bool are(const Arguments* a) const {
    if (!a) return count < 0;
    if (a->count != count || a->has_mask != has_mask || a->mask != mask) return false;
    for (int i = 0; i < count; ++i) {
      if (a->numbers[i] != numbers[i]) return false;
    }
    return true;
  }
};

// Its member stays in a register, since no reference to it is kept.
struct Hash {
  uint64_t value;
  void add(uint64_t word) { value = std::rotl(value, 11) ^ word; }
  void add(const Arguments& a) {
    add(a.mask);
    for (int i = 0; i < a.count; ++i) add(static_cast<uint64_t>(a.numbers[i]));
  }
  uint64_t finish() const { return value * kMixStep; }
};

enum class Passed : uint8_t { tensor, value, nothing };  // what of an input reaches the kernel besides its form

struct KeptCall;

// The calls that a composite op makes, on numbered tensors: its inputs, and then what each step makes.
struct Composition {
  struct Step {
    std::unique_ptr<KeptCall> call;
    std::vector<int> inputs;  // their numbers; -1: absent, or a constant
    int output;               // the number of its first output
    std::vector<int> ended;   // the tensors that nothing behind this step needs
  };
  std::vector<Step> steps;
  std::vector<int> outputs;
  int num_tensors = 0;
};

// A call of this thread that may come again. All that its kernel needs is filled in but addresses and values of weak scalars.
struct KeptCall {
  uint64_t op;
  int num_inputs;
  int num_outputs, num_hidden;
  // One output is visible, hidden ones are no larger than what lies in a block, and nothing but addresses changes from call to call.
  bool is_bare = false;
  bool has_weak = false;
  Passed passed[kMostInputs];
  DType immediates[kMostInputs];     // the dtype of an input that travels by value
  TensorForm inputs[kMostInputs]{};  // 0 where an input is absent
  struct Output {
    TensorForm form;
    int alias;
    int64_t offset;
  } outputs[kMostOutputs];
  Kernel kernel = nullptr;                   // NULL: the outputs are views of inputs, or the op is composite
  std::unique_ptr<Composition> composition;  // NULL unless the op is composite
  KernelCall call;
  Operand operands[kMostInputs + kMostOutputs];
  KeptArguments arguments;
  std::unique_ptr<unsigned char[]> params;  // NULL: there are none
  char message[kMaxMessage];
  alignas(64) unsigned char hidden[kMostOutputs - 1][kPayloadSize];  // for hidden outputs that nobody is told of

  bool is(const Asked& asked) const {
    if (asked.op != op || asked.n != num_inputs) return false;
    for (int i = 0; i < num_inputs; ++i) {
      const eager_tensor* t = asked.inputs[i];
      const TensorForm& form = inputs[i];
      if ((t ? t->word() : 0) != form.word()) return false;
      for (int k = 0; k < form.rank; ++k) {
        if (t->dims[k] != form.dims[k]) return false;
      }
    }
    return arguments.are(asked.arguments);
  }
};

// The calls whose hashes have the same upper bits.
struct Set {
  uint64_t hashes[kWays] = {};
  std::unique_ptr<KeptCall> calls[kWays];
  struct Noted {
    uint64_t hash = 0;
    bool is_refused = false;  // it cannot be kept
  } noted[kWays];             // the last calls that are not kept
  uint8_t oldest = 0, oldest_noted = 0;

  KeptCall* find(const Asked& asked, uint64_t hash) const {
    for (int i = 0; i < kWays; ++i) {
      if (hashes[i] == hash && calls[i] && calls[i]->is(asked)) return calls[i].get();
    }
    return nullptr;
  }
};

// An op with the attributes of a call.
struct KeptOp {
  uint64_t of = 0;  // the number of the op that was called
  KeptArguments arguments;
  Ref<eager_op> op;
};

struct Table {
  bool is_in_use = false;  // where memory is out, code of the program may run while a call is run
  Set sets[1 << kSetBits];
  KeptOp ops[1 << kSetBits];

  Set& set_of(uint64_t hash) { return sets[hash >> (64 - kSetBits)]; }
};

// Returns a number that a call has each time that it comes, and that most others do not have. Returns 0 if it cannot be kept.
[[gnu::always_inline]] inline uint64_t hash_of(const Asked& asked) {
  if (static_cast<unsigned>(asked.n) > kMostInputs || (asked.arguments && asked.arguments->count > kMostArguments))
      [[unlikely]]
    return 0;
  Hash hash{asked.op};
  for (int i = 0; i < asked.n; ++i) {
    const eager_tensor* t = asked.inputs[i];
    if (!t) [[unlikely]] {
      hash.add(0);
      continue;
    }
    if (tag_of(t) != Tag::tensor) [[unlikely]]
      return 0;
    hash.add(t->word() ^ static_cast<uint64_t>(t->num_elements) << 16);
  }
  if (asked.arguments) hash.add(*asked.arguments);
  return hash.finish();
}

inline Asked ask(const eager_context& ctx, const eager_op& op, eager_tensor* const* inputs, int n,
                 const Arguments* arguments) {
  return {op.id << 1 | (ctx.options.allow_tf32 ? 1 : 0), inputs, n, arguments};
}

// Reports whether the context leaves a call to its kernels on the host: what of it may differ from call to call.
inline bool is_for_host(const eager_context& ctx, const eager_op& op, int n) {
  const int wanted = op.device_index >= 0 ? op.device_index : ctx.scope;
  return !ctx.trace && wanted <= kHostDevice && (n > 0 || wanted == kHostDevice || ctx.default_device == kHostDevice);
}

// Makes a tensor of this form. Returns NULL if memory is out. is_in_use is set meanwhile.
eager_tensor* try_new_of(const TensorForm& form, bool& is_in_use) noexcept;

// Makes the output of a view that is kept. Returns NULL if another way must make it.
inline eager_tensor* try_new_view(const KeptCall& kept, eager_tensor* const* inputs) noexcept {
  const KeptCall::Output& o = kept.outputs[0];
  const eager_tensor& base = *inputs[o.alias];
  const size_t skip = static_cast<size_t>(o.offset) * base.element_size();
  if (!base.buffer && (base.data != base.payload || !o.form.is_in_block)) [[unlikely]]
    return nullptr;
  eager_tensor* t = try_new_in_block(o.form, o.form.num_elements, o.form.dims);
  if (!t) [[unlikely]]
    return nullptr;
  if (base.buffer) {
    t->buffer = base.buffer;
    t->buffer->retain();
    t->data = static_cast<char*>(base.data) + skip;
  } else {
    std::memcpy(t->payload, base.payload + skip, t->num_bytes());
  }
  return t;
}

// Runs a kept call that is_bare, and returns its output; NULL if another way must run it, and tell what is wrong.
[[gnu::always_inline]] inline eager_tensor* run_found(KeptCall& kept, eager_tensor* const* inputs,
                                                      bool& is_in_use) noexcept {
  if (!kept.kernel) return try_new_view(kept, inputs);
  const TensorForm& form = kept.outputs[0].form;
  eager_tensor* out = form.is_in_block ? try_new_in_block(form, form.num_elements, form.dims) : nullptr;
  if (!out && !(out = try_new_of(form, is_in_use))) [[unlikely]]
    return nullptr;
  for (int i = 0; i < kept.num_inputs; ++i) {
    if (kept.passed[i] == Passed::tensor) kept.operands[i].data = inputs[i]->data;
  }
  kept.call.outputs->data = out->data;
  for (int i = 0; i < kept.num_hidden; ++i) kept.call.outputs[i + 1].data = kept.hidden[i];
  bool is_done;
  try {
    is_done = kept.kernel(kept.call) == 0;
  } catch (...) {
    is_done = false;
  }
  if (is_done) [[likely]]
    return out;
  out->release();
  return nullptr;
}

// Runs a call like one that is kept and is_bare, where nobody records, and returns its output. Returns NULL if the call must go
// another way; then nothing has happened.
[[gnu::always_inline]] inline eager_tensor* run_bare(const eager_context& ctx, const eager_op& op,
                                                     eager_tensor* const* inputs, int n,
                                                     const Arguments* arguments) noexcept {
  const detail::ThreadCache* cache = detail::thread_cache;
  if (!cache || !cache->kept_calls || !is_for_host(ctx, op, n)) [[unlikely]]
    return nullptr;
  Table& table = *static_cast<Table*>(cache->kept_calls);
  const Asked asked = ask(ctx, op, inputs, n, arguments);
  const uint64_t hash = hash_of(asked);
  if (hash == 0 || table.is_in_use) [[unlikely]]
    return nullptr;
  KeptCall* const kept = table.set_of(hash).find(asked, hash);
  if (!kept || !kept->is_bare) return nullptr;
  const ThreadsScope threads(ctx);
  return run_found(*kept, inputs, table.is_in_use);
}

}  // namespace eager::kept
