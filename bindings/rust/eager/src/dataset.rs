//! Input pipelines: datasets, and the iterators that run them. `datasets.rs` has a method for each kind.

use std::cell::Cell;
use std::ffi::CStr;
use std::fmt;
use std::marker::PhantomData;
use std::path::Path;
use std::ptr::NonNull;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::Arc;

use eager_sys as sys;

use crate::callback::{self, Epoch, Generator};
use crate::context::current;
use crate::error::{c_path, c_string, check, count, made, owned_text, text};
use crate::tensor::Pointers;
use crate::{datasets, Error, Function, Op, Result, Spec, Tensor};

/// The description of an input pipeline: a source, and steps behind it. An element is a list of tensors, its components. A clone
/// is another reference to the same dataset, and threads may share it.
///
/// The functions are sources, or make one dataset of several; the methods are steps. What a call may leave out are the fields of
/// a struct of [`datasets`](crate::datasets), which the function with `_with` behind its name takes.
///
/// ```
/// # fn main() -> eager::Result<()> {
/// use eager::{datasets::Shuffle, ops, Dataset, Tensor};
/// let (x, y) = (Tensor::new([[1f32, 2.0], [3.0, 4.0], [5.0, 6.0]])?, Tensor::new([0, 1, 2])?);
/// let batches = Dataset::tensor_slices(&[&x, &y])?
///     .shuffle_with(3, Shuffle { seed: Some(7), ..Default::default() })?
///     .map(|x| Ok([ops::sum(&x[0])?, x[1].clone()]))?
///     .batch(2)?
///     .prefetch()?;
/// let mut rows = 0;
/// for batch in batches.iter()? {
///     let batch = batch?;
///     assert_eq!(batch[0].dims(), batch[1].dims());
///     rows += batch[0].dims()[0];
/// }
/// assert_eq!(rows, 3);
/// # Ok(())
/// # }
/// ```
///
/// `map`, `filter` and `flat_map` take a closure, which is traced once with symbolic tensors, and `map_op`, `filter_op`,
/// `flat_map_op` an op: that of a [`Function`], or of a closure that runs for each element ([`Op::from_closure`]).
#[repr(transparent)]
pub struct Dataset(NonNull<sys::eager_dataset>);

crate::handle!(Dataset, eager_dataset, eager_dataset_retain, eager_dataset_release);

/// A dataset whose attributes are being set; [`finish`](DatasetBuilder::finish) makes a [`Dataset`] of it.
///
/// The setters fail with [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT) where the kind has no such attribute, or one
/// of another type.
pub struct DatasetBuilder(Dataset);

/// How many elements a dataset has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DatasetSize {
    /// This number.
    Known(i64),
    /// It never ends.
    Infinite,
    /// Only a run shows it.
    Unknown,
}

/// What a closure gives for an element: its only component, or a list or an array of them.
pub trait IntoElement {
    /// Returns the components.
    fn into_element(self) -> Vec<Tensor>;
}

impl IntoElement for Tensor {
    fn into_element(self) -> Vec<Tensor> {
        vec![self]
    }
}

impl IntoElement for Vec<Tensor> {
    fn into_element(self) -> Vec<Tensor> {
        self
    }
}

impl<const N: usize> IntoElement for [Tensor; N] {
    fn into_element(self) -> Vec<Tensor> {
        self.into()
    }
}

impl Dataset {
    /// Begins a dataset of a kind, such as "shuffle", over others; for kinds that are known by name alone.
    ///
    /// [`Code::NOT_FOUND`](crate::Code::NOT_FOUND): there is no such kind.
    /// [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): it takes another number of datasets, or they stand more than
    /// 1000 one behind the other.
    pub fn build(kind: &str, inputs: &[&Dataset]) -> Result<DatasetBuilder> {
        DatasetBuilder::new(&c_string(kind)?, inputs)
    }

    /// Returns the dtypes and dims of an element's components; a dim of -1 varies.
    ///
    /// [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): an attribute that is not set, or a value that makes no sense;
    /// what the dataset before gives.
    pub fn element(&self) -> Result<Vec<Spec>> {
        const FEW: usize = 8;
        let mut room = FEW as i32;
        let context = current()?;
        let ask =
            |outputs, room: &mut i32| unsafe { sys::eager_dataset_element(context, self.as_ptr(), outputs, room) };
        let mut few = [std::ptr::null_mut(); FEW];
        let symbols = match check(ask(few.as_mut_ptr(), &mut room)) {
            // SAFETY: after success as many handles as room says are written.
            Ok(()) => unsafe { Tensor::take_list(&few[..room as usize]) },
            Err(error) if room <= FEW as i32 => return Err(error),
            // SAFETY: with as much room as was asked for, all of it is filled.
            Err(_) => unsafe { Tensor::filled_list(room as usize, |outputs| ask(outputs, &mut room))? },
        };
        Ok(symbols.iter().map(|symbol| Spec::new(symbol.dtype(), symbol.dims())).collect())
    }

    /// Returns the number of elements. Errors are those of [`element`](Dataset::element).
    pub fn size(&self) -> Result<DatasetSize> {
        let mut size = 0;
        check(unsafe { sys::eager_dataset_size(current()?, self.as_ptr(), &mut size) })?;
        Ok(match i32::try_from(size) {
            Ok(sys::EAGER_INFINITE) => DatasetSize::Infinite,
            Ok(sys::EAGER_UNKNOWN_SIZE) => DatasetSize::Unknown,
            _ => DatasetSize::Known(size),
        })
    }

    /// Returns the kind, such as "shuffle".
    pub fn kind(&self) -> &str {
        text(unsafe { sys::eager_dataset_kind(self.as_ptr()) })
    }

    /// Starts a run, with the options of the thread's context and no tapes. Steps that have no seed of their own draw one from
    /// that context.
    ///
    /// [`Code::FAILED_PRECONDITION`](crate::Code::FAILED_PRECONDITION): a function is being traced. Errors of files, and those of
    /// [`element`](Dataset::element).
    pub fn iter(&self) -> Result<DatasetIterator> {
        let components = self.element()?.len();
        let context = current()?;
        let raw = unsafe { made(|out| sys::eager_iterator_create(context, self.as_ptr(), out))? };
        let stopper = Stopper { raw, stopped: Arc::default() };
        Ok(DatasetIterator { stopper, components, failed: false, not_sync: PhantomData })
    }

    /// Elements that an iterator gives. `epoch` makes one at the start of each epoch, and after a [`restore`].
    ///
    /// ```
    /// # fn main() -> eager::Result<()> {
    /// use eager::{DType, Dataset, Spec, Tensor};
    /// let lines = "a b\nc d e";
    /// let words = Dataset::generator(&[Spec::new(DType::INT64, &[])], move || {
    ///     lines.lines().map(|line| Tensor::new(line.split(' ').count() as i64))
    /// })?;
    /// let counts: Vec<_> = words.batch(2)?.iter()?.collect::<Result<_, _>>()?;
    /// assert_eq!(counts[0][0].to_string(), "[2 3]");
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// Both run on the thread that asks for elements, unless the options say otherwise. An error comes out itself, and a panic goes
    /// on; the run goes on behind the element. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT) at an element: it has
    /// other components than `element` says.
    ///
    /// [`restore`]: DatasetIterator::restore
    pub fn generator<I, E>(element: &[Spec], epoch: impl Fn() -> I + Send + Sync + 'static) -> Result<Dataset>
    where
        I: IntoIterator<Item = Result<E>>,
        I::IntoIter: Send + 'static,
        E: IntoElement + 'static,
    {
        Dataset::generator_with(element, epoch, datasets::Generator::default())
    }

    /// [`generator()`](Dataset::generator), with options.
    pub fn generator_with<I, E>(
        element: &[Spec],
        epoch: impl Fn() -> I + Send + Sync + 'static,
        options: datasets::Generator,
    ) -> Result<Dataset>
    where
        I: IntoIterator<Item = Result<E>>,
        I::IntoIter: Send + 'static,
        E: IntoElement + 'static,
    {
        let begin = move || -> Box<Epoch> {
            Box::new(epoch().into_iter().map(|element| element.map(IntoElement::into_element)))
        };
        Dataset::of_code(element, Generator::Epochs(Box::new(begin)), options)
    }

    /// The `size` elements that a closure gives by their number, in any order: they are shuffled, skipped and restored by number.
    ///
    /// ```
    /// # fn main() -> eager::Result<()> {
    /// use eager::{DType, Dataset, Spec, Tensor};
    /// let squares = Dataset::numbered(&[Spec::new(DType::INT64, &[])], 5, |i| Tensor::new(i * i))?;
    /// assert_eq!(squares.skip(3)?.batch(2)?.iter()?.next().unwrap()?[0].to_string(), "[ 9 16]");
    /// # Ok(())
    /// # }
    /// ```
    pub fn numbered<E: IntoElement>(
        element: &[Spec],
        size: i64,
        code: impl Fn(i64) -> Result<E> + Send + Sync + 'static,
    ) -> Result<Dataset> {
        Dataset::numbered_with(element, size, code, datasets::Generator::default())
    }

    /// [`numbered()`](Dataset::numbered), with options.
    pub fn numbered_with<E: IntoElement>(
        element: &[Spec],
        size: i64,
        code: impl Fn(i64) -> Result<E> + Send + Sync + 'static,
        options: datasets::Generator,
    ) -> Result<Dataset> {
        if size < 0 {
            return Err(Error::new(crate::Code::INVALID_ARGUMENT, format!("size = {size} is negative")));
        }
        let generator = Generator::Numbered(Box::new(move |index| code(index).map(IntoElement::into_element)));
        let made = Dataset::of_code(element, generator, options)?;
        DatasetBuilder(made).int("size", size).map(DatasetBuilder::finish)
    }

    fn of_code(element: &[Spec], generator: Generator, options: datasets::Generator) -> Result<Dataset> {
        let made = DatasetBuilder::new(c"generator", &[])?;
        let dtypes: Vec<i32> = element.iter().map(|spec| spec.dtype.0).collect();
        let ranks: Vec<i32> = element.iter().map(|spec| count(spec.dims.len())).collect();
        let dims: Vec<*const i64> = element.iter().map(|spec| spec.dims.as_ptr()).collect();
        let (data, destroy) = callback::hand_over(Box::new(generator));
        // SAFETY: the lists have as many entries, and each dim list as many as its rank says.
        check(unsafe {
            sys::eager_dataset_set_generator(
                made.0.as_ptr(),
                c"generator".as_ptr(),
                Some(callback::generate),
                data,
                destroy,
                Some(callback::end_epoch),
                count(element.len()),
                dtypes.as_ptr(),
                ranks.as_ptr(),
                dims.as_ptr(),
            )
        })?;
        options.set(&made)?;
        Ok(made.finish())
    }

    /// Returns the op of a step: what tracing the closure with an element's components makes.
    pub(crate) fn traced<E: IntoElement>(&self, name: &str, code: impl FnOnce(&[Tensor]) -> Result<E>) -> Result<Op> {
        let function = Function::trace(name, &self.element()?, |element| Ok(code(element)?.into_element()))?;
        Ok(function.op().clone())
    }

    fn as_ptr(&self) -> *mut sys::eager_dataset {
        self.0.as_ptr()
    }
}

impl fmt::Debug for Dataset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Dataset({:?})", self.kind())
    }
}

/// Returns the names of files as a tensor of strings.
pub(crate) fn file_names(files: &[impl AsRef<Path>]) -> Result<Tensor> {
    let names = files.iter().map(|file| c_path(file.as_ref())).collect::<Result<Vec<_>>>()?;
    let names: Vec<_> = names.iter().map(|name| name.to_bytes()).collect();
    Tensor::from_strings(&names, &[names.len() as i64])
}

impl DatasetBuilder {
    pub(crate) fn new(kind: &CStr, inputs: &[&Dataset]) -> Result<DatasetBuilder> {
        let inputs = Pointers::collect(inputs.iter().map(|input| input.as_ptr()));
        let (list, length) = (inputs.as_ptr(), count(inputs.len()));
        let context = current()?;
        let made = unsafe { made(|out| sys::eager_dataset_create(context, kind.as_ptr(), list, length, out))? };
        Ok(DatasetBuilder(made))
    }

    /// Sets an attribute that is a whole number.
    pub fn int(self, name: &str, value: i64) -> Result<DatasetBuilder> {
        self.set_int(&c_string(name)?, value)?;
        Ok(self)
    }

    /// Sets an attribute that is true or false.
    pub fn bool(self, name: &str, value: bool) -> Result<DatasetBuilder> {
        self.set_bool(&c_string(name)?, value)?;
        Ok(self)
    }

    /// Sets an attribute that is a text.
    pub fn string(self, name: &str, value: &str) -> Result<DatasetBuilder> {
        self.set_string(&c_string(name)?, value)?;
        Ok(self)
    }

    /// Sets an attribute that is a list of tensors.
    pub fn tensors(self, name: &str, value: &[&Tensor]) -> Result<DatasetBuilder> {
        self.set_tensors(&c_string(name)?, value)?;
        Ok(self)
    }

    /// Sets the op of a map, filter or flat_map, whose attributes can then no longer change.
    pub fn op(self, name: &str, value: &Op) -> Result<DatasetBuilder> {
        self.set_op(&c_string(name)?, value)?;
        Ok(self)
    }

    /// Ends the setting of attributes.
    pub fn finish(self) -> Dataset {
        self.0
    }

    pub(crate) fn set_int(&self, name: &CStr, value: i64) -> Result<()> {
        check(unsafe { sys::eager_dataset_set_int(self.0.as_ptr(), name.as_ptr(), value) })
    }

    pub(crate) fn set_bool(&self, name: &CStr, value: bool) -> Result<()> {
        check(unsafe { sys::eager_dataset_set_bool(self.0.as_ptr(), name.as_ptr(), value.into()) })
    }

    pub(crate) fn set_string(&self, name: &CStr, value: &str) -> Result<()> {
        let value = c_string(value)?;
        check(unsafe { sys::eager_dataset_set_string(self.0.as_ptr(), name.as_ptr(), value.as_ptr()) })
    }

    pub(crate) fn set_tensors(&self, name: &CStr, value: &[&Tensor]) -> Result<()> {
        let (list, length) = (Pointers::new(value), count(value.len()));
        check(unsafe { sys::eager_dataset_set_tensors(self.0.as_ptr(), name.as_ptr(), list.as_ptr(), length) })
    }

    pub(crate) fn set_op(&self, name: &CStr, value: &Op) -> Result<()> {
        check(unsafe { sys::eager_dataset_set_op(self.0.as_ptr(), name.as_ptr(), value.as_ptr()) })
    }
}

/// A run of a [`Dataset`]: an iterator over its elements, which are lists of tensors.
///
/// An error is that of the element at which it comes, and the next call goes on behind it; a panic of a closure goes on in the
/// caller. Elements come in one order, whatever the number of threads. It may move to another thread, and is used by one at a time:
/// it is [`Send`] and not [`Sync`]. Dropping it ends the run, and does not wait for the threads of the pipeline.
///
/// ```compile_fail,E0277
/// let mut run = eager::Dataset::range(3).unwrap().iter().unwrap();
/// std::thread::scope(|scope| {
///     scope.spawn(|| run.save());
///     run.save()
/// });
/// ```
pub struct DatasetIterator {
    stopper: Stopper,
    components: usize,
    failed: bool, // the last call did
    not_sync: PhantomData<Cell<()>>,
}

/// Ends a [`DatasetIterator`], from any thread.
#[derive(Clone)]
pub struct Stopper {
    raw: Raw,
    stopped: Arc<AtomicBool>,
}

#[repr(transparent)]
struct Raw(NonNull<sys::eager_iterator>);

// One thread uses it but for stopping, as the types around it have it.
crate::handle!(Raw, eager_iterator, eager_iterator_retain, eager_iterator_release);

impl DatasetIterator {
    /// Returns the place where the iterator is, for a checkpoint: a tensor of bytes. The next element after a
    /// [`restore`](DatasetIterator::restore) is the one that would have come.
    ///
    /// [`Code::FAILED_PRECONDITION`](crate::Code::FAILED_PRECONDITION): a generator that cannot be skipped forward; the iterator
    /// has been stopped.
    pub fn save(&self) -> Result<Tensor> {
        unsafe { made(|out| sys::eager_iterator_save(self.as_ptr(), out)) }
    }

    /// Goes to a place that [`save`](DatasetIterator::save) gave, also in another process.
    ///
    /// [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): it is another pipeline's, or none.
    /// [`Code::DATA_LOSS`](crate::Code::DATA_LOSS): it is damaged. Then the iterator is where it was.
    pub fn restore(&mut self, place: &Tensor) -> Result<()> {
        check(unsafe { sys::eager_iterator_restore(self.as_ptr(), place.as_ptr()) })
    }

    /// Ends the run, and waits for the threads of the pipeline.
    pub fn stop(&self) -> Result<()> {
        self.stopper.stop()
    }

    /// Returns what ends the run from any thread, also while this one waits for an element.
    pub fn stopper(&self) -> Stopper {
        self.stopper.clone()
    }

    /// Returns what each step has done since the last restore, from the last to the first, as a JSON text:
    /// `[{"kind": "batch", "elements": 937, "errors": 0, "seconds": 0.021}, ...]`.
    pub fn stats(&self) -> Result<String> {
        owned_text(|out| unsafe { sys::eager_iterator_stats(self.as_ptr(), out) })
    }

    fn as_ptr(&self) -> *mut sys::eager_iterator {
        self.stopper.raw.0.as_ptr()
    }

    fn next_element(&mut self) -> Result<Option<Vec<Tensor>>> {
        let mut list = Vec::<Tensor>::with_capacity(self.components);
        let (mut room, mut end) = (count(self.components), 0);
        let outputs = list.as_mut_ptr().cast(); // a Tensor is a pointer that is not null
        check(unsafe { sys::eager_iterator_next(self.as_ptr(), outputs, &mut room, &mut end) })?;
        if end != 0 {
            return Ok(None);
        }
        // SAFETY: an element has been written, all components of it.
        unsafe { list.set_len(self.components) };
        Ok(Some(list))
    }
}

impl Iterator for DatasetIterator {
    type Item = Result<Vec<Tensor>>;

    /// Gives the next element, or an error at its place. `None` is the end, or comes behind the error of an iterator that has been
    /// stopped.
    fn next(&mut self) -> Option<Result<Vec<Tensor>>> {
        if self.failed && self.stopper.stopped.load(Ordering::Acquire) {
            return None;
        }
        let element = self.next_element();
        self.failed = element.is_err();
        element.transpose()
    }
}

impl fmt::Debug for DatasetIterator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DatasetIterator(components={})", self.components)
    }
}

impl Stopper {
    /// Ends the run, and waits for the threads of the pipeline; called on one of them it does not wait for that.
    pub fn stop(&self) -> Result<()> {
        self.stopped.store(true, Ordering::Release);
        check(unsafe { sys::eager_iterator_stop(self.raw.0.as_ptr()) })
    }
}

impl fmt::Debug for Stopper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Stopper")
    }
}
