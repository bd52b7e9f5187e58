# SPDX-License-Identifier: Apache-2.0
# find_package(actgrad) gives the targets actgrad::ascendcl, actgrad::nnopbase and actgrad::opapi.
include("${CMAKE_CURRENT_LIST_DIR}/actgrad-targets.cmake")
