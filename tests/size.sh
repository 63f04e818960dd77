#!/usr/bin/env bash
# size.sh LIBRARY [--update]: compares the size of the stripped library, compiled together (EAGER_COMPILE_TOGETHER) as wheels and
# first builds are, with the recorded one (tests/size.txt). It may be smaller, and up to 5% larger, but never larger than 12 MB. A
# change that adds ops records the size anew, with --update, and says so in its message.
#
# The record has a line for each configuration: processor, compiler, and oneDNN where the library is built with it. A library of
# another configuration is held to the limit alone.
set -euo pipefail
most=12000000
recorded=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/size.txt
library=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

strip -o "$work/stripped" "$library"
bytes=$(stat -c %s "$work/stripped")
if ((bytes > most)); then
    echo "The stripped library has $bytes bytes; it may have $most. 'nm --size-sort' of the objects says where they are."
    exit 1
fi
machine=$(readelf -h "$library" | sed -n 's/^ *Machine: *//p' | tr ' ' '_')
compiler=$(readelf -p .comment "$library" | sed -nE 's/.*(GCC|clang)[^0-9]* ([0-9]+)\..*/\1-\2/p' | sort -u | paste -sd+)
configuration="$machine $compiler"
if readelf -d "$library" | grep -q 'NEEDED.*libdnnl'; then configuration+=" onednn"; fi

before=$({ grep -F "$configuration: " "$recorded" 2>/dev/null || true; } | sed 's/.*: //')
if [[ ${2:-} == --update ]]; then
    { grep -vF "$configuration: " "$recorded" 2>/dev/null || true; } >"$work/size.txt"
    echo "$configuration: $bytes" >>"$work/size.txt"
    sort "$work/size.txt" >"$recorded"
    echo "recorded $bytes bytes for $configuration (before: ${before:-none})"
    exit
fi
if [[ -z $before ]]; then
    echo "$bytes bytes; there is no record for $configuration"
    exit 77
fi
echo "$bytes bytes, recorded $before ($configuration)"
if ((bytes * 100 > before * 105)); then
    echo "The stripped library has grown by more than 5%. 'nm --size-sort' of the objects says where; see --update."
    exit 1
fi
