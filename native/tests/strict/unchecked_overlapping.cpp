// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

// An output that overlaps the input without being the same view is refused, and nothing is written.
int main() {
    Setting setting;
    const int64_t elements = ELEMENTS / 2, storage = ELEMENTS;
    const int64_t offset = right ? elements : elements / 2;
    aclTensor* const lower =
        aclCreateTensor(&elements, 1, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, &storage, 1, setting.x);
    aclTensor* const upper =
        aclCreateTensor(&elements, 1, ACL_FLOAT, nullptr, offset, ACL_FORMAT_ND, &storage, 1, setting.x);
    aclOpExecutor* const executor = setting.phase_one(lower, upper);
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);
    aclrtSynchronizeStream(setting.stream);
    std::vector<float> values(ELEMENTS);
    aclrtMemcpy(values.data(), BYTES, setting.x, BYTES, ACL_MEMCPY_DEVICE_TO_HOST);  // finding: unchecked
    aclDestroyTensor(lower);
    aclDestroyTensor(upper);
}
