// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

namespace {

void* source = nullptr;
std::vector<float> values(ELEMENTS);

// What the function's own stream wrote before is done, and what it writes later comes after the copy.
void read_back(void*) {
    aclrtMemcpy(values.data(), BYTES, source, BYTES, ACL_MEMCPY_DEVICE_TO_HOST);  // finding: early-read
}

}  // namespace

int main() {
    Setting setting;
    source = setting.y;
    aclrtStream other = nullptr;
    aclrtCreateStream(&other);
    aclOpExecutor* const executor = setting.phase_one(setting.self, setting.out);
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);
    aclrtLaunchHostFunc(right ? setting.stream : other, read_back, nullptr);
    aclrtMemsetAsync(source, BYTES, 0, right ? BYTES : 0, setting.stream);
    aclrtSynchronizeStream(other);
    aclrtSynchronizeStream(setting.stream);
    aclrtDestroyStream(other);
}
