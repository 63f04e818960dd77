#include "runtime/custom_ops/native.h"

#include <dlfcn.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string_view>
#include <vector>

#include "base/memory.h"
#include "base/parallel.h"
#include "base/small.h"
#include "runtime/custom_ops/native_watch.h"
#include "runtime/custom_ops/prototype.h"

#if EAGER_WITH_FFI
#include <ffi.h>
#endif

namespace eager {

#if EAGER_WITH_FFI

// What a NativeFunction is made of.
namespace native {

using SourceKind = Source::Kind;
constexpr int kFewParameters = 12;
constexpr int64_t kGrain = 1024;  // elements that one thread computes at least

ffi_type* ffi_type_of(const CType& type) {
  if (type.is_pointer()) return &ffi_type_pointer;
  switch (type.kind) {
    case CType::Kind::nothing: return &ffi_type_void;
    case CType::Kind::real: return type.size == sizeof(float) ? &ffi_type_float : &ffi_type_double;
    case CType::Kind::integer:
      return type.size == 1   ? &ffi_type_sint8
             : type.size == 2 ? &ffi_type_sint16
             : type.size == 4 ? &ffi_type_sint32
                              : &ffi_type_sint64;
    default:
      return type.size == 1   ? &ffi_type_uint8
             : type.size == 2 ? &ffi_type_uint16
             : type.size == 4 ? &ffi_type_uint32
                              : &ffi_type_uint64;
  }
}

// A value that is passed: of any type of a prototype.
struct Value {
  alignas(8) unsigned char bytes[8];

  template <class T>
  void set(T value) {
    static_assert(sizeof(T) <= sizeof bytes);
    std::memcpy(bytes, &value, sizeof value);
  }
  void set_integer(const CType& type, int64_t value) {
    switch (type.size) {
      case 1: set(static_cast<int8_t>(value)); break;
      case 2: set(static_cast<int16_t>(value)); break;
      case 4: set(static_cast<int32_t>(value)); break;
      default: set(value); break;
    }
  }
  void set_real(const CType& type, double value) {
    if (type.size == sizeof(float)) set(static_cast<float>(value));
    else set(value);
  }
};

// What a function returns. libffi widens integers to a register.
union Result {
  ffi_arg integer;
  float f;
  double d;
  unsigned char bytes[16];
};

int64_t integer_of(const Result& r, const CType& type) {
  const auto all = static_cast<uint64_t>(r.integer);
  if (type.size == 8) return static_cast<int64_t>(all);
  const int unused = 64 - 8 * type.size;
  return type.kind == CType::Kind::integer ? static_cast<int64_t>(all << unused) >> unused
                                           : static_cast<int64_t>(all << unused >> unused);
}

// Stores a result as an element of its own type.
void store(const Result& r, const CType& type, void* element) {
  if (type.kind == CType::Kind::real) {
    std::memcpy(element, &r, type.size);
    return;
  }
  Value v;
  v.set_integer(type, integer_of(r, type));
  std::memcpy(element, v.bytes, type.size);
}

// The loops that call a function of numbers of one type without libffi.
using ElementLoop = void (*)(void (*function)(), const void* const* inputs, const int64_t* steps, void* output,
                             int64_t n);

template <class T, size_t... I>
void call_each(void (*function)(), const void* const* inputs, const int64_t* steps, void* output, int64_t n) {
  const auto f = reinterpret_cast<T (*)(decltype(static_cast<void>(I), T())...)>(function);
  for (int64_t i = 0; i < n; ++i) static_cast<T*>(output)[i] = f(static_cast<const T*>(inputs[I])[i * steps[I]]...);
}

template <class T>
ElementLoop loop_of(size_t num_parameters) {
  switch (num_parameters) {
    case 1: return call_each<T, 0>;
    case 2: return call_each<T, 0, 1>;
    case 3: return call_each<T, 0, 1, 2>;
    default: return nullptr;
  }
}

// Returns the loop for a function of one to three floats, or doubles, of the same; NULL if it is none.
ElementLoop direct_loop(const Prototype& p) {
  if (!p.is_elementwise || p.result.kind != CType::Kind::real) return nullptr;
  for (const Parameter& q : p.parameters) {
    if (q.source.kind != SourceKind::input || q.type.kind != CType::Kind::real || q.type.size != p.result.size)
      return nullptr;
  }
  return p.result.size == sizeof(float) ? loop_of<float>(p.parameters.size()) : loop_of<double>(p.parameters.size());
}

std::string error_of_dlopen() {
  const char* text = dlerror();
  return text ? text : "";
}

}  // namespace native
using namespace native;

struct NativeFunction {
  void find(void* library, const std::string& where) {
    dlerror();
    address = reinterpret_cast<void (*)()>(dlsym(library, prototype.function.c_str()));
    if (!address) fail(Code::not_found, prototype.function, " was not found in ", where, ": ", error_of_dlopen());
  }

  void prepare() {
    for (const Parameter& q : prototype.parameters)
      types.push_back(q.by_address ? &ffi_type_pointer : ffi_type_of(q.type));
    const auto n = static_cast<unsigned>(types.size());
    if (ffi_prep_cif(&cif, FFI_DEFAULT_ABI, n, ffi_type_of(prototype.result), types.data()) != FFI_OK)
      fail(Code::internal, "libffi cannot call ", prototype.function);
    loop = direct_loop(prototype);
    constants.resize(n);
    for (unsigned i = 0; i < n; ++i) {
      if (!set_constant(constants[i], prototype.parameters[i])) computed.push_back(i);
    }
  }

  // Sets the value of a parameter that is the same in every call. Returns false if it is not.
  static bool set_constant(Value& v, const Parameter& q) {
    const Source& s = q.source;
    if (s.kind == SourceKind::null) v.set(static_cast<void*>(nullptr));
    else if (s.kind == SourceKind::real && s.index < 0) v.set_real(q.type, s.value);
    else if (s.kind == SourceKind::integer && s.product.size() == 1 && s.product[0].kind == Factor::Kind::number)
      v.set_integer(q.type, s.product[0].value);
    else return false;
    return true;
  }

  Prototype prototype;
  std::vector<ffi_type*> types;
  std::vector<Value> constants;    // an entry a parameter
  std::vector<unsigned> computed;  // the parameters that are no constants
  ffi_cif cif;
  void (*address)() = nullptr;
  ElementLoop loop = nullptr;
};

namespace {

// One call of a function: the values of its parameters.
class Passing {
 public:
  Passing(const OpDef& def, const NativeFunction& f, const eager_kernel_call& call, void* user_data, NativeWatch* watch)
      : def_(def), p_(f.prototype), call_(call), user_data_(user_data), watch_(watch),
        values_(static_cast<int>(f.constants.size())), addresses_(static_cast<int>(f.constants.size())),
        targets_(static_cast<int>(f.constants.size())) {
    std::copy(f.constants.begin(), f.constants.end(), values_.get());
    for (const unsigned i : f.computed) set(values_[static_cast<int>(i)], p_.parameters[i]);
    for (int i = 0; i < count(); ++i) {
      addresses_[i] = values_[i].bytes;
      if (!p_.parameters[static_cast<size_t>(i)].by_address) continue;
      targets_[i] = values_[i].bytes;
      addresses_[i] = &targets_[i];
    }
  }

  // Makes the parameters that are elements of tensors those of number i.
  void move_to(int64_t element) {
    for (int i = 0; i < count(); ++i) {
      const Parameter& q = p_.parameters[static_cast<size_t>(i)];
      if (q.source.kind == SourceKind::input) set_element(values_[i], q, element);
      else if (q.by_address) reset(i, q);  // the function may have written there
    }
  }

  void call(const NativeFunction& f, Result& result) {
    ffi_call(const_cast<ffi_cif*>(&f.cif), f.address, &result, addresses_.get());
  }

 private:
  int count() const { return static_cast<int>(p_.parameters.size()); }

  void reset(int i, const Parameter& q) {
    if (!NativeFunction::set_constant(values_[i], q)) set(values_[i], q);
  }

  const eager_operand& tensor(bool is_output, int32_t index) const {
    return is_output ? call_.outputs[index] : call_.inputs[index];
  }
  const char* name(bool is_output, int32_t index) const {
    return is_output ? def_.outputs_[static_cast<size_t>(index)].name : def_.inputs_[static_cast<size_t>(index)].name;
  }

  int64_t value(const Factor& f) const {
    if (f.kind == Factor::Kind::number) return f.value;
    if (f.kind == Factor::Kind::attribute) return call_.attrs[f.index].i;
    const eager_operand& t = tensor(f.is_output, f.index);
    if (f.kind == Factor::Kind::size) return t.num_elements;
    if (f.kind == Factor::Kind::rank) return t.rank;
    const int64_t k = f.value < 0 ? f.value + t.rank : f.value;
    if (k < 0 || k >= t.rank)
      invalid_argument("dim ", f.value, " of ", name(f.is_output, f.index), " is passed, whose rank is ", t.rank);
    return t.dims[k];
  }
  int64_t value(const std::vector<Factor>& product) const {
    int64_t all = 1;
    for (const Factor& f : product) {
      if (__builtin_mul_overflow(all, value(f), &all))
        invalid_argument(p_.function, " is passed an integer beyond 64 bits");
    }
    return all;
  }
  std::string text_of(const std::vector<Factor>& product) const {
    std::string text;
    for (const Factor& f : product) {
      if (!text.empty()) text += " * ";
      const char* of = f.kind <= Factor::Kind::attribute ? "" : name(f.is_output, f.index);
      switch (f.kind) {
        case Factor::Kind::number: text += std::to_string(f.value); break;
        case Factor::Kind::attribute: text += def_.attributes_[static_cast<size_t>(f.index)].name; break;
        case Factor::Kind::size: text += cat("size(", of, ")"); break;
        case Factor::Kind::rank: text += cat("rank(", of, ")"); break;
        case Factor::Kind::dim: text += cat("dim(", of, ", ", f.value, ")"); break;
      }
    }
    return text;
  }

  static void set_element(Value& v, const Parameter& q, const eager_operand& t, int64_t i) {
    std::memcpy(v.bytes, static_cast<const char*>(t.data) + (t.rank == 0 ? 0 : i * q.type.size), q.type.size);
  }
  void set_element(Value& v, const Parameter& q, int64_t i) { set_element(v, q, call_.inputs[q.source.index], i); }

  void set(Value& v, const Parameter& q) {
    const Source& s = q.source;
    switch (s.kind) {
      case SourceKind::input:
        if (!s.is_by_value) v.set(call_.inputs[s.index].data);
        else if (!p_.is_elementwise) set_element(v, q, 0);
        break;
      case SourceKind::output: v.set(call_.outputs[s.index].data); break;
      case SourceKind::inout:
        copy_input(s);
        v.set(call_.outputs[s.index].data);
        break;
      case SourceKind::integer: set_integer(v, q); break;
      case SourceKind::real: v.set_real(q.type, real(call_.attrs[s.index])); break;
      case SourceKind::text:
      case SourceKind::ints: v.set(call_.attrs[s.index].p); break;
      case SourceKind::dims: v.set(dims(tensor(s.is_output, s.index))); break;
      case SourceKind::scratch: v.set(scratch(s)); break;
      case SourceKind::null: break;  // a constant
      case SourceKind::user_data: v.set(user_data_); break;
      case SourceKind::stream: v.set(call_.stream); break;
    }
  }

  // Returns the dims of a tensor, also where there are none.
  static const int64_t* dims(const eager_operand& t) {
    static constexpr int64_t none = 0;
    return t.dims ? t.dims : &none;
  }

  static double real(const eager_value& v) { return v.type == EAGER_VALUE_FLOAT ? v.f : static_cast<double>(v.i); }

  void set_integer(Value& v, const Parameter& q) {
    const int64_t n = value(q.source.product);
    if (!can_hold(q.type, n))
      invalid_argument(text_of(q.source.product), " is ", n, ", which ", q.type.text, " cannot hold");
    v.set_integer(q.type, n);
  }

  void copy_input(const Source& s) {
    const eager_operand &from = call_.inputs[s.input], &to = call_.outputs[s.index];
    if (bytes_of(from) != bytes_of(to))
      invalid_argument("inout(", name(true, s.index), ", ", name(false, s.input), "): ", name(true, s.index), " has ",
                       to.num_elements, " elements, ", name(false, s.input), " ", from.num_elements);
    if (from.data != to.data && bytes_of(to) > 0) std::memcpy(to.data, from.data, bytes_of(to));
  }

  void* scratch(const Source& s) {
    const int64_t bytes = value(s.product);
    if (bytes < 0) invalid_argument(text_of(s.product), " bytes of scratch memory are ", bytes);
    const size_t most = std::max<size_t>(static_cast<size_t>(bytes), 1);
    if (watch_) return watch_->scratch(most);
    return scratch_.emplace_back(std::make_unique<Scratch>(most))->data();
  }

  const OpDef& def_;
  const Prototype& p_;
  const eager_kernel_call& call_;
  void* const user_data_;
  NativeWatch* const watch_;
  Small<Value, kFewParameters> values_;
  Small<void*, kFewParameters> addresses_;
  Small<void*, kFewParameters> targets_;  // what parameters by address are
  std::vector<std::unique_ptr<Scratch>> scratch_;
};

// Calls an elementwise function for each element of the output.
void call_elementwise(const OpDef& def, const NativeFunction& f, const eager_kernel_call& call, void* user_data,
                      NativeWatch* watch, int64_t grain) {
  const Prototype& p = f.prototype;
  const eager_operand& out = call.outputs[p.output];
  if (f.loop) {
    const void* inputs[3];
    int64_t steps[3];
    for (size_t i = 0; i < p.parameters.size(); ++i) {
      const eager_operand& in = call.inputs[p.parameters[i].source.index];
      inputs[i] = in.data;
      steps[i] = in.rank == 0 ? 0 : 1;
    }
    parallel_for(out.num_elements, grain, [&](int64_t begin, int64_t end) {
      const void* from[3];
      for (size_t i = 0; i < p.parameters.size(); ++i)
        from[i] = static_cast<const char*>(inputs[i]) + begin * steps[i] * p.result.size;
      f.loop(f.address, from, steps, static_cast<char*>(out.data) + begin * p.result.size, end - begin);
    });
    return;
  }
  parallel_for(out.num_elements, grain, [&](int64_t begin, int64_t end) {
    Passing passing(def, f, call, user_data, watch);
    for (int64_t i = begin; i < end; ++i) {
      Result result;
      passing.move_to(i);
      passing.call(f, result);
      store(result, p.result, static_cast<char*>(out.data) + i * p.result.size);
    }
  });
}

void call_once(const OpDef& def, const NativeFunction& f, const eager_kernel_call& call, void* user_data,
               NativeWatch* watch) {
  const Prototype& p = f.prototype;
  Passing passing(def, f, call, user_data, watch);
  Result result;
  passing.call(f, result);
  if (p.output >= 0) store(result, p.result, call.outputs[p.output].data);
  else if (p.result.kind != CType::Kind::nothing) {
    const int64_t returned = integer_of(result, p.result);
    if (returned != p.expected) {
      const bool is_large = p.result.kind == CType::Kind::natural && returned < 0;
      fail(Code::internal, p.function, " returned ",
           is_large ? std::to_string(static_cast<uint64_t>(returned)) : std::to_string(returned));
    }
  }
}

}  // namespace

NativeKernel::NativeKernel(const OpDef& def, const Signature& signature, bool infers_itself, const char* from,
                           const char* text)
    : library(from ? from : ""), call(text), def_(def), infers_itself_(infers_itself) {
  std::vector<Prototype> prototypes = read_prototypes(text, def, signature);
  void* opened = RTLD_DEFAULT;
  if (from) {
    opened = dlopen(from, RTLD_NOW | RTLD_LOCAL);
    if (!opened) fail(Code::not_found, library, " was not opened: ", error_of_dlopen());
  }
  num_functions_ = prototypes.size();
  functions_ = std::make_unique<NativeFunction[]>(num_functions_);
  for (size_t i = 0; i < num_functions_; ++i) {
    NativeFunction& f = functions_[i];
    f.prototype = std::move(prototypes[i]);
    f.find(opened, from ? library : "what the process has loaded");
    f.prepare();
  }
  const char* asked = std::getenv("EAGER_CHECK_NATIVE");
  checks_ = asked && std::string_view(asked) == "1" && !is_for_gpus();
}

NativeKernel::~NativeKernel() = default;

bool NativeKernel::is_for_gpus() const { return functions_[0].prototype.is_for_gpus; }

const NativeFunction& NativeKernel::function_for(const eager_kernel_call& c) const {
  if (num_functions_ == 1) return functions_[0];
  const int32_t first = input_of_first_letter(def_);
  const NativeFunction* general = nullptr;
  DType dtype = DType::none;  // of the first input of the letter that is not absent
  for (int32_t i = first; i < c.num_inputs && dtype == DType::none; ++i) {
    if (def_.input_at(i).group == def_.inputs_[static_cast<size_t>(first)].group)
      dtype = static_cast<DType>(c.inputs[i].dtype);
  }
  for (size_t i = 0; i < num_functions_; ++i) {
    const NativeFunction& f = functions_[i];
    if (f.prototype.dtype == dtype) return f;
    if (f.prototype.dtype == DType::none) general = &f;
  }
  if (!general) invalid_argument("no prototype is for this call, whose inputs are absent");
  return *general;
}

// Checks what the program's inference has said by the prototype.
void NativeKernel::check_outputs(const NativeFunction& f, const eager_kernel_call& c) const {
  const Prototype& p = f.prototype;
  auto check = [&](const CType& type, const eager_operand& o, const char* name) {
    const auto dtype = static_cast<DType>(o.dtype);
    if (!fits(type, dtype))
      fail(Code::internal, "the inference gives output ", name, " dtype ", dtype_name(dtype), ", ", p.function,
           " writes ", type.text);
  };
  for (const Parameter& q : p.parameters) {
    if (q.source.kind != SourceKind::output && q.source.kind != SourceKind::inout) continue;
    const eager_operand& o = c.outputs[q.source.index];
    const char* name = def_.outputs_[static_cast<size_t>(q.source.index)].name;
    check(q.type, o, name);
    if (q.source.kind == SourceKind::inout && c.inputs[q.source.input].dtype != o.dtype)
      fail(Code::internal, "the inference gives output ", name, " another dtype than its input's");
  }
  if (p.output < 0) return;
  const eager_operand& z = c.outputs[p.output];
  const char* name = def_.outputs_[static_cast<size_t>(p.output)].name;
  check(p.result, z, name);
  if (!p.is_elementwise && z.rank != 0)
    fail(Code::internal, "the inference gives output ", name, " rank ", z.rank, ", not 0");
  for (const Parameter& q : p.parameters) {
    if (!p.is_elementwise || q.source.kind != SourceKind::input) continue;
    const eager_operand& x = c.inputs[q.source.index];
    if (x.rank != 0 && !(x.rank == z.rank && std::equal(x.dims, x.dims + x.rank, z.dims)))
      fail(Code::internal, "the inference gives output ", name, " another shape than that of the inputs");
  }
}

void NativeKernel::run(const eager_kernel_call& c, void* user_data, bool is_serial) const {
  const NativeFunction& f = function_for(c);
  if (infers_itself_) check_outputs(f, c);
  std::optional<NativeWatch> watch;
  if (checks_) watch.emplace(def_, c);
  const eager_kernel_call& made = watch ? watch->call() : c;
  try {
    if (f.prototype.is_elementwise) {
      const int64_t n = made.outputs[f.prototype.output].num_elements;
      call_elementwise(def_, f, made, user_data, watch ? &*watch : nullptr,
                       is_serial || watch ? std::max<int64_t>(n, 1) : kGrain);
    } else {
      call_once(def_, f, made, user_data, watch ? &*watch : nullptr);
    }
  } catch (...) {
    if (watch) watch->check(f.prototype.function.c_str());
    throw;
  }
  if (watch) watch->end(f.prototype.function.c_str());
}

#else

struct NativeFunction {};

NativeKernel::NativeKernel(const OpDef& def, const Signature&, bool, const char*, const char*)
    : def_(def), infers_itself_(false) {
  fail(Code::unimplemented, "libeager was built without libffi, and calls no C functions of other libraries");
}
NativeKernel::~NativeKernel() = default;
bool NativeKernel::is_for_gpus() const { return false; }
void NativeKernel::run(const eager_kernel_call&, void*, bool) const {}

#endif

}  // namespace eager
