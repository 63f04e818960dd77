// Random graphs: all passes on and off give the same bits.
#include <catch2/catch.hpp>

#include <algorithm>
#include <random>

#include "support/device_fixture.h"
#include "support/passes.h"

using namespace client;

namespace {

// The graph that a seed makes: ops on inputs of shapes that broadcast, with constants that rules look for.
class RandomGraph {
 public:
  RandomGraph(unsigned seed, int64_t rows) : random_(seed), rows_(rows) {}

  Function make(int length) {
    const std::vector<std::vector<int64_t>> shapes{{-1, 3}, {3, 3}, {3}, {}, {1, 3}, {-1, 1}};
    for (int i = 0; i < 5; ++i) {
      std::vector<int64_t> dims = any(shapes);
      const int32_t dtype = any_dtype();
      v_.push_back(s.input(dims, dtype));
      std::replace(dims.begin(), dims.end(), int64_t{-1}, rows_);
      inputs_.push_back(drawn(dims, dtype));
    }
    for (int i = 0; i < 2; ++i) v_.push_back(s.constant(drawn({3}, any_dtype())));
    v_.push_back(s.constant(constant()));
    for (int i = 0; i < length; ++i) {
      try {
        v_.push_back(step());
      } catch (const Failure&) {  // dtypes or dims that do not go together
      }
    }
    std::vector<eager_tensor*> outputs;
    for (int i = 0; i < 6; ++i) outputs.push_back(any(v_).get());
    outputs.push_back(v_.back().get());
    return s.end(outputs);
  }
  std::vector<Tensor> inputs(const char* device) {
    std::vector<Tensor> there;
    for (const Tensor& t : inputs_) there.push_back(s.to(t, device));
    return there;
  }

  Passing<DeviceSession> s;

 private:
  template <class T>
  const T& any(const std::vector<T>& list) {
    return list[below(list.size())];
  }
  size_t below(size_t n) { return random_() % n; }
  int32_t any_dtype() {
    const std::vector<int32_t> dtypes{EAGER_FLOAT32, EAGER_FLOAT64, EAGER_FLOAT32, EAGER_INT32, EAGER_BOOL};
    return any(dtypes);
  }
  // Mostly late ones, so that chains form.
  Tensor value() {
    return share(v_[below(3) == 0 ? below(v_.size()) : v_.size() - 1 - below(std::min<size_t>(v_.size(), 5))].get());
  }

  Tensor drawn(const std::vector<int64_t>& dims, int32_t dtype) {
    const std::vector<double> numbers{
        0.0, -0.0, 1, -1, 2, 0.5, 3.25, -7, 1e-40, dtype == EAGER_INT32 ? 5 : kNan, dtype == EAGER_INT32 ? 6 : kInf};
    int64_t n = 1;
    for (int64_t d : dims) n *= d;
    std::vector<double> data;
    for (int64_t i = 0; i < n; ++i) data.push_back(any(numbers));
    return s.typed(dtype, make_tensor(s.owner.get(), EAGER_FLOAT64, dims, data.data(), data.size() * 8));
  }
  Tensor constant() {
    const std::vector<double> numbers{0.0, -0.0, 1, 1, -1, 2, 0.25, kNan, kInf, 3};
    const double c = any(numbers);
    const size_t how = below(6);
    if (how == 0) return s.weak(c);
    if (how == 1 && std::isfinite(c)) {
      eager_tensor* t = nullptr;
      check(eager_tensor_scalar_int(s.ctx, static_cast<int64_t>(c), &t));
      return Tensor(t);
    }
    if (how == 2) return s.typed(EAGER_BOOL, s.num(c));
    return s.typed(below(2) == 0 ? EAGER_FLOAT32 : EAGER_FLOAT64, how == 3   ? s.vec({c, c, c})
                                                                  : how == 4 ? s.vec({c})
                                                                             : s.num(c));
  }

  Tensor step() {
    const std::vector<const char*> unary{"negative", "negative",    "identity",    "stop_gradient",
                                         "abs",      "square",      "exp",         "log",
                                         "floor",    "logical_not", "logical_not", "bitwise_invert",
                                         "conj",     "real",        "zeros_like",  "ones_like"};
    const std::vector<const char*> binary{"add",         "subtract",    "multiply",    "divide",
                                          "pow",         "maximum",     "less",        "equal",
                                          "logical_and", "logical_or",  "logical_xor", "bitwise_and",
                                          "bitwise_or",  "bitwise_xor", "add",         "multiply"};
    const std::vector<const char*> like{"reshape_like", "broadcast_like", "sum_like"};
    const Tensor x = value(), y = value();
    switch (below(10)) {
      case 0:
      case 1: return s.op(any(unary), "", {x.get()});
      case 2:
      case 3: return s.op(any(binary), "", {x.get(), y.get()});
      case 4:
      case 5: {
        const Tensor c = constant();
        const bool is_first = below(3) == 0;
        return s.op(any(binary), "", {is_first ? c.get() : x.get(), is_first ? x.get() : c.get()});
      }
      case 6: return s.op("cast", any_cast(), {x.get()});
      case 7:
        return s.op("where", "",
                    {s.typed(EAGER_BOOL, constant()).get(), x.get(), below(2) == 0 ? y.get() : constant().get()});
      case 8: {
        // y's dims may turn out to be others: then it fails at run time, with passes and without.
        const Tensor back = s.op("reshape", "shape=-1", {x.get()});
        return below(2) == 0 ? s.op("reshape_like", "", {back.get(), x.get()})
                             : s.op(any(like), "", {x.get(), below(2) == 0 ? x.get() : y.get()});
      }
      default: return moved(x);
    }
  }
  const char* any_cast() {
    const std::vector<const char*> to{"dtype=float32", "dtype=float64", "dtype=bool", "dtype=int32"};
    return any(to);
  }
  Tensor moved(const Tensor& x) {
    switch (below(5)) {
      case 0: return s.op("permute_dims", "", {x.get()});
      case 1: return s.op("permute_dims", "", {s.op("permute_dims", "", {x.get()}).get()});
      case 2: return s.op("squeeze", "axis=0", {s.op("expand_dims", "axis=0", {x.get()}).get()});
      case 3: return s.op("reshape", "shape=-1,3", {s.op("reshape", "shape=3,-1", {x.get()}).get()});
      default: return s.op("sum", below(2) == 0 ? "axis=0 keepdims=true" : "axis=-1", {x.get()});
    }
  }

  std::mt19937 random_;
  const int64_t rows_;
  std::vector<Tensor> v_, inputs_;
};

std::string outcome(eager_context* ctx, const Function& f, const std::vector<eager_tensor*>& inputs,
                    std::vector<Bits>& bits) {
  try {
    bits = bits_of(call(ctx, f, inputs));
    return "";
  } catch (const Failure& e) {
    return e.what();
  }
}

}  // namespace

TEST_CASE("random graphs give the same bits with all passes and with none") {
  struct Place {
    const char *inputs, *scope;
  };
  int ran = 0, before = 0, after = 0;
  for (const Place& place :
       {Place{"cpu:0", nullptr}, Place{"test:0", nullptr}, Place{"cpu:0", "test:0"}, Place{"test:0", "test:1"}}) {
    for (unsigned seed = 0; seed < 150; ++seed) {
      const int64_t rows[] = {3, 3, 1, 0};
      RandomGraph random(seed, rows[seed % 4]);
      const Function f = random.make(40);
      eager_context* ctx = random.s.owner.get();
      const Function plain(eager::new_function(f->graph(), no_passes()).take());
      INFO("seed " << seed << ": " << ops_of(f->graph()) << "\n" << ops_of(eager::optimize(*ctx, f->graph(), {})));
      const std::vector<Tensor> in = random.inputs(place.inputs);
      check(eager_context_set_device(ctx, place.scope));
      std::vector<Bits> want, got;
      const std::string failed = outcome(ctx, plain, handles(in), want), why = outcome(ctx, f, handles(in), got);
      if (!failed.empty()) continue;  // nothing is promised: what failed may not be needed
      REQUIRE(why == "");
      REQUIRE(got == want);
      ++ran;
      eager::Graph needed = f->graph();
      eager::dead_code(needed);
      before += static_cast<int>(needed.nodes.size());
      after += static_cast<int>(f->kept<eager::PlanCache>().optimized(*ctx).nodes.size());
    }
  }
  CHECK(ran > 300);
  CHECK(after * 3 < before * 2);
}
