// The schema of an op: its inputs, outputs, attributes, inference and gradient, which stand side by side in
// ops/FAMILY.cpp. A schema never names a device; a kernel never sees a schema.
//
// Terms
//   group      inputs declared with the same group letter are promoted to one dtype before inference.
//   argument   an attribute whose value may come with the call (eager_execute_args): a number, a list of numbers, or a
//              choice by its index. Those declared with argument() come first, then the others, each in declared
//              order. A new attribute or choice is appended to those that exist, since programs rely on the places.
//   infer      the function that maps the inputs' shapes and dtypes to the outputs'. Dims may be -1 (in a trace). If
//              concrete(), it also fills the params of the kernels.
//   saves      what the gradient may read: names of inputs and outputs, or their shapes, such as "x1 y shape(x2)", or
//              complex(x): x itself if it is complex, else nothing.
//   parameter  what a person gives to an op: an input, an attribute, or both under one name (reshape's shape).
//   public     for users, and so documented whole, with an example. Other ops are helpers of gradients and optimizers.
//
// Texts (descriptions, shapes, examples) are kept as pointers and first read when the registry is written as JSON, so
// that they cost a process no time. include/eager_c.h, "For a binding's author", has the notation of shapes and of
// examples.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "kernels/dtype.h"
#include "kernels/kernel.h"
#include "runtime/core/shape.h"

struct eager_tensor;
struct eager_context;
struct eager_op;

namespace eager {

class GradientContext;
struct OpDef;
struct Call;

// Returns the dtype in which numbers of dtype t are computed: float32 for halves.
inline DType computed_dtype(DType t) { return t == DType::float16 || t == DType::bfloat16 ? DType::float32 : t; }

inline constexpr int kMaxAttributes = 16;
inline constexpr int kMaxArguments = 64;  // bits of a mask (eager_execute_masked)
static_assert(kMaxAttributes < kMaxArguments);
inline constexpr int kMaxLength = 6;  // the most numbers of a list for which one value may stand
inline constexpr int kMaxOutputs = 1 << 20;

// The type of an attribute. function: an eager_function; object: a variable, an optimizer or a callback, which only the
// runtime sets. Datasets alone have ops, lists of tensors, and generators.
enum class AttrType : uint8_t { integer, real, boolean, dtype, string, ints, function, object, op, tensors, generator };
inline bool is_object(AttrType t) { return t >= AttrType::function; }
const char* to_string(AttrType t);
DType dtype_of_name(std::string_view name);  // `none` if no dtype has this name

// The value of one attribute. It points into the op or, for a call argument, into the call.
struct AttrValue {
  bool given = false;   // false: an absent attribute without a default ("all axes", "as the input")
  uint8_t effects = 0;  // Effects of a function that is the value
  int32_t count = 0;    // how many ints; for a real number given as an integer, the difference from f (whole_number.h)
  union {
    int64_t i = 0;  // integer, boolean, dtype
    double f;
    void* object;  // of a type that is_object: kept by the op
  };
  const int64_t* ints = nullptr;
  const char* string = nullptr;
};

// The way code names an attribute that it reads: by name, c.integer("axis"), of which the compiler makes a key to
// compare (some 10 instructions); or by an enum in the order of declaration, which the definition checks
// (OpDef::in_order).
struct AttrName {
  consteval AttrName(const char* name) : text(name), key(key_of(name)) {}
  template <class Enum>
  requires std::is_enum_v<Enum>
  constexpr AttrName(Enum declared) : number(declared) {}
  // Returns the FNV-1a hash (Fowler, Noll, Vo) of a name. No two attributes of an op have the same: that is checked
  // when they are declared.
  static constexpr uint32_t key_of(std::string_view name) {
    uint32_t key = 2166136261u;
    for (char c : name) key = (key ^ static_cast<unsigned char>(c)) * 16777619u;
    return key;
  }
  const char* text = nullptr;
  uint32_t key = 0;
  int number = -1;  // its number in the declaration; -1: it is named by its key
};

struct Attribute {
  const char* name;
  AttrType type;
  AttrValue default_value;
  int length = 0;                // of ints: how many there are, so that one value stands for all; 0: any number
  bool is_required = false;      // the op refuses a call without it, unless an input of its name is given
  const char* description = "";  // also says what absence means
  std::vector<std::vector<std::string>> choices{};  // of a string: the names of each choice in capitals; none: anything

  // Returns the choice that value names, whatever its case, or value itself if it names none.
  std::string chosen(std::string_view value) const;
  // Fails with INVALID_ARGUMENT if there are choices, and value, which chosen() returned, is none.
  void check_choice(std::string_view value) const;
};

enum InputFlags : uint8_t {
  kOptional = 1,   // may be NULL
  kList = 2,       // any number of tensors; must be the only input
  kHost = 4,       // read by infer: must be on the host (a shape that a program computes)
  kShapeOnly = 8,  // only its shape and dtype are used; it has no say in placement and no operand data
  kSparse = 16,  // sparse rows are given as their values, each row once; the output of that number becomes sparse rows
  kIntegersToFloat = 32,  // integers and booleans become floats first: promote_dtypes
  kByName = 64,           // bindings take it by name alone, since by position callers mix it up with its neighbour
};

struct Input {
  const char* name;
  DTypeSet dtypes;
  char group;  // the letter of its group; 0: it is not promoted
  uint8_t flags;
  const char* shape = "";
  const char* description = "";
};

struct Output {
  const char* name;
  const char* dtype;  // for the registry: the name of an input, of a dtype or of an attribute
  bool is_list;       // the call decides how many there are (split, unstack)
  const char* shape = "";
  const char* description = "";
};

enum Effects : uint8_t { kNoEffects = 0, kRandom = 1, kReadsVariable = 2, kWritesVariable = 4, kCallback = 8 };

// A call as inference sees it, and where it describes the outputs. Inputs are numbered as in the schema, those of a
// list as in the call.
class InferContext {
 public:
  struct Inputs {
    int count;
    const ShapeView* shapes;
    DType* dtypes;  // `none` if an input is absent
    eager_tensor* const* tensors;
  };
  // params has kMaxParams bytes for the kernels' params. concrete says that all dims of all inputs are known.
  InferContext(eager_context& ctx, const OpDef& def, Inputs inputs, const AttrValue* attrs, void* params,
               class OutputList& outputs, bool concrete = true)
      : inputs_(inputs), concrete_(concrete), def_(def), attrs_(attrs), context_(ctx), params_(params),
        outputs_(outputs) {}

  const OpDef& def() const { return def_; }
  const AttrValue* attrs() const { return attrs_; }
  const Inputs& inputs() const { return inputs_; }
  int num_inputs() const { return inputs_.count; }
  bool has_input(int i) const { return i < inputs_.count && inputs_.dtypes[i] != DType::none; }
  ShapeView input(int i) const { return inputs_.shapes[i]; }
  int rank(int i) const { return inputs_.shapes[i].rank; }
  DType dtype(int i) const { return inputs_.dtypes[i]; }

  const AttrValue& attr(AttrName name) const;
  bool given(AttrName name) const { return attr(name).given; }
  int64_t integer(AttrName name) const { return attr(name).i; }
  double real(AttrName name) const { return attr(name).f; }
  bool boolean(AttrName name) const { return attr(name).i != 0; }
  DType dtype_attr(AttrName name, DType otherwise) const {
    const AttrValue& value = attr(name);
    return value.given ? static_cast<DType>(value.i) : otherwise;
  }
  std::string_view string(AttrName name) const {
    const AttrValue& value = attr(name);
    return value.string ? value.string : "";
  }

  // Reads the values of a kHost input as int64. Returns false if the input is absent or symbolic.
  bool host_ints(int i, std::vector<int64_t>& out) const;

  // Reports whether all dims of all inputs are known, so that params must be filled.
  bool concrete() const { return concrete_; }
  template <class P>
  P& params() {
    static_assert(sizeof(P) <= kMaxParams);
    params_size_ = sizeof(P);
    return *new (params_) P;
  }
  size_t params_size() const { return params_size_; }  // 0: there are none

  // Declares the next output. Of strings the kernel finds out how many bytes they have (StringSink), and a dim of -1, as a counted
  // output has one, is how many it adds; the first output of an op with strings is strings.
  void output(DType dtype, ShapeView shape);
  // Declares the next output, whose size along `axis` the kernel finds out: at most the one given here (kernels/common/counted.h).
  // In a trace that dim is -1. All such outputs of a call have the same size.
  void counted_output(DType dtype, ShapeView at_most, int axis);
  // Returns how many bytes the strings of an input have; 0 where it is symbolic.
  int64_t string_bytes(int i) const;
  // Reports whether an output of n elements may be a view of input `i`. Strings lie one behind the other, so that one of some of them
  // may not.
  bool can_alias(int i, int64_t n) const { return dtype(i) != DType::string || n == num_elements(input(i)); }
  // Declares that the next output shares the data of input `i`, from element `offset` on, with another shape, and
  // perhaps another dtype of the same size. No kernel runs.
  void alias(int i, DType dtype, ShapeView shape, int64_t offset = 0);

  // Has a weak scalar read as this dtype. Returns false, and does nothing, if the input is none that may become it.
  bool read_as(int i, DType t);
  // Sets the dtype by which the kernel is found, in place of the first input's (or the first output's, without inputs).
  void kernel_dtype(DType t) { kernel_dtype_ = t; }
  DType kernel_dtype_or(DType otherwise) const { return kernel_dtype_ == DType::none ? otherwise : kernel_dtype_; }

  // Draws `blocks` blocks of 128 random bits: sets the key and the first block's counter. They come from the attribute
  // `seed` if it is not 0, else from the context's stream, which moves on.
  void random(uint64_t seed, int64_t blocks, uint64_t& key, uint64_t& counter);

  // Reports whether the context lets GPUs multiply float32 as TF32.
  bool allows_tf32() const;

 private:
  const Inputs inputs_;
  const bool concrete_;
  DType kernel_dtype_ = DType::none;
  const OpDef& def_;
  const AttrValue* attrs_;
  eager_context& context_;
  void* params_;
  size_t params_size_ = 0;
  class OutputList& outputs_;
};

using InferFn = void (*)(InferContext&);
using GradientFn = void (*)(GradientContext&);
// Runs a composite op, which has no kernel: runs other ops, functions or the caller's code, and tells the recorders.
using RunFn = void (*)(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int num_inputs,
                       eager_tensor** outputs, int32_t& num_outputs);
// Runs the usual calls of an op by a way of its own (execute/execute.h). Returns false if the call must go another way; then nothing
// has happened.
using WayFn = bool (*)(eager_context& ctx, const Call& call);

enum class Saving : uint8_t { whole, shape, if_complex };

struct Save {
  bool is_output;
  Saving how;
  uint8_t index;
};

// An op definition. The setters chain: r.op("matmul").input(...)...; see any ops/FAMILY.cpp.
struct OpDef {
  const char* name = nullptr;
  const char* noun = "op";  // what messages call it; the schema of a layer is one too
  const char* description = "";
  int index = 0;  // its number in the registry
  int version = 1;
  int oldest = 1;  // the first version in which the op had its present meaning
  std::vector<Input> inputs_;
  // Returns the declaration of a call's input i: the last one stands for all of a list. The op has at least one.
  const Input& input_at(int i) const { return inputs_[std::min(static_cast<size_t>(i), inputs_.size() - 1)]; }
  std::vector<Output> outputs_;
  std::vector<Attribute> attributes_;
  std::vector<uint32_t> attribute_keys_;  // the keys of their names (AttrName)
  InferFn infer_ = nullptr;
  RunFn run_ = nullptr;       // NULL unless the op is composite
  WayFn way_ = nullptr;       // NULL: the op has no way of its own
  bool is_internal_ = false;  // only the runtime makes it; it cannot be had by name
  bool is_custom_ = false;    // the program defines it (custom_ops/definition.h)
  bool runs_code_ = false;    // by callbacks
  bool is_public_ = true;
  const char* first_parameters_ = "";
  const char* example_given_ = nullptr;  // NULL: there is no example
  const char* example_gives_ = "";
  GradientFn gradient_ = nullptr;
  bool no_gradient_ = false;
  bool elementwise_ = false;    // one output with the broadcast shape of all inputs
  bool has_parameter_ = false;  // its only attribute is the parameter of its formula
  bool (*keeps_zeros_)(eager_tensor* const* inputs, int n) = nullptr;  // of kSparse inputs; NULL: always
  uint8_t effects_ = kNoEffects;
  std::vector<Save> saves_;
  int8_t input_save_[8], output_save_[8];  // the place in saves_; -1: it is not saved. List ops do not use them.
  // The numbers of the attributes: first of the call arguments in their order, then of those that are none.
  std::array<uint8_t, kMaxAttributes> order_{};
  int num_arguments_ = 0;
  int num_first_ = 0;  // the number of those declared with argument()
  bool is_list_ = false;
  int num_hidden_ = 0;
  std::vector<std::vector<int64_t>> defaults_;  // the defaults of attributes that are lists

  // Returns the number of the attribute with this name, or -1.
  int number_of(std::string_view attr) const;
  bool has(AttrName attr) const { return std::ranges::count(attribute_keys_, attr.key) != 0; }
  // Returns the number of an attribute. INTERNAL if the op has none of this name.
  size_t index_of(AttrName attr) const {
    if (attr.number >= 0) return static_cast<size_t>(attr.number);
    for (size_t i = 0; i < attribute_keys_.size(); ++i) {
      if (attribute_keys_[i] == attr.key) return i;
    }
    no_attribute(attr);
  }
  [[noreturn]] void no_attribute(AttrName attr) const;

  OpDef& describe(const char* text) {
    description = text;
    return *this;
  }
  // Describes the input, output or attribute just declared; for a tensor, its shape too.
  OpDef& says(const char* text) {
    *said_ = text;
    return *this;
  }
  OpDef& says(const char* shape, const char* text) {
    *said_shape_ = shape;
    return says(text);
  }
  // Sets the order of parameters for people: first `names`, then required inputs, required attributes, other inputs and
  // other attributes.
  OpDef& parameters(const char* names) {
    first_parameters_ = names;
    return *this;
  }
  // Adds a call for documentation and tests. `given` has the members of a JSON object, one for each parameter; `gives`
  // has "DTYPE TEXT" for each output, separated by "; ".
  OpDef& example(const char* given, const char* gives) {
    example_given_ = given;
    example_gives_ = gives;
    return *this;
  }
  OpDef& input(const char* name, DTypeSet dtypes, char group = 'T', uint8_t flags = 0);
  OpDef& output(const char* name, const char* dtype = "x");
  OpDef& output_list(const char* name, const char* dtype = "x");
  // Declares that the last n outputs are for the gradient alone, and hidden from callers.
  OpDef& hide_outputs(int n) {
    num_hidden_ = n;
    return *this;
  }
  OpDef& attr_int(const char* name);  // without default: absent unless set
  OpDef& attr_int(const char* name, int64_t value);
  OpDef& attr_float(const char* name);
  OpDef& attr_float(const char* name, double value);
  OpDef& attr_bool(const char* name, bool value);
  OpDef& attr_dtype(const char* name);
  OpDef& attr_dtype(const char* name, DType value);
  OpDef& attr_string(const char* name);
  OpDef& attr_string(const char* name, const char* value);
  OpDef& attr_ints(const char* name);
  OpDef& attr_ints(const char* name, std::vector<int64_t> value);
  OpDef& attr_function(const char* name);
  OpDef& attr_object(const char* name, AttrType type = AttrType::object);
  OpDef& argument();  // the attribute just declared is one of the first call arguments
  // Checks that the attributes declared so far are these, so that code may read them by an enum in this order.
  OpDef& in_order(std::initializer_list<const char*> names);
  OpDef& required();     // the attribute just declared must be given
  OpDef& length(int n);  // the list of ints just declared has n of them, at most kMaxLength
  // Declares that the string just declared is one of these words. They are in capitals, and other names of a word
  // follow it behind bars: "NHWC|CHANNELS_LAST NCHW".
  OpDef& choices(const char* list);
  // Returns the place of an attribute among the call arguments, or -1 if it is none.
  int argument_of(size_t attribute) const;
  // clang-format off
  OpDef& infer(InferFn f) { infer_ = f; return *this; }
  OpDef& composite(RunFn f) { run_ = f; return *this; }
  OpDef& internal() { is_internal_ = true; return *this; }
  // clang-format on
  // Declares that the op has one output, of the broadcast shape.
  OpDef& elementwise(InferFn f) {
    elementwise_ = true;
    infer_ = f;
    return *this;
  }
  // Declares that the attribute just declared is the parameter of the op's formula, whatever its value. The op has no other, and
  // may go the short way.
  OpDef& parameter();
  // Returns that parameter.
  double parameter(const AttrValue* attrs) const {
    return attributes_[0].type == AttrType::real ? attrs[0].f : static_cast<double>(attrs[0].i);
  }
  OpDef& gradient(GradientFn f, const char* saves = "");
  OpDef& no_gradient() {
    no_gradient_ = true;
    return *this;
  }
  // Declares that the op's meaning changed in this version. Files that have an older version are refused.
  OpDef& since(int v) {
    version = oldest = v;
    return *this;
  }
  // Keeps sparse rows of these inputs only if f says that the op leaves zeros as they are; else they become dense.
  OpDef& sparse_if(bool (*f)(eager_tensor* const* inputs, int n)) {
    keeps_zeros_ = f;
    return *this;
  }
  OpDef& effects(uint8_t e) {
    effects_ = e;
    return *this;
  }

  // The texts of what was declared last, which says() sets.
  const char **said_ = nullptr, **said_shape_ = nullptr;

 private:
  OpDef& add_attribute(const char* name, AttrType type, AttrValue value);
  void become_argument(int place);  // the attribute just declared
};

inline const AttrValue& InferContext::attr(AttrName name) const { return attrs_[def_.index_of(name)]; }

class Registry {
 public:
  [[gnu::cold]] OpDef& op(const char* name);  // what calls it runs once, and is compiled for size
  // Defines an op for gradients or optimizers, which is not public.
  OpDef& helper(const char* name) {
    OpDef& def = op(name);
    def.is_public_ = false;
    return def;
  }
  // Returns the op of this name, or NULL if there is none.
  const OpDef* find(std::string_view name) const;
  int size() const { return static_cast<int>(ops_.size()); }
  const OpDef& at(int i) const { return *ops_[i]; }

  // Returns all ops of the library. The first call defines them.
  static const Registry& global();

 private:
  std::vector<std::unique_ptr<OpDef>> ops_;
  std::unordered_map<std::string_view, OpDef*> by_name_;
};

}  // namespace eager
