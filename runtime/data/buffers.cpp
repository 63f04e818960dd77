// Steps that keep elements: cache, prefetch, prefetch_to_device.
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <utility>

#include "runtime/core/copy.h"
#include "runtime/core/device_manager.h"
#include "runtime/data/dataset.h"
#include "runtime/data/run.h"
#include "runtime/data/step.h"
#include "runtime/data/stored_error.h"

namespace eager {

namespace {

// ---- cache

// All elements of an epoch, or their rows. Iterators of the dataset share them.
struct Cached final : SharedData {
  std::vector<Element> elements;
  std::vector<int64_t> rows;
};

class Cache final : public Step {
 public:
  Cache(Run& run, const eager_dataset& d, Inputs inputs)
      : Step(run, d, std::move(inputs)), cached_(d.shared<Cached>()) {}
  const Rows* rows() const override { return input().rows(); }
  int64_t num_rows() const override { return input().num_rows(); }
  void restart() override {
    at_ = 0;
    if (!cached_) cached_ = dataset_.shared<Cached>();
    if (cached_) return;
    filling_ = Cached();
    Step::restart();
  }

 protected:
  bool next(eager_context& ctx, Element& out) override {
    if (rows()) return Step::next(ctx, out);
    if (cached_) {
      if (at_ >= cached_->elements.size()) return false;
      out = cached_->elements[at_++];
      return true;
    }
    if (!input().pull(ctx, out)) return finish();
    detach(out);
    filling_.elements.push_back(out);
    return true;
  }
  int64_t next_rows(eager_context& ctx, int64_t* out, int64_t n) override {
    if (!cached_) {
      const int64_t got = input().pull_rows(ctx, out, n);
      filling_.rows.insert(filling_.rows.end(), out, out + got);
      if (got == 0) finish();
      return got;
    }
    int64_t got = 0;
    for (; got < n && at_ < cached_->rows.size(); ++got) out[got] = cached_->rows[at_++];
    return got;
  }
  void save(StateWriter& w) const override {
    const Cached& c = cached_ ? *cached_ : filling_;
    w.put<uint64_t>(cached_ != nullptr);
    w.put<uint64_t>(at_);
    w.put_rows(c.rows);
    w.put_elements(c.elements);
  }
  void restore(StateReader& r) override {
    auto c = std::make_shared<Cached>();
    const bool is_whole = r.get_bool();
    at_ = static_cast<size_t>(r.get<uint64_t>());
    c->rows = r.get_rows(num_rows());
    c->elements = r.get_elements(spec());
    cached_ = nullptr;
    filling_ = Cached();
    if (is_whole) cached_ = std::move(c);
    else filling_ = std::move(*c);
  }
  void share() const override {
    if (cached_) dataset_.keep(std::const_pointer_cast<Cached>(cached_));
  }

 private:
  bool finish() {
    cached_ = std::make_shared<Cached>(std::move(filling_));
    at_ = cached_->elements.size() + cached_->rows.size();
    dataset_.keep(std::const_pointer_cast<Cached>(cached_));
    return false;
  }
  std::shared_ptr<const Cached> cached_;  // NULL: the first epoch has not ended
  Cached filling_;
  size_t at_ = 0;
};

// ---- prefetch

class Prefetch final : public Step {
 public:
  Prefetch(Run& run, const eager_dataset& d, Inputs inputs)
      : Step(run, d, std::move(inputs)), size_(static_cast<size_t>(d.integer("buffer_size"))), device_(device_of(d)),
        has_thread_(!input().needs_consumer()) {}
  static int device_of(const eager_dataset& d) {
    return d.kind.schema.number_of("device") < 0 ? -1 : find_device(std::string(d.string("device")).c_str());
  }
  // The rows end here: the step is there to make elements ahead.
  void restart() override {
    std::deque<Item> dropped;  // outside of the lock
    {
      const std::lock_guard lock(mutex_);
      queue_.swap(dropped);
      ended_ = false;
      note_whether_ready();
    }
    Step::restart();
  }
  // Waits until the thread stands still.
  void pause(eager_context& ctx) override {
    std::unique_lock lock(mutex_);
    ++pauses_;
    while (!stands_.wait_for(lock, std::chrono::milliseconds(50), [&] { return !is_busy_; })) {
      lock.unlock();
      try {
        run_.go_on(ctx);
      } catch (...) {
        resume();
        throw;
      }
      lock.lock();
    }
  }
  void resume() override {
    const std::lock_guard lock(mutex_);
    --pauses_;
    has_room_.notify_all();
  }
  void cancel() override {
    const std::lock_guard lock(mutex_);
    has_room_.notify_all();
    has_items_.notify_all();
  }

 protected:
  bool next(eager_context& ctx, Element& out) override {
    if (!has_thread_ && queue_.empty()) return !ended_ && pull_one(ctx, out);
    if (has_thread_ && !is_started_) {
      run_.start_thread([this](eager_context& own) { work(own); });
      is_started_ = true;
    }
    run_.wait_awake(is_ready_);
    Item item;
    bool wakes = false;
    {
      std::unique_lock lock(mutex_);
      while (queue_.empty() && !ended_) {
        consumer_waits_ = true;
        if (has_items_.wait_for(lock, std::chrono::milliseconds(50)) == std::cv_status::timeout) {
          lock.unlock();
          run_.go_on(ctx);
          lock.lock();
        } else run_.check_cancelled();
      }
      consumer_waits_ = false;
      if (queue_.empty()) return false;
      item = std::move(queue_.front());
      queue_.pop_front();
      note_whether_ready();
      // The thread is woken for several elements at once.
      wakes = producer_waits_ && 2 * queue_.size() <= size_;
    }
    if (wakes) has_room_.notify_one();
    item.error.raise();
    out = std::move(item.element);
    return true;
  }
  void save(StateWriter& w) const override {
    w.put<uint64_t>(ended_);
    w.put<uint64_t>(queue_.size());
    for (const Item& i : queue_) {
      w.put<uint64_t>(static_cast<bool>(i.error));
      if (i.error) i.error.save(w);
      else w.put(i.element);
    }
  }
  void restore(StateReader& r) override {
    queue_.clear();
    ended_ = r.get_bool();
    for (size_t n = r.get_count(sizeof(uint64_t)); n-- > 0;) {
      Item item;
      if (r.get_bool()) item.error = StoredError::restored(r);
      else item.element = r.get_element(spec());
      if (device_ >= 0) move(item.element);
      queue_.push_back(std::move(item));
    }
    note_whether_ready();
  }

 private:
  struct Item {
    Element element;
    StoredError error;
  };
  void note_whether_ready() { is_ready_.store(!queue_.empty() || ended_, std::memory_order_relaxed); }
  void move(Element& e) const {
    for (TensorRef& t : e) {
      if (t->dtype != DType::string) t = copy_to_device(t, device_);
    }
  }
  bool pull_one(eager_context& ctx, Element& out) {
    if (!input().pull(ctx, out)) return false;
    if (device_ >= 0) move(out);
    return true;
  }
  bool has_work() const { return !run_.is_cancelled() && pauses_ == 0 && !ended_ && queue_.size() < size_; }
  // Waits until there is an element to make. false: the run is cancelled.
  bool wait_for_work() {
    std::unique_lock lock(mutex_);
    producer_waits_ = true;
    has_room_.wait(lock, [&] { return run_.is_cancelled() || has_work(); });
    producer_waits_ = false;
    return is_busy_ = !run_.is_cancelled();
  }
  // Makes an element. The lock is taken once, and who waits learns of the element when it is free again.
  void make_one(eager_context& ctx) {
    Item item;
    bool has_element = true, wakes;
    try {
      has_element = pull_one(ctx, item.element);
    } catch (...) {
      item.error = StoredError::current();
    }
    {
      const std::lock_guard lock(mutex_);
      if (!has_element) ended_ = true;
      else queue_.push_back(std::move(item));
      is_busy_ = has_work();
      if (!is_busy_ && pauses_ > 0) stands_.notify_all();
      wakes = consumer_waits_;
    }
    is_ready_.store(true, std::memory_order_relaxed);
    if (wakes) has_items_.notify_one();
  }
  void work(eager_context& ctx) {
    while (wait_for_work()) {
      while (is_busy_) make_one(ctx);
    }
  }

  const size_t size_;
  const int device_;  // -1: elements stay where they are
  const bool has_thread_;
  bool is_started_ = false;
  std::atomic<bool> is_ready_{false};  // whether `next` need not wait, most probably
  std::mutex mutex_;                   // guards what follows
  std::condition_variable has_room_, has_items_, stands_;
  std::deque<Item> queue_;
  int pauses_ = 0;
  bool is_busy_ = false, producer_waits_ = false, consumer_waits_ = false, ended_ = false;
};

ElementSpec prefetch_element(eager_context& ctx, const eager_dataset& d) {
  d.at_least("buffer_size", 1);
  Prefetch::device_of(d);
  return input_spec(ctx, d);
}

}  // namespace

void define_buffers(DatasetKinds& kinds) {
  // clang-format off
  kinds.add({{}, "Cache", 1, input_spec, start_step<Cache>, input_size}, "cache").schema
      .describe("The elements of the first epoch, kept in memory for the next ones and for other iterators of the dataset. "
                "An element that fails is in the first epoch alone.");
  kinds.add({{}, "Prefetch", 1, prefetch_element, start_step<Prefetch>, input_size}, "prefetch").schema
      .describe("The same elements, made ahead by a thread of the pipeline.")
      .attr_int("buffer_size", 2).says("How many elements may be ready.");
  kinds.add({{}, "PrefetchToDevice", 1, prefetch_element, start_step<Prefetch>, input_size}, "prefetch_to_device").schema
      .describe("The same elements on a device, made and copied ahead by a thread of the pipeline. Strings stay on the host.")
      .attr_string("device").required().says("The device's name, as in \"gpu:0\".")
      .attr_int("buffer_size", 2).says("How many elements may be ready.");
  // clang-format on
}

}  // namespace eager
