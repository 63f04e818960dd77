#!/usr/bin/env bash
# run.sh BUILD: installs the library from its build folder, moves the tree, and builds small projects against it.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

# try NAME COMMAND...
try() {
    local name=$1
    shift
    if "$@" >"$work/log" 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED  $name"
        tail -20 "$work/log"
    fi
}
with_cmake() {
    cmake -S "$here/$1" -B "$work/$1" -DCMAKE_PREFIX_PATH="$work/prefix" && cmake --build "$work/$1" && "$work/$1/outside"
}
with_make() {
    cp -r "$here/pkgconfig" "$here/main.c" "$work" && make -C "$work/pkgconfig" PREFIX="$work/prefix" &&
        "$work/pkgconfig/shared" && "$work/pkgconfig/static"
}
is_c_header() { gcc -std=c99 -pedantic -Wall -Wextra -Werror -fsyntax-only "$work/prefix/include/eager_c.h"; }

cmake --install "$1" --prefix "$work/installed" >/dev/null
mv "$work/installed" "$work/prefix"
try "CMake, shared" with_cmake cmake_shared
try "CMake, static" with_cmake cmake_static
try "pkg-config, shared and static" with_make
try "the installed header" is_c_header
echo "$passed passed, $failed failed"
((failed == 0))
