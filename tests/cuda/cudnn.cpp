// A fake of cuDNN that supports only float16, so that the other dtypes use the kernels for machines without cuDNN. Where the number
// of output channels is even, it takes NCHW images if it may.
#include "kernels/cuda/cudnn.h"

#include <cuda_runtime.h>

#include <vector>

#include "kernels/cuda/device.h"
#include "kernels/half.h"

namespace eager::cuda::cudnn {

struct Algorithm {
  Pass pass;
  Window3d p;
  bool nchw;
};

namespace {

// Calls f(element of x, of the filter, of y) for each product of the convolution.
template <class F>
void each_product(const Window3d& p, bool nchw, F f) {
  const int64_t depth = p.in_c / p.groups, width = p.out_c / p.groups;
  const auto at = [&](int64_t n, int64_t h, int64_t w, int64_t c, int64_t height, int64_t columns, int64_t channels) {
    return nchw ? ((n * channels + c) * height + h) * columns + w : ((n * height + h) * columns + w) * channels + c;
  };
  for (int64_t n = 0; n < p.batch; ++n) {
    for (int64_t oh = 0; oh < p.h.out; ++oh) {
      for (int64_t ow = 0; ow < p.w.out; ++ow) {
        for (int64_t o = 0; o < p.out_c; ++o) {
          const int64_t y = at(n, oh, ow, o, p.h.out, p.w.out, p.out_c);
          for (int64_t row = 0; row < p.h.kernel; ++row) {
            for (int64_t column = 0; column < p.w.kernel; ++column) {
              const int64_t h = oh * p.h.stride - p.h.pad + row * p.h.dilation;
              const int64_t w = ow * p.w.stride - p.w.pad + column * p.w.dilation;
              if (h < 0 || h >= p.h.in || w < 0 || w >= p.w.in) continue;
              for (int64_t c = 0; c < depth; ++c)
                f(at(n, h, w, o / width * depth + c, p.h.in, p.w.in, p.in_c),
                  at(o, row, column, c, p.h.kernel, p.w.kernel, depth), y);
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

std::shared_ptr<const Algorithm> find(const KernelCall&, Pass pass, const Window3d& p, DType dtype, bool may_be_nchw) {
  const bool fits = output_size(p.h.in, p.h.pad, p.h.kernel, p.h.stride, p.h.dilation) == p.h.out &&
                    output_size(p.w.in, p.w.pad, p.w.kernel, p.w.stride, p.w.dilation) == p.w.out;
  if (dtype != DType::float16 || !fits) return nullptr;
  return std::make_shared<Algorithm>(Algorithm{pass, p, may_be_nchw && p.out_c % 2 == 0});
}

bool takes_nchw(const Algorithm& algorithm) { return algorithm.nchw; }

bool run(const KernelCall& call, const Algorithm& a, const void* first, const void* second, void* out) {
  for (const void* data : {first, second, static_cast<const void*>(out)}) {
    if (reinterpret_cast<uintptr_t>(data) % 16 != 0) return false;
  }
  const auto *l = static_cast<const float16*>(first), *r = static_cast<const float16*>(second);
  fake_cuda::enqueue(static_cast<Device&>(*call.device).cuda_stream(), [=, pass = a.pass, p = a.p, nchw = a.nchw] {
    const int64_t filter = p.h.kernel * p.w.kernel * p.in_c / p.groups * p.out_c;
    std::vector<float> sums(static_cast<size_t>(pass == Pass::forward ? p.batch * p.h.out * p.w.out * p.out_c
                                                : pass == Pass::input ? p.batch * p.h.in * p.w.in * p.in_c
                                                                      : filter));
    each_product(p, nchw, [&](int64_t x, int64_t f, int64_t y) {
      const int64_t to = pass == Pass::forward ? y : pass == Pass::input ? x : f;
      sums[static_cast<size_t>(to)] += float(l[pass == Pass::input ? y : x]) * float(r[pass == Pass::filter ? y : f]);
    });
    for (size_t i = 0; i < sums.size(); ++i) static_cast<float16*>(out)[i] = float16(sums[i]);
  });
  return true;
}

}  // namespace eager::cuda::cudnn
