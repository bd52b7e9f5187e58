// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    const std::vector<float> ones(ELEMENTS, 1.0F);
    constexpr size_t width = BYTES / 4;
    const size_t pitch = right ? width : 2 * width;
    aclrtMemcpy2d(setting.y, pitch, ones.data(), width, width, 4, ACL_MEMCPY_HOST_TO_DEVICE);  // finding: out-of-bounds
}
