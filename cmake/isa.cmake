# SPDX-License-Identifier: Apache-2.0
# actgrad_isa_units(target UNITS source... LIBRARIES library...): compiles each unit once for each instruction set into
# `target`, and gives all sources of `target` the list of these sets, isas.inc.
#
# Contraction is off and every FMA explicit: all give the same bits.

# The one question that decides which instruction sets are built, and so which are looked for at run time: what the
# compiler compiles for. A build for several architectures at once (macOS) is neither, and the generic vectors serve all.
include(CheckCXXSourceCompiles)
foreach(architecture x86_64 aarch64)
  check_cxx_source_compiles(
    "#if !defined(__${architecture}__)\n#error\n#endif\nint main() { return 0; }" ACTGRAD_COMPILES_FOR_${architecture})
endforeach()

set(ACTGRAD_ISAS baseline)  # the best first
if(ACTGRAD_COMPILES_FOR_x86_64)
  set(ACTGRAD_ISAS avx512 avx2 baseline)
elseif(ACTGRAD_COMPILES_FOR_aarch64)
  set(ACTGRAD_ISAS neon baseline)
endif()

# Races are in how the work is shared, which all sets have in common.
if(ACTGRAD_SANITIZE MATCHES "thread")
  set(ACTGRAD_ISAS baseline)
endif()

set(ACTGRAD_FLAGS_avx512 -mavx512f -mavx512bw -mavx512dq -mavx512vl -mfma -mf16c)
set(ACTGRAD_FLAGS_avx2 -mavx2 -mfma -mf16c)
# GCC's own header starts vectors of no particular value in a way that it then warns about.
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  list(APPEND ACTGRAD_FLAGS_avx512 -Wno-uninitialized -Wno-maybe-uninitialized)
endif()

# What the processor is asked for, as __builtin_cpu_supports spells it. Every processor with AVX2 has F16C, which older
# compilers cannot ask about.
set(ACTGRAD_FEATURES_avx512 avx512f avx512bw avx512dq avx512vl)
set(ACTGRAD_FEATURES_avx2 avx2 fma)

set(ACTGRAD_ISA_LIST ${CMAKE_CURRENT_BINARY_DIR}/isas/isas.inc)
set(lines "")
foreach(isa ${ACTGRAD_ISAS})
  set(available true)
  foreach(feature ${ACTGRAD_FEATURES_${isa}})
    string(APPEND available " && __builtin_cpu_supports(\"${feature}\")")
  endforeach()
  string(APPEND lines "ISA(${isa}, ${available})\n")
endforeach()
file(CONFIGURE OUTPUT ${ACTGRAD_ISA_LIST} CONTENT "${lines}" @ONLY)

# Watching the temporaries of vector registers takes GCC many minutes; the memory of arrays is watched all the same.
set(ACTGRAD_SANITIZED_FLAGS "")
if(ACTGRAD_SANITIZE MATCHES "thread")
  set(ACTGRAD_SANITIZED_FLAGS -O1)
elseif(ACTGRAD_SANITIZE MATCHES "address")
  set(ACTGRAD_SANITIZED_FLAGS -O1 -fno-sanitize=undefined)
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    list(APPEND ACTGRAD_SANITIZED_FLAGS "SHELL:--param asan-stack=0")
  else()
    list(APPEND ACTGRAD_SANITIZED_FLAGS "SHELL:-mllvm -asan-stack=0")
  endif()
endif()

function(actgrad_isa_units target)
  cmake_parse_arguments(PARSE_ARGV 1 ARG "" HEADER "UNITS;LIBRARIES")
  target_include_directories(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/isas)
  foreach(isa ${ACTGRAD_ISAS})
    add_library(${target}_${isa} OBJECT ${ARG_UNITS})
    target_link_libraries(${target}_${isa} PRIVATE ${ARG_LIBRARIES})
    target_compile_definitions(${target}_${isa} PRIVATE ACTGRAD_ISA=${isa})
    target_compile_options(${target}_${isa} PRIVATE
      -O3 -fno-math-errno -fno-trapping-math -ffp-contract=off ${ACTGRAD_FLAGS_${isa}} ${ACTGRAD_SANITIZED_FLAGS})
    # The intrinsics' header takes longer than most units.
    target_precompile_headers(${target}_${isa} PRIVATE ${ARG_HEADER})
    target_sources(${target} PRIVATE $<TARGET_OBJECTS:${target}_${isa}>)
  endforeach()
endfunction()
