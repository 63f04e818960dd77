#include "kernels/cpu/onednn.h"

#ifndef EAGER_WITH_ONEDNN

namespace eager::cpu::onednn {
std::string version() { return ""; }
bool forward(const Window3d&, const float*, const float*, float*) { return false; }
bool backward_input(const Window3d&, const float*, const float*, float*) { return false; }
bool backward_filter(const Window3d&, const float*, const float*, float*) { return false; }
bool gemm(const Gemm&, const float*, const float*, float*) { return false; }
}  // namespace eager::cpu::onednn

#else

#include <algorithm>
#include <climits>
#include <cstdlib>
#include <cstring>
#include <dnnl.hpp>
#include <initializer_list>
#include <map>
#include <memory>
#include <mutex>
#include <numeric>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "kernels/cpu/blas.h"
#include "base/keep_objects.h"
#include "base/memory.h"
#include "base/parallel.h"

// Primitives are made for one thread and a part of the batch; the team runs the parts. A primitive takes its
// scratchpad from the caller, so that several threads may run it at once.
namespace eager::cpu::onednn {

namespace {

using Desc = dnnl::memory::desc;
using Tag = dnnl::memory::format_tag;

enum class Kind : char { forward, input, filter };

// What a run needs besides the data: memory objects, which are pointed to it, and a stream. Making them takes several times
// as long as a small convolution.
struct Run {
  dnnl::stream stream;
  std::vector<dnnl::memory> memories;
  std::vector<dnnl_exec_arg_t> arguments;
  std::unique_ptr<Run> next;
};

struct Primitive {
  [[gnu::noinline]] ~Primitive() = default;  // else many functions would hold it
  dnnl::primitive primitive;
  Desc filter, user_filter, image, out, scratchpad;
  size_t filter_size = 0, scratchpad_size = 0;
  // Between the operand's layout of the filter and the primitive's; NULL where they are the same.
  std::unique_ptr<Primitive> reorder;
  // Of a small reorder: where each number comes from, counted from 1; 0 where it is padding.
  std::vector<int32_t> places;
  SpinLock lock;
  std::unique_ptr<Run> ended;  // a list of the runs that another may take over
};

struct Ended {};  // is thrown where oneDNN is needed once the process is ending

// The exit handlers that oneDNN adds within its calls would free what these compute with, so there are none (base/exit.h).
[[maybe_unused]] const bool is_kept = [] {
  keep_objects_of(reinterpret_cast<const void*>(&dnnl_version));
  return true;
}();

// A call of oneDNN.
class OnednnCall {
 public:
  OnednnCall() {
    if (!call_) throw Ended();
  }

 private:
  const LibraryCall call_;
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

using Dims = dnnl::memory::dims;

// Appends f(axis) for each spatial axis. Images of depth 1 are given to oneDNN as images of two axes, for which it has
// more kernels.
template <class F>
Dims with_axes(const Window3d& p, Dims dims, F f) {
  if (!p.is_flat()) dims.push_back(f(p.d));
  dims.push_back(f(p.h));
  dims.push_back(f(p.w));
  return dims;
}

Desc image_desc(const Window3d& p, int64_t channels, int64_t WindowAxis::*size) {
  return {with_axes(p, {p.batch, channels}, [=](const WindowAxis& a) { return a.*size; }), dnnl::memory::data_type::f32,
          p.is_flat() ? Tag::nhwc : Tag::ndhwc};
}

// Return the dims and strides of a filter [axes..., channels in, channels out] in oneDNN's order: channels out,
// channels in, axes. With several groups the group comes first.
Dims filter_dims_of(const Window3d& p) {
  Dims dims{p.out_c / p.groups, p.in_c / p.groups};
  if (p.groups > 1) dims.insert(dims.begin(), p.groups);
  return with_axes(p, dims, [](const WindowAxis& a) { return a.kernel; });
}
Dims filter_strides_of(const Window3d& p) {
  Dims strides{1, p.out_c};
  if (p.groups > 1) strides.insert(strides.begin(), p.out_c / p.groups);
  int64_t stride = p.taps() * (p.in_c / p.groups) * p.out_c;
  return with_axes(p, strides, [&](const WindowAxis& a) { return stride /= a.kernel; });
}

dnnl::primitive_attr with_own_scratchpad() {
  dnnl::primitive_attr attr;
  attr.set_scratchpad_mode(dnnl::scratchpad_mode::user);
  return attr;
}

// Throws if a primitive is oneDNN's reference implementation, which is slower than a product of matrices.
template <class Description>
void check_is_fast(const Description& d) {
  if (std::strncmp(d.impl_info_str(), "ref", 3) == 0) throw dnnl::error(dnnl_unimplemented, "slow");
}

struct Geometry {
  Desc image, filter, out;
  Dims strides, dilates, before, behind;
};

// Describes a convolution. A gradient's description takes that of the forward convolution as a hint. oneDNN 2 takes the
// geometry as an argument of its own.
template <class Convolution, class... Hint>
typename Convolution::primitive_desc describe(const Geometry& g, const Hint&... forward) {
  const dnnl::primitive_attr attr = with_own_scratchpad();
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

struct Argument {
  int name;  // DNNL_ARG_*
  const Desc& desc;
  const void* data;
};

[[gnu::noinline]] std::unique_ptr<Run> make_run(const Primitive& p, std::initializer_list<Argument> arguments) {
  auto made = std::make_unique<Run>();
  made->stream = dnnl::stream(engine());
  const auto add = [&](int name, const Desc& desc) {
    made->memories.emplace_back(desc, engine(), nullptr);
    made->arguments.push_back({name, made->memories.back().get()});
  };
  add(DNNL_ARG_SCRATCHPAD, p.scratchpad);
  for (const Argument& a : arguments) add(a.name, a.desc);
  return made;
}

// All runs of a primitive have the same arguments, but for the data.
[[gnu::noinline]] void run(Primitive& p, std::initializer_list<Argument> arguments) {
  const OnednnCall call;
  const Scratch scratchpad(p.scratchpad_size);
  std::unique_ptr<Run> taken;
  {
    std::lock_guard lock(p.lock);
    taken = std::move(p.ended);
    if (taken) p.ended = std::move(taken->next);
  }
  if (!taken) taken = make_run(p, arguments);
  const dnnl::memory* memory = taken->memories.data();
  const auto point_to = [&](const void* data) {
    if (memory->get_data_handle() != data) memory->set_data_handle(const_cast<void*>(data));
    ++memory;
  };
  point_to(scratchpad.data());
  for (const Argument& a : arguments) point_to(a.data);
  const int count = static_cast<int>(taken->arguments.size());
  dnnl::error::wrap_c_api(dnnl_primitive_execute(p.primitive.get(), taken->stream.get(), count,
                                                 taken->arguments.data()),
                          "could not execute a primitive");
  taken->stream.wait();
  std::lock_guard lock(p.lock);
  taken->next = std::move(p.ended);
  p.ended = std::move(taken);
}

template <class Description>
void set(Primitive& p, const Description& d) {
  p.scratchpad = d.scratchpad_desc();
  p.scratchpad_size = p.scratchpad.get_size();
  p.primitive = dnnl::primitive(d.get());
}

[[gnu::noinline]] void reorder(Primitive& p, const float* from, float* to) {
  if (p.places.empty()) return run(p, {{DNNL_ARG_FROM, p.image, from}, {DNNL_ARG_TO, p.out, to}});
  for (const int32_t place : p.places) *to++ = place == 0 ? 0.0f : from[place - 1];
}

[[gnu::noinline]] std::unique_ptr<Primitive> make_reorder(const Desc& from, const Desc& to) {
  const OnednnCall call;
  auto made = std::make_unique<Primitive>();
  made->image = from;
  made->out = to;
  set(*made, dnnl::reorder::primitive_desc(engine(), from, engine(), to, with_own_scratchpad()));
  const size_t count = to.get_size() / sizeof(float);
  if (count > 1024) return made;
  std::vector<float> places(from.get_size() / sizeof(float)), reordered(count);
  std::iota(places.begin(), places.end(), 1.0f);
  reorder(*made, places.data(), reordered.data());
  made->places.assign(reordered.begin(), reordered.end());
  return made;
}

std::shared_ptr<Primitive> make(Kind kind, const Window3d& p) {
  using namespace dnnl;
  auto made = std::make_shared<Primitive>();
  made->image = image_desc(p, p.in_c, &WindowAxis::in);
  made->out = image_desc(p, p.out_c, &WindowAxis::out);
  const Dims filter_dims = filter_dims_of(p);
  made->user_filter = Desc(filter_dims, memory::data_type::f32, filter_strides_of(p));
  const Desc any(filter_dims, memory::data_type::f32, Tag::any);
  auto each = [&](auto f) { return with_axes(p, {}, f); };
  const Geometry g = {made->image,
                      any,
                      made->out,
                      each([](const WindowAxis& a) { return a.stride; }),
                      each([](const WindowAxis& a) { return a.dilation - 1; }),
                      each([](const WindowAxis& a) { return a.pad; }),
                      each([](const WindowAxis& a) { return (a.out - 1) * a.stride + a.reach() - a.in - a.pad; })};
  const OnednnCall call;  // oneDNN asks OpenMP how many threads to plan for
  const auto forward = describe<convolution_forward>(g);
  if (kind == Kind::forward) {
    check_is_fast(forward);
    made->filter = forward.weights_desc();
    set(*made, forward);
  } else if (kind == Kind::input) {
    const auto d = describe<convolution_backward_data>(g, forward);
    check_is_fast(d);
    made->filter = d.weights_desc();
    set(*made, d);
  } else {
    const auto d = describe<convolution_backward_weights>(g, forward);
    check_is_fast(d);
    made->filter = d.diff_weights_desc();
    set(*made, d);
  }
  made->filter_size = made->filter.get_size();
  if (kind == Kind::filter) made->reorder = make_reorder(made->filter, made->user_filter);
  else if (made->filter != made->user_filter) made->reorder = make_reorder(made->user_filter, made->filter);
  return made;
}

// Returns the primitive that `make` makes, which happens once for a key of integers; it is kept then. NULL: oneDNN has no fast one.
template <class Key, class Make>
std::shared_ptr<Primitive> find(const Key& given, Make make) {
  static_assert(std::has_unique_object_representations_v<Key>);  // so that equal keys are equal bytes
  static constinit Mutex mutex;
  using Cache = std::map<std::string, std::shared_ptr<Primitive>, std::less<> >;
  static constinit Lazy<Cache> made_cache;
  Cache& cache = made_cache.get([] { return std::make_unique<Cache>(); });
  const std::string_view key(reinterpret_cast<const char*>(&given), sizeof given);
  {
    std::lock_guard lock(mutex);
    auto at = cache.find(key);
    if (at != cache.end()) return at->second;
  }
  std::shared_ptr<Primitive> made;
  try {
    made = make();
  } catch (const dnnl::error&) {
  }
  std::lock_guard lock(mutex);
  if (cache.size() >= 512) cache.clear();
  cache[std::string(key)] = made;
  return made;
}

std::shared_ptr<Primitive> find(Kind kind, const Window3d& p) {
  struct Axis {
    int64_t in, out, kernel, stride, dilation, pad, after;
    explicit Axis(const WindowAxis& a)
        : in(a.in), out(a.out), kernel(a.kernel), stride(a.stride), dilation(a.dilation), pad(a.pad), after(a.after) {}
  };
  struct Key {
    int64_t kind, batch, in_c, out_c, groups;
    Axis d, h, w;
  };
  return find(Key{static_cast<int64_t>(kind), p.batch, p.in_c, p.out_c, p.groups, Axis(p.d), Axis(p.h), Axis(p.w)},
              [&] { return make(kind, p); });
}

// A division of the batch into parts, at most one for each thread. A small convolution is one part.
struct Parts {
  explicit Parts(const Window3d& p) : whole(p) {
    const int64_t work = p.batch * p.out_pixels() * p.out_c * p.taps() * p.in_c / p.groups;
    is_divided = work >= (1 << 20);
    const int64_t threads = is_divided ? std::min<int64_t>(parallelism(), p.batch) : 1;
    size = (p.batch + threads - 1) / threads;
    count = (p.batch + size - 1) / size;
  }
  Window3d part(int64_t i) const {
    Window3d p = whole;
    p.batch = std::min(size, whole.batch - i * size);
    return p;
  }
  Window3d whole;
  bool is_divided;
  int64_t size, count;
};

// Reports whether sizes (dims, and numbers of elements) do not overflow the int with which oneDNN counts dims and
// bytes.
bool fits(std::initializer_list<int64_t> sizes) {
  return std::ranges::all_of(sizes, [](int64_t size) {
    return std::abs(size) <= INT_MAX / static_cast<int64_t>(sizeof(float));
  });
}

bool takes(const Window3d& p) {
  auto takes_axis = [](const WindowAxis& a) { return fits({a.stride, a.dilation, a.pad}); };
  return fits({p.batch, p.in_pixels() * p.in_c, p.out_pixels() * p.out_c, p.taps() * p.in_c * p.out_c}) &&
         takes_axis(p.d) && takes_axis(p.h) && takes_axis(p.w);
}

// Finds the primitives of the parts: `last` for the last one, which may be smaller, and `first` for the others. False:
// there is none, or the two want different layouts of the filter.
bool find_all(Kind kind, const Parts& parts, std::shared_ptr<Primitive>& first, std::shared_ptr<Primitive>& last) {
  first = find(kind, parts.part(0));
  last = parts.count > 1 ? find(kind, parts.part(parts.count - 1)) : first;
  return first && last && (first == last || first->filter == last->filter);
}

// A filter in the layout that the primitives want, copied if that differs from the operand's.
struct Filter {
  Filter(const Primitive& p, const float* filter) : room(p.reorder ? p.filter_size : 0), data(filter) {
    if (!p.reorder) return;
    reorder(*p.reorder, filter, room.as<float>());
    data = room.as<float>();
  }
  Scratch room;
  const float* data;
};

int64_t image_size(const Window3d& p) { return p.in_pixels() * p.in_c; }
int64_t out_size(const Window3d& p) { return p.out_pixels() * p.out_c; }

// Returns the axis along which an image is cut into pieces without gaps.
WindowAxis Window3d::*first_axis(const Window3d& p) {
  WindowAxis Window3d::*const axes[] = {&Window3d::d, &Window3d::h};
  for (WindowAxis Window3d::*axis : axes) {
    if ((p.*axis).in > 1) return axis;
  }
  return &Window3d::w;
}

// Returns the axis that gives the outputs from begin to end, and where its input begins.
WindowAxis cut(const WindowAxis& a, int64_t begin, int64_t end, int64_t& from) {
  const int64_t first = begin * a.stride - a.pad, behind = (end - 1) * a.stride - a.pad + a.reach();
  WindowAxis part = a;
  from = std::clamp<int64_t>(first, 0, a.in);
  part.in = std::clamp<int64_t>(behind, from, a.in) - from;
  part.out = end - begin;
  part.pad = from - first;
  return part;
}

// Computes images that are fewer than half as many as threads, each in pieces along its first axis.
bool try_forward_in_pieces(const Window3d& p, const float* x, const float* filter, float* y) {
  struct Piece {
    std::shared_ptr<Primitive> primitive;
    int64_t from, to;
  };
  WindowAxis Window3d::*const axis = first_axis(p);
  const WindowAxis& whole = p.*axis;
  const int64_t count = std::min(parallelism() / p.batch, whole.out);
  std::vector<Piece> pieces(static_cast<size_t>(count));
  for (int64_t i = 0; i < count; ++i) {
    Piece& piece = pieces[static_cast<size_t>(i)];
    Window3d part = p;
    part.batch = 1;
    piece.to = whole.out * i / count;
    part.*axis = cut(whole, piece.to, whole.out * (i + 1) / count, piece.from);
    if ((part.*axis).in == 0 || !(piece.primitive = find(Kind::forward, part))) return false;
    if (piece.primitive->filter != pieces[0].primitive->filter) return false;
  }
  const Filter f(*pieces[0].primitive, filter);
  const int64_t from_size = image_size(p) / whole.in, to_size = out_size(p) / whole.out;
  parallel_for(p.batch * count, 1, [&](int64_t b, int64_t e) {
    for (int64_t i = b; i < e; ++i) {
      const Piece& piece = pieces[static_cast<size_t>(i % count)];
      Primitive& q = *piece.primitive;
      run(q, {{DNNL_ARG_SRC, q.image, x + i / count * image_size(p) + piece.from * from_size},
              {DNNL_ARG_WEIGHTS, q.filter, f.data},
              {DNNL_ARG_DST, q.out, y + i / count * out_size(p) + piece.to * to_size}});
    }
  });
  return true;
}

// Computes as few images, each thread some of their output channels.
bool try_forward_in_channels(const Window3d& p, const float* x, const float* filter, float* y) {
  constexpr int64_t kVector = 16;  // the channels of a vector
  const int64_t vectors = p.out_c / kVector, count = std::min<int64_t>(parallelism() / p.batch, vectors);
  if (p.groups != 1 || p.out_c % kVector != 0 || count < 2) return false;
  const auto begin_of = [=](int64_t i) { return vectors * i / count * kVector; };
  const auto part_of = [&](int64_t i) {
    Window3d part = p;
    part.out_c = begin_of(i + 1) - begin_of(i);
    return part;
  };
  for (int64_t i = 0; i < count; ++i) {
    if (!find(Kind::forward, part_of(i))) return false;
  }
  parallel_for(count, 1, [&](int64_t b, int64_t e) {
    for (int64_t i = b; i < e; ++i) {
      const Window3d part = part_of(i);
      const std::shared_ptr<Primitive> q = find(Kind::forward, part);
      const int64_t first = begin_of(i), pixels = p.batch * p.out_pixels();
      const Scratch weights(q->filter_size), room(static_cast<size_t>(pixels * part.out_c) * sizeof(float));
      const Desc columns(filter_dims_of(part), dnnl::memory::data_type::f32, filter_strides_of(p));
      reorder(*make_reorder(columns, q->filter), filter + first, weights.as<float>());
      run(*q, {{DNNL_ARG_SRC, q->image, x},
               {DNNL_ARG_WEIGHTS, q->filter, weights.data()},
               {DNNL_ARG_DST, q->out, room.data()}});
      const float* from = room.as<float>();
      for (int64_t k = 0; k < pixels; ++k) std::copy_n(from + k * part.out_c, part.out_c, y + k * p.out_c + first);
    }
  });
  return true;
}

bool try_forward(const Window3d& p, const float* x, const float* filter, float* y) {
  std::shared_ptr<Primitive> first, last;
  const Parts parts(p);
  if (!takes(p)) return false;
  if (parts.is_divided && 2 * p.batch <= parallelism()) {
    const bool is_wide = p.taps() * p.in_c * p.out_c > p.batch * (image_size(p) + out_size(p));
    if (is_wide ? try_forward_in_channels(p, x, filter, y) : try_forward_in_pieces(p, x, filter, y)) return true;
  }
  if (!find_all(Kind::forward, parts, first, last)) return false;
  const Filter f(*first, filter);
  parallel_for(parts.count, 1, [&](int64_t b, int64_t e) {
    for (int64_t i = b; i < e; ++i) {
      Primitive& q = i + 1 < parts.count ? *first : *last;
      run(q, {{DNNL_ARG_SRC, q.image, x + i * parts.size * image_size(p)},
              {DNNL_ARG_WEIGHTS, q.filter, f.data},
              {DNNL_ARG_DST, q.out, y + i * parts.size * out_size(p)}});
    }
  });
  return true;
}

bool try_backward_input(const Window3d& p, const float* dy, const float* filter, float* dx) {
  std::shared_ptr<Primitive> first, last;
  const Parts parts(p);
  if (!takes(p) || !find_all(Kind::input, parts, first, last)) return false;
  const Filter f(*first, filter);
  parallel_for(parts.count, 1, [&](int64_t b, int64_t e) {
    for (int64_t i = b; i < e; ++i) {
      Primitive& q = i + 1 < parts.count ? *first : *last;
      run(q, {{DNNL_ARG_DIFF_DST, q.out, dy + i * parts.size * out_size(p)},
              {DNNL_ARG_WEIGHTS, q.filter, f.data},
              {DNNL_ARG_DIFF_SRC, q.image, dx + i * parts.size * image_size(p)}});
    }
  });
  return true;
}

// Each part of the batch has its own sum. The sums are added in order, so that the result does not depend on the
// timing.
bool try_backward_filter(const Window3d& p, const float* x, const float* dy, float* dfilter) {
  std::shared_ptr<Primitive> first, last;
  const Parts parts(p);
  if (!takes(p) || !find_all(Kind::filter, parts, first, last)) return false;
  const size_t size = first->filter_size / sizeof(float);
  Scratch sums(static_cast<size_t>(parts.count) * size * sizeof(float));
  parallel_for(parts.count, 1, [&](int64_t b, int64_t e) {
    for (int64_t i = b; i < e; ++i) {
      Primitive& q = i + 1 < parts.count ? *first : *last;
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
  reorder(*first->reorder, total, dfilter);
  return true;
}

// ---- products of matrices

// Numbers of multiplications and of rows from which a product of A and a transposed B repays a primitive for its sizes: with
// few rows dnnl_sgemm takes up to half as long again, with many 3 to 10 %. In other products it is as fast. All matrices are
// dense: for others oneDNN 2 has no faster primitive.
constexpr int64_t kWorthPrimitive = 1 << 21, kRowsWorthPrimitive = 16;

std::shared_ptr<Primitive> make_product(const Gemm& g) {
  auto made = std::make_shared<Primitive>();
  made->image = Desc({g.m, g.k}, dnnl::memory::data_type::f32, Tag::ab);
  made->filter = Desc({g.k, g.n}, dnnl::memory::data_type::f32, Tag::ba);
  made->out = Desc({g.m, g.n}, dnnl::memory::data_type::f32, Tag::ab);
  dnnl::primitive_attr attr = with_own_scratchpad();
  if (g.accumulate) {
    dnnl::post_ops added;
    added.append_sum(1);
    attr.set_post_ops(added);
  }
  const OnednnCall call;
#if DNNL_VERSION_MAJOR >= 3
  const dnnl::matmul::primitive_desc d(engine(), made->image, made->filter, made->out, attr);
#else
  const dnnl::matmul::primitive_desc d({made->image, made->filter, made->out}, attr, engine());
#endif
  // Other implementations are dnnl_sgemm itself, or slower.
  if (std::strncmp(d.impl_info_str(), "brg", 3) != 0) throw dnnl::error(dnnl_unimplemented, "slow");
  set(*made, d);
  return made;
}

bool try_product(const Gemm& g, const float* a, const float* b, float* c) {
  if (g.transpose_a || !g.transpose_b || g.m < kRowsWorthPrimitive || g.m * g.n * g.k < kWorthPrimitive) return false;
  if (g.lda != g.k || g.ldb != g.k || g.ldc != g.n) return false;
  struct Key {
    int64_t m, n, k, accumulate;
  };
  const auto found = find(Key{g.m, g.n, g.k, g.accumulate}, [&] { return make_product(g); });
  if (!found) return false;
  run(*found, {{DNNL_ARG_SRC, found->image, a}, {DNNL_ARG_WEIGHTS, found->filter, b}, {DNNL_ARG_DST, found->out, c}});
  return true;
}

}  // namespace

std::string version() {
  const dnnl_version_t* v = dnnl_version();
  return std::to_string(v->major) + "." + std::to_string(v->minor) + "." + std::to_string(v->patch);
}

bool forward(const Window3d& p, const float* x, const float* filter, float* y) {
  return unless_ended([&] { return try_forward(p, x, filter, y); });
}
bool backward_input(const Window3d& p, const float* dy, const float* filter, float* dx) {
  return unless_ended([&] { return try_backward_input(p, dy, filter, dx); });
}
bool backward_filter(const Window3d& p, const float* x, const float* dy, float* dfilter) {
  return unless_ended([&] { return try_backward_filter(p, x, dy, dfilter); });
}

bool gemm(const Gemm& g, const float* a, const float* b, float* c) {
  if (!fits({g.m, g.n, g.k, g.lda, g.ldb, g.ldc})) return false;
  return unless_ended([&] {
    if (try_product(g, a, b, c)) return true;
    const OnednnCall call;
    return dnnl_sgemm(g.transpose_a ? 'T' : 'N', g.transpose_b ? 'T' : 'N', g.m, g.n, g.k, 1, a, g.lda, b, g.ldb,
                      g.accumulate ? 1.0f : 0.0f, c, g.ldc) == dnnl_success;
  });
}

}  // namespace eager::cpu::onednn
#endif
