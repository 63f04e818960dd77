//! exits return|exit|panic: ends while other threads compute, pipelines run and objects live.

use eager::{datasets::Map, ops, DType, Dataset, DatasetIterator, Op, Spec, Tape, Tensor, Variable};

static KEPT: std::sync::OnceLock<(Tensor, Variable)> = std::sync::OnceLock::new();
static RUNS: std::sync::Mutex<Vec<DatasetIterator>> = std::sync::Mutex::new(Vec::new());

/// A run whose threads call a closure all the time.
fn endless() -> eager::Result<DatasetIterator> {
    let code =
        Op::from_closure("code", &[Spec::new(DType::INT64, &[])], |x| Ok(vec![Tensor::new(x[0].item::<i64>()?)?]))?;
    let mapped = Dataset::range(9)?.repeat()?.map_op_with(&code, Map { host_threads: 1, ..Default::default() })?;
    let mut run = mapped.batch(100)?.prefetch()?.iter()?;
    run.next().unwrap()?;
    Ok(run)
}

fn main() {
    let how = std::env::args().nth(1).unwrap_or_default();
    let x = Tensor::from_vec(vec![1f32; 1 << 14], &[128, 128]).unwrap();
    KEPT.get_or_init(|| (x.clone(), Variable::new(&x, "x").unwrap()));
    for _ in 0..4 {
        let x = x.clone();
        std::thread::spawn(move || loop {
            let tape = Tape::new().unwrap();
            tape.watch(&x).unwrap();
            let y = ops::sum(&ops::tanh(&x).unwrap()).unwrap();
            drop(tape.gradient(&y, &x).unwrap());
        });
    }
    let _mine = endless().unwrap();
    RUNS.lock().unwrap().push(endless().unwrap());
    let mut other = endless().unwrap();
    std::thread::spawn(move || loop {
        other.next().unwrap().unwrap();
    });
    std::thread::sleep(std::time::Duration::from_millis(20));
    match how.as_str() {
        "exit" => std::process::exit(0),
        "panic" => panic!("on purpose"),
        _ => {}
    }
}
