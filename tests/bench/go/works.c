// The works of main.go in C, whose loops Go calls once for many rounds.
#include "works.h"

#include "../small_works.h"

void setup(void) { set_up(); }

void add_and_release(int rounds) {
  for (int i = 0; i < rounds; i++) add();
}

void gradients(int rounds) {
  for (int i = 0; i < rounds; i++) gradient();
}

void host_calls(int rounds) {
  for (int i = 0; i < rounds; i++) callback();
}

void empty(void) {}
