// How errors come out: by exceptions, or as eager::Result<T>.
#ifndef EAGER_CONFIG_HPP_
#define EAGER_CONFIG_HPP_

// Results are for programs that are compiled without exceptions, and for those that define EAGER_RESULTS.
#if !defined(EAGER_RESULTS) && !defined(__cpp_exceptions) && !defined(_CPPUNWIND)
#define EAGER_RESULTS
#endif

// Each way has an inline namespace, so that files of both ways can be linked together.
#ifdef EAGER_RESULTS
#define EAGER_NAMESPACE_BEGIN \
  namespace eager {           \
  inline namespace results {
#else
#define EAGER_NAMESPACE_BEGIN \
  namespace eager {           \
  inline namespace exceptions {
#endif
#define EAGER_NAMESPACE_END \
  }                         \
  }

#if defined(__GNUC__)
#define EAGER_UNLIKELY(condition) __builtin_expect(!!(condition), 0)
#define EAGER_COLD __attribute__((noinline, cold))
#define EAGER_INLINE inline __attribute__((always_inline))
#else
#define EAGER_UNLIKELY(condition) (condition)
#define EAGER_COLD
#define EAGER_INLINE inline
#endif

// EAGER_CHECK(status) goes on where a call of the C interface succeeded. EAGER_TRY(Tensor y, relu(x)) declares y with the
// value of what may fail. Where it did not succeed both throw, or return the error from the function that they stand in.
// EAGER_DO(x) does the same for what has no value.
#ifdef EAGER_RESULTS
#define EAGER_CHECK(...)                                                                  \
  do {                                                                                    \
    if (eager_status* const eager_status_ = (__VA_ARGS__); EAGER_UNLIKELY(eager_status_)) \
      return ::eager::Error::take(eager_status_);                                         \
  } while (0)
#define EAGER_DO(...)                                                                                     \
  do {                                                                                                    \
    if (auto eager_result_ = (__VA_ARGS__); EAGER_UNLIKELY(!eager_result_)) return eager_result_.error(); \
  } while (0)
#define EAGER_TRY(declaration, ...) EAGER_TRY_1(EAGER_JOIN(eager_result_, __COUNTER__), declaration, __VA_ARGS__)
#define EAGER_TRY_1(variable, declaration, ...)           \
  auto variable = ::eager::detail::result(__VA_ARGS__);   \
  if (EAGER_UNLIKELY(!variable)) return variable.error(); \
  declaration = *std::move(variable)
#define EAGER_JOIN(a, b) EAGER_JOIN_1(a, b)
#define EAGER_JOIN_1(a, b) a##b
#else
#define EAGER_CHECK(...) ::eager::detail::check(__VA_ARGS__)
#define EAGER_DO(...) (void)(__VA_ARGS__)
#define EAGER_TRY(declaration, ...) declaration = __VA_ARGS__
#endif

#endif
