// Work that threads share within one matrix or one image gives the same bits on one thread and on all.
#include <algorithm>
#include <atomic>
#include <catch2/catch.hpp>
#include <cmath>
#include <cstring>
#include <numeric>
#include <random>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "base/parallel.h"
#include "support/sanitizer.h"
#include "support/tape_fixture.h"

using namespace client;
using eager::testing::is_sanitized;
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

std::string bytes_of(const Tensor& t) {
  std::string bytes(eager_tensor_num_bytes(t.get()), '\0');
  check(eager_tensor_read(t.get(), bytes.data(), bytes.size()));
  return bytes;
}

std::vector<std::string> outputs(eager_context* ctx, const Op& op, const std::vector<eager_tensor*>& inputs,
                                 int threads) {
  const int before = eager::set_parallelism(threads);
  const std::vector<Tensor> made = execute(ctx, op.get(), inputs);
  eager::set_parallelism(before);
  std::vector<std::string> bytes;
  for (const Tensor& t : made) bytes.push_back(bytes_of(t));
  return bytes;
}

void compare(eager_context* ctx, const Op& op, const std::vector<eager_tensor*>& inputs) {
  CHECK(outputs(ctx, op, inputs, 1) == outputs(ctx, op, inputs, 0));
}

// Returns how many numbers a line has whose order threads find together: 2^17 do.
int64_t num_shared() { return is_sanitized() ? 140000 : 300000; }

}  // namespace

TEST_CASE("the order of many numbers does not depend on the threads") {
  Session s;
  const int64_t n = num_shared();
  // Few of these differ in their first 32 bits, from the least one on.
  std::vector<int64_t> close;
  for (int64_t i = 0; i < n; ++i) close.push_back(((i * 7919 % 5) << 50) + i * 40503 % 1000);
  close[n / 2] = INT64_MAX;
  std::vector<int64_t> order(close.size());
  std::iota(order.begin(), order.end(), int64_t{0});
  std::stable_sort(order.begin(), order.end(), [&](int64_t a, int64_t b) { return close[a] < close[b]; });
  const Tensor x = make_tensor(s.ctx, EAGER_INT64, {n}, close.data(), close.size() * sizeof(int64_t));
  const Op op = make_op(s.ctx, "argsort");
  for (const int threads : {1, 2, 3, 7}) {
    const std::string found = outputs(s.ctx, op, {x.get()}, threads)[0];
    CHECK(std::memcmp(found.data(), order.data(), found.size()) == 0);
  }
}

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
}

TEST_CASE("large orthogonal factors do not depend on the threads, and turn the matrix into what is left of it") {
  Session s;
  for (int32_t dtype : {EAGER_FLOAT32, EAGER_FLOAT64, EAGER_COMPLEX64, EAGER_COMPLEX128}) {
    if (is_sanitized() && dtype != EAGER_FLOAT32) continue;  // no sanitizer sees LAPACK
    const double rounding = dtype == EAGER_FLOAT64 || dtype == EAGER_COMPLEX128 ? 1.1e-16 : 6e-8;
    const auto product = [&](const Tensor& a, const Tensor& b, const char* adjoint = nullptr) {
      const Op op = make_op(s.ctx, "matmul");
      if (adjoint) check(eager_op_set_bool(op.get(), adjoint, true));
      return std::move(execute(s.ctx, op.get(), {a.get(), b.get()})[0]);
    };
    const auto sizes = [&](const Tensor& t) {
      const std::vector<int64_t> to{EAGER_FLOAT64};
      return values(s.run("cast", {s.run("abs", {t.get()}).get()}, &to));
    };
    // The largest difference of the sizes of x [rows, ...] and of a matrix with this diagonal.
    const auto from_diagonal = [&](const Tensor& x, size_t rows, const std::vector<double>& diagonal) {
      std::vector<double> found = sizes(x);
      for (size_t i = 0; i < diagonal.size(); ++i) found[i * (found.size() / rows + 1)] -= diagonal[i];
      double largest = 0;
      for (const double f : found) largest = std::max(largest, std::abs(f));
      return largest;
    };
    const struct {
      const char* op;
      size_t m, n;
      bool is_full;
    } cases[] = {{"qr", 300, 300, false},  {"qr", 400, 290, true},   {"qr", 290, 400, false},
                 {"svd", 520, 520, false}, {"svd", 600, 515, true},  {"svd", 515, 600, false},
                 {"svd", 800, 515, true},  {"svd", 515, 800, false}, {"eigh", 530, 530, false}};
    // The other dtypes take the same way, by other names of LAPACK's functions: they go it once for each op.
    const bool is_brief = is_sanitized() || dtype == EAGER_FLOAT32 || dtype == EAGER_COMPLEX128;
    std::set<std::string> seen;
    for (const auto& given : cases) {
      const std::string name = given.op;
      if (is_brief && !seen.insert(name).second) continue;
      INFO(name << " dtype " << dtype << ", " << given.m << "x" << given.n);
      Tensor x = numbers(s.ctx, dtype, {static_cast<int64_t>(given.m), static_cast<int64_t>(given.n)});
      if (name == "eigh") x = product(x, x, "adjoint_a");
      const Op op = make_op(s.ctx, given.op);
      if (name != "eigh") check(eager_op_set_bool(op.get(), "full_matrices", given.is_full));
      compare(s.ctx, op, {x.get()});
      const std::vector<Tensor> found = execute(s.ctx, op.get(), {x.get()});
      const Tensor& q = found[name == "eigh" ? 1 : 0];
      const size_t columns = given.is_full ? given.m : std::min(given.m, given.n);
      CHECK(from_diagonal(product(q, q, "adjoint_a"), columns, std::vector<double>(columns, 1)) < 60 * rounding);
      const Tensor left = product(q, x, "adjoint_a");
      if (name == "qr") {
        const Tensor rest = s.run("subtract", {left.get(), found[1].get()});
        CHECK(from_diagonal(rest, columns, {}) < 300 * rounding);
        continue;
      }
      const bool is_svd = name == "svd";
      const Tensor& other = found[is_svd ? 2 : 1];
      const size_t rows = is_svd && given.is_full ? given.n : columns;
      if (is_svd)
        CHECK(from_diagonal(product(other, other, "adjoint_b"), rows, std::vector<double>(rows, 1)) < 60 * rounding);
      const std::vector<double> diagonal = sizes(found[is_svd ? 1 : 0]);
      const double largest = *std::max_element(diagonal.begin(), diagonal.end());
      const Tensor turned = product(left, other, is_svd ? "adjoint_b" : nullptr);
      CHECK(from_diagonal(turned, columns, diagonal) < 60 * rounding * largest);
    }
  }
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

TEST_CASE("threads that convolve small images at once get what each gets alone") {
  const Context owner = make_context(0);
  eager_context* const ctx = owner.get();
  const auto results = [&](int64_t width) {
    const Tensor x = numbers(ctx, EAGER_FLOAT32, {1, 6, width, 3}), filter = numbers(ctx, EAGER_FLOAT32, {3, 3, 3, 5});
    const Op conv = make_op(ctx, "conv2d"), to_filter = make_op(ctx, "conv2d_grad_filter"),
             to_input = make_op(ctx, "conv2d_grad_input");
    const Tensor y = std::move(execute(ctx, conv.get(), {x.get(), filter.get()})[0]);
    const Tensor dfilter = std::move(execute(ctx, to_filter.get(), {x.get(), y.get(), filter.get()})[0]);
    const Tensor dx = std::move(execute(ctx, to_input.get(), {y.get(), filter.get(), x.get()})[0]);
    return bytes_of(y) + bytes_of(dfilter) + bytes_of(dx);
  };
  const std::string alone[] = {results(6), results(7)};
  std::atomic<bool> are_equal{true};
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&] {
      for (int i = 0; i < 100; ++i) {
        if (results(6 + i % 2) != alone[i % 2]) are_equal = false;
      }
    });
  }
  for (std::thread& t : threads) t.join();
  CHECK(are_equal);
}

TEST_CASE("the order of a long line does not depend on the threads") {
  const Context owner = make_context(0);
  eager_context* const ctx = owner.get();
  const Op argsort = make_op(ctx, "argsort"), cast = make_op(ctx, "cast");
  const int64_t n = num_shared() + 1;
  const Tensor x = numbers(ctx, EAGER_FLOAT64, {n});
  compare(ctx, argsort, {x.get()});
  const std::vector<int64_t> to_half{EAGER_FLOAT16};  // of which many are equal
  const Tensor halves = std::move(execute(ctx, cast.get(), {x.get()}, &to_half)[0]);
  compare(ctx, argsort, {halves.get()});
  std::vector<double> same(static_cast<size_t>(n), 0.5);
  const auto check_all = [&] {
    const Tensor t = make_tensor(ctx, EAGER_FLOAT64, {n}, same.data(), same.size() * sizeof(double));
    compare(ctx, argsort, {t.get()});
  };
  check_all();
  for (size_t i = 0; i < same.size(); ++i) same[i] += static_cast<double>(i * 7919 % 1000) * 0x1p-40;
  same.back() = 1e300;  // the others have the same first bits
  check_all();
}
