#!/usr/bin/env bash
# Trains a convolutional network on handwritten digits, on a fresh Debian 12 machine as well:
# installs what is missing, builds the library for this machine's processor, and runs the program in samples/digits.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build/samples
# shellcheck source=../cmake/debian.sh
source "$root/cmake/debian.sh"

if [[ " $* " == *" --help "* ]]; then
    cat <<HELP
Usage: samples/run.sh [OPTION...]

Trains a convolutional network on handwritten digits with a C99 program that opens
libeager.so with dlopen. What is missing is installed first (with apt, by sudo when
not root), and the library is built into build/samples, for this machine's processor alone
since that takes half the time. The loss curve goes there as well, and the checkpoint.
All options go to the program:

    samples/run.sh                              the 8x8 digits in samples/data
    samples/run.sh --data DIR                   MNIST's four idx files in DIR, .gz or not
    samples/run.sh --device gpu:0               on a GPU, where the CUDA toolkit is
    samples/run.sh --resume                     goes on with a training that Ctrl-C ended

HELP
    sed -n '/^"  --/,/^"\\n"/ s/^"\(.*\)\\n"$/\1/p' "$root/samples/digits/help.inc"
    exit
fi

install_missing "${BUILD_PACKAGES[@]}"
run_quietly "Configuring build/samples" cmake -S "$root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DEAGER_BUILD_SAMPLES=ON -DEAGER_NATIVE=ON
targets=(eager sample_digits)
[[ " $* " == *[\ =]gpu:* ]] && targets+=(eager_cuda) # this target exists where the CUDA toolkit is found
run_quietly "Building the library and the trainer" cmake --build "$build" --target "${targets[@]}"

exec "$build/samples/digits" --data "$root/samples/data" --svg "$build/loss.svg" --checkpoint "$build/digits.safetensors" "$@"
