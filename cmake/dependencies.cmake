# Finds the libraries that libeager is built on, and sets
#   eager_dependencies       an interface target for the project's own objects and libeager.so
#   EAGER_STATIC_NAMES       names of libraries, in the form of -l, for programs that link an installed libeager.a
#   EAGER_MISSING            a list of what was not found, for the summary

set(EAGER_MISSING)
add_library(eager_dependencies INTERFACE)
set(linked)

# OpenBLAS, best its OpenMP build. Debian keeps each build in a folder of its own.
find_path(EAGER_CBLAS_INCLUDE_DIR cblas.h
          PATH_SUFFIXES ${CMAKE_LIBRARY_ARCHITECTURE}/openblas-openmp openblas-openmp openblas)
find_library(EAGER_OPENBLAS_LIBRARY openblas
             PATH_SUFFIXES ${CMAKE_LIBRARY_ARCHITECTURE}/openblas-openmp openblas-openmp openblas)
if(NOT EAGER_CBLAS_INCLUDE_DIR OR NOT EAGER_OPENBLAS_LIBRARY)
  message(FATAL_ERROR "OpenBLAS was not found (Debian: libopenblas-openmp-dev)")
endif()
target_include_directories(eager_dependencies SYSTEM INTERFACE ${EAGER_CBLAS_INCLUDE_DIR})
# OpenBLAS is not linked: kernels/cpu/blas.cpp opens it when it is first needed, from the folder in which it was found,
# since another build may be the system's default. With EAGER_BUNDLE_BLAS it is looked for beside libeager instead.
get_filename_component(blas_folder ${EAGER_OPENBLAS_LIBRARY} DIRECTORY)
execute_process(COMMAND ${CMAKE_OBJDUMP} -p ${EAGER_OPENBLAS_LIBRARY} OUTPUT_VARIABLE headers ERROR_QUIET)
if(NOT headers MATCHES "SONAME +([^\n ]+)")
  message(FATAL_ERROR "${EAGER_OPENBLAS_LIBRARY} is no shared library")
endif()
set(EAGER_OPENBLAS_SONAME ${CMAKE_MATCH_1})
# The folder on the machine that the library is for: without the sysroot. The ^ stands for the beginning of the path.
string(REPLACE "^${CMAKE_SYSROOT}/" "/" EAGER_OPENBLAS_FOLDER "^${blas_folder}/")
string(REPLACE "^" "" EAGER_OPENBLAS_FOLDER "${EAGER_OPENBLAS_FOLDER}")
if(EAGER_BUNDLE_BLAS)
  set(EAGER_OPENBLAS_FOLDER "\$ORIGIN/")
endif()

# Boost.Math, headers alone.
find_path(EAGER_BOOST_INCLUDE_DIR boost/math/special_functions/beta.hpp)
if(NOT EAGER_BOOST_INCLUDE_DIR)
  message(FATAL_ERROR "Boost.Math was not found (Debian: libboost-math-dev)")
endif()

# Highway, for SIMD with run-time dispatch.
find_path(EAGER_HIGHWAY_INCLUDE_DIR hwy/highway.h)
find_library(EAGER_HIGHWAY_LIBRARY NAMES libhwy.a hwy)
if(NOT EAGER_HIGHWAY_INCLUDE_DIR OR NOT EAGER_HIGHWAY_LIBRARY)
  message(FATAL_ERROR "Highway was not found (Debian: libhwy-dev)")
endif()
target_include_directories(eager_dependencies SYSTEM INTERFACE ${EAGER_HIGHWAY_INCLUDE_DIR} ${EAGER_BOOST_INCLUDE_DIR})
list(APPEND linked ${EAGER_HIGHWAY_LIBRARY})

# nlohmann/json, a parser that is header only.
find_path(EAGER_JSON_INCLUDE_DIR nlohmann/json.hpp)
if(NOT EAGER_JSON_INCLUDE_DIR)
  message(FATAL_ERROR "nlohmann/json was not found (Debian: nlohmann-json3-dev)")
endif()
target_include_directories(eager_dependencies SYSTEM INTERFACE ${EAGER_JSON_INCLUDE_DIR})

# protozero, which reads and writes the protocol buffers of ONNX files, is header only.
find_path(EAGER_PROTOZERO_INCLUDE_DIR protozero/pbf_reader.hpp)
if(NOT EAGER_PROTOZERO_INCLUDE_DIR)
  message(FATAL_ERROR "protozero was not found (Debian: libprotozero-dev)")
endif()
target_include_directories(eager_dependencies SYSTEM INTERFACE ${EAGER_PROTOZERO_INCLUDE_DIR})

# zlib, which compressed record files need, and libpng, which reads and writes images, are not linked: they are
# opened when they are first needed.
find_path(EAGER_ZLIB_INCLUDE_DIR zlib.h)
if(NOT EAGER_ZLIB_INCLUDE_DIR)
  message(FATAL_ERROR "zlib was not found (Debian: zlib1g-dev)")
endif()
find_path(EAGER_PNG_INCLUDE_DIR png.h)
if(NOT EAGER_PNG_INCLUDE_DIR)
  message(FATAL_ERROR "libpng was not found (Debian: libpng-dev)")
endif()
target_include_directories(eager_dependencies SYSTEM INTERFACE ${EAGER_ZLIB_INCLUDE_DIR} ${EAGER_PNG_INCLUDE_DIR})

# OpenMP is optional. CMake tries compilers out to find it, so the result is kept.
if(NOT DEFINED EAGER_OPENMP)
  eager_begin_private_cache()
  find_package(OpenMP QUIET COMPONENTS CXX)
  eager_end_private_cache()
  set(EAGER_OPENMP no CACHE INTERNAL "OpenMP's version")
  if(OpenMP_CXX_FOUND)
    set(EAGER_OPENMP ${OpenMP_CXX_VERSION} CACHE INTERNAL "OpenMP's version")
  endif()
  set(EAGER_OPENMP_FLAGS "${OpenMP_CXX_FLAGS}" CACHE INTERNAL "")
  set(EAGER_OPENMP_LIBRARIES "${OpenMP_CXX_LIBRARIES}" CACHE INTERNAL "")
endif()
if(NOT EAGER_OPENMP STREQUAL "no")
  target_compile_options(eager_dependencies INTERFACE ${EAGER_OPENMP_FLAGS})
  list(APPEND linked ${EAGER_OPENMP_LIBRARIES})
else()
  list(APPEND EAGER_MISSING "OpenMP (one thread only)")
endif()

# oneDNN is optional.
set(EAGER_ONEDNN "no")
if(EAGER_WITH_ONEDNN)
  find_path(EAGER_ONEDNN_INCLUDE_DIR oneapi/dnnl/dnnl.hpp)
  find_library(EAGER_ONEDNN_LIBRARY dnnl)
  if(EAGER_ONEDNN_INCLUDE_DIR AND EAGER_ONEDNN_LIBRARY)
    file(STRINGS ${EAGER_ONEDNN_INCLUDE_DIR}/oneapi/dnnl/dnnl_version.h lines REGEX "define DNNL_VERSION_(MAJOR|MINOR|PATCH)")
    string(REGEX REPLACE "[^0-9;]" "" lines "${lines}")
    list(JOIN lines "." EAGER_ONEDNN)
    target_include_directories(eager_dependencies SYSTEM INTERFACE ${EAGER_ONEDNN_INCLUDE_DIR})
    target_compile_definitions(eager_dependencies INTERFACE EAGER_WITH_ONEDNN=1)
    list(APPEND linked ${EAGER_ONEDNN_LIBRARY})
  else()
    list(APPEND EAGER_MISSING "oneDNN (convolutions use im2col + GEMM; Debian: libdnnl-dev)")
  endif()
endif()

# libffi calls C functions whose types are known only at run time. Its static library is linked, the one for shared
# libraries where there are two.
set(EAGER_FFI "no")
if(EAGER_WITH_FFI)
  find_path(EAGER_FFI_INCLUDE_DIR ffi.h)
  find_library(EAGER_FFI_STATIC_LIBRARY NAMES libffi_pic.a ffi)
  if(EAGER_FFI_INCLUDE_DIR AND EAGER_FFI_STATIC_LIBRARY)
    set(EAGER_FFI "yes")
    target_include_directories(eager_dependencies SYSTEM INTERFACE ${EAGER_FFI_INCLUDE_DIR})
    target_compile_definitions(eager_dependencies INTERFACE EAGER_WITH_FFI=1)
    list(APPEND linked ${EAGER_FFI_STATIC_LIBRARY})
  else()
    list(APPEND EAGER_MISSING "libffi (no ops that are C functions; Debian: libffi-dev)")
  endif()
endif()

list(APPEND linked ${CMAKE_DL_LIBS} pthread stdc++ m)  # stdc++ by name, since a C program does not link it by itself

target_link_libraries(eager_dependencies INTERFACE ${linked})

# An installed library goes to machines where these files lie elsewhere, so they are named as -l takes them.
set(EAGER_STATIC_NAMES)
foreach(library IN LISTS linked)
  if(library MATCHES "/(lib)?([^/]+)\\.(so|a|dylib)[^/]*$")
    string(REGEX REPLACE "_pic$" "" library ${CMAKE_MATCH_2})
  endif()
  list(APPEND EAGER_STATIC_NAMES ${library})
endforeach()
list(REMOVE_DUPLICATES EAGER_STATIC_NAMES)
