// A dataset: the description of a pipeline. It is a kind, attributes and the datasets before it; it never changes once
// somebody has asked for its elements, has put a step behind it or has made an iterator.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/fork.h"
#include "base/handle.h"
#include "runtime/core/op.h"
#include "runtime/data/element.h"
#include "runtime/data/kinds.h"

namespace eager {

inline constexpr int64_t kInfinite = -1, kUnknownSize = -2;  // EAGER_INFINITE, EAGER_UNKNOWN_SIZE
inline constexpr int kMaxDepth = 1000;                       // steps one behind the other

// The program's code that gives elements (eager_dataset_set_generator).
struct HostGenerator {
  eager_generator_fn function;
  void* user_data;
  void (*destroy)(void* user_data);
  eager_generator_destroy_fn destroy_state;  // NULL: nothing to do
  ElementSpec spec;
  ~HostGenerator() {
    if (destroy) destroy(user_data);
  }
};

// Tensors that the iterators of a dataset share: read from files, or kept by a cache. They are made once and not changed.
class SharedData {
 public:
  virtual ~SharedData() = default;
};

}  // namespace eager

struct eager_dataset final : eager::Counted {
  eager_dataset(const eager::DatasetKind& k, std::vector<eager::Ref<eager_dataset>> before);
  ~eager_dataset();
  void release() {
    if (drop()) delete this;
  }

  // Sets an attribute: set_one does it to the attributes. FAILED_PRECONDITION if the dataset is frozen.
  void set(const std::function<void(eager_op&)>& set_one);
  void set_tensors(const char* attr, std::vector<eager::TensorRef> tensors);
  void set_op(const char* attr, eager_op& op);
  void set_generator(const char* attr, std::shared_ptr<eager::HostGenerator> generator);

  // Freezes the dataset, checks its attributes, and returns the spec of its elements.
  const eager::ElementSpec& element(eager_context& ctx);
  // Returns what element() returned; it has been called.
  const eager::ElementSpec& spec() const { return *spec_.load(std::memory_order_acquire); }
  int64_t size() const { return kind.size ? kind.size(*this) : eager::kUnknownSize; }

  bool given(eager::AttrName name) const { return attributes_->attr(name).given; }
  int64_t integer(eager::AttrName name) const { return attributes_->attr(name).i; }
  bool boolean(eager::AttrName name) const { return attributes_->attr(name).i != 0; }
  std::string_view string(eager::AttrName name) const { return attributes_->attr(name).string; }
  // Returns an int that must be at least `least`.
  int64_t at_least(const char* name, int64_t least) const;
  // Return the objects that are attributes; no tensors, and NULL, if they are not given.
  const std::vector<eager::TensorRef>& tensors(eager::AttrName name) const;
  eager_op* op(eager::AttrName name) const;
  const eager::HostGenerator& generator() const;

  // Returns the shared data; NULL: there are none yet.
  template <class T>
  std::shared_ptr<T> shared() const;
  // Keeps data unless there are some already.
  void keep(std::shared_ptr<eager::SharedData> data) const;

  const eager_op& attributes() const { return *attributes_; }
  // What runs share beside the description: how many there were, for a step whose orders differ from run to run though its seed is
  // one, and a key, for a step whose order stays though it has no seed. A restored run brings its own.
  uint64_t count_run() const { return num_runs_.fetch_add(1, std::memory_order_relaxed); }
  void set_num_runs(uint64_t at_least) const;
  // Keeps a key unless there is one, and returns the one that is kept.
  uint64_t keep_key(uint64_t key) const;
  void set_key(uint64_t key) const { key_.store(key, std::memory_order_relaxed); }

  const eager::DatasetKind& kind;
  const std::vector<eager::Ref<eager_dataset>> inputs;
  const int depth;

 private:
  void check_attributes() const;

  eager::Ref<eager_op> attributes_;  // an op of the kind's schema, which is never executed
  std::atomic<bool> is_frozen_{false};
  std::atomic<eager::ElementSpec*> spec_{nullptr};
  mutable std::atomic<uint64_t> num_runs_{0}, key_{0};  // no key is 0
  mutable eager::Mutex mutex_;                          // guards shared_
  mutable std::shared_ptr<eager::SharedData> shared_;
};

template <class T>
std::shared_ptr<T> eager_dataset::shared() const {
  const std::lock_guard lock(mutex_);
  return std::static_pointer_cast<T>(shared_);
}

namespace eager {

// Returns the steps of the datasets before d, for its own.
std::vector<std::unique_ptr<Step>> start_inputs(Run& run, const eager_dataset& d);

// Makes a step of class S for d: S(run, d, steps before).
template <class S>
std::unique_ptr<Step> start_step(Run& run, const eager_dataset& d) {
  return std::make_unique<S>(run, d, start_inputs(run, d));
}

// Returns the spec of the only dataset before d; the size of it.
inline ElementSpec input_spec(eager_context&, const eager_dataset& d) { return d.inputs[0]->spec(); }
inline int64_t input_size(const eager_dataset& d) { return d.inputs[0]->size(); }

}  // namespace eager
