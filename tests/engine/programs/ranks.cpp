// SPDX-License-Identifier: Apache-2.0
//
// Ranks as threads of one process, each with a device: `ranks all` makes the communicators at once, `ranks each` in
// the threads, and `ranks refused` makes mistakes. Prints "right".
#include <cstdio>
#include <cstring>
#include <thread>
#include <vector>

#include "hccl/hccl.h"
#include "program.h"

namespace {

constexpr uint32_t RANKS = 3;

void use(uint32_t rank, HcclComm comm) {
    aclrtStream stream = nullptr;
    CHECK(aclrtCreateStream(&stream) == ACL_SUCCESS);
    uint32_t number = 0;
    char name[128];
    CHECK(HcclGetRankId(comm, &number) == HCCL_SUCCESS && number == rank);
    CHECK(HcclGetRankSize(comm, &number) == HCCL_SUCCESS && number == RANKS);
    CHECK(HcclGetCommName(comm, name) == HCCL_SUCCESS && name[0]);
    const auto of = [](uint32_t which) { return static_cast<float>(1 << which); };
    float mine = of(rank), sum = 0, all[RANKS] = {}, got = 0;
    for (int i = 0; i < 20; ++i) {
        sum = 0;
        CHECK(HcclAllReduce(&mine, &sum, 1, HCCL_DATA_TYPE_FP32, HCCL_REDUCE_SUM, comm, stream) == HCCL_SUCCESS);
        CHECK(sum == 7);
    }
    CHECK(HcclReduce(&mine, &sum, 1, HCCL_DATA_TYPE_FP32, HCCL_REDUCE_MAX, 1, comm, stream) == HCCL_SUCCESS);
    CHECK(sum == (rank == 1 ? 4 : 7));
    CHECK(HcclAllGather(&mine, all, 1, HCCL_DATA_TYPE_FP32, comm, stream) == HCCL_SUCCESS);
    CHECK(all[0] == 1 && all[1] == 2 && all[2] == 4);
    CHECK(HcclReduceScatter(all, &got, 1, HCCL_DATA_TYPE_FP32, HCCL_REDUCE_SUM, comm, stream) == HCCL_SUCCESS);
    CHECK(got == RANKS * of(rank));
    CHECK(HcclScatter(all, &got, 1, HCCL_DATA_TYPE_FP32, 2, comm, stream) == HCCL_SUCCESS && got == of(rank));
    const uint32_t next = (rank + 1) % RANKS, last = (rank + RANKS - 1) % RANKS;
    CHECK(HcclGroupStart() == HCCL_SUCCESS);
    CHECK(HcclSend(&mine, 1, HCCL_DATA_TYPE_FP32, next, comm, stream) == HCCL_SUCCESS);
    CHECK(HcclRecv(&got, 1, HCCL_DATA_TYPE_FP32, last, comm, stream) == HCCL_SUCCESS);
    CHECK(HcclGroupEnd() == HCCL_SUCCESS && got == of(last));
    HcclSendRecvItem items[] = {{HCCL_SEND, &mine, 1, HCCL_DATA_TYPE_FP32, last},
                                {HCCL_RECV, &got, 1, HCCL_DATA_TYPE_FP32, next}};
    CHECK(HcclBatchSendRecv(items, 2, comm, stream) == HCCL_SUCCESS && got == of(next));
    float parts[RANKS] = {};
    CHECK(HcclAlltoAll(all, 1, HCCL_DATA_TYPE_FP32, parts, 1, HCCL_DATA_TYPE_FP32, comm, stream) == HCCL_SUCCESS);
    CHECK(parts[0] == mine && parts[2] == mine);
    CHECK(HcclBroadcast(&mine, 1, HCCL_DATA_TYPE_FP32, 0, comm, stream) == HCCL_SUCCESS && mine == 1);
    CHECK(HcclBarrier(comm, stream) == HCCL_SUCCESS);
    HcclResult failure = HCCL_E_REMOTE;
    CHECK(HcclGetCommAsyncError(comm, &failure) == HCCL_SUCCESS && failure == HCCL_SUCCESS);
    uint32_t members[] = {2, 0};
    HcclCommConfig config;
    HcclCommConfigInit(&config);
    std::strcpy(config.hcclCommName, "a pair");
    HcclComm pair = &members;
    const bool is_member = rank != 1;
    CHECK(HcclCreateSubCommConfig(&comm, 2, is_member ? members : nullptr, 7, rank == 2 ? 0 : 1, &config, &pair) ==
          HCCL_SUCCESS);
    CHECK((pair != nullptr) == is_member);
    if (is_member) {
        float number = static_cast<float>(rank + 1);
        CHECK(HcclGetCommName(pair, name) == HCCL_SUCCESS && std::strcmp(name, "a pair") == 0);
        CHECK(HcclAllReduce(&number, &sum, 1, HCCL_DATA_TYPE_FP32, HCCL_REDUCE_PROD, pair, stream) == HCCL_SUCCESS);
        CHECK(sum == 3);
        CHECK(HcclCommDestroy(pair) == HCCL_SUCCESS);
    }
    CHECK(HcclCommDestroy(comm) == HCCL_SUCCESS);
    CHECK(HcclCommDestroy(comm) == HCCL_E_PARA);
    CHECK(aclrtDestroyStream(stream) == ACL_SUCCESS);
}

void refusals() {
    HcclComm comms[RANKS] = {};
    HcclRootInfo info = {};
    int32_t one_twice[] = {1, 1}, missing[] = {0, 64};
    CHECK(HcclCommInitAll(2, one_twice, comms) == HCCL_E_PARA && contains(said(), "devices has 1 twice"));
    CHECK(HcclCommInitAll(2, missing, comms) == HCCL_E_PARA && contains(said(), "devices has 64; a number below 3"));
    CHECK(HcclCommInitAll(0, missing, comms) == HCCL_E_PARA && contains(said(), "ndev is 0"));
    CHECK(HcclCommInitAll(1, nullptr, comms) == HCCL_E_PARA && contains(said(), "devices is null"));
    CHECK(HcclCommInitRootInfo(1, &info, 0, comms) == HCCL_E_PARA &&
          contains(said(), "is not what HcclGetRootInfo wrote"));
    CHECK(HcclGetRootInfo(nullptr) == HCCL_E_PARA && contains(said(), "rootInfo is null"));
    CHECK(std::strcmp(HcclGetErrorString(HCCL_E_PARA), "a wrong parameter") == 0);
    CHECK(std::strcmp(HcclGetErrorString(static_cast<HcclResult>(12345)), "unknown") == 0);
}

}  // namespace

int main(int, char** arguments) {
    CHECK(aclInit(nullptr) == ACL_SUCCESS);
    CHECK(aclrtSetDevice(0) == ACL_SUCCESS);
    if (std::strcmp(arguments[1], "refused") == 0) {
        refusals();
        std::puts("right");
        return 0;
    }
    const bool at_once = std::strcmp(arguments[1], "all") == 0;
    int32_t devices[RANKS] = {2, 0, 1};
    HcclComm comms[RANKS] = {};
    HcclRootInfo info = {};
    const HcclResult status = at_once ? HcclCommInitAll(RANKS, devices, comms) : HcclGetRootInfo(&info);
    if (status != HCCL_SUCCESS) {
        std::printf("%d %s: %s\n", status, HcclGetErrorString(status), said().c_str());
        return 0;
    }
    std::vector<std::thread> threads;
    for (uint32_t rank = 0; rank < RANKS; ++rank) {
        threads.emplace_back([&, rank] {
            CHECK(aclrtSetDevice(devices[rank]) == ACL_SUCCESS);
            if (!at_once) {
                CHECK(HcclCommInitRootInfo(RANKS, &info, rank, &comms[rank]) == HCCL_SUCCESS);
            }
            use(rank, comms[rank]);
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    CHECK(aclFinalize() == ACL_SUCCESS);
    std::puts("right");
    return 0;
}
