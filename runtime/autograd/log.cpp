#include "runtime/autograd/log.h"

#include <cstring>
#include <new>

#include "runtime/autograd/custom.h"

namespace eager {

void IdMap::grow() {
  size_t capacity = mask_ == 0 ? 64 : 4 * (mask_ + 1);
  std::unique_ptr<uint64_t[]> keys(new uint64_t[capacity]());
  std::unique_ptr<int32_t[]> values(new int32_t[capacity]);
  std::swap(keys, keys_);
  std::swap(values, values_);
  size_t old = mask_ == 0 ? 0 : mask_ + 1;
  mask_ = capacity - 1;
  shift_ = 64 - __builtin_ctzll(capacity);
  size_ = 0;
  for (size_t i = 0; i < old; ++i) {
    if (keys[i] != 0) insert(keys[i], values[i]);
  }
}

void IdMap::clear() {
  if (size_ == 0) return;
  if (mask_ > 4095) {
    keys_.reset();
    values_.reset();
    mask_ = 0;
    shift_ = 64;
  } else {
    std::memset(keys_.get(), 0, (mask_ + 1) * sizeof(uint64_t));
  }
  size_ = 0;
}

void Arena::add_chunk(size_t bytes) {
  size_t size = last_ ? 2 * last_->size : 4096;
  if (size > (1 << 18)) size = 1 << 18;
  if (size < bytes + sizeof(Chunk)) size = bytes + sizeof(Chunk);
  Chunk* chunk = static_cast<Chunk*>(::operator new(size));
  chunk->former = last_;
  chunk->size = size;
  last_ = chunk;
  next_ = reinterpret_cast<char*>(chunk + 1);
  end_ = reinterpret_cast<char*>(chunk) + size;
}

void Arena::clear() {
  while (last_) {
    Chunk* former = last_->former;
    ::operator delete(last_);
    last_ = former;
  }
  next_ = end_ = nullptr;
}

void Log::keep_slowly(eager_op& op) {
  uint64_t key = reinterpret_cast<uintptr_t>(&op);
  if (known_ops_.find(key) < 0) {
    ops_.push_back(&op);
    op.retain();
    known_ops_.insert(key, 0);
  }
  last_op_ = &op;
}

template <class T>
inline const T* Log::copy_list(const T* list, size_t count) {
  T* copy = arena_.allocate<T>(count);
  for (size_t i = 0; i < count; ++i) copy[i] = list[i];
  return copy;
}

inline void Log::save(Record& r, eager_tensor& t, bool shape_only) {
  Saved& s = r.saved[r.num_saved];
  s.dtype = t.dtype;
  s.rank = t.rank;
  if (shape_only && !(t.flags & kSymbolic)) {
    s.dims = copy_list(t.dims, t.rank);
    s.tensor = nullptr;
  } else {
    t.retain();
    s.tensor = &t;
    s.dims = t.dims;
  }
  ++r.num_saved;
}

const AttrValue* Log::copy_attrs(const OpDef& def, const AttrValue* attrs) {
  size_t n = def.attributes_.size();
  AttrValue* copy = arena_.allocate<AttrValue>(n);
  for (size_t i = 0; i < n; ++i) {
    copy[i] = attrs[i];
    if (!attrs[i].given) continue;
    const AttrType type = def.attributes_[i].type;
    if (type == AttrType::ints) copy[i].ints = copy_list(attrs[i].ints, static_cast<size_t>(attrs[i].count));
    // It may be a text of another op: of the one whose gradient the call computes.
    if (type == AttrType::string) copy[i].string = copy_list(attrs[i].string, std::strlen(attrs[i].string) + 1);
  }
  return copy;
}

Record* Log::new_record(eager_tensor* const* inputs, int num_inputs, int num_outputs, size_t num_saved) {
  int first = 0;
  int32_t slot = -1;
  for (; first < num_inputs; ++first) {
    if (inputs[first] && (slot = slots_.find(inputs[first]->id)) >= 0) break;
  }
  if (first == num_inputs) return nullptr;
  const size_t slots_size = (static_cast<size_t>(num_inputs) * sizeof(int32_t) + 7) & ~size_t{7};
  char* memory = arena_.allocate<char>(sizeof(Record) + num_saved * sizeof(Saved) + slots_size);
  Record* r = new (memory) Record;
  r->saved = reinterpret_cast<Saved*>(memory + sizeof(Record));
  r->input_slots = reinterpret_cast<int32_t*>(memory + sizeof(Record) + num_saved * sizeof(Saved));
  r->num_inputs = num_inputs;
  r->num_outputs = num_outputs;
  r->num_saved = 0;
  for (int i = 0; i < num_inputs; ++i) {
    r->input_slots[i] = i == first ? slot : i < first || !inputs[i] ? -1 : slots_.find(inputs[i]->id);
  }
  return r;
}

template <class F>
inline void Log::append(Record& r, eager_tensor* const* outputs, int num_outputs, F save_all) {
  try {
    if (records_.size() == records_.capacity()) records_.reserve(2 * records_.size() + 16);
    slots_.reserve(static_cast<size_t>(num_outputs));
    save_all();
  } catch (...) {
    drop_saved(r);
    throw;
  }
  records_.push_back(&r);
  r.first_output = num_slots_;
  for (int i = 0; i < num_outputs; ++i) slots_.insert_reserved(outputs[i]->id, num_slots_++);
}

// Saves an input, or none where t is NULL.
inline void Log::save_input(Record& r, eager_tensor* t, bool shape_only) {
  if (t) save(r, *t, shape_only);
  else r.saved[r.num_saved++] = {nullptr, nullptr, DType::none, 0};
}

void Log::save_seldom(Record& r, const Executed& e, const Save& s) {
  const OpDef& def = e.op->def;
  const bool is_list = def.is_list_ && s.index + 1u == def.inputs_.size();
  for (int i = s.index; i < (is_list ? e.num_inputs : s.index + 1); ++i) {
    eager_tensor* t = i < e.num_inputs ? e.inputs[i] : nullptr;
    if (t && s.how == Saving::if_complex && !is_complex(t->dtype)) t = nullptr;
    save_input(r, t, s.how == Saving::shape);
  }
}

inline void Log::save_all(Record& r, const Executed& e) {
  const OpDef& def = e.op->def;
  for (const Save& s : def.saves_) {
    if (s.is_output) {
      save(r, *e.outputs[s.index], s.how == Saving::shape);
    } else if (def.is_list_ || s.how == Saving::if_complex) [[unlikely]] {
      save_seldom(r, e, s);
    } else {
      save_input(r, s.index < e.num_inputs ? e.inputs[s.index] : nullptr, s.how == Saving::shape);
    }
  }
}

void Log::add(const Executed& e) {
  // Integers and booleans have no gradients.
  bool has_inexact = false;
  for (int i = 0; i < e.num_outputs; ++i) has_inexact |= is_inexact(e.outputs[i]->dtype);
  if (!has_inexact) return;
  const OpDef& def = e.op->def;
  Record* r = new_record(e.inputs, e.num_inputs, e.num_outputs, def.saves_.size() + (def.is_list_ ? e.num_inputs : 0));
  if (!r) return;
  keep(*e.op);
  r->op = e.op;
  r->custom = nullptr;
  r->attrs = e.has_args ? copy_attrs(def, e.attrs) : e.op->attrs;
  append(*r, e.outputs, e.num_outputs, [&] { save_all(*r, e); });
}

void Log::add_read(uint64_t variable_id, uint64_t value_id) {
  if (read_ids_.find(value_id) >= 0) return;
  slots_.reserve(2);
  if (reads_.size() == reads_.capacity()) reads_.reserve(2 * reads_.size() + 8);
  read_ids_.reserve(1);
  int32_t variable = find(variable_id), value = find(value_id);
  if (variable < 0) variable = add_slot(variable_id);
  if (value < 0) value = add_slot(value_id);
  reads_.push_back({variable, value});
  read_ids_.insert(value_id, variable);
}

void Log::add_custom(CustomBackward& custom, eager_tensor* const* inputs, int num_inputs, eager_tensor* const* outputs,
                     int num_outputs) {
  Record* r = new_record(inputs, num_inputs, num_outputs, static_cast<size_t>(num_inputs + num_outputs));
  if (!r) return;
  r->op = nullptr;
  r->custom = &custom;
  r->attrs = nullptr;
  custom.retain();
  append(*r, outputs, num_outputs, [&] {
    for (int i = 0; i < num_inputs + num_outputs; ++i)
      save(*r, i < num_inputs ? *inputs[i] : *outputs[i - num_inputs], true);
  });
}

void Log::drop_saved(Record& r) {
  for (int i = 0; i < r.num_saved; ++i) {
    if (eager_tensor* t = std::exchange(r.saved[i].tensor, nullptr)) t->release();
  }
  r.num_saved = 0;
  if (CustomBackward* c = std::exchange(r.custom, nullptr)) c->release();
}

void Log::clear() {
  for (Record* r : records_) drop_saved(*r);
  records_.clear();
  for (eager_op* op : ops_) op->release();
  ops_.clear();
  known_ops_.clear();
  last_op_ = nullptr;
  slots_.clear();
  reads_.clear();
  read_ids_.clear();
  num_slots_ = 0;
  arena_.clear();
}

}  // namespace eager
