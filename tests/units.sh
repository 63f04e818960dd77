#!/usr/bin/env bash
# units.sh: a first build compiles the sources of a folder of the runtime together (EAGER_COMPILE_TOGETHER). Checks that each such
# unit is well formed; other builds never see two names of a folder meet.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset CMAKE_CXX_COMPILER_LAUNCHER CMAKE_C_COMPILER_LAUNCHER

cmake -S "$root" -B "$work" -G Ninja -DCMAKE_BUILD_TYPE=Release -DEAGER_WITH_CUDA=OFF -DEAGER_BUILD_SAMPLES=OFF >"$work/log" || { cat "$work/log"; exit 1; }
cd "$work"
ninja -t commands eager | grep -- '-c [^ ]*/Unity/[^ ]*$' |
    sed -E 's/ -Winvalid-pch -include [^ ]+//; s/ -MD -MT [^ ]+ -MF [^ ]+ -o [^ ]+/ -fsyntax-only/' >units
count=$(wc -l <units)
failed=0
xargs -P "$(nproc)" -d '\n' -n 1 sh -c <units || failed=1
echo "$count units"
((failed == 0 && count > 0))
