// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    aclInit(nullptr);
    aclrtSetDevice(0);
    void* const block = device_memory();
    aclrtMemsetAsync(block, BYTES, 0, BYTES, nullptr);
    if (right) {
        aclrtSynchronizeStream(nullptr);
        aclrtFree(block);
    }
    aclrtResetDevice(0);  // finding: early-free
    if (!right) {
        aclrtFree(block);
    }
    aclFinalize();
}
