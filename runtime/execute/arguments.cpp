#include "runtime/execute/arguments.h"

#include <cstring>

namespace eager {

CallAttributes::CallAttributes(const eager_op& op, const Arguments& given) {
  AttrValue* attrs = reinterpret_cast<AttrValue*>(storage_);
  const int64_t* args = given.numbers;
  const int64_t* end = args + given.count;
  const std::vector<Attribute>& all = op.def.attributes_;
  for (size_t i = 0; i < all.size(); ++i) {
    if (!all[i].is_argument || args == end) {
      new (attrs + i) AttrValue(op.attrs[i]);
      continue;
    }
    (new (attrs + i) AttrValue)->given = true;
    switch (all[i].type) {
      case AttrType::ints: {
        int64_t count = *args++;
        if (count < 0 || count > end - args)
          invalid_argument("argument '", all[i].name, "': a list of ", count, " does not fit the ", given.count,
                           " args");
        attrs[i].ints = args;
        attrs[i].count = static_cast<int32_t>(count);
        args += count;
        break;
      }
      case AttrType::real: std::memcpy(&attrs[i].f, args++, sizeof(double)); break;
      case AttrType::dtype:
        if (*args <= 0 || *args >= kNumDTypes) invalid_argument("argument '", all[i].name, "': unknown dtype ", *args);
        attrs[i].i = *args++;
        break;
      case AttrType::integer:
      case AttrType::boolean: attrs[i].i = *args++; break;
      case AttrType::string:
      case AttrType::function:
      case AttrType::object: invalid_argument("argument '", all[i].name, "' is no number");
    }
  }
  if (args != end) invalid_argument(op.def.name, " takes fewer args: ", end - args, " are left over");
}

}  // namespace eager
