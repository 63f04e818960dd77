#include "runtime/io/zlib.h"

#include <dlfcn.h>
#include <zlib.h>

#include <algorithm>
#include <limits>
#include <new>

#include "base/fork.h"

namespace eager {

namespace {

struct Zlib {
  decltype(&::inflateInit2_) inflate_init;
  decltype(&::inflate) inflate;
  decltype(&::inflateReset) inflate_reset;
  decltype(&::inflateEnd) inflate_end;
  decltype(&::deflateInit2_) deflate_init;
  decltype(&::deflate) deflate;
  decltype(&::deflateEnd) deflate_end;
};

constinit Lazy<const Zlib> zlib_opened;

const Zlib& zlib_library() {
  return zlib_opened.get([] {
    const ForkSection section;
    constexpr const char* kFile = "libz.so.1";
    void* const library = dlopen(kFile, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
      const char* why = dlerror();
      fail(Code::unavailable, "no zlib: ", why ? why : kFile);
    }
    auto z = std::make_unique<Zlib>();
    auto load = [&](const char* name, auto& function) {
      function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(dlsym(library, name));
      if (!function) fail(Code::unavailable, "no zlib: ", kFile, " has no function ", name);
    };
    load("inflateInit2_", z->inflate_init);
    load("inflate", z->inflate);
    load("inflateReset", z->inflate_reset);
    load("inflateEnd", z->inflate_end);
    load("deflateInit2_", z->deflate_init);
    load("deflate", z->deflate);
    load("deflateEnd", z->deflate_end);
    return std::unique_ptr<const Zlib>(std::move(z));
  });
}

// The size of zlib's window, and the format that it is told with it.
int window_bits(Compression format) { return format == Compression::gzip ? 15 + 16 : 15; }

void check_made(int result) {
  if (result == Z_MEM_ERROR) throw std::bad_alloc();
  if (result != Z_OK) fail(Code::unavailable, "zlib ", ZLIB_VERSION, " does not work with the zlib that is installed");
}

uInt length_of(size_t n) { return static_cast<uInt>(std::min<size_t>(n, std::numeric_limits<uInt>::max())); }

Bytef* bytes_of(const char* p) { return reinterpret_cast<Bytef*>(const_cast<char*>(p)); }

}  // namespace

Inflater::Inflater(Compression format) : stream_(std::make_unique<z_stream_s>()), format_(format) {
  check_made(zlib_library().inflate_init(stream_.get(), window_bits(format), ZLIB_VERSION, sizeof(z_stream_s)));
}
Inflater::~Inflater() { zlib_library().inflate_end(stream_.get()); }

void Inflater::restart() {
  zlib_library().inflate_reset(stream_.get());
  at_end_ = false;
}

size_t Inflater::inflate(std::string_view& from, char* to, size_t room) {
  z_stream_s& z = *stream_;
  const uInt most = length_of(room);
  z.next_out = reinterpret_cast<Bytef*>(to);
  z.avail_out = most;
  bool goes_on = true;
  while (goes_on) {  // at first also without input, since zlib may hold output that had no room
    if (at_end_ && from.empty()) break;
    if (at_end_) {
      if (format_ != Compression::gzip) fail(Code::data_loss, "there are bytes behind the end of the compressed data");
      restart();
    }
    z.next_in = bytes_of(from.data());
    z.avail_in = length_of(from.size());
    const uInt given = z.avail_in;
    const int result = zlib_library().inflate(&z, Z_NO_FLUSH);
    from.remove_prefix(given - z.avail_in);
    if (result == Z_MEM_ERROR) throw std::bad_alloc();
    if (result == Z_STREAM_END) at_end_ = true;
    else if (result != Z_OK && result != Z_BUF_ERROR) {
      fail(Code::data_loss, "inflate() failed: ", z.msg ? z.msg : "it is no such stream");
    }
    goes_on = z.avail_out == most && !from.empty();
  }
  return most - z.avail_out;
}

Deflater::Deflater(Compression format, int level) : stream_(std::make_unique<z_stream_s>()) {
  check_made(zlib_library().deflate_init(stream_.get(), level, Z_DEFLATED, window_bits(format), 8, Z_DEFAULT_STRATEGY,
                                         ZLIB_VERSION, sizeof(z_stream_s)));
}
Deflater::~Deflater() { zlib_library().deflate_end(stream_.get()); }

void Deflater::deflate(std::string_view from, Until until, std::string& to) {
  z_stream_s& z = *stream_;
  char piece[16384];
  for (;;) {
    z.next_in = bytes_of(from.data());
    z.avail_in = length_of(from.size());
    const uInt given = z.avail_in;
    const bool is_last = given == from.size();
    z.next_out = reinterpret_cast<Bytef*>(piece);
    z.avail_out = sizeof piece;
    const int mode = !is_last || until == Until::later ? Z_NO_FLUSH : until == Until::flush ? Z_SYNC_FLUSH : Z_FINISH;
    const int result = zlib_library().deflate(&z, mode);
    from.remove_prefix(given - z.avail_in);
    to.append(piece, sizeof piece - z.avail_out);
    if (from.empty() && (mode == Z_FINISH ? result == Z_STREAM_END : z.avail_out > 0)) return;
  }
}

}  // namespace eager
