#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "curve.h"
#include "fail.h"

/*
 * The plot is a grid of dots. With Unicode a character holds 2 x 4 of them: the Braille letters
 * start at U+2800, and each dot has a bit. In ASCII a character is one dot.
 */
enum { LABELS = 8, MARK = 0x100, BRAILLE = 0x2800 };

struct canvas {
  int width, height; /* characters */
  int across, down;  /* dots in a character */
  unsigned* cells;   /* the Braille bits, and MARK */
};

static void put_dot(struct canvas* canvas, int x, int y) {
  static const unsigned char bits[4][2] = {{0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}};
  int column = x / canvas->across, row = y / canvas->down;

  canvas->cells[row * canvas->width + column] |= bits[y % canvas->down][x % canvas->across];
}

static int dot_x(const struct canvas* canvas, const struct curve_scale* scale, double x) {
  return (int)lround(curve_scale_x(scale, x) * (canvas->width * canvas->across - 1));
}

static int dot_y(const struct canvas* canvas, const struct curve_scale* scale, double loss) {
  return (int)lround((1 - curve_scale_y(scale, loss)) * (canvas->height * canvas->down - 1));
}

static void put_line(struct canvas* canvas, int x0, int y0, int x1, int y1) {
  int steps = abs(x1 - x0) > abs(y1 - y0) ? abs(x1 - x0) : abs(y1 - y0);

  for (int i = 0; i <= steps; i++) {
    double t = steps > 0 ? (double)i / steps : 0;

    put_dot(canvas, (int)lround(x0 + t * (x1 - x0)), (int)lround(y0 + t * (y1 - y0)));
  }
}

static void put_curves(struct canvas* canvas, const struct curve_scale* scale, const struct curves* curves) {
  const struct curve *line = &curves->training, *marks = &curves->held_back;

  for (int i = 0; i < line->count; i++) {
    int from = i > 0 ? i - 1 : 0;

    put_line(canvas, dot_x(canvas, scale, line->x[from]), dot_y(canvas, scale, line->y[from]),
             dot_x(canvas, scale, line->x[i]), dot_y(canvas, scale, line->y[i]));
  }
  for (int i = 0; i < marks->count; i++) {
    int column = dot_x(canvas, scale, marks->x[i]) / canvas->across;
    int row = dot_y(canvas, scale, marks->y[i]) / canvas->down;

    canvas->cells[row * canvas->width + column] |= MARK;
  }
}

static void print_cell(FILE* to, unsigned cell, int unicode) {
  unsigned letter = BRAILLE + (cell & 0xff);

  if (!unicode) fputc(cell & MARK ? 'o' : cell ? '*' : ' ', to);
  else if (cell & MARK) fputs("\xe2\x97\x8f", to); /* a filled circle */
  else if (cell)
    fprintf(to, "%c%c%c", (int)(0xe0 | letter >> 12), (int)(0x80 | (letter >> 6 & 0x3f)),
            (int)(0x80 | (letter & 0x3f)));
  else fputc(' ', to);
}

/* Prints the label of the tick that falls into this row, or spaces. */
static void print_label(FILE* to, const struct canvas* canvas, const struct curve_scale* scale, int row) {
  for (int i = 0; i < scale->num_ticks; i++) {
    if (dot_y(canvas, scale, scale->ticks[i]) / canvas->down == row) {
      fprintf(to, "%*g", LABELS - 2, scale->ticks[i]);
      return;
    }
  }
  fprintf(to, "%*s", LABELS - 2, "");
}

static void print_axis(FILE* to, const struct canvas* canvas, const struct curve_scale* scale, int unicode) {
  char end[32];
  int length = snprintf(end, sizeof end, "%g", scale->x_max);

  fprintf(to, "%*s %s", LABELS - 2, "", unicode ? "\xe2\x94\x94" : "+");
  for (int i = 0; i < canvas->width; i++) fputs(unicode ? "\xe2\x94\x80" : "-", to);
  fprintf(to, "\n%*s0%*s\n", LABELS, "", canvas->width - 1, length < canvas->width ? end : "");
  fprintf(to, "%*sloss by epoch: %s training, %s held back\n", LABELS, "", unicode ? "\xe2\xa0\xa4" : "*",
          unicode ? "\xe2\x97\x8f" : "o");
}

void curves_draw(const struct curves* curves, FILE* to, int width, int height, int unicode) {
  struct curve_scale scale;
  struct canvas canvas = {width - LABELS, height, unicode ? 2 : 1, unicode ? 4 : 1, NULL};
  size_t size;

  if (canvas.width < 8) canvas.width = 8;
  size = (size_t)canvas.width * (size_t)canvas.height * sizeof *canvas.cells;
  canvas.cells = must_allocate(size);
  memset(canvas.cells, 0, size);
  curve_scale_make(&scale, curves);
  put_curves(&canvas, &scale, curves);
  for (int row = 0; row < canvas.height; row++) {
    print_label(to, &canvas, &scale, row);
    fputs(unicode ? " \xe2\x94\x82" : " |", to);
    for (int column = 0; column < canvas.width; column++)
      print_cell(to, canvas.cells[row * canvas.width + column], unicode);
    fputc('\n', to);
  }
  print_axis(to, &canvas, &scale, unicode);
  free(canvas.cells);
}
