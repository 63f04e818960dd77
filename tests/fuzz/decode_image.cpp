// Decodes mutations of PNG files of all kinds. Nothing may crash, hang or leak, take more memory than the file explains, or be refused
// with another code than the op says. Most mutations repair the checksums, so that what lies behind them is read too; mutation.h says
// how the program is called.
#include "fuzz/mutation.h"
#include "support/png_file.h"
#include "support/strings.h"

using namespace fuzz;

namespace {

int64_t num_decoded = 0;

png_file::Image image_of(int depth, int type, bool is_interlaced) {
  png_file::Image image{13, 7, depth, type};
  image.is_interlaced = is_interlaced;
  for (uint32_t i = 0; i < 13 * 7 * static_cast<uint32_t>(image.channels()); ++i)
    image.samples.push_back(i * 40503 % (1u << depth));
  if (type == 3)
    image.before_data = png_file::chunk("PLTE", Bytes(size_t{3} << depth, 'p')) + png_file::chunk("tRNS", "abc");
  return image;
}

// The first byte of an input says which pixels are asked for.
const std::vector<Bytes>& seeds() {
  static const std::vector<Bytes> all = [] {
    std::vector<Bytes> files;
    char asked = 0;
    for (const auto& [depth, type] : {std::pair<int, int>{1, 0}, {16, 0}, {8, 2}, {2, 3}, {8, 4}, {16, 6}}) {
      for (const bool is_interlaced : {false, true})
        files.push_back(Bytes(1, asked++) + png_file::file_of(image_of(depth, type, is_interlaced)));
    }
    return files;
  }();
  return all;
}

void change(Bytes& bytes, Random& r) {
  if (bytes.empty()) return;
  const size_t at = below(r, bytes.size());
  switch (below(r, 5)) {
    case 0: bytes[at] = static_cast<char>(r()); return;
    case 1: bytes[at] ^= static_cast<char>(1 << below(r, 8)); return;
    case 2: bytes.resize(at); return;
    case 3: bytes.insert(at, bytes.substr(below(r, bytes.size()), below(r, 40))); return;
    default: bytes.erase(at, below(r, 20));
  }
}

struct Chunk {
  Bytes type, data;
};

std::vector<Chunk> chunks_of(const Bytes& file) {
  std::vector<Chunk> chunks;
  for (size_t at = 9; at + 8 <= file.size();) {
    size_t size = 0;
    for (size_t i = 0; i < 4; ++i) size = size << 8 | static_cast<unsigned char>(file[at + i]);
    size = std::min(size, file.size() - at - 8);
    chunks.push_back({file.substr(at + 4, 4), file.substr(at + 8, size)});
    at += size + 12;
  }
  return chunks;
}

// Changes any bytes; or chunks, with the right sizes and checksums.
Bytes mutated(const Bytes& from, Random& r) {
  const Bytes& base = from.size() < 9 ? seeds()[below(r, seeds().size())] : from;
  if (below(r, 4) == 0) {
    Bytes bytes = base;
    for (size_t n = 1 + below(r, 3); n > 0; --n) change(bytes, r);
    return bytes;
  }
  std::vector<Chunk> chunks = chunks_of(base);
  if (chunks.empty()) return base;
  for (size_t n = 1 + below(r, 3); n > 0; --n) {
    Chunk& c = chunks[below(r, chunks.size())];
    switch (below(r, 5)) {
      case 0: {
        static const char* types[] = {"tRNS", "PLTE", "IDAT", "zTXt", "iCCP", "gAMA", "sBIT", "IEND"};
        c.type = types[below(r, std::size(types))];
        break;
      }
      case 1: {
        const Chunk copy = c;
        chunks.insert(chunks.begin() + static_cast<int64_t>(below(r, chunks.size())), copy);
        break;
      }
      case 2: {
        Chunk& header = chunks[0];  // a size, a depth, a type
        const size_t at = below(r, 13);
        if (at < header.data.size()) header.data[at] = static_cast<char>(below(r, 2) ? below(r, 17) : r());
        break;
      }
      default: change(c.data, r);
    }
  }
  Bytes file = base.substr(0, 9);
  for (const Chunk& c : chunks) file += png_file::chunk(c.type, c.data);
  return file;
}

void try_one(const Bytes& bytes) {
  static Session s;
  if (bytes.empty()) return;
  alarm(kSecondsEach);
  const int64_t live = s.live();
  const int asked = static_cast<unsigned char>(bytes[0]);
  {
    Op op = make_op(s.ctx, "decode_png");
    check(eager_op_set_int(op.get(), "channels", asked % 5));
    check(eager_op_set_dtype(op.get(), "dtype", asked % 2 ? EAGER_UINT16 : EAGER_UINT8));
    const Tensor in = make_strings(s.ctx, {}, {bytes.substr(1)});
    eager_tensor *input = in.get(), *output = nullptr;
    int32_t room = 1;
    eager_status* status = eager_execute(s.ctx, op.get(), &input, 1, &output, &room);
    const int32_t code = eager_status_code(status);
    if (code != EAGER_OK && code != EAGER_INVALID_ARGUMENT && code != EAGER_DATA_LOSS &&
        code != EAGER_RESOURCE_EXHAUSTED)
      wrong(eager_status_message(status));
    eager_status_release(status);
    if (output) {
      ++num_decoded;
      std::string pixels(eager_tensor_num_bytes(output), 0);
      check(eager_tensor_read(output, pixels.data(), pixels.size()));
      eager_tensor_release(output);
    }
  }
  if (s.live() != live) wrong("tensors are left");
  alarm(0);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  try_one(Bytes(reinterpret_cast<const char*>(data), size));
  return 0;
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t* data, size_t size, size_t most, unsigned seed) {
  Random r(seed);
  const Bytes bytes = mutated(Bytes(reinterpret_cast<char*>(data), size), r);
  const size_t n = std::min(bytes.size(), most);
  std::memcpy(data, bytes.data(), n);
  return n;
}

#ifndef EAGER_LIBFUZZER
int main(int argc, char** argv) {
  int64_t count = 0;
  const int status = run(argc, argv, seeds(), mutated, try_one, count);
  std::printf("%lld inputs, of which %lld were decoded\n", static_cast<long long>(count),
              static_cast<long long>(num_decoded));
  return status;
}
#endif
