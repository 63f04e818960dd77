// The registry's text is enough to make documented functions: every public op is described whole, and its example says what the
// op gives.
#include <catch2/catch.hpp>

#include <nlohmann/json.hpp>

#include <cmath>
#include <regex>
#include <set>

#include "support/client.h"
#include "support/numbers.h"
#include "support/shape_notation.h"
#include "support/strings.h"

using client::Tensor;
using nlohmann::json;

namespace {

json text_of(eager_status* s, char* text) {
  client::check(s);
  json j = json::parse(text);
  eager_string_release(text);
  return j;
}

struct World {
  client::Context ctx = client::make_context(1);
  json ops = [this] {
    char* text = nullptr;
    eager_status* s = eager_registry_json(ctx.get(), &text);
    return text_of(s, text);
  }();
};

json kinds(eager_context* ctx, const char* what) {
  char* text = nullptr;
  eager_status* s = eager_kinds_json(ctx, what, &text);
  return text_of(s, text);
}

bool takes_functions(const json& op) {
  return std::any_of(op.at("attributes").begin(), op.at("attributes").end(),
                     [](const json& a) { return a.at("type") == "function"; });
}

// Reports whether an op reads or writes files, whose bytes are no text.
bool has_files(const json& op) {
  const std::string name = op.at("name");
  return name == "decode_png" || name == "encode_png";
}

const json* find(const json& list, const std::string& name) {
  for (const json& one : list) {
    if (one.at("name") == name) return &one;
  }
  return nullptr;
}

// ---- Values of examples

// The leaves of nested lists, and the lists' lengths.
void flatten(const json& value, std::vector<json>& leaves, std::vector<int64_t>& dims, size_t depth = 0) {
  if (!value.is_array()) return leaves.push_back(value);
  const int64_t size = static_cast<int64_t>(value.size());
  if (depth == dims.size()) dims.push_back(size);
  REQUIRE(dims[depth] == size);
  for (const json& v : value) flatten(v, leaves, dims, depth + 1);
}

bool is_complex(const std::string& text) { return std::regex_match(text, std::regex("[-+.e0-9]+j")); }

bool is_text(const json& leaf) {
  return leaf.is_string() && leaf != "inf" && leaf != "-inf" && leaf != "nan" && !is_complex(leaf);
}

numbers::Complex number_of(const json& leaf) {
  if (leaf.is_boolean()) return leaf.get<bool>() ? 1.0 : 0.0;
  if (leaf.is_number()) return leaf.get<double>();
  const std::string text = leaf;
  char* end;
  const double real = std::strtod(text.c_str(), &end);
  return {real, *end ? std::strtod(end, nullptr) : 0.0};
}

int32_t dtype_of(const std::vector<json>& leaves) {
  if (leaves.at(0).is_boolean()) return EAGER_BOOL;
  if (is_text(leaves.at(0))) return EAGER_STRING;
  const bool has_complex =
      std::any_of(leaves.begin(), leaves.end(), [](const json& v) { return v.is_string() && is_complex(v); });
  if (has_complex) return EAGER_COMPLEX64;
  const bool is_whole = std::all_of(leaves.begin(), leaves.end(), [](const json& v) { return v.is_number_integer(); });
  return is_whole ? EAGER_INT32 : EAGER_FLOAT32;
}

Tensor tensor_of(eager_context* ctx, const json& value) {
  std::vector<json> leaves;
  std::vector<int64_t> dims;
  flatten(value, leaves, dims);
  const int32_t dtype = dtype_of(leaves);
  if (dtype == EAGER_STRING) {
    std::vector<std::string> texts;
    for (const json& leaf : leaves) texts.push_back(leaf);
    return client::make_strings(ctx, dims, texts);
  }
  std::vector<numbers::Complex> values;
  for (const json& leaf : leaves) values.push_back(number_of(leaf));
  const std::vector<unsigned char> bytes = numbers::encode(values, dtype);
  return client::make_tensor(ctx, dtype, dims, bytes.data(), bytes.size());
}

void set(eager_op* op, const json& attribute, const json& value) {
  const std::string name = attribute.at("name"), type = attribute.at("type");
  const char* n = name.c_str();
  if (type == "int") return client::check(eager_op_set_int(op, n, value.get<int64_t>()));
  if (type == "float") return client::check(eager_op_set_float(op, n, value.get<double>()));
  if (type == "bool") return client::check(eager_op_set_bool(op, n, value.get<bool>()));
  if (type == "dtype") return client::check(eager_op_set_dtype(op, n, numbers::dtype_of(value.get<std::string>())));
  if (type == "string") return client::check(eager_op_set_string(op, n, value.get<std::string>().c_str()));
  REQUIRE(type == "ints");
  const auto list = value.get<std::vector<int64_t>>();
  client::check(eager_op_set_ints(op, n, list.data(), static_cast<int32_t>(list.size())));
}

// An op with what an example gives.
struct Call {
  client::Op op;
  std::vector<Tensor> tensors;  // as inputs has them; NULL: absent
};

Call call_of(eager_context* ctx, const json& op, const json& given) {
  Call call{client::make_op(ctx, op.at("name")), {}};
  for (const auto& [name, value] : given.items()) {
    const json* in = find(op.at("inputs"), name);
    const json* attribute = find(op.at("attributes"), name);
    REQUIRE((in || attribute));
    if (attribute) set(call.op.get(), *attribute, value);
  }
  for (const json& in : op.at("inputs")) {
    const std::string name = in.at("name");
    const bool is_given = given.contains(name) && !find(op.at("attributes"), name);
    if (!is_given) call.tensors.emplace_back();
    else if (!in.at("list")) call.tensors.push_back(tensor_of(ctx, given.at(name)));
    else
      for (const json& one : given.at(name)) call.tensors.push_back(tensor_of(ctx, one));
  }
  return call;
}

std::vector<Tensor> run(eager_context* ctx, const json& op, const json& given) {
  const Call call = call_of(ctx, op, given);
  return client::execute(ctx, call.op.get(), client::handles(call.tensors));
}

// The same by a function that was traced for these dtypes and shapes.
std::vector<Tensor> run_traced(eager_context* ctx, const json& op, const json& given) {
  eager_context* context;
  client::check(eager_trace_begin(ctx, "example", &context));
  const client::Context trace(context);
  const Call call = call_of(ctx, op, given);
  std::vector<Tensor> symbolic;
  std::vector<eager_tensor*> present;
  for (const Tensor& t : call.tensors) {
    eager_tensor* s = nullptr;
    if (t) {
      const std::vector<int64_t> dims = client::dims_of(t.get());
      const int32_t rank = static_cast<int32_t>(dims.size());
      client::check(eager_trace_input(trace.get(), eager_tensor_dtype(t.get()), dims.data(), rank, &s));
      present.push_back(t.get());
    }
    symbolic.emplace_back(s);
  }
  const std::vector<Tensor> outputs = client::execute(trace.get(), call.op.get(), client::handles(symbolic));
  const std::vector<eager_tensor*> list = client::handles(outputs);
  eager_function* f;
  client::check(eager_trace_end(trace.get(), list.data(), static_cast<int32_t>(list.size()), &f));
  eager_op* function;
  eager_status* s = eager_function_op(ctx, f, &function);
  eager_function_release(f);
  client::check(s);
  return client::execute(ctx, client::Op(function).get(), present);
}

std::string printed(const Tensor& t) {
  char* text = nullptr;
  client::check(eager_tensor_format(t.get(), &text));
  const std::string copy = text;
  eager_string_release(text);
  return copy;
}

// Reports whether two texts are equal but for blanks and the last digits of numbers with a point.
bool are_close(const std::string& a, const std::string& b) {
  const char *p = a.c_str(), *q = b.c_str();
  for (; *p && *q;) {
    while (*p == ' ') ++p;
    while (*q == ' ') ++q;
    char *p_end, *q_end;
    const double x = std::strtod(p, &p_end), y = std::strtod(q, &q_end);
    if ((p_end == p) != (q_end == q)) return false;
    if (p_end == p) {
      if (*p != *q) return false;
      if (*p) ++p, ++q;
      continue;
    }
    const bool is_whole = std::string(p, static_cast<size_t>(p_end - p)).find('.') == std::string::npos;
    if (is_whole ? x != y : !(std::abs(x - y) <= 1e-5 + 1e-5 * std::abs(x))) return false;
    p = p_end, q = q_end;
  }
  return *p == *q;
}

void check_outputs(const json& gives, const std::vector<Tensor>& outputs) {
  REQUIRE(gives.size() == outputs.size());
  for (size_t i = 0; i < outputs.size(); ++i) {
    CHECK(gives[i].at("dtype") == eager_dtype_name(eager_tensor_dtype(outputs[i].get())));
    const std::string wanted = gives[i].at("text"), got = printed(outputs[i]);
    INFO("wanted " << wanted << "\ngot " << got);
    CHECK(are_close(wanted, got));
  }
}

bool matches_shapes(const json& op, const Call& call, const std::vector<Tensor>& outputs) {
  shape_notation::Names names;
  for (const json& a : op.at("attributes")) {
    const std::string name = a.at("name"), type = a.at("type");
    const json& given = op.at("example").at("given");
    const json& value = given.contains(name) ? given.at(name) : a.at("default");
    if (value.is_null()) continue;
    if (type == "ints") names.lists[name] = value.get<std::vector<int64_t>>();
    if (type == "int") names.numbers[name] = value;
    if (name == "keepdims") names.keepdims = value;
  }
  std::vector<shape_notation::Tensor> all;
  for (size_t i = 0; i < call.tensors.size(); ++i) {
    const json& in = op.at("inputs").at(std::min(i, op.at("inputs").size() - 1));
    if (!call.tensors[i]) continue;
    all.push_back({in.at("shape"), client::dims_of(call.tensors[i].get()), in.at("list")});
    shape_notation::Dims& dims = names.inputs[in.at("name")];  // of a list what it broadcasts to
    dims = in.at("list") ? shape_notation::broadcast({dims, all.back().dims}) : all.back().dims;
  }
  size_t at = 0;
  for (const json& out : op.at("outputs")) {
    const size_t others = op.at("outputs").size() - 1;
    const size_t count = out.at("list") ? outputs.size() - others : 1;
    for (size_t i = 0; i < count; ++i) {
      all.push_back({out.at("shape"), client::dims_of(outputs.at(at++).get()), out.at("list")});
    }
  }
  return shape_notation::match(all, names);
}

void check_sentence(const std::string& what, const json& text) {
  INFO(what << ": " << text);
  const std::string s = text;
  REQUIRE(s.size() > 3);
  CHECK(s.back() == '.');
  CHECK(s.find("  ") == std::string::npos);
}

}  // namespace

TEST_CASE("registry: every public op is described whole") {
  const World w;
  int num_public = 0;
  for (const json& op : w.ops) {
    INFO(op.at("name"));
    check_sentence("the op", op.at("description"));
    if (!op.at("public")) continue;
    ++num_public;
    // The first sentence is the first line of a docstring.
    const std::string description = op.at("description");
    CHECK(std::min(description.find(". "), description.size()) <= 110);
    for (const char* tensors : {"inputs", "outputs"}) {
      for (const json& t : op.at(tensors)) {
        check_sentence(t.at("name"), t.at("description"));
        CHECK_FALSE(t.at("shape").get<std::string>().empty());
      }
    }
    for (const json& in : op.at("inputs")) {
      INFO(in.at("name"));
      if (in.at("optional")) CHECK(in.at("description").get<std::string>().find("absent") != std::string::npos);
    }
    for (const json& a : op.at("attributes")) {
      check_sentence(a.at("name"), a.at("description"));
      INFO(a.at("name"));
      const bool may_be_absent = a.at("default").is_null() && !a.at("required");
      const bool is_said = a.at("description").get<std::string>().find("absent") != std::string::npos;
      if (may_be_absent) CHECK(is_said);
      if (a.at("required")) CHECK(a.at("default").is_null());
    }
    CHECK((takes_functions(op) || has_files(op) || op.at("example").is_object()));
  }
  CHECK(num_public > 150);
}

TEST_CASE("registry: parameters are each input and attribute once, those that must be given first") {
  const World w;
  for (const json& op : w.ops) {
    INFO(op.at("name"));
    std::multiset<std::string> names;
    std::set<std::string> wanted;
    for (const json& p : op.at("parameters")) {
      names.insert(p.at("name"));
      CHECK(p.at("by_name").is_boolean());
      const json* in = find(op.at("inputs"), p.at("name"));
      const json* a = find(op.at("attributes"), p.at("name"));
      CHECK(p.at("required") == (a ? a->at("required").get<bool>() : in && !in->at("optional")));
    }
    for (const char* kind : {"inputs", "attributes"}) {
      for (const json& one : op.at(kind)) wanted.insert(one.at("name"));
    }
    CHECK(names.size() == wanted.size());
    CHECK(std::set<std::string>(names.begin(), names.end()) == wanted);
    const auto is_optional = [](const json& p) { return !p.at("required"); };
    const auto first = std::find_if(op.at("parameters").begin(), op.at("parameters").end(), is_optional);
    if (op.at("public")) CHECK(std::all_of(first, op.at("parameters").end(), is_optional));
  }
}

TEST_CASE("registry: examples give what they say, eagerly and traced, with the shapes that are said") {
  const World w;
  for (const json& op : w.ops) {
    if (!op.at("example").is_object()) continue;
    INFO(op.at("name"));
    const json& given = op.at("example").at("given");
    for (const json& p : op.at("parameters")) {
      if (p.at("required")) CHECK(given.contains(p.at("name").get<std::string>()));
    }
    const std::vector<Tensor> outputs = run(w.ctx.get(), op, given);
    check_outputs(op.at("example").at("gives"), outputs);
    check_outputs(op.at("example").at("gives"), run_traced(w.ctx.get(), op, given));
    CHECK(matches_shapes(op, call_of(w.ctx.get(), op, given), outputs));
  }
}

TEST_CASE("registry: a call without a required attribute is refused") {
  const World w;
  int count = 0;
  for (const json& op : w.ops) {
    if (!op.at("public") || takes_functions(op)) continue;
    for (const json& a : op.at("attributes")) {
      if (!a.at("required")) continue;
      INFO(op.at("name") << ", " << a.at("name"));
      json given = op.at("example").at("given");
      given.erase(a.at("name").get<std::string>());
      try {
        run(w.ctx.get(), op, given);
        FAIL("was not refused");
      } catch (const client::Failure& e) {
        CHECK(e.code == EAGER_INVALID_ARGUMENT);
        CHECK(e.op == op.at("name"));
        CHECK(std::string(e.what()).find(a.at("name")) != std::string::npos);
      }
      ++count;
    }
  }
  CHECK(count > 15);
}

TEST_CASE("registry: an attribute takes its choices in any case, and no other text") {
  const World w;
  int count = 0;
  for (const json& op : w.ops) {
    if (!op.at("public")) continue;
    for (const json& a : op.at("attributes")) {
      if (a.at("type") != "string" || a.at("choices").is_null()) continue;
      const std::string name = a.at("name");
      // Returns what is said of the value: nothing where the op runs, or finds something else that does not fit.
      auto complaint = [&](const std::string& value) -> std::string {
        json given = op.at("example").at("given");
        given[name] = value;
        if (value == "EXPLICIT" || value == "explicit") given["paddings"] = {0};
        try {
          run(w.ctx.get(), op, given);
          return "";
        } catch (const client::Failure& e) {
          const std::string message = e.what();
          return message.find(value) != std::string::npos && message.find(name) != std::string::npos ? message : "";
        }
      };
      INFO(op.at("name") << ", " << name);
      CHECK(a.at("default") == a.at("choices").at(0).at(0));
      for (const json& names : a.at("choices")) {
        for (std::string text : names.get<std::vector<std::string>>()) {
          CHECK(complaint(text) == "");
          for (char& c : text) c = static_cast<char>(std::tolower(c));
          CHECK(complaint(text) == "");
        }
      }
      CHECK(complaint("no_such_choice") != "");
      ++count;
    }
  }
  CHECK(count >= 7);
}

TEST_CASE("registry: one op can be had alone") {
  const World w;
  for (const json& op : w.ops) {
    char* text = nullptr;
    eager_status* status = eager_op_json(w.ctx.get(), op.at("name").get<std::string>().c_str(), &text);
    CHECK(text_of(status, text) == op);
  }
  char* text = nullptr;
  for (const char* name : {"no_such_op", "call", ""}) {  // "call" is the runtime's own
    CHECK(client::code_of(eager_op_json(w.ctx.get(), name, &text)) == EAGER_NOT_FOUND);
    CHECK(text == nullptr);
  }
  CHECK(client::code_of(eager_op_json(w.ctx.get(), nullptr, &text)) == EAGER_INVALID_ARGUMENT);
}

TEST_CASE("registry: optimizers are listed with what they have") {
  const World w;
  const json all = kinds(w.ctx.get(), "optimizers");
  CHECK(all.size() >= 7);
  for (const json& kind : all) {
    INFO(kind.at("name"));
    check_sentence("the optimizer", kind.at("description"));
    CHECK(std::isupper(static_cast<unsigned char>(kind.at("title").get<std::string>().at(0))));
    for (const char* name : {"name", "alias"}) {
      const std::string text = kind.at(name);
      if (text.empty()) continue;
      eager_optimizer* optimizer;
      client::check(eager_optimizer_create(w.ctx.get(), text.c_str(), &optimizer));
      // Momenta, averages, accumulations and some switches make the slots for them.
      for (const json& a : kind.at("attributes")) {
        const std::string attribute = a.at("name");
        check_sentence(attribute, a.at("description"));
        if (a.at("type") == "bool") {
          client::check(eager_optimizer_set_bool(optimizer, attribute.c_str(), !a.at("default").get<bool>()));
        } else if (a.at("type") == "int") {
          client::check(eager_optimizer_set_int(optimizer, attribute.c_str(), a.at("default").get<int64_t>() + 1));
        } else if (a.at("type") == "strings") {
          CHECK(a.at("default") == json::array());
          client::check(eager_optimizer_set_strings(optimizer, attribute.c_str(), nullptr, 0));
        } else {
          const bool makes_slot = attribute == "momentum" || attribute == "ema_momentum";
          const double value = makes_slot ? 0.5 : a.at("default").get<double>();
          client::check(eager_optimizer_set_float(optimizer, attribute.c_str(), value));
        }
      }
      eager_variable* v;
      client::check(eager_variable_create(w.ctx.get(), tensor_of(w.ctx.get(), 1.0).get(), "v", 1, &v));
      client::check(eager_optimizer_build(optimizer, &v, 1));
      std::vector<std::string> slots{"step"}, wanted{"step"};
      for (int32_t i = 1; i < eager_optimizer_num_variables(optimizer); ++i) {
        slots.emplace_back(eager_variable_name(eager_optimizer_variable(optimizer, i)));
      }
      for (const json& slot : kind.at("slots")) {
        check_sentence("a slot", slot.at("description"));
        wanted.push_back("v/" + slot.at("name").get<std::string>());
      }
      CHECK(slots == wanted);
      eager_variable_release(v);
      eager_optimizer_release(optimizer);
    }
  }
}

TEST_CASE("registry: schedules are listed with what they have, and give themselves as JSON") {
  const World w;
  const json all = kinds(w.ctx.get(), "schedules");
  CHECK(all.size() >= 8);
  for (const json& kind : all) {
    INFO(kind.at("name"));
    check_sentence("the schedule", kind.at("description"));
    CHECK(std::isupper(static_cast<unsigned char>(kind.at("title").get<std::string>().at(0))));
    eager_schedule* schedule;
    client::check(eager_schedule_create(w.ctx.get(), kind.at("name").get<std::string>().c_str(), &schedule));
    json attributes = json::object();
    for (const json& a : kind.at("attributes")) {
      const std::string attribute = a.at("name");
      check_sentence(attribute, a.at("description"));
      attributes[attribute] = a.at("default");
      if (a.at("type") == "bool") {
        client::check(eager_schedule_set_bool(schedule, attribute.c_str(), a.at("default").get<bool>()));
      } else if (a.at("type") == "floats") {
        const double values[] = {0.5, 0.25};
        const int32_t count = attribute == "values" ? 2 : 1;
        client::check(eager_schedule_set_floats(schedule, attribute.c_str(), values, count));
        attributes[attribute] = std::vector<double>(values, values + count);
      } else {
        client::check(eager_schedule_set_float(schedule, attribute.c_str(), a.at("default").get<double>()));
      }
    }
    char* text = nullptr;
    eager_status* s = eager_schedule_json(schedule, &text);
    CHECK(text_of(s, text) == json{{"kind", kind.at("name")}, {"attributes", attributes}});
    double rate = 0;
    client::check(eager_schedule_rate(schedule, 0, &rate));
    CHECK(rate > 0);
    eager_schedule_release(schedule);
  }
}

TEST_CASE("registry: another kind is refused with the kinds that there are") {
  const World w;
  char* text = nullptr;
  try {
    client::check(eager_kinds_json(w.ctx.get(), "flowers", &text));
    FAIL("was not refused");
  } catch (const client::Failure& e) {
    CHECK(e.code == EAGER_INVALID_ARGUMENT);
    CHECK(std::string(e.what()).find("flowers") != std::string::npos);
    CHECK(std::string(e.what()).find("there are datasets, layers, optimizers and schedules") != std::string::npos);
  }
  CHECK(text == nullptr);
  CHECK(client::code_of(eager_kinds_json(w.ctx.get(), nullptr, &text)) == EAGER_INVALID_ARGUMENT);
  CHECK(client::code_of(eager_kinds_json(nullptr, "optimizers", &text)) == EAGER_INVALID_ARGUMENT);
  CHECK(client::code_of(eager_kinds_json(w.ctx.get(), "optimizers", nullptr)) == EAGER_INVALID_ARGUMENT);
}

TEST_CASE("registry: the notation of shapes finds what does not fit") {
  using shape_notation::match;
  shape_notation::Names names;
  names.inputs["x"] = {2, 3};
  names.inputs["y"] = {3};
  names.lists["axis"] = {-1};
  names.numbers["groups"] = 2;
  CHECK(match({{"[..., m, k]", {5, 2, 3}}, {"[..., k, n]", {5, 3, 4}}, {"[..., m, n]", {5, 2, 4}}}, names));
  CHECK_FALSE(match({{"[..., m, k]", {5, 2, 3}}, {"[..., k, n]", {5, 2, 4}}}, names));
  CHECK_FALSE(match({{"[..., m]", {5, 2}}, {"[...]", {4}}}, names));
  CHECK(match({{"[outer..., n, inner...]", {5, 2, 3}}, {"[outer..., y..., inner...]", {5, 3, 3}}}, names));
  CHECK_FALSE(match({{"[outer..., n, inner...]", {5, 2, 3}}, {"[outer..., y..., inner...]", {5, 4, 3}}}, names));
  CHECK(match({{"[c]", {6}}, {"[c / groups, 3]", {3, 3}}}, names));
  CHECK_FALSE(match({{"[c]", {6}}, {"[c / groups]", {2}}}, names));
  CHECK(match({{"broadcast(x, y)", {2, 3}}, {"reduced(x)", {2}}, {"permuted(x)", {3, 2}}, {"x", {2, 3}}}, names));
  CHECK_FALSE(match({{"broadcast(x, y)", {2, 2}}}, names));
  CHECK_FALSE(match({{"reduced(x)", {3}}}, names));
  CHECK_THROWS(match({{"that of x", {2, 3}}}, names));
  CHECK_THROWS(match({{"[a -> b]", {2}}}, names));
}
