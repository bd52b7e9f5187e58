// SPDX-License-Identifier: Apache-2.0
// Data parallelism: each rank is a process that computes the gradient of SwiGLU for its part of the batch, and HCCL
// adds the gradients up. The ranks meet through a file, which must not exist before.
//
//   g++ -std=c++17 data_parallel.cpp $(actgrad config --cflags --libs) -lhccl -o data_parallel
//   for rank in 0 1; do actgrad run ./data_parallel $rank 2 root_info & done; wait
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include "acl/acl.h"
#include "aclnnop/aclnn_swi_glu_grad.h"
#include "hccl/hccl.h"

namespace {

// HCCL's functions return a status like all others.
void require(int status, const char* call) {
    if (status != 0) {
        const char* why = aclGetRecentErrMsg();
        std::fprintf(stderr, "%s returned %d: %s\n", call, status, why ? why : "no further message");
        std::exit(1);
    }
}
#define REQUIRE(call) require((call), #call)

// Device memory with a float32 tensor of one row over it.
struct Row {
    explicit Row(const std::vector<float>& values) : count(values.size()) {
        const int64_t shape[] = {1, static_cast<int64_t>(count)};
        REQUIRE(aclrtMalloc(&data, bytes(), ACL_MEM_MALLOC_HUGE_FIRST));
        REQUIRE(aclrtMemcpy(data, bytes(), values.data(), bytes(), ACL_MEMCPY_HOST_TO_DEVICE));
        tensor = aclCreateTensor(shape, 2, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, shape, 2, data);
    }
    ~Row() {
        aclDestroyTensor(tensor);
        aclrtFree(data);
    }
    size_t bytes() const { return count * sizeof(float); }
    std::vector<float> to_host() const {
        std::vector<float> values(count);
        REQUIRE(aclrtMemcpy(values.data(), bytes(), data, bytes(), ACL_MEMCPY_DEVICE_TO_HOST));
        return values;
    }

    size_t count;
    void* data = nullptr;
    aclTensor* tensor = nullptr;
};

// The root writes what the others read; a new name, given when all is written, keeps them from reading a part.
HcclRootInfo meet(uint32_t rank, const std::string& path) {
    HcclRootInfo info = {};
    if (rank == 0) {
        REQUIRE(HcclGetRootInfo(&info));
        std::ofstream(path + ".part", std::ios::binary).write(info.internal, sizeof info.internal);
        std::rename((path + ".part").c_str(), path.c_str());
        return info;
    }
    std::ifstream file;
    for (file.open(path, std::ios::binary); !file; file.open(path, std::ios::binary)) {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    file.read(info.internal, sizeof info.internal);
    return info;
}

void gradient(const Row& y_grad, const Row& x, const Row& out, aclrtStream stream) {
    uint64_t workspace_size = 0;
    aclOpExecutor* executor = nullptr;
    REQUIRE(aclnnSwiGluGradGetWorkspaceSize(y_grad.tensor, x.tensor, -1, out.tensor, &workspace_size, &executor));
    void* workspace = nullptr;
    if (workspace_size > 0) {
        REQUIRE(aclrtMalloc(&workspace, workspace_size, ACL_MEM_MALLOC_HUGE_FIRST));
    }
    REQUIRE(aclnnSwiGluGrad(workspace, workspace_size, executor, stream));
    REQUIRE(aclrtSynchronizeStream(stream));
    if (workspace) {
        REQUIRE(aclrtFree(workspace));
    }
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 4) {
        std::fprintf(stderr, "usage: data_parallel RANK RANKS FILE\n");
        return 2;
    }
    const auto rank = static_cast<uint32_t>(std::atoi(argv[1]));
    const auto ranks = static_cast<uint32_t>(std::atoi(argv[2]));

    uint32_t devices = 0;
    REQUIRE(aclInit(nullptr));
    REQUIRE(aclrtGetDeviceCount(&devices));
    REQUIRE(aclrtSetDevice(static_cast<int32_t>(rank % devices)));
    aclrtStream stream = nullptr;
    REQUIRE(aclrtCreateStream(&stream));
    const HcclRootInfo info = meet(rank, argv[3]);
    HcclComm comm = nullptr;
    REQUIRE(HcclCommInitRootInfo(ranks, &info, rank, &comm));
    {
        // Every rank has the same x and weighs the result by its number and one.
        const auto weight = static_cast<float>(rank + 1);
        const Row x({0, 1, 2, 3}), y_grad({weight, weight}), out({0, 0, 0, 0});
        gradient(y_grad, x, out, stream);
        REQUIRE(HcclAllReduce(out.data, out.data, out.count, HCCL_DATA_TYPE_FP32, HCCL_REDUCE_SUM, comm, stream));
        REQUIRE(aclrtSynchronizeStream(stream));
        const std::vector<float> sum = out.to_host();
        std::printf("rank %u of %u: %9.6f %9.6f %9.6f %9.6f\n", rank, ranks, sum[0], sum[1], sum[2], sum[3]);
    }
    REQUIRE(HcclCommDestroy(comm));
    REQUIRE(aclrtDestroyStream(stream));
    REQUIRE(aclrtResetDevice(static_cast<int32_t>(rank % devices)));
    REQUIRE(aclFinalize());
    return 0;
}
