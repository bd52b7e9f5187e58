// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    aclInit(nullptr);
    aclrtSetDevice(0);
    aclrtContext first = nullptr, second = nullptr;
    aclrtCreateContext(&first, 0);
    aclrtStream stream = nullptr;
    aclrtCreateStream(&stream);
    aclrtCreateContext(&second, 0);
    if (right) {
        aclrtSetCurrentContext(first);
    }
    aclrtSynchronizeStream(stream);  // finding: order
    aclrtSetCurrentContext(first);
    aclrtDestroyStream(stream);
    aclrtDestroyContext(first);
    aclrtDestroyContext(second);
    aclrtSetDevice(0);
    aclrtResetDevice(0);
    aclrtResetDevice(0);
    aclFinalize();
}
