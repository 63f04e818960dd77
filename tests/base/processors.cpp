// Tests of how many processors and threads the process may use.
#include "base/processors.h"

#include <stdlib.h>
#include <unistd.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>

using namespace eager;

namespace {

// A folder that stands for /, with the files in which a kernel describes cgroups.
class Root {
 public:
  Root() : path_(std::filesystem::temp_directory_path() / ("eager_root_" + std::to_string(getpid()))) {
    std::filesystem::remove_all(path_);
  }
  ~Root() { std::filesystem::remove_all(path_); }
  Root& file(const std::string& name, const std::string& text) {
    const std::filesystem::path at = path_ / name;
    std::filesystem::create_directories(at.parent_path());
    std::ofstream(at) << text;
    return *this;
  }
  double quota() const { return cgroup_quota(path_.string()); }
  int processors() const { return usable_processors(path_.string()); }

 private:
  std::filesystem::path path_;
};

// Sets or removes a variable of the environment, and restores it when the test ends.
class Environment {
 public:
  Environment(const char* name, const char* value) : name_(name) {
    if (const char* before = getenv(name)) before_ = before, had_ = true;
    value ? setenv(name, value, 1) : unsetenv(name);
  }
  ~Environment() { had_ ? setenv(name_, before_.c_str(), 1) : unsetenv(name_); }

 private:
  const char* name_;
  std::string before_;
  bool had_ = false;
};

int threads(const char* eager, const char* omp) {
  const Environment first("EAGER_NUM_THREADS", eager), second("OMP_NUM_THREADS", omp);
  return threads_of_environment();
}

}  // namespace

TEST_CASE("processors: a quota of cgroup version 2 is found, the least of the process's group and those around it") {
  CHECK(Root().quota() == 0);
  CHECK(Root().file("proc/self/cgroup", "0::/\n").file("sys/fs/cgroup/cpu.max", "150000 100000\n").quota() == 1.5);
  CHECK(Root().file("proc/self/cgroup", "0::/\n").file("sys/fs/cgroup/cpu.max", "max 100000\n").quota() == 0);
  CHECK(Root()
            .file("proc/self/cgroup", "0::/a/b/c\n")
            .file("sys/fs/cgroup/a/b/c/cpu.max", "300000 100000\n")
            .file("sys/fs/cgroup/a/b/cpu.max", "max 100000\n")
            .file("sys/fs/cgroup/a/cpu.max", "50000 25000\n")
            .quota() == 2);
  CHECK(Root().file("proc/self/cgroup", "0::/host/name\n").file("sys/fs/cgroup/cpu.max", "70000 100000\n").quota() ==
        0.7);
  CHECK(Root().file("proc/self/cgroup", "0::/../x\nnonsense\n").file("sys/fs/cgroup/cpu.max", "nonsense").quota() == 0);
}

TEST_CASE("processors: a quota of cgroup version 1 is found, wherever the controller is mounted") {
  const auto groups = "5:memory:/a\n4:cpu,cpuacct:/a\n0::/\n";
  CHECK(Root()
            .file("proc/self/cgroup", groups)
            .file("sys/fs/cgroup/cpu,cpuacct/a/cpu.cfs_quota_us", "250000\n")
            .file("sys/fs/cgroup/cpu,cpuacct/a/cpu.cfs_period_us", "100000\n")
            .quota() == 2.5);
  CHECK(Root()
            .file("proc/self/cgroup", groups)
            .file("sys/fs/cgroup/cpu/cpu.cfs_quota_us", "100000\n")
            .file("sys/fs/cgroup/cpu/cpu.cfs_period_us", "100000\n")
            .quota() == 1);
  CHECK(Root()
            .file("proc/self/cgroup", groups)
            .file("sys/fs/cgroup/cpu/cpu.cfs_quota_us", "-1\n")
            .file("sys/fs/cgroup/cpu/cpu.cfs_period_us", "100000\n")
            .quota() == 0);
}

TEST_CASE("processors: the process may use the least of affinity and quota, rounded up") {
  const int all = Root().processors();
  CHECK(all >= 1);
  CHECK(Root().file("proc/self/cgroup", "0::/\n").file("sys/fs/cgroup/cpu.max", "50000 100000\n").processors() == 1);
  CHECK(Root().file("proc/self/cgroup", "0::/\n").file("sys/fs/cgroup/cpu.max", "110000 100000\n").processors() ==
        std::min(all, 2));
  CHECK(Root().file("proc/self/cgroup", "0::/\n").file("sys/fs/cgroup/cpu.max", "90000000 100000\n").processors() ==
        all);
}

TEST_CASE(
    "processors: EAGER_NUM_THREADS comes before OMP_NUM_THREADS, and a value that is no number above 0 is ignored") {
  CHECK(threads(nullptr, nullptr) == 0);
  CHECK(threads(nullptr, "3") == 3);
  CHECK(threads("2", "3") == 2);
  CHECK(threads("", "4,2") == 4);
  CHECK(threads("0", "5") == 5);
  CHECK(threads("-1", "none") == 0);
  CHECK(threads("1x", "3") == 3);
  CHECK(threads("4 ", "3") == 4);
  CHECK(threads("99999999999999999999", nullptr) == 256);
}
