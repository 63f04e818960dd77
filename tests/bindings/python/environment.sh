# shellcheck shell=bash
# To be sourced. What the Python tests run in.

# The last versions that the oldest Python of today takes differ from the newest; each is pinned, so that a run can be repeated.
TEST_PACKAGES=(
    "numpy==2.0.2;python_version<'3.11'" "numpy==2.4.6;python_version>='3.11'"
    "pytest==8.4.2"
    "ml_dtypes==0.5.4"
    "safetensors==0.6.2"
    "tensorboard==2.21.0;python_version>='3.11'"
    "mypy==2.4.1;python_version>='3.10'"
)

# make_environment BUILD_FOLDER FOLDER PACKAGE...: a virtual environment of the Python that BUILD_FOLDER was built for.
# Kept as long as Python and packages are the same. Ends the script with 77 where it cannot be made.
make_environment() {
    local build=$1 environment=$2 python made
    shift 2
    python=$(sed -nE 's/^(EAGER_PYTHON|Python)_EXECUTABLE:[A-Z]*=//p' "$build/CMakeCache.txt" | head -1)
    made="$("$python" -VV) $*"
    if [[ $(cat "$environment/made-with" 2>/dev/null) != "$made" ]]; then
        rm -rf "$environment"
        if ! { "$python" -m venv "$environment" && "$environment/bin/pip" install --quiet --disable-pip-version-check "$@"; }; then
            printf 'skipped: %s could not be installed (no network, or no python3-venv)\n' "$*"
            [[ ${EAGER_REQUIRE_PYTHON_TESTS:-} == 1 ]] && exit 1
            exit 77
        fi
        printf '%s\n' "$made" >"$environment/made-with"
    fi
}
