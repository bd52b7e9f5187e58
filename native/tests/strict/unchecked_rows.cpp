// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    constexpr size_t width = BYTES / 4, between = BYTES / 2;
    std::vector<float> values(ELEMENTS, 2.0F);
    aclrtMemset(setting.y, BYTES, 0, BYTES);
    aclrtMemcpy2d(setting.y, between, values.data(), right ? width : 1, width, 2,
                  ACL_MEMCPY_HOST_TO_DEVICE);  // fails if spitch is 1
    const char* const written = static_cast<char*>(setting.y);
    aclrtMemcpy(values.data(), width, written + width, width, ACL_MEMCPY_DEVICE_TO_HOST);    // between the rows
    aclrtMemcpy(values.data(), width, written + between, width, ACL_MEMCPY_DEVICE_TO_HOST);  // finding: unchecked
}
