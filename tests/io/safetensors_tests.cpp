// The header of a safetensors file, which nobody vouches for.
#include <catch2/catch.hpp>

#include <cstring>

#include "support/sample_file.h"

using namespace client;
using nlohmann::json;

TEST_CASE("headers that lie about sizes") {
  Sample s;
  std::string huge = s.bytes;
  for (uint64_t length : {UINT64_MAX, UINT64_MAX - 7, uint64_t{1} << 62, static_cast<uint64_t>(s.bytes.size()) - 7}) {
    std::memcpy(huge.data(), &length, 8);
    s.expect(huge, "exceeds it");
  }
  auto tensor = [](json& h) -> json& { return h["constant/0"]; };
  s.expect_header([&](json& h) { tensor(h)["shape"] = {int64_t{1} << 40, int64_t{1} << 40}; }, "15: ");
  s.expect_header([&](json& h) { tensor(h)["shape"] = {int64_t{1} << 62, 4}; }, "15: ");
  s.expect_header([&](json& h) { tensor(h)["shape"] = {int64_t{1} << 50}; }, "needs");
  s.expect_header([&](json& h) { tensor(h)["shape"] = {-3}; }, "15: ");
  s.expect_header([&](json& h) { tensor(h)["shape"] = {3e300}; }, "15: ");
  s.expect_header([&](json& h) { tensor(h)["shape"] = std::vector<int>(33, 1); }, "rank 33");
  s.expect_header([&](json& h) { tensor(h)["dtype"] = "F8_E4M3"; },
                  "3: the file has a tensor of the unknown dtype 'F8_E4M3'");
  s.expect_header([&](json& h) { tensor(h)["data_offsets"] = {0, UINT64_MAX}; }, "15: ");
  s.expect_header([&](json& h) { tensor(h)["data_offsets"] = {8, 32}; }, "overlap or leave a gap");
  s.expect_header([&](json& h) { tensor(h)["data_offsets"] = {24, 0}; }, "needs 24 bytes");
  s.expect_header([&](json& h) { h.erase("constant/0"); }, "15: ");
  s.expect_header([&](json& h) { h["__metadata__"]["graph"] = 3; }, "15: ");
  s.expect_header([&](json& h) { h["__metadata__"].erase("graph"); }, "15: ");
  Parts parts(s.bytes);
  s.expect(parts.with_header("[]"), "the header is no object");
  s.expect(parts.with_header(std::string(1000000, '[')), "nested too deep");
  s.expect(parts.with_header("{\"a\":1e999}"), "out of range");
  s.expect(parts.with_header("{\"a\":\"\xff\"}"), "is no JSON");
  parts.header["__metadata__"]["graph"] = std::string(1000000, '[') + std::string(1000000, ']');
  s.expect(parts.with_header(parts.header.dump()), "nested too deep");
}
