// Whether the tests run with a sanitizer.
#pragma once

namespace eager::testing {

// Reports whether the library was compiled with AddressSanitizer or ThreadSanitizer. It is then some ten times as slow, and watched
// for what it reads and writes: values are compared in full without. Code that is itself compiled without the sanitizer, as the op
// cases are, does not have the compiler's macros.
bool is_sanitized();

}  // namespace eager::testing
