#!/usr/bin/env bash
# run.sh FOLDER_OF_LIBEAGER [--check]: counts the instructions of works in C and in Rust with callgrind, in one run, and times an
# empty callback. With --check it counts alone, and fails where Rust takes more than it may: 10 instructions more for an addition,
# 150 for an empty callback, 5% for gradients.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
library=$(realpath "$1")
unset OPENBLAS_CORETYPE LIBRARY_PATH
export EAGER_DIR=$library LD_LIBRARY_PATH=$library CARGO_NET_OFFLINE=true OMP_NUM_THREADS=1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$library/rust}
(cd "$here" && cargo build --release --quiet)
cc -O2 -I"$here/../../../include" "$here/works.c" -L"$library" -leager -o "$work/c"
rust=$CARGO_TARGET_DIR/release/works

# count PROGRAM: the instructions of a call of each work, in one process, since valgrind takes a second to start. A file for each run of
# `collect` has how many there were.
works=(add sum gradient custom callback echo)
count() {
    local calls=1000 i
    rm -f "$work"/counts*
    OPENBLAS_CORETYPE=Haswell valgrind --tool=callgrind --toggle-collect=collect --dump-after=collect \
        --callgrind-out-file="$work/counts" "$1" $(printf "%s $calls " "${works[@]}") 2>"$work/log" || { cat "$work/log" >&2; return 1; }
    for i in "${!works[@]}"; do
        awk -v calls=$calls '/^totals:/ {printf "%d\n", $2 / calls + 0.5}' "$work/counts.$((i + 1))"
    done
}

failed=0
printf '%-10s %8s %8s\n' work C Rust
mapfile -t counted_in_c < <(count "$work/c")
mapfile -t counted_in_rust < <(count "$rust")
((${#counted_in_c[@]} == ${#works[@]} && ${#counted_in_rust[@]} == ${#works[@]})) || exit 1
for i in "${!works[@]}"; do
    name=${works[i]} in_c=${counted_in_c[i]} in_rust=${counted_in_rust[i]}
    case $name in
    add) most=$((in_c + 10)) ;;
    gradient) most=$((in_c * 105 / 100)) ;;
    callback) most=$((in_c + 150)) ;;
    *) most=$((2 * in_c)) ;;
    esac
    verdict=
    if ((in_rust > most)); then verdict="  more than $most" failed=1; fi
    printf '%-10s %8d %8d%s\n' $name "$in_c" "$in_rust" "$verdict"
done
if [[ ${2:-} == --check ]]; then exit "$failed"; fi
# The least of five processes, in each of which rounds of the three take turns.
for _ in 1 2 3 4 5; do "$rust" callbacks 2000; done | awk '
    { for (i = 1; i <= 3; i++) if (NR == 1 || $i < least[i]) least[i] = $i }
    END { printf "an empty callback, ns: C %.1f, Rust %.1f, with Op::run around it %.1f\n", least[1], least[2], least[3] }'
