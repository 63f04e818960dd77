/* Prints the versions of the header and of the library. */
#include <eager_c.h>
#include <stdio.h>

#if EAGER_ABI_MAJOR < 1
#error "the header's version is for #if"
#endif

int main(void) {
  printf("header %d.%d, library %d.%d, %s\n", EAGER_ABI_MAJOR, EAGER_ABI_MINOR, (int)(eager_abi_version() >> 16),
         (int)(eager_abi_version() & 0xffff), eager_version());
  return 0;
}
