void setup(void);
void add_and_release(int rounds);
void gradients(int rounds);
void host_calls(int rounds);
void empty(void);
