// JSON that a stranger wrote: whatever is not as expected is DATA_LOSS, and no number is cut.
#pragma once

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdint>
#include <string>

#include "runtime/base/error.h"

namespace eager {

using Json = nlohmann::json;

inline constexpr int kMaxJsonDepth = 32;

template <class... Parts>
[[noreturn]] void damaged(const Parts&... parts) {
  fail(Code::data_loss, "the file is damaged: ", parts...);
}

inline Json parse_json(const std::string& text, const char* what) {
  try {
    return Json::parse(text, [&](int depth, Json::parse_event_t, Json&) {
      if (depth > kMaxJsonDepth) damaged(what, " is nested too deep");
      return true;
    });
  } catch (const Json::parse_error& error) {
    damaged(what, " is no JSON at byte ", error.byte);
  } catch (const Json::exception&) {
    damaged(what, " has a number that is out of range");
  }
}

// What is no UTF-8 is replaced.
inline std::string json_text(const Json& j) { return j.dump(-1, ' ', false, Json::error_handler_t::replace); }

// NULL: there is none.
inline const Json* find_member(const Json& object, const char* name) {
  if (!object.is_object()) damaged("an object with '", name, "' is expected");
  auto at = object.find(name);
  return at == object.end() ? nullptr : &*at;
}
inline const Json& member(const Json& object, const char* name) {
  const Json* found = find_member(object, name);
  if (!found) damaged("'", name, "' is missing");
  return *found;
}
inline const Json& list_at(const Json& object, const char* name) {
  const Json& list = member(object, name);
  if (!list.is_array()) damaged("'", name, "' is no list");
  return list;
}

inline int64_t to_integer(const Json& j, int64_t least = INT64_MIN, int64_t most = INT64_MAX) {
  const bool fits = j.is_number_unsigned() ? j.get<uint64_t>() <= static_cast<uint64_t>(INT64_MAX) : j.is_number_integer();
  const int64_t value = fits ? j.get<int64_t>() : 0;
  if (!fits || value < least || value > most) damaged("a number is out of range");
  return value;
}
// Below `count`.
inline size_t to_index(const Json& j, size_t count) {
  return static_cast<size_t>(to_integer(j, 0, static_cast<int64_t>(count) - 1));
}
inline bool to_boolean(const Json& j) {
  if (!j.is_boolean()) damaged("true or false is expected");
  return j.get<bool>();
}
inline const std::string& to_string(const Json& j) {
  if (!j.is_string()) damaged("a string is expected");
  return j.get_ref<const std::string&>();
}
// "inf", "-inf", "nan": JSON has no such numbers.
inline Json from_real(double v) {
  if (std::isfinite(v)) return v;
  return std::isnan(v) ? "nan" : v > 0 ? "inf" : "-inf";
}
inline double to_real(const Json& j) {
  if (j.is_number()) return j.get<double>();
  const std::string& text = to_string(j);
  if (text == "nan") return NAN;
  if (text == "inf") return INFINITY;
  if (text == "-inf") return -INFINITY;
  damaged("a number is expected");
}

}  // namespace eager
