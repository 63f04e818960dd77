// Written by bindings/generate.
// The kinds of datasets.
#ifndef EAGER_DATASETS_HPP_
#define EAGER_DATASETS_HPP_

#include "dataset.hpp"

EAGER_NAMESPACE_BEGIN

namespace data {

/// The choices of compression.
enum class Compression { none, gzip, zlib };
inline const char* name(Compression value) {
  constexpr const char* names[] = {"NONE", "GZIP", "ZLIB"};
  return names[static_cast<size_t>(value)];
}

/// The attributes of Dataset::batch() that may be left out.
class BatchOptions {
 public:
  /// Whether a last batch that is not full is left out, so that the batch's size is known. Default: false.
  BatchOptions& drop_remainder(bool value) { return drop_remainder_.set(value), *this; }

  // The values that were given.
  detail::Given<bool> drop_remainder_;
};

/// The attributes of Dataset::filter() that may be left out.
class FilterOptions {
 public:
  /// For an op that runs the program's code, one call at a time: 0: it runs on the thread that asks for elements, and
  /// no prefetch behind it has a thread; more: a prefetch behind it may run it on its thread. Default: 0.
  FilterOptions& host_threads(int64_t value) { return host_threads_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> host_threads_;
};

/// The attributes of Dataset::fixed_length_records() that may be left out.
class FixedLengthRecordsOptions {
 public:
  /// How each file is compressed, as a whole. Default: none.
  FixedLengthRecordsOptions& compression(Compression value) { return compression_.set(data::name(value)), *this; }
  /// How many files are read at once. Default: 1.
  FixedLengthRecordsOptions& cycle_length(int64_t value) { return cycle_length_.set(value), *this; }
  /// How many elements each of them gives before it is the next one's turn. Default: 1.
  FixedLengthRecordsOptions& block_length(int64_t value) { return block_length_.set(value), *this; }
  /// The bytes before the first record of each file, which are skipped. Default: 0.
  FixedLengthRecordsOptions& header_bytes(int64_t value) { return header_bytes_.set(value), *this; }
  /// The bytes behind the last record of each file, which are skipped. Default: 0.
  FixedLengthRecordsOptions& footer_bytes(int64_t value) { return footer_bytes_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> compression_;
  detail::Given<int64_t> cycle_length_;
  detail::Given<int64_t> block_length_;
  detail::Given<int64_t> header_bytes_;
  detail::Given<int64_t> footer_bytes_;
};

/// The attributes of Dataset::flat_map() that may be left out.
class FlatMapOptions {
 public:
  /// For an op that runs the program's code, one call at a time: 0: it runs on the thread that asks for elements, and
  /// no prefetch behind it has a thread; more: a prefetch behind it may run it on its thread. Default: 0.
  FlatMapOptions& host_threads(int64_t value) { return host_threads_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> host_threads_;
};

/// The attributes of Dataset::generator() that may be left out.
class GeneratorOptions {
 public:
  /// The number of elements, where the code gives any of them by its number: they are then shuffled, skipped and
  /// restored by number. -1: it gives one after the other until it ends. Default: -1.
  GeneratorOptions& size(int64_t value) { return size_.set(value), *this; }
  /// Whether the code may be run again from its beginning to come back to a place. If not, saving an iterator is
  /// Code::failed_precondition. Default: true.
  GeneratorOptions& can_skip(bool value) { return can_skip_.set(value), *this; }
  /// 0: the code runs on the thread that asks for elements; 1: on any thread of the pipeline, one call at a time for
  /// each place that the dataset has in it. Default: 0.
  GeneratorOptions& host_threads(int64_t value) { return host_threads_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> size_;
  detail::Given<bool> can_skip_;
  detail::Given<int64_t> host_threads_;
};

/// The attributes of Dataset::interleave() that may be left out.
class InterleaveOptions {
 public:
  /// How many datasets are read at once; where one ends, the next takes its place. -1: all. Default: -1.
  InterleaveOptions& cycle_length(int64_t value) { return cycle_length_.set(value), *this; }
  /// How many elements each gives before it is the next one's turn. Default: 1.
  InterleaveOptions& block_length(int64_t value) { return block_length_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> cycle_length_;
  detail::Given<int64_t> block_length_;
};

/// The attributes of Dataset::map() that may be left out.
class MapOptions {
 public:
  /// How many threads run it at once, the one that asks for elements included; -1: as many as there are processors.
  /// Results come in order. Default: 1.
  MapOptions& num_threads(int64_t value) { return num_threads_.set(value), *this; }
  /// For an op that runs the program's code: 0: it runs on the thread that asks for elements, and no prefetch behind it
  /// has a thread; more: on as many threads of the pipeline. Default: 0.
  MapOptions& host_threads(int64_t value) { return host_threads_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> num_threads_;
  detail::Given<int64_t> host_threads_;
};

/// The attributes of Dataset::padded_batch() that may be left out.
class PaddedBatchOptions {
 public:
  /// Whether a last batch that is not full is left out, so that the batch's size is known. Default: false.
  PaddedBatchOptions& drop_remainder(bool value) { return drop_remainder_.set(value), *this; }
  /// For each component its shape, int64 [rank], with -1 for the largest of the batch. Not given: -1 for all dims.
  PaddedBatchOptions& padded_shapes(const TensorList& value) { return padded_shapes_.set(value), *this; }
  /// For each component a scalar to fill it up with. Not given: 0, false or the empty string.
  PaddedBatchOptions& padding_values(const TensorList& value) { return padding_values_.set(value), *this; }

  // The values that were given.
  detail::Given<bool> drop_remainder_;
  detail::Given<TensorList> padded_shapes_;
  detail::Given<TensorList> padding_values_;
};

/// The attributes of Dataset::prefetch() that may be left out.
class PrefetchOptions {
 public:
  /// How many elements may be ready. Default: 2.
  PrefetchOptions& buffer_size(int64_t value) { return buffer_size_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> buffer_size_;
};

/// The attributes of Dataset::prefetch_to_device() that may be left out.
class PrefetchToDeviceOptions {
 public:
  /// How many elements may be ready. Default: 2.
  PrefetchToDeviceOptions& buffer_size(int64_t value) { return buffer_size_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> buffer_size_;
};

/// The attributes of Dataset::range() that may be left out.
class RangeOptions {
 public:
  /// The first number. Default: 0.
  RangeOptions& start(int64_t value) { return start_.set(value), *this; }
  /// The difference of one to the next, not 0. Default: 1.
  RangeOptions& step(int64_t value) { return step_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> start_;
  detail::Given<int64_t> step_;
};

/// The attributes of Dataset::records() that may be left out.
class RecordsOptions {
 public:
  /// How each file is compressed, as a whole. Default: none.
  RecordsOptions& compression(Compression value) { return compression_.set(data::name(value)), *this; }
  /// How many files are read at once. Default: 1.
  RecordsOptions& cycle_length(int64_t value) { return cycle_length_.set(value), *this; }
  /// How many elements each of them gives before it is the next one's turn. Default: 1.
  RecordsOptions& block_length(int64_t value) { return block_length_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> compression_;
  detail::Given<int64_t> cycle_length_;
  detail::Given<int64_t> block_length_;
};

/// The attributes of Dataset::repeat() that may be left out.
class RepeatOptions {
 public:
  /// How many times; -1: for ever. Default: -1.
  RepeatOptions& count(int64_t value) { return count_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> count_;
};

/// The attributes of Dataset::shuffle() that may be left out.
class ShuffleOptions {
 public:
  /// The seed; 0 is one as any other. Not given: the iterator's, which is drawn from the context that makes it.
  ShuffleOptions& seed(int64_t value) { return seed_.set(value), *this; }
  /// Whether each epoch has an order of its own, and each iterator of the dataset too: with a seed by how many
  /// iterators there were before, a number that is part of an iterator's state. If not, the order is one for all
  /// iterators, and without a seed it is drawn from the context when the dataset is first used. Default: true.
  ShuffleOptions& reshuffle_each_iteration(bool value) { return reshuffle_each_iteration_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> seed_;
  detail::Given<bool> reshuffle_each_iteration_;
};

/// The attributes of Dataset::text_lines() that may be left out.
class TextLinesOptions {
 public:
  /// How each file is compressed, as a whole. Default: none.
  TextLinesOptions& compression(Compression value) { return compression_.set(data::name(value)), *this; }
  /// How many files are read at once. Default: 1.
  TextLinesOptions& cycle_length(int64_t value) { return cycle_length_.set(value), *this; }
  /// How many elements each of them gives before it is the next one's turn. Default: 1.
  TextLinesOptions& block_length(int64_t value) { return block_length_.set(value), *this; }

  // The values that were given.
  detail::Given<std::string> compression_;
  detail::Given<int64_t> cycle_length_;
  detail::Given<int64_t> block_length_;
};

/// The attributes of Dataset::window() that may be left out.
class WindowOptions {
 public:
  /// The number of elements from the beginning of one window to that of the next. Not given: size.
  WindowOptions& shift(int64_t value) { return shift_.set(value), *this; }
  /// The number of elements from one of a window to its next. Default: 1.
  WindowOptions& stride(int64_t value) { return stride_.set(value), *this; }
  /// Whether the last windows, which are not full, are left out. Default: false.
  WindowOptions& drop_remainder(bool value) { return drop_remainder_.set(value), *this; }

  // The values that were given.
  detail::Given<int64_t> shift_;
  detail::Given<int64_t> stride_;
  detail::Given<bool> drop_remainder_;
};

}  // namespace data

/// An input pipeline: a source, and steps behind it. An element is a list of tensors, its components. Copies refer to the same
/// dataset, and threads may share it. An Iterator runs it, and so does a range-based for:
///
///   Dataset batches = Dataset::tensor_slices({images, labels}).shuffle(10000).batch(64).prefetch();
///   for (const std::vector<Tensor>& batch : batches) train(batch[0], batch[1]);
///
/// map(), filter() and flat_map() take an op, a function, or a callable, which is traced with the components of an element:
/// as its arguments, or as one vector. A callable that is to run as it is for each element becomes an op by host_op().
class Dataset : public DatasetBase {
 public:
  /// An empty dataset, which every call refuses.
  Dataset() noexcept = default;

  /// A dataset by its kind's name, over others. NOT_FOUND: there is no such kind. INVALID_ARGUMENT: it takes another number of
  /// datasets, or they stand more than 1000 one behind the other.
  static Fallible<Dataset> make(const std::string& kind, const std::vector<Dataset>& inputs = {}) {
    std::vector<eager_dataset*> handles;
    for (const Dataset& one : inputs) handles.push_back(one.get());
    EAGER_TRY(DatasetBase made, create(kind, handles));
    return Dataset(std::move(made));
  }
  /// Another reference to a handle.
  static Dataset share(eager_dataset* borrowed) noexcept {
    eager_dataset_retain(borrowed);
    Dataset shared;
    *shared.out() = borrowed;
    return shared;
  }

  // ---- Sources

  /// Records of one length.
  /// - files: The files' names, strings of any shape.
  /// - record_bytes: The bytes of a record.
  static Fallible<Dataset> fixed_length_records(
      const TensorList& files, int64_t record_bytes,
      const data::FixedLengthRecordsOptions& options = data::FixedLengthRecordsOptions()) {
    EAGER_TRY(Dataset made, make("fixed_length_records"));
    EAGER_DO(made.set("files", files));
    EAGER_DO(made.set("record_bytes", record_bytes));
    EAGER_DO(detail::set_if(made, "compression", options.compression_));
    EAGER_DO(detail::set_if(made, "cycle_length", options.cycle_length_));
    EAGER_DO(detail::set_if(made, "block_length", options.block_length_));
    EAGER_DO(detail::set_if(made, "header_bytes", options.header_bytes_));
    EAGER_DO(detail::set_if(made, "footer_bytes", options.footer_bytes_));
    return made;
  }

  /// Elements that the program's code gives.
  /// - generator: The code, and the dtypes and shapes of what it gives.
  /// It is a function of an element's number, which gives a tensor or a list of them, or an optional one of these,
  /// whose absence is the end; or a function without parameters, which is called for each epoch and gives a function
  /// that gives one element after the other: generator([] { return [i = 0]() mutable -> std::optional<Tensor> { ... };
  /// }, {Spec{DType::int32, {}}}). What it captures by reference outlives the dataset and its iterators, whose threads
  /// may run it at once.
  template <class F>
  static Fallible<Dataset> generator(F generator, const std::vector<Spec>& element,
                                     const data::GeneratorOptions& options = data::GeneratorOptions()) {
    EAGER_TRY(Dataset made, make("generator"));
    EAGER_DO(made.set_generator("generator", std::move(generator), element));
    EAGER_DO(detail::set_if(made, "size", options.size_));
    EAGER_DO(detail::set_if(made, "can_skip", options.can_skip_));
    EAGER_DO(detail::set_if(made, "host_threads", options.host_threads_));
    return made;
  }

  /// Slices of the tensors in idx files, the format of MNIST, which are read into memory; also compressed with gzip.
  /// - files: The files' names, strings: one for each component.
  static Fallible<Dataset> idx(const TensorList& files) {
    EAGER_TRY(Dataset made, make("idx"));
    EAGER_DO(made.set("files", files));
    return made;
  }

  /// The whole numbers start, start + step, ... before stop, as int64 scalars.
  /// - stop: The number before which they end.
  static Fallible<Dataset> range(int64_t stop, const data::RangeOptions& options = data::RangeOptions()) {
    EAGER_TRY(Dataset made, make("range"));
    EAGER_DO(made.set("stop", stop));
    EAGER_DO(detail::set_if(made, "start", options.start_));
    EAGER_DO(detail::set_if(made, "step", options.step_));
    return made;
  }

  /// The records of TFRecord files. Code::data_loss, with the file and the offset: a record is cut, or has a wrong
  /// checksum; the rest of its file is left out.
  /// - files: The files' names, strings of any shape.
  static Fallible<Dataset> records(const TensorList& files,
                                   const data::RecordsOptions& options = data::RecordsOptions()) {
    EAGER_TRY(Dataset made, make("records"));
    EAGER_DO(made.set("files", files));
    EAGER_DO(detail::set_if(made, "compression", options.compression_));
    EAGER_DO(detail::set_if(made, "cycle_length", options.cycle_length_));
    EAGER_DO(detail::set_if(made, "block_length", options.block_length_));
    return made;
  }

  /// Slices of tensors along their first axis: element i has row i of each. Tensors with unequal numbers of rows are
  /// Code::invalid_argument.
  /// - tensors: The tensors; an element has a component for each.
  static Fallible<Dataset> tensor_slices(const TensorList& tensors) {
    EAGER_TRY(Dataset made, make("tensor_slices"));
    EAGER_DO(made.set("tensors", tensors));
    return made;
  }

  /// One element: the tensors themselves.
  /// - tensors: The components.
  static Fallible<Dataset> tensors(const TensorList& tensors) {
    EAGER_TRY(Dataset made, make("tensors"));
    EAGER_DO(made.set("tensors", tensors));
    return made;
  }

  /// The lines of files, without their ends (LF or CRLF).
  /// - files: The files' names, strings of any shape.
  static Fallible<Dataset> text_lines(const TensorList& files,
                                      const data::TextLinesOptions& options = data::TextLinesOptions()) {
    EAGER_TRY(Dataset made, make("text_lines"));
    EAGER_DO(made.set("files", files));
    EAGER_DO(detail::set_if(made, "compression", options.compression_));
    EAGER_DO(detail::set_if(made, "cycle_length", options.cycle_length_));
    EAGER_DO(detail::set_if(made, "block_length", options.block_length_));
    return made;
  }

  // ---- Several datasets as one

  /// All elements of the first dataset, then those of the next. Other dtypes or ranks are Code::invalid_argument.
  static Fallible<Dataset> concatenate(const std::vector<Dataset>& inputs) { return make("concatenate", inputs); }

  /// Elements of several datasets in turn.
  static Fallible<Dataset> interleave(const std::vector<Dataset>& inputs,
                                      const data::InterleaveOptions& options = data::InterleaveOptions()) {
    EAGER_TRY(Dataset made, make("interleave", inputs));
    EAGER_DO(detail::set_if(made, "cycle_length", options.cycle_length_));
    EAGER_DO(detail::set_if(made, "block_length", options.block_length_));
    return made;
  }

  /// One element of each dataset, joined. It ends with the shortest.
  static Fallible<Dataset> zip(const std::vector<Dataset>& inputs) { return make("zip", inputs); }

  // ---- Steps

  /// Several elements as one, along a new first axis. A batch of elements of unequal shapes is Code::invalid_argument,
  /// and left out.
  /// - batch_size: The number of elements in a batch.
  Fallible<Dataset> batch(int64_t batch_size, const data::BatchOptions& options = data::BatchOptions()) const {
    EAGER_TRY(Dataset made, make("batch", {*this}));
    EAGER_DO(made.set("batch_size", batch_size));
    EAGER_DO(detail::set_if(made, "drop_remainder", options.drop_remainder_));
    return made;
  }

  /// The elements of the first epoch, kept in memory for the next ones and for other iterators of the dataset. An
  /// element that fails is in the first epoch alone.
  Fallible<Dataset> cache() const { return make("cache", {*this}); }

  /// The elements for which an op gives true.
  /// - op: The op: from the components to a bool scalar.
  template <class F>
  Fallible<Dataset> filter(F op, const data::FilterOptions& options = data::FilterOptions()) const {
    EAGER_TRY(Dataset made, make("filter", {*this}));
    EAGER_TRY(const Op called, detail::element_op(*this, "filter", op));
    EAGER_DO(made.set("op", called));
    EAGER_DO(detail::set_if(made, "host_threads", options.host_threads_));
    return made;
  }

  /// The rows of what an op gives for each element, one after the other.
  /// - op: The op: from the components to tensors whose first axis is that of the new elements.
  template <class F>
  Fallible<Dataset> flat_map(F op, const data::FlatMapOptions& options = data::FlatMapOptions()) const {
    EAGER_TRY(Dataset made, make("flat_map", {*this}));
    EAGER_TRY(const Op called, detail::element_op(*this, "flat_map", op));
    EAGER_DO(made.set("op", called));
    EAGER_DO(detail::set_if(made, "host_threads", options.host_threads_));
    return made;
  }

  /// What an op gives for each element, whose components are its inputs. An op that draws random numbers draws them by
  /// the element's number, one that assigns to variables runs in order.
  /// - op: The op: one that calls a function or the program's code, or any other.
  template <class F>
  Fallible<Dataset> map(F op, const data::MapOptions& options = data::MapOptions()) const {
    EAGER_TRY(Dataset made, make("map", {*this}));
    EAGER_TRY(const Op called, detail::element_op(*this, "map", op));
    EAGER_DO(made.set("op", called));
    EAGER_DO(detail::set_if(made, "num_threads", options.num_threads_));
    EAGER_DO(detail::set_if(made, "host_threads", options.host_threads_));
    return made;
  }

  /// Several elements as one, along a new first axis, each filled up behind its end to the shape of the batch. The
  /// batch lies on the host.
  /// - batch_size: The number of elements in a batch.
  Fallible<Dataset> padded_batch(int64_t batch_size,
                                 const data::PaddedBatchOptions& options = data::PaddedBatchOptions()) const {
    EAGER_TRY(Dataset made, make("padded_batch", {*this}));
    EAGER_DO(made.set("batch_size", batch_size));
    EAGER_DO(detail::set_if(made, "drop_remainder", options.drop_remainder_));
    EAGER_DO(detail::set_if(made, "padded_shapes", options.padded_shapes_));
    EAGER_DO(detail::set_if(made, "padding_values", options.padding_values_));
    return made;
  }

  /// The same elements, made ahead by a thread of the pipeline.
  Fallible<Dataset> prefetch(const data::PrefetchOptions& options = data::PrefetchOptions()) const {
    EAGER_TRY(Dataset made, make("prefetch", {*this}));
    EAGER_DO(detail::set_if(made, "buffer_size", options.buffer_size_));
    return made;
  }
  Fallible<Dataset> prefetch(int64_t buffer_size) const {
    return prefetch(data::PrefetchOptions().buffer_size(buffer_size));
  }

  /// The same elements on a device, made and copied ahead by a thread of the pipeline. Strings stay on the host.
  /// - device: The device's name, as in "gpu:0".
  Fallible<Dataset> prefetch_to_device(
      const std::string& device, const data::PrefetchToDeviceOptions& options = data::PrefetchToDeviceOptions()) const {
    EAGER_TRY(Dataset made, make("prefetch_to_device", {*this}));
    EAGER_DO(made.set("device", device));
    EAGER_DO(detail::set_if(made, "buffer_size", options.buffer_size_));
    return made;
  }

  /// All elements again and again. Without a count it ends with the first epoch that has none.
  Fallible<Dataset> repeat(const data::RepeatOptions& options = data::RepeatOptions()) const {
    EAGER_TRY(Dataset made, make("repeat", {*this}));
    EAGER_DO(detail::set_if(made, "count", options.count_));
    return made;
  }
  Fallible<Dataset> repeat(int64_t count) const { return repeat(data::RepeatOptions().count(count)); }

  /// Every num_shards-th element, so that each of several programs reads a part.
  /// - num_shards: The number of parts.
  /// - index: Which part, from 0 on: the first element that is given.
  Fallible<Dataset> shard(int64_t num_shards, int64_t index) const {
    EAGER_TRY(Dataset made, make("shard", {*this}));
    EAGER_DO(made.set("num_shards", num_shards));
    EAGER_DO(made.set("index", index));
    return made;
  }

  /// Elements in random order: each is drawn from a buffer, which the next one then fills up. One seed gives one order,
  /// in every language and with any number of threads.
  /// - buffer_size: The number of elements in the buffer. The order is uniformly random where it is at least the number
  /// of elements.
  Fallible<Dataset> shuffle(int64_t buffer_size, const data::ShuffleOptions& options = data::ShuffleOptions()) const {
    EAGER_TRY(Dataset made, make("shuffle", {*this}));
    EAGER_DO(made.set("buffer_size", buffer_size));
    EAGER_DO(detail::set_if(made, "seed", options.seed_));
    EAGER_DO(detail::set_if(made, "reshuffle_each_iteration", options.reshuffle_each_iteration_));
    return made;
  }

  /// All elements but the first. One of those that fails counts, and its error comes out.
  /// - count: How many are left out; -1: all.
  Fallible<Dataset> skip(int64_t count) const {
    EAGER_TRY(Dataset made, make("skip", {*this}));
    EAGER_DO(made.set("count", count));
    return made;
  }

  /// The first elements. One that fails counts.
  /// - count: How many; -1: all.
  Fallible<Dataset> take(int64_t count) const {
    EAGER_TRY(Dataset made, make("take", {*this}));
    EAGER_DO(made.set("count", count));
    return made;
  }

  /// The rows of each element, along its first axis, one after the other.
  Fallible<Dataset> unbatch() const { return make("unbatch", {*this}); }

  /// Windows over the elements, each as one element along a new first axis. One over elements of unequal shapes is
  /// Code::invalid_argument, and left out.
  /// - size: The number of elements in a window.
  Fallible<Dataset> window(int64_t size, const data::WindowOptions& options = data::WindowOptions()) const {
    EAGER_TRY(Dataset made, make("window", {*this}));
    EAGER_DO(made.set("size", size));
    EAGER_DO(detail::set_if(made, "shift", options.shift_));
    EAGER_DO(detail::set_if(made, "stride", options.stride_));
    EAGER_DO(detail::set_if(made, "drop_remainder", options.drop_remainder_));
    return made;
  }

 private:
  explicit Dataset(DatasetBase&& made) noexcept : DatasetBase(std::move(made)) {}
};

EAGER_NAMESPACE_END

#endif
