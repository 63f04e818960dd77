// The log of a tape; the glossary stands at the head of tape.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "runtime/core/context.h"
#include "runtime/core/op.h"
#include "runtime/core/tensor.h"

namespace eager {

class CustomBackward;

// A hash map from 64-bit ids, which are never 0, to small numbers, with open addressing.
class IdMap {
 public:
  // Returns -1 for an id that is not in the map.
  int32_t find(uint64_t id) const {
    if (size_ == 0) return -1;
    for (size_t i = hash(id);; i = (i + 1) & mask_) {
      if (keys_[i] == id) return values_[i];
      if (keys_[i] == 0) return -1;
    }
  }
  // Makes room for `count` more ids, so that inserting them does not throw.
  void reserve(size_t count) {
    while (2 * (size_ + count) > mask_ + 1) [[unlikely]] grow();
  }
  void insert(uint64_t id, int32_t value) {
    reserve(1);
    insert_reserved(id, value);
  }
  void insert_reserved(uint64_t id, int32_t value) noexcept {
    size_t i = hash(id);
    while (keys_[i] != 0 && keys_[i] != id) i = (i + 1) & mask_;
    size_ += keys_[i] == 0;
    keys_[i] = id;
    values_[i] = value;
  }
  void clear();

 private:
  // Ids come in runs, which the multiplication spreads (Fibonacci hashing, Knuth 6.4).
  size_t hash(uint64_t id) const { return (id * 0x9e3779b97f4a7c15u) >> shift_; }
  void grow();

  size_t size_ = 0, mask_ = 0;
  int shift_ = 64;
  std::unique_ptr<uint64_t[]> keys_;
  std::unique_ptr<int32_t[]> values_;
};

// A tensor that a record saved and retains, or the shape of one.
struct Saved {
  eager_tensor* tensor;  // NULL: only the shape was saved
  const int64_t* dims;
  DType dtype;
  uint8_t rank;
};

struct Record {
  eager_op* op;            // kept by the log; NULL for a custom gradient
  CustomBackward* custom;  // retained; NULL for an op
  const AttrValue* attrs;  // the op's own, or a copy of the call's, which has arguments
  int32_t num_inputs, num_outputs, num_saved;
  int32_t first_output;  // the slot of the first output; those of the others follow
  int32_t* input_slots;
  Saved* saved;
};

// Memory in chunks, of which the next bytes are handed out and all are freed together.
class Arena {
 public:
  ~Arena() { clear(); }
  template <class T>
  T* allocate(size_t count) {
    size_t bytes = (count * sizeof(T) + 7) & ~size_t{7};
    if (bytes > static_cast<size_t>(end_ - next_)) [[unlikely]]
      add_chunk(bytes);
    T* p = reinterpret_cast<T*>(next_);
    next_ += bytes;
    return p;
  }
  void clear();

 private:
  void add_chunk(size_t bytes);
  struct Chunk {
    Chunk* former;
    size_t size;
  };
  Chunk* last_ = nullptr;
  char* next_ = nullptr;
  char* end_ = nullptr;
};

class Log {
 public:
  ~Log() { clear(); }

  int32_t find(uint64_t id) const { return slots_.find(id); }
  int32_t add_slot(uint64_t id) {
    slots_.insert(id, num_slots_);
    return num_slots_++;
  }
  // Notes that a value was read from a variable. Each value has a slot of its own; the backward pass sums their
  // gradients in the variable's slot.
  void add_read(uint64_t variable_id, uint64_t value_id);
  struct Read {
    int32_t variable, value;  // slots
  };
  const std::vector<Read>& reads() const { return reads_; }
  // Adds a record of an op, unless no input is known.
  void add(const Executed& e);
  void add_custom(CustomBackward& custom, eager_tensor* const* inputs, int num_inputs, eager_tensor* const* outputs,
                  int num_outputs);
  void drop_saved(Record& record);
  void clear();

  int32_t num_slots() const { return num_slots_; }
  std::vector<Record*>& records() { return records_; }

 private:
  // Makes a record with its sizes and input slots. Returns NULL when no input is known.
  Record* new_record(eager_tensor* const* inputs, int num_inputs, int num_outputs, size_t num_saved);
  void keep(eager_op& op) {
    if (last_op_ != &op) keep_slowly(op);
  }
  void keep_slowly(eager_op& op);
  void save(Record& r, eager_tensor& t, bool shape_only);
  void save_input(Record& r, eager_tensor* t, bool shape_only);
  // Saves inputs of an op with a list, and an input that is saved if it is complex. It stands apart, so that other saves
  // need no registers for it.
  void save_seldom(Record& r, const Executed& e, const Save& s);
  void save_all(Record& r, const Executed& e);
  // Runs save_all() and adds the record. After an exception, of save_all or for want of memory, the log is as it was.
  template <class F>
  void append(Record& r, eager_tensor* const* outputs, int num_outputs, F save_all);
  // Returns a copy that lives as long as the records.
  template <class T>
  const T* copy_list(const T* list, size_t count);
  const AttrValue* copy_attrs(const OpDef& def, const AttrValue* attrs);

  IdMap slots_;
  int32_t num_slots_ = 0;
  std::vector<Record*> records_;
  std::vector<Read> reads_;
  IdMap read_ids_;
  std::vector<eager_op*> ops_;  // retained once each
  IdMap known_ops_;
  eager_op* last_op_ = nullptr;
  Arena arena_;
};

}  // namespace eager
