// What elementwise kernels promise beyond the tolerances of the op cases.
#include <catch2/catch.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <vector>

#include "support/client.h"

using namespace client;

namespace {

void check_roots(eager_context* ctx, const std::vector<float>& x) {
  Tensor t = make_tensor(ctx, EAGER_FLOAT32, {static_cast<int64_t>(x.size())}, x.data(), x.size() * 4);
  Tensor roots = std::move(execute(ctx, make_op(ctx, "sqrt").get(), {t.get()})[0]);
  std::vector<float> y(x.size());
  check(eager_tensor_read(roots.get(), y.data(), y.size() * 4));
  auto is_right = [&](size_t i) {
    const float root = std::sqrt(x[i]);
    return std::isnan(root) ? std::isnan(y[i]) : std::bit_cast<uint32_t>(root) == std::bit_cast<uint32_t>(y[i]);
  };
  size_t right = 0;
  while (right < x.size() && is_right(right)) ++right;
  INFO("sqrt of " << x[std::min(right, x.size() - 1)]);
  CHECK(right == x.size());
}

}  // namespace

TEST_CASE("square roots are rounded correctly") {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  constexpr uint32_t kStep = 97;
#else
  constexpr uint32_t kStep = 1;
#endif
  Context ctx = make_context();
  std::vector<float> x;
  const uint32_t end = std::bit_cast<uint32_t>(4.0f);  // all mantissas, with even and odd exponents
  for (uint32_t bits = std::bit_cast<uint32_t>(1.0f); bits < end; bits += kStep) {
    x.push_back(std::bit_cast<float>(bits));
    if (x.size() < 1u << 20 && bits + kStep < end) continue;
    check_roots(ctx.get(), x);
    x.clear();
  }
  for (uint64_t bits = 0; bits < 1ull << 32; bits += 65521) x.push_back(std::bit_cast<float>(static_cast<uint32_t>(bits)));
  for (float v : {0.0f, -0.0f, std::numeric_limits<float>::infinity(), -1.0f, std::numeric_limits<float>::denorm_min(),
                  std::numeric_limits<float>::min(), std::numeric_limits<float>::max(), 0x1p-90f, 0x1p120f}) {
    for (float other : {1.0f, 2.0f, 3.0f, 5.0f, 7.0f}) x.insert(x.end(), {other, v, other});
  }
  check_roots(ctx.get(), x);
}

TEST_CASE("cosines of multiples of pi are whole") {
  Context ctx = make_context();
  std::vector<float> x(70), y(x.size());  // vectors and the rest
  for (size_t i = 0; i < x.size(); ++i) x[i] = i % 3 == 0 ? 0.0f : i % 3 == 1 ? -0.0f : static_cast<float>(M_PI);
  Tensor t = make_tensor(ctx.get(), EAGER_FLOAT32, {static_cast<int64_t>(x.size())}, x.data(), x.size() * 4);
  Tensor cosines = std::move(execute(ctx.get(), make_op(ctx.get(), "cos").get(), {t.get()})[0]);
  check(eager_tensor_read(cosines.get(), y.data(), y.size() * 4));
  for (size_t i = 0; i < x.size(); ++i) CHECK(y[i] == (i % 3 == 2 ? -1.0f : 1.0f));
}
