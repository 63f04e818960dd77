//! Checkpoints: tensors, variables, modules, optimizers and texts in files.

use std::ffi::CString;
use std::fmt;
use std::path::{Path, PathBuf};
use std::ptr::{self, NonNull};

use eager_sys as sys;

use crate::context::{current, require_library};
use crate::error::{c_path, c_string, check, count, made, owned_text, text, Made};
use crate::{DType, Layer, Module, Optimizer, Result, Tensor, Variable};

/// The state of a stream of random numbers: the next numbers, and those of the next forks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RandomState {
    /// It follows from the seed.
    pub key: u64,
    /// The blocks of numbers that were drawn.
    pub counter: u64,
    /// The forks that were made.
    pub num_forks: u64,
}

/// Returns the state of the stream of the thread's context.
///
/// ```
/// # fn main() -> eager::Result<()> {
/// use eager::ops::{random_normal_with, RandomNormal};
/// let numbers = || random_normal_with(RandomNormal { shape: &[3], ..Default::default() });
/// let state = eager::random_state()?;
/// let first = numbers()?;
/// eager::set_random_state(state)?;
/// assert_eq!(numbers()?.to_string(), first.to_string());
/// # Ok(())
/// # }
/// ```
pub fn random_state() -> Result<RandomState> {
    let mut s = sys::eager_random_state {
        struct_size: std::mem::size_of::<sys::eager_random_state>(),
        key: 0,
        counter: 0,
        num_forks: 0,
    };
    check(unsafe { sys::eager_context_get_random_state(current()?, &mut s) })?;
    Ok(RandomState { key: s.key, counter: s.counter, num_forks: s.num_forks })
}

/// Lets the thread's context draw the numbers again that followed the state.
pub fn set_random_state(state: RandomState) -> Result<()> {
    let s = sys::eager_random_state {
        struct_size: std::mem::size_of::<sys::eager_random_state>(),
        key: state.key,
        counter: state.counter,
        num_forks: state.num_forks,
    };
    check(unsafe { sys::eager_context_set_random_state(current()?, &s) })
}

/// The ways to write a checkpoint.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CommitOptions {
    /// Does not wait for the disk: the file need not outlive a crash of the system.
    pub no_sync: bool,
    /// Lets [`latest_checkpoint`] find the file.
    pub listed: bool,
    /// With `listed`: the oldest listed files beyond this number are deleted; 0: none.
    pub max_to_keep: i32,
}

/// What a checkpoint is to have, each under a key such as "model/layers/0/kernel". Adding takes the present value, and no copy.
///
/// ```
/// # fn main() -> eager::Result<()> {
/// use eager::{layers::Dense, optimizers::Adam, Checkpoint, CheckpointWriter, Module, Sequential, Tensor};
/// let model = Sequential::new().with(Dense::new(2).create()?);
/// model.infer(&Tensor::new([[1f32, 2.0]])?)?;
/// let optimizer = Adam::default().create()?;
///
/// let mut writer = CheckpointWriter::new()?;
/// writer.module("model", &model)?;
/// writer.optimizer("optimizer", &optimizer)?; // after the variables that it has slots of
/// writer.random_state("random")?;
/// let path = std::env::temp_dir().join(format!("eager-{}.safetensors", std::process::id()));
/// writer.commit(&path)?; // whole or not there
///
/// let checkpoint = Checkpoint::open(&path)?;
/// checkpoint.restore_module("model", &model)?; // its layers are built
/// checkpoint.restore_optimizer_of("optimizer", &optimizer, "model", &model)?;
/// checkpoint.restore_random_state("random")?;
/// # std::fs::remove_file(path).unwrap();
/// # Ok(())
/// # }
/// ```
#[repr(transparent)]
pub struct CheckpointWriter(NonNull<sys::eager_checkpoint_writer>);

// SAFETY: any one thread may use a writer, and it has no reference to its thread.
unsafe impl Send for CheckpointWriter {}

impl Drop for CheckpointWriter {
    fn drop(&mut self) {
        unsafe { sys::eager_checkpoint_writer_release(self.0.as_ptr()) }
    }
}

impl Made<sys::eager_checkpoint_writer> for CheckpointWriter {
    unsafe fn made(raw: NonNull<sys::eager_checkpoint_writer>) -> Self {
        CheckpointWriter(raw)
    }
}

impl CheckpointWriter {
    /// Makes a writer that has nothing yet.
    pub fn new() -> Result<CheckpointWriter> {
        let context = current()?;
        unsafe { made(|out| sys::eager_checkpoint_writer_create(context, out)) }
    }

    /// Adds a tensor.
    ///
    /// [`Code::ALREADY_EXISTS`](crate::Code::ALREADY_EXISTS): a key that has been added.
    /// [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): a key that is empty.
    /// [`Code::FAILED_PRECONDITION`](crate::Code::FAILED_PRECONDITION): a symbolic tensor. Nothing has been added then.
    pub fn tensor(&mut self, key: &str, tensor: &Tensor) -> Result<()> {
        let key = c_string(key)?;
        check(unsafe { sys::eager_checkpoint_writer_add_tensor(self.as_ptr(), key.as_ptr(), tensor.as_ptr()) })
    }

    /// Adds the present value of a variable.
    pub fn variable(&mut self, key: &str, variable: &Variable) -> Result<()> {
        let key = c_string(key)?;
        check(unsafe { sys::eager_checkpoint_writer_add_variable(self.as_ptr(), key.as_ptr(), variable.as_ptr()) })
    }

    /// Adds a text.
    pub fn text(&mut self, key: &str, text: &str) -> Result<()> {
        let (key, text) = (c_string(key)?, c_string(text)?);
        check(unsafe { sys::eager_checkpoint_writer_add_text(self.as_ptr(), key.as_ptr(), text.as_ptr()) })
    }

    /// Adds the variables of a layer by their names in the kind: "key/kernel".
    /// [`Code::FAILED_PRECONDITION`](crate::Code::FAILED_PRECONDITION): the layer has not been built.
    pub fn layer(&mut self, key: &str, layer: &Layer) -> Result<()> {
        let (key, _running) = (c_string(key)?, layer.running());
        check(unsafe { sys::eager_checkpoint_writer_add_layer(self.as_ptr(), key.as_ptr(), layer.as_ptr()) })
    }

    /// Adds the variables of a module, with the keys that [`Module::keyed_variables`] gives.
    /// [`Code::FAILED_PRECONDITION`](crate::Code::FAILED_PRECONDITION): a layer that has not been built.
    pub fn module(&mut self, key: &str, module: &dyn Module) -> Result<()> {
        module.check_built(key)?;
        module.keyed_variables(key).iter().try_for_each(|(key, variable)| self.variable(key, variable))
    }

    /// Adds the state of an optimizer. Its slots go under the keys of their variables, which have been added before.
    pub fn optimizer(&mut self, key: &str, optimizer: &Optimizer) -> Result<()> {
        let key = c_string(key)?;
        check(unsafe { sys::eager_checkpoint_writer_add_optimizer(self.as_ptr(), key.as_ptr(), optimizer.as_ptr()) })
    }

    /// Adds the state of the random numbers of the thread's context; the usual key is "random".
    pub fn random_state(&mut self, key: &str) -> Result<()> {
        let key = c_string(key)?;
        check(unsafe { sys::eager_checkpoint_writer_add_random_state(self.as_ptr(), key.as_ptr(), current()?) })
    }

    /// Writes the file, which is whole or not there. The writer keeps what it has.
    ///
    /// [`Code::NOT_FOUND`](crate::Code::NOT_FOUND), [`Code::PERMISSION_DENIED`](crate::Code::PERMISSION_DENIED),
    /// [`Code::RESOURCE_EXHAUSTED`](crate::Code::RESOURCE_EXHAUSTED): the folder or the file cannot be written, or the disk is
    /// full.
    pub fn commit(&self, path: impl AsRef<Path>) -> Result<()> {
        self.commit_with(path, CommitOptions::default())
    }

    /// Writes the file as the options say.
    /// [`Code::DATA_LOSS`](crate::Code::DATA_LOSS): the folder's list of checkpoints is damaged.
    pub fn commit_with(&self, path: impl AsRef<Path>, options: CommitOptions) -> Result<()> {
        let path = c_path(path.as_ref())?;
        let options = sys::eager_checkpoint_options {
            struct_size: std::mem::size_of::<sys::eager_checkpoint_options>(),
            no_sync: options.no_sync.into(),
            is_listed: options.listed.into(),
            max_to_keep: options.max_to_keep,
        };
        check(unsafe { sys::eager_checkpoint_writer_commit(current()?, self.as_ptr(), path.as_ptr(), &options) })
    }

    fn as_ptr(&self) -> *mut sys::eager_checkpoint_writer {
        self.0.as_ptr()
    }
}

impl fmt::Debug for CheckpointWriter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("CheckpointWriter")
    }
}

/// Returns the path of the folder's latest checkpoint that was committed as `listed`; `None`: there is none.
/// [`Code::DATA_LOSS`](crate::Code::DATA_LOSS): the folder's list of checkpoints is damaged.
pub fn latest_checkpoint(folder: impl AsRef<Path>) -> Result<Option<PathBuf>> {
    let folder = c_path(folder.as_ref())?;
    require_library();
    let mut out = ptr::null_mut();
    check(unsafe { sys::eager_checkpoint_latest(folder.as_ptr(), &mut out) })?;
    if out.is_null() {
        return Ok(None);
    }
    // SAFETY: the library gave a text, which is released once.
    let bytes = unsafe { std::ffi::CStr::from_ptr(out) }.to_bytes().to_owned();
    unsafe { sys::eager_string_release(out) };
    Ok(Some(path_of(bytes)))
}

#[cfg(unix)]
fn path_of(bytes: Vec<u8>) -> PathBuf {
    <std::ffi::OsString as std::os::unix::ffi::OsStringExt>::from_vec(bytes).into()
}

#[cfg(not(unix))]
fn path_of(bytes: Vec<u8>) -> PathBuf {
    String::from_utf8_lossy(&bytes).into_owned().into()
}

/// A tensor or a text of a checkpoint.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The key.
    pub key: String,
    /// Whether it is a text, and no tensor.
    pub is_text: bool,
    /// A tensor's dtype; `None` if the library lacks it.
    pub dtype: Option<DType>,
    /// A tensor's dims.
    pub dims: Vec<i64>,
    /// The bytes in the file.
    pub num_bytes: i64,
    /// A tensor's dtype as safetensors calls it: "F32", "F8_E4M3".
    pub stored_dtype: String,
}

/// A file of tensors and texts, open to be read. A clone is another reference to the same one, and threads may share it.
#[repr(transparent)]
pub struct Checkpoint(NonNull<sys::eager_checkpoint>);

crate::handle!(Checkpoint, eager_checkpoint, eager_checkpoint_retain, eager_checkpoint_release);

/// Keys and handles as C takes them.
struct Keyed {
    _keys: Vec<CString>, // to which key_pointers point
    key_pointers: Vec<*const std::ffi::c_char>,
    variables: Vec<*mut sys::eager_variable>,
}

impl Keyed {
    fn new(all: &[(String, Variable)]) -> Result<Keyed> {
        let keys = all.iter().map(|(key, _)| c_string(key.as_str())).collect::<Result<Vec<_>>>()?;
        Ok(Keyed {
            key_pointers: keys.iter().map(|key| key.as_ptr()).collect(),
            variables: all.iter().map(|(_, variable)| variable.as_ptr()).collect(),
            _keys: keys,
        })
    }
}

impl Checkpoint {
    /// Opens a file, and checks its header.
    ///
    /// [`Code::NOT_FOUND`](crate::Code::NOT_FOUND), [`Code::PERMISSION_DENIED`](crate::Code::PERMISSION_DENIED): it cannot be
    /// read. [`Code::DATA_LOSS`](crate::Code::DATA_LOSS): it is damaged.
    /// [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): it has a newer version of the format.
    pub fn open(path: impl AsRef<Path>) -> Result<Checkpoint> {
        let path = c_path(path.as_ref())?;
        let context = current()?;
        unsafe { made(|out| sys::eager_checkpoint_open(context, path.as_ptr(), out)) }
    }

    /// Returns all tensors and then all texts, each in the order of their keys.
    pub fn entries(&self) -> Vec<Entry> {
        (0..unsafe { sys::eager_checkpoint_num_entries(self.as_ptr()) }).filter_map(|index| self.entry(index)).collect()
    }

    fn entry(&self, index: i32) -> Option<Entry> {
        let mut e = sys::eager_checkpoint_entry_info {
            struct_size: std::mem::size_of::<sys::eager_checkpoint_entry_info>(),
            key: ptr::null(),
            is_text: 0,
            dtype: 0,
            rank: 0,
            reserved: 0,
            dims: ptr::null(),
            num_bytes: 0,
            stored_dtype: ptr::null(),
        };
        check(unsafe { sys::eager_checkpoint_entry(self.as_ptr(), index, &mut e) }).ok()?;
        // SAFETY: the library gives `rank` dims, which live as long as the checkpoint.
        let dims = (0..e.rank as usize).map(|i| unsafe { *e.dims.add(i) }).collect();
        Some(Entry {
            key: text(e.key).to_owned(),
            is_text: e.is_text != 0,
            dtype: (e.dtype != 0).then_some(DType(e.dtype)),
            dims,
            num_bytes: e.num_bytes,
            stored_dtype: text(e.stored_dtype).to_owned(),
        })
    }

    /// Reports whether there is a tensor or a text of this key.
    pub fn contains(&self, key: &str) -> bool {
        c_string(key).is_ok_and(|key| unsafe { sys::eager_checkpoint_find(self.as_ptr(), key.as_ptr()) } >= 0)
    }

    /// Returns a tensor, on the host.
    ///
    /// [`Code::NOT_FOUND`](crate::Code::NOT_FOUND): there is none of this key.
    /// [`Code::UNIMPLEMENTED`](crate::Code::UNIMPLEMENTED): it has a dtype that the library lacks.
    pub fn read(&self, key: &str) -> Result<Tensor> {
        let key = c_string(key)?;
        let context = current()?;
        unsafe { made(|out| sys::eager_checkpoint_read(context, self.as_ptr(), key.as_ptr(), out)) }
    }

    /// Returns a text. [`Code::NOT_FOUND`](crate::Code::NOT_FOUND): there is none of this key.
    pub fn text(&self, key: &str) -> Result<String> {
        let key = c_string(key)?;
        owned_text(|out| unsafe { sys::eager_checkpoint_text(self.as_ptr(), key.as_ptr(), out) })
    }

    /// Assigns the checkpoint's values to variables. Where one does not fit, nothing has changed.
    ///
    /// [`Code::NOT_FOUND`](crate::Code::NOT_FOUND): a key that is not there.
    /// [`Code::INVALID_ARGUMENT`](crate::Code::INVALID_ARGUMENT): another dtype, or other dims.
    /// [`Code::FAILED_PRECONDITION`](crate::Code::FAILED_PRECONDITION): a function is being traced.
    pub fn restore(&self, variables: &[(String, Variable)]) -> Result<()> {
        let all = Keyed::new(variables)?;
        let (keys, handles, length) = (all.key_pointers.as_ptr(), all.variables.as_ptr(), count(variables.len()));
        check(unsafe { sys::eager_checkpoint_restore_variables(current()?, self.as_ptr(), keys, handles, length) })
    }

    /// Does the same for the variables of a layer, which has been built.
    pub fn restore_layer(&self, key: &str, layer: &Layer) -> Result<()> {
        let (key, _running) = (c_string(key)?, layer.running());
        check(unsafe { sys::eager_checkpoint_restore_layer(current()?, self.as_ptr(), key.as_ptr(), layer.as_ptr()) })
    }

    /// Does the same for the variables of a module, whose layers have been built.
    pub fn restore_module(&self, key: &str, module: &dyn Module) -> Result<()> {
        module.check_built(key)?;
        self.restore(&module.keyed_variables(key))
    }

    /// Assigns to the step, to the learning rate (unless an op or a schedule computes it), and to the slots of these
    /// variables, which are made where they are missing. A layer that has not been built has no variables yet:
    /// [`restore_optimizer_of`](Checkpoint::restore_optimizer_of) finds that out.
    /// [`Code::NOT_FOUND`](crate::Code::NOT_FOUND) also: a slot that the checkpoint lacks.
    pub fn restore_optimizer(&self, key: &str, optimizer: &Optimizer, variables: &[(String, Variable)]) -> Result<()> {
        let (key, all) = (c_string(key)?, Keyed::new(variables)?);
        let (keys, handles, length) = (all.key_pointers.as_ptr(), all.variables.as_ptr(), count(variables.len()));
        check(unsafe {
            let (file, optimizer) = (self.as_ptr(), optimizer.as_ptr());
            sys::eager_checkpoint_restore_optimizer(current()?, file, key.as_ptr(), optimizer, keys, handles, length)
        })
    }

    /// Does the same for the variables of a module, which is in the checkpoint under `module_key`.
    /// [`Code::FAILED_PRECONDITION`](crate::Code::FAILED_PRECONDITION) also: a layer has not been built, whose slots would be
    /// left out.
    pub fn restore_optimizer_of(
        &self,
        key: &str,
        optimizer: &Optimizer,
        module_key: &str,
        module: &dyn Module,
    ) -> Result<()> {
        module.check_built(module_key)?;
        self.restore_optimizer(key, optimizer, &module.keyed_variables(module_key))
    }

    /// Sets the state of the random numbers of the thread's context; the usual key is "random".
    pub fn restore_random_state(&self, key: &str) -> Result<()> {
        let key = c_string(key)?;
        check(unsafe { sys::eager_checkpoint_restore_random_state(current()?, self.as_ptr(), key.as_ptr()) })
    }

    fn as_ptr(&self) -> *mut sys::eager_checkpoint {
        self.0.as_ptr()
    }
}

impl fmt::Debug for Checkpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.entries().iter().map(|entry| &entry.key)).finish()
    }
}
