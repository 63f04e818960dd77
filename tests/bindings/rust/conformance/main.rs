//! Runs the rows of the table of conformance (tests/bindings/README.md), each in a new context, and prints how many there
//! are. A row fails if it leaves tensors alive.
//!
//!     conformance [PART OF A NAME]

mod check;
mod files;
mod make;
mod rows;

use std::panic::{catch_unwind, AssertUnwindSafe};

use eager::{Context, Result};
use eager_tests::live_tensors;

fn main() {
    let part = std::env::args().skip(1).find(|argument| !argument.starts_with('-')).unwrap_or_default();
    let rows: Vec<_> = rows::ROWS.iter().filter(|(name, _)| name.contains(&part)).collect();
    let failures: Vec<String> =
        rows.iter().filter_map(|(name, row)| Some(format!("{name}: {}", failure(*row)?))).collect();
    for failure in &failures {
        println!("FAILED {failure}");
    }
    println!("Rust: {} rows of conformance", rows.len());
    std::process::exit(i32::from(!failures.is_empty()));
}

/// Runs a row, and says why it failed.
fn failure(row: fn() -> Result<()>) -> Option<String> {
    let before = live_tensors();
    let run = || Context::new(Default::default())?.run(row);
    let end = catch_unwind(AssertUnwindSafe(run));
    files::remove();
    match end {
        Ok(Err(error)) => return Some(format!("{error:?}")),
        Err(_) => return Some("panic".to_string()),
        Ok(Ok(())) => {}
    }
    let left = live_tensors() - before;
    (left != 0).then(|| format!("{left} tensors are left alive"))
}
