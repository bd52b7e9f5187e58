// SPDX-License-Identifier: Apache-2.0
//
// Streams in tests: making them, and seeing in which order their work runs.
#pragma once

#include <vector>

#include "acl/acl_rt.h"
#include "ascendcl/stream.h"
#include "tests/check.h"

inline aclrtStream new_stream() {
    aclrtStream stream = nullptr;
    CHECK_EQUAL(aclrtCreateStream(&stream), 0);
    CHECK(stream != nullptr);
    return stream;
}

// Queues work that appends a number: the order in which work runs.
inline void append_to(std::vector<int>& order, aclrtStream stream, int number) {
    actgrad::enqueue(stream, [&order, number] {
        order.push_back(number);
        return ACL_SUCCESS;
    });
}

inline bool is_complete(aclrtStream stream) {
    aclrtStreamStatus status = ACL_STREAM_STATUS_NOT_READY;
    CHECK_EQUAL(aclrtStreamQuery(stream, &status), 0);
    return status == ACL_STREAM_STATUS_COMPLETE;
}
