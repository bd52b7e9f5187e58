// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    aclInit(nullptr);
    aclrtSetDevice(0);
    void* const block = device_memory();
    if (right) {
        aclrtFree(block);
    }
    aclrtResetDevice(0);
    if (!right) {
        aclrtFree(block);  // finding: order
    }
    aclFinalize();
}
