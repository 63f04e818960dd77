// Sources in files: lines of text, records, records of one length, and idx files.
#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

#include "runtime/core/device_manager.h"
#include "runtime/data/cycle.h"
#include "runtime/data/dataset.h"
#include "runtime/data/run.h"
#include "runtime/data/source.h"
#include "runtime/io/budget.h"
#include "runtime/io/byte_reader.h"
#include "runtime/io/records.h"

namespace eager {

namespace {

Compression compression_of(const eager_dataset& d) {
  const std::string_view name = d.string("compression");
  return name == "GZIP" ? Compression::gzip : name == "ZLIB" ? Compression::zlib : Compression::none;
}

// Returns the names of the files, in order.
std::vector<std::string> files_of(const eager_dataset& d) {
  std::vector<std::string> files;
  for (const TensorRef& t : d.tensors("files")) {
    if (t->dtype != DType::string) invalid_argument("files must be strings, not ", dtype_name(t->dtype));
    for (int64_t i = 0; i < t->num_elements; ++i) {
      const std::string_view name = strings_of(*t)[i];
      if (const size_t end = name.find('\0'); end != name.npos)
        invalid_argument("the name of file ", files.size(), " has a NUL behind '", name.substr(0, end), "'");
      files.emplace_back(name);
    }
  }
  return files;
}

TensorRef string_scalar(std::string_view text) {
  StringSink sink;
  sink.begin(1);
  sink.add(text);
  return TensorRef::adopt(new_string_tensor({nullptr, 0}, sink));
}

// The elements of one file: strings one after the other.
class FileReader {
 public:
  virtual ~FileReader() = default;
  virtual bool next(TensorRef& out) = 0;
  virtual uint64_t offset() const = 0;  // of the next element
  virtual void seek(uint64_t offset) = 0;
};

// Fails unless `bytes` of an element, which have been read so far, are within the budget of one.
void check_limit(const ByteReader& file, LoadBudget& budget, const char* element, size_t bytes) {
  if (bytes <= budget.limit()) return;
  try {
    budget.charge(bytes, 1);
  } catch (Error& error) {
    error.message = cat(file.path(), "; the ", element, " before byte ", file.offset(), ": ", error.message);
    throw;
  }
}

class LineReader final : public FileReader {
 public:
  LineReader(const std::string& path, const eager_dataset& d, uint64_t load_limit)
      : bytes_(path, compression_of(d)), budget_(load_limit) {
    budget_.add_file(bytes_.file_size());
  }
  // Lines end with LF or CRLF, the last one also with the file.
  bool next(TensorRef& out) override {
    line_.clear();
    bool is_there = false;
    for (std::string_view more = bytes_.peek(); !more.empty(); more = bytes_.peek()) {
      is_there = true;
      const size_t end = more.find('\n');
      check_limit(bytes_, budget_, "line", line_.size() + std::min(end, more.size()));
      line_.append(more.substr(0, end));
      bytes_.take(end == std::string_view::npos ? more.size() : end + 1);
      if (end != std::string_view::npos) break;
    }
    if (!is_there) return false;
    if (!line_.empty() && line_.back() == '\r') line_.pop_back();
    out = string_scalar(line_);
    return true;
  }
  uint64_t offset() const override { return bytes_.offset(); }
  void seek(uint64_t offset) override { bytes_.seek(offset); }

 private:
  ByteReader bytes_;
  LoadBudget budget_;  // of one line
  std::string line_;
};

class RecordFile final : public FileReader {
 public:
  RecordFile(const std::string& path, const eager_dataset& d, uint64_t load_limit)
      : records_(path, compression_of(d), load_limit) {}
  bool next(TensorRef& out) override {
    std::string_view record;
    if (!records_.next(record)) return false;
    out = string_scalar(record);
    return true;
  }
  uint64_t offset() const override { return records_.offset(); }
  void seek(uint64_t offset) override { records_.seek(offset); }

 private:
  RecordReader records_;
};

// Records of one length, between a header and a footer.
class FixedReader final : public FileReader {
 public:
  FixedReader(const std::string& path, const eager_dataset& d, uint64_t load_limit)
      : bytes_(path, compression_of(d)), size_(static_cast<size_t>(d.integer("record_bytes"))),
        footer_(static_cast<size_t>(d.integer("footer_bytes"))), budget_(load_limit) {
    budget_.add_file(bytes_.file_size());
    const auto header = static_cast<uint64_t>(d.integer("header_bytes"));
    while (bytes_.offset() < header) {
      const std::string_view more = bytes_.peek();
      if (more.empty()) fail(Code::data_loss, path, ": the file ends within its header of ", header, " bytes");
      bytes_.take(static_cast<size_t>(std::min<uint64_t>(more.size(), header - bytes_.offset())));
    }
  }
  bool next(TensorRef& out) override {
    collect(size_ + footer_);
    if (collected_.size() < size_ + footer_) {
      if (collected_.size() == footer_) return false;
      fail(Code::data_loss, bytes_.path(), ": the file ends within the record at byte ", offset(), ": records have ",
           size_, " bytes, the footer ", footer_);
    }
    out = string_scalar(std::string_view(collected_).substr(0, size_));
    collected_.erase(0, size_);
    return true;
  }
  uint64_t offset() const override { return bytes_.offset() - collected_.size(); }
  void seek(uint64_t offset) override {
    collected_.clear();
    bytes_.seek(offset);
  }

 private:
  void collect(size_t n) {
    while (collected_.size() < n) {
      const std::string_view more = bytes_.peek();
      if (more.empty()) return;
      const size_t taken = std::min(more.size(), n - collected_.size());
      check_limit(bytes_, budget_, "record", collected_.size() + taken);
      collected_.append(more.substr(0, taken));
      bytes_.take(taken);
    }
  }
  ByteReader bytes_;
  const size_t size_, footer_;
  LoadBudget budget_;      // of a record and the footer
  std::string collected_;  // the next record and the footer, or less at the file's end
};

// Reads files one after the other, or cycle_length of them at once, block_length elements of each in turn. A file that cannot be
// read further is left, and the others go on.
template <class Reader>
class Files final : public Step {
 public:
  Files(Run& run, const eager_dataset& d, Inputs inputs)
      : Step(run, d, std::move(inputs)), files_(files_of(d)),
        cycle_(files_.size(), static_cast<size_t>(d.integer("cycle_length")),
               static_cast<uint64_t>(d.integer("block_length")), true),
        readers_(cycle_.num_places()) {}
  void restart() override {
    cycle_.restart();
    for (std::unique_ptr<FileReader>& r : readers_) r.reset();
  }

 protected:
  bool next(eager_context&, Element& out) override {
    return cycle_.next([&](size_t place, size_t file) {
      std::unique_ptr<FileReader> reader = std::move(readers_[place]);  // it ends here, unless it has given an element
      if (!reader) reader = open(file);
      TensorRef t;
      if (!reader->next(t)) return false;
      out.push_back(std::move(t));
      readers_[place] = std::move(reader);
      return true;
    });
  }
  void save(StateWriter& w) const override {
    cycle_.save(w);
    for (const std::unique_ptr<FileReader>& reader : readers_) w.put<uint64_t>(reader ? reader->offset() + 1 : 0);
  }
  void restore(StateReader& r) override {
    cycle_.restore(r);
    for (size_t place = 0; place < readers_.size(); ++place) {
      readers_[place].reset();
      const auto offset = r.get<uint64_t>();
      if (offset == 0 || cycle_.is_empty(place)) continue;
      readers_[place] = open(cycle_.source_at(place));
      readers_[place]->seek(offset - 1);
    }
  }

 private:
  std::unique_ptr<FileReader> open(size_t file) const {
    return std::make_unique<Reader>(files_[file], dataset_, run_.context().options.load_limit);
  }
  const std::vector<std::string> files_;
  Cycle cycle_;
  std::vector<std::unique_ptr<FileReader>> readers_;  // of each place; NULL: its file is not open yet
};

ElementSpec files_element(eager_context&, const eager_dataset& d) {
  files_of(d);
  d.at_least("cycle_length", 1);
  d.at_least("block_length", 1);
  return {{DType::string, {}}};
}

ElementSpec fixed_element(eager_context& ctx, const eager_dataset& d) {
  constexpr int64_t kMost = int64_t{1} << 40;
  d.at_least("record_bytes", 1);
  for (const char* name : {"header_bytes", "footer_bytes"}) d.at_least(name, 0);
  if (d.integer("record_bytes") > kMost || d.integer("header_bytes") > kMost || d.integer("footer_bytes") > kMost)
    invalid_argument("record_bytes, header_bytes and footer_bytes must be at most ", kMost);
  return files_element(ctx, d);
}

// ---- idx

struct Loaded final : SharedData {
  std::vector<TensorRef> tensors;
};

[[noreturn]] void no_idx(const std::string& path, const char* why) {
  fail(Code::data_loss, path, " is no idx file, or is damaged: ", why);
}

DType idx_dtype(unsigned char code) {
  switch (code) {
    case 0x08: return DType::uint8;
    case 0x09: return DType::int8;
    case 0x0b: return DType::int16;
    case 0x0c: return DType::int32;
    case 0x0d: return DType::float32;
    case 0x0e: return DType::float64;
    default: return DType::none;
  }
}

// The bytes of a file, compressed with gzip or not, in memory that grows with what is read.
std::string read_idx_bytes(const std::string& path, LoadBudget& budget) {
  const std::string head(ByteReader(path, Compression::none).peek().substr(0, 2));
  ByteReader bytes(path, head == "\x1f\x8b" ? Compression::gzip : Compression::none);
  budget.add_file(bytes.file_size());
  std::string all;
  for (std::string_view more = bytes.peek(); !more.empty(); more = bytes.peek()) {
    budget.charge(2 * more.size(), 1);
    all.append(more);
    bytes.take(more.size());
  }
  return all;
}

// Reads the format that Y. LeCun describes with MNIST: two bytes 0, the dtype's code, the rank, the dims as big-endian
// int32, and the elements, big-endian.
TensorRef read_idx(const std::string& path, LoadBudget& budget) {
  const std::string all = read_idx_bytes(path, budget);
  auto byte = [&](size_t i) { return static_cast<unsigned char>(all[i]); };
  if (all.size() < 4 || byte(0) != 0 || byte(1) != 0) no_idx(path, "it does not begin with two zeros");
  const DType dtype = idx_dtype(byte(2));
  const size_t rank = byte(3), head = 4 + 4 * rank;
  if (dtype == DType::none) no_idx(path, "its dtype is unknown");
  if (rank == 0 || rank > kMaxRank || all.size() < head) no_idx(path, "its dims are cut");
  Shape shape;
  for (size_t i = 0; i < rank; ++i) {
    const size_t at = 4 + 4 * i;
    shape.push_back(int64_t{byte(at)} << 24 | byte(at + 1) << 16 | byte(at + 2) << 8 | byte(at + 3));
  }
  double bytes = static_cast<double>(dtype_size(dtype));
  for (int64_t dim : ShapeView(shape)) bytes *= static_cast<double>(dim);
  if (bytes != static_cast<double>(all.size() - head)) no_idx(path, "its dims do not fit the number of bytes");
  TensorRef t = TensorRef::adopt(new_tensor(dtype, shape, kHostDevice));
  auto* to = static_cast<char*>(t->data);
  std::memcpy(to, all.data() + head, all.size() - head);
  const size_t size = t->element_size();
  if constexpr (std::endian::native == std::endian::little) {
    for (int64_t i = 0; size > 1 && i < t->num_elements; ++i)
      std::reverse(to + static_cast<size_t>(i) * size, to + static_cast<size_t>(i + 1) * size);
  }
  return t;
}

std::shared_ptr<Loaded> loaded(const eager_dataset& d) { return d.shared<Loaded>(); }

ElementSpec idx_element(eager_context& ctx, const eager_dataset& d) {
  const std::vector<std::string> files = files_of(d);
  if (files.empty()) invalid_argument("there are no files");
  auto made = std::make_shared<Loaded>();
  LoadBudget budget(ctx.options.load_limit);
  ElementSpec spec;
  for (const std::string& file : files) {
    made->tensors.push_back(read_idx(file, budget));
    const eager_tensor &t = *made->tensors.back(), &first = *made->tensors[0];
    if (t.dims[0] != first.dims[0]) {
      invalid_argument("Dimensions ", first.dims[0], " and ", t.dims[0], " are not compatible: ", files[0], " and ",
                       file, " have unequal numbers of elements");
    }
    spec.push_back({t.dtype, without_first(t.shape())});
  }
  d.keep(std::move(made));
  return spec;
}

std::unique_ptr<Step> idx_start(Run& run, const eager_dataset& d) {
  const std::shared_ptr<Loaded> data = loaded(d);
  return std::make_unique<RowSource>(run, d, std::make_shared<SliceRows>(data->tensors), data->tensors[0]->dims[0]);
}
int64_t idx_size(const eager_dataset& d) { return loaded(d)->tensors[0]->dims[0]; }

OpDef& describe_files(OpDef& schema) {
  return schema.attr_object("files", AttrType::tensors)
      .required()
      .says("The files' names, strings of any shape.")
      .attr_string("compression", "NONE")
      .choices("NONE GZIP ZLIB")
      .says("How each file is compressed, as a whole.")
      .attr_int("cycle_length", 1)
      .says("How many files are read at once.")
      .attr_int("block_length", 1)
      .says("How many elements each of them gives before it is the next one's turn.");
}

}  // namespace

void define_files(DatasetKinds& kinds) {
  // clang-format off
  describe_files(kinds.add({{}, "TextLines", 0, files_element, start_step<Files<LineReader>>}, "text_lines").schema)
      .describe("The lines of files, without their ends (LF or CRLF).");
  describe_files(kinds.add({{}, "Records", 0, files_element, start_step<Files<RecordFile>>}, "records").schema)
      .describe("The records of TFRecord files. DATA_LOSS, with the file and the offset: a record is cut, or has a wrong "
                "checksum; the rest of its file is left out.");
  describe_files(kinds.add({{}, "FixedLengthRecords", 0, fixed_element, start_step<Files<FixedReader>>}, "fixed_length_records").schema)
      .describe("Records of one length.")
      .attr_int("record_bytes").required().says("The bytes of a record.")
      .attr_int("header_bytes", 0).says("The bytes before the first record of each file, which are skipped.")
      .attr_int("footer_bytes", 0).says("The bytes behind the last record of each file, which are skipped.");
  kinds.add({{}, "Idx", 0, idx_element, idx_start, idx_size}, "idx").schema
      .describe("Slices of the tensors in idx files, the format of MNIST, which are read into memory; also compressed with gzip.")
      .attr_object("files", AttrType::tensors).required().says("The files' names, strings: one for each component.");
  // clang-format on
}

}  // namespace eager
