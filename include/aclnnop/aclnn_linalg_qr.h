// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_LINALG_QR_H_
#define ACTGRAD_ACLNNOP_ACLNN_LINALG_QR_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnLinalgQr, in PyTorch's terms:
 *
 *   Q if Q.numel() else None, R = torch.linalg.qr(self, ('reduced', 'complete', 'r')[mode])
 */
ACTGRAD_PUBLIC aclnnStatus aclnnLinalgQrGetWorkspaceSize(
    const aclTensor* self,
    int64_t mode,
    aclTensor* Q,
    aclTensor* R,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnLinalgQr(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_LINALG_QR_H_
