//! Threads: each with its context, sharing the rest.

use std::sync::mpsc;

use eager::{ops, optimizers, Context, ContextOptions, DType, Function, Op, Spec, StoppedTape, Tape, Tensor, Variable};
use eager_tests::test;

fn send<T: Send>() {}
fn sync<T: Sync>() {}

#[test]
fn types_say_what_threads_may_do() {
    send::<Tensor>();
    sync::<Tensor>();
    send::<Op>();
    sync::<Op>();
    send::<Variable>();
    sync::<Variable>();
    send::<eager::Optimizer>();
    sync::<eager::Optimizer>();
    send::<Function>();
    sync::<Function>();
    send::<eager::Layer>();
    sync::<eager::Layer>();
    send::<eager::Sequential>();
    sync::<eager::Sequential>();
    send::<eager::Error>();
    sync::<eager::Error>();
    send::<Context>();
    send::<StoppedTape>();
}

#[test]
fn eight_threads_share_tensors_ops_variables_and_functions() {
    test(|| {
        let a = Tensor::new([1f32; 8])?;
        let counter = Variable::new(&Tensor::new(0i64)?, "counter")?;
        let one = Tensor::new(1i64)?;
        let square = Function::trace("square", &[Spec::new(DType::FLOAT32, &[-1])], |x| Ok(vec![&x[0] * &x[0]]))?;
        let add = Op::build("add")?.finish();
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    for _ in 0..2000 {
                        let tape = Tape::new().unwrap();
                        tape.watch(&a).unwrap();
                        let y = square.call(&[&add.run(&[&a, &a]).unwrap()[0]]).unwrap();
                        let gradient = tape.gradient(&y[0], &a).unwrap().unwrap();
                        assert_eq!(gradient.as_slice::<f32>().unwrap(), [8.0; 8]);
                        counter.assign_add(&one).unwrap();
                    }
                });
            }
        });
        assert_eq!(counter.read()?.item::<i64>()?, 16_000);
        Ok(())
    });
}

#[test]
fn tensors_are_dropped_on_other_threads_meanwhile() {
    test(|| {
        let (sender, receiver) = mpsc::sync_channel::<Tensor>(64);
        std::thread::scope(|scope| {
            scope.spawn(move || receiver.into_iter().for_each(drop));
            let a = Tensor::new([1f32; 64]).unwrap();
            for _ in 0..50_000 {
                sender.send(&a + &a).unwrap();
            }
            drop(sender);
        });
        Ok(())
    });
}

#[test]
fn an_optimizer_is_shared() {
    test(|| {
        let sgd = optimizers::SGD { learning_rate: 1.0, ..Default::default() }.create()?;
        let v = Variable::new(&Tensor::new(0f32)?, "v")?;
        let gradient = Tensor::new(-1f32)?;
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| (0..500).try_for_each(|_| sgd.apply(&[&v], &[Some(gradient.clone())])).unwrap());
            }
        });
        assert_eq!(v.read()?.item::<f32>()?, 2000.0);
        assert_eq!(sgd.variables()[0].read()?.item::<i64>()?, 2000);
        Ok(())
    });
}

/// What the forks of a context of this seed draw, each on a thread.
fn drawn(seed: u64) -> eager::Result<Vec<Vec<f32>>> {
    let root = Context::new(ContextOptions { seed: Some(seed), ..Default::default() })?;
    let forks = (0..4).map(|_| root.fork()).collect::<eager::Result<Vec<_>>>()?;
    let shape = ops::RandomNormal { shape: &[3], ..Default::default() };
    let draw = move |fork: Context| fork.run(|| ops::random_normal_with(shape).unwrap().to_vec::<f32>().unwrap());
    let threads: Vec<_> = forks.into_iter().map(|fork| std::thread::spawn(move || draw(fork))).collect();
    Ok(threads.into_iter().map(|thread| thread.join().unwrap()).collect())
}

#[test]
fn forks_of_one_seed_draw_the_same_numbers() {
    test(|| {
        let first = drawn(7)?;
        assert_eq!(first, drawn(7)?);
        assert_ne!(first, drawn(8)?);
        assert!((1..4).all(|fork| first[fork] != first[0]));
        Ok(())
    });
}

#[test]
fn a_context_moves_from_thread_to_thread() {
    test(|| {
        let context = Context::new(ContextOptions { seed: Some(3), ..Default::default() })?;
        let draw = || ops::random_uniform().unwrap().item::<f32>().unwrap();
        let (context, first) = std::thread::spawn(move || {
            let first = context.run(draw);
            (context, first)
        })
        .join()
        .unwrap();
        let second = context.run(draw);
        context.run(|| eager::set_seed(3))?;
        assert_eq!((context.run(draw), context.run(draw)), (first, second));
        Ok(())
    });
}

#[test]
fn one_custom_gradient_runs_on_two_threads() {
    test(|| {
        let x = Tensor::new([1f32; 4])?;
        let spec = [Spec::new(DType::FLOAT32, &[4])];
        let f = Function::trace("f", &spec, |x| {
            eager::record_gradient(&[&x[0]], &[&x[0]], |dy| Ok(vec![Some(&dy[0] * 3.0)]))
        })?;
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for _ in 0..500 {
                        let dx = eager::gradient(|x| Ok(f.call(&[x])?[0].clone()), &x).unwrap();
                        assert_eq!(dx.as_slice::<f32>().unwrap(), [3.0; 4]);
                    }
                });
            }
        });
        Ok(())
    });
}

#[test]
fn calls_while_a_thread_ends_are_errors() {
    struct Late(Option<Tensor>);
    impl Drop for Late {
        fn drop(&mut self) {
            drop(Tensor::new(1f32)); // with a context or without one
            drop(self.0.take());
        }
    }
    thread_local!(static LATE: std::cell::RefCell<Late> = const { std::cell::RefCell::new(Late(None)) });
    test(|| {
        std::thread::spawn(|| {
            LATE.with(|late| late.borrow_mut().0 = Some(Tensor::new([1f32, 2.0]).unwrap()));
        })
        .join()
        .unwrap();
        Ok(())
    });
}

#[test]
fn the_program_may_end_while_threads_compute() {
    let program = env!("CARGO_BIN_EXE_exits");
    for how in ["return", "exit", "panic"] {
        for _ in 0..5 {
            let output =
                std::process::Command::new(program).arg(how).env("ASAN_OPTIONS", "detect_leaks=0").output().unwrap();
            let expected = if how == "panic" { Some(101) } else { Some(0) };
            assert_eq!(output.status.code(), expected, "{how}: {}", String::from_utf8_lossy(&output.stderr));
        }
    }
}
