/*
 * A progress bar with the rate and the time that is left. It is drawn on standard error if that is a
 * terminal, at most ten times a second; otherwise nothing is drawn.
 */
#ifndef DIGITS_PROGRESS_H
#define DIGITS_PROGRESS_H

#include <stdint.h>

struct progress {
  int on_terminal;
  double started, drawn; /* seconds */
  int64_t done, total;
  int64_t done_before; /* by an earlier process */
};

void progress_start(struct progress* progress, int64_t done_before, int64_t total);
/* Adds to the work that is done, and returns whether it is time to draw the bar anew. */
int progress_advance(struct progress* progress, int64_t count);
void progress_draw(const struct progress* progress, const char* label, const char* note);
void progress_clear(const struct progress* progress);

double progress_seconds(const struct progress* progress); /* since the start */
double progress_rate(const struct progress* progress);    /* a second */
/* Writes the time that is left, as 0:42 or 1:02:03. */
void progress_left(const struct progress* progress, char* text, int size);

#endif
