//! works WORK COUNT: runs a work COUNT times, as works.c does in C. Under callgrind only what collect() runs is counted.

use eager::{ops, record_gradient, Op, Result, Spec, Tape, Tensor};

#[no_mangle]
#[inline(never)]
fn collect(work: &dyn Fn(), count: usize) {
    for _ in 0..count {
        work();
    }
}

fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let name = arguments.next().unwrap_or_default();
    let count = arguments.next().and_then(|count| count.parse().ok()).unwrap_or(0);
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
    let work: &dyn Fn() = match name.as_str() {
        "add" => &add,
        "gradient" => &gradient,
        "custom" => &custom,
        "callback" => &callback,
        "echo" => &echo,
        "sum" => &sum,
        "first" => &first,
        _ => panic!("there is no work {name}"),
    };
    work();
    collect(work, count);
    Ok(())
}
