//! What the tests share.

use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use eager::{Code, Error, Result};

/// Lets one test of a program run at a time, since they count the tensors of the process.
pub fn alone() -> MutexGuard<'static, ()> {
    static LOCK: Mutex<()> = Mutex::new(());
    LOCK.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// Runs a test that must leave as many tensors alive as there were.
pub fn test(code: impl FnOnce() -> Result<()>) {
    let _alone = alone();
    let before = live_tensors();
    code().unwrap();
    assert_eq!(tensors_left(before), 0, "tensors are left alive");
}

/// How many tensors live beside those `before`, once the threads of iterators that were dropped have had time to end: nobody
/// waits for them.
pub fn tensors_left(before: i64) -> i64 {
    let begin = Instant::now();
    while live_tensors() > before && begin.elapsed() < Duration::from_secs(10) {
        std::thread::sleep(Duration::from_millis(1));
    }
    live_tensors() - before
}

/// The number of tensors in the process.
pub fn live_tensors() -> i64 {
    eager::memory_info(None).unwrap().live_tensors
}

/// Expects an error of a code.
#[track_caller]
pub fn refused<T>(result: Result<T>, code: Code) -> Error {
    match result {
        Ok(_) => panic!("there was no error, {code:?} was expected"),
        Err(error) => {
            assert_eq!(error.code(), code, "{error}");
            assert!(!error.message().is_empty());
            error
        }
    }
}

/// Runs code that must panic, without a word, and returns the payload.
#[track_caller]
pub fn panics<T>(code: impl FnOnce() -> T) -> Box<dyn std::any::Any + Send> {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let result = catch_unwind(AssertUnwindSafe(code));
    std::panic::set_hook(hook);
    match result {
        Ok(_) => panic!("there was no panic"),
        Err(payload) => payload,
    }
}
