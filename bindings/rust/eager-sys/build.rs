//! Finds libeager.so: in the folder that EAGER_DIR names, or else by pkg-config.

use std::{env, path::PathBuf, process::Command};

fn main() {
    println!("cargo:rerun-if-env-changed=EAGER_DIR");
    println!("cargo:rerun-if-env-changed=PKG_CONFIG");
    println!("cargo:rerun-if-env-changed=PKG_CONFIG_PATH");
    let documentation = env::var_os("DOCS_RS").is_some();
    if env::var_os("CARGO_FEATURE_DLOPEN").is_some() || documentation {
        return;
    }
    println!("cargo:rustc-link-lib=dylib=eager");
    match env::var_os("EAGER_DIR").filter(|folder| !folder.is_empty()) {
        Some(folder) => link_from_folder(folder.into()),
        None => link_by_pkg_config(),
    }
}

fn link_from_folder(folder: PathBuf) {
    // This script runs in the folder of its package, which no user means, and the linker runs in another.
    if folder.is_relative() {
        panic!(
            "EAGER_DIR={} is relative, and must be absolute: EAGER_DIR=$PWD/..., or in .cargo/config.toml \
             [env] EAGER_DIR = {{ value = \"{0}\", relative = true }}",
            folder.display()
        );
    }
    let places = [folder.clone(), folder.join("lib"), folder.join("lib64"), folder.join("lib/x86_64-linux-gnu")];
    let Some(found) = places.iter().find(|place| has_library(place)) else {
        panic!("libeager is in none of the folders that EAGER_DIR={} stands for: {places:?}", folder.display());
    };
    println!("cargo:rustc-link-search=native={}", found.display());
    println!("cargo:libdir={}", found.display());
}

fn has_library(folder: &std::path::Path) -> bool {
    ["libeager.so", "libeager.dylib", "eager.lib"].iter().any(|name| folder.join(name).exists())
}

fn link_by_pkg_config() {
    let program = env::var_os("PKG_CONFIG").unwrap_or_else(|| "pkg-config".into());
    let output = Command::new(&program).args(["--libs-only-L", "--print-errors", "eager"]).output();
    let failure = match output {
        Ok(output) if output.status.success() => {
            let flags = String::from_utf8_lossy(&output.stdout).into_owned();
            for folder in flags.split_whitespace().filter_map(|flag| flag.strip_prefix("-L")) {
                println!("cargo:rustc-link-search=native={folder}");
                println!("cargo:libdir={folder}");
            }
            return;
        }
        Ok(output) => String::from_utf8_lossy(&output.stderr).into_owned(),
        Err(error) => error.to_string(),
    };
    panic!(
        "libeager was not found: EAGER_DIR is not set, and {} failed: {}\n\
         Set EAGER_DIR to the folder of libeager.so or to its prefix, PKG_CONFIG_PATH to the folder of eager.pc, \
         or build with the feature dlopen.",
        program.to_string_lossy(),
        failure.trim()
    );
}
