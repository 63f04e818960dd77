#include "op_cases/harness.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <nlohmann/json.hpp>
#include <sstream>

#include "op_cases/gradient_check.h"
#include "runtime/execute/execute.h"
#include "support/sanitizer.h"

namespace op_cases {

using client::Tensor;
using nlohmann::json;

bool Schema::allows(size_t i, int32_t dtype) const {
  const auto& all = input(i).dtypes;
  return std::find(all.begin(), all.end(), dtype) != all.end();
}

std::map<std::string, Schema> read_registry(eager_context* ctx) {
  char* text = nullptr;
  client::check(eager_registry_json(ctx, &text));
  json list = json::parse(text);
  eager_string_release(text);
  std::map<std::string, Schema> registry;
  for (const json& op : list) {
    Schema s;
    s.name = op.at("name");
    for (const json& in : op.at("inputs")) {
      Schema::Input i{in.at("name"), {}, in.at("list"), in.at("host"), in.at("shape_only"), in.at("integers_to_float")};
      for (const json& d : in.at("dtypes")) i.dtypes.push_back(numbers::dtype_of(d.get<std::string>()));
      s.inputs.push_back(i);
    }
    for (const json& out : op.at("outputs")) s.outputs.emplace_back(out.at("name"), out.at("dtype"));
    for (const json& a : op.at("attributes")) {
      s.attributes.push_back(
          {a.at("name"), a.at("type"), a.at("argument").is_null() ? -1 : a.at("argument").get<int>(), {}});
      if (!a.at("choices").is_null()) a.at("choices").get_to(s.attributes.back().choices);
    }
    s.differentiable = op.at("differentiable");
    s.has_no_gradient = op.at("has_no_gradient");
    s.is_public = op.at("public");
    registry[s.name] = s;
  }
  return registry;
}

Harness::Harness() : ctx_(client::make_context(1)), registry_(read_registry(ctx_.get())) {
  if (!client::device_scope.empty()) return;  // everything runs on this device
  for (int32_t i = 1; i < eager_context_num_devices(ctx_.get()); ++i) {
    devices_.push_back(eager_context_device_name(ctx_.get(), i));
  }
}

void Harness::run(const Case& c) {
  auto found = registry_.find(c.op);
  if (found == registry_.end()) fail("the registry has no op " + c.op);
  const Schema& s = found->second;
  std::string problems;
  auto attempt = [&](const std::string& what, auto&& f) {
    try {
      f();
    } catch (const client::Failure& e) {
      problems += "    " + what + ": status " + std::to_string(e.code) + ": " + e.what() + "\n";
    } catch (const std::exception& e) {
      problems += "    " + what + ": " + e.what() + "\n";
    }
  };
  seed(c);
  for (int32_t dtype : dtypes_of(c, s)) {
    attempt(numbers::name_of(dtype), [&] { check_values(c, s, dtype); });
  }
  if (!(c.flags & kValuesOnly)) {
    if (!(c.flags & kNoGradient)) {
      if (s.differentiable) attempt("gradient", [&] { check_gradients(c, s); });
      else attempt("gradient", [&] { check_missing_gradient(c, s); });
    }
    if (!(c.flags & kNoDevices)) attempt("devices", [&] { check_devices(c, s); });
    if (!(c.flags & kNoUnknownDims)) attempt("unknown dims", [&] { check_unknown_dims(c, s); });
    attempt("refused dtypes", [&] { check_refused_dtypes(c, s); });
  }
  if (!problems.empty()) fail(problems);
}

void Harness::seed(const Case& c) {
  uint64_t seed = 1469598103934665603u;
  for (char ch : c.op + c.attributes) seed = (seed ^ static_cast<unsigned char>(ch)) * 1099511628211u;
  random_.seed(seed);
}

Case case_of(const Refusal& r) {
  Case c;
  c.op = r.op;
  c.attributes = r.attributes;
  c.inputs = r.inputs;
  return c;
}

void Harness::refuse(const Refusal& r) {
  auto found = registry_.find(r.op);
  if (found == registry_.end()) fail("the registry has no op " + r.op);
  const Case c = case_of(r);
  auto live = [&] { return client::memory_of(ctx_.get()).live_tensors; };
  std::vector<Tensor> inputs = tensors(c, draw(c, EAGER_FLOAT32, false), EAGER_FLOAT32);
  const int64_t before = live();
  client::Op op = prepare(c, found->second);
  try {
    client::execute(ctx_.get(), op.get(), client::handles(inputs));
    client::check(eager_context_synchronize(ctx_.get()));  // a GPU finds wrong values only later
    fail("it is not refused");
  } catch (const client::Failure& e) {
    if (e.code != EAGER_INVALID_ARGUMENT) fail("status " + std::to_string(e.code) + ": " + e.what());
    if (e.op != r.op && !(r.is_of_part && !client::device_scope.empty())) fail("the op's name is '" + e.op + "'");
    if (std::string(e.what()).find(r.message) == std::string::npos) fail(std::string("the message is: ") + e.what());
  }
  if (live() != before) fail("tensors are leaked");
  refuse_in_function(found->second, *op, inputs);
}

// A function that is traced with unknown dims refuses the call when it is traced or when it runs, in the words of a part of the op, but
// by the op's name.
void Harness::refuse_in_function(const Schema& s, eager_op& op, const std::vector<Tensor>& inputs) {
  try {
    client::Trace trace(ctx_.get());
    std::vector<eager_tensor*> given;
    std::vector<Tensor> symbols;
    for (size_t i = 0; i < inputs.size(); ++i) {
      const bool is_symbolic = inputs[i] && !s.input(i).host;
      symbols.push_back(is_symbolic ? trace.stand_in(client::share(inputs[i].get())) : nullptr);
      given.push_back(is_symbolic ? symbols.back().get() : inputs[i].get());
    }
    const std::vector<Tensor> outputs = client::execute(trace.ctx(), &op, given);
    trace.run(client::handles(outputs));
    client::check(eager_context_synchronize(ctx_.get()));
  } catch (const client::Failure& e) {
    if (e.code != EAGER_INVALID_ARGUMENT && e.code != EAGER_UNIMPLEMENTED)
      fail("in a function: status " + std::to_string(e.code) + ": " + e.what());
    if (e.op != s.name && client::device_scope.empty()) fail("in a function the op's name is '" + e.op + "'");
    return;
  }
  fail("a function with unknown dims does not refuse it");
}

std::vector<int32_t> Harness::dtypes_of(const Case& c, const Schema& s) const {
  std::vector<int32_t> all;
  size_t first = 0;
  while (first < c.inputs.size() && (c.inputs[first].dtype || c.inputs[first].absent)) ++first;
  if (first == c.inputs.size()) return {EAGER_FLOAT32};  // no input follows the dtype under test
  for (int32_t d : s.input(first).dtypes) {
    if (d == EAGER_STRING) continue;
    if (c.dtypes.empty() || std::find(c.dtypes.begin(), c.dtypes.end(), d) != c.dtypes.end()) all.push_back(d);
  }
  return all;
}

// Draws the inputs. `smooth` is for gradients: values lie away from multiples of 1/2, where functions have steps and
// corners.
std::vector<Array> Harness::draw(const Case& c, int32_t dtype, bool smooth) {
  std::vector<Array> arrays;
  for (const Input& in : c.inputs) {
    int32_t d = input_dtype(in, dtype);
    if (in.absent) {
      arrays.push_back({});
      continue;
    }
    Array a{in.dims, in.values};
    if (in.values.empty()) {
      a = filled(in.dims);
      double lo = in.lo, hi = in.hi;
      if (numbers::is_integer(d)) {
        lo = std::ceil(numbers::is_unsigned(d) ? std::max(lo, 0.0) : lo);
        hi = std::floor(std::min({hi, c.max_integer, d == EAGER_INT8 ? 127.0 : 255.0}));
        if (hi < lo) lo = hi = 1;
      } else if (d == EAGER_BOOL) {
        lo = 0, hi = 1;
      }
      auto number = [&]() -> double {
        double x = std::uniform_real_distribution<double>(lo, hi)(random_);
        if (!numbers::is_inexact(d)) return std::min(hi, std::floor(lo + (x - lo) / (hi - lo + 1e-9) * (hi - lo + 1)));
        if (smooth && std::abs(2 * x - std::round(2 * x)) < 0.05) x += x + 0.06 > hi ? -0.06 : 0.06;
        return x;
      };
      for (Complex& z : a.values) {
        double re = number();
        z = numbers::is_complex(d) ? Complex(re, number()) : Complex(re);
      }
    }
    a.values = numbers::rounded(a.values, d);
    arrays.push_back(a);
  }
  return arrays;
}

Tensor Harness::tensor(const Array& a, int32_t dtype) {
  std::vector<unsigned char> bytes = numbers::encode(a.values, dtype);
  return client::make_tensor(ctx_.get(), dtype, a.dims, bytes.data(), bytes.size());
}

Tensor Harness::tensor_on(const Array& a, int32_t dtype, const std::string& device) {
  Tensor host = tensor(a, dtype);
  const std::string& where = device.empty() ? client::device_scope : device;
  if (where.empty()) return host;
  eager_tensor* out = nullptr;
  client::check(eager_tensor_copy_to(ctx_.get(), host.get(), where.c_str(), &out));
  return Tensor(out);
}

std::vector<Tensor> Harness::tensors(const Case& c, const std::vector<Array>& arrays, int32_t dtype,
                                     const std::string& device) {
  const Schema& s = registry_.at(c.op);
  std::vector<Tensor> out;
  for (size_t i = 0; i < arrays.size(); ++i) {
    bool host = s.input(i).host;
    out.push_back(c.inputs[i].absent ? nullptr
                                     : tensor_on(arrays[i], input_dtype(c.inputs[i], dtype), host ? "cpu:0" : device));
  }
  return out;
}

namespace {

void set(eager_op* op, const Schema::Attribute& a, const Attributes& attributes) {
  const char* name = a.name.c_str();
  if (a.type == "int") return client::check(eager_op_set_int(op, name, attributes.integer(a.name, 0)));
  if (a.type == "bool") return client::check(eager_op_set_bool(op, name, attributes.boolean(a.name, false)));
  if (a.type == "float") return client::check(eager_op_set_float(op, name, attributes.real(a.name, 0)));
  if (a.type == "dtype")
    return client::check(eager_op_set_dtype(op, name, numbers::dtype_of(attributes.string(a.name, ""))));
  if (a.type == "ints") {
    const Dims list = attributes.ints(a.name);
    return client::check(eager_op_set_ints(op, name, list.data(), static_cast<int32_t>(list.size())));
  }
  client::check(eager_op_set_string(op, name, attributes.string(a.name, "").c_str()));
}

// The numbers of a call argument; none for a text that is no choice.
std::vector<int64_t> encoded(const Schema::Attribute& a, const Attributes& attributes) {
  if (a.type == "int") return {attributes.integer(a.name, 0)};
  if (a.type == "bool") return {attributes.boolean(a.name, false)};
  if (a.type == "dtype") return {numbers::dtype_of(attributes.string(a.name, ""))};
  if (a.type == "float") {
    const double value = attributes.real(a.name, 0);
    int64_t bits;
    std::memcpy(&bits, &value, 8);
    return {bits};
  }
  if (a.type == "ints") {
    Dims list = attributes.ints(a.name);
    list.insert(list.begin(), static_cast<int64_t>(list.size()));
    return list;
  }
  for (size_t i = 0; i < a.choices.size(); ++i) {
    const auto& names = a.choices[i];
    if (std::find(names.begin(), names.end(), attributes.string(a.name, "")) != names.end())
      return {static_cast<int64_t>(i)};
  }
  return {};
}

}  // namespace

client::Op Harness::prepare(const Case& c, const Schema& s, client::Arguments* args) {
  client::Op op = client::make_op(ctx_.get(), c.op);
  Attributes attributes(c.attributes);
  size_t seen = 0;
  std::map<int, std::vector<int64_t>> by_place;
  for (const Schema::Attribute& a : s.attributes) {
    if (!attributes.has(a.name)) continue;
    ++seen;
    const std::vector<int64_t> numbers = args && a.place >= 0 ? encoded(a, attributes) : std::vector<int64_t>{};
    if (numbers.empty()) set(op.get(), a, attributes);
    else by_place[a.place] = numbers;
  }
  if (seen != attributes.all().size()) fail("the schema lacks an attribute of: " + c.attributes);
  for (const auto& [place, numbers] : by_place) {
    args->given |= uint64_t{1} << place;
    args->numbers.insert(args->numbers.end(), numbers.begin(), numbers.end());
  }
  return op;
}

Tensor stand_in(client::Trace& trace, const Case& c, Tensor value) {
  const int32_t dtype = eager_tensor_dtype(value.get());
  const bool is_index = dtype == EAGER_INT32 || dtype == EAGER_INT64;
  if (c.flags & kIndexRank) return trace.stand_in(std::move(value), is_index);
  return trace.stand_in(std::move(value), c.flags & kNoUnknownDims ? eager::kMaxRank : 0);
}

Array array_of(const eager_tensor* t) {
  Array a;
  a.dims = client::dims_of(t);
  std::vector<unsigned char> bytes(eager_tensor_num_bytes(t));
  client::check(eager_tensor_read(t, bytes.data(), bytes.size()));
  a.values = numbers::decode(bytes.data(), eager_tensor_num_elements(t), eager_tensor_dtype(t));
  return a;
}

std::string text(const Dims& dims) {
  std::string s = "[";
  for (size_t i = 0; i < dims.size(); ++i) s += (i ? "," : "") + std::to_string(dims[i]);
  return s + "]";
}

std::string title(const Case& c) {
  std::string name = c.op + "(";
  for (size_t i = 0; i < c.inputs.size() && i < 6; ++i) {
    name += (i ? ", " : "") + (c.inputs[i].absent ? std::string("-") : text(c.inputs[i].dims));
  }
  return name + ")" + (c.attributes.empty() ? "" : " " + c.attributes);
}

double tolerance_of(int32_t dtype, double factor) {
  double base = numbers::is_inexact(dtype) ? (numbers::size_of(dtype) == 2      ? 1.01
                                              : numbers::epsilon(dtype) < 1e-10 ? 16
                                                                                : 8)
                                           : 0;
  return base * factor * numbers::epsilon(dtype);
}

std::string difference(const Array& got, const Array& want, int32_t dtype, double factor, double floor) {
  if (got.dims != want.dims) return "shape " + text(got.dims) + ", expected " + text(want.dims);
  const double tolerance = tolerance_of(dtype, factor);
  std::vector<Complex> expected = numbers::rounded(want.values, dtype);
  auto same = [&](double a, double b, double scale) {
    if (std::isnan(a) || std::isnan(b)) return std::isnan(a) && std::isnan(b);
    if (std::isinf(a) || std::isinf(b)) return a == b;
    return std::abs(a - b) <= tolerance * std::max(scale, floor);
  };
  for (size_t i = 0; i < expected.size(); ++i) {
    Complex g = got.values[i], w = expected[i];
    // The expected number has a NaN in either part.
    if (numbers::is_complex(dtype) && std::isnan(std::abs(w)) && std::isnan(std::abs(g))) continue;
    double scale = std::isfinite(std::abs(w)) ? std::abs(w) : 0;
    if (!same(g.real(), w.real(), scale) || !same(g.imag(), w.imag(), scale)) {
      std::ostringstream out;
      out.precision(17);
      out << "element " << i << " of " << text(got.dims) << ": " << g << ", expected " << w;
      return out.str();
    }
  }
  return "";
}

namespace {

// Returns x as it is after the op that undoes itself: before and behind another one, in a function, it may run in one loop with it.
Tensor inverted(eager_context* ctx, eager_tensor* x) {
  if (!x || eager_tensor_dtype(x) == EAGER_STRING) return x ? client::share(x) : nullptr;
  const client::Op op = client::make_op(ctx, eager_tensor_dtype(x) == EAGER_BOOL ? "logical_not" : "negative");
  return std::move(client::execute(ctx, op.get(), {x})[0]);
}

// Compares bits, but for those of NaNs.
std::string difference_in_bits(const eager_tensor* got, const eager_tensor* want) {
  const int32_t dtype = eager_tensor_dtype(want);
  if (eager_tensor_dtype(got) != dtype) return std::string("dtype ") + numbers::name_of(eager_tensor_dtype(got));
  if (client::dims_of(got) != client::dims_of(want)) return "shape " + text(client::dims_of(got));
  std::vector<unsigned char> bytes[2];
  for (const eager_tensor* t : {got, want}) {
    std::vector<unsigned char>& b = bytes[t == want];
    b.resize(eager_tensor_num_bytes(t));
    client::check(eager_tensor_read(t, b.data(), b.size()));
  }
  if (bytes[0] == bytes[1]) return "";
  const Array a = array_of(got), b = array_of(want);
  const auto is_same = [](double x, double y) {
    return x == y ? std::signbit(x) == std::signbit(y) : std::isnan(x) && std::isnan(y);
  };
  for (size_t i = 0; i < a.values.size(); ++i) {
    const Complex x = a.values[i], y = b.values[i];
    if (is_same(x.real(), y.real()) && is_same(x.imag(), y.imag())) continue;
    std::ostringstream out;
    out.precision(17);
    out << "element " << i << " of " << text(a.dims) << ": " << x << " for " << y;
    return out.str();
  }
  return "";
}

// Ops that choose what they run by dims (runtime/README.md), so that a function with unknown ones may differ in the last bits.
bool chooses_by_dims(const std::string& op) {
  for (const char* name : {"einsum", "inner", "multi_head_attention", "tensordot", "vecdot"}) {
    if (op == name) return true;
  }
  return false;
}

}  // namespace

// A function gives what the op gives, to the bit: traced with known dims, and with unknown ones between elementwise ops.
void Harness::check_in_function(const Case& c, const Schema& s, eager_op& op, const std::vector<Tensor>& inputs,
                                const std::vector<Tensor>& want, bool is_known) {
  const std::string how = is_known ? "in a function" : "in a function with unknown dims, between others";
  client::Trace trace(ctx_.get());
  std::vector<Tensor> given;
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (!inputs[i] || s.input(i).host) {
      given.push_back(inputs[i] ? client::share(inputs[i].get()) : nullptr);
    } else if (is_known) {
      given.push_back(trace.stand_in(client::share(inputs[i].get()), eager::kMaxRank));
    } else {
      const Tensor symbol = stand_in(trace, c, inverted(ctx_.get(), inputs[i].get()));
      given.push_back(inverted(trace.ctx(), symbol.get()));
    }
  }
  std::vector<Tensor> outputs = client::execute(trace.ctx(), &op, client::handles(given));
  if (!is_known) {
    for (Tensor& y : outputs) y = inverted(trace.ctx(), y.get());
  }
  const std::vector<Tensor> got = trace.run(client::handles(outputs));
  if (got.size() != want.size()) fail(how + ": another number of outputs");
  for (size_t i = 0; i < got.size(); ++i) {
    const Tensor y = is_known ? client::share(got[i].get()) : inverted(ctx_.get(), got[i].get());
    const bool is_close = !is_known && chooses_by_dims(c.op);
    const std::string problem = is_close ? difference(array_of(y.get()), array_of(want[i].get()),
                                                      eager_tensor_dtype(want[i].get()), c.tolerance, c.floor)
                                         : difference_in_bits(y.get(), want[i].get());
    if (!problem.empty()) fail(how + ", output " + std::to_string(i) + ": " + problem);
  }
}

void Harness::check_values(const Case& c, const Schema& s, int32_t dtype) {
  std::vector<Array> arrays = draw(c, dtype, false);
  std::vector<Array> want = c.reference({arrays, Attributes(c.attributes), dtype});
  std::vector<Tensor> inputs = tensors(c, arrays, dtype);
  client::Arguments args;
  client::Op prepared = prepare(c, s), with_args = prepare(c, s, &args);
  for (bool call_args : {false, true}) {
    if (call_args && args.given == 0) break;
    std::vector<Tensor> got = call_args ? client::execute(ctx_.get(), with_args.get(), client::handles(inputs), args)
                                        : client::execute(ctx_.get(), prepared.get(), client::handles(inputs));
    std::string how = call_args ? "with call arguments: " : "";
    if (got.size() != want.size()) {
      fail(how + std::to_string(got.size()) + " outputs, expected " + std::to_string(want.size()));
    }
    for (size_t i = 0; i < got.size(); ++i) {
      int32_t out_dtype = eager_tensor_dtype(got[i].get());
      std::string declared = s.outputs[std::min(i, s.outputs.size() - 1)].second;
      if (int32_t fixed = numbers::dtype_of(declared); fixed && fixed != out_dtype) {
        fail(how + "dtype " + numbers::name_of(out_dtype) + ", declared " + declared);
      }
      if (!s.inputs.empty() && declared == s.input(0).name && s.input(0).to_float && !numbers::is_inexact(dtype) &&
          out_dtype != float_for(dtype)) {
        fail(how + "dtype " + numbers::name_of(out_dtype) + " from " + numbers::name_of(dtype));
      }
      std::string problem = difference(array_of(got[i].get()), want[i], out_dtype, c.tolerance, c.floor);
      if (!problem.empty()) fail(how + "output " + std::to_string(i) + ": " + problem);
    }
    if (call_args) continue;
    // With a sanitizer unknown dims stand for both: their way has the code of the other, too.
    check_in_function(c, s, *prepared, inputs, got, false);
    if (!eager::testing::is_sanitized()) check_in_function(c, s, *prepared, inputs, got, true);
  }
  // Inputs do not change: no op writes to them.
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (!inputs[i]) continue;
    std::string problem = difference(array_of(inputs[i].get()), arrays[i], eager_tensor_dtype(inputs[i].get()), 0);
    if (!problem.empty()) fail("the op changed input " + std::to_string(i) + ": " + problem);
  }
}

void Harness::check_gradients(const Case& c, const Schema& s) {
  int orders = c.flags & kFirstOrder ? 1 : c.flags & kSecondOrder ? 2 : 3;
  for (int32_t dtype : {EAGER_FLOAT64, EAGER_COMPLEX128}) {
    std::vector<int32_t> allowed = dtypes_of(c, s);
    if (std::find(allowed.begin(), allowed.end(), dtype) == allowed.end()) continue;
    if (dtype == EAGER_COMPLEX128 && (c.flags & kNoComplexGradient)) continue;
    GradientCheck check(*this, c, s, dtype, draw(c, dtype, true));
    if (!check.is_possible()) continue;
    check.against_differences(orders);
    check.against_trace(std::min(orders, 2));
    check.against_function(std::min(orders, 2));
    if (dtype == EAGER_FLOAT64) {
      for (int32_t other : {EAGER_FLOAT32, EAGER_FLOAT16, EAGER_BFLOAT16}) {
        if (std::find(allowed.begin(), allowed.end(), other) != allowed.end()) check.against_dtype(other, "");
      }
      if (!(c.flags & kNoDevices)) {
        for (const std::string& device : devices_) check.against_dtype(EAGER_FLOAT32, device);
      }
    }
  }
}

// Asking for the gradient of an op without one must be an error that names the op, not zeros.
void Harness::check_missing_gradient(const Case& c, const Schema& s) {
  std::vector<int32_t> allowed = dtypes_of(c, s);
  if (std::find(allowed.begin(), allowed.end(), EAGER_FLOAT32) == allowed.end()) return;
  GradientCheck check(*this, c, s, EAGER_FLOAT32, draw(c, EAGER_FLOAT32, true));
  if (!check.is_possible()) return;
  try {
    check.first();
  } catch (const client::Failure& e) {
    if (std::string(e.what()).find(c.op) == std::string::npos)
      fail("the error does not name the op: " + std::string(e.what()));
    return;
  }
  fail("the op has no gradient, but asking for one is no error");
}

void Harness::check_devices(const Case& c, const Schema& s) {
  std::vector<int32_t> allowed = dtypes_of(c, s);
  int32_t dtype =
      std::find(allowed.begin(), allowed.end(), EAGER_FLOAT32) != allowed.end() ? EAGER_FLOAT32 : allowed[0];
  std::vector<Array> arrays = draw(c, dtype, false);
  client::Op op = prepare(c, s);
  std::vector<Tensor> host = tensors(c, arrays, dtype);
  for (const std::string& device : devices_) {
    std::vector<Tensor> inputs = tensors(c, arrays, dtype, device);
    std::vector<Tensor> got;
    {
      const client::DeviceScope scope(ctx_.get(), inputs.empty() ? device.c_str() : nullptr);
      got = client::execute(ctx_.get(), op.get(), client::handles(inputs));
    }
    std::vector<Tensor> want = client::execute(ctx_.get(), op.get(), client::handles(host));
    for (size_t i = 0; i < want.size(); ++i) {
      bool scalar_input_only = eager_tensor_device(got[i].get()) != device;
      if (scalar_input_only && eager_tensor_rank(got[i].get()) != 0 && !inputs.empty() && arrays[0].dims.size()) {
        fail(device + ": output " + std::to_string(i) + " lies on " + eager_tensor_device(got[i].get()));
      }
      std::string problem =
          difference(array_of(got[i].get()), array_of(want[i].get()), eager_tensor_dtype(want[i].get()), c.tolerance);
      if (!problem.empty()) fail(device + ": output " + std::to_string(i) + ": " + problem);
    }
  }
}

void Harness::check_refused_dtypes(const Case& c, const Schema& s) {
  if (c.inputs.empty()) return;
  client::Op op = prepare(c, s);
  std::vector<int32_t> allowed = dtypes_of(c, s);
  std::vector<Array> arrays = draw(c, allowed[0], false);
  for (int32_t dtype = EAGER_BOOL; dtype <= EAGER_STRING; ++dtype) {
    size_t at = c.inputs.size();
    std::vector<Tensor> inputs;
    for (size_t i = 0; i < c.inputs.size(); ++i) {
      const Input& in = c.inputs[i];
      bool varies = !in.absent && (dtype == EAGER_STRING ? i == 0 : in.dtype == 0);
      if (varies && !s.input(i).shape_only && !s.allows(i, dtype)) at = std::min(at, i);
      if (!varies) {
        inputs.push_back(in.absent ? nullptr : tensor(arrays[i], input_dtype(in, allowed[0])));
      } else if (dtype == EAGER_STRING) {
        std::vector<int64_t> offsets(static_cast<size_t>(count(in.dims)) + 1, 0);
        inputs.push_back(client::make_tensor(ctx_.get(), EAGER_STRING, in.dims, offsets.data(), offsets.size() * 8));
      } else {
        inputs.push_back(tensor({arrays[i].dims, numbers::rounded(arrays[i].values, dtype)}, dtype));
      }
    }
    if (at == c.inputs.size()) continue;
    try {
      client::execute(ctx_.get(), op.get(), client::handles(inputs));
    } catch (const client::Failure& e) {
      if (e.code == EAGER_INVALID_ARGUMENT && e.op == c.op) continue;
      fail(std::string(numbers::name_of(dtype)) + ": status " + std::to_string(e.code) + " [" + e.op + "] " + e.what());
    }
    fail(std::string(numbers::name_of(dtype)) + " is not in the schema but is accepted");
  }
}

// With any dims unknown, inference must succeed, and the dims that it knows must be right.
void Harness::check_unknown_dims(const Case& c, const Schema& s) {
  std::vector<int32_t> allowed = dtypes_of(c, s);
  int32_t dtype =
      std::find(allowed.begin(), allowed.end(), EAGER_FLOAT32) != allowed.end() ? EAGER_FLOAT32 : allowed[0];
  client::Op op = prepare(c, s);
  std::vector<Array> arrays = draw(c, dtype, false);
  std::vector<Tensor> inputs = tensors(c, arrays, dtype);
  std::vector<Tensor> outputs = client::execute(ctx_.get(), op.get(), client::handles(inputs));

  std::vector<eager::DType> dtypes;
  std::vector<Dims> shapes;
  for (size_t i = 0; i < c.inputs.size(); ++i) {
    dtypes.push_back(static_cast<eager::DType>(c.inputs[i].absent ? 0 : input_dtype(c.inputs[i], dtype)));
    shapes.push_back(c.inputs[i].dims);
  }
  auto infer = [&](const std::vector<Dims>& masked) {
    std::vector<eager::Shape> given;
    for (const Dims& d : masked) given.push_back(eager::ShapeView{d.data(), static_cast<int32_t>(d.size())});
    std::string what;
    for (const Dims& d : masked) what += text(d);
    std::vector<Tensor> got;
    try {
      got = client::infer(*ctx_, *op, dtypes, given);
    } catch (const eager::Error& e) {
      fail(what + ": " + e.message);
    }
    if (got.size() != outputs.size()) fail(what + ": another number of outputs");
    for (size_t i = 0; i < outputs.size(); ++i) {
      Dims known = client::dims_of(outputs[i].get());
      Dims inferred = client::dims_of(got[i].get());
      bool agrees =
          inferred.size() == known.size() && eager_tensor_dtype(got[i].get()) == eager_tensor_dtype(outputs[i].get());
      for (size_t k = 0; agrees && k < known.size(); ++k) agrees = inferred[k] == -1 || inferred[k] == known[k];
      if (!agrees) fail(what + ": infers " + text(inferred) + " where the op gives " + text(known));
    }
  };
  infer(shapes);
  std::vector<Dims> all = shapes;
  for (size_t i = 0; i < shapes.size(); ++i) {
    if (s.input(i).host) continue;
    for (size_t k = 0; k < shapes[i].size(); ++k) {
      std::vector<Dims> one = shapes;
      one[i][k] = all[i][k] = -1;
      infer(one);
    }
  }
  infer(all);
}

}  // namespace op_cases
