// SPDX-License-Identifier: Apache-2.0
#include <stdexcept>

#include "tests/strict/program.h"

// A host function, on a stream that waited for a notify, fills memory; one fails before it does.
int main() {
    Setting setting;
    aclrtStream other = nullptr;
    aclrtCreateStream(&other);
    aclrtNotify notify = nullptr;
    aclrtCreateNotify(&notify, 0);
    void *const later = device_memory(), *const copy = device_memory();
    const auto fill = [](void* block) {
        if (!right) {
            throw std::runtime_error("nothing is filled");
        }
        const std::vector<float> ones(ELEMENTS, 1.0F);
        aclrtMemcpy(block, BYTES, ones.data(), BYTES, ACL_MEMCPY_HOST_TO_DEVICE);
    };
    aclrtWaitAndResetNotify(notify, setting.stream, 0);
    aclrtLaunchHostFunc(setting.stream, fill, later);
    aclrtRecordNotify(notify, other);
    aclrtMemcpyAsync(copy, BYTES, later, BYTES, ACL_MEMCPY_DEVICE_TO_DEVICE, setting.stream);  // finding: uninitialised
    aclrtSynchronizeStream(setting.stream);
    aclrtDestroyNotify(notify);
    aclrtDestroyStream(other);
    aclrtFree(later);
    aclrtFree(copy);
}
