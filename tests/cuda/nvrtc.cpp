// A fake of NVRTC. It compiles the source of a kernel as plain C++ to a shared library, the "cubin", which runs on the
// threads of the fake of CUDA.
#include <cuda.h>
#include <dlfcn.h>
#include <nvrtc.h>
#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "kernels/cuda/libraries.h"

struct _nvrtcProgram {
  std::string source, cubin;
};
struct CUlib_st {
  void* library;
};
struct CUfunc_st {
  size_t args_size;
  void (*run)(const void* args);
  void (*enter)(uint3 thread, uint3 block, dim3 threads, dim3 blocks);
};

namespace {

std::atomic<fake_cuda::Rtc> mode{fake_cuda::Rtc::absent};
std::atomic<int64_t> compiled{0}, launched{0};

// The functions of NVIDIA's library.
struct Real {
  eager::cuda::Rtc functions{};
  decltype(&nvrtcGetCUBINSize) log_size = nullptr;
  decltype(&nvrtcGetCUBIN) log = nullptr;
  eager::cuda::Rtc to_ptx{};
  Real() {
    void* library = dlopen(EAGER_NVRTC, RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    auto find = [&](auto& f, const char* name) {
      f = reinterpret_cast<std::remove_reference_t<decltype(f)>>(dlsym(library, name));
    };
    find(functions.create_program, "nvrtcCreateProgram");
    find(functions.compile_program, "nvrtcCompileProgram");
    find(functions.get_cubin_size, "nvrtcGetCUBINSize");
    find(functions.get_cubin, "nvrtcGetCUBIN");
    find(functions.destroy_program, "nvrtcDestroyProgram");
    find(log_size, "nvrtcGetProgramLogSize");
    find(log, "nvrtcGetProgramLog");
    to_ptx = functions;
    find(to_ptx.get_cubin_size, "nvrtcGetPTXSize");
    find(to_ptx.get_cubin, "nvrtcGetPTX");
  }
};
Real& real() {
  static Real r;
  return r;
}
nvrtcResult compile_and_tell(nvrtcProgram program, int num_options, const char* const* options) {
  ++compiled;
  std::vector<const char*> all(options, options + num_options);
  std::string target;
  for (const char*& option : all) {
    constexpr std::string_view kMachine = "--gpu-architecture=sm_", kVirtual = "--gpu-architecture=compute_";
    if (mode != fake_cuda::Rtc::ptx || std::string_view(option).rfind(kMachine, 0) != 0) continue;
    target = std::string(kVirtual) + (option + kMachine.size());
    option = target.c_str();
  }
  all.push_back("--Ofast-compile=max");  // nothing runs what it makes
  nvrtcResult result = real().functions.compile_program(program, num_options + 1, all.data());
  if (result == NVRTC_ERROR_INVALID_OPTION) result = real().functions.compile_program(program, num_options, all.data());
  if (result == NVRTC_SUCCESS) return result;
  size_t size = 0;
  real().log_size(program, &size);
  std::string text(size, ' ');
  real().log(program, text.data());
  std::fprintf(stderr, "%s\n", text.c_str());
  return result;
}

// Returns the source with the functions by which the library is entered. The library has thread indices of its own,
// which are restored after a barrier has run other threads. Kernels are called by address.
std::string as_cpp(const std::string& source) {
  std::string text = source + R"(
namespace fake {
template <class A>
A argument_of(void (*)(A));
}
namespace fake_cuda {
static Threads threads;
void block_barrier() {
  const uint3 thread = threadIdx;
  threads.block_barrier();
  threadIdx = thread;
}
const void* exchange(const void* value, size_t bytes, int from) {
  const uint3 thread = threadIdx;
  const void* given = threads.exchange(value, bytes, from);
  threadIdx = thread;
  return given;
}
int lane() { return threads.lane(); }
}
using namespace eager::cuda;
extern "C" void fake_begin(fake_cuda::Threads threads) { fake_cuda::threads = threads; }
extern "C" void fake_enter(uint3 thread, uint3 block, dim3 threads, dim3 blocks) {
  threadIdx = thread, blockIdx = block, blockDim = threads, gridDim = blocks;
}
)";
  const std::string mark = "__global__ void ";
  for (size_t at = source.find(mark); at != std::string::npos; at = source.find(mark, at + 1)) {
    const size_t begin = at + mark.size();
    const std::string name = source.substr(begin, source.find('(', begin) - begin),
                      args = "decltype(fake::argument_of(" + name + "))";
    text += "extern \"C\" const size_t " + name + "_size = sizeof(" + args + ");\n";
    text += "extern \"C\" void " + name + "_run(const void* args) { " + name + "(*static_cast<const " + args +
            "*>(args)); }\n";
  }
  return text;
}

// The headers are the files that the plug-in has as text: nearly all of a compilation would go into them, so they are
// compiled once.
bool compile(_nvrtcProgram& p) {
  namespace fs = std::filesystem;
  std::string folder = (fs::temp_directory_path() / "fake_nvrtc_XXXXXX").string();
  if (!mkdtemp(folder.data())) return false;
  std::ofstream(folder + "/kernel.cpp") << as_cpp(p.source);
  const std::string command =
      EAGER_FAKE_COMPILE " -shared -include fused_prelude.h -o " + folder + "/kernel.so " + folder + "/kernel.cpp";
  const bool is_done = std::system(command.c_str()) == 0;
  std::ostringstream cubin;
  if (is_done) cubin << std::ifstream(folder + "/kernel.so", std::ios::binary).rdbuf();
  p.cubin = cubin.str();
  fs::remove_all(folder);
  return is_done;
}

}  // namespace

namespace fake_cuda {

bool set_rtc(Rtc rtc) {
  if (rtc == Rtc::works && access(EAGER_FAKE_COMPILER, X_OK) != 0) return false;
  if ((rtc == Rtc::real || rtc == Rtc::ptx) && !real().functions.create_program) return false;
  mode = rtc;
  return true;
}
int64_t num_compiled() { return compiled; }
int64_t num_launched() { return launched; }

}  // namespace fake_cuda

nvrtcResult nvrtcCreateProgram(nvrtcProgram* program, const char* source, const char*, int, const char* const*,
                               const char* const*) {
  *program = new _nvrtcProgram{source, ""};
  return NVRTC_SUCCESS;
}
nvrtcResult nvrtcCompileProgram(nvrtcProgram program, int, const char* const*) {
  ++compiled;
  return mode == fake_cuda::Rtc::works && compile(*program) ? NVRTC_SUCCESS : NVRTC_ERROR_COMPILATION;
}
nvrtcResult nvrtcGetCUBINSize(nvrtcProgram program, size_t* size) {
  *size = program->cubin.size();
  return NVRTC_SUCCESS;
}
nvrtcResult nvrtcGetCUBIN(nvrtcProgram program, char* cubin) {
  program->cubin.copy(cubin, program->cubin.size());
  return NVRTC_SUCCESS;
}
nvrtcResult nvrtcDestroyProgram(nvrtcProgram* program) {
  delete std::exchange(*program, nullptr);
  return NVRTC_SUCCESS;
}

// Keeps the library until the process ends, as compiled code is kept.
static CUlibrary keep(CUlib_st library) {
  static auto* const kept = new std::deque<CUlib_st>;
  static std::mutex mutex;
  std::lock_guard lock(mutex);
  return &kept->emplace_back(library);
}

CUresult cuLibraryLoadData(CUlibrary* library, const void* code, CUjit_option*, void**, unsigned, CUlibraryOption*,
                           void**, unsigned) {
  const char* bytes = static_cast<const char*>(code);
  if (mode == fake_cuda::Rtc::ptx) {
    *library = keep({nullptr});
    return std::strstr(bytes, ".entry fused_each") ? CUDA_SUCCESS : CUDA_ERROR_INVALID_IMAGE;
  }
  if (mode == fake_cuda::Rtc::real) {
    constexpr char kCuda = static_cast<char>(190);  // the number of CUDA's machine in ELF
    *library = keep({nullptr});
    return std::memcmp(bytes, "\177ELF", 4) == 0 && bytes[18] == kCuda ? CUDA_SUCCESS : CUDA_ERROR_INVALID_IMAGE;
  }
  // An ELF file ends with the table of its sections, from which the length of the code follows.
  uint64_t sections;
  uint16_t size, count;
  std::memcpy(&sections, bytes + 40, sizeof sections);
  std::memcpy(&size, bytes + 58, sizeof size);
  std::memcpy(&count, bytes + 60, sizeof count);
  const int file = memfd_create("kernel", 0);
  const size_t length = sections + uint64_t{size} * count;
  const bool is_written = file >= 0 && write(file, bytes, length) == static_cast<ssize_t>(length);
  void* opened =
      is_written ? dlopen(("/proc/self/fd/" + std::to_string(file)).c_str(), RTLD_NOW | RTLD_LOCAL) : nullptr;
  // The file stays open, since the linker would take a path that it has seen for the library that it has.
  void* begin = opened ? dlsym(opened, "fake_begin") : nullptr;
  if (!begin) return CUDA_ERROR_INVALID_IMAGE;
  reinterpret_cast<void (*)(fake_cuda::Threads)>(begin)(
      {fake_cuda::block_barrier, fake_cuda::exchange, fake_cuda::lane});
  *library = keep({opened});
  return CUDA_SUCCESS;
}
CUresult cuLibraryGetKernel(CUkernel* kernel, CUlibrary library, const char* name) {
  if (!library->library) {
    *kernel = reinterpret_cast<CUkernel>(new CUfunc_st{});
    return CUDA_SUCCESS;
  }
  auto symbol = [&](const std::string& s) { return dlsym(library->library, s.c_str()); };
  const std::string n = name;
  void *size = symbol(n + "_size"), *run = symbol(n + "_run"), *enter = symbol("fake_enter");
  if (!size || !run || !enter) return CUDA_ERROR_NOT_FOUND;
  auto* function = new CUfunc_st{*static_cast<const size_t*>(size), reinterpret_cast<decltype(CUfunc_st::run)>(run),
                                 reinterpret_cast<decltype(CUfunc_st::enter)>(enter)};
  *kernel = reinterpret_cast<CUkernel>(function);
  return CUDA_SUCCESS;
}
CUresult cuLaunchKernel(CUfunction function, unsigned grid_x, unsigned grid_y, unsigned grid_z, unsigned block_x,
                        unsigned block_y, unsigned block_z, unsigned, CUstream stream, void** params, void**) {
  const dim3 grid(grid_x, grid_y, grid_z), block(block_x, block_y, block_z);
  if (grid.x == 0 || grid.x > 0x7fffffffu || block.x * block.y * block.z > 1024) return CUDA_ERROR_INVALID_VALUE;
  if (fake_cuda::bound_device(false) < 0) return CUDA_ERROR_INVALID_CONTEXT;
  if (!fake_cuda::can_launch_on(stream)) return CUDA_ERROR_INVALID_HANDLE;
  struct alignas(16) Unit {
    char bytes[16];
  };
  std::vector<Unit> args((function->args_size + sizeof(Unit) - 1) / sizeof(Unit));
  std::memcpy(args.data(), params[0], function->args_size);
  ++launched;
  return static_cast<CUresult>(fake_cuda::enqueue_grid(stream, grid, block, [=] {
    function->enter(threadIdx, blockIdx, blockDim, gridDim);
    function->run(args.data());
  }));
}

namespace eager::cuda {

const Rtc* open_rtc(const char** why) {
  static const Rtc functions = {nvrtcCreateProgram, nvrtcCompileProgram, nvrtcGetCUBINSize, nvrtcGetCUBIN,
                                nvrtcDestroyProgram};
  constexpr auto telling = [](Rtc f) {
    f.compile_program = compile_and_tell;
    return f;
  };
  static const Rtc to_machine = telling(real().functions), to_ptx = telling(real().to_ptx);
  *why = "there is no run-time compiler";
  if (mode == fake_cuda::Rtc::real) return &to_machine;
  if (mode == fake_cuda::Rtc::ptx) return &to_ptx;
  return mode == fake_cuda::Rtc::absent ? nullptr : &functions;
}

const Driver* open_driver(const char**) {
  static const Driver functions = {cuDevicePrimaryCtxRetain, cuCtxGetCurrent,    cuCtxSetCurrent,
                                   cuLibraryLoadData,        cuLibraryGetKernel, cuLaunchKernel};
  return &functions;
}

}  // namespace eager::cuda
