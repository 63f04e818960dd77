//! works (WORK COUNT)...: runs each work COUNT times, as works.c does in C. Under callgrind only what collect() runs is counted.
//! The work `callbacks` is COUNT rounds of three empty callbacks in turn, and prints the least nanoseconds of a call of each:
//! one by the header's functions alone, the crate's called by the header's function, and the crate's by `Op::run`.

use std::ffi::c_void;
use std::ptr;
use std::time::Instant;

use eager::{ops, record_gradient, Op, Result, Spec, Tape, Tensor};
use eager_sys as sys;

#[no_mangle]
#[inline(never)]
fn collect(work: &dyn Fn(), count: usize) {
    for _ in 0..count {
        work();
    }
}

unsafe extern "C" fn nothing(
    _data: *mut c_void,
    _context: *mut sys::eager_context,
    _inputs: *const *mut sys::eager_tensor,
    _num_inputs: i32,
    _outputs: *mut *mut sys::eager_tensor,
    _num_outputs: i32,
) -> *mut sys::eager_status {
    ptr::null_mut()
}

/// Makes a context and an op whose callback does nothing by the header's functions, as small_works.h has it in C.
fn by_header() -> (*mut sys::eager_context, *mut sys::eager_op) {
    let (mut context, mut op) = (ptr::null_mut(), ptr::null_mut());
    let (data, name, none) = (ptr::null_mut(), c"nothing".as_ptr(), ptr::null());
    let function = Some(nothing as _);
    unsafe {
        assert!(sys::eager_context_create(ptr::null(), &mut context).is_null());
        let dims = ptr::null();
        let made = sys::eager_op_create_host_call(context, name, function, data, None, 0, none, none, dims, &mut op);
        assert!(made.is_null());
    }
    (context, op)
}

/// Calls an op without inputs and outputs by the header's function.
fn execute(context: *mut sys::eager_context, op: *mut sys::eager_op) {
    let mut room = 0;
    assert!(unsafe { sys::eager_execute(context, op, ptr::null(), 0, ptr::null_mut(), &mut room) }.is_null());
}

fn callbacks(op: &Op, rounds: usize) {
    let (context, header_op) = by_header();
    // SAFETY: an Op is a handle of the header's, and no more.
    let handle = unsafe { *ptr::from_ref(op).cast::<*mut sys::eager_op>() };
    let mut least = [f64::MAX; 3];
    for _ in 0..rounds {
        let round = [
            nanoseconds(|| execute(context, header_op)),
            nanoseconds(|| execute(context, handle)),
            nanoseconds(|| drop(op.run(&[]).unwrap())),
        ];
        least.iter_mut().zip(round).for_each(|(least, one)| *least = least.min(one));
    }
    println!("{:.1} {:.1} {:.1}", least[0], least[1], least[2]);
}

#[inline(never)]
fn nanoseconds(work: impl Fn()) -> f64 {
    const CALLS: usize = 1000;
    let start = Instant::now();
    for _ in 0..CALLS {
        work();
    }
    start.elapsed().as_nanos() as f64 / CALLS as f64
}

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let a = Tensor::new([1f32, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0])?;
    let b = Tensor::new([8f32, 7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0])?;
    let nothing = Op::from_closure("nothing", &[], |_| Ok(vec![]))?;
    let returns = Op::from_closure("returns", &[Spec::new(a.dtype(), a.dims())], |x| Ok(vec![x[0].clone()]))?;
    let add = {
        let (a, b) = (a.clone(), b.clone());
        move || drop(&a + &b)
    };
    let gradient = || {
        let tape = Tape::new().unwrap();
        tape.watch(&a).unwrap();
        let y = &a * &a;
        drop(tape.gradient(&y, &a).unwrap());
    };
    let custom = || {
        let tape = Tape::new().unwrap();
        tape.watch(&a).unwrap();
        let y = record_gradient(&[&a], &[&b], |dy| Ok(vec![Some(dy[0].clone())])).unwrap();
        drop(tape.gradient(&y[0], &a).unwrap());
    };
    let callback = || drop(nothing.run(&[]).unwrap());
    let echo = || drop(returns.run(&[&a]).unwrap());
    let sum = || drop(ops::sum_with(&a, ops::Sum { axis: Some(&[0]), ..Default::default() }).unwrap());
    let first = || assert_eq!((&a + &b).as_slice::<f32>().unwrap(), [9.0; 8]);
    for given in arguments.chunks(2) {
        let count = given[1].parse().unwrap();
        let work: &dyn Fn() = match given[0].as_str() {
            "add" => &add,
            "gradient" => &gradient,
            "custom" => &custom,
            "callback" => &callback,
            "echo" => &echo,
            "sum" => &sum,
            "first" => &first,
            "callbacks" => {
                callbacks(&nothing, count);
                continue;
            }
            name => panic!("there is no work {name}"),
        };
        work();
        collect(work, count);
    }
    Ok(())
}
