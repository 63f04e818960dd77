#include "runtime/data/kinds.h"

#include <string>

#include "base/error.h"
#include "base/fork.h"

namespace eager {

DatasetKind& DatasetKinds::add(DatasetKind kind, const char* name) {
  DatasetKind& added = *kinds_.emplace_back(std::make_unique<DatasetKind>(std::move(kind)));
  added.schema.name = name;
  added.schema.noun = "dataset";
  return added;
}

const DatasetKind& DatasetKinds::find(std::string_view name) const {
  std::string names;
  for (const std::unique_ptr<DatasetKind>& kind : kinds_) {
    if (name == kind->schema.name) return *kind;
    names += cat(names.empty() ? "" : ", ", kind->schema.name);
  }
  fail(Code::not_found, "unknown kind of dataset '", name, "'; there are ", names);
}

const DatasetKinds& DatasetKinds::global() {
  static constinit Lazy<DatasetKinds> kinds;
  return kinds.get([] {
    auto all = std::make_unique<DatasetKinds>();
    define_sources(*all);
    define_files(*all);
    define_order(*all);
    define_joins(*all);
    define_batches(*all);
    define_maps(*all);
    define_buffers(*all);
    return all;
  });
}

}  // namespace eager
