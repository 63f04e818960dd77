// Helpers for tests of control flow over functions, and a check that values and gradients are the same eagerly and
// traced.
#pragma once

#include <catch2/catch.hpp>

#include <functional>
#include <utility>

#include "support/device_fixture.h"
#include "support/traced.h"

namespace client {

using Tensors = std::vector<Tensor>;

struct Control : DeviceSession {
  using Body = std::function<std::vector<Tensor>(const Tensors&)>;
  struct Type {
    std::vector<int64_t> dims;
    int32_t dtype = EAGER_FLOAT64;
  };

  // Traces f. Meanwhile the helpers of `this` run on the trace.
  Function trace(const std::vector<Type>& types, const Body& f) {
    Trace t(owner.get());
    // Restores ctx, even after a refusal.
    struct Back {
      eager_context*& ctx;
      eager_context* before;
      ~Back() { ctx = before; }
    } back{ctx, std::exchange(ctx, t.ctx())};
    Tensors in;
    for (const Type& type : types) in.push_back(t.input(type.dtype, type.dims));
    Tensors out = f(in);
    return t.end(handles(out));
  }

  using Attribute = std::pair<const char*, const Function*>;
  Op op(const char* name, const std::vector<Attribute>& functions,
        const std::vector<std::pair<const char*, int64_t>>& ints = {}) {
    Op o = make_op(ctx, name);
    for (const auto& [attr, f] : functions) check(eager_op_set_function(o.get(), attr, f->get()));
    for (const auto& [attr, value] : ints) {
      if (std::string(attr) == "reverse") check(eager_op_set_bool(o.get(), attr, value != 0));
      else check(eager_op_set_int(o.get(), attr, value));
    }
    return o;
  }
  Tensors exec(const Op& o, const std::vector<eager_tensor*>& in) { return client::execute(ctx, o.get(), in); }
  Tensor one(const char* name, const Tensor& a) { return run(name, {a.get()}); }
  Tensor sub(const Tensor& a, const Tensor& b) { return run("subtract", {a.get(), b.get()}); }
  Tensor mat(const std::vector<double>& v, int64_t rows) {
    return make_tensor(ctx, EAGER_FLOAT64, {rows, static_cast<int64_t>(v.size()) / rows}, v.data(), v.size() * 8);
  }
  Tensor truth(bool b) { return make_tensor(ctx, EAGER_BOOL, {}, &b, 1); }

  // Returns the gradients of the sum of f's outputs by each input; with order 2, those of the sum of squares of these
  // gradients.
  Tensors gradients(const Body& f, const Tensors& in, int order = 1) {
    std::vector<Tape> tapes;
    for (int i = 0; i < order; ++i) tapes.push_back(make_tape(ctx));
    for (const Tape& tape : tapes) {
      for (const Tensor& t : in) watch(tape, t);
    }
    Tensors y = f(in);
    for (; !tapes.empty(); tapes.pop_back()) {
      Tensor total;
      for (const Tensor& t : y) {
        if (!t || eager_tensor_dtype(t.get()) != EAGER_FLOAT64) continue;
        Tensor part = tapes.size() < static_cast<size_t>(order) ? sum(mul(t, t)) : sum(t);
        if (total) part = add(total, part);
        total = std::move(part);
      }
      y = client::gradient(ctx, tapes.back().get(), {total.get()}, {}, handles(in));
    }
    return y;
  }

  // Checks that the values and gradients of f, to the given order, are the same in all ways: eagerly, by a function
  // under tapes outside of it, and by a function with the tapes inside. Returns the eager gradients.
  std::vector<std::vector<double>> check_everywhere(const Body& f, const Tensors& in, int orders = 2) {
    std::vector<Type> types;
    for (const Tensor& t : in)
      types.push_back({std::vector<int64_t>(dims_of(t.get()).size(), -1), eager_tensor_dtype(t.get())});
    Function traced = trace(types, f);
    Body called = [&](const Tensors& x) { return call(ctx, traced, handles(x)); };
    std::vector<std::vector<double>> first;
    Tensors want = f(in);
    compare(want, called(in));
    for (int order = 1; order <= orders; ++order) {
      want = gradients(f, in, order);
      CAPTURE(order);
      compare(want, gradients(called, in, order));
      compare(want, gradients(called, in, order));  // the gradient has been derived already
      std::vector<size_t> connected;
      Function inside = trace(types, [&](const Tensors& x) {
        Tensors g = gradients(f, x, order), some;
        for (size_t i = 0; i < g.size(); ++i) {
          if (g[i]) connected.push_back(i), some.push_back(std::move(g[i]));
        }
        return some;
      });
      Tensors got = call(ctx, inside, handles(in)), all(in.size());
      for (size_t i = 0; i < connected.size(); ++i) all[connected[i]] = std::move(got[i]);
      compare(want, all);
      for (const Tensor& t : want) first.push_back(t ? values(t) : std::vector<double>{});
    }
    return first;
  }
  void compare(const Tensors& want, const Tensors& got) {
    REQUIRE(want.size() == got.size());
    for (size_t i = 0; i < want.size(); ++i) {
      CAPTURE(i);
      // An unconnected gradient counts as zeros.
      auto is_zero = [&](const Tensor& t) {
        if (!t) return true;
        for (double v : values(t))
          if (v != 0) return false;
        return true;
      };
      if (!want[i] || !got[i]) {
        CHECK(is_zero(want[i]));
        CHECK(is_zero(got[i]));
        continue;
      }
      CHECK(dims_of(want[i].get()) == dims_of(got[i].get()));
      CHECK(eager_tensor_dtype(want[i].get()) == eager_tensor_dtype(got[i].get()));
      if (eager_tensor_dtype(want[i].get()) != EAGER_FLOAT64) continue;
      const std::vector<double> a = values(want[i]), b = values(got[i]);
      REQUIRE(a.size() == b.size());
      for (size_t k = 0; k < a.size(); ++k) CHECK(b[k] == Approx(a[k]).epsilon(1e-9).margin(1e-12));
    }
  }
};

inline std::vector<int64_t> integers(const Tensor& t) {
  std::vector<int64_t> v(static_cast<size_t>(eager_tensor_num_elements(t.get())));
  check(eager_tensor_read(t.get(), v.data(), v.size() * 8));
  return v;
}

inline Tensors list(Tensor a) {
  Tensors t;
  t.push_back(std::move(a));
  return t;
}
inline Tensors list(Tensor a, Tensor b) {
  Tensors t = list(std::move(a));
  t.push_back(std::move(b));
  return t;
}
inline Tensors list(Tensor a, Tensor b, Tensor c) {
  Tensors t = list(std::move(a), std::move(b));
  t.push_back(std::move(c));
  return t;
}

}  // namespace client
