#!/usr/bin/env bash
# Compares the layout of every C, C++ and CUDA file with .clang-format (clang-format 14, the version of Debian 12).
#
#   tests/format.sh             names the files that differ, and fails if there are any
#   tests/format.sh --update    formats them
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=support/tree_files.sh
source tests/support/tree_files.sh
program=$(command -v clang-format-14 || command -v clang-format || true)
if [[ -z $program ]] || ! "$program" --version | grep -q 'version 14\.'; then
    printf 'tests/format.sh: there is no clang-format 14\n' >&2
    exit 1
fi
mode=(--dry-run --Werror)
[[ ${1:-} == --update ]] && mode=(-i)
tree_files '*.h' '*.hpp' '*.c' '*.cpp' '*.cu' '*.cuh' | xargs -0 -P "$(nproc)" -n 20 "$program" --style=file "${mode[@]}"
