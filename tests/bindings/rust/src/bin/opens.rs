//! opens first | opens load [PATH]: uses the library, at the first call or after load(). Built with the feature dlopen.

use eager::{Result, Tensor};

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments[0] == "load" {
        if let Err(error) = eager::load(arguments.get(1).map(std::path::Path::new)) {
            println!("{error}");
            std::process::exit(1);
        }
    }
    println!("{}", Tensor::new(1f32)? + 1);
    Ok(())
}
