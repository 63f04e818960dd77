#include "runtime/core/custom_ops.h"

#include <map>
#include <set>
#include <string>
#include <utility>

#include "base/fork.h"

namespace eager {

namespace {

struct CustomOps {
  Mutex mutex;
  std::map<std::string, std::shared_ptr<const OpDef>, std::less<>> by_name;
  std::set<std::string> names;
};

CustomOps& custom_ops() {
  static constinit Lazy<CustomOps> ops;
  return ops.get([] { return std::make_unique<CustomOps>(); });
}

}  // namespace

std::shared_ptr<const OpDef> find_custom_op(std::string_view name) {
  CustomOps& ops = custom_ops();
  std::lock_guard lock(ops.mutex);
  const auto at = ops.by_name.find(name);
  return at == ops.by_name.end() ? nullptr : at->second;
}

std::vector<std::shared_ptr<const OpDef>> all_custom_ops() {
  CustomOps& ops = custom_ops();
  std::vector<std::shared_ptr<const OpDef>> all;
  std::lock_guard lock(ops.mutex);
  for (const auto& [name, def] : ops.by_name) all.push_back(def);
  return all;
}

std::shared_ptr<const OpDef> keep_custom_op(std::shared_ptr<const OpDef> def) {
  CustomOps& ops = custom_ops();
  std::lock_guard lock(ops.mutex);
  return std::exchange(ops.by_name[def->name], std::move(def));
}

const char* lasting_name(const char* name) {
  CustomOps& ops = custom_ops();
  std::lock_guard lock(ops.mutex);
  return ops.names.emplace(name).first->c_str();
}

int32_t run_custom_op(KernelCall& call) { return call.params_as<CustomParams>().run(call); }

}  // namespace eager
