#!/usr/bin/env bash
# run.sh FOLDER_OF_LIBEAGER: builds the Go program with cgo and runs it.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$here"
export CGO_CFLAGS="-I$here/../../../include" CGO_LDFLAGS="-L$1 -Wl,-rpath,$1" GOFLAGS=-mod=mod GOTOOLCHAIN=local
export GOCACHE=${GOCACHE:-$work/cache}
go vet .
go build -o "$work/regression" .
preload=
if nm -D "$1/libeager.so" | grep __asan_init >/dev/null; then # whose run-time library must come first; signals are Go's
    preload="$(gcc -print-file-name=libasan.so) $(gcc -print-file-name=libubsan.so)"
    export ASAN_OPTIONS=detect_leaks=0:handle_segv=0
fi
LD_PRELOAD=$preload "$work/regression"
