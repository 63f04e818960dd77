// The words in which the rows of conformance are written, whether errors are exceptions or results.
#ifndef EAGER_TESTS_CONFORMANCE_H_
#define EAGER_TESTS_CONFORMANCE_H_

#include <eager.hpp>

#include <cstdint>
#include <initializer_list>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

constexpr double Inf = std::numeric_limits<double>::infinity();
constexpr double NaN = std::numeric_limits<double>::quiet_NaN();
constexpr const char* whatever = nullptr;  // an op or a message that is not compared

using Complex = std::complex<double>;

// What a row writes in braces. As a vector each list would be a third more code, and the rows take long to compile.
template <class T>
using Values = std::initializer_list<T>;

// Registers a row, which main runs with a context of its own.
struct Row {
  Row(const char* row_name, eager::Fallible<void> (*row_function)());

  const char* name;
  eager::Fallible<void> (*function)();
};
#define ROW(identifier, name)                                  \
  static eager::Fallible<void> identifier##_row();             \
  static const Row identifier##_entry(name, identifier##_row); \
  static eager::Fallible<void> identifier##_row()

// Make a tensor. A number becomes the dtype's.
eager::Fallible<eager::Tensor> floats(eager::DType dtype, Values<int64_t> dims, Values<double> values);
eager::Fallible<eager::Tensor> integers(eager::DType dtype, Values<int64_t> dims, Values<int64_t> values);
eager::Fallible<eager::Tensor> unsigneds(eager::DType dtype, Values<int64_t> dims, Values<uint64_t> values);
eager::Fallible<eager::Tensor> booleans(eager::DType dtype, Values<int64_t> dims, Values<bool> values);
eager::Fallible<eager::Tensor> complexes(eager::DType dtype, Values<int64_t> dims, Values<Complex> values);
eager::Fallible<eager::Tensor> strings(eager::DType dtype, Values<int64_t> dims, Values<std::string_view> values);

// Fail the row unless the tensor has this dtype, these dims, and each value within ulp units in the last place, or the same
// bits where ulp is 0.
eager::Fallible<void> expect_floats(const eager::Tensor& t, eager::DType dtype, Values<int64_t> dims,
                                    Values<double> values, double ulp = 0);
eager::Fallible<void> expect_integers(const eager::Tensor& t, eager::DType dtype, Values<int64_t> dims,
                                      Values<int64_t> values, double ulp = 0);
eager::Fallible<void> expect_unsigneds(const eager::Tensor& t, eager::DType dtype, Values<int64_t> dims,
                                       Values<uint64_t> values, double ulp = 0);
eager::Fallible<void> expect_booleans(const eager::Tensor& t, eager::DType dtype, Values<int64_t> dims,
                                      Values<bool> values, double ulp = 0);
eager::Fallible<void> expect_complexes(const eager::Tensor& t, eager::DType dtype, Values<int64_t> dims,
                                       Values<Complex> values, double ulp = 0);
eager::Fallible<void> expect_strings(const eager::Tensor& t, eager::DType dtype, Values<int64_t> dims,
                                     Values<std::string_view> values, double ulp = 0);

// The variable of this name in the layer's kind. NOT_FOUND: there is none.
eager::Fallible<eager::Variable> layer_variable(const eager::Layer& layer, const std::string& name);

// Fail the row unless a run of the dataset gives these elements, each the texts of its components with " | " between them, or
// "!" and an error's code; and then, unless there are more, ends. saved_at: the place behind as many elements is saved, and
// what follows it comes once more; -1: none.
eager::Fallible<void> expect_elements(const eager::Dataset& dataset, const std::vector<std::string>& texts,
                                      int saved_at, bool more);

// Saves these to the row's file of this name, and opens it. Fails the row unless its keys are `keys`, and the texts come back.
eager::Fallible<eager::Checkpoint> checkpoint(const std::string& file, const eager::Sequential& model,
                                              const eager::Optimizer* optimizer,
                                              const std::vector<std::pair<std::string, eager::Tensor>>& tensors,
                                              const std::vector<std::pair<std::string, std::string>>& texts,
                                              const std::vector<std::string>& keys);
eager::Fallible<void> restore(const eager::Checkpoint& checkpoint, const eager::Sequential& model,
                              const eager::Optimizer* optimizer);

// Write a file of the row's, and give its path.
eager::Fallible<std::string> write_records(const std::string& file, eager::Compression compression,
                                           const std::vector<std::string>& records);
struct Scalar {
  std::string tag;
  double value;
  int64_t step;
};
eager::Fallible<std::string> write_events(const std::vector<Scalar>& scalars);

eager::Fallible<void> expect_none(const eager::Tensor& t);
eager::Fallible<void> expect_text(const eager::Tensor& t, const char* text);
eager::Fallible<void> expect_sparse(const eager::Tensor& t, bool is);
eager::Fallible<void> expect_count(const std::vector<eager::Tensor>& list, size_t count);

// The end of a row, or of a step.
inline eager::Fallible<void> done() { return eager::Fallible<void>(); }

// Fails with an error of the program's own.
template <class T>
eager::Fallible<T> failed(eager::Code code, const std::string& message) {
#ifdef EAGER_RESULTS
  return eager::Error(code, message);
#else
  throw eager::Error(code, message);
#endif
}

// Returns the error with which a step fails.
template <class Step>
std::optional<eager::Error> error_of(const Step& step) {
#ifdef EAGER_RESULTS
  if (const eager::Result<void> result = step(); !result) return result.error();
#else
  try {
    step();
  } catch (const eager::Error& error) {
    return error;
  } catch (const std::exception& error) {
    return eager::Error(eager::Code::internal, error.what());
  }
#endif
  return std::nullopt;
}

eager::Fallible<void> compare_error(const std::optional<eager::Error>& error, eager::Code code, const char* op,
                                    const char* message);

// Fails the row unless the step fails so.
template <class Step>
eager::Fallible<void> expect_error(eager::Code code, const char* op, const char* message, const Step& step) {
  return compare_error(error_of(step), code, op, message);
}

// Saves a function for the other languages, in the folder that the environment names; and the files of that name there.
eager::Fallible<void> save(const eager::Function& f, const std::string& file);
eager::Fallible<std::vector<std::string>> saved(const std::string& file);

// Loads a function from a file of these bytes alone.
eager::Fallible<eager::Function> load_bytes(const std::string& bytes);

#endif
