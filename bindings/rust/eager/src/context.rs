//! Lines of execution: each thread has a context of its own, and may run code in another one.

use std::cell::Cell;
use std::ffi::{c_void, CString};
use std::mem::{size_of, zeroed};
use std::ptr::{self, NonNull};
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
    /// Threads of ops that run on the CPU. If it is `None`, what `EAGER_NUM_THREADS` or `OMP_NUM_THREADS` says, or else as
    /// many as the process may use.
    pub num_threads: Option<i32>,
    /// The default device.
    pub placement: Placement,
    /// What is done with inputs of other devices.
    pub copy_policy: CopyPolicy,
    /// The seed of the random numbers; if it is `None`, one from the system. For the seed 0 call [`set_seed`].
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
        Context { raw, not_sync: std::marker::PhantomData }
    }
}

impl Context {
    /// Makes a context. [`Code::INVALID_ARGUMENT`]: the number of threads is negative.
    pub fn new(options: ContextOptions) -> Result<Context> {
        require_library();
        let options = sys::eager_context_options {
            struct_size: size_of::<sys::eager_context_options>(),
            num_threads: options.num_threads.unwrap_or(0),
            placement: options.placement as i32,
            copy_policy: options.copy_policy as i32,
            reserved: 0,
            seed: options.seed.unwrap_or(0),
        };
        unsafe { made(|out| sys::eager_context_create(&options, out)) }
    }

    /// Makes a context for another line of execution, with this one's options and device scope. Its random numbers
    /// follow from this one's seed and from how many forks were made before.
    pub fn fork(&self) -> Result<Context> {
        unsafe { made(|out| sys::eager_context_fork(self.raw.as_ptr(), out)) }
    }

    /// Runs code in this context: what it calls on this thread, until it is done.
    pub fn run<R>(&self, code: impl FnOnce() -> R) -> R {
        let _use = Use::new(if ENDING.get() { ptr::null_mut() } else { self.raw.as_ptr() });
        code()
    }

    pub(crate) fn as_ptr(&self) -> *mut sys::eager_context {
        self.raw.as_ptr()
    }
}

thread_local! {
    /// The context that this thread's calls use; null: none was asked for yet.
    static CURRENT: Cell<*mut sys::eager_context> = const { Cell::new(ptr::null_mut()) };
    /// Whether this thread runs what ends the life of a closure or of memory, where the library may not be called.
    static ENDING: Cell<bool> = const { Cell::new(false) };
    static OWN: Own = Own(own_context());
}

/// A thread's own context.
struct Own(*mut sys::eager_context);

impl Drop for Own {
    fn drop(&mut self) {
        CURRENT.set(ptr::null_mut());
        unsafe { sys::eager_context_release(self.0) }
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

/// Returns this thread's context for the library. It is null, which the library refuses, where nothing may be called.
#[inline(always)]
pub(crate) fn current() -> *mut sys::eager_context {
    let context = CURRENT.get();
    if context.is_null() {
        first()
    } else {
        context
    }
}

#[cold]
#[inline(never)]
fn first() -> *mut sys::eager_context {
    if ENDING.get() {
        return ptr::null_mut();
    }
    let own = OWN.try_with(|own| own.0).unwrap_or(ptr::null_mut()); // null: the thread is about to end
    CURRENT.set(own);
    own
}

/// While it lives, this thread's calls use another context. It does not leave its thread.
pub(crate) struct Use {
    current: *const Cell<*mut sys::eager_context>, // CURRENT, looked for once
    before: *mut sys::eager_context,
}

impl Use {
    #[inline(always)]
    pub(crate) fn new(context: *mut sys::eager_context) -> Use {
        CURRENT.with(|current| Use { current, before: current.replace(context) })
    }
}

impl Drop for Use {
    #[inline(always)]
    fn drop(&mut self) {
        // SAFETY: CURRENT needs no destructor, and so is there as long as its thread runs code.
        unsafe { (*self.current).set(self.before) }
    }
}

/// While it lives, this thread has no context, so that what needs one is an error.
pub(crate) struct Ending {
    before: bool,
    _use: Use,
}

impl Ending {
    pub(crate) fn new() -> Ending {
        Ending { before: ENDING.replace(true), _use: Use::new(ptr::null_mut()) }
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
    unsafe { made(|out| sys::eager_context_fork(current(), out)) }
}

/// Starts the random numbers of the thread's context anew. One seed gives the same numbers on every device and in every
/// language.
pub fn set_seed(seed: u64) -> Result<()> {
    check(unsafe { sys::eager_context_set_seed(current(), seed) })
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
    let context = current();
    let before = unsafe { sys::eager_context_device(context) };
    check(unsafe { sys::eager_context_set_device(context, pointer(&name)) })?;
    let _scope = Scope(context, before);
    code()
}

/// Returns the device scope of the thread's context; `None`: automatic.
pub fn device() -> Option<&'static str> {
    let name = unsafe { sys::eager_context_device(current()) };
    (!name.is_null()).then(|| text(name))
}

/// Returns the names of all devices, "cpu:0" first.
pub fn devices() -> Vec<&'static str> {
    let context = current();
    let name = |index| text(unsafe { sys::eager_context_device_name(context, index) });
    (0..unsafe { sys::eager_context_num_devices(context) }).map(name).collect()
}

/// Returns the number of devices of a kind, "cpu" or "gpu".
pub fn num_devices(kind: &str) -> usize {
    let Ok(kind) = c_string(kind) else { return 0 };
    unsafe { sys::eager_context_num_devices_of_kind(current(), kind.as_ptr()) }.try_into().unwrap_or(0)
}

/// Sets whether GPUs may multiply float32 as TF32, which is several times faster and has 10 bits of mantissa.
pub fn allow_tf32(allow: bool) -> Result<()> {
    check(unsafe { sys::eager_context_allow_tf32(current(), allow.into()) })
}

/// Sets the most memory, in bytes, that loading one function may take; 0: what fits its file.
pub fn set_load_limit(bytes: i64) -> Result<()> {
    check(unsafe { sys::eager_context_set_load_limit(current(), bytes) })
}

/// Sets the closure that loops within functions call some ten times a second; its error ends the loop. `None`: none.
///
/// Traces and later forks of the thread's context take the closure over.
pub fn set_interrupt(closure: Option<impl Fn() -> Result<()> + Send + Sync + 'static>) -> Result<()> {
    let context = current();
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
    check(unsafe { sys::eager_context_stream(current(), device.as_ptr(), &mut stream) })?;
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
    let context = current();
    check(unsafe { sys::eager_context_pause_tapes(context) })?;
    let _pause = Pause(context);
    code()
}

/// Reports whether an op on the tensor would be recorded by a tape of the thread's context.
pub fn is_watched(tensor: &Tensor) -> bool {
    unsafe { sys::eager_context_is_watched(current(), tensor.as_ptr()) != 0 }
}

/// Waits until all devices have finished, and reports the first error that one of them found.
pub fn synchronize() -> Result<()> {
    check(unsafe { sys::eager_context_synchronize(current()) })
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
    check(unsafe { sys::eager_context_memory(current(), pointer(&device), &mut info) })?;
    let sys::eager_memory_info { in_use, peak, reserved, limit, live_tensors, .. } = info;
    Ok(MemoryInfo { in_use, peak, reserved, limit, live_tensors })
}

/// Sets the most memory, in bytes, that the process may take from a device (`None`: the host); 0: no limit.
pub fn set_memory_limit<'a>(device: impl Into<Option<&'a str>>, bytes: i64) -> Result<()> {
    let device = device.into().map(c_string).transpose()?;
    check(unsafe { sys::eager_context_set_memory_limit(current(), pointer(&device), bytes) })
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
    owned_text(|out| unsafe { sys::eager_registry_json(current(), out) })
}

/// Returns one op as a JSON text. [`Code::NOT_FOUND`]: there is no such op.
pub fn op_json(name: &str) -> Result<String> {
    let name = c_string(name)?;
    owned_text(|out| unsafe { sys::eager_op_json(current(), name.as_ptr(), out) })
}

/// Returns all kinds of something other than an op, such as "optimizers", as a JSON text.
pub fn kinds_json(kind: &str) -> Result<String> {
    let kind = c_string(kind)?;
    owned_text(|out| unsafe { sys::eager_kinds_json(current(), kind.as_ptr(), out) })
}
