#!/usr/bin/env bash
# build.sh LIBRARY_FOLDER PROGRAM: builds the Go program against the libeager.so in that folder.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
export CGO_CFLAGS="-I$here/../../include" CGO_LDFLAGS="-L$1 -Wl,-rpath,$1" GOFLAGS=-mod=mod GOTOOLCHAIN=local
export GOCACHE=${GOCACHE:-$1/go-cache}
cd "$here"
go build -o "$2" .
