#include "runtime/custom_ops/native.h"

#include <dlfcn.h>

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <string_view>
#include <utility>
#include <vector>

#include "base/memory.h"
#include "base/parallel.h"
#include "base/small.h"
#include "kernels/common/broadcast.h"
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
constexpr int kMostOfLoop = 3;    // the parameters of a function that a loop calls directly
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

template <class T>
void put(NativeValue& v, T value) {
  static_assert(sizeof(T) <= sizeof v.bytes);
  std::memcpy(v.bytes, &value, sizeof value);
}
// Puts an integer into the bytes of its type. Those behind them extend it, as a register does, where bytes stand in that order.
void put_integer(NativeValue& v, const CType& type, int64_t value) {
  if constexpr (std::endian::native == std::endian::little) {
    const int unused = 64 - 8 * type.size;
    const auto shifted = static_cast<int64_t>(static_cast<uint64_t>(value) << unused);
    return type.kind == CType::Kind::integer ? put(v, shifted >> unused)
                                             : put(v, static_cast<uint64_t>(shifted) >> unused);
  }
  switch (type.size) {
    case 1: put(v, static_cast<int8_t>(value)); break;
    case 2: put(v, static_cast<int16_t>(value)); break;
    case 4: put(v, static_cast<int32_t>(value)); break;
    default: put(v, value); break;
  }
}
template <class T>
T load(const void* from) {
  T value;
  std::memcpy(&value, from, sizeof value);
  return value;
}
void put_real(NativeValue& v, const CType& type, double value) {
  if (type.size == sizeof(float)) put(v, static_cast<float>(value));
  else put(v, value);
}

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
  NativeValue v;
  put_integer(v, type, integer_of(r, type));
  std::memcpy(element, v.bytes, type.size);
}

// The registers in which arguments travel where the place of each depends only on how many of its kind stand before it: integers and
// addresses, and floats and doubles. A function whose parameters all have such a register is called without libffi, which finds out
// anew in each call what travels how: all registers are filled, and the function reads its own.
#if defined(__x86_64__) && defined(__LP64__) && !defined(_WIN32)
constexpr int kIntegerRegisters = 6, kRealRegisters = 8;
#elif defined(__aarch64__) && defined(__LP64__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
constexpr int kIntegerRegisters = 8, kRealRegisters = 8;
#else
constexpr int kIntegerRegisters = 0, kRealRegisters = 0;
#endif

struct Registers {
  NativeValue values[kIntegerRegisters + kRealRegisters + 1] = {};  // integers first
};

bool is_real(const Parameter& q) { return q.type.kind == CType::Kind::real && !q.type.is_pointer() && !q.by_address; }

// Returns the register of each parameter; none if there are too many parameters.
std::vector<unsigned char> registers_of(const std::vector<Parameter>& parameters) {
  std::vector<unsigned char> all;
  int integers = 0, reals = 0;
  for (const Parameter& q : parameters)
    all.push_back(static_cast<unsigned char>(is_real(q) ? kIntegerRegisters + reals++ : integers++));
  if (integers > kIntegerRegisters || reals > kRealRegisters) all.clear();
  return all;
}

template <class R, size_t... I, size_t... D>
R call_with(void (*function)(), const Registers& r, std::index_sequence<I...>, std::index_sequence<D...>) {
  const auto f = reinterpret_cast<R (*)(decltype(static_cast<void>(I), uint64_t())...,
                                        decltype(static_cast<void>(D), double())...)>(function);
  return f(std::bit_cast<uint64_t>(r.values[I])..., std::bit_cast<double>(r.values[kIntegerRegisters + D])...);
}
template <class R>
R call_with(void (*function)(), const Registers& r) {
  return call_with<R>(function, r, std::make_index_sequence<kIntegerRegisters>(),
                      std::make_index_sequence<kRealRegisters>());
}

// Calls a function whose arguments are in registers.
void call_with(void (*function)(), const CType& type, const Registers& r, Result& result) {
  if (type.kind != CType::Kind::real) result.integer = static_cast<ffi_arg>(call_with<uint64_t>(function, r));
  else if (type.size == sizeof(float)) result.f = call_with<float>(function, r);
  else result.d = call_with<double>(function, r);
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
    registers = registers_of(prototype.parameters);
    for (const Parameter& q : prototype.parameters) {
      if (prototype.is_elementwise && q.source.kind == SourceKind::input) elements.push_back(q.source.index);
    }
    constants.resize(n);
    for (unsigned i = 0; i < n; ++i) {
      const Parameter& q = prototype.parameters[i];
      if (set_constant(constants[i], q)) continue;
      if (q.source.kind == SourceKind::integer) prepared.push_back({i, range_of(q.type)});
      else if (is_prepared(q.source)) prepared.push_back({i, {}});
      else late.push_back(i);
    }
  }

  // Sets the value of a parameter that is the same in every call. Returns false if it is not.
  static bool set_constant(NativeValue& v, const Parameter& q) {
    const Source& s = q.source;
    if (s.kind == SourceKind::null) put(v, static_cast<void*>(nullptr));
    else if (s.kind == SourceKind::real && s.index < 0) put_real(v, q.type, s.value);
    else if (s.kind == SourceKind::integer && s.product.size() == 1 && s.product[0].kind == Factor::Kind::number)
      put_integer(v, q.type, s.product[0].value);
    else return false;
    return true;
  }
  // Reports whether a value other than an integer is the same wherever tensors lie.
  static bool is_prepared(const Source& s) {
    return s.kind == SourceKind::real || s.kind == SourceKind::text || s.kind == SourceKind::ints ||
           s.kind == SourceKind::user_data;
  }

  Prototype prototype;
  std::vector<ffi_type*> types;
  std::vector<NativeValue> constants;  // an entry a parameter
  // The parameters that are no constants: those that are prepared, and those that are set in each call.
  struct Prepared {
    unsigned parameter;
    IntegerRange range;  // of an integer
  };
  std::vector<Prepared> prepared;
  std::vector<unsigned> late;
  ffi_cif cif;
  void (*address)() = nullptr;
  ElementLoop loop = nullptr;
  std::vector<unsigned char> registers;  // an entry a parameter; none where libffi calls the function
  std::vector<int32_t> elements;         // of an elementwise function, the inputs whose elements it takes
};

namespace {

// Reads a call's dims and attributes for a prototype.
class CallReader {
 public:
  CallReader(const OpDef& def, const Prototype& p, const eager_kernel_call& call) : def_(def), p_(p), call_(call) {}

  const eager_operand& tensor(bool is_output, int32_t index) const {
    return is_output ? call_.outputs[index] : call_.inputs[index];
  }
  const char* name(bool is_output, int32_t index) const {
    return is_output ? def_.outputs_[static_cast<size_t>(index)].name : def_.inputs_[static_cast<size_t>(index)].name;
  }

  int64_t value(const std::vector<Factor>& product) const {
    if (product.size() == 1) return value(product[0]);
    int64_t all = 1;
    for (const Factor& f : product) {
      if (__builtin_mul_overflow(all, value(f), &all))
        invalid_argument(p_.function, " is passed an integer beyond 64 bits");
    }
    return all;
  }

  void prepare(NativeValue& v, const Parameter& q, const IntegerRange& range, void* user_data) const {
    const Source& s = q.source;
    switch (s.kind) {
      case SourceKind::integer: return prepare_integer(v, q, range);
      case SourceKind::real: return put_real(v, q.type, real(call_.attrs[s.index]));
      case SourceKind::user_data: return put(v, user_data);
      default: return put(v, call_.attrs[s.index].p);  // a text, or integers
    }
  }

  // Checks what an inout copies.
  void check_copy(const Source& s) const {
    const eager_operand &from = call_.inputs[s.input], &to = call_.outputs[s.index];
    if (from.num_elements != to.num_elements)
      invalid_argument("inout(", name(true, s.index), ", ", name(false, s.input), "): ", name(true, s.index), " has ",
                       to.num_elements, " elements, ", name(false, s.input), " ", from.num_elements);
  }
  void check_scratch(const Source& s) const {
    const int64_t bytes = value(s.product);
    if (bytes < 0) invalid_argument(text_of(s.product), " bytes of scratch memory are ", bytes);
  }

 private:
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

  static double real(const eager_value& v) { return v.type == EAGER_VALUE_FLOAT ? v.f : static_cast<double>(v.i); }

  void prepare_integer(NativeValue& v, const Parameter& q, const IntegerRange& range) const {
    const int64_t n = value(q.source.product);
    if (!range.has(n)) [[unlikely]]
      invalid_argument(text_of(q.source.product), " is ", n, ", which ", q.type.text, " cannot hold");
    put_integer(v, q.type, n);
  }

  const OpDef& def_;
  const Prototype& p_;
  const eager_kernel_call& call_;
};

// How N inputs of a call broadcast to its output.
template <int N>
class ElementPlan {
 public:
  ElementPlan(const std::vector<int32_t>& inputs, const eager_kernel_call& call, const eager_operand& out)
      : num_elements_(out.num_elements) {
    Operand operands[N];
    for (size_t k = 0; k < inputs.size(); ++k) {
      const eager_operand& in = call.inputs[inputs[k]];
      is_row_ = is_row_ && (in.num_elements == 1 || in.num_elements == out.num_elements);
      step_[k] = in.num_elements == out.num_elements;
      operands[k].dims = in.dims;
      operands[k].rank = in.rank;
    }
    if (is_row_) return;
    Operand output;
    output.dims = out.dims;
    output.rank = out.rank;
    plan_broadcast<N>(operands, output, plan_);
    for (size_t k = 0; k < inputs.size(); ++k) step_[k] = plan_.strides[k][plan_.rank - 1];
  }

  // Returns the place behind the last element of the output that steps reach from the element `at`.
  int64_t end_of_row(int64_t at) const {
    if (is_row_) return num_elements_;
    const int64_t inner = plan_.dims[plan_.rank - 1];
    return at - at % inner + inner;
  }
  int64_t step(size_t k) const { return step_[k]; }  // 0 or 1
  // Returns the element of input k that an element of the output is computed from.
  int64_t offset(size_t k, int64_t at) const { return is_row_ ? at * step_[k] : plan_.offset(static_cast<int>(k), at); }

 private:
  const int64_t num_elements_;
  bool is_row_ = true;  // each input is a single element, or has the output's
  int64_t step_[N];
  BroadcastPlan<N> plan_;
};

// One call of a function: the values of its parameters.
class Passing {
 public:
  // prepared: an entry a parameter, of which those of f.late have no value yet.
  Passing(const OpDef& def, const NativeFunction& f, const eager_kernel_call& call, const NativeValue* prepared,
          NativeWatch* watch)
      : def_(def), f_(f), call_(call), prepared_(prepared), watch_(watch), values_(count()), addresses_(count()),
        targets_(count()) {
    for (int i = 0; i < count(); ++i) values_[i] = prepared[i];
    for (const unsigned i : f.late) set(values_[static_cast<int>(i)], f.prototype.parameters[i]);
    if (!f.registers.empty()) return;
    for (int i = 0; i < count(); ++i) {
      addresses_[i] = values_[i].bytes;
      if (!parameter(i).by_address) continue;
      targets_[i] = values_[i].bytes;
      addresses_[i] = &targets_[i];
    }
  }

  // Makes the parameters that are elements of tensors those of an element of the output. plans: one an entry of f.elements.
  void move_to(int64_t element, const std::vector<ElementPlan<1>>& plans) {
    size_t next = 0;
    for (int i = 0; i < count(); ++i) {
      const Parameter& q = parameter(i);
      if (q.source.kind == SourceKind::input) set_element(values_[i], q, plans[next++].offset(0, element));
      else if (q.by_address) values_[i] = prepared_[i];  // the function may have written there
    }
  }

  void call(Result& result) {
    if (f_.registers.empty())
      return run_foreign([&] { ffi_call(const_cast<ffi_cif*>(&f_.cif), f_.address, &result, addresses_.get()); });
    Registers r;
    for (int i = 0; i < count(); ++i) {
      NativeValue& to = r.values[f_.registers[static_cast<size_t>(i)]];
      if (parameter(i).by_address) put(to, static_cast<void*>(values_[i].bytes));
      else to = values_[i];
    }
    run_foreign([&] { call_with(f_.address, f_.prototype.result, r, result); });
  }

 private:
  int count() const { return static_cast<int>(f_.constants.size()); }
  const Parameter& parameter(int i) const { return f_.prototype.parameters[static_cast<size_t>(i)]; }

  void set_element(NativeValue& v, const Parameter& q, int64_t i) {
    const CType& type = q.type;
    const char* element = static_cast<const char*>(call_.inputs[q.source.index].data) + i * type.size;
    if (type.kind == CType::Kind::integer && type.size < 8) {
      if (type.size == 1) put_integer(v, type, load<int8_t>(element));
      else if (type.size == 2) put_integer(v, type, load<int16_t>(element));
      else put_integer(v, type, load<int32_t>(element));
      return;
    }
    std::memcpy(v.bytes, element, type.size);  // the bytes behind are 0
  }

  void set(NativeValue& v, const Parameter& q) {
    const Source& s = q.source;
    switch (s.kind) {
      case SourceKind::input:
        if (!s.is_by_value) put(v, call_.inputs[s.index].data);
        else if (!f_.prototype.is_elementwise) set_element(v, q, 0);
        break;
      case SourceKind::output: put(v, call_.outputs[s.index].data); break;
      case SourceKind::inout:
        copy_input(s);
        put(v, call_.outputs[s.index].data);
        break;
      case SourceKind::dims: put(v, dims(s.is_output ? call_.outputs[s.index] : call_.inputs[s.index])); break;
      case SourceKind::scratch: put(v, scratch(s)); break;
      default: put(v, call_.stream); break;
    }
  }

  // Returns the dims of a tensor, also where there are none.
  static const int64_t* dims(const eager_operand& t) {
    static constexpr int64_t none = 0;
    return t.dims ? t.dims : &none;
  }

  void copy_input(const Source& s) {
    const eager_operand &from = call_.inputs[s.input], &to = call_.outputs[s.index];
    const size_t bytes = bytes_of(to);
    if (from.data != to.data && bytes > 0) std::memcpy(to.data, from.data, bytes);
  }

  void* scratch(const Source& s) {
    const int64_t bytes = CallReader(def_, f_.prototype, call_).value(s.product);
    if (watch_) return watch_->scratch(static_cast<size_t>(bytes));
    return scratch_.emplace_back(std::make_unique<Scratch>(std::max<size_t>(static_cast<size_t>(bytes), 1)))->data();
  }

  const OpDef& def_;
  const NativeFunction& f_;
  const eager_kernel_call& call_;
  const NativeValue* const prepared_;
  NativeWatch* const watch_;
  Small<NativeValue, kFewParameters> values_;
  Small<void*, kFewParameters> addresses_;
  Small<void*, kFewParameters> targets_;  // what parameters by address are
  std::vector<std::unique_ptr<Scratch>> scratch_;
};

// What threads that call one function at once pass to it, each its own. All of it is made before the first call: where there is no
// memory for it, the kernel may run again, and the function would be called twice for the same element.
class PassingPool {
 public:
  PassingPool(int64_t most_at_once, const OpDef& def, const NativeFunction& f, const eager_kernel_call& call,
              const NativeValue* prepared, NativeWatch* watch)
      : is_taken_(static_cast<size_t>(most_at_once)) {
    for (size_t i = 0; i < is_taken_.size(); ++i) all_.emplace_back(def, f, call, prepared, watch);
  }

  // Has one of them while it lives.
  class Turn {
   public:
    explicit Turn(PassingPool& pool) : pool_(pool) {
      while (pool_.is_taken_[at_].exchange(true, std::memory_order_acquire)) at_ = (at_ + 1) % pool_.is_taken_.size();
    }
    ~Turn() { pool_.is_taken_[at_].store(false, std::memory_order_release); }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;
    Passing& passing() const { return pool_.all_[at_]; }

   private:
    PassingPool& pool_;
    size_t at_ = 0;
  };

 private:
  std::deque<Passing> all_;
  std::vector<std::atomic<bool>> is_taken_;
};

// Calls an elementwise function for each element of the output.
void call_elementwise(const OpDef& def, const NativeFunction& f, const eager_kernel_call& call,
                      const NativeValue* prepared, NativeWatch* watch, int64_t grain) {
  const Prototype& p = f.prototype;
  const eager_operand& out = call.outputs[p.output];
  if (out.num_elements == 0) return;
  const size_t size = p.result.size;
  if (f.loop) {
    const ElementPlan<kMostOfLoop> plan(f.elements, call, out);
    parallel_for(out.num_elements, grain, [&](int64_t begin, int64_t end) {
      for (int64_t at = begin; at < end;) {
        const int64_t n = std::min(end, plan.end_of_row(at)) - at;
        const void* from[kMostOfLoop];
        int64_t steps[kMostOfLoop];
        for (size_t k = 0; k < f.elements.size(); ++k) {
          from[k] = static_cast<const char*>(call.inputs[f.elements[k]].data) + plan.offset(k, at) * size;
          steps[k] = plan.step(k);
        }
        run_foreign([&] { f.loop(f.address, from, steps, static_cast<char*>(out.data) + at * size, n); });
        at += n;
      }
    });
    return;
  }
  std::vector<ElementPlan<1>> plans;
  for (const int32_t input : f.elements) plans.emplace_back(std::vector<int32_t>{input}, call, out);
  const auto compute = [&](Passing& passing, int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      Result result;
      passing.move_to(i, plans);
      passing.call(result);
      store(result, p.result, static_cast<char*>(out.data) + i * size);
    }
  };
  const int64_t most_at_once = std::min<int64_t>(parallelism(), out.num_elements / grain);
  if (most_at_once <= 1) {
    Passing passing(def, f, call, prepared, watch);
    return compute(passing, 0, out.num_elements);
  }
  PassingPool pool(most_at_once, def, f, call, prepared, watch);
  parallel_for(out.num_elements, grain, [&](int64_t begin, int64_t end) {
    const PassingPool::Turn turn(pool);
    compute(turn.passing(), begin, end);
  });
}

void call_once(const OpDef& def, const NativeFunction& f, const eager_kernel_call& call, const NativeValue* prepared,
               NativeWatch* watch) {
  const Prototype& p = f.prototype;
  Passing passing(def, f, call, prepared, watch);
  Result result;
  passing.call(result);
  if (p.output >= 0) store(result, p.result, call.outputs[p.output].data);
  else if (p.result.kind != CType::Kind::nothing) {
    const int64_t returned = integer_of(result, p.result);
    if (returned == p.expected) return;
    throw_of_program([&] {
      const bool is_large = p.result.kind == CType::Kind::natural && returned < 0;
      const std::string number = is_large ? std::to_string(static_cast<uint64_t>(returned)) : std::to_string(returned);
      return Error{Code::internal, cat(p.function, " returned ", number), {}};
    });
  }
}

void call_function(const OpDef& def, const NativeFunction& f, const eager_kernel_call& call,
                   const NativeValue* prepared, NativeWatch* watch, bool is_serial) {
  if (!f.prototype.is_elementwise) return call_once(def, f, call, prepared, watch);
  const int64_t n = call.outputs[f.prototype.output].num_elements;
  call_elementwise(def, f, call, prepared, watch, is_serial ? std::max<int64_t>(n, 1) : kGrain);
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
    most_parameters_ = std::max(most_parameters_, f.constants.size());
  }
  const char* asked = std::getenv("EAGER_CHECK_NATIVE");
  checks_ = asked && std::string_view(asked) == "1" && !is_for_gpus();
}

NativeKernel::~NativeKernel() = default;

bool NativeKernel::is_for_gpus() const { return functions_[0].prototype.is_for_gpus; }

bool NativeKernel::is_elementwise() const {
  return std::all_of(functions_.get(), functions_.get() + num_functions_,
                     [](const NativeFunction& f) { return f.prototype.is_elementwise; });
}

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
    bool fits = x.rank <= z.rank;
    for (int k = 0; fits && k < x.rank; ++k) fits = x.dims[k] == 1 || x.dims[k] == z.dims[z.rank - x.rank + k];
    if (!fits) fail(Code::internal, "the inference gives output ", name, " another shape than that of the inputs");
  }
}

const NativeFunction& NativeKernel::prepare(const eager_kernel_call& c, void* user_data, NativeValue* values) const {
  const NativeFunction& f = function_for(c);
  if (infers_itself_) check_outputs(f, c);
  const CallReader reader(def_, f.prototype, c);
  for (size_t i = 0; i < f.constants.size(); ++i) values[i] = f.constants[i];
  for (const auto& [i, range] : f.prepared) reader.prepare(values[i], f.prototype.parameters[i], range, user_data);
  for (const unsigned i : f.late) {
    const Source& s = f.prototype.parameters[i].source;
    if (s.kind == SourceKind::inout) reader.check_copy(s);
    else if (s.kind == SourceKind::scratch) reader.check_scratch(s);
  }
  return f;
}

void NativeKernel::run(const eager_kernel_call& c, const NativeFunction& f, const NativeValue* values,
                       bool is_serial) const {
  if (!checks_) [[likely]]
    return call_function(def_, f, c, values, nullptr, is_serial);
  NativeWatch watch(def_, c);
  try {
    call_function(def_, f, watch.call(), values, &watch, true);
  } catch (...) {
    watch.check(f.prototype.function.c_str());
    throw;
  }
  watch.end(f.prototype.function.c_str());
}

#else

struct NativeFunction {};

NativeKernel::NativeKernel(const OpDef& def, const Signature&, bool, const char*, const char*)
    : def_(def), infers_itself_(false) {
  fail(Code::unimplemented, "libeager was built without libffi, and calls no C functions of other libraries");
}
NativeKernel::~NativeKernel() = default;
bool NativeKernel::is_for_gpus() const { return false; }
bool NativeKernel::is_elementwise() const { return false; }
const NativeFunction& NativeKernel::prepare(const eager_kernel_call&, void*, NativeValue*) const {
  return functions_[0];
}
void NativeKernel::run(const eager_kernel_call&, const NativeFunction&, const NativeValue*, bool) const {}

#endif

}  // namespace eager
