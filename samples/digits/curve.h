/*
 * Loss curves: points collected while training, drawn in the terminal and as an SVG picture.
 *
 * Both drawings have epochs to the right and the loss, on a logarithmic scale, upwards. The
 * training loss is a line; the loss on held-back data is a mark at the end of each epoch.
 */
#ifndef DIGITS_CURVE_H
#define DIGITS_CURVE_H

#include <stdio.h>

struct curve {
  double *x, *y;
  int count, room;
};

struct curves {
  struct curve training, held_back;
};

void curve_add(struct curve* curve, double x, double y);
void curves_free(struct curves* curves);

/* Draws width by height characters: fine dots where the terminal has Unicode, else ASCII. */
void curves_draw(const struct curves* curves, FILE* to, int width, int height, int unicode);
/* Ends the program with one line when the file cannot be written. */
void curves_write_svg(const struct curves* curves, const char* path, const char* title);

/* The scale that both drawings share: the range that is shown, and the losses that get a label. */
struct curve_scale {
  double x_max;
  double low, high; /* log10 of the loss */
  double ticks[32];
  int num_ticks;
};

void curve_scale_make(struct curve_scale* scale, const struct curves* curves);
double curve_scale_x(const struct curve_scale* scale, double x);    /* 0 left to 1 right */
double curve_scale_y(const struct curve_scale* scale, double loss); /* 0 bottom to 1 top */

#endif
