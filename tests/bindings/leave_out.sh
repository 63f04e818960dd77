# shellcheck shell=bash
# Sourced by what runs a language's tests.

# required LANGUAGE: whether EAGER_REQUIRE_BINDINGS, a list of languages (go rust java), has this one.
required() { [[ " ${EAGER_REQUIRE_BINDINGS:-} " == *" $1 "* ]]; }

# leave_out LANGUAGE WHY says so and ends the script: with 77, which CTest shows as skipped; where the language is required, with 1.
leave_out() {
    printf '%s is left out: %s\n' "${1^}" "$2" >&2
    if required "$1"; then exit 1; fi
    exit 77
}
