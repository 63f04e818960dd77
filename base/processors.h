// The number of processors that the process may use.
#pragma once

#include <string>

namespace eager {

// Returns the least of the calling thread's affinity and the process's cgroup quota, rounded up; from 1 to 256. Tests
// give a folder as `root`, which has a proc and a sys of its own.
int usable_processors(const std::string& root = "");

// Returns the least quota, as a number of processors, of the process's cgroup (version 2 or 1) and the groups around
// it. 0: there is none.
double cgroup_quota(const std::string& root = "");

// Returns the number in EAGER_NUM_THREADS, else the first one in OMP_NUM_THREADS ("4,2" gives 4), at most 256. 0:
// neither holds a number above 0.
int threads_of_environment();

}  // namespace eager
