// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    const std::vector<float> twos(ELEMENTS, 2.0F);
    aclOpExecutor* const executor = setting.phase_one(setting.self, setting.out);
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);
    if (right) {
        aclrtSynchronizeStream(setting.stream);
    }
    aclrtMemcpy(setting.x, BYTES, twos.data(), BYTES, ACL_MEMCPY_HOST_TO_DEVICE);  // finding: early-write
    aclrtSynchronizeStream(setting.stream);
}
