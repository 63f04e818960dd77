#include "op_cases/op_case.h"

#include <sstream>
#include <stdexcept>

namespace op_cases {

Attributes::Attributes(const std::string& text) {
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    size_t eq = word.find('=');
    if (eq == std::string::npos) fail("attribute without value: " + word);
    values_[word.substr(0, eq)] = word.substr(eq + 1);
  }
}

int64_t Attributes::integer(const std::string& name, int64_t otherwise) const {
  return has(name) ? std::stoll(values_.at(name)) : otherwise;
}
double Attributes::real(const std::string& name, double otherwise) const {
  return has(name) ? std::stod(values_.at(name)) : otherwise;
}
bool Attributes::boolean(const std::string& name, bool otherwise) const {
  return has(name) ? values_.at(name) == "true" : otherwise;
}
std::string Attributes::string(const std::string& name, const std::string& otherwise) const {
  return has(name) ? values_.at(name) : otherwise;
}
Dims Attributes::ints(const std::string& name, const Dims& otherwise) const {
  if (!has(name)) return otherwise;
  Dims out;
  std::istringstream items(values_.at(name));
  for (std::string item; std::getline(items, item, ',');) out.push_back(std::stoll(item));
  return out;
}

Input in(Dims dims, double lo, double hi) { return {std::move(dims), lo, hi, {}, 0, false}; }
Input given(Dims dims, std::vector<Complex> values) { return {std::move(dims), 0, 0, std::move(values), 0, false}; }
Input of_dtype(int32_t dtype, Dims dims, std::vector<Complex> values) {
  return {std::move(dims), 0, 0, std::move(values), dtype, false};
}
Input drawn(int32_t dtype, Dims dims, double lo, double hi) { return {std::move(dims), lo, hi, {}, dtype, false}; }
Input great_and_ones(Dims dims) {
  std::vector<Complex> x(1001, 1.0);
  x[0] = 16777216.0;
  return given(std::move(dims), x);
}

void is_long_sum(Case& c) {
  c.flags = kValuesOnly;
  c.dtypes = {EAGER_FLOAT32};
}

Input absent() {
  Input i;
  i.absent = true;
  return i;
}

Case& Table::add(std::string op, std::string attributes, std::vector<Input> inputs, Reference reference) {
  Case c;
  c.op = std::move(op);
  c.attributes = std::move(attributes);
  c.inputs = std::move(inputs);
  c.reference = std::move(reference);
  cases.push_back(std::move(c));
  return cases.back();
}

void Table::refuse(std::string op, std::string attributes, std::vector<Input> inputs, std::string message) {
  refusals.push_back({std::move(op), std::move(attributes), std::move(inputs), std::move(message)});
}

void Table::custom(std::string op, std::string name, std::function<void()> check) {
  customs.push_back({std::move(op), std::move(name), std::move(check)});
}

int64_t count(const Dims& dims) {
  int64_t n = 1;
  for (int64_t d : dims) n *= d;
  return n;
}

Dims strides(const Dims& dims) {
  Dims s(dims.size());
  int64_t step = 1;
  for (size_t i = dims.size(); i-- > 0;) {
    s[i] = step;
    step *= dims[i];
  }
  return s;
}

Dims unravel(int64_t flat, const Dims& dims) {
  Dims index(dims.size());
  for (size_t i = dims.size(); i-- > 0;) {
    index[i] = flat % dims[i];
    flat /= dims[i];
  }
  return index;
}

int64_t ravel(const Dims& index, const Dims& dims) {
  int64_t flat = 0;
  for (size_t i = 0; i < dims.size(); ++i) flat = flat * dims[i] + index[i];
  return flat;
}

void advance(Dims& index, const Dims& dims) {
  for (size_t i = dims.size(); i-- > 0 && ++index[i] == dims[i];) index[i] = 0;
}

Dims broadcast(const Dims& a, const Dims& b) {
  Dims out(std::max(a.size(), b.size()));
  for (size_t i = 0; i < out.size(); ++i) {
    int64_t x = i < a.size() ? a[a.size() - 1 - i] : 1;
    int64_t y = i < b.size() ? b[b.size() - 1 - i] : 1;
    if (x != y && x != 1 && y != 1) fail("a case's shapes do not broadcast");
    out[out.size() - 1 - i] = x == 1 ? y : x;
  }
  return out;
}

Complex broadcast_at(const Array& a, const Dims& index) {
  size_t skip = index.size() - a.dims.size();
  int64_t flat = 0;
  for (size_t i = 0; i < a.dims.size(); ++i) flat = flat * a.dims[i] + (a.dims[i] == 1 ? 0 : index[skip + i]);
  return a.values[static_cast<size_t>(flat)];
}

int64_t axis_of(int64_t axis, size_t rank) { return axis < 0 ? axis + static_cast<int64_t>(rank) : axis; }

int32_t float_for(int32_t dtype) { return numbers::size_of(dtype) == 8 ? EAGER_FLOAT64 : EAGER_FLOAT32; }

Array filled(Dims dims, Complex value) {
  auto n = static_cast<size_t>(count(dims));
  return {std::move(dims), std::vector<Complex>(n, value)};
}

Array generate(Dims dims, const std::function<Complex(const Dims&)>& f) {
  Array a = filled(std::move(dims));
  Dims index(a.dims.size());
  for (Complex& value : a.values) {
    value = f(index);
    advance(index, a.dims);
  }
  return a;
}

void fail(const std::string& what) { throw std::runtime_error(what); }

}  // namespace op_cases
