// What the fuzzers share: mutations of JSON, and a program that mutates where there is no libFuzzer.
#pragma once

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <random>

#include "support/saved_file.h"

namespace fuzz {

using namespace client;
using nlohmann::json;
using Random = std::mt19937_64;
using Bytes = std::string;

constexpr int kSecondsEach = 60;

[[noreturn]] inline void wrong(const std::string& what) {
  std::fprintf(stderr, "FAILED: %s\n", what.c_str());
  std::abort();
}

// Temporary files lie in memory, since saving waits for the disk.
inline const bool is_in_memory = access("/dev/shm", W_OK) == 0 && setenv("TMPDIR", "/dev/shm", 1) == 0;

// Returns a number from 0 to n - 1; 0 if n is 0.
inline size_t below(Random& r, size_t n) { return n ? r() % n : 0; }

// Appends all values of a JSON value.
inline void collect(json& j, std::vector<json*>& out) {
  out.push_back(&j);
  if (j.is_structured()) {
    for (json& child : j) collect(child, out);
  }
}

inline json any_scalar(Random& r) {
  // clang-format off
  static const json values[] = {0, 1, 2, 3, -1, -2, 31, 32, 33, 63, 64, 255, 1 << 20, INT32_MAX, INT32_MIN, INT64_MAX, INT64_MIN, UINT64_MAX,
                                0.5, -0.0, 1e300, true, false, nullptr, "", "nan", "inf", "cpu:0", "gpu:0", "float32", "float64",
                                "int64", "bool", "string", "complex128", "F32", "U8", json::array(), json::object()};
  // clang-format on
  return values[below(r, std::size(values))];
}

// Changes a value of the JSON. names: texts that take the place of others.
inline void mutate_json(json& root, const std::vector<std::string>& names, Random& r) {
  std::vector<json*> all;
  collect(root, all);
  json& target = *all[below(r, all.size())];
  json& other = *all[below(r, all.size())];
  switch (below(r, 8)) {
    case 0: target = any_scalar(r); return;
    case 1: target = json(other); return;
    case 2:
      if (target.is_number_integer()) target = static_cast<int64_t>(target.get<uint64_t>() + (below(r, 2) ? 1 : -1));
      else if (target.is_string()) target = names[below(r, names.size())];
      else if (target.is_boolean()) target = !target.get<bool>();
      return;
    case 3:
      if (target.is_array() && !target.empty()) target.erase(below(r, target.size()));
      return;
    case 4:
      if (target.is_array()) target.push_back(target.empty() ? any_scalar(r) : json(target[below(r, target.size())]));
      return;
    case 5:
      if (target.is_object() && !target.empty())
        target.erase(std::next(target.begin(), static_cast<std::ptrdiff_t>(below(r, target.size()))));
      return;
    case 6:
      if (target.is_number_integer()) target = static_cast<int64_t>(below(r, 12)) - 1;
      return;
    default:
      if (target.is_array() && target.size() > 1)
        std::swap(target[below(r, target.size())], target[below(r, target.size())]);
  }
}

// PROGRAM SECONDS [SEED] gives mutations of the seeds to try_one until the time is up; PROGRAM FILE gives it one input.
// Each mutation starts from a seed or from a recent input, so that mutations add up. Returns the exit status; count is the
// number of inputs.
template <class Mutate, class Try>
int run(int argc, char** argv, const std::vector<Bytes>& seeds, Mutate mutated, Try try_one, int64_t& count) {
  if (argc < 2) return 2;
  char* end = nullptr;
  const double seconds = std::strtod(argv[1], &end);
  if (*end) {
    try_one(read_file(argv[1]));
    return 0;
  }
  Random r(argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1);
  using Clock = std::chrono::steady_clock;
  const Clock::time_point last = Clock::now() + std::chrono::milliseconds(static_cast<int64_t>(seconds * 1000));
  std::vector<Bytes> recent = seeds;
  for (const Bytes& seed : recent) try_one(seed);
  // The last input, for the analysis of a crash.
  const std::string kept = std::filesystem::path(argv[0]).filename().string() + "." + std::to_string(getpid());
  for (; Clock::now() < last; ++count) {
    Bytes bytes = mutated(below(r, 2) ? seeds[below(r, seeds.size())] : recent[below(r, recent.size())], r);
    write_file(kept, bytes);
    try_one(bytes);
    if (recent.size() < 200) recent.push_back(std::move(bytes));
    else recent[below(r, recent.size())] = std::move(bytes);
  }
  std::filesystem::remove(kept);
  return 0;
}

}  // namespace fuzz
