//! opens first | opens load [PATH]...: uses the library, at the first call or after load() of each path, or of none. Built with
//! the feature dlopen.

use eager::{Result, Tensor};

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments[0] == "load" {
        let mut paths: Vec<_> = arguments[1..].iter().map(|path| Some(std::path::Path::new(path))).collect();
        if paths.is_empty() {
            paths.push(None);
        }
        for path in paths {
            if let Err(error) = eager::load(path) {
                println!("{error}");
                std::process::exit(1);
            }
        }
    }
    println!("{}", Tensor::new(1f32)? + 1);
    Ok(())
}
