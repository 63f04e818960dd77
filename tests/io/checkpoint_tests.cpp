// Checkpoints: what goes into a file comes out again, and what is wrong changes nothing.
#include <catch2/catch.hpp>

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstring>
#include <thread>

#include <sys/file.h>
#include <sys/resource.h>

#include "support/child.h"
#include "support/device_fixture.h"
#include "support/saved_file.h"

using namespace client;
using nlohmann::json;

namespace {

using Writer = std::unique_ptr<eager_checkpoint_writer, Releaser<eager_checkpoint_writer_release>>;
using Checkpoint = std::unique_ptr<eager_checkpoint, Releaser<eager_checkpoint_release>>;
using Optimizer = std::unique_ptr<eager_optimizer, Releaser<eager_optimizer_release>>;
using Layer = std::unique_ptr<eager_layer, Releaser<eager_layer_release>>;
using Doubles = std::vector<double>;

struct Checkpoints : DeviceSession {
  Folder folder;
  const std::string path = folder / "c";

  Writer writer() {
    eager_checkpoint_writer* w = nullptr;
    check(eager_checkpoint_writer_create(ctx, &w));
    return Writer(w);
  }
  void add(const Writer& w, const char* key, const Tensor& t) {
    check(eager_checkpoint_writer_add_tensor(w.get(), key, t.get()));
  }
  void add(const Writer& w, const char* key, const Variable& v) {
    check(eager_checkpoint_writer_add_variable(w.get(), key, v.get()));
  }
  void text(const Writer& w, const char* key, const char* text) {
    check(eager_checkpoint_writer_add_text(w.get(), key, text));
  }
  void commit(const Writer& w, const std::string& to) {
    check(eager_checkpoint_writer_commit(ctx, w.get(), to.c_str(), nullptr));
  }
  void commit_listed(const Writer& w, const std::string& to, int32_t max_to_keep = 0) {
    eager_checkpoint_options options{};
    options.struct_size = sizeof options;
    options.no_sync = options.is_listed = 1;
    options.max_to_keep = max_to_keep;
    check(eager_checkpoint_writer_commit(ctx, w.get(), to.c_str(), &options));
  }
  Checkpoint open(const std::string& from) {
    eager_checkpoint* c = nullptr;
    check(eager_checkpoint_open(ctx, from.c_str(), &c));
    return Checkpoint(c);
  }
  Tensor read_key(const Checkpoint& c, const char* key) {
    eager_tensor* t = nullptr;
    check(eager_checkpoint_read(ctx, c.get(), key, &t));
    return Tensor(t);
  }
  std::string text_of(const Checkpoint& c, const char* key) {
    char* text = nullptr;
    check(eager_checkpoint_text(c.get(), key, &text));
    return taken(text);
  }
  eager_checkpoint_entry_info entry(const Checkpoint& c, int32_t index) {
    eager_checkpoint_entry_info info{};
    info.struct_size = sizeof info;
    check(eager_checkpoint_entry(c.get(), index, &info));
    return info;
  }
  void restore(const Checkpoint& c, const std::vector<const char*>& keys, const std::vector<eager_variable*>& to) {
    check(eager_checkpoint_restore_variables(ctx, c.get(), keys.data(), to.data(), static_cast<int32_t>(to.size())));
  }
  std::string latest() {
    char* text = nullptr;
    check(eager_checkpoint_latest(folder.path.c_str(), &text));
    return text ? std::filesystem::path(taken(text)).filename().string() : "";
  }
  eager_random_state random_state(eager_context* of) {
    eager_random_state state{};
    state.struct_size = sizeof state;
    check(eager_context_get_random_state(of, &state));
    return state;
  }
  Tensor random(eager_context* from) {
    Op op = make_op(from, "random_normal");
    const int64_t shape = 4;
    check(eager_op_set_ints(op.get(), "shape", &shape, 1));
    check(eager_op_set_dtype(op.get(), "dtype", EAGER_FLOAT64));
    return std::move(execute(from, op.get(), {})[0]);
  }
  Optimizer optimizer(const char* name) {
    eager_optimizer* o = nullptr;
    check(eager_optimizer_create(ctx, name, &o));
    return Optimizer(o);
  }
  void step(const Optimizer& o, const std::vector<eager_variable*>& variables, double gradient) {
    std::vector<Tensor> gradients;
    for (eager_variable* v : variables) {
      gradients.push_back(vec(Doubles(static_cast<size_t>(*eager_variable_dims(v)), gradient)));
    }
    check(eager_optimizer_apply(ctx, o.get(), variables.data(), handles(gradients).data(),
                                static_cast<int32_t>(variables.size())));
  }
  Layer layer(const char* kind, int64_t units) {
    eager_layer* l = nullptr;
    check(eager_layer_create(ctx, kind, "hidden", &l));
    check(eager_layer_set_int(l, "units", units));
    return Layer(l);
  }
  void build(const Layer& l, int64_t features) {
    const int32_t dtype = EAGER_FLOAT64, rank = 2;
    const int64_t dims[] = {-1, features}, *at = dims;
    check(eager_layer_build(ctx, l.get(), &dtype, &rank, &at, 1));
  }
  // Changes the header of the file at `path`.
  template <class F>
  void change_header(F change) {
    const std::string bytes = read_file(path);
    uint64_t length = 0;
    std::memcpy(&length, bytes.data(), 8);
    json header = json::parse(bytes.substr(8, length));
    change(header);
    const std::string text = header.dump();
    length = text.size();
    write_file(path, std::string(reinterpret_cast<const char*>(&length), 8) + text +
                         bytes.substr(bytes.size() - data_bytes(header)));
  }
  static size_t data_bytes(const json& header) {
    size_t end = 0;
    for (const auto& [key, value] : header.items()) {
      if (key != "__metadata__") end = std::max(end, value["data_offsets"][1].get<size_t>());
    }
    return end;
  }
  std::string refused(const std::string& from) {
    return refusal([&] { open(from); });
  }
};

}  // namespace

TEST_CASE("a checkpoint keeps tensors of every dtype and shape", "[checkpoint]") {
  Checkpoints s;
  Writer w = s.writer();
  std::vector<Tensor> given;
  std::vector<std::string> keys;
  for (int32_t dtype = EAGER_BOOL; dtype <= EAGER_STRING; ++dtype) {
    const size_t size = eager_dtype_size(dtype);
    std::vector<int64_t> shapes[] = {{}, {2, 3}, {2, 0, 3}};
    for (const auto& dims : shapes) {
      size_t n = 1;
      for (int64_t d : dims) n *= static_cast<size_t>(d);
      std::string data(n * size, 1);
      if (dtype == EAGER_STRING) {
        std::vector<int64_t> offsets(n + 1);
        for (size_t i = 0; i <= n; ++i) offsets[i] = static_cast<int64_t>(2 * i);
        data = std::string(reinterpret_cast<const char*>(offsets.data()), offsets.size() * 8) + std::string(2 * n, 'x');
      }
      given.push_back(make_tensor(s.ctx, dtype, dims, data.data(), data.size()));
      keys.push_back(std::string(eager_dtype_name(dtype)) + "/" + std::to_string(dims.size()));
      s.add(w, keys.back().c_str(), given.back());
    }
  }
  s.text(w, "words", "some \"text\" \xc3\xa9");
  s.text(w, "empty", "");
  s.commit(w, s.path);
  const Checkpoint c = s.open(s.path);
  CHECK(eager_checkpoint_num_entries(c.get()) == static_cast<int32_t>(keys.size()) + 2);
  for (size_t i = 0; i < keys.size(); ++i) {
    INFO(keys[i]);
    const Tensor t = s.read_key(c, keys[i].c_str());
    const Tensor& x = given[i];
    REQUIRE(eager_tensor_dtype(t.get()) == eager_tensor_dtype(x.get()));
    REQUIRE(dims_of(t.get()) == dims_of(x.get()));
    const size_t bytes = eager_tensor_num_bytes(x.get());
    REQUIRE(eager_tensor_num_bytes(t.get()) == bytes);
    std::string a(bytes, 'a'), b(bytes, 'b');
    check(eager_tensor_read(t.get(), a.data(), bytes));
    check(eager_tensor_read(x.get(), b.data(), bytes));
    CHECK(a == b);
    const eager_checkpoint_entry_info info = s.entry(c, eager_checkpoint_find(c.get(), keys[i].c_str()));
    CHECK(keys[i] == info.key);
    CHECK(info.is_text == 0);
    CHECK(info.dtype == eager_tensor_dtype(x.get()));
    CHECK(std::vector<int64_t>(info.dims, info.dims + info.rank) == dims_of(x.get()));
    CHECK(info.num_bytes == static_cast<int64_t>(bytes));
  }
  CHECK(s.text_of(c, "words") == "some \"text\" \xc3\xa9");
  CHECK(s.text_of(c, "empty") == "");
  const eager_checkpoint_entry_info info = s.entry(c, eager_checkpoint_find(c.get(), "words"));
  CHECK((info.is_text == 1 && info.dtype == 0 && info.rank == 0));
  CHECK(std::string(info.stored_dtype) == "");
}

TEST_CASE("entries are in the order of their keys, tensors first", "[checkpoint]") {
  Checkpoints s;
  Writer w = s.writer();
  s.text(w, "a", "text");
  s.add(w, "c", s.num(1));
  s.add(w, "b/d", s.num(2));
  s.add(w, "b", s.ids({1}));
  s.commit(w, s.path);
  const Checkpoint c = s.open(s.path);
  std::string keys;
  for (int32_t i = 0; i < eager_checkpoint_num_entries(c.get()); ++i) keys += std::string(s.entry(c, i).key) + " ";
  CHECK(keys == "b b/d c a ");
  CHECK(eager_checkpoint_find(c.get(), "d") == -1);
  CHECK(eager_checkpoint_find(c.get(), nullptr) == -1);
  CHECK(eager_checkpoint_find(nullptr, "d") == -1);
  CHECK(eager_checkpoint_num_entries(nullptr) == 0);
  CHECK(refusal([&] { s.entry(c, 4); }) == "3: index = 4 is not in [0, 4)");
  CHECK(refusal([&] { s.entry(c, -1); }) == "3: index = -1 is not in [0, 4)");
}

TEST_CASE("a checkpoint has the values that were added, and takes no copy", "[checkpoint]") {
  Checkpoints s;
  Writer w = s.writer();
  Variable v = s.variable(s.vec(Doubles(1 << 16, 1)));
  const int64_t before = memory_of(s.ctx).in_use;
  s.add(w, "v", v);
  CHECK(memory_of(s.ctx).in_use - before < 1 << 16);
  check(eager_variable_assign_add(s.ctx, v.get(), s.vec(Doubles(1 << 16, 1)).get()));
  s.commit(w, s.path);
  CHECK(values(s.read_key(s.open(s.path), "v")) == Doubles(1 << 16, 1));
  s.add(w, "later", s.num(5));  // the writer goes on, and may commit again
  s.commit(w, s.path);
  CHECK(values(s.read_key(s.open(s.path), "later")) == Doubles{5});
}

TEST_CASE("weak scalars and sparse rows are saved as the tensors that they stand for", "[checkpoint]") {
  Checkpoints s;
  Writer w = s.writer();
  eager_tensor* weak = nullptr;
  check(eager_tensor_scalar_int(s.ctx, 7, &weak));
  s.add(w, "weak", Tensor(weak));
  Tensor x = s.vec({1, 2, 3});
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  Tensor rows = s.grad(tape, s.run("gather", {x.get(), s.ids({2, 0, 2}).get()}), x);
  REQUIRE(eager_tensor_is_sparse_rows(rows.get()));
  s.add(w, "rows", rows);
  s.commit(w, s.path);
  const Checkpoint c = s.open(s.path);
  CHECK(eager_tensor_dtype(s.read_key(c, "weak").get()) == EAGER_INT64);
  CHECK(values(s.read_key(c, "rows")) == Doubles{1, 0, 2});
}

TEST_CASE("a training that is resumed goes on to the last bit", "[checkpoint]") {
  const char* name =
      GENERATE("sgd", "momentum", "adam", "adam amsgrad", "rmsprop", "rmsprop centered", "adagrad", "ftrl", "nadam");
  INFO(name);
  const std::string kind = std::string(name).substr(0, std::string(name).find(' '));
  Checkpoints s;
  struct Model {
    Variable a, b;
    Optimizer o;
  };
  auto make = [&] {
    Model m{s.variable(s.vec({1, 2, 3}), "a"), s.variable(s.vec({4, 5}), "b"), s.optimizer(kind.c_str())};
    if (kind != name) check(eager_optimizer_set_bool(m.o.get(), name + kind.size() + 1, true));
    check(eager_optimizer_set_float(m.o.get(), "ema_momentum", 0.9));
    check(eager_optimizer_set_int(m.o.get(), "accumulation_steps", 2));
    return m;
  };
  auto train = [&](const Model& m, double gradient) { s.step(m.o, {m.a.get(), m.b.get()}, gradient); };
  auto save = [&](const Model& m) {
    Writer w = s.writer();
    s.add(w, "model/a", m.a);
    s.add(w, "model/b", m.b);
    check(eager_checkpoint_writer_add_optimizer(w.get(), "optimizer", m.o.get()));
    s.commit(w, s.path);
  };
  auto restore = [&](const Model& m) {
    const Checkpoint c = s.open(s.path);
    const char* keys[] = {"model/a", "model/b"};
    eager_variable* variables[] = {m.a.get(), m.b.get()};
    check(eager_checkpoint_restore_variables(s.ctx, c.get(), keys, variables, 2));
    check(eager_checkpoint_restore_optimizer(s.ctx, c.get(), "optimizer", m.o.get(), keys, variables, 2));
  };
  const Model straight = make();
  check(eager_optimizer_set_float(straight.o.get(), "learning_rate", 0.25));
  for (double g : {0.5, -0.25, 1.0}) train(straight, g);
  save(straight);
  const Model fresh = make(), used = make();
  for (double g : {3.0, 2.0, 1.0, 4.0}) train(used, g);
  for (const Model* m : {&fresh, &used}) restore(*m);
  for (double g : {0.125, 2.0, -1.0}) {
    for (const Model* m : {&straight, &fresh, &used}) train(*m, g);
  }
  for (const Model* m : {&fresh, &used}) {
    CHECK(values(s.read(m->a)) == values(s.read(straight.a)));
    CHECK(values(s.read(m->b)) == values(s.read(straight.b)));
    for (int32_t i = 1; i < eager_optimizer_num_variables(straight.o.get()); ++i) {
      auto value = [&](const Model& of) {
        eager_tensor* t = nullptr;
        check(eager_variable_read(s.ctx, eager_optimizer_variable(of.o.get(), i), &t));
        return values(Tensor(t));
      };
      CHECK(value(*m) == value(straight));
    }
  }
}

TEST_CASE("the keys of an optimizer are its variables' keys and its slots' names", "[checkpoint]") {
  Checkpoints s;
  Variable a = s.variable(s.vec({1}), "dense/kernel"), b = s.variable(s.vec({1}), "never trained");
  Optimizer o = s.optimizer("adam");
  s.step(o, {a.get()}, 1);
  Writer w = s.writer();
  CHECK(refusal([&] { check(eager_checkpoint_writer_add_optimizer(w.get(), "optimizer", o.get())); }) ==
        "3: optimizer adam has slots of variable 'dense/kernel', which has not been added to the checkpoint");
  s.add(w, "model/0/kernel", a);
  s.add(w, "again", a);  // the first key counts
  s.add(w, "model/b", b);
  check(eager_checkpoint_writer_add_optimizer(w.get(), "optimizer", o.get()));
  s.commit(w, s.path);
  const Checkpoint c = s.open(s.path);
  std::string keys;
  for (int32_t i = 0; i < eager_checkpoint_num_entries(c.get()); ++i) keys += std::string(s.entry(c, i).key) + " ";
  CHECK(keys ==
        "again model/0/kernel model/b optimizer/learning_rate optimizer/slots/model/0/kernel/m "
        "optimizer/slots/model/0/kernel/v optimizer/step ");
  CHECK(values(s.read_key(c, "optimizer/learning_rate")) == Doubles{0.001});
}

TEST_CASE("learning rates are restored unless they are computed", "[checkpoint]") {
  Checkpoints s;
  Variable v = s.variable(s.vec({1})), rate = s.variable(s.num(0.5), "rate", false);
  Optimizer number = s.optimizer("sgd"), variable = s.optimizer("sgd"), scheduled = s.optimizer("sgd");
  check(eager_optimizer_set_float(number.get(), "learning_rate", 0.125));
  check(eager_optimizer_set_learning_rate_variable(variable.get(), rate.get()));
  eager_schedule* schedule = nullptr;
  check(eager_schedule_create(s.ctx, "constant", &schedule));
  check(eager_optimizer_set_schedule(scheduled.get(), schedule));
  eager_schedule_release(schedule);
  Writer w = s.writer();
  s.add(w, "v", v);
  for (const auto& [key, o] : {std::pair("number", &number), {"variable", &variable}, {"scheduled", &scheduled}})
    check(eager_checkpoint_writer_add_optimizer(w.get(), key, o->get()));
  s.commit(w, s.path);
  const Checkpoint c = s.open(s.path);
  CHECK(eager_checkpoint_find(c.get(), "scheduled/learning_rate") == -1);
  const char* keys[] = {"v"};
  eager_variable* variables[] = {v.get()};
  auto restore = [&](const Optimizer& o, const char* key) {
    check(eager_checkpoint_restore_optimizer(s.ctx, c.get(), key, o.get(), keys, variables, 1));
  };
  check(eager_variable_assign(s.ctx, rate.get(), s.num(9).get()));
  restore(variable, "variable");
  CHECK(values(s.read(rate)) == Doubles{0.5});
  restore(variable, "number");  // a number goes into the variable too
  CHECK(values(s.read(rate)) == Doubles{0.125});
  restore(number, "variable");
  s.step(number, {v.get()}, 1);
  CHECK(values(s.read(v)) == Doubles{0.5});
  restore(scheduled, "number");
  s.step(scheduled, {v.get()}, 1);
  CHECK(values(s.read(v)) == Doubles{0.5 - 0.001});
}

TEST_CASE("layers have the keys of their kind", "[checkpoint]") {
  Checkpoints s;
  Layer dense = s.layer("dense", 2), other = s.layer("dense", 2), wide = s.layer("dense", 3);
  Writer w = s.writer();
  CHECK(refusal([&] { check(eager_checkpoint_writer_add_layer(w.get(), "model/layers/0", dense.get())); }) ==
        "9: layer 'hidden' has no variables yet: build it, or call it once");
  for (const Layer* l : {&dense, &other, &wide}) s.build(*l, 3);
  check(eager_checkpoint_writer_add_layer(w.get(), "model/layers/0", dense.get()));
  s.commit(w, s.path);
  const Checkpoint c = s.open(s.path);
  CHECK(std::string(s.entry(c, 0).key) == "model/layers/0/bias");
  CHECK(std::string(s.entry(c, 1).key) == "model/layers/0/kernel");
  auto kernel = [&](const Layer& l) {
    eager_tensor* t = nullptr;
    check(eager_variable_read(s.ctx, eager_layer_variable(l.get(), 0), &t));
    return values(Tensor(t));
  };
  CHECK(kernel(other) != kernel(dense));
  check(eager_checkpoint_restore_layer(s.ctx, c.get(), "model/layers/0", other.get()));
  CHECK(kernel(other) == kernel(dense));
  const Doubles before = kernel(wide);
  CHECK(code_of(eager_checkpoint_restore_layer(s.ctx, c.get(), "model/layers/0", wide.get())) ==
        EAGER_INVALID_ARGUMENT);
  CHECK(kernel(wide) == before);
  CHECK(code_of(eager_checkpoint_restore_layer(s.ctx, c.get(), "model/layers/1", other.get())) == EAGER_NOT_FOUND);
  Layer raw = s.layer("dense", 2);
  CHECK(code_of(eager_checkpoint_restore_layer(s.ctx, c.get(), "model/layers/0", raw.get())) ==
        EAGER_FAILED_PRECONDITION);
}

TEST_CASE("a random state brings back the numbers, and those of forks", "[checkpoint]") {
  Checkpoints s;
  s.random(s.ctx);
  eager_context* fork = nullptr;
  check(eager_context_fork(s.ctx, &fork));
  eager_context_release(fork);
  const eager_random_state state = s.random_state(s.ctx);
  CHECK(state.num_forks == 1);
  Writer w = s.writer();
  check(eager_checkpoint_writer_add_random_state(w.get(), "random", s.ctx));
  s.add(w, "none", s.vec({1, 2, 3}));
  s.commit(w, s.path);
  const Checkpoint c = s.open(s.path);
  auto draw = [&](eager_context* from) {
    Doubles all = values(s.random(from));
    eager_context* child = nullptr;
    check(eager_context_fork(from, &child));
    const Doubles theirs = values(s.random(child));
    eager_context_release(child);
    all.insert(all.end(), theirs.begin(), theirs.end());
    return all;
  };
  const Doubles expected = draw(s.ctx);
  CHECK(draw(s.ctx) != expected);
  check(eager_context_set_random_state(s.ctx, &state));
  CHECK(draw(s.ctx) == expected);
  Context other = make_context(99);
  check(eager_checkpoint_restore_random_state(other.get(), c.get(), "random"));
  CHECK(draw(other.get()) == expected);
  CHECK(code_of(eager_checkpoint_restore_random_state(other.get(), c.get(), "none")) == EAGER_INVALID_ARGUMENT);
  CHECK(code_of(eager_checkpoint_restore_random_state(other.get(), c.get(), "lost")) == EAGER_NOT_FOUND);
  CHECK(code_of(eager_context_set_random_state(s.ctx, nullptr)) == EAGER_INVALID_ARGUMENT);
  CHECK(code_of(eager_context_get_random_state(s.ctx, nullptr)) == EAGER_INVALID_ARGUMENT);
}

TEST_CASE("what does not fit changes nothing", "[checkpoint]") {
  Checkpoints s;
  Writer w = s.writer();
  s.add(w, "a", s.vec({1, 2}));
  s.add(w, "b", s.vec({3}));
  s.text(w, "t", "text");
  s.commit(w, s.path);
  const Checkpoint c = s.open(s.path);
  Variable a = s.variable(s.vec({7, 8}), "first"), b = s.variable(s.vec({9, 9}), "second");
  auto refused = [&](const char* key, const Variable& v) {
    const std::string text = refusal([&] { s.restore(c, {"a", key}, {a.get(), v.get()}); });
    CHECK(values(s.read(a)) == Doubles{7, 8});
    return text;
  };
  CHECK(refused("b", b) ==
        "3: Assign requires dtypes and shapes of both tensors to match: variable 'second' is float64 [2], Key b of the "
        "checkpoint is float64 [1]");
  CHECK(refused("lost", b) == "5: Key lost not found in checkpoint " + s.path);
  CHECK(refused("t", b) == "5: Key t not found in checkpoint " + s.path);
  CHECK(refused("b", s.variable(s.ids({1}))).find("is int64 [1]") != std::string::npos);
  CHECK(refusal([&] { s.text_of(c, "a"); }) == "5: Text a not found in checkpoint " + s.path);
  s.restore(c, {"a", "a"}, {a.get(), b.get()});
  CHECK(values(s.read(b)) == Doubles{1, 2});
  s.restore(c, {}, {});
}

TEST_CASE("an optimizer's slot that the checkpoint lacks is refused", "[checkpoint]") {
  Checkpoints s;
  Variable v = s.variable(s.vec({1, 2}), "v");
  Optimizer plain = s.optimizer("momentum"), adam = s.optimizer("adam");
  Writer w = s.writer();
  s.add(w, "v", v);
  check(eager_checkpoint_writer_add_optimizer(w.get(), "new", plain.get()));
  s.step(plain, {v.get()}, 1);
  check(eager_checkpoint_writer_add_optimizer(w.get(), "used", plain.get()));
  s.commit(w, s.path);
  const Checkpoint c = s.open(s.path);
  const char* keys[] = {"v"};
  eager_variable* variables[] = {v.get()};
  auto restore = [&](const char* key, const Optimizer& o) {
    return refusal(
        [&] { check(eager_checkpoint_restore_optimizer(s.ctx, c.get(), key, o.get(), keys, variables, 1)); });
  };
  CHECK(restore("new", plain) == "5: Key new/slots/v/momentum not found in checkpoint " + s.path);
  CHECK(restore("used", adam) == "5: Key used/slots/v/m not found in checkpoint " + s.path);
  CHECK(restore("lost", adam) == "5: Key lost/step not found in checkpoint " + s.path);
  CHECK(restore("used", plain) == "");
}

TEST_CASE("variables on a device are saved and restored there", "[checkpoint]") {
  Checkpoints s;
  Variable v = s.variable(s.to(s.vec({1, 2}), "test:0"));
  REQUIRE(std::string(eager_variable_device(v.get())) == "test:0");
  Optimizer o = s.optimizer("momentum");
  s.step(o, {v.get()}, 1);
  const Doubles expected = values(s.read(v));
  Writer w = s.writer();
  s.add(w, "v", v);
  s.commit(w, s.path);
  check(eager_variable_assign(s.ctx, v.get(), s.vec({0, 0}).get()));
  s.restore(s.open(s.path), {"v"}, {v.get()});
  CHECK(s.where(s.read(v)) == "test:0");
  CHECK(values(s.read(v)) == expected);
}

TEST_CASE("keys and texts that cannot be written are refused", "[checkpoint]") {
  Checkpoints s;
  Writer w = s.writer();
  const Tensor t = s.num(1);
  auto tensor = [&](const char* key) {
    return refusal([&] { check(eager_checkpoint_writer_add_tensor(w.get(), key, t.get())); });
  };
  auto text = [&](const char* key, const char* value) {
    return refusal([&] { check(eager_checkpoint_writer_add_text(w.get(), key, value)); });
  };
  CHECK(tensor("") == "3: a checkpoint's key is empty");
  CHECK(tensor(nullptr) == "3: key is NULL");
  CHECK(tensor("__metadata__") == "3: the key __metadata__ is the file format's own");
  CHECK(tensor("a\xff") == "3: a checkpoint's key is not UTF-8: a\\xff");
  CHECK(tensor("a") == "");
  CHECK(tensor("a") == "6: key a has been added to the checkpoint before");
  CHECK(text("a", "") == "6: key a has been added to the checkpoint before");
  CHECK(text("eager_x", "").find("3: keys of texts that begin with eager_") == 0);
  CHECK(text("b", "\xff") == "3: the text of key b is not UTF-8");
  CHECK(text("b", nullptr) == "3: text is NULL");
  CHECK(text("b", "") == "");
  CHECK(tensor("b") == "6: key b has been added to the checkpoint before");
  CHECK(tensor("eager_x") == "");
  {
    Trace trace(s.ctx);
    Tensor x = trace.input(EAGER_FLOAT64, {2});
    CHECK(code_of(eager_checkpoint_writer_add_tensor(w.get(), "x", x.get())) == EAGER_FAILED_PRECONDITION);
    trace.end({x.get()});
  }
  s.commit(w, s.path);
  CHECK(eager_checkpoint_num_entries(s.open(s.path).get()) == 3);
}

TEST_CASE("a layer whose key is taken adds none of its variables", "[checkpoint]") {
  Checkpoints s;
  Layer dense = s.layer("dense", 2);
  s.build(dense, 3);
  Writer w = s.writer();
  s.add(w, "d/bias", s.num(1));
  CHECK(code_of(eager_checkpoint_writer_add_layer(w.get(), "d", dense.get())) == EAGER_ALREADY_EXISTS);
  s.add(w, "d/kernel", s.num(1));
}

TEST_CASE("handles of other kinds are refused by checkpoints", "[checkpoint]") {
  Checkpoints s;
  const Tensor t = s.num(1);
  Writer w = s.writer();
  s.add(w, "t", t);
  s.commit(w, s.path);
  const Checkpoint c = s.open(s.path);
  auto* not_writer = reinterpret_cast<eager_checkpoint_writer*>(t.get());
  auto* not_checkpoint = reinterpret_cast<eager_checkpoint*>(w.get());
  eager_tensor* out = t.get();
  char* text = nullptr;
  eager_variable* none = nullptr;
  const char* key = "t";
  eager_checkpoint* opened = reinterpret_cast<eager_checkpoint*>(1);
  for (int32_t code : {
           code_of(eager_checkpoint_writer_create(s.ctx, nullptr)),
           code_of(eager_checkpoint_writer_add_tensor(not_writer, "x", t.get())),
           code_of(eager_checkpoint_writer_add_tensor(nullptr, "x", t.get())),
           code_of(eager_checkpoint_writer_add_tensor(w.get(), "x", nullptr)),
           code_of(eager_checkpoint_writer_add_variable(w.get(), "x", nullptr)),
           code_of(eager_checkpoint_writer_add_layer(w.get(), "x", nullptr)),
           code_of(eager_checkpoint_writer_add_optimizer(w.get(), "x", nullptr)),
           code_of(eager_checkpoint_writer_add_random_state(w.get(), "x", nullptr)),
           code_of(eager_checkpoint_writer_commit(nullptr, w.get(), s.path.c_str(), nullptr)),
           code_of(eager_checkpoint_writer_commit(s.ctx, not_writer, s.path.c_str(), nullptr)),
           code_of(eager_checkpoint_writer_commit(s.ctx, w.get(), nullptr, nullptr)),
           code_of(eager_checkpoint_writer_commit(s.ctx, w.get(), s.folder.path.c_str(), nullptr)),
           code_of(eager_checkpoint_open(s.ctx, nullptr, &opened)),
           code_of(eager_checkpoint_open(s.ctx, s.path.c_str(), nullptr)),
           code_of(eager_checkpoint_read(s.ctx, not_checkpoint, "t", &out)),
           code_of(eager_checkpoint_read(s.ctx, c.get(), nullptr, &out)),
           code_of(eager_checkpoint_text(c.get(), nullptr, &text)),
           code_of(eager_checkpoint_entry(c.get(), 0, nullptr)),
           code_of(eager_checkpoint_restore_variables(s.ctx, c.get(), &key, &none, 1)),
           code_of(eager_checkpoint_restore_variables(s.ctx, c.get(), nullptr, nullptr, 1)),
           code_of(eager_checkpoint_restore_variables(s.ctx, c.get(), nullptr, nullptr, -1)),
           code_of(eager_checkpoint_restore_variables(s.ctx, not_checkpoint, nullptr, nullptr, 0)),
           code_of(eager_checkpoint_restore_optimizer(s.ctx, c.get(), "o", nullptr, nullptr, nullptr, 0)),
           code_of(eager_checkpoint_restore_layer(s.ctx, c.get(), "o", nullptr)),
           code_of(eager_checkpoint_latest("", nullptr)),
       })
    CHECK(code == EAGER_INVALID_ARGUMENT);
  CHECK(out == nullptr);
  CHECK(opened == nullptr);
  eager_checkpoint_retain(nullptr);
  eager_checkpoint_release(nullptr);
  eager_checkpoint_writer_retain(nullptr);
  eager_checkpoint_writer_release(nullptr);
}

TEST_CASE("a checkpoint is not restored in a trace", "[checkpoint]") {
  Checkpoints s;
  Variable v = s.variable(s.num(1));
  Writer w = s.writer();
  s.add(w, "v", v);
  s.commit(w, s.path);
  const Checkpoint c = s.open(s.path);
  Trace trace(s.ctx);
  const char* key = "v";
  eager_variable* variable = v.get();
  CHECK(code_of(eager_checkpoint_restore_variables(trace.ctx(), c.get(), &key, &variable, 1)) ==
        EAGER_FAILED_PRECONDITION);
  trace.end({});
}

TEST_CASE("complex64 is stored as F32, which all readers of safetensors take, and C64 is read", "[checkpoint]") {
  Checkpoints s;
  const Doubles parts{1, -2, 0.5, 3};
  const std::vector<float> data(parts.begin(), parts.end());
  Writer w = s.writer();
  s.add(w, "z", make_tensor(s.ctx, EAGER_COMPLEX64, {2}, data.data(), data.size() * sizeof(float)));
  s.commit(w, s.path);
  const auto check_z = [&](const char* stored) {
    const Checkpoint c = s.open(s.path);
    const eager_checkpoint_entry_info info = s.entry(c, 0);
    CHECK((info.dtype == EAGER_COMPLEX64 && info.rank == 1 && info.dims[0] == 2));
    CHECK(std::string(info.stored_dtype) == stored);
    const Tensor t = s.read_key(c, "z");
    CHECK(eager_tensor_dtype(t.get()) == EAGER_COMPLEX64);
    std::vector<float> got(data.size());
    check(eager_tensor_read(t.get(), got.data(), got.size() * sizeof(float)));
    CHECK(got == data);
  };
  check_z("F32");
  s.change_header([](json& h) {  // as it was written before, and as others write it
    CHECK(h["z"]["shape"] == json({2, 2}));
    h["z"]["dtype"] = "C64";
    h["z"]["shape"] = {2};
    h["__metadata__"].erase("eager_dtypes");
  });
  check_z("C64");
}

TEST_CASE("files of other writers are read, and dtypes that the library lacks are listed", "[checkpoint]") {
  Checkpoints s;
  Writer w = s.writer();
  s.add(w, "w", s.vec({1, 2}));
  s.add(w, "x", s.num(1));
  s.commit(w, s.path);
  s.change_header([](json& h) {
    h["__metadata__"] = {{"format", "pt"}, {"eager_note", "another's"}};
    h["w"] = {{"dtype", "F8_E4M3"}, {"shape", {4, 4}}, {"data_offsets", h["w"]["data_offsets"]}};
  });
  const Checkpoint c = s.open(s.path);
  CHECK(s.text_of(c, "format") == "pt");
  CHECK(s.text_of(c, "eager_note") == "another's");
  const eager_checkpoint_entry_info info = s.entry(c, eager_checkpoint_find(c.get(), "w"));
  CHECK(std::string(info.stored_dtype) == "F8_E4M3");
  CHECK((info.dtype == 0 && info.rank == 2 && info.num_bytes == 16));
  CHECK(refusal([&] { s.read_key(c, "w"); }) ==
        "12: Key w of checkpoint " + s.path + " has the dtype F8_E4M3, which this library lacks");
  Variable v = s.variable(s.vec({1, 2}));
  CHECK(refusal([&] { s.restore(c, {"w"}, {v.get()}); }).find("is F8_E4M3 [4,4]") != std::string::npos);
  CHECK(values(s.read_key(c, "x")) == Doubles{1});
  s.change_header([](json& h) { h["__metadata__"] = nullptr; });
  CHECK(eager_checkpoint_num_entries(s.open(s.path).get()) == 2);
  s.change_header([](json& h) { h.erase("__metadata__"); });
  CHECK(eager_checkpoint_num_entries(s.open(s.path).get()) == 2);
}

TEST_CASE("files that are newer, cut or damaged are refused with their path", "[checkpoint]") {
  Checkpoints s;
  Writer w = s.writer();
  const int64_t offsets[] = {0, 1};
  const std::string data = std::string(reinterpret_cast<const char*>(offsets), 16) + "x";
  s.add(w, "words", make_tensor(s.ctx, EAGER_STRING, {1}, data.data(), data.size()));
  s.add(w, "w", s.vec({1, 2}));
  s.commit(w, s.path);
  const std::string good = read_file(s.path);
  auto refused = [&](auto change) {
    write_file(s.path, good);
    s.change_header(change);
    const std::string text = s.refused(s.path);
    CHECK(text.find(": " + s.path + "; ") != std::string::npos);
    return text;
  };
  auto with_dtypes = [&](const char* text) {
    return refused([&](json& h) { h["__metadata__"]["eager_dtypes"] = text; });
  };
  CHECK(refused([](json& h) { h["__metadata__"]["eager_checkpoint"] = "2"; }) ==
        "3: " + s.path + "; the checkpoint has version 2 of the format, this library reads 1");
  CHECK(with_dtypes("[]").find("15: ") == 0);
  CHECK(with_dtypes("{").find("15: ") == 0);
  CHECK(with_dtypes(R"({"lost": {"dtype": "string", "shape": [1]}})").find("names no tensor: lost") !=
        std::string::npos);
  CHECK(with_dtypes(R"({"w": {"dtype": "float32", "shape": [4]}})").find("15: ") == 0);
  CHECK(with_dtypes(R"({"w": {"dtype": "string", "shape": [-1]}})").find("15: ") == 0);
  CHECK(with_dtypes(R"({"w": {"dtype": "quaternion", "shape": []}})").find("quaternion") != std::string::npos);
  write_file(s.path, good);
  s.change_header([](json& h) {
    h["__metadata__"]["eager_dtypes"] = R"({"words": {"dtype": "string", "shape": [1099511627776, 1099511627776]}})";
  });
  const Checkpoint large = s.open(s.path);
  CHECK(code_of([&] {
          eager_tensor* t = nullptr;
          return eager_checkpoint_read(s.ctx, large.get(), "words", &t);
        }()) == EAGER_DATA_LOSS);
  for (size_t size = 0; size < good.size(); size += 1 + size / 16) {
    write_file(s.path, good.substr(0, size));
    CHECK(s.refused(s.path).find("15: " + s.path + "; ") == 0);
  }
  CHECK(s.refused(s.folder / "lost").find("5: ") == 0);
  CHECK(s.refused(s.folder.path).find("3: ") == 0);
  write_file(s.path, good);
  const Checkpoint cut = s.open(s.path);
  std::filesystem::resize_file(s.path, good.size() - 20);
  CHECK(refusal([&] {
          s.read_key(cut, "w");
          s.read_key(cut, "words");
        }).find("15: " + s.path) == 0);
}

TEST_CASE("a folder's latest checkpoint, and how many are kept", "[checkpoint]") {
  Checkpoints s;
  CHECK(s.latest() == "");
  Writer w = s.writer();
  s.add(w, "w", s.num(1));
  s.commit(w, s.folder / "unlisted");
  CHECK(s.latest() == "");
  for (const char* name : {"-1", "-2", "-3"}) s.commit_listed(w, s.folder / name, 2);
  CHECK(s.latest() == "-3");
  CHECK(!std::filesystem::exists(s.folder / "-1"));
  CHECK(std::filesystem::exists(s.folder / "-2"));
  CHECK(std::filesystem::exists(s.folder / "unlisted"));
  s.commit_listed(w, s.folder / "-2", 2);  // it becomes the latest again
  CHECK(s.latest() == "-2");
  std::filesystem::remove(s.folder / "-2");
  CHECK(s.latest() == "-3");
  write_file(s.folder / "-3", "what somebody else wrote");
  s.commit_listed(w, s.folder / "-4", 1);
  CHECK(s.latest() == "-4");
  CHECK(read_file(s.folder / "-3") == "what somebody else wrote");
  s.commit_listed(w, s.folder / "-5");
  CHECK(std::filesystem::exists(s.folder / "-4"));
  char* none = nullptr;
  check(eager_checkpoint_latest((s.folder / "lost").c_str(), &none));
  CHECK(none == nullptr);
}

TEST_CASE("of a folder's checkpoints those of other names are no older ones", "[checkpoint]") {
  Checkpoints s;
  Writer w = s.writer();
  s.add(w, "w", s.num(1));
  for (const char* name : {"best-1.safetensors", "last", "a-b", "run-1", "run-1.safetensors", "best-2.safetensors",
                           "run-2.safetensors", "run-3.safetensors", "other-3.safetensors", "run-x-1.safetensors"})
    s.commit_listed(w, s.folder / name, 2);
  for (const char* name : {"best-1.safetensors", "best-2.safetensors", "last", "a-b", "run-1", "run-2.safetensors",
                           "run-3.safetensors", "other-3.safetensors", "run-x-1.safetensors"})
    CHECK(std::filesystem::exists(s.folder / name));
  CHECK(!std::filesystem::exists(s.folder / "run-1.safetensors"));
  CHECK(s.latest() == "run-x-1.safetensors");
}

TEST_CASE("a damaged list of checkpoints is refused before anything is written", "[checkpoint]") {
  Checkpoints s;
  Writer w = s.writer();
  s.add(w, "w", s.num(1));
  write_file(s.folder / "victim", "text");
  const std::string list = s.folder / "checkpoints.json";
  for (const char* text :
       {"", "[]", "{}", R"({"checkpoints": "a"})", R"({"checkpoints": [1]})", R"({"checkpoints": ["../victim"]})",
        R"({"checkpoints": ["/etc/passwd"]})", R"({"checkpoints": [".."]})", R"({"checkpoints": [""]})",
        R"({"checkpoints": ["a\u0000"]})", R"({"checkpoints": [], "removing": 1})",
        R"({"checkpoints": [], "removing": ["../victim"]})"}) {
    write_file(list, text);
    INFO(text);
    const std::string refused = refusal([&] { s.commit_listed(w, s.folder / "new", 1); });
    CHECK(refused.find("15: " + list + "; ") == 0);
    CHECK(!std::filesystem::exists(s.folder / "new"));
    CHECK(refusal([&] { s.latest(); }).find("15: ") == 0);
  }
  write_file(list, R"({"checkpoints": ["victim"]})");
  s.commit_listed(w, s.folder / "new", 1);
  CHECK(read_file(s.folder / "victim") == "text");
}

TEST_CASE("what a save was about to delete when it was killed, the next one deletes", "[checkpoint]") {
  Checkpoints s;
  Writer w = s.writer();
  s.add(w, "w", s.num(1));
  for (const char* name : {"-1", "-2", "-3", "unlisted"}) s.commit(w, s.folder / name);
  write_file(s.folder / "victim", "text");
  const std::string list = s.folder / "checkpoints.json";
  write_file(list, R"({"checkpoints": ["-2", "-3"], "removing": ["-1", "victim", "gone", "-3"]})");
  s.commit_listed(w, s.folder / "-4", 2);
  for (const char* name : {"-3", "-4", "unlisted", "victim"}) CHECK(std::filesystem::exists(s.folder / name));
  for (const char* name : {"-1", "-2"}) CHECK(!std::filesystem::exists(s.folder / name));
  CHECK(s.latest() == "-4");
  s.commit_listed(w, s.folder / "-5", 0);
  CHECK(read_file(list) == "{\"checkpoints\":[\"-3\",\"-4\",\"-5\"],\"removing\":[\"victim\"]}\n");
  CHECK(read_file(s.folder / "victim") == "text");
}

TEST_CASE("several save into one folder at once", "[checkpoint]") {
  Checkpoints s;
  constexpr int kSaves = 50;
  const auto save = [&](const std::string& name) {
    Checkpoints own;
    Writer w = own.writer();
    own.add(w, "w", own.num(1));
    int lost = 0;
    for (int i = 0; i < kSaves; ++i) {
      const std::string path = s.folder / (name + "-" + std::to_string(i));
      own.commit_listed(w, path, 1000);
      lost += !std::filesystem::exists(path);
    }
    return lost;
  };
  std::atomic<int> lost = 0;
  const pid_t child = fork();
  if (child == 0) _exit(save("child") > 0);
  std::thread a([&] { lost += save("a"); }), b([&] { lost += save("b"); });
  a.join();
  b.join();
  int status = -1;
  waitpid(child, &status, 0);
  CHECK(status == 0);
  CHECK(lost == 0);
  CHECK(s.folder.num_files() == 3 * kSaves + 1);
  const std::string list = read_file(s.folder / "checkpoints.json");
  CHECK(list.find("removing") == std::string::npos);
  for (const char* name : {"a", "b", "child"}) {
    for (int i = 0; i < kSaves; ++i)
      CHECK(list.find("\"" + std::string(name) + "-" + std::to_string(i) + "\"") != std::string::npos);
  }
}

TEST_CASE("a save that waits for another one of the folder is interrupted", "[checkpoint]") {
  Checkpoints s;
  Writer w = s.writer();
  s.add(w, "w", s.num(1));
  const int folder = ::open(s.folder.path.c_str(), O_RDONLY | O_DIRECTORY);
  REQUIRE(flock(folder, LOCK_EX) == 0);
  check(eager_context_set_interrupt(
      s.ctx, [](void*, eager_context*) { return eager_status_new(EAGER_CANCELLED, "enough"); }, nullptr, nullptr));
  CHECK_THAT(refusal([&] { s.commit_listed(w, s.folder / "a", 2); }), Catch::Contains("enough"));
  CHECK(s.folder.num_files() == 0);
  close(folder);
  s.commit_listed(w, s.folder / "a", 2);
  CHECK(s.latest() == "a");
}

TEST_CASE("a save lives on though its interrupt releases the writer and the context", "[checkpoint]") {
  struct Released {
    Context ctx;
    Writer writer;
    int folder;
  };
  Checkpoints s;
  Released r{make_context(), s.writer(), ::open(s.folder.path.c_str(), O_RDONLY | O_DIRECTORY)};
  s.add(r.writer, "w", s.num(1));
  REQUIRE(flock(r.folder, LOCK_EX) == 0);
  const auto interrupt = [](void* data, eager_context*) -> eager_status* {
    Released& r = *static_cast<Released*>(data);
    r.writer.reset();
    r.ctx.reset();
    if (r.folder >= 0) close(r.folder);
    r.folder = -1;
    return nullptr;
  };
  check(eager_context_set_interrupt(r.ctx.get(), interrupt, &r, nullptr));
  eager_checkpoint_options options{};
  options.struct_size = sizeof options;
  options.is_listed = 1;
  check(eager_checkpoint_writer_commit(r.ctx.get(), r.writer.get(), (s.folder / "a").c_str(), &options));
  CHECK(r.folder == -1);
  CHECK(s.latest() == "a");
}

TEST_CASE("a save deletes no file that a failed or killed one had wanted to write", "[checkpoint]") {
  Checkpoints s;
  Writer w = s.writer(), large = s.writer();
  s.add(w, "w", s.num(1));
  s.add(large, "w", s.vec(Doubles(10000, 1)));
  const auto fails = [&](const char* name) {
    return in_child([&] {
             std::signal(SIGXFSZ, SIG_IGN);
             const rlimit limit{10000, 10000};
             setrlimit(RLIMIT_FSIZE, &limit);
             return refusal([&] { s.commit_listed(large, s.folder / name, 5); }).find("8: ") == 0 ? 1 : 0;
           }) == 1;
  };
  s.commit(w, s.folder / "before");
  CHECK(fails("before"));
  CHECK(fails("after"));
  s.commit(w, s.folder / "after");
  CHECK(read_file(s.folder / "checkpoints.json").find("removing") == std::string::npos);
  // What a killed save leaves of the list: it has announced "killed".
  write_file(s.folder / "checkpoints.json", R"({"checkpoints": [], "removing": ["killed"]})");
  s.commit(w, s.folder / "killed");
  s.commit_listed(w, s.folder / "latest", 5);
  for (const char* name : {"before", "after", "killed", "latest"}) {
    INFO(name);
    CHECK(std::filesystem::exists(s.folder / name));
  }
  CHECK(read_file(s.folder / "checkpoints.json") == "{\"checkpoints\":[\"latest\"]}\n");
}

TEST_CASE("a commit that fails leaves the checkpoint of its name on the list", "[checkpoint]") {
  Checkpoints s;
  Writer w = s.writer(), large = s.writer();
  s.add(w, "w", s.num(1));
  s.add(large, "w", s.vec(Doubles(10000, 1)));
  for (const char* name : {"r-1", "r-2"}) s.commit_listed(w, s.folder / name, 5);
  CHECK(in_child([&] {
          std::signal(SIGXFSZ, SIG_IGN);
          const rlimit limit{10000, 10000};
          setrlimit(RLIMIT_FSIZE, &limit);
          return code_of(eager_checkpoint_writer_commit(s.ctx, large.get(), (s.folder / "r-2").c_str(), nullptr));
        }) == EAGER_RESOURCE_EXHAUSTED);
  CHECK(s.latest() == "r-2");
  s.commit(w, s.folder / "r-2");  // from now on somebody's own
  CHECK(s.latest() == "r-1");
}

TEST_CASE("of two calls at once with a writer the second is refused", "[checkpoint]") {
  Checkpoints s;
  Writer w = s.writer();
  std::atomic<int> added{0}, refused{0};
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&, t] {
      for (int i = 0; i < 500; ++i) {
        const std::string key = std::to_string(t) + "/" + std::to_string(i);
        const int32_t code = code_of(eager_checkpoint_writer_add_text(w.get(), key.c_str(), "text"));
        ++(code == EAGER_OK ? added : refused);
        if (code != EAGER_OK && code != EAGER_FAILED_PRECONDITION) refused += 10000;
      }
    });
  }
  for (std::thread& t : threads) t.join();
  CHECK(added + refused == 2000);
  s.commit(w, s.path);
  CHECK(eager_checkpoint_num_entries(s.open(s.path).get()) == added);
}

TEST_CASE("a commit that is killed leaves the old file or the new one", "[checkpoint]") {
  Checkpoints s;
  const Tensor data = s.vec(Doubles(1 << 15, 0.5));
  Writer old = s.writer();
  s.text(old, "which", "old");
  s.add(old, "w", data);
  auto commit_new = [&] {
    const pid_t child = fork();
    if (child == 0) {
      Writer w = s.writer();
      s.text(w, "which", "new");
      s.add(w, "w", data);
      s.commit(w, s.path);
      _exit(0);
    }
    return child;
  };
  const auto start = std::chrono::steady_clock::now();
  waitpid(commit_new(), nullptr, 0);
  const auto whole = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - start);
  int news = 0;
  for (int i = 0; i < 200; ++i) {
    s.commit(old, s.path);
    const pid_t child = commit_new();
    usleep(static_cast<useconds_t>(whole.count() * i / 100));
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    const Checkpoint c = s.open(s.path);
    const std::string which = s.text_of(c, "which");
    REQUIRE((which == "old" || which == "new"));
    REQUIRE(values(s.read_key(c, "w")) == Doubles(1 << 15, 0.5));
    news += which == "new";
  }
  CHECK((news > 0 && news < 200));  // else no commit was interrupted, or none ended
  s.commit(old, s.path);
  CHECK(s.folder.num_files() == 1);
}

TEST_CASE("a full disk is an error, and the old file stays", "[checkpoint]") {
  Checkpoints s;
  Writer w = s.writer();
  s.add(w, "w", s.vec(Doubles(1000, 1)));
  write_file(s.path, "what was there");
  CHECK(in_child([&] {
          std::signal(SIGXFSZ, SIG_IGN);
          const rlimit limit{200, 200};
          setrlimit(RLIMIT_FSIZE, &limit);
          return code_of(eager_checkpoint_writer_commit(s.ctx, w.get(), s.path.c_str(), nullptr));
        }) == EAGER_RESOURCE_EXHAUSTED);
  CHECK(read_file(s.path) == "what was there");
  CHECK(s.folder.num_files() == 1);
  CHECK(code_of(eager_checkpoint_writer_commit(s.ctx, w.get(), (s.folder / "no/c").c_str(), nullptr)) ==
        EAGER_NOT_FOUND);
  CHECK(code_of(eager_checkpoint_writer_commit(s.ctx, w.get(), "/dev/full", nullptr)) == EAGER_INVALID_ARGUMENT);
}

TEST_CASE("a load limit holds for checkpoints", "[checkpoint]") {
  Checkpoints s;
  Writer w = s.writer();
  s.add(w, "w", s.vec(Doubles(10000, 1)));
  s.commit(w, s.path);
  check(eager_context_set_load_limit(s.ctx, 40000));
  const Checkpoint c = s.open(s.path);
  CHECK(refusal([&] { s.read_key(c, "w"); }).find("8: ") == 0);
  check(eager_context_set_load_limit(s.ctx, 100));
  CHECK(s.refused(s.path).find("8: ") == 0);
  check(eager_context_set_load_limit(s.ctx, 0));
  for (int i = 0; i < 100; ++i) s.read_key(c, "w");
}
