// SPDX-License-Identifier: Apache-2.0
#include "ascendcl/graph.h"

#include <algorithm>
#include <atomic>
#include <string>
#include <utility>

#include "ascendcl/call.h"
#include "ascendcl/live.h"
#include "ascendcl/process.h"
#include "ascendcl/stream.h"

namespace actgrad {

namespace {

thread_local const Graph::Run* running = nullptr;

std::atomic<int32_t> graphs_made{0};

class Running {
public:
    explicit Running(const Graph::Run* run) : outer_(std::exchange(running, run)) {}
    ~Running() { running = outer_; }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

private:
    const Graph::Run* const outer_;
};

}  // namespace

Graph::Graph(aclmdlRI handle) : handle_(handle), id_(++graphs_made) {}

Graph::~Graph() { strict::tell(&strict::Observer::graph_is_gone, handle_); }

bool Graph::append(Node node) {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (!ended_) {
        nodes_.push_back(std::move(node));
    }
    return !ended_;
}

bool Graph::has_ended() {
    const std::lock_guard<std::mutex> lock(mutex_);
    return ended_;
}

bool Graph::began_on(const std::shared_ptr<Stream>& stream) {
    const std::lock_guard<std::mutex> lock(mutex_);
    return !streams_.empty() && streams_.front() == stream;
}

void Graph::join(const std::shared_ptr<Stream>& stream) {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (ended_) {
        throw Refusal(ACL_ERROR_RT_PARAM_INVALID,
                      "the event was recorded in a graph whose capture has ended; record it again");
    }
    streams_.reserve(streams_.size() + 1);
    if (stream->begin_capture(shared_from_this())) {
        streams_.push_back(stream);
        strict::tell(&strict::Observer::captured, stream->number(), handle_);
    }
}

void Graph::end() {
    const std::lock_guard<std::mutex> lock(mutex_);
    for (const std::shared_ptr<Stream>& stream : streams_) {
        stream->end_capture();
    }
    streams_.clear();
    ended_ = true;
    strict::tell(&strict::Observer::capture_ended, handle_);
}

aclError Graph::run(size_t node) {
    const std::lock_guard<std::mutex> lock(running_);
    return nodes_[node].task();
}

bool Graph::waits() const {
    return std::any_of(nodes_.begin(), nodes_.end(), [](const Node& node) { return node.on_host; });
}

aclError Graph::execute(const std::shared_ptr<Stream>& stream) {
    strict::Observer* const observer = strict::observer();
    if (!observer) {
        return queue_nodes(stream, nullptr);
    }
    const strict::When when = when_it_runs(*stream);
    const bool awaits = has_host_function_ && when != strict::When::AtOnce;
    const uint64_t number = awaits ? observer->host_function_queued(stream->number()) : 0;
    aclError status = ACL_SUCCESS;
    if (observer->graph_runs(handle_, stream->number(), when)) {
        const Run run{stream->number(), observer->recorded(stream->number()), observer->captured_work(handle_)};
        status = queue_nodes(stream, std::make_shared<const Run>(run));
    }
    if (awaits) {
        enqueue(*stream, [observer, number, of = stream->number()] {
            observer->host_function_ran(of, number);
            return ACL_SUCCESS;
        });
    }
    if (has_host_function_) {
        stream->let_run_in_time();
    }
    return status;
}

strict::Moment Graph::Run::after(size_t done) const {
    strict::Moment moment = end;
    for (strict::Moment::Reached& reached : moment.reached) {
        if (reached.stream == stream) {
            reached.position -= std::min<uint64_t>(work - done, reached.position);
        }
    }
    return moment;
}

aclError Graph::queue_nodes(const std::shared_ptr<Stream>& stream, const std::shared_ptr<const Run>& run_of_graph) {
    for (size_t node = 0; node < nodes_.size(); ++node) {
        std::vector<Task> tasks;
        for (; node < nodes_.size() && !nodes_[node].on_host; ++node) {
            tasks.emplace_back([graph = shared_from_this(), node, run_of_graph] {
                const Running here(run_of_graph.get());
                return graph->run(node);
            });
        }
        if (!tasks.empty()) {
            enqueue_together(*stream, std::move(tasks));
        }
        if (node == nodes_.size()) {
            break;
        }
        stream->wait_for_earlier_work();
        aclError status = stream->report_failure();
        if (status == ACL_SUCCESS) {
            status = run(node);
        }
        if (status != ACL_SUCCESS) {
            return status;
        }
    }
    return ACL_SUCCESS;
}

const Graph::Run* Graph::running_here() { return running; }

namespace {

LiveSet<Graph>& graphs() { return process_state<LiveSet<Graph>>(); }

// The graph whose capture began on `stream`.
std::shared_ptr<Graph> require_capture(const std::shared_ptr<Stream>& stream) {
    std::shared_ptr<Graph> graph = stream->graph();
    if (!graph) {
        throw Refusal(ACL_ERROR_RT_PARAM_INVALID, "stream is not captured; call aclmdlRICaptureBegin first");
    }
    if (!graph->began_on(stream)) {
        throw Refusal(ACL_ERROR_RT_PARAM_INVALID,
                      "stream is captured because it waited for an event of a graph; the stream on which the capture "
                      "began is needed");
    }
    return graph;
}

[[noreturn]] void refuse_dead(aclmdlRI handle) {
    strict::tell(&strict::Observer::dead_used, "graph", handle);
    throw Refusal(ACL_ERROR_RT_INVALID_HANDLE, "modelRI " + describe_address(handle) +
                                                   " is not a live graph; one of aclmdlRICaptureEnd that was not "
                                                   "destroyed is needed");
}

std::shared_ptr<Graph> require_live(aclmdlRI handle) {
    require_not_null(handle, "modelRI");
    std::shared_ptr<Graph> graph = graphs().find(handle);
    if (!graph) {
        refuse_dead(handle);
    }
    return graph;
}

aclError execute(aclmdlRI handle, aclrtStream stream) {
    const std::shared_ptr<Graph> graph = require_live(handle);
    const std::shared_ptr<Stream> found = find_stream(stream);
    require_not_captured(*found);
    if (!graph->has_ended()) {
        throw Refusal(ACL_ERROR_RT_PARAM_INVALID, "modelRI is still being captured; call aclmdlRICaptureEnd first");
    }
    if (graph->waits()) {
        require_not_on_stream();
    }
    return submit(*found, [graph, found] { return graph->execute(found); });
}

}  // namespace

void discard(Graph& graph) {
    graph.end();
    if (graphs().remove(graph.handle())) {
        strict::tell(&strict::Observer::died, "graph", graph.handle());
    }
}

}  // namespace actgrad

using namespace actgrad;

aclError aclmdlRICaptureBegin(aclrtStream stream, aclmdlRICaptureMode mode) {
    return acl_call("aclmdlRICaptureBegin", [&] {
        if (mode < ACL_MODEL_RI_CAPTURE_MODE_GLOBAL || mode > ACL_MODEL_RI_CAPTURE_MODE_RELAXED) {
            throw Refusal(ACL_ERROR_RT_PARAM_INVALID,
                          "mode is " + std::to_string(static_cast<int>(mode)) + "; 0, 1 or 2 is needed");
        }
        const std::shared_ptr<Stream> found = find_stream(stream);
        require_not_captured(*found);
        require_not_paused(*found, "a capture");
        void* const handle = new_handle();
        const std::shared_ptr<Graph> graph = graphs().insert(handle, std::make_shared<Graph>(handle));
        try {
            graph->join(found);
        } catch (...) {  // no memory, or another thread was first
            graphs().remove(handle);
            throw;
        }
        strict::tell(&strict::Observer::born, "graph", "aclmdlRICaptureBegin", handle);
        return ACL_SUCCESS;
    });
}

aclError aclmdlRICaptureEnd(aclrtStream stream, aclmdlRI* modelRI) {
    return acl_call("aclmdlRICaptureEnd", [&] {
        require_not_null(modelRI, "modelRI");
        const std::shared_ptr<Graph> graph = require_capture(find_stream(stream));
        graph->end();
        *modelRI = graph->handle();
        return ACL_SUCCESS;
    });
}

aclError aclmdlRICaptureGetInfo(aclrtStream stream, aclmdlRICaptureStatus* status, aclmdlRI* modelRI) {
    return acl_call("aclmdlRICaptureGetInfo", [&] {
        require_not_null(status, "status");
        const std::shared_ptr<Graph> graph = find_stream(stream)->graph();
        *status = graph ? ACL_MODEL_RI_CAPTURE_STATUS_ACTIVE : ACL_MODEL_RI_CAPTURE_STATUS_NONE;
        if (modelRI) {
            *modelRI = graph ? graph->handle() : nullptr;
        }
        return ACL_SUCCESS;
    });
}

aclError aclmdlRIExecuteAsync(aclmdlRI modelRI, aclrtStream stream) {
    return acl_call("aclmdlRIExecuteAsync", [&] { return execute(modelRI, stream); });
}

aclError aclmdlRIExecute(aclmdlRI modelRI, int32_t timeout) {
    return acl_call("aclmdlRIExecute", [&] {
        require_timeout(timeout);
        require_not_on_stream();
        const aclError status = execute(modelRI, nullptr);
        return status == ACL_SUCCESS ? aclrtSynchronizeStreamWithTimeout(nullptr, timeout) : status;
    });
}

aclError aclmdlRIDestroy(aclmdlRI modelRI) {
    return acl_call("aclmdlRIDestroy", [&] {
        require_not_null(modelRI, "modelRI");
        if (!graphs().remove(modelRI)) {
            refuse_dead(modelRI);
        }
        strict::tell(&strict::Observer::died, "graph", modelRI);
        return ACL_SUCCESS;
    });
}

extern "C" ACTGRAD_PUBLIC aclError aclmdlRIGetId(aclmdlRI modelRI, uint32_t* modelRIId) {
    return acl_call("aclmdlRIGetId", [&] {
        require_not_null(modelRIId, "modelRIId");
        require_not_null(modelRI, "modelRI");
        *modelRIId = static_cast<uint32_t>(require_live(modelRI)->id());
        return ACL_SUCCESS;
    });
}

// Captures take a stream alone in every mode; the thread's mode is kept for who asks.
extern "C" ACTGRAD_PUBLIC aclError aclmdlRICaptureThreadExchangeMode(aclmdlRICaptureMode* mode) {
    return acl_call("aclmdlRICaptureThreadExchangeMode", [&] {
        static thread_local aclmdlRICaptureMode current = ACL_MODEL_RI_CAPTURE_MODE_GLOBAL;
        require_not_null(mode, "mode");
        *mode = std::exchange(current, *mode);
        return ACL_SUCCESS;
    });
}
