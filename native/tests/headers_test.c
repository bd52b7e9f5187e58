/* SPDX-License-Identifier: Apache-2.0
 *
 * Section 3 of the framework contract: the headers serve C programs too, in any order. */
#include "aclnn/aclnn_base.h"
#include "aclnn/acl_meta.h"
#include "acl/acl_mdl.h"
#include "acl/acl_rt.h"
#include "acl/acl_base.h"
#include "acl/acl.h"

int main(void) {
    const int64_t dims[2] = {2, 3};
    aclDataType type = ACL_DT_UNDEFINED;
    aclTensor* const tensor = aclCreateTensor(dims, 2, ACL_FLOAT16, NULL, 0, ACL_FORMAT_ND, dims, 2, NULL);
    const aclnnStatus status = aclGetDataType(tensor, &type);
    aclDestroyTensor(tensor);
    ACL_APP_LOG(ACL_INFO, "status %d", (int)status);
    if (aclrtPeekAtLastError(ACL_RT_THREAD_LEVEL) != ACL_SUCCESS) {
        return 1;
    }
    if (aclmdlInitDump() != ACL_SUCCESS || aclmdlSetDump("dump.json") != ACL_SUCCESS ||
        aclmdlFinalizeDump() != ACL_SUCCESS) {
        return 1;
    }
    return status == ACLNN_SUCCESS && type == ACL_FLOAT16 ? 0 : 1;
}
