// SPDX-License-Identifier: Apache-2.0
//
// A captured graph: the work queued on streams during the capture, which can be queued again many times.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "acl/acl_rt.h"
#include "ascendcl/error.h"
#include "ascendcl/export.h"
#include "strict/observer.h"

namespace actgrad {

class Stream;

// The work of all captured streams is one sequence, in the order of submission, which satisfies every event wait.
class ACTGRAD_API Graph : public std::enable_shared_from_this<Graph> {
public:
    using Task = std::function<aclError()>;

    explicit Graph(aclmdlRI handle);
    ~Graph();
    Graph(const Graph&) = delete;
    Graph& operator=(const Graph&) = delete;

    aclmdlRI handle() const { return handle_; }

    // For programs, as a stream's.
    int32_t id() const { return id_; }

    // Appends work for a stream. Returns false, and does nothing, if the capture has ended meanwhile.
    bool add(const Task& task) { return append({task, false}); }

    // Appends work for the thread that executes the graph, which first waits for the work before it.
    bool add_on_host(const Task& task) { return append({task, true}); }

    // Some of its work is a host function; for strict mode.
    void has_host_function() { has_host_function_ = true; }

    // Captures `stream` too, until the capture ends. Throws Refusal(107000) if it has ended, Refusal(107003) if the
    // stream is captured into another graph.
    void join(const std::shared_ptr<Stream>& stream);

    // Ends the capture on all its streams.
    void end();

    bool has_ended();

    // Whether the capture began on `stream`.
    bool began_on(const std::shared_ptr<Stream>& stream);

    // One run, for strict mode: the stream, what is done when the run is, and how much work it has.
    struct Run {
        uint64_t stream;
        strict::Moment end;
        size_t work;

        // What is done when the run's first `done` pieces of work are.
        strict::Moment after(size_t done) const;
    };

    // The run whose work the calling thread does; null if there is none, or strict mode is off.
    static const Run* running_here();

    // Whether it has work for the thread that executes it, which then waits. Constant after the capture.
    bool waits() const;

    // Queues all work on a stream that is not captured.
    aclError execute(const std::shared_ptr<Stream>& stream);

private:
    struct Node {
        Task task;
        bool on_host;
    };

    bool append(Node node);
    aclError queue_nodes(const std::shared_ptr<Stream>& stream, const std::shared_ptr<const Run>& run_of_graph);
    aclError run(size_t node);

    const aclmdlRI handle_;
    const int32_t id_;
    std::mutex mutex_;
    std::vector<Node> nodes_;                       // constant after the capture
    std::vector<std::shared_ptr<Stream>> streams_;  // empty after the capture
    bool ended_ = false;
    std::atomic<bool> has_host_function_{false};
    std::mutex running_;  // serialises nodes, which own scratch memory, if the graph runs on several streams
};

// Ends the capture of a graph that aclmdlRICaptureEnd cannot return any more, and destroys it.
void discard(Graph& graph);

}  // namespace actgrad
