# shellcheck shell=bash
# Makes a library with an empty body for each prototype of the header. Other scripts source this file.

# make_stub FOLDER_OF_HEADER OUT [GCC_ARGUMENT...]: compiles OUT/bodies.c to OUT/libeager.so, with the soname
# libeager.so.1.
make_stub() {
    local header=$1/eager_c.h out=$2
    {
        echo '#include <eager_c.h>'
        gcc -fpreprocessed -dD -E -P "$header" 2>/dev/null | tr '\n' ' ' | grep -o 'EAGER_API [^;#]*;' |
            sed 's/^EAGER_API //; s/;$/ { __builtin_trap(); }/'
    } >"$out/bodies.c"
    gcc -std=c99 -g -O0 -w -fPIC -shared -I"$1" -Wl,-soname,libeager.so.1 -o "$out/libeager.so" "$out/bodies.c" "${@:3}"
}
