// SPDX-License-Identifier: Apache-2.0
#include "aclnnop/aclnn_clipped_swiglu.h"
#include "tests/strict/program.h"

int main() {
    Setting setting;
    // A group index that turns out to be negative when the work runs. Work that is queued behind it, but before that,
    // may write the output.
    const int64_t shape[] = {4, 4}, half[] = {4, 2}, groups = 1, index = -1;
    void* const group = device_memory(sizeof index);
    aclrtMemcpy(group, sizeof index, &index, sizeof index, ACL_MEMCPY_HOST_TO_DEVICE);
    aclTensor* const x = aclCreateTensor(shape, 2, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, shape, 2, setting.x);
    aclTensor* const out = aclCreateTensor(half, 2, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, half, 2, setting.y);
    aclTensor* const rows = aclCreateTensor(&groups, 1, ACL_INT64, nullptr, 0, ACL_FORMAT_ND, &groups, 1, group);
    uint64_t size = 0;
    aclOpExecutor* executor = nullptr;
    aclnnClippedSwigluGetWorkspaceSize(x, rows, -1, 1.702, 7, 1, true, out, &size, &executor);
    void* const workspace = size > 0 ? device_memory(size) : nullptr;
    aclnnClippedSwiglu(workspace, size, executor, setting.stream);
    if (right) {
        aclrtMemsetAsync(setting.y, BYTES, 0, BYTES, setting.stream);
    }
    aclrtSynchronizeStream(setting.stream);
    float value;
    aclrtMemcpy(&value, sizeof value, setting.y, sizeof value, ACL_MEMCPY_DEVICE_TO_HOST);  // finding: unchecked
    for (aclTensor* const each : {x, out, rows}) {
        aclDestroyTensor(each);
    }
    aclrtFree(workspace);
    aclrtFree(group);
}
