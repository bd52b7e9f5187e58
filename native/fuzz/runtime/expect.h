// SPDX-License-Identifier: Apache-2.0
//
// What a step expects of the library: a failure prints the step and ends the program.
#pragma once

#include <string>

#include "acl/acl_base.h"
#include "aclnn/aclnn_base.h"

namespace fuzz {

constexpr aclError invalid_param = ACL_ERROR_INVALID_PARAM, rt_invalid = ACL_ERROR_RT_PARAM_INVALID,
                   dead_handle = ACL_ERROR_RT_INVALID_HANDLE, no_context = ACL_ERROR_RT_CONTEXT_NULL;
constexpr int null_pointer = ACLNN_ERR_PARAM_NULLPTR, bad_argument = ACLNN_ERR_PARAM_INVALID;

extern const char* step_name;

[[noreturn]] void wrong(const std::string& what);
void expect(bool right, const char* what);

// Counts the call, too.
void expect_status(int got, int expected);

}  // namespace fuzz
