#include <errno.h>
#include <math.h>
#include <string.h>

#include "curve.h"
#include "fail.h"

enum { WIDTH = 720, HEIGHT = 400, LEFT = 64, RIGHT = 24, TOP = 48, BOTTOM = 48 };

#define TRAINING "#1f77b4"
#define HELD_BACK "#d62728"

static double at_x(const struct curve_scale* scale, double x) {
  return LEFT + curve_scale_x(scale, x) * (WIDTH - LEFT - RIGHT);
}

static double at_y(const struct curve_scale* scale, double loss) {
  return HEIGHT - BOTTOM - curve_scale_y(scale, loss) * (HEIGHT - TOP - BOTTOM);
}

/* Draws the grid and the axes. Numbers have a decimal point, since the program leaves LC_NUMERIC as in C. */
static void write_grid(FILE* file, const struct curve_scale* scale) {
  int step = (int)ceil(scale->x_max / 12);

  for (int i = 0; i < scale->num_ticks; i++) {
    double y = at_y(scale, scale->ticks[i]);

    fprintf(file, "<path d=\"M%d %.1fH%d\" stroke=\"#ddd\"/>", LEFT, y, WIDTH - RIGHT);
    fprintf(file, "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%g</text>\n", LEFT - 8, y + 4, scale->ticks[i]);
  }
  for (int epoch = 0; epoch <= scale->x_max; epoch += step) {
    double x = at_x(scale, epoch);

    fprintf(file, "<path d=\"M%.1f %dv5\" stroke=\"#888\"/>", x, HEIGHT - BOTTOM);
    fprintf(file, "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%d</text>\n", x, HEIGHT - BOTTOM + 19, epoch);
  }
  fprintf(file, "<path d=\"M%d %dV%dH%d\" fill=\"none\" stroke=\"#888\"/>\n", LEFT, TOP, HEIGHT - BOTTOM,
          WIDTH - RIGHT);
  fprintf(file, "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">epoch</text>\n", (LEFT + WIDTH - RIGHT) / 2,
          HEIGHT - 10);
  fprintf(file, "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">loss</text>\n", LEFT - 8, TOP - 14);
}

static void write_line(FILE* file, const struct curve_scale* scale, const struct curve* curve, const char* colour) {
  fprintf(file, "<polyline fill=\"none\" stroke=\"%s\" stroke-width=\"1.5\" points=\"", colour);
  for (int i = 0; i < curve->count; i++)
    fprintf(file, "%.1f,%.1f ", at_x(scale, curve->x[i]), at_y(scale, curve->y[i]));
  fputs("\"/>\n", file);
}

static void write_marks(FILE* file, const struct curve_scale* scale, const struct curve* curve, const char* colour) {
  for (int i = 0; i < curve->count; i++)
    fprintf(file, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3\" fill=\"%s\"/>\n", at_x(scale, curve->x[i]),
            at_y(scale, curve->y[i]), colour);
}

static void write_key(FILE* file, int x, const char* colour, const char* text) {
  fprintf(file, "<path d=\"M%d %dh20\" stroke=\"%s\" stroke-width=\"2\"/>", x, TOP - 22, colour);
  fprintf(file, "<text x=\"%d\" y=\"%d\">%s</text>\n", x + 26, TOP - 18, text);
}

void curves_write_svg(const struct curves* curves, const char* path, const char* title) {
  struct curve_scale scale;
  FILE* file = fopen(path, "w");

  if (file == NULL) fail("%s: %s", path, strerror(errno));
  curve_scale_make(&scale, curves);
  fprintf(file,
          "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" "
          "font-family=\"sans-serif\" font-size=\"12\">\n"
          "<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n"
          "<text x=\"%d\" y=\"%d\" font-size=\"15\">%s</text>\n",
          WIDTH, HEIGHT, WIDTH, HEIGHT, LEFT, TOP - 18, title);
  write_key(file, WIDTH - RIGHT - 210, TRAINING, "training");
  write_key(file, WIDTH - RIGHT - 100, HELD_BACK, "held back");
  write_grid(file, &scale);
  write_line(file, &scale, &curves->training, TRAINING);
  write_line(file, &scale, &curves->held_back, HELD_BACK);
  write_marks(file, &scale, &curves->held_back, HELD_BACK);
  fputs("</svg>\n", file);
  if (ferror(file) != 0 || fclose(file) != 0) fail("%s: could not be written", path);
}
