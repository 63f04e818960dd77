// The library's figures of its memory, limits, and collectors that release garbage.
#include <sys/resource.h>

#include <atomic>
#include <catch2/catch.hpp>
#include <functional>
#include <thread>

#include "base/memory.h"
#include "runtime/core/device_manager.h"
#include "runtime/execute/launch.h"
#include "support/device_fixture.h"
#include "support/sanitizer.h"
#include "support/strings.h"
#include "support/trace.h"

using namespace client;

namespace {

constexpr int64_t kMiB = 1 << 20;

// A language with garbage: tensors that nobody uses any more, and that stay until its collector runs.
struct Language {
  explicit Language(eager_context* c) : ctx(c) {}
  ~Language() {
    if (step) check(eager_memory_on_pressure(0, collect, this, nullptr));
  }
  void watch(int64_t every) {
    check(eager_memory_on_pressure(step = every, collect, this,
                                   [](void* self) { ++static_cast<Language*>(self)->destroyed; }));
  }
  static eager_status* collect(void* self, const char* device, int64_t in_use) {
    Language& l = *static_cast<Language*>(self);
    ++l.asked;
    l.last_device = device;
    l.last_in_use = in_use;
    l.last_thread = std::this_thread::get_id();
    l.garbage.clear();
    return l.meanwhile ? l.meanwhile(l) : nullptr;
  }
  // Returns the status code of x + x, whose result becomes garbage at once.
  int32_t add(const Tensor& x, const Op& op) {
    eager_tensor* inputs[] = {x.get(), x.get()};
    eager_tensor* out = nullptr;
    int32_t room = 1;
    const int32_t code = code_of(eager_execute(ctx, op.get(), inputs, 2, &out, &room));
    CHECK((out == nullptr) == (code != EAGER_OK));
    if (out) garbage.emplace_back(out);
    return code;
  }

  eager_context* ctx;
  int64_t step = 0, last_in_use = 0;
  std::vector<Tensor> garbage;
  int asked = 0, destroyed = 0;
  std::string last_device;
  std::thread::id last_thread;
  eager_status* (*meanwhile)(Language&) = nullptr;
};

// A session that lifts its limits at the end.
struct Limited : DeviceSession {
  void limit(const char* device, int64_t bytes) { check(eager_context_set_memory_limit(ctx, device, bytes)); }
  // Leaves room for so many more bytes. The test device keeps no memory for reuse.
  void leave(const char* device, int64_t bytes) {
    limit(device, 1);  // gives back the memory that is kept for reuse
    const eager_memory_info now = memory(device);
    limit(device, (device == std::string("cpu:0") ? now.reserved : now.in_use) + bytes);
  }
  ~Limited() {
    limit("cpu:0", 0);
    limit("test:0", 0);
  }
};

// Runs softmax of 8 MiB with little room for it. A collector, which has garbage, is asked unless there is room for all.
void check_makes_room_for_softmax(Limited& s, const std::function<void()>& run_softmax) {
  for (const int64_t room : {2, 9, 12, 40}) {  // for nothing, the output, a part of what softmax needs besides, all
    INFO(room << " MiB");
    Language language(s.ctx);
    language.watch(int64_t{1} << 40);
    language.garbage.push_back(s.vec(std::vector<double>(1 << 23)));  // 64 MiB
    s.leave("cpu:0", room * kMiB);
    run_softmax();
    CHECK(language.asked == (room < 40));
    s.limit("cpu:0", 0);
  }
}

}  // namespace

TEST_CASE("memory: handles, and the values in them, count as in use") {
  Session s;
  Tensor x = s.vec({1, 2, 3});
  Op add = make_op(s.ctx, "add");
  const eager_memory_info before = memory_of(s.ctx);
  std::vector<Tensor> live;
  for (int i = 0; i < 100000; ++i) live.push_back(std::move(execute(s.ctx, add.get(), {x.get(), x.get()})[0]));
  const eager_memory_info during = memory_of(s.ctx);
  CHECK(during.live_tensors - before.live_tensors == 100000);
  CHECK(during.in_use - before.in_use == 100000 * 192);
  CHECK(during.peak >= during.in_use);
  CHECK(during.reserved >= during.in_use);
  live.clear();
  CHECK(memory_of(s.ctx).in_use == before.in_use);
}

TEST_CASE("memory: a collector is asked when garbage has grown, small and large, on each device") {
  struct Case {
    const char* device;
    int64_t elements, step;
  };
  for (const Case& c : {Case{"cpu:0", 3, 4 * kMiB}, Case{"cpu:0", 1000, 4 * kMiB}, Case{"cpu:0", 100000, 8 * kMiB},
                        Case{"test:0", 10000, 4 * kMiB}}) {
    INFO(c.device << ", " << c.elements << " elements");
    DeviceSession s;
    Tensor x = s.to(s.vec(std::vector<double>(static_cast<size_t>(c.elements))), c.device);
    Op add = make_op(s.ctx, "add");
    Language language(s.ctx);
    language.watch(c.step);
    const int64_t start = s.memory(c.device).in_use, each = std::max<int64_t>(192, 8 * c.elements);
    // The growth before it is noticed is at most the step or a quarter, the threads' caches, and one result.
    const int64_t most = start + std::max(c.step, start / 4) + 4 * kMiB + each;
    for (int64_t made = 0; made < 10 * c.step; made += each) {
      REQUIRE(language.add(x, add) == EAGER_OK);
      if (made % (each * 64) == 0) REQUIRE(s.memory(c.device).in_use <= most);
    }
    CHECK(language.asked >= 4);
    CHECK(language.asked <= 11);
    CHECK(language.last_device == c.device);
    CHECK(language.last_in_use >= start + c.step);
    CHECK(language.last_thread == std::this_thread::get_id());
  }
}

TEST_CASE("memory: when an allocation fails, a collector is asked and the allocation tried again") {
  for (const char* device : {"cpu:0", "test:0"}) {
    INFO(device);
    Limited s;
    Tensor x = s.to(s.vec(std::vector<double>(1 << 17)), device);  // 1 MiB
    Op add = make_op(s.ctx, "add");
    Language language(s.ctx);
    language.watch(int64_t{1} << 40);
    s.leave(device, 10 * kMiB);
    for (int i = 0; i < 100; ++i) REQUIRE(language.add(x, add) == EAGER_OK);
    CHECK(language.asked >= 9);
    CHECK(language.last_device == device);
    std::vector<Tensor> kept;
    Op prepared = make_op(s.ctx, "add");
    int32_t code = EAGER_OK;
    while (code == EAGER_OK && kept.size() < 100) {
      language.garbage.clear();
      code = language.add(x, prepared);
      if (code == EAGER_OK) kept.push_back(std::move(language.garbage[0]));
    }
    CHECK(code == EAGER_RESOURCE_EXHAUSTED);
    CHECK(kept.size() <= 10);
    kept.clear();
    CHECK(language.add(x, add) == EAGER_OK);
  }
}

TEST_CASE("memory: a collector is asked when an op has no room for what it needs while it runs") {
  Limited s;
  Tensor x = s.vec(std::vector<double>(1 << 20));  // 8 MiB
  Op softmax = make_op(s.ctx, "softmax");
  check_makes_room_for_softmax(s, [&] {
    eager_tensor *in = x.get(), *out = nullptr;
    int32_t num_outputs = 1;
    CHECK(code_of(eager_execute(s.ctx, softmax.get(), &in, 1, &out, &num_outputs)) == EAGER_OK);
    Tensor{out};
  });
}

TEST_CASE("memory: a collector is asked when an op of a function has no room for what it needs while it runs") {
  Limited s;
  Tensor x = s.vec(std::vector<double>(1 << 20));  // 8 MiB
  Trace trace(s.ctx);
  const Tensor in = trace.input(EAGER_FLOAT64, {-1});
  const Op softmax = make_op(trace.ctx(), "softmax");
  const Function f = trace.end({execute(trace.ctx(), softmax.get(), {in.get()})[0].get()});
  check_makes_room_for_softmax(s, [&] { CHECK_NOTHROW(call(s.ctx, f, {x.get()})); });
}

TEST_CASE("memory: a kernel that had no room is run again, once") {
  static int runs, failures;
  const eager::Kernel kernel = [](eager::KernelCall&) -> int32_t {
    return ++runs <= failures ? throw std::bad_alloc() : 0;
  };
  Session s;
  const Op add = make_op(s.ctx, "add");
  const Tensor x = s.vec({1, 2, 3}), y = s.vec({1, 2, 3});
  Language language(s.ctx);
  language.watch(int64_t{1} << 40);
  for (failures = 0; failures < 3; ++failures) {
    runs = language.asked = 0;
    eager::Operand in, out;
    set_operand(in, *x);
    set_operand(out, *y);
    const auto launch = [&] { eager::launch(add->def, kernel, eager::kHostDevice, &in, 1, &out, 1, nullptr, 0, true); };
    if (failures == 2) CHECK_THROWS_AS(launch(), eager::Error);
    else CHECK_NOTHROW(launch());
    CHECK(runs == std::min(failures + 1, 2));
    CHECK(language.asked == (failures > 0));
  }
}

TEST_CASE("memory: a collector is asked when an update in place has no room for what it needs while it runs") {
  constexpr int kNamed = 1 << 18;  // the update takes 4 MiB to sort them
  Limited s;
  const Variable v = s.variable(s.vec(std::vector<double>(8, 1.0)));
  const Tensor table = s.vec(std::vector<double>(8)), indices = s.ids(std::vector<int64_t>(kNamed, 3));
  Tape tape = make_tape(s.ctx);
  watch(tape, table);
  const Tensor gradient = s.grad(tape, s.sum(s.run("gather", {table.get(), indices.get()})), table);
  REQUIRE(eager_tensor_is_sparse_rows(gradient.get()));
  eager_optimizer* made = nullptr;
  check(eager_optimizer_create(s.ctx, "sgd", &made));
  const std::unique_ptr<eager_optimizer, Releaser<eager_optimizer_release>> optimizer(made);
  check(eager_optimizer_set_float(made, "learning_rate", 1.0 / kNamed));
  Language language(s.ctx);
  language.watch(int64_t{1} << 40);
  language.garbage.push_back(s.vec(std::vector<double>(1 << 20)));  // 8 MiB
  s.leave("cpu:0", kMiB);
  eager_variable* variable = v.get();
  eager_tensor* rows = gradient.get();
  CHECK(code_of(eager_optimizer_apply(s.ctx, made, &variable, &rows, 1)) == EAGER_OK);
  CHECK(language.asked == 1);
  CHECK(values(s.read(v)) == std::vector<double>{1, 1, 1, 0, 1, 1, 1, 1});
}

TEST_CASE("memory: a collector is asked when an update of a variable needs memory under the variable's lock") {
  for (const char* device : {"cpu:0", "test:0"}) {
    INFO(device);
    Limited s;
    const Variable v = s.variable(s.to(s.vec(std::vector<double>(1 << 17, 1.0)), device));  // 1 MiB
    const Tensor held = s.read(v), one = s.to(s.vec(std::vector<double>(1 << 17, 1.0)), device);
    Language language(s.ctx);
    language.watch(int64_t{1} << 40);
    language.garbage.push_back(s.to(s.vec(std::vector<double>(1 << 19)), device));  // 4 MiB
    s.leave(device, kMiB / 2);
    CHECK(code_of(eager_variable_assign_add(s.ctx, v.get(), one.get())) == EAGER_OK);
    CHECK(language.asked == 1);
    CHECK(language.last_device == device);
    const Tensor second = s.read(v);
    CHECK(code_of(eager_variable_assign_add(s.ctx, v.get(), one.get())) == EAGER_OK);  // uses the collected memory
    language.garbage.clear();
    const Tensor third = s.read(v);
    s.leave(device, kMiB / 2);
    CHECK(code_of(eager_variable_assign_add(s.ctx, v.get(), one.get())) == EAGER_RESOURCE_EXHAUSTED);
    CHECK(language.asked == 2);
    CHECK(values(s.read(v))[0] == 3);
    CHECK(values(held)[0] == 1);
  }
}

TEST_CASE("memory: a collector is asked when an optimizer's step needs memory under its locks") {
  for (const char* device : {"cpu:0", "test:0"}) {
    for (const char* name : {"sgd", "adam"}) {  // adam needs memory for slots as well
      INFO(name << " on " << device);
      Limited s;
      const Variable v = s.variable(s.to(s.vec(std::vector<double>(1 << 17, 1.0)), device));  // 1 MiB
      const Tensor held = s.read(v), one = s.to(s.vec(std::vector<double>(1 << 17, 1.0)), device);
      eager_optimizer* made = nullptr;
      check(eager_optimizer_create(s.ctx, name, &made));
      const std::unique_ptr<eager_optimizer, Releaser<eager_optimizer_release>> optimizer(made);
      check(eager_optimizer_set_float(made, "learning_rate", 0.5));
      Language language(s.ctx);
      language.watch(int64_t{1} << 40);
      language.garbage.push_back(s.to(s.vec(std::vector<double>(1 << 20)), device));  // 8 MiB
      s.leave(device, kMiB / 2);
      eager_variable* variable = v.get();
      eager_tensor* gradient = one.get();
      CHECK(code_of(eager_optimizer_apply(s.ctx, made, &variable, &gradient, 1)) == EAGER_OK);
      CHECK(language.asked == 1);
      CHECK(language.last_device == device);
      CHECK(values(s.read(v))[0] == Approx(0.5));
      const Tensor again = s.read(v);
      s.leave(device, kMiB / 2);
      CHECK(code_of(eager_optimizer_apply(s.ctx, made, &variable, &gradient, 1)) == EAGER_RESOURCE_EXHAUSTED);
      CHECK(language.asked == 2);
      CHECK(values(s.read(v))[0] == Approx(0.5));
      eager_tensor* step = nullptr;
      check(eager_variable_read(s.ctx, eager_optimizer_variable(made, 0), &step));
      const Tensor owner(step);
      int64_t count = 0;
      check(eager_tensor_read(step, &count, sizeof count));
      CHECK(count == 1);
    }
  }
}

TEST_CASE("memory: a call returns the status of a collector that fails") {
  Limited s;
  Tensor x = s.vec(std::vector<double>(1 << 17));
  Op add = make_op(s.ctx, "add");
  Language language(s.ctx);
  language.meanwhile = [](Language&) { return eager_status_new(EAGER_ABORTED, "the collector's own words"); };
  language.watch(4 * kMiB);
  int aborted = 0;
  for (int i = 0; i < 20; ++i) aborted += language.add(x, add) == EAGER_ABORTED;
  CHECK(aborted == language.asked);
  CHECK(aborted >= 2);
  language.watch(int64_t{1} << 40);
  language.asked = 0;
  s.leave("cpu:0", 4 * kMiB);
  for (int i = 0; i < 20; ++i) aborted += language.add(x, add) == EAGER_ABORTED;
  CHECK(language.asked >= 1);
  CHECK(aborted > language.asked);
}

TEST_CASE("memory: a collector's calls that do not release are refused") {
  Session s;
  Tensor x = s.vec({1, 2, 3});
  Op add = make_op(s.ctx, "add");
  Language language(s.ctx);
  static eager_tensor* input;
  static eager_op* op;
  static int refused;
  input = x.get(), op = add.get(), refused = 0;
  language.meanwhile = [](Language& l) -> eager_status* {
    eager_tensor *inputs[] = {input, input}, *out = nullptr;
    int32_t room = 1;
    refused += code_of(eager_execute(l.ctx, op, inputs, 2, &out, &room)) == EAGER_FAILED_PRECONDITION;
    refused += code_of(eager_context_set_seed(l.ctx, 1)) == EAGER_FAILED_PRECONDITION;
    return nullptr;
  };
  language.watch(kMiB);
  while (language.asked == 0) REQUIRE(language.add(x, add) == EAGER_OK);
  CHECK(refused == 2);
  CHECK(language.add(x, add) == EAGER_OK);
}

TEST_CASE("memory: collectors are added, changed and removed") {
  Session s;
  Language one(s.ctx), two(s.ctx);
  CHECK(code_of(eager_memory_on_pressure(1, nullptr, &one, [](void* l) { ++static_cast<Language*>(l)->destroyed; })) ==
        EAGER_INVALID_ARGUMENT);
  CHECK(one.destroyed == 1);
  CHECK(code_of(eager_memory_on_pressure(-1, Language::collect, &one, nullptr)) == EAGER_INVALID_ARGUMENT);
  CHECK(code_of(eager_memory_on_pressure(0, Language::collect, &one, nullptr)) == EAGER_NOT_FOUND);
  one.watch(int64_t{1} << 40);
  two.watch(int64_t{1} << 40);
  one.watch(2 * kMiB);  // the same collector, with a smaller step
  Tensor x = s.vec({1, 2, 3});
  Op add = make_op(s.ctx, "add");
  std::vector<Tensor> live;
  while (one.asked == 0 && live.size() < 100000)
    live.push_back(std::move(execute(s.ctx, add.get(), {x.get(), x.get()})[0]));
  CHECK(one.asked == 1);
  CHECK(two.asked == 0);
  check(eager_memory_on_pressure(0, Language::collect, &one, nullptr));
  one.step = 0;
  CHECK(one.destroyed == 2);
  while (live.size() < 200000) live.push_back(std::move(execute(s.ctx, add.get(), {x.get(), x.get()})[0]));
  CHECK(one.asked == 1);
}

TEST_CASE("memory: an iterator is saved and restored without a collector") {
  Limited s;
  Language language(s.ctx);
  eager_dataset *numbers = nullptr, *shuffled = nullptr;
  check(eager_dataset_create(s.ctx, "range", nullptr, 0, &numbers));
  check(eager_dataset_set_int(numbers, "stop", 400000));
  check(eager_dataset_create(s.ctx, "shuffle", &numbers, 1, &shuffled));
  check(eager_dataset_set_int(shuffled, "buffer_size", 200000));
  eager_iterator* it = nullptr;
  check(eager_iterator_create(s.ctx, shuffled, &it));
  eager_tensor *first = nullptr, *state = nullptr, *none = nullptr;
  int32_t room = 1, end = 0;
  check(eager_iterator_next(it, &first, &room, &end));
  check(eager_iterator_save(it, &state));
  CHECK(eager_tensor_num_bytes(state) > kMiB);
  language.watch(int64_t{1} << 40);
  s.limit("cpu:0", 1);
  CHECK(code_of(eager_iterator_save(it, &none)) == EAGER_RESOURCE_EXHAUSTED);
  CHECK(none == nullptr);
  if (eager_status* status = eager_iterator_restore(it, state)) eager_status_release(status);
  CHECK(language.asked == 0);
  s.limit("cpu:0", 0);
  for (eager_tensor* t : {first, state}) eager_tensor_release(t);
  eager_iterator_release(it);
  eager_dataset_release(shuffled);
  eager_dataset_release(numbers);
}

TEST_CASE("memory: strings beyond a limit are refused before their memory is taken") {
  Limited s;
  Tensor x = client::make_strings(s.ctx, {}, {"a"});
  const int64_t n = int64_t{1} << 26;
  Tensor dims = make_tensor(s.ctx, EAGER_INT64, {1}, &n, sizeof n);
  Op broadcast = make_op(s.ctx, "broadcast_to");
  s.leave("cpu:0", 64 * kMiB);
  const auto most_resident = [] {
    rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;  // in KiB
  };
  const long before = most_resident();
  eager_tensor *inputs[] = {x.get(), dims.get()}, *out = nullptr;
  int32_t room = 1;
  CHECK(code_of(eager_execute(s.ctx, broadcast.get(), inputs, 2, &out, &room)) == EAGER_RESOURCE_EXHAUSTED);
  CHECK(out == nullptr);
  CHECK(most_resident() - before < 64 * 1024);
}

TEST_CASE("memory: a limit holds for buffers and handles, and is lifted") {
  Limited s;
  CHECK(code_of(eager_context_set_memory_limit(s.ctx, "cpu:0", -1)) == EAGER_INVALID_ARGUMENT);
  CHECK(code_of(eager_context_set_memory_limit(s.ctx, "gpu:77", 1)) == EAGER_NOT_FOUND);
  CHECK(code_of(eager_context_set_memory_limit(nullptr, "cpu:0", 1)) == EAGER_INVALID_ARGUMENT);
  Tensor x = s.vec({1, 2, 3});
  Op add = make_op(s.ctx, "add");
  Language language(s.ctx);  // is not registered as a collector
  for (int64_t elements : {3, 1000, 100000}) {
    Tensor y = s.vec(std::vector<double>(static_cast<size_t>(elements)));
    const int64_t limit = s.memory(nullptr).reserved + 4 * kMiB;
    s.limit(nullptr, limit);
    CHECK(s.memory(nullptr).limit == limit);
    int32_t code = EAGER_OK;
    for (int64_t made = 0; code == EAGER_OK && made < 1 << 30; made += 8 * elements) code = language.add(y, add);
    CHECK(code == EAGER_RESOURCE_EXHAUSTED);
    CHECK(s.memory(nullptr).reserved <= limit);
    CHECK(language.add(y, add) == EAGER_RESOURCE_EXHAUSTED);
    language.garbage.clear();
    CHECK(language.add(y, add) == EAGER_OK);
    language.garbage.clear();
    s.limit(nullptr, 0);
    CHECK(s.memory(nullptr).limit == 0);
  }
}

TEST_CASE("memory: at the limit the room of handles that are released serves other tensors") {
  Limited s;
  const Tensor x = s.vec({1, 2, 3});
  const Op add = make_op(s.ctx, "add");
  Language language(s.ctx);
  s.leave("cpu:0", 0);
  const int64_t before = s.memory(nullptr).reserved;
  s.limit(nullptr, 0);
  while (language.garbage.size() < 200000) REQUIRE(language.add(x, add) == EAGER_OK);
  const int64_t grown = s.memory(nullptr).reserved;
  REQUIRE(grown > before + 32 * kMiB);
  // Each slab has a block that stays, so that none may be given back.
  std::vector<Tensor> kept;
  for (size_t i = 0; i < language.garbage.size(); i += 100) kept.push_back(std::move(language.garbage[i]));
  language.garbage.clear();
  s.leave("cpu:0", 0);
  if (eager::kMaxCachedBlocks > 0) CHECK(s.memory(nullptr).reserved > before + 30 * kMiB);  // else no block is kept
  for (const Tensor& t : kept) CHECK(eager_tensor_num_elements(t.get()) == 3);
  kept.clear();
  s.leave("cpu:0", 0);
  CHECK(s.memory(nullptr).reserved < before + 4 * kMiB);
  s.limit(nullptr, grown);
  const Tensor y = s.vec(std::vector<double>(2 << 20));  // 16 MiB, where the handles were
  while (language.garbage.size() < 1000) REQUIRE(language.add(x, add) == EAGER_OK);
}

TEST_CASE("memory: growth is reported by whichever context calls next, even a new one") {
  Session s;
  Tensor x = s.vec(std::vector<double>(1 << 17));  // 1 MiB
  Op add = make_op(s.ctx, "add");
  Language language(s.ctx);
  language.watch(4 * kMiB);
  for (int i = 0; i < 20; ++i) {
    eager_context* raw = nullptr;
    check(eager_context_fork(s.ctx, &raw));
    const Context fork(raw);
    language.ctx = raw;
    for (int k = 0; k < 2; ++k) CHECK(language.add(x, add) == EAGER_OK);  // the fork may end before it reports growth
  }
  language.ctx = s.ctx;
  CHECK(language.asked >= 5);
}

TEST_CASE("memory: growth does not ask a collector with the largest step") {
  Session s;
  Tensor x = s.vec({1, 2, 3});
  Op add = make_op(s.ctx, "add");
  Language language(s.ctx);
  language.watch(INT64_MAX);
  for (int i = 0; i < 20000; ++i) language.add(x, add);
  CHECK(language.asked == 0);
}

TEST_CASE("memory: a wrong step is refused and leaves the collector as it is") {
  Session s;
  Language language(s.ctx);
  language.watch(kMiB);
  CHECK(code_of(eager_memory_on_pressure(-1, Language::collect, &language, [](void* l) {
          ++static_cast<Language*>(l)->destroyed;
        })) == EAGER_INVALID_ARGUMENT);
  CHECK(language.destroyed == 0);
}

TEST_CASE("memory: reading sparse rows, which takes no context, asks no collector") {
  Limited s;
  Tensor table = s.vec(std::vector<double>(1 << 18)), ids = s.ids({3});
  const Tape tape = make_tape(s.ctx);
  watch(tape, table);
  const Tensor rows = s.grad(tape, s.sum(s.run("gather", {table.get(), ids.get()})), table);
  REQUIRE(eager_tensor_is_sparse_rows(rows.get()));
  Language language(s.ctx);
  language.watch(INT64_MAX);
  s.leave("cpu:0", kMiB);
  std::vector<double> room(1 << 18);
  CHECK(code_of(eager_tensor_read(rows.get(), room.data(), room.size() * 8)) == EAGER_RESOURCE_EXHAUSTED);
  CHECK(language.asked == 0);
}

TEST_CASE("memory: printing a tensor, and adding to a checkpoint, which take no context, ask no collector") {
  Limited s;
  const Tensor x = s.to(s.vec(std::vector<double>(1 << 18)), "test:0");  // printing copies it to the host
  eager_optimizer* optimizer = nullptr;
  check(eager_optimizer_create(s.ctx, "gradient_descent", &optimizer));
  eager_checkpoint_writer* writer = nullptr;
  check(eager_checkpoint_writer_create(s.ctx, &writer));
  Language language(s.ctx);
  language.watch(INT64_MAX);
  s.leave("cpu:0", kMiB);
  char* text = nullptr;
  CHECK(code_of(eager_tensor_format(x.get(), &text)) == EAGER_RESOURCE_EXHAUSTED);
  CHECK(language.asked == 0);
  // The step and the learning rate of each call take a handle, until there is no room for more.
  int32_t code = EAGER_OK;
  for (int i = 0; code == EAGER_OK && i < 100000; ++i)
    code = code_of(eager_checkpoint_writer_add_optimizer(writer, std::to_string(i).c_str(), optimizer));
  CHECK(code == EAGER_RESOURCE_EXHAUSTED);
  CHECK(language.asked == 0);
  eager_checkpoint_writer_release(writer);
  eager_optimizer_release(optimizer);
}

namespace {

thread_local std::vector<Tensor> thread_garbage;

eager_status* collect_of_thread(void* count, const char*, int64_t) {
  thread_garbage.clear();
  ++*static_cast<std::atomic<int>*>(count);
  return nullptr;
}

}  // namespace

TEST_CASE("memory: threads allocate and are asked at the same time", "[threads]") {
  std::atomic<int> failed{0}, asked{0};
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      Session s;
      check(eager_memory_on_pressure(kMiB, collect_of_thread, &asked, nullptr));
      Tensor small = s.vec({1, 2}), large = s.vec(std::vector<double>(10000));
      Op add = make_op(s.ctx, "add");
      for (int k = 0; k < (eager::testing::is_sanitized() ? 1000 : 3000); ++k) {
        Tensor sum = std::move(execute(s.ctx, add.get(), {small.get(), small.get()})[0]);
        if (values(sum)[1] != 4) ++failed;
        thread_garbage.push_back(std::move(sum));
        thread_garbage.push_back(std::move(execute(s.ctx, add.get(), {large.get(), large.get()})[0]));
      }
      thread_garbage.clear();
    });
  }
  for (std::thread& t : threads) t.join();
  check(eager_memory_on_pressure(0, collect_of_thread, &asked, nullptr));
  CHECK(failed == 0);
  CHECK(asked > 0);
}
