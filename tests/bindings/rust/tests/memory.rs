//! Nothing leaks, and nothing is held longer than its last reference.

use eager::{ops, optimizers, Context, Tape, Tensor, Variable};
use eager_tests::{live_tensors, test};

/// Resident memory in KiB; nothing under a sanitizer, which keeps what is freed.
fn resident() -> i64 {
    if std::env::var_os("EAGER_SANITIZER").is_some() {
        return 0;
    }
    let statm = std::fs::read_to_string("/proc/self/statm").unwrap();
    4 * statm.split(' ').nth(1).unwrap().parse::<i64>().unwrap()
}

#[test]
fn a_million_ops_are_flat() {
    test(|| {
        let (a, b) = (Tensor::new([1f32; 8])?, Tensor::new([2f32; 8])?);
        let mut sum = &a + &b;
        let (live, before) = (live_tensors(), resident());
        for _ in 0..1_000_000 {
            sum = &a + &b;
        }
        assert_eq!((live_tensors(), sum.item::<f32>().is_err()), (live, true));
        assert!(resident() - before < 1024, "{} KiB more", resident() - before);
        Ok(())
    });
}

#[test]
fn large_results_are_freed_at_once() {
    test(|| {
        let x = ops::fill(&[1 << 20], &Tensor::new(1f32)?)?;
        drop(&x + 1.0);
        let before = resident();
        for _ in 0..300 {
            drop(&x + 1.0);
        }
        assert!(resident() - before < 16 * 1024, "{} KiB more", resident() - before);
        Ok(())
    });
}

#[test]
fn steps_of_training_are_flat() {
    test(|| {
        let v = Variable::new(&Tensor::new([1f32; 8])?, "v")?;
        let adam = optimizers::Adam::default().create()?;
        let step = || {
            let tape = Tape::new()?;
            let loss = ops::sum(&ops::square(&v.read()?)?)?;
            adam.apply(&[&v], &tape.variable_gradients(&loss, &[&v])?)
        };
        (0..100).try_for_each(|_| step())?;
        let (live, before) = (live_tensors(), resident());
        (0..20_000).try_for_each(|_| step())?;
        assert_eq!(live_tensors(), live);
        assert!(resident() - before < 1024, "{} KiB more", resident() - before);
        Ok(())
    });
}

#[test]
fn contexts_errors_and_closures_are_flat() {
    test(|| {
        let x = Tensor::new([1f32, 2.0])?;
        let y = Tensor::new([1f32, 2.0, 3.0])?;
        let once = || {
            let context = Context::new(Default::default())?;
            context.run(|| {
                drop(ops::add(&x, &y));
                let tape = Tape::new()?;
                tape.watch(&x)?;
                let kept = y.clone();
                let z = eager::record_gradient(&[&x], &[&x], move |_| Ok(vec![Some(kept.clone())]))?;
                drop(tape.gradient(&z[0], &x));
                Ok(())
            })
        };
        (0..100).try_for_each(|_| once())?;
        let before = resident();
        (0..10_000).try_for_each(|_| once())?;
        assert!(resident() - before < 1024, "{} KiB more", resident() - before);
        Ok(())
    });
}

#[test]
fn memory_of_rust_is_shared_and_given_back() {
    test(|| {
        let data = vec![1f32, 2.0, 3.0];
        let place = data.as_ptr();
        let x = Tensor::from_vec(data, &[3])?;
        assert_eq!(x.as_slice::<f32>()?.as_ptr(), place);
        let shared: std::sync::Arc<[i64]> = vec![1, 2].into();
        let y = Tensor::from_owner(shared.clone(), &[2])?;
        assert_eq!(std::sync::Arc::strong_count(&shared), 2);
        let view = ops::reshape(&y, &[2, 1])?;
        drop(y);
        assert_eq!(view.as_slice::<i64>()?, [1, 2]);
        assert_eq!(std::sync::Arc::strong_count(&shared), 2);
        drop(view);
        assert_eq!(std::sync::Arc::strong_count(&shared), 1);
        assert_eq!(Tensor::from_vec(Vec::<u8>::new(), &[0, 3])?.as_slice::<u8>()?, []);
        Ok(())
    });
}

#[test]
fn dlpack_goes_round() {
    test(|| {
        let x = Tensor::new([[1i16, 2], [3, 4]])?;
        let managed = unsafe { x.to_dlpack(false, std::ptr::null_mut())? }; // no stream
        let y = unsafe { Tensor::from_dlpack(managed)? };
        assert_eq!(y.as_slice::<i16>()?.as_ptr(), x.as_slice::<i16>()?.as_ptr());
        assert_eq!((y.dims(), y.to_vec::<i16>()?), (&[2, 2][..], vec![1, 2, 3, 4]));
        let copy = unsafe { Tensor::from_dlpack(x.to_dlpack(true, std::ptr::null_mut())?)? };
        assert_ne!(copy.as_slice::<i16>()?.as_ptr(), x.as_slice::<i16>()?.as_ptr());
        Ok(())
    });
}
