// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ascendcl/error.h"
#include "python/errors.h"

namespace actgrad::python {

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
