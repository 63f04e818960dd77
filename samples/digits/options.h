/* The command line. */
#ifndef DIGITS_OPTIONS_H
#define DIGITS_OPTIONS_H

#include <stdint.h>

struct options {
  const char *data, *device, *library, *svg, *save, *checkpoint;
  int64_t epochs, batch, seed, threads; /* epochs, batch: 0 if not given */
  double learning_rate;                 /* 0 if not given */
  int function;                         /* train with traced functions */
  int resume;                           /* go on from the checkpoint */
};

/* Reads the command line. Ends the program after --help, and with one line when an option is wrong. */
void options_parse(struct options* options, int argc, char** argv);

#endif
