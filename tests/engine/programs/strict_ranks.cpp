// SPDX-License-Identifier: Apache-2.0
//
// Collectives for strict mode: `strict_ranks right` makes no mistake on two ranks, every other word one on one rank.
// Before ":" is the check that finds it. Prints "right".
#include <cstdio>
#include <cstring>
#include <thread>
#include <vector>

#include "hccl/hccl.h"
#include "program.h"

namespace {

constexpr auto FLOAT = HCCL_DATA_TYPE_FP32;
constexpr uint64_t COUNT = 4;
constexpr size_t BYTES = COUNT * sizeof(float);

class Buffer {
public:
    explicit Buffer(uint64_t parts = 1) : bytes_(parts * BYTES) {
        CHECK(aclrtMalloc(&data_, bytes_, ACL_MEM_MALLOC_HUGE_FIRST) == ACL_SUCCESS);
    }
    ~Buffer() { CHECK(aclrtFree(data_) == ACL_SUCCESS); }
    Buffer(const Buffer&) = delete;
    Buffer& operator=(const Buffer&) = delete;

    operator void*() const { return data_; }

    void fill(float value) {
        const std::vector<float> values(bytes_ / sizeof(float), value);
        CHECK(aclrtMemcpy(data_, bytes_, values.data(), bytes_, ACL_MEMCPY_HOST_TO_DEVICE) == ACL_SUCCESS);
    }

    // Whether every element has this value.
    bool has(float value) const {
        std::vector<float> values(bytes_ / sizeof(float));
        CHECK(aclrtMemcpy(values.data(), bytes_, data_, bytes_, ACL_MEMCPY_DEVICE_TO_HOST) == ACL_SUCCESS);
        return values == std::vector<float>(values.size(), value);
    }

private:
    void* data_ = nullptr;
    size_t bytes_;
};

// Each result is read, though only a collective has written it.
void use_all(uint32_t ranks, uint32_t rank, HcclComm comm, aclrtStream stream) {
    Buffer one, whole(ranks);
    one.fill(1);
    whole.fill(1);
    const std::vector<uint64_t> counts(ranks, COUNT), matrix(ranks * ranks, COUNT);
    std::vector<uint64_t> places(ranks);
    for (uint32_t i = 0; i < ranks; ++i) {
        places[i] = i * COUNT;
    }
    const auto sum = static_cast<float>(ranks);
    const auto number = [](HcclResult result) { return static_cast<int>(result); };
    const auto gives = [&](float value, bool in_parts, const auto& call) {
        const Buffer target(in_parts ? ranks : 1);
        CHECK(number(call(static_cast<void*>(target))) == 0 && aclrtSynchronizeStream(stream) == 0);
        CHECK(target.has(value));
    };
    gives(sum, false, [&](void* to) { return HcclAllReduce(one, to, COUNT, FLOAT, HCCL_REDUCE_SUM, comm, stream); });
    gives(1, true, [&](void* to) { return HcclAllGather(one, to, COUNT, FLOAT, comm, stream); });
    gives(1, true,
          [&](void* to) { return HcclAllGatherV(one, COUNT, to, counts.data(), places.data(), FLOAT, comm, stream); });
    gives(sum, false,
          [&](void* to) { return HcclReduceScatter(whole, to, COUNT, FLOAT, HCCL_REDUCE_SUM, comm, stream); });
    gives(sum, false, [&](void* to) {
        return HcclReduceScatterV(whole, counts.data(), places.data(), to, COUNT, FLOAT, HCCL_REDUCE_SUM, comm, stream);
    });
    gives(1, false, [&](void* to) { return HcclScatter(whole, to, COUNT, FLOAT, 0, comm, stream); });
    gives(1, true, [&](void* to) { return HcclAlltoAll(whole, COUNT, FLOAT, to, COUNT, FLOAT, comm, stream); });
    gives(1, true, [&](void* to) {
        return HcclAlltoAllV(whole, counts.data(), places.data(), FLOAT, to, counts.data(), places.data(), FLOAT, comm,
                             stream);
    });
    gives(1, true, [&](void* to) { return HcclAlltoAllVC(whole, matrix.data(), FLOAT, to, FLOAT, comm, stream); });
    const uint32_t next = (rank + 1) % ranks, last = (rank + ranks - 1) % ranks;
    gives(1, false, [&](void* to) {
        HcclSendRecvItem items[] = {{HCCL_SEND, one, COUNT, FLOAT, next}, {HCCL_RECV, to, COUNT, FLOAT, last}};
        return HcclBatchSendRecv(items, 2, comm, stream);
    });
    gives(1, false, [&](void* to) {
        CHECK(HcclGroupStart() == HCCL_SUCCESS);
        CHECK(HcclSend(one, COUNT, FLOAT, next, comm, stream) == HCCL_SUCCESS);
        CHECK(HcclRecv(to, COUNT, FLOAT, last, comm, stream) == HCCL_SUCCESS);
        return HcclGroupEnd();
    });
    Buffer sent, reduced;
    if (rank == 0) {
        sent.fill(3);
    }
    CHECK(HcclBroadcast(sent, COUNT, FLOAT, 0, comm, stream) == HCCL_SUCCESS);
    CHECK(HcclReduce(one, reduced, COUNT, FLOAT, HCCL_REDUCE_SUM, 0, comm, stream) == HCCL_SUCCESS);
    CHECK(aclrtSynchronizeStream(stream) == 0 && sent.has(3) && (rank != 0 || reduced.has(sum)));
}

void make_mistake(const char* which, HcclComm comm, aclrtStream stream) {
    const auto is = [&](const char* name) { return std::strcmp(which, name) == 0; };
    Buffer one, two, earlier;
    float host[COUNT] = {};
    void* const from = is("host-pointer") ? static_cast<void*>(host) : one;
    if (!is("uninitialised")) {
        one.fill(1);
    }
    aclrtStream other = nullptr;
    CHECK(aclrtCreateStream(&other) == ACL_SUCCESS);
    CHECK(aclrtMemsetAsync(earlier, BYTES, 0, BYTES, stream) == ACL_SUCCESS);
    if (is("early-read")) {
        CHECK(aclrtMemsetAsync(one, BYTES, 0, BYTES, other) == ACL_SUCCESS);
    }
    if (is("early-write")) {
        CHECK(aclrtMemsetAsync(two, BYTES, 0, BYTES, other) == ACL_SUCCESS);
    }
    if (is("unchecked")) {
        CHECK(HcclAllReduce(from, two, COUNT, FLOAT, static_cast<HcclReduceOp>(99), comm, stream) == HCCL_E_PARA);
        CHECK(aclrtMemcpy(host, BYTES, two, BYTES, ACL_MEMCPY_DEVICE_TO_HOST) == ACL_SUCCESS);
    } else {
        const uint64_t count = is("out-of-bounds") ? 2 * COUNT : COUNT;
        const HcclResult result = HcclAllReduce(from, two, count, FLOAT, HCCL_REDUCE_SUM, comm, stream);
        CHECK(result == (is("out-of-bounds") ? HCCL_E_PARA : HCCL_SUCCESS));
    }
    // The collective is queued: its result is not there, and its input still needed.
    if (is("early-read:result")) {
        CHECK(two.has(1));
    } else if (is("early-write:input")) {
        one.fill(2);
    } else if (is("early-read:before")) {
        // A result of earlier work, for which the collective waits, but not the host.
        CHECK(aclrtMemcpy(host, BYTES, earlier, BYTES, ACL_MEMCPY_DEVICE_TO_HOST) == ACL_SUCCESS);
    }
    CHECK(aclrtSynchronizeStream(stream) == ACL_SUCCESS);
    CHECK(aclrtDestroyStream(other) == ACL_SUCCESS);
}

}  // namespace

int main(int, char** arguments) {
    CHECK(aclInit(nullptr) == ACL_SUCCESS);
    const bool is_right = std::strcmp(arguments[1], "right") == 0;
    const uint32_t ranks = is_right ? 2 : 1;
    int32_t devices[] = {0, 1};
    HcclComm comms[2] = {};
    CHECK(HcclCommInitAll(ranks, devices, comms) == HCCL_SUCCESS);
    std::vector<std::thread> threads;
    for (uint32_t rank = 0; rank < ranks; ++rank) {
        threads.emplace_back([&, rank] {
            CHECK(aclrtSetDevice(devices[rank]) == ACL_SUCCESS);
            aclrtStream stream = nullptr;
            CHECK(aclrtCreateStream(&stream) == ACL_SUCCESS);
            if (is_right) {
                use_all(ranks, rank, comms[rank], stream);
            } else {
                make_mistake(arguments[1], comms[rank], stream);
            }
            CHECK(HcclCommDestroy(comms[rank]) == HCCL_SUCCESS);
            CHECK(aclrtDestroyStream(stream) == ACL_SUCCESS);
            CHECK(aclrtResetDevice(devices[rank]) == ACL_SUCCESS);
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    CHECK(aclFinalize() == ACL_SUCCESS);
    std::puts("right");
    return 0;
}
