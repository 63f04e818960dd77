#!/usr/bin/env bash
# versions.sh BUILD: C++, Python, Go, Rust and Java programs refuse a library of another version, of which they call nothing else:
# every other function of the library here is a trap. Python's extension is BUILD's; where BUILD has none, Python is left out.
set -euo pipefail
build=$(cd "$1" && pwd)
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset LIBRARY_PATH
# shellcheck source=../capi/stub.sh
source "$root/tests/capi/stub.sh"
make_stub "$root/include" "$work"
ln -s libeager.so "$work/libeager.so.1"

# be MAJOR MINOR: makes the library one of this version.
be() {
    sed "s/eager_abi_version(void) { __builtin_trap();/eager_abi_version(void) { return $1 << 16 | $2;/" "$work/bodies.c" >"$work/be.c"
    gcc -w -fPIC -shared -I"$root/include" -Wl,-soname,libeager.so.1 -Wl,--version-script="$build/generated/eager.map" \
        -o "$work/libeager.so" "$work/be.c"
}

# refuses MESSAGE PROGRAM: the program prints the message, however it asks the library.
refuses() {
    local said
    said=$(LD_LIBRARY_PATH=$work "$2" 2>"$work/called") || { cat "$work/called"; exit 1; }
    [[ $said == "$1" ]] || { printf '%s: %s\nexpected: %s\n' "$2" "$said" "$1"; exit 1; }
}

# Programs of this version and of the next minor one.
mkdir -p "$work/next"
sed 's/#define EAGER_ABI_MINOR .*/#define EAGER_ABI_MINOR 1/' "$root/include/eager_c.h" >"$work/next/eager_c.h"
cat >"$work/program.cpp" <<'CPP'
#include <cstdio>
#include <eager.hpp>
int main() {
  std::string said[12];
  const auto ask = [](std::string& to, auto call) {
    try {
      call();
    } catch (const eager::Error& error) {
      if (error.code() == eager::Code::failed_precondition && !*error.op()) to = error.what();
    }
  };
  ask(said[0], [] { eager::Tensor{1.f, 2.f}; });
  ask(said[1], [] { eager::Context(); });
  ask(said[2], [] { eager::build_info(); });
  ask(said[3], [] { eager::devices(); });
  ask(said[4], [] { eager::device(), eager::DeviceScope("cpu:0"); });
  ask(said[5], [] { eager::latest_checkpoint("."); });
  ask(said[6], [] { throw eager::Error(eager::Code::aborted, "x"); });
  ask(said[7], [] { eager::Tensor{{1.f, 2.f}, {3.f}}; });
  ask(said[8], [] { eager::latest_checkpoint(std::string("a\0b", 3)); });
  ask(said[9], [] { eager::Function::load("f"); });
  said[10] = eager::name(eager::DType::float32);
  said[11] = eager::name(eager::Code::aborted);
  if (eager::size(eager::DType::float32) != 0) std::printf("a size; ");
  for (const std::string& text : said) {
    if (text != said[0]) std::printf("%s; ", text.c_str());
  }
  std::puts(said[0].c_str());
}
CPP
compile=(g++ -std=c++17 -O0 "$work/program.cpp" -L"$work" -leager -I"$root/bindings/cpp/include")
"${compile[@]}" -I"$root/include" -o "$work/cpp"
"${compile[@]}" -I"$work/next" -o "$work/cpp_next"
be 2 0
refuses "this program was compiled for libeager 1.0, and the library is 2.0" "$work/cpp"
be 1 0
refuses "this program was compiled for libeager 1.1, and the library is 1.0" "$work/cpp_next"

extension=$(echo "$build"/python/eager/_core.*.so)
if [[ -e $extension ]]; then
    python=$(sed -nE 's/^(EAGER_PYTHON|Python)_EXECUTABLE:[A-Z]*=//p' "$build/CMakeCache.txt" | head -1)
    mapfile -d '' objects < <(find "$build/bindings/python" -name '*.o' ! -name module.cpp.o -print0)
    mkdir -p "$work"/packages{,_next}
    cp -rL "$build/python/eager" "$work/packages/"
    cp -r "$work/packages/eager" "$work/packages_next/"
    g++ -std=c++20 -O0 -fPIC -shared -fvisibility=hidden "$root/bindings/python/src/module.cpp" "${objects[@]}" -L"$work" -leager \
        -I"$work/next" -I"$root/bindings/python/src" -I"$("$python" -c 'import sysconfig; print(sysconfig.get_path("include"))')" \
        -o "$work/packages_next/eager/$(basename "$extension")"
    cat >"$work/python" <<PYTHON
#!$python
import os
import sys

sys.path.insert(0, os.environ["PACKAGES"])
try:
    import eager
except ImportError as error:
    print(error)
PYTHON
    chmod +x "$work/python"
    be 2 0
    PACKAGES=$work/packages refuses "eager: the library has version 2.0 of the C interface, this package needs 1.0" "$work/python"
    be 1 0
    PACKAGES=$work/packages_next refuses "eager: the library has version 1.0 of the C interface, this package needs 1.1" "$work/python"
fi
# shellcheck source=../../bindings/java/jdk.sh
source "$root/bindings/java/jdk.sh"
if jdk=$(find_jdk); then
    cat >"$work/Program.java" <<'JAVA'
import java.nio.file.Path;
import java.util.List;
import org.libeager.*;

class Program {
  public static void main(String[] args) {
    List<Runnable> calls = List.of(
        () -> Tensor.of(1f),
        () -> Context.current(),
        () -> new Context(),
        () -> new Tape(),
        () -> TracedFunction.load(Path.of("f")),
        () -> Context.version(),
        () -> Context.buildInfo(),
        () -> DType.FLOAT32.toString(),
        () -> Context.collect());
    String said = null;
    for (Runnable call : calls) {
      System.err.println(calls.indexOf(call)); // what a trap ended
      try {
        call.run();
        System.out.println(calls.indexOf(call) + " went on");
      } catch (UnsatisfiedLinkError e) {
        if (said == null) said = e.getMessage();
        if (!said.equals(e.getMessage())) System.out.println(calls.indexOf(call) + ": " + e.getMessage());
      } catch (Throwable e) {
        System.out.println(calls.indexOf(call) + ": " + e);
      }
    }
    System.out.println(said);
  }
}
JAVA
    printf '#!/bin/sh\nexec "%s/bin/java" --enable-native-access=ALL-UNNAMED -cp "$CLASSES:%s" Program\n' "$jdk" "$work" \
        >"$work/java"
    chmod +x "$work/java"
    cp -r "$root/bindings/java/src/main/java" "$work/sources"
    mapfile -d '' sources < <(find "$work/sources" -name '*.java' ! -name module-info.java -print0)
    "$jdk/bin/javac" -nowarn -d "$work/classes" "${sources[@]}"
    "$jdk/bin/javac" -cp "$work/classes" -d "$work" "$work/Program.java"
    sed -i -E 's/(ABI_MINOR =) .*;/\1 1;/' "$work/sources/org/libeager/Native.java"
    cp -r "$work/classes" "$work/classes_next" # the compiler copied the constant into whoever reads it
    mapfile -d '' sources < <(grep -rlZw ABI_MINOR "$work/sources")
    "$jdk/bin/javac" -nowarn -cp "$work/classes" -d "$work/classes_next" "${sources[@]}"
    be 2 0
    said="of the interface; this binding needs"
    CLASSES=$work/classes refuses "$work/libeager.so has version 2.0 $said 1.0 or a later one of the same major number" "$work/java"
    be 1 0
    CLASSES=$work/classes_next refuses "$work/libeager.so has version 1.0 $said 1.1 or a later one of the same major number" "$work/java"
fi
if command -v go >/dev/null; then
    # shellcheck source=../../bindings/go/environment.sh
    source "$root/bindings/go/environment.sh" "$work" "$work"
    export CGO_LDFLAGS= # the library is found by LD_LIBRARY_PATH alone
    cp -r "$root/bindings/go" "$work/eager"
    mkdir "$work/go"
    cat >"$work/go/main.go" <<'GO'
package main

import (
	"eager"
	"fmt"
)

func main() {
	size := eager.Float32.Size() // what returns no error comes first: each asks for the version itself
	said := []string{eager.Float32.String(), eager.InvalidArgument.Error(), eager.Version()}
	_, latest := eager.LatestCheckpoint("/")
	_, info := eager.BuildInfo()
	_, first := eager.New()
	for _, text := range append(said, fmt.Sprint(latest), fmt.Sprint(info)) {
		if text != fmt.Sprint(first) {
			fmt.Print(text, "; ")
		}
	}
	if size != 0 {
		fmt.Print(size, "; ")
	}
	fmt.Println(first)
}
GO
    printf 'module program\ngo 1.19\nrequire eager v0.0.0\nreplace eager => ../eager\n' >"$work/go/go.mod"
    (cd "$work/go" && go build -o ../go_program .)
    be 2 0
    refuses "eager: the library has version 2.0 of the C interface, this package needs 1.0" "$work/go_program"
    grep -lE 'ABIMinor +=' "$work"/eager/*.go | xargs sed -i -E 's/(ABIMinor +=) .*/\1 1/'
    (cd "$work/go" && go build -o ../go_next .)
    be 1 0
    refuses "eager: the library has version 1.0 of the C interface, this package needs 1.1" "$work/go_next"
fi
if command -v cargo >/dev/null; then
    export EAGER_DIR=$work CARGO_NET_OFFLINE=true CARGO_TERM_QUIET=true CARGO_TARGET_DIR=$work/target
    cp -r "$root/bindings/rust" "$work/crates"
    mkdir -p "$work/rust/src"
    printf '[package]\nname = "program"\nversion = "0.0.0"\nedition = "2021"\n[dependencies]\neager = { path = "../crates/eager" }\n' \
        >"$work/rust/Cargo.toml"
    cat >"$work/rust/src/main.rs" <<'RUST'
use eager::*;

fn main() {
    std::panic::set_hook(Box::new(|_| ()));
    let Err(loaded) = load(None).map_err(|error| error.to_string()) else { return println!("the library was loaded") };
    let calls: &[(&str, fn())] = &[
        ("Tensor::new", || drop(Tensor::new(1f32))),
        ("Context::new", || drop(Context::new(ContextOptions::default()))),
        ("Tape::new", || drop(Tape::new())),
        ("Op::build", || drop(Op::build("add"))),
        ("Function::load", || drop(Function::load("f"))),
        ("Error::new", || drop(Error::new(Code::ABORTED, ""))),
        ("set_seed", || drop(set_seed(1))),
        ("devices", || drop(devices())),
        ("num_devices", || _ = num_devices("cpu")),
        ("memory_info", || drop(memory_info(None))),
        ("set_memory_limit", || drop(set_memory_limit(None, 0))),
        ("version", || _ = version()),
        ("build_info", || drop(build_info())),
        ("registry_json", || drop(registry_json())),
        ("op_json", || drop(op_json("add"))),
        ("kinds_json", || drop(kinds_json("optimizer"))),
        ("DType", || drop(DType::FLOAT32.to_string())),
        ("Code", || drop(format!("{:?}", Code::ABORTED))),
    ];
    for (name, call) in calls {
        eprintln!("{name}"); // what a trap ended
        match std::panic::catch_unwind(call).map_err(|payload| payload.downcast::<String>()) {
            Err(Ok(text)) if text.contains(&loaded) => (),
            other => return println!("{name}: {other:?}"),
        }
    }
    println!("{loaded}");
}
RUST
    refused="the libeager that is linked has version"
    (cd "$work/rust" && cargo build)
    be 2 0
    refuses "$refused 2.0 of the interface; this program needs 1.0 or a later 1.x" "$work/target/debug/program"
    sed -i -E 's/(EAGER_ABI_MINOR: u32 =) .*;/\1 1;/' "$work/crates/eager-sys/src/types.rs"
    (cd "$work/rust" && cargo build)
    be 1 0
    refuses "$refused 1.0 of the interface; this program needs 1.1 or a later 1.x" "$work/target/debug/program"
fi
echo "another version is refused"
