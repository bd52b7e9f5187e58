// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    const std::vector<float> values(2 * ELEMENTS, 1.0F);
    const size_t count = right ? BYTES : BYTES + 4;
    aclrtMemcpy(setting.y, count, values.data(), count, ACL_MEMCPY_HOST_TO_DEVICE);  // finding: out-of-bounds
}
