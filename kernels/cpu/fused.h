// Runs the programs of kernels/common/fused.h.
//
// A thread takes a piece of the elements. First it fills the slots that stay the same for all its blocks (scalars,
// short rows that repeat), then it takes block after block through all steps. The loops are those of the kernels, so
// results are the same to the bit.
//
// A reduction reads its input through a Feed. If the reduction is part of a program, the Feed makes the elements when
// they are asked for. The reduction takes them in the same groups either way, so its result is the same to the bit,
// too.
#pragma once

#include <algorithm>
#include <new>
#include <optional>
#include <string_view>
#include <type_traits>

#include "kernels/common/fused.h"
#include "base/memory.h"

namespace eager::cpu {

// Return the loop for a call whose operands have dtypes and shapes, but data only where values are known.
ChosenLoop choose_loop(const char* op, DType kernel_dtype, const KernelCall& call);
ChosenLoop choose_cast(DType from, DType to);  // for dtypes that differ
ChosenLoop choose_clip(const KernelCall& call);
ChosenLoop choose_pow(const KernelCall& call);

// Reports whether a program on the CPU may contain the op of this call: an elementwise op with a loop, which is stored
// in `op`, or a reduction that reads its input through a Feed.
bool can_fuse(const KernelCall& call, DType kernel_dtype, ChosenLoop& op);
bool reads_feed(std::string_view op);

// The kernel that runs a program. Its params are a FusedProgram.
int32_t fused(KernelCall& call);

// Kernels that take several loops, block by block.
int32_t scale_by_integers(KernelCall& call);
int32_t smooth_l1_losses(KernelCall& call);

// One thread's part of a program.
class FusedPiece {
 public:
  // `room` is memory of the program's scratch_bytes, for as long as the piece lives.
  FusedPiece(const KernelCall& call, const FusedProgram& program, char* room);
  void run(int64_t begin, int64_t end);
  // Returns the result's elements [at, at + n), n at most kFusedResult, which stay until the next call. The caller will
  // ask for those up to `limit` next, n at a time. Each element is made once, since an output may lie in an input's
  // memory.
  const void* make(int64_t at, int64_t n, int64_t limit) {
    if (at < made_begin_ || at + n > made_end_) {
      made_begin_ = at;
      made_end_ = std::min(limit, at + kFusedResult / n * n);
      run(made_begin_, made_end_);
    }
    return result_ + (at - result_begin()) * result_size_;
  }

 private:
  int64_t result_begin() const { return result_is_operand_ ? 0 : made_begin_; }
  const char* data(const FusedSlot& s) const;
  const void* block(const FusedSlot& s, int64_t at, int64_t n) const;

  const KernelCall& call_;
  const FusedProgram& p_;
  char* const room_;
  const char* result_ = nullptr;  // the address of element result_begin()
  int64_t result_size_ = 0;
  bool result_is_operand_ = false;
  int64_t made_begin_ = 0, made_end_ = 0;
  int num_moving_ = 0;
  int16_t moving_[kMaxFusedSlots];      // slots whose address differs from block to block
  const void* places_[kMaxFusedSlots];  // the address of each slot's block
};

// The input of one thread of a reduction: elements in memory, or made by a program.
class Feed {
 public:
  explicit Feed(const KernelCall& call)
      : data_(call.inputs[0].as<char>()), size_(static_cast<int64_t>(dtype_size(call.inputs[0].dtype))) {
    if (!is_fed(call)) return;
    const FedCall& fed = static_cast<const FedCall&>(call);
    static_assert(std::is_trivially_destructible_v<FusedPiece>);
    constexpr size_t kPiece = (sizeof(FusedPiece) + 63) / 64 * 64;  // what lies ahead of the piece's own room
    char* const room = room_.emplace(kPiece + static_cast<size_t>(fed.program->scratch_bytes)).as<char>();
    piece_ = new (room) FusedPiece(*fed.call, *fed.program, room + kPiece);
  }
  bool is_made() const { return piece_ != nullptr; }
  int64_t size() const { return size_; }  // bytes of an element
  const char* operator()(int64_t at, int64_t n, int64_t limit) {
    if (!piece_) [[likely]]
      return data_ + at * size_;
    return static_cast<const char*>(piece_->make(at, n, limit));
  }

 private:
  const char* data_;
  int64_t size_;
  std::optional<Scratch> room_;
  FusedPiece* piece_ = nullptr;
};

}  // namespace eager::cpu
