#include "runtime/ops/families.h"

#include <memory>

#include "base/fork.h"

namespace eager {

const Registry& Registry::global() {
  static constinit Lazy<Registry> registry;
  return registry.get([] {
    auto r = std::make_unique<Registry>();
    define_elementwise(*r);
    define_reduction(*r);
    define_shape(*r);
    define_indexing(*r);
    define_segments(*r);
    define_sparse(*r);
    define_cumulative(*r);
    define_sorting(*r);
    define_counted(*r);
    define_creation(*r);
    define_random(*r);
    define_strings(*r);
    define_examples(*r);
    define_matmul(*r);
    define_linear_algebra(*r);
    define_decompositions(*r);
    define_fourier(*r);
    define_convolution(*r);
    define_pooling(*r);
    define_patches(*r);
    define_network(*r);
    define_normalization(*r);
    define_images(*r);
    define_image_files(*r);
    define_recurrent(*r);
    define_attention(*r);
    define_optimizer(*r);
    define_einsum(*r);
    define_norms(*r);
    define_products(*r);
    define_matrices(*r);
    define_statistics(*r);
    define_losses(*r);
    define_pools(*r);
    define_number_parts(*r);
    define_segment_ops(*r);
    define_sparse_ops(*r);
    define_rotations(*r);
    define_composed_attention(*r);
    define_arrangements(*r);
    define_places(*r);
    define_transforms(*r);
    define_image_ops(*r);
    define_required_shapes(*r);
    define_networks(*r);
    define_custom_ops(*r);
    define_function(*r);
    return r;
  });
}

}  // namespace eager
