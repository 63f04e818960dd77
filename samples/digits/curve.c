#include "curve.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "fail.h"

void curve_add(struct curve* curve, double x, double y) {
  if (curve->count == curve->room) {
    int room = curve->room > 0 ? 2 * curve->room : 64;
    double* xs = must_allocate((size_t)room * sizeof *xs);
    double* ys = must_allocate((size_t)room * sizeof *ys);

    if (curve->count > 0) {
      memcpy(xs, curve->x, (size_t)curve->count * sizeof *xs);
      memcpy(ys, curve->y, (size_t)curve->count * sizeof *ys);
    }
    free(curve->x);
    free(curve->y);
    curve->x = xs;
    curve->y = ys;
    curve->room = room;
  }
  curve->x[curve->count] = x;
  curve->y[curve->count] = y;
  curve->count++;
}

static void curve_free(struct curve* curve) {
  free(curve->x);
  free(curve->y);
  memset(curve, 0, sizeof *curve);
}

void curves_free(struct curves* curves) {
  curve_free(&curves->training);
  curve_free(&curves->held_back);
}

/* --- the scale --- */

static double height_of(double loss) { return log10(loss > 1e-6 ? loss : 1e-6); }

static void include(struct curve_scale* scale, const struct curve* curve) {
  for (int i = 0; i < curve->count; i++) {
    scale->x_max = fmax(scale->x_max, curve->x[i]);
    scale->low = fmin(scale->low, height_of(curve->y[i]));
    scale->high = fmax(scale->high, height_of(curve->y[i]));
  }
}

void curve_scale_make(struct curve_scale* scale, const struct curves* curves) {
  static const double steps[] = {1, 2, 5};

  scale->x_max = 0;
  scale->low = HUGE_VAL;
  scale->high = -HUGE_VAL;
  include(scale, &curves->training);
  include(scale, &curves->held_back);
  if (scale->x_max <= 0) scale->x_max = 1;
  if (scale->low > scale->high) scale->low = scale->high = 0;
  scale->low -= 0.05;
  scale->high += 0.05;

  /* The labels are 0.1 0.2 0.5 1 ..., but over more than two decades one for each decade. */
  scale->num_ticks = 0;
  for (int decade = -6; decade < 4; decade++) {
    for (int i = 0; i < (scale->high - scale->low > 2.2 ? 1 : 3); i++) {
      double loss = steps[i] * pow(10, decade);

      if (log10(loss) >= scale->low && log10(loss) <= scale->high) scale->ticks[scale->num_ticks++] = loss;
    }
  }
}

double curve_scale_x(const struct curve_scale* scale, double x) { return x / scale->x_max; }

double curve_scale_y(const struct curve_scale* scale, double loss) {
  return (height_of(loss) - scale->low) / (scale->high - scale->low);
}
