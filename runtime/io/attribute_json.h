// Attributes as JSON: in files of functions, in the texts of layers, and in the registry's.
#pragma once

#include "runtime/core/op.h"
#include "runtime/io/json.h"
#include "runtime/io/json_writer.h"

namespace eager {

// Writes a value that is given, other than a function or an object. A whole number that a real attribute keeps with all
// its digits comes out as an integer.
void write_value(JsonWriter& w, AttrType type, const AttrValue& v);
// Sets an attribute, other than a function or an object, to what write_value wrote. Fails with DATA_LOSS if the value is
// of another kind, and with INVALID_ARGUMENT for a dtype that there is not.
void set_value(eager_op& op, const Attribute& a, Json value, LoadBudget& budget);

DType to_dtype(Json j);

}  // namespace eager
