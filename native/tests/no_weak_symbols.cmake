# SPDX-License-Identifier: Apache-2.0
# cmake -DNM=... -DFOLDER=... -P: fails where an object file below the folder defines a weak symbol.
file(GLOB_RECURSE objects ${FOLDER}/*.o)
execute_process(COMMAND ${NM} --defined-only ${objects} OUTPUT_VARIABLE symbols RESULT_VARIABLE status)
if(NOT status EQUAL 0 OR NOT symbols MATCHES "_tiles")
  message(FATAL_ERROR "nm cannot read the kernels' symbols")
endif()
if(symbols MATCHES " [WVuw] [^\n]*")
  message(FATAL_ERROR "a weak symbol: ${CMAKE_MATCH_0}")
endif()
