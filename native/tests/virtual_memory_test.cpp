// SPDX-License-Identifier: Apache-2.0
//
// Reserved address ranges, memory mapped into them, and the limit of device memory.
#include <cstdlib>
#include <cstring>

#include "tests/check.h"

namespace {

constexpr size_t mebibyte = size_t{1} << 20;
constexpr size_t capacity = 64 * mebibyte;

size_t left() {
    size_t free = 0, total = 0;
    CHECK_EQUAL(aclrtGetMemInfo(ACL_HBM_MEM, &free, &total), 0);
    CHECK_EQUAL(total, capacity);
    return free;
}

void test_limit() {
    void *first = nullptr, *second = nullptr;
    CHECK_EQUAL(left(), capacity);
    CHECK_EQUAL(aclrtMalloc(&first, 40 * mebibyte, ACL_MEM_MALLOC_HUGE_FIRST), 0);
    CHECK_EQUAL(left(), 24 * mebibyte);
    CHECK_REFUSED(aclrtMalloc(&second, 25 * mebibyte, ACL_MEM_MALLOC_HUGE_FIRST), 207001, "aclrtMalloc",
                  "ACTGRAD_DEVICE_MEMORY");
    CHECK_EQUAL(aclrtMallocAlign32(&second, 24 * mebibyte, ACL_MEM_MALLOC_HUGE_FIRST), 0);
    CHECK_EQUAL(left(), size_t{0});
    CHECK_EQUAL(aclrtFree(first), 0);
    CHECK_EQUAL(aclrtFree(second), 0);
    CHECK_EQUAL(left(), capacity);
}

void test_mapping() {
    void* range = nullptr;
    aclrtDrvMemHandle memory = nullptr;
    aclrtPhysicalMemProp kind = {};
    kind.location = {0, ACL_MEM_LOCATION_TYPE_DEVICE};
    size_t granularity = 0;
    CHECK_EQUAL(aclrtMemGetAllocationGranularity(&kind, ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED, &granularity), 0);
    CHECK_EQUAL(granularity > 0 && 2 * mebibyte % granularity == 0, true);
    CHECK_EQUAL(aclrtReserveMemAddress(&range, 8 * mebibyte, 0, nullptr, 0), 0);
    CHECK_EQUAL(left(), capacity);  // addresses cost nothing
    CHECK_EQUAL(aclrtMallocPhysical(&memory, 2 * mebibyte, &kind, 0), 0);
    CHECK_EQUAL(left(), capacity - 2 * mebibyte);
    char* const place = static_cast<char*>(range) + 4 * mebibyte;
    CHECK_EQUAL(aclrtMapMem(place, 2 * mebibyte, 0, memory, 0), 0);
    std::memset(place, 0x5a, 2 * mebibyte);
    CHECK_REFUSED(aclrtMapMem(range, 2 * mebibyte, 0, memory, 0), 107000, "aclrtMapMem", "at one address at a time");
    CHECK_REFUSED(aclrtReleaseMemAddress(range), 107000, "aclrtReleaseMemAddress", "aclrtUnmapMem");
    CHECK_EQUAL(aclrtUnmapMem(place), 0);
    CHECK_EQUAL(aclrtMapMem(range, 2 * mebibyte, 0, memory, 0), 0);
    aclrtDrvMemHandle next = nullptr;
    char* const end = static_cast<char*>(range) + 2 * mebibyte;
    CHECK_EQUAL(aclrtMallocPhysical(&next, 2 * mebibyte, &kind, 0), 0);
    CHECK_REFUSED(aclrtMapMem(end - 4096, 2 * mebibyte, 0, next, 0), 107000, "aclrtMapMem", "not free");
    CHECK_EQUAL(aclrtMapMem(end, 2 * mebibyte, 0, next, 0), 0);
    CHECK_EQUAL(aclrtUnmapMem(end), 0);
    CHECK_EQUAL(aclrtFreePhysical(next), 0);
    CHECK_EQUAL(aclrtFreePhysical(memory), 0);
    CHECK_EQUAL(left(), capacity - 2 * mebibyte);  // mapped, so it lives
    CHECK_EQUAL(aclrtUnmapMem(range), 0);
    CHECK_EQUAL(left(), capacity);
    CHECK_EQUAL(aclrtReleaseMemAddress(range), 0);
}

// It is there until the work is done that a paused stream keeps.
void test_unmapping_what_a_paused_stream_will_use() {
    for (const bool is_released : {false, true}) {
        aclrtStream stream = nullptr;
        void* range = nullptr;
        aclrtDrvMemHandle memory = nullptr;
        CHECK_EQUAL(aclrtCreateStream(&stream), 0);
        CHECK_EQUAL(aclrtReserveMemAddress(&range, mebibyte, 0, nullptr, 0), 0);
        CHECK_EQUAL(aclrtMallocPhysical(&memory, mebibyte, nullptr, 0), 0);
        CHECK_EQUAL(aclrtMapMem(range, mebibyte, 0, memory, 0), 0);
        uint64_t ready = 0;
        CHECK_EQUAL(aclrtValueWait(&ready, 1, 1, stream), 0);
        CHECK_EQUAL(aclrtMemsetAsync(range, mebibyte, 7, mebibyte, stream), 0);
        CHECK_EQUAL(aclrtUnmapMem(range), 0);
        CHECK_REFUSED(aclrtUnmapMem(range), 107000, "aclrtUnmapMem", "aclrtMapMem");
        if (is_released) {
            CHECK_EQUAL(aclrtReleaseMemAddress(range), 0);
            CHECK_REFUSED(aclrtReleaseMemAddress(range), 107000, "aclrtReserveMemAddress");
        }
        CHECK_EQUAL(aclrtValueWrite(&ready, 1, 0, nullptr), 0);
        CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
        if (!is_released) {
            CHECK_EQUAL(aclrtMapMem(range, mebibyte, 0, memory, 0), 0);
            CHECK_EQUAL(static_cast<int>(*static_cast<char*>(range)), 0);  // its pages went back
            CHECK_EQUAL(aclrtUnmapMem(range), 0);
            CHECK_EQUAL(aclrtReleaseMemAddress(range), 0);
        }
        CHECK_EQUAL(aclrtFreePhysical(memory), 0);
        CHECK_EQUAL(aclrtDestroyStream(stream), 0);
    }
    CHECK_EQUAL(left(), capacity);
}

void test_refusals() {
    void* range = nullptr;
    aclrtDrvMemHandle memory = nullptr;
    CHECK_REFUSED(aclrtReserveMemAddress(nullptr, 4096, 0, nullptr, 0), 100000, "aclrtReserveMemAddress", "virPtr");
    CHECK_REFUSED(aclrtReserveMemAddress(&range, 0, 0, nullptr, 0), 107000, "aclrtReserveMemAddress", "size is 0");
    CHECK_REFUSED(aclrtReleaseMemAddress(&range), 107000, "aclrtReleaseMemAddress", "aclrtReserveMemAddress");
    CHECK_REFUSED(aclrtMemGetAllocationGranularity(nullptr, ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM, nullptr), 100000,
                  "aclrtMemGetAllocationGranularity", "granularity");
    CHECK_REFUSED(aclrtMallocPhysical(nullptr, 4096, nullptr, 0), 100000, "aclrtMallocPhysical", "handle");
    CHECK_REFUSED(aclrtMallocPhysical(&memory, 100, nullptr, 0), 107000, "aclrtMallocPhysical", "page");
    CHECK_REFUSED(aclrtMallocPhysical(&memory, 2 * capacity, nullptr, 0), 207001, "aclrtMallocPhysical", "are taken");
    CHECK_REFUSED(aclrtFreePhysical(&memory), 107017, "aclrtFreePhysical", "aclrtMallocPhysical");
    CHECK_REFUSED(aclrtUnmapMem(&range), 107000, "aclrtUnmapMem", "aclrtMapMem");
    CHECK_EQUAL(aclrtMallocPhysical(&memory, 4096, nullptr, 0), 0);
    alignas(4096) static char page[4096];
    CHECK_REFUSED(aclrtMapMem(page, 4096, 0, memory, 0), 107000, "aclrtMapMem", "aclrtReserveMemAddress");
    CHECK_REFUSED(aclrtMapMem(page + 64, 4096, 0, memory, 0), 107000, "aclrtMapMem", "the page");
    CHECK_EQUAL(aclrtReserveMemAddress(&range, 8192, 0, nullptr, 0), 0);
    CHECK_REFUSED(aclrtMapMem(static_cast<char*>(range) + 64, 4096, 0, memory, 0), 107000, "virPtr", "the page");
    CHECK_EQUAL(aclrtReleaseMemAddress(range), 0);
    CHECK_EQUAL(aclrtFreePhysical(memory), 0);
    CHECK_REFUSED(aclrtFreePhysical(memory), 107017, "aclrtFreePhysical", "aclrtMallocPhysical");
    CHECK_REFUSED(aclrtGetMemInfo(ACL_HBM_MEM, nullptr, nullptr), 100000, "aclrtGetMemInfo", "free");
}

}  // namespace

int main() {
    setenv("ACTGRAD_DEVICE_MEMORY", std::to_string(capacity).c_str(), 1);
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    test_limit();
    test_mapping();
    test_unmapping_what_a_paused_stream_will_use();
    test_refusals();
    return check::result();
}
