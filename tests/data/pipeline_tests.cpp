// Pipelines: what each kind gives, in which order, and what is left after an error or a restore.
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <set>
#include <thread>

#include "data/pipelines.h"
#include "runtime/core/tensor.h"
#include "support/child.h"

using namespace client;
using Catch::Contains;

namespace {

Texts numbers(std::initializer_list<int> list) {
  Texts t;
  for (int i : list) t.push_back(std::to_string(i));
  return t;
}

Op square(Pipelines& p) {
  return p.function(EAGER_INT64, {}, [](eager_context* c, const Tensor& x) {
    return run_in(c, "multiply", {x.get(), x.get()});
  });
}

// A callback that counts its calls and fails for the value 3.
eager_status* callback(void* count, eager_context* ctx, eager_tensor* const* inputs, int32_t, eager_tensor** outputs,
                       int32_t) {
  ++*static_cast<std::atomic<int>*>(count);
  int64_t v = 0;
  check(eager_tensor_read(inputs[0], &v, sizeof v));
  if (v == 3) return eager_status_new(EAGER_ABORTED, "no threes");
  v += 100;
  return eager_tensor_create(ctx, EAGER_INT64, nullptr, 0, &v, sizeof v, &outputs[0]);
}

Op host_op(Pipelines& p, std::atomic<int>& count) {
  const int32_t dtype = EAGER_INT64, rank = 0;
  const int64_t* dims = nullptr;
  eager_op* op = nullptr;
  check(eager_op_create_host_call(p.ctx, "host", callback, &count, nullptr, 1, &dtype, &rank, &dims, &op));
  return Op(op);
}

// A generator of 0, 1, ... below 5, which counts its passes in *state.
eager_status* count_to_five(void*, eager_context* ctx, void** state, int64_t index, eager_tensor** outputs, int32_t,
                            int32_t* end) {
  if (!*state) *state = new int64_t(0);
  int64_t& at = *static_cast<int64_t*>(*state);
  REQUIRE(at == index);
  if (at == 5) {
    *end = 1;
    return nullptr;
  }
  return eager_tensor_create(ctx, EAGER_INT64, nullptr, 0, &at, sizeof at, &outputs[0]) ?: (++at, nullptr);
}
std::atomic<int> states_destroyed{0};
void destroy_state(void*, void* state) {
  delete static_cast<int64_t*>(state);
  ++states_destroyed;
}
Dataset generator(Pipelines& p) {
  Dataset d = p.dataset("generator");
  const int32_t dtype = EAGER_INT64, rank = 0;
  const int64_t* dims = nullptr;
  check(eager_dataset_set_generator(d.get(), "generator", count_to_five, nullptr, nullptr, destroy_state, 1, &dtype,
                                    &rank, &dims));
  return d;
}

}  // namespace

TEST_CASE("what keeps rows of a batch does not keep the batch") {
  Pipelines p;
  const std::vector<float> data(20 * 1000 * 64, 1.0f);
  const Tensor batches = make_tensor(p.ctx, EAGER_FLOAT32, {20, 1000, 64}, data.data(), data.size() * 4);
  for (const char* keeper : {"cache", "shuffle"}) {
    const Dataset few =
        p.step("shard",
               p.step("unbatch", p.step("batch", p.step("unbatch", p.slices({batches.get()})), {{"batch_size", 1000}})),
               {{"num_shards", 1000}, {"index", 0}});
    const Iterator it = p.iterate(p.step(keeper, few,
                                         std::string(keeper) == "cache"
                                             ? std::vector<std::pair<const char*, int64_t>>{}
                                             : std::vector<std::pair<const char*, int64_t>>{{"buffer_size", 20}}));
    size_t n = 0;
    for (std::vector<Tensor> e = p.next(it); !e.empty(); e = p.next(it), ++n) CHECK(e[0]->buffer->bytes < 4096);
    CHECK(n == 20);
  }
}

TEST_CASE("a state serves other numbers of threads, and of elements made ahead") {
  Pipelines p;
  std::atomic<int> count{0};
  const Op op = host_op(p, count), squared = square(p);
  const auto make = [&](int64_t threads, int64_t host_threads, int64_t ahead) {
    Dataset d = p.with_op("map", p.with_op("map", p.range(9), squared.get(), {{"num_threads", threads}}), op.get(),
                          {{"host_threads", host_threads}});
    return p.step("prefetch", d, {{"buffer_size", ahead}});
  };
  const Texts want = p.all(make(1, 0, 1));
  const std::array<std::array<int64_t, 3>, 3> ways{{{1, 0, 2}, {3, 0, 5}, {4, 2, 1}}};
  for (const auto& from : ways) {
    for (const auto& to : ways) {
      const Iterator it = p.iterate(make(from[0], from[1], from[2]));
      p.rest(it, 2);
      const Tensor state = p.saved(it);
      const Iterator other = p.iterate(make(to[0], to[1], to[2]));
      check(eager_iterator_restore(other.get(), state.get()));
      CHECK(p.rest(other) == Texts(want.begin() + 2, want.end()));
    }
  }
}

TEST_CASE("a state serves the same pipeline written with more or less of the defaults", "[data]") {
  Pipelines p;
  const Dataset short_ = p.step("window", p.range(9), {{"size", 2}});
  const Dataset long_ = p.step("window", p.range(9), {{"size", 2}, {"shift", 2}, {"stride", 1}});
  const Dataset other = p.step("window", p.range(9), {{"size", 2}, {"shift", 1}});
  const Iterator it = p.iterate(short_);
  p.next(it);
  const Tensor state = p.saved(it);
  check(eager_iterator_restore(p.iterate(long_).get(), state.get()));
  CHECK(code_of(eager_iterator_restore(p.iterate(other).get(), state.get())) == EAGER_INVALID_ARGUMENT);
}

TEST_CASE("sizes of rows, and of what has an infinite part", "[data]") {
  Pipelines p;
  const Dataset pairs = p.step("batch", p.range(5), {{"batch_size", 2}});
  const Dataset whole = p.step("batch", p.range(5), {{"batch_size", 2}, {"drop_remainder", 1}});
  CHECK(p.size(p.step("unbatch", whole)) == 4);
  CHECK(p.size(p.step("unbatch", pairs)) == EAGER_UNKNOWN_SIZE);
  CHECK(p.size(p.step("unbatch", p.step("repeat", whole))) == EAGER_INFINITE);
  const Dataset some = p.step("unbatch", pairs), ever = p.step("repeat", p.range(2));
  CHECK(p.size(p.dataset("concatenate", {some.get(), ever.get()})) == EAGER_INFINITE);
  CHECK(p.size(p.dataset("concatenate", {ever.get(), some.get()})) == EAGER_INFINITE);
  CHECK(p.size(p.dataset("concatenate", {some.get(), p.range(2).get()})) == EAGER_UNKNOWN_SIZE);
  CHECK(p.size(p.dataset("concatenate", {whole.get(), pairs.get()})) == 5);
}

TEST_CASE("slices, and steps that choose and order them", "[data]") {
  Pipelines p;
  const float x[] = {1, 2, 3, 4, 5, 6};
  const Tensor xs = make_tensor(p.ctx, EAGER_FLOAT32, {3, 2}, x, sizeof x), ys = p.ids({7, 8, 9});
  const Dataset d = p.slices({xs.get(), ys.get()});
  CHECK(p.all(d) == Texts{"[1. 2.] | 7", "[3. 4.] | 8", "[5. 6.] | 9"});
  CHECK(p.size(d) == 3);
  CHECK(p.all(p.step("take", d, {{"count", 2}})).size() == 2);
  CHECK(p.all(p.step("batch", d, {{"batch_size", 2}})) == Texts{"[[1. 2.]\n [3. 4.]] | [7 8]", "[[5. 6.]] | [9]"});
  const Dataset full = p.step("batch", d, {{"batch_size", 2}, {"drop_remainder", 1}});
  CHECK(p.size(full) == 1);
  CHECK(p.all(full).size() == 1);

  CHECK(p.all(p.range(4)) == numbers({0, 1, 2, 3}));
  CHECK(p.all(p.step("range", nullptr, {{"start", 5}, {"stop", -2}, {"step", -3}})) == numbers({5, 2, -1}));
  CHECK(p.all(p.step("skip", p.range(5), {{"count", 3}})) == numbers({3, 4}));
  CHECK(p.all(p.step("shard", p.range(7), {{"num_shards", 3}, {"index", 1}})) == numbers({1, 4}));
  CHECK(p.all(p.step("repeat", p.range(2), {{"count", 3}})) == numbers({0, 1, 0, 1, 0, 1}));
  CHECK(p.all(p.step("repeat", p.range(2)), 5) == numbers({0, 1, 0, 1, 0}));
  CHECK(p.all(p.step("repeat", p.range(0))).empty());
  CHECK(p.size(p.step("repeat", p.range(2))) == EAGER_INFINITE);
  CHECK(p.size(p.step("repeat", p.range(int64_t{1} << 40), {{"count", int64_t{1} << 40}})) == EAGER_UNKNOWN_SIZE);
  CHECK(p.all(p.step("window", p.range(5), {{"size", 3}, {"shift", 2}})) == Texts{"[0 1 2]", "[2 3 4]", "[4]"});
  CHECK(p.all(p.step("unbatch", p.step("batch", p.range(5), {{"batch_size", 3}}))) == numbers({0, 1, 2, 3, 4}));

  const Dataset a = p.range(2), b = p.range(3);
  CHECK(p.all(p.dataset("zip", {a.get(), b.get()})) == Texts{"0 | 0", "1 | 1"});
  const Iterator shorter = p.iterate(p.dataset("zip", {b.get(), a.get()}));
  CHECK(p.rest(shorter, 2).size() == 2);
  eager_tensor* none[2];
  int32_t room = 2, end = 0;
  check(eager_iterator_next(shorter.get(), none, &room, &end));
  CHECK(end == 1);
  CHECK(none[0] == nullptr);  // though the longer one had an element
  CHECK(p.all(p.dataset("concatenate", {a.get(), b.get()})) == numbers({0, 1, 0, 1, 2}));
  Dataset turn = p.dataset("interleave", {b.get(), b.get(), a.get()});
  check(eager_dataset_set_int(turn.get(), "cycle_length", 2));
  CHECK(p.all(turn) == numbers({0, 0, 1, 1, 2, 2, 0, 1}));
}

TEST_CASE("rows of any length are gathered into batches", "[data]") {
  Pipelines p;
  for (const int64_t size : {1, 3, 8, 100, 784, 5000}) {
    std::vector<uint8_t> bytes;
    for (int64_t row = 0; row < 50; ++row)
      bytes.insert(bytes.end(), static_cast<size_t>(size), static_cast<uint8_t>(row));
    const Tensor rows = make_tensor(p.ctx, EAGER_UINT8, {50, size}, bytes.data(), bytes.size());
    const Iterator it = p.iterate(
        p.step("batch", p.step("shuffle", p.slices({rows.get()}), {{"buffer_size", 20}}), {{"batch_size", 16}}));
    std::multiset<uint8_t> seen;
    for (std::vector<Tensor> batch = Pipelines::next(it); !batch.empty(); batch = Pipelines::next(it)) {
      std::vector<uint8_t> given(eager_tensor_num_bytes(batch[0].get()));
      check(eager_tensor_read(batch[0].get(), given.data(), given.size()));
      for (size_t at = 0; at < given.size(); at += static_cast<size_t>(size)) {
        seen.insert(given[at]);
        for (size_t i = at; i < at + static_cast<size_t>(size); ++i) REQUIRE(given[i] == given[at]);
      }
    }
    REQUIRE(seen.size() == 50);
    for (uint8_t row = 0; row < 50; ++row) REQUIRE(seen.count(row) == 1);
  }
}

TEST_CASE("rows of a step that gives few at a time are collected in time that grows with their number", "[data]") {
  Pipelines p;  // what takes the square of it takes minutes
  for (const int64_t shards : {1, 2, 3, 300}) {
    const int64_t n = 600000;
    const Dataset shard = p.step("shard", p.range(n), {{"num_shards", shards}, {"index", shards / 2}}),
                  epochs = p.step("repeat", shard, {{"count", 2}});
    const Dataset shuffled =
        p.step("batch", p.step("shuffle", epochs, {{"buffer_size", 2 * n}}), {{"batch_size", 2 * n}});
    const Tensor batch = std::move(Pipelines::next(p.iterate(shuffled))[0]);
    std::vector<int64_t> rows(eager_tensor_num_bytes(batch.get()) / sizeof(int64_t));
    check(eager_tensor_read(batch.get(), rows.data(), rows.size() * sizeof(int64_t)));
    std::sort(rows.begin(), rows.end());
    REQUIRE(rows.size() == static_cast<size_t>(2 * (n / shards)));
    size_t right = 0;
    for (size_t i = 0; i < rows.size(); ++i) right += rows[i] == static_cast<int64_t>(i / 2) * shards + shards / 2;
    CHECK(right == rows.size());
  }
}

TEST_CASE("strings and empty tensors are elements, too", "[data]") {
  Pipelines p;
  const Tensor words = p.strings({"a", "", "ccc"});
  const Dataset d = p.slices({words.get()});
  CHECK(p.all(p.step("batch", d, {{"batch_size", 2}})) == Texts{"[b'a' b'']", "[b'ccc']"});
  const Tensor none = make_tensor(p.ctx, EAGER_FLOAT32, {2, 0}, nullptr, 0);
  CHECK(p.all(p.step("batch", p.slices({none.get()}), {{"batch_size", 2}})) == Texts{"[]"});
  const Tensor no_rows = make_tensor(p.ctx, EAGER_FLOAT32, {0, 2}, nullptr, 0);
  CHECK(p.all(p.step("batch", p.slices({no_rows.get()}), {{"batch_size", 2}})).empty());
}

TEST_CASE("a shuffle gives each element once, and one seed one order", "[data]") {
  Pipelines p;
  auto shuffled = [&](int64_t buffer, int64_t seed) {
    return p.step("shuffle", p.range(100), {{"buffer_size", buffer}, {"seed", seed}});
  };
  for (int64_t buffer : {1, 2, 7, 100, 1000}) {
    Texts order = p.all(shuffled(buffer, 5));
    CHECK(order == p.all(shuffled(buffer, 5)));
    CHECK((buffer == 1) == (order == p.all(p.range(100))));
    auto by_number = [](const std::string& a, const std::string& b) { return std::stoi(a) < std::stoi(b); };
    std::sort(order.begin(), order.end(), by_number);
    CHECK(order == p.all(p.range(100)));
  }
  CHECK(p.all(shuffled(100, 5)) != p.all(shuffled(100, 6)));
  CHECK(p.all(shuffled(100, 0)) == p.all(shuffled(100, 0)));  // 0 is a seed as any other
  const Dataset unseeded = p.step("shuffle", p.range(100), {{"buffer_size", 100}, {"reshuffle_each_iteration", 0}});
  CHECK(p.all(unseeded) == p.all(unseeded));
  const Dataset parts[] = {p.step("take", unseeded, {{"count", 80}}), p.step("skip", unseeded, {{"count", 80}})};
  Texts both = p.all(parts[0]);
  for (const std::string& text : p.all(parts[1])) both.push_back(text);
  CHECK(std::set<std::string>(both.begin(), both.end()).size() == 100);  // the parts have nothing in common

  const Dataset d = shuffled(100, 5);
  CHECK(p.all(d) != p.all(d));  // each iterator of a dataset is an epoch
  const Texts twice = p.all(p.step("repeat", shuffled(100, 5), {{"count", 2}}));
  CHECK(Texts(twice.begin(), twice.begin() + 100) != Texts(twice.begin() + 100, twice.end()));
  const Dataset same =
      p.step("shuffle", p.range(100), {{"buffer_size", 100}, {"seed", 5}, {"reshuffle_each_iteration", 0}});
  CHECK(p.all(same) == p.all(same));
}

TEST_CASE("what orders differ by is the context's random state, or the number of iterators, and goes with a state",
          "[data]") {
  Pipelines p;
  const auto shuffle = [&](std::vector<std::pair<const char*, int64_t>> more) {
    more.push_back({"buffer_size", 30});
    return p.step("shuffle", p.range(30), more);
  };
  const auto seeded = [&](uint64_t seed, const Dataset& d) {
    check(eager_context_set_seed(p.ctx, seed));
    return p.all(d);
  };
  const Op normal =
      p.function(EAGER_INT64, {}, [](eager_context* c, const Tensor&) { return run_in(c, "random_normal", {}); });
  const Dataset free = shuffle({}), random = p.with_op("map", p.range(5), normal.get());
  for (const Dataset* d : {&free, &random}) {
    const Texts first = seeded(1, *d);
    CHECK(p.all(*d) != first);
    CHECK(seeded(1, *d) == first);  // whatever iterators the dataset had
  }

  // With a seed each iterator counts, also where other steps are put behind the dataset anew.
  const Dataset fixed = shuffle({{"seed", 7}}), same = shuffle({{"seed", 7}});
  std::vector<Texts> epochs;
  for (int i = 0; i < 3; ++i) epochs.push_back(p.all(p.step("take", fixed, {{"count", 20}})));
  CHECK(epochs[0] != epochs[1]);
  const Iterator first = p.iterate(same);
  const Texts begin = p.rest(first, 5);
  CHECK(begin == Texts(epochs[0].begin(), epochs[0].begin() + 5));
  for (const bool is_whole : {false, true}) {  // in another process
    if (is_whole) p.rest(first);
    const Dataset again = shuffle({{"seed", 7}});
    const Iterator it = p.iterate(again);
    check(eager_iterator_restore(it.get(), Pipelines::saved(first).get()));
    CHECK(p.rest(it).size() == (is_whole ? 0 : 25));
    const Texts next = p.all(again), behind = p.all(again);
    CHECK(Texts(next.begin(), next.begin() + 20) == epochs[1]);
    CHECK(Texts(behind.begin(), behind.begin() + 20) == epochs[2]);
  }

  // One order for all iterators of a dataset: a state brings it along.
  const Dataset one = shuffle({{"reshuffle_each_iteration", 0}}), other = shuffle({{"reshuffle_each_iteration", 0}});
  const Texts order = p.all(one);
  CHECK(p.all(other) != order);
  const Iterator it = p.iterate(other);
  check(eager_iterator_restore(it.get(), Pipelines::saved(p.iterate(one)).get()));
  CHECK(p.rest(it) == order);
  CHECK(p.all(other) == order);
}

TEST_CASE("maps run any op, in order on any number of threads", "[data]") {
  Pipelines p;
  const Op op = square(p);
  for (int64_t threads : {1, 2, 8, -1}) {
    const Dataset d = p.with_op("map", p.range(50), op.get(), {{"num_threads", threads}});
    const Texts got = p.all(d);
    REQUIRE(got.size() == 50);
    CHECK(got[7] == "49");
    CHECK(got[49] == "2401");
  }
  const Op negative = make_op(p.ctx, "negative");
  CHECK(p.all(p.with_op("map", p.range(3), negative.get())) == Texts{"0", "-1", "-2"});

  const Op is_odd = p.function(EAGER_INT64, {}, [&](eager_context* c, const Tensor& x) {
    const int64_t two = 2, one = 1;
    const Tensor t2 = make_tensor(p.ctx, EAGER_INT64, {}, &two, 8), t1 = make_tensor(p.ctx, EAGER_INT64, {}, &one, 8);
    return run_in(c, "equal", {run_in(c, "remainder", {x.get(), t2.get()}).get(), t1.get()});
  });
  CHECK(p.all(p.with_op("filter", p.range(6), is_odd.get())) == numbers({1, 3, 5}));

  const Op pair = p.function(EAGER_INT64, {}, [](eager_context* c, const Tensor& x) {
    return run_in(c, "stack", {x.get(), x.get()});
  });
  CHECK(p.all(p.with_op("flat_map", p.range(3), pair.get())) == numbers({0, 0, 1, 1, 2, 2}));
}

TEST_CASE("random ops in a map draw by the element's number", "[data]") {
  Pipelines p;
  auto with_threads = [&](int64_t threads) {
    p.owner = make_context(3);
    p.ctx = p.owner.get();
    const Op op = p.function(EAGER_INT64, {}, [](eager_context* c, const Tensor& x) {
      const Tensor r = run_in(c, "random_normal", {});
      return run_in(c, "add", {r.get(), x.get()});
    });
    const Dataset d = p.with_op("map", p.range(40), op.get(), {{"num_threads", threads}});
    return p.all(p.step("prefetch", d, {{"buffer_size", 3}}));
  };
  const Texts one = with_threads(1);
  CHECK(with_threads(2) == one);
  CHECK(with_threads(8) == one);
  CHECK(std::count(one.begin(), one.end(), one[0]) == 1);
}

TEST_CASE("epochs that are left early have the same random numbers on any number of threads", "[data]") {
  Pipelines p;
  auto epochs = [&](const char* kind, int64_t threads) {
    p.owner = make_context(3);
    p.ctx = p.owner.get();
    const Op noise = p.function(EAGER_INT64, {}, [](eager_context* c, const Tensor& x) {
      const Tensor r = run_in(c, "random_normal", {});
      return run_in(c, "add", {r.get(), x.get()});
    });
    const Op pass = p.function(EAGER_INT64, {}, [](eager_context* c, const Tensor&) {
      const Tensor r = run_in(c, "random_normal", {});
      const float zero = 0;
      const Tensor limit = make_tensor(c, EAGER_FLOAT32, {}, &zero, sizeof zero);
      return run_in(c, "less", {r.get(), limit.get()});
    });
    Dataset d = p.range(40);
    if (kind == std::string("filter")) d = p.with_op("filter", d, pass.get());
    d = p.with_op("map", d, noise.get(), {{"num_threads", threads}});
    if (threads > 1) d = p.step("prefetch", d, {{"buffer_size", threads}});
    return p.all(p.step("repeat", p.step("take", d, {{"count", 2}}), {{"count", 3}}));
  };
  for (const char* kind : {"map", "filter"}) {
    INFO(kind);
    const Texts one = epochs(kind, 1);
    CHECK(one[0] != one[2]);
    for (int round = 0; round < 5; ++round) {
      CHECK(epochs(kind, 2) == one);
      CHECK(epochs(kind, 8) == one);
    }
  }
}

TEST_CASE("an error comes at its element, and the iterator goes on behind it", "[data]") {
  Pipelines p;
  std::atomic<int> calls{0};
  for (int64_t host_threads : {0, 1, 3}) {
    const Op op = host_op(p, calls);
    const Dataset d = p.with_op("map", p.range(6), op.get(), {{"host_threads", host_threads}});
    CHECK(p.all(d) == Texts{"100", "101", "102", "!no threes", "104", "105"});
    CHECK(p.all(p.step("prefetch", d)) == Texts{"100", "101", "102", "!no threes", "104", "105"});
    // The batch goes on with what it had.
    CHECK(p.all(p.step("batch", d, {{"batch_size", 4}})) == Texts{"!no threes", "[100 101 102 104]", "[105]"});
  }
  CHECK(calls == 54);

  const float x[] = {1, 2, 3};
  const Tensor short_one = make_tensor(p.ctx, EAGER_FLOAT32, {1, 2}, x, 8),
               long_one = make_tensor(p.ctx, EAGER_FLOAT32, {1, 3}, x, 12);
  const Dataset a = p.slices({short_one.get()}), b = p.slices({long_one.get()}), c = p.slices({short_one.get()});
  const Dataset mixed = p.dataset("concatenate", {a.get(), b.get(), c.get()});
  const Texts got = p.all(p.step("batch", mixed, {{"batch_size", 2}}));
  REQUIRE(got.size() == 2);
  CHECK_THAT(got[0], Contains("First element had shape [2] and element 1 had shape [3]; padded_batch"));
  CHECK(got[1] == "[[1. 2.]]");
  CHECK(p.all(p.step("padded_batch", mixed, {{"batch_size", 3}})) == Texts{"[[1. 2. 0.]\n [1. 2. 3.]\n [1. 2. 0.]]"});
}

TEST_CASE("a generator runs anew each epoch, and its states are given back", "[data]") {
  Pipelines p;
  states_destroyed = 0;
  CHECK(p.all(generator(p)) == numbers({0, 1, 2, 3, 4}));
  CHECK(states_destroyed == 1);
  CHECK(p.all(p.step("repeat", generator(p), {{"count", 2}})).size() == 10);
  CHECK(states_destroyed == 3);
  { p.rest(p.iterate(p.step("prefetch", generator(p))), 2); }
  CHECK(states_destroyed == 4);
}

TEST_CASE("a cache runs the steps before it once, for all iterators", "[data]") {
  Pipelines p;
  std::atomic<int> calls{0};
  const Op op = host_op(p, calls);
  const Dataset d = p.step("cache", p.with_op("map", p.range(3), op.get()));
  CHECK(p.all(p.step("repeat", d, {{"count", 2}})) == Texts{"100", "101", "102", "100", "101", "102"});
  CHECK(p.all(d) == Texts{"100", "101", "102"});
  CHECK(calls == 3);
}

TEST_CASE("a restored iterator brings what a cache holds to its dataset", "[data]") {
  Pipelines p;
  std::atomic<int> calls{0};
  const Op op = host_op(p, calls);
  const auto make = [&] { return p.step("cache", p.with_op("map", p.range(3), op.get())); };
  const Dataset d = make(), other = make();
  p.all(d);
  const Iterator it = p.iterate(d), restored = p.iterate(other);
  p.rest(it, 1);
  check(eager_iterator_restore(restored.get(), Pipelines::saved(it).get()));
  CHECK(p.rest(restored) == Texts{"101", "102"});
  CHECK(p.all(other) == Texts{"100", "101", "102"});
  CHECK(calls == 3);
}

TEST_CASE("a batch or window of unequal shapes is left out, and those behind it come", "[data]") {
  Pipelines p;
  const auto generate = [](void*, eager_context* ctx, void**, int64_t i, eager_tensor** out, int32_t, int32_t* end) {
    *end = i == 7;
    const int64_t values[] = {i, i}, n = i == 0 ? 1 : 2;
    return *end ? nullptr : eager_tensor_create(ctx, EAGER_INT64, &n, 1, values, static_cast<size_t>(n) * 8, out);
  };
  const Dataset d = p.dataset("generator");
  const int32_t dtype = EAGER_INT64, rank = 1;
  const int64_t any = -1, *dims = &any;
  check(
      eager_dataset_set_generator(d.get(), "generator", generate, nullptr, nullptr, nullptr, 1, &dtype, &rank, &dims));
  const Texts pairs{"[[2 2]\n [3 3]]", "[[4 4]\n [5 5]]", "[[6 6]]"};
  for (const auto& [kind, size] : {std::pair{"batch", "batch_size"}, {"window", "size"}}) {
    INFO(kind);
    const Dataset whole = p.step(kind, d, {{size, 2}});
    const Texts all = p.all(whole);
    REQUIRE(all.size() == 4);
    CHECK_THAT(all[0],
               Contains("!Cannot batch tensors with different shapes in component 0. First element had shape [1] "
                        "and element 1 had shape [2]; padded_batch makes them equal"));
    CHECK(Texts(all.begin() + 1, all.end()) == pairs);
    const Iterator it = p.iterate(whole), other = p.iterate(whole);
    p.rest(it, 1);
    check(eager_iterator_restore(other.get(), Pipelines::saved(it).get()));
    CHECK(p.rest(other) == pairs);
    const Texts twice = p.all(p.step("repeat", whole, {{"count", 2}}));
    CHECK(twice.size() == 8);
    CHECK(twice[4] == all[0]);
  }
}

TEST_CASE("elements come to a device", "[data]") {
  Pipelines p;
  Dataset d = p.step("prefetch_to_device", p.step("batch", p.range(4), {{"batch_size", 2}}));
  check(eager_dataset_set_string(d.get(), "device", "test:0"));
  const Iterator it = p.iterate(d);
  const std::vector<Tensor> first = p.next(it);
  CHECK(p.where(first[0]) == "test:0");
  CHECK(p.text(first) == "[0 1]");
}

TEST_CASE("elements that a step holds are on their device again behind a restore", "[data]") {
  Pipelines p;
  Dataset moved = p.step("prefetch_to_device", p.range(8));
  check(eager_dataset_set_string(moved.get(), "device", "test:0"));
  const Dataset steps[] = {p.step("shuffle", moved, {{"buffer_size", 4}, {"seed", 2}}),
                           p.step("window", moved, {{"size", 3}, {"shift", 1}}), p.step("cache", moved),
                           p.step("prefetch", moved)};
  for (const Dataset& d : steps) {
    INFO(&d - steps);
    const Iterator it = p.iterate(d), other = p.iterate(d);
    p.next(it);
    check(eager_iterator_restore(other.get(), Pipelines::saved(it).get()));
    for (std::vector<Tensor> e = p.next(other); !e.empty(); e = p.next(other)) CHECK(p.where(e[0]) == "test:0");
  }
}

TEST_CASE("a restored iterator gives what would have come", "[data]") {
  Pipelines p;
  std::atomic<int> calls{0};
  const Op op = square(p);
  const std::vector<std::function<Dataset()>> pipelines = {
      [&] { return p.range(6); },
      [&] {
        return p.step("repeat", p.step("shuffle", p.range(7), {{"buffer_size", 4}, {"seed", 2}}), {{"count", 3}});
      },
      [&] {
        return p.step("batch", p.step("shuffle", p.range(7), {{"buffer_size", 4}}), {{"batch_size", 2}});
      },
      [&] {
        return p.step("prefetch", p.with_op("map", p.range(9), op.get(), {{"num_threads", 3}}));
      },
      [&] {
        return p.step("repeat", p.step("prefetch", p.step("batch", generator(p), {{"batch_size", 2}})), {{"count", 2}});
      },
      [&] {
        return p.step("shuffle", p.with_op("map", p.range(9), op.get()), {{"buffer_size", 3}});
      },
      [&] {
        return p.step("repeat", p.step("cache", p.step("shuffle", p.range(5), {{"buffer_size", 3}})), {{"count", 2}});
      },
      [&] {
        return p.step("window", p.step("skip", p.range(9), {{"count", 2}}), {{"size", 3}, {"shift", 2}});
      },
      [&] {
        return p.step("unbatch", p.step("padded_batch", p.range(7), {{"batch_size", 3}}));
      },
      [&] {
        const Dataset a = p.range(3), b = p.step("shard", p.range(9), {{"num_shards", 2}, {"index", 1}});
        return p.dataset("interleave", {a.get(), b.get(), a.get()});
      },
      [&] {
        const Dataset a = p.range(3), b = p.step("take", p.range(9), {{"count", 5}});
        return p.dataset("concatenate", {a.get(), p.dataset("zip", {b.get()}).get()});
      },
  };
  for (size_t k = 0; k < pipelines.size(); ++k) {
    INFO("pipeline " << k);
    const Dataset d = pipelines[k]();
    const Iterator it = p.iterate(d);
    for (int at = 0; at < 30; ++at) {
      const Tensor state = p.saved(it);
      const Iterator other = p.iterate(d), fresh = p.iterate(pipelines[k]());
      p.rest(other, 2);
      check(eager_iterator_restore(other.get(), state.get()));
      check(eager_iterator_restore(fresh.get(), state.get()));
      const Texts left = p.rest(other);
      CHECK(p.rest(fresh) == left);
      const Iterator again = p.iterate(d);
      check(eager_iterator_restore(again.get(), state.get()));
      const Tensor state_again = p.saved(again);
      check(eager_iterator_restore(fresh.get(), state_again.get()));
      CHECK(p.rest(fresh) == left);
      const Texts first = p.rest(it, 1);
      CHECK(first == Texts(left.begin(), left.begin() + !left.empty()));
      if (first.empty()) break;
    }
  }
}

TEST_CASE("states of others and damaged ones are refused, and nothing changes", "[data]") {
  Pipelines p;
  const Dataset d = p.step("shuffle", p.range(9), {{"buffer_size", 4}, {"seed", 1}}),
                other = p.step("shuffle", p.range(9), {{"buffer_size", 5}, {"seed", 1}});
  const Iterator it = p.iterate(d), twin = p.iterate(d);
  p.rest(it, 2);
  const Tensor state = p.saved(it);
  CHECK(code_of(eager_iterator_restore(p.iterate(other).get(), state.get())) == EAGER_INVALID_ARGUMENT);
  CHECK(code_of(eager_iterator_restore(it.get(), p.ids({1, 2}).get())) == EAGER_INVALID_ARGUMENT);
  std::vector<uint8_t> bytes(eager_tensor_num_bytes(state.get()));
  check(eager_tensor_read(state.get(), bytes.data(), bytes.size()));
  for (size_t n = 0; n < bytes.size(); ++n) {
    const Tensor cut = make_tensor(p.ctx, EAGER_UINT8, {static_cast<int64_t>(n)}, bytes.data(), n);
    CHECK(code_of(eager_iterator_restore(it.get(), cut.get())) == (n < 8 ? EAGER_INVALID_ARGUMENT : EAGER_DATA_LOSS));
  }
  for (size_t i = 32; i < bytes.size(); ++i) {
    std::vector<uint8_t> bad = bytes;
    bad[i] ^= 0xff;
    const Tensor t = make_tensor(p.ctx, EAGER_UINT8, {static_cast<int64_t>(bad.size())}, bad.data(), bad.size());
    const Iterator victim = p.iterate(d);
    if (eager_status* s = eager_iterator_restore(victim.get(), t.get())) eager_status_release(s);
    p.rest(victim, 20);
  }
  CHECK(p.rest(it).size() == 7);
}

TEST_CASE("a state goes with other functions, constants, values, names and files as with other attributes", "[data]") {
  Pipelines p;
  const auto with = [&](const char* name, double constant, int64_t axis) {
    const Tensor c = make_tensor(p.ctx, EAGER_FLOAT64, {}, &constant, sizeof constant);
    return p.function(EAGER_FLOAT64, {2}, [&](eager_context* ctx, const Tensor& x) {
      const Tensor y = run_in(ctx, name, {x.get(), c.get()});
      Op sum = make_op(ctx, "cumulative_sum");
      check(eager_op_set_int(sum.get(), "axis", axis));
      return std::move(execute(ctx, sum.get(), {y.get()})[0]);
    });
  };
  const auto host = [&](const char* name) {
    const auto same = [](void*, eager_context*, eager_tensor* const* in, int32_t, eager_tensor** out, int32_t) {
      eager_tensor_retain(out[0] = in[0]);
      return static_cast<eager_status*>(nullptr);
    };
    const int32_t dtype = EAGER_FLOAT64, rank = 1;
    const int64_t two = 2, *dims = &two;
    eager_op* op = nullptr;
    check(eager_op_create_host_call(p.ctx, name, same, nullptr, nullptr, 1, &dtype, &rank, &dims, &op));
    return Op(op);
  };
  const auto values = [&](double last, size_t n = 6) {
    std::vector<double> v(n, 0.5);
    v.back() = last;
    return make_tensor(p.ctx, EAGER_FLOAT64, {static_cast<int64_t>(n / 2), 2}, v.data(), n * sizeof v[0]);
  };
  const auto mapped = [&](const Op& op) { return p.with_op("map", p.slices({values(1).get()}), op.get()); };
  const auto source = [&](const Tensor& t) { return p.slices({t.get()}); };
  const auto lines = [&](const char* name) { return p.files("text_lines", {p.folder / name}); };
  std::filesystem::create_directory(p.folder / "elsewhere");
  for (const char* name : {"a", "b", "elsewhere/a"}) write_file(p.folder / name, "x\ny\n");

  const std::pair<const char*, std::function<Dataset()>> all[] = {
      {"add 1", [&] { return mapped(with("add", 1, 0)); }},
      {"add 2", [&] { return mapped(with("add", 2, 0)); }},
      {"multiply", [&] { return mapped(with("multiply", 1, 0)); }},
      {"axis", [&] { return mapped(with("add", 1, -1)); }},
      {"op", [&] { return mapped(make_op(p.ctx, "square")); }},
      {"other op", [&] { return mapped(make_op(p.ctx, "negative")); }},
      {"code", [&] { return mapped(host("f")); }},
      {"other code", [&] { return mapped(host("g")); }},
      {"values", [&] { return source(values(1)); }},
      {"other values", [&] { return source(values(2)); }},
      {"words",
       [&] {
         return p.slices({p.strings({"a", "bb"}).get()});
       }},
      {"other words",
       [&] {
         return p.slices({p.strings({"a", "bc"}).get()});
       }},
      {"file", [&] { return lines("a"); }},
      {"other file", [&] { return lines("b"); }},
  };
  for (const auto& [name, make] : all) {
    const Tensor state = Pipelines::saved(p.iterate(make()));
    for (const auto& [other, make_other] : all) {
      INFO(name << ", " << other);
      const int32_t code = code_of(eager_iterator_restore(p.iterate(make_other()).get(), state.get()));
      CHECK(code == (name == other ? EAGER_OK : EAGER_INVALID_ARGUMENT));
    }
  }
  // The same files may lie elsewhere. Of large tensors a sample is looked at, on any device.
  check(eager_iterator_restore(p.iterate(lines("elsewhere/a")).get(), Pipelines::saved(p.iterate(lines("a"))).get()));
  std::vector<float> many(300000);
  for (size_t i = 0; i < many.size(); ++i) many[i] = static_cast<float>(i);
  const auto large = [&](size_t changed) {
    std::vector<float> v = many;
    for (size_t i = 0; i < changed; ++i) v[i] = -1;
    return make_tensor(p.ctx, EAGER_FLOAT32, {300000}, v.data(), v.size() * sizeof v[0]);
  };
  const Tensor state = Pipelines::saved(p.iterate(source(large(0))));
  CHECK(code_of(eager_iterator_restore(p.iterate(source(large(100))).get(), state.get())) == EAGER_INVALID_ARGUMENT);
  eager_tensor* copied = nullptr;
  check(eager_tensor_copy_to(p.ctx, large(0).get(), "test:0", &copied));
  check(eager_iterator_restore(p.iterate(source(Tensor(copied))).get(), state.get()));
}

namespace {

// A program that interrupts each wait of more than 100 ms, as often as it was told.
struct Impatience {
  std::atomic<int> left{0}, said{0};
  // The iterator that is made next asks it.
  explicit Impatience(Pipelines& p) {
    const auto ask = [](void* self, eager_context*) -> eager_status* {
      Impatience& i = *static_cast<Impatience*>(self);
      if (i.left <= 0) return nullptr;
      --i.left;
      ++i.said;
      return eager_status_new(EAGER_CANCELLED, "interrupted");
    };
    check(eager_context_set_interrupt(p.ctx, ask, this, nullptr));
  }
};

// 0, 1, ... 11 from the program's code, which takes long at 2 and 7 where somebody waits impatiently.
Dataset slow_numbers(Pipelines& p, Impatience& impatience) {
  const auto number = [](void* self, eager_context* ctx, void**, int64_t i, eager_tensor** out, int32_t, int32_t* end) {
    const Impatience& waiting = *static_cast<Impatience*>(self);
    if (waiting.left > 0 && (i == 2 || i == 7)) std::this_thread::sleep_for(std::chrono::milliseconds(130));
    *end = i == 12;
    return *end ? nullptr : eager_tensor_create(ctx, EAGER_INT64, nullptr, 0, &i, sizeof i, out);
  };
  Dataset d = p.dataset("generator");
  const int32_t dtype = EAGER_INT64, rank = 0;
  const int64_t* dims = nullptr;
  check(eager_dataset_set_generator(d.get(), "generator", number, &impatience, nullptr, nullptr, 1, &dtype, &rank,
                                    &dims));
  const int64_t two = 2, zero = 0;
  const Tensor twos = make_tensor(p.ctx, EAGER_INT64, {}, &two, sizeof two),
               zeros = make_tensor(p.ctx, EAGER_INT64, {}, &zero, sizeof zero);
  const Op even = p.function(EAGER_INT64, {}, [&](eager_context* c, const Tensor& x) {
    const Tensor rest = run_in(c, "remainder", {x.get(), twos.get()});
    return run_in(c, "equal", {rest.get(), zeros.get()});
  });
  return p.with_op("filter", d, even.get());  // which asks before each element, and drops every second one
}

}  // namespace

TEST_CASE("an interrupt ends a wait and loses no element", "[data]") {
  Pipelines p;
  Impatience impatience(p);
  const Dataset slow = slow_numbers(p, impatience), quick = p.range(20);
  const Op negative =
      p.function(EAGER_INT64, {}, [](eager_context* c, const Tensor& x) { return run_in(c, "negative", {x.get()}); });
  const Dataset mixed = p.dataset("interleave", {slow.get(), quick.get()});
  check(eager_dataset_set_int(mixed.get(), "block_length", 2));
  const Dataset both[] = {
      p.dataset("zip", {slow.get(), quick.get()}),
      p.dataset("zip", {quick.get(), slow.get()}),
      p.dataset("zip", {slow.get(), slow.get()}),
      p.step("take", mixed, {{"count", 20}}),
      p.step("take", slow, {{"count", 5}}),
      p.step("skip", slow, {{"count", 3}}),
      p.step("shard", slow, {{"num_shards", 2}, {"index", 1}}),
      p.step("batch", slow, {{"batch_size", 4}}),
      p.step("window", slow, {{"size", 3}, {"shift", 1}}),
      p.step("repeat", slow, {{"count", 2}}),
      p.step("batch", p.step("shuffle", slow, {{"buffer_size", 3}, {"seed", 1}, {"reshuffle_each_iteration", 0}}),
             {{"batch_size", 2}}),
      p.with_op("map", slow, negative.get(), {{"num_threads", 3}}),
      p.with_op("map", slow, negative.get()),
  };
  for (const Dataset& d : both) {
    INFO(eager_dataset_kind(d.get()));
    impatience.left = 0;
    const Texts straight = p.all(d);
    impatience.left = 2;
    impatience.said = 0;
    Texts interrupted = p.all(d);
    CHECK(impatience.said == 2);
    CHECK(std::erase(interrupted, "!interrupted") == 2);
    CHECK(interrupted == straight);

    // What is saved after an interrupt goes on with the same element.
    impatience.left = 1;
    const Iterator it = p.iterate(d), other = p.iterate(d);
    Texts begun;
    do begun.push_back(p.rest(it, 1)[0]);
    while (begun.back() != "!interrupted");
    begun.pop_back();
    const Tensor state = Pipelines::saved(it);
    check(eager_iterator_restore(other.get(), state.get()));
    const Texts rest = p.rest(other);
    begun.insert(begun.end(), rest.begin(), rest.end());
    CHECK(begun == straight);
  }
}

TEST_CASE("the calls of an iterator live on though the interrupt releases it", "[data]") {
  struct Released {
    Iterator it;
    bool is_armed = false;
  };
  Pipelines p;
  Released r;
  const auto release = [](void* data, eager_context*) -> eager_status* {
    Released& r = *static_cast<Released*>(data);
    if (r.is_armed) r.it.reset();
    return nullptr;
  };
  check(eager_context_set_interrupt(p.ctx, release, &r, nullptr));
  const auto slow = [](void*, eager_context*, eager_tensor* const* in, int32_t, eager_tensor** out, int32_t) {
    std::this_thread::sleep_for(std::chrono::milliseconds(250));
    eager_tensor_retain(out[0] = in[0]);
    return static_cast<eager_status*>(nullptr);
  };
  const int32_t dtype = EAGER_INT64, rank = 0;
  const int64_t* dims = nullptr;
  eager_op* op = nullptr;
  check(eager_op_create_host_call(p.ctx, "slow", slow, nullptr, nullptr, 1, &dtype, &rank, &dims, &op));
  const Op owner(op);
  const Dataset d = p.step("prefetch", p.with_op("map", p.range(9), op, {{"host_threads", 2}}), {{"buffer_size", 2}});
  const Tensor state = Pipelines::saved(p.iterate(d));
  for (const char* call : {"save", "restore", "stats", "stop"}) {
    INFO(call);
    r.is_armed = false;
    r.it = p.iterate(d);
    p.rest(r.it, 1);
    r.is_armed = true;
    eager_iterator* const it = r.it.get();
    const std::string name = call;
    if (name == "save") {
      eager_tensor* saved = nullptr;
      check(eager_iterator_save(it, &saved));
      eager_tensor_release(saved);
    } else if (name == "restore") {
      check(eager_iterator_restore(it, state.get()));
    } else if (name == "stats") {
      char* text = nullptr;
      check(eager_iterator_stats(it, &text));
      taken(text);
    } else {
      check(eager_iterator_stop(it));
    }
  }
}

TEST_CASE("a step that drops elements for ever is interrupted", "[data]") {
  Pipelines p;
  Impatience impatience(p);
  const Dataset rows = p.range(INT64_MAX), elements = p.with_op("map", rows, square(p).get());
  for (const Dataset* d : {&rows, &elements}) {
    const Dataset shard = p.step("shard", *d, {{"num_shards", int64_t{1} << 40}, {"index", 1}});
    const Iterator it = p.iterate(p.step("batch", shard, {{"batch_size", 2}}));
    impatience.left = 1;
    CHECK(p.rest(it, 1) == Texts{"!interrupted"});
  }
  const Dataset again = p.step("repeat", p.range(2));
  const int64_t most = int64_t{1} << 60;
  const Dataset long_ones[] = {
      p.step("batch", again, {{"batch_size", most}}),
      p.step("shuffle", again, {{"buffer_size", most}}),
      p.step("batch", p.step("repeat", p.step("shuffle", p.range(2), {{"buffer_size", 2}})), {{"batch_size", most}}),
      p.step("skip", again, {{"count", -1}}),
      p.step("repeat", p.step("skip", p.range(INT64_MAX), {{"count", -1}})),
  };
  for (const Dataset& d : long_ones) {
    const Iterator endless = p.iterate(d);
    impatience.left = 1;
    CHECK(p.rest(endless, 1) == Texts{"!interrupted"});
  }
  // Rows that a shuffle has drawn come before what its input says.
  const Iterator it = p.iterate(
      p.step("shuffle", p.step("shard", rows, {{"num_shards", int64_t{1} << 40}, {"index", 0}}), {{"buffer_size", 1}}));
  impatience.left = 1;
  CHECK(p.rest(it, 2) == Texts{"0", "!interrupted"});
}

TEST_CASE("an epoch's begin that waits for a thread is interrupted", "[data]") {
  Pipelines p;
  Impatience impatience(p);
  // Element 1 is ready when one has begun that is not delivered, and such a one takes until the wait for it was interrupted.
  struct Slow {
    Impatience& impatience;
    std::atomic<bool> has_begun{false};
  } slow_ones{impatience};
  const auto slow = [](void* self, eager_context* ctx, eager_tensor* const* in, int32_t, eager_tensor** out, int32_t) {
    int64_t v = 0;
    check(eager_tensor_read(in[0], &v, sizeof v));
    Slow& ones = *static_cast<Slow*>(self);
    if (v >= 2) ones.has_begun = true;
    const auto is_early = [&] { return ones.impatience.left > 0 && (v >= 2 || (v == 1 && !ones.has_begun)); };
    for (int i = 0; i < 20000 && is_early(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return eager_tensor_create(ctx, EAGER_INT64, nullptr, 0, &v, sizeof v, out);
  };
  const int32_t dtype = EAGER_INT64, rank = 0;
  const int64_t* dims = nullptr;
  eager_op* op = nullptr;
  check(eager_op_create_host_call(p.ctx, "slow", slow, &slow_ones, nullptr, 1, &dtype, &rank, &dims, &op));
  const Op slow_op(op);
  const Dataset map = p.with_op("map", p.step("shuffle", p.range(9), {{"buffer_size", 1}}), op, {{"host_threads", 2}});
  const Dataset waiting[] = {p.step("take", map, {{"count", 2}}),
                             p.step("take", p.step("prefetch", map), {{"count", 2}}),
                             p.step("cache", p.step("take", p.step("prefetch", map), {{"count", 2}}))};
  for (const Dataset& d : waiting) {
    const Dataset twice = p.step("repeat", d, {{"count", 3}});
    slow_ones.has_begun = false;
    impatience.left = 1;
    impatience.said = 0;
    Texts got = p.all(twice);
    CHECK(impatience.said == 1);
    CHECK(std::erase(got, "!interrupted") == 1);
    CHECK(got == numbers({0, 1, 0, 1, 0, 1}));
  }
}

TEST_CASE("a save that waits for a thread is interrupted", "[data]") {
  Pipelines p;
  Impatience impatience(p);
  const Op never = p.function(EAGER_INT64, {}, [](eager_context* c, const Tensor& x) {
    return run_in(c, "not_equal", {x.get(), x.get()});
  });
  const Dataset ahead = p.step("prefetch", p.with_op("filter", p.step("repeat", p.range(9)), never.get()));
  const Iterator it = p.iterate(ahead);
  for (int i = 0; i < 2; ++i) {
    impatience.left = 1;
    CHECK(p.rest(it, 1) == Texts{"!interrupted"});
    eager_tensor* state = nullptr;
    impatience.left = 1;
    CHECK(refusal([&] { check(eager_iterator_save(it.get(), &state)); }) == "1: interrupted");
  }
}

TEST_CASE("a source that fails at an element of a batch keeps the others", "[data]") {
  Pipelines p;
  const auto number = [](void*, eager_context* ctx, void**, int64_t i, eager_tensor** out, int32_t, int32_t*) {
    return i == 3 ? eager_status_new(EAGER_NOT_FOUND, "three")
                  : eager_tensor_create(ctx, EAGER_INT64, nullptr, 0, &i, sizeof i, out);
  };
  const Dataset d = p.step("generator", nullptr, {{"size", 8}});
  const int32_t dtype = EAGER_INT64, rank = 0;
  const int64_t* dims = nullptr;
  check(eager_dataset_set_generator(d.get(), "generator", number, nullptr, nullptr, nullptr, 1, &dtype, &rank, &dims));
  CHECK(p.all(p.step("batch", d, {{"batch_size", 4}})) == Texts{"!three", "[0 1 2 4]", "[5 6 7]"});
  CHECK(p.all(p.step("batch", p.step("shuffle", d, {{"buffer_size", 1}}), {{"batch_size", 4}})) ==
        Texts{"!three", "[0 1 2 4]", "[5 6 7]"});
}

namespace {

// 0, 1, ... below 8 from the program's code, of which 3 and 5 fail, one after the other or by number.
Dataset failing_numbers(Pipelines& p, bool by_number, int64_t host_threads = 0) {
  const auto number = [](void*, eager_context* ctx, void**, int64_t i, eager_tensor** out, int32_t, int32_t* end) {
    if (i == 3 || i == 5) return eager_status_new(EAGER_NOT_FOUND, ("no " + std::to_string(i)).c_str());
    *end = i == 8;
    return *end ? nullptr : eager_tensor_create(ctx, EAGER_INT64, nullptr, 0, &i, sizeof i, out);
  };
  Dataset d = p.step("generator", nullptr, {{"size", by_number ? 8 : -1}, {"host_threads", host_threads}});
  const int32_t dtype = EAGER_INT64, rank = 0;
  const int64_t* dims = nullptr;
  check(eager_dataset_set_generator(d.get(), "generator", number, nullptr, nullptr, nullptr, 1, &dtype, &rank, &dims));
  return d;
}

// Waits until the threads of a pipeline over failing_numbers have passed both elements that fail.
void wait_for_errors(const Iterator& it) {
  for (int i = 0; i < 2000; ++i) {
    char* text = nullptr;
    check(eager_iterator_stats(it.get(), &text));
    const std::string stats = text;
    eager_string_release(text);
    if (stats.find("\"errors\":2") != stats.npos || stats.find("\"errors\": 2") != stats.npos) return;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  FAIL("the errors do not come");
}

}  // namespace

TEST_CASE("an element that has failed has passed, also for an iterator that is restored", "[data]") {
  Pipelines p;
  const Op negative = make_op(p.ctx, "negative");
  for (const bool by_number : {false, true}) {
    const Dataset numbers = failing_numbers(p, by_number);
    const Dataset all[] = {failing_numbers(p, by_number), p.with_op("map", numbers, negative.get()),
                           p.step("take", numbers, {{"count", 7}}), p.step("repeat", numbers, {{"count", 2}}),
                           p.step("batch", p.step("shuffle", numbers, {{"buffer_size", 1}}), {{"batch_size", 2}})};
    for (const Dataset& d : all) {
      INFO(eager_dataset_kind(d.get()));
      const Texts straight = p.all(d);
      CHECK(std::count(straight.begin(), straight.end(), "!no 3") > 0);
      for (size_t at = 0; at <= straight.size(); ++at) {
        const Iterator it = p.iterate(d), other = p.iterate(d);
        if (at > 0) p.rest(it, at);
        check(eager_iterator_restore(other.get(), Pipelines::saved(it).get()));
        check(eager_iterator_restore(other.get(), Pipelines::saved(other).get()));
        CHECK(p.rest(other) == Texts(straight.begin() + static_cast<std::ptrdiff_t>(at), straight.end()));
      }
    }
  }
}

TEST_CASE("an error that lies ahead is part of a state, so that what stands beside it stays together", "[data]") {
  Pipelines p;
  const Op negative = make_op(p.ctx, "negative");
  const Dataset beside = p.range(100), numbers = failing_numbers(p, false, 1), rows = failing_numbers(p, true, 1);
  const auto ahead = [&](const Dataset& source) { return p.step("prefetch", source, {{"buffer_size", 8}}); };
  const Dataset mapped =
      p.with_op("map", p.with_op("map", numbers, negative.get()), negative.get(), {{"num_threads", 4}});
  Dataset moved = p.step("prefetch_to_device", numbers, {{"buffer_size", 8}});
  check(eager_dataset_set_string(moved.get(), "device", "cpu:0"));
  const Dataset all[] = {
      p.dataset("zip", {ahead(numbers).get(), beside.get()}),
      p.dataset("zip", {ahead(rows).get(), beside.get()}),
      p.dataset("zip", {moved.get(), beside.get()}),
      p.dataset("zip", {mapped.get(), beside.get()}),
      p.dataset("zip", {ahead(mapped).get(), beside.get()}),
      p.step("take", ahead(numbers), {{"count", 6}}),
      p.step("shard", ahead(numbers), {{"num_shards", 2}, {"index", 1}}),
  };
  for (const Dataset& d : all) {
    INFO(&d - all);
    const Texts straight = p.all(d);
    for (size_t at = 1; at <= 3; ++at) {
      const Iterator it = p.iterate(d), other = p.iterate(d);
      p.rest(it, at);
      if (&d - all != 3) wait_for_errors(it);  // without a prefetch no thread goes on by itself
      check(eager_iterator_restore(other.get(), Pipelines::saved(it).get()));
      check(eager_iterator_restore(other.get(), Pipelines::saved(other).get()));
      CHECK(p.rest(other) == Texts(straight.begin() + static_cast<std::ptrdiff_t>(at), straight.end()));
    }
  }
}

TEST_CASE("a generator that comes back to its place fails where it did not before", "[data]") {
  Pipelines p;
  static bool is_broken;
  is_broken = false;
  const auto number = [](void*, eager_context* ctx, void**, int64_t i, eager_tensor** out, int32_t, int32_t* end) {
    if (is_broken && i == 1) return eager_status_new(EAGER_NOT_FOUND, "it is gone");
    *end = i == 4;
    return *end ? nullptr : eager_tensor_create(ctx, EAGER_INT64, nullptr, 0, &i, sizeof i, out);
  };
  Dataset d = p.dataset("generator");
  const int32_t dtype = EAGER_INT64, rank = 0;
  const int64_t* dims = nullptr;
  check(eager_dataset_set_generator(d.get(), "generator", number, nullptr, nullptr, nullptr, 1, &dtype, &rank, &dims));
  const Iterator it = p.iterate(d), other = p.iterate(d);
  p.rest(it, 3);
  check(eager_iterator_restore(other.get(), Pipelines::saved(it).get()));
  is_broken = true;
  CHECK(p.rest(other) == Texts{"!it is gone", "3"});
}

namespace {

// Code of the program's that is interrupted once, at the value 2 and on the thread that asks for elements: as Ctrl-C comes out of Python.
struct InterruptedCode {
  std::atomic<int> left{0};
  eager_status* ask(int64_t value) {
    return value == 2 && left > 0 && left-- > 0 ? eager_status_new(EAGER_CANCELLED, "interrupted") : nullptr;
  }
};

eager_status* is_odd_or_pair(InterruptedCode& code, bool is_pair, eager_context* ctx, eager_tensor* in,
                             eager_tensor** out) {
  int64_t v = 0;
  check(eager_tensor_read(in, &v, sizeof v));
  if (eager_status* s = code.ask(v)) return s;
  const bool passes = v != 3;
  const int64_t two = 2, pair[] = {v, -v};
  return is_pair ? eager_tensor_create(ctx, EAGER_INT64, &two, 1, pair, sizeof pair, out)
                 : eager_tensor_create(ctx, EAGER_BOOL, nullptr, 0, &passes, sizeof passes, out);
}

}  // namespace

TEST_CASE("an element whose code was interrupted comes again", "[data]") {
  Pipelines p;
  InterruptedCode code;
  const int32_t int64 = EAGER_INT64, boolean = EAGER_BOOL, rank0 = 0, rank1 = 1;
  const int64_t *no_dims = nullptr, two = 2, *dims2 = &two;
  const auto negate = [](void* c, eager_context* ctx, eager_tensor* const* in, int32_t, eager_tensor** out, int32_t) {
    int64_t v = 0;
    check(eager_tensor_read(in[0], &v, sizeof v));
    if (eager_status* s = static_cast<InterruptedCode*>(c)->ask(v)) return s;
    v = -v;
    return eager_tensor_create(ctx, EAGER_INT64, nullptr, 0, &v, sizeof v, out);
  };
  const auto filter = [](void* c, eager_context* ctx, eager_tensor* const* in, int32_t, eager_tensor** out, int32_t) {
    return is_odd_or_pair(*static_cast<InterruptedCode*>(c), false, ctx, in[0], out);
  };
  const auto pair = [](void* c, eager_context* ctx, eager_tensor* const* in, int32_t, eager_tensor** out, int32_t) {
    return is_odd_or_pair(*static_cast<InterruptedCode*>(c), true, ctx, in[0], out);
  };
  const auto number = [](void* c, eager_context* ctx, void** state, int64_t i, eager_tensor** out, int32_t,
                         int32_t* end) {
    if (!*state) *state = new int64_t(0);
    int64_t& at = *static_cast<int64_t*>(*state);
    if (at != i) return eager_status_new(EAGER_INTERNAL, "the generator is not where it should be");
    ++at;  // as a generator of Python's, which is at an end after an exception
    if (eager_status* s = static_cast<InterruptedCode*>(c)->ask(i)) return s;
    *end = i == 6;
    return *end ? nullptr : eager_tensor_create(ctx, EAGER_INT64, nullptr, 0, &i, sizeof i, out);
  };
  const auto by_index = [](void* c, eager_context* ctx, void**, int64_t i, eager_tensor** out, int32_t, int32_t*) {
    if (eager_status* s = static_cast<InterruptedCode*>(c)->ask(i)) return s;
    return eager_tensor_create(ctx, EAGER_INT64, nullptr, 0, &i, sizeof i, out);
  };
  auto host = [&](auto f, const int32_t* dtype, const int32_t* rank, const int64_t* const* dims) {
    eager_op* op = nullptr;
    check(eager_op_create_host_call(p.ctx, "host", f, &code, nullptr, 1, dtype, rank, dims, &op));
    return Op(op);
  };
  const Op map_op = host(negate, &int64, &rank0, &no_dims), filter_op = host(filter, &boolean, &rank0, &no_dims),
           pair_op = host(pair, &int64, &rank1, &dims2);
  auto generate = [&](auto f, int64_t size) {
    Dataset d = p.step("generator", nullptr, {{"size", size}});
    const auto destroy = [](void*, void* state) { delete static_cast<int64_t*>(state); };
    check(eager_dataset_set_generator(d.get(), "generator", f, &code, nullptr, destroy, 1, &int64, &rank0, &no_dims));
    return d;
  };
  const Dataset rows = generate(by_index, 6), numbers = p.range(6);
  const Dataset all[] = {
      p.with_op("map", numbers, map_op.get()),
      p.with_op("filter", numbers, filter_op.get()),
      p.with_op("flat_map", numbers, pair_op.get()),
      p.step("take", p.with_op("filter", numbers, filter_op.get()), {{"count", 5}}),
      generate(number, -1),
      generate(by_index, 6),
      p.step("batch", rows, {{"batch_size", 2}}),
      p.step("shuffle", rows, {{"buffer_size", 3}, {"seed", 1}, {"reshuffle_each_iteration", 0}}),
      p.dataset("zip", {rows.get(), numbers.get()}),
  };
  for (const Dataset& d : all) {
    INFO(eager_dataset_kind(d.get()));
    code.left = 0;
    const Texts straight = p.all(d);
    code.left = 1;
    Texts interrupted = p.all(d);
    CHECK(std::erase(interrupted, "!interrupted") == 1);
    CHECK(interrupted == straight);

    code.left = 1;
    const Iterator it = p.iterate(d), other = p.iterate(d);
    Texts begun;
    do begun.push_back(p.rest(it, 1)[0]);
    while (begun.back() != "!interrupted");
    begun.pop_back();
    check(eager_iterator_restore(other.get(), Pipelines::saved(it).get()));
    const Texts rest = p.rest(other);
    begun.insert(begun.end(), rest.begin(), rest.end());
    CHECK(begun == straight);
  }
}

TEST_CASE("an error that never comes out gives back what the program's code gave", "[data]") {
  Pipelines p;
  static std::atomic<int> made, given_back;
  made = given_back = 0;
  const auto failed = [] {
    ++made;
    return eager_status_new_with(EAGER_NOT_FOUND, "none", &made, [](void*) { ++given_back; });
  };
  static const auto fail = +failed;
  const auto number = [](void*, eager_context* ctx, void**, int64_t i, eager_tensor** out, int32_t, int32_t* end) {
    *end = i == 20;
    if (i % 2 == 1) return fail();
    return *end ? nullptr : eager_tensor_create(ctx, EAGER_INT64, nullptr, 0, &i, sizeof i, out);
  };
  const int32_t dtype = EAGER_INT64, rank = 0;
  const int64_t* dims = nullptr;
  const auto numbers = [&](int64_t size) {
    Dataset d = p.step("generator", nullptr, {{"size", size}, {"host_threads", 1}});
    check(
        eager_dataset_set_generator(d.get(), "generator", number, nullptr, nullptr, nullptr, 1, &dtype, &rank, &dims));
    return d;
  };
  const auto odd = [](void*, eager_context* ctx, eager_tensor* const* in, int32_t, eager_tensor** out, int32_t) {
    int64_t v = 0;
    check(eager_tensor_read(in[0], &v, sizeof v));
    return v % 2 == 1 ? fail() : eager_tensor_create(ctx, EAGER_INT64, nullptr, 0, &v, sizeof v, out);
  };
  eager_op* op = nullptr;
  check(eager_op_create_host_call(p.ctx, "odd", odd, nullptr, nullptr, 1, &dtype, &rank, &dims, &op));
  const Op odd_op(op);
  const Dataset source = numbers(-1), rows = numbers(20),
                map = p.with_op("map", p.range(20), op, {{"host_threads", 3}});
  const Dataset all[] = {
      p.step("prefetch", source, {{"buffer_size", 8}}),
      p.with_op("map", p.range(20), op, {{"host_threads", 3}}),
      p.step("batch", p.step("shuffle", rows, {{"buffer_size", 3}}), {{"batch_size", 2}}),
      p.dataset("zip", {source.get(), rows.get()}),
      p.step("repeat", p.step("take", p.step("prefetch", map, {{"buffer_size", 8}}), {{"count", 3}}), {{"count", 3}}),
      p.step("prefetch", p.dataset("zip", {map.get(), source.get()})),
  };
  for (const Dataset& d : all) {
    INFO(eager_dataset_kind(d.get()));
    for (const size_t taken : {1, 2, 5, 100}) {
      const Iterator it = p.iterate(d);
      p.rest(it, taken);
      check(eager_iterator_restore(it.get(), Pipelines::saved(it).get()));
      p.rest(it, 1);
    }
  }
  for (int i = 0; i < 1000 && given_back != made; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  CHECK(made > 100);
  CHECK(given_back == made);
}

TEST_CASE("what is wrong with a dataset is said when it is used", "[data]") {
  Pipelines p;
  auto message = [&](const Dataset& d) {
    try {
      p.iterate(d);
    } catch (const Failure& f) {
      return f.op + ": " + f.what();
    }
    return std::string();
  };
  CHECK_THAT(message(p.step("batch", p.range(3))),
             Contains("batch: attribute 'batch_size' of dataset batch is not set"));
  CHECK_THAT(message(p.step("batch", p.range(3), {{"batch_size", 0}})),
             Contains("batch_size must be at least 1, not 0"));
  const Tensor two = p.ids({1, 2}), three = p.ids({1, 2, 3}), scalar = p.num(1);
  CHECK_THAT(message(p.slices({two.get(), three.get()})), Contains("Dimensions 2 and 3 are not compatible"));
  CHECK_THAT(message(p.slices({scalar.get()})), Contains("is a scalar"));
  CHECK_THAT(message(p.step("unbatch", p.range(3))), Contains("is a scalar"));
  const Op op = square(p);
  CHECK_THAT(message(p.with_op("filter", p.range(3), op.get())), Contains("bool scalar, not int64 []"));
  const Dataset a = p.range(1), b = p.slices({p.vec({1}).get()});
  CHECK_THAT(message(p.dataset("concatenate", {a.get(), b.get()})), Contains("dataset 0 has elements of int64 []"));
  eager_dataset *d = nullptr, *input = a.get();
  CHECK(code_of(eager_dataset_create(p.ctx, "shufle", &input, 1, &d)) == EAGER_NOT_FOUND);
  CHECK(code_of(eager_dataset_create(p.ctx, "shuffle", nullptr, 0, &d)) == EAGER_INVALID_ARGUMENT);
  p.all(a);
  CHECK(code_of(eager_dataset_set_int(a.get(), "stop", 5)) == EAGER_FAILED_PRECONDITION);
  CHECK(code_of(eager_dataset_set_int(p.range(1).get(), "stopp", 5)) == EAGER_INVALID_ARGUMENT);
  Dataset deep = p.range(3);
  int depth = 1;
  try {
    for (; depth < 2000; ++depth) deep = p.step("take", deep, {{"count", 2}});
  } catch (const Failure& f) {
    CHECK(f.code == EAGER_INVALID_ARGUMENT);
  }
  CHECK(depth == 1000);
  CHECK(p.all(deep) == numbers({0, 1}));
}

TEST_CASE("iterators that are left, stopped or forked leave nothing behind", "[data]") {
  Pipelines p;
  const Op op = square(p);
  auto threads = [] {
    return static_cast<size_t>(
        std::distance(std::filesystem::directory_iterator("/proc/self/task"), std::filesystem::directory_iterator()));
  };
  const Dataset d =
      p.step("prefetch", p.with_op("map", p.step("repeat", p.range(1000)), op.get(), {{"num_threads", 4}}));
  {
    const Iterator first = p.iterate(d);
    p.rest(first, 3);
    check(eager_iterator_stop(first.get()));
  }
  const int64_t live = p.live();
  for (int i = 0; i < 200; ++i) p.rest(p.iterate(d), 2);
  for (int i = 0; i < 1000 && (p.live() != live || threads() > 8); ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  CHECK(p.live() == live);
  CHECK(threads() <= 8);

  const Iterator it = p.iterate(d);
  p.rest(it, 3);
  const auto before = threads();
  check(eager_iterator_stop(it.get()));
  CHECK(threads() < before);
  CHECK(p.rest(it, 1) == Texts{"!the iterator has been stopped"});

  const Iterator parents = p.iterate(d);
  p.rest(parents, 3);
  const int result = in_child([&] {
    int32_t n = 1, end = 0;
    eager_tensor* out = nullptr;
    return code_of(eager_iterator_next(parents.get(), &out, &n, &end));
  });
  CHECK(result == EAGER_FAILED_PRECONDITION);
  CHECK(p.rest(parents, 1).size() == 1);
}

TEST_CASE("another thread ends an iterator that waits", "[data]") {
  Pipelines p;
  // No element ever passes: the thread of the prefetch goes on for ever.
  const Op never = p.function(EAGER_INT64, {}, [](eager_context* c, const Tensor& x) {
    return run_in(c, "not_equal", {x.get(), x.get()});
  });
  const Iterator it = p.iterate(p.step("prefetch", p.with_op("filter", p.step("repeat", p.range(9)), never.get())));
  std::thread stopper([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    check(eager_iterator_stop(it.get()));
  });
  CHECK_THAT(p.rest(it, 1)[0], Contains("!the iterator has been stopped"));
  stopper.join();
}

TEST_CASE("a stop holds for a run that is restored meanwhile", "[data]") {
  Pipelines p;
  const Dataset d = p.step("prefetch", p.range(1000000));
  for (int i = 0; i < 2000; ++i) {
    const Iterator it = p.iterate(d);
    if (i % 2 == 0) p.rest(it, 1);  // with a thread
    const Tensor state = Pipelines::saved(it);
    std::atomic<int> begun = 0;
    std::thread stopper([&] {
      ++begun;
      for (std::atomic<int> n = 0; n < i % 100; ++n) {
      }
      check(eager_iterator_stop(it.get()));
    });
    while (begun == 0) {
    }
    for (int tries = 0; tries < 3; ++tries) {
      const int code = code_of(eager_iterator_restore(it.get(), state.get()));
      if (code == EAGER_OK) continue;
      const bool is_stopped = code == EAGER_CANCELLED || code == EAGER_FAILED_PRECONDITION;
      CHECK(is_stopped);
      break;
    }
    stopper.join();
    REQUIRE(p.rest(it, 1) == Texts{"!the iterator has been stopped"});
    REQUIRE(code_of(eager_iterator_restore(it.get(), state.get())) == EAGER_FAILED_PRECONDITION);
  }
}

TEST_CASE("each of several stops waits for the threads", "[data]") {
  Pipelines p;
  static std::atomic<int> inside, left;
  inside = left = 0;
  const auto wait = [](void*, eager_context* ctx, eager_tensor* const* in, int32_t, eager_tensor** out, int32_t) {
    ++inside;
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    int64_t v = 0;
    check(eager_tensor_read(in[0], &v, sizeof v));
    eager_status* s = eager_tensor_create(ctx, EAGER_INT64, nullptr, 0, &v, sizeof v, out);
    ++left;
    return s;
  };
  const int32_t dtype = EAGER_INT64, rank = 0;
  const int64_t* dims = nullptr;
  eager_op* op = nullptr;
  check(eager_op_create_host_call(p.ctx, "wait", wait, nullptr, nullptr, 1, &dtype, &rank, &dims, &op));
  const Op owner(op);
  const Iterator it = p.iterate(p.with_op("map", p.range(100), op, {{"host_threads", 2}}));
  p.rest(it, 1);
  while (inside == left) std::this_thread::yield();
  std::vector<std::thread> stoppers;
  std::atomic<int> too_early = 0;
  for (int i = 0; i < 3; ++i) {
    stoppers.emplace_back([&] {
      check(eager_iterator_stop(it.get()));
      too_early += inside != left;
    });
  }
  for (std::thread& t : stoppers) t.join();
  CHECK(too_early == 0);
}

TEST_CASE("a stop runs no destroy function", "[data]") {
  Pipelines p;
  static thread_local bool is_stopping;
  static std::atomic<int> made, destroyed, destroyed_in_stop;
  made = destroyed = destroyed_in_stop = 0;
  const auto number = [](void*, eager_context* ctx, void**, int64_t, eager_tensor** out, int32_t, int32_t*) {
    static float value = 1;
    ++made;
    return eager_tensor_wrap(
        ctx, EAGER_FLOAT32, nullptr, 0, &value, sizeof value,
        [](void*) {
          ++destroyed;
          destroyed_in_stop += is_stopping;
        },
        nullptr, out);
  };
  const int32_t dtype = EAGER_FLOAT32, rank = 0;
  const int64_t* dims = nullptr;
  const Dataset numbers = p.dataset("generator");
  check(eager_dataset_set_generator(numbers.get(), "generator", number, nullptr, nullptr, nullptr, 1, &dtype, &rank,
                                    &dims));
  const Op sqrt = make_op(p.ctx, "sqrt");
  const Dataset d = p.with_op("map", numbers, sqrt.get(), {{"num_threads", 4}});
  for (size_t i = 0; i < 100; ++i) {
    const Iterator it = p.iterate(d);
    p.rest(it, 20 + i);
    is_stopping = true;
    check(eager_iterator_stop(it.get()));
    is_stopping = false;
  }
  CHECK(made > 0);
  CHECK(destroyed == made);
  CHECK(destroyed_in_stop == 0);
}

TEST_CASE("a repeat goes on behind an empty epoch, for as many times as it has", "[data]") {
  Pipelines p;
  const Op is_three = p.function(EAGER_INT64, {}, [&](eager_context* c, const Tensor& x) {
    const int64_t three = 3;
    return run_in(c, "equal", {x.get(), make_tensor(p.ctx, EAGER_INT64, {}, &three, sizeof three).get()});
  });
  // The first of four shuffled numbers, if it is 3: most epochs are empty.
  const auto first = [&] {
    return p.step("take", p.step("shuffle", p.range(4), {{"buffer_size", 4}, {"seed", 1}}), {{"count", 1}});
  };
  const auto threes = [&] { return p.with_op("filter", first(), is_three.get()); };
  const Texts firsts = p.all(p.step("repeat", first(), {{"count", 60}}));
  const auto expected = static_cast<size_t>(std::count(firsts.begin(), firsts.end(), "3"));
  REQUIRE(expected > 3);
  REQUIRE(expected < 60);
  const Dataset finite = p.step("repeat", threes(), {{"count", 60}});
  CHECK(p.all(finite).size() == expected);
  const Iterator it = p.iterate(finite), other = p.iterate(finite);
  CHECK(p.rest(it, 2).size() == 2);
  check(eager_iterator_restore(other.get(), Pipelines::saved(it).get()));
  CHECK(p.rest(other) == p.rest(it));
  CHECK(p.all(p.step("repeat", threes())).size() < expected);  // it ends with the first that is empty
  CHECK(p.all(p.step("repeat", p.range(0))).empty());
  CHECK(p.all(p.step("repeat", p.range(0), {{"count", 3}})).empty());
}

TEST_CASE("an element that fails counts in take, skip and shard", "[data]") {
  Pipelines p;
  const auto number = [](void*, eager_context* ctx, void**, int64_t i, eager_tensor** out, int32_t, int32_t* end) {
    *end = i == 6;
    if (i == 1 || i == 4) return eager_status_new(EAGER_ABORTED, "no");
    return *end ? nullptr : eager_tensor_create(ctx, EAGER_INT64, nullptr, 0, &i, sizeof i, out);
  };
  const Dataset d = p.dataset("generator");
  const int32_t dtype = EAGER_INT64, rank = 0;
  const int64_t* dims = nullptr;
  check(eager_dataset_set_generator(d.get(), "generator", number, nullptr, nullptr, nullptr, 1, &dtype, &rank, &dims));
  const Texts all{"0", "!no", "2", "3", "!no", "5"};
  CHECK(p.all(d) == all);
  const auto elements = [](Texts found) {
    std::erase(found, "!no");
    return found;
  };
  for (int64_t n = 0; n <= 7; ++n) {
    INFO(n);
    const Texts taken = p.all(p.step("take", d, {{"count", n}}));
    CHECK(taken == Texts(all.begin(), all.begin() + std::min<int64_t>(n, 6)));
    Texts both = elements(taken);
    for (const std::string& t : elements(p.all(p.step("skip", d, {{"count", n}})))) both.push_back(t);
    CHECK(both == elements(all));
    // A skip that begins with an error goes on behind it, also after a restore.
    const Dataset left = p.step("skip", d, {{"count", n}});
    const Iterator it = p.iterate(left), other = p.iterate(left);
    p.rest(it, 1);
    check(eager_iterator_restore(other.get(), Pipelines::saved(it).get()));
    CHECK(elements(p.rest(it)) == elements(p.rest(other)));
  }
  CHECK(elements(p.all(p.step("shard", d, {{"num_shards", 2}, {"index", 0}}))) == Texts{"0", "2"});
  CHECK(elements(p.all(p.step("shard", d, {{"num_shards", 2}, {"index", 1}}))) == Texts{"3", "5"});
}

TEST_CASE("windows far apart, and elements without components", "[data]") {
  Pipelines p;
  const Dataset far = p.step("window", p.range(5), {{"size", 2}, {"shift", INT64_MAX}});
  CHECK(p.size(far) == 1);
  CHECK(p.all(far) == Texts{"[0 1]"});
  CHECK(p.size(p.step("window", p.range(0), {{"size", 2}})) == 0);
  CHECK(p.size(p.step("window", p.range(5), {{"size", 2}, {"shift", 3}})) == 2);

  Dataset nothing = p.dataset("tensors");
  check(eager_dataset_set_tensors(nothing.get(), "tensors", nullptr, 0));
  const Dataset some = p.step("repeat", nothing, {{"count", 5}});
  for (const Dataset& d : {p.step("shuffle", some, {{"buffer_size", 10}}),
                           p.step("prefetch", some, {{"buffer_size", 3}}), p.step("cache", some)}) {
    INFO(eager_dataset_kind(d.get()));
    const auto has_next = [](const Iterator& it) {
      int32_t n = 0, end = 0;
      check(eager_iterator_next(it.get(), nullptr, &n, &end));
      return end == 0;
    };
    const Iterator it = p.iterate(d), other = p.iterate(d);
    REQUIRE(has_next(it));
    REQUIRE(has_next(it));
    check(eager_iterator_restore(other.get(), Pipelines::saved(it).get()));
    int left = 0;
    while (has_next(other)) ++left;
    CHECK(left == 3);
  }
}
