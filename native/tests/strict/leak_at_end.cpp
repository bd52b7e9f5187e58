// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    aclInit(nullptr);
    aclrtSetDevice(0);
    aclrtStream stream = nullptr;
    aclrtCreateStream(&stream);  // finding: leak
    if (right) {
        aclrtDestroyStream(stream);
        aclrtResetDevice(0);
        aclFinalize();
    }
}
