// The op families; Registry::global calls each once. Listed explicitly: a static archive drops objects that
// register themselves.
#pragma once

#include "runtime/core/schema.h"

namespace eager {

void define_elementwise(Registry& r);
void define_reduction(Registry& r);
void define_shape(Registry& r);
void define_indexing(Registry& r);
void define_segments(Registry& r);
void define_sparse(Registry& r);
void define_cumulative(Registry& r);
void define_sorting(Registry& r);
void define_counted(Registry& r);
void define_creation(Registry& r);
void define_random(Registry& r);
void define_strings(Registry& r);
void define_examples(Registry& r);
void define_matmul(Registry& r);
void define_linear_algebra(Registry& r);
void define_decompositions(Registry& r);
void define_fourier(Registry& r);
void define_convolution(Registry& r);
void define_pooling(Registry& r);
void define_patches(Registry& r);
void define_network(Registry& r);
void define_normalization(Registry& r);
void define_images(Registry& r);
void define_image_files(Registry& r);
void define_recurrent(Registry& r);
void define_attention(Registry& r);
void define_optimizer(Registry& r);
void define_einsum(Registry& r);              // in execute/einsum.cpp
void define_norms(Registry& r);               // in execute/norms.cpp
void define_products(Registry& r);            // in execute/products.cpp
void define_matrices(Registry& r);            // in execute/matrices.cpp
void define_statistics(Registry& r);          // in execute/statistics.cpp
void define_losses(Registry& r);              // in execute/losses.cpp
void define_pools(Registry& r);               // in execute/pools.cpp
void define_networks(Registry& r);            // in execute/networks.cpp
void define_number_parts(Registry& r);        // in execute/number_parts.cpp
void define_segment_ops(Registry& r);         // in execute/segments.cpp
void define_sparse_ops(Registry& r);          // in execute/sparse.cpp
void define_rotations(Registry& r);           // in execute/rotations.cpp
void define_composed_attention(Registry& r);  // in execute/attention.cpp
void define_arrangements(Registry& r);        // in execute/arrangements.cpp
void define_places(Registry& r);              // in execute/places.cpp
void define_transforms(Registry& r);          // in execute/transforms.cpp
void define_image_ops(Registry& r);           // in execute/images.cpp
void define_required_shapes(Registry& r);     // in execute/required_shapes.cpp
void define_custom_ops(Registry& r);          // in custom_ops/definition.cpp
void define_function(Registry& r);            // in function/nodes/definitions.cpp

}  // namespace eager
