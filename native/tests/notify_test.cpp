// SPDX-License-Identifier: Apache-2.0
//
// Notifies: a stream's wait may come before the record that ends it.
#include <thread>
#include <vector>

#include "ascendcl/stream.h"
#include "tests/check.h"
#include "tests/gate.h"
#include "tests/streams.h"

using actgrad::enqueue;

namespace {

struct Streams {
    aclrtStream waiting = nullptr, recording = nullptr;
    aclrtNotify notify = nullptr;
    std::vector<int> order;

    Streams() {
        CHECK_EQUAL(aclrtCreateStream(&waiting), 0);
        CHECK_EQUAL(aclrtCreateStream(&recording), 0);
        CHECK_EQUAL(aclrtCreateNotify(&notify, 0), 0);
    }
    ~Streams() {
        CHECK_EQUAL(aclrtDestroyStream(waiting), 0);
        CHECK_EQUAL(aclrtDestroyStream(recording), 0);
    }

    void append(aclrtStream stream, int number) { append_to(order, stream, number); }
};

void test_a_wait_before_its_record() {
    Streams streams;
    CHECK_EQUAL(aclrtWaitAndResetNotify(streams.notify, streams.waiting, 0), 0);
    streams.append(streams.waiting, 2);
    CHECK(!is_complete(streams.waiting));
    streams.append(streams.recording, 1);
    std::thread([&] {
        CHECK_EQUAL(aclrtSetDevice(0), 0);
        CHECK_EQUAL(aclrtRecordNotify(streams.notify, streams.recording), 0);
        CHECK_EQUAL(aclrtDestroyNotify(streams.notify), 0);  // what is queued keeps it
        CHECK_EQUAL(aclrtResetDevice(0), 0);
    }).join();
    CHECK_EQUAL(aclrtSynchronizeStream(streams.waiting), 0);
    CHECK(streams.order == std::vector<int>({1, 2}));
}

// Each wait takes its record back, so the second one waits for the second record.
void test_waits_reset() {
    Streams streams;
    Gate gate;
    enqueue(streams.recording, [&] {
        gate.pass();
        return ACL_SUCCESS;
    });
    streams.append(streams.recording, 1);
    CHECK_EQUAL(aclrtRecordNotify(streams.notify, streams.recording), 0);
    CHECK_EQUAL(aclrtWaitAndResetNotify(streams.notify, streams.waiting, 1000), 0);
    streams.append(streams.waiting, 2);
    gate.open();
    CHECK_EQUAL(aclrtSynchronizeStream(streams.waiting), 0);
    CHECK_EQUAL(aclrtWaitAndResetNotify(streams.notify, streams.waiting, 1000), 0);
    streams.append(streams.waiting, 4);
    CHECK_REFUSED(aclrtSynchronizeStreamWithTimeout(streams.waiting, 1), 107020, "1 ms");
    streams.append(streams.recording, 3);
    CHECK_EQUAL(aclrtRecordNotify(streams.notify, streams.recording), 0);
    CHECK_EQUAL(aclrtSynchronizeStream(streams.waiting), 0);
    CHECK(streams.order == std::vector<int>({1, 2, 3, 4}));
    CHECK_EQUAL(aclrtDestroyNotify(streams.notify), 0);
}

void test_bad_arguments() {
    Streams streams;
    uint32_t number = 0, other = 0;
    aclrtNotify second = nullptr;
    CHECK_EQUAL(aclrtCreateNotify(&second, 0), 0);
    CHECK_EQUAL(aclrtGetNotifyId(streams.notify, &number), 0);
    CHECK_EQUAL(aclrtGetNotifyId(second, &other), 0);
    CHECK_EQUAL(other, number + 1);  // whatever else takes handles
    CHECK_REFUSED(aclrtGetNotifyId(second, nullptr), 100000, "notifyId is null");
    CHECK_EQUAL(aclrtDestroyNotify(second), 0);
    CHECK_REFUSED(aclrtDestroyNotify(second), 107017, "aclrtDestroyNotify", "not a live notify");
    CHECK_REFUSED(aclrtGetNotifyId(second, &number), 107017, "not a live notify");
    CHECK_REFUSED(aclrtRecordNotify(second, streams.recording), 107017, "aclrtRecordNotify", "not a live notify");
    CHECK_REFUSED(aclrtWaitAndResetNotify(second, streams.waiting, 0), 107017, "not a live notify");
    CHECK_REFUSED(aclrtCreateNotify(nullptr, 0), 100000, "notify is null");
    CHECK_REFUSED(aclrtDestroyNotify(nullptr), 100000, "notify is null");
    CHECK_REFUSED(aclrtRecordNotify(nullptr, streams.recording), 100000, "notify is null");
    CHECK_REFUSED(aclrtRecordNotify(streams.notify, second), 107017, "not a live stream");
    CHECK_EQUAL(aclmdlRICaptureBegin(streams.waiting, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL), 0);
    CHECK_REFUSED(aclrtWaitAndResetNotify(streams.notify, streams.waiting, 0), 200001, "notify", "graph");
    CHECK_EQUAL(aclrtDestroyNotify(streams.notify), 0);
}

}  // namespace

int main() {
    aclrtNotify notify = nullptr;
    CHECK_REFUSED(aclrtCreateNotify(&notify, 0), 107002, "no device");
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    test_a_wait_before_its_record();
    test_waits_reset();
    test_bad_arguments();
    CHECK_EQUAL(aclrtResetDevice(0), 0);
    return check::result();
}
