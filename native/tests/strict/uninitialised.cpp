// SPDX-License-Identifier: Apache-2.0
#include "aclnnop/aclnn_rrelu_with_noise.h"
#include "tests/strict/program.h"

// Fills the output with random numbers, whatever it holds.
void draw(const Setting& setting) {
    float bounds[] = {0.1F, 0.3F};
    aclScalar* const lower = aclCreateScalar(&bounds[0], ACL_FLOAT);
    aclScalar* const upper = aclCreateScalar(&bounds[1], ACL_FLOAT);
    uint64_t size = 0;
    aclOpExecutor* executor = nullptr;
    aclnnInplaceRReluWithNoiseGetWorkspaceSize(setting.self, setting.out, lower, upper, true, 0, 0, &size, &executor);
    aclnnInplaceRReluWithNoise(setting.workspace, size, executor, setting.stream);
    aclDestroyScalar(lower);
    aclDestroyScalar(upper);
}

int main() {
    Setting setting;
    void* const block = right ? filled_memory() : device_memory();
    aclTensor* const input = tensor(block);
    aclOpExecutor* const executor = setting.phase_one(input, setting.out);
    draw(setting);
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);  // finding: uninitialised
    aclrtSynchronizeStream(setting.stream);
    aclDestroyTensor(input);
    aclrtFree(block);
}
