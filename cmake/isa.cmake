# SPDX-License-Identifier: Apache-2.0
# actgrad_isa_units(target UNITS source... HEADER header LIBRARIES library...): compiles each unit once per instruction
# set into `target`, with a precompiled header, and generates the list of the sets, isas.inc, for its sources.
#
# Contraction is off and every FMA is explicit, so that all sets give the same bits.

# The compiler's target architecture alone decides which sets are built, and so which are looked for at run time. Builds
# for several architectures at once (macOS) get the generic vectors.
include(CheckCXXSourceCompiles)
foreach(architecture x86_64 aarch64)
  check_cxx_source_compiles(
    "#if !defined(__${architecture}__)\n#error\n#endif\nint main() { return 0; }" ACTGRAD_COMPILES_FOR_${architecture})
endforeach()

set(isas baseline)  # best first
if(ACTGRAD_COMPILES_FOR_x86_64)
  set(isas avx512 avx2 baseline)
elseif(ACTGRAD_COMPILES_FOR_aarch64)
  set(isas neon baseline)
endif()

# Data races are in the scheduling, which all sets share, so one set is enough.
if(ACTGRAD_SANITIZE MATCHES "thread")
  set(isas baseline)
endif()

set(ACTGRAD_ISAS "" CACHE STRING "The instruction sets to build for, best first, ending in baseline; all if empty")
if(NOT ACTGRAD_ISAS)
  set(ACTGRAD_ISAS ${isas})
endif()

set(ACTGRAD_FLAGS_avx512 -mavx512f -mavx512bw -mavx512dq -mavx512vl -mfma -mf16c)
set(ACTGRAD_FLAGS_avx2 -mavx2 -mfma -mf16c)
# Suppresses warnings about GCC's own intrinsics header, which leaves vectors uninitialized on purpose.
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  list(APPEND ACTGRAD_FLAGS_avx512 -Wno-uninitialized -Wno-maybe-uninitialized)
endif()

# Where other sets are built too, hardly a processor runs the baseline: it is compiled for size, which takes 3 % off the
# packages.
list(LENGTH ACTGRAD_ISAS number)
if(number GREATER 1)
  set(ACTGRAD_FLAGS_baseline -Os)
endif()

# CPU features as __builtin_cpu_supports spells them. Every processor with AVX2 has F16C, which older compilers cannot
# query.
set(ACTGRAD_FEATURES_avx512 avx512f avx512bw avx512dq avx512vl)
set(ACTGRAD_FEATURES_avx2 avx2 fma)

set(ACTGRAD_ISA_FOLDER ${CMAKE_CURRENT_BINARY_DIR}/isas)
set(lines "")
foreach(isa ${ACTGRAD_ISAS})
  set(available true)
  foreach(feature ${ACTGRAD_FEATURES_${isa}})
    string(APPEND available " && __builtin_cpu_supports(\"${feature}\")")
  endforeach()
  string(APPEND lines "ISA(${isa}, ${available})\n")
endforeach()
file(CONFIGURE OUTPUT ${ACTGRAD_ISA_FOLDER}/isas.inc CONTENT "${lines}" @ONLY)

# Instrumenting stack variables, mostly vector temporaries, takes GCC many minutes. Arrays are still checked.
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
  target_include_directories(${target} PRIVATE ${ACTGRAD_ISA_FOLDER})
  foreach(isa ${ACTGRAD_ISAS})
    add_library(${target}_${isa} OBJECT ${ARG_UNITS})
    target_link_libraries(${target}_${isa} PRIVATE ${ARG_LIBRARIES})
    target_compile_definitions(${target}_${isa} PRIVATE ACTGRAD_ISA=${isa})
    set_target_properties(${target}_${isa} PROPERTIES UNITY_BUILD OFF)  # formulas of different units have the same names
    # Nothing throws through these units: without tables for unwinding the library is smaller.
    target_compile_options(${target}_${isa} PRIVATE
      -O3 -fno-math-errno -fno-trapping-math -ffp-contract=off -fno-exceptions -fno-asynchronous-unwind-tables
      ${ACTGRAD_FLAGS_${isa}} ${ACTGRAD_SANITIZED_FLAGS})
    # The intrinsics header takes longer to compile than most units.
    target_precompile_headers(${target}_${isa} PRIVATE ${ARG_HEADER})
    target_sources(${target} PRIVATE $<TARGET_OBJECTS:${target}_${isa}>)
  endforeach()
endfunction()
