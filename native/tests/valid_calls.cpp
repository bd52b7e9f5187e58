// SPDX-License-Identifier: Apache-2.0
//
// Random correct programs: operators and copies on a few streams, on views of device memory, ordered by events and
// waits. Prints a checksum of all results, so that runs can be compared.
//
//     valid_calls [calls] [seed]
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>

#include "acl/acl.h"
#include "aclnnop/aclnn_gelu_backward.h"
#include "aclnnop/aclnn_relu.h"
#include "aclnnop/aclnn_silu.h"
#include "aclnnop/aclnn_silu_backward.h"
#include "aclnnop/aclnn_swi_glu.h"

namespace {

void require(int status, const char* call) {
    if (status != 0) {
        const char* const text = aclGetRecentErrMsg();
        std::fprintf(stderr, "%s: status %d, %s\n", call, status, text ? text : "no text");
        std::exit(1);
    }
}
#define REQUIRE(call) require((call), #call)

constexpr size_t STREAMS = 3;
constexpr size_t BUFFERS = 12;
constexpr int64_t ELEMENTS = 64;
constexpr size_t BYTES = ELEMENTS * sizeof(float);
constexpr size_t WORKSPACE = 4096;

// The host knows of all work that it has waited for; a stream, of what was queued on it or waited for by it.
struct Buffer {
    void* data = nullptr;
    size_t last_user = STREAMS;  // a stream that the next user has to wait for; STREAMS where there is none
};

class Program {
public:
    explicit Program(uint64_t seed) : random_(seed) {
        REQUIRE(aclInit(nullptr));
        REQUIRE(aclrtSetDevice(0));
        for (size_t i = 0; i < STREAMS; ++i) {
            REQUIRE(aclrtCreateStream(&streams_[i]));
            REQUIRE(aclrtMalloc(&workspaces_[i], WORKSPACE, ACL_MEM_MALLOC_HUGE_FIRST));
        }
        for (Buffer& buffer : buffers_) {
            allocate(buffer);
        }
        REQUIRE(aclrtMallocHost(&pinned_, BYTES));
    }

    void finish() {
        for (Buffer& buffer : buffers_) {
            read(buffer);
            REQUIRE(aclrtFree(buffer.data));
        }
        REQUIRE(aclrtFreeHost(pinned_));
        for (size_t i = 0; i < STREAMS; ++i) {
            REQUIRE(aclrtDestroyStream(streams_[i]));
            REQUIRE(aclrtFree(workspaces_[i]));
        }
        REQUIRE(aclrtResetDevice(0));
        REQUIRE(aclFinalize());
        std::printf("%016llx\n", static_cast<unsigned long long>(digest_));
    }

    uint64_t step() {
        switch (below(16)) {
            case 0: return read(any()), 0;
            case 1: return write(any()), 0;
            case 2: return copy(any(), any()), 0;
            case 3: return copy_to_host(any()), 0;
            case 4: return renew(any()), 0;
            case 5: return wait(below(STREAMS)), 0;
            default: return call();
        }
    }

private:
    struct View {
        Buffer& buffer;
        aclTensor* tensor;
    };

    size_t below(size_t count) { return static_cast<size_t>(random_() % count); }
    Buffer& any() { return buffers_[below(BUFFERS)]; }

    void allocate(Buffer& buffer) {
        REQUIRE(aclrtMalloc(&buffer.data, BYTES, ACL_MEM_MALLOC_HUGE_FIRST));
        std::vector<float> values(ELEMENTS);
        for (float& value : values) {
            value = static_cast<float>(below(2001)) / 100 - 10;
        }
        REQUIRE(aclrtMemcpy(buffer.data, BYTES, values.data(), BYTES, ACL_MEMCPY_HOST_TO_DEVICE));
        buffer.last_user = STREAMS;
    }

    // ---- what makes an order: a wait of the host or, by an event, of a stream ----

    void wait(size_t stream) {
        aclrtStreamStatus status = ACL_STREAM_STATUS_NOT_READY;
        switch (below(4)) {
            case 0: REQUIRE(aclrtSynchronizeDevice()); break;
            case 1:
                while (status != ACL_STREAM_STATUS_COMPLETE) {
                    REQUIRE(aclrtStreamQuery(streams_[stream], &status));
                }
                break;
            case 2: {
                aclrtEvent event = nullptr;
                REQUIRE(aclrtCreateEvent(&event));
                REQUIRE(aclrtRecordEvent(event, streams_[stream]));
                REQUIRE(aclrtSynchronizeEvent(event));
                REQUIRE(aclrtDestroyEvent(event));
                break;
            }
            default: REQUIRE(aclrtSynchronizeStream(streams_[stream]));
        }
        for (Buffer& buffer : buffers_) {
            if (buffer.last_user == stream) {
                buffer.last_user = STREAMS;
            }
        }
    }

    void settle(const Buffer& buffer) {
        if (buffer.last_user != STREAMS) {
            wait(buffer.last_user);
        }
    }

    void use(Buffer& buffer, size_t stream) {
        if (buffer.last_user != STREAMS && buffer.last_user != stream) {
            if (below(2)) {
                wait(buffer.last_user);
            } else {
                aclrtEvent event = nullptr;
                REQUIRE(aclrtCreateEvent(&event));
                REQUIRE(aclrtRecordEvent(event, streams_[buffer.last_user]));
                REQUIRE(aclrtStreamWaitEvent(streams_[stream], event));
                REQUIRE(aclrtDestroyEvent(event));
            }
        }
        buffer.last_user = stream;
    }

    // ---- copies ----

    void take(const void* values) {
        const auto* const bytes = static_cast<const unsigned char*>(values);
        for (size_t i = 0; i < BYTES; ++i) {
            digest_ = (digest_ ^ bytes[i]) * 0x100000001b3u;
        }
    }

    void read(Buffer& buffer) {
        settle(buffer);
        float values[ELEMENTS];
        REQUIRE(aclrtMemcpy(values, BYTES, buffer.data, BYTES, ACL_MEMCPY_DEVICE_TO_HOST));
        take(values);
    }

    void write(Buffer& buffer) {
        settle(buffer);
        REQUIRE(aclrtMemset(buffer.data, BYTES, 0x3f, 4 * (1 + below(ELEMENTS))));
    }

    void copy(Buffer& from, Buffer& to) {
        const size_t stream = below(STREAMS);
        use(from, stream);
        use(to, stream);
        REQUIRE(aclrtMemcpyAsync(to.data, BYTES, from.data, BYTES, ACL_MEMCPY_DEVICE_TO_DEVICE, streams_[stream]));
    }

    void copy_to_host(Buffer& from) {
        const size_t stream = below(STREAMS);
        use(from, stream);
        REQUIRE(aclrtMemcpyAsync(pinned_, BYTES, from.data, BYTES, ACL_MEMCPY_DEVICE_TO_HOST, streams_[stream]));
        wait(stream);
        take(pinned_);
    }

    void renew(Buffer& buffer) {
        settle(buffer);
        REQUIRE(aclrtFree(buffer.data));
        allocate(buffer);
    }

    // ---- operators ----

    // All elements in an order of their own, or every second one.
    View view(Buffer& buffer, size_t layout, bool half) {
        const int64_t rows = half ? 4 : 8, storage = ELEMENTS;
        const int64_t sizes[] = {rows, half ? 4 : 8};
        const int64_t strides[][2] = {{8, 1}, {1, 8}, {half ? 16 : 8, 1}};
        const int64_t offset = half ? static_cast<int64_t>(below(2)) : 0;
        aclTensor* const tensor =
            aclCreateTensor(sizes, 2, ACL_FLOAT, strides[layout], offset, ACL_FORMAT_ND, &storage, 1, buffer.data);
        return {buffer, tensor};
    }

    // Phase two with the stream's workspace: its work follows one another.
    template <class PhaseTwo>
    void run(PhaseTwo phase_two, uint64_t size, aclOpExecutor* executor, size_t stream) {
        if (size > WORKSPACE) {
            std::fprintf(stderr, "a larger workspace is needed\n");
            std::exit(1);
        }
        REQUIRE(phase_two(size > 0 ? workspaces_[stream] : nullptr, size, executor, streams_[stream]));
    }

    uint64_t call() {
        const size_t stream = below(STREAMS), layout = below(3), kind = below(5);
        const bool half = below(2) != 0;
        const size_t first = below(BUFFERS);
        Buffer& x = buffers_[first];
        Buffer& y = buffers_[(first + 1 + below(BUFFERS - 2)) % BUFFERS];
        Buffer& z = buffers_[(first + BUFFERS - 1) % BUFFERS];
        if (&y == &z || &x == &z) {
            return 0;
        }
        for (Buffer* buffer : {&x, &y, &z}) {
            use(*buffer, stream);
        }
        const View a = view(x, layout, half), b = view(y, below(3), half), c = view(z, layout, half);
        uint64_t size = 0;
        aclOpExecutor* executor = nullptr;
        switch (kind) {
            case 0:
                REQUIRE(aclnnSiluGetWorkspaceSize(a.tensor, b.tensor, &size, &executor));
                run(aclnnSilu, size, executor, stream);
                break;
            case 1:
                REQUIRE(aclnnSiluBackwardGetWorkspaceSize(a.tensor, b.tensor, c.tensor, &size, &executor));
                run(aclnnSiluBackward, size, executor, stream);
                break;
            case 2:
                REQUIRE(aclnnInplaceReluGetWorkspaceSize(a.tensor, &size, &executor));
                run(aclnnInplaceRelu, size, executor, stream);
                break;
            case 3:
                REQUIRE(aclnnGeluBackwardGetWorkspaceSize(a.tensor, b.tensor, c.tensor, &size, &executor));
                run(aclnnGeluBackward, size, executor, stream);
                break;
            default: {
                const int64_t sizes[] = {half ? 4 : 8, half ? 2 : 4}, storage = ELEMENTS;
                aclTensor* const out =
                    aclCreateTensor(sizes, 2, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, &storage, 1, z.data);
                REQUIRE(aclnnSwiGluGetWorkspaceSize(a.tensor, -1, out, &size, &executor));
                run(aclnnSwiGlu, size, executor, stream);
                REQUIRE(aclDestroyTensor(out));
            }
        }
        for (const View& used : {a, b, c}) {
            REQUIRE(aclDestroyTensor(used.tensor));
        }
        return 1;
    }

    std::mt19937_64 random_;
    aclrtStream streams_[STREAMS] = {};
    void* workspaces_[STREAMS] = {};
    Buffer buffers_[BUFFERS];
    void* pinned_ = nullptr;
    uint64_t digest_ = 0xcbf29ce484222325u;
};

}  // namespace

int main(int count, char** arguments) {
    const uint64_t calls = count > 1 ? std::strtoull(arguments[1], nullptr, 10) : 1000;
    Program program(count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 1);
    for (uint64_t made = 0; made < calls;) {
        made += program.step();
    }
    program.finish();
    return 0;
}
