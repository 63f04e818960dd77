# shellcheck shell=bash
# Sourced by scripts. find_jdk prints the folder of a JDK 22 or later: JAVA_HOME's, that of the java on PATH, or one of the
# usual folders. It fails, and says what it found, where none is new enough.
find_jdk() {
    local candidate version found=()
    for candidate in "${JAVA_HOME:-}" "$(dirname "$(dirname "$(readlink -f "$(command -v javac || true)")")")" \
        /usr/lib/jvm/* /opt/*jdk* "$HOME"/.sdkman/candidates/java/current; do
        [[ -x $candidate/bin/javac ]] || continue
        version=$("$candidate/bin/javac" -version 2>&1)
        version=${version#javac }
        version=${version%%[!0-9]*}
        if ((version >= 22)); then
            printf '%s\n' "$candidate"
            return
        fi
        [[ " ${found[*]} " == *" $candidate "* ]] || found+=("$candidate (JDK $version)")
    done
    printf 'a JDK 22 or later is needed, in JAVA_HOME or /usr/lib/jvm; found: %s\n' "${found[*]:-none}" >&2
    return 1
}
