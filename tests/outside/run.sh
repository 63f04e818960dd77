#!/usr/bin/env bash
# run.sh BUILD: installs the library from its build folder, moves the installed tree, and builds small projects against
# it.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
build=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0
# shellcheck source=../capi/stub.sh
source "$root/tests/capi/stub.sh"

# try NAME COMMAND...: runs the command and counts the result. The command is no condition, since a function in a
# condition goes on after a failure.
try() {
    local name=$1 rc
    shift
    set +e
    (set -e; "$@") >"$work/log" 2>&1
    rc=$?
    set -e
    if ((rc == 0)); then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED  $name"
        tail -20 "$work/log"
    fi
}
# same TEXT TEXT: fails unless the texts are equal.
same() { [[ $1 == "$2" ]] || { echo "'$1' is not '$2'"; return 1; }; }
# fails COMMAND...: succeeds when the command fails.
fails() { ! "$@"; }
# cached NAME: prints the value of a variable in the cache of the library's build.
cached() { sed -n "s/^$1:[A-Z]*=//p" "$build/CMakeCache.txt"; }

with_cmake() {
    cmake -S "$here/$1" -B "$work/$1" -DCMAKE_PREFIX_PATH="$work/prefix" && cmake --build "$work/$1" && "$work/$1/outside"
}
with_make() {
    cp -r "$here/pkgconfig" "$here/main.c" "$work" && make -C "$work/pkgconfig" PREFIX="$work/prefix" &&
        "$work/pkgconfig/shared" && "$work/pkgconfig/static"
}
is_c_header() { gcc -std=c99 -pedantic -Wall -Wextra -Werror -fsyntax-only "$work/prefix/include/eager_c.h"; }

# Windows imports or exports all functions, depending on what the program that includes the header defines.
windows_header() {
    local header=$work/prefix/include/eager_c.h all
    all=$(grep -c '^EAGER_API ' "$header")
    same "$(gcc -E -D_WIN32 "$header" | grep -c '^__declspec(dllimport) ')" "$all"
    same "$(gcc -E -D_WIN32 -DEAGER_BUILDING "$header" | grep -c '^__declspec(dllexport) ')" "$all"
    same "$(gcc -E -D_WIN32 -DEAGER_STATIC "$header" | grep -c declspec)" 0
}

# The installed files refer to no file of this machine.
names_no_files() {
    fails grep -nE '(^|[ ";:=L])/(usr|home|work|root|tmp|opt)/' "$pc" "$libdir"/cmake/eager/*.cmake
}

# in_component NAME: prints the files of a component, without folders.
in_component() {
    cmake --install "$build" --prefix "$work/component_$1" --component "$1" >/dev/null
    find "$work/component_$1" ! -type d -printf '%f\n' 2>/dev/null | sort
}
components() {
    same "$(in_component runtime | tr '\n' ' ')" "libeager.so.1 libeager.so.$number "
    same "$(in_component dev | grep -v 'hpp$' | tr '\n' ' ')" \
        "eager.pc eagerConfig.cmake eagerConfigVersion.cmake eagerTargets-$type.cmake eagerTargets.cmake eager_c.h libeager.a libeager.so "
    same "$(in_component dev | grep 'hpp$')" "$(find "$root/bindings/cpp/include" -name '*.hpp' -printf '%f\n' | sort)"
    if [[ $(cached EAGER_BUILD_PYTHON) == ON ]]; then
        in_component python >"$work/python"
        grep '^_core.*\.so$' "$work/python"
        grep '^__init__.py$' "$work/python"
        fails grep libeager "$work/python"
    fi
}

# Installing works where the plug-in was not built.
without_plugin() {
    grep 'libeager_cuda' "$build/cmake_install.cmake" || return 0 # there is no CUDA toolkit
    sed 's/libeager_cuda/libeager_absent/g' "$build/cmake_install.cmake" >"$work/cmake_install.cmake"
    cmake -DCMAKE_INSTALL_COMPONENT=cuda -DCMAKE_INSTALL_PREFIX="$work/without_plugin" -P "$work/cmake_install.cmake"
}

# The header, the library, the soname, eager.pc and the CMake package have one version.
one_version() {
    gcc -std=c99 -I"$work/prefix/include" "$here/versions/version.c" -o "$work/version" -L"$libdir" -leager -Wl,-rpath,"$libdir"
    same "$("$work/version")" "header ${number%.*}, library ${number%.*}, $number${suffix:+-$suffix}"
    same "$(objdump -p "$libdir/libeager.so" | awk '/SONAME/ {print $2}')" "libeager.so.${number%%.*}"
    same "$(basename "$(realpath "$libdir/libeager.so")")" "libeager.so.$number"
    same "$(PKG_CONFIG_PATH=$(dirname "$pc") pkg-config --modversion eager)" "$number"
    same "$(sed -n 's/^version = "\(.*\)"/\1/p' "$root/bindings/rust/Cargo.toml")" "$number${suffix:+-$suffix}"
    same "$(sed -n 's|^  <version>\(.*\)</version>|\1|p' "$root/bindings/java/pom.xml")" "$number${suffix:+-$suffix}"
    [[ $(cmake -S "$here/cmake_shared" -B "$work/found" -DCMAKE_PREFIX_PATH="$work/prefix") == *"-- eager $number"* ]]
    for other in $((${number%%.*} + 1)) "${number%%.*}.$((minor + 1))" 0.1; do
        fails find_package "$other"
    done
    find_package "${number%.*}"
}
find_package() {
    mkdir -p "$work/find_$1"
    printf '%s\n' 'cmake_minimum_required(VERSION 3.22)' 'project(find C)' "find_package(eager $1 REQUIRED)" >"$work/find_$1/CMakeLists.txt"
    cmake -S "$work/find_$1" -B "$work/find_$1/build" -DCMAKE_PREFIX_PATH="$work/prefix" >"$work/find_$1/log" 2>&1
}

# compile SOURCE PROGRAM FOLDER [GCC_ARGUMENT...]: links against the stub in the folder; the program loads the installed
# library.
compile() { gcc -std=c99 "${@:4}" "$here/$1" -o "$work/$2" -L"$3" -leager -Wl,-rpath,"$libdir" -Wl,-z,lazy; }

# A program that was linked when the library had no symbol versions runs.
without_versions() {
    mkdir "$work/unversioned"
    make_stub "$work/prefix/include" "$work/unversioned"
    compile main.c old "$work/unversioned" -I"$work/prefix/include"
    fails grep EAGER_ <(readelf -VW "$work/old")
    same "$("$work/old" 2>&1)" "sum 6, version $number${suffix:+-$suffix}"
}

# A program needs the versions of the functions that it calls, and a program that is too new ends before main.
with_versions() {
    local header=$work/tomorrow/eager_c.h
    mkdir "$work/tomorrow"
    readelf -VW "$work/version" | grep 'Name: EAGER_1.0'
    sed '/^EAGER_API uint32_t eager_abi_version/i EAGER_API EAGER_SINCE(1, 77) EAGER_DEPRECATED("nothing") int eager_of_tomorrow(void);' \
        "$work/prefix/include/eager_c.h" >"$header"
    cmake -DHEADER="$header" -DOUTPUT="$work/tomorrow/eager.map" -P "$root/cmake/symbol_versions.cmake"
    make_stub "$work/tomorrow" "$work/tomorrow" -Wl,--version-script="$work/tomorrow/eager.map"
    nm -D "$work/tomorrow/libeager.so" | grep 'eager_of_tomorrow@@EAGER_1.77'
    nm -D "$work/tomorrow/libeager.so" | grep 'eager_abi_version@@EAGER_1.0'
    compile versions/version.c new_header "$work/tomorrow" -I"$work/tomorrow"
    "$work/new_header" # it calls nothing that is new
    compile versions/too_new.c too_new "$work/tomorrow" -I"$work/tomorrow" -Wno-deprecated-declarations
    fails "$work/too_new" 2>"$work/too_new.log"
    grep "version .EAGER_1.77. not found" "$work/too_new.log"
}
warns_of_deprecated() {
    gcc -std=c99 -I"$work/tomorrow" -fsyntax-only "$here/versions/too_new.c" 2>&1 | grep "is deprecated: nothing"
}
with_dlopen() {
    gcc -std=c99 "$here/versions/opens.c" -o "$work/opens" -ldl
    LD_LIBRARY_PATH=$libdir "$work/opens"
}

# variables FOLDER: prints the names in the cache that do not begin with EAGER_, but for the three that CMake's project()
# sets for each project.
variables() {
    sed -n 's/^\([A-Za-z_][^:=]*\):.*/\1/p' "$1/CMakeCache.txt" | grep -vE '^(EAGER_|eager_(BINARY_DIR|IS_TOP_LEVEL|SOURCE_DIR)$|ROOT$)' | sort
}

# As a part of another project the library changes nothing of that project, and is optimised even where the project
# names no build type.
subproject() {
    local folder=$work/subproject
    cmake -S "$here/cmake_subproject" -B "$work/alone" -G Ninja
    cmake -S "$here/cmake_subproject" -B "$folder" -G Ninja -DROOT="$root"
    diff <(variables "$work/alone") <(variables "$folder")
    same "$(grep -E '^CMAKE_(BUILD_TYPE|PROJECT_)' "$folder/CMakeCache.txt")" "$(grep -E '^CMAKE_(BUILD_TYPE|PROJECT_)' "$work/alone/CMakeCache.txt")"
    [[ ! -e $folder/compile_commands.json ]]
    ninja -C "$folder" -t commands libeager/CMakeFiles/eager_objects.dir/base/utf8.cpp.o | grep -- '-O2 -DNDEBUG'
    fails grep -e '-O[0-9]' <(ninja -C "$folder" -t commands CMakeFiles/with_eager.dir/main.c.o)
    # The project does not install the library.
    fails grep -r 'libeager\.\|eager_c\.h' "$folder/cmake_install.cmake" "$folder/libeager/cmake_install.cmake"
}

# A project that has its sources compiled together does not have the library's so, with a compiler cache or without.
unity_project() {
    cmake -S "$here/cmake_subproject" -B "$work/unity" -G Ninja -DROOT="$root" -DCMAKE_UNITY_BUILD=ON -DCMAKE_CXX_COMPILER_LAUNCHER=env
    fails grep -m1 '/Unity/' <(ninja -C "$work/unity" -t commands eager)
}

# In a build folder of several configurations each has its own options: _FORTIFY_SOURCE is for optimised code alone, since the C
# library warns of it elsewhere.
configurations() {
    local file=libeager/CMakeFiles/eager_objects_files.dir
    cmake -S "$here/cmake_subproject" -B "$work/several" -G "Ninja Multi-Config" -DROOT="$root" -DCMAKE_CXX_COMPILER_LAUNCHER=env
    cd "$work/several"
    ninja -f build-Release.ninja -t commands "$file/Release/runtime/io/json.cpp.o" | grep -e '-O3 .*-D_FORTIFY_SOURCE=3.* -Os '
    ninja -f build-Debug.ninja -t commands "$file/Debug/runtime/io/json.cpp.o" >debug
    grep -e ' -g ' debug
    fails grep -e '_FORTIFY_SOURCE\| -O' debug
}

# Builds all of it from the compiler cache, which finds objects again where the sources have the same path relative to the folder
# that the compiler runs in, also those that CMake writes for what is compiled together: make runs it in the library's folder, which
# lies as deep as the build.
subproject_runs() {
    local folder=$build-subproject
    cmake -S "$here/cmake_subproject" -B "$folder/outside" -G "Unix Makefiles" -DROOT="$root" -DFOLDER="$folder" \
        -DCMAKE_BUILD_TYPE="$(cached CMAKE_BUILD_TYPE)" \
        -DCMAKE_C_COMPILER_LAUNCHER="$(cached CMAKE_C_COMPILER_LAUNCHER)" \
        -DCMAKE_CXX_COMPILER_LAUNCHER="$(cached CMAKE_CXX_COMPILER_LAUNCHER)" -DEAGER_COMPILE_TOGETHER="$(cached EAGER_COMPILE_TOGETHER)"
    cmake --build "$folder/outside" --parallel "$(nproc)" --target with_eager with_eager_static
    "$folder/outside/with_eager"
    "$folder/outside/with_eager_static"
}

number=$(sed -n 's/^project(eager VERSION \([0-9.]*\) .*/\1/p' "$root/CMakeLists.txt")
suffix=$(sed -n 's/^set(EAGER_VERSION_SUFFIX \([a-z0-9.]*\)).*/\1/p' "$root/CMakeLists.txt")
minor=${number#*.} minor=${minor%.*}
type=$(cached CMAKE_BUILD_TYPE | tr '[:upper:]' '[:lower:]')
cmake --install "$build" --prefix "$work/installed" >/dev/null
mv "$work/installed" "$work/prefix"
libdir=$(dirname "$(find "$work/prefix" -name libeager.so)")
pc=$libdir/pkgconfig/eager.pc

try "CMake, shared" with_cmake cmake_shared
try "CMake, static" with_cmake cmake_static
try "CMake, C++" with_cmake cmake_cpp
try "pkg-config, shared and static" with_make
try "the installed header" is_c_header
try "the header on Windows" windows_header
try "files of the build machine" names_no_files
try "components" components
try "installed without the plug-in" without_plugin
try "one version" one_version
try "a program without symbol versions" without_versions
try "a program that is too new" with_versions
try "a deprecated function" warns_of_deprecated
try "dlopen" with_dlopen
try "a subproject, configured" subproject
try "a subproject of a unity build" unity_project
try "a subproject in several configurations" configurations
if [[ $(cached CMAKE_CXX_COMPILER_LAUNCHER) == *ccache ]]; then
    try "a subproject, built" subproject_runs
else
    echo "without ccache the library is not built once more, as a subproject"
fi
echo "$passed passed, $failed failed"
((failed == 0))
