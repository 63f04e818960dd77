#!/usr/bin/env bash
# run.sh FOLDER_OF_LIBEAGER: times works of the Go binding beside the same works in C, on one thread.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
library=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# shellcheck source=../../../bindings/go/environment.sh
source "$here/../../../bindings/go/environment.sh" "$library" "$work"
unset OPENBLAS_CORETYPE
cd "$here"
go build -o "$work/bench" .
OMP_NUM_THREADS=1 "$work/bench"
