// ONNX files: that a model runs like any function, that no file does harm, and that what cannot be written is refused. What
// operators compute is onnx_test.py's and onnx_export_test.py's.
#include <catch2/catch.hpp>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <protozero/pbf_writer.hpp>
#include <random>
#include <sstream>

#include "base/utf8.h"
#include "runtime/onnx/exporter.h"
#include "runtime/onnx/operators.h"
#include "support/device_fixture.h"
#include "support/trace.h"

using namespace client;

namespace {

namespace fs = std::filesystem;
using protozero::pbf_writer;

using Ints = std::vector<int64_t>;
using Names = std::vector<std::string>;

constexpr int32_t kFloat = 1, kInt64 = 7;

template <class F>
std::string message(F&& fill) {
  std::string bytes;
  pbf_writer w(bytes);
  fill(w);
  return bytes;
}

std::string attribute(const std::string& name, int64_t i) {
  return message([&](pbf_writer& w) { w.add_string(1, name), w.add_int64(3, i), w.add_enum(20, 2); });
}
std::string attribute(const std::string& name, const Ints& v) {
  return message(
      [&](pbf_writer& w) { w.add_string(1, name), w.add_packed_int64(8, v.begin(), v.end()), w.add_enum(20, 7); });
}

std::string text(const std::string& name, const std::string& v) {
  return message([&](pbf_writer& w) { w.add_string(1, name), w.add_string(4, v), w.add_enum(20, 3); });
}

std::string node(const std::string& op, const Names& inputs, const Names& outputs, const Names& attributes = {}) {
  return message([&](pbf_writer& w) {
    for (const auto& n : inputs) w.add_string(1, n);
    for (const auto& n : outputs) w.add_string(2, n);
    w.add_string(3, "the " + op), w.add_string(4, op);
    for (const auto& a : attributes) w.add_message(5, a);
  });
}

std::string tensor(const std::string& name, int32_t type, const Ints& dims, const std::string& raw) {
  return message([&](pbf_writer& w) {
    w.add_packed_int64(1, dims.begin(), dims.end()), w.add_int32(2, type), w.add_string(8, name), w.add_bytes(9, raw);
  });
}
template <class T>
std::string raw(const std::vector<T>& v) {
  return std::string(reinterpret_cast<const char*>(v.data()), v.size() * sizeof(T));
}
std::string floats(const std::string& name, const Ints& dims, const std::vector<float>& v) {
  return tensor(name, kFloat, dims, raw(v));
}
std::string integers(const std::string& name, const Ints& v) {
  return tensor(name, kInt64, {static_cast<int64_t>(v.size())}, raw(v));
}

std::string external(const std::string& name, const Ints& dims, const Names& pairs) {
  return message([&](pbf_writer& w) {
    w.add_packed_int64(1, dims.begin(), dims.end()), w.add_int32(2, kFloat), w.add_string(8, name);
    for (size_t i = 0; i < pairs.size(); i += 2) {
      w.add_message(13, message([&](pbf_writer& e) { e.add_string(1, pairs[i]), e.add_string(2, pairs[i + 1]); }));
    }
    w.add_enum(14, 1);
  });
}

// -1: a dim called "n".
std::string value(const std::string& name, const Ints& dims, int32_t type = kFloat) {
  const std::string shape = message([&](pbf_writer& w) {
    for (int64_t d : dims)
      w.add_message(1, message([&](pbf_writer& dim) { d < 0 ? dim.add_string(2, "n") : dim.add_int64(1, d); }));
  });
  const std::string of_tensor = message([&](pbf_writer& w) { w.add_int32(1, type), w.add_message(2, shape); });
  return message([&](pbf_writer& w) {
    w.add_string(1, name), w.add_message(2, message([&](pbf_writer& t) { t.add_message(1, of_tensor); }));
  });
}
std::string untyped(const std::string& name) {
  return message([&](pbf_writer& w) { w.add_string(1, name); });
}

struct Graph {
  Names nodes, inputs, outputs, initializers;
  int64_t opset = 17;

  std::string bytes() const {
    const std::string graph = message([&](pbf_writer& w) {
      for (const auto& n : nodes) w.add_message(1, n);
      w.add_string(2, "g");
      for (const auto& t : initializers) w.add_message(5, t);
      for (const auto& v : inputs) w.add_message(11, v);
      for (const auto& v : outputs) w.add_message(12, v);
    });
    return message([&](pbf_writer& w) {
      w.add_int64(1, 8), w.add_message(7, graph);
      w.add_message(8, message([&](pbf_writer& o) { o.add_string(1, ""), o.add_int64(2, opset); }));
    });
  }
};

// relu(x w + b) for x of [n, 3], as rows of 2.
Graph small() {
  return {{node("MatMul", {"x", "w"}, {"p"}), node("Add", {"p", "b"}, {"s"}), node("Relu", {"s"}, {"r"}),
           node("Shape", {"x"}, {"d"}), node("Gather", {"d", "zero"}, {"rows"}),
           node("Concat", {"rows", "two"}, {"to"}, {attribute("axis", int64_t{0})}),
           node("Reshape", {"r", "to"}, {"y"})},
          {value("x", {-1, 3})},
          {value("y", {-1, 2})},
          {floats("w", {3, 2}, {1, 2, 3, -4, 5, -6}), floats("b", {2}, {0.5, -0.5}), integers("zero", {0}),
           integers("two", {2})}};
}

// One node of constants.
Graph computed(const std::string& op, const Names& constants, const Names& attributes = {}) {
  Names inputs;
  for (size_t i = 0; i < constants.size(); ++i) inputs.push_back("c" + std::to_string(i));
  return {{node(op, inputs, {"y"}, attributes)}, {}, {untyped("y")}, constants};
}

struct Folder {
  fs::path path;
  Folder() {
    std::string name = (fs::temp_directory_path() / "eager-XXXXXX").string();
    path = ::mkdtemp(name.data());
  }
  ~Folder() { fs::remove_all(path); }
  std::string write(const std::string& name, const std::string& bytes) const {
    fs::remove(path / name);  // some file systems wait where a file is cut
    std::ofstream(path / name, std::ios::binary) << bytes;
    return (path / name).string();
  }
};

Function import(eager_context* ctx, const std::string& path) {
  eager_function* f = nullptr;
  check(eager_function_import_onnx(ctx, path.c_str(), &f));
  return Function(f);
}

struct Files : Session {
  Folder folder;
  Function load(const Graph& g) { return import(ctx, folder.write("model.onnx", g.bytes())); }
  // "": it is taken.
  std::string refusal_of(const std::string& bytes) {
    try {
      import(ctx, folder.write("model.onnx", bytes));
    } catch (const Failure& e) {
      return std::string(eager_code_name(e.code)) + ": " + e.what();
    }
    return "";
  }
  std::string refusal(const Graph& g) { return refusal_of(g.bytes()); }
};

Tensor single(eager_context* ctx, const Ints& dims, const std::vector<float>& v) {
  return make_tensor(ctx, EAGER_FLOAT32, dims, v.data(), v.size() * 4);
}
std::vector<float> singles(const Tensor& t) {
  std::vector<float> v(static_cast<size_t>(eager_tensor_num_elements(t.get())));
  check(eager_tensor_read(t.get(), v.data(), v.size() * 4));
  return v;
}

bool is_one_of(const std::string& refusal, const Names& codes) {
  return std::any_of(codes.begin(), codes.end(), [&](const std::string& c) { return refusal.rfind(c + ":", 0) == 0; });
}

using Catch::Matchers::Contains;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

}  // namespace

TEST_CASE("onnx: a model runs for any batch, on another device, and has gradients") {
  DeviceSession s;
  Folder folder;
  const Function f = import(s.ctx, folder.write("model.onnx", small().bytes()));
  CHECK(std::string(eager_function_name(f.get())) == "g");
  REQUIRE(eager_function_num_inputs(f.get()) == 1);
  CHECK(dims_of(eager_function_input(f.get(), 0)) == Ints{-1, 3});
  CHECK(dims_of(eager_function_output(f.get(), 0)) == Ints{-1, 2});
  for (const char* device : {"cpu:0", "test:0"}) {
    const Tensor x = s.to(single(s.ctx, {2, 3}, {1, 0, 0, 0, 1, 1}), device),
                 one = s.to(single(s.ctx, {1, 3}, {0, 1, 0}), device);
    Tape tape = make_tape(s.ctx);
    watch(tape, x);
    const std::vector<Tensor> y = call(s.ctx, f, {x.get()});
    CHECK(s.where(y[0]) == device);
    CHECK(dims_of(y[0].get()) == Ints{2, 2});
    CHECK(singles(y[0]) == std::vector<float>{1.5, 1.5, 8.5, 0});
    CHECK(singles(s.grad(tape, y[0], x)) == std::vector<float>{3, -1, -1, 1, 3, 5});
    CHECK(singles(call(s.ctx, f, {one.get()})[0]) == std::vector<float>{3.5, 0});
  }
}

// Returns what stands in `` in a section of the handbook.
std::set<std::string> listed_under(const std::string& title) {
  std::ifstream in(fs::path(EAGER_TESTS).parent_path() / "runtime/onnx/README.md");
  std::stringstream all;
  all << in.rdbuf();
  const std::string text = all.str();
  const size_t first = text.find("## " + title + "\n"), end = text.find("\n## ", first);
  REQUIRE(end != std::string::npos);
  std::set<std::string> listed;
  for (size_t at = first; (at = text.find('`', at)) < end;) {
    const size_t close = text.find('`', at + 1);
    listed.insert(text.substr(at + 1, close - at - 1));
    at = close + 1;
  }
  return listed;
}

TEST_CASE("onnx: the handbook lists the operators of the tables") {
  std::set<std::string> covered, written{"read_variable", "einsum"};  // einsum runs other ops, which have mappings
  for (const auto& [name, op] : eager::onnx::operators()) covered.insert(std::string(name));
  for (const auto& [name, op] : eager::onnx::mappings()) written.insert(std::string(name));
  CHECK(listed_under("Operators") == covered);
  CHECK(listed_under("Ops that are written") == written);
}

TEST_CASE("onnx: arguments") {
  Files s;
  eager_function* f = nullptr;
  const std::string path = s.folder.write("model.onnx", small().bytes());
  CHECK(code_of(eager_function_import_onnx(nullptr, path.c_str(), &f)) == EAGER_INVALID_ARGUMENT);
  CHECK(code_of(eager_function_import_onnx(s.ctx, nullptr, &f)) == EAGER_INVALID_ARGUMENT);
  CHECK(code_of(eager_function_import_onnx(s.ctx, path.c_str(), nullptr)) == EAGER_INVALID_ARGUMENT);
  CHECK(code_of(eager_function_import_onnx(s.ctx, (path + "x").c_str(), &f)) == EAGER_NOT_FOUND);
  CHECK(code_of(eager_function_import_onnx(s.ctx, (path + "/x").c_str(), &f)) == EAGER_NOT_FOUND);
  CHECK(code_of(eager_function_import_onnx(s.ctx, s.folder.path.c_str(), &f)) == EAGER_INVALID_ARGUMENT);
  CHECK(code_of(eager_function_import_onnx(s.ctx, "/dev/zero", &f)) == EAGER_INVALID_ARGUMENT);
  const std::string pipe = (s.folder.path / "pipe").string();
  REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
  CHECK(code_of(eager_function_import_onnx(s.ctx, pipe.c_str(), &f)) == EAGER_INVALID_ARGUMENT);
  CHECK(f == nullptr);
}

TEST_CASE("onnx: a file that ends early is refused, wherever it ends") {
  Files s;
  const std::string whole = small().bytes();
  CHECK(s.refusal_of(whole) == "");
  for (size_t n = 0; n < whole.size(); ++n) {
    const std::string refusal = s.refusal_of(whole.substr(0, n));
    INFO(n << " bytes of " << whole.size() << ": " << refusal);
    CHECK(is_one_of(refusal, {"DATA_LOSS", "INVALID_ARGUMENT"}));
  }
}

TEST_CASE("onnx: a file with wrong bytes is a function or refused") {
  Files s;
  const std::string whole = small().bytes();
  const int64_t live = s.live();
  int taken = 0, refused = 0;
  auto attempt = [&](const std::string& bytes) {
    const std::string refusal = s.refusal_of(bytes);
    INFO(refusal);
    CHECK((refusal.empty() ||
           is_one_of(refusal, {"DATA_LOSS", "INVALID_ARGUMENT", "UNIMPLEMENTED", "RESOURCE_EXHAUSTED", "NOT_FOUND"})));
    ++(refusal.empty() ? taken : refused);
  };
  for (size_t at = 0; at < whole.size(); ++at) {
    for (int kind = 0; kind < 10; ++kind) {
      std::string bytes = whole;
      bytes[at] = static_cast<char>(kind < 8 ? bytes[at] ^ (1 << kind) : kind == 8 ? 0 : 0xff);
      attempt(bytes);
    }
  }
  std::mt19937 random(1);
  for (int i = 0; i < 2000; ++i) {
    std::string bytes = whole;
    for (int k = 0; k < 4; ++k) bytes[random() % bytes.size()] = static_cast<char>(random());
    if (i % 2) bytes.erase(random() % bytes.size(), random() % 8);
    attempt(bytes);
  }
  CHECK(taken > 100);
  CHECK(refused > 1000);
  CHECK(s.live() == live);
}

TEST_CASE("onnx: messages that repeat a file's bytes are text") {
  const std::string euro = "\xE2\x82\xAC";
  std::string euros;
  for (int i = 0; i < 50; ++i) euros += euro;  // 33 of them have 99 bytes, and 100 are shown
  const std::pair<std::string, std::string> rows[] = {{"a\xff", "a\\xff"},
                                                      {std::string("a\0b", 3), "a\\x00b"},
                                                      {euros, euros.substr(0, 99) + "..."}};
  for (const auto& [name, shown] : rows) {
    Files s;
    auto says = [&](const Graph& g, const std::string& before, const std::string& behind) {
      CHECK_THAT(s.refusal(g), Contains(before + shown + behind));
    };
    Graph g = small();
    g.nodes[0] = node(name, {"x", "w"}, {"p"});
    says(g, "(", ", opset 17)");
    g.nodes[0] = node("MatMul", {"x", name}, {"p"});
    says(g, "no node before it gives '", "'");
    g.nodes[0] = node("MatMul", {"x", "w"}, {"p"}, {attribute(name, int64_t{1})});
    says(g, "attribute '", "'");
    g = small();
    g.outputs = {value(name, {1})};
    says(g, "no node gives output '", "'");
    g = small();
    g.initializers.push_back(tensor(name, kFloat, {1}, "x"));
    CHECK_THAT(s.refusal(g), Contains("tensor '" + eager::to_utf8(name) + "' has 1 bytes of data"));
  }
  Files s;
  const Graph g = computed("Einsum", {floats("c0", {1}, {1})}, {message([&](pbf_writer& w) {
                             w.add_string(1, "equation"), w.add_string(4, euro + "->i"), w.add_enum(20, 3);
                           })});
  CHECK_THAT(s.refusal(g), Contains("unexpected '" + euro + "' in the equation"));
}

TEST_CASE("onnx: graphs that make no sense") {
  Files s;
  Graph g = small();
  SECTION("a cycle") {
    g.nodes = {node("Add", {"x", "y"}, {"z"}), node("Relu", {"z"}, {"y"})};
    CHECK_THAT(s.refusal(g),
               StartsWith("INVALID_ARGUMENT: node 'the Add' (Add, opset 17): no node before it gives 'y'"));
  }
  SECTION("two values of one name") {
    g.nodes.push_back(node("Relu", {"x"}, {"y"}));
    CHECK_THAT(s.refusal(g), StartsWith("INVALID_ARGUMENT") && Contains("'y'"));
    g = small();
    g.initializers.push_back(integers("two", {2}));
    CHECK_THAT(s.refusal(g), StartsWith("INVALID_ARGUMENT") && Contains("'two'"));
    g = small();
    g.inputs.push_back(g.inputs[0]);
    CHECK_THAT(s.refusal(g), StartsWith("INVALID_ARGUMENT") && Contains("'x'"));
  }
  SECTION("outputs") {
    g.outputs = {value("q", {1})};
    CHECK_THAT(s.refusal(g), StartsWith("INVALID_ARGUMENT") && Contains("'q'"));
    g.outputs = {value("y", {-1, 2}, kInt64)};
    CHECK_THAT(s.refusal(g), StartsWith("INVALID_ARGUMENT") && Contains("is float32, and declared as int64"));
    g.outputs = {};
    CHECK_THAT(s.refusal(g), StartsWith("INVALID_ARGUMENT"));
  }
  SECTION("too many outputs of a node, and too few inputs") {
    g.nodes = {node("Relu", {"x"}, {"y", "z"})};
    CHECK_THAT(s.refusal(g), StartsWith("UNIMPLEMENTED") && Contains("output 1"));
    g.nodes = {node("Gemm", {"x"}, {"y"})};
    CHECK_THAT(s.refusal(g), StartsWith("INVALID_ARGUMENT") && Contains("input 1 is missing"));
    g.nodes = {node("Split", {"x"}, {})};
    CHECK_THAT(s.refusal(g), StartsWith("INVALID_ARGUMENT"));
  }
  SECTION("recurrent networks without weights, and scalars where there are to be lists") {
    for (const char* op : {"RNN", "GRU", "LSTM"}) {
      g = small();
      g.inputs = {value("x", {2, 1, 3}), value("n", {}), value("r", {}, kInt64)};
      g.nodes = {node(op, {"x"}, {"y"})};
      CHECK_THAT(s.refusal(g),
                 StartsWith("INVALID_ARGUMENT: node 'the " + std::string(op)) && Contains("input 1 is missing"));
      g.nodes = {node(op, {"x", "", "n"}, {"y"})};
      CHECK_THAT(s.refusal(g), Contains("input 1 is missing"));
      g.nodes = {node(op, {"x", "n", "n"}, {"y"})};
      CHECK_THAT(s.refusal(g), StartsWith("INVALID_ARGUMENT") && Contains("a tensor of shape [] has no axis 0"));
    }
    g.nodes = {node("Tile", {"x", "r"}, {"y"})};
    CHECK_THAT(s.refusal(g), StartsWith("INVALID_ARGUMENT: node 'the Tile'") && Contains("the requested shape has 3"));
  }
  SECTION("shapes that do not fit: our op says so") {
    g.nodes[0] = node("MatMul", {"x", "b"}, {"p"});
    CHECK_THAT(s.refusal(g), StartsWith("INVALID_ARGUMENT: node 'the MatMul' (MatMul, opset 17): "));
  }
  SECTION("inputs") {
    g.inputs = {value("x", Ints(40, 1))};
    CHECK_THAT(s.refusal(g), StartsWith("INVALID_ARGUMENT"));
    g.inputs = {value("x", {INT64_MAX, 3})};
    CHECK_THAT(s.refusal(g), StartsWith("INVALID_ARGUMENT"));
    g.inputs = {value("x", {-1, 3}, 99)};
    CHECK_THAT(s.refusal(g), StartsWith("INVALID_ARGUMENT"));
    g.inputs = {value("x", {-1, 3}, 17)};  // FLOAT8E4M3FN
    CHECK_THAT(s.refusal(g), StartsWith("UNIMPLEMENTED"));
    g.inputs = {untyped("x")};
    CHECK_THAT(s.refusal(g), StartsWith("UNIMPLEMENTED"));
  }
  SECTION("opset and operators") {
    for (int64_t opset : {6, 27}) {
      g.opset = opset;
      CHECK_THAT(s.refusal(g), StartsWith("UNIMPLEMENTED: opset " + std::to_string(opset) + " (7 to 26 are)"));
    }
    g.opset = -1;
    CHECK_THAT(s.refusal(g), StartsWith("INVALID_ARGUMENT"));
    g = small();
    g.nodes[2] = node("Loop", {"s"}, {"r"});
    CHECK_THAT(s.refusal(g), StartsWith("UNIMPLEMENTED: node 'the Loop' (Loop, opset 17): "));
    g.nodes[2] = node("Relu", {"s"}, {"r"}, {attribute("alpha", int64_t{1})});
    CHECK_THAT(s.refusal(g), StartsWith("UNIMPLEMENTED: node 'the Relu' (Relu, opset 17): attribute 'alpha'"));
    g.nodes[2] = node("Softmax", {"s"}, {"r"}, {attribute("axis", Ints{1})});
    CHECK_THAT(s.refusal(g), StartsWith("INVALID_ARGUMENT") && Contains("attribute 'axis' is of type 7, not 2"));
  }
}

TEST_CASE("onnx: dims that are unknown until the call become numbers") {
  Files s;
  Graph g = small();
  g.nodes.push_back(node("Mul", {"d", "two"}, {"twice"}));
  g.nodes.push_back(node("ReduceProd", {"d"}, {"all"}, {attribute("keepdims", int64_t{0})}));
  g.nodes.push_back(node("Range", {"none", "all", "step"}, {"counted"}));
  for (const auto& [name, v] : {std::pair{"none", int64_t{0}}, {"step", int64_t{1}}})
    g.initializers.push_back(tensor(name, kInt64, {}, raw(Ints{v})));
  g.outputs = {untyped("d"), untyped("rows"), untyped("twice"), untyped("all"), untyped("counted")};
  const Function f = s.load(g);
  for (int64_t n : {0, 1, 3}) {
    const std::vector<float> x(static_cast<size_t>(3 * n), 1);
    const std::vector<Tensor> y =
        call(s.ctx, f, {make_tensor(s.ctx, EAGER_FLOAT32, {n, 3}, x.data(), x.size() * 4).get()});
    auto numbers = [&](size_t i) {
      Ints v(static_cast<size_t>(eager_tensor_num_elements(y[i].get())));
      check(eager_tensor_read(y[i].get(), v.data(), v.size() * sizeof(int64_t)));
      return v;
    };
    CHECK(numbers(0) == Ints{n, 3});
    CHECK(numbers(1) == Ints{n});
    CHECK(numbers(2) == Ints{2 * n, 6});
    CHECK(numbers(3) == Ints{3 * n});
    CHECK(dims_of(y[4].get()) == Ints{3 * n});
  }
}

TEST_CASE("onnx: dims that values decide are not taken to be equal") {
  Files s;
  const Graph g{{node("Unique", {"x"}, {"distinct"}), node("Shape", {"distinct"}, {"count"}),
                 node("NonZero", {"x"}, {"places"}), node("Slice", {"places", "zero", "count", "axis"}, {"y"})},
                {value("x", {-1})},
                {untyped("y")},
                {integers("zero", {0}), integers("axis", {1})}};
  const Tensor x = single(s.ctx, {4}, {5, 5, 5, 2});
  CHECK(dims_of(call(s.ctx, s.load(g), {x.get()})[0].get()) == Ints{1, 2});
}

TEST_CASE("onnx: ranges are as long as their bounds and step say, to the ends of int64") {
  Files s;
  auto scalar = [](const std::string& name, int64_t v) { return tensor(name, kInt64, {}, raw(Ints{v})); };
  const int64_t half = int64_t{1} << 62;
  for (const auto& [from, to, step, expected] : std::vector<std::tuple<int64_t, int64_t, int64_t, Ints>>{
           {1, 8, 3, {1, 4, 7}},
           {1, 7, 3, {1, 4}},
           {7, 1, -3, {7, 4}},
           {1, 1, 3, {}},
           {1, 0, 1, {}},
           {0, 1, -1, {}},
           {INT64_MIN, INT64_MAX, half, {INT64_MIN, -half, 0, half}},
           {INT64_MAX, INT64_MIN, INT64_MIN, {INT64_MAX, -1}}}) {
    const Function f = s.load(computed("Range", {scalar("c0", from), scalar("c1", to), scalar("c2", step)}));
    const std::vector<Tensor> outputs = call(s.ctx, f, {});
    Ints values(static_cast<size_t>(eager_tensor_num_elements(outputs[0].get())));
    check(eager_tensor_read(outputs[0].get(), values.data(), values.size() * sizeof(int64_t)));
    CHECK(values == expected);
  }
}

TEST_CASE("onnx: the axis of an op on sizes is that of a vector") {
  Files s;
  for (int64_t axis : {1, 5, -2}) {
    Graph g = small();
    g.nodes[4] = node("Gather", {"d", "zero"}, {"rows"}, {attribute("axis", axis)});
    CHECK_THAT(s.refusal(g), StartsWith("INVALID_ARGUMENT: node 'the Gather'"));
    g.nodes[4] = node("Slice", {"d", "zero", "one", "axes"}, {"rows"});
    g.initializers.push_back(integers("one", {1}));
    g.initializers.push_back(integers("axes", {axis}));
    CHECK_THAT(s.refusal(g), StartsWith("INVALID_ARGUMENT: node 'the Slice'"));
    g = small();
    g.nodes[5] = node("Concat", {"rows", "two"}, {"to"}, {attribute("axis", axis)});
    CHECK_THAT(s.refusal(g), StartsWith("INVALID_ARGUMENT: node 'the Concat'"));
    for (const bool squeezes : {true, false}) {
      g = small();
      g.initializers.push_back(integers("axes", {axis}));
      g.nodes[4] = node("Gather", {"d", "zero"}, {"vector"});
      g.nodes.insert(g.nodes.begin() + 5, {node("Squeeze", {"vector", squeezes ? "axes" : "zero"}, {"scalar"}),
                                           node("Unsqueeze", {"scalar", squeezes ? "zero" : "axes"}, {"rows"})});
      CHECK_THAT(s.refusal(g),
                 StartsWith(std::string("INVALID_ARGUMENT: node 'the ") + (squeezes ? "Squeeze'" : "Unsqueeze'")));
    }
  }
}

TEST_CASE("onnx: tensors whose data are not as many as their dims say") {
  Files s;
  for (const std::string& t : {
           // clang-format off
           tensor("c0", kFloat, {3}, std::string(8, 0)), tensor("c0", kFloat, {INT64_MAX}, ""), tensor("c0", kFloat, {1 << 30, 1 << 30, 1 << 30}, ""),
           tensor("c0", kFloat, {-1}, ""), tensor("c0", kFloat, Ints(33, 1), std::string(4, 0)), tensor("c0", 8, {1}, "text"), tensor("c0", 0, {1}, "t"),
           tensor("c0", 1000, {1}, "t"), message([](pbf_writer& w) { w.add_int64(1, 1 << 30), w.add_int32(2, kFloat), w.add_string(8, "c0"); }),
           message([](pbf_writer& w) { w.add_int64(1, 1 << 30), w.add_int32(2, 8), w.add_string(8, "c0"), w.add_bytes(6, "one"); }),
           message([](pbf_writer& w) { w.add_int64(1, 1), w.add_int32(2, 14), w.add_float(4, 1), w.add_string(8, "c0"); }),
       }) {
    const std::string refusal = s.refusal(computed("Identity", {t}));
    // clang-format on
    INFO(refusal);
    CHECK(is_one_of(refusal, {"DATA_LOSS", "INVALID_ARGUMENT"}));
  }
  const std::string words = message([](pbf_writer& w) {
    w.add_int64(1, 2), w.add_int32(2, 8), w.add_bytes(6, "one"), w.add_bytes(6, ""), w.add_string(8, "c0");
  });
  const Function strings = s.load(computed("Identity", {words}));
  CHECK(eager_tensor_dtype(eager_function_output(strings.get(), 0)) == EAGER_STRING);
  CHECK(dims_of(eager_function_output(strings.get(), 0)) == Ints{2});
  // Whatever its bytes are, a bool is 0 or 1.
  const Function f = s.load(computed("Identity", {tensor("c0", 9, {3}, std::string("\0\x7f\xff", 3))}));
  unsigned char bits[3];
  check(eager_tensor_read(call(s.ctx, f, {})[0].get(), bits, 3));
  CHECK((bits[0] == 0 && bits[1] == 1 && bits[2] == 1));
}

TEST_CASE("onnx: a small file makes no large constant") {
  Files s;
  const Ints huge{int64_t{1} << 40};
  const std::string one = floats("c0", {1}, {1}), line(400000, 'a');
  auto doubled = [&](int times) {
    Graph g{{}, {}, {untyped("y")}, {one}};
    std::string last = "c0";
    for (int i = 0; i < times; ++i) {
      const std::string next = i + 1 == times ? "y" : "d" + std::to_string(i);
      g.nodes.push_back(node("Concat", {last, last}, {next}, {attribute("axis", int64_t{0})}));
      last = next;
    }
    return g;
  };
  CHECK(s.refusal(doubled(10)) == "");
  auto scalar = [](const std::string& name, int64_t v) { return tensor(name, kInt64, {}, raw(Ints{v})); };
  for (const Graph& g : {
           computed("ConstantOfShape", {integers("c0", huge)}),
           computed("ConstantOfShape", {integers("c0", {1 << 20, 1 << 20})}),
           computed("Expand", {one, integers("c1", huge)}),
           computed("Tile", {one, integers("c1", huge)}),
           doubled(60),
           computed("Add", {tensor("c0", kFloat, {100000, 1}, line), tensor("c1", kFloat, {1, 100000}, line)}),
           computed("MatMul", {tensor("c0", kFloat, {100000, 1}, line), tensor("c1", kFloat, {1, 100000}, line)}),
           computed("Range", {scalar("c0", 0), scalar("c1", int64_t{1} << 40), scalar("c2", 1)}),
           computed("Pad", {one, integers("c1", {0, int64_t{1} << 40})}),
           computed("Pad", {one, integers("c1", {0, int64_t{1} << 40})}, {text("mode", "edge")}),
           computed("HannWindow", {scalar("c0", int64_t{1} << 40)}),
           computed("MelWeightMatrix", {scalar("c0", 1 << 30), scalar("c1", 1 << 30), scalar("c2", 1 << 30),
                                        scalar("c3", 0), scalar("c4", 100)}),
           computed("OneHot", {integers("c0", {0, 1}), scalar("c1", int64_t{1} << 40), integers("c2", {0, 1})}),
           computed("Gather",
                    {tensor("c0", kFloat, {1, 100000}, line), tensor("c1", kInt64, {50000}, std::string(400000, 0))}),
       }) {
    const std::string refusal = s.refusal(g);
    CHECK_THAT(refusal, StartsWith("RESOURCE_EXHAUSTED") && Contains("loading takes too much memory"));
  }
  // No length is negative, whatever overflows on the way to it: the constant behind this range is still charged.
  Graph range = computed("ConstantOfShape", {integers("c0", {100'000'000})});
  range.nodes.insert(range.nodes.begin(), node("Range", {"from", "to", "step"}, {"r"}));
  for (const auto& [name, v] : {std::pair{"from", int64_t{0}}, {"to", INT64_MIN}, {"step", int64_t{-1}}})
    range.initializers.push_back(scalar(name, v));
  range.outputs.push_back(untyped("r"));
  CHECK_THAT(s.refusal(range), StartsWith("RESOURCE_EXHAUSTED"));
  for (const Ints& shape : {Ints{INT64_MAX, INT64_MAX}, Ints{-5}, Ints(40, 1)}) {
    CHECK_THAT(s.refusal(computed("ConstantOfShape", {integers("c0", shape)})), StartsWith("INVALID_ARGUMENT"));
  }
  const std::string image = tensor("c0", kFloat, {1, 1, 100, 1000}, line),
                    filter = tensor("c1", kFloat, {1, 1, 100, 1000}, line);
  CHECK_THAT(s.refusal(computed("Conv", {image, filter})), StartsWith("UNIMPLEMENTED"));
  // Sizes at their ends.
  for (int64_t v : {INT64_MIN, INT64_MAX}) {
    for (const Graph& g :
         {computed("Slice", {one, integers("c1", {v}), integers("c2", {v}), integers("c3", {0}), integers("c4", {v})}),
          computed("Pad", {one, integers("c1", {v, v})}),
          computed("Split", {one, integers("c1", {v})}),
          computed("Gather", {one, scalar("c1", v)}),
          computed("Unsqueeze", {one, integers("c1", {v})}),
          computed("Reshape", {one, integers("c1", {v})}),
          computed("Trilu", {floats("c0", {1, 1}, {1}), scalar("c1", v)}),
          computed("Range", {scalar("c0", v), scalar("c1", 0), scalar("c2", -1)}),
          computed("OneHot", {integers("c0", {0, 1}), scalar("c1", v), integers("c2", {0, 1})}),
          computed("OneHot", {integers("c0", {0, 1}), tensor("c1", kFloat, {}, raw(std::vector<float>{v * 1.0f})),
                              integers("c2", {0, 1})}),
          Graph{{node("DepthToSpace", {"x"}, {"y"}, {attribute("blocksize", int64_t{2})})},
                {value("x", {1, 0, v, v})},
                {untyped("y")},
                {}},
          Graph{{node("SpaceToDepth", {"x"}, {"y"}, {attribute("blocksize", int64_t{2})})},
                {value("x", {1, v, 0, 0})},
                {untyped("y")},
                {}},
          Graph{{node("AveragePool", {"x"}, {"y"},
                      {attribute("kernel_shape", Ints{2, 2}), attribute("ceil_mode", int64_t{1})})},
                {value("x", {0, 1, v, v})},
                {untyped("y")},
                {}},
          Graph{{node("AveragePool", {"x"}, {"y"},
                      {attribute("kernel_shape", Ints{2, 2}), text("auto_pad", "SAME_LOWER")})},
                {value("x", {0, 1, v, v})},
                {untyped("y")},
                {}},
          computed("CumSum", {one, scalar("c1", v)}),
          computed("TopK", {one, integers("c1", {v})}),
          computed("CenterCropPad", {one, integers("c1", {v})}),
          computed("HammingWindow", {scalar("c0", v)}),
          computed("DFT", {floats("c0", {1, 1, 1}, {1}), scalar("c1", v)}),
          computed("Range", {scalar("c0", 0), scalar("c1", v), scalar("c2", v)})}) {
      const std::string refusal = s.refusal(g);
      CHECK((refusal.empty() || is_one_of(refusal, {"INVALID_ARGUMENT", "RESOURCE_EXHAUSTED", "UNIMPLEMENTED"})));
    }
  }
}

TEST_CASE("onnx: messages within messages, and lengths that lie") {
  Files s;
  std::string nested = "x";
  for (int i = 0; i < 20000; ++i) nested = message([&](pbf_writer& w) { w.add_message(7, nested); });
  CHECK(is_one_of(s.refusal_of(nested), {"DATA_LOSS", "INVALID_ARGUMENT"}));
  // A body of a loop: read no further than that it is there.
  std::string graph = "";
  for (int i = 0; i < 5000; ++i) {
    const std::string body =
        message([&](pbf_writer& w) { w.add_string(1, "body"), w.add_message(6, graph), w.add_enum(20, 5); });
    graph = message([&](pbf_writer& w) {
      w.add_message(1, message([&](pbf_writer& n) { n.add_string(4, "Loop"), n.add_message(5, body); }));
    });
  }
  Graph g = small();
  g.nodes.push_back(node("Loop", {}, {"l"}, {message([&](pbf_writer& w) {
                           w.add_string(1, "body"), w.add_message(6, graph), w.add_enum(20, 5);
                         })}));
  CHECK_THAT(s.refusal(g), StartsWith("UNIMPLEMENTED"));
  for (const std::string& bytes :
       {std::string("\x3a\xff\xff\xff\xff\x0f", 6), std::string("\x3a\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01", 11),
        std::string("\x3b", 1), std::string("\x00", 1), std::string(100, '\xff'), std::string("not a model")}) {
    CHECK(is_one_of(s.refusal_of(bytes), {"DATA_LOSS", "INVALID_ARGUMENT"}));
  }
}

TEST_CASE("onnx: data in other files lie in the model's folder") {
  Files s;
  const std::vector<float> numbers{1, 2, 3, 4, 5, 6};
  s.folder.write("data", "1234" + raw(numbers));
  fs::create_directory(s.folder.path / "model");
  s.folder.write("model/inside", raw(numbers));
  fs::create_symlink(s.folder.path / "data", s.folder.path / "model/link");
  auto load = [&](const Names& pairs, const Ints& dims = {2, 3}) {
    return import(s.ctx,
                  s.folder.write("model/model.onnx", computed("Identity", {external("c0", dims, pairs)}).bytes()));
  };
  auto refusal = [&](const Names& pairs, const Ints& dims = {2, 3}) {
    try {
      load(pairs, dims);
    } catch (const Failure& e) {
      return std::string(eager_code_name(e.code)) + ": " + e.what();
    }
    return std::string();
  };
  CHECK(singles(call(s.ctx, load({"location", "inside"}), {})[0]) == numbers);
  CHECK(singles(call(s.ctx, load({"location", "inside", "offset", "8", "length", "16"}, {4}), {})[0]) ==
        std::vector<float>{3, 4, 5, 6});
  for (const char* outside : {"../data", "/etc/passwd", "link", "a/../../data", "", ".", ".."}) {
    INFO(outside);
    CHECK_THAT(refusal({"location", outside}), StartsWith("INVALID_ARGUMENT") || StartsWith("NOT_FOUND"));
  }
  CHECK_THAT(refusal({"location", "../data"}), EndsWith("model/../data has '..', and so may lie outside the folder"));
  CHECK_THAT(refusal({"length", "24"}), EndsWith("the name of the file is empty"));
  CHECK_THAT(refusal({"location", "missing"}), StartsWith("NOT_FOUND"));
  CHECK_THAT(refusal({"location", "inside"}, {7}), StartsWith("DATA_LOSS"));
  CHECK_THAT(refusal({"location", "inside"}, {int64_t{1} << 50}), StartsWith("DATA_LOSS"));
  CHECK_THAT(refusal({"location", "inside", "length", "8"}), StartsWith("DATA_LOSS"));
  CHECK_THAT(refusal({"location", "inside", "offset", "999999999999999999"}), StartsWith("DATA_LOSS"));
  for (const char* offset : {"-1", "x", "", "99999999999999999999999"}) {
    CHECK_THAT(refusal({"location", "inside", "offset", offset}), StartsWith("INVALID_ARGUMENT"));
  }
}

// ---- out

namespace {

struct Written : DeviceSession {
  Folder folder;
  Trace trace{ctx};
  const std::string path = (folder.path / "model.onnx").string();

  Tensor op(const std::string& name, const std::vector<eager_tensor*>& inputs) {
    const Op o = make_op(trace.ctx(), name);
    return std::move(execute(trace.ctx(), o.get(), inputs)[0]);
  }
  void write(const Function& f) { check(eager_function_export_onnx(ctx, f.get(), path.c_str())); }
  std::string refusal(const std::vector<eager_tensor*>& outputs) {
    const Function f = trace.end(outputs);
    std::string text;
    try {
      write(f);
    } catch (const Failure& e) {
      text = std::string(eager_code_name(e.code)) + ": " + e.what();
    }
    CHECK(fs::is_empty(folder.path));
    return text;
  }
};

// dx = slope dy
eager_status* sloped(void* slope, eager_context* c, eager_tensor* const* dy, int32_t, eager_tensor** dx, int32_t) {
  const Op multiply = make_op(c, "multiply");
  dx[0] = execute(c, multiply.get(), {dy[0], static_cast<eager_tensor*>(slope)})[0].release();
  return nullptr;
}

}  // namespace

TEST_CASE("onnx out: what was written reads as the same function") {
  Written s;
  const Tensor w = s.to(single(s.ctx, {3, 2}, {1, 2, 3, -4, 5, -6}), "test:0"), b = single(s.ctx, {2}, {0.5, -0.5});
  eager_variable* raw = nullptr;
  check(eager_variable_create(s.ctx, b.get(), "b", 1, &raw));
  const Variable v(raw);
  eager_tensor* read = nullptr;
  const Tensor x = s.trace.input(EAGER_FLOAT32, {-1, 3});
  check(eager_variable_read(s.trace.ctx(), v.get(), &read));
  const Tensor bias(read);
  const Tensor product = s.op("matmul", {x.get(), w.get()});
  const Tensor y = s.op("relu", {s.op("add", {product.get(), bias.get()}).get()});
  // A gradient of its own stays behind, with what only it takes, and so does what nobody needs.
  const Tensor slope = s.op("erfc", {product.get()});
  eager_tensor *in = product.get(), *out = y.get(), *recorded = nullptr;
  check(eager_tape_record(s.trace.ctx(), &in, 1, &out, 1, sloped, slope.get(), nullptr, &recorded));
  const Tensor z(recorded);
  s.op("erfc", {x.get()});
  const Function f = s.trace.end({z.get(), x.get()});
  const Tensor present = single(s.ctx, {2}, {1.5, -0.5});
  check(eager_variable_assign(s.ctx, v.get(), present.get()));
  for (int i = 0; i < 2; ++i) {  // over the first one, too
    s.write(f);
    const Function g = import(s.ctx, s.path);
    CHECK(std::string(eager_function_name(g.get())) == "f");
    CHECK(dims_of(eager_function_input(g.get(), 0)) == Ints{-1, 3});
    const Tensor ones = single(s.ctx, {2, 3}, {1, 0, 0, 0, 1, 1});
    const std::vector<Tensor> results = call(s.ctx, g, {ones.get()});
    CHECK(singles(results[0]) == std::vector<float>{2.5, 1.5, 9.5, 0});
    CHECK(singles(results[1]) == singles(ones));
  }
  CHECK(std::distance(fs::directory_iterator(s.folder.path), {}) == 1);
}

TEST_CASE("onnx out: numbers of elements, names and opset") {
  Written s;
  const Tensor scalar = s.trace.input(EAGER_INT64, {}), empty = s.trace.input(EAGER_INT64, {0, 2});
  eager_variable* raw = nullptr;
  const int64_t seven = 7;
  check(eager_variable_create(s.ctx, make_tensor(s.ctx, EAGER_INT64, {}, &seven, 8).get(), "output_0", 1, &raw));
  const Variable v(raw);
  eager_tensor* read = nullptr;
  check(eager_variable_read(s.trace.ctx(), v.get(), &read));
  const Tensor bits = s.op("bitwise_and", {scalar.get(), Tensor(read).get()}), sum = s.op("sum", {empty.get()});
  const Function f = s.trace.end({bits.get(), sum.get()});
  s.write(f);
  const Function g = import(s.ctx, s.path);
  const int64_t twelve = 12;
  const Tensor a = make_tensor(s.ctx, EAGER_INT64, {}, &twelve, 8),
               none = make_tensor(s.ctx, EAGER_INT64, {0, 2}, nullptr, 0);
  const std::vector<Tensor> results = call(s.ctx, g, {a.get(), none.get()});
  int64_t got[2];
  for (size_t i = 0; i < 2; ++i) check(eager_tensor_read(results[i].get(), &got[i], 8));
  CHECK(got[0] == 4);
  CHECK(got[1] == 0);
  std::ifstream in(s.path, std::ios::binary);
  std::stringstream bytes;
  bytes << in.rdbuf();
  eager::LoadBudget budget(0);
  CHECK(eager::onnx::read_model(bytes.str(), budget).opset == 18);
}

TEST_CASE("onnx out: what is refused leaves no file") {
  Written s;
  const Tensor x = s.trace.input(EAGER_FLOAT32, {-1, 3});
  SECTION("ops and dtypes") {
    CHECK_THAT(s.refusal({s.op("nextafter", {x.get(), x.get()}).get()}),
               StartsWith("UNIMPLEMENTED: op nextafter of float32 "));
  }
  SECTION("complex numbers") {
    const Tensor z = s.trace.input(EAGER_COMPLEX64, {2});
    CHECK_THAT(s.refusal({s.op("exp", {z.get()}).get()}), StartsWith("UNIMPLEMENTED: op exp: dtype complex64 "));
  }
  SECTION("random numbers") {
    CHECK_THAT(s.refusal({s.op("dropout", {x.get()}).get()}),
               StartsWith("UNIMPLEMENTED: op dropout ") && Contains("effects"));
  }
  SECTION("assignments, though no output needs them") {
    const Tensor value = single(s.ctx, {3}, {1, 2, 3});
    eager_variable* raw = nullptr;
    check(eager_variable_create(s.ctx, value.get(), "v", 1, &raw));
    const Variable v(raw);
    check(eager_variable_assign(s.trace.ctx(), v.get(), value.get()));
    CHECK_THAT(s.refusal({x.get()}), StartsWith("UNIMPLEMENTED: op assign_variable "));
  }
  SECTION("the caller's code") {
    eager_op* raw = nullptr;
    const int32_t dtype = EAGER_FLOAT32, rank = 0;
    const int64_t* dims = nullptr;
    auto never = [](void*, eager_context*, eager_tensor* const*, int32_t, eager_tensor**, int32_t) -> eager_status* {
      return nullptr;
    };
    check(eager_op_create_host_call(s.ctx, "mine", never, nullptr, nullptr, 1, &dtype, &rank, &dims, &raw));
    const Op call_back(raw);
    const Tensor y = std::move(execute(s.trace.ctx(), call_back.get(), {x.get()})[0]);
    CHECK_THAT(s.refusal({y.get()}), StartsWith("UNIMPLEMENTED: op host_call "));
  }
  SECTION("weak scalars") {
    eager_tensor* two = nullptr;
    check(eager_tensor_scalar_int(s.ctx, 2, &two));
    CHECK_THAT(s.refusal({x.get(), Tensor(two).get()}), StartsWith("UNIMPLEMENTED: output 1, a weak scalar,"));
  }
  SECTION("strings") {
    const int64_t offsets[] = {0, 0};
    const Tensor text = make_tensor(s.ctx, EAGER_STRING, {1}, offsets, sizeof offsets);
    CHECK_THAT(s.refusal({text.get()}), StartsWith("UNIMPLEMENTED: a constant of dtype string"));
  }
  SECTION("no outputs") { CHECK_THAT(s.refusal({}), StartsWith("UNIMPLEMENTED: a function without outputs")); }
}

TEST_CASE("onnx out: arguments") {
  Written s;
  const Tensor x = s.trace.input(EAGER_FLOAT32, {2});
  const Function f = s.trace.end({x.get()});
  const int64_t live = s.live();
  CHECK(code_of(eager_function_export_onnx(nullptr, f.get(), s.path.c_str())) == EAGER_INVALID_ARGUMENT);
  CHECK(code_of(eager_function_export_onnx(s.ctx, nullptr, s.path.c_str())) == EAGER_INVALID_ARGUMENT);
  CHECK(code_of(eager_function_export_onnx(s.ctx, f.get(), nullptr)) == EAGER_INVALID_ARGUMENT);
  CHECK(code_of(eager_function_export_onnx(s.ctx, f.get(), (s.path + "/x").c_str())) == EAGER_NOT_FOUND);
  CHECK(code_of(eager_function_export_onnx(s.ctx, f.get(), s.folder.path.c_str())) == EAGER_INVALID_ARGUMENT);
  CHECK(code_of(eager_function_export_onnx(s.ctx, f.get(), "")) != EAGER_OK);
  CHECK(fs::is_empty(s.folder.path));
  if (::geteuid() != 0) {
    fs::permissions(s.folder.path, fs::perms::owner_read | fs::perms::owner_exec);
    CHECK(code_of(eager_function_export_onnx(s.ctx, f.get(), s.path.c_str())) == EAGER_PERMISSION_DENIED);
    fs::permissions(s.folder.path, fs::perms::owner_all);
  }
  CHECK(s.live() == live);
}
