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

# count PROGRAM WORK: the instructions of one run of the work.
count() {
    local calls=1000 total
    total=$(OPENBLAS_CORETYPE=Haswell valgrind --tool=callgrind --toggle-collect=collect --callgrind-out-file=/dev/null \
        "$1" "$2" $calls 2>&1 | awk '/Collected/ {print $NF}')
    echo $(((total + calls / 2) / calls))
}

failed=0
printf '%-10s %8s %8s\n' work C Rust
for name in add sum gradient custom callback echo; do
    in_c=$(count "$work/c" $name)
    in_rust=$(count "$rust" $name)
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
