// A backend that only the tests build, with the devices test:0 and test:1. Its memory faults when the host touches it,
// and is small. Its kernels run late, on a thread of their own, and fail on demand. What works on it does not rely on
// the host being synchronous.
//
// Each device maps one file twice: at the addresses that the runtime sees, without access rights, and where its thread
// reads and writes.
#pragma once

#include <cstddef>
#include <cstdint>

namespace eager::testing {

inline constexpr size_t kTestDeviceMemory = 64 << 20;

// Adds test:0 and test:1 to the devices; further calls do nothing.
void add_test_devices();

// Makes the n-th kernel from now on this device (0: the next) fail with this code and message.
void fail_kernel(int device, int n, int32_t code, const char* message);

// Holds launched work until let_go; the host goes on.
void hold(int device);
void let_go(int device);
int64_t num_launched(int device);  // kernels and copies that have been queued
int64_t num_finished(int device);

}  // namespace eager::testing
