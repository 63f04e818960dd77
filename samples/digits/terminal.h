/* The abilities of the terminal. */
#ifndef DIGITS_TERMINAL_H
#define DIGITS_TERMINAL_H

int terminal_columns(int file_descriptor); /* 80 if the terminal does not tell */
int terminal_has_unicode(void);

#endif
