// The refusals of the runtime, and their messages. op_cases/refusals.cpp has what the ops refuse.
#include <catch2/catch.hpp>
#include <functional>

#include "base/error.h"
#include "runtime/core/device_manager.h"
#include "runtime/execute/execute.h"
#include "support/tape_fixture.h"
#include "support/test_device.h"
#include "support/trace.h"

using namespace client;

namespace {

// Returns "code: message" of the failure of f.
std::string refusal(const std::function<void()>& f) {
  try {
    f();
  } catch (const Failure& e) {
    return std::to_string(e.code) + ": " + e.what();
  } catch (const eager::Error& e) {
    return std::to_string(static_cast<int>(e.code)) + ": " + e.message;
  }
  return "nothing";
}

}  // namespace

TEST_CASE("contexts refuse wrong options, and tapes a gradient without a target") {
  auto create = [](auto change) {
    eager_context_options o{};
    o.struct_size = sizeof o;
    change(o);
    eager_context* ctx = nullptr;
    check(eager_context_create(&o, &ctx));
    eager_context_release(ctx);
  };
  CHECK(refusal([&] { create([](auto& o) { o.num_threads = -1; }); }) == "3: num_threads is negative: -1");
  CHECK(refusal([&] { create([](auto& o) { o.placement = 2; }); }) == "3: placement must be 0 or 1, not 2");
  CHECK(refusal([&] { create([](auto& o) { o.copy_policy = -1; }); }) == "3: copy_policy must be 0 or 1, not -1");
  CHECK(refusal([&] { create([](auto& o) { o.reserved = 5; }); }) == "3: reserved must be 0, not 5");
  Session s;
  Tape tape = make_tape(s.ctx);
  CHECK(refusal([&] {
          check(eager_tape_gradient(s.ctx, tape.get(), nullptr, 0, nullptr, nullptr, 0, nullptr, 0, nullptr, nullptr));
        }) == "3: there is no target");
  eager_tensor* target = nullptr;
  auto* const unset = reinterpret_cast<eager_tensor*>(1);
  eager_tensor* gradients[] = {unset, unset};
  CHECK(code_of(eager_tape_gradient(s.ctx, tape.get(), &target, 1, nullptr, &target, 2, nullptr, -1, nullptr,
                                    gradients)) == EAGER_INVALID_ARGUMENT);
  CHECK(gradients[0] == nullptr);
  CHECK(gradients[1] == nullptr);
}

TEST_CASE("a weak integer is refused where the other dtype cannot hold it") {
  Session s;
  struct Row {
    int32_t dtype;
    int64_t value;
    bool fits;
  };
  for (const Row& r : {Row{EAGER_UINT8, 255, true}, Row{EAGER_UINT8, 256, false}, Row{EAGER_UINT8, -1, false},
                       Row{EAGER_INT8, -128, true}, Row{EAGER_INT8, -129, false}, Row{EAGER_INT8, 127, true},
                       Row{EAGER_INT8, 128, false}, Row{EAGER_UINT64, -1, false}, Row{EAGER_UINT64, INT64_MAX, true},
                       Row{EAGER_INT64, INT64_MIN, true}, Row{EAGER_INT32, int64_t{1} << 31, false},
                       Row{EAGER_UINT32, (int64_t{1} << 32) - 1, true}, Row{EAGER_FLOAT16, int64_t{1} << 40, true}}) {
    const uint64_t zero = 0;
    eager_tensor* weak = nullptr;
    check(eager_tensor_scalar_int(s.ctx, r.value, &weak));
    Tensor w(weak), x = make_tensor(s.ctx, r.dtype, {1}, &zero, eager_dtype_size(r.dtype));
    const std::string wanted = "3: Cannot convert " + std::to_string(r.value) + " to a tensor of dtype " +
                               eager_dtype_name(r.dtype) + " [Op:equal]";
    CHECK(refusal([&] { s.run("equal", {x.get(), w.get()}); }) == (r.fits ? "nothing" : wanted));
  }
}

TEST_CASE("op handles refuse wrong attributes and call arguments") {
  Session s;
  Op sum = make_op(s.ctx, "sum"), conv = make_op(s.ctx, "conv2d"), cast = make_op(s.ctx, "cast"),
     expand = make_op(s.ctx, "expand_dims");
  Tensor x = s.num(1);
  CHECK(refusal([&] { check(eager_op_set_int(sum.get(), "keepdims", 1)); }) ==
        "3: attribute 'keepdims' of sum is bool, not int [Op:sum]");
  CHECK(refusal([&] { check(eager_op_set_int(sum.get(), "axes", 1)); }) ==
        "3: op sum has no attribute 'axes' [Op:sum]");
  CHECK(refusal([&] { check(eager_op_set_device(sum.get(), "gpu:77")); }).find("gpu:77") != std::string::npos);
  std::vector<int64_t> dtype{99}, two{0, 7}, list{5, 1};
  CHECK(refusal([&] { execute(s.ctx, cast.get(), {x.get()}, &dtype); }) ==
        "3: argument 'dtype': unknown dtype 99 [Op:cast]");
  CHECK(refusal([&] { execute(s.ctx, expand.get(), {x.get()}, &two); }) ==
        "3: expand_dims takes fewer args: 1 are left over [Op:expand_dims]");
  CHECK(refusal([&] { execute(s.ctx, sum.get(), {x.get()}, &list); }) ==
        "3: argument 'axis': a list of 5 does not fit the 2 args [Op:sum]");
  execute(s.ctx, sum.get(), {x.get()});
  CHECK(refusal([&] { check(eager_op_set_device(sum.get(), "cpu:0")); }) ==
        "9: op sum has been executed: its device can no longer change [Op:sum]");
  CHECK(refusal([&] { check(eager_op_set_bool(sum.get(), "keepdims", 1)); }) ==
        "9: op sum has been executed: its attributes can no longer change [Op:sum]");
}

TEST_CASE("tensors refuse wrong data, shapes and dtypes") {
  eager::testing::add_test_devices();
  Session s;
  auto string_tensor = [&](const std::vector<int64_t>& offsets, const std::string& bytes, size_t cut = 0) {
    std::string data(reinterpret_cast<const char*>(offsets.data()), offsets.size() * 8);
    data += bytes;
    return make_tensor(s.ctx, EAGER_STRING, {2}, data.data(), data.size() - cut);
  };
  Tensor words = string_tensor({0, 2, 3}, "abc");
  CHECK(refusal([&] { string_tensor({0, 2, 3}, "", 8); }) == "3: string data needs 3 offsets before the bytes");
  for (int64_t n : {int64_t{1} << 61, INT64_MAX}) {  // eight times so many elements overflow
    const int64_t none = 0;
    CHECK(refusal([&] { make_tensor(s.ctx, EAGER_STRING, {n}, &none, 8); }).rfind("3: ", 0) == 0);
    CHECK(refusal([&] { make_tensor(s.ctx, EAGER_STRING, {n}, nullptr, 0); }).rfind("3: ", 0) == 0);
    CHECK_THAT(refusal([&] {
                 make_tensor(s.ctx, EAGER_BOOL, {n, 0}, nullptr, 0);
               }),
               Catch::Contains("too many elements"));
  }
  CHECK(refusal([&] {
          string_tensor({0, 2, 1}, "abc");
        }) == "3: string offset 2 = 1 is not in order or exceeds the data");
  CHECK(refusal([&] {
          string_tensor({1, 2, 3}, "abc");
        }) == "3: string offset 0 = 1 is not in order or exceeds the data");
  CHECK(refusal([&] {
          string_tensor({0, 2, 9}, "abc");
        }) == "3: string offset 2 = 9 is not in order or exceeds the data");
  CHECK(refusal([&] { string_tensor({0, 2, 3}, "abcd"); }) == "3: string data has 28 bytes, expected 27");
  CHECK(refusal([&] { s.to(words, "test:0"); }) == "3: a string tensor cannot lie on test:0");
  Tensor x = s.num(1);
  eager_tensor *indices, *rows;
  CHECK(refusal([&] { check(eager_tensor_sparse_rows(x.get(), &indices, &rows)); }) ==
        "3: the tensor is not sparse rows");
  Tensor far = s.to(x, "test:0");
  void* managed = nullptr;
  CHECK(refusal([&] { check(eager_tensor_to_dlpack(s.ctx, far.get(), nullptr, &managed)); }) ==
        "12: DLPack from test:0; copy the tensor to cpu:0 first");
}

TEST_CASE("a custom gradient that gives wrong tensors is refused") {
  Session s;
  static eager_tensor* gift;  // what the callback gives
  auto give = [](void*, eager_context*, eager_tensor* const*, int32_t, eager_tensor** out, int32_t) -> eager_status* {
    out[0] = gift;
    return nullptr;
  };
  auto gradient_with = [&](eager_tensor* t) {
    gift = t;
    Tensor x = s.num(2);
    Tape tape = make_tape(s.ctx);
    watch(tape, x);
    eager_tensor *in = x.get(), *recorded = nullptr;
    check(eager_tape_record(s.ctx, &in, 1, &in, 1, give, nullptr, nullptr, &recorded));
    Tensor y(recorded);
    s.grad(tape, y, x);
  };
  CHECK(refusal([&] {
          gradient_with(s.vec({1, 2}).release());
        }) == "3: custom gradient: input gradient #0 has shape [2], the input []");
  CHECK(refusal([&] { gradient_with(s.num(1).release()); }) == "nothing");
}

TEST_CASE("optimizers refuse wrong names and handles") {
  Session s;
  eager_optimizer* sgd = nullptr;
  check(eager_optimizer_create(s.ctx, "sgd", &sgd));
  CHECK(refusal([&] { check(eager_optimizer_set_float(sgd, nullptr, 1)); }) == "3: attr is NULL");
  Variable v = s.variable(s.num(1));
  eager_variable* variables[] = {v.get()};
  eager_tensor* wrong[] = {reinterpret_cast<eager_tensor*>(s.ctx)};
  CHECK(refusal([&] { check(eager_optimizer_apply(s.ctx, sgd, variables, wrong, 1)); }) ==
        "3: gradients[0] is not a tensor");
  eager_optimizer_release(sgd);
}

TEST_CASE("inference refuses unknown dims and ranks that it needs") {
  using namespace eager;
  start_devices();
  eager_context ctx{{}};
  auto infer = [&](const char* name, const char* attributes, std::vector<DType> dtypes, std::vector<Shape> shapes) {
    Ref<eager_op> op = Ref<eager_op>::adopt(new_op(name));
    op->set_from_text(attributes);
    return refusal([&] { client::infer(ctx, *op, dtypes, shapes); });
  };
  const DType f = DType::float32, i = DType::int64;
  CHECK(infer("squeeze", "", {f}, {Shape{-1, 2}}) == "3: squeeze needs an axis where a dimension is unknown");
  CHECK(infer("unstack", "", {f}, {Shape{-1, 2}}) == "3: Cannot infer argument `num` from shape [?,2]");
  CHECK(infer("gather_nd", "", {f, i}, {Shape{3}, Shape{2, -1}}) == "3: the last dimension of indices must be known");
  CHECK(infer("reshape", "", {f, i}, {Shape{4}, Shape{-1}}) == "3: the rank of a shape must be known");
  CHECK(infer("slice", "begin=-1 size=1", {f}, {Shape{-1}}) ==
        "3: Expected begin[0] and size[0] not negative, but got -1 and 1");
  CHECK(infer("add", "", {DType::string, DType::string}, {Shape{1}, Shape{1}}).find("was expected to be one of") !=
        std::string::npos);
}

TEST_CASE("a registry refuses op definitions that contradict themselves") {
  using namespace eager;
  Registry r;
  r.op("twice");
  CHECK(refusal([&] { r.op("twice"); }) == "13: op twice is defined twice");
  CHECK(refusal([&] { r.op("saver").input("x", dtypes::floats).gradient(nullptr, "y"); }) ==
        "13: saver saves 'y', which it does not have");
  OpDef& many = r.op("many");
  std::vector<std::string> names;
  for (int i = 0; i <= kMaxAttributes; ++i) names.push_back("a" + std::to_string(i));
  CHECK(refusal([&] {
          for (const std::string& name : names) many.attr_int(name.c_str(), 0);
        }) == "13: many: too many attributes");
}
