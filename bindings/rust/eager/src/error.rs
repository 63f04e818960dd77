//! Errors: the statuses of the library, and panics on their way through it.

use std::any::Any;
use std::ffi::{c_void, CStr, CString};
use std::ptr::{self, NonNull};
use std::sync::Mutex;
use std::{error, fmt, panic};

use eager_sys as sys;

use crate::context::require_library;

/// What can fail gives this. A `Result<Tensor>` is two words.
pub type Result<T> = std::result::Result<T, Error>;

/// The code of an [`Error`], one of the constants here, which are those of gRPC and TensorFlow.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Code(pub(crate) i32);

impl Code {
    /// Returns the code's name, such as "INVALID_ARGUMENT".
    pub fn name(self) -> &'static str {
        require_library();
        text(unsafe { sys::eager_code_name(self.0) })
    }

    /// Returns the code's number in the C interface.
    pub fn number(self) -> i32 {
        self.0
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// An error of the library, or of a closure that it called.
///
/// It is the library's status: its texts are read when they are asked for.
#[repr(transparent)]
pub struct Error(NonNull<sys::eager_status>);

// SAFETY: a status may be read by all threads and released by any.
unsafe impl Send for Error {}
unsafe impl Sync for Error {}

impl Error {
    /// Makes an error for a closure to return. A NUL in the message becomes `\x00`.
    pub fn new(code: Code, message: impl AsRef<str>) -> Error {
        Error::with_payload(code, message.as_ref(), None)
    }

    /// Makes an error of another one, which [`source`](error::Error::source) gives when it comes out of the library.
    pub fn wrap(error: impl Into<Box<dyn error::Error + Send + Sync>>) -> Error {
        let error = error.into();
        let message = error.to_string();
        Error::with_payload(Code::UNKNOWN, &message, Some(Payload::Error(error)))
    }

    /// Makes an error of a panic's payload; [`check`] panics with it again.
    pub(crate) fn from_panic(payload: Box<dyn Any + Send>) -> Error {
        let message = match (payload.downcast_ref::<&str>(), payload.downcast_ref::<String>()) {
            (Some(text), _) => format!("a closure panicked: {text}"),
            (_, Some(text)) => format!("a closure panicked: {text}"),
            _ => "a closure panicked".to_string(),
        };
        Error::with_payload(Code::UNKNOWN, &message, Some(Payload::Panic(Mutex::new(Some(payload)))))
    }

    fn with_payload(code: Code, message: &str, payload: Option<Payload>) -> Error {
        let code = if code == Code::OK { Code::UNKNOWN } else { code };
        let message = CString::new(message.replace('\0', "\\x00")).unwrap_or_default();
        require_library();
        // SAFETY: the payload is a box that destroy_payload takes back.
        let status = unsafe {
            match payload {
                None => sys::eager_status_new(code.0, message.as_ptr()),
                Some(payload) => {
                    let payload = Box::into_raw(Box::new(payload)).cast();
                    sys::eager_status_new_with(code.0, message.as_ptr(), payload, Some(destroy_payload))
                }
            }
        };
        Error(NonNull::new(status).expect("a status of a code that is not OK"))
    }

    /// Returns the error's code.
    pub fn code(&self) -> Code {
        Code(unsafe { sys::eager_status_code(self.0.as_ptr()) })
    }

    /// Returns the message; it ends with ` [Op:name]` when an op was running.
    pub fn message(&self) -> &str {
        text(unsafe { sys::eager_status_message(self.0.as_ptr()) })
    }

    /// Returns the name of the op that failed, "" when no op was running.
    pub fn op(&self) -> &str {
        text(unsafe { sys::eager_status_op(self.0.as_ptr()) })
    }

    /// Reports whether the error is about an axis that a tensor does not have, which programs may take for an index out of
    /// range.
    pub fn is_missing_axis(&self) -> bool {
        unsafe { sys::eager_status_detail(self.0.as_ptr()) == sys::EAGER_DETAIL_AXIS }
    }

    /// Gives the status away.
    pub(crate) fn into_raw(self) -> *mut sys::eager_status {
        let status = self.0.as_ptr();
        std::mem::forget(self);
        status
    }

    fn payload(&self) -> Option<&Payload> {
        // SAFETY: a payload with this destroy function is a Payload, and lives as long as the status.
        unsafe { sys::eager_status_payload(self.0.as_ptr(), Some(destroy_payload)).cast::<Payload>().as_ref() }
    }
}

impl Drop for Error {
    fn drop(&mut self) {
        unsafe { sys::eager_status_release(self.0.as_ptr()) }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message())
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.code().name(), self.message())
    }
}

impl error::Error for Error {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match self.payload()? {
            Payload::Error(error) => Some(error.as_ref()),
            Payload::Panic(_) => None,
        }
    }
}

/// What a status of this crate stands for.
enum Payload {
    Error(Box<dyn error::Error + Send + Sync>),
    /// Taken out by the first call that the status comes out of.
    Panic(Mutex<Option<Box<dyn Any + Send>>>),
}

unsafe extern "C" fn destroy_payload(payload: *mut c_void) {
    crate::callback::drop_quietly(unsafe { Box::from_raw(payload.cast::<Payload>()) });
}

/// Turns a status into a result. A closure's panic goes on from here.
#[inline(always)]
pub(crate) fn check(status: *mut sys::eager_status) -> Result<()> {
    match NonNull::new(status) {
        None => Ok(()),
        Some(status) => Err(failed(status)),
    }
}

#[cold]
#[inline(never)]
fn failed(status: NonNull<sys::eager_status>) -> Error {
    let error = Error(status);
    if let Some(Payload::Panic(payload)) = error.payload() {
        let taken = payload.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).take();
        if let Some(payload) = taken {
            drop(error);
            panic::resume_unwind(payload);
        }
    }
    error
}

/// A type around a pointer to a handle that the library makes. It is no `From`, which safe programs could call with any pointer:
///
/// ```compile_fail,E0277
/// let of: fn(std::ptr::NonNull<eager_sys::eager_tensor>) -> eager::Tensor = From::from;
/// ```
pub(crate) trait Made<T> {
    /// Takes over a reference.
    ///
    /// # Safety
    /// `raw` is a handle, and a reference to it is the caller's to give away.
    unsafe fn made(raw: NonNull<T>) -> Self;
}

/// Returns the object that `make` puts into its out-parameter.
///
/// # Safety
/// `H` is a handle around a `*mut T`, and after success the out-parameter is one that the caller owns.
#[inline(always)]
pub(crate) unsafe fn made<T, H: Made<T>>(make: impl FnOnce(*mut *mut T) -> *mut sys::eager_status) -> Result<H> {
    let mut out = ptr::null_mut();
    check(make(&mut out))?;
    Ok(unsafe { H::made(NonNull::new_unchecked(out)) })
}

/// Returns a text of the library, which is UTF-8 and lives as long as the caller says.
pub(crate) fn text<'a>(pointer: *const std::ffi::c_char) -> &'a str {
    if pointer.is_null() {
        return "";
    }
    unsafe { CStr::from_ptr(pointer) }.to_str().unwrap_or("")
}

/// Returns the text that `make` gives, and releases the library's.
pub(crate) fn owned_text(make: impl FnOnce(*mut *mut std::ffi::c_char) -> *mut sys::eager_status) -> Result<String> {
    let mut out = ptr::null_mut();
    check(make(&mut out))?;
    let copy = text(out).to_owned();
    unsafe { sys::eager_string_release(out) };
    Ok(copy)
}

/// Returns a name as C takes it. [`Code::INVALID_ARGUMENT`] if it has a NUL.
pub(crate) fn c_string(name: impl Into<Vec<u8>>) -> Result<CString> {
    CString::new(name).map_err(|error| {
        let place = error.nul_position();
        let name = String::from_utf8_lossy(&error.into_vec()).replace('\0', "\\0");
        Error::new(Code::INVALID_ARGUMENT, format!("\"{name}\" has a NUL at byte {place}"))
    })
}

/// Returns a path as C takes it.
pub(crate) fn c_path(path: &std::path::Path) -> Result<CString> {
    #[cfg(unix)]
    {
        c_string(std::os::unix::ffi::OsStrExt::as_bytes(path.as_os_str()))
    }
    #[cfg(not(unix))]
    {
        let text = path.to_str().ok_or_else(|| Error::new(Code::INVALID_ARGUMENT, "a path that is no Unicode"))?;
        c_string(text)
    }
}

/// Returns a list's length as C takes it; what is longer is too long for any function.
#[inline(always)]
pub(crate) fn count(length: usize) -> i32 {
    i32::try_from(length).unwrap_or(i32::MAX)
}
