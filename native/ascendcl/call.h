// SPDX-License-Identifier: Apache-2.0
//
// Helpers shared by the runtime's functions.
#pragma once

#include <cstdio>
#include <string>
#include <utility>

#include "acl/acl_base.h"
#include "ascendcl/error.h"
#include "strict/observer.h"

namespace actgrad {

// Runs the body of the runtime function `function` and turns exceptions into an aclError.
template <class Body>
aclError acl_call(const char* function, Body&& body) noexcept {
    strict::tell(&strict::Observer::called, function);
    return guarded(function, ACL_ERROR_INTERNAL_ERROR, std::forward<Body>(body));
}

inline void require_not_null(const void* pointer, const char* argument) {
    if (!pointer) {
        throw Refusal(ACL_ERROR_INVALID_PARAM, std::string(argument) + " is null; an address is needed");
    }
}

inline std::string describe_address(const void* address) {
    char text[32];
    std::snprintf(text, sizeof text, "%p", address);
    return text;
}

}  // namespace actgrad
