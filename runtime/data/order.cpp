// Steps that choose and order elements, and look at none: rows stay rows.
#include <algorithm>
#include <utility>

#include "runtime/data/dataset.h"
#include "runtime/data/run.h"
#include "runtime/data/step.h"
#include "runtime/data/stored_error.h"

namespace eager {

namespace {

class OrderStep : public Step {
 public:
  OrderStep(Run& run, const eager_dataset& d, Inputs inputs) : Step(run, d, std::move(inputs)) {}
  const Rows* rows() const override { return input().rows(); }
  int64_t num_rows() const override { return input().num_rows(); }

 protected:
  // Pulls one element as an Element, or one row.
  bool pull_one(eager_context& ctx, Element& out) { return input().pull(ctx, out); }
  bool pull_one(eager_context& ctx, int64_t& out) { return input().pull_rows(ctx, &out, 1) == 1; }
  // Pulls one item, and calls pass() where it has passed. An element that fails has, as its row would have.
  template <class Item, class Pass>
  bool pull_counted(eager_context& ctx, Item& out, Pass pass) {
    try {
      if (!pull_one(ctx, out)) return false;
    } catch (const Interrupted&) {
      throw;
    } catch (...) {
      pass();
      throw;
    }
    pass();
    return true;
  }
};

// ---- take, skip

class Take final : public OrderStep {
 public:
  Take(Run& run, const eager_dataset& d, Inputs inputs)
      : OrderStep(run, d, std::move(inputs)), count_(d.integer("count")), left_(count_) {}
  void restart() override {
    left_ = count_;
    Step::restart();
  }

 protected:
  bool next(eager_context& ctx, Element& out) override {
    return left_ != 0 && pull_counted(ctx, out, [&] { left_ -= left_ > 0; });
  }
  int64_t next_rows(eager_context& ctx, int64_t* out, int64_t n) override {
    if (left_ == 0) return 0;
    const int64_t got = input().pull_rows(ctx, out, left_ > 0 ? std::min(n, left_) : n);
    if (left_ > 0) left_ -= got;
    return got;
  }
  void save(StateWriter& w) const override { w.put(left_); }
  void restore(StateReader& r) override {
    const auto left = r.get<int64_t>();
    left_ = count_ < 0 ? count_ : std::clamp<int64_t>(left, 0, count_);
  }

 private:
  const int64_t count_;  // -1: all
  int64_t left_;
};

class Skip final : public OrderStep {
 public:
  Skip(Run& run, const eager_dataset& d, Inputs inputs)
      : OrderStep(run, d, std::move(inputs)), count_(d.integer("count")), left_(count_) {}
  void restart() override {
    left_ = count_;
    Step::restart();
  }

 protected:
  bool next(eager_context& ctx, Element& out) override {
    return rows() ? Step::next(ctx, out) : skip(ctx, out) && input().pull(ctx, out);
  }
  int64_t next_rows(eager_context& ctx, int64_t* out, int64_t n) override {
    int64_t row;
    return skip(ctx, row) ? input().pull_rows(ctx, out, n) : 0;
  }
  void save(StateWriter& w) const override { w.put(left_); }
  void restore(StateReader& r) override { left_ = std::clamp<int64_t>(r.get<int64_t>(), -1, count_); }

 private:
  // Drops elements. false: the epoch has ended.
  template <class Item>
  bool skip(eager_context& ctx, Item& item) {
    while (left_ != 0) {
      run_.go_on(ctx);
      if (!pull_counted(ctx, item, [&] { left_ -= left_ > 0; })) return false;
    }
    return true;
  }
  const int64_t count_;  // -1: all
  int64_t left_;
};

// ---- shard

class Shard final : public OrderStep {
 public:
  Shard(Run& run, const eager_dataset& d, Inputs inputs)
      : OrderStep(run, d, std::move(inputs)), n_(d.integer("num_shards")), index_(d.integer("index")) {}
  void restart() override {
    at_ = 0;
    Step::restart();
  }

 protected:
  bool next(eager_context& ctx, Element& out) override {
    if (rows()) return Step::next(ctx, out);
    for (;;) {
      run_.go_on(ctx);
      const bool is_mine = at_ == index_;
      if (!pull_counted(ctx, out, [&] { at_ = (at_ + 1) % n_; })) return false;
      if (is_mine) return true;
    }
  }
  int64_t next_rows(eager_context& ctx, int64_t* out, int64_t n) override {
    int64_t block[256], got = 0;
    while (got == 0) {
      run_.go_on(ctx);
      const int64_t before = at_ <= index_ ? index_ - at_ : n_ - at_ + index_;  // those of other shards
      int64_t wanted;                                                           // up to the n-th of this one
      if (__builtin_mul_overflow(n - 1, n_, &wanted) || __builtin_add_overflow(wanted, before + 1, &wanted))
        wanted = INT64_MAX;
      const int64_t count = input().pull_rows(ctx, block, std::min<int64_t>(wanted, std::ssize(block)));
      if (count == 0) return 0;
      for (int64_t i = 0; i < count; ++i) {
        if (at_ == index_) out[got++] = block[i];
        at_ = (at_ + 1) % n_;
      }
    }
    return got;
  }
  void save(StateWriter& w) const override { w.put(at_); }
  void restore(StateReader& r) override { at_ = static_cast<int64_t>(r.get_at_most(static_cast<uint64_t>(n_ - 1))); }

 private:
  const int64_t n_, index_;
  int64_t at_ = 0;
};

ElementSpec shard_element(eager_context& ctx, const eager_dataset& d) {
  const int64_t n = d.at_least("num_shards", 1), index = d.integer("index");
  if (index < 0 || index >= n) invalid_argument("index = ", index, " is not in [0, ", n, ")");
  return input_spec(ctx, d);
}

// ---- repeat

class Repeat final : public OrderStep {
 public:
  Repeat(Run& run, const eager_dataset& d, Inputs inputs)
      : OrderStep(run, d, std::move(inputs)), count_(d.integer("count")) {}
  void restart() override {
    epoch_ = 0;
    is_empty_ = true;
    Step::restart();
  }

 protected:
  bool next(eager_context& ctx, Element& out) override {
    return repeat(ctx, [&] { return input().pull(ctx, out); });
  }
  int64_t next_rows(eager_context& ctx, int64_t* out, int64_t n) override {
    int64_t got = 0;
    repeat(ctx, [&] { return (got = input().pull_rows(ctx, out, n)) > 0; });
    return got;
  }
  void save(StateWriter& w) const override { w.put(epoch_), w.put<uint64_t>(is_empty_); }
  void restore(StateReader& r) override { epoch_ = r.get<int64_t>(), is_empty_ = r.get_bool(); }

 private:
  // An epoch without elements ends it where it has no count: all others may be as empty.
  template <class Pull>
  bool repeat(eager_context& ctx, Pull pull) {
    while (count_ < 0 || epoch_ < count_) {
      if (pull()) {
        is_empty_ = false;
        return true;
      }
      run_.go_on(ctx);
      if (count_ < 0 && is_empty_) return false;
      if (count_ >= 0 && epoch_ + 1 >= count_) {
        epoch_ = count_;
        return false;
      }
      run_.restart(input(), ctx);
      if (count_ >= 0) ++epoch_;
      is_empty_ = true;
    }
    return false;
  }
  const int64_t count_;   // -1: for ever
  int64_t epoch_ = 0;     // those that have ended
  bool is_empty_ = true;  // so far, the epoch
};

// ---- shuffle

class Shuffle final : public OrderStep {
 public:
  Shuffle(Run& run, const eager_dataset& d, Inputs inputs)
      : OrderStep(run, d, std::move(inputs)), size_(static_cast<size_t>(d.integer("buffer_size"))),
        reshuffles_(d.boolean("reshuffle_each_iteration")), is_seeded_(d.given("seed")), key_(key_for(run)),
        run_number_(is_seeded_ && reshuffles_ && !run.is_restored ? d.count_run() : 0) {
    start_epoch();
  }
  void restart() override {
    Step::restart();
    rows_.clear();
    elements_.clear();
    error_.forget();
    ended_ = false;
    ++epoch_;
    start_epoch();
  }

 protected:
  bool next(eager_context& ctx, Element& out) override {
    return rows() ? Step::next(ctx, out) : draw(ctx, elements_, out);
  }
  int64_t next_rows(eager_context& ctx, int64_t* out, int64_t n) override {
    int64_t got = 0;
    error_.raise();
    try {
      if (!ended_) ended_ = !input().collect_rows(ctx, rows_, size_);
      while (got < n && draw(ctx, rows_, out[got])) ++got;
    } catch (...) {
      if (got == 0) throw;
      error_ = StoredError::current();  // which comes behind the rows that were drawn
    }
    return got;
  }
  void save(StateWriter& w) const override {
    random_.save(w);
    w.put(key_);
    w.put(run_number_);
    w.put(epoch_);
    w.put<uint64_t>(ended_);
    if (rows()) w.put_rows(rows_);
    else w.put_elements(elements_);
  }
  void restore(StateReader& r) override {
    random_.restore(r);
    key_ = r.get<uint64_t>();
    run_number_ = r.get<uint64_t>();
    epoch_ = r.get<uint64_t>();
    ended_ = r.get_bool();
    rows_.clear();
    elements_.clear();
    if (rows()) rows_ = r.get_rows(num_rows());
    else elements_ = r.get_elements(spec());
  }

  void share() const override {
    if (is_seeded_ && reshuffles_) dataset_.set_num_runs(run_number_ + 1);
    if (!is_seeded_ && !reshuffles_) dataset_.set_key(key_);
  }

 private:
  // What the orders of all epochs are made of. Without a seed it differs from run to run, unless one order is wanted for all.
  uint64_t key_for(const Run& run) const {
    if (is_seeded_) return mix(static_cast<uint64_t>(dataset_.integer("seed")), 0);
    return reshuffles_ || run.is_restored ? run.key_of(number_) : dataset_.keep_key(run.key_of(number_));
  }
  void start_epoch() { random_.start(reshuffles_ ? mix(mix(key_, run_number_), epoch_) : key_); }
  // Fills the buffer, and moves a random item of it to `out`.
  template <class Item>
  bool draw(eager_context& ctx, std::vector<Item>& buffer, Item& out) {
    while (!ended_ && buffer.size() < size_) {
      Item item{};
      if constexpr (!std::is_same_v<Item, int64_t>) run_.go_on(ctx);
      if (pull_one(ctx, item)) {
        if constexpr (!std::is_same_v<Item, int64_t>) detach(item);
        buffer.push_back(std::move(item));
      } else {
        ended_ = true;
      }
    }
    if (buffer.empty()) return false;
    std::swap(buffer[random_.below(buffer.size())], buffer.back());
    out = std::move(buffer.back());
    buffer.pop_back();
    return true;
  }

  const size_t size_;
  const bool reshuffles_, is_seeded_;
  uint64_t key_;
  uint64_t run_number_;  // how many runs with this seed there were before
  RandomStream random_;
  uint64_t epoch_ = 0;
  bool ended_ = false;  // the input has
  std::vector<int64_t> rows_;
  std::vector<Element> elements_;
  StoredError error_;  // of an input's row, for the next call
};

ElementSpec shuffle_element(eager_context& ctx, const eager_dataset& d) {
  d.at_least("buffer_size", 1);
  if (!d.given("seed") && !d.boolean("reshuffle_each_iteration") && !ctx.trace) d.keep_key(drawn_seed(ctx));
  return input_spec(ctx, d);
}

ElementSpec count_element(eager_context& ctx, const eager_dataset& d) {
  d.at_least("count", -1);
  return input_spec(ctx, d);
}

// ---- sizes

int64_t take_size(const eager_dataset& d) {
  const int64_t n = input_size(d), count = d.integer("count");
  if (count < 0 || n == kUnknownSize) return count == 0 ? 0 : n;
  return n == kInfinite ? count : std::min(n, count);
}
int64_t skip_size(const eager_dataset& d) {
  const int64_t n = input_size(d), count = d.integer("count");
  if (count < 0) return 0;
  return n < 0 ? n : std::max<int64_t>(0, n - count);
}
int64_t shard_size(const eager_dataset& d) {
  const int64_t n = input_size(d), shards = d.integer("num_shards"), index = d.integer("index");
  return n < 0 ? n : n / shards + (n % shards > index);
}
int64_t repeat_size(const eager_dataset& d) {
  const int64_t n = input_size(d), count = d.integer("count");
  if (n == 0 || count == 0) return 0;
  if (count < 0) return n == kUnknownSize ? n : kInfinite;
  int64_t all;
  return n < 0 ? n : __builtin_mul_overflow(n, count, &all) ? kUnknownSize : all;
}

}  // namespace

void define_order(DatasetKinds& kinds) {
  // clang-format off
  kinds.add({{}, "Take", 1, count_element, start_step<Take>, take_size}, "take").schema
      .describe("The first elements. One that fails counts.")
      .attr_int("count").required().says("How many; -1: all.");
  kinds.add({{}, "Skip", 1, count_element, start_step<Skip>, skip_size}, "skip").schema
      .describe("All elements but the first. One of those that fails counts, and its error comes out.")
      .attr_int("count").required().says("How many are left out; -1: all.");
  kinds.add({{}, "Shard", 1, shard_element, start_step<Shard>, shard_size}, "shard").schema
      .describe("Every num_shards-th element, so that each of several programs reads a part.")
      .attr_int("num_shards").required().says("The number of parts.")
      .attr_int("index").required().says("Which part, from 0 on: the first element that is given.");
  kinds.add({{}, "Repeat", 1, count_element, start_step<Repeat>, repeat_size}, "repeat").schema
      .describe("All elements again and again. Without a count it ends with the first epoch that has none.")
      .attr_int("count", -1).says("How many times; -1: for ever.");
  kinds.add({{}, "Shuffle", 1, shuffle_element, start_step<Shuffle>, input_size}, "shuffle").schema
      .describe("Elements in random order: each is drawn from a buffer, which the next one then fills up. One seed gives one "
                "order, in every language and with any number of threads.")
      .attr_int("buffer_size").required().says("The number of elements in the buffer. The order is uniformly random where "
                                               "it is at least the number of elements.")
      .attr_int("seed").says("The seed; 0 is one as any other. Absent: the iterator's, which is drawn from the context that "
                        "makes it.")
      .attr_bool("reshuffle_each_iteration", true).says(
          "Whether each epoch has an order of its own, and each iterator of the dataset too: with a seed by how many iterators "
          "there were before, a number that is part of an iterator's state. If not, the order is one for all iterators, and "
          "without a seed it is drawn from the context when the dataset is first used.");
  // clang-format on
}

}  // namespace eager
