// SPDX-License-Identifier: Apache-2.0
//
// A graph of captured operators: what was queued on a stream while it was captured, to be queued again, many times.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "acl/acl_rt.h"
#include "ascendcl/error.h"
#include "ascendcl/export.h"

namespace actgrad {

class Stream;

// Work of several streams stands in one sequence, that in which it was queued: no event can ask for another one.
class ACTGRAD_API Graph : public std::enable_shared_from_this<Graph> {
public:
    using Task = std::function<aclError()>;

    explicit Graph(aclmdlRI handle) : handle_(handle) {}

    aclmdlRI handle() const { return handle_; }

    // Appends what runs on a stream. False, and nothing is done, where the capture has ended meanwhile.
    bool add(const Task& task) { return append({task, false}); }

    // Appends what runs on the thread that executes the graph, once the work before it is done.
    bool add_on_host(const Task& task) { return append({task, true}); }

    // Captures `stream` too, until the capture ends. Throws Refusal(107000) where it has ended.
    void join(const std::shared_ptr<Stream>& stream);

    // Ends the capture of all its streams.
    void end();

    bool has_ended();

    // Whether the capture began on this stream.
    bool began_on(const std::shared_ptr<Stream>& stream);

    // Queues all of it on a stream that is not captured.
    aclError execute(const std::shared_ptr<Stream>& stream);

private:
    struct Node {
        Task task;
        bool on_host;
    };

    bool append(Node node);
    aclError run(size_t node);

    const aclmdlRI handle_;
    std::mutex mutex_;
    std::vector<Node> nodes_;                       // not changed after the capture
    std::vector<std::shared_ptr<Stream>> streams_;  // while they are captured
    bool ended_ = false;
    std::mutex running_;  // one node runs at a time, wherever the graph was queued: nodes have memory of their own
};

}  // namespace actgrad
