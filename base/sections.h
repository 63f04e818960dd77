// For fork() and exit(), which wait until no thread is inside a ForkSection (fork.h).
#pragma once

namespace eager::detail {

// Waits until no other thread is in a section; a thread that would enter one waits until let_go_of_sections. Returns false,
// with nothing held, if a section is still left after so many looks, with some 0.1 ms between them.
bool hold_sections(int looks);
void let_go_of_sections();

}  // namespace eager::detail
