/* works (WORK COUNT)...: runs each work COUNT times, as works.rs does in Rust. */
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

  if (argc < 3 || argc % 2 == 0) return 2;
  set_up();
  for (int argument = 1; argument < argc; argument += 2) {
    size_t i = 0;
    while (i < sizeof works / sizeof *works && strcmp(works[i].name, argv[argument]) != 0) i++;
    if (i == sizeof works / sizeof *works) return 2;
    works[i].work();
    collect(works[i].work, atol(argv[argument + 1]));
  }
  return 0;
}
