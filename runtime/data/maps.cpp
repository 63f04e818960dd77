// Steps that run an op on each element: map, filter, flat_map.
#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <utility>

#include "base/parallel.h"
#include "runtime/core/copy.h"
#include "runtime/core/device_manager.h"
#include "runtime/data/dataset.h"
#include "runtime/data/run.h"
#include "runtime/data/stored_error.h"
#include "runtime/data/unbatch.h"
#include "runtime/execute/execute.h"
#include "runtime/function/trace/tracer.h"

namespace eager {

namespace {

// Runs the op in a trace, and returns the spec of what it gives.
ElementSpec traced_spec(eager_context& ctx, eager_op& op, const ElementSpec& in) {
  const Ref<eager_context> trace = new_trace_context(ctx, "dataset");
  std::vector<TensorRef> inputs;
  for (const Component& c : in) inputs.push_back(Tracer::of(*trace).input(c.dtype, c.shape));
  const std::vector<eager_tensor*> list = handles(inputs);
  std::vector<eager_tensor*> out(64);
  auto run = [&] {
    auto num_outputs = static_cast<int32_t>(out.size());
    try {
      execute(*trace, {op, list.data(), static_cast<int>(list.size()), out.data(), num_outputs});
    } catch (...) {
      const bool lacks_room = num_outputs > static_cast<int32_t>(out.size());
      if (!lacks_room) throw;
    }
    return num_outputs;
  };
  int32_t num_outputs = run();
  if (num_outputs > static_cast<int32_t>(out.size())) {
    out.assign(static_cast<size_t>(num_outputs), nullptr);
    num_outputs = run();
  }
  ElementSpec spec;
  for (int32_t i = 0; i < num_outputs; ++i) {
    const TensorRef t = TensorRef::adopt(out[static_cast<size_t>(i)]);
    spec.push_back(component_of(*t));
  }
  return spec;
}

eager_op& op_of(const eager_dataset& d) {
  eager_op& op = *d.op("op");
  op.freeze();
  return op;
}

// The op that a step's elements go through. Random ops draw from (key, the element's number), so that no order of execution
// shows in the numbers. After Interrupted the element is to be given once more.
class ElementOp {
 public:
  ElementOp(const Run& run, const eager_dataset& d, uint64_t key, size_t num_outputs)
      : run_(run), op_(*d.op("op")), num_outputs_(num_outputs), key_(key) {}
  uint8_t effects() const { return op_.effects; }
  void run(eager_context& ctx, uint64_t number, const Element& in, Element& out) const {
    if (effects() & (kRandom | kCallback)) ctx.set_random_state({mix(key_, number), 0, 0});
    eager_tensor* few[8];
    std::vector<eager_tensor*> many;
    eager_tensor** list = few;
    if (in.size() + num_outputs_ > std::size(few)) {
      many.resize(in.size() + num_outputs_);
      list = many.data();
    }
    for (size_t i = 0; i < in.size(); ++i) list[i] = in[i].get();
    eager_tensor** results = list + in.size();
    auto n = static_cast<int32_t>(num_outputs_);
    std::optional<BesideTeam> beside;  // the program's code may wait for something, and computes nothing then
    if (&ctx != &run_.context() && !(effects() & kCallback)) beside.emplace();
    try {
      execute(ctx, {op_, list, static_cast<int>(in.size()), results, n});
    } catch (const CallbackError& error) {
      // An op without code of the program's gives no other status than that of an interrupt. What has assigned to a variable is not
      // done anew.
      if (&ctx != &run_.context() || (effects() & kWritesVariable)) throw;
      if (effects() & kCallback) run_.fail_in_code(ctx, error);
      throw Interrupted{error};
    }
    out.assign(num_outputs_, nullptr);
    for (size_t i = 0; i < num_outputs_; ++i) out[i] = TensorRef::adopt(results[i]);
    for (TensorRef& t : out) {
      if (t->flags & kSparseRows) t = to_dense(ctx, *t);
      if (t->flags & kWeak) t = strong_scalar(*t, t->dtype);
    }
  }

 private:
  const Run& run_;
  eager_op& op_;  // the dataset holds it
  const size_t num_outputs_;
  const uint64_t key_;
};

// The element that an op was interrupted at, for the next call.
class HeldElement {
 public:
  bool take(Element& out) {
    if (!is_there_) return false;
    is_there_ = false;
    out = std::move(element_);
    return true;
  }
  // Runs the op on an element, which has passed, and counts it, unless it comes again.
  void run(const ElementOp& op, eager_context& ctx, uint64_t& number, const Element& in, Element& out) {
    try {
      op.run(ctx, number, in, out);
    } catch (const Interrupted&) {
      element_ = in;
      is_there_ = true;
      throw;
    } catch (...) {
      ++number;
      throw;
    }
    ++number;
  }
  void forget() {
    element_.clear();
    is_there_ = false;
  }
  void save(StateWriter& w) const {
    w.put<uint64_t>(is_there_);
    if (is_there_) w.put(element_);
  }
  void restore(StateReader& r, const ElementSpec& spec) {
    forget();
    if (!r.get_bool()) return;
    element_ = r.get_element(spec);
    is_there_ = true;
  }

 private:
  Element element_;
  bool is_there_ = false;
};

// The number of an epoch's first element, from a number of the epoch before. It does not depend on how many elements threads
// had taken ahead when that one was left.
uint64_t first_of_next_epoch(uint64_t number) {
  constexpr int kBits = 40;  // more elements than an epoch has
  return ((number >> kBits) + 1) << kBits;
}

// ---- map

class Map final : public Step {
 public:
  Map(Run& run, const eager_dataset& d, Inputs inputs)
      : Step(run, d, std::move(inputs)), op_(run, d, run.key_of(number_), spec().size()) {
    const bool is_callback = op_.effects() & kCallback;
    int64_t threads = is_callback ? d.integer("host_threads") : d.integer("num_threads");
    if (threads < 0) threads = parallelism();
    if (op_.effects() & kWritesVariable) threads = std::min<int64_t>(threads, is_callback);
    needs_consumer_ = is_callback && threads == 0;
    helps_ = !is_callback;
    // The thread that asks for elements works along, so it counts, unless the program's code may not run on it.
    num_workers_ = static_cast<int>(is_callback ? threads : std::min<int64_t>(threads, parallelism()) - 1);
    num_workers_ = std::clamp(num_workers_, is_callback || threads <= 1 ? 0 : 1, 256);
    ahead_ = 2 * static_cast<size_t>(num_workers_) + 1;
  }
  void restart() override {
    drop_slots();
    ended_ = false;
    number_of_next_ = first_of_next_epoch(number_of_next_);
    Step::restart();
  }
  void settle(eager_context& ctx) override {
    std::unique_lock lock(mutex_);
    for (const std::shared_ptr<Slot>& s : slots_) {
      if (s->state == Slot::waiting) s->state = Slot::done;
    }
    for (const std::shared_ptr<Slot>& s : slots_) wait_for(*s, lock, ctx);
  }
  void cancel() override {
    const std::lock_guard lock(mutex_);
    changed_.notify_all();
  }

 protected:
  bool next(eager_context& ctx, Element& out) override {
    if (num_workers_ == 0) {
      Slot slot;
      if (!restored_.empty()) {  // by a run that had workers, or after an interrupt
        slot = std::move(*restored_.front());
        restored_.pop_front();
      } else {
        if (ended_ || !input().pull(ctx, slot.in)) return false;
        slot.number = number_of_next_++;
      }
      slot.error.raise();
      try {
        op_.run(ctx, slot.number, slot.in, out);
      } catch (const Interrupted&) {
        restored_.push_front(std::make_shared<Slot>(std::move(slot)));
        throw;
      }
      return true;
    }
    fill(ctx);
    if (slots_.empty()) return false;
    const std::shared_ptr<Slot> slot = slots_.front();
    {
      std::unique_lock lock(mutex_);
      if (slot->state == Slot::waiting && helps_) {
        slot->state = Slot::running;
        lock.unlock();
        work(ctx, *slot);
        lock.lock();
      }
      wait_for(*slot, lock, ctx);
    }
    slots_.pop_front();
    // The slot's element goes with who asked: the worker may be the last to let go of the slot.
    out = std::move(slot->out);
    slot->error.raise();
    return true;
  }
  // An element that the op failed for goes through it again; one that failed before has its error alone.
  void save(StateWriter& w) const override {
    w.put<uint64_t>(ended_);
    w.put(number_of_next_);
    w.put<uint64_t>(slots_.size() + restored_.size());
    for (const auto* list : {&slots_, &restored_}) {
      for (const std::shared_ptr<Slot>& s : *list) {
        w.put<uint64_t>(s->has_input);
        if (s->has_input) w.put(s->number), w.put(s->in);
        else s->error.save(w);
      }
    }
  }
  void restore(StateReader& r) override {
    drop_slots();
    ended_ = r.get_bool();
    number_of_next_ = r.get<uint64_t>();
    for (size_t n = r.get_count(sizeof(uint64_t)); n-- > 0;) {
      auto slot = std::make_shared<Slot>();
      if (r.get_bool()) {
        slot->number = r.get<uint64_t>();
        slot->in = r.get_element(input().spec());
      } else slot->fail(StoredError::restored(r));
      restored_.push_back(std::move(slot));
    }
  }

 private:
  struct Slot {
    Element in, out;
    uint64_t number = 0;
    bool has_input = true;
    StoredError error;
    enum { waiting, running, done } state = waiting;
    // There is no element: what should have given it failed.
    void fail(StoredError e) {
      error = std::move(e);
      has_input = false;
      state = done;
    }
  };

  void fill(eager_context& ctx) {
    run_.want_workers(num_workers_);
    for (; !restored_.empty(); restored_.pop_front()) start(restored_.front());
    while (!ended_ && slots_.size() < ahead_) {
      run_.check_cancelled();
      auto slot = std::make_shared<Slot>();
      try {
        ended_ = !input().pull(ctx, slot->in);
      } catch (const Interrupted&) {
        throw;
      } catch (...) {
        slot->fail(StoredError::current());
      }
      if (ended_) return;
      if (slot->has_input) slot->number = number_of_next_++;
      start(std::move(slot));
    }
  }
  void start(std::shared_ptr<Slot> slot) {
    slots_.push_back(slot);
    if (!slot->has_input) return;
    run_.add_task([this, slot = std::move(slot)](eager_context& ctx) {
      {
        const std::lock_guard lock(mutex_);
        if (slot->state != Slot::waiting) return;
        slot->state = Slot::running;
      }
      work(ctx, *slot);
    });
  }
  // Waits until the slot is done. lock: of mutex_.
  void wait_for(const Slot& slot, std::unique_lock<std::mutex>& lock, eager_context& ctx) {
    while (slot.state != Slot::done) {
      if (changed_.wait_for(lock, std::chrono::milliseconds(50)) != std::cv_status::timeout) {
        run_.check_cancelled();
        continue;
      }
      lock.unlock();
      run_.go_on(ctx);
      lock.lock();
    }
  }
  void work(eager_context& ctx, Slot& slot) {
    try {
      op_.run(ctx, slot.number, slot.in, slot.out);
    } catch (const Interrupted&) {
      const std::lock_guard lock(mutex_);
      slot.state = Slot::waiting;
      throw;
    } catch (...) {
      slot.error = StoredError::current();
    }
    const std::lock_guard lock(mutex_);
    slot.state = Slot::done;
    changed_.notify_all();
  }
  void drop_slots() {
    restored_.clear();
    slots_.clear();
  }

  const ElementOp op_;
  bool helps_;
  int num_workers_;
  size_t ahead_;
  uint64_t number_of_next_ = 0;
  bool ended_ = false;                                  // the input has
  std::deque<std::shared_ptr<Slot>> slots_, restored_;  // in order; only who asks for elements changes the lists
  std::mutex mutex_;                                    // guards the slots' states
  std::condition_variable changed_;
};

ElementSpec map_element(eager_context& ctx, const eager_dataset& d) {
  d.at_least("num_threads", -1);
  d.at_least("host_threads", -1);
  return traced_spec(ctx, op_of(d), input_spec(ctx, d));
}

// ---- filter

class Filter final : public Step {
 public:
  Filter(Run& run, const eager_dataset& d, Inputs inputs)
      : Step(run, d, std::move(inputs)), op_(run, d, run.key_of(number_), 1) {
    needs_consumer_ = (op_.effects() & kCallback) && d.integer("host_threads") == 0;
  }
  void restart() override {
    number_of_next_ = first_of_next_epoch(number_of_next_);
    held_.forget();
    Step::restart();
  }

 protected:
  bool next(eager_context& ctx, Element& out) override {
    Element passes;
    for (;;) {
      run_.go_on(ctx);
      if (!held_.take(out) && !input().pull(ctx, out)) return false;
      held_.run(op_, ctx, number_of_next_, out, passes);
      const TensorRef t = copy_to_device(passes[0], kHostDevice);
      if (t->value<bool>()) return true;
    }
  }
  void save(StateWriter& w) const override {
    w.put(number_of_next_);
    held_.save(w);
  }
  void restore(StateReader& r) override {
    number_of_next_ = r.get<uint64_t>();
    held_.restore(r, input().spec());
  }

 private:
  const ElementOp op_;
  uint64_t number_of_next_ = 0;
  HeldElement held_;
};

ElementSpec filter_element(eager_context& ctx, const eager_dataset& d) {
  d.at_least("host_threads", 0);
  const ElementSpec spec = traced_spec(ctx, op_of(d), input_spec(ctx, d));
  if (spec.size() != 1 || spec[0].dtype != DType::boolean || spec[0].shape.rank() != 0)
    invalid_argument("the predicate must give a bool scalar, not ", to_string(spec));
  return input_spec(ctx, d);
}

// ---- flat_map

class FlatMap final : public Unbatch {
 public:
  FlatMap(Run& run, const eager_dataset& d, Inputs inputs)
      : Unbatch(run, d, std::move(inputs)), batch_spec_(traced_spec(run.context(), *d.op("op"), input().spec())),
        op_(run, d, run.key_of(number_), batch_spec_.size()) {
    needs_consumer_ = (op_.effects() & kCallback) && d.integer("host_threads") == 0;
  }
  void restart() override {
    number_of_next_ = first_of_next_epoch(number_of_next_);
    held_.forget();
    Unbatch::restart();
  }

 protected:
  bool pull_batch(eager_context& ctx, Element& out) override {
    Element in;
    if (!held_.take(in) && !input().pull(ctx, in)) return false;
    held_.run(op_, ctx, number_of_next_, in, out);
    return true;
  }
  const ElementSpec& batch_spec() const override { return batch_spec_; }
  void save(StateWriter& w) const override {
    w.put(number_of_next_);
    held_.save(w);
    Unbatch::save(w);
  }
  void restore(StateReader& r) override {
    number_of_next_ = r.get<uint64_t>();
    held_.restore(r, input().spec());
    Unbatch::restore(r);
  }

 private:
  const ElementSpec batch_spec_;
  const ElementOp op_;
  uint64_t number_of_next_ = 0;
  HeldElement held_;
};

ElementSpec flat_map_element(eager_context& ctx, const eager_dataset& d) {
  d.at_least("host_threads", 0);
  return unbatched(traced_spec(ctx, op_of(d), input_spec(ctx, d)));
}

}  // namespace

void define_maps(DatasetKinds& kinds) {
  const char* const host_threads =
      "For an op that runs the program's code: 0: it runs on the thread that asks for elements, and no prefetch behind it has "
      "a thread; more: on as many threads of the pipeline.";
  const char* const host_thread =
      "For an op that runs the program's code, one call at a time: 0: it runs on the thread that asks for elements, and no "
      "prefetch behind it has a thread; more: a prefetch behind it may run it on its thread.";
  // clang-format off
  kinds.add({{}, "Map", 1, map_element, start_step<Map>, input_size}, "map").schema
      .describe("What an op gives for each element, whose components are its inputs. An op that draws random numbers draws them "
                "by the element's number, one that assigns to variables runs in order.")
      .attr_object("op", AttrType::op).required().says("The op: one that calls a function or the program's code, or any other.")
      .attr_int("num_threads", 1).says("How many threads run it at once, the one that asks for elements included; -1: as "
                                       "many as there are processors. Results come in order.")
      .attr_int("host_threads", 0).says(host_threads);
  kinds.add({{}, "Filter", 1, filter_element, start_step<Filter>}, "filter").schema
      .describe("The elements for which an op gives true.")
      .attr_object("op", AttrType::op).required().says("The op: from the components to a bool scalar.")
      .attr_int("host_threads", 0).says(host_thread);
  kinds.add({{}, "FlatMap", 1, flat_map_element, start_step<FlatMap>}, "flat_map").schema
      .describe("The rows of what an op gives for each element, one after the other.")
      .attr_object("op", AttrType::op).required().says("The op: from the components to tensors whose first axis is that of the "
                                                       "new elements.")
      .attr_int("host_threads", 0).says(host_thread);
  // clang-format on
}

}  // namespace eager
