//! Values in and out: every dtype, half floats, strings, operators, devices, the registry.

use eager::{ops, Code, Complex, DType, Element, Error, FormatOptions, Function, Spec, Tensor, Variable, BF16, F16};
use eager_tests::{refused, test};

fn round_trip<T: Element + PartialEq + std::fmt::Debug>(values: [T; 2]) -> eager::Result<()> {
    let x = Tensor::from_slice(&values, &[2, 1])?;
    assert_eq!((x.dtype(), x.dims(), x.rank(), x.num_elements()), (T::DTYPE, &[2, 1][..], 2, Some(2)));
    assert_eq!(x.num_bytes(), Some(2 * std::mem::size_of::<T>()));
    assert_eq!(T::DTYPE.size(), std::mem::size_of::<T>());
    assert_eq!((x.as_slice::<T>()?, x.to_vec::<T>()?), (&values[..], values.to_vec()));
    assert_eq!(Tensor::from_vec(values.to_vec(), &[2])?.to_vec::<T>()?, values);
    assert_eq!(Tensor::from_slice(&values[1..], &[])?.item::<T>()?, values[1]);
    Ok(())
}

#[test]
fn every_dtype_goes_in_and_comes_out() {
    test(|| {
        round_trip([true, false])?;
        round_trip([i8::MIN, i8::MAX])?;
        round_trip([i16::MIN, i16::MAX])?;
        round_trip([i32::MIN, i32::MAX])?;
        round_trip([i64::MIN, i64::MAX])?;
        round_trip([0, u8::MAX])?;
        round_trip([0, u16::MAX])?;
        round_trip([0, u32::MAX])?;
        round_trip([0, u64::MAX])?;
        round_trip([F16(0x3c00), F16(0xfbff)])?;
        round_trip([BF16(0x3f80), BF16(0xff7f)])?;
        round_trip([f32::MIN, 1e-45])?;
        round_trip([f64::MIN, 5e-324])?;
        round_trip([Complex::new(1f32, -2.0), Complex::new(0.0, 3.0)])?;
        round_trip([Complex::new(1f64, -2.0), Complex::new(0.0, 3.0)])?;
        assert_eq!(DType::ALL.len(), 16);
        for dtype in DType::ALL {
            assert_eq!(DType::from_name(dtype.name()), Some(dtype));
        }
        assert_eq!(DType::from_name("float"), None);
        assert!(Code::ALL.iter().all(|code| !code.name().is_empty()));
        Ok(())
    });
}

#[test]
fn half_floats_round_as_the_library_does() {
    test(|| {
        for bits in 0..=u16::MAX {
            let (half, brain) = (F16(bits), BF16(bits));
            let (wide, brain_wide) = (f32::from(half), f32::from(brain));
            assert!(F16::from(wide) == half || wide.is_nan() && f32::from(F16::from(wide)).is_nan(), "{bits:x}");
            assert!(BF16::from(brain_wide) == brain || brain_wide.is_nan(), "{bits:x}");
        }
        let floats: Vec<f32> = (0..1u32 << 16).map(|i| f32::from_bits(i.wrapping_mul(65_537) ^ i << 7)).collect();
        let x = Tensor::from_vec(floats.clone(), &[1 << 16])?;
        let halves = ops::cast(&x, DType::FLOAT16)?.to_vec::<F16>()?;
        let brains = ops::cast(&x, DType::BFLOAT16)?.to_vec::<BF16>()?;
        for (i, value) in floats.into_iter().enumerate().filter(|(_, value)| !value.is_nan()) {
            assert_eq!((F16::from(value), BF16::from(value)), (halves[i], brains[i]), "{value:e}");
        }
        Ok(())
    });
}

#[test]
fn strings_are_bytes() {
    test(|| {
        let strings: [&[u8]; 3] = [b"", b"\0\xff", "日本".as_bytes()];
        let x = Tensor::from_strings(&strings, &[3])?;
        assert_eq!((x.dtype(), x.to_strings()?), (DType::STRING, strings.map(<[u8]>::to_vec).to_vec()));
        assert_eq!(Tensor::from_strings(&[""; 0], &[0])?.to_strings()?, Vec::<Vec<u8>>::new());
        Ok(())
    });
}

#[test]
fn a_format_has_digits_and_a_width() {
    test(|| {
        let (x, y) = (Tensor::new([0.123456f32, 22.5])?, Tensor::new(1.2345678f32)?);
        assert_eq!(format!("{x:.3}"), "[ 0.123 22.5  ]");
        assert_eq!((format!("{y:.4}"), format!("{y:.0}")), ("1.2346".to_string(), "1.".to_string()));
        assert_eq!(format!("{y:.65535}"), y.to_string());
        assert_eq!((format!("{y:8.2}|"), format!("{y:>8.2}|")), ("1.23    |".to_string(), "    1.23|".to_string()));
        assert_eq!((format!("{y:*^9.2}|"), format!("{y:3.2}|")), ("**1.23***|".to_string(), "1.23|".to_string()));
        assert_eq!(
            (format!("{y:>12}|"), format!("{:6}|", Tensor::new(7)?)),
            ("   1.2345678|".into(), "7     |".into())
        );
        assert_eq!(format!("{y:.2?}"), "Tensor(1.23, dims=[], dtype=float32)");
        Ok(())
    });
}

#[test]
fn nested_arrays_have_dims() {
    test(|| {
        let x = Tensor::new([[[1u8, 2], [3, 4]], [[5, 6], [7, 8]], [[9, 10], [11, 12]]])?;
        assert_eq!((x.dims(), x.as_slice::<u8>()?[11]), (&[3, 2, 2][..], 12));
        assert_eq!(Tensor::new([[0f32; 0]; 3])?.dims(), [3, 0]);
        assert_eq!(Tensor::new(5i64)?.dims(), [0i64; 0]);
        Ok(())
    });
}

#[test]
fn operators_take_references_values_and_numbers() {
    test(|| {
        let x = || Tensor::new([4f32, 8.0]).unwrap();
        let y = x();
        let expect = |tensor: Tensor, text: &str| assert_eq!(tensor.to_string(), text);
        expect(&y + x(), "[ 8. 16.]");
        expect(x() - &y, "[0. 0.]");
        expect(x() * x(), "[16. 64.]");
        expect(&y / &y, "[1. 1.]");
        expect(1 - x() / 2, "[-1. -3.]");
        expect(2.0 / &y, "[0.5  0.25]");
        expect(-(&y * 0.5f32), "[-2. -4.]");
        expect(-x() + 1i64, "[-3. -7.]");
        let bits = Tensor::new([6i32, 3])?;
        expect(&bits & 2, "[2 2]");
        expect((&bits | 1) ^ &bits, "[1 0]");
        expect(!&bits, "[-7 -4]");
        expect(&bits << 1 >> 2, "[3 1]");
        assert_eq!((&bits + 1).dtype(), DType::INT32);
        assert_eq!((&bits + 0.5).dtype(), DType::FLOAT32);
        assert!(Tensor::weak(2)?.is_weak() && !bits.is_weak());
        Ok(())
    });
}

#[test]
fn text_is_the_runtimes() {
    test(|| {
        let x = Tensor::new([1.0f64 / 3.0, 1000.0])?;
        assert_eq!((x.text()?, x.to_string()), ("[3.33333333e-01 1.00000000e+03]".into(), x.text()?));
        let options = FormatOptions { precision: Some(2), suppress: true, ..Default::default() };
        assert_eq!(x.text_with(options)?, "[   0.33 1000.  ]");
        assert_eq!(
            x.text_with(FormatOptions { precision: Some(0), suppress: true, ..Default::default() })?,
            "[   0. 1000.]"
        );
        assert_eq!(format!("{x:?}"), format!("Tensor({x}, dims=[2], dtype=float64)"));
        Ok(())
    });
}

#[test]
fn many_outputs_and_arguments() {
    test(|| {
        let x = Tensor::from_vec((0..20i32).collect(), &[20])?;
        let parts = ops::unstack(&x)?; // more than the room of the first try
        assert_eq!((parts.len(), parts[19].item::<i32>()?), (20, 19));
        let references: Vec<_> = parts.iter().collect();
        assert_eq!(ops::stack(&references)?.to_vec::<i32>()?, x.to_vec::<i32>()?);
        let deep = ops::reshape(&Tensor::new(1f32)?, &[1; 30])?; // more arguments than lie inline
        assert_eq!(deep.rank(), 30);
        let shape = Tensor::new([4i64, 5])?;
        assert_eq!(ops::reshape(&x, &shape)?.dims(), [4, 5]);
        let (scaled, norm) = ops::clip_by_global_norm(&[&Tensor::new([3f32])?, &Tensor::new([4f32])?])?;
        assert_eq!((scaled.len(), norm.item::<f32>()?), (2, 5.0));
        Ok(())
    });
}

#[test]
fn zero_is_not_absent() {
    test(|| {
        let x = Tensor::new([[1f32, 2.0], [3.0, 4.0]])?;
        let all = ops::argmax(&x)?;
        let first = ops::argmax_with(&x, ops::Argmax { axis: Some(0), ..Default::default() })?;
        assert_eq!((all.dims(), first.dims()), (&[][..], &[2][..]));
        let none = ops::sum_with(&x, ops::Sum { axis: Some(&[]), ..Default::default() })?;
        assert_eq!((none.dims(), ops::sum(&x)?.dims()), (&[2, 2][..], &[][..]));
        let negative =
            ops::pad_with(&Tensor::new([1f32])?, &[1, 0], ops::Pad { constant_values: -0.0, ..Default::default() })?;
        assert!(negative.as_slice::<f32>()?[0].is_sign_negative());
        Ok(())
    });
}

#[test]
fn devices_and_limits() {
    test(|| {
        assert_eq!(eager::devices()[0], "cpu:0");
        assert_eq!((eager::num_devices("cpu")?, eager::num_devices("tpu")?), (1, 0));
        eager::with_device("cpu:0", || {
            assert_eq!(eager::device(), Some("cpu:0"));
            eager::with_device(None, || {
                assert_eq!(eager::device(), None);
                Ok(())
            })?;
            assert_eq!(eager::device(), Some("cpu:0"));
            Ok(())
        })?;
        let x = Tensor::new([1f32])?;
        assert_eq!(x.copy_to("cpu")?.device(), "cpu:0");
        assert_ne!(x.copy_to("cpu")?.id(), x.id());
        assert!(eager::stream("cpu:0")?.is_null());
        eager::allow_tf32(false)?;
        eager::synchronize()?;
        let info = eager::memory_info(None)?;
        assert!(info.in_use > 0 && info.peak >= info.in_use && info.reserved > 0);
        assert!(eager::build_info()?.contains("\"blas\"") && eager::version().starts_with("1."));
        assert!(eager::registry_json()?.contains("\"gather\"") && eager::op_json("add")?.contains("\"add\""));
        assert!(eager::kinds_json("optimizers")?.contains("adam"));
        let used = eager::memory_info("cpu:0")?.reserved;
        eager::set_memory_limit("cpu:0", used + (1 << 20))?;
        let refused_large = ops::fill(&[1 << 24], &x);
        eager::set_memory_limit("cpu:0", 0)?;
        drop(refused(refused_large, Code::INVALID_ARGUMENT)); // x is no scalar
        Ok(())
    });
}

#[test]
fn functions_tell_about_themselves() {
    test(|| {
        let v = Variable::new(&Tensor::new([1f32, 2.0])?, "v")?;
        let f = Function::trace("f", &[Spec::new(DType::FLOAT32, &[-1, 2])], |x| Ok(vec![&x[0] * v.read()?]))?;
        assert_eq!((f.name(), f.inputs()), ("f", vec![Spec::new(DType::FLOAT32, &[-1, 2])]));
        assert_eq!(f.outputs(), [Spec::new(DType::FLOAT32, &[-1, 2])]);
        assert!(f.variables()[0].is(&v) && f.optimizers().is_empty() && f.is_current());
        assert!(f.text()?.contains("multiply") && f.graphviz()?.contains("digraph"));
        assert!(f.to_string() == f.text()? && format!("{f:?}").contains("\"f\""));
        let path = std::env::temp_dir().join(format!("eager-rust-{}.eager", std::process::id()));
        f.save(&path)?;
        let loaded = Function::load(&path)?;
        assert!(!loaded.variables()[0].is(&v));
        let x = Tensor::new([[3f32, 4.0]])?;
        assert_eq!(loaded.call(&[&x])?[0].to_string(), "[[3. 8.]]");
        f.export_onnx(&path)?;
        assert_eq!(Function::import_onnx(&path)?.call(&[&x])?[0].to_string(), "[[3. 8.]]");
        std::fs::write(&path, "nonsense").map_err(Error::wrap)?;
        assert!(Function::load(&path).is_err() && Function::import_onnx(&path).is_err());
        std::fs::remove_file(&path).map_err(Error::wrap)?;
        v.set_trainable(false)?;
        assert!(!v.trainable());
        Ok(())
    });
}

#[test]
fn schedules_give_rates() {
    test(|| {
        use eager::{optimizers::SGD, schedules::PiecewiseConstantDecay, Schedule};
        let steps = PiecewiseConstantDecay { boundaries: &[0.0], values: &[1.0, 0.5] }.create()?;
        assert_eq!(steps.rate(1)?, 0.5);
        assert_eq!(steps.json()?, r#"{"kind":"step","attributes":{"boundaries":[0.0],"values":[1.0,0.5]}}"#);
        let excluded = &["v?"];
        let given = SGD { accumulation_steps: 2, clip_value: 1.0, weight_decay: 0.5, ..Default::default() };
        let sgd = SGD { exclude_from_weight_decay: excluded, ..given }.create()?;
        sgd.set_learning_rate(&steps)?;
        let (w, v) = (Variable::new(&Tensor::new([8f32])?, "w")?, Variable::new(&Tensor::new([8f32])?, "v1")?);
        for _ in 0..4 {
            sgd.apply(&[&w, &v], &[Some(Tensor::new([2f32])?), Some(Tensor::new([2f32])?)])?;
        }
        assert_eq!(format!("{} {}", w.read()?, v.read()?), "[1.75] [6.5]");
        refused(steps.set_floats("values", &[1.0]), Code::FAILED_PRECONDITION);
        refused(steps.clone().set_bool("no such", true), Code::INVALID_ARGUMENT);
        refused(Schedule::new("step")?.rate(0), Code::INVALID_ARGUMENT);
        refused(Schedule::new("no such"), Code::NOT_FOUND);
        Ok(())
    });
}
