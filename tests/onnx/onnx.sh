#!/usr/bin/env bash
# onnx_test.py and onnx_export_test.py in a virtual environment of their own, made once; exit 77 (skipped) where it cannot be made,
# unless EAGER_REQUIRE_PYTHON_TESTS=1.
#
#   tests/onnx/onnx.sh LIBRARY FOLDER
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
library=$1 environment=$2
# shellcheck source=../bindings/python/environment.sh
source "$here/../bindings/python/environment.sh"
make_environment python3 "$environment" numpy==2.4.6 onnx==1.23.2 onnxruntime==1.31.1 pillow==13.0.0

result=0
for test in onnx_test onnx_export_test; do
    "$environment/bin/python" "$here/$test.py" "$library" || result=1
done
exit $result
