// The effect of exit() on the libraries that compute for this one (BLAS, oneDNN).
//
// Their exit handlers and destructors free what they compute with, while other threads of the program go on. So as soon as
// exit() has begun, no call into such a library begins any more: exit() waits until the calls under way have ended, and
// this library's own loops, which are slower, compute what comes after. There are two means, for exit() on
//
//   the main thread   a thread-local object, which exit() destroys before it runs any handler
//   another thread    an exit handler. Handlers run in the opposite order to that in which they were added, and oneDNN adds
//                     some within a call that uses a part of it for the first time, so this library's is added again after
//                     such calls. exit() on another thread within such a call, as the first product of a process, which
//                     makes code for some 10 ms, is the one case in which oneDNN comes to its end too early.
#pragma once

namespace eager {

// Reports whether exit() has begun. Within a ForkSection (fork.h) false stays true until the section is left: the
// libraries may be called.
bool libraries_have_ended();

// Adds this library's exit handler once more. A caller is within a ForkSection, and has made a call that may have added
// others.
void add_exit_handler();

}  // namespace eager
