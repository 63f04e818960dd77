#!/usr/bin/env bash
# Compiles the library for 64-bit ARM with Debian 12's cross compiler, and runs the unit tests and the op cases under
# qemu-user. It takes some 20 minutes on 2 cores the first time, and is no part of tests/run.sh. The last line is "N
# passed, N failed". It needs root: debootstrap makes a folder with ARM's libraries from Debian's packages.
#
#   tests/arm64.sh [unit] [FAMILY...]    the unit tests, and families of op cases; all unless told otherwise
#
# EAGER_ARM64_SYSROOT names such a folder that has been made before.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build/arm64
sysroot=${EAGER_ARM64_SYSROOT:-$build/sysroot}
# shellcheck source=../cmake/debian.sh
source "$root/cmake/debian.sh"
parts=("$@")
passed=0 failed=0

# Removes nothing but what an earlier run left half done in the build's own folder.
make_sysroot() {
    local package
    rm -rf "$build/sysroot"
    debootstrap --arch=arm64 --foreign --variant=minbase \
        --include=libc6-dev,libstdc++-12-dev,libgomp1,libopenblas-openmp-dev,libhwy-dev,libboost-math-dev,nlohmann-json3-dev,libprotozero-dev,zlib1g-dev,libpng-dev,catch2,libffi-dev \
        bookworm "$sysroot"
    for package in "$sysroot"/var/cache/apt/archives/*.deb; do dpkg-deb -x "$package" "$sysroot"; done # no ARM program has to run
    touch "$sysroot/made"
}

configure() {
    local mode modes=(-DCMAKE_FIND_ROOT_PATH_MODE_PROGRAM=NEVER)
    for mode in INCLUDE LIBRARY PACKAGE; do modes+=("-DCMAKE_FIND_ROOT_PATH_MODE_$mode=ONLY"); done
    cmake -S "$root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DEAGER_BUILD_TESTS=ON -DEAGER_BUILD_SAMPLES=OFF \
        -DEAGER_WITH_ONEDNN=OFF -DEAGER_WITH_CUDA=OFF -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=aarch64 \
        -DCMAKE_C_COMPILER=aarch64-linux-gnu-gcc -DCMAKE_CXX_COMPILER=aarch64-linux-gnu-g++ -DCMAKE_SYSROOT="$sysroot" "${modes[@]}" \
        -DCMAKE_C_COMPILER_LAUNCHER=ccache -DCMAKE_CXX_COMPILER_LAUNCHER=ccache
}

# These tests use seccomp to take system calls away; qemu-user has no seccomp. A list of what is left out would take in the
# hidden tests, which take hours.
WITHOUT_SECCOMP='~[.]~"a save that is killed*"~"saving does without files*"~"onnx: external data are opened*"'

# run PART: runs the part, and prints its last lines, which count its tests.
run() {
    local log=$build/$1.log rc=0 program=(op_cases "family=$1")
    [[ $1 == unit ]] && program=(unit_tests "$WITHOUT_SECCOMP")
    qemu-aarch64 -L "$sysroot" "$build/tests/${program[0]}" "${program[@]:1}" >"$log" 2>&1 </dev/null || rc=$?
    if ((rc == 0)); then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        tail -40 "$log"
    fi
    printf '%-12s %s\n' "$1" "$(tail -2 "$log" | tr '\n' ' ')"
}

install_missing "${BUILD_PACKAGES[@]}" g++-aarch64-linux-gnu qemu-user debootstrap
unset LIBRARY_PATH OPENBLAS_CORETYPE
export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1
mkdir -p "$build"
if [[ ! -e $sysroot/made ]]; then
    if [[ -n ${EAGER_ARM64_SYSROOT:-} ]]; then
        printf 'tests/arm64.sh: EAGER_ARM64_SYSROOT=%s has not been made by this script\n' "$sysroot" >&2
        exit 2
    fi
    run_quietly "Making $sysroot" make_sysroot
fi
run_quietly "Configuring $build" configure
run_quietly "Building $build" cmake --build "$build" --target eager unit_tests op_cases
if ((${#parts[@]} == 0)); then
    mapfile -t parts < <(qemu-aarch64 -L "$sysroot" "$build/tests/op_cases" families)
    parts=(unit "${parts[@]}")
fi
for part in "${parts[@]}"; do run "$part"; done
printf '%d passed, %d failed\n' "$passed" "$failed"
((failed == 0))
