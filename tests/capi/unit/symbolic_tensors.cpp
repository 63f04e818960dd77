// Tests of what each function of the header does with a tensor that has no value, a symbolic one outside its trace or the shape that a
// gradient reads: functions that need its value refuse it.
#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "support/control_flow.h"
#include "support/test_device.h"
#include "support/traced.h"

using namespace client;

namespace {

// The place where a call is made: a context that is not the tensor's trace, and the other arguments of the functions.
struct Place {
  eager_context* ctx;
  Session s;
  Tensor one = s.vec({1, 2}), out;
  Variable v = s.variable(one);
  eager_optimizer* sgd = nullptr;
  eager_tensor* result = nullptr;

  explicit Place(eager_context* c) : ctx(c) { check(eager_optimizer_create(s.ctx, "sgd", &sgd)); }
  ~Place() {
    eager_optimizer_release(sgd);
    eager_tensor_release(result);
  }
};

eager_tensor* gift;  // what the callbacks below give
eager_status* give(void*, eager_context*, eager_tensor* const*, int32_t, eager_tensor** out, int32_t) {
  eager_tensor_retain(out[0] = gift);
  return nullptr;
}

eager_status* execute_add(Place& p, eager_tensor* first, eager_tensor* second, const int64_t* args, int32_t num_args) {
  Op add = make_op(p.ctx, "add");
  eager_tensor* in[] = {first, second};
  int32_t room = 1;
  return num_args < 0 ? eager_execute(p.ctx, add.get(), in, 2, &p.result, &room)
                      : eager_execute_args(p.ctx, add.get(), in, 2, args, num_args, &p.result, &room);
}

eager_status* add_to_checkpoint(Place& p, eager_tensor* x) {
  eager_checkpoint_writer* writer = nullptr;
  check(eager_checkpoint_writer_create(p.ctx, &writer));
  eager_status* status = eager_checkpoint_writer_add_tensor(writer, "x", x);
  eager_checkpoint_writer_release(writer);
  return status;
}

template <class F>
eager_status* with_event_writer(Place& p, F f) {
  std::string folder = (std::filesystem::temp_directory_path() / "eager-XXXXXX").string();
  REQUIRE(mkdtemp(folder.data()));
  eager_event_writer* writer = nullptr;
  check(eager_event_writer_create(p.ctx, folder.c_str(), nullptr, &writer));
  eager_status* status = f(writer);
  eager_event_writer_release(writer);
  std::filesystem::remove_all(folder);
  return status;
}
eager_status* add_histogram(Place& p, eager_tensor* x) {
  return with_event_writer(p, [&](eager_event_writer* w) { return eager_event_writer_histogram(w, "x", x, 0); });
}
eager_status* add_image(Place& p, eager_tensor* x) {
  return with_event_writer(p, [&](eager_event_writer* w) { return eager_event_writer_image(w, "x", x, 0, nullptr); });
}
eager_status* add_text(Place& p, eager_tensor* x) {
  return with_event_writer(p, [&](eager_event_writer* w) { return eager_event_writer_text(w, "x", x, 0); });
}

eager_status* set_in_dataset(Place& p, eager_tensor* x) {
  eager_dataset* dataset = nullptr;
  check(eager_dataset_create(p.ctx, "tensors", nullptr, 0, &dataset));
  eager_status* status = eager_dataset_set_tensors(dataset, "tensors", &x, 1);
  eager_dataset_release(dataset);
  return status;
}

eager_status* restore_iterator(Place& p, eager_tensor* x) {
  eager_dataset* dataset = nullptr;
  eager_iterator* iterator = nullptr;
  const Context own = make_context();  // p's may trace
  check(eager_dataset_create(p.ctx, "range", nullptr, 0, &dataset));
  check(eager_dataset_set_int(dataset, "stop", 3));
  check(eager_iterator_create(own.get(), dataset, &iterator));
  eager_status* status = eager_iterator_restore(iterator, x);
  eager_iterator_release(iterator);
  eager_dataset_release(dataset);
  return status;
}

eager_status* execute_sum_masked(Place& p, eager_tensor* x) {
  Op sum = make_op(p.ctx, "sum");
  const int64_t keepdims = 1;
  int32_t room = 1;
  return eager_execute_masked(p.ctx, sum.get(), &x, 1, 2, &keepdims, 1, &p.result, &room);
}

eager_status* gradient_of(Place& p, eager_tensor* target, eager_tensor* output_gradient, eager_tensor* source) {
  Tape tape = make_tape(p.ctx);
  watch(tape, p.one);
  return eager_tape_gradient(p.ctx, tape.get(), &target, 1, output_gradient ? &output_gradient : nullptr, &source, 1,
                             nullptr, 0, nullptr, &p.result);
}

eager_status* record(Place& p, eager_tensor* in, eager_tensor* out) {
  return eager_tape_record(p.ctx, &in, 1, &out, 1, give, nullptr, nullptr, &p.result);
}

// Takes the gradient of a custom gradient whose function gives x.
eager_status* give_gradient(Place& p, eager_tensor* x) {
  Tape tape = make_tape(p.ctx);
  watch(tape, p.one);
  eager_tensor *in = p.one.get(), *recorded = nullptr;
  check(eager_tape_record(p.ctx, &in, 1, &in, 1, give, nullptr, nullptr, &recorded));
  Tensor y(recorded);
  gift = x;
  return eager_tape_gradient(p.ctx, tape.get(), &recorded, 1, nullptr, &in, 1, nullptr, 0, nullptr, &p.result);
}

eager_status* give_output(Place& p, eager_tensor* x) {
  const int32_t dtype = EAGER_FLOAT64, rank = eager_tensor_rank(x);
  const int64_t* dims = eager_tensor_dims(x);
  eager_op* op = nullptr;
  check(eager_op_create_host_call(p.ctx, "h", give, nullptr, nullptr, 1, &dtype, &rank, &dims, &op));
  Op owner(op);
  gift = x;
  int32_t room = 1;
  return eager_execute(p.s.ctx, op, nullptr, 0, &p.result, &room);
}

// Calls a layer that gives its input back.
eager_status* call_layer(Place& p, eager_tensor* x) {
  eager_layer* layer = nullptr;
  check(eager_layer_create(p.ctx, "dropout", nullptr, &layer));
  check(eager_layer_set_float(layer, "rate", 0));
  int32_t room = 1;
  eager_status* status = eager_layer_call(p.ctx, layer, &x, 1, 1, &p.result, &room);
  eager_layer_release(layer);
  return status;
}

eager_status* apply(Place& p, eager_tensor* x) {
  eager_variable* v = p.v.get();
  return eager_optimizer_apply(p.ctx, p.sgd, &v, &x, 1);
}

eager_status* to_dlpack(Place& p, eager_tensor* x) {
  void* managed;
  return eager_tensor_to_dlpack(p.ctx, x, nullptr, &managed);
}

eager_status* end_trace(Place& p, eager_tensor* x) {
  Trace other(p.s.ctx);
  eager_function* f = nullptr;
  eager_status* status = eager_trace_end(other.ctx(), &x, 1, &f);
  eager_function_release(f);
  return status;
}

eager_status* parts_of(Place& p, eager_tensor* x) {
  eager_tensor* indices = nullptr;
  eager_status* status = eager_tensor_sparse_rows(x, &indices, &p.result);
  eager_tensor_release(indices);
  return status;
}

eager_tensor_description description_of(const eager_tensor* t) {
  eager_tensor_description d{};
  d.struct_size = sizeof d;
  check(eager_tensor_info(t, &d));
  return d;
}
bool is_symbolic(const eager_tensor* t) { return description_of(t).flags & EAGER_TENSOR_SYMBOLIC; }

eager_status* info_of(Place&, eager_tensor* x) {
  const eager_tensor_description d = description_of(x);
  CHECK((d.device == -1) == is_symbolic(x));
  CHECK(d.data == nullptr);
  return nullptr;
}

// Gives what a generator gives: its element, once.
eager_status* give_element(void*, eager_context*, void**, int64_t, eager_tensor** outputs, int32_t, int32_t*) {
  eager_tensor_retain(outputs[0] = gift);
  return nullptr;
}
eager_status* generate(Place& p, eager_tensor* x) {
  const int32_t dtype = EAGER_FLOAT64, rank = eager_tensor_rank(x);
  const int64_t* dims = eager_tensor_dims(x);
  eager_dataset* dataset = nullptr;
  eager_iterator* iterator = nullptr;
  const Context own = make_context();  // p's may trace
  check(eager_dataset_create(p.ctx, "generator", nullptr, 0, &dataset));
  check(eager_dataset_set_generator(dataset, "generator", give_element, nullptr, nullptr, nullptr, 1, &dtype, &rank,
                                    &dims));
  check(eager_iterator_create(own.get(), dataset, &iterator));
  gift = x;
  int32_t room = 1, end = 0;
  eager_status* status = eager_iterator_next(iterator, &p.result, &room, &end);
  eager_iterator_release(iterator);
  eager_dataset_release(dataset);
  return status;
}

constexpr int32_t kNow = EAGER_FAILED_PRECONDITION, kNever = EAGER_INVALID_ARGUMENT;

struct Row {
  const char* function;
  std::function<eager_status*(Place&, eager_tensor*)> call;
  int32_t code;  // EAGER_OK for functions that only ask
};

const std::vector<Row>& rows() {
  // clang-format off
  static const std::vector<Row> all = {
      {"eager_context_is_watched", [](Place& p, eager_tensor* x) { CHECK(eager_context_is_watched(p.ctx, x) == 0); return nullptr; }, EAGER_OK},
      {"eager_trace_owns", [](Place& p, eager_tensor* x) { CHECK(eager_trace_owns(p.ctx, x) == 0); return nullptr; }, EAGER_OK},
      {"eager_tensor_info", info_of, EAGER_OK},
      {"eager_tensors_release", [](Place&, eager_tensor* x) { eager_tensor_retain(x); eager_tensors_release(&x, 1); return nullptr; }, EAGER_OK},
      {"eager_tensor_retain", [](Place&, eager_tensor* x) { eager_tensor_retain(x); eager_tensor_release(x); return nullptr; }, EAGER_OK},
      {"eager_tensor_release", [](Place&, eager_tensor* x) { eager_tensor_retain(x); eager_tensor_release(x); return nullptr; }, EAGER_OK},
      {"eager_tensor_dtype", [](Place&, eager_tensor* x) { CHECK(eager_tensor_dtype(x) == EAGER_FLOAT64); return nullptr; }, EAGER_OK},
      {"eager_tensor_rank", [](Place&, eager_tensor* x) { CHECK(eager_tensor_rank(x) > 0); return nullptr; }, EAGER_OK},
      {"eager_tensor_dims", [](Place&, eager_tensor* x) { CHECK(eager_tensor_dims(x)[0] != 0); return nullptr; }, EAGER_OK},
      {"eager_tensor_num_elements", [](Place&, eager_tensor* x) { CHECK(eager_tensor_num_elements(x) != 0); return nullptr; }, EAGER_OK},
      {"eager_tensor_num_bytes", [](Place&, eager_tensor* x) { CHECK(eager_tensor_num_bytes(x) != 0); return nullptr; }, EAGER_OK},
      {"eager_tensor_device", [](Place&, eager_tensor* x) { CHECK((std::string(eager_tensor_device(x)) == "") == is_symbolic(x)); return nullptr; }, EAGER_OK},
      {"eager_tensor_id", [](Place&, eager_tensor* x) { CHECK(eager_tensor_id(x) != 0); return nullptr; }, EAGER_OK},
      {"eager_tensor_is_sparse_rows", [](Place&, eager_tensor* x) { eager_tensor_is_sparse_rows(x); return nullptr; }, EAGER_OK},
      {"eager_tensor_sparse_rows", parts_of, EAGER_OK},
      {"eager_tensor_data", [](Place&, eager_tensor* x) { const void* data; return eager_tensor_data(x, &data); }, kNow},
      {"eager_tensor_read", [](Place&, eager_tensor* x) { double room[2]; return eager_tensor_read(x, room, 16); }, kNow},
      {"eager_tensor_format", [](Place&, eager_tensor* x) { char* text; return eager_tensor_format(x, &text); }, kNow},
      {"eager_tensor_format_with", [](Place&, eager_tensor* x) { char* text; return eager_tensor_format_with(x, nullptr, &text); }, kNow},
      {"eager_tensor_to_dlpack", to_dlpack, kNow},
      {"eager_checkpoint_writer_add_tensor", add_to_checkpoint, kNow},
      {"eager_dataset_set_tensors", set_in_dataset, kNever},
      {"eager_iterator_restore", restore_iterator, kNever},
      {"eager_event_writer_histogram", add_histogram, kNow},
      {"eager_event_writer_image", add_image, kNow},
      {"eager_event_writer_text", add_text, kNow},
      {"eager_tensor_copy_to", [](Place& p, eager_tensor* x) { return eager_tensor_copy_to(p.ctx, x, "cpu:0", &p.result); }, kNever},
      {"eager_tensor_to_dense", [](Place& p, eager_tensor* x) { return eager_tensor_to_dense(p.ctx, x, &p.result); }, kNever},
      {"eager_execute", [](Place& p, eager_tensor* x) { return execute_add(p, x, p.one.get(), nullptr, -1); }, kNever},
      {"eager_execute", [](Place& p, eager_tensor* x) { return execute_add(p, x, x, nullptr, -1); }, kNever},
      {"eager_execute_args", [](Place& p, eager_tensor* x) { return execute_add(p, p.one.get(), x, nullptr, 0); }, kNever},
      {"eager_execute_masked", execute_sum_masked, kNever},
      {"eager_tape_watch", [](Place& p, eager_tensor* x) { return eager_tape_watch(make_tape(p.ctx).get(), x); }, kNever},
      {"eager_tape_gradient", [](Place& p, eager_tensor* x) { return gradient_of(p, x, nullptr, p.one.get()); }, kNever},
      {"eager_tape_gradient", [](Place& p, eager_tensor* x) { return gradient_of(p, p.one.get(), x, p.one.get()); }, kNever},
      {"eager_tape_gradient", [](Place& p, eager_tensor* x) { return gradient_of(p, p.one.get(), nullptr, x); }, kNever},
      {"eager_tape_record", [](Place& p, eager_tensor* x) { return record(p, x, p.one.get()); }, kNever},
      {"eager_tape_record", [](Place& p, eager_tensor* x) { return record(p, p.one.get(), x); }, kNever},
      {"eager_backward_fn", give_gradient, kNever},
      {"eager_host_fn", give_output, kNever},
      {"eager_variable_create", [](Place& p, eager_tensor* x) { eager_variable* v; return eager_variable_create(p.ctx, x, "v", 1, &v); }, kNever},
      {"eager_variable_create_with_shape", [](Place& p, eager_tensor* x) { eager_variable* v; return eager_variable_create_with_shape(p.ctx, x, nullptr, -1, "v", 1, &v); }, kNever},
      {"eager_variable_assign", [](Place& p, eager_tensor* x) { return eager_variable_assign(p.ctx, p.v.get(), x); }, kNever},
      {"eager_variable_assign_add", [](Place& p, eager_tensor* x) { return eager_variable_assign_add(p.ctx, p.v.get(), x); }, kNever},
      {"eager_variable_assign_sub", [](Place& p, eager_tensor* x) { return eager_variable_assign_sub(p.ctx, p.v.get(), x); }, kNever},
      {"eager_variable_assign_slice", [](Place& p, eager_tensor* x) { return eager_variable_assign_slice(p.ctx, p.v.get(), x, p.one.get()); }, kNever},
      {"eager_variable_assign_slice", [](Place& p, eager_tensor* x) { return eager_variable_assign_slice(p.ctx, p.v.get(), p.one.get(), x); }, kNever},
      {"eager_optimizer_set_learning_rate_tensor",
       [](Place& p, eager_tensor* x) { return eager_optimizer_set_learning_rate_tensor(p.sgd, x); }, kNever},
      {"eager_optimizer_apply", apply, kNever},
      {"eager_layer_call", call_layer, kNever},
      {"eager_trace_end", end_trace, kNever},
  };
  // clang-format on
  return all;
}

// Checks a tensor that a call gave: a tensor without a value must be described as symbolic.
void check_kept(const eager_tensor* t) {
  if (t) CHECK((is_symbolic(t) || description_of(t).data != nullptr));
}

void check_all(eager_context* ctx, eager_tensor* x, const std::string& what) {
  for (const Row& row : rows()) {
    INFO(row.function << " of " << what);
    Place p(ctx);
    const int32_t code = code_of(row.call(p, x));
    const bool has_parts = eager_tensor_is_sparse_rows(x) || std::string(row.function) != "eager_tensor_sparse_rows";
    CHECK(code == (has_parts ? row.code : kNever));
    check_kept(p.result);
  }
  INFO("a generator's element that is " << what);
  Place p(ctx);
  CHECK(code_of(generate(p, x)) == kNever);
}

// Returns the header without its comments. They are cut without std::regex, which would recurse for each character.
std::string declarations() {
  std::ifstream in(std::filesystem::path(EAGER_TESTS).parent_path() / "include/eager_c.h");
  std::stringstream read;
  read << in.rdbuf();
  std::string text = read.str();
  for (size_t at = 0; (at = text.find("/*", at)) != std::string::npos;) text.erase(at, text.find("*/", at) + 2 - at);
  return text;
}

// Returns the functions of the header that take a tensor, and the types of callbacks that give one.
std::set<std::string> takers() {
  std::set<std::string> found;
  const std::regex name("\\(?\\*?\\b(eager_\\w+)\\)?\\("), taken("\\beager_tensor \\*(const \\*)?\\w");
  std::istringstream text(declarations());
  for (std::string statement; std::getline(text, statement, ';');) {
    for (const char* keyword : {"EAGER_API ", "typedef "}) {
      if (const size_t at = statement.rfind(keyword); at != std::string::npos) statement.erase(0, at);
    }
    std::smatch match;
    if (!std::regex_search(statement, match, name)) continue;
    if (std::regex_search(match.suffix().first, match.suffix().second, taken)) found.insert(match[1]);
  }
  return found;
}

}  // namespace

TEST_CASE("symbolic tensors: the table has every function of the header that takes a tensor") {
  std::set<std::string> listed;
  for (const Row& row : rows()) listed.insert(row.function);
  CHECK(listed == takers());
}

TEST_CASE("symbolic tensors are refused outside their trace by every function that takes a value") {
  Traced s;
  Tensor known = s.input({2}), unknown = s.input({-1}), made = s.mul(unknown, unknown);
  Tensor table = s.input({4, 2}), ids = s.input({3}, EAGER_INT64);
  Tape tape = make_tape(s.ctx);
  watch(tape, table);
  Tensor rows = s.grad(tape, s.sum(s.run("gather", {table.get(), ids.get()})), table);
  REQUIRE(eager_tensor_is_sparse_rows(rows.get()));
  Trace other(s.owner.get());
  const std::map<std::string, eager_tensor*> tensors = {{"an input", known.get()},
                                                        {"an input of unknown dims", unknown.get()},
                                                        {"an op's output", made.get()},
                                                        {"sparse rows", rows.get()}};
  for (const auto& [what, x] : tensors) {
    CHECK(is_symbolic(x));
    check_all(s.owner.get(), x, what + ", eagerly");
    check_all(other.ctx(), x, what + ", in another trace");
  }
  Function f = s.trace->end({made.get()});
  for (const auto& [what, x] : tensors) check_all(s.trace->ctx(), x, what + ", after its trace");
  check_all(s.owner.get(), eager_function_output(f.get(), 0), "a function's output");
}

TEST_CASE("a trace owns its symbolic tensors until it ends, and no others") {
  Traced s;
  Tensor x = s.input({4, 2}), known = s.vec({1, 2});
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  Tensor rows = s.grad(tape, s.sum(s.run("gather", {x.get(), s.ids({1, 1}).get()})), x);
  Trace inner(s.ctx), other(s.owner.get());
  Tensor y = s.mul(x, x), z = inner.input(EAGER_FLOAT64, {2});
  for (eager_tensor* own : {x.get(), y.get(), rows.get()}) {
    CHECK(eager_trace_owns(s.ctx, own) == 1);
    CHECK(eager_trace_owns(inner.ctx(), own) == 0);
    CHECK(eager_trace_owns(other.ctx(), own) == 0);
    CHECK(eager_trace_owns(s.owner.get(), own) == 0);
    CHECK(eager_trace_owns(nullptr, own) == 0);
  }
  CHECK(eager_trace_owns(inner.ctx(), z.get()) == 1);
  CHECK(eager_trace_owns(s.ctx, z.get()) == 0);
  CHECK(eager_trace_owns(s.ctx, known.get()) == 0);
  CHECK(eager_trace_owns(s.ctx, nullptr) == 0);
  eager_context* traced = s.ctx;
  Function f = s.end({y.get()});
  CHECK(eager_trace_owns(traced, y.get()) == 0);
}

TEST_CASE("symbolic tensors are refused as a variable's first value, on every device") {
  eager::testing::add_test_devices();
  for (const char* device : {"cpu:0", "test:0"}) {
    Traced s;
    check(eager_context_set_device(s.ctx, device));
    for (const auto& dims : {std::vector<int64_t>{2}, std::vector<int64_t>{-1}}) {
      CHECK_THAT(refusal([&] { s.variable(s.input(dims)); }), Catch::StartsWith("3: ") && Catch::Contains("symbolic"));
    }
  }
}

TEST_CASE("a new handle of a symbolic tensor is symbolic too") {
  Traced s;
  Tensor x = s.input({2});
  eager_tensor *in = x.get(), *copy = nullptr, *dense = nullptr, *recorded = nullptr;
  check(eager_tensor_copy_to(s.ctx, in, "cpu:0", &copy));
  check(eager_tensor_to_dense(s.ctx, in, &dense));
  check(eager_tape_record(s.ctx, &in, 1, &in, 1, give, nullptr, nullptr, &recorded));
  for (eager_tensor* t : {copy, dense, recorded}) {
    Tensor owner(t);
    CHECK(code_of(eager_tensor_read(t, nullptr, 16)) == kNow);
  }
}

namespace {

// Returns what `saves` names as "shape(x)" for x of float64 [2], kept beyond the gradient that was given it.
Tensor shape_alone(Session& s) {
  static eager_tensor* kept;
  eager_op_definition d{};
  d.struct_size = sizeof d;
  d.name = "test.shape_alone";
  d.schema = "x: float64[n] -> y: float64[n]";
  d.saves = "shape(x)";
  d.kernel = [](void*, const eager_kernel_call*) { return static_cast<eager_status*>(nullptr); };
  d.gradient = [](void*, eager_context*, const eager_op_gradient_call* call) {
    eager_tensor_retain(kept = call->saved[0]);
    return static_cast<eager_status*>(nullptr);
  };
  check(eager_op_define(s.owner.get(), &d));
  const Tensor x = s.vec({1, 2});
  Tape tape = make_tape(s.owner.get());
  watch(tape, x);
  const Tensor y = std::move(execute(s.owner.get(), make_op(s.owner.get(), d.name).get(), {x.get()})[0]);
  eager_tensor *target = y.get(), *source = x.get(), *dx = nullptr;
  check(eager_tape_gradient(s.owner.get(), tape.get(), &target, 1, nullptr, &source, 1, nullptr, 0, nullptr, &dx));
  eager_tensor_release(dx);
  return Tensor(kept);
}

}  // namespace

TEST_CASE("a shape alone is refused by every function that takes a value") {
  Session s;
  const Tensor shape = shape_alone(s);
  CHECK_FALSE(is_symbolic(shape.get()));
  check_all(s.ctx, shape.get(), "a shape alone, eagerly");
  Trace trace(s.ctx);
  check_all(trace.ctx(), shape.get(), "a shape alone, in a trace");
  Op zeros = make_op(trace.ctx(), "zeros_like");
  execute(trace.ctx(), zeros.get(), {shape.get()});
  check_all(trace.ctx(), shape.get(), "a shape alone that its trace has seen");
}

TEST_CASE("a shape alone is refused by ops, whichever way they go") {
  Control s;
  const Tensor shape = shape_alone(s), x = s.vec({1, 2});
  const std::string refused = "3: input #0 (";
  for (const char* name :
       {"identity", "square", "softmax", "mean", "unstack", "sort", "unique", "median", "concat", "test.shape_alone"}) {
    INFO(name);
    CHECK_THAT(refusal([&] { s.run(name, {shape.get()}); }), Catch::StartsWith(refused));
    s.run(name, {x.get()});
    CHECK_THAT(refusal([&] { s.run(name, {shape.get()}); }), Catch::StartsWith(refused));
    Tape tape = make_tape(s.ctx);
    watch(tape, x);
    CHECK_THAT(refusal([&] { s.run(name, {shape.get()}); }), Catch::StartsWith(refused));
  }
  const Control::Body doubled = [&](const Tensors& in) {
    return s.exec(make_op(s.ctx, "add"), {in[0].get(), in[0].get()});
  };
  Function twice = s.trace({{{2}}}, doubled), slice = s.trace({{{}}}, doubled);
  for (int i = 0; i < 3; ++i) {
    CHECK_THAT(refusal([&] { call(s.ctx, twice, {shape.get()}); }), Catch::StartsWith(refused));
    call(s.ctx, twice, {x.get()});
  }
  for (const char* name : {"map", "scan"}) {
    Op loop = s.op(name, {{"function", &slice}});
    CHECK_THAT(refusal([&] { s.exec(loop, {shape.get()}); }), Catch::StartsWith(refused));
  }
  Op branch = s.op("cond", {{"then_branch", &twice}, {"else_branch", &twice}});
  CHECK_THAT(refusal([&] { s.exec(branch, {shape.get(), x.get()}); }), Catch::StartsWith(refused));
  CHECK_THAT(refusal([&] { s.exec(branch, {s.truth(true).get(), shape.get()}); }), Catch::StartsWith("3: input #1 ("));
  const int32_t dtype = EAGER_FLOAT64, rank = 1;
  const int64_t* dims = eager_tensor_dims(x.get());
  eager_op* host = nullptr;
  gift = x.get();
  check(eager_op_create_host_call(s.ctx, "h", give, nullptr, nullptr, 1, &dtype, &rank, &dims, &host));
  const Op owner(host);
  CHECK_THAT(refusal([&] { s.exec(owner, {shape.get()}); }), Catch::StartsWith(refused));
}
