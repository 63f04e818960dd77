// The C header for tests in C++: owners of handles, and statuses as exceptions.
#pragma once

#include <eager_c.h>

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace client {

struct Failure : std::runtime_error {
  Failure(int32_t c, const std::string& message, const std::string& o) : std::runtime_error(message), code(c), op(o) {}
  int32_t code;
  std::string op;
};

// Throws Failure unless s is NULL, and releases s.
void check(eager_status* s);
// Returns the status's code, and releases s.
int32_t code_of(eager_status* s);

template <auto Release>
struct Releaser {
  template <class T>
  void operator()(T* p) const {
    Release(p);
  }
};
using Context = std::unique_ptr<eager_context, Releaser<eager_context_release>>;
using Tensor = std::unique_ptr<eager_tensor, Releaser<eager_tensor_release>>;
using Op = std::unique_ptr<eager_op, Releaser<eager_op_release>>;
using Tape = std::unique_ptr<eager_tape, Releaser<eager_tape_release>>;
using Variable = std::unique_ptr<eager_variable, Releaser<eager_variable_release>>;

// The device scope of contexts that are made from now on; "": none.
inline std::string device_scope;

// Places the context's ops on another device while it lives.
class DeviceScope {
 public:
  DeviceScope(eager_context* ctx, const char* device) : ctx_(ctx) { check(eager_context_set_device(ctx, device)); }
  DeviceScope(const DeviceScope&) = delete;
  DeviceScope& operator=(const DeviceScope&) = delete;
  ~DeviceScope() { check(eager_context_set_device(ctx_, device_scope.empty() ? nullptr : device_scope.c_str())); }

 private:
  eager_context* ctx_;
};

Context make_context(uint64_t seed = 0);
Tensor make_tensor(eager_context* ctx, int32_t dtype, const std::vector<int64_t>& dims, const void* data, size_t bytes);
Op make_op(eager_context* ctx, const std::string& name);
Tape make_tape(eager_context* ctx, bool persistent = false, bool ignore_variables = false);
std::vector<Tensor> execute(eager_context* ctx, eager_op* op, const std::vector<eager_tensor*>& inputs,
                            const std::vector<int64_t>* args = nullptr);
// Call arguments of eager_execute_masked.
struct Arguments {
  uint64_t given = 0;
  std::vector<int64_t> numbers{};
};
std::vector<Tensor> execute(eager_context* ctx, eager_op* op, const std::vector<eager_tensor*>& inputs,
                            const Arguments& args);
// Entries are NULL where unconnected.
std::vector<Tensor> gradient(eager_context* ctx, eager_tape* tape, const std::vector<eager_tensor*>& targets,
                             const std::vector<eager_tensor*>& output_gradients,
                             const std::vector<eager_tensor*>& sources);
std::vector<int64_t> dims_of(const eager_tensor* t);
Tensor share(eager_tensor* t);  // adds an owner
eager_memory_info memory_of(eager_context* ctx, const char* device = nullptr);

template <class T>
std::vector<eager_tensor*> handles(const std::vector<T>& owners) {
  std::vector<eager_tensor*> out;
  for (const auto& o : owners) out.push_back(o.get());
  return out;
}

}  // namespace client
