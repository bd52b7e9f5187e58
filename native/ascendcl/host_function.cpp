// SPDX-License-Identifier: Apache-2.0
//
// Host functions on streams. A stream runs them itself, so that no thread needs to serve them.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <exception>
#include <memory>
#include <string>
#include <thread>
#include <utility>

#include "acl/acl_rt.h"
#include "ascendcl/call.h"
#include "ascendcl/context.h"
#include "ascendcl/graph.h"
#include "ascendcl/stream.h"
#include "strict/observer.h"

namespace actgrad {

namespace {

// While the calling thread runs a host function; for strict mode.
class InHostFunction {
public:
    InHostFunction(uint64_t stream, const strict::Moment& before, uint64_t queued) : stream_(stream), queued_(queued) {
        strict::tell(&strict::Observer::host_function_begins, stream, before);
    }
    ~InHostFunction() {
        strict::tell(&strict::Observer::host_function_ends);
        if (queued_ > 0) {
            strict::tell(&strict::Observer::host_function_ran, stream_, queued_);
        }
    }
    InHostFunction(const InHostFunction&) = delete;
    InHostFunction& operator=(const InHostFunction&) = delete;

private:
    const uint64_t stream_;
    const uint64_t queued_;  // the number of host_function_queued, or 0
};

// Makes a status of what the program's function throws, which no stream could pass on.
void call(void (*function)(void*), void* argument) {
    try {
        function(argument);
    } catch (const std::exception& error) {
        throw Refusal(ACL_ERROR_INTERNAL_ERROR, std::string("a host function threw an exception: ") + error.what());
    } catch (...) {
        throw Refusal(ACL_ERROR_INTERNAL_ERROR, "a host function threw an exception that is not a std::exception");
    }
}

// The function finds the context of the thread that queues it.
aclError queue_on(aclrtStream stream, void (*function)(void*), void* argument) {
    if (!function) {
        throw Refusal(ACL_ERROR_INVALID_PARAM, "fn is null; a function is needed");
    }
    const std::shared_ptr<Stream> found = find_stream(stream);
    strict::Observer* const observer = strict::observer();
    const std::shared_ptr<Graph> graph = found->graph();
    if (graph) {
        graph->has_host_function();
    }
    const bool runs_later = observer && !graph && when_it_runs(*found) != strict::When::AtOnce;
    const strict::Moment earlier = observer ? observer->recorded(found->number()) : strict::Moment();
    const uint64_t queued = runs_later ? observer->host_function_queued(found->number()) : 0;
    Task task = [function, argument, context = thread_context(), number = found->number(), queued, earlier,
                 before = observer ? observer->recorded(found->number()) : strict::Moment(),
                 work_before = observer && graph ? observer->captured_work(graph->handle()) : 0] {
        const InContext in_context(context);  // with synchronous launches, the caller goes on with its own
        const Graph::Run* const run = Graph::running_here();
        // It may tell the program that the work before it is done.
        strict::tell(&strict::Observer::host_waited_for, run ? run->after(work_before) : earlier);
        const InHostFunction here(run ? run->stream : number, run ? run->end : before, queued);
        call(function, argument);
        return ACL_SUCCESS;
    };
    if (graph || !observer) {
        enqueue(*found, std::move(task));
        return ACL_SUCCESS;
    }
    return submit(*found, [found, task = std::move(task)] {
        enqueue(*found, task);
        found->let_run_in_time();
        return ACL_SUCCESS;
    });
}

}  // namespace

}  // namespace actgrad

using namespace actgrad;

aclError aclrtLaunchHostFunc(aclrtStream stream, aclrtHostFunc fn, void* args) {
    return acl_call("aclrtLaunchHostFunc", [&] { return queue_on(stream, fn, args); });
}

aclError aclrtLaunchCallback(aclrtCallback fn, void* userData, aclrtCallbackBlockType, aclrtStream stream) {
    return acl_call("aclrtLaunchCallback", [&] { return queue_on(stream, fn, userData); });
}

aclError aclrtSubscribeReport(uint64_t, aclrtStream) { return ACL_SUCCESS; }

aclError aclrtUnSubscribeReport(uint64_t, aclrtStream) { return ACL_SUCCESS; }

// A program calls it in a loop, which should neither use a core nor end late.
aclError aclrtProcessReport(int32_t timeout) {
    constexpr int32_t longest = 10;
    std::this_thread::sleep_for(std::chrono::milliseconds(timeout < 0 ? longest : std::min(timeout, longest)));
    return ACL_SUCCESS;
}
