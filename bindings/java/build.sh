#!/usr/bin/env bash
# build.sh FOLDER: builds FOLDER/eager.jar with javac and jar alone, without Maven.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=jdk.sh
source "$here/jdk.sh"
jdk=$(find_jdk)
mkdir -p "$1/classes"
find "$here/src/main/java" -name '*.java' >"$1/sources"
"$jdk/bin/javac" --release 22 -Xlint:all,-restricted,-try -Xdoclint:all,-missing -Werror -d "$1/classes" "@$1/sources"
printf 'Enable-Native-Access: ALL-UNNAMED\n' >"$1/manifest"
"$jdk/bin/jar" --create --file "$1/eager.jar" --manifest "$1/manifest" -C "$1/classes" .
