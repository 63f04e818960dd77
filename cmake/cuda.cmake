# Builds libeager_cuda.so where the CUDA toolkit is found: the plug-in that libeager opens when it lies beside it.
# libeager itself neither links nor needs CUDA. cuBLAS and cuDNN are opened when they are first needed.
#
#   EAGER_CUDA_ARCHITECTURES   the GPUs that the kernels are compiled for, in the form of CMAKE_CUDA_ARCHITECTURES. Each
#                              adds to build time and size. Empty, the default, is machine code for 9.0, and PTX, which the
#                              driver compiles at first use, for every other GPU from 8.0 on. Both come from one compilation
#                              for 8.0, since the kernels use nothing newer: the machine code is the same
#
# In another project (add_subdirectory) the plug-in is built only on request (EAGER_WITH_CUDA), since enabling CUDA
# makes nvcc a compiler of that project too.
option(EAGER_WITH_CUDA "Build the CUDA plug-in where the toolkit is found" ${PROJECT_IS_TOP_LEVEL})
set(EAGER_CUDA_ARCHITECTURES "" CACHE STRING "GPU architectures of the CUDA plug-in; empty: those from 8.0 on")
option(EAGER_CUDA_FAST_COMPILE "Compile the CUDA plug-in's kernels in a third of the time, for slow ones, where nvcc can" OFF)

# The headers that the source of fused kernels includes, as text. The plug-in and the tests' fake of it use them.
include(${PROJECT_SOURCE_DIR}/cmake/fused_headers.cmake)
list(TRANSFORM headers PREPEND ${PROJECT_SOURCE_DIR}/ OUTPUT_VARIABLE header_files)
set(fused_headers_inc ${PROJECT_BINARY_DIR}/generated/fused_headers.inc)
add_custom_command(OUTPUT ${fused_headers_inc}
  COMMAND ${CMAKE_COMMAND} -DROOT=${PROJECT_SOURCE_DIR} -DOUTPUT=${fused_headers_inc} -P ${PROJECT_SOURCE_DIR}/cmake/fused_headers.cmake
  DEPENDS ${header_files} ${PROJECT_SOURCE_DIR}/cmake/fused_headers.cmake VERBATIM)
add_custom_target(eager_fused_headers DEPENDS ${fused_headers_inc})

# eager_compile_kernels_together(SOURCES): in a first build replaces kernels in the list by files that include some of them each. More
# than half of a kernel's time goes into the headers, which all include. Those of a line have no name in common and take as long
# together as those of another, unless they include the ops' formulas, which change when an op is added: those stand with no others.
# What stands in no line is compiled alone. A line starts with what takes longest.
function(eager_compile_kernels_together sources)
  if(NOT EAGER_COMPILE_TOGETHER)
    return()
  endif()
  set(together
    "pooling network_softmax optimizer"
    "counted elementwise_cast indexing"
    "attention convolution segments"
    "elementwise_compare special_functions"
    "recurrent grid_sample reduction_product resize shape_sums"
    "reduction_extreme backend normalization normalization_channels reduction_sum"
    "cumulative_states move patches random shape sort sorting"
    "elementwise_select convolution_depthwise creation network_norms reduction"
    "matmul cumulative fused network random_draws variance")
  set(compiled ${${sources}})
  foreach(line ${together})
    string(REPLACE " " ";" names "${line}")
    list(GET names 0 first)
    list(TRANSFORM names REPLACE "(.+)" "${PROJECT_SOURCE_DIR}/kernels/cuda/\\1.cu" OUTPUT_VARIABLE files)
    list(REMOVE_ITEM compiled ${files})
    list(TRANSFORM names REPLACE "(.+)" "#include \"kernels/cuda/\\1.cu\"\n" OUTPUT_VARIABLE text)
    list(JOIN text "" text)
    file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/generated/together/${first}.cu CONTENT "${text}" @ONLY)
    list(PREPEND compiled ${PROJECT_BINARY_DIR}/generated/together/${first}.cu)
  endforeach()
  set(${sources} ${compiled} PARENT_SCOPE)
endfunction()

set(EAGER_CUDA "no")
if(EAGER_WITH_CUDA AND NOT EAGER_SANITIZE)
  find_package(CUDAToolkit 12 QUIET)
  if(CUDAToolkit_FOUND)
    if(NOT CMAKE_CUDA_COMPILER AND NOT DEFINED ENV{CUDACXX})
      set(CMAKE_CUDA_COMPILER ${CUDAToolkit_NVCC_EXECUTABLE})
    endif()
    set(cuda_code)
    set(cuda_targets "8.0 and later")
    set(CMAKE_CUDA_ARCHITECTURES OFF)
    if(EAGER_CUDA_ARCHITECTURES)
      set(CMAKE_CUDA_ARCHITECTURES ${EAGER_CUDA_ARCHITECTURES})
      set(cuda_targets "${EAGER_CUDA_ARCHITECTURES}")
    else()
      set(cuda_code "--generate-code=arch=compute_80,code=[compute_80,sm_90]")
    endif()
    enable_language(CUDA)
    if(NOT CMAKE_CUDA20_STANDARD_COMPILE_OPTION)  # CMake 3.25 does not know nvcc's option
      set(CMAKE_CUDA20_STANDARD_COMPILE_OPTION -std=c++20)
      set(CMAKE_CUDA20_EXTENSION_COMPILE_OPTION -std=c++20)
    endif()
    if(EAGER_CUDA_FAST_COMPILE)
      include(CheckCompilerFlag)
      check_compiler_flag(CUDA "--Ofast-compile=max" EAGER_NVCC_FAST_COMPILE)
      if(EAGER_NVCC_FAST_COMPILE)
        list(APPEND cuda_code --Ofast-compile=max -Xcompiler=-Wno-cpp)  # _FORTIFY_SOURCE says that it has no effect
        set(CMAKE_CUDA_FLAGS_RELEASE "-O0 -DNDEBUG")  # of the host's code
      endif()
    endif()
    set(EAGER_CUDA "toolkit ${CUDAToolkit_VERSION}, for ${cuda_targets}")
  else()
    list(APPEND EAGER_MISSING "CUDA 12 or later (no GPUs; the plug-in is not built)")
  endif()
endif()

if(NOT EAGER_CUDA STREQUAL "no")
  file(GLOB cuda_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/kernels/cuda/*.cu ${PROJECT_SOURCE_DIR}/kernels/cuda/*.cpp)
  eager_compile_kernels_together(cuda_sources)
  add_library(eager_cuda MODULE ${cuda_sources})
  add_dependencies(eager_cuda eager_fused_headers)
  target_include_directories(eager_cuda PRIVATE ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR}/generated)
  target_include_directories(eager_cuda SYSTEM PRIVATE ${CUDAToolkit_INCLUDE_DIRS})
  # Without fused multiply-adds, so that random numbers have the same bits as on the CPU.
  target_compile_options(eager_cuda PRIVATE
    $<$<COMPILE_LANGUAGE:CUDA>:${cuda_code}>
    $<$<COMPILE_LANGUAGE:CUDA>:--extended-lambda --expt-relaxed-constexpr --fmad=false -Xfatbin=-compress-all -Xcompiler=-fvisibility=hidden>
    $<$<COMPILE_LANGUAGE:CXX>:-Wall -Wextra>)
  # CMake adds PTX, which the driver compiles, unless an architecture ends in "-real".
  set(has_ptx 1)
  if(EAGER_CUDA_ARCHITECTURES AND NOT EAGER_CUDA_ARCHITECTURES MATCHES "(^|;)(all|[0-9]+[a-z]?(-virtual)?)(;|$)")
    set(has_ptx 0)
  endif()
  target_compile_definitions(eager_cuda PRIVATE EAGER_CUDA_HAS_PTX=${has_ptx})
  target_link_libraries(eager_cuda PRIVATE CUDA::cudart_static ${CMAKE_DL_LIBS})
  target_link_options(eager_cuda PRIVATE -Wl,--version-script=${PROJECT_SOURCE_DIR}/cmake/eager_cuda.map -Wl,-z,nodelete)
  eager_harden(eager_cuda)
  set_target_properties(eager_cuda PROPERTIES POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden
    CUDA_STANDARD 20 CUDA_RUNTIME_LIBRARY Static
    BUILD_RPATH ${CUDAToolkit_LIBRARY_DIR} INSTALL_RPATH "\$ORIGIN;${CUDAToolkit_LIBRARY_DIR}"
    LINK_DEPENDS ${PROJECT_SOURCE_DIR}/cmake/eager_cuda.map)
endif()
