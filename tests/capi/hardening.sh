#!/usr/bin/env bash
# hardening.sh FILE...: each file has read-only tables of functions from the start, no stack or page that is both
# written and run, no code that must be changed when it is loaded, and checks of its own stacks.
set -euo pipefail
failed=0
fail() {
    echo "FAILED  $1: $2"
    failed=1
}
for file in "$@"; do
    segments=$(readelf -lW "$file") dynamic=$(readelf -dW "$file") symbols=$(nm -D "$file")
    grep -q GNU_RELRO <<<"$segments" || fail "$file" "no -z relro"
    grep -qE 'BIND_NOW|FLAGS.* NOW' <<<"$dynamic" || fail "$file" "no -z now"
    grep -qE 'GNU_STACK .* RW +0x' <<<"$segments" || fail "$file" "its stack can be run"
    ! grep -qE 'LOAD .* RWE' <<<"$segments" || fail "$file" "pages that are written and run"
    ! grep -q TEXTREL <<<"$dynamic" || fail "$file" "relocations in code"
    grep -q ' U __stack_chk_fail' <<<"$symbols" || fail "$file" "no -fstack-protector-strong"
    grep -qE ' U __[a-z]+_chk' <<<"$symbols" || fail "$file" "no -D_FORTIFY_SOURCE"
done
if ((failed == 0)); then echo "$# passed, 0 failed"; fi
exit "$failed"
