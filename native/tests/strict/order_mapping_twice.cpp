// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    size_t size = 0;
    aclrtMemGetAllocationGranularity(nullptr, ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM, &size);
    void* addresses = nullptr;
    aclrtDrvMemHandle memory = nullptr;
    aclrtReserveMemAddress(&addresses, size, 0, nullptr, 0);
    aclrtMallocPhysical(&memory, size, nullptr, 0);
    aclrtMapMem(addresses, size, 0, memory, 0);
    aclrtUnmapMem(addresses);
    if (!right) {
        aclrtUnmapMem(addresses);  // finding: order
    }
    aclrtFreePhysical(memory);
    aclrtReleaseMemAddress(addresses);
}
