#include "runtime/execute/arguments.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <memory>
#include <string>

namespace eager {

namespace {

[[gnu::cold]] std::string text_of(const std::vector<std::vector<std::string>>& choices) {
  std::string text;
  for (size_t i = 0; i < choices.size(); ++i) text += cat(i ? ", " : "", i, " (", choices[i][0], ")");
  return text;
}

// Reads the values of arguments from the numbers, one after the other.
struct Reader {
  const int64_t* at;
  const int64_t* const end;
  const int count;

  void read(const Attribute& a, AttrValue& value, int64_t* repeated) {
    value.given = true;
    switch (a.type) {
      case AttrType::ints: return read_list(a, value, repeated);
      case AttrType::real:
        std::memcpy(&value.f, at++, sizeof(double));
        value.count = 0;
        return;
      case AttrType::boolean: value.i = *at++ != 0; return;
      case AttrType::dtype:
        if (*at <= 0 || *at >= kNumDTypes) invalid_argument("argument '", a.name, "': unknown dtype ", *at);
        [[fallthrough]];
      case AttrType::integer: value.i = *at++; return;
      default: return read_choice(a, value);
    }
  }

 private:
  void read_list(const Attribute& a, AttrValue& value, int64_t* repeated) {
    const int64_t n = *at++;
    if (n < 0 || n > end - at)
      invalid_argument("argument '", a.name, "': a list of ", n, " does not fit the ", count, " args");
    value.ints = at;
    value.count = static_cast<int32_t>(n);
    at += n;
    if (n != 1 || a.length == 0) return;
    std::fill_n(repeated, a.length, value.ints[0]);
    value.ints = repeated;
    value.count = a.length;
  }
  void read_choice(const Attribute& a, AttrValue& value) {
    const auto i = static_cast<uint64_t>(*at++);
    if (i >= a.choices.size()) {
      invalid_argument("argument '", a.name, "': ", at[-1],
                       " is not in the list of allowed values: ", text_of(a.choices));
    }
    value.string = a.choices[i][0].c_str();
  }
};

void check_mask(const OpDef& def, uint64_t mask) {
  if (mask >> def.num_arguments_ == 0) return;
  invalid_argument("the mask names argument ", std::bit_width(mask) - 1, ", but ", def.name, " has ",
                   def.num_arguments_, " arguments");
}

}  // namespace

CallAttributes::CallAttributes(const eager_op& op, const Arguments& args) {
  const OpDef& def = op.def;
  if (args.has_mask) check_mask(def, args.mask);
  AttrValue* attrs = reinterpret_cast<AttrValue*>(storage_);
  std::uninitialized_copy_n(op.attrs, def.attributes_.size(), attrs);
  Reader reader{args.numbers, args.numbers + args.count, args.count};
  uint64_t given = args.has_mask ? args.mask : (uint64_t{1} << def.num_arguments_) - 1;
  for (; given != 0; given &= given - 1) {
    const size_t i = def.order_[static_cast<size_t>(std::countr_zero(given))];
    const Attribute& a = def.attributes_[i];
    if (reader.at == reader.end) {
      if (!args.has_mask) break;
      invalid_argument("argument '", a.name, "' is in the mask, but the ", args.count, " args end before it");
    }
    reader.read(a, attrs[i], repeated_[i]);
  }
  if (reader.at != reader.end)
    invalid_argument(def.name, " takes fewer args: ", reader.end - reader.at, " are left over");
}

}  // namespace eager
