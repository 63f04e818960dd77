// The border of the library. Only here are handles checked, and only here does an exception become a status.
#pragma once

#include <algorithm>
#include <cstring>
#include <string>

#include "eager_c.h"
#include "base/error.h"
#include "base/handle.h"
#include "base/small.h"
#include "base/status.h"
#include "base/utf8.h"
#include "runtime/core/context.h"
#include "runtime/core/tensor.h"
#include "runtime/core/threads_scope.h"

namespace eager::capi {

// Returns a status for the exception that is being handled. When memory is out, it is a static one.
[[gnu::cold]] eager_status* current_status() noexcept;

// Runs f() and returns NULL, or the status of what it throws.
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
// clang-format off
template <> struct TagOf<eager_tensor> { static constexpr Tag tag = Tag::tensor; static constexpr const char* name = "a tensor"; };
template <> struct TagOf<eager_op> { static constexpr Tag tag = Tag::op; static constexpr const char* name = "an op"; };
template <> struct TagOf<eager_context> { static constexpr Tag tag = Tag::context; static constexpr const char* name = "a context"; };
template <> struct TagOf<eager_tape> { static constexpr Tag tag = Tag::tape; static constexpr const char* name = "a tape"; };
template <> struct TagOf<eager_variable> { static constexpr Tag tag = Tag::variable; static constexpr const char* name = "a variable"; };
template <> struct TagOf<eager_status> { static constexpr Tag tag = Tag::status; static constexpr const char* name = "a status"; };
template <> struct TagOf<eager_function> { static constexpr Tag tag = Tag::function; static constexpr const char* name = "a function"; };
template <> struct TagOf<eager_layer> { static constexpr Tag tag = Tag::layer; static constexpr const char* name = "a layer"; };
template <> struct TagOf<eager_checkpoint> { static constexpr Tag tag = Tag::checkpoint; static constexpr const char* name = "a checkpoint"; };
template <> struct TagOf<eager_checkpoint_writer> { static constexpr Tag tag = Tag::checkpoint_writer; static constexpr const char* name = "a checkpoint's writer"; };
template <> struct TagOf<eager_dataset> { static constexpr Tag tag = Tag::dataset; static constexpr const char* name = "a dataset"; };
template <> struct TagOf<eager_iterator> { static constexpr Tag tag = Tag::iterator; static constexpr const char* name = "an iterator"; };
template <> struct TagOf<eager_record_reader> { static constexpr Tag tag = Tag::record_reader; static constexpr const char* name = "a record reader"; };
template <> struct TagOf<eager_record_writer> { static constexpr Tag tag = Tag::record_writer; static constexpr const char* name = "a record writer"; };
template <> struct TagOf<eager_event_writer> { static constexpr Tag tag = Tag::event_writer; static constexpr const char* name = "an event writer"; };
template <> struct TagOf<eager_optimizer> { static constexpr Tag tag = Tag::optimizer; static constexpr const char* name = "an optimizer"; };
template <> struct TagOf<eager_schedule> { static constexpr Tag tag = Tag::schedule; static constexpr const char* name = "a schedule"; };
// clang-format on

// Reports whether p is a handle of type T. Every handle begins with its tag, so another kind of handle is told apart.
template <class T>
bool is_handle(const T* p) {
  return p && tag_of(p) == TagOf<T>::tag;
}

template <class T>
[[noreturn, gnu::cold, gnu::noinline]] void bad_handle(const T* p, const char* argument) {
  if (!p) invalid_argument(argument, " is NULL");
  invalid_argument(argument, " is not ", TagOf<T>::name);
}

// Returns the handle that p points at. INVALID_ARGUMENT, with the argument's name, if it is none of type T.
template <class T>
T& handle(T* p, const char* argument) {
  if (!is_handle(p)) [[unlikely]]
    bad_handle(p, argument);
  return *const_cast<std::remove_const_t<T>*>(p);
}

// A scope in which the handles of a list live on, whoever releases them. Entries that are no such handles are let be.
template <class T>
class Held {
 public:
  Held(T* const* list, int n) : list_(n), n_(n) {
    for (int i = 0; i < n; ++i) {
      list_[i] = is_handle(list[i]) ? list[i] : nullptr;
      if (list_[i]) list_[i]->retain();
    }
  }
  ~Held() {
    for (int i = 0; i < n_; ++i) {
      if (list_[i]) list_[i]->release();
    }
  }
  Held(const Held&) = delete;

 private:
  Small<T*, 8> list_;
  const int n_;
};

// Returns the context of a call and begins the call (eager_context::enter).
inline eager_context& context(eager_context* ctx) {
  eager_context& c = handle(ctx, "ctx");
  c.enter();
  return c;
}

// Returns a name that the caller chooses: what `name` points at, "" for NULL. INVALID_ARGUMENT if it is not UTF-8.
inline std::string chosen_name(const char* name) {
  std::string chosen = name ? name : "";
  if (!is_utf8(chosen)) invalid_argument("the name is not UTF-8: ", chosen);
  return chosen;
}

// Sets *out to NULL, and returns out. INVALID_ARGUMENT if out is NULL.
template <class T>
T** out_pointer(T** out) {
  if (!out) [[unlikely]]
    invalid_argument("out is NULL");
  *out = nullptr;
  return out;
}

// Sets all entries of an output list to NULL, before anything is checked: count may be negative.
template <class T>
void clear_outputs(T** list, int64_t count) {
  for (int64_t i = 0; list && i < count; ++i) list[i] = nullptr;
}

template <class T>
void check_list(const T* list, int32_t count, const char* argument) {
  if (count < 0) invalid_argument("the count of ", argument, " is negative: ", count);
  if (count > 0 && !list) invalid_argument(argument, " is NULL");
}

template <class T>
void check_handles(T* const* list, int32_t count, const char* argument, bool may_be_null = false) {
  check_list(list, count, argument);
  for (int32_t i = 0; i < count; ++i) {
    if (!is_handle(list[i]) && !(may_be_null && !list[i]))
      bad_handle(list[i], (std::string(argument) + "[" + std::to_string(i) + "]").c_str());
  }
}

// Fails if t has no value for ctx: a symbolic tensor of another trace, or a shape alone.
inline void check_value(const eager_context& ctx, const eager_tensor& t, const char* argument) {
  if (ctx.lacks_value(t)) [[unlikely]]
    refuse_without_value(t, argument);
}
inline eager_tensor& tensor(const eager_context& ctx, eager_tensor* t, const char* argument) {
  eager_tensor& x = handle(t, argument);
  check_value(ctx, x, argument);
  return x;
}

// Fails with FAILED_PRECONDITION because of a tensor whose elements a call reads, and that has none.
[[noreturn, gnu::cold]] void refuse_to_read(const eager_tensor& t, const std::string& what = "the tensor");
inline void check_tensors(const eager_context& ctx, eager_tensor* const* list, int32_t count, const char* argument,
                          bool may_be_null = false) {
  check_handles(list, count, argument, may_be_null);
  for (int32_t i = 0; i < count; ++i) {
    if (list[i] && ctx.lacks_value(*list[i])) refuse_without_value(*list[i], argument, "[", i, "]");
  }
}

// Refuses sparse rows, which a tape knows only by their values.
inline void check_dense(eager_tensor* const* list, int32_t count, const char* argument) {
  for (int32_t i = 0; i < count; ++i) {
    if (list[i]->flags & kSparseRows)
      invalid_argument(argument, "[", i, "] is sparse rows: make it dense, or take its values");
  }
}

inline DType checked_dtype(int32_t dtype) {
  if (dtype <= 0 || dtype >= kNumDTypes) invalid_argument("unknown dtype ", dtype);
  return static_cast<DType>(dtype);
}

// least: the least that a dim may be; kUnknown if it may be unknown.
inline ShapeView checked_shape(const int64_t* dims, int32_t rank, int64_t least = 0) {
  if (rank < 0 || rank > kMaxRank) invalid_argument("rank must be between 0 and ", kMaxRank, ", not ", rank);
  if (rank > 0 && !dims) invalid_argument("dims is NULL");
  for (int32_t i = 0; i < rank; ++i) {
    if (dims[i] < least) invalid_argument("dimension ", i, " is negative: ", dims[i]);
  }
  return {dims, rank};
}

// Calls add(dtype, shape) for each output that a callback of the caller's declares; dims may be -1.
template <class F>
void for_each_declared(int32_t num_outputs, const int32_t* dtypes, const int32_t* ranks, const int64_t* const* dims,
                       F add) {
  if (num_outputs < 0) invalid_argument("num_outputs is negative: ", num_outputs);
  if (num_outputs > 0 && (!dtypes || !ranks || !dims)) invalid_argument("dtypes, ranks or dims is NULL");
  for (int32_t i = 0; i < num_outputs; ++i) add(checked_dtype(dtypes[i]), checked_shape(dims[i], ranks[i], kUnknown));
}

// Structs of the header. A caller's struct is shorter than this library's if the caller is older, and longer if it is
// newer, but never shorter than its first version. The sizes of the first versions, below, never change. A new field is
// added behind all others, and never in the padding of an earlier version, which callers do not clear.
template <class S>
struct First;
// clang-format off
template <> struct First<eager_context_options> { static constexpr size_t size = 32; static constexpr const char* name = "eager_context_options"; };
template <> struct First<eager_tensor_description> { static constexpr size_t size = 48; static constexpr const char* name = "eager_tensor_description"; };
template <> struct First<eager_memory_info> { static constexpr size_t size = 48; static constexpr const char* name = "eager_memory_info"; };
template <> struct First<eager_tape_options> { static constexpr size_t size = 16; static constexpr const char* name = "eager_tape_options"; };
template <> struct First<eager_gradient_options> { static constexpr size_t size = 16; static constexpr const char* name = "eager_gradient_options"; };
template <> struct First<eager_dlpack_options> { static constexpr size_t size = 24; static constexpr const char* name = "eager_dlpack_options"; };
template <> struct First<eager_format_options> { static constexpr size_t size = 32; static constexpr const char* name = "eager_format_options"; };
template <> struct First<eager_random_state> { static constexpr size_t size = 32; static constexpr const char* name = "eager_random_state"; };
template <> struct First<eager_checkpoint_options> { static constexpr size_t size = 24; static constexpr const char* name = "eager_checkpoint_options"; };
template <> struct First<eager_checkpoint_entry_info> { static constexpr size_t size = 56; static constexpr const char* name = "eager_checkpoint_entry_info"; };
template <> struct First<eager_record_options> { static constexpr size_t size = 16; static constexpr const char* name = "eager_record_options"; };
template <> struct First<eager_event_writer_options> { static constexpr size_t size = 32; static constexpr const char* name = "eager_event_writer_options"; };
template <> struct First<eager_op_definition> { static constexpr size_t size = 104; static constexpr const char* name = "eager_op_definition"; };
template <> struct First<eager_image_options> { static constexpr size_t size = 16; static constexpr const char* name = "eager_image_options"; };
// clang-format on

template <class S>
size_t checked_size(const S& given) {
  static_assert(First<S>::size <= sizeof(S));
  if (given.struct_size < First<S>::size) [[unlikely]]
    invalid_argument(First<S>::name, ".struct_size is ", given.struct_size);
  return std::min(given.struct_size, sizeof(S));
}

// Returns the caller's options. Fields that its struct lacks are 0, and so are all if there is no struct.
template <class S>
S options_of(const S* given) {
  S options{};
  if (given) std::memcpy(&options, given, checked_size(*given));
  return options;
}

// Checks the caller's struct, which fill_in writes to, before anything else is done.
template <class S>
S& struct_out(S* out) {
  if (!out) invalid_argument("out is NULL");
  checked_size(*out);
  return *out;
}

// Writes the fields of value that the caller's struct has.
template <class S>
void fill_in(S& out, S value) {
  value.struct_size = out.struct_size;
  if (out.struct_size >= sizeof(S)) [[likely]]
    out = value;
  else std::memcpy(&out, &value, out.struct_size);
}

// Return a copy, as UTF-8 or as it is (paths), which the caller releases with eager_string_release.
char* copy_string(const std::string& text);
char* copy_bytes(const std::string& text);

}  // namespace eager::capi
