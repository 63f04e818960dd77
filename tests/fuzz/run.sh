#!/usr/bin/env bash
# run.sh [SECONDS]: builds the fuzzers with Clang's libFuzzer, AddressSanitizer and UndefinedBehaviorSanitizer, and runs
# them. Inputs that crash are left in build/fuzz. It is readers that are fuzzed: kernels, which take most of the time to compile, are
# not instrumented, and are for one SIMD target alone.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=$root/build/fuzz
# shellcheck source=../../cmake/debian.sh
source "$root/cmake/debian.sh"
install_missing "${BUILD_PACKAGES[@]}" catch2 clang libclang-rt-dev
unset LIBRARY_PATH
cmake -S "$root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DEAGER_BUILD_TESTS=ON -DEAGER_BUILD_SAMPLES=OFF \
    -DEAGER_WITH_CUDA=OFF -DEAGER_WITH_ONEDNN=OFF -DEAGER_SANITIZE=address,undefined,fuzzer-no-link \
    -DCMAKE_C_COMPILER=clang -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_{C,CXX}_FLAGS_RELEASE=-O1 \
    -DCMAKE_CXX_FLAGS=-DHWY_COMPILE_ONLY_STATIC
cmake --build "$build" --target fuzz_decode_image fuzz_load_function fuzz_open_checkpoint fuzz_read_records fuzz_restore_iterator
cd "$build"
export ASAN_OPTIONS=allocator_may_return_null=1 LSAN_OPTIONS=suppressions=$root/tests/support/lsan.txt:print_suppressions=0
for fuzzer in decode_image load_function open_checkpoint read_records restore_iterator; do
    mkdir -p "corpus/$fuzzer"
    "tests/fuzz/fuzz_$fuzzer" -max_total_time="${1:-3600}" -max_len=100000 -len_control=0 -timeout=60 -rss_limit_mb=4096 "corpus/$fuzzer"
done
