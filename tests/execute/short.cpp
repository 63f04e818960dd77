// Tests of the short way: what it gives, beside the way of steps, and which calls it leaves to other ways.
#include <catch2/catch.hpp>
#include <cmath>
#include <cstring>
#include <new>
#include <string>
#include <utility>
#include <vector>

#include "runtime/core/device_manager.h"
#include "runtime/execute/short.h"
#include "runtime/execute/ways.h"
#include "support/tape_fixture.h"

using namespace client;
using namespace eager;
using V = std::vector<double>;
using client::Tensor;

namespace {

struct Beside : Session {
  eager_context& context() { return *static_cast<eager_context*>(ctx); }

  // Returns numbers of a dtype and shape, with all that is special about the dtype.
  Tensor numbers(DType dtype, const std::vector<int64_t>& dims) {
    int64_t n = 1;
    for (const int64_t d : dims) n *= d;
    V reals(static_cast<size_t>(n));
    const V special{-0.0, NAN, INFINITY, -INFINITY, 0.5, -2.5, 1, 3};
    for (size_t i = 0; i < reals.size(); ++i)
      reals[i] = is_inexact(dtype) && i % 2 ? special[i / 2 % special.size()] : static_cast<double>(i % 7);
    const Tensor x = make_tensor(ctx, EAGER_FLOAT64, dims, reals.data(), reals.size() * sizeof(double));
    const std::vector<int64_t> args{static_cast<int64_t>(dtype)};
    return run("cast", {x.get()}, &args);
  }
  TensorRef by_steps(eager_op& op, const std::vector<eager_tensor*>& in) {
    eager_tensor* out = nullptr;
    int32_t room = 1;
    run_steps(context(), {op, in.data(), static_cast<int>(in.size()), &out, room});
    return TensorRef::adopt(out);
  }
};

std::string bytes_of(const eager_tensor& t) {
  return std::string(static_cast<const char*>(t.data), static_cast<size_t>(t.num_elements) * dtype_size(t.dtype));
}

void check_same(const eager_tensor& one, const eager_tensor& other) {
  CHECK(one.dtype == other.dtype);
  CHECK(one.shape() == other.shape());
  CHECK(bytes_of(one) == bytes_of(other));
}

}  // namespace

TEST_CASE("the short way gives what the steps give, for every op that has one") {
  Beside s;
  int count = 0;
  for (int i = 0; i < Registry::global().size(); ++i) {
    const OpDef& def = Registry::global().at(i);
    if (def.is_internal_) continue;
    for (const bool is_set : {false, true}) {
      const Ref<eager_op> op = Ref<eager_op>::adopt(new_op(def.name));
      CAPTURE(def.name, is_set);
      if (is_set) {
        if (!def.has_parameter_) break;
        const Attribute& a = def.attributes_[0];
        if (a.type == AttrType::boolean) op->set_bool(a.name, true);
        else op->set_float(a.name, -0.75);
      }
      op->freeze();
      if (op->num_short_inputs == 0) break;
      ++count;
      for (int d = 1; d < kNumDTypes; ++d) {
        if (!op->loops[d]) continue;
        for (const std::vector<int64_t>& dims : std::vector<std::vector<int64_t>>{{}, {0}, {8}, {3, 5}, {2, 1, 50}}) {
          const Tensor a = s.numbers(static_cast<DType>(d), dims), b = s.numbers(static_cast<DType>(d), dims);
          std::vector<eager_tensor*> in{a.get()};
          if (op->num_short_inputs == 2) in.push_back(b.get());
          eager_tensor* out = nullptr;
          int32_t room = 1;
          REQUIRE(run_short<false>(s.context(), *op, in.data(), op->num_short_inputs, &out, room));
          const TensorRef by_short = TensorRef::adopt(out), by_steps = s.by_steps(*op, in);
          check_same(*by_short, *by_steps);
          if (!a->is_in_block() || kMaxCachedBlocks == 0) continue;
          REQUIRE(run_short<true>(s.context(), *op, in.data(), op->num_short_inputs, &out, room));
          check_same(*TensorRef::adopt(out), *by_steps);
        }
      }
    }
  }
  CHECK(count > 100);
}

TEST_CASE("a parameter holds however it is set, and for the call that gives it") {
  Beside s;
  const Tensor x = s.numbers(DType::float32, {8});
  const auto run = [&](eager_op* op, const std::vector<int64_t>* args = nullptr) {
    return std::move(client::execute(s.ctx, op, {x.get()}, args)[0]);
  };
  const Op quarter = make_op(s.ctx, "leaky_relu"), whole = make_op(s.ctx, "leaky_relu"),
           by_call = make_op(s.ctx, "leaky_relu");
  check(eager_op_set_float(quarter.get(), "alpha", 0.25));
  check(eager_op_set_int(whole.get(), "alpha", 3));
  const double given = 0.25;
  std::vector<int64_t> args(1);
  std::memcpy(args.data(), &given, sizeof given);
  for (int i = 0; i < 4; ++i) {
    check_same(*run(by_call.get(), &args), *run(quarter.get()));
    check_same(*run(by_call.get()), *s.by_steps(*by_call.get(), {x.get()}));
    check_same(*run(whole.get()), *s.by_steps(*whole.get(), {x.get()}));
  }
  const Ref<eager_op> copy = quarter->with(quarter->attrs, -1);
  check_same(*run(copy.get()), *run(quarter.get()));
}

TEST_CASE("a tape sees a parameter and a truth of the short way") {
  Beside s;
  const Tensor x = s.vec({-2, 3});
  const Op elu = make_op(s.ctx, "elu");
  check(eager_op_set_float(elu.get(), "alpha", 2));
  const Tape tape = make_tape(s.ctx);
  watch(tape, x);
  const Tensor y = std::move(client::execute(s.ctx, elu.get(), {x.get()})[0]);
  const Tensor is_less = s.run("less", {x.get(), y.get()});
  CHECK(eager_tensor_dtype(is_less.get()) == EAGER_BOOL);
  const V slopes = values(s.grad(tape, y, x));
  CHECK(slopes[0] == Approx(2 * std::exp(-2.0)));
  CHECK(slopes[1] == 1);
}

TEST_CASE("a collector that fails while a kernel with a weak scalar has no memory is asked once") {
  Beside s;
  const Op atan2 = make_op(s.ctx, "atan2");
  atan2->freeze();
  const int dtype = static_cast<int>(DType::float32);
  REQUIRE((atan2->loops[dtype] && !atan2->scalar_loops[dtype]));
  const Tensor x = s.numbers(DType::float32, {1000});  // more than the copies of a scalar that its loop reads
  eager_tensor *made = nullptr, *out = nullptr;
  check(eager_tensor_scalar_float(s.ctx, 1.5, &made));
  const Tensor weak(made);
  eager_tensor* in[] = {x.get(), weak.get()};
  int32_t room = 1;
  const auto fail = [](void* asked, const char*, int64_t) {
    ++*static_cast<int*>(asked);
    return eager_status_new(EAGER_ABORTED, "the collector fails");
  };
  int asked = 0;
  check(eager_memory_on_pressure(int64_t{1} << 60, fail, &asked, nullptr));
  auto& kernel = const_cast<Kernel&>(device_at(kHostDevice).kernels[atan2->def.index * kNumDTypes + dtype]);
  const Kernel before = std::exchange(kernel, [](KernelCall&) -> int32_t { throw std::bad_alloc(); });
  const int32_t code = code_of(eager_execute(s.ctx, atan2.get(), in, 2, &out, &room));
  kernel = before;
  check(eager_memory_on_pressure(0, fail, &asked, nullptr));
  CHECK(code == EAGER_ABORTED);
  CHECK(asked == 1);
}

TEST_CASE("a weak scalar meets comparisons and parameters as a tensor does") {
  Beside s;
  eager_tensor* made = nullptr;
  check(eager_tensor_scalar_float(s.ctx, 1, &made));
  const Tensor weak(made);
  const std::vector<int64_t> to_float{EAGER_FLOAT32};
  for (const char* name : {"less", "greater_equal", "equal", "elu_grad", "huber_losses", "leaky_relu_grad"}) {
    for (const int64_t n : {1, 8, 100, 5000}) {
      CAPTURE(name, n);
      const Op op = make_op(s.ctx, name);
      const Tensor x = s.numbers(DType::float32, {n}), ones = s.run("ones_like", {x.get()});
      for (const bool is_first : {false, true}) {
        const auto call = [&](const Tensor& one) {
          std::vector<eager_tensor*> in{x.get(), one.get()};
          if (is_first) std::swap(in[0], in[1]);
          return std::move(client::execute(s.ctx, op.get(), in)[0]);
        };
        check_same(*call(weak), *call(ones));
      }
    }
  }
}
