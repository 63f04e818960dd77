#!/usr/bin/env bash
# instructions.sh PROGRAM [--update]: compares the number of instructions of a call of each small work, as callgrind
# counts them, with the recorded ones (instructions.txt). A work that needs 5% more fails. Starting and warming up are
# not counted. --update records the present counts.
#
# valgrind does not support AVX-512, so these are the instructions of the AVX2 path.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
program=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export OPENBLAS_CORETYPE=Haswell OMP_NUM_THREADS=1

# measure (NAME CALLS)...: writes the instructions of a call of each work to a file of its name.
measure() {
    local log=$work/log.$BASHPID name calls total
    if ! valgrind --tool=callgrind --collect-atstart=no --callgrind-out-file=/dev/null "$program" "$@" >"$log" 2>&1; then
        cat "$log" >&2
        return 1
    fi
    while (($#)); do
        name=$1 calls=$2
        shift 2
        total=$(tr -s '*=' ' ' <"$log" | awk -v name="$name" '$2 == "work" && $3 == name {id = $1} $1 == id && /Collected/ {print $NF}')
        ((total > calls)) || return 1
        echo "$name $(((total + calls / 2) / calls))" >"$work/$name"
    done
}
export -f measure
export program work
names=(add8 add8_args add8_weak sum8 less8 where8 gather8 take8 bincount8 nonzero8 concat8 cumsum8 sort8 pow8 divide8_ints huber8
    kl_div8 cosine8 l2_normalize8 var8 median8 softmax8 cross_entropy8 layer_norm8
    mm2 slice read assign apply chain100 chain100_taped adds100_taped tape20 mlp lstm linreg add8_function adds100_function mlp_function
    lstm_function custom_callback custom_saxpy custom_saxpys100_function)
for name in "${names[@]}"; do
    case $name in
    *8 | add8_args | add8_weak | mm2 | slice | read | add8_function | custom_callback | custom_saxpy) echo "$name 1000" ;;
    *) echo "$name 100" ;;
    esac
done | xargs -P "$(nproc)" -L 11 bash -c 'measure "$@"' measure || {
    echo "0 passed, 1 failed: there are works that could not be counted" >&2
    exit 1
}

if [[ ${2:-} == --update ]]; then
    for name in "${names[@]}"; do cat "$work/$name"; done >"$here/instructions.txt"
    cat "$here/instructions.txt"
    exit
fi
passed=0 failed=0
for name in "${names[@]}"; do
    read -r _ now <"$work/$name"
    recorded=$(awk -v name="$name" '$1 == name {print $2}' "$here/instructions.txt")
    verdict=ok
    if ((now < 1 || ${recorded:-0} < 1 || now * 100 > recorded * 105)); then verdict=FAILED; fi
    if [[ $verdict == ok ]]; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
    printf '%-7s %-26s %8d instructions, recorded %8d\n' "$verdict" "$name" "$now" "$recorded"
done
echo "$passed passed, $failed failed"
((failed == 0))
