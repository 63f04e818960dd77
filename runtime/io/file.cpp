#include "runtime/io/file.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#if __has_include(<linux/openat2.h>)
#include <linux/openat2.h>
#include <sys/syscall.h>
#endif

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <system_error>
#include <utility>

#include "base/error.h"

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

[[noreturn]] void fail_with(int error, const std::string& path) { fail_with_errno(error, path); }

constexpr int kMaxTries = 100;  // for an operation that another process can make fail

// O_NONBLOCK, since opening a pipe would otherwise wait for somebody who writes to it.
constexpr int kReading = O_RDONLY | O_CLOEXEC | O_NONBLOCK;

FileDescriptor open_or_fail(int folder, const std::string& name, int flags, const std::string& path) {
  FileDescriptor file(openat(folder, name.c_str(), flags));
  if (!file) fail_with(errno, path);
  return file;
}

[[noreturn]] void lies_outside(const std::string& path) { invalid_argument(path, " lies outside the folder"); }

// Opens the file with openat2, which resolves names inside the folder. Returns no file where the system has no openat2,
// or a sandbox refuses it.
#ifdef RESOLVE_BENEATH
FileDescriptor open_inside_at_once(int folder, const std::string& name, const std::string& path) {
  open_how how{};
  how.flags = kReading;
  how.resolve = RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS;
  FileDescriptor file;
  // EAGAIN: somebody renamed a folder meanwhile.
  for (int tries = 0; !file && (tries == 0 || (errno == EAGAIN && tries < kMaxTries)); ++tries) {
    file = FileDescriptor(static_cast<int>(syscall(SYS_openat2, folder, name.c_str(), &how, sizeof how)));
  }
  if (file || errno == ENOSYS || errno == EPERM || errno == EINVAL) return file;
  if (errno == EXDEV) lies_outside(path);
  fail_with(errno, path);
}
#else
FileDescriptor open_inside_at_once(int, const std::string&, const std::string&) { return {}; }
#endif

// Opens one part of the name after another, and refuses symbolic links.
FileDescriptor open_inside_by_parts(FileDescriptor folder, std::string_view name, const std::string& path) {
  for (;;) {
    const size_t slash = std::min(name.find('/'), name.size());
    const std::string part(name.substr(0, slash));
    if (slash == name.size()) return open_or_fail(folder.get(), part, kReading | O_NOFOLLOW, path);
    if (!part.empty()) folder = open_or_fail(folder.get(), part, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_DIRECTORY, path);
    name.remove_prefix(slash + 1);
  }
}

FileDescriptor open_inside(const std::string& folder, std::string_view name, const std::string& path) {
  if (name.empty()) invalid_argument("the name of the file is empty");
  if (cat("/", name, "/").find("/../") != std::string::npos)
    invalid_argument(path, " has '..', and so may lie outside the folder");
  if (name[0] == '/' || name.find('\0') != std::string_view::npos) lies_outside(path);
  FileDescriptor root = open_or_fail(AT_FDCWD, folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, folder);
  if (FileDescriptor file = open_inside_at_once(root.get(), std::string(name), path)) return file;
  return open_inside_by_parts(std::move(root), name, path);
}

// Devices, pipes and sockets are neither read nor replaced.
void check_is_ordinary(const struct stat& info, const std::string& path) {
  if (S_ISDIR(info.st_mode)) fail_with(EISDIR, path);
  if (!S_ISREG(info.st_mode)) fail_with(ENXIO, path);
}

// The most bytes that one call reads or writes; Linux' limit is a little below 2 GiB.
constexpr size_t kMaxTransfer = size_t{1} << 30;

}  // namespace

void fail_with_errno(int error, const std::string& path) {
  // The system opens neither sockets, nor devices that are not there, nor a pipe to write to that nobody reads.
  if (error == ENXIO) invalid_argument(path, " is not an ordinary file");
  fail(code_of(error), path, "; ", std::generic_category().message(error));
}

FileDescriptor::~FileDescriptor() {
  if (fd_ >= 0) close(fd_);
}

InputFile::InputFile(const std::string& path) : path_(path), file_(open_or_fail(AT_FDCWD, path, kReading, path)) {
  check(true);
}

InputFile::InputFile(const std::string& folder, std::string_view name)
    : path_(cat(folder, "/", name)), file_(open_inside(folder, name, path_)) {
  check(false);
}

void InputFile::check(bool may_have_links) {
  struct stat info;
  if (fstat(file_.get(), &info) != 0) fail_with(errno, path_);
  check_is_ordinary(info, path_);
  if (!may_have_links && info.st_nlink > 1) {
    invalid_argument(path_,
                     " has other names (hard links), and so may be a file from outside the folder: load a copy of it");
  }
  size_ = static_cast<uint64_t>(info.st_size);
  identity_ = {info.st_dev, info.st_ino};
  if (size_ == 0) keep_contents();
}

// The kernel's own files, as those in /proc, have no size: what they give at once is what they have.
void InputFile::keep_contents() {
  constexpr size_t kAtOnce = 4096, kMost = 16 << 20;
  for (ssize_t n = -1; n != 0;) {
    const size_t before = contents_.size();
    if (before >= kMost) fail(Code::resource_exhausted, path_, " has no size, and more than ", kMost, " bytes");
    contents_.resize(before + kAtOnce);
    n = pread(file_.get(), contents_.data() + before, kAtOnce, static_cast<off_t>(before));
    contents_.resize(before + static_cast<size_t>(std::max<ssize_t>(n, 0)));
    if (n < 0 && errno != EINTR) fail_with(errno, path_);
  }
  size_ = contents_.size();
}

void InputFile::read(uint64_t offset, void* to, size_t bytes) const {
  char* at = static_cast<char*>(to);
  if (!contents_.empty() && offset <= size_ && bytes <= size_ - offset) {
    std::memcpy(to, contents_.data() + offset, bytes);
    return;
  }
  while (bytes > 0) {
    const ssize_t n = pread(file_.get(), at, std::min(bytes, kMaxTransfer), static_cast<off_t>(offset));
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) fail_with(errno, path_);
    if (n == 0) fail(Code::data_loss, path_, " ends too early");
    at += n;
    offset += static_cast<uint64_t>(n);
    bytes -= static_cast<size_t>(n);
  }
}

// ---- output

namespace {

constexpr std::string_view kPrefix = ".eager-", kSuffix = ".tmp";

bool is_temporary(std::string_view name) {
  return name.size() > kPrefix.size() + kSuffix.size() && name.starts_with(kPrefix) && name.ends_with(kSuffix);
}

// Locks a temporary file. Returns false if another process took it for a leftover before that, and removed its name.
bool lock_named(int fd) {
  struct stat info;
  while (flock(fd, LOCK_EX) != 0 && errno == EINTR) {
  }
  return fstat(fd, &info) != 0 || info.st_nlink > 0;  // without locks (NFS, say) nobody removes leftovers either
}

// Removes a temporary file of this user that no process has locked.
void remove_if_left(int folder, const char* name) {
  const FileDescriptor file(openat(folder, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW));
  struct stat info;
  if (!file || fstat(file.get(), &info) != 0 || !S_ISREG(info.st_mode) || info.st_uid != geteuid()) return;
  if (flock(file.get(), LOCK_EX | LOCK_NB) == 0) unlinkat(folder, name, 0);
}

// Not /proc/self, which has no files once the main thread has ended (pthread_exit).
std::string link_of(int fd) { return cat("/proc/thread-self/fd/", fd); }

}  // namespace

OutputFile::OutputFile(const std::string& path) : path_(path), folder_(path.substr(0, path.rfind('/') + 1)) {
  struct stat former;
  if (stat(path.c_str(), &former) == 0) check_is_ordinary(former, path);
  remove_leftovers();
#ifdef O_TMPFILE
  file_ = FileDescriptor(open(folder_.empty() ? "." : folder_.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666));
  if (file_ && access(link_of(file_.get()).c_str(), F_OK) != 0) file_ = {};  // without /proc it could get no name
#endif
  if (!file_) open_temporary();
}

OutputFile::~OutputFile() {
  if (!temporary_.empty()) unlink(temporary_.c_str());
}

std::string OutputFile::next_name() const {
  static std::atomic<unsigned> count{0};
  return cat(folder_, kPrefix, getpid(), "-", count++, kSuffix);
}

void OutputFile::open_temporary() {
  for (int tries = 0; !file_; ++tries) {
    const std::string name = next_name();
    file_ = FileDescriptor(open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
    if (!file_ && (errno != EEXIST || tries == kMaxTries)) fail_with(errno, path_);
    if (!file_) continue;
    if (lock_named(file_.get())) temporary_ = name;
    else file_ = {};
  }
}

bool OutputFile::link_to(const std::string& name) const {
  return linkat(AT_FDCWD, link_of(file_.get()).c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0;
}

// Gives the file a temporary name: link() cannot replace a file that exists, but rename() can.
void OutputFile::name_temporary() {
  flock(file_.get(), LOCK_EX | LOCK_NB);
  for (int tries = 0; temporary_.empty(); ++tries) {
    std::string name = next_name();
    if (link_to(name)) temporary_ = std::move(name);
    else if (errno != EEXIST || tries == kMaxTries) fail_with(errno, path_);
  }
}

void OutputFile::remove_leftovers() const {
  const std::unique_ptr<DIR, int (*)(DIR*)> folder(opendir(folder_.empty() ? "." : folder_.c_str()), closedir);
  if (!folder) return;  // opening the file will fail too, and report why
  while (const dirent* entry = readdir(folder.get())) {
    if (is_temporary(entry->d_name)) remove_if_left(dirfd(folder.get()), entry->d_name);
  }
}

void OutputFile::write(const void* data, size_t bytes) {
  const char* at = static_cast<const char*>(data);
  while (bytes > 0) {
    const ssize_t n = ::write(file_.get(), at, std::min(bytes, kMaxTransfer));
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) fail_with(errno, path_);
    at += n;
    bytes -= static_cast<size_t>(n);
  }
}

void OutputFile::commit(bool sync) {
  if (sync && fsync(file_.get()) != 0) fail_with(errno, path_);
  if (temporary_.empty() && !link_to(path_)) name_temporary();
  if (!temporary_.empty() && rename(temporary_.c_str(), path_.c_str()) != 0) fail_with(errno, path_);
  temporary_.clear();
  if (close(file_.release()) != 0 && errno != EINTR) fail_with(errno, path_);
  if (!sync) return;
  // Flushes the folder, so that the new name survives a power failure. Some file systems cannot do this: that is no
  // error, since the file is complete and has its name.
  const FileDescriptor folder(open(folder_.empty() ? "." : folder_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (folder) fsync(folder.get());
}

}  // namespace eager
