#!/usr/bin/env bash
# The GPU's tests and benchmarks, in two parts, since a machine with a GPU may have only a driver, the CUDA toolkit and
# Python with NumPy and PyTorch, and no network.
#
#   tests/gpu.sh bundle [FOLDER]   builds everything that `run` needs into one folder (build/gpu-bundle, under 50 MiB)
#   tests/gpu.sh run FOLDER        installs nothing; runs the tests and the benchmarks against PyTorch, within 8
#                                  minutes. The last line is "N passed, N failed"
#
# EAGER_CUDA_ARCHITECTURES (empty: see cmake/cuda.cmake) is what the kernels are compiled for; EAGER_BENCH_JSON is a file for
# the benchmarks' figures, and EAGER_GPU_LOGS a folder for all that the tests print.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# The libraries of this machine that the bundle contains. The C and C++ libraries are those of the other machine.
BUNDLED='libhwy|libgomp|libgfortran|libquadmath|libz'

bundle() {
    local folder=${1:-$root/build/gpu-bundle} build=$root/build/gpu files=$root/build/gpu/bundle
    # shellcheck source=../cmake/debian.sh
    source "$root/cmake/debian.sh"
    install_missing "${BUILD_PACKAGES[@]}" catch2 libbenchmark-dev binutils patchelf
    unset LIBRARY_PATH
    export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1
    run_quietly "Configuring $build" cmake -S "$root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release \
        -DEAGER_BUILD_TESTS=ON -DEAGER_BUILD_BENCH=ON -DEAGER_BUILD_SAMPLES=ON -DEAGER_WITH_ONEDNN=OFF -DEAGER_BUNDLE_BLAS=ON \
        -DEAGER_CUDA_ARCHITECTURES="${EAGER_CUDA_ARCHITECTURES:-}" \
        -DCMAKE_C_COMPILER_LAUNCHER=ccache -DCMAKE_CXX_COMPILER_LAUNCHER=ccache -DCMAKE_CUDA_COMPILER_LAUNCHER=ccache
    if ! grep -q '^EAGER_WITH_CUDA:BOOL=ON' "$build/CMakeCache.txt" || ! ninja -C "$build" -t query eager_cuda >/dev/null 2>&1; then
        printf 'tests/gpu.sh: the CUDA toolkit was not found\n' >&2
        exit 1
    fi
    run_quietly "Building $build" cmake --build "$build" --target eager eager_cuda op_cases gpu_tests gpu_bench sample_digits

    rm -rf "$files" "$folder"
    mkdir -p "$files" "$folder"
    cp -L "$build/libeager.so.1" "$build/libeager_cuda.so" "$build/tests/op_cases" "$build/tests/cuda/gpu_tests" \
        "$build/tests/bench/gpu_bench" "$files"
    cp "$build/samples/digits" "$files/digits"
    local file library
    library=$(sed -n 's/^EAGER_OPENBLAS_LIBRARY:.*=//p' "$build/CMakeCache.txt") # opened, not linked
    cp -L "$library" "$files/$(objdump -p "$library" | awk '/SONAME/ {print $2}')"
    for file in "$files"/*; do
        ldd "$file" | awk '$3 ~ /^\// {print $3}' | grep -E "/($BUNDLED)[^/]*\$" || true
    done | sort -u | while read -r library; do cp -L "$library" "$files"; done
    chmod u+w "$files"/*
    strip --strip-unneeded "$files"/*
    # All files find each other in their own folder; the plug-in also looks for the toolkit.
    local toolkit
    toolkit=$(readelf -d "$files/libeager_cuda.so" | sed -n 's/.*R.*PATH.*\[\(.*\)\]/\1/p' | sed 's/:*$//')
    for file in "$files"/*; do patchelf --set-rpath "\$ORIGIN" "$file"; done
    patchelf --set-rpath "\$ORIGIN:/usr/local/cuda/lib64:$toolkit" "$files/libeager_cuda.so"
    cp -r "$root/samples/data" "$root/tests/bench/gpu.py" "$root/tests/cuda/dlpack_torch.py" "$root/tests/cuda/digits.sh" "$files"
    tar -C "$files" -czf "$folder/files.tar.gz" .
    cp "${BASH_SOURCE[0]}" "$folder"
    du -sh "$folder" | awk '{print $1 " in " $2}'
    (($(du -sm "$folder" | cut -f1) < 50)) || { printf 'tests/gpu.sh: the bundle is too large\n' >&2; exit 1; }
}

passed=0
failed=0
deadline=350 # what runs before the benchmarks ends by then

say() { printf '%-58s %-8s %5ss  %s\n' "$@"; }

# check WHAT LIMIT COMMAND...: runs a program and prints one line. A count of tests in the program's last line is added
# to the total.
check() {
    local what=$1 limit=$2 log start=$SECONDS rc=0 ok=1 bad=0 note=
    shift 2
    log=$(mktemp)
    ((limit < deadline - SECONDS)) || limit=$((deadline - SECONDS > 1 ? deadline - SECONDS : 1))
    timeout "$limit" "$@" >"$log" 2>&1 </dev/null || rc=$?
    if [[ $(tail -1 "$log") =~ ^([0-9]+)\ passed,\ ([0-9]+)\ failed$ ]]; then
        ok=${BASH_REMATCH[1]} bad=${BASH_REMATCH[2]}
        note=$(tail -1 "$log")
    fi
    if ((rc != 0 && bad == 0)); then
        ok=$((ok > 1 ? ok : 0)) bad=1
        note="exit code $rc"
        ((rc == 124)) && note="over its $limit seconds"
    fi
    passed=$((passed + ok)) failed=$((failed + bad))
    say "$what" "$( ((bad == 0)) && echo ok || echo FAILED)" $((SECONDS - start)) "$note"
    ((bad == 0)) || tail -40 "$log" | cut -c1-400 | sed 's/^/    /'
    if [[ -n ${EAGER_GPU_LOGS:-} ]]; then
        mkdir -p "$EAGER_GPU_LOGS"
        mv "$log" "$EAGER_GPU_LOGS/${what//[^A-Za-z0-9_]/_}.log"
    fi
    rm -f "$log"
}

# beside WHAT LIMIT COMMAND...: a check that runs beside others, at most half as many as there are processors. Each has one
# thread.
at_once=$(($(nproc) / 2 > 1 ? $(nproc) / 2 : 1))
started=0
beside() {
    while (($(jobs -pr | wc -l) >= at_once)); do wait -n || true; done
    started=$((started + 1))
    (
        passed=0 failed=0
        export OPENBLAS_NUM_THREADS=1 EAGER_NUM_THREADS=1
        check "$@" >"$work/beside.$started"
        printf '%d %d\n' "$passed" "$failed" >"$work/counts.$started"
    ) &
}

# wait_for_all: prints what the checks that run beside each other have found, in their order.
wait_for_all() {
    local i ok bad
    wait
    for ((i = 1; i <= started; ++i)); do
        cat "$work/beside.$i"
        read -r ok bad <"$work/counts.$i"
        passed=$((passed + ok)) failed=$((failed + bad))
    done
}

run() {
    local folder=${1:?the folder that tests/gpu.sh bundle made} family
    work=$(mktemp -d) # known to the trap
    trap 'rm -rf "$work"' EXIT
    tar -C "$work" -xzf "$folder/files.tar.gz"
    cd "$work"
    export OPENBLAS_NUM_THREADS=4
    # Both sides use PyTorch's libraries of CUDA where it brings them, else the toolkit's.
    local theirs
    theirs=$(python3 -c '
import glob, importlib.util, os
torch = importlib.util.find_spec("torch")
print(":".join(sorted(glob.glob(os.path.join(os.path.dirname(os.path.dirname(torch.origin)), "nvidia", "*", "lib")))))
' 2>/dev/null || true)
    export LD_LIBRARY_PATH=$theirs${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
    nvidia-smi --query-gpu=name,driver_version,memory.total --format=csv,noheader 2>/dev/null || true
    date -u +%F
    SECONDS=0
    LD_DEBUG=files timeout 60 ./op_cases family=convolution on=gpu:0 conv2d 2>&1 |
        sed -nE 's/.*calling init: (.*libcu(blas|dnn)\.so.*)/opened \1/p' || true

    check "tests of the device" 120 ./gpu_tests
    check "an illegal address" 60 ./gpu_tests "[.lost]"
    for family in $(./op_cases families); do
        case $family in
        refusals) beside "random calls on gpu:0" 240 ./op_cases family=refusals on=gpu:0 calls=100 ;;
        *) beside "op cases on gpu:0: $family" 240 ./op_cases family=$family on=gpu:0 ;;
        esac
    done
    EAGER_CUDA_ALLOW_CUDNN=0 beside "op cases on gpu:0: convolution without cuDNN" 240 ./op_cases family=convolution on=gpu:0
    beside "digits: the CPU's loss curve" 90 ./digits.sh ./digits "$PWD/libeager.so.1" data 5
    beside "DLPack with PyTorch" 60 python3 dlpack_torch.py ./libeager.so.1
    wait_for_all
    printf '\n'
    local left=$((420 - SECONDS))
    if ((left > 60)); then
        timeout "$left" python3 gpu.py ./gpu_bench --seconds $((left < 170 ? left - 15 : 155)) \
            ${EAGER_BENCH_JSON:+--json "$EAGER_BENCH_JSON"} ||
            { failed=$((failed + 1)); printf 'the benchmarks failed\n'; }
    else
        printf 'no time is left for the benchmarks\n'
        failed=$((failed + 1))
    fi
    deadline=470
    local sanitizer
    sanitizer=$(command -v compute-sanitizer || echo /usr/local/cuda/bin/compute-sanitizer)
    printf '\n'
    if [[ -x $sanitizer ]] &&
        EAGER_CUDA_CACHING=0 timeout 20 "$sanitizer" --tool memcheck ./gpu_tests "a gradient crosses devices" >/dev/null 2>&1; then
        for family in indexing reduction shape network; do
            left=$((470 - SECONDS))
            ((left > 45)) || break
            # shellcheck disable=SC2046 # several ops
            EAGER_CUDA_CACHING=0 check "compute-sanitizer: $family" "$left" "$sanitizer" --tool memcheck --report-api-errors no --error-exitcode 9 \
                ./op_cases family=$family on=gpu:0 $(short_part $family)
        done
    else
        say "compute-sanitizer" skipped 0 "it does not run here"
    fi
    printf '\n%d passed, %d failed\n' "$passed" "$failed"
    ((failed == 0))
}

# short_part FAMILY: prints the ops whose kernels address memory in the most ways.
short_part() {
    case $1 in
    shape) echo permute_dims concat pad pad_grad roll tile_grad ;;
    indexing) echo gather gather_grad scatter_nd take_along_axis_grad ;;
    reduction) echo sum argmax logsumexp ;;
    network) echo softmax sparse_softmax_cross_entropy_with_logits clip_by_global_norm ;;
    esac
}

case ${1:-} in
bundle) bundle "${@:2}" ;;
run) run "${@:2}" ;;
*)
    sed -n '2,/^set/{/^set/d;s/^# \{0,1\}//;p}' "${BASH_SOURCE[0]}" >&2
    exit 2
    ;;
esac
