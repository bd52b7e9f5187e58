# SPDX-License-Identifier: Apache-2.0
# actgrad_isa_units(target source library...): compiles `source` once for each instruction set into `target`.
#
# Contraction is off and every FMA explicit: all give the same bits.
set(ACTGRAD_ISAS baseline)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  list(APPEND ACTGRAD_ISAS avx2 avx512)
endif()
set(ACTGRAD_FLAGS_baseline "")
set(ACTGRAD_FLAGS_avx2 -mavx2 -mfma -mf16c)
set(ACTGRAD_FLAGS_avx512 -mavx512f -mavx512bw -mavx512dq -mavx512vl -mfma -mf16c)

# Watching the temporaries of vector registers takes GCC many minutes; the memory of arrays is watched all the same.
set(ACTGRAD_SANITIZED_FLAGS "")
if(ACTGRAD_SANITIZE MATCHES "address")
  set(ACTGRAD_SANITIZED_FLAGS -O1 -fno-sanitize=undefined "$<$<CXX_COMPILER_ID:GNU>:SHELL:--param asan-stack=0>")
endif()

function(actgrad_isa_units target source)
  foreach(isa ${ACTGRAD_ISAS})
    add_library(${target}_${isa} OBJECT ${source})
    target_link_libraries(${target}_${isa} PRIVATE ${ARGN})
    target_compile_definitions(${target}_${isa} PRIVATE ACTGRAD_ISA=${isa})
    target_compile_options(${target}_${isa} PRIVATE
      -O3 -fno-math-errno -fno-trapping-math -ffp-contract=off ${ACTGRAD_FLAGS_${isa}} ${ACTGRAD_SANITIZED_FLAGS})
    target_sources(${target} PRIVATE $<TARGET_OBJECTS:${target}_${isa}>)
  endforeach()
endfunction()
