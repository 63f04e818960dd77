# Writes the headers that the source of fused GPU kernels includes (kernels/cuda/fused_source.cpp) into one file, as
# rows of {name, text}:   cmake -DROOT=... -DOUTPUT=... -P fused_headers.cmake
set(headers
  kernels/common/arithmetic.h kernels/common/bessel.h kernels/common/broadcast.h kernels/common/cast.h
  kernels/common/complex_power.h kernels/common/elementwise.h kernels/common/elementwise_binary_formulas.h
  kernels/common/elementwise_formulas.h kernels/common/elementwise_math_formulas.h kernels/common/elementwise_unary_formulas.h
  kernels/common/formula.h
  kernels/common/messages.h kernels/portability.h kernels/common/special_beta.h kernels/common/special_formulas.h
  kernels/common/special_functions.h kernels/common/special_gamma.h kernels/common/special_normal.h kernels/common/special_shared.h
  kernels/cuda/actions.h
  kernels/cuda/fused_device.h kernels/cuda/fused_fold.h kernels/cuda/group.h kernels/cuda/reduction_device.h
  kernels/cuda/rtc_std.h kernels/cuda/threads.h kernels/dtype.h kernels/half.h kernels/kernel.h)
if(NOT OUTPUT)  # cuda.cmake includes this file for the list alone
  return()
endif()
# Headers that do not exist at run time: rtc_std.h stands in for all of them.
set(standard algorithm cmath complex cstddef cstdint cstdio cstring cuda_bf16.h cuda_fp16.h cuda_runtime.h limits
  thrust/complex.h type_traits)
set(rows "")
foreach(header IN LISTS headers)
  file(READ ${ROOT}/${header} text)
  string(REGEX MATCHALL "#include \"[^\"]+" included "${text}")
  list(TRANSFORM included REPLACE ".*\"" "")
  list(REMOVE_ITEM included ${headers})
  if(included)
    message(FATAL_ERROR "${header} includes ${included}, which the list of the headers of fused kernels lacks")
  endif()
  string(APPEND rows "{\"${header}\", R\"EAGER(${text})EAGER\"},\n")
endforeach()
foreach(header IN LISTS standard)
  string(APPEND rows "{\"${header}\", \"#include \\\"kernels/cuda/rtc_std.h\\\"\\n\"},\n")
endforeach()
file(WRITE ${OUTPUT} "${rows}")
