//! Closures that the library calls: their errors and panics, and what they may do.

use std::cell::RefCell;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Arc;

use eager::{
    custom_gradient, ops, record_gradient, Code, DType, Error, Function, Op, Result, Spec, Tape, TapeOptions, Tensor,
};
use eager_tests::{panics, refused, test};

type Gradients = Result<Vec<Option<Tensor>>>;

/// The gradient of a tensor that `backward` stands behind.
fn gradient_of(backward: impl Fn(&[Tensor]) -> Gradients + Send + Sync + 'static) -> Result<Option<Tensor>> {
    let x = Tensor::new([1f32, 2.0])?;
    let tape = Tape::new()?;
    tape.watch(&x)?;
    let y = record_gradient(&[&x], &[&x], backward)?;
    tape.gradient(&y[0], &x)
}

#[test]
fn a_gradient_of_ones_own() {
    test(|| {
        let ten = |dy: &[Tensor]| Ok(vec![Some(&dy[0] * 10.0)]);
        assert_eq!(gradient_of(ten)?.unwrap().to_string(), "[10. 10.]");
        assert!(gradient_of(|_| Ok(vec![None]))?.is_none());
        Ok(())
    });
}

#[test]
fn gradients_must_be_as_many_as_inputs_and_of_their_shapes() {
    test(|| {
        let error = refused(gradient_of(|_| Ok(vec![])), Code::INVALID_ARGUMENT);
        assert_eq!(error.message(), "the closure gave 0 gradients instead of 1");
        refused(gradient_of(|dy| Ok(vec![Some(dy[0].clone()), Some(dy[0].clone())])), Code::INVALID_ARGUMENT);
        refused(gradient_of(|_| Ok(vec![Some(Tensor::new([1f32, 2.0, 3.0])?)])), Code::INVALID_ARGUMENT);
        Ok(())
    });
}

#[test]
fn an_error_comes_out_itself() {
    test(|| {
        let error = refused(gradient_of(|_| Err(Error::new(Code::ABORTED, "enough"))), Code::ABORTED);
        assert_eq!((error.message(), error.op()), ("enough", ""));
        let wrapped = |_: &[Tensor]| Err(Error::wrap(std::io::Error::other("the disk")));
        let error = refused(gradient_of(wrapped), Code::UNKNOWN);
        let source = std::error::Error::source(&error).and_then(|source| source.downcast_ref::<std::io::Error>());
        assert_eq!(source.expect("the closure's own error").kind(), std::io::ErrorKind::Other);
        let inner = |_: &[Tensor]| Ok(vec![Some(ops::matmul(&Tensor::new([1f32])?, &Tensor::new(1f32)?)?)]);
        assert_eq!(refused(gradient_of(inner), Code::INVALID_ARGUMENT).op(), "matmul");
        Ok(())
    });
}

#[test]
fn a_panic_goes_on_with_its_own_payload() {
    test(|| {
        let payload = panics(|| gradient_of(|_| std::panic::panic_any(7i32)));
        assert_eq!(payload.downcast_ref::<i32>(), Some(&7));
        let payload = panics(|| gradient_of(|dy| Ok(vec![Some(&dy[0] + Tensor::new([1f32, 2.0, 3.0])?)])));
        assert_eq!(payload.downcast_ref::<String>().unwrap(), "Incompatible shapes: [2] vs. [3] [Op:add]");
        let op = Op::from_closure("fails", &[], |_| -> Result<Vec<Tensor>> { std::panic::panic_any("text") })?;
        assert_eq!(panics(|| op.run(&[])).downcast_ref::<&str>(), Some(&"text"));
        let outer = Op::from_closure("outer", &[], move |_| op.run(&[]))?; // through two calls of the library
        assert_eq!(panics(|| outer.run(&[])).downcast_ref::<&str>(), Some(&"text"));
        Ok(())
    });
}

#[test]
fn a_panic_while_a_gradient_is_traced_is_told_at_the_call() {
    test(|| {
        let f = Function::trace("f", &[Spec::new(DType::FLOAT32, &[2])], |x| {
            record_gradient(&[&x[0]], &[&x[0]], |_| std::panic::panic_any(7i32))
        });
        let x = Tensor::new([1f32, 2.0])?;
        let f = match f {
            Ok(f) => f,
            Err(error) => panic!("{error}"),
        };
        for _ in 0..2 {
            let tape = Tape::new()?;
            tape.watch(&x)?;
            let hook = std::panic::take_hook();
            std::panic::set_hook(Box::new(|_| {}));
            let run = || -> Result<Option<Tensor>> { tape.gradient(&f.call(&[&x])?[0], &x) };
            let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(run));
            std::panic::set_hook(hook);
            assert!(!matches!(result, Ok(Ok(_))), "the failure was lost"); // a panic at first, then an error
        }
        Ok(())
    });
}

#[test]
fn a_closure_may_not_use_the_tape_that_asks_it() {
    thread_local!(static TAPE: RefCell<Option<Tape>> = const { RefCell::new(None) });
    test(|| {
        let x = Tensor::new([1f32, 2.0])?;
        let tape = Tape::with_options(TapeOptions { persistent: true, ..Default::default() })?;
        tape.watch(&x)?;
        TAPE.with(|cell| *cell.borrow_mut() = Some(tape));
        let asked = x.clone();
        let y = record_gradient(&[&x], &[&x], move |dy| {
            TAPE.with(|cell| {
                let tape = cell.borrow();
                let tape = tape.as_ref().unwrap();
                refused(tape.gradient(&dy[0], &asked), Code::FAILED_PRECONDITION);
                refused(tape.reset(), Code::FAILED_PRECONDITION);
                refused(tape.watch(&asked), Code::FAILED_PRECONDITION);
                refused(tape.watched_variables(), Code::FAILED_PRECONDITION);
                Ok(vec![Some(&dy[0] * 2.0)])
            })
        })?;
        let gradient = || TAPE.with(|cell| cell.borrow().as_ref().unwrap().gradient(&y[0], &x));
        assert_eq!(gradient()?.unwrap().to_string(), "[2. 2.]");
        assert_eq!(gradient()?.unwrap().to_string(), "[2. 2.]");
        drop(TAPE.with(|cell| cell.borrow_mut().take()));
        Ok(())
    });
}

#[test]
fn a_closure_runs_in_scopes_of_its_own() {
    test(|| {
        let op = Op::from_closure("scoped", &[], |_| {
            eager::with_device("cpu:0", || {
                assert_eq!(eager::device(), Some("cpu:0"));
                Ok(vec![])
            })
        })?;
        op.run(&[])?;
        assert_eq!(eager::device(), None);
        let fails = Op::from_closure("scoped", &[], |_| {
            eager::with_device("cpu:0", || Err(Error::new(Code::ABORTED, "enough")))
        })?;
        refused(fails.run(&[]), Code::ABORTED);
        assert_eq!(eager::device(), None);
        Ok(())
    });
}

#[test]
fn an_op_of_a_closure_checks_what_it_gives() {
    test(|| {
        let spec = [Spec::new(DType::FLOAT32, &[2])];
        let x = Tensor::new([1f32, 2.0])?;
        let good = Op::from_closure("double", &spec, |x| Ok(vec![&x[0] * 2.0]))?;
        assert_eq!((good.name(), good.run(&[&x])?[0].to_string().as_str()), ("host_call", "[2. 4.]"));
        let none = Op::from_closure("none", &spec, |_| Ok(vec![]))?;
        assert_eq!(
            refused(none.run(&[&x]), Code::INVALID_ARGUMENT).message(),
            "the closure gave 0 outputs instead of 1"
        );
        let long = Op::from_closure("long", &spec, |_| Ok(vec![Tensor::new([1f32, 2.0, 3.0])?]))?;
        refused(long.run(&[&x]), Code::INVALID_ARGUMENT);
        let other = Op::from_closure("other", &spec, |_| Ok(vec![Tensor::new([1i32, 2])?]))?;
        refused(other.run(&[&x]), Code::INVALID_ARGUMENT);
        refused(
            Op::from_closure("rank", &[Spec::new(DType::FLOAT32, &[1; 33])], |_| Ok(vec![])),
            Code::INVALID_ARGUMENT,
        );
        Ok(())
    });
}

/// Counts how often it is dropped.
struct Counted(Arc<AtomicUsize>);

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.fetch_add(1, Ordering::SeqCst);
    }
}

#[test]
fn what_a_closure_owns_is_dropped_once() {
    test(|| {
        let drops = Arc::new(AtomicUsize::new(0));
        let owner = || Counted(drops.clone());
        let x = Tensor::new([1f32, 2.0])?;
        let y = {
            let owned = owner();
            record_gradient(&[&x], &[&x], move |dy| {
                let _owned = &owned;
                Ok(vec![Some(dy[0].clone())])
            })?
        };
        assert_eq!(drops.load(Ordering::SeqCst), 1); // no tape took the closure
        drop(y);
        let owned = owner();
        let op = Op::from_closure("owner", &[], move |_| {
            let _owned = &owned;
            Ok(vec![])
        })?;
        drop((op.clone(), op));
        assert_eq!(drops.load(Ordering::SeqCst), 2);
        let owned = owner();
        let failed = Op::from_closure("owner", &[Spec::new(DType::FLOAT32, &[1; 33])], move |_| {
            let _owned = &owned;
            Ok(vec![])
        });
        refused(failed, Code::INVALID_ARGUMENT);
        assert_eq!(drops.load(Ordering::SeqCst), 3);
        Ok(())
    });
}

/// Reports whether an error says that the library may not be called.
fn is_ending(error: &Error) -> bool {
    let message =
        "the library may not be called here: in a kernel, an inference, a closure for memory pressure, or the drop \
                   of what the library kept";
    (error.code(), error.message()) == (Code::FAILED_PRECONDITION, message)
}

#[test]
fn a_kernel_may_not_call_the_library() {
    test(|| {
        let x = Tensor::new([1f32, 2.0])?;
        let inner = std::sync::Mutex::new(Some(x.clone())); // taken, since a definition lives for ever
        let op = Op::define("tests.calls", "x: float32[n] -> y: float32[n]").kernel(move |call| {
            let inner = inner.lock().unwrap().take().unwrap();
            let context = eager::Context::new(Default::default())?;
            assert!([ops::square(&inner), context.run(|| ops::square(&inner))].iter().all(|result| {
                let error = result.as_ref().expect_err("a kernel runs no ops");
                is_ending(error)
            }));
            assert_eq!((eager::devices().len(), eager::device(), eager::is_watched(&inner)), (0, None, false));
            call.output::<f32>(0)?.fill(3.0);
            Ok(())
        })?;
        assert_eq!(op.run(&[&x])?[0].to_string(), "[3. 3.]");
        Ok(())
    });
}

#[test]
fn a_drop_may_panic_or_call_the_library() {
    struct Panics;
    impl Drop for Panics {
        fn drop(&mut self) {
            panic!("in drop");
        }
    }
    struct Calls(Arc<AtomicUsize>, Option<Tensor>);
    impl Drop for Calls {
        fn drop(&mut self) {
            let errors = [Tensor::new(1f32).err(), ops::square(self.1.as_ref().unwrap()).err(), Tape::new().err()];
            let is_refused = |error: &Option<Error>| error.as_ref().is_some_and(is_ending);
            self.0.store(1 + usize::from(errors.iter().all(is_refused)), Ordering::SeqCst);
        }
    }
    test(|| {
        let hook = std::panic::take_hook();
        std::panic::set_hook(Box::new(|_| {}));
        let owned = Panics;
        let op = Op::from_closure("owner", &[], move |_| {
            let _owned = &owned;
            Ok(vec![])
        })?;
        drop(op);
        std::panic::set_hook(hook);
        let seen = Arc::new(AtomicUsize::new(0));
        let owned = Calls(seen.clone(), Some(Tensor::new(2f32)?));
        let op = Op::from_closure("owner", &[], move |_| {
            let _owned = &owned;
            Ok(vec![])
        })?;
        drop(op);
        assert_eq!(seen.load(Ordering::SeqCst), 2, "a call within destroy was not refused");
        Ok(())
    });
}

#[test]
fn custom_gradients_to_the_second_order() {
    test(|| {
        let cube = |x: &Tensor| -> Result<Tensor> {
            let y = custom_gradient(&[x], |x| {
                let kept = x[0].clone();
                let backward = move |dy: &[Tensor]| Ok(vec![Some(&dy[0] * 3.0 * (&kept * &kept))]);
                Ok((vec![x[0] * x[0] * x[0]], backward))
            })?;
            Ok(y[0].clone())
        };
        let x = Tensor::new(2f32)?;
        let second = eager::gradient(|x| eager::gradient(cube, x), &x)?;
        assert_eq!(second.item::<f32>()?, 12.0);
        Ok(())
    });
}

#[test]
fn an_interrupt_ends_a_loop() {
    test(|| {
        let spec = [Spec::new(DType::INT32, &[])];
        let forever = Function::trace("forever", &spec, |x| Ok(vec![ops::equal(&x[0], &x[0])?]))?;
        let body = Function::trace("body", &spec, |x| Ok(vec![ops::identity(&x[0])?]))?;
        let context = eager::fork()?;
        context.run(|| {
            eager::set_interrupt(Some(|| Err(Error::new(Code::CANCELLED, "enough"))))?;
            let result = ops::while_loop(&[&Tensor::new(1i32)?], &forever, &body);
            assert_eq!(refused(result, Code::CANCELLED).message(), "enough");
            eager::set_interrupt(Some(|| std::panic::panic_any(8i32)))?;
            let one = Tensor::new(1i32)?;
            assert_eq!(panics(|| ops::while_loop(&[&one], &forever, &body)).downcast_ref::<i32>(), Some(&8));
            eager::set_interrupt(None::<fn() -> Result<()>>)
        })
    });
}

#[test]
fn a_collector_is_asked_and_removed() {
    let _alone = eager_tests::alone();
    let asked = Arc::new(AtomicUsize::new(0));
    let count = asked.clone();
    let collector = eager::on_memory_pressure(1 << 20, move |device, in_use| {
        assert!(device.starts_with("cpu") && in_use > 0);
        assert!(is_ending(&Tensor::new(1f32).unwrap_err()));
        count.fetch_add(1, Ordering::SeqCst);
        Ok(())
    })
    .unwrap();
    let one = Tensor::new(1f32).unwrap();
    let kept: Vec<Tensor> = (0..32).map(|_| ops::fill(&[1 << 18], &one).unwrap()).collect();
    let seen = asked.load(Ordering::SeqCst);
    assert!(seen > 0, "the collector was not asked");
    drop((collector, kept));
    assert_eq!(Arc::strong_count(&asked), 1, "the collector was not dropped");
}
