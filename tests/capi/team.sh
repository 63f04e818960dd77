#!/usr/bin/env bash
# team.sh PROGRAM: the thread team is as large as the environment and the process's affinity allow, and no larger.
set -euo pipefail
program=$1
failed=0 passed=0
unset EAGER_NUM_THREADS OMP_NUM_THREADS
all=$("$program" | sed 's/ .*//')

# expect TEXT COMMAND...: the command prints the text.
expect() {
    local text=$1 got
    shift
    got=$("$@")
    if [[ $got == "$text" ]]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED  $*: '$got' instead of '$text'"
    fi
}
expect "1 threads, 1 used" env OMP_NUM_THREADS=1 "$program"
expect "1 threads, 1 used" env EAGER_NUM_THREADS=1 OMP_NUM_THREADS=2 "$program"
expect "1 threads, 1 used" env EAGER_NUM_THREADS=0 OMP_NUM_THREADS=1,4 "$program"
expect "1 threads, 1 used" env EAGER_NUM_THREADS=2 taskset -c "$(taskset -cp $$ | sed 's/.*: \([0-9]*\).*/\1/')" "$program"
if ((all >= 2)); then
    expect "2 threads, 2 used" env EAGER_NUM_THREADS=2 "$program"
    expect "1 threads, 2 used" env OMP_NUM_THREADS=1 "$program" 2 # the context's own number
    expect "2 threads, 1 used" env OMP_NUM_THREADS=2 "$program" 1
fi
echo "$passed passed, $failed failed"
((failed == 0))
