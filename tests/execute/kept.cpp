// Tests of calls that come again: with other values, arguments, shapes and dtypes, under tapes, and where they fail.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "support/numbers.h"
#include "support/tape_fixture.h"

using namespace client;
using V = std::vector<double>;

namespace {

double truth(bool b) { return b ? 1 : 0; }

constexpr int kTimes = 4;  // a call is kept when it comes for the second time

struct Calls : Session {
  explicit Calls(const char* name) : op(make_op(ctx, name)) {}
  V operator()(const std::vector<eager_tensor*>& inputs, const std::vector<int64_t>& args = {}) {
    const Tensor y = std::move(client::execute(ctx, op.get(), inputs, &args)[0]);
    std::vector<unsigned char> bytes(eager_tensor_num_bytes(y.get()));
    check(eager_tensor_read(y.get(), bytes.data(), bytes.size()));
    V reals;
    for (const numbers::Complex& number :
         numbers::decode(bytes.data(), eager_tensor_num_elements(y.get()), eager_tensor_dtype(y.get())))
      reals.push_back(number.real());
    return reals;
  }
  Op op;
};

}  // namespace

TEST_CASE("a call that comes again reads its inputs anew") {
  Calls sum("sum"), less("less");
  for (int i = 0; i < kTimes; ++i) {
    const double x = i;
    CHECK(sum({sum.vec({x, 1, 2}).get()}) == V{x + 3});
    CHECK(less({less.vec({x, 1}).get(), less.vec({2, x}).get()}) == V{truth(x < 2), truth(1 < x)});
  }
}

TEST_CASE("calls of one op differ by arguments, shapes, dtypes and absent inputs") {
  Calls sum("sum"), clip("clip");
  const V numbers{1, 2, 3, 4, 5, 6};
  const auto matrix = [&](int64_t rows, int64_t columns) {
    return make_tensor(sum.ctx, EAGER_FLOAT64, {rows, columns}, numbers.data(), numbers.size() * 8);
  };
  for (int i = 0; i < kTimes; ++i) {
    CHECK(sum({matrix(2, 3).get()}) == V{21});
    CHECK(sum({matrix(2, 3).get()}, {1, 0}) == V{5, 7, 9});
    CHECK(sum({matrix(2, 3).get()}, {1, 1}) == V{6, 15});
    CHECK(sum({matrix(3, 2).get()}, {1, 1}) == V{3, 7, 11});
    CHECK(sum({sum.ids({1, 2}).get()}) == V{3});
    CHECK(clip({clip.vec({0, 2, 4}).get(), clip.num(1).get(), nullptr}) == V{1, 2, 4});
    CHECK(clip({clip.vec({0, 2, 4}).get(), nullptr, clip.num(3).get()}) == V{0, 2, 3});
  }
}

TEST_CASE("a weak scalar of a call that comes again is converted anew") {
  Calls less("less");
  for (int i = 0; i < kTimes; ++i) {
    eager_tensor* t = nullptr;
    check(eager_tensor_scalar_float(less.ctx, i + 0.5, &t));
    const Tensor limit(t);
    CHECK(less({less.vec({1, 2}).get(), limit.get()}) == V{truth(1 < i + 0.5), truth(2 < i + 0.5)});
    check(eager_tensor_scalar_int(less.ctx, i == 3 ? 300 : i, &t));
    const Tensor whole(t);
    const uint8_t bytes[] = {1, 2};
    const Tensor x = make_tensor(less.ctx, EAGER_UINT8, {2}, bytes, 2);
    if (i == 3) CHECK_THROWS_AS(less({x.get(), whole.get()}), Failure);
    else CHECK(less({x.get(), whole.get()}) == V{truth(1 < i), truth(2 < i)});
  }
}

TEST_CASE("tapes see calls that come again") {
  Calls sum("sum");
  for (int i = 0; i < kTimes; ++i) {
    const Tensor x = sum.vec({1.0 * i, 2});
    const Tape tape = make_tape(sum.ctx);
    check(eager_tape_watch(tape.get(), x.get()));
    const Tensor square = sum.mul(x, x);
    const Tensor y = std::move(client::execute(sum.ctx, sum.op.get(), {square.get()})[0]);
    CHECK(values(sum.grad(tape, y, x)) == V{2.0 * i, 4});
  }
  for (int i = 0; i < kTimes; ++i) {
    const Tensor x = make_tensor(sum.ctx, EAGER_FLOAT64, {2, 2}, V{1, 2, 3, 4}.data(), 32);
    const Tape tape = make_tape(sum.ctx);
    check(eager_tape_watch(tape.get(), x.get()));
    const std::vector<int64_t> last_axis{1, 1};
    const Tensor square = sum.mul(x, x);
    const Tensor y = std::move(client::execute(sum.ctx, sum.op.get(), {square.get()}, &last_axis)[0]);
    CHECK(values(sum.grad(tape, y, x)) == V{2, 4, 6, 8});
  }
}

TEST_CASE("a call that comes again fails as the first one does") {
  Calls gather("gather");
  for (int i = 0; i < kTimes; ++i) {
    CHECK(gather({gather.vec({5, 6}).get(), gather.ids({1, 0}).get()}) == V{6, 5});
    try {
      gather({gather.vec({5, 6}).get(), gather.ids({1, 2}).get()});
      FAIL("an index out of range is taken");
    } catch (const Failure& failure) {
      CHECK(failure.code == EAGER_INVALID_ARGUMENT);
      CHECK(failure.op == "gather");
    }
  }
}

TEST_CASE("views of a call that comes again share what they show") {
  Calls squeeze("squeeze");
  const V numbers(20, 1.5);
  const Tensor x = make_tensor(squeeze.ctx, EAGER_FLOAT64, {1, 20}, numbers.data(), numbers.size() * 8);
  for (int i = 0; i < kTimes; ++i) {
    const Tensor y = std::move(client::execute(squeeze.ctx, squeeze.op.get(), {x.get()})[0]);
    CHECK(dims_of(y.get()) == std::vector<int64_t>{20});
    const void *data = nullptr, *of_x = nullptr;
    check(eager_tensor_data(y.get(), &data));
    check(eager_tensor_data(x.get(), &of_x));
    CHECK(data == of_x);
  }
}
