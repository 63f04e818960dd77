#!/usr/bin/env bash
# versions.sh: C++ and Go programs refuse a library of another version, of which they call nothing else: every other function of
# the library here is a trap.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset LIBRARY_PATH
# shellcheck source=../capi/stub.sh
source "$root/tests/capi/stub.sh"
make_stub "$root/include" "$work"
ln -s libeager.so "$work/libeager.so.1"

# be MAJOR MINOR: makes the library one of this version.
be() {
    sed "s/eager_abi_version(void) { __builtin_trap();/eager_abi_version(void) { return $1 << 16 | $2;/" "$work/bodies.c" >"$work/be.c"
    gcc -w -fPIC -shared -I"$root/include" -Wl,-soname,libeager.so.1 -o "$work/libeager.so" "$work/be.c"
}

# refuses MESSAGE PROGRAM: the program prints the message, however it asks the library.
refuses() {
    local said
    said=$(LD_LIBRARY_PATH=$work "$2")
    [[ $said == "$1" ]] || { printf '%s: %s\nexpected: %s\n' "$2" "$said" "$1"; exit 1; }
}

# Programs of this version and of the next minor one.
mkdir -p "$work/next"
sed 's/#define EAGER_ABI_MINOR .*/#define EAGER_ABI_MINOR 1/' "$root/include/eager_c.h" >"$work/next/eager_c.h"
cat >"$work/program.cpp" <<'CPP'
#include <cstdio>
#include <eager.hpp>
int main() {
  std::string said[4];
  const auto ask = [](std::string& to, auto call) {
    try {
      call();
    } catch (const eager::Error& error) {
      if (error.code() == eager::Code::failed_precondition && !*error.op()) to = error.what();
    }
  };
  ask(said[0], [] { eager::Tensor{1.f, 2.f}; });
  ask(said[1], [] { eager::Context(); });
  ask(said[2], [] { eager::build_info(); });
  ask(said[3], [] { eager::devices(); });
  for (const std::string& text : said) {
    if (text != said[0]) std::printf("%s; ", text.c_str());
  }
  std::puts(said[0].c_str());
}
CPP
compile=(g++ -std=c++17 -O0 "$work/program.cpp" -L"$work" -leager -I"$root/bindings/cpp/include")
"${compile[@]}" -I"$root/include" -o "$work/cpp"
"${compile[@]}" -I"$work/next" -o "$work/cpp_next"
be 2 0
refuses "this program was compiled for libeager 1.0, and the library is 2.0" "$work/cpp"
be 1 0
refuses "this program was compiled for libeager 1.1, and the library is 1.0" "$work/cpp_next"

if command -v go >/dev/null; then
    # shellcheck source=../../bindings/go/environment.sh
    source "$root/bindings/go/environment.sh" "$work" "$work"
    export CGO_LDFLAGS= # the library is found by LD_LIBRARY_PATH alone
    cp -r "$root/bindings/go" "$work/eager"
    mkdir "$work/go"
    cat >"$work/go/main.go" <<'GO'
package main

import (
	"eager"
	"fmt"
)

func main() {
	_, first := eager.New()
	_, second := eager.BuildInfo()
	if fmt.Sprint(first) != fmt.Sprint(second) {
		fmt.Print(second, "; ")
	}
	fmt.Println(first)
}
GO
    printf 'module program\ngo 1.19\nrequire eager v0.0.0\nreplace eager => ../eager\n' >"$work/go/go.mod"
    (cd "$work/go" && go build -o ../go_program .)
    be 2 0
    refuses "eager: the library has version 2.0 of the C interface, this package needs 1.0" "$work/go_program"
    grep -lE 'ABIMinor +=' "$work"/eager/*.go | xargs sed -i -E 's/(ABIMinor +=) .*/\1 1/'
    (cd "$work/go" && go build -o ../go_next .)
    be 1 0
    refuses "eager: the library has version 1.0 of the C interface, this package needs 1.1" "$work/go_next"
fi
echo "another version is refused"
