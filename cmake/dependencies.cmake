# Finds what the library is built on, and gives
#   eager_dependencies       an interface target for our own objects and libeager.so
#   EAGER_STATIC_NAMES       names of libraries, as -l takes them, for whoever links an installed libeager.a
#   EAGER_MISSING            what was looked for in vain, for the summary

set(EAGER_MISSING)
add_library(eager_dependencies INTERFACE)
set(linked)

# OpenBLAS, best the OpenMP build (one thread pool with our loops). Debian keeps the flavours in folders of their own.
find_path(EAGER_CBLAS_INCLUDE_DIR cblas.h
          PATH_SUFFIXES ${CMAKE_LIBRARY_ARCHITECTURE}/openblas-openmp openblas-openmp openblas)
find_library(EAGER_OPENBLAS_LIBRARY openblas
             PATH_SUFFIXES ${CMAKE_LIBRARY_ARCHITECTURE}/openblas-openmp openblas-openmp openblas)
if(NOT EAGER_CBLAS_INCLUDE_DIR OR NOT EAGER_OPENBLAS_LIBRARY)
  message(FATAL_ERROR "OpenBLAS was not found (Debian: libopenblas-openmp-dev)")
endif()
target_include_directories(eager_dependencies SYSTEM INTERFACE ${EAGER_CBLAS_INCLUDE_DIR})
# It is not linked: kernels/cpu/blas.cpp opens it when it is first needed, from the folder that it was found in, since another
# flavour may be the system's default. With EAGER_BUNDLE_BLAS it is looked for beside the library instead.
get_filename_component(blas_folder ${EAGER_OPENBLAS_LIBRARY} DIRECTORY)
execute_process(COMMAND ${CMAKE_OBJDUMP} -p ${EAGER_OPENBLAS_LIBRARY} OUTPUT_VARIABLE headers ERROR_QUIET)
if(NOT headers MATCHES "SONAME +([^\n ]+)")
  message(FATAL_ERROR "${EAGER_OPENBLAS_LIBRARY} is no shared library")
endif()
set(EAGER_OPENBLAS_SONAME ${CMAKE_MATCH_1})
string(REPLACE "^${CMAKE_SYSROOT}/" "/" EAGER_OPENBLAS_FOLDER "^${blas_folder}/")  # as the other machine has it
string(REPLACE "^" "" EAGER_OPENBLAS_FOLDER "${EAGER_OPENBLAS_FOLDER}")
if(EAGER_BUNDLE_BLAS)
  set(EAGER_OPENBLAS_FOLDER "\$ORIGIN/")
endif()

# Highway: SIMD with run-time dispatch.
find_path(EAGER_HIGHWAY_INCLUDE_DIR hwy/highway.h)
find_library(EAGER_HIGHWAY_LIBRARY NAMES libhwy.a hwy)
if(NOT EAGER_HIGHWAY_INCLUDE_DIR OR NOT EAGER_HIGHWAY_LIBRARY)
  message(FATAL_ERROR "Highway was not found (Debian: libhwy-dev)")
endif()
target_include_directories(eager_dependencies SYSTEM INTERFACE ${EAGER_HIGHWAY_INCLUDE_DIR})
list(APPEND linked ${EAGER_HIGHWAY_LIBRARY})

# JSON, header only.
find_path(EAGER_JSON_INCLUDE_DIR nlohmann/json.hpp)
if(NOT EAGER_JSON_INCLUDE_DIR)
  message(FATAL_ERROR "nlohmann/json was not found (Debian: nlohmann-json3-dev)")
endif()
target_include_directories(eager_dependencies SYSTEM INTERFACE ${EAGER_JSON_INCLUDE_DIR})

# Protocol buffers of ONNX files, header only.
find_path(EAGER_PROTOZERO_INCLUDE_DIR protozero/pbf_reader.hpp)
if(NOT EAGER_PROTOZERO_INCLUDE_DIR)
  message(FATAL_ERROR "protozero was not found (Debian: libprotozero-dev)")
endif()
target_include_directories(eager_dependencies SYSTEM INTERFACE ${EAGER_PROTOZERO_INCLUDE_DIR})

# OpenMP.
find_package(OpenMP QUIET COMPONENTS CXX)
if(OpenMP_CXX_FOUND)
  target_compile_options(eager_dependencies INTERFACE ${OpenMP_CXX_FLAGS})
  list(APPEND linked ${OpenMP_CXX_LIBRARIES})
else()
  list(APPEND EAGER_MISSING "OpenMP (one thread only)")
endif()

# oneDNN, optional.
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

set(THREADS_PREFER_PTHREAD_FLAG ON)
find_package(Threads REQUIRED)
list(APPEND linked ${CMAKE_DL_LIBS} pthread stdc++ m)  # a C program names stdc++ itself

target_link_libraries(eager_dependencies INTERFACE ${linked})

# The files are this machine's: where the library goes, others have these names.
set(EAGER_STATIC_NAMES)
foreach(library IN LISTS linked)
  if(library MATCHES "/(lib)?([^/]+)\\.(so|a|dylib)[^/]*$")
    set(library ${CMAKE_MATCH_2})
  endif()
  list(APPEND EAGER_STATIC_NAMES ${library})
endforeach()
list(REMOVE_DUPLICATES EAGER_STATIC_NAMES)
