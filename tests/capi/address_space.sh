#!/usr/bin/env bash
# address_space.sh PROGRAM: with little address space the library loads and computes. What it has no room for is
# RESOURCE_EXHAUSTED: it does not wait for ever, crash or print.
set -euo pipefail
program=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

# with KIB: runs the program with so much address space; its lines are in $work/out.
with() {
    local rc=0
    (ulimit -v "$1" && exec timeout 20 "$program" >"$work/out" 2>"$work/err") || rc=$?
    if ((rc != 0)) || [[ -s $work/err ]] || grep -vE '^(end|[a-z0-9 ]+: (OK|RESOURCE_EXHAUSTED).*)$' "$work/out"; then
        echo "FAILED with $1 KiB: exit code $rc"
        cat "$work/out" "$work/err"
        failed=1
    fi
}
has() {
    grep -qE "$1" "$work/out" && return
    echo "FAILED: no line '$1' in"
    cat "$work/out"
    failed=1
}

with 204800
has '^add float32: OK'
has '^matmul float32: OK'
has '^matmul float64: RESOURCE_EXHAUSTED .*address space'
has '^end'
with unlimited
[[ $(grep -c ': OK' "$work/out") == 5 ]] || has 'five times OK'
# Tries sizes around what each step needs.
for ((kib = 120000; kib < 1400000; kib += 40000)); do with "$kib"; done
if ((failed == 0)); then echo "1 passed, 0 failed"; fi
exit "$failed"
