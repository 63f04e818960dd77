// Booleans are bytes of 0 or 1, whatever bytes they are made from.
#include <catch2/catch.hpp>

#include "runtime/core/dlpack_abi.h"
#include "support/saved_file.h"
#include "support/test_device.h"

using namespace client;
using Bytes = std::vector<uint8_t>;

namespace {

Bytes bytes_of(const eager_tensor* t) {
  Bytes all(eager_tensor_num_bytes(t));
  check(eager_tensor_read(t, all.data(), all.size()));
  return all;
}
Bytes bytes_of(const Tensor& t) { return bytes_of(t.get()); }

Tensor make(Session& s, int32_t dtype, const Bytes& bytes, std::vector<int64_t> dims = {}) {
  if (dims.empty()) dims = {static_cast<int64_t>(bytes.size())};
  return make_tensor(s.ctx, dtype, dims, bytes.data(), bytes.size());
}

// Returns n bytes of all kinds, and the booleans that should be made of them.
std::pair<Bytes, Bytes> junk(size_t n) {
  Bytes given, wanted;
  for (size_t i = 0; i < n; ++i) {
    given.push_back(static_cast<uint8_t>(i * 37 % 256 * (i % 3 != 0)));
    wanted.push_back(given.back() != 0);
  }
  return {given, wanted};
}

constexpr size_t kLengths[] = {0, 1, 3, 64, 65, 1000, 70000};

eager_status* wrap(Session& s, Bytes& bytes, eager_tensor** out, int* destroyed) {
  const int64_t n = static_cast<int64_t>(bytes.size());
  return eager_tensor_wrap(
      s.ctx, EAGER_BOOL, &n, 1, bytes.data(), bytes.size(), [](void* count) { ++*static_cast<int*>(count); }, destroyed,
      out);
}

}  // namespace

TEST_CASE("booleans are made 0 or 1 by create") {
  Session s;
  for (const size_t n : kLengths) {
    const auto [given, wanted] = junk(n);
    CHECK(bytes_of(make(s, EAGER_BOOL, given, {static_cast<int64_t>(n)})) == wanted);
  }
  const uint8_t two = 2;
  CHECK(bytes_of(make_tensor(s.ctx, EAGER_BOOL, {}, &two, 1)) == Bytes{1});
}

TEST_CASE("booleans that are not 0 or 1 are refused by wrap, wherever they stand") {
  Session s;
  for (const size_t n : {size_t{1}, size_t{64}, size_t{1000}}) {
    for (const size_t at : {size_t{0}, n / 2, n - 1}) {
      for (const uint8_t byte : Bytes{1, 2, 128, 255}) {
        Bytes bytes(n, 1);
        bytes[0] = 0;
        bytes[at] = byte;
        eager_tensor* t = nullptr;
        int destroyed = 0;
        const std::string text = refusal([&] { check(wrap(s, bytes, &t, &destroyed)); });
        CHECK(destroyed == (byte > 1));
        CHECK(text ==
              (byte > 1 ? "3: a bool is 0 or 1, element " + std::to_string(at) + " is " + std::to_string(byte) : ""));
        CHECK((t == nullptr) == (byte > 1));
        eager_tensor_release(t);
      }
    }
  }
}

TEST_CASE("booleans are made 0 or 1 by bitcast, on every device, in functions too") {
  eager::testing::add_test_devices();
  for (const char* device : {"cpu:0", "test:0"}) {
    Traced s;
    const std::vector<int64_t> to_bool = {EAGER_BOOL}, to_bytes = {EAGER_UINT8};
    Tensor x = s.input({-1}, EAGER_UINT8);
    Function f = s.end({s.run("bitcast", {x.get()}, &to_bool).get()});
    for (const size_t n : kLengths) {
      const auto [given, wanted] = junk(n);
      const Tensor host = make(s, EAGER_UINT8, given, {static_cast<int64_t>(n)}), there = s.to(host, device);
      const Tensor flags = s.run("bitcast", {there.get()}, &to_bool);
      CHECK(bytes_of(flags) == wanted);
      CHECK(bytes_of(there) == given);
      CHECK(bytes_of(s.run("bitcast", {flags.get()}, &to_bool)) == wanted);
      CHECK(bytes_of(s.run("bitcast", {flags.get()}, &to_bytes)) == wanted);
      CHECK(bytes_of(call(s.ctx, f, {there.get()})[0]) == wanted);
      if (n == 0 || n % 4) continue;
      const Tensor wide = s.to(make(s, EAGER_INT32, given, {static_cast<int64_t>(n / 4)}), device);
      const Tensor parts = s.run("bitcast", {wide.get()}, &to_bool);
      CHECK(dims_of(parts.get()) == std::vector<int64_t>{static_cast<int64_t>(n / 4), 4});
      CHECK(bytes_of(parts) == wanted);
    }
  }
}

TEST_CASE("booleans of a file are 0 or 1") {
  Traced s;
  Tensor x = s.input({3}, EAGER_BOOL), flags = make(s, EAGER_BOOL, {1, 0, 1});
  Variable v = s.variable(flags);
  Function f = s.end({s.run("logical_and", {x.get(), s.read(v).get()}).get()});
  Folder folder;
  save(s.ctx, f, folder / "f");
  Parts parts(read_file(folder / "f"));
  const size_t at = parts.data.find(std::string("\1\0\1", 3));
  REQUIRE(at != std::string::npos);
  parts.data[at] = '\x02';
  parts.data[at + 2] = '\xff';
  write_file(folder / "g", parts.bytes());
  Function g = load(s.ctx, folder / "g");
  eager_tensor* value = nullptr;
  check(eager_variable_read(s.ctx, eager_function_variable(g.get(), 0), &value));
  CHECK(bytes_of(Tensor(value)) == Bytes{1, 0, 1});
}

TEST_CASE("booleans of the host that are not 0 or 1 are refused by DLPack") {
  Session s;
  Bytes bytes = {1, 0, 1, 1, 0, 1};
  int64_t shape[] = {2, 3}, turned[] = {1, 2};
  for (int64_t* strides : {static_cast<int64_t*>(nullptr), turned}) {
    for (const uint8_t byte : Bytes{1, 3}) {
      static int deleted;
      deleted = 0;
      bytes[3] = byte;
      eager::dlpack::Managed managed{};
      managed.version = eager::dlpack::kVersion;
      managed.deleter = [](eager::dlpack::Managed*) { ++deleted; };
      managed.tensor = {bytes.data(), {eager::dlpack::kCpu, 0}, 2, {eager::dlpack::kBool, 8, 1}, shape, strides, 0};
      eager_tensor* t = reinterpret_cast<eager_tensor*>(&managed);
      const int32_t code = code_of(eager_tensor_from_dlpack(s.ctx, &managed, &t));
      CHECK(code == (byte > 1 ? EAGER_INVALID_ARGUMENT : EAGER_OK));
      CHECK((t == nullptr) == (byte > 1));
      eager_tensor_release(t);
      CHECK(deleted == 1);
    }
  }
}
