#!/usr/bin/env bash
# layers.sh [ROOT]: every #include goes down the list of folders at the head of runtime/README.md, from the top to the bottom; an
# indented folder stands on the line above it, and those of one line know nothing of each other. bindings/python/README.md has such
# a list of bindings/python/src, whose files include from that folder and from include/ alone.
# Of the runtime only two files see kernels/cpu.
set -euo pipefail
root=${1:-$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)}
cd "$root"

declare -A floor
list=()
level=0
while IFS= read -r line; do
    [[ $line =~ ^(\ *)((runtime|kernels|base|bindings)/[a-z_/]*)\ +[a-z] ]] || continue
    [[ -n ${BASH_REMATCH[1]} ]] || level=$((level + 1))
    folder=${BASH_REMATCH[2]%/}
    floor[$folder]=$level
    list+=("$folder")
done < <(awk '/^```/ {n++} n == 1' runtime/README.md && grep '^bindings/' bindings/python/README.md)

# floor_of FILE: the listed folder that FILE lies in, the deepest where there are several.
floor_of() {
    local folder=${1%/*}
    while [[ -z ${floor[$folder]:-} && $folder == */* ]]; do folder=${folder%/*}; done
    [[ -n ${floor[$folder]:-} ]] && echo "$folder"
}

passed=0 failed=0
fail() {
    failed=$((failed + 1))
    printf 'FAILED  %s\n' "$1"
}
((${#list[@]} >= 20)) || fail "the lists have only ${#list[@]} folders"
for folder in "${list[@]}"; do [[ -d $folder ]] || fail "there is no folder $folder"; done

while IFS=: read -r file _ include; do
    target=${include#*\"}
    target=${target%%\"*}
    if [[ $file == bindings/* ]]; then
        target=bindings/python/src/$target
        [[ -e $target ]] || { fail "$file includes ${target#bindings/python/src/}, which is not in bindings/python/src"; continue; }
    fi
    [[ $target == eager_c.h || $target == generated/* || $target == *.inc ]] && continue # the build writes the others
    [[ $target == */* && -e $target ]] || { fail "$file includes $target, which is not named from the root"; continue; }
    from=$(floor_of "$file") || { fail "$file lies in no listed folder"; continue; }
    to=$(floor_of "$target") || { fail "$file includes $target, which lies in no listed folder"; continue; }
    if [[ $from == "$to" ]] || ((floor[$from] < floor[$to])); then passed=$((passed + 1)); else fail "$file includes $target"; fi
done < <(grep -rnE '^ *# *include +"' --include='*.h' --include='*.cpp' --include='*.cu' --include='*.cuh' --include='*.def' runtime kernels base bindings/python/src)
while IFS= read -r line; do fail "$line: a file of the project in angle brackets"; done < <(grep -rnE '^ *# *include +<(runtime|kernels|base)/' runtime kernels base bindings/python/src)

# The CPU is a device like others: its kernels are known to the list of devices, and to what says how the library was built.
while read -r file; do
    case $file in
    runtime/core/device_manager.cpp | runtime/capi/info.cpp) passed=$((passed + 1)) ;;
    *) fail "$file includes kernels/cpu" ;;
    esac
done < <(grep -rlE '^ *# *include +"kernels/cpu/' runtime)

((passed >= 500)) || fail "only $passed includes were seen"
# An include upward is seen, in each of the trees.
if [[ -z ${1:-} ]]; then
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    mkdir -p "$work/bindings/python"
    cp -r runtime kernels base "$work"
    cp -r bindings/python/README.md bindings/python/src "$work/bindings/python"
    echo '#include "runtime/core/tensor.h"' | tee -a "$work/base/error.h" "$work/bindings/python/src/values/tensor.h" >>"$work/kernels/half.h"
    echo '#include "runtime/io/json.h"' >>"$work/runtime/ops/matmul.cpp"
    echo '#include "functions/function.h"' | tee -a "$work/bindings/python/src/execution/execution.cpp" >>"$work/bindings/python/src/tracing/trace.h"
    echo '#include "kernels/cpu/fused.h"' >>"$work/runtime/function/plan/plan.h"
    echo '#include "runtime/function/nodes/call.h"' >>"$work/runtime/function/graph/graph.h"
    echo '#include "runtime/function/plan/plan.h"' >>"$work/runtime/function/gradient/derive.h"
    echo '#include "../runtime/core/tensor.h"' >>"$work/base/error.h"
    echo '#include <runtime/core/tensor.h>' >>"$work/kernels/half.h"
    echo '#include "runtime/core/tensor.h"' >>"$work/kernels/common/elementwise.def"
    planted=$("${BASH_SOURCE[0]}" "$work" | grep -c '^FAILED') || true
    if ((planted - failed == 12)); then passed=$((passed + 1)); else fail "$((planted - failed)) of 12 planted includes were seen"; fi
fi
echo "$passed passed, $failed failed"
((failed == 0))
