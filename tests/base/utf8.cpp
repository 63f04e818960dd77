// Text that leaves the library is UTF-8, whatever came in.
#include <catch2/catch.hpp>

#include "base/utf8.h"
#include "support/saved_file.h"

using namespace client;

namespace {

const std::string kJunk =
                      "a\xff"
                      "b\xc3",
                  kClean = "a\\xffb\\xc3";

// Reports whether the text is UTF-8, by nlohmann's reader.
bool is_read(const std::string& text) {
  try {
    nlohmann::json(text).dump();
    return true;
  } catch (const nlohmann::json::type_error&) {
    return false;
  }
}

}  // namespace

TEST_CASE("UTF-8: bytes that are not UTF-8 are escaped one by one") {
  // clang-format off
  const std::pair<std::string, std::string> rows[] = {
      {"", ""}, {"abc\n", "abc\n"}, {"\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80", "\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80"},
      {std::string("a\0b", 3), R"(a\x00b)"}, {"\x80", R"(\x80)"}, {"\xc3", R"(\xc3)"}, {"\xe2\x82", R"(\xe2\x82)"},
      {"\xf0\x9f\x98", R"(\xf0\x9f\x98)"}, {"\xc0\xaf", R"(\xc0\xaf)"}, {"\xe0\x9f\xbf", R"(\xe0\x9f\xbf)"},
      {"\xed\xa0\x80", R"(\xed\xa0\x80)"}, {"\xf0\x8f\xbf\xbf", R"(\xf0\x8f\xbf\xbf)"}, {"\xf4\x90\x80\x80", R"(\xf4\x90\x80\x80)"},
      {"\xf5x", R"(\xf5x)"}, {"\xc3(", R"(\xc3()"}, {"\xee\x80\x80\xf4\x8f\xbf\xbf", "\xee\x80\x80\xf4\x8f\xbf\xbf"}};
  // clang-format on
  for (const auto& [given, wanted] : rows) {
    CHECK(eager::to_utf8(given) == wanted);
    CHECK(eager::is_utf8(given) == (given == wanted));
    CHECK(is_read(wanted));
  }
  for (int first = 0; first < 256; ++first) {
    for (int second = 0; second < 256; ++second) {
      const std::string pair{static_cast<char>(first), static_cast<char>(second)};
      const bool stays = is_read(pair) && first && second;
      if ((eager::to_utf8(pair) == pair) != stays) FAIL_CHECK(first << " " << second);
      for (const char* tail : {"\x80", "\xbf\x80", "\xbf"}) {
        if (!is_read(eager::to_utf8(pair + tail))) FAIL_CHECK(first << " " << second);
        if ((eager::to_utf8(pair + tail) == pair + tail) != (is_read(pair + tail) && first && second))
          FAIL_CHECK(first << " " << second);
      }
    }
  }
}

TEST_CASE("UTF-8: text is cut between characters") {
  const std::string text = "a\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80z";
  const size_t ends[] = {0, 1, 1, 3, 3, 3, 6, 6, 6, 6, 10, 11, 11};
  for (size_t n = 0; n < std::size(ends); ++n) CHECK(eager::cut_utf8(text, n) == text.substr(0, ends[n]));
  CHECK(eager::cut_utf8("\xbf\xbf\xbf\xbf\xbf\xbf", 5).size() == 5);
  CHECK(eager::cut_utf8("ab\xff\xff", 3) == "ab\xff");
  CHECK(eager::first_character("\xe2\x82\xac.") == "\xe2\x82\xac");
  CHECK(eager::first_character("\xe2\x82") == "\xe2");
}

TEST_CASE("UTF-8: messages that repeat input are UTF-8") {
  Session s;
  Op op = make_op(s.ctx, "sum"), pad = make_op(s.ctx, "conv2d");
  Folder folder;
  Trace trace(s.ctx);
  Tensor x = trace.input(EAGER_FLOAT64, {2});
  Function f = trace.end({x.get()});
  eager_op* made = nullptr;
  eager_optimizer* optimizer = nullptr;
  eager_function* loaded = nullptr;
  const std::string path = folder / ("none/" + kJunk), here = folder / kJunk;
  write_file(here, "x");
  auto none = [](void*, eager_context*, eager_tensor* const*, int32_t, eager_tensor**, int32_t) {
    return eager_status_new(EAGER_UNKNOWN, kJunk.c_str());
  };
  auto calls_back = [&] {
    check(eager_op_create_host_call(s.ctx, "none", none, nullptr, nullptr, 0, nullptr, nullptr, nullptr, &made));
    Op owner(made);
    execute(s.ctx, made, {});
  };
  const std::function<void()> rows[] = {
      [&] { check(eager_op_create(s.ctx, kJunk.c_str(), &made)); },
      [&] { check(eager_op_set_int(op.get(), kJunk.c_str(), 1)); },
      [&] { check(eager_op_set_device(op.get(), kJunk.c_str())); },
      [&] { check(eager_context_set_device(s.ctx, kJunk.c_str())); },
      [&] { check(eager_optimizer_create(s.ctx, kJunk.c_str(), &optimizer)); },
      [&] { check(eager_function_set_option(f.get(), kJunk.c_str(), 1)); },
      [&] { check(eager_function_save(s.ctx, f.get(), path.c_str())); },
      [&] { check(eager_function_export_onnx(s.ctx, f.get(), path.c_str())); },
      [&] { check(eager_function_load(s.ctx, path.c_str(), &loaded)); },
      [&] { check(eager_function_import_onnx(s.ctx, path.c_str(), &loaded)); },
      [&] { check(eager_function_load(s.ctx, (here + "/y").c_str(), &loaded)); },
      calls_back,
  };
  for (const auto& row : rows) {
    const std::string text = refusal(row);
    INFO(text);
    CHECK(text.find(kClean) != std::string::npos);
    CHECK(is_read(text));
  }
  eager_status* status = eager_status_new(EAGER_UNKNOWN, "\xff");
  CHECK(std::string(eager_status_message(status)) == "\\xff");
  eager_status_release(status);
}

TEST_CASE("UTF-8: a name that is chosen is UTF-8") {
  Session s;
  const Tensor x = s.num(1);
  bool is_destroyed = false;
  const auto destroy = [](void* flag) { *static_cast<bool*>(flag) = true; };
  const auto none = [](void*, eager_context*, eager_tensor* const*, int32_t, eager_tensor**, int32_t) {
    return static_cast<eager_status*>(nullptr);
  };
  eager_variable* variable = nullptr;
  eager_layer* layer = nullptr;
  eager_context* trace = nullptr;
  eager_op* op = nullptr;
  const std::function<void()> rows[] = {
      [&] { check(eager_variable_create(s.ctx, x.get(), kJunk.c_str(), 1, &variable)); },
      [&] { check(eager_layer_create(s.ctx, "dense", kJunk.c_str(), &layer)); },
      [&] { check(eager_trace_begin(s.ctx, kJunk.c_str(), &trace)); },
      [&] {
        check(eager_op_create_host_call(s.ctx, kJunk.c_str(), none, &is_destroyed, destroy, 0, nullptr, nullptr,
                                        nullptr, &op));
      },
  };
  for (const auto& row : rows) CHECK(refusal(row) == "3: the name is not UTF-8: " + kClean);
  eager_optimizer* optimizer = nullptr;
  check(eager_optimizer_create(s.ctx, "adamw", &optimizer));
  const char* patterns[] = {"*", kJunk.c_str()};
  CHECK(refusal([&] { check(eager_optimizer_set_strings(optimizer, "exclude_from_weight_decay", patterns, 2)); }) ==
        "3: values[1] is not UTF-8: " + kClean);
  eager_optimizer_release(optimizer);
  CHECK((!variable && !layer && !trace && !op));
  CHECK(is_destroyed);
  const std::string name = "caf\xc3\xa9";
  check(eager_variable_create(s.ctx, x.get(), name.c_str(), 1, &variable));
  CHECK(eager_variable_name(Variable(variable).get()) == name);
}

TEST_CASE("UTF-8: names of a file with NUL come back escaped") {
  Traced s;
  Variable v = s.variable(s.vec({1, 2}), "w");
  Tensor x = s.input({2}), y = s.mul(x, s.read(v));
  Function f = s.end({y.get()});
  Folder folder;
  save(s.ctx, f, folder / "f");
  Parts parts(read_file(folder / "f"));
  const std::string name("w\0x", 3), shown = "w\\x00x";
  parts.header["variable/0/" + name] = parts.header["variable/0/w"];
  parts.header.erase("variable/0/w");
  parts.graph["variables"][0]["name"] = name;
  parts.graph["functions"][0]["name"] = name;
  write_file(folder / "g", parts.bytes());
  Function g = load(s.ctx, folder / "g");
  CHECK(eager_function_name(g.get()) == shown);
  CHECK(eager_variable_name(eager_function_variable(g.get(), 0)) == shown);
  for (auto& node : parts.graph["functions"][0]["nodes"]) {
    if (node["op"] == "multiply") node["op"] = name;
  }
  write_file(folder / "h", parts.bytes());
  CHECK(refusal([&] { load(s.ctx, folder / "h"); }).find("op '" + shown + "' is not known") != std::string::npos);
}
