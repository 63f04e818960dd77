#include "runtime/io/events.h"

#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>

#include <atomic>
#include <cstring>
#include <filesystem>
#include <mutex>
#include <protozero/pbf_reader.hpp>
#include <protozero/pbf_writer.hpp>

#include "base/error.h"
#include "base/utf8.h"
#include "runtime/io/records.h"

namespace eager {

namespace {

using protozero::pbf_reader;
using protozero::pbf_wire_type;
using protozero::pbf_writer;

// The numbers of fields.
namespace event {
enum { wall_time = 1, step = 2, file_version = 3, graph_def = 4, summary = 5, last_message = 9 };
}
namespace value {
enum { tag = 1, simple_value = 2, tensor = 8, metadata = 9 };
}

double seconds_now() {
  timespec t;
  clock_gettime(CLOCK_REALTIME, &t);
  return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

std::string host_name() {
  utsname names;
  std::string host = uname(&names) == 0 && names.nodename[0] ? names.nodename : "localhost";
  for (char& c : host) {
    if (c == '/') c = '_';
  }
  return host;
}

std::string padded(int64_t number, size_t digits) {
  const std::string text = std::to_string(number);
  return std::string(std::max(text.size(), digits) - text.size(), '0') + text;
}

// Returns the path of a new file in the folder. TensorBoard sorts the files by the digits of their times, and those of one second by
// the process's count.
std::string new_event_path(const std::string& folder, const std::string& suffix) {
  static std::atomic<unsigned> count{0};
  return cat(folder, folder.back() == '/' ? "" : "/", "events.out.tfevents.",
             padded(static_cast<int64_t>(seconds_now()), 10), ".", host_name(), ".", getpid(), ".", padded(count++, 6),
             suffix);
}

std::string made_event_folder(std::string folder) {
  if (folder.empty()) invalid_argument("folder is empty");
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  std::error_code ignored;
  if (error && !std::filesystem::is_directory(folder, ignored)) fail_with_errno(error.value(), folder);
  return folder;
}

[[noreturn]] void no_event(const std::string& why) { invalid_argument("Bad tf.Event binary proto: ", why); }

// Calls f(message, field) for each field of a message: f reads it, or leaves it to be skipped and returns false.
template <class F>
void for_each_field(std::string_view bytes, F f) {
  pbf_reader message(bytes.data(), bytes.size());
  while (message.next()) {
    if (!f(message, message.tag())) message.skip();
  }
}

void check_wire_type(const pbf_reader& message, const char* of, pbf_wire_type wanted) {
  if (message.wire_type() != wanted) {
    no_event(cat("field ", message.tag(), " of ", of, " has wire type ", static_cast<int>(message.wire_type()),
                 ", not ", static_cast<int>(wanted)));
  }
}

std::string_view bytes_in(pbf_reader& message, const char* of) {
  check_wire_type(message, of, pbf_wire_type::length_delimited);
  const protozero::data_view bytes = message.get_view();
  return {bytes.data(), bytes.size()};
}

void check_text_in(pbf_reader& message, const char* of) {
  const uint32_t field = message.tag();
  if (!is_utf8(bytes_in(message, of))) no_event(cat("field ", field, " of ", of, " is not UTF-8"));
}

// Calls check with bytes of another writer. INVALID_ARGUMENT: they are no protocol buffer.
template <class F>
void check_bytes(std::string_view serialized, F check) {
  try {
    check(serialized);
  } catch (const protozero::exception& error) {
    no_event(error.what());
  }
}

void check_summary_of_event(std::string_view summary) {
  for_each_field(summary, [](pbf_reader& m, uint32_t field) {
    if (field != 1) return false;
    for_each_field(bytes_in(m, "Summary"), [](pbf_reader& v, uint32_t of_value) {
      if (of_value == value::tag) return check_text_in(v, "Summary.Value"), true;
      if (of_value == value::simple_value) check_wire_type(v, "Summary.Value", pbf_wire_type::fixed32);
      return false;
    });
    return true;
  });
}

// Fails with INVALID_ARGUMENT unless these bytes are a tensorflow.Event, with summaries that readers understand. What is in
// graphs, images and the like is theirs.
void check_event(std::string_view serialized) {
  for_each_field(serialized, [](pbf_reader& m, uint32_t field) {
    switch (field) {
      case event::wall_time: return check_wire_type(m, "Event", pbf_wire_type::fixed64), false;
      case event::step: return check_wire_type(m, "Event", pbf_wire_type::varint), false;
      case event::file_version: return check_text_in(m, "Event"), true;
      case event::summary: return check_summary_of_event(bytes_in(m, "Event")), true;
      default:
        if (field <= event::last_message) bytes_in(m, "Event");
        return field <= event::last_message;
    }
  });
}

void put_scalar(pbf_writer& summary, std::string_view tag, double value) {
  pbf_writer v(summary, 1);
  v.add_string(value::tag, tag.data(), tag.size());
  v.add_float(value::simple_value, static_cast<float>(value));
}

}  // namespace

void check_summary(std::string_view serialized) { check_bytes(serialized, check_summary_of_event); }

void check_tag(std::string_view tag) {
  if (!is_utf8(tag)) invalid_argument("the tag is not UTF-8: ", to_utf8(std::string(tag)));
}

std::string text_summary(const std::string& tag, const HostTensor& t) {
  check_tag(tag);
  if (t.dtype != DType::string) {
    invalid_argument("Text must be a tensor of strings, not of ", dtype_name(t.dtype), ", for: ", tag);
  }
  std::string text;
  {
    pbf_writer summary(text);
    pbf_writer v(summary, 1);
    v.add_string(value::tag, tag);
    {
      pbf_writer metadata(v, value::metadata);
      {
        pbf_writer plugin(metadata, 1);
        plugin.add_string(1, "text");
      }
      metadata.add_enum(4, 2);  // DATA_CLASS_TENSOR
    }
    pbf_writer tensor(v, value::tensor);
    tensor.add_enum(1, 7);  // DT_STRING
    {
      pbf_writer shape(tensor, 2);
      for (const int64_t dim : t.shape) {
        pbf_writer d(shape, 2);
        d.add_int64(1, dim);
      }
    }
    const int64_t n = num_elements(t.shape);
    const auto* offsets = static_cast<const int64_t*>(t.data);
    const char* bytes = static_cast<const char*>(t.data) + (n + 1) * static_cast<int64_t>(sizeof(int64_t));
    for (int64_t i = 0; i < n; ++i) {
      tensor.add_bytes(8, bytes + offsets[i], static_cast<size_t>(offsets[i + 1] - offsets[i]));
    }
  }
  return text;
}

}  // namespace eager

using namespace eager;

eager_event_writer::eager_event_writer(std::string folder, const EventOptions& options)
    : Counted(Tag::event_writer),
      file_(new_event_path(made_event_folder(std::move(folder)), options.suffix), GrowingFile::Open::create),
      options_(options) {
  written_ = seconds_now();
  event_.reserve(256);
  pbf_writer e(event_);
  e.add_double(event::wall_time, written_);
  e.add_string(event::file_version, "brain.Event:2");
  append_record(file_.buffer(), event_);
}

// Makes room for an event. Fails before anything is added if what is kept cannot be written.
void eager_event_writer::make_room() {
  file_.make_room();
  now_ = seconds_now();
}

void eager_event_writer::begin(int64_t step) {
  make_room();
  event_.clear();
  pbf_writer e(event_);
  e.add_double(event::wall_time, now_);
  if (step != 0) e.add_int64(event::step, step);
}

void eager_event_writer::end() {
  append_record(file_.buffer(), event_);
  ++queued_;
  const double waited = now_ - written_;  // below 0: the clock was set back
  const bool is_due = options_.flush_seconds >= 0 && (waited >= options_.flush_seconds || waited < 0);
  if (file_.settle(is_due || (options_.max_queue > 0 && queued_ >= options_.max_queue))) {
    written_ = now_;
    queued_ = 0;
  }
}

void eager_event_writer::scalar(std::string_view name, double number, int64_t step) {
  check_tag(name);
  std::lock_guard lock(mutex_);
  begin(step);
  {
    pbf_writer e(event_);
    pbf_writer summary(e, event::summary);
    put_scalar(summary, name, number);
  }
  end();
}

void eager_event_writer::scalars(const std::vector<std::pair<std::string_view, double>>& values, int64_t step) {
  for (const auto& v : values) check_tag(v.first);
  std::lock_guard lock(mutex_);
  begin(step);
  {
    pbf_writer e(event_);
    pbf_writer summary(e, event::summary);
    for (const auto& [name, number] : values) put_scalar(summary, name, number);
  }
  end();
}

void eager_event_writer::add(uint32_t field, std::string_view message, int64_t step) {
  std::lock_guard lock(mutex_);
  begin(step);
  pbf_writer(event_).add_message(field, message.data(), message.size());
  end();
}

void eager_event_writer::summary(std::string_view serialized, int64_t step) { add(event::summary, serialized, step); }
void eager_event_writer::graph(std::string_view serialized, int64_t step) { add(event::graph_def, serialized, step); }

void eager_event_writer::event(std::string_view serialized) {
  check_bytes(serialized, check_event);
  std::lock_guard lock(mutex_);
  make_room();
  event_.assign(serialized);
  end();
}

void eager_event_writer::flush() {
  std::lock_guard lock(mutex_);
  file_.flush();
  written_ = seconds_now();
  queued_ = 0;
}

void eager_event_writer::close() {
  std::lock_guard lock(mutex_);
  file_.close();
}
