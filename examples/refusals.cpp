// SPDX-License-Identifier: Apache-2.0
// What phase one refuses, and the sentence that it leaves behind each time. It needs no device and touches no data.
//
//   g++ refusals.cpp $(actgrad config --cflags --libs) -o refusals && ./refusals
#include <cstdio>
#include <vector>

#include "acl/acl.h"
#include "aclnnop/aclnn_geglu_backward.h"
#include "aclnnop/aclnn_silu_backward.h"
#include "aclnnop/aclnn_swi_glu_grad.h"

namespace {

aclTensor* tensor(const std::vector<int64_t>& shape, aclDataType dtype = ACL_FLOAT) {
    return aclCreateTensor(shape.data(), shape.size(), dtype, nullptr, 0, ACL_FORMAT_ND, shape.data(), shape.size(),
                           nullptr);
}

int unexpected = 0;

// Shows a refusal; one that did not come, or came with another status, counts as a failure of this program.
void show(const char* what, aclnnStatus status, aclnnStatus expected) {
    const char* sentence = aclGetRecentErrMsg();
    std::printf("%s\n  %d  %s\n", what, status, sentence ? sentence : "(no sentence)");
    unexpected += status != expected || !sentence;
}

}  // namespace

int main() {
    aclTensor* small = tensor({2, 2});
    aclTensor* wide = tensor({2, 4});
    aclTensor* odd = tensor({2, 5});
    aclTensor* half = tensor({2, 2}, ACL_FLOAT16);
    aclTensor* whole_numbers = tensor({2, 2}, ACL_INT32);
    uint64_t size = 0;
    aclOpExecutor* executor = nullptr;

    show("a null tensor", aclnnSiluBackwardGetWorkspaceSize(small, nullptr, small, &size, &executor),
         ACLNN_ERR_PARAM_NULLPTR);
    show("a dtype that no product takes",
         aclnnSiluBackwardGetWorkspaceSize(whole_numbers, small, small, &size, &executor), ACLNN_ERR_PARAM_INVALID);
    show("two dtypes where one is needed", aclnnSiluBackwardGetWorkspaceSize(half, small, small, &size, &executor),
         ACLNN_ERR_PARAM_INVALID);
    show("a shape that does not fit", aclnnSiluBackwardGetWorkspaceSize(small, wide, wide, &size, &executor),
         ACLNN_ERR_PARAM_INVALID);
    show("a size that cannot be halved", aclnnSwiGluGradGetWorkspaceSize(small, odd, -1, odd, &size, &executor),
         ACLNN_ERR_PARAM_INVALID);
    show("a dim out of range", aclnnSwiGluGradGetWorkspaceSize(small, wide, 2, wide, &size, &executor),
         ACLNN_ERR_PARAM_INVALID);
    show("an unknown approximation",
         aclnnGeGluV3BackwardGetWorkspaceSize(small, wide, small, -1, 2, false, wide, &size, &executor),
         ACLNN_ERR_PARAM_INVALID);
    show("an executor that phase one never gave",
         aclnnSiluBackward(nullptr, 0, reinterpret_cast<aclOpExecutor*>(&size), nullptr), ACLNN_ERR_INNER);

    for (aclTensor* each : {small, wide, odd, half, whole_numbers}) {
        aclDestroyTensor(each);
    }
    return unexpected == 0 ? 0 : 1;
}
