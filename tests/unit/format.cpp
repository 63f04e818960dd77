// format_tensor against what NumPy prints (format_expected.py).
#include "runtime/core/format.h"

#include <catch2/catch.hpp>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "runtime/core/device_manager.h"
#include "runtime/core/tensor.h"

using namespace eager;

namespace {

std::string unhex(const std::string& hex) {
  std::string bytes;
  for (size_t i = 0; i + 1 < hex.size(); i += 2) bytes += static_cast<char>(std::stoi(hex.substr(i, 2), nullptr, 16));
  return bytes;
}

DType dtype_named(const std::string& name) {
  for (int t = 1; t < kNumDTypes; ++t) {
    if (name == dtype_name(static_cast<DType>(t))) return static_cast<DType>(t);
  }
  throw std::runtime_error(name);
}

TensorRef make_strings(const Shape& shape, const nlohmann::json& words) {
  const int64_t n = num_elements(shape);
  std::vector<int64_t> offsets{0};
  std::string bytes;
  for (int64_t i = 0; i < n; ++i) {
    bytes += unhex(words[static_cast<size_t>(i) % words.size()]);
    offsets.push_back(static_cast<int64_t>(bytes.size()));
  }
  std::string all(reinterpret_cast<const char*>(offsets.data()), offsets.size() * 8);
  all += bytes;
  return TensorRef::adopt(new_string_tensor(shape, all.data(), all.size()));
}

TensorRef make(const nlohmann::json& c) {
  Shape shape;
  for (int64_t d : c["shape"]) shape.push_back(d);
  const DType dtype = dtype_named(c["dtype"]);
  if (dtype == DType::string) return make_strings(shape, c["data"]);
  const std::string base = unhex(c["data"]);
  TensorRef t = TensorRef::adopt(new_tensor(dtype, shape, kHostDevice));
  char* to = static_cast<char*>(t->data);
  for (size_t i = 0; i < t->num_bytes(); ++i) to[i] = base[i % base.size()];
  return t;
}

}  // namespace

TEST_CASE("tensors print as NumPy's arrays do") {
  start_devices();
  std::ifstream file(std::filesystem::path(EAGER_TESTS) / "unit" / "format_expected.json");
  REQUIRE(file);
  const nlohmann::json expected = nlohmann::json::parse(file);
  CHECK(expected["cases"].size() > 500);
  for (const auto& c : expected["cases"]) {
    const TensorRef t = make(c);
    INFO(c["dtype"] << " " << c["shape"]);
    CHECK(format_tensor(*t) == c["text"].get<std::string>());
  }
}

TEST_CASE("weak scalars print as plain ones") {
  const TensorRef i = TensorRef::adopt(new_weak_int(-7)), f = TensorRef::adopt(new_weak_float(0.1));
  CHECK(format_tensor(*i) == "-7");
  CHECK(format_tensor(*f) == "0.1");
}
