// Compares reductions and ops of networks with the CPU's, in every shape of launch: folds in pieces, alternating dims,
// rows of more than a warp, more tensors than a launch takes, data that is not aligned.
#include <catch2/catch.hpp>
#include <cmath>
#include <limits>
#include <random>

#include "support/gpu_fixture.h"

using namespace client;
using V = std::vector<double>;
using Dims = std::vector<int64_t>;

namespace {

struct Comparison : GpuSession {
  std::mt19937 random{7};

  Tensor cast(const Tensor& t, int32_t dtype) {
    Op op = make_op(ctx, "cast");
    check(eager_op_set_dtype(op.get(), "dtype", dtype));
    return std::move(execute(ctx, op.get(), {t.get()})[0]);
  }
  Tensor draw(const Dims& dims, int32_t dtype, double low = -3, double high = 3) {
    size_t n = 1;
    for (int64_t d : dims) n *= static_cast<size_t>(d);
    V v(n);
    for (double& x : v) x = std::uniform_real_distribution<>(low, high)(random);
    return cast(make_tensor(ctx, EAGER_FLOAT64, dims, v.data(), n * 8), dtype);
  }
  std::vector<Tensor> execute_long(Op& op, const std::vector<eager_tensor*>& inputs) {
    std::vector<eager_tensor*> outputs(inputs.size() + 2);
    auto count = static_cast<int32_t>(outputs.size());
    check(eager_execute(ctx, op.get(), inputs.data(), static_cast<int32_t>(inputs.size()), outputs.data(), &count));
    return {outputs.begin(), outputs.begin() + count};
  }
  // Checks that the op's outputs on the GPU equal those on the CPU, up to `tolerance` of the largest element.
  void compare(Op& op, const std::vector<eager_tensor*>& inputs, double tolerance) {
    std::vector<Tensor> copies;
    for (eager_tensor* t : inputs) copies.push_back(to(share(t), "gpu:0"));
    const std::vector<Tensor> here = execute_long(op, inputs), there = execute_long(op, handles(copies));
    REQUIRE(here.size() == there.size());
    for (size_t k = 0; k < here.size(); ++k) {
      const int32_t dtype = eager_tensor_dtype(here[k].get());
      const bool is_complex = dtype == EAGER_COMPLEX64 || dtype == EAGER_COMPLEX128;
      CHECK(where(there[k]) == "gpu:0");
      const Tensor back = to(there[k], "cpu:0");
      for (const char* part : {"real", "imag"}) {
        if (part[0] == 'i' && !is_complex) continue;
        const Tensor a = is_complex ? run(part, {here[k].get()}) : share(here[k].get());
        const Tensor b = is_complex ? run(part, {back.get()}) : share(back.get());
        const V x = values(cast(a, EAGER_FLOAT64)), y = values(cast(b, EAGER_FLOAT64));
        REQUIRE(x.size() == y.size());
        double scale = 1;
        for (double e : x) scale = std::isfinite(e) ? std::max(scale, std::abs(e)) : scale;
        size_t wrong = 0;
        for (size_t i = 0; i < x.size(); ++i) {
          wrong +=
              !(x[i] == y[i] || std::abs(x[i] - y[i]) <= tolerance * scale || (std::isnan(x[i]) && std::isnan(y[i])));
        }
        CHECK(wrong == 0);
      }
    }
  }
  void reduce(const char* name, const Tensor& x, const Dims& axes, double tolerance) {
    INFO(name << " over " << axes.size() << " axes from " << (axes.empty() ? -1 : axes[0]));
    Op op = make_op(ctx, name);
    if (!axes.empty()) check(eager_op_set_ints(op.get(), "axis", axes.data(), static_cast<int32_t>(axes.size())));
    compare(op, {x.get()}, tolerance);
  }
};

}  // namespace

TEST_CASE("reductions of any shape give what the CPU gives", "[gpu][reduction]") {
  Comparison s;
  struct Shape {
    Dims dims, axes;
  };
  const Shape shapes[] = {
      {{100003}, {}},     // one row in pieces
      {{3, 20001}, {1}},  // a few rows in pieces
      {{40, 250}, {1}},   // a warp for each row, in packs
      {{2, 1100}, {1}},   // a block for each row
      {{5000, 3}, {0}},   // few columns in pieces
      {{3000, 70}, {0}},
      {{3, 5000}, {0}},  // many columns of few places
      {{1, 1, 1}, {0, 2}},
      {{4, 3, 50, 2}, {0, 2}},  // alternating dims, columns
      {{4, 3, 50, 2}, {1, 3}},  // alternating dims, rows
      {{2, 3, 4, 3, 2, 3, 5}, {0, 2, 4, 6}},
      {{2, 3, 4, 3, 2, 3, 5}, {1, 3, 5}},
      {{16, 6, 2300}, {0, 2}},  // rows of many runs in pieces
      {{30, 7, 11}, {0, 2}},
      {{0, 3}, {0}},
      {{3, 0}, {1}},
  };
  for (const auto& [dims, axes] : shapes) {
    for (int32_t dtype : {EAGER_FLOAT32, EAGER_FLOAT16, EAGER_INT8, EAGER_COMPLEX128}) {
      const double exact = dtype == EAGER_FLOAT16 ? 1e-3 : dtype == EAGER_FLOAT32 ? 2e-6 : 1e-12;
      const Tensor x = s.draw(dims, dtype);
      INFO(dims.size() << " dims from " << dims[0] << ", dtype " << dtype);
      for (const char* op : {"sum", "count_nonzero"}) s.reduce(op, x, axes, exact);
      const bool is_empty = eager_tensor_num_elements(x.get()) == 0;
      if (dtype != EAGER_INT8) s.reduce("mean", x, axes, exact);
      if (dtype == EAGER_COMPLEX128) continue;
      if (dtype != EAGER_INT8) s.reduce("logsumexp", x, axes, exact);
      if (is_empty) continue;
      for (const char* op : {"max", "min"}) s.reduce(op, x, axes, 0);
      if (axes.size() > 1) continue;
      for (const char* name : {"argmax", "argmin"}) {
        Op op = make_op(s.ctx, name);
        if (!axes.empty()) check(eager_op_set_int(op.get(), "axis", axes[0]));
        s.compare(op, {x.get()}, 0);
      }
    }
  }
}

TEST_CASE("NaN and infinities are reduced as on the CPU", "[gpu][reduction]") {
  Comparison s;
  const double inf = std::numeric_limits<double>::infinity(), nan = std::numeric_limits<double>::quiet_NaN();
  for (const V& special : {V{nan}, V{inf}, V{-inf}, V{inf, nan}, V{inf, -inf}, V{nan, -inf, nan}}) {
    for (int64_t n : {5, 40, 600, 20000}) {
      V v(static_cast<size_t>(n), -1);
      for (size_t i = 0; i < special.size(); ++i) v[(i + 1) * v.size() / 5] = special[i];
      const Tensor row = s.cast(s.vec(v), EAGER_FLOAT32), nothing = s.cast(s.vec(V(v.size(), -inf)), EAGER_FLOAT32);
      for (const Tensor* x : {&row, &nothing}) {
        for (const char* name :
             {"max", "min", "logsumexp", "argmax", "argmin", "softmax", "log_softmax", "global_norm", "clip_by_norm"}) {
          INFO(name << " of " << n);
          Op op = make_op(s.ctx, name);
          s.compare(op, {x->get()}, 1e-6);
        }
      }
    }
  }
}

TEST_CASE("softmax and the losses along axes of any length give what the CPU gives", "[gpu][network]") {
  Comparison s;
  struct Shape {
    Dims dims;
    int64_t axis;
  };
  const Shape shapes[] = {{{1, 1}, 1},     {{70, 5}, 1},       {{33, 100}, 1}, {{5, 256}, 1},
                          {{3, 257}, 1},   {{2, 4096}, 1},     {{2, 4097}, 1}, {{1, 30000}, 1},
                          {{9, 40, 3}, 1}, {{2, 20, 8200}, 1}, {{5, 33}, 0},   {{1000, 3}, 0}};
  for (const auto& [dims, axis] : shapes) {
    for (int32_t dtype : {EAGER_FLOAT64, EAGER_BFLOAT16}) {
      INFO(dims.size() << " dims from " << dims[0] << ", axis " << axis << ", dtype " << dtype);
      const double exact = dtype == EAGER_FLOAT64 ? 1e-12 : 8e-3;
      Dims rows = dims;
      rows.erase(rows.begin() + axis);
      const Tensor x = s.draw(dims, dtype), y = s.draw(dims, dtype, 0, 1), dy = s.draw(rows, dtype);
      const Tensor logs = s.draw(dims, dtype, -9, -1);  // of probabilities, none of which is likely
      const Tensor labels =
          s.cast(s.draw(rows, EAGER_FLOAT64, 0, static_cast<double>(dims[static_cast<size_t>(axis)])), EAGER_INT32);
      const std::string loss = "softmax_cross_entropy_with_logits";
      const std::pair<std::string, std::vector<eager_tensor*>> calls[] = {{"softmax", {x.get()}},
                                                                          {"log_softmax", {x.get()}},
                                                                          {"softmax_grad", {x.get(), y.get()}},
                                                                          {"log_softmax_grad", {x.get(), logs.get()}},
                                                                          {loss, {x.get(), y.get()}},
                                                                          {loss + "_grad",
                                                                           {dy.get(), x.get(), y.get()}},
                                                                          {"sparse_" + loss, {x.get(), labels.get()}},
                                                                          {"sparse_" + loss + "_grad",
                                                                           {dy.get(), x.get(), labels.get()}}};
      for (const auto& [name, inputs] : calls) {
        INFO(name);
        Op op = make_op(s.ctx, name);
        check(eager_op_set_int(op.get(), "axis", axis));
        s.compare(op, inputs, exact);
      }
    }
  }
}

TEST_CASE("the first of the labels out of range is reported", "[gpu][network]") {
  Comparison s;
  const std::string loss = "sparse_softmax_cross_entropy_with_logits";
  const Tensor x = s.to(s.draw({4, 3}, EAGER_FLOAT32), "gpu:0"), dy = s.to(s.draw({4}, EAGER_FLOAT32), "gpu:0");
  const Tensor labels = s.to(s.ids({2, 3, -1, 0}), "gpu:0");
  for (const auto& [name, inputs] :
       {std::pair{loss, std::vector{x.get(), labels.get()}}, {loss + "_grad", {dy.get(), x.get(), labels.get()}}}) {
    s.run(name, inputs);
    const Failure e = failure_of([&] { check(eager_context_synchronize(s.ctx)); });
    CHECK(e.code == EAGER_INVALID_ARGUMENT);
    CHECK(has(e, "Received a label value of 3 which is outside the valid range of [0, 3)."));
  }
}

TEST_CASE("norms of long lists and long tensors are what the CPU gives", "[gpu][network]") {
  Comparison s;
  for (int32_t dtype : {EAGER_FLOAT32, EAGER_FLOAT64, EAGER_FLOAT16}) {
    const double exact = dtype == EAGER_FLOAT64 ? 1e-12 : dtype == EAGER_FLOAT32 ? 1e-6 : 2e-3;
    std::vector<Tensor> list;
    for (int64_t k = 0; k < 130; ++k)
      list.push_back(k % 50 == 7 ? s.draw({}, dtype) : s.draw({k % 11 * (k % 5)}, dtype));
    list.push_back(s.draw({70001}, dtype, -0.1, 0.1));
    for (double clip : {0.5, 1e6}) {
      Op op = make_op(s.ctx, "clip_by_global_norm");
      check(eager_op_set_float(op.get(), "clip_norm", clip));
      s.compare(op, handles(list), exact);
    }
    Op norm = make_op(s.ctx, "global_norm");
    s.compare(norm, handles(list), exact);
    for (const char* name : {"l2_loss", "clip_by_norm"}) {
      Op op = make_op(s.ctx, name);
      s.compare(op, {list.back().get()}, exact);
      s.compare(op, {list[7].get()}, exact);
    }
  }
}

TEST_CASE("parts of a buffer that are not aligned are reduced and scaled as aligned ones", "[gpu][network]") {
  Comparison s;
  for (int32_t dtype : {EAGER_FLOAT32, EAGER_FLOAT16, EAGER_INT8}) {
    const Tensor whole = s.to(s.draw({3, 1031}, dtype), "gpu:0");
    for (int64_t row = 0; row < 3; ++row) {
      const std::vector<int64_t> args = {2, row, 0, 2, 1, 1031};
      const Tensor part = s.run("slice", {whole.get()}, &args), bias = s.to(s.draw({1031}, dtype), "gpu:0");
      const Tensor here = s.to(part, "cpu:0"), own = s.to(here, "gpu:0"), bias_here = s.to(bias, "cpu:0");
      for (const char* name : {"sum", "max", "bias_add", "dropout", "clip_by_norm", "softmax"}) {
        const bool is_bias = std::string(name) == "bias_add",
                   is_fold = name == std::string("sum") || name == std::string("max");
        if (dtype == EAGER_INT8 && !is_bias && !is_fold) continue;
        INFO(name << " of row " << row << ", dtype " << dtype);
        Op op = make_op(s.ctx, name);
        if (std::string(name) == "dropout") check(eager_op_set_int(op.get(), "seed", 3));
        std::vector<eager_tensor*> there = {part.get()}, aligned = {own.get()}, on_host = {here.get()};
        if (is_bias) there.push_back(bias.get()), aligned.push_back(bias.get()), on_host.push_back(bias_here.get());
        const Tensor a = s.to(execute(s.ctx, op.get(), there)[0], "cpu:0"),
                     b = s.to(execute(s.ctx, op.get(), aligned)[0], "cpu:0");
        // The order of additions is the same.
        CHECK(values(s.cast(a, EAGER_FLOAT64)) == values(s.cast(b, EAGER_FLOAT64)));
        // The terms of a sum may be larger than the sum.
        s.compare(op, on_host, dtype == EAGER_FLOAT16 ? 1e-3 : std::string(name) == "sum" ? 1e-4 : 1e-6);
      }
    }
  }
}
