// Saved functions in tests: files in a folder of their own, which can be taken apart and put together again.
#pragma once

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

#include <unistd.h>

#include "support/traced.h"

namespace client {

struct Folder {
  std::filesystem::path path;
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "eager-XXXXXX").string();
    path = mkdtemp(name.data());
  }
  ~Folder() { std::filesystem::remove_all(path); }
  std::string operator/(const std::string& name) const { return (path / name).string(); }
  size_t num_files() const {
    return static_cast<size_t>(
        std::distance(std::filesystem::directory_iterator(path), std::filesystem::directory_iterator()));
  }
};

inline std::string read_file(const std::string& path) {
  std::stringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}
inline void write_file(const std::string& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
}

inline Function load(eager_context* ctx, const std::string& path) {
  eager_function* f = nullptr;
  check(eager_function_load(ctx, path.c_str(), &f));
  return Function(f);
}
inline void save(eager_context* ctx, const Function& f, const std::string& path) {
  check(eager_function_save(ctx, f.get(), path.c_str()));
}

// The header, graph and data of a file.
struct Parts {
  nlohmann::json header, graph;
  std::string data;
  explicit Parts(const std::string& bytes) {
    uint64_t length = 0;
    std::memcpy(&length, bytes.data(), 8);
    header = nlohmann::json::parse(bytes.substr(8, length));
    graph = nlohmann::json::parse(header["__metadata__"]["graph"].get<std::string>());
    data = bytes.substr(8 + length);
  }
  std::string bytes() const {
    nlohmann::json h = header;
    h["__metadata__"]["graph"] = graph.dump();
    return with_header(h.dump());
  }
  std::string with_header(const std::string& text) const {
    const uint64_t length = text.size();
    return std::string(reinterpret_cast<const char*>(&length), 8) + text + data;
  }
};

}  // namespace client
