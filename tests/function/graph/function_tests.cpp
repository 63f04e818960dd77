// The options of traced functions.
#include <catch2/catch.hpp>

#include <cmath>

#include "support/traced.h"

using namespace client;

namespace {

template <class F>
std::string failure(F f) {
  try {
    f();
  } catch (const Failure& e) {
    return e.what();
  }
  return "";
}

}  // namespace

TEST_CASE("options of a function, and their refusals") {
  Traced s;
  Tensor x = s.input({-1});
  Tensor y = s.run("exp", {s.run("log", {x.get()}).get()});
  Function f = s.end({y.get()});
  for (const char* name :
       {"dead_code", "constant_folding", "common_subexpressions", "simplify", "fusion", "relaxed_math"}) {
    check(eager_function_set_option(f.get(), name, 0));
    check(eager_function_set_option(f.get(), name, 1));
    CHECK(code_of(eager_function_set_option(f.get(), name, 2)) == EAGER_INVALID_ARGUMENT);
  }
  CHECK(failure([&] { check(eager_function_set_option(f.get(), "inlining", 1)); }) ==
        "a function has no option 'inlining'");
  CHECK(code_of(eager_function_set_option(f.get(), "inlining", 1)) == EAGER_INVALID_ARGUMENT);
  CHECK(code_of(eager_function_set_option(f.get(), nullptr, 1)) == EAGER_INVALID_ARGUMENT);
  CHECK(code_of(eager_function_set_option(nullptr, "simplify", 1)) == EAGER_INVALID_ARGUMENT);
  CHECK(code_of(eager_function_set_option(reinterpret_cast<eager_function*>(s.ctx), "simplify", 1)) ==
        EAGER_INVALID_ARGUMENT);
  CHECK(values(call(s.ctx, f, {s.vec({-2}).get()})[0])[0] == -2);
  CHECK(code_of(eager_function_set_option(f.get(), "simplify", 1)) == EAGER_FAILED_PRECONDITION);
}

TEST_CASE("the functions of a gradient have the options") {
  for (int relaxed = 0; relaxed < 2; ++relaxed) {
    Traced s;
    Tensor x = s.input({-1});
    Function f = s.end({s.run("exp", {s.run("log", {x.get()}).get()}).get()});
    check(eager_function_set_option(f.get(), "relaxed_math", relaxed));
    Tensor v = s.vec({-2});
    Tape tape = make_tape(s.ctx);
    watch(tape, v);
    Tensor y = std::move(call(s.ctx, f, {v.get()})[0]);
    CHECK(std::isnan(values(y)[0]) == !relaxed);
    CHECK(code_of(eager_function_set_option(f.get(), "relaxed_math", 1)) == EAGER_FAILED_PRECONDITION);
  }
}
