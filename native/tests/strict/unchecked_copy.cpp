// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    std::vector<float> values(ELEMENTS, 2.0F);
    aclrtMemset(setting.y, BYTES, 0, BYTES);
    aclrtMemcpy(setting.y, right ? BYTES : 1, values.data(), BYTES,
                ACL_MEMCPY_HOST_TO_DEVICE);                                          // fails if destMax is 1
    aclrtMemcpy(values.data(), BYTES, setting.y, BYTES, ACL_MEMCPY_DEVICE_TO_HOST);  // finding: unchecked
}
