//! Fits y = weight * x + bias to points with noise, with variables, a tape and an optimizer.

use eager::{ops, optimizers::SGD, Result, Tape, Tensor, Variable};

const POINTS: usize = 1000;
const STEPS: usize = 100;

/// Numbers between -1 and 1 that look random.
fn uniform() -> impl FnMut() -> f32 {
    let mut state = 1u32;
    move || {
        state = state.wrapping_mul(1664525).wrapping_add(1013904223);
        (state >> 8) as f32 / (1 << 24) as f32 * 2.0 - 1.0
    }
}

/// Points on y = 3 x + 2, with noise in y.
fn make_points() -> Result<(Tensor, Tensor)> {
    let mut random = uniform();
    let (x, y): (Vec<f32>, Vec<f32>) = (0..POINTS)
        .map(|_| {
            let x = random();
            (x, 3.0 * x + 2.0 + 0.5 * random())
        })
        .unzip();
    let dims = [POINTS as i64];
    Ok((Tensor::from_vec(x, &dims)?, Tensor::from_vec(y, &dims)?))
}

fn main() -> Result<()> {
    let (x, y) = make_points()?;
    let weight = Variable::new(&Tensor::new(5f32)?, "weight")?;
    let bias = Variable::new(&Tensor::new(10f32)?, "bias")?;
    let optimizer = SGD { learning_rate: 0.1, ..Default::default() }.create()?;

    for step in 0..=STEPS {
        let tape = Tape::new()?; // it watches trainable variables by itself when they are read
        let predicted = &x * weight.read()? + bias.read()?;
        let loss = ops::mean(&ops::square(&(predicted - &y))?)?;
        let gradients = tape.variable_gradients(&loss, &[&weight, &bias])?;
        optimizer.apply(&[&weight, &bias], &gradients)?;
        if step % 20 == 0 {
            println!("step {step:3}: loss {:.3}", loss.item::<f32>()?);
        }
    }
    let value = |variable: &Variable| variable.read()?.item::<f32>();
    println!("weight {:.2} (made with 3), bias {:.2} (made with 2)", value(&weight)?, value(&bias)?);
    Ok(())
}
