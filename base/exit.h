// The effect of exit() on the libraries that compute for this one (BLAS, oneDNN).
//
// Their exit handlers and destructors free what they compute with, while other threads of the program go on. So as soon as
// exit() has begun, no call into such a library begins any more: exit() waits until the calls under way have ended, and
// this library's own loops, which are slower, compute what comes after. There are two means, for exit() on
//
//   the main thread   a thread-local object, which exit() destroys before it runs any handler
//   another thread    an exit handler, which is added when this library is loaded. Handlers run in the opposite order to
//                     that in which they were added, and oneDNN would add its own within its calls, where a part of it is
//                     first used: they would free what that call computes with. So they are dropped (keep_objects.h).
#pragma once

namespace eager {

// Reports whether exit() has begun. Within a ForkSection (fork.h) false stays true until the section is left: the
// libraries may be called.
bool libraries_have_ended();

}  // namespace eager
