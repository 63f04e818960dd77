// Written by bindings/generate from the registry; changes belong there.

//! The kinds of datasets: structs with [`Default`] of what a call may leave out, and the functions and methods of [`Dataset`].
//!
//! ```
//! # fn main() -> eager::Result<()> {
//! use eager::{datasets, Dataset};
//! let odd = Dataset::range_with(10, datasets::Range { start: 1, step: 2 })?;
//! let pairs = odd.batch_with(2, datasets::Batch { drop_remainder: true })?;
//! let texts: Vec<_> = pairs.iter()?.map(|pair| Ok(pair?[0].to_string())).collect::<eager::Result<_>>()?;
//! assert_eq!(texts, ["[1 3]", "[5 7]"]);
//! # Ok(())
//! # }
//! ```

use std::path::Path;

use crate::dataset::{file_names, DatasetBuilder, IntoElement};
#[allow(unused_imports)] // by the documentation
use crate::Code;
use crate::{Dataset, Op, Result, Tensor};

/// How each file is compressed, as a whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Compression {
    /// `NONE`
    #[default]
    None,
    /// `GZIP`
    Gzip,
    /// `ZLIB`
    Zlib,
}

impl Compression {
    fn name(self) -> &'static str {
        match self {
            Compression::None => "NONE",
            Compression::Gzip => "GZIP",
            Compression::Zlib => "ZLIB",
        }
    }
}

/// What [`Dataset::batch_with()`] may be given besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Batch {
    /// Whether a last batch that is not full is left out, so that the batch's size is known. Default: `false`.
    pub drop_remainder: bool,
}

impl Batch {
    pub(crate) fn set(self, made: &DatasetBuilder) -> Result<()> {
        if self.drop_remainder {
            made.set_bool(c"drop_remainder", self.drop_remainder)?;
        }
        Ok(())
    }
}

/// What [`Dataset::filter_with()`] may be given besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Filter {
    /// For an op that runs the program's code, one call at a time: 0: it runs on the thread that asks for elements,
    /// and no prefetch behind it has a thread; more: a prefetch behind it may run it on its thread. Default: `0`.
    pub host_threads: i64,
}

impl Filter {
    pub(crate) fn set(self, made: &DatasetBuilder) -> Result<()> {
        if self.host_threads != 0 {
            made.set_int(c"host_threads", self.host_threads)?;
        }
        Ok(())
    }
}

/// What [`Dataset::fixed_length_records_with()`] may be given besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct FixedLengthRecords {
    /// How each file is compressed, as a whole. Default: `Compression::None`.
    pub compression: Compression,
    /// How many files are read at once. Default: `1`.
    pub cycle_length: i64,
    /// How many elements each of them gives before it is the next one's turn. Default: `1`.
    pub block_length: i64,
    /// The bytes before the first record of each file, which are skipped. Default: `0`.
    pub header_bytes: i64,
    /// The bytes behind the last record of each file, which are skipped. Default: `0`.
    pub footer_bytes: i64,
}

impl Default for FixedLengthRecords {
    fn default() -> Self {
        FixedLengthRecords {
            compression: Compression::None,
            cycle_length: 1,
            block_length: 1,
            header_bytes: 0,
            footer_bytes: 0,
        }
    }
}

impl FixedLengthRecords {
    pub(crate) fn set(self, made: &DatasetBuilder) -> Result<()> {
        if self.compression != Compression::None {
            made.set_string(c"compression", self.compression.name())?;
        }
        if self.cycle_length != 1 {
            made.set_int(c"cycle_length", self.cycle_length)?;
        }
        if self.block_length != 1 {
            made.set_int(c"block_length", self.block_length)?;
        }
        if self.header_bytes != 0 {
            made.set_int(c"header_bytes", self.header_bytes)?;
        }
        if self.footer_bytes != 0 {
            made.set_int(c"footer_bytes", self.footer_bytes)?;
        }
        Ok(())
    }
}

/// What [`Dataset::flat_map_with()`] may be given besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct FlatMap {
    /// For an op that runs the program's code, one call at a time: 0: it runs on the thread that asks for elements,
    /// and no prefetch behind it has a thread; more: a prefetch behind it may run it on its thread. Default: `0`.
    pub host_threads: i64,
}

impl FlatMap {
    pub(crate) fn set(self, made: &DatasetBuilder) -> Result<()> {
        if self.host_threads != 0 {
            made.set_int(c"host_threads", self.host_threads)?;
        }
        Ok(())
    }
}

/// What [`Dataset::generator_with()`] and [`Dataset::numbered_with()`] may be given besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Generator {
    /// Whether the code may be run again from its beginning to come back to a place. If not, saving an iterator is
    /// [`Code::FAILED_PRECONDITION`]. Default: `true`.
    pub can_skip: bool,
    /// 0: the code runs on the thread that asks for elements; 1: on any thread of the pipeline, one call at a time
    /// for each place that the dataset has in it. Default: `0`.
    pub host_threads: i64,
}

impl Default for Generator {
    fn default() -> Self {
        Generator { can_skip: true, host_threads: 0 }
    }
}

impl Generator {
    pub(crate) fn set(self, made: &DatasetBuilder) -> Result<()> {
        if !self.can_skip {
            made.set_bool(c"can_skip", self.can_skip)?;
        }
        if self.host_threads != 0 {
            made.set_int(c"host_threads", self.host_threads)?;
        }
        Ok(())
    }
}

/// What [`Dataset::interleave_with()`] may be given besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Interleave {
    /// How many datasets are read at once; where one ends, the next takes its place. -1: all. Default: `-1`.
    pub cycle_length: i64,
    /// How many elements each gives before it is the next one's turn. Default: `1`.
    pub block_length: i64,
}

impl Default for Interleave {
    fn default() -> Self {
        Interleave { cycle_length: -1, block_length: 1 }
    }
}

impl Interleave {
    pub(crate) fn set(self, made: &DatasetBuilder) -> Result<()> {
        if self.cycle_length != -1 {
            made.set_int(c"cycle_length", self.cycle_length)?;
        }
        if self.block_length != 1 {
            made.set_int(c"block_length", self.block_length)?;
        }
        Ok(())
    }
}

/// What [`Dataset::map_with()`] may be given besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Map {
    /// How many threads run it at once, the one that asks for elements included; -1: as many as there are processors.
    /// Results come in order. Default: `1`.
    pub num_threads: i64,
    /// For an op that runs the program's code: 0: it runs on the thread that asks for elements, and no prefetch
    /// behind it has a thread; more: on as many threads of the pipeline. Default: `0`.
    pub host_threads: i64,
}

impl Default for Map {
    fn default() -> Self {
        Map { num_threads: 1, host_threads: 0 }
    }
}

impl Map {
    pub(crate) fn set(self, made: &DatasetBuilder) -> Result<()> {
        if self.num_threads != 1 {
            made.set_int(c"num_threads", self.num_threads)?;
        }
        if self.host_threads != 0 {
            made.set_int(c"host_threads", self.host_threads)?;
        }
        Ok(())
    }
}

/// What [`Dataset::padded_batch_with()`] may be given besides what every call gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct PaddedBatch<'a> {
    /// Whether a last batch that is not full is left out, so that the batch's size is known. Default: `false`.
    pub drop_remainder: bool,
    /// For each component its shape, int64 \[rank\], with -1 for the largest of the batch. `None`: -1 for all dims.
    pub padded_shapes: Option<&'a [&'a Tensor]>,
    /// For each component a scalar to fill it up with. `None`: 0, false or the empty string.
    pub padding_values: Option<&'a [&'a Tensor]>,
}

impl PaddedBatch<'_> {
    pub(crate) fn set(self, made: &DatasetBuilder) -> Result<()> {
        if self.drop_remainder {
            made.set_bool(c"drop_remainder", self.drop_remainder)?;
        }
        if let Some(padded_shapes) = self.padded_shapes {
            made.set_tensors(c"padded_shapes", padded_shapes)?;
        }
        if let Some(padding_values) = self.padding_values {
            made.set_tensors(c"padding_values", padding_values)?;
        }
        Ok(())
    }
}

/// What [`Dataset::prefetch_with()`] may be given besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Prefetch {
    /// How many elements may be ready. Default: `2`.
    pub buffer_size: i64,
}

impl Default for Prefetch {
    fn default() -> Self {
        Prefetch { buffer_size: 2 }
    }
}

impl Prefetch {
    pub(crate) fn set(self, made: &DatasetBuilder) -> Result<()> {
        if self.buffer_size != 2 {
            made.set_int(c"buffer_size", self.buffer_size)?;
        }
        Ok(())
    }
}

/// What [`Dataset::prefetch_to_device_with()`] may be given besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct PrefetchToDevice {
    /// How many elements may be ready. Default: `2`.
    pub buffer_size: i64,
}

impl Default for PrefetchToDevice {
    fn default() -> Self {
        PrefetchToDevice { buffer_size: 2 }
    }
}

impl PrefetchToDevice {
    pub(crate) fn set(self, made: &DatasetBuilder) -> Result<()> {
        if self.buffer_size != 2 {
            made.set_int(c"buffer_size", self.buffer_size)?;
        }
        Ok(())
    }
}

/// What [`Dataset::range_with()`] may be given besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Range {
    /// The first number. Default: `0`.
    pub start: i64,
    /// The difference of one to the next, not 0. Default: `1`.
    pub step: i64,
}

impl Default for Range {
    fn default() -> Self {
        Range { start: 0, step: 1 }
    }
}

impl Range {
    pub(crate) fn set(self, made: &DatasetBuilder) -> Result<()> {
        if self.start != 0 {
            made.set_int(c"start", self.start)?;
        }
        if self.step != 1 {
            made.set_int(c"step", self.step)?;
        }
        Ok(())
    }
}

/// What [`Dataset::records_with()`] may be given besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Records {
    /// How each file is compressed, as a whole. Default: `Compression::None`.
    pub compression: Compression,
    /// How many files are read at once. Default: `1`.
    pub cycle_length: i64,
    /// How many elements each of them gives before it is the next one's turn. Default: `1`.
    pub block_length: i64,
}

impl Default for Records {
    fn default() -> Self {
        Records { compression: Compression::None, cycle_length: 1, block_length: 1 }
    }
}

impl Records {
    pub(crate) fn set(self, made: &DatasetBuilder) -> Result<()> {
        if self.compression != Compression::None {
            made.set_string(c"compression", self.compression.name())?;
        }
        if self.cycle_length != 1 {
            made.set_int(c"cycle_length", self.cycle_length)?;
        }
        if self.block_length != 1 {
            made.set_int(c"block_length", self.block_length)?;
        }
        Ok(())
    }
}

/// What [`Dataset::repeat_with()`] may be given besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Repeat {
    /// How many times; -1: for ever. Default: `-1`.
    pub count: i64,
}

impl Default for Repeat {
    fn default() -> Self {
        Repeat { count: -1 }
    }
}

impl Repeat {
    pub(crate) fn set(self, made: &DatasetBuilder) -> Result<()> {
        if self.count != -1 {
            made.set_int(c"count", self.count)?;
        }
        Ok(())
    }
}

/// What [`Dataset::shuffle_with()`] may be given besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Shuffle {
    /// The seed; 0 is one as any other. `None`: the iterator's, which is drawn from the context that makes it.
    pub seed: Option<i64>,
    /// Whether each epoch has an order of its own, and each iterator of the dataset too: with a seed by how many
    /// iterators there were before, a number that is part of an iterator's state. If not, the order is one for all
    /// iterators, and without a seed it is drawn from the context when the dataset is first used. Default: `true`.
    pub reshuffle_each_iteration: bool,
}

impl Default for Shuffle {
    fn default() -> Self {
        Shuffle { seed: None, reshuffle_each_iteration: true }
    }
}

impl Shuffle {
    pub(crate) fn set(self, made: &DatasetBuilder) -> Result<()> {
        if let Some(seed) = self.seed {
            made.set_int(c"seed", seed)?;
        }
        if !self.reshuffle_each_iteration {
            made.set_bool(c"reshuffle_each_iteration", self.reshuffle_each_iteration)?;
        }
        Ok(())
    }
}

/// What [`Dataset::text_lines_with()`] may be given besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct TextLines {
    /// How each file is compressed, as a whole. Default: `Compression::None`.
    pub compression: Compression,
    /// How many files are read at once. Default: `1`.
    pub cycle_length: i64,
    /// How many elements each of them gives before it is the next one's turn. Default: `1`.
    pub block_length: i64,
}

impl Default for TextLines {
    fn default() -> Self {
        TextLines { compression: Compression::None, cycle_length: 1, block_length: 1 }
    }
}

impl TextLines {
    pub(crate) fn set(self, made: &DatasetBuilder) -> Result<()> {
        if self.compression != Compression::None {
            made.set_string(c"compression", self.compression.name())?;
        }
        if self.cycle_length != 1 {
            made.set_int(c"cycle_length", self.cycle_length)?;
        }
        if self.block_length != 1 {
            made.set_int(c"block_length", self.block_length)?;
        }
        Ok(())
    }
}

/// What [`Dataset::window_with()`] may be given besides what every call gives.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    /// The number of elements from the beginning of one window to that of the next. `None`: size.
    pub shift: Option<i64>,
    /// The number of elements from one of a window to its next. Default: `1`.
    pub stride: i64,
    /// Whether the last windows, which are not full, are left out. Default: `false`.
    pub drop_remainder: bool,
}

impl Default for Window {
    fn default() -> Self {
        Window { shift: None, stride: 1, drop_remainder: false }
    }
}

impl Window {
    pub(crate) fn set(self, made: &DatasetBuilder) -> Result<()> {
        if let Some(shift) = self.shift {
            made.set_int(c"shift", shift)?;
        }
        if self.stride != 1 {
            made.set_int(c"stride", self.stride)?;
        }
        if self.drop_remainder {
            made.set_bool(c"drop_remainder", self.drop_remainder)?;
        }
        Ok(())
    }
}

impl Dataset {
    /// Records of one length.
    ///
    /// * `files`: The files' names, strings of any shape.
    /// * `record_bytes`: The bytes of a record.
    pub fn fixed_length_records(files: &[impl AsRef<Path>], record_bytes: i64) -> Result<Dataset> {
        Dataset::fixed_length_records_with(files, record_bytes, FixedLengthRecords::default())
    }

    /// [`fixed_length_records()`](Dataset::fixed_length_records), with options.
    pub fn fixed_length_records_with(
        files: &[impl AsRef<Path>],
        record_bytes: i64,
        options: FixedLengthRecords,
    ) -> Result<Dataset> {
        let made = DatasetBuilder::new(c"fixed_length_records", &[])?;
        made.set_tensors(c"files", &[&file_names(files)?])?;
        made.set_int(c"record_bytes", record_bytes)?;
        options.set(&made)?;
        Ok(made.finish())
    }

    /// Slices of the tensors in idx files, the format of MNIST, which are read into memory; also compressed with
    /// gzip.
    ///
    /// * `files`: The files' names, strings: one for each component.
    pub fn idx(files: &[impl AsRef<Path>]) -> Result<Dataset> {
        let made = DatasetBuilder::new(c"idx", &[])?;
        made.set_tensors(c"files", &[&file_names(files)?])?;
        Ok(made.finish())
    }

    /// The whole numbers start, start + step, ... before stop, as int64 scalars.
    ///
    /// * `stop`: The number before which they end.
    pub fn range(stop: i64) -> Result<Dataset> {
        Dataset::range_with(stop, Range::default())
    }

    /// [`range()`](Dataset::range), with options.
    pub fn range_with(stop: i64, options: Range) -> Result<Dataset> {
        let made = DatasetBuilder::new(c"range", &[])?;
        made.set_int(c"stop", stop)?;
        options.set(&made)?;
        Ok(made.finish())
    }

    /// The records of TFRecord files. DATA_LOSS, with the file and the offset: a record is cut, or has a wrong
    /// checksum; the rest of its file is left out.
    ///
    /// * `files`: The files' names, strings of any shape.
    pub fn records(files: &[impl AsRef<Path>]) -> Result<Dataset> {
        Dataset::records_with(files, Records::default())
    }

    /// [`records()`](Dataset::records), with options.
    pub fn records_with(files: &[impl AsRef<Path>], options: Records) -> Result<Dataset> {
        let made = DatasetBuilder::new(c"records", &[])?;
        made.set_tensors(c"files", &[&file_names(files)?])?;
        options.set(&made)?;
        Ok(made.finish())
    }

    /// Slices of tensors along their first axis: element i has row i of each. Tensors with unequal numbers of rows
    /// are [`Code::INVALID_ARGUMENT`].
    ///
    /// * `tensors`: The tensors; an element has a component for each.
    pub fn tensor_slices(tensors: &[&Tensor]) -> Result<Dataset> {
        let made = DatasetBuilder::new(c"tensor_slices", &[])?;
        made.set_tensors(c"tensors", tensors)?;
        Ok(made.finish())
    }

    /// One element: the tensors themselves.
    ///
    /// * `tensors`: The components.
    pub fn tensors(tensors: &[&Tensor]) -> Result<Dataset> {
        let made = DatasetBuilder::new(c"tensors", &[])?;
        made.set_tensors(c"tensors", tensors)?;
        Ok(made.finish())
    }

    /// The lines of files, without their ends (LF or CRLF).
    ///
    /// * `files`: The files' names, strings of any shape.
    pub fn text_lines(files: &[impl AsRef<Path>]) -> Result<Dataset> {
        Dataset::text_lines_with(files, TextLines::default())
    }

    /// [`text_lines()`](Dataset::text_lines), with options.
    pub fn text_lines_with(files: &[impl AsRef<Path>], options: TextLines) -> Result<Dataset> {
        let made = DatasetBuilder::new(c"text_lines", &[])?;
        made.set_tensors(c"files", &[&file_names(files)?])?;
        options.set(&made)?;
        Ok(made.finish())
    }

    /// All elements of the first dataset, then those of the next. Other dtypes or ranks are
    /// [`Code::INVALID_ARGUMENT`].
    pub fn concatenate(inputs: &[&Dataset]) -> Result<Dataset> {
        let made = DatasetBuilder::new(c"concatenate", inputs)?;
        Ok(made.finish())
    }

    /// Elements of several datasets in turn.
    pub fn interleave(inputs: &[&Dataset]) -> Result<Dataset> {
        Dataset::interleave_with(inputs, Interleave::default())
    }

    /// [`interleave()`](Dataset::interleave), with options.
    pub fn interleave_with(inputs: &[&Dataset], options: Interleave) -> Result<Dataset> {
        let made = DatasetBuilder::new(c"interleave", inputs)?;
        options.set(&made)?;
        Ok(made.finish())
    }

    /// One element of each dataset, joined. It ends with the shortest.
    pub fn zip(inputs: &[&Dataset]) -> Result<Dataset> {
        let made = DatasetBuilder::new(c"zip", inputs)?;
        Ok(made.finish())
    }

    /// Several elements as one, along a new first axis. A batch of elements of unequal shapes is
    /// [`Code::INVALID_ARGUMENT`], and left out.
    ///
    /// * `batch_size`: The number of elements in a batch.
    pub fn batch(&self, batch_size: i64) -> Result<Dataset> {
        self.batch_with(batch_size, Batch::default())
    }

    /// [`batch()`](Dataset::batch), with options.
    pub fn batch_with(&self, batch_size: i64, options: Batch) -> Result<Dataset> {
        let made = DatasetBuilder::new(c"batch", &[self])?;
        made.set_int(c"batch_size", batch_size)?;
        options.set(&made)?;
        Ok(made.finish())
    }

    /// The elements of the first epoch, kept in memory for the next ones and for other iterators of the dataset. An
    /// element that fails is in the first epoch alone.
    pub fn cache(&self) -> Result<Dataset> {
        let made = DatasetBuilder::new(c"cache", &[self])?;
        Ok(made.finish())
    }

    /// The elements for which an op gives true.
    ///
    /// * `op`: A closure, which is traced once with symbolic tensors for the components.
    pub fn filter<E: IntoElement>(&self, op: impl FnOnce(&[Tensor]) -> Result<E>) -> Result<Dataset> {
        self.filter_with(op, Filter::default())
    }

    /// [`filter()`](Dataset::filter), with options.
    pub fn filter_with<E: IntoElement>(
        &self,
        op: impl FnOnce(&[Tensor]) -> Result<E>,
        options: Filter,
    ) -> Result<Dataset> {
        let op = self.traced("filter", op)?;
        self.filter_op_with(&op, options)
    }

    /// [`filter()`](Dataset::filter) with an op, whose inputs are the components.
    pub fn filter_op(&self, op: &Op) -> Result<Dataset> {
        self.filter_op_with(op, Filter::default())
    }

    /// [`filter_op()`](Dataset::filter_op), with options.
    pub fn filter_op_with(&self, op: &Op, options: Filter) -> Result<Dataset> {
        let made = DatasetBuilder::new(c"filter", &[self])?;
        made.set_op(c"op", op)?;
        options.set(&made)?;
        Ok(made.finish())
    }

    /// The rows of what an op gives for each element, one after the other.
    ///
    /// * `op`: A closure, which is traced once with symbolic tensors for the components.
    pub fn flat_map<E: IntoElement>(&self, op: impl FnOnce(&[Tensor]) -> Result<E>) -> Result<Dataset> {
        self.flat_map_with(op, FlatMap::default())
    }

    /// [`flat_map()`](Dataset::flat_map), with options.
    pub fn flat_map_with<E: IntoElement>(
        &self,
        op: impl FnOnce(&[Tensor]) -> Result<E>,
        options: FlatMap,
    ) -> Result<Dataset> {
        let op = self.traced("flat_map", op)?;
        self.flat_map_op_with(&op, options)
    }

    /// [`flat_map()`](Dataset::flat_map) with an op, whose inputs are the components.
    pub fn flat_map_op(&self, op: &Op) -> Result<Dataset> {
        self.flat_map_op_with(op, FlatMap::default())
    }

    /// [`flat_map_op()`](Dataset::flat_map_op), with options.
    pub fn flat_map_op_with(&self, op: &Op, options: FlatMap) -> Result<Dataset> {
        let made = DatasetBuilder::new(c"flat_map", &[self])?;
        made.set_op(c"op", op)?;
        options.set(&made)?;
        Ok(made.finish())
    }

    /// What an op gives for each element, whose components are its inputs. An op that draws random numbers draws them
    /// by the element's number, one that assigns to variables runs in order.
    ///
    /// * `op`: A closure, which is traced once with symbolic tensors for the components.
    pub fn map<E: IntoElement>(&self, op: impl FnOnce(&[Tensor]) -> Result<E>) -> Result<Dataset> {
        self.map_with(op, Map::default())
    }

    /// [`map()`](Dataset::map), with options.
    pub fn map_with<E: IntoElement>(&self, op: impl FnOnce(&[Tensor]) -> Result<E>, options: Map) -> Result<Dataset> {
        let op = self.traced("map", op)?;
        self.map_op_with(&op, options)
    }

    /// [`map()`](Dataset::map) with an op, whose inputs are the components.
    pub fn map_op(&self, op: &Op) -> Result<Dataset> {
        self.map_op_with(op, Map::default())
    }

    /// [`map_op()`](Dataset::map_op), with options.
    pub fn map_op_with(&self, op: &Op, options: Map) -> Result<Dataset> {
        let made = DatasetBuilder::new(c"map", &[self])?;
        made.set_op(c"op", op)?;
        options.set(&made)?;
        Ok(made.finish())
    }

    /// Several elements as one, along a new first axis, each filled up behind its end to the shape of the batch. The
    /// batch lies on the host.
    ///
    /// * `batch_size`: The number of elements in a batch.
    pub fn padded_batch(&self, batch_size: i64) -> Result<Dataset> {
        self.padded_batch_with(batch_size, PaddedBatch::default())
    }

    /// [`padded_batch()`](Dataset::padded_batch), with options.
    pub fn padded_batch_with(&self, batch_size: i64, options: PaddedBatch<'_>) -> Result<Dataset> {
        let made = DatasetBuilder::new(c"padded_batch", &[self])?;
        made.set_int(c"batch_size", batch_size)?;
        options.set(&made)?;
        Ok(made.finish())
    }

    /// The same elements, made ahead by a thread of the pipeline.
    pub fn prefetch(&self) -> Result<Dataset> {
        self.prefetch_with(Prefetch::default())
    }

    /// [`prefetch()`](Dataset::prefetch), with options.
    pub fn prefetch_with(&self, options: Prefetch) -> Result<Dataset> {
        let made = DatasetBuilder::new(c"prefetch", &[self])?;
        options.set(&made)?;
        Ok(made.finish())
    }

    /// The same elements on a device, made and copied ahead by a thread of the pipeline. Strings stay on the host.
    ///
    /// * `device`: The device's name, as in "gpu:0".
    pub fn prefetch_to_device(&self, device: &str) -> Result<Dataset> {
        self.prefetch_to_device_with(device, PrefetchToDevice::default())
    }

    /// [`prefetch_to_device()`](Dataset::prefetch_to_device), with options.
    pub fn prefetch_to_device_with(&self, device: &str, options: PrefetchToDevice) -> Result<Dataset> {
        let made = DatasetBuilder::new(c"prefetch_to_device", &[self])?;
        made.set_string(c"device", device)?;
        options.set(&made)?;
        Ok(made.finish())
    }

    /// All elements again and again. Without a count it ends with the first epoch that has none.
    pub fn repeat(&self) -> Result<Dataset> {
        self.repeat_with(Repeat::default())
    }

    /// [`repeat()`](Dataset::repeat), with options.
    pub fn repeat_with(&self, options: Repeat) -> Result<Dataset> {
        let made = DatasetBuilder::new(c"repeat", &[self])?;
        options.set(&made)?;
        Ok(made.finish())
    }

    /// Every num_shards-th element, so that each of several programs reads a part.
    ///
    /// * `num_shards`: The number of parts.
    /// * `index`: Which part, from 0 on: the first element that is given.
    pub fn shard(&self, num_shards: i64, index: i64) -> Result<Dataset> {
        let made = DatasetBuilder::new(c"shard", &[self])?;
        made.set_int(c"num_shards", num_shards)?;
        made.set_int(c"index", index)?;
        Ok(made.finish())
    }

    /// Elements in random order: each is drawn from a buffer, which the next one then fills up. One seed gives one
    /// order, in every language and with any number of threads.
    ///
    /// * `buffer_size`: The number of elements in the buffer. The order is uniformly random where it is at least the
    ///   number of elements.
    pub fn shuffle(&self, buffer_size: i64) -> Result<Dataset> {
        self.shuffle_with(buffer_size, Shuffle::default())
    }

    /// [`shuffle()`](Dataset::shuffle), with options.
    pub fn shuffle_with(&self, buffer_size: i64, options: Shuffle) -> Result<Dataset> {
        let made = DatasetBuilder::new(c"shuffle", &[self])?;
        made.set_int(c"buffer_size", buffer_size)?;
        options.set(&made)?;
        Ok(made.finish())
    }

    /// All elements but the first. One of those that fails counts, and its error comes out.
    ///
    /// * `count`: How many are left out; -1: all.
    pub fn skip(&self, count: i64) -> Result<Dataset> {
        let made = DatasetBuilder::new(c"skip", &[self])?;
        made.set_int(c"count", count)?;
        Ok(made.finish())
    }

    /// The first elements. One that fails counts.
    ///
    /// * `count`: How many; -1: all.
    pub fn take(&self, count: i64) -> Result<Dataset> {
        let made = DatasetBuilder::new(c"take", &[self])?;
        made.set_int(c"count", count)?;
        Ok(made.finish())
    }

    /// The rows of each element, along its first axis, one after the other.
    pub fn unbatch(&self) -> Result<Dataset> {
        let made = DatasetBuilder::new(c"unbatch", &[self])?;
        Ok(made.finish())
    }

    /// Windows over the elements, each as one element along a new first axis. One over elements of unequal shapes is
    /// [`Code::INVALID_ARGUMENT`], and left out.
    ///
    /// * `size`: The number of elements in a window.
    pub fn window(&self, size: i64) -> Result<Dataset> {
        self.window_with(size, Window::default())
    }

    /// [`window()`](Dataset::window), with options.
    pub fn window_with(&self, size: i64, options: Window) -> Result<Dataset> {
        let made = DatasetBuilder::new(c"window", &[self])?;
        made.set_int(c"size", size)?;
        options.set(&made)?;
        Ok(made.finish())
    }
}
