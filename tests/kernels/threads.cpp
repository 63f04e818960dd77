// Work that threads share within one matrix or one image gives the same bits on one thread and on all.
#include <catch2/catch.hpp>
#include <random>
#include <string>
#include <vector>

#include "base/parallel.h"
#include "support/tape_fixture.h"

using namespace client;
using Dims = std::vector<int64_t>;

namespace {

Tensor numbers(eager_context* ctx, int32_t dtype, const Dims& dims) {
  std::minstd_rand random(1);
  std::uniform_real_distribution<double> number(-1, 1);
  int64_t n = dtype == EAGER_COMPLEX64 || dtype == EAGER_COMPLEX128 ? 2 : 1;
  for (int64_t d : dims) n *= d;
  std::vector<double> wide(static_cast<size_t>(n));
  for (double& x : wide) x = number(random);
  const std::vector<float> narrow(wide.begin(), wide.end());
  const bool is_wide = dtype == EAGER_FLOAT64 || dtype == EAGER_COMPLEX128;
  return make_tensor(ctx, dtype, dims, is_wide ? static_cast<const void*>(wide.data()) : narrow.data(),
                     static_cast<size_t>(n) * (is_wide ? 8 : 4));
}

std::vector<std::string> outputs(eager_context* ctx, const Op& op, const std::vector<eager_tensor*>& inputs,
                                 int threads) {
  const int before = eager::set_parallelism(threads);
  const std::vector<Tensor> made = execute(ctx, op.get(), inputs);
  eager::set_parallelism(before);
  std::vector<std::string> bytes;
  for (const Tensor& t : made) {
    bytes.emplace_back(eager_tensor_num_bytes(t.get()), '\0');
    check(eager_tensor_read(t.get(), bytes.back().data(), bytes.back().size()));
  }
  return bytes;
}

void compare(eager_context* ctx, const Op& op, const std::vector<eager_tensor*>& inputs) {
  CHECK(outputs(ctx, op, inputs, 1) == outputs(ctx, op, inputs, 0));
}

}  // namespace

TEST_CASE("large factorizations and solutions do not depend on the threads") {
  const Context owner = make_context(0);
  eager_context* const ctx = owner.get();
  const Op solve = make_op(ctx, "solve"), lu = make_op(ctx, "lu"), det = make_op(ctx, "det");
  for (int32_t dtype : {EAGER_FLOAT32, EAGER_FLOAT64, EAGER_COMPLEX64, EAGER_COMPLEX128}) {
    for (const int64_t n : {255, 300}) {
      INFO("dtype " << dtype << ", " << n);
      const Tensor a = numbers(ctx, dtype, {n, n}), b = numbers(ctx, dtype, {n, 333}),
                   c = numbers(ctx, dtype, {n, 400});
      compare(ctx, solve, {a.get(), b.get()});
      compare(ctx, det, {a.get()});
      compare(ctx, lu, {c.get()});
    }
  }
  Session s;
  constexpr int64_t kRows = 640;
  const Tensor half = numbers(s.ctx, EAGER_FLOAT64, {kRows, kRows});
  const std::vector<int64_t> turned{2, 1, 0};
  const Tensor x = s.add(half, s.run("permute_dims", {half.get()}, &turned));
  const Op eigh = make_op(s.ctx, "eigh");
  compare(s.ctx, eigh, {x.get()});
  const std::vector<Tensor> found = execute(s.ctx, eigh.get(), {x.get()});
  const Tensor product = s.run("matmul", {x.get(), found[1].get()}), scaled = s.mul(found[1], found[0]);
  const Tensor rest = s.run("subtract", {product.get(), scaled.get()});
  const Tensor error = s.run("max", {s.run("abs", {rest.get()}).get()});
  const Tensor largest = s.run("max", {s.run("abs", {found[0].get()}).get()});
  CHECK(values(error)[0] < 10 * kRows * 2.2e-16 * values(largest)[0]);
}

TEST_CASE("a convolution of one image does not depend on the threads") {
  const Context owner = make_context(0);
  eager_context* const ctx = owner.get();
  const struct {
    Dims image, filter;
    int64_t stride, dilation;
    const char* padding;
  } cases[] = {{{1, 40, 40, 32}, {3, 3, 32, 32}, 1, 1, "SAME"},    {{1, 41, 30, 16}, {5, 3, 16, 32}, 2, 1, "VALID"},
               {{1, 30, 30, 32}, {3, 3, 32, 32}, 1, 3, "SAME"},    {{1, 7, 7, 128}, {3, 3, 128, 144}, 1, 1, "SAME"},
               {{1, 28, 28, 128}, {1, 1, 128, 256}, 2, 1, "SAME"}, {{1, 3, 200, 16}, {9, 3, 16, 16}, 1, 1, "SAME"}};
  for (const auto& given : cases) {
    const Op op = make_op(ctx, "conv2d");
    const int64_t strides[] = {given.stride, given.stride}, dilations[] = {given.dilation, given.dilation};
    check(eager_op_set_ints(op.get(), "strides", strides, 2));
    check(eager_op_set_ints(op.get(), "dilations", dilations, 2));
    check(eager_op_set_string(op.get(), "padding", given.padding));
    INFO("filter " << given.filter[0] << "x" << given.filter[3] << " stride " << given.stride);
    compare(ctx, op, {numbers(ctx, EAGER_FLOAT32, given.image).get(), numbers(ctx, EAGER_FLOAT32, given.filter).get()});
  }
}

TEST_CASE("the order of a long line does not depend on the threads") {
  const Context owner = make_context(0);
  eager_context* const ctx = owner.get();
  const Op argsort = make_op(ctx, "argsort"), cast = make_op(ctx, "cast");
  const Tensor x = numbers(ctx, EAGER_FLOAT64, {300001});
  compare(ctx, argsort, {x.get()});
  const std::vector<int64_t> to_half{EAGER_FLOAT16};  // of which many are equal
  const Tensor halves = std::move(execute(ctx, cast.get(), {x.get()}, &to_half)[0]);
  compare(ctx, argsort, {halves.get()});
}
