// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    const int64_t size = 1;
    aclTensor* const forgotten =
        aclCreateTensor(&size, 1, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, &size, 1, nullptr);  // finding: leak
    if (right) {
        aclDestroyTensor(forgotten);
    }
}
