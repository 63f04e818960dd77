#include <eager_c.h>

void setup(void);
void add_and_release(int rounds);
void gradient(int rounds);
void host_call(int rounds);
void empty(void);
