// A program's locale, which may write 0.5 as 0,5, has no say in the library's own texts.
#include <unistd.h>

#include <catch2/catch.hpp>
#include <clocale>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "support/device_fixture.h"
#include "support/traced.h"

using namespace client;

namespace {

// The German locale, made in a folder of its own, until the scope ends. Without the package locales there is none.
class German {
 public:
  German() {
    std::filesystem::create_directories(folder_);
    const std::string make = "localedef -i de_DE -f UTF-8 " + (folder_ / "de_DE.UTF-8").string() + " >/dev/null 2>&1";
    if (std::system(make.c_str()) != 0) return;
    setenv("LOCPATH", folder_.c_str(), 1);
    is_set_ = std::setlocale(LC_ALL, "de_DE.UTF-8") != nullptr;
  }
  ~German() {
    std::setlocale(LC_ALL, "C");
    unsetenv("LOCPATH");
    std::filesystem::remove_all(folder_);
  }
  bool is_set() const { return is_set_; }

 private:
  const std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("eager_locale_" + std::to_string(getpid()));
  bool is_set_ = false;
};

std::string text_of(eager_status* (*make)(const eager_function*, char**), const Function& f) {
  char* text = nullptr;
  check(make(f.get(), &text));
  return taken(text);
}

}  // namespace

TEST_CASE("a program's locale with a decimal comma changes neither attributes in texts nor the library's own texts") {
  const German german;
  if (!german.is_set()) {
    WARN("there is no German locale: the package locales is not installed");
    return;
  }
  REQUIRE(std::to_string(0.5) == "0,500000");
  Session s;
  const int64_t dims[] = {2};
  for (const char* text : {"constant value=0.25", "normal stddev=0.01", "uniform", "truncated_normal", "he_normal"}) {
    INFO(text);
    eager_tensor* t = nullptr;
    check(eager_layer_initial_value(s.ctx, text, EAGER_FLOAT64, dims, 1, &t));
    const Tensor made(t);
    if (std::string(text) == "constant value=0.25") CHECK(values(made) == std::vector<double>{0.25, 0.25});
  }
  Trace trace(s.ctx);
  const Tensor x = trace.input(EAGER_FLOAT64, {-1});
  const Op leaky = make_op(trace.ctx(), "leaky_relu");
  check(eager_op_set_float(leaky.get(), "alpha", 0.125));
  const Function f = trace.end({execute(trace.ctx(), leaky.get(), {x.get()})[0].get()});
  CHECK_THAT(text_of(eager_function_format, f), Catch::Contains("alpha=0.125"));
  char* shown = nullptr;
  const Tensor numbers = s.vec({0.5, 1e-7, 123456.75});
  check(eager_tensor_format(numbers.get(), &shown));
  CHECK(taken(shown) == "[5.0000000e-01 1.0000000e-07 1.2345675e+05]");
  const Op dropout = make_op(s.ctx, "dropout");
  check(eager_op_set_float(dropout.get(), "rate", 1.5));
  CHECK_THROWS_WITH(execute(s.ctx, dropout.get(), {numbers.get()}), Catch::Contains("got 1.5"));
}
