//! Threads: each with its context, sharing the rest.

use std::sync::mpsc;

use eager::{
    ops, optimizers, Code, Context, ContextOptions, DType, Function, Op, Spec, StoppedTape, Tape, Tensor, Variable,
};
use eager_tests::{refused, test};

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
        assert_eq!(drawn(0)?, drawn(0)?); // a seed as any other
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
            let tensor = self.0.take().unwrap();
            let results = [Tensor::new(1f32), ops::square(&tensor), Variable::new(&tensor, "v").and_then(|v| v.read())];
            let found: Vec<_> = results.into_iter().map(|result| result.err().map(|error| error.to_string())).collect();
            *ERRORS.lock().unwrap() = found;
        }
    }
    static ERRORS: std::sync::Mutex<Vec<Option<String>>> = std::sync::Mutex::new(Vec::new());
    thread_local!(static LATE: std::cell::RefCell<Late> = const { std::cell::RefCell::new(Late(None)) });
    test(|| {
        let tensor = || Some(Tensor::new([1f32, 2.0]).unwrap());
        std::thread::spawn(move || {
            LATE.with(|_| {}); // before the thread has a context, which is gone first then
            LATE.with(|late| late.borrow_mut().0 = tensor());
        })
        .join()
        .unwrap();
        // A system that ends thread-locals in another order still has the context.
        let why = "the library may not be called here: the thread is ending, and has no context any more";
        let errors = ERRORS.lock().unwrap();
        assert_eq!(errors.len(), 3);
        assert!(errors.iter().flatten().all(|error| error == why), "{errors:?}");
        Ok(())
    });
}

#[test]
fn a_tape_knows_its_context_from_a_later_one_at_its_address() {
    test(|| {
        let x = Tensor::new(3f32)?;
        let context = eager::fork()?;
        let (tape, y) = context.run(|| -> eager::Result<(Tape, Tensor)> {
            let tape = Tape::with_options(eager::TapeOptions { persistent: true, ..Default::default() })?;
            tape.watch(&x)?;
            Ok((tape, &x * &x))
        })?;
        assert_eq!(context.run(|| tape.gradient(&y, &x))?.unwrap().item::<f32>()?, 6.0);
        drop(context);
        for _ in 0..100 {
            let other = eager::fork()?;
            other.run(|| {
                refused(tape.gradient(&y, &x), Code::FAILED_PRECONDITION);
                refused(tape.watch(&x), Code::FAILED_PRECONDITION);
                refused(tape.watched_variables(), Code::FAILED_PRECONDITION);
                assert!(!tape.is_recording());
            });
        }
        Ok(())
    });
}

#[test]
fn a_closure_runs_in_the_context_of_its_call() {
    thread_local!(static TAPE: std::cell::RefCell<Option<Tape>> = const { std::cell::RefCell::new(None) });
    test(|| {
        let x = Tensor::new(3f32)?;
        TAPE.set(Some(Tape::with_options(eager::TapeOptions { persistent: true, ..Default::default() })?));
        let y = |x: &Tensor| {
            let y = eager::record_gradient(&[x], &[x], |dy| {
                TAPE.with_borrow(|tape| {
                    let tape = tape.as_ref().unwrap();
                    eager::fork()?.run(|| refused(tape.watch(&dy[0]), Code::FAILED_PRECONDITION));
                    tape.watch(&dy[0])?;
                    Ok(vec![tape.gradient(&(&dy[0] * 5.0), &dy[0])?])
                })
            })?;
            Ok(y[0].clone())
        };
        for _ in 0..2 {
            assert_eq!(eager::gradient(y, &x)?.item::<f32>()?, 5.0);
        }
        drop(TAPE.take());
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
