/* works WORK COUNT: runs a work COUNT times, as works.rs does in Rust. */
#include "../small_works.h"

#include <string.h>

__attribute__((noinline)) void collect(void (*work)(void), long count) {
  for (long i = 0; i < count; i++) work();
}

int main(int argc, char** argv) {
  static const struct {
    const char* name;
    void (*work)(void);
  } works[] = {{"add", add},   {"gradient", gradient}, {"custom", custom}, {"callback", callback},
               {"echo", echo}, {"sum", sum},           {"first", add}};

  if (argc != 3) return 2;
  set_up();
  for (size_t i = 0; i < sizeof works / sizeof *works; i++) {
    if (strcmp(works[i].name, argv[1]) != 0) continue;
    works[i].work();
    collect(works[i].work, atol(argv[2]));
    return 0;
  }
  return 2;
}
