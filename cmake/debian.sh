# shellcheck shell=bash
# To be sourced. What the project builds with on Debian 12, and how it gets there.

BUILD_PACKAGES=(
    build-essential cmake ninja-build pkg-config ccache
    libopenblas-openmp-dev libhwy-dev libdnnl-dev nlohmann-json3-dev libprotozero-dev zlib1g-dev
)

# run_quietly WHAT COMMAND...: says what it does, and shows the command's output only if it fails.
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

# install_missing PACKAGE...: installs with apt what dpkg does not know as installed.
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
