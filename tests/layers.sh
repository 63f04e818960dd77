#!/usr/bin/env bash
# layers.sh [ROOT]: every #include goes down the list of folders at the head of runtime/README.md, from the top to the bottom; an
# indented folder stands on the line above it, and those of one line know nothing of each other. A binding sees nothing but
# include/. Of the runtime only two files see kernels/cpu.
set -euo pipefail
root=${1:-$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)}
cd "$root"

declare -A floor
list=()
level=0
while IFS= read -r line; do
    [[ $line =~ ^(\ *)((runtime|kernels|base)/[a-z/]*)\ +[a-z] ]] || continue
    [[ -n ${BASH_REMATCH[1]} ]] || level=$((level + 1))
    folder=${BASH_REMATCH[2]%/}
    floor[$folder]=$level
    list+=("$folder")
done < <(awk '/^```/ {n++} n == 1' runtime/README.md)

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
((${#list[@]} >= 10)) || fail "runtime/README.md lists only ${#list[@]} folders"
for folder in "${list[@]}"; do [[ -d $folder ]] || fail "there is no folder $folder"; done

while IFS=: read -r file _ include; do
    target=${include#*\"}
    target=${target%%\"*}
    [[ $target == */* && -e $target ]] || continue
    if [[ $file == bindings/* ]]; then
        if [[ $target == runtime/* || $target == kernels/* || $target == base/* ]]; then fail "$file includes $target"; else passed=$((passed + 1)); fi
        continue
    fi
    from=$(floor_of "$file") || { fail "$file lies in no listed folder"; continue; }
    to=$(floor_of "$target") || { fail "$file includes $target, which lies in no listed folder"; continue; }
    if [[ $from == "$to" ]] || ((floor[$from] < floor[$to])); then passed=$((passed + 1)); else fail "$file includes $target"; fi
done < <(grep -rnE '^ *# *include +"' --include='*.h' --include='*.cpp' --include='*.cu' --include='*.cuh' runtime kernels base bindings/python/src)

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
    cp -r bindings/python/src "$work/bindings/python"
    echo '#include "runtime/core/tensor.h"' | tee -a "$work/base/error.h" "$work/bindings/python/src/planted.h" >>"$work/kernels/half.h"
    echo '#include "runtime/io/json.h"' >>"$work/runtime/ops/matmul.cpp"
    echo '#include "kernels/cpu/fused.h"' >>"$work/runtime/function/plan.h"
    planted=$("${BASH_SOURCE[0]}" "$work" | grep -c '^FAILED') || true
    if ((planted - failed == 5)); then passed=$((passed + 1)); else fail "$((planted - failed)) of 5 planted includes were seen"; fi
fi
echo "$passed passed, $failed failed"
((failed == 0))
