#!/usr/bin/env bash
# maven.sh FOLDER JAR: builds FOLDER/java/target/eager-VERSION.jar with Maven, without a network, and compares what it holds with a
# jar of build.sh. It needs Maven and the plugins of Debian's packages maven, lib{maven-{compiler,jar,resources}-plugin,surefire}-java;
# 77: they are not there.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
# shellcheck source=../../../bindings/java/jdk.sh
source "$root/bindings/java/jdk.sh"
repository=/usr/share/maven-repo
versions=()
for plugin in resources compiler surefire jar; do
    folder=$repository/org/apache/maven/plugins/maven-$plugin-plugin
    newest=$(find "$folder" -mindepth 1 -maxdepth 1 -printf '%f\n' 2>/dev/null | sort -V | tail -1)
    [[ -n $newest ]] && command -v mvn >/dev/null || exit 77
    versions+=("-D$plugin.version=$newest")
done
JAVA_HOME=$(find_jdk)
export JAVA_HOME
cp -r "$root/bindings/java" "$1/java"
mvn -o -q -B -f "$1/java" "-Dmaven.repo.local=$repository" "${versions[@]}" package >"$1/maven.log" 2>&1 || { cat "$1/maven.log"; exit 1; }
built=$(echo "$1"/java/target/eager-*.jar)
classes() { "$JAVA_HOME/bin/jar" --list --file "$1" | grep '\.class$' | grep -v package-info | LC_ALL=C sort; }
diff <(classes "$2") <(classes "$built")
(cd "$1" && "$JAVA_HOME/bin/jar" -x -f "$built" META-INF/MANIFEST.MF)
grep -q '^Enable-Native-Access: ALL-UNNAMED' "$1/META-INF/MANIFEST.MF"
