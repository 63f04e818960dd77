// Files, and random states. A row's files lie in a folder of its own.
#define _POSIX_C_SOURCE 200809L
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "conformance_row.h"

eager_status *file_path(Row *row, const char *name, char *path) {
  const char *temporary = getenv("TMPDIR");
  if (!row->folder[0]) {
    snprintf(row->folder, kMaxPath, "%s/eager-XXXXXX", temporary ? temporary : "/tmp");
    if (!mkdtemp(row->folder)) return eager_status_new(EAGER_UNKNOWN, "no temporary folder");
  }
  snprintf(path, 2 * kMaxPath, "%s/%s", row->folder, name);
  return NULL;
}

void remove_files(Row *row) {
  char path[2 * kMaxPath];
  DIR *folder = row->folder[0] ? opendir(row->folder) : NULL;
  if (!folder) return;
  for (const struct dirent *one; (one = readdir(folder));) {
    snprintf(path, sizeof path, "%s/%.255s", row->folder, one->d_name);
    if (one->d_name[0] != '.') unlink(path);
  }
  closedir(folder);
  rmdir(row->folder);
}

// ---- Checkpoints

enum { kMaxKey = 64 };

static const char *layer_key(int i, char *key) {
  snprintf(key, kMaxKey, "model/layers/%d", i);
  return key;
}

static eager_status *fill(Row *row, eager_checkpoint_writer *writer, Names model, const char *optimizer, Names tensors,
                          Names texts) {
  char key[kMaxKey];
  for (int i = 0; i < model.count; ++i)
    STEP(eager_checkpoint_writer_add_layer(writer, layer_key(i, key), find_kind(row, model.names[i], kLayer)));
  if (optimizer)
    STEP(eager_checkpoint_writer_add_optimizer(writer, "optimizer", find_kind(row, optimizer, kOptimizer)));
  for (int i = 0; i < tensors.count; i += 2)
    STEP(eager_checkpoint_writer_add_tensor(writer, tensors.names[i], find_kind(row, tensors.names[i + 1], kTensor)));
  for (int i = 0; i < texts.count; i += 2)
    STEP(eager_checkpoint_writer_add_text(writer, texts.names[i], texts.names[i + 1]));
  return eager_checkpoint_writer_add_random_state(writer, "random", row->ctx);
}

static void compare_keys(Row *row, const eager_checkpoint *checkpoint, Names keys) {
  const int32_t count = eager_checkpoint_num_entries(checkpoint);
  if (count != keys.count) complain(row, "the checkpoint has %d keys, not %d", count, keys.count);
  for (int32_t i = 0; i < count && i < keys.count; ++i) {
    eager_checkpoint_entry_info entry = {.struct_size = sizeof entry};
    eager_status_release(eager_checkpoint_entry(checkpoint, i, &entry));
    if (strcmp(entry.key, keys.names[i]) != 0) complain(row, "key %d is %s, not %s", i, entry.key, keys.names[i]);
  }
}

static eager_status *compare_texts(Row *row, const eager_checkpoint *checkpoint, Names texts) {
  for (int i = 0; i < texts.count; i += 2) {
    char *text;
    STEP(eager_checkpoint_text(checkpoint, texts.names[i], &text));
    if (strcmp(text, texts.names[i + 1]) != 0) complain(row, "the text %s is \"%s\"", texts.names[i], text);
    eager_string_release(text);
  }
  return NULL;
}

eager_status *do_checkpoint(Row *row, const char *as, Names model, const char *optimizer, Names tensors, Names texts,
                            Names keys) {
  char path[2 * kMaxPath];
  eager_checkpoint_writer *writer;
  eager_checkpoint *checkpoint;
  STEP(file_path(row, as, path));
  STEP(eager_checkpoint_writer_create(row->ctx, &writer));
  eager_status *status = fill(row, writer, model, optimizer, tensors, texts);
  if (!status) status = eager_checkpoint_writer_commit(row->ctx, writer, path, NULL);
  eager_checkpoint_writer_release(writer);
  if (status) return status;
  STEP(eager_checkpoint_open(row->ctx, path, &checkpoint));
  keep(row, as, kCheckpoint, checkpoint);
  compare_keys(row, checkpoint, keys);
  return compare_texts(row, checkpoint, texts);
}

eager_status *do_restore(Row *row, const char *checkpoint, Names model, const char *optimizer) {
  const eager_checkpoint *from = find_kind(row, checkpoint, kCheckpoint);
  char keys[kMaxList][2 * kMaxKey], key[kMaxKey];
  const char *names[kMaxList];
  eager_variable *variables[kMaxList];
  int32_t count = 0;
  for (int i = 0; i < model.count; ++i) {
    eager_layer *layer = find_kind(row, model.names[i], kLayer);
    STEP(eager_checkpoint_restore_layer(row->ctx, from, layer_key(i, key), layer));
    for (int32_t j = 0; j < eager_layer_num_variables(layer); ++j, ++count) {
      snprintf(keys[count], sizeof keys[count], "%s/%s", key, eager_layer_variable_name(layer, j));
      names[count] = keys[count];
      variables[count] = eager_layer_variable(layer, j);
    }
  }
  if (optimizer)
    STEP(eager_checkpoint_restore_optimizer(row->ctx, from, "optimizer", find_kind(row, optimizer, kOptimizer), names,
                                            variables, count));
  return eager_checkpoint_restore_random_state(row->ctx, from, "random");
}

eager_status *do_read_key(Row *row, const char *checkpoint, const char *key, const char *as) {
  eager_tensor *t;
  STEP(eager_checkpoint_read(row->ctx, find_kind(row, checkpoint, kCheckpoint), key, &t));
  keep(row, as, kTensor, t);
  return NULL;
}

// ---- Records and events

// Gives a name to a path, as a string.
static eager_status *keep_path(Row *row, const char *as, const char *path) {
  return do_tensor(row, as, EAGER_STRING, NO_INTEGERS, TEXT_VALUES(path));
}

eager_status *do_write_records(Row *row, const char *as, int32_t compression, Names records) {
  const eager_record_options options = {.struct_size = sizeof options, .compression = compression};
  char path[2 * kMaxPath];
  eager_record_writer *writer;
  eager_status *status = NULL;
  STEP(file_path(row, as, path));
  STEP(eager_record_writer_create(row->ctx, path, &options, &writer));
  for (int i = 0; !status && i < records.count; ++i)
    status = eager_record_writer_write(writer, records.names[i], strlen(records.names[i]));
  if (!status) status = eager_record_writer_close(writer);
  eager_record_writer_release(writer);
  return status ? status : keep_path(row, as, path);
}

eager_status *do_write_events(Row *row, const char *as, Scalars scalars) {
  char path[2 * kMaxPath];
  eager_event_writer *writer;
  eager_status *status = NULL;
  STEP(file_path(row, "", path));
  STEP(eager_event_writer_create(row->ctx, path, NULL, &writer));
  for (int i = 0; !status && i < scalars.count; ++i) {
    const Scalar *one = &scalars.values[i];
    status = eager_event_writer_scalar(writer, one->tag, one->value, one->step);
  }
  if (!status) status = eager_event_writer_close(writer);
  if (!status) status = keep_path(row, as, eager_event_writer_path(writer));
  eager_event_writer_release(writer);
  return status;
}

// ---- Random states

eager_status *do_random_state(Row *row, const char *as) {
  eager_random_state *state = malloc(sizeof *state);
  state->struct_size = sizeof *state;
  keep(row, as, kRandomState, state);
  return eager_context_get_random_state(row->ctx, state);
}

eager_status *do_set_random_state(Row *row, const char *state) {
  return eager_context_set_random_state(row->ctx, find_kind(row, state, kRandomState));
}
