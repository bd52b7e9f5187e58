// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "aclnn/acl_meta.h"
#include "ascendcl/export.h"

namespace actgrad {

// Whether something is an object of that kind which was created and not destroyed. A destroyed tensor is dead to its
// user even while an executor holds it.
ACTGRAD_API bool is_live(const aclTensor* tensor);
ACTGRAD_API bool is_live(const aclScalar* scalar);
ACTGRAD_API bool is_live(const aclIntArray* array);
ACTGRAD_API bool is_live(const aclFloatArray* array);
ACTGRAD_API bool is_live(const aclBoolArray* array);
ACTGRAD_API bool is_live(const aclTensorList* list);
ACTGRAD_API bool is_live(const aclScalarList* list);

}  // namespace actgrad
