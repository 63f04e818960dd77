#include "runtime/io/attribute_json.h"

#include <string>
#include <vector>

#include "base/error.h"
#include "runtime/core/whole_number.h"

namespace eager {

void write_value(JsonWriter& w, AttrType type, const AttrValue& v) {
  switch (type) {
    case AttrType::integer: return w.value(v.i);
    case AttrType::real: {
      int64_t whole;
      return v.count != 0 && whole_value(v, whole) ? w.value(whole) : w.value(v.f);
    }
    case AttrType::boolean: return w.value(v.i != 0);
    case AttrType::dtype: return w.value(dtype_name(static_cast<DType>(v.i)));
    case AttrType::string: return w.value(v.string);
    case AttrType::ints: return w.values(ShapeView{v.ints, v.count});
    default: fail(Code::internal, "an attribute of type ", to_string(type), " has no JSON");
  }
}

DType to_dtype(Json j) {
  const std::string_view name = to_string(j);
  const DType dtype = dtype_of_name(name);
  if (dtype == DType::none) invalid_argument("unknown dtype '", name, "'");
  return dtype;
}

void set_value(eager_op& op, const Attribute& a, Json value, LoadBudget& budget) {
  switch (a.type) {
    case AttrType::integer: return op.set_int(a.name, to_integer(value));
    case AttrType::real:
      return value.is(JsonKind::integer) ? op.set_int(a.name, to_integer(value)) : op.set_float(a.name, to_real(value));
    case AttrType::boolean: return op.set_bool(a.name, to_boolean(value));
    case AttrType::dtype: return op.set_dtype(a.name, static_cast<int32_t>(to_dtype(value)));
    case AttrType::string: return op.set_string(a.name, std::string(to_string(value)).c_str());
    case AttrType::ints: {
      if (!value.is(JsonKind::list)) damaged("attribute '", a.name, "' is no list");
      std::vector<int64_t> list;
      budget.charge(2 * value.size(), sizeof(int64_t));
      list.reserve(value.size());
      for (const Json v : value) list.push_back(to_integer(v));
      return op.set_ints(a.name, list.data(), static_cast<int32_t>(list.size()));
    }
    default: damaged("attribute '", a.name, "' is not one of the file's kind");
  }
}

}  // namespace eager
