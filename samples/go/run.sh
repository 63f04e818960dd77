#!/usr/bin/env bash
# Runs one of the samples in Go, on a fresh Debian 12 machine as well: installs what is missing, and builds the library.
#
#   samples/go/run.sh digits --epochs 5
#   samples/run.sh --save network.safetensors
#   samples/go/run.sh classify network.safetensors [DATA]
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=$root/build/release
# shellcheck source=../../cmake/debian.sh
source "$root/cmake/debian.sh"
(($# >= 1)) || { sed -n '2,6s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"; exit 2; }
name=$1
shift
install_missing "${BUILD_PACKAGES[@]}" golang-go
run_quietly "Configuring build/release" cmake -S "$root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DEAGER_BUILD_SAMPLES=ON
run_quietly "Building the library" cmake --build "$build" --target eager
mkdir -p "$build/go"
# shellcheck source=../../bindings/go/environment.sh
source "$root/bindings/go/environment.sh" "$build" "$build/go"
(cd "$root/samples/go" && run_quietly "Building the program" go build -o "$build/go/$name" "./$name")
case $name in
digits) set -- -data "$root/samples/data" "$@" ;;
classify) (($# > 1)) || set -- "$@" "$root/samples/data" ;;
esac
exec "$build/go/$name" "$@"
