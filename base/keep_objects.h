// Objects of another shared library that live until the process ends.
#pragma once

namespace eager {

// Keeps the library that `function` lies in from destroying what it makes from now on (function-local statics): it would
// give their destructors to __cxa_atexit, in whose place it calls a function that drops them. This writes to the library's
// table of imported functions, and so is called while this library is loaded, once for each other one. Nothing happens
// where `function` lies in this library itself, or in a program that both are linked into: there exit() may free what
// another thread's first calls compute with, if it is not called on the main thread.
void keep_objects_of(const void* function);

}  // namespace eager
