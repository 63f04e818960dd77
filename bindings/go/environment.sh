# shellcheck shell=bash
# To be sourced: environment.sh FOLDER_OF_LIBEAGER WORK sets what Go builds with against a library that is not installed.
# WORK is for files; the cache of Go lies there too where there is none.
cat >"$2/eager.pc" <<PC
Name: eager
Description: libeager as it was built
Version: 1.0
Cflags: -I$(cd "$(dirname "${BASH_SOURCE[0]}")/../../include" && pwd)
Libs: -L$1 -leager
PC
export PKG_CONFIG_PATH=$2 CGO_LDFLAGS="-Wl,-rpath,$1" GOFLAGS=-mod=mod GOTOOLCHAIN=local
export GOCACHE=${GOCACHE:-${HOME:+$HOME/.cache/go-build}}
export GOCACHE=${GOCACHE:-$2/cache}
