// SPDX-License-Identifier: Apache-2.0
//
// HCCL: communicators are managed here, and the work is done by actgrad.npu.collectives, which takes all arguments as
// integers. A collective waits for its stream and runs on the calling thread, like an operator of the table.
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "acl/acl_rt.h"
#include "ascendcl/call.h"
#include "ascendcl/live.h"
#include "ascendcl/process.h"
#include "ascendcl/stream.h"
#include "table/engine.h"

namespace {

using namespace actgrad;

using Status = int32_t;
using Words = std::vector<int64_t>;
using Handle = void*;

constexpr Status HCCL_SUCCESS = 0;
constexpr Status HCCL_PARAMETER = 1;
constexpr Status HCCL_MEMORY = 3;
constexpr Status HCCL_INTERNAL = 4;
constexpr Status HCCL_RUNTIME = 15;
constexpr Status LAST_OF_HCCL = 99;

constexpr size_t NAME_BYTES = 128;

// Number of known configuration fields: buffer size, determinism, name.
constexpr uint32_t KNOWN_FIELDS = 3;

struct Communicator {
    int64_t number;  // in actgrad.npu.collectives
    uint32_t ranks;
    uint32_t rank;
    std::string name;
    std::atomic<Status> failure{HCCL_SUCCESS};
};

LiveSet<Communicator>& communicators() { return process_state<LiveSet<Communicator>>(); }

template <class Body>
Status hccl_call(const char* function, Body&& body) noexcept {
    strict::tell(&strict::Observer::called, function);
    const Status status = guarded(function, HCCL_INTERNAL, body, HCCL_MEMORY);
    return status > LAST_OF_HCCL ? HCCL_RUNTIME : status;
}

void require(const void* pointer, const char* argument) {
    if (!pointer) {
        throw Refusal(HCCL_PARAMETER, std::string(argument) + " is null; an address is needed");
    }
}

std::shared_ptr<Communicator> find(Handle handle) {
    std::shared_ptr<Communicator> found = communicators().find(handle);
    if (!found) {
        throw Refusal(HCCL_PARAMETER,
                      "communicator " + describe_address(handle) +
                          " is not a live communicator; one that was created and not destroyed is needed");
    }
    return found;
}

// A host address as an integer, and a device address as that of its data.
int64_t host(const void* address) { return static_cast<int64_t>(reinterpret_cast<uintptr_t>(address)); }
int64_t device(const void* address) { return host(strict::data_of(const_cast<void*>(address))); }
int64_t count(uint64_t number) {
    if (number > INT64_MAX) {
        throw Refusal(HCCL_PARAMETER, "a count is " + std::to_string(number) + ", more elements than any memory holds");
    }
    return static_cast<int64_t>(number);
}

table::Engine::Answer ask(const char* function, int64_t number, const Words& words) {
    table::Engine::Answer answer = table::engine().communicate(function, number, words);
    if (answer.status != HCCL_SUCCESS) {
        throw Refusal(answer.status, answer.text);
    }
    return answer;
}

void keep(const table::Engine::Answer& made, uint32_t ranks, uint32_t rank, Handle* handle) {
    auto communicator = std::make_shared<Communicator>();
    communicator->number = made.result;
    communicator->ranks = ranks;
    communicator->rank = rank;
    communicator->name = made.text;
    *handle = communicators().insert(std::move(communicator));
}

// `words` makes the arguments and may refuse them.
template <class MakeWords>
Status collective(const char* function, Handle handle, aclrtStream stream, const MakeWords& words) noexcept {
    return hccl_call(function, [&]() -> Status {
        const std::shared_ptr<Communicator> communicator = find(handle);
        const Words made = words();
        require_not_paused(*find_stream(stream), "a collective");
        const aclError status = aclrtSynchronizeStream(stream);
        if (status != ACL_SUCCESS) {
            throw Refusal(HCCL_RUNTIME, take_error_text());
        }
        try {
            ask(function, communicator->number, made);
        } catch (const Refusal& refusal) {
            // Synchronous launches return the error to the caller, so it need not be stored.
            if (refusal.status != HCCL_PARAMETER && !launches_block()) {
                communicator->failure = refusal.status;
            }
            throw;
        }
        return HCCL_SUCCESS;
    });
}

Status init(const char* function, uint32_t ranks, const void* info, uint32_t rank, const void* config,
            Handle* communicator) noexcept {
    return hccl_call(function, [&] {
        require(info, "rootInfo");
        require(communicator, "comm");
        const auto made = ask("HcclCommInitRootInfoConfig", 0, {ranks, host(info), rank, host(config)});
        keep(made, ranks, rank, communicator);
        return HCCL_SUCCESS;
    });
}

}  // namespace

extern "C" {

ACTGRAD_PUBLIC Status HcclGetRootInfo(void* info) {
    return hccl_call("HcclGetRootInfo", [&] {
        require(info, "rootInfo");
        ask("HcclGetRootInfo", 0, {host(info)});
        return HCCL_SUCCESS;
    });
}

ACTGRAD_PUBLIC Status HcclCommInitRootInfo(uint32_t ranks, const void* info, uint32_t rank, Handle* comm) {
    return init("HcclCommInitRootInfo", ranks, info, rank, nullptr, comm);
}

ACTGRAD_PUBLIC Status HcclCommInitRootInfoConfig(uint32_t ranks, const void* info, uint32_t rank, const void* config,
                                                 Handle* comm) {
    return init("HcclCommInitRootInfoConfig", ranks, info, rank, config, comm);
}

// A process that is not a member passes no ranks and gets no communicator.
ACTGRAD_PUBLIC Status HcclCreateSubCommConfig(const Handle* comm, uint32_t rankNum, const uint32_t* rankIds,
                                              uint64_t subCommId, uint32_t subCommRankId, const void* config,
                                              Handle* subComm) {
    return hccl_call("HcclCreateSubCommConfig", [&] {
        require(comm, "comm");
        require(subComm, "subComm");
        const std::shared_ptr<Communicator> whole = find(*comm);
        *subComm = nullptr;
        if (rankIds) {
            // The ID is a hash: any 64 bits.
            const auto made =
                ask("HcclCreateSubCommConfig", whole->number,
                    {rankNum, host(rankIds), static_cast<int64_t>(subCommId), subCommRankId, host(config)});
            keep(made, rankNum, subCommRankId, subComm);
        }
        return HCCL_SUCCESS;
    });
}

ACTGRAD_PUBLIC Status HcclCommDestroy(Handle comm) {
    return hccl_call("HcclCommDestroy", [&] {
        const std::shared_ptr<Communicator> communicator = find(comm);
        communicators().remove(comm);
        ask("HcclCommDestroy", communicator->number, {});
        return HCCL_SUCCESS;
    });
}

ACTGRAD_PUBLIC Status HcclGetCommName(Handle comm, char* name) {
    return hccl_call("HcclGetCommName", [&] {
        require(name, "commName");
        const std::shared_ptr<Communicator> communicator = find(comm);
        const std::string& text = communicator->name;
        const size_t length = std::min(text.size(), NAME_BYTES - 1);
        std::memcpy(name, text.data(), length);
        name[length] = '\0';
        return HCCL_SUCCESS;
    });
}

ACTGRAD_PUBLIC Status HcclGetRankSize(Handle comm, uint32_t* rankSize) {
    return hccl_call("HcclGetRankSize", [&] {
        require(rankSize, "rankSize");
        *rankSize = find(comm)->ranks;
        return HCCL_SUCCESS;
    });
}

ACTGRAD_PUBLIC Status HcclGetRankId(Handle comm, uint32_t* rank) {
    return hccl_call("HcclGetRankId", [&] {
        require(rank, "rank");
        *rank = find(comm)->rank;
        return HCCL_SUCCESS;
    });
}

// torch_npu's watchdog calls this until exit, when Python is finalised, so it must not need Python.
ACTGRAD_PUBLIC Status HcclGetCommAsyncError(Handle comm, Status* asyncError) {
    return hccl_call("HcclGetCommAsyncError", [&] {
        require(asyncError, "asyncError");
        *asyncError = find(comm)->failure;
        return HCCL_SUCCESS;
    });
}

ACTGRAD_PUBLIC uint32_t HcclGetCommConfigCapability(void) { return KNOWN_FIELDS; }

// Results are always deterministic.
ACTGRAD_PUBLIC Status HcclSetConfig(int32_t, uint64_t) { return HCCL_SUCCESS; }

ACTGRAD_PUBLIC Status HcclAllReduce(const void* send, void* recv, uint64_t n, int32_t dtype, int32_t op, Handle comm,
                                    aclrtStream stream) {
    return collective("HcclAllReduce", comm, stream,
                      [&] { return Words{device(send), device(recv), count(n), dtype, op}; });
}

ACTGRAD_PUBLIC Status HcclReduce(const void* send, void* recv, uint64_t n, int32_t dtype, int32_t op, uint32_t root,
                                 Handle comm, aclrtStream stream) {
    return collective("HcclReduce", comm, stream,
                      [&] { return Words{device(send), device(recv), count(n), dtype, op, root}; });
}

ACTGRAD_PUBLIC Status HcclBroadcast(void* buffer, uint64_t n, int32_t dtype, uint32_t root, Handle comm,
                                    aclrtStream stream) {
    return collective("HcclBroadcast", comm, stream, [&] { return Words{device(buffer), count(n), dtype, root}; });
}

ACTGRAD_PUBLIC Status HcclAllGather(const void* send, void* recv, uint64_t n, int32_t dtype, Handle comm,
                                    aclrtStream stream) {
    return collective("HcclAllGather", comm, stream,
                      [&] { return Words{device(send), device(recv), count(n), dtype}; });
}

ACTGRAD_PUBLIC Status HcclAllGatherV(const void* send, uint64_t n, void* recv, const void* counts,
                                     const void* displacements, int32_t dtype, Handle comm, aclrtStream stream) {
    return collective("HcclAllGatherV", comm, stream, [&] {
        return Words{device(send), count(n), device(recv), host(counts), host(displacements), dtype};
    });
}

ACTGRAD_PUBLIC Status HcclReduceScatter(const void* send, void* recv, uint64_t n, int32_t dtype, int32_t op,
                                        Handle comm, aclrtStream stream) {
    return collective("HcclReduceScatter", comm, stream,
                      [&] { return Words{device(send), device(recv), count(n), dtype, op}; });
}

ACTGRAD_PUBLIC Status HcclReduceScatterV(const void* send, const void* counts, const void* displacements, void* recv,
                                         uint64_t n, int32_t dtype, int32_t op, Handle comm, aclrtStream stream) {
    return collective("HcclReduceScatterV", comm, stream, [&] {
        return Words{device(send), host(counts), host(displacements), device(recv), count(n), dtype, op};
    });
}

ACTGRAD_PUBLIC Status HcclScatter(const void* send, void* recv, uint64_t n, int32_t dtype, uint32_t root, Handle comm,
                                  aclrtStream stream) {
    return collective("HcclScatter", comm, stream,
                      [&] { return Words{device(send), device(recv), count(n), dtype, root}; });
}

ACTGRAD_PUBLIC Status HcclAlltoAll(const void* send, uint64_t sent, int32_t sendDtype, const void* recv,
                                   uint64_t received, int32_t dtype, Handle comm, aclrtStream stream) {
    return collective("HcclAlltoAll", comm, stream, [&] {
        return Words{device(send), count(sent), sendDtype, device(recv), count(received), dtype};
    });
}

ACTGRAD_PUBLIC Status HcclAlltoAllV(const void* send, const void* sent, const void* sendDisplacements,
                                    int32_t sendDtype, const void* recv, const void* received,
                                    const void* displacements, int32_t dtype, Handle comm, aclrtStream stream) {
    return collective("HcclAlltoAllV", comm, stream, [&] {
        return Words{device(send), host(sent),     host(sendDisplacements), sendDtype,
                     device(recv), host(received), host(displacements),     dtype};
    });
}

ACTGRAD_PUBLIC Status HcclAlltoAllVC(const void* send, const void* matrix, int32_t sendDtype, const void* recv,
                                     int32_t dtype, Handle comm, aclrtStream stream) {
    return collective("HcclAlltoAllVC", comm, stream,
                      [&] { return Words{device(send), host(matrix), sendDtype, device(recv), dtype}; });
}

ACTGRAD_PUBLIC Status HcclSend(void* buffer, uint64_t n, int32_t dtype, uint32_t peer, Handle comm,
                               aclrtStream stream) {
    return collective("HcclSend", comm, stream, [&] { return Words{device(buffer), count(n), dtype, peer}; });
}

ACTGRAD_PUBLIC Status HcclRecv(void* buffer, uint64_t n, int32_t dtype, uint32_t peer, Handle comm,
                               aclrtStream stream) {
    return collective("HcclRecv", comm, stream, [&] { return Words{device(buffer), count(n), dtype, peer}; });
}

struct BatchItem {
    int32_t kind;  // 0 is a send, 1 a receive
    void* buffer;
    uint64_t n;
    int32_t dtype;
    uint32_t peer;
};

ACTGRAD_PUBLIC Status HcclBatchSendRecv(BatchItem* items, uint32_t n, Handle comm, aclrtStream stream) {
    std::vector<BatchItem> found;  // with translated addresses
    return collective("HcclBatchSendRecv", comm, stream, [&] {
        require(items, "sendRecvInfo");
        found.assign(items, items + n);
        for (BatchItem& item : found) {
            item.buffer = strict::data_of(item.buffer);
        }
        return Words{host(found.data()), n};
    });
}

ACTGRAD_PUBLIC Status HcclBarrier(Handle comm, aclrtStream stream) {
    return collective("HcclBarrier", comm, stream, [] { return Words{}; });
}

ACTGRAD_PUBLIC Status HcclGroupStart(void) {
    return hccl_call("HcclGroupStart", [] {
        ask("HcclGroupStart", 0, {});
        return HCCL_SUCCESS;
    });
}

ACTGRAD_PUBLIC Status HcclGroupEnd(void) {
    return hccl_call("HcclGroupEnd", [] {
        ask("HcclGroupEnd", 0, {});
        return HCCL_SUCCESS;
    });
}

}  // extern "C"
