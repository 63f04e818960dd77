// Files: read in parts, written whole or not at all.
//
// What the system says becomes a code: NOT_FOUND (no such file or folder), PERMISSION_DENIED (also a read-only file
// system), RESOURCE_EXHAUSTED (disk or quota full, too large, too many files), INVALID_ARGUMENT (a name that cannot be, no
// ordinary file), UNKNOWN (the rest: a disk that fails).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace eager {

class InputFile {
 public:
  explicit InputFile(const std::string& path);
  ~InputFile();
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;

  uint64_t size() const { return size_; }
  // DATA_LOSS where the file ends before.
  void read(uint64_t offset, void* to, size_t bytes) const;

 private:
  const std::string path_;
  int fd_;
  uint64_t size_;
};

// A new file that takes the place of `path` when it is complete. Until then it lies beside it under another name, and is
// removed by the destructor.
class OutputFile {
 public:
  explicit OutputFile(const std::string& path);
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  void write(const void* data, size_t bytes);
  void commit();

 private:
  const std::string path_, folder_;
  std::string temporary_;
  int fd_ = -1;
};

}  // namespace eager
