// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    float first = 0;
    if (right) {
        aclrtMemcpy(&first, sizeof first, setting.x, sizeof first, ACL_MEMCPY_DEVICE_TO_HOST);
    } else {
        first = *static_cast<volatile float*>(setting.x);  // finding: host-access
    }
    std::printf("%f\n", static_cast<double>(first));
}
