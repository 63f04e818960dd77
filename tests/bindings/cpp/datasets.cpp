// Datasets and iterators where errors are exceptions: each kind, callables, generators, errors, saving, ending.
#include <algorithm>
#include <atomic>
#include <fstream>
#include <functional>
#include <thread>

#include <unistd.h>

#include "check.h"

using namespace eager;

namespace {

using Element = std::vector<Tensor>;
using Texts = std::vector<std::string>;

std::string text(const Element& element) {
  std::string all;
  for (const Tensor& one : element) all += (all.empty() ? "" : " | ") + one.str();
  return all;
}

/// What is left of a run, an element a text; an error is one, too: "!" and its message.
Texts rest(const Iterator& it, size_t most = 1000) {
  Texts texts;
  while (texts.size() < most) {
    try {
      const std::optional<Element> element = it.next();
      if (!element) break;
      texts.push_back(text(*element));
    } catch (const std::exception& error) {
      texts.push_back(std::string("!") + error.what());
    }
  }
  return texts;
}
Texts all(const Dataset& dataset, size_t most = 1000) { return rest(Iterator(dataset), most); }

void check_texts(int line, const Texts& found, const Texts& expected) {
  if (found == expected) return;
  std::string shown;
  for (const std::string& one : found) shown += "\n  " + one;
  report(__FILE__, line, "it gives" + shown);
}
#define CHECK_TEXTS(found, ...) check_texts(__LINE__, found, Texts __VA_ARGS__)

const Spec kNumber{DType::int64, {}};

struct NoThrees : std::runtime_error {
  NoThrees() : std::runtime_error("no threes") {}
};

Op no_threes() {
  return host_op("no_threes",
                 [](const Element& x) {
                   if (x[0].item<int64_t>() == 3) throw NoThrees();
                   return x[0] + 100;
                 },
                 {kNumber});
}

/// A file that is gone with this.
struct File {
  explicit File(const std::string& name, const std::string& bytes)
      : path("/tmp/eager-" + std::to_string(getpid()) + "-" + name) {
    std::ofstream(path, std::ios::binary) << bytes;
  }
  ~File() { std::remove(path.c_str()); }
  const std::string path;
};

std::string little_endian(uint64_t value, int num_bytes) {
  std::string bytes;
  for (int i = 0; i < num_bytes; ++i) bytes += static_cast<char>(value >> (8 * i));
  return bytes;
}

/// A record as TFRecord files have it, with its checksums (CRC-32C, masked).
std::string record(const std::string& data) {
  const auto checksum = [](const std::string& bytes) {
    uint32_t crc = ~0u;
    for (const char byte : bytes) {
      crc ^= static_cast<uint8_t>(byte);
      for (int i = 0; i < 8; ++i) crc = crc >> 1 ^ (crc & 1 ? 0x82f63b78u : 0);
    }
    crc = ~crc;
    return little_endian((crc >> 15 | crc << 17) + 0xa282ead8u, 4);
  };
  const std::string length = little_endian(data.size(), 8);
  return length + checksum(length) + data + checksum(data);
}

int64_t resident_bytes() {
  std::ifstream file("/proc/self/statm");
  int64_t pages = 0, resident = 0;
  file >> pages >> resident;
  return resident * sysconf(_SC_PAGESIZE);
}

}  // namespace

// ---- Kinds

TEST(sources_in_memory) {
  const Tensor x{{1.f, 2.f}, {3.f, 4.f}, {5.f, 6.f}}, y{7, 8, 9};
  const Dataset pairs = Dataset::tensor_slices({x, y});
  CHECK_TEXTS(all(pairs), {"[1. 2.] | 7", "[3. 4.] | 8", "[5. 6.] | 9"});
  CHECK(pairs.size() == 3);
  CHECK(pairs.kind() == "tensor_slices");
  const std::vector<Spec> element = pairs.element();
  CHECK(element.size() == 2 && element[0].dtype == DType::float32 && element[0].shape == std::vector<int64_t>{2});
  CHECK(element[1].dtype == DType::int32 && element[1].shape.empty());
  CHECK_TEXTS(all(Dataset::tensor_slices(y)), {"7", "8", "9"});
  CHECK_TEXTS(all(Dataset::tensor_slices(Element{y, y})), {"7 | 7", "8 | 8", "9 | 9"});
  CHECK_TEXTS(all(Dataset::tensors({x, y})), {"[[1. 2.]\n [3. 4.]\n [5. 6.]] | [7 8 9]"});
  CHECK_TEXTS(all(Dataset::range(3)), {"0", "1", "2"});
  CHECK_TEXTS(all(Dataset::range(-2, data::RangeOptions().start(5).step(-3))), {"5", "2", "-1"});
  const Variable v(Tensor{1, 2}, "v");
  CHECK_TEXTS(all(Dataset::tensor_slices({v})), {"1", "2"});
}

TEST(sources_in_files) {
  const File first("lines-1", "a\nb\r\nc"), second("lines-2", "d\n");
  CHECK_TEXTS(all(Dataset::text_lines({first.path, second.path})), {"b'a'", "b'b'", "b'c'", "b'd'"});
  CHECK_TEXTS(all(Dataset::text_lines(first.path)), {"b'a'", "b'b'", "b'c'"});
  const data::TextLinesOptions in_turn = data::TextLinesOptions().cycle_length(2);
  CHECK_TEXTS(all(Dataset::text_lines(std::vector<std::string>{first.path, second.path}, in_turn)),
              {"b'a'", "b'd'", "b'b'", "b'c'"});
  const Texts failed =
      all(Dataset::text_lines(first.path, data::TextLinesOptions().compression(data::Compression::gzip)));
  CHECK(failed.size() == 1 && failed[0][0] == '!');

  const File records("records", record("one") + record("") + record("three"));
  CHECK_TEXTS(all(Dataset::records(records.path)), {"b'one'", "b''", "b'three'"});
  const File cut("cut", record("one") + record("two").substr(0, 14));
  const Iterator it(Dataset::records(cut.path));
  CHECK(text(*it.next()) == "b'one'");
  CHECK_FAILS(Code::data_loss, cut.path, it.next());
  CHECK(!it.next());

  const File fixed("fixed", "HHabcdefF");
  const auto options = data::FixedLengthRecordsOptions().header_bytes(2).footer_bytes(1);
  CHECK_TEXTS(all(Dataset::fixed_length_records(fixed.path, 3, options)), {"b'abc'", "b'def'"});

  const File idx("idx", std::string("\0\0\x08\x02\0\0\0\x02\0\0\0\x03", 12) + std::string("\1\2\3\4\5\6", 6));
  CHECK_TEXTS(all(Dataset::idx(idx.path)), {"[1 2 3]", "[4 5 6]"});
  CHECK_FAILS(Code::not_found, "nothing", Iterator(Dataset::idx("/nothing")));
}

TEST(steps_that_order) {
  const Dataset r = Dataset::range(5);
  CHECK_TEXTS(all(r.take(2)), {"0", "1"});
  CHECK_TEXTS(all(r.skip(3)), {"3", "4"});
  CHECK_TEXTS(all(r.shard(2, 1)), {"1", "3"});
  CHECK_TEXTS(all(r.take(2).repeat(3)), {"0", "1", "0", "1", "0", "1"});
  CHECK_TEXTS(all(r.take(2).repeat(data::RepeatOptions().count(2))), {"0", "1", "0", "1"});
  CHECK(all(r.repeat(), 12).size() == 12);
  CHECK(r.repeat().size() == Dataset::infinite);
  CHECK(r.filter([](const Tensor& x) { return greater(x, 1); }).size() == Dataset::unknown_size);
  CHECK_TEXTS(all(r.cache().repeat(2)), {"0", "1", "2", "3", "4", "0", "1", "2", "3", "4"});
  CHECK_TEXTS(all(r.prefetch()), {"0", "1", "2", "3", "4"});
  CHECK_TEXTS(all(r.prefetch(1)), {"0", "1", "2", "3", "4"});
  CHECK_TEXTS(all(r.prefetch_to_device("cpu:0")), {"0", "1", "2", "3", "4"});

  const Dataset once = r.shuffle(5, data::ShuffleOptions().seed(3).reshuffle_each_iteration(false));
  Texts order = all(once);
  CHECK(order == all(once));
  CHECK(order != all(r));
  std::sort(order.begin(), order.end());
  CHECK(order == all(r));
  const Dataset big = Dataset::range(100).shuffle(100);
  set_seed(7);
  const Texts drawn = all(big);
  set_seed(7);
  CHECK(all(Dataset::range(100).shuffle(100)) == drawn);
  CHECK(all(Dataset::range(100).shuffle(100)) != drawn);
}

TEST(steps_that_join) {
  const Dataset a = Dataset::range(2), b = Dataset::range(3);
  CHECK_TEXTS(all(Dataset::zip({a, b})), {"0 | 0", "1 | 1"});
  CHECK_TEXTS(all(Dataset::concatenate({a, b})), {"0", "1", "0", "1", "2"});
  CHECK_TEXTS(all(Dataset::interleave({a, b})), {"0", "0", "1", "1", "2"});
  CHECK_TEXTS(all(Dataset::interleave({b, b, a}, data::InterleaveOptions().cycle_length(2))),
              {"0", "0", "1", "1", "2", "2", "0", "1"});
  CHECK_FAILS(Code::invalid_argument, "one or more", Dataset::zip({}));
}

TEST(steps_that_batch) {
  const Dataset r = Dataset::range(5);
  CHECK_TEXTS(all(r.batch(2)), {"[0 1]", "[2 3]", "[4]"});
  CHECK_TEXTS(all(r.batch(2, data::BatchOptions().drop_remainder(true))), {"[0 1]", "[2 3]"});
  CHECK_TEXTS(all(r.window(3, data::WindowOptions().shift(2))), {"[0 1 2]", "[2 3 4]", "[4]"});
  CHECK_TEXTS(all(r.batch(3).unbatch()), {"0", "1", "2", "3", "4"});
  const Dataset uneven =
      Dataset::concatenate({Dataset::tensor_slices(Tensor{{1, 2}}), Dataset::tensor_slices(Tensor{{3, 4, 5}})});
  CHECK_TEXTS(all(uneven.padded_batch(2)), {"[[1 2 0]\n [3 4 5]]"});
  const auto options =
      data::PaddedBatchOptions().padding_values(Tensor::scalar(-1)).padded_shapes(Tensor(std::vector<int64_t>{4}));
  CHECK_TEXTS(all(uneven.padded_batch(2, options)), {"[[ 1  2 -1 -1]\n [ 3  4  5 -1]]"});
}

TEST(kinds_by_name) {
  const Dataset r = Dataset::make("range");
  r.set("stop", 4);
  const Dataset shuffled = Dataset::make("shuffle", {r});
  shuffled.set("buffer_size", int64_t(1));
  shuffled.set("reshuffle_each_iteration", false);
  CHECK_TEXTS(all(shuffled), {"0", "1", "2", "3"});
  CHECK_FAILS(Code::failed_precondition, "has been used", r.set("stop", 5));
  CHECK_FAILS(Code::invalid_argument, "no attribute", Dataset::make("range").set("stopp", 5));
  CHECK_FAILS(Code::not_found, "unknown kind", Dataset::make("shufle", {r}));
  const Dataset slices = Dataset::make("tensor_slices");
  slices.set("tensors", TensorList{Tensor{1, 2}, Tensor{3, 4}});
  CHECK_TEXTS(all(slices), {"1 | 3", "2 | 4"});
  const Dataset squares = Dataset::make("map", {r});
  squares.set("op", trace([](const Tensor& x) { return x * x; }, kNumber));
  CHECK_TEXTS(all(squares), {"0", "1", "4", "9"});
  CHECK_FAILS(Code::invalid_argument, "", Dataset().take(2));
  CHECK_FAILS(Code::invalid_argument, "", Dataset().size());
}

// ---- Callables

TEST(maps_take_callables_functions_and_ops) {
  const Dataset r = Dataset::range(4), pairs = Dataset::zip({r, r});
  CHECK_TEXTS(all(r.map([](const Tensor& x) { return x * x; })), {"0", "1", "4", "9"});
  CHECK_TEXTS(all(r.map([](const auto& x) { return x + 1; })), {"1", "2", "3", "4"});
  CHECK_TEXTS(all(pairs.map([](const Tensor& x, const Tensor& y) { return Element{y + 1, x}; }).take(1)), {"1 | 0"});
  CHECK_TEXTS(all(pairs.map([](const Element& x) { return x[0] + x[1]; })), {"0", "2", "4", "6"});
  CHECK_TEXTS(all(pairs.map([](const auto&... x) { return (x + ...); })), {"0", "2", "4", "6"});
  CHECK_TEXTS(all(r.map(square)), {"0", "1", "4", "9"});
  CHECK_TEXTS(all(r.map(Op("negative"))), {"0", "-1", "-2", "-3"});
  CHECK_TEXTS(all(r.map(trace([](const Tensor& x) { return x * 2; }, kNumber))), {"0", "2", "4", "6"});
  CHECK_FAILS(Code::invalid_argument, "does not take the 2 components", pairs.map([](const Tensor& x) { return x; }));
  CHECK_FAILS(Code::invalid_argument, "Incompatible shapes", Dataset::tensors({Tensor{1, 2}}).map([](const Tensor& x) {
    return x + Tensor{1, 2, 3};
  }));

  CHECK_TEXTS(all(r.filter([](const Tensor& x) { return greater(x, 1); })), {"2", "3"});
  CHECK_TEXTS(all(r.flat_map([](const Tensor& x) { return stack({x, x}); }).take(4)), {"0", "0", "1", "1"});
  for (int64_t threads : {1, 2, 8, -1}) {
    const Texts squares =
        all(Dataset::range(50).map([](const Tensor& x) { return x * x; }, data::MapOptions().num_threads(threads)));
    CHECK(squares.size() == 50 && squares[49] == "2401");
  }

  int traced = 0;  // a callable is traced once, and not run for each element
  CHECK(all(r.map([&](const Tensor& x) { return ++traced, x; })).size() == 4);
  CHECK(traced == 1);
  std::atomic<int> called{0};
  const Op counted = host_op("counted", [&](const Element& x) { return ++called, x[0]; }, {kNumber});
  for (int64_t threads : {0, 1, 3}) {
    called = 0;
    CHECK_TEXTS(all(r.map(counted, data::MapOptions().host_threads(threads)).prefetch()), {"0", "1", "2", "3"});
    CHECK(called == 4);
  }
}

TEST(wide_elements) {
  Element columns;
  for (int i = 0; i < 12; ++i) columns.push_back(Tensor{i, i + 100});
  const Dataset wide = Dataset::tensor_slices(columns);
  CHECK(wide.element().size() == 12);
  CHECK_TEXTS(all(wide.map([](const Element& x) { return Element{x[11], x[0]}; })), {"11 | 0", "111 | 100"});
  CHECK(Iterator(wide).next()->size() == 12);
}

// ---- Loops

TEST(loops) {
  int64_t sum = 0, batches = 0;
  for (const std::vector<Tensor>& batch : Dataset::range(10).batch(4)) {
    for (const int64_t one : batch[0].to_vector<int64_t>()) sum += one;
    ++batches;
  }
  CHECK(sum == 45 && batches == 3);
  const Iterator it = Dataset::range(5).iterate();
  CHECK(text(*it.next()) == "0");
  int64_t left = 0;
  for (const auto& element : it) left += element[0].item<int64_t>();
  CHECK(left == 10);
  CHECK(!it.next());
  CHECK(!it.next());
  const Dataset r = Dataset::range(3);
  CHECK(std::distance(r.begin(), r.end()) == 3);
  auto at = r.begin();
  CHECK((*at++)[0].item<int64_t>() == 0 && (*at)[0].item<int64_t>() == 1 && at->size() == 1);
  CHECK(at != r.end() && at == at);
  for (const auto& none : Dataset::range(0)) CHECK(none.empty());
}

// ---- Errors

TEST(errors_come_at_their_element) {
  for (int64_t threads : {0, 1, 3}) {
    const Dataset d = Dataset::range(6).map(no_threes(), data::MapOptions().host_threads(threads));
    CHECK_TEXTS(all(d), {"100", "101", "102", "!no threes", "104", "105"});
    CHECK_TEXTS(all(d.prefetch().batch(4)), {"!no threes", "[100 101 102 104]", "[105]"});
    int seen = 0;
    bool thrown = false;
    try {
      for (const Element& one : d) seen += static_cast<int>(one.size());
    } catch (const NoThrees&) {  // the program's own exception
      thrown = true;
    }
    CHECK(thrown && seen == 3);
  }
  CHECK_FAILS(Code::invalid_argument, "batch_size must be at least 1", Dataset::range(3).batch(0).iterate());
  CHECK_FAILS(Code::invalid_argument, "is a scalar", Dataset::range(3).unbatch().element());
  CHECK_FAILS(Code::invalid_argument, "bool scalar", Dataset::range(3).filter(Op("negative")).size());
  CHECK_FAILS(Code::failed_precondition, "traced",
              trace(
                  [](const Tensor& x) {
                    Dataset::range(3).iterate();
                    return x;
                  },
                  kNumber));
  CHECK_FAILS(Code::invalid_argument, "", Iterator().next());
  CHECK_FAILS(Code::invalid_argument, "", Iterator().save());
  CHECK_FAILS(Code::invalid_argument, "", Iterator().stop());
}

// ---- Generators

TEST(generators) {
  // Of an element's number.
  const auto squares = [](int64_t i) { return i < 4 ? std::optional<Tensor>(Tensor::scalar(i * i)) : std::nullopt; };
  CHECK_TEXTS(all(Dataset::generator(squares, {kNumber}).repeat(2)), {"0", "1", "4", "9", "0", "1", "4", "9"});
  CHECK(Dataset::generator(squares, {kNumber}).size() == Dataset::unknown_size);
  // A function for each epoch.
  std::atomic<int> epochs{0};
  const auto words = [&epochs] {
    ++epochs;
    return [left = std::vector<std::string>{"b", "a"}]() mutable -> std::optional<Element> {
      if (left.empty()) return std::nullopt;
      const std::string word = left.back();
      left.pop_back();
      return Element{Tensor::strings({word}, {1}), Tensor::scalar(static_cast<int32_t>(left.size()))};
    };
  };
  const std::vector<Spec> pair{{DType::string, {-1}}, {DType::int32, {}}};
  CHECK_TEXTS(all(Dataset::generator(words, pair).repeat(2)), {"[b'a'] | 1", "[b'b'] | 0", "[b'a'] | 1", "[b'b'] | 0"});
  CHECK(epochs == 2);
  const Dataset ahead = Dataset::generator(words, pair, data::GeneratorOptions().host_threads(1)).prefetch();
  CHECK_TEXTS(all(ahead), {"[b'a'] | 1", "[b'b'] | 0"});
  // Without an end.
  const auto forever = [] { return [i = int64_t(0)]() mutable { return Tensor::scalar(i++); }; };
  CHECK_TEXTS(all(Dataset::generator(forever, {kNumber}).skip(3).take(2)), {"3", "4"});
  // With a size, in any order.
  const auto tens = [](int64_t i) { return Tensor::scalar(i * 10); };
  const Dataset sized = Dataset::generator(tens, {kNumber}, data::GeneratorOptions().size(4));
  CHECK(sized.size() == 4);
  CHECK_TEXTS(all(sized.batch(3)), {"[ 0 10 20]", "[30]"});
  Texts order = all(sized.shuffle(4, data::ShuffleOptions().seed(1)));
  std::sort(order.begin(), order.end());
  CHECK(order == (Texts{"0", "10", "20", "30"}));
  CHECK_TEXTS(all(Dataset::generator(forever, {kNumber}, data::GeneratorOptions().size(2))),
              {"0", "!a generator with a size needs a function of the element's number"});
}

TEST(generators_fail) {
  const auto broken = [](int64_t i) -> std::optional<Tensor> {
    if (i == 1) throw NoThrees();
    return i < 3 ? std::optional<Tensor>(Tensor::scalar(i)) : std::nullopt;
  };
  CHECK_TEXTS(all(Dataset::generator(broken, {kNumber})), {"0", "!no threes", "2"});
  const Iterator it(Dataset::generator(broken, {kNumber}).prefetch());
  it.next();
  bool thrown = false;
  try {
    it.next();
  } catch (const NoThrees&) {
    thrown = true;
  }
  CHECK(thrown);
  const auto other = [](int64_t) { return Tensor::scalar(1.f); };
  CHECK_FAILS(Code::invalid_argument, "declared was int64", Iterator(Dataset::generator(other, {kNumber})).next());
  const auto two = [](int64_t) { return Element{Tensor::scalar(1), Tensor::scalar(2)}; };
  CHECK_FAILS(Code::invalid_argument, "", Iterator(Dataset::generator(two, {kNumber})).next());
  const auto no_factory = []() -> std::function<Tensor()> { throw NoThrees(); };
  CHECK_TEXTS(all(Dataset::generator(no_factory, {kNumber})), {"!no threes"});
}

TEST(what_callbacks_hold_ends) {
  const auto held = std::make_shared<int>(0);
  {
    const auto epoch = [held] { return [held, i = int64_t(0)]() mutable { return Tensor::scalar(i++); }; };
    const Dataset d =
        Dataset::generator(epoch, {kNumber}).map(host_op("f", [held](const Element& x) { return x[0]; }, {kNumber}));
    const Iterator it(d);
    it.next();
    CHECK(held.use_count() == 5);  // this one, epoch, the generator, its state, the op
  }
  CHECK(held.use_count() == 1);
}

// ---- Saving and ending

TEST(iterators_save_their_place) {
  set_seed(4);
  const Dataset d = Dataset::range(40)
                        .shuffle(7, data::ShuffleOptions().seed(5))
                        .map([](const Tensor& x) { return x * 2; }, data::MapOptions().num_threads(2))
                        .batch(3)
                        .repeat(2)
                        .prefetch();
  const Iterator it(d);
  CHECK(rest(it, 5).size() == 5);
  const Tensor place = it.save();
  CHECK(place.dtype() == DType::uint8 && place.rank() == 1);
  const Texts expected = rest(it);
  CHECK(expected.size() == 23);
  it.restore(place);
  CHECK(rest(it) == expected);
  const Iterator other(d);
  other.restore(place);
  CHECK(rest(other) == expected);

  const Dataset r = Dataset::range(9);  // a default that is given changes nothing
  Iterator(Dataset::range(9, data::RangeOptions().start(0).step(1))).restore(Iterator(r).save());
  CHECK_FAILS(Code::invalid_argument, "another pipeline", Iterator(d.take(3)).restore(place));
  const Iterator fresh(d);
  CHECK_FAILS(Code::invalid_argument, "no iterator's state", fresh.restore(Tensor(std::vector<uint8_t>{1, 2, 3})));
  CHECK_FAILS(Code::invalid_argument, "uint8", fresh.restore(Tensor{1.f}));
  const auto forever = [] { return [i = int64_t(0)]() mutable { return Tensor::scalar(i++); }; };
  const Iterator place_of_code(Dataset::generator(forever, {kNumber}));
  rest(place_of_code, 3);
  const Tensor third = place_of_code.save();
  CHECK(rest(place_of_code, 1) == Texts{"3"});
  place_of_code.restore(third);
  CHECK(rest(place_of_code, 1) == Texts{"3"});
  const Iterator never(Dataset::generator(forever, {kNumber}, data::GeneratorOptions().can_skip(false)));
  CHECK_FAILS(Code::failed_precondition, "cannot be skipped", never.save());
}

TEST(iterators_stop) {
  const Dataset d = Dataset::range(1000).repeat().map([](const Tensor& x) { return x * x; }).prefetch();
  const Iterator it(d), copy = it;
  CHECK(text(*it.next()) == "0" && text(*copy.next()) == "1");
  CHECK(it.stats().find("\"kind\":\"prefetch\"") != std::string::npos ||
        it.stats().find("\"kind\": \"prefetch\"") != std::string::npos);
  CHECK(!it.is_stopped());
  copy.stop();
  CHECK(it.is_stopped());
  CHECK_FAILS(Code::failed_precondition, "has been stopped", it.next());
  it.stop();

  // Nothing ever passes, until another thread ends it.
  const Dataset never = Dataset::range(9).repeat().filter([](const Tensor& x) { return not_equal(x, x); }).prefetch();
  const Iterator waiting(never);
  std::thread stopper([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    waiting.stop();
  });
  CHECK(rest(waiting, 1).front().find("has been stopped") != std::string::npos);
  stopper.join();
}

TEST(interrupts_end_a_wait) {
  struct Interrupt {};
  const Dataset never = Dataset::range(9).repeat().filter([](const Tensor& x) { return not_equal(x, x); }).prefetch();
  set_interrupt([] { throw Interrupt(); });
  const Iterator it(never);
  clear_interrupt();
  bool thrown = false;
  try {
    it.next();
  } catch (const Interrupt&) {
    thrown = true;
  }
  CHECK(thrown);
}

// The end of an iterator waits for its threads, so that code may refer to what lives as long; but not where the library
// destroys what it kept.
TEST(iterators_end) {
  for (int i = 0; i < 20; ++i) {
    int64_t calls = 0;
    const Op slow = host_op("slow",
                            [&calls](const Element& x) {
                              std::this_thread::sleep_for(std::chrono::milliseconds(1));
                              return ++calls, x[0];
                            },
                            {kNumber});
    const Dataset d = Dataset::range(9).repeat().map(slow, data::MapOptions().host_threads(1)).prefetch();
    Iterator(d).next();
    const int64_t after = calls;
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    CHECK(calls == after);
    for (const Element& one : d) {
      if (one[0].item<int64_t>() == 1) break;
    }
  }
  Iterator inner(Dataset::range(3).prefetch());
  const Op reads = host_op("reads", [inner](const Element&) { return (*inner.next())[0]; }, {kNumber});
  inner = Iterator();
  CHECK_TEXTS(all(Dataset::range(3).map(reads)), {"0", "1", "2"});
}

TEST(iterators_are_used_on_other_threads) {
  const Dataset d = Dataset::range(100).batch(10);
  std::vector<std::thread> threads;
  std::atomic<int64_t> sum{0};
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      for (const Element& batch : d) sum += eager::sum(batch[0]).item<int64_t>();
    });
  }
  for (std::thread& one : threads) one.join();
  CHECK(sum == 4 * 4950);
}

TEST(memory_stays_flat) {
  const Dataset d =
      Dataset::range(64).repeat().map([](const Tensor& x) { return x + 1; }).batch(2).take(100000).prefetch();
  int64_t count = 0, live = 0, most_live = 0;
  [[maybe_unused]] int64_t resident = 0;
  for (const Element& batch : d) {
    if (++count == 10000) live = memory_info().live_tensors, resident = resident_bytes();
    if (count > 10000 && count % 1000 == 0) most_live = std::max(most_live, memory_info().live_tensors);
    CHECK(batch.size() == 1);
  }
  CHECK(count == 100000);
  CHECK(most_live <= live + 16);
#if !defined(EAGER_TESTS_SANITIZED) && !defined(__SANITIZE_ADDRESS__)  // which keep what was freed
  CHECK(resident_bytes() - resident < (8 << 20));
#endif
}

// ---- The end of the program

namespace {

/// Ends with the program, slowly. Code of a pipeline must not run any more then.
struct Place {
  std::atomic<bool> is_there{true};
  ~Place() {
    is_there = false;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
} place;

Dataset endless() {
  const Op code = host_op("code",
                          [](const Element& x) {
                            if (!place.is_there) {
                              std::fputs("a pipeline's code runs when the program has ended\n", stderr);
                              std::_Exit(1);
                            }
                            return x[0];
                          },
                          {kNumber});
  return Dataset::range(1 << 30).map(code, data::MapOptions().host_threads(1)).batch(100).prefetch(4);
}

/// Returns from main while a pipeline runs the program's code: that of an iterator which is static, or never ends.
int end_with_a_live_iterator(bool is_static) {
  const Iterator made(endless());
  std::thread([made] {
    try {
      while (made.next()) {
      }
    } catch (const Error&) {  // it has been stopped
    }
    std::this_thread::sleep_for(std::chrono::hours(1));
  }).detach();
  if (is_static) {
    static const Iterator kept(endless());
    kept.next();
  }
  std::this_thread::sleep_for(std::chrono::milliseconds(10));
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc > 1 && std::string(argv[1]) == "--end") return end_with_a_live_iterator(argc > 2);
  return run_tests(argc, argv);
}
