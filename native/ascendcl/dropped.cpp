// SPDX-License-Identifier: Apache-2.0
#include "ascendcl/dropped.h"

#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <mutex>
#include <string>

#include "acl/acl_base.h"
#include "ascendcl/error.h"
#include "ascendcl/process.h"

namespace actgrad {

namespace {

// The file of torch_npu that has its task queue, as its log names it.
constexpr const char* QUEUE = "NPUQueue.cpp";

// What torch_npu logs there when a queued operator fails, when it raises that error or finds the queue dead later, and
// when it drops an operator.
constexpr const char* OPERATOR_FAILS = "---Thread---";
constexpr const char* QUEUE_IS_DEAD = "Inner error happened";
constexpr const char* OPERATOR_IS_DROPPED = "can't call Enqueue()";

class DeadQueue {
public:
    // A line that says why, with the name of the operator that failed. The first one is kept.
    void explain(const char* line) {
        const std::lock_guard<std::mutex> lock(mutex_);
        if (reason_.empty()) {
            reason_ = line;
        }
    }

    std::string reason() const {
        const std::lock_guard<std::mutex> lock(mutex_);
        return reason_.empty() ? reason_ : "; its log says: " + reason_;
    }

private:
    mutable std::mutex mutex_;
    std::string reason_;
};

}  // namespace

void require_nothing_dropped() {
    if (const DeadQueue* const queue = existing_process_state<DeadQueue>()) {
        throw Refusal(ACL_ERROR_RT_INTERNAL_ERROR,
                      "torch_npu drops every operator since one failed in its task queue, so memory may not have their "
                      "results and this process cannot go on; without the queue (actgrad npu run without --async) the "
                      "operator that fails raises its error itself" +
                          queue->reason());
    }
}

}  // namespace actgrad

using namespace actgrad;

void aclAppLog(aclLogLevel logLevel, const char* func, const char* file, uint32_t, const char* fmt, ...) {
    const auto names_queue = [](const char* place) { return place && std::strstr(place, QUEUE); };
    if (logLevel != ACL_ERROR || !fmt || !(names_queue(func) || names_queue(file))) {  // torch_npu exchanges the two
        return;
    }
    char line[512] = {};
    va_list values;
    va_start(values, fmt);
    std::vsnprintf(line, sizeof line, fmt, values);
    va_end(values);
    const char* const reason = std::strstr(line, QUEUE_IS_DEAD);
    if (reason || std::strstr(line, OPERATOR_FAILS) || std::strstr(line, OPERATOR_IS_DROPPED)) {
        guarded("aclAppLog", ACL_ERROR_INTERNAL_ERROR, [&] {
            DeadQueue& queue = process_state<DeadQueue>();
            if (reason) {
                queue.explain(reason);
            }
            return ACL_SUCCESS;
        });
    }
}
