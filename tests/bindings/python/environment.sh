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

# make_environment PYTHON FOLDER PACKAGE...: a virtual environment, kept as long as Python and packages are the same. Ends the
# script with 77 where it cannot be made. What Python compiles later lies there, and beside no source, whatever is set outside: the
# tests start hundreds of programs.
make_environment() {
    local python=$1 environment=$2 made lock
    shift 2
    made="$("$python" -VV) $*"
    mkdir -p "$(dirname "$environment")"
    exec {lock}>"$environment.lock" # for tests that run at the same time
    flock "$lock"
    if [[ $(cat "$environment/made-with" 2>/dev/null) != "$made" ]]; then
        rm -rf "$environment"
        # Nothing is compiled: a test imports few of the packages' files.
        if ! { "$python" -m venv --without-pip "$environment" && pip_of "$python" "$environment" install --quiet --no-compile "$@"; }; then
            printf 'skipped: %s could not be installed (no network, or no python3-venv)\n' "$*"
            [[ ${EAGER_REQUIRE_PYTHON_TESTS:-} == 1 ]] && exit 1
            exit 77
        fi
        printf '%s\n' "$made" >"$environment/made-with"
    fi
    exec {lock}>&-
    unset PYTHONDONTWRITEBYTECODE
    export PYTHONPYCACHEPREFIX=$environment/compiled
}

# pip_of PYTHON ENVIRONMENT ARGUMENT...: runs pip in the environment: Python's own, from 22.3 on, or else the environment's, which
# takes as long to put there as all that the tests need.
pip_of() {
    local python=$1 environment=$2 pip
    shift 2
    pip=("$python" -m pip --python "$environment")
    if ! "${pip[@]}" --version >/dev/null 2>&1; then
        pip=("$environment/bin/python" -m pip)
        "${pip[@]}" --version >/dev/null 2>&1 || "$environment/bin/python" -m ensurepip >/dev/null || return
    fi
    "${pip[@]}" --disable-pip-version-check "$@"
}

# python_of BUILD_FOLDER: the Python that it was built for.
python_of() {
    sed -nE 's/^(EAGER_PYTHON|Python)_EXECUTABLE:[A-Z]*=//p' "$1/CMakeCache.txt" | head -1
}
