// The rules of simplification: expressions, the ops that are left of them, and those that must stay.
#include <catch2/catch.hpp>

#include <functional>

#include "support/passes.h"

using namespace client;

namespace {

using Traced = Passing<Session>;
using Expression = std::function<Tensor(Traced&, const Tensor& x)>;

struct Case {
  const char* text;
  const char* left;  // ops
  Expression expression;
};

Expression with(const char* op, double c, const char* attributes = "") {
  return [=](Traced& s, const Tensor& x) { return s.op(op, attributes, {x.get(), s.num(c).get()}); };
}
Expression with_typed(const char* op, double c, int32_t dtype) {
  return [=](Traced& s, const Tensor& x) { return s.op(op, "", {x.get(), s.typed(dtype, s.num(c)).get()}); };
}
Expression number_first(const char* op, double c) {
  return [=](Traced& s, const Tensor& x) { return s.op(op, "", {s.num(c).get(), x.get()}); };
}
Expression chain(std::vector<std::pair<const char*, const char*>> ops) {
  return [=](Traced& s, const Tensor& x) {
    Tensor y = share(x.get());
    for (const auto& [op, attributes] : ops) y = s.op(op, attributes, {y.get()});
    return y;
  };
}

const std::vector<double> kNumbers{0.0, -0.0, 1, -1.5, 3, 5e-324, 1e-310, 1.7e308, kInf, -kInf, kNan, 0.1};

// Returns what is left before a copy, which stays, so that the result is no output.
std::string left(const Case& c, const std::vector<int64_t>& dims, const std::vector<int64_t>& at, int32_t dtype,
                 bool relaxed, const std::vector<double>& numbers = kNumbers) {
  Traced s;
  Tensor x = s.input(dims, dtype);
  Tensor y = c.expression(s, x);
  Function f = s.end({s.op("copy", "", {y.get()}).get()});
  eager::FunctionOptions options;
  options.relaxed_math = relaxed;
  int64_t n = 1;
  for (int64_t d : at) n *= d;
  std::vector<double> v;
  for (int64_t i = 0; i < n; ++i) v.push_back(numbers[static_cast<size_t>(i) % numbers.size()]);
  Tensor in = s.typed(dtype, make_tensor(s.ctx, EAGER_FLOAT64, at, v.data(), v.size() * 8));
  std::string ops = s.left(f, {in.get()}, options);
  const size_t copy = ops.rfind("copy");  // one behind it: it differs
  return ops.erase(copy > 0 ? copy - 1 : 0, copy > 0 ? 5 : 4);
}

void check_cases(const std::vector<Case>& cases, const std::vector<int64_t>& dims, const std::vector<int64_t>& at,
                 int32_t dtype, bool relaxed = false, const std::vector<double>& numbers = kNumbers) {
  for (const Case& c : cases) {
    INFO(c.text);
    CHECK(left(c, dims, at, dtype, relaxed, numbers) == c.left);
  }
}

}  // namespace

TEST_CASE("arithmetic that is exact for floating-point numbers") {
  const std::vector<Case> cases{
      {"x * 1", "", with("multiply", 1)},
      {"1 * x", "", number_first("multiply", 1)},
      {"x / 1", "", with("divide", 1)},
      {"x - 0", "", with("subtract", 0)},
      {"x + -0", "", with("add", -0.0)},
      {"-0 + x", "", number_first("add", -0.0)},
      {"x ** 1", "", with("pow", 1)},
      {"x / 8", "multiply", with("divide", 8)},
      {"x / -0.25", "multiply", with("divide", -0.25)},
      {"- - x", "", chain({{"negative", ""}, {"negative", ""}})},
      {"- - - x", "negative", chain({{"negative", ""}, {"negative", ""}, {"negative", ""}})},
      {"x * weak 1", "", [](Traced& s, const Tensor& x) { return s.mul(x, s.weak(1)); }},
      {"x * int 1", "", with_typed("multiply", 1, EAGER_INT32)},
      {"x * true", "", with_typed("multiply", 1, EAGER_BOOL)},
      {"(x * 1 - 0) / 1", "",
       [](Traced& s, const Tensor& x) {
         return s.run("divide", {s.run("subtract", {s.mul(x, s.num(1)).get(), s.num(0).get()}).get(), s.num(1).get()});
       }},
  };
  check_cases(cases, {-1}, {12}, EAGER_FLOAT64);
  check_cases(cases, {}, {}, EAGER_FLOAT64);
  check_cases(cases, {3, -1}, {3, 0}, EAGER_FLOAT64);
}

TEST_CASE("arithmetic that would change bits, dtypes or dims stays") {
  check_cases(
      {
          // clang-format off
          {"x + 0", "add", with("add", 0)},
          {"x - -0", "subtract", with("subtract", -0.0)},
          {"0 - x", "subtract", number_first("subtract", 0)},
          {"1 / x", "divide", number_first("divide", 1)},
          {"x * 0", "multiply", with("multiply", 0)},
          {"x * -0", "multiply", with("multiply", -0.0)},
          {"x * -1", "multiply", with("multiply", -1)},
          {"x * nan", "multiply", with("multiply", kNan)},
          {"x / 3", "divide", with("divide", 3)},
          {"x / 0", "divide", with("divide", 0)},
          {"x / inf", "divide", with("divide", kInf)},
          {"x / 2**1023", "divide", with("divide", 8.98846567431158e307)},
          {"x ** 2", "pow", with("pow", 2)},
          {"1 ** x", "pow", number_first("pow", 1)},
          {"floor(x / 1)", "floor_divide", with("floor_divide", 1)},
          {"x - x", "subtract", [](Traced& s, const Tensor& x) { return s.op("subtract", "", {x.get(), x.get()}); }},
          {"x / x", "divide", [](Traced& s, const Tensor& x) { return s.op("divide", "", {x.get(), x.get()}); }},
          {"(x * 3) * 5", "multiply multiply", [](Traced& s, const Tensor& x) { return s.mul(s.mul(x, s.num(3)), s.num(5)); }},
          {"(x + 3) + 5", "add add", [](Traced& s, const Tensor& x) { return s.add(s.add(x, s.num(3)), s.num(5)); }},
          {"exp log x", "log exp", chain({{"log", ""}, {"exp", ""}})},
          {"log exp x", "exp log", chain({{"exp", ""}, {"log", ""}})},
          {"x * [1, 1, .. 1]", "multiply", [](Traced& s, const Tensor& x) { return s.mul(x, s.vec(std::vector<double>(12, 1))); }},
          {"x * [[1]]", "multiply", [](Traced& s, const Tensor& x) { return s.mul(x, s.op("reshape", "shape=1,1", {s.num(1).get()})); }},
          {"x * [1, .., 2]", "multiply", [](Traced& s, const Tensor& x) {
             std::vector<double> v(12, 1);
             v[11] = 2;
             return s.mul(x, s.vec(v));
           }},
          // clang-format on
          {"x * []", "reshape multiply",
           [](Traced& s, const Tensor& x) { return s.mul(s.op("reshape", "shape=-1,1", {x.get()}), s.vec({})); }},
      },
      {-1}, {12}, EAGER_FLOAT64);
  check_cases({{"float32 * float64 1", "cast", with("multiply", 1)}}, {-1}, {12}, EAGER_FLOAT32);
  check_cases({{"int * 1.0", "cast", with("multiply", 1)},
               {"int / int 1", "cast", with_typed("divide", 1, EAGER_INT32)}},
              {-1}, {3}, EAGER_INT32, false, {1, -2, 3});
  check_cases({{"complex * 1", "multiply", with_typed("multiply", 1, EAGER_COMPLEX128)}}, {-1}, {12}, EAGER_COMPLEX128);
}

TEST_CASE("vectors of ones go where they stretch nothing") {
  check_cases({{"x * [1]", "", [](Traced& s, const Tensor& x) { return s.mul(x, s.vec({1})); }},
               {"x * [1, 1, 1]", "",
                [](Traced& s, const Tensor& x) {
                  return s.mul(x, s.vec({1, 1, 1}));
                }},
               {"x * [[1]]", "",
                [](Traced& s, const Tensor& x) { return s.mul(x, s.op("reshape", "shape=1,1", {s.num(1).get()})); }}},
              {-1, 3}, {4, 3}, EAGER_FLOAT64);
}

TEST_CASE("every exactly rounded dtype keeps its bits") {
  const std::vector<Case> cases{{"x * 1", "", [](Traced& s, const Tensor& x) { return s.mul(x, s.weak(1)); }},
                                {"x ** 1", "",
                                 [](Traced& s, const Tensor& x) {
                                   return s.op("pow", "", {x.get(), s.weak(1).get()});
                                 }},
                                {"x + -0", "", [](Traced& s, const Tensor& x) { return s.add(x, s.weak(-0.0)); }}};
  std::vector<double> many;  // over all exponents
  for (int i = 0; i < 4000; ++i) many.push_back(std::ldexp(1 + i * 0.00024567, i % 290 - 150) * (i % 3 == 0 ? -1 : 1));
  for (int32_t dtype : {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64}) {
    check_cases(cases, {-1}, {4000}, dtype, false, many);
    check_cases(cases, {}, {}, dtype, false, {many[123]});
  }
  check_cases({{"x / 4", "multiply", with_typed("divide", 4, EAGER_FLOAT32)}}, {-1}, {4000}, EAGER_FLOAT32, false,
              many);
  check_cases({{"x / 2**127", "divide", with_typed("divide", 1.7014118346046923e38, EAGER_FLOAT32)}}, {-1}, {4000},
              EAGER_FLOAT32, false, many);
}

TEST_CASE("integers obey more laws") {
  auto weak_int = [](Traced& s, int64_t v) {
    eager_tensor* t = nullptr;
    check(eager_tensor_scalar_int(s.ctx, v, &t));
    return Tensor(t);
  };
  auto with_int = [&](const char* op, int64_t v) -> Expression {
    return [=](Traced& s, const Tensor& x) { return s.op(op, "", {x.get(), weak_int(s, v).get()}); };
  };
  const std::vector<Case> cases{
      // clang-format off
      {"x + 0", "", with_int("add", 0)},
      {"x - 0", "", with_int("subtract", 0)},
      {"x * 1", "", with_int("multiply", 1)},
      {"x * 0", "zeros_like", with_int("multiply", 0)},
      {"x // 1", "", with_int("floor_divide", 1)},
      {"x ** 1", "", with_int("pow", 1)},
      {"x ** 2", "square", with_int("pow", 2)},
      {"x << 0", "", with_int("bitwise_left_shift", 0)},
      {"x | 0", "", with_int("bitwise_or", 0)},
      {"x ^ 0", "", with_int("bitwise_xor", 0)},
      {"x & 0", "zeros_like", with_int("bitwise_and", 0)},
      {"~ ~ x", "", chain({{"bitwise_invert", ""}, {"bitwise_invert", ""}})},
      {"round x", "", chain({{"round", ""}})},
      {"x - x", "zeros_like", [](Traced& s, const Tensor& x) { return s.op("subtract", "", {x.get(), x.get()}); }},
      {"x & x", "", [](Traced& s, const Tensor& x) { return s.op("bitwise_and", "", {x.get(), x.get()}); }},
      {"(x * 100) * 77", "multiply", [=](Traced& s, const Tensor& x) { return s.mul(s.mul(x, weak_int(s, 100)), weak_int(s, 77)); }},
      {"3 + (x + 100)", "add", [=](Traced& s, const Tensor& x) { return s.add(weak_int(s, 3), s.add(x, weak_int(s, 100))); }},
      {"x << 1", "bitwise_left_shift", with_int("bitwise_left_shift", 1)},
      {"x // 2", "floor_divide", with_int("floor_divide", 2)},
  };
  // clang-format on
  for (int32_t dtype : {EAGER_INT8, EAGER_UINT8, EAGER_INT32, EAGER_INT64, EAGER_UINT64}) {
    check_cases(cases, {-1}, {6}, dtype, false, {0, 1, 77, 100, 127, 5});
  }
  for (int32_t dtype : {EAGER_INT8, EAGER_INT64}) {
    check_cases({{"x & -1", "", with_int("bitwise_and", -1)}}, {-1}, {3}, dtype, false, {0, -1, 77});
  }
  check_cases({{"x & 255", "", with_int("bitwise_and", 255)}, {"x & 127", "bitwise_and", with_int("bitwise_and", 127)}},
              {-1}, {3}, EAGER_UINT8, false, {0, 255, 77});
}

TEST_CASE("logic with constants") {
  auto with_bool = [](const char* op, bool c) { return with_typed(op, c, EAGER_BOOL); };
  check_cases({{"x and true", "", with_bool("logical_and", true)},
               {"x and false", "zeros_like", with_bool("logical_and", false)},
               {"x or false", "", with_bool("logical_or", false)},
               {"x or true", "ones_like", with_bool("logical_or", true)},
               {"x xor false", "", with_bool("logical_xor", false)},
               {"x xor true", "logical_not", with_bool("logical_xor", true)},
               {"not not x", "", chain({{"logical_not", ""}, {"logical_not", ""}})},
               {"x or x", "",
                [](Traced& s, const Tensor& x) {
                  return s.op("logical_or", "", {x.get(), x.get()});
                }},
               {"x xor x", "logical_xor",
                [](Traced& s, const Tensor& x) {
                  return s.op("logical_xor", "", {x.get(), x.get()});
                }}},
              {-1}, {3}, EAGER_BOOL, false, {0, 1, 1});
}

TEST_CASE("a constant condition") {
  auto where = [](bool c, bool x_first, std::vector<double> other) -> Expression {
    return [=](Traced& s, const Tensor& x) {
      Tensor condition = s.typed(EAGER_BOOL, s.num(c)), y = other.size() == 1 ? s.num(other[0]) : s.vec(other);
      return s.op("where", "", {condition.get(), x_first ? x.get() : y.get(), x_first ? y.get() : x.get()});
    };
  };
  check_cases(
      {{"where(true, x, 2)", "", where(true, true, {2})},
       {"where(false, 2, x)", "", where(false, false, {2})},
       {"where(false, x, 2)", "where", where(false, true, {2})},
       {"where(true, x, [2, 3])", "where", where(true, true, {2, 3})},
       {"where([true, false], x, 2)", "where",
        [](Traced& s, const Tensor& x) {
          return s.op("where", "", {s.typed(EAGER_BOOL, s.vec({1, 0})).get(), x.get(), s.num(2).get()});
        }},
       {"where(true, x, exp x)", "exp where",
        [](Traced& s, const Tensor& x) {  // of which the device is not known
          return s.op("where", "", {s.typed(EAGER_BOOL, s.num(1)).get(), x.get(), s.run("exp", {x.get()}).get()});
        }}},
      {-1}, {2}, EAGER_FLOAT64);
}

TEST_CASE("identities and casts") {
  const std::vector<Case> cases{{"identity", "", chain({{"identity", ""}})},
                                {"stop_gradient", "", chain({{"stop_gradient", ""}, {"identity", ""}})},
                                {"to its own dtype", "", chain({{"cast", "dtype=float64"}})},
                                {"conj, real", "", chain({{"conj", ""}, {"real", ""}})},
                                {"to float32 and back", "cast cast",
                                 chain({{"cast", "dtype=float32"}, {"cast", "dtype=float64"}})},
                                {"floor", "floor", chain({{"floor", ""}})},
                                {"copy", "copy", chain({{"copy", ""}})}};
  check_cases(cases, {-1}, {12}, EAGER_FLOAT64);
  check_cases({{"conj of complex", "conj", chain({{"conj", ""}})}, {"real of complex", "real", chain({{"real", ""}})}},
              {-1}, {12}, EAGER_COMPLEX128);
}

TEST_CASE("views of views") {
  check_cases({{"flatten a batch, and split it", "reshape",
                chain({{"reshape", "shape=-1,6"}, {"reshape", "shape=-1,3"}})},
               {"back to its own dims", "", chain({{"reshape", "shape=-1,6"}, {"reshape", "shape=-1,2,3"}})},
               {"its own dims", "", chain({{"reshape", "shape=-1,2,3"}})},
               {"expand and squeeze", "", chain({{"expand_dims", "axis=1"}, {"squeeze", "axis=1"}})},
               {"expand and squeeze from behind", "", chain({{"expand_dims", "axis=-1"}, {"squeeze", "axis=3"}})},
               {"expand and reshape", "reshape", chain({{"expand_dims", "axis=1"}, {"reshape", "shape=-1,6"}})},
               {"expand and reshape that copies its dims", "expand_dims reshape",
                chain({{"expand_dims", "axis=0"}, {"reshape", "shape=0,0,-1 zero_copies=true"}})},
               {"permute twice", "", chain({{"permute_dims", "axes=1,2,0"}, {"permute_dims", "axes=2,0,1"}})},
               {"reverse twice", "", chain({{"permute_dims", ""}, {"permute_dims", ""}})},
               {"in order", "", chain({{"permute_dims", "axes=0,-2,2"}})},
               {"permute three times", "permute_dims",
                chain({{"permute_dims", "axes=1,2,0"}, {"permute_dims", "axes=1,2,0"}, {"permute_dims", ""}})},
               {"may fail", "reshape reshape", chain({{"reshape", "shape=4,-1"}, {"reshape", "shape=-1,2,3"}})},
               {"must be 4", "reshape reshape", chain({{"reshape", "shape=4,6"}, {"reshape", "shape=-1,2,3"}})},
               {"not its own dims", "reshape", chain({{"reshape", "shape=-1,3,2"}})},
               {"another axis", "expand_dims expand_dims squeeze",
                chain({{"expand_dims", "axis=1"}, {"expand_dims", "axis=0"}, {"squeeze", "axis=2"}})}},
              {-1, 2, 3}, {4, 2, 3}, EAGER_FLOAT64);
}

TEST_CASE("summing and broadcasting to dims that are there") {
  auto like = [](const char* op, const std::vector<int64_t>& dims) -> Expression {
    return [=](Traced& s, const Tensor& x) {
      const std::vector<double> v(6, 1.0);
      return s.op(
          op, "",
          {x.get(),
           make_tensor(s.ctx, EAGER_FLOAT64, dims, v.data(), static_cast<size_t>(dims[0] * dims[1]) * 8).get()});
    };
  };
  check_cases({{"sum_like", "", like("sum_like", {2, 3})},
               {"broadcast_like", "", like("broadcast_like", {2, 3})},
               {"reshape_like", "", like("reshape_like", {2, 3})},
               {"broadcast_to", "", chain({{"broadcast_to", "shape=2,3"}})},
               {"sums", "sum_like", like("sum_like", {1, 3})},
               {"reshapes", "reshape_like", like("reshape_like", {3, 2})}},
              {2, 3}, {2, 3}, EAGER_FLOAT64);
  check_cases({{"sum_like", "sum_like", like("sum_like", {2, 3})},
               {"broadcast_like", "broadcast_like", like("broadcast_like", {2, 3})}},
              {-1, 3}, {2, 3}, EAGER_FLOAT64);
  check_cases({{"squeeze, expand", "", chain({{"squeeze", "axis=1"}, {"expand_dims", "axis=1"}})},
               {"elsewhere", "squeeze expand_dims", chain({{"squeeze", "axis=1"}, {"expand_dims", "axis=0"}})}},
              {-1, 1, 3}, {2, 1, 3}, EAGER_FLOAT64);
  check_cases({{"may fail", "squeeze expand_dims", chain({{"squeeze", "axis=0"}, {"expand_dims", "axis=0"}})}}, {-1, 3},
              {1, 3}, EAGER_FLOAT64);
}

TEST_CASE("relaxed math takes numbers for real ones") {
  const std::vector<Case> cases{
      {"x + 0", "", with("add", 0)},
      {"x - -0", "", with("subtract", -0.0)},
      {"x * 0", "zeros_like", with("multiply", 0)},
      {"x / 4", "multiply", with("divide", 4)},
      {"x - x", "zeros_like",
       [](Traced& s, const Tensor& x) {
         return s.op("subtract", "", {x.get(), x.get()});
       }},
      {"(x * 2) * 4", "multiply", [](Traced& s, const Tensor& x) { return s.mul(s.mul(x, s.num(2)), s.num(4)); }},
      {"(x + 2) + 4", "add", [](Traced& s, const Tensor& x) { return s.add(s.num(4), s.add(x, s.weak(2))); }},
      {"0 - x", "subtract", number_first("subtract", 0)},
      {"x / 0", "divide", with("divide", 0)},
      {"x / x", "divide",
       [](Traced& s, const Tensor& x) {
         return s.op("divide", "", {x.get(), x.get()});
       }},
  };
  check_cases(cases, {-1}, {3}, EAGER_FLOAT64, true, {1, 2, 3});
  auto ops = [](const Expression& expression, double at, double want, int32_t dtype = EAGER_FLOAT64) {
    Traced s;
    Tensor x = s.input({-1}, dtype);
    Function f = s.end({s.op("cast", "dtype=float64", {s.op("copy", "", {expression(s, x).get()}).get()}).get()});
    check(eager_function_set_option(f.get(), "relaxed_math", 1));
    CHECK(values(call(s.ctx, f, {s.typed(dtype, s.vec({at})).get()})[0])[0] == Approx(want));
    return ops_of(f->kept<eager::PlanCache>().optimized(*s.ctx));
  };
  CHECK(ops(with("divide", 3), 2, 2.0 / 3) == "multiply copy");
  CHECK(ops(chain({{"log", ""}, {"exp", ""}}), 2, 2) == "copy");
  CHECK(ops(chain({{"exp", ""}, {"log", ""}}), 2, 2) == "copy");
  CHECK(ops(chain({{"log", ""}, {"exp", ""}}), 2, 2, EAGER_FLOAT16) == "copy cast");
  CHECK(ops(chain({{"log", ""}, {"exp", ""}}), 2, 2, EAGER_INT32) == "cast copy cast");
  CHECK(ops(chain({{"log", ""}, {"exp", ""}}), 2, 2, EAGER_COMPLEX64) == "log exp copy cast");
}
