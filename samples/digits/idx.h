/*
 * Reads idx files, the format of the MNIST digits, as they are or compressed by gzip.
 *
 * An idx file: two zero bytes, a byte for the element type (8: unsigned byte), a byte for the
 * rank, a big-endian 32-bit size for each dimension, then the elements, row by row.
 */
#ifndef DIGITS_IDX_H
#define DIGITS_IDX_H

#include <stdint.h>

enum { IDX_MAX_RANK = 3 };

struct idx {
  int64_t dims[IDX_MAX_RANK];
  int64_t num_elements;
  unsigned char* data; /* the caller frees it */
};

/* Reads FOLDER/NAME, or FOLDER/NAME.gz, which must be unsigned bytes of this rank. Ends the
 * program with one line that names the file when it is missing, cut off or something else. */
void idx_read(struct idx* out, const char* folder, const char* name, int rank);

#endif
