#!/usr/bin/env bash
# exit.sh PROGRAM [ROUNDS]: each kind of work, ended in each way after some time, in which the first use of BLAS and oneDNN
# falls too. No run crashes, hangs, prints or computes wrong values.
set -uo pipefail
program=$1 rounds=${2:-2}
runs=0 failed=0
work_folder=$(mktemp -d) || exit 1
trap 'rm -rf "$work_folder"' EXIT

# run WORK HOW MICROSECONDS
run() {
    local text status options=${ASAN_OPTIONS:-}
    # glibc destroys no thread-local objects of a main thread that ends so, and LeakSanitizer sees no references in them.
    [[ $2 == pthread_exit ]] && options+=:detect_leaks=0
    text=$(ASAN_OPTIONS=$options timeout 60 "$program" "$@" "$work_folder" 2>&1)
    status=$?
    runs=$((runs + 1))
    ((status == 0)) && [[ -z $text ]] && return
    failed=$((failed + 1))
    echo "FAILED  exit $*: status $status, '$text'"
}

for ((round = 0; round < rounds; ++round)); do
    for work in float32 float64 complex64 convolution elementwise function optimizer file; do
        for how in return handler thread pthread_exit join; do
            run $work $how $RANDOM
        done
    done
done
echo "$((runs - failed)) passed, $failed failed"
((failed == 0))
