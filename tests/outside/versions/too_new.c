/* Calls, only when it has arguments, what the library does not have. */
#include <eager_c.h>

int main(int argc, char **argv) {
  (void)argv;
  return argc > 1 ? eager_of_tomorrow() : 0;
}
