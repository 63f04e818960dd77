// ByteSource: what a file holds, decompressed where it is compressed as a whole.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/error.h"
#include "runtime/io/file.h"
#include "runtime/io/zlib.h"

namespace eager {

// The file is as long as it was when it was opened.
class ByteSource {
 public:
  ByteSource(const std::string& path, Compression compression);

  // Writes the next bytes, at most `room` > 0, and returns how many; 0: there are no more. Where compressed data are damaged,
  // or end too early (is_cut), lost(is_cut, why) throws.
  template <class Lost>
  size_t read(char* to, size_t room, Lost lost) {
    if (!inflater_) return read_file(to, room);
    for (;;) {
      size_t n = 0;
      try {
        n = inflater_->inflate(waiting_, to, room);
      } catch (const Error& error) {
        if (error.code == Code::data_loss) lost(false, error.message.c_str());
        throw;
      }
      if (n > 0) return n;
      waiting_ = {compressed_.get(), read_file(compressed_.get(), kReadAtOnce)};
      if (!waiting_.empty()) continue;
      if (!inflater_->is_at_end()) lost(true, "the file ends within its compressed data");
      return 0;
    }
  }
  // Begins again: at `offset` of a plain file, else at the beginning, whatever offset is.
  void restart(uint64_t offset);
  bool is_compressed() const { return inflater_.has_value(); }
  uint64_t left() const { return file_.size() - read_; }  // bytes of the file that were not read
  uint64_t file_size() const { return file_.size(); }

  static constexpr size_t kReadAtOnce = size_t{256} << 10;

 private:
  size_t read_file(char* to, size_t room);

  const InputFile file_;
  uint64_t read_ = 0;  // bytes of the file that were read
  std::optional<Inflater> inflater_;
  std::unique_ptr<char[]> compressed_;  // bytes that were read, of which the inflater has not taken waiting_
  std::string_view waiting_;
};

}  // namespace eager
