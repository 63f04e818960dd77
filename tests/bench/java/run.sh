#!/usr/bin/env bash
# run.sh FOLDER_OF_LIBEAGER: measures small works in Java and in C, in one run on one thread, and prints them side by side.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../../.." && pwd)
# shellcheck source=../../../bindings/java/jdk.sh
source "$root/bindings/java/jdk.sh"
jdk=$(find_jdk)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset LIBRARY_PATH OPENBLAS_CORETYPE
export EAGER_LIBRARY=$1/libeager.so OMP_NUM_THREADS=1 JAVA_HOME=$jdk LC_ALL=C.UTF-8

"$root/bindings/java/build.sh" "$work"
echo 'final class Empty { public static void main(String[] a) { System.out.println("[2.]"); } }' >"$work/Empty.java"
"$jdk/bin/javac" -cp "$work/eager.jar" -d "$work/bench" "$here"/*.java "$work/Empty.java" "$root"/samples/java/*.java
cc -O2 -I"$root/include" "$here/peer.c" -o "$work/peer" -L"$1" -leager "-Wl,-rpath,$1"
java=("$jdk/bin/java" --enable-native-access=ALL-UNNAMED -cp "$work/eager.jar:$work/bench")

for _ in 1 2 3; do # least of three, in turn
    "$work/peer" >>"$work/c"
    "${java[@]}" Bench >>"$work/java"
done
least() { awk -v name="$2" '$1 == name && (best == "" || $2 < best) { best = $2 } END { print best }' "$work/$1"; }
row() { printf '| %s | %s | %s | %s |\n' "$@"; }
over() { awk -v a="$(least java "$1")" -v b="$(least c "$2")" "BEGIN { printf \"$3\", $4 }"; }

# once COMMAND...: the CPU time of a command in milliseconds.
once() {
    local TIMEFORMAT='%U %S'
    { time "$@" >/dev/null 2>&1; } 2>&1 | awk '{ print 1000 * ($1 + $2) }'
}
# cpu COMMAND...: the least of five runs.
cpu() { for _ in 1 2 3 4 5; do once "$@"; done | sort -g | head -1; }

row work C Java ratio
row --- --- --- ---
row "add, made and released" "$(least c add) ns" "$(least java add) ns" "$(over add add '%+.1f ns' 'a - b')"
row "the same, by a method of the tensor" "" "$(least java add_current) ns" "$(over add_current add '%+.1f ns' 'a - b')"
row "add, left to the collector (CPU of all threads)" "$(least c add_cpu) ns" "$(least java add_collected_cpu) ns" \
    "$(over add_collected_cpu add_cpu '%.1f' 'a / b')"
row "gradient of x * x" "$(least c gradient) ns" "$(least java gradient) ns" "$(over gradient gradient '%.2f' 'a / b')"
row "an empty host call" "$(least c callback) ns" "$(least java callback) ns" "$(over callback callback '%+.1f ns' 'a - b')"
row "the same, called without the binding" "" "$(least java callback_alone) ns" "$(over callback_alone callback '%+.1f ns' 'a - b')"
row "the same, and without its callback" "" "$(least java callback_machine) ns" "$(over callback_machine callback '%+.1f ns' 'a - b')"
row "300 dropped results of 4 MiB, most alive" "" "$(least java dropped_mib) MiB" ""
empty=$(cpu "${java[@]}" Empty)
row "CPU time to the first result, beyond an empty program" "" \
    "$(awk -v a="$(cpu "${java[@]}" Bench first)" -v b="$empty" 'BEGIN { printf "%.0f ms", a - b }')" ""
# CPU time of epochs 61 to 120, the least of two runs in turn: in the first ones the virtual machine compiles beside.
if [[ -x $1/samples/digits ]]; then
    for _ in 1 2; do
        for epochs in 60 120; do
            options=(--data "$root/samples/data" --epochs "$epochs" --threads 1)
            printf 'c %s %s\n' "$epochs" "$(once "$1/samples/digits" --library "$EAGER_LIBRARY" --svg "$work/svg" "${options[@]}")"
            printf 'java %s %s\n' "$epochs" "$(once "${java[@]}" -XX:+UseSerialGC Digits "${options[@]}")"
        done
    done >"$work/digits"
    epoch() { # epoch LANGUAGE
        awk -v language="$1" '$1 == language && (!($2 in best) || $3 < best[$2]) { best[$2] = $3 }
            END { printf "%.1f", (best[120] - best[60]) / 60 }' "$work/digits"
    }
    c=$(epoch c) j=$(epoch java)
    row "digits, an epoch, CPU" "$c ms" "$j ms" "$(awk -v a="$j" -v b="$c" 'BEGIN { printf "%.2f", a / b }')"
fi
