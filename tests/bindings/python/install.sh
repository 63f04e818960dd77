#!/usr/bin/env bash
# What a user does: installs libeager, then the package with pip against it, and runs a program outside of the source tree.
# Exit 77 (skipped) where pip has no network, unless EAGER_REQUIRE_PYTHON_TESTS=1.
#
#   tests/bindings/python/install.sh BUILD_FOLDER
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=$(cd "$1" && pwd)
work=$build/python-install
# shellcheck source=environment.sh
source "$here/environment.sh"
rm -rf "$work"
mkdir -p "$work/elsewhere"
python=$(python_of "$build")
make_environment "$python" "$work/environment" "scikit-build-core>=0.10"

cmake --install "$build" --prefix "$work/prefix" >/dev/null
if command -v ccache >/dev/null; then export CMAKE_CXX_COMPILER_LAUNCHER=ccache; fi
# Without build isolation: what the build needs is in the environment, and is downloaded once.
export CC=${CC:-cc} CXX=${CXX:-c++} CMAKE_PREFIX_PATH=$work/prefix
pip_of "$python" "$work/environment" install --quiet --no-build-isolation --no-deps --config-settings=build-dir="$work/build" \
    --config-settings=cmake.define.EAGER_PYTHON_USE_INSTALLED=ON "$here/../../../bindings/python"
cp "$here/smoke.py" "$work/elsewhere"
cd "$work/elsewhere"
"$work/environment/bin/python" -I smoke.py
"$work/environment/bin/python" -I -c "
import eager, importlib.metadata
assert eager.__version__ == importlib.metadata.version('eager'), (eager.__version__, importlib.metadata.version('eager'))"
