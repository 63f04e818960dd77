#!/usr/bin/env bash
# Builds and runs every test, also on a fresh Debian 12 machine. It installs what is missing, and then runs the release
# build with all tests, and sanitizers over the tests that they are for. The last line is "N passed, N failed". Before it stand the
# failed tests once more, each with the end of what it printed, for who reads the end of the output alone, and the
# languages that were left out, and why: Java, where there is no JDK that is new enough, for Debian 12 has none. Every language that
# EAGER_REQUIRE_BINDINGS lists must run; where it is not set, those that there is everything for.
#
#   tests/run.sh                     release, asan and tsan
#   tests/run.sh tsan                one group
#   tests/run.sh asan.gpu tsan.gpu   sanitizers over the fake GPU, for who changes the plug-in: its kernels are built for each
#   tests/run.sh fuzz                a minute of each fuzzer with Clang's libFuzzer, for which everything is built once more
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
# shellcheck source=../cmake/debian.sh
source cmake/debian.sh
# shellcheck source=../bindings/java/jdk.sh
source bindings/java/jdk.sh
groups=("$@")
((${#groups[@]})) || groups=(release asan tsan)

install_missing "${BUILD_PACKAGES[@]}" catch2 libbenchmark-dev abigail-tools clang-format-14 golang-go valgrind binutils locales python3-venv python3-dev
command -v cargo >/dev/null || install_missing rustc-web cargo-web rust-web-clippy rustfmt-web
languages="go rust"
if find_jdk >/dev/null 2>&1; then
    install_missing junit5 maven libmaven-{compiler,jar,resources}-plugin-java libsurefire-java
    languages+=" java"
fi
export EAGER_REQUIRE_BINDINGS=${EAGER_REQUIRE_BINDINGS-$languages}
unset OPENBLAS_CORETYPE # OpenBLAS shall see the machine as it is
# A JVM, a CUDA toolkit or another compiler in LIBRARY_PATH must not hide the packages' libraries.
unset LIBRARY_PATH
# The same objects wherever the checkout lies, those too that see Catch2 in a precompiled header.
export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros
# Every crate is compiled once, and a third faster where cargo keeps nothing for a compilation after a change.
export CARGO_INCREMENTAL=0

passed=0
failed=0
left_out=()
times=() # how long each part took
failures=$(mktemp)
trap 'rm -f "$failures"' EXIT

# count LOG: adds the numbers in ctest's last lines; tests that were not run count as failed.
count() {
    local line
    line=$(grep -E '^[0-9]+% tests passed, [0-9]+ tests? failed out of [0-9]+' "$1" | tail -1) || true
    if [[ $line =~ passed,\ ([0-9]+)\ tests?\ failed\ out\ of\ ([0-9]+) ]]; then
        failed=$((failed + BASH_REMATCH[1]))
        passed=$((passed + BASH_REMATCH[2] - BASH_REMATCH[1]))
    else
        failed=$((failed + 1))
    fi
}

# progress: of ctest's output, every fiftieth test, those that failed and those that took longer than a minute, so that what came
# before still stands in the last page of a run that is stopped.
progress() {
    awk 'match($0, /^ *[0-9]+\/[0-9]+ Test +#[0-9]+: /) && ($1 % 50 == 0 || /\*\*\*/ || $(NF - 1) > 60) || /tests passed/ { print; fflush() }'
}

# slowest LOG: notes the tests that took longest, in seconds.
slowest() {
    mapfile -t -O "${#times[@]}" times < <(sed -nE 's/^ *[0-9]+\/[0-9]+ Test +#[0-9]+: (.*[^. ]) \.+.* ([0-9.]+) sec.*/\2 \1/p' "$1" |
        sort -rn | head -8 | sed 's/^/    /')
}

# keep_failures NAME LOG: appends to the failures what ctest printed of each failed test, its first line and its last 40.
keep_failures() {
    awk -v group="$1" '
        function flush(   i) {
            if (failed == "") return
            printf "== failed in %s: %s\n", group, failed
            for (i = (lines > 40 ? lines - 39 : 1); i <= lines; i++) print substr(line[i], 1, 240)
            failed = ""
        }
        /^ *[0-9]+\/[0-9]+ Test +#[0-9]+: |^ +Start +[0-9]+: |^[0-9]+% tests passed/ {
            flush()
            lines = 0
            if (/\*\*\*/) failed = $0
            next
        }
        failed != "" { line[++lines] = $0 }
    ' "$2" >>"$failures"
}

# step WHAT COMMAND...: runs what counts as one test.
step() {
    local log=build/step.log
    mkdir -p build
    local start=$SECONDS
    if run_quietly "$@" 2>&1 | tee "$log"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        { printf '== failed: %s\n' "$1" && tail -40 "$log" | cut -c1-240; } >>"$failures"
    fi
    took "$1" "$start"
}

# took WHAT START: notes how long it took, in seconds, and says it at once, for who stops the run.
took() {
    times+=("$1: $((SECONDS - $2)) s")
    printf '== %s\n' "${times[-1]}"
}

# describe GROUP: sets the preset that it builds, the targets, and what chooses its tests; no preset where it is a step alone.
describe() {
    local name=$1
    preset='' fake_gpus=OFF
    case $name in
    # The sanitizers' builds and a first build compile what `units` does.
    release) preset=release targets=(all) tests=(-E '^units$') ;;
    # What is installed is never a sanitizer's build, and whole trainings take minutes that say nothing new.
    asan) preset=asan targets=(all) tests=(-E '^outside$|^samples\.digits_(accuracy|interrupted)$') ;;
    # Nor is what NVRTC compiles, and three tests have hundreds of fused kernels compiled.
    asan.gpu)
        preset=asan targets=(op_cases_on_fake_gpu cuda_tests) fake_gpus=ON
        tests=(-R '\.gpu$|^cuda:'
            -E '^cuda:(NVRTC|memory: figures|fused (reductions|ops) (of all dtypes|on the GPU may have any shape))')
        ;;
    # Only sources with threads; the other programs are not even built. Some tests in them that have none take half of the time.
    tsan)
        preset=tsan targets=(unit_tests stress_test)
        tests=(-R '^unit:|^stress$'
            -E '^unit:(fused ops give to the bit|memory: (printing|a collector is asked when an op )|the gradient of a chain of a million|rows of a step that gives few|texts of prototypes)')
        ;;
    tsan.gpu) preset=tsan targets=(cuda_tests) fake_gpus=ON tests=(-R '^cuda:.*(thread|flight|queued)') ;;
    fuzz) ;;
    *)
        printf 'tests/run.sh: unknown group %s\n' "$name" >&2
        exit 2
        ;;
    esac
}

# build GROUP: configures and builds its preset.
build() {
    local preset targets tests fake_gpus
    describe "$1"
    local options=(-DEAGER_BUILD_SAMPLES=ON
        -DCMAKE_C_COMPILER_LAUNCHER=ccache -DCMAKE_CXX_COMPILER_LAUNCHER=ccache -DCMAKE_CUDA_COMPILER_LAUNCHER=ccache)
    # A folder of the runtime is compiled together in a first build; later ones keep what they were configured with.
    [[ -e build/$preset/CMakeCache.txt ]] || options+=(-DEAGER_COMPILE_TOGETHER=ON)
    # Of the plug-in PTX alone, and that not optimised: machine code takes ten times as long. tests/gpu.sh has it.
    [[ $preset == release ]] && options+=(-DEAGER_BUILD_BENCH=ON -DEAGER_CUDA_ARCHITECTURES=80-virtual -DEAGER_CUDA_FAST_COMPILE=ON)
    [[ $preset == release ]] || options+=(-DEAGER_BUILD_FAKE_GPUS="$fake_gpus")
    [[ $preset == tsan ]] || options+=(-DEAGER_BUILD_PYTHON=ON)
    run_quietly "Configuring build/$preset" cmake --preset "$preset" "${options[@]}" &&
        run_quietly "Building build/$preset" cmake --build "build/$preset" --target "${targets[@]}"
}

# group NAME [NEXT]: builds its preset, unless the group before has begun to, and runs its tests. NEXT is the group behind it:
# where that has a build of its own, it is compiled with what these tests leave of the processors, which is a tenth.
group() {
    local preset targets tests fake_gpus start=$SECONDS
    describe "$1"
    local log=build/$preset/tests.log
    printf '== %s\n' "$1"
    if [[ $begun ]]; then
        wait "$begun"
    else
        build "$1"
    fi || {
        begun=''
        failed=$((failed + 1))
        printf '== failed: build/%s was not built\n' "$preset" >>"$failures"
        return
    }
    begun=''
    if [[ $preset == release ]]; then
        printf 'CUDA plug-in: %s\n' "$([[ -e build/release/libeager_cuda.so ]] && echo built || echo 'not built, there is no CUDA toolkit')"
    fi
    took "$1, built" "$start"
    if [[ ${2-} && $(describe "$2" && echo "$preset") != @("$preset"|) ]]; then
        (renice -n 19 "$BASHPID" >/dev/null && build "$2") &
        begun=$!
    fi
    start=$SECONDS
    ctest --test-dir "build/$preset" -j "$(nproc)" --output-on-failure --timeout 600 "${tests[@]}" </dev/null 2>&1 | tee "$log" | progress || true
    took "$1, tested" "$start"
    slowest "$log"
    count "$log"
    keep_failures "$1" "$log"
    mapfile -t -O "${#left_out[@]}" left_out < <(grep -hs '^[A-Z][a-z]* is left out: ' "build/$preset/Testing/Temporary/LastTest.log")
}

export EAGER_REQUIRE_PYTHON_TESTS=1 # what cannot be installed is a failure here
# Libraries that are built without a sanitizer keep memory of their own until the process ends. Of each allocation the eight innermost
# calls are kept, which lead from the library out to its interface: all of them cost a third of what allocates much.
export ASAN_OPTIONS=detect_leaks=1:allocator_may_return_null=1:malloc_context_size=8
export LSAN_OPTIONS=suppressions=$root/tests/support/lsan.txt:print_suppressions=0
export UBSAN_OPTIONS=print_stacktrace=1
export TSAN_OPTIONS=suppressions=$root/tests/support/tsan.txt:halt_on_error=1:allocator_may_return_null=1

for name in "${groups[@]}"; do
    describe "$name"
done
begun='' # the process that builds the group whose turn is next
for i in "${!groups[@]}"; do
    if [[ ${groups[i]} == fuzz ]]; then
        step "Building and running build/fuzz" tests/fuzz/run.sh 60
    else
        group "${groups[i]}" "${groups[i + 1]-}"
    fi
    if [[ ${groups[i]} == release ]]; then
        step "Adding an op by the guide" tests/add_op.sh
    fi
done

printf '%s\n' "${times[@]}"
cat "$failures"
((${#left_out[@]} == 0)) || printf '%s\n' "${left_out[@]}" | sort -u
printf '%d passed, %d failed\n' "$passed" "$failed"
((failed == 0))
