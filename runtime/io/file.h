// Files: read in parts, written whole or not at all. growing_file.h has those that are written little by little.
//
// An error of the system becomes a code:
//   NOT_FOUND           no such file or folder
//   PERMISSION_DENIED   also on a read-only file system
//   RESOURCE_EXHAUSTED  disk or quota full, file too large, too many open files
//   INVALID_ARGUMENT    an impossible name, or not an ordinary file
//   UNKNOWN             all others, such as a disk that fails
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace eager {

// Throws the error of the system, whose message begins with the path.
[[noreturn]] void fail_with_errno(int error, const std::string& path);

// Owns the descriptor of an open file, and closes it.
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
  // Opens the file `name` in a folder; the name comes from a file that nobody vouches for. INVALID_ARGUMENT if the file
  // may lie outside of the folder:
  //   - Every part of the name is resolved inside the folder, even if somebody changes links meanwhile. Symbolic links
  //     are followed only where the system itself keeps them inside (Linux' openat2), and refused elsewhere.
  //   - A file with a second name (a hard link) is refused, as ONNX's own library does: an archive can bring a link to
  //     any file of the user who unpacks it.
  InputFile(const std::string& folder, std::string_view name);

  uint64_t size() const { return size_; }
  // Returns two numbers that no other file has at the same time, whatever the names of both.
  std::pair<uint64_t, uint64_t> identity() const { return identity_; }
  // Reads bytes from an offset on. DATA_LOSS if the file ends before them.
  void read(uint64_t offset, void* to, size_t bytes) const;

 private:
  void check(bool may_have_links);
  void keep_contents();

  const std::string path_;
  FileDescriptor file_;
  std::string contents_;  // of a file that says it is empty, and is not
  uint64_t size_ = 0;
  std::pair<uint64_t, uint64_t> identity_;
};

// A new file that takes the place of `path` when it is complete.
//
// Until then it has no name (Linux' O_TMPFILE), so that a process that is killed leaves nothing behind. On file systems
// that have no such files, and for the moment in which it replaces another file, it lies beside `path` under the name
// ".eager-*.tmp", locked (flock). The next OutputFile of that folder removes files of such names that nobody has
// locked.
class OutputFile {
 public:
  explicit OutputFile(const std::string& path);
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  void write(const void* data, size_t bytes);
  // Without `sync` the file is whole or not there after a crash of the process, but not after one of the system.
  void commit(bool sync = true);

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
