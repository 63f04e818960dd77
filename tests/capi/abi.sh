#!/usr/bin/env bash
# abi.sh [--update]: compares the ABI of the header with the recorded one (tests/capi/abi/eager.abi). Functions may be
# added; nothing that is there may change. --update records the present one.
#
# abidw reads debug information: here that of a library with an empty body for each prototype. That the real library
# has these functions is for exports.sh and the compiler (which sees header and definitions together) to say.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
recorded=$root/tests/capi/abi/eager.abi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

{
    echo '#include <eager_c.h>'
    gcc -fpreprocessed -dD -E -P "$root/include/eager_c.h" 2>/dev/null | tr '\n' ' ' | grep -o 'EAGER_API [^;#]*;' |
        sed 's/^EAGER_API //; s/;$/ { __builtin_trap(); }/'
} >"$work/bodies.c"
gcc -std=c99 -g -O0 -w -fPIC -shared -I"$root/include" -Wl,-soname,libeager.so.0 -o "$work/libeager.so" "$work/bodies.c"
abidw --no-show-locs --no-comp-dir-path --no-corpus-path --out-file "$work/eager.abi" "$work/libeager.so"
sed -i 's| path=.[^ ]*bodies.c.||' "$work/eager.abi"

if [[ ${1:-} == --update ]]; then
    cp "$work/eager.abi" "$recorded"
    echo "recorded $(grep -c '<elf-symbol .*eager_' "$recorded") functions"
    exit
fi
abidiff --no-added-syms "$recorded" "$work/eager.abi"
echo "the ABI is as recorded"
