// SPDX-License-Identifier: Apache-2.0
#include "aclnn/aclnn_base.h"

aclnnStatus aclnnInit(const char*) { return ACLNN_SUCCESS; }

aclnnStatus aclnnFinalize(void) { return ACLNN_SUCCESS; }
