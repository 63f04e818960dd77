#include "kernels/cpu/onednn.h"

#ifndef EAGER_WITH_ONEDNN

namespace eager::cpu::onednn {
std::string version() { return ""; }
bool forward(const Window2d&, const float*, const float*, float*) { return false; }
bool backward_input(const Window2d&, const float*, const float*, float*) { return false; }
bool backward_filter(const Window2d&, const float*, const float*, float*) { return false; }
bool gemm(const Gemm&, const float*, const float*, float*) { return false; }
}  // namespace eager::cpu::onednn

#else

#include <algorithm>
#include <atomic>
#include <bit>
#include <climits>
#include <cstdlib>
#include <cstring>
#include <dnnl.hpp>
#include <initializer_list>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "kernels/cpu/blas.h"
#include "base/exit.h"
#include "base/memory.h"
#include "base/parallel.h"

// Primitives are made for one thread and a part of the batch; the team runs the parts. A primitive takes its
// scratchpad from the caller, so that several threads may run it at once.
namespace eager::cpu::onednn {

namespace {

using Desc = dnnl::memory::desc;
using Tag = dnnl::memory::format_tag;

enum class Kind : char { forward, input, filter };

struct Primitive {
  dnnl::primitive primitive;
  Desc filter, user_filter, image, out, scratchpad;
};

struct Ended {};  // is thrown where oneDNN is needed once the process is ending

enum class Use : char { make, reorder, run, product, count };

constinit std::atomic<uint32_t> num_calls[static_cast<size_t>(Use::count)]{};

// A call of oneDNN, which adds exit handlers at the first use of each of its parts. Which call uses a new part is not known;
// an early one does. So this library's handler is added again after each of the first 64 calls, and then after the 128th,
// 256th, ... 4096th.
class Call {
 public:
  explicit Call(Use use) : num_calls_(num_calls[static_cast<size_t>(use)]) {
    if (!call_) throw Ended();
  }
  ~Call() {
    if (num_calls_.load(std::memory_order_relaxed) >= 4096) return;
    const uint32_t n = num_calls_.fetch_add(1) + 1;
    if (n <= 64 || std::has_single_bit(n)) add_exit_handler();
  }
  Call(const Call&) = delete;
  Call& operator=(const Call&) = delete;

 private:
  const LibraryCall call_;
  std::atomic<uint32_t>& num_calls_;
};

// Calls f, which computes by oneDNN and returns whether it could. False: the process is ending, and f did not come to its end.
template <class F>
bool unless_ended(F f) {
  try {
    return f();
  } catch (Ended) {
    return false;
  }
}

dnnl::engine& engine() {
  static constinit Lazy<dnnl::engine> e;
  return e.get([] { return std::make_unique<dnnl::engine>(dnnl::engine::kind::cpu, 0); });
}

Desc image_desc(int64_t n, int64_t c, int64_t h, int64_t w) {
  return {{n, c, h, w}, dnnl::memory::data_type::f32, Tag::nhwc};
}

// Return the dims and strides of a filter [height, width, channels in, channels out] in oneDNN's order: channels out,
// channels in, height, width. With several groups the group comes first.
dnnl::memory::dims filter_dims_of(const Window2d& p) {
  if (p.groups == 1) return {p.out_c, p.in_c, p.kernel_h, p.kernel_w};
  return {p.groups, p.out_c / p.groups, p.in_c / p.groups, p.kernel_h, p.kernel_w};
}
dnnl::memory::dims filter_strides_of(const Window2d& p) {
  const int64_t down = p.out_c, across = p.in_c / p.groups * p.out_c;
  if (p.groups == 1) return {1, down, p.kernel_w * across, across};
  return {p.out_c / p.groups, 1, down, p.kernel_w * across, across};
}

// Throws if a primitive is oneDNN's reference implementation, which is slower than a product of matrices.
template <class Description>
void check_is_fast(const Description& d) {
  if (std::strncmp(d.impl_info_str(), "ref", 3) == 0) throw dnnl::error(dnnl_unimplemented, "slow");
}

struct Geometry {
  Desc image, filter, out;
  dnnl::memory::dims strides, dilates, before, behind;
};

// Describes a convolution. A gradient's description takes that of the forward convolution as a hint. oneDNN 2 takes the
// geometry as an argument of its own.
template <class Convolution, class... Hint>
typename Convolution::primitive_desc describe(const Geometry& g, const Hint&... forward) {
  dnnl::primitive_attr attr;
  attr.set_scratchpad_mode(dnnl::scratchpad_mode::user);
  auto describe_kind = [&](auto... kind) -> typename Convolution::primitive_desc {
#if DNNL_VERSION_MAJOR >= 3
    return {engine(), kind..., g.image, g.filter, g.out, g.strides, g.dilates, g.before, g.behind, forward..., attr};
#else
    return {{kind..., g.image, g.filter, g.out, g.strides, g.dilates, g.before, g.behind}, attr, engine(), forward...};
#endif
  };
  constexpr auto direct = dnnl::algorithm::convolution_direct;
  if constexpr (sizeof...(Hint) > 0) return describe_kind(direct);
  else return describe_kind(dnnl::prop_kind::forward_training, direct);
}

std::shared_ptr<Primitive> make(Kind kind, const Window2d& p) {
  using namespace dnnl;
  auto made = std::make_shared<Primitive>();
  made->image = image_desc(p.batch, p.in_c, p.in_h, p.in_w);
  made->out = image_desc(p.batch, p.out_c, p.out_h, p.out_w);
  const memory::dims filter_dims = filter_dims_of(p);
  made->user_filter = Desc(filter_dims, memory::data_type::f32, filter_strides_of(p));
  const Desc any(filter_dims, memory::data_type::f32, Tag::any);
  auto after = [](int64_t out, int64_t stride, int64_t kernel, int64_t dilation, int64_t in, int64_t before) {
    return (out - 1) * stride + (kernel - 1) * dilation + 1 - in - before;
  };
  const memory::dims behind = {after(p.out_h, p.stride_h, p.kernel_h, p.dilation_h, p.in_h, p.pad_top),
                               after(p.out_w, p.stride_w, p.kernel_w, p.dilation_w, p.in_w, p.pad_left)};
  const Geometry g = {made->image,
                      any,
                      made->out,
                      {p.stride_h, p.stride_w},
                      {p.dilation_h - 1, p.dilation_w - 1},
                      {p.pad_top, p.pad_left},
                      behind};
  const Call call(Use::make);  // oneDNN asks OpenMP how many threads to plan for
  const auto forward = describe<convolution_forward>(g);
  if (kind == Kind::forward) {
    check_is_fast(forward);
    made->filter = forward.weights_desc();
    made->scratchpad = forward.scratchpad_desc();
    made->primitive = convolution_forward(forward);
  } else if (kind == Kind::input) {
    const auto d = describe<convolution_backward_data>(g, forward);
    check_is_fast(d);
    made->filter = d.weights_desc();
    made->scratchpad = d.scratchpad_desc();
    made->primitive = convolution_backward_data(d);
  } else {
    const auto d = describe<convolution_backward_weights>(g, forward);
    check_is_fast(d);
    made->filter = d.diff_weights_desc();
    made->scratchpad = d.scratchpad_desc();
    made->primitive = convolution_backward_weights(d);
  }
  return made;
}

// Returns the primitive of a convolution, which is made at the first call and kept. NULL: oneDNN has no fast one.
std::shared_ptr<Primitive> find(Kind kind, const Window2d& p) {
  static constinit Mutex mutex;
  // clang-format off
  static constinit Lazy<std::map<std::string, std::shared_ptr<Primitive>>> made_cache;
  auto& cache = made_cache.get([] { return std::make_unique<std::map<std::string, std::shared_ptr<Primitive>>>(); });
  const int64_t parts[] = {static_cast<int64_t>(kind), p.batch, p.in_h, p.in_w, p.in_c, p.out_h, p.out_w, p.out_c,
                           p.kernel_h, p.kernel_w, p.stride_h, p.stride_w, p.dilation_h, p.dilation_w, p.pad_top, p.pad_left, p.groups};
  // clang-format on
  const std::string key(reinterpret_cast<const char*>(parts), sizeof parts);
  {
    std::lock_guard lock(mutex);
    auto at = cache.find(key);
    if (at != cache.end()) return at->second;
  }
  std::shared_ptr<Primitive> made;
  try {
    made = make(kind, p);
  } catch (const dnnl::error&) {
  }
  std::lock_guard lock(mutex);
  if (cache.size() >= 512) cache.clear();
  cache[key] = made;
  return made;
}

dnnl::memory at(const Desc& d, const void* data) { return dnnl::memory(d, engine(), const_cast<void*>(data)); }

void reorder(const Desc& from, const void* source, const Desc& to, void* destination) {
  const Call call(Use::reorder);
  dnnl::stream stream(engine());
  dnnl::memory a = at(from, source), b = at(to, destination);
  dnnl::reorder(a, b).execute(stream, a, b);
  stream.wait();
}

// A division of the batch into parts, at most one for each thread. A small convolution is one part.
struct Parts {
  explicit Parts(const Window2d& p) : whole(p) {
    const int64_t work = p.batch * p.out_h * p.out_w * p.out_c * p.kernel_h * p.kernel_w * p.in_c / p.groups;
    const int64_t threads = work < (1 << 20) ? 1 : std::min<int64_t>(parallelism(), p.batch);
    size = (p.batch + threads - 1) / threads;
    count = (p.batch + size - 1) / size;
  }
  Window2d part(int64_t i) const {
    Window2d p = whole;
    p.batch = std::min(size, whole.batch - i * size);
    return p;
  }
  Window2d whole;
  int64_t size, count;
};

// Reports whether sizes (dims, and numbers of elements) do not overflow the int with which oneDNN counts dims and
// bytes.
bool fits(std::initializer_list<int64_t> sizes) {
  return std::ranges::all_of(sizes, [](int64_t size) {
    return std::abs(size) <= INT_MAX / static_cast<int64_t>(sizeof(float));
  });
}

bool takes(const Window2d& p) {
  return fits({p.batch, p.in_h * p.in_w * p.in_c, p.out_h * p.out_w * p.out_c, p.pad_top, p.pad_left,
               p.kernel_h * p.kernel_w * p.in_c * p.out_c, p.stride_h, p.stride_w, p.dilation_h, p.dilation_w});
}

struct Argument {
  int name;  // DNNL_ARG_*
  const Desc& desc;
  const void* data;
};

void run(const Primitive& p, std::initializer_list<Argument> arguments) {
  const Call call(Use::run);
  Scratch scratchpad(p.scratchpad.get_size());
  std::unordered_map<int, dnnl::memory> args{{DNNL_ARG_SCRATCHPAD, at(p.scratchpad, scratchpad.data())}};
  for (const Argument& a : arguments) args.emplace(a.name, at(a.desc, a.data));
  dnnl::stream stream(engine());
  p.primitive.execute(stream, args);
  stream.wait();
}

// Finds the primitives of the parts: `last` for the last one, which may be smaller, and `first` for the others. False:
// there is none, or the two want different layouts of the filter.
bool find_all(Kind kind, const Parts& parts, std::shared_ptr<Primitive>& first, std::shared_ptr<Primitive>& last) {
  first = find(kind, parts.part(0));
  last = parts.count > 1 ? find(kind, parts.part(parts.count - 1)) : first;
  return first && last && first->filter == last->filter;
}

// A filter in the layout that the primitives want, copied if that differs from the operand's.
struct Filter {
  Filter(const Primitive& p, const float* filter)
      : room(p.filter == p.user_filter ? 0 : p.filter.get_size()), data(filter) {
    if (!room.data()) return;
    reorder(p.user_filter, filter, p.filter, room.data());
    data = room.as<float>();
  }
  Scratch room;
  const float* data;
};

int64_t image_size(const Window2d& p) { return p.in_h * p.in_w * p.in_c; }
int64_t out_size(const Window2d& p) { return p.out_h * p.out_w * p.out_c; }

bool try_forward(const Window2d& p, const float* x, const float* filter, float* y) {
  std::shared_ptr<Primitive> first, last;
  const Parts parts(p);
  if (!takes(p) || !find_all(Kind::forward, parts, first, last)) return false;
  const Filter f(*first, filter);
  parallel_for(parts.count, 1, [&](int64_t b, int64_t e) {
    for (int64_t i = b; i < e; ++i) {
      const Primitive& q = i + 1 < parts.count ? *first : *last;
      run(q, {{DNNL_ARG_SRC, q.image, x + i * parts.size * image_size(p)},
              {DNNL_ARG_WEIGHTS, q.filter, f.data},
              {DNNL_ARG_DST, q.out, y + i * parts.size * out_size(p)}});
    }
  });
  return true;
}

bool try_backward_input(const Window2d& p, const float* dy, const float* filter, float* dx) {
  std::shared_ptr<Primitive> first, last;
  const Parts parts(p);
  if (!takes(p) || !find_all(Kind::input, parts, first, last)) return false;
  const Filter f(*first, filter);
  parallel_for(parts.count, 1, [&](int64_t b, int64_t e) {
    for (int64_t i = b; i < e; ++i) {
      const Primitive& q = i + 1 < parts.count ? *first : *last;
      run(q, {{DNNL_ARG_DIFF_DST, q.out, dy + i * parts.size * out_size(p)},
              {DNNL_ARG_WEIGHTS, q.filter, f.data},
              {DNNL_ARG_DIFF_SRC, q.image, dx + i * parts.size * image_size(p)}});
    }
  });
  return true;
}

// Each part of the batch has its own sum. The sums are added in order, so that the result does not depend on the
// timing.
bool try_backward_filter(const Window2d& p, const float* x, const float* dy, float* dfilter) {
  std::shared_ptr<Primitive> first, last;
  const Parts parts(p);
  if (!takes(p) || !find_all(Kind::filter, parts, first, last)) return false;
  const size_t size = first->filter.get_size() / sizeof(float);
  Scratch sums(static_cast<size_t>(parts.count) * size * sizeof(float));
  parallel_for(parts.count, 1, [&](int64_t b, int64_t e) {
    for (int64_t i = b; i < e; ++i) {
      const Primitive& q = i + 1 < parts.count ? *first : *last;
      run(q, {{DNNL_ARG_SRC, q.image, x + i * parts.size * image_size(p)},
              {DNNL_ARG_DIFF_DST, q.out, dy + i * parts.size * out_size(p)},
              {DNNL_ARG_DIFF_WEIGHTS, q.filter, sums.as<float>() + static_cast<size_t>(i) * size}});
    }
  });
  float* total = sums.as<float>();
  for (int64_t i = 1; i < parts.count; ++i) {
    const float* from = total + static_cast<size_t>(i) * size;
    for (size_t k = 0; k < size; ++k) total[k] += from[k];
  }
  reorder(first->filter, total, first->user_filter, dfilter);
  return true;
}

}  // namespace

std::string version() {
  const dnnl_version_t* v = dnnl_version();
  return std::to_string(v->major) + "." + std::to_string(v->minor) + "." + std::to_string(v->patch);
}

bool forward(const Window2d& p, const float* x, const float* filter, float* y) {
  return unless_ended([&] { return try_forward(p, x, filter, y); });
}
bool backward_input(const Window2d& p, const float* dy, const float* filter, float* dx) {
  return unless_ended([&] { return try_backward_input(p, dy, filter, dx); });
}
bool backward_filter(const Window2d& p, const float* x, const float* dy, float* dfilter) {
  return unless_ended([&] { return try_backward_filter(p, x, dy, dfilter); });
}

bool gemm(const Gemm& g, const float* a, const float* b, float* c) {
  if (!fits({g.m, g.n, g.k, g.lda, g.ldb, g.ldc})) return false;
  return unless_ended([&] {
    const Call call(Use::product);
    return dnnl_sgemm(g.transpose_a ? 'T' : 'N', g.transpose_b ? 'T' : 'N', g.m, g.n, g.k, 1, a, g.lda, b, g.ldb,
                      g.accumulate ? 1.0f : 0.0f, c, g.ldc) == dnnl_success;
  });
}

}  // namespace eager::cpu::onednn
#endif
