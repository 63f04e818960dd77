#!/usr/bin/env bash
# pytest over this folder, with the package as BUILD_FOLDER has it, in a virtual environment that all builds of a checkout share.
# Exit 77 (skipped) where that cannot be made, unless EAGER_REQUIRE_PYTHON_TESTS=1.
#
#   tests/bindings/python/run.sh BUILD_FOLDER [PYTEST_ARGUMENT...]
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=$(cd "$1" && pwd)
shift
# shellcheck source=environment.sh
source "$here/environment.sh"
python=$(python_of "$build")
environment=$(cd "$here/../../.." && pwd)/build/python-tests/$("$python" -c 'import sys; print(sys.implementation.cache_tag)')
make_environment "$python" "$environment" "${TEST_PACKAGES[@]}"

# A sanitizer's run-time library must come first in a process. Python's own allocator hides what is out of bounds, and
# what NumPy and interrupted threads keep until the end is no leak of ours. What a sanitizer says before it ends the
# process must not lie in pytest's captured output.
preload=
if nm -D "$build/libeager.so" | grep __asan_init >/dev/null; then
    preload="$(gcc -print-file-name=libasan.so) $(gcc -print-file-name=libubsan.so)"
    export PYTHONMALLOC=malloc ASAN_OPTIONS=${ASAN_OPTIONS:-}:detect_leaks=0 EAGER_SANITIZED=1
    # Figures of memory mean little, since what is released stays in quarantine.
    set -- --capture=sys -k 'not memory_of_attention and not memory_stays_flat and not million_ops_are_flat' "$@"
    # Programs, mypy, the search for mistakes in ops, and what is Python's own code over them take minutes, and drive what the other
    # tests drive; the rows of conformance and the cases of ops are C's, too.
    for left_out in samples stubs testing documents docs conformance array_api metrics losses numpy training op_cases torch_values nest \
        'compat*' 'keras*'; do
        set -- --ignore-glob="$here/test_$left_out.py" "$@"
    done
fi
cd "$here" # not where a folder named eager lies
export PYTHONPATH=$build/python EAGER_BUILD=$build
LD_PRELOAD=$preload exec "$environment/bin/python" -m pytest -q -p no:cacheprovider "$@" "$here"
