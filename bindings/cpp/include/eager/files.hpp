// Files of records, and files of events, which TensorBoard shows. What is written gathers in memory, and is handed to the
// system when there are 64 KiB, by flush() and close(), and with the last reference.
#ifndef EAGER_FILES_HPP_
#define EAGER_FILES_HPP_

#include <utility>

#include "datasets.hpp"

EAGER_NAMESPACE_BEGIN

using data::Compression;

namespace detail {

static_assert(static_cast<int>(Compression::none) == EAGER_COMPRESSION_NONE);
static_assert(static_cast<int>(Compression::gzip) == EAGER_COMPRESSION_GZIP);
static_assert(static_cast<int>(Compression::zlib) == EAGER_COMPRESSION_ZLIB);

inline eager_record_options record_options(Compression compression, int32_t level = 0) {
  eager_record_options options{};
  options.struct_size = sizeof options;
  options.compression = static_cast<int32_t>(compression);
  options.level = level;
  return options;
}

}  // namespace detail

/// A file of records that grows: TensorFlow's TFRecord. Copies refer to the same writer; one thread at a time uses it.
class RecordWriter : public Handle<eager_record_writer, eager_record_writer_retain, eager_record_writer_release> {
 public:
  RecordWriter() noexcept = default;
  /// Replaces the file. level: 1 (fast) to 9 (small); 0: zlib's default; -1: none. NOT_FOUND, PERMISSION_DENIED,
  /// RESOURCE_EXHAUSTED: it cannot be made. UNAVAILABLE: it is to be compressed, and zlib is not installed.
  static Fallible<RecordWriter> open(const std::string& path, Compression compression = Compression::none,
                                     int32_t level = 0) {
    EAGER_CHECK(detail::check_text(path, "a path"));
    const eager_record_options options = detail::record_options(compression, level);
    RecordWriter made;
    EAGER_CHECK(detail::on_context(eager_record_writer_create, path.c_str(), &options, made.out()));
    return made;
  }
#ifndef EAGER_RESULTS
  explicit RecordWriter(const std::string& path, Compression compression = Compression::none, int32_t level = 0)
      : RecordWriter(open(path, compression, level)) {}
#endif

  /// Adds a record. RESOURCE_EXHAUSTED: the disk is full; nothing has been added then, and nothing is lost.
  Fallible<void> write(const std::string& record) const {
    EAGER_CHECK(eager_record_writer_write(get(), record.data(), record.size()));
    return Fallible<void>();
  }
  /// Hands all records to the system, so that other programs see them.
  Fallible<void> flush() const {
    EAGER_CHECK(eager_record_writer_flush(get()));
    return Fallible<void>();
  }
  /// Flushes, and closes the file. After an error it may be called again.
  Fallible<void> close() const {
    EAGER_CHECK(eager_record_writer_close(get()));
    return Fallible<void>();
  }
};

/// A file of records, read from its beginning on. Copies refer to the same reader; one thread at a time uses it.
class RecordReader : public Handle<eager_record_reader, eager_record_reader_retain, eager_record_reader_release> {
 public:
  RecordReader() noexcept = default;
  /// NOT_FOUND, PERMISSION_DENIED: the file cannot be read.
  static Fallible<RecordReader> open(const std::string& path, Compression compression = Compression::none) {
    EAGER_CHECK(detail::check_text(path, "a path"));
    const eager_record_options options = detail::record_options(compression);
    RecordReader made;
    EAGER_CHECK(detail::on_context(eager_record_reader_create, path.c_str(), &options, made.out()));
    return made;
  }
#ifndef EAGER_RESULTS
  explicit RecordReader(const std::string& path, Compression compression = Compression::none)
      : RecordReader(open(path, compression)) {}
#endif

  /// Reads the next record into `record`. false: there are no more. DATA_LOSS: the file is cut, or has a wrong checksum.
  Fallible<bool> next(std::string& record) const {
    const void* data = nullptr;
    size_t size = 0;
    EAGER_CHECK(eager_record_reader_next(get(), &data, &size));
    if (!data) return false;
    record.assign(static_cast<const char*>(data), size);
    return true;
  }
};

/// How an EventWriter writes.
struct EventOptions {
  std::string suffix;           ///< What the file's name ends with.
  int64_t max_queue = 0;        ///< The most events that are kept before they are written; 0: what 64 KiB hold.
  int32_t flush_millis = 2000;  ///< A call writes what is kept if so long ago it was written last; 0: 2000; -1: never.
};

/// How images are written.
struct ImageOptions {
  int32_t max_images = 3;  ///< The most of the batch that are written, at least 1.
  bool scaled = false;     ///< Of each image of floats the largest value is white, whatever it is; else 1 is.
};

/// A file of events that grows, in a folder that is made if it is not there. Copies refer to the same writer, and threads may
/// share it. A tag names what is shown: "train/loss". INVALID_ARGUMENT: a tag that is not UTF-8.
class EventWriter : public Handle<eager_event_writer, eager_event_writer_retain, eager_event_writer_release> {
 public:
  EventWriter() noexcept = default;
  /// NOT_FOUND, PERMISSION_DENIED, RESOURCE_EXHAUSTED: the file cannot be made.
  static Fallible<EventWriter> open(const std::string& folder, const EventOptions& options = EventOptions()) {
    EAGER_CHECK(detail::check_text(folder, "a folder's path"));
    EAGER_CHECK(detail::check_text(options.suffix, "a suffix"));
    eager_event_writer_options given{};
    given.struct_size = sizeof given;
    given.suffix = options.suffix.c_str();
    given.max_queue = options.max_queue;
    given.flush_millis = options.flush_millis;
    EventWriter made;
    EAGER_CHECK(detail::on_context(eager_event_writer_create, folder.c_str(),
                                   static_cast<const eager_event_writer_options*>(&given), made.out()));
    return made;
  }
#ifndef EAGER_RESULTS
  explicit EventWriter(const std::string& folder, const EventOptions& options = EventOptions())
      : EventWriter(open(folder, options)) {}
#endif

  /// Adds a number, which is kept as float32. RESOURCE_EXHAUSTED: the disk is full; nothing has been added then.
  Fallible<void> scalar(const std::string& tag, double value, int64_t step) const {
    EAGER_CHECK(detail::check_text(tag, "a tag"));
    EAGER_CHECK(eager_event_writer_scalar(get(), tag.c_str(), value, step));
    return Fallible<void>();
  }
  /// Adds several numbers as one event.
  Fallible<void> scalars(const std::vector<std::pair<std::string, double>>& values, int64_t step) const {
    std::vector<const char*> tags;
    std::vector<double> numbers;
    for (const auto& one : values) {
      EAGER_CHECK(detail::check_text(one.first, "a tag"));
      tags.push_back(one.first.c_str());
      numbers.push_back(one.second);
    }
    EAGER_CHECK(
        eager_event_writer_scalars(get(), tags.data(), numbers.data(), static_cast<int32_t>(tags.size()), step));
    return Fallible<void>();
  }
  /// Adds the distribution of the elements. INVALID_ARGUMENT: one is not finite.
  Fallible<void> histogram(const std::string& tag, const Tensor& values, int64_t step) const {
    EAGER_CHECK(detail::check_text(tag, "a tag"));
    EAGER_CHECK(eager_event_writer_histogram(get(), tag.c_str(), values.get(), step));
    return Fallible<void>();
  }
  /// Adds images [batch, height, width, channels] of 1, 3 or 4 channels, uint8 or floats.
  Fallible<void> image(const std::string& tag, const Tensor& images, int64_t step,
                       const ImageOptions& options = ImageOptions()) const {
    EAGER_CHECK(detail::check_text(tag, "a tag"));
    if (options.max_images < 1) {
      EAGER_CHECK(detail::new_status(EAGER_INVALID_ARGUMENT,
                                     "max_images = " + std::to_string(options.max_images) + " is below 1"));
    }
    eager_image_options given{};
    given.struct_size = sizeof given;
    given.max_images = options.max_images;
    given.is_scaled = options.scaled;
    EAGER_CHECK(eager_event_writer_image(get(), tag.c_str(), images.get(), step, &given));
    return Fallible<void>();
  }
  /// Adds a tensor of strings, which is shown as Markdown.
  Fallible<void> text(const std::string& tag, const Tensor& strings, int64_t step) const {
    EAGER_CHECK(detail::check_text(tag, "a tag"));
    EAGER_CHECK(eager_event_writer_text(get(), tag.c_str(), strings.get(), step));
    return Fallible<void>();
  }
  /// Adds the graph of a function.
  Fallible<void> graph(const Function& function, int64_t step = 0) const {
    EAGER_CHECK(eager_event_writer_graph(get(), function.get(), step));
    return Fallible<void>();
  }
  /// Adds a serialized tensorflow.Summary as it is.
  Fallible<void> summary(const std::string& serialized, int64_t step) const {
    EAGER_CHECK(eager_event_writer_summary(get(), serialized.data(), serialized.size(), step));
    return Fallible<void>();
  }
  /// Adds a serialized tensorflow.Event, with a time and a step of its own.
  Fallible<void> event(const std::string& serialized) const {
    EAGER_CHECK(eager_event_writer_event(get(), serialized.data(), serialized.size()));
    return Fallible<void>();
  }
  /// Hands all events to the system, so that other programs see them.
  Fallible<void> flush() const {
    EAGER_CHECK(eager_event_writer_flush(get()));
    return Fallible<void>();
  }
  /// Flushes, and closes the file. After an error it may be called again.
  Fallible<void> close() const {
    EAGER_CHECK(eager_event_writer_close(get()));
    return Fallible<void>();
  }
  /// The file's path.
  std::string path() const { return eager_event_writer_path(get()); }
};

EAGER_NAMESPACE_END

#endif
