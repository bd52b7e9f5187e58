// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    setenv("ACTGRAD_DEVICE_COUNT", "2", 1);
    Setting setting;
    aclrtSetDevice(1);
    if (right) {
        aclrtDeviceEnablePeerAccess(0, 0);
    }
    void* const block = device_memory();
    aclrtMemcpy(block, BYTES, setting.x, BYTES, ACL_MEMCPY_DEVICE_TO_DEVICE);  // finding: order
    aclrtFree(block);
    aclrtResetDevice(1);
    aclrtSetDevice(0);
    aclrtResetDevice(0);
}
