// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "aclnn/acl_meta.h"

struct aclTensorList {
    std::vector<const aclTensor*> members;
};

struct aclScalarList {
    std::vector<const aclScalar*> members;
};
