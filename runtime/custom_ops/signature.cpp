#include "runtime/custom_ops/signature.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>

#include "base/number.h"
#include "base/small.h"
#include "runtime/custom_ops/text_reader.h"

namespace eager {

// Reads a schema's text. Inputs and attributes stand together, so that dims are read when all names are known.
class SignatureReader : TextReader {
 public:
  SignatureReader(std::string_view text, Signature& to, OpDef& def)
      : TextReader(text, cat("the schema of ", def.name)), to_(to), def_(def) {}

  void read(bool infers_itself) {
    if (!begins_with("->")) {
      do input();
      while (takes(','));
    }
    if (!takes("->")) malformed("'->' is expected");
    do output();
    while (takes(','));
    while (takes(';')) letter();
    if (!is_at_end()) malformed("there is more than a schema");
    settle_dtypes();
    for (const Dims& d : inputs_dims_) to_.inputs_.push_back(pattern(d, true));
    for (const Dims& d : outputs_dims_) to_.outputs_.push_back(pattern(d, infers_itself));
  }

 private:
  struct Dims {
    std::string_view text;  // what stands in brackets
    size_t at;              // where it stands
    bool has_brackets;
  };

  // Reports whether a name is a letter that stands for dtypes.
  static bool is_letter(std::string_view name) {
    return name.size() == 1 && std::isupper(static_cast<unsigned char>(name[0]));
  }
  const char* keep(std::string_view text) { return to_.texts_.emplace_back(text).c_str(); }

  const char* new_input_name() {
    const size_t begin = at_;
    const std::string_view found = name();
    if (std::ranges::count(def_.inputs_, found, &Input::name) > 0 || def_.number_of(found) >= 0)
      malformed_at(begin, "there are two inputs of one name");
    return declared(found);
  }
  const char* new_output_name() {
    const size_t begin = at_;
    const std::string_view found = name();
    if (std::ranges::count(def_.outputs_, found, &Output::name) > 0)
      malformed_at(begin, "there are two outputs of one name");
    return declared(found);
  }
  const char* declared(std::string_view found) {
    expect(':');
    return keep(found);
  }

  // Reads what stands in brackets, as text.
  Dims dims() {
    if (!takes('[')) return {{}, at_, false};
    const size_t end = text_.find_first_of("]:;", at_);
    if (end == text_.npos || text_[end] != ']') malformed("',' or ']' is expected");
    const Dims found{text_.substr(at_, end - at_), at_, true};
    at_ = end + 1;
    return found;
  }
  const char* shape_text(const Dims& d) {
    if (!d.has_brackets) return "[]";
    const std::string all(d.text);
    return all == "any" ? "any" : keep(cat("[", all, "]"));
  }

  void input() {
    const char* input_name = new_input_name();
    const size_t begin = at_;
    const std::string_view type = name();
    if (!begins_with("[") && attribute(input_name, type)) return;  // x: bool[] is a tensor, x: bool an attribute
    if (def_.is_list_) malformed_at(begin, "a list is the last input");
    const char group = is_letter(type) ? type[0] : '\0';
    const DType dtype = group ? DType::none : dtype_of_name(type);
    if (!group && dtype == DType::none) malformed_at(begin, "a dtype is expected");
    const Dims d = dims();
    uint8_t flags = 0;
    if (takes('?')) flags = kOptional;
    else if (takes('*')) flags = kList;
    if (def_.inputs_.size() == kMostTensors) malformed_at(begin, "there are too many inputs");
    inputs_dims_.push_back(d);
    def_.input(input_name, group ? dtypes::fixed : dtype_bit(dtype), group, flags);
    def_.says(shape_text(d), "");
  }

  bool attribute(const char* attribute_name, std::string_view type) {
    if (type != "int" && type != "float" && type != "bool" && type != "dtype" && type != "string" && type != "ints")
      return false;
    if (def_.attributes_.size() == kMaxAttributes) malformed("there are too many attributes");
    const bool has_default = takes('=');
    if (type == "int") has_default ? def_.attr_int(attribute_name, integer()) : def_.attr_int(attribute_name);
    else if (type == "float") has_default ? def_.attr_float(attribute_name, real()) : def_.attr_float(attribute_name);
    else if (type == "bool") {
      if (has_default) def_.attr_bool(attribute_name, boolean());
      else absent_bool(attribute_name);
    } else if (type == "dtype") {
      has_default ? def_.attr_dtype(attribute_name, dtype()) : def_.attr_dtype(attribute_name);
    } else if (type == "string") {
      has_default ? def_.attr_string(attribute_name, string()) : def_.attr_string(attribute_name);
    } else {
      has_default ? def_.attr_ints(attribute_name, integers()) : def_.attr_ints(attribute_name);
    }
    if (!has_default && !takes('?')) def_.required();
    return true;
  }
  void absent_bool(const char* attribute_name) {
    def_.attr_bool(attribute_name, false);
    def_.attributes_.back().default_value = {};
  }

  double real() {
    const size_t begin = at_;
    const std::optional<double> value = number_of(number());
    if (!value) malformed_at(begin, "a number is expected");
    return *value;
  }
  bool boolean() {
    if (takes("true")) return true;
    if (!takes("false")) malformed("true or false is expected");
    return false;
  }
  DType dtype() {
    const size_t begin = at_;
    const DType found = dtype_of_name(name());
    if (found == DType::none) malformed_at(begin, "a dtype is expected");
    return found;
  }
  const char* string() {
    if (!takes('\'')) malformed("a text in single quotes is expected");
    const size_t end = text_.find('\'', at_);
    if (end == text_.npos) malformed("the text does not end");
    const char* found = keep(text_.substr(at_, end - at_));
    at_ = end + 1;
    return found;
  }
  std::vector<int64_t> integers() {
    std::vector<int64_t> list;
    if (!takes('[')) malformed("a list in brackets is expected");
    if (takes(']')) return list;
    do list.push_back(integer());
    while (takes(','));
    expect(']');
    return list;
  }

  void output() {
    const char* output_name = new_output_name();
    const size_t begin = at_;
    const std::string_view type = name();
    if (def_.outputs_.size() == kMostTensors) malformed_at(begin, "there are too many outputs");
    outputs_dims_.push_back(dims());
    output_types_.push_back({type, begin});
    def_.output(output_name, "").says(shape_text(outputs_dims_.back()), "");
  }

  // Reads "T: float32 float64".
  void letter() {
    const size_t begin = at_;
    const std::string_view name_of_letter = name();
    if (!is_letter(name_of_letter) || !takes(':')) malformed_at(begin, "a capital letter and ':' are expected");
    if (std::ranges::count(listed_, name_of_letter[0])) malformed_at(begin, "the letter has dtypes already");
    listed_.push_back(name_of_letter[0]);
    DTypeSet set = 0;
    do set |= dtype_bit(dtype());
    while (!begins_with(";") && at_ < text_.size());
    bool is_used = false;
    for (Input& in : def_.inputs_) {
      if (in.group != name_of_letter[0]) continue;
      in.dtypes = set;
      if (!(set & ~dtypes::inexact)) in.flags |= kIntegersToFloat;
      is_used = true;
    }
    if (!is_used) malformed_at(begin, "no input has a dtype of this letter");
  }

  void settle_dtypes() {
    for (size_t i = 0; i < output_types_.size(); ++i) {
      const auto [type, at] = output_types_[i];
      Output& out = def_.outputs_[i];
      Signature::OutputDType& from = to_.output_dtypes_.emplace_back();
      const int attr = def_.number_of(type);
      if (attr >= 0 && def_.attributes_[static_cast<size_t>(attr)].type == AttrType::dtype) {
        from.attribute = attr;
        out.dtype = def_.attributes_[static_cast<size_t>(attr)].name;
      } else if (is_letter(type)) {
        const auto same = std::ranges::find(def_.inputs_, type[0], &Input::group);
        if (same == def_.inputs_.end()) malformed_at(at, "no input has a dtype of this letter");
        if (contains(same->dtypes, DType::string)) malformed_at(at, "an output cannot be strings");
        from.letter = type[0];
        out.dtype = same->name;
      } else {
        from.dtype = dtype_of_name(type);
        if (from.dtype == DType::none) malformed_at(at, "a dtype is expected");
        if (from.dtype == DType::string) malformed_at(at, "an output cannot be strings");
        out.dtype = dtype_name(from.dtype);
      }
    }
  }

  static int place(std::vector<std::string>& names, std::string_view wanted) {
    const auto at = std::ranges::find(names, wanted);
    if (at != names.end()) return static_cast<int>(at - names.begin());
    names.emplace_back(wanted);
    return static_cast<int>(names.size()) - 1;
  }

  // Makes a pattern of what stands in brackets. may_name: a name may be a new one.
  Signature::Pattern pattern(const Dims& d, bool may_name) {
    Signature::Pattern p;
    const size_t after = std::exchange(at_, d.at);
    const std::string_view all = std::exchange(text_, text_.substr(0, d.at + d.text.size()));
    if (d.has_brackets && !is_at_end()) {
      do dim(p, may_name);
      while (takes(','));
      if (!is_at_end() || (p.is_any && (p.run >= 0 || !p.dims.empty()))) malformed("',' or ']' is expected");
    }
    at_ = after;
    text_ = all;
    return p;
  }

  void dim(Signature::Pattern& p, bool may_name) {
    using Dim = Signature::Dim;
    skip_spaces();
    const size_t begin = at_;
    if (at_ < text_.size() && is_digit(text_[at_])) {
      p.dims.push_back({Dim::Kind::number, integer()});
      check_rank(begin, p);
      return;
    }
    const std::string_view word = begins_with("...") ? std::string_view() : name();
    if (takes("...")) {
      if (p.run >= 0) malformed_at(begin, "a shape has one '...'");
      if (!may_name && !std::ranges::count(to_.runs_, word)) malformed_at(begin, "no input has these dims");
      p.run = place(to_.runs_, word);
      p.before = p.dims.size();
    } else if (word == "any") {
      p.is_any = true;
      if (!may_name) malformed_at(begin, "the program's inference must say the shape of an output");
    } else if (const int attr = def_.number_of(word); attr >= 0) {
      if (def_.attributes_[static_cast<size_t>(attr)].type != AttrType::integer)
        malformed_at(begin, "only an attribute of type int is a dim");
      p.dims.push_back({Dim::Kind::attribute, attr});
    } else {
      if (!may_name && !std::ranges::count(to_.sizes_, word)) malformed_at(begin, "no input has this dim");
      p.dims.push_back({Dim::Kind::size, place(to_.sizes_, word)});
    }
    check_rank(begin, p);
  }
  void check_rank(size_t at, const Signature::Pattern& p) const {
    if (p.dims.size() > kMaxRank) malformed_at(at, "a tensor has at most 32 dims");
  }

  static constexpr size_t kMostTensors = 64;
  Signature& to_;
  OpDef& def_;
  std::vector<Dims> inputs_dims_, outputs_dims_;
  std::vector<std::pair<std::string_view, size_t>> output_types_;  // and where they stand
  std::vector<char> listed_;                                       // the letters whose dtypes are listed
};

void Signature::read(const char* text, OpDef& def, bool infers_itself) {
  SignatureReader(text, *this, def).read(infers_itself);
}

void Signature::let_broadcast() {
  const auto may = [&](const Pattern& p) {
    return p.is_scalar() || (!p.is_any && p.dims.empty() && runs_[static_cast<size_t>(p.run)].empty());
  };
  broadcasts_ = std::ranges::all_of(inputs_, may) && std::ranges::all_of(outputs_, may);
}

// The sizes and runs of a signature, as one call has them.
class Fitting {
 public:
  Fitting(const Signature& s, const OpDef& def, const InferContext::Inputs& inputs, const AttrValue* attrs)
      : s_(s), def_(def), inputs_(inputs), attrs_(attrs), sizes_(static_cast<int>(s.sizes_.size())),
        runs_(static_cast<int>(s.runs_.size())) {
    for (size_t i = 0; i < s.sizes_.size(); ++i) sizes_[static_cast<int>(i)] = {kUnknown, -1};
    for (size_t i = 0; i < s.runs_.size(); ++i) runs_[static_cast<int>(i)].from = -1;
  }

  void fit(int input) {
    if (inputs_.dtypes[input] == DType::none) return;
    const Signature::Pattern& p = pattern(input);
    if (p.is_any) return;
    const ShapeView shape = inputs_.shapes[input];
    const auto fixed = static_cast<int>(p.dims.size());
    if (p.run < 0 ? shape.rank != fixed : shape.rank < fixed) [[unlikely]]
      refuse_rank(input);
    const int length = shape.rank - fixed, before = p.run < 0 ? fixed : static_cast<int>(p.before);
    for (int k = 0; k < fixed; ++k) {
      const Signature::Dim& d = p.dims[static_cast<size_t>(k)];
      const int64_t dim = shape[k < before ? k : k + length];
      if (d.kind == Signature::Dim::Kind::size) fit_size(static_cast<int>(d.value), dim, input);
      else if (!may_equal(dim, value(d))) refuse_dim(d, dim, k, input);
    }
    if (p.run >= 0) fit_run(p.run, {shape.dims + before, length}, input);
  }

  // Returns whether all dims are known.
  bool output(const Signature::Pattern& p, Signature::Inferred& out) const {
    if (p.is_any) {
      out.rank = -1;
      return false;
    }
    const auto fixed = static_cast<int>(p.dims.size()), before = p.run < 0 ? fixed : static_cast<int>(p.before);
    int64_t all = 0;  // negative if a dim is
    for (int k = 0; k < before; ++k) all |= out.dims[k] = value(p.dims[static_cast<size_t>(k)]);
    out.rank = fixed;
    if (p.run >= 0) {
      const Run& run = runs_[p.run];
      if (run.from < 0) refuse_absent_run(p.run);
      out.rank = fixed + run.length;
      if (out.rank > kMaxRank) invalid_argument("rank must be at most ", kMaxRank);
      for (int i = 0; i < run.length; ++i) all |= out.dims[before + i] = run.dims[i];
      for (int k = before; k < fixed; ++k) all |= out.dims[run.length + k] = value(p.dims[static_cast<size_t>(k)]);
    }
    return all >= 0;
  }

 private:
  struct Size {
    int64_t value;
    int from;  // the input that has it; -1: none so far
  };
  struct Run {
    int from = -1;
    int length = 0;
    int64_t dims[kMaxRank];
  };

  const Signature::Pattern& pattern(int input) const {
    return s_.inputs_[std::min(static_cast<size_t>(input), s_.inputs_.size() - 1)];
  }
  // Returns the name of an input for messages: of a list, with its place.
  std::string name(int input) const {
    const int fixed = static_cast<int>(def_.inputs_.size()) - def_.is_list_;
    const Input& in = def_.input_at(input);
    return input < fixed ? in.name : cat(in.name, "[", input - fixed, "]");
  }
  int64_t value(const Signature::Dim& d) const {
    switch (d.kind) {
      case Signature::Dim::Kind::number: return d.value;
      case Signature::Dim::Kind::size: return sizes_[static_cast<int>(d.value)].value;
      default: break;
    }
    const AttrValue& a = attrs_[d.value];
    if (!a.given || a.i < 0) [[unlikely]]
      refuse_attribute(d);
    return a.i;
  }

  void fit_size(int number, int64_t dim, int input) {
    Size& size = sizes_[number];
    if (size.value < 0) size = {dim, input};
    else if (dim != size.value && dim >= 0) refuse_size(number, dim, input);
  }

  [[noreturn, gnu::cold, gnu::noinline]] void refuse_attribute(const Signature::Dim& d) const {
    const AttrValue& a = attrs_[d.value];
    const char* attr = def_.attributes_[static_cast<size_t>(d.value)].name;
    if (!a.given) invalid_argument("attribute '", attr, "' is a dim and must be given");
    invalid_argument("attribute '", attr, "' is a dim, and negative: ", a.i);
  }
  [[noreturn, gnu::cold, gnu::noinline]] void refuse_absent_run(int number) const {
    invalid_argument("dims ", s_.runs_[static_cast<size_t>(number)],
                     "... of an output are those of an input that is absent");
  }
  [[noreturn, gnu::cold, gnu::noinline]] void refuse_rank(int input) const {
    invalid_argument(name(input), " has rank ", inputs_.shapes[input].rank, ", its shape is ",
                     def_.input_at(input).shape);
  }
  [[noreturn, gnu::cold, gnu::noinline]] void refuse_dim(const Signature::Dim& d, int64_t dim, int place,
                                                         int input) const {
    const bool is_attribute = d.kind == Signature::Dim::Kind::attribute;
    invalid_argument("dim ", place, " of ", name(input), " is ", dim, ", ",
                     is_attribute ? cat("attribute ", def_.attributes_[static_cast<size_t>(d.value)].name, " is ")
                                  : "not ",
                     value(d));
  }
  [[noreturn, gnu::cold, gnu::noinline]] void refuse_size(int number, int64_t dim, int input) const {
    const Size& size = sizes_[number];
    invalid_argument("dim ", s_.sizes_[static_cast<size_t>(number)], " is ", size.value, " in ", name(size.from), ", ",
                     dim, " in ", name(input));
  }
  [[noreturn, gnu::cold, gnu::noinline]] void refuse_run(int number, ShapeView dims, int input) const {
    const Run& run = runs_[number];
    invalid_argument("dims ", s_.runs_[static_cast<size_t>(number)], "... are ", to_string({run.dims, run.length}),
                     " in ", name(run.from), ", ", to_string(dims), " in ", name(input));
  }

  void fit_run(int number, ShapeView dims, int input) {
    Run& run = runs_[number];
    if (run.from < 0) {
      run.from = input;
      run.length = dims.rank;
      std::copy_n(dims.dims, dims.rank, run.dims);
      return;
    }
    if (s_.broadcasts_ && !(ShapeView{run.dims, run.length} == dims)) {
      Shape all;
      broadcast({run.dims, run.length}, dims, all);
      run.length = all.rank();
      std::copy_n(all.dims(), all.rank(), run.dims);
      return;
    }
    if (!may_equal(ShapeView{run.dims, run.length}, dims)) refuse_run(number, dims, input);
    for (int i = 0; i < run.length; ++i) {
      if (run.dims[i] < 0) run.dims[i] = dims[i];
    }
  }

  const Signature& s_;
  const OpDef& def_;
  const InferContext::Inputs& inputs_;
  const AttrValue* attrs_;
  Small<Size, 8> sizes_;
  Small<Run, 2> runs_;
};

DType Signature::infer_dtype(size_t output, const OpDef& def, const InferContext::Inputs& inputs,
                             const AttrValue* attrs) const {
  const OutputDType& from = output_dtypes_[output];
  if (from.attribute >= 0) {
    const AttrValue& a = attrs[from.attribute];
    if (!a.given)
      invalid_argument("attribute '", def.attributes_[static_cast<size_t>(from.attribute)].name, "' must be given");
    const auto dtype = static_cast<DType>(a.i);
    if (dtype == DType::string) invalid_argument("output ", def.outputs_[output].name, " cannot be strings");
    return dtype;
  }
  for (int k = 0; k < inputs.count; ++k) {
    if (def.input_at(k).group == from.letter && inputs.dtypes[k] != DType::none) return inputs.dtypes[k];
  }
  invalid_argument("no input has dtype ", std::string(1, from.letter), ", which output ", def.outputs_[output].name,
                   " has");
}

bool Signature::infer(const OpDef& def, const InferContext::Inputs& inputs, const AttrValue* attrs,
                      Inferred* outputs) const {
  bool is_known = true;
  Fitting fitting(*this, def, inputs, attrs);
  for (int i = 0; i < inputs.count; ++i) fitting.fit(i);
  for (size_t i = 0; i < outputs_.size(); ++i) {
    is_known &= fitting.output(outputs_[i], outputs[i]);
    const DType dtype = output_dtypes_[i].dtype;
    outputs[i].dtype = dtype != DType::none ? dtype : infer_dtype(i, def, inputs, attrs);
  }
  return is_known;
}

}  // namespace eager
