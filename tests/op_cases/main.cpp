// op_cases [-v] [family=NAME] [calls=N] [on=DEVICE] [print=ELEMENTS] [OP...]
// op_cases families
//
// Runs all cases, or those of one family or of the ops that are named; N random calls of each op (400, or 100 with a
// sanitizer); everything on DEVICE, where one is given. The last line counts. `families` only lists the families. With
// print=ELEMENTS nothing is checked: the cases whose tensors have at most that many elements come as JSON (print.cpp).
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <set>

#include "op_cases/harness.h"
#include "op_cases/covered.h"
#include "support/fake_gpus.h"
#include "support/sanitizer.h"
#include "support/test_device.h"

namespace {

using namespace op_cases;

int passed = 0, failed = 0;

void report(const std::string& name, bool verbose, const std::function<void()>& f) {
  try {
    f();
    ++passed;
    if (verbose) std::printf("ok      %s\n", name.c_str());
  } catch (const std::exception& e) {
    ++failed;
    std::printf("FAILED  %s\n%s%s", name.c_str(), e.what(), std::strchr(e.what(), '\n') ? "" : "\n");
  }
  std::fflush(stdout);
}

bool takes_functions(const Schema& schema) {
  return std::any_of(schema.attributes.begin(), schema.attributes.end(),
                     [](const auto& a) { return a.type == "function"; });
}

// The ops that have cases of each kind.
struct Covered {
  std::set<std::string> any, values, empty, refusal;
  void add(const Table& table) {
    for (const Case& c : table.cases) {
      any.insert(c.op);
      values.insert(c.op);
      if (std::ranges::any_of(c.inputs, [](const Input& in) { return !in.absent && count(in.dims) == 0; }))
        empty.insert(c.op);
    }
    for (const Custom& c : table.customs) any.insert(c.op);
    for (const Refusal& r : table.refusals) refusal.insert(r.op);
  }
};

// Checks that every op of the registry has a case (or is driven through another's gradient), and that it says its
// gradient or that it has none. tests/function tests the ops that take functions. A public op has besides a case of a tensor without
// elements, and a refusal unless only its dtype can be wrong; what has checks of another form alone is left to them.
void check_complete(const std::map<std::string, Schema>& registry, const Covered& covered_by) {
  const std::set<std::string>& with_cases = covered_by.any;
  std::string problems;
  for (const auto& [name, schema] : registry) {
    auto through = driven_by_gradient_of().find(name);
    bool covered = takes_functions(schema) || with_cases.count(name) ||
                   (through != driven_by_gradient_of().end() && with_cases.count(through->second));
    if (!covered) problems += "    " + name + " has no case\n";
    if (schema.differentiable == schema.has_no_gradient) problems += "    " + name + " says nothing of its gradient\n";
    if (!schema.is_public || !covered_by.values.count(name) || schema.inputs.empty()) continue;
    if (!covered_by.empty.count(name) && !without_empty_input().count(name))
      problems += "    " + name + " has no case of a tensor without elements\n";
    const bool may_refuse = schema.inputs.size() > 1 || !schema.attributes.empty();
    if (may_refuse && !covered_by.refusal.count(name) && !without_refusal().count(name))
      problems += "    " + name + " has no refusal\n";
  }
  for (const auto& [name, parent] : driven_by_gradient_of()) {
    if (!registry.count(name)) problems += "    " + name + " is listed but is no op\n";
  }
  if (!problems.empty()) fail(problems);
}

}  // namespace

int main(int argc, char** argv) {
  bool verbose = false, lists_families = false;
  // "complete" runs only the check that nothing is left out.
  std::string wanted_family;
  std::set<std::string> wanted;
  int num_calls = eager::testing::is_sanitized() ? 100 : 400;
  int64_t most_printed = -1;
  for (int i = 1; i < argc; ++i) {
    if (std::strcmp(argv[i], "-v") == 0) verbose = true;
    else if (std::strcmp(argv[i], "families") == 0) lists_families = true;
    else if (std::strncmp(argv[i], "family=", 7) == 0) wanted_family = argv[i] + 7;
    else if (std::strncmp(argv[i], "calls=", 6) == 0) num_calls = std::atoi(argv[i] + 6);
    else if (std::strncmp(argv[i], "print=", 6) == 0) most_printed = std::atoll(argv[i] + 6);
    else if (std::strncmp(argv[i], "on=", 3) == 0) client::device_scope = argv[i] + 3;
    else wanted.insert(argv[i]);
  }
#ifdef EAGER_FAKE_GPUS
  eager::testing::add_fake_gpus();
#else
  if (client::device_scope.empty()) eager::testing::add_test_devices();
#endif

  struct Family {
    const char* name;
    void (*cases)(Table&);
  };
  const Family families[] = {
#define OP_CASE_FAMILY(name, cases) {#name, cases},
#include "op_cases/families.def"
#undef OP_CASE_FAMILY
  };
  if (lists_families) {
    for (const Family& family : families) std::printf("%s\n", family.name);
    std::printf("complete\n");
    return 0;
  }
  std::unique_ptr<Harness> made;
  try {
    made = std::make_unique<Harness>();
  } catch (const std::exception& e) {
    std::printf("%s\n0 passed, 1 failed\n", e.what());
    return 1;
  }
  Harness& harness = *made;
  Covered covered;
  for (const Family& family : families) {
    Table table;
    family.cases(table);
    covered.add(table);
    bool is_wanted = wanted_family.empty() || wanted_family == family.name;
    auto run = [&](const std::string& op) { return is_wanted && (wanted.empty() || wanted.count(op)); };
    if (most_printed >= 0) {
      for (const Case& c : table.cases) {
        if (run(c.op)) harness.print(c, most_printed);
      }
      for (const Refusal& r : table.refusals) {
        if (run(r.op)) harness.print(r);
      }
      continue;
    }
    for (const Case& c : table.cases) {
      if (run(c.op)) report(title(c), verbose, [&] { harness.run(c); });
    }
    for (const Custom& c : table.customs) {
      if (run(c.op)) report(c.op + ": " + c.name, verbose, c.check);
    }
    for (const Refusal& r : table.refusals) {
      if (run(r.op)) report(r.op + " refuses " + r.attributes + ": " + r.message, verbose, [&] { harness.refuse(r); });
    }
  }
  if (most_printed >= 0) return 0;
  for (const auto& [name, schema] : harness.registry()) {
    if (!wanted.empty() && !wanted.count(name)) continue;
    if (!wanted_family.empty() && wanted_family != "refusals") continue;
    report(name + " with any input", verbose, [&, n = name] { harness.survive(n, num_calls); });
    report(name + " with huge dims", verbose, [&, n = name] { harness.survive_vast(n, num_calls); });
  }
  if (wanted.empty() && (wanted_family.empty() || wanted_family == "complete")) {
    report("every op has a case", verbose, [&] { check_complete(harness.registry(), covered); });
  }
  std::printf("%d passed, %d failed\n", passed, failed);
  return failed || passed == 0 ? 1 : 0;  // an op's name that matches nothing is a failure
}
