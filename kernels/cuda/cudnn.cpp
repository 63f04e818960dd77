#include "kernels/cuda/cudnn.h"

#if __has_include(<cudnn.h>)

#include <cudnn.h>
#include <dlfcn.h>

#include <array>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <vector>

#include "kernels/cuda/device.h"
#include "kernels/cuda/libraries.h"

namespace eager::cuda::cudnn {

namespace {

// The functions of cuDNN that are called; each is named by what follows "cudnn".
// clang-format off
#define EAGER_CUDNN_FUNCTIONS(X)                                                                                        \
  X(Create) X(SetStream) X(CreateTensorDescriptor) X(SetTensor4dDescriptor) X(DestroyTensorDescriptor)                  \
  X(CreateFilterDescriptor) X(SetFilter4dDescriptor) X(DestroyFilterDescriptor) X(CreateConvolutionDescriptor)          \
  X(SetConvolution2dDescriptor) X(SetConvolutionGroupCount) X(SetConvolutionMathType) X(DestroyConvolutionDescriptor)   \
  X(GetConvolutionForwardAlgorithm_v7) X(GetConvolutionBackwardDataAlgorithm_v7)                                        \
  X(GetConvolutionBackwardFilterAlgorithm_v7) X(ConvolutionForward) X(ConvolutionBackwardData) X(ConvolutionBackwardFilter)
// clang-format on

struct Functions {
#define EAGER_MEMBER(f) decltype(&cudnn##f) f;
  EAGER_CUDNN_FUNCTIONS(EAGER_MEMBER)
#undef EAGER_MEMBER
};

#define EAGER_TEXT2(x) #x
#define EAGER_TEXT(x) EAGER_TEXT2(x)

// Returns the functions, or NULL where the library is not found or EAGER_CUDA_ALLOW_CUDNN=0 forbids it.
const Functions* open() {
  static Functions functions;
  static const bool is_open = [] {
    const char* allowed = std::getenv("EAGER_CUDA_ALLOW_CUDNN");
    if (allowed && std::strcmp(allowed, "0") == 0) return false;
    void* library = dlopen("libcudnn.so." EAGER_TEXT(CUDNN_MAJOR), RTLD_NOW | RTLD_LOCAL);
    if (!library) return false;
    bool has_all = true;
#define EAGER_LOAD(f)                                                                \
  functions.f = reinterpret_cast<decltype(functions.f)>(dlsym(library, "cudnn" #f)); \
  has_all = has_all && functions.f;
    EAGER_CUDNN_FUNCTIONS(EAGER_LOAD)
#undef EAGER_LOAD
    return has_all;
  }();
  return is_open ? &functions : nullptr;
}

bool ok(cudnnStatus_t status) { return status == CUDNN_STATUS_SUCCESS; }

// The key by which an algorithm is found: pass, dtype and geometry.
using Key = std::array<int64_t, 20>;

constexpr size_t kMostKept = 1024;  // algorithms that are kept for a device
constexpr size_t kMostWorkspace = size_t{1} << 30;

// The state for one device.
struct State {
  std::mutex mutex;
  std::vector<cudnnHandle_t> handles;  // those that are not lent
  std::map<Key, std::shared_ptr<const Algorithm>> found;
};

State& state_of(Device& device) {
  static std::mutex mutex;
  static std::map<Device*, State>& states = *new std::map<Device*, State>;
  std::lock_guard lock(mutex);
  return states[&device];
}

// A handle on the device's stream, given back when the scope ends. NULL when none can be made.
class Handle {
 public:
  Handle(const Functions& functions, Device& device) : state_(state_of(device)) {
    {
      std::lock_guard lock(state_.mutex);
      if (!state_.handles.empty()) {
        handle_ = state_.handles.back();
        state_.handles.pop_back();
        return;
      }
    }
    if (!ok(functions.Create(&handle_))) {
      device.trim();  // the handle takes memory of its own, all of which may be cached
      if (!ok(functions.Create(&handle_))) handle_ = nullptr;
    }
    if (handle_ && !ok(functions.SetStream(handle_, device.cuda_stream()))) handle_ = nullptr;
  }
  ~Handle() {
    if (!handle_) return;
    std::lock_guard lock(state_.mutex);
    state_.handles.push_back(handle_);
  }
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;
  cudnnHandle_t get() const { return handle_; }

 private:
  State& state_;
  cudnnHandle_t handle_ = nullptr;
};

// Takes the first algorithm that is deterministic and needs at most kMostWorkspace bytes. `get` fills the list, the
// fastest first. Returns false when there is none.
template <class Found, class Choice, class F>
bool choose(F get, Choice& choice, size_t& workspace, cudnnMathType_t& math) {
  Found found[8];
  int count = 0;
  if (!ok(get(8, &count, found))) return false;
  for (int i = 0; i < count; ++i) {
    const Found& f = found[i];
    if (!ok(f.status) || f.determinism != CUDNN_DETERMINISTIC || f.memory > kMostWorkspace) continue;
    choice = f.algo;
    workspace = f.memory;
    math = f.mathType;
    return true;
  }
  return false;
}

}  // namespace

struct Algorithm {
  const Functions& cudnn;
  const Pass pass;
  const bool nchw;
  cudnnTensorDescriptor_t x = nullptr, y = nullptr;  // or their gradients
  cudnnFilterDescriptor_t filter = nullptr;
  cudnnConvolutionDescriptor_t convolution = nullptr;
  cudnnConvolutionFwdAlgo_t forward;
  cudnnConvolutionBwdDataAlgo_t backward_input;
  cudnnConvolutionBwdFilterAlgo_t backward_filter;
  size_t workspace = 0;
  mutable std::atomic<bool> is_good{false};

  Algorithm(const Functions& functions, Pass which, bool takes_nchw)
      : cudnn(functions), pass(which), nchw(takes_nchw) {}
  ~Algorithm() {
    if (x) cudnn.DestroyTensorDescriptor(x);
    if (y) cudnn.DestroyTensorDescriptor(y);
    if (filter) cudnn.DestroyFilterDescriptor(filter);
    if (convolution) cudnn.DestroyConvolutionDescriptor(convolution);
  }

  bool describe(const Window3d& p, DType dtype, cudnnMathType_t math) {
    const cudnnDataType_t type = dtype == DType::float16    ? CUDNN_DATA_HALF
                                 : dtype == DType::bfloat16 ? CUDNN_DATA_BFLOAT16
                                                            : CUDNN_DATA_FLOAT;
    const cudnnTensorFormat_t format = nchw ? CUDNN_TENSOR_NCHW : CUDNN_TENSOR_NHWC;
    auto i = [](int64_t n) { return static_cast<int>(n); };
    return ok(cudnn.CreateTensorDescriptor(&x)) && ok(cudnn.CreateTensorDescriptor(&y)) &&
           ok(cudnn.CreateFilterDescriptor(&filter)) && ok(cudnn.CreateConvolutionDescriptor(&convolution)) &&
           ok(cudnn.SetTensor4dDescriptor(x, format, type, i(p.batch), i(p.in_c), i(p.h.in), i(p.w.in))) &&
           ok(cudnn.SetTensor4dDescriptor(y, format, type, i(p.batch), i(p.out_c), i(p.h.out), i(p.w.out))) &&
           ok(cudnn.SetFilter4dDescriptor(filter, type, format, i(p.out_c), i(p.in_c / p.groups), i(p.h.kernel),
                                          i(p.w.kernel))) &&
           ok(cudnn.SetConvolution2dDescriptor(convolution, i(p.h.pad), i(p.w.pad), i(p.h.stride), i(p.w.stride),
                                               i(p.h.dilation), i(p.w.dilation), CUDNN_CROSS_CORRELATION,
                                               CUDNN_DATA_FLOAT)) &&
           ok(cudnn.SetConvolutionGroupCount(convolution, i(p.groups))) &&
           ok(cudnn.SetConvolutionMathType(convolution, math));
  }

  bool decide(cudnnHandle_t h, cudnnMathType_t wanted) {
    cudnnMathType_t math;
    bool is_found = false;
    if (pass == Pass::forward) {
      is_found = choose<cudnnConvolutionFwdAlgoPerf_t>(
          [&](int n, int* count, auto* list) {
            return cudnn.GetConvolutionForwardAlgorithm_v7(h, x, filter, convolution, y, n, count, list);
          },
          forward, workspace, math);
    } else if (pass == Pass::input) {
      is_found = choose<cudnnConvolutionBwdDataAlgoPerf_t>(
          [&](int n, int* count, auto* list) {
            return cudnn.GetConvolutionBackwardDataAlgorithm_v7(h, filter, y, convolution, x, n, count, list);
          },
          backward_input, workspace, math);
    } else {
      is_found = choose<cudnnConvolutionBwdFilterAlgoPerf_t>(
          [&](int n, int* count, auto* list) {
            return cudnn.GetConvolutionBackwardFilterAlgorithm_v7(h, x, y, convolution, filter, n, count, list);
          },
          backward_filter, workspace, math);
    }
    // For float32 the list may name TF32 mathematics, which is used only where it was asked for.
    return is_found && ok(cudnn.SetConvolutionMathType(convolution, wanted == CUDNN_FMA_MATH ? wanted : math));
  }
};

namespace {

// How float32 numbers are multiplied, and in which layout images come.
struct Way {
  cudnnMathType_t math;
  bool nchw;
};

// Returns the faster way, as measured on an H200 with cuDNN 9.19.
Way way_of(Pass pass, const Window3d& p, DType dtype, bool may_be_nchw) {
  if (dtype != DType::float32) return {CUDNN_TENSOR_OP_MATH, false};
  const bool is_gradient = pass != Pass::forward;
  // Images of one channel leave tensor cores nothing to multiply. A forward pass over few channels has no algorithm for NCHW that
  // would pay for bringing its output to NHWC.
  if (p.allow_tf32 && !(may_be_nchw && is_gradient && p.in_c == 1)) return {CUDNN_DEFAULT_MATH, false};
  return {CUDNN_FMA_MATH, may_be_nchw && (is_gradient || p.in_c > 4)};
}

}  // namespace

std::shared_ptr<const Algorithm> find(const KernelCall& call, Pass pass, const Window3d& p, DType dtype,
                                      bool may_be_nchw) {
  if (dtype == DType::float64) return nullptr;
  const Functions* cudnn = open();
  if (!cudnn) return nullptr;
  constexpr int64_t most = INT32_MAX;
  for (int64_t n :
       {p.batch * p.h.in * p.w.in * p.in_c, p.batch * p.h.out * p.w.out * p.out_c, p.h.dilation, p.w.dilation,
        p.h.kernel * p.w.kernel * p.in_c * p.out_c, p.h.stride, p.w.stride, p.h.pad, p.w.pad}) {
    if (n > most) return nullptr;
  }
  Device& device = static_cast<Device&>(*call.device);
  State& state = state_of(device);
  const Key key = {static_cast<int64_t>(pass),
                   static_cast<int64_t>(dtype),
                   p.groups,
                   p.batch,
                   p.h.in,
                   p.w.in,
                   p.in_c,
                   p.h.out,
                   p.w.out,
                   p.out_c,
                   p.h.kernel,
                   p.w.kernel,
                   p.h.stride,
                   p.w.stride,
                   p.h.dilation,
                   p.w.dilation,
                   p.h.pad,
                   p.w.pad,
                   p.allow_tf32,
                   may_be_nchw};
  {
    std::lock_guard lock(state.mutex);
    if (auto at = state.found.find(key); at != state.found.end()) return at->second->is_good ? at->second : nullptr;
  }
  const Handle handle(*cudnn, device);
  const Way way = way_of(pass, p, dtype, may_be_nchw);
  std::shared_ptr<Algorithm> algorithm;
  for (const bool nchw : {way.nchw, false}) {
    if (algorithm && algorithm->is_good) break;
    algorithm = std::make_shared<Algorithm>(*cudnn, pass, nchw);
    algorithm->is_good =
        handle.get() && algorithm->describe(p, dtype, way.math) && algorithm->decide(handle.get(), way.math);
  }
  std::lock_guard lock(state.mutex);
  if (state.found.size() >= kMostKept) state.found.clear();
  state.found[key] = algorithm;
  return algorithm->is_good ? algorithm : nullptr;
}

bool takes_nchw(const Algorithm& algorithm) { return algorithm.nchw; }

bool run(const KernelCall& call, const Algorithm& a, const void* first, const void* second, void* out) {
  Device& device = static_cast<Device&>(*call.device);
  const Handle handle(a.cudnn, device);
  void* room = a.workspace ? device.allocate(a.workspace) : nullptr;
  if (!handle.get() || (a.workspace && !room)) {
    if (room) device.deallocate(room, a.workspace);
    return false;
  }
  const float one = 1, zero = 0;
  cudnnHandle_t h = handle.get();
  cudnnStatus_t status;
  if (a.pass == Pass::forward) {
    status = a.cudnn.ConvolutionForward(h, &one, a.x, first, a.filter, second, a.convolution, a.forward, room,
                                        a.workspace, &zero, a.y, out);
  } else if (a.pass == Pass::input) {
    status = a.cudnn.ConvolutionBackwardData(h, &one, a.filter, second, a.y, first, a.convolution, a.backward_input,
                                             room, a.workspace, &zero, a.x, out);
  } else {
    status = a.cudnn.ConvolutionBackwardFilter(h, &one, a.x, first, a.y, second, a.convolution, a.backward_filter, room,
                                               a.workspace, &zero, a.filter, out);
  }
  if (room) device.deallocate(room, a.workspace);
  if (!ok(status)) a.is_good = false;
  return ok(status);
}

}  // namespace eager::cuda::cudnn

#else  // built without cuDNN

namespace eager::cuda::cudnn {

std::shared_ptr<const Algorithm> find(const KernelCall&, Pass, const Window3d&, DType, bool) { return nullptr; }
bool takes_nchw(const Algorithm&) { return false; }
bool run(const KernelCall&, const Algorithm&, const void*, const void*, void*) { return false; }

}  // namespace eager::cuda::cudnn

#endif
