#include "options.h"

#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fail.h"

static const char help[] =
#include "help.inc"
    ;

struct option {
  const char* name;
  const char** text; /* one of these four is set */
  int64_t* whole;
  double* number;
  int64_t least, most; /* of a whole number */
  int* flag;           /* it has no value */
};

static void set_whole(const struct option* option, const char* value) {
  char* end;

  errno = 0;
  *option->whole = strtoll(value, &end, 10);
  if (end == value || *end != '\0' || errno != 0 || *option->whole < option->least || *option->whole > option->most)
    fail("%s: '%s' is not a whole number from %" PRId64 " to %" PRId64, option->name, value, option->least,
         option->most);
}

static void set_number(const struct option* option, const char* value) {
  char* end;

  *option->number = strtod(value, &end);
  if (end == value || *end != '\0' || !isfinite(*option->number) || *option->number <= 0)
    fail("%s: '%s' is not a number above 0", option->name, value);
}

/* Returns the option that the argument names. value becomes that of --name=value, or NULL. */
static const struct option* find(const struct option* options, const char* argument, const char** value) {
  size_t length = strcspn(argument, "=");

  *value = argument[length] == '=' ? argument + length + 1 : NULL;
  for (; options->name != NULL; options++) {
    if (strlen(options->name) == length && strncmp(options->name, argument, length) == 0) return options;
  }
  fail("'%s' is not an option; --help lists them", argument);
}

void options_parse(struct options* o, int argc, char** argv) {
  const struct option table[] = {
      {"--data", .text = &o->data},
      {"--device", .text = &o->device},
      {"--library", .text = &o->library},
      {"--svg", .text = &o->svg},
      {"--save", .text = &o->save},
      {"--checkpoint", .text = &o->checkpoint},
      {"--function", .flag = &o->function},
      {"--resume", .flag = &o->resume},
      {"--epochs", .whole = &o->epochs, .least = 1, .most = 100000},
      {"--batch", .whole = &o->batch, .least = 1, .most = 100000},
      {"--seed", .whole = &o->seed, .least = 0, .most = INT64_MAX},
      {"--threads", .whole = &o->threads, .least = 1, .most = 4096},
      {"--learning-rate", .number = &o->learning_rate},
      {NULL},
  };

  memset(o, 0, sizeof *o);
  o->data = "samples/data";
  o->svg = "loss.svg";
  o->checkpoint = "digits.safetensors";
  o->seed = 1;
  for (int i = 1; i < argc; i++) {
    const struct option* option;
    const char* value;

    if (strcmp(argv[i], "--help") == 0) {
      fputs(help, stdout);
      exit(EXIT_SUCCESS);
    }
    option = find(table, argv[i], &value);
    if (option->flag != NULL) {
      if (value != NULL) fail("%s takes no value", option->name);
      *option->flag = 1;
      continue;
    }
    if (value == NULL && ++i == argc) fail("%s needs a value", option->name);
    if (value == NULL) value = argv[i];
    if (option->text != NULL) *option->text = value;
    else if (option->whole != NULL) set_whole(option, value);
    else set_number(option, value);
  }
}
