// Files that are damaged, cut, newer, or made to do harm: each is refused by name, and takes nothing with it.
#include <catch2/catch.hpp>

#include "support/sample_file.h"

using namespace client;
using nlohmann::json;

namespace {

json& node(json& graph, size_t i) { return graph["functions"][0]["nodes"][i]; }

}  // namespace

TEST_CASE("the sample itself is sound") {
  Sample s;
  CHECK(s.refused(s.bytes).empty());
  CHECK(s.refused(Parts(s.bytes).bytes()).empty());
}

TEST_CASE("a file cut anywhere is DATA_LOSS") {
  Sample s;
  const int64_t live = s.live();
  for (size_t n = 0; n < s.bytes.size(); ++n) {
    const std::string text = s.refused(s.bytes.substr(0, n));
    if (text.rfind("15: ", 0) != 0) FAIL(n << " bytes: " << text);
  }
  CHECK(s.live() == live);
  s.expect(s.bytes + "x", "15: the file is damaged: its tensors need");
}

TEST_CASE("a flipped bit gives a function or a refusal") {
  Sample s;
  int refused = 0;
  const int64_t live = s.live();
  for (size_t bit = 0; bit < s.bytes.size() * 8; bit += 7) {
    std::string damaged = s.bytes;
    damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ (1 << bit % 8));
    const std::string text = s.refused(damaged);
    if (text.empty()) continue;
    ++refused;
    // A dot in a name makes it that of an op of the program's, which is not defined.
    const bool is_custom = text.rfind("5: ", 0) == 0 && text.find("Op type not registered") != text.npos;
    if (!is_custom && text.rfind("15: ", 0) != 0 && text.rfind("3: ", 0) != 0) FAIL("bit " << bit << ": " << text);
  }
  CHECK(refused > 1000);
  CHECK(s.live() == live);
}

TEST_CASE("other versions are refused by name") {
  Sample s;
  s.expect_header([](json& h) { h["__metadata__"]["format_version"] = "2"; },
                  "3: the file has version 2 of the format");
  s.expect_header([](json& h) { h["__metadata__"]["format_version"] = "1e5"; }, "15: ");
  s.expect_header([](json& h) { h["__metadata__"]["format"] = "other"; }, "3: the file is not a saved function");
  s.expect_graph([](json& g) { node(g, 1)["version"] = 99; },
                 "3: node #1 (multiply) of function 'f': op multiply has version 99, this library has 1");
  s.expect_graph([](json& g) { node(g, 1)["op"] = "elu_grad"; }, "op elu_grad has version 1, this library has 2");
  s.expect_graph([](json& g) { node(g, 1)["op"] = "multiplex"; },
                 "op 'multiplex' is not known to this version of the library");
  s.expect_graph(
      [](json& g) {
        node(g, 1)["attributes"]["mode"] = {{"int", 1}};
      },
      "op multiply has no attribute 'mode'");
}

TEST_CASE("graphs that make no sense") {
  Sample s;
  s.expect_graph([](json& g) { g["functions"] = json::array(); }, "15: ");
  s.expect_graph([](json& g) { g["functions"][0]["values"][0]["dims"] = {-2, 3}; }, "15: ");
  s.expect_graph([](json& g) { g["functions"][0]["values"][0]["dims"] = {-1, 4}; }, "Incompatible shapes");
  s.expect_graph([](json& g) { g["functions"][0]["values"][0]["dtype"] = "float32"; }, "not of the dtypes");
  s.expect_graph([](json& g) { g["functions"][0]["values"][0]["dtype"] = "quaternion"; }, "unknown dtype");
  s.expect_graph([](json& g) { g["functions"][0]["outputs"] = {1000}; }, "15: ");
  s.expect_graph([](json& g) { g["functions"][0]["inputs"] = {0, 0}; }, "made twice");
  s.expect_graph([](json& g) { node(g, 1)["inputs"][0] = node(g, 1)["outputs"][0]; }, "used before it is made");
  s.expect_graph([](json& g) { node(g, 1)["inputs"][0] = -1; }, "is NULL");
  s.expect_graph([](json& g) { node(g, 1)["inputs"] = json::array(); }, "expects 2 inputs");
  s.expect_graph([](json& g) { node(g, 1)["outputs"].push_back(0); }, "has 1 outputs, the file says 2");
  s.expect_graph([](json& g) { node(g, 1)["outputs"] = json::array(); }, "node #1 (multiply)");
  s.expect_graph([](json& g) { node(g, 1)["device"] = "no device!"; }, "Malformed device");
  s.expect_graph([](json& g) { node(g, 0)["attributes"]["variable"]["object"] = 77; }, "15: ");
  s.expect_graph([](json& g) { node(g, 0)["attributes"] = json::object(); }, "15: ");
  s.expect_graph([](json& g) { node(g, 0)["inputs"].push_back(0); }, "it has 1 inputs, not 0");
  s.expect_graph([](json& g) { node(g, 0)["op"] = "assign_variable"; }, "it has 0 inputs, not 1");
  for (const json& assumed : {json(3), json({3}), json({{{"variable", 77}, {"trainable", true}}}),
                              json({{{"variable", 0}, {"trainable", 1}}}), json({{{"trainable", true}}})}) {
    s.expect_graph([&](json& g) { g["functions"][0]["assumed"] = assumed; }, "15: ");
  }
  for (const char* op : {"call", "host_call"}) {
    s.expect_graph([&](json& g) { node(g, 1)["op"] = op; }, "cannot be loaded");
  }
  s.expect_graph(
      [](json& g) {
        g["constants"][0] = {{"shape_only", true}, {"dtype", "float64"}, {"dims", {3}}};
      },
      "has a shape but no data");
  s.expect_graph([](json& g) { g["constants"][0]["dims"] = {4}; }, "15: ");
  s.expect_graph([](json& g) { g["constants"][0]["dtype"] = "string"; }, "15: ");
  s.expect_graph([](json& g) { g["constants"].push_back(g["constants"][0]); }, "there is no tensor 'constant/1'");
}

TEST_CASE("functions and optimizers that would harm the runtime") {
  Sample s;
  const size_t apply = 2, custom = 4;
  const json graph = Parts(s.bytes).graph;
  REQUIRE(node(const_cast<json&>(graph), apply)["op"] == "apply_optimizer");
  REQUIRE(node(const_cast<json&>(graph), custom)["op"] == "custom_gradient");
  auto update = [&](json& g) -> json& { return node(g, apply)["attributes"]["update"]["object"]; };
  auto way_back = [&](json& g) -> json& { return node(g, custom)["attributes"]["gradient"]["object"]; };
  auto slot = [](json& g, size_t i) -> json& { return g["optimizers"][0]["slots"][i]; };
  // A slot that is the variable itself would be locked twice.
  s.expect_graph([&](json& g) { slot(g, 0)["slot"] = 0; }, "is no slot of variable 'w'");
  s.expect_graph([&](json& g) { slot(g, 0)["slot"] = slot(g, 1)["slot"]; }, "is no slot");
  s.expect_graph([&](json& g) { slot(g, 0)["which"] = 1; }, "has this slot already");
  s.expect_graph([&](json& g) { slot(g, 0)["variable"] = slot(g, 0)["slot"]; }, "is no slot");
  s.expect_graph([](json& g) { g["optimizers"][0]["step"] = 0; }, "is no int64 scalar");
  s.expect_graph([](json& g) { g["optimizers"][0]["name"] = "sgdd"; }, "unknown optimizer");
  s.expect_graph([](json& g) { g["optimizers"][0]["floats"]["rho"] = 1; }, "no such attribute");
  s.expect_graph([](json& g) { g["optimizers"][0]["rate"] = {{"variable", 0}}; }, "not a scalar");
  s.expect_graph([](json& g) { g["optimizers"][0]["rate"] = {{"function", 77}}; }, "15: ");
  // clang-format off
  s.expect_graph([](json& g) { g["optimizers"][0]["rate"] = {{"function", 0}}; }, "function 'f' computes no learning rate of optimizer adam");
  s.expect_graph([](json& g) { g["optimizers"][0]["rate"] = {{"function", 1}}; }, "computes no learning rate of optimizer adam");
  // clang-format on
  s.expect_graph([&](json& g) { update(g)["rows"] = {true}; }, "it has 1 inputs, not 2");
  s.expect_graph(
      [&](json& g) {
        update(g)["rows"] = {true};
        node(g, apply)["inputs"] = {-1, 1};
      },
      "an input is not given");
  s.expect_graph(
      [&](json& g) {
        update(g)["rows"] = {true};
        node(g, apply)["inputs"].push_back(node(g, apply)["inputs"][0]);
      },
      "are no sparse rows");
  s.expect_graph([&](json& g) { update(g)["variables"] = {slot(g, 0)["slot"]}; }, "is an optimizer's slot");
  s.expect_graph([&](json& g) { update(g)["variables"] = json::array(); }, "15: ");
  s.expect_graph([&](json& g) { node(g, apply)["inputs"] = {0}; }, "the gradient of variable 'w' has shape");
  s.expect_graph([&](json& g) { way_back(g)["function"] = 0; }, "runs 0, which is no later one");
  s.expect_graph([&](json& g) { way_back(g)["wanted"] = {1}; }, "15: ");
  s.expect_graph([&](json& g) { way_back(g)["wanted"] = {0, 0}; }, "wanted twice");
  s.expect_graph([&](json& g) { way_back(g)["wanted"] = json::array(); }, "another number of outputs");
  s.expect_graph([&](json& g) { way_back(g)["outputs"] = 5; }, "3: ");
  s.expect_graph([&](json& g) { way_back(g)["inputs"] = 2; }, "3: ");
  s.expect_graph([&](json& g) { node(g, custom)["inputs"] = {-1, -1}; }, "an input is not given");
  s.expect_graph(
      [&](json& g) {
        way_back(g).erase("function");
        way_back(g)["error"] = {0, "fine"};
      },
      "15: ");
}

TEST_CASE("chains of functions that would overflow the stack") {
  Sample s;
  Parts parts(s.bytes);
  const json identity = parts.graph["functions"][1];
  json chain = parts.graph["functions"][0];
  chain["nodes"] = {node(parts.graph, 4)};
  chain["values"] = {{{"dtype", "float64"}, {"dims", {-1, 3}}}, {{"dtype", "float64"}, {"dims", {-1, 3}}}};
  chain["inputs"] = {0};
  chain["outputs"] = {1};
  chain["nodes"][0]["inputs"] = {0, 0};
  chain["nodes"][0]["outputs"] = {1};
  for (size_t depth : {64u, 65u, 5000u}) {
    json functions = json::array();
    for (size_t i = 0; i < depth; ++i) {
      chain["nodes"][0]["attributes"]["gradient"]["object"]["function"] = i + 1;
      functions.push_back(chain);
    }
    functions.push_back(identity);
    parts.graph["functions"] = functions;
    const std::string text = s.refused(parts.bytes());
    if (depth == 64) CHECK(text.empty());
    else CHECK(text.find("functions are nested 65 deep") != std::string::npos);
  }
  // Each holds the next one twice: 2^40 in all.
  json functions = json::array();
  for (size_t i = 0; i < 40; ++i) {
    chain["nodes"][0]["attributes"]["gradient"]["object"]["function"] = i + 1;
    json twice = chain;
    twice["nodes"].push_back(chain["nodes"][0]);
    twice["nodes"][1]["outputs"] = {2};
    twice["values"].push_back(chain["values"][0]);
    functions.push_back(twice);
  }
  functions.push_back(identity);
  parts.graph["functions"] = functions;
  CHECK(s.refused(parts.bytes()).find("more than can be loaded") != std::string::npos);
}

TEST_CASE("an op that would give a million outputs gives as many as the file declares") {
  Sample s;
  s.expect_graph(
      [](json& g) {
        g["functions"][0]["values"][0]["dims"] = {int64_t{1} << 20, 3};
        node(g, 1)["op"] = "unstack";
        node(g, 1)["inputs"] = {0};
      },
      "3: ");
}

TEST_CASE("ops that update variables by old and new values write to nothing but their outputs") {
  Sample s;
  Parts parts(s.bytes);
  json& f = parts.graph["functions"][0];
  const json kind = {{"dtype", "float64"}, {"dims", {3}}};
  f["values"] = {kind, kind, {{"constant", 0}}};
  f["inputs"] = {0};
  f["outputs"] = {1};
  f["nodes"] = {{{"op", "apply_gradient_descent"},
                 {"version", 1},
                 {"attributes", {{"learning_rate", {{"float", 1.0}}}}},
                 {"inputs", {2, 0}},
                 {"outputs", {1}}}};
  write_file(s.folder / "g", parts.bytes());
  Function g = load(s.ctx, s.folder / "g");
  for (int i = 0; i < 2; ++i) {  // the constant is as it was
    CHECK(values(call(s.ctx, g, {s.vec({1, 1, 1}).get()})[0]) == std::vector<double>{3, 4, 5});
  }
}
