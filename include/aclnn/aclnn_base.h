/* SPDX-License-Identifier: Apache-2.0
 *
 * What the header of every operator includes. */
#ifndef ACTGRAD_ACLNN_ACLNN_BASE_H_
#define ACTGRAD_ACLNN_ACLNN_BASE_H_

#include "acl/acl_rt.h"
#include "aclnn/acl_meta.h"

#ifdef __cplusplus
extern "C" {
#endif

/* There is nothing to set up or to tear down: both return 0, any number of times. */
ACTGRAD_PUBLIC aclnnStatus aclnnInit(const char* configPath);
ACTGRAD_PUBLIC aclnnStatus aclnnFinalize(void);

#ifdef __cplusplus
}
#endif

#endif
