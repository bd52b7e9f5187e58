// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    std::vector<float> host(ELEMENTS, 1.0F);
    void* address = host.data();
    if (right) {
        aclrtHostRegister(host.data(), BYTES, ACL_HOST_REGISTER_MAPPED, &address);
    }
    aclTensor* const input = tensor(address);
    aclOpExecutor* const executor = setting.phase_one(input, setting.out);
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);  // finding: host-pointer
    aclDestroyTensor(input);
    aclrtSynchronizeStream(setting.stream);
    if (right) {
        aclrtHostUnregister(host.data());
    }
}
