// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    aclrtContext first = nullptr;
    aclrtContext second = nullptr;
    aclrtGetCurrentContext(&first);
    aclrtCreateContext(&second, 0);
    aclrtSetCurrentContext(first);
    aclrtDestroyContext(second);
    aclrtSetCurrentContext(right ? first : second);  // finding: order
}
