// SPDX-License-Identifier: Apache-2.0
//
// Streams, and which one a call is given.
#include <algorithm>
#include <vector>

#include "acl/acl.h"
#include "ascendcl/error.h"
#include "ascendcl/stream.h"
#include "fuzz/runtime/machine.h"

namespace fuzz {

Target Machine::target() {
    const size_t choice = in_.below(8);
    if (choice < 3) {
        return judged(nullptr, nullptr);
    }
    if (choice == 7) {
        return judged(strange(Kind::Stream), nullptr);
    }
    Stream* const stream = streams_.recent(in_);
    return stream ? judged(stream->handle, stream) : judged(nullptr, nullptr);
}

Target Machine::judged(aclrtStream handle, Stream* stream) {
    if (handle) {
        return stream && stream->alive ? Target{handle, stream, 0} : Target{handle, nullptr, dead_handle};
    }
    const int32_t device = current_device();
    if (device < 0) {
        return {nullptr, nullptr, no_context};
    }
    Stream& usual = process().defaults[device];
    if (!usual.alive) {
        usual.alive = true;
        usual.order = ++process().streams_made;
    }
    return {nullptr, &usual, 0};
}

std::vector<Stream*> Machine::live_streams() {
    std::vector<Stream*> live;
    const auto add = [&](Stream& stream) {
        if (stream.alive) {
            live.push_back(&stream);
        }
    };
    for (Stream& stream : process().defaults) {
        add(stream);
    }
    for (size_t i = 0; i < streams_.size(); ++i) {
        add(streams_[i]);
    }
    std::sort(live.begin(), live.end(), [](Stream* a, Stream* b) { return a->order < b->order; });
    return live;
}

void Machine::create_stream() {
    aclrtStream handle = nullptr;
    aclrtStream* const place = in_.one_in(8) ? nullptr : &handle;
    const int expected = !place ? invalid_param : current_device() < 0 ? no_context : 0;
    expect_status(in_.below(2) ? aclrtCreateStreamWithConfig(place, in_.byte(), in_.byte()) : aclrtCreateStream(place),
                  expected);
    if (expected == 0) {
        Stream stream{handle, current_device()};
        stream.order = ++process().streams_made;
        streams_.add(stream);
    }
}

void Machine::destroy_stream() {
    const Target target = this->target();
    const int expected = !target.handle ? invalid_param : target.stream ? take_failure(*target.stream) : target.status;
    expect_status(in_.below(2) ? aclrtDestroyStreamForce(target.handle) : aclrtDestroyStream(target.handle), expected);
    if (target.handle && target.stream) {
        target.stream->alive = false;
        synchronized(*target.stream);
    }
}

void Machine::stream_settings() {
    const Target target = this->target();
    uint32_t flag = 7;
    expect_status(aclrtSetStreamOverflowSwitch(target.handle, in_.byte()), target.status);
    expect_status(aclrtGetStreamOverflowSwitch(target.handle, &flag), target.status);
    expect(flag == (target.status == 0 ? 0 : 7), "another flag");
    expect_status(aclrtGetStreamOverflowSwitch(target.handle, nullptr), invalid_param);
    expect_status(aclrtSetStreamFailureMode(target.handle, in_.byte()), target.status);
}

void Machine::query_stream() {
    const Target target = this->target();
    aclrtStreamStatus status = static_cast<aclrtStreamStatus>(7);
    expect_status(aclrtStreamQuery(target.handle, &status), target.status);
    if (target.stream) {
        expect(status == ACL_STREAM_STATUS_COMPLETE || status == ACL_STREAM_STATUS_NOT_READY, "another status");
        expect(status == ACL_STREAM_STATUS_COMPLETE || target.stream->finished < target.stream->queued,
               "a stream without work is not ready");
        if (status == ACL_STREAM_STATUS_COMPLETE) {
            finish(*target.stream);
        }
    }
    expect_status(aclrtStreamQuery(target.handle, nullptr), invalid_param);
}

void Machine::synchronize_stream() {
    const Target target = this->target();
    const size_t way = in_.below(4);
    if (way == 3) {
        const auto timeout = static_cast<int32_t>(-2 - in_.byte());
        expect_status(aclrtSynchronizeStreamWithTimeout(target.handle, timeout), rt_invalid);
        return;
    }
    const int expected = target.stream ? take_failure(*target.stream) : target.status;
    expect_status(way == 0   ? aclrtSynchronizeStream(target.handle)
                  : way == 1 ? aclrtSynchronizeStreamWithTimeout(target.handle, -1)
                             : aclrtSynchronizeStreamWithTimeout(target.handle, INT32_MAX),
                  expected);
    if (target.stream) {
        synchronized(*target.stream);
    }
}

void Machine::synchronize_device() {
    const int32_t device = current_device();
    aclError failure = 0;
    if (device >= 0) {
        for (Stream* stream : live_streams()) {
            if (stream->device == device && failure == 0) {
                failure = take_failure(*stream);
            }
        }
    }
    expect_status(in_.below(2) ? aclrtSynchronizeDevice() : aclrtSynchronizeDeviceWithTimeout(60000),
                  device < 0 ? no_context : failure);
    expect_status(aclrtSynchronizeDeviceWithTimeout(-2), rt_invalid);
    if (device >= 0) {
        for (Stream* stream : live_streams()) {
            if (stream->device == device) {
                synchronized(*stream);
            }
        }
    }
}

void Machine::queue_failure() {
    const Target target = this->target();
    if (target.stream) {
        actgrad::enqueue(target.handle, [] { return actgrad::fail(507000, "it failed"); });
        ++target.stream->queued;
        if (target.stream->failure == 0) {
            target.stream->failure = 507000;
            target.stream->failed = target.stream->queued;
        }
    }
}

}  // namespace fuzz
