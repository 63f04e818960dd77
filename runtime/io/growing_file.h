// GrowingFile: a file that is written little by little, as records and events are, and read by others meanwhile.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "runtime/io/file.h"

namespace eager {

// Bytes gather in a buffer, and are handed to the system when it has 64 KiB, or at flush() and close(). What the system does
// not take, since the disk is full, stays in the buffer: the next call tries again, and fails with file.h's errors if it must,
// before it adds anything. So no byte is lost without an error, and none is written twice.
//
// A child of fork() has the descriptor and a copy of the buffer, whose bytes its parent will write: the child writes nothing,
// and its calls are FAILED_PRECONDITION.
class GrowingFile {
 public:
  enum class Open {
    replace,  // what the file had is gone
    create    // ALREADY_EXISTS if there is such a file
  };
  GrowingFile(std::string path, Open how);
  ~GrowingFile();  // writes what it can, and reports nothing
  GrowingFile(const GrowingFile&) = delete;
  GrowingFile& operator=(const GrowingFile&) = delete;

  // Makes room: writes the buffer if it is full, or could not be written before. Every call that adds bytes begins with it, since it alone may fail.
  void make_room() {
    if (buffer_.size() >= kCapacity || is_failing_ || !is_open()) [[unlikely]]
      flush();
  }
  // Returns the buffer, to which the caller appends whole records between make_room() and settle().
  std::string& buffer() { return buffer_; }
  // Writes the buffer if it is full now, or is_due. An error waits for the next call. Returns whether it has written.
  bool settle(bool is_due = false) noexcept {
    if (buffer_.size() < kCapacity && !is_due) [[likely]]
      return false;
    return write_buffer() == 0;
  }
  // Hands all bytes to the system; they are in the file, though not yet on the disk.
  void flush();
  // flush(), and closes the file. Further calls of close() do nothing; others are FAILED_PRECONDITION.
  void close();
  bool is_open() const;
  const std::string& path() const { return path_; }

 private:
  static constexpr size_t kCapacity = size_t{64} << 10;

  int write_buffer() noexcept;  // returns errno, or 0

  const std::string path_;
  const uint32_t process_;  // the fork generation that opened the file
  FileDescriptor file_;
  std::string buffer_;
  bool is_failing_ = false;  // the last write did not take all
};

}  // namespace eager
