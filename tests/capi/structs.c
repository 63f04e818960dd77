/* structs: a client whose structs are shorter or longer than the library's. The bytes behind a struct, and the fields
 * that only one of the two knows, must not change. CMakeLists.txt builds it for both cases. */
#define _POSIX_C_SOURCE 200809L /* mkdtemp */
#include <eager_c.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void check(eager_status *s, const char *what) {
  if (s == NULL) return;
  fprintf(stderr, "%s: %s\n", what, eager_status_message(s));
  exit(1);
}

static void expect(int ok, const char *what) {
  if (ok) return;
  fprintf(stderr, "%s\n", what);
  exit(1);
}

static void refused(eager_status *s, const char *what) {
  expect(eager_status_code(s) == EAGER_INVALID_ARGUMENT, what);
  eager_status_release(s);
}

/* A struct of this client's version, whose known fields are 0, in front of other memory. */
#define DECLARE(type, name)         \
  struct {                          \
    type s;                         \
    unsigned char behind[64];       \
  } name;                           \
  memset(&name, 0xAA, sizeof name); \
  memset(&name.s, 0, FIRST(type));  \
  name.s.struct_size = sizeof name.s
#ifdef EAGER_GROWN
#define FIRST(type) offsetof(type, grown)
#else
#define FIRST(type) sizeof(type)
#endif
/* Checks that the bytes behind the fields that both know are still 0xAA. */
#define UNTOUCHED(name, type) untouched((const unsigned char *)&name + FIRST(type), sizeof name - FIRST(type), #type)

static void untouched(const unsigned char *bytes, size_t n, const char *what) {
  size_t i;
  for (i = 0; i < n; ++i) expect(bytes[i] == 0xAA, what);
}

/* The structs of checkpoints: a file with one tensor is written and opened. */
static void checkpoints(eager_context *ctx, eager_tensor *x) {
  eager_checkpoint_writer *writer;
  eager_checkpoint *checkpoint;
  char folder[] = "/tmp/eager_structs_XXXXXX", path[64], list[64];
  DECLARE(eager_checkpoint_options, of_commit);
  DECLARE(eager_checkpoint_entry_info, entry);

  expect(mkdtemp(folder) != NULL, "there is no folder to write to");
  snprintf(path, sizeof path, "%s/-1.safetensors", folder);
  snprintf(list, sizeof list, "%s/checkpoints.json", folder);
  check(eager_checkpoint_writer_create(ctx, &writer), "eager_checkpoint_writer_create");
  check(eager_checkpoint_writer_add_tensor(writer, "x", x), "eager_checkpoint_writer_add_tensor");
  of_commit.s.no_sync = of_commit.s.is_listed = 1;
  check(eager_checkpoint_writer_commit(ctx, writer, path, &of_commit.s), "eager_checkpoint_writer_commit");
  expect(remove(list) == 0, "is_listed was not seen");
  check(eager_checkpoint_open(ctx, path, &checkpoint), "eager_checkpoint_open");
  check(eager_checkpoint_entry(checkpoint, 0, &entry.s), "eager_checkpoint_entry");
  expect(strcmp(entry.s.key, "x") == 0 && entry.s.num_bytes == 8 && strcmp(entry.s.stored_dtype, "F64") == 0,
         "eager_checkpoint_entry");
  expect(entry.s.struct_size == sizeof entry.s, "struct_size is the caller's");
  UNTOUCHED(entry, eager_checkpoint_entry_info);

  of_commit.s.struct_size = 23;
  entry.s.struct_size = 55;
  refused(eager_checkpoint_writer_commit(ctx, writer, path, &of_commit.s), "eager_checkpoint_options");
  refused(eager_checkpoint_entry(checkpoint, 0, &entry.s), "eager_checkpoint_entry_info");
  eager_checkpoint_release(checkpoint);
  eager_checkpoint_writer_release(writer);
  remove(path);
  rmdir(folder);
}

int main(void) {
  eager_context *ctx;
  eager_tensor *x, *dx;
  eager_tape *tape;
  char *text;
  void *managed;
  void (*deleter)(void *);
  const double value = 3.14159;
  const int64_t dims[1] = {1};
  DECLARE(eager_context_options, context);
  DECLARE(eager_tensor_description, description);
  DECLARE(eager_memory_info, memory);
  DECLARE(eager_tape_options, of_tape);
  DECLARE(eager_gradient_options, of_gradient);
  DECLARE(eager_dlpack_options, dlpack);
  DECLARE(eager_format_options, format);
  DECLARE(eager_random_state, random);

  context.s.seed = 7;
  check(eager_context_create(&context.s, &ctx), "eager_context_create");
  check(eager_tensor_create(ctx, EAGER_FLOAT64, dims, 1, &value, sizeof value, &x), "eager_tensor_create");
  check(eager_tensor_info(x, &description.s), "eager_tensor_info");
  expect(description.s.dtype == EAGER_FLOAT64 && description.s.num_elements == 1 && description.s.data != NULL,
         "eager_tensor_info");
  expect(description.s.struct_size == sizeof description.s, "struct_size is the caller's");
  UNTOUCHED(description, eager_tensor_description);
  check(eager_context_memory(ctx, NULL, &memory.s), "eager_context_memory");
  expect(memory.s.live_tensors == 1, "eager_context_memory");
  UNTOUCHED(memory, eager_memory_info);
  check(eager_context_get_random_state(ctx, &random.s), "eager_context_get_random_state");
  expect(random.s.key != 0 && random.s.num_forks == 0, "eager_context_get_random_state");
  expect(random.s.struct_size == sizeof random.s, "struct_size is the caller's");
  UNTOUCHED(random, eager_random_state);
  check(eager_context_set_random_state(ctx, &random.s), "eager_context_set_random_state");
  of_tape.s.persistent = 1;
  check(eager_tape_create(ctx, &of_tape.s, &tape), "eager_tape_create");
  check(eager_tape_watch(tape, x), "eager_tape_watch");
  of_gradient.s.unconnected_zero = 1;
  check(eager_tape_gradient(ctx, tape, &x, 1, NULL, &x, 1, NULL, 0, &of_gradient.s, &dx), "eager_tape_gradient");
  eager_tensor_release(dx);
  check(eager_tape_gradient(ctx, tape, &x, 1, NULL, &x, 1, NULL, 0, &of_gradient.s, &dx), "a persistent tape");
  eager_tensor_release(dx);
  format.s.precision = 2;
  check(eager_tensor_format_with(x, &format.s, &text), "eager_tensor_format_with");
  expect(strcmp(text, "[3.14]") == 0, text);
  eager_string_release(text);
  dlpack.s.copy = 1;
  check(eager_tensor_to_dlpack(ctx, x, &dlpack.s, &managed), "eager_tensor_to_dlpack");
  memcpy(&deleter, (char *)managed + 16, sizeof deleter);
  deleter(managed);
  checkpoints(ctx, x);

  /* A struct that is a byte shorter than its first version is refused. The sizes are those of 64-bit machines. */
  context.s.struct_size = 31;
  description.s.struct_size = 47;
  memory.s.struct_size = 47;
  of_tape.s.struct_size = 15;
  of_gradient.s.struct_size = 15;
  dlpack.s.struct_size = 23;
  format.s.struct_size = 31;
  random.s.struct_size = 31;
  eager_tape_release(tape);
  eager_context_release(ctx);
  refused(eager_context_create(&context.s, &ctx), "eager_context_options");
  expect(ctx == NULL, "an out-parameter is NULL");
  check(eager_context_create(NULL, &ctx), "eager_context_create");
  refused(eager_tensor_info(x, &description.s), "eager_tensor_description");
  refused(eager_context_memory(ctx, NULL, &memory.s), "eager_memory_info");
  refused(eager_tape_create(ctx, &of_tape.s, &tape), "eager_tape_options");
  check(eager_tape_create(ctx, NULL, &tape), "eager_tape_create");
  refused(eager_tape_gradient(ctx, tape, &x, 1, NULL, &x, 1, NULL, 0, &of_gradient.s, &dx), "eager_gradient_options");
  refused(eager_tensor_to_dlpack(ctx, x, &dlpack.s, &managed), "eager_dlpack_options");
  refused(eager_tensor_format_with(x, &format.s, &text), "eager_format_options");
  refused(eager_context_get_random_state(ctx, &random.s), "eager_random_state");
  refused(eager_context_set_random_state(ctx, &random.s), "eager_random_state");
  eager_tape_release(tape);
  eager_tensor_release(x);
  eager_context_release(ctx);
  puts("all structs");
  return 0;
}
