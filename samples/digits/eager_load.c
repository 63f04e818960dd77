#include "eager_load.h"

#include <dlfcn.h>
#include <string.h>

#include "fail.h"

/* Declares each function a second time, which does not compile when the table and the header differ. */
#define EAGER_SAME(result, name, parameters) result eager_##name parameters;
EAGER_FUNCTIONS(EAGER_SAME)

struct eager_functions eager;

static void* library;

/* Finds a function. dlsym returns a data pointer, which C99 cannot convert to a function, so its bits are copied. */
static void find(const char* name, void* function, size_t size) {
  void* symbol = dlsym(library, name);

  if (symbol == NULL) fail("%s", dlerror());
  memcpy(function, &symbol, size);
}

void eager_load(const char* path) {
  uint32_t abi;

  library = dlopen(path != NULL ? path : "libeager.so.1", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) fail("%s", dlerror());
#define EAGER_FIND(result, name, parameters) find("eager_" #name, &eager.name, sizeof eager.name);
  EAGER_FUNCTIONS(EAGER_FIND)
#undef EAGER_FIND
  abi = eager.abi_version();
  if (abi >> 16 != EAGER_ABI_MAJOR || (int)(abi & 0xffff) < EAGER_ABI_MINOR)
    fail("libeager %s does not fit: ABI %d.%d is needed, this is %d.%d", eager.version(), EAGER_ABI_MAJOR,
         EAGER_ABI_MINOR, (int)(abi >> 16), (int)(abi & 0xffff));
}

void eager_unload(void) { dlclose(library); }
