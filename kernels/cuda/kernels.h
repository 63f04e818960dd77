// Registers the GPU's kernels: one function for each family, as in kernels/cpu/kernels.h.
#pragma once

#include "kernels/kernel.h"

namespace eager::cuda {

void register_elementwise(KernelTable& table);
void register_reduction(KernelTable& table);
void register_shape(KernelTable& table);
void register_indexing(KernelTable& table);
void register_segments(KernelTable& table);
void register_cumulative(KernelTable& table);
void register_sorting(KernelTable& table);
void register_counted(KernelTable& table);
void register_creation(KernelTable& table);
void register_random(KernelTable& table);
void register_matmul(KernelTable& table);
void register_convolution(KernelTable& table);
void register_network(KernelTable& table);
void register_normalization(KernelTable& table);
void register_images(KernelTable& table);
void register_grid_sample(KernelTable& table);
void register_recurrent(KernelTable& table);
void register_attention(KernelTable& table);
void register_optimizer(KernelTable& table);

}  // namespace eager::cuda
