// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nanobind/nanobind.h>

#include <string>

#include "aclnn/acl_meta.h"
#include "ascendcl/error.h"

namespace actgrad::python {

// What str() gives, for messages: lone surrogates, which UTF-8 lacks, are escaped; "?" where str() raises.
std::string text_of(nanobind::handle object);

// Raises actgrad.AclnnError with the status and the calling thread's error text, unless the status is success.
void raise_on_failure(aclnnStatus status);

// Runs `body` and raises its Refusal as actgrad.AclnnError.
template <class Body>
auto refusing(const Body& body) {
    try {
        return body();
    } catch (const Refusal& refusal) {
        raise_on_failure(fail(refusal.status, refusal.message));
        throw;
    }
}

}  // namespace actgrad::python
