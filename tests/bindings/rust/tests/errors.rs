//! Bad input is an error, and leaves nothing behind.

use eager::{
    ops, optimizers, Code, Context, ContextOptions, DType, Error, Function, Gradient, Op, Optimizer, Spec, Tape,
    Tensor, Variable,
};
use eager_tests::{panics, refused, test};

const WRONG: Code = Code::INVALID_ARGUMENT;

#[test]
fn an_error_has_code_message_and_op() {
    test(|| {
        let (x, y) = (Tensor::new([1f32, 2.0])?, Tensor::new([1f32, 2.0, 3.0])?);
        let error = refused(ops::add(&x, &y), WRONG);
        assert_eq!(error.message(), "Incompatible shapes: [2] vs. [3] [Op:add]");
        assert_eq!((error.op(), error.code().number()), ("add", 3));
        assert_eq!(error.to_string(), error.message());
        assert_eq!(format!("{error:?}"), format!("INVALID_ARGUMENT: {error}"));
        let axis = ops::softmax_with(&x, ops::Softmax { axis: 1 });
        assert!(refused(axis, WRONG).is_missing_axis() && !error.is_missing_axis());
        assert_eq!(std::mem::size_of::<eager::Result<Tensor>>(), 2 * std::mem::size_of::<usize>());
        Ok(())
    });
}

#[test]
fn an_error_of_the_program_keeps_its_message_and_source() {
    let error = Error::new(Code::ABORTED, "enough\0and more");
    assert_eq!((error.code(), error.message(), error.op()), (Code::ABORTED, "enough\\x00and more", ""));
    assert_eq!(Error::new(Code::OK, "").code(), Code::UNKNOWN);
    let wrapped = Error::wrap("x".parse::<i32>().unwrap_err());
    let source = std::error::Error::source(&wrapped).expect("a source");
    assert!(source.downcast_ref::<std::num::ParseIntError>().is_some());
    assert_eq!(wrapped.message(), source.to_string());
}

#[test]
fn operators_panic_at_the_callers_line() {
    test(|| {
        let (x, y) = (Tensor::new([1f32, 2.0])?, Tensor::new([1f32, 2.0, 3.0])?);
        let place = std::sync::Arc::new(std::sync::Mutex::new(None));
        let kept = place.clone();
        std::panic::set_hook(Box::new(move |info| {
            *kept.lock().unwrap() = info.location().map(|location| (location.file().to_string(), location.line()));
        }));
        let line = line!() + 1;
        let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| &x + &y));
        drop(std::panic::take_hook());
        let payload = result.expect_err("a panic");
        assert_eq!(payload.downcast_ref::<String>().unwrap(), "Incompatible shapes: [2] vs. [3] [Op:add]");
        assert_eq!(*place.lock().unwrap(), Some((file!().to_string(), line)));
        Ok(())
    });
}

#[test]
fn host_data_must_fit_its_dims() {
    test(|| {
        let data = [1f32, 2.0, 3.0];
        refused(Tensor::from_slice(&data, &[2]), WRONG);
        refused(Tensor::from_slice(&data, &[-3]), WRONG);
        refused(Tensor::from_slice(&data[..1], &[1; 33]), WRONG);
        refused(Tensor::from_slice(&data, &[i64::MAX, i64::MAX]), WRONG);
        refused(Tensor::from_slice(&data, &[1 << 40, 1 << 40]), WRONG);
        refused(Tensor::from_vec(data.to_vec(), &[4]), WRONG);
        refused(Tensor::from_vec(data.to_vec(), &[1; 33]), WRONG);
        refused(Tensor::from_owner(data, &[2, 2]), WRONG);
        refused(Tensor::from_strings(&["a", "b"], &[3]), WRONG);
        assert_eq!(Tensor::from_slice(&data[..1], &[1; 32])?.rank(), 32);
        Ok(())
    });
}

#[test]
fn elements_are_read_as_their_own_dtype_alone() {
    test(|| {
        let x = Tensor::new([1f32, 2.0])?;
        refused(x.as_slice::<i32>(), WRONG);
        refused(x.to_vec::<f64>(), WRONG);
        refused(x.item::<u8>(), WRONG);
        refused(x.item::<f32>(), WRONG); // two elements
        refused(x.to_strings(), WRONG);
        refused(Tensor::from_strings(&["a"], &[1])?.to_vec::<u8>(), WRONG);
        Ok(())
    });
}

#[test]
fn lists_and_inputs_may_be_missing() {
    test(|| {
        refused(ops::stack(&[]), WRONG);
        refused(ops::concat(&[]), WRONG);
        let x = Tensor::new(1f32)?;
        let add = Op::build("add")?.finish();
        refused(add.run(&[]), WRONG);
        refused(add.run(&[&x]), WRONG);
        refused(add.run_optional(&[Some(&x), None]), WRONG);
        refused(add.run(&vec![&x; 100]), WRONG);
        let tape = Tape::new()?;
        refused(tape.gradient_with(Gradient::default()), WRONG);
        Ok(())
    });
}

#[test]
fn names_are_checked() {
    test(|| {
        let x = Tensor::new(1f32)?;
        let error = refused(Op::build("a\0b"), WRONG);
        assert_eq!(error.message(), "\"a\\0b\" has a NUL at byte 1");
        refused(Variable::new(&x, "a\0b"), WRONG);
        refused(Optimizer::new("\0"), WRONG);
        refused(x.copy_to("cpu:0\0"), WRONG);
        refused(eager::with_device("cpu\0", || Ok(())), WRONG);
        refused(Function::load("a\0b"), WRONG);
        refused(Function::trace("a\0b", &[], |_| Ok(vec![])), WRONG);
        refused(Op::build("no_such_op"), Code::NOT_FOUND);
        refused(Optimizer::new("no_such_kind"), Code::NOT_FOUND);
        refused(eager::op_json("no_such_op"), Code::NOT_FOUND);
        refused(eager::kinds_json("no_such_kind"), WRONG);
        refused(eager::memory_info("gpu:99"), Code::NOT_FOUND);
        refused(eager::memory_info("what is this"), WRONG);
        refused(eager::with_device("gpu:99", || Ok(())), Code::NOT_FOUND);
        refused(eager::num_devices("cpu\0x"), WRONG);
        refused(Op::build("add")?.int("axis", 1), WRONG);
        refused(Op::build("softmax")?.float("axis", 0.5), WRONG);
        Ok(())
    });
}

#[cfg(unix)]
#[test]
fn a_path_may_be_no_utf8() {
    use std::os::unix::ffi::OsStrExt;
    let path = std::path::Path::new(std::ffi::OsStr::from_bytes(b"/no/such/\xff"));
    let error = refused(Function::load(path), Code::NOT_FOUND);
    assert!(error.message().contains("\\xff"), "{error}");
}

#[test]
fn options_are_checked() {
    test(|| {
        refused(Context::new(ContextOptions { num_threads: Some(-1), ..Default::default() }), WRONG);
        refused(Context::new(ContextOptions { num_threads: Some(0), ..Default::default() }), WRONG);
        refused(eager::set_load_limit(-1), WRONG);
        refused(eager::set_memory_limit(None, -1), WRONG);
        refused(eager::on_memory_pressure(0, |_, _| Ok(())), WRONG);
        refused(optimizers::SGD { learning_rate: -1.0, ..Default::default() }.create(), WRONG);
        refused(optimizers::Adam { beta_1: f64::NAN, ..Default::default() }.create(), WRONG);
        let adam = optimizers::Adam::default().create()?;
        refused(adam.set_float("rho", 0.5), WRONG);
        refused(adam.set_bool("learning_rate", true), WRONG);
        refused(adam.set_learning_rate(&Tensor::new([1f32, 2.0])?), WRONG);
        Ok(())
    });
}

#[test]
fn variables_and_optimizers_refuse_other_shapes() {
    test(|| {
        let v = Variable::new(&Tensor::new([1f32, 2.0])?, "v")?;
        let longer = Tensor::new([1f32, 2.0, 3.0])?;
        refused(v.assign(&longer), WRONG);
        refused(v.assign_add(&Tensor::new([1i32, 2])?), WRONG);
        let sgd = optimizers::SGD::default().create()?;
        refused(sgd.apply(&[&v], &[]), WRONG);
        refused(sgd.apply(&[&v], &[Some(longer)]), WRONG);
        let gradient = Tensor::new([1f32, 1.0])?;
        refused(sgd.apply(&[&v, &v], &[Some(gradient.clone()), Some(gradient)]), WRONG);
        assert_eq!(v.read()?.to_vec::<f32>()?, [1.0, 2.0]);
        Ok(())
    });
}

#[test]
fn a_tape_gives_one_gradient_in_its_own_context() {
    test(|| {
        let x = Tensor::new([1f32, 2.0])?;
        let tape = Tape::new()?;
        tape.watch(&x)?;
        let y = &x * &x;
        let other = Context::new(Default::default())?;
        refused(other.run(|| tape.gradient(&y, &x)), Code::FAILED_PRECONDITION);
        refused(other.run(|| tape.watch(&x)), Code::FAILED_PRECONDITION);
        assert!(!other.run(|| tape.is_recording()) && tape.is_recording());
        assert_eq!(tape.gradient(&y, &x)?.unwrap().to_vec::<f32>()?, [2.0, 4.0]);
        refused(tape.gradient(&y, &x), Code::FAILED_PRECONDITION);
        refused(tape.resume(), Code::FAILED_PRECONDITION);

        let weights = Tensor::new([1f32, 2.0, 3.0])?;
        let tape = Tape::new()?;
        tape.watch(&x)?;
        let y = &x * &x;
        let asked = Gradient { targets: &[&y], sources: &[&x], ..Default::default() };
        refused(tape.gradient_with(Gradient { output_gradients: &[None, None], ..asked }), WRONG);
        refused(tape.gradient_with(Gradient { output_gradients: &[Some(&weights)], ..asked }), WRONG);
        Ok(())
    });
}

#[test]
fn a_tape_outlives_its_context() {
    test(|| {
        let x = Tensor::new(3f32)?;
        let context = Context::new(Default::default())?;
        let (tape, y) = context.run(|| {
            let tape = Tape::new()?;
            tape.watch(&x)?;
            let y = &x * &x;
            Ok::<_, Error>((tape.stop()?, y))
        })?;
        let unstopped = context.run(Tape::new)?;
        drop(context);
        assert_eq!(tape.gradient(&y, &x)?.unwrap().item::<f32>()?, 6.0);
        refused(unstopped.watch(&x), Code::FAILED_PRECONDITION);
        Ok(())
    });
}

#[test]
fn symbolic_tensors_stay_in_their_trace() {
    test(|| {
        let spec = [Spec::new(DType::FLOAT32, &[-1])];
        let mut escaped = None;
        let f = Function::trace("f", &spec, |x| {
            assert!(x[0].is_symbolic() && eager::is_traced(&x[0]));
            assert_eq!((x[0].dims(), x[0].num_elements(), x[0].device()), (&[-1][..], None, ""));
            refused(x[0].text(), Code::FAILED_PRECONDITION);
            refused(x[0].as_slice::<f32>(), Code::FAILED_PRECONDITION);
            refused(x[0].to_vec::<f32>(), Code::FAILED_PRECONDITION);
            assert!(x[0].to_string().starts_with('<'));
            assert!(format!("{:?}", x[0]).contains("symbolic"));
            escaped = Some(x[0].clone());
            Ok(vec![&x[0] + 1.0])
        })?;
        let escaped = escaped.unwrap();
        refused(ops::square(&escaped), WRONG);
        refused(Function::trace("g", &spec, |_| Ok(vec![escaped.clone()])), WRONG);
        refused(f.call(&[]), WRONG);
        refused(f.call(&[&Tensor::new([1i32, 2])?]), WRONG);
        refused(f.call(&[&Tensor::new(1f32)?]), WRONG);
        assert_eq!(f.call(&[&Tensor::new([1f32])?])?[0].to_string(), "[2.]");
        refused(f.set_option("fusion", false), Code::FAILED_PRECONDITION);
        Ok(())
    });
}

#[test]
fn a_trace_that_fails_is_abandoned() {
    test(|| {
        let failed = Function::trace("f", &[], |_| Err(Error::new(Code::ABORTED, "no")));
        assert_eq!(refused(failed, Code::ABORTED).message(), "no");
        let payload = panics(|| Function::trace("f", &[], |_| std::panic::panic_any(7)));
        assert_eq!(payload.downcast_ref::<i32>(), Some(&7));
        assert!(!Tensor::new(1f32)?.is_symbolic());
        refused(Function::trace("f", &[Spec::new(DType::FLOAT32, &[-2])], |_| Ok(vec![])), WRONG);
        refused(Function::trace("f", &[Spec::new(DType::FLOAT32, &[1; 33])], |_| Ok(vec![])), WRONG);
        Ok(())
    });
}

#[test]
fn sizes_that_no_memory_has() {
    test(|| {
        let one = Tensor::new(1f64)?;
        refused(ops::fill(&[1 << 50], &one), Code::RESOURCE_EXHAUSTED);
        refused(ops::fill(&[1 << 40, 1 << 40], &one), WRONG);
        refused(ops::broadcast_to(&one, &[1 << 32, 1 << 31]), WRONG);
        Ok(())
    });
}
