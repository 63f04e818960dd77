#!/usr/bin/env bash
# Adds an op to a copy of the tree by the guide at the end of runtime/README.md alone, builds it, and runs its op case on
# the CPU, on the fake GPU, and through Python's function, for which nothing is added. The copy lies in build/add_op; with
# ccache only what sees the new op is compiled.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
tree=$root/build/add_op
cd "$root"
# shellcheck source=support/tree_files.sh
source tests/support/tree_files.sh
unset LIBRARY_PATH
export CCACHE_BASEDIR=$tree CCACHE_NOHASHDIR=1

# Files keep their times, so that a second run compiles little.
mkdir -p "$tree"
find "$tree" -mindepth 1 -maxdepth 1 ! -name build -exec rm -rf {} +
tree_files | xargs -0 cp -p --parents -t "$tree"

# The steps of the guide: `FILE`, before or after `LINE`: and a block of C++.
python3 - "$tree" <<'PYTHON'
import pathlib
import re
import sys

tree = pathlib.Path(sys.argv[1])
guide = (tree / "runtime/README.md").read_text()
guide = guide[guide.index("## Add an op"):]
steps = re.findall(r"`([^`\n]+)`, (before|after) `([^`\n]+)`:\n\n```c\+\+\n(.*?)```\n", guide, re.S)
assert len(steps) >= 4, "the guide has lost its steps"
for path, where, line, block in steps:
    text = (tree / path).read_text()
    assert text.count(line + "\n") == 1, f"{path} has {text.count(line)} lines '{line}'"
    (tree / path).write_text(text.replace(line + "\n", line + "\n" + block if where == "after" else block + line + "\n"))
    print("added to", path)
PYTHON
op=$(sed -n 's/.*An example: `\([a-z0-9_]*\)`.*/\1/p' runtime/README.md)

# Objects that the cache has are those of the way in which build/release was compiled.
together=$(sed -n 's/^EAGER_COMPILE_TOGETHER:BOOL=//p' build/release/CMakeCache.txt 2>/dev/null) || true

cd "$tree"
cmake --preset release -DEAGER_WITH_CUDA=OFF -DEAGER_BUILD_SAMPLES=OFF -DEAGER_BUILD_PYTHON=ON \
    -DCMAKE_C_COMPILER_LAUNCHER=ccache -DCMAKE_CXX_COMPILER_LAUNCHER=ccache -DEAGER_COMPILE_TOGETHER="${together:-OFF}" >build.log 2>&1 || { cat build.log; exit 1; }
cmake --build build/release --target op_cases op_cases_on_fake_gpu eager_python >build.log 2>&1 || { tail -50 build.log; exit 1; }
for program in "op_cases $op" "op_cases_on_fake_gpu on=gpu:0 $op" "op_cases family=complete"; do
    # shellcheck disable=SC2086
    result=$(build/release/tests/$program) || { printf '%s\n' "$result"; exit 1; }
    printf '%s: %s\n' "$program" "$(tail -1 <<<"$result")"
    [[ $(tail -1 <<<"$result") != "0 passed"* ]]
done

# Without a network there is no pytest (77).
python=0
tests/bindings/python/run.sh build/release -k "$op or every_op_and_attribute" || python=$?
((python == 0 || python == 77))
