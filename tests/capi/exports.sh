#!/usr/bin/env bash
# exports.sh LIBRARY HEADER: the library exports what the header declares, each function with the version since which it
# exists, and nothing else.
set -euo pipefail
library=$1 header=$2
exported=$(nm -D --defined-only "$library" | awk '$2 != "A" {print $3}' | sort -u)
declared=$(grep -v '^#' "$header" | tr '\n' ' ' | sed 's:/\*[^*]*\*\+\([^/*][^*]*\*\+\)*/: :g' | grep -o 'EAGER_API[^;]*;' |
    sed "s/EAGER_SINCE(\([0-9]*\), \([0-9]*\)) \(.*\)/\3 @@EAGER_\1.\2/; /@@/!s/$/ @@EAGER_1.0/; s/.*\b\(eager_[a-z0-9_]*\) *(.* \(@@.*\)/\1\2/" |
    sort -u)
# The symbols of sanitizers are left out.
exported=$(grep -v '^__\(asan\|ubsan\|tsan\|sanitizer\|interceptor\)\|^_ZN\?S\?[A-Z_]*__sanitizer' <<<"$exported")
if ! diff <(echo "$declared") <(echo "$exported"); then
    echo "exports: < declared but not exported, > exported but not declared"
    exit 1
fi
dynamic=$(readelf -dW "$library")
for wanted in 'SONAME.*\[libeager\.so\.[0-9]*\]' 'FLAGS_1.*NODELETE'; do
    if ! grep -q "$wanted" <<<"$dynamic"; then
        echo "exports: no $wanted in the dynamic section"
        exit 1
    fi
done
echo "$(wc -l <<<"$exported") functions"
