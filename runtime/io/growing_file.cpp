#include "runtime/io/growing_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <utility>

#include "base/error.h"
#include "base/fork.h"

namespace eager {

namespace {

constexpr size_t kMostAtOnce = size_t{1} << 30;  // Linux' limit is a little below 2 GiB

uint32_t this_process() { return detail::fork_generation.load(std::memory_order_relaxed); }

}  // namespace

GrowingFile::GrowingFile(std::string path, Open how) : path_(std::move(path)), process_(this_process()) {
  const int flags = how == Open::create ? O_EXCL : 0;
  // O_NONBLOCK, since opening a pipe would otherwise wait for somebody who reads it. It has no meaning for ordinary files.
  file_ = FileDescriptor(open(path_.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK | flags, 0666));
  if (!file_ && errno == EEXIST) fail(Code::already_exists, path_, " exists");
  if (!file_) fail_with_errno(errno, path_);
  struct stat info;
  if (fstat(file_.get(), &info) != 0) fail_with_errno(errno, path_);
  if (!S_ISREG(info.st_mode)) fail_with_errno(ENXIO, path_);
  if (how == Open::replace && ftruncate(file_.get(), 0) != 0) fail_with_errno(errno, path_);
  buffer_.reserve(kCapacity + kCapacity / 8);
}

GrowingFile::~GrowingFile() {
  if (is_open()) write_buffer();
}

bool GrowingFile::is_open() const { return file_ && process_ == this_process(); }

int GrowingFile::write_buffer() noexcept {
  size_t done = 0;
  int error = 0;
  while (done < buffer_.size() && error == 0) {
    const ssize_t n = write(file_.get(), buffer_.data() + done, std::min(buffer_.size() - done, kMostAtOnce));
    if (n > 0) done += static_cast<size_t>(n);
    else if (n == 0 || errno != EINTR) error = n == 0 ? ENOSPC : errno;
  }
  buffer_.erase(0, done);
  is_failing_ = error != 0;
  if (buffer_.empty() && buffer_.capacity() > 16 * kCapacity) buffer_ = {};  // after a record of many bytes
  return error;
}

void GrowingFile::flush() {
  if (!file_) fail(Code::failed_precondition, path_, " is closed");
  if (!is_open()) fail(Code::failed_precondition, path_, " was opened by the process of which this is a child (fork)");
  if (const int error = write_buffer()) fail_with_errno(error, path_);
}

void GrowingFile::close() {
  if (!file_) return;
  flush();
  if (::close(file_.release()) != 0 && errno != EINTR) fail_with_errno(errno, path_);
}

}  // namespace eager
