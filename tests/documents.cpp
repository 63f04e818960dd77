// The code in the documents is the code in the sources.
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

std::string read(const fs::path& path) {
  std::ifstream in(path);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

}  // namespace

TEST_CASE("every example of runtime/README.md is found in the sources") {
  const fs::path root = fs::path(EAGER_TESTS).parent_path();
  std::vector<std::string> sources;
  for (const char* room : {"runtime", "kernels", "tests/op_cases"}) {
    for (const fs::directory_entry& file : fs::recursive_directory_iterator(root / room)) {
      const std::string kind = file.path().extension().string();
      if (kind == ".cpp" || kind == ".h" || kind == ".def" || kind == ".cu") sources.push_back(read(file.path()));
    }
  }
  const std::string text = read(root / "runtime/README.md"), open = "```cpp\n", close = "```\n";
  int num_examples = 0;
  for (size_t at = 0; (at = text.find(open, at)) != std::string::npos; ++num_examples) {
    at += open.size();
    const size_t end = text.find(close, at);
    REQUIRE(end != std::string::npos);
    const std::string example = text.substr(at, end - at);
    INFO(example);
    CHECK(std::any_of(sources.begin(), sources.end(),
                      [&](const std::string& s) { return s.find(example) != std::string::npos; }));
    at = end + close.size();
  }
  CHECK(num_examples > 10);
}
