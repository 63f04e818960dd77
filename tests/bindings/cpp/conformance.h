// What the rows of conformance are written with.
#ifndef EAGER_TESTS_CONFORMANCE_H_
#define EAGER_TESTS_CONFORMANCE_H_

#include <eager.hpp>

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

constexpr double Inf = std::numeric_limits<double>::infinity();
constexpr double NaN = std::numeric_limits<double>::quiet_NaN();
constexpr const char* whatever = nullptr;  // an op or a message that is not compared

using Complex = std::complex<double>;

// Registers a row, which main runs with a context of its own.
struct Row {
  Row(const char* row_name, void (*row_function)());

  const char* name;
  void (*function)();
};
#define ROW(identifier, name)                                  \
  static void identifier##_row();                              \
  static const Row identifier##_entry(name, identifier##_row); \
  static void identifier##_row()

// Make a tensor. A number becomes the dtype's.
eager::Tensor floats(eager::DType dtype, const eager::Ints& dims, const std::vector<double>& values);
eager::Tensor integers(eager::DType dtype, const eager::Ints& dims, const std::vector<int64_t>& values);
eager::Tensor unsigneds(eager::DType dtype, const eager::Ints& dims, const std::vector<uint64_t>& values);
eager::Tensor booleans(eager::DType dtype, const eager::Ints& dims, const std::vector<bool>& values);
eager::Tensor complexes(eager::DType dtype, const eager::Ints& dims, const std::vector<Complex>& values);
eager::Tensor strings(eager::DType dtype, const eager::Ints& dims, const std::vector<std::string>& values);

// Fail the row unless the tensor has this dtype, these dims, and each value within ulp units in the last place, or the same
// bits where ulp is 0.
void expect_floats(const eager::Tensor& t, eager::DType dtype, const eager::Ints& dims,
                   const std::vector<double>& values, double ulp = 0);
void expect_integers(const eager::Tensor& t, eager::DType dtype, const eager::Ints& dims,
                     const std::vector<int64_t>& values, double ulp = 0);
void expect_unsigneds(const eager::Tensor& t, eager::DType dtype, const eager::Ints& dims,
                      const std::vector<uint64_t>& values, double ulp = 0);
void expect_booleans(const eager::Tensor& t, eager::DType dtype, const eager::Ints& dims,
                     const std::vector<bool>& values, double ulp = 0);
void expect_complexes(const eager::Tensor& t, eager::DType dtype, const eager::Ints& dims,
                      const std::vector<Complex>& values, double ulp = 0);
void expect_strings(const eager::Tensor& t, eager::DType dtype, const eager::Ints& dims,
                    const std::vector<std::string>& values, double ulp = 0);

void expect_none(const eager::Tensor& t);
void expect_text(const eager::Tensor& t, const char* text);
void expect_sparse(const eager::Tensor& t, bool is);
void expect_count(const std::vector<eager::Tensor>& list, size_t count);

// Fails the row, with what is wrong.
void fail(const std::string& text);
void compare_error(const eager::Error& error, eager::Code code, const char* op, const char* message);

// Fails the row unless the step fails so.
template <class Step>
void expect_error(eager::Code code, const char* op, const char* message, Step step) {
  try {
    step();
  } catch (const eager::Error& error) {
    return compare_error(error, code, op, message);
  }
  fail("a step succeeded that must fail with " + eager::name(code));
}

// Saves a function for the other languages, in the folder that the environment names; and the files of that name there.
void save(const eager::Function& f, const std::string& file);
std::vector<std::string> saved(const std::string& file);

// Loads a function from a file of these bytes alone.
eager::Function load_bytes(const std::string& bytes);

#endif
