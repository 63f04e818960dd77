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
#include "runtime/core/callback.h"
#include "runtime/core/context.h"
#include "runtime/core/device_manager.h"
#include "runtime/core/op.h"
#include "runtime/core/tensor.h"
#include "runtime/execute/arguments.h"
#include "runtime/execute/execute.h"

namespace eager::kept {

inline constexpr int kMostInputs = 12, kMostOutputs = 6, kMostArguments = 32;
inline constexpr int kSetBits = 5, kWays = 4;  // the calls that are kept: kWays for each of 2^kSetBits sets
inline constexpr int kMostLast = 128;          // ops of which the last call is found first
// A call is kept no longer where more than one in five come with another value than that which it is kept for, eight of them at least.
inline constexpr int kOtherValue = 4, kMostOtherValues = 8 * kOtherValue;

// A call, as it is compared with those that are kept.
struct Asked {
  uint64_t op;  // twice its number, and 1 more where an op without inputs would run on another device than the host
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

// The kernels that a composite op runs, one after the other. Tensors that they alone see lie in one piece of memory, and a view of
// a tensor is an address in it.
struct Composition {
  struct alignas(64) Line {
    unsigned char bytes[64];
  };
  // A kernel's call, in which all is filled in but addresses. A composition has up to 32, so each takes only what it needs.
  struct Step {
    Kernel kernel;
    KernelCall call;
    std::unique_ptr<Operand[]> operands;
    std::unique_ptr<int64_t[]> dims;          // of the operands
    std::unique_ptr<unsigned char[]> params;  // NULL: there are none
  };
  // An address that differs from call to call: so many bytes behind the data of an input, an output or, behind these, the memory.
  struct Address {
    void** at;
    int base;
    int64_t offset;
  };
  // An output that shows a part of what a kernel made.
  struct Copy {
    int output;
    void* from;
    size_t num_bytes;
  };
  std::vector<Step> steps;
  std::vector<Address> addresses;
  std::vector<Copy> copies;
  std::vector<std::unique_ptr<Line[]>> constants;  // tensors that are the same in each call
  size_t num_bytes = 0;                            // of the memory
  std::unique_ptr<Line[]> memory;                  // NULL: it is allocated for each call
};

// A call of this thread that may come again. All that its kernel needs is filled in but addresses and values of weak scalars.
struct KeptCall {
  uint64_t op;
  int num_inputs;
  int num_outputs, num_hidden;
  // The outputs that are made where nobody records: the visible ones, and `hidden` stands for the others. 0: one of these is too large.
  int num_unrecorded = 0;
  // What is done where nobody records and one output is made.
  enum class Shortcut : uint8_t {
    none,  // the outputs are several, or do not lie in their blocks: run_found makes them
    view,  // there is no kernel: the output is a view of an input
    kernel,  // addresses are filled in and the kernel called: no input is absent or travels by value, and no output is counted
    kernels,  // run_kernels
  } shortcut = Shortcut::none;
  bool has_weak = false;
  bool has_values = false;  // an input travels by value
  bool is_counted = false;  // the kernel reports the size of outputs
  // Rises by kOtherValue where a value is not the one that the call is kept for, and falls by 1 where it is.
  uint8_t other_values = 0;
  bool has_refused = false;  // run_unrecorded has just run it, and a kernel refuses the inputs
  Passed passed[kMostInputs];
  DType immediates[kMostInputs];     // the dtype of an input that travels by value
  TensorForm inputs[kMostInputs]{};  // 0 where an input is absent
  struct Output {
    TensorForm form;
    int alias;              // the input that it is a view of, or -1
    int64_t offset;         // in elements of that
    int counted_axis = -1;  // the dim that is cut to the size that the kernel reports, if there is one
  } outputs[kMostOutputs];
  Kernel kernel = nullptr;  // NULL: the outputs are views of inputs, or kernels of a composition make them
  std::unique_ptr<Composition> composition;  // NULL unless the op is composite and runs kernels
  KernelCall call;
  Operand operands[kMostInputs + kMostOutputs + 1];
  int64_t size = 0;  // that of counted outputs
  KeptArguments arguments;
  std::unique_ptr<unsigned char[]> params;  // NULL: there are none
  char message[kMaxMessage];
  alignas(64) unsigned char hidden[kMostOutputs - 1][kPayloadSize];  // for hidden outputs that nobody is told of

  bool is(const Asked& asked) const {
    if (asked.op != op || asked.n != num_inputs) return false;
    for (int i = 0; i < num_inputs; ++i) {
      if (!is_of_form(asked.inputs[i], inputs[i])) return false;
    }
    return arguments.are(asked.arguments);
  }

 private:
  static bool is_of_form(const eager_tensor* t, const TensorForm& form) {
    if (!t) return form.word() == 0;
    if (tag_of(t) != Tag::tensor || t->word() != form.word() || t->num_elements != form.num_elements) return false;
    for (int k = 0; k < form.rank && form.rank > 1; ++k) {
      if (t->dims[k] != form.dims[k]) return false;
    }
    return true;
  }
};

// The calls whose hashes have the same upper bits.
struct Set {
  uint64_t hashes[kWays] = {};
  std::unique_ptr<KeptCall> calls[kWays];
  struct Noted {
    enum class State : uint8_t {
      seen,     // it is kept when it comes again
      cast,     // it is kept with the casts of its inputs when it comes again and nobody sees each op
      refused,  // it cannot be kept
    };
    uint64_t hash = 0;
    State state = State::seen;
  } noted[kWays];  // the last calls that are not kept
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
  KeptCall* last[kMostLast] = {};
  Set sets[1 << kSetBits];
  KeptOp ops[1 << kSetBits];

  Set& set_of(uint64_t hash) { return sets[hash >> (64 - kSetBits)]; }
  // The last call of an op (Asked::op), or of another with which it shares the place; or NULL.
  KeptCall*& last_of(uint64_t op) { return last[op / 2 % kMostLast]; }
  // Returns the call that is like this one; NULL if none is. `hash` is written where it is computed.
  KeptCall* find(const Asked& asked, uint64_t& hash) {
    KeptCall* const kept = last_of(asked.op);
    if (kept && kept->is(asked)) [[likely]]
      return kept;
    return find_by_hash(asked.op, asked.inputs, asked.n, asked.arguments, hash);
  }

 private:
  // Its arguments travel in registers, so that those of `find` do, too.
  KeptCall* find_by_hash(uint64_t op, eager_tensor* const* inputs, int n, const Arguments* arguments, uint64_t& hash);
};

// Returns a number that a call has each time that it comes, and that most others do not have. Returns 0 if it cannot be kept.
inline uint64_t hash_of(const Asked& asked) {
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

inline uint64_t key_of(const eager_context& ctx, const eager_op& op) {
  const uint64_t key = op.id << 1;
  if (ctx.default_device == kHostDevice) [[likely]]
    return key;
  return key | (wanted_device(ctx, op) < 0);
}
inline Asked ask(const eager_context& ctx, const eager_op& op, eager_tensor* const* inputs, int n,
                 const Arguments* arguments) {
  return {key_of(ctx, op), inputs, n, arguments};
}

// Makes a view of base. Returns NULL if the thread's cache has no block, or the view is none of those that most are.
inline eager_tensor* try_new_view(const KeptCall::Output& o, const eager_tensor& base) {
  const bool is_plain = base.buffer || (base.data == base.payload && o.form.is_in_block);
  eager_tensor* const t = is_plain ? try_new_in_block(o.form, o.form.num_elements, o.form.dims) : nullptr;
  if (!t) [[unlikely]]
    return nullptr;
  const size_t skip = static_cast<size_t>(o.offset) * base.element_size();
  if (base.buffer) {
    t->buffer = base.buffer;
    t->buffer->retain();
    t->data = static_cast<char*>(base.data) + skip;
  } else if (skip == 0) {
    std::memcpy(t->payload, base.payload, kPayloadSize);  // takes no longer than less of it
  } else {
    std::memcpy(t->payload, base.payload + skip, kPayloadSize - skip);
  }
  return t;
}

// Fills in the addresses of inputs, of m outputs and, where these are not all, of hidden ones that nobody is told of. all_passed: every
// input is a tensor that the kernel reads.
template <bool all_passed>
[[gnu::always_inline]] inline void set_addresses(KeptCall& kept, eager_tensor* const* inputs, int n,
                                                 eager_tensor* const* outputs, int m) {
  for (int i = 0; i < n; ++i) {
    if (all_passed || kept.passed[i] == Passed::tensor) kept.operands[i].data = inputs[i]->data;
  }
  for (int i = 0; i < m; ++i) kept.operands[n + i].data = outputs[i]->data;
  for (int i = m; i < kept.num_outputs; ++i) kept.operands[n + i].data = kept.hidden[i - 1];
}

// Runs the kernels of a call that is kept on m outputs that are made: all, or num_unrecorded of them. Returns false if one
// refuses the inputs: another way must tell what is wrong. Throws std::bad_alloc, and INVALID_ARGUMENT where a kernel's dtype cannot hold
// the value of an input.
bool run_kernels(KeptCall& kept, eager_tensor* const* inputs, eager_tensor** outputs, int m, bool& is_in_use,
                 bool is_tried);

// Makes the outputs and does the same with the context's number of threads. Throws also what allocating an output throws. Where it
// fails, the caller calls release_all. is_tried: where memory is out, the call goes another way.
bool run_found(const eager_context& ctx, KeptCall& kept, eager_tensor* const* inputs, eager_tensor** outputs, int m,
               bool& is_in_use, bool is_tried);

// Runs a call that is kept where nobody records, and returns the number of its outputs. Returns 0 if the call must go another way; then
// nothing has happened.
int run_found_unrecorded(const eager_context& ctx, KeptCall& kept, eager_tensor* const* inputs, eager_tensor** outputs,
                         int room, bool& is_in_use) noexcept;

// Notes that a kernel has refused the inputs of the last call of an op. It finds again what is kept of that, so that nothing of it has to
// lie in a register while a kernel runs.
void note_refusal(const eager_context& ctx, const eager_op& op) noexcept;

// Finds a call like this one where nobody records, and runs it so. Where that fails, run_kept is called next.
[[gnu::always_inline]] inline int run_unrecorded(const eager_context& ctx, const eager_op& op,
                                                 eager_tensor* const* inputs, int n, const Arguments* arguments,
                                                 eager_tensor** outputs, int room) noexcept {
  const detail::ThreadCache* cache = detail::thread_cache;
  if (!cache || !cache->kept_calls || wanted_device(ctx, op) > kHostDevice) [[unlikely]]
    return 0;
  Table& table = *static_cast<Table*>(cache->kept_calls);
  if (table.is_in_use) [[unlikely]]
    return 0;
  uint64_t hash;
  KeptCall* const found = table.find(ask(ctx, op, inputs, n, arguments), hash);
  if (!found) [[unlikely]]
    return 0;
  KeptCall& kept = *found;
  if (kept.shortcut == KeptCall::Shortcut::none || room < 1 || ctx.options.num_threads != 0) [[unlikely]]
    return run_found_unrecorded(ctx, kept, inputs, outputs, room, table.is_in_use);
  const KeptCall::Output& o = kept.outputs[0];
  if (kept.shortcut == KeptCall::Shortcut::view) {
    outputs[0] = try_new_view(o, *inputs[o.alias]);
    return outputs[0] ? 1 : run_found_unrecorded(ctx, kept, inputs, outputs, room, table.is_in_use);
  }
  eager_tensor* const t = outputs[0] = try_new_in_block(o.form, o.form.num_elements, o.form.dims);
  if (!t) [[unlikely]]
    return run_found_unrecorded(ctx, kept, inputs, outputs, room, table.is_in_use);
  try {
    if (kept.shortcut == KeptCall::Shortcut::kernel) {
      set_addresses<true>(kept, inputs, n, outputs, 1);
      if (kept.kernel(kept.call) == 0) [[likely]]
        return 1;
    } else if (run_kernels(kept, inputs, outputs, 1, table.is_in_use, true)) {
      return 1;
    }
    note_refusal(ctx, op);
  } catch (...) {
    drop_exception();
  }
  release_all(outputs, 1);
  return 0;
}

}  // namespace eager::kept
