#!/usr/bin/env bash
# run.sh FOLDER_OF_LIBEAGER: builds the Rust binding, its tests and its samples, and runs them. What is built is kept in
# build/rust for all builds of a checkout, or where CARGO_TARGET_DIR says. Without cargo 1.77 or later the language is left out. A library with a
# sanitizer is driven by the tests alone.
set -euo pipefail
library=$(realpath "$1")
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset OPENBLAS_CORETYPE LIBRARY_PATH RUSTFLAGS
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$root/build/rust}
# Programs find the library by LD_LIBRARY_PATH when they run. They are linked by a name that is one for all builds, for cargo compiles
# everything anew where EAGER_DIR has changed.
export EAGER_DIR=$CARGO_TARGET_DIR/library LD_LIBRARY_PATH=$library
mkdir -p "$CARGO_TARGET_DIR"
ln -sfn "$library" "$EAGER_DIR"
export CARGO_NET_OFFLINE=true CARGO_TERM_QUIET=true RUST_BACKTRACE=0
programs=$CARGO_TARGET_DIR/debug

# shellcheck source=../leave_out.sh
source "$root/tests/bindings/leave_out.sh"

version=$(cargo --version 2>/dev/null | awk '{print $2}') || true
[[ -n $version ]] || leave_out rust "there is no cargo (Debian 12: apt install rustc-web cargo-web rust-web-clippy rustfmt-web)"
[[ $(printf '%s\n' 1.77 "$version" | sort -V | head -1) == 1.77 ]] || leave_out rust "cargo $version is older than 1.77"

# A sanitizer's run-time libraries come first; programs alone are run with them, and not the compiler.
sanitizer=()
if nm -D "$library/libeager.so" | grep __asan_init >/dev/null; then
    sanitizer=(env "LD_PRELOAD=$(gcc -print-file-name=libasan.so):$(gcc -print-file-name=libubsan.so)")
    export "CARGO_TARGET_$(rustc -vV | sed -n 's/^host: //p' | tr 'a-z-' 'A-Z_')_RUNNER=${sanitizer[*]}"
    export ASAN_OPTIONS=${ASAN_OPTIONS:-detect_leaks=1:allocator_may_return_null=1} EAGER_SANITIZER=1
    export LSAN_OPTIONS=${LSAN_OPTIONS:-suppressions=$root/tests/support/lsan.txt:print_suppressions=0}
fi
run() { "${sanitizer[@]}" "$@"; }

lint() {
    local folder=$1
    if cargo fmt --version >/dev/null 2>&1; then
        (cd "$folder" && cargo fmt --all --check)
    else
        echo "rustfmt is not there: the layout of $folder is not checked"
    fi
    if cargo clippy --version >/dev/null 2>&1; then
        (cd "$folder" && cargo clippy --all-targets -- -D warnings)
    else
        echo "clippy is not there: $folder is not linted"
    fi
}

# fails PATTERN COMMAND...: the command must fail, and say what matches.
fails() {
    local pattern=$1 out
    shift
    if out=$("$@" 2>&1); then echo "$* did not fail: $out"; return 1; fi
    [[ $out =~ $pattern ]] || { echo "'$out' does not match '$pattern'"; return 1; }
}

test_binding() {
    local package
    cd "$root/bindings/rust"
    if ((${#sanitizer[@]})); then
        cargo test --lib
        return
    fi
    cargo test --all-targets
    RUSTC_BOOTSTRAP=1 cargo test --doc # with it rustdoc also compares the codes that compile_fail names
    RUSTDOCFLAGS="-D warnings" cargo doc --no-deps
    # What is packed builds by itself. An older cargo looks for the crates on which others depend among those that are published.
    local verify=()
    [[ $(printf '%s\n' 1.90 "$version" | sort -V | head -1) == 1.90 ]] || verify=(--no-verify)
    # With a home of its own: cargo keeps what it has unpacked, by name and version, and these stay the same.
    CARGO_HOME=$work/cargo cargo package --workspace --allow-dirty "${verify[@]}" 2>"$work/package" || { cat "$work/package"; return 1; }
    for package in eager-sys eager; do
        cargo package --list --allow-dirty -p "$package" | grep -xF LICENSE >/dev/null
    done
}

# Each row of conformance is a function; `cargo test` runs them too.
test_by_hand() {
    cd "$root/tests/bindings/rust"
    cargo test
}

# A sanitizer finds faults that are made on purpose, so that it would have found others.
test_faults() {
    fails 'detected memory leaks.*eager_op_create_host_call' run "$programs/faults" leak
    fails 'heap-use-after-free.*eager_tensor_read' run "$programs/faults" use
}

# The library as the build script finds it without EAGER_DIR: by pkg-config.
test_linking() {
    cd "$root/bindings/rust"
    unset EAGER_DIR
    export CARGO_TARGET_DIR=$work/target PKG_CONFIG_PATH=$work
    fails 'EAGER_DIR is not set, and pkg-config failed' env EAGER_DIR= PKG_CONFIG_LIBDIR="$work" cargo build -p eager-sys
    fails 'EAGER_DIR=build/release is relative, and must be absolute' env EAGER_DIR=build/release cargo build -p eager-sys
    fails 'is in none of the folders' env EAGER_DIR="$work" cargo build -p eager-sys
    printf 'Name: eager\nDescription: eager\nVersion: 1\nLibs: -L%s -leager\n' "$library" >"$work/eager.pc"
    cargo build -p eager-sys
}

# The library as the feature dlopen finds it: by path, environment, beside the program, in the system's folders.
test_opening() {
    cd "$root/tests/bindings/rust"
    cargo build --features dlopen --bin opens
    cp "$programs/opens" "$work/opens"
    local opens=(env -u LD_LIBRARY_PATH)
    [[ $("${opens[@]}" "$work/opens" load "$library/libeager.so") == 2.0 ]]
    [[ $("${opens[@]}" "EAGER_LIBRARY=$library/libeager.so" "$work/opens" load) == 2.0 ]]
    [[ $("${opens[@]}" "EAGER_LIBRARY=$library/libeager.so" "$work/opens" first) == 2.0 ]]
    [[ $("$work/opens" first) == 2.0 ]] # the system's: LD_LIBRARY_PATH
    fails "not found.*$work/libeager.so.1: .*libeager.so.1: " "${opens[@]}" "$work/opens" load
    fails "not found.*$work/libeager.so.1: .*libeager.so.1: " "${opens[@]}" "$work/opens" first
    [[ $("${opens[@]}" "$work/opens" load "$library/libeager.so" "$library/libeager.so") == 2.0 ]]
    fails 'other.so cannot be opened: libeager is open already, from .*libeager.so' \
        "${opens[@]}" "$work/opens" load "$library/libeager.so" "$work/other.so"
    fails 'nothing.so: .*No such file' "${opens[@]}" "$work/opens" load nothing.so
    ln -s "$library/libeager.so" "$work/libeager.so.1"
    [[ $("${opens[@]}" "$work/opens" first) == 2.0 ]]
    echo 'unsigned eager_abi_version(void) { return 2 << 16 | 3; }' | cc -shared -fPIC -x c - -o "$work/other.so"
    fails 'other.so has version 2.3 .* needs 1.0' "${opens[@]}" "$work/opens" load "$work/other.so"
    fails 'other.so has version 2.3 .* needs 1.0' "${opens[@]}" "EAGER_LIBRARY=$work/other.so" "$work/opens" first
}

# The losses and accuracies that a trainer prints.
numbers() { awk '/^ +[0-9]+ .*%/ { print $2, $3, $4 } /^test/'; }

test_samples() {
    cd "$root/samples/rust"
    cargo build
    local name data=$root/samples/data
    for name in hello gradients linear_regression custom_gradient custom_op line_search lstm_cell; do
        "$programs/$name" | diff "$root/samples/expected/$name.txt" -
    done
    "$programs/train_saved" "$data/step.eager" "$data" | diff "$root/samples/expected/train_saved.txt" -
    "$programs/digits" --epochs 2 --threads 1 --save "$work/network" | numbers >"$work/eager"
    [[ $(wc -l <"$work/eager") == 3 ]]
    "$programs/digits" --epochs 2 --threads 1 --function | numbers | diff "$work/eager" -
    if [[ -x $library/samples/digits ]]; then # the C program
        "$library/samples/digits" --library "$library/libeager.so" --data "$data" --svg "$work/loss.svg" --epochs 2 --threads 1 |
            numbers | diff "$work/eager" -
    fi
    "$programs/classify" "$work/network" "$data" | grep -qF ", $(sed -n 's/^test accuracy: //p' "$work/eager") right"
    fails "^digits: '--epoch' is not an option$" "$programs/digits" --epoch 3
    fails '^classify: .*No such file' "$programs/classify" "$work/nothing" "$data"
}

parts=(test_binding test_by_hand test_linking test_opening test_samples)
if ((${#sanitizer[@]})); then
    parts=(test_binding test_by_hand test_faults)
else
    for folder in bindings/rust tests/bindings/rust samples/rust tests/bench/rust; do lint "$root/$folder"; done
fi
for part in "${parts[@]}"; do ($part); done
