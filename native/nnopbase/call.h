// SPDX-License-Identifier: Apache-2.0
//
// What the aclnn functions have in common.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "aclnn/acl_meta.h"
#include "ascendcl/call.h"

namespace actgrad {

/// The body of the function `function`: its Refusals and exceptions become an aclnnStatus.
template <class Body>
aclnnStatus aclnn_call(const char* function, Body&& body) noexcept {
    return guarded(function, ACLNN_ERR_INNER, std::forward<Body>(body));
}

/// The body of a function that returns a new object: null, with a text, when `make` throws.
template <class Object, class Make>
Object* created(const char* function, Make&& make) noexcept {
    std::unique_ptr<Object> object;
    aclnn_call(function, [&] {
        object = make();
        return ACLNN_SUCCESS;
    });
    return object.release();
}

inline void require_argument(const void* pointer, const char* argument) {
    if (!pointer) {
        throw Refusal(ACLNN_ERR_PARAM_NULLPTR, std::string(argument) + " is null; an address is needed");
    }
}

}  // namespace actgrad
