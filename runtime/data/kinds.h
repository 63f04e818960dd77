// The kinds of datasets. A kind is described as an op is (name, attributes), and entered in a table; it says what its
// elements are, and makes the step that gives them.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "runtime/core/schema.h"
#include "runtime/data/element.h"

struct eager_dataset;

namespace eager {

class Run;
class Step;

struct DatasetKind {
  static constexpr int kAny = 1 << 20;  // any number of inputs, at least one

  OpDef schema;       // its inputs are none: datasets are no tensors
  const char* title;  // the name of a class in a language that has classes
  int num_inputs;     // or kAny
  // Checks the attributes, and returns the spec of the elements. ctx traces and runs ops.
  ElementSpec (*element)(eager_context& ctx, const eager_dataset& d);
  // Makes the step, and those of the inputs. Called once the element is known.
  std::unique_ptr<Step> (*start)(Run& run, const eager_dataset& d);
  // Returns how many elements there are, EAGER_INFINITE or EAGER_UNKNOWN. NULL: it is not known.
  int64_t (*size)(const eager_dataset& d) = nullptr;
};

class DatasetKinds {
 public:
  DatasetKind& add(DatasetKind kind, const char* name);
  // Fails with NOT_FOUND if there is no kind of this name.
  const DatasetKind& find(std::string_view name) const;
  const std::vector<std::unique_ptr<DatasetKind>>& all() const { return kinds_; }

  // Returns all kinds of the library. The first call defines them.
  static const DatasetKinds& global();

 private:
  std::vector<std::unique_ptr<DatasetKind>> kinds_;
};

// Each defines the kinds of the file of its name.
void define_sources(DatasetKinds& kinds);
void define_files(DatasetKinds& kinds);
void define_order(DatasetKinds& kinds);
void define_joins(DatasetKinds& kinds);
void define_batches(DatasetKinds& kinds);
void define_maps(DatasetKinds& kinds);
void define_buffers(DatasetKinds& kinds);

}  // namespace eager
