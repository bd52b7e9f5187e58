// SPDX-License-Identifier: Apache-2.0
#include "aclnnop/aclnn_leaky_relu.h"
#include "tests/strict/program.h"

int main() {
    Setting setting;
    float value = 0.5F;
    aclScalar* const slope = aclCreateScalar(&value, ACL_FLOAT);
    aclOpExecutor* executor = nullptr;
    aclnnLeakyReluGetWorkspaceSize(setting.self, slope, setting.out, &setting.size, &executor);
    aclrtMalloc(&setting.workspace, setting.size, ACL_MEM_MALLOC_HUGE_FIRST);
    if (!right) {
        aclDestroyScalar(slope);  // finding: executor
    }
    aclnnLeakyRelu(setting.workspace, setting.size, executor, setting.stream);
    if (right) {
        aclDestroyScalar(slope);
    }
    aclrtSynchronizeStream(setting.stream);
}
