// SPDX-License-Identifier: Apache-2.0
//
// Section 4 of the framework contract: memory, copies, fills.
#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <cstring>
#include <numeric>
#include <string>
#include <thread>
#include <vector>

#include "ascendcl/stream.h"
#include "tests/check.h"
#include "tests/gate.h"

// The sanitizers end a program that asks for too much; here it shall get null, as without them.
extern "C" const char* __asan_default_options() { return "allocator_may_return_null=1"; }
extern "C" const char* __tsan_default_options() { return "allocator_may_return_null=1"; }

namespace {

constexpr size_t huge_sizes[] = {SIZE_MAX, SIZE_MAX - 63, SIZE_MAX / 2, size_t{1} << 60};
constexpr aclrtMemMallocPolicy policy = ACL_MEM_MALLOC_HUGE_FIRST;

void test_without_a_device() {
    void* block = nullptr;
    int from = 1, to = 2;
    CHECK_REFUSED(aclrtMalloc(&block, 8, policy), 107002, "aclrtMalloc", "aclrtSetDevice");
    CHECK_EQUAL(block, static_cast<void*>(nullptr));
    CHECK_REFUSED(aclrtMemcpy(&to, 4, &from, 4, ACL_MEMCPY_HOST_TO_HOST), 107002, "aclrtMemcpy", "aclrtSetDevice");
    CHECK_REFUSED(aclrtMemcpyAsync(&to, 4, &from, 4, ACL_MEMCPY_HOST_TO_HOST, nullptr), 107002, "aclrtMemcpyAsync",
                  "stream is null");
    CHECK_REFUSED(aclrtMemset(&to, 4, 0, 4), 107002, "aclrtMemset", "aclrtSetDevice");
    CHECK_REFUSED(aclrtMemsetAsync(&to, 4, 0, 4, nullptr), 107002, "aclrtMemsetAsync", "stream is null");
    CHECK_EQUAL(to, 2);
    // What comes earlier in the order of checks is found without a device.
    CHECK_EQUAL(aclrtMemcpy(nullptr, 0, nullptr, 0, ACL_MEMCPY_HOST_TO_HOST), 0);
    CHECK_EQUAL(aclrtMemcpy(&to, 4, &to, 4, ACL_MEMCPY_HOST_TO_HOST), 0);
    CHECK_EQUAL(aclrtMallocHost(&block, 8), 0);
    CHECK_EQUAL(aclrtFreeHost(block), 0);
}

void test_device_blocks() {
    for (const size_t size : {size_t{1}, size_t{63}, size_t{64}, size_t{65}, size_t{1} << 20}) {
        void* block = nullptr;
        CHECK_EQUAL(aclrtMalloc(&block, size, policy), 0);
        CHECK_EQUAL(reinterpret_cast<uintptr_t>(block) % 64, 0u);
        std::memset(block, 0x5a, size);
        CHECK_EQUAL(aclrtFree(block), 0);
    }
}

void test_host_blocks() {
    void* block = nullptr;
    CHECK_EQUAL(aclrtMallocHost(&block, 1000), 0);
    CHECK_EQUAL(reinterpret_cast<uintptr_t>(block) % 64, 0u);
    std::memset(block, 0x5a, 1000);
    CHECK_EQUAL(aclrtFreeHost(block), 0);
}

void test_refused_allocations() {
    void* block = nullptr;
    CHECK_REFUSED(aclrtMalloc(nullptr, 8, policy), 100000, "aclrtMalloc", "devPtr is null");
    CHECK_REFUSED(aclrtMalloc(nullptr, 0, policy), 100000, "aclrtMalloc", "devPtr is null");
    CHECK_REFUSED(aclrtMalloc(&block, 0, policy), 100000, "aclrtMalloc", "size is 0");
    CHECK_REFUSED(aclrtMallocHost(nullptr, 8), 100000, "aclrtMallocHost", "hostPtr is null");
    CHECK_REFUSED(aclrtMallocHost(&block, 0), 100000, "aclrtMallocHost", "size is 0");
    for (const size_t size : huge_sizes) {
        CHECK_REFUSED(aclrtMalloc(&block, size, policy), 207001, "aclrtMalloc", std::to_string(size).c_str());
        CHECK_REFUSED(aclrtMallocHost(&block, size), 207001, "aclrtMallocHost", std::to_string(size).c_str());
    }
    CHECK_EQUAL(block, static_cast<void*>(nullptr));
}

void test_refused_frees() {
    void* device = nullptr;
    void* host = nullptr;
    int local = 0;
    CHECK_EQUAL(aclrtMalloc(&device, 100, policy), 0);
    CHECK_EQUAL(aclrtMallocHost(&host, 100), 0);
    void* const inside = static_cast<char*>(device) + 16;
    CHECK_REFUSED(aclrtFree(nullptr), 100000, "aclrtFree", "devPtr is null");
    CHECK_REFUSED(aclrtFreeHost(nullptr), 100000, "aclrtFreeHost", "hostPtr is null");
    CHECK_REFUSED(aclrtFree(&local), 107000, "aclrtFree", "devPtr", "never came from there");
    CHECK_REFUSED(aclrtFree(inside), 107000, "16 bytes inside a block of aclrtMalloc");
    CHECK_REFUSED(aclrtFree(static_cast<char*>(device) + 100), 107000, "never came from there");
    CHECK_REFUSED(aclrtFree(host), 107000, "a block of aclrtMallocHost, which aclrtFreeHost frees");
    CHECK_REFUSED(aclrtFreeHost(device), 107000, "a block of aclrtMalloc, which aclrtFree frees");
    CHECK_EQUAL(aclrtFree(device), 0);
    CHECK_EQUAL(aclrtFreeHost(host), 0);
    CHECK_REFUSED(aclrtFree(device), 107000, "aclrtFree", "freed already");
    CHECK_REFUSED(aclrtFreeHost(host), 107000, "aclrtFreeHost", "freed already");
}

void test_freeing_waits_for_queued_work() {
    void* block = nullptr;
    CHECK_EQUAL(aclrtMalloc(&block, 1 << 20, policy), 0);
    Gate gate;
    actgrad::enqueue(nullptr, [&] {
        gate.pass();
        return ACL_SUCCESS;
    });
    CHECK_EQUAL(aclrtMemsetAsync(block, 1 << 20, 1, 1 << 20, nullptr), 0);
    std::thread opener([&] { gate.open(); });
    CHECK_EQUAL(aclrtFree(block), 0);
    opener.join();
}

void test_work_on_a_stream_may_not_free() {
    void* block = nullptr;
    CHECK_EQUAL(aclrtMalloc(&block, 8, policy), 0);
    actgrad::enqueue(nullptr, [=] {
        CHECK_REFUSED(aclrtFree(block), 107003, "aclrtFree", "wait for itself");
        return ACL_SUCCESS;
    });
    CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
    CHECK_EQUAL(aclrtFree(block), 0);
}

// One of the two copies, with the same arguments.
using Copy = aclError (*)(void*, size_t, const void*, size_t, aclrtMemcpyKind);

aclError copy_async(void* dst, size_t dest_max, const void* src, size_t count, aclrtMemcpyKind kind) {
    return aclrtMemcpyAsync(dst, dest_max, src, count, kind, nullptr);
}

void test_copies(Copy copy, const char* name) {
    constexpr aclrtMemcpyKind kinds[] = {ACL_MEMCPY_HOST_TO_HOST, ACL_MEMCPY_HOST_TO_DEVICE, ACL_MEMCPY_DEVICE_TO_HOST,
                                         ACL_MEMCPY_DEVICE_TO_DEVICE, ACL_MEMCPY_DEFAULT};
    for (const aclrtMemcpyKind kind : kinds) {
        const int from[2] = {1, 2};
        int to[3] = {7, 8, 9};
        CHECK_EQUAL(copy(to, sizeof to, from, sizeof from, kind), 0);
        CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
        CHECK(to[0] == 1 && to[1] == 2 && to[2] == 9);
    }
    int from = 1, to = 2;
    const auto bad_kind = static_cast<aclrtMemcpyKind>(5);
    constexpr aclrtMemcpyKind kind = ACL_MEMCPY_DEFAULT;
    CHECK_EQUAL(copy(nullptr, 0, nullptr, 0, bad_kind), 0);  // count 0 comes before everything
    CHECK_REFUSED(copy(nullptr, 0, &from, 4, bad_kind), 100000, name, "dst is null");
    CHECK_REFUSED(copy(&to, 0, nullptr, 4, bad_kind), 100000, name, "src is null");
    CHECK_REFUSED(copy(&to, 0, &from, 4, bad_kind), 100000, name, "kind is 5");
    CHECK_REFUSED(copy(&to, 0, &from, 4, kind), 107000, name, "destMax is 0", "4");
    CHECK_REFUSED(copy(&to, 3, &from, 4, kind), 107000, name, "destMax is 3", "4");
    CHECK_REFUSED(copy(&to, 3, &to, 4, kind), 107000, name, "destMax is 3");  // before dst == src
    CHECK_EQUAL(copy(&to, 4, &to, 4, kind), 0);
    CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
    CHECK_EQUAL(to, 2);
}

void test_overlapping_copies() {
    std::vector<int> values(1000);
    std::iota(values.begin(), values.end(), 0);
    const size_t bytes = 999 * sizeof(int);
    CHECK_EQUAL(aclrtMemcpy(values.data() + 1, bytes, values.data(), bytes, ACL_MEMCPY_DEVICE_TO_DEVICE), 0);
    for (int i = 0; i < 1000; ++i) {
        CHECK_EQUAL(values[static_cast<size_t>(i)], i == 0 ? 0 : i - 1);
    }
}

// Two ranges to the device and one back, by the two attributes.
struct Batch {
    int from[3] = {1, 2, 3}, to[3] = {};
    void *targets[3] = {&to[0], &to[1], &to[2]}, *sources[3] = {&from[0], &from[1], &from[2]};
    size_t rooms[3] = {4, 4, 4}, sizes[3] = {4, 4, 4}, firsts[2] = {0, 2}, fail_index = 77;
    aclrtMemcpyBatchAttr attributes[2] = {
        {{0, ACL_MEM_LOCATION_TYPE_DEVICE}, {0, ACL_MEM_LOCATION_TYPE_HOST}, {}},
        {{0, ACL_MEM_LOCATION_TYPE_HOST_NUMA}, {0, ACL_MEM_LOCATION_TYPE_UNREGISTERED}, {}}};

    aclError copy(bool queued = false) {
        return queued ? aclrtMemcpyBatchAsync(targets, rooms, sources, sizes, 3, attributes, firsts, 2, &fail_index,
                                              nullptr)
                      : aclrtMemcpyBatch(targets, rooms, sources, sizes, 3, attributes, firsts, 2, &fail_index);
    }
};

void test_batches_of_copies() {
    for (const bool queued : {false, true}) {
        Batch batch;
        CHECK_EQUAL(batch.copy(queued), 0);
        CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
        CHECK_EQUAL(batch.fail_index, SIZE_MAX);
        CHECK_EQUAL(std::memcmp(batch.from, batch.to, sizeof batch.to), 0);

        const char* const name = queued ? "aclrtMemcpyBatchAsync: copy 1: " : "aclrtMemcpyBatch: copy 1: ";
        Batch small;
        small.rooms[1] = 3;
        CHECK_REFUSED(small.copy(queued), 107000, name, "destMax is 3");
        CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
        CHECK_EQUAL(small.fail_index, 1u);
        CHECK_EQUAL(small.to[0], 1);
        CHECK_EQUAL(small.to[2], 0);
    }
    Batch batch;
    batch.firsts[0] = 1;
    CHECK_REFUSED(batch.copy(), 107000, "aclrtMemcpyBatch", "attrsIndexes");
    CHECK_EQUAL(batch.fail_index, SIZE_MAX);
    batch.firsts[0] = 0;
    for (const size_t bad : {0, 3}) {
        batch.firsts[1] = bad;
        CHECK_REFUSED(batch.copy(), 107000, "aclrtMemcpyBatch", "attrsIndexes", "numBatches, which is 3");
    }
    batch.firsts[1] = 2;
    batch.attributes[1].srcLoc.type = static_cast<aclrtMemLocationType>(3);
    CHECK_REFUSED(batch.copy(), 100000, "aclrtMemcpyBatch", "copy 2", "srcLoc is 3");
    CHECK_REFUSED(aclrtMemcpyBatch(nullptr, batch.rooms, batch.sources, batch.sizes, 3, batch.attributes, batch.firsts,
                                   2, &batch.fail_index),
                  100000, "aclrtMemcpyBatch", "dsts");
    CHECK_REFUSED(aclrtMemcpyBatch(batch.targets, batch.rooms, batch.sources, batch.sizes, 3, batch.attributes,
                                   batch.firsts, 2, nullptr),
                  100000, "aclrtMemcpyBatch", "failIndex");
}

void test_overflow_is_not_counted() {
    unsigned char status[64];
    std::memset(status, 0x5a, sizeof status);
    CHECK_EQUAL(aclrtResetOverflowStatus(nullptr), 0);
    CHECK_EQUAL(aclrtGetOverflowStatus(status, sizeof status, nullptr), 0);
    CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
    for (const unsigned char byte : status) {
        CHECK_EQUAL(static_cast<int>(byte), 0);
    }
    CHECK_REFUSED(aclrtGetOverflowStatus(nullptr, 64, nullptr), 100000, "aclrtGetOverflowStatus", "outputAddr");
    CHECK_REFUSED(aclrtGetOverflowStatus(status, 0, nullptr), 107000, "aclrtGetOverflowStatus", "outputSize");
    CHECK_REFUSED(aclrtResetOverflowStatus(status), 107017, "aclrtResetOverflowStatus", "stream");
}

void test_fills() {
    unsigned char bytes[4] = {1, 2, 3, 4};
    CHECK_EQUAL(aclrtMemset(bytes, 4, 0x1ff, 2), 0);  // the low byte of the value
    CHECK(bytes[0] == 255 && bytes[1] == 255 && bytes[2] == 3 && bytes[3] == 4);
    CHECK_EQUAL(aclrtMemsetAsync(bytes, 4, 7, 3, nullptr), 0);
    CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
    CHECK(bytes[0] == 7 && bytes[1] == 7 && bytes[2] == 7 && bytes[3] == 4);
    CHECK_EQUAL(aclrtMemset(nullptr, 0, 0, 0), 0);
    CHECK_EQUAL(aclrtMemsetAsync(nullptr, 0, 0, 0, nullptr), 0);
    CHECK_REFUSED(aclrtMemset(nullptr, 4, 0, 4), 100000, "aclrtMemset", "devPtr is null");
    CHECK_REFUSED(aclrtMemset(bytes, 0, 0, 1), 107000, "aclrtMemset", "maxCount is 0");
    CHECK_REFUSED(aclrtMemset(bytes, 3, 0, 4), 107000, "aclrtMemset", "maxCount is 3", "4");
    CHECK_REFUSED(aclrtMemsetAsync(nullptr, 4, 0, 4, nullptr), 100000, "aclrtMemsetAsync", "devPtr is null");
    CHECK_REFUSED(aclrtMemsetAsync(bytes, 3, 0, 4, nullptr), 107000, "aclrtMemsetAsync", "maxCount is 3");
    CHECK(bytes[0] == 7 && bytes[3] == 4);
}

void test_copies_of_rows() {
    const char source[] = "abcdefghijkl";
    char target[13] = "............";
    CHECK_EQUAL(aclrtMemcpy2d(target, 5, source, 4, 3, 2, ACL_MEMCPY_DEFAULT), 0);
    CHECK_EQUAL(std::string(target), "abc..efg....");
    CHECK_EQUAL(aclrtMemcpy2dAsync(target, 3, source, 4, 2, 3, ACL_MEMCPY_DEFAULT, nullptr), 0);
    CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
    CHECK_EQUAL(std::string(target), "abcefeij....");
    char rows[] = "ab..cd..";
    CHECK_EQUAL(aclrtMemcpy2d(rows, 2, rows, 4, 2, 2, ACL_MEMCPY_DEFAULT), 0);  // in place, to another pitch
    CHECK_EQUAL(std::string(rows), "abcdcd..");
    CHECK_EQUAL(aclrtMemcpy2d(nullptr, 0, nullptr, 0, 0, 7, ACL_MEMCPY_DEFAULT), 0);
    CHECK_REFUSED(aclrtMemcpy2d(nullptr, 3, source, 3, 3, 1, ACL_MEMCPY_DEFAULT), 100000, "aclrtMemcpy2d",
                  "dst is null");
    CHECK_REFUSED(aclrtMemcpy2d(target, 2, source, 3, 3, 1, ACL_MEMCPY_DEFAULT), 107000, "dpitch is 2", "width");
    CHECK_REFUSED(aclrtMemcpy2dAsync(target, 3, source, 2, 3, 1, ACL_MEMCPY_DEFAULT, nullptr), 107000,
                  "aclrtMemcpy2dAsync", "spitch is 2");
}

void test_configured_and_registered_memory() {
    void* block = nullptr;
    int host = 0;
    aclrtMallocAttribute attribute{};
    aclrtMallocConfig config{&attribute, 1};
    for (aclrtMallocConfig* given : {&config, static_cast<aclrtMallocConfig*>(nullptr)}) {
        CHECK_EQUAL(aclrtMallocWithCfg(&block, 64, ACL_MEM_MALLOC_HUGE_FIRST, given), 0);
        CHECK_EQUAL(aclrtFree(block), 0);
    }
    CHECK_REFUSED(aclrtMallocWithCfg(&block, 0, ACL_MEM_MALLOC_HUGE_FIRST, nullptr), 100000, "size is 0");
    CHECK_EQUAL(aclrtHostRegister(&host, sizeof host, ACL_HOST_REGISTER_MAPPED, &block), 0);
    CHECK_EQUAL(block, static_cast<void*>(&host));
    CHECK_EQUAL(aclrtHostUnregister(&host), 0);
    CHECK_REFUSED(aclrtHostRegister(&host, sizeof host, ACL_HOST_REGISTER_MAPPED, nullptr), 100000, "devPtr is null");
    CHECK_EQUAL(aclrtHostRegisterV2(&host, sizeof host, 0), 0);
    CHECK_EQUAL(aclrtHostUnregister(&host), 0);
    CHECK_REFUSED(aclrtHostRegisterV2(nullptr, sizeof host, 0), 100000, "aclrtHostRegisterV2", "ptr is null");
}

void test_caches() {
    void* block = nullptr;
    CHECK_EQUAL(aclrtMallocCached(&block, 64, ACL_MEM_MALLOC_HUGE_FIRST), 0);
    CHECK_EQUAL(aclrtMemFlush(block, 64), 0);
    CHECK_EQUAL(aclrtMemInvalidate(block, 64), 0);
    CHECK_REFUSED(aclrtMemFlush(nullptr, 64), 100000, "aclrtMemFlush", "devPtr is null");
    CHECK_REFUSED(aclrtMemInvalidate(block, 0), 100000, "aclrtMemInvalidate", "size is 0");
    CHECK_EQUAL(aclrtCmoAsync(block, 64, ACL_RT_CMO_TYPE_PREFETCH, nullptr), 0);
    CHECK_REFUSED(aclrtCmoAsync(block, 64, ACL_RT_CMO_TYPE_PREFETCH, block), 107017, "aclrtCmoAsync",
                  "not a live stream");
    CHECK_EQUAL(aclrtFree(block), 0);
}

void test_stream_order_of_copies_and_fills() {
    aclrtStream stream = nullptr;
    CHECK_EQUAL(aclrtCreateStream(&stream), 0);
    Gate gate;
    int value = 1, first = 0, second = 0;
    actgrad::enqueue(stream, [&] {
        gate.pass();
        return ACL_SUCCESS;
    });
    CHECK_EQUAL(aclrtMemcpyAsync(&first, 4, &value, 4, ACL_MEMCPY_DEVICE_TO_DEVICE, stream), 0);
    CHECK_EQUAL(aclrtMemsetAsync(&value, 4, 0, 4, stream), 0);
    CHECK_EQUAL(aclrtMemcpyAsyncWithCondition(&second, 4, &value, 4, ACL_MEMCPY_DEVICE_TO_DEVICE, stream), 0);
    int now = 0;
    CHECK_EQUAL(aclrtMemcpy(&now, 4, &value, 4, ACL_MEMCPY_DEFAULT), 0);  // does not wait for the stream
    CHECK_EQUAL(now, 1);
    second = 99;
    gate.open();
    CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
    CHECK_EQUAL(first, 1);
    CHECK_EQUAL(second, 0);
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

// What waits for a value has the bytes of its call, too.
void test_copies_of_pageable_memory_on_a_paused_stream() {
    aclrtStream stream = nullptr;
    CHECK_EQUAL(aclrtCreateStream(&stream), 0);
    uint64_t ready = 0;
    void *device = nullptr, *range = nullptr;
    aclrtDrvMemHandle memory = nullptr;
    const auto page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
    CHECK_EQUAL(aclrtMalloc(&device, 12, ACL_MEM_MALLOC_HUGE_FIRST), 0);
    CHECK_EQUAL(aclrtReserveMemAddress(&range, page, 0, nullptr, 0), 0);
    CHECK_EQUAL(aclrtMallocPhysical(&memory, page, nullptr, 0), 0);
    CHECK_EQUAL(aclrtMapMem(range, page, 0, memory, 0), 0);
    int* const mapped = static_cast<int*>(range);
    *mapped = 0;
    int staging[] = {1, 2}, block[] = {0, 0, 0, 0}, copy[] = {0, 0, 0};
    constexpr aclrtMemcpyKind kind = ACL_MEMCPY_HOST_TO_DEVICE;
    CHECK_EQUAL(aclrtValueWait(&ready, 1, 1, stream), 0);
    CHECK_EQUAL(aclrtMemcpyAsync(block, 8, staging, 8, kind, stream), 0);
    CHECK_EQUAL(aclrtMemcpy2dAsync(block + 2, 4, staging, 4, 4, 2, kind, stream), 0);
    CHECK_EQUAL(aclrtMemcpyAsync(device, 8, staging, 8, ACL_MEMCPY_DEFAULT, stream), 0);
    CHECK_EQUAL(aclrtMemcpyAsync(mapped, 4, device, 4, ACL_MEMCPY_DEFAULT, stream), 0);
    void *targets[] = {static_cast<int*>(device) + 2}, *sources[] = {staging};
    size_t room = 4, size = 4, first = 0, fail_index = 0;
    aclrtMemcpyBatchAttr to_device{{0, ACL_MEM_LOCATION_TYPE_DEVICE}, {0, ACL_MEM_LOCATION_TYPE_HOST}, {}};
    CHECK_EQUAL(aclrtMemcpyBatchAsync(targets, &room, sources, &size, 1, &to_device, &first, 1, &fail_index, stream),
                0);
    staging[0] = staging[1] = 9;
    CHECK_EQUAL(block[0], 0);
    CHECK_EQUAL(aclrtValueWrite(&ready, 1, 0, nullptr), 0);
    CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
    CHECK(block[0] == 1 && block[1] == 2 && block[2] == 1 && block[3] == 2);
    CHECK_EQUAL(aclrtMemcpy(copy, 12, device, 12, ACL_MEMCPY_DEVICE_TO_HOST), 0);
    CHECK(copy[0] == 1 && copy[1] == 2 && copy[2] == 1 && *mapped == 1);
    CHECK_EQUAL(aclrtUnmapMem(range), 0);
    CHECK_EQUAL(aclrtFreePhysical(memory), 0);
    CHECK_EQUAL(aclrtReleaseMemAddress(range), 0);
    CHECK_EQUAL(aclrtFree(device), 0);
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

// The caller may use what such a copy writes as soon as the call returns, which waits for the value, too.
void test_copies_to_pageable_memory_wait_for_a_paused_stream() {
    aclrtStream stream = nullptr;
    CHECK_EQUAL(aclrtCreateStream(&stream), 0);
    for (const bool in_rows : {false, true}) {
        void* block = nullptr;
        CHECK_EQUAL(aclrtMalloc(&block, 8, ACL_MEM_MALLOC_HUGE_FIRST), 0);
        CHECK_EQUAL(aclrtMemset(block, 8, 0, 8), 0);
        uint64_t ready = 0;
        CHECK_EQUAL(aclrtValueWait(&ready, 1, 1, stream), 0);
        CHECK_EQUAL(aclrtMemsetAsync(block, 8, 1, 8, stream), 0);
        std::thread writer([&] {
            CHECK_EQUAL(aclrtSetDevice(0), 0);
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            CHECK_EQUAL(aclrtValueWrite(&ready, 1, 0, nullptr), 0);
            CHECK_EQUAL(aclrtResetDevice(0), 0);
        });
        int target[] = {0, 0};
        CHECK_EQUAL(in_rows ? aclrtMemcpy2dAsync(target, 4, block, 4, 4, 2, ACL_MEMCPY_DEVICE_TO_HOST, stream)
                            : aclrtMemcpyAsync(target, 8, block, 8, ACL_MEMCPY_DEFAULT, stream),
                    0);
        CHECK(target[0] == 0x01010101 && target[1] == 0x01010101);
        writer.join();
        CHECK_EQUAL(aclrtFree(block), 0);
    }
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

// Its memory stays until the work is done that a paused stream keeps, or until the stream drops that.
void test_freeing_what_a_paused_stream_will_use() {
    const char one[16] = {1};
    for (const bool is_dropped : {false, true}) {
        aclrtStream stream = nullptr;
        CHECK_EQUAL(aclrtCreateStream(&stream), 0);
        void *source = nullptr, *target = nullptr, *pinned = nullptr;
        CHECK_EQUAL(aclrtMalloc(&source, 16, ACL_MEM_MALLOC_HUGE_FIRST), 0);
        CHECK_EQUAL(aclrtMalloc(&target, 16, ACL_MEM_MALLOC_HUGE_FIRST), 0);
        CHECK_EQUAL(aclrtMallocHost(&pinned, 16), 0);
        CHECK_EQUAL(aclrtMemcpy(source, 16, one, 16, ACL_MEMCPY_HOST_TO_DEVICE), 0);
        uint64_t ready = 0;
        CHECK_EQUAL(aclrtValueWait(&ready, 1, 1, stream), 0);
        CHECK_EQUAL(aclrtMemcpyAsync(pinned, 16, source, 16, ACL_MEMCPY_DEVICE_TO_HOST, stream), 0);
        CHECK_EQUAL(aclrtMemcpyAsync(target, 16, pinned, 16, ACL_MEMCPY_HOST_TO_DEVICE, stream), 0);
        CHECK_EQUAL(aclrtFree(source), 0);
        CHECK_EQUAL(aclrtFreeHost(pinned), 0);
        CHECK_REFUSED(aclrtFree(source), 107000, "freed already");
        void* other = nullptr;
        CHECK_EQUAL(aclrtMalloc(&other, 16, ACL_MEM_MALLOC_HUGE_FIRST), 0);
        CHECK(other != source && other != pinned);
        CHECK_EQUAL(aclrtMemset(other, 16, 2, 16), 0);
        if (!is_dropped) {
            CHECK_EQUAL(aclrtValueWrite(&ready, 1, 0, nullptr), 0);
            CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
            CHECK_EQUAL(std::memcmp(target, one, 16), 0);
        }
        CHECK_EQUAL(aclrtDestroyStream(stream), 0);
        CHECK_EQUAL(aclrtFree(other), 0);
        CHECK_EQUAL(aclrtFree(target), 0);
    }
}

// Work on a stream cannot wait for its own copies, which take the bytes of their calls; those of a graph are read in
// each run.
void test_copies_of_pageable_memory_by_work_on_a_stream() {
    aclrtStream stream = nullptr, captured = nullptr;
    CHECK_EQUAL(aclrtCreateStream(&stream), 0);
    CHECK_EQUAL(aclrtCreateStream(&captured), 0);
    int block[] = {0, 0}, kept = 1;
    aclmdlRI graph = nullptr;
    actgrad::enqueue(stream, [&] {
        int local = 1;
        CHECK_EQUAL(aclrtMemcpyAsync(block, 4, &local, 4, ACL_MEMCPY_HOST_TO_DEVICE, stream), 0);
        local = 9;
        CHECK_EQUAL(aclmdlRICaptureBegin(captured, ACL_MODEL_RI_CAPTURE_MODE_RELAXED), 0);
        CHECK_EQUAL(aclrtMemcpyAsync(block + 1, 4, &kept, 4, ACL_MEMCPY_HOST_TO_DEVICE, captured), 0);
        CHECK_EQUAL(aclmdlRICaptureEnd(captured, &graph), 0);
        return ACL_SUCCESS;
    });
    CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
    CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);  // for what the work has queued
    CHECK_EQUAL(block[0], 1);
    kept = 5;
    CHECK_EQUAL(aclmdlRIExecuteAsync(graph, stream), 0);
    CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
    CHECK_EQUAL(block[1], 5);
    CHECK_EQUAL(aclmdlRIDestroy(graph), 0);
    CHECK_EQUAL(aclrtDestroyStream(captured), 0);
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

// A device copies pageable memory before the call returns; what is page-locked is copied in the stream's order.
void test_copies_of_pageable_memory_are_made_at_once() {
    aclrtStream stream = nullptr;
    CHECK_EQUAL(aclrtCreateStream(&stream), 0);
    void *block = nullptr, *pinned = nullptr;
    CHECK_EQUAL(aclrtMalloc(&block, 4, ACL_MEM_MALLOC_HUGE_FIRST), 0);
    CHECK_EQUAL(aclrtMallocHost(&pinned, 4), 0);
    for (const aclrtMemcpyKind kind : {ACL_MEMCPY_HOST_TO_DEVICE, ACL_MEMCPY_DEFAULT}) {
        actgrad::enqueue(stream, [] {
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
            return ACL_SUCCESS;
        });
        int staging = 1, back = 0;
        CHECK_EQUAL(aclrtMemcpyAsync(block, 4, &staging, 4, kind, stream), 0);
        staging = 2;
        const bool is_default = kind == ACL_MEMCPY_DEFAULT;
        CHECK_EQUAL(aclrtMemcpyAsync(&back, 4, block, 4, is_default ? kind : ACL_MEMCPY_DEVICE_TO_HOST, stream), 0);
        CHECK_EQUAL(back, 1);

        Gate gate;
        actgrad::enqueue(stream, [&] {
            gate.pass();
            return ACL_SUCCESS;
        });
        CHECK_EQUAL(aclrtMemcpyAsync(pinned, 4, block, 4, is_default ? kind : ACL_MEMCPY_DEVICE_TO_HOST, stream), 0);
        gate.open();
        CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
        CHECK_EQUAL(*static_cast<int*>(pinned), 1);
    }
    CHECK_EQUAL(aclrtFreeHost(pinned), 0);
    CHECK_EQUAL(aclrtFree(block), 0);
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

}  // namespace

int main() {
    test_without_a_device();
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    test_device_blocks();
    test_host_blocks();
    test_refused_allocations();
    test_refused_frees();
    test_freeing_waits_for_queued_work();
    test_work_on_a_stream_may_not_free();
    test_copies(aclrtMemcpy, "aclrtMemcpy: ");
    test_copies(copy_async, "aclrtMemcpyAsync: ");
    test_overlapping_copies();
    test_batches_of_copies();
    test_overflow_is_not_counted();
    test_fills();
    test_copies_of_rows();
    test_configured_and_registered_memory();
    test_caches();
    test_stream_order_of_copies_and_fills();
    test_copies_of_pageable_memory_are_made_at_once();
    test_copies_of_pageable_memory_on_a_paused_stream();
    test_copies_of_pageable_memory_by_work_on_a_stream();
    test_copies_to_pageable_memory_wait_for_a_paused_stream();
    test_freeing_what_a_paused_stream_will_use();
    CHECK_EQUAL(aclrtResetDevice(0), 0);
    return check::result();
}
