//! exits return|exit|panic: ends while other threads compute and objects live.

use eager::{ops, Tape, Tensor, Variable};

static KEPT: std::sync::OnceLock<(Tensor, Variable)> = std::sync::OnceLock::new();

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
    std::thread::sleep(std::time::Duration::from_millis(20));
    match how.as_str() {
        "exit" => std::process::exit(0),
        "panic" => panic!("on purpose"),
        _ => {}
    }
}
