// Event files, which TensorBoard shows: records (records.h) that are protocol buffers of tensorflow.Event.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/fork.h"
#include "base/handle.h"
#include "kernels/dtype.h"
#include "runtime/core/tensor.h"
#include "runtime/io/growing_file.h"

namespace eager {

struct EventOptions {
  std::string suffix;
  int64_t max_queue = 0;     // 0: no limit
  double flush_seconds = 2;  // below 0: never
};

struct ImageOptions {
  int32_t max_images = 3;
  bool is_scaled = false;  // the largest value of each image becomes 255; else 1 does, and larger ones are clipped
};

// Data on the host, dense.
struct HostTensor {
  DType dtype;
  ShapeView shape;
  const void* data;
};

// Serialized tensorflow.Summary messages. Errors name the tag.
std::string histogram_summary(const std::string& tag, const HostTensor& t);
std::string image_summary(const std::string& tag, const HostTensor& t, const ImageOptions& options);
std::string text_summary(const std::string& tag, const HostTensor& t);  // strings, in the layout of EAGER_STRING

// Fails with INVALID_ARGUMENT unless these bytes are a tensorflow.Summary that readers understand.
void check_summary(std::string_view serialized);

// Fails with INVALID_ARGUMENT unless the tag is UTF-8, as texts of protocol buffers are.
void check_tag(std::string_view tag);

}  // namespace eager

struct eager_event_writer final : eager::Counted {
  // Makes the folder, if it is not there, and a new file in it.
  eager_event_writer(std::string folder, const eager::EventOptions& options);
  ~eager_event_writer() { tag = eager::Tag::dead; }
  void release() {
    if (drop()) delete this;
  }

  void scalar(std::string_view name, double value, int64_t step);
  void scalars(const std::vector<std::pair<std::string_view, double>>& values, int64_t step);
  void summary(std::string_view serialized, int64_t step);
  void graph(std::string_view serialized, int64_t step);  // a tensorflow.GraphDef
  void event(std::string_view serialized);                // a tensorflow.Event, which is checked
  void flush();
  void close();
  const std::string& path() const { return file_.path(); }

 private:
  void make_room();
  void begin(int64_t step);
  void end();
  void add(uint32_t field, std::string_view message, int64_t step);

  eager::Mutex mutex_;
  eager::GrowingFile file_;
  const eager::EventOptions options_;
  std::string event_;  // the message that is being written
  int64_t queued_ = 0;
  double now_ = 0, written_ = 0;  // seconds since 1970
};
