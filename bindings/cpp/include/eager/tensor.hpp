// Tensors: values that do not change.
#ifndef EAGER_TENSOR_HPP_
#define EAGER_TENSOR_HPP_

#include "context.hpp"
#include "elements.hpp"

EAGER_NAMESPACE_BEGIN

class Tensor;

/// The elements of a tensor on the host, where they lie. A view keeps them alive.
template <class T>
class View;

/// A tensor for another library: a DLManagedTensorVersioned (DLPack 1.x), to which its deleter is called unless it is
/// handed over.
class DLPack {
 public:
  explicit DLPack(void* managed) noexcept : managed_(static_cast<Managed*>(managed)) {}
  DLPack(DLPack&& other) noexcept : managed_(other.release_managed()) {}
  DLPack& operator=(DLPack&& other) noexcept {
    std::swap(managed_, other.managed_);
    return *this;
  }
  ~DLPack() {
    if (managed_ && managed_->deleter) managed_->deleter(managed_);
  }

  void* get() const noexcept { return managed_; }
  /// Hands it over to the caller, who passes it on or calls its deleter.
  void* detach() noexcept { return release_managed(); }

 private:
  struct Managed {  // as DLPack's header has it
    uint32_t major, minor;
    void* manager;
    void (*deleter)(Managed*);
  };

  Managed* release_managed() noexcept { return std::exchange(managed_, nullptr); }

  Managed* managed_;
};

/// How a tensor is given to another library.
class DLPackOptions {
 public:
  /// A GPU's stream on which the consumer reads. Default: the call waits for the data.
  DLPackOptions& stream(void* value) { return options_.stream = value, *this; }
  /// Whether the consumer gets memory of its own, which it may write to. Default: false.
  DLPackOptions& copy(bool value) { return options_.copy = value, *this; }

  const eager_dlpack_options* get() const { return &options_; }

 private:
  eager_dlpack_options options_ = {sizeof(eager_dlpack_options), nullptr, 0};
};

/// How a tensor's text looks: NumPy's print options, of which none is negative.
class FormatOptions {
 public:
  /// The most digits behind the point. Default: 8.
  FormatOptions& precision(int32_t value) { return precision_ = value, *this; }
  /// How many elements a summary shows at each end of an axis. Default: 3.
  FormatOptions& edge_items(int32_t value) { return edge_items_ = value, *this; }
  /// The most elements that are shown without a summary. Default: 1000.
  FormatOptions& threshold(int64_t value) { return threshold_ = value, *this; }
  /// The characters in a line. Default: 75.
  FormatOptions& line_width(int32_t value) { return line_width_ = value, *this; }
  /// Whether small numbers have no exponents. Default: false.
  FormatOptions& suppress(bool value) { return suppress_ = value, *this; }

 private:
  friend class Tensor;

  // In the struct of C 0 stands for the default, and -1 for 0.
  template <class T>
  static eager_status* put(T& to, std::optional<T> value, const char* name) {
    if (value && *value < 0) return detail::invalid((name + (" is negative: " + std::to_string(*value))).c_str());
    if (value) to = *value ? *value : -1;
    return nullptr;
  }
  eager_status* put(eager_format_options& to) const {
    to = {sizeof to, 0, 0, 0, 0, suppress_};
    eager_status* status = put(to.precision, precision_, "precision");
    if (!status) status = put(to.edge_items, edge_items_, "edge_items");
    if (!status) status = put(to.threshold, threshold_, "threshold");
    if (!status) status = put(to.line_width, line_width_, "line_width");
    return status;
  }

  std::optional<int32_t> precision_, edge_items_, line_width_;
  std::optional<int64_t> threshold_;
  bool suppress_ = false;
};

struct SparseRows;

/// A tensor: a dtype, dims, and elements, which never change. Copies share them. A tensor that was moved from, or made
/// without arguments, is empty: it stands for an input or a gradient that is absent, and other calls refuse it.
class Tensor : public Handle<eager_tensor, eager_tensor_retain, eager_tensor_release> {
 public:
  Tensor() noexcept = default;

  /// Takes a handle over that a call of the C interface gave.
  static Tensor take(eager_tensor* owned) noexcept { return Tensor(owned); }
  /// Another reference to a handle.
  static Tensor share(eager_tensor* borrowed) noexcept {
    eager_tensor_retain(borrowed);
    return Tensor(borrowed);
  }

  /// A tensor of nested lists: of({1, 2}), of({{1.f, 2.f}, {3.f, 4.f}}). The numbers' type gives the dtype.
  /// INVALID_ARGUMENT: lists of different lengths.
  template <class T>
  static Fallible<Tensor> of(std::initializer_list<T> values) {
    return copy(values.begin(), values.size(), Ints(values.size()));
  }
  template <class T>
  static Fallible<Tensor> of(std::initializer_list<std::initializer_list<T>> rows) {
    std::vector<T> values;
    const size_t columns = rows.size() ? rows.begin()->size() : 0;
    for (const auto& row : rows) {
      if (row.size() != columns) EAGER_CHECK(ragged());
      values.insert(values.end(), row.begin(), row.end());
    }
    return from(values, {static_cast<int64_t>(rows.size()), static_cast<int64_t>(columns)});
  }
  template <class T>
  static Fallible<Tensor> of(std::initializer_list<std::initializer_list<std::initializer_list<T>>> blocks) {
    std::vector<T> values;
    const size_t rows = blocks.size() ? blocks.begin()->size() : 0;
    const size_t columns = rows ? blocks.begin()->begin()->size() : 0;
    for (const auto& block : blocks) {
      if (block.size() != rows) EAGER_CHECK(ragged());
      for (const auto& row : block) {
        if (row.size() != columns) EAGER_CHECK(ragged());
        values.insert(values.end(), row.begin(), row.end());
      }
    }
    return from(values,
                {static_cast<int64_t>(blocks.size()), static_cast<int64_t>(rows), static_cast<int64_t>(columns)});
  }

  /// A tensor with a copy of the values, row by row. INVALID_ARGUMENT: dims that do not fit their number, or are more
  /// than 32.
  template <class T>
  static Fallible<Tensor> from(const std::vector<T>& values, const Ints& dims) {
    if constexpr (std::is_same_v<T, bool>) {
      const std::vector<uint8_t> bytes(values.begin(), values.end());
      return from_bytes(DType::bool_, dims, bytes.data(), bytes.size());
    } else {
      return copy(values.data(), values.size(), dims);
    }
  }
  /// A tensor with a copy of count values in memory.
  template <class T>
  static Fallible<Tensor> copy(const T* values, size_t count, const Ints& dims) {
    static_assert(detail::is_element<T>, "a tensor has no elements of this type");
    return from_bytes(dtype_of<T>, dims, values, detail::bytes_of<T>(count));
  }
  /// A tensor with a copy of memory as it is: dense, row by row. Of strings: int64 offsets[n + 1], then the bytes.
  static Fallible<Tensor> from_bytes(DType dtype, const Ints& dims, const void* data, size_t num_bytes) {
    Tensor made;
    EAGER_CHECK(detail::on_context(eager_tensor_create, static_cast<int32_t>(dtype), dims.data(),
                                   detail::count(dims.size()), data, num_bytes, made.out()));
    return made;
  }
  /// A tensor on the vector's memory, which it takes over without a copy.
  template <class T>
  static Fallible<Tensor> move(std::vector<T>&& values, const Ints& dims) {
    static_assert(!std::is_same_v<T, bool>, "a vector of bool has bits, not elements; from() copies them");
    auto* owned = new std::vector<T>(std::move(values));
    return wrap_with(owned->data(), owned->size(), dims, detail::destroy<std::vector<T>>, owned);
  }
  /// A tensor on count values in the program's memory, which are not copied. They must stay as they are until
  /// release(), which any thread may call; it runs once, also when this call fails. What it throws is dropped.
  template <class T, class Release>
  static Fallible<Tensor> wrap(const T* values, size_t count, const Ints& dims, Release release) {
    const auto call = [](void* function) {
      const detail::Ending ending;
      const std::unique_ptr<Release> owned(static_cast<Release*>(function));
#ifdef __cpp_exceptions
      try {
        (*owned)();
      } catch (...) {
      }
#else
      (*owned)();
#endif
    };
    return wrap_with(values, count, dims, call, new Release(std::move(release)));
  }
  /// The same on values that outlive every tensor that is made from them, as views are.
  template <class T>
  static Fallible<Tensor> wrap(const T* values, size_t count, const Ints& dims) {
    return wrap_with(values, count, dims, nullptr, nullptr);
  }
  /// A tensor of texts, which may have NULs and any bytes.
  static Fallible<Tensor> strings(const std::vector<std::string>& values, const Ints& dims);
  /// A tensor of rank 0.
  template <class T>
  static Fallible<Tensor> scalar(T value) {
    return copy(&value, 1, Ints(nullptr, 0));
  }
  /// A number without a dtype of its own, as the 2 in x * 2: it takes the dtype and device of an op's other inputs.
  template <class T>
  static Fallible<Tensor> weak(T value) {
    static_assert(std::is_arithmetic_v<T> && !std::is_same_v<T, bool>, "a weak scalar is a number");
    Tensor made;
    EAGER_CHECK(make_weak(value, made.out()));
    return made;
  }

#ifndef EAGER_RESULTS
  /// A tensor of nested lists: Tensor{1, 2}, Tensor{{1.f, 2.f}, {3.f, 4.f}}. See of().
  template <class T, class = std::enable_if_t<detail::is_element<T>>>
  Tensor(std::initializer_list<T> values) : Tensor(of(values)) {}
  template <class T, class = std::enable_if_t<detail::is_element<T>>>
  Tensor(std::initializer_list<std::initializer_list<T>> rows) : Tensor(of(rows)) {}
  template <class T, class = std::enable_if_t<detail::is_element<T>>>
  Tensor(std::initializer_list<std::initializer_list<std::initializer_list<T>>> blocks) : Tensor(of(blocks)) {}
  /// A tensor with a copy of the values: Tensor(values, {2, 3}). See from().
  template <class T>
  Tensor(const std::vector<T>& values, const Ints& dims) : Tensor(from(values, dims)) {}
  template <class T>
  explicit Tensor(const std::vector<T>& values) : Tensor(from(values, Ints(values.size()))) {}
#endif

  DType dtype() const { return static_cast<DType>(eager_tensor_dtype(get())); }
  int32_t rank() const { return eager_tensor_rank(get()); }
  /// The dims; -1 for one that is not known, while a function is traced.
  std::vector<int64_t> shape() const {
    const int64_t* dims = eager_tensor_dims(get());
    return dims ? std::vector<int64_t>(dims, dims + rank()) : std::vector<int64_t>();
  }
  /// A dim; negative axes count from the end. 0 where there is no such axis.
  int64_t dim(int32_t axis) const {
    if (axis < 0) axis += rank();
    return axis >= 0 && axis < rank() ? eager_tensor_dims(get())[axis] : 0;
  }
  int64_t num_elements() const { return eager_tensor_num_elements(get()); }
  size_t num_bytes() const { return eager_tensor_num_bytes(get()); }
  /// The device's name, such as "cpu:0"; "" for symbolic tensors.
  std::string device() const { return eager_tensor_device(get()); }
  /// A number that no other tensor or variable of the process has.
  int64_t id() const { return eager_tensor_id(get()); }
  /// Whether this is a number without a dtype of its own (weak()).
  bool is_weak() const { return flags() & EAGER_TENSOR_WEAK; }
  /// Whether this has no value, since it was made while a function is traced.
  bool is_symbolic() const { return flags() & EAGER_TENSOR_SYMBOLIC; }
  /// Whether a tape of this thread's context knows this.
  bool is_watched() const { return eager_context_is_watched(detail::current().context, get()); }
  /// All of this at once, as the C interface has it.
  Fallible<eager_tensor_description> info() const {
    eager_tensor_description found = {};
    found.struct_size = sizeof found;
    EAGER_CHECK(eager_tensor_info(get(), &found));
    return found;
  }

  /// A copy of the elements, row by row, from any device. INVALID_ARGUMENT: T is not this tensor's dtype.
  /// FAILED_PRECONDITION: the tensor is symbolic.
  template <class T>
  Fallible<std::vector<T>> to_vector() const;
  /// The only element. INVALID_ARGUMENT: there are more, or none, or T is not this tensor's dtype.
  template <class T>
  Fallible<T> item() const;
  /// The elements of a tensor on the host, not copied. FAILED_PRECONDITION: it lies elsewhere, or is sparse or symbolic.
  template <class T>
  Fallible<View<T>> view() const;
  /// The texts of a tensor of strings.
  Fallible<std::vector<std::string>> to_strings() const;
  /// Copies the elements to memory of num_bytes() bytes.
  Fallible<void> read(void* to, size_t num_bytes) const {
    EAGER_CHECK(eager_tensor_read(get(), to, num_bytes));
    return Fallible<void>();
  }

  /// The value as text, as NumPy prints it.
  Fallible<std::string> str() const { return detail::text(eager_tensor_format, get()); }
  /// The same with options. INVALID_ARGUMENT: one is negative.
  Fallible<std::string> str(const FormatOptions& options) const {
    eager_format_options given;
    EAGER_CHECK(options.put(given));
    return detail::text(eager_tensor_format_with, get(), static_cast<const eager_format_options*>(&given));
  }

  /// This value on a device, such as "gpu:0". Tapes know the copy.
  Fallible<Tensor> to(const std::string& device) const {
    EAGER_CHECK(detail::check_text(device, "a device's name"));
    Tensor made;
    EAGER_CHECK(detail::on_context(eager_tensor_copy_to, get(), device.c_str(), made.out()));
    return made;
  }

  Fallible<DLPack> to_dlpack(const DLPackOptions& options = DLPackOptions()) const {
    void* managed = nullptr;
    EAGER_CHECK(detail::on_context(eager_tensor_to_dlpack, get(), options.get(), &managed));
    return DLPack(managed);
  }
  /// A tensor on the memory of another library's.
  static Fallible<Tensor> from_dlpack(DLPack managed) {
    Tensor made;
    EAGER_CHECK(detail::enter());  // before the call takes managed over
    EAGER_CHECK(detail::on_context(eager_tensor_from_dlpack, managed.detach(), made.out()));
    return made;
  }

  /// Whether this is zero but for some rows, as the gradient of gather is.
  bool is_sparse_rows() const { return eager_tensor_is_sparse_rows(get()); }
  /// The parts of sparse rows. INVALID_ARGUMENT: this is a dense tensor.
  Fallible<SparseRows> sparse_rows() const;
  /// The dense tensor that sparse rows stand for; a dense one as it is.
  Fallible<Tensor> to_dense() const {
    Tensor made;
    EAGER_CHECK(detail::on_context(eager_tensor_to_dense, get(), made.out()));
    return made;
  }

  /// The part at an index along the first axis; negative ones count from the end.
  Fallible<Tensor> operator[](int64_t index) const;

#ifndef EAGER_RESULTS
  /// The op runs, and then this is its result. Copies of this stay as they were.
  template <class T>
  Tensor& operator+=(const T& other);
  template <class T>
  Tensor& operator-=(const T& other);
  template <class T>
  Tensor& operator*=(const T& other);
  template <class T>
  Tensor& operator/=(const T& other);
#endif

 private:
  friend class Operand;

  explicit Tensor(eager_tensor* owned) noexcept : Handle(owned) {}

  static eager_status* ragged() { return detail::invalid("the lists of a tensor have different lengths"); }
  template <class T>
  static eager_status* make_weak(T value, eager_tensor** out) {
    if constexpr (std::is_floating_point_v<T>) {
      return detail::on_context(eager_tensor_scalar_float, static_cast<double>(value), out);
    } else {
      if constexpr (std::is_unsigned_v<T> && sizeof(T) == 8) {
        if (value > static_cast<T>(INT64_MAX)) return detail::invalid("a number beside a tensor is above 2^63 - 1");
      }
      return detail::on_context(eager_tensor_scalar_int, static_cast<int64_t>(value), out);
    }
  }
  template <class T>
  static Fallible<Tensor> wrap_with(const T* values, size_t count, const Ints& dims, void (*destroy)(void*),
                                    void* owned) {
    static_assert(detail::is_element<T>, "a tensor has no elements of this type");
    Tensor made;
    if (eager_status* status = detail::enter()) {
      if (destroy) destroy(owned);
      EAGER_CHECK(status);
    }
    EAGER_CHECK(detail::on_context(eager_tensor_wrap, static_cast<int32_t>(dtype_of<T>), dims.data(),
                                   detail::count(dims.size()), const_cast<void*>(static_cast<const void*>(values)),
                                   detail::bytes_of<T>(count), destroy, owned, made.out()));
    return made;
  }
  template <class T>
  eager_status* check_dtype() const {
    static_assert(detail::is_element<T>, "a tensor has no elements of this type");
    if (!*this) return detail::invalid("the tensor is empty");
    if (dtype() == dtype_of<T>) return nullptr;
    const std::string message = "the tensor's dtype is " + name(dtype()) + ", not " + name(dtype_of<T>);
    return detail::invalid(message.c_str());
  }
  int32_t flags() const {
    eager_tensor_description found = {};
    found.struct_size = sizeof found;
    eager_status_release(eager_tensor_info(get(), &found));
    return found.flags;
  }
};

/// The rows of a sparse tensor: row indices[i] of the dense one is the sum of the values[i] with that index.
struct SparseRows {
  Tensor indices, values;
};

template <class T>
class View {
 public:
  const T* data() const { return data_; }
  size_t size() const { return size_; }
  const T* begin() const { return data_; }
  const T* end() const { return data_ + size_; }
  const T& operator[](size_t index) const { return data_[index]; }

 private:
  friend class Tensor;

  View(Tensor tensor, const T* data, size_t size) : tensor_(std::move(tensor)), data_(data), size_(size) {}

  Tensor tensor_;
  const T* data_;
  size_t size_;
};

template <class T>
Fallible<std::vector<T>> Tensor::to_vector() const {
  EAGER_CHECK(check_dtype<T>());
  const int64_t count = num_elements();
  if constexpr (std::is_same_v<T, bool>) {
    std::vector<uint8_t> bytes(count > 0 ? static_cast<size_t>(count) : 0);
    EAGER_CHECK(eager_tensor_read(get(), bytes.data(), bytes.size()));
    return std::vector<bool>(bytes.begin(), bytes.end());
  } else {
    std::vector<T> values(count > 0 ? static_cast<size_t>(count) : 0);
    EAGER_CHECK(eager_tensor_read(get(), static_cast<void*>(values.data()), values.size() * sizeof(T)));
    return values;
  }
}

template <class T>
Fallible<T> Tensor::item() const {
  EAGER_CHECK(check_dtype<T>());
  if (num_elements() > 1) EAGER_CHECK(detail::invalid("the tensor has more than one element"));
  T value{};
  EAGER_CHECK(eager_tensor_read(get(), &value, sizeof value));
  return value;
}

template <class T>
Fallible<View<T>> Tensor::view() const {
  EAGER_CHECK(check_dtype<T>());
  const void* data = nullptr;
  EAGER_CHECK(eager_tensor_data(get(), &data));
  return View<T>(*this, static_cast<const T*>(data), static_cast<size_t>(num_elements()));
}

inline Fallible<Tensor> Tensor::strings(const std::vector<std::string>& values, const Ints& dims) {
  std::string bytes((values.size() + 1) * sizeof(int64_t), '\0');
  int64_t offset = 0;
  for (size_t i = 0; i < values.size(); ++i) {
    offset += static_cast<int64_t>(values[i].size());
    std::memcpy(&bytes[(i + 1) * sizeof offset], &offset, sizeof offset);
  }
  for (const std::string& value : values) bytes += value;
  return from_bytes(DType::string, dims, bytes.data(), bytes.size());
}

inline Fallible<std::vector<std::string>> Tensor::to_strings() const {
  if (dtype() != DType::string) EAGER_CHECK(detail::invalid("the tensor has no strings"));
  if (num_elements() < 0) EAGER_CHECK(eager_tensor_read(get(), nullptr, 0));  // a symbolic tensor, which says so
  std::string bytes(num_bytes(), '\0');
  EAGER_CHECK(eager_tensor_read(get(), &bytes[0], bytes.size()));
  const size_t count = static_cast<size_t>(num_elements());
  const size_t head = (count + 1) * sizeof(int64_t);
  std::vector<int64_t> offsets(count + 1);
  std::memcpy(offsets.data(), bytes.data(), head);
  std::vector<std::string> values;
  for (size_t i = 0; i < count; ++i)
    values.push_back(
        bytes.substr(head + static_cast<size_t>(offsets[i]), static_cast<size_t>(offsets[i + 1] - offsets[i])));
  return values;
}

inline Fallible<SparseRows> Tensor::sparse_rows() const {
  SparseRows rows;
  EAGER_CHECK(eager_tensor_sparse_rows(get(), rows.indices.out(), rows.values.out()));
  return rows;
}

/// Writes the tensor's text, or what keeps it from being read.
template <class Traits>
std::basic_ostream<char, Traits>& operator<<(std::basic_ostream<char, Traits>& stream, const Tensor& tensor) {
#ifdef EAGER_RESULTS
  const Result<std::string> text = tensor.str();
  return stream << (text ? text->c_str() : text.error().what());
#else
  return stream << tensor.str();
#endif
}

EAGER_NAMESPACE_END

#endif
