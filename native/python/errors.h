// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "aclnn/acl_meta.h"

namespace actgrad::python {

// Raises actgrad.AclnnError with the status and the calling thread's error text, unless the status is success.
void raise_on_failure(aclnnStatus status);

}  // namespace actgrad::python
