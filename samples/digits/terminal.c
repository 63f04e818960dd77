#include "terminal.h"

#include <langinfo.h>
#include <locale.h>
#include <string.h>
#include <sys/ioctl.h>

int terminal_columns(int file_descriptor) {
  struct winsize size;

  if (ioctl(file_descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return 80;
  return size.ws_col;
}

int terminal_has_unicode(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }
