#!/usr/bin/env bash
# across.sh CONFORMANCE: the functions that each language saved in $EAGER_CONFORMANCE_FILES are the same bytes as C's, and C loads
# all of them. A language whose test was left out has saved none.
set -euo pipefail
conformance=$1
cd "$EAGER_CONFORMANCE_FILES"
for file in *.eager; do
    cmp "$file" "c-${file#*-}"
done
languages=(*-step.eager)
echo "${#languages[@]} languages saved: ${languages[*]%-step.eager}"
((${#languages[@]} > 1))
exec "$conformance" "that any language saved"
