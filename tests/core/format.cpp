// Compares format_tensor with what NumPy prints (format_expected.py).
#include "runtime/core/format.h"

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "eager_c.h"
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
  std::ifstream file(std::filesystem::path(EAGER_TESTS) / "core" / "format_expected.json");
  REQUIRE(file);
  const nlohmann::json expected = nlohmann::json::parse(file);
  CHECK(expected["cases"].size() > 500);
  for (const auto& c : expected["cases"]) {
    const TensorRef t = make(c);
    INFO(c["dtype"] << " " << c["shape"]);
    CHECK(format_tensor(*t) == c["text"].get<std::string>());
  }
}

TEST_CASE("tensors print as the print options say") {
  start_devices();
  TensorRef t = TensorRef::adopt(new_tensor(DType::float32, Shape{20}, kHostDevice));
  for (int i = 0; i < 20; ++i) static_cast<float*>(t->data)[i] = static_cast<float>(i) / 3;
  auto text = [&](eager_format_options options) {
    options.struct_size = sizeof options;
    char* out;
    REQUIRE(!eager_tensor_format_with(t.get(), &options, &out));
    const std::string s = out;
    eager_string_release(out);
    return s;
  };
  CHECK(text({}) == format_tensor(*t));
  CHECK(text({.precision = 2, .edge_items = 2, .threshold = 10}) == "[0.   0.33 ... 6.   6.33]");
  CHECK(text({.precision = -1, .edge_items = -1, .threshold = -1}) == "[... 6.]");
  CHECK(text({.precision = 1, .line_width = 40}) ==
        "[0.  0.3 0.7 1.  1.3 1.7 2.  2.3 2.7\n 3.  3.3 3.7 4.  4.3 4.7 5.  5.3 5.7\n 6.  6.3]");
  static_cast<float*>(t->data)[1] = 1e-6f;
  CHECK(text({.precision = 2, .edge_items = 2, .threshold = 10}) == "[0.00e+00 1.00e-06 ... 6.00e+00 6.33e+00]");
  CHECK(text({.precision = 2, .edge_items = 2, .threshold = 10, .suppress = 1}) == "[0.   0.   ... 6.   6.33]");
  char* out;
  const eager_format_options no_size = {};
  eager_status* status = eager_tensor_format_with(t.get(), &no_size, &out);
  CHECK(eager_status_code(status) == EAGER_INVALID_ARGUMENT);
  eager_status_release(status);
}

TEST_CASE("weak scalars print as other scalars do") {
  const TensorRef i = TensorRef::adopt(new_weak_int(-7)), f = TensorRef::adopt(new_weak_float(0.1));
  CHECK(format_tensor(*i) == "-7");
  CHECK(format_tensor(*f) == "0.1");
}
