// The functions by which the ops' examples are checked.
#ifndef EAGER_TESTS_EXAMPLES_H_
#define EAGER_TESTS_EXAMPLES_H_

#include <cmath>

#include "check.h"

#define EXAMPLE(op) TEST(op##_example)

struct Expected {
  eager::DType dtype;
  std::string text;
};

inline std::vector<eager::Tensor> listed(eager::Tensor one) { return {std::move(one)}; }
inline std::vector<eager::Tensor> listed(std::vector<eager::Tensor> list) { return list; }

template <class Outputs>
void expect(Outputs outputs, const std::vector<Expected>& expected) {
  const std::vector<eager::Tensor> got = listed(std::move(outputs));
  CHECK(got.size() == expected.size());
  for (size_t i = 0; i < got.size() && i < expected.size(); ++i) {
    CHECK(got[i].dtype() == expected[i].dtype);
    if (got[i].str() != expected[i].text) report("example", static_cast<int>(i), got[i].str());
  }
}

#endif
