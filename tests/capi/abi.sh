#!/usr/bin/env bash
# abi.sh [--update]: compares the ABI of the header with the recorded one (tests/capi/abi): functions and structs
# (eager.abi) and constants (constants.txt). The header may have more of each, but nothing recorded may change. --update
# records the present ABI.
#
# abidw reads the debug information of a library with an empty body for each prototype. exports.sh checks that the real
# library has these functions, and the compiler, which sees the header with the definitions, that they are the same.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
recorded=$root/tests/capi/abi/eager.abi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# shellcheck source=stub.sh
source "$root/tests/capi/stub.sh"
make_stub "$root/include" "$work"
abidw --no-show-locs --no-comp-dir-path --no-corpus-path --out-file "$work/eager.abi" "$work/libeager.so"
sed -i 's| path=.[^ ]*bodies.c.||' "$work/eager.abi"

# No function has the types of the constants, so abidw does not see them.
gcc -fpreprocessed -E -P "$root/include/eager_c.h" 2>/dev/null | grep -oE 'EAGER_[A-Z0-9_]+ = [^,}]+' | sed 's/ *$//' >"$work/constants.txt"

if [[ ${1:-} == --update ]]; then
    cp "$work/eager.abi" "$recorded"
    cp "$work/constants.txt" "$root/tests/capi/abi/constants.txt"
    echo "recorded $(grep -c '<elf-symbol .*eager_' "$recorded") functions"
    exit
fi
changed=$(grep -vxFf "$work/constants.txt" "$root/tests/capi/abi/constants.txt" || true)
if [[ -n $changed ]]; then
    echo "recorded constants that the header no longer has, or has with another value:"
    echo "$changed"
    exit 1
fi
abidiff --no-added-syms "$recorded" "$work/eager.abi"
echo "the ABI is as recorded"
