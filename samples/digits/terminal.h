/* What the terminal can show. */
#ifndef DIGITS_TERMINAL_H
#define DIGITS_TERMINAL_H

int terminal_columns(int file_descriptor); /* 80 where that cannot be known */
int terminal_has_unicode(void);

#endif
