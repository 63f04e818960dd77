#include "runtime/execute/composite.h"

#include "base/error.h"

namespace eager {

void refuse_room(const char* name, int needed, int room) {
  invalid_argument(name, " has ", needed, " outputs, room for ", room, " was given");
}

void no_own_gradient(GradientContext&) { fail(Code::internal, "a composite op is not recorded by itself"); }

}  // namespace eager
