// A small harness: TEST(name) { CHECK(...); }. Each test runs with live_tensors as it was before, or fails.
#ifndef EAGER_TESTS_CHECK_H_
#define EAGER_TESTS_CHECK_H_

#include <eager.hpp>

#include <chrono>
#include <cstdio>
#include <string>
#include <thread>
#include <vector>

struct Test {
  Test(const char* test_name, void (*test_function)()) : name(test_name), function(test_function) {
    all().push_back(*this);
  }
  static std::vector<Test>& all() {
    static std::vector<Test> tests;
    return tests;
  }

  const char* name;
  void (*function)();
};

inline int& failures() {
  static int count = 0;
  return count;
}

inline void report(const char* file, int line, const std::string& text) {
  std::printf("%s:%d: %s\n", file, line, text.c_str());
  ++failures();
}

#define TEST(identifier)                                         \
  static void identifier();                                      \
  static const Test identifier##_entry(#identifier, identifier); \
  static void identifier()

#define CHECK(...)                                                \
  do {                                                            \
    if (!(__VA_ARGS__)) report(__FILE__, __LINE__, #__VA_ARGS__); \
  } while (0)

#ifndef EAGER_RESULTS

// Checks that an expression fails with a code, and that the message has a text in it.
#define CHECK_FAILS(failure, text, ...)                                                           \
  do {                                                                                            \
    try {                                                                                         \
      (void)(__VA_ARGS__);                                                                        \
      report(__FILE__, __LINE__, "it did not fail: " #__VA_ARGS__);                               \
    } catch (const eager::Error& error) {                                                         \
      if (error.code() != (failure) || std::string(error.what()).find(text) == std::string::npos) \
        report(__FILE__, __LINE__, eager::name(error.code()) + ": " + error.what());              \
    }                                                                                             \
  } while (0)

#else

#define CHECK_FAILS(failure, text, ...)                                                              \
  do {                                                                                               \
    if (auto result = (__VA_ARGS__); result) {                                                       \
      report(__FILE__, __LINE__, "it did not fail: " #__VA_ARGS__);                                  \
    } else if (result.error().code() != (failure) ||                                                 \
               std::string(result.error().what()).find(text) == std::string::npos) {                 \
      report(__FILE__, __LINE__, eager::name(result.error().code()) + ": " + result.error().what()); \
    }                                                                                                \
  } while (0)

#endif

// Runs a test; an exception that leaves it is a failure.
inline void run_test(const Test& test) {
#ifdef EAGER_RESULTS
  test.function();
#else
  try {
    test.function();
  } catch (const std::exception& error) {
    report(test.name, 0, error.what());
  }
#endif
}

inline int64_t live_tensors() {
  eager_context* context = nullptr;
  eager_memory_info info = {sizeof info, 0, 0, 0, 0, 0};
  eager_status_release(eager_context_create(nullptr, &context));
  eager_status_release(eager_context_memory(context, nullptr, &info));
  eager_context_release(context);
  return info.live_tensors;
}

// How many tensors live beside those before, once the threads of iterators that were released have had time to end: nobody
// waits for them.
inline int64_t tensors_left(int64_t before) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(10);
  while (live_tensors() > before && std::chrono::steady_clock::now() < end) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return live_tensors() - before;
}

// Runs the tests whose name has the first argument in it; returns main's value.
inline int run_tests(int argc, char** argv) {
  int run = 0;
  for (const Test& test : Test::all()) {
    if (argc > 1 && std::string(test.name).find(argv[1]) == std::string::npos) continue;
    const int64_t before = live_tensors();
    run_test(test);
    if (const int64_t left = tensors_left(before)) {
      report(test.name, 0, std::to_string(left) + " tensors are left");
    }
    ++run;
  }
  std::printf("%d tests, %d checks failed\n", run, failures());
  return failures() || !run ? 1 : 0;
}

#endif
