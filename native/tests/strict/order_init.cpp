// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    if (right) {
        aclInit(nullptr);
    }
    aclrtSetDevice(0);  // finding: order
    aclrtResetDevice(0);
    if (right) {
        aclFinalize();
    }
}
