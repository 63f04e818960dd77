#include "runtime/io/file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <system_error>
#include <utility>

#include "runtime/base/error.h"

namespace eager {

namespace {

Code code_of(int error) {
  switch (error) {
    case ENOENT:
    case ENOTDIR: return Code::not_found;
    case EACCES:
    case EPERM:
    case EROFS: return Code::permission_denied;
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
    case EMFILE:
    case ENFILE:
    case ENOMEM: return Code::resource_exhausted;
    case EISDIR:
    case ENAMETOOLONG:
    case ELOOP:
    case EINVAL: return Code::invalid_argument;
    default: return Code::unknown;
  }
}

[[noreturn]] void fail_with(int error, const std::string& path) {
  fail(code_of(error), path, "; ", std::generic_category().message(error));
}

// The most that one call moves: Linux' limit is a little below 2 GiB.
constexpr size_t kMost = size_t{1} << 30;

}  // namespace

// A pipe must not keep the caller waiting.
InputFile::InputFile(const std::string& path) : path_(path), fd_(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)) {
  if (fd_ < 0) fail_with(errno, path);
  struct stat info;
  const int error = fstat(fd_, &info) != 0 ? errno : S_ISDIR(info.st_mode) ? EISDIR : 0;
  if (error == 0 && S_ISREG(info.st_mode)) {
    size_ = static_cast<uint64_t>(info.st_size);
    return;
  }
  close(fd_);
  if (error != 0) fail_with(error, path);
  invalid_argument(path, " is not an ordinary file");
}

InputFile::~InputFile() { close(fd_); }

void InputFile::read(uint64_t offset, void* to, size_t bytes) const {
  char* at = static_cast<char*>(to);
  while (bytes > 0) {
    const ssize_t n = pread(fd_, at, std::min(bytes, kMost), static_cast<off_t>(offset));
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) fail_with(errno, path_);
    if (n == 0) fail(Code::data_loss, path_, " ends too early");
    at += n;
    offset += static_cast<uint64_t>(n);
    bytes -= static_cast<size_t>(n);
  }
}

OutputFile::OutputFile(const std::string& path) : path_(path), folder_(path.substr(0, path.rfind('/') + 1)) {
  static std::atomic<unsigned> count{0};
  for (int tries = 0; fd_ < 0; ++tries) {
    temporary_ = cat(folder_, ".eager-", getpid(), "-", count++, ".tmp");
    fd_ = open(temporary_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (fd_ >= 0) break;
    const int error = errno;
    if (error == EEXIST && tries < 100) continue;  // left by a process that was killed
    temporary_.clear();
    fail_with(error, path_);
  }
}

OutputFile::~OutputFile() {
  if (fd_ >= 0) close(fd_);
  if (!temporary_.empty()) unlink(temporary_.c_str());
}

void OutputFile::write(const void* data, size_t bytes) {
  const char* at = static_cast<const char*>(data);
  while (bytes > 0) {
    const ssize_t n = ::write(fd_, at, std::min(bytes, kMost));
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) fail_with(errno, path_);
    at += n;
    bytes -= static_cast<size_t>(n);
  }
}

void OutputFile::commit() {
  if (fsync(fd_) != 0) fail_with(errno, path_);
  const int closed = close(std::exchange(fd_, -1));
  if (closed != 0 && errno != EINTR) fail_with(errno, path_);
  if (rename(temporary_.c_str(), path_.c_str()) != 0) fail_with(errno, path_);
  temporary_.clear();
  // The name is in the folder, which some file systems cannot flush: it is there for all who look, so no error.
  const int folder = open(folder_.empty() ? "." : folder_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return;
  fsync(folder);
  close(folder);
}

}  // namespace eager
