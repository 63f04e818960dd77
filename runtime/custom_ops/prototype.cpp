#include "runtime/custom_ops/prototype.h"

#include <sys/types.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>

#include "base/number.h"
#include "runtime/custom_ops/text_reader.h"

namespace eager {

namespace {

using TypeKind = CType::Kind;
using SourceKind = Source::Kind;
using FactorKind = Factor::Kind;

template <class T>
constexpr CType type_of() {
  const TypeKind kind = std::is_same_v<T, bool>       ? TypeKind::boolean
                        : std::is_floating_point_v<T> ? TypeKind::real
                        : std::is_signed_v<T>         ? TypeKind::integer
                                                      : TypeKind::natural;
  return {kind, sizeof(T)};
}

// The types that one word names.
std::optional<CType> type_of_word(std::string_view word) {
  static const std::pair<std::string_view, CType> types[] = {
      {"void", {}},
      {"bool", type_of<bool>()},
      {"_Bool", type_of<bool>()},
      {"float", type_of<float>()},
      {"double", type_of<double>()},
      {"int8_t", type_of<int8_t>()},
      {"int16_t", type_of<int16_t>()},
      {"int32_t", type_of<int32_t>()},
      {"int64_t", type_of<int64_t>()},
      {"uint8_t", type_of<uint8_t>()},
      {"uint16_t", type_of<uint16_t>()},
      {"uint32_t", type_of<uint32_t>()},
      {"uint64_t", type_of<uint64_t>()},
      {"size_t", type_of<size_t>()},
      {"ssize_t", type_of<ssize_t>()},
      {"ptrdiff_t", type_of<ptrdiff_t>()},
      {"intptr_t", type_of<intptr_t>()},
      {"uintptr_t", type_of<uintptr_t>()},
  };
  for (const auto& [name, type] : types) {
    if (name == word) return type;
  }
  return std::nullopt;
}

// The words of the types that are made of several, each of which may stand once, long twice.
constexpr std::string_view kIntegerWords[] = {"signed", "unsigned", "char", "short", "int", "long"};

// Returns the integer that these counts of kIntegerWords name, or none.
std::optional<CType> integer_of(const int (&count)[6]) {
  const auto [is_signed, is_unsigned, is_char, is_short, is_int, longs] = count;
  if (is_signed + is_unsigned > 1 || is_char > 1 || is_short > 1 || is_int > 1 || longs > 2) return std::nullopt;
  if (is_char + is_short + (longs > 0) > 1 || (is_char && is_int)) return std::nullopt;
  CType type = is_char      ? (is_signed ? type_of<signed char>() : type_of<char>())
               : is_short   ? type_of<short>()
               : longs == 2 ? type_of<long long>()
               : longs == 1 ? type_of<long>()
                            : type_of<int>();
  if (is_unsigned) type.kind = TypeKind::natural;
  return type;
}

class PrototypeReader : TextReader {
 public:
  PrototypeReader(std::string_view line, const OpDef& def, const Signature& signature)
      : TextReader(line, cat("the call of ", def.name)), def_(def), signature_(signature),
        letter_(input_of_first_letter(def)) {}

  Prototype read() {
    dtype();
    p_.result = type(true);
    if (p_.result.is_pointer()) malformed_at(0, "a function returns nothing or a number");
    if (p_.result.kind != TypeKind::nothing) result();
    p_.function = name();
    expect('(');
    if (!takes(')')) {
      do parameter();
      while (takes(','));
      expect(')');
    }
    if (!is_at_end()) malformed("there is more than a prototype");
    return std::move(p_);
  }

  // Checks a prototype that is called for these dtypes of the first letter.
  void check(Prototype& p, DTypeSet dtypes) {
    for (const Parameter& q : p.parameters) p.is_for_gpus = p.is_for_gpus || q.source.kind == SourceKind::stream;
    for (const Parameter& q : p.parameters) {
      if (q.source.kind == SourceKind::input && q.source.is_by_value)
        p.is_elementwise = p.is_elementwise || !signature_.is_scalar_input(q.source.index);
    }
    for (const Parameter& q : p.parameters) check_tensor(p, q, dtypes);
    if (p.output >= 0) check_result(p, dtypes);
    for (size_t i = 0; i < def_.outputs_.size(); ++i) {
      auto is_written = [&](const Parameter& q) {
        const bool writes = q.source.kind == SourceKind::output || q.source.kind == SourceKind::inout;
        return writes && q.source.index == static_cast<int32_t>(i);
      };
      const auto times = std::ranges::count_if(p.parameters, is_written) + (p.output == static_cast<int32_t>(i));
      if (times == 0) invalid_argument(p.function, " writes no output ", def_.outputs_[i].name);
      if (times > 1) invalid_argument(p.function, " writes output ", def_.outputs_[i].name, " ", times, " times");
    }
  }

 private:
  int32_t input_of(std::string_view word) const {
    const auto at = std::ranges::find(def_.inputs_, word, &Input::name);
    return at == def_.inputs_.end() ? -1 : static_cast<int32_t>(at - def_.inputs_.begin());
  }
  int32_t output_of(std::string_view word) const {
    const auto at = std::ranges::find(def_.outputs_, word, &Output::name);
    return at == def_.outputs_.end() ? -1 : static_cast<int32_t>(at - def_.outputs_.begin());
  }

  void dtype() {
    const size_t begin = at_;
    if (!begins_with_name()) return;
    const std::string_view word = name();
    if (!takes(':')) {
      at_ = begin;
      return;
    }
    p_.dtype = dtype_of_name(word);
    if (p_.dtype == DType::none) malformed_at(begin, "a dtype is expected");
    if (letter_ < 0) malformed_at(begin, "the schema has no letter");
    if (!contains(def_.inputs_[static_cast<size_t>(letter_)].dtypes, p_.dtype))
      malformed_at(begin, "the schema's first letter does not stand for this dtype");
  }

  // Reads a type. is_result: a name that is no type's ends it.
  CType type(bool is_result) {
    skip_spaces();
    const size_t begin = at_;
    std::optional<CType> found;
    int count[6] = {};
    bool is_const = false, has_integer = false;
    while (begins_with_name()) {
      const size_t before = at_;
      const std::string_view word = name();
      if (word == "const") {
        is_const = true;
        continue;
      }
      const auto part = std::ranges::find(kIntegerWords, word);
      if (part != std::end(kIntegerWords)) {
        ++count[part - kIntegerWords];
        has_integer = true;
        continue;
      }
      const std::optional<CType> named = type_of_word(word);
      if (named && !found && !has_integer) {
        found = named;
        continue;
      }
      if (!is_result || !(found || has_integer)) malformed_at(before, "a type of C is expected");
      at_ = before;
      break;
    }
    if (has_integer) found = found ? std::nullopt : integer_of(count);
    if (!found) malformed_at(begin, "a type of C is expected");
    CType t = *found;
    while (takes('*')) {
      if (t.pointers++ == 0) t.is_const = is_const;
      while (begins_with_name()) {
        const size_t before = at_;
        if (name() == "const") continue;
        if (!is_result) malformed_at(before, "'*' or '=' is expected");
        at_ = before;
        break;
      }
    }
    size_t end = at_;
    while (end > begin && is_space(text_[end - 1])) --end;
    t.text = text_.substr(begin, end - begin);
    return t;
  }

  void result() {
    expect('=');
    if (begins_with_name()) {
      const size_t begin = at_;
      p_.output = output_of(name());
      if (p_.output < 0) malformed_at(begin, "a number or an output is expected");
      return;
    }
    const size_t begin = at_;
    p_.expected = integer();
    if (!p_.result.is_integral() || !range_of(p_.result).has(p_.expected))
      malformed_at(begin, cat(p_.result.text, " is no type of this number"));
  }

  void parameter() {
    constexpr size_t kMostParameters = 64;
    if (p_.parameters.size() == kMostParameters) malformed("there are too many parameters");
    Parameter q;
    q.type = type(false);
    if (q.type.kind == TypeKind::nothing && !q.type.is_pointer()) malformed("a parameter has a type");
    expect('=');
    skip_spaces();
    const size_t begin = at_;
    if (takes('&')) {
      if (!q.type.is_pointer()) malformed_at(begin, "an address is passed as a pointer");
      q.by_address = true;
      --q.type.pointers;
    }
    source(q);
    p_.parameters.push_back(std::move(q));
  }

  void source(Parameter& q) {
    skip_spaces();
    const size_t begin = at_;
    if (takes('\'')) {
      if (at_ + 1 >= text_.size() || text_[at_ + 1] != '\'') malformed_at(begin, "one character is expected");
      const int64_t c = static_cast<unsigned char>(text_[at_]);
      at_ += 2;
      q.source.kind = SourceKind::integer;
      q.source.product = {{FactorKind::number, false, 0, c}};
      expect_type(begin, q, q.type.is_integral() && !q.type.is_pointer(), "a character");
      if (q.type.size > 1 || q.type.kind == TypeKind::boolean) check_number(begin, q, c);  // a char is any byte
      return;
    }
    if (!begins_with_name()) {
      number(q);
      return;
    }
    const std::string_view word = name();
    if (word == "NULL") plain(begin, q, SourceKind::null);
    else if (word == "user_data") plain(begin, q, SourceKind::user_data);
    else if (word == "stream") plain(begin, q, SourceKind::stream);
    else if (begins_with("(")) function(begin, word, q);
    else named(begin, word, q);
  }

  void expect_type(size_t at, const Parameter& q, bool fits, const std::string& what) const {
    if (!fits) malformed_at(at, cat(q.type.text, " is no type for ", what));
  }
  void plain(size_t begin, Parameter& q, SourceKind kind) {
    q.source.kind = kind;
    expect_type(begin, q, q.type.is_pointer(), "an address");
  }

  void number(Parameter& q) {
    skip_spaces();
    const size_t begin = at_;
    const std::string word = TextReader::number();
    int64_t value = 0;
    if (is_integer(word, value) && q.type.kind != TypeKind::real) {
      at_ = begin;
      integer_source(begin, q);
      return;
    }
    const std::optional<double> real = number_of(word);
    if (!real) malformed_at(begin, "a source is expected");
    const bool is_finite =
        q.type.size != sizeof(float) || !(std::abs(*real) > std::numeric_limits<float>::max()) || std::isinf(*real);
    expect_type(begin, q, q.type.kind == TypeKind::real && !q.type.is_pointer() && is_finite, "this number");
    q.source.kind = SourceKind::real;
    q.source.index = -1;
    q.source.value = *real;
  }

  // Reads what has arguments: inout, dims, scratch, or the beginning of an integer.
  void function(size_t begin, std::string_view word, Parameter& q) {
    if (word == "inout") {
      expect('(');
      const size_t at_output = at_;
      q.source.index = output_of(name());
      if (q.source.index < 0) malformed_at(at_output, "an output is expected");
      expect(',');
      const size_t at_input = at_;
      q.source.input = input_of(name());
      if (q.source.input < 0) malformed_at(at_input, "an input is expected");
      expect(')');
      q.source.kind = SourceKind::inout;
      refuse_list(at_input, q.source.input);
      expect_type(begin, q, is_to_tensor(q) && !q.type.is_const, "an output");
    } else if (word == "dims") {
      expect('(');
      std::tie(q.source.is_output, q.source.index) = tensor();
      expect(')');
      q.source.kind = SourceKind::dims;
      expect_type(begin, q, is_to_int64s(q), "dims");
    } else if (word == "scratch") {
      expect('(');
      q.source.product = product();
      expect(')');
      q.source.kind = SourceKind::scratch;
      if (q.source.product[0].kind == FactorKind::number && q.source.product.size() == 1 &&
          q.source.product[0].value < 0)
        malformed_at(begin, "scratch memory has no such size");
      expect_type(begin, q, q.type.pointers == 1 && !q.by_address, "scratch memory");
    } else {
      at_ = begin;
      integer_source(begin, q);
    }
  }

  bool is_to_tensor(const Parameter& q) const { return q.type.pointers == 1 && !q.by_address; }
  bool is_to_int64s(const Parameter& q) const {
    return is_to_tensor(q) && q.type.is_const && q.type.kind == TypeKind::integer && q.type.size == 8;
  }
  void refuse_list(size_t at, int32_t input) const {
    if (def_.inputs_[static_cast<size_t>(input)].flags & kList) malformed_at(at, "a list is no source");
  }

  // Reads the rest of a source that is one name, or the beginning of an integer.
  void named(size_t begin, std::string_view word, Parameter& q) {
    const int32_t input = input_of(word), output = output_of(word);
    const int attr = def_.number_of(word);
    const bool is_output_of_that_name = output >= 0 && is_to_tensor(q) && !q.type.is_const;
    if (attr >= 0 && !is_output_of_that_name) {
      attribute(begin, attr, q);
      return;
    }
    if (input < 0 && output < 0) malformed_at(begin, "no input, output or attribute has this name");
    if (q.type.is_pointer() && output >= 0 && !(input >= 0 && q.type.is_const)) {
      q.source.kind = SourceKind::output;
      q.source.index = output;
      expect_type(begin, q, is_to_tensor(q) && !q.type.is_const, "an output");
      return;
    }
    if (input < 0) malformed_at(begin, "an output is passed by a pointer");
    refuse_list(begin, input);
    q.source.kind = SourceKind::input;
    q.source.index = input;
    q.source.is_by_value = !q.type.is_pointer();
    if (q.by_address) malformed_at(begin, "an input's own address is passed, without '&'");
    if (q.source.is_by_value && def_.inputs_[static_cast<size_t>(input)].flags & kOptional)
      malformed_at(begin, "an input that may be absent is passed by a pointer");
    if (q.type.is_pointer()) expect_type(begin, q, is_to_tensor(q) && q.type.is_const, "an input, which is const");
  }

  void attribute(size_t begin, int attr, Parameter& q) {
    const Attribute& a = def_.attributes_[static_cast<size_t>(attr)];
    q.source.index = attr;
    if (a.type == AttrType::string) {
      q.source.kind = SourceKind::text;
      const bool is_char = q.type.size == 1 && q.type.kind != TypeKind::boolean;
      expect_type(begin, q, is_to_tensor(q) && q.type.is_const && is_char, "a text");
    } else if (a.type == AttrType::ints) {
      q.source.kind = SourceKind::ints;
      expect_type(begin, q, is_to_int64s(q), "integers");
    } else if (a.type == AttrType::real || q.type.kind == TypeKind::real) {
      refuse_absent(begin, a);
      q.source.kind = SourceKind::real;
      const bool is_number = a.type == AttrType::real || a.type == AttrType::integer;
      expect_type(begin, q, is_number && q.type.kind == TypeKind::real && !q.type.is_pointer(), "this attribute");
    } else {
      at_ = begin;
      integer_source(begin, q);
    }
  }
  void refuse_absent(size_t at, const Attribute& a) const {
    if (!a.is_required && !a.default_value.given)
      malformed_at(at, "an attribute that may be absent has no value to pass");
  }

  void integer_source(size_t begin, Parameter& q) {
    q.source.kind = SourceKind::integer;
    q.source.product = product();
    expect_type(begin, q, q.type.is_integral() && !q.type.is_pointer(), "an integer");
    const auto& first = q.source.product[0];
    if (q.source.product.size() == 1 && first.kind == FactorKind::number) check_number(begin, q, first.value);
  }
  void check_number(size_t at, const Parameter& q, int64_t number) const {
    if (!range_of(q.type).has(number)) malformed_at(at, cat(q.type.text, " cannot hold this number"));
  }

  std::vector<Factor> product() {
    skip_spaces();
    const size_t begin = at_;
    std::vector<Factor> factors;
    do factors.push_back(factor());
    while (takes('*'));
    if (!std::ranges::all_of(factors, [](const Factor& f) { return f.kind == FactorKind::number; })) return factors;
    Factor& all = factors[0];
    for (size_t i = 1; i < factors.size(); ++i) {
      if (__builtin_mul_overflow(all.value, factors[i].value, &all.value))
        malformed_at(begin, "a number is beyond 64 bits");
    }
    factors.resize(1);
    return factors;
  }

  Factor factor() {
    skip_spaces();
    const size_t begin = at_;
    if (!begins_with_name()) return {FactorKind::number, false, 0, integer()};
    const std::string_view word = name();
    if (!takes('(')) {
      const int attr = def_.number_of(word);
      const AttrType t = attr < 0 ? AttrType::string : def_.attributes_[static_cast<size_t>(attr)].type;
      if (t != AttrType::integer && t != AttrType::boolean && t != AttrType::dtype)
        malformed_at(begin, "an integer is expected");
      refuse_absent(begin, def_.attributes_[static_cast<size_t>(attr)]);
      return {FactorKind::attribute, false, attr, 0};
    }
    if (word != "size" && word != "dim" && word != "rank")
      malformed_at(begin, "size, dim, rank, inout, dims or scratch is expected");
    Factor f{word == "size" ? FactorKind::size : word == "dim" ? FactorKind::dim : FactorKind::rank};
    std::tie(f.is_output, f.index) = tensor();
    if (f.kind == FactorKind::dim) {
      expect(',');
      f.value = integer();
    }
    expect(')');
    return f;
  }

  // Reads the name of a tensor: whether it is an output, and its number. Of one name, it is the input.
  std::pair<bool, int32_t> tensor() {
    skip_spaces();
    const size_t begin = at_;
    const std::string_view word = name();
    const int32_t input = input_of(word), output = output_of(word);
    if (input < 0 && output < 0) malformed_at(begin, "an input or output is expected");
    if (input >= 0) refuse_list(begin, input);
    return {input < 0, input < 0 ? output : input};
  }

  // The dtypes that a tensor may have in a call of a prototype, which is for these of the first letter.
  DTypeSet dtypes_of_input(int32_t i, DTypeSet first) const {
    const Input& in = def_.inputs_[static_cast<size_t>(i)];
    const bool has_letter = letter_ >= 0 && in.group == def_.inputs_[static_cast<size_t>(letter_)].group;
    return has_letter ? first : in.dtypes;
  }
  DTypeSet dtypes_of_output(int32_t i, DTypeSet first) const {
    const Signature::OutputDType& from = signature_.output_dtype(i);
    if (from.attribute >= 0) return dtypes::fixed;
    if (!from.letter) return dtype_bit(from.dtype);
    const auto same = std::ranges::find(def_.inputs_, from.letter, &Input::group);
    return dtypes_of_input(static_cast<int32_t>(same - def_.inputs_.begin()), first);
  }
  // Reports whether an output has the dtype of an input in every call.
  bool has_dtype_of(int32_t output, int32_t input, DTypeSet first) const {
    const DTypeSet one = dtypes_of_output(output, first);
    if (one == dtypes_of_input(input, first) && (one & (one - 1)) == 0) return true;
    const char letter = signature_.output_dtype(output).letter;
    return letter && letter == def_.inputs_[static_cast<size_t>(input)].group;
  }
  void check_type(const Prototype& p, const CType& type, DTypeSet dtypes, const char* tensor) const {
    for (int d = 1; d < kNumDTypes; ++d) {
      const auto dtype = static_cast<DType>(d);
      if (!contains(dtypes, dtype) || fits(type, dtype)) continue;
      invalid_argument("in the call of ", def_.name, ", ", p.function, "'s ", type.text, " is not ", tensor,
                       "'s type, which may be ", dtype_name(dtype));
    }
  }

  void check_tensor(const Prototype& p, const Parameter& q, DTypeSet dtypes) const {
    const Source& s = q.source;
    const bool is_tensor = s.kind == SourceKind::input || s.kind == SourceKind::output || s.kind == SourceKind::inout;
    if (p.is_for_gpus && (s.is_by_value || s.kind == SourceKind::inout || s.kind == SourceKind::scratch))
      invalid_argument("in the call of ", def_.name, ", ", p.function,
                       " has a stream, and so neither inout, scratch nor numbers of tensors");
    if (!is_tensor) return;
    if (p.is_elementwise && !s.is_by_value)
      invalid_argument("in the call of ", def_.name, ", ", p.function,
                       " takes the elements of one tensor by value, and the address of another");
    if (s.kind != SourceKind::output) {
      const int32_t i = s.kind == SourceKind::input ? s.index : s.input;
      check_type(p, q.type, dtypes_of_input(i, dtypes), def_.inputs_[static_cast<size_t>(i)].name);
    }
    if (s.kind != SourceKind::input)
      check_type(p, q.type, dtypes_of_output(s.index, dtypes), def_.outputs_[static_cast<size_t>(s.index)].name);
    if (s.kind == SourceKind::inout && !has_dtype_of(s.index, s.input, dtypes))
      invalid_argument("in the call of ", def_.name, ", inout has tensors of two dtypes");
  }

  void check_result(const Prototype& p, DTypeSet dtypes) const {
    if (p.is_for_gpus)
      invalid_argument("in the call of ", def_.name, ", ", p.function, " has a stream and returns an output");
    check_type(p, p.result, dtypes_of_output(p.output, dtypes), def_.outputs_[static_cast<size_t>(p.output)].name);
    if (!p.is_elementwise && !signature_.is_scalar_output(p.output))
      invalid_argument("in the call of ", def_.name, ", output ", def_.outputs_[static_cast<size_t>(p.output)].name,
                       " is what ", p.function, " returns, so that its rank is 0");
    for (const Parameter& q : p.parameters) {
      if (q.source.kind != SourceKind::input || !p.is_elementwise) continue;
      if (signature_.is_scalar_input(q.source.index) || signature_.is_same_shape(q.source.index, p.output)) continue;
      invalid_argument("in the call of ", def_.name, ", ", p.function, " takes elements of ",
                       def_.inputs_[static_cast<size_t>(q.source.index)].name, ", whose shape is not the output's");
    }
  }

  const OpDef& def_;
  const Signature& signature_;
  const int32_t letter_;
  Prototype p_;
};

}  // namespace

bool fits(const CType& type, DType dtype) {
  if (dtype == DType::string || type.pointers > 1) return false;
  if (type.kind == TypeKind::nothing) return true;
  if (type.size != dtype_size(dtype)) return false;
  const DTypeSet one = dtype_bit(dtype);
  switch (type.kind) {
    case TypeKind::real: return one & (dtype_bit(DType::float32) | dtype_bit(DType::float64));
    case TypeKind::boolean: return dtype == DType::boolean;
    case TypeKind::integer: return one & dtypes::signed_integers || type.size == 1;
    default:
      return one & dtypes::unsigned_integers || type.size == 1 || dtype == DType::float16 || dtype == DType::bfloat16;
  }
}

IntegerRange range_of(const CType& type) {
  if (type.kind == TypeKind::boolean) return {0, 1};
  const int unused = 64 - 8 * type.size;
  if (type.kind == TypeKind::natural) return {0, unused == 0 ? INT64_MAX : INT64_MAX >> (unused - 1)};
  return {INT64_MIN >> unused, INT64_MAX >> unused};
}

int32_t input_of_first_letter(const OpDef& def) {
  const auto at = std::ranges::find_if(def.inputs_, [](const Input& in) { return in.group != 0; });
  return at == def.inputs_.end() ? -1 : static_cast<int32_t>(at - def.inputs_.begin());
}

std::vector<Prototype> read_prototypes(const char* text, const OpDef& def, const Signature& signature) {
  auto refuse_word = [&](std::string_view name) {
    if (name == "NULL" || name == "user_data" || name == "stream")
      invalid_argument("in the call of ", def.name, ", ", std::string(name),
                       " is a source, and no tensor's or attribute's name");
  };
  for (const Input& in : def.inputs_) refuse_word(in.name);
  for (const Output& out : def.outputs_) refuse_word(out.name);
  for (const Attribute& a : def.attributes_) refuse_word(a.name);
  std::vector<Prototype> all;
  const int32_t letter = input_of_first_letter(def);
  DTypeSet rest = letter < 0 ? 0 : def.inputs_[static_cast<size_t>(letter)].dtypes;
  bool has_general = false;
  const std::string_view whole = text;
  for (size_t begin = 0; begin <= whole.size();) {
    const size_t end = std::min(whole.find('\n', begin), whole.size());
    const std::string_view line = whole.substr(begin, end - begin);
    begin = end + 1;
    if (line.find_first_not_of(" \t\r") == line.npos) continue;
    Prototype p = PrototypeReader(line, def, signature).read();
    const bool is_second = p.dtype == DType::none ? has_general : !contains(rest, p.dtype);
    if (is_second) invalid_argument("the call of ", def.name, " has two prototypes for one dtype");
    has_general = has_general || p.dtype == DType::none;
    if (p.dtype != DType::none) rest &= ~dtype_bit(p.dtype);
    all.push_back(std::move(p));
  }
  if (all.empty()) invalid_argument("the call of ", def.name, " has no prototype");
  if (!has_general && rest) {
    int d = 0;
    while (!contains(rest, static_cast<DType>(d))) ++d;
    invalid_argument("the call of ", def.name, " has no prototype for ", dtype_name(static_cast<DType>(d)));
  }
  for (Prototype& p : all)
    PrototypeReader({}, def, signature).check(p, p.dtype == DType::none ? rest : dtype_bit(p.dtype));
  for (const Prototype& p : all) {
    if (p.is_for_gpus != all[0].is_for_gpus)
      invalid_argument("the call of ", def.name, " has prototypes with a stream and without");
  }
  return all;
}

}  // namespace eager
