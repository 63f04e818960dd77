// Record and event files.
#include "base/one_call.h"
#include "runtime/capi/guard.h"
#include "runtime/core/collectors.h"
#include "runtime/core/copy.h"
#include "runtime/execute/execute.h"
#include "runtime/function/file/graph_def.h"
#include "runtime/function/graph/function.h"
#include "runtime/io/events.h"
#include "runtime/io/records.h"

using namespace eager;
using namespace eager::capi;

struct eager_record_reader final : Counted {
  eager_record_reader(const std::string& path, Compression compression, uint64_t load_limit)
      : Counted(Tag::record_reader), reader(path, compression, load_limit) {}
  ~eager_record_reader() { tag = Tag::dead; }
  void release() {
    if (drop()) delete this;
  }
  RecordReader reader;
  std::atomic<bool> is_used{false};
};

struct eager_record_writer final : Counted {
  eager_record_writer(const std::string& path, Compression compression, int level)
      : Counted(Tag::record_writer), writer(path, compression, level) {}
  ~eager_record_writer() { tag = Tag::dead; }
  void release() {
    if (drop()) delete this;
  }
  RecordWriter writer;
  std::atomic<bool> is_used{false};
};

namespace {

std::string path_of(const char* path, const char* argument) {
  if (!path) invalid_argument(argument, " is NULL");
  return path;
}

Compression compression_of(const eager_record_options& o) {
  if (o.compression < EAGER_COMPRESSION_NONE || o.compression > EAGER_COMPRESSION_ZLIB) {
    invalid_argument("unknown compression ", o.compression);
  }
  return static_cast<Compression>(o.compression);
}

std::string_view bytes_of(const void* data, size_t size) {
  if (!data && size > 0) invalid_argument("data is NULL");
  if (size > PTRDIFF_MAX) invalid_argument("size = ", size, " is more than memory can have");
  return {static_cast<const char*>(data), size};
}

std::string_view message_of(const void* data, size_t size, const char* what) {
  const std::string_view message = bytes_of(data, size);
  constexpr size_t kMost = size_t{1} << 30;  // protocol buffers have less than 2 GiB
  if (size > kMost) invalid_argument(what, " of ", size, " bytes is given, ", kMost, " are allowed");
  return message;
}

std::string_view tag_text(const char* tag) {
  if (!tag) invalid_argument("tag is NULL");
  return tag;
}

// Runs f(HostTensor) with the tensor's values.
template <class F>
std::string with_host_values(const eager_tensor* t, F f) {
  const eager_tensor& x = handle(t, "t");
  if (x.flags & kWithoutValue) refuse_to_read(x);
  const WithoutCollectors quiet;
  const TensorRef dense =
      x.flags & kSparseRows ? to_dense_unrecorded(x) : TensorRef::share(const_cast<eager_tensor*>(t));
  wait_for_device(dense->device_index);
  const TensorRef host = copy_to_device(dense, kHostDevice);
  return f(HostTensor{host->dtype, host->shape(), host->data});
}

template <class F>
eager_status* with_writer(eager_record_writer* writer, F f) noexcept {
  return guarded([&] {
    eager_record_writer& w = handle(writer, "writer");
    const OneCall call(w.is_used, "the record writer");
    f(w.writer);
  });
}

template <class F>
eager_status* add_event(eager_event_writer* writer, F f) noexcept {
  return guarded([&] { f(handle(writer, "writer")); });
}

}  // namespace

extern "C" {

eager_status* eager_record_reader_create(eager_context* ctx, const char* path, const eager_record_options* options,
                                         eager_record_reader** out) {
  return guarded([&] {
    out_pointer(out);
    const eager_context& c = context(ctx);
    *out = new eager_record_reader(path_of(path, "path"), compression_of(options_of(options)), c.options.load_limit);
  });
}

eager_status* eager_record_reader_next(eager_record_reader* reader, const void** data, size_t* size) {
  return guarded([&] {
    if (data) *data = nullptr;
    if (!data || !size) invalid_argument(data ? "size" : "data", " is NULL");
    *size = 0;
    std::string_view record;
    eager_record_reader& r = handle(reader, "reader");
    const OneCall call(r.is_used, "the record reader");
    if (!r.reader.next(record)) return;
    *data = record.data();
    *size = record.size();
  });
}

void eager_record_reader_retain(eager_record_reader* reader) {
  if (is_handle(reader)) reader->retain();
}
void eager_record_reader_release(eager_record_reader* reader) {
  if (is_handle(reader)) reader->release();
}

eager_status* eager_record_writer_create(eager_context* ctx, const char* path, const eager_record_options* options,
                                         eager_record_writer** out) {
  return guarded([&] {
    out_pointer(out);
    context(ctx);
    const eager_record_options o = options_of(options);
    if (o.level < -1 || o.level > 9) invalid_argument("compression level = ", o.level, " is not in [-1, 9]");
    const int level = o.level == 0 ? -1 : std::max(o.level, 0);  // zlib's own numbers: -1 its default, 0 none
    *out = new eager_record_writer(path_of(path, "path"), compression_of(o), level);
  });
}

eager_status* eager_record_writer_write(eager_record_writer* writer, const void* data, size_t size) {
  return with_writer(writer, [&](RecordWriter& w) { w.write(bytes_of(data, size)); });
}

eager_status* eager_record_writer_flush(eager_record_writer* writer) {
  return with_writer(writer, [&](RecordWriter& w) { w.flush(); });
}

eager_status* eager_record_writer_close(eager_record_writer* writer) {
  return with_writer(writer, [&](RecordWriter& w) { w.close(); });
}

void eager_record_writer_retain(eager_record_writer* writer) {
  if (is_handle(writer)) writer->retain();
}
void eager_record_writer_release(eager_record_writer* writer) {
  if (is_handle(writer)) writer->release();
}

eager_status* eager_event_writer_create(eager_context* ctx, const char* folder,
                                        const eager_event_writer_options* options, eager_event_writer** out) {
  return guarded([&] {
    out_pointer(out);
    context(ctx);
    const eager_event_writer_options o = options_of(options);
    EventOptions to;
    to.suffix = o.suffix ? o.suffix : "";
    if (to.suffix.find('/') != std::string::npos) invalid_argument("suffix has a slash: ", to.suffix);
    if (o.max_queue < 0) invalid_argument("max_queue = ", o.max_queue, " is below 0");
    if (o.flush_millis < -1) invalid_argument("flush_millis = ", o.flush_millis, " is below -1");
    to.max_queue = o.max_queue;
    if (o.flush_millis != 0) to.flush_seconds = o.flush_millis < 0 ? -1 : o.flush_millis / 1000.0;
    *out = new eager_event_writer(path_of(folder, "folder"), to);
  });
}

eager_status* eager_event_writer_scalar(eager_event_writer* writer, const char* tag, double value, int64_t step) {
  return add_event(writer, [&](eager_event_writer& w) { w.scalar(tag_text(tag), value, step); });
}

eager_status* eager_event_writer_scalars(eager_event_writer* writer, const char* const* tags, const double* values,
                                         int32_t count, int64_t step) {
  return add_event(writer, [&](eager_event_writer& w) {
    check_list(tags, count, "tags");
    check_list(values, count, "values");
    std::vector<std::pair<std::string_view, double>> all;
    for (int32_t i = 0; i < count; ++i) all.emplace_back(tag_text(tags[i]), values[i]);
    w.scalars(all, step);
  });
}

eager_status* eager_event_writer_histogram(eager_event_writer* writer, const char* tag, const eager_tensor* t,
                                           int64_t step) {
  return add_event(writer, [&](eager_event_writer& w) {
    const std::string name(tag_text(tag));
    w.summary(with_host_values(t, [&](const HostTensor& x) { return histogram_summary(name, x); }), step);
  });
}

eager_status* eager_event_writer_image(eager_event_writer* writer, const char* tag, const eager_tensor* t, int64_t step,
                                       const eager_image_options* options) {
  return add_event(writer, [&](eager_event_writer& w) {
    const std::string name(tag_text(tag));
    const eager_image_options o = options_of(options);
    if (o.max_images < 0) invalid_argument("max_images = ", o.max_images, " is below 0");
    const ImageOptions to{o.max_images ? o.max_images : 3, o.is_scaled != 0};
    w.summary(with_host_values(t, [&](const HostTensor& x) { return image_summary(name, x, to); }), step);
  });
}

eager_status* eager_event_writer_text(eager_event_writer* writer, const char* tag, const eager_tensor* t,
                                      int64_t step) {
  return add_event(writer, [&](eager_event_writer& w) {
    const std::string name(tag_text(tag));
    w.summary(with_host_values(t, [&](const HostTensor& x) { return text_summary(name, x); }), step);
  });
}

eager_status* eager_event_writer_graph(eager_event_writer* writer, const eager_function* f, int64_t step) {
  return add_event(writer, [&](eager_event_writer& w) { w.graph(graph_def_of(handle(f, "f").graph()), step); });
}

eager_status* eager_event_writer_summary(eager_event_writer* writer, const void* data, size_t size, int64_t step) {
  return add_event(writer, [&](eager_event_writer& w) {
    const std::string_view serialized = message_of(data, size, "a summary");
    check_summary(serialized);
    w.summary(serialized, step);
  });
}

eager_status* eager_event_writer_event(eager_event_writer* writer, const void* data, size_t size) {
  return add_event(writer, [&](eager_event_writer& w) { w.event(message_of(data, size, "an event")); });
}

eager_status* eager_event_writer_flush(eager_event_writer* writer) {
  return add_event(writer, [](eager_event_writer& w) { w.flush(); });
}

eager_status* eager_event_writer_close(eager_event_writer* writer) {
  return add_event(writer, [](eager_event_writer& w) { w.close(); });
}

const char* eager_event_writer_path(const eager_event_writer* writer) {
  return is_handle(writer) ? writer->path().c_str() : "";
}

void eager_event_writer_retain(eager_event_writer* writer) {
  if (is_handle(writer)) writer->retain();
}
void eager_event_writer_release(eager_event_writer* writer) {
  if (is_handle(writer)) writer->release();
}

}  // extern "C"
