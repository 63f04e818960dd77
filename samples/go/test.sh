#!/usr/bin/env bash
# test.sh FOLDER_OF_LIBEAGER: builds the samples in Go and checks what they print.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
library=$(realpath --no-symlinks "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# shellcheck source=../../bindings/go/environment.sh
source "$here/../../bindings/go/environment.sh" "$library" "$work"
cd "$here"
mkdir "$work/programs"
go build -o "$work/programs" ./...

for name in hello gradients linear_regression custom_gradient custom_op line_search lstm_cell; do
    "$work/programs/$name" | diff "../expected/$name.txt" -
done

# The losses of the C program, eagerly and as functions, and a network that classify runs.
losses() { awk '/^ +[0-9]+ .*%/ { print $2, $3, $4 } /^test/'; }
"$work/programs/digits" -data ../data -epochs 2 -threads 1 -save "$work/network" | losses >"$work/eager"
"$work/programs/digits" -data ../data -epochs 2 -threads 1 -function | losses | diff "$work/eager" -
if [[ -x $library/samples/digits ]]; then
    LC_ALL=C "$library/samples/digits" --data ../data --epochs 2 --threads 1 --svg "$work/svg" | losses | diff "$work/eager" -
fi
right=$(sed -n 's/^test accuracy: \(.*\)$/\1 right/p' "$work/eager")
"$work/programs/classify" "$work/network" ../data | grep -qF ", $right"

# A step that Python saved (samples/python/save_training.py) goes on with the losses that Python would have had.
"$work/programs/train_saved" ../data/step.eager ../data | diff ../expected/train_saved.txt -

# A training that the C program was to have 300 steps of: after 130 it is gone on with.
if [[ -x $library/samples/pipeline ]]; then
    mkdir "$work/whole" "$work/parts"
    "$library/samples/pipeline" ../data "$work/whole" 300 >"$work/out"
    "$library/samples/pipeline" ../data "$work/parts" 130 >/dev/null
    "$work/programs/pipeline" "$work/parts" 300 >"$work/continued"
    diff <(echo 'goes on at step 130' && tail -4 "$work/out") "$work/continued"
fi
