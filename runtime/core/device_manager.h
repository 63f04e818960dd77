// The process's devices: cpu:0 first, then those of the plug-ins. They are never destroyed, nor are their kernels and
// memory pools.
#pragma once

#include <string_view>

#include "kernels/kernel.h"

namespace eager {

namespace detail {
extern Device* devices[64];
extern int num_devices;
}  // namespace detail

inline constexpr int kHostDevice = 0;

// Makes the list at the first call: the CPU, then the devices of the plug-in that lies beside the library.
void start_devices();

inline Device& device_at(int index) { return *detail::devices[index]; }
inline int num_devices() { return detail::num_devices; }

// Returns the index of the device of this name: "cpu:0", "gpu:1", "gpu" (the first), "/device:GPU:0", in any case.
// NOT_FOUND for an unknown device, INVALID_ARGUMENT for a malformed name.
int find_device(std::string_view name);

// Appends the backend's devices; NULL is ignored. Tests add their own devices with it.
void add_backend(Backend* backend);

}  // namespace eager
