// The kernel of an op that eager_op_define_native defines: C functions, which are called with values from the op's tensors and
// attributes: directly where all of these travel in registers, else by libffi. prototype.h reads where each value comes from.
#pragma once

#include <exception>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <utility>

#include "base/error.h"
#include "eager_c.h"
#include "runtime/core/schema.h"
#include "runtime/custom_ops/signature.h"

namespace eager {

// Throws the error that make() returns, for what the program's code has done. Where there is no memory for its text, that is an error
// too, but no std::bad_alloc, upon which a kernel may run again.
template <class F>
[[noreturn, gnu::cold, gnu::noinline]] void throw_of_program(F make) {
  std::optional<Error> error;
  try {
    error = make();
  } catch (const std::bad_alloc&) {
    error = {Code::resource_exhausted, "out of memory", {}};  // so short that it lies in the string
  }
  throw std::move(*error);
}

// Runs code of the program's alone. Its C++ exception is INTERNAL, also one that it has no memory: where the library's own code has
// none, a kernel may run again, but the program's has run by then.
template <class F>
auto run_foreign(F f) {
  try {
    return f();
  } catch (const std::exception& e) {
    throw_of_program([&] { return Error{Code::internal, cat("the program's code threw ", e.what()), {}}; });
  } catch (...) {
    throw_of_program([] { return Error{Code::internal, "the program's code threw what is no std::exception", {}}; });
  }
}

struct NativeFunction;

// A value that is passed: of any type of a prototype.
struct NativeValue {
  alignas(8) unsigned char bytes[8];
};

class NativeKernel {
 public:
  // Reads the prototypes and finds their functions. library: as dlopen takes it; NULL: what the process has loaded.
  // infers_itself: the program's inference may say other dtypes and shapes than the signature, so that each call is checked.
  // INVALID_ARGUMENT, NOT_FOUND, or UNIMPLEMENTED where there is no libffi.
  NativeKernel(const OpDef& def, const Signature& signature, bool infers_itself, const char* library, const char* call);
  ~NativeKernel();

  bool is_for_gpus() const;
  bool is_elementwise() const;  // whatever the dtypes of a call
  // Chooses the function for a call, of which only dims, dtypes and attributes are read, checks what it would be passed, and
  // writes the values that these decide: one a parameter, at most most_parameters(). INVALID_ARGUMENT if a type cannot hold one.
  const NativeFunction& prepare(const eager_kernel_call& call, void* user_data, NativeValue* values) const;
  size_t most_parameters() const { return most_parameters_; }
  // Calls the function with values that have been prepared, and those that depend on where tensors lie. The op is one of def,
  // which may be serial.
  void run(const eager_kernel_call& call, const NativeFunction& function, const NativeValue* values,
           bool is_serial) const;

  const std::string library, call;  // as they were given; library "": what the process has loaded

 private:
  const NativeFunction& function_for(const eager_kernel_call& call) const;
  void check_outputs(const NativeFunction& function, const eager_kernel_call& call) const;

  const OpDef& def_;
  std::unique_ptr<NativeFunction[]> functions_;
  size_t num_functions_ = 0, most_parameters_ = 0;
  const bool infers_itself_;
  bool checks_ = false;  // EAGER_CHECK_NATIVE=1
};

}  // namespace eager
