#!/usr/bin/env bash
# The package on Debians that have nothing of ours, each in a folder of its own (chroot: as root; Debian's packages are
# downloaded; some minutes at first). Not a part of tests/run.sh.
#
#   tests/bindings/python/other_debian.sh [bookworm] [trixie] [bullseye]
#
#   bookworm   the wheel of build_wheel.sh runs without OpenBLAS, oneDNN or OpenMP from Debian
#   trixie     the extension compiles with the compiler and the Python there (GCC 14, 3.13) and runs with the wheel's library
#   bullseye   the extension compiles there too (GCC 10, 3.9). The C library there is too old for the wheel's library: Python
#              3.9 is taken to bookworm, and runs it there
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../../.." && pwd)
work=$root/build/other_debian
suites=("$@")
((${#suites[@]})) || suites=(bookworm trixie bullseye)
passed=0 failed=0
# shellcheck source=../../../cmake/debian.sh
source "$root/cmake/debian.sh"

# debian SUITE PACKAGE...: work/SUITE, with these packages; made once.
debian() {
    local suite=$1 folder=$work/$1
    shift
    [[ -e $folder/made ]] && return
    rm -rf "$folder"
    run_quietly "Making $suite with $*" debootstrap --variant=minbase --include="$(IFS=,; echo "$*")" "$suite" "$folder"
    touch "$folder/made"
}

# unpack SUITE: the wheel's files into /opt/eager there.
unpack() {
    rm -rf "$work/$1/opt/eager"
    mkdir -p "$work/$1/opt/eager"
    python3 -m zipfile -e "$wheel" "$work/$1/opt/eager"
    cp "$here/smoke.py" "$work/$1/opt"
}

# compile SUITE: the extension in place of the wheel's own.
compile() {
    rm -f "$work/$1"/opt/eager/eager/_core*.so
    rm -rf "$work/$1/opt/src"
    cp -r "$root/bindings/python/src" "$work/$1/opt/src"
    cp "$root/include/eager_c.h" "$work/$1/opt/src"
    # shellcheck disable=SC2016 # expanded there
    chroot "$work/$1" sh -c 'cd /opt/src && g++ -std=c++20 -O0 -fPIC -shared -fvisibility=hidden -Wall -I. $(python3-config --includes) *.cpp \
        -o ../eager/eager/_core$(python3-config --extension-suffix) -Wl,-rpath,\$ORIGIN -Wl,--allow-shlib-undefined ../eager/eager/libeager.so.1'
}

# runs SUITE PYTHON
runs() {
    # Every file is compiled: what is not imported here may use what an older Python does not know.
    chroot "$work/$1" sh -c "cd / && $2 -m compileall -q /opt/eager/eager && PYTHONPATH=/opt/eager $2 /opt/smoke.py"
}

on_bookworm() {
    unpack bookworm
    ! find "$work/bookworm/usr/lib" -name 'libopenblas*' -o -name 'libdnnl*' -o -name 'libgomp*' | grep . && runs bookworm python3
}
on_trixie() { unpack trixie && compile trixie && runs trixie python3; }
on_bullseye() {
    unpack bullseye && compile bullseye && unpack bookworm
    cp "$work/bullseye/usr/bin/python3.9" "$work/bookworm/usr/bin"
    cp -r "$work/bullseye/usr/lib/python3.9" "$work/bookworm/usr/lib"
    cp "$work"/bullseye/opt/eager/eager/_core*.so "$work/bookworm/opt/eager/eager"
    runs bookworm python3.9
}

install_missing debootstrap
wheel=$("$root/bindings/python/build_wheel.sh" | tee /dev/stderr | sed -n '$s/: [^:]*$//p')
debian bookworm python3
for suite in "${suites[@]}"; do
    [[ $suite == bookworm ]] || debian "$suite" python3-dev g++
    # Not as a condition, in which a function goes on after what fails.
    set +e
    (set -e; "on_$suite")
    rc=$?
    set -e
    if ((rc == 0)); then
        printf 'passed  %s\n' "$suite"
        passed=$((passed + 1))
    else
        printf 'FAILED  %s\n' "$suite"
        failed=$((failed + 1))
    fi
done
printf '%d passed, %d failed\n' "$passed" "$failed"
((failed == 0))
