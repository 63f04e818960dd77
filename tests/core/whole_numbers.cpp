// Integers beyond 2^53, which a double cannot hold exactly, in attributes that may also be floats.
#include <catch2/catch.hpp>

#include <cstdint>
#include <vector>

#include "support/client.h"

using namespace client;

namespace {

constexpr int64_t kWide = (int64_t{1} << 53) + 1;

std::vector<int64_t> read(const Tensor& t) {
  std::vector<int64_t> values(static_cast<size_t>(eager_tensor_num_elements(t.get())));
  check(eager_tensor_read(t.get(), values.data(), values.size() * sizeof(int64_t)));
  return values;
}

std::vector<int64_t> arange(int64_t start, int64_t stop, int64_t step) {
  static Context ctx = make_context();
  const Op op = make_op(ctx.get(), "arange");
  check(eager_op_set_int(op.get(), "start", start));
  check(eager_op_set_int(op.get(), "stop", stop));
  check(eager_op_set_int(op.get(), "step", step));
  check(eager_op_set_dtype(op.get(), "dtype", EAGER_INT64));
  return read(execute(ctx.get(), op.get(), {})[0]);
}

}  // namespace

TEST_CASE("arange keeps all digits of integers") {
  CHECK(arange(kWide, kWide + 3, 1) == std::vector<int64_t>{kWide, kWide + 1, kWide + 2});
  CHECK(arange(kWide, kWide - 4, -3) == std::vector<int64_t>{kWide, kWide - 3});
  CHECK(arange(0, 2 * kWide + 1, kWide) == std::vector<int64_t>{0, kWide, 2 * kWide});
  CHECK(arange(INT64_MAX - 2, INT64_MAX, 1) == std::vector<int64_t>{INT64_MAX - 2, INT64_MAX - 1});
  CHECK(arange(INT64_MIN, INT64_MAX, INT64_MAX) == std::vector<int64_t>{INT64_MIN, -1, INT64_MAX - 1});
  CHECK(arange(INT64_MAX, INT64_MIN, 1).empty());
  CHECK_THROWS_WITH(arange(INT64_MIN, INT64_MAX, 1), Catch::Contains("arange: too many elements"));
}

TEST_CASE("a later value of an attribute replaces all digits of an earlier one") {
  Context ctx = make_context();
  const Op op = make_op(ctx.get(), "arange");
  check(eager_op_set_int(op.get(), "start", kWide));
  check(eager_op_set_float(op.get(), "start", 0x1p53));
  check(eager_op_set_int(op.get(), "stop", kWide + 1));
  CHECK(read(execute(ctx.get(), op.get(), {})[0]) == std::vector<int64_t>{kWide - 1, kWide});
}

TEST_CASE("pad keeps all digits of an integer") {
  Context ctx = make_context();
  const Op op = make_op(ctx.get(), "pad");
  const int64_t one = 1, around[] = {1, 1};
  check(eager_op_set_int(op.get(), "constant_values", -kWide));
  check(eager_op_set_ints(op.get(), "paddings", around, 2));
  const Tensor x = make_tensor(ctx.get(), EAGER_INT64, {1}, &one, sizeof one);
  CHECK(read(execute(ctx.get(), op.get(), {x.get()})[0]) == std::vector<int64_t>{-kWide, 1, -kWide});
}
