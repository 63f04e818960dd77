//! Ops of the program's own: kernels that are closures, and C functions of other libraries.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Barrier};

use eager::{
    gradient, ops, Code, DType, Dataset, Element, Error, Function, GradientCall, KernelCall, Op, Result, Spec, Tape,
    Tensor,
};
use eager_tests::{live_tensors, panics, refused, test};

const SAXPY: &str = "x: T[...], y: T[...], a: float = 1 -> z: T[...]; T: float32 float64";

fn vector(values: &[f64]) -> Tensor {
    Tensor::from_slice(values, &[values.len() as i64]).unwrap()
}

#[track_caller]
fn near(tensor: &Tensor, expected: &[f64], tolerance: f64) {
    let found = tensor.to_vec::<f64>().unwrap();
    assert_eq!(found.len(), expected.len());
    for (found, expected) in found.iter().zip(expected) {
        assert!((found - expected).abs() <= tolerance * expected.abs().max(1.0), "{found} is not {expected}");
    }
}

/// The only output of an op.
fn one(op: &Op, inputs: &[&Tensor]) -> Result<Tensor> {
    Ok(op.run(inputs)?.remove(0))
}

fn saxpy_of<T: Element + std::ops::Mul<Output = T> + std::ops::Add<Output = T>>(
    call: &mut KernelCall,
    a: T,
) -> Result<()> {
    let (x, y) = (call.input::<T>(0)?, call.input::<T>(1)?);
    let z = call.output::<T>(0)?;
    call.parallel_rows(z, 1, 1024, |begin, z| {
        for (i, z) in z.iter_mut().enumerate() {
            *z = a * x[begin + i] + y[begin + i];
        }
        Ok(())
    })
}

fn saxpy(call: &mut KernelCall) -> Result<()> {
    let a = call.attribute::<f64>(0)?;
    match call.input_dtype(0) {
        Some(DType::FLOAT32) => saxpy_of::<f32>(call, a as f32),
        _ => saxpy_of::<f64>(call, a),
    }
}

fn saxpy_gradient(call: &GradientCall) -> Result<Vec<Option<Tensor>>> {
    let dz = call.output_gradient(0)?;
    Ok(vec![Some(dz * call.attribute::<f64>(0)?), Some(dz.clone())])
}

fn define_saxpy(name: &str) -> Result<Op> {
    Op::define(name, SAXPY).description("a x + y.").gradient(saxpy_gradient).kernel(saxpy)
}

/// x^3, whose gradient is 3 x^2 dy.
fn define_cube(name: &str) -> Result<Op> {
    Op::define(name, "x: float64[...] -> y: float64[...]")
        .saves("x")
        .gradient(|call| {
            let x = call.saved(0)?;
            Ok(vec![Some(3 * (x * x) * call.output_gradient(0)?)])
        })
        .kernel(|call| {
            let x = call.input::<f64>(0)?;
            call.output::<f64>(0)?.iter_mut().zip(x).for_each(|(y, x)| *y = x * x * x);
            Ok(())
        })
}

fn transposed(x: &Tensor) -> Result<Tensor> {
    ops::permute_dims_with(x, ops::PermuteDims { axes: Some(&[1, 0]) })
}

fn define_gemm() -> Result<Op> {
    Op::define("rust.gemm", "x: float64[m, k], y: float64[k, n] -> z: float64[m, n]")
        .saves("x y")
        .gradient(|call| {
            let gemm = Op::build("rust.gemm")?.finish();
            let (x, y, dz) = (call.saved(0)?, call.saved(1)?, call.output_gradient(0)?);
            Ok(vec![Some(one(&gemm, &[dz, &transposed(y)?])?), Some(one(&gemm, &[&transposed(x)?, dz])?)])
        })
        .kernel(|call| {
            let (x, y) = (call.input::<f64>(0)?, call.input::<f64>(1)?);
            let (k, n) = (call.input_dims(0)[1] as usize, call.output_dims(0)[1] as usize);
            let z = call.output::<f64>(0)?;
            call.parallel_rows(z, n, 1, |begin, z| {
                for (i, row) in z.chunks_mut(n).enumerate() {
                    let x = &x[(begin + i) * k..][..k];
                    for (j, z) in row.iter_mut().enumerate() {
                        *z = x.iter().enumerate().map(|(l, x)| x * y[l * n + j]).sum();
                    }
                }
                Ok(())
            })
        })
}

extern "C" {
    fn j0(x: f64) -> f64;
    fn j1(x: f64) -> f64;
}

/// The Bessel functions of the C library: j0' = -j1, j1' = j0 - j1 / x.
fn define_bessel() -> Result<Op> {
    let schema = "x: float64[...] -> z: float64[...]";
    let first = Op::define("rust.j1", schema).saves("x z").gradient(|call| {
        let j0 = Op::build("rust.j0")?.finish();
        let (x, z, dz) = (call.saved(0)?, call.saved(1)?, call.output_gradient(0)?);
        Ok(vec![Some((one(&j0, &[x])? - z / x) * dz)])
    });
    let zeroth = Op::define("rust.j0", schema).saves("x").gradient(|call| {
        let j1 = Op::build("rust.j1")?.finish();
        Ok(vec![Some(-(one(&j1, &[call.saved(0)?])? * call.output_gradient(0)?))])
    });
    // SAFETY: those are the prototypes of j1 and j0.
    unsafe {
        first.native(Some("libm.so.6"), "double = z j1(double = x)")?;
        zeroth.native(Some("libm.so.6"), "double = z j0(double = x)")
    }
}

/// A place for a file, which is removed with it.
struct File(std::path::PathBuf);

impl File {
    fn new(name: &str) -> File {
        File(std::env::temp_dir().join(format!("eager-custom-{}-{name}", std::process::id())))
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn an_op_is_called_as_others_are() {
    test(|| {
        let saxpy = define_saxpy("rust.saxpy")?;
        assert_eq!(saxpy.name(), "rust.saxpy");
        let (x, y) = (vector(&[1.0, 2.0, 3.0]), vector(&[10.0, 20.0, 30.0]));
        near(&one(&saxpy, &[&x, &y])?, &[11.0, 22.0, 33.0], 0.0);
        let twice = Op::build("rust.saxpy")?.float("a", 2.0)?.finish();
        near(&one(&twice, &[&x, &y])?, &[12.0, 24.0, 36.0], 0.0);
        let narrow = Tensor::new([1f32, 2.0, 3.0])?;
        assert_eq!(one(&saxpy, &[&narrow, &narrow])?.to_vec::<f32>()?, [2.0, 4.0, 6.0]);
        assert_eq!(one(&saxpy, &[&narrow, &y])?.dtype(), DType::FLOAT64);
        let none = Tensor::from_slice::<f64>(&[], &[0, 2])?;
        assert_eq!(one(&saxpy, &[&none, &none])?.dims(), [0, 2]);
        let many = ops::fill(&[100_000], &Tensor::new(1f64)?)?;
        assert!(one(&twice, &[&many, &many])?.as_slice::<f64>()?.iter().all(|&z| z == 3.0));
        let json = eager::op_json("rust.saxpy")?;
        assert!(json.contains("\"a x + y.\"") && json.contains("\"user\":true"), "{json}");
        assert!(eager::registry_json()?.contains("\"rust.saxpy\""));
        let error = refused(saxpy.run(&[&x]), Code::INVALID_ARGUMENT);
        assert_eq!(error.message(), "rust.saxpy expects 2 inputs, got 1 [Op:rust.saxpy]");
        let error = refused(saxpy.run(&[&x, &vector(&[1.0])]), Code::INVALID_ARGUMENT);
        assert_eq!(error.message(), "dims ... are [3] in x, [1] in y [Op:rust.saxpy]");
        let whole = Tensor::new([1i32, 2])?;
        assert_eq!(one(&saxpy, &[&whole, &whole])?.to_vec::<f32>()?, [2.0, 4.0]);
        let complex = ops::cast(&narrow, DType::COMPLEX64)?;
        refused(saxpy.run(&[&complex, &complex]), Code::INVALID_ARGUMENT);
        refused(Op::build("rust.saxpy")?.float("b", 1.0).map(|_| ()), Code::INVALID_ARGUMENT);
        Ok(())
    });
}

#[test]
fn gradients_to_the_third_order() {
    test(|| {
        define_saxpy("rust.saxpy")?;
        let (saxpy, cube) = (Op::build("rust.saxpy")?.float("a", 2.0)?.finish(), define_cube("rust.cube")?);
        let f = |x: &Tensor| one(&saxpy, &[&one(&cube, &[x])?, &(x * x)]); // 2 x^3 + x^2
        let x = vector(&[1.0, -2.0, 0.5]);
        near(&f(&x)?, &[3.0, -12.0, 0.5], 1e-12);
        near(&gradient(f, &x)?, &[8.0, 20.0, 2.5], 1e-12);
        near(&gradient(|x| gradient(f, x), &x)?, &[14.0, -22.0, 8.0], 1e-12);
        near(&gradient(|x| gradient(|x| gradient(f, x), x), &x)?, &[12.0; 3], 1e-12);

        let (outer, inner) = (Tape::new()?, Tape::new()?);
        outer.watch(&x)?;
        inner.watch(&x)?;
        let first = inner.gradient(&one(&cube, &[&x])?, &x)?.unwrap();
        near(&outer.gradient(&first, &x)?.unwrap(), &[6.0, -12.0, 3.0], 1e-12);
        Ok(())
    });
}

#[test]
fn a_matrix_product_by_pattern() {
    test(|| {
        let gemm = define_gemm()?;
        let x = Tensor::new([[1f64, 2.0, 3.0], [4.0, 5.0, 6.0]])?;
        let y = Tensor::new([[1f64, 0.5], [-1.0, 2.0], [0.0, 3.0]])?;
        let product = one(&gemm, &[&x, &y])?;
        assert_eq!(product.dims(), [2, 2]);
        near(&product, ops::matmul(&x, &y)?.as_slice()?, 1e-12);
        type Product<'a> = &'a dyn Fn(&Tensor, &Tensor) -> Result<Tensor>;
        let by = |product: Product, x: &Tensor, y: &Tensor| ops::sum(&ops::square(&product(x, y)?)?);
        let second =
            |product: Product| gradient(|x| ops::sum(&ops::square(&gradient(|x| by(product, x, &y), x)?)?), &x);
        let (own, library): (Product, Product) = (&|x, y| one(&gemm, &[x, y]), &|x, y| ops::matmul(x, y));
        near(&gradient(|x| by(own, x, &y), &x)?, gradient(|x| by(library, x, &y), &x)?.as_slice()?, 1e-12);
        near(&gradient(|y| by(own, &x, y), &y)?, gradient(|y| by(library, &x, y), &y)?.as_slice()?, 1e-12);
        near(&second(own)?, second(library)?.as_slice()?, 1e-12);
        let error = refused(gemm.run(&[&x, &x]), Code::INVALID_ARGUMENT);
        assert_eq!(error.message(), "dim k is 3 in x, 2 in y [Op:rust.gemm]");
        Ok(())
    });
}

#[test]
fn a_c_function_and_its_gradients() {
    test(|| {
        let op = define_bessel()?;
        let f = |x: &Tensor| one(&op, &[x]);
        let at = [0.5, 1.5, 4.0];
        let x = vector(&at);
        let of = |f: &dyn Fn(f64, f64, f64) -> f64| at.map(|x| f(x, unsafe { j0(x) }, unsafe { j1(x) }));
        near(&f(&x)?, &of(&|_, j0, _| j0), 0.0);
        near(&gradient(f, &x)?, &of(&|_, _, j1| -j1), 1e-12);
        let second = |x: &Tensor| gradient(|x| gradient(f, x), x);
        near(&second(&x)?, &of(&|x, j0, j1| j1 / x - j0), 1e-12);
        let third = of(&|x, j0, j1| j1 * (1.0 - 2.0 / (x * x)) + j0 / x);
        near(&gradient(second, &x)?, &third, 1e-12);
        let h = 1e-5;
        near(&((second(&(&x + h))? - second(&(&x - h))?) / (2.0 * h)), &third, 1e-8);
        let grid: Vec<f64> = (1..=20_000).map(f64::from).collect();
        let all = f(&Tensor::from_vec(grid, &[100, 200])?)?.to_vec::<f64>()?;
        assert_eq!((all[0], all[19_999]), unsafe { (j0(1.0), j0(20_000.0)) });
        Ok(())
    });
}

#[test]
fn functions_of_openblas() {
    test(|| {
        let library = Some("libopenblas.so.0");
        // SAFETY: those are the prototypes of cblas_saxpy and cblas_daxpy.
        unsafe {
            Op::define("rust.cblas", "x: T[n], y: T[n], a: float = 1 -> z: T[n]; T: float32 float64")
                .gradient(saxpy_gradient)
                .native(
                    library,
                    "void cblas_saxpy(int = size(x), float = a, const float * = x, int = 1, float * = inout(z, y), int = 1)\n\
                     float64: void cblas_daxpy(int = size(x), double = a, const double * = x, int = 1, \
                     double * = inout(z, y), int = 1)",
                )?
        };
        let op = Op::build("rust.cblas")?.float("a", 3.0)?.finish();
        let narrow = Tensor::new([1f32, 2.0])?;
        assert_eq!(one(&op, &[&narrow, &narrow])?.to_vec::<f32>()?, [4.0, 8.0]);
        let (x, y) = (vector(&[1.0, 2.0]), vector(&[10.0, 20.0]));
        near(&one(&op, &[&x, &y])?, &[13.0, 26.0], 0.0);
        near(&y, &[10.0, 20.0], 0.0);
        let f = |x: &Tensor| ops::sum(&ops::square(&one(&op, &[x, &y])?)?);
        near(&gradient(f, &x)?, &[78.0, 156.0], 1e-12);

        // Fortran's functions take addresses, and matrices column by column.
        // SAFETY: that is the prototype of dgesv_.
        let solve = unsafe {
            Op::define(
                "rust.dgesv",
                "a: float64[n, n], b: float64[n] -> lu: float64[n, n], x: float64[n], pivots: int32[n], info: int32",
            )
            .native(
                library,
                "void dgesv_(const int * = &dim(a, 0), const int * = &1, double * = inout(lu, a), \
                 const int * = &dim(a, 0), int * = pivots, double * = inout(x, b), const int * = &dim(a, 0), int * = info)",
            )?
        };
        let a = Tensor::new([[2f64, 1.0, 0.0], [0.0, 3.0, -1.0], [4.0, 0.0, 1.0]])?;
        let expected = [1.0, -2.0, 3.0];
        let b = ops::matmul(&a, &vector(&expected))?;
        let found = solve.run(&[&transposed(&a)?, &b])?;
        near(&found[1], &expected, 1e-12);
        assert_eq!(found[3].item::<i32>()?, 0);
        assert!(solve.run(&[&(&a * 0.0), &b])?[3].item::<i32>()? > 0);
        Ok(())
    });
}

#[test]
fn traced_saved_and_scanned() {
    test(|| {
        let (cube, gemm, bessel) = (define_cube("rust.cube")?, define_gemm()?, define_bessel()?);
        let plain = |x: &Tensor| one(&cube, &[&one(&bessel, &[x])?]);
        let spec = [Spec::new(DType::FLOAT64, &[-1])];
        let f = Function::trace("f", &spec, |x| Ok(vec![plain(&x[0])?]))?;
        let file = File::new("f");
        f.save(&file.0)?;
        let loaded = Function::load(&file.0)?;
        let x = vector(&[0.5, 1.5]);
        let (first, second) = (gradient(plain, &x)?, gradient(|x| gradient(plain, x), &x)?);
        for each in [&f, &loaded] {
            let call = |x: &Tensor| Ok(each.call(&[x])?.remove(0));
            near(&call(&x)?, plain(&x)?.as_slice()?, 1e-12);
            near(&gradient(call, &x)?, first.as_slice()?, 1e-12);
            near(&gradient(|x| gradient(call, x), &x)?, second.as_slice()?, 1e-12);
        }
        let slope = Function::trace("slope", &spec, |x| Ok(vec![gradient(plain, &x[0])?]))?;
        let call = |x: &Tensor| Ok(slope.call(&[x])?.remove(0));
        near(&call(&x)?, first.as_slice()?, 1e-12);
        near(&gradient(call, &x)?, second.as_slice()?, 1e-12);
        let matrices = [Spec::new(DType::FLOAT64, &[-1, -1]), Spec::new(DType::FLOAT64, &[-1, 2])];
        let product = Function::trace("product", &matrices, |x| gemm.run(&[&x[0], &x[1]]))?;
        assert_eq!(product.outputs()[0].dims, [-1, 2]);
        let identity = Tensor::new([[1f64, 0.0], [0.0, 1.0]])?;
        near(&product.call(&[&Tensor::new([[1f64, 2.0]])?, &identity])?[0], &[1.0, 2.0], 0.0);

        let number = Spec::new(DType::FLOAT64, &[]);
        let step = Function::trace("step", &[number.clone(), number], |x| Ok(vec![&x[0] + one(&cube, &[&x[1]])?]))?;
        let total = |x: &Tensor| {
            let zero = Tensor::new(0f64)?;
            Ok(ops::scan_with(&[&zero, x], &step, ops::Scan { num_carries: 1, ..Default::default() })?.remove(0))
        };
        let x = vector(&[1.0, 2.0, 3.0]);
        near(&total(&x)?, &[36.0], 1e-12);
        near(&gradient(total, &x)?, &[3.0, 12.0, 27.0], 1e-12);
        near(&gradient(|x| gradient(total, x), &x)?, &[6.0, 12.0, 18.0], 1e-12);
        Ok(())
    });
}

#[test]
fn a_gradient_that_is_a_function() {
    test(|| {
        let spec = Spec::new(DType::FLOAT64, &[-1]);
        let slope = Function::trace("slope", &[spec.clone(), spec], |x| Ok(vec![&x[0] * &x[0] * 3.0 * &x[1]]))?;
        let define = || Op::define("rust.by_function", "x: float64[n] -> y: float64[n]");
        let kernel = |call: &mut KernelCall| {
            let x = call.input::<f64>(0)?;
            call.output::<f64>(0)?.iter_mut().zip(x).for_each(|(y, x)| *y = x.powi(3));
            Ok(())
        };
        let op = define().saves("x").gradient_function(&slope).kernel(kernel)?;
        let f = |x: &Tensor| one(&op, &[x]);
        let x = vector(&[2.0, 3.0]);
        near(&gradient(f, &x)?, &[12.0, 27.0], 1e-12);
        near(&gradient(|x| gradient(f, x), &x)?, &[12.0, 18.0], 1e-12);
        let error = refused(define().gradient_function(&slope).kernel(kernel), Code::INVALID_ARGUMENT);
        assert!(error.message().starts_with("gradient_function takes 2 tensors, not 1"), "{error}");
        let both = define().saves("x").gradient_function(&slope).gradient(|_| Ok(vec![None]));
        let error = refused(both.kernel(kernel), Code::INVALID_ARGUMENT);
        assert_eq!(error.message(), "both gradient and gradient_function are given");
        define().kernel(kernel)?; // the function has constants, which are tensors
        Ok(())
    });
}

#[test]
fn attributes_and_operands() {
    test(|| {
        let schema = "x: T[n, m], w: T[n]?, i: int = -3, f: float = 2.5, b: bool = true, d: dtype = int16, \
                      s: string = 'a b', l: ints = [1, 2], o: int?, xs: T[k]* -> y: d, q: bool[n, m]; T: float32";
        let op = Op::define("rust.attributes", schema).kernel(|call| {
            assert_eq!((call.num_inputs(), call.num_outputs()), (4, 2));
            assert_eq!((call.attribute::<i64>(0)?, call.attribute::<f64>(1)?), (-3, 2.5));
            assert_eq!((call.attribute::<bool>(2)?, call.attribute::<DType>(3)?), (true, DType::INT16));
            assert_eq!((call.attribute::<&str>(4)?, call.attribute::<&[i64]>(5)?), ("a b", &[1, 2][..]));
            assert_eq!((call.attribute::<Option<i64>>(6)?, call.attribute::<Option<f64>>(1)?), (None, Some(2.5)));
            let message = |error: Error| error.message().to_owned();
            let says = |result: Result<i64>| message(refused(result, Code::INVALID_ARGUMENT));
            assert_eq!(says(call.attribute(6)), "attribute 6 is absent, not an int");
            assert_eq!(says(call.attribute(1)), "attribute 1 is a float, not an int");
            assert_eq!(says(call.attribute(7)), "there is no attribute 7");
            assert_eq!((call.input_dtype(0), call.input_dims(0)), (Some(DType::FLOAT32), &[2, 3][..]));
            assert_eq!((call.input_dtype(1), call.input_dims(1)), (None, &[][..]));
            assert_eq!((call.input_dtype(3), call.input_dtype(4)), (Some(DType::FLOAT32), None));
            assert_eq!((call.output_dtype(0), call.output_dims(0)), (Some(DType::INT16), &[][..]));
            assert_eq!(call.output_dtype(2), None);
            let says = |result: Result<&[f64]>| message(refused(result, Code::INVALID_ARGUMENT));
            assert_eq!(says(call.input(0)), "input 0 is float32, not float64");
            assert_eq!(says(call.input(1)), "input 1 is absent");
            assert_eq!(says(call.input(9)), "input 9 is absent");
            assert_eq!(
                message(refused(call.output::<f32>(0), Code::INVALID_ARGUMENT)),
                "output 0 is int16, not float32"
            );
            let (y, q) = (call.output::<i16>(0)?, call.output::<bool>(1)?);
            assert_eq!(message(refused(call.output::<i16>(0), Code::INVALID_ARGUMENT)), "output 0 is borrowed already");
            assert!(q.iter().all(|q| !q));
            y[0] = call.input::<f32>(0)?.iter().sum::<f32>() as i16;
            q[5] = true;
            Ok(())
        })?;
        let (x, w) = (Tensor::new([[1f32, 2.0, 3.0], [4.0, 5.0, 6.0]])?, Tensor::new([1f32])?);
        let y = op.run_optional(&[Some(&x), None, Some(&w), Some(&w)])?;
        assert_eq!((y[0].item::<i16>()?, y[1].to_vec::<bool>()?[5]), (21, true));
        Ok(())
    });
}

#[test]
fn strings_and_pipelines() {
    test(|| {
        let length = Op::define("rust.length", "x: T[...] -> y: int64[...]; T: string").kernel(|call| {
            let texts = call.input_strings(0)?;
            call.output::<i64>(0)?.iter_mut().zip(texts).for_each(|(y, text)| *y = text.len() as i64);
            let error = refused(call.input::<i64>(0), Code::INVALID_ARGUMENT);
            assert_eq!(error.message(), "input 0 is string, not int64");
            Ok(())
        })?;
        let texts = Tensor::from_strings(&["a", "", "bcd"], &[3])?;
        assert_eq!(one(&length, &[&texts])?.to_vec::<i64>()?, [1, 0, 3]);
        assert!(one(&length, &[&Tensor::from_strings::<&str>(&[], &[0])?])?.to_vec::<i64>()?.is_empty());
        let lengths = Dataset::tensor_slices(&[&texts])?.map_op(&length)?;
        let sum: i64 = lengths.iter()?.map(|element| element.unwrap()[0].item::<i64>().unwrap()).sum();
        assert_eq!(sum, 4);
        Ok(())
    });
}

#[test]
fn inference_of_the_programs() {
    test(|| {
        let define = || Op::define("rust.repeat", "x: float64[n], k: int = 3 -> y: float64[any], z: int32[n]");
        let kernel = |call: &mut KernelCall| {
            let x = call.input::<f64>(0)?;
            call.output::<f64>(0)?.iter_mut().enumerate().for_each(|(i, y)| *y = x[i % x.len()]);
            if call.output_dtype(1) == Some(DType::INT32) {
                call.output::<i32>(1)?.fill(1);
            }
            Ok(())
        };
        let op = define()
            .infer(|call| {
                assert_eq!((call.num_inputs(), call.num_outputs()), (1, 2));
                assert_eq!((call.input_dtype(0), call.input_dtype(1)), (Some(DType::FLOAT64), None));
                assert_eq!((call.output_dims(0), call.output_dims(2)), (None, None));
                assert_eq!(call.output_dims(1), Some(call.input_dims(0)));
                assert_eq!((call.output_dtype(1), call.output_dtype(2)), (Some(DType::INT32), None));
                assert_eq!(
                    refused(call.set_dtype(2, DType::INT8), Code::INVALID_ARGUMENT).message(),
                    "there is no output 2"
                );
                assert_eq!(
                    refused(call.set_dims(0, &[1; 33]), Code::INVALID_ARGUMENT).message(),
                    "a shape has 33 dims"
                );
                let n = call.input_dims(0)[0];
                call.set_dims(0, &[if n < 0 { -1 } else { n * call.attribute::<i64>(0)? }])
            })
            .kernel(kernel)?;
        let x = vector(&[1.0, 2.0]);
        near(&op.run(&[&x])?[0], &[1.0, 2.0, 1.0, 2.0, 1.0, 2.0], 0.0);
        let f = Function::trace("f", &[Spec::new(DType::FLOAT64, &[-1])], |x| op.run(&[&x[0]]))?;
        assert_eq!(f.outputs()[0].dims, [-1]);
        near(&f.call(&[&x])?[0], &[1.0, 2.0, 1.0, 2.0, 1.0, 2.0], 0.0);
        let other = define().infer(|call| call.set_dims(0, &[1]).and_then(|()| call.set_dtype(1, DType::INT64)));
        assert_eq!(other.kernel(kernel)?.run(&[&x])?[1].dtype(), DType::INT64);
        let error = refused(define().infer(|_| Ok(())).kernel(kernel)?.run(&[&x]), Code::INTERNAL);
        assert_eq!(error.message(), "the inference gives output y rank -1 [Op:rust.repeat]");
        let wrong = define().infer(|call| call.set_dims(0, &[-2])).kernel(kernel)?;
        let error = refused(wrong.run(&[&x]), Code::INTERNAL);
        assert_eq!(error.message(), "the inference gives dim 0 of output y as -2 [Op:rust.repeat]");
        let fails = define().infer(|_| Err(Error::new(Code::ABORTED, "not so"))).kernel(kernel)?;
        assert_eq!(refused(fails.run(&[&x]), Code::ABORTED).message(), "not so [Op:rust.repeat]");
        let fails = define().infer(|_| std::panic::panic_any(6)).kernel(kernel)?;
        assert_eq!(panics(|| fails.run(&[&x])).downcast_ref::<i32>(), Some(&6));
        Ok(())
    });
}

fn nothing(_: &mut KernelCall) -> Result<()> {
    Ok(())
}

#[test]
fn definitions_that_are_refused() {
    #[track_caller]
    fn says(result: Result<Op>, code: Code, message: &str) {
        let error = refused(result, code);
        assert!(error.message().contains(message), "{error}");
    }
    test(|| {
        let invalid = Code::INVALID_ARGUMENT;
        let define = |schema: &str| Op::define("rust.refused", schema);
        let good = "x: T[n] -> y: T[n]";
        let malformed = "the schema of rust.refused is malformed at \"T[n] -> y: T[n]\": ':' is expected";
        says(define("x T[n] -> y: T[n]").kernel(nothing), invalid, malformed);
        says(define("x: T[n] -> y: T[m]").kernel(nothing), invalid, "no input has this dim");
        says(define("x: float33[n] -> y: T").kernel(nothing), invalid, "a dtype is expected");
        says(define("").kernel(nothing), invalid, "malformed");
        let dot = "an op of the program's has a name of letters, digits and '_' with a dot, not 'refused'";
        says(Op::define("refused", good).kernel(nothing), invalid, dot);
        says(define(good).version(-1).kernel(nothing), invalid, "version is negative: -1");
        says(define(good).version(0).kernel(nothing), invalid, "version is 0");
        says(define(good).saves("x").kernel(nothing), invalid, "saves is given without a gradient");
        let slope = |_: &GradientCall| Ok(vec![None]);
        let saves = "saves names 'w', which is no input or output";
        says(define(good).saves("w").gradient(slope).kernel(nothing), invalid, saves);
        let without = "an op without gradient is given one";
        says(define(good).no_gradient().gradient(slope).kernel(nothing), invalid, without);
        for nul in [
            Op::define("rust.a\0b", good),
            define("x\0"),
            define(good).description("a\0"),
            define(good).saves("x\0").gradient(slope),
        ] {
            says(nul.kernel(nothing), invalid, "has a NUL");
        }
        says(Op::build("rust.refused").map(|op| op.finish()), Code::NOT_FOUND, "Op type not registered 'rust.refused'");

        let native = |library: Option<&str>, call: &str| unsafe {
            // SAFETY: nothing is called.
            define("x: float64[...] -> z: float64[...]").native(library, call)
        };
        let math = Some("libm.so.6");
        says(native(math, "double = z j0(double x)"), invalid, "malformed");
        says(native(math, "doubel = z j0(double = x)"), invalid, "a type of C is expected");
        says(native(math, "double = z j0(double = w)"), invalid, "no input, output or attribute has this name");
        says(native(math, "double = z j0(float = x)"), invalid, "float is not x's type, which may be float64");
        says(native(math, "void j0(double = x)"), invalid, "writes no output z");
        says(native(math, ""), invalid, "the call of rust.refused has no prototype");
        says(native(math, "double\0"), invalid, "has a NUL");
        says(native(Some("lib\0"), "double = z j0(double = x)"), invalid, "has a NUL");
        let found = "no_such_j0 was not found in libm.so.6";
        says(native(math, "double = z no_such_j0(double = x)"), Code::NOT_FOUND, found);
        let opened = "libnothing.so.7 was not opened";
        says(native(Some("libnothing.so.7"), "double = z j0(double = x)"), Code::NOT_FOUND, opened);
        let loaded = "was not found in what the process has loaded";
        says(native(None, "double = z no_such_j0(double = x)"), Code::NOT_FOUND, loaded);
        // SAFETY: those are the prototypes of fabs and getentropy.
        let (fabs, entropy) = unsafe {
            let fabs = Op::define("rust.fabs", "x: float64[...] -> z: float64[...]");
            let entropy = Op::define("rust.entropy", "n: int -> z: uint8[n]");
            entropy.native(Some("libc.so.6"), "int = 0 getentropy(void * = z, size_t = n)")?;
            (fabs.native(None, "double = z fabs(double = x)")?, Op::build("rust.entropy")?.int("n", 257)?.finish())
        };
        near(&one(&fabs, &[&vector(&[-1.5])])?, &[1.5], 0.0);
        // One byte more than it gives.
        let error = refused(entropy.run(&[]), Code::INTERNAL);
        assert_eq!(error.message(), "getentropy returned -1 [Op:rust.entropy]");
        Ok(())
    });
}

#[test]
fn closures_that_fail() {
    test(|| {
        let x = vector(&[1.0]);
        let define = || Op::define("rust.fails", "x: float64[n] -> y: float64[n]");
        let op = define().kernel(|_| Err(Error::new(Code::OUT_OF_RANGE, "beyond")))?;
        let error = refused(op.run(&[&x]), Code::OUT_OF_RANGE);
        assert_eq!((error.message(), error.op()), ("beyond [Op:rust.fails]", "rust.fails"));
        let op = define().kernel(|_| Err(Error::wrap(std::io::Error::other("the disk"))))?;
        let error = refused(op.run(&[&x]), Code::UNKNOWN);
        let source = std::error::Error::source(&error).and_then(|source| source.downcast_ref::<std::io::Error>());
        assert_eq!(source.expect("the closure's own error").kind(), std::io::ErrorKind::Other);
        let op = define().kernel(|call| call.input::<f32>(0).map(|_| ()))?;
        let error = refused(op.run(&[&x]), Code::INVALID_ARGUMENT);
        assert_eq!(error.message(), "input 0 is float64, not float32 [Op:rust.fails]");

        let spec = [Spec::new(DType::FLOAT64, &[-1])];
        let panicking = define().kernel(|_| std::panic::panic_any(7))?;
        let f = Function::trace("f", &spec, |x| panicking.run(&[&x[0]]))?;
        assert_eq!(panics(|| panicking.run(&[&x])).downcast_ref::<i32>(), Some(&7));
        assert_eq!(panics(|| f.call(&[&x])).downcast_ref::<i32>(), Some(&7));
        let pieces = define().kernel(|call| call.parallel_for(100, 1, |_| std::panic::panic_any(8)))?;
        assert_eq!(panics(|| pieces.run(&[&x])).downcast_ref::<i32>(), Some(&8));
        let pieces = define().kernel(|call| {
            call.parallel_for(100, 1, |range| match range.contains(&99) {
                true => Err(Error::new(Code::ABORTED, "far enough")),
                false => Ok(()),
            })
        })?;
        assert_eq!(refused(pieces.run(&[&x]), Code::ABORTED).message(), "far enough [Op:rust.fails]");
        let rows = define().kernel(|call| {
            let y = call.output::<f64>(0)?;
            call.parallel_rows(y, 3, 1, |_, _| Ok(()))
        })?;
        let error = refused(rows.run(&[&x]), Code::INVALID_ARGUMENT);
        assert_eq!(error.message(), "1 elements are not rows of 3 [Op:rust.fails]");

        // A kernel, and its pieces, run no ops.
        let runs = |_: std::ops::Range<usize>| ops::square(&Tensor::new(1f64)?).map(|_| ());
        refused(define().kernel(move |_| runs(0..1))?.run(&[&x]), Code::FAILED_PRECONDITION);
        let op = define().kernel(move |call| call.parallel_for(100, 1, runs))?;
        refused(op.run(&[&x]), Code::FAILED_PRECONDITION);
        near(&ops::square(&x)?, &[1.0], 0.0);

        let slope = |closure: fn(&GradientCall) -> Result<Vec<Option<Tensor>>>| {
            let op = define().gradient(closure).kernel(nothing)?;
            let tape = Tape::new()?;
            tape.watch(&x)?;
            tape.gradient(&one(&op, &[&x])?, &x)
        };
        assert!(slope(|_| Ok(vec![None]))?.is_none());
        let error = refused(slope(|_| Ok(vec![None, None])), Code::INVALID_ARGUMENT);
        assert_eq!(error.message(), "the closure gave 2 gradients instead of 1");
        let error = refused(slope(|_| Ok(vec![Some(vector(&[1.0, 2.0, 3.0]))])), Code::INVALID_ARGUMENT);
        assert_eq!(error.message(), "input gradient #0 has shape [3], the input [1] [Op:rust.fails]");
        let error = refused(slope(|call| Ok(vec![Some(call.saved(0)?.clone())])), Code::INVALID_ARGUMENT);
        assert_eq!(error.message(), "nothing is saved as 0");
        let error = refused(slope(|call| Ok(vec![Some(call.output_gradient(1)?.clone())])), Code::INVALID_ARGUMENT);
        assert_eq!(error.message(), "there is no output 1");
        refused(slope(|_| Err(Error::new(Code::ABORTED, "no slope"))), Code::ABORTED);
        assert_eq!(panics(|| slope(|_| std::panic::panic_any(9))).downcast_ref::<i32>(), Some(&9));
        let plain = define().kernel(nothing)?;
        let error = refused(gradient(|x| one(&plain, &[x]), &x), Code::UNIMPLEMENTED);
        assert_eq!(error.message(), "gradient registry has no entry for: rust.fails [Op:rust.fails]");
        Ok(())
    });
}

#[test]
fn gradients_that_are_needed() {
    test(|| {
        let op = Op::define("rust.needed", "x: float64[n], w: float64[n]?, i: int64[n] -> y: float64[n], z: float64")
            .saves("w shape(x)")
            .gradient(|call| {
                assert_eq!((call.num_inputs(), call.all_saved().len()), (3, 2));
                assert_eq!([0, 1, 2, 3].map(|input| call.needs(input)), [true, false, false, false]);
                let error = refused(call.saved(0), Code::INVALID_ARGUMENT);
                assert_eq!(error.message(), "what is saved as 0 is absent");
                assert_eq!((call.saved(1)?.dims(), call.output_gradients().len()), (&[2][..], 2));
                near(call.output_gradient(1)?, &[0.0], 0.0);
                Ok(vec![Some(call.output_gradient(0)? * 5.0), None, None])
            })
            .kernel(nothing)?;
        let x = vector(&[1.0, 2.0]);
        let tape = Tape::new()?;
        tape.watch(&x)?;
        let y = op.run_optional(&[Some(&x), None, Some(&Tensor::new([0i64, 1])?)])?;
        near(&tape.gradient(&y[0], &x)?.unwrap(), &[5.0, 5.0], 0.0);
        Ok(())
    });
}

#[test]
fn a_later_definition() {
    test(|| {
        let define = |value: f64, version: i32, held: Arc<()>| {
            Op::define("rust.constant", "x: float64 -> y: float64").version(version).kernel(move |call| {
                let _held = &held;
                call.output::<f64>(0)?[0] = value;
                Ok(())
            })
        };
        let x = Tensor::new(0f64)?;
        let held = Arc::new(());
        let first = define(1.0, 1, held.clone())?;
        let f = Function::trace("f", &[Spec::new(DType::FLOAT64, &[])], |x| {
            Op::build("rust.constant")?.finish().run(&[&x[0]])
        })?;
        let file = File::new("constant");
        f.save(&file.0)?;
        let second = define(2.0, 2, Arc::new(()))?;
        let value = |op: &Op| one(op, &[&x])?.item::<f64>();
        let latest = Op::build("rust.constant")?.finish();
        assert_eq!((value(&first)?, value(&second)?, value(&latest)?), (1.0, 2.0, 2.0));
        assert_eq!(f.call(&[&x])?[0].item::<f64>()?, 1.0);
        let error = refused(Function::load(&file.0), Code::INVALID_ARGUMENT);
        let version = "op rust.constant has version 1, the program's definition has 2";
        assert!(error.message().contains(version), "{error}");
        drop(first);
        assert_eq!(Arc::strong_count(&held), 2);
        drop(f);
        assert_eq!(Arc::strong_count(&held), 1);
        let mut bytes = std::fs::read(&file.0).unwrap();
        let (name, absent) = (b"rust.constant", b"rust.absent__");
        for at in 0..bytes.len() - name.len() {
            if bytes[at..].starts_with(name) {
                bytes[at..at + name.len()].copy_from_slice(absent);
            }
        }
        std::fs::write(&file.0, bytes).unwrap();
        let error = refused(Function::load(&file.0), Code::NOT_FOUND);
        assert!(error.message().contains("Op type not registered 'rust.absent__'"), "{error}");
        Ok(())
    });
}

#[test]
fn an_op_that_c_defines() {
    unsafe extern "C" fn root(
        _: *mut std::ffi::c_void,
        call: *const eager_sys::eager_kernel_call,
    ) -> *mut eager_sys::eager_status {
        unsafe {
            let (x, y) = ((*call).inputs.read(), (*call).outputs.read());
            y.data.cast::<f64>().write(x.data.cast::<f64>().read().sqrt());
        }
        std::ptr::null_mut()
    }
    test(|| {
        let (x, schema) = (vector(&[4.0]), "x: float64[1] -> y: float64[1]");
        // SAFETY: that is a definition, and the context is this thread's.
        unsafe {
            let mut definition: eager_sys::eager_op_definition = std::mem::zeroed();
            definition.struct_size = std::mem::size_of_val(&definition);
            definition.name = c"rust.of_c".as_ptr();
            definition.schema = c"x: float64[1] -> y: float64[1]".as_ptr();
            definition.kernel = Some(root);
            let mut context = std::ptr::null_mut();
            assert!(eager_sys::eager_context_create(std::ptr::null(), &mut context).is_null());
            assert!(eager_sys::eager_op_define(context, &definition).is_null());
            eager_sys::eager_context_release(context);
        }
        near(&one(&Op::build("rust.of_c")?.finish(), &[&x])?, &[2.0], 0.0);
        Op::define("rust.of_c", schema).kernel(|call| {
            call.output::<f64>(0)?[0] = 5.0;
            Ok(())
        })?;
        near(&one(&Op::build("rust.of_c")?.finish(), &[&x])?, &[5.0], 0.0);
        Ok(())
    });
}

#[test]
fn what_a_definition_owns_is_dropped_once() {
    struct Counted(Arc<AtomicUsize>);
    impl Drop for Counted {
        fn drop(&mut self) {
            self.0.fetch_add(1, Ordering::SeqCst);
        }
    }
    test(|| {
        let drops = Arc::new(AtomicUsize::new(0));
        let define = |name: &str, schema: &str| {
            let (kernel, infer, gradient) = (Counted(drops.clone()), Counted(drops.clone()), Counted(drops.clone()));
            Op::define(name, schema)
                .infer(move |_| {
                    let _owned = &infer;
                    Ok(())
                })
                .gradient(move |_| {
                    let _owned = &gradient;
                    Ok(vec![None])
                })
                .kernel(move |_| {
                    let _owned = &kernel;
                    Ok(())
                })
        };
        refused(define("no_dot", "-> y: float64"), Code::INVALID_ARGUMENT);
        refused(define("rust.owner", "y: float64"), Code::INVALID_ARGUMENT);
        refused(define("rust.\0", "-> y: float64"), Code::INVALID_ARGUMENT);
        assert_eq!(drops.load(Ordering::SeqCst), 9);
        drop(define("rust.owner", "x: float64 -> y: float64")?);
        assert_eq!(drops.load(Ordering::SeqCst), 9);
        drop(Op::define("rust.owner", "x: float64 -> y: float64").kernel(nothing)?);
        assert_eq!(drops.load(Ordering::SeqCst), 12);
        Ok(())
    });
}

#[test]
fn effects() {
    test(|| {
        for has_effects in [false, true] {
            let calls = Arc::new(AtomicUsize::new(0));
            let (counted, x) = (calls.clone(), vector(&[2.0]));
            let definition = Op::define("rust.counted", "x: float64[n] -> y: float64[n]");
            let definition = if has_effects { definition.effects() } else { definition };
            let op = definition.kernel(move |call| {
                counted.fetch_add(1, Ordering::SeqCst);
                call.output::<f64>(0)?.copy_from_slice(call.input::<f64>(0)?);
                Ok(())
            })?;
            let f = Function::trace("f", &[Spec::new(DType::FLOAT64, &[-1])], |x| {
                one(&op, &[&x[0]])?;
                Ok(vec![one(&op, &[&x[0]])? + one(&op, &[&x[0]])?])
            })?;
            calls.store(0, Ordering::SeqCst);
            near(&f.call(&[&x])?[0], &[4.0], 0.0);
            assert_eq!(calls.load(Ordering::SeqCst), if has_effects { 3 } else { 1 });
        }
        Ok(())
    });
}

#[test]
fn eight_threads() {
    test(|| {
        for is_serial in [false, true] {
            let (inside, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
            let seen = most.clone();
            let definition = Op::define("rust.slow", SAXPY).gradient(saxpy_gradient);
            let definition = if is_serial { definition.serial() } else { definition };
            let op = definition.kernel(move |call| {
                seen.fetch_max(1 + inside.fetch_add(1, Ordering::SeqCst), Ordering::SeqCst);
                std::thread::sleep(std::time::Duration::from_micros(200));
                let result = saxpy(call);
                inside.fetch_sub(1, Ordering::SeqCst);
                result
            })?;
            let begin = Barrier::new(8);
            std::thread::scope(|scope| {
                for k in 0..8 {
                    let (op, begin) = (&op, &begin);
                    scope.spawn(move || {
                        let x = vector(&[f64::from(k), 1.0]);
                        begin.wait();
                        for _ in 0..50 {
                            near(&one(op, &[&x, &x]).unwrap(), &[2.0 * f64::from(k), 2.0], 0.0);
                            near(&gradient(|x| one(op, &[x, x]), &x).unwrap(), &[2.0, 2.0], 0.0);
                        }
                        let shared = format!("rust.cube_{}", k % 2);
                        for _ in 0..20 {
                            define_cube(&shared).unwrap();
                            let cube = Op::build(&shared).unwrap().finish();
                            near(&gradient(|x| one(&cube, &[x]), &vector(&[2.0])).unwrap(), &[12.0], 0.0);
                        }
                    });
                }
            });
            assert_eq!(most.load(Ordering::SeqCst) > 1, !is_serial);
        }
        Ok(())
    });
}

/// Resident memory in KiB; nothing under a sanitizer, which keeps what is freed.
fn resident() -> i64 {
    if std::env::var_os("EAGER_SANITIZER").is_some() {
        return 0;
    }
    let statm = std::fs::read_to_string("/proc/self/statm").unwrap();
    4 * statm.split(' ').nth(1).unwrap().parse::<i64>().unwrap()
}

#[test]
fn definitions_are_flat() {
    test(|| {
        let x = vector(&[1.0, 2.0]);
        let once = |i: usize| {
            let (kept, also) = (vec![i; 64], vec![i; 64]);
            let op = Op::define("rust.again", SAXPY)
                .gradient(move |call| {
                    assert_eq!(also.len(), 64);
                    saxpy_gradient(call)
                })
                .kernel(move |call| {
                    assert_eq!(kept.len(), 64);
                    saxpy(call)
                })?;
            gradient(|x| one(&op, &[x, x]), &x)?;
            let native = Op::define("rust.again_native", "x: float64[...] -> z: float64[...]");
            // SAFETY: that is the prototype of j0.
            let native = unsafe { native.native(Some("libm.so.6"), "double = z j0(double = x)")? };
            native.run(&[&x]).map(|_| ())
        };
        (0..500).try_for_each(once)?;
        let (live, before) = (live_tensors(), resident());
        (0..10_000).try_for_each(once)?;
        assert_eq!(live_tensors(), live);
        assert!(resident() - before < 1024, "{} KiB more", resident() - before);
        Ok(())
    });
}
