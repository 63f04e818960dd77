#!/usr/bin/env bash
# run.sh FOLDER_OF_LIBEAGER: checks the Go binding, and builds and runs its tests and its samples. Without Go 1.19 or later the
# language is left out.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../../.." && pwd)
library=$(realpath "$1")
# shellcheck source=../leave_out.sh
source "$root/tests/bindings/leave_out.sh"
version=$(go env GOVERSION 2>/dev/null) || leave_out go 'there is no Go (Debian: golang-go)'
[[ $(printf '%s\n' 1.19 "${version#go}" | sort -V | head -1) == 1.19 ]] || leave_out go "$version is older than 1.19"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# By a name that is one for all builds of a checkout, since Go compiles everything anew where the name of the library has changed.
linked=$root/build/go/library
mkdir -p "${linked%/*}"
ln -sfn "$library" "$linked"
export LD_LIBRARY_PATH=$library # before the name that programs keep
# shellcheck source=../../../bindings/go/environment.sh
source "$root/bindings/go/environment.sh" "$linked" "$work"

cd "$here"
preload= short=
if nm -D "$library/libeager.so" | grep __asan_init >/dev/null; then # whose run-time library must come first; signals are Go's
    preload="$(gcc -print-file-name=libasan.so) $(gcc -print-file-name=libubsan.so)"
    export ASAN_OPTIONS=detect_leaks=0:handle_segv=0
    short=-test.short # what is released stays in quarantine, so that figures of memory mean nothing
else # the sources are the same for a sanitizer
    for folder in bindings/go tests/bindings/go samples/go tests/bench/go; do
        unformatted=$(gofmt -l "$root/$folder")
        [[ -z $unformatted ]] || { printf 'gofmt would change %s\n' "$unformatted"; exit 1; }
        (cd "$root/$folder" && go vet ./...)
    done
fi
go test -c -o "$work/tests" .
LD_PRELOAD=$preload GODEBUG=cgocheck=2 "$work/tests" $short -test.timeout 300s
[[ -z $preload ]] || exit 0
# Every tenth row of conformance is built for the race detector, since they are one thread's calls; the tests with threads are all there.
awk '/^\t\{"/ { if (n++ % 10) next; name = $0; sub(/.*, /, "", name); sub(/},$/, "", name); kept[name] }
    /^func row/ { name = $2; sub(/\(.*/, "", name); dropped = !(name in kept) }
    !dropped
    /^}/ { dropped = 0 }' conformance_test.go >"$work/some_rows.go"
printf '{"Replace": {"%s": "%s"}}' "$here/conformance_test.go" "$work/some_rows.go" >"$work/some_rows.json"
go test -race -overlay "$work/some_rows.json" -c -o "$work/raced" .
"$work/raced" -test.short -test.timeout 300s

# The first program of the README.
mkdir "$work/first"
awk '/^```/ { inside = 0 } /^package main/ { inside = 1 } inside' "$root/bindings/go/README.md" >"$work/first/main.go"
printf 'module first\ngo 1.19\nrequire eager v0.0.0\nreplace eager => %s/bindings/go\n' "$root" >"$work/first/go.mod"
[[ $(cd "$work/first" && go run .) == "[1. 4. 9.] [2. 4. 6.] <nil>" ]] || { echo "the README's program prints something else"; exit 1; }

"$root/samples/go/test.sh" "$linked"
