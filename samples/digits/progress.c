#include "progress.h"

#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "terminal.h"

enum { BAR = 28 };

static double now(void) {
  struct timespec time;

  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

void progress_start(struct progress* progress, int64_t done_before, int64_t total) {
  progress->on_terminal = isatty(STDERR_FILENO);
  progress->started = now();
  progress->drawn = 0;
  progress->done = progress->done_before = done_before;
  progress->total = total;
}

int progress_advance(struct progress* progress, int64_t count) {
  double time = now();

  progress->done += count;
  if (!progress->on_terminal || time - progress->drawn < 0.1) return 0;
  progress->drawn = time;
  return 1;
}

void progress_draw(const struct progress* progress, const char* label, const char* note) {
  char bar[BAR + 1], left[32], line[256];
  int full = (int)(BAR * progress->done / progress->total);

  memset(bar, '-', BAR);
  memset(bar, '=', (size_t)full);
  if (full < BAR) bar[full] = '>';
  bar[BAR] = '\0';
  progress_left(progress, left, sizeof left);
  snprintf(line, sizeof line, "%s [%s] %3d%%  %.0f pictures/s  %s left  %s", label, bar,
           (int)(100 * progress->done / progress->total), progress_rate(progress), left, note);
  /* The line is cut to the terminal's width, since \r would not get back to the start of one that wraps. */
  fprintf(stderr, "\r\033[K%.*s", terminal_columns(STDERR_FILENO) - 1, line);
  fflush(stderr);
}

void progress_clear(const struct progress* progress) {
  if (progress->on_terminal) {
    fputs("\r\033[K", stderr);
    fflush(stderr);
  }
}

double progress_seconds(const struct progress* progress) { return now() - progress->started; }

double progress_rate(const struct progress* progress) {
  double seconds = progress_seconds(progress);

  return seconds > 0 ? (double)(progress->done - progress->done_before) / seconds : 0;
}

void progress_left(const struct progress* progress, char* text, int size) {
  double rate = progress_rate(progress);
  double seconds = rate > 0 ? (double)(progress->total - progress->done) / rate : 0;
  long whole = (long)(seconds + 0.5);

  if (whole < 3600) snprintf(text, (size_t)size, "%ld:%02ld", whole / 60, whole % 60);
  else snprintf(text, (size_t)size, "%ld:%02ld:%02ld", whole / 3600, whole / 60 % 60, whole % 60);
}
