/* A program that is too new: it calls a function that the library lacks, though only when it has arguments. */
#include <eager_c.h>

int main(int argc, char **argv) {
  (void)argv;
  return argc > 1 ? eager_of_tomorrow() : 0;
}
