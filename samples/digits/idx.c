#include "idx.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <zlib.h>

#include "fail.h"

enum { UNSIGNED_BYTE = 8, LARGEST = INT_MAX };

struct source {
  char path[4096];
  gzFile file;
  int64_t num_read;
};

/* Opens the file FOLDER/NAME with a suffix. Returns 0 if there is no such file. */
static int open_one(struct source* source, const char* folder, const char* name, const char* suffix) {
  struct stat status;
  int length = snprintf(source->path, sizeof source->path, "%s/%s%s", folder, name, suffix);

  if (length < 0 || (size_t)length >= sizeof source->path) fail("the name of the data folder is too long");
  if (stat(source->path, &status) != 0) return 0;
  if (!S_ISREG(status.st_mode)) fail("%s: not a file", source->path);
  source->num_read = 0;
  source->file = gzopen(source->path, "rb"); /* reads plain files too */
  if (source->file == NULL) fail("%s: %s", source->path, strerror(errno));
  return 1;
}

static void open_source(struct source* source, const char* folder, const char* name) {
  struct stat status;

  if (stat(folder, &status) != 0) fail("%s: %s", folder, strerror(errno));
  if (!S_ISDIR(status.st_mode)) fail("%s: not a folder", folder);
  if (!open_one(source, folder, name, "") && !open_one(source, folder, name, ".gz"))
    fail("%s/%s: no such file, nor with .gz", folder, name);
}

/* Reads as much as there is, up to count bytes, and returns how much that was. */
static int64_t read_some(struct source* source, unsigned char* to, int64_t count) {
  int64_t done = 0;

  while (done < count) {
    int64_t left = count - done;
    int got = gzread(source->file, to + done, (unsigned)(left < LARGEST ? left : LARGEST));
    int code = Z_OK;

    gzerror(source->file, &code);
    if (got < 0 && code == Z_ERRNO) fail("%s: %s", source->path, strerror(errno));
    if (got < 0 && code != Z_BUF_ERROR) fail("%s: damaged: this is not what was compressed", source->path);
    if (got <= 0) break;
    done += got;
  }
  source->num_read += done;
  return done;
}

static void read_all(struct source* source, unsigned char* to, int64_t count) {
  int64_t expected = source->num_read + count;

  if (read_some(source, to, count) < count)
    fail("%s: cut off: expected %" PRId64 " bytes, found %" PRId64, source->path, expected, source->num_read);
}

static void expect_end(struct source* source) {
  unsigned char extra;
  int64_t expected = source->num_read;

  if (read_some(source, &extra, 1) > 0)
    fail("%s: too long: expected %" PRId64 " bytes, found more", source->path, expected);
  gzclose(source->file);
}

static void read_header(struct source* source, struct idx* out, int rank) {
  unsigned char bytes[4 + 4 * IDX_MAX_RANK];

  read_all(source, bytes, 4);
  if (bytes[0] != 0 || bytes[1] != 0 || bytes[2] != UNSIGNED_BYTE || bytes[3] != rank)
    fail("%s: not the idx file expected: magic number %02x%02x%02x%02x instead of 0000%02x%02x", source->path, bytes[0],
         bytes[1], bytes[2], bytes[3], (unsigned)UNSIGNED_BYTE, (unsigned)rank);
  read_all(source, bytes + 4, 4 * rank);
  out->num_elements = 1;
  for (int i = 0; i < rank; i++) {
    const unsigned char* b = bytes + 4 + 4 * i;

    out->dims[i] = (int64_t)b[0] << 24 | (int64_t)b[1] << 16 | (int64_t)b[2] << 8 | b[3];
    if (out->dims[i] == 0) fail("%s: empty: dimension %d is 0", source->path, i);
    if (out->num_elements > LARGEST / out->dims[i]) fail("%s: too large: more than %d elements", source->path, LARGEST);
    out->num_elements *= out->dims[i];
  }
}

void idx_read(struct idx* out, const char* folder, const char* name, int rank) {
  struct source source;

  open_source(&source, folder, name);
  read_header(&source, out, rank);
  out->data = must_allocate((size_t)out->num_elements);
  read_all(&source, out->data, out->num_elements);
  expect_end(&source);
}
