#include "runtime/custom_ops/native_watch.h"

#include <cfenv>
#include <cstring>

#include "base/error.h"
#include "kernels/dtype.h"
#include "runtime/custom_ops/native.h"

namespace eager {

namespace {

constexpr size_t kGuard = 64;  // bytes before and behind, which also align what lies between
constexpr unsigned char kGuardByte = 0xA5;
// What outputs are filled with. It is a NaN of every floating dtype, one that no arithmetic gives.
constexpr unsigned char kUnwritten[8] = {0xF9, 0xFF, 0xF9, 0xFF, 0xF9, 0xFF, 0xF9, 0xFF};

// On x86-64, the traps and what becomes of subnormals, of SSE and of x87; the bits below are flags of what has happened.
unsigned control_of_arithmetic() {
#if defined(__x86_64__)
  unsigned short x87;
  asm volatile("fnstcw %0" : "=m"(x87));
  return (__builtin_ia32_stmxcsr() & 0xFFC0u) | unsigned{x87} << 16;
#else
  return 0;
#endif
}

void set_control_of_arithmetic([[maybe_unused]] unsigned control) {
#if defined(__x86_64__)
  const auto x87 = static_cast<unsigned short>(control >> 16);
  asm volatile("fldcw %0" : : "m"(x87));
  __builtin_ia32_ldmxcsr(control & 0xFFFFu);
#endif
}

bool is_unwritten(const unsigned char* element, size_t size) {
  for (size_t i = 0; i < size; ++i) {
    if (element[i] != kUnwritten[i]) return false;
  }
  return true;
}

}  // namespace

NativeWatch::Guarded::Guarded(size_t bytes) : bytes_(bytes), all_(new unsigned char[bytes + 3 * kGuard]) {
  std::memset(all_.get(), kGuardByte, bytes + 3 * kGuard);
}

unsigned char* NativeWatch::Guarded::data() const {
  const auto from = reinterpret_cast<uintptr_t>(all_.get()) + kGuard;
  return reinterpret_cast<unsigned char*>((from + kGuard - 1) / kGuard * kGuard);
}

bool NativeWatch::Guarded::is_whole() const {
  const unsigned char *begin = data(), *end = all_.get() + bytes_ + 3 * kGuard;
  for (const unsigned char* p = all_.get(); p < end; p = p + 1 == begin ? begin + bytes_ : p + 1) {
    if (*p != kGuardByte) return false;
  }
  return true;
}

NativeWatch::NativeWatch(const OpDef& def, const eager_kernel_call& call)
    : def_(def), given_(call), call_(call), rounding_(std::fegetround()), control_(control_of_arithmetic()) {
  for (int32_t i = 0; i < call.num_inputs; ++i) {
    const auto* bytes = static_cast<const unsigned char*>(call.inputs[i].data);
    inputs_.emplace_back(bytes, bytes + (bytes ? bytes_of(call.inputs[i]) : 0));
  }
  for (int32_t i = 0; i < call.num_outputs; ++i) {
    const size_t bytes = bytes_of(call.outputs[i]);
    const Guarded& g = guarded_.emplace_back(bytes);
    for (size_t at = 0; at < bytes; ++at) g.data()[at] = kUnwritten[at % sizeof kUnwritten];
    outputs_.push_back(call.outputs[i]);
    outputs_.back().data = g.data();
  }
  call_.outputs = outputs_.data();
}

void* NativeWatch::scratch(size_t bytes) { return scratch_.emplace_back(bytes).data(); }

void NativeWatch::check(const char* function) {
  auto report = [&](const auto&... what) {
    throw_of_program([&] { return Error{Code::internal, cat(function, " ", what...), {}}; });
  };
  if (std::fegetround() != rounding_ || control_of_arithmetic() != control_) {
    std::fesetround(rounding_);
    set_control_of_arithmetic(control_);
    report("changed the mode of floating-point arithmetic");
  }
  for (int32_t i = 0; i < given_.num_inputs; ++i) {
    const std::vector<unsigned char>& before = inputs_[static_cast<size_t>(i)];
    if (!before.empty() && std::memcmp(before.data(), given_.inputs[i].data, before.size()) != 0)
      report("changed input ", def_.input_at(i).name);
  }
  for (const Guarded& g : scratch_) {
    if (!g.is_whole()) report("wrote behind its scratch memory");
  }
  for (int32_t i = 0; i < given_.num_outputs; ++i) {
    if (!guarded_[static_cast<size_t>(i)].is_whole())
      report("wrote behind output ", def_.outputs_[static_cast<size_t>(i)].name);
  }
}

void NativeWatch::end(const char* function) {
  check(function);
  for (int32_t i = 0; i < given_.num_outputs; ++i) {
    const unsigned char* data = guarded_[static_cast<size_t>(i)].data();
    const auto dtype = static_cast<DType>(given_.outputs[i].dtype);
    // Integers may well have these bytes. The parts of a complex number are written one by one.
    const bool is_telling = contains(dtypes::floats | dtypes::complexes, dtype);
    const size_t size = dtype_size(dtype) / (contains(dtypes::complexes, dtype) ? 2 : 1),
                 bytes = bytes_of(given_.outputs[i]);
    for (size_t at = 0; is_telling && at < bytes; at += size) {
      if (!is_unwritten(data + at, size)) continue;
      throw_of_program([&] {
        const char* output = def_.outputs_[static_cast<size_t>(i)].name;
        return Error{Code::internal, cat(function, " left part of ", output, " unwritten"), {}};
      });
    }
    std::memcpy(given_.outputs[i].data, data, bytes);
  }
}

}  // namespace eager
