// The elements that flow through a pipeline.
//
// Terms
//   element    a list of tensors, which are dense
//   component  a place in that list. All elements of a step have as many components, of the same dtypes, and of shapes that
//              the step's ElementSpec says: a dim that varies from element to element is -1
//   row        the number of an element of a source that can give any of its elements (Rows). Steps that only choose and
//              order elements pass 8 bytes on, and the step that looks at elements first makes tensors of them: a batch
//              of rows is one gather
#pragma once

#include <cstdint>
#include <vector>

#include "kernels/common/strings.h"
#include "runtime/core/context.h"
#include "runtime/core/shape.h"
#include "runtime/core/tensor.h"

namespace eager {

struct Component {
  DType dtype;
  Shape shape;
};

using ElementSpec = std::vector<Component>;
using Element = std::vector<TensorRef>;

// Writes a component as "float32 [?,28,28]", and all of them separated by commas.
std::string to_string(const Component& c);
std::string to_string(const ElementSpec& spec);

// Returns the spec of a tensor, and its shape without the first dim.
Component component_of(const eager_tensor& t);
Shape without_first(ShapeView shape);
// Returns a shape with this dim before those of `shape`.
Shape with_first(int64_t dim, ShapeView shape);

// Returns the strings of a tensor on the host.
Strings strings_of(const eager_tensor& t);
// Returns row i of t, along the first axis: a view, but for strings.
TensorRef row_of(eager_tensor& t, int64_t row);
// Copies components on the host that are small parts of a larger buffer: what keeps the element would keep all of that.
void detach(Element& e);
// Returns the rows of t, stacked along the first axis, in memory of its device.
TensorRef rows_of(eager_context& ctx, eager_tensor& t, const int64_t* rows, int64_t n);
// Returns tensors of one dtype and shape, stacked along a new first axis. There is at least one.
TensorRef stack(eager_context& ctx, const std::vector<eager_tensor*>& parts);

// A source that can give any of its elements by number.
class Rows {
 public:
  virtual ~Rows() = default;
  virtual void element(eager_context& ctx, int64_t row, Element& out) const = 0;
  // Gives n elements as one, each component of which has a new first dim n > 0. The source gathers.
  virtual void batch(eager_context& ctx, const int64_t* rows, int64_t n, Element& out) const = 0;
  // Reports whether the source gives several elements at once. Else each may fail by itself.
  virtual bool gathers() const { return true; }
};

}  // namespace eager
