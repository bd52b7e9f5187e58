// SPDX-License-Identifier: Apache-2.0
//
// A capture that another thread begins on a stream while an event is recorded there, or a capture begins. It begins
// here at each allocation of the call in turn, so that every moment is met.
#include <cstdlib>
#include <new>

#include "acl/acl_rt.h"
#include "ascendcl/graph.h"
#include "tests/check.h"
#include "tests/streams.h"

namespace {

aclrtStream stream = nullptr;
int allocations_left = 0;  // until the capture begins; 0: it does not
size_t least_size = 0;     // of those that count

// A node of a queue is at least as large, and is allocated while the stream is locked.
constexpr size_t SIZE_OF_NODE = 512;

void* allocate(size_t size) {
    if (allocations_left > 0 && size >= least_size && size < SIZE_OF_NODE && --allocations_left == 0) {
        CHECK_EQUAL(aclmdlRICaptureBegin(stream, ACL_MODEL_RI_CAPTURE_MODE_RELAXED), 0);
    }
    if (void* const memory = std::malloc(size)) {
        return memory;
    }
    throw std::bad_alloc();
}

}  // namespace

void* operator new(size_t size) { return allocate(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, size_t) noexcept { std::free(memory); }

namespace {

// The event is recorded before the capture, or in it. It would never complete if its completion were captured.
void test_while_an_event_is_recorded() {
    aclrtEvent event = nullptr;
    CHECK_EQUAL(aclrtCreateEvent(&event), 0);
    CHECK_EQUAL(aclrtRecordEvent(event, stream), 0);  // starts the stream's thread
    CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
    int moments = 0;
    for (bool begins = true; begins; ++moments) {
        allocations_left = moments + 1;
        CHECK_EQUAL(aclrtRecordEvent(event, stream), 0);
        begins = allocations_left == 0;
        allocations_left = 0;
        const aclError waited = aclrtSynchronizeEventWithTimeout(event, 2000);
        CHECK(waited == ACL_SUCCESS || waited == ACL_ERROR_RT_STREAM_CONTEXT);  // before the capture, or in it
        if (begins) {
            aclmdlRI graph = nullptr;
            CHECK_EQUAL(aclmdlRICaptureEnd(stream, &graph), 0);
            CHECK_EQUAL(aclmdlRIDestroy(graph), 0);
        }
    }
    CHECK(moments > 1);
    CHECK_EQUAL(aclrtDestroyEvent(event), 0);
}

// Only one of the two captures the stream. The other begins where a graph is allocated; no lock is held there.
void test_while_a_capture_begins() {
    aclmdlRI graph = nullptr;
    least_size = sizeof(actgrad::Graph);
    allocations_left = 1;
    CHECK_REFUSED(aclmdlRICaptureBegin(stream, ACL_MODEL_RI_CAPTURE_MODE_RELAXED), 107003, "aclmdlRICaptureBegin",
                  "captured");
    CHECK_EQUAL(allocations_left, 0);
    CHECK_EQUAL(aclmdlRICaptureEnd(stream, &graph), 0);
    CHECK_EQUAL(aclmdlRIDestroy(graph), 0);
}

}  // namespace

int main() {
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    stream = new_stream();
    test_while_an_event_is_recorded();
    test_while_a_capture_begins();
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
    CHECK_EQUAL(aclrtResetDevice(0), 0);
    return check::result();
}
