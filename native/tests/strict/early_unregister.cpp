// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    std::vector<float> host(ELEMENTS, 1.0F);
    void* address = nullptr;
    aclrtHostRegister(host.data(), BYTES, ACL_HOST_REGISTER_MAPPED, &address);
    aclTensor* const input = tensor(address);
    aclOpExecutor* const executor = setting.phase_one(input, setting.out);
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);
    aclDestroyTensor(input);
    if (right) {
        aclrtSynchronizeStream(setting.stream);
    }
    aclrtHostUnregister(host.data());  // finding: early-free
    aclrtSynchronizeStream(setting.stream);
}
