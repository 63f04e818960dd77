#include <algorithm>
#include <string_view>
#include <vector>

#include "kernels/cpu/blas.h"
#include "kernels/cpu/info.h"
#include "kernels/cpu/onednn.h"
#include "runtime/capi/guard.h"
#include "runtime/core/device_manager.h"
#include "kernels/dtype.h"
#include "runtime/io/json_writer.h"

using namespace eager;
using namespace eager::capi;

static_assert(EAGER_VERSION_MAJOR == EAGER_ABI_MAJOR && EAGER_VERSION_MINOR == EAGER_ABI_MINOR,
              "the header and CMakeLists.txt have different versions");

namespace {

// Returns what a library says of itself; "" if it cannot be opened.
std::string blas_text(std::string (*say)()) {
  try {
    return say();
  } catch (const Error&) {
    return "";
  }
}

}  // namespace

extern "C" {

uint32_t eager_abi_version(void) { return EAGER_ABI_MAJOR << 16 | EAGER_ABI_MINOR; }
const char* eager_version(void) { return EAGER_VERSION; }

const char* eager_dtype_name(int32_t dtype) {
  return dtype > 0 && dtype < kNumDTypes ? dtype_name(static_cast<DType>(dtype)) : "";
}

size_t eager_dtype_size(int32_t dtype) {
  return dtype > 0 && dtype < kNumDTypes ? dtype_size(static_cast<DType>(dtype)) : 0;
}

const char* eager_code_name(int32_t code) {
  constexpr const char* names[] = {
      "OK",        "CANCELLED",      "UNKNOWN",           "INVALID_ARGUMENT",   "DEADLINE_EXCEEDED",
      "NOT_FOUND", "ALREADY_EXISTS", "PERMISSION_DENIED", "RESOURCE_EXHAUSTED", "FAILED_PRECONDITION",
      "ABORTED",   "OUT_OF_RANGE",   "UNIMPLEMENTED",     "INTERNAL",           "UNAVAILABLE",
      "DATA_LOSS"};
  return code >= 0 && code <= EAGER_DATA_LOSS ? names[code] : "";
}

eager_status* eager_build_info(char** out) {
  return guarded([&] {
    out_pointer(out);
    start_devices();
    std::vector<std::string_view> devices, backends;
    for (int i = 0; i < num_devices(); ++i) {
      devices.push_back(device_at(i).name());
      const char* kind = device_at(i).kind();
      if (std::find(backends.begin(), backends.end(), kind) == backends.end()) backends.push_back(kind);
    }
#ifdef EAGER_WITH_ONEDNN
    bool onednn = true;
#else
    bool onednn = false;
#endif
    JsonWriter w(true);
    w.object([&] {
      w.member("version", EAGER_VERSION);
      w.member("blas", blas_text(cpu::blas::name));
      w.member("blas_core", blas_text(cpu::blas::core));
      w.member("simd", cpu::simd_target());
      w.member("onednn", onednn);
      w.member("onednn_version", cpu::onednn::version());
      w.key("backends");
      w.values(backends);
      w.key("devices");
      w.values(devices);
      w.member("threads", parallelism());
    });
    *out = copy_string(w.take());
  });
}

}  // extern "C"
