// The fingerprint of a pipeline, by which an iterator knows the states that are its own.
//
// It is made of what another process has too, and other languages: kinds, attributes and specs of the steps; what functions
// compute, as a tree of ops and constants, without names, devices, and the order in which a language writes down what is
// independent; names and specs of the program's code; names of files without their folders; and a sample of tensors' values.
#pragma once

#include <cstdint>

#include "runtime/data/dataset.h"

namespace eager {

// Returns the fingerprint of a dataset whose element() has been called. ctx copies what lies on other devices.
uint64_t fingerprint_of(eager_context& ctx, const eager_dataset& d);

}  // namespace eager
