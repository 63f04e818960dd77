# shellcheck shell=bash
# To be sourced: the packages that the project builds with on Debian 12, and functions that install them.

BUILD_PACKAGES=(
    build-essential cmake ninja-build pkg-config ccache
    libopenblas-openmp-dev libhwy-dev libdnnl-dev nlohmann-json3-dev libprotozero-dev zlib1g-dev libpng-dev
    libffi-dev libboost-math-dev
)

# run_quietly WHAT COMMAND...: prints WHAT and runs the command, whose output it shows only if the command fails.
run_quietly() {
    local what=$1 log
    shift
    log=$(mktemp)
    printf '%s ...\n' "$what" >&2
    if ! "$@" >"$log" 2>&1 </dev/null; then
        cat "$log" >&2
        rm -f "$log"
        printf '%s: failed\n' "$what" >&2
        return 1
    fi
    rm -f "$log"
}

# install_missing PACKAGE...: installs with apt those packages that are not installed.
install_missing() {
    local package missing=() as_root=()
    for package in "$@"; do
        if [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) != installed ]]; then
            missing+=("$package")
        fi
    done
    if ((${#missing[@]} == 0)); then
        return 0
    fi
    if ((EUID != 0)); then
        as_root=(sudo)
    fi
    run_quietly "apt-get update" "${as_root[@]}" apt-get update
    run_quietly "Installing ${missing[*]}" "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y --no-install-recommends "${missing[@]}"
}
