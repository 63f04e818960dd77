// Files: read in parts, written whole or not at all.
//
// What the system says becomes a code: NOT_FOUND (no such file or folder), PERMISSION_DENIED (also a read-only file
// system), RESOURCE_EXHAUSTED (disk or quota full, too large, too many files), INVALID_ARGUMENT (a name that cannot be, no
// ordinary file), UNKNOWN (the rest: a disk that fails).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace eager {

// An open file, which is closed at the end.
class FileDescriptor {
 public:
  FileDescriptor() = default;
  explicit FileDescriptor(int fd) : fd_(fd) {}
  FileDescriptor(FileDescriptor&& o) noexcept : fd_(o.release()) {}
  FileDescriptor& operator=(FileDescriptor&& o) noexcept {
    std::swap(fd_, o.fd_);
    return *this;
  }
  ~FileDescriptor();
  explicit operator bool() const { return fd_ >= 0; }
  int get() const { return fd_; }
  int release() { return std::exchange(fd_, -1); }

 private:
  int fd_ = -1;
};

class InputFile {
 public:
  explicit InputFile(const std::string& path);
  // The file that `name`, which a stranger wrote, stands for in a folder. INVALID_ARGUMENT where it lies outside: the
  // folder holds for every part of the name while it is opened, whoever changes links meanwhile, and a file that has a
  // second name (a hard link) may be one from anywhere: an archive can bring a link to any file of whoever unpacks it, and
  // ONNX's own library refuses these too. Symbolic links are followed where the system keeps them inside (Linux' openat2);
  // elsewhere one in the name is refused.
  InputFile(const std::string& folder, std::string_view name);

  uint64_t size() const { return size_; }
  // Tells files apart, whatever they are called.
  std::pair<uint64_t, uint64_t> identity() const { return identity_; }
  // DATA_LOSS where the file ends before.
  void read(uint64_t offset, void* to, size_t bytes) const;

 private:
  void check(bool may_have_links);

  const std::string path_;
  FileDescriptor file_;
  uint64_t size_ = 0;
  std::pair<uint64_t, uint64_t> identity_;
};

// A new file that takes the place of `path` when it is complete.
//
// Until then it has no name (Linux' O_TMPFILE), so a process that is killed leaves nothing behind. Where that cannot be,
// and while a complete file replaces another one, it lies beside `path` as ".eager-*.tmp", locked (flock); the next
// OutputFile of that folder removes those that nobody holds a lock on.
class OutputFile {
 public:
  explicit OutputFile(const std::string& path);
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  void write(const void* data, size_t bytes);
  void commit();

 private:
  void open_temporary();
  bool link_to(const std::string& name) const;
  void name_temporary();
  void remove_leftovers() const;
  std::string next_name() const;

  const std::string path_, folder_;
  std::string temporary_;  // "": the file has no name yet
  FileDescriptor file_;
};

}  // namespace eager
