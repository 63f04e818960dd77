#!/usr/bin/env bash
# test.sh CASE FOLDER LIBRARY: checks one sample, whose program lies in FOLDER. CTest runs it.
set -euo pipefail

case=$1 programs=$2 library=$3
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

digits() {
    LC_ALL=C "$programs/digits" --library "$library" --data "$work/data" --svg "$work/loss.svg" "$@"
}

copy_data() {
    cp -r "$here/data" "$work/data"
}

# expect_error PATTERN ARGUMENT...: the program must end with exit code 1, after one line on standard error that matches.
expect_error() {
    local pattern=$1 code=0
    shift
    digits "$@" >"$work/out" 2>"$work/err" || code=$?
    cat "$work/err"
    [[ $code == 1 ]] || { echo "exit code $code instead of 1"; exit 1; }
    [[ $(wc -l <"$work/err") == 1 ]] || { echo "not one line"; exit 1; }
    [[ $(<"$work/err") =~ $pattern ]] || { echo "does not match: $pattern"; exit 1; }
}

# The losses and accuracies that are printed.
numbers() { awk '/^ +[0-9]+ .*%/ { print $1, $2, $3, $4 } /^test/'; }

# put FILE OFFSET BYTES: overwrites bytes, given as \xNN, in a data file.
put() {
    printf '%b' "$3" | dd of="$work/data/$1" bs=1 seek="$2" conv=notrunc status=none
}

test_accuracy() {
    local least=$1 accuracy
    shift
    digits "$@" | tee "$work/out"
    accuracy=$(sed -n 's/^test accuracy: \(.*\)%$/\1/p' "$work/out")
    grep -q '</svg>' "$work/loss.svg"
    awk -v a="$accuracy" -v least="$least" 'BEGIN { exit !(a >= least) }'
}

images=train-images-idx3-ubyte
case $case in
digits_accuracy)
    copy_data
    test_accuracy 97 # with the defaults, as samples/run.sh trains
    # It takes less than 30 s, unless the library was built with a sanitizer, which makes it slower.
    if ! nm -D "$library" | grep '__[at]san_' >/dev/null; then ((SECONDS < 30)); fi
    ;;
digits_compressed)
    copy_data
    gzip "$work/data"/*ubyte
    test_accuracy 50 --epochs 2 --batch=128 --learning-rate 0.003
    ;;
digits_same_seed)
    copy_data
    digits --epochs 1 --seed 7 --threads 1 | grep 'test accuracy' >"$work/first"
    digits --epochs 1 --seed 7 --threads 1 | grep 'test accuracy' | diff "$work/first" -
    ;;
digits_function) # the same numbers as eager code
    copy_data
    digits --epochs 2 --threads 1 | numbers >"$work/eager"
    [[ $(wc -l <"$work/eager") == 3 ]]
    digits --epochs 2 --threads 1 --function | numbers | diff "$work/eager" -
    ;;
digits_interrupted) # and gone on with: the same curve, to the last digit
    copy_data
    digits --epochs 12 --function | numbers >"$work/whole"
    mv "$work/loss.svg" "$work/whole.svg"
    LC_ALL=C "$programs/digits" --library "$library" --data "$work/data" --svg "$work/loss.svg" --epochs 12 --function \
        --checkpoint "$work/saved.safetensors" >"$work/begun" &
    until grep -q '^ *3 ' "$work/begun"; do sleep 0.01; done
    kill -INT $!
    code=0
    wait $! || code=$?
    cat "$work/begun"
    [[ $code == 130 ]] || { echo "exit code $code instead of 130"; exit 1; }
    grep -q "^interrupted in epoch [4-9]: saved to $work/saved.safetensors, from which --resume goes on$" "$work/begun"
    digits --resume --function --checkpoint "$work/saved.safetensors" | tee "$work/rest"
    grep -q '^goes on   in epoch [4-9], from ' "$work/rest"
    cat "$work/begun" "$work/rest" | numbers | diff "$work/whole" -
    cmp "$work/whole.svg" "$work/loss.svg"
    expect_error 'nothing.safetensors; No such file' --resume --checkpoint "$work/nothing.safetensors"
    printf '\x02\0\0\0\0\0\0\0{}' >"$work/other.safetensors"
    expect_error 'Key epochs not found in checkpoint' --resume --checkpoint "$work/other.safetensors"
    ;;
digits_classify) # saved by the C program, run by the Go program: as many are right
    copy_data
    digits --epochs 2 --function --save "$work/network" | tee "$work/out"
    (
        source "$here/../bindings/go/environment.sh" "$(dirname "$library")" "$work"
        cd "$here/go"
        go build -o "$work/classify" ./classify
    )
    right=$(sed -n 's/^test accuracy: \(.*\)$/\1 right/p' "$work/out")
    "$work/classify" "$work/network" "$work/data" | tee /dev/stderr | grep -qF ", $right"
    expect_error 'nowhere/network.*No such file or directory$' --save "$work/nowhere/network"
    ;;
digits_help)
    digits --help | grep -q -e '--learning-rate'
    diff <(digits --help | grep -e '^  --') <("$here/run.sh" --help | grep -e '^  --')
    ;;
digits_no_folder) expect_error 'data: No such file or directory$' ;;
digits_no_file)
    copy_data
    rm "$work/data/$images"
    expect_error "$images: no such file, nor with .gz$"
    ;;
digits_cut_off)
    copy_data
    truncate -s 5000 "$work/data/$images"
    expect_error "$images: cut off: expected 95824 bytes, found 5000$"
    ;;
digits_cut_off_header)
    copy_data
    truncate -s 7 "$work/data/$images"
    expect_error "$images: cut off: expected 16 bytes, found 7$"
    ;;
digits_cut_off_compressed)
    copy_data
    gzip "$work/data/$images"
    truncate -s 5000 "$work/data/$images.gz"
    expect_error "$images.gz: cut off: expected 95824 bytes, found [0-9]+$"
    ;;
digits_magic)
    copy_data
    cp "$work/data/train-labels-idx1-ubyte" "$work/data/$images"
    expect_error "$images: not the idx file expected: magic number 00000801 instead of 00000803$"
    ;;
digits_too_long)
    copy_data
    echo >>"$work/data/$images"
    expect_error "$images: too long: expected 95824 bytes, found more$"
    ;;
digits_labels)
    copy_data
    put train-labels-idx1-ubyte 8 '\x0b'
    expect_error 'train-labels-idx1-ubyte: label 0 is 11, not a digit$'
    ;;
digits_counts)
    copy_data
    cp "$work/data/t10k-labels-idx1-ubyte" "$work/data/train-labels-idx1-ubyte"
    expect_error '1497 pictures but 300 labels for train$'
    ;;
digits_no_library) expect_error 'nothing.so: cannot open shared object file' --library "$work/nothing.so" ;;
digits_no_device)
    copy_data
    expect_error 'gpu:99' --device gpu:99
    ;;
digits_bad_option) expect_error "'--epoch' is not an option" --epoch 3 ;;
digits_bad_number) expect_error "^digits: --epochs: '3x' is not a whole number from 1 to" --epochs 3x ;;
digits_bad_svg)
    copy_data
    expect_error 'nowhere/loss.svg: No such file or directory$' --svg "$work/nowhere/loss.svg"
    ;;
pipeline) # interrupted or not, the losses are the same
    mkdir "$work/whole" "$work/parts"
    "$programs/pipeline" "$here/data" "$work/whole" 300 | tee "$work/out"
    "$programs/pipeline" "$here/data" "$work/parts" 130
    "$programs/pipeline" "$here/data" "$work/parts" 300 | tee "$work/continued"
    grep -qx 'goes on at step 130' "$work/continued"
    diff <(tail -4 "$work/out") <(tail -4 "$work/continued")
    awk '/step 300/ { exit !($4 < 0.6) }' "$work/out"
    ls "$work/whole"/events.out.tfevents.* >/dev/null

    mkdir "$work/killed" "$work/as_long" "$work/empty"
    "$programs/pipeline" "$here/data" "$work/killed" 1000000000 >/dev/null &
    until (($(find "$work/killed" -name "step-*.safetensors" | wc -l) >= 2)); do sleep 0.01; done # so that the first is listed
    kill -9 $!
    wait || true
    steps=$("$programs/pipeline" "$here/data" "$work/killed" 0 | sed -n 's/^goes on at step //p')
    ((steps >= 50))
    "$programs/pipeline" "$here/data" "$work/killed" $((steps + 50)) | tee "$work/continued"
    diff <(tail -1 "$work/continued") <("$programs/pipeline" "$here/data" "$work/as_long" $((steps + 50)) | tail -1)

    : >"$work/empty/digits.tfrecord"
    ! "$programs/pipeline" "$here/data" "$work/empty" 300 2>"$work/err"
    grep -qx ".*/digits.tfrecord has no records" "$work/err"
    [[ ! -e $work/whole/digits.tfrecord.part ]]
    ;;
*) "$programs/$case" | diff "$here/expected/$case.txt" - ;;
esac
