//! faults leak|use: makes a fault that a sanitizer must find: ops that nobody releases, or memory that ends before the
//! tensor that lies in it.

use std::ptr::{null, null_mut};

use eager::{Context, ContextOptions, Op, Result, Tensor};
use eager_sys as sys;

/// Several, since the last one's address may still lie on the stack, where the sanitizer takes it for a use.
fn leak() -> Result<()> {
    for _ in 0..10 {
        let op = Op::from_closure("nothing", &[], |_| Ok(vec![]))?;
        op.run(&[])?;
        std::mem::forget(op);
    }
    Ok(())
}

/// What `Tensor::from_vec` would do if it did not keep the elements.
fn use_after_free() -> Result<()> {
    let _context = Context::new(ContextOptions::default())?; // loads the library
    let elements = vec![1f32; 1024];
    let (mut context, mut tensor) = (null_mut(), null_mut());
    let mut copy = vec![0f32; 1024];
    unsafe {
        sys::eager_context_create(null(), &mut context);
        let data = elements.as_ptr().cast_mut().cast();
        sys::eager_tensor_wrap(context, sys::EAGER_FLOAT32, &1024, 1, data, 4096, None, null_mut(), &mut tensor);
        drop(elements);
        sys::eager_tensor_read(tensor, copy.as_mut_ptr().cast(), 4096);
    }
    Ok(())
}

fn main() -> Result<()> {
    Tensor::new(1f32)?;
    match std::env::args().nth(1).as_deref() {
        Some("leak") => leak(),
        Some("use") => use_after_free(),
        _ => Ok(()),
    }
}
