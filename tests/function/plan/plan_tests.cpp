// Plans against the eager ops: random programs, run op by op and as a function, give the same bits.
#include <catch2/catch.hpp>

#include <random>

#include "support/device_fixture.h"
#include "support/trace.h"

using namespace client;

namespace {

// A program that a seed determines: it runs on whatever context and inputs it is given. Values are float32 of rank 2, [n, m].
class Program {
 public:
  Program(unsigned seed, int length) : seed_(seed), length_(length) {}

  std::vector<Tensor> run(Session& s, const Tensor& a, const Tensor& b) {
    std::mt19937 random(seed_);
    auto below = [&](size_t n) { return random() % n; };
    std::vector<Tensor> v;
    for (const Tensor* t : {&a, &b}) v.push_back(share(t->get()));
    auto any = [&]() -> const Tensor& { return v[v.size() - 1 - below(std::min<size_t>(v.size(), 6))]; };
    for (int i = 0; i < length_; ++i) v.push_back(step(s, below(18), any, below(2) == 0));
    std::vector<Tensor> out;
    for (int i = 0; i < 4; ++i) out.push_back(share(any().get()));
    out.push_back(s.sum(v.back()));
    out.push_back(args(s, "reshape", {v.back().get()}, {1, -1}));  // a view
    return out;
  }

 private:
  static Tensor args(Session& s, const char* op, const std::vector<eager_tensor*>& in, const std::vector<int64_t>& a) {
    return s.run(op, in, &a);
  }

  template <class Any>
  static Tensor step(Session& s, size_t which, Any& any, bool flag) {
    const Tensor &x = any(), &y = any();
    switch (which) {
      case 0: return s.add(x, y);
      case 1: return s.run("subtract", {x.get(), y.get()});
      case 2: return s.run("maximum", {x.get(), y.get()});
      case 3: return s.run("tanh", {s.mul(x, y).get()});
      case 4: return s.run("relu", {x.get()});
      case 5: return times_row_mean(s, x, y);
      case 6: return s.run("where", {s.run("less", {x.get(), y.get()}).get(), x.get(), y.get()});
      case 7: {  // a view of a view, and back
        Tensor flat = args(s, "reshape", {x.get()}, {1, -1});
        return s.run("reshape_like", {s.run("sigmoid", {flat.get()}).get(), x.get()});
      }
      case 8: {
        Tensor t = args(s, "permute_dims", {x.get()}, {2, 1, 0});
        return args(s, "permute_dims", {s.run("square", {t.get()}).get()}, {2, 1, 0});
      }
      case 9: return args(s, "flip", {x.get()}, {1, flag});
      case 10: {  // halves of a concat
        Tensor both = args(s, "concat", {x.get(), y.get()}, {0});
        Op split = make_op(s.ctx, "split");
        const std::vector<int64_t> how = {1, 2, 0};
        return std::move(execute(s.ctx, split.get(), {both.get()}, &how)[flag]);
      }
      case 11: {
        Tensor gram = s.run("matmul", {args(s, "permute_dims", {x.get()}, {2, 1, 0}).get(), y.get()});
        return s.run("tanh", {s.run("matmul", {x.get(), gram.get()}).get()});
      }
      case 12: return args(s, "softmax", {x.get()}, {1});
      case 13: return s.run("add", {x.get(), weak(s, flag ? 0.5 : -2).get()});
      case 14: return args(s, "squeeze", {args(s, "expand_dims", {x.get()}, {1}).get()}, {1, 1});
      case 15: return args(s, "cast", {args(s, "cast", {x.get()}, {EAGER_FLOAT64}).get()}, {EAGER_FLOAT32});
      case 16: return args(s, "roll", {x.get()}, {1, 2, 1, flag});
      default: return s.run("negative", {s.run("abs", {x.get()}).get()});
    }
  }
  static Tensor weak(Session& s, double value) {
    eager_tensor* t = nullptr;
    check(eager_tensor_scalar_float(s.ctx, value, &t));
    return Tensor(t);
  }
  static Tensor times_row_mean(Session& s, const Tensor& x, const Tensor& y) {
    Op mean = make_op(s.ctx, "mean");
    check(eager_op_set_bool(mean.get(), "keepdims", 1));
    const std::vector<int64_t> rows = {1, 1};
    return s.run("multiply", {x.get(), execute(s.ctx, mean.get(), {y.get()}, &rows)[0].get()});
  }

  const unsigned seed_;
  const int length_;
};

std::vector<unsigned char> bits(const Tensor& t) {
  std::vector<unsigned char> out(eager_tensor_num_bytes(t.get()));
  check(eager_tensor_read(t.get(), out.data(), out.size()));
  return out;
}

Tensor drawn(Session& s, unsigned seed, int64_t n, int64_t m) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<float> uniform(-1, 1);
  std::vector<float> v(static_cast<size_t>(n * m));
  for (float& x : v) x = uniform(random);
  return make_tensor(s.ctx, EAGER_FLOAT32, {n, m}, v.data(), v.size() * 4);
}

Function traced(Session& s, Program& program) {
  Trace trace(s.ctx);
  eager_context* eager = std::exchange(s.ctx, trace.ctx());
  Tensor x = trace.input(EAGER_FLOAT32, {-1, -1}), y = trace.input(EAGER_FLOAT32, {-1, -1});
  Function f = trace.end(handles(program.run(s, x, y)));
  s.ctx = eager;
  return f;
}

void compare(const char* device) {
  DeviceSession s;
  for (unsigned seed = 0; seed < 60; ++seed) {
    Program program(seed, 30);
    const Function f = traced(s, program);
    for (int64_t n : {3, 70, 1}) {
      Tensor a = s.to(drawn(s, seed, n, 5), device), b = s.to(drawn(s, seed + 1, n, 5), device);
      const std::vector<Tensor> want = program.run(s, a, b);
      for (int again = 0; again < 2; ++again) {
        const std::vector<Tensor> got = call(s.ctx, f, {a.get(), b.get()});
        for (size_t i = 0; i < want.size(); ++i) {
          INFO("seed " << seed << ", " << n << " rows, output " << i);
          REQUIRE(dims_of(got[i].get()) == dims_of(want[i].get()));
          REQUIRE(s.where(got[i]) == s.where(want[i]));
          REQUIRE(bits(got[i]) == bits(want[i]));
        }
      }
    }
  }
}

}  // namespace

TEST_CASE("random programs give the same bits as functions, on the host") { compare("cpu:0"); }
TEST_CASE("random programs give the same bits as functions, on another device") { compare("test:0"); }

TEST_CASE("gradients of random programs are those of the eager ops") {
  DeviceSession s;
  for (unsigned seed = 100; seed < 140; ++seed) {
    Program program(seed, 12);
    const Function f = traced(s, program);
    for (int64_t n : {4, 9}) {
      Tensor a = drawn(s, seed, n, 5), b = drawn(s, seed + 1, n, 5);
      std::vector<std::vector<float>> results[2];
      for (int way = 0; way < 2; ++way) {
        Tape tape = make_tape(s.ctx);
        watch(tape, a);
        watch(tape, b);
        std::vector<Tensor> out = way ? program.run(s, a, b) : call(s.ctx, f, {a.get(), b.get()});
        for (Tensor& g : gradient(s.ctx, tape.get(), handles(out), {}, {a.get(), b.get()})) {
          results[way].emplace_back(g ? eager_tensor_num_elements(g.get()) : 0);
          if (g) check(eager_tensor_read(g.get(), results[way].back().data(), results[way].back().size() * 4));
        }
      }
      for (size_t k = 0; k < 2; ++k) {
        INFO("seed " << seed << ", " << n << " rows, input " << k);
        REQUIRE(results[0][k].size() == results[1][k].size());
        for (size_t i = 0; i < results[0][k].size(); ++i)
          REQUIRE(results[0][k][i] == Approx(results[1][k][i]).epsilon(1e-3).margin(1e-4));
      }
    }
  }
}
