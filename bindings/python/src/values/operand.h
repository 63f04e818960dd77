// Operands of a kernel as Python sees them: views of memory that ends with the kernel's call.
#ifndef EAGER_PYTHON_OPERAND_H_
#define EAGER_PYTHON_OPERAND_H_

#include <vector>

#include "python/python.h"

// The operands of one call. Each is a NumPy array on its memory or, where there is no NumPy, a memoryview; an absent one is None,
// and strings are copied: an array of bytes objects, or a list.
class Operands {
 public:
  // Returns a tuple of views, one for each operand.
  PyObject* views(const eager_operand* operands, int32_t n, bool is_writable);

  // Ends the call: reports whether all views are gone. Those that live on must not be used any more.
  bool end();

 private:
  PyObject* view(const eager_operand& operand, bool is_writable);

  std::vector<Ref> storages_;
};

// Imports NumPy, if it can be had, for the views of all calls to come. The first definition of a kernel does so, since an import
// within a kernel would take long.
void find_numpy();

bool init_operand();

#endif
