#include "eager_load.h"

#include <dlfcn.h>
#include <string.h>

#include "fail.h"

/* Declares each function a second time: does not compile when the table and the header differ. */
#define EAGER_SAME(result, name, parameters) result eager_##name parameters;
EAGER_FUNCTIONS(EAGER_SAME)

enum { ABI_MAJOR = 1 /* of the header that this program was written with */ };

struct eager_functions eager;

static void* library;

/* POSIX has dlsym give functions as data pointers, which C99 does not convert: copy the bits. */
static void find(const char* name, void* function, size_t size) {
  void* symbol = dlsym(library, name);

  if (symbol == NULL) fail("%s", dlerror());
  memcpy(function, &symbol, size);
}

void eager_load(const char* path) {
  library = dlopen(path != NULL ? path : "libeager.so", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) fail("%s", dlerror());
#define EAGER_FIND(result, name, parameters) find("eager_" #name, &eager.name, sizeof eager.name);
  EAGER_FUNCTIONS(EAGER_FIND)
#undef EAGER_FIND
  if (eager.abi_version() >> 16 != ABI_MAJOR)
    fail("libeager %s does not fit: ABI %d is needed, this is %d", eager.version(), ABI_MAJOR,
         (int)(eager.abi_version() >> 16));
}

void eager_unload(void) { dlclose(library); }
