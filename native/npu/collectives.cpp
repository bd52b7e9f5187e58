// SPDX-License-Identifier: Apache-2.0
//
// HCCL: communicators are managed here, and the work is done by actgrad.npu.hccl, which takes all arguments as
// integers. A collective waits for its stream and runs on the calling thread, like an operator of the table.
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstring>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "acl/acl_rt.h"
#include "ascendcl/call.h"
#include "ascendcl/dropped.h"
#include "ascendcl/live.h"
#include "ascendcl/process.h"
#include "ascendcl/stream.h"
#include "hccl/hccl.h"
#include "table/engine.h"

namespace {

using namespace actgrad;

using Words = std::vector<int64_t>;

constexpr int LAST_OF_HCCL = 99;

// Number of known configuration fields: buffer size, determinism, name.
constexpr uint32_t KNOWN_FIELDS = 3;

std::atomic<int32_t> deterministic{0};  // as HcclSetConfig set it

struct Communicator {
    int64_t number;  // in actgrad.npu.hccl
    uint32_t ranks;
    uint32_t rank;
    std::string name;
    std::atomic<HcclResult> failure{HCCL_SUCCESS};
};

LiveSet<Communicator>& communicators() { return process_state<LiveSet<Communicator>>(); }

template <class Body>
HcclResult hccl_call(const char* function, Body&& body) noexcept {
    strict::tell(&strict::Observer::called, function);
    const int status = guarded(function, HCCL_E_INTERNAL, body, HCCL_E_MEMORY);
    return status > LAST_OF_HCCL ? HCCL_E_RUNTIME : static_cast<HcclResult>(status);
}

void require(const void* pointer, const char* argument) {
    if (!pointer) {
        throw Refusal(HCCL_E_PARA, std::string(argument) + " is null; an address is needed");
    }
}

std::shared_ptr<Communicator> find(HcclComm handle) {
    std::shared_ptr<Communicator> found = communicators().find(handle);
    if (!found) {
        throw Refusal(HCCL_E_PARA, "communicator " + describe_address(handle) +
                                       " is not a live communicator; one that was created and not destroyed is needed");
    }
    return found;
}

// A host address as an integer, and a device address as that of its data.
int64_t host(const void* address) { return static_cast<int64_t>(reinterpret_cast<uintptr_t>(address)); }
int64_t device(const void* address) { return host(strict::data_of(const_cast<void*>(address))); }
int64_t count(uint64_t number) {
    if (number > INT64_MAX) {
        throw Refusal(HCCL_E_PARA, "a count is " + std::to_string(number) + ", more elements than any memory holds");
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

void keep(const table::Engine::Answer& made, uint32_t ranks, uint32_t rank, HcclComm* handle) {
    auto communicator = std::make_shared<Communicator>();
    communicator->number = made.result;
    communicator->ranks = ranks;
    communicator->rank = rank;
    communicator->name = made.text;
    *handle = communicators().insert(std::move(communicator));
}

// For HcclGetCommAsyncError. Synchronous launches return the error to the caller, so it need not be stored.
void keep_failure(Communicator& communicator, int status) {
    if (status != HCCL_E_PARA && !launches_block()) {
        communicator.failure = static_cast<HcclResult>(status);
    }
}

uint64_t size_of(HcclDataType dtype) {
    switch (dtype) {
        case HCCL_DATA_TYPE_INT8:
        case HCCL_DATA_TYPE_UINT8: return 1;
        case HCCL_DATA_TYPE_INT16:
        case HCCL_DATA_TYPE_UINT16:
        case HCCL_DATA_TYPE_FP16:
        case HCCL_DATA_TYPE_BFP16: return 2;
        case HCCL_DATA_TYPE_INT32:
        case HCCL_DATA_TYPE_UINT32:
        case HCCL_DATA_TYPE_FP32: return 4;
        case HCCL_DATA_TYPE_INT64:
        case HCCL_DATA_TYPE_UINT64:
        case HCCL_DATA_TYPE_FP64: return 8;
    }
    return 0;
}

// What a collective accesses, for strict mode. Nulls and other wrong arguments, which are refused later, are left out.
class Uses {
public:
    void add(const char* argument, const void* buffer, uint64_t n, HcclDataType dtype, strict::Use use) {
        const uint64_t size = size_of(dtype);
        if (buffer && n > 0 && size > 0 && n <= INT64_MAX / size) {
            accesses_.push_back({argument, strict::Footprint::bytes(buffer, n * size), use});
        }
    }

    void read(const void* buffer, uint64_t n, HcclDataType dtype) {
        add("sendBuf", buffer, n, dtype, strict::Use::Read);
    }

    void write(const void* buffer, uint64_t n, HcclDataType dtype) {
        add("recvBuf", buffer, n, dtype, strict::Use::Written);
    }

    // Parts of a buffer, one for each rank.
    template <class Add>
    void parts(const void* buffer, const void* counts, const void* displacements, uint32_t ranks, HcclDataType dtype,
               const Add& add) {
        for (uint32_t i = 0; buffer && counts && displacements && i < ranks; ++i) {
            const uint64_t first = static_cast<const uint64_t*>(displacements)[i] * size_of(dtype);
            add(static_cast<const char*>(buffer) + first, static_cast<const uint64_t*>(counts)[i]);
        }
    }

    const strict::Accesses& accesses() const { return accesses_; }

private:
    strict::Accesses accesses_;
};

// `words` makes the arguments and may refuse them. `tell` adds what the collective uses, for strict mode.
template <class MakeWords, class Tell>
HcclResult collective(const char* function, HcclComm handle, aclrtStream stream, const MakeWords& words,
                      const Tell& tell) noexcept {
    return hccl_call(function, [&] {
        const std::shared_ptr<Communicator> communicator = find(handle);
        const Words made = words();
        const std::shared_ptr<Stream> found = find_stream(stream);
        require_not_paused(*found, "a collective");
        require_nothing_dropped();
        if (wait_for_work(*found) != ACL_SUCCESS) {
            throw Refusal(HCCL_E_RUNTIME, take_error_text());
        }
        strict::Observer* const observer = strict::observer();
        Uses uses;
        if (observer) {
            tell(uses, *communicator);
            if (!observer->communicates(function, uses.accesses(), found->number())) {
                throw Refusal(HCCL_E_PARA, "a buffer ends before what the collective uses of it");
            }
        }
        try {
            ask(function, communicator->number, made);
        } catch (const Refusal& refusal) {
            if (observer) {
                observer->failed(function, uses.accesses());
            }
            keep_failure(*communicator, refusal.status);
            throw;
        }
        if (observer && !launches_block()) {
            observer->communicated(function, uses.accesses(), found->number());
        }
        return HCCL_SUCCESS;
    });
}

HcclResult init(const char* function, uint32_t ranks, const void* info, uint32_t rank, const void* config,
                HcclComm* communicator) noexcept {
    return hccl_call(function, [&] {
        require(info, "rootInfo");
        require(communicator, "comm");
        const auto made = ask("HcclCommInitRootInfoConfig", 0, {ranks, host(info), rank, host(config)});
        keep(made, ranks, rank, communicator);
        return HCCL_SUCCESS;
    });
}

// The devices are those of the ranks' threads, and nothing else depends on them.
void require_devices(const std::vector<int32_t>& devices) {
    uint32_t number = 0;
    aclrtGetDeviceCount(&number);
    if (devices.empty()) {
        throw Refusal(HCCL_E_PARA, "ndev is 0; at least one device is needed");
    }
    std::set<int32_t> before;
    for (const int32_t device : devices) {
        if (device < 0 || static_cast<uint32_t>(device) >= number) {
            throw Refusal(HCCL_E_PARA, "devices has " + std::to_string(device) + "; a number below " +
                                           std::to_string(number) + ", the number of devices, is needed");
        }
        if (!before.insert(device).second) {
            throw Refusal(HCCL_E_PARA, "devices has " + std::to_string(device) + " twice");
        }
    }
}

}  // namespace

extern "C" {

ACTGRAD_PUBLIC const char* HcclGetErrorString(HcclResult code) {
    switch (code) {
        case HCCL_SUCCESS: return "success";
        case HCCL_E_PARA: return "a wrong parameter";
        case HCCL_E_PTR: return "a null pointer";
        case HCCL_E_MEMORY: return "no memory is left";
        case HCCL_E_INTERNAL: return "an internal error";
        case HCCL_E_NOT_SUPPORT: return "not supported";
        case HCCL_E_NOT_FOUND: return "not found";
        case HCCL_E_UNAVAIL: return "not available";
        case HCCL_E_SYSCALL: return "a system call failed";
        case HCCL_E_TIMEOUT: return "a rank did not come in time";
        case HCCL_E_OPEN_FILE_FAILURE: return "a file cannot be opened";
        case HCCL_E_TCP_CONNECT:
        case HCCL_E_ROCE_CONNECT: return "no connection";
        case HCCL_E_TCP_TRANSFER:
        case HCCL_E_ROCE_TRANSFER: return "a transfer failed";
        case HCCL_E_RUNTIME: return "a failure of the runtime";
        case HCCL_E_DRV: return "a failure of the driver";
        case HCCL_E_PROFILING: return "a failure of the profiler";
        case HCCL_E_CCE: return "a failure of the compiler";
        case HCCL_E_NETWORK: return "a failure of the network";
        case HCCL_E_AGAIN: return "try again";
        case HCCL_E_REMOTE: return "a failure of another rank";
        case HCCL_E_SUSPENDING: return "the communicator is suspended";
    }
    return "unknown";
}

ACTGRAD_PUBLIC HcclResult HcclGetRootInfo(HcclRootInfo* info) {
    return hccl_call("HcclGetRootInfo", [&] {
        require(info, "rootInfo");
        ask("HcclGetRootInfo", 0, {host(info)});
        return HCCL_SUCCESS;
    });
}

ACTGRAD_PUBLIC HcclResult HcclCommInitRootInfo(uint32_t ranks, const HcclRootInfo* info, uint32_t rank,
                                               HcclComm* comm) {
    return init("HcclCommInitRootInfo", ranks, info, rank, nullptr, comm);
}

ACTGRAD_PUBLIC HcclResult HcclCommInitRootInfoConfig(uint32_t ranks, const HcclRootInfo* info, uint32_t rank,
                                                     const HcclCommConfig* config, HcclComm* comm) {
    return init("HcclCommInitRootInfoConfig", ranks, info, rank, config, comm);
}

// A process that is not a member passes no ranks and gets no communicator.
ACTGRAD_PUBLIC HcclResult HcclCreateSubCommConfig(HcclComm* comm, uint32_t rankNum, uint32_t* rankIds,
                                                  uint64_t subCommId, uint32_t subCommRankId, HcclCommConfig* config,
                                                  HcclComm* subComm) {
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

ACTGRAD_PUBLIC HcclResult HcclCommInitAll(uint32_t ndev, int32_t* devices, HcclComm* comms) {
    return hccl_call("HcclCommInitAll", [&] {
        require(devices, "devices");
        require(comms, "comms");
        require_devices({devices, devices + ndev});
        std::vector<int64_t> numbers(ndev);
        const auto made = ask("HcclCommInitAll", 0, {ndev, host(numbers.data())});
        for (uint32_t rank = 0; rank < ndev; ++rank) {
            keep({made.status, numbers[rank], made.text}, ndev, rank, &comms[rank]);
        }
        return HCCL_SUCCESS;
    });
}

ACTGRAD_PUBLIC HcclResult HcclCommDestroy(HcclComm comm) {
    return hccl_call("HcclCommDestroy", [&] {
        const std::shared_ptr<Communicator> communicator = find(comm);
        communicators().remove(comm);
        ask("HcclCommDestroy", communicator->number, {});
        return HCCL_SUCCESS;
    });
}

ACTGRAD_PUBLIC HcclResult HcclGetCommName(HcclComm comm, char* name) {
    return hccl_call("HcclGetCommName", [&] {
        require(name, "commName");
        const std::shared_ptr<Communicator> communicator = find(comm);
        const std::string& text = communicator->name;
        const size_t length = std::min(text.size(), size_t{COMM_NAME_MAX_LENGTH} - 1);
        std::memcpy(name, text.data(), length);
        name[length] = '\0';
        return HCCL_SUCCESS;
    });
}

ACTGRAD_PUBLIC HcclResult HcclGetRankSize(HcclComm comm, uint32_t* rankSize) {
    return hccl_call("HcclGetRankSize", [&] {
        require(rankSize, "rankSize");
        *rankSize = find(comm)->ranks;
        return HCCL_SUCCESS;
    });
}

ACTGRAD_PUBLIC HcclResult HcclGetRankId(HcclComm comm, uint32_t* rank) {
    return hccl_call("HcclGetRankId", [&] {
        require(rank, "rank");
        *rank = find(comm)->rank;
        return HCCL_SUCCESS;
    });
}

// torch_npu's watchdog calls this until exit, when Python is finalised, so it must not need Python.
ACTGRAD_PUBLIC HcclResult HcclGetCommAsyncError(HcclComm comm, HcclResult* asyncError) {
    return hccl_call("HcclGetCommAsyncError", [&] {
        require(asyncError, "asyncError");
        *asyncError = find(comm)->failure;
        return HCCL_SUCCESS;
    });
}

ACTGRAD_PUBLIC uint32_t HcclGetCommConfigCapability(void) { return KNOWN_FIELDS; }

// Results are always deterministic.
ACTGRAD_PUBLIC HcclResult HcclSetConfig(HcclConfig config, HcclConfigValue configValue) {
    if (config == HCCL_DETERMINISTIC) {
        deterministic = configValue.value;
    }
    return HCCL_SUCCESS;
}

ACTGRAD_PUBLIC HcclResult HcclGetConfig(HcclConfig config, HcclConfigValue* configValue) {
    return hccl_call("HcclGetConfig", [&] {
        require(configValue, "configValue");
        if (config != HCCL_DETERMINISTIC) {
            throw Refusal(HCCL_E_PARA, "config is " + std::to_string(config) + "; HCCL_DETERMINISTIC is needed");
        }
        configValue->value = deterministic;
        return HCCL_SUCCESS;
    });
}

ACTGRAD_PUBLIC HcclResult HcclAllReduce(void* send, void* recv, uint64_t n, HcclDataType dtype, HcclReduceOp op,
                                        HcclComm comm, aclrtStream stream) {
    return collective(
        "HcclAllReduce", comm, stream, [&] { return Words{device(send), device(recv), count(n), dtype, op}; },
        [&](Uses& uses, const Communicator&) {
            uses.read(send, n, dtype);
            uses.write(recv, n, dtype);
        });
}

ACTGRAD_PUBLIC HcclResult HcclReduce(void* send, void* recv, uint64_t n, HcclDataType dtype, HcclReduceOp op,
                                     uint32_t root, HcclComm comm, aclrtStream stream) {
    return collective(
        "HcclReduce", comm, stream, [&] { return Words{device(send), device(recv), count(n), dtype, op, root}; },
        [&](Uses& uses, const Communicator& own) {
            uses.read(send, n, dtype);
            uses.write(recv, own.rank == root ? n : 0, dtype);
        });
}

ACTGRAD_PUBLIC HcclResult HcclBroadcast(void* buffer, uint64_t n, HcclDataType dtype, uint32_t root, HcclComm comm,
                                        aclrtStream stream) {
    return collective(
        "HcclBroadcast", comm, stream, [&] { return Words{device(buffer), count(n), dtype, root}; },
        [&](Uses& uses, const Communicator& own) {
            uses.add("buf", buffer, n, dtype, own.rank == root ? strict::Use::Read : strict::Use::Written);
        });
}

ACTGRAD_PUBLIC HcclResult HcclAllGather(void* send, void* recv, uint64_t n, HcclDataType dtype, HcclComm comm,
                                        aclrtStream stream) {
    return collective(
        "HcclAllGather", comm, stream, [&] { return Words{device(send), device(recv), count(n), dtype}; },
        [&](Uses& uses, const Communicator& own) {
            uses.read(send, n, dtype);
            uses.write(recv, n * own.ranks, dtype);
        });
}

ACTGRAD_PUBLIC HcclResult HcclAllGatherV(void* send, uint64_t n, void* recv, const void* counts,
                                         const void* displacements, HcclDataType dtype, HcclComm comm,
                                         aclrtStream stream) {
    return collective(
        "HcclAllGatherV", comm, stream,
        [&] { return Words{device(send), count(n), device(recv), host(counts), host(displacements), dtype}; },
        [&](Uses& uses, const Communicator& own) {
            uses.read(send, n, dtype);
            uses.parts(recv, counts, displacements, own.ranks, dtype,
                       [&](const void* part, uint64_t received) { uses.write(part, received, dtype); });
        });
}

ACTGRAD_PUBLIC HcclResult HcclReduceScatter(void* send, void* recv, uint64_t n, HcclDataType dtype, HcclReduceOp op,
                                            HcclComm comm, aclrtStream stream) {
    return collective(
        "HcclReduceScatter", comm, stream, [&] { return Words{device(send), device(recv), count(n), dtype, op}; },
        [&](Uses& uses, const Communicator& own) {
            uses.read(send, n * own.ranks, dtype);
            uses.write(recv, n, dtype);
        });
}

ACTGRAD_PUBLIC HcclResult HcclReduceScatterV(void* send, const void* counts, const void* displacements, void* recv,
                                             uint64_t n, HcclDataType dtype, HcclReduceOp op, HcclComm comm,
                                             aclrtStream stream) {
    return collective(
        "HcclReduceScatterV", comm, stream,
        [&] { return Words{device(send), host(counts), host(displacements), device(recv), count(n), dtype, op}; },
        [&](Uses& uses, const Communicator& own) {
            uses.parts(send, counts, displacements, own.ranks, dtype,
                       [&](const void* part, uint64_t sent) { uses.read(part, sent, dtype); });
            uses.write(recv, n, dtype);
        });
}

ACTGRAD_PUBLIC HcclResult HcclScatter(void* send, void* recv, uint64_t n, HcclDataType dtype, uint32_t root,
                                      HcclComm comm, aclrtStream stream) {
    return collective(
        "HcclScatter", comm, stream, [&] { return Words{device(send), device(recv), count(n), dtype, root}; },
        [&](Uses& uses, const Communicator& own) {
            uses.read(send, own.rank == root ? n * own.ranks : 0, dtype);
            uses.write(recv, n, dtype);
        });
}

ACTGRAD_PUBLIC HcclResult HcclAlltoAll(const void* send, uint64_t sent, HcclDataType sendDtype, const void* recv,
                                       uint64_t received, HcclDataType dtype, HcclComm comm, aclrtStream stream) {
    return collective(
        "HcclAlltoAll", comm, stream,
        [&] { return Words{device(send), count(sent), sendDtype, device(recv), count(received), dtype}; },
        [&](Uses& uses, const Communicator& own) {
            uses.read(send, sent * own.ranks, sendDtype);
            uses.write(recv, received * own.ranks, dtype);
        });
}

ACTGRAD_PUBLIC HcclResult HcclAlltoAllV(const void* send, const void* sent, const void* sendDisplacements,
                                        HcclDataType sendDtype, const void* recv, const void* received,
                                        const void* displacements, HcclDataType dtype, HcclComm comm,
                                        aclrtStream stream) {
    return collective(
        "HcclAlltoAllV", comm, stream,
        [&] {
            return Words{device(send), host(sent),     host(sendDisplacements), sendDtype,
                         device(recv), host(received), host(displacements),     dtype};
        },
        [&](Uses& uses, const Communicator& own) {
            uses.parts(send, sent, sendDisplacements, own.ranks, sendDtype,
                       [&](const void* part, uint64_t n) { uses.read(part, n, sendDtype); });
            uses.parts(recv, received, displacements, own.ranks, dtype,
                       [&](const void* part, uint64_t n) { uses.write(part, n, dtype); });
        });
}

ACTGRAD_PUBLIC HcclResult HcclAlltoAllVC(const void* send, const void* matrix, HcclDataType sendDtype, const void* recv,
                                         HcclDataType dtype, HcclComm comm, aclrtStream stream) {
    return collective(
        "HcclAlltoAllVC", comm, stream,
        [&] { return Words{device(send), host(matrix), sendDtype, device(recv), dtype}; },
        [&](Uses& uses, const Communicator& own) {
            const auto* const counts = static_cast<const uint64_t*>(matrix);
            uint64_t sent = 0, received = 0;
            for (uint32_t i = 0; counts && i < own.ranks; ++i) {
                sent += counts[own.rank * own.ranks + i];
                received += counts[i * own.ranks + own.rank];
            }
            uses.read(send, sent, sendDtype);
            uses.write(recv, received, dtype);
        });
}

ACTGRAD_PUBLIC HcclResult HcclSend(void* buffer, uint64_t n, HcclDataType dtype, uint32_t peer, HcclComm comm,
                                   aclrtStream stream) {
    return collective(
        "HcclSend", comm, stream, [&] { return Words{device(buffer), count(n), dtype, peer}; },
        [&](Uses& uses, const Communicator&) { uses.read(buffer, n, dtype); });
}

ACTGRAD_PUBLIC HcclResult HcclRecv(void* buffer, uint64_t n, HcclDataType dtype, uint32_t peer, HcclComm comm,
                                   aclrtStream stream) {
    return collective(
        "HcclRecv", comm, stream, [&] { return Words{device(buffer), count(n), dtype, peer}; },
        [&](Uses& uses, const Communicator&) { uses.write(buffer, n, dtype); });
}

ACTGRAD_PUBLIC HcclResult HcclBatchSendRecv(HcclSendRecvItem* items, uint32_t n, HcclComm comm, aclrtStream stream) {
    std::vector<HcclSendRecvItem> found;  // with translated addresses
    return collective(
        "HcclBatchSendRecv", comm, stream,
        [&] {
            require(items, "sendRecvInfo");
            found.assign(items, items + n);
            for (HcclSendRecvItem& item : found) {
                item.buf = strict::data_of(item.buf);
            }
            return Words{host(found.data()), n};
        },
        [&](Uses& uses, const Communicator&) {
            for (const HcclSendRecvItem* item = items; item != items + n; ++item) {
                item->sendRecvType == HCCL_SEND ? uses.read(item->buf, item->count, item->dataType)
                                                : uses.write(item->buf, item->count, item->dataType);
            }
        });
}

ACTGRAD_PUBLIC HcclResult HcclBarrier(HcclComm comm, aclrtStream stream) {
    return collective("HcclBarrier", comm, stream, [] { return Words{}; }, [](Uses&, const Communicator&) {});
}

ACTGRAD_PUBLIC HcclResult HcclGroupStart(void) {
    return hccl_call("HcclGroupStart", [] {
        ask("HcclGroupStart", 0, {});
        return HCCL_SUCCESS;
    });
}

ACTGRAD_PUBLIC HcclResult HcclGroupEnd(void) {
    return hccl_call("HcclGroupEnd", [] {
        const table::Engine::Answer answer = table::engine().communicate("HcclGroupEnd", 0, {});
        if (answer.status != HCCL_SUCCESS) {
            communicators().for_each([&](Communicator& communicator) {
                if (communicator.number == answer.result) {
                    keep_failure(communicator, answer.status);
                }
            });
            throw Refusal(answer.status, answer.text);
        }
        return HCCL_SUCCESS;
    });
}

}  // extern "C"
