// SPDX-License-Identifier: Apache-2.0
#include <cstring>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "acl/acl_rt.h"
#include "ascendcl/call.h"
#include "ascendcl/context.h"
#include "ascendcl/dropped.h"
#include "ascendcl/export.h"
#include "ascendcl/memory.h"
#include "ascendcl/stream.h"
#include "strict/observer.h"

namespace actgrad {

namespace {

void require_valid_kind(aclrtMemcpyKind kind) {
    if (kind < ACL_MEMCPY_HOST_TO_HOST || kind > ACL_MEMCPY_DEFAULT) {
        throw Refusal(ACL_ERROR_INVALID_PARAM,
                      "kind is " + std::to_string(kind) + "; an aclrtMemcpyKind, 0 to 4, is needed");
    }
}

void require_room(size_t count, size_t room, const char* argument) {
    if (count > room) {
        throw Refusal(ACL_ERROR_RT_PARAM_INVALID, std::string(argument) + " is " + std::to_string(room) +
                                                      "; at least count, which is " + std::to_string(count) +
                                                      ", is needed");
    }
}

// False if there is nothing to copy.
bool check_copy(const void* dst, size_t dest_max, const void* src, size_t count, aclrtMemcpyKind kind) {
    if (count == 0) {
        return false;
    }
    require_not_null(dst, "dst");
    require_not_null(src, "src");
    require_valid_kind(kind);
    require_room(count, dest_max, "destMax");
    return dst != src;
}

// The same for two-dimensional copies.
bool check_rows(const strict::Transfer& rows) {
    if (rows.count == 0 || rows.rows == 0) {
        return false;
    }
    require_not_null(rows.target, "dst");
    require_not_null(rows.source, "src");
    require_valid_kind(rows.kind);
    for (const auto& [pitch, argument] :
         {std::pair(rows.target_pitch, "dpitch"), std::pair(rows.source_pitch, "spitch")}) {
        if (pitch < rows.count) {
            throw Refusal(ACL_ERROR_RT_PARAM_INVALID, std::string(argument) + " is " + std::to_string(pitch) +
                                                          "; at least width, which is " + std::to_string(rows.count) +
                                                          ", is needed");
        }
    }
    return rows.target != rows.source || rows.target_pitch != rows.source_pitch;
}

// `rows` with the addresses of the data.
void move_rows(const strict::Transfer& rows) {
    for (size_t row = 0; row < rows.rows; ++row) {
        std::memmove(static_cast<char*>(rows.target) + row * rows.target_pitch,
                     static_cast<const char*>(rows.source) + row * rows.source_pitch, rows.count);
    }
}

strict::Transfer with_data(strict::Transfer transfer) {
    transfer.target = strict::data_of(transfer.target);
    transfer.source = strict::data_of(transfer.source);
    return transfer;
}

// Reports a copy or a set to strict mode, and returns whether that suppresses it.
bool left_out(const strict::Transfer& transfer) {
    strict::Observer* const observer = strict::observer();
    return observer && !observer->copies_now(transfer);
}

bool left_out(const strict::Transfer& transfer, Stream& stream) {
    strict::Observer* const observer = strict::observer();
    return observer && !observer->queues(transfer, stream.number(), when_it_runs(stream));
}

// Whether a side, which is on the host in copies of the kind `one_sided`, is host memory that is not page-locked.
bool is_pageable(const strict::Transfer& transfer, aclrtMemcpyKind one_sided, const void* side) {
    const bool on_host = transfer.kind == ACL_MEMCPY_HOST_TO_HOST || transfer.kind == one_sided ||
                         (transfer.kind == ACL_MEMCPY_DEFAULT && !is_device_memory(side));
    return on_host && !is_pinned(side);
}

bool reads_pageable(const strict::Transfer& transfer) {
    return is_pageable(transfer, ACL_MEMCPY_HOST_TO_DEVICE, transfer.source);
}

bool writes_pageable(const strict::Transfer& transfer) {
    return is_pageable(transfer, ACL_MEMCPY_DEVICE_TO_HOST, transfer.target);
}

bool is_pageable(const strict::Transfer& transfer) {
    strict::Observer* const observer = strict::observer();
    return observer ? observer->is_pageable(transfer) : reads_pageable(transfer) || writes_pageable(transfer);
}

// A copy as work on a stream, of the bytes that its source has now, or when it runs.
Task task_of(const strict::Transfer& transfer, bool of_present_bytes) {
    strict::Transfer data = with_data(transfer);
    std::shared_ptr<std::vector<char>> aside;
    if (of_present_bytes) {
        aside = std::make_shared<std::vector<char>>(data.rows * data.count);
        move_rows({data.function, aside->data(), data.source, data.count, data.kind, data.rows, data.count,
                   data.source_pitch});
        data.source = aside->data();
        data.source_pitch = data.count;
    }
    return [data, aside] {
        move_rows(data);
        return ACL_SUCCESS;
    };
}

// A device makes an asynchronous copy of pageable memory before the call returns: the caller may change what it reads,
// and use what it writes. Work on a stream cannot wait, and a captured copy does not run now.
void queue(const strict::Transfer& transfer, Stream& stream) {
    const bool reads_now = (stream.is_paused() || is_on_stream()) && !stream.graph() && reads_pageable(transfer);
    const bool runs = !left_out(transfer, stream);
    const bool pageable = is_pageable(transfer);  // may fail, and nothing may be queued then
    if (runs) {
        enqueue(stream, task_of(transfer, reads_now));
    }
    if (!pageable || is_on_stream() || stream.graph() || (reads_now && !writes_pageable(transfer))) {
        return;
    }
    stream.wait_for_resumption();
    stream.wait();
    strict::tell(&strict::Observer::host_waited, stream.number());
}

// False if there is nothing to set.
bool check_set(const void* address, size_t max_count, size_t count) {
    if (count == 0) {
        return false;
    }
    require_not_null(address, "devPtr");
    require_room(count, max_count, "maxCount");
    return true;
}

void tell_of_failure(const strict::Transfer& transfer) {
    if (strict::Observer* const observer = strict::observer()) {
        observer->failed(transfer.function, {{"dst", transfer.written(), strict::Use::Written}});
    }
}

// If the copy or the set that `body` makes is refused, strict mode learns which memory was not written.
template <class Body>
void writing(const strict::Transfer& transfer, const Body& body) {
    try {
        body();
    } catch (const Refusal&) {
        tell_of_failure(transfer);
        throw;
    }
}

struct Copy {
    void* target;
    size_t room;
    const void* source;
    size_t size;
    aclrtMemcpyKind kind;

    bool is_due() const { return check_copy(target, room, source, size, kind); }
    strict::Transfer transfer(const char* function) const { return {function, target, source, size, kind}; }
};

void copy_now(const char* function, const Copy& copy) {
    const strict::Transfer transfer = copy.transfer(function);
    writing(transfer, [&] {
        if (copy.is_due()) {
            require_device();
            require_nothing_dropped();
            if (!left_out(transfer)) {
                std::memmove(strict::data_of(copy.target), strict::data_of(copy.source), copy.size);
            }
        }
    });
}

void queue_copy(const char* function, const Copy& copy, aclrtStream stream) {
    const strict::Transfer transfer = copy.transfer(function);
    writing(transfer, [&] {
        if (copy.is_due()) {
            const std::shared_ptr<Stream> found = find_stream(stream);
            require_nothing_dropped();
            queue(transfer, *found);
        }
    });
}

void queue_set(const char* function, void* address, size_t max_count, int32_t value, size_t count, aclrtStream stream) {
    const strict::Transfer transfer{function, address, nullptr, count, ACL_MEMCPY_DEFAULT};
    writing(transfer, [&] {
        if (check_set(address, max_count, count)) {
            const std::shared_ptr<Stream> found = find_stream(stream);
            if (!left_out(transfer, *found)) {
                enqueue(*found, [to = strict::data_of(address), value, count] {
                    std::memset(to, value, count);
                    return ACL_SUCCESS;
                });
            }
        }
    });
}

// ---- copies of many ranges ----

// Copies from attribute `first_copies[i]` on have `attributes[i]`.
struct Batch {
    void* const* targets;
    const size_t* rooms;
    void* const* sources;
    const size_t* sizes;
    size_t count;
    const aclrtMemcpyBatchAttr* attributes;
    const size_t* first_copies;
    size_t attribute_count;
};

// 1 if the address is on the device, 0 if on the host, -1 if it has to tell itself.
int side_of(const aclrtMemLocation& location, const char* argument) {
    switch (location.type) {
        case ACL_MEM_LOCATION_TYPE_HOST:
        case ACL_MEM_LOCATION_TYPE_HOST_NUMA: return 0;
        case ACL_MEM_LOCATION_TYPE_DEVICE: return 1;
        case ACL_MEM_LOCATION_TYPE_UNREGISTERED: return -1;
        default:
            throw Refusal(ACL_ERROR_INVALID_PARAM, std::string("the type of ") + argument + " is " +
                                                       std::to_string(location.type) +
                                                       "; an aclrtMemLocationType, 0, 1, 2 or 4, is needed");
    }
}

aclrtMemcpyKind kind_of(const aclrtMemcpyBatchAttr& attribute) {
    const int source = side_of(attribute.srcLoc, "srcLoc"), target = side_of(attribute.dstLoc, "dstLoc");
    return source < 0 || target < 0 ? ACL_MEMCPY_DEFAULT : static_cast<aclrtMemcpyKind>(2 * source + target);
}

void check_batch(const Batch& batch) {
    const std::pair<const void*, const char*> arrays[] = {
        {batch.targets, "dsts"}, {batch.rooms, "destMaxs"},   {batch.sources, "srcs"},
        {batch.sizes, "sizes"},  {batch.attributes, "attrs"}, {batch.first_copies, "attrsIndexes"}};
    for (const auto& [array, argument] : arrays) {
        require_not_null(array, argument);
    }
    bool rises = batch.attribute_count > 0 && batch.first_copies[0] == 0;
    for (size_t i = 1; rises && i < batch.attribute_count; ++i) {
        rises = batch.first_copies[i - 1] < batch.first_copies[i] && batch.first_copies[i] < batch.count;
    }
    if (!rises) {
        throw Refusal(ACL_ERROR_RT_PARAM_INVALID,
                      "attrsIndexes has to begin with 0 and to rise, below numBatches, which is " +
                          std::to_string(batch.count) + "; numAttrs is " + std::to_string(batch.attribute_count));
    }
}

// In order, and queued if there is a stream. The first that is refused ends the call and is told in `fail_index`.
aclError copy_batch(const char* function, const Batch& batch, size_t* fail_index, const aclrtStream* stream) {
    return acl_call(function, [&] {
        require_not_null(fail_index, "failIndex");
        *fail_index = SIZE_MAX;
        check_batch(batch);
        size_t attribute = 0;
        for (size_t i = 0; i < batch.count; ++i) {
            if (attribute + 1 < batch.attribute_count && batch.first_copies[attribute + 1] == i) {
                ++attribute;
            }
            try {
                const Copy copy{batch.targets[i], batch.rooms[i], batch.sources[i], batch.sizes[i],
                                kind_of(batch.attributes[attribute])};
                if (stream) {
                    queue_copy(function, copy, *stream);
                } else {
                    copy_now(function, copy);
                }
            } catch (const Refusal& refusal) {
                *fail_index = i;
                throw Refusal(refusal.status, "copy " + std::to_string(i) + ": " + refusal.message);
            }
        }
        return ACL_SUCCESS;
    });
}

}  // namespace

}  // namespace actgrad

using namespace actgrad;

aclError aclrtMemcpy(void* dst, size_t destMax, const void* src, size_t count, aclrtMemcpyKind kind) {
    return acl_call("aclrtMemcpy", [&] {
        copy_now("aclrtMemcpy", {dst, destMax, src, count, kind});
        return ACL_SUCCESS;
    });
}

aclError aclrtMemcpyAsync(void* dst, size_t destMax, const void* src, size_t count, aclrtMemcpyKind kind,
                          aclrtStream stream) {
    return acl_call("aclrtMemcpyAsync", [&] {
        queue_copy("aclrtMemcpyAsync", {dst, destMax, src, count, kind}, stream);
        return ACL_SUCCESS;
    });
}

aclError actgrad_memcpy_batch(void** dsts, size_t* destMaxs, void** srcs, size_t* sizes, size_t numBatches,
                              aclrtMemcpyBatchAttr* attrs, size_t* attrsIndexes, size_t numAttrs, size_t* failIndex) {
    const Batch batch{dsts, destMaxs, srcs, sizes, numBatches, attrs, attrsIndexes, numAttrs};
    return copy_batch("aclrtMemcpyBatch", batch, failIndex, nullptr);
}

aclError actgrad_memcpy_batch_async(void** dsts, size_t* destMaxs, void** srcs, size_t* sizes, size_t numBatches,
                                    aclrtMemcpyBatchAttr* attrs, size_t* attrsIndexes, size_t numAttrs,
                                    size_t* failIndex, aclrtStream stream) {
    const Batch batch{dsts, destMaxs, srcs, sizes, numBatches, attrs, attrsIndexes, numAttrs};
    return copy_batch("aclrtMemcpyBatchAsync", batch, failIndex, &stream);
}

aclError aclrtMemcpy2d(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width, size_t height,
                       aclrtMemcpyKind kind) {
    return acl_call("aclrtMemcpy2d", [&] {
        const strict::Transfer rows{"aclrtMemcpy2d", dst, src, width, kind, height, dpitch, spitch};
        writing(rows, [&] {
            if (check_rows(rows)) {
                require_device();
                require_nothing_dropped();
                if (!left_out(rows)) {
                    move_rows(with_data(rows));
                }
            }
        });
        return ACL_SUCCESS;
    });
}

aclError aclrtMemcpy2dAsync(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width, size_t height,
                            aclrtMemcpyKind kind, aclrtStream stream) {
    return acl_call("aclrtMemcpy2dAsync", [&] {
        const strict::Transfer rows{"aclrtMemcpy2dAsync", dst, src, width, kind, height, dpitch, spitch};
        writing(rows, [&] {
            if (check_rows(rows)) {
                const std::shared_ptr<Stream> found = find_stream(stream);
                require_nothing_dropped();
                queue(rows, *found);
            }
        });
        return ACL_SUCCESS;
    });
}

aclError aclrtMemset(void* devPtr, size_t maxCount, int32_t value, size_t count) {
    return acl_call("aclrtMemset", [&] {
        const strict::Transfer transfer{"aclrtMemset", devPtr, nullptr, count, ACL_MEMCPY_DEFAULT};
        writing(transfer, [&] {
            if (check_set(devPtr, maxCount, count)) {
                require_device();
                if (!left_out(transfer)) {
                    std::memset(strict::data_of(devPtr), value, count);
                }
            }
        });
        return ACL_SUCCESS;
    });
}

aclError aclrtMemsetAsync(void* devPtr, size_t maxCount, int32_t value, size_t count, aclrtStream stream) {
    return acl_call("aclrtMemsetAsync", [&] {
        queue_set("aclrtMemsetAsync", devPtr, maxCount, value, count, stream);
        return ACL_SUCCESS;
    });
}

// What overflows becomes infinity, and is not counted.
aclError aclrtGetOverflowStatus(void* outputAddr, size_t outputSize, aclrtStream stream) {
    return acl_call("aclrtGetOverflowStatus", [&] {
        require_not_null(outputAddr, "outputAddr");
        if (outputSize == 0) {
            throw Refusal(ACL_ERROR_RT_PARAM_INVALID, "outputSize is 0; the size of the status, 64, is needed");
        }
        queue_set("aclrtGetOverflowStatus", outputAddr, outputSize, 0, outputSize, stream);
        return ACL_SUCCESS;
    });
}

extern "C" ACTGRAD_PUBLIC aclError aclrtMemcpyAsyncWithCondition(void* dst, size_t destMax, const void* src,
                                                                 size_t count, aclrtMemcpyKind kind,
                                                                 aclrtStream stream) {
    return aclrtMemcpyAsync(dst, destMax, src, count, kind, stream);
}
