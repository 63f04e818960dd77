// Runs the rows of conformance, each with a context of its own, and prints how many there were. It is compiled twice: where
// errors are exceptions, and where they are results.
#include "conformance.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>

using namespace eager;

namespace {

std::vector<Row>& rows() {
  static std::vector<Row> all;
  return all;
}

template <class To, class From>
Fallible<Tensor> converted(Values<int64_t> dims, Values<From> values) {
  std::vector<To> elements;
  for (const From value : values) elements.push_back(static_cast<To>(value));
  return Tensor::from(elements, dims);
}

template <class From>
Fallible<Tensor> whole(DType dtype, Values<int64_t> dims, Values<From> values) {
  switch (dtype) {
    case DType::int8: return converted<int8_t>(dims, values);
    case DType::int16: return converted<int16_t>(dims, values);
    case DType::int32: return converted<int32_t>(dims, values);
    case DType::int64: return converted<int64_t>(dims, values);
    case DType::uint8: return converted<uint8_t>(dims, values);
    case DType::uint16: return converted<uint16_t>(dims, values);
    case DType::uint32: return converted<uint32_t>(dims, values);
    default: return converted<uint64_t>(dims, values);
  }
}

// Through is a type that the elements become first: half floats become float alone.
template <class To, class Element, class Through = Element>
Fallible<std::vector<To>> elements(const Tensor& t) {
  EAGER_TRY(const View<Element> view, t.view<Element>());
  std::vector<To> values;
  for (const Element& value : view) values.push_back(static_cast<To>(static_cast<Through>(value)));
  return values;
}

template <class To>
Fallible<std::vector<To>> whole_elements(const Tensor& t) {
  switch (t.dtype()) {
    case DType::int8: return elements<To, int8_t>(t);
    case DType::int16: return elements<To, int16_t>(t);
    case DType::int32: return elements<To, int32_t>(t);
    case DType::int64: return elements<To, int64_t>(t);
    case DType::uint8: return elements<To, uint8_t>(t);
    case DType::uint16: return elements<To, uint16_t>(t);
    case DType::uint32: return elements<To, uint32_t>(t);
    default: return elements<To, uint64_t>(t);
  }
}

Fallible<std::vector<double>> double_elements(const Tensor& t) {
  switch (t.dtype()) {
    case DType::float16: return elements<double, Float16, float>(t);
    case DType::bfloat16: return elements<double, BFloat16, float>(t);
    case DType::float32: return elements<double, float>(t);
    default: return elements<double, double>(t);
  }
}

Fallible<void> fail(const std::string& text) { return failed<void>(Code::internal, text); }

// The distance from |value| to the next larger number of the dtype.
double spacing(DType dtype, double value) {
  const bool half = dtype == DType::float16, bfloat = dtype == DType::bfloat16;
  const bool single = dtype == DType::float32 || dtype == DType::complex64;
  const int digits = half ? 11 : bfloat ? 8 : single ? 24 : 53;
  const int least = half ? -24 : bfloat ? -133 : single ? -149 : -1074;
  int exponent = least + digits;
  if (value != 0) std::frexp(value, &exponent);
  return std::ldexp(1.0, std::max(exponent - digits, least));
}

bool close(double got, double expected, double tolerance) {
  if (std::isnan(expected)) return std::isnan(got);
  if (tolerance == 0 || std::isinf(expected)) return got == expected && std::signbit(got) == std::signbit(expected);
  return std::fabs(got - expected) <= tolerance;
}

Fallible<void> expect_kind(const Tensor& t, DType dtype, Values<int64_t> dims, size_t count) {
  if (!t) return fail("there is no tensor");
  if (t.dtype() != dtype) return fail("the dtype is " + name(t.dtype()) + ", not " + name(dtype));
  const std::vector<int64_t> shape = t.shape();
  if (!std::equal(shape.begin(), shape.end(), dims.begin(), dims.end())) return fail("the shape is another");
  if (t.num_elements() != static_cast<int64_t>(count)) return fail("the number of elements is another");
  return done();
}

Fallible<void> fail_at(size_t i, const Tensor& t) {
  EAGER_TRY(const std::string text, t.str());
  return fail("element " + std::to_string(i) + " is another, of " + text);
}

template <class Got, class T>
Fallible<void> expect_same(const Tensor& t, const Got& got, Values<T> values) {
  for (size_t i = 0; i < values.size(); ++i) {
    if (got[i] != values.begin()[i]) return fail_at(i, t);
  }
  return done();
}

int64_t live_tensors() {
#ifdef EAGER_RESULTS
  return memory_info().value().live_tensors;
#else
  return memory_info().live_tensors;
#endif
}

Fallible<void> run_in_context(const Row& row) {
  EAGER_TRY(const Context context, Context::make());
  EAGER_TRY(const auto scope, ContextScope::make(context));
  return row.function();
}

// The folder of the row's files, which is made for the first of them.
std::filesystem::path row_folder;

Fallible<std::string> file_of_row(const std::string& file) {
  if (row_folder.empty()) {
    std::string path = (std::filesystem::temp_directory_path() / "eager-XXXXXX").string();
    if (!mkdtemp(path.data())) return failed<std::string>(Code::internal, "no temporary folder");
    row_folder = path;
  }
  return (row_folder / file).string();
}

struct FilesOfRow {
  ~FilesOfRow() {
    if (!row_folder.empty()) std::filesystem::remove_all(row_folder);
    row_folder.clear();
  }
};

// Reports whether the row passes.
bool run(const Row& row) {
  const FilesOfRow files;
  const int64_t before = live_tensors();
  if (const std::optional<Error> error = error_of([&] { return run_in_context(row); })) {
    std::printf("FAILED  %s: %s\n", row.name, error->what());
    return false;
  }
  if (live_tensors() == before) return true;
  std::printf("FAILED  %s: %lld tensors are left\n", row.name, static_cast<long long>(live_tensors() - before));
  return false;
}

std::filesystem::path folder() {
  const char* name = std::getenv("EAGER_CONFORMANCE_FILES");
  return name ? name : "";
}

}  // namespace

Row::Row(const char* row_name, Fallible<void> (*row_function)()) : name(row_name), function(row_function) {
  rows().push_back(*this);
}

Fallible<Tensor> floats(DType dtype, Values<int64_t> dims, Values<double> values) {
  switch (dtype) {
    case DType::float16:
    case DType::bfloat16: {
      std::vector<Float16> halves;
      std::vector<BFloat16> bfloats;
      for (const double value : values) {
        halves.emplace_back(static_cast<float>(value));
        bfloats.emplace_back(static_cast<float>(value));
      }
      return dtype == DType::float16 ? Tensor::from(halves, dims) : Tensor::from(bfloats, dims);
    }
    case DType::float32: return converted<float>(dims, values);
    default: return Tensor::from(std::vector<double>(values), dims);
  }
}
Fallible<Tensor> integers(DType dtype, Values<int64_t> dims, Values<int64_t> values) {
  return whole(dtype, dims, values);
}
Fallible<Tensor> unsigneds(DType dtype, Values<int64_t> dims, Values<uint64_t> values) {
  return whole(dtype, dims, values);
}
Fallible<Tensor> booleans(DType, Values<int64_t> dims, Values<bool> values) {
  return Tensor::from(std::vector<bool>(values), dims);
}
Fallible<Tensor> complexes(DType dtype, Values<int64_t> dims, Values<Complex> values) {
  if (dtype == DType::complex128) return Tensor::from(std::vector<Complex>(values), dims);
  return converted<std::complex<float>>(dims, values);
}
Fallible<Tensor> strings(DType, Values<int64_t> dims, Values<std::string_view> values) {
  return Tensor::strings(std::vector<std::string>(values.begin(), values.end()), dims);
}

Fallible<void> expect_floats(const Tensor& t, DType dtype, Values<int64_t> dims, Values<double> values, double ulp) {
  EAGER_DO(expect_kind(t, dtype, dims, values.size()));
  EAGER_TRY(const Tensor here, t.to("cpu:0"));
  EAGER_TRY(const Tensor dense, here.to_dense());
  EAGER_TRY(const std::vector<double> got, double_elements(dense));
  for (size_t i = 0; i < values.size(); ++i) {
    const double value = values.begin()[i];
    const double tolerance = std::isfinite(value) ? ulp * spacing(dtype, value) : 0;
    if (!close(got[i], value, tolerance)) return fail_at(i, t);
  }
  return done();
}
Fallible<void> expect_integers(const Tensor& t, DType dtype, Values<int64_t> dims, Values<int64_t> values, double) {
  EAGER_DO(expect_kind(t, dtype, dims, values.size()));
  EAGER_TRY(const std::vector<int64_t> got, whole_elements<int64_t>(t));
  return expect_same(t, got, values);
}
Fallible<void> expect_unsigneds(const Tensor& t, DType dtype, Values<int64_t> dims, Values<uint64_t> values, double) {
  EAGER_DO(expect_kind(t, dtype, dims, values.size()));
  EAGER_TRY(const std::vector<uint64_t> got, whole_elements<uint64_t>(t));
  return expect_same(t, got, values);
}
Fallible<void> expect_booleans(const Tensor& t, DType dtype, Values<int64_t> dims, Values<bool> values, double) {
  EAGER_DO(expect_kind(t, dtype, dims, values.size()));
  EAGER_TRY(const std::vector<bool> got, t.to_vector<bool>());
  return expect_same(t, got, values);
}
Fallible<void> expect_complexes(const Tensor& t, DType dtype, Values<int64_t> dims, Values<Complex> values,
                                double ulp) {
  EAGER_DO(expect_kind(t, dtype, dims, values.size()));
  const bool is_double = dtype == DType::complex128;
  EAGER_TRY(const std::vector<Complex> got,
            is_double ? elements<Complex, Complex>(t) : elements<Complex, std::complex<float>>(t));
  for (size_t i = 0; i < values.size(); ++i) {
    const Complex value = values.begin()[i];
    const double largest = std::max(std::fabs(value.real()), std::fabs(value.imag()));
    const double tolerance =
        std::isfinite(value.real()) && std::isfinite(value.imag()) ? ulp * spacing(dtype, largest) : 0;
    if (!close(got[i].real(), value.real(), tolerance) || !close(got[i].imag(), value.imag(), tolerance))
      return fail_at(i, t);
  }
  return done();
}
Fallible<void> expect_strings(const Tensor& t, DType dtype, Values<int64_t> dims, Values<std::string_view> values,
                              double) {
  EAGER_DO(expect_kind(t, dtype, dims, values.size()));
  EAGER_TRY(const std::vector<std::string> got, t.to_strings());
  return expect_same(t, got, values);
}

Fallible<void> expect_none(const Tensor& t) { return t ? fail("there is a gradient where no path leads") : done(); }
Fallible<void> expect_text(const Tensor& t, const char* text) {
  EAGER_TRY(const std::string got, t.str());
  return got != text ? fail("the text is " + got) : done();
}
Fallible<Variable> layer_variable(const Layer& layer, const std::string& name) {
  const Variable found = layer.variable(name);
  return found ? Fallible<Variable>(found) : failed<Variable>(Code::not_found, name);
}

// Gives the text of the next element; nothing at the end.
static Fallible<std::optional<std::string>> next_text(const Iterator& it) {
  std::optional<std::vector<Tensor>> element;
  const std::optional<Error> error = error_of([&]() -> Fallible<void> {
    EAGER_TRY(element, it.next());
    return done();
  });
  if (error) return std::optional<std::string>("!" + name(error->code()));
  if (!element) return std::optional<std::string>();
  std::string text;
  for (const Tensor& one : *element) {
    EAGER_TRY(const std::string part, one.str());
    text += (text.empty() ? "" : " | ") + part;
  }
  return std::optional<std::string>(text);
}

static Fallible<void> expect_texts(const Iterator& it, const std::vector<std::string>& texts, size_t first,
                                   size_t end) {
  for (size_t i = first; i < end; ++i) {
    EAGER_TRY(const std::optional<std::string> text, next_text(it));
    const std::string found = text ? *text : "not there";
    if (found != texts[i]) return fail("element " + std::to_string(i) + " is " + found + ", not " + texts[i]);
  }
  return done();
}

Fallible<void> expect_elements(const Dataset& dataset, const std::vector<std::string>& texts, int saved_at, bool more) {
  EAGER_TRY(const Iterator it, Iterator::make(dataset));
  const size_t first = saved_at < 0 ? 0 : static_cast<size_t>(saved_at);
  EAGER_DO(expect_texts(it, texts, 0, first));
  Tensor place;
  if (saved_at >= 0) {
    EAGER_TRY(place, it.save());
  }
  for (int i = 0; i < (saved_at < 0 ? 1 : 2); ++i) {
    if (i > 0) EAGER_DO(it.restore(place));
    EAGER_DO(expect_texts(it, texts, first, texts.size()));
    if (more) continue;
    EAGER_TRY(const std::optional<std::string> last, next_text(it));
    if (last) return fail("there is another element, " + *last);
  }
  return done();
}

Fallible<Checkpoint> checkpoint(const std::string& file, const Sequential& model, const Optimizer* optimizer,
                                const std::vector<std::pair<std::string, Tensor>>& tensors,
                                const std::vector<std::pair<std::string, std::string>>& texts,
                                const std::vector<std::string>& keys) {
  EAGER_TRY(const CheckpointWriter writer, CheckpointWriter::make());
  EAGER_DO(writer.add("model", model));
  if (optimizer) EAGER_DO(writer.add("optimizer", *optimizer));
  for (const auto& [key, tensor] : tensors) EAGER_DO(writer.add(key, tensor));
  for (const auto& [key, text] : texts) EAGER_DO(writer.add(key, text));
  EAGER_DO(writer.add_random_state());
  EAGER_TRY(const std::string path, file_of_row(file));
  EAGER_DO(writer.commit(path));
  EAGER_TRY(const Checkpoint opened, Checkpoint::open(path));
  EAGER_TRY(const std::vector<Checkpoint::Entry> entries, opened.entries());
  std::vector<std::string> found;
  for (const Checkpoint::Entry& entry : entries) found.push_back(entry.key);
  if (found != keys) return failed<Checkpoint>(Code::internal, "the checkpoint has other keys");
  for (const auto& [key, text] : texts) {
    EAGER_TRY(const std::string read, opened.text(key));
    if (read != text) return failed<Checkpoint>(Code::internal, "the text " + key + " is " + read);
  }
  return opened;
}

Fallible<void> restore(const Checkpoint& checkpoint, const Sequential& model, const Optimizer* optimizer) {
  EAGER_DO(checkpoint.restore("model", model));
  if (optimizer) EAGER_DO(checkpoint.restore("optimizer", *optimizer, "model", model));
  return checkpoint.restore_random_state();
}

Fallible<std::string> write_records(const std::string& file, Compression compression,
                                    const std::vector<std::string>& records) {
  EAGER_TRY(const std::string path, file_of_row(file));
  EAGER_TRY(const RecordWriter writer, RecordWriter::open(path, compression));
  for (const std::string& record : records) EAGER_DO(writer.write(record));
  EAGER_DO(writer.close());
  return path;
}

Fallible<std::string> write_events(const std::vector<Scalar>& scalars) {
  EAGER_TRY(const std::string folder, file_of_row(""));
  EAGER_TRY(const EventWriter writer, EventWriter::open(folder));
  for (const Scalar& one : scalars) EAGER_DO(writer.scalar(one.tag, one.value, one.step));
  EAGER_DO(writer.close());
  return writer.path();
}

Fallible<void> expect_sparse(const Tensor& t, bool is) {
  if (t.is_sparse_rows() == is) return done();
  return fail(is ? "the tensor is dense" : "the tensor is sparse rows");
}
Fallible<void> expect_count(const std::vector<Tensor>& list, size_t count) {
  return list.size() != count ? fail(std::to_string(list.size()) + " tensors came out") : done();
}

Fallible<void> compare_error(const std::optional<Error>& error, Code code, const char* op, const char* message) {
  if (!error) return fail("a step succeeded that must fail with " + name(code));
  if (error->code() != code) return fail("the error is " + name(error->code()) + ": " + error->what());
  if (op && std::strcmp(error->op(), op) != 0) return fail(std::string("the error's op is ") + error->op());
  if (message && std::strcmp(error->what(), message) != 0) return fail(std::string("the message is ") + error->what());
  return done();
}

Fallible<void> save(const Function& f, const std::string& file) {
  return folder().empty() ? done() : f.save((folder() / ("cpp-" + file)).string());
}

Fallible<std::vector<std::string>> saved(const std::string& file) {
  std::vector<std::string> found;
  if (folder().empty()) return found;
  for (const auto& entry : std::filesystem::directory_iterator(folder())) {
    const std::string path = entry.path().string(), end = "-" + file;
    if (path.size() > end.size() && path.compare(path.size() - end.size(), end.size(), end) == 0) found.push_back(path);
  }
  return found.empty() ? failed<std::vector<std::string>>(Code::internal, "no language saved " + file) : found;
}

Fallible<Function> load_bytes(const std::string& bytes) {
  EAGER_TRY(const std::string path, file_of_row("function"));
  std::ofstream(path, std::ios::binary) << bytes;
  return Function::load(path);
}

int main() {
  size_t failed = 0;
  for (const Row& row : rows()) failed += !run(row);
#ifdef EAGER_RESULTS
  const char* language = "C++ without exceptions";
#else
  const char* language = "C++";
#endif
  std::printf("%s: %zu rows of conformance\n", language, rows().size());
  return failed ? 1 : 0;
}
