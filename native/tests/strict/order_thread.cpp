// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    std::thread([&] {
        if (right) {
            aclrtSetDevice(0);
        }
        aclrtMemsetAsync(setting.y, BYTES, 0, BYTES, setting.stream);  // finding: order
        if (right) {
            aclrtSynchronizeStream(setting.stream);
            aclrtResetDevice(0);
        }
    }).join();
    aclrtSynchronizeStream(setting.stream);
}
