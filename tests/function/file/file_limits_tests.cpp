// Tests of what loading a file may cost: time in proportion to the file's size, and memory up to a limit.
#include <catch2/catch.hpp>

#include <cerrno>
#include <ctime>
#include <protozero/pbf_writer.hpp>
#include <sys/resource.h>

#include "support/child.h"
#include "support/sanitizer.h"
#include "support/saved_file.h"

using namespace client;
using eager::testing::is_sanitized;

namespace {

using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

// ---- files, as text

std::string repeated(size_t n, const std::string& text, const std::string& between = ",") {
  std::string all;
  for (size_t i = 0; i < n; ++i) all += (i ? between : "") + text;
  return all;
}
template <class F>
std::string each(size_t n, F text, const std::string& between = ",") {
  std::string all;
  for (size_t i = 0; i < n; ++i) all += (i ? between : "") + text(std::to_string(i));
  return all;
}

std::string container(const std::string& header) {
  const uint64_t length = header.size();
  return std::string(reinterpret_cast<const char*>(&length), 8) + header;
}

std::string saved(const std::string& graph) {
  std::string quoted;
  for (char c : graph) quoted += c == '"' ? std::string("\\\"") : std::string(1, c);
  return container(R"({"__metadata__":{"format":"eager-function","format_version":"1","graph":")" + quoted + "\"}}");
}
std::string graph(const std::string& function, const std::string& constants = "") {
  return saved(R"({"optimizers":[],"variables":[],"constants":[)" + constants + R"(],"functions":[)" + function + "]}");
}

std::string chain(size_t n) {
  const std::string value = R"({"dtype":"float32","dims":[4]})";
  const auto node = [](const std::string& i) {
    return R"({"op":"negative","version":1,"attributes":{},"inputs":[)" + i + R"(],"outputs":[)" +
           std::to_string(std::stol(i) + 1) + "]}";
  };
  return graph(R"({"name":"f","values":[)" + repeated(n + 1, value) + R"(],"inputs":[0],"nodes":[)" + each(n, node) +
               R"(],"outputs":[)" + std::to_string(n) + "]}");
}

std::string identity(const std::string& more_members = "") {
  return R"({"name":"f","values":[{"dtype":"float32","dims":[4])" + more_members +
         R"(}],"inputs":[0],"nodes":[],"outputs":[0]})";
}

template <class F>
std::string message(F fill) {
  std::string bytes;
  protozero::pbf_writer w(bytes);
  fill(w);
  return bytes;
}
std::string onnx(const std::string& graph) {
  return message([&](protozero::pbf_writer& w) {
    w.add_int64(1, 8), w.add_message(7, graph);
    w.add_message(8, message([](protozero::pbf_writer& o) { o.add_int64(2, 17); }));
  });
}
std::string onnx_node(const std::string& op, const std::string& input, size_t num_inputs, const std::string& output) {
  return message([&](protozero::pbf_writer& w) {
    w.add_message(1, message([&](protozero::pbf_writer& n) {
                    for (size_t i = 0; i < num_inputs; ++i) n.add_string(1, input);
                    n.add_string(2, output), n.add_string(4, op);
                    if (op == "Concat") {
                      n.add_message(5, message([](protozero::pbf_writer& a) {
                                      a.add_string(1, "axis"), a.add_int64(3, 0), a.add_enum(20, 2);
                                    }));
                    }
                  }));
  });
}
// An input "x" of [a, b], then nodes, and the output "y".
std::string onnx_model(const std::string& nodes, const std::string& more = "") {
  const auto dim = [](const char* name) { return message([&](protozero::pbf_writer& d) { d.add_string(2, name); }); };
  const std::string shape =
      message([&](protozero::pbf_writer& s) { s.add_message(1, dim("a")), s.add_message(1, dim("b")); });
  const std::string tensor = message([&](protozero::pbf_writer& t) { t.add_int32(1, 1), t.add_message(2, shape); });
  const std::string type = message([&](protozero::pbf_writer& t) { t.add_message(1, tensor); });
  return onnx(nodes + more + message([&](protozero::pbf_writer& w) {
                w.add_message(11,
                              message([&](protozero::pbf_writer& x) { x.add_string(1, "x"), x.add_message(2, type); }));
                w.add_message(12, message([](protozero::pbf_writer& y) { y.add_string(1, "y"); }));
              }));
}
std::string onnx_chain(size_t n) {
  std::string nodes = onnx_node("Relu", "x", 1, "v0");
  for (size_t i = 0; i < n; ++i) nodes += onnx_node("Relu", "v" + std::to_string(i), 1, "v" + std::to_string(i + 1));
  return onnx_model(nodes + onnx_node("Relu", "v" + std::to_string(n), 1, "y"));
}
// Fields without content: two bytes each.
std::string onnx_empty(uint32_t field, size_t n) {
  return onnx_model(onnx_node("Relu", "x", 1, "y"),
                    repeated(n, message([&](protozero::pbf_writer& w) { w.add_message(field, std::string()); }), ""));
}

// ---- loading them

struct Loads : Session {
  Folder folder;
  std::string load(const std::string& bytes, bool is_onnx) {
    write_file(folder / "f", bytes);
    return load_again(is_onnx);
  }
  // "": it is taken.
  std::string load_again(bool is_onnx) {
    eager_function* f = nullptr;
    eager_status* status =
        (is_onnx ? eager_function_import_onnx : eager_function_load)(ctx, (folder / "f").c_str(), &f);
    eager_function_release(f);
    std::string text =
        status ? std::string(eager_code_name(eager_status_code(status))) + ": " + eager_status_message(status) : "";
    eager_status_release(status);
    return text;
  }
  void limit(int64_t bytes) { check(eager_context_set_load_limit(ctx, bytes)); }
};

// Returns the least of some times that f takes this thread, whatever else the machine does.
template <class F>
double seconds(F f) {
  auto now = [] {
    timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
  };
  double least = 1e9;
  for (int i = 0; i < 3; ++i) {
    const double begin = now();
    f();
    least = std::min(least, now() - begin);
  }
  return least;
}

}  // namespace

TEST_CASE("loading takes time in proportion to a file's size") {
  struct Kind {
    const char* name;
    bool is_onnx;
    size_t n;
    std::function<std::string(size_t)> make;
  };
  const Kind kinds[] = {
      {"empty objects in the header", false, 10000,
       [](size_t n) { return container(R"({"a":[)" + repeated(n, "{}") + "]}"); }},
      {"numbers in the header", false, 10000,
       [](size_t n) { return container(R"({"a":[)" + repeated(n, "0") + "]}"); }},
      {"members of the header", false, 10000,
       [](size_t n) {
         return container("{" +
                          each(n,
                               [](const std::string& i) {
                                 return "\"" + i + R"(":{"dtype":"U8","shape":[0],"data_offsets":[0,0]})";
                               }) +
                          "}");
       }},
      {"empty lists in the graph", false, 10000, [](size_t n) { return graph(identity(), repeated(n, "[]")); }},
      {"members of a value", false, 10000,
       [](size_t n) {
         return graph(identity("," + each(n, [](const std::string& i) { return "\"" + i + "\":[]"; })));
       }},
      {"constants", false, 10000, [](size_t n) { return graph(identity(), repeated(n, R"({"weak_int":1})")); }},
      {"functions", false, 1000, [](size_t n) { return graph(repeated(n, identity())); }},
      {"a chain of nodes", false, 2000, chain},
      {"a chain of ONNX nodes", true, 2000, onnx_chain},
      {"ONNX inputs", true, 10000, [](size_t n) { return onnx_empty(11, n); }},
      {"ONNX outputs", true, 10000, [](size_t n) { return onnx_empty(12, n); }},
      {"ONNX value infos", true, 100000, [](size_t n) { return onnx_empty(13, n); }},
      {"an ONNX node of many inputs", true, 5000,
       [](size_t n) { return onnx_model(onnx_node("Concat", "x", n, "y")); }},
  };
  Loads s;
  for (const Kind& kind : kinds) {
    double took[2];
    for (int large = 0; large < 2; ++large) {
      s.load(kind.make(kind.n * (large ? 4 : 1) / (is_sanitized() ? 10 : 1)), kind.is_onnx);
      took[large] = seconds([&] { s.load_again(kind.is_onnx); });
    }
    INFO(kind.name << ": " << took[0] << " s, and four times as much " << took[1] << " s");
    CHECK(took[1] < 9 * took[0] + 0.002);  // 4 where it is linear, 16 where it is quadratic
  }
}

TEST_CASE("a context limits what a load may take") {
  Loads s;
  const std::string function = chain(100), model = onnx_chain(100);
  for (bool is_onnx : {false, true}) {
    const std::string& bytes = is_onnx ? model : function;
    s.limit(1000);
    CHECK_THAT(s.load(bytes, is_onnx), StartsWith("RESOURCE_EXHAUSTED: ") && Contains("exceed the load limit of 1000"));
    // It fails wherever the limit is reached, and then no more.
    std::string refusal = "-";
    for (int64_t bytes_allowed = 1000; !refusal.empty() && bytes_allowed < (1 << 24);
         bytes_allowed = bytes_allowed * 5 / 4) {
      s.limit(bytes_allowed);
      refusal = s.load_again(is_onnx);
      if (!refusal.empty()) CHECK_THAT(refusal, StartsWith("RESOURCE_EXHAUSTED: "));
    }
    CHECK(refusal == "");
    s.limit(1000);
    eager_context* fork = nullptr;
    check(eager_context_fork(s.ctx, &fork));
    std::swap(s.ctx, fork);
    CHECK_THAT(s.load_again(is_onnx), StartsWith("RESOURCE_EXHAUSTED: "));
    std::swap(s.ctx, fork);
    eager_context_release(fork);
    s.limit(0);
    CHECK(s.load_again(is_onnx) == "");
  }
  CHECK(code_of(eager_context_set_load_limit(s.ctx, -1)) == EAGER_INVALID_ARGUMENT);
  CHECK(code_of(eager_context_set_load_limit(nullptr, 1)) == EAGER_INVALID_ARGUMENT);
}

TEST_CASE("a file that describes far more than it has is refused before the memory is taken") {
  Loads s;
  constexpr int64_t kLimit = 32 << 20;
  constexpr long kAllowed = 3 * kLimit / 1024;  // in KiB; freed memory is not given back at once
  const std::string attributes = message([](protozero::pbf_writer& w) {
    w.add_message(1, message([](protozero::pbf_writer& n) {
                    n.add_string(4, "Relu");
                    for (int i = 0; i < 500000; ++i) n.add_message(5, std::string());
                  }));
  });
  const std::string packed = message([](protozero::pbf_writer& w) {
    w.add_message(5, message([](protozero::pbf_writer& t) {
                    t.add_string(8, "t"), t.add_int32(2, 7), t.add_bytes(7, std::string(10 << 20, 0));
                  }));
  });
  const std::pair<std::string, bool> files[] = {{onnx_empty(1, 500000), true},
                                                {onnx_empty(5, 500000), true},
                                                {onnx_empty(11, 500000), true},
                                                {onnx(attributes), true},
                                                {onnx(packed), true},
                                                {onnx_model(onnx_node("Concat", "x", 1000000, "y")), true},
                                                {container(R"({"a":[)" + repeated(2000000, "0") + "]}"), false},
                                                {graph(identity(), repeated(1000000, "[]")), false},
                                                {graph(identity(), repeated(100000, R"({"weak_int":1})")), false}};
  s.limit(kLimit);
  int number = 0;
  for (const auto& [bytes, is_onnx] : files) {
    INFO("file " << number++);
    write_file(s.folder / "f", bytes);
    CHECK_THAT(s.load_again(is_onnx), StartsWith("RESOURCE_EXHAUSTED: loading takes too much memory"));
    if (is_sanitized()) continue;  // it keeps several bytes for each of the program's
    CHECK(in_child([&] {
            rusage before, after;
            getrusage(RUSAGE_SELF, &before);
            s.load_again(is_onnx);
            getrusage(RUSAGE_SELF, &after);
            return after.ru_maxrss - before.ru_maxrss < kAllowed ? 0 : 1;
          }) == 0);
  }
}

TEST_CASE("onnx: sizes do not grow beyond a shape") {
  Loads s;
  std::string nodes = onnx_node("Shape", "x", 1, "s0");
  for (int i = 0; i < 40; ++i) nodes += onnx_node("Concat", "s" + std::to_string(i), 2, "s" + std::to_string(i + 1));
  CHECK_THAT(s.load(onnx_model(nodes + onnx_node("ConstantOfShape", "s40", 1, "y")), true),
             StartsWith("INVALID_ARGUMENT: ") && Contains("rank must be at most 32"));
  // 16 times [a, b]: as many as a shape may have.
  nodes = onnx_node("Shape", "x", 1, "s0") + onnx_node("Concat", "s0", 16, "s1") +
          onnx_node("ConstantOfShape", "s1", 1, "y");
  CHECK(s.load(onnx_model(nodes), true) == "");
}

TEST_CASE("onnx: external data are opened below the model's folder, with and without the system's help") {
  Loads s;
  namespace fs = std::filesystem;
  fs::create_directories(s.folder / "model/sub");
  const std::string data(16, 0);
  for (const char* name : {"outside", "model/inside", "model/sub/inside"}) write_file(s.folder / name, data);
  fs::create_hard_link(s.folder / "outside", s.folder / "model/hard");
  fs::create_symlink("../outside", s.folder / "model/link");
  fs::create_symlink("sub", s.folder / "model/folder");
  fs::create_symlink("..", s.folder / "model/up");
  fs::create_symlink("sub/inside", s.folder / "model/good");
  std::string why;
  auto code = [&](const std::string& location) {
    const std::string tensor = message([&](protozero::pbf_writer& t) {
      t.add_int64(1, 4), t.add_int32(2, 1), t.add_string(8, "y"), t.add_enum(14, 1);
      t.add_message(13,
                    message([&](protozero::pbf_writer& e) { e.add_string(1, "location"), e.add_string(2, location); }));
    });
    write_file(s.folder / "model/model.onnx",
               onnx_model("", message([&](protozero::pbf_writer& w) { w.add_message(5, tensor); })));
    eager_function* f = nullptr;
    eager_status* status = eager_function_import_onnx(s.ctx, (s.folder / "model/model.onnx").c_str(), &f);
    eager_function_release(f);
    why = eager_status_message(status);
    return code_of(status);
  };
  CHECK(code("hard") == EAGER_INVALID_ARGUMENT);
  CHECK_THAT(
      why,
      Contains(
          "model/hard has other names (hard links), and so may be a file from outside the folder: load a copy of it"));
  for (bool has_openat2 : {true, false}) {
    INFO((has_openat2 ? "with" : "without") << " openat2");
    auto load = [&](const std::string& location) {
      return in_child([&] {
        if (!has_openat2) refuse_call(SYS_openat2, 0, 0, ENOSYS);
        return code(location);
      });
    };
    for (const char* inside : {"inside", "sub/inside", "./sub//inside"}) CHECK(load(inside) == EAGER_OK);
    for (const char* linked : {"good", "folder/inside"}) CHECK((load(linked) == EAGER_OK) == has_openat2);
    for (const char* outside : {"hard", "link", "../outside", "sub/../../outside", "", ".", "sub", "/etc/passwd"}) {
      INFO(outside);
      CHECK(load(outside) == EAGER_INVALID_ARGUMENT);
    }
    CHECK(load("up/outside") != EAGER_OK);
    CHECK(load("missing") == EAGER_NOT_FOUND);
    CHECK(load("inside/missing") == EAGER_NOT_FOUND);
  }
}
