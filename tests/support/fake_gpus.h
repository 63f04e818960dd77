// gpu:0 and gpu:1 on a machine without a GPU: the CUDA plug-in over the tests' fake of CUDA (tests/cuda).
#pragma once

namespace eager::testing {

// Adds the fake GPUs to the devices; further calls do nothing.
void add_fake_gpus();

}  // namespace eager::testing
