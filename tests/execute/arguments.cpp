// Attributes as call arguments: those of every op, by a mask, and what is refused.
#include <catch2/catch.hpp>
#include <cstring>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

#include "runtime/core/op.h"
#include "runtime/execute/arguments.h"
#include "support/tape_fixture.h"
#include "support/trace.h"

using namespace client;
using eager::Attribute;
using eager::AttrType;
using eager::AttrValue;
using V = std::vector<double>;

namespace {

int64_t bits_of(double number) {
  int64_t bits;
  std::memcpy(&bits, &number, sizeof bits);
  return bits;
}

// A value that is not the default, as a call's numbers; the other way it is set on the op.
std::vector<int64_t> set(eager_op& op, const Attribute& a) {
  switch (a.type) {
    case AttrType::integer: op.set_int(a.name, 3); return {3};
    case AttrType::real: op.set_float(a.name, 0.375); return {bits_of(0.375)};
    case AttrType::boolean: {
      const bool other = !a.default_value.given || a.default_value.i == 0;
      op.set_bool(a.name, other);
      return {other ? 2 : 0};
    }
    case AttrType::dtype: op.set_dtype(a.name, EAGER_FLOAT16); return {EAGER_FLOAT16};
    case AttrType::ints: {
      const std::vector<int64_t> list(a.length ? 1 : 3, 5);
      op.set_ints(a.name, list.data(), static_cast<int32_t>(list.size()));
      std::vector<int64_t> numbers{static_cast<int64_t>(list.size())};
      numbers.insert(numbers.end(), list.begin(), list.end());
      return numbers;
    }
    default: {
      const size_t last = a.choices.size() - 1;
      op.set_string(a.name, a.choices[last].back().c_str());
      return {static_cast<int64_t>(last)};
    }
  }
}

bool is_same(AttrType type, const AttrValue& a, const AttrValue& b) {
  if (a.given != b.given) return false;
  if (!a.given) return true;
  switch (type) {
    case AttrType::real: return a.f == b.f && a.count == b.count;
    case AttrType::ints: return a.count == b.count && std::equal(a.ints, a.ints + a.count, b.ints);
    case AttrType::string: return std::strcmp(a.string, b.string) == 0;
    case AttrType::function:
    case AttrType::object: return a.object == b.object;
    default: return a.i == b.i;
  }
}

// The ops of the registry's text, an op a line: its name, then its arguments in order, a choice with its names.
std::map<std::string, std::vector<std::string>> places() {
  Session s;
  char* text = nullptr;
  check(eager_registry_json(s.ctx, &text));
  const nlohmann::json ops = nlohmann::json::parse(text);
  eager_string_release(text);
  std::map<std::string, std::vector<std::string>> places;
  for (const auto& op : ops) {
    std::map<int, std::string> by_place;
    for (const auto& a : op.at("attributes")) {
      if (a.at("argument").is_null()) continue;
      std::string& word = by_place[a.at("argument")] =
          a.at("name").get<std::string>() + ":" + a.at("type").get<std::string>();
      if (a.at("choices").is_null()) continue;
      for (const auto& choice : a.at("choices")) word += ":" + choice[0].get<std::string>();
    }
    std::vector<std::string>& words = places[op.at("name")];
    for (const auto& [place, word] : by_place) {
      REQUIRE(place == static_cast<int>(words.size()));
      words.push_back(word);
    }
  }
  return places;
}

const std::string recorded_places = EAGER_TESTS "/capi/abi/arguments.txt";

Tensor matrix(Session& s) {
  const V v{1, 2, 3, 4, 5, 6};
  return make_tensor(s.ctx, EAGER_FLOAT64, {2, 3}, v.data(), v.size() * 8);
}

Tensor masked(Session& s, const Op& op, std::vector<eager_tensor*> inputs, const Arguments& args) {
  return std::move(execute(s.ctx, op.get(), inputs, args)[0]);
}

}  // namespace

TEST_CASE("each argument of every op, alone by mask, is the attribute set by its name") {
  const eager::Registry& registry = eager::Registry::global();
  int seen = 0;
  for (int i = 0; i < registry.size(); ++i) {
    const eager::OpDef& def = registry.at(i);
    for (size_t k = 0; k < def.attributes_.size(); ++k) {
      const Attribute& a = def.attributes_[k];
      INFO(def.name << " " << a.name);
      const bool is_number = a.type < AttrType::string || a.type == AttrType::ints;
      const int place = def.argument_of(k);
      REQUIRE((place >= 0) == (is_number || !a.choices.empty()));
      if (place < 0) continue;
      const auto plain = eager::Ref<eager_op>::adopt(new eager_op(def)),
                 other = eager::Ref<eager_op>::adopt(new eager_op(def));
      const std::vector<int64_t> numbers = set(*other, a);
      CHECK(!is_same(a.type, plain->attrs[k], other->attrs[k]));
      const eager::CallAttributes attrs(*plain,
                                        {numbers.data(), static_cast<int>(numbers.size()), true, uint64_t{1} << place});
      for (size_t j = 0; j < def.attributes_.size(); ++j)
        CHECK(is_same(def.attributes_[j].type, attrs.values()[j], other->attrs[j]));
      ++seen;
    }
  }
  CHECK(seen > 200);
}

TEST_CASE("arguments and choices keep their places") {
  const auto now = places();
  std::ifstream file(recorded_places);
  int seen = 0;
  for (std::string line; std::getline(file, line); ++seen) {
    std::istringstream words(line);
    std::string name, word;
    words >> name;
    INFO(line);
    REQUIRE(now.count(name));
    for (const std::string& present : now.at(name)) {
      if (!(words >> word)) break;
      CHECK(present.substr(0, word.size()) == word);  // choices are appended
    }
    CHECK(!(words >> word));
  }
  CHECK(seen > 90);
  for (const auto& [name, words] : now) CHECK(words.size() <= 64);
}

TEST_CASE("record the places of arguments", "[.record]") {
  std::ofstream file(recorded_places);
  for (const auto& [name, words] : places()) {
    if (words.empty()) continue;
    file << name;
    for (const std::string& word : words) file << " " << word;
    file << "\n";
  }
}

TEST_CASE("an absent argument may stand before one that is given") {
  Session s;
  Tensor x = matrix(s);
  Op sum = make_op(s.ctx, "sum");
  Tensor all = masked(s, sum, {x.get()}, {2, {1}});
  CHECK(dims_of(all.get()) == std::vector<int64_t>{1, 1});
  CHECK(values(all) == V{21});
  CHECK(values(masked(s, sum, {x.get()}, {0, {}})) == V{21});
  CHECK(values(masked(s, sum, {x.get()}, {1, {1, 0}})) == V{5, 7, 9});
  // As eager_execute_args gives them, in their places from the first.
  const std::vector<int64_t> args{1, 0, 1};
  CHECK(dims_of(execute(s.ctx, sum.get(), {x.get()}, &args)[0].get()) == std::vector<int64_t>{1, 3});
}

TEST_CASE("tapes and traces see a call's arguments") {
  Session s;
  Op conv = make_op(s.ctx, "conv2d"), prepared = make_op(s.ctx, "conv2d");
  check(eager_op_set_string(prepared.get(), "padding", "same"));
  const int64_t two = 2;
  check(eager_op_set_ints(prepared.get(), "strides", &two, 1));
  const std::map<std::string, int> place = [] {
    std::map<std::string, int> found;
    const eager::OpDef& def = *eager::Registry::global().find("conv2d");
    for (size_t i = 0; i < def.attributes_.size(); ++i) found[def.attributes_[i].name] = def.argument_of(i);
    return found;
  }();
  Arguments same{uint64_t{1} << place.at("padding") | uint64_t{1} << place.at("strides"), {}};
  if (place.at("padding") < place.at("strides")) same.numbers = {1, 1, 2};
  else same.numbers = {1, 2, 1};
  auto ramp = [&](const std::vector<int64_t>& dims) {
    int64_t n = 1;
    for (int64_t d : dims) n *= d;
    V data(static_cast<size_t>(n));
    for (size_t i = 0; i < data.size(); ++i) data[i] = static_cast<double>(i % 7) - 2;
    return make_tensor(s.ctx, EAGER_FLOAT64, dims, data.data(), data.size() * 8);
  };
  Tensor x = ramp({1, 5, 5, 2}), filter = ramp({3, 3, 2, 3});
  auto gradients = [&](bool by_mask) {
    Tape tape = make_tape(s.ctx);
    check(eager_tape_watch(tape.get(), filter.get()));
    Tensor y = by_mask ? masked(s, conv, {x.get(), filter.get()}, same)
                       : std::move(execute(s.ctx, prepared.get(), {x.get(), filter.get()})[0]);
    V all = values(y);
    for (double v : values(gradient(s.ctx, tape.get(), {y.get()}, {}, {filter.get()})[0])) all.push_back(v);
    return all;
  };
  CHECK(gradients(true) == gradients(false));
  Trace trace(s.ctx);
  Tensor image = trace.stand_in(ramp({1, 5, 5, 2}), 1), kernel = trace.stand_in(ramp({3, 3, 2, 3}), 2);
  Tensor y = std::move(execute(trace.ctx(), conv.get(), {image.get(), kernel.get()}, same)[0]);
  CHECK(values(trace.run({y.get()})[0]) == values(execute(s.ctx, prepared.get(), {x.get(), filter.get()})[0]));
}

TEST_CASE("arguments that do not fit the op are refused") {
  Session s;
  Tensor x = matrix(s);
  struct Refused {
    const char* op;
    Arguments call;
    const char* message;
  };
  const Refused all[] = {
      {"add", {1, {0}}, "the mask names argument 0, but add has 0 arguments"},
      {"sum", {uint64_t{1} << 63, {1}}, "the mask names argument 63, but sum has 3 arguments"},
      {"sum", {2, {}}, "argument 'keepdims' is in the mask, but the 0 args end before it"},
      {"sum", {3, {1, 0}}, "argument 'keepdims' is in the mask, but the 2 args end before it"},
      {"sum", {2, {1, 1}}, "sum takes fewer args: 1 are left over"},
      {"sum", {0, {1}}, "sum takes fewer args: 1 are left over"},
      {"sum", {1, {3, 0}}, "argument 'axis': a list of 3 does not fit the 2 args"},
      {"sum", {1, {-1, 0}}, "argument 'axis': a list of -1 does not fit the 2 args"},
      {"cast", {1, {99}}, "argument 'dtype': unknown dtype 99"},
      {"pad",
       {2, {5}},
       "argument 'mode': 5 is not in the list of allowed values: 0 (CONSTANT), 1 (REFLECT), 2 (SYMMETRIC)"},
      {"pad", {2, {-1}}, "argument 'mode': -1 is not in the list of allowed values"},
  };
  for (const Refused& refused : all) {
    Op op = make_op(s.ctx, refused.op);
    INFO(refused.message);
    try {
      execute(s.ctx, op.get(), {x.get()}, refused.call);
      FAIL("is accepted");
    } catch (const Failure& e) {
      CHECK(e.code == EAGER_INVALID_ARGUMENT);
      CHECK(e.op == refused.op);
      CHECK_THAT(e.what(), Catch::Matchers::Contains(refused.message));
    }
  }
}

TEST_CASE("a call's arguments leave the op as it is, and freeze it") {
  Session s;
  Tensor x = matrix(s);
  Op sum = make_op(s.ctx, "sum");
  check(eager_op_set_bool(sum.get(), "keepdims", 1));
  Tensor flat = masked(s, sum, {x.get()}, {2, {0}});
  CHECK(eager_tensor_rank(flat.get()) == 0);
  CHECK(dims_of(execute(s.ctx, sum.get(), {x.get()})[0].get()) == std::vector<int64_t>{1, 1});
  CHECK(code_of(eager_op_set_bool(sum.get(), "keepdims", 0)) == EAGER_FAILED_PRECONDITION);
  CHECK(eager_tensor_rank(masked(s, sum, {x.get()}, {2, {0}}).get()) == 0);
}

TEST_CASE("arguments stand in the order in which they were declared, the marked ones first") {
  eager::Registry r;
  eager::OpDef& def = r.op("stub")
                          .attr_int("a")
                          .attr_string("text", "")
                          .attr_float("b")
                          .attr_ints("c")
                          .argument()
                          .attr_string("mode", "X")
                          .choices("X Y")
                          .attr_function("f")
                          .attr_bool("d", false)
                          .argument();
  std::vector<std::string> order;
  for (int i = 0; i < def.num_arguments_; ++i)
    order.push_back(def.attributes_[def.order_[static_cast<size_t>(i)]].name);
  CHECK(order == std::vector<std::string>{"c", "d", "a", "b", "mode"});
  CHECK(def.argument_of(1) == -1);
  CHECK(def.argument_of(5) == -1);
  CHECK_THROWS_AS(r.op("text").attr_string("text", "").argument(), eager::Error);
  CHECK_THROWS_AS(r.op("long").attr_ints("list").length(eager::kMaxLength + 1), eager::Error);
  eager::OpDef& many = r.op("many");
  const std::string letters = "abcdefghijklmnopqrstuvwxyz";
  std::vector<std::string> names;
  for (int i = 0; i <= eager::kMaxAttributes; ++i) names.push_back(letters.substr(static_cast<size_t>(i), 1));
  for (int i = 0; i < eager::kMaxAttributes; ++i) many.attr_int(names[static_cast<size_t>(i)].c_str());
  CHECK_THROWS_AS(many.attr_int(names.back().c_str()), eager::Error);
}
