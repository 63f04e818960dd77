// Datasets: made of others, and run.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "conformance_row.h"

static eager_status *set_dataset(const Row *row, eager_dataset *dataset, const Attribute *a) {
  eager_tensor *tensors[kMaxList];
  eager_op *op;
  switch (a->type) {
    case ATTRIBUTE_INT: return eager_dataset_set_int(dataset, a->name, a->integer);
    case ATTRIBUTE_BOOL: return eager_dataset_set_bool(dataset, a->name, (int32_t)a->integer);
    case ATTRIBUTE_TENSORS:
      find_tensors(row, a->names, tensors);
      return eager_dataset_set_tensors(dataset, a->name, tensors, a->names.count);
    case ATTRIBUTE_OP: {
      STEP(eager_function_op(row->ctx, find_kind(row, a->text, kFunction), &op));
      eager_status *status = eager_dataset_set_op(dataset, a->name, op);
      eager_op_release(op);
      return status;
    }
    default: return eager_dataset_set_string(dataset, a->name, a->text);
  }
}

eager_status *do_dataset(Row *row, const char *as, const char *kind, Names inputs, Attributes given) {
  eager_dataset *dataset, *of[kMaxList];
  for (int i = 0; i < inputs.count; ++i) of[i] = find_kind(row, inputs.names[i], kDataset);
  STEP(eager_dataset_create(row->ctx, kind, of, inputs.count, &dataset));
  for (int i = 0; i < given.count; ++i) {
    eager_status *status = set_dataset(row, dataset, &given.values[i]);
    if (status) {
      eager_dataset_release(dataset);
      return status;
    }
  }
  keep(row, as, kDataset, dataset);
  return NULL;
}

enum { kMaxText = 1000 };

// Writes the texts of the next element's components, or "!" and the name of an error's code. Returns 0 at the end.
static int next_text(eager_iterator *iterator, char *text) {
  eager_tensor *components[kMaxList];
  int32_t count = kMaxList, end;
  size_t size = 0;
  eager_status *status = eager_iterator_next(iterator, components, &count, &end);
  text[0] = 0;
  if (status) {
    snprintf(text, kMaxText, "!%s", eager_code_name(eager_status_code(status)));
    eager_status_release(status);
    return 1;
  }
  for (int32_t i = 0; !end && i < count; ++i) {
    char *one = NULL;
    status = eager_tensor_format(components[i], &one);
    size += (size_t)snprintf(text + size, kMaxText - size, "%s%s", i > 0 ? " | " : "", one ? one : "");
    if (size >= kMaxText) size = kMaxText - 1;
    eager_status_release(status);
    eager_string_release(one);
    eager_tensor_release(components[i]);
  }
  return !end;
}

// Compares the elements from `first` on.
static void compare(Row *row, const char *dataset, eager_iterator *iterator, Names is, int32_t first, int32_t more) {
  char text[kMaxText];
  for (int32_t i = first; i < is.count; ++i) {
    const int there = next_text(iterator, text);
    if (there && strcmp(text, is.names[i]) == 0) continue;
    complain(row, "element %d of %s is %s, not %s", i, dataset, there ? text : "not there", is.names[i]);
    return;
  }
  if (!more && next_text(iterator, text)) complain(row, "%s has another element, %s", dataset, text);
}

eager_status *do_elements(Row *row, const char *dataset, Names is, int32_t more, int32_t saved_at) {
  eager_iterator *iterator;
  eager_tensor *place = NULL;
  char text[kMaxText];
  STEP(eager_iterator_create(row->ctx, find_kind(row, dataset, kDataset), &iterator));
  for (int32_t i = 0; i < saved_at; ++i) {
    if (!next_text(iterator, text) || strcmp(text, is.names[i]) != 0)
      complain(row, "element %d of %s is %s, not %s", i, dataset, text, is.names[i]);
  }
  eager_status *status = saved_at < 0 ? NULL : eager_iterator_save(iterator, &place);
  compare(row, dataset, iterator, is, saved_at < 0 ? 0 : saved_at, more);
  if (!status && place) {
    status = eager_iterator_restore(iterator, place);
    compare(row, dataset, iterator, is, saved_at, more);
  }
  if (!status) status = eager_iterator_stop(iterator);
  eager_tensor_release(place);
  eager_iterator_release(iterator);
  return status;
}
