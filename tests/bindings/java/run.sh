#!/usr/bin/env bash
# run.sh FOLDER_OF_LIBEAGER: builds the Java binding, and runs its tests, its table of conformance, the examples of its
# documentation and the samples. Without a JDK 22 or JUnit 5 (Debian's package junit5) the language is left out.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../../.." && pwd)
export EAGER_LIBRARY=$1/libeager.so
# shellcheck source=../../../bindings/java/jdk.sh
source "$root/bindings/java/jdk.sh"
# shellcheck source=../leave_out.sh
source "$root/tests/bindings/leave_out.sh"
jdk=$(find_jdk 2>&1) || leave_out java "$jdk"
jars=/usr/share/java
[[ -e $jars/junit-platform-console.jar ]] || leave_out java 'there is no JUnit 5 (Debian: junit5)'
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset LIBRARY_PATH
export LC_ALL=C.UTF-8 JAVA_HOME=$jdk

"$root/bindings/java/build.sh" "$work"
jar=$work/eager.jar
junit=$(printf '%s:' $jars/junit-{jupiter-{api,engine,params},platform-{commons,console,engine,launcher,reporting}}.jar \
    $jars/{apiguardian-api,opentest4j,opentest4j-reporting-events,opentest4j-reporting-schema,picocli}.jar)
# -XX:TieredStopAtLevel=1: most of this code runs once.
java=("$jdk/bin/java" --enable-native-access=ALL-UNNAMED -XX:TieredStopAtLevel=1 -XX:+UseSerialGC)

compile() { # compile FOLDER SOURCE...
    "$jdk/bin/javac" -Xlint:all,-try,-restricted,-path -Werror -cp "$jar:$junit" -d "$work/$1" "${@:2}"
}
compile tests "$here"/*.java "$here"/conformance/*.java
compile snippets "$root"/bindings/java/src/snippets/*.java
compile samples "$root"/samples/java/*.java

echo "== tests"
"${java[@]}" -cp "$jar:$junit:$work/tests" org.junit.platform.console.ConsoleLauncher --scan-classpath "$work/tests" \
    --details=none --disable-banner --fail-if-no-tests

echo "== examples of the documentation, whose comments say what they print"
for source in "$root"/bindings/java/src/snippets/*.java; do
    sed -n 's/.*println.*; \/\/ //p' "$source" | sed 's/\\n/\n/g' >"$work/expected"
    "${java[@]}" -cp "$jar:$work/snippets" "$(basename "$source" .java)" | diff "$work/expected" -
done

echo "== the first program of the README"
sed -n '/^```java$/,/^```$/ { /^```/d; p; /^}$/q }' "$root/bindings/java/README.md" >"$work/First.java"
"${java[@]}" -cp "$jar" "$work/First.java" | diff <(printf '14.0\n[2. 4. 6.]\n') -

echo "== the project of Maven"
code=0
"$here/maven.sh" "$work" "$jar" || code=$?
((code == 0 || code == 77)) || exit "$code"
if ((code == 77)); then
    echo "is not built: there is no Maven, or not its plugins"
    if required java; then exit 1; fi
else
    "${java[@]}" -cp "$(echo "$work"/java/target/eager-*.jar)" "$work/First.java" | diff <(printf '14.0\n[2. 4. 6.]\n') -
fi

echo "== samples"
sample() { "${java[@]}" -cp "$jar:$work/samples" "$@"; }
for pair in Hello:hello Gradients:gradients LinearRegression:linear_regression CustomGradient:custom_gradient \
    CustomOp:custom_op LineSearch:line_search LstmCell:lstm_cell; do
    sample "${pair%:*}" | diff "$root/samples/expected/${pair#*:}.txt" -
done
numbers() { awk '/^ +[0-9]+ .*%/ { print $1, $2, $3, $4 } /^test/'; }
sample Digits --data "$root/samples/data" --epochs 1 --threads 1 --save "$work/network" | numbers >"$work/losses"
[[ $(wc -l <"$work/losses") == 2 ]]
sample Digits --data "$root/samples/data" --epochs 1 --threads 1 --function true | numbers | diff "$work/losses" -
if [[ -x $1/samples/digits ]]; then
    "$1/samples/digits" --data "$root/samples/data" --library "$EAGER_LIBRARY" --svg "$work/loss.svg" --epochs 1 --threads 1 |
        numbers | diff "$work/losses" -
fi
sample Classify "$work/network" "$root/samples/data" | grep -F ", $(sed -n 's/^test accuracy: //p' "$work/losses") right"
if [[ -e $root/samples/data/step.eager ]]; then
    sample TrainSaved "$root/samples/data/step.eager" "$root/samples/data" | diff "$root/samples/expected/train_saved.txt" -
fi

echo "== the end of a process, and what cannot be opened"
exits() { "${java[@]}" -cp "$jar:$work/tests" Exit "$@"; }
exits && exits now
refused() { # refused LIBRARY PATTERN: the first call must fail with a message that matches
    local message
    message=$(EAGER_LIBRARY=$1 "${java[@]}" -cp "$jar:$work/samples" Hello 2>&1) && return 1
    grep -q "$2" <<<"$message" || { echo "$message" && return 1; }
}
refused "$work/nothing.so" "libeager was not found.*EAGER_LIBRARY"
refused "" "libeager.so.1: " # every place, where neither a property nor the environment names one
echo 'unsigned eager_abi_version(void) { return 2u << 16; }' >"$work/other.c"
cc -shared -fPIC -o "$work/other.so" "$work/other.c"
refused "$work/other.so" "$work/other.so has version 2.0 of the interface.* needs 1.0"
refused libc.so.6 "libc.so.6 is not libeager"
"${java[@]}" -Deager.library="$EAGER_LIBRARY" -cp "$jar:$work/samples" Hello >"$work/out"
# As a module, too, and with the library in the package's own folder.
cp "$EAGER_LIBRARY" "$work/"
env -u EAGER_LIBRARY "$jdk/bin/java" --enable-native-access=org.libeager --module-path "$jar" --add-modules org.libeager \
    -cp "$work/samples" Hello | diff "$root/samples/expected/hello.txt" -
echo "java: all passed"
