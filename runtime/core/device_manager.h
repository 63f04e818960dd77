// The process's devices: cpu:0 first, then those of the plug-ins. Immortal, as are their kernels and pools.
#pragma once

#include <string>
#include <string_view>

#include "kernels/kernel.h"

namespace eager {

namespace detail {
extern Device* devices[64];
extern int num_devices;
}  // namespace detail

inline constexpr int kHostDevice = 0;

// Makes the list at its first call: the CPU, then plug-ins that lie beside the library.
void start_devices();

inline Device& device_at(int index) { return *detail::devices[index]; }
inline int num_devices() { return detail::num_devices; }

// "cpu:0", "gpu:1", "gpu" (the first), "/device:GPU:0", any case. NOT_FOUND for an unknown device, INVALID_ARGUMENT
// for a malformed name.
int find_device(std::string_view name);

// Appends the backend's devices; NULL is ignored. Also how the tests add theirs.
void add_backend(Backend* backend);

}  // namespace eager
