#include "support/shape_notation.h"

#include <algorithm>
#include <optional>
#include <sstream>
#include <stdexcept>

namespace shape_notation {

Dims broadcast(const std::vector<Dims>& shapes) {
  Dims out;
  for (const Dims& s : shapes) {
    if (s.size() > out.size()) out.insert(out.begin(), s.size() - out.size(), 1);
    for (size_t i = 0; i < s.size(); ++i) {
      int64_t& dim = out[out.size() - s.size() + i];
      if (dim == 1) dim = s[i];
    }
  }
  return out;
}

namespace {

struct Words {
  std::map<std::string, int64_t> dims;
  std::map<std::string, Dims> runs;
};

[[noreturn]] void wrong(const std::string& text) { throw std::runtime_error("'" + text + "' is no shape"); }

bool is_word(const std::string& text) {
  return !text.empty() && std::isalpha(static_cast<unsigned char>(text[0])) &&
         std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isalnum(c) || c == '_'; });
}
bool is_number(const std::string& text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isdigit(c); });
}

// "a, b" is {"a", "b"}.
std::vector<std::string> parts(const std::string& text) {
  std::vector<std::string> all;
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find(", ", at), text.size());
    all.push_back(text.substr(at, end - at));
    at = end + 2;
  }
  return all;
}

Dims reduced(const Dims& x, const Names& names) {
  Dims axes;
  const auto list = names.lists.find("axis");
  const auto number = names.numbers.find("axis");
  if (list != names.lists.end()) axes = list->second;
  else if (number != names.numbers.end()) axes = {number->second};
  const bool is_all = list == names.lists.end() && number == names.numbers.end();
  const int64_t rank = static_cast<int64_t>(x.size());
  Dims out;
  for (int64_t i = 0; i < rank; ++i) {
    if (!is_all && !std::count(axes.begin(), axes.end(), i) && !std::count(axes.begin(), axes.end(), i - rank)) {
      out.push_back(x[static_cast<size_t>(i)]);
    } else if (names.keepdims) {
      out.push_back(1);
    }
  }
  return out;
}

Dims sorted(Dims dims) {
  std::sort(dims.begin(), dims.end());
  return dims;
}

class Matcher {
 public:
  Matcher(const std::vector<Tensor>& tensors, const Names& names) : tensors_(tensors), names_(names) {}

  bool from(size_t tensor, Words words) const {
    if (tensor == tensors_.size()) return true;
    const Tensor& t = tensors_[tensor];
    const std::string& text = t.notation;
    if (text.size() < 2 || text.front() != '[') return is_whole(text, t.dims) && from(tensor + 1, words);
    if (text.back() != ']') wrong(text);
    const auto before = words.dims;
    return dims_from(parts(text.substr(1, text.size() - 2)), 0, t.dims, 0, words, [&](Words found) {
      if (t.is_one_of_list) found.dims = before;
      return from(tensor + 1, found);
    });
  }

 private:
  // Fits a shape that is not a list of dims.
  bool is_whole(const std::string& text, const Dims& dims) const {
    if (text == "any") return true;
    const size_t open = text.find('(');
    if (open == std::string::npos) {
      if (names_.inputs.count(text)) return dims == names_.inputs.at(text);
      if (names_.lists.count(text)) return fits(names_.lists.at(text), dims);
      wrong(text);
    }
    std::vector<Dims> given;
    for (const std::string& name : parts(text.substr(open + 1, text.size() - open - 2))) {
      if (names_.inputs.count(name)) given.push_back(names_.inputs.at(name));  // an absent one broadcasts to all
    }
    if (given.empty()) wrong(text);
    const std::string function = text.substr(0, open);
    if (function == "broadcast") return dims == broadcast(given);
    if (function == "reduced") return dims == reduced(given[0], names_);
    if (function == "permuted") return sorted(dims) == sorted(given[0]);
    wrong(text);
  }

  // -1 stands for any dim.
  static bool fits(const Dims& wanted, const Dims& dims) {
    return std::equal(wanted.begin(), wanted.end(), dims.begin(), dims.end(),
                      [](int64_t w, int64_t d) { return w == d || w == -1; });
  }

  template <class Then>
  bool dims_from(const std::vector<std::string>& tokens, size_t token, const Dims& dims, size_t dim, Words words,
                 const Then& then) const {
    if (token == tokens.size()) return dim == dims.size() && then(words);
    const std::string& text = tokens[token];
    const size_t dots = text.find("...");
    if (dots == std::string::npos) {
      return dim < dims.size() && is_dim(text, dims[dim], words) &&
             dims_from(tokens, token + 1, dims, dim + 1, words, then);
    }
    const std::string name = text.substr(0, dots);
    if (!name.empty() && !is_word(name)) wrong(text);
    if (names_.inputs.count(name)) words.runs[name] = names_.inputs.at(name);
    const auto known = words.runs.find(name);
    for (size_t n = 0; dim + n <= dims.size(); ++n) {
      const Dims run(dims.begin() + static_cast<int64_t>(dim), dims.begin() + static_cast<int64_t>(dim + n));
      if (known != words.runs.end() && known->second != run) continue;
      Words more = words;
      more.runs[name] = run;
      if (dims_from(tokens, token + 1, dims, dim + n, more, then)) return true;
    }
    return false;
  }

  std::optional<int64_t> value_of(const std::string& text, const Words& words) const {
    if (is_number(text)) return std::stoll(text);
    if (!is_word(text)) wrong(text);
    if (names_.numbers.count(text)) return names_.numbers.at(text);
    if (words.dims.count(text)) return words.dims.at(text);
    return {};
  }

  bool is_dim(const std::string& text, int64_t dim, Words& words) const {
    const size_t space = text.find(' ');
    if (space == std::string::npos) {
      const std::optional<int64_t> value = value_of(text, words);
      if (!value) words.dims[text] = dim;
      return !value || *value == dim;
    }
    std::istringstream in(text);
    std::string a, operation, b, rest;
    if (!(in >> a >> operation >> b) || in >> rest || operation.size() != 1) wrong(text);
    const std::optional<int64_t> x = value_of(a, words), y = value_of(b, words);
    if (!x || !y) return true;
    switch (operation[0]) {
      case '+': return dim == *x + *y;
      case '-': return dim == *x - *y;
      case '*': return dim == *x * *y;
      case '/': return dim == *x / *y;
      default: wrong(text);
    }
  }

  const std::vector<Tensor>& tensors_;
  const Names& names_;
};

}  // namespace

bool match(const std::vector<Tensor>& tensors, const Names& names) { return Matcher(tensors, names).from(0, {}); }

}  // namespace shape_notation
