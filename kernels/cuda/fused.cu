#include "kernels/cuda/fused.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <mutex>
#include <utility>
#include <vector>

#include "kernels/cuda/actions.h"
#include "kernels/cuda/launch.h"
#include "kernels/cuda/libraries.h"
#include "kernels/cuda/reduction.h"

namespace eager::cuda {

namespace {

struct Code {
  CUkernel packs = nullptr, each = nullptr;  // `packs` is NULL for folds of many runs
  bool is_short = false;                     // whether its indices are below 2^31
  explicit operator bool() const { return each; }
};

constexpr size_t kMostCodes = 4096;  // beyond this number, programs run op by op

// Returns the machine code, or nothing where the source does not compile.
std::vector<char> compile(const Rtc& rtc, int architecture, const std::string& source) {
  std::vector<char> cubin;
  std::vector<const char*> names, texts;
  for (int i = 0; i < kNumSourceHeaders; ++i) {
    names.push_back(kSourceHeaders[i].name);
    texts.push_back(kSourceHeaders[i].text);
  }
  nvrtcProgram program;
  if (rtc.create_program(&program, source.c_str(), "fused.cu", kNumSourceHeaders, texts.data(), names.data()) !=
      NVRTC_SUCCESS)
    return cubin;
  const std::string target = "--gpu-architecture=sm_" + std::to_string(architecture);
  // The same options as the plug-in is compiled with.
  const char* const options[] = {target.c_str(), "--std=c++20", "--fmad=false", "--device-as-default-execution-space"};
  size_t size = 0;
  if (rtc.compile_program(program, 4, options) == NVRTC_SUCCESS &&
      rtc.get_cubin_size(program, &size) == NVRTC_SUCCESS) {
    cubin.resize(size);
    if (rtc.get_cubin(program, cubin.data()) != NVRTC_SUCCESS) cubin.clear();
  }
  rtc.destroy_program(&program);
  return cubin;
}

Code load(const std::vector<char>& cubin) {
  Code code;
  CUlibrary library;
  if (cubin.empty() ||
      driver().load_library(&library, cubin.data(), nullptr, nullptr, 0, nullptr, nullptr, 0) != CUDA_SUCCESS)
    return code;
  if (driver().get_kernel(&code.packs, library, "fused_packs") != CUDA_SUCCESS) code.packs = nullptr;
  if (driver().get_kernel(&code.each, library, "fused_each") != CUDA_SUCCESS) code.each = nullptr;
  return code;
}

class Args {
 public:
  void put(const void* data, size_t size) {
    std::memcpy(bytes_ + used_, data, size);
    used_ += (size + kArgAlignment - 1) / kArgAlignment * kArgAlignment;
  }
  template <class T>
  void put(const T& value) {
    put(&value, sizeof value);
  }
  void* data() { return bytes_; }

 private:
  alignas(kArgAlignment) unsigned char bytes_[kMostArgs] = {};
  size_t used_ = 0;
};

const void* address(const KernelCall& call, const FusedSlot& s) {
  const int i = s.operand_index;
  return i < call.num_inputs ? call.inputs[i].data : call.outputs[i - call.num_inputs].data;
}

// Reports whether all operands may be read and written in packs of `size` elements.
bool comes_in_packs(const KernelCall& call, const FusedProgram& p, int size) {
  for (int i = 0; i < p.num_slots; ++i) {
    const FusedSlot& s = p.slots[i];
    if (s.kind != FusedSlot::operand && !broadcasts(s)) continue;
    if (broadcasts(s)) {
      const BroadcastPlan<1>& plan = *s.plan;
      const int last = plan.rank - 1;
      if (plan.dims[last] % size != 0) return false;
      if (plan.strides[0][last] == 0) continue;
      for (int d = 0; d < last; ++d) {
        if (plan.strides[0][d] % size != 0) return false;
      }
    }
    if (!is_aligned(address(call, s), std::min<size_t>(16, dtype_size(s.dtype) * static_cast<size_t>(size))))
      return false;
  }
  return true;
}

// Adds the dims of BroadcastOffsets (fused_device.h), which count packs of `size` elements.
void put_offsets(Args& args, const BroadcastPlan<1>& plan, int size, bool is_short) {
  struct Short {
    Divisor count;
    uint32_t stride;
  };
  struct Long {
    int64_t count, stride;
  };
  static_assert(sizeof(Short) == kArgAlignment && sizeof(Long) == kArgAlignment);
  for (int d = 0; d < plan.rank; ++d) {
    const bool is_last = d == plan.rank - 1;
    const int64_t count = plan.dims[d] / (is_last ? size : 1), stride = plan.strides[0][d] * (is_last ? size : 1);
    if (is_short) args.put(Short{Divisor(static_cast<uint32_t>(count)), static_cast<uint32_t>(stride)});
    else args.put(Long{count, stride});
  }
}

// Queues the program's kernel. `args` holds n or the task; the other arguments are added here.
void launch_code(const KernelCall& call, const FusedProgram& p, Args& args, int size, int64_t blocks, int threads) {
  const Code& code = *static_cast<const Code*>(p.code);
  for (int i = 0; i < p.num_slots; ++i) {
    const FusedSlot& s = p.slots[i];
    if (is_inside(s)) continue;
    if (s.kind == FusedSlot::constant) args.put(s.data, dtype_size(s.dtype));
    else args.put(address(call, s));
    if (broadcasts(s)) put_offsets(args, *s.plan, size, code.is_short);
  }
  for (int i = 0; i < p.num_steps; ++i) {
    if (has_alpha(p.steps[i])) args.put(p.steps[i].params, sizeof(ElementwiseParams));
  }
  void* params[] = {args.data()};
  const CUfunction function = reinterpret_cast<CUfunction>(size > 1 ? code.packs : code.each);
  const auto grid = static_cast<unsigned>(blocks), block = static_cast<unsigned>(threads);
  Device& device = device_of(call);
  device.queue([&] {
    const CUresult result =
        driver().launch(function, grid, 1, 1, block, 1, 1, 0, device.cuda_stream(), params, nullptr);
    return static_cast<cudaError_t>(result);  // driver and runtime number errors alike
  });
}

}  // namespace

const void* find_code(Device& device, const FusedProgram& program) {
  const char* why;
  const Rtc* rtc = open_rtc(&why);
  const size_t head = program.reduction ? sizeof(FoldTask) : kArgAlignment;
  if (!rtc || head + args_size(program) > kMostArgs) return nullptr;
  static std::mutex& mutex = *new std::mutex;
  static auto& codes = *new std::map<std::pair<int, std::string>, Code>;
  std::pair<int, std::string> key{device.architecture(), source_of(program)};
  std::lock_guard lock(mutex);
  auto at = codes.find(key);
  if (at == codes.end()) {
    if (codes.size() >= kMostCodes) return nullptr;
    Code code = load(compile(*rtc, key.first, key.second));
    code.is_short = is_short(program);
    at = codes.emplace(std::move(key), code).first;
  }
  return at->second ? &at->second : nullptr;
}

int32_t fused(KernelCall& call) {
  const FusedProgram& p = call.params_as<FusedProgram>();
  if (p.reduction) return reduce_fed(call, p);
  int size = pack_size(p);
  if (!comes_in_packs(call, p, size)) size = 1;
  Args args;
  args.put(p.num_elements);
  const int64_t items = std::max<int64_t>(1, p.num_elements / size);
  launch_code(call, p, args, size, std::min<int64_t>(blocks_for(items, kThreads), 1 << 30), kThreads);
  return 0;
}

void launch_fed(const FedCall& fed, const FoldTask& task, int64_t blocks, int threads, int size) {
  const bool begins_at_packs = task.run % size == 0 || task.outputs == 1;
  if (!begins_at_packs || !comes_in_packs(*fed.call, *fed.program, size)) size = 1;
  Args args;
  args.put(task);
  launch_code(*fed.call, *fed.program, args, size, blocks, threads);
}

}  // namespace eager::cuda
