// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    std::vector<float> values(ELEMENTS);
    aclrtMemset(setting.y, BYTES, 0, right ? BYTES : BYTES / 2);
    aclrtMemcpy(values.data(), BYTES, setting.y, BYTES, ACL_MEMCPY_DEVICE_TO_HOST);  // finding: uninitialised
}
