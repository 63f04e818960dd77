#include "op_cases/gradient_check.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>
#include <sstream>

#include "support/sanitizer.h"

namespace op_cases {

using client::Tensor;

GradientCheck::GradientCheck(Harness& harness, const Case& c, const Schema& s, int32_t dtype, std::vector<Array> inputs)
    : harness_(harness), case_(c), schema_(s), dtype_(dtype), op_(harness.prepare(c, s)) {
  point_.inputs = std::move(inputs);
  for (size_t i = 0; i < case_.inputs.size(); ++i) {
    const Input& in = case_.inputs[i];
    if (!in.absent && numbers::is_inexact(Harness::input_dtype(in, dtype)) && !s.input(i).shape_only &&
        count(in.dims) > 0) {
      active_.push_back(i);
    }
  }
  std::vector<Tensor> tensors = harness_.tensors(case_, point_.inputs, dtype);
  std::vector<Tensor> outputs = client::execute(harness_.ctx_.get(), op_.get(), client::handles(tensors));
  for (size_t i = 0; i < outputs.size(); ++i) {
    if (numbers::is_inexact(eager_tensor_dtype(outputs[i].get()))) targets_.push_back(i);
  }
  if (!is_possible()) return;
  // A real output of a complex op (abs, real) has real cotangents.
  std::vector<Array> cotangents;
  for (size_t i : targets_) {
    Array a = random_like({array_of(outputs[i].get())})[0];
    if (!numbers::is_complex(eager_tensor_dtype(outputs[i].get()))) {
      for (Complex& z : a.values) z = z.real();
    }
    cotangents.push_back(a);
  }
  point_.cotangents.push_back(cotangents);
}

std::vector<Array> GradientCheck::random_like(const std::vector<Array>& arrays) {
  std::vector<Array> out = arrays;
  std::uniform_real_distribution<double> uniform(-1, 1);
  for (Array& a : out) {
    for (Complex& z : a.values) {
      double re = uniform(harness_.random_);
      z = numbers::is_complex(dtype_) ? Complex(re, uniform(harness_.random_)) : Complex(re);
    }
  }
  return out;
}

std::vector<Array*> GradientCheck::sources(Point& p, int k) {
  std::vector<Array*> all;
  for (size_t i : active_) all.push_back(&p.inputs[i]);
  for (int level = 0; level + 1 < k; ++level) {
    for (Array& a : p.cotangents[static_cast<size_t>(level)]) all.push_back(&a);
  }
  return all;
}

std::pair<std::vector<Tensor>, GradientCheck::Cotangents> GradientCheck::tensors_of(const Point& p, int k,
                                                                                    int32_t dtype,
                                                                                    const std::string& device) {
  std::vector<Tensor> inputs = harness_.tensors(case_, p.inputs, dtype, device);
  Cotangents cotangents(static_cast<size_t>(k));
  for (int level = 0; level < k; ++level) {
    for (const Array& a : p.cotangents[static_cast<size_t>(level)]) {
      bool is_real = numbers::is_complex(dtype) && level == 0 &&
                     std::all_of(a.values.begin(), a.values.end(), [](Complex z) { return z.imag() == 0; });
      int32_t d = is_real ? (dtype == EAGER_COMPLEX64 ? EAGER_FLOAT32 : EAGER_FLOAT64) : dtype;
      cotangents[static_cast<size_t>(level)].push_back(harness_.tensor_on(a, d, device));
    }
  }
  return {std::move(inputs), std::move(cotangents)};
}

// Calls f for each tensor that becomes an input of a traced function, in order.
void GradientCheck::for_each_traced(std::vector<Tensor>& inputs, Cotangents& cotangents,
                                    const std::function<void(Tensor&)>& f) {
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (inputs[i] && !schema_.input(i).host) f(inputs[i]);
  }
  for (std::vector<Tensor>& level : cotangents) {
    for (Tensor& t : level) f(t);
  }
}

// Returns the values as arrays; where one is unconnected, zeros of its source's shape.
std::vector<Array> GradientCheck::arrays_of(const std::vector<Tensor>& values, size_t count,
                                            const std::vector<Tensor>& sources, size_t first) {
  std::vector<Array> out;
  for (size_t i = 0; i < count; ++i) {
    out.push_back(values[i] ? array_of(values[i].get()) : filled(client::dims_of(sources[first + i].get())));
  }
  return out;
}

std::vector<Array> GradientCheck::evaluate(const Point& p, int k, int32_t dtype, const std::string& device,
                                           client::Trace* trace, const client::Function* function) {
  eager_context* ctx = trace ? trace->ctx() : harness_.ctx_.get();
  auto [inputs, cotangents] = tensors_of(p, k, dtype, device);
  if (trace) {
    for_each_traced(inputs, cotangents, [&](Tensor& t) { t = stand_in(*trace, case_, std::move(t)); });
  }
  std::vector<eager_tensor*> watched;
  for (size_t i : active_) watched.push_back(inputs[i].get());
  std::vector<client::Tape> tapes;  // the outermost comes first
  std::vector<std::vector<eager_tensor*>> sources_of;
  for (int level = k; level >= 1; --level) {
    std::vector<eager_tensor*> sources = watched;
    for (int below = 0; below + 1 < level; ++below) {
      for (const Tensor& t : cotangents[static_cast<size_t>(below)]) sources.push_back(t.get());
    }
    tapes.push_back(client::make_tape(ctx));
    for (eager_tensor* t : sources) client::check(eager_tape_watch(tapes.back().get(), t));
    sources_of.push_back(sources);
  }
  std::vector<Tensor> values;
  if (function) {
    std::vector<eager_tensor*> given;
    Cotangents none;
    for_each_traced(inputs, none, [&](Tensor& t) { given.push_back(t.get()); });
    values = client::call(ctx, *function, given);
  } else {
    values = client::execute(ctx, op_.get(), client::handles(inputs));
  }
  std::vector<Tensor> kept;
  std::vector<size_t> present;  // the values that are connected
  if (k == 0) {
    std::vector<Array> out;
    for (size_t i : targets_) out.push_back(array_of(values[i].get()));
    return out;
  }
  present = targets_;
  std::vector<eager_tensor*> cots = client::handles(cotangents[0]);
  for (int level = 1; level <= k; ++level) {
    std::vector<eager_tensor*> targets;
    for (size_t i : present) targets.push_back(values[i].get());
    size_t tape = static_cast<size_t>(k - level);
    std::vector<Tensor> next;
    if (targets.empty()) next.resize(sources_of[tape].size());
    else next = client::gradient(ctx, tapes[tape].get(), targets, cots, sources_of[tape]);
    for (size_t i = 0; i < next.size(); ++i) {
      if (!next[i] || eager_tensor_dtype(next[i].get()) == eager_tensor_dtype(sources_of[tape][i])) continue;
      fail("order " + std::to_string(level) + ": the gradient of source " + std::to_string(i) + " is " +
           numbers::name_of(eager_tensor_dtype(next[i].get())) + ", the source " +
           numbers::name_of(eager_tensor_dtype(sources_of[tape][i])));
    }
    for (Tensor& t : next) {
      if (!eager_tensor_is_sparse_rows(t.get())) continue;
      eager_tensor* dense = nullptr;  // the conversion is an op, so that outer tapes record it
      client::check(eager_tensor_to_dense(ctx, t.get(), &dense));
      t.reset(dense);
    }
    for (Tensor& t : values) kept.push_back(std::move(t));
    values = std::move(next);
    present.clear();
    cots.clear();
    for (size_t i = 0; i < values.size(); ++i) {
      if (!values[i]) continue;  // the value is unconnected
      present.push_back(i);
      if (level < k) cots.push_back(cotangents[static_cast<size_t>(level)][i].get());
    }
  }
  std::vector<Tensor> sources;
  for (eager_tensor* t : sources_of[0]) sources.push_back(client::share(t));
  if (!trace) return arrays_of(values, values.size(), sources, 0);
  // The function returns values and sources, so that it can run again on other values.
  std::vector<eager_tensor*> all = client::handles(values);
  for (const Tensor& t : sources) all.push_back(t.get());
  const std::vector<Tensor> results = trace->run(all);
  return arrays_of(results, values.size(), results, values.size());
}

std::vector<Array> GradientCheck::run_again(const Point& p, int k, client::Trace& trace) {
  auto [inputs, cotangents] = tensors_of(p, k, dtype_, "");
  std::vector<eager_tensor*> given;
  for_each_traced(inputs, cotangents, [&](Tensor& t) { given.push_back(t.get()); });
  const std::vector<Tensor> results = trace.run_again(given);
  return arrays_of(results, results.size() / 2, results, results.size() / 2);
}

// Makes the case at another size: all dims of one length become twice as long, and values are repeated. Returns false
// where no length can change.
bool GradientCheck::grow(Point& p, int orders) {
  if (case_.flags & kNoUnknownDims && !(case_.flags & kIndexRank)) return false;
  std::set<int64_t, std::greater<>> lengths;
  for (size_t i : active_) lengths.insert(point_.inputs[i].dims.begin(), point_.inputs[i].dims.end());
  for (int64_t length : lengths) {
    if (length < 2) continue;
    p = point_;
    for (size_t i = 0; i < p.inputs.size(); ++i) {
      Array& a = p.inputs[i];
      if (case_.inputs[i].absent || schema_.input(i).host) continue;
      const Array former = a;
      for (int64_t& d : a.dims) d *= d == length ? 2 : 1;
      a = generate(a.dims, [&](Dims index) {
        for (size_t d = 0; d < index.size(); ++d) index[d] %= former.dims[d];
        return former.values[static_cast<size_t>(ravel(index, former.dims))];
      });
    }
    try {
      p.cotangents[0] = real_like(evaluate(p, 0, dtype_), p.cotangents[0]);
      for (int k = 1; k < orders; ++k) p.cotangents[static_cast<size_t>(k)] = random_like(evaluate(p, k, dtype_));
      return true;
    } catch (const client::Failure&) {
      continue;
    }
  }
  return false;
}

// Returns random arrays that are real where those of `like` are.
std::vector<Array> GradientCheck::real_like(const std::vector<Array>& arrays, const std::vector<Array>& like) {
  std::vector<Array> out = random_like(arrays);
  for (size_t i = 0; i < out.size(); ++i) {
    const std::vector<Complex>& v = like[i].values;
    if (!std::all_of(v.begin(), v.end(), [](Complex z) { return z.imag() == 0; })) continue;
    for (Complex& z : out[i].values) z = z.real();
  }
  return out;
}

double GradientCheck::scalar(const Point& p, int k) {
  const client::DeviceScope on_host(harness_.ctx_.get(), "cpu:0");
  std::vector<Array> values = evaluate(p, k, dtype_, "cpu:0");
  double sum = 0;
  for (size_t i = 0; i < values.size(); ++i) {
    const Array& c = p.cotangents[static_cast<size_t>(k)][i];
    for (size_t j = 0; j < c.values.size(); ++j) sum += (std::conj(c.values[j]) * values[i].values[j]).real();
  }
  return sum;
}

namespace {

// Returns the element that stands at the transposed place of matrices with these dims.
size_t transposed(size_t element, const Dims& dims) {
  Dims index = unravel(static_cast<int64_t>(element), dims);
  std::swap(index[index.size() - 2], index.back());
  return static_cast<size_t>(ravel(index, dims));
}

}  // namespace

void GradientCheck::against_differences(int orders) {
  // The most elements that are tried of one source. With a sanitizer, which is not there for the values, one shows as much.
  const size_t most_elements = eager::testing::is_sanitized() ? 1 : 12;
  for (int k = 1; k <= orders; ++k) {
    std::vector<Array> analytic;
    try {
      analytic = evaluate(point_, k, dtype_);
    } catch (const client::Failure& e) {
      fail("order " + std::to_string(k) + ", " + numbers::name_of(dtype_) + ": status " + std::to_string(e.code) +
           " [" + e.op + "] " + e.what());
    }
    Point p = point_;
    std::vector<Array*> variables = sources(p, k);
    for (size_t i = 0; i < variables.size(); ++i) {
      if (analytic[i].dims != variables[i]->dims) {
        fail("order " + std::to_string(k) + ": the gradient of source " + std::to_string(i) + " has shape " +
             text(analytic[i].dims) + ", the source " + text(variables[i]->dims));
      }
      std::vector<Complex>& v = variables[i]->values;
      double largest = 1;
      for (Complex z : analytic[i].values) largest = std::max(largest, std::abs(z));
      size_t step = std::max<size_t>(1, v.size() / most_elements);
      bool is_real =
          !numbers::is_complex(dtype_) || std::all_of(v.begin(), v.end(), [](Complex z) { return z.imag() == 0; });
      const bool is_hermitian = case_.flags & kHermitian && i < active_.size();
      for (size_t j = v.size() > most_elements ? harness_.random_() % step : 0; j < v.size(); j += step) {
        for (Complex direction : {Complex(1), Complex(0, 1)}) {
          if (direction.imag() != 0 && is_real) continue;
          double h = 2e-5 * std::max(0.5, std::abs(v[j]));
          const size_t other = is_hermitian ? transposed(j, variables[i]->dims) : j;
          const Complex old = v[j], old_other = v[other];
          const auto moved = [&](double by) {
            v[other] = old_other + by * std::conj(direction);
            v[j] = old + by * direction;
            return scalar(p, k - 1);
          };
          const double plus = moved(h), minus = moved(-h);
          v[other] = old_other;
          v[j] = old;
          const double numeric = (plus - minus) / (2 * h * (other == j ? 1 : 2));
          double got = direction.imag() != 0 ? analytic[i].values[j].imag() : analytic[i].values[j].real();
          if (!(std::abs(numeric - got) <= 2e-5 * largest * std::max(1.0, std::abs(numeric) / largest))) {
            std::ostringstream out;
            out.precision(10);
            out << "order " << k << ", " << numbers::name_of(dtype_) << ", source " << i
                << (i >= active_.size() ? " (a cotangent)" : "") << ", element " << j
                << (direction.imag() != 0 ? " (imaginary part)" : "") << ": " << got << ", differences give "
                << numeric;
            fail(out.str());
          }
        }
      }
    }
    if (k < orders) point_.cotangents.push_back(random_like(analytic));
  }
}

void GradientCheck::against_eager(const std::string& what, const Point& p, int k,
                                  const std::function<std::vector<Array>()>& run) {
  const std::vector<Array> want = evaluate(p, k, dtype_);
  std::vector<Array> got;
  try {
    got = run();
  } catch (const client::Failure& e) {
    fail(what + "status " + std::to_string(e.code) + " [" + e.op + "] " + e.what());
  }
  for (size_t i = 0; i < want.size(); ++i) {
    std::string problem = difference(got[i], want[i], dtype_, 4, std::max(case_.floor, 0.05));
    if (!problem.empty()) fail(what + "source " + std::to_string(i) + ": " + problem);
  }
}

void GradientCheck::against_trace(int orders) {
  Point larger;
  const bool grows = grow(larger, orders);
  for (int k = 1; k <= orders; ++k) {
    client::Trace trace(harness_.ctx_.get());
    const std::string what = "order " + std::to_string(k) + ", traced with unknown dims";
    against_eager(what + ": ", point_, k, [&] { return evaluate(point_, k, dtype_, "", &trace); });
    if (grows) against_eager(what + ", run at another size: ", larger, k, [&] { return run_again(larger, k, trace); });
  }
}

void GradientCheck::against_function(int orders) {
  std::vector<Tensor> inputs = harness_.tensors(case_, point_.inputs, dtype_);
  client::Trace trace(harness_.ctx_.get());
  Cotangents none;
  for_each_traced(inputs, none, [&](Tensor& t) { t = stand_in(trace, case_, std::move(t)); });
  const std::vector<Tensor> outputs = client::execute(trace.ctx(), op_.get(), client::handles(inputs));
  const client::Function f = trace.end(client::handles(outputs));
  Point larger;
  const bool grows = grow(larger, orders);
  for (int k = 1; k <= orders; ++k) {
    const std::string what = "order " + std::to_string(k) + ", as a function";
    auto run = [&](const Point& p) { return [&, k] { return evaluate(p, k, dtype_, "", nullptr, &f); }; };
    against_eager(what + ": ", point_, k, run(point_));
    if (grows) against_eager(what + ", at another size: ", larger, k, run(larger));
  }
}

std::vector<Array> GradientCheck::first() { return evaluate(point_, 1, dtype_); }

void GradientCheck::against_dtype(int32_t dtype, const std::string& device) {
  Point rounded = point_;
  for (size_t i = 0; i < rounded.inputs.size(); ++i) {
    if (case_.inputs[i].dtype == 0) rounded.inputs[i].values = numbers::rounded(rounded.inputs[i].values, dtype);
  }
  for (Array& a : rounded.cotangents[0]) a.values = numbers::rounded(a.values, dtype);
  std::vector<Array> want = evaluate(rounded, 1, EAGER_FLOAT64);
  std::vector<Array> got = evaluate(rounded, 1, dtype, device);
  if (rounded.cotangents.size() > 1) evaluate(rounded, 2, dtype, device);  // checks the dtypes of second gradients
  for (size_t i = 0; i < got.size(); ++i) {
    // A gradient is made by several ops, each of which rounds. Errors are relative to its largest element.
    double largest = 1;
    for (Complex z : want[i].values) largest = std::max(largest, std::abs(z));
    double allowed = 24 * numbers::epsilon(dtype) * largest * std::max(1.0, case_.tolerance);
    for (size_t j = 0; j < got[i].values.size(); ++j) {
      double error = std::abs(got[i].values[j] - want[i].values[j]);
      if (error <= allowed || (std::isinf(got[i].values[j].real()) && dtype == EAGER_FLOAT16)) continue;
      std::ostringstream out;
      out.precision(10);
      out << "first gradient, " << numbers::name_of(dtype) << (device.empty() ? "" : " on " + device) << ", source "
          << i << ", element " << j << ": " << got[i].values[j] << ", float64 gives " << want[i].values[j];
      fail(out.str());
    }
  }
}

}  // namespace op_cases
