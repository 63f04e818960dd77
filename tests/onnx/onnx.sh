#!/usr/bin/env bash
# onnx_test.py and onnx_export_test.py in a virtual environment of its own, made once; exit 77 (skipped) where it cannot be made.
#
#   tests/onnx/onnx.sh LIBRARY FOLDER
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
library=$1 environment=$2
packages=(numpy==2.4.6 onnx==1.23.2 onnxruntime==1.31.1 pillow==13.0.0)
made=$environment/made-with

if [[ $(cat "$made" 2>/dev/null) != "${packages[*]}" ]]; then
    rm -rf "$environment"
    if ! { python3 -m venv "$environment" && "$environment/bin/pip" install --quiet --disable-pip-version-check "${packages[@]}"; }; then
        printf 'skipped: %s could not be installed (no network, or no python3-venv)\n' "${packages[*]}"
        exit 77
    fi
    printf '%s\n' "${packages[*]}" >"$made"
fi
export PYTHONDONTWRITEBYTECODE=1
result=0
for test in onnx_test onnx_export_test; do
    "$environment/bin/python" "$here/$test.py" "$library" || result=1
done
exit $result
