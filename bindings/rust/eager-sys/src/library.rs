//! The library itself: where it is looked for, and whether its version fits.

use std::fmt;
use std::path::Path;

use crate::{EAGER_ABI_MAJOR, EAGER_ABI_MINOR};

/// Says why the library cannot be used: every place where it was looked for, or both versions.
#[derive(Clone, Debug)]
pub struct LoadError(String);

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for LoadError {}

/// Opens the library, once for the process, and compares its version. A library of another major version, or of a lower
/// minor one, is refused.
///
/// With the feature `dlopen` the library is the first of these: `path`; what the environment's `EAGER_LIBRARY` names; a
/// file `libeager.so.1` in the folder of the program; the system's. One that is named (by `path` or the environment) must be
/// there, and a `path` is an error once the library is open from elsewhere. Whoever does not call this function gets the same with the first call of any other, which panics where the
/// library cannot be used. Without the feature the library is linked, and a `path` is an error.
pub fn load(path: Option<&Path>) -> Result<(), LoadError> {
    load_once(path)
}

/// Reports both versions unless the library's suits this crate.
#[allow(clippy::absurd_extreme_comparisons)] // as long as the minor version is 0
fn check_version(version: u32, place: &str) -> Result<(), LoadError> {
    let (major, minor) = (version >> 16, version & 0xffff);
    if major == EAGER_ABI_MAJOR && minor >= EAGER_ABI_MINOR {
        return Ok(());
    }
    Err(LoadError(format!(
        "{place} has version {major}.{minor} of the interface; this program needs {EAGER_ABI_MAJOR}.{EAGER_ABI_MINOR} or a \
         later {EAGER_ABI_MAJOR}.x"
    )))
}

#[cfg(not(feature = "dlopen"))]
fn load_once(path: Option<&Path>) -> Result<(), LoadError> {
    if let Some(path) = path {
        return Err(LoadError(format!(
            "{} cannot be opened: libeager is linked to this program (build eager-sys with the feature dlopen)",
            path.display()
        )));
    }
    check_version(unsafe { crate::eager_abi_version() }, "the libeager that is linked")
}

#[cfg(feature = "dlopen")]
use opened::load_once;
#[cfg(feature = "dlopen")]
pub(crate) use opened::table;

#[cfg(feature = "dlopen")]
mod opened {
    use std::env;
    use std::ffi::{c_char, c_int, c_void, CStr, CString, OsString};
    use std::os::unix::ffi::OsStrExt;
    use std::path::Path;
    use std::ptr;
    use std::sync::atomic::{AtomicPtr, Ordering};
    use std::sync::Mutex;

    use super::{check_version, LoadError};
    use crate::functions::Table;

    const FILE_NAME: &str = if cfg!(target_os = "macos") { "libeager.1.dylib" } else { "libeager.so.1" };

    extern "C" {
        fn dlopen(path: *const c_char, mode: c_int) -> *mut c_void;
        fn dlsym(library: *mut c_void, name: *const c_char) -> *mut c_void;
        fn dlerror() -> *const c_char;
    }

    const NOW: c_int = 2; // RTLD_NOW, on Linux and macOS alike

    static TABLE: AtomicPtr<Table> = AtomicPtr::new(ptr::null_mut());

    // Where the table's library was found; held while it is opened.
    static PLACE: Mutex<Option<OsString>> = Mutex::new(None);

    /// Returns the functions of the library, which is opened if it is not open yet.
    #[inline(always)]
    pub(crate) fn table() -> &'static Table {
        let table = TABLE.load(Ordering::Acquire);
        if table.is_null() {
            return first();
        }
        // SAFETY: a table that is stored lives for ever.
        unsafe { &*table }
    }

    #[cold]
    fn first() -> &'static Table {
        if let Err(error) = load_once(None) {
            panic!("{error}");
        }
        // SAFETY: as above; load_once has stored it.
        unsafe { &*TABLE.load(Ordering::Acquire) }
    }

    pub(super) fn load_once(path: Option<&Path>) -> Result<(), LoadError> {
        let mut opened = PLACE.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(place) = opened.as_deref() {
            return match path {
                Some(path) if path.as_os_str() != place => Err(LoadError(format!(
                    "{} cannot be opened: libeager is open already, from {}",
                    path.display(),
                    place.to_string_lossy()
                ))),
                _ => Ok(()),
            };
        }
        let mut failures = String::new();
        for place in places(path) {
            match open(&place) {
                Ok(library) => {
                    let table = Box::new(table_of(library, &place.to_string_lossy())?);
                    TABLE.store(Box::into_raw(table), Ordering::Release);
                    *opened = Some(place);
                    return Ok(());
                }
                Err(failure) => failures += &format!("\n  {}: {failure}", place.to_string_lossy()),
            }
        }
        Err(LoadError(format!("libeager was not found:{failures}")))
    }

    /// Returns the paths that are tried, in order.
    fn places(path: Option<&Path>) -> Vec<OsString> {
        if let Some(path) = path {
            return vec![path.into()];
        }
        if let Some(path) = env::var_os("EAGER_LIBRARY").filter(|path| !path.is_empty()) {
            return vec![path];
        }
        let beside =
            env::current_exe().ok().and_then(|program| Some(program.parent()?.join(FILE_NAME).into_os_string()));
        beside.into_iter().chain([FILE_NAME.into()]).collect()
    }

    fn open(place: &OsString) -> Result<*mut c_void, String> {
        let path = CString::new(place.as_bytes()).map_err(|_| "a path has no NUL".to_string())?;
        // SAFETY: the path ends with a NUL, and dlerror's text is copied at once.
        unsafe {
            let library = dlopen(path.as_ptr(), NOW);
            if library.is_null() {
                return Err(CStr::from_ptr(dlerror()).to_string_lossy().into_owned());
            }
            Ok(library)
        }
    }

    fn table_of(library: *mut c_void, place: &str) -> Result<Table, LoadError> {
        let find = |name: &'static str| {
            // SAFETY: the generated names end with a NUL.
            let found = unsafe { dlsym(library, name.as_ptr().cast()) };
            if found.is_null() {
                return Err(LoadError(format!("{place} has no function {}", name.trim_end_matches('\0'))));
            }
            Ok(found)
        };
        let version = find("eager_abi_version\0")?;
        // SAFETY: the functions have the types that the header gives them, in every version.
        unsafe {
            let version: unsafe extern "C" fn() -> u32 = std::mem::transmute(version);
            check_version(version(), place)?;
            Table::new(&find)
        }
    }
}
