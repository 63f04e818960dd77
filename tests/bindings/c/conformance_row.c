#include "conformance_row.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void complain(Row *row, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fprintf(stderr, "%s: ", row->name);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  va_end(arguments);
  ++row->failures;
}

// ---- Names

static void stop_program(const char *what, const char *name) {
  fprintf(stderr, "%s: %s\n", what, name);
  exit(2);
}

void keep(Row *row, const char *name, Kind kind, void *handle) {
  if (row->count == kMaxEntries) stop_program("no room for names", row->name);
  row->entries[row->count++] = (Entry){name, kind, handle};
}

void keep_tensors(Row *row, Names as, eager_tensor **tensors) {
  for (int i = 0; i < as.count; ++i) keep(row, as.names[i], kTensor, tensors[i]);
}

static void release(const Entry *entry) {
  switch (entry->kind) {
    case kTensor: eager_tensor_release(entry->handle); break;
    case kTape: eager_tape_release(entry->handle); break;
    case kVariable: eager_variable_release(entry->handle); break;
    case kOptimizer: eager_optimizer_release(entry->handle); break;
    case kLayer: eager_layer_release(entry->handle); break;
    case kFunction: eager_function_release(entry->handle); break;
    case kDataset: eager_dataset_release(entry->handle); break;
    case kCheckpoint: eager_checkpoint_release(entry->handle); break;
    case kRandomState: free(entry->handle); break;
  }
}

void forget(Row *row, int count) {
  while (row->count > count) release(&row->entries[--row->count]);
}

const Entry *find(const Row *row, const char *name) {
  for (int i = row->count; i-- > 0;) {
    if (strcmp(row->entries[i].name, name) == 0) return &row->entries[i];
  }
  stop_program("a name that stands for nothing", name);
  return NULL;
}

void *find_kind(const Row *row, const char *name, Kind kind) {
  const Entry *entry = find(row, name);
  if (entry->kind != kind) stop_program("a name that stands for something else", name);
  return entry->handle;
}

void find_tensors(const Row *row, Names names, eager_tensor **tensors) {
  if (names.count > kMaxList) stop_program("too long a list", row->name);
  for (int i = 0; i < names.count; ++i) tensors[i] = names.names[i] ? find_kind(row, names.names[i], kTensor) : NULL;
}

// ---- Elements. Half floats are converted here, since C has none; the table's numbers are exact in their dtype.

static uint16_t half_of(double value) {
  const uint16_t sign = signbit(value) ? 0x8000 : 0;
  const double size = fabs(value);
  int exponent;
  if (isnan(value)) return 0x7e00;
  if (isinf(value)) return (uint16_t)(sign | 0x7c00);
  if (size < ldexp(1, -14)) return (uint16_t)(sign | (uint16_t)ldexp(size, 24));
  const double fraction = frexp(size, &exponent);
  return (uint16_t)(sign | (unsigned)(exponent + 14) << 10 | ((unsigned)ldexp(fraction, 11) & 0x3ff));
}

static double from_half(uint16_t bits) {
  const int exponent = bits >> 10 & 0x1f, fraction = bits & 0x3ff;
  const double size = exponent == 0x1f ? (fraction ? NAN : INFINITY)
                      : exponent == 0  ? ldexp(fraction, -24)
                                       : ldexp(fraction + 1024, exponent - 25);
  return copysign(size, bits & 0x8000 ? -1 : 1);
}

static uint16_t bfloat_of(double value) {
  const float narrow = (float)value;
  uint32_t bits;
  memcpy(&bits, &narrow, sizeof bits);
  return (uint16_t)(bits >> 16);
}

static double from_bfloat(uint16_t bits) {
  const uint32_t wide = (uint32_t)bits << 16;
  float value;
  memcpy(&value, &wide, sizeof value);
  return value;
}

// Returns the dtype of the parts of a complex dtype, and any other dtype itself.
static int32_t part_of(int32_t dtype) {
  return dtype == EAGER_COMPLEX64 ? EAGER_FLOAT32 : dtype == EAGER_COMPLEX128 ? EAGER_FLOAT64 : dtype;
}

static void put_float(int32_t dtype, char *to, double value) {
  const float narrow = (float)value;
  const uint16_t half = dtype == EAGER_FLOAT16 ? half_of(value) : bfloat_of(value);
  if (dtype == EAGER_FLOAT64) memcpy(to, &value, sizeof value);
  else if (dtype == EAGER_FLOAT32) memcpy(to, &narrow, sizeof narrow);
  else memcpy(to, &half, sizeof half);
}

static double get_float(int32_t dtype, const char *from) {
  double value;
  float narrow;
  uint16_t half;
  if (dtype == EAGER_FLOAT64) return memcpy(&value, from, sizeof value), value;
  if (dtype == EAGER_FLOAT32) return memcpy(&narrow, from, sizeof narrow), narrow;
  memcpy(&half, from, sizeof half);
  return dtype == EAGER_FLOAT16 ? from_half(half) : from_bfloat(half);
}

static void put_integer(size_t size, char *to, int64_t value) {
  const int8_t one = (int8_t)value;
  const int16_t two = (int16_t)value;
  const int32_t four = (int32_t)value;
  memcpy(to,
         size == 1   ? (const void *)&one
         : size == 2 ? (const void *)&two
         : size == 4 ? (const void *)&four
                     : &value,
         size);
}

static void *text_bytes(Values values, size_t *num_bytes) {
  const size_t head = (size_t)(values.count + 1) * sizeof(int64_t);
  size_t size = head;
  for (int i = 0; i < values.count; ++i) size += strlen(values.texts[i]);
  char *bytes = calloc(size, 1);
  int64_t *offsets = (int64_t *)bytes;
  for (int i = 0; i < values.count; ++i) {
    const size_t length = strlen(values.texts[i]);
    memcpy(bytes + head + offsets[i], values.texts[i], length);
    offsets[i + 1] = offsets[i] + (int64_t)length;
  }
  *num_bytes = size;
  return bytes;
}

void *elements_of(int32_t dtype, Values values, size_t *num_bytes) {
  if (dtype == EAGER_STRING) return text_bytes(values, num_bytes);
  const int32_t part = part_of(dtype);
  const size_t size = eager_dtype_size(part);
  *num_bytes = (size_t)values.count * size;
  char *bytes = malloc(*num_bytes + 1);
  for (int i = 0; i < values.count; ++i) {
    if (values.floats) put_float(part, bytes + (size_t)i * size, values.floats[i]);
    else put_integer(size, bytes + (size_t)i * size, values.integers[i]);
  }
  return bytes;
}

// ---- Comparison

// Returns the distance from |value| to the next larger number of the dtype; 0 for infinities and NaN.
static double spacing(int32_t dtype, double value) {
  const int digits = dtype == EAGER_FLOAT16 ? 11 : dtype == EAGER_BFLOAT16 ? 8 : dtype == EAGER_FLOAT32 ? 24 : 53;
  const int least = dtype == EAGER_FLOAT16    ? -24
                    : dtype == EAGER_BFLOAT16 ? -133
                    : dtype == EAGER_FLOAT32  ? -149
                                              : -1074;
  int exponent;
  if (!isfinite(value)) return 0;
  frexp(value, &exponent);
  return ldexp(1, value == 0 || exponent - digits < least ? least : exponent - digits);
}

static int is_near(double got, double expected, double tolerance) {
  if (tolerance > 0) return fabs(got - expected) <= tolerance;
  if (isnan(expected)) return isnan(got);
  return got == expected && !signbit(got) == !signbit(expected);
}

int elements_match(int32_t dtype, const void *data, Values expected, double ulp) {
  if (!expected.floats) {
    size_t num_bytes;
    void *bytes = elements_of(dtype, expected, &num_bytes);
    const int same = memcmp(bytes, data, num_bytes) == 0;
    free(bytes);
    return same;
  }
  const int32_t part = part_of(dtype);
  const int parts = part == dtype ? 1 : 2;
  for (int i = 0; i < expected.count; ++i) {
    const double *element = expected.floats + i / parts * parts;
    const double first = spacing(part, element[0]), last = spacing(part, element[parts - 1]);
    const double unit = first == 0 || last == 0 ? 0 : fmax(first, last);
    const double got = get_float(part, (const char *)data + (size_t)i * eager_dtype_size(part));
    if (!is_near(got, expected.floats[i], ulp * unit)) return 0;
  }
  return 1;
}
