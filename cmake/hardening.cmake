# eager_harden(TARGET [FILES FILE...]) protects a target:
#   - A call of the C library that writes beyond an object ends the process. Sanitizers report such calls themselves,
#     and so go without.
#   - The tables of functions that the loader fills in are read-only once the target is loaded.
#   - A function whose stack is overwritten ends the process: in the whole target or, after FILES, in those that are named
#     alone, since the check takes 7 instructions in each function, 3% of a small op.
include_guard()

function(eager_harden target)
  set(protector -fstack-protector-strong)
  set(compiler)
  if(NOT EAGER_SANITIZE AND NOT CMAKE_BUILD_TYPE STREQUAL "Debug")  # _FORTIFY_SOURCE needs optimised code
    list(APPEND compiler -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3)
  endif()
  if("FILES" IN_LIST ARGN)
    list(REMOVE_ITEM ARGN FILES)
    set_property(SOURCE ${ARGN} APPEND PROPERTY COMPILE_OPTIONS ${protector})
  else()
    list(APPEND compiler ${protector})
  endif()
  target_compile_options(${target} PRIVATE "$<$<COMPILE_LANGUAGE:C,CXX>:${compiler}>")
  list(TRANSFORM compiler PREPEND -Xcompiler=)
  target_compile_options(${target} PRIVATE "$<$<COMPILE_LANGUAGE:CUDA>:${compiler}>")
  get_target_property(type ${target} TYPE)
  if(NOT type STREQUAL "OBJECT_LIBRARY")
    target_link_options(${target} PRIVATE -Wl,-z,relro -Wl,-z,now)
  endif()
endfunction()
