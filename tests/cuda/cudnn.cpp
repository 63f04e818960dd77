// A fake of cuDNN that supports only float16, so that the other dtypes use the kernels for machines without cuDNN.
#include "kernels/cuda/cudnn.h"

#include <cuda_runtime.h>

#include <vector>

#include "kernels/cuda/device.h"
#include "kernels/half.h"

namespace eager::cuda::cudnn {

struct Algorithm {
  Pass pass;
  Window2d p;
};

namespace {

// Calls f(element of x, of the filter, of y) for each product of the convolution.
template <class F>
void each_product(const Window2d& p, F f) {
  const int64_t depth = p.in_c / p.groups, width = p.out_c / p.groups;
  int64_t y = 0;
  for (int64_t n = 0; n < p.batch; ++n) {
    for (int64_t oh = 0; oh < p.out_h; ++oh) {
      for (int64_t ow = 0; ow < p.out_w; ++ow) {
        for (int64_t o = 0; o < p.out_c; ++o, ++y) {
          for (int64_t row = 0; row < p.kernel_h; ++row) {
            for (int64_t column = 0; column < p.kernel_w; ++column) {
              const int64_t h = oh * p.stride_h - p.pad_top + row * p.dilation_h;
              const int64_t w = ow * p.stride_w - p.pad_left + column * p.dilation_w;
              if (h < 0 || h >= p.in_h || w < 0 || w >= p.in_w) continue;
              const int64_t x = ((n * p.in_h + h) * p.in_w + w) * p.in_c + o / width * depth;
              const int64_t filter = ((o * p.kernel_h + row) * p.kernel_w + column) * depth;
              for (int64_t c = 0; c < depth; ++c) f(x + c, filter + c, y);
            }
          }
        }
      }
    }
  }
}

int64_t output_size(int64_t in, int64_t pad, int64_t kernel, int64_t stride, int64_t dilation) {
  const int64_t room = in + 2 * pad - (kernel - 1) * dilation - 1;
  return room < 0 ? -1 : room / stride + 1;
}

}  // namespace

std::shared_ptr<const Algorithm> find(const KernelCall&, Pass pass, const Window2d& p, DType dtype) {
  const bool fits = output_size(p.in_h, p.pad_top, p.kernel_h, p.stride_h, p.dilation_h) == p.out_h &&
                    output_size(p.in_w, p.pad_left, p.kernel_w, p.stride_w, p.dilation_w) == p.out_w;
  if (dtype != DType::float16 || !fits) return nullptr;
  return std::make_shared<Algorithm>(Algorithm{pass, p});
}

bool run(const KernelCall& call, const Algorithm& a, const void* first, const void* second, void* out) {
  for (const void* data : {first, second, static_cast<const void*>(out)}) {
    if (reinterpret_cast<uintptr_t>(data) % 16 != 0) return false;
  }
  const auto *l = static_cast<const float16*>(first), *r = static_cast<const float16*>(second);
  fake_cuda::enqueue(static_cast<Device&>(*call.device).cuda_stream(), [=, pass = a.pass, p = a.p] {
    const int64_t filter = p.kernel_h * p.kernel_w * p.in_c / p.groups * p.out_c;
    std::vector<float> sums(static_cast<size_t>(pass == Pass::forward ? p.batch * p.out_h * p.out_w * p.out_c
                                                : pass == Pass::input ? p.batch * p.in_h * p.in_w * p.in_c
                                                                      : filter));
    each_product(p, [&](int64_t x, int64_t f, int64_t y) {
      const int64_t to = pass == Pass::forward ? y : pass == Pass::input ? x : f;
      sums[static_cast<size_t>(to)] += float(l[pass == Pass::input ? y : x]) * float(r[pass == Pass::filter ? y : f]);
    });
    for (size_t i = 0; i < sums.size(); ++i) static_cast<float16*>(out)[i] = float16(sums[i]);
  });
  return true;
}

}  // namespace eager::cuda::cudnn
