// Streams of zlib's formats, gzip and zlib. The library is opened when a stream is first made, so that programs without
// compressed files do not load it; UNAVAILABLE: it is not installed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "base/error.h"

struct z_stream_s;

namespace eager {

// How a file of records is compressed, as a whole.
enum class Compression : int32_t { none = 0, gzip = 1, zlib = 2 };

// Decompresses a stream. Several gzip files one after the other are one stream, as `gunzip` reads them.
class Inflater {
 public:
  explicit Inflater(Compression format);
  ~Inflater();
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;

  // Starts again with the first byte of a stream.
  void restart();
  // Takes bytes from the beginning of `from`, which it shortens, and writes at most `room` bytes to `to`. Returns how many
  // it wrote: 0 only if it needs more input. DATA_LOSS: the bytes are no such stream.
  size_t inflate(std::string_view& from, char* to, size_t room);
  // Reports whether all that it took is whole streams.
  bool is_at_end() const { return at_end_; }

 private:
  std::unique_ptr<z_stream_s> stream_;
  const Compression format_;
  bool at_end_ = false;  // the next byte, if there is one, begins another stream
};

// Compresses a stream.
class Deflater {
 public:
  // level: 0 (none) to 9 (the smallest file); -1: zlib's own default, 6.
  Deflater(Compression format, int level);
  ~Deflater();
  Deflater(const Deflater&) = delete;
  Deflater& operator=(const Deflater&) = delete;

  enum class Until { later, flush, end };
  // Appends compressed bytes to `to`; with `flush` all that a reader needs for what was given so far, with `end` the
  // stream's end.
  void deflate(std::string_view from, Until until, std::string& to);

 private:
  std::unique_ptr<z_stream_s> stream_;
};

}  // namespace eager
