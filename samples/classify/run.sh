#!/usr/bin/env bash
# Classifies the test digits with a network that samples/run.sh --save wrote, from a Go program:
#
#   samples/run.sh --save network.safetensors
#   samples/classify/run.sh network.safetensors [DATA]
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=$root/build/release
# shellcheck source=../../cmake/debian.sh
source "$root/cmake/debian.sh"
(($# >= 1)) || { sed -n '2,6s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"; exit 2; }
network=$(realpath "$1")
install_missing "${BUILD_PACKAGES[@]}" golang-go
run_quietly "Configuring build/release" cmake -S "$root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DEAGER_BUILD_SAMPLES=ON
run_quietly "Building the library" cmake --build "$build" --target eager
run_quietly "Building the program" bash "$root/samples/classify/build.sh" "$build" "$build/classify"
exec "$build/classify" "$network" "${2:-$root/samples/data}"
