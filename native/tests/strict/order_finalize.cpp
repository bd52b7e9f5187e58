// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    aclInit(nullptr);
    aclrtSetDevice(0);
    aclrtStream stream = nullptr;
    aclrtCreateStream(&stream);
    aclrtDestroyStream(stream);
    if (right) {
        aclrtResetDevice(0);
    }
    aclFinalize();
    if (!right) {
        aclrtResetDevice(0);  // finding: order
    }
}
