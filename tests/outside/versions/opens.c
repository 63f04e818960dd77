/* Opens the library by its present name and calls a function that dlsym finds. */
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  void *library = dlopen("libeager.so.1", RTLD_NOW | RTLD_LOCAL);
  void *symbol = library ? dlsym(library, "eager_abi_version") : NULL;
  uint32_t (*abi_version)(void);

  if (symbol == NULL) {
    puts(dlerror());
    return 1;
  }
  memcpy(&abi_version, &symbol, sizeof symbol);
  return abi_version() >> 16 == 1 ? 0 : 1;
}
