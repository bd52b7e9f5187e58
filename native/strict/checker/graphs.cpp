// SPDX-License-Identifier: Apache-2.0
//
// Graphs of captured operators: their work is judged each time that they run.
#include "strict/platform.h"

#if ACTGRAD_HAS_STRICT_MODE

#include <iterator>

#include "strict/checker/checker.h"
#include "strict/checker/wording.h"

namespace actgrad::strict {

void Checker::captured(uint64_t stream, const void* graph) {
    const std::lock_guard<std::mutex> lock(mutex_);
    capturing_[stream] = number(graph);
}

void Checker::capture_ended(const void* graph) {
    const std::lock_guard<std::mutex> lock(mutex_);
    for (auto stream = capturing_.begin(); stream != capturing_.end();) {
        stream = stream->second == number(graph) ? capturing_.erase(stream) : std::next(stream);
    }
}

bool Checker::capture(const char* name, uint64_t call, uint64_t stream, const Accesses& accesses) {
    const auto graph = capturing_.find(stream);
    if (graph == capturing_.end()) {
        return false;
    }
    captured_[graph->second].push_back({name, call, accesses});
    return true;
}

size_t Checker::captured_work(const void* graph) const {
    const std::lock_guard<std::mutex> lock(mutex_);
    const auto work = captured_.find(number(graph));
    return work == captured_.end() ? 0 : work->second.size();
}

void Checker::graph_is_gone(const void* graph) {
    const std::lock_guard<std::mutex> lock(mutex_);
    captured_.erase(number(graph));
}

bool Checker::graph_runs(const void* graph, uint64_t stream, When when) {
    Findings found(*this);
    const auto work = captured_.find(number(graph));
    if (work == captured_.end()) {
        return true;
    }
    bool inside = true;
    for (const Captured& each : work->second) {
        for (const Access& access : each.accesses) {
            inside = judge_bounds(each.name, access, found) && inside;
        }
    }
    for (const Captured& each : work->second) {
        queue(each.name, each.call, stream, when, each.accesses, found);
    }
    return inside;
}

}  // namespace actgrad::strict

#endif
