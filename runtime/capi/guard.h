// The border: handles are checked, and an exception becomes a status, here and nowhere else.
#pragma once

#include <new>
#include <string>

#include "eager_c.h"
#include "base/error.h"
#include "base/handle.h"
#include "base/parallel.h"
#include "runtime/core/context.h"
#include "runtime/core/tensor.h"

struct eager_status final : eager::Counted {
  eager_status() : Counted(eager::Tag::status) {}
  int32_t code = 0;
  std::string message, op;
};

namespace eager::capi {

// The status of the exception in flight; when memory is out, a static one.
[[gnu::cold]] eager_status* current_status() noexcept;

template <class F>
eager_status* guarded(F&& f) noexcept {
  try {
    f();
    return nullptr;
  } catch (...) {
    return current_status();
  }
}

template <class T>
struct TagOf;
template <> struct TagOf<eager_tensor> { static constexpr Tag tag = Tag::tensor; static constexpr const char* name = "a tensor"; };
template <> struct TagOf<eager_op> { static constexpr Tag tag = Tag::op; static constexpr const char* name = "an op"; };
template <> struct TagOf<eager_context> { static constexpr Tag tag = Tag::context; static constexpr const char* name = "a context"; };
template <> struct TagOf<eager_tape> { static constexpr Tag tag = Tag::tape; static constexpr const char* name = "a tape"; };
template <> struct TagOf<eager_variable> { static constexpr Tag tag = Tag::variable; static constexpr const char* name = "a variable"; };
template <> struct TagOf<eager_status> { static constexpr Tag tag = Tag::status; static constexpr const char* name = "a status"; };
template <> struct TagOf<eager_function> { static constexpr Tag tag = Tag::function; static constexpr const char* name = "a function"; };
template <> struct TagOf<eager_optimizer> { static constexpr Tag tag = Tag::optimizer; static constexpr const char* name = "an optimizer"; };

// Every handle begins with its tag, so a handle of another kind is seen as such.
template <class T>
bool is_handle(const T* p) {
  return p && tag_of(p) == TagOf<T>::tag;
}

template <class T>
[[noreturn, gnu::cold, gnu::noinline]] void bad_handle(const T* p, const char* argument) {
  if (!p) invalid_argument(argument, " is NULL");
  invalid_argument(argument, " is not ", TagOf<T>::name);
}

template <class T>
T& handle(T* p, const char* argument) {
  if (!is_handle(p)) [[unlikely]] bad_handle(p, argument);
  return *const_cast<std::remove_const_t<T>*>(p);
}

inline eager_context& context(eager_context* ctx) {
  eager_context& c = handle(ctx, "ctx");
  c.enter();
  return c;
}

template <class T>
T** out_pointer(T** out) {
  if (!out) [[unlikely]] invalid_argument("out is NULL");
  *out = nullptr;
  return out;
}

template <class T>
void check_list(T* const* list, int32_t count, const char* argument) {
  if (count < 0) invalid_argument("the count of ", argument, " is negative: ", count);
  if (count > 0 && !list) invalid_argument(argument, " is NULL");
}

template <class T>
void check_handles(T* const* list, int32_t count, const char* argument, bool may_be_null = false) {
  check_list(list, count, argument);
  for (int32_t i = 0; i < count; ++i) {
    if (!is_handle(list[i]) && !(may_be_null && !list[i])) bad_handle(list[i], (std::string(argument) + "[" + std::to_string(i) + "]").c_str());
  }
}

// A tensor that a call on ctx may use: no symbolic one of another trace.
inline void check_trace(const eager_context& ctx, const eager_tensor& t, const char* argument) {
  if (ctx.is_foreign(t)) [[unlikely]] invalid_argument(argument, " is symbolic and is used outside its trace");
}
inline eager_tensor& tensor(const eager_context& ctx, eager_tensor* t, const char* argument) {
  eager_tensor& x = handle(t, argument);
  check_trace(ctx, x, argument);
  return x;
}
inline void check_tensors(const eager_context& ctx, eager_tensor* const* list, int32_t count, const char* argument,
                          bool may_be_null = false) {
  check_handles(list, count, argument, may_be_null);
  for (int32_t i = 0; i < count; ++i) {
    if (list[i] && ctx.is_foreign(*list[i])) check_trace(ctx, *list[i], cat(argument, "[", i, "]").c_str());
  }
}

// Tapes know sparse rows by their values.
inline void check_dense(eager_tensor* const* list, int32_t count, const char* argument) {
  for (int32_t i = 0; i < count; ++i) {
    if (list[i]->flags & kSparseRows) invalid_argument(argument, "[", i, "] is sparse rows: take eager_tensor_to_dense or their values");
  }
}

inline DType checked_dtype(int32_t dtype) {
  if (dtype <= 0 || dtype >= kNumDTypes) invalid_argument("unknown dtype ", dtype);
  return static_cast<DType>(dtype);
}

// least: of a dim; kUnknown where it may be that.
inline ShapeView checked_shape(const int64_t* dims, int32_t rank, int64_t least = 0) {
  if (rank < 0 || rank > kMaxRank) invalid_argument("rank must be between 0 and ", kMaxRank, ", not ", rank);
  if (rank > 0 && !dims) invalid_argument("dims is NULL");
  for (int32_t i = 0; i < rank; ++i) {
    if (dims[i] < least) invalid_argument("dimension ", i, " is negative: ", dims[i]);
  }
  return {dims, rank};
}

// A struct_size smaller than the first version's is a caller's mistake.
template <class S>
bool has_field(const S* options, size_t end_of_field) { return options->struct_size >= end_of_field; }

// The context's num_threads, while one of its calls runs.
class ThreadsScope {
 public:
  explicit ThreadsScope(const eager_context& ctx) : is_set_(ctx.options.num_threads != 0) {
    if (is_set_) [[unlikely]] before_ = set_parallelism(ctx.options.num_threads);
  }
  ~ThreadsScope() {
    if (is_set_) [[unlikely]] set_parallelism(before_);
  }

 private:
  bool is_set_;
  int before_ = 0;
};

char* copy_string(const std::string& text);  // as UTF-8, for eager_string_release

}  // namespace eager::capi
