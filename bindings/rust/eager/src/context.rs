//! Lines of execution: each thread has a context of its own, and may run code in another one.

use std::cell::Cell;
use std::ffi::{c_void, CString};
use std::mem::{size_of, zeroed};
use std::ptr::{self, NonNull};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::OnceLock;

use eager_sys as sys;

use crate::callback;
use crate::error::{c_string, check, made, owned_text, text, Made};
use crate::{Code, Error, Result, Tensor};

/// Where ops without inputs run, and new variables lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Placement {
    /// cpu:0
    #[default]
    Explicit,
    /// gpu:0 if there is one
    Automatic,
}

/// What is done with an input that lies on another device than its op runs on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CopyPolicy {
    /// It is copied.
    #[default]
    Copy,
    /// It is an error.
    Refuse,
}

/// The options of a [`Context`].
#[derive(Clone, Copy, Debug, Default)]
pub struct ContextOptions {
    /// Threads of ops that run on the CPU, at least 1. If it is `None`, what `EAGER_NUM_THREADS` or `OMP_NUM_THREADS` says, or else as
    /// many as the process may use.
    pub num_threads: Option<i32>,
    /// The default device.
    pub placement: Placement,
    /// What is done with inputs of other devices.
    pub copy_policy: CopyPolicy,
    /// The seed of the random numbers; if it is `None`, one from the system.
    pub seed: Option<u64>,
}

/// A line of execution: a device scope, the tapes that record, and a stream of random numbers.
///
/// A thread that makes none has one of its own. A context may move from thread to thread, and is used by one at a time:
/// it is [`Send`] and not [`Sync`].
///
/// ```compile_fail,E0277
/// let context = eager::Context::new(Default::default()).unwrap();
/// std::thread::scope(|scope| {
///     scope.spawn(|| context.run(|| ()));
/// });
/// ```
pub struct Context {
    raw: NonNull<sys::eager_context>,
    id: u64,
    not_sync: std::marker::PhantomData<Cell<()>>,
}

// SAFETY: a context may move from thread to thread.
unsafe impl Send for Context {}

impl Drop for Context {
    fn drop(&mut self) {
        unsafe { sys::eager_context_release(self.raw.as_ptr()) }
    }
}

impl Made<sys::eager_context> for Context {
    unsafe fn made(raw: NonNull<sys::eager_context>) -> Self {
        Context { raw, id: next_id(), not_sync: std::marker::PhantomData }
    }
}

impl Context {
    /// Makes a context. [`Code::INVALID_ARGUMENT`]: the number of threads is below 1.
    pub fn new(options: ContextOptions) -> Result<Context> {
        require_library();
        if options.num_threads == Some(0) {
            return Err(Error::new(Code::INVALID_ARGUMENT, "num_threads is 0, and must be 1 at least"));
        }
        let given = sys::eager_context_options {
            struct_size: size_of::<sys::eager_context_options>(),
            num_threads: options.num_threads.unwrap_or(0),
            placement: options.placement as i32,
            copy_policy: options.copy_policy as i32,
            reserved: 0,
            seed: 0,
        };
        let context: Context = unsafe { made(|out| sys::eager_context_create(&given, out))? };
        if let Some(seed) = options.seed {
            // Among the options 0 would be none.
            check(unsafe { sys::eager_context_set_seed(context.as_ptr(), seed) })?;
        }
        Ok(context)
    }

    /// Makes a context for another line of execution, with this one's options and device scope. Its random numbers
    /// follow from this one's seed and from how many forks were made before.
    pub fn fork(&self) -> Result<Context> {
        unsafe { made(|out| sys::eager_context_fork(self.raw.as_ptr(), out)) }
    }

    /// Runs code in this context: what it calls on this thread, until it is done.
    pub fn run<R>(&self, code: impl FnOnce() -> R) -> R {
        let _use = if ENDING.get() { Use::none() } else { Use::of(self.raw.as_ptr(), self.id) };
        code()
    }

    pub(crate) fn as_ptr(&self) -> *mut sys::eager_context {
        self.raw.as_ptr()
    }
}

thread_local! {
    static CURRENT: Current = const { Current { context: Cell::new(ptr::null_mut()), id: Cell::new(NO_ID) } };
    /// Whether this thread runs what may not call the library: a kernel, or what ends the life of a closure or of memory.
    static ENDING: Cell<bool> = const { Cell::new(false) };
    static OWN: Own = Own { context: own_context(), id: next_id() };
}

/// The context that a thread's calls use.
struct Current {
    context: Cell<*mut sys::eager_context>, // null: none was asked for yet
    id: Cell<u64>,
}

/// The id of a context that a callback was given, until somebody asks for it.
const NO_ID: u64 = 0;

/// Returns a number for a context, which no other one of the process has: a later one may have its address.
fn next_id() -> u64 {
    static LAST: AtomicU64 = AtomicU64::new(NO_ID);
    LAST.fetch_add(1, Ordering::Relaxed) + 1
}

/// A thread's own context.
struct Own {
    context: *mut sys::eager_context,
    id: u64,
}

impl Drop for Own {
    fn drop(&mut self) {
        CURRENT.with(|current| current.context.set(ptr::null_mut()));
        unsafe { sys::eager_context_release(self.context) }
    }
}

/// Panics with every place where the library was looked for, unless it can be used.
pub(crate) fn require_library() {
    static LOADED: OnceLock<()> = OnceLock::new();
    LOADED.get_or_init(|| {
        if let Err(error) = sys::load(None) {
            panic!("{error}");
        }
    });
}

/// Makes a fork of the process's first context.
fn own_context() -> *mut sys::eager_context {
    struct Root(*mut sys::eager_context);
    // SAFETY: any thread may make forks of it, and that is all that is done with it.
    unsafe impl Send for Root {}
    unsafe impl Sync for Root {}
    static ROOT: OnceLock<Root> = OnceLock::new();
    let root = ROOT.get_or_init(|| {
        require_library();
        let mut root = ptr::null_mut();
        if let Err(error) = check(unsafe { sys::eager_context_create(ptr::null(), &mut root) }) {
            panic!("{error}");
        }
        Root(root)
    });
    let mut own = ptr::null_mut();
    if let Err(error) = check(unsafe { sys::eager_context_fork(root.0, &mut own) }) {
        panic!("{error}");
    }
    own
}

/// Returns this thread's context for the library. [`Code::FAILED_PRECONDITION`]: nothing may be called here.
#[inline(always)]
pub(crate) fn current() -> Result<*mut sys::eager_context> {
    let context = CURRENT.with(|current| current.context.get());
    if context.is_null() {
        first()
    } else {
        Ok(context)
    }
}

#[cold]
#[inline(never)]
fn first() -> Result<*mut sys::eager_context> {
    let context = current_or_null();
    if !context.is_null() {
        return Ok(context);
    }
    let why = if ENDING.get() {
        "the library may not be called here: in a kernel, an inference, a closure for memory pressure, or the drop of what \
         the library kept"
    } else {
        "the library may not be called here: the thread is ending, and has no context any more"
    };
    Err(Error::new(Code::FAILED_PRECONDITION, why))
}

/// Returns this thread's context for what cannot fail; null, of which the library knows nothing, where nothing may be called.
pub(crate) fn current_or_null() -> *mut sys::eager_context {
    CURRENT.with(|current| {
        if current.context.get().is_null() && !ENDING.get() {
            // Fails when the thread is about to end.
            let _ = OWN.try_with(|own| {
                current.context.set(own.context);
                current.id.set(own.id);
            });
        }
        current.context.get()
    })
}

/// Returns this thread's context and its id.
pub(crate) fn current_with_id() -> Result<(*mut sys::eager_context, u64)> {
    let context = current()?;
    CURRENT.with(|current| {
        if current.id.get() == NO_ID {
            current.id.set(next_id());
        }
        Ok((context, current.id.get()))
    })
}

/// While it lives, this thread's calls use another context. It does not leave its thread.
pub(crate) struct Use {
    current: *const Current, // CURRENT, looked for once
    before: (*mut sys::eager_context, u64),
}

impl Use {
    /// Uses the context that a callback was given, which may be the one that is in use.
    #[inline(always)]
    pub(crate) fn new(context: *mut sys::eager_context) -> Use {
        CURRENT.with(|current| {
            let id = if current.context.get() == context { current.id.get() } else { NO_ID };
            Use { current, before: (current.context.replace(context), current.id.replace(id)) }
        })
    }

    fn of(context: *mut sys::eager_context, id: u64) -> Use {
        CURRENT.with(|current| Use { current, before: (current.context.replace(context), current.id.replace(id)) })
    }

    /// Uses none.
    fn none() -> Use {
        Use::of(ptr::null_mut(), NO_ID)
    }
}

impl Drop for Use {
    #[inline(always)]
    fn drop(&mut self) {
        // SAFETY: CURRENT needs no destructor, and so is there as long as its thread runs code.
        let current = unsafe { &*self.current };
        current.context.set(self.before.0);
        current.id.set(self.before.1);
    }
}

/// While it lives, this thread has no context, so that what needs one is an error.
pub(crate) struct Ending {
    before: bool,
    _use: Use,
}

impl Ending {
    pub(crate) fn new() -> Ending {
        Ending { before: ENDING.replace(true), _use: Use::none() }
    }
}

impl Drop for Ending {
    fn drop(&mut self) {
        ENDING.set(self.before);
    }
}

// ---- what concerns the thread's context ----

/// Makes a fork of the thread's context; see [`Context::fork`].
pub fn fork() -> Result<Context> {
    let context = current()?;
    unsafe { made(|out| sys::eager_context_fork(context, out)) }
}

/// Starts the random numbers of the thread's context anew. One seed gives the same numbers on every device and in every
/// language.
pub fn set_seed(seed: u64) -> Result<()> {
    check(unsafe { sys::eager_context_set_seed(current()?, seed) })
}

/// Runs code in the scope of a device, such as "gpu:0": ops run there. `None` is automatic: an op runs where its inputs
/// lie.
///
/// [`Code::INVALID_ARGUMENT`]: a malformed name; [`Code::NOT_FOUND`]: there is no such device.
pub fn with_device<'a, R>(device: impl Into<Option<&'a str>>, code: impl FnOnce() -> Result<R>) -> Result<R> {
    struct Scope(*mut sys::eager_context, *const std::ffi::c_char);
    impl Drop for Scope {
        fn drop(&mut self) {
            // SAFETY: a device that is set has a name that lives for ever, and is no error.
            drop(check(unsafe { sys::eager_context_set_device(self.0, self.1) }));
        }
    }
    let name = device.into().map(c_string).transpose()?;
    let context = current()?;
    let before = unsafe { sys::eager_context_device(context) };
    check(unsafe { sys::eager_context_set_device(context, pointer(&name)) })?;
    let _scope = Scope(context, before);
    code()
}

/// Returns the device scope of the thread's context; `None`: automatic.
pub fn device() -> Option<&'static str> {
    let name = unsafe { sys::eager_context_device(current_or_null()) };
    (!name.is_null()).then(|| text(name))
}

/// Returns the names of all devices, "cpu:0" first.
pub fn devices() -> Vec<&'static str> {
    let context = current_or_null();
    let name = |index| text(unsafe { sys::eager_context_device_name(context, index) });
    (0..unsafe { sys::eager_context_num_devices(context) }).map(name).collect()
}

/// Returns the number of devices of a kind, "cpu" or "gpu". [`Code::INVALID_ARGUMENT`]: the name has a NUL.
pub fn num_devices(kind: &str) -> Result<usize> {
    let kind = c_string(kind)?;
    Ok(unsafe { sys::eager_context_num_devices_of_kind(current_or_null(), kind.as_ptr()) }.try_into().unwrap_or(0))
}

/// Sets whether GPUs may multiply float32 as TF32, which is several times faster and has 10 bits of mantissa.
pub fn allow_tf32(allow: bool) -> Result<()> {
    check(unsafe { sys::eager_context_allow_tf32(current()?, allow.into()) })
}

/// Sets the most memory, in bytes, that loading one function may take; 0: what fits its file.
pub fn set_load_limit(bytes: i64) -> Result<()> {
    check(unsafe { sys::eager_context_set_load_limit(current()?, bytes) })
}

/// Sets the closure that loops within functions call some ten times a second; its error ends the loop. `None`: none.
///
/// Traces and later forks of the thread's context take the closure over.
pub fn set_interrupt(closure: Option<impl Fn() -> Result<()> + Send + Sync + 'static>) -> Result<()> {
    let context = current()?;
    match closure {
        None => check(unsafe { sys::eager_context_set_interrupt(context, None, ptr::null_mut(), None) }),
        Some(closure) => {
            let closure: Box<callback::Interrupt> = Box::new(closure);
            let (data, destroy) = callback::hand_over(closure);
            check(unsafe { sys::eager_context_set_interrupt(context, Some(callback::interrupt), data, destroy) })
        }
    }
}

/// Gives the stream (`cudaStream_t`) that a device computes on; null for the CPU.
pub fn stream(device: &str) -> Result<*mut c_void> {
    let device = c_string(device)?;
    let mut stream = ptr::null_mut();
    check(unsafe { sys::eager_context_stream(current()?, device.as_ptr(), &mut stream) })?;
    Ok(stream)
}

/// Runs code that no tape of the thread's context sees.
pub fn pause_tapes<R>(code: impl FnOnce() -> Result<R>) -> Result<R> {
    struct Pause(*mut sys::eager_context);
    impl Drop for Pause {
        fn drop(&mut self) {
            drop(check(unsafe { sys::eager_context_resume_tapes(self.0) }));
        }
    }
    let context = current()?;
    check(unsafe { sys::eager_context_pause_tapes(context) })?;
    let _pause = Pause(context);
    code()
}

/// Reports whether an op on the tensor would be recorded by a tape of the thread's context.
pub fn is_watched(tensor: &Tensor) -> bool {
    unsafe { sys::eager_context_is_watched(current_or_null(), tensor.as_ptr()) != 0 }
}

/// Waits until all devices have finished, and reports the first error that one of them found.
pub fn synchronize() -> Result<()> {
    check(unsafe { sys::eager_context_synchronize(current()?) })
}

/// The memory of a device, for the whole process, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryInfo {
    /// What tensors take, those of the host with their handles.
    pub in_use: i64,
    /// The most that `in_use` has been.
    pub peak: i64,
    /// What was taken from the system, in use or kept for reuse.
    pub reserved: i64,
    /// What may be reserved; 0: no limit is known.
    pub limit: i64,
    /// The exact number of tensors, also those that variables and tapes hold.
    pub live_tensors: i64,
}

/// Returns the memory of a device; `None` is the host.
pub fn memory_info<'a>(device: impl Into<Option<&'a str>>) -> Result<MemoryInfo> {
    let device = device.into().map(c_string).transpose()?;
    let mut info: sys::eager_memory_info = unsafe { zeroed() };
    info.struct_size = size_of::<sys::eager_memory_info>();
    check(unsafe { sys::eager_context_memory(current()?, pointer(&device), &mut info) })?;
    let sys::eager_memory_info { in_use, peak, reserved, limit, live_tensors, .. } = info;
    Ok(MemoryInfo { in_use, peak, reserved, limit, live_tensors })
}

/// Sets the most memory, in bytes, that the process may take from a device (`None`: the host); 0: no limit.
pub fn set_memory_limit<'a>(device: impl Into<Option<&'a str>>, bytes: i64) -> Result<()> {
    let device = device.into().map(c_string).transpose()?;
    check(unsafe { sys::eager_context_set_memory_limit(current()?, pointer(&device), bytes) })
}

fn pointer(name: &Option<CString>) -> *const std::ffi::c_char {
    name.as_ref().map_or(ptr::null(), |name| name.as_ptr())
}

/// A closure that is asked to release tensors when memory is short, such as a cache. Dropping this removes it.
pub struct Collector(*mut c_void);

// SAFETY: the pointer is a key here, and the closure is Send and Sync.
unsafe impl Send for Collector {}
unsafe impl Sync for Collector {}

impl Drop for Collector {
    fn drop(&mut self) {
        drop(check(unsafe { sys::eager_memory_on_pressure(0, Some(callback::pressure), self.0, None) }));
    }
}

/// Adds a closure that is asked whenever a device's memory in use has grown by `step` bytes and by a quarter, and when an
/// allocation fails. It gets the device's name and the bytes in use; it may drop tensors, and nothing else of this crate.
pub fn on_memory_pressure(
    step: i64,
    closure: impl Fn(&str, i64) -> Result<()> + Send + Sync + 'static,
) -> Result<Collector> {
    require_library();
    if step <= 0 {
        return Err(Error::new(Code::INVALID_ARGUMENT, format!("step = {step} is not above 0")));
    }
    let closure: Box<callback::Pressure> = Box::new(closure);
    let (data, destroy) = callback::hand_over(closure);
    check(unsafe { sys::eager_memory_on_pressure(step, Some(callback::pressure), data, destroy) })?;
    Ok(Collector(data))
}

/// Returns the library's version, such as "1.0.0".
pub fn version() -> &'static str {
    require_library();
    text(unsafe { sys::eager_version() })
}

/// Returns a JSON object that says how the library was built and what it uses on this machine.
pub fn build_info() -> Result<String> {
    require_library();
    owned_text(|out| unsafe { sys::eager_build_info(out) })
}

/// Returns all ops as a JSON text, which `eager_c.h` explains.
pub fn registry_json() -> Result<String> {
    let context = current()?;
    owned_text(|out| unsafe { sys::eager_registry_json(context, out) })
}

/// Returns one op as a JSON text. [`Code::NOT_FOUND`]: there is no such op.
pub fn op_json(name: &str) -> Result<String> {
    let name = c_string(name)?;
    let context = current()?;
    owned_text(|out| unsafe { sys::eager_op_json(context, name.as_ptr(), out) })
}

/// Returns all kinds of something other than an op, such as "optimizers", as a JSON text.
pub fn kinds_json(kind: &str) -> Result<String> {
    let kind = c_string(kind)?;
    let context = current()?;
    owned_text(|out| unsafe { sys::eager_kinds_json(context, kind.as_ptr(), out) })
}
