//! Files of records, and files of events, which TensorBoard shows.

use std::fmt;
use std::path::{Path, PathBuf};
use std::ptr::{self, NonNull};

use eager_sys as sys;

use crate::context::current;
use crate::error::{c_path, c_string, check, count, made, Made};
use crate::{Code, Error, Function, Result, Tensor};

pub use crate::datasets::Compression;

impl Compression {
    fn options(self, level: i32) -> sys::eager_record_options {
        sys::eager_record_options {
            struct_size: std::mem::size_of::<sys::eager_record_options>(),
            compression: self as i32,
            level,
        }
    }
}

macro_rules! owner {
    ($name:ident, $raw:ident, $release:ident) => {
        impl Drop for $name {
            fn drop(&mut self) {
                unsafe { sys::$release(self.0.as_ptr()) }
            }
        }

        impl Made<sys::$raw> for $name {
            unsafe fn made(raw: NonNull<sys::$raw>) -> Self {
                $name(raw)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(stringify!($name))
            }
        }
    };
}

/// A file of records that grows: TensorFlow's TFRecord.
///
/// Records gather in memory, and are written when there are 64 KiB, by [`flush`](RecordWriter::flush), by
/// [`close`](RecordWriter::close), and when the writer is dropped, which cannot report an error.
///
/// ```
/// # fn main() -> eager::Result<()> {
/// use eager::{RecordReader, RecordWriter};
/// let path = std::env::temp_dir().join(format!("eager-{}.tfrecord", std::process::id()));
/// let mut writer = RecordWriter::create(&path)?;
/// writer.write(b"one")?;
/// writer.write(b"two")?;
/// writer.close()?;
/// let mut reader = RecordReader::open(&path)?;
/// assert_eq!(reader.read()?, Some(&b"one"[..]));
/// assert_eq!(reader.read()?, Some(&b"two"[..]));
/// assert_eq!(reader.read()?, None);
/// # std::fs::remove_file(path).unwrap();
/// # Ok(())
/// # }
/// ```
#[repr(transparent)]
pub struct RecordWriter(NonNull<sys::eager_record_writer>);
owner!(RecordWriter, eager_record_writer, eager_record_writer_release);

// SAFETY: any one thread may use a writer, and it has no reference to its thread.
unsafe impl Send for RecordWriter {}

impl RecordWriter {
    /// Makes a file, in place of one of this name.
    pub fn create(path: impl AsRef<Path>) -> Result<RecordWriter> {
        RecordWriter::create_with(path, Compression::None, 0)
    }

    /// Makes a file that is compressed. The level is 1 (fast) to 9 (small); 0 is zlib's default, and -1 none.
    pub fn create_with(path: impl AsRef<Path>, compression: Compression, level: i32) -> Result<RecordWriter> {
        let path = c_path(path.as_ref())?;
        let options = compression.options(level);
        let context = current()?;
        unsafe { made(|out| sys::eager_record_writer_create(context, path.as_ptr(), &options, out)) }
    }

    /// Adds a record. [`Code::RESOURCE_EXHAUSTED`](crate::Code::RESOURCE_EXHAUSTED): the disk is full; nothing has been added then,
    /// and nothing is lost.
    pub fn write(&mut self, record: &[u8]) -> Result<()> {
        check(unsafe { sys::eager_record_writer_write(self.0.as_ptr(), record.as_ptr().cast(), record.len()) })
    }

    /// Hands all records to the system, so that other programs see them.
    pub fn flush(&mut self) -> Result<()> {
        check(unsafe { sys::eager_record_writer_flush(self.0.as_ptr()) })
    }

    /// Flushes, and closes the file. After an error it may be called again.
    pub fn close(&mut self) -> Result<()> {
        check(unsafe { sys::eager_record_writer_close(self.0.as_ptr()) })
    }
}

/// A file of records, read from its beginning on.
#[repr(transparent)]
pub struct RecordReader(NonNull<sys::eager_record_reader>);
owner!(RecordReader, eager_record_reader, eager_record_reader_release);

// SAFETY: any one thread may use a reader, and it has no reference to its thread.
unsafe impl Send for RecordReader {}

impl RecordReader {
    /// Opens a file.
    pub fn open(path: impl AsRef<Path>) -> Result<RecordReader> {
        RecordReader::open_with(path, Compression::None)
    }

    /// Opens a file that is compressed.
    pub fn open_with(path: impl AsRef<Path>, compression: Compression) -> Result<RecordReader> {
        let path = c_path(path.as_ref())?;
        let options = compression.options(0);
        let context = current()?;
        unsafe { made(|out| sys::eager_record_reader_create(context, path.as_ptr(), &options, out)) }
    }

    /// Returns the next record; `None` behind the last. [`Code::DATA_LOSS`](crate::Code::DATA_LOSS): the file is cut, or has a wrong
    /// checksum.
    pub fn read(&mut self) -> Result<Option<&[u8]>> {
        let (mut data, mut size) = (ptr::null(), 0);
        check(unsafe { sys::eager_record_reader_next(self.0.as_ptr(), &mut data, &mut size) })?;
        // SAFETY: the bytes live until the next call, which takes the reader for itself.
        Ok((!data.is_null()).then(|| unsafe { std::slice::from_raw_parts(data.cast(), size) }))
    }
}

/// The ways to write events.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventOptions {
    /// What the file's name ends with.
    pub suffix: String,
    /// The most events that are kept before they are written; 0: what 64 KiB hold.
    pub max_queue: i64,
    /// A call writes what is kept if so long ago it was written last; 0: 2000; -1: never.
    pub flush_millis: i32,
}

/// The ways to write images.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImageOptions {
    /// The most of the batch that are written, at least 1; 3 by default.
    pub max_images: i32,
    /// Of each image of floats the largest value is white, whatever it is; else 1 is.
    pub scaled: bool,
}

impl Default for ImageOptions {
    fn default() -> Self {
        ImageOptions { max_images: 3, scaled: false }
    }
}

/// A file of events that grows, in a folder that is made if it is not there. Threads may share it.
///
/// A tag names what is shown: "train/loss".
///
/// ```
/// # fn main() -> eager::Result<()> {
/// use eager::EventWriter;
/// let folder = std::env::temp_dir().join(format!("eager-events-{}", std::process::id()));
/// let writer = EventWriter::create(&folder)?;
/// for step in 0..10 {
///     writer.scalar("loss", 1.0 / (1 + step) as f64, step)?;
/// }
/// writer.close()?;
/// # std::fs::remove_dir_all(folder).unwrap();
/// # Ok(())
/// # }
/// ```
#[repr(transparent)]
pub struct EventWriter(NonNull<sys::eager_event_writer>);
owner!(EventWriter, eager_event_writer, eager_event_writer_release);

// SAFETY: all threads may call everything.
unsafe impl Send for EventWriter {}
unsafe impl Sync for EventWriter {}

impl Clone for EventWriter {
    /// Refers to the same file.
    fn clone(&self) -> Self {
        unsafe { sys::eager_event_writer_retain(self.0.as_ptr()) };
        EventWriter(self.0)
    }
}

impl EventWriter {
    /// Makes a file of events in a folder.
    pub fn create(folder: impl AsRef<Path>) -> Result<EventWriter> {
        EventWriter::create_with(folder, &EventOptions::default())
    }

    /// Makes a file of events in a folder.
    pub fn create_with(folder: impl AsRef<Path>, options: &EventOptions) -> Result<EventWriter> {
        let folder = c_path(folder.as_ref())?;
        let suffix = c_string(options.suffix.as_str())?;
        let options = sys::eager_event_writer_options {
            struct_size: std::mem::size_of::<sys::eager_event_writer_options>(),
            suffix: suffix.as_ptr(),
            max_queue: options.max_queue,
            flush_millis: options.flush_millis,
            reserved: 0,
        };
        let context = current()?;
        unsafe { made(|out| sys::eager_event_writer_create(context, folder.as_ptr(), &options, out)) }
    }

    /// Adds a number, which is kept as float32. [`Code::RESOURCE_EXHAUSTED`](crate::Code::RESOURCE_EXHAUSTED): the disk is full;
    /// nothing has been added then.
    pub fn scalar(&self, tag: &str, value: f64, step: i64) -> Result<()> {
        let tag = c_string(tag)?;
        check(unsafe { sys::eager_event_writer_scalar(self.0.as_ptr(), tag.as_ptr(), value, step) })
    }

    /// Adds several numbers as one event.
    pub fn scalars(&self, values: &[(&str, f64)], step: i64) -> Result<()> {
        let texts = values.iter().map(|v| c_string(v.0)).collect::<Result<Vec<_>>>()?;
        let tags: Vec<_> = texts.iter().map(|t| t.as_ptr()).collect();
        let numbers: Vec<f64> = values.iter().map(|v| v.1).collect();
        check(unsafe {
            sys::eager_event_writer_scalars(self.0.as_ptr(), tags.as_ptr(), numbers.as_ptr(), count(tags.len()), step)
        })
    }

    /// Adds the distribution of the elements. [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): one is not finite.
    pub fn histogram(&self, tag: &str, values: &Tensor, step: i64) -> Result<()> {
        let tag = c_string(tag)?;
        check(unsafe { sys::eager_event_writer_histogram(self.0.as_ptr(), tag.as_ptr(), values.as_ptr(), step) })
    }

    /// Adds images `[batch, height, width, channels]` of 1, 3 or 4 channels, u8 or floats.
    pub fn image(&self, tag: &str, images: &Tensor, step: i64, options: ImageOptions) -> Result<()> {
        if options.max_images < 1 {
            let message = format!("max_images = {} is below 1", options.max_images);
            return Err(Error::new(Code::INVALID_ARGUMENT, message));
        }
        let tag = c_string(tag)?;
        let options = sys::eager_image_options {
            struct_size: std::mem::size_of::<sys::eager_image_options>(),
            max_images: options.max_images,
            is_scaled: options.scaled.into(),
        };
        check(unsafe { sys::eager_event_writer_image(self.0.as_ptr(), tag.as_ptr(), images.as_ptr(), step, &options) })
    }

    /// Adds a tensor of strings, which is shown as Markdown.
    pub fn text(&self, tag: &str, strings: &Tensor, step: i64) -> Result<()> {
        let tag = c_string(tag)?;
        check(unsafe { sys::eager_event_writer_text(self.0.as_ptr(), tag.as_ptr(), strings.as_ptr(), step) })
    }

    /// Adds the graph of a function.
    pub fn graph(&self, function: &Function, step: i64) -> Result<()> {
        check(unsafe { sys::eager_event_writer_graph(self.0.as_ptr(), function.as_ptr(), step) })
    }

    /// Adds a serialized `tensorflow.Summary` as it is.
    pub fn summary(&self, serialized: &[u8], step: i64) -> Result<()> {
        check(unsafe {
            sys::eager_event_writer_summary(self.0.as_ptr(), serialized.as_ptr().cast(), serialized.len(), step)
        })
    }

    /// Adds a serialized `tensorflow.Event`, with a time and a step of its own.
    pub fn event(&self, serialized: &[u8]) -> Result<()> {
        check(unsafe { sys::eager_event_writer_event(self.0.as_ptr(), serialized.as_ptr().cast(), serialized.len()) })
    }

    /// Hands all events to the system, so that other programs see them.
    pub fn flush(&self) -> Result<()> {
        check(unsafe { sys::eager_event_writer_flush(self.0.as_ptr()) })
    }

    /// Flushes, and closes the file. After an error it may be called again.
    pub fn close(&self) -> Result<()> {
        check(unsafe { sys::eager_event_writer_close(self.0.as_ptr()) })
    }

    /// Returns the file's path.
    pub fn path(&self) -> PathBuf {
        // SAFETY: the text lives as long as the writer.
        let path = unsafe { std::ffi::CStr::from_ptr(sys::eager_event_writer_path(self.0.as_ptr())) };
        #[cfg(unix)]
        {
            PathBuf::from(<std::ffi::OsStr as std::os::unix::ffi::OsStrExt>::from_bytes(path.to_bytes()))
        }
        #[cfg(not(unix))]
        {
            PathBuf::from(path.to_string_lossy().into_owned())
        }
    }
}
