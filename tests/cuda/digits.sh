#!/usr/bin/env bash
# The digits sample has the same loss curve on a GPU as on the CPU: what is printed differs by no more than what
# rounding grows to in so many steps.
#
#   digits.sh PROGRAM LIBRARY DATA EPOCHS
set -euo pipefail

program=$1 library=$2 data=$3 epochs=$4
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

for device in cpu gpu; do
    "$program" --data "$data" --library "$library" --device $device:0 --epochs "$epochs" --svg "$folder/$device.svg" \
        >"$folder/$device" </dev/null
    grep -q "on $device:0" "$folder/$device" || { printf 'it did not run on %s:0\n' $device; exit 1; }
done
# A line of an epoch begins with its number, which is followed by the losses.
paste <(grep -E '^ +[0-9]+ +[0-9.]+ +[0-9.]+' "$folder/cpu") <(grep -E '^ +[0-9]+ +[0-9.]+ +[0-9.]+' "$folder/gpu") |
    awk -v epochs="$epochs" '
        function differ(a, b,   d) { d = a > b ? a - b : b - a; return d > 0.005 + 0.02 * a }
        { half = NF / 2; print "epoch", $1, "cpu", $2, $3, "gpu", $(half + 2), $(half + 3) }
        $1 != $(half + 1) || differ($2, $(half + 2)) || differ($3, $(half + 3)) { bad = 1 }
        END { if (NR != epochs || bad) { print "the curves differ"; exit 1 } }'
