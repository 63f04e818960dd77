// Events as tests see them: a file of records, each a tensorflow.Event, read field by field.
#pragma once

#include <filesystem>
#include <protozero/pbf_reader.hpp>
#include <string>
#include <vector>

#include "runtime/io/records.h"

namespace client {

struct SeenValue {
  std::string tag, plugin;
  double scalar = 0;
  bool is_scalar = false;
  std::vector<double> histogram;              // min, max, num, sum, sum of squares
  std::vector<double> limits, counts;         // of its buckets
  int height = 0, width = 0, colorspace = 0;  // of an image
  std::string png;
  std::vector<std::string> texts;
  std::vector<int64_t> dims;  // of the texts
};

struct SeenEvent {
  double wall_time = 0;
  int64_t step = 0;
  std::string version, graph;
  std::vector<SeenValue> values;
};

inline std::string text_of(protozero::pbf_reader& r) {
  const protozero::data_view v = r.get_view();
  return {v.data(), v.size()};
}

inline SeenValue value_of(protozero::pbf_reader r) {
  SeenValue v;
  while (r.next()) {
    switch (r.tag()) {
      case 1: v.tag = text_of(r); break;
      case 2: v.scalar = r.get_float(), v.is_scalar = true; break;
      case 4: {
        protozero::pbf_reader image = r.get_message();
        while (image.next()) {
          const auto tag = image.tag();  // reading ends it
          if (tag == 4) v.png = text_of(image);
          else (tag == 1 ? v.height : tag == 2 ? v.width : v.colorspace) = image.get_int32();
        }
        break;
      }
      case 5: {
        protozero::pbf_reader h = r.get_message();
        while (h.next()) {
          const auto tag = h.tag();  // reading ends it
          if (tag <= 5) v.histogram.push_back(h.get_double());
          else
            for (const double d : h.get_packed_double()) (tag == 6 ? v.limits : v.counts).push_back(d);
        }
        break;
      }
      case 8: {
        protozero::pbf_reader tensor = r.get_message();
        while (tensor.next()) {
          if (tensor.tag() == 8) v.texts.push_back(text_of(tensor));
          else if (tensor.tag() == 2) {
            protozero::pbf_reader shape = tensor.get_message();
            while (shape.next()) {
              protozero::pbf_reader dim = shape.get_message();
              int64_t size = 0;  // protocol buffers leave zeros out
              while (dim.next()) size = dim.get_int64();
              v.dims.push_back(size);
            }
          } else {
            tensor.skip();
          }
        }
        break;
      }
      case 9: {
        protozero::pbf_reader metadata = r.get_message();
        while (metadata.next()) {
          if (metadata.tag() != 1) metadata.skip();
          else {
            protozero::pbf_reader plugin = metadata.get_message();
            while (plugin.next()) v.plugin = text_of(plugin);
          }
        }
        break;
      }
      default: r.skip();
    }
  }
  return v;
}

inline SeenEvent event_of(std::string_view bytes) {
  SeenEvent e;
  protozero::pbf_reader r(bytes.data(), bytes.size());
  while (r.next()) {
    switch (r.tag()) {
      case 1: e.wall_time = r.get_double(); break;
      case 2: e.step = r.get_int64(); break;
      case 3: e.version = text_of(r); break;
      case 4: e.graph = text_of(r); break;
      case 5: {
        protozero::pbf_reader summary = r.get_message();
        while (summary.next()) e.values.push_back(value_of(summary.get_message()));
        break;
      }
      default: r.skip();
    }
  }
  return e;
}

// Returns the file's events. The first says the version.
inline std::vector<SeenEvent> events_of(const std::string& path) {
  std::vector<SeenEvent> all;
  eager::RecordReader reader(path, eager::Compression::none);
  for (std::string_view record; reader.next(record);) all.push_back(event_of(record));
  return all;
}

}  // namespace client
