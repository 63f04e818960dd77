// Event files through the C header: what is written is there as TensorBoard's format has it.
#include <catch2/catch.hpp>

#include <cfloat>
#include <cmath>
#include <csignal>
#include <cstring>
#include <limits>
#include <thread>

#include <sys/resource.h>
#include <unistd.h>

#include "io/event_reader.h"
#include "kernels/half.h"
#include "runtime/io/histogram.h"
#include "support/device_fixture.h"
#include "support/saved_file.h"
#include "support/strings.h"

using namespace client;

namespace {

using EventWriter = std::unique_ptr<eager_event_writer, Releaser<eager_event_writer_release>>;
using RecordWriterHandle = std::unique_ptr<eager_record_writer, Releaser<eager_record_writer_release>>;
using RecordReaderHandle = std::unique_ptr<eager_record_reader, Releaser<eager_record_reader_release>>;
using Doubles = std::vector<double>;

struct Events : DeviceSession {
  Folder folder;
  const std::string logs = folder / "logs";

  EventWriter writer(eager_event_writer_options options = {}) {
    options.struct_size = sizeof options;
    eager_event_writer* w = nullptr;
    check(eager_event_writer_create(ctx, logs.c_str(), &options, &w));
    return EventWriter(w);
  }
  std::vector<SeenEvent> seen(const EventWriter& w) {
    check(eager_event_writer_flush(w.get()));
    return events_of(eager_event_writer_path(w.get()));
  }
  // The only value of the only event.
  SeenValue only(const EventWriter& w) {
    const std::vector<SeenEvent> all = seen(w);
    REQUIRE(all.size() == 2);
    REQUIRE(all[1].values.size() == 1);
    return all[1].values[0];
  }
  template <class T>
  Tensor tensor(int32_t dtype, const std::vector<int64_t>& dims, const std::vector<T>& values) {
    return make_tensor(ctx, dtype, dims, values.data(), values.size() * sizeof(T));
  }
};

int32_t code(eager_status* s) { return code_of(s); }

void scalar(const EventWriter& w, const char* tag, double value, int64_t step) {
  check(eager_event_writer_scalar(w.get(), tag, value, step));
}

}  // namespace

TEST_CASE_METHOD(Events, "events: a file has the version, and then scalars with their steps and times") {
  const auto before = static_cast<double>(time(nullptr));
  const EventWriter w = writer();
  scalar(w, "loss", 0.5, 7);
  scalar(w, "Größe", -1e30, -1);
  scalar(w, "", 0, 0);
  const char* tags[] = {"a", "b"};
  const double values[] = {1, std::nan("")};
  check(eager_event_writer_scalars(w.get(), tags, values, 2, int64_t{1} << 40));
  check(eager_event_writer_scalars(w.get(), nullptr, nullptr, 0, 1));
  const std::vector<SeenEvent> all = seen(w);
  REQUIRE(all.size() == 6);
  CHECK(all[0].version == "brain.Event:2");
  for (const SeenEvent& e : all) {
    CHECK(e.wall_time >= before);
    CHECK(e.wall_time <= before + 600);
  }
  REQUIRE(all[1].values.size() == 1);
  CHECK(all[1].step == 7);
  CHECK(all[1].values[0].tag == "loss");
  CHECK(all[1].values[0].scalar == 0.5);
  CHECK(all[2].step == -1);
  CHECK(all[2].values[0].tag == "Größe");
  CHECK(all[2].values[0].scalar == static_cast<float>(-1e30));
  CHECK(all[3].values[0].is_scalar);
  CHECK(all[4].step == int64_t{1} << 40);
  REQUIRE(all[4].values.size() == 2);
  CHECK(all[4].values[1].tag == "b");
  CHECK(std::isnan(all[4].values[1].scalar));
  CHECK(all[5].values.empty());
}

TEST_CASE_METHOD(Events, "events: the folder is made, and each writer has a file of its own") {
  const EventWriter one = writer(), two = writer();
  const std::filesystem::path a = eager_event_writer_path(one.get()), b = eager_event_writer_path(two.get());
  CHECK(a != b);
  for (const auto& p : {a, b}) {
    CHECK(p.parent_path() == logs);
    CHECK(p.filename().string().find("events.out.tfevents.") == 0);
  }
  eager_event_writer_options options{};
  options.suffix = ".v2";
  CHECK(std::filesystem::path(eager_event_writer_path(writer(options).get())).extension() == ".v2");
  CHECK(std::string(eager_event_writer_path(nullptr)).empty());
}

TEST_CASE_METHOD(Events, "events: what cannot be made is an error") {
  eager_event_writer* w = nullptr;
  write_file(folder / "file", "");
  CHECK(code(eager_event_writer_create(ctx, (folder / "file/logs").c_str(), nullptr, &w)) == EAGER_NOT_FOUND);
  CHECK(code(eager_event_writer_create(ctx, (folder / "file").c_str(), nullptr, &w)) != EAGER_OK);
  CHECK(code(eager_event_writer_create(ctx, "", nullptr, &w)) == EAGER_INVALID_ARGUMENT);
  for (const size_t size : {300, 1 << 20}) {
    const std::string too_long = folder / std::string(size, 'a');
    CHECK(code(eager_event_writer_create(ctx, too_long.c_str(), nullptr, &w)) == EAGER_INVALID_ARGUMENT);
  }
  CHECK(code(eager_event_writer_create(ctx, nullptr, nullptr, &w)) == EAGER_INVALID_ARGUMENT);
  if (geteuid() != 0) {
    std::filesystem::permissions(folder.path, std::filesystem::perms::owner_read | std::filesystem::perms::owner_exec);
    CHECK(code(eager_event_writer_create(ctx, logs.c_str(), nullptr, &w)) == EAGER_PERMISSION_DENIED);
    std::filesystem::permissions(folder.path, std::filesystem::perms::owner_all);
  }
  CHECK(w == nullptr);
  eager_event_writer_options options{};
  options.struct_size = sizeof options;
  for (int wrong = 0; wrong < 3; ++wrong) {
    eager_event_writer_options o = options;
    if (wrong == 0) o.suffix = "/x";
    if (wrong == 1) o.max_queue = -1;
    if (wrong == 2) o.flush_millis = -2;
    CHECK(code(eager_event_writer_create(ctx, logs.c_str(), &o, &w)) == EAGER_INVALID_ARGUMENT);
  }
}

TEST_CASE_METHOD(Events, "events: they are written when many wait, when time has passed, and at close and release") {
  auto size_of = [](const EventWriter& w) { return std::filesystem::file_size(eager_event_writer_path(w.get())); };
  eager_event_writer_options never{};
  never.flush_millis = -1;
  EventWriter w = writer(never);
  scalar(w, "a", 1, 1);
  CHECK(size_of(w) == 0);
  for (int i = 0; i < 2000; ++i) scalar(w, "a", 1, 1);
  CHECK(size_of(w) > 60000);
  eager_event_writer_options queue = never;
  queue.max_queue = 3;
  w = writer(queue);
  for (int i = 0; i < 2; ++i) scalar(w, "a", 1, 1);
  CHECK(size_of(w) == 0);
  scalar(w, "a", 1, 1);
  const auto three = size_of(w);
  CHECK(three > 0);
  scalar(w, "a", 1, 1);
  CHECK(size_of(w) == three);
  eager_event_writer_options soon{};
  soon.flush_millis = 50;
  w = writer(soon);
  scalar(w, "a", 1, 1);
  CHECK(size_of(w) == 0);
  std::this_thread::sleep_for(std::chrono::milliseconds(60));
  scalar(w, "a", 1, 2);
  CHECK(events_of(eager_event_writer_path(w.get())).size() == 3);
  w = writer(never);
  scalar(w, "a", 1, 1);
  std::string path = eager_event_writer_path(w.get());
  check(eager_event_writer_close(w.get()));
  CHECK(events_of(path).size() == 2);
  check(eager_event_writer_close(w.get()));
  CHECK(code(eager_event_writer_scalar(w.get(), "a", 1, 1)) == EAGER_FAILED_PRECONDITION);
  CHECK(code(eager_event_writer_flush(w.get())) == EAGER_FAILED_PRECONDITION);
  w = writer(never);
  path = eager_event_writer_path(w.get());
  scalar(w, "a", 1, 1);
  w.reset();
  CHECK(events_of(path).size() == 2);
}

TEST_CASE_METHOD(Events, "events: many threads write, and every event is whole") {
  const EventWriter w = writer();
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&, t] {
      for (int i = 0; i < 1000; ++i) scalar(w, t % 2 ? "odd" : "even", t, i);
    });
  }
  for (std::thread& t : threads) t.join();
  CHECK(seen(w).size() == 4001);
}

TEST_CASE("events: a number lies in the first bucket whose limit is above it") {
  eager::Histogram all;
  Doubles limits;  // as TensorFlow makes them
  for (double v = 1e-12; v < 1e20; v *= 1.1) limits.push_back(v);
  limits.push_back(DBL_MAX);
  Doubles every(limits.rbegin(), limits.rend());
  for (double& v : every) v = -v;
  every.push_back(0);
  every.insert(every.end(), limits.begin(), limits.end());
  Doubles numbers{0.0, -0.0, 1, -1, 1e-13, -1e-13, 1e25, -1e25, DBL_MIN, -DBL_MIN, 5e-324, -5e-324, 0.3, 255, -1e300};
  for (const double v : every) {
    for (const double w : {v, std::nextafter(v, 0), std::nextafter(v, v < 0 ? -DBL_MAX : DBL_MAX)}) {
      if (std::abs(w) < DBL_MAX) numbers.push_back(w);
    }
  }
  for (const double v : numbers) {
    eager::Histogram h;
    h.add(v);
    const double expected = *std::upper_bound(every.begin(), every.end(), v);
    const auto buckets = h.buckets();
    const auto full = std::find_if(buckets.begin(), buckets.end(), [](const auto& b) { return b.count > 0; });
    REQUIRE(full != buckets.end());
    CHECK(full->limit == expected);
    CHECK(buckets.size() <= 3);
    all.add(v);
  }
  double count = 0;
  for (const auto& b : all.buckets()) count += b.count;
  CHECK(count == static_cast<double>(numbers.size()));
}

TEST_CASE_METHOD(Events, "events: histograms of every dtype of numbers") {
  const Doubles numbers{0, 1, 1, 2, 3};
  const Doubles expected{0, 3, 5, 7, 15};
  auto check_histogram = [&](const Tensor& t, const Doubles& facts) {
    const EventWriter w = writer();
    check(eager_event_writer_histogram(w.get(), "h", t.get(), 3));
    const SeenValue v = only(w);
    CHECK(v.tag == "h");
    CHECK(v.histogram == facts);
    REQUIRE(v.limits.size() == v.counts.size());
    double count = 0;
    for (const double c : v.counts) count += c;
    CHECK(count == facts[2]);
    CHECK(std::is_sorted(v.limits.begin(), v.limits.end()));
  };
  auto typed = [&](int32_t dtype, auto zero) {
    std::vector<decltype(zero)> values;
    for (const double v : numbers) values.push_back(static_cast<decltype(zero)>(static_cast<float>(v)));
    check_histogram(tensor(dtype, {5, 1}, values), expected);
  };
  typed(EAGER_INT8, int8_t{});
  typed(EAGER_INT16, int16_t{});
  typed(EAGER_INT32, int32_t{});
  typed(EAGER_INT64, int64_t{});
  typed(EAGER_UINT8, uint8_t{});
  typed(EAGER_UINT16, uint16_t{});
  typed(EAGER_UINT32, uint32_t{});
  typed(EAGER_UINT64, uint64_t{});
  typed(EAGER_FLOAT16, eager::float16{});
  typed(EAGER_BFLOAT16, eager::bfloat16{});
  typed(EAGER_FLOAT32, float{});
  typed(EAGER_FLOAT64, double{});
  check_histogram(tensor<uint8_t>(EAGER_BOOL, {4}, {0, 1, 1, 0}), {0, 1, 4, 2, 2});
  check_histogram(tensor<float>(EAGER_FLOAT32, {}, {-2}), {-2, -2, 1, -2, 4});
  check_histogram(tensor<float>(EAGER_FLOAT32, {0}, {}), {DBL_MAX, -DBL_MAX, 0, 0, 0});
}

TEST_CASE_METHOD(Events, "events: a histogram has TensorFlow's buckets") {
  const EventWriter w = writer();
  check(eager_event_writer_histogram(w.get(), "h", tensor<float>(EAGER_FLOAT32, {3}, {0, 1, 1}).get(), 0));
  const SeenValue v = only(w);
  // An empty run up to 0, the zeros, an empty run up to 1, the ones, an empty run up to the end.
  REQUIRE(v.counts == Doubles{0, 1, 0, 2, 0});
  CHECK(v.limits[0] == 0);
  CHECK(v.limits[1] == 1e-12);
  CHECK(v.limits[2] <= 1);
  CHECK(v.limits[3] > 1);
  CHECK(v.limits[3] == Approx(v.limits[2] * 1.1));
  CHECK(v.limits[4] == DBL_MAX);
}

TEST_CASE_METHOD(Events, "events: a histogram of what is no finite number is refused") {
  const EventWriter w = writer();
  const float bad[] = {NAN, INFINITY, -INFINITY};
  for (const float b : bad) {
    const std::string text = refusal([&] {
      check(eager_event_writer_histogram(w.get(), "weights", tensor<float>(EAGER_FLOAT32, {2}, {1, b}).get(), 0));
    });
    CHECK(text == (std::isnan(b) ? "3: Nan in summary histogram for: weights"
                                 : "3: Infinity in summary histogram for: weights"));
  }
  CHECK(code(eager_event_writer_histogram(w.get(), "h", make_strings(ctx, {1}, {"a"}).get(), 0)) ==
        EAGER_INVALID_ARGUMENT);
  const Tensor complex = tensor<float>(EAGER_COMPLEX64, {1}, {1, 2});
  CHECK(code(eager_event_writer_histogram(w.get(), "h", complex.get(), 0)) == EAGER_INVALID_ARGUMENT);
  CHECK(seen(w).size() == 1);  // the version
}

TEST_CASE_METHOD(Events, "events: images are PNG files, up to max_images") {
  auto big_endian = [](const std::string& png, size_t at) {
    uint32_t n = 0;
    for (size_t i = 0; i < 4; ++i) n = n << 8 | static_cast<uint8_t>(png[at + i]);
    return n;
  };
  for (const int channels : {1, 3, 4}) {
    const EventWriter w = writer();
    const std::vector<uint8_t> pixels(static_cast<size_t>(5 * 2 * 7 * channels), 100);
    const Tensor t = tensor(EAGER_UINT8, {5, 2, 7, channels}, pixels);
    check(eager_event_writer_image(w.get(), "im", t.get(), 4, nullptr));
    const std::vector<SeenEvent> all = seen(w);
    REQUIRE(all.size() == 2);
    CHECK(all[1].step == 4);
    REQUIRE(all[1].values.size() == 3);
    for (int i = 0; i < 3; ++i) {
      const SeenValue& v = all[1].values[static_cast<size_t>(i)];
      CHECK(v.tag == "im/image/" + std::to_string(i));
      CHECK(v.height == 2);
      CHECK(v.width == 7);
      CHECK(v.colorspace == channels);
      REQUIRE(v.png.size() > 33);
      CHECK(v.png.substr(0, 8) == "\x89PNG\r\n\x1a\n");
      CHECK(big_endian(v.png, 16) == 7);
      CHECK(big_endian(v.png, 20) == 2);
      CHECK(v.png[24] == 8);                                            // bits
      CHECK(v.png[25] == (channels == 1 ? 0 : channels == 3 ? 2 : 6));  // colour type
    }
    eager_image_options one{};
    one.struct_size = sizeof one;
    one.max_images = 1;
    check(eager_event_writer_image(w.get(), "im", t.get(), 4, &one));
    const std::vector<SeenEvent> more = seen(w);
    REQUIRE(more[2].values.size() == 1);
    CHECK(more[2].values[0].tag == "im/image");
  }
}

TEST_CASE_METHOD(Events, "events: what is no image is refused") {
  const EventWriter w = writer();
  auto refused = [&](const Tensor& t) {
    return refusal([&] { check(eager_event_writer_image(w.get(), "im", t.get(), 0, nullptr)); });
  };
  CHECK(refused(tensor<float>(EAGER_FLOAT32, {2, 2, 1}, {1, 2, 3, 4})) ==
        "3: Tensor must be 4-D with last dim 1, 3, or 4, not [2,2,1], for: im");
  CHECK(refused(tensor<float>(EAGER_FLOAT32, {1, 1, 1, 2}, {1, 2})).find("3: Tensor must be 4-D") == 0);
  CHECK(refused(tensor<int32_t>(EAGER_INT32, {1, 1, 1, 1}, {1})).find("3: An image is of uint8 or floats") == 0);
  CHECK(refused(tensor<float>(EAGER_FLOAT32, {1, 0, 2, 1}, {})).find("have no pixels") != std::string::npos);
  check(eager_event_writer_image(w.get(), "im", tensor<float>(EAGER_FLOAT32, {0, 2, 2, 1}, {}).get(), 0, nullptr));
  eager_image_options options{};
  options.struct_size = sizeof options;
  options.max_images = -1;
  const Tensor t = tensor<float>(EAGER_FLOAT32, {1, 1, 1, 1}, {1});
  CHECK(code(eager_event_writer_image(w.get(), "im", t.get(), 0, &options)) == EAGER_INVALID_ARGUMENT);
}

TEST_CASE_METHOD(Events, "events: texts keep their shape") {
  const EventWriter w = writer();
  check(eager_event_writer_text(w.get(), "t", make_strings(ctx, {2, 2}, {"a", "**b**", "", "\xff"}).get(), 1));
  check(eager_event_writer_text(w.get(), "t", make_strings(ctx, {}, {"one"}).get(), 2));
  check(eager_event_writer_text(w.get(), "t", make_strings(ctx, {0}, {}).get(), 3));
  const std::vector<SeenEvent> all = seen(w);
  REQUIRE(all.size() == 4);
  CHECK(all[1].values[0].plugin == "text");
  CHECK(all[1].values[0].dims == std::vector<int64_t>{2, 2});
  CHECK(all[1].values[0].texts == std::vector<std::string>{"a", "**b**", "", "\xff"});
  CHECK(all[2].values[0].dims.empty());
  CHECK(all[2].values[0].texts == std::vector<std::string>{"one"});
  CHECK(all[3].values[0].dims == std::vector<int64_t>{0});
  CHECK(code(eager_event_writer_text(w.get(), "t", tensor<float>(EAGER_FLOAT32, {}, {1}).get(), 0)) ==
        EAGER_INVALID_ARGUMENT);
}

TEST_CASE_METHOD(Events, "events: tags are UTF-8") {
  const EventWriter w = writer();
  const Tensor t = tensor<uint8_t>(EAGER_UINT8, {1, 1, 1, 1}, {1});
  const char* bad = "a\xff";
  CHECK(code(eager_event_writer_scalar(w.get(), bad, 1, 0)) == EAGER_INVALID_ARGUMENT);
  const double one = 1;
  CHECK(code(eager_event_writer_scalars(w.get(), &bad, &one, 1, 0)) == EAGER_INVALID_ARGUMENT);
  CHECK(code(eager_event_writer_histogram(w.get(), bad, t.get(), 0)) == EAGER_INVALID_ARGUMENT);
  CHECK(code(eager_event_writer_image(w.get(), bad, t.get(), 0, nullptr)) == EAGER_INVALID_ARGUMENT);
  CHECK(code(eager_event_writer_text(w.get(), bad, make_strings(ctx, {}, {"a"}).get(), 0)) == EAGER_INVALID_ARGUMENT);
  CHECK(code(eager_event_writer_scalar(w.get(), nullptr, 1, 0)) == EAGER_INVALID_ARGUMENT);
  CHECK(seen(w).size() == 1);
}

TEST_CASE_METHOD(Events, "events: a serialized summary is written as it is") {
  const EventWriter w = writer();
  const std::string summary("\x0a\x08\x0a\x01x\x15\0\0\x80?", 10);  // Summary { value { tag: "x" simple_value: 1 } }
  check(eager_event_writer_summary(w.get(), summary.data(), summary.size(), 9));
  const SeenValue v = only(w);
  CHECK(v.tag == "x");
  CHECK(v.scalar == 1);
  check(eager_event_writer_summary(w.get(), nullptr, 0, 9));
  CHECK(code(eager_event_writer_summary(w.get(), nullptr, 1, 9)) == EAGER_INVALID_ARGUMENT);
  for (const std::string wrong : {"garbage",
                                  "\x0a\x03"
                                  "abc"}) {
    CHECK(code(eager_event_writer_summary(w.get(), wrong.data(), wrong.size(), 9)) == EAGER_INVALID_ARGUMENT);
  }
}

TEST_CASE_METHOD(Events, "events: a serialized event is written as it is, if it is one") {
  const EventWriter w = writer();
  // Event { wall_time: 2 step: 7 summary { value { tag: "x" simple_value: 1 } } }
  const std::string event("\x09\0\0\0\0\0\0\0@\x10\x07*\x0a\x0a\x08\x0a\x01x\x15\0\0\x80?", 23);
  check(eager_event_writer_event(w.get(), event.data(), event.size()));
  const std::vector<SeenEvent> all = seen(w);
  REQUIRE(all.size() == 2);
  CHECK(all[1].wall_time == 2);
  CHECK(all[1].step == 7);
  REQUIRE(all[1].values.size() == 1);
  CHECK(all[1].values[0].tag == "x");
  CHECK(all[1].values[0].scalar == 1);
  check(eager_event_writer_event(w.get(), nullptr, 0));          // an event of defaults alone
  check(eager_event_writer_event(w.get(), "\xfa\x01\x01z", 4));  // a field of a later version
  CHECK(seen(w).size() == 4);

  const auto refused = [&](std::string_view bytes, const char* why) {
    eager_status* status = eager_event_writer_event(w.get(), bytes.data(), bytes.size());
    INFO(why);
    CHECK(eager_status_code(status) == EAGER_INVALID_ARGUMENT);
    const std::string message = eager_status_message(status);
    CHECK(message.find("Bad tf.Event binary proto") == 0);
    CHECK(message.find(why) != std::string::npos);
    eager_status_release(status);
  };
  for (size_t cut : {3, 8, 12, 15, 20, 22}) refused(std::string_view(event).substr(0, cut), "");
  refused("no event", "");
  refused(std::string_view("\x08\0", 2), "field 1 of Event");
  refused("\x1a\x01\xff", "UTF-8");
  refused("*\x05\x0a\x03\x0a\x01\xff", "UTF-8");
  refused("*\x04\x0a\x02\x10\x01", "field 2 of Summary.Value");
  CHECK(code(eager_event_writer_event(w.get(), nullptr, 1)) == EAGER_INVALID_ARGUMENT);
  CHECK(code(eager_event_writer_event(w.get(), event.data(), size_t{2} << 30)) == EAGER_INVALID_ARGUMENT);
  CHECK(seen(w).size() == 4);
}

TEST_CASE_METHOD(Events, "events: the graph of a function has its nodes, and edges between them") {
  eager_context* trace = nullptr;
  check(eager_trace_begin(ctx, "net", &trace));
  eager_tensor* x = nullptr;
  const int64_t dims[] = {-1, 2};
  check(eager_trace_input(trace, EAGER_FLOAT32, dims, 2, &x));
  const Tensor input(x);
  const Tensor weights = tensor<float>(EAGER_FLOAT32, {2, 3}, std::vector<float>(6, 1));
  std::vector<Tensor> y = execute(trace, make_op(trace, "matmul").get(), {x, weights.get()});
  std::vector<Tensor> z = execute(trace, make_op(trace, "relu").get(), {y[0].get()});
  std::vector<Tensor> again = execute(trace, make_op(trace, "relu").get(), {z[0].get()});
  eager_function* f = nullptr;
  eager_tensor* out = again[0].get();
  check(eager_trace_end(trace, &out, 1, &f));
  eager_context_release(trace);
  const EventWriter w = writer();
  check(eager_event_writer_graph(w.get(), f, 5));
  eager_function_release(f);
  const std::vector<SeenEvent> all = seen(w);
  REQUIRE(all.size() == 2);
  CHECK(all[1].step == 5);
  std::vector<std::string> nodes;
  protozero::pbf_reader graph(all[1].graph);
  while (graph.next()) {
    if (graph.tag() != 1) {
      graph.skip();
      continue;
    }
    std::string text;
    protozero::pbf_reader node = graph.get_message();
    while (node.next()) {
      if (node.tag() <= 3) text += (text.empty() ? "" : " ") + text_of(node);
      else node.skip();
    }
    nodes.push_back(text);
  }
  CHECK(nodes == std::vector<std::string>{"net/input_0 Placeholder", "net/constant Const",
                                          "net/matmul matmul net/input_0 net/constant", "net/relu relu net/matmul",
                                          "net/relu_1 relu net/relu", "net/output_0 Identity net/relu_1"});
}

TEST_CASE_METHOD(Events, "events: tensors of another device are copied, and sparse rows are dense") {
  const EventWriter w = writer();
  const Tensor host = tensor<float>(EAGER_FLOAT32, {2}, {1, 3});
  eager_tensor* raw = nullptr;
  check(eager_tensor_copy_to(ctx, host.get(), "test:0", &raw));
  const Tensor there(raw);
  check(eager_event_writer_histogram(w.get(), "h", there.get(), 0));
  const Tensor x = tensor<float>(EAGER_FLOAT32, {5, 1}, {1, 2, 3, 4, 5}),
               four = tensor<float>(EAGER_FLOAT32, {1, 1}, {4});
  const Tape tape = make_tape(ctx);
  check(eager_tape_watch(tape.get(), x.get()));
  const Tensor row =
      std::move(execute(ctx, make_op(ctx, "gather").get(), {x.get(), tensor<int64_t>(EAGER_INT64, {1}, {2}).get()})[0]);
  const Tensor sparse = std::move(gradient(ctx, tape.get(), {row.get()}, {four.get()}, {x.get()})[0]);
  REQUIRE(eager_tensor_is_sparse_rows(sparse.get()));
  check(eager_event_writer_histogram(w.get(), "h", sparse.get(), 0));
  const std::vector<SeenEvent> all = seen(w);
  REQUIRE(all.size() == 3);
  CHECK(all[1].values[0].histogram == Doubles{1, 3, 2, 4, 10});
  CHECK(all[2].values[0].histogram == Doubles{0, 4, 5, 4, 16});
}

TEST_CASE_METHOD(Events, "records: the header's writer and reader") {
  for (const int32_t compression : {EAGER_COMPRESSION_NONE, EAGER_COMPRESSION_GZIP, EAGER_COMPRESSION_ZLIB}) {
    for (const int32_t level : {-1, 0, 1, 9}) {
      eager_record_options options{};
      options.struct_size = sizeof options;
      options.compression = compression;
      options.level = level;
      const std::string path = folder / "records";
      eager_record_writer* w = nullptr;
      check(eager_record_writer_create(ctx, path.c_str(), &options, &w));
      const RecordWriterHandle writer(w);
      for (const char* text : {"one", "", "three"}) check(eager_record_writer_write(w, text, std::strlen(text)));
      check(eager_record_writer_write(w, nullptr, 0));
      check(eager_record_writer_flush(w));
      check(eager_record_writer_close(w));
      eager_record_reader* r = nullptr;
      check(eager_record_reader_create(ctx, path.c_str(), &options, &r));
      const RecordReaderHandle reader(r);
      std::vector<std::string> all;
      for (;;) {
        const void* data = nullptr;
        size_t size = 0;
        check(eager_record_reader_next(r, &data, &size));
        if (!data) break;
        all.emplace_back(static_cast<const char*>(data), size);
      }
      CHECK(all == std::vector<std::string>{"one", "", "three", ""});
      CHECK(code(eager_record_writer_write(w, "a", 1)) == EAGER_FAILED_PRECONDITION);
    }
  }
  eager_record_options options{};
  options.struct_size = sizeof options;
  eager_record_writer* w = nullptr;
  options.compression = 3;
  CHECK(code(eager_record_writer_create(ctx, (folder / "x").c_str(), &options, &w)) == EAGER_INVALID_ARGUMENT);
  options.compression = 0;
  options.level = 10;
  CHECK(code(eager_record_writer_create(ctx, (folder / "x").c_str(), &options, &w)) == EAGER_INVALID_ARGUMENT);
  CHECK(!std::filesystem::exists(folder / "x"));
}

TEST_CASE_METHOD(Events, "events: a full disk is an error of the very next call, also where little waits") {
  eager_event_writer_options each{};
  each.max_queue = 1;
  const EventWriter w = writer(each);
  scalar(w, "loss", 1, 1);
  const auto before_it = std::filesystem::file_size(eager_event_writer_path(w.get()));
  signal(SIGXFSZ, SIG_IGN);
  rlimit before;
  getrlimit(RLIMIT_FSIZE, &before);
  const rlimit small{before_it, before.rlim_max};
  setrlimit(RLIMIT_FSIZE, &small);
  const int32_t kept = code(eager_event_writer_scalar(w.get(), "loss", 2, 2));
  const int32_t next = code(eager_event_writer_scalar(w.get(), "loss", 3, 3));
  setrlimit(RLIMIT_FSIZE, &before);
  signal(SIGXFSZ, SIG_DFL);
  CHECK(kept == EAGER_OK);
  CHECK(next == EAGER_RESOURCE_EXHAUSTED);
  scalar(w, "loss", 4, 4);
  const std::vector<SeenEvent> all = seen(w);
  REQUIRE(all.size() == 4);
  CHECK(all[2].step == 2);
  CHECK(all[3].step == 4);
}

TEST_CASE_METHOD(Events, "events: a full disk is an error, and nothing is lost") {
  const EventWriter w = writer();
  signal(SIGXFSZ, SIG_IGN);
  rlimit before;
  getrlimit(RLIMIT_FSIZE, &before);
  const rlimit small{50000, before.rlim_max};
  setrlimit(RLIMIT_FSIZE, &small);
  size_t written = 0, failed = 0;
  for (int i = 0; i < 5000; ++i) {
    const int32_t c = code(eager_event_writer_scalar(w.get(), "loss", i, i));
    if (c == EAGER_OK) ++written;
    else failed += c == EAGER_RESOURCE_EXHAUSTED;
  }
  const int32_t at_flush = code(eager_event_writer_flush(w.get())), at_close = code(eager_event_writer_close(w.get()));
  setrlimit(RLIMIT_FSIZE, &before);
  signal(SIGXFSZ, SIG_DFL);
  CHECK(failed > 0);
  CHECK(written + failed == 5000);
  CHECK(at_flush == EAGER_RESOURCE_EXHAUSTED);
  CHECK(at_close == EAGER_RESOURCE_EXHAUSTED);
  check(eager_event_writer_close(w.get()));
  CHECK(events_of(eager_event_writer_path(w.get())).size() == written + 1);
}
