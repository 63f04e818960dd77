#include "base/processors.h"

#include <sched.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <thread>

namespace eager {

namespace {

// A cpu_set_t has room for 1024 processors: on larger machines sched_getaffinity fails, and the standard library's
// count is taken.
int processors_of_affinity() {
  cpu_set_t set;
  return sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set)
                                                     : static_cast<int>(std::thread::hardware_concurrency());
}

// The lesser of two quotas, of which 0 is none.
double least_of(double a, double b) { return a > 0 && b > 0 ? std::min(a, b) : std::max(a, b); }

// Returns the quota of the group in `folder`; 0: it has none, or there is no such group. Version 2 has "max 100000" or
// "150000 100000" in one file, version 1 a file for each number, and -1 for none.
double quota_of_group(const std::string& folder) {
  double quota = 0, period = 0;
  std::ifstream both(folder + "/cpu.max");
  if (both) both >> quota >> period;
  else std::ifstream(folder + "/cpu.cfs_quota_us") >> quota, std::ifstream(folder + "/cpu.cfs_period_us") >> period;
  return quota > 0 && period > 0 ? quota / period : 0;
}

// Returns the least of a group's quota and those of the groups around it. A container may see only the groups around
// its own, at `mount`: a folder that is not there counts as no quota.
double least_quota(const std::string& mount, std::string group) {
  double least = 0;
  for (;;) {
    least = least_of(least, quota_of_group(mount + group));
    const size_t end = group.rfind('/');
    if (end == std::string::npos) return least;
    group.erase(end);
  }
}

bool has_cpu(const std::string& controllers) { return ("," + controllers + ",").find(",cpu,") != std::string::npos; }

}  // namespace

double cgroup_quota(const std::string& root) {
  double least = 0;
  std::ifstream groups(root + "/proc/self/cgroup");
  for (std::string line; std::getline(groups, line);) {  // "0::/a/b" in version 2, "4:cpu,cpuacct:/a/b" in version 1
    const size_t first = line.find(':'), second = line.find(':', first + 1);
    if (second == std::string::npos) continue;
    const std::string controllers = line.substr(first + 1, second - first - 1), group = line.substr(second + 1);
    if (!controllers.empty() && !has_cpu(controllers)) continue;
    const bool is_version_2 = controllers.empty();
    for (const std::string& folder :
         {is_version_2 ? "" : "/" + controllers, std::string(is_version_2 ? "/unified" : "/cpu")}) {
      least = least_of(least, least_quota(root + "/sys/fs/cgroup" + folder, group == "/" ? "" : group));
    }
  }
  return least;
}

int usable_processors(const std::string& root) {
  int count = processors_of_affinity();
  if (const double quota = cgroup_quota(root); quota > 0 && quota < count) count = static_cast<int>(std::ceil(quota));
  return std::clamp(count, 1, 256);
}

int threads_of_environment() {
  for (const char* name : {"EAGER_NUM_THREADS", "OMP_NUM_THREADS"}) {
    const char* text = std::getenv(name);
    char* end = nullptr;
    const long n = text ? std::strtol(text, &end, 10) : 0;
    // OpenMP takes a list, of which the first number is that of the outermost loops.
    if (n > 0 && (*end == '\0' || *end == ',' || *end == ' ')) return static_cast<int>(std::min(n, 256L));
  }
  return 0;
}

}  // namespace eager
