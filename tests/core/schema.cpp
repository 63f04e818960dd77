// Tests of how ops are declared, and of how code reads their attributes by name.
#include "runtime/core/schema.h"

#include <catch2/catch.hpp>

#include "base/error.h"

using namespace eager;

namespace {

template <class F>
std::string message_of(F f) {
  try {
    f();
  } catch (const Error& e) {
    return e.message;
  }
  return "";
}

}  // namespace

TEST_CASE("schema: an attribute is found by its name, wherever it was declared") {
  Registry r;
  const OpDef& op = r.op("between").attr_float("low", 0).attr_float("high", 1);
  CHECK(op.index_of("low") == 0);
  CHECK(op.index_of("high") == 1);
  CHECK(op.has("high"));
  CHECK_FALSE(op.has("middle"));
  CHECK(message_of([&] { op.index_of("middle"); }) == "between has no attribute 'middle'");
}

TEST_CASE("schema: an enum stands for the attributes in the order of their declaration, which is checked") {
  enum Between { kLow, kHigh };
  Registry r;
  OpDef& op = r.op("between").attr_float("low", 0).attr_float("high", 1).in_order({"low", "high"});
  CHECK(op.index_of(kHigh) == 1);
  CHECK(message_of([&] { op.in_order({"high", "low"}); }) == "between: the attributes have another order");
  CHECK(message_of([&] { op.in_order({"low"}); }) == "between: the attributes have another order");
}

TEST_CASE("schema: an op declares an attribute once") {
  Registry r;
  OpDef& op = r.op("between").attr_float("low", 0);
  CHECK(message_of([&] { op.attr_int("low"); }) == "between: attribute 'low' is declared twice");
}
