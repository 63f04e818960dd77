#!/usr/bin/env bash
# run.sh FOLDER_OF_LIBEAGER: builds the C++ binding's tests and samples with GCC, and where there is Clang some of them with that, and
# runs them; the tests of misuse and of ops of the program's also under AddressSanitizer and UBSan. A library with a sanitizer is
# driven by the tests alone; to it the rows of conformance are the calls that C's program makes, and they take longest to compile.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../../.." && pwd)
library=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$root"
unset LIBRARY_PATH # a JVM or another toolkit there must not hide the system's libraries
export LC_ALL=C

compile=(-std=c++17 -Wall -Wextra -Wpedantic -Werror -pthread -I"$work/headers" -I"$root/include" -I"$root/bindings/cpp/include")
link=(-L"$library" -leager -Wl,-rpath,"$library")
sanitized=$(nm -D "$library/libeager.so" | grep -c '__asan_init' || true)
if ((sanitized)); then # undefined behaviour is looked for in the library, and in misuse and custom_ops with another one
    compile+=(-DEAGER_TESTS_SANITIZED -fsanitize=address)
    link+=(-fsanitize=address)
fi

fail() { echo "FAILED  $*"; exit 1; }

# Rows of conformance take longest to compile. As results a third of them is compiled, by Clang: what differs is how a call's error
# comes, and results.cpp and misuse.cpp have that.
second=g++
if command -v clang++ >/dev/null; then second=clang++; else echo "without clang++ GCC alone compiles the binding"; fi

# A compilation spends two seconds on <eager.hpp>, unless the header is compiled already: GCC finds it here where it is the first that a
# source itself includes, or where -include names it, and the options are the same. Clang is told where it is.
mkdir "$work/headers"
ln -s "$root/bindings/cpp/include/eager.hpp" "$work/headers"
g++ "${compile[@]}" -O0 -x c++-header "$work/headers/eager.hpp" -o "$work/headers/eager.hpp.gch" &
as_results=("$second" "${compile[@]}" -O0 -fno-exceptions)
if [[ $second == clang++ ]] && ((!sanitized)); then
    clang++ "${compile[@]}" -O0 -fno-exceptions -x c++-header "$work/headers/eager.hpp" -o "$work/eager.pch" &
    as_results+=(-include-pch "$work/eager.pch")
fi

# All compilations, two at a time, the longest first.
jobs=()
job() { jobs+=("$(printf '%q ' "$@")"); }
plain=(tests datasets misuse)
((!sanitized)) || plain+=(custom_ops)
tests=("${plain[@]}" results)
conformance=()
if ((!sanitized)); then
    tests+=(results_by_choice examples)
    conformance+=("" results_)
fi
for name in misuse custom_ops; do
    ((sanitized)) || job g++ "${compile[@]}" -O0 -g1 -fsanitize=address,undefined -fno-sanitize-recover=undefined \
        "$here/$name.cpp" -o "$work/${name}_sanitized" "${link[@]}"
done
for source in "$here"/conformance*.cpp; do
    ((sanitized)) && break
    name=$(basename "$source")
    job g++ "${compile[@]}" -O0 -include eager.hpp -c "$source" -o "$work/$name.o"
    [[ $name == *rows_* && $name != *rows_[147].cpp ]] ||
        job "${as_results[@]}" -c "$source" -o "$work/results_$name.o"
done
for name in "${plain[@]}"; do job g++ "${compile[@]}" -O0 -include eager.hpp "$here/$name.cpp" -o "$work/$name" "${link[@]}"; done
job g++ "${compile[@]}" -O0 -fno-exceptions "$here/results.cpp" -o "$work/results" "${link[@]}"
short=(hello gradients linear_regression custom_gradient custom_op line_search lstm_cell train_saved)
if ((!sanitized)); then
    job g++ "${compile[@]}" -O0 -include eager.hpp "$here/examples.cpp" -o "$work/examples" "${link[@]}"
    job g++ "${compile[@]}" -O2 samples/cpp/digits.cpp -o "$work/digits" "${link[@]}"
    for name in "${short[@]}" classify; do job g++ "${compile[@]}" -O0 "samples/cpp/$name.cpp" -o "$work/$name" "${link[@]}"; done
    job g++ "${compile[@]}" -O0 -DEAGER_RESULTS "$here/results.cpp" -o "$work/results_by_choice" "${link[@]}"
fi
if [[ $second == clang++ ]] && ((!sanitized)); then
    for name in tests datasets; do job clang++ "${compile[@]}" -fsyntax-only "$here/$name.cpp"; done
    job "${as_results[@]}" -fsyntax-only "$here/results.cpp"
    job clang++ "${compile[@]}" -std=c++20 -fsyntax-only "$here/custom_ops.cpp" # std::span
fi
wait # for the headers
printf '%s\n' "${jobs[@]}" | xargs -P "$(nproc)" -d '\n' -I{} bash -c '{}'
for name in "${conformance[@]}"; do g++ "${compile[@]}" "$work/$name"conformance*.o -o "$work/${name}conformance" "${link[@]}"; done

for name in "${tests[@]}"; do "$work/$name"; done
"$work/misuse" --end || fail "the end of the process while a thread computes"
for kept in "" static; do "$work/datasets" --end $kept || fail "the end of the process while a pipeline runs"; done
for name in "${conformance[@]}"; do "$work/${name}conformance"; done
if ((sanitized)); then exit; fi
for name in misuse custom_ops; do
    ASAN_OPTIONS=detect_leaks=1:allocator_may_return_null=1 \
        LSAN_OPTIONS=suppressions=$root/tests/support/lsan.txt:print_suppressions=0 "$work/${name}_sanitized"
done

for name in "${short[@]}"; do
    "$work/$name" | diff "samples/expected/$name.txt" - || fail "samples/cpp/$name"
done
"$work/digits" --epochs 2 --seed 3 --threads 1 --save "$work/network" >"$work/eager.txt"
"$work/digits" --epochs 2 --seed 3 --threads 1 --function >"$work/function.txt"
numbers() { awk '/^ +[0-9]+ .*%/ { print $2, $3, $4 } /^test/' "$1"; }
[[ $(numbers "$work/eager.txt" | wc -l) == 3 ]] || fail "samples/cpp/digits"
numbers "$work/eager.txt" | diff - <(numbers "$work/function.txt") || fail "samples/cpp/digits --function"
if [[ -x $library/samples/digits ]]; then # the C program's losses, to the last digit
    "$library/samples/digits" --library "$library/libeager.so" --svg "$work/loss.svg" --epochs 2 --seed 3 --threads 1 >"$work/c.txt"
    numbers "$work/c.txt" | diff - <(numbers "$work/eager.txt") || fail "the losses of samples/cpp/digits"
fi
right=$(sed -n 's/^test accuracy: \(.*\)$/\1 right/p' "$work/eager.txt")
"$work/classify" "$work/network" samples/data | grep -qF ", $right" || fail "samples/cpp/classify"
echo "C++: samples are as expected"
