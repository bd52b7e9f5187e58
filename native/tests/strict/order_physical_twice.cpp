// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    size_t size = 0;
    aclrtMemGetAllocationGranularity(nullptr, ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM, &size);
    aclrtDrvMemHandle memory = nullptr;
    aclrtMallocPhysical(&memory, size, nullptr, 0);
    aclrtFreePhysical(memory);
    if (!right) {
        aclrtFreePhysical(memory);  // finding: order
    }
}
