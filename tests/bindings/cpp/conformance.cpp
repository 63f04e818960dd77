// Runs the rows of conformance, each with a context of its own, and prints how many there were.
#include "conformance.h"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <stdexcept>

using namespace eager;

namespace {

std::vector<Row>& rows() {
  static std::vector<Row> all;
  return all;
}

template <class To, class From>
Tensor converted(const Ints& dims, const std::vector<From>& values) {
  std::vector<To> elements;
  for (const From value : values) elements.push_back(static_cast<To>(value));
  return Tensor::from(elements, dims);
}

template <class From>
Tensor whole(DType dtype, const Ints& dims, const std::vector<From>& values) {
  switch (dtype) {
    case DType::int8: return converted<int8_t>(dims, values);
    case DType::int16: return converted<int16_t>(dims, values);
    case DType::int32: return converted<int32_t>(dims, values);
    case DType::int64: return converted<int64_t>(dims, values);
    case DType::uint8: return converted<uint8_t>(dims, values);
    case DType::uint16: return converted<uint16_t>(dims, values);
    case DType::uint32: return converted<uint32_t>(dims, values);
    default: return converted<uint64_t>(dims, values);
  }
}

template <class To, class Element>
std::vector<To> elements(const Tensor& t) {
  std::vector<To> values;
  for (const Element& value : t.view<Element>()) values.push_back(static_cast<To>(value));
  return values;
}

template <class To>
std::vector<To> whole_elements(const Tensor& t) {
  switch (t.dtype()) {
    case DType::int8: return elements<To, int8_t>(t);
    case DType::int16: return elements<To, int16_t>(t);
    case DType::int32: return elements<To, int32_t>(t);
    case DType::int64: return elements<To, int64_t>(t);
    case DType::uint8: return elements<To, uint8_t>(t);
    case DType::uint16: return elements<To, uint16_t>(t);
    case DType::uint32: return elements<To, uint32_t>(t);
    default: return elements<To, uint64_t>(t);
  }
}

std::vector<double> double_elements(const Tensor& t) {
  std::vector<double> values;
  switch (t.dtype()) {
    case DType::float16:
      for (const Float16 value : t.view<Float16>()) values.push_back(double(float(value)));
      return values;
    case DType::bfloat16:
      for (const BFloat16 value : t.view<BFloat16>()) values.push_back(double(float(value)));
      return values;
    case DType::float32: return elements<double, float>(t);
    default: return elements<double, double>(t);
  }
}

// The distance from |value| to the next larger number of the dtype.
double spacing(DType dtype, double value) {
  const bool half = dtype == DType::float16, bfloat = dtype == DType::bfloat16;
  const bool single = dtype == DType::float32 || dtype == DType::complex64;
  const int digits = half ? 11 : bfloat ? 8 : single ? 24 : 53;
  const int least = half ? -24 : bfloat ? -133 : single ? -149 : -1074;
  int exponent = least + digits;
  if (value != 0) std::frexp(value, &exponent);
  return std::ldexp(1.0, std::max(exponent - digits, least));
}

bool close(double got, double expected, double tolerance) {
  if (std::isnan(expected)) return std::isnan(got);
  if (tolerance == 0 || std::isinf(expected)) return got == expected && std::signbit(got) == std::signbit(expected);
  return std::fabs(got - expected) <= tolerance;
}

void expect_kind(const Tensor& t, DType dtype, const Ints& dims, size_t count) {
  if (!t) fail("there is no tensor");
  if (t.dtype() != dtype) fail("the dtype is " + name(t.dtype()) + ", not " + name(dtype));
  const std::vector<int64_t> shape = t.shape();
  if (!std::equal(shape.begin(), shape.end(), dims.begin(), dims.end())) fail("the shape is another");
  if (t.num_elements() != static_cast<int64_t>(count)) fail("the number of elements is another");
}

[[noreturn]] void fail_at(size_t i, const Tensor& t) {
  throw std::runtime_error("element " + std::to_string(i) + " is another, of " + t.str());
}

template <class T>
void expect_same(const Tensor& t, const std::vector<T>& got, const std::vector<T>& values) {
  for (size_t i = 0; i < values.size(); ++i) {
    if (got[i] != values[i]) fail_at(i, t);
  }
}

int64_t live_tensors() { return memory_info().live_tensors; }

// Whether the row passes.
bool run(const Row& row) {
  const int64_t before = live_tensors();
  try {
    const Context context;
    const ContextScope scope(context);
    row.function();
  } catch (const std::exception& error) {
    std::printf("FAILED  %s: %s\n", row.name, error.what());
    return false;
  }
  if (live_tensors() == before) return true;
  std::printf("FAILED  %s: %lld tensors are left\n", row.name, static_cast<long long>(live_tensors() - before));
  return false;
}

std::filesystem::path folder() {
  const char* name = std::getenv("EAGER_CONFORMANCE_FILES");
  return name ? name : "";
}

}  // namespace

Row::Row(const char* row_name, void (*row_function)()) : name(row_name), function(row_function) {
  rows().push_back(*this);
}

Tensor floats(DType dtype, const Ints& dims, const std::vector<double>& values) {
  switch (dtype) {
    case DType::float16:
    case DType::bfloat16: {
      std::vector<Float16> halves;
      std::vector<BFloat16> bfloats;
      for (const double value : values) {
        halves.emplace_back(static_cast<float>(value));
        bfloats.emplace_back(static_cast<float>(value));
      }
      return dtype == DType::float16 ? Tensor::from(halves, dims) : Tensor::from(bfloats, dims);
    }
    case DType::float32: return converted<float>(dims, values);
    default: return Tensor::from(values, dims);
  }
}
Tensor integers(DType dtype, const Ints& dims, const std::vector<int64_t>& values) {
  return whole(dtype, dims, values);
}
Tensor unsigneds(DType dtype, const Ints& dims, const std::vector<uint64_t>& values) {
  return whole(dtype, dims, values);
}
Tensor booleans(DType, const Ints& dims, const std::vector<bool>& values) { return Tensor::from(values, dims); }
Tensor complexes(DType dtype, const Ints& dims, const std::vector<Complex>& values) {
  if (dtype == DType::complex128) return Tensor::from(values, dims);
  return converted<std::complex<float>>(dims, values);
}
Tensor strings(DType, const Ints& dims, const std::vector<std::string>& values) {
  return Tensor::strings(values, dims);
}

void expect_floats(const Tensor& t, DType dtype, const Ints& dims, const std::vector<double>& values, double ulp) {
  expect_kind(t, dtype, dims, values.size());
  const std::vector<double> got = double_elements(t.to("cpu:0").to_dense());
  for (size_t i = 0; i < values.size(); ++i) {
    const double tolerance = std::isfinite(values[i]) ? ulp * spacing(dtype, values[i]) : 0;
    if (!close(got[i], values[i], tolerance)) fail_at(i, t);
  }
}
void expect_integers(const Tensor& t, DType dtype, const Ints& dims, const std::vector<int64_t>& values, double) {
  expect_kind(t, dtype, dims, values.size());
  expect_same(t, whole_elements<int64_t>(t), values);
}
void expect_unsigneds(const Tensor& t, DType dtype, const Ints& dims, const std::vector<uint64_t>& values, double) {
  expect_kind(t, dtype, dims, values.size());
  expect_same(t, whole_elements<uint64_t>(t), values);
}
void expect_booleans(const Tensor& t, DType dtype, const Ints& dims, const std::vector<bool>& values, double) {
  expect_kind(t, dtype, dims, values.size());
  expect_same(t, t.to_vector<bool>(), values);
}
void expect_complexes(const Tensor& t, DType dtype, const Ints& dims, const std::vector<Complex>& values, double ulp) {
  expect_kind(t, dtype, dims, values.size());
  const std::vector<Complex> got =
      dtype == DType::complex128 ? t.to_vector<Complex>() : elements<Complex, std::complex<float>>(t);
  for (size_t i = 0; i < values.size(); ++i) {
    const double largest = std::max(std::fabs(values[i].real()), std::fabs(values[i].imag()));
    const double tolerance =
        std::isfinite(values[i].real()) && std::isfinite(values[i].imag()) ? ulp * spacing(dtype, largest) : 0;
    if (!close(got[i].real(), values[i].real(), tolerance) || !close(got[i].imag(), values[i].imag(), tolerance))
      fail_at(i, t);
  }
}
void expect_strings(const Tensor& t, DType dtype, const Ints& dims, const std::vector<std::string>& values, double) {
  expect_kind(t, dtype, dims, values.size());
  expect_same(t, t.to_strings(), values);
}

void expect_none(const Tensor& t) {
  if (t) fail("there is a gradient where no path leads");
}
void expect_text(const Tensor& t, const char* text) {
  if (t.str() != text) fail("the text is " + t.str());
}
void expect_sparse(const Tensor& t, bool is) {
  if (t.is_sparse_rows() != is) fail(is ? "the tensor is dense" : "the tensor is sparse rows");
}
void expect_count(const std::vector<Tensor>& list, size_t count) {
  if (list.size() != count) fail(std::to_string(list.size()) + " tensors came out");
}

void fail(const std::string& text) { throw std::runtime_error(text); }

void compare_error(const Error& error, Code code, const char* op, const char* message) {
  if (error.code() != code) fail("the error is " + name(error.code()) + ": " + error.what());
  if (op && std::strcmp(error.op(), op) != 0) fail(std::string("the error's op is ") + error.op());
  if (message && std::strcmp(error.what(), message) != 0) fail(std::string("the message is ") + error.what());
}

void save(const Function& f, const std::string& file) {
  if (!folder().empty()) f.save((folder() / ("cpp-" + file)).string());
}

std::vector<std::string> saved(const std::string& file) {
  std::vector<std::string> found;
  if (folder().empty()) return found;
  for (const auto& entry : std::filesystem::directory_iterator(folder())) {
    const std::string path = entry.path().string(), end = "-" + file;
    if (path.size() > end.size() && path.compare(path.size() - end.size(), end.size(), end) == 0) found.push_back(path);
  }
  if (found.empty()) throw std::runtime_error("no language saved " + file);
  return found;
}

Function load_bytes(const std::string& bytes) {
  struct File {
    std::string path = (std::filesystem::temp_directory_path() / "eager-XXXXXX").string();
    int descriptor = mkstemp(path.data());
    ~File() { std::filesystem::remove(path); }
  } file;
  if (file.descriptor < 0) fail("no temporary file");
  const bool is_written = write(file.descriptor, bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size());
  close(file.descriptor);
  if (!is_written) fail("the file could not be written");
  return Function::load(file.path);
}

int main() {
  size_t failed = 0;
  for (const Row& row : rows()) failed += !run(row);
  std::printf("C++: %zu rows of conformance\n", rows().size());
  return failed ? 1 : 0;
}
