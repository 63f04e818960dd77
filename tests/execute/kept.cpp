// Tests of calls that come again: with other values, arguments, shapes and dtypes, under tapes, and where they fail.
#include <catch2/catch.hpp>
#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "runtime/execute/kept_call.h"
#include "support/device_fixture.h"
#include "support/numbers.h"

using namespace client;
using V = std::vector<double>;

namespace {

double truth(bool b) { return b ? 1 : 0; }

constexpr int kTimes = 4;  // a call is kept when it comes for the second time after its op has run

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
  // Returns the code of a call that may fail.
  int32_t code(const std::vector<eager_tensor*>& inputs) {
    eager_tensor* out = nullptr;
    int32_t room = 1;
    const int32_t code =
        code_of(eager_execute(ctx, op.get(), inputs.data(), static_cast<int32_t>(inputs.size()), &out, &room));
    if (out) eager_tensor_release(out);
    return code;
  }
  // Reports whether this thread keeps a call like this one.
  bool is_kept(const std::vector<eager_tensor*>& inputs) {
    using eager::kept::Table;
    eager::detail::ThreadCache* const cache = eager::detail::thread_cache;
    const int n = static_cast<int>(inputs.size());
    uint64_t hash;
    return cache && cache->kept_calls &&
           static_cast<Table*>(cache->kept_calls)->find(eager::kept::ask(*ctx, *op, inputs.data(), n, nullptr), hash);
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

TEST_CASE("inputs of a call that comes again are cast anew, and tapes see the casts") {
  Calls divide("divide"), multiply("multiply");
  for (int i = 1; i <= kTimes; ++i) {
    CHECK(divide({divide.ids({i, 6}).get(), divide.ids({2, 4}).get()}) == V{i / 2.0, 1.5});
    CHECK(multiply({divide.ids({i, 6}).get(), divide.vec({0.5, 2}).get()}) == V{i / 2.0, 12});
    const Tensor x = multiply.vec({1.0 * i, 2});
    const Tape tape = make_tape(multiply.ctx);
    check(eager_tape_watch(tape.get(), x.get()));
    const Tensor y =
        std::move(client::execute(multiply.ctx, multiply.op.get(), {multiply.ids({3, i}).get(), x.get()})[0]);
    CHECK(values(y) == V{3.0 * i, 2.0 * i});
    CHECK(values(multiply.grad(tape, y, x)) == V{3, 1.0 * i});
  }
}

TEST_CASE("outputs of a call that comes again have the size that values decide") {
  Calls masked("boolean_mask"), nonzero("nonzero");
  const auto mask = [&](std::vector<unsigned char> bits) {
    const auto n = static_cast<int64_t>(bits.size());
    return make_tensor(masked.ctx, EAGER_BOOL, {n}, bits.data(), bits.size());
  };
  const V numbers(100, 1.5);
  for (int i = 0; i < kTimes; ++i) {
    CHECK(masked({masked.vec({1, 2, 3}).get(), mask({1, 0, 1}).get()}) == V{1, 3});
    CHECK(masked({masked.vec({4, 5, 6}).get(), mask({0, 1, 0}).get()}) == V{5});
    CHECK(masked({masked.vec({4, 5, 6}).get(), mask({1, 1, 1}).get()}) == V{4, 5, 6});
    CHECK(masked({masked.vec({4, 5, 6}).get(), mask({0, 0, 0}).get()}).empty());
    for (const size_t count : {size_t{0}, size_t{1}, size_t{60}, size_t{100}}) {  // the output lies in a buffer
      std::vector<unsigned char> bits(100, 0);
      std::fill_n(bits.begin(), count, 1);
      CHECK(masked({masked.vec(numbers).get(), mask(bits).get()}) == V(count, 1.5));
    }
    const Tensor matrix = make_tensor(masked.ctx, EAGER_FLOAT64, {2, 2}, V{1, 1.0 * i, 0, 2}.data(), 32);
    const std::vector<Tensor> places = client::execute(nonzero.ctx, nonzero.op.get(), {matrix.get()});
    REQUIRE(places.size() == 2);
    CHECK(dims_of(places[0].get()) == std::vector<int64_t>{i == 0 ? 2 : 3});
  }
}

TEST_CASE("a composite op runs what values decide, whether they are those of the calls before or others") {
  Calls segments("segment_sum"), means("segment_mean"), counts("bincount"), mask("sequence_mask"),
      repeated("repeat_each");
  // The numbers that decide: some in turn, one for long, and more changes than a kept call sees.
  std::vector<int64_t> numbers{1, 2, 3, 4, 5, 5, 5, 5, 6, 5, 5, 5};
  for (int64_t i = 0; i < 20; ++i) numbers.insert(numbers.end(), {5, 5, 5, 7 + i % 3});
  for (const int64_t i : numbers) {
    const auto n = static_cast<size_t>(i);
    V expected(n + 1, 0);
    expected[0] = 3;
    expected.back() += 4;
    CHECK(segments({segments.vec({1, 2, 4}).get(), segments.ids({0, 0, i}).get()}) == expected);
    CHECK(segments.code({segments.vec({1, 2, 4}).get(), segments.ids({i, 0, i}).get()}) == EAGER_INVALID_ARGUMENT);
    expected[0] = 1.5;
    CHECK(means({means.vec({1, 2, 4}).get(), means.ids({0, 0, i}).get()}) == expected);
    V counted(n + 1, 0);
    counted[0] = 1;
    counted.back() = 2;
    CHECK(counts({counts.ids({i, 0, i}).get()}) == counted);
    CHECK(counts.code({counts.ids({i, 0, -1}).get()}) == EAGER_INVALID_ARGUMENT);
    V truths(2 * n, 1);
    truths[n - 1] = 0;
    const Tensor lengths = mask.ids({i - 1, i}), longer = mask.ids({i - 1, i + 9});
    CHECK(mask({lengths.get()}) == truths);
    const Tensor most = make_tensor(mask.ctx, EAGER_INT64, {}, &i, 8);
    CHECK(mask({longer.get(), most.get()}) == truths);
    const int64_t less = -i;
    const Tensor none = make_tensor(mask.ctx, EAGER_INT64, {}, &less, 8);
    CHECK(mask.code({longer.get(), none.get()}) == EAGER_INVALID_ARGUMENT);
    V slices(n, 3);
    slices.push_back(8);
    CHECK(repeated({repeated.vec({3, 8}).get(), repeated.ids({i, 1}).get()}) == slices);
    CHECK(repeated.code({repeated.vec({3, 8}).get(), repeated.ids({i, -1}).get()}) == EAGER_INVALID_ARGUMENT);
  }
}

TEST_CASE("an index of a call that comes again wraps, or is named as it is given") {
  Calls take("take");
  for (int i = 0; i < kTimes; ++i) {
    CHECK(take({take.vec({5, 6, 7}).get(), take.ids({-1, 0, -3}).get()}) == V{7, 5, 5});
    try {
      take({take.vec({5, 6, 7}).get(), take.ids({-3, -4, 3}).get()});
      FAIL("an index out of range is taken");
    } catch (const Failure& failure) {
      CHECK(failure.code == EAGER_INVALID_ARGUMENT);
      CHECK_THAT(failure.what(), Catch::Matchers::Contains("indices[1] = -4 is not in [0, 3)"));
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

TEST_CASE("a mask is no call without one, and room for more outputs is cleared") {
  Session s;
  const Op softmax = make_op(s.ctx, "softmax");
  const Tensor x = s.vec({1, 2});
  const int64_t axis = -1;
  eager_tensor *in = x.get(), *out[3];
  for (int i = 0; i < kTimes; ++i) {
    std::fill_n(out, 3, in);
    int32_t room = 3;
    check(eager_execute_args(s.ctx, softmax.get(), &in, 1, &axis, 1, out, &room));
    const Tensor y(out[0]);
    CHECK(room == 1);
    CHECK((!out[1] && !out[2]));
    room = 3;
    CHECK(code_of(eager_execute_masked(s.ctx, softmax.get(), &in, 1, ~uint64_t{0}, &axis, 1, out, &room)) ==
          EAGER_INVALID_ARGUMENT);
  }
}

TEST_CASE("an op that has run is frozen, whatever ran before") {
  Session s;
  const Tensor x = make_tensor(s.ctx, EAGER_INT8, {1}, "\1", 1);
  eager_tensor* in = x.get();
  for (int i = 0; i < 100; ++i) {
    const Op cast = make_op(s.ctx, "cast");
    check(eager_op_set_dtype(cast.get(), "dtype", EAGER_FLOAT32));
    const Tensor y = std::move(client::execute(s.ctx, cast.get(), {in})[0]);
    CHECK(code_of(eager_op_set_dtype(cast.get(), "dtype", EAGER_INT32)) == EAGER_FAILED_PRECONDITION);
  }
}

TEST_CASE("a watched weak scalar has the value that it has where nobody watches") {
  Session s;
  eager_tensor* made = nullptr;
  check(eager_tensor_scalar_float(s.ctx, 0.1, &made));
  const Tensor tenth(made), x = s.vec({1, 3});
  check(eager_tensor_scalar_int(s.ctx, 300, &made));
  const Tensor many(made), bytes = make_tensor(s.ctx, EAGER_UINT8, {1}, "\12", 1);
  const Op multiply = make_op(s.ctx, "multiply");
  const auto code = [&](const Tensor& a, const Tensor& b) {
    eager_tensor *in[] = {a.get(), b.get()}, *out = nullptr;
    int32_t room = 1;
    return code_of(eager_execute(s.ctx, multiply.get(), in, 2, &out, &room));
  };
  CHECK(code(many, bytes) == EAGER_INVALID_ARGUMENT);
  const Tape tape = make_tape(s.ctx);
  watch(tape, tenth);
  watch(tape, many);
  CHECK(code(many, bytes) == EAGER_INVALID_ARGUMENT);
  const Tensor y = std::move(client::execute(s.ctx, multiply.get(), {x.get(), tenth.get()})[0]);
  CHECK(values(y) == V{0.1, 3 * 0.1});
  float gradient = 0;
  check(eager_tensor_read(s.grad(tape, y, tenth).get(), &gradient, sizeof gradient));
  CHECK(gradient == 4);
}

TEST_CASE("many calls in turn are kept apart") {
  Calls cumulative("cumulative_sum");
  for (int round = 0; round < kTimes; ++round) {
    for (int n = 1; n <= 300; ++n) {
      const V y = cumulative({cumulative.vec(V(static_cast<size_t>(n), n)).get()});
      CHECK((y.size() == static_cast<size_t>(n) && y.back() == n * n));
    }
  }
}

TEST_CASE("a composite op that comes again computes from its inputs and no others") {
  const std::vector<std::string> binary{"huber",  "kl_div",    "cosine_similarity", "outer", "divmod",
                                        "vecdot", "smooth_l1", "meshgrid",          "isin",  "broadcast_arrays"};
  const std::vector<std::string> unary{"diff",    "moments", "l2_normalize", "vector_norm", "nansum", "frexp",
                                       "softmax", "modf",    "median",       "atleast_2d",  "nanmax"};
  const auto long_one = [](double step) {  // tensors between the kernels are larger than what is kept for them
    V numbers;
    for (int i = 1; i <= 301; ++i) numbers.push_back(step * (i % 17) + 0.125 * i);
    return numbers;
  };
  struct Program : Session {
    std::map<std::string, Op> ops;  // a call is like another one only if it has the same op
    std::vector<V> results;
    void run(const std::string& name, const std::vector<eager_tensor*>& inputs) {
      Op& op = ops[name];
      if (!op) op = make_op(ctx, name);
      for (const Tensor& t : client::execute(ctx, op.get(), inputs)) {
        if (eager_tensor_dtype(t.get()) == EAGER_FLOAT64) results.push_back(values(t));
      }
    }
  };
  const auto all = [&](Program& program, const V& a, const V& b, bool is_one_handle) {
    const Tensor x = program.vec(a), y = program.vec(b);
    program.results.clear();
    for (const std::string& name : binary) program.run(name, {x.get(), is_one_handle ? x.get() : y.get()});
    for (const std::string& name : unary) program.run(name, {x.get()});
    return program.results;
  };
  const std::vector<std::pair<V, V>> given{{{1, 2, 3}, {2, 4, 5}},
                                           {{0.5, 3, 1.5}, {1, 1, 2}},
                                           {{4, 0.25, 9}, {7, 7, 1}},
                                           {long_one(0.25), long_one(1)},
                                           {long_one(0.5), long_one(2)}};
  std::vector<std::vector<V>> first;  // by threads that have run nothing
  for (const auto& [a, b] : given) {
    for (const bool is_one_handle : {true, false})
      std::thread([&, a = a, b = b] {
        Program once;
        first.push_back(all(once, a, b, is_one_handle));
      }).join();
  }
  Program program;
  for (int i = 0; i < kTimes; ++i) {
    size_t k = 0;
    for (const auto& [a, b] : given) {
      for (const bool is_one_handle : {true, false}) CHECK(all(program, a, b, is_one_handle) == first[k++]);
    }
  }
}

TEST_CASE("what an op finds in its values is found anew when a call comes again") {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  for (const size_t n : {size_t{3}, size_t{300}}) {
    Calls most("nanmax"), least("nanmin");
    for (int i = 0; i < kTimes; ++i) CHECK(most({most.vec(V(n, i)).get()}) == V{static_cast<double>(i)});
    for (int i = 0; i < kTimes; ++i) CHECK(least({least.vec(V(n, i)).get()}) == V{static_cast<double>(i)});
    CHECK(std::isnan(most({most.vec(V(n, nan)).get()})[0]));
    CHECK(std::isnan(least({least.vec(V(n, nan)).get()})[0]));
    for (const char* name : {"quantile", "nanquantile"}) {
      Calls quantile(name);
      const Tensor x = quantile.vec(V(n, 1));
      const auto code = [&](double q) { return quantile.code({x.get(), quantile.vec({q}).get()}); };
      for (int i = 0; i < kTimes; ++i) CHECK(code(0.5) == EAGER_OK);
      for (const double q : {2.0, -0.5, -0.1, 1.1}) CHECK(code(q) == EAGER_INVALID_ARGUMENT);
    }
  }
}

TEST_CASE("a number that decides what an op runs is looked at in each call") {
  Calls quantile("quantile"), mask("sequence_mask"), take("take"), repeated("repeat_each");
  Session& s = quantile;
  const Tensor x = s.vec({4, 1, 3, 2, 5}), lengths = s.ids({2, 0, 4});
  for (const int64_t i : {2, 2, 2, 2, 3, 2, 4, 1, 0, 3, 3, 3}) {
    eager_tensor *whole = nullptr, *part = nullptr;
    check(eager_tensor_scalar_int(s.ctx, i, &whole));
    check(eager_tensor_scalar_float(s.ctx, 0.25 * static_cast<double>(i), &part));
    const Tensor number(whole), fraction(part);
    CHECK(quantile({x.get(), fraction.get()}) == V{1.0 + static_cast<double>(i)});
    V truths;
    for (const int64_t length : {2, 0, 4}) {
      for (int64_t k = 0; k < i; ++k) truths.push_back(truth(k < length));
    }
    CHECK(mask({lengths.get(), number.get()}) == truths);
    CHECK(take({x.get(), number.get()}) == V{V{4, 1, 3, 2, 5}[static_cast<size_t>(i)]});
    V slices;
    for (const double element : {4, 1, 3, 2, 5}) slices.insert(slices.end(), static_cast<size_t>(i), element);
    CHECK(repeated({x.get(), number.get()}) == slices);
    eager_tensor* made = nullptr;
    check(eager_tensor_scalar_int(s.ctx, -1 - 6 * i, &made));
    const Tensor wrong(made);
    CHECK(quantile.code({x.get(), wrong.get()}) == EAGER_INVALID_ARGUMENT);
    CHECK(mask.code({lengths.get(), wrong.get()}) == EAGER_INVALID_ARGUMENT);
    CHECK(take.code({x.get(), wrong.get()}) == (i == 0 ? EAGER_OK : EAGER_INVALID_ARGUMENT));
    CHECK(repeated.code({x.get(), wrong.get()}) == EAGER_INVALID_ARGUMENT);
    CHECK(take.code({x.get(), fraction.get()}) == EAGER_INVALID_ARGUMENT);
  }
}

TEST_CASE("quantiles of calls that come again are those of the fractions that each is given") {
  for (const int n : {5, 41, 101, 401}) {
    V numbers;
    for (int i = n - 1; i >= 0; --i) numbers.push_back(i);
    Calls quantile("quantile"), percentile("percentile"), median("median"), of_numbers("nanquantile");
    for (int i = 0; i <= 2 * kTimes; ++i) {
      const double q = 0.125 * i;
      const Tensor x = quantile.vec(numbers);
      CHECK(quantile({x.get(), quantile.vec({q, 1 - q}).get()}) == V{q * (n - 1), (1 - q) * (n - 1)});
      CHECK(percentile({x.get(), quantile.num(100 * q).get()}) == V{q * (n - 1)});
      V changed = numbers;
      std::fill_n(changed.begin(), i / 2, std::numeric_limits<double>::quiet_NaN());
      CHECK(of_numbers({of_numbers.vec(changed).get(), of_numbers.vec({q}).get()}) == V{q * (n - 1 - i / 2)});
      std::fill_n(changed.begin(), i / 2, -1.0);
      CHECK(median({median.vec(changed).get()}) == V{std::max((n - 1) * 0.5 - i / 2, -1.0)});
    }
  }
}

TEST_CASE("a kernel of a composite op that comes again finds the number that decides how it computes") {
  Session s;
  const Op norm = make_op(s.ctx, "vector_norm");
  check(eager_op_set_float(norm.get(), "ord", 3));  // a cube is a product, and no power
  V numbers;
  for (int i = 1; i <= 100; ++i) numbers.push_back(0.37 * i);
  const Tensor x = s.vec(numbers);
  const auto run = [&] { return values(client::execute(s.ctx, norm.get(), {x.get()})[0]); };
  const V first = run();
  for (int i = 0; i < kTimes; ++i) CHECK(run() == first);
}

TEST_CASE("what an internal op computes at once has the bits that tapes see") {
  Session s;
  std::vector<float> a, b;
  for (int i = 0; i < 2100; ++i) {
    a.push_back(0.001f + 0.998f * static_cast<float>(std::fmod(0.6180339887 * i, 1)));
    b.push_back(i % 5 == 0 ? 0 : i % 7 == 0 ? 1 : static_cast<float>(i % 11) / 11);
  }
  for (const int64_t n : {1, 3, 8, 21, 64, 100, 333, 1000, 2100}) {
    const auto tensor = [&](const std::vector<float>& x) {
      return make_tensor(s.ctx, EAGER_FLOAT32, {n}, x.data(), static_cast<size_t>(n) * 4);
    };
    const Tensor x = tensor(a), y = tensor(b);
    const auto compare = [&](const char* name, std::vector<eager_tensor*> inputs, const char* reduction = nullptr) {
      const Op op = make_op(s.ctx, name);
      if (reduction) check(eager_op_set_string(op.get(), "reduction", reduction));
      const auto run = [&] {
        const Tensor y = std::move(client::execute(s.ctx, op.get(), inputs)[0]);
        std::vector<float> numbers(static_cast<size_t>(eager_tensor_num_elements(y.get())));
        check(eager_tensor_read(y.get(), numbers.data(), numbers.size() * sizeof(float)));
        return numbers;
      };
      INFO(name << " of " << n);
      const std::vector<float> direct = run();
      const Tape tape = make_tape(s.ctx);
      check(eager_tape_watch(tape.get(), x.get()));
      CHECK(run() == direct);
    };
    for (const char* reduction : {"NONE", "MEAN"}) {
      compare("kl_div", {x.get(), y.get()}, reduction);
      compare("binary_cross_entropy", {x.get(), y.get()}, reduction);
    }
    for (const char* name : {"vector_norm", "l2_normalize", "median", "nanmedian"}) compare(name, {x.get()});
  }
}

TEST_CASE("outputs of a composite op that comes again are tensors of their own") {
  Session s;
  const Op atleast = make_op(s.ctx, "atleast_2d"), broadcast = make_op(s.ctx, "broadcast_arrays");
  const Tensor x = s.vec(V(20, 1.5)), y = s.vec(V(20, 2.5));
  for (int i = 0; i < kTimes; ++i) {
    const Tensor view = std::move(client::execute(s.ctx, atleast.get(), {x.get()})[0]);
    const std::vector<Tensor> both = client::execute(s.ctx, broadcast.get(), {x.get(), y.get()});
    const void *data = nullptr, *of_x = nullptr;
    check(eager_tensor_data(view.get(), &data));
    check(eager_tensor_data(x.get(), &of_x));
    CHECK(data == of_x);
    REQUIRE(both.size() == 2);
    CHECK((both[0].get() != x.get() && both[1].get() != y.get()));
    CHECK((values(both[0]) == V(20, 1.5) && values(both[1]) == V(20, 2.5)));
  }
}

TEST_CASE("a composite op that comes again is recorded by tapes, and refused as at first") {
  Calls huber("huber");
  const Tensor x = huber.vec({1, 2}), y = huber.vec({0, 4}), z = huber.vec({1, 2, 3});
  for (int i = 0; i < kTimes; ++i) {
    CHECK(huber({x.get(), y.get()}) == V{1});
    const Tape tape = make_tape(huber.ctx);
    check(eager_tape_watch(tape.get(), x.get()));
    const Tensor loss = std::move(client::execute(huber.ctx, huber.op.get(), {x.get(), y.get()})[0]);
    CHECK(values(huber.grad(tape, loss, x)) == V{0.5, -0.5});
    try {
      huber({x.get(), z.get()});
      FAIL("shapes that do not broadcast are taken");
    } catch (const Failure& failure) {
      CHECK(failure.op == "huber");
    }
  }
}

TEST_CASE("what an op makes of no inputs lies on the default device of each context", "[device]") {
  DeviceSession host, elsewhere;
  elsewhere.ctx->default_device = eager::find_device("test:0");  // as automatic placement has it where there is a GPU
  const Op grid = make_op(host.ctx, "affine_grid");
  const Tensor theta = make_tensor(host.ctx, EAGER_FLOAT64, {1, 2, 3}, V{1, 0, 0, 0, 1, 0}.data(), 48);
  const std::vector<int64_t> size{2, 2, 2};
  for (int round = 0; round < 2; ++round) {
    for (DeviceSession* s : {&host, &elsewhere}) {
      for (int i = 0; i < kTimes; ++i) {
        const Tensor y = std::move(client::execute(s->ctx, grid.get(), {theta.get()}, &size)[0]);
        CHECK(s->where(y) == (s == &host ? "cpu:0" : "test:0"));
      }
    }
  }
}

TEST_CASE("a call whose inputs are cast is kept, also where it comes under a tape first") {
  for (const bool is_taped : {false, true}) {
    Calls maximum("maximum");
    const Tensor x = maximum.vec({1, 2}), y = maximum.ids({3, 1});
    if (is_taped) {
      const Tape tape = make_tape(maximum.ctx);
      check(eager_tape_watch(tape.get(), x.get()));
      for (int i = 0; i < kTimes; ++i) CHECK(maximum({x.get(), y.get()}) == V{3, 2});
    }
    for (int i = 0; i < kTimes; ++i) CHECK(maximum({x.get(), y.get()}) == V{3, 2});
    CHECK(maximum.is_kept({x.get(), y.get()}));
  }
}

TEST_CASE("a call is kept for one value as long as fewer than one call in five comes with another") {
  for (const int others : {6, 3}) {
    Calls repeated("repeat_each");
    const Tensor x = repeated.vec({3, 8}), usual = repeated.ids({1, 1}), other = repeated.ids({2, 1});
    for (int i = 0; i < 60 * others; ++i) {
      if (i % others == others - 1) CHECK(repeated({x.get(), other.get()}) == V{3, 3, 8});
      else CHECK(repeated({x.get(), usual.get()}) == V{3, 8});
    }
    CHECK(repeated.is_kept({x.get(), usual.get()}) == (others == 6));
  }
}
