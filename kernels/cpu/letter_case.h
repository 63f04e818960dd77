// Letters of UTF-8 in lower and in upper case, by the full mappings of Unicode that depend on no language.
#pragma once

#include <string_view>

#include "kernels/common/strings.h"

namespace eager::cpu {

// Appends the text in another case. Bytes that are no UTF-8 stay as they are. A sigma behind a letter with a case and before none
// is a final one.
void append_in_case(StringSink& sink, std::string_view text, bool is_upper);

}  // namespace eager::cpu
