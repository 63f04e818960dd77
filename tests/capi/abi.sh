#!/usr/bin/env bash
# abi.sh [--update]: compares the ABI of the header with the recorded one (tests/capi/abi/eager.abi). Functions may be
# added; nothing that is there may change. --update records the present one.
#
# Only the files that define the exported functions are compiled, with the debug information that abidw reads; handles
# are opaque types, so what lies behind them does not count.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
recorded=$root/tests/capi/abi/eager.abi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

compiler=(g++)
if command -v ccache >/dev/null; then compiler=(ccache g++); fi
for source in "$root"/runtime/capi/*.cpp; do
    printf '%s\0' "$source"
done | xargs -0 -P "$(nproc)" -I{} sh -c '"$@" -o "$0/$(basename {}).o" {}' "$work" \
    "${compiler[@]}" -std=c++20 -O0 -g -fPIC -fvisibility=hidden -I"$root" -I"$root/include" -DEAGER_BUILDING \
    -DEAGER_VERSION='"0"' -c
g++ -shared -Wl,-soname,libeager.so.0 -Wl,--version-script="$root/cmake/eager.map" -o "$work/libeager.so" "$work"/*.o
abidw --headers-dir "$root/include" --drop-private-types --no-show-locs --no-comp-dir-path --no-corpus-path \
    --out-file "$work/eager.abi" "$work/libeager.so"

if [[ ${1:-} == --update ]]; then
    cp "$work/eager.abi" "$recorded"
    echo "recorded $(grep -c '<elf-symbol ' "$recorded") symbols"
    exit
fi
abidiff --no-added-syms "$recorded" "$work/eager.abi"
echo "the ABI is as recorded"
