// The state that the steps share: a row's names, and its failures.
#ifndef TESTS_BINDINGS_C_CONFORMANCE_ROW_H_
#define TESTS_BINDINGS_C_CONFORMANCE_ROW_H_

#include "conformance_steps.h"

enum { kMaxEntries = 256, kMaxList = 64, kMaxPath = 4096 };

typedef enum { kTensor, kTape, kVariable, kOptimizer, kLayer, kFunction, kDataset, kCheckpoint, kRandomState } Kind;

// The value of a name. The row has one reference; NULL stands for a gradient that is not there.
typedef struct {
  const char *name;
  Kind kind;
  void *handle;
} Entry;

struct Row {
  const char *name;
  eager_context *ctx;
  int count, failures;
  Entry entries[kMaxEntries];
  char folder[kMaxPath];  // "" as long as there are no files
};

// Counts a failure and prints it behind the row's name.
void complain(Row *row, const char *format, ...);

// Gives a name to a handle, whose reference the row takes over.
void keep(Row *row, const char *name, Kind kind, void *handle);
void keep_tensors(Row *row, Names as, eager_tensor **tensors);

// Drops the names that were given since there were `count`.
void forget(Row *row, int count);

// Writes the path of the row's file of this name, which has room for 2 * kMaxPath characters.
eager_status *file_path(Row *row, const char *name, char *path);

// Removes the row's files with their folder.
void remove_files(Row *row);

// Finds what a name stands for. Ends the program where there is none: the table is wrong then.
const Entry *find(const Row *row, const char *name);
void *find_kind(const Row *row, const char *name, Kind kind);
void find_tensors(const Row *row, Names names, eager_tensor **tensors);

// Compares the elements of a tensor with what is expected. Returns 1 if all are within `ulp` units in the last place.
int elements_match(int32_t dtype, const void *data, Values expected, double ulp);

// Returns the elements as a tensor's bytes, which the caller frees.
void *elements_of(int32_t dtype, Values values, size_t *num_bytes);

#endif  // TESTS_BINDINGS_C_CONFORMANCE_ROW_H_
