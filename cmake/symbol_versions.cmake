# Writes the linker's version script from the marks of the header: each function belongs to the version that it came
# with, and nothing else is exported.   cmake -DHEADER=... -DOUTPUT=... -P symbol_versions.cmake
#
# A declaration begins with EAGER_API, then EAGER_SINCE(major, minor) if it came after 1.0, and has the function's name
# on the same line.
cmake_minimum_required(VERSION 3.22)
file(STRINGS ${HEADER} lines REGEX "^EAGER_API ")
set(versions 1.0)
foreach(line IN LISTS lines)
  set(version 1.0)
  if(line MATCHES "EAGER_SINCE\\(([0-9]+), ([0-9]+)\\)")
    set(version ${CMAKE_MATCH_1}.${CMAKE_MATCH_2})
  endif()
  if(NOT line MATCHES "(eager_[a-z0-9_]+)\\(")
    message(FATAL_ERROR "${HEADER}: no function's name in: ${line}")
  endif()
  list(APPEND versions ${version})
  list(APPEND functions_${version} ${CMAKE_MATCH_1})
endforeach()
list(REMOVE_DUPLICATES versions)
list(SORT versions COMPARE NATURAL)

set(text "")
set(before "")
foreach(version IN LISTS versions)
  list(JOIN functions_${version} ";\n    " names)
  string(APPEND text "EAGER_${version} {\n  global:\n    ${names};\n")
  if(NOT before)
    string(APPEND text "  local: *;\n")
  endif()
  string(APPEND text "}${before};\n")
  set(before " EAGER_${version}")
endforeach()
file(WRITE ${OUTPUT} "${text}")
