// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

[[gnu::noinline]] std::vector<float> read_back(const void* data) {
    std::vector<float> values(ELEMENTS);
    aclrtMemcpy(values.data(), BYTES, data, BYTES, ACL_MEMCPY_DEVICE_TO_HOST);  // finding: early-read
    return values;
}

int main() {
    Setting setting;
    aclrtMemset(setting.y, BYTES, 0, BYTES);
    aclOpExecutor* const executor = setting.phase_one(setting.self, setting.out);
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);
    if (right) {
        aclrtSynchronizeStream(setting.stream);
    }
    const float first = read_back(setting.y)[0];
    std::printf("%f\n", static_cast<double>(first));
    aclrtSynchronizeStream(setting.stream);
    return right == (first > 0) ? 0 : 3;  // on a card by luck, here never
}
