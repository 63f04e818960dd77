#!/usr/bin/env bash
# run.sh FOLDER_OF_LIBEAGER [--check | --digits]: measures the C++ binding beside C; what exceeds its limit fails. Instructions
# are counted by callgrind. --check counts them alone, which gives the same on every run. --digits also counts an epoch of
# samples/digits in both languages, over some of the pictures, which takes a minute.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../../.." && pwd)
library=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset LIBRARY_PATH
export OPENBLAS_CORETYPE=Haswell OMP_NUM_THREADS=1 # valgrind does not support AVX-512

compile=(g++ -std=c++17 -O2 -I"$root/include" -I"$root/bindings/cpp/include")
link=(-L"$library" -leager -Wl,-rpath,"$library")
"${compile[@]}" "$here/works.cpp" -o "$work/works" "${link[@]}"

counted() { # counted ARGUMENT...: the instructions that callgrind collects
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" 2>&1 | awk '/Collected/ {print $NF}'
}
seconds() { # seconds COUNT COMMAND...: processor time of a run, the least of COUNT
    local count=$1
    shift
    for ((i = 0; i < count; i++)); do
        { TIMEFORMAT='%U %S'; time "$@" >/dev/null; } 2>&1
    done | awk '{ t = $1 + $2; if (NR == 1 || t < least) least = t } END { print least }'
}
few() { # few PREFIX COUNT: the first pictures of samples/data
    local data=$root/samples/data count
    count=$(printf '\\0\\0\\0\\%o' "$2")
    { head -c 4 "$data/$1-images-idx3-ubyte"; printf '%b' "$count"; head -c $((16 + 64 * $2)) "$data/$1-images-idx3-ubyte" | tail -c +9; } >"$work/$1-images-idx3-ubyte"
    { head -c 4 "$data/$1-labels-idx1-ubyte"; printf '%b' "$count"; head -c $((8 + $2)) "$data/$1-labels-idx1-ubyte" | tail -c +9; } >"$work/$1-labels-idx1-ubyte"
}
failed=0
row() { # row NAME C C++ GOAL: GOAL is an awk condition on c and cpp
    local verdict=ok
    awk -v c="$2" -v cpp="$3" "BEGIN { exit !($4) }" || { verdict=FAILED failed=1; }
    printf '%-7s %-44s C %14s   C++ %14s   %s\n' "$verdict" "$1" "$2" "$3" "$4"
}

works=(add_c add_cpp gradient_c gradient_cpp callback_c callback_cpp)
valgrind --tool=callgrind --collect-atstart=no --callgrind-out-file="$work/counts" "$work/works" $(printf '%s 2000 ' "${works[@]}") \
    >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
per_call() { # per_call WORK: the instructions of a call
    local i
    for i in "${!works[@]}"; do
        [[ ${works[i]} != "$1" ]] || awk '/^totals:/ { print int($2 / 2000) }' "$work/counts.$((i + 1))"
    done
}
row "add made and released, instructions" "$(per_call add_c)" "$(per_call add_cpp)" "cpp <= c + 10"
row "gradient of x * x, instructions" "$(per_call gradient_c)" "$(per_call gradient_cpp)" "cpp <= c * 1.05"
row "into an empty callback and back, instructions" "$(per_call callback_c)" "$(per_call callback_cpp)" "cpp <= c + 135"
[[ ${2:-} != --check ]] || exit $failed

"${compile[@]}" "$here/first.cpp" -o "$work/first" "${link[@]}"
echo 'int main() {}' >"$work/empty.cpp"
"${compile[@]}" "$work/empty.cpp" -o "$work/empty"
echo '#include <eager.hpp>' | cat - "$work/empty.cpp" >"$work/includes.cpp"
# The least of five processes, in each of which rounds of both take turns.
read -r in_c alone in_cpp < <(for ((i = 0; i < 5; i++)); do "$work/works" callbacks 2000; done |
    awk '{ for (i = 1; i <= 3; i++) if (NR == 1 || $i < least[i]) least[i] = $i } END { print least[1], least[2], least[3] }')
row "the same without Op::run around it, ns" "$in_c" "$alone" "cpp <= c + 5"
row "the same, ns" "$in_c" "$in_cpp" "cpp <= c + 8"
row "to the first result, s beyond an empty program" "$(seconds 20 "$work/empty")" "$(seconds 20 "$work/first")" "cpp <= c + 0.010"
row "compiling an empty program, s" "$(seconds 3 "${compile[@]}" -c "$work/empty.cpp" -o "$work/o")" \
    "$(seconds 3 "${compile[@]}" -c "$work/includes.cpp" -o "$work/o")" "cpp <= 1.5"
if [[ ${2:-} == --digits ]]; then
    "${compile[@]}" "$root/samples/cpp/digits.cpp" -o "$work/digits" "${link[@]}"
    few train 220
    few t10k 20
    options=(--data "$work" --epochs 1 --seed 1 --threads 1)
    row "an epoch of digits, instructions" \
        "$(counted "$library/samples/digits" --library "$library/libeager.so" --svg "$work/loss.svg" "${options[@]}")" \
        "$(counted "$work/digits" "${options[@]}")" "cpp <= c * 1.01"
fi
exit $failed
